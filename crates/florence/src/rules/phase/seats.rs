//! Bidding for seats, if the table has agreed on it (H11): before the starting hands, the
//! seats of the first round are auctioned one after another, beginning with the start
//! player's. A table where players bid for the seat of their choice only enters the result.
//! Players win a position in the turn order; player A keeps the letter A.

use super::auction::{Reach, among};
use crate::rules::command::{Command, Decision, Event, Events};
use crate::rules::components::florins;
use crate::rules::game::{Game, order_of};
use crate::rules::progress::{Phase, SEATS, Seating};
use crate::rules::rule::{Count, Fact, Open, Rule, Violation};
use table::Seat;

pub(crate) fn check(game: &Game, command: &Command) -> Result<(), Violation> {
    let seat = command.seat;
    let seating = &game.seating;
    match command.decision {
        Decision::Sit(price) => check_sit(game, seat, seating.place(), price),
        Decision::SitAt(place, price) => check_sit(game, seat, place, price),
        Decision::Raise(bid) => {
            check_bidder(seating, seat)?;
            game.check_turn(seat, Rule::H11)?;
            let next = seating.price + game.variant.raise;
            if bid != next {
                return Err(Rule::A5.broken(Fact::WrongRaise { bid, next }));
            }
            game.check_money(seat, bid, Rule::A11)
        }
        Decision::Pass => {
            check_bidder(seating, seat)?;
            game.check_turn(seat, Rule::H11)
        }
        Decision::Return(_)
        | Decision::Name(_)
        | Decision::Decline
        | Decision::Win(..)
        | Decision::Take(_)
        | Decision::Place(..)
        | Decision::Keep(..)
        | Decision::Recruit(..)
        | Decision::Hold
        | Decision::Build(..)
        | Decision::Hire
        | Decision::Introduce(_)
        | Decision::AcquireBonus
        | Decision::Complete(_)
        | Decision::Bid(..)
        | Decision::Princess(_)
        | Decision::EndTurn
        | Decision::Sell(_)
        | Decision::Merchant(_)
        | Decision::Professor(_)
        | Decision::LetGo
        | Decision::Exchange(_)
        | Decision::Offer(_)
        | Decision::Accept
        | Decision::Refuse
        | Decision::Agree(_)
        | Decision::Reveal(_)
        | Decision::Correct(_) => Err(Rule::H11.broken(Fact::NotNow)),
    }
}

fn check_bidder(seating: &Seating, seat: Seat) -> Result<(), Violation> {
    if seating.seated().contains(seat) {
        Err(Rule::H11.broken(Fact::HasSeat))
    } else if !seating.bidders.contains(seat) {
        Err(Rule::H11.broken(Fact::HasPassed))
    } else {
        Ok(())
    }
}

/// Checks the result of a seat auction. If there are bids, some sequence of bids must end
/// like this; without bids, it may have been sold in any way.
fn check_sit(game: &Game, seat: Seat, place: u8, price: u32) -> Result<(), Violation> {
    let seating = &game.seating;
    let players = game.player_count();
    check_bidder(seating, seat)?;
    if !(1..=players as u8).contains(&place) {
        return Err(Rule::H11.broken(Fact::OutOfRange {
            what: Count::Players,
            found: place.into(),
            least: 1,
            most: players as i64,
        }));
    }
    if let Some((owner, _)) = seating.won[usize::from(place) - 1] {
        return Err(Rule::H11.broken(Fact::SeatSold { place, owner }));
    }
    let is_running = seating.is_running(players);
    if is_running && place != seating.place() {
        return Err(Rule::H11.broken(Fact::FirstDecide(Open::Bidding)));
    }
    if !price.is_multiple_of(florins::STEP) {
        let amount = i64::from(price);
        return Err(Rule::G2.broken(Fact::NotAStep { amount }));
    }
    game.check_money(seat, price, Rule::A11)?;
    if !is_running {
        return Ok(());
    }
    let prices = reaches(game).filter(|reach| reach.winners().contains(seat));
    among(prices.map(Reach::price), price)
}

/// Returns the possible states of the running auction at every price from the present one
/// upwards.
fn reaches(game: &Game) -> impl Iterator<Item = Reach> + '_ {
    let seating = game.seating;
    let now = Reach::at(seating.price, seating.highest, seating.bidders);
    std::iter::successors(Some(now), move |reach| {
        let price = reach.price() + game.variant.raise;
        let able = game
            .seats()
            .filter(|&seat| game.player(seat).money >= price);
        let first = |highest: Seat| match reach.price() == seating.price {
            true => seating.turn,
            false => game.left(highest),
        };
        reach.raised(game, able.collect(), first)
    })
}

/// Returns all results that can be entered now: first those that bidding in order ends in,
/// then all others.
pub(crate) fn results(game: &Game) -> Vec<Command> {
    let seating = &game.seating;
    let players = game.player_count();
    let here = seating.place();
    let of = |reach: Reach| {
        let winners = reach.winners().iter();
        winners.map(move |seat| (seat, reach.price()))
    };
    let bid: Vec<(Seat, u32)> = reaches(game).flat_map(of).collect();
    let sits = |&(seat, price): &(Seat, u32)| Command::new(seat, Decision::Sit(price));
    let at = |place: u8| {
        move |&(seat, price): &(Seat, u32)| Command::new(seat, Decision::SitAt(place, price))
    };
    let mut all: Vec<Command> = bid.iter().map(sits).collect();
    if seating.is_running(players) {
        all.extend(bid.iter().map(at(here)));
        return all;
    }
    let paid = payable(game);
    let others = paid.iter().filter(|one| !bid.contains(one));
    all.extend(others.map(sits));
    for place in unsold(game) {
        all.extend(paid.iter().map(at(place)));
    }
    all
}

/// Returns the numbers of the unsold seats.
fn unsold(game: &Game) -> impl Iterator<Item = u8> + '_ {
    let places = (1..).zip(&game.seating.won[..game.player_count()]);
    places
        .filter(|(_, won)| won.is_none())
        .map(|(place, _)| place)
}

/// Returns what the players without a seat can pay.
fn payable(game: &Game) -> Vec<(Seat, u32)> {
    let left = game.seating.bidders.iter();
    let prices = left.flat_map(|seat| {
        let most = game.player(seat).money();
        (0..=most)
            .step_by(florins::STEP as usize)
            .map(move |price| (seat, price))
    });
    prices.collect()
}

/// Accepts the last seat for its owner, at no cost; entering it again is allowed.
pub(super) fn check_left_over(
    game: &Game,
    seat: Seat,
    place: Option<u8>,
    price: u32,
) -> Result<(), Violation> {
    let refused = Err(Rule::H11.broken(Fact::HasSeat));
    match game.seat_left_over() {
        Some((last, at)) if last == seat => match price == 0 && place.is_none_or(|it| it == at) {
            true => Ok(()),
            false => refused,
        },
        Some(_) => refused,
        None => Err(Rule::H11.broken(Fact::NotNow)),
    }
}

/// Returns the commands that enter the last seat.
pub(crate) fn left_over(game: &Game) -> Vec<Command> {
    let said = game.seat_left_over().map(|(seat, place)| {
        let said = [Decision::Sit(0), Decision::SitAt(place, 0)];
        said.map(|decision| Command::new(seat, decision))
    });
    said.into_iter().flatten().collect()
}

/// Ends the time in which the last seat may be entered, because something else happens.
pub(super) fn close(game: &mut Game) {
    game.seating = Seating::begin(Seat::A, game.player_count());
}

pub(crate) fn apply(game: &mut Game, seat: Seat, decision: Decision, events: &mut impl Events) {
    let players = game.player_count();
    let seating = &mut game.seating;
    let place = seating.place();
    if let Decision::Sit(price) = decision {
        return sit(game, seat, place, price, events);
    }
    if let Decision::SitAt(place, price) = decision {
        return sit(game, seat, place, price, events);
    }
    if let Decision::Raise(price) = decision {
        seating.price = price;
        seating.highest = seat;
    } else {
        seating.bidders.remove(seat);
    }
    if seating.bidders.len() == 1 {
        let (highest, price) = (seating.highest, seating.price);
        return sit(game, highest, place, price, events);
    }
    // Only if a player has passed out of turn could it be the highest bidder.
    let others = seating.bidders.without(seating.highest);
    seating.turn = seat.next_in(others, players);
}

/// Gives a player the seat at this price; the next one is auctioned, and the last goes to
/// the remaining player.
fn sit(game: &mut Game, seat: Seat, place: u8, price: u32, events: &mut impl Events) {
    game.seating.won[usize::from(place.max(1) - 1) % SEATS] = Some((seat, price));
    events.push(Event::Seated { seat, place, price });
    game.pay(seat, price, events);
    let players = game.player_count();
    let seating = game.seating;
    let left = Seat::first(players).minus(seating.seated());
    match (left.len(), left.first()) {
        (1, Some(last)) => sit(game, last, seating.place(), 0, events),
        (0, _) => begin(game, seat),
        _ => {
            let opener = match left.contains(seating.opener) {
                true => seating.opener,
                false => seating.opener.next_in(left, players),
            };
            game.seating = Seating::open(seating.won, opener, left, players);
        }
    }
}

/// Ends the seat auctions: from now on the bought seats set the turn order.
fn begin(game: &mut Game, last: Seat) {
    let seats = game.seating.won.into_iter().flatten();
    let mut order = [Seat::A; SEATS];
    let mut players = 0;
    for (slot, (seat, _)) in order.iter_mut().zip(seats) {
        *slot = seat;
        players += 1;
    }
    game.next = order_of(&order[..players]);
    game.start_player = order[0];
    game.phase = Phase::StartingHands;
    game.seating = Seating::over(game.seating.won, last);
    // The first phase begins with the start player, too.
    game.begin_with_start_player();
}

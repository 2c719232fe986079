//! Bidding for seats, where the table has agreed on it (H11): before the starting
//! hands the seats of the first round are auctioned one after another, from the start
//! player's on. What is won is a place in the order of play; who is called A stays A.

use super::auction::{Reach, among};
use crate::rules::command::{Command, Decision, Event, Events};
use crate::rules::components::florins;
use crate::rules::game::{Game, order_of};
use crate::rules::progress::{Phase, SEATS, Seating};
use crate::rules::rule::{Fact, Rule, Violation};
use table::Seat;

pub(crate) fn check(game: &Game, command: &Command) -> Result<(), Violation> {
    let seat = command.seat;
    let seating = &game.seating;
    match command.decision {
        Decision::Sit(price) => check_sit(game, seat, price),
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

/// The result of the auction of a seat: everything that bidding would have checked,
/// and that some sequence of bids ends so.
fn check_sit(game: &Game, seat: Seat, price: u32) -> Result<(), Violation> {
    check_bidder(&game.seating, seat)?;
    if !price.is_multiple_of(florins::STEP) {
        let amount = i64::from(price);
        return Err(Rule::G2.broken(Fact::NotAStep { amount }));
    }
    game.check_money(seat, price, Rule::A11)?;
    let prices = reaches(game).filter(|reach| reach.winners().contains(seat));
    among(prices.map(Reach::price), price)
}

/// The possible states of the auction that is running at every price from the present
/// one upwards.
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

/// All results that can be entered now: who, at which price.
pub(crate) fn results(game: &Game) -> Vec<(Seat, u32)> {
    let of = |reach: Reach| {
        let winners = reach.winners().iter();
        winners.map(move |seat| (seat, reach.price()))
    };
    reaches(game).flat_map(of).collect()
}

pub(crate) fn apply(game: &mut Game, seat: Seat, decision: Decision, events: &mut impl Events) {
    let players = game.player_count();
    let seating = &mut game.seating;
    if let Decision::Sit(price) = decision {
        return sit(game, seat, price, events);
    }
    if let Decision::Raise(price) = decision {
        seating.price = price;
        seating.highest = seat;
    } else {
        seating.bidders.remove(seat);
    }
    if seating.bidders.len() == 1 {
        let (highest, price) = (seating.highest, seating.price);
        return sit(game, highest, price, events);
    }
    // Only where somebody has passed out of turn could it be the highest bidder.
    let others = seating.bidders.without(seating.highest);
    seating.turn = seat.next_in(others, players);
}

/// A seat is paid for; the next one is auctioned, and the last is nobody else's.
fn sit(game: &mut Game, seat: Seat, price: u32, events: &mut impl Events) {
    let place = usize::from(game.seating.place());
    game.seating.won[(place - 1) % SEATS] = Some((seat, price));
    events.push(Event::Seated {
        seat,
        place: place as u8,
        price,
    });
    game.pay(seat, price, events);
    let players = game.player_count();
    let seating = game.seating;
    let left = Seat::first(players).minus(seating.seated());
    match (left.len(), left.first()) {
        (1, Some(last)) => sit(game, last, 0, events),
        (0, _) => begin(game),
        _ => {
            let opener = match left.contains(seating.opener) {
                true => seating.opener,
                false => seating.opener.next_in(left, players),
            };
            game.seating = Seating::open(seating.won, opener, left, players);
        }
    }
}

/// Everybody has a seat: from now on it goes round by them.
fn begin(game: &mut Game) {
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
    game.seating = Seating::begin(Seat::A, game.player_count());
    // What follows begins with the start player, too.
    game.begin_with_start_player();
}

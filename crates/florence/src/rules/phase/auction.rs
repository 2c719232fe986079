//! The auction phase (A1 to A13), bid by bid or by results; T2 and T3 are numbers of the
//! variant. In the older variant objects are set aside, and one of them is kept at the end
//! of the phase (Z1 to Z8).

use crate::rules::cards::any::Deck;
use crate::rules::characters::Character;
use crate::rules::command::{Command, Decision, Event, Events, Source};
use crate::rules::components::{MOST_EACH, Object, Tile, florins};
use crate::rules::game::Game;
use crate::rules::progress::{Bidding, Pending};
use crate::rules::rule::{Fact, Open, Rule, Violation};
use table::{Item, Seat, Set};

/// Why a bidder can only pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRaise {
    /// Money and all points that could be sold (G4) do not reach the next bid (A11). This
    /// is the only reason that is not public if money is kept secret (G5).
    OutOfReach {
        /// The next bid in florins.
        next: u32,
    },
    /// The bidder could not keep the object.
    Useless(Useless),
}

/// Why a player could not keep an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Useless {
    /// The player has three builders (A12).
    ThreeBuilders,
    /// The landscape has no legal place in the player's principality (A13).
    NoPlace(Object),
}

impl From<Useless> for Violation {
    fn from(useless: Useless) -> Self {
        match useless {
            Useless::ThreeBuilders => Rule::A12.broken(Fact::ThreeBuilders),
            Useless::NoPlace(object) => Rule::A13.broken(Fact::NoPlace(object)),
        }
    }
}

impl Game {
    /// Returns the pass of the bidder whose turn it is, if no other decision is possible,
    /// and why; `None` if the bidder could raise, perhaps after selling points (G4).
    ///
    /// The rules do not play this pass by themselves. The window and the bots ask here and
    /// play it for the bidder.
    #[must_use]
    pub fn forced_pass(&self) -> Option<(Command, NoRaise)> {
        if let Some(seating) = self.seating() {
            let (seat, next) = (seating.turn, self.next_bid()?);
            let short = self.means(seat) < next;
            return short.then_some((
                Command::new(seat, Decision::Pass),
                NoRaise::OutOfReach { next },
            ));
        }
        // Choosing from the cards of a Professor comes first (M10).
        let bidding = self.bidding().filter(|_| self.pending.is_none())?;
        let (seat, object, next) = (bidding.turn, bidding.object, self.next_bid()?);
        let why = match check_use(self, seat, object) {
            Err(useless) => NoRaise::Useless(useless),
            Ok(()) if self.means(seat) < next => NoRaise::OutOfReach { next },
            Ok(()) => return None,
        };
        Some((Command::new(seat, Decision::Pass), why))
    }
}

pub(crate) fn check(game: &Game, command: &Command) -> Result<(), Violation> {
    let seat = command.seat;
    match (game.auction.bidding, command.decision) {
        (_, Decision::Win(object, price)) => check_win(game, seat, object, price),
        (None, Decision::Name(object)) => {
            check_in_phase(game, seat)?;
            game.check_turn(seat, game.variant.cites.opener)?;
            check_available(game, object)?;
            check_bid(game, seat, object, game.opening_bid())
        }
        (None, Decision::Decline) => {
            check_in_phase(game, seat)?;
            game.check_turn(seat, game.variant.cites.opener)
        }
        (Some(bidding), Decision::Raise(bid)) => {
            check_bidder(game, &bidding, seat)?;
            let next = bidding.price + game.variant.raise;
            if bid != next {
                return Err(Rule::A5.broken(Fact::WrongRaise { bid, next }));
            }
            check_bid(game, seat, bidding.object, bid)
        }
        (Some(bidding), Decision::Pass) => check_bidder(game, &bidding, seat),
        (Some(_), Decision::Name(_) | Decision::Decline) => {
            Err(Rule::A5.broken(Fact::FirstDecide(Open::Bidding)))
        }
        (None, Decision::Raise(_) | Decision::Pass) => Err(Rule::A4.broken(Fact::NotNow)),
        (_, Decision::Return(_)) => Err(Rule::S2.broken(Fact::NotNow)),
        (_, Decision::Place(..)) => Err(Rule::O1.broken(Fact::NotNow)),
        (_, Decision::Keep(..)) => Err(Rule::O7.broken(Fact::NotNow)),
        (_, Decision::Recruit(..) | Decision::Hold) => Err(Rule::O8.broken(Fact::NotNow)),
        (_, Decision::Sit(_) | Decision::SitAt(..)) => Err(Rule::H11.broken(Fact::NotNow)),
        (_, Decision::Take(_)) => Err(Rule::Z3.broken(Fact::NotNow)),
        (_, Decision::Bid(..)) => Err(Rule::M1.broken(Fact::NotNow)),
        (_, Decision::LetGo) => Err(Rule::M5.broken(Fact::NotNow)),
        (_, Decision::Exchange(_)) => Err(Rule::M11.broken(Fact::NotNow)),
        (
            _,
            Decision::Build(..)
            | Decision::Hire
            | Decision::Introduce(_)
            | Decision::AcquireBonus
            | Decision::Complete(_)
            | Decision::Princess(_)
            | Decision::Offer(_)
            | Decision::Accept
            | Decision::Refuse
            | Decision::Agree(_)
            | Decision::EndTurn
            | Decision::Sell(_)
            | Decision::Merchant(_)
            | Decision::Professor(_)
            | Decision::Reveal(_)
            | Decision::Correct(_),
        ) => Err(Rule::B1.broken(Fact::NotNow)),
    }
}

/// A1 and A8: a player who has acquired their share, or declined, is out of the phase.
fn check_in_phase(game: &Game, seat: Seat) -> Result<(), Violation> {
    let auction = &game.auction;
    if auction.remaining.contains(seat) {
        Ok(())
    } else if auction.acquired_by(seat).count() >= usize::from(game.variant.objects_each) {
        Err(game.variant.cites.objects.broken(Fact::HasAcquired))
    } else {
        Err(Rule::A8.broken(Fact::HasDeclined))
    }
}

fn check_bidder(game: &Game, bidding: &Bidding, seat: Seat) -> Result<(), Violation> {
    check_in_phase(game, seat)?;
    if !bidding.bidders.contains(seat) {
        return Err(Rule::A5.broken(Fact::HasPassed));
    }
    game.check_turn(seat, Rule::A5)
}

/// A2, A3 and T3: the stack can be named in this phase.
#[inline]
pub(crate) fn check_available(game: &Game, object: Object) -> Result<(), Violation> {
    if !game.objects().contains(object) {
        return Err(Rule::T3.broken(Fact::NotAuctioned(object)));
    }
    if game.auction.taken.contains(object) {
        let rule = if object == Object::Landscape {
            Rule::T3
        } else {
            Rule::A2
        };
        return Err(rule.broken(Fact::Taken(object)));
    }
    if game.objects_left(object) == 0 {
        return Err(Rule::A3.broken(Fact::StackEmpty(object)));
    }
    Ok(())
}

/// A12, A13 and A11: the seat may bid this for the object.
#[inline]
pub(crate) fn check_bid(
    game: &Game,
    seat: Seat,
    object: Object,
    bid: u32,
) -> Result<(), Violation> {
    check_use(game, seat, object)?;
    game.check_money(seat, bid, game.variant.cites.means)
}

/// A12 and A13, both our rulings: players cannot bid for what they could not keep.
#[inline]
fn check_use(game: &Game, seat: Seat, object: Object) -> Result<(), Useless> {
    let player = game.player(seat);
    if object == Object::Builder && player.builders >= game.variant.most_builders {
        return Err(Useless::ThreeBuilders);
    }
    let kinds = object.landscapes();
    let has_place = kinds.iter().any(|&kind| {
        let tile = Tile::Landscape(kind);
        let home = player.principality();
        game.tiles_left(tile) > 0 && home.fits(tile, game.beside(seat), game.edition)
    });
    if !kinds.is_empty() && !has_place {
        return Err(Useless::NoPlace(object));
    }
    Ok(())
}

/// Checks the result of an auction in one entry: everything that bidding would have
/// checked, and that some sequence of bids ends like this.
fn check_win(game: &Game, seat: Seat, object: Object, price: u32) -> Result<(), Violation> {
    check_in_phase(game, seat)?;
    let opening = game.opening_bid();
    match game.auction.bidding {
        Some(bidding) if bidding.object != object => {
            return Err(Rule::A5.broken(Fact::OtherAuction(bidding.object)));
        }
        Some(bidding) if !bidding.bidders.contains(seat) => {
            return Err(Rule::A5.broken(Fact::HasPassed));
        }
        Some(_) => {}
        None => check_available(game, object)?,
    }
    if !price.is_multiple_of(florins::STEP) {
        let amount = i64::from(price);
        return Err(Rule::G2.broken(Fact::NotAStep { amount }));
    }
    if price < opening {
        let rule = game.variant.cites.opening_bid;
        return Err(rule.broken(Fact::BelowOpening { price, opening }));
    }
    if game.auction.remaining.len() == 1 && price != opening {
        let rule = game.variant.cites.last;
        return Err(rule.broken(Fact::LastPaysOpening { opening }));
    }
    check_bid(game, seat, object, price)?;
    let prices = Reach::of(game, object).filter(|reach| reach.winners().contains(seat));
    among(prices.map(|reach| reach.price), price)
}

/// Returns whether this is one of the prices at which a player can win; the prices come in
/// rising order (A5).
pub(super) fn among(prices: impl Iterator<Item = u32>, price: u32) -> Result<(), Violation> {
    let mut below = None;
    for at in prices {
        if at == price {
            return Ok(());
        }
        if at > price {
            let above = Some(at);
            return Err(Rule::A5.broken(Fact::PriceNotReachable {
                price,
                below,
                above,
            }));
        }
        below = Some(at);
    }
    let above = None;
    Err(Rule::A5.broken(Fact::PriceNotReachable {
        price,
        below,
        above,
    }))
}

impl Game {
    /// Checks whether a seat may bid this many florins for an object (A11, A12, A13), apart
    /// from whose turn it is.
    ///
    /// # Errors
    /// Returns the rule that it would break.
    pub fn check_bid(&self, seat: Seat, object: Object, florins: u32) -> Result<(), Violation> {
        check_bid(self, seat, object, florins)
    }
}

/// Returns all results of auctions that can be entered now: who, what, at which price.
pub(crate) fn results(game: &Game) -> Vec<(Seat, Object, u32)> {
    let mut found = Vec::new();
    for object in game.objects() {
        let possible = match game.auction.bidding {
            Some(bidding) => bidding.object == object,
            None => check_available(game, object).is_ok(),
        };
        if possible {
            for reach in Reach::of(game, object) {
                let winners = reach.winners().iter();
                found.extend(winners.map(|seat| (seat, object, reach.price)));
            }
        }
    }
    found
}

/// All states an auction can be in at one price, whatever the bids before it: for each
/// highest bidder, the sets of seats that may not have passed.
///
/// A price is a few steps away and there are 32 sets for 5 seats, so this is exact and
/// small.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    price: u32,
    /// For each highest bidder, a bit for each set of bidders (A is 1, B is 2, C is 4 …).
    states: [u32; 5],
}

impl Reach {
    /// Returns the possible states at every price from the present one upwards.
    fn of(game: &Game, object: Object) -> impl Iterator<Item = Reach> + '_ {
        std::iter::successors(Reach::now(game, object), move |reach| {
            reach.next(game, object)
        })
    }

    fn now(game: &Game, object: Object) -> Option<Reach> {
        let auction = &game.auction;
        let (price, highest, bidders) = match auction.bidding {
            Some(bidding) => (bidding.price, bidding.highest, bidding.bidders),
            None => (game.opening_bid(), auction.opener, auction.remaining),
        };
        let may_open = auction.bidding.is_some() || check_bid(game, highest, object, price).is_ok();
        may_open.then(|| Reach::at(price, highest, bidders))
    }

    /// Returns the auction at this price with these bidders.
    pub(crate) fn at(price: u32, highest: Seat, bidders: Set<Seat>) -> Reach {
        let mut states = [0; 5];
        states[highest.index()] = 1 << index(bidders);
        Reach { price, states }
    }

    /// Returns the price.
    pub(crate) fn price(self) -> u32 {
        self.price
    }

    /// Returns the possible states one raise later; `None` if no player can raise.
    fn next(self, game: &Game, object: Object) -> Option<Reach> {
        let price = self.price + game.variant.raise;
        let able = game
            .seats()
            .filter(|&seat| check_bid(game, seat, object, price).is_ok());
        self.raised(game, able.collect(), |highest| {
            first_to_answer(game, &self, highest)
        })
    }

    /// Returns the same if these seats can raise, and this seat answers each bidder first.
    pub(crate) fn raised(
        self,
        game: &Game,
        able: Set<Seat>,
        first: impl Fn(Seat) -> Seat,
    ) -> Option<Reach> {
        let price = self.price + game.variant.raise;
        let mut states = [0; 5];
        for highest in game.seats() {
            let mut sets = self.states[highest.index()];
            while sets != 0 {
                let mut bidders = subset(sets.trailing_zeros());
                sets &= sets - 1;
                let mut seat = first(highest);
                while seat != highest {
                    if bidders.contains(seat) {
                        if able.contains(seat) {
                            states[seat.index()] |= 1 << index(bidders);
                        }
                        bidders.remove(seat);
                    }
                    seat = game.left(seat);
                }
            }
        }
        (states != [0; 5]).then_some(Reach { price, states })
    }

    /// Returns who can have made the bid at this price, and so wins if all others pass.
    pub(crate) fn winners(self) -> Set<Seat> {
        let seats = Seat::ALL.iter().copied();
        seats
            .filter(|seat| self.states[seat.index()] != 0)
            .collect()
    }
}

/// Returns who answers a bid first: in the running auction, at its present price, the seat
/// whose turn it is; otherwise the seat next to the bidder.
fn first_to_answer(game: &Game, reach: &Reach, highest: Seat) -> Seat {
    match game.auction.bidding {
        Some(bidding) if bidding.price == reach.price => bidding.turn,
        _ => game.left(highest),
    }
}

fn index(seats: Set<Seat>) -> u32 {
    seats.iter().map(|seat| 1 << seat.index()).sum()
}

fn subset(index: u32) -> Set<Seat> {
    let seats = Seat::ALL.iter().copied();
    seats
        .filter(|seat| index & (1 << seat.index()) != 0)
        .collect()
}

pub(crate) fn apply(game: &mut Game, seat: Seat, decision: Decision, events: &mut impl Events) {
    match decision {
        Decision::Decline => {
            game.auction.remaining.remove(seat);
            next_opener(game, seat);
        }
        Decision::Name(object) => open(game, seat, object, events),
        Decision::Raise(price) => {
            if let Some(mut bidding) = game.auction.bidding {
                bidding.price = price;
                bidding.highest = seat;
                bidding.turn = game.next_in(seat, bidding.bidders);
                game.auction.bidding = Some(bidding);
            }
        }
        Decision::Pass => pass(game, seat, events),
        Decision::Win(object, price) => acquire(game, seat, object, price, events),
        // Refused by `check`.
        Decision::Return(_)
        | Decision::Place(..)
        | Decision::Keep(..)
        | Decision::Recruit(..)
        | Decision::Hold
        | Decision::Sit(_)
        | Decision::SitAt(..)
        | Decision::Take(_)
        | Decision::Build(..)
        | Decision::Hire
        | Decision::Introduce(_)
        | Decision::AcquireBonus
        | Decision::Complete(_)
        | Decision::Bid(..)
        | Decision::Princess(_)
        | Decision::Merchant(_)
        | Decision::Professor(_)
        | Decision::LetGo
        | Decision::Exchange(_)
        | Decision::Offer(_)
        | Decision::Accept
        | Decision::Refuse
        | Decision::Agree(_)
        | Decision::EndTurn
        | Decision::Sell(_)
        | Decision::Reveal(_)
        | Decision::Correct(_) => {}
    }
}

fn open(game: &mut Game, seat: Seat, object: Object, events: &mut impl Events) {
    let price = game.opening_bid();
    let bidders = game.auction.remaining;
    if bidders.len() == 1 {
        return acquire(game, seat, object, price, events);
    }
    game.auction.bidding = Some(Bidding {
        object,
        price,
        highest: seat,
        bidders,
        turn: game.next_in(seat, bidders),
    });
}

fn pass(game: &mut Game, seat: Seat, events: &mut impl Events) {
    if let Some(mut bidding) = game.auction.bidding {
        bidding.bidders.remove(seat);
        if bidding.bidders.len() == 1 {
            return acquire(game, bidding.highest, bidding.object, bidding.price, events);
        }
        // Only if a player has passed out of turn could it be the highest bidder.
        let others = bidding.bidders.without(bidding.highest);
        bidding.turn = game.next_in(seat, others);
        game.auction.bidding = Some(bidding);
    }
}

/// A6 and A7: the highest bidder pays and is out of the phase with the stack, unless each
/// player gets further objects (A1); the object takes effect (O). An object that is set
/// aside costs nothing and has no effect yet (Z1).
fn acquire(game: &mut Game, seat: Seat, object: Object, price: u32, events: &mut impl Events) {
    let sets_aside = game.variant.sets_aside;
    let auction = &mut game.auction;
    auction.bidding = None;
    auction.taken.insert(object);
    let acquired = &mut auction.acquired[seat.index()][..usize::from(game.variant.objects_each)];
    if let Some(slot) = acquired.iter_mut().find(|slot| slot.is_none()) {
        *slot = Some((object, price));
    }
    if acquired.iter().all(Option::is_some) {
        auction.remaining.remove(seat);
    }
    if sets_aside || auction.opener == seat {
        next_opener(game, seat);
    }
    match sets_aside {
        true => events.push(Event::SetAside {
            seat,
            object,
            price,
        }),
        false => take(game, seat, object, price, events),
    }
}

/// Makes the seat pay the price and get the object; with a Merchant it first says what he
/// is used for (M9).
fn take(game: &mut Game, seat: Seat, object: Object, price: u32, events: &mut impl Events) {
    if game.player(seat).character == Some(Character::Merchant) {
        game.pending = Some(Pending::Merchant {
            seat,
            object,
            price,
        });
        return;
    }
    hand_out(game, seat, object, [price; 2], events);
}

/// Gives the seat the object won at this price, and takes the part of it that is still to
/// be paid.
pub(crate) fn hand_out(
    game: &mut Game,
    seat: Seat,
    object: Object,
    [price, due]: [u32; 2],
    events: &mut impl Events,
) {
    events.push(Event::Acquired {
        seat,
        object,
        price,
    });
    game.pay(seat, due, events);
    match object {
        Object::Jester => {
            game.supply.jesters -= 1;
            game.player_mut(seat).jesters += 1;
        }
        Object::Builder => {
            game.supply.builders -= 1;
            game.player_mut(seat).builders += 1;
            if game.player(seat).builders > 1 {
                let points = game.variant.points_for_further_builder;
                game.gain(seat, points, Source::FurtherBuilder, events);
            }
        }
        Object::PrestigeCard => game.look_at(seat, Deck::Prestige, events),
        Object::RecruitingCard => {
            game.supply.recruiting_cards -= 1;
            game.player_mut(seat).recruiting_in_hand += 1;
            if game.can_recruit(seat) {
                game.pending = Some(Pending::Recruit { seat });
            }
        }
        Object::Forest | Object::Lake | Object::Park | Object::Landscape => {
            game.pending = Some(Pending::Place { seat, object });
        }
    }
}

/// Hands over what was set aside once all auctions are over, the start player first (Z3): a
/// single object without a choice (Z7). Returns whether a player has to decide something
/// first.
pub(crate) fn hand_over(game: &mut Game, events: &mut impl Events) -> bool {
    if !game.variant.sets_aside {
        return false;
    }
    for seat in game.turn_order() {
        if game.auction.settled.contains(seat) {
            continue;
        }
        let mut aside = game.auction.acquired_by(seat);
        match (aside.next(), aside.next()) {
            (Some(_), Some(_)) => game.pending = Some(Pending::Take { seat }),
            (Some((object, price)), None) => {
                game.auction.settled.insert(seat);
                take(game, seat, object, price, events);
            }
            (None, _) => drop(game.auction.settled.insert(seat)),
        }
        if game.pending.is_some() {
            return true;
        }
    }
    false
}

/// Z3 and Z4: the seat keeps this object for the higher price, and the other one leaves the
/// game.
pub(crate) fn keep_one(game: &mut Game, seat: Seat, object: Object, events: &mut impl Events) {
    let aside = game.auction.acquired[seat.index()];
    let price = aside.iter().flatten().map(|&(_, price)| price).max();
    let price = price.unwrap_or(0);
    for (other, _) in aside.into_iter().flatten() {
        if other != object {
            leave(game, other);
            events.push(Event::Left {
                seat,
                object: other,
            });
        }
    }
    let mut kept = [None; MOST_EACH];
    kept[0] = Some((object, price));
    game.auction.acquired[seat.index()] = kept;
    game.auction.settled.insert(seat);
    take(game, seat, object, price, events);
}

/// Removes one such object from the game; of the prestige cards the top one, unseen (Z8).
fn leave(game: &mut Game, object: Object) {
    match object {
        Object::Jester => game.supply.jesters -= 1,
        Object::Builder => game.supply.builders -= 1,
        Object::RecruitingCard => game.supply.recruiting_cards -= 1,
        Object::PrestigeCard => drop(game.prestige_cards.draw()),
        Object::Forest | Object::Lake | Object::Park | Object::Landscape => {
            let kinds = object.landscapes().iter();
            let left = kinds.max_by_key(|kind| game.supply.landscapes[kind.index()]);
            if let Some(kind) = left {
                game.supply.landscapes[kind.index()] -= 1;
            }
        }
    }
}

/// A7: the next player clockwise who is still in the phase opens. If objects are set aside,
/// the player with fewer opens; if both have the same number, the one next to the start
/// player (Z2).
fn next_opener(game: &mut Game, seat: Seat) {
    let auction = &game.auction;
    let opener = match game.variant.sets_aside {
        true => game
            .turn_order()
            .filter(|&seat| auction.remaining.contains(seat))
            .min_by_key(|&seat| auction.acquired_by(seat).count()),
        false => Some(game.next_in(seat, auction.remaining)),
    };
    game.auction.opener = opener.unwrap_or(game.auction.opener);
}

//! Trade (X), where the table has agreed on it: what bots offer, and what they accept.
//!
//! A bot offers at most one exchange to each player in its phase: a card on the table for
//! another one, for ducats, or for both. It pays no more than the other player probably asks
//! for, so both gain. It makes no promises, and sells nothing from its hand.

use super::worth::{Yard, target};
use crate::rules::card::{CardId, CardType, Spot};
use crate::rules::command::{Command, Decision, Lot};
use crate::rules::game::Game;
use crate::rules::state::Trade;
use table::{Seat, Set};

/// The minimum gain for accepting an exchange, in points.
const WORTH_ACCEPTING: f64 = 0.4;

/// The minimum gain for offering one, in points.
const WORTH_OFFERING: f64 = 0.2;

/// How many points more than that an offer leaves to the other player, who may judge a little
/// differently.
const MARGIN: f64 = 0.1;

/// Accepts an exchange if it gains something, also considering what it gains a rival (X).
pub(super) fn answer(view: &Game, yard: &Yard, seat: Seat, trade: &Trade) -> Decision {
    let gain = exchange(view, yard, seat, trade);
    let is_legal = |decision| view.check(&Command::new(seat, decision)).is_ok();
    match trade.accepted {
        true => Decision::Consent(gain > 0.0),
        false if gain > WORTH_ACCEPTING && is_legal(Decision::Accept) => Decision::Accept,
        false => Decision::Refuse,
    }
}

/// Returns the best offer to each player who was not asked yet in this phase, the best first,
/// with what it gains (X1).
pub(super) fn offers(view: &Game, yard: &Yard, seat: Seat) -> Vec<(f64, Decision)> {
    if !view.options().trade || view.active() != Some(seat) {
        return Vec::new();
    }
    let others = view.all_seats().without(seat).minus(view.asked());
    let best = others.iter().filter_map(|partner| {
        let all = offers_to(view, yard, seat, partner).into_iter();
        all.max_by(|one, other| one.0.total_cmp(&other.0))
    });
    let mut best: Vec<(f64, Decision)> = best.collect();
    best.sort_by(|one, other| other.0.total_cmp(&one.0));
    best
}

/// Returns the offers to a player that gain enough for both.
fn offers_to(view: &Game, yard: &Yard, seat: Seat, partner: Seat) -> Vec<(f64, Decision)> {
    let own = for_sale(view, yard, seat, partner);
    let theirs = for_sale(view, yard, partner, seat);
    let rivalry = yard.rivalry(seat, partner);
    let theirs_of_me = yard.rivalry(partner, seat);
    let mut found = Vec::new();
    for give in &own {
        for take in &theirs {
            if give.card.is_none() && take.card.is_none() {
                continue;
            }
            // What each has from the cards alone, and what the ducats must add to make the
            // other player agree: paid by this seat, or by the other one if it is negative.
            let (mine, their) = (take.received - give.had, give.received - take.had);
            let asks = WORTH_ACCEPTING + MARGIN;
            let needed = (asks - their + theirs_of_me * mine) / (1.0 + theirs_of_me);
            let money = match needed > 0.0 {
                true => i64::from(yard.price(needed)) + 1,
                false => -i64::from(yard.price(-needed)),
            };
            let pays = |money: i64| u32::try_from(money).unwrap_or(0);
            let (paid, got) = (pays(money), pays(-money));
            let moved = yard.ducats(paid) - yard.ducats(got);
            let gain = mine - moved - rivalry * (their + moved);
            if gain <= WORTH_OFFERING {
                continue;
            }
            let give = lot(give.card, paid);
            let take = lot(take.card, got);
            let decision = Decision::Offer(partner, give, take);
            if view.check(&Command::new(seat, decision)).is_ok() && can_be(view, seat, decision) {
                found.push((gain, decision));
            }
        }
    }
    found
}

/// Returns whether an offer could be accepted: who receives an artist can pay the fee (X2),
/// and the Pope, if that is a third player, gains nothing by refusing.
fn can_be(view: &Game, seat: Seat, decision: Decision) -> bool {
    let mut game = *view;
    game.play_legal(&Command::new(seat, decision));
    let Decision::Offer(partner, ..) = decision else {
        return false;
    };
    if game
        .check(&Command::new(partner, Decision::Accept))
        .is_err()
    {
        return false;
    }
    game.play_legal(&Command::new(partner, Decision::Accept));
    game.trade().is_none()
}

/// A card that could change hands, or none.
struct Sale {
    card: Option<CardId>,
    /// What it is worth to the player who has it.
    had: f64,
    /// What it would be worth to the other one.
    received: f64,
}

/// Returns what a player can sell to another one, nothing first: artists, families that stand
/// alone, and offices (X2). What is in hands is not for sale.
fn for_sale(view: &Game, yard: &Yard, owner: Seat, to: Seat) -> Vec<Sale> {
    let nothing = Sale {
        card: None,
        had: 0.0,
        received: 0.0,
    };
    let is_for_sale = |card: &CardId| match view.type_of(*card) {
        CardType::Artist | CardType::Office => true,
        card_type => card_type == CardType::Family && view.spot(*card) == Spot::Before(owner),
    };
    let cards = view.laid(owner).iter().filter(is_for_sale);
    let sales = cards.map(|card| Sale {
        card: Some(card),
        had: kept(view, yard, owner, card),
        received: yard.received(view, to, card),
    });
    std::iter::once(nothing).chain(sales).collect()
}

fn lot(card: Option<CardId>, money: u32) -> Lot {
    Lot {
        money,
        cards: card.map_or(Set::EMPTY, Set::only),
        hidden: 0,
    }
}

/// Returns an offer as the trade that awaits an answer.
pub(in crate::mind) fn offer(proposer: Seat, partner: Seat, give: Lot, take: Lot) -> Trade {
    Trade {
        proposer,
        partner,
        give,
        take,
        accepted: false,
    }
}

/// Returns what an exchange is worth to a seat: to one of the two, or to the Pope whose
/// consent is asked.
pub(in crate::mind) fn exchange(view: &Game, yard: &Yard, seat: Seat, trade: &Trade) -> f64 {
    let sides = [
        (trade.proposer, &trade.take, &trade.give),
        (trade.partner, &trade.give, &trade.take),
    ];
    let gains = sides.map(|(who, takes, gives)| {
        let gain = worth(view, yard, who, takes, true) - worth(view, yard, who, gives, false);
        match who == seat {
            true => gain,
            false => -gain * yard.rivalry(seat, who),
        }
    });
    gains.iter().sum()
}

/// Returns what one side of an exchange is worth to the player who receives it or has it.
fn worth(view: &Game, yard: &Yard, of: Seat, lot: &Lot, received: bool) -> f64 {
    let cards = lot.cards.iter().map(|card| match view.is_laid(card) {
        true if received => yard.received(view, of, card),
        true => kept(view, yard, of, card),
        false => yard.in_hand(view, card),
    });
    let cards: f64 = cards.sum();
    cards + yard.ducats(lot.money) + f64::from(lot.hidden) * yard.unknown_in_hand()
}

/// Returns what a card on the table is worth to its owner, who may lose it where it lies.
fn kept(view: &Game, yard: &Yard, owner: Seat, card: CardId) -> f64 {
    let defence = match view.spot(card) {
        Spot::Under(place) => view.defence(target(place)),
        _ if view.type_of(card) == CardType::Family => u16::from(view.figures(card).power),
        _ => 0,
    };
    yard.laid(view, owner, Set::only(card)) * (1.0 - yard.lost(defence))
}

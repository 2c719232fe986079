//! Trade between players (X), if the table uses it.
//!
//! An offer is answered before anything else happens, and an agreed exchange takes place at
//! once. Rulings: an offer from or to the Pope has the Pope's consent; and a player who has
//! voted in a ballot cannot sell or buy an office until it is counted, because that would
//! change the votes of the ballot.

use crate::rules::card::{CardId, CardType, Spot};
use crate::rules::command::{Event, Lot, Why};
use crate::rules::game::{Events, Game};
use crate::rules::rule::{Fact, Rule, Violation};
use crate::rules::state::{Phase, Trade};
use table::{Card, Item as _, Seat};

pub(in crate::rules) fn check_offer(
    game: &Game,
    seat: Seat,
    partner: Seat,
    give: Lot,
    take: Lot,
) -> Result<(), Violation> {
    if !game.options.trade {
        return Err(Rule::X1.broken(Fact::NoTrade));
    }
    if partner.index() >= game.player_count() {
        return Err(Rule::X1.broken(Fact::NoSuchSeat(partner)));
    }
    if partner == seat {
        return Err(Rule::X1.broken(Fact::Oneself));
    }
    match game.phase_now() {
        Some(Phase::Step(_)) if ![seat, partner].contains(&game.active) => {
            return Err(Rule::X1.broken(Fact::NotWithActive));
        }
        Some(Phase::Step(_) | Phase::Ballot(_) | Phase::OpenBallot(_)) => {}
        _ => return Err(Rule::X1.broken(Fact::NotNow)),
    }
    if give.is_empty() && take.is_empty() {
        return Err(Rule::X3.broken(Fact::EmptyOffer));
    }
    if let Some(card) = give.cards.intersection(take.cards).first() {
        return Err(Rule::X2.broken(Fact::CardTwice(card)));
    }
    check_lot(game, seat, partner, &give)?;
    // The partner's hand is checked only as far as the proposer can know it.
    let seen = game.seen_from(Some(seat));
    check_lot(&seen, partner, seat, &take)
}

/// Checks that a player can give this, as far as is known.
fn check_lot(game: &Game, giver: Seat, other: Seat, lot: &Lot) -> Result<(), Violation> {
    game.check_money(giver, lot.money, Rule::G2)?;
    let hand = game.hand(giver);
    let mut hidden = usize::from(lot.hidden);
    for card in lot.cards {
        game.check_card(card, Rule::X2)?;
        if game.spot(card) == Spot::Concealed {
            game.check_in_hand(giver, card, Rule::X2)?;
            if game.type_of(card).is_table() {
                return Err(Rule::X2.broken(Fact::NotForSale(card)));
            }
            hidden += usize::from(!hand.known().contains(card));
            continue;
        }
        if !game.is_laid(card) || game.owner(card) != Some(giver) {
            return Err(Rule::X2.broken(Fact::NotOwn(card)));
        }
        let for_sale = match game.type_of(card) {
            CardType::Artist => true,
            CardType::Family => game.spot(card) == Spot::Before(giver),
            CardType::Office => !has_voted(game, giver) && !has_voted(game, other),
            _ => false,
        };
        if !for_sale {
            return Err(Rule::X2.broken(Fact::NotForSale(card)));
        }
    }
    match hidden > usize::from(hand.hidden()) {
        true => Err(Rule::X2.broken(Fact::TooManyCards {
            found: hidden,
            there: usize::from(hand.hidden()),
        })),
        false => Ok(()),
    }
}

fn has_voted(game: &Game, seat: Seat) -> bool {
    match game.phase {
        Phase::Ballot(ballot) | Phase::OpenBallot(ballot) => ballot.voted().contains(seat),
        _ => false,
    }
}

pub(in crate::rules) fn offer(game: &mut Game, seat: Seat, partner: Seat, give: Lot, take: Lot) {
    if game.active() == Some(seat) {
        game.asked = game.asked.with(partner);
    }
    game.trade = Some(Trade {
        proposer: seat,
        partner,
        give,
        take,
        accepted: false,
    });
}

fn check_partner(game: &Game, seat: Seat) -> Result<Trade, Violation> {
    match game.trade {
        Some(trade) if !trade.accepted => {
            game.check_turn(seat, Rule::X1)?;
            Ok(trade)
        }
        Some(_) | None => Err(Rule::X1.broken(Fact::NotNow)),
    }
}

pub(in crate::rules) fn check_accept(game: &Game, seat: Seat) -> Result<(), Violation> {
    let trade = check_partner(game, seat)?;
    check_trade(game, &trade)
}

/// Checks that both can give what was agreed, and pay the artists they receive (X2).
pub(in crate::rules) fn check_trade(game: &Game, trade: &Trade) -> Result<(), Violation> {
    check_lot(game, trade.proposer, trade.partner, &trade.give)?;
    check_lot(game, trade.partner, trade.proposer, &trade.take)?;
    let sides = [
        (trade.proposer, trade.give, trade.take),
        (trade.partner, trade.take, trade.give),
    ];
    for (seat, gives, takes) in sides {
        let artists = takes
            .cards
            .intersection(game.edition.of_type(CardType::Artist));
        let needed: u32 = artists
            .iter()
            .map(|card| u32::from(game.figures(card).fee))
            .sum();
        let has = game.money[seat] - gives.money + takes.money;
        if has < needed {
            return Err(Rule::X2.broken(Fact::NotEnoughMoney { needed, has }));
        }
    }
    Ok(())
}

pub(in crate::rules) fn check_refuse(game: &Game, seat: Seat) -> Result<(), Violation> {
    check_partner(game, seat).map(drop)
}

pub(in crate::rules) fn accept(game: &mut Game, events: &mut impl Events) {
    let Some(trade) = &mut game.trade else {
        return;
    };
    trade.accepted = true;
    let trade = *trade;
    let cards = trade.give.cards.union(trade.take.cards);
    let offices = cards.intersection(game.edition.of_type(CardType::Office));
    let pope_is_in = [trade.proposer, trade.partner].contains(&game.pope);
    if offices.is_empty() || pope_is_in {
        exchange(game, trade, events);
    }
}

pub(in crate::rules) fn refuse(game: &mut Game, seat: Seat, events: &mut impl Events) {
    game.trade = None;
    events.push(Event::Refused(seat));
}

pub(in crate::rules) fn check_consent(game: &Game, seat: Seat) -> Result<(), Violation> {
    match game.trade {
        Some(trade) if trade.accepted => game.check_turn(seat, Rule::X2),
        Some(_) | None => Err(Rule::X2.broken(Fact::NotNow)),
    }
}

pub(in crate::rules) fn consent(game: &mut Game, yes: bool, events: &mut impl Events) {
    match game.trade {
        Some(trade) if yes => exchange(game, trade, events),
        Some(_) | None => refuse(game, game.pope, events),
    }
}

fn exchange(game: &mut Game, trade: Trade, events: &mut impl Events) {
    game.trade = None;
    let Trade {
        proposer, partner, ..
    } = trade;
    events.push(Event::Traded(proposer, partner));
    give(game, proposer, partner, &trade.give, events);
    give(game, partner, proposer, &trade.take, events);
}

fn give(game: &mut Game, from: Seat, to: Seat, lot: &Lot, events: &mut impl Events) {
    game.pay(from, lot.money, Why::Trade(to), events);
    game.earn(to, lot.money, Why::Trade(from), events);
    for card in lot.cards {
        if game.is_laid(card) {
            super::arrival::arrive(game, to, card);
        } else {
            to_hand(game, from, to, card);
        }
    }
    for _ in 0..lot.hidden {
        game.goes_unseen(from, to, Card::Hidden);
    }
}

fn to_hand(game: &mut Game, from: Seat, to: Seat, card: CardId) {
    if !game.hand(from).known().contains(card) {
        game.hands[from].reveal(card);
        game.known_by[card.index()] = 0;
    }
    game.goes_unseen(from, to, Card::Known(card));
}

//! The deal: hands kept or returned (S4), and what hands turn out to contain.
//!
//! Every player is asked, and again after each new hand, because asking only those who may
//! return their hand would reveal it. If hands are unknown, a player's word is accepted.

use crate::rules::card::CardId;
use crate::rules::command::Event;
use crate::rules::game::{Events, Game, bit};
use crate::rules::options::ALIKE;
use crate::rules::rule::{Fact, Rule, Violation};
use crate::rules::state::Phase;
use table::{Card, Hand, Item as _, Seat, Set, Stack};

fn check_asked(game: &Game, seat: Seat) -> Result<(), Violation> {
    match game.phase_now() {
        Some(Phase::Redeal(_)) => game.check_turn(seat, Rule::S4),
        _ => Err(Rule::S4.broken(Fact::NotNow)),
    }
}

pub(in crate::rules) fn check_keep(game: &Game, seat: Seat) -> Result<(), Violation> {
    check_asked(game, seat)
}

pub(in crate::rules) fn check_redeal(game: &Game, seat: Seat) -> Result<(), Violation> {
    check_asked(game, seat)?;
    let found = most_alike(game, seat);
    match found >= ALIKE {
        true => Ok(()),
        false => Err(Rule::S4.broken(Fact::NotAlike {
            found,
            needed: ALIKE,
        })),
    }
}

/// Returns the number of cards of one type in a hand; for an unknown hand, the possible
/// maximum.
fn most_alike(game: &Game, seat: Seat) -> usize {
    let hand = game.hand(seat);
    let mut counts = [0_usize; 12];
    for card in hand.known() {
        counts[game.type_of(card).in_redeal().index()] += 1;
    }
    let known = counts.into_iter().max().unwrap_or(0);
    known + usize::from(hand.hidden())
}

pub(in crate::rules) fn keep(game: &mut Game, seat: Seat) {
    let next = game.left(seat);
    game.phase = match next == game.pope {
        true => Phase::Laying(game.pope),
        false => Phase::Redeal(next),
    };
}

pub(in crate::rules) fn redeal(game: &mut Game, seat: Seat, events: &mut impl Events) {
    let size = game.hand(seat).len();
    game.lose_track(seat);
    for card in game.hand(seat).known() {
        game.known_by[card.index()] = 0;
    }
    match &mut game.random {
        Some(random) => {
            let hand = game.hands[seat].known().iter();
            let mut cards: Vec<CardId> = game.deck.iter().chain(hand).collect();
            random.shuffle(&mut cards);
            let rest = cards.split_off(size);
            game.hands[seat] = Hand::default();
            for card in cards {
                game.take_in_hand(seat, Card::Known(card), bit(seat));
            }
            game.deck = Stack::order(rest);
        }
        // The deck is only a count, which stays the same.
        None => game.hands[seat] = Hand::new(Set::EMPTY, size as u8),
    }
    events.push(Event::Redealt(seat));
}

/// Returns whether a hand may still have table cards, because it has not been laid down yet
/// (S5).
pub(in crate::rules) fn may_have_table_cards(game: &Game, seat: Seat) -> bool {
    match game.phase {
        Phase::Redeal(_) => true,
        Phase::Laying(now) => game.behind_pope(seat) >= game.behind_pope(now),
        _ => false,
    }
}

pub(in crate::rules) fn check_show(game: &Game, seat: Seat, card: CardId) -> Result<(), Violation> {
    game.check_card(card, Rule::G4)?;
    if game.is_digital() || game.hand(seat).hidden() == 0 {
        return Err(Rule::G4.broken(Fact::Dealt));
    }
    game.check_unseen(card, Rule::G4)?;
    match game.type_of(card).is_table() && !may_have_table_cards(game, seat) {
        true => Err(Rule::G5.broken(Fact::TableCard(card))),
        false => Ok(()),
    }
}

pub(in crate::rules) fn show(game: &mut Game, seat: Seat, card: CardId, events: &mut impl Events) {
    game.hands[seat].reveal(card);
    game.known_by[card.index()] = bit(seat);
    events.push(Event::Shown(seat, card));
    if game.phase == Phase::Laying(seat) && game.type_of(card).is_table() {
        // All cards that are laid down arrive together, in their order (H1).
        game.leave_hand(seat, card);
        super::arrival::arrive(game, seat, card);
    }
}

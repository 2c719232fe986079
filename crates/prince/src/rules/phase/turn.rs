//! Player phases in their order, the end of a turn, and the next one (T, I, V).

use crate::rules::card::{CardId, CardType, Spot};
use crate::rules::command::{Event, Why};
use crate::rules::game::{Events, Game};
use crate::rules::options::{BASE_INCOME, displayed};
use crate::rules::state::{Ballot, Phase, Step};
use table::{Card, Seat, Set, Stack};

/// Begins the player phases of a turn (T1).
pub(in crate::rules) fn begin_phases(game: &mut Game, events: &mut impl Events) {
    begin_phase(game, game.pope, events);
}

/// Begins the phase of this seat, unless it is skipped (C10).
fn begin_phase(game: &mut Game, seat: Seat, events: &mut impl Events) {
    let mut seat = seat;
    while seat == game.pope && game.skips > 0 {
        game.skips -= 1;
        events.push(Event::PhaseSkipped(seat));
        seat = game.left(seat);
    }
    game.active = seat;
    game.asked = Set::EMPTY;
    game.phase = Phase::Step(Step::Acquire);
    events.push(Event::PhaseBegan(seat));
}

/// Ends a player phase (T1).
pub(in crate::rules) fn end_phase(game: &mut Game, events: &mut impl Events) {
    if game.displayed() > 0 {
        begin_phase(game, game.left(game.active), events);
        return;
    }
    game.skips = 0;
    for seat in game.clockwise(game.pope) {
        game.earn(seat, game.income(seat), Why::Income, events);
    }
    game.phase = Phase::Ballot(Ballot::default());
}

/// Makes the elected player Pope; points are counted, and the turn ends (E5, V1, T3).
pub(in crate::rules) fn elect(
    game: &mut Game,
    elected: Seat,
    at_limit: bool,
    events: &mut impl Events,
) {
    let is_first = game.is_first_election();
    game.pope = elected;
    events.push(Event::Elected(elected, at_limit));
    if is_first {
        // Nothing has been earned yet that could be scored.
        game.active = elected;
        game.phase = Phase::Upkeep;
        return;
    }
    let turn = usize::from(game.turn - 1);
    for seat in game.clockwise(elected) {
        let score = game.score_now(seat, seat == elected);
        game.scores[seat][turn] = score;
        events.push(Event::Scored(seat, score));
    }
    let marriages = game.edition.of_type(CardType::Marriage);
    let savonarolas = game.edition.of_type(CardType::Savonarola);
    for card in marriages.union(savonarolas) {
        if matches!(game.spot(card), Spot::InPlay | Spot::Wedding(..)) {
            game.lay(card, Spot::Out);
            events.push(Event::WentOut(card));
        }
    }
    if game.is_last_turn() {
        game.phase = Phase::Over;
        events.push(Event::Over);
        return;
    }
    begin_turn(game, events);
}

/// Begins the next turn (T4): what was set aside goes back into the deck.
fn begin_turn(game: &mut Game, events: &mut impl Events) {
    game.turn += 1;
    game.shuffled = false;
    game.got_office = Set::EMPTY;
    game.got_cardinal = Set::EMPTY;
    events.push(Event::TurnBegan(game.turn));
    let aside: Vec<CardId> = game.cards_at(Spot::Aside).collect();
    for &card in &aside {
        game.lay(card, Spot::Concealed);
        game.deck.put_under(Card::Known(card));
    }
    if let Some(random) = &mut game.random {
        let mut cards: Vec<CardId> = game.deck.iter().collect();
        random.shuffle(&mut cards);
        game.deck = Stack::order(cards);
    }
    events.push(Event::Reshuffled(aside.len() as u8));
    game.phase = Phase::Drawing(game.pope);
}

/// Records that this seat has its card of T4b.
pub(in crate::rules) fn has_drawn(game: &mut Game, seat: Seat) {
    let next = game.left(seat);
    game.phase = match next == game.pope {
        true => Phase::Upkeep,
        false => Phase::Drawing(next),
    };
}

/// Pays the money and deals the display of a turn (T4c, T4d, S6).
pub(super) fn upkeep(game: &mut Game, events: &mut impl Events) {
    if game.turn > 1 {
        for seat in game.clockwise(game.pope) {
            game.earn(seat, BASE_INCOME, Why::Base, events);
        }
    }
    let slots = displayed(game.player_count());
    for slot in 0..slots {
        game.display[slot] = game.deck.draw();
    }
    events.push(Event::Displayed(game.displayed() as u8));
    match game.turn {
        1 => begin_phases(game, events),
        _ => game.phase = Phase::Offices,
    }
}

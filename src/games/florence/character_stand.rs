//! The state of a seat or a character in the characters phase.

use super::View;
use florence::rules::Character;
use florence::{Decision, Event};
use table::Seat;
use words::figures::grouped;
use words::fl;
use words::florence::Named;
use words::florence::names::cut;

/// The state of a player in the characters phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// The marker is on this card, on this field.
    On(Character, u32),
    /// The player has taken this card for this price.
    Took(Character, u32),
    /// Out of this round's characters.
    Passed,
    /// The marker was handed back.
    Back,
    /// Has not had a turn yet.
    Waits,
}

/// Returns the state of a seat in this characters phase.
#[must_use]
pub fn stand(view: &View<'_>, seat: Seat) -> Stand {
    let game = view.game;
    let Some(now) = game.characters() else {
        return Stand::Waits;
    };
    if let Some((character, bid)) = now.bid_of(seat) {
        return Stand::On(character, bid);
    }
    let mut has_bid = false;
    let mut took = None;
    for entry in (0..view.session.cursor()).rev() {
        let events = view.session.events_of(entry);
        for event in events {
            if let Event::TookCharacter {
                seat: of,
                character,
                price,
            } = *event
                && of == seat
            {
                took = took.or(Some((character, price)));
            }
        }
        let begins = |event: &Event| matches!(event, Event::CharactersOffered { .. });
        if events.iter().any(begins) {
            break;
        }
        let command = view.session.log()[entry].command;
        has_bid |= command.seat == seat && matches!(command.decision, Decision::Bid(..));
    }
    match (took, now.remaining.contains(seat)) {
        (Some((character, price)), _) => Stand::Took(character, price),
        (None, false) => Stand::Passed,
        (None, true) if has_bid => Stand::Back,
        (None, true) => Stand::Waits,
    }
}

/// Returns the last character a seat has bid for in this phase.
pub(super) fn bid_for_last(view: &View<'_>, seat: Seat) -> Option<Character> {
    for entry in (0..view.session.cursor()).rev() {
        let command = view.session.log()[entry].command;
        if let Decision::Bid(character, _) = command.decision
            && command.seat == seat
        {
            return Some(character);
        }
        let begins = |event: &Event| matches!(event, Event::CharactersOffered { .. });
        if view.session.events_of(entry).iter().any(begins) {
            break;
        }
    }
    None
}

/// Returns who has taken a card in this phase, and for how much.
#[must_use]
pub fn taker(view: &View<'_>, character: Character) -> Option<(Seat, u32)> {
    view.game.seats().find_map(|seat| match stand(view, seat) {
        Stand::Took(of, price) if of == character => Some((seat, price)),
        _ => None,
    })
}

/// Returns the state of a card in words, with names of at most `letters` letters.
pub(super) fn stands(view: &View<'_>, character: Character, letters: usize) -> String {
    let name = |seat: Seat| cut(&view.words.seat(seat), letters);
    let game = view.game;
    if let Some((seat, _)) = game.characters().and_then(|now| now.marker(character)) {
        return fl!(character_lies_on, name = name(seat));
    }
    if let Some((seat, price)) = taker(view, character) {
        return fl!(
            character_has_paid,
            name = name(seat),
            price = grouped(price)
        );
    }
    let owner = game
        .seats()
        .find(|&seat| game.player(seat).character() == Some(character));
    match owner {
        Some(seat) => fl!(character_has, name = name(seat)),
        None if !game.characters_on_offer().contains(character) => {
            fl!(character_is_away).to_owned()
        }
        None => {
            let [least, _] = character.fields();
            fl!(character_is_free, price = grouped(least))
        }
    }
}

/// Returns what a seat has done in the characters phase, in a few words.
#[must_use]
pub fn told(stand: Stand) -> String {
    match stand {
        Stand::On(character, price) => fl!(
            seat_on_character,
            character = character.id(),
            price = grouped(price)
        ),
        Stand::Took(character, price) => fl!(
            seat_took_character,
            character = character.id(),
            price = grouped(price)
        ),
        Stand::Passed => fl!(seat_out_of_characters).to_owned(),
        Stand::Back => fl!(seat_marker_back).to_owned(),
        Stand::Waits => String::new(),
    }
}

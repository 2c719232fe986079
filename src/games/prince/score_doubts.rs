//! The doubts that keep a typed position from a verdict: typed text that is not part of it
//! yet, and totals that the rules do not explain. While there are any, no winner is named.

use super::score_cards;
use super::score_cards::{Home, Unread};
use super::score_state::{CheckPanel, Doubts, Told};
use prince::rules::setup::SeatPosition;
use prince::{CardId, Edition, Game, Position};
use table::Set;
use words::fl;
use words::prince::names;

impl Doubts {
    /// Returns all doubts of a sheet; `unsettled` are the texts that are not numbers.
    #[must_use]
    pub fn of(panel: &CheckPanel, told: &Told<'_>, mut unsettled: Vec<String>) -> Self {
        if let Some(position) = &panel.typed.position {
            for home in Home::all() {
                unsettled.extend(at(panel, told, position, home));
            }
        }
        let odd = told.game.as_ref().map_or_else(|_| Vec::new(), odd);
        Self { unsettled, odd }
    }
}

/// Returns what was typed for a place and is not there.
fn at(panel: &CheckPanel, told: &Told<'_>, position: &Position, home: Home) -> Vec<String> {
    let field = home.field();
    let waiting = panel.beside.contested[field].iter();
    let mut said: Vec<String> = waiting
        .filter(|&&card| home.lacks(position, card))
        .map(|&card| told.already(position, card))
        .collect();
    // Text that is still being typed is not yet wrong.
    if panel.beside.focused != Some(field)
        && let Err(unread) = score_cards::read(told.edition, position, &panel.beside.cards[field])
    {
        said.push(told.unread(&unread));
    }
    said
}

/// Returns the totals of all players that cannot have come about by the rules.
#[must_use]
pub fn odd(game: &Game) -> Vec<String> {
    let mut odd = Vec::new();
    let (found, usual) = (game.cardinals_of_all(), game.cardinals_by_now());
    if found != usual {
        odd.push(fl!(prince_check_cardinals, found = found, usual = usual));
    }
    let (found, most) = (game.money_of_all(), game.most_money_by_now());
    if found > most {
        odd.push(fl!(
            prince_check_too_much_money,
            found = names::ducats_short(found),
            most = names::ducats_short(most)
        ));
    }
    odd
}

/// Returns the cards that are typed for one place and are in another.
#[must_use]
pub fn contested(panel: &CheckPanel, edition: &Edition) -> Set<CardId> {
    let mut cards = Set::EMPTY;
    let Some(position) = &panel.typed.position else {
        return cards;
    };
    for home in Home::all() {
        let typed = &panel.beside.cards[home.field()];
        let typed = score_cards::read(edition, position, typed).unwrap_or_default();
        let waiting = panel.beside.contested[home.field()].iter().copied();
        let elsewhere = typed.into_iter().chain(waiting);
        for card in elsewhere.filter(|&card| home.lacks(position, card)) {
            cards.insert(card);
        }
    }
    cards
}

impl Told<'_> {
    /// Says that a card is already on the sheet, and where.
    #[must_use]
    pub fn already(&self, position: &Position, card: CardId) -> String {
        let place = match (position.holder(card), position.spot(card)) {
            (Some(seat), _) => fl!(prince_check_held_by, name = self.words.seat(seat)),
            (None, Some(spot)) => self.words.spot(spot),
            (None, None) => String::new(),
        };
        fl!(
            prince_check_already,
            card = self.words.card(card),
            place = place
        )
    }

    /// Says why a text names no card.
    #[must_use]
    pub fn unread(&self, unread: &Unread) -> String {
        match unread {
            Unread::Nothing(typed) => fl!(prince_check_no_card, typed = typed.as_str()),
            Unread::Several(typed, cards) => {
                let named = cards.iter().take(3).map(|&card| self.words.card(card));
                let named: Vec<String> = named.collect();
                fl!(
                    prince_check_several,
                    typed = typed.as_str(),
                    cards = named.join(", ")
                )
            }
        }
    }
}

/// Returns whether nothing has been typed yet, so that the position is worth nothing.
#[must_use]
pub fn is_blank(position: &Position) -> bool {
    let has_nothing = |seat: &SeatPosition| {
        let points = seat.scores.iter().map(|score| score.total());
        seat.money == 0 && seat.hand.is_empty() && seat.hidden == 0 && points.sum::<u16>() == 0
    };
    position.table.is_empty() && position.seats.iter().all(has_nothing)
}

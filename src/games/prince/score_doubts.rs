//! What stands between a typed position and its verdict: what was typed and is no part of it
//! yet, and what the rules do not explain of what all have together. As long as there is
//! any of it nobody has won.

use super::score_cards;
use super::score_cards::{Home, Unread};
use super::score_state::{CheckPanel, Doubts, Told};
use prince::rules::setup::SeatPosition;
use prince::{CardId, Edition, Game, Position};
use table::Set;
use words::fl;
use words::prince::names;

impl Doubts {
    /// All of a sheet, on which these texts are no numbers.
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

/// What was typed for a place and does not lie there.
fn at(panel: &CheckPanel, told: &Told<'_>, position: &Position, home: Home) -> Vec<String> {
    let field = home.field();
    let waiting = panel.beside.contested[field].iter();
    let mut said: Vec<String> = waiting
        .filter(|&&card| home.lacks(position, card))
        .map(|&card| told.already(position, card))
        .collect();
    // What is being typed is not wrong before it is left.
    if panel.beside.focused != Some(field)
        && let Err(unread) = score_cards::read(told.edition, position, &panel.beside.cards[field])
    {
        said.push(told.unread(&unread));
    }
    said
}

/// What all have together, where that cannot have come about by the rules.
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

/// The cards that are typed for one place and lie at another.
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
    /// That a card is on the sheet already, and where.
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

    /// Why a text names no card.
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

/// What a position is worth as long as nothing has been typed: nothing.
#[must_use]
pub fn is_blank(position: &Position) -> bool {
    let has_nothing = |seat: &SeatPosition| {
        let points = seat.scores.iter().map(|score| score.total());
        seat.money == 0 && seat.hand.is_empty() && seat.hidden == 0 && points.sum::<u16>() == 0
    };
    position.table.is_empty() && position.seats.iter().all(has_nothing)
}

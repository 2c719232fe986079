//! The sheet of a position that is being typed, and what the rules say about it.

use super::score_cards::Home;
use crate::ui::screens::sheet;
use prince::{CardId, Edition, Game, Problem, Setup};
use table::{Item as _, Seat, Set};
use words::fl;
use words::prince::report::Counting;
use words::prince::{Words, names};

/// The page of the sheet.
pub type CheckPanel = sheet::Page<Setup>;
/// The verdict on what is typed on it.
pub(crate) type Judged<'a> = sheet::Judged<'a, Setup>;

/// The state of the page besides the position.
#[derive(Debug)]
pub struct Beside {
    /// The elected player, for the count; the Pope if none was selected.
    pub(super) elected: Option<Seat>,
    /// The fields in which cards are typed.
    pub(super) cards: [String; Home::COUNT],
    /// The field of cards that has the keyboard.
    pub(super) focused: Option<usize>,
    /// The cards that were typed in each of them and are elsewhere.
    pub(super) contested: [Vec<CardId>; Home::COUNT],
    /// The column whose first number is to get the keyboard.
    pub(super) goes_to: Option<usize>,
    /// The column whose field of cards is to get the keyboard.
    pub(super) goes_to_cards: Option<usize>,
}

impl Default for Beside {
    fn default() -> Self {
        Self {
            elected: None,
            cards: Default::default(),
            focused: None,
            contested: Default::default(),
            // The keyboard starts at the first number.
            goes_to: Some(0),
            goes_to_cards: None,
        }
    }
}

impl Beside {
    /// Sets the number of players; what was typed for others is removed.
    pub(super) fn seat(&mut self, players: usize) {
        for at in players..Seat::ALL.len() {
            self.cards[at].clear();
            self.contested[at].clear();
        }
    }
}

/// The verdict on what was typed.
pub struct Told<'a> {
    /// The words for it.
    pub words: Words<'a>,
    /// The deck.
    pub edition: &'static Edition,
    /// The position, or what is wrong with it.
    pub game: &'a Result<Game, Vec<Problem>>,
    /// Whether the income of the turn is still to come.
    pub income_to_come: bool,
    /// The elected player, for the count.
    pub elected: Seat,
    /// Whether the end of a turn is being counted, rather than the beginning of a phase.
    pub counts: bool,
    /// The cards that are typed for one place and are in another.
    pub contested: Set<CardId>,
    /// The doubts about it.
    pub doubts: Doubts,
}

/// The doubts about a sheet, a sentence each.
#[derive(Debug, Default)]
pub struct Doubts {
    /// What was typed and is not part of the position.
    pub unsettled: Vec<String>,
    /// What the rules do not explain.
    pub odd: Vec<String>,
}

impl CheckPanel {
    /// Returns the deck; the built-in one if the stored one is invalid.
    #[must_use]
    pub fn edition(&self) -> &'static Edition {
        edition(&self.typed)
    }

    /// Returns the way of counting.
    pub(super) fn counting(&self) -> Counting {
        Counting::of(&self.typed, self.beside.elected)
    }
}

/// Returns the deck of a sheet; the built-in one if the stored one is invalid.
pub(super) fn edition(typed: &Setup) -> &'static Edition {
    Edition::load(&typed.edition).unwrap_or_else(|_| Edition::studiolo())
}

/// Formats a number of ducats with a sign: what a treasury gains.
#[must_use]
pub fn gain(ducats: u32) -> String {
    fl!(prince_check_gain, ducats = names::ducats_short(ducats))
}

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
    /// So many play: what was typed of others goes.
    pub(super) fn seat(&mut self, players: usize) {
        for at in players..Seat::ALL.len() {
            self.cards[at].clear();
            self.contested[at].clear();
        }
    }
}

/// What is judged of what was typed.
pub struct Told<'a> {
    /// The words for it.
    pub words: Words<'a>,
    /// The deck.
    pub edition: &'static Edition,
    /// The position, if it can be, or what is wrong with it.
    pub game: &'a Result<Game, Vec<Problem>>,
    /// Whether the income of the turn is still to come.
    pub income_to_come: bool,
    /// Who is elected, for the count.
    pub elected: Seat,
    /// Whether the turn is being counted, and not a phase about to begin.
    pub counts: bool,
    /// The cards that are typed for one place and lie at another.
    pub contested: Set<CardId>,
    /// What is doubtful about it.
    pub doubts: Doubts,
}

/// What is doubtful about a sheet, a sentence each.
#[derive(Debug, Default)]
pub struct Doubts {
    /// What was typed and is no part of the position.
    pub unsettled: Vec<String>,
    /// What the rules do not explain of it.
    pub odd: Vec<String>,
}

impl CheckPanel {
    /// The deck; the one that comes along if that which was kept is none.
    #[must_use]
    pub fn edition(&self) -> &'static Edition {
        edition(&self.typed)
    }

    /// How it is counted.
    pub(super) fn counting(&self) -> Counting {
        Counting::of(&self.typed, self.beside.elected)
    }
}

/// The deck of a sheet; the one that comes along if that which was kept is none.
pub(super) fn edition(typed: &Setup) -> &'static Edition {
    Edition::load(&typed.edition).unwrap_or_else(|_| Edition::studiolo())
}

/// A number of ducats with a sign: what comes to a treasury.
#[must_use]
pub fn gain(ducats: u32) -> String {
    fl!(prince_check_gain, ducats = names::ducats_short(ducats))
}

//! A score sheet that is being typed, and what the rules say about it.

use super::in_hand::Held;
use super::sheet_fields::Field;
use super::sheet_marks;
use super::sheet_marks::Target;
use crate::ui::screens::sheet::{Numbers, Record};
use florence::rules::Counts;
use florence::rules::holds::Counted;
use florence::rules::tally::Account;
use florence::{EditionData, Game, Problem, Setup};
use table::{Item, Seat};
use words::florence::Words;

/// A setup being typed.
#[derive(Debug, Default)]
pub struct SheetPanel {
    /// What has been typed so far.
    pub setup: Setup,
    /// Its file, and the way back.
    pub(crate) record: Record<Game, (Setup, Option<Vec<Counts>>)>,
    /// What is typed in the fields.
    pub(crate) numbers: Numbers<Field>,
    /// Into whose principality a tile is put.
    pub(crate) chosen: usize,
    pub(crate) held: Option<Held>,
    /// The tile shapes to choose from beside those that come along.
    pub(crate) editions: Vec<EditionData>,
    /// What is counted, if the boards are left out.
    pub(crate) counts: Option<Vec<Counts>>,
    /// Where the keyboard is wanted.
    pub(crate) go: Option<(usize, Target)>,
    /// Where it will be wanted in the next frame.
    pub(crate) called: Option<(usize, Target)>,
    /// Whether a field had the keyboard in the frame before.
    pub(crate) types: bool,
    /// The first column in sight, where they have no room side by side.
    pub(crate) first: usize,
    /// Whose tray of tiles is open, and over which square.
    pub(crate) tray: Option<(usize, Option<florence::Square>)>,
    /// Across whose border a building from the tray is put, if across any.
    pub(crate) across: Option<Seat>,
    /// Whether the house rules were asked for.
    pub(crate) goes_to_rules: bool,
}

/// What the rules say about what has been typed.
pub(crate) struct Judged<'a> {
    pub words: Words<'a>,
    pub game: &'a Result<Game, Vec<Problem>>,
    /// What breaks a rule.
    pub(super) problems: Vec<Problem>,
    /// What has been counted, if nothing has a place.
    pub counted: Option<Vec<Counted>>,
    /// Whether a number that is being typed is left out: as far as it has come it breaks a
    /// rule that nothing broke before.
    pub(super) is_half_typed: bool,
    /// The ranking, if no rule is broken.
    pub accounts: Vec<Account>,
    /// What is typed and no number, by its player.
    pub nonsense: &'a [(usize, Field, String)],
    /// Whether nothing has been typed yet.
    pub is_blank: bool,
    /// Whether the game is at its end, so that somebody has won.
    pub is_end: bool,
}

impl Judged<'_> {
    /// What breaks a rule.
    pub(crate) fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// What a problem is about, as far as it is on this sheet.
    pub(crate) fn targets(&self, problem: &Problem) -> Vec<Target> {
        match self.counted {
            Some(_) => sheet_marks::targets_counted(problem),
            None => sheet_marks::targets(problem),
        }
    }

    /// How many things are wrong.
    pub(crate) fn wrong(&self) -> usize {
        self.problems().len() + self.nonsense.len()
    }

    /// Where the first of them is, if it is in somebody's column.
    pub(crate) fn first(&self) -> Option<(usize, Target)> {
        let typed = self.nonsense.first();
        let typed = typed.map(|&(player, field, _)| (player, Target::Field(field)));
        let mut problems = self.problems().iter();
        typed.or_else(|| {
            problems.find_map(|problem| {
                let target = self.targets(problem).into_iter().next()?;
                Some((problem.seat?.index(), target))
            })
        })
    }
}

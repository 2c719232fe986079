//! The interface that a game implements for its sheet, the page on which it is typed, and
//! its judgement.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use eframe::egui::{Color32, Rect, Ui};

use super::numbers::{Number, Numbers};
use super::points::Known;
use crate::ui::parts::history::{History, Step};
use crate::ui::session::game_window::GameWindow;
use crate::ui::session::intent::Intent;
use table::{Game, Item as _, Occasion, Save, Scores, Seat};
use words::fl;

/// The rules of the game of a sheet.
pub type Rules<S> = <<S as Form>::Window as GameWindow>::Rules;

/// The start of a game, as typed.
pub type Start<S> = <Rules<S> as Game>::Start;

/// A problem of a position.
pub type Problem<S> = <Rules<S> as Game>::Problem;

/// The rules' answer to a position: the game, or its problems.
pub type Checked<S> = Result<Rules<S>, Vec<Problem<S>>>;

/// The sheet of a game: everything typed on it that undo restores.
pub trait Form: Clone + Debug + Default + PartialEq + 'static {
    /// The game in the window.
    type Window: GameWindow;
    /// A number typed for each player.
    type Number: Number<On = Self>;
    /// A part of a column that can be wrong, and that the keyboard can be led to.
    type Part: Copy + Debug + PartialEq + From<Self::Number>;
    /// The state of the page besides what is typed: a tile in hand, an open choice.
    type Beside: Debug + Default;
    /// The game's own results for its position.
    type Told<'a>;

    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// The part that Tab reaches first; `None` leaves it to the order of the page.
    const FIRST: Option<Self::Part> = None;
    /// Whether the bar shows if the sheet is saved.
    const HAS_SAVED_MARK: bool = true;
    /// Whether the way to the points alone is in the bar; otherwise it is in the verdict.
    const WAY_IN_BAR: bool = false;

    /// Creates a sheet for a start.
    fn of(start: Start<Self>) -> Self;

    /// Returns the typed start.
    fn start(&self) -> &Start<Self>;

    /// Turns a sheet without players into one for the end of a game.
    fn begin(&mut self);

    /// Returns the number of players.
    fn players(&self) -> usize;

    /// Sets the number of players. What the removed players had is dropped.
    fn seat_players(page: &mut Page<Self>, players: usize);

    /// Returns whether nothing has been typed, except possibly the players.
    fn is_blank(&self) -> bool;

    /// Returns the final points of a player (from 0) on the sheet.
    fn points_of(&self, player: usize) -> Option<u16>;

    /// Returns the name of a player, from 0.
    fn name(&self, player: usize) -> String {
        let players = Self::Window::players(self.start());
        let player = players.into_iter().nth(player);
        player.map_or_else(String::new, |(_, name)| name)
    }

    /// Returns the colour of a player, from 0 to 4.
    fn colour(&self, player: usize) -> usize;

    /// Returns the name of a player, for editing.
    fn name_mut(&mut self, player: usize) -> &mut String;

    /// Returns whether a number is on the page as it is shown now.
    fn is_in_sight(&self, _number: Self::Number) -> bool {
        true
    }

    /// Returns the name of a number next to its picture.
    fn name_of_number(_number: Self::Number) -> &'static str {
        ""
    }

    /// Paints the picture of a number.
    fn paint_number(ui: &Ui, rect: Rect, number: Self::Number);

    /// Returns the broken rules.
    fn problems(&self, checked: &Checked<Self>) -> Vec<Problem<Self>> {
        checked.as_ref().err().cloned().unwrap_or_default()
    }

    /// Returns whether there is a problem now that there was not earlier.
    fn is_new(now: (&Self, &Checked<Self>), earlier: (&Self, &Checked<Self>)) -> bool {
        let before = earlier.0.problems(earlier.1);
        let mut now = now.0.problems(now.1).into_iter();
        now.any(|problem| !before.contains(&problem))
    }

    /// Judges the content of the page.
    fn judge<'a>(page: &Page<Self>, seen: &'a Seen<Self>) -> Judged<'a, Self>;

    /// Returns the sentence that these have won with this many points.
    fn winner(_names: &[String], _points: u16) -> String {
        String::new()
    }

    /// Returns a text about all doubts together.
    fn doubted(_judged: &Judged<'_, Self>) -> String {
        String::new()
    }

    /// Returns what to do with an empty sheet.
    fn hint() -> &'static str {
        fl!(sheet_nothing_entered_hint)
    }

    /// Paints the sign of the winner.
    fn paint_laurel(_ui: &Ui, _rect: Rect, _colour: Color32) {}

    /// Returns the title of the page.
    fn title(&self) -> &'static str;

    /// Draws what stands in the bar next to the title. `width` is that of the page, in points.
    fn bar(page: &mut Page<Self>, ui: &mut Ui, width: f32);

    /// Draws what stands between the bar and the columns: choices and the verdict.
    fn head(page: &mut Page<Self>, ui: &mut Ui, judged: &Judged<'_, Self>) -> Option<Intent>;

    /// Draws the columns of the players.
    fn columns(page: &mut Page<Self>, ui: &mut Ui, judged: &Judged<'_, Self>);

    /// Returns whether Escape belongs to something on the page, and does not leave it.
    fn is_busy(_beside: &Self::Beside) -> bool {
        false
    }

    /// Updates what depends on the sheet after typing.
    fn settle(_page: &mut Page<Self>) {}

    /// Updates the state of the page after undo or redo.
    fn undone(_beside: &mut Self::Beside) {}

    /// Returns what is counted besides the start, as the identity of a game remembers it.
    fn counted(_page: &Page<Self>) -> String {
        String::new()
    }

    /// Adds what is saved besides the start.
    fn keep(_page: &Page<Self>, _kept: &mut BTreeMap<String, String>) {}

    /// Restores what was saved besides the start.
    fn take_up(_page: &mut Page<Self>, _save: &Save<Rules<Self>>) {}
}

/// A sheet that is being typed.
#[derive(Debug)]
pub struct Page<S: Form> {
    /// What is typed.
    pub typed: S,
    /// The state of the page besides that.
    pub beside: S::Beside,
    /// The contents of the number fields.
    pub numbers: Numbers<S::Number>,
    /// The points, if only those are known.
    pub known: Option<Known>,
    /// When and where the game was played, and notes on it.
    pub occasion: Occasion,
    /// The undo history.
    pub history: History<(S, Option<Scores>)>,
    /// A step of undo or redo that was requested, to be done once everything is drawn.
    pub(super) step: Option<Step>,
    /// What was saved last.
    pub(super) kept: Option<Save<Rules<S>>>,
    /// Where the keyboard should go: whose column, and which part of it.
    pub go: Option<(usize, S::Part)>,
    /// Where it should go in the next frame.
    pub called: Option<(usize, S::Part)>,
    /// The names it started with, which nobody has typed.
    pub(super) first_names: Vec<String>,
    /// The first visible column, from 0, if they do not fit side by side.
    pub(super) first: usize,
    /// Whether a field had the keyboard in the previous frame.
    pub(super) types: bool,
}

impl<S: Form> Default for Page<S> {
    fn default() -> Self {
        Self {
            typed: S::default(),
            beside: S::Beside::default(),
            numbers: Numbers::default(),
            known: None,
            occasion: Occasion::default(),
            history: History::default(),
            step: None,
            kept: None,
            go: None,
            called: None,
            first_names: Vec::new(),
            first: 0,
            types: false,
        }
    }
}

/// The content of a page before it is drawn.
pub struct Seen<S: Form> {
    /// What is typed.
    pub now: S,
    /// The rules' answer to it.
    pub checked: Checked<S>,
    /// The sheet before the number that is being typed, if the unfinished number is wrong.
    pub earlier: Option<(S, Checked<S>)>,
    /// Texts that are not numbers, except the one that is being typed.
    pub nonsense: Vec<Fault<S::Part>>,
}

impl<S: Form> Seen<S> {
    /// Returns the sheet to judge, and the rules' answer to it.
    pub fn judged(&self) -> (&S, &Checked<S>) {
        let earlier = self.earlier.as_ref();
        earlier.map_or((&self.now, &self.checked), |(sheet, checked)| {
            (sheet, checked)
        })
    }
}

/// Something that is wrong.
#[derive(Clone, Debug)]
pub struct Fault<P> {
    /// The player whose column it is in, from 0, if it is in one.
    pub player: Option<usize>,
    /// What is wrong, in a place where it is clear whose it is.
    pub said: String,
    /// The same with the player's name; `None` for a text that is not a number.
    pub whole: Option<String>,
    /// The parts it is about, the most important first.
    pub parts: Vec<P>,
}

/// A line of the ranking.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// The place, from 1; several have the same if nothing breaks the tie.
    pub rank: u8,
    /// The total points.
    pub total: u16,
    /// What has broken a tie.
    pub tie: Option<&'static str>,
}

/// The judgement of what has been typed.
pub struct Judged<'a, S: Form> {
    /// What is wrong, starting with texts that are not numbers.
    pub faults: Vec<Fault<S::Part>>,
    /// What breaks no rule but may still be wrong; there is a winner anyway.
    pub doubts: Vec<Fault<S::Part>>,
    /// The ranking, the winner first, if nothing is wrong.
    pub standings: Vec<Standing>,
    /// Whether a number that is being typed is left out, because in its unfinished form it
    /// breaks a rule that was not broken before.
    pub is_half_typed: bool,
    /// Whether nothing has been typed yet.
    pub is_blank: bool,
    /// Whether the game has ended, so that there is a winner.
    pub is_end: bool,
    /// The game's own results.
    pub told: S::Told<'a>,
}

impl<S: Form> Judged<'_, S> {
    /// Returns how many things are wrong.
    #[must_use]
    pub fn wrong(&self) -> usize {
        self.faults.len()
    }

    /// Returns the place of the first of them that is in a column.
    #[must_use]
    pub fn first(&self) -> Option<(usize, S::Part)> {
        let mut all = self.faults.iter().chain(&self.doubts);
        all.find_map(|fault| Some((fault.player?, *fault.parts.first()?)))
    }

    /// Yields what is wrong or in doubt in a column.
    pub fn faults_of(&self, player: usize) -> impl Iterator<Item = &Fault<S::Part>> {
        let all = self.faults.iter().chain(&self.doubts);
        all.filter(move |fault| fault.player == Some(player))
    }

    /// Returns the line of a player in the ranking.
    #[must_use]
    pub fn standing(&self, player: usize) -> Option<&Standing> {
        let mut standings = self.standings.iter();
        standings.find(|standing| standing.seat.index() == player)
    }
}

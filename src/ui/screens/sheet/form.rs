//! What a game fills in, the page on which it is typed, and what is told of it.

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

/// The start of a game, as it is typed.
pub type Start<S> = <Rules<S> as Game>::Start;

/// What is wrong with a position.
pub type Problem<S> = <Rules<S> as Game>::Problem;

/// What the rules say of a position: the game, or what is wrong.
pub type Checked<S> = Result<Rules<S>, Vec<Problem<S>>>;

/// The sheet of a game: all that is typed on it and comes back by undo.
pub trait Form: Clone + Debug + Default + PartialEq + 'static {
    /// The game in the window.
    type Window: GameWindow;
    /// A number that is typed for each player.
    type Number: Number<On = Self>;
    /// A part of a column that can be wrong, and to which the keyboard is led.
    type Part: Copy + Debug + PartialEq + From<Self::Number>;
    /// What the page shows beside what is typed: a tile in the hand, an open choice.
    type Beside: Debug + Default;
    /// What only this game tells of its position.
    type Told<'a>;

    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// Where Tab leads first; none leaves it to the order of the page.
    const FIRST: Option<Self::Part> = None;
    /// Whether the bar says if the file of the sheet is written.
    const HAS_SAVED_MARK: bool = true;
    /// Whether the bar leads to the points alone; else the verdict does.
    const WAY_IN_BAR: bool = false;

    /// A sheet for a start.
    fn of(start: Start<Self>) -> Self;

    /// The start that is typed.
    fn start(&self) -> &Start<Self>;

    /// A sheet without players becomes one for the end of a game.
    fn begin(&mut self);

    /// How many play.
    fn players(&self) -> usize;

    /// So many play. What those had who do not any more is nowhere.
    fn seat_players(page: &mut Page<Self>, players: usize);

    /// Whether nothing has been typed, except perhaps who plays.
    fn is_blank(&self) -> bool;

    /// The final points of a player that stand on the sheet, from 0.
    fn points_of(&self, player: usize) -> Option<u16>;

    /// What a player is called, from 0.
    fn name(&self, player: usize) -> String {
        let players = Self::Window::players(self.start());
        let player = players.into_iter().nth(player);
        player.map_or_else(String::new, |(_, name)| name)
    }

    /// The colour of a player, from 0 to 4.
    fn colour(&self, player: usize) -> usize;

    /// The name of a player, to be typed.
    fn name_mut(&mut self, player: usize) -> &mut String;

    /// Whether a number is on the page as it is shown now.
    fn is_in_sight(&self, _number: Self::Number) -> bool {
        true
    }

    /// What a number is called beside its picture.
    fn name_of_number(_number: Self::Number) -> &'static str {
        ""
    }

    /// Paints the picture of a number.
    fn paint_number(ui: &Ui, rect: Rect, number: Self::Number);

    /// What breaks a rule.
    fn problems(&self, checked: &Checked<Self>) -> Vec<Problem<Self>> {
        checked.as_ref().err().cloned().unwrap_or_default()
    }

    /// Whether something is wrong now that was not wrong earlier.
    fn is_new(now: (&Self, &Checked<Self>), earlier: (&Self, &Checked<Self>)) -> bool {
        let before = earlier.0.problems(earlier.1);
        let mut now = now.0.problems(now.1).into_iter();
        now.any(|problem| !before.contains(&problem))
    }

    /// Judges what is seen of the page.
    fn judge<'a>(page: &Page<Self>, seen: &'a Seen<Self>) -> Judged<'a, Self>;

    /// That these have won with so many points.
    fn winner(_names: &[String], _points: u16) -> String {
        String::new()
    }

    /// What is said of all doubts together.
    fn doubted(_judged: &Judged<'_, Self>) -> String {
        String::new()
    }

    /// What to do with a sheet on which nothing is entered.
    fn hint() -> &'static str {
        fl!(sheet_nothing_entered_hint)
    }

    /// Paints the sign of who has won.
    fn paint_laurel(_ui: &Ui, _rect: Rect, _colour: Color32) {}

    /// The title of the page.
    fn title(&self) -> &'static str;

    /// Draws what stands in the bar beside the title. The page is so wide, in points.
    fn bar(page: &mut Page<Self>, ui: &mut Ui, width: f32);

    /// Draws what stands between the bar and the columns: choices and the verdict.
    fn head(page: &mut Page<Self>, ui: &mut Ui, judged: &Judged<'_, Self>) -> Option<Intent>;

    /// Draws the columns of the players.
    fn columns(page: &mut Page<Self>, ui: &mut Ui, judged: &Judged<'_, Self>);

    /// Whether Escape is for something on the page, and does not leave it.
    fn is_busy(_beside: &Self::Beside) -> bool {
        false
    }

    /// Something was typed: what follows from it.
    fn settle(_page: &mut Page<Self>) {}

    /// Another position stands there, by undo or redo.
    fn undone(_beside: &mut Self::Beside) {}

    /// What is counted beside the start, as the identity of a game remembers it.
    fn counted(_page: &Page<Self>) -> String {
        String::new()
    }

    /// What is kept in the file beside the start.
    fn keep(_page: &Page<Self>, _kept: &mut BTreeMap<String, String>) {}

    /// Takes up what was kept in a file beside the start.
    fn take_up(_page: &mut Page<Self>, _save: &Save<Rules<Self>>) {}
}

/// A sheet that is being typed.
#[derive(Debug)]
pub struct Page<S: Form> {
    /// What is typed.
    pub typed: S,
    /// What the page shows beside that.
    pub beside: S::Beside,
    /// What is typed in the fields of numbers.
    pub numbers: Numbers<S::Number>,
    /// If only the points are known: those.
    pub known: Option<Known>,
    /// When and where the game was, and what there is to remember.
    pub occasion: Occasion,
    /// The way back to what it was before.
    pub history: History<(S, Option<Scores>)>,
    /// What was asked for by undo or redo, to be done when everything is drawn.
    pub(super) step: Option<Step>,
    /// What was kept last.
    pub(super) kept: Option<Save<Rules<S>>>,
    /// Where the keyboard is wanted: in whose column, and at which part of it.
    pub go: Option<(usize, S::Part)>,
    /// Where it is wanted in the next frame.
    pub called: Option<(usize, S::Part)>,
    /// The names it began with: nobody has typed those.
    pub(super) first_names: Vec<String>,
    /// The first column in sight, from 0, where they have no room side by side.
    pub(super) first: usize,
    /// Whether a field had the keyboard in the frame before.
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

/// What stands on a page before it is drawn.
pub struct Seen<S: Form> {
    /// What is typed.
    pub now: S,
    /// What the rules say of it.
    pub checked: Checked<S>,
    /// The sheet before the number that somebody is typing, if what has come of the
    /// number so far is wrong.
    pub earlier: Option<(S, Checked<S>)>,
    /// What is typed and no number, without what somebody is typing.
    pub nonsense: Vec<Fault<S::Part>>,
}

impl<S: Form> Seen<S> {
    /// The sheet that is judged, and what the rules say of it.
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
    /// In whose column it is, from 0, if in one.
    pub player: Option<usize>,
    /// What is wrong, where it is clear whose it is.
    pub said: String,
    /// The same with the name; nothing for a text that is no number.
    pub whole: Option<String>,
    /// What it is about, the first of them before all others.
    pub parts: Vec<P>,
}

/// A line of the ranking.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Whose.
    pub seat: Seat,
    /// The place, from 1; several have the same if nothing decides.
    pub rank: u8,
    /// All points.
    pub total: u16,
    /// What has decided among equals.
    pub tie: Option<&'static str>,
}

/// What is told of what has been typed.
pub struct Judged<'a, S: Form> {
    /// What is wrong: what is no number first.
    pub faults: Vec<Fault<S::Part>>,
    /// What breaks no rule, and may still be wrong: somebody has won all the same.
    pub doubts: Vec<Fault<S::Part>>,
    /// The ranking, the winner first, if nothing is wrong.
    pub standings: Vec<Standing>,
    /// Whether a number that is being typed is left out: as far as it has come it breaks a
    /// rule that nothing broke before.
    pub is_half_typed: bool,
    /// Whether nothing has been typed yet.
    pub is_blank: bool,
    /// Whether the game is at its end, so that somebody has won.
    pub is_end: bool,
    /// What only this game tells.
    pub told: S::Told<'a>,
}

impl<S: Form> Judged<'_, S> {
    /// How many things are wrong.
    #[must_use]
    pub fn wrong(&self) -> usize {
        self.faults.len()
    }

    /// Where the first of them is, if it is in somebody's column.
    #[must_use]
    pub fn first(&self) -> Option<(usize, S::Part)> {
        let mut all = self.faults.iter().chain(&self.doubts);
        all.find_map(|fault| Some((fault.player?, *fault.parts.first()?)))
    }

    /// What is wrong in a column, or in doubt.
    pub fn faults_of(&self, player: usize) -> impl Iterator<Item = &Fault<S::Part>> {
        let all = self.faults.iter().chain(&self.doubts);
        all.filter(move |fault| fault.player == Some(player))
    }

    /// The line of a player in the ranking.
    #[must_use]
    pub fn standing(&self, player: usize) -> Option<&Standing> {
        let mut standings = self.standings.iter();
        standings.find(|standing| standing.seat.index() == player)
    }
}

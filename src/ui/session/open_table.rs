//! The open game as the window holds it, whatever game it is, and what the window has to do
//! because of something that was done to it.

use std::any::Any;
use std::fmt;
use std::fmt::Debug;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use eframe::egui::{Context, Rect, Ui};
use jiff::Timestamp;

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::outgoing::Outgoing;
use super::super::base::own::Own;
use super::super::base::sounds::Sound;
use super::super::io::kept::{Content, GameId, Script};
use super::comparison::Comparison;
use super::intent::{Choice, Copied, HandOn};
use table::{Colour, Level, Occasion, People, SaveError, Seat};
use words::printed::Printed;

/// What the window has to do because of something that was done to a game, in this
/// order.
pub type Outbox = Vec<Effect>;

/// What is asked before something is done.
#[derive(Debug)]
pub enum Question {
    /// Whether cards are taken back that somebody has seen.
    TakeBackSeen(Intent),
    /// Whether so many entries are replaced.
    Replace(Intent, usize),
}

/// Something the window has to do.
#[derive(Debug)]
pub enum Effect {
    /// Say what is refused, with what can be done all the same.
    Refuse(String, Vec<(String, Intent)>),
    /// Say what was done, with a button that takes it back: what that takes back,
    /// and what it does.
    Offer(String, String, Intent),
    /// Say what was done for good, with what can be done about it.
    Tell(String, Vec<(String, Intent)>),
    /// Say what was just done, with what can be done about it; it goes with the next
    /// decision.
    TellOfThis(String, Vec<(String, Intent)>),
    /// Take away what was told about the decision before.
    ForgetOffers,
    /// Say what concerns the player in this seat; it stays until a person decides.
    Concern(Seat, String),
    /// Take away what concerned players.
    ForgetConcerns,
    /// Ask something first.
    Ask(Question),
    /// No longer ask whether entries are to be replaced.
    StopAsking,
    /// Keep the game as it was before.
    Backup(Script),
    /// The game was changed: show it so, and write it.
    Changed,
    /// Bring the table to the front.
    ShowTable,
    /// Do this too.
    Do(Intent),
    /// Give whoever reads files this to do for this game.
    Errand(&'static str, Box<dyn super::super::io::errand::Errand>),
    /// Copy this text, and say this of it.
    Copy(String, String),
    /// Write the preferences.
    Remember,
}

/// How something is entered.
#[derive(Clone, Copy, Debug, Default)]
pub struct Setting {
    /// Whether money is hidden.
    pub hides_money: bool,
    /// Whether it has been said that entries may be replaced.
    pub may_replace: bool,
    /// Whether it has been said that it was played like that, whatever the rules say.
    pub anyway: bool,
}

/// How far the log goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// How many entries have been played.
    pub cursor: usize,
    /// How many are legal.
    pub legal: usize,
    /// How many there are.
    pub all: usize,
}

/// An entry that is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenEntry {
    /// Which, from 0.
    pub entry: usize,
    /// What it says.
    pub said: String,
    /// Why it is not legal.
    pub why: String,
}

/// The way to go through what was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Take it back.
    Undo,
    /// Bring it back.
    Redo,
}

/// Any open game.
pub trait OpenTable: Debug {
    /// The id of the game.
    fn game(&self) -> &'static str;
    /// Its number in this window.
    fn id(&self) -> GameId;
    /// Counts the states of the session.
    fn revision(&self) -> u64;
    /// Begins the next state and gives its number.
    fn revise(&mut self) -> u64;
    /// Another position is shown, and that need not be in the file.
    fn passes(&mut self);
    /// How far it has got into its file.
    fn file(&self) -> &InFile;
    /// How far it has got into its file, to note that it has got further.
    fn file_mut(&mut self) -> &mut InFile;
    /// Whether what is in the window is in the file too.
    fn is_saved(&self) -> bool {
        self.file().saved == self.revision()
    }
    /// It as it is to be kept.
    fn script(&self) -> Script;
    /// It as anybody may have it: without what players write for themselves.
    fn script_for_others(&self) -> Script;
    /// Whose time runs now.
    fn thinks(&self, pause: Duration) -> Option<Seat>;
    /// Who may read and write what nobody else is to see, with their names.
    fn writers(&self) -> Vec<(Seat, String)>;
    /// What is heard of the entries from this one on (from 0).
    fn sound(&self, first: usize) -> Option<Sound>;
    /// What a round that has begun since this entry (from 0) asks for.
    fn reminder(&self, first: usize, pause: Duration) -> Option<String>;
    /// Whether there is anything that others may be told of it.
    fn goes_out(&self) -> bool;
    /// What others may be told of it.
    fn outgoing(&self, hides_money: bool) -> Option<Outgoing>;
    /// What a list may tell of it, where its file tells more than has been seen here.
    fn seen_so_far(&self) -> Option<Content>;
    /// When and where it is played.
    fn occasion(&self) -> &Occasion;
    /// It is played then and there.
    fn take_place(&mut self, occasion: Occasion);
    /// What is to be written of it is written at this moment.
    fn stamp(&mut self, now: Timestamp);
    /// How far the log goes.
    fn extent(&self) -> Extent;
    /// Whether it is over at the end of its log, wherever one looks.
    fn is_over(&self) -> bool;
    /// Whether it is over in the position that is shown.
    fn is_over_here(&self) -> bool;
    /// Whether another game may begin at the position that is shown.
    fn may_branch(&self) -> bool;
    /// The game that begins there; in a try one person decides for all seats.
    fn branch(&self, occasion: Occasion) -> Option<Script>;
    /// How well bots may play that take all seats, the weakest first; none where bots
    /// cannot.
    fn levels(&self) -> &'static [Level];
    /// Whether it can be set beside the game that it branches off from.
    fn may_compare(&self) -> bool;
    /// Whether its rounds can be summed up although it is played on a table.
    fn sums_up_rounds(&self) -> bool;
    /// Whether the computer plays any seat.
    fn has_bots(&self) -> bool;
    /// Whether they do.
    fn is_played_by_bots(&self) -> bool;
    /// Lets bots of this level play all seats, or none.
    fn seat_bots(&mut self, level: Option<Level>, out: &mut Outbox);
    /// It beside the game that it branches off from.
    fn compare(&self, original: &Script, hides_money: bool) -> Option<Comparison>;
    /// How many entries have been played where a step leads; nothing if it leads
    /// nowhere.
    fn landmark(&self, unit: Unit, towards: Towards) -> Option<usize>;
    /// The entry that is being changed.
    fn changing(&self) -> Option<Changing>;
    /// Whether its past may be changed.
    fn may_change_past(&self) -> bool;
    /// The first entry that is not legal.
    fn broken(&self, hides_money: bool) -> Option<BrokenEntry>;
    /// Whether the table has agreed that money is hidden, or that it is not.
    fn money_agreed(&self) -> Option<bool>;
    /// What an entry (from 0) says.
    fn said(&self, entry: usize, hides_money: bool) -> String;
    /// The same and what has come of it, sentence by sentence, as it is heard.
    fn heard(&self, entry: usize, hides_money: bool) -> Vec<String>;
    /// How often somebody else has begun to look.
    fn looks(&self) -> usize;
    /// What is to be decided next, and by whom, as it is heard.
    fn stands(&self, hides_money: bool) -> Option<String>;
    /// What undo or redo would do.
    fn next_step(&self, way: Way, hides_money: bool) -> Option<Step>;
    /// The sign that opens the palette as well as a letter does, and what to type
    /// after it.
    fn opening_sign(&self) -> Option<(char, &'static str)>;
    /// What leads to looking back at it, if it is over.
    fn look_back(&self) -> Option<Intent>;
    /// How far a computer has thought that thinks now (0 to 1).
    fn thinking(&self) -> Option<f32>;

    /// Carries out what a person wants of this game.
    fn carry_out(&mut self, intent: &Own, setting: Setting, out: &mut Outbox);
    /// Takes back what a person decided last, or brings it back.
    fn go(&mut self, way: Way, hides_money: bool, out: &mut Outbox);
    /// Goes so many entries on, or back if `by` is below 0.
    fn step(&mut self, by: isize, out: &mut Outbox);
    /// Goes to the position after so many entries.
    fn go_to(&mut self, entries: usize, out: &mut Outbox);
    /// Begins to change an entry (from 0), or to put one in before it: the table is
    /// shown as it was before.
    fn change(&mut self, entry: usize, inserts: bool, out: &mut Outbox);
    /// Begins to change entries that belong together, from this one on (from 0), as one
    /// thing: an auction, with its price and who wins it.
    fn change_as_one(&mut self, first: usize, out: &mut Outbox);
    /// What stands for the entry that is being changed, as it is typed.
    fn changed_as_typed(&self, hides_money: bool) -> Option<String>;
    /// Leaves the entry that is being changed as it is.
    fn cancel_change(&mut self, out: &mut Outbox);
    /// Whether it has a notation.
    fn is_written(&self) -> bool;
    /// What this is in the notation of the game, if it has one: without how much money
    /// anybody has if `hides_money`.
    fn written(&self, what: Copied, hides_money: bool) -> Option<String>;
    /// Plays the entries in a text, all of them or none; `intent` is what was wanted.
    fn paste(&mut self, text: &str, setting: Setting, out: &mut Outbox);
    /// What a text that is being typed may become.
    fn completions(&self, text: &str) -> Vec<String>;
    /// Takes an entry (from 0) out of the log.
    fn remove(&mut self, entry: usize, hides_money: bool, out: &mut Outbox);
    /// Puts the log of an earlier version in the place of this one; `intent` is
    /// what was wanted. Says whether it is a version of this game.
    fn adopt(&mut self, version: &Script, intent: Intent, out: &mut Outbox) -> bool;
    /// Cuts the log after so many entries. Says whether it has so many.
    fn cut(&mut self, entries: usize) -> bool;
    /// Allows to take back what somebody has seen.
    fn allow_taking_back(&mut self);
    /// Whether the game lets one set a value by hand at all.
    fn corrects(&self) -> bool;
    /// Whether a value can be set by hand now.
    fn may_correct(&self) -> bool;
    /// Whether house rules can be agreed on in the middle of it at all.
    fn agrees(&self) -> bool;
    /// Decides about an entry (from 0) that does not hold, or no longer; `alike`: about
    /// all that fail for the same reason as well.
    fn decide(&mut self, entry: usize, choice: Option<Choice>, alike: bool);
    /// Does what is decided about entries that do not hold.
    fn do_remedies(&mut self, out: &mut Outbox);
    /// Takes all entries out of the log from the first on that does not hold.
    fn cut_log(&mut self, out: &mut Outbox);
    /// The note on an entry (from 0), if there is such an entry.
    fn note(&self, entry: usize) -> Option<&str>;
    /// Writes a note on an entry (from 0); an empty one takes it away.
    fn annotate(&mut self, entry: usize, note: &str, out: &mut Outbox);
    /// Another position is shown.
    fn moved(&mut self);
    /// Plays at once what the computer decides, up to the next decision of a person.
    fn skip_ahead(&mut self);
    /// Whether there is a screen for everybody at the table.
    fn has_public_screen(&self) -> bool;
    /// A game with the same players in the same seats, dealt anew; nothing at a real table.
    fn another_game(&self) -> Option<Intent>;
    /// Whether there can be one.
    fn can_be_dealt_anew(&self) -> bool;
    /// Whether the game lets one ask for a hint at all.
    fn advises(&self) -> bool;
    /// Whether one may ask for a hint now.
    fn may_advise(&self) -> bool;
    /// Asks for a hint. If there is one, carries out its best choice.
    fn ask_for_hint(&mut self, hides_money: bool);
    /// Takes the hint away.
    fn close_hint(&mut self);
    /// Goes on by itself, if it does.
    fn tick(&mut self, tick: Tick, ctx: &Context, out: &mut Outbox);

    /// What its cards call themselves.
    fn printed(&self) -> Printed;
    /// Who plays.
    fn people(&self) -> &People;
    /// Gives the person in a seat another name.
    fn rename(&mut self, seat: Seat, name: &str, out: &mut Outbox);
    /// Lets a seat be played by somebody else, or in another way, from now on.
    fn hand_on(&mut self, seat: Seat, to: &HandOn, hides_money: bool, out: &mut Outbox);
    /// Whether the table can stop here: something was played, and it goes on.
    fn may_stop(&self) -> bool;
    /// Whether the table has stopped.
    fn is_stopped(&self) -> bool;
    /// Stops here; a game that has stopped goes on.
    fn stop(&mut self, out: &mut Outbox);
    /// Gives the person in a seat another colour.
    fn recolour(&mut self, seat: Seat, colour: Colour, out: &mut Outbox);

    /// Where it began, as something to begin again from.
    fn start(&self) -> Own;
    /// It as what it is.
    fn as_any(&self) -> &dyn Any;
}

/// How far a step goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// One entry of the log.
    Entry,
    /// To where somebody's turn begins, or an auction.
    Turn,
    /// To where a round begins, or what else a game is divided into.
    Round,
    /// As far as one can go.
    All,
}

/// Where a step goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Towards {
    /// To what was before.
    Back,
    /// To what comes after.
    On,
}

/// What undo or redo does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Takes back or brings back this entry (from 0), with what came of it
    /// without a decision.
    Entry(usize),
    /// Takes back or makes again a change of the log: entries replaced, changed,
    /// inserted or removed from this one on.
    Rewrite(usize),
}

impl Step {
    /// The first entry (from 0) it is about.
    #[must_use]
    pub fn entry(self) -> usize {
        match self {
            Step::Entry(entry) | Step::Rewrite(entry) => entry,
        }
    }
}

/// A part of what is typed in the palette: a player, a thing, an amount.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// What it was read as.
    pub text: String,
    /// Whose marker stands before it.
    pub seat: Option<Seat>,
    /// The icon that stands before it otherwise.
    pub icon: Option<Icon>,
}

/// What a decision leads to.
#[derive(Clone, Debug, Default)]
pub struct Then {
    /// In a sentence.
    pub said: Option<String>,
    /// A small picture of it.
    pub picture: Option<Sketch>,
}

/// A small picture, which is drawn in the middle of a rectangle.
#[derive(Clone)]
pub struct Sketch(Rc<Paint>);

/// What draws one.
type Paint = dyn Fn(&Ui, Rect);

impl Sketch {
    /// One that is drawn so.
    pub fn new(paint: impl Fn(&Ui, Rect) + 'static) -> Self {
        Self(Rc::new(paint))
    }

    /// Draws it.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        (self.0)(ui, rect);
    }
}

impl fmt::Debug for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sketch")
    }
}

/// What a text that is typed in the palette may mean.
#[derive(Debug)]
pub struct Meaning {
    /// In a sentence.
    pub name: String,
    /// Why it cannot be done now.
    pub refused: Option<String>,
    /// Whether it could be kept all the same, as an exception.
    pub may_be_kept: bool,
    /// What was typed, part by part: who, what, how much.
    pub parts: Vec<Part>,
    /// What it is.
    pub intent: Intent,
    /// How it is written in the notation of the game, if it is a decision.
    pub notation: Option<String>,
    /// What it leads to.
    pub then: Then,
    /// Whether it is one of several that only differ in what was not typed: then
    /// one has to be chosen.
    pub is_guess: bool,
    /// Whether it answers what waits for exactly this. Then it stands first, even if it is
    /// refused.
    pub is_answer: bool,
}

/// What a game needs to know to go on by itself.
#[derive(Clone, Copy, Debug)]
pub struct Tick {
    /// Whether somebody looks at the table and is asked nothing.
    pub is_watched: bool,
    /// Whether money is hidden.
    pub hides_money: bool,
    /// How long a decision of the computer stays to be looked at.
    pub pause: Duration,
}

/// How far something has got into its file.
#[derive(Debug, Default)]
pub struct InFile {
    /// The file, once there is one.
    pub path: Option<PathBuf>,
    /// The state that is in it.
    pub saved: u64,
    /// The last state that was tried to write.
    pub tried: u64,
    /// Why it could not be written.
    pub trouble: Option<SaveError>,
}

impl InFile {
    /// Something in its first state, which was read from a file or just written
    /// to it, if there is one.
    pub(crate) fn first(path: Option<PathBuf>) -> Self {
        let saved = u64::from(path.is_some());
        Self {
            path,
            saved,
            tried: saved,
            trouble: None,
        }
    }

    /// This state is in this file now.
    pub fn is_in(&mut self, path: PathBuf, revision: u64) {
        *self = Self {
            path: Some(path),
            saved: revision,
            tried: revision,
            trouble: None,
        };
    }
}

/// An entry of the past that is to become another one, or to get one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changing {
    /// Which, counted from 0.
    pub entry: usize,
    /// Whether the entry stays, and what is decided now comes before it.
    pub inserts: bool,
    /// The entry after the last that gives way, where several are changed as one thing.
    pub until: usize,
    /// The cursor to go back to if nothing is changed after all.
    pub back: usize,
}

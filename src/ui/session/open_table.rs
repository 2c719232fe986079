//! The open game as the window holds it, of any kind, and what the window has to do after
//! something was done to it.

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
use super::guests::Invited;
use super::intent::{Choice, Copied, HandOn};
use table::{Colour, Level, Occasion, People, SaveError, Seat};
use words::printed::Printed;

/// What the window has to do after something was done to a game, in this order.
pub type Outbox = Vec<Effect>;

/// A question before something is done.
#[derive(Debug)]
pub enum Question {
    /// Whether to undo entries after which a player has seen cards.
    TakeBackSeen(Intent),
    /// Whether to replace this many entries.
    Replace(Intent, usize),
}

/// Something the window has to do.
#[derive(Debug)]
pub enum Effect {
    /// Show a refusal, with what can be done anyway.
    Refuse(String, Vec<(String, Intent)>),
    /// Say what was done, with an undo button: the message, what it undoes, and the intent.
    Offer(String, String, Intent),
    /// Say what was done for good, with what can be done about it.
    Tell(String, Vec<(String, Intent)>),
    /// Say what was just done, with what can be done about it; it disappears with the next
    /// decision.
    TellOfThis(String, Vec<(String, Intent)>),
    /// Say what was done until a person decides.
    TellUntilDecided(String),
    /// Remove messages about the previous decision.
    ForgetOffers,
    /// Tell the player in this seat what concerns them; it stays until a person decides.
    Concern(Seat, String),
    /// Remove messages that concerned players.
    ForgetConcerns,
    /// Ask something first.
    Ask(Question),
    /// Drop the question whether to replace entries.
    StopAsking,
    /// Keep a backup of the game as it was before.
    Backup(Script),
    /// Show the changed game and save it.
    Changed,
    /// Bring the table to the front.
    ShowTable,
    /// Carry out this intent as well.
    Do(Intent),
    /// Run an errand for this game.
    Errand(&'static str, Box<dyn super::super::io::errand::Errand>),
    /// Copy this text, and show this message.
    Copy(String, String),
    /// Write the preferences.
    Remember,
}

/// How something is entered.
#[derive(Clone, Copy, Debug, Default)]
pub struct Setting {
    /// Whether money is hidden.
    pub hides_money: bool,
    /// Whether the player has agreed to replace entries.
    pub may_replace: bool,
    /// Whether the player has said that it was played like that, against the rules.
    pub anyway: bool,
}

/// The extent of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// How many entries have been played at the shown position.
    pub cursor: usize,
    /// How many are valid.
    pub legal: usize,
    /// How many there are.
    pub all: usize,
}

/// An invalid entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenEntry {
    /// The entry, from 0.
    pub entry: usize,
    /// Its text.
    pub said: String,
    /// Why it is invalid.
    pub why: String,
}

/// The direction through the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Undo.
    Undo,
    /// Redo.
    Redo,
}

/// Any open game.
pub trait OpenTable: Debug {
    /// Returns the id of the game.
    fn game(&self) -> &'static str;
    /// Returns its id in this window.
    fn id(&self) -> GameId;
    /// Returns the revision, which counts the states of the session.
    fn revision(&self) -> u64;
    /// Starts the next revision and returns it.
    fn revise(&mut self) -> u64;
    /// Records that another position is shown, which need not be saved.
    fn passes(&mut self);
    /// Returns how far it has been saved.
    fn file(&self) -> &InFile;
    /// Returns how far it has been saved, for updating.
    fn file_mut(&mut self) -> &mut InFile;
    /// Returns whether everything in the window is in the file too.
    fn is_saved(&self) -> bool {
        self.file().saved == self.revision()
    }
    /// Returns what to save.
    fn script(&self) -> Script;
    /// Returns what anyone may have: without private notes.
    fn script_for_others(&self) -> Script;
    /// Returns whose clock is running.
    fn thinks(&self, pause: Duration) -> Option<Seat>;
    /// Returns who may read and write private notes now, with their names.
    fn writers(&self) -> Vec<(Seat, String)>;
    /// Returns the sound of the entries from this one (from 0) on.
    fn sound(&self, first: usize) -> Option<Sound>;
    /// Returns the reminder for a round that began since this entry (from 0).
    fn reminder(&self, first: usize, pause: Duration) -> Option<String>;
    /// Returns whether it can be exported.
    fn goes_out(&self) -> bool;
    /// Returns its export.
    fn outgoing(&self, hides_money: bool) -> Option<Outgoing>;
    /// Returns what a list may show of it, if its file contains more than has been seen here.
    fn seen_so_far(&self) -> Option<Content>;
    /// Returns when and where it is played.
    fn occasion(&self) -> &Occasion;
    /// Sets when and where it is played.
    fn take_place(&mut self, occasion: Occasion);
    /// Records this moment as the time of what is saved next.
    fn stamp(&mut self, now: Timestamp);
    /// Returns the extent of the log.
    fn extent(&self) -> Extent;
    /// Returns whether it is over at the end of its log, whatever position is shown.
    fn is_over(&self) -> bool;
    /// Whether it is over in the position that is shown.
    fn is_over_here(&self) -> bool;
    /// Returns whether another game may start at the shown position.
    fn may_branch(&self) -> bool;
    /// Returns the game that starts there; in a try, one person decides for all seats.
    fn branch(&self, occasion: Occasion) -> Option<Script>;
    /// Returns the levels of bots that can take all seats, weakest first; empty if bots cannot.
    fn levels(&self) -> &'static [Level];
    /// Returns whether it can be compared with the game it branches off from.
    fn may_compare(&self) -> bool;
    /// Returns whether its rounds can be summed up although it is played at a real table.
    fn sums_up_rounds(&self) -> bool;
    /// Returns whether the computer plays any seat.
    fn has_bots(&self) -> bool;
    /// Lets bots of this level play all seats, or none; a person plays the seat `but`.
    fn seat_bots(&mut self, level: Option<Level>, but: Option<Seat>, out: &mut Outbox);
    /// Compares it with the game it branches off from.
    fn compare(&self, original: &Script, hides_money: bool) -> Option<Comparison>;
    /// Returns the position (number of entries) to which a step leads; `None` if it leads
    /// nowhere.
    fn landmark(&self, unit: Unit, towards: Towards) -> Option<usize>;
    /// Returns the entry that is being changed.
    fn changing(&self) -> Option<Changing>;
    /// Returns whether its past may be changed.
    fn may_change_past(&self) -> bool;
    /// Returns the first invalid entry.
    fn broken(&self, hides_money: bool) -> Option<BrokenEntry>;
    /// Returns whether the table has agreed that money is hidden, or that it is visible.
    fn money_agreed(&self) -> Option<bool>;
    /// Returns the text of an entry (from 0).
    fn said(&self, entry: usize, hides_money: bool) -> String;
    /// Returns an entry (from 0) and its effects, sentence by sentence, for screen readers.
    fn heard(&self, entry: usize, hides_money: bool) -> Vec<String>;
    /// Returns how often the viewer has changed.
    fn looks(&self) -> usize;
    /// Returns what has to be decided next, and by whom, for screen readers.
    fn stands(&self, hides_money: bool) -> Option<String>;
    /// Returns what undo or redo would do.
    fn next_step(&self, way: Way, hides_money: bool) -> Option<Step>;
    /// Returns the character that opens the palette as a letter does, and what to type after
    /// it.
    fn opening_sign(&self) -> Option<(char, &'static str)>;
    /// Returns the intent that opens its review, if it is over.
    fn look_back(&self) -> Option<Intent>;
    /// Returns the progress of a computer that is thinking (0 to 1).
    fn thinking(&self) -> Option<f32>;

    /// Carries out an intent of this game.
    fn carry_out(&mut self, intent: &Own, setting: Setting, out: &mut Outbox);
    /// Undoes a person's last decision, or redoes it.
    fn go(&mut self, way: Way, hides_money: bool, out: &mut Outbox);
    /// Goes this many entries forward, or back if `by` is below 0.
    fn step(&mut self, by: isize, out: &mut Outbox);
    /// Goes to the position after this many entries.
    fn go_to(&mut self, entries: usize, out: &mut Outbox);
    /// Starts to change an entry (from 0), or to insert one before it: the table is shown as it
    /// was before.
    fn change(&mut self, entry: usize, inserts: bool, out: &mut Outbox);
    /// Starts to change the entries that belong together, from this one (from 0) on, as one
    /// thing: an auction, with its price and its winner.
    fn change_as_one(&mut self, first: usize, out: &mut Outbox);
    /// Returns the entry that is being changed, as it is typed.
    fn changed_as_typed(&self, hides_money: bool) -> Option<String>;
    /// Leaves the entry that is being changed as it is.
    fn cancel_change(&mut self, out: &mut Outbox);
    /// Returns whether it has a notation.
    fn is_written(&self) -> bool;
    /// Returns this part of the log in the notation of the game, if it has one; without how
    /// much money the players have if `hides_money`.
    fn written(&self, what: Copied, hides_money: bool) -> Option<String>;
    /// Plays the entries in a text, all of them or none.
    fn paste(&mut self, text: &str, setting: Setting, out: &mut Outbox);
    /// Returns possible completions of a text.
    fn completions(&self, text: &str) -> Vec<String>;
    /// Removes an entry (from 0) from the log.
    fn remove(&mut self, entry: usize, hides_money: bool, out: &mut Outbox);
    /// Replaces this log by that of an earlier version; `intent` is what was requested. Returns
    /// whether it is a version of this game.
    fn adopt(&mut self, version: &Script, intent: Intent, out: &mut Outbox) -> bool;
    /// Cuts the log after this many entries. Returns whether it has that many.
    fn cut(&mut self, entries: usize) -> bool;
    /// Allows taking back what a player has seen.
    fn allow_taking_back(&mut self);
    /// Returns whether values can be set by hand in this game at all.
    fn corrects(&self) -> bool;
    /// Returns whether a value can be set by hand now.
    fn may_correct(&self) -> bool;
    /// Whether house rules can be agreed on in the middle of it at all.
    fn agrees(&self) -> bool;
    /// Decides about an invalid entry (from 0), or withdraws the decision; `alike`: about all
    /// that fail for the same reason as well.
    fn decide(&mut self, entry: usize, choice: Option<Choice>, alike: bool);
    /// Carries out the decisions about invalid entries.
    fn do_remedies(&mut self, out: &mut Outbox);
    /// Removes all entries from the first invalid one on.
    fn cut_log(&mut self, out: &mut Outbox);
    /// Returns the note on an entry (from 0), if there is such an entry.
    fn note(&self, entry: usize) -> Option<&str>;
    /// Writes a note on an entry (from 0); an empty one removes the note.
    fn annotate(&mut self, entry: usize, note: &str, out: &mut Outbox);
    /// Handles a change of the shown position.
    fn moved(&mut self);
    /// Plays the computer's decisions without pauses, up to the next decision of a person.
    fn skip_ahead(&mut self);
    /// Returns whether there is a screen for everyone at the table.
    fn has_public_screen(&self) -> bool;
    /// Returns a newly dealt game with the same players in the same seats; `None` at a real
    /// table.
    fn another_game(&self) -> Option<Intent>;
    /// Returns whether that is possible.
    fn can_be_dealt_anew(&self) -> bool;
    /// Returns whether the game offers hints at all.
    fn advises(&self) -> bool;
    /// Returns whether a hint can be asked for now.
    fn may_advise(&self) -> bool;
    /// Asks for a hint; if one is there, carries out its best choice.
    fn ask_for_hint(&mut self, hides_money: bool);
    /// Closes the hint.
    fn close_hint(&mut self);
    /// Advances by itself, if the game does that.
    fn tick(&mut self, tick: Tick, ctx: &Context, out: &mut Outbox);

    /// Returns how its cards are named.
    fn printed(&self) -> Printed;
    /// Returns who plays.
    fn people(&self) -> &People;
    /// Renames the person in a seat.
    fn rename(&mut self, seat: Seat, name: &str, out: &mut Outbox);
    /// Changes who plays a seat, or how, from now on.
    fn hand_on(&mut self, seat: Seat, to: &HandOn, hides_money: bool, out: &mut Outbox);
    /// Lets a program play its seat, which a bot plays in the game; it has this much time for
    /// each decision.
    fn invite(&mut self, invited: Invited, time: Duration);
    /// Returns the programs that play seats.
    fn invited(&self) -> Vec<Invited>;
    /// Returns whether the table can stop here: something was played, and the game is not over.
    fn may_stop(&self) -> bool;
    /// Returns whether the table has stopped.
    fn is_stopped(&self) -> bool;
    /// Stops here, or resumes a stopped game.
    fn stop(&mut self, out: &mut Outbox);
    /// Changes the colour of the person in a seat.
    fn recolour(&mut self, seat: Seat, colour: Colour, out: &mut Outbox);

    /// Returns its start, for starting again.
    fn start(&self) -> Own;
    /// Returns it for downcasting.
    fn as_any(&self) -> &dyn Any;
}

/// The size of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// One entry of the log.
    Entry,
    /// To the beginning of a turn or an auction.
    Turn,
    /// To the beginning of a round, or of another part of the game.
    Round,
    /// As far as possible.
    All,
}

/// The direction of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Towards {
    /// Back.
    Back,
    /// Forward.
    On,
}

/// What undo or redo does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Undoes or redoes this entry (from 0), with the automatic entries that followed it.
    Entry(usize),
    /// Undoes or redoes a change of the log: entries replaced, changed, inserted or removed
    /// from this one on.
    Rewrite(usize),
}

impl Step {
    /// Returns the first entry (from 0) it is about.
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
    /// The text it was recognised as.
    pub text: String,
    /// Whose marker comes before it.
    pub seat: Option<Seat>,
    /// Otherwise, the icon that comes before it.
    pub icon: Option<Icon>,
}

/// What a decision leads to.
#[derive(Clone, Debug, Default)]
pub struct Then {
    /// As a sentence.
    pub said: Option<String>,
    /// As a small picture.
    pub picture: Option<Sketch>,
}

/// A small picture, drawn in the middle of a rectangle.
#[derive(Clone)]
pub struct Sketch(Rc<Paint>);

/// A function that draws one.
type Paint = dyn Fn(&Ui, Rect);

impl Sketch {
    /// Creates a picture that is drawn by this function.
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

/// A possible meaning of a text typed in the palette.
#[derive(Debug)]
pub struct Meaning {
    /// As a sentence.
    pub name: String,
    /// Why it cannot be done now.
    pub refused: Option<String>,
    /// Whether it could be kept anyway, as an exception.
    pub may_be_kept: bool,
    /// What was typed, part by part: who, what, how much.
    pub parts: Vec<Part>,
    /// Its intent.
    pub intent: Intent,
    /// Its form in the notation of the game, if it is a decision.
    pub notation: Option<String>,
    /// What it leads to.
    pub then: Then,
    /// Whether it is one of several that differ only in what was not typed: then the player has
    /// to choose.
    pub is_guess: bool,
    /// Whether it answers a pending question exactly. Then it comes first, even if it is
    /// refused.
    pub is_answer: bool,
}

/// What a game needs to know to advance by itself.
#[derive(Clone, Copy, Debug)]
pub struct Tick {
    /// Whether someone is watching the table and no question is open.
    pub is_watched: bool,
    /// Whether money is hidden.
    pub hides_money: bool,
    /// How long a decision of the computer stays visible.
    pub pause: Duration,
}

/// How far something has been saved.
#[derive(Debug, Default)]
pub struct InFile {
    /// The file, once there is one.
    pub path: Option<PathBuf>,
    /// The saved revision.
    pub saved: u64,
    /// The last revision for which saving was attempted.
    pub tried: u64,
    /// Why it could not be written.
    pub trouble: Option<SaveError>,
}

impl InFile {
    /// Creates the status of something in its first revision, which was read from this file or
    /// just written to it, if there is one.
    pub(crate) fn first(path: Option<PathBuf>) -> Self {
        let saved = u64::from(path.is_some());
        Self {
            path,
            saved,
            tried: saved,
            trouble: None,
        }
    }

    /// Records that this revision is now in this file.
    pub fn is_in(&mut self, path: PathBuf, revision: u64) {
        *self = Self {
            path: Some(path),
            saved: revision,
            tried: revision,
            trouble: None,
        };
    }
}

/// A past entry that is being changed, or before which one is being inserted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changing {
    /// The entry, counted from 0.
    pub entry: usize,
    /// Whether the entry stays, and the new decision is inserted before it.
    pub inserts: bool,
    /// The entry after the last one to be replaced, if several are changed as one thing.
    pub until: usize,
    /// The cursor to return to if nothing is changed after all.
    pub back: usize,
}

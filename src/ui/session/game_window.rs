//! What a game provides to be played in the window: how its log reads, how it is drawn,
//! what can be typed, its own screens and commands. The window needs to know nothing else
//! about it.
//!
//! Each game implements [`GameWindow`] once. A game without bots, hidden cards, or screens
//! of its own can leave out everything that has a default.

use std::any::Any;
use std::fmt::Debug;
use std::ops::Range;
use std::path::Path;
use std::time::Duration;

use eframe::egui::{Context, Rect, Ui, Vec2};
use jiff::Timestamp;

use super::super::Intent;
use super::super::base::evening::Way;
use super::super::base::explain::Reference;
use super::super::base::glimpse::Glimpse;
use super::super::base::icons;
use super::super::base::icons::Icon;
use super::super::base::log_line::{Fold, Kind, LogLine, Mark, News, Telling};
use super::super::base::outgoing::Outgoing;
use super::super::base::own::Own;
use super::super::base::panel_keys::{Examples, PanelKeys};
use super::super::base::sounds::Sound;
use super::super::base::theme::Palette;
use super::super::io::kept::{GameId, Ruled, Standing};
use super::super::io::shelf::chronicle::{Chronicle, Thing};
use super::comparison::Comparison;
use super::computer::{Computer, Hint, Suggestion, Task};
use super::guests::Guests;
use super::intent::Copied;
use super::lessons::Lessons;
use super::lobby::{Lobby, Tab};
use super::open_table::{Changing, InFile, Meaning, OpenTable as _, Outbox, Setting, Tick};
use super::remedies::Mending;
use super::state::{Row, State};
use programs::sitter::Asked;
use table::{Bot, Entry, Eyes, Game, Level, Save, SaveError, Seat, Session, Temperament, Told};
use words::plays::fate::Playable;
use words::printed::Printed;
use words::report::alone::{self, Alone};
use words::report::for_programs;
use words::report::told::{self, Report};
use words::{fl, shelf as shelf_words};

/// The start of a game.
pub type Start<G> = <<G as GameWindow>::Rules as Game>::Start;
/// A decision in a game.
pub type Command<G> = <<G as GameWindow>::Rules as Game>::Command;
/// The reason why something is not allowed in a game.
pub type Violation<G> = <<G as GameWindow>::Rules as Game>::Violation;

/// An entry read from a text, and its line (from 1).
pub type InLine<G> = (Entry<Command<G>>, usize);

/// The data a game is drawn from.
pub struct Look<'a, G: GameWindow> {
    /// The open game.
    pub open: &'a Open<G>,
    /// The window around it.
    pub state: &'a State,
    /// Whether the money of the players is hidden.
    pub hides_money: bool,
}

// Not derived, because that would require the same of `G`.
impl<G: GameWindow> Clone for Look<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameWindow> Copy for Look<'_, G> {}

/// Compares a branch at its cursor with the game it branches off from, with or without
/// money.
pub type Compare<G> = fn(
    &Session<<G as GameWindow>::Rules>,
    &Session<<G as GameWindow>::Rules>,
    bool,
) -> Option<Comparison>;

/// How a game is exported, as far as everyone at the table may know it. The timestamp is
/// when it was written down.
pub struct Exports<G: GameWindow> {
    /// Exports a session at the end of its log; `true` hides the players' money.
    pub game: fn(&Session<G::Rules>, bool, Option<Timestamp>) -> Outgoing,
    /// Exports a score sheet; `None` as long as something on it is wrong.
    pub sheet: fn(&Save<G::Rules>, Option<Timestamp>) -> Option<Outgoing>,
    /// Exports a save of which only the points are known: [`by_scores`].
    pub scores: fn(&Save<G::Rules>, Option<Timestamp>) -> Option<Outgoing>,
    /// How plays from other programs are imported.
    pub plays: Playable,
}

impl<G: GameWindow> Exports<G> {
    /// Returns the export of a sheet, or of points alone; `None` as long as something is wrong.
    #[must_use]
    pub fn of_sheet(&self, save: &Save<G::Rules>, written: Option<Timestamp>) -> Option<Outgoing> {
        match &save.scores {
            Some(_) if save.sheet.is_some() => None,
            Some(_) => (self.scores)(save, written),
            None => (self.sheet)(save, written),
        }
    }
}

/// Returns the export of a save of which only the points are known; `T` exports the whole
/// game.
#[must_use]
pub fn by_scores<R: Game, T: told::Told + 'static>(
    save: &Save<R>,
    written: Option<Timestamp>,
) -> Option<Outgoing>
where
    Report<Alone<T>>: Send + Sync,
{
    let report = || alone::of::<R, T>(save, written);
    Some(Outgoing::reported(R::ID, report()?, for_programs(report)?))
}

/// The entries read from a text, or what is wrong with it, in a sentence.
pub type EntriesRead<G> = Result<Vec<InLine<G>>, String>;

/// A game read from a file; `None` if the file is not in the notation.
pub type FileRead<G> = Option<Result<Save<<G as GameWindow>::Rules>, SaveError>>;

/// How a game is written and read in its notation.
pub struct Notation<G: GameWindow> {
    /// Writes the copied part of a log, as far as the viewer may know it; `true` leaves out how
    /// much money the players have.
    pub written: fn(&Open<G>, Copied, bool) -> String,
    /// Writes a decision the way it is typed.
    pub one: fn(&Open<G>, &Command<G>) -> String,
    /// Reads the entries in a text, each with its line (from 1), or returns what is wrong with
    /// the text, in a sentence.
    pub read_entries: fn(&Open<G>, &str) -> EntriesRead<G>,
    /// Reads the game in a file of this name, if it is in the notation.
    pub read_file: fn(&Path, &[u8]) -> FileRead<G>,
}

/// Returns why a text means nothing.
pub type WhyNothing<G> = fn(Look<'_, G>, &str) -> Option<String>;

/// What can be typed in the palette.
pub struct Typing<G: GameWindow> {
    /// Returns what a text may mean, the likeliest first.
    pub meanings: fn(Look<'_, G>, &str) -> Vec<Meaning>,
    /// Returns possible completions of a text, as whole texts.
    pub completions: fn(&Open<G>, &str) -> Vec<String>,
    /// Returns places in the game that can be reached by name.
    pub places: fn(Look<'_, G>) -> Vec<(String, Intent)>,
    /// Returns the character that opens the palette as a letter does, if there is one now, and
    /// what to type after it; Enter types it, too.
    pub sign: fn(&Open<G>) -> Option<(char, &'static str)>,
    /// Returns examples of what can be typed now, the most telling first; leaves out what would
    /// be refused or not understood.
    pub examples: fn(Look<'_, G>) -> Vec<String>,
    /// Returns why a text means nothing, if a thing it names is the reason.
    pub why_nothing: Option<WhyNothing<G>>,
}

/// How values of a game are set by hand.
pub struct Correcting<G: GameWindow> {
    /// All values that can be set, the most requested first.
    pub values: &'static [Value<G>],
    /// Returns whose value is set until the player chooses.
    pub shown: fn(&G::Panels, Look<'_, G>) -> Seat,
    /// Returns the intent to set a value, with the reason.
    pub set: fn(Command<G>, String) -> G::Intent,
}

/// Reads what was entered for a value of a seat.
pub type Reading<G> = fn(Look<'_, G>, &Value<G>, Seat, &Given<'_>) -> Option<Read<G>>;

/// Returns the options for a seat after the choices in earlier lists: an index, and its
/// name.
pub type Options<G> = fn(Look<'_, G>, Seat, &[usize]) -> Vec<(usize, String)>;

/// A value that can be set.
pub struct Value<G: GameWindow> {
    /// Returns its name.
    pub name: fn() -> &'static str,
    /// How it is entered.
    pub entered: Entered<G>,
    /// Whether it belongs to the table and not to a player.
    pub of_table: bool,
    /// Returns whether this game has such a value.
    pub is_in: fn(&G::Rules) -> bool,
    /// Returns the remark shown until something is entered.
    pub remark: fn(Look<'_, G>, Seat) -> Option<String>,
    /// Reads what was entered as a correction; `None` if it cannot be read.
    pub read: Reading<G>,
    /// Returns the keyword for it in typed corrections, if its input can be read there.
    pub word: fn() -> &'static str,
    /// Whether it is a house rule that the table agrees on from now on.
    pub is_house: bool,
}

/// How a value is entered.
pub enum Entered<G: GameWindow> {
    /// As a number, starting from its current value, in steps of this size. The current value
    /// is `None` if it must not be revealed.
    Number(fn(Look<'_, G>, Seat) -> Option<u32>, u32),
    /// As text, with an example.
    Typed(fn() -> &'static str),
    /// By choosing from lists, each depending on the choices before it.
    Chosen(&'static [List<G>]),
    /// Without any input.
    Alone,
}

/// A list to choose from.
pub struct List<G: GameWindow> {
    /// Returns its name.
    pub name: fn() -> &'static str,
    /// Returns the options, depending on the choices in the lists before it. [`Given::chosen`]
    /// holds the chosen indices.
    pub options: Options<G>,
}

/// What was entered.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a> {
    /// What was typed.
    pub text: &'a str,
    /// What was chosen in each list so far.
    pub chosen: &'a [usize],
}

impl Given<'_> {
    /// Returns what was typed, as a number in this range.
    #[must_use]
    pub fn number<T: TryFrom<u32>>(&self) -> Option<T> {
        let number: u32 = self.text.trim().parse().ok()?;
        T::try_from(number).ok()
    }
}

/// What was entered, read as a correction.
pub struct Read<G: GameWindow> {
    /// The correction.
    pub command: Command<G>,
    /// The same in a sentence.
    pub told: String,
    /// Why it is not possible.
    pub refused: Option<String>,
}

impl<G: GameWindow> Read<G> {
    /// Creates it from a decision, with its text and refusal in the shown game.
    #[must_use]
    pub fn of(open: &Open<G>, command: Command<G>) -> Self {
        let (game, told) = (open.shown().game(), Told::own(&command));
        let refused = game.check(&command).err();
        let telling = Telling::hiding(false);
        Self {
            refused: refused.map(|why| G::why(open, told, &why, telling)),
            told: G::played(open, Some(game), told, telling),
            command,
        }
    }
}

impl<G: GameWindow> Value<G> {
    /// Creates a value of a player that every game has.
    #[must_use]
    pub const fn new(name: fn() -> &'static str, entered: Entered<G>, read: Reading<G>) -> Self {
        Self {
            name,
            entered,
            of_table: false,
            is_in: |_| true,
            remark: |_, _| None,
            read,
            word: || "",
            is_house: false,
        }
    }
}

/// Draws the screen for everyone at the table.
pub type Public<G> = fn(&mut Ui, Look<'_, G>);

/// Returns the intent that opens the review of a game; `None` until it is over.
pub type LookBack<G> = fn(&Open<G>) -> Option<Intent>;

/// The preview of a game. It is made where files are read.
pub struct Afar<G: GameWindow> {
    /// Returns the preview of a session at the end of its log, as everyone may see it.
    pub glimpse: fn(&Session<G::Rules>) -> Option<Glimpse>,
    /// Draws the place of a player (from 0).
    pub paint_place: fn(&Ui, Rect, &Own, usize),
}

/// The chronicles of finished games. They are made where files are read.
pub struct Chronicles<G: GameWindow> {
    /// Returns the chronicle of a finished game.
    pub of: fn(&Session<G::Rules>) -> Option<Chronicle>,
    /// Returns the name and picture of something in it.
    pub thing: fn(&str) -> Option<Thing>,
}

/// The computation of a decision; `None` if there is nothing to decide.
pub type Deciding<G> = Task<Option<Command<G>>>;
/// The computation of advice; `None` if there is nothing to choose.
pub type Advising<G> = Task<Option<<G as GameWindow>::Advice>>;
/// The choices of a hint, best first.
pub type Suggestions<G> = Vec<Suggestion<Command<G>>>;
/// A temperament of bots, its name, and what such a bot likes.
pub type Liking = (Temperament, &'static str, &'static str);
/// What concerns which seat, in a sentence.
pub type Concerns = Vec<(Seat, String)>;

/// How the computer plays seats of a game.
pub struct Digital<G: GameWindow> {
    /// Returns the levels of bots that can take all seats of this session, weakest first; empty
    /// if bots cannot.
    pub levels: fn(&Session<G::Rules>) -> &'static [Level],
    /// Returns the seat that the computer plays and that decides now. Returns `None` during a
    /// pause of the table; the duration is how long a decision of the computer stays visible.
    pub acting: fn(&Open<G>, Duration) -> Option<Seat>,
    /// Returns the task of the bot in this seat, based on what the seat sees: its decision, or
    /// `None` if there is nothing to decide.
    pub task: fn(&Open<G>, Seat) -> Deciding<G>,
    /// Returns what the entries of a bot mean for the people they concern.
    pub concerns: fn(&Open<G>, Range<usize>, Telling) -> Concerns,
    /// Returns the same players in the same seats with the same options, dealt from this
    /// number.
    pub dealt_anew: fn(&Start<G>, u64) -> Start<G>,
    /// How programs play seats instead of bots.
    pub programs: Option<Programs<G>>,
}

/// How programs play seats of a game.
pub struct Programs<G: GameWindow> {
    /// Asks a program for its decision; the number is for our bot, which decides if the program
    /// fails.
    pub decide: fn(&Asked, &G::Rules, u64) -> Option<Command<G>>,
    /// Tells a program that the game is over.
    pub end: fn(&Asked, &G::Rules),
}

/// How the computer advises a person.
pub struct Advice<G: GameWindow> {
    /// Returns who can be advised now: a person who has to decide and sees what the decision is
    /// about; and, if a hint is based on what is shown, how often the viewer has changed.
    pub asked: fn(&Open<G>) -> Option<(Seat, usize)>,
    /// Returns the task of advising this seat, based on what it sees; `true` hides the players'
    /// money.
    pub task: fn(&Open<G>, Seat, bool) -> Advising<G>,
    /// Returns what is shown of the advice; empty if there is nothing to choose.
    pub shown: fn(Look<'_, G>, &G::Advice) -> Suggestions<G>,
}

/// A game in the window. A value of this type holds what is known about an open game
/// besides its log.
pub trait GameWindow: Debug + Sized + 'static {
    /// Its rules.
    type Rules: Ruled;
    /// An intent of the game.
    type Intent: Any + Clone + Debug + PartialEq + Send + Sync;
    /// Its panels.
    type Panels: Panels<Self>;
    /// Its other screens.
    type Lobby: Lobby + Default;
    /// The result of computing a hint.
    type Advice: Debug + Send + 'static;

    /// Returns the commands it adds to those of every game.
    fn commands() -> &'static [&'static Row] {
        &[]
    }

    /// Returns its explanations of rules and things.
    fn reference() -> Option<&'static dyn Reference> {
        None
    }

    /// Returns its tutorial for a first evening, if it has one.
    fn lessons(_way: Way) -> Option<&'static Lessons> {
        None
    }

    /// Returns the keys of its panels, by where they are read, and examples of what can be
    /// typed.
    fn keys() -> (PanelKeys, Examples) {
        (Vec::new(), Examples::default())
    }

    /// Returns its title.
    fn title() -> &'static str;

    /// Returns the unit of its points, in a few letters.
    fn points_unit() -> &'static str {
        fl!(points_of_any_game)
    }

    /// Returns how well a bot of this level plays, in a word or two.
    fn level(level: Level) -> String {
        shelf_words::level(level)
    }

    /// Returns the temperaments of its bots, with their names and what they like; empty if they
    /// have none.
    fn temperaments() -> Vec<Liking> {
        Vec::new()
    }

    /// Returns what a bot is called, in the middle of a sentence.
    fn bot(bot: Bot) -> String {
        Self::level(bot.level)
    }

    /// Returns the names of the players as they were typed, in seat order.
    fn names(start: &Start<Self>) -> Vec<String>;

    /// Returns the players' names as shown on the screen.
    fn players(start: &Start<Self>) -> Vec<(Seat, String)>;

    /// Returns what is wrong with a start, in sentences.
    fn problems(start: &Start<Self>, problems: &[<Self::Rules as Game>::Problem]) -> Vec<String>;

    /// Returns how things stand at the end of a log, as everyone at the table may see it.
    fn standing(session: &Session<Self::Rules>) -> Option<Standing>;

    /// Returns whether the table has agreed that money is hidden, or that it is visible; `None`
    /// if each player may choose.
    fn money_agreed(session: &Session<Self::Rules>) -> Option<bool>;

    /// Draws the winner's prize.
    fn paint_prize(ui: &Ui, rect: Rect) {
        icons::paint(ui.painter(), rect, Icon::Crown, Palette::of(ui).leaf);
    }

    /// Returns how things stand between these players, for the list of games.
    fn told(names: &[String], standing: &Standing) -> String;

    /// Returns how things stood after this many entries, for the list of earlier versions.
    fn stood(entries: usize, names: &[String], standing: &Standing) -> String;

    /// Creates what is known about a game that has just been opened. `ctx` is repainted when
    /// something is computed later.
    fn new(session: &Session<Self::Rules>, ctx: &Context) -> Self;

    /// Handles a change of the session or of the shown position.
    fn changed(&mut self, _session: &Session<Self::Rules>) {}

    /// Returns how often the viewer has changed. After a change, what was told before may have
    /// to stay secret.
    fn looks(&self) -> usize {
        0
    }

    /// Returns the session as it may be shown.
    fn shown<'a>(&'a self, session: &'a Session<Self::Rules>) -> &'a Session<Self::Rules> {
        session
    }

    /// Returns whose eyes see the table, which decides which sealed decisions are told.
    fn eyes(open: &Open<Self>) -> Eyes;

    /// Returns a decision as a sentence; `before` is the position in which it was made, if
    /// known.
    fn played(
        open: &Open<Self>,
        before: Option<&Self::Rules>,
        told: Told<'_, Self::Rules>,
        telling: Telling,
    ) -> String;

    /// Returns the same, as short as a button label.
    fn on_a_button(
        open: &Open<Self>,
        before: Option<&Self::Rules>,
        told: Told<'_, Self::Rules>,
        telling: Telling,
    ) -> String {
        Self::played(open, before, told, telling)
    }

    /// Returns why a decision is not allowed, in a sentence.
    fn why(
        open: &Open<Self>,
        told: Told<'_, Self::Rules>,
        violation: &Violation<Self>,
        telling: Telling,
    ) -> String;

    /// Returns what can replace a decision that is not allowed in this position, as a sequence
    /// of legal decisions; empty if there is nothing similar.
    fn mend(_before: &Self::Rules, _command: &Command<Self>) -> Vec<Command<Self>> {
        Vec::new()
    }

    /// Returns why nothing similar can replace an invalid entry (from 0), if there is more to
    /// say than that.
    fn no_mend(_open: &Open<Self>, _entry: usize) -> Option<String> {
        None
    }

    /// Returns the message about an entry (from 0) that a person has just made, and what undo
    /// calls it.
    fn worth_a_word(_open: &Open<Self>, _entry: usize, _telling: Telling) -> Option<[String; 2]> {
        None
    }

    /// Returns the heading of the part of the game that an entry (from 0) belongs to.
    fn heading(_open: &Open<Self>, _entry: usize) -> Option<String> {
        None
    }

    /// Returns the name of the part of the game with this number in the rules.
    fn chapter(chapter: u32) -> String {
        fl!(replay_chapter, number = chapter)
    }

    /// Returns whether a turn begins after this many entries (1 or more), or another place to
    /// stop at when stepping by turns.
    fn begins_turn(session: &Session<Self::Rules>, n: usize) -> bool {
        let decided = |n: usize| {
            let entry = session.log().get(n);
            entry.and_then(|entry| Self::Rules::decided_by(&entry.command))
        };
        decided(n) != decided(n - 1)
    }

    /// Returns the first line of the log.
    fn beginning(start: &Start<Self>) -> &'static str;

    /// Returns the log line of an entry (from 0).
    fn line(open: &Open<Self>, entry: usize, telling: Telling) -> LogLine {
        let there = open.shown().log().get(entry);
        LogLine {
            seat: there.and_then(|there| Self::Rules::decided_by(&there.command)),
            text: open.entry(entry, telling),
            ..LogLine::default()
        }
    }

    /// Returns how good the decision in an entry (from 0) was, if that is known and deserves a
    /// mark, and what the mark says.
    fn mark(_open: &Open<Self>, _entry: usize) -> Option<(Mark, String)> {
        None
    }

    /// Returns the effects of an entry (from 0) that the entry does not mention itself.
    fn events(_open: &Open<Self>, _entry: usize, _telling: Telling) -> Vec<LogLine> {
        Vec::new()
    }

    /// Returns the entries that start with this one (from 0) and are shown as one line now that
    /// they are over.
    fn fold(_open: &Open<Self>, _entry: usize, _telling: Telling) -> Option<Fold> {
        None
    }

    /// Returns the entries that start with this one (from 0) and can be changed together, and
    /// the single decision equivalent to them: for an auction, its result.
    fn as_one(open: &Open<Self>, entry: usize) -> Option<(Range<usize>, Command<Self>)>;

    /// Returns the kinds of entries to filter by.
    fn kinds() -> &'static [Kind<Self::Rules>] {
        &[]
    }

    /// Returns what is new to the player who decides now.
    fn news(_open: &Open<Self>) -> Option<News> {
        None
    }

    /// Returns the decision that follows automatically after `n` entries.
    fn due_after(
        _session: &Session<Self::Rules>,
        _n: usize,
        _hides_money: bool,
    ) -> Option<Command<Self>> {
        None
    }

    /// Returns whether one button sends an entry (from 0) together with the one before it, so
    /// that undo and redo take both even in a reopened game. Entries made by one gesture in
    /// this session ([`Session::is_gathered`]) belong together in any game.
    fn goes_with_previous(_session: &Session<Self::Rules>, _entry: usize) -> bool {
        false
    }

    /// Returns which of the entries (from 0) made by one gesture describes it: by default the
    /// last, which needed the others.
    fn speaks_for(_session: &Session<Self::Rules>, entries: Range<usize>) -> usize {
        entries.end.saturating_sub(1)
    }

    /// Returns whether a person makes a decision, and not the computer.
    fn is_by_person(_start: &Start<Self>, _command: &Command<Self>) -> bool {
        true
    }

    /// Returns whether the past may be changed. It may at a real table; decisions and deals by
    /// the computer must stay.
    fn may_change_past(&self) -> bool {
        true
    }

    /// Returns whether a new decision after `n` entries undoes something that a player has
    /// seen and could not have known then.
    fn takes_back_what_was_seen(_open: &Open<Self>, _n: usize) -> bool {
        false
    }

    /// Returns why the person at this screen cannot make a decision now, in a sentence that
    /// reveals nothing hidden from them.
    fn refusal(open: &Open<Self>, command: &Command<Self>, hides_money: bool) -> Option<String> {
        let violation = open.session.check(command).err()?;
        let telling = Telling::hiding(hides_money);
        Some(Self::why(open, Told::own(command), &violation, telling))
    }

    /// Returns whether a decision is allowed as far as the deciding player can see.
    ///
    /// # Errors
    /// Why it is not.
    fn check_seen(
        &self,
        _session: &Session<Self::Rules>,
        _command: &Command<Self>,
    ) -> Result<(), Violation<Self>> {
        Ok(())
    }

    /// Returns whether another game may start at the shown position: it must not reveal
    /// anything nobody has seen yet.
    fn may_branch(_open: &Open<Self>) -> bool {
        true
    }

    /// Draws the screen for everyone at the table: public information, in large type.
    const PUBLIC: Option<Public<Self>>;

    /// How the computer plays its seats.
    const DIGITAL: Option<Digital<Self>>;

    /// How the computer advises people.
    const ADVICE: Option<Advice<Self>>;

    /// How it is exported.
    const EXPORTS: Option<Exports<Self>>;

    /// How the cards of a table are named, if they can differ from our names.
    const PRINTED: Option<fn(&Start<Self>) -> Printed>;

    /// How it is written and read as text.
    const NOTATION: Option<Notation<Self>>;

    /// What can be typed in the palette besides its commands.
    const TYPING: Option<Typing<Self>>;

    /// How values are set by hand.
    const CORRECTING: Option<Correcting<Self>>;

    /// Returns the intent that opens the review of a finished game; `None` until it is over.
    const LOOK_BACK: Option<LookBack<Self>>;

    /// Its preview, in lists and on shelves.
    const AFAR: Option<Afar<Self>>;

    /// The chronicle of a finished game.
    const CHRONICLE: Option<Chronicles<Self>>;

    /// Compares a branch at its cursor with the game it branches off from, if the game can do
    /// that.
    const COMPARE: Option<Compare<Self>>;

    /// Whether rounds can be summed up in games at a real table.
    const SUMS_UP_ROUNDS: bool;

    /// Wraps decisions as an intent.
    fn play(commands: Vec<Command<Self>>) -> Self::Intent;

    /// Carries out an intent on the open game. Returns whether the intent is for the game
    /// itself.
    fn carry_out(
        open: &mut Open<Self>,
        intent: &Self::Intent,
        setting: Setting,
        out: &mut Outbox,
    ) -> bool;

    /// Returns whose clock runs in the current view: a player who has to decide and may see
    /// what the decision is about. `pause` is how long a decision of the computer stays
    /// visible.
    fn thinks(open: &Open<Self>, _pause: Duration) -> Option<Seat> {
        let mut may = open.session.game().may_decide().iter();
        let only = may.next().filter(|_| may.next().is_none())?;
        open.people().bot(only).is_none().then_some(only)
    }

    /// Returns who may read and write private notes now.
    fn writers(open: &Open<Self>) -> Vec<Seat> {
        let players = Self::players(open.session.start()).into_iter();
        players.map(|(seat, _)| seat).collect()
    }

    /// Returns the sound of something that has just happened.
    fn heard(_event: &<Self::Rules as Game>::Event) -> Option<Sound> {
        None
    }

    /// Returns the person who has to decide now and did not in the position `_before`.
    fn asked_anew(_open: &Open<Self>, _before: &Self::Rules) -> Option<Seat> {
        None
    }

    /// Returns what has to be decided next, and by whom, for screen readers.
    fn stands(_open: &Open<Self>, _telling: Telling) -> Option<String> {
        None
    }

    /// Returns the reminder for a round that began with the entries from this one (from 0) on.
    fn reminder(_open: &Open<Self>, _first: usize, _pause: Duration) -> Option<String> {
        None
    }

    /// Receives other results from separate threads.
    fn tick(_open: &mut Open<Self>, _tick: Tick, _ctx: &Context) {}

    /// Returns the progress of another computation (0 to 1).
    fn thinking(&self) -> Option<f32> {
        None
    }
}

/// Letters that were treated as keys before it turned out that the player was typing a
/// word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letters {
    /// The letters.
    pub typed: String,
    /// Whether they had their effect as keys, so that they belong to the word only if it means
    /// nothing without them.
    pub did: bool,
}

/// The panels of a game, and their own state.
pub trait Panels<G: GameWindow>: Debug + Default + 'static {
    /// Returns the commands that bring the tabs to the front, named like the tabs, from left to
    /// right.
    fn tabs() -> &'static [Tab];

    /// Returns the full width of what the header says about the game, in points.
    fn about_width(&self, _ui: &Ui, _look: Look<'_, G>) -> f32 {
        0.0
    }

    /// Draws what the header says about the game.
    fn about(&self, ui: &mut Ui, look: Look<'_, G>);

    /// Draws the seats.
    fn seats(&mut self, ui: &mut Ui, look: Look<'_, G>) -> Option<Intent>;

    /// Returns the width of the seats in a window of the smallest usual size, in points, if it
    /// differs from the usual one.
    fn seats_width(&self, _look: Look<'_, G>) -> Option<f32> {
        None
    }

    /// Draws the current action: the decision, and whose it is. It has the same place in every
    /// phase.
    fn now(&mut self, ui: &mut Ui, look: Look<'_, G>) -> Option<Intent>;

    /// Returns who has won, for the review of a finished game, with names of at most this many
    /// letters.
    fn verdict(&self, _look: Look<'_, G>, _letters: usize) -> Option<String> {
        None
    }

    /// Draws the choice of whose cards the review shows, if there is one.
    fn eyes(&mut self, _ui: &mut Ui, _look: Look<'_, G>) -> Option<Intent> {
        None
    }

    /// Returns the indices of the visible tabs, from left to right.
    fn shown_tabs(&self, _look: Look<'_, G>) -> Vec<usize> {
        (0..Self::tabs().len()).collect()
    }

    /// Returns the label of a tab now, if it varies.
    fn tab_name(&self, _tab: usize, _look: Look<'_, G>) -> Option<String> {
        None
    }

    /// Returns whether the middle is covered now, so that nobody sees what is there.
    fn covers(&self, _look: Look<'_, G>) -> bool {
        false
    }

    /// Draws the cover over the middle.
    fn cover(&mut self, _ui: &mut Ui, _look: Look<'_, G>) -> Option<Intent> {
        None
    }

    /// Returns how much room the tabs leave for what stands next to them, in points.
    fn width_beside_tabs(&self, _ui: &Ui, _look: Look<'_, G>) -> f32 {
        0.0
    }

    /// Draws what stands at the end of the tab bar, from right to left.
    fn beside_tabs(&mut self, _ui: &mut Ui, _look: Look<'_, G>) -> Option<Intent> {
        None
    }

    /// Returns the height of the foot below every tab (0 for none) in this much room, in
    /// points. It stays the same during a phase.
    fn foot_height(&self, _look: Look<'_, G>, _room: Vec2) -> f32 {
        0.0
    }

    /// Draws the foot.
    fn foot(&mut self, _ui: &mut Ui, _look: Look<'_, G>) -> Option<Intent> {
        None
    }

    /// Draws a tab.
    fn tab(&mut self, ui: &mut Ui, tab: usize, look: Look<'_, G>) -> Option<Intent>;

    /// Handles a change of the shown position. Returns the tab to show now, if it is a
    /// different one.
    fn moved(&mut self, _open: &Open<G>) -> Option<usize> {
        None
    }

    /// Returns whether this character is a key while this tab is shown, and does not open the
    /// palette.
    fn is_key(&self, _tab: usize, _sign: char) -> bool {
        false
    }

    /// Removes the letters that were just treated as keys of this tab (`now` in seconds of
    /// the window), if the `next` character is not a key: together they are typed in the
    /// palette.
    fn take_letters(&mut self, _tab: usize, _next: char, _now: f64) -> Letters {
        Letters::default()
    }

    /// Returns whether this digit belongs to the letter before it (at `now`, in seconds of the
    /// window) instead of being a key of the panels.
    fn is_behind_letter(&self, _tab: usize, _digit: char, _now: f64) -> bool {
        false
    }

    /// Returns the full text if what is typed is the beginning of something in the player's
    /// hand.
    fn typed_of_hand(&self, _tab: usize, _text: &str) -> Option<String> {
        None
    }

    /// Carries out an intent for the panels. Returns the tab it belongs to, if it is one.
    fn carry_out(&mut self, _intent: &G::Intent, _open: &Open<G>) -> Option<usize> {
        None
    }
}

/// An open game of this kind.
#[derive(Debug)]
pub struct Open<G: GameWindow> {
    pub(in crate::ui) id: GameId,
    /// The game.
    pub session: Session<G::Rules>,
    pub(in crate::ui) revision: u64,
    pub(in crate::ui) file: InFile,
    pub(in crate::ui) changing: Option<Changing>,
    pub(in crate::ui) may_take_back: bool,
    /// The cursor, as long as it is where an undo has left it.
    pub(in crate::ui) took_back: Option<usize>,
    /// The note on a decision that is about to be entered, possibly after a question.
    pub(in crate::ui) noted: Option<(Command<G>, String)>,
    pub(in crate::ui) mending: Mending<G::Rules>,
    /// Whether it was already over when it was opened, and has not continued since.
    pub(in crate::ui) had_ended: bool,
    /// The programs that play seats for the computer.
    pub guests: Guests,
    /// The computer players.
    pub computer: Computer<Command<G>>,
    /// The hint that was asked for.
    pub hint: Hint<G::Advice>,
    /// What is known besides the log.
    pub own: G,
}

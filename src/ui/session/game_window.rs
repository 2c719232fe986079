//! What a game has to say to be played in the window: how its log reads, how it is
//! drawn, what may be typed, what its own screens and commands are. The window
//! needs to know nothing else about it.
//!
//! [`GameWindow`] is implemented once for each game; everything that has a default
//! may be left out by one without bots, hidden cards, or screens of its own.

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
use super::intent::Copied;
use super::lessons::Lessons;
use super::lobby::{Lobby, Tab};
use super::open_table::{Changing, InFile, Meaning, OpenTable as _, Outbox, Setting, Tick};
use super::remedies::Mending;
use super::state::{Row, State};
use table::{Entry, Eyes, Game, Level, Save, SaveError, Seat, Session, Told};
use words::plays::fate::Playable;
use words::printed::Printed;
use words::report::alone::{self, Alone};
use words::report::for_programs;
use words::report::told::{self, Report};
use words::{fl, shelf as shelf_words};

/// What begins a game.
pub type Start<G> = <<G as GameWindow>::Rules as Game>::Start;
/// What is decided in a game.
pub type Command<G> = <<G as GameWindow>::Rules as Game>::Command;
/// Why something is not allowed in a game.
pub type Violation<G> = <<G as GameWindow>::Rules as Game>::Violation;

/// An entry of a text, and the line it stands in (from 1).
pub type InLine<G> = (Entry<Command<G>>, usize);

/// What a game is drawn from.
pub struct Look<'a, G: GameWindow> {
    /// The open game.
    pub open: &'a Open<G>,
    /// The window around it.
    pub state: &'a State,
    /// Whether the money of the players is hidden.
    pub hides_money: bool,
}

// Not derived, which would ask the same of the game.
impl<G: GameWindow> Clone for Look<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameWindow> Copy for Look<'_, G> {}

/// Sets a branch at its cursor beside the game that it branches off from, with or without
/// money.
pub type Compare<G> = fn(
    &Session<<G as GameWindow>::Rules>,
    &Session<<G as GameWindow>::Rules>,
    bool,
) -> Option<Comparison>;

/// What others may be told of a game, as everybody at the table may know it. The moment is
/// when it was written down.
pub struct Exports<G: GameWindow> {
    /// Of a session at the end of its log; `true` hides the players' money.
    pub game: fn(&Session<G::Rules>, bool, Option<Timestamp>) -> Outgoing,
    /// Of a score sheet; nothing as long as something on it is wrong.
    pub sheet: fn(&Save<G::Rules>, Option<Timestamp>) -> Option<Outgoing>,
    /// Of a save of which only the points are known: [`by_scores`].
    pub scores: fn(&Save<G::Rules>, Option<Timestamp>) -> Option<Outgoing>,
    /// How plays that others tell of come in.
    pub plays: Playable,
}

impl<G: GameWindow> Exports<G> {
    /// What is told of a sheet, or of points alone; nothing as long as something is wrong.
    #[must_use]
    pub fn of_sheet(&self, save: &Save<G::Rules>, written: Option<Timestamp>) -> Option<Outgoing> {
        match &save.scores {
            Some(_) if save.sheet.is_some() => None,
            Some(_) => (self.scores)(save, written),
            None => (self.sheet)(save, written),
        }
    }
}

/// What is told of a save of which only the points are known, of the game that `T` tells in
/// full.
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

/// Entries that were read from a text, or what is wrong with it, in a sentence.
pub type EntriesRead<G> = Result<Vec<InLine<G>>, String>;

/// A game that was read from a file; nothing if the file is not in the notation.
pub type FileRead<G> = Option<Result<Save<<G as GameWindow>::Rules>, SaveError>>;

/// How a game is written and read in its notation.
pub struct Notation<G: GameWindow> {
    /// What of a log is copied, as far as those who look may know it; `true` leaves out how
    /// much money anybody has.
    pub written: fn(&Open<G>, Copied, bool) -> String,
    /// How a decision is typed.
    pub one: fn(&Open<G>, &Command<G>) -> String,
    /// The entries in a text, with the line that each of them stands in (from 1), or what is
    /// wrong with the text, in a sentence.
    pub read_entries: fn(&Open<G>, &str) -> EntriesRead<G>,
    /// The game in a file of this name, if that is one in the notation.
    pub read_file: fn(&Path, &[u8]) -> FileRead<G>,
}

/// Why a text means nothing.
pub type WhyNothing<G> = fn(Look<'_, G>, &str) -> Option<String>;

/// What may be typed in the palette.
pub struct Typing<G: GameWindow> {
    /// What a text may mean, the likeliest first.
    pub meanings: fn(Look<'_, G>, &str) -> Vec<Meaning>,
    /// What a text that is being typed may become, whole.
    pub completions: fn(&Open<G>, &str) -> Vec<String>,
    /// Places in the game that can be gone to by name.
    pub places: fn(Look<'_, G>) -> Vec<(String, Intent)>,
    /// The sign that begins something to be typed as well as a letter does, if there is one
    /// now, and what to type after it; Enter types it too.
    pub sign: fn(&Open<G>) -> Option<(char, &'static str)>,
    /// What might be typed now as an example, the most telling first: what is refused or not
    /// read is not told.
    pub examples: fn(Look<'_, G>) -> Vec<String>,
    /// Why a text means nothing, if that is because of a thing it names.
    pub why_nothing: Option<WhyNothing<G>>,
}

/// How values of a game are set by hand.
pub struct Correcting<G: GameWindow> {
    /// All that can be set, what is asked for most first.
    pub values: &'static [Value<G>],
    /// Whose value is set while nobody has said whose.
    pub shown: fn(&G::Panels, Look<'_, G>) -> Seat,
    /// What is wanted when a value is set, with the reason.
    pub set: fn(Command<G>, String) -> G::Intent,
}

/// Reads what was entered for a value of a seat.
pub type Reading<G> = fn(Look<'_, G>, &Value<G>, Seat, &Given<'_>) -> Option<Read<G>>;

/// What can be chosen for a seat after other choices: a place, and what it is called.
pub type Options<G> = fn(Look<'_, G>, Seat, &[usize]) -> Vec<(usize, String)>;

/// A value that can be set.
pub struct Value<G: GameWindow> {
    /// What it is called.
    pub name: fn() -> &'static str,
    /// How it is entered.
    pub entered: Entered<G>,
    /// Whether it is of the table and of no player.
    pub of_table: bool,
    /// Whether there is such a value in this game.
    pub is_in: fn(&G::Rules) -> bool,
    /// What is said of it as long as nothing is entered.
    pub remark: fn(Look<'_, G>, Seat) -> Option<String>,
    /// What was entered, as a correction; nothing if it cannot be read.
    pub read: Reading<G>,
    /// The word that stands for it in what is typed, if what is entered is read like that.
    pub word: fn() -> &'static str,
    /// Whether it is a house rule that the table agrees on from now on.
    pub is_house: bool,
}

/// How a value is entered.
pub enum Entered<G: GameWindow> {
    /// As a number, from what it is now, in steps of so many. Where it may not be told, it
    /// is nothing now.
    Number(fn(Look<'_, G>, Seat) -> Option<u32>, u32),
    /// As typed, with an example.
    Typed(fn() -> &'static str),
    /// By choosing from lists, of which each depends on what was chosen before.
    Chosen(&'static [List<G>]),
    /// There is nothing more to say.
    Alone,
}

/// A list to choose from.
pub struct List<G: GameWindow> {
    /// What it is called.
    pub name: fn() -> &'static str,
    /// What can be chosen, by what was chosen in the lists before it. The place is what
    /// [`Given::chosen`] gives back.
    pub options: Options<G>,
}

/// What was entered.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a> {
    /// What was typed.
    pub text: &'a str,
    /// What was chosen in each list, as far as it was.
    pub chosen: &'a [usize],
}

impl Given<'_> {
    /// What was typed, as a number in this range.
    #[must_use]
    pub fn number<T: TryFrom<u32>>(&self) -> Option<T> {
        let number: u32 = self.text.trim().parse().ok()?;
        T::try_from(number).ok()
    }
}

/// What was entered, read as a correction.
pub struct Read<G: GameWindow> {
    /// What is set.
    pub command: Command<G>,
    /// The same in a sentence.
    pub told: String,
    /// Why it cannot be.
    pub refused: Option<String>,
}

impl<G: GameWindow> Read<G> {
    /// A decision, as it is told and refused in the game that is shown.
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
    /// A value of a player that is always there.
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

/// Draws the screen for everybody at the table.
pub type Public<G> = fn(&mut Ui, Look<'_, G>);

/// What leads to looking back at a game; nothing as long as it is not over.
pub type LookBack<G> = fn(&Open<G>) -> Option<Intent>;

/// What is seen of a game from afar. It is asked for where files are read.
pub struct Afar<G: GameWindow> {
    /// What a list keeps of a session at the end of its log, as everybody may see it.
    pub glimpse: fn(&Session<G::Rules>) -> Option<Glimpse>,
    /// Draws the place of a player (from 0).
    pub paint_place: fn(&Ui, Rect, &Own, usize),
}

/// What is told of games that are over. It is asked for where files are read.
pub struct Chronicles<G: GameWindow> {
    /// What of a game that is over is worth telling.
    pub of: fn(&Session<G::Rules>) -> Option<Chronicle>,
    /// How something in it is called and drawn.
    pub thing: fn(&str) -> Option<Thing>,
}

/// A decision that is thought out; nothing if there is nothing to decide.
pub type Deciding<G> = Task<Option<Command<G>>>;
/// Advice that is thought out; nothing if there is nothing to choose.
pub type Advising<G> = Task<Option<<G as GameWindow>::Advice>>;
/// The choices of a hint, the best first.
pub type Suggestions<G> = Vec<Suggestion<Command<G>>>;
/// What concerns whom, in a sentence.
pub type Concerns = Vec<(Seat, String)>;

/// How the computer plays seats of a game.
pub struct Digital<G: GameWindow> {
    /// How well bots may play that take all seats of this session, the weakest first; none
    /// where they cannot.
    pub levels: fn(&Session<G::Rules>) -> &'static [Level],
    /// The seat that the computer plays and that decides now. Nothing while the table rests;
    /// the duration is how long a decision of the computer stays to be looked at.
    pub acting: fn(&Open<G>, Duration) -> Option<Seat>,
    /// What the bot in this seat thinks out, from what this seat sees: its decision, or
    /// nothing if there is nothing to decide.
    pub task: fn(&Open<G>, Seat) -> Deciding<G>,
    /// What the entries of a bot mean for people, whom they concern.
    pub concerns: fn(&Open<G>, Range<usize>, Telling) -> Concerns,
    /// The same players in the same seats with the same options, dealt from this number.
    pub dealt_anew: fn(&Start<G>, u64) -> Start<G>,
}

/// How the computer advises a person.
pub struct Advice<G: GameWindow> {
    /// Who may be advised now: a person who decides and sees what the decision is about; and
    /// how often somebody else has begun to look, where a hint is made of what is shown.
    pub asked: fn(&Open<G>) -> Option<(Seat, usize)>,
    /// What is thought out for this seat, from what it sees; `true` hides the players'
    /// money.
    pub task: fn(&Open<G>, Seat, bool) -> Advising<G>,
    /// What of it is shown; nothing where there is nothing to choose.
    pub shown: fn(Look<'_, G>, &G::Advice) -> Suggestions<G>,
}

/// A game in the window: what is known about an open one beside its log.
pub trait GameWindow: Debug + Sized + 'static {
    /// Its rules.
    type Rules: Ruled;
    /// What a person may want of it.
    type Intent: Any + Clone + Debug + PartialEq + Send + Sync;
    /// Its panels.
    type Panels: Panels<Self>;
    /// Its screens beside the table.
    type Lobby: Lobby + Default;
    /// What the computer finds out for somebody who asks for a hint.
    type Advice: Debug + Send + 'static;

    /// What the window may do with it beside what it can do with any game.
    fn commands() -> &'static [&'static Row] {
        &[]
    }

    /// What it can explain about its rules and things.
    fn reference() -> Option<&'static dyn Reference> {
        None
    }

    /// What a first evening says, if it says anything.
    fn lessons(_way: Way) -> Option<&'static Lessons> {
        None
    }

    /// The keys of its panels, by where they are read, and examples of what may be
    /// typed.
    fn keys() -> (PanelKeys, Examples) {
        (Vec::new(), Examples::default())
    }

    /// What the game is called.
    fn title() -> &'static str;

    /// What its points are called in a few letters.
    fn points_unit() -> &'static str {
        fl!(points_of_any_game)
    }

    /// How well a bot of it plays, in a word or two.
    fn level(level: Level) -> String {
        shelf_words::level(level)
    }

    /// The names of the players as they were typed, in seat order.
    fn names(start: &Start<Self>) -> Vec<String>;

    /// The players as they are called on the screen.
    fn players(start: &Start<Self>) -> Vec<(Seat, String)>;

    /// What is wrong with a start, in sentences.
    fn problems(start: &Start<Self>, problems: &[<Self::Rules as Game>::Problem]) -> Vec<String>;

    /// How things stand at the end of a log, as everybody at the table may see it.
    fn standing(session: &Session<Self::Rules>) -> Option<Standing>;

    /// Whether the table has agreed that money is hidden, or that it is not; else
    /// everybody does as they like.
    fn money_agreed(session: &Session<Self::Rules>) -> Option<bool>;

    /// Draws what whoever wins gets.
    fn paint_prize(ui: &Ui, rect: Rect) {
        icons::paint(ui.painter(), rect, Icon::Crown, Palette::of(ui).leaf);
    }

    /// How things stand between these players, in the list of games.
    fn told(names: &[String], standing: &Standing) -> String;

    /// How things stood after so many entries, in the list of earlier versions.
    fn stood(entries: usize, names: &[String], standing: &Standing) -> String;

    /// What is known about a game that has just been opened. `ctx` is repainted
    /// when something is found out later.
    fn new(session: &Session<Self::Rules>, ctx: &Context) -> Self;

    /// The session is another one, or one looks at another entry.
    fn changed(&mut self, _session: &Session<Self::Rules>) {}

    /// Counts how often somebody else has begun to look: what was told before may not
    /// be what may be told now.
    fn looks(&self) -> usize {
        0
    }

    /// The session as it may be shown.
    fn shown<'a>(&'a self, session: &'a Session<Self::Rules>) -> &'a Session<Self::Rules> {
        session
    }

    /// With whose eyes the table is looked at: whose sealed decisions are told.
    fn eyes(open: &Open<Self>) -> Eyes;

    /// A decision in a sentence, taken in this position if that is known.
    fn played(
        open: &Open<Self>,
        before: Option<&Self::Rules>,
        told: Told<'_, Self::Rules>,
        telling: Telling,
    ) -> String;

    /// The same in as few words as there is room for on a button.
    fn on_a_button(
        open: &Open<Self>,
        before: Option<&Self::Rules>,
        told: Told<'_, Self::Rules>,
        telling: Telling,
    ) -> String {
        Self::played(open, before, told, telling)
    }

    /// Why a decision is not allowed, in a sentence.
    fn why(
        open: &Open<Self>,
        told: Told<'_, Self::Rules>,
        violation: &Violation<Self>,
        telling: Telling,
    ) -> String;

    /// What may take the place of a decision that is not allowed in this position,
    /// one legal decision after the other; nothing if nothing is near.
    fn mend(_before: &Self::Rules, _command: &Command<Self>) -> Vec<Command<Self>> {
        Vec::new()
    }

    /// Why nothing near an entry (from 0) that does not hold can take its place, if there is
    /// more to say of it than that.
    fn no_mend(_open: &Open<Self>, _entry: usize) -> Option<String> {
        None
    }

    /// What is to be told about an entry (from 0) that a person has just entered,
    /// and what undo would call it.
    fn worth_a_word(_open: &Open<Self>, _entry: usize, _telling: Telling) -> Option<[String; 2]> {
        None
    }

    /// The part of the game that an entry (from 0) belongs to, as a heading.
    fn heading(_open: &Open<Self>, _entry: usize) -> Option<String> {
        None
    }

    /// What a part of the game is called that the rules give this number.
    fn chapter(chapter: u32) -> String {
        fl!(replay_chapter, number = chapter)
    }

    /// Whether somebody's turn begins after so many entries (1 or more), or what else
    /// one goes to when one steps by turns.
    fn begins_turn(session: &Session<Self::Rules>, n: usize) -> bool {
        let decided = |n: usize| {
            let entry = session.log().get(n);
            entry.and_then(|entry| Self::Rules::decided_by(&entry.command))
        };
        decided(n) != decided(n - 1)
    }

    /// The first line of the log.
    fn beginning(start: &Start<Self>) -> &'static str;

    /// The line of an entry (from 0) in the log.
    fn line(open: &Open<Self>, entry: usize, telling: Telling) -> LogLine {
        let there = open.shown().log().get(entry);
        LogLine {
            seat: there.and_then(|there| Self::Rules::decided_by(&there.command)),
            text: open.entry(entry, telling),
            ..LogLine::default()
        }
    }

    /// How good what was decided in an entry (from 0) was, if that is known and worth a
    /// mark, and what the mark says.
    fn mark(_open: &Open<Self>, _entry: usize) -> Option<(Mark, String)> {
        None
    }

    /// What an entry (from 0) has led to and does not say itself.
    fn events(_open: &Open<Self>, _entry: usize, _telling: Telling) -> Vec<LogLine> {
        Vec::new()
    }

    /// The entries that begin with this one (from 0) and are told in one line now
    /// that they are over.
    fn fold(_open: &Open<Self>, _entry: usize, _telling: Telling) -> Option<Fold> {
        None
    }

    /// The entries that begin with this one (from 0) and can be changed as one thing, and
    /// the one decision that says the same: an auction, by its result.
    fn as_one(open: &Open<Self>, entry: usize) -> Option<(Range<usize>, Command<Self>)>;

    /// The kinds of entries one may look for.
    fn kinds() -> &'static [Kind<Self::Rules>] {
        &[]
    }

    /// What is new to whoever decides now.
    fn news(_open: &Open<Self>) -> Option<News> {
        None
    }

    /// What is decided after `n` entries without anybody having to say so.
    fn due_after(
        _session: &Session<Self::Rules>,
        _n: usize,
        _hides_money: bool,
    ) -> Option<Command<Self>> {
        None
    }

    /// Whether one button sends an entry (from 0) together with the one before it, so that
    /// undo and redo take both even in a game that was opened again. What one gesture has
    /// entered since ([`Session::is_gathered`]) goes together in any game.
    fn goes_with_previous(_session: &Session<Self::Rules>, _entry: usize) -> bool {
        false
    }

    /// Which of the entries (from 0) that came by one gesture says what it was about: the last,
    /// which needed the others, unless the game knows better.
    fn speaks_for(_session: &Session<Self::Rules>, entries: Range<usize>) -> usize {
        entries.end.saturating_sub(1)
    }

    /// Whether a person takes a decision, and not the computer.
    fn is_by_person(_start: &Start<Self>, _command: &Command<Self>) -> bool {
        true
    }

    /// Whether what is decided is known to the table alone, so that its past may be
    /// changed: what the computer has dealt and decided may not.
    fn may_change_past(&self) -> bool {
        true
    }

    /// Whether deciding anew after `n` entries takes back something that somebody
    /// has seen and could not know then.
    fn takes_back_what_was_seen(_open: &Open<Self>, _n: usize) -> bool {
        false
    }

    /// Why whoever sits at this screen cannot take a decision now, in a sentence
    /// that tells nothing they cannot see.
    fn refusal(open: &Open<Self>, command: &Command<Self>, hides_money: bool) -> Option<String> {
        let violation = open.session.check(command).err()?;
        let telling = Telling::hiding(hides_money);
        Some(Self::why(open, Told::own(command), &violation, telling))
    }

    /// Whether a decision is allowed as far as whoever takes it can see.
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

    /// Whether another game may begin at the position that is shown: it must not show
    /// what nobody has seen yet.
    fn may_branch(_open: &Open<Self>) -> bool {
        true
    }

    /// Draws the screen for everybody at the table: what is public, large.
    const PUBLIC: Option<Public<Self>>;

    /// How the computer plays seats of it.
    const DIGITAL: Option<Digital<Self>>;

    /// How the computer advises people.
    const ADVICE: Option<Advice<Self>>;

    /// What others may be told of it.
    const EXPORTS: Option<Exports<Self>>;

    /// What the cards of a table call themselves, where it may be something else than ours.
    const PRINTED: Option<fn(&Start<Self>) -> Printed>;

    /// How it is written and read as text.
    const NOTATION: Option<Notation<Self>>;

    /// What may be typed in the palette beside its commands.
    const TYPING: Option<Typing<Self>>;

    /// How a value is set by hand.
    const CORRECTING: Option<Correcting<Self>>;

    /// What leads to looking back at a game that is over; nothing as long as it is not.
    const LOOK_BACK: Option<LookBack<Self>>;

    /// What is seen of it from afar, in lists and on shelves.
    const AFAR: Option<Afar<Self>>;

    /// What of a game that is over is worth telling.
    const CHRONICLE: Option<Chronicles<Self>>;

    /// What sets a branch at its cursor beside the game that it branches off from, if the
    /// game can do that.
    const COMPARE: Option<Compare<Self>>;

    /// Whether rounds of a game on a table can be summed up.
    const SUMS_UP_ROUNDS: bool;

    /// What decisions are as something to want.
    fn play(commands: Vec<Command<Self>>) -> Self::Intent;

    /// Carries out what a person wants of the open game. Says whether it is
    /// anything of the kind.
    fn carry_out(
        open: &mut Open<Self>,
        intent: &Self::Intent,
        setting: Setting,
        out: &mut Outbox,
    ) -> bool;

    /// Whose time runs while the table is seen as it is now: who is asked something
    /// and may see what they are asked. `pause` is how long a decision of the computer
    /// stays to be looked at.
    fn thinks(open: &Open<Self>, _pause: Duration) -> Option<Seat> {
        let mut may = open.session.game().may_decide().iter();
        let only = may.next().filter(|_| may.next().is_none())?;
        open.people().bot(only).is_none().then_some(only)
    }

    /// Who may read and write now what nobody else is to see.
    fn writers(open: &Open<Self>) -> Vec<Seat> {
        let players = Self::players(open.session.start()).into_iter();
        players.map(|(seat, _)| seat).collect()
    }

    /// What is heard of something that has just happened.
    fn heard(_event: &<Self::Rules as Game>::Event) -> Option<Sound> {
        None
    }

    /// The person who is asked something now and was not in this position before.
    fn asked_anew(_open: &Open<Self>, _before: &Self::Rules) -> Option<Seat> {
        None
    }

    /// What is to be decided next, and by whom, for those who hear the table.
    fn stands(_open: &Open<Self>, _telling: Telling) -> Option<String> {
        None
    }

    /// What a round that has begun with the entries from this one on (from 0) asks for.
    fn reminder(_open: &Open<Self>, _first: usize, _pause: Duration) -> Option<String> {
        None
    }

    /// Hears what else was worked out on threads of its own.
    fn tick(_open: &mut Open<Self>, _tick: Tick, _ctx: &Context) {}

    /// How far something else is that is worked out (0 to 1).
    fn thinking(&self) -> Option<f32> {
        None
    }
}

/// Letters that were keys before it turned out that a word is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letters {
    /// The letters.
    pub typed: String,
    /// Whether they did what they are keys for, so that they only belong to the word if
    /// it means nothing without them.
    pub did: bool,
}

/// The panels of a game, and what they know beside it.
pub trait Panels<G: GameWindow>: Debug + Default + 'static {
    /// The commands that bring the tabs to the front, named as the tabs, from left
    /// to right.
    fn tabs() -> &'static [Tab];

    /// How much room that has which the header says about the game, in points, where it
    /// has all it wants.
    fn about_width(&self, _ui: &Ui, _look: Look<'_, G>) -> f32 {
        0.0
    }

    /// Draws what the header says about the game.
    fn about(&self, ui: &mut Ui, look: Look<'_, G>);

    /// Draws the seats.
    fn seats(&mut self, ui: &mut Ui, look: Look<'_, G>) -> Option<Intent>;

    /// How wide the seats are in a window of the least usual size, if not as wide as
    /// usual, in points.
    fn seats_width(&self, _look: Look<'_, G>) -> Option<f32> {
        None
    }

    /// Draws what happens now: the decision, and whose it is. It has the same place
    /// in every phase.
    fn now(&mut self, ui: &mut Ui, look: Look<'_, G>) -> Option<Intent>;

    /// Who has won, with names of at most so many letters, for those who look back at a
    /// game that is over.
    fn verdict(&self, _look: Look<'_, G>, _letters: usize) -> Option<String> {
        None
    }

    /// Draws the choice whose cards are seen by those who look back, if there is one.
    fn eyes(&mut self, _ui: &mut Ui, _look: Look<'_, G>) -> Option<Intent> {
        None
    }

    /// The places of the tabs that are to be seen now, from left to right.
    fn shown_tabs(&self, _look: Look<'_, G>) -> Vec<usize> {
        (0..Self::tabs().len()).collect()
    }

    /// What stands on a tab now, if that is not always the same.
    fn tab_name(&self, _tab: usize, _look: Look<'_, G>) -> Option<String> {
        None
    }

    /// Whether the middle is covered now, so that nobody sees what is there.
    fn covers(&self, _look: Look<'_, G>) -> bool {
        false
    }

    /// Draws what covers the middle.
    fn cover(&mut self, _ui: &mut Ui, _look: Look<'_, G>) -> Option<Intent> {
        None
    }

    /// How much room the tabs leave for what stands beside them, in points.
    fn width_beside_tabs(&self, _ui: &Ui, _look: Look<'_, G>) -> f32 {
        0.0
    }

    /// Draws what stands at the end of the line of the tabs, from right to left.
    fn beside_tabs(&mut self, _ui: &mut Ui, _look: Look<'_, G>) -> Option<Intent> {
        None
    }

    /// How high the foot is below every tab (0: there is none) in so much room, in
    /// points. It is the same in a whole phase.
    fn foot_height(&self, _look: Look<'_, G>, _room: Vec2) -> f32 {
        0.0
    }

    /// Draws the foot.
    fn foot(&mut self, _ui: &mut Ui, _look: Look<'_, G>) -> Option<Intent> {
        None
    }

    /// Draws a tab.
    fn tab(&mut self, ui: &mut Ui, tab: usize, look: Look<'_, G>) -> Option<Intent>;

    /// Another position is shown. Says which tab is wanted now, if it is another.
    fn moved(&mut self, _open: &Open<G>) -> Option<usize> {
        None
    }

    /// Whether this sign is a key while this tab is shown, and opens no palette.
    fn is_key(&self, _tab: usize, _sign: char) -> bool {
        false
    }

    /// Gives back the letters that were keys of this tab right before (`now` in seconds of
    /// the window), when the `next` sign is none: together they are typed in the palette.
    fn take_letters(&mut self, _tab: usize, _next: char, _now: f64) -> Letters {
        Letters::default()
    }

    /// Whether this digit belongs to the letter before it (at `now`, in seconds of the
    /// window) and is no key of the panels.
    fn is_behind_letter(&self, _tab: usize, _digit: char, _now: f64) -> bool {
        false
    }

    /// The whole of what is typed, if something in the hand is the beginning of it.
    fn typed_of_hand(&self, _tab: usize, _text: &str) -> Option<String> {
        None
    }

    /// Carries out what a person wants of the panels. Says which tab that is in,
    /// if it is anything of the kind.
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
    /// The note on a decision that is about to be entered, perhaps after a question.
    pub(in crate::ui) noted: Option<(Command<G>, String)>,
    pub(in crate::ui) mending: Mending<G::Rules>,
    /// Whether it was over when it was opened, and has not gone on since.
    pub(in crate::ui) had_ended: bool,
    /// What the computer plays in it.
    pub computer: Computer<Command<G>>,
    /// The hint that was asked for.
    pub hint: Hint<G::Advice>,
    /// What is known beside it.
    pub own: G,
}

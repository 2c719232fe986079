//! What a game has to say to be played in the window: how its log reads, how it is
//! drawn, what may be typed, what its own screens and commands are. The window
//! needs to know nothing else about it.
//!
//! [`GameWindow`] is implemented once for each game; everything that has a default
//! may be left out by one without bots, hidden cards, or screens of its own.

use std::any::Any;
use std::fmt::Debug;
use std::io;
use std::ops::Range;
use std::path::Path;
use std::time::Duration;

use eframe::egui::{Context, Key, Rect, Ui, Vec2};
use jiff::Timestamp;

use super::Intent;
use super::at_hand::Reference;
use super::branch::Comparison;
use super::commands::Row;
use super::glimpse::Glimpse;
use super::guide::{Lessons, Way};
use super::icons;
use super::icons::Icon;
use super::intent::Copied;
use super::kept::{Script, Standing};
use super::keys::{Examples, PanelKeys};
use super::log_lines::News;
use super::open::{Open, OpenTable as _, Outbox, Setting};
use super::outgoing::Outgoing;
use super::own::Own;
use super::preferences::Preferences;
use super::shelf::chronicle::{Chronicle, Thing};
use super::shelf::find::Known;
use super::sounds::Sound;
use super::state::State;
use super::theme::Palette;
use table::save::disk::Disk;
use table::save::known;
use table::{Entry, Eyes, Game, Level, Save, SaveError, Seat, Session, Told};
use words::fl;
use words::shelf as shelf_words;

/// What begins a game.
pub type Start<G> = <<G as GameWindow>::Rules as Game>::Start;
/// What is decided in a game.
pub type Command<G> = <<G as GameWindow>::Rules as Game>::Command;
/// Why something is not allowed in a game.
pub type Violation<G> = <<G as GameWindow>::Rules as Game>::Violation;

/// An entry of a text, and the line it stands in (from 1).
pub type InLine<G> = (Entry<Command<G>>, usize);

/// How something is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Telling {
    /// Without how much money the players have.
    pub hides_money: bool,
    /// Names are cut to so many letters.
    pub letters: Option<usize>,
}

impl Telling {
    /// With whole names.
    #[must_use]
    pub fn hiding(hides_money: bool) -> Self {
        Self {
            hides_money,
            letters: None,
        }
    }
}

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

/// How good what was decided in an entry was, where that is worth a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Better than expected.
    Strong,
    /// Worse than something else.
    Weak,
    /// Worse than something else by much.
    Lost,
}

/// What stands in a line of the log beside its number.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LogLine {
    /// Whose marker stands before it.
    pub seat: Option<Seat>,
    /// The picture of what it is about.
    pub icon: Option<Icon>,
    /// What was decided, or has happened, without the name of who did it.
    pub text: String,
    /// What there is to know beside it.
    pub aside: String,
    /// Whose markers stand after the words.
    pub markers: Vec<Seat>,
    /// A number that one looks for: a price, points, a value.
    pub amount: String,
    /// All of it in a sentence, for those who hear it; an entry has its own.
    pub sentence: String,
    /// Whether it is of less weight than others.
    pub is_weak: bool,
    /// The mark of what was decided, and what it says.
    pub mark: Option<(Mark, String)>,
}

/// Entries that are told in one line once they are over.
#[derive(Clone, Debug, PartialEq)]
pub struct Fold {
    /// Which, from 0.
    pub entries: Range<usize>,
    /// The line.
    pub line: LogLine,
}

/// A kind of entries that one may look for in the log.
pub struct Kind<G: Game> {
    /// What stands in the list of kinds.
    pub name: fn() -> &'static str,
    /// Whether an entry is one of them, as far as those who look may hear of it.
    pub has: fn(Told<'_, G>) -> bool,
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
    /// Whether it is one of several that only differ in what was not typed: then
    /// one has to be chosen.
    pub is_guess: bool,
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

/// Sets a branch at its cursor beside the game that it branches off from, with or without
/// money.
pub type Compare<G> = fn(
    &Session<<G as GameWindow>::Rules>,
    &Session<<G as GameWindow>::Rules>,
    bool,
) -> Option<Comparison>;

/// A game in the window: what is known about an open one beside its log.
pub trait GameWindow: Debug + Sized + 'static {
    /// Its rules.
    type Rules: Game<
            Start: Send + Sync + 'static,
            Command: Send + Sync + 'static,
            Problem: Send + Sync + 'static,
            Violation: Send + Sync + 'static,
            Event: Send + Sync + 'static,
        > + Send
        + Sync
        + 'static;
    /// What a person may want of it.
    type Intent: Any + Clone + Debug + PartialEq + Send + Sync;
    /// Its panels.
    type Panels: Panels<Self>;
    /// Its screens beside the table.
    type Lobby: Lobby + Default;

    /// Whether its panels let one set a value by hand.
    const CORRECTS: bool = false;

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

    /// What is seen of a game at the end of its log from afar, as everybody at the
    /// table may see it. It is asked for where files are read.
    fn glimpse(_session: &Session<Self::Rules>) -> Option<Glimpse> {
        None
    }

    /// Whether there is anything that others may be told of this game.
    const GOES_OUT: bool = false;

    /// What others may be told of a session at the end of its log: as everybody at the
    /// table may know it. `written` is when it was written down.
    fn outgoing(
        _session: &Session<Self::Rules>,
        _hides_money: bool,
        _written: Option<Timestamp>,
    ) -> Option<Outgoing> {
        None
    }

    /// The same of a score sheet; nothing as long as something on it is wrong.
    fn outgoing_sheet(sheet: &Save<Self::Rules>, written: Option<Timestamp>) -> Option<Outgoing>;

    /// Draws what is seen from afar of the place of a player (from 0).
    fn paint_place(_ui: &Ui, _rect: Rect, _table: &Own, _player: usize) {}

    /// Draws what whoever wins gets.
    fn paint_prize(ui: &Ui, rect: Rect) {
        icons::paint(ui.painter(), rect, Icon::Crown, Palette::of(ui).leaf);
    }

    /// What a game that is over is worth telling. It is asked for where files are
    /// read.
    fn chronicle(_session: &Session<Self::Rules>) -> Option<Chronicle> {
        None
    }

    /// How something in a chronicle is called and drawn.
    fn thing(_name: &str) -> Option<Thing> {
        None
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

    /// What this is in the notation of the game, if it has one, as far as those who
    /// look may know it: without how much money anybody has if `hides_money`.
    fn written(_open: &Open<Self>, _what: Copied, _hides_money: bool) -> Option<String> {
        None
    }

    /// The entries in a text in the notation of the game, with the line that each of
    /// them stands in (from 1).
    ///
    /// # Errors
    /// What is wrong with the text, in a sentence.
    fn read_entries(_open: &Open<Self>, _text: &str) -> Result<Vec<InLine<Self>>, String> {
        Ok(Vec::new())
    }

    /// The game in a file of this name, if that is one in the notation of the game.
    fn read_notation(_path: &Path, _bytes: &[u8]) -> Option<Result<Save<Self::Rules>, SaveError>> {
        None
    }

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

    /// How well bots may play that take all seats, the weakest first; none where bots
    /// cannot.
    fn levels(session: &Session<Self::Rules>) -> &'static [Level];

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

    /// What a text may mean, the likeliest first.
    fn meanings(_look: Look<'_, Self>, _text: &str) -> Vec<Meaning> {
        Vec::new()
    }

    /// What a text that is being typed may become, whole.
    fn completions(_open: &Open<Self>, _text: &str) -> Vec<String> {
        Vec::new()
    }

    /// Places in the game that can be gone to by name.
    fn places(_look: Look<'_, Self>) -> Vec<(String, Intent)> {
        Vec::new()
    }

    /// What leads to looking back at a game that is over.
    fn look_back(_open: &Open<Self>) -> Option<Intent> {
        None
    }

    /// The sign that begins something to be typed as well as a letter does, if
    /// there is one now, and what to type after it; Enter types it too.
    fn opening_sign(_open: &Open<Self>) -> Option<(char, &'static str)> {
        None
    }

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

    /// What is heard of the entries from this one on (from 0), which have just been
    /// played.
    fn sound(_open: &Open<Self>, _first: usize) -> Option<Sound> {
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

    /// Goes on by itself, if it does.
    fn tick(_open: &mut Open<Self>, _tick: Tick, _ctx: &Context, _out: &mut Outbox) {}

    /// How far a computer has thought that thinks now (0 to 1).
    fn thinking(&self) -> Option<f32> {
        None
    }
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

    /// How high the form is in which a value is set by hand, in points.
    fn correcting_height(&self) -> f32 {
        0.0
    }

    /// Whether an intent asks for that form.
    fn corrects(&self, _intent: &G::Intent) -> bool {
        false
    }

    /// Draws the form in which a value is set by hand.
    fn correcting(&mut self, _ui: &mut Ui, _look: Look<'_, G>) -> Option<Intent> {
        None
    }

    /// Draws a tab.
    fn tab(&mut self, ui: &mut Ui, tab: usize, look: Look<'_, G>) -> Option<Intent>;

    /// Draws the screen for everybody at the table: what is public, large.
    fn public(&self, _ui: &mut Ui, _look: Look<'_, G>) {}

    /// Another position is shown. Says which tab is wanted now, if it is another.
    fn moved(&mut self, _open: &Open<G>) -> Option<usize> {
        None
    }

    /// Whether this sign is a key while this tab is shown, and opens no palette.
    fn is_key(&self, _tab: usize, _sign: char) -> bool {
        false
    }

    /// Gives back the letters that were keys of this tab right before (`now` in seconds of
    /// the window), when the next letter is none: together they are typed in the palette.
    fn take_letters(&mut self, _tab: usize, _now: f64) -> String {
        String::new()
    }

    /// Carries out what a person wants of the panels. Says which tab that is in,
    /// if it is anything of the kind.
    fn carry_out(&mut self, _intent: &G::Intent, _open: &Open<G>) -> Option<usize> {
        None
    }
}

/// A tab.
#[derive(Clone, Copy, Debug)]
pub struct Tab {
    /// Its name on the command line.
    pub id: &'static str,
    /// What stands on it.
    pub name: fn() -> &'static str,
    /// The command that brings it to the front.
    pub command: &'static Row,
}

/// Where a choice stands on the start screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Among the large ones, with which one comes to a game.
    Large,
    /// In a line below them.
    Below,
    /// Above the games there are.
    Above,
}

/// A choice of the start screen.
#[derive(Debug)]
pub struct Choice {
    /// Where it stands.
    pub stands: Stands,
    /// Its picture.
    pub icon: Icon,
    /// The key that does the same.
    pub key: Option<Key>,
    /// What stands on it.
    pub name: &'static str,
    /// What it is, in a line.
    pub hint: &'static str,
    /// What it does.
    pub intent: Intent,
}

/// A small choice of the start screen, in a line with others below a large one.
#[derive(Debug)]
pub struct Beside {
    /// The key of the large one.
    pub below: Key,
    /// Its picture.
    pub icon: Icon,
    /// The key that does the same.
    pub key: Key,
    /// What stands on it.
    pub name: &'static str,
    /// How things stand there, in few words.
    pub told: String,
    /// What it is, in a line.
    pub hint: &'static str,
    /// What it does.
    pub intent: Intent,
}

/// The screens of a game beside the table: where one is begun, and others. It
/// lives as long as the window.
pub trait Lobby: 'static {
    /// The preferences have been read.
    fn recalled(&mut self, _preferences: &Preferences) {}

    /// What the shelf knows of all games has changed.
    fn learned(&mut self, _known: &Known) {}

    /// What the start screen offers of the game.
    fn choices(&self) -> Vec<Choice>;

    /// What it offers beside that, in few words.
    fn beside(&self) -> Vec<Beside> {
        Vec::new()
    }

    /// Draws what stands at the foot of the start screen.
    fn paint_foot(&self, _ui: &Ui, _rect: Rect) {}

    /// Work for whoever reads files, to be done before the first frame.
    fn first_errand(&self) -> Option<Box<dyn Errand>> {
        None
    }

    /// What an errand has found.
    fn errand_done(&mut self, _found: Box<dyn Any + Send>, _state: &mut State) {}

    /// Work for whoever reads files, if this one is to be opened and holds no game but
    /// something of these screens; it was asked for on that screen.
    fn opens(&self, _path: &Path, _on: super::state::Screen) -> Option<Box<dyn Errand>> {
        None
    }

    /// What a file is asked for on that screen, and what becomes of it, where it holds no
    /// game.
    fn asks_for_file(&self, _on: super::state::Screen) -> Option<[&'static str; 2]> {
        None
    }

    /// The screen on which a game is begun.
    fn new_game(&self) -> &'static str;

    /// What leads to where a first evening is begun.
    fn evening(&self, _way: Way) -> Option<Intent> {
        None
    }

    /// Looks at the keys before the window does.
    fn keys(&mut self, _screen: &'static str, _ctx: &Context) {}

    /// Draws one of the screens.
    fn show(&mut self, screen: &'static str, ui: &mut Ui, state: &State) -> Option<Intent>;

    /// Another screen is left for this one.
    fn entered(&mut self, _screen: &'static str, _from: super::state::Screen) {}

    /// Carries out what a person wants of these screens.
    fn carry_out(&mut self, _intent: &Own, _state: &mut State, _out: &mut Outbox) {}

    /// A game has begun with this start.
    fn started(&mut self, _start: &Own, _preferences: &mut Preferences) {}

    /// The score sheet, if the game has one.
    fn sheet(&mut self) -> Option<&mut dyn Sheet> {
        None
    }
}

/// A screen on which a start is typed in and kept in a file.
pub trait Sheet {
    /// Begins with this start.
    fn begin(&mut self, start: &Own);

    /// Takes up what was kept in a file.
    fn open(&mut self, script: &Script);

    /// Looks at the keys before the window does.
    fn keys(&mut self, ctx: &Context);

    /// Draws it.
    fn show(&mut self, ui: &mut Ui, state: &State) -> Option<Intent>;

    /// Whether there is something on it that was not there when this was asked
    /// last.
    fn changed(&mut self) -> bool;

    /// What is to be kept.
    fn script(&self) -> Script;

    /// What others may be told of it; nothing as long as something on it is wrong.
    fn outgoing(&self, written: Option<Timestamp>) -> Option<Outgoing>;
}

/// The files of a game that are neither its saves nor copies for others. What another
/// window or program has changed is not replaced.
#[derive(Clone, Copy, Debug)]
pub struct Store<'a> {
    /// The disk they are on.
    pub disk: &'a dyn Disk,
    /// The data directory.
    pub data: &'a Path,
    /// What was read and written last.
    pub known: &'a known::Known,
}

/// Work with files that belongs to a game alone.
pub trait Errand: Debug + Send + Sync {
    /// Does it. What was found goes to the lobby of the game.
    fn carry_out(&self, store: &Store<'_>) -> Option<Box<dyn Any + Send>>;

    /// What goes to the lobby if it could not be done.
    fn failed(&self, reason: io::Error) -> Option<Box<dyn Any + Send>>;

    /// Whether the next one does the same with a later state.
    fn is_outdated_by(&self, _next: &dyn Errand) -> bool {
        false
    }

    /// The errand as what it is.
    fn as_any(&self) -> &dyn Any;
}

/// That a file could not be written.
pub fn not_written(path: &Path, reason: io::Error) -> SaveError {
    SaveError::Write {
        path: path.to_owned(),
        reason,
    }
}

//! An open game and what a person does to its log: entering decisions, changing and
//! removing entries of the past, taking all of it back. What happened on the way is
//! told in a toast, which offers to take it back.
//!
//! The window holds an [`OpenTable`], which is any game; [`Open`] makes one of each
//! [`GameWindow`].

use std::any::Any;
use std::fmt::Debug;
use std::path::PathBuf;
use std::time::Duration;

use eframe::egui::Context;
use jiff::Timestamp;

use super::Intent;
use super::branch::Comparison;
use super::commands;
use super::dialogs::Dialog;
use super::game_window::{Command, GameWindow, Look, Meaning, Telling, Tick};
use super::intent::Copied;
use super::kept::{Content, Script, Standing, begin_alike};
use super::library::GameId;
use super::mending::{Choice, Mending};
use super::outgoing::Outgoing;
use super::own::Own;
use super::replay::{Towards, Unit};
use super::sounds::Sound;
use super::state::{Changing, InFile, State};
use super::steps;
use super::steps::Step;
use table::save::limits;
use table::{
    Colour, Entry, Game as Rules, How, Level, NotAmended, Occasion, People, Plays, Remedies,
    Rewrite, Seat, Seated, Session, Stands, Told, in_common,
};
use words::report::identity;
use words::{fl, saves};
use words::{frame, safe};

/// So many entries may be replaced without a question.
const NOT_ASKED_ABOUT: usize = 3;

/// What the window has to do because of something that was done to a game, in this
/// order.
pub type Outbox = Vec<Effect>;

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
    Ask(Dialog),
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
    Errand(&'static str, Box<dyn super::game_window::Errand>),
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
    /// What a text may mean.
    fn meanings(&self, state: &State, text: &str, hides_money: bool) -> Vec<Meaning>;
    /// Places in the game that can be gone to by name.
    fn places(&self, state: &State, hides_money: bool) -> Vec<(String, Intent)>;
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
    /// Leaves the entry that is being changed as it is.
    fn cancel_change(&mut self, out: &mut Outbox);
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
    /// Whether a value can be set by hand.
    fn may_correct(&self) -> bool;
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
    /// Goes on by itself, if it does.
    fn tick(&mut self, tick: Tick, ctx: &Context, out: &mut Outbox);

    /// Who plays.
    fn people(&self) -> &People;
    /// Gives the person in a seat another name.
    fn rename(&mut self, seat: Seat, name: &str, out: &mut Outbox);
    /// Gives the person in a seat another colour.
    fn recolour(&mut self, seat: Seat, colour: Colour, out: &mut Outbox);

    /// Where it began, as something to begin again from.
    fn start(&self) -> Own;
    /// It as what it is.
    fn as_any(&self) -> &dyn Any;
}

/// An open game of this kind.
#[derive(Debug)]
pub struct Open<G: GameWindow> {
    id: GameId,
    /// The game.
    pub session: Session<G::Rules>,
    revision: u64,
    file: InFile,
    changing: Option<Changing>,
    may_take_back: bool,
    /// The cursor, as long as it is where an undo has left it.
    took_back: Option<usize>,
    /// The note on a decision that is about to be entered, perhaps after a question.
    noted: Option<(Command<G>, String)>,
    mending: Mending<G>,
    /// Whether it was over when it was opened, and has not gone on since.
    had_ended: bool,
    /// What is known beside it.
    pub own: G,
}

impl<G: GameWindow> Open<G> {
    /// A game that was just begun or opened.
    #[must_use]
    pub fn new(
        id: GameId,
        mut session: Session<G::Rules>,
        path: Option<PathBuf>,
        ctx: &Context,
    ) -> Self {
        identity::keep(&mut session);
        let end = session.game_at(session.legal_len());
        Self {
            id,
            had_ended: path.is_some() && end.is_some_and(Rules::is_over),
            own: G::new(&session, ctx),
            session,
            revision: 1,
            file: InFile::first(path),
            changing: None,
            may_take_back: false,
            took_back: None,
            noted: None,
            mending: Mending::default(),
        }
    }

    /// The entries that do not hold, and what is decided about them.
    #[must_use]
    pub fn mending(&self) -> &Mending<G> {
        &self.mending
    }

    /// The session as it may be shown.
    #[must_use]
    pub fn shown(&self) -> &Session<G::Rules> {
        self.own.shown(&self.session)
    }

    /// What an entry (from 0) of the log says, with what may be shown.
    #[must_use]
    pub fn entry(&self, entry: usize, telling: Telling) -> String {
        let before = self.shown().game_at(entry);
        let told = self.told(entry);
        told.map_or_else(String::new, |told| G::played(self, before, told, telling))
    }

    /// An entry (from 0) of the log as those who look may hear of it.
    #[must_use]
    pub fn told(&self, entry: usize) -> Option<Told<'_, G::Rules>> {
        self.session.told(entry, G::eyes(self))
    }

    /// A decision that stood at an entry (from 0) or could stand there, as those who look may
    /// hear of it.
    #[must_use]
    pub fn told_of<'c>(&self, command: &'c Command<G>, at: usize) -> Told<'c, G::Rules> {
        self.session.told_of(command, at, G::eyes(self))
    }

    /// What there is to say below an entry (from 0): what the rules say against it, if
    /// the table kept it all the same, and what somebody noted.
    #[must_use]
    pub fn remark(&self, entry: usize, telling: Telling) -> Option<String> {
        let shown = self.shown();
        let there = shown.log().get(entry)?;
        let why = there.kept.as_ref().map(|kept| {
            let why = shown.refusal_of(entry);
            let why = self.told(entry).zip(why);
            let why = why.map(|(told, why)| G::why(self, told, why, telling));
            match (why, kept.allowed_by) {
                (Some(why), None) => fl!(exception_because, why = why),
                (Some(why), Some(_)) => fl!(exception_by_earlier_rules, why = why),
                (None, _) => fl!(exception_no_longer, rule = kept.rule.as_str()),
            }
        });
        let note = (!there.note.is_empty()).then(|| fl!(note_said, note = safe(&there.note)));
        Some(match (why, note) {
            // What the table says comes first: where there is little room the rule
            // is cut.
            (Some(why), Some(note)) => format!("{note} {why}"),
            (why, note) => why.or(note)?,
        })
    }

    /// What a step of undo or redo is about, in as few words as there is room for on a
    /// button.
    #[must_use]
    pub fn said_on_a_button(&self, step: Step, way: Way, telling: Telling) -> String {
        let shown = self.shown();
        let at = match step {
            Step::Entry(at) => at,
            Step::Rewrite(_) => return self.said_of(step, way, telling),
        };
        let told = self.told(at);
        told.map_or_else(String::new, |told| {
            G::on_a_button(self, shown.game_at(at), told, telling)
        })
    }

    /// What a step of undo or redo is about.
    #[must_use]
    pub fn said_of(&self, step: Step, way: Way, telling: Telling) -> String {
        let session = self.shown();
        match step {
            Step::Entry(at) => self.entry(at, telling),
            Step::Rewrite(at) => {
                let rewrite = match way {
                    Way::Redo => session.next_reapply(),
                    Way::Undo => session.next_revert(),
                };
                let Some(rewrite) = rewrite else {
                    return String::new();
                };
                let replaced = rewrite.old.len();
                match (rewrite.how, rewrite.new.first()) {
                    // One entry for another is what it is called everywhere else.
                    (How::Replaced, Some(new)) if replaced == 1 => G::played(
                        self,
                        session.game_at(at),
                        self.told_of(&new.command, at),
                        telling,
                    ),
                    _ => self.said_of_rewrite(rewrite),
                }
            }
        }
    }

    /// Whether something of the kind begins after so many entries.
    fn begins(&self, unit: Unit, at: usize) -> bool {
        let session = &self.session;
        let there = |n: usize| session.game_at(n).map(Rules::chapter);
        let is_new_part = at > 0 && there(at) != there(at - 1);
        match unit {
            Unit::Entry => true,
            Unit::Turn => is_new_part || G::begins_turn(session, at),
            Unit::Round => is_new_part,
            Unit::All => false,
        }
    }

    /// The parts of the game: what each is called by the rules, after how many entries
    /// it begins and after how many it ends.
    #[must_use]
    pub fn chapters(&self) -> Vec<(u32, usize, usize)> {
        let session = &self.session;
        let end = session.legal_len();
        let begins = |&at: &usize| at == 0 || self.begins(Unit::Round, at);
        let first: Vec<usize> = (0..end.max(1)).filter(begins).collect();
        let last = first.iter().skip(1).copied().chain([end]);
        let parts = first.iter().copied().zip(last);
        let chapter = |at: usize| session.game_at(at).map_or(0, Rules::chapter);
        parts
            .map(|(first, last)| (chapter(first), first, last))
            .collect()
    }

    /// Its file, once there is one.
    #[must_use]
    pub fn file_path(&self) -> Option<PathBuf> {
        self.file.path.clone()
    }

    /// The number of the game in this window.
    #[must_use]
    pub fn id(&self) -> GameId {
        self.id
    }

    /// Counts the states of the session.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The entry that is being changed.
    #[must_use]
    pub fn changing(&self) -> Option<Changing> {
        self.changing
    }

    /// Enters decisions at the cursor, or another one for the entry that is being
    /// changed. What nobody needs to decide then follows.
    ///
    /// What is refused is refused with what the person sees who decides.
    pub fn play(&mut self, commands: Vec<Command<G>>, setting: Setting, out: &mut Outbox) {
        let first = commands.first();
        let first = first.filter(|_| self.changing.is_none() && !setting.anyway);
        if let Some(why) = first.and_then(|first| G::refusal(self, first, setting.hides_money)) {
            return self.refuse(why, self.session.cursor(), &commands, out);
        }
        // What is set by hand in the past takes nobody's place, however it is entered.
        if let [command] = commands.as_slice()
            && G::Rules::is_correction(command)
            && self.changing.is_none()
            && self.keeps_tail()
            && self.session.next_redo() != Some(command)
            && self.may_change_past()
        {
            let command = command.clone();
            let note = self.note_on(&command);
            return self.enter_noted(command, &note, setting.hides_money, out);
        }
        if !setting.may_replace && self.must_ask_to_replace(&commands, setting.anyway, out) {
            return;
        }
        let as_before = self.session.next_redo() == commands.first();
        let at = self.session.cursor();
        if !as_before && self.must_ask_before(at, || Self::intent(commands.clone()), out) {
            return;
        }
        self.enter(commands, setting, out);
    }

    /// Enters a decision as [`Open::play`] does, with a note on it.
    pub fn play_noted(
        &mut self,
        command: Command<G>,
        note: &str,
        setting: Setting,
        out: &mut Outbox,
    ) {
        self.noted = Some((command.clone(), note.trim().to_owned()));
        self.play(vec![command], setting, out);
    }

    /// The note that was given with this decision, and with no other.
    fn note_on(&mut self, command: &Command<G>) -> String {
        let noted = self.noted.take().filter(|(of, _)| of == command);
        noted.map(|(_, note)| note).unwrap_or_default()
    }

    /// Says why something is refused after so many entries; at a real table it can be
    /// kept as an exception, if the pieces allow it.
    fn refuse(&self, why: String, at: usize, commands: &[Command<G>], out: &mut Outbox) {
        let first = commands.first();
        if !first.is_some_and(|command| self.may_be_kept(at, command)) {
            return out.push(Effect::Refuse(why, Vec::new()));
        }
        let intent = Intent::PlayAnyway(Box::new(Self::intent(commands.to_vec())));
        let offer = (fl!(keep_as_an_exception).to_owned(), intent);
        out.push(Effect::Refuse(why, vec![offer]));
    }

    /// Whether what the rules refuse after so many entries can be kept as an exception:
    /// at a real table, and if the pieces allow it.
    #[must_use]
    pub fn may_be_kept(&self, at: usize, command: &Command<G>) -> bool {
        let there = self.session.game_at(at).filter(|_| self.may_change_past());
        there.is_some_and(|there| {
            there.check(command).is_err() && there.clone().play_anyway(command).is_ok()
        })
    }

    /// Decisions as something to want.
    fn intent(commands: Vec<Command<G>>) -> Intent {
        Intent::Game(Own::new(G::Rules::ID, G::play(commands)))
    }

    /// Whether what is set by hand at the cursor is inserted before what follows. What
    /// was only just taken back is replaced, as by any decision.
    fn keeps_tail(&self) -> bool {
        let tail = self.session.tail_len();
        let is_taken_back = self.took_back == Some(self.session.cursor());
        tail > 0 && !(is_taken_back && self.decided_after() <= NOT_ASKED_ABOUT)
    }

    /// How many entries after the cursor somebody decided.
    fn decided_after(&self) -> usize {
        let session = &self.session;
        let tail = session.log()[session.cursor()..].iter();
        tail.filter(|entry| G::is_by_person(session.start(), &entry.command))
            .count()
    }

    /// Whether more entries would be replaced than somebody does by accident: it
    /// is asked once.
    fn must_ask_to_replace(&self, commands: &[Command<G>], anyway: bool, out: &mut Outbox) -> bool {
        let session = &self.session;
        let goes_on = commands
            .first()
            .is_none_or(|command| session.next_redo() == Some(command));
        let asks = self.decided_after() > NOT_ASKED_ABOUT && !goes_on && self.changing.is_none();
        if asks {
            let mut intent = Self::intent(commands.to_vec());
            if anyway {
                intent = Intent::PlayAnyway(Box::new(intent));
            }
            out.push(Effect::Ask(Dialog::Replace(intent, session.tail_len())));
        }
        asks
    }

    /// Enters decisions that may be taken, and may replace what they replace.
    pub fn enter(&mut self, commands: Vec<Command<G>>, setting: Setting, out: &mut Outbox) {
        if let (Some(changing), Some(command)) = (self.changing, commands.first()) {
            let command = command.clone();
            return match changing.inserts {
                true => self.insert(changing, command, setting, out),
                false => self.amend(changing, command, setting, out),
            };
        }
        let telling = Telling::hiding(setting.hides_money);
        let before = self.session.clone();
        let mut refused = None;
        for (at, command) in commands.iter().enumerate() {
            let note = self.note_on(command);
            // Nobody learns from a refusal what they cannot see.
            let seen = self.own.check_seen(&self.session, command);
            let played =
                seen.and_then(|()| steps::play::<G>(&mut self.session, command.clone(), &note));
            let Err(violation) = played else {
                continue;
            };
            if !setting.anyway || !self.may_change_past() {
                let why = G::why(self, Told::own(command), &violation, telling);
                refused = Some((why, &commands[at..]));
                break;
            }
            if let Err(why) = self.session.enter(command.clone(), note, true).map(drop) {
                let why = self.not_amended(self.session.cursor(), command, &why, telling);
                refused = Some((why, &[]));
                break;
            }
        }
        let first = before.cursor();
        let decided = self.session.cursor();
        while let Some(due) = steps::due::<G>(&self.session, setting.hides_money) {
            if steps::play::<G>(&mut self.session, due, "").is_err() {
                break;
            }
        }
        let now = self.session.cursor();
        if now > first {
            out.push(Effect::ForgetOffers);
        }
        if let Some((why, commands)) = refused {
            self.refuse(why, decided, commands, out);
        }
        if now == first {
            return;
        }
        for entry in first..now {
            out.extend(self.worth_a_word(entry, entry >= decided, telling));
            out.extend(self.exception_told(entry, telling));
        }
        self.tell_replaced(before, out);
        out.push(Effect::Changed);
    }

    /// Says what has lost its place since, and keeps a backup of it.
    fn tell_replaced(&self, before: Session<G::Rules>, out: &mut Outbox) {
        let replaced = before.log().len() - in_common(before.log(), self.session.log());
        if replaced > 0 {
            out.push(Effect::Offer(
                fl!(entries_replaced, entries = replaced),
                fl!(undo_replacing, entries = replaced),
                Intent::Do(&commands::UNDO),
            ));
            out.push(Effect::Backup(Script::of_game::<G>(before)));
        }
    }

    /// Enters a decision with a note on it at the cursor; in the past it takes nobody's
    /// place.
    pub fn enter_noted(
        &mut self,
        command: Command<G>,
        note: &str,
        hides_money: bool,
        out: &mut Outbox,
    ) {
        let telling = Telling::hiding(hides_money);
        let before = self.session.clone();
        let at = before.cursor();
        let is_past = self.keeps_tail();
        let entered = match is_past {
            true => {
                let inserted = self.session.insert_noted(at, command.clone(), note.trim());
                inserted.map(|inserted| inserted.holding)
            }
            false => {
                let entered = self.session.enter(command.clone(), note.trim(), false);
                entered.map(|_| 0)
            }
        };
        let holding = match entered {
            Ok(holding) => holding,
            Err(why) => {
                let why = self.not_amended(at, &command, &why, telling);
                return out.push(Effect::Refuse(why, Vec::new()));
            }
        };
        if is_past {
            let said = G::played(
                self,
                before.game_at(at),
                self.told_of(&command, at),
                telling,
            );
            let after = self.session.log().len() - at - 1;
            let text = frame::inserted(at + 1, &said, holding, after);
            return self.rewritten(before, text, fl!(the_change_to_the_log).to_owned(), out);
        }
        out.push(Effect::ForgetOffers);
        self.tell_replaced(before, out);
        out.push(Effect::Changed);
    }

    /// What is said of an entry (from 0) that was just kept as an exception: whoever
    /// wants to can say why.
    fn exception_told(&self, entry: usize, telling: Telling) -> Option<Effect> {
        self.session.log().get(entry).filter(|it| it.is_kept())?;
        let before = self.session.game_at(entry);
        let what = G::played(self, before, self.told(entry)?, telling);
        let note = (fl!(write_note).to_owned(), Intent::WriteNote(entry));
        let text = fl!(kept_as_an_exception, what = what);
        Some(Effect::TellOfThis(text, vec![note]))
    }

    /// What deserves a toast of what was just played: what nobody had to decide,
    /// and what is easily done by accident. What the computer does is in the log.
    fn worth_a_word(&self, entry: usize, automatic: bool, telling: Telling) -> Option<Effect> {
        let session = &self.session;
        let command = &session.log().get(entry)?.command;
        if !G::is_by_person(session.start(), command) {
            return None;
        }
        let [text, what] = match automatic {
            true => {
                let what = G::played(self, session.game_at(entry), self.told(entry)?, telling);
                [format!("{what}."), what]
            }
            false => G::worth_a_word(self, entry, telling)?,
        };
        Some(Effect::Offer(text, what, Intent::GoTo(entry)))
    }

    /// Whether what is taken back from after `n` entries on must be asked about,
    /// because it was hidden when it was decided and has been seen since. It is
    /// asked once in a game; the log says it every time.
    fn must_ask_before(
        &mut self,
        n: usize,
        intent: impl FnOnce() -> Intent,
        out: &mut Outbox,
    ) -> bool {
        let taken_back = G::takes_back_what_was_seen(self, n);
        if !taken_back || self.session.marks().any(|mark| mark == n) {
            return false;
        }
        if self.may_take_back {
            self.session.mark(n);
            return false;
        }
        out.push(Effect::Ask(Dialog::TakeBackSeen(intent())));
        true
    }

    fn amend(
        &mut self,
        changing: Changing,
        command: Command<G>,
        setting: Setting,
        out: &mut Outbox,
    ) {
        let entry = changing.entry;
        let same = self.session.log().get(entry);
        let same = same.is_some_and(|entry| entry.command == command);
        let note = self.note_on(&command);
        if same && self.session.broken().is_none() {
            self.turn(out, |session| session.go_to(session.legal_len()));
            if !note.is_empty() {
                self.annotate(entry, &note, out);
            }
            return;
        }
        let before = self.session.clone();
        let telling = Telling::hiding(setting.hides_money);
        // The log knows whether an entry is sealed, so it is worded before it leaves the log.
        let replaced = self.entry(entry, telling);
        let amended = match setting.anyway {
            true => self.session.amend_anyway(entry, command.clone()),
            false => self.session.amend(entry, command.clone()),
        };
        match amended {
            Ok(amended) => {
                let there = before.game_at(entry);
                let text = frame::changed(
                    entry + 1,
                    &replaced,
                    &G::played(self, there, self.told_of(&command, entry), telling),
                    amended.holding,
                    self.session.log().len() - entry - 1,
                );
                self.rewritten(before, text, fl!(the_change_to_the_log).to_owned(), out);
                if !note.is_empty() {
                    self.annotate(entry, &note, out);
                }
            }
            Err(why) => {
                let why = self.not_amended(entry, &command, &why, telling);
                self.refuse(why, entry, &[command], out);
            }
        }
    }

    fn insert(
        &mut self,
        changing: Changing,
        command: Command<G>,
        setting: Setting,
        out: &mut Outbox,
    ) {
        let entry = changing.entry;
        let before = self.session.clone();
        let telling = Telling::hiding(setting.hides_money);
        let inserted = match setting.anyway {
            true => self.session.insert_anyway(entry, command.clone()),
            false => self.session.insert(entry, command.clone()),
        };
        match inserted {
            Ok(inserted) => {
                let text = frame::inserted(
                    entry + 1,
                    &G::played(
                        self,
                        before.game_at(entry),
                        self.told_of(&command, entry),
                        telling,
                    ),
                    inserted.holding,
                    self.session.log().len() - entry - 1,
                );
                self.rewritten(before, text, fl!(the_change_to_the_log).to_owned(), out);
            }
            Err(why) => {
                let why = self.not_amended(entry, &command, &why, telling);
                self.refuse(why, entry, &[command], out);
            }
        }
    }

    /// Why an entry (from 0) is not changed to this or inserted, in sentences.
    fn not_amended(
        &self,
        entry: usize,
        command: &Command<G>,
        why: &NotAmended<G::Rules>,
        telling: Telling,
    ) -> String {
        match why {
            NotAmended::Illegal(violation) => G::why(self, Told::own(command), violation, telling),
            NotAmended::CannotBe(problems) => G::problems(self.session.start(), problems).join(" "),
            NotAmended::OutOfReach => fl!(entry_out_of_reach, number = entry + 1),
        }
    }

    /// The log is another one: goes to its end as far as it is legal, keeps the
    /// one before as a backup, and offers to undo `what` was done.
    fn rewritten(
        &mut self,
        before: Session<G::Rules>,
        text: String,
        what: String,
        out: &mut Outbox,
    ) {
        out.push(Effect::ForgetOffers);
        self.session.go_to(self.session.legal_len());
        self.changing = None;
        out.push(Effect::Backup(Script::of_game::<G>(before)));
        let undo = Intent::Do(&commands::UNDO);
        out.push(Effect::Offer(text, what, undo));
        out.push(Effect::Changed);
    }

    /// Somebody has another name or colour, which can be taken back.
    fn people_changed(&mut self, text: String, out: &mut Outbox) {
        out.push(Effect::ForgetOffers);
        if let Some(rewrite) = self.session.next_revert() {
            let what = self.said_of_rewrite(rewrite);
            let undo = Intent::Do(&commands::UNDO);
            out.push(Effect::Offer(text, what, undo));
        }
        out.push(Effect::Changed);
    }

    /// What the person in a seat is called on the screen.
    fn player(&self, seat: Seat) -> String {
        let mut players = G::players(self.session.start()).into_iter();
        let player = players.find(|(of, _)| *of == seat);
        player.map_or_else(String::new, |(_, name)| name)
    }

    /// What a change is about, but for the entry that took the place of another.
    fn said_of_rewrite(&self, rewrite: &Rewrite<Entry<Command<G>>>) -> String {
        let changed = rewrite.people.iter().flat_map(Seated::changed);
        let people: Vec<String> = changed.map(|seat| self.player(seat)).collect();
        // What is left out was no version of its own.
        if rewrite.how == How::Adopted && rewrite.new.is_empty() {
            return frame::left_out(rewrite.old.len());
        }
        if let (How::Recoloured, [one, other]) = (rewrite.how, people.as_slice()) {
            return frame::swapping(one, other);
        }
        let person = people.first().cloned().unwrap_or_default();
        let entries = match rewrite.how {
            How::Pasted => rewrite.new.len(),
            _ => rewrite.old.len(),
        };
        frame::rewrite(rewrite.how, rewrite.at + 1, entries, &person)
    }

    /// Moves the cursor of the session.
    fn turn(&mut self, out: &mut Outbox, turn: impl FnOnce(&mut Session<G::Rules>) -> bool) {
        if turn(&mut self.session) {
            self.changing = None;
            self.took_back = None;
            out.push(Effect::StopAsking);
            out.push(Effect::ShowTable);
            out.push(Effect::ForgetOffers);
            out.push(Effect::ForgetConcerns);
            out.push(Effect::Changed);
        }
    }

    fn look<'a>(&'a self, state: &'a State, hides_money: bool) -> Look<'a, G> {
        Look {
            open: self,
            state,
            hides_money,
        }
    }
}

impl<G: GameWindow> OpenTable for Open<G> {
    fn game(&self) -> &'static str {
        G::Rules::ID
    }

    fn id(&self) -> GameId {
        self.id
    }

    fn revision(&self) -> u64 {
        self.revision
    }

    fn revise(&mut self) -> u64 {
        self.revision += 1;
        self.revision
    }

    fn passes(&mut self) {
        let is_saved = self.file.saved == self.revision;
        let revision = self.revise();
        if is_saved {
            self.file.saved = revision;
            self.file.tried = revision;
        }
    }

    fn file(&self) -> &InFile {
        &self.file
    }

    fn file_mut(&mut self) -> &mut InFile {
        &mut self.file
    }

    fn script(&self) -> Script {
        Script::of_game::<G>(self.session.clone())
    }

    fn script_for_others(&self) -> Script {
        let mut session = self.session.clone();
        session.take_place(session.occasion().for_others());
        Script::of_game::<G>(session)
    }

    fn thinks(&self, pause: Duration) -> Option<Seat> {
        G::thinks(self, pause)
    }

    fn writers(&self) -> Vec<(Seat, String)> {
        let writers = G::writers(self).into_iter();
        writers.map(|seat| (seat, self.player(seat))).collect()
    }

    fn sound(&self, first: usize) -> Option<Sound> {
        G::sound(self, first)
    }

    fn reminder(&self, first: usize, pause: Duration) -> Option<String> {
        G::reminder(self, first, pause)
    }

    fn goes_out(&self) -> bool {
        G::GOES_OUT
    }

    fn outgoing(&self, hides_money: bool) -> Option<Outgoing> {
        G::outgoing(self.shown(), hides_money, Some(Timestamp::now()))
    }

    fn seen_so_far(&self) -> Option<Content> {
        let shown = self.shown();
        match std::ptr::eq(shown, &raw const self.session) {
            true => None,
            false => Content::of::<G>(shown),
        }
    }

    fn occasion(&self) -> &Occasion {
        self.session.occasion()
    }

    fn take_place(&mut self, occasion: Occasion) {
        let occasion = occasion.still(self.session.occasion());
        self.session.take_place(occasion);
    }

    fn stamp(&mut self, now: Timestamp) {
        let standing = G::standing(&self.session);
        let in_last = |standing: Standing| standing.round >= standing.rounds;
        let stands = match self.is_over() {
            true => Stands::Over,
            false if self.session.broken().is_some() => Stands::Repaired,
            false if standing.is_none_or(in_last) => Stands::Repaired,
            false => Stands::GoesOn,
        };
        self.had_ended &= stands != Stands::GoesOn;
        // When a game ended that was over when it was opened nobody knows now.
        if stands == Stands::Over && self.had_ended {
            return;
        }
        let mut occasion = self.session.occasion().clone();
        occasion.stands(stands, now);
        if occasion != *self.session.occasion() {
            self.session.take_place(occasion);
        }
    }

    fn extent(&self) -> Extent {
        Extent {
            cursor: self.session.cursor(),
            legal: self.session.legal_len(),
            all: self.session.log().len(),
        }
    }

    fn is_over(&self) -> bool {
        let end = self.session.game_at(self.session.legal_len());
        self.session.broken().is_none() && end.is_some_and(Rules::is_over)
    }

    fn may_branch(&self) -> bool {
        let is_over = self.session.game().is_over();
        self.changing.is_none() && !is_over && G::may_branch(self)
    }

    fn branch(&self, occasion: Occasion) -> Option<Script> {
        let session = &self.session;
        let cursor = session.cursor();
        let log = session.log()[..cursor].to_vec();
        let mut branch = Session::restore(session.start().clone(), log, cursor).ok()?;
        if occasion.is_try() {
            branch.let_play(Plays::Person);
        }
        branch.take_place(occasion);
        Some(Script::of_game::<G>(branch))
    }

    fn levels(&self) -> &'static [Level] {
        G::levels(&self.session)
    }

    fn may_compare(&self) -> bool {
        G::COMPARE.is_some()
    }

    fn sums_up_rounds(&self) -> bool {
        G::SUMS_UP_ROUNDS
    }

    fn has_bots(&self) -> bool {
        let mut seats = self.people().seats.iter();
        seats.any(|person| !person.plays.is_person())
    }

    fn is_played_by_bots(&self) -> bool {
        let mut seats = self.people().seats.iter();
        seats.all(|person| !person.plays.is_person())
    }

    fn seat_bots(&mut self, level: Option<Level>, out: &mut Outbox) {
        if !self.levels().is_empty() && self.occasion().is_try() {
            self.session.let_play(level.into());
            self.session.go_to(self.session.legal_len());
            out.push(Effect::ForgetOffers);
            out.push(Effect::Changed);
        }
    }

    fn compare(&self, original: &Script, hides_money: bool) -> Option<Comparison> {
        G::COMPARE?(&self.session, original.session::<G>()?, hides_money)
    }

    fn landmark(&self, unit: Unit, towards: Towards) -> Option<usize> {
        let (cursor, end) = (self.session.cursor(), self.session.legal_len());
        let back = 0..cursor;
        let on = cursor + 1..end + 1;
        let is_one = |&at: &usize| at == 0 || at == end || self.begins(unit, at);
        match towards {
            Towards::Back if unit == Unit::All => back.min(),
            Towards::Back => back.rev().find(is_one),
            Towards::On if unit == Unit::All => on.max(),
            Towards::On => on.into_iter().find(is_one),
        }
    }

    fn changing(&self) -> Option<Changing> {
        self.changing
    }

    fn may_change_past(&self) -> bool {
        self.own.may_change_past()
    }

    fn money_agreed(&self) -> Option<bool> {
        G::money_agreed(&self.session)
    }

    fn broken(&self, hides_money: bool) -> Option<BrokenEntry> {
        let broken = self.session.broken()?;
        let entry = broken.entry;
        let telling = Telling::hiding(hides_money);
        Some(BrokenEntry {
            entry,
            said: self.entry(entry, telling),
            why: G::why(self, self.told(entry)?, &broken.violation, telling),
        })
    }

    fn said(&self, entry: usize, hides_money: bool) -> String {
        self.entry(entry, Telling::hiding(hides_money))
    }

    fn heard(&self, entry: usize, hides_money: bool) -> Vec<String> {
        let telling = Telling::hiding(hides_money);
        let mut heard = vec![self.entry(entry, telling)];
        if let Some(remark) = self.remark(entry, telling) {
            heard.push(remark);
        }
        let events = G::events(self, entry, telling).into_iter();
        heard.extend(events.map(|line| line.sentence));
        heard.retain(|sentence| !sentence.is_empty());
        heard
    }

    fn looks(&self) -> usize {
        self.own.looks()
    }

    fn stands(&self, hides_money: bool) -> Option<String> {
        G::stands(self, Telling::hiding(hides_money))
    }

    fn next_step(&self, way: Way, hides_money: bool) -> Option<Step> {
        match way {
            Way::Undo => steps::next_undo::<G>(&self.session, hides_money),
            Way::Redo => steps::next_redo::<G>(&self.session),
        }
    }

    fn opening_sign(&self) -> Option<(char, &'static str)> {
        // Enter keeps what is decided about entries that do not hold.
        let decides = super::mending::is_shown(self);
        G::opening_sign(self).filter(|_| !decides)
    }

    fn meanings(&self, state: &State, text: &str, hides_money: bool) -> Vec<Meaning> {
        G::meanings(self.look(state, hides_money), text)
    }

    fn places(&self, state: &State, hides_money: bool) -> Vec<(String, Intent)> {
        G::places(self.look(state, hides_money))
    }

    fn look_back(&self) -> Option<Intent> {
        G::look_back(self)
    }

    fn thinking(&self) -> Option<f32> {
        self.own.thinking()
    }

    fn carry_out(&mut self, intent: &Own, setting: Setting, out: &mut Outbox) {
        if let Some(intent) = intent.get::<G::Intent>() {
            G::carry_out(self, intent, setting, out);
        }
    }

    fn go(&mut self, way: Way, hides_money: bool, out: &mut Outbox) {
        let Some(step) = self.next_step(way, hides_money) else {
            return;
        };
        match way {
            Way::Undo => {
                let undo = || Intent::Do(&commands::UNDO);
                if !self.must_ask_before(step.entry(), undo, out) {
                    self.turn(out, |session| steps::undo::<G>(session, hides_money));
                    self.took_back = Some(self.session.cursor());
                }
            }
            Way::Redo => self.turn(out, |session| steps::redo::<G>(session, hides_money)),
        }
    }

    fn step(&mut self, by: isize, out: &mut Outbox) {
        if let Some(there) = self.session.cursor().checked_add_signed(by) {
            self.go_to(there, out);
        }
    }

    fn go_to(&mut self, entries: usize, out: &mut Outbox) {
        self.turn(out, |session| session.go_to(entries));
    }

    fn change(&mut self, entry: usize, inserts: bool, out: &mut Outbox) {
        // What was dealt and decided against the computer stays as it was.
        if !self.may_change_past() || entry >= self.session.log().len() {
            return;
        }
        let back = match self.changing {
            Some(changing) => changing.back,
            None => self.session.cursor(),
        };
        self.go_to(entry, out);
        self.changing = Some(Changing {
            entry,
            inserts,
            back,
        });
    }

    fn cancel_change(&mut self, out: &mut Outbox) {
        if let Some(changing) = self.changing {
            self.go_to(changing.back, out);
        }
    }

    fn written(&self, what: Copied, hides_money: bool) -> Option<String> {
        G::written(self, what, hides_money)
    }

    fn completions(&self, text: &str) -> Vec<String> {
        G::completions(self, text)
    }

    fn paste(&mut self, text: &str, setting: Setting, out: &mut Outbox) {
        // What was dealt and decided against the computer stays as it was.
        if !self.may_change_past() {
            return out.push(Effect::Refuse(fl!(paste_not_here).to_owned(), Vec::new()));
        }
        if self.changing.is_some() {
            return out.push(Effect::Refuse(fl!(paste_not_now).to_owned(), Vec::new()));
        }
        let (entries, lines): (Vec<_>, Vec<usize>) = match G::read_entries(self, text) {
            Err(why) => return out.push(Effect::Refuse(fl!(paste_refused, why = why), Vec::new())),
            Ok(entries) if entries.is_empty() => {
                return out.push(Effect::Refuse(fl!(paste_nothing).to_owned(), Vec::new()));
            }
            Ok(entries) => entries.into_iter().unzip(),
        };
        let all = [self.session.log(), &entries].concat();
        if let Err(much) = limits::entries(&all) {
            let why = saves::too_much(&much);
            return out.push(Effect::Refuse(fl!(paste_refused, why = why), Vec::new()));
        }
        let tail = self.session.tail_len();
        if !setting.may_replace && tail > NOT_ASKED_ABOUT {
            let intent = Intent::Paste(text.to_owned());
            return out.push(Effect::Ask(Dialog::Replace(intent, tail)));
        }
        let before = self.session.clone();
        let telling = Telling::hiding(setting.hides_money);
        let commands: Vec<Command<G>> = entries.iter().map(|it| it.command.clone()).collect();
        let number = entries.len();
        if let Err((at, why)) = self.session.paste(entries) {
            let why = self.not_amended(before.cursor(), &commands[at], &why, telling);
            let line = lines[at].to_string();
            let why = fl!(paste_line_refused, line = line, why = why);
            return out.push(Effect::Refuse(why, Vec::new()));
        }
        out.push(Effect::ForgetOffers);
        if tail > 0 {
            out.push(Effect::Backup(Script::of_game::<G>(before)));
        }
        let undo = Intent::Do(&commands::UNDO);
        let what = frame::rewrite(How::Pasted, 0, number, "");
        out.push(Effect::Offer(fl!(pasted, entries = number), what, undo));
        out.push(Effect::ShowTable);
        out.push(Effect::Changed);
    }

    fn remove(&mut self, entry: usize, hides_money: bool, out: &mut Outbox) {
        // One that is no longer legal stands in the way of the computer too.
        let broken = self.session.broken().map(|broken| broken.entry);
        if !self.may_change_past() && broken != Some(entry) {
            return;
        }
        let before = self.session.clone();
        // The log knows whether an entry is sealed, so it is worded before it leaves the log.
        let said = self.entry(entry, Telling::hiding(hides_money));
        let Some(removed) = self.session.remove(entry) else {
            return;
        };
        let text = frame::removed(
            entry + 1,
            &said,
            removed.holding,
            self.session.log().len() - entry,
        );
        self.rewritten(before, text, fl!(the_change_to_the_log).to_owned(), out);
    }

    fn adopt(&mut self, version: &Script, intent: Intent, out: &mut Outbox) -> bool {
        let Some(version) = version.session::<G>() else {
            return false;
        };
        if !begin_alike::<G>(version.start(), self.session.start()) {
            return false;
        }
        let log = self.session.log();
        let same = in_common(log, version.log());
        if same == log.len() && same == version.log().len() {
            self.turn(out, |session| session.go_to(session.legal_len()));
            return true;
        }
        if same < log.len() && self.must_ask_before(same, || intent, out) {
            return true;
        }
        let before = self.session.clone();
        self.session.adopt(version.log().to_vec());
        for mark in version.marks() {
            self.session.mark(mark);
        }
        let text = fl!(versions_opened, entries = version.log().len());
        let what = frame::rewrite(How::Adopted, same + 1, version.log().len(), "");
        out.push(Effect::ShowTable);
        self.rewritten(before, text, what, out);
        true
    }

    fn cut(&mut self, entries: usize) -> bool {
        let session = &self.session;
        if entries > session.legal_len() {
            return false;
        }
        let log = session.log()[..entries].to_vec();
        match Session::restore(session.start().clone(), log, entries) {
            Ok(cut) => self.session = cut,
            Err(_) => return false,
        }
        true
    }

    fn allow_taking_back(&mut self) {
        self.may_take_back = true;
    }

    fn moved(&mut self) {
        self.own.changed(&self.session);
        self.mending.look(&self.session);
    }

    fn may_correct(&self) -> bool {
        G::CORRECTS && self.may_change_past() && self.session.broken().is_none()
    }

    fn decide(&mut self, entry: usize, choice: Option<Choice>, alike: bool) {
        self.mending.decide(&self.session, entry, choice, alike);
    }

    fn do_remedies(&mut self, out: &mut Outbox) {
        let before = self.session.clone();
        let decided = self.mending.decided().clone();
        if self.session.remedy(&decided) {
            let left = self.session.failing(&Remedies::new()).len();
            let text = fl!(mending_done, decided = decided.len(), left = left);
            let undo = self.session.next_revert();
            let what = undo.map_or_else(String::new, |rewrite| self.said_of_rewrite(rewrite));
            self.rewritten(before, text, what, out);
        }
    }

    fn cut_log(&mut self, out: &mut Outbox) {
        let before = self.session.clone();
        let legal = self.session.legal_len();
        let dropped = self.session.log().len() - legal;
        let log = self.session.log()[..legal].to_vec();
        self.session.adopt(log);
        if dropped > 0 {
            let text = fl!(mending_log_cut, entries = dropped);
            self.rewritten(before, text, fl!(the_change_to_the_log).to_owned(), out);
        }
    }

    fn note(&self, entry: usize) -> Option<&str> {
        Some(&self.session.log().get(entry)?.note)
    }

    fn annotate(&mut self, entry: usize, note: &str, out: &mut Outbox) {
        if self.session.annotate(entry, note.trim()) {
            out.push(Effect::ForgetOffers);
            out.push(Effect::Changed);
        }
    }

    fn tick(&mut self, tick: Tick, ctx: &Context, out: &mut Outbox) {
        G::tick(self, tick, ctx, out);
    }

    fn people(&self) -> &People {
        self.session.people()
    }

    fn rename(&mut self, seat: Seat, name: &str, out: &mut Outbox) {
        let (old, new) = (self.player(seat), name.trim());
        // Without a name there is nothing to call them by.
        if !new.is_empty() && self.session.rename(seat, new) {
            self.people_changed(frame::renamed(&old, new), out);
        }
    }

    fn recolour(&mut self, seat: Seat, colour: Colour, out: &mut Outbox) {
        let people = self.session.people();
        let mut others = Seat::first(people.seats.len()).iter();
        let had = others.find(|&other| other != seat && people.colour(other) == colour);
        if self.session.recolour(seat, colour) {
            let player = self.player(seat);
            let text = match had {
                Some(other) => frame::swapped(&player, &self.player(other)),
                None => frame::recoloured(&player),
            };
            self.people_changed(text, out);
        }
    }

    fn start(&self) -> Own {
        Own::new(G::Rules::ID, self.session.start().clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

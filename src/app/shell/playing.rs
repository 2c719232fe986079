//! What a person does to the log: entering decisions, changing and removing
//! entries of the past, taking all of it back. What happened on the way is told
//! in a toast, which offers to take it back.

use super::clerk::{Job, To};
use super::commands::WindowCommand;
use super::dialogs::Dialog;
use super::state::{Changing, OpenGame};
use crate::app::florence::{digital, steps};
use crate::app::{App, Intent};
use crate::fl;
use crate::florence::{Command, Decision, Game};
use crate::table::{NotAmended, Session, in_common};
use crate::words::florence::Words;
use crate::words::frame;

/// So many entries may be replaced without a question.
const NOT_ASKED_ABOUT: usize = 3;

/// Something to say, and how it is taken back.
struct Told {
    text: String,
    /// What is taken back, in a few words.
    what: String,
    back: Intent,
}

impl App {
    /// Enters decisions at the cursor, or another one for the entry that is
    /// being changed. Bidders who can do nothing but pass then do so.
    ///
    /// What is refused is refused with what the person sees who decides.
    pub(in crate::app) fn play(&mut self, commands: Vec<Command>) {
        let Some(game) = &self.state.game else {
            return;
        };
        let money_hidden = self.state.preferences.hide_money;
        let first = commands.first().filter(|_| game.changing.is_none());
        if let Some(why) = first.and_then(|first| game.refusal(first, money_hidden)) {
            self.state.warn(why, Vec::new());
        } else if !self.must_ask_to_replace(&commands) {
            self.play_on(commands);
        }
    }

    /// Enters decisions that may be taken, and may replace what they replace.
    fn play_on(&mut self, commands: Vec<Command>) {
        let Some(game) = &self.state.game else {
            return;
        };
        let at = game.session.cursor();
        let as_before = game.session.next_redo() == commands.first();
        if !as_before && self.must_ask_before(at, &Intent::Play(commands.clone())) {
            return;
        }
        self.enter(commands);
    }

    /// Whether more entries would be replaced than somebody does by accident: it
    /// is asked once.
    fn must_ask_to_replace(&mut self, commands: &[Command]) -> bool {
        let Some(game) = &self.state.game else {
            return false;
        };
        let session = &game.session;
        let goes_on = commands
            .first()
            .is_none_or(|command| session.next_redo() == Some(command));
        let by_person = |command: &&Command| session.start().bot(command.seat).is_none();
        let tail = &session.log()[session.cursor()..];
        let lost = tail
            .iter()
            .map(|entry| &entry.command)
            .filter(by_person)
            .count();
        let asks = lost > NOT_ASKED_ABOUT && !goes_on && game.changing.is_none();
        if asks {
            self.dialog = Some(Dialog::Replace(commands.to_vec(), tail.len()));
        }
        asks
    }

    /// Replaces the entries that were asked about.
    pub(in crate::app) fn replace(&mut self, commands: Vec<Command>) {
        self.dialog = None;
        self.play_on(commands);
    }

    /// Enters what the computer decided.
    pub(in crate::app) fn play_for_bot(&mut self, command: Command) {
        self.enter(vec![command]);
    }

    fn enter(&mut self, commands: Vec<Command>) {
        let Some(game) = &mut self.state.game else {
            return;
        };
        if let (Some(changing), Some(&command)) = (game.changing, commands.first()) {
            if changing.inserts {
                self.insert(changing, command);
            } else {
                self.amend(changing, command);
            }
            return;
        }
        let money_hidden = self.state.preferences.hide_money;
        let session = &mut game.session;
        let before = session.clone();
        let mut refused = None;
        for command in commands {
            // Nobody learns from a refusal what they cannot see.
            let seen = match game.digital {
                Some(_) => session.game().seen_by(command.seat).check(&command),
                None => Ok(()),
            };
            if let Err(violation) = seen.and_then(|()| steps::play(session, command)) {
                refused = Some((command.seat, violation));
                break;
            }
        }
        let first = before.cursor();
        let decided = session.cursor();
        while let Some(pass) = steps::due(session, money_hidden) {
            if steps::play(session, pass).is_err() {
                break;
            }
        }
        let now = session.cursor();
        let start = before.start().clone();
        let words = Words::of(&start).hiding_money(money_hidden);
        if let Some((seat, violation)) = &refused {
            self.state
                .warn(words.about(*seat).cited(violation), Vec::new());
        }
        if now == first {
            return;
        }
        self.state.notices.retain(|notice| !notice.passing);
        let Some(game) = &mut self.state.game else {
            return;
        };
        let mut told = Vec::new();
        for entry in first..now {
            told.extend(worth_a_word(&game.session, words, entry, entry >= decided));
        }
        let replaced = entries_lost(&before, &game.session);
        if replaced > 0 {
            told.push(Told {
                text: fl!(entries_replaced, entries = replaced),
                what: fl!(undo_replacing, entries = replaced),
                back: Intent::Do(WindowCommand::Undo),
            });
            let backup = Job::Backup(game.id, Box::new(before));
            self.clerk.do_soon(backup);
        }
        self.tell_all(told);
        self.game_changed();
        self.save(To::ItsFile);
    }

    /// Takes back what a person decided last.
    pub(in crate::app) fn undo(&mut self) {
        let money_hidden = self.state.preferences.hide_money;
        let game = self.state.game.as_ref();
        let Some(step) = game.and_then(|game| steps::next_undo(&game.session, money_hidden)) else {
            return;
        };
        if !self.must_ask_before(step.entry(), &Intent::Do(WindowCommand::Undo)) {
            self.turn(|session| steps::undo(session, money_hidden));
        }
    }

    /// Whether what is taken back from after `n` entries on must be asked about,
    /// because it was hidden when it was decided and has been seen since. It is
    /// asked once in a game; the log says it every time.
    pub(in crate::app) fn must_ask_before(&mut self, n: usize, intent: &Intent) -> bool {
        let Some(game) = &mut self.state.game else {
            return false;
        };
        let Some(digital) = &game.digital else {
            return false;
        };
        let session = &game.session;
        let latest = session.game_at(session.legal_len());
        let taken_back = digital::takes_back_what_was_seen(session, latest, n);
        if !taken_back || session.marks().any(|mark| mark == n) {
            return false;
        }
        if digital.may_take_back {
            game.session.mark(n);
            return false;
        }
        self.dialog = Some(Dialog::TakeBackSeen(intent.clone()));
        true
    }

    /// Does what was asked about.
    pub(in crate::app) fn take_back_seen(&mut self, intent: Intent) {
        self.dialog = None;
        if let Some(digital) = self
            .state
            .game
            .as_mut()
            .and_then(|game| game.digital.as_mut())
        {
            digital.may_take_back = true;
        }
        self.carry_out(intent);
    }

    /// Begins to change an entry (from 0), or to put one in before it: the table
    /// is shown as it was before.
    pub(in crate::app) fn change(&mut self, entry: usize, inserts: bool) {
        let game = self.state.game.as_mut();
        // What was dealt and decided against the computer stays as it was.
        let Some(game) = game.filter(|game| game.digital.is_none()) else {
            return;
        };
        let back = match game.changing {
            Some(changing) => changing.back,
            None => game.session.cursor(),
        };
        if entry < game.session.log().len() {
            self.turn(|session| session.go_to(entry));
            if let Some(game) = &mut self.state.game {
                let changing = Changing {
                    entry,
                    inserts,
                    back,
                };
                game.changing = Some(changing);
            }
        }
    }

    /// Leaves the entry that is being changed as it is.
    pub(in crate::app) fn cancel_change(&mut self) {
        let changing = self.state.game.as_ref().and_then(|game| game.changing);
        if let Some(changing) = changing {
            self.turn(|session| session.go_to(changing.back));
        }
    }

    fn amend(&mut self, changing: Changing, command: Command) {
        let Some(game) = &mut self.state.game else {
            return;
        };
        let entry = changing.entry;
        let same = game.session.log().get(entry);
        let same = same.is_some_and(|entry| entry.command == command);
        if same && game.session.broken().is_none() {
            return self.cancel_change();
        }
        let before = game.session.clone();
        let start = before.start().clone();
        let words = Words::of(&start).hiding_money(self.state.preferences.hide_money);
        match game.session.amend(entry, command) {
            Ok(amended) => {
                let there = before.game_at(entry);
                let text = frame::changed(
                    entry + 1,
                    &words.played(there, &amended.replaced.command),
                    &words.played(there, &command),
                    amended.holding,
                    game.session.log().len() - entry - 1,
                );
                self.rewritten(before, text);
            }
            Err(NotAmended::Illegal(violation)) => {
                let why = words.about(command.seat).cited(&violation);
                self.state.warn(why, Vec::new());
            }
            Err(NotAmended::OutOfReach | NotAmended::CannotBe(_)) => {}
        }
    }

    fn insert(&mut self, changing: Changing, command: Command) {
        let Some(game) = &mut self.state.game else {
            return;
        };
        let entry = changing.entry;
        let before = game.session.clone();
        let start = before.start().clone();
        let words = Words::of(&start).hiding_money(self.state.preferences.hide_money);
        match game.session.insert(entry, command) {
            Ok(inserted) => {
                let text = frame::inserted(
                    entry + 1,
                    &words.played(before.game_at(entry), &command),
                    inserted.holding,
                    game.session.log().len() - entry - 1,
                );
                self.rewritten(before, text);
            }
            Err(NotAmended::Illegal(violation)) => {
                let why = words.about(command.seat).cited(&violation);
                self.state.warn(why, Vec::new());
            }
            Err(NotAmended::OutOfReach | NotAmended::CannotBe(_)) => {}
        }
    }

    /// Takes an entry (from 0) out of the log.
    pub(in crate::app) fn remove_entry(&mut self, entry: usize) {
        let game = self.state.game.as_mut();
        let may = |game: &&mut OpenGame| {
            // One that is no longer legal stands in the way of the computer too.
            let broken = game.session.broken().map(|broken| broken.entry);
            game.digital.is_none() || broken == Some(entry)
        };
        let Some(game) = game.filter(may) else {
            return;
        };
        let before = game.session.clone();
        let start = before.start().clone();
        let words = Words::of(&start).hiding_money(self.state.preferences.hide_money);
        let Some(removed) = game.session.remove(entry) else {
            return;
        };
        let text = frame::removed(
            entry + 1,
            &words.played(before.game_at(entry), &removed.removed.command),
            removed.holding,
            game.session.log().len() - entry,
        );
        self.rewritten(before, text);
    }

    /// The past has been changed: goes back to now, which is as far as the log
    /// still holds, and offers to undo it.
    fn rewritten(&mut self, before: Session<Game>, text: String) {
        let what = fl!(the_change_to_the_log).to_owned();
        self.log_replaced(before, text, what);
    }

    /// The log is another one: goes to its end as far as it is legal, keeps the
    /// one before as a backup, and offers to undo `what` was done.
    pub(in crate::app) fn log_replaced(
        &mut self,
        before: Session<Game>,
        text: String,
        what: String,
    ) {
        self.state.notices.retain(|notice| !notice.passing);
        let Some(game) = &mut self.state.game else {
            return;
        };
        let now = game.session.legal_len();
        game.session.go_to(now);
        game.changing = None;
        self.clerk.do_soon(Job::Backup(game.id, Box::new(before)));
        self.tell_all(vec![Told {
            text,
            what,
            back: Intent::Do(WindowCommand::Undo),
        }]);
        self.game_changed();
        self.save(To::ItsFile);
    }

    /// Moves the cursor of the session.
    pub(in crate::app) fn turn(&mut self, turn: impl FnOnce(&mut Session<Game>) -> bool) {
        let Some(game) = &mut self.state.game else {
            return;
        };
        if turn(&mut game.session) {
            game.changing = None;
            if matches!(self.dialog, Some(Dialog::Replace(..))) {
                self.dialog = None;
            }
            self.state.screen = super::state::Screen::Table;
            self.state.notices.retain(|notice| !notice.passing);
            self.game_changed();
            self.save(To::ItsFile);
        }
    }

    fn tell_all(&mut self, told: Vec<Told>) {
        for Told { text, what, back } in told {
            self.state.offer(text, what, back);
        }
    }
}

/// Whether an entry that was just played deserves a toast: a pass that nobody had
/// to decide, and the end of a turn with actions left, which is easily pressed by
/// accident. What the computer does is in the log.
fn worth_a_word(
    session: &Session<Game>,
    words: Words<'_>,
    entry: usize,
    automatic: bool,
) -> Option<Told> {
    let command = &session.log().get(entry)?.command;
    let before = session.game_at(entry)?;
    if session.start().bot(command.seat).is_some() {
        return None;
    }
    let back = Intent::GoTo(entry);
    if automatic {
        let text = words.played(Some(before), command);
        return Some(Told {
            what: text.clone(),
            text: text + ".",
            back,
        });
    }
    let turn = before.turn()?;
    let name = words.seat(turn.seat);
    let early = command.decision == Decision::EndTurn && turn.actions > 0;
    early.then(|| Told {
        text: fl!(turn_ended, name = &name, actions = turn.actions),
        what: fl!(end_of_turn, name = &name),
        back,
    })
}

/// How many entries of the log before are no longer in it.
fn entries_lost(before: &Session<Game>, now: &Session<Game>) -> usize {
    before.log().len() - in_common(before.log(), now.log())
}

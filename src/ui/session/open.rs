//! An open game and the changes to its log: entering decisions, changing and removing past
//! entries, and undoing all of it. A toast tells what happened on the way and offers to
//! undo it.
//!
//! The window holds an [`OpenTable`](super::open_table::OpenTable), which is any game;
//! [`Open`] makes one of each [`GameWindow`].

mod any_game;

use std::path::PathBuf;

use eframe::egui::Context;

use super::super::Intent;
use super::super::base::log_line::Telling;
use super::super::base::own::Own;
use super::super::io::kept::{Content, GameId, Script, Standing};
use super::computer::{Computer, Hint};
use super::game_window::{Command, GameWindow, Open, Start};
use super::guests::Guests;
use super::intent::CommandId;
use super::open_table::{
    Changing, Effect, InFile, OpenTable as _, Outbox, Question, Setting, Step, Unit, Way,
};
use super::remedies::Mending;
use super::state::State;
use super::steps;
use table::{
    Entry, Game as Rules, How, NotAmended, Plays, Remedies, Rewrite, Seat, Seated, Session, Told,
    in_common,
};
use words::report::identity;
use words::sentences;
use words::{fl, frame, safe};

/// This many entries may be replaced without asking.
pub(crate) const NOT_ASKED_ABOUT: usize = 3;
/// How many entries back the beginning of an auction is searched for.
const LONGEST_AUCTION: usize = 64;

impl<G: GameWindow> Open<G> {
    /// Creates an open game that was just started or opened.
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
            mending: Mending::new(G::mend),
            guests: Guests::default(),
            computer: Computer::new(ctx),
            hint: Hint::new(ctx),
        }
    }

    /// Returns the invalid entries, and the decisions about them.
    #[must_use]
    pub fn mending(&self) -> &Mending<G::Rules> {
        &self.mending
    }

    /// Returns whether the table waits for decisions about them.
    #[must_use]
    pub fn mends(&self) -> bool {
        let session = &self.session;
        !self.mending.mishaps().is_empty()
            && self.changing.is_none()
            && session.cursor() == session.legal_len()
    }

    /// Returns the session as it may be shown.
    #[must_use]
    pub fn shown(&self) -> &Session<G::Rules> {
        self.own.shown(&self.session)
    }

    /// Returns the text of an entry (from 0) of the log, as far as it may be shown.
    #[must_use]
    pub fn entry(&self, entry: usize, telling: Telling) -> String {
        let before = self.shown().game_at(entry);
        let told = self.told(entry);
        let said = |told| G::played(self, before, told, telling);
        self.as_then(entry, || told.map_or_else(String::new, said))
    }

    /// Runs `make` with the names of those who played an entry (from 0): some may have left
    /// since.
    pub fn as_then<R>(&self, entry: usize, make: impl FnOnce() -> R) -> R {
        if !self.session.is_handed_on() {
            return make();
        }
        let people = self.session.people_at(entry).seats.iter();
        let names = people.map(|person| person.name.clone()).collect();
        sentences::calling(names, make)
    }

    /// Returns an entry (from 0) of the log as the viewer may know it.
    #[must_use]
    pub fn told(&self, entry: usize) -> Option<Told<'_, G::Rules>> {
        self.session.told(entry, G::eyes(self))
    }

    /// Returns a decision that stood at an entry (from 0) or could stand there, as the viewer
    /// may know it.
    #[must_use]
    pub fn told_of<'c>(&self, command: &'c Command<G>, at: usize) -> Told<'c, G::Rules> {
        self.session.told_of(command, at, G::eyes(self))
    }

    /// Returns what happened at the table after an entry (from 0), by its index among those
    /// events.
    #[must_use]
    pub fn aside(&self, entry: usize, at: usize) -> Option<String> {
        let then = &self.session.log().get(entry)?.then;
        let mut people = self.session.people_at(entry).clone();
        for earlier in then.get(..at)? {
            earlier.befalls(&mut people.seats);
        }
        let aside = then.get(at)?;
        let seat = aside.seat().map(|seat| people.name(seat).to_owned());
        Some(frame::aside(aside, &seat.unwrap_or_default(), G::bot))
    }

    /// Returns the remark below an entry (from 0): the rule it breaks, if the table kept it
    /// anyway, and its note.
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
            // The note comes first: where there is little room, the rule is cut.
            (Some(why), Some(note)) => format!("{note} {why}"),
            (why, note) => why.or(note)?,
        })
    }

    /// Returns what a step of undo or redo is about, as short as a button label.
    #[must_use]
    pub fn said_on_a_button(&self, step: Step, way: Way, telling: Telling) -> String {
        match step {
            Step::Entry(at) => self.said_of_gesture(at, |before, told| {
                G::on_a_button(self, before, told, telling)
            }),
            Step::Rewrite(_) => self.said_of(step, way, telling),
        }
    }

    /// Returns the text of the entries made by one gesture, of which this (from 0) is the
    /// first: the result of the auction that ended with it, or what it was about.
    fn said_of_gesture(
        &self,
        first: usize,
        say: impl Fn(Option<&G::Rules>, Told<'_, G::Rules>) -> String,
    ) -> String {
        let shown = self.shown();
        let entries = steps::together::<G>(shown, first);
        let is_several = entries.len() > 1;
        // An auction that began earlier may end with this gesture.
        let earliest = first.saturating_sub(LONGEST_AUCTION);
        let mut begins = (earliest..=first).rev().filter(|_| is_several);
        let whole = begins.find_map(|at| G::as_one(self, at));
        if let Some((all, whole)) = whole.filter(|(all, _)| all.end == entries.end) {
            let before = shown.game_at(all.start);
            return self.as_then(first, || say(before, self.told_of(&whole, all.start)));
        }
        let at = G::speaks_for(shown, entries);
        let told = self.told(at);
        self.as_then(at, || {
            told.map_or_else(String::new, |told| say(shown.game_at(at), told))
        })
    }

    /// Returns what a step of undo or redo is about.
    #[must_use]
    pub fn said_of(&self, step: Step, way: Way, telling: Telling) -> String {
        let session = self.shown();
        match step {
            Step::Entry(at) => {
                self.said_of_gesture(at, |before, told| G::played(self, before, told, telling))
            }
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
                    // A change of a single entry is named after the entry.
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

    /// Returns whether a unit begins after this many entries.
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

    /// Returns the parts of the game: the number of each in the rules, and after how many
    /// entries it begins and ends.
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

    /// Returns its file, once there is one.
    #[must_use]
    pub fn file_path(&self) -> Option<PathBuf> {
        self.file.path.clone()
    }

    /// Returns the id of the game in this window.
    #[must_use]
    pub fn id(&self) -> GameId {
        self.id
    }

    /// Returns the revision, which counts the states of the session.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns the entry that is being changed.
    #[must_use]
    pub fn changing(&self) -> Option<Changing> {
        self.changing
    }

    /// Enters decisions at the cursor, or a different decision for the entry that is being
    /// changed. Automatic decisions then follow.
    ///
    /// A refusal uses only what the deciding player can see.
    pub fn play(&mut self, commands: Vec<Command<G>>, setting: Setting, out: &mut Outbox) {
        out.push(Effect::ForgetConcerns);
        let first = commands.first();
        let first = first.filter(|_| self.changing.is_none() && !setting.anyway);
        if let Some(why) = first.and_then(|first| G::refusal(self, first, setting.hides_money)) {
            return self.refuse(why, self.session.cursor(), &commands, out);
        }
        // A correction in the past is inserted and replaces nothing, however it is entered.
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

    /// Enters a decision like [`Open::play`], with a note on it.
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

    /// Takes the note that was given with this decision.
    fn note_on(&mut self, command: &Command<G>) -> String {
        let noted = self.noted.take().filter(|(of, _)| of == command);
        noted.map(|(_, note)| note).unwrap_or_default()
    }

    /// Shows why something is refused after this many entries; at a real table, offers to keep
    /// it as an exception if the components allow it.
    fn refuse(&self, why: String, at: usize, commands: &[Command<G>], out: &mut Outbox) {
        let first = commands.first();
        if !first.is_some_and(|command| self.may_be_kept(at, command)) {
            return out.push(Effect::Refuse(why, Vec::new()));
        }
        let intent = Intent::PlayAnyway(Box::new(Self::intent(commands.to_vec())));
        let offer = (fl!(keep_as_an_exception).to_owned(), intent);
        out.push(Effect::Refuse(why, vec![offer]));
    }

    /// Returns whether something that the rules refuse after this many entries can be kept as
    /// an exception: at a real table, and if the components allow it.
    #[must_use]
    pub fn may_be_kept(&self, at: usize, command: &Command<G>) -> bool {
        let there = self.session.game_at(at).filter(|_| self.may_change_past());
        there.is_some_and(|there| {
            there.check(command).is_err() && there.clone().play_anyway(command).is_ok()
        })
    }

    /// Wraps decisions as an intent.
    pub(super) fn intent(commands: Vec<Command<G>>) -> Intent {
        Intent::Game(Own::new(G::Rules::ID, G::play(commands)))
    }

    /// Plays the same deal again.
    pub fn play_again(&self, out: &mut Outbox) {
        out.push(Effect::Do(self.starting(self.start())));
    }

    /// Returns whether a correction at the cursor is inserted before what follows. Entries that
    /// were only just undone are replaced, as by any decision.
    fn keeps_tail(&self) -> bool {
        let tail = self.session.tail_len();
        let is_taken_back = self.took_back == Some(self.session.cursor());
        tail > 0 && !(is_taken_back && self.decided_after() <= NOT_ASKED_ABOUT)
    }

    /// Returns how many entries after the cursor were decided by a person.
    fn decided_after(&self) -> usize {
        let session = &self.session;
        let tail = session.cursor()..session.log().len();
        tail.filter(|&entry| steps::is_by_person::<G>(session, entry))
            .count()
    }

    /// Asks if more entries would be replaced than is likely by accident. Returns whether it
    /// asked.
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
            out.push(Effect::Ask(Question::Replace(intent, session.tail_len())));
        }
        asks
    }

    /// Enters decisions that are permitted and may replace entries.
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
            // A refusal must not reveal what the player cannot see.
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
        self.session.gather(first..decided);
        self.play_due(setting.hides_money);
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

    /// Plays the automatic decisions at the cursor.
    fn play_due(&mut self, hides_money: bool) {
        while let Some(due) = steps::due::<G>(&self.session, hides_money) {
            if steps::play::<G>(&mut self.session, due, "").is_err() {
                break;
            }
        }
    }

    /// Reports which entries have been replaced, and keeps a backup of them.
    fn tell_replaced(&self, before: Session<G::Rules>, out: &mut Outbox) {
        let replaced = before.log().len() - in_common(before.log(), self.session.log());
        if replaced > 0 {
            out.push(Effect::Offer(
                fl!(entries_replaced, entries = replaced),
                fl!(undo_replacing, entries = replaced),
                Intent::Do(CommandId::UNDO),
            ));
            out.push(Effect::Backup(Script::of_game(before)));
        }
    }

    /// Enters a decision with a note at the cursor; in the past it is inserted and replaces
    /// nothing.
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
            let what = fl!(the_change_to_the_log).to_owned();
            return self.rewritten(before, text, what, telling, out);
        }
        out.push(Effect::ForgetOffers);
        self.tell_replaced(before, out);
        out.push(Effect::Changed);
    }

    /// Returns the message about an entry (from 0) that was just kept as an exception, with the
    /// offer to note the reason.
    fn exception_told(&self, entry: usize, telling: Telling) -> Option<Effect> {
        self.session.log().get(entry).filter(|it| it.is_kept())?;
        let before = self.session.game_at(entry);
        let what = G::played(self, before, self.told(entry)?, telling);
        let note = (fl!(write_note).to_owned(), Intent::WriteNote(entry));
        let text = fl!(kept_as_an_exception, what = what);
        Some(Effect::TellOfThis(text, vec![note]))
    }

    /// Returns the toast about an entry that was just played: an automatic decision, or one
    /// that is easily made by accident. What the computer does is only in the log.
    fn worth_a_word(&self, entry: usize, automatic: bool, telling: Telling) -> Option<Effect> {
        let session = &self.session;
        let deciding = session.log().get(entry)?;
        let seat = G::Rules::decided_by(&deciding.command);
        let is_gone = |seat| session.people_at(entry).plays(seat) == Plays::Nobody;
        if !steps::is_by_person::<G>(session, entry) || seat.is_some_and(is_gone) {
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

    /// Returns whether taking back the entries after the first `n` needs a question, because
    /// something that was hidden when it was decided has been seen since. Asks once per game;
    /// the log mentions it every time.
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
        out.push(Effect::Ask(Question::TakeBackSeen(intent())));
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
        let is_one = changing.until == entry + 1;
        let same = is_one && same.is_some_and(|entry| entry.command == command);
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
        // Only the log knows whether an entry is sealed, so its text is made before it leaves
        // the log.
        let replaced = match G::as_one(self, entry).filter(|_| !is_one) {
            Some((_, whole)) => G::played(
                self,
                before.game_at(entry),
                self.told_of(&whole, entry),
                telling,
            ),
            None => self.entry(entry, telling),
        };
        let amended = match setting.anyway {
            true => self.session.amend_anyway(entry, command.clone()),
            false => self
                .session
                .amend_all(entry..changing.until, command.clone()),
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
                let what = fl!(the_change_to_the_log).to_owned();
                self.rewritten(before, text, what, telling, out);
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
                let what = fl!(the_change_to_the_log).to_owned();
                self.rewritten(before, text, what, telling, out);
            }
            Err(why) => {
                let why = self.not_amended(entry, &command, &why, telling);
                self.refuse(why, entry, &[command], out);
            }
        }
    }

    /// Returns why an entry (from 0) cannot be changed to this or inserted, in sentences.
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

    /// Handles a changed log: goes to the end of its valid part, keeps a backup of the previous
    /// log, and offers to undo `what` was done.
    fn rewritten(
        &mut self,
        before: Session<G::Rules>,
        text: String,
        what: String,
        telling: Telling,
        out: &mut Outbox,
    ) {
        out.push(Effect::ForgetOffers);
        self.session.go_to(self.session.legal_len());
        self.changing = None;
        let swallowed = self.swallowed(&before, telling);
        let text = [text].into_iter().chain(swallowed);
        let text = text.collect::<Vec<_>>().join(" ");
        out.push(Effect::Backup(Script::of_game(before)));
        let undo = Intent::Do(CommandId::UNDO);
        out.push(Effect::Offer(text, what, undo));
        out.push(Effect::Changed);
    }

    /// Returns one sentence for each correction by hand that limits the effect of a change of
    /// the past.
    fn swallowed(&self, before: &Session<G::Rules>, telling: Telling) -> Vec<String> {
        let (old, new) = (before, &self.session);
        let ends = old.log().iter().rev().zip(new.log().iter().rev());
        let same = ends.take_while(|(old, new)| old == new).count();
        let mut told = Vec::new();
        for back in (1..=same).rev() {
            let (was, is) = (old.log().len() - back, new.log().len() - back);
            if is >= new.legal_len() || was >= old.legal_len() {
                break;
            }
            let swallows = G::Rules::is_correction(&new.log()[is].command)
                && old.events_of(was) != new.events_of(is);
            if !swallows {
                continue;
            }
            let said = self.entry(is, telling);
            let is_whole = old.game_at(was + 1) == new.game_at(is + 1);
            told.push(match is_whole {
                true => fl!(change_ends_at, number = is + 1, entry = said),
                false => fl!(change_swallowed_by, number = is + 1, entry = said),
            });
            if is_whole {
                break;
            }
        }
        told
    }

    /// Handles a change of a name or colour, and offers to undo it.
    fn people_changed(&mut self, text: String, out: &mut Outbox) {
        out.push(Effect::ForgetOffers);
        if let Some(rewrite) = self.session.next_revert() {
            let what = self.said_of_rewrite(rewrite);
            let undo = Intent::Do(CommandId::UNDO);
            out.push(Effect::Offer(text, what, undo));
        }
        out.push(Effect::Changed);
    }

    /// Returns the name of a seat's player as shown on the screen.
    fn player(&self, seat: Seat) -> String {
        let mut players = G::players(self.session.start()).into_iter();
        let player = players.find(|(of, _)| *of == seat);
        player.map_or_else(String::new, |(_, name)| name)
    }

    /// Returns what a change is about, except for the entry that replaced another.
    fn said_of_rewrite(&self, rewrite: &Rewrite<Entry<Command<G>>>) -> String {
        let changed = rewrite.people.iter().flat_map(Seated::changed);
        let people: Vec<String> = changed.map(|seat| self.player(seat)).collect();
        // Leaving entries out does not make a version of its own.
        if rewrite.how == How::Adopted && rewrite.new.is_empty() {
            return fl!(undo_leaving_out, entries = rewrite.old.len());
        }
        if let (How::Recoloured, [one, other]) = (rewrite.how, people.as_slice()) {
            return fl!(
                undo_swapping,
                player = words::safe(one),
                other = words::safe(other)
            );
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
}

/// Returns what a list shows about this game.
pub(in crate::ui) fn content_of<G: GameWindow>(session: &Session<G::Rules>) -> Option<Content> {
    let (whole, undecided) = last_whole(session);
    // The preview shows the position at the cursor, not what was undone, unless the game is
    // over. The standing covers the whole log.
    let is_told_whole = whole.game().is_over() || undecided > 0;
    let left = (!is_told_whole).then(|| whole.up_to(session.cursor()));
    let left = left.as_ref().unwrap_or(&whole);
    Some(Content {
        game: G::Rules::ID,
        names: names_in::<G>(whole.start()),
        standing: Some(Standing {
            undecided,
            ..G::standing(&whole)?
        }),
        glimpse: G::AFAR.and_then(|afar| (afar.glimpse)(left)),
    })
}

/// Returns the game at the end of its log when it was last valid, and the number of entries
/// that have been invalid since: an unfinished repair does not count as a different
/// evening.
pub(in crate::ui) fn last_whole<R: Rules>(session: &Session<R>) -> (Session<R>, usize) {
    let mut whole = session.clone();
    let undecided = match session.broken() {
        Some(_) => session.failing(&Remedies::new()).len(),
        None => 0,
    };
    while whole.broken().is_some() && whole.revert() {}
    if whole.broken().is_some() {
        whole = session.clone();
    }
    whole.go_to(whole.legal_len());
    (whole, undecided)
}

/// Returns the players' names as shown on the screen.
pub(in crate::ui) fn names_in<G: GameWindow>(start: &Start<G>) -> Vec<String> {
    let players = G::players(start).into_iter();
    players.map(|(_, name)| name).collect()
}

impl State {
    /// Returns the open game, if it is of this kind.
    #[must_use]
    pub fn open<G: GameWindow>(&self) -> Option<&Open<G>> {
        self.game.as_ref()?.as_any().downcast_ref()
    }
}

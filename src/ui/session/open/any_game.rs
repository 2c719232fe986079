//! Implements the window's view of an open game for every kind of game.

use std::any::Any;
use std::time::Duration;

use eframe::egui::Context;
use jiff::Timestamp;

use super::super::comparison::Comparison;
use super::super::digital::DEALS;
use super::super::game_window::{Command, GameWindow, Open};
use super::super::guests::{Invited, name_of};
use super::super::intent::{Choice, Copied, HandOn};
use super::super::open_table::{
    BrokenEntry, Changing, Effect, Extent, InFile, OpenTable, Outbox, Question, Setting, Step,
    Tick, Towards, Unit, Way,
};
use super::super::steps;
use super::NOT_ASKED_ABOUT;
use crate::ui::Intent;
use crate::ui::base::log_line::Telling;
use crate::ui::base::outgoing::Outgoing;
use crate::ui::base::own::Own;
use crate::ui::base::sounds::Sound;
use crate::ui::io::kept::{Content, GameId, Script, Standing, begin_alike};
use crate::ui::session::commands;
use crate::ui::session::intent::CommandId;
use crate::ui::session::open::content_of;
use programs::roster::IN_PLACE;
use table::save::limits;
use table::{
    Aside, Colour, Game as Rules, How, Level, Occasion, People, Plays, Remedies, Seat, Session,
    Stands, Temperament, in_common,
};
use words::printed::Printed;
use words::{fl, frame, saves};

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
        Script::of_game(self.session.clone())
    }

    fn script_for_others(&self) -> Script {
        let mut session = self.session.clone();
        session.take_place(session.occasion().for_others());
        Script::of_game(session)
    }

    fn thinks(&self, pause: Duration) -> Option<Seat> {
        G::thinks(self, pause)
    }

    fn writers(&self) -> Vec<(Seat, String)> {
        let writers = G::writers(self).into_iter();
        writers.map(|seat| (seat, self.player(seat))).collect()
    }

    fn sound(&self, first: usize) -> Option<Sound> {
        let session = &self.session;
        let events = (first..session.cursor()).flat_map(|entry| session.events_of(entry));
        let asked = || G::asked_anew(self, session.game_at(first)?);
        let heard = events.filter_map(G::heard).max();
        heard.or_else(|| asked().map(|_| Sound::Turn))
    }

    fn reminder(&self, first: usize, pause: Duration) -> Option<String> {
        G::reminder(self, first, pause)
    }

    fn goes_out(&self) -> bool {
        G::EXPORTS.is_some()
    }

    fn outgoing(&self, hides_money: bool) -> Option<Outgoing> {
        G::EXPORTS.map(|exports| (exports.game)(self.shown(), hides_money, Some(Timestamp::now())))
    }

    fn seen_so_far(&self) -> Option<Content> {
        let shown = self.shown();
        match std::ptr::eq(shown, &raw const self.session) {
            true => None,
            false => content_of::<G>(shown),
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
            false if self.is_stopped() => Stands::Over,
            false if self.session.broken().is_some() => Stands::Repaired,
            false if standing.is_none_or(in_last) => Stands::Repaired,
            false => Stands::GoesOn,
        };
        self.had_ended &= stands != Stands::GoesOn;
        // If a game was already over when it was opened, the time of its end is unknown.
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

    fn is_over_here(&self) -> bool {
        self.session.game().is_over()
    }

    fn may_branch(&self) -> bool {
        self.changing.is_none() && !self.is_over_here() && G::may_branch(self)
    }

    fn branch(&self, occasion: Occasion) -> Option<Script> {
        let session = &self.session;
        let cursor = session.cursor();
        let log = session.log()[..cursor].to_vec();
        let mut branch: Session<G::Rules> =
            Session::restore(session.began().clone(), log, cursor).ok()?;
        if occasion.is_try() {
            branch.let_play(Plays::Person, None);
        }
        branch.take_place(occasion);
        Some(Script::of_game(branch))
    }

    fn levels(&self) -> &'static [Level] {
        G::DIGITAL.map_or(&[], |digital| (digital.levels)(&self.session))
    }

    fn may_compare(&self) -> bool {
        G::COMPARE.is_some()
    }

    fn sums_up_rounds(&self) -> bool {
        G::SUMS_UP_ROUNDS
    }

    fn has_bots(&self) -> bool {
        let mut seats = self.people().seats.iter();
        seats.any(|person| person.bot().is_some())
    }

    fn seat_bots(&mut self, level: Option<Level>, but: Option<Seat>, out: &mut Outbox) {
        if !self.levels().is_empty() && self.occasion().is_try() {
            self.session.let_play(level.into(), but);
            self.session.go_to(self.session.legal_len());
            out.push(Effect::ForgetOffers);
            out.push(Effect::Changed);
        }
    }

    fn compare(&self, original: &Script, hides_money: bool) -> Option<Comparison> {
        G::COMPARE?(&self.session, original.session::<G::Rules>()?, hides_money)
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
        let events = self.as_then(entry, || G::events(self, entry, telling));
        let events = events.into_iter();
        heard.extend(events.map(|line| line.sentence));
        let asides = self.session.log().get(entry).map_or(0, |it| it.then.len());
        heard.extend((0..asides).filter_map(|at| self.aside(entry, at)));
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
        // While there are invalid entries, Enter confirms the decisions about them.
        let decides = self.mends();
        let sign = G::TYPING.and_then(|typing| (typing.sign)(self));
        sign.filter(|_| !decides)
    }

    fn look_back(&self) -> Option<Intent> {
        G::LOOK_BACK.and_then(|look_back| look_back(self))
    }

    fn thinking(&self) -> Option<f32> {
        let progress = self.computer.progress().or(self.hint.progress());
        progress.or_else(|| self.own.thinking())
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
                let undo = || Intent::Do(CommandId::UNDO);
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
        // Deals and decisions by the computer must stay as they are.
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
            until: entry + 1,
            back,
        });
    }

    fn change_as_one(&mut self, first: usize, out: &mut Outbox) {
        let Some((entries, _)) = G::as_one(self, first) else {
            return;
        };
        self.change(entries.start, false, out);
        if let Some(changing) = &mut self.changing {
            changing.until = entries.end;
            out.push(Effect::Do(Intent::Do(commands::COMMAND_LINE.id)));
        }
    }

    fn changed_as_typed(&self, hides_money: bool) -> Option<String> {
        let changing = self.changing.filter(|changing| !changing.inserts)?;
        let is_one = changing.until == changing.entry + 1;
        let whole = G::as_one(self, changing.entry).filter(|_| !is_one);
        match (whole, G::NOTATION) {
            (Some((_, command)), Some(notation)) => Some((notation.one)(self, &command)),
            _ => self.written(Copied::One(changing.entry), hides_money),
        }
    }

    fn cancel_change(&mut self, out: &mut Outbox) {
        if let Some(changing) = self.changing {
            self.go_to(changing.back, out);
        }
    }

    fn is_written(&self) -> bool {
        G::NOTATION.is_some()
    }

    fn written(&self, what: Copied, hides_money: bool) -> Option<String> {
        G::NOTATION.map(|notation| (notation.written)(self, what, hides_money))
    }

    fn completions(&self, text: &str) -> Vec<String> {
        G::TYPING.map_or_else(Vec::new, |typing| (typing.completions)(self, text))
    }

    fn paste(&mut self, text: &str, setting: Setting, out: &mut Outbox) {
        // Deals and decisions by the computer must stay as they are.
        if !self.may_change_past() {
            return out.push(Effect::Refuse(fl!(paste_not_here).to_owned(), Vec::new()));
        }
        if self.changing.is_some() {
            return out.push(Effect::Refuse(fl!(paste_not_now).to_owned(), Vec::new()));
        }
        let Some(notation) = G::NOTATION else {
            return;
        };
        let (entries, lines): (Vec<_>, Vec<usize>) = match (notation.read_entries)(self, text) {
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
            return out.push(Effect::Ask(Question::Replace(intent, tail)));
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
            out.push(Effect::Backup(Script::of_game(before)));
        }
        let undo = Intent::Do(CommandId::UNDO);
        let what = frame::rewrite(How::Pasted, 0, number, "");
        out.push(Effect::Offer(fl!(pasted, entries = number), what, undo));
        out.push(Effect::ShowTable);
        out.push(Effect::Changed);
    }

    fn remove(&mut self, entry: usize, hides_money: bool, out: &mut Outbox) {
        // An invalid entry may be removed, because it blocks the computer as well.
        let broken = self.session.broken().map(|broken| broken.entry);
        if !self.may_change_past() && broken != Some(entry) {
            return;
        }
        let before = self.session.clone();
        // Only the log knows whether an entry is sealed, so its text is made before it leaves
        // the log.
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
        let what = fl!(the_change_to_the_log).to_owned();
        self.rewritten(before, text, what, Telling::hiding(hides_money), out);
    }

    fn adopt(&mut self, version: &Script, intent: Intent, out: &mut Outbox) -> bool {
        let Some(version) = version.session::<G::Rules>() else {
            return false;
        };
        if !begin_alike::<G::Rules>(version.start(), self.session.start()) {
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
        self.rewritten(before, text, what, Telling::hiding(true), out);
        true
    }

    fn cut(&mut self, entries: usize) -> bool {
        let session = &self.session;
        if entries > session.legal_len() {
            return false;
        }
        let log = session.log()[..entries].to_vec();
        match Session::restore(session.began().clone(), log, entries) {
            Ok(cut) => self.session = cut,
            Err(_) => return false,
        }
        true
    }

    fn allow_taking_back(&mut self) {
        self.may_take_back = true;
    }

    fn moved(&mut self) {
        self.computer.moved(self.asks_person());
        self.own.changed(&self.session);
        self.mending.look(&self.session);
    }

    fn corrects(&self) -> bool {
        G::CORRECTING.is_some()
    }

    fn may_correct(&self) -> bool {
        G::CORRECTING.is_some() && self.may_change_past() && self.session.broken().is_none()
    }

    fn agrees(&self) -> bool {
        let mut values = G::CORRECTING
            .iter()
            .flat_map(|correcting| correcting.values);
        values.any(|value| value.is_house)
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
            self.rewritten(before, text, what, Telling::hiding(true), out);
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
            let what = fl!(the_change_to_the_log).to_owned();
            self.rewritten(before, text, what, Telling::hiding(true), out);
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

    fn skip_ahead(&mut self) {
        self.hurry();
    }

    fn has_public_screen(&self) -> bool {
        G::PUBLIC.is_some()
    }

    fn another_game(&self) -> Option<Intent> {
        let digital = G::DIGITAL.filter(|_| self.can_be_dealt_anew())?;
        let number = fastrand::u64(DEALS);
        let start = (digital.dealt_anew)(self.session.start(), number);
        Some(self.starting(Own::new(G::Rules::ID, start)))
    }

    fn can_be_dealt_anew(&self) -> bool {
        G::DIGITAL.is_some_and(|digital| !(digital.levels)(&self.session).is_empty())
    }

    fn advises(&self) -> bool {
        G::ADVICE.is_some()
    }

    fn may_advise(&self) -> bool {
        self.may_be_advised().is_some()
    }

    fn ask_for_hint(&mut self, hides_money: bool) {
        Self::ask_for_hint(self, hides_money);
    }

    fn close_hint(&mut self) {
        self.hint.close();
    }

    fn tick(&mut self, tick: Tick, ctx: &Context, out: &mut Outbox) {
        G::tick(self, tick, ctx);
        self.go_on(tick, ctx, out);
    }

    fn printed(&self) -> Printed {
        G::PRINTED.map_or(Printed::default(), |of| of(self.session.start()))
    }

    fn people(&self) -> &People {
        self.session.people()
    }

    fn rename(&mut self, seat: Seat, name: &str, out: &mut Outbox) {
        let (old, new) = (self.player(seat), name.trim());
        // A player needs a name.
        if !new.is_empty() && self.session.rename(seat, new) {
            self.people_changed(
                fl!(renamed, old = words::safe(&old), new = words::safe(new)),
                out,
            );
        }
    }

    fn hand_on(&mut self, seat: Seat, to: &HandOn, hides_money: bool, out: &mut Outbox) {
        let plays = |plays| Aside::Plays(seat, plays, Temperament::default());
        let aside = match to {
            HandOn::Somebody(name) if name.trim().is_empty() => return,
            HandOn::Somebody(name) => Aside::TakesOver(seat, name.trim().to_owned()),
            HandOn::Bot(bot) if !self.levels().contains(&bot.level) => return,
            HandOn::Bot(bot) => Aside::Plays(seat, (*bot).into(), bot.temperament),
            HandOn::Program(_) if self.levels().is_empty() => return,
            HandOn::Program(_) => plays(Plays::Bot(IN_PLACE)),
            HandOn::Nobody if self.session.cursor() == 0 => return,
            HandOn::Nobody => plays(Plays::Nobody),
            HandOn::Person => plays(Plays::Person),
        };
        let before = self.player(seat);
        // Deals and decisions by the computer must stay as they are.
        if !self.may_change_past() {
            self.session.go_to(self.session.legal_len());
        }
        if self.changing.is_some() {
            return;
        }
        self.guests.leave(seat);
        // What was asked of the earlier player counts no more.
        self.computer.worker.forget();
        self.computer.decided = None;
        let happened = self.session.happens(aside.clone());
        if happened {
            self.play_due(hides_money);
        }
        match to {
            HandOn::Program(call) => {
                let (program, name) = (name_of(call), words::safe(&before));
                let text = fl!(program_takes_seat, program, name);
                match happened {
                    true => self.people_changed(text, out),
                    false => out.push(Effect::TellOfThis(text, Vec::new())),
                }
            }
            _ if happened => {
                let text = frame::aside(&aside, &before, G::bot);
                self.people_changed(format!("{text}."), out);
            }
            _ => {}
        }
    }

    fn invite(&mut self, invited: Invited, time: Duration) {
        if G::DIGITAL.is_some_and(|digital| digital.programs.is_some()) {
            self.guests.seat(invited, time);
        }
    }

    fn invited(&self) -> Vec<Invited> {
        self.guests.all()
    }

    fn may_stop(&self) -> bool {
        let Extent { cursor, all, .. } = self.extent();
        cursor > 0 && cursor == all && self.changing.is_none() && !self.is_over()
    }

    fn is_stopped(&self) -> bool {
        self.session.is_stopped() && !self.is_over()
    }

    fn stop(&mut self, out: &mut Outbox) {
        if !self.may_stop() {
            return;
        }
        match self.session.is_stopped() {
            true => {
                self.session.goes_on();
                out.push(Effect::ForgetOffers);
                out.push(Effect::Changed);
            }
            false => {
                self.session.happens(Aside::Stops);
                self.people_changed(fl!(table_stopped).to_owned(), out);
            }
        }
    }

    fn recolour(&mut self, seat: Seat, colour: Colour, out: &mut Outbox) {
        let people = self.session.people();
        let mut others = Seat::first(people.seats.len()).iter();
        let had = others.find(|&other| other != seat && people.colour(other) == colour);
        if self.session.recolour(seat, colour) {
            let player = self.player(seat);
            let text = match had {
                Some(other) => fl!(
                    swapped,
                    player = words::safe(&player),
                    other = words::safe(&self.player(other))
                ),
                None => fl!(recoloured, player = words::safe(&player)),
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

//! A game on the screen: the computer plays some seats at a pace that people can follow,
//! and advises people who ask. Each game says which seats these are and what a bot thinks
//! about; asking, waiting and carrying out is the same for all games.

use std::ops::Range;
use std::time::Duration;

use eframe::egui::Context;

use super::super::Intent;
use super::super::base::log_line::Telling;
use super::super::base::own::Own;
use super::computer::{Asked, Musing, Task, seed_of};
use super::game_window::{Deciding, Digital, GameWindow, Open};
use super::guests::name_of;
use super::open_table::{Effect, Outbox, Setting, Tick};
use programs::roster::Cost;
use programs::sitter::TIME;
use table::{Game as _, Seat};
use words::{fl, safe};

/// The range of deal numbers if none is typed.
pub const DEALS: Range<u64> = 1..1_000_000;

/// How often the progress bar is redrawn.
const MOVES: Duration = Duration::from_millis(150);

impl<G: GameWindow> Open<G> {
    /// Plays the computer's decisions without pauses, up to the next decision of a person.
    pub(in crate::ui) fn hurry(&mut self) {
        self.computer.worker.hurry();
        self.computer.is_hurried = true;
    }

    /// Returns who may ask for a hint now.
    #[must_use]
    pub fn may_be_advised(&self) -> Option<Seat> {
        self.to_be_advised().map(|(_, seat, _)| seat)
    }

    fn to_be_advised(&self) -> Option<Asked> {
        let (seat, looks) = G::ADVICE.and_then(|advice| (advice.asked)(self))?;
        Some((self.revision, seat, looks))
    }

    /// Returns whether a hint for the current decision is there or being computed.
    #[must_use]
    pub fn has_hint(&self) -> bool {
        let now = self.to_be_advised();
        now.is_some() && self.hint.asked == now
    }

    /// Asks for a hint; if one is there, carries out its best choice.
    pub(in crate::ui) fn ask_for_hint(&mut self, hides_money: bool) {
        let Some((advice, asked)) = G::ADVICE.zip(self.to_be_advised()) else {
            return;
        };
        if self.has_hint() {
            self.hint.presses += 1;
            return;
        }
        let (_, seat, _) = asked;
        let Task { thought, think } = (advice.task)(self, seat, hides_money);
        self.session.hinted(seat);
        self.hint.close();
        self.hint.asked = Some(asked);
        self.hint.worker.ask(asked, thought, move |_| think());
    }

    /// Advances the game by itself: receives what was computed, and plays the computer's
    /// decisions.
    pub(super) fn go_on(&mut self, tick: Tick, ctx: &Context, out: &mut Outbox) {
        self.hint.listen();
        while let Some((revision, command)) = self.computer.worker.answer() {
            self.computer.decided = command.map(|command| (revision, command));
        }
        let asked = G::DIGITAL.and_then(|digital| {
            let seat = self.bot_asked(&digital, tick)?;
            Some((digital, seat))
        });
        let Some((digital, seat)) = asked else {
            self.end_guests();
            self.computer.worker.forget();
            self.computer.decided = None;
            if self.hint.progress().is_some() {
                ctx.request_repaint_after(MOVES);
            }
            return;
        };
        let now = self.revision;
        let decided = self.computer.decided.take_if(|(asked, _)| *asked == now);
        if decided.is_none() && self.computer.worker.question() != Some(now) {
            self.computer.decided = None;
            let task = self.program_asked(&digital, seat);
            let task = task.unwrap_or_else(|| (digital.task)(self, seat));
            let Task { thought, think } = task;
            self.computer.worker.ask(now, thought, move |_| think());
        }
        let Some((_, command)) = decided else {
            // Redraws the progress bar.
            ctx.request_repaint_after(MOVES);
            return;
        };
        let left = self.computer.pause_left(tick.pause);
        if !left.is_zero() {
            self.computer.decided = Some((now, command));
            ctx.request_repaint_after(left);
            return;
        }
        let setting = Setting {
            hides_money: tick.hides_money,
            may_replace: true,
            anyway: false,
        };
        let before = self.session.cursor();
        self.enter(vec![command], setting, out);
        let telling = Telling::hiding(tick.hides_money);
        if self.guests.sitter(seat).is_some() && self.session.occasion().hints(seat) == 0 {
            // So that nobody takes the program for a bot of this level.
            self.session.hinted(seat);
        }
        self.tell_failure(seat, before, telling, out);
        let concerns = (digital.concerns)(self, before..self.session.cursor(), telling);
        out.extend(
            concerns
                .into_iter()
                .map(|(seat, text)| Effect::Concern(seat, text)),
        );
        ctx.request_repaint();
    }

    /// Returns the question to the program that plays this seat.
    fn program_asked(&self, digital: &Digital<G>, seat: Seat) -> Option<Deciding<G>> {
        let decide = digital.programs.as_ref()?.decide;
        let asked = self.guests.sitter(seat)?.asked();
        let (game, seed) = (self.session.game().clone(), seed_of(&self.session));
        let task = move |_: &Musing| decide(&asked, &game, seed);
        Some(Task::new(Musing::within(TIME), task))
    }

    /// Says what a program did wrong, and what our bot decided instead: this entry.
    fn tell_failure(&mut self, seat: Seat, entry: usize, telling: Telling, out: &mut Outbox) {
        let Some(failed) = self.guests.failed(seat) else {
            return;
        };
        let invited = self.guests.all().into_iter().find(|it| it.seat == seat);
        let program = invited.map_or_else(String::new, |it| name_of(&it.call));
        let why = failed.why.sentence();
        let decided = safe(&self.entry(entry, telling));
        let cost = match failed.cost {
            Cost::Turn => "turn",
            Cost::Game | Cost::Games => "game",
        };
        let text = fl!(program_failed_here, program, why, decided, cost);
        out.push(Effect::TellUntilDecided(text));
    }

    /// Tells the programs how the game ended, once it is over.
    fn end_guests(&self) {
        let game = self.session.game();
        let programs = G::DIGITAL.and_then(|digital| digital.programs);
        if let Some(programs) = programs.filter(|_| game.is_over()) {
            for sitter in self.guests.sitters() {
                (programs.end)(&sitter.asked(), game);
            }
        }
    }

    /// Returns the intent that starts a game with the same programs in the same seats.
    pub(super) fn starting(&self, start: Own) -> Intent {
        match self.guests.all() {
            guests if guests.is_empty() => Intent::Start(start),
            guests => Intent::StartWith(start, guests),
        }
    }

    /// Returns the seat for which a bot decides now, if the player is watching.
    fn bot_asked(&self, digital: &Digital<G>, tick: Tick) -> Option<Seat> {
        let session = &self.session;
        // While an earlier position is shown or an entry is being changed, the computer waits.
        let is_now = session.cursor() == session.log().len() && self.changing().is_none();
        let is_now = is_now && !session.is_stopped();
        let seat = (digital.acting)(self, tick.pause)?;
        (is_now && tick.is_watched).then_some(seat)
    }

    /// Returns whether a person has to decide in the shown position.
    #[must_use]
    pub fn asks_person(&self) -> bool {
        let people = self.session.people();
        let mut may = self.session.game().may_decide().iter();
        may.any(|seat| people.bot(seat).is_none())
    }
}

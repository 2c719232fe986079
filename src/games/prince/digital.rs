//! Who looks at the table: whose hand and whose secret answers are shown, when the curtain
//! hides them, and what the computer plays at which pace.
//!
//! Buttons: `Open the curtain for Anna` (Enter) on the curtain between people who share the
//! window.

use std::time::Duration;

use eframe::egui;

use super::looking::{Musing, Question, acting_bot, is_secret, level_of, needs_hand, seed_of};
use super::state::Table;
use crate::ui::parts::hints;
use crate::ui::session::open_table::{Outbox, Tick};
use prince::mind::bot;
use prince::{Command, Decision};
use words::fl;

/// How often the bar of progress is drawn anew.
const MOVES: Duration = Duration::from_millis(150);

/// Why a person at this screen does not take a decision now, whatever the rules say: it is
/// the computer's, or what it is about is hidden.
#[must_use]
pub fn refusal(open: &Table, command: &Command) -> Option<String> {
    let session = &open.session;
    let looking = &open.own.looking;
    let seat = command.seat;
    if looking.is_digital() {
        let told = matches!(
            command.decision,
            Decision::Turned(_)
                | Decision::Sold(..)
                | Decision::Draw(_)
                | Decision::Steal(_)
                | Decision::Show(_)
                | Decision::Dealt(_)
        );
        if session.people().bot(seat).is_some() {
            return Some(fl!(prince_computer_decides).to_owned());
        }
        if told {
            return Some(fl!(prince_computer_deals).to_owned());
        }
    }
    let game = session.game();
    let seizes = matches!(command.decision, Decision::Seize(..)) && looking.seals();
    let hides = match looking.is_digital() {
        true => looking.chosen(session).is_none() && needs_hand(game),
        false => looking.seals() && (is_secret(game) || seizes),
    };
    // Whoever may offer something at any time does it from the own hand.
    let decides =
        game.may_decide().contains(seat) || matches!(command.decision, Decision::Offer(..));
    let name = open.words().seat(seat);
    (hides && decides && looking.eyes() != Some(seat))
        .then(|| fl!(prince_open_curtain_first, name = &name))
}

impl Table {
    /// Lets the computer play where it is its turn, at the pace that is set.
    pub(super) fn let_bots_play(&mut self, tick: Tick, ctx: &egui::Context, out: &mut Outbox) {
        while let Some((question, answer)) = self.own.thinker.answer() {
            self.own.decided = Some((question, answer));
        }
        let Some(question) = self.bot_question(tick) else {
            self.own.thinker.forget();
            self.own.decided = None;
            return;
        };
        let is_decided = matches!(&self.own.decided, Some((asked, _)) if *asked == question);
        if !is_decided && self.own.thinker.question() != Some(question) {
            self.own.decided = None;
            self.ask_bot(question);
        }
        if let Some((asked, command)) = self.own.decided
            && asked == question
        {
            let left = self.pause_left(tick.pause);
            if hints::carry_out(self, command, (left, tick), ctx, out).is_some() {
                self.own.decided = None;
            }
        } else if self.own.thinker.progress().is_some() {
            // The bar moves, quietly.
            ctx.request_repaint_after(MOVES);
        }
    }

    /// The decision that the computer has to take now.
    fn bot_question(&self, tick: Tick) -> Option<Question> {
        let session = &self.session;
        // Whoever looks at the past is not played away from it.
        let now = session.cursor() == session.log().len() && self.changing().is_none();
        let seat = acting_bot(session)?;
        (now && tick.is_watched && self.own.looking.is_digital()).then_some(Question {
            revision: self.revision(),
            seat,
        })
    }

    fn ask_bot(&mut self, question: Question) {
        let seat = question.seat;
        let Some(plays) = self.session.people().bot(seat) else {
            return;
        };
        let seen = self.session.game().seen_from(Some(seat));
        let seen = match seen.options().hide_money {
            true => seen.without_treasuries(seat),
            false => seen,
        };
        let seed = seed_of(&self.session);
        self.own.thinker.ask(question, Musing::new(), move |_| {
            bot::decide(&seen, seat, level_of(plays.level), seed)
        });
    }

    /// How long the table stays as it is, so that one can follow.
    fn pause_left(&self, pause: Duration) -> Duration {
        let looking = &self.own.looking;
        match looking.hurried {
            true => Duration::ZERO,
            false => pause.saturating_sub(looking.since.elapsed()),
        }
    }

    /// Plays on at once until a person decides.
    pub(super) fn hurry(&mut self) {
        self.own.thinker.hurry();
        self.own.looking.hurried = true;
    }
}

//! What belongs to a sheet beside the position on it: when and where the game was, what was
//! kept last, and the way back to what it was before.

use std::collections::BTreeMap;

use eframe::egui::{Context, Ui};
use jiff::Timestamp;

use crate::ui::parts::history::{History, Step};
use table::{Game, Occasion, Save};
use words::report::identity;

/// The record of a sheet on which `T` is typed.
#[derive(Debug)]
pub struct Record<G: Game, T> {
    /// When and where the game was, and what there is to remember.
    pub occasion: Occasion,
    history: History<T>,
    /// What was asked for, to be done when everything is drawn.
    step: Option<Step>,
    /// What was kept last.
    kept: Option<Save<G>>,
}

impl<G: Game, T> Default for Record<G, T> {
    fn default() -> Self {
        Self {
            occasion: Occasion::default(),
            history: History::default(),
            step: None,
            kept: None,
        }
    }
}

impl<G: Game, T: PartialEq> Record<G, T> {
    /// The record of a new sheet.
    #[must_use]
    pub fn begun(start: &G::Start) -> Self {
        let mut record = Self::default();
        record.occasion.identity = identity::made::<G>(start, Timestamp::now());
        record
    }

    /// The record of a sheet that was kept with this occasion, on which this was counted.
    /// Its identity stays, whatever is corrected.
    #[must_use]
    pub fn of(start: &G::Start, occasion: Occasion, counted: &str) -> Self {
        let identity = identity::of_sheet::<G>(start, &occasion, counted);
        Self {
            occasion: Occasion {
                identity,
                ..occasion
            },
            ..Self::default()
        }
    }

    /// What is to be kept: the start, and what else is typed.
    #[must_use]
    pub fn save(&self, start: &G::Start, typed: BTreeMap<String, String>) -> Save<G> {
        Save {
            occasion: self.occasion.clone(),
            ..Save::from_sheet(start.clone(), typed)
        }
    }

    /// Whether this is not what it was when this was asked last.
    pub fn is_new(&mut self, now: Save<G>) -> bool {
        let is_new = self.kept.as_ref() != Some(&now);
        if is_new {
            self.kept = Some(now);
        }
        is_new
    }

    /// Looks whether a change is to be taken back; done before the window looks at the
    /// keys, which take back entries of a game.
    pub fn keys(&mut self, ctx: &Context) {
        self.step = Step::pressed(ctx);
    }

    /// Draws the buttons for undo and redo, from the right.
    pub fn buttons(&mut self, ui: &mut Ui) {
        let can = [Step::Undo, Step::Redo].map(|step| self.history.can(step));
        self.step = self.step.or(Step::buttons(ui, can));
    }

    /// Something was changed, and this is how it was before.
    pub fn changed(&mut self, ui: &Ui, before: T) {
        self.history.changed(ui, before);
    }

    /// Remembers how it was before this was drawn, if it is not so any more. Gives what
    /// was asked for by undo or redo.
    pub fn drawn(&mut self, ui: &Ui, before: T, now: T) -> Option<T> {
        if before != now {
            self.history.changed(ui, before);
            // What was drawn before does not know of it yet.
            ui.ctx().request_repaint();
        }
        let there = self.history.go(self.step.take()?, now);
        ui.ctx().request_repaint();
        there
    }
}

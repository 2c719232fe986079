//! The hint that was asked for, and whoever thinks about it.

use std::time::{Duration, Instant};

use eframe::egui::Context;

use crate::ui::base::thinker::{Thinker, Thought};
use prince::mind::advice::Advice;
use table::Seat;

/// About how long it takes.
const PATIENCE: Duration = Duration::from_millis(300);

/// What a hint is for: the state of the session, and who decides there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    pub(super) revision: u64,
    pub(super) looks: usize,
    pub(super) seat: Seat,
}

/// How long whoever thinks has taken.
#[derive(Debug)]
pub struct Since(pub(super) Instant);

impl Thought for Since {
    // It is there in the twinkling of an eye.
    fn stop(&self) {}

    fn progress(&self) -> f32 {
        (self.0.elapsed().as_secs_f32() / PATIENCE.as_secs_f32()).min(0.98)
    }
}

/// The hint of an open game, and whoever thinks about it.
#[derive(Debug)]
pub struct Hint {
    pub(super) thinker: Thinker<Asked, Option<Advice>, Since>,
    pub(super) asked: Option<Asked>,
    pub(super) answer: Option<Answer>,
}

/// What was found; nothing where there is nothing to choose.
#[derive(Debug)]
pub(super) struct Answer(pub(super) Option<Advice>);

impl Hint {
    /// None yet.
    #[must_use]
    pub fn new(ctx: &Context) -> Self {
        let ctx = ctx.clone();
        Self {
            thinker: Thinker::new(move || ctx.request_repaint()),
            asked: None,
            answer: None,
        }
    }

    /// Takes it away.
    pub fn close(&mut self) {
        self.thinker.forget();
        self.asked = None;
        self.answer = None;
    }

    /// How far it is thought out, as long as it is (0 to 1).
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.thinker.progress()
    }

    /// Looks whether it is there.
    pub fn hear(&mut self) {
        while let Some((asked, advice)) = self.thinker.answer() {
            if self.asked == Some(asked) {
                self.answer = Some(Answer(advice));
            }
        }
    }
}

//! What the computer does in an open game: what it computes on separate threads, what it
//! has decided, what it advises.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use eframe::egui::Context;

use super::super::base::thinker::{Thinker, Thought};
use table::{Item as _, Seat, Session};

/// A task that a bot computes on a separate thread.
pub struct Task<A> {
    pub(super) thought: Arc<dyn Thought>,
    pub(super) think: Box<dyn FnOnce() -> A + Send>,
}

impl<A> fmt::Debug for Task<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Task").finish_non_exhaustive()
    }
}

impl<A> Task<A> {
    /// Creates a task. `think` learns through `thought` when to stop.
    pub fn new<T: Thought>(thought: T, think: impl FnOnce(&T) -> A + Send + 'static) -> Self {
        let thought = Arc::new(thought);
        let same = Arc::clone(&thought);
        Self {
            thought,
            think: Box::new(move || think(&same)),
        }
    }
}

/// A [`Thinker`] for tasks.
pub(super) type Worker<Q, A> = Thinker<Q, A, Arc<dyn Thought>>;

fn worker<Q, A>(ctx: &Context) -> Worker<Q, A>
where
    Q: Copy + PartialEq + Send + 'static,
    A: Send + 'static,
{
    let ctx = ctx.clone();
    Thinker::new(move || ctx.request_repaint())
}

/// A choice in a hint, as it is shown.
#[derive(Clone, Debug)]
pub struct Suggestion<C> {
    /// What to do.
    pub command: C,
    /// The same as a sentence, for screen readers.
    pub sentence: String,
    /// The same, as short as a button label.
    pub short: String,
    /// The reasons, one sentence each.
    pub reasons: Vec<String>,
    /// The reasons and what they leave out, one sentence each.
    pub why: Vec<String>,
    /// How far it is ahead of the next choice, or behind the best one: the figure, and its
    /// unit.
    pub ahead: [Option<String>; 2],
    /// The same in one line, next to the button.
    pub standing: Option<String>,
    /// What can be expected of it, for the curious.
    pub about: Option<String>,
}

impl<C> Suggestion<C> {
    /// Creates a choice with this name and no further details.
    #[must_use]
    pub fn new(command: C, sentence: String) -> Self {
        Self {
            command,
            short: sentence.clone(),
            sentence,
            reasons: Vec::new(),
            why: Vec::new(),
            ahead: [None, None],
            standing: None,
            about: None,
        }
    }

    /// Returns choices, best first: the name of each, its reasons, and how far it is behind the
    /// best one. `ahead` is the lead of the best one.
    pub fn ranked(
        choices: impl Iterator<Item = (C, String, Vec<String>, Option<String>)>,
        ahead: Option<String>,
    ) -> Vec<Self> {
        let ranked = choices.map(|(command, sentence, reasons, standing)| Self {
            why: reasons.clone(),
            reasons,
            standing,
            ..Self::new(command, sentence)
        });
        let mut ranked: Vec<Self> = ranked.collect();
        if let Some(best) = ranked.first_mut() {
            best.why.extend(ahead.clone());
            best.standing.clone_from(&ahead);
            best.ahead = [None, ahead];
        }
        ranked
    }
}

/// The computer players of an open game.
#[derive(Debug)]
pub struct Computer<C> {
    pub(super) worker: Worker<u64, Option<C>>,
    // What was decided, and in which revision of the game; to be carried out soon.
    pub(super) decided: Option<(u64, C)>,
    pub(super) is_hurried: bool,
    // When the position last changed.
    since: Instant,
}

impl<C: Clone + Send + 'static> Computer<C> {
    /// Creates a computer that has been asked nothing yet.
    #[must_use]
    pub fn new(ctx: &Context) -> Self {
        Self {
            worker: worker(ctx),
            decided: None,
            is_hurried: false,
            since: Instant::now(),
        }
    }

    /// Returns the progress while it thinks (0 to 1).
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.worker.progress()
    }

    /// Returns whether it plays on without pauses, up to the next decision of a person.
    #[must_use]
    pub fn is_hurried(&self) -> bool {
        self.is_hurried
    }

    /// Handles a new position, in which a person may have to decide.
    pub(in crate::ui) fn moved(&mut self, asks_person: bool) {
        self.is_hurried &= !asks_person;
        self.since = Instant::now();
    }

    /// Returns how much longer the position stays, so that the player can follow.
    pub(super) fn pause_left(&self, pause: Duration) -> Duration {
        match self.is_hurried {
            true => Duration::ZERO,
            false => pause.saturating_sub(self.since.elapsed()),
        }
    }
}

/// The result of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found<A> {
    /// No result yet.
    Thinking,
    /// There is nothing to choose.
    Nothing,
    /// This advice.
    Advice(A),
}

/// The hint of an open game.
#[derive(Debug)]
pub struct Hint<A> {
    pub(super) worker: Worker<Asked, Option<A>>,
    pub(super) asked: Option<Asked>,
    found: Found<A>,
    pub(super) presses: u32,
}

/// What a hint was asked for: the revision of the game, the deciding seat, and how often
/// the viewer has changed.
pub(super) type Asked = (u64, Seat, usize);

impl<A: Send + 'static> Hint<A> {
    /// Creates a hint that has not been asked for.
    #[must_use]
    pub fn new(ctx: &Context) -> Self {
        Self {
            worker: worker(ctx),
            asked: None,
            found: Found::Thinking,
            presses: 0,
        }
    }

    /// Returns the progress while it is computed (0 to 1).
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.worker.progress()
    }

    /// Returns the advice so far.
    #[must_use]
    pub fn found(&self) -> &Found<A> {
        &self.found
    }

    /// Returns how often the key was pressed that carries out the best choice.
    #[must_use]
    pub fn presses(&self) -> u32 {
        self.presses
    }

    /// Closes the hint.
    pub fn close(&mut self) {
        self.worker.forget();
        self.asked = None;
        self.found = Found::Thinking;
    }

    pub(super) fn listen(&mut self) {
        while let Some((asked, advice)) = self.worker.answer() {
            if self.asked == Some(asked) {
                self.found = advice.map_or(Found::Nothing, Found::Advice);
            }
        }
    }
}

/// Returns the seed of a bot's thoughts: the same deal and the same number of entries lead
/// to the same thoughts.
#[must_use]
pub fn seed_of<R: table::Game>(session: &Session<R>) -> u64 {
    seed_after(session, session.cursor())
}

/// Returns the seed of a bot's thoughts after this many entries.
#[must_use]
pub fn seed_after<R: table::Game>(session: &Session<R>, entries: usize) -> u64 {
    let deal = session.people().deal.unwrap_or(0);
    deal.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .wrapping_add(entries as u64)
}

/// Yields the seats played by people.
pub fn people<R: table::Game>(session: &Session<R>) -> impl Iterator<Item = Seat> + '_ {
    let people = session.people();
    let seats = Seat::ALL.iter().copied().take(people.seats.len());
    seats.filter(move |&seat| people.bot(seat).is_none())
}

/// The link to a bot that thinks.
#[derive(Debug)]
pub struct Musing {
    patience: Duration,
    since: Instant,
    hurried: AtomicBool,
}

impl Musing {
    /// Creates the link to a bot that thinks for about this long.
    #[must_use]
    pub fn within(patience: Duration) -> Self {
        Self {
            patience,
            since: Instant::now(),
            hurried: AtomicBool::new(false),
        }
    }
}

impl Thought for Musing {
    fn stop(&self) {
        self.hurried.store(true, Ordering::Relaxed);
    }

    fn progress(&self) -> f32 {
        (self.since.elapsed().as_secs_f32() / self.patience.as_secs_f32()).min(0.98)
    }
}

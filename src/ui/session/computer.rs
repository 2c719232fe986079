//! What the computer does in an open game: what it thinks out on threads of its own, what it
//! has decided, what it advises.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use eframe::egui::Context;

use super::super::base::thinker::{Thinker, Thought};
use table::{Item as _, Seat, Session};

/// Something a bot thinks out on a thread of its own.
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
    /// `think` is told through `thought` to stop.
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

/// A choice of a hint, as it is shown.
#[derive(Clone, Debug)]
pub struct Suggestion<C> {
    /// What is to be done.
    pub command: C,
    /// The same in a sentence, for those who hear it.
    pub sentence: String,
    /// The same in as few words as a button has.
    pub short: String,
    /// Reasons, a sentence each.
    pub reasons: Vec<String>,
    /// The reasons and what they leave out, a sentence each.
    pub why: Vec<String>,
    /// How far it is ahead of the next one, or behind the best: as a figure, and of what.
    pub ahead: [Option<String>; 2],
    /// The same in a line, beside the button.
    pub standing: Option<String>,
    /// What can be expected of it, for those who want to know more.
    pub about: Option<String>,
}

impl<C> Suggestion<C> {
    /// A choice that is called like this, and nothing else about it.
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

    /// Choices, the best first: how each is called, its reasons, and how far it is behind the
    /// best one, which is so far ahead.
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

/// What the computer does in an open game.
#[derive(Debug)]
pub struct Computer<C> {
    pub(super) worker: Worker<u64, Option<C>>,
    // What was decided in which state of the game, and is about to be done.
    pub(super) decided: Option<(u64, C)>,
    pub(super) is_hurried: bool,
    // When the table became as it is.
    since: Instant,
}

impl<C: Clone + Send + 'static> Computer<C> {
    /// A computer that is asked nothing yet.
    #[must_use]
    pub fn new(ctx: &Context) -> Self {
        Self {
            worker: worker(ctx),
            decided: None,
            is_hurried: false,
            since: Instant::now(),
        }
    }

    /// How far it has thought, while it thinks (0 to 1).
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.worker.progress()
    }

    /// Whether it plays on without being watched, up to the next decision of a person.
    #[must_use]
    pub fn is_hurried(&self) -> bool {
        self.is_hurried
    }

    /// Another position is shown; a person may be asked there.
    pub(in crate::ui) fn moved(&mut self, asks_person: bool) {
        self.is_hurried &= !asks_person;
        self.since = Instant::now();
    }

    /// How much longer the table stays as it is, so that one can follow.
    pub(super) fn pause_left(&self, pause: Duration) -> Duration {
        match self.is_hurried {
            true => Duration::ZERO,
            false => pause.saturating_sub(self.since.elapsed()),
        }
    }
}

/// What was found for a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found<A> {
    /// Not yet anything.
    Thinking,
    /// There is nothing to choose.
    Nothing,
    /// This.
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

/// What a hint is for: the state of the game, who decides there, and how often somebody else
/// had begun to look.
pub(super) type Asked = (u64, Seat, usize);

impl<A: Send + 'static> Hint<A> {
    /// None yet.
    #[must_use]
    pub fn new(ctx: &Context) -> Self {
        Self {
            worker: worker(ctx),
            asked: None,
            found: Found::Thinking,
            presses: 0,
        }
    }

    /// How far it is thought out, while it is (0 to 1).
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.worker.progress()
    }

    /// The advice, as far as it is there.
    #[must_use]
    pub fn found(&self) -> &Found<A> {
        &self.found
    }

    /// How often the key was pressed that carries out the best choice.
    #[must_use]
    pub fn presses(&self) -> u32 {
        self.presses
    }

    /// Takes it away.
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

/// The number a bot's thoughts start from: the same deal and the same decisions lead to the
/// same thoughts.
#[must_use]
pub fn seed_of<R: table::Game>(session: &Session<R>) -> u64 {
    let deal = session.people().deal.unwrap_or(0);
    deal.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .wrapping_add(session.cursor() as u64)
}

/// The seats that people play.
pub fn people<R: table::Game>(session: &Session<R>) -> impl Iterator<Item = Seat> + '_ {
    let people = session.people();
    let seats = Seat::ALL.iter().copied().take(people.seats.len());
    seats.filter(move |&seat| people.bot(seat).is_none())
}

/// How whoever waits talks to a bot that thinks.
#[derive(Debug)]
pub struct Musing {
    patience: Duration,
    since: Instant,
    hurried: AtomicBool,
}

impl Musing {
    /// Somebody who thinks for about so long.
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

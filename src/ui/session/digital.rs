//! A game on the screen: the computer plays some seats at a pace that can be followed, and
//! advises people who ask. A game says which seats these are and what a bot thinks about;
//! asking, waiting and carrying out is the same for all of them.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::egui::Context;

use super::super::base::log_line::Telling;
use super::super::base::thinker::{Thinker, Thought};
use super::game_window::{Command, GameWindow, Look, Open};
use super::open_table::{Effect, Outbox, Setting, Tick};
use table::{Game as _, Item as _, Level, Seat, Session};

/// How often the bar of progress is drawn anew.
const MOVES: Duration = Duration::from_millis(150);

/// Something a bot thinks out on a thread of its own.
pub struct Task<A> {
    thought: Arc<dyn Thought>,
    think: Box<dyn FnOnce() -> A + Send>,
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
type Worker<Q, A> = Thinker<Q, A, Arc<dyn Thought>>;

fn worker<Q, A>(ctx: &Context) -> Worker<Q, A>
where
    Q: Copy + PartialEq + Send + 'static,
    A: Send + 'static,
{
    let ctx = ctx.clone();
    Thinker::new(move || ctx.request_repaint())
}

/// How the computer plays seats of a game.
pub struct Digital<G: GameWindow> {
    /// How well bots may play that take all seats of this session, the weakest first; none
    /// where they cannot.
    pub levels: fn(&Session<G::Rules>) -> &'static [Level],
    /// The seat that the computer plays and that decides now. Nothing while the table rests;
    /// the duration is how long a decision of the computer stays to be looked at.
    pub acting: fn(&Open<G>, Duration) -> Option<Seat>,
    /// What the bot in this seat thinks out, from what this seat sees: its decision, or
    /// nothing if there is nothing to decide.
    pub task: fn(&Open<G>, Seat) -> Task<Option<Command<G>>>,
    /// What the entries of a bot mean for people, whom they concern.
    pub concerns: fn(&Open<G>, Range<usize>, Telling) -> Vec<(Seat, String)>,
}

/// How the computer advises a person.
pub struct Advice<G: GameWindow> {
    /// Who may be advised now: a person who decides and sees what the decision is about.
    pub seat: fn(&Open<G>) -> Option<Seat>,
    /// What is thought out for this seat, from what it sees; `true` hides the players'
    /// money.
    pub task: fn(&Open<G>, Seat, bool) -> Task<Option<G::Advice>>,
    /// What of it is shown; nothing where there is nothing to choose.
    pub shown: fn(Look<'_, G>, &G::Advice) -> Vec<Suggestion<Command<G>>>,
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

/// What the computer does in an open game.
#[derive(Debug)]
pub struct Computer<C> {
    worker: Worker<u64, Option<C>>,
    // What was decided in which state of the game, and is about to be done.
    decided: Option<(u64, C)>,
    is_hurried: bool,
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
    fn pause_left(&self, pause: Duration) -> Duration {
        match self.is_hurried {
            true => Duration::ZERO,
            false => pause.saturating_sub(self.since.elapsed()),
        }
    }
}

/// The hint of an open game.
#[derive(Debug)]
pub struct Hint<A> {
    worker: Worker<Asked, Option<A>>,
    asked: Option<Asked>,
    found: Option<Option<A>>,
    presses: u32,
}

/// What a hint is for: the state of the game, and who decides there.
type Asked = (u64, Seat);

impl<A: Send + 'static> Hint<A> {
    /// None yet.
    #[must_use]
    pub fn new(ctx: &Context) -> Self {
        Self {
            worker: worker(ctx),
            asked: None,
            found: None,
            presses: 0,
        }
    }

    /// How far it is thought out, while it is (0 to 1).
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.worker.progress()
    }

    /// The advice, once it is there; nothing in it if there is nothing to choose.
    #[must_use]
    pub fn found(&self) -> Option<Option<&A>> {
        self.found.as_ref().map(Option::as_ref)
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
        self.found = None;
    }

    fn listen(&mut self) {
        while let Some((asked, advice)) = self.worker.answer() {
            if self.asked == Some(asked) {
                self.found = Some(advice);
            }
        }
    }
}

impl<G: GameWindow> Open<G> {
    /// Plays at once what the computer decides, up to the next decision of a person.
    pub(in crate::ui) fn hurry(&mut self) {
        self.computer.worker.hurry();
        self.computer.is_hurried = true;
    }

    /// Who may ask for a hint now.
    #[must_use]
    pub fn may_be_advised(&self) -> Option<Seat> {
        G::ADVICE.and_then(|advice| (advice.seat)(self))
    }

    /// Whether there is a hint for what is decided now, or one is being thought of.
    #[must_use]
    pub fn has_hint(&self) -> bool {
        let now = self.may_be_advised().map(|seat| (self.revision, seat));
        now.is_some() && self.hint.asked == now
    }

    /// Asks for a hint; with one that is there, carries out its best choice.
    pub(in crate::ui) fn ask_for_hint(&mut self, hides_money: bool) {
        let Some((advice, seat)) = G::ADVICE.zip(self.may_be_advised()) else {
            return;
        };
        if self.has_hint() {
            self.hint.presses += 1;
            return;
        }
        let Task { thought, think } = (advice.task)(self, seat, hides_money);
        self.session.hinted(seat);
        let asked = (self.revision, seat);
        self.hint.close();
        self.hint.asked = Some(asked);
        self.hint.worker.ask(asked, thought, move |_| think());
    }

    /// Goes on by itself: hears what was thought out, and lets the computer play where it
    /// decides.
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
            let Task { thought, think } = (digital.task)(self, seat);
            self.computer.worker.ask(now, thought, move |_| think());
        }
        let Some((_, command)) = decided else {
            // The bar moves, quietly.
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
        let concerns = (digital.concerns)(self, before..self.session.cursor(), telling);
        out.extend(
            concerns
                .into_iter()
                .map(|(seat, text)| Effect::Concern(seat, text)),
        );
        ctx.request_repaint();
    }

    /// The seat for which a bot decides now, while somebody watches.
    fn bot_asked(&self, digital: &Digital<G>, tick: Tick) -> Option<Seat> {
        let session = &self.session;
        // Whoever looks at the past is not played away from it.
        let is_now = session.cursor() == session.log().len() && self.changing().is_none();
        let seat = (digital.acting)(self, tick.pause)?;
        (is_now && tick.is_watched).then_some(seat)
    }

    /// Whether a person is asked something in the position that is shown.
    #[must_use]
    pub fn asks_person(&self) -> bool {
        let people = self.session.people();
        let mut may = self.session.game().may_decide().iter();
        may.any(|seat| people.bot(seat).is_none())
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

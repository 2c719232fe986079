//! The programs of a tournament. A failure costs a program its turn, and too many cost it
//! the game; our own bot then decides in its place.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use florence::mind::tournament::Bot;
use serde_json::Value;
use table::{Level, Seat};
use words::{fl, safe};

use crate::call::Call;
use crate::failure::Failure;
use crate::message;
use crate::played::{self, Played};
use crate::process::{Ender, Process, taken};
use crate::view::View;

/// How many failures in a game cost a program the game.
pub const MOST_FAILURES: u32 = 3;

/// How many games a program may lose in this way before it is no longer started.
pub const MOST_GONE: u32 = 5;

/// How many sentences are said about the failures of a program; the others are counted.
const MOST_SAID: u32 = 10;

/// The bot that decides in place of a program.
pub const IN_PLACE: Level = Level::EASY;

/// Programs that take part.
pub struct Roster {
    programs: Vec<Arc<Entry>>,
    shared: Arc<Shared>,
}

/// What all programs of a roster have in common.
struct Shared {
    time: Duration,
    say: Box<dyn Fn(&Failed) + Send + Sync>,
}

/// What a failure costs a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// This turn.
    Turn,
    /// This game.
    Game,
    /// This game and all to come.
    Games,
}

/// A failure of a program, and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// Its command.
    pub program: String,
    /// What was wrong.
    pub why: Failure,
    /// What it cost.
    pub cost: Cost,
}

impl Failed {
    /// Says what was wrong, and what it cost.
    #[must_use]
    pub fn sentence(&self) -> String {
        let cost = match self.cost {
            Cost::Turn => "turn",
            Cost::Game => "game",
            Cost::Games => "games",
        };
        fl!(
            program_failed,
            program = self.program.clone(),
            why = self.why.sentence(),
            cost
        )
    }
}

/// A program that takes part.
struct Entry {
    call: Call,
    /// Its running processes that are in no game now.
    idle: Mutex<Vec<Process>>,
    lost: Mutex<Lost>,
    /// What ends all processes that were started, until the roster is closed.
    enders: Mutex<Vec<Ender>>,
    is_closed: AtomicBool,
}

/// What the failures of a program have cost it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lost {
    /// The turns in which our bot decided because of a failure.
    pub turns: u32,
    /// The games in which our bot played on to the end.
    pub games: u32,
}

impl Roster {
    /// Creates a roster of these programs, which have this much time for each decision.
    /// `say` is told about their failures.
    #[must_use]
    pub fn new(
        calls: impl IntoIterator<Item = Call>,
        time: Duration,
        say: impl Fn(&Failed) + Send + Sync + 'static,
    ) -> Self {
        let programs = calls.into_iter().map(|call| {
            Arc::new(Entry {
                call,
                idle: Mutex::default(),
                lost: Mutex::default(),
                enders: Mutex::default(),
                is_closed: AtomicBool::new(false),
            })
        });
        let say = Box::new(say);
        Self {
            programs: programs.collect(),
            shared: Arc::new(Shared { time, say }),
        }
    }

    /// Ends all programs at once, from any thread. They are not started any more.
    pub fn close(&self) {
        for entry in &self.programs {
            entry.is_closed.store(true, Ordering::SeqCst);
            for ender in std::mem::take(&mut *taken(&entry.enders)) {
                ender.end();
            }
        }
    }

    /// Starts each program once, to find out whether it can be started.
    ///
    /// # Errors
    /// The sentence that one cannot be started, and why.
    pub fn try_all(&self) -> Result<(), String> {
        for entry in &self.programs {
            match entry.start() {
                Ok(process) => taken(&entry.idle).push(process),
                Err(error) => {
                    let reason = words::disk::reason(&error);
                    return Err(fl!(program_no_start, program = entry.name(), reason));
                }
            }
        }
        Ok(())
    }

    /// Returns the name of a program: its call.
    #[must_use]
    pub fn name(&self, program: usize) -> String {
        self.programs[program].name()
    }

    /// Returns what the failures of a program have cost it so far.
    #[must_use]
    pub fn lost(&self, program: usize) -> Lost {
        *taken(&self.programs[program].lost)
    }

    /// Returns the sentence that a program has lost turns or games, if it has.
    #[must_use]
    pub fn summary(&self, program: usize) -> Option<String> {
        let Lost { turns, games } = self.lost(program);
        let name = self.name(program);
        let said = || fl!(program_lost, program = name, turns, games);
        (turns + games > 0).then(said)
    }

    /// Seats a program in a game.
    pub fn seat<G: Played>(&self, program: usize, game: &G, seat: Seat) -> Guest {
        let entry = &self.programs[program];
        let mut guest = Guest {
            shared: Arc::clone(&self.shared),
            entry: Arc::clone(entry),
            seat,
            process: None,
            is_reused: false,
            failures: 0,
        };
        if taken(&entry.lost).games < MOST_GONE {
            let idle = taken(&entry.idle).pop();
            let idle = idle.and_then(|mut process| process.is_running().then_some(process));
            guest.is_reused = idle.is_some();
            guest.process = idle.or_else(|| match entry.start() {
                Ok(process) => Some(process),
                Err(error) => {
                    (self.shared.say)(&Failed {
                        program: entry.name(),
                        why: Failure::NotStarted(words::disk::reason(&error)),
                        cost: Cost::Game,
                    });
                    None
                }
            });
        }
        match &mut guest.process {
            Some(process) => {
                process.tell(&message::begin(&View::of(game, seat), self.shared.time));
            }
            None => taken(&entry.lost).games += 1,
        }
        guest
    }
}

impl Entry {
    fn name(&self) -> String {
        safe(self.call.typed())
    }

    fn start(&self) -> std::io::Result<Process> {
        let mut process = Process::start(&self.call)?;
        let ender = process.ender();
        taken(&self.enders).push(ender.clone());
        if self.is_closed.load(Ordering::SeqCst) {
            ender.end();
        }
        process.tell(&message::hello());
        Ok(process)
    }
}

/// A program in a seat of a game, or our bot in its place.
pub struct Guest {
    shared: Arc<Shared>,
    entry: Arc<Entry>,
    seat: Seat,
    /// The program, while it is in the game.
    process: Option<Process>,
    /// Whether it has played another game and has answered nothing in this one: it may
    /// have ended with the other.
    is_reused: bool,
    failures: u32,
}

impl Guest {
    /// Returns what the seat decides in this position: the program, or our bot if it fails.
    /// The seed is for the bot. `None` if the seat has nothing to decide.
    pub fn decide<G: Played>(&mut self, game: &G, seed: u64) -> Option<G::Command> {
        let view = View::of(game, self.seat);
        let failure = match self.asked(game, &view) {
            Some(Ok(command)) => return Some(command),
            Some(Err(failure)) => Some(failure),
            None => None,
        };
        let own = played::decided(view.seen(), self.seat, Bot::from(IN_PLACE), seed)?;
        if let Some(failure) = failure {
            self.failed(&failure, &view.line(&own));
        }
        Some(own)
    }

    /// Asks the program, if it is in the game. If it ended with an earlier game, it is
    /// started again.
    fn asked<G: Played>(
        &mut self,
        game: &G,
        view: &View<G>,
    ) -> Option<Result<G::Command, Failure>> {
        let time = self.shared.time;
        let process = self.process.as_mut()?;
        let mut answer = asked(process, view, game, time);
        if answer == Err(Failure::Ended)
            && self.is_reused
            && let Ok(fresh) = self.entry.start()
        {
            *process = fresh;
            process.tell(&message::begin(view, time));
            answer = asked(process, view, game, time);
        }
        self.is_reused = false;
        Some(answer)
    }

    /// Tells the program how the game ended, and lets it go.
    pub fn end(mut self, game: &str, totals: &[u16], ranks: &[u8]) {
        if let Some(mut process) = self.process.take() {
            process.tell(&message::end(game, self.seat, totals, ranks));
            taken(&self.entry.idle).push(process);
        }
    }

    fn failed(&mut self, failure: &Failure, instead: &str) {
        let Some(process) = &mut self.process else {
            return;
        };
        self.failures += 1;
        let why = failure.sentence();
        let is_gone = *failure == Failure::Ended || self.failures >= MOST_FAILURES;
        process.tell(&message::refused(process.asked(), &why, instead));
        if is_gone {
            process.tell(&message::gone(&why));
            self.process = None;
        }
        let mut lost = taken(&self.entry.lost);
        lost.turns += 1;
        lost.games += u32::from(is_gone);
        let (turns, games) = (lost.turns, lost.games);
        drop(lost);
        let cost = match is_gone {
            true if games == MOST_GONE => Cost::Games,
            true => Cost::Game,
            false => Cost::Turn,
        };
        if turns <= MOST_SAID || cost == Cost::Games {
            (self.shared.say)(&Failed {
                program: self.entry.name(),
                why: failure.clone(),
                cost,
            });
        }
    }
}

/// Asks a program for a decision that the rules allow.
fn asked<G: Played>(
    process: &mut Process,
    view: &View<G>,
    game: &G,
    time: Duration,
) -> Result<G::Command, Failure> {
    let question: Value = message::decide(view, process.next_id(), time);
    let answer = process.ask(&question, time)?;
    let command = view.chosen(&answer.decide)?;
    match game.check(&command) {
        Ok(()) => Ok(command),
        Err(_) => Err(Failure::Illegal(view.line(&command))),
    }
}

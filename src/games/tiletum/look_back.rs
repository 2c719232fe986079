//! The look back at a finished game: how a turn is judged, and what is said about it. A turn
//! is told from where it left the better plan.

use super::state::Table;
use super::{Intent, Tiletum};
use crate::ui::base::log_line::Mark;
use crate::ui::base::thinker::Thought;
use crate::ui::session::computer::{Task, seed_after};
use crate::ui::session::reviewing::{Costly, Found, LooksBack, Reviewing, Told, Wish};
use table::{Seat, Session};
use tiletum::mind::review::{self, Cost, Progress, WEAK};
use tiletum::{Command, Decision, Game};
use words::fl;
use words::tiletum::Words;

/// The most decisions of a turn that are told.
const MOST: usize = 4;

impl Thought for Progress {
    fn stop(&self) {
        Progress::stop(self);
    }

    fn progress(&self) -> f32 {
        Progress::progress(self)
    }
}

impl LooksBack for Tiletum {
    type Cost = Cost;

    const MARKED: f64 = WEAK;

    fn loss(number: &str) -> String {
        format!("{number}\u{a0}{}", fl!(tiletum_points_unit))
    }

    fn measured() -> Option<&'static str> {
        None
    }

    fn task(session: Session<Game>, seat: Seat, _: bool) -> Task<Found<Cost>> {
        Task::new(Progress::new(), move |progress| {
            let seed = |entries| seed_after(&session, entries);
            let found = review::look_back(&session, seat, seed, progress);
            let costs = found.costs.into_iter().map(|cost| Costly {
                entry: cost.entry,
                lost: cost.behind,
                mark: cost.mark().map(|mark| match mark {
                    review::Mark::Weak => Mark::Weak,
                    review::Mark::Lost => Mark::Lost,
                }),
                cost,
            });
            Found {
                costs: costs.collect(),
                is_whole: found.is_whole,
            }
        })
    }

    fn tell(open: &Table, cost: &Cost) -> Told {
        let words = Words::new(open.session.start());
        let alike = cost.played.iter().zip(&cost.best.plan);
        let alike = alike.take_while(|(one, other)| one == other).count();
        let Some(begins) = open.session.game_at(cost.entry) else {
            return Told {
                done: String::new(),
                better: String::new(),
                reason: None,
            };
        };
        Told {
            done: in_words(&words, &played(open, cost), alike),
            better: in_words(&words, &planned(begins, &cost.best.plan), alike),
            reason: words.reasons(begins, &cost.best).into_iter().next(),
        }
    }

    fn reviewing(&self) -> &Reviewing<Self> {
        &self.reviewing
    }

    fn reviewing_mut(&mut self) -> &mut Reviewing<Self> {
        &mut self.reviewing
    }

    fn wants(wish: Wish) -> Intent {
        Intent::LookBack(wish)
    }
}

/// A decision, and the position it was made in.
type Made = (Game, Command);

/// Returns the decisions of a turn as they were played. Tiles may have come between them.
fn played(open: &Table, cost: &Cost) -> Vec<Made> {
    let session = &open.session;
    let log = session.log().iter().enumerate().skip(cost.entry);
    let own = log.filter(|(_, entry)| entry.command.seat.is_some());
    let made = own.map_while(|(at, entry)| Some((*session.game_at(at)?, entry.command)));
    made.take(cost.played.len()).collect()
}

/// Returns the decisions of a plan, as far as it goes without knowing which tiles come.
fn planned(begins: &Game, plan: &[Command]) -> Vec<Made> {
    let mut game = *begins;
    let made = plan.iter().map_while(|command| {
        let before = game;
        game.play(command).ok()?;
        Some((before, *command))
    });
    made.collect()
}

/// Says what was decided from this decision on, in a few words. A walk is one thing.
fn in_words(words: &Words<'_>, made: &[Made], from: usize) -> String {
    let made = made.get(from..).unwrap_or_default();
    let is_part = |at: usize| match (made[at].1.decision, made.get(at + 1)) {
        (Decision::Move(piece, _), Some((_, next))) => {
            matches!(next.decision, Decision::Move(other, _) if other == piece)
        }
        (Decision::EndTurn, _) => made.len() > 1,
        _ => false,
    };
    let told = (0..made.len()).filter(|&at| !is_part(at));
    let told = told.map(|at| words.button(Some(&made[at].0), &made[at].1));
    let mut told: Vec<String> = told.collect();
    if told.len() > MOST {
        told.truncate(MOST);
        told.push("…".to_owned());
    }
    told.join(", ")
}

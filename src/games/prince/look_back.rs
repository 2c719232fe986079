//! The look back at a finished game: how a decision is judged, and what is said about it.
//! Nothing is secret any more.

use super::state::Table;
use super::{Intent, Prince};
use crate::ui::base::log_line::Mark;
use crate::ui::base::thinker::Thought;
use crate::ui::session::computer::{Task, seed_after};
use crate::ui::session::reviewing::{Costly, Found, LooksBack, Reviewing, Told, Wish};
use prince::Game;
use prince::mind::advice::Choice;
use prince::mind::review::{self, Cost};
use prince::mind::{Thinking, review::WORTH_A_MARK};
use table::{Seat, Session};
use words::fl;
use words::prince::Words;

impl Thought for Thinking {
    fn stop(&self) {
        Thinking::stop(self);
    }

    fn progress(&self) -> f32 {
        Thinking::progress(self)
    }
}

impl LooksBack for Prince {
    type Cost = Cost;

    const MARKED: f64 = WORTH_A_MARK;

    fn loss(number: &str) -> String {
        fl!(prince_look_back_loss, points = number)
    }

    fn measured() -> Option<&'static str> {
        Some(fl!(prince_look_back_measured))
    }

    fn task(session: Session<Game>, seat: Seat, hides_money: bool) -> Task<Found<Cost>> {
        Task::new(Thinking::new(), move |thinking| {
            let seed = |entries| seed_after(&session, entries);
            let found = review::look_back(&session, seat, hides_money, &seed, thinking);
            let costs = found.costs.into_iter().map(|cost| Costly {
                entry: cost.entry,
                lost: cost.lost(),
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
        let before = open.session.game_at(cost.entry);
        let best = Choice {
            command: cost.best,
            behind: None,
            win_behind: None,
            reasons: cost.reasons.clone(),
        };
        let advised = before.map(|before| {
            let reasons = words.reasons(before, &best);
            (words.advised(before, &best), reasons.into_iter().next())
        });
        let (better, reason) = advised.unwrap_or_default();
        Told {
            done: words.button(before, &cost.command),
            better,
            reason,
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

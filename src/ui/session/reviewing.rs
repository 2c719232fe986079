//! The look back at a finished game: what the decisions of a player cost, compared with what
//! a hint would have said. A game says how its decisions are judged and told; asking,
//! waiting and keeping the results is the same for all games.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use eframe::egui::Context;

use super::super::base::log_line::Mark;
use super::super::base::own::Own;
use super::super::base::thinker::{Thinker, Thought};
use super::computer::{Task, people};
use super::game_window::{Command, GameWindow, Open};
use super::intent::Intent;
use super::open_table::OpenTable as _;
use table::{Game as _, Seat, Session};
use words::figures::decimal;
use words::fl;

/// How often the progress bar is redrawn.
const MOVES: Duration = Duration::from_millis(150);
/// The smallest loss that is worth a line: a smaller one is written as 0.0.
const LEAST: f64 = 0.05;

/// A game whose decisions can be judged afterwards.
pub trait LooksBack: GameWindow {
    /// What the game knows about a decision that was judged.
    type Cost: fmt::Debug + Send + 'static;

    /// The smallest loss for which a decision gets a mark.
    const MARKED: f64;

    /// Writes a loss of this size with its unit: `7.4 VP`.
    fn loss(number: &str) -> String;

    /// Returns what a loss is measured in, if its unit does not say so.
    fn measured() -> Option<&'static str>;

    /// Returns the task of judging the decisions of a seat in a session that stands at its
    /// end. `hides_money` is whether hints did not know the money of the others.
    fn task(
        session: Session<Self::Rules>,
        seat: Seat,
        hides_money: bool,
    ) -> Task<Found<Self::Cost>>;

    /// Returns what is said about a decision.
    fn tell(open: &Open<Self>, cost: &Self::Cost) -> Told;

    /// Returns the state of the look back.
    fn reviewing(&self) -> &Reviewing<Self>;

    /// Returns it for updating.
    fn reviewing_mut(&mut self) -> &mut Reviewing<Self>;

    /// Wraps a wish as an intent.
    fn wants(wish: Wish) -> Self::Intent;
}

/// What the player wants of a look back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Show it. In a game with one person, it begins with their decisions.
    Show,
    /// Judge the decisions of this player.
    Of(Seat),
    /// Stop, and show what was found so far.
    Stop,
}

/// What was found about the decisions of a player.
#[derive(Clone, Debug)]
pub struct Found<C> {
    /// The decisions, in the order of the log.
    pub costs: Vec<Costly<C>>,
    /// Whether all decisions were judged.
    pub is_whole: bool,
}

/// What a decision cost.
#[derive(Clone, Debug)]
pub struct Costly<C> {
    /// Its entry of the log, counted from 0.
    pub entry: usize,
    /// What it cost, in the unit of [`LooksBack::loss`]: 0 if the difference may be chance.
    pub lost: f64,
    /// Its mark, if it deserves one.
    pub mark: Option<Mark>,
    /// What else the game knows.
    pub cost: C,
}

/// What is said about a decision, without full stops except in the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What was decided.
    pub done: String,
    /// What a hint would have said.
    pub better: String,
    /// Its first reason, as a sentence.
    pub reason: Option<String>,
}

/// The decisions of a player that were judged, or are being judged.
struct Review<G: LooksBack> {
    number: u64,
    seat: Seat,
    /// The log; it stays valid while the player goes through its entries.
    log: Vec<Command<G>>,
    found: Option<Found<G::Cost>>,
}

/// The look back of an open game, and the thread that works on it.
pub struct Reviewing<G: LooksBack> {
    thinker: Thinker<u64, Found<G::Cost>, Arc<dyn Thought>>,
    number: u64,
    review: Option<Review<G>>,
}

impl<G: LooksBack> fmt::Debug for Reviewing<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Reviewing").field(&self.number).finish()
    }
}

impl<G: LooksBack> Reviewing<G> {
    /// Creates one that has found nothing yet.
    #[must_use]
    pub fn new(ctx: &Context) -> Self {
        let ctx = ctx.clone();
        Self {
            thinker: Thinker::new(move || ctx.request_repaint()),
            number: 0,
            review: None,
        }
    }

    /// Returns the progress while it works (0 to 1).
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.thinker.progress()
    }
}

impl<G: LooksBack> Open<G> {
    /// Returns whether the look back is there: once the game is over, whichever entry is
    /// shown.
    #[must_use]
    pub fn may_look_back(&self) -> bool {
        self.is_over()
    }

    fn current_review(&self) -> Option<&Review<G>> {
        let review = self.own.reviewing().review.as_ref()?;
        let log = self.session.log().iter().map(|entry| &entry.command);
        (self.may_look_back() && log.eq(&review.log)).then_some(review)
    }

    /// Returns whose decisions are judged, and what was found; `None` while it works.
    #[must_use]
    pub fn reviewed(&self) -> Option<(Seat, Option<&Found<G::Cost>>)> {
        let review = self.current_review()?;
        Some((review.seat, review.found.as_ref()))
    }

    /// Returns the mark of an entry (from 0), if it has one, and what it says.
    #[must_use]
    pub fn mark_in_review(&self, entry: usize) -> Option<(Mark, String)> {
        let costs = &self.own.reviewing().review.as_ref()?.found.as_ref()?.costs;
        let at = costs
            .binary_search_by_key(&entry, |costly| costly.entry)
            .ok()?;
        let mark = costs[at].mark?;
        let costly = &self.current_review()?.found.as_ref()?.costs[at];
        Some((mark, self.cost_told(costly, &G::tell(self, &costly.cost))))
    }

    /// Says what a decision cost, and what would have been better.
    #[must_use]
    pub fn cost_told(&self, costly: &Costly<G::Cost>, told: &Told) -> String {
        let points = G::loss(&decimal(costly.lost));
        let said = fl!(look_back_lost, points, better = &told.better);
        match &told.reason {
            Some(reason) => [said.as_str(), reason].join(" "),
            None => said,
        }
    }

    /// Does what the player wants.
    pub fn look_back_at(&mut self, wish: Wish, hides_money: bool) {
        match wish {
            Wish::Show => {
                let people: Vec<Seat> = people(&self.session).collect();
                if let ([only], None) = (&people[..], self.current_review()) {
                    self.begin_review(*only, hides_money);
                }
            }
            Wish::Of(seat) => self.begin_review(seat, hides_money),
            Wish::Stop => self.own.reviewing().thinker.hurry(),
        }
    }

    fn begin_review(&mut self, seat: Seat, hides_money: bool) {
        let is_known = self
            .reviewed()
            .is_some_and(|(of, found)| of == seat && found.is_none_or(|found| found.is_whole));
        if is_known || !self.may_look_back() {
            return;
        }
        let mut session = self.session.clone();
        session.go_to(session.legal_len());
        let log = session.log().iter().map(|entry| entry.command.clone());
        let log = log.collect();
        let Task { thought, think } = G::task(session, seat, hides_money);
        let reviewing = self.own.reviewing_mut();
        reviewing.number += 1;
        let number = reviewing.number;
        reviewing.review = Some(Review {
            number,
            seat,
            log,
            found: None,
        });
        reviewing.thinker.ask(number, thought, move |_| think());
    }

    /// Receives what was found, and moves the bar while it works.
    pub fn take_review(&mut self, ctx: &Context) {
        let reviewing = self.own.reviewing_mut();
        while let Some((number, found)) = reviewing.thinker.answer() {
            if let Some(review) = &mut reviewing.review
                && review.number == number
            {
                review.found = Some(found);
            }
        }
        if reviewing.progress().is_some() {
            ctx.request_repaint_after(MOVES);
        }
    }
}

impl<C> Found<C> {
    /// Returns the decisions that cost something, the worst first.
    #[must_use]
    pub fn worst(&self) -> Vec<&Costly<C>> {
        let mut worst: Vec<_> = self.costs.iter().filter(|it| it.lost >= LEAST).collect();
        worst.sort_by(|one, other| other.lost.total_cmp(&one.lost));
        worst
    }

    /// Says how many decisions cost much, and what they cost together.
    #[must_use]
    pub fn sum<G: LooksBack<Cost = C>>(&self) -> String {
        let marked = self.costs.iter().filter(|it| it.mark.is_some());
        let lost: Vec<f64> = marked.map(|it| it.lost).collect();
        let least = G::loss(&G::MARKED.to_string());
        match lost.len() {
            0 if self.worst().is_empty() => fl!(look_back_only_chance).to_owned(),
            0 => fl!(look_back_all_small, least),
            number => fl!(
                look_back_sum,
                number,
                least,
                points = G::loss(&decimal(lost.iter().sum::<f64>()))
            ),
        }
    }
}

/// Returns the intent that opens the look back; `None` until the game is over.
#[must_use]
pub fn look_back<G: LooksBack>(open: &Open<G>) -> Option<Intent> {
    open.may_look_back().then(|| wants::<G>(Wish::Show))
}

/// Wraps a wish as an intent of the window.
#[must_use]
pub fn wants<G: LooksBack>(wish: Wish) -> Intent {
    Intent::Game(Own::new(G::Rules::ID, G::wants(wish)))
}

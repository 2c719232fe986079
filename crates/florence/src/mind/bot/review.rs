//! Looks back at a game: what each decision of a seat cost compared with the best one the
//! [`judge`](super::judge) finds, as a hint would have said at the time, what was paid in
//! auctions, and how lucky the seat was.

use std::num::NonZero;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};

use super::advice::{Apart, Judgement};
use super::distance::{Cause, Distance, Effect, distance};
use super::fair::{Fair, fair};
use super::judge::{CLEAR, Course, Judge, games};
use super::playout::NextWork;
use super::taste::Taste;
use super::thinking::Thinking;
use super::winning::left;
use crate::rules::characters::Favour;
use crate::rules::command::{Command, Decision, Event};
use crate::rules::components::Object;
use crate::rules::game::{Game, Pending, Phase};
use table::{Entry, Seat, Session};

/// The result of a look back.
#[derive(Clone, Debug, PartialEq)]
pub struct LookBack {
    /// What each decision of the seat cost, in the order of the log. Decisions without a
    /// choice, and whole results of auctions, are left out.
    pub costs: Vec<Cost>,
    /// What the seat paid in auctions.
    pub prices: Vec<Price>,
    /// What the cards dealt to the seat and drawn by it were worth.
    pub luck: Vec<Luck>,
    /// Where the distance to the best rival comes from, once the game is over.
    pub distance: Option<Distance>,
    /// Whether it was completed, rather than stopped on the way.
    pub is_whole: bool,
}

impl LookBack {
    /// Returns the effects of chance and clear losses.
    fn effects<'a>(&'a self, session: &'a Session<Game>) -> impl Iterator<Item = Effect> + 'a {
        let luck = self.luck.iter().map(|luck| {
            let cause = match luck.is_deal {
                true => Cause::Deal,
                false => Cause::Draws,
            };
            (cause, luck.points, luck.error)
        });
        let lost = self.costs.iter().filter(|cost| cost.lost() > 0.0);
        let lost = lost.filter_map(|cost| {
            let cause = Cause::of(session.game_at(cost.entry)?, &cost.command);
            Some((cause, -cost.lost(), cost.apart.error))
        });
        luck.chain(lost)
    }
}

/// What a decision cost, as far as the simulations can tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Cost {
    /// The entry of the log, counted from 0.
    pub entry: usize,
    /// The round it was taken in (1 to 7).
    pub round: u8,
    /// What was decided.
    pub command: Command,
    /// What a hint would have advised.
    pub best: Command,
    /// How far the decision is behind that.
    pub apart: Apart,
    /// How far it is ahead of the obvious move; `None` if it is that move.
    pub found: Option<Apart>,
    /// The work that the advice leads to, unless the decision leads to the same.
    pub work: Option<NextWork>,
    /// What the object that is bid for or named is worth, if that was calculated.
    pub fair: Option<Fair>,
}

/// How good a decision was, if the difference is larger than chance and not small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Clearly better than the obvious move, and not clearly worse than any other.
    Strong,
    /// Clearly worse than another decision.
    Weak,
    /// Much worse than another decision.
    Lost,
}

/// The points of the expected lead from which a decision gets a mark.
const WORTH_A_MARK: f32 = 1.0;
/// The points of the expected lead that count as much for one decision.
const MUCH: f32 = 3.0;

impl Cost {
    /// Returns the mark of the decision, if it gets one.
    #[must_use]
    pub fn mark(&self) -> Option<Mark> {
        let found = self.found.as_ref().filter(|found| found.is_clear);
        match (self.lost(), found) {
            (lost, _) if lost >= MUCH => Some(Mark::Lost),
            (lost, _) if lost >= WORTH_A_MARK => Some(Mark::Weak),
            (0.0, Some(found)) if found.by >= WORTH_A_MARK => Some(Mark::Strong),
            _ => None,
        }
    }

    /// Returns the lost points of the expected lead; 0 if that may be chance.
    #[must_use]
    pub fn lost(&self) -> f32 {
        if self.apart.is_clear {
            self.apart.by
        } else {
            0.0
        }
    }
}

/// What the seat paid for an object.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Price {
    /// The entry of the log with its last bid, counted from 0.
    pub entry: usize,
    /// The round (1 to 7).
    pub round: u8,
    /// Who paid.
    pub seat: Seat,
    /// The object.
    pub object: Object,
    /// The price in florins.
    pub price: u32,
    /// What it was worth, as the seat could see it at its last bid.
    pub fair: Fair,
    /// A better decision than that bid, if there was one.
    pub better: Option<Command>,
}

/// The verdict on a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Clearly less than the object was worth.
    Low,
    /// About what it was worth, as far as the simulations can tell.
    Fair,
    /// Clearly more.
    High,
}

impl Price {
    /// Returns the verdict on the price.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let most = CLEAR * self.fair.error as f32;
        let above = match self.fair.price {
            Some(fair) => self.price as f32 - fair as f32,
            // Even the lowest price would have been too much.
            None => self.fair.loss_in_florins(),
        };
        match above {
            above if above > most => Verdict::High,
            above if above < -most => Verdict::Low,
            _ => Verdict::Fair,
        }
    }
}

/// What cards that came by chance were worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Luck {
    /// The entry of the log in which the seat chose from them.
    pub entry: usize,
    /// Whether these cards were dealt at the start (S2), rather than drawn later.
    pub is_deal: bool,
    /// How much they changed the expected lead, in points.
    pub points: f32,
    /// The standard error of that, in points.
    pub error: f32,
}

/// Looks back at the decisions of a seat in a session up to its cursor, each judged in this
/// many sampled deals. The same decision has the same figures as in
/// [`advise`](super::advise) with as many deals.
///
/// The hands of others are guessed as at the time. It uses all cores. If stopped, it
/// returns what it has so far.
#[must_use]
pub fn look_back(session: &Session<Game>, seat: Seat, deals: u32, thinking: &Thinking) -> LookBack {
    let own = moments(session, seat);
    let bought = purchases(session, seat);
    let each = games(deals) + 4 * deals;
    let planned = own.len() as u32 * each;
    thinking.plan(planned);
    // The more of a game is still to be played, the longer that takes.
    let weigh = |moment: &Moment<'_>| 1 + (100.0 * left(moment.2)) as u32;
    let whole = own.iter().map(weigh).sum::<u32>().max(1);
    let looked: Vec<OnceLock<Looked>> = own.iter().map(|_| OnceLock::new()).collect();
    let (next, done) = (AtomicUsize::new(0), AtomicU32::new(0));
    let work = || {
        while let at = next.fetch_add(1, Ordering::Relaxed)
            && let Some(moment) = own.get(at)
        {
            let found = look_at(moment, seat, &bought, deals, thinking);
            if thinking.is_stopped() {
                // A partly judged decision would have other figures.
                return;
            }
            // No other thread has this number.
            let _ = looked[at].set(found);
            // Not every decision needs all the games it may have.
            let weight = weigh(moment);
            let done = done.fetch_add(weight, Ordering::Relaxed) + weight;
            thinking.reach((f64::from(planned) * f64::from(done) / f64::from(whole)) as u32);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..threads.min(own.len()) {
            scope.spawn(work);
        }
    });
    let mut found = LookBack {
        costs: Vec::new(),
        prices: Vec::new(),
        luck: Vec::new(),
        distance: None,
        is_whole: looked.iter().all(|looked| looked.get().is_some()),
    };
    for looked in looked.into_iter().filter_map(OnceLock::into_inner) {
        found.luck.extend(looked.luck);
        found.costs.extend(looked.cost);
        found.prices.extend(looked.price);
    }
    found.distance = distance(session, seat, found.effects(session));
    found
}

/// A decision: its entry of the log, what was decided, and the position it was taken in.
type Moment<'a> = (usize, Command, &'a Game);

/// The result for one decision.
struct Looked {
    luck: Option<Luck>,
    cost: Option<Cost>,
    price: Option<Price>,
}

fn look_at(
    &(entry, command, game): &Moment<'_>,
    seat: Seat,
    bought: &[Purchase],
    deals: u32,
    thinking: &Thinking,
) -> Looked {
    let seen = game.seen_for(seat);
    let judged = match command.decision {
        Decision::Win(..) => None,
        _ => Judgement::of(Judge::new(&seen, seat, thinking), deals),
    };
    let cost = judged
        .as_ref()
        .and_then(|judged| cost(judged, game, entry, command));
    let bought = bought.iter().find(|bought| bought.last_bid == entry);
    Looked {
        luck: luck(game, seat, entry, deals, thinking),
        price: bought
            .and_then(|bought| price(judged.as_ref(), &seen, command, bought, deals, thinking)),
        cost,
    }
}

/// Returns the decisions of a seat up to the cursor of a session.
fn moments(session: &Session<Game>, seat: Seat) -> Vec<Moment<'_>> {
    let entries = session.log().iter().enumerate().take(session.cursor());
    entries
        .filter(|(_, entry)| entry.command.seat == seat)
        .filter_map(|(at, entry)| Some((at, entry.command, session.game_at(at)?)))
        .filter(|(_, command, game)| {
            let is_shown = matches!(command.decision, Decision::Reveal(_));
            let is_result = matches!(command.decision, Decision::Win(..));
            let is_decided = !is_shown && !command.decision.is_correction();
            is_decided && (is_result || game.to_act() == Some(seat))
        })
        .collect()
}

fn cost(judged: &Judgement<'_>, game: &Game, entry: usize, command: Command) -> Option<Cost> {
    if !judged.is_choice(command) {
        return None;
    }
    let this = judged.weigh(command)?;
    let quick = quick(game, command.seat).filter(|quick| *quick != command);
    let quick = quick.and_then(|quick| judged.weigh(quick));
    Some(Cost {
        entry,
        round: game.round(),
        command,
        best: judged.best().command,
        apart: judged.behind(&this),
        found: quick.map(|quick| this.ahead_of(&quick)),
        work: judged.best().work_unlike(&this),
        fair: judged.best().fair.or(this.fair),
    })
}

/// Returns the obvious move, found without looking further.
fn quick(game: &Game, seat: Seat) -> Option<Command> {
    super::judge(&game.seen_for(seat), Taste::TUNED, 0)
}

/// An object that a seat acquired.
#[derive(Clone, Copy)]
struct Purchase {
    /// The entry with its last bid for it, or with the result.
    last_bid: usize,
    object: Object,
    price: u32,
}

/// Returns what a seat acquired in the auctions of a session up to its cursor.
fn purchases(session: &Session<Game>, seat: Seat) -> Vec<Purchase> {
    let bids = |entry: &Entry<Command>| {
        let command = entry.command;
        let bid = matches!(
            command.decision,
            Decision::Name(_) | Decision::Raise(_) | Decision::Win(..)
        );
        bid && command.seat == seat
    };
    // What a Merchant makes free has no price (M9).
    let free = Decision::Merchant(Favour::Free);
    let entries = (0..session.cursor()).filter(|&at| session.log()[at].command.decision != free);
    let bought = entries.filter_map(|entry| {
        let mut events = session.events_of(entry).iter();
        let (object, price) = events.find_map(|event| match *event {
            Event::Acquired {
                seat: who,
                object,
                price,
            } if who == seat => Some((object, price)),
            _ => None,
        })?;
        let last_bid = session.log()[..=entry].iter().rposition(bids)?;
        Some(Purchase {
            last_bid,
            object,
            price,
        })
    });
    bought.collect()
}

fn price(
    judged: Option<&Judgement<'_>>,
    seen: &Game,
    command: Command,
    bought: &Purchase,
    deals: u32,
    thinking: &Thinking,
) -> Option<Price> {
    let &Purchase {
        last_bid,
        object,
        price,
    } = bought;
    let seat = command.seat;
    let better = judged.map(|judged| judged.best().command);
    let worth = match judged {
        Some(judged) => judged.fair(&judged.weigh(command)?, object, price)?,
        // For an entered result, the bids are unknown.
        None => {
            let judge = Judge::new(seen, seat, thinking);
            fair(&judge, object, price, deals)?
        }
    };
    Some(Price {
        entry: last_bid,
        round: seen.round(),
        seat,
        object,
        price,
        fair: worth,
        better: better.filter(|better| *better != command),
    })
}

/// Returns what the cards were worth that a seat may choose from: its expected lead with
/// them, compared with that before it saw them.
fn luck(game: &Game, seat: Seat, entry: usize, deals: u32, thinking: &Thinking) -> Option<Luck> {
    let seen = game.seen_for(seat);
    let is_deal = game.pending().is_none() && game.phase() == Phase::StartingHands;
    let unseen = match game.pending() {
        Some(Pending::Keep { offer, .. }) if !offer.is_hidden() => seen.with_offer_face_down(),
        None if is_deal && game.player(seat).hand().hidden() == 0 => game.seen_from_outside(),
        _ => return None,
    };
    let deals = 0..2 * u64::from(deals);
    let expected = |game: &Game| {
        let judge = Judge::new(game, seat, thinking);
        judge.figures_of(Course::Wait, deals.clone())
    };
    let (with, without) = (expected(&seen)?, expected(&unseen)?);
    let difference = with.ahead_of(&without);
    Some(Luck {
        entry,
        is_deal,
        points: difference.lead,
        error: difference.error,
    })
}

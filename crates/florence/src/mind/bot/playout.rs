//! One simulated game, played to its end by the one-ply judgement: how it ends for a seat,
//! and where the seat's points came from.

use super::candidates::Plan;
use super::likes::{Harvest, eagerness, later};
use super::policy::Policy;
use super::prospects::FLORINS_PER_POINT;
use super::taste::Taste;
use super::value::{Sight, is_quiet};
use crate::rules::cards::Profession;
use crate::rules::command::Events;
use crate::rules::command::{Command, Decision, Event, Source};
use crate::rules::components::Object;
use crate::rules::game::Game;
use table::{BySeat, Item as _, Seat, items};

/// The parts of a lead over the best rival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Points taken as part of the payment for works (W9).
    Works,
    /// Best works of a round (R1).
    BestWorks,
    /// Buildings (B3).
    Buildings,
    /// Further landscapes of the same kind (O2).
    Landscapes,
    /// Second and third builders (O5).
    Builders,
    /// Prestige cards (E2).
    PrestigeCards,
    /// Sold points (G4), below 0.
    Sold,
    /// Remaining money, which breaks ties (E4): less than a point.
    Money,
    /// What the Merchant and the Banker brought (M9, M11).
    Characters,
    /// The points of the best rival, below 0.
    Rival,
}

items!(
    Part: Works, BestWorks, Buildings, Landscapes, Builders, PrestigeCards, Sold, Money, Characters,
    Rival
);

impl Part {
    /// How many there are.
    pub const COUNT: usize = 10;
}

impl From<Source> for Part {
    fn from(source: Source) -> Self {
        match source {
            Source::FurtherLandscape => Part::Landscapes,
            Source::FurtherBuilder => Part::Builders,
            Source::Building => Part::Buildings,
            Source::Work => Part::Works,
            Source::BestWork => Part::BestWorks,
            Source::Merchant | Source::Banker => Part::Characters,
        }
    }
}

/// A value for each part, in points.
pub(super) type Parts = [f32; Part::COUNT];

/// The next work of a seat after a decision in a simulated game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextWork {
    /// Its profession.
    pub profession: Profession,
    /// Its value (W).
    pub value: u16,
    /// The player from whom the profession was recruited (O8), if it was.
    pub recruited: Option<Seat>,
}

/// How one simulated game ends for a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    /// Its final points.
    pub points: f32,
    /// Its lead over the best rival, in points.
    pub lead: f32,
    /// 1 if it wins, 0.5 if it shares the first rank.
    pub win: f32,
    /// The parts of the lead, not counting the points from before the simulation.
    pub parts: Parts,
    /// The first object it acquired in the simulation.
    pub acquired: Option<Object>,
    /// The first work it completed in the simulation.
    pub work: Option<NextWork>,
    /// What it brings that a bot may like.
    pub harvest: Harvest,
}

/// What happens to a seat during the simulation.
struct Ledger {
    seat: Seat,
    parts: Parts,
    acquired: Option<Object>,
    work: Option<NextWork>,
    /// What it last recruited before that, and from whom.
    recruited: Option<(Profession, Seat)>,
    harvest: Harvest,
    /// How much of the game is still to come.
    later: f32,
}

impl Events for Ledger {
    #[inline]
    fn push(&mut self, event: Event) {
        match event {
            Event::Gained {
                seat,
                points,
                source,
            } if seat == self.seat => self.parts[Part::from(source).index()] += f32::from(points),
            Event::Acquired {
                seat,
                object,
                price,
            } => {
                let price = price as f32 / FLORINS_PER_POINT;
                if seat == self.seat {
                    self.acquired.get_or_insert(object);
                    self.harvest.objects[object.index()] += eagerness(object, self.later);
                    self.harvest.spent += price;
                } else {
                    self.harvest.rivals_spent += price;
                }
            }
            _ => {}
        }
    }
}

/// How far a simulated game is played on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Until {
    /// To its end.
    Over,
    /// As far as the bot looks ahead; a value judges the position there.
    Seen(Sight),
    /// The same, but then it is played to its end for the parts of the lead and the next
    /// work, which explain a decision.
    Explained(Sight),
}

/// A simulated game in progress.
pub(super) struct Playout {
    game: Game,
    ledger: Ledger,
}

impl Playout {
    /// Starts from this completely known game, for this seat.
    pub(super) fn of(game: Game, seat: Seat) -> Self {
        Self {
            game,
            ledger: Ledger {
                seat,
                parts: [0.0; Part::COUNT],
                acquired: None,
                work: None,
                recruited: None,
                harvest: Harvest::default(),
                later: 0.0,
            },
        }
    }

    /// Plays a command; returns whether it is legal.
    #[must_use]
    pub(super) fn play(&mut self, command: &Command) -> bool {
        let is_legal = self.game.check(command).is_ok();
        if is_legal {
            self.play_legal(command);
        }
        is_legal
    }

    /// Pays the bank this many florins, or what the seat has.
    pub(super) fn pay(&mut self, florins: u32) {
        self.game.charge(self.ledger.seat, florins);
    }

    fn play_legal(&mut self, command: &Command) {
        if let Decision::Sell(points) = command.decision
            && command.seat == self.ledger.seat
        {
            self.ledger.parts[Part::Sold.index()] -= f32::from(points);
        }
        if command.seat == self.ledger.seat && self.ledger.work.is_none() {
            self.note_work(command.decision);
        }
        self.ledger.later = later(&self.game);
        self.game.play_heard(command, &mut self.ledger);
    }

    /// Notes whether this leads to a work, or is one.
    fn note_work(&mut self, decision: Decision) {
        match decision {
            Decision::Recruit(from, profession) => {
                self.ledger.recruited = Some((profession, from));
            }
            Decision::Complete(work) => {
                let seat = self.ledger.seat;
                let value = self.game.work_value(seat, work.profession, work.bonus);
                let recruited = self.ledger.recruited;
                let recruited = recruited.filter(|(profession, _)| *profession == work.profession);
                self.ledger.work = Some(NextWork {
                    profession: work.profession,
                    value: value.total(),
                    recruited: recruited.map(|(_, from)| from),
                });
            }
            _ => {}
        }
    }

    /// Waits for the next work, which is then noted.
    fn await_work(&mut self) {
        self.ledger.work = None;
    }

    /// Plays on with this policy as far as wanted, and judges the position there.
    pub(super) fn play_on(self, policy: Policy, until: &Until) -> End {
        match until {
            Until::Over => self.finish(policy),
            Until::Seen(sight) => self.judged(policy, sight, false),
            Until::Explained(sight) => self.judged(policy, sight, true),
        }
    }

    /// Plays on until the position is worth judging, and judges it; if the parts of the lead
    /// are to be `explained`, it then plays to the end for them.
    fn judged(mut self, mut policy: Policy, sight: &Sight, explained: bool) -> End {
        let begins = self.game;
        while !(is_quiet(&self.game) && sight.is_reached(&begins, &self.game))
            && let Some(command) = policy.choose(&self.game)
        {
            self.play_legal(&command);
        }
        if self.game.is_over() {
            return self.finish(policy);
        }
        let seat = self.ledger.seat;
        let (points, lead, win) = sight.value.for_seat(&self.game, seat);
        if explained {
            let end = self.finish(policy);
            return End {
                points,
                lead,
                win,
                ..end
            };
        }
        let parts = self.ledger.parts;
        let mut harvest = self.ledger.harvest;
        self.reaps(&mut harvest);
        End {
            points,
            lead,
            win,
            parts,
            acquired: self.ledger.acquired,
            work: self.ledger.work,
            harvest,
        }
    }

    /// Adds what the seat has in the end.
    fn reaps(&self, harvest: &mut Harvest) {
        let (game, ledger) = (&self.game, &self.ledger);
        let player = game.player(ledger.seat);
        harvest.builders = player.builders();
        harvest.buildings = player.principality().buildings().len() as u8;
        harvest.freedoms = player.freedoms().len() as u8;
        harvest.professions = player.cards_in_hand() + player.works();
        harvest.best_works = ledger.parts[Part::BestWorks.index()];
        harvest.rivals_spent /= (game.player_count() - 1) as f32;
    }

    /// Plays to the end with this policy.
    fn finish(mut self, mut policy: Policy) -> End {
        while let Some(command) = policy.choose(&self.game) {
            self.play_legal(&command);
        }
        let Self { game, ledger } = self;
        let Ledger {
            seat,
            mut parts,
            acquired,
            work,
            mut harvest,
            ..
        } = ledger;
        let cards = |seat: Seat| -> f32 {
            let known = game.player(seat).prestige_cards().known().iter();
            let points = known.map(|card| f32::from(game.prestige_card_points(seat, card)));
            points.sum()
        };
        // Money breaks ties (E4).
        let money = |seat: Seat| game.player(seat).money().min(9_000) as f32 / 10_000.0;
        let final_points =
            |seat: Seat| f32::from(game.player(seat).prestige()) + cards(seat) + money(seat);
        let points = final_points(seat);
        let others = game.seats().filter(|&other| other != seat);
        let best = others.map(final_points).fold(f32::NEG_INFINITY, f32::max);
        parts[Part::PrestigeCards.index()] = cards(seat);
        parts[Part::Money.index()] = money(seat);
        parts[Part::Rival.index()] = -best;
        let lead = points - best;
        let player = game.player(seat);
        harvest.builders = player.builders();
        harvest.buildings = player.principality().buildings().len() as u8;
        harvest.freedoms = player.freedoms().len() as u8;
        harvest.professions = player.cards_in_hand() + player.works();
        harvest.best_works = parts[Part::BestWorks.index()];
        harvest.rivals_spent /= (game.player_count() - 1) as f32;
        let win = match lead.total_cmp(&0.0) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
        End {
            points,
            lead,
            win,
            parts,
            acquired,
            work,
            harvest,
        }
    }
}

/// Returns how a simulated game ends after this plan; `None` if it is not legal there.
pub(super) fn decided(
    imagined: &Game,
    seat: Seat,
    seed: u64,
    plan: Plan,
    taste: Taste,
    until: &Until,
) -> Option<End> {
    let mut playout = Playout::of(*imagined, seat);
    let bidding = playout.game.bidding();
    if !playout.play(&plan.command) {
        return None;
    }
    let bid = playout.game.next_bid().filter(|_| bidding.is_some());
    if let (Decision::Sell(_), Some(price)) = (plan.command.decision, bid) {
        // A seat that sells enough points for a bid makes that bid.
        let raise = Command::new(seat, Decision::Raise(price));
        if playout.game.check(&raise).is_ok() {
            playout.play_legal(&raise);
        }
    }
    playout.await_work();
    let mut policy = Policy::imagining(BySeat::all(taste), seed);
    let bidding = playout.game.bidding();
    // A12, A13: a seat that cannot keep the object does not bid.
    let bidding = bidding.filter(|it| playout.game.check_bid(seat, it.object, 0).is_ok());
    if let (Some(bidding), Some(most)) = (bidding, plan.most) {
        policy.stop_bidding(seat, bidding.object, most);
    }
    Some(playout.play_on(policy, until))
}

/// Returns the policy with which all seats play on in simulated games.
pub(super) fn imagining(seed: u64) -> Policy {
    Policy::imagining(BySeat::all(Taste::VARIED), seed)
}

/// Combines two numbers into a seed.
pub(super) fn mixed(a: u64, b: u64) -> u64 {
    fastrand::Rng::with_seed(a ^ b.wrapping_mul(0x9E37_79B9_7F4A_7C15)).u64(..)
}

/// Returns how far the first values are above the second ones, deal by deal, and the
/// possible error (one standard error).
pub(super) fn paired(these: &[f32], others: &[f32]) -> (f32, f32) {
    let pairs = these.iter().zip(others);
    let differences: Vec<f64> = pairs.map(|(a, b)| f64::from(a - b)).collect();
    let count = differences.len().max(1) as f64;
    let mean = differences.iter().sum::<f64>() / count;
    let squares: f64 = differences.iter().map(|d| (d - mean).powi(2)).sum();
    let error = (squares / (count - 1.0).max(1.0) / count).sqrt();
    (mean as f32, error as f32)
}

//! What the strong bot would do, and why: every candidate with what it leads
//! to, and the reasons as facts. The sentences are in
//! [`locale::advice`](crate::locale::advice).

use super::super::cards::{BonusCard, PrestigeCard, Profession};
use super::super::command::{AnyCard, Command, Decision};
use super::super::components::{Building, Object, Tile, florins};
use super::super::game::{Game, Phase};
use super::auction::Valuation;
use super::chances::Chances;
use super::outlook::{Outlook, matching};
use super::policy::Taste;
use super::search::{Tried, mixed, search};
use super::thinking::Thinking;
use super::weights::Weights;
use crate::table::{Item as _, Seat};

/// What can be said about a decision that waits.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Whose decision it is.
    pub seat: Seat,
    /// What was looked at, best first; at least one.
    pub choices: Vec<Choice>,
}

/// A decision that was looked at. Points are PP.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What is decided. If points must be sold to pay for it, that comes first
    /// and is all that stands here.
    pub command: Command,
    /// The expected final points, prestige cards included.
    pub points: f32,
    /// The expected lead over the best rival, in points; below 0 if behind.
    pub lead: f32,
    /// The chance to win (0 to 1).
    pub win: f32,
    /// By how much it is behind the best choice, roughly in points: half of the
    /// own points and half of the lead, and up to another half of the lead while
    /// it is small. 0 for the best.
    pub behind: f32,
    /// The standard error of `behind`, in points.
    pub error: f32,
    /// Imagined games it was tried in.
    pub games: usize,
    /// What speaks for it and against it.
    pub reasons: Vec<Reason>,
}

/// A fact about a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// It brings prestige points at once.
    Gains {
        /// PP.
        points: u16,
    },
    /// It brings money.
    Earns {
        /// Florins.
        florins: u32,
    },
    /// It costs money.
    Costs {
        /// Florins.
        florins: u32,
    },
    /// It gives up prestige points for money (G4).
    Sells {
        /// PP.
        points: u16,
    },
    /// The work has this value (W).
    Value {
        /// Points of work value.
        value: u16,
        /// The minimum of the round.
        minimum: u16,
    },
    /// It would be the best work of the round so far (R1).
    BestWork,
    /// A work in hand reaches the minimum of this round by it.
    Enables {
        /// The profession.
        profession: Profession,
        /// Its work value then.
        value: u16,
    },
    /// Works in hand gain value by it.
    Raises {
        /// How many works.
        works: u8,
        /// Points of work value, all works together.
        by: u16,
    },
    /// What the object is worth to the seat, by its plans.
    Worth {
        /// What is auctioned.
        object: Object,
        /// PP.
        points: f32,
        /// The highest price at which it still brings something, in florins.
        florins: u32,
    },
    /// A rival would like to have it.
    Denies {
        /// Who.
        seat: Seat,
        /// What.
        object: Object,
        /// PP that it is worth to the rival.
        points: f32,
    },
    /// Another object promises more.
    Saves {
        /// What.
        object: Object,
        /// PP that are expected from it after its price.
        points: f32,
    },
    /// A building that is wanted still has a place, though few are left.
    KeepsPlace {
        /// Which.
        building: Building,
    },
    /// A building that is wanted has no place any more.
    LosesPlace {
        /// Which.
        building: Building,
    },
    /// How much of what a profession wants is there, in points of work value.
    Matches {
        /// Which.
        profession: Profession,
        /// 0, 3, 4, 6, 7 or 10.
        value: u16,
    },
    /// What a bonus card would add to a work now.
    Adds {
        /// Which.
        card: BonusCard,
        /// Points of work value.
        value: u16,
    },
    /// What a prestige card may be expected to bring.
    Promises {
        /// Which.
        card: PrestigeCard,
        /// PP.
        points: f32,
    },
    /// So many actions are forgone.
    Forgoes {
        /// Actions.
        actions: u8,
    },
}

/// A building with no more places than this is in danger of losing them.
const FEW_PLACES: usize = 6;
/// Imagined deals that worths of objects are averaged over.
const DEALS: u64 = 8;

/// What the strong bot would do for the seat to act, the best choice first;
/// nothing if nobody is to act or nothing is to be chosen. Of the game only what
/// this seat sees is used.
///
/// The same arguments give the same advice, unless it is stopped.
#[must_use]
pub fn advise(game: &Game, seed: u64, simulations: u32, thinking: &Thinking) -> Option<Advice> {
    thinking.plan(simulations);
    let seen = game.seen_by(game.to_act()?);
    advise_with(&seen, seed, simulations, None, thinking)
}

/// Advice that also looks at this command, to the end.
pub(super) fn advise_with(
    seen: &Game,
    seed: u64,
    simulations: u32,
    also: Option<Command>,
    thinking: &Thinking,
) -> Option<Advice> {
    let seat = seen.to_act()?;
    let tried = search(seen, seat, seed, simulations, also, thinking);
    let best = tried.first()?;
    let worths = Worths::of(seen, seed);
    let choices = tried
        .iter()
        .map(|this| choice(seen, seat, this, best, &worths));
    let choices = choices.collect();
    Some(Advice { seat, choices })
}

fn choice(seen: &Game, seat: Seat, this: &Tried, best: &Tried, worths: &Worths) -> Choice {
    let (ahead, error) = best.ahead_of(this);
    Choice {
        command: this.command,
        points: this.points(),
        lead: this.lead(),
        win: this.win(),
        behind: ahead.max(0.0),
        error,
        games: this.worths.len(),
        reasons: reasons(seen, seat, &this.command, worths),
    }
}

/// What the objects are worth to the seats in this phase, over several deals.
pub(super) struct Worths {
    worth: [[f32; Object::COUNT]; 5],
    florins: [[u32; Object::COUNT]; 5],
}

impl Worths {
    pub(super) fn of(seen: &Game, seed: u64) -> Worths {
        let mut worths = Worths {
            worth: [[0.0; Object::COUNT]; 5],
            florins: [[0; Object::COUNT]; 5],
        };
        if seen.phase() != Phase::Auction {
            return worths;
        }
        let weights = [Taste::TUNED.weights; 5];
        for deal in 0..DEALS {
            let mut rng = fastrand::Rng::with_seed(mixed(seed, deal));
            let imagined = seen.imagine(&mut rng);
            let valuation = Valuation::of(&imagined, &weights, |_| 1.0);
            for seat in seen.auction.remaining {
                for &object in seen.objects() {
                    let (seat_at, at) = (seat.index(), object.index());
                    let worth = valuation.worth[seat_at][at];
                    worths.worth[seat_at][at] += worth / DEALS as f32;
                    let limit = valuation.limit(seat, object, 0.0, &Weights::TUNED);
                    worths.florins[seat_at][at] += limit;
                }
            }
        }
        for seat in &mut worths.florins {
            for florins in seat {
                let mean = *florins / DEALS as u32;
                *florins = (mean + florins::STEP / 2) / florins::STEP * florins::STEP;
            }
        }
        worths
    }

    /// PP an object is worth to a seat.
    fn points(&self, seat: Seat, object: Object) -> f32 {
        self.worth[seat.index()][object.index()]
    }

    /// The price at which an object brings a seat nothing, in florins.
    pub(super) fn fair(&self, seat: Seat, object: Object) -> u32 {
        self.florins[seat.index()][object.index()]
    }
}

fn reasons(seen: &Game, seat: Seat, command: &Command, worths: &Worths) -> Vec<Reason> {
    let mut found = Vec::new();
    let player = seen.player(seat);
    let outlook = Outlook::of(seen, seat);
    match command.decision {
        Decision::Name(object) => about_object(seen, seat, object, worths, &mut found),
        Decision::Raise(price) => {
            if let Some(bidding) = seen.auction.bidding {
                found.push(Reason::Costs { florins: price });
                about_object(seen, seat, bidding.object, worths, &mut found);
            }
            return found;
        }
        Decision::Pass | Decision::Decline => {
            if let Some(bidding) = seen.auction.bidding {
                let object = bidding.object;
                let points = worths.points(seat, object);
                let florins = worths.fair(seat, object);
                found.push(Reason::Worth {
                    object,
                    points,
                    florins,
                });
            }
            found.extend(better_object(seen, seat, worths));
            return found;
        }
        Decision::Complete(work) => {
            let value = seen.work_value(seat, work.profession, work.bonus).total();
            let minimum = seen.minimum();
            found.push(Reason::Value { value, minimum });
            let best = seen.seats().map(|seat| seen.player(seat).best_work()).max();
            if value > best.unwrap_or(0) {
                found.push(Reason::BestWork);
            }
        }
        Decision::Keep(card, _) => {
            found.push(match card {
                AnyCard::Profession(profession) => Reason::Matches {
                    profession,
                    value: matching(&outlook, profession) as u16,
                },
                AnyCard::Bonus(card) => Reason::Adds {
                    card,
                    value: u16::from(card.value(player)),
                },
                AnyCard::Prestige(card) => {
                    let chances = Chances::of(seen, seat, &outlook);
                    let points = chances.prestige(&outlook, card, &Weights::TUNED);
                    Reason::Promises { card, points }
                }
            });
            return found;
        }
        Decision::Recruit(_, profession) => found.push(Reason::Matches {
            profession,
            value: matching(&outlook, profession) as u16,
        }),
        Decision::EndTurn => {
            let actions = seen.turn.actions;
            if actions > 0 {
                found.push(Reason::Forgoes { actions });
            }
            return found;
        }
        Decision::Sell(points) => {
            found.push(Reason::Sells { points });
            if let Some(bidding) = seen.auction().and_then(|auction| auction.bidding) {
                about_object(seen, seat, bidding.object, worths, &mut found);
            }
            return found;
        }
        _ => {}
    }
    let mut after = *seen;
    if after.play(command).is_ok() {
        compared(seen, &after, seat, &mut found);
    }
    found
}

/// What a command changes that one can count.
fn compared(before: &Game, after: &Game, seat: Seat, found: &mut Vec<Reason>) {
    let (was, is) = (before.player(seat), after.player(seat));
    if is.prestige() > was.prestige() {
        let points = is.prestige() - was.prestige();
        found.push(Reason::Gains { points });
    }
    if is.money() > was.money() {
        let florins = is.money() - was.money();
        found.push(Reason::Earns { florins });
    } else if is.money() < was.money() {
        let florins = was.money() - is.money();
        found.push(Reason::Costs { florins });
    }
    let in_hand = was.hand().known().intersection(is.hand().known());
    let minimum = before.minimum();
    let (mut works, mut by) = (0, 0);
    for profession in in_hand {
        let of = |game: &Game| {
            let none = crate::table::Set::EMPTY;
            game.work_value(seat, profession, none).total()
        };
        let (old, new) = (of(before), of(after));
        if new > old {
            works += 1;
            by += new - old;
            if old < minimum && new >= minimum {
                let value = new;
                found.push(Reason::Enables { profession, value });
            }
        }
    }
    if works > 0 {
        found.push(Reason::Raises { works, by });
    }
    if was.principality().covered() != is.principality().covered() {
        for profession in in_hand {
            let building = profession.building();
            let places = |game: &Game| game.places(seat, Tile::Building(building)).len();
            if is.principality().buildings().contains(building) {
                continue;
            }
            let reason = match (places(before), places(after)) {
                (1.., 0) => Reason::LosesPlace { building },
                (1.., 1..=FEW_PLACES) => Reason::KeepsPlace { building },
                _ => continue,
            };
            if !found.contains(&reason) {
                found.push(reason);
            }
        }
    }
}

fn about_object(seen: &Game, seat: Seat, object: Object, worths: &Worths, found: &mut Vec<Reason>) {
    found.push(Reason::Worth {
        object,
        points: worths.points(seat, object),
        florins: worths.fair(seat, object),
    });
    let rivals = match seen.auction.bidding {
        Some(bidding) => bidding.bidders,
        None => seen.auction.remaining,
    };
    let rivals = rivals.without(seat).iter();
    let keenest = rivals.max_by(|&a, &b| {
        let (a, b) = (worths.points(a, object), worths.points(b, object));
        a.total_cmp(&b)
    });
    if let Some(rival) = keenest {
        let points = worths.points(rival, object);
        if points >= 2.0 {
            let seat = rival;
            found.push(Reason::Denies {
                seat,
                object,
                points,
            });
        }
    }
}

/// The object beside the one auctioned that is worth most at the opening price.
fn better_object(seen: &Game, seat: Seat, worths: &Worths) -> Option<Reason> {
    let running = seen.auction.bidding.map(|bidding| bidding.object);
    let others = seen.objects().iter().copied();
    let others = others.filter(|&object| {
        Some(object) != running
            && !seen.auction.taken.contains(object)
            && seen.objects_left(object) > 0
    });
    let object = others.max_by(|&a, &b| {
        let (a, b) = (worths.points(seat, a), worths.points(seat, b));
        a.total_cmp(&b)
    })?;
    let points = worths.points(seat, object);
    (points > 0.0).then_some(Reason::Saves { object, points })
}

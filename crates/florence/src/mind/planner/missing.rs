//! The cheapest legal ways to bring a work up to the minimum in one turn (W2).
//!
//! A turn has two actions, of which the work itself is one (B1); with the Cardinal it has
//! three (M7). So one further action, or two, can help: building, introducing a freedom,
//! hiring a profession (which adds a card, W7), or completing another work (which adds a
//! card on the table for the bonus card that counts those). Some things take no action:
//! bonus cards from hand (W8), recruiting the profession (O8), selling prestige points to
//! pay (G4). Acquiring a bonus card is not among them, because what it adds depends on
//! chance. What the Muse adds is already included (M6); an additional building or card
//! raises a work of the Princess (M8).

use super::fewest;
use crate::rules::cards::{BonusCard, Profession};
use crate::rules::characters::Character;
use crate::rules::command::{Command, Decision, Deck, Work};
use crate::rules::components::{Building, Freedom, Tile};
use crate::rules::game::{Game, Phase};
use table::{Item, Seat, Set};

/// The most bonus cards spent on another work in order to complete this one.
const MOST_ON_ANOTHER_WORK: usize = 4;

/// What a work lacks, and how to get it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// The points of work value that are missing now (at least 1).
    pub points: u16,
    /// The turn that was examined.
    pub when: When,
    /// The ways to reach the minimum, cheapest first: in florins, then in bonus cards, then
    /// in steps. Every step of every way is needed.
    pub ways: Vec<Way>,
    /// Why there is no way, if there is none.
    pub why: Option<Why>,
}

/// The turn of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// The current turn.
    Now,
    /// The next turn in this round, if nothing changes until then.
    Later,
}

/// Why a work cannot reach the minimum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The player has no further turn in this round.
    TurnIsOver,
    /// Both actions are used (B1).
    NoActionLeft,
    /// The profession is neither in hand nor to be recruited (W1, O8).
    NotInHand,
    /// This many points remain missing, whatever the player does.
    Short(u16),
}

/// One way to reach the minimum: decisions of one turn, the work last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// What to decide, in this order. All of it is legal.
    pub steps: Vec<Decision>,
    /// Its cost, in florins.
    pub price: u32,
    /// Prestige points sold to pay for it (G4).
    pub prestige: u16,
    /// The bonus cards played in addition to those counted on from the start.
    pub bonus: Set<BonusCard>,
    /// The resulting value of the work.
    pub value: u16,
    /// Bonus cards played in all the steps, beyond those counted on.
    spent: usize,
}

impl Way {
    /// Returns the steps before the work itself.
    #[must_use]
    pub fn before(&self) -> &[Decision] {
        self.steps.split_last().map_or(&[], |(_, before)| before)
    }
}

/// Returns what a work of `seat` with this profession and these bonus cards lacks, and the
/// ways to get it in this turn or the seat's next one of the round. Returns `None` if it
/// already reaches the minimum.
///
/// ```
/// use florence::{Freedom, Decision, Game, Moment, Profession, Setup, mind::planner};
/// use table::{Card, Seat, Set};
///
/// let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
/// setup.moment = Moment::Actions(1, Seat::A);
/// for player in &mut setup.players {
///     player.hand = Some(vec![Card::Hidden; 3]);
/// }
/// setup.players[0].hand = Some(vec![Card::Known(Profession::Poet), Card::Hidden, Card::Hidden]);
/// setup.players[0].jesters = 1;
/// let game = Game::try_from(&setup).unwrap();
/// // 3 cards and a jester are 5 of 7: the freedom would add 3, the Theatre 4.
/// let missing = planner::missing(&game, Seat::A, Profession::Poet, Set::EMPTY).unwrap();
/// assert_eq!(missing.points, 2);
/// assert_eq!(missing.ways[0].before(), [Decision::Introduce(Freedom::Travel)]);
/// assert_eq!((missing.ways[0].price, missing.ways[1].price), (300, 700));
/// ```
#[must_use]
pub fn missing(
    game: &Game,
    seat: Seat,
    profession: Profession,
    bonus: Set<BonusCard>,
) -> Option<Missing> {
    let (when, plan) = match turn(game, seat) {
        Err(why) => (When::Now, Err(why)),
        Ok((when, start)) => {
            let fetch = fetch(game, &start, seat, profession);
            let plan = fetch.map(|fetch| Plan {
                start,
                seat,
                work: Kind::Profession { profession, bonus },
                fetch,
            });
            (when, plan)
        }
    };
    // Recruiting the profession uses up a recruiting card, which then no longer counts for
    // it.
    let fetched = plan.as_ref().ok().and_then(|plan| plan.attempt(&[]));
    let game = fetched.as_ref().map_or(game, |attempt| &attempt.game);
    let value = game.work_value(seat, profession, bonus).total();
    found(game, value, when, plan)
}

/// Returns what a work of the Princess in front of `seat` lacks, and the ways to get it
/// (M8). Returns `None` if it already reaches the minimum, or if the seat does not have
/// her.
#[must_use]
pub fn missing_for_princess(game: &Game, seat: Seat) -> Option<Missing> {
    if game.player(seat).character() != Some(Character::Princess) {
        return None;
    }
    let (when, plan) = match turn(game, seat) {
        Err(why) => (When::Now, Err(why)),
        Ok((when, start)) => {
            let plan = Plan {
                start,
                seat,
                work: Kind::Princess,
                fetch: None,
            };
            (when, Ok(plan))
        }
    };
    let value = game.princess_value(seat).total();
    found(game, value, when, plan)
}

/// Returns what a work of this value lacks, and how the plan gets it.
fn found(game: &Game, value: u16, when: When, plan: Result<Plan, Why>) -> Option<Missing> {
    let points = game.minimum().checked_sub(value).filter(|&n| n > 0)?;
    let ways = plan.and_then(|plan| plan.ways());
    let (ways, why) = match ways {
        Ok(ways) => (ways, None),
        Err(why) => (Vec::new(), Some(why)),
    };
    Some(Missing {
        points,
        when,
        ways,
        why,
    })
}

/// Returns the position in which the seat has its turn, without knowledge of the stacks: a
/// planner may not look at them.
fn turn(game: &Game, seat: Seat) -> Result<(When, Game), Why> {
    let place = |seat| game.turn_order().position(|other| other == seat);
    let when = match (game.phase(), game.turn()) {
        (Phase::Actions, Some(turn)) if turn.seat == seat => match turn.actions {
            0 => return Err(Why::NoActionLeft),
            _ => When::Now,
        },
        (Phase::Actions, Some(turn)) if place(seat) < place(turn.seat) => {
            return Err(Why::TurnIsOver);
        }
        (
            Phase::Seats
            | Phase::StartingHands
            | Phase::Auction
            | Phase::Characters
            | Phase::Actions,
            _,
        ) => When::Later,
        (Phase::Reveal | Phase::Over, _) => return Err(Why::TurnIsOver),
    };
    let start = game.with_stack_face_down(Deck::Professions);
    let start = start.with_stack_face_down(Deck::Bonus);
    Ok((when, start.in_turn_of(seat)))
}

/// Returns the decision that brings the profession into the hand: none if it is there or
/// may be there.
fn fetch(
    game: &Game,
    start: &Game,
    seat: Seat,
    profession: Profession,
) -> Result<Option<Decision>, Why> {
    let hand = game.player(seat).hand();
    let may_be = game.may_be_in_hand(seat).contains(profession);
    if hand.known().contains(profession) || may_be {
        return Ok(None);
    }
    let recruit = recruit(start, seat, profession);
    recruit.map(Some).ok_or(Why::NotInHand)
}

/// Takes a profession from in front of another player, if that is possible.
fn recruit(game: &Game, seat: Seat, profession: Profession) -> Option<Decision> {
    let lies = |&from: &Seat| game.player(from).table().contains(profession);
    let recruit = Decision::Recruit(game.seats().find(lies)?, profession);
    let check = game.check(&Command::new(seat, recruit));
    check.is_ok().then_some(recruit)
}

/// The kind of work that is planned.
#[derive(Clone, Copy)]
enum Kind {
    /// With a profession card (W).
    Profession {
        profession: Profession,
        /// The bonus cards that are played in any case.
        bonus: Set<BonusCard>,
    },
    /// Of the Princess (M8).
    Princess,
}

struct Plan {
    start: Game,
    seat: Seat,
    work: Kind,
    /// The decision that first brings the profession into the hand, if it is not there.
    fetch: Option<Decision>,
}

/// The result of an attempt.
struct Attempt {
    steps: Vec<Decision>,
    price: u32,
    prestige: u16,
    /// Bonus cards that other works have taken.
    spent: usize,
    game: Game,
}

impl Plan {
    fn ways(&self) -> Result<Vec<Way>, Why> {
        let mut best = 0;
        let alone = self.attempt(&[]);
        let alone = alone.and_then(|attempt| self.finish(attempt, &mut best));
        let most_spent = alone.as_ref().map_or(usize::MAX, |way| way.spent);
        let singles = self.actions();
        let further = singles.iter().cloned().chain(self.other_works());
        let further = further.filter_map(|steps| self.finish(self.attempt(&steps)?, &mut best));
        // Steps that do not save a bonus card are unnecessary.
        let further: Vec<Way> = further.filter(|way| way.spent < most_spent).collect();
        let mut ways: Vec<Way> = alone.into_iter().chain(further).collect();
        if ways.is_empty() && self.start.actions_left() > 2 {
            // Neither of the two actions is enough alone (M7).
            let pairs = singles.iter().enumerate().flat_map(|(at, first)| {
                let others = singles[at + 1..].iter();
                others.map(move |second| [first.as_slice(), second].concat())
            });
            ways.extend(pairs.filter_map(|two| self.finish(self.attempt(&two)?, &mut best)));
        }
        ways.sort_by_key(|way| (way.price, way.spent, way.steps.len()));
        match ways.is_empty() {
            true => Err(Why::Short(self.start.minimum().saturating_sub(best))),
            false => Ok(ways),
        }
    }

    /// Returns the actions that may come before the work.
    fn actions(&self) -> Vec<Vec<Decision>> {
        if self.start.actions_left() < 2 {
            return Vec::new();
        }
        let mut actions = Vec::new();
        let wanted = match self.work {
            Kind::Profession { profession, .. } => Some(profession),
            Kind::Princess => None,
        };
        let freedom = wanted.map(Profession::freedom);
        let freedoms = Freedom::ALL.iter().filter(|&&other| Some(other) != freedom);
        let freedoms = freedom.iter().chain(freedoms).filter(|_| wanted.is_some());
        actions.extend(freedoms.map(|&freedom| vec![Decision::Introduce(freedom)]));
        actions.push(vec![Decision::Hire]);
        let building = wanted.map(Profession::building);
        let buildings = Building::ALL
            .iter()
            .filter(|&&other| Some(other) != building);
        for &kind in building.iter().chain(buildings) {
            let place = self.start.places(self.seat, Tile::Building(kind)).nth(0);
            actions.extend(place.map(|squares| vec![Decision::build(kind, squares)]));
        }
        actions
    }

    /// Returns other works to complete before this one: each pays for itself, but only the
    /// bonus card that counts works gains from it.
    fn other_works(&self) -> Vec<Vec<Decision>> {
        let Kind::Profession { profession, bonus } = self.work else {
            // A card moves from the hand to the table, and counts in both.
            return Vec::new();
        };
        let player = self.start.player(self.seat);
        let cards = player.bonus_cards().known();
        let counts_works = cards.union(bonus).contains(BonusCard::CardsOnTable);
        if self.start.actions_left() < 2 || !counts_works {
            return Vec::new();
        }
        let mut works = Vec::new();
        let others = Set::<Profession>::all().without(profession);
        for other in others {
            let fetch = match player.hand().known().contains(other) {
                true => None,
                false => match recruit(&self.start, self.seat, other) {
                    None => continue,
                    recruit => recruit,
                },
            };
            let free = cards.minus(bonus);
            for bonus in free.subsets_up_to(MOST_ON_ANOTHER_WORK) {
                let work = Work {
                    profession: other,
                    bonus,
                    prestige: 0,
                };
                works.push(
                    fetch
                        .into_iter()
                        .chain([Decision::Complete(work)])
                        .collect(),
                );
            }
        }
        works
    }

    /// Fetches the profession and plays the steps, selling prestige points if money is
    /// missing.
    fn attempt(&self, steps: &[Decision]) -> Option<Attempt> {
        let mut attempt = Attempt {
            steps: Vec::with_capacity(steps.len() + 2),
            price: 0,
            prestige: 0,
            spent: 0,
            game: self.start,
        };
        for &step in self.fetch.iter().chain(steps) {
            let game = &attempt.game;
            let price = match step {
                Decision::Build(..) => game.building_price(self.seat),
                Decision::Introduce(_) => game.variant().freedom_price,
                Decision::Hire => game.variant().hire_price,
                _ => 0,
            };
            let lacking = price.saturating_sub(game.player(self.seat).money());
            if lacking > 0 {
                let points = u16::try_from(game.variant().points_to_sell(lacking)?).ok()?;
                attempt.prestige += points;
                self.play(&mut attempt, Decision::Sell(points))?;
            }
            attempt.price += price;
            if let Decision::Complete(work) = step {
                attempt.spent += work.bonus.len();
            }
            self.play(&mut attempt, step)?;
        }
        Some(attempt)
    }

    fn play(&self, attempt: &mut Attempt, decision: Decision) -> Option<()> {
        let command = Command::new(self.seat, decision);
        attempt.game.play(&command).ok()?;
        attempt.steps.push(decision);
        Some(())
    }

    /// Completes the work itself, with as few additional bonus cards as possible. Remembers
    /// the best value that was in reach.
    fn finish(&self, mut attempt: Attempt, best: &mut u16) -> Option<Way> {
        let game = &attempt.game;
        let minimum = game.minimum();
        let (decision, bonus, value) = match self.work {
            Kind::Profession { profession, bonus } => {
                let player = game.player(self.seat);
                let value = |with| game.work_value(self.seat, profession, with).total();
                let further = player.bonus_cards().known().minus(bonus);
                *best = (*best).max(value(bonus.union(further)));
                let more = fewest(player, further, minimum.saturating_sub(value(bonus)))?;
                let with = bonus.union(more);
                let work = Work {
                    profession,
                    bonus: with,
                    prestige: 0,
                };
                (Decision::Complete(work), more, value(with))
            }
            Kind::Princess => {
                let value = game.princess_value(self.seat).total();
                *best = (*best).max(value);
                (Decision::Princess(0), Set::EMPTY, value)
            }
        };
        self.play(&mut attempt, decision)?;
        Some(Way {
            steps: attempt.steps,
            price: attempt.price,
            prestige: attempt.prestige,
            bonus,
            value,
            spent: attempt.spent + bonus.len(),
        })
    }
}

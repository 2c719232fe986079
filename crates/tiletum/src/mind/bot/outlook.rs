//! The outlook of a seat: its remaining turns, the fairs to come, and the resulting worth
//! of one more house, pillar and so on.

use super::weights::Weights;
use crate::rules::ROUNDS;
use crate::rules::edition::Condition;
use crate::rules::game::Game;
use crate::rules::parts::Piece;
use crate::rules::state::Phase;
use table::Seat;

/// The number of turns of a player in a round (T1).
const TURNS: u8 = 3;

/// The number of each thing that a fair can count.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) houses: f32,
    pub(super) pillars: f32,
    pub(super) contracts: f32,
    pub(super) cathedrals: f32,
    pub(super) crests: f32,
    pub(super) upper: f32,
    pub(super) filled: f32,
}

impl Counts {
    /// Returns what the seat has now.
    fn of(game: &Game, seat: Seat) -> Counts {
        let met = |condition| f32::from(game.met(condition, seat));
        Counts {
            houses: met(Condition::House),
            pillars: met(Condition::Pillar),
            contracts: met(Condition::Contract),
            cathedrals: met(Condition::Cathedral),
            crests: met(Condition::Crest),
            upper: met(Condition::UpperFloors),
            filled: met(Condition::FullBuildings),
        }
    }

    /// Returns what it is expected to have after this many turns.
    fn after(&self, turns: f32, weights: &Weights) -> Counts {
        Counts {
            houses: self.houses + turns * weights.house_rate,
            pillars: self.pillars + turns * weights.pillar_rate,
            contracts: (self.contracts + turns * weights.contract_rate).min(6.0),
            cathedrals: self.cathedrals + turns * weights.cathedral_rate,
            crests: (self.crests + turns * weights.crest_rate).min(6.0),
            upper: (self.upper + turns * weights.upper_rate).min(6.0),
            filled: (self.filled + turns * weights.filled_rate).min(6.0),
        }
    }
}

/// The outlook of a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// The turns after the current one.
    pub(super) turns: u8,
    /// The turns of this round after the current one.
    pub(super) this_round: u8,
    /// The first round whose fair is still to come; 5 if there is none.
    pub(super) next_fair: u8,
    /// The VP expected from all fairs to come, except the king's.
    pub(super) fairs: f32,
    /// The chance to take part in the fair of each round.
    pub(super) part: [f32; 4],
    /// The VP that taking part in the fair of each round is expected to bring.
    pub(super) at_stake: [f32; 4],
    /// The current counts.
    pub(super) counts: Counts,
    /// The expected VP for houses times pillars at the end (E2).
    pub(super) by_pillars: f32,
    /// The VP for one more of each.
    pub(super) more: Counts,
}

/// Returns the turns after the current one: in this round, and in the whole game. Before a
/// turn, that of the active seat does not count.
fn turns_left(game: &Game, seat: Seat) -> (u8, u8) {
    let rounds = (ROUNDS - game.round()) * TURNS;
    let steps = TURNS.saturating_sub(game.step());
    let place = |who: Seat| game.order().iter().position(|&other| other == who);
    let this = match game.phase() {
        Phase::Prepare => TURNS,
        Phase::Corruption => steps + 1,
        Phase::Turn(_) | Phase::Refill => {
            let active = game.last_active().and_then(place);
            steps + u8::from(place(seat) > active)
        }
        Phase::King | Phase::Tidy | Phase::Over => 0,
    };
    (this, rounds + this)
}

impl Outlook {
    /// Estimates the outlook of a seat.
    pub(super) fn of(game: &Game, seat: Seat, weights: &Weights) -> Outlook {
        let (this_round, turns) = turns_left(game, seat);
        let next_fair = match game.phase() {
            Phase::Tidy => game.round() + 1,
            Phase::Over => ROUNDS + 1,
            _ => game.round(),
        };
        let counts = Counts::of(game, seat);
        let mut outlook = Outlook {
            turns,
            this_round,
            next_fair,
            fairs: 0.0,
            part: [0.0; 4],
            at_stake: [0.0; 4],
            counts,
            by_pillars: 0.0,
            more: Counts::default(),
        };
        for round in next_fair..=ROUNDS {
            outlook.fair(game, seat, round, weights);
        }
        // The final scoring (E2).
        let end = counts.after(f32::from(turns), weights);
        outlook.by_pillars = end.houses * end.pillars;
        outlook.more.houses += end.pillars;
        outlook.more.pillars += end.houses;
        outlook
    }

    /// Adds the fair of a round.
    fn fair(&mut self, game: &Game, seat: Seat, round: u8, weights: &Weights) {
        let (_, tile, each) = game.fair(round);
        let until = self.this_round + (round - game.round()) * TURNS;
        let at = usize::from(round) - 1;
        let part = takes_part(game, seat, round, until, weights);
        self.part[at] = part;
        let each = f32::from(each);
        let then = self.counts.after(f32::from(until), weights);
        let one = part * each;
        let pair = |a: f32, b: f32| {
            let spare = match until {
                0 => 0.0,
                _ => weights.spare_half,
            };
            let of = |mine: f32, other: f32| match mine <= other {
                true => one * (1.0 - spare),
                false => one * spare,
            };
            let (least, most) = (a.min(b), a.max(b));
            let count = least + spare * (most - least);
            (count, of(a, b), of(b, a))
        };
        let more = &mut self.more;
        let count = match tile.condition {
            Condition::HousePillar => {
                let (count, house, pillar) = pair(then.houses, then.pillars);
                more.houses += house;
                more.pillars += pillar;
                count
            }
            Condition::ContractCathedral => {
                let (count, contract, cathedral) = pair(then.contracts, then.cathedrals);
                more.contracts += contract;
                more.cathedrals += cathedral;
                count
            }
            Condition::CrestContract => {
                let (count, crest, contract) = pair(then.crests, then.contracts);
                more.crests += crest;
                more.contracts += contract;
                count
            }
            Condition::Contract => {
                more.contracts += one;
                then.contracts
            }
            Condition::House => {
                more.houses += one;
                then.houses
            }
            Condition::Pillar => {
                more.pillars += one;
                then.pillars
            }
            Condition::Crest => {
                more.crests += one;
                then.crests
            }
            Condition::Cathedral => {
                more.cathedrals += one;
                then.cathedrals
            }
            Condition::UpperFloors => {
                more.upper += one;
                then.upper
            }
            Condition::FullBuildings => {
                more.filled += one;
                then.filled
            }
            // Counted with the king track.
            Condition::King => return,
        };
        self.at_stake[at] = each * count;
        self.fairs += one * count;
    }
}

/// Returns the chance to take part in the fair of a round, with this many turns until then
/// (F1).
fn takes_part(game: &Game, seat: Seat, round: u8, until: u8, weights: &Weights) -> f32 {
    let (city, ..) = game.fair(round);
    let player = game.player(seat);
    if player.has_house(city) {
        return 1.0;
    }
    let steps = game
        .edition()
        .steps(player.piece(Piece::Merchant), city.space());
    match (until, steps) {
        (0, 0) => 1.0,
        (0, _) => 0.0,
        // The merchant can stay there.
        (1..=3, 0) => weights.stays,
        _ => {
            let reach = match until {
                1 => weights.reach[0],
                2 => weights.reach[1],
                3 => weights.reach[2],
                4..=6 => weights.reach[3],
                _ => weights.reach[4],
            };
            (reach - weights.reach_step * f32::from(steps)).max(0.02)
        }
    }
}

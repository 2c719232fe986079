//! A round: the next turn, the king phase, fairs (F), tidying up (Y), and the end (E).

use super::super::command::{Event, Spot};
use super::super::edition::{BUILDINGS, Condition};
use super::super::game::{Events, Game};
use super::super::rule::{Fact, Rule, Violation};
use super::super::state::{Phase, ROUNDS, Slot, Step};
use super::super::tally::Source;
use table::Seat;

/// The number of turns of a player in a round (T1).
pub(in super::super) const TURNS: u8 = 3;
/// The points for completed buildings, by their number (E1).
pub const COMPLETED_VP: [i32; BUILDINGS + 1] = [0, 0, 0, 5, 10, 20, 30];
/// The number of goods that score a point (E3).
pub(in super::super) const GOODS_A_POINT: u32 = 4;

pub(super) fn begin_round(game: &mut Game, round: u8, events: &mut impl Events) {
    game.round = round;
    game.phase = Phase::Prepare;
    events.push(Event::RoundBegan(round));
}

/// Begins the first turn after a token was revealed (T1).
pub(super) fn begin_turns(game: &mut Game, events: &mut impl Events) {
    game.at = 0;
    game.phase = Phase::Turn(Step::Before);
    events.push(Event::TurnBegan(game.order[0]));
}

pub(super) fn next_turn(game: &mut Game, events: &mut impl Events) {
    game.at += 1;
    if game.at < game.count {
        game.phase = Phase::Turn(Step::Before);
        events.push(Event::TurnBegan(game.order[usize::from(game.at)]));
        return;
    }
    game.at = 0;
    if game.step < TURNS {
        game.step += 1;
        game.phase = Phase::Corruption;
    } else {
        game.phase = Phase::King;
    }
}

pub(in super::super) fn check_king_tile(game: &Game) -> Result<(), Violation> {
    match game.phase {
        Phase::King => Ok(()),
        _ => Err(Rule::K4.broken(Fact::NotNow)),
    }
}

pub(in super::super) fn decide_king_tile(
    game: &mut Game,
    seat: Seat,
    take: bool,
    events: &mut impl Events,
) {
    match take {
        true => game.take_tile(seat, Spot::King, events),
        false => discard(game, seat, events),
    }
    judge(game, events);
}

fn discard(game: &mut Game, seat: Seat, events: &mut impl Events) {
    if let Slot::Tile(tile) = game.king_tile {
        events.push(Event::KingTileDiscarded(seat, tile));
    }
    game.king_tile = Slot::Empty;
}

/// The points for the leader when there is no tile (K4).
pub(in super::super) const INSTEAD_OF_TILE: i32 = 4;

/// Carries out what the leader has no choice about. Returns whether there is a choice (K4).
pub(super) fn leader_decides(game: &mut Game, events: &mut impl Events) -> bool {
    let leader = game.rank()[0];
    match game.king_tile {
        Slot::Unknown => return true,
        Slot::Tile(tile) if game.check_tile(leader, tile).is_ok() => return true,
        Slot::Tile(_) => discard(game, leader, events),
        Slot::Empty => {
            let source = Source::King(game.round);
            game.gain_vp(leader, source, INSTEAD_OF_TILE, events);
        }
    }
    false
}

/// Carries out the king phase after the leader's tile, the fair, and what follows (K5–K8,
/// F).
pub(super) fn judge(game: &mut Game, events: &mut impl Events) {
    let round = game.round;
    let order = game.order;
    let order = &order[..game.player_count()];
    for &seat in order {
        let vp = game.edition.king_vp(game.king[seat]);
        game.gain_vp(seat, Source::King(round), vp, events);
    }
    let (_, tile, _) = game.fair(round);
    let is_king = tile.condition == Condition::King;
    if is_king {
        hold_fair(game, events);
    }
    game.order = game.rank();
    let new: [Option<Seat>; 4] =
        std::array::from_fn(|at| (at < game.player_count()).then(|| game.order[at]));
    events.push(Event::Ordered(new));
    game.red_to_start(events);
    if !is_king {
        hold_fair(game, events);
    }
    match round < ROUNDS {
        true => tidy(game),
        false => end(game, events),
    }
}

fn hold_fair(game: &mut Game, events: &mut impl Events) {
    let round = game.round;
    events.push(Event::FairHeld(round));
    for seat in game.seats() {
        let fair = game.at_fair(round, seat);
        if fair.takes_part() {
            game.gain_vp(seat, Source::Fair(round), fair.vp, events);
        }
    }
}

/// Tidies up dice, tokens and wheel before the bonus tiles come (Y2–Y4).
fn tidy(game: &mut Game) {
    for (bag, colour) in game.bag.iter_mut().zip(game.wheel.colours()) {
        *bag += colour;
    }
    game.wheel = super::super::parts::Dice::default();
    for seat in game.seats() {
        for space in &mut game.players[seat].dice {
            if let Some(die) = space.take() {
                game.bag[die.good as usize] += 1;
            }
        }
    }
    game.revealed = [None; 3];
    game.rotation = (game.rotation + 1) % 6;
    game.phase = Phase::Tidy;
}

fn end(game: &mut Game, events: &mut impl Events) {
    for seat in game.seats() {
        for source in [Source::Buildings, Source::HousesByPillars, Source::Goods] {
            let vp = game.end_vp(seat, source);
            game.gain_vp(seat, source, vp, events);
        }
    }
    game.phase = Phase::Over;
    events.push(Event::Over);
}

/// The standing of a player at a fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtFair {
    /// Whether the player takes part because of a house in its city (F1).
    pub by_house: bool,
    /// Whether the player takes part because of the merchant there.
    pub by_merchant: bool,
    /// How often its condition is met; 1 for the king's fair (F6).
    pub count: u8,
    /// The points for taking part (F2, F6).
    pub vp: i32,
}

impl AtFair {
    /// Returns whether the player takes part (F1).
    #[must_use]
    pub fn takes_part(&self) -> bool {
        self.by_house || self.by_merchant
    }
}

/// Fairs and the end.
impl Game {
    /// Returns the standing of a player at the fair of a round (1 to 4).
    #[must_use]
    pub fn at_fair(&self, round: u8, seat: Seat) -> AtFair {
        let (city, tile, each) = self.fair(round);
        let player = &self.players[seat];
        let count = self.met(tile.condition, seat);
        let vp = match tile.condition {
            Condition::King => i32::from(each) + self.edition.king_vp(self.king[seat]),
            _ => i32::from(each) * i32::from(count),
        };
        AtFair {
            by_house: player.has_house(city),
            by_merchant: player.merchant == city.space(),
            count,
            vp,
        }
    }

    /// Returns how often a player meets the condition of a fair tile (F3–F7, F10).
    #[must_use]
    pub fn met(&self, condition: Condition, seat: Seat) -> u8 {
        let player = &self.players[seat];
        let crests = || self.crests_of(seat).count() as u8;
        let cathedrals = player.cathedral_tiles.iter().flatten().count() as u8;
        match condition {
            Condition::HousePillar => player.houses().min(player.pillars()),
            Condition::ContractCathedral => player.fulfilled().min(cathedrals),
            Condition::Contract => player.fulfilled(),
            Condition::King => 1,
            Condition::CrestContract => crests().min(player.fulfilled()),
            Condition::House => player.houses(),
            Condition::UpperFloors => {
                let rooms = player.rooms.iter().flat_map(|rooms| &rooms[1..]);
                rooms.flatten().count() as u8
            }
            Condition::Crest => crests(),
            Condition::Pillar => player.pillars(),
            Condition::FullBuildings => {
                let filled = (0..BUILDINGS).filter(|&at| player.is_filled(at, self.edition));
                filled.count() as u8
            }
            Condition::Cathedral => cathedrals,
        }
    }

    /// Returns the current value of a line of the final scoring for a player (E1–E3); 0 for
    /// other lines.
    #[must_use]
    pub fn end_vp(&self, seat: Seat, source: Source) -> i32 {
        let player = &self.players[seat];
        match source {
            Source::Buildings => COMPLETED_VP[player.completed.count_ones() as usize],
            Source::HousesByPillars => i32::from(player.houses()) * i32::from(player.pillars()),
            Source::Goods => (player.goods.total() / GOODS_A_POINT) as i32,
            _ => 0,
        }
    }

    /// Returns the players from first to last: by points, then by the turn order (E4).
    #[must_use]
    pub fn standing(&self) -> Vec<Seat> {
        let mut seats = self.order().to_vec();
        seats.sort_by_key(|&seat| std::cmp::Reverse(self.players[seat].vp));
        seats
    }
}

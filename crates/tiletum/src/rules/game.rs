//! A legal position of the game.
//!
//! Positions are created only through [`Setup`](super::Setup). A game is flat and [`Copy`]:
//! bots, the window and the log copy it instead of undoing moves.

use super::atlas::Edition;
use super::command::Event;
use super::edition::{CATHEDRALS, MOST_CITIES, MOST_HOUSES, MOST_MAP_TILES, MOST_TILES};
use super::parts::{ActionPlace, CityId, Dice, Goods};
use super::rule::{Fact, Rule, Violation};
use super::state::{Frames, Phase, Player, Slot, Turn};
use super::tally::Source;
use table::{BySeat, Seat};

/// A legal position.
///
/// ```
/// use table::Seat;
/// use tiletum::{Command, Decision, Game, Setup};
///
/// let game = Game::try_from(&Setup::digital(["Anna", "Ben"], 7)).unwrap();
/// let early = Command::new(Seat::A, Decision::EndTurn);
/// assert_eq!(game.check(&early).unwrap_err().rule.to_string(), "T1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    pub(super) edition: &'static Edition,
    /// Whether the computer rolls and deals.
    pub(super) digital: bool,
    pub(super) count: u8,
    /// The round (1 to 4).
    pub(super) round: u8,
    /// The turn of the round (1 to 3).
    pub(super) step: u8,
    /// The index in `order` of the player whose turn it is.
    pub(super) at: u8,
    /// The turn order; places beyond the number of players are not used.
    pub(super) order: [Seat; 4],
    pub(super) phase: Phase,
    pub(super) turn: Turn,
    pub(super) frames: Frames,
    /// Whether goods were swapped in this turn (D2).
    pub(super) swapped: bool,
    /// The number of segments by which the wheel is turned (0 to 5).
    pub(super) rotation: u8,
    pub(super) places: [ActionPlace; 6],
    pub(super) wheel: Dice,
    pub(super) bag: [u8; 5],
    pub(super) wheel_tiles: [Slot; 6],
    pub(super) king_tile: Slot,
    pub(super) map_tiles: [Slot; MOST_MAP_TILES],
    pub(super) contracts: [Slot; 5],
    pub(super) characters: [Slot; 5],
    /// Discarded characters that have not been shuffled back yet (C2).
    pub(super) aside: [Slot; 5],
    /// The number of copies of each tile that are still unseen (X4).
    pub(super) unseen: [u8; MOST_TILES],
    /// The number of tiles left in each stack.
    pub(super) left: [u8; 3],
    /// The cost tiles under the cathedrals, by their index in the edition.
    pub(super) costs: [u8; CATHEDRALS],
    /// The number of tiles taken from each cathedral.
    pub(super) built: [u8; CATHEDRALS],
    pub(super) fair_cities: [CityId; 4],
    /// The fair tiles, by their index in the edition.
    pub(super) fair_tiles: [u8; 4],
    /// The corruption tokens revealed in this round.
    pub(super) revealed: [Option<u8>; 3],
    /// The spaces of the king markers, and their heights in the stack (0 is lowest).
    pub(super) king: BySeat<i8>,
    pub(super) height: BySeat<u8>,
    pub(super) house_spaces: [[Option<Seat>; MOST_HOUSES]; MOST_CITIES],
    pub(super) players: BySeat<Player>,
}

const _: () = assert!(size_of::<Game>() <= 2048, "a game is below 2 KiB");

/// The receiver of the events of a command: a list, or nothing.
pub(super) trait Events {
    /// Receives the next event.
    fn push(&mut self, event: Event);
}

impl Events for Vec<Event> {
    fn push(&mut self, event: Event) {
        Vec::push(self, event);
    }
}

/// Gains and payments that all phases share.
impl Game {
    /// Adds or subtracts points; the total never falls below 0 (G2).
    pub(super) fn gain_vp(
        &mut self,
        seat: Seat,
        source: Source,
        vp: i32,
        events: &mut impl Events,
    ) {
        let player = &mut self.players[seat];
        let before = i32::from(player.vp);
        let after = before.saturating_add(vp).clamp(0, i32::from(u16::MAX));
        player.vp = after as u16;
        let applied = (after - before) as i16;
        player.score.add(source, applied);
        if applied != 0 {
            events.push(Event::Scored(seat, source, applied));
        }
    }

    /// Adds goods from the general supply (G3).
    pub(super) fn gain(&mut self, seat: Seat, goods: Goods, events: &mut impl Events) {
        let player = &mut self.players[seat];
        player.goods = player.goods.plus(goods);
        if goods != Goods::NONE {
            events.push(Event::Gained(seat, goods));
        }
    }

    /// Returns goods to the supply; the caller has checked that they are there.
    pub(super) fn pay(&mut self, seat: Seat, goods: Goods, events: &mut impl Events) {
        let player = &mut self.players[seat];
        player.goods = player.goods.minus(goods);
        if goods != Goods::NONE {
            events.push(Event::Paid(seat, goods));
        }
    }

    /// Checks that a player has these goods.
    pub(super) fn check_goods(
        &self,
        seat: Seat,
        needed: Goods,
        rule: Rule,
    ) -> Result<(), Violation> {
        let has = self.players[seat].goods;
        match has.cover(needed) {
            true => Ok(()),
            false => Err(rule.broken(Fact::NotEnoughGoods { needed, has })),
        }
    }
}

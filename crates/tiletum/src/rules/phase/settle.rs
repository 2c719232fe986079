//! Automatic steps until a player or chance has to decide.

use super::super::game::{Events, Game};
use super::super::state::{Phase, Slot};
use super::super::tile::{Printed, Stack};
use super::round;

/// Advances the game until a player or chance has to decide.
pub(in super::super) fn settle(game: &mut Game, events: &mut impl Events) {
    loop {
        game.frames.drop_used_up();
        game.shuffle_back();
        if game.gap().is_some() {
            return;
        }
        match game.phase {
            Phase::Prepare | Phase::Corruption | Phase::Turn(_) | Phase::Over => return,
            Phase::Refill => round::next_turn(game, events),
            Phase::King => match round::leader_decides(game, events) {
                true => return,
                false => round::judge(game, events),
            },
            Phase::Tidy => round::begin_round(game, game.round + 1, events),
        }
    }
}

impl Game {
    /// Shuffles discarded characters back into the stack once the market is full or the
    /// stack is empty (C2).
    fn shuffle_back(&mut self) {
        if self.aside[0] == Slot::Empty && self.aside == [Slot::Empty; 5] {
            return;
        }
        let is_full = self.characters.iter().all(|slot| *slot != Slot::Empty);
        if !is_full && self.left_in(Stack::Character) > 0 {
            return;
        }
        for slot in std::mem::replace(&mut self.aside, [Slot::Empty; 5]) {
            match slot {
                Slot::Empty => continue,
                Slot::Unknown => {}
                Slot::Tile(tile) => {
                    debug_assert!(matches!(self.printed(tile), Printed::Character { .. }));
                    self.unseen[tile.index()] += 1;
                }
            }
            self.left[Stack::Character as usize] += 1;
        }
    }
}

//! The outcomes of chance (X): rolls (P1), corruption tokens (K1) and tiles that fill gaps,
//! and the draws of a game on a screen.

use super::super::command::{Command, Decision, Event, Spot};
use super::super::game::{Events, Game};
use super::super::parts::{Dice, Die, Good, TileId};
use super::super::rule::{Fact, Rule, Violation};
use super::super::state::{Phase, Slot};
use super::super::tile::Stack;
use super::round;
use table::Item as _;

impl Spot {
    /// Returns the stack whose tiles go there.
    #[must_use]
    pub fn stack(self) -> Stack {
        match self {
            Spot::Character(_) => Stack::Character,
            Spot::Contract(_) => Stack::Contract,
            Spot::Wheel(_) | Spot::King | Spot::Map(_) => Stack::Bonus,
        }
    }
}

pub(in super::super) fn check(game: &Game, decision: &Decision) -> Result<(), Violation> {
    match *decision {
        Decision::Roll(dice) => check_roll(game, &dice),
        Decision::Corruption(value) => check_token(game, value),
        Decision::Deal(spot, tile) => check_deal(game, spot, tile),
        _ => Err(Rule::X1.broken(Fact::NotNow)),
    }
}

fn check_roll(game: &Game, dice: &Dice) -> Result<(), Violation> {
    if game.phase != Phase::Prepare {
        return Err(Rule::P1.broken(Fact::NotNow));
    }
    let (named, due) = (dice.total(), game.dice_due());
    if named != due {
        return Err(Rule::P1.broken(Fact::WrongDice { named, due }));
    }
    let colours = Good::ALL.iter().zip(dice.colours());
    match colours
        .zip(game.bag)
        .find(|((_, rolled), bag)| rolled > bag)
    {
        Some(((&good, _), _)) => Err(Rule::P1.broken(Fact::NotInBag(good))),
        None => Ok(()),
    }
}

fn check_token(game: &Game, value: u8) -> Result<(), Violation> {
    if game.phase != Phase::Corruption {
        return Err(Rule::K1.broken(Fact::NotNow));
    }
    match game.tokens_left().any(|token| token == value) {
        true => Ok(()),
        false => Err(Rule::K1.broken(Fact::NoSuchToken(value))),
    }
}

fn check_deal(game: &Game, spot: Spot, tile: Option<TileId>) -> Result<(), Violation> {
    match (game.slot(spot), tile) {
        (None, _) => return Err(Rule::X2.broken(Fact::NoTile(spot))),
        (Some(Slot::Tile(_)), _) => return Err(Rule::X2.broken(Fact::Named(spot))),
        (Some(Slot::Unknown), None) => return Err(Rule::X2.broken(Fact::Unnamed(spot))),
        (Some(Slot::Unknown), Some(_)) => {}
        (Some(Slot::Empty), _) => match game.gap() {
            Some(gap) if gap == spot => {}
            Some(gap) => return Err(Rule::X2.broken(Fact::NextGap(gap))),
            None => return Err(Rule::X1.broken(Fact::NotNow)),
        },
    }
    let Some(tile) = tile else {
        return Ok(());
    };
    match game.edition.stack_of(tile) {
        None => Err(Rule::X5.broken(Fact::NoSuchTile(tile))),
        Some(stack) if stack != spot.stack() => Err(Rule::X5.broken(Fact::OtherStack(tile, stack))),
        Some(_) if game.unseen(tile) == 0 => Err(Rule::X5.broken(Fact::NoneLeft(tile))),
        Some(_) => Ok(()),
    }
}

pub(in super::super) fn bring(game: &mut Game, decision: &Decision, events: &mut impl Events) {
    match *decision {
        Decision::Roll(dice) => {
            for (bag, rolled) in game.bag.iter_mut().zip(dice.colours()) {
                *bag -= rolled;
            }
            game.wheel = dice;
            game.step = 1;
            game.phase = Phase::Corruption;
            events.push(Event::Rolled(dice));
        }
        Decision::Corruption(value) => {
            let mut spaces = game.revealed.iter_mut();
            if let Some(space) = spaces.find(|space| space.is_none()) {
                *space = Some(value);
            }
            events.push(Event::Revealed(value));
            game.corrupt(value, events);
            round::begin_turns(game, events);
        }
        Decision::Deal(spot, tile) => {
            if game.slot(spot) == Some(Slot::Empty) {
                game.left[spot.stack().index()] -= 1;
            }
            if let Some(tile) = tile {
                game.unseen[tile.index()] -= 1;
            }
            game.set_slot(spot, Slot::shown(tile));
            events.push(Event::Dealt(spot, tile));
        }
        _ => {}
    }
}

/// What is still to come.
impl Game {
    /// Returns the number of dice rolled in a round (P1).
    #[must_use]
    pub fn dice_due(&self) -> usize {
        3 * self.player_count() + 2
    }

    /// Iterates over the values of the corruption tokens that are face down in this round
    /// (S7, Y2).
    pub fn tokens_left(&self) -> impl Iterator<Item = u8> + use<> {
        let mut tokens = self.edition.data().corruption.map(Some);
        for value in self.revealed() {
            if let Some(token) = tokens.iter_mut().find(|token| **token == Some(value)) {
                *token = None;
            }
        }
        tokens.into_iter().flatten()
    }

    /// Draws an outcome of chance if chance comes next. `below` returns each number from 0
    /// up to, but not including, its argument (1 or more) with equal probability (X3).
    pub fn draw(&self, below: &mut dyn FnMut(u32) -> u32) -> Option<Command> {
        let decision = match (self.gap(), self.phase) {
            (Some(spot), _) => Decision::Deal(spot, Some(self.draw_tile(spot.stack(), below)?)),
            (None, Phase::Prepare) => Decision::Roll(self.draw_dice(below)),
            (None, Phase::Corruption) => {
                let tokens = self.tokens_left().count() as u32;
                let at = below(tokens.max(1)) as usize;
                Decision::Corruption(self.tokens_left().nth(at)?)
            }
            _ => return None,
        };
        Some(Command::chance(decision))
    }

    fn draw_tile(&self, stack: Stack, below: &mut dyn FnMut(u32) -> u32) -> Option<TileId> {
        let tiles = || self.edition.tiles(stack);
        let all: u32 = tiles().map(|tile| u32::from(self.unseen(tile))).sum();
        let mut at = below(all.max(1));
        tiles().find(|&tile| {
            let count = u32::from(self.unseen(tile));
            let is_it = at < count;
            at = at.saturating_sub(count);
            is_it
        })
    }

    fn draw_dice(&self, below: &mut dyn FnMut(u32) -> u32) -> Dice {
        let mut bag = self.bag;
        let mut dice = Dice::default();
        for _ in 0..self.dice_due() {
            let all: u32 = bag.iter().map(|&count| u32::from(count)).sum();
            let mut at = below(all.max(1));
            for (&good, count) in Good::ALL.iter().zip(&mut bag) {
                if at < u32::from(*count) {
                    *count -= 1;
                    let value = 1 + below(6) as u8;
                    dice.put(Die { good, value });
                    break;
                }
                at -= u32::from(*count);
            }
        }
        dice
    }
}

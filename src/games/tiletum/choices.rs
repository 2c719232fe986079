//! What the player to act can decide now, sorted as a table thinks of it: the dice, what
//! the open effect or the action allows, what is free at any time, and what ends it.

use super::View;
use super::ids::{BOARD, KING, PAY};
use super::offers::outcome;
use super::walk::Walk;
use tiletum::{Command, Decision, Phase, Step};

/// The part that a decision belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// A die and its value (T2).
    Dice,
    /// The action of the die, or an open effect.
    Action,
    /// A task, free at any time (J).
    Free,
    /// Ends the effect or the turn.
    End,
}

/// The possible decisions, computed once for each position.
#[derive(Debug, Default)]
pub struct Legal {
    at: Option<u64>,
    all: Vec<Command>,
}

impl Legal {
    /// Computes them, if the position has changed.
    pub fn find(&mut self, view: &View<'_>, revision: u64) {
        if self.at == Some(revision) {
            return;
        }
        self.at = Some(revision);
        self.all = match view.asked {
            Some(_) => view.game.legal(),
            None => Vec::new(),
        };
        // Without helpers that would be wasted on goods that the die brings anyway.
        let own = view.game.turn().map(|turn| turn.die.good);
        let wastes = |it: &Command| match it.decision {
            Decision::TakeGoods(Some((_, good))) => own == Some(good),
            _ => false,
        };
        self.all.retain(|it| !wastes(it));
    }

    /// Returns all of them.
    pub fn iter(&self) -> impl Iterator<Item = &Command> {
        self.all.iter()
    }

    /// Returns those of a part.
    pub fn of(&self, part: Part) -> impl Iterator<Item = &Command> {
        let is_it = move |command: &&Command| part_of(&command.decision) == part;
        self.all.iter().filter(is_it)
    }
}

/// Returns the part that a decision belongs to.
#[must_use]
pub fn part_of(decision: &Decision) -> Part {
    match decision {
        Decision::TakeDie(..) => Part::Dice,
        Decision::BuyGood(_)
        | Decision::FulfilContract(..)
        | Decision::PlaceCrest(..)
        | Decision::BuildCathedral(_)
        | Decision::UseHelper(_) => Part::Free,
        Decision::EndEffect | Decision::EndTurn => Part::End,
        Decision::TakeTile
        | Decision::TakeGoods(_)
        | Decision::ChooseAction(_)
        | Decision::Move(..)
        | Decision::Relocate(..)
        | Decision::PlacePillar(_)
        | Decision::PlaceHouse(..)
        | Decision::TakeMapTile(..)
        | Decision::TakeCharacter(_)
        | Decision::RefreshCharacters
        | Decision::MoveCharacter(..)
        | Decision::TakeContract(_)
        | Decision::Exchange(..)
        | Decision::AdvanceKing
        | Decision::ChooseGoods(_)
        | Decision::ChooseBuilding(_)
        | Decision::Trigger(_)
        | Decision::KingTile(_)
        | Decision::Roll(_)
        | Decision::Corruption(_)
        | Decision::Deal(..)
        | Decision::Correct(_) => Part::Action,
    }
}

/// Returns the most likely decisions, for the largest button: the tile of the die and its
/// goods; then what is worth most in the front tab, or the way to the fair. Returns nothing
/// if no decision is more likely than the others.
#[must_use]
pub fn likeliest(view: &View<'_>, legal: &Legal, front: usize) -> Vec<Command> {
    let game = view.game;
    let Some(seat) = view.asked else {
        return Vec::new();
    };
    let is_there = |decision: Decision| legal.iter().any(|it| it.decision == decision);
    let command = |decision| Command::new(seat, decision);
    match game.phase() {
        _ if game.frames().top().is_some() => {
            let mut all = legal.of(Part::Action);
            // Only if there is no choice.
            match (all.next(), all.next()) {
                (Some(only), None) => vec![*only],
                _ => Vec::new(),
            }
        }
        Phase::Turn(Step::Die) => {
            let goods = Decision::TakeGoods(None);
            let tile = is_there(Decision::TakeTile).then_some(Decision::TakeTile);
            tile.into_iter().chain([goods]).map(command).collect()
        }
        Phase::Turn(Step::Act) => in_front(view, legal, front),
        Phase::King => vec![command(Decision::KingTile(true))],
        Phase::Prepare
        | Phase::Corruption
        | Phase::Turn(Step::Before)
        | Phase::Refill
        | Phase::Tidy
        | Phase::Over => Vec::new(),
    }
}

/// Returns what is worth most in the front tab.
fn in_front(view: &View<'_>, legal: &Legal, front: usize) -> Vec<Command> {
    let best = |is_it: &dyn Fn(&Decision) -> bool| {
        let all = legal.iter().filter(|it| is_it(&it.decision));
        let gains = all.filter_map(|command| {
            let vp = outcome(view.game, &[*command])?.vp;
            Some((vp, *command))
        });
        gains.max_by_key(|(vp, _)| *vp)
    };
    let walk = || Walk::now(view, legal)?.to_fair(view);
    let king = || best(&|it| *it == Decision::AdvanceKing).map(|(_, it)| vec![it]);
    let free = || {
        let paid = best(&|it| {
            matches!(
                it,
                Decision::FulfilContract(..) | Decision::BuildCathedral(_)
            )
        });
        paid.filter(|(vp, _)| *vp > 0).map(|(_, it)| vec![it])
    };
    let crest = || best(&|it| matches!(it, Decision::PlaceCrest(..))).map(|(_, it)| vec![it]);
    let found = match front {
        PAY => free(),
        BOARD => crest(),
        KING => king(),
        _ => walk().or_else(king),
    };
    found.or_else(walk).or_else(free).unwrap_or_default()
}

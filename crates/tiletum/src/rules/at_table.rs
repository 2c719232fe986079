//! Implements the traits that every game at a table has.

use std::convert::Infallible;
use std::mem::discriminant;

use super::command::{Command, Decision, Event};
use super::game::Game;
use super::rule::{Problem, Violation};
use super::setup::Setup;
use table::save::limits::Part;
use table::{Kept, People, Seat, Set};

impl table::Game for Game {
    const ID: &'static str = "tiletum";
    const VERSION: u32 = 1;

    type Start = Setup;
    type Problem = Problem;
    type Command = Command;
    type Event = Event;
    type Violation = Violation;
    type Sealed = Infallible;

    fn start(start: &Setup) -> Result<Self, Vec<Problem>> {
        Game::try_from(start)
    }

    fn check(&self, command: &Command) -> Result<(), Violation> {
        Game::check(self, command)
    }

    fn play(&mut self, command: &Command) -> Result<Vec<Event>, Violation> {
        Game::play(self, command)
    }

    fn take_people(start: &mut Setup) -> People {
        start.take_people()
    }

    fn put_people(start: &mut Setup, people: People) {
        start.put_people(people);
    }

    fn amounts(start: &Setup) -> Vec<(Part, usize)> {
        vec![
            (Part::Name, start.edition.longest_name()),
            (Part::Cards, start.edition.longest_list()),
        ]
    }

    fn play_anyway(&mut self, command: &Command) -> Result<Vec<Event>, Vec<Problem>> {
        let (after, events) = Game::play_anyway(self, command).map_err(|violation| {
            let seat = command.seat;
            vec![Problem { seat, violation }]
        })?;
        *self = after;
        Ok(events)
    }

    fn is_same_reason(one: &Violation, other: &Violation) -> bool {
        one.rule == other.rule && discriminant(&one.fact) == discriminant(&other.fact)
    }

    fn kept(violation: &Violation) -> Kept {
        Kept::by(violation.rule, &violation.fact)
    }

    fn is_correction(command: &Command) -> bool {
        command.decision.is_correction()
    }

    fn may_decide(&self) -> Set<Seat> {
        Game::may_decide(self)
    }

    fn passes(&self, seat: Seat) -> Option<Command> {
        const LEAST: [Decision; 4] = [
            Decision::EndTurn,
            Decision::EndEffect,
            Decision::KingTile(false),
            Decision::TakeGoods(None),
        ];
        if self.may_decide().first() != Some(seat) {
            return None;
        }
        let mut legal = Vec::new();
        self.legal_into(&mut legal);
        let least = LEAST.into_iter().find(|least| legal.contains(least));
        // A die must be taken; keeping its own value is free.
        let is_free = |decision: &Decision| match decision {
            Decision::TakeDie(die, to) => die.value == *to,
            _ => false,
        };
        let free = || legal.iter().copied().find(is_free);
        let least = least.or_else(free).or(legal.first().copied())?;
        Some(Command::new(seat, least))
    }

    fn is_over(&self) -> bool {
        Game::is_over(self)
    }

    fn decided_by(command: &Command) -> Option<Seat> {
        command.seat
    }

    fn chance(&self, below: &mut dyn FnMut(u32) -> u32) -> Option<Command> {
        match self.digital {
            true => self.draw(below),
            false => None,
        }
    }

    /// Nothing is private (G4), and no one knows the order of a stack.
    fn seen_from(&self, _viewer: Option<Seat>) -> Self {
        *self
    }

    fn sealed(_: &Command) -> Option<Infallible> {
        None
    }

    fn is_revealed_by(_: &Command, _: &Command) -> bool {
        true
    }

    fn chapter(&self) -> u32 {
        u32::from(self.round)
    }
}

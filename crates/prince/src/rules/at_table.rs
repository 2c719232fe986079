//! The game as any table plays it.

use std::mem::discriminant;

use super::command::{Command, Decision, Event};
use super::game::Game;
use super::rule::Violation;
use super::sealed::{self, Sealed};
use super::setup::{Problem, Setup};
use table::save::limits::Part;
use table::{Kept, People, Seat, Set};

impl table::Game for Game {
    const ID: &'static str = "the-prince";
    const VERSION: u32 = 1;

    type Start = Setup;
    type Problem = Problem;
    type Command = Command;
    type Event = Event;
    type Violation = Violation;
    type Sealed = Sealed;

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
            (Part::Cards, start.edition.cards.len()),
        ]
    }

    fn play_anyway(&mut self, command: &Command) -> Result<Vec<Event>, Vec<Problem>> {
        let played = Game::play_anyway(self, command);
        let (after, events) = played.map_err(|violation| {
            vec![Problem {
                seat: Some(command.seat),
                violation,
            }]
        })?;
        *self = after;
        Ok(events)
    }

    fn is_correction(command: &Command) -> bool {
        command.decision.is_correction()
    }

    fn is_same_reason(one: &Violation, other: &Violation) -> bool {
        one.rule == other.rule && discriminant(&one.fact) == discriminant(&other.fact)
    }

    fn kept(violation: &Violation) -> Kept {
        Kept::by(violation.rule, &violation.fact)
    }

    fn may_decide(&self) -> Set<Seat> {
        Game::may_decide(self)
    }

    fn passes(&self, seat: Seat) -> Option<Command> {
        const LEAST: [Decision; 13] = [
            Decision::Pass,
            Decision::EndPhase,
            Decision::EndPlay,
            Decision::Done,
            Decision::Keep,
            Decision::Decline,
            Decision::NoDoctor,
            Decision::NoAccuse,
            Decision::NoShuffle,
            Decision::Refuse,
            Decision::Judge(false),
            Decision::Defend(Set::EMPTY),
            Decision::Consent(false),
        ];
        let legal = self.legal_for(seat);
        let least = LEAST.into_iter().find(|least| legal.contains(least));
        // Optional moves, and what only the table knows.
        let is_more = |decision: &Decision| {
            matches!(
                decision,
                Decision::Move(..)
                    | Decision::Play(..)
                    | Decision::Seize(..)
                    | Decision::Turned(_)
                    | Decision::Draw(_)
                    | Decision::Steal(_)
                    | Decision::Dealt(_)
            )
        };
        let any = || legal.iter().copied().find(|decision| !is_more(decision));
        let least = least.or_else(any)?;
        Some(Command::new(seat, least))
    }

    fn is_over(&self) -> bool {
        Game::is_over(self)
    }

    fn decided_by(command: &Command) -> Option<Seat> {
        Some(command.seat)
    }

    fn seen_from(&self, viewer: Option<Seat>) -> Self {
        Game::seen_from(self, viewer)
    }

    fn face_down(&self) -> Set<Seat> {
        Game::face_down(self)
    }

    fn sealed(command: &Command) -> Option<Sealed> {
        Sealed::of(&command.decision)
    }

    fn is_revealed_by(sealed: &Command, later: &Command) -> bool {
        sealed::is_revealed_by(&sealed.decision, &later.decision)
    }

    fn chapter(&self) -> u32 {
        u32::from(self.turn)
    }
}

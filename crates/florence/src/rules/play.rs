//! How commands advance a position, and the game as any table plays it.
//!
//! Each decision is handed to its phase. What follows when nothing is left to decide in a
//! phase is here.

// A new decision or phase must be handled explicitly and must not fall through.
#![deny(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

use std::convert::Infallible;
use std::mem::discriminant;

use super::command::{Command, Decision, Event, Events};
use super::game::{Game, RULES};
use super::phase;
use super::progress::Phase;
use super::rule::{Fact, Rule, Violation};
use super::setup::{Problem, Setup};
use table::save::limits::Part;
use table::{Card, Item as _, Kept, People, Scores, Seat, Set};

impl TryFrom<&Setup> for Game {
    type Error = Vec<Problem>;

    /// Returns the position a person typed, or everything that is wrong with it.
    fn try_from(setup: &Setup) -> Result<Game, Vec<Problem>> {
        let mut game = setup.to_unsettled_game()?;
        game.settle_start();
        Ok(game)
    }
}

impl table::Game for Game {
    const ID: &'static str = "princes-of-florence";
    const VERSION: u32 = 1;
    const RULES: u32 = RULES as u32;

    type Start = Setup;
    type Problem = Problem;
    type Command = Command;
    type Event = Event;
    type Violation = Violation;
    /// No decision is secret. A card in it that others may not see is a hidden value.
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

    fn played_by(start: &mut Setup, rules: u32) {
        start.played_by(rules);
    }

    fn take_people(start: &mut Setup) -> People {
        start.take_people()
    }

    fn put_people(start: &mut Setup, people: People) {
        start.put_people(people);
    }

    fn only_scores(start: &Setup) -> Option<Scores> {
        start.only_scores()
    }

    fn amounts(start: &Setup) -> Vec<(Part, usize)> {
        let names = start.edition.called.names().chain([&start.edition.name]);
        names
            .map(|name| (Part::Name, name.chars().count()))
            .collect()
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

    fn refused_since(violation: &Violation) -> u32 {
        // Rules of version 1 allowed selling points even while a prestige card was face
        // down.
        if violation.fact == Fact::TooLateToSell {
            2
        } else {
            1
        }
    }

    fn may_decide(&self) -> Set<Seat> {
        self.to_act().into_iter().collect()
    }

    fn passes(&self, seat: Seat) -> Option<Command> {
        const LEAST: [Decision; 7] = [
            Decision::Decline,
            Decision::Pass,
            Decision::EndTurn,
            Decision::Refuse,
            Decision::LetGo,
            Decision::Hold,
            Decision::Return(Card::Hidden),
        ];
        if self.to_act() != Some(seat) {
            return None;
        }
        let least = LEAST.map(|decision| Command::new(seat, decision));
        let mut least = least.into_iter();
        let least = least.find(|command| self.check(command).is_ok());
        let any = || {
            let legal = self.legal();
            let told = |decision| matches!(decision, Decision::Keep(..) | Decision::Reveal(_));
            let mut all = legal.iter();
            all.find(|command| self.is_digital() || !told(command.decision))
        };
        least.or_else(any)
    }

    fn is_over(&self) -> bool {
        Game::is_over(self)
    }

    fn decided_by(command: &Command) -> Option<Seat> {
        Some(command.seat)
    }

    fn sealed(_: &Command) -> Option<Infallible> {
        None
    }

    fn is_revealed_by(_: &Command, _: &Command) -> bool {
        true
    }

    fn seen_from(&self, viewer: Option<Seat>) -> Self {
        match viewer {
            Some(seat) => self.seen_by(seat),
            None => self.seen_from_outside(),
        }
    }

    fn chapter(&self) -> u32 {
        u32::from(self.round)
    }
}

/// Returns whether a decision can be taken in any phase, whatever is pending.
#[inline]
fn is_of_any_time(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Correct(_)
            | Decision::Sell(_)
            | Decision::Reveal(_)
            | Decision::Merchant(_)
            | Decision::Professor(_)
    )
}

/// A receiver that ignores all events.
struct Unheard;

impl Events for Unheard {
    #[inline]
    fn push(&mut self, _: Event) {}
}

/// Advancing a position.
impl Game {
    /// Checks whether a command is legal now.
    ///
    /// # Errors
    /// Returns the rule it breaks, and how.
    pub fn check(&self, command: &Command) -> Result<(), Violation> {
        let seat = command.seat;
        if seat.index() >= self.player_count() {
            return Err(Rule::G1.broken(Fact::NoSuchSeat(seat)));
        }
        if let Decision::Correct(correction) = command.decision {
            return self.check_correction(seat, correction);
        }
        if self.phase == Phase::Over {
            return Err(Rule::E1.broken(Fact::GameOver));
        }
        if let Decision::Sell(points) = command.decision {
            return self.check_sell(seat, points);
        }
        if let Decision::Reveal(card) = command.decision {
            return phase::game_end::check_reveal(self, seat, card);
        }
        if let Decision::Merchant(favour) = command.decision {
            return phase::characters::check_merchant(self, seat, favour);
        }
        if let Decision::Professor(deck) = command.decision {
            return phase::characters::check_professor(self, seat, deck);
        }
        if let Some(pending) = self.pending {
            return phase::pending::check(self, pending, command);
        }
        match self.phase {
            Phase::Seats => phase::seats::check(self, command),
            Phase::StartingHands => phase::starting_hand::check(self, command),
            Phase::Auction => phase::auction::check(self, command),
            Phase::Characters => phase::characters::check(self, command),
            Phase::Actions => phase::actions::check(self, command),
            Phase::Reveal | Phase::Over => Err(Rule::E1.broken(Fact::NotNow)),
        }
    }

    /// Carries out a command and returns what happened.
    ///
    /// # Errors
    /// Fails like [`Game::check`]; the game is then unchanged.
    pub fn play(&mut self, command: &Command) -> Result<Vec<Event>, Violation> {
        self.check(command)?;
        let mut events = Vec::new();
        self.apply(command, &mut events);
        Ok(events)
    }

    /// Carries out a command that is known to be legal, because it comes from
    /// [`Game::legal`] or has been checked. For bots: it checks nothing again and allocates
    /// nothing.
    pub fn play_legal(&mut self, command: &Command) {
        debug_assert_eq!(self.check(command), Ok(()), "{command:?}");
        self.apply(command, &mut Unheard);
    }

    /// Like [`Game::play_legal`], but reports what happens to a listener.
    pub fn play_heard(&mut self, command: &Command, events: &mut impl Events) {
        debug_assert_eq!(self.check(command), Ok(()), "{command:?}");
        self.apply(command, events);
    }

    fn apply(&mut self, command: &Command, events: &mut impl Events) {
        self.carry_out(command, events);
        self.settle(events);
    }

    /// Does only what a command says, and leaves the position there, whether or not
    /// anything is left to decide.
    pub(super) fn carry_out(&mut self, command: &Command, events: &mut impl Events) {
        let seat = command.seat;
        let decision = command.decision;
        if is_of_any_time(decision) {
            self.carry_out_any_time(seat, decision, events);
        } else if self.pending.is_some() {
            phase::pending::apply(self, seat, decision, events);
        } else {
            match self.phase {
                Phase::Seats => phase::seats::apply(self, seat, decision, events),
                Phase::StartingHands => phase::starting_hand::apply(self, seat, decision, events),
                Phase::Auction => phase::auction::apply(self, seat, decision, events),
                Phase::Characters => phase::characters::apply(self, seat, decision),
                Phase::Actions => phase::actions::apply(self, seat, decision, events),
                Phase::Reveal | Phase::Over => {}
            }
        }
    }

    /// Does what can be decided in any phase, which is rare.
    #[inline(never)]
    fn carry_out_any_time(&mut self, seat: Seat, decision: Decision, events: &mut impl Events) {
        if let Decision::Correct(correction) = decision {
            self.correct(seat, correction, events);
        } else if let Decision::Sell(points) = decision {
            self.player_mut(seat).prestige -= points;
            let brings = u32::from(points) * self.variant.point_sells_for;
            self.earn(seat, brings, events);
        } else if let Decision::Reveal(card) = decision {
            phase::game_end::reveal(self, seat, card, events);
        } else if let Decision::Merchant(favour) = decision {
            phase::characters::merchant(self, seat, favour, events);
        } else if let Decision::Professor(deck) = decision {
            phase::characters::professor(self, seat, deck, events);
        }
    }

    /// Settles a newly typed position, which may leave nothing to decide.
    pub(super) fn settle_start(&mut self) {
        self.settle(&mut Unheard);
    }

    /// Goes on to the next decision: turns, rounds and the game end by themselves when
    /// nothing is left to decide in them.
    pub(super) fn settle(&mut self, events: &mut impl Events) {
        if self.pending.is_some() {
            return;
        }
        if self.phase == Phase::Auction && self.auction.remaining.is_empty() {
            if phase::auction::hand_over(self, events) || phase::characters::last_call(self) {
                return;
            }
            events.push(Event::AuctionsEnded { round: self.round });
            if self.variant.characters {
                phase::characters::begin(self, events);
            } else {
                phase::actions::begin(self, events);
            }
        }
        if self.phase == Phase::Characters {
            if phase::characters::goes_on(self, events) {
                return;
            }
            phase::actions::begin(self, events);
        }
        while self.phase == Phase::Actions && phase::actions::turn_is_spent(self) {
            phase::actions::end_turn(self, events);
        }
        if self.phase == Phase::Reveal {
            phase::game_end::settle(self, events);
        }
    }
}

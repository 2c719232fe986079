//! How commands carry a position forward: each one is checked, and either refused with the
//! rule it breaks or carried out together with everything that follows automatically.
//!
//! The rules for each part of a round are in `phase/`, one file per topic.

// A new decision or phase must be handled explicitly, not fall through.
#![deny(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

use super::command::{Command, Decision, Event, Spot};
use super::game::{Events, Game};
use super::phase::{chance, character, contract, die, effect, king, round, settle, task, travel};
use super::rule::{Fact, Rule, Violation};
use super::state::Phase;
use table::{Item as _, Seat};

/// A sink for events that no one needs.
struct Unheard;

impl Events for Unheard {
    #[inline]
    fn push(&mut self, _: Event) {}
}

impl Game {
    /// Checks whether a command is legal now.
    ///
    /// # Errors
    /// The rule it breaks, and how.
    pub fn check(&self, command: &Command) -> Result<(), Violation> {
        if let Some(seat) = command.seat
            && seat.index() >= self.player_count()
        {
            return Err(Rule::G1.broken(Fact::NoSuchSeat(seat)));
        }
        if let (Some(seat), Decision::Correct(correction)) = (command.seat, command.decision) {
            return self.check_correction(seat, correction);
        }
        if self.is_over() {
            return Err(Rule::G1.broken(Fact::GameOver));
        }
        match (command.seat, command.decision.is_chance()) {
            (Some(_), true) => Err(Rule::X1.broken(Fact::NotByASeat)),
            (None, true) => chance::check(self, &command.decision),
            (None, false) => Err(Rule::X1.broken(Fact::NoSeat)),
            (Some(seat), false) => {
                let deciders = self.may_decide();
                if !deciders.contains(seat) {
                    return Err(Rule::T1.broken(Fact::NotYourTurn(deciders)));
                }
                self.check_decision(seat, &command.decision)
            }
        }
    }

    fn check_decision(&self, seat: Seat, decision: &Decision) -> Result<(), Violation> {
        if let Decision::KingTile(_) = decision {
            return round::check_king_tile(self);
        }
        let Phase::Turn(step) = self.phase else {
            return Err(Rule::T1.broken(Fact::NotNow));
        };
        match *decision {
            Decision::TakeDie(die, to) => die::check_take(self, seat, step, die, to),
            Decision::TakeTile => die::check_tile(self, seat, step),
            Decision::TakeGoods(other) => die::check_goods(self, seat, step, other),
            Decision::ChooseAction(_) => die::check_action(self, step),
            Decision::EndTurn => die::check_end(self, step),
            Decision::Move(piece, to) => travel::check_move(self, seat, piece, to),
            Decision::Relocate(piece, to) => travel::check_relocate(self, piece, to),
            Decision::PlacePillar(city) => travel::check_pillar(self, seat, city),
            Decision::PlaceHouse(city, space) => travel::check_house(self, seat, city, space),
            Decision::TakeMapTile(piece, at) => travel::check_tile(self, seat, piece, at),
            Decision::TakeCharacter(at) => character::check_take(self, seat, at),
            Decision::RefreshCharacters => character::check_refresh(self),
            Decision::MoveCharacter(slot, building, floor) => {
                character::check_move_in(self, seat, slot, building, floor)
            }
            Decision::TakeContract(at) => contract::check_take(self, seat, at),
            Decision::Exchange(give, get, extra) => {
                contract::check_exchange(self, seat, give, get, extra)
            }
            Decision::FulfilContract(slot, kind) => contract::check_fulfil(self, seat, slot, kind),
            Decision::AdvanceKing => king::check_advance(self),
            Decision::BuyGood(good) => task::check_buy(self, seat, good),
            Decision::PlaceCrest(slot, building) => task::check_crest(self, seat, slot, building),
            Decision::BuildCathedral(city) => task::check_build(self, seat, city),
            Decision::UseHelper(slot) => task::check_helper(self, seat, step, slot),
            Decision::ChooseGoods(goods) => effect::check_goods(self, goods),
            Decision::ChooseBuilding(building) => effect::check_building(self, seat, building),
            Decision::Trigger(floor) => effect::check_trigger(self, floor),
            Decision::EndEffect => effect::check_end(self),
            Decision::KingTile(_)
            | Decision::Correct(_)
            | Decision::Roll(_)
            | Decision::Corruption(_)
            | Decision::Deal(..) => Err(Rule::T1.broken(Fact::NotNow)),
        }
    }

    /// Carries out a command and returns what happened.
    ///
    /// # Errors
    /// As [`Game::check`]; the game is unchanged then.
    pub fn play(&mut self, command: &Command) -> Result<Vec<Event>, Violation> {
        self.check(command)?;
        let mut events = Vec::new();
        self.apply(command, &mut events);
        Ok(events)
    }

    /// Carries out a command that is known to be legal, because it comes from
    /// [`Game::legal`] or [`Game::draw`], or has been checked. This is for bots: it checks
    /// and allocates nothing.
    pub fn play_legal(&mut self, command: &Command) {
        debug_assert_eq!(self.check(command), Ok(()), "{command:?}");
        self.apply(command, &mut Unheard);
    }

    pub(super) fn apply(&mut self, command: &Command, events: &mut impl Events) {
        match command.seat {
            Some(seat) => self.carry_out(seat, &command.decision, events),
            None => chance::bring(self, &command.decision, events),
        }
        settle::settle(self, events);
    }

    fn carry_out(&mut self, seat: Seat, decision: &Decision, events: &mut impl Events) {
        match *decision {
            Decision::TakeDie(die, to) => die::take(self, seat, die, to, events),
            Decision::TakeTile => die::take_tile(self, seat, events),
            Decision::TakeGoods(other) => die::take_goods(self, seat, other, events),
            Decision::ChooseAction(action) => die::choose(self, seat, action),
            Decision::EndTurn => die::end(self),
            Decision::Move(piece, to) => travel::step(self, seat, piece, to, events),
            Decision::Relocate(piece, to) => travel::relocate(self, seat, piece, to, events),
            Decision::PlacePillar(city) => travel::place_pillar(self, seat, city, events),
            Decision::PlaceHouse(city, space) => {
                travel::place_house(self, seat, city, space, events);
            }
            Decision::TakeMapTile(_, at) => {
                self.spend(1);
                self.take_tile(seat, Spot::Map(at), events);
            }
            Decision::TakeCharacter(at) => {
                self.spend(1);
                self.take_tile(seat, Spot::Character(at), events);
            }
            Decision::RefreshCharacters => character::refresh(self, seat, events),
            Decision::MoveCharacter(slot, building, floor) => {
                character::move_in(self, seat, slot, building, floor, events);
            }
            Decision::TakeContract(at) => {
                self.spend(self.edition.data().prices[usize::from(at)]);
                self.take_tile(seat, Spot::Contract(at), events);
            }
            Decision::Exchange(give, get, extra) => {
                contract::exchange(self, seat, give, get, extra, events);
            }
            Decision::FulfilContract(slot, kind) => {
                contract::fulfil(self, seat, slot, kind, events);
            }
            Decision::AdvanceKing => king::advance(self, seat, events),
            Decision::BuyGood(good) => task::buy(self, seat, good, events),
            Decision::PlaceCrest(slot, building) => {
                task::place_crest(self, seat, slot, building, events);
            }
            Decision::BuildCathedral(city) => task::build(self, seat, city, events),
            Decision::UseHelper(slot) => task::use_helper(self, seat, slot, events),
            Decision::ChooseGoods(goods) => effect::choose_goods(self, seat, goods, events),
            Decision::ChooseBuilding(building) => effect::choose_building(self, seat, building),
            Decision::Trigger(floor) => effect::trigger(self, seat, floor, events),
            Decision::EndEffect => self.frames.pop(),
            Decision::KingTile(take) => round::decide_king_tile(self, seat, take, events),
            Decision::Correct(correction) => self.correct(seat, correction, events),
            Decision::Roll(_) | Decision::Corruption(_) | Decision::Deal(..) => {}
        }
    }
}

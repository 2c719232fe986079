//! How commands advance a position: each is checked, and either refused with the rule it
//! breaks, or carried out with everything that follows automatically.
//!
//! What each phase allows and does is in `phase/`, one file per topic.

// A new decision or phase must be handled explicitly and must not fall through.
#![deny(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

use super::command::{Command, Decision, Event};
use super::game::{Events, Game, Unheard};
use super::phase::{
    arrival, auction, doctor, election, papal, play, redeal, seizure, settle, simony, trade, turn,
};
use super::rule::{Fact, Rule, Violation};
use super::state::{Phase, Step};
use table::Item as _;

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
        if self.is_over() {
            return Err(Rule::G1.broken(Fact::GameOver));
        }
        match command.decision {
            Decision::Keep => redeal::check_keep(self, seat),
            Decision::Redeal => redeal::check_redeal(self, seat),
            Decision::PayPatron => arrival::check_pay(self, seat),
            Decision::Decline => arrival::check_decline(self, seat),
            Decision::Place(card, place) => arrival::check_place(self, seat, card, place),
            Decision::Done => arrival::check_done(self, seat),
            Decision::Move(card, place) => arrival::check_move(self, seat, card, place),
            Decision::TurnUp(slot) => auction::check_turn_up(self, seat, slot),
            Decision::Turned(card) => auction::check_turned(self, seat, card),
            Decision::Bid(bid) => auction::check_bid(self, seat, bid),
            Decision::Pass => auction::check_pass(self, seat),
            Decision::Sold(slot, card, price) => auction::check_sold(self, seat, slot, card, price),
            Decision::Spy => auction::check_spy(self, seat),
            Decision::Draw(card) => auction::check_draw(self, seat, card),
            Decision::Play(card, aim) => play::check(self, seat, card, aim),
            Decision::EndPlay => play::check_end(self, seat),
            Decision::Steal(card) => play::check_steal(self, seat, card),
            Decision::Doctor => doctor::check(self, seat, true),
            Decision::NoDoctor => doctor::check(self, seat, false),
            Decision::Give(to) => play::check_give(self, seat, to),
            Decision::Judge(_) => simony::check_judge(self, seat),
            Decision::Accuse => simony::check_accuse(self, seat, true),
            Decision::NoAccuse => simony::check_accuse(self, seat, false),
            Decision::Seize(target, with) => seizure::check(self, seat, target, with),
            Decision::Defend(with) => seizure::check_defend(self, seat, with),
            Decision::EndPhase => seizure::check_end(self, seat),
            Decision::Vote(votes) => election::check(self, seat, votes),
            Decision::Assign(to) => papal::check_assign(self, seat, to),
            Decision::Shuffle => papal::check_shuffle(self, seat, true),
            Decision::NoShuffle => papal::check_shuffle(self, seat, false),
            Decision::Dealt(to) => papal::check_dealt(self, seat, to),
            Decision::Distribute(to) => papal::check_distribute(self, seat, to),
            Decision::Offer(partner, give, take) => {
                trade::check_offer(self, seat, partner, give, take)
            }
            Decision::Accept => trade::check_accept(self, seat),
            Decision::Refuse => trade::check_refuse(self, seat),
            Decision::Consent(_) => trade::check_consent(self, seat),
            Decision::Show(card) => redeal::check_show(self, seat, card),
            Decision::Correct(correction) => self.check_correction(seat, correction),
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

    pub(super) fn apply(&mut self, command: &Command, events: &mut impl Events) {
        self.carry_out(command, events);
        settle::settle(self, events);
    }

    /// Does only what a command says, and leaves the position there, whether or not
    /// anything is left to decide.
    pub(super) fn carry_out(&mut self, command: &Command, events: &mut impl Events) {
        let seat = command.seat;
        match command.decision {
            Decision::Keep => redeal::keep(self, seat),
            Decision::Redeal => redeal::redeal(self, seat, events),
            Decision::PayPatron => arrival::pay(self, events),
            Decision::Decline => arrival::decline(self, events),
            Decision::Place(card, place) => arrival::place(self, card, place, events),
            Decision::Done => arrival::done(self),
            Decision::Move(card, place) => arrival::move_to(self, seat, card, place, events),
            Decision::TurnUp(slot) => auction::turn_up(self, slot, events),
            Decision::Turned(card) => auction::turned(self, card, events),
            Decision::Bid(bid) => auction::bid(self, seat, bid),
            Decision::Pass => auction::pass(self, seat),
            Decision::Sold(slot, card, price) => {
                auction::sold(self, seat, slot, card, price, events);
            }
            Decision::Spy => auction::spy(self, seat, events),
            Decision::Draw(card) => auction::draw(self, seat, card, events),
            Decision::Play(card, aim) => play::play(self, seat, card, aim, events),
            Decision::EndPlay => self.phase = Phase::Step(Step::Seize { tried: false }),
            Decision::Steal(card) => play::steal(self, card, events),
            Decision::Doctor => doctor::answer(self, seat, true),
            Decision::NoDoctor => doctor::answer(self, seat, false),
            Decision::Give(to) => play::give(self, to, events),
            Decision::Judge(yes) => simony::judge(self, seat, yes),
            Decision::Accuse => simony::answer(self, seat, true),
            Decision::NoAccuse => simony::answer(self, seat, false),
            Decision::Seize(target, with) => seizure::seize(self, target, with),
            Decision::Defend(with) => seizure::defend(self, with, events),
            Decision::EndPhase => turn::end_phase(self, events),
            Decision::Vote(votes) => election::vote(self, seat, votes),
            Decision::Assign(to) => papal::assign(self, to, events),
            Decision::Shuffle => papal::shuffle(self, events),
            Decision::NoShuffle => papal::no_shuffle(self),
            Decision::Dealt(to) => papal::dealt(self, to, events),
            Decision::Distribute(to) => papal::distribute(self, to, events),
            Decision::Offer(partner, give, take) => {
                trade::offer(self, seat, partner, give, take);
            }
            Decision::Accept => trade::accept(self, events),
            Decision::Refuse => trade::refuse(self, seat, events),
            Decision::Consent(yes) => trade::consent(self, yes, events),
            Decision::Show(card) => redeal::show(self, seat, card, events),
            Decision::Correct(correction) => self.correct(seat, correction, events),
        }
    }
}

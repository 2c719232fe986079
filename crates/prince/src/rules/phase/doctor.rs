//! Cards that are killed, and whether a Doctor is used when a Poison has been played (C6).
//!
//! Everyone but the poisoner answers in secret, and only a Doctor that is used is
//! announced.

use crate::rules::card::{CardId, CardType, Spot};
use crate::rules::command::{Event, Why};
use crate::rules::game::{Events, Game};
use crate::rules::rule::{Fact, Rule, Violation};
use crate::rules::state::{Answers, Doctors, Phase, Step};
use table::Seat;

/// Kills a card (C3, C4, C5).
pub(in crate::rules) fn die(game: &mut Game, victim: CardId, events: &mut impl Events) {
    let owner = game.owner(victim);
    events.push(Event::Died(victim));
    match (game.type_of(victim), owner) {
        (CardType::Office, Some(owner)) => {
            game.lay(victim, Spot::Aside);
            if game.active == game.pope {
                game.phase = Phase::OfficeGift(victim, owner);
            }
        }
        (_, _) => game.lay(victim, Spot::Out),
    }
}

/// Makes the Poison wait for a Doctor, unless there is none left.
pub(in crate::rules) fn open(game: &mut Game, victim: CardId, events: &mut impl Events) {
    let doctors = game.edition.of_type(CardType::Doctor);
    if doctors.iter().all(|card| game.spot(card) == Spot::Out) {
        die(game, victim, events);
        return;
    }
    let answers = Answers::default();
    game.phase = Phase::Doctors(Doctors { victim, answers });
}

pub(in crate::rules) fn check(game: &Game, seat: Seat, yes: bool) -> Result<(), Violation> {
    match game.phase_now() {
        Some(Phase::Doctors(doctors)) if doctors.answers.answered.contains(seat) => {
            return Err(Rule::C6.broken(Fact::HasAnswered));
        }
        Some(Phase::Doctors(_)) => game.check_turn(seat, Rule::C6)?,
        _ => return Err(Rule::C6.broken(Fact::NotNow)),
    }
    if !yes {
        return Ok(());
    }
    if game.is_silenced(seat) {
        return Err(Rule::C8.broken(Fact::Silenced));
    }
    let doctors = game.may_hold(seat, CardType::Doctor).iter();
    let fees = doctors.map(|card| u32::from(game.figures(card).fee));
    match fees.min() {
        Some(fee) => game.check_money(seat, fee, Rule::C6),
        None => Err(Rule::C6.broken(Fact::NoneInHand(CardType::Doctor))),
    }
}

pub(in crate::rules) fn answer(game: &mut Game, seat: Seat, yes: bool) {
    if let Phase::Doctors(doctors) = &mut game.phase {
        doctors.answers.answered.insert(seat);
        if yes {
            doctors.answers.yes.insert(seat);
        }
    }
}

/// Carries out the answers once all have been given; returns whether they have.
pub(in crate::rules) fn goes_on(
    game: &mut Game,
    doctors: Doctors,
    events: &mut impl Events,
) -> bool {
    let asked = game.all_seats().without(game.active);
    if doctors.answers.answered != asked {
        return false;
    }
    game.phase = Phase::Step(Step::Play);
    let comes = |seat: &Seat| doctors.answers.yes.contains(*seat);
    match game.clockwise(game.active).find(comes) {
        Some(seat) => heal(game, seat, events),
        None => die(game, doctors.victim, events),
    }
    true
}

fn heal(game: &mut Game, seat: Seat, events: &mut impl Events) {
    let doctors = game.may_hold(seat, CardType::Doctor);
    let known = doctors.intersection(game.hand(seat).known());
    let doctors = if known.is_empty() { doctors } else { known };
    // In decks with several Doctors, the cheapest is used.
    let cheapest = doctors.iter().min_by_key(|&card| game.figures(card).fee);
    let Some(card) = cheapest.map(|card| game.leaving(seat, card)) else {
        return;
    };
    events.push(Event::Healed(seat, card));
    let fee = u32::from(game.figures(card).fee);
    game.pay(seat, fee, Why::Doctor(card), events);
    game.leave_hand(seat, card);
    game.lay(card, Spot::Out);
}

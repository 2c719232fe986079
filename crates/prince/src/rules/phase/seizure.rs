//! Trying to seize what another player has (Z).
//!
//! The target is public; the commitments are secret until both have chosen. Committed cards
//! stay in the hand until they are revealed.

use crate::rules::card::{CardId, CardType, Place, Spot};
use crate::rules::command::{Event, Target, Why};
use crate::rules::game::{Events, Game};
use crate::rules::rule::{Fact, Rule, Violation};
use crate::rules::state::{Attack, Commitment, Phase, Step};
use table::{Item as _, Seat, Set};

impl Game {
    /// Returns the owner of a target (Z1).
    ///
    /// # Errors
    /// Returns why there is nothing like that to seize.
    pub fn holder(&self, target: Target) -> Result<Seat, Violation> {
        let none = Rule::Z1.broken(Fact::NoTarget(target));
        match target {
            Target::Base(seat) => {
                let there = seat.index() < self.player_count();
                match there && !self.is_bare(Place::Base(seat)) {
                    true => Ok(seat),
                    false => Err(none),
                }
            }
            Target::Card(card) => {
                self.check_card(card, Rule::Z1)?;
                match self.spot(card) {
                    Spot::Before(seat) => Ok(seat),
                    Spot::Under(_) => Err(Rule::H9.broken(Fact::IsProtected(card))),
                    Spot::Concealed
                    | Spot::Auctioned
                    | Spot::Arriving(_)
                    | Spot::InPlay
                    | Spot::Wedding(..)
                    | Spot::Aside
                    | Spot::Out => Err(none),
                }
            }
        }
    }

    /// Returns all targets that belong to others, taking into account that spouses spare
    /// each other.
    #[must_use]
    pub fn targets(&self, attacker: Seat) -> Vec<Target> {
        let mut targets = Vec::new();
        for seat in self.seats().filter(|&seat| seat != attacker) {
            targets.extend(self.open(seat).iter().map(Target::Card));
            if !self.is_bare(Place::Base(seat)) {
                targets.push(Target::Base(seat));
            }
        }
        targets
    }

    /// Returns whether an attack without condottieri takes this target (Z3): an unprotected
    /// office or artist.
    #[must_use]
    pub fn needs_none(&self, target: Target) -> bool {
        match target {
            Target::Card(card) => {
                matches!(self.type_of(card), CardType::Office | CardType::Artist)
            }
            Target::Base(_) => false,
        }
    }
}

/// Checks that a player holds these condottieri, as far as is known (Z2).
pub(in crate::rules) fn check_held(
    game: &Game,
    seat: Seat,
    with: Set<CardId>,
) -> Result<(), Violation> {
    for card in with {
        game.check_card(card, Rule::Z2)?;
        if game.type_of(card) != CardType::Condottiere {
            let fact = Fact::NotA(card, CardType::Condottiere);
            return Err(Rule::Z2.broken(fact));
        }
        game.check_in_hand(seat, card, Rule::Z2)?;
    }
    let hand = game.hand(seat);
    let unknown = with.minus(hand.known());
    if let Some(one) = unknown.first()
        && unknown.len() > usize::from(hand.hidden())
    {
        return Err(Rule::Z2.broken(Fact::NotInHand(one)));
    }
    Ok(())
}

/// Checks that a player can commit these (Z2).
fn check_committed(game: &Game, seat: Seat, with: Set<CardId>) -> Result<(), Violation> {
    check_held(game, seat, with)?;
    if !with.is_empty() && game.is_silenced(seat) {
        return Err(Rule::C8.broken(Fact::Silenced));
    }
    game.check_money(seat, game.fees(with), Rule::Z2)
}

pub(in crate::rules) fn check(
    game: &Game,
    seat: Seat,
    target: Target,
    with: Set<CardId>,
) -> Result<(), Violation> {
    game.check_step(seat, Rule::Z1, |step| matches!(step, Step::Seize { .. }))?;
    if game.phase == Phase::Step(Step::Seize { tried: true }) {
        return Err(Rule::Z1.broken(Fact::HasSeized));
    }
    let holder = game.holder(target)?;
    if holder == seat {
        return Err(Rule::Z1.broken(Fact::Oneself));
    }
    super::play::check_spouse(game, seat, holder)?;
    check_committed(game, seat, with)?;
    match with.is_empty() && !game.needs_none(target) {
        true => Err(Rule::Z3.broken(Fact::NeedsCondottiere)),
        false => Ok(()),
    }
}

pub(in crate::rules) fn seize(game: &mut Game, target: Target, with: Set<CardId>) {
    if let Ok(defender) = game.holder(target) {
        game.phase = Phase::Defence(Attack {
            target,
            defender,
            committed: Commitment::Known(with),
        });
    }
}

pub(in crate::rules) fn check_defend(
    game: &Game,
    seat: Seat,
    with: Set<CardId>,
) -> Result<(), Violation> {
    let Some(&Phase::Defence(attack)) = game.phase_now() else {
        return Err(Rule::Z2.broken(Fact::NotNow));
    };
    game.check_turn(seat, Rule::Z2)?;
    if let Commitment::Known(cards) = attack.committed
        && let Some(card) = cards.intersection(with).first()
        && !game.hand(seat).known().contains(card)
    {
        // With unknown hands, the card could have been in either.
        return Err(Rule::Z2.broken(Fact::Elsewhere(card)));
    }
    check_committed(game, seat, with)
}

pub(in crate::rules) fn defend(game: &mut Game, with: Set<CardId>, events: &mut impl Events) {
    let Phase::Defence(attack) = game.phase else {
        return;
    };
    let attacker = game.active;
    let Attack {
        target, defender, ..
    } = attack;
    // Condottieri that are face down for this viewer count as nothing: code that plays on
    // from a view must say what they may be.
    let against = match attack.committed {
        Commitment::Known(cards) => cards,
        Commitment::Hidden => Set::EMPTY,
    };
    let strength = game.attack(attacker, against);
    let resistance = game.defence(target) + game.power_of(with);
    let wins = resistance == 0 || strength > resistance;
    events.push(Event::Attacked(attacker, target, against));
    events.push(Event::Defended(defender, with));
    events.push(Event::Fought(strength, resistance, wins));
    commit(game, attacker, against, events);
    commit(game, defender, with, events);
    game.phase = Phase::Step(Step::Seize { tried: true });
    if wins {
        take(game, attacker, defender, target);
    }
}

/// Pays for the committed cards and sets them aside, needed or not (Z7).
fn commit(game: &mut Game, seat: Seat, with: Set<CardId>, events: &mut impl Events) {
    let fees = game.fees(with);
    game.pay(seat, fees, Why::Mercenaries(with.len() as u8), events);
    for card in with {
        game.leave_hand(seat, card);
        game.lay(card, Spot::Aside);
    }
}

/// Gives the spoils to the attacker (Z8, Z9, Z10).
fn take(game: &mut Game, attacker: Seat, defender: Seat, target: Target) {
    match target {
        Target::Base(seat) => {
            for card in game.all_under(Place::Base(seat)) {
                super::arrival::arrive(game, attacker, card);
            }
            game.robbed = Some((defender, true));
        }
        Target::Card(card) if game.type_of(card) == CardType::Holding => {
            game.lay(card, Spot::Before(attacker));
            // An artist under it stays in place, and costs his fee.
            if let Some(artist) = game.under(Place::Holding(card), CardType::Artist) {
                game.arriving.insert(artist);
                game.due.insert(artist);
                game.robbed = Some((defender, false));
            }
        }
        Target::Card(card) => {
            super::arrival::arrive(game, attacker, card);
            game.robbed = Some((defender, false));
        }
    }
}

pub(in crate::rules) fn check_end(game: &Game, seat: Seat) -> Result<(), Violation> {
    game.check_step(seat, Rule::T2, |step| matches!(step, Step::Seize { .. }))
}

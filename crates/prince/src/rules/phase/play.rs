//! Hand cards played in step 2 (C), and their effects.
//!
//! Checks only whether a card can be aimed at the target, not whether it has an effect:
//! that is up to the player (C12).

use crate::rules::card::{CardId, CardType, Spot};
use crate::rules::command::{Aim, Event};
use crate::rules::game::{Events, Game, PUBLIC, bit};
use crate::rules::rule::{Fact, Rule, Violation};
use crate::rules::state::{Phase, Step};
use table::{Card, Hand, Item as _, Seat, Set};

fn plays(step: Step) -> bool {
    step == Step::Play
}

pub(in crate::rules) fn check(
    game: &Game,
    seat: Seat,
    card: CardId,
    aim: Aim,
) -> Result<(), Violation> {
    game.check_step(seat, Rule::C1, plays)?;
    game.check_card(card, Rule::C1)?;
    let card_type = game.type_of(card);
    if card_type.is_table() {
        return Err(Rule::G5.broken(Fact::TableCard(card)));
    }
    game.check_in_hand(seat, card, Rule::C1)?;
    if game.is_silenced(seat) && !kills_savonarola(game, card, aim) {
        return Err(Rule::C8.broken(Fact::Silenced));
    }
    match (card_type, aim) {
        (CardType::Spy, Aim::Seat(victim)) => {
            check_other(game, seat, victim, Rule::C2)?;
            match game.hand(victim).is_empty() {
                true => Err(Rule::C2.broken(Fact::EmptyHand(victim))),
                false => check_spouse(game, seat, victim),
            }
        }
        (CardType::Poison, Aim::Card(victim)) => {
            check_victim(game, seat, victim, Rule::C3, CardType::Artist)
        }
        (CardType::Bravo, Aim::Card(victim)) => {
            check_victim(game, seat, victim, Rule::C4, CardType::Savonarola)
        }
        (CardType::Marriage, Aim::Seat(spouse)) => check_other(game, seat, spouse, Rule::C7),
        (CardType::Savonarola, Aim::None) => match seat == game.pope {
            true => Err(Rule::C8.broken(Fact::IsPope)),
            false => check_spouse(game, seat, game.pope),
        },
        (CardType::Simony, Aim::None) => check_accusation(game, seat),
        (CardType::Condottiere | CardType::Doctor, _) => {
            Err(Rule::C1.broken(Fact::NotPlayedHere(card)))
        }
        (_, _) => Err(Rule::C12.broken(Fact::WrongAim(card))),
    }
}

fn kills_savonarola(game: &Game, card: CardId, aim: Aim) -> bool {
    match aim {
        Aim::Card(victim) => {
            game.type_of(card) == CardType::Bravo && game.type_of(victim) == CardType::Savonarola
        }
        Aim::Seat(_) | Aim::None => false,
    }
}

fn check_other(game: &Game, seat: Seat, other: Seat, rule: Rule) -> Result<(), Violation> {
    if other.index() >= game.player_count() {
        return Err(rule.broken(Fact::NoSuchSeat(other)));
    }
    match other == seat {
        true => Err(rule.broken(Fact::Oneself)),
        false => Ok(()),
    }
}

/// Checks that the two are not married (C7).
pub(in crate::rules) fn check_spouse(
    game: &Game,
    seat: Seat,
    other: Seat,
) -> Result<(), Violation> {
    match game.spouses(seat).contains(other) {
        true => Err(Rule::C7.broken(Fact::Spouse(other))),
        false => Ok(()),
    }
}

/// Checks that a Death can be played on this card: an office, the Marriage, or what only
/// this kind of Death kills.
fn check_victim(
    game: &Game,
    seat: Seat,
    victim: CardId,
    rule: Rule,
    kills_too: CardType,
) -> Result<(), Violation> {
    game.check_card(victim, rule)?;
    let card_type = game.type_of(victim);
    let can = match card_type {
        CardType::Office => true,
        CardType::Marriage => matches!(game.spot(victim), Spot::Wedding(..)),
        other => other == kills_too,
    };
    let lies = match game.spot(victim) {
        Spot::Before(_) | Spot::Under(_) | Spot::InPlay | Spot::Wedding(..) => true,
        Spot::Concealed | Spot::Auctioned | Spot::Arriving(_) | Spot::Aside | Spot::Out => false,
    };
    if !can || !lies {
        return Err(rule.broken(Fact::WrongVictim(victim)));
    }
    match game.owner(victim) {
        Some(owner) => check_spouse(game, seat, owner),
        None => Ok(()),
    }
}

/// Checks that this player may accuse the Pope of Simony (C9).
pub(in crate::rules) fn check_accusation(game: &Game, seat: Seat) -> Result<(), Violation> {
    if seat == game.pope {
        return Err(Rule::C9.broken(Fact::IsPope));
    }
    if game.turn == 1 {
        return Err(Rule::C9.broken(Fact::FirstTurn));
    }
    if game.grievance(seat).is_none() {
        return Err(Rule::C9.broken(Fact::NoGrievance));
    }
    check_spouse(game, seat, game.pope)
}

pub(in crate::rules) fn play(
    game: &mut Game,
    seat: Seat,
    card: CardId,
    aim: Aim,
    events: &mut impl Events,
) {
    let card = game.leaving(seat, card);
    game.leave_hand(seat, card);
    game.lay(card, Spot::Out);
    events.push(Event::Played(seat, card, aim));
    match (game.type_of(card), aim) {
        (CardType::Spy, Aim::Seat(victim)) => {
            game.phase = Phase::Stealing(victim);
            let known = game.hand(victim).known();
            let stolen = game.random.as_mut().and_then(|random| random.one_of(known));
            if let Some(stolen) = stolen {
                steal(game, Card::Known(stolen), events);
            }
        }
        (CardType::Poison, Aim::Card(victim)) => super::doctor::open(game, victim, events),
        (CardType::Bravo, Aim::Card(victim)) => super::doctor::die(game, victim, events),
        (CardType::Marriage, Aim::Seat(spouse)) => game.lay(card, Spot::Wedding(seat, spouse)),
        (CardType::Savonarola, _) => game.lay(card, Spot::InPlay),
        (CardType::Simony, _) => super::simony::accuse(game, seat, false, events),
        (_, _) => {}
    }
}

pub(in crate::rules) fn check_give(
    game: &Game,
    seat: Seat,
    to: Option<Seat>,
) -> Result<(), Violation> {
    let Some(&Phase::OfficeGift(_, held)) = game.phase_now() else {
        return Err(Rule::C5.broken(Fact::NotNow));
    };
    game.check_turn(seat, Rule::C5)?;
    let Some(to) = to else {
        return Ok(());
    };
    check_other(game, seat, to, Rule::C5)?;
    match to == held {
        true => Err(Rule::C5.broken(Fact::HeldIt(to))),
        false => Ok(()),
    }
}

pub(in crate::rules) fn give(game: &mut Game, to: Option<Seat>, events: &mut impl Events) {
    if let Phase::OfficeGift(office, _) = game.phase {
        game.phase = Phase::Step(Step::Play);
        if let Some(to) = to {
            events.push(Event::Given(office, to));
            super::arrival::arrive(game, to, office);
        }
    }
}

pub(in crate::rules) fn check_end(game: &Game, seat: Seat) -> Result<(), Violation> {
    game.check_step(seat, Rule::T2, plays)
}

pub(in crate::rules) fn check_steal(
    game: &Game,
    seat: Seat,
    card: Card<CardId>,
) -> Result<(), Violation> {
    let Some(&Phase::Stealing(victim)) = game.phase_now() else {
        return Err(Rule::C2.broken(Fact::NotNow));
    };
    game.check_turn(seat, Rule::C2)?;
    let Card::Known(card) = card else {
        return Ok(());
    };
    game.check_in_hand(victim, card, Rule::C2)?;
    match game.type_of(card).is_table() {
        true => Err(Rule::G5.broken(Fact::TableCard(card))),
        false => Ok(()),
    }
}

pub(in crate::rules) fn steal(game: &mut Game, card: Card<CardId>, events: &mut impl Events) {
    if let Phase::Stealing(victim) = game.phase {
        game.phase = Phase::Step(Step::Play);
        let thief = game.active;
        let card = game.goes_unseen(victim, thief, card);
        events.push(Event::Stolen(thief, victim, card));
    }
}

impl Game {
    /// Moves a card from one hand to another, unseen by third parties: they are no longer
    /// certain of the cards they knew there, unless it was the only card. Returns which
    /// card it was, if known.
    pub(in crate::rules) fn goes_unseen(
        &mut self,
        from: Seat,
        to: Seat,
        card: Card<CardId>,
    ) -> Card<CardId> {
        let only = self.hands[from].len() == 1;
        self.lose_sight(from, to);
        let hand = self.hands[from];
        let card = match (card, hand.known().first()) {
            (Card::Hidden, Some(known)) if only => Card::Known(known),
            (card, _) => card,
        };
        let parties = bit(from) | bit(to);
        if !only {
            for known in hand.known() {
                let known_by = &mut self.known_by[known.index()];
                if *known_by & PUBLIC != 0 {
                    self.uncertain.insert(known);
                }
                *known_by &= parties;
            }
        }
        match card {
            Card::Known(known) => {
                let known_by = self.known_by[known.index()] | parties;
                self.hands[from].take(card);
                self.take_in_hand(to, card, known_by);
            }
            Card::Hidden => {
                // It may be any of them, so no card is known to be there.
                for known in hand.known() {
                    self.known_by[known.index()] = 0;
                }
                self.hands[from] = Hand::new(Set::EMPTY, hand.len() as u8 - 1);
                self.hands[to].put(Card::Hidden);
            }
        }
        card
    }
}

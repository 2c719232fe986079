//! Accusing the Pope of Simony, and the vote on it (C9, C10).
//!
//! Votes are open, and each player casts all their cardinals' votes together. The option of
//! C9 opens a window right after the shuffle in which everyone except the Pope answers in
//! secret.

use crate::rules::card::{CardType, Spot};
use crate::rules::command::{Aim, Event};
use crate::rules::game::{Events, Game};
use crate::rules::rule::{Fact, Rule, Violation};
use crate::rules::state::{Answers, Judging, Phase, Step};
use table::Seat;

/// Makes an accusation.
pub(in crate::rules) fn accuse(
    game: &mut Game,
    accuser: Seat,
    at_shuffle: bool,
    events: &mut impl Events,
) {
    events.push(Event::Accused(accuser));
    game.phase = Phase::Judging(Judging {
        accuser,
        turn: accuser,
        answers: Answers::default(),
        at_shuffle,
    });
}

pub(in crate::rules) fn check_judge(game: &Game, seat: Seat) -> Result<(), Violation> {
    match game.phase_now() {
        Some(Phase::Judging(_)) if seat == game.pope => Err(Rule::C10.broken(Fact::IsPope)),
        Some(Phase::Judging(_)) => game.check_turn(seat, Rule::C10),
        _ => Err(Rule::C10.broken(Fact::NotNow)),
    }
}

pub(in crate::rules) fn judge(game: &mut Game, seat: Seat, yes: bool) {
    let judges = game.all_seats().without(game.pope);
    let players = game.player_count();
    if let Phase::Judging(judging) = &mut game.phase {
        judging.answers.answered.insert(seat);
        if yes {
            judging.answers.yes.insert(seat);
        }
        judging.turn = seat.next_in(judges, players);
    }
}

/// Counts once all have voted; returns whether they have.
pub(in crate::rules) fn goes_on(
    game: &mut Game,
    judging: Judging,
    events: &mut impl Events,
) -> bool {
    let judges = game.all_seats().without(game.pope);
    if judging.answers.answered != judges {
        return false;
    }
    let cardinals = |seat: Seat| u16::from(game.cardinals[seat]);
    let all: u16 = judges.iter().map(cardinals).sum();
    let yes: u16 = judging.answers.yes.iter().map(cardinals).sum();
    let guilty = yes >= game.to_convict();
    game.skips = game.skips.saturating_add(u8::from(guilty));
    events.push(Event::Judged(yes, all - yes, guilty));
    game.phase = match judging.at_shuffle {
        true => Phase::Cardinals,
        false => Phase::Step(Step::Play),
    };
    true
}

pub(in crate::rules) fn check_accuse(game: &Game, seat: Seat, yes: bool) -> Result<(), Violation> {
    match game.phase_now() {
        Some(Phase::Accusing(_)) if seat == game.pope => {
            return Err(Rule::C9.broken(Fact::IsPope));
        }
        Some(Phase::Accusing(answers)) if answers.answered.contains(seat) => {
            return Err(Rule::C9.broken(Fact::HasAnswered));
        }
        Some(Phase::Accusing(_)) => game.check_turn(seat, Rule::C9)?,
        _ => return Err(Rule::C9.broken(Fact::NotNow)),
    }
    match yes && game.may_hold(seat, CardType::Simony).is_empty() {
        true => Err(Rule::C9.broken(Fact::NoneInHand(CardType::Simony))),
        false => Ok(()),
    }
}

pub(in crate::rules) fn answer(game: &mut Game, seat: Seat, yes: bool) {
    if let Phase::Accusing(answers) = &mut game.phase {
        answers.answered.insert(seat);
        if yes {
            answers.yes.insert(seat);
        }
    }
}

/// Opens the window, if the table uses it and an accusation is possible.
pub(in crate::rules) fn open(game: &mut Game) {
    let cards = game.edition.of_type(CardType::Simony).iter();
    let some_left = cards.into_iter().any(|card| game.spot(card) != Spot::Out);
    game.phase = match game.options.simony_at_shuffle && some_left {
        true => Phase::Accusing(Answers::default()),
        false => Phase::Cardinals,
    };
}

/// Carries out the answers once all have been given; returns whether they have.
pub(in crate::rules) fn has_answers(
    game: &mut Game,
    answers: Answers,
    events: &mut impl Events,
) -> bool {
    if answers.answered != game.all_seats().without(game.pope) {
        return false;
    }
    game.phase = Phase::Cardinals;
    let accuses = |seat: &Seat| answers.yes.contains(*seat);
    if let Some(seat) = game.clockwise(game.pope).find(accuses)
        && let Some(card) = game.one_in_hand(seat, CardType::Simony)
    {
        game.leave_hand(seat, card);
        game.lay(card, Spot::Out);
        events.push(Event::Played(seat, card, Aim::None));
        accuse(game, seat, true, events);
    }
    true
}

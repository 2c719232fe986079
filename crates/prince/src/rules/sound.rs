//! Checks whether the phase of a position fits the places of its cards. This is the last
//! check of a typed position; after it, every command leads to another legal position.
//!
//! A position that a game has reached by itself is always sound.

use super::card::{CardId, CardType, Spot};
use super::game::Game;
use super::phase::{redeal, seizure, trade};
use super::rule::{Fact, Rule, Violation};
use super::state::{Answers, Ballot, Bidding, Commitment, Judging, Phase, Vote};
use table::{Card, Item as _, Seat, Set};

/// More points in a turn from one source than possible.
const MOST_POINTS: u16 = 9999;

/// Returns everything that does not fit.
pub(super) fn problems(game: &Game) -> Vec<Violation> {
    let mut wrong = Vec::new();
    wrong.extend(hidden_from_computer(game));
    wrong.extend(points(game));
    wrong.extend(display(game));
    wrong.extend(auctioned(game));
    wrong.extend(hands(game));
    if let Err(violation) = phase(game) {
        wrong.push(violation);
    }
    if let Err(violation) = offer(game) {
        wrong.push(violation);
    }
    wrong
}

fn not_now<T>(rule: Rule) -> Result<T, Violation> {
    Err(rule.broken(Fact::NotNow))
}

fn that(holds: bool, rule: Rule) -> Result<(), Violation> {
    match holds {
        true => Ok(()),
        false => not_now(rule),
    }
}

/// Checks that nothing is hidden from a computer that deals (G8).
fn hidden_from_computer(game: &Game) -> Option<Violation> {
    let hidden = game.display().any(|(_, card)| card == Card::Hidden)
        || game.seats().any(|seat| game.hand(seat).hidden() > 0)
        || game.deck().is_counted();
    (game.is_digital() && hidden).then(|| Rule::G8.broken(Fact::MustBeNamed))
}

fn points(game: &Game) -> Option<Violation> {
    let scores = game.seats().flat_map(|seat| game.scores(seat).iter());
    let numbers = scores.flat_map(|score| {
        super::score::Source::ALL
            .iter()
            .map(|&source| score.of(source))
    });
    let most = numbers.max().unwrap_or(0);
    let fact = Fact::OutOfRange {
        found: i64::from(most),
        least: 0,
        most: i64::from(MOST_POINTS),
    };
    (most > MOST_POINTS).then(|| Rule::V1.broken(fact))
}

/// Checks that the display is empty between the last player phase of a turn and the next
/// one.
fn display(game: &Game) -> Option<Violation> {
    let between = matches!(
        game.phase,
        Phase::Redeal(_)
            | Phase::Laying(_)
            | Phase::Ballot(_)
            | Phase::OpenBallot(_)
            | Phase::Drawing(_)
            | Phase::Upkeep
    );
    let found = game.displayed();
    (between && found > 0).then(|| Rule::T1.broken(Fact::TooManyCards { found, there: 0 }))
}

/// Checks that a turned-up card is being auctioned.
fn auctioned(game: &Game) -> Option<Violation> {
    let bid_for = match game.phase {
        Phase::Bidding(bidding) => Some(bidding.card),
        _ => None,
    };
    let mut wrong = game
        .cards_at(Spot::Auctioned)
        .filter(|&card| Some(card) != bid_for);
    let wrong = wrong.next()?;
    Some(Rule::A1.broken(Fact::CannotLieThere(wrong)))
}

/// Checks that hands hold only hand cards, once they have been laid down (G5).
fn hands(game: &Game) -> Option<Violation> {
    let after = game
        .seats()
        .filter(|&seat| !redeal::may_have_table_cards(game, seat));
    let mut cards = after.flat_map(|seat| game.hand(seat).known().iter());
    let wrong = cards.find(|&card| game.type_of(card).is_table())?;
    Some(Rule::G5.broken(Fact::TableCard(wrong)))
}

fn phase(game: &Game) -> Result<(), Violation> {
    let all = game.all_seats();
    match game.phase {
        Phase::Turning(slot) => {
            let there = game.display().any(|(other, _)| other == slot);
            that(there && !game.is_digital(), Rule::A1)
        }
        Phase::Spying => that(game.displayed() > 0 && !game.is_digital(), Rule::A7),
        // The last card may still have to be placed. Then the next player gets none.
        Phase::Drawing(_) => that(
            !game.deck().is_empty() || !game.arriving.is_empty(),
            Rule::T4,
        ),
        Phase::Dealing => that(!game.is_digital(), Rule::P3),
        Phase::Stealing(victim) => {
            let can = victim != game.active && !game.hand(victim).is_empty();
            that(can && !game.is_digital(), Rule::C2)
        }
        Phase::Bidding(bidding) => auction(game, &bidding),
        Phase::Doctors(doctors) => {
            answers(doctors.answers, all.without(game.active), Rule::C6)?;
            let lies = game.is_laid(doctors.victim)
                || matches!(game.spot(doctors.victim), Spot::Wedding(..));
            that(lies && can_be_poisoned(game, doctors.victim), Rule::C3)
        }
        Phase::OfficeGift(office, _) => {
            let is_one = game.type_of(office) == CardType::Office;
            let killed = game.spot(office) == Spot::Aside && game.active == game.pope;
            that(is_one && killed, Rule::C5)
        }
        Phase::Judging(judging) => judges(game, &judging),
        Phase::Accusing(given) => answers(given, all.without(game.pope), Rule::C9),
        Phase::Defence(attack) => {
            let holder = game.holder(attack.target)?;
            that(holder == attack.defender && holder != game.active, Rule::Z1)?;
            match attack.committed {
                Commitment::Known(with) => {
                    // A table may have committed more than the rules allow; cards not known
                    // to be in a hand count as there (Z2).
                    seizure::check_held(game, game.active, with)
                }
                Commitment::Hidden => that(!game.is_digital(), Rule::Z2),
            }
        }
        Phase::Ballot(ballot) | Phase::OpenBallot(ballot) => cast(game, &ballot),
        Phase::Redeal(_)
        | Phase::Laying(_)
        | Phase::Step(_)
        | Phase::Upkeep
        | Phase::Offices
        | Phase::Shuffle
        | Phase::Cardinals
        | Phase::Over => Ok(()),
    }
}

fn can_be_poisoned(game: &Game, card: CardId) -> bool {
    matches!(
        game.type_of(card),
        CardType::Artist | CardType::Office | CardType::Marriage
    )
}

fn auction(game: &Game, bidding: &Bidding) -> Result<(), Violation> {
    that(game.spot(bidding.card) == Spot::Auctioned, Rule::A1)?;
    that(bidding.passed.is_subset(game.all_seats()), Rule::A3)?;
    let left = game.all_seats().minus(bidding.passed);
    that(left.is_empty() || left.contains(bidding.turn), Rule::A3)?;
    match bidding.high {
        Some((seat, bid)) => {
            that(left.contains(seat), Rule::A3)?;
            game.check_money(seat, bid, Rule::A2)
        }
        None => Ok(()),
    }
}

/// Checks that only the players who are asked have answered.
fn answers(given: Answers, asked: Set<Seat>, rule: Rule) -> Result<(), Violation> {
    let fits = given.answered.is_subset(asked) && given.yes.is_subset(given.answered);
    that(fits, rule)
}

fn judges(game: &Game, judging: &Judging) -> Result<(), Violation> {
    let judges = game.all_seats().without(game.pope);
    answers(judging.answers, judges, Rule::C10)?;
    let left = judges.minus(judging.answers.answered);
    let may = judges.contains(judging.accuser);
    that(
        may && (left.is_empty() || left.contains(judging.turn)),
        Rule::C10,
    )
}

fn cast(game: &Game, ballot: &Ballot) -> Result<(), Violation> {
    that(ballot.voted().is_subset(game.all_seats()), Rule::E2)?;
    for (&seat, vote) in Seat::ALL.iter().zip(&ballot.votes) {
        if let Vote::Cast(votes) = vote {
            let given = votes.iter().map(|&votes| u32::from(votes)).sum();
            let has = u32::from(game.votes(seat));
            let nobody = votes[game.player_count()..].iter().any(|&votes| votes > 0);
            if given != has || nobody {
                return Err(Rule::E2.broken(Fact::WrongVotes { given, has }));
            }
        }
    }
    Ok(())
}

fn offer(game: &Game) -> Result<(), Violation> {
    let Some(offered) = game.trade else {
        return Ok(());
    };
    that(offered.proposer != offered.partner, Rule::X1)?;
    that(game.arriving.is_empty(), Rule::X1)?;
    that(
        matches!(
            game.phase,
            Phase::Step(_) | Phase::Ballot(_) | Phase::OpenBallot(_)
        ),
        Rule::X1,
    )?;
    match offered.accepted {
        true => trade::check_trade(game, &offered),
        false => Ok(()),
    }
}

//! How the first two levels play: they look only at what is printed on a card.

use super::errors::Errors;
use super::worth::Yard;
use super::{harm, policy};
use crate::rules::card::{CardId, CardType};
use crate::rules::command::{Aim, Command, Decision};
use crate::rules::game::Game;
use crate::rules::state::{Ballot, Phase, Step};
use table::{Item as _, Seat, Set};

/// The assumed points of a card without printed ones.
const HAND_CARD: f64 = 1.0;

/// In how many ballots it votes for itself before it gives in.
const INSISTS: u16 = 2;

/// What such a level sees of a card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eyes {
    pub(super) errors: Errors,
    /// Whether it sees more than points: income and votes.
    pub(super) far: bool,
}

/// Returns the points per turn, as printed.
fn printed(view: &Game, card: CardId, eyes: Eyes) -> f64 {
    let Eyes { errors, far } = eyes;
    let figures = view.figures(card);
    let (points, income) = (f64::from(figures.vp), f64::from(figures.income));
    let points = match figures.card_type.is_table() {
        true if far => points + income / 10.0 + f64::from(figures.votes) / 3.0,
        true => points,
        false => HAND_CARD,
    };
    points * errors.factor(card)
}

/// Returns the decision of a seat with these eyes.
pub(super) fn decide(view: &Game, seat: Seat, eyes: Eyes) -> Decision {
    if view.trade().is_some() {
        let legal = view.legal_for(seat);
        let refuses =
            |decision: &Decision| matches!(decision, Decision::Refuse | Decision::Consent(false));
        return legal.into_iter().find(refuses).unwrap_or(Decision::Refuse);
    }
    if view.arrival().is_some() {
        let legal = view.legal_for(seat);
        let lays = |decision: &&Decision| matches!(decision, Decision::Place(_, Some(_)));
        let first = legal.iter().find(lays).or(legal.first());
        return first.copied().unwrap_or(Decision::Done);
    }
    match *view.phase() {
        Phase::Redeal(_) => Decision::Keep,
        Phase::Step(Step::Acquire) => match view.display().next() {
            Some((slot, _)) => Decision::TurnUp(slot),
            None => Decision::Spy,
        },
        Phase::Step(Step::Play) => play(view, seat, eyes),
        Phase::Step(Step::Seize { tried }) => match seize(view, seat, eyes) {
            Some(seize) if !tried => seize,
            Some(_) | None => Decision::EndPhase,
        },
        Phase::Bidding(bidding) => {
            let figures = view.figures(bidding.card);
            let worth =
                printed(view, bidding.card, eyes) * f64::from(view.options().ducats_for_point);
            let fee = match figures.card_type {
                CardType::Artist => u32::from(figures.fee),
                _ => 0,
            };
            let limit = (worth as u32).saturating_sub(fee);
            policy::bids(view, seat, &bidding, limit, policy::RAISES)[0]
        }
        Phase::Doctors(_) => Decision::NoDoctor,
        Phase::Defence(_) => Decision::Defend(Set::EMPTY),
        Phase::Ballot(ballot) | Phase::OpenBallot(ballot) if view.options().conclave_limit > 0 => {
            let mut votes = [0; 5];
            let insists = ballot.number < INSISTS;
            let to = if insists {
                seat
            } else {
                likeliest(view, seat, &ballot)
            };
            votes[to.index()] = view.votes(seat);
            Decision::Vote(votes)
        }
        Phase::Ballot(_)
        | Phase::OpenBallot(_)
        | Phase::OfficeGift(..)
        | Phase::Judging(_)
        | Phase::Offices
        | Phase::Shuffle
        | Phase::Accusing(_)
        | Phase::Cardinals
        | Phase::Laying(_)
        | Phase::Turning(_)
        | Phase::Spying
        | Phase::Stealing(_)
        | Phase::Drawing(_)
        | Phase::Dealing
        | Phase::Upkeep
        | Phase::Over => policy::decide(view, seat, eyes.errors),
    }
}

/// Returns who is elected if everyone who has not voted yet insists.
fn likeliest(view: &Game, seat: Seat, ballot: &Ballot) -> Seat {
    let mut sums = policy::expected(view, seat, ballot);
    sums[seat.index()] += view.votes(seat);
    policy::ahead(view, sums)
}

/// Plays whatever can be played, against the card with the highest printed values.
fn play(view: &Game, seat: Seat, eyes: Eyes) -> Decision {
    let others = || view.seats().filter(|&other| other != seat);
    for card in view.hand(seat).known() {
        let aims: Vec<Aim> = match view.type_of(card) {
            CardType::Bravo | CardType::Poison => {
                let of_others = view.edition().table_cards().iter();
                let mut of_others: Vec<CardId> = of_others
                    .filter(|&card| view.owner(card).is_some_and(|owner| owner != seat))
                    .collect();
                let worth = |card: CardId| printed(view, card, eyes);
                of_others.sort_by(|&one, &other| worth(other).total_cmp(&worth(one)));
                of_others.into_iter().map(Aim::Card).collect()
            }
            CardType::Spy | CardType::Marriage => others().map(Aim::Seat).collect(),
            CardType::Savonarola => vec![Aim::None],
            CardType::Simony => match harm::conviction(view, &Yard::of(view), seat) > 0.0 {
                true => vec![Aim::None],
                false => Vec::new(),
            },
            CardType::Holding
            | CardType::Office
            | CardType::Artist
            | CardType::Family
            | CardType::Condottiere
            | CardType::Doctor => Vec::new(),
        };
        let plays = aims.into_iter().map(|aim| Decision::Play(card, aim));
        let legal = |play: &Decision| view.check(&Command::new(seat, *play)).is_ok();
        if let Some(play) = plays.into_iter().find(legal) {
            return play;
        }
    }
    Decision::EndPlay
}

/// Seizes the card with the highest printed values, if all condottieri together beat the
/// visible defence.
fn seize(view: &Game, seat: Seat, eyes: Eyes) -> Option<Decision> {
    let all = view.commitments(seat).into_iter();
    let all = all.max_by_key(|&with| view.power_of(with))?;
    let mut best: Option<(f64, Decision)> = None;
    for target in view.targets(seat) {
        let with = if view.needs_none(target) {
            Set::EMPTY
        } else {
            all
        };
        let wins = view.outcome(seat, target, with, Set::EMPTY).wins;
        let seize = Decision::Seize(target, with);
        if !wins || view.check(&Command::new(seat, seize)).is_err() {
            continue;
        }
        let spoils = view.spoils(target).iter();
        let worth = spoils.map(|card| printed(view, card, eyes)).sum();
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, seize));
        }
    }
    best.map(|(_, seize)| seize)
}

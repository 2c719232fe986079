//! The few decisions worth a closer look, out of the many legal ones, with their one-ply
//! estimates.

use super::answers;
use super::auction::worth_of_aside;
use super::beliefs::Beliefs;
use super::characters;
use super::outlook::{Outlook, matching};
use super::policy::{Policy, kept, offered, resolved};
use super::taste::Taste;
use super::weights::Weights;
use super::{placing, turn};
use crate::rules::cards::Profession;
use crate::rules::characters::Favour;
use crate::rules::command::{Command, Decision, Work};
use crate::rules::components::Tile;
use crate::rules::game::{Game, Pending, Phase};
use table::{BySeat, Card, Item as _, Seat};

/// A decision worth a closer look.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    /// The first decision; if points must be sold for it, the sale.
    command: Command,
    /// The one-ply estimate, in final points; comparable within one list only.
    points: f32,
    /// For a bid: whether it is the seat's last one in this auction.
    last_bid: bool,
}

/// A possible decision, as far as it is planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// The first decision; if points must be sold for it, the sale.
    pub command: Command,
    /// The highest bid to make in the running auction, in florins; `None` if that is left
    /// open.
    pub most: Option<u32>,
}

/// Returns the plans of the seat to act that are worth a closer look, best first by the
/// one-ply judgement with this taste, of one sampled deal. They are legal and name only
/// cards that the seat sees.
pub(super) fn plans(seen: &Game, taste: &Taste, seed: u64) -> Vec<Plan> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let imagined = Beliefs::of(seen).imagine(seen, &mut rng);
    let mut tastes = BySeat::all(Taste::TUNED);
    if let Some(seat) = seen.to_act() {
        tastes[seat] = *taste;
    }
    let mut policy = Policy::new(tastes, seed);
    let found = candidates(&imagined, &mut policy).into_iter();
    let open = found.filter(|candidate| is_open(seen, &candidate.command));
    let next = seen.next_bid();
    open.map(|candidate| Plan {
        command: candidate.command,
        most: next.filter(|_| candidate.last_bid),
    })
    .collect()
}

/// Returns the plans that begin with this decision: a bid, or a sale for one, with and
/// without a further bid.
pub(super) fn plans_of(seen: &Game, command: Command) -> impl Iterator<Item = Plan> {
    let bids = matches!(command.decision, Decision::Raise(_) | Decision::Sell(_));
    let last = seen.next_bid().filter(|_| bids);
    let plans = [Some(None), last.map(Some)].into_iter().flatten();
    plans.map(move |most| Plan { command, most })
}

/// Returns whether a command is legal and names only cards that the seat sees.
fn is_open(seen: &Game, command: &Command) -> bool {
    let player = seen.player(command.seat);
    let known = match command.decision {
        Decision::Return(Card::Known(card)) => player.hand().known().contains(card),
        Decision::Complete(work) => {
            player.hand().known().contains(work.profession)
                && work.bonus.is_subset(player.bonus_cards().known())
        }
        _ => true,
    };
    known && seen.check(command).is_ok()
}

/// How many candidates of each kind are considered.
const ACTIONS: usize = 7;
const NAMINGS: usize = 4;
const CHARACTERS: usize = 3;
/// How many points below the best a bid for a character, or a pass, may be estimated and
/// still be considered.
const IN_REACH: f32 = 3.0;
const PLACES: usize = 3;

/// Returns the candidates of the seat to act, best first by the one-ply judgement. All
/// cards must be known; candidates that depend on cards the seat cannot know must be
/// checked.
fn candidates(game: &Game, policy: &mut Policy) -> Vec<Candidate> {
    let Some(seat) = game.to_act() else {
        return Vec::new();
    };
    let favourite = policy.choose(game);
    let w = &policy.all_weights()[seat];
    let mut found: Vec<Candidate> = match (game.pending(), game.phase()) {
        (Some(pending), _) => pending_candidates(game, seat, pending, w),
        (None, Phase::Auction) => auction_candidates(game, seat, policy),
        (None, Phase::Characters) => character_candidates(game, seat, policy),
        (None, Phase::Actions) => action_candidates(game, seat, w),
        (None, Phase::Seats | Phase::StartingHands) => {
            let legal = game.legal();
            let all = legal.iter();
            all.map(|command| Candidate {
                command,
                points: 0.0,
                last_bid: false,
            })
            .collect()
        }
        (None, Phase::Reveal | Phase::Over) => Vec::new(),
    };
    found.sort_by(|a, b| b.points.total_cmp(&a.points));
    let mut distinct: Vec<Candidate> = Vec::new();
    for candidate in found {
        if !distinct
            .iter()
            .any(|other| (other.command, other.last_bid) == (candidate.command, candidate.last_bid))
        {
            distinct.push(candidate);
        }
    }
    if let Some(command) = favourite {
        let at = distinct
            .iter()
            .position(|c| c.command == command && !c.last_bid);
        let points = match at {
            Some(at) => distinct.remove(at).points,
            None => distinct.first().map_or(0.0, |best| best.points),
        };
        distinct.insert(
            0,
            Candidate {
                command,
                points,
                last_bid: false,
            },
        );
    }
    distinct.retain(|candidate| game.check(&candidate.command).is_ok());
    distinct
}

fn character_candidates(game: &Game, seat: Seat, policy: &mut Policy) -> Vec<Candidate> {
    let weights = policy.all_weights();
    let mut bids = policy.worths(game, seat).bids(game, seat, &weights[seat]);
    bids.sort_by(|a, b| b.1.total_cmp(&a.1));
    bids.truncate(CHARACTERS);
    let bids = bids.into_iter().chain([(Decision::Pass, 0.0)]);
    let bids: Vec<(Decision, f32)> = bids.collect();
    let most = bids.iter().map(|&(_, gain)| gain).fold(0.0, f32::max);
    let bids = bids.into_iter().filter(|&(_, gain)| gain > most - IN_REACH);
    let candidate = |(decision, points)| Candidate {
        command: Command::new(seat, decision),
        points,
        last_bid: false,
    };
    bids.map(candidate).collect()
}

fn auction_candidates(game: &Game, seat: Seat, policy: &mut Policy) -> Vec<Candidate> {
    let candidate = |decision, points| Candidate {
        command: Command::new(seat, decision),
        points,
        last_bid: false,
    };
    let weights = policy.all_weights();
    let w = &weights[seat];
    let valuation = *policy.valuation(game);
    let Some(bidding) = game.bidding() else {
        let namings = valuation.namings(game, seat, w);
        let named = namings.iter().take(NAMINGS);
        let named = named.map(|&(object, gain)| candidate(Decision::Name(object), gain));
        return named.chain([candidate(Decision::Decline, 0.0)]).collect();
    };
    let price = bidding.price + game.variant().raise;
    let gain = valuation.worth[seat][bidding.object.index()]
        - valuation.cost(seat, price, w)
        - valuation.alternative(game, seat, bidding.object, w);
    let missing = price.saturating_sub(game.player(seat).money());
    let raise = match game.variant().points_to_sell(missing) {
        None => return vec![candidate(Decision::Pass, 0.0)],
        Some(0) => Decision::Raise(price),
        Some(points) => Decision::Sell(points as u16),
    };
    let once = Candidate {
        last_bid: true,
        ..candidate(raise, gain)
    };
    vec![candidate(raise, gain), candidate(Decision::Pass, 0.0), once]
}

fn action_candidates(game: &Game, seat: Seat, w: &Weights) -> Vec<Candidate> {
    let mut options: Vec<turn::Choice> = turn::options(game, seat, w).into_iter().collect();
    options.sort_by(|a, b| b.points.total_cmp(&a.points));
    let ends = options
        .iter()
        .find(|option| option.decision == Decision::EndTurn)
        .copied();
    options.truncate(ACTIONS);
    options.extend(ends);
    let mut found = Vec::new();
    let mut split = false;
    for option in options {
        let mut add = |decision, less: f32| {
            found.push(Candidate {
                command: Command::new(seat, decision),
                points: option.points - less,
                last_bid: false,
            });
        };
        add(resolved(game, seat, option), 0.0);
        // For the best work, also try more or less of the payment in points.
        if let (Decision::Complete(work), false) = (option.decision, split) {
            split = true;
            let value = game.work_value(seat, work.profession, work.bonus).total();
            for prestige in splits(work.prestige, game.variant().most_prestige(value)) {
                add(Decision::Complete(Work { prestige, ..work }), 0.5);
            }
        }
    }
    found
}

/// Returns other sensible numbers of points to take as part of a payment.
fn splits(chosen: u16, most: u16) -> impl Iterator<Item = u16> {
    let others = [chosen.saturating_sub(3), (chosen + 3).min(most)];
    others.into_iter().filter(move |&other| other != chosen)
}

fn pending_candidates(game: &Game, seat: Seat, pending: Pending, w: &Weights) -> Vec<Candidate> {
    let candidate = |decision, points| Candidate {
        command: Command::new(seat, decision),
        points,
        last_bid: false,
    };
    match pending {
        Pending::Place { object, .. } => {
            let mut found = Vec::new();
            for &kind in object.landscapes() {
                let tile = Tile::Landscape(kind);
                if game.tiles_left(tile) > 0 {
                    let places = placing::places(game, seat, tile);
                    let places = places.iter().take(PLACES);
                    found.extend(
                        places.map(|&(squares, score)| {
                            candidate(Decision::place(kind, squares), score)
                        }),
                    );
                }
            }
            found
        }
        Pending::Keep { offer, .. } => {
            let offered = offered(game, seat, &offer, w);
            offered
                .map(|(card, points)| candidate(kept(&offer, card), points))
                .collect()
        }
        Pending::Merchant { price, .. } => {
            let (_, [free, points]) = characters::favour(game, seat, price, w);
            let favours = [(Favour::Free, free), (Favour::Points, points)];
            let favours = favours.into_iter();
            favours
                .map(|(favour, points)| candidate(Decision::Merchant(favour), points))
                .collect()
        }
        Pending::LastCall { .. } => {
            let professor = characters::professor(game, seat, w);
            let professor = professor.into_iter();
            let professor =
                professor.map(|(deck, points)| candidate(Decision::Professor(deck), points));
            let position = f32::from(game.position_on_fame_track(seat));
            let merchant = candidate(Decision::Merchant(Favour::Points), position);
            let merchant = game.check(&merchant.command).is_ok().then_some(merchant);
            // Letting one of them go gains nothing.
            professor.chain(merchant).collect()
        }
        Pending::Exchange { .. } => {
            // Money only breaks ties (E4).
            let most = game.most_exchanged(seat);
            vec![candidate(Decision::Exchange(most), f32::from(most))]
        }
        Pending::Talk(talk) => {
            let answers = answers::answers(game, seat, talk, w).into_iter();
            answers
                .map(|(answer, points)| candidate(answer, points))
                .collect()
        }
        Pending::Take { .. } => {
            let worth = worth_of_aside(game, seat, w);
            worth
                .map(|(object, points)| candidate(Decision::Take(object), points))
                .collect()
        }
        Pending::Recruit { .. } => {
            let outlook = Outlook::of(game, seat);
            let value = |profession: Profession| matching(&outlook, profession);
            let mut found = Vec::new();
            for other in game.seats().filter(|&other| other != seat) {
                for profession in game.player(other).table() {
                    let decision = Decision::Recruit(other, profession);
                    found.push(candidate(decision, value(profession)));
                }
            }
            found.sort_by(|a, b| b.points.total_cmp(&a.points));
            found.truncate(3);
            found.push(candidate(Decision::Hold, 0.0));
            found
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Object, Setup};

    #[test]
    fn a_bid_is_looked_at_with_and_without_a_further_one() {
        let mut rng = fastrand::Rng::with_seed(3);
        let setup = Setup::digital(["Anna", "Ben", "Clara"], &mut rng);
        let mut game = Game::try_from(&setup).expect("a shuffled deal is legal");
        while game.phase() == Phase::StartingHands {
            let command = game.legal().nth(0).expect("a card to return");
            game.play(&command).expect("legal");
        }
        let opener = game.to_act().expect("somebody opens");
        let named = Command::new(opener, Decision::Name(Object::Jester));
        game.play(&named).expect("a jester is left");
        let found = candidates(&game, &mut Policy::new(BySeat::all(Taste::TUNED), 1));
        let of = |decision, last_bid| {
            let that = |c: &&Candidate| c.command.decision == decision && c.last_bid == last_bid;
            found.iter().filter(that).count()
        };
        assert_eq!(of(Decision::Raise(300), false), 1);
        assert_eq!(of(Decision::Raise(300), true), 1);
        assert_eq!(of(Decision::Pass, false), 1);
        assert_eq!(found.len(), 3);
    }
}

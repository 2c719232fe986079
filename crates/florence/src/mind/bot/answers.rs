//! How a bot answers an offer to build together.

use arrayvec::ArrayVec;

use super::neighbours::{Asked, ENOUGH};
use super::turn;
use super::weights::Weights;
use crate::rules::command::{Command, Decision};
use crate::rules::components::florins;
use crate::rules::field::joint::Joint;
use crate::rules::game::{Game, Talk};
use table::Seat;

/// Returns all possible answers to an offer, with their gain in final points compared with
/// refusing.
pub(super) fn answers(
    game: &Game,
    seat: Seat,
    talk: Talk,
    w: &Weights,
) -> ArrayVec<(Decision, f32), 3> {
    let mut answers = ArrayVec::new();
    answers.push((Decision::Refuse, 0.0));
    let joint = talk.joint;
    let payment = joint.payment();
    let Some(active) = game.turn().map(|turn| turn.seat) else {
        return answers;
    };
    let may = |decision| {
        let command = Command::new(seat, decision);
        game.check(&command).is_ok()
    };
    if seat == active {
        if may(Decision::Accept) {
            answers.push((Decision::Accept, gain_of_active(game, seat, joint, w)));
        }
        return answers;
    }
    let asked = Asked::of(game, active, joint, w);
    let gains = |payment| asked.gains(payment) - ENOUGH;
    if may(Decision::Accept) {
        answers.push((Decision::Accept, gains(payment)));
    }
    let accepts = answers.iter().any(|(_, gains)| *gains > 0.0);
    if !accepts {
        // The highest payment that is worth it, in steps.
        let less = (0..payment / florins::STEP).rev();
        let bids = less.map(|steps| steps * florins::STEP).take(8);
        let bids = bids.map(|bid| (Decision::Offer(joint.turned(active).paying(bid)), bid));
        let first = bids
            .filter(|&(offer, _)| may(offer))
            .find(|&(_, bid)| gains(bid) > 0.0);
        if let Some((offer, bid)) = first {
            answers.push((offer, 0.5 * gains(bid)));
        }
    }
    answers
}

/// Returns the final points that building this together brings the seat whose turn it is,
/// compared with its best alternative.
fn gain_of_active(game: &Game, seat: Seat, joint: Joint, w: &Weights) -> f32 {
    let alone = game.in_turn_of(seat);
    let best = turn::options_alone(&alone, seat, w)
        .iter()
        .map(|option| option.points)
        .fold(f32::NEG_INFINITY, f32::max);
    turn::together(&alone, seat, joint, w) - best
}

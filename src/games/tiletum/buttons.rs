//! The decisions that one button sends together: a die with its tile and its goods, a walk
//! and what is taken at its end, a purchase and its contract. They are undone in one step.

use std::ops::Range;

use table::Session;
use tiletum::{Decision, Game, Piece};

/// Returns whether an entry (from 0) is undone together with the previous one.
#[must_use]
pub(super) fn goes_with_previous(session: &Session<Game>, entry: usize) -> bool {
    let log = session.log();
    let Some([before, now]) = entry.checked_sub(1).and_then(|at| log.get(at..=entry)) else {
        return false;
    };
    if before.command.seat != now.command.seat {
        return false;
    }
    match (before.command.decision, now.command.decision) {
        (Decision::TakeDie(..), Decision::TakeTile | Decision::TakeGoods(_))
        | (Decision::TakeTile, Decision::TakeGoods(_))
        | (Decision::Move(Piece::Merchant, _), Decision::PlaceHouse(..))
        | (Decision::Move(Piece::Architect, _), Decision::PlacePillar(_))
        | (Decision::BuyGood(_), Decision::FulfilContract(..)) => true,
        (Decision::Move(walks, _), Decision::Move(piece, _) | Decision::TakeMapTile(piece, _)) => {
            walks == piece
        }
        // Goods bought without a contract are bought one by one.
        (Decision::BuyGood(_), Decision::BuyGood(_)) => {
            let mut rest = log[entry..].iter().map(|entry| entry.command.decision);
            let after = rest.find(|decision| !matches!(decision, Decision::BuyGood(_)));
            matches!(after, Some(Decision::FulfilContract(..)))
        }
        _ => false,
    }
}

/// Returns the entry (from 0) that represents those of one button: the die, which comes
/// with its tile and its goods; otherwise the last one, to which the others led.
#[must_use]
pub(super) fn speaks_for(session: &Session<Game>, entries: Range<usize>) -> usize {
    let first = session.log().get(entries.start);
    let first = first.map(|entry| entry.command.decision);
    match first {
        Some(Decision::TakeDie(..)) => entries.start,
        _ => entries.end.saturating_sub(1),
    }
}

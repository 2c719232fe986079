//! What a seat is worth in its auction (H11): seats nearer to the start player begin a
//! round more often, and earlier. Nothing else is known then.

use crate::rules::command::Decision;
use crate::rules::game::Game;

/// What it is worth to be the start player of one more round.
const BEGINS: u32 = 120;
/// What it is worth to sit one seat nearer to the first start player.
const NEARER: u32 = 40;

/// Returns what a seat is worth (1 for the start player's), in florins.
fn worth(game: &Game, place: u8) -> u32 {
    let (players, rounds) = (game.player_count() as u32, u32::from(game.variant().rounds));
    let place = u32::from(place).clamp(1, players);
    let begins = rounds / players + u32::from(place <= rounds % players);
    begins * BEGINS + (players - place) * NEARER
}

/// Returns a higher bid while the seat is worth more than that, compared with the last
/// seat, which is free; otherwise a pass.
pub(super) fn decide(game: &Game) -> Option<Decision> {
    let seating = game.seating()?;
    let last = worth(game, u8::MAX);
    let worth = worth(game, seating.place()).saturating_sub(last);
    let bid = game.next_bid()?;
    let payable = game.player(seating.turn).money() >= bid;
    Some(match payable && bid <= worth {
        true => Decision::Raise(bid),
        false => Decision::Pass,
    })
}

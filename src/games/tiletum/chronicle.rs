//! What the shelf tells about a finished game of Tiletum.

use crate::ui::io::shelf::chronicle::{Chronicle, Outcome, Thing};
use table::{Item as _, Session};
use tiletum::{Game, Good};
use words::tiletum::report::played_under;

/// Returns the chronicle of a game, once it is over.
#[must_use]
pub fn of(session: &Session<Game>) -> Option<Chronicle> {
    let game = session.game_at(session.legal_len())?;
    if session.broken().is_some() || !game.is_over() {
        return None;
    }
    let standing = game.standing();
    let result = |seat| {
        let place = standing.iter().position(|&other| other == seat);
        let player = game.player(seat);
        Outcome {
            points: player.vp(),
            // Ties are always broken (E4).
            rank: place.map_or(0, |at| at as u8 + 1),
            money: player.goods()[Good::Gold].into(),
        }
    };
    let start = session.start();
    Some(Chronicle {
        results: game.seats().map(result).collect(),
        // A position from the middle of a game has no first player.
        first: start.position.is_none().then(|| start.first.index()),
        // Tiletum has no auctions, and works belong to another game.
        deeds: Vec::new(),
        sales: Vec::new(),
        rules: played_under(start),
        exceptions: session.exceptions().count(),
        // The game has three bots of its own.
        is_off_the_ladder: true,
        ..Chronicle::default()
    })
}

/// Returns the name and the drawing of a thing in a chronicle; chronicles of this game have
/// none.
#[must_use]
pub fn thing(_: &str) -> Option<Thing> {
    None
}

//! What a finished game of Tiletum is worth telling on the shelf.

use crate::ui::io::shelf::chronicle::{Chronicle, Outcome, Thing};
use table::{Item as _, Session};
use tiletum::{Game, Good};
use words::tiletum::report::played_under;

/// What a game is worth telling, once it is over.
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
        // In a position from the middle nobody began.
        first: start.position.is_none().then(|| start.first.index()),
        // Nothing is auctioned, and works are another game's.
        deeds: Vec::new(),
        sales: Vec::new(),
        rules: played_under(start),
        exceptions: session.exceptions().count(),
        // There are three bots of its own.
        is_off_the_ladder: true,
        ..Chronicle::default()
    })
}

/// How something in a chronicle is called and drawn: none is told of this game.
#[must_use]
pub fn thing(_: &str) -> Option<Thing> {
    None
}

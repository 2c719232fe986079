//! What the shelf tells about a finished game of The Prince.

use super::art::sort_icon;
use crate::ui::io::shelf::chronicle::{Chronicle, Outcome, Sold, Thing};
use prince::{Edition, Event, Game};
use table::{Item as _, Session};
use words::prince::names;
use words::prince::report::played_under;

/// Returns the chronicle of a game, once it is over.
#[must_use]
pub fn of(session: &Session<Game>) -> Option<Chronicle> {
    let mut session = session.clone();
    session.go_to(session.legal_len());
    let game = session.game();
    if session.broken().is_some() || !game.is_over() {
        return None;
    }
    let ranking = game.ranking();
    let result = |seat| {
        let ranked = ranking.iter().find(|ranked| ranked.seat == seat);
        ranked.map_or_else(Outcome::default, |ranked| Outcome {
            points: ranked.points,
            rank: ranked.rank,
            money: game.money(seat),
        })
    };
    let start = session.start();
    let entries = 0..session.cursor();
    let events = entries.flat_map(|entry| session.events_of(entry));
    let sales = events.filter_map(|event| match *event {
        Event::Sold(seat, card, price) => {
            let (data, _) = game.edition().entry(card)?;
            Some(Sold {
                to: seat.index(),
                what: data.id.clone(),
                price,
            })
        }
        _ => None,
    });
    Some(Chronicle {
        results: game.seats().map(result).collect(),
        // A position from the middle of a game has no first player.
        first: start.position.is_none().then(|| start.pope.index()),
        deeds: Vec::new(),
        sales: sales.collect(),
        rules: played_under(start),
        exceptions: session.exceptions().count(),
        // The game has three bots of its own.
        is_off_the_ladder: true,
        ..Chronicle::default()
    })
}

/// Returns the name and the drawing of a card in a chronicle, if it belongs to the built-in
/// deck: cards of other decks may have any names.
#[must_use]
pub fn thing(id: &str) -> Option<Thing> {
    let edition = Edition::studiolo();
    let mut cards = edition.data().cards.iter();
    let data = cards.find(|card| card.id == id)?;
    Some(Thing {
        name: names::card_of(data).into(),
        icon: sort_icon(data.card_type),
    })
}

//! The messages to a program. Those about a position are made from a [`View`] and nothing
//! else.

use crate::played::Played;
use crate::view::View;
use serde_json::{Value, json};
use std::time::Duration;
use table::{Item as _, Seat};
use words::language;

/// The version of the protocol. It increases when a program that follows the earlier one
/// would no longer understand a message; new keys and new messages do not count.
pub const PROTOCOL: u32 = 1;

/// Says who is speaking.
#[must_use]
pub fn hello() -> Value {
    json!({
        "message": "hello",
        "protocol": PROTOCOL,
        "studiolo": env!("CARGO_PKG_VERSION"),
        "language": language::spoken(),
    })
}

/// Says that a game begins, what was agreed on, and which seat the program has.
#[must_use]
pub fn begin<G: Played>(view: &View<G>, time: Duration) -> Value {
    let (fields, edition) = view.fields();
    let players = fields.get("players").and_then(Value::as_array);
    json!({
        "message": "begin",
        "game": G::ID,
        "seat": view.seat(),
        "players": players.map_or(0, Vec::len),
        "options": fields.get("options"),
        "edition": edition,
        "time": milliseconds(time),
    })
}

/// Asks for a decision.
#[must_use]
pub fn decide<G: Played>(view: &View<G>, id: u64, time: Duration) -> Value {
    let legal = view.lines().iter().zip(view.sentences());
    let legal = legal.map(|(line, text)| json!({ "notation": line, "text": text }));
    json!({
        "message": "decide",
        "id": id,
        "game": G::ID,
        "seat": view.seat(),
        "view": view.fields().0,
        "legal": legal.collect::<Vec<_>>(),
        "time": milliseconds(time),
    })
}

/// Says that an answer was not followed, and what was decided instead.
#[must_use]
pub fn refused(id: u64, why: &str, instead: &str) -> Value {
    json!({ "message": "refused", "id": id, "why": why, "instead": instead })
}

/// Says how a game ended: for each seat its points and its rank.
#[must_use]
pub fn end(game: &str, seat: Seat, totals: &[u16], ranks: &[u8]) -> Value {
    let seats = Seat::ALL.iter().zip(totals).zip(ranks);
    let seats =
        seats.map(|((seat, points), rank)| json!({ "seat": seat, "points": points, "rank": rank }));
    json!({
        "message": "end",
        "game": game,
        "seat": seat,
        "result": seats.collect::<Vec<_>>(),
    })
}

/// Says that the program is out of the game, and why.
#[must_use]
pub fn gone(why: &str) -> Value {
    json!({ "message": "gone", "why": why })
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

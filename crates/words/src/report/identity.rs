//! The permanent, unique identity of a play, however often it is exported. It is created
//! with the game and kept in its save ([`Occasion::identity`]). For a save without one it
//! is derived from when the game began, or if that is unknown, from how it began. Names,
//! times and places may be corrected, so they are not part of it; neither is anything that
//! is face down.

use jiff::Timestamp;
use serde::Serialize;
use uuid::Uuid;

use table::{Game, Item as _, Line, Occasion, Save, Session};

/// The number of decisions that distinguish two games of the same people.
const FIRST: usize = 12;

/// Creates the identity of a game that begins at this moment with this start.
#[must_use]
pub fn made<G: Game>(start: &G::Start, now: Timestamp) -> String {
    let start = serde_json::to_string(start).unwrap_or_default();
    uuid(
        "play",
        &format!("{}\n{start}\n{}", G::ID, now.as_nanosecond()),
    )
}

/// Returns the identity of a game.
#[must_use]
pub fn of<G: Game>(session: &Session<G>) -> String {
    let occasion = session.occasion();
    let players = session.people().seats.len();
    if let Some(known) = of_occasion::<G>(occasion, players) {
        return known;
    }
    let seen = session.seen_from(None);
    let log = seen.log().iter().take(FIRST).enumerate();
    let log = log.map(|(at, entry)| match session.line(at, None) {
        Some(Line::FaceDown(seat)) => format!("{}", seat.index()),
        Some(Line::Entry(_)) | None => serde_json::to_string(&entry.command).unwrap_or_default(),
    });
    let log: Vec<String> = log.collect();
    uuid(
        "game",
        &format!("{}\n{}", nameless::<G>(seen.start()), log.join("\n")),
    )
}

/// Stores the current identity in the game, so that it no longer changes.
pub fn keep<G: Game>(session: &mut Session<G>) {
    if session.occasion().identity.is_empty() {
        let mut occasion = session.occasion().clone();
        occasion.identity = of(session);
        session.take_place(occasion);
    }
}

/// Returns the identity of a sheet with these counts.
#[must_use]
pub fn of_sheet<G: Game>(start: &G::Start, occasion: &Occasion, counted: &str) -> String {
    let players = G::take_people(&mut start.clone()).seats.len();
    let known = of_occasion::<G>(occasion, players);
    known.unwrap_or_else(|| uuid("sheet", &format!("{}\n{counted}", nameless::<G>(start))))
}

/// Returns the identity of a game of which only the points are known.
#[must_use]
pub fn of_scores<G: Game>(save: &Save<G>) -> String {
    let scores = save.scores.clone().unwrap_or_default();
    let known = of_occasion::<G>(&save.occasion, scores.players());
    known.unwrap_or_else(|| uuid("scores", &format!("{}\n{:?}", G::ID, scores.points)))
}

/// Returns the identity of any save: a game, a sheet, or points alone. `None` for a game
/// that cannot be played, or a sheet that has no identity.
#[must_use]
pub fn of_save<G: Game>(save: &Save<G>) -> Option<String> {
    let players = G::take_people(&mut save.start.clone()).seats.len();
    let known = of_occasion::<G>(&save.occasion, players);
    known.or_else(|| match (&save.scores, &save.sheet) {
        (Some(_), _) => Some(of_scores(save)),
        (None, Some(_)) => None,
        (None, None) => Some(of(&save.clone().into_session().ok()?)),
    })
}

/// Returns the identity according to the header of a save, if it has enough.
fn of_occasion<G: Game>(occasion: &Occasion, players: usize) -> Option<String> {
    if !occasion.identity.is_empty() {
        return Some(occasion.identity.clone());
    }
    let begun = occasion.begun?;
    Some(uuid("game", &format!("{}\n{players}\n{begun}", G::ID)))
}

/// Returns a start without its people, as text. A start that cannot be serialized has never
/// been saved.
fn nameless<G: Game>(start: &G::Start) -> String
where
    G::Start: Serialize,
{
    let mut start = start.clone();
    let _ = G::take_people(&mut start);
    serde_json::to_string(&start).unwrap_or_default()
}

/// Returns the identity for this kind and text: always the same for the same text.
#[must_use]
pub fn uuid(kind: &str, text: &str) -> String {
    let ours = Uuid::new_v5(&Uuid::NAMESPACE_OID, b"studiolo");
    let name = format!("{kind}\n{text}");
    Uuid::new_v5(&ours, name.as_bytes()).to_string()
}

//! What tells a game from all others for ever, however often it is exported: how it
//! began, who played, and when; where nobody knows when, its first decisions.

use serde::Serialize;
use uuid::Uuid;

use table::{Game, Session};

/// So many decisions tell two games of the same people apart.
const FIRST: usize = 12;

/// The identity of a game.
#[must_use]
pub fn of<G: Game>(session: &Session<G>) -> String {
    // A start that cannot be written is one nobody has saved.
    let start = serde_json::to_string(session.start()).unwrap_or_default();
    let rest = match session.occasion().begun {
        Some(begun) => begun.to_string(),
        None => {
            let log = session.log().iter().take(FIRST);
            let log: Vec<_> = log.map(|entry| &entry.command).collect();
            serde_json::to_string(&log).unwrap_or_default()
        }
    };
    uuid("game", &format!("{start}\n{rest}"))
}

/// The identity of a sheet on which this was counted.
#[must_use]
pub fn of_sheet(start: &impl Serialize, counted: &str) -> String {
    let start = serde_json::to_string(start).unwrap_or_default();
    uuid("sheet", &format!("{start}\n{counted}"))
}

/// The identity of a thing of this kind: always the same for the same text.
#[must_use]
pub fn uuid(kind: &str, text: &str) -> String {
    let ours = Uuid::new_v5(&Uuid::NAMESPACE_OID, b"studiolo");
    let name = format!("{kind}\n{text}");
    Uuid::new_v5(&ours, name.as_bytes()).to_string()
}

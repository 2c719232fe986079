//! The answers as JSON, for programs: the same in every language. Keys may be added, never
//! renamed.

use serde_json::{Value, json};

use crate::cli::game_file::printable;
use florence::rules::PrincessValue;
use florence::{Account, Squares, Tile, WorkValue};
use words::florence::Words;
use words::florence::sentences::tie_text;

/// Returns an identifier as in saves: `BellMaker`.
fn id(item: impl std::fmt::Debug) -> String {
    format!("{item:?}")
}

/// Returns the final tally, best first.
pub(super) fn score(words: &Words<'_>, accounts: &[Account], over: bool) -> String {
    let player = |account: &Account| {
        let cards = account.cards.iter();
        let cards = cards.map(|(card, points)| json!({ "card": id(card), "points": points }));
        json!({
            "name": words.name(account.seat),
            "prestige": account.prestige,
            "money": account.money,
            "cards": cards.collect::<Value>(),
            "hidden_cards": account.hidden_cards,
            "total": account.total,
            "rank": account.rank,
            "tie": account.tie.map(tie_text),
        })
    };
    printable(|| {
        let players = accounts.iter().map(player);
        json!({ "over": over, "players": players.collect::<Value>() })
    })
}

/// Returns a work value, and whether its profession is not in hand.
pub(super) fn work(value: &WorkValue, minimum: u16, imagined: bool) -> String {
    let bonuses = value.bonuses.iter();
    let bonuses = bonuses.map(|(card, points)| json!({ "card": id(card), "points": points }));
    printable(|| {
        json!({
            "building": value.building,
            "landscape": value.landscape,
            "freedom": value.freedom,
            "jesters": value.jesters,
            "cards": value.cards,
            "bonuses": bonuses.collect::<Value>(),
            "muse": value.muse,
            "total": value.total(),
            "minimum": minimum,
            "enough": value.total() >= minimum,
            "imagined": imagined,
        })
    })
}

/// Returns a work of the Princess, and whether she is not in play.
pub(super) fn work_of_princess(value: &PrincessValue, minimum: u16, imagined: bool) -> String {
    printable(|| {
        json!({
            "landscapes": value.landscapes,
            "builders": value.builders,
            "buildings": value.buildings,
            "cards": value.cards,
            "total": value.total(),
            "minimum": minimum,
            "enough": value.total() >= minimum,
            "imagined": imagined,
        })
    })
}

/// Returns every legal place of a tile.
pub(super) fn places(tile: Tile, places: impl Iterator<Item = Squares>) -> String {
    let name = match tile {
        Tile::Building(kind) => id(kind),
        Tile::Landscape(kind) => id(kind),
    };
    let squares = |place: Squares| -> Value { place.iter().map(|s| s.to_string()).collect() };
    let places: Vec<Value> = places.map(squares).collect();
    printable(|| json!({ "tile": name, "count": places.len(), "places": places }))
}

/// Returns one way to place several tiles: the squares of each. A further landscape of the
/// same kind has its number in its key: `Forest 2`.
pub(super) fn fits(way: Option<&[(Tile, Squares)]>) -> String {
    let mut places = serde_json::Map::new();
    for &(tile, squares) in way.unwrap_or_default() {
        let name = match tile {
            Tile::Building(kind) => id(kind),
            Tile::Landscape(kind) => id(kind),
        };
        let again = (2..).map(|number| format!("{name} {number}"));
        let mut keys = std::iter::once(name.clone()).chain(again);
        if let Some(key) = keys.find(|key| !places.contains_key(key)) {
            let squares: Value = squares.iter().map(|s| s.to_string()).collect();
            places.insert(key, squares);
        }
    }
    printable(|| json!({ "fits": way.is_some(), "places": places }))
}

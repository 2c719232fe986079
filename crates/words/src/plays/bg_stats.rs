//! The files of BG Stats: a shared play (`.bgsplay`), and an export of all plays. Every
//! field may be missing, and numbers may be texts.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use super::play::{Lost, NoPlays, Play, Player};
use crate::day;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[derive(Default)]
struct File {
    players: Vec<Value>,
    locations: Vec<Value>,
    games: Vec<Value>,
    plays: Option<Vec<Value>>,
}

/// Returns a value of an object, by its name.
fn text(of: &Value, name: &str) -> String {
    match of.get(name) {
        Some(Value::String(text)) => text.trim().to_owned(),
        Some(Value::Number(number)) => number.to_string(),
        Some(Value::Bool(_) | Value::Array(_) | Value::Object(_) | Value::Null) | None => {
            String::new()
        }
    }
}

fn number<T: std::str::FromStr>(of: &Value, name: &str) -> Option<T> {
    text(of, name).parse().ok()
}

fn truth(of: &Value, name: &str) -> Option<bool> {
    match of.get(name)? {
        Value::Bool(truth) => Some(*truth),
        Value::Number(number) => Some(number.as_f64() != Some(0.0)),
        Value::String(text) => match &*text.trim().to_lowercase() {
            "true" | "1" => Some(true),
            "false" | "0" | "" => Some(false),
            _ => None,
        },
        Value::Array(_) | Value::Object(_) | Value::Null => None,
    }
}

fn list<'a>(of: &'a Value, name: &str) -> &'a [Value] {
    let list = of.get(name).and_then(Value::as_array);
    list.map_or(&[], Vec::as_slice)
}

/// Returns the items of a list by their ids.
fn by_id(list: &[Value]) -> BTreeMap<String, &Value> {
    list.iter().map(|it| (text(it, "id"), it)).collect()
}

/// Reads the plays in a text.
pub(super) fn read(source: &str) -> Result<Vec<Play>, NoPlays> {
    let file: File =
        serde_json::from_str(source).map_err(|error| NoPlays::NotBgStats(error.to_string()))?;
    let Some(plays) = &file.plays else {
        return Err(NoPlays::Empty);
    };
    let (people, places, games) = (
        by_id(&file.players),
        by_id(&file.locations),
        by_id(&file.games),
    );
    let plays = plays.iter().filter(|play| play.is_object()).map(|told| {
        let game = games.get(&text(told, "gameRefId")).copied();
        let place = places.get(&text(told, "locationRefId")).copied();
        let field = |of: Option<&Value>, name| of.map_or_else(String::new, |of| text(of, name));
        let ymd = text(told, "playDateYmd");
        let when = Some(text(told, "playDate")).filter(|when| !when.is_empty());
        let when = when.unwrap_or_else(|| ymd.clone());
        let mut play = Play {
            bgg: game
                .and_then(|game| number(game, "bggId"))
                .filter(|&id| id > 0),
            game: field(game, "name"),
            identity: text(told, "uuid"),
            day: day::read(&when).or_else(|| day::read(&ymd)),
            time: day::time(&when),
            minutes: number(told, "durationMin").filter(|&minutes| minutes > 0),
            place: field(place, "name"),
            note: text(told, "comments"),
            players: Vec::new(),
            is_whole: truth(told, "ignored") != Some(true),
            ..Play::default()
        };
        if play.game.is_empty() {
            play.game = field(game, "bggName");
        }
        let mut loses = |lost: Lost, is_lost: bool| {
            if is_lost {
                play.lost.insert(lost);
            }
        };
        let has_expansions = !list(told, "expansionPlays").is_empty();
        loses(
            Lost::Expansions,
            has_expansions || !text(told, "board").is_empty(),
        );
        loses(Lost::Rounds, number::<u32>(told, "rounds").unwrap_or(0) > 0);
        let pictures = ["playImages", "tags"];
        loses(
            Lost::Pictures,
            pictures
                .iter()
                .any(|name| !list(told, name).is_empty() || !text(told, name).is_empty()),
        );
        let has_rating = number::<f32>(told, "rating").unwrap_or(0.0) > 0.0;
        loses(Lost::Ratings, has_rating);
        let mut players = Vec::new();
        for score in list(told, "playerScores") {
            let person = people.get(&text(score, "playerRefId")).copied();
            let is_bot = text(score, "metaData")
                .replace(' ', "")
                .contains("\"isNpc\":1")
                || truth(score, "isNpc") == Some(true);
            let role = text(score, "role");
            let has_name = !is_bot || role.is_empty();
            players.push(Player {
                name: match has_name {
                    true => field(person, "name"),
                    // Our own files say here which bot it is.
                    false => role
                        .split([',', '('])
                        .next()
                        .unwrap_or(&role)
                        .trim()
                        .to_owned(),
                },
                is_bot,
                score: text(score, "score"),
                rank: number(score, "rank").filter(|&rank| rank > 0),
                wins: truth(score, "winner"),
            });
            loses(
                Lost::Roles,
                !role.is_empty() && !is_bot || !text(score, "team").is_empty(),
            );
            loses(Lost::Bots, is_bot);
            loses(Lost::Ratings, truth(score, "newPlayer") == Some(true));
            let has_seat = number::<u32>(score, "seatOrder").unwrap_or(0) > 0
                || !text(score, "startPosition").is_empty();
            loses(
                Lost::Seats,
                has_seat || truth(score, "startPlayer") == Some(true),
            );
        }
        play.players = players;
        play
    });
    Ok(plays.collect())
}

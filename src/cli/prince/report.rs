//! The answers about *The Prince* as JSON, for programs: the same in every language. Keys
//! may be added, never renamed.

use std::path::Path;

use serde_json::{Value, json};

use crate::cli::game_file::printable;
use prince::rules::tally::Score;
use prince::{BadEdition, EditionData, Game};
use table::{Game as _, Seat};
use words::prince::{Words, edition_text};

/// Returns all that is wrong with a deck, and how many players can use it.
pub(super) fn deck(
    file: &Path,
    data: &EditionData,
    wrong: &[BadEdition],
    tables: &[usize],
) -> String {
    printable(|| {
        let problems = wrong
            .iter()
            .map(|bad| json!({ "rule": bad.rule().to_string(), "text": edition_text(bad) }));
        json!({
            "file": file.display().to_string(),
            "game": Game::ID,
            "deck": data.name,
            "ok": wrong.is_empty(),
            "cards": data.len(),
            "players": tables,
            "problems": problems.collect::<Value>(),
        })
    })
}

fn points(score: &Score) -> Value {
    json!({
        "money": score.money,
        "pope": score.pope,
        "holdings": score.holdings,
        "artists": score.artists,
        "offices": score.offices,
        "told": score.told,
        "total": score.total(),
    })
}

/// Returns the tally, best first, with what the turn would bring if it were counted now.
pub(super) fn score(words: &Words<'_>, game: &Game) -> String {
    let is_to_come = game.is_income_to_come();
    let now = |seat: Seat, as_pope: bool| points(&game.score_at_end(seat, as_pope));
    printable(|| {
        let ranking = game.ranking().into_iter();
        let players = ranking.map(|ranked| {
            let seat = ranked.seat;
            let turns = game.scores(seat).iter().map(points);
            json!({
                "name": words.name(seat),
                "turns": turns.collect::<Value>(),
                "total": ranked.points,
                "rank": ranked.rank,
                "money": game.money(seat),
                "income": game.income(seat),
                "votes": game.votes(seat),
                "now": (!game.is_over()).then(|| now(seat, false)),
                "now_as_pope": (!game.is_over()).then(|| now(seat, true)),
            })
        });
        let groups = game.coalitions().into_iter();
        let groups = groups.map(|group| {
            let names = group.iter().map(|seat| words.name(seat));
            names.collect::<Value>()
        });
        let if_reelected = game.ranking_with(game.pope(), is_to_come).into_iter();
        let if_reelected = if_reelected.map(|ranked| {
            json!({ "name": words.name(ranked.seat), "total": ranked.points, "rank": ranked.rank })
        });
        json!({
            "game": Game::ID,
            "over": game.is_over(),
            "turn": game.turn(),
            "pope": words.name(game.pope()),
            "players": players.collect::<Value>(),
            "if_counted_now": (!game.is_over()).then(|| if_reelected.collect::<Value>()),
            "votes": game.all_votes(),
            "majority": game.majority(),
            "coalitions": groups.collect::<Value>(),
        })
    })
}

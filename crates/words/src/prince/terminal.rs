//! The output of the command line about The Prince, for people.

use crate::sentences::tell;
use std::fmt::Write as _;

use super::names::{self, ducats, points, votes};
use super::sentences::Words;
use crate::fl;
use crate::safe;
use prince::rules::tally::Score;
use prince::{BadEdition, CardType, Game, Source};

/// Says that a file replays to its end.
#[must_use]
pub fn replay_ok(file: &str, log: usize, turn: u8, over: bool) -> String {
    match over {
        true => fl!(cli_replay_over, file, count = log),
        false => fl!(prince_cli_replay_ok, file, count = log, turn),
    }
}

/// Says that a deck is sound, with its number of cards and how many can play with it.
#[must_use]
pub fn deck_ok(file: &str, cards: usize, tables: &[usize]) -> String {
    let most = tables.last().copied().unwrap_or(0);
    fl!(prince_cli_deck_ok, file, cards, most)
}

/// Lists everything that is wrong with a deck.
#[must_use]
pub fn deck_wrong(file: &str, problems: &[BadEdition]) -> String {
    let mut text = fl!(prince_cli_deck_wrong, file, number = problems.len());
    for problem in problems {
        let rule = problem.rule().to_string();
        let sentence = super::edition_text(problem);
        let _ = write!(text, "\n  {}", fl!(cited, rule, sentence));
    }
    text
}

/// Indents a line that adds to the one above it.
fn below(text: &str) -> String {
    format!("  {text}")
}

/// Lists points by source: `money 7 VP, Pope 10 VP`.
fn by_source(score: &Score) -> String {
    let from = Source::ALL.into_iter().filter(|&it| score.of(it) > 0);
    let parts = from.map(|it| {
        fl!(
            prince_cli_part,
            source = names::source(it),
            points = score.of(it)
        )
    });
    let parts: Vec<String> = parts.collect();
    match parts.is_empty() {
        true => fl!(prince_cli_no_points).to_owned(),
        false => parts.join(", "),
    }
}

/// Writes the ranking and the points by turn and source; before the end also what this turn
/// would bring if it were counted now, incomes, votes and who can elect.
#[must_use]
pub fn score(words: &Words<'_>, game: &Game) -> String {
    let mut lines = Vec::new();
    let counted = match game.is_over() {
        true => game.turn(),
        false => game.turn() - 1,
    };
    let has_points = game.seats().any(|seat| game.points(seat) > 0);
    if game.is_over() || counted > 0 || has_points {
        if !game.is_over() {
            lines.push(fl!(prince_cli_score_so_far).to_owned());
        }
        for ranked in game.ranking() {
            let seat = ranked.seat;
            lines.push(tell!(
                words,
                prince_cli_score,
                rank = ranked.rank,
                player = seat,
                total = points(ranked.points),
                money = words.money(game.money(seat))
            ));
            for (turn, score) in (1_u8..).zip(game.scores(seat)) {
                if turn <= counted || score.total() > 0 {
                    lines.push(below(&fl!(
                        prince_cli_score_turn,
                        turn,
                        total = points(score.total()),
                        parts = by_source(score)
                    )));
                }
            }
        }
    }
    if !game.is_over() {
        lines.extend(this_turn(words, game));
    }
    lines.join("\n")
}

/// Writes what this turn would bring if it were counted now, with the sitting Pope elected.
fn this_turn(words: &Words<'_>, game: &Game) -> Vec<String> {
    let pope = game.pope();
    let is_to_come = game.is_income_to_come();
    let mut lines = vec![tell!(words, prince_cli_score_now, turn = game.turn(), pope)];
    for ranked in game.ranking_with(pope, is_to_come) {
        let seat = ranked.seat;
        let score = game.score_at_end(seat, seat == pope);
        lines.push(tell!(
            words,
            prince_cli_score,
            rank = ranked.rank,
            player = seat,
            total = points(ranked.points),
            money = words.money(game.money(seat))
        ));
        lines.push(below(&fl!(
            prince_cli_score_parts,
            parts = by_source(&score)
        )));
        let income = match is_to_come {
            true => ducats(game.income(seat)),
            false => fl!(prince_cli_income_paid, money = ducats(game.income(seat))),
        };
        lines.push(below(&fl!(
            prince_cli_score_has,
            income,
            votes = votes(game.votes(seat)),
            offices = names::offices(game.laid_of(seat, CardType::Office).len())
        )));
    }
    let waiting = game.offices_on_the_way();
    if !waiting.is_empty() {
        lines.push(tell!(words, prince_cli_offices_waiting, cards = waiting));
    }
    lines.push(fl!(
        prince_cli_votes,
        all = votes(game.all_votes()),
        majority = game.majority()
    ));
    let groups = game.coalitions().into_iter();
    let groups: Vec<String> = groups.map(|group| words.seats(group)).collect();
    lines.push(fl!(prince_cli_coalitions, groups = groups.join("; ")));
    lines
}

/// The results of a bot against others.
#[derive(Clone, Debug)]
pub struct BotRecord {
    /// Its name.
    pub name: String,
    /// Games won, in percent.
    pub won: f64,
    /// The mean points and their standard error.
    pub score: (f64, f64),
    /// Elections won, in percent.
    pub popes: f64,
}

/// Returns the line about a bot.
#[must_use]
pub fn bot(record: &BotRecord) -> String {
    let tenth = |number: f64| crate::figures::decimal(number);
    let text = fl!(
        prince_simulate_bot,
        bot = safe(&record.name),
        won = tenth(record.won),
        score = tenth(record.score.0),
        within = tenth(record.score.1),
        popes = tenth(record.popes)
    );
    below(&text)
}

/// Returns the prices of a card type in each turn; empty cells where none was sold.
#[must_use]
pub fn prices(card_type: CardType, means: [Option<f64>; 3]) -> String {
    let mean = |mean: Option<f64>| match mean {
        Some(mean) => crate::figures::decimal(mean),
        None => fl!(prince_simulate_none_sold).to_owned(),
    };
    let [first, second, third] = means.map(mean);
    let text = fl!(
        prince_simulate_prices,
        kind = names::type_id(card_type),
        first,
        second,
        third
    );
    below(&text)
}

/// Says how many attempts to seize something succeeded.
#[must_use]
pub fn seizures(won: u64, lost: u64) -> String {
    let text = fl!(
        prince_simulate_seizures,
        number = i64::try_from(won + lost).unwrap_or(i64::MAX),
        won = i64::try_from(won).unwrap_or(i64::MAX)
    );
    below(&text)
}

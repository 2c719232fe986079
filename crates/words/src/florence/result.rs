//! The result of a game as text to paste elsewhere: Markdown, readable as it is.

use std::fmt::Write as _;

use crate::fl;
use crate::florence::names::{Named, florins, points};
use crate::florence::planning::{signed, sources as columns};
use crate::florence::sentences::{Words, tie_between};
use crate::report::document::Table;
use crate::report::marks::{escaped, table_in_markdown};
use florence::rules::tally;
use florence::{Account, BySource, Game, Source, by_source};
use table::{Item, Session};

/// Returns the points by source, in the order of [`columns`]; negative for those sold.
#[must_use]
pub fn of_sources(of: &BySource, has_characters: bool) -> Vec<i32> {
    let characters = of.gained(Source::Merchant) + of.gained(Source::Banker);
    let mut points = vec![
        of.before.into(),
        of.gained(Source::Work).into(),
        of.gained(Source::BestWork).into(),
        of.gained(Source::Building).into(),
        of.gained(Source::FurtherBuilder).into(),
        of.gained(Source::FurtherLandscape).into(),
        of.cards.into(),
        -i32::from(of.sold),
    ];
    if has_characters {
        points.push(characters.into());
    }
    points
}

/// Returns the ranking, the sources of the points, and the prestige cards, as a sheet.
/// Money is left out where the words keep it secret.
#[must_use]
pub fn sheet(session: &Session<Game>, words: &Words<'_>) -> String {
    let game = session.game();
    let accounts = tally(game);
    let sources = by_source(session);
    let has_characters = game.variant().characters;
    let columns = columns(has_characters);
    let mut text = format!("# {}\n\n", fl!(name_of_the_game));
    let _ = match game.is_over() {
        true => writeln!(text, "{}\n", fl!(result_final, rounds = game.round())),
        false => writeln!(text, "{}\n", fl!(result_so_far, round = game.round())),
    };
    let names = [fl!(result_rank), fl!(result_player), fl!(result_total)];
    let names = names.into_iter().chain(columns).chain([fl!(result_money)]);
    // Names are left-aligned, numbers right-aligned.
    let columns = names
        .enumerate()
        .map(|(at, name)| (name.to_owned(), at != 1));
    let rows = accounts.iter().map(|account| {
        let name = cell(&words.seat(account.seat));
        let mut row = vec![account.rank.to_string(), name, account.total.to_string()];
        let points = of_sources(&sources[account.seat.index()], has_characters);
        row.extend(points.into_iter().map(signed));
        row.push(words.money(account.money));
        row
    });
    let table = Table {
        columns: columns.collect(),
        rows: rows.collect(),
    };
    text.push_str(&table_in_markdown(&table, str::to_owned));
    for account in accounts.iter().filter(|account| has_cards(account)) {
        let name = cell(&words.seat(account.seat));
        let mut cards: Vec<String> = account
            .cards
            .iter()
            .map(|&(card, value)| format!("{} ({})", card.name(), points(value)))
            .collect();
        if account.hidden_cards > 0 {
            cards.push(fl!(result_hidden_cards, number = account.hidden_cards));
        }
        let cards = fl!(
            result_prestige_cards,
            player = name,
            cards = cards.join(", ")
        );
        let _ = write!(text, "\n- {cards}");
    }
    for pair in accounts.windows(2) {
        if let Some(tie) = pair[1].tie {
            let names = [&pair[0], &pair[1]].map(|account| cell(&words.seat(account.seat)));
            let [before, this] = names;
            let money = [&pair[0], &pair[1]].map(|account| florins(account.money));
            let tie = tie_between(tie, &this, &before);
            let [before, this] = money;
            let tie = match words.hides_money() {
                true => fl!(result_tie, tie),
                false => fl!(result_tie_money, tie, money = this, before),
            };
            let _ = write!(text, "\n- {tie}");
        }
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

fn has_cards(account: &Account) -> bool {
    !account.cards.is_empty() || account.hidden_cards > 0
}

/// Escapes a name so that it cannot act as markup.
fn cell(name: &str) -> String {
    escaped(name, |letter| {
        matches!(letter, '|' | '\\' | '*' | '_' | '`' | '[' | ']' | '<' | '#')
    })
}

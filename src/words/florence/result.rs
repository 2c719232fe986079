//! The result of a game as text to paste elsewhere: Markdown, readable as it is.

use std::fmt::Write as _;

use crate::florence::rules::tally;
use crate::florence::{Account, BySource, Game, Source, by_source};
use crate::table::{Item, Session};
use crate::words::florence::names::{Named, florins, points};
use crate::words::florence::planning::{signed, sources as columns};
use crate::words::florence::sentences::{Words, tie_between};

/// The points of one source, in the order of [`columns`]; below 0 for those
/// sold.
#[must_use]
pub fn of_sources(of: &BySource) -> [i32; 8] {
    [
        of.before.into(),
        of.gained(Source::Work).into(),
        of.gained(Source::BestWork).into(),
        of.gained(Source::Building).into(),
        of.gained(Source::FurtherBuilder).into(),
        of.gained(Source::FurtherLandscape).into(),
        of.cards.into(),
        -i32::from(of.sold),
    ]
}

/// The ranking, where the points come from, and the prestige cards, as a sheet.
/// Money is left out where the words keep it secret.
#[must_use]
pub fn sheet(session: &Session<Game>, words: &Words<'_>) -> String {
    let game = session.game();
    let accounts = tally(game);
    let sources = by_source(session);
    let mut text = String::from("# The Princes of Florence\n\n");
    let _ = match game.is_over() {
        true => writeln!(text, "Final result, {} rounds.\n", game.round()),
        false => writeln!(text, "Round {}: if the game ended now.\n", game.round()),
    };
    text.push_str("| Rank | Player | Total |");
    for source in columns() {
        let _ = write!(text, " {source} |");
    }
    text.push_str(" Money |\n|--:|--|--:|");
    text.push_str(&"--:|".repeat(columns().len() + 1));
    text.push('\n');
    for account in &accounts {
        let name = cell(&words.seat(account.seat));
        let _ = write!(text, "| {} | {name} | {} |", account.rank, account.total);
        for value in of_sources(&sources[account.seat.index()]) {
            let _ = write!(text, " {} |", signed(value));
        }
        let _ = writeln!(text, " {} |", words.money(account.money));
    }
    for account in accounts.iter().filter(|account| has_cards(account)) {
        let name = cell(&words.seat(account.seat));
        let mut cards: Vec<String> = account
            .cards
            .iter()
            .map(|&(card, value)| format!("{} ({})", card.name(), points(value)))
            .collect();
        if account.hidden_cards > 0 {
            cards.push(format!("{} hidden", account.hidden_cards));
        }
        let _ = write!(text, "\n- Prestige cards of {name}: {}", cards.join(", "));
    }
    for pair in accounts.windows(2) {
        if let Some(tie) = pair[1].tie {
            let names = [&pair[0], &pair[1]].map(|account| cell(&words.seat(account.seat)));
            let [before, this] = names;
            let money = [&pair[0], &pair[1]].map(|account| florins(account.money));
            let _ = write!(text, "\n- Tie: {}", tie_between(tie, &this, &before));
            if !words.hides_money() {
                let _ = write!(text, " ({} and {})", money[1], money[0]);
            }
        }
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

fn has_cards(account: &Account) -> bool {
    !account.cards.is_empty() || account.hidden_cards > 0
}

/// A name that cannot break out of its place.
fn cell(name: &str) -> String {
    let mut safe = String::new();
    for letter in name.chars() {
        match letter {
            '|' | '\\' | '*' | '_' | '`' | '[' | ']' | '<' | '#' => {
                safe.push('\\');
                safe.push(letter);
            }
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

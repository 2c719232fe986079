//! The texts of the shelf about its statistics.

use crate::ui::io::kind::Kind;
use crate::ui::io::shelf::bundle::Unpacked;
use crate::ui::io::shelf::figures::{Account, Feat, Figures, Mean, Won};
use crate::ui::io::shelf::find::Order;
use crate::ui::io::shelf::record::{Record, Told};
use crate::ui::session::state::State;
use words::figures::{decimal, grouped};
use words::text::cut;
use words::window::file_name;
use words::{BETWEEN, fl, shelf as texts};

/// Returns a mean to one decimal place, or a dash if there is none.
pub(in crate::ui) fn mean(mean: Mean) -> String {
    mean.value().map_or_else(|| "–".to_owned(), decimal)
}

/// Returns a player's statistics, in points of this unit.
pub(in crate::ui) fn account(one: &Account, unit: &str) -> String {
    let mut said = vec![fl!(
        shelf_account,
        name = one.name.as_str(),
        best = u32::from(one.best),
        unit = unit
    )];
    if one.margin.value().is_some() {
        let margin = mean(one.margin);
        said.push(fl!(shelf_account_margin, margin = margin, unit = unit));
    }
    if one.streak[1] > 1 {
        said.push(fl!(shelf_account_streak, streak = one.streak[1]));
    }
    if one.deeds.value().is_some() {
        said.push(fl!(shelf_account_deeds, deeds = mean(one.deeds)));
    }
    if let Some(paid) = one.paid.value() {
        let paid = grouped(paid.round() as i64);
        said.push(fl!(shelf_account_paid, paid = paid));
    }
    said.join(", ")
}

/// Returns the number of games and evenings, and the duration.
pub(in crate::ui) fn evenings(figures: &Figures) -> String {
    let stopped = || fl!(shelf_games_stopped, games = figures.stopped);
    let told = over(figures);
    match (told.is_empty(), figures.stopped) {
        (_, 0) => told,
        (true, _) => stopped(),
        (false, _) => [told, stopped()].join(BETWEEN),
    }
}

/// Returns the number of finished games.
fn over(figures: &Figures) -> String {
    let Some(since) = figures.since else {
        return String::new();
    };
    let (games, evenings) = (figures.games, figures.evenings);
    let since = texts::day(since);
    match figures.minutes.value() {
        None => fl!(
            shelf_evenings,
            games = games,
            evenings = evenings,
            since = since
        ),
        Some(minutes) => fl!(
            shelf_evenings_long,
            games = games,
            evenings = evenings,
            since = since,
            minutes = minutes.round() as i64
        ),
    }
}

/// Returns the winning scores in words.
pub(in crate::ui) fn curve(figures: &Figures, unit: &str) -> String {
    let points = figures.curve.iter().map(|won| u32::from(won.points));
    let (least, most) = (points.clone().min(), points.max());
    fl!(
        shelf_curve_of,
        games = figures.curve.len(),
        least = least.unwrap_or(0),
        most = most.unwrap_or(0),
        unit = unit
    )
}

/// Returns who has won a game with how much.
pub(in crate::ui) fn won(won: &Won, kind: Option<&dyn Kind>) -> String {
    fl!(
        shelf_won,
        day = texts::day(won.day),
        name = won.name.as_str(),
        points = u32::from(won.points),
        unit = kind.map_or(fl!(points_of_any_game), Kind::points_unit)
    )
}

/// Returns whose record it is, with what, and on which day.
pub(in crate::ui) fn feat(feat: &Feat, what: Option<&str>, letters: usize) -> String {
    let who = match &feat.by {
        Some((name, _)) => cut(name, letters),
        None => texts::players(feat.players),
    };
    let day = texts::day(feat.day);
    let parts = [Some(who.as_str()), what, Some(&day)];
    let parts: Vec<&str> = parts.into_iter().flatten().collect();
    parts.join(", ")
}

/// Returns the name of an order.
pub(in crate::ui) fn order(order: Order) -> &'static str {
    match order {
        Order::Newest => fl!(shelf_order_newest),
        Order::Oldest => fl!(shelf_order_oldest),
        Order::MostPoints => fl!(shelf_order_most_points),
        Order::Closest => fl!(shelf_order_closest),
        Order::Longest => fl!(shelf_order_longest),
        Order::Winner => fl!(shelf_order_winner),
    }
}

/// Returns what was imported from an archive, and what was left out.
pub(crate) fn unpacked(unpacked: &Unpacked) -> String {
    let came = fl!(shelf_unpacked, games = unpacked.games, same = unpacked.same);
    match unpacked.left_out {
        0 => came,
        files => {
            let why = unpacked.told.join("; ");
            came + " " + &fl!(shelf_left_out, files = files, why = why)
        }
    }
}

/// Returns a game in a sentence, as the list of games words it.
pub(in crate::ui) fn told(record: &Record, state: &State) -> String {
    match &record.told {
        Told::Unread => file_name(&record.path),
        Told::Foreign(game) => {
            fl!(start_foreign, path = file_name(&record.path), game = game)
        }
        Told::Unreadable(_) => fl!(start_unreadable, path = file_name(&record.path)),
        Told::Game(entry) => match (&entry.standing, state.kind(&entry.game)) {
            (Some(standing), Some(kind)) => kind.told(&entry.names, standing),
            _ => fl!(
                start_score_sheet,
                players = words::window::all_players(&entry.names)
            ),
        },
    }
}

//! A report as a page to print: one file that asks for nothing from anywhere, on A4.

use super::document::parts;
use super::{Report, picture};
use crate::fl;
use crate::report::html::{self, Drawn};

/// How wide a square is in a page.
const SQUARE: f64 = 40.0;

/// The page.
#[must_use]
pub fn page(report: &Report) -> String {
    let names = report.players.iter().map(|player| player.shown.clone());
    let names: Vec<String> = names.collect();
    let player = |at: usize| report.players.get(at);
    let drawn = Drawn {
        names: &names,
        marker: &|at, size| player(at).map_or(String::new(), |one| picture::marker(one, size)),
        picture: &|at, class| {
            let home = player(at).and_then(|player| Some((player, player.home.as_ref()?)));
            let board = home.map(|(player, home)| picture::home(player, home, SQUARE));
            let named = format!("<svg class=\"{class}\" ");
            board.map_or(String::new(), |board| board.replacen("<svg ", &named, 1))
        },
    };
    let title = format!("{}: {}", fl!(name_of_the_game), report.verdict());
    html::page(&title, parts(report), &drawn)
}

//! A report as a page to print on A4: a single file that loads nothing from elsewhere.

use std::fmt::Write as _;

use super::document::{Part, Picture, Table};
use super::picture::scene::escaped;
use crate::fl;
use crate::language;

/// The style sheet of the page.
const STYLE: &str = include_str!("../../../../assets/report/page.css");

/// The number of columns from which on a table is set smaller, so that it fits on A4.
const MANY: usize = 10;

/// Pictures in a page, as SVG.
pub struct Drawn<'a> {
    /// The names of the players, the best first.
    pub names: &'a [String],
    /// Returns the marker of the n-th player, at this size.
    pub marker: &'a dyn Fn(usize, f64) -> String,
    /// Returns a picture of what is in front of the n-th player, with an element of this
    /// class; empty if nothing is drawn.
    pub picture: &'a dyn Fn(usize, &str) -> String,
}

/// Writes the page with its title and content.
#[must_use]
pub fn page(title: &str, parts: Vec<Part>, drawn: &Drawn<'_>) -> String {
    let mut body = String::new();
    for part in parts {
        let _ = match part {
            Part::Title(text) => writeln!(body, "{}", element("h1", &escaped(&text))),
            Part::Verdict(text) => {
                let text = escaped(&text);
                writeln!(body, "{}", element_of("p", "verdict", &text))
            }
            Part::Heading(text) => writeln!(body, "{}", element("h2", &escaped(&text))),
            Part::Text(text) => writeln!(body, "{}", element("p", &escaped(&text))),
            Part::Table(table) => writeln!(body, "{}", in_html(drawn, &table)),
            Part::List(lines) => {
                let lines = lines.iter().map(|line| element("li", &escaped(line)));
                let lines: Vec<String> = lines.collect();
                writeln!(body, "{}", element("ul", &lines.join("\n")))
            }
            Part::Pictures(pictures) => {
                let wide = pictures.len() % 2 == 0;
                let homes = pictures.iter().map(|picture| home_of(drawn, picture, wide));
                let homes: Vec<String> = homes.collect();
                writeln!(body, "{}", element_of("div", "homes", &homes.join("\n")))
            }
        };
    }
    body.push_str(&element("footer", &escaped(fl!(bg_stats_about))));
    let head = [
        r"<meta charset='utf-8'>",
        r"<meta name='viewport' content='width=device-width'>",
    ];
    let head = head.join("\n").replace('\'', "\"");
    let title = element("title", &escaped(title));
    let style = element("style", &format!("\n{STYLE}"));
    let head = element("head", &format!("\n{head}\n{title}\n{style}\n"));
    let body = element("body", &format!("\n{body}\n"));
    let root = format!(r"<html lang='{}'>", language::spoken()).replace('\'', "\"");
    format!("<!DOCTYPE html>\n{root}\n{head}\n{body}\n</html>\n")
}

fn element(name: &str, content: &str) -> String {
    format!("<{name}>{content}</{name}>")
}

fn element_of(name: &str, class: &str, content: &str) -> String {
    format!("<{name} class=\"{class}\">{content}</{name}>")
}

fn in_html(drawn: &Drawn<'_>, table: &Table) -> String {
    let cell = |name: &str, text: &str, is_number: bool| {
        let text = escaped(text);
        match is_number {
            true => element_of(name, "number", &text),
            false => {
                let mut names = drawn.names.iter();
                let player = names.position(|name| escaped(name) == text);
                let marker = player.filter(|_| name == "td");
                match marker.map(|player| (drawn.marker)(player, 12.0)) {
                    Some(marker) => element_of(name, "player", &format!("{marker}{text}")),
                    None => element(name, &text),
                }
            }
        }
    };
    let head = table.columns.iter();
    let head: String = head.map(|(name, is)| cell("th", name, *is)).collect();
    let rows = table.rows.iter().map(|row| {
        let cells = row.iter().zip(&table.columns);
        let cells: String = cells.map(|(text, (_, is))| cell("td", text, *is)).collect();
        element("tr", &cells)
    });
    let rows: Vec<String> = rows.collect();
    let head = element("thead", &element("tr", &head));
    let body = element("tbody", &rows.join("\n"));
    let content = format!("\n{head}\n{body}\n");
    match table.columns.len() {
        MANY.. => element_of("table", "many", &content),
        _ => element("table", &content),
    }
}

fn home_of(drawn: &Drawn<'_>, home: &Picture, wide: bool) -> String {
    let marker = (drawn.marker)(home.player, 12.0);
    let heading = element("h3", &format!("{marker}{}", escaped(&home.name)));
    let board = (drawn.picture)(home.player, "board");
    // The items are shown in the picture.
    let beside = home.legend.last().map_or("", String::as_str);
    let beside = element("p", &escaped(beside));
    let class = if wide { "wide" } else { "home" };
    element_of("div", class, &format!("\n{heading}\n{board}\n{beside}\n"))
}

//! The final sheet as a picture: who has won, everybody's points by where they come
//! from, and the principalities. Drawn in areas and lines of our own, with our
//! typefaces, so that it looks the same in every program.

pub mod board;

use kurbo::{Point, Rect};

use self::letters::Face;
use self::scene::{Scene, Side};
use super::document;
use super::{Home, Player, Report};
use crate::BETWEEN;
use crate::fl;
use crate::florence::statistics;
use crate::report::picture::{self, INK, MARGIN, PAPER, Row, WEAK, WIDTH};
pub use crate::report::picture::{MARKERS, PLAYERS, letters, scene};
use florence::{BySource, Source};

/// The greatest width of a square.
const SQUARE: f64 = 44.0;
/// Between two principalities.
const GAP: f64 = 22.0;

/// The colours of what points come from, in the order of `pieces`.
pub const SOURCES: [u32; 7] = [
    0xb5_563a, 0xd9_a94e, 0x7f_a56a, 0x8c_bbd3, 0xc9_9a34, 0xa7_93bd, 0xe9_dfc6,
];

/// The sheet as SVG.
#[must_use]
pub fn svg(report: &Report) -> String {
    let declared = r"<?xml version='1.0' encoding='UTF-8'?>".replace('\'', "\"");
    format!("{declared}\n{}\n", sheet(report).svg(&told(report)))
}

/// The sheet as PNG, with twice as many pixels as points.
#[must_use]
pub fn png(report: &Report) -> Vec<u8> {
    sheet(report).png(2.0)
}

/// A principality as SVG, to stand in a page, with squares of this size.
#[must_use]
pub fn home(player: &Player, home: &Home, side: f64) -> String {
    let whole = board::size(side);
    let mut scene = Scene::new(whole, whole);
    board::draw(&mut scene, home, side);
    scene.svg(&player.shown)
}

/// The marker of a player as SVG, to stand in a page.
#[must_use]
pub fn marker(player: &Player, side: f64) -> String {
    picture::marker(player.colour, &player.shown, side)
}

/// What the picture shows, for those who do not see it.
fn told(report: &Report) -> String {
    let players = report.players.iter().map(|player| {
        fl!(
            sheet_place,
            player = player.shown.as_str(),
            total = player.total
        )
    });
    let players: Vec<String> = players.collect();
    format!("{} {}", report.verdict(), players.join(", "))
}

/// Where points come from, in a word or two, and how many they are; none left out.
fn pieces(of: &BySource) -> [(&'static str, u16); 7] {
    let of_source = |source| of.gained(source);
    [
        (
            statistics::source_name(Source::Work),
            of_source(Source::Work),
        ),
        (
            statistics::source_name(Source::Building),
            of_source(Source::Building),
        ),
        (
            fl!(statistics_from_extras),
            of_source(Source::FurtherLandscape) + of_source(Source::FurtherBuilder),
        ),
        (
            statistics::source_name(Source::BestWork),
            of_source(Source::BestWork),
        ),
        (fl!(statistics_from_cards), of.cards),
        (
            fl!(statistics_from_characters),
            of_source(Source::Merchant) + of_source(Source::Banker),
        ),
        (
            statistics::no_rule(std::slice::from_ref(of)),
            of.before + u16::try_from(of.corrected).unwrap_or(0),
        ),
    ]
}

/// Draws the sheet.
#[must_use]
pub fn sheet(report: &Report) -> Scene {
    let mut scene = Scene::new(WIDTH, 4000.0);
    let ground = Rect::new(0.0, 0.0, WIDTH, 4000.0);
    scene.rect(ground, 0.0, PAPER);
    let inner = WIDTH - 2.0 * MARGIN;
    let mut y = MARGIN + 34.0;
    let left = Point::new(MARGIN, y);
    let title = report.verdict();
    let size = if report.is_over { 46.0 } else { 30.0 };
    scene.text_within(
        left,
        (Side::Left, inner),
        (Face::Display, size),
        &title,
        INK,
    );
    y += 32.0;
    let mut line = vec![fl!(name_of_the_game).to_owned()];
    line.extend(document::occasion(report));
    let line = line.join(BETWEEN);
    let at = Point::new(MARGIN, y);
    scene.text_within(at, (Side::Left, inner), (Face::Text, 18.0), &line, WEAK);
    y += 22.0;
    y = ranking(&mut scene, report, y);
    y = homes(&mut scene, report, y + 26.0);
    y = below(&mut scene, report, y + 14.0);
    let at = Point::new(WIDTH - MARGIN, y + 18.0);
    scene.text(at, Side::Right, Face::Text, 13.0, fl!(bg_stats_about), WEAK);
    scene.end_at(y + 18.0 + MARGIN * 0.6);
    scene
}

/// Draws the ranking with everybody's points; gives the height where it ends.
fn ranking(scene: &mut Scene, report: &Report, top: f64) -> f64 {
    let all: Vec<_> = report
        .players
        .iter()
        .map(|player| pieces(&player.by_source))
        .collect();
    let sources: Vec<BySource> = report
        .players
        .iter()
        .map(|player| player.by_source)
        .collect();
    let rows = report.players.iter().zip(&all);
    let rows = rows.map(|(player, pieces)| Row {
        rank: player.rank,
        name: player.shown.clone(),
        colour: player.colour,
        total: player.total,
        wins: report.is_over && player.rank == 1,
        pieces: pieces.iter().map(|piece| piece.1).collect(),
        after: (player.by_source.sold > 0).then(|| fl!(end_sold, number = player.by_source.sold)),
        money: match player.money {
            Some(money) => crate::florence::florins(money),
            None => fl!(money_hidden).to_owned(),
        },
    });
    let rows: Vec<Row> = rows.collect();
    let names = SOURCES.iter().enumerate().map(|(at, &colour)| {
        let found = all.iter().find(|pieces| pieces[at].1 > 0);
        let name = match found {
            // Of all of them.
            _ if at + 1 == SOURCES.len() => statistics::no_rule(&sources),
            Some(pieces) => pieces[at].0,
            None => all.first().map_or("", |pieces| pieces[at].0),
        };
        (name, colour)
    });
    let names: Vec<(&str, u32)> = names.collect();
    picture::ranking(scene, &rows, &names, top)
}

/// Draws the principalities in the order of the ranking.
fn homes(scene: &mut Scene, report: &Report, top: f64) -> f64 {
    let homes = report.players.iter();
    let homes: Vec<(&Player, &Home)> = homes
        .filter_map(|player| Some((player, player.home.as_ref()?)))
        .collect();
    if homes.is_empty() {
        return top;
    }
    let count = homes.len() as f64;
    let room = (WIDTH - 2.0 * MARGIN - GAP * (count - 1.0)) / count;
    let side = (room / board::size(1.0)).min(SQUARE);
    let whole = board::size(side);
    let row = whole * count + GAP * (count - 1.0);
    let mut x = (WIDTH - row) / 2.0;
    for (player, home) in homes {
        picture::draw_marker(scene, player.colour, Point::new(x, top), 17.0);
        let at = Point::new(x + 25.0, top + 15.0);
        let style = (Face::Display, 19.0);
        scene.text_within(at, (Side::Left, whole - 25.0), style, &player.shown, INK);
        scene.at(x, top + 26.0, |scene| {
            board::draw(scene, home, side);
        });
        let beside = document::beside(player, home);
        let mut y = top + 26.0 + whole + 20.0;
        for part in beside.split("; ") {
            let at = Point::new(x, y);
            let style = (Face::Text, 14.0);
            scene.text_within(at, (Side::Left, whole), style, part, WEAK);
            y += 18.0;
        }
        x += whole + GAP;
    }
    top + 26.0 + whole + 20.0 + 36.0
}

/// Writes what else there is to say, a line each; gives the height where it ends.
fn below(scene: &mut Scene, report: &Report, top: f64) -> f64 {
    let room = WIDTH - 2.0 * MARGIN;
    let cards = report.players.iter();
    let cards = cards.filter_map(|player| report.cards_of(player));
    let ties = report.ties().map(str::to_owned);
    let exceptions = report.exceptions.iter().map(|one| one.told());
    let lines = cards
        .chain(ties)
        .chain(report.rules.iter().cloned())
        .chain(exceptions);
    let mut y = top;
    for line in lines {
        let at = Point::new(MARGIN, y + 14.0);
        scene.text_within(at, (Side::Left, room), (Face::Text, 15.0), &line, INK);
        y += 21.0;
    }
    y
}

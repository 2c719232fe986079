//! The final sheet as a picture: who has won, everybody's points by where they come
//! from, and the principalities. Drawn in areas and lines of our own, with our
//! typefaces, so that it looks the same in every program.

pub mod board;
pub mod letters;
pub mod scene;

use kurbo::{Affine, BezPath, Point, Rect};

use self::letters::Face;
use self::scene::{Ink, Scene, Side};
use super::document;
use super::{Home, Player, Report};
use crate::fl;
use crate::florence::{BySource, Source};
use crate::words::BETWEEN;
use crate::words::florence::statistics;

/// How wide a sheet is, and its margin.
const WIDTH: f64 = 1240.0;
const MARGIN: f64 = 44.0;
/// A player in the ranking.
const ROW: f64 = 58.0;
/// The greatest width of a square.
const SQUARE: f64 = 44.0;
/// Between two principalities.
const GAP: f64 = 22.0;

const PAPER: Ink = Ink::of(0xfb_f6ec);
const CARD: Ink = Ink::of(0xfd_faf3);
const LINE: Ink = Ink::of(0xd3_c5a8);
const INK: Ink = Ink::of(0x2a_211a);
const WEAK: Ink = Ink::of(0x5d_5041);
const GOLD: Ink = Ink::of(0x8a_641a);

/// The colours of the players.
pub const PLAYERS: [u32; 5] = [0x7a_0423, 0x0f_4adc, 0x1b_6a62, 0x78_5b0d, 0x4f_0a78];
/// Their shapes, in a square of 24.
pub const MARKERS: [&str; 5] = [
    "M2 12a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z",
    "M4.3 2.8h15.4a1.5 1.5 0 0 1 1.5 1.5v15.4a1.5 1.5 0 0 1-1.5 1.5H4.3a1.5 1.5 0 0 1-1.5-1.5V4.3a1.5 1.5 0 0 1 1.5-1.5z",
    "M12 1.5 23 21.5H1z",
    "M12 .5 23.5 12 12 23.5.5 12z",
    "M12 1 23 9.5 18.8 22.5H5.2L1 9.5z",
];
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
#[cfg(feature = "gui")]
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
    let mut scene = Scene::new(side, side);
    draw_marker(&mut scene, player, Point::ZERO, side);
    scene.svg(&player.shown)
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
    let count = report.players.len() as f64;
    let card = Rect::new(MARGIN, top, WIDTH - MARGIN, top + ROW * count + 50.0);
    scene.rect(card, 8.0, CARD);
    scene.frame(card, 8.0, 1.0, LINE);
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
    let sum = |pieces: &[(&str, u16); 7]| pieces.iter().map(|piece| piece.1).sum::<u16>();
    let most = all.iter().map(sum).max().unwrap_or(0).max(1);
    let bars = (card.x0 + 400.0, card.x1 - 170.0);
    let unit = (bars.1 - bars.0) / f64::from(most);
    for (at, (player, pieces)) in report.players.iter().zip(&all).enumerate() {
        let middle = top + 12.0 + ROW * (at as f64 + 0.5);
        if at > 0 {
            let (from, to) = (card.x0 + 14.0, card.x1 - 14.0);
            let y = middle - ROW / 2.0;
            scene.line(Point::new(from, y), Point::new(to, y), 1.0, LINE);
        }
        let wins = report.is_over && player.rank == 1;
        let ink = if wins { GOLD } else { INK };
        let x = card.x0 + 34.0;
        let rank = format!("{}.", player.rank);
        let foot = |size: f64| middle + size * 0.33;
        scene.text(
            Point::new(x, foot(22.0)),
            Side::Right,
            Face::Display,
            22.0,
            &rank,
            WEAK,
        );
        let corner = Point::new(x + 12.0, middle - 10.0);
        draw_marker(scene, player, corner, 20.0);
        scene.text_within(
            Point::new(x + 44.0, foot(24.0)),
            (Side::Left, 230.0),
            (Face::Display, 24.0),
            &player.shown,
            INK,
        );
        let at = Point::new(bars.0 - 18.0, foot(34.0));
        let total = player.total.to_string();
        scene.text(at, Side::Right, Face::Display, 34.0, &total, ink);
        let mut x = bars.0;
        for (&(_, points), colour) in pieces.iter().zip(SOURCES) {
            if points == 0 {
                continue;
            }
            let wide = unit * f64::from(points);
            let piece = Rect::new(x, middle - 15.0, x + wide, middle + 15.0);
            scene.rect(piece, 0.0, Ink::of(colour));
            scene.frame(piece, 0.0, 1.0, INK);
            let number = points.to_string();
            let needs = Scene::width_of(Face::Strong, 14.0, &number) + 10.0;
            if wide >= needs {
                let centre = piece.center();
                let plate = Rect::new(
                    centre.x - needs / 2.0 + 1.0,
                    centre.y - 9.5,
                    centre.x + needs / 2.0 - 1.0,
                    centre.y + 9.5,
                );
                scene.rect(plate, 9.0, CARD);
                let foot = Point::new(centre.x, centre.y + 5.0);
                scene.text(foot, Side::Middle, Face::Strong, 14.0, &number, INK);
            }
            x += wide;
        }
        let sold = player.by_source.sold;
        if sold > 0 {
            let at = Point::new(x + 8.0, middle + 5.0);
            let text = fl!(end_sold, number = sold);
            scene.text(at, Side::Left, Face::Text, 14.0, &text, WEAK);
        }
        let at = Point::new(card.x1 - 18.0, middle + 6.0);
        let money = match player.money {
            Some(money) => crate::words::florence::florins(money),
            None => fl!(money_hidden).to_owned(),
        };
        scene.text_within(at, (Side::Right, 140.0), (Face::Text, 16.0), &money, WEAK);
    }
    // What the colours mean.
    let mut x = bars.0;
    let y = card.y1 - 18.0;
    for (at, colour) in SOURCES.into_iter().enumerate() {
        let is_there = all.iter().any(|pieces| pieces[at].1 > 0);
        let Some(name) = all.iter().find(|pieces| pieces[at].1 > 0) else {
            continue;
        };
        let name = match name[at].0 {
            // Of all of them.
            _ if at + 1 == SOURCES.len() => statistics::no_rule(&sources),
            name => name,
        };
        if is_there {
            let swatch = Rect::new(x, y - 11.0, x + 12.0, y + 1.0);
            scene.rect(swatch, 2.0, Ink::of(colour));
            scene.frame(swatch, 2.0, 0.8, INK);
            scene.text(
                Point::new(x + 18.0, y),
                Side::Left,
                Face::Text,
                14.0,
                name,
                WEAK,
            );
            x += 18.0 + Scene::width_of(Face::Text, 14.0, name) + 16.0;
        }
    }
    card.y1
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
        draw_marker(scene, player, Point::new(x, top), 17.0);
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

fn draw_marker(scene: &mut Scene, player: &Player, at: Point, side: f64) {
    let which = player.colour.index().min(MARKERS.len() - 1);
    // It is part of the program and always a path.
    let Ok(path) = BezPath::from_svg(MARKERS[which]) else {
        return;
    };
    let place = Affine::translate(at.to_vec2()) * Affine::scale(side / 24.0);
    scene.fill(&(place * path), Ink::of(PLAYERS[which]));
}

//! The final sheet as a picture: who has won, everyone's points by source, and the
//! principalities. It is drawn with our own areas, lines and typefaces, so that it looks
//! the same in every program.

pub mod board;

use kurbo::Point;

use self::letters::Face;
use self::scene::{Scene, Side};
use super::{Home, Player, Report, beside};
use crate::fl;
use crate::florence::statistics;
use crate::report::picture::{self, INK, MARGIN, Row, WEAK, WIDTH};
pub use crate::report::picture::{MARKERS, PLAYERS, letters, scene};
use florence::{BySource, Source};

/// The greatest width of a square.
const SQUARE: f64 = 44.0;
/// The gap between two principalities.
const GAP: f64 = 22.0;

/// The colours of the sources of points, in the order of `pieces`.
pub const SOURCES: [u32; 7] = [
    0xb5_563a, 0xd9_a94e, 0x7f_a56a, 0x8c_bbd3, 0xc9_9a34, 0xa7_93bd, 0xe9_dfc6,
];

/// Returns a principality as SVG, for use in a page, with squares of this size.
#[must_use]
pub fn home(player: &Player, home: &Home, side: f64) -> String {
    let whole = board::size(side);
    let mut scene = Scene::new(whole, whole);
    board::draw(&mut scene, home, side);
    scene.svg(&player.shown)
}

/// Returns the sources of points, in a word or two, with the points of each, including
/// zeros.
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

/// Draws the ranking, the principalities, and further sentences. Returns the height where
/// it ends.
pub(super) fn draw(report: &Report, scene: &mut Scene, top: f64) -> f64 {
    let y = ranking(scene, report, top);
    let y = homes(scene, report, y + 26.0);
    let lines = report.below();
    let lines = lines.chain(report.rules.iter().cloned());
    picture::lines(scene, lines.chain(report.exceptions()), y + 14.0, 21.0)
}

/// Draws the ranking with everyone's points. Returns the height where it ends.
fn ranking(scene: &mut Scene, report: &Report, top: f64) -> f64 {
    let all: Vec<_> = report
        .players
        .iter()
        .map(|player| pieces(&player.has.by_source))
        .collect();
    let sources: Vec<BySource> = report
        .players
        .iter()
        .map(|player| player.has.by_source)
        .collect();
    let rows = report.players.iter().zip(&all);
    let rows = rows.map(|(player, pieces)| {
        let sold = player.has.by_source.sold;
        let after = (sold > 0).then(|| fl!(end_sold, number = sold));
        let pieces = pieces.iter().map(|piece| piece.1).collect();
        Row::of(report, player, pieces, after)
    });
    let rows: Vec<Row> = rows.collect();
    let names = SOURCES.iter().enumerate().map(|(at, &colour)| {
        let found = all.iter().find(|pieces| pieces[at].1 > 0);
        let name = match found {
            // The last source depends on all players.
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
        .filter_map(|player| Some((player, player.has.home.as_ref()?)))
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
        let beside = beside(player, home);
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

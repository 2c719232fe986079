//! Pictures of a game for a file, drawn as areas and lines with our own typefaces, so that
//! they look the same in every program. This module has what all pictures share: colours,
//! the markers of the players, and the ranking with everyone's points by source.

pub mod letters;
pub mod scene;

use kurbo::{Affine, BezPath, Point, Rect};

use self::letters::Face;
use self::scene::{Ink, Scene, Side};
use super::told::{Player, Report, Told};
use table::Colour;

/// The width of a sheet, and its margin.
pub const WIDTH: f64 = 1240.0;
/// See [`WIDTH`].
pub const MARGIN: f64 = 44.0;
/// The height of a player's row in the ranking.
const ROW: f64 = 58.0;

/// The background of a sheet.
pub const PAPER: Ink = Ink::of(0xfb_f6ec);
/// The background of a card.
pub const CARD: Ink = Ink::of(0xfd_faf3);
/// Dividing lines.
pub const LINE: Ink = Ink::of(0xd3_c5a8);
/// Normal text.
pub const INK: Ink = Ink::of(0x2a_211a);
/// Secondary text.
pub const WEAK: Ink = Ink::of(0x5d_5041);
/// The points of the winner.
pub const GOLD: Ink = Ink::of(0x8a_641a);

/// The colours of the players.
pub const PLAYERS: [u32; 5] = [0x7a_0423, 0x0f_4adc, 0x1b_6a62, 0x78_5b0d, 0x4f_0a78];
/// The shapes of the players' markers, in a square of 24.
pub const MARKERS: [&str; 5] = [
    "M2 12a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z",
    "M4.3 2.8h15.4a1.5 1.5 0 0 1 1.5 1.5v15.4a1.5 1.5 0 0 1-1.5 1.5H4.3a1.5 1.5 0 0 1-1.5-1.5V4.3a1.5 1.5 0 0 1 1.5-1.5z",
    "M12 1.5 23 21.5H1z",
    "M12 .5 23.5 12 12 23.5.5 12z",
    "M12 1 23 9.5 18.8 22.5H5.2L1 9.5z",
];
/// Returns the marker of a player as SVG, for use in a page.
#[must_use]
pub fn marker(colour: Colour, name: &str, side: f64) -> String {
    let mut scene = Scene::new(side, side);
    draw_marker(&mut scene, colour, Point::ZERO, side);
    scene.svg(name)
}

/// Draws the marker of a player.
pub fn draw_marker(scene: &mut Scene, colour: Colour, at: Point, side: f64) {
    let which = colour.index().min(MARKERS.len() - 1);
    // It is part of the program and always a valid path.
    let Ok(path) = BezPath::from_svg(MARKERS[which]) else {
        return;
    };
    let place = Affine::translate(at.to_vec2()) * Affine::scale(side / 24.0);
    scene.fill(&(place * path), Ink::of(PLAYERS[which]));
}

/// A player in the ranking.
#[derive(Clone, Debug)]
pub struct Row {
    /// The rank, from 1.
    pub rank: u8,
    /// The name.
    pub name: String,
    /// The colour of the marker.
    pub colour: Colour,
    /// The total points.
    pub total: u16,
    /// Whether this player has won.
    pub wins: bool,
    /// The points by source.
    pub pieces: Vec<u16>,
    /// The text after them.
    pub after: Option<String>,
    /// The money, or that it is hidden.
    pub money: String,
}

impl Row {
    /// Creates the row of a player in a report.
    pub(crate) fn of<G: Told>(
        report: &Report<G>,
        player: &Player<G::Has>,
        pieces: Vec<u16>,
        after: Option<String>,
    ) -> Self {
        Self {
            rank: player.rank,
            name: player.shown.clone(),
            colour: player.colour,
            total: player.total,
            wins: report.is_over && player.rank == 1,
            pieces,
            after,
            money: G::money(player.money),
        }
    }
}

/// Writes sentences one below the other, at this distance. Returns the height where they
/// end.
pub(crate) fn lines(
    scene: &mut Scene,
    lines: impl IntoIterator<Item = String>,
    top: f64,
    step: f64,
) -> f64 {
    let mut y = top;
    for line in lines {
        let (at, room) = (
            Point::new(MARGIN, y + 14.0),
            (Side::Left, WIDTH - 2.0 * MARGIN),
        );
        scene.text_within(at, room, (Face::Text, 15.0), &line, INK);
        y += step;
    }
    y
}

/// Draws the ranking with everyone's points. Returns the height where it ends. `sources`
/// names the sources of the points, with their colours.
pub fn ranking(scene: &mut Scene, rows: &[Row], sources: &[(&str, u32)], top: f64) -> f64 {
    let count = rows.len() as f64;
    let card = Rect::new(MARGIN, top, WIDTH - MARGIN, top + ROW * count + 50.0);
    scene.rect(card, 8.0, CARD);
    scene.frame(card, 8.0, 1.0, LINE);
    let sum = |row: &Row| row.pieces.iter().sum::<u16>();
    let most = rows.iter().map(sum).max().unwrap_or(0).max(1);
    let bars = (card.x0 + 400.0, card.x1 - 170.0);
    let unit = (bars.1 - bars.0) / f64::from(most);
    for (at, row) in rows.iter().enumerate() {
        let middle = top + 12.0 + ROW * (at as f64 + 0.5);
        if at > 0 {
            let (from, to) = (card.x0 + 14.0, card.x1 - 14.0);
            let y = middle - ROW / 2.0;
            scene.line(Point::new(from, y), Point::new(to, y), 1.0, LINE);
        }
        let ink = if row.wins { GOLD } else { INK };
        let x = card.x0 + 34.0;
        let rank = format!("{}.", row.rank);
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
        draw_marker(scene, row.colour, corner, 20.0);
        scene.text_within(
            Point::new(x + 44.0, foot(24.0)),
            (Side::Left, 230.0),
            (Face::Display, 24.0),
            &row.name,
            INK,
        );
        let at = Point::new(bars.0 - 18.0, foot(34.0));
        let total = row.total.to_string();
        scene.text(at, Side::Right, Face::Display, 34.0, &total, ink);
        let mut x = bars.0;
        for (&points, (_, colour)) in row.pieces.iter().zip(sources) {
            if points == 0 {
                continue;
            }
            let wide = unit * f64::from(points);
            let piece = Rect::new(x, middle - 15.0, x + wide, middle + 15.0);
            scene.rect(piece, 0.0, Ink::of(*colour));
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
        if let Some(after) = &row.after {
            let at = Point::new(x + 8.0, middle + 5.0);
            scene.text(at, Side::Left, Face::Text, 14.0, after, WEAK);
        }
        let at = Point::new(card.x1 - 18.0, middle + 6.0);
        let style = (Face::Text, 16.0);
        scene.text_within(at, (Side::Right, 140.0), style, &row.money, WEAK);
    }
    // The legend of the colours.
    let mut x = bars.0;
    let y = card.y1 - 18.0;
    for (at, &(name, colour)) in sources.iter().enumerate() {
        let is_there = |row: &Row| row.pieces.get(at).is_some_and(|&points| points > 0);
        if rows.iter().any(is_there) {
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

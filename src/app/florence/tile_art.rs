//! How tiles look: colour by size, a pattern and a name for each kind, the
//! outline drawn as one shape without inner lines. Colour never tells two tiles
//! apart alone.

use std::collections::BTreeMap;

use eframe::egui::{
    Color32, FontId, Painter, Pos2, Rect, Shape as Paint, Stroke, Ui, Vec2, epaint, vec2,
};

use super::tile_colours::Tiles;
use crate::app::shell::theme::Palette;
use crate::florence::rules::field::shape::SIDE;
use crate::florence::{Building, Landscape, Square, Squares, Tile};
use crate::words::florence::{Named, board};

/// A mark of a pattern, in a square from 0 to 1, upwards.
enum Mark {
    Line(f32, f32, f32, f32),
    Dot(f32, f32, f32),
    Ring(f32, f32, f32),
}

/// The pattern of a tile, the same on each of its squares.
fn pattern(tile: Tile) -> &'static [Mark] {
    use Mark::{Dot, Line, Ring};
    match tile {
        Tile::Building(kind) => match kind {
            Building::University => &[
                Line(0.0, 0.5, 0.5, 1.0),
                Line(0.0, 0.0, 1.0, 1.0),
                Line(0.5, 0.0, 1.0, 0.5),
            ],
            Building::Laboratory => &[
                Line(0.0, 0.5, 0.5, 0.0),
                Line(0.0, 1.0, 1.0, 0.0),
                Line(0.5, 1.0, 1.0, 0.5),
            ],
            Building::Workshop => &[Line(0.0, 0.0, 1.0, 1.0), Line(0.0, 1.0, 1.0, 0.0)],
            Building::Library => &[
                Line(0.2, 0.0, 0.2, 1.0),
                Line(0.5, 0.0, 0.5, 1.0),
                Line(0.8, 0.0, 0.8, 1.0),
            ],
            Building::Opera => &[Ring(0.5, 0.5, 0.28)],
            Building::Studio => &[
                Line(0.0, 0.2, 1.0, 0.2),
                Line(0.0, 0.5, 1.0, 0.5),
                Line(0.0, 0.8, 1.0, 0.8),
            ],
            Building::Hospital => &[Line(0.5, 0.2, 0.5, 0.8), Line(0.2, 0.5, 0.8, 0.5)],
            Building::Theatre => &[
                Line(0.0, 0.25, 0.5, 0.45),
                Line(0.5, 0.45, 1.0, 0.25),
                Line(0.0, 0.65, 0.5, 0.85),
                Line(0.5, 0.85, 1.0, 0.65),
            ],
            Building::Tower => &[
                Line(0.0, 0.33, 1.0, 0.33),
                Line(0.0, 0.67, 1.0, 0.67),
                Line(0.5, 0.0, 0.5, 0.33),
                Line(0.2, 0.33, 0.2, 0.67),
                Line(0.8, 0.33, 0.8, 0.67),
                Line(0.5, 0.67, 0.5, 1.0),
            ],
            Building::Chapel => &[
                Dot(0.25, 0.25, 0.05),
                Dot(0.75, 0.25, 0.05),
                Dot(0.25, 0.75, 0.05),
                Dot(0.75, 0.75, 0.05),
            ],
        },
        Tile::Landscape(kind) => match kind {
            Landscape::Forest => &[
                Line(0.15, 0.15, 0.3, 0.45),
                Line(0.3, 0.45, 0.45, 0.15),
                Line(0.45, 0.15, 0.15, 0.15),
                Line(0.55, 0.55, 0.7, 0.85),
                Line(0.7, 0.85, 0.85, 0.55),
                Line(0.85, 0.55, 0.55, 0.55),
            ],
            Landscape::Lake => &[
                Line(0.1, 0.3, 0.3, 0.38),
                Line(0.3, 0.38, 0.5, 0.3),
                Line(0.5, 0.3, 0.7, 0.38),
                Line(0.3, 0.7, 0.5, 0.78),
                Line(0.5, 0.78, 0.7, 0.7),
                Line(0.7, 0.7, 0.9, 0.78),
            ],
            Landscape::Park => &[
                Line(0.2, 0.35, 0.28, 0.2),
                Line(0.36, 0.35, 0.28, 0.2),
                Line(0.62, 0.85, 0.7, 0.7),
                Line(0.78, 0.85, 0.7, 0.7),
                Dot(0.72, 0.28, 0.05),
                Dot(0.28, 0.75, 0.05),
            ],
        },
    }
}

/// Squares on the screen: where a1 lies and how large a square is.
#[derive(Clone)]
pub struct Canvas {
    /// Where it is painted.
    pub painter: Painter,
    /// With which colours.
    pub palette: &'static Palette,
    /// And those of tiles.
    pub tiles: &'static Tiles,
    /// Whether it is by candlelight.
    pub dark: bool,
    /// The lower left corner of a1.
    corner: Pos2,
    /// The side of a square, in points.
    pub side: f32,
}

impl Canvas {
    /// A canvas whose a1 has its lower left here.
    #[must_use]
    pub fn new(ui: &Ui, painter: Painter, corner: Pos2, side: f32) -> Self {
        Self {
            painter,
            palette: Palette::of(ui),
            tiles: Tiles::of(ui),
            dark: ui.visuals().dark_mode,
            corner,
            side,
        }
    }

    /// A point, in squares from the lower left of a1.
    #[must_use]
    pub fn at(&self, file: f32, rank: f32) -> Pos2 {
        self.corner + vec2(file * self.side, -rank * self.side)
    }

    /// The square on the screen.
    #[must_use]
    pub fn square(&self, square: Square) -> Rect {
        let (file, rank) = (square.file() as f32, square.rank() as f32);
        Rect::from_two_pos(self.at(file, rank), self.at(file + 1.0, rank + 1.0))
    }

    /// Fills squares without a seam between them.
    pub fn fill(&self, squares: Squares, colour: Color32) {
        let mut mesh = epaint::Mesh::default();
        for square in squares.iter() {
            mesh.add_colored_rect(self.square(square), colour);
        }
        self.painter.add(Paint::mesh(mesh));
    }

    /// Draws the outline of squares as one shape, this far inside.
    pub fn outline(&self, squares: Squares, inset: f32, stroke: Stroke) {
        for points in self.outline_points(squares, inset) {
            self.painter.add(Paint::closed_line(points, stroke));
        }
    }

    /// The same as a broken line.
    pub fn dashed_outline(&self, squares: Squares, inset: f32, stroke: Stroke) {
        for mut points in self.outline_points(squares, inset) {
            points.extend(points.first().copied());
            self.painter
                .extend(Paint::dashed_line(&points, stroke, 9.0, 5.0));
        }
    }

    fn outline_points(&self, squares: Squares, inset: f32) -> Vec<Vec<Pos2>> {
        let inset = inset / self.side;
        let lines = outlines(squares).into_iter();
        let on_screen = |&(corner, inward): &Corner| {
            self.at(corner.x + inset * inward.x, corner.y + inset * inward.y)
        };
        lines
            .map(|line| line.iter().map(on_screen).collect())
            .collect()
    }

    /// The pattern of a tile.
    pub fn marks(&self, tile: Tile, squares: Squares, ink: Color32) {
        let stroke = Stroke::new((self.side / 34.0).clamp(0.6, 1.4), ink);
        for square in squares.iter() {
            let (file, rank) = (square.file() as f32, square.rank() as f32);
            let at = |x: f32, y: f32| self.at(file + x, rank + y);
            for mark in pattern(tile) {
                match *mark {
                    Mark::Line(x, y, to_x, to_y) => {
                        self.painter
                            .line_segment([at(x, y), at(to_x, to_y)], stroke);
                    }
                    Mark::Dot(x, y, radius) => {
                        let radius = radius * self.side;
                        self.painter.circle_filled(at(x, y), radius, ink);
                    }
                    Mark::Ring(x, y, radius) => {
                        let radius = radius * self.side;
                        self.painter.circle_stroke(at(x, y), radius, stroke);
                    }
                }
            }
        }
    }

    /// A tile: colour, pattern, outline; with its name if there is room.
    pub fn tile(&self, tile: Tile, squares: Squares) {
        let palette = self.palette;
        let colour = self.tiles.tile(tile);
        self.fill(squares, colour);
        self.marks(tile, squares, palette.ink.gamma_multiply(0.35));
        let width = (self.side / 20.0).clamp(1.0, 2.5);
        self.outline(squares, width / 2.0, Stroke::new(width, palette.ink));
        if self.side >= 24.0 {
            self.name(tile, squares, colour);
        }
    }

    /// Writes the name of a tile on its longest row, or what is short enough.
    fn name(&self, tile: Tile, squares: Squares, ground: Color32) {
        let Some((first, length)) = longest_row(squares) else {
            return;
        };
        let font = FontId::proportional((self.side * 0.27).clamp(10.0, 15.0));
        let room = length as f32 * self.side - 8.0;
        let ink = self.palette.ink;
        let layout = |text: &str| {
            self.painter
                .layout_no_wrap(text.to_owned(), font.clone(), ink)
        };
        let mut galley = layout(tile.name());
        if galley.size().x > room {
            galley = layout(board::short_name(tile));
        }
        let (file, rank) = (first.file() as f32, first.rank() as f32);
        let middle = self.at(file + length as f32 / 2.0, rank + 0.5);
        let plate = Rect::from_center_size(middle, galley.size() + vec2(6.0, 2.0));
        self.painter.rect_filled(plate, 3.0, ground);
        self.painter
            .galley(middle - galley.size() / 2.0, galley, ink);
    }
}

/// The squares of a shape turned one way, in the middle of a small picture.
pub fn thumbnail(ui: &Ui, rect: Rect, tile: Tile, squares: Squares) {
    let dark = ui.visuals().dark_mode;
    let cells = super::art::cells::Cells::of(squares);
    let most = (rect.width().min(rect.height()) / 3.0).floor();
    super::art::tile::paint_in(ui.painter(), rect, dark, tile, &cells, most, false);
}

/// The row with the most squares side by side: its first square and how many.
fn longest_row(squares: Squares) -> Option<(Square, u32)> {
    let run = |from: Square| {
        let next = |steps: u32| Square::new(from.file() + steps, from.rank());
        let is_in = |steps: &u32| next(*steps).is_some_and(|square| squares.contains(square));
        (0..SIDE).take_while(is_in).count() as u32
    };
    // The first one of equals: the lowest row.
    let runs = squares.iter().map(|square| (square, run(square)));
    runs.reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// A corner of an outline, and the direction to the inside of it.
type Corner = (Vec2, Vec2);

/// The outlines of squares: a closed line of corners for each piece, with the
/// inside on the left.
fn outlines(squares: Squares) -> Vec<Vec<Corner>> {
    type Point = (i32, i32);
    let is_in = |file: i32, rank: i32| {
        let square = u32::try_from(file).ok().zip(u32::try_from(rank).ok());
        let square = square.and_then(|(file, rank)| Square::new(file, rank));
        square.is_some_and(|square| squares.contains(square))
    };
    let mut edges: BTreeMap<Point, Vec<Point>> = BTreeMap::new();
    for square in squares.iter() {
        let (x, y) = (square.file() as i32, square.rank() as i32);
        let sides = [
            ((0, -1), (x, y), (x + 1, y)),
            ((1, 0), (x + 1, y), (x + 1, y + 1)),
            ((0, 1), (x + 1, y + 1), (x, y + 1)),
            ((-1, 0), (x, y + 1), (x, y)),
        ];
        for (out, from, to) in sides {
            if !is_in(x + out.0, y + out.1) {
                edges.entry(from).or_default().push(to);
            }
        }
    }
    let mut lines = Vec::new();
    while let Some(&start) = edges.keys().next() {
        let mut points = vec![start];
        let mut at = start;
        let mut way = (1, 0);
        while let Some(ends) = edges.get_mut(&at) {
            // Where two squares meet at a corner only, the line stays on its
            // own square: it turns left.
            let left = (-way.1, way.0);
            let to_left = ends
                .iter()
                .position(|end| (end.0 - at.0, end.1 - at.1) == left);
            let end = ends.swap_remove(to_left.unwrap_or(0));
            if ends.is_empty() {
                edges.remove(&at);
            }
            way = (end.0 - at.0, end.1 - at.1);
            at = end;
            if at == start {
                break;
            }
            points.push(at);
        }
        lines.push(corners(&points));
    }
    lines
}

/// Leaves out the points on straight lines; says where the inside is.
fn corners(points: &[(i32, i32)]) -> Vec<Corner> {
    let count = points.len();
    let way =
        |from: (i32, i32), to: (i32, i32)| vec2((to.0 - from.0) as f32, (to.1 - from.1) as f32);
    (0..count)
        .filter_map(|n| {
            let here = points[n];
            let come = way(points[(n + count - 1) % count], here);
            let go = way(here, points[(n + 1) % count]);
            let left = |way: Vec2| vec2(-way.y, way.x);
            let corner = vec2(here.0 as f32, here.1 as f32);
            (come != go).then(|| (corner, left(come) + left(go)))
        })
        .collect()
}

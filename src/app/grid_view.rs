//! The painted principality: warm paper, the palazzo, tiles each with its
//! outline as one shape, and a ghost of the tile about to be put down. It knows
//! nothing of games: what lies where, and what is wrong, it is told.
//!
//! Every square is a control of its own, named like `d4, Library of Anna` or
//! `d4, empty`; arrow keys go from square to square.

use std::collections::BTreeMap;

use eframe::egui::{
    self, Align2, Color32, EventFilter, FontId, Id, Key, Painter, Pos2, Rect, Response, Role,
    Sense, Shape as Paint, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, epaint, pos2, vec2,
};

use crate::florence::shape::SIDE;
use crate::florence::{Building, Landscape, Shape, Size, Square, Squares, Tile};
use crate::locale::{Named, board};

/// Room for the names of the ranks on the left and of the files below.
pub const MARGIN: f32 = 18.0;

/// The colours of paper and tiles. Letters and patterns tell the tiles apart
/// without them.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    paper: Color32,
    line: Color32,
    ink: Color32,
    palazzo: Color32,
    large: Color32,
    medium: Color32,
    small: Color32,
    forest: Color32,
    lake: Color32,
    park: Color32,
    /// What may be done.
    pub good: Color32,
    /// What may not.
    pub bad: Color32,
}

impl Palette {
    /// The colours that go with the theme in use.
    #[must_use]
    pub fn of(ui: &Ui) -> Self {
        let rgb = Color32::from_rgb;
        if ui.visuals().dark_mode {
            Self {
                paper: rgb(0x38, 0x32, 0x29),
                line: rgb(0x58, 0x4F, 0x40),
                ink: rgb(0xF2, 0xE8, 0xD5),
                palazzo: rgb(0x6B, 0x5B, 0x3E),
                large: rgb(0x8A, 0x4B, 0x38),
                medium: rgb(0x77, 0x5C, 0x1E),
                small: rgb(0x57, 0x52, 0x7A),
                forest: rgb(0x3A, 0x64, 0x36),
                lake: rgb(0x2F, 0x62, 0x80),
                park: rgb(0x52, 0x69, 0x25),
                good: rgb(0x8B, 0xD4, 0x8F),
                bad: rgb(0xFF, 0x8A, 0x80),
            }
        } else {
            Self {
                paper: rgb(0xF5, 0xEE, 0xDC),
                line: rgb(0xD5, 0xC8, 0xA8),
                ink: rgb(0x2B, 0x26, 0x20),
                palazzo: rgb(0xCD, 0xB9, 0x8E),
                large: rgb(0xCF, 0x8E, 0x78),
                medium: rgb(0xE0, 0xBC, 0x6B),
                small: rgb(0xB1, 0xAB, 0xCB),
                forest: rgb(0x7F, 0xA9, 0x73),
                lake: rgb(0x8D, 0xB9, 0xD2),
                park: rgb(0xBC, 0xD0, 0x86),
                good: rgb(0x23, 0x6B, 0x2A),
                bad: rgb(0xB3, 0x26, 0x1E),
            }
        }
    }

    fn tile(&self, tile: Tile) -> Color32 {
        match tile {
            Tile::Building(kind) => match kind.size() {
                Size::Large => self.large,
                Size::Medium => self.medium,
                Size::Small => self.small,
            },
            Tile::Landscape(Landscape::Forest) => self.forest,
            Tile::Landscape(Landscape::Lake) => self.lake,
            Tile::Landscape(Landscape::Park) => self.park,
        }
    }
}

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
    painter: Painter,
    palette: Palette,
    /// The lower left corner of a1.
    corner: Pos2,
    side: f32,
}

impl Canvas {
    /// A canvas whose a1 has its lower left here.
    #[must_use]
    pub fn new(ui: &Ui, painter: Painter, corner: Pos2, side: f32) -> Self {
        Self {
            painter,
            palette: Palette::of(ui),
            corner,
            side,
        }
    }

    fn at(&self, file: f32, rank: f32) -> Pos2 {
        self.corner + vec2(file * self.side, -rank * self.side)
    }

    fn square(&self, square: Square) -> Rect {
        let (file, rank) = (square.file() as f32, square.rank() as f32);
        Rect::from_two_pos(self.at(file, rank), self.at(file + 1.0, rank + 1.0))
    }

    /// Fills squares without a seam between them.
    fn fill(&self, squares: Squares, colour: Color32) {
        let mut mesh = epaint::Mesh::default();
        for square in squares.iter() {
            mesh.add_colored_rect(self.square(square), colour);
        }
        self.painter.add(Paint::mesh(mesh));
    }

    /// Draws the outline of squares as one shape, this far inside.
    fn outline(&self, squares: Squares, inset: f32, stroke: Stroke) {
        for points in outlines(squares) {
            let inset = inset / self.side;
            let points = points
                .iter()
                .map(|&(corner, inward)| {
                    self.at(corner.x + inset * inward.x, corner.y + inset * inward.y)
                })
                .collect();
            self.painter.add(Paint::closed_line(points, stroke));
        }
    }

    fn marks(&self, tile: Tile, squares: Squares, ink: Color32) {
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
        let palette = &self.palette;
        let colour = palette.tile(tile);
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
    let most = |of: fn(Square) -> u32| squares.iter().map(of).max().unwrap_or(0) as f32 + 1.0;
    let (width, height) = (most(Square::file), most(Square::rank));
    let side = (rect.width() / width.max(3.0)).min(rect.height() / height.max(3.0));
    let size = vec2(width, height) * side;
    let corner = rect.center() + vec2(-size.x, size.y) / 2.0;
    Canvas::new(ui, ui.painter().clone(), corner, side).tile(tile, squares);
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

/// The grid in a panel, after it has been interacted with; then it is painted.
pub struct Board {
    canvas: Canvas,
    id: Id,
    /// The square under the pointer.
    pub pointed: Option<Square>,
    /// The square with the keyboard.
    pub focused: Option<Square>,
    /// The square that was clicked, by pointer, key or assistive technology.
    pub clicked: Option<Square>,
    /// The square that was clicked with the other mouse button.
    pub clicked_other: Option<Square>,
    /// The whole widget.
    pub response: Response,
}

impl Board {
    /// How much room a grid with squares of this size takes.
    #[must_use]
    pub fn size(side: f32) -> Vec2 {
        Vec2::splat(MARGIN + SIDE as f32 * side)
    }

    /// Makes room for the grid and lets people act on its squares. `name` says
    /// what a square is called. While a tile is `placing`, Escape is the
    /// panel's.
    pub fn show(ui: &mut Ui, side: f32, placing: bool, name: impl Fn(Square) -> String) -> Self {
        let (whole, response) = ui.allocate_exact_size(Self::size(side), Sense::hover());
        let sharp = |point| ui.painter().round_to_pixel_center(point);
        let corner = pos2(
            sharp(whole.left() + MARGIN),
            sharp(whole.top() + SIDE as f32 * side),
        );
        let canvas = Canvas::new(ui, ui.painter().clone(), corner, side);
        let id = response.id;
        let mut board = Self {
            canvas,
            id,
            pointed: None,
            focused: None,
            clicked: None,
            clicked_other: None,
            response,
        };
        for square in Squares::ALL.iter() {
            let cell = board.cell(square);
            let response = ui.interact(board.canvas.square(square), cell, Sense::click());
            let enabled = ui.is_enabled();
            response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name(square)));
            if response.contains_pointer() {
                board.pointed = Some(square);
            }
            if response.has_focus() {
                board.focused = Some(square);
            }
            if response.clicked() {
                board.clicked = Some(square);
            }
            if response.secondary_clicked() {
                board.clicked_other = Some(square);
            }
        }
        if let Some(square) = board.focused {
            let filter = EventFilter {
                horizontal_arrows: true,
                vertical_arrows: true,
                escape: placing,
                ..EventFilter::default()
            };
            let cell = board.cell(square);
            ui.memory_mut(|memory| memory.set_focus_lock_filter(cell, filter));
            let (files, ranks) = arrows(ui);
            if (files, ranks) != (0, 0) {
                board.focus(ui, moved(square, files, ranks));
            }
        }
        board
    }

    fn cell(&self, square: Square) -> Id {
        self.id.with((square.file(), square.rank()))
    }

    /// Gives a square the keyboard.
    pub fn focus(&mut self, ui: &Ui, square: Square) {
        let cell = self.cell(square);
        ui.memory_mut(|memory| memory.request_focus(cell));
        self.focused = Some(square);
    }

    /// The paper, its lines and names, and the palazzo.
    pub fn paint_ground(&self, palazzo: Squares) {
        let canvas = &self.canvas;
        let palette = &canvas.palette;
        let painter = &canvas.painter;
        let end = SIDE as f32;
        let sheet = Rect::from_two_pos(canvas.at(0.0, 0.0), canvas.at(end, end));
        painter.rect_filled(sheet, 0.0, palette.paper);
        let line = Stroke::new(1.0, palette.line);
        for n in 1..SIDE {
            let n = n as f32;
            painter.line_segment([canvas.at(n, 0.0), canvas.at(n, end)], line);
            painter.line_segment([canvas.at(0.0, n), canvas.at(end, n)], line);
        }
        let frame = Stroke::new(1.5, palette.ink.gamma_multiply(0.7));
        painter.rect_stroke(sheet, 0.0, frame, StrokeKind::Outside);
        let font = FontId::proportional(11.0);
        let text = painter.ctx().global_style().visuals.weak_text_color();
        for n in 0..SIDE {
            let middle = n as f32 + 0.5;
            let file = char::from(b'a' + n as u8);
            let below = canvas.at(middle, 0.0) + vec2(0.0, MARGIN / 2.0 + 1.0);
            painter.text(below, Align2::CENTER_CENTER, file, font.clone(), text);
            let left = canvas.at(0.0, middle) - vec2(MARGIN / 2.0, 0.0);
            painter.text(left, Align2::CENTER_CENTER, n + 1, font.clone(), text);
        }
        self.paint_palazzo(palazzo);
    }

    fn paint_palazzo(&self, palazzo: Squares) {
        let canvas = &self.canvas;
        let ink = canvas.palette.ink;
        canvas.fill(palazzo, canvas.palette.palazzo);
        canvas.outline(palazzo, 1.0, Stroke::new(2.0, ink));
        canvas.outline(palazzo, 5.0, Stroke::new(1.0, ink.gamma_multiply(0.6)));
        let middle = palazzo.iter().map(|square| canvas.square(square).center());
        let sum = middle.fold(Vec2::ZERO, |sum, center| sum + center.to_vec2());
        let middle = (sum / palazzo.len().max(1) as f32).to_pos2();
        let font = FontId::proportional((canvas.side * 0.32).clamp(10.0, 17.0));
        let text = board::PALAZZO;
        canvas
            .painter
            .text(middle, Align2::CENTER_CENTER, text, font, ink);
    }

    /// A tile that lies there.
    pub fn paint_tile(&self, tile: Tile, squares: Squares) {
        self.canvas.tile(tile, squares);
    }

    /// Every square that a tile could cover.
    pub fn paint_reach(&self, squares: Squares) {
        let good = self.canvas.palette.good;
        self.canvas.fill(squares, good.gamma_multiply(0.16));
        for square in squares.iter() {
            let middle = self.canvas.square(square).center();
            let radius = self.canvas.side * 0.07;
            self.canvas.painter.circle_filled(middle, radius, good);
        }
    }

    /// The tile that is about to be put down: a full line if it may lie there;
    /// else crosses on the squares that are wrong.
    pub fn paint_ghost(&self, tile: Tile, squares: Squares, wrong: Squares, legal: bool) {
        let canvas = &self.canvas;
        let palette = &canvas.palette;
        let colour = if legal { palette.good } else { palette.bad };
        canvas.fill(squares, palette.tile(tile).gamma_multiply(0.55));
        canvas.fill(squares, colour.gamma_multiply(0.25));
        canvas.marks(tile, squares, palette.ink.gamma_multiply(0.4));
        canvas.outline(squares, 1.5, Stroke::new(3.0, colour));
        let cross = Stroke::new(2.5, palette.bad);
        for square in wrong.iter() {
            let rect = canvas.square(square).shrink(canvas.side * 0.3);
            let painter = &canvas.painter;
            painter.line_segment([rect.left_top(), rect.right_bottom()], cross);
            painter.line_segment([rect.right_top(), rect.left_bottom()], cross);
        }
    }

    /// The square with the keyboard.
    pub fn paint_focus(&self, square: Square) {
        let ink = self.canvas.palette.ink;
        let rect = self.canvas.square(square).shrink(3.0);
        let stroke = Stroke::new(2.0, ink);
        self.canvas
            .painter
            .rect_stroke(rect, 3.0, stroke, StrokeKind::Inside);
    }
}

/// How far the arrow keys pressed in this frame go.
#[must_use]
pub fn arrows(ui: &Ui) -> (i32, i32) {
    ui.input(|input| {
        let times = |key| input.num_presses(key) as i32;
        (
            times(Key::ArrowRight) - times(Key::ArrowLeft),
            times(Key::ArrowUp) - times(Key::ArrowDown),
        )
    })
}

/// The square so many files to the right and ranks up, or as far as the grid
/// goes.
#[must_use]
pub fn moved(square: Square, files: i32, ranks: i32) -> Square {
    let to = |from: u32, by: i32| from.saturating_add_signed(by).min(SIDE - 1);
    Square::new(to(square.file(), files), to(square.rank(), ranks)).unwrap_or(square)
}

/// A tile in the hand: how it is turned, and where it hovers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The tile.
    pub tile: Tile,
    /// How it is turned: a number of [`Shape::oriented`].
    pub orientation: usize,
    /// The square it hovers over with the first of its squares: of the lowest
    /// rank the leftmost one.
    pub over: Square,
    /// Whether it is being dragged from the tray.
    pub dragged: bool,
    /// Where the pointer was last: keys move the tile on until it moves.
    pointed: Option<Square>,
}

impl Held {
    /// The tile as it is printed, in the middle of the grid.
    #[must_use]
    pub fn new(tile: Tile) -> Self {
        let middle = Squares::ALL.iter().nth(Squares::ALL.len() / 2);
        Self {
            tile,
            orientation: 0,
            over: middle.expect("the grid has a middle"),
            dragged: false,
            pointed: None,
        }
    }

    /// The tile lying like this.
    #[must_use]
    pub fn lying(tile: Tile, shape: &Shape, squares: Squares) -> Option<Self> {
        Some(Self {
            orientation: shape.orientation_of(squares)?,
            over: squares.iter().next()?,
            ..Self::new(tile)
        })
    }

    /// The squares under it. At the edge it stays on the grid.
    #[must_use]
    pub fn squares(&self, shape: &Shape) -> Squares {
        let oriented = shape.oriented(self.orientation);
        let most = |of: fn(Square) -> u32| oriented.iter().map(of).max().unwrap_or(0);
        let first = oriented.iter().next().map_or(0, Square::file);
        let file = self.over.file().saturating_sub(first);
        let file = file.min(SIDE - 1 - most(Square::file));
        let rank = self.over.rank().min(SIDE - 1 - most(Square::rank));
        let corner = Square::new(file, rank);
        let there = corner.and_then(|corner| shape.at(self.orientation, corner));
        there.unwrap_or(oriented)
    }

    /// Turns it clockwise by quarters; against the clock if below 0.
    pub fn turn(&mut self, shape: &Shape, quarters: i32) {
        for _ in 0..quarters.rem_euclid(4) {
            self.change(shape, |file, rank| (rank, SIDE - 1 - file));
        }
    }

    /// Turns it over, left to right.
    pub fn turn_over(&mut self, shape: &Shape) {
        self.change(shape, |file, rank| (SIDE - 1 - file, rank));
    }

    fn change(&mut self, shape: &Shape, to: impl Fn(u32, u32) -> (u32, u32)) {
        let changed: Squares = shape
            .oriented(self.orientation)
            .iter()
            .filter_map(|square| {
                let (file, rank) = to(square.file(), square.rank());
                Square::new(file, rank)
            })
            .collect();
        if let Some(orientation) = shape.orientation_of(changed) {
            self.orientation = orientation;
        }
    }

    /// Turns and moves it as the keys, the wheel and the pointer say. Gives the
    /// square on which it is to be put down, if it is.
    pub fn steer(&mut self, ui: &Ui, shape: &Shape, board: &mut Board) -> Option<Square> {
        let (turns, over) = keys(ui);
        self.turn(shape, turns);
        if over {
            self.turn_over(shape);
        }
        if board.pointed.is_some() {
            self.turn(shape, wheel(ui));
        }
        let moved_pointer = board.pointed != self.pointed;
        self.pointed = board.pointed;
        let nothing_focused = ui.memory(|memory| memory.focused().is_none());
        if let Some(square) = board.pointed.filter(|_| moved_pointer) {
            if board.focused.is_some_and(|focused| focused != square) {
                board.focus(ui, square);
            }
            self.over = square;
        } else if let Some(square) = board.focused {
            self.over = square;
        } else if nothing_focused {
            let (files, ranks) = arrows(ui);
            if (files, ranks) != (0, 0) {
                self.over = moved(self.over, files, ranks);
                board.focus(ui, self.over);
            }
        }
        if self.dragged && !ui.input(|input| input.pointer.any_down()) {
            self.dragged = false;
            return board.pointed;
        }
        if let Some(square) = board.clicked {
            self.over = square;
            return Some(square);
        }
        let enter = nothing_focused && ui.input(|input| input.key_pressed(Key::Enter));
        enter.then_some(self.over)
    }
}

/// What R and F say: quarters to turn, and whether to turn over.
fn keys(ui: &Ui) -> (i32, bool) {
    if ui.ctx().text_edit_focused() {
        return (0, false);
    }
    ui.input_mut(|input| {
        let back = input.count_and_consume_key(egui::Modifiers::SHIFT, Key::R) as i32;
        let turns = input.count_and_consume_key(egui::Modifiers::NONE, Key::R) as i32;
        let over = input.count_and_consume_key(egui::Modifiers::NONE, Key::F);
        (turns - back, over % 2 == 1)
    })
}

/// Quarters that the wheel turns; the page does not scroll meanwhile.
fn wheel(ui: &Ui) -> i32 {
    const POINTS: f32 = 40.0;
    let turned: f32 = ui.input_mut(|input| {
        let turns = input.events.iter().map(|event| match event {
            egui::Event::MouseWheel { unit, delta, .. } => match unit {
                egui::MouseWheelUnit::Point => delta.y / POINTS,
                _ => delta.y.signum() * delta.y.abs().min(1.0).ceil(),
            },
            _ => 0.0,
        });
        let turned = turns.sum();
        input.smooth_scroll_delta = Vec2::ZERO;
        turned
    });
    // A touchpad turns in small steps; what is left over waits.
    let id = Id::unique("quarters still to turn");
    let waiting: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
    let all = waiting - turned;
    let quarters = all.trunc();
    ui.data_mut(|data| data.insert_temp(id, all - quarters));
    quarters as i32
}

//! Small drawings, made with the painter.
//!
//! The fonts have no arrows, check marks or stars, so everything that is not a letter is
//! drawn here, at any size. A drawing that means something comes with its words, for
//! pointers and screen readers alike.

use eframe::egui::{self, Color32, Painter, Rect, Response, Sense, Ui, Vec2};
use kurbo::{Affine, BezPath};

use super::draw::{Drawing, Pen, svg};
use super::theme::{Palette, chosen_colours, size};
use crate::ui::base::draw::kept;
use table::{Colour, Item, Seat};

/// The side of the square in which icons are described.
pub const SIDE: f32 = 24.0;

/// A part of an icon, as the path data of an SVG in a square of [`SIDE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Filled.
    Fill(&'static str),
    /// Filled; areas covered twice are holes.
    Ring(&'static str),
    /// Cut out of everything filled, so that the ground shows.
    Cut(&'static str),
    /// Filled, at about half the strength.
    Faint(&'static str),
    /// A line with round ends; its width in tenths.
    Line(&'static str, u8),
}

/// The icons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Icon {
    Undo,
    Redo,
    Sun,
    Moon,
    Menu,
    Check,
    Cross,
    Warn,
    Eye,
    Play,
    Turn,
    Flip,
    Folder,
    Arrow,
    Plus,
    Minus,
    Search,
    Copy,
    Print,
    Pencil,
    Pin,
    Bin,
    Mend,
    Lamp,
    Person,
    Bot,
    Grip,
    Up,
    Down,
    Prev,
    Next,
    First,
    Last,
    Table,
    Screen,
    Curtain,
    Swap,
    Clock,
    Card,
    Bonus,
    Work,
    Flag,
    Crown,
    Laurel,
    Enter,
    /// An icon that belongs to a game.
    Own(&'static [Part]),
}

impl Icon {
    /// All icons that belong to no game.
    pub const ALL: &[Icon] = &[
        Icon::Undo,
        Icon::Redo,
        Icon::Sun,
        Icon::Moon,
        Icon::Menu,
        Icon::Check,
        Icon::Cross,
        Icon::Warn,
        Icon::Eye,
        Icon::Play,
        Icon::Turn,
        Icon::Flip,
        Icon::Folder,
        Icon::Arrow,
        Icon::Plus,
        Icon::Minus,
        Icon::Search,
        Icon::Copy,
        Icon::Print,
        Icon::Pencil,
        Icon::Pin,
        Icon::Bin,
        Icon::Mend,
        Icon::Lamp,
        Icon::Person,
        Icon::Bot,
        Icon::Grip,
        Icon::Up,
        Icon::Down,
        Icon::Prev,
        Icon::Next,
        Icon::First,
        Icon::Last,
        Icon::Table,
        Icon::Screen,
        Icon::Curtain,
        Icon::Swap,
        Icon::Clock,
        Icon::Card,
        Icon::Bonus,
        Icon::Work,
        Icon::Flag,
        Icon::Crown,
        Icon::Laurel,
        Icon::Enter,
    ];

    fn parts(self) -> &'static [Part] {
        use Part::{Cut, Fill, Line, Ring};
        match self {
            Icon::Undo | Icon::Redo => &[Fill(
                "M9.5 4v4H14a6.5 6.5 0 0 1 0 13H8v-2.4h6a4.1 4.1 0 0 0 0-8.2H9.5v4L3 9.2z",
            )],
            Icon::Sun => &[
                Fill("M7.5 12a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1 -9 0z"),
                Line(
                    "M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19",
                    20,
                ),
            ],
            Icon::Moon => &[Fill("M14.5 2.5A9.8 9.8 0 1 0 21.7 15 8 8 0 0 1 14.5 2.5z")],
            Icon::Menu => &[Fill("M3 5h18v2.4H3zM3 10.8h18v2.4H3zM3 16.6h18V19H3z")],
            Icon::Check => &[Fill("M3.5 12.5l2.4-2.4 4 4 8.6-9.1L21 7.4 9.9 19z")],
            Icon::Cross => &[Fill(
                "M5.5 3.5 12 10l6.5-6.5 2 2L14 12l6.5 6.5-2 2L12 14l-6.5 6.5-2-2L10 12 3.5 5.5z",
            )],
            Icon::Warn => &[
                Fill("M12 2.5 23 21.5H1z"),
                Cut("M11 9h2v6.5h-2zM11 17h2v2.2h-2z"),
            ],
            Icon::Eye => &[
                Fill(
                    "M1.5 12C5 6.5 8.5 4.5 12 4.5s7 2 10.5 7.5c-3.5 5.5-7 7.5-10.5 7.5S5 17.5 1.5 12z",
                ),
                Cut("M8.6 12a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1 -6.8 0z"),
            ],
            Icon::Play | Icon::Next => &[Fill("M6 3.5 20 12 6 20.5z")],
            Icon::Turn => &[Fill(
                "M13 3.5a8.5 8.5 0 1 1-8.3 10.3l2.4-.6A6 6 0 1 0 13 6v3.5L7 5l6-4.5z",
            )],
            Icon::Flip => &[Fill("M11 3v18h2V3zM9 6v12H2zM15 6v12h7z")],
            Icon::Folder => &[Fill("M2.5 5h7l2 2.5h10V19h-19z")],
            Icon::Arrow => &[Fill("M4 10.7h10.5V6L21.5 12l-7 6v-4.7H4z")],
            Icon::Plus => &[Fill("M4 10.6h16v2.8H4z"), Fill("M10.6 4h2.8v16h-2.8z")],
            Icon::Minus => &[Fill("M4 10.6h16v2.8H4z")],
            Icon::Search => &[Ring(
                "M10 2.5a7.5 7.5 0 1 0 4.6 13.4l5.2 5.2 1.8-1.8-5.2-5.2A7.5 7.5 0 0 0 10 2.5zm0 2.6a4.9 4.9 0 1 1 0 9.8 4.9 4.9 0 0 1 0-9.8z",
            )],
            Icon::Copy => &[
                Fill("M8 2.5h12v14h-2.4V4.9H8z"),
                Ring("M4 6.5h12v15H4zm2.4 2.4v10.2h7.2V8.9z"),
            ],
            Icon::Print => &[
                Fill("M6.5 2.5h11v5h-11z"),
                Fill("M2.5 8.7h19v9h-4v-3.2h-11v3.2h-4z"),
                Fill("M7.7 15.7h8.6v6H7.7z"),
            ],
            Icon::Pencil => &[Fill(
                "M16.5 2.8l4.7 4.7-2.6 2.6-4.7-4.7zM12.7 6.6l4.7 4.7L7.7 21 2 22l1-5.7z",
            )],
            Icon::Pin => &[Fill(
                "M14.5 2l7.5 7.5-1.7 1.7-1-.3-3.6 3.6.3 3.4-1.7 1.7-4.3-4.3-6 6.4-1.7.5.5-1.7 6.4-6-4.3-4.3 1.7-1.7 3.4.3 3.6-3.6-.3-1z",
            )],
            Icon::Bin => &[
                Fill("M9 2.5h6v1.8h5v2.4H4V4.3h5z"),
                Fill("M5.5 8.2h13l-1.1 13.3H6.6z"),
            ],
            Icon::Mend => &[
                Fill("M22 2 10.8 17.4 6.6 13.2z"),
                Line("M7.3 16.2c-3.2.3-5.4 2-4.6 4 .7 1.7 3.2 1 2.7-1", 19),
            ],
            Icon::Lamp => &[
                Fill(
                    "M1.5 11.5h13c3 0 5-1 7.5-3.5-.3 5-2.8 8.5-7 9.5v1.5h2V21H7v-2h2v-1.5c-4-.5-6.8-2.8-7.5-6z",
                ),
                Fill("M20.2.8c2.3 2.4 2.2 4.7 0 5.7-2.1-1-2-3.3 0-5.7z"),
            ],
            Icon::Person => &[
                Fill("M7 7.5a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z"),
                Fill("M2.5 22c0-5.5 3.8-8.5 9.5-8.5s9.5 3 9.5 8.5z"),
            ],
            Icon::Bot => &[
                Fill(
                    "M11 1.5h2v3h5.5A1.5 1.5 0 0 1 20 6v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17V6a1.5 1.5 0 0 1 1.5-1.5H11z",
                ),
                Cut("M6.9 10a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0z"),
                Cut("M13.3 10a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0z"),
                Cut("M8 14.2h8V16H8z"),
                Fill("M7 19.7h10V22H7z"),
            ],
            Icon::Grip => &[
                Fill("M6 5a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z"),
                Fill("M14 5a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z"),
                Fill("M6 12a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z"),
                Fill("M14 12a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z"),
                Fill("M6 19a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z"),
                Fill("M14 19a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z"),
            ],
            Icon::Down => &[Fill("M4 8h16l-8 9.5z")],
            Icon::Prev => &[Fill("M18 3.5 4 12l14 8.5z")],
            Icon::Last => &[Fill("M4 4l12 8-12 8z"), Fill("M17 4h3v16h-3z")],
            Icon::First => &[Fill("M20 4 8 12l12 8z"), Fill("M4 4h3v16H4z")],
            Icon::Table => &[
                Fill("M2 7.5C2 5.5 6.5 4 12 4s10 1.5 10 3.5S17.5 11 12 11 2 9.5 2 7.5z"),
                Fill(
                    "M3.5 11.2c2 1.2 5 1.7 8.5 1.7s6.5-.5 8.5-1.7L19 21h-2.2l-.8-6.5c-2.5.4-5.5.4-8 0L7.2 21H5z",
                ),
            ],
            Icon::Screen => &[
                Ring("M2 4h20v13H2zm2.4 2.4v8.2h15.2V6.4z"),
                Fill("M8.5 18.5h7l1.5 2.5H7z"),
            ],
            Icon::Curtain => &[
                Fill("M2 3h20v3H2z"),
                Fill("M3.5 7h7.5c0 6-2.5 11-7.5 14zM20.5 7H13c0 6 2.5 11 7.5 14z"),
            ],
            Icon::Swap => &[Fill(
                "M3 6.3h11.5V3L21.5 8l-7 5V9.7H3zM21 14.3H9.5V11l-7 5 7 5v-3.3H21z",
            )],
            Icon::Clock => &[
                Ring(
                    "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15z",
                ),
                Fill("M11 6.5h2v5l3.6 2.1-1 1.7L11 12.6z"),
            ],
            Icon::Card => &[
                Fill(
                    "M6 2.5h12A1.5 1.5 0 0 1 19.5 4v16a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 20V4A1.5 1.5 0 0 1 6 2.5zm.8 2.3v14.4h10.4V4.8z",
                ),
                Fill("M9.6 9.3a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1 -4.8 0z"),
                Fill("M8.2 16.8c0-2.6 1.5-4 3.8-4s3.8 1.4 3.8 4z"),
            ],
            Icon::Bonus => &[
                Fill(
                    "M6 2.5h12A1.5 1.5 0 0 1 19.5 4v16a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 20V4A1.5 1.5 0 0 1 6 2.5zm.8 2.3v14.4h10.4V4.8z",
                ),
                Fill("M10.9 8h2.2v2.9H16v2.2h-2.9V16h-2.2v-2.9H8v-2.2h2.9z"),
            ],
            Icon::Work => &[
                Fill("M5 3h11.5A2.5 2.5 0 0 1 19 5.5V15h-2.2V5.6H7V17H4V4a1 1 0 0 1 1-1z"),
                Fill(
                    "M2.5 16.5h13v1.5A2.3 2.3 0 0 0 20 18v-1.5h1.5V18a3.8 3.8 0 0 1-3.8 3.8H6A3.6 3.6 0 0 1 2.5 18z",
                ),
                Fill("M8.5 8h6.6v1.6H8.5zM8.5 11.4h6.6V13H8.5z"),
            ],
            Icon::Flag => &[Fill("M5 2.5h2V22H5z"), Fill("M8 3.5h12l-3.2 4.2L20 12H8z")],
            Icon::Crown => &[
                Fill("M2.5 7l4.8 4.2L12 3.5l4.7 7.7L21.5 7l-2 11h-15z"),
                Fill("M4.5 19.5h15V22h-15z"),
            ],
            Icon::Laurel => &[
                Fill(
                    "M13.20 20.47Q9.57 17.73 7.10 21.54Q10.73 24.28 13.20 20.47zM9.36 20.12Q7.37 16.04 3.43 18.31Q5.43 22.40 9.36 20.12zM6.10 18.07Q6.18 13.53 1.64 13.77Q1.56 18.31 6.10 18.07zM4.12 14.77Q6.26 10.75 2.10 8.90Q-0.03 12.92 4.12 14.77zM3.86 10.92Q7.59 8.31 4.72 4.78Q1.00 7.39 3.86 10.92zM5.37 7.38Q9.88 6.74 8.93 2.30Q4.43 2.93 5.37 7.38z",
                ),
                Fill(
                    "M10.80 20.47Q13.27 24.28 16.90 21.54Q14.43 17.73 10.80 20.47zM14.64 20.12Q18.57 22.40 20.57 18.31Q16.63 16.04 14.64 20.12zM17.90 18.07Q22.44 18.31 22.36 13.77Q17.82 13.53 17.90 18.07zM19.88 14.77Q24.03 12.92 21.90 8.90Q17.74 10.75 19.88 14.77zM20.14 10.92Q23.00 7.39 19.28 4.78Q16.41 8.31 20.14 10.92zM18.63 7.38Q19.57 2.93 15.07 2.30Q14.12 6.74 18.63 7.38z",
                ),
            ],
            Icon::Up => &[Fill("M4 16.5h16l-8-9.5z")],
            Icon::Enter => &[Fill(
                "M18.2 4.5h2.6v9.800H9.300v4.200L2.5 13l6.800-5.500v4.200h8.900z",
            )],
            Icon::Own(parts) => parts,
        }
    }

    /// Draws the icon into a square of [`SIDE`] whose upper left corner is the origin.
    pub fn draw(self, drawing: &mut Drawing, colour: Color32) {
        if self == Icon::Redo {
            let mirror = Affine::new([-1.0, 0.0, 0.0, 1.0, f64::from(SIDE), 0.0]);
            return drawing.with(mirror, |drawing| Icon::Undo.draw(drawing, colour));
        }
        let mut holes = BezPath::new();
        for part in self.parts() {
            if let Part::Cut(data) = part {
                holes.extend(svg(data));
            }
        }
        if !holes.is_empty() {
            let mut solid = BezPath::new();
            for part in self.parts() {
                if let Part::Fill(data) = part {
                    solid.extend(svg(data));
                }
            }
            drawing.fill_without(&solid, &holes, colour);
        }
        for part in self.parts() {
            match *part {
                Part::Fill(data) if holes.is_empty() => drawing.fill(&svg(data), colour),
                Part::Fill(_) | Part::Cut(_) => {}
                Part::Ring(data) => drawing.fill_even_odd(&svg(data), colour),
                Part::Faint(data) => drawing.fill(&svg(data), colour.gamma_multiply(0.55)),
                Part::Line(data, tenths) => {
                    let pen = Pen::new(f32::from(tenths) / 10.0, colour).round();
                    drawing.stroke(&svg(data), pen);
                }
            }
        }
    }

    /// Draws the icon into a square of [`SIDE`], with a line around each part.
    pub fn draw_outlined(self, drawing: &mut Drawing, colour: Color32, pen: Pen) {
        for part in self.parts() {
            if let Part::Fill(data) = part {
                let path = svg(data);
                drawing.fill(&path, colour);
                drawing.stroke(&path, pen);
            }
        }
    }

    /// Draws the icon into a square of `side` with its upper left corner here.
    pub fn draw_at(self, drawing: &mut Drawing, x: f32, y: f32, side: f32, colour: Color32) {
        drawing.scaled(x, y, side / SIDE, |drawing| self.draw(drawing, colour));
    }
}

/// Draws an icon into the largest square in the middle of `rect`.
pub fn paint(painter: &Painter, rect: Rect, icon: Icon, colour: Color32) {
    let side = rect.width().min(rect.height());
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    kept::paint(
        painter,
        square.min,
        &(icon, side.to_bits(), colour),
        |drawing| icon.draw_at(drawing, 0.0, 0.0, side, colour),
    );
}

/// The path of each seat's marker in a square of [`SIDE`].
const MARKERS: [&str; 5] = [
    "M2 12a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z",
    "M4.3 2.8h15.4a1.5 1.5 0 0 1 1.5 1.5v15.4a1.5 1.5 0 0 1-1.5 1.5H4.3a1.5 1.5 0 0 1-1.5-1.5V4.3a1.5 1.5 0 0 1 1.5-1.5z",
    "M12 1.5 23 21.5H1z",
    "M12 .5 23.5 12 12 23.5.5 12z",
    "M12 1 23 9.5 18.8 22.5H5.2L1 9.5z",
];

/// Draws the marker of a seat into a square of `side` with its upper left corner here.
pub fn draw_marker(
    drawing: &mut Drawing,
    [x, y]: [f32; 2],
    side: f32,
    seat: Seat,
    colour: Color32,
) {
    drawing.scaled(x, y, side / SIDE, |drawing| {
        drawing.fill(&svg(MARKERS[seat.index()]), colour);
    });
}

/// Draws the marker of a seat as an outline: where it could be, but is not.
pub fn draw_ghost_marker(
    drawing: &mut Drawing,
    [x, y]: [f32; 2],
    side: f32,
    seat: Seat,
    colour: Color32,
) {
    drawing.scaled(x, y, side / SIDE, |drawing| {
        let pen = Pen::new(2.0 * SIDE / side, colour);
        let dash = 4.0 * SIDE / side;
        drawing.stroke(&svg(MARKERS[seat.index()]), pen.dashed(dash, dash * 0.75));
    });
}

/// Returns the seat whose shape this seat uses: its own, unless its player has chosen
/// another.
#[must_use]
pub fn shape_of(ctx: &egui::Context, seat: Seat) -> Seat {
    Seat::ALL[chosen_colours(ctx)[seat.index()]]
}

/// Draws a colour to choose, in its shape.
pub fn paint_colour(painter: &Painter, rect: Rect, colour: Colour, palette: &Palette) {
    let shape = colour.0;
    let colour = palette.players[colour.index()];
    let side = rect.width().min(rect.height());
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let key = ("marker", shape.index(), side.to_bits(), colour);
    kept::paint(painter, square.min, &key, |drawing| {
        draw_marker(drawing, [0.0, 0.0], side, shape, colour);
    });
}

/// Draws the marker of a seat: each has its own shape as well as its colour.
pub fn paint_seat(painter: &Painter, rect: Rect, seat: Seat, palette: &Palette) {
    let shape = shape_of(painter.ctx(), seat);
    paint_colour(painter, rect, Colour(shape), palette);
}

/// Draws the marker of a seat as an outline: where it could be next.
pub fn paint_ghost_seat(painter: &Painter, rect: Rect, seat: Seat, palette: &Palette) {
    let side = rect.width().min(rect.height());
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let ctx = painter.ctx();
    let colour = palette.seat(ctx, seat);
    let seat = shape_of(ctx, seat);
    let key = ("ghost_of_a_marker", seat.index(), side.to_bits(), colour);
    kept::paint(painter, square.min, &key, |drawing| {
        draw_ghost_marker(drawing, [0.0, 0.0], side, seat, colour);
    });
}

/// Adds the marker of a seat as a widget in a row. It has no name, because the player's
/// name stands next to it.
pub fn seat_marker(ui: &mut Ui, seat: Seat) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size::MARKER), Sense::hover());
    paint_seat(ui.painter(), rect, seat, Palette::of(ui));
    response
}

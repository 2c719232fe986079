//! The painted principality: warm paper, the palazzo, tiles, and a ghost of the
//! tile about to be put down. It knows nothing of games: what lies where, and
//! what is wrong, it is told.
//!
//! Every square is a control of its own, named like `d4, Library of Anna` or
//! `d4, empty`; arrow keys go from square to square.

use eframe::egui::{
    Align2, CornerRadius, EventFilter, Id, Key, Rect, Response, Role, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::art::board as art;
use super::art::cells::Cells;
use super::art::colours::Colours;
use super::art::palazzo::Court;
use super::art::tile::{self, Label, draw_tile};
use super::tile_art::Canvas;
use crate::app::shell::draw::{self, Pen};
use crate::app::shell::icons::{self, Icon};
use crate::app::shell::theme::face;
use crate::florence::rules::field::shape::SIDE;
use crate::florence::{Square, Squares, Tile};
use crate::words::florence::Named;

/// Room for the names of the ranks on the left and of the files below.
const NAMES: f32 = 15.0;

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
        Vec2::splat(NAMES + art::size(side))
    }

    /// The greatest whole size of a square with which a grid has room in this many
    /// points.
    #[must_use]
    pub fn side_for(room: f32) -> f32 {
        art::side_for(room - NAMES)
    }

    /// Makes room for the grid and lets people act on its squares. `name` says
    /// what a square is called. While a tile is `placing`, Escape is the
    /// panel's.
    pub fn show(ui: &mut Ui, side: f32, placing: bool, name: impl Fn(Square) -> String) -> Self {
        let (whole, response) = ui.allocate_exact_size(Self::size(side), Sense::hover());
        let sharp = |point| ui.painter().round_to_pixel_center(point);
        let corner = pos2(
            sharp(whole.left() + NAMES + art::frame_width(side)),
            sharp(whole.top() + art::frame_width(side) + SIDE as f32 * side),
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

    /// The frame and the ground, the names of ranks and files, and the palazzo.
    pub fn paint_ground(&self, palazzo: Squares) {
        self.paint_home(&[], palazzo, Court::default());
    }

    /// The same with tiles that lie there, and who stands in the court.
    pub fn paint_home(&self, tiles: &[(Tile, Squares)], palazzo: Squares, court: Court) {
        let canvas = &self.canvas;
        let painter = &canvas.painter;
        let width = art::frame_width(canvas.side);
        let at = canvas.at(0.0, SIDE as f32) - Vec2::splat(width);
        let board = art::Board {
            tiles,
            palazzo,
            court,
            side: canvas.side,
            names: Some(|tile: Tile| tile.name()),
        };
        board.paint(painter, canvas.dark, at);
        let font = face::text(11.5);
        let colour = canvas.palette.weak;
        for n in 0..SIDE {
            let middle = n as f32 + 0.5;
            let file = char::from(b'a' + n as u8);
            let below = canvas.at(middle, 0.0) + vec2(0.0, width + 8.0);
            painter.text(below, Align2::CENTER_CENTER, file, font.clone(), colour);
            let left = canvas.at(0.0, middle) - vec2(width + 9.0, 0.0);
            painter.text(left, Align2::CENTER_CENTER, n + 1, font.clone(), colour);
        }
    }

    /// The upper left of the squares, from where the drawings count.
    fn origin(&self) -> eframe::egui::Pos2 {
        self.canvas.at(0.0, SIDE as f32)
    }

    /// A tile that lies there.
    pub fn paint_tile(&self, tile: Tile, squares: Squares) {
        let canvas = &self.canvas;
        let (side, dark) = (canvas.side, canvas.dark);
        let cells = Cells::of(squares);
        let colours = Colours::by(dark);
        let (label, name) = tile::label(&canvas.painter, colours, &cells, side, tile.name());
        let key = (
            "a tile",
            tile,
            squares,
            side.to_bits(),
            dark,
            name.is_some(),
        );
        draw::paint(&canvas.painter, self.origin(), &key, |drawing| {
            draw_tile(drawing, colours, tile, &cells, side, label);
        });
        if let (Label::Plate(width), Some(name)) = (label, name) {
            tile::write_name(&canvas.painter, self.origin(), &cells, side, width, name);
        }
    }

    /// Every square that a tile could cover.
    pub fn paint_reach(&self, squares: Squares) {
        let good = self.canvas.palette.right;
        for square in squares.iter() {
            let square = self.canvas.square(square);
            let painter = &self.canvas.painter;
            painter.rect_filled(square.shrink(2.0), 4, good.gamma_multiply(0.14));
            let radius = (self.canvas.side * 0.085).max(2.0);
            painter.circle_filled(square.center(), radius, good.gamma_multiply(0.8));
        }
    }

    /// A place among those that are possible: its outline, broken.
    pub fn paint_place(&self, squares: Squares) {
        let canvas = &self.canvas;
        let pen = Pen::new(2.0, canvas.palette.right).dashed(7.0, 5.0);
        let key = ("a place", squares, canvas.side.to_bits(), canvas.dark);
        draw::paint(&canvas.painter, self.origin(), &key, |drawing| {
            drawing.stroke(&Cells::of(squares).path(canvas.side, 4.0, 5.0), pen);
        });
    }

    /// The tile that is about to be put down: in green if it may lie there; else in
    /// red, with crosses on the squares that are wrong.
    pub fn paint_ghost(&self, tile: Tile, squares: Squares, wrong: Squares, legal: bool) {
        let canvas = &self.canvas;
        let palette = canvas.palette;
        let side = canvas.side;
        let colour = if legal { palette.right } else { palette.wrong };
        let cells = Cells::of(squares);
        let key = ("a ghost", tile, squares, side.to_bits(), canvas.dark, legal);
        draw::paint(&canvas.painter, self.origin(), &key, |drawing| {
            let colours = Colours::by(canvas.dark);
            drawing.faint(0.72, |drawing| {
                draw_tile(drawing, colours, tile, &cells, side, Label::None);
            });
            let outline = cells.path(side, side * 0.03, side * 0.05);
            drawing.fill(&outline, colour.gamma_multiply(0.22));
            drawing.stroke(&outline, Pen::new(3.0, colour));
        });
        self.crosses(wrong);
    }

    /// Marks the edges between a tile that is about to be put down and what it may
    /// not touch.
    pub fn paint_edges(&self, squares: Squares, others: Squares) {
        let canvas = &self.canvas;
        let palette = canvas.palette;
        let edge = Stroke::new(1.5, palette.plate);
        let side = canvas.side;
        for square in squares.iter() {
            let (file, rank) = (i64::from(square.file()), i64::from(square.rank()));
            for (right, up) in [(-1_i64, 0_i64), (1, 0), (0, -1), (0, 1)] {
                let beside = u32::try_from(file + right).ok();
                let beside = beside.zip(u32::try_from(rank + up).ok());
                let beside = beside.and_then(|(file, rank)| Square::new(file, rank));
                if beside.is_none_or(|beside| !others.contains(beside)) {
                    continue;
                }
                let middle = canvas.square(square).center();
                let middle = middle + vec2(right as f32, -up as f32) * (side / 2.0);
                let size = match right {
                    0 => vec2(side - 8.0, 9.0),
                    _ => vec2(9.0, side - 8.0),
                };
                let bar = Rect::from_center_size(middle, size);
                let painter = &canvas.painter;
                painter.rect(bar, 4.5, palette.wrong, edge, StrokeKind::Outside);
            }
        }
    }

    /// The squares on which something that lies there breaks a rule.
    pub fn paint_wrong(&self, squares: Squares) {
        let canvas = &self.canvas;
        let wrong = canvas.palette.wrong;
        canvas.fill(squares, wrong.gamma_multiply(0.25));
        canvas.dashed_outline(squares, 3.0, Stroke::new(2.0, wrong));
        self.crosses(squares);
    }

    fn crosses(&self, squares: Squares) {
        let canvas = &self.canvas;
        let palette = canvas.palette;
        let edge = Stroke::new(1.5, palette.plate);
        for square in squares.iter() {
            let middle = canvas.square(square).center();
            let radius = canvas.side * 0.27;
            canvas.painter.circle(middle, radius, palette.wrong, edge);
            let cross = Rect::from_center_size(middle, Vec2::splat(radius * 1.1));
            icons::paint(&canvas.painter, cross, Icon::Cross, palette.plate);
        }
    }

    /// The square with the keyboard.
    pub fn paint_focus(&self, square: Square) {
        let accent = self.canvas.palette.accent;
        let rect = self.canvas.square(square).shrink(3.0);
        let stroke = Stroke::new(2.0, accent);
        let round = CornerRadius::same(3);
        self.canvas
            .painter
            .rect_stroke(rect, round, stroke, StrokeKind::Inside);
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

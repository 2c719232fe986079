//! The painted principality: warm paper, the palazzo, tiles, and a ghost of the
//! tile about to be put down. It knows nothing of games: what lies where, and
//! what is wrong, it is told.
//!
//! Every square is a control of its own, named like `d4, Library of Anna` or
//! `d4, empty`; arrow keys go from square to square.

use eframe::egui::{
    Align2, EventFilter, FontId, Id, Key, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use super::tile_art::Canvas;
use crate::fl;
use crate::florence::rules::field::shape::SIDE;
use crate::florence::{Square, Squares, Tile};

/// Room for the names of the ranks on the left and of the files below.
pub const MARGIN: f32 = 18.0;

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

    /// Where a square lies.
    #[must_use]
    pub fn rect_of(&self, square: Square) -> Rect {
        self.canvas.square(square)
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
        let palette = canvas.palette;
        let painter = &canvas.painter;
        let end = SIDE as f32;
        let sheet = Rect::from_two_pos(canvas.at(0.0, 0.0), canvas.at(end, end));
        painter.rect_filled(sheet, 0.0, canvas.tiles.paper);
        let line = Stroke::new(1.0, canvas.tiles.line);
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
        if !palazzo.is_empty() {
            self.paint_palazzo(palazzo);
        }
    }

    fn paint_palazzo(&self, palazzo: Squares) {
        let canvas = &self.canvas;
        let ink = canvas.palette.ink;
        canvas.fill(palazzo, canvas.tiles.palazzo);
        canvas.outline(palazzo, 1.0, Stroke::new(2.0, ink));
        canvas.outline(palazzo, 5.0, Stroke::new(1.0, ink.gamma_multiply(0.6)));
        let middle = palazzo.iter().map(|square| canvas.square(square).center());
        let sum = middle.fold(Vec2::ZERO, |sum, center| sum + center.to_vec2());
        let middle = (sum / palazzo.len().max(1) as f32).to_pos2();
        let font = FontId::proportional((canvas.side * 0.32).clamp(10.0, 17.0));
        let text = fl!(grid_palazzo);
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
        let good = self.canvas.palette.right;
        self.canvas.fill(squares, good.gamma_multiply(0.16));
        for square in squares.iter() {
            let middle = self.canvas.square(square).center();
            let radius = self.canvas.side * 0.07;
            self.canvas.painter.circle_filled(middle, radius, good);
        }
    }

    /// The tile that is about to be put down: a full line if it may lie there;
    /// else a broken one, and crosses on the squares that are wrong.
    pub fn paint_ghost(&self, tile: Tile, squares: Squares, wrong: Squares, legal: bool) {
        let canvas = &self.canvas;
        let palette = canvas.palette;
        let colour = if legal { palette.right } else { palette.wrong };
        canvas.fill(squares, canvas.tiles.tile(tile).gamma_multiply(0.55));
        canvas.fill(squares, colour.gamma_multiply(0.25));
        canvas.marks(tile, squares, palette.ink.gamma_multiply(0.4));
        match legal {
            true => canvas.outline(squares, 1.5, Stroke::new(3.0, colour)),
            false => canvas.dashed_outline(squares, 1.5, Stroke::new(3.0, colour)),
        }
        self.crosses(wrong);
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
        let cross = Stroke::new(2.5, canvas.palette.wrong);
        for square in squares.iter() {
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

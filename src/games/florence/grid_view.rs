//! The interactive principality: its tiles, its palazzo, and a ghost of the tile about to
//! be put down. It knows no game: callers say what is where, and what is wrong.
//!
//! Every square is a control of its own with a name like `d4, Library of Anna` or `d4,
//! empty`. For Tab the whole grid is one stop, at the square that had the keyboard last;
//! arrow keys go from square to square.

use eframe::egui::accesskit::Action;
use eframe::egui::emath::GuiRounding;
use eframe::egui::{
    Align2, Color32, EventFilter, Id, Key, Painter, Pos2, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::art::board::frame_width;
use super::art::cells::{Cells, WAYS};
use super::art::colours::Colours;
use super::art::palazzo::Court;
use super::art::tile::Label;
use super::art::{board, tile};
use super::irregular;
use super::moves::Settling;
use crate::ui::base::draw::{Drawing, Pen, kept};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use florence::rules::field::shape::SIDE;
use florence::{Square, Squares, Tile};
use words::florence::Named;

/// The room for the row numbers on the left and the column letters below.
const MARGIN: f32 = 15.0;

/// The grid in a panel: first it handles input, then it is painted.
pub struct Board {
    painter: Painter,
    dark: bool,
    palette: &'static Palette,
    /// The upper left of a7.
    corner: Pos2,
    /// The side of a square, in points.
    side: f32,
    id: Id,
    /// The square under the pointer.
    pub pointed: Option<Square>,
    /// The square with the keyboard.
    pub focused: Option<Square>,
    /// The square that was clicked, by pointer, key or assistive technology.
    pub clicked: Option<Square>,
    /// The square that was clicked with the other mouse button.
    pub clicked_other: Option<Square>,
    /// The response of the whole widget.
    pub response: Response,
}

impl Board {
    /// Returns the size of a grid with squares of this size.
    #[must_use]
    pub fn size(side: f32) -> Vec2 {
        Vec2::splat(MARGIN + board::size(side))
    }

    /// Returns the greatest whole size of a square with which a grid fits this room.
    #[must_use]
    pub fn side_for(room: f32) -> f32 {
        board::side_for(room - MARGIN)
    }

    /// Allocates the grid and handles input on its squares. `name` returns the name of a
    /// square. While a tile is `placing`, the panel handles Escape.
    pub fn show(ui: &mut Ui, side: f32, placing: bool, name: impl Fn(Square) -> String) -> Self {
        let (whole, response) = ui.allocate_exact_size(Self::size(side), Sense::hover());
        let frame = frame_width(side).round();
        let painter = ui.painter().clone();
        let corner = whole.min + vec2(MARGIN + frame, frame);
        let corner = corner.round_to_pixels(ui.pixels_per_point());
        let mut board = Self {
            painter,
            dark: ui.visuals().dark_mode,
            palette: Palette::of(ui),
            corner,
            side,
            id: response.id,
            pointed: None,
            focused: None,
            clicked: None,
            clicked_other: None,
            response,
        };
        let stop = board.stop(ui);
        for square in Squares::ALL.iter() {
            let cell = board.cell(square);
            let sense = match Some(square) == stop {
                true => Sense::click(),
                false => Sense::CLICK,
            };
            let response = ui.interact(board.rect_of(square), cell, sense);
            let enabled = ui.is_enabled();
            response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name(square)));
            // Screen readers can go to any of them.
            ui.ctx().accesskit_node_builder(cell, |node| {
                if enabled {
                    node.add_action(Action::Focus);
                }
            });
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

    /// Returns the rectangle of a square.
    #[must_use]
    pub fn rect_of(&self, square: Square) -> Rect {
        let (file, rank) = (square.file() as f32, (SIDE - 1 - square.rank()) as f32);
        let at = self.corner + vec2(file, rank) * self.side;
        Rect::from_min_size(at, Vec2::splat(self.side))
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

    /// Returns the square at which Tab stops: the one with the keyboard or called by
    /// assistive technology, otherwise the one that had it last.
    fn stop(&self, ui: &Ui) -> Option<Square> {
        let called = ui.input(|input| {
            let has = |cell| input.has_accesskit_action_request(cell, Action::Focus);
            let mut all = Squares::ALL.iter().map(|square| self.cell(square));
            all.find(|&cell| has(cell))
        });
        if let Some(cell) = called {
            ui.memory_mut(|memory| memory.request_focus(cell));
        }
        let focused = ui.memory(|memory| memory.focused());
        let focused = focused.and_then(|focused| {
            let mut all = Squares::ALL.iter();
            all.find(|square| self.cell(*square) == focused)
        });
        let at = self.id.with("stop");
        ui.data_mut(|data| {
            if let Some(square) = focused {
                data.insert_temp(at, square);
            }
            data.get_temp(at).or_else(|| Squares::ALL.iter().next())
        })
    }

    /// Marks a tile in a place that the rules do not allow.
    pub fn paint_exception(&self, ui: &Ui, squares: Squares) {
        let palette = Palette::of(ui);
        irregular::outline(ui.painter(), self.corner, self.side, squares, palette);
    }

    /// Paints the frame and the ground, the row and column names, the tiles, the palazzo
    /// and the people in its court.
    pub fn paint_home(&self, tiles: &[(Tile, Squares)], palazzo: Squares, court: Court) {
        self.paint_settling(tiles, palazzo, court, None);
    }

    /// Paints the same while one of the tiles is being put down.
    pub fn paint_settling(
        &self,
        tiles: &[(Tile, Squares)],
        palazzo: Squares,
        court: Court,
        settling: Option<Settling>,
    ) {
        let side = self.side;
        let frame = frame_width(side).round();
        let art = board::Board {
            tiles,
            palazzo,
            court,
            side,
            names: Some(|tile: Tile| tile.name()),
        };
        let at = self.corner - Vec2::splat(frame);
        art.paint_settling(&self.painter, self.dark, at, frame, settling);
        let (font, ink) = (face::text(11.5), self.palette.weak);
        for n in 0..SIDE {
            let middle = (n as f32 + 0.5) * side;
            let end = SIDE as f32 * side;
            let file = char::from(b'a' + n as u8);
            let below = self.corner + vec2(middle, end + frame + 8.0);
            let painter = &self.painter;
            painter.text(below, Align2::CENTER_CENTER, file, font.clone(), ink);
            let left = self.corner + vec2(-frame - 8.0, end - middle);
            painter.text(left, Align2::CENTER_CENTER, n + 1, font.clone(), ink);
        }
    }

    /// Paints something over the squares, with a drawing cached under this key.
    fn over(&self, key: impl std::hash::Hash, make: impl FnOnce(&mut Drawing)) {
        let key = (key, self.side.to_bits(), self.dark);
        kept::paint(&self.painter, self.corner, &key, make);
    }

    /// Paints every square that a tile could cover.
    pub fn paint_reach(&self, squares: Squares) {
        let (side, good) = (self.side, self.palette.right);
        self.over(("reach", squares), |drawing| {
            for (x, y) in Cells::of(squares).iter() {
                let at = pos2(x as f32 * side, y as f32 * side);
                let rect = Rect::from_min_size(at, Vec2::splat(side));
                let corner = side * 0.1;
                drawing.rect(rect.shrink(side * 0.05), corner, good.gamma_multiply(0.13));
                drawing.circle(rect.center(), side * 0.08, good);
            }
        });
    }

    /// Paints the dashed outline of one of the possible places.
    pub fn paint_place(&self, squares: Squares) {
        let pen = Pen::new(2.0, self.palette.right).dashed(7.0, 5.0);
        let side = self.side;
        self.over(("a place", squares), |drawing| {
            drawing.stroke(&Cells::of(squares).path(side, 4.0, 5.0), pen);
        });
    }

    /// Marks the edges between a tile about to be put down and the tiles it may not touch.
    pub fn paint_edges(&self, squares: Squares, others: Squares) {
        let (side, palette) = (self.side, self.palette);
        self.over(("edges", squares, others), |drawing| {
            let others = Cells::of(others);
            for (x, y) in Cells::of(squares).iter() {
                for (dx, dy) in WAYS {
                    if !others.has((x + dx, y + dy)) {
                        continue;
                    }
                    let middle = vec2(x as f32 + 0.5, y as f32 + 0.5);
                    let middle = (middle + vec2(dx as f32, dy as f32) / 2.0) * side;
                    let size = match dx {
                        0 => vec2(side - 8.0, 9.0),
                        _ => vec2(9.0, side - 8.0),
                    };
                    let bar = Rect::from_center_size(middle.to_pos2(), size);
                    drawing.rect(bar.expand(1.5), 6.0, palette.plate);
                    drawing.rect(bar, 4.5, palette.wrong);
                }
            }
        });
    }

    /// Paints the tile about to be put down: with a solid line if it is legal there,
    /// otherwise with a dashed line and crosses on the wrong squares.
    pub fn paint_ghost(&self, tile: Tile, squares: Squares, wrong: Squares, legal: bool) {
        let side = self.side;
        let colour = if legal {
            self.palette.right
        } else {
            self.palette.wrong
        };
        self.over(("ghost", tile, squares, wrong, legal), |drawing| {
            let cells = Cells::of(squares);
            let colours = Colours::by(self.dark);
            drawing.faint(0.86, |drawing| {
                tile::draw_tile(drawing, colours, tile, &cells, side, Label::None);
            });
            let outline = cells.path(side, side * 0.03, side * 0.05);
            drawing.fill(&outline, colour.gamma_multiply(0.22));
            let pen = Pen::new(3.0, colour);
            let pen = if legal { pen } else { pen.dashed(8.0, 5.0) };
            drawing.stroke(
                &outline,
                Pen::new(5.0, self.palette.plate.gamma_multiply(0.8)),
            );
            drawing.stroke(&outline, pen);
            self.draw_crosses(drawing, wrong);
        });
    }

    /// Marks a legal place after which something wanted is no longer possible.
    pub fn paint_warning(&self, squares: Squares) {
        let (side, palette) = (self.side, self.palette);
        self.over(("warning", squares), |drawing| {
            let Some((x, y)) = Cells::of(squares).iter().last() else {
                return;
            };
            let radius = (side * 0.34).min(15.0);
            let at = pos2((x as f32 + 0.5) * side, (y as f32 + 0.5) * side);
            drawing.circle(at, radius, palette.plate);
            drawing.ring(at, radius, Pen::new(1.5, palette.wrong));
            let half = radius * 0.66;
            let corner = at - vec2(half, half * 1.08);
            Icon::Warn.draw_at(drawing, corner.x, corner.y, half * 2.0, palette.wrong);
        });
    }

    /// Tells assistive technology more about these squares than their names.
    pub fn describe(&self, ui: &Ui, squares: Squares, text: &str) {
        for square in squares.iter() {
            ui.ctx()
                .accesskit_node_builder(self.cell(square), |node| node.set_description(text));
        }
    }

    /// Paints the squares on which something breaks a rule.
    pub fn paint_wrong(&self, squares: Squares) {
        let (side, wrong) = (self.side, self.palette.wrong);
        self.over(("wrong", squares), |drawing| {
            let outline = Cells::of(squares).path(side, 3.0, side * 0.05);
            drawing.fill(&outline, wrong.gamma_multiply(0.25));
            drawing.stroke(&outline, Pen::new(2.0, wrong).dashed(8.0, 5.0));
            self.draw_crosses(drawing, squares);
        });
    }

    fn draw_crosses(&self, drawing: &mut Drawing, squares: Squares) {
        let (side, wrong) = (self.side, self.palette.wrong);
        let radius = (side * 0.28).min(13.0);
        for (x, y) in Cells::of(squares).iter() {
            let at = pos2((x as f32 + 0.5) * side, (y as f32 + 0.5) * side);
            drawing.circle(at, radius, wrong);
            drawing.ring(at, radius, Pen::new(1.5, self.palette.plate));
            let half = radius * 0.62;
            let card: Color32 = self.palette.card;
            Icon::Cross.draw_at(drawing, at.x - half, at.y - half, half * 2.0, card);
        }
    }

    /// Paints the square with the keyboard.
    pub fn paint_focus(&self, square: Square) {
        let rect = self.rect_of(square).shrink(2.0);
        let stroke = Stroke::new(2.0, self.palette.accent);
        self.painter
            .rect_stroke(rect, 3.0, stroke, StrokeKind::Inside);
    }
}

/// Returns how far the arrow keys pressed in this frame move.
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

/// Returns the square this many columns to the right and rows up, or as far as the grid
/// goes.
#[must_use]
pub fn moved(square: Square, files: i32, ranks: i32) -> Square {
    let to = |from: u32, by: i32| from.saturating_add_signed(by).min(SIDE - 1);
    Square::new(to(square.file(), files), to(square.rank(), ranks)).unwrap_or(square)
}

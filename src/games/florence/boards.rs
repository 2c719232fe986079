//! Principalities seen from afar: on the start screen, on shelves, on the pages next to the
//! table. What is drawn is copied, independent of any game.

use eframe::egui::{Rect, Stroke, Ui, Vec2, vec2};

use super::art::board::Board;
use super::art::cells::{Cells, WAYS};
use super::art::palazzo::Court;
use super::art::{board, tile};
use crate::ui::base::theme::Palette;
use florence::rules::field::shape::SIDE;
use florence::{Game, Squares, Tile};

/// The frame of a board in a group, in points.
const THIN_FRAME: f32 = 1.5;

/// The visible contents of a principality.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Place {
    /// The tiles, landscapes first.
    pub tiles: Vec<(Tile, Squares)>,
    /// The squares of the palazzo.
    pub palazzo: Squares,
    /// The number of builders in the court.
    pub builders: u8,
    /// The number of jesters in the court.
    pub jesters: u8,
}

/// The visible contents of all principalities of a game, in seat order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Places(pub Vec<Place>);

impl Places {
    /// Returns those of a position.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let places = game.seats().map(|seat| {
            let player = game.player(seat);
            Place {
                tiles: player.principality().tiles().collect(),
                palazzo: player.principality().palazzo(),
                builders: player.builders(),
                jesters: player.jesters(),
            }
        });
        Self(places.collect())
    }
}

impl Place {
    /// Returns a principality with nothing but a palazzo.
    #[must_use]
    pub fn empty(palazzo: Squares) -> Self {
        Self {
            palazzo,
            ..Self::default()
        }
    }

    /// Draws it in the middle of a rectangle, as large as whole points allow.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let room = rect.width().min(rect.height());
        // In a group the frame is thin, so that no whole points are wasted.
        let (side, frame) = match room < 80.0 {
            true => ((room - 2.0 * THIN_FRAME) / SIDE as f32, THIN_FRAME),
            false => {
                let side = board::side_for(room);
                (side, board::frame_width(side))
            }
        };
        let whole = Vec2::splat(board::size_with(side, frame));
        let whole = Rect::from_center_size(rect.center(), whole);
        let board = Board {
            tiles: &self.tiles,
            palazzo: self.palazzo,
            court: Court {
                builders: self.builders,
                jesters: self.jesters,
            },
            side,
            names: None,
        };
        board.paint_framed(ui.painter(), ui.visuals().dark_mode, whole.min, frame);
    }

    /// Draws it with a frame around these squares.
    pub fn paint_with(&self, ui: &Ui, rect: Rect, squares: Squares) {
        self.paint(ui, rect);
        let room = rect.width().min(rect.height());
        let side = (room - 2.0 * THIN_FRAME) / SIDE as f32;
        let whole = Rect::from_center_size(rect.center(), Vec2::splat(side * SIDE as f32));
        let stroke = Stroke::new(2.0, Palette::of(ui).accent);
        let cells = Cells::of(squares);
        for (x, y) in cells.iter() {
            let middle = whole.min + vec2(x as f32 + 0.5, y as f32 + 0.5) * side;
            for (dx, dy) in WAYS
                .into_iter()
                .filter(|&(dx, dy)| !cells.has((x + dx, y + dy)))
            {
                let edge = middle + vec2(dx as f32, dy as f32) * (side / 2.0);
                let along = vec2(dy as f32, dx as f32) * (side / 2.0);
                ui.painter()
                    .line_segment([edge - along, edge + along], stroke);
            }
        }
    }
}

/// Draws a tile in one orientation in the middle of a rectangle, with squares of at most
/// `most` points.
pub fn thumbnail(ui: &Ui, rect: Rect, kind: Tile, squares: Squares, most: f32) {
    if squares.is_empty() {
        return;
    }
    let cells = Cells::of(squares);
    let dark = ui.visuals().dark_mode;
    tile::paint_in(ui.painter(), rect, dark, kind, &cells, most, false);
}

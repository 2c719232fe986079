//! Principalities seen from afar: on the start screen, on shelves, on the pages
//! beside the table. What is drawn of them is kept apart from any game.

use eframe::egui::{Rect, Ui, vec2};

use super::tile_art::Canvas;
use crate::app::shell::theme::Palette;
use crate::florence::rules::field::shape::SIDE;
use crate::florence::{Game, Squares, Tile};

/// What is seen of a principality.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Place {
    /// The tiles, landscapes first.
    pub tiles: Vec<(Tile, Squares)>,
    /// The palazzo.
    pub palazzo: Squares,
    /// Who stands in its court.
    pub builders: u8,
    /// The same.
    pub jesters: u8,
}

/// What is seen of all principalities of a game, in seat order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Places(pub Vec<Place>);

impl Places {
    /// Those of a position.
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
    /// One with nothing but a palazzo.
    #[must_use]
    pub fn empty(palazzo: Squares) -> Self {
        Self {
            palazzo,
            ..Self::default()
        }
    }

    /// Draws it in the middle of a rectangle, as large as whole points allow.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let most = rect.width().min(rect.height());
        let side = ((most - 4.0) / SIDE as f32).max(2.0);
        let whole = vec2(SIDE as f32, SIDE as f32) * side;
        let ground = Rect::from_center_size(rect.center(), whole);
        let palette = Palette::of(ui);
        let painter = ui.painter();
        painter.rect_filled(ground.expand(2.0), 2.0, palette.wood);
        let canvas = Canvas::new(ui, painter.clone(), ground.left_bottom(), side);
        painter.rect_filled(ground, 0.0, canvas.tiles.paper);
        canvas.fill(self.palazzo, canvas.tiles.palazzo);
        for &(tile, squares) in &self.tiles {
            canvas.tile(tile, squares);
        }
    }
}

//! Decisions that do not follow the rules, shown where they are visible: next to the name
//! of the player, and around tiles in illegal places.

use eframe::egui::{Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::View;
use crate::ui::base::icons;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::Palette;
use crate::ui::parts::marked::Marked;
use crate::ui::parts::small;
use florence::rules::field::shape::SIDE;
use florence::{Decision, Square, Squares, Tile};
use table::Seat;

/// A player's decisions that do not follow the rules.
#[derive(Debug, Default)]
pub struct Irregular {
    /// The entries about the player.
    pub marked: Marked,
    /// The tiles that are still where one of those entries put them.
    pub tiles: Vec<Squares>,
}

impl Irregular {
    /// Returns those of the player in a seat, up to the current entry.
    #[must_use]
    pub fn of(view: &View<'_>, seat: Seat) -> Self {
        let marked = Marked::of(view.session, seat);
        let home = view.game.player(seat).principality();
        let mut tiles = Vec::new();
        for &at in marked.kept.iter().chain(&marked.corrected) {
            let entry = view.session.log().get(at);
            let (tile, site) = match entry.map(|entry| entry.command.decision) {
                Some(Decision::Build(kind, site)) => (Tile::Building(kind), site),
                Some(Decision::Place(kind, site)) => (Tile::Landscape(kind), site),
                _ => continue,
            };
            // Unless it has been moved or removed since.
            let squares = site.squares();
            if home.tiles().any(|lies| lies == (tile, squares)) {
                tiles.push(squares);
            }
        }
        Self { marked, tiles }
    }
}

/// Draws a dashed line with a pin around some squares of a grid with this upper left.
pub fn outline(painter: &Painter, corner: Pos2, side: f32, squares: Squares, palette: &Palette) {
    let stroke = Stroke::new((side * 0.06).clamp(1.0, 2.5), palette.ink);
    let dash = (side * 0.22).max(2.5);
    let is_there = |file: i64, rank: i64| {
        let square = u32::try_from(file).ok().zip(u32::try_from(rank).ok());
        let square = square.and_then(|(file, rank)| Square::new(file, rank));
        square.is_some_and(|square| squares.contains(square))
    };
    let mut pin: Option<Pos2> = None;
    for square in squares.iter() {
        let (file, rank) = (i64::from(square.file()), i64::from(square.rank()));
        let at = corner + vec2(square.file() as f32, (SIDE - 1 - square.rank()) as f32) * side;
        let rect = Rect::from_min_size(at, Vec2::splat(side)).shrink(stroke.width / 2.0);
        let edges = [
            (is_there(file, rank + 1), rect.left_top(), rect.right_top()),
            (
                is_there(file, rank - 1),
                rect.left_bottom(),
                rect.right_bottom(),
            ),
            (
                is_there(file - 1, rank),
                rect.left_top(),
                rect.left_bottom(),
            ),
            (
                is_there(file + 1, rank),
                rect.right_top(),
                rect.right_bottom(),
            ),
        ];
        for (_, from, to) in edges.into_iter().filter(|(inside, ..)| !inside) {
            painter.extend(Shape::dashed_line(&[from, to], stroke, dash, dash * 0.7));
        }
        let end = rect.right_top();
        let is_further = pin.is_none_or(|pin| (end.y, -end.x) < (pin.y, -pin.x));
        if is_further {
            pin = Some(end);
        }
    }
    let radius = (side * 0.32).clamp(5.0, 11.0);
    if let Some(pin) = pin {
        let middle = pos2(pin.x - radius * 0.6, pin.y + radius * 0.6);
        painter.circle(
            middle,
            radius,
            palette.kept,
            Stroke::new(1.0, palette.gold_edge),
        );
        let icon = small::around(middle, radius * 1.2);
        icons::paint(painter, icon, Icon::Pin, palette.ink);
    }
}

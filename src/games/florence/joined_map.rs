//! The map of joined principalities: where boards and tiles are, and how they are drawn.

use eframe::egui::{Align2, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::View;
use super::art::board::draw_ground;
use super::art::cells::{Cell, Cells};
use super::art::colours::Colours;
use super::art::palazzo::{Court, draw_palazzo};
use super::art::tile;
use super::art::tile::{Label, draw_tile};
use super::joined::FRAME;
use crate::ui::base::draw::{Drawing, Pen, kept};
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{icons, text};
use crate::ui::parts::small;
use florence::rules::field::shape::SIDE;
use florence::{Building, Game, Layout, Square, Squares, Tile};
use table::Seat;
use words::florence::Named;

/// How far below the frame the names of the files are, so that a plate on it leaves them
/// free; and how high they are.
const FILES: f32 = 10.0;
const LETTER: f32 = 9.0;

/// The places of the boards on the map.
pub(super) struct Map<'l> {
    layout: &'l Layout,
    /// The lowest column and the one after the last; the same for rows.
    files: (i32, i32),
    ranks: (i32, i32),
}

impl<'l> Map<'l> {
    pub(crate) fn of(layout: &'l Layout) -> Self {
        let side = SIDE as i32;
        let corners = || layout.seats().filter_map(|seat| layout.corner(seat));
        let range = |of: fn((i32, i32)) -> i32| {
            let least = corners().map(of).min().unwrap_or(0);
            let most = corners().map(of).max().unwrap_or(0);
            (least, most + side)
        };
        Self {
            layout,
            files: range(|at| at.0),
            ranks: range(|at| at.1),
        }
    }

    /// Returns the number of columns and rows.
    pub(crate) fn extent(&self) -> Vec2 {
        let of = |(least, most): (i32, i32)| (most - least) as f32;
        vec2(of(self.files), of(self.ranks))
    }

    /// Returns the upper left square of a board, from the upper left of the map.
    fn corner(&self, seat: Seat) -> Cell {
        let (left, low) = self.layout.corner(seat).unwrap_or_default();
        (left - self.files.0, self.ranks.1 - low - SIDE as i32)
    }

    fn cell(&self, seat: Seat, square: Square) -> Cell {
        let (left, top) = self.corner(seat);
        let (file, rank) = (square.file() as i32, square.rank() as i32);
        (left + file, top + SIDE as i32 - 1 - rank)
    }

    fn cells(&self, seat: Seat, squares: Squares) -> impl Iterator<Item = Cell> + '_ {
        squares.iter().map(move |square| self.cell(seat, square))
    }

    pub(crate) fn place(&self, sides: [(Seat, Squares); 2]) -> Cells {
        let cells = sides.into_iter();
        Cells::new(cells.flat_map(|(seat, squares)| self.cells(seat, squares)))
    }
}

/// Returns every tile once, even if it spans two boards; landscapes first.
pub(super) fn tiles(game: &Game, map: &Map<'_>) -> Vec<(Tile, Cells)> {
    let mut found = Vec::new();
    for seat in game.seats() {
        let home = game.player(seat).principality();
        for (tile, squares) in home.tiles() {
            let partner = match tile {
                Tile::Building(kind) => home.partner(kind).map(|partner| (kind, partner)),
                Tile::Landscape(_) => None,
            };
            match partner {
                Some((_, partner)) if partner < seat => {}
                Some((kind, partner)) => {
                    let there = game.player(partner).principality().squares_of(kind);
                    found.push((tile, map.place([(seat, squares), (partner, there)])));
                }
                None => found.push((tile, Cells::new(map.cells(seat, squares)))),
            }
        }
    }
    found.sort_by_key(|(tile, _)| matches!(tile, Tile::Building(_)));
    found
}

/// Paints the boards, their tiles, and the names of their players.
pub(super) fn paint(ui: &Ui, origin: Pos2, side: f32, view: &View<'_>, map: &Map<'_>) {
    let painter = ui.painter();
    let dark = ui.visuals().dark_mode;
    let colours = Colours::by(dark);
    let tiles = tiles(view.game, map);
    let mut labels = Vec::new();
    let mut texts = Vec::new();
    for (tile, cells) in &tiles {
        let (label, galley) = tile::label(painter, colours, cells, side, tile.name());
        labels.push(label);
        if let (Label::Plate(width), Some(galley)) = (label, galley) {
            texts.push((cells.clone(), width, galley));
        }
    }
    let courts: Vec<(Cell, Squares, Court)> = view
        .game
        .seats()
        .map(|seat| {
            let player = view.game.player(seat);
            let court = Court {
                builders: player.builders(),
                jesters: player.jesters(),
            };
            (map.corner(seat), player.principality().palazzo(), court)
        })
        .collect();
    let marks: Vec<u32> = labels.iter().map(|label| label_key(*label)).collect();
    let key = ("joined", (&tiles, &courts, marks), (side.to_bits(), dark));
    kept::paint(painter, origin, &key, |drawing| {
        draw_boards(drawing, colours, side, &courts);
        for ((tile, cells), label) in tiles.iter().zip(&labels) {
            draw_tile(drawing, colours, *tile, cells, side, *label);
        }
        for (corner, palazzo, court) in &courts {
            let cells = Cells::of(*palazzo);
            let ((x, y), (w, h)) = (cells.corner(), cells.extent());
            let at = [(corner.0 + x) as f32 * side, (corner.1 + y) as f32 * side];
            draw_palazzo(drawing, colours, at, [w as f32, h as f32], side, *court);
        }
    });
    for (cells, width, galley) in texts {
        tile::write_name(painter, origin, &cells, side, width, galley);
    }
    let corners: Vec<Cell> = courts.iter().map(|(corner, ..)| *corner).collect();
    for &corner in &corners {
        square_names(ui, origin, side, corner, &corners);
    }
    // What a plate is not to hide: tiles, palazzi, the names of the files, and other plates.
    let square = |(x, y): Cell| {
        Rect::from_min_size(origin + vec2(x as f32, y as f32) * side, Vec2::splat(side))
    };
    let squares = tiles.iter().flat_map(|(_, cells)| cells.iter().map(square));
    let palazzi = courts.iter().flat_map(|(corner, palazzo, _)| {
        let cells = Cells::of(*palazzo);
        let there = cells
            .iter()
            .map(|(x, y)| square((corner.0 + x, corner.1 + y)));
        there.collect::<Vec<Rect>>()
    });
    let files = corners
        .iter()
        .filter(|&&corner| is_free(corner, (0, 1), &corners));
    let files = files.map(|&(x, y)| {
        let least = origin + vec2(x as f32, (y + SIDE as i32) as f32) * side;
        let below = vec2(0.0, FRAME + FILES - LETTER / 2.0);
        Rect::from_min_size(least + below, vec2(SIDE as f32 * side, LETTER))
    });
    let mut taken: Vec<Rect> = squares.chain(palazzi).chain(files).collect();
    for (seat, &corner) in view.game.seats().zip(&corners) {
        let plate = name_plate(ui, origin, side, (corner, &corners), (view, seat), &taken);
        taken.push(plate);
    }
}

/// Returns whether no board is adjacent to this one on the side given by this many squares
/// to the right and down.
pub(super) fn is_free(corner: Cell, (right, down): Cell, corners: &[Cell]) -> bool {
    let size = SIDE as i32;
    let there = (corner.0 + right * size, corner.1 + down * size);
    let apart =
        |other: &Cell| (other.0 - there.0).abs() >= size || (other.1 - there.1).abs() >= size;
    corners.iter().all(apart)
}

/// Paints the column and row names, where a board has no neighbour below or on the left.
pub(super) fn square_names(ui: &Ui, origin: Pos2, side: f32, corner: Cell, corners: &[Cell]) {
    let (font, ink) = (face::text(11.0), Palette::of(ui).weak);
    let at = |x: f32, y: f32| origin + vec2(corner.0 as f32 + x, corner.1 as f32 + y) * side;
    for n in 0..SIDE {
        let middle = n as f32 + 0.5;
        if is_free(corner, (0, 1), corners) {
            let file = char::from(b'a' + n as u8);
            let place = at(middle, SIDE as f32) + vec2(0.0, FRAME + FILES);
            small::whole(ui, place, Align2::CENTER_CENTER, file, (font.clone(), ink));
        }
        if is_free(corner, (-1, 0), corners) {
            let place = at(0.0, SIDE as f32 - middle) - vec2(FRAME + 8.0, 0.0);
            small::whole(ui, place, Align2::CENTER_CENTER, n + 1, (font.clone(), ink));
        }
    }
}

pub(super) fn label_key(label: Label) -> u32 {
    match label {
        Label::None => 0,
        Label::Medallion => 1,
        Label::Plate(width) => width.to_bits(),
    }
}

/// The player's name, where it hides nothing. Says where that is.
pub(super) fn name_plate(
    ui: &Ui,
    origin: Pos2,
    side: f32,
    (corner, corners): (Cell, &[Cell]),
    (view, seat): (&View<'_>, Seat),
    taken: &[Rect],
) -> Rect {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let name = view.words.seat(seat);
    let points = (side * 0.42).clamp(10.0, 15.0);
    let room = side * SIDE as f32 * 0.6;
    let (name, font) = text::name_in_room(ui, &name, face::strong, &[points], room);
    let galley = painter.layout_no_wrap(name, font, palette.plate_text);
    let mark = galley.size().y * 0.7;
    let size = vec2(galley.size().x + mark + 18.0, galley.size().y + 4.0);
    let least = origin + vec2(corner.0 as f32, corner.1 as f32) * side;
    let board = Rect::from_min_size(least, Vec2::splat(SIDE as f32 * side));
    let sides = [(0, -1), (0, 1)].map(|way| is_free(corner, way, corners));
    let rect = super::art::name_plate::place(size, board, sides, taken);
    let acts = view.game.to_act() == Some(seat);
    let edge = match acts {
        true => Stroke::new(2.0, palette.accent),
        false => Stroke::new(1.0, palette.plate_text),
    };
    painter.rect(
        rect,
        rect.height() / 2.0,
        palette.plate,
        edge,
        StrokeKind::Inside,
    );
    let at = small::around(pos2(rect.left() + 7.0 + mark / 2.0, rect.center().y), mark);
    icons::paint_seat(painter, at, seat, palette);
    let text = pos2(at.right() + 5.0, rect.center().y - galley.size().y / 2.0);
    painter.galley(text, galley, palette.plate_text);
    rect
}

/// Draws one frame around all boards, their grounds, and double lines with posts where two
/// meet.
pub(super) fn draw_boards(
    drawing: &mut Drawing,
    colours: &Colours,
    side: f32,
    boards: &[(Cell, Squares, Court)],
) {
    let across = SIDE as f32 * side;
    let rect_of =
        |(x, y): Cell| Rect::from_min_size(pos2(x as f32, y as f32) * side, Vec2::splat(across));
    let [frame, edge] = colours.frame;
    for grown in [0.0, 1.0] {
        for (corner, ..) in boards {
            let rect = rect_of(*corner).expand(FRAME - grown);
            let colour = if grown == 0.0 { edge } else { frame };
            drawing.rect(rect, 3.0, colour);
        }
    }
    for (corner, ..) in boards {
        let rect = rect_of(*corner);
        drawing.at(rect.left(), rect.top(), |drawing| {
            draw_ground(drawing, colours, [SIDE as f32; 2], side, 0.0);
        });
    }
    for (n, (one, ..)) in boards.iter().enumerate() {
        for (other, ..) in &boards[n + 1..] {
            let (a, b) = (rect_of(*one), rect_of(*other));
            let shared = a.expand(0.5).intersect(b.expand(0.5));
            if shared.width() < 0.0 || shared.height() < 0.0 {
                continue;
            }
            let (from, to) = match shared.width() > shared.height() {
                true => (shared.left_center(), shared.right_center()),
                false => (shared.center_top(), shared.center_bottom()),
            };
            if (to - from).length() < side / 2.0 {
                continue;
            }
            drawing.line(from, to, Pen::new(4.0, edge));
            drawing.line(from, to, Pen::new(1.6, colours.ground));
            let posts = ((to - from).length() / side).round().max(1.0) as u32;
            for post in 0..=posts {
                let at = from + (to - from) * (post as f32 / posts as f32);
                drawing.rect(small::around(at, 5.0), 0.5, edge);
            }
        }
    }
}

/// Paints an offered building: fainter, with a dashed outline and two arrows.
pub(super) fn paint_offered(ui: &Ui, origin: Pos2, side: f32, kind: Building, cells: &Cells) {
    let dark = ui.visuals().dark_mode;
    let colours = Colours::by(dark);
    let palette = Palette::of(ui);
    let key = ("offered", kind, cells, side.to_bits(), dark);
    kept::paint(ui.painter(), origin, &key, |drawing| {
        drawing.faint(0.86, |drawing| {
            draw_tile(
                drawing,
                colours,
                Tile::Building(kind),
                cells,
                side,
                Label::None,
            );
        });
        let outline = cells.path(side, side * 0.03, side * 0.05);
        drawing.stroke(&outline, Pen::new(5.0, palette.plate.gamma_multiply(0.8)));
        drawing.stroke(&outline, Pen::new(3.0, palette.accent).dashed(8.0, 5.0));
    });
}

//! Draws a principality: its frame, ground, tiles and palazzo, in one mesh.

use eframe::egui::emath::GuiRounding as _;
use eframe::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Vec2, pos2, vec2};

use super::cells::Cells;
use super::colours::Colours;
use super::palazzo::{Court, draw_palazzo};
use super::tile;
use super::tile::{Label, draw_tile};
use crate::games::florence::moves::Settling;
use crate::ui::base::draw::{Drawing, Pen, kept};
use florence::rules::field::shape::SIDE;
use florence::{Squares, Tile};

/// The contents of a principality.
#[derive(Clone, Debug)]
pub struct Board<'a> {
    /// The tiles.
    pub tiles: &'a [(Tile, Squares)],
    /// The squares of the palazzo.
    pub palazzo: Squares,
    /// The builders and jesters in its court.
    pub court: Court,
    /// The width of a square, in points.
    pub side: f32,
    /// Returns the name of a tile, if tiles carry their names.
    pub names: Option<fn(Tile) -> &'a str>,
}

/// Returns the width of the frame around squares of `side` points.
#[must_use]
pub fn frame_width(side: f32) -> f32 {
    (side * 0.13).max(4.0)
}

/// Returns the size of a principality with squares of `side` points, its frame included.
#[must_use]
pub fn size(side: f32) -> f32 {
    size_with(side, frame_width(side))
}

/// Returns the size with a frame of the given width.
#[must_use]
pub fn size_with(side: f32, frame: f32) -> f32 {
    SIDE as f32 * side + 2.0 * frame
}

/// Returns the greatest whole width of a square with which a principality fits into this
/// many points.
#[must_use]
pub fn side_for(room: f32) -> f32 {
    let whole = (room / (SIDE as f32 + 0.26)).floor();
    if size(whole) <= room {
        whole
    } else {
        ((room - 8.0) / SIDE as f32).floor()
    }
    .max(1.0)
}

impl Board<'_> {
    /// Paints it with the upper left of its frame at `at`.
    pub fn paint(&self, painter: &Painter, dark: bool, at: Pos2) {
        self.paint_framed(painter, dark, at, frame_width(self.side));
    }

    /// Paints it with a frame of the given width.
    pub fn paint_framed(&self, painter: &Painter, dark: bool, at: Pos2, frame: f32) {
        let side = self.side;
        let colours = Colours::by(dark);
        let named = self.names.filter(|_| side >= tile::NAMED_FROM);
        let mut labels = Vec::new();
        let mut texts = Vec::new();
        for &(tile, squares) in self.tiles {
            let Some(name) = named else {
                labels.push(Label::Medallion);
                continue;
            };
            let cells = Cells::of(squares);
            let (label, galley) = tile::label(painter, colours, &cells, side, name(tile));
            labels.push(label);
            if let (Label::Plate(width), Some(galley)) = (label, galley) {
                texts.push((cells, width, galley));
            }
        }
        let marks: Vec<u32> = labels.iter().map(|label| label.key()).collect();
        let key = (
            ("board", self.tiles, self.palazzo, self.court),
            (side.to_bits(), frame.to_bits(), dark, marks),
        );
        let origin = at + Vec2::splat(frame);
        kept::paint(painter, at, &key, |drawing| {
            drawing.at(frame, frame, |drawing| {
                self.draw(drawing, colours, &labels, frame);
            });
        });
        for (cells, width, galley) in texts {
            tile::write_name(painter, origin, &cells, side, width, galley);
        }
    }

    /// Paints it while one of its tiles is being put down.
    pub fn paint_settling(
        &self,
        painter: &Painter,
        dark: bool,
        at: Pos2,
        frame: f32,
        settling: Option<Settling>,
    ) {
        let Some((tile, squares, scale)) = settling else {
            return self.paint_framed(painter, dark, at, frame);
        };
        let others = self.tiles.iter().copied();
        let others: Vec<_> = others.filter(|&one| one != (tile, squares)).collect();
        let below = Board {
            tiles: &others,
            palazzo: self.palazzo,
            court: self.court,
            side: self.side,
            names: self.names,
        };
        below.paint_framed(painter, dark, at, frame);
        let side = self.side;
        let colours = Colours::by(dark);
        let cells = Cells::of(squares);
        let named = self.names.filter(|_| side >= tile::NAMED_FROM);
        let (label, galley) = match named {
            Some(name) => tile::label(painter, colours, &cells, side, name(tile)),
            None => (Label::Medallion, None),
        };
        let key = ("settling", tile, squares, side.to_bits(), dark, label.key());
        let drawn = kept::baked(painter.ctx(), &key, |drawing| {
            draw_tile(drawing, colours, tile, &cells, side, label);
        });
        let origin = at.round_to_pixels(painter.pixels_per_point()) + Vec2::splat(frame);
        let ((x, y), (width, height)) = (cells.corner(), cells.extent());
        let middle = vec2(
            x as f32 + width as f32 / 2.0,
            y as f32 + height as f32 / 2.0,
        ) * side;
        let mut mesh = Mesh::clone(&drawn);
        for vertex in &mut mesh.vertices {
            vertex.pos = origin + middle + (vertex.pos.to_vec2() - middle) * scale;
        }
        painter.add(Shape::mesh(mesh));
        if let (Label::Plate(width), Some(galley)) = (label, galley) {
            tile::write_name(painter, origin, &cells, side, width, galley);
        }
    }

    /// Draws it with a frame of this width; the upper left of its squares is the origin.
    pub fn draw(&self, drawing: &mut Drawing, colours: &Colours, labels: &[Label], frame: f32) {
        let side = self.side;
        draw_ground(drawing, colours, [SIDE as f32; 2], side, frame);
        let with_labels = || self.tiles.iter().zip(labels);
        let is_land = |tile: Tile| matches!(tile, Tile::Landscape(_));
        for land in [true, false] {
            for (&(tile, squares), &label) in with_labels() {
                if is_land(tile) == land {
                    draw_tile(drawing, colours, tile, &Cells::of(squares), side, label);
                }
            }
        }
        if !self.palazzo.is_empty() {
            let cells = Cells::of(self.palazzo);
            let ((x, y), (w, h)) = (cells.corner(), cells.extent());
            let at = [x as f32 * side, y as f32 * side];
            let size = [w as f32, h as f32];
            draw_palazzo(drawing, colours, at, size, side, self.court);
        }
    }
}

/// Draws the frame and the ground of this many columns and rows; the upper left of the
/// squares is the origin.
pub fn draw_ground(
    drawing: &mut Drawing,
    colours: &Colours,
    [columns, rows]: [f32; 2],
    side: f32,
    width: f32,
) {
    let [frame, edge] = colours.frame;
    let ground = Rect::from_min_size(Pos2::ZERO, vec2(columns, rows) * side);
    let outer = ground.expand(width);
    let shadow = outer.translate(vec2(1.0, 2.0));
    drawing.rect(shadow, width * 0.5, colours.palette.soft_shadow);
    drawing.rect(outer, width * 0.5, frame);
    drawing.frame(outer.shrink(1.0), width * 0.4, Pen::new(1.0, edge));
    drawing.rect(ground, 0.0, colours.ground);
    let broken = side > 30.0;
    let pen = match broken {
        true => Pen::new(1.0, colours.grid.gamma_multiply(0.8)).dashed(3.0, 3.0),
        false => Pen::new(0.7, colours.grid.gamma_multiply(0.7)),
    };
    for x in 1..columns as u32 {
        let x = x as f32 * side;
        drawing.line(pos2(x, 0.0), pos2(x, ground.bottom()), pen);
    }
    for y in 1..rows as u32 {
        let y = y as f32 * side;
        drawing.line(pos2(0.0, y), pos2(ground.right(), y), pen);
    }
    if broken {
        let pen = Pen::new(1.0, edge.gamma_multiply(0.6));
        for x in 1..columns as u32 {
            for y in 1..rows as u32 {
                let at = pos2(x as f32, y as f32).to_vec2() * side;
                let at = at.to_pos2();
                drawing.line(at - vec2(3.0, 0.0), at + vec2(3.0, 0.0), pen);
                drawing.line(at - vec2(0.0, 3.0), at + vec2(0.0, 3.0), pen);
            }
        }
    }
    // The shadow of the frame on the ground.
    let depth = side * 0.09;
    let shade = Color32::BLACK.gamma_multiply(0.10);
    let above = Rect::from_min_size(ground.min, vec2(ground.width(), depth));
    let beside = Rect::from_min_max(pos2(0.0, depth), pos2(depth, ground.bottom()));
    drawing.rect(above, 0.0, shade);
    drawing.rect(beside, 0.0, shade);
}

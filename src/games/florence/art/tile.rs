//! Tiles: roofs of buildings from any set of squares, with the features on them, and a name
//! or a medallion.
//!
//! Each square is cut into eight triangles from its centre. At an outer edge a triangle
//! slopes towards it; at an inner edge it continues the neighbour's roof, or is flat in the
//! middle of a block.

use std::sync::Arc;

use eframe::egui::{Color32, Galley, Painter, Pos2, Rect, Vec2, pos2, vec2};
use kurbo::{Affine, BezPath};

use super::cells::{Cell, Cells, WAYS};
use super::colours::Colours;
use super::land;
use crate::ui::base::draw::{Drawing, Pen, kept, svg};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use florence::{Building, Tile};

/// The size of a square, in points, from which a tile carries its name.
pub const NAMED_FROM: f32 = 34.0;
/// The size from which a tile carries a medallion with its icon.
pub const MARKED_FROM: f32 = 11.0;
/// The size from which roofs have rows of tiles, and water a boat.
pub const FINE_FROM: f32 = 26.0;
/// The size from which roofs carry features.
const FEATURES_FROM: f32 = 15.0;

/// How far the shadow of a tile reaches beyond it, in squares: to the right and down.
pub const SHADOW: [f32; 2] = [0.05, 0.075];

/// The label of a tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Label {
    /// Nothing.
    None,
    /// Its name on a plate of this width.
    Plate(f32),
    /// A medallion with its icon, if there is room.
    Medallion,
}

impl Label {
    pub(super) fn key(self) -> u32 {
        match self {
            Label::None => 0,
            Label::Medallion => 1,
            Label::Plate(width) => width.to_bits(),
        }
    }
}

/// Returns the size of the letters on a tile with squares of `side`.
fn letters(side: f32) -> f32 {
    (side * 0.25).min(13.5)
}

/// Returns the label of a tile with this name, and the name if there is room for it.
#[must_use]
pub fn label(
    painter: &Painter,
    colours: &Colours,
    cells: &Cells,
    side: f32,
    name: &str,
) -> (Label, Option<Arc<Galley>>) {
    if side < NAMED_FROM {
        return (Label::Medallion, None);
    }
    let size = letters(side);
    let ink = colours.palette.plate_text;
    let galley = painter.layout_no_wrap(name.to_owned(), face::strong(size), ink);
    let width = galley.size().x + size * 2.3;
    let room = cells.longest_row().1 as f32 * side - 1.0;
    if width <= room {
        (Label::Plate(width), Some(galley))
    } else {
        (Label::Medallion, None)
    }
}

/// Returns the middle of the plate with the name.
#[must_use]
pub fn plate_middle(cells: &Cells, side: f32) -> Pos2 {
    let ((x, y), length) = cells.longest_row();
    let length = length as f32 / 2.0;
    pos2((x as f32 + length) * side, (y as f32 + 0.5) * side)
}

/// Writes the name of a tile on its plate; `origin` is the place of (0, 0).
pub fn write_name(
    painter: &Painter,
    origin: Pos2,
    cells: &Cells,
    side: f32,
    width: f32,
    galley: Arc<Galley>,
) {
    let size = letters(side);
    let middle = origin + plate_middle(cells, side).to_vec2();
    let at = middle + vec2(size * 1.8 - width / 2.0, -galley.size().y / 2.0);
    painter.galley(at, galley, Color32::PLACEHOLDER);
}

/// Draws a tile with squares of `side` points; (0, 0) is the origin.
pub fn draw_tile(
    drawing: &mut Drawing,
    colours: &Colours,
    tile: Tile,
    cells: &Cells,
    side: f32,
    label: Label,
) {
    if cells.is_empty() {
        return;
    }
    let [right, down] = SHADOW;
    drawing.at(side * right, side * down, |drawing| {
        drawing.fill(
            &cells.path(side, side * 0.03, side * 0.05),
            colours.palette.shadow,
        );
    });
    match tile {
        Tile::Landscape(kind) => {
            let boat = side >= FINE_FROM && label != Label::None;
            land::draw_landscape(drawing, colours, kind, cells, side, boat);
        }
        Tile::Building(kind) => draw_building(drawing, colours, kind, cells, side, label),
    }
    draw_label(drawing, colours, tile, cells, side, label);
}

fn draw_building(
    drawing: &mut Drawing,
    colours: &Colours,
    kind: Building,
    cells: &Cells,
    side: f32,
    label: Label,
) {
    let outline = cells.path(side, side * 0.03, side * 0.04);
    drawing.fill(&outline, colours.roof(kind));
    draw_roof(drawing, colours, cells, side);
    if side >= FEATURES_FROM {
        let covered: Vec<Cell> = match label {
            Label::Plate(_) => {
                let ((x, y), length) = cells.longest_row();
                (0..length).map(|n| (x + n, y)).collect()
            }
            Label::Medallion => vec![cells.main()],
            Label::None => Vec::new(),
        };
        for (n, cell) in cells.iter().enumerate() {
            if !covered.contains(&cell) {
                draw_feature(drawing, colours, kind, cells, (n, cell), side);
            }
        }
    }
    let line = (side / 30.0).max(0.9);
    drawing.stroke(&outline, Pen::new(line, colours.ink));
}

/// Draws the faces of a roof and its lines over the colour of the roof.
pub fn draw_roof(drawing: &mut Drawing, colours: &Colours, cells: &Cells, side: f32) {
    // Places are counted in half squares so that corners that meet are equal.
    let place = |x: i32, y: i32| {
        let (right, down) = inwards(cells, x, y);
        let inset = side * 0.03;
        pos2(
            x as f32 * side / 2.0 + inset * right,
            y as f32 * side / 2.0 + inset * down,
        )
    };
    let (mut faces, mut ridges, mut hips, mut courses) = (
        [const { Vec::new() }; 5],
        Vec::new(),
        Vec::new(),
        Vec::new(),
    );
    for (x, y) in cells.iter() {
        let centre = (2 * x + 1, 2 * y + 1);
        for (way, (dx, dy)) in WAYS.into_iter().enumerate() {
            let middle = (centre.0 + dx, centre.1 + dy);
            let beyond = cells.has((x + dx, y + dy));
            for turn in [(way + 1) % 4, (way + 3) % 4] {
                let (sx, sy) = WAYS[turn];
                let corner = (middle.0 + sx, middle.1 + sy);
                let beside = cells.has((x + sx, y + sy));
                let across = cells.has((x + dx + sx, y + dy + sy));
                let flat = beside && across;
                let face = match (beyond, flat) {
                    (false, _) => way,
                    (true, true) => 4,
                    (true, false) => turn,
                };
                let [c, m, q] = [centre, middle, corner].map(|(x, y)| place(x, y));
                faces[face].push([c, m, q]);
                if face < 4 && side >= FINE_FROM {
                    for part in [0.36, 0.68] {
                        if face == way {
                            courses.push([c.lerp(m, part), c.lerp(q, part)]);
                        } else if beyond {
                            courses.push([c.lerp(q, part), m.lerp(q, part)]);
                        }
                    }
                }
                if beyond && !flat && turn == (way + 1) % 4 {
                    ridges.push([c, m]);
                }
                if !(beyond && flat) && beyond == beside {
                    hips.push([c, q]);
                }
            }
        }
    }
    let white = |alpha: f32| Color32::WHITE.gamma_multiply(alpha);
    let black = |alpha: f32| Color32::BLACK.gamma_multiply(alpha);
    let tones = [
        white(0.20),
        black(0.10),
        black(0.21),
        white(0.10),
        colours.stone.gamma_multiply(0.45),
    ];
    for (triangles, tone) in faces.iter().zip(tones) {
        drawing.triangles(triangles, tone);
    }
    // Each hip is found from both of its sides.
    hips.sort_by_key(|line| line.map(|at| (at.x.to_bits(), at.y.to_bits())));
    hips.dedup();
    let mut all = |lines: &[[Pos2; 2]], pen: Pen| {
        for &[from, to] in lines {
            drawing.line(from, to, pen);
        }
    };
    let ink = |alpha: f32| colours.ink.gamma_multiply(alpha);
    all(&courses, Pen::new((side / 60.0).max(0.5), ink(0.20)));
    all(&hips, Pen::new(side / 52.0, ink(0.28)));
    let light = colours.lit.gamma_multiply(0.42);
    all(&joined(ridges), Pen::new(side / 18.0, light));
}

/// Merges adjacent vertical or horizontal lines, so that nothing is drawn twice where they
/// meet.
fn joined(mut lines: Vec<[Pos2; 2]>) -> Vec<[Pos2; 2]> {
    for line in &mut lines {
        line.sort_by(|a, b| (a.x + a.y).total_cmp(&(b.x + b.y)));
    }
    lines.sort_by(|[a, _], [b, _]| (a.x + a.y).total_cmp(&(b.x + b.y)));
    let mut found: Vec<[Pos2; 2]> = Vec::new();
    for [from, to] in lines {
        let is_level = from.y == to.y;
        let before = found.iter_mut().find(|[start, end]| {
            let same_way = (start.y == end.y) == is_level;
            same_way && *end == from
        });
        match before {
            Some([_, end]) => *end = to,
            None => found.push([from, to]),
        }
    }
    found
}

/// Returns the direction of the inside from a place on the outline, counted in half
/// squares: to the right, downwards, or both.
fn inwards(cells: &Cells, x: i32, y: i32) -> (f32, f32) {
    let (mut right, mut down) = (0, 0);
    for (dx, dy) in [(-1, -1), (1, -1), (-1, 1), (1, 1)] {
        let square = ((2 * x + dx).div_euclid(4), (2 * y + dy).div_euclid(4));
        if cells.has(square) {
            right += dx;
            down += dy;
        }
    }
    (right.signum() as f32, down.signum() as f32)
}

/// Draws the feature on the roof of a building in its n-th square.
fn draw_feature(
    drawing: &mut Drawing,
    colours: &Colours,
    kind: Building,
    cells: &Cells,
    (n, (x, y)): (usize, Cell),
    side: f32,
) {
    let beside = WAYS.iter().filter(|way| cells.has((x + way.0, y + way.1)));
    let is_end = beside.count() < 2;
    let second = n % 2 == 1;
    let ink = colours.ink;
    let line = (side / 45.0).max(0.6);
    let pen = |times: f32| Pen::new(line * times, ink);
    let middle = pos2((x as f32 + 0.5) * side, (y as f32 + 0.5) * side);
    let at = |dx: f32, dy: f32| middle + vec2(dx, dy) * side;
    let dark = |alpha: f32| Color32::BLACK.gamma_multiply(alpha);
    let disc = |drawing: &mut Drawing, radius: f32, colour: Color32| {
        drawing.circle(middle, radius * side, colour);
        drawing.ring(middle, radius * side, pen(1.0));
    };
    let shade = |drawing: &mut Drawing, radius: f32, [dx, dy]: [f32; 2]| {
        drawing.circle(at(dx, dy), radius * side, dark(0.22));
    };
    let block = |drawing: &mut Drawing, [dx, dy, w, h]: [f32; 4], colour: Color32| {
        let rect = Rect::from_min_size(at(dx, dy), vec2(w, h) * side);
        drawing.rect(rect, 0.0, colour);
        drawing.frame(rect, 0.0, pen(1.0));
    };
    let block_shade = |drawing: &mut Drawing, [dx, dy, w, h]: [f32; 4]| {
        let rect = Rect::from_min_size(at(dx + 0.05, dy + 0.07), vec2(w, h) * side);
        drawing.rect(rect, 0.0, dark(0.25));
    };
    match kind {
        Building::University if is_end => {
            shade(drawing, 0.25, [0.05, 0.07]);
            disc(drawing, 0.25, colours.stone);
            for rib in 0..4u8 {
                let way = Vec2::angled(f32::from(rib) * 0.785) * 0.25 * side;
                let faint = Pen::new(line * 0.7, ink.gamma_multiply(0.5));
                drawing.line(middle - way, middle + way, faint);
            }
            disc(drawing, 0.08, colours.palette.gold);
        }
        Building::Laboratory if !second => {
            let chimney = [-0.1, -0.12, 0.2, 0.24];
            block_shade(drawing, chimney);
            block(drawing, chimney, colours.stone);
            block(drawing, [-0.045, -0.06, 0.09, 0.12], ink);
        }
        Building::Workshop => {
            let light = Pen::new(side * 0.055, colours.stone.gamma_multiply(0.9));
            for dy in [-0.13, 0.0, 0.13] {
                drawing.line(at(-0.22, dy), at(0.22, dy), light);
            }
        }
        Building::Library => {
            for dx in [-0.22, 0.08] {
                let dormer = [dx, -0.09, 0.15, 0.18];
                block_shade(drawing, dormer);
                block(drawing, dormer, colours.stone);
            }
        }
        Building::Opera if second => {
            shade(drawing, 0.3, [0.05, 0.07]);
            disc(drawing, 0.3, colours.roof(Building::Opera));
            disc(drawing, 0.2, colours.roof(Building::Studio));
            disc(drawing, 0.09, colours.stone);
        }
        Building::Studio => {
            block(drawing, [-0.26, -0.17, 0.52, 0.34], colours.lake[2]);
            let bar = Pen::new(line * 0.8, ink.gamma_multiply(0.8));
            for dx in [-0.09, 0.09] {
                drawing.line(at(dx, -0.17), at(dx, 0.17), bar);
            }
            drawing.line(at(-0.26, 0.0), at(0.26, 0.0), bar);
        }
        Building::Hospital => {
            let (arm, half) = (0.17, 0.05);
            let cross = [
                (-half, -arm),
                (half, -arm),
                (half, -half),
                (arm, -half),
                (arm, half),
                (half, half),
                (half, arm),
                (-half, arm),
                (-half, half),
                (-arm, half),
                (-arm, -half),
                (-half, -half),
            ];
            let points = cross.map(|(dx, dy)| at(dx, dy));
            drawing.polygon(&points, colours.stone);
            let closed: Vec<Pos2> = points.into_iter().chain([points[0]]).collect();
            drawing.lines(&closed, pen(0.8));
        }
        Building::Theatre if !second => {
            let seats = [colours.stone, colours.roof(Building::Theatre)];
            for (n, radius) in [0.3, 0.21, 0.12].into_iter().enumerate() {
                let arc = half_disc(at(0.0, 0.12), radius * side);
                drawing.fill(&arc, seats[n % 2]);
                drawing.stroke(&arc, pen(0.8));
            }
        }
        Building::Tower => {
            block(drawing, [-0.27, -0.27, 0.54, 0.54], colours.roof(kind));
            block(drawing, [-0.17, -0.17, 0.34, 0.34], colours.stone);
            if !second {
                let flag = [at(0.0, -0.3), at(0.24, -0.22), at(0.0, -0.14)];
                drawing.polygon(&flag, colours.roof(Building::University));
                let pole = [at(0.0, 0.0), flag[0], flag[1], flag[2]];
                drawing.lines(&pole, pen(0.8));
            }
        }
        Building::Chapel => {
            shade(drawing, 0.24, [0.04, 0.06]);
            disc(drawing, 0.24, colours.roof(kind));
            let cross = Pen::new(side * 0.06, colours.stone);
            drawing.line(at(0.0, -0.15), at(0.0, 0.15), cross);
            drawing.line(at(-0.1, -0.05), at(0.1, -0.05), cross);
        }
        _ => {}
    }
}

/// Returns the upper half of a disc.
fn half_disc(centre: Pos2, radius: f32) -> BezPath {
    let arc = svg("M-1 0A1 1 0 0 1 1 0z");
    let centre = (f64::from(centre.x), f64::from(centre.y));
    Affine::translate(centre) * Affine::scale(f64::from(radius)) * arc
}

fn draw_label(
    drawing: &mut Drawing,
    colours: &Colours,
    tile: Tile,
    cells: &Cells,
    side: f32,
    label: Label,
) {
    let (plate, text) = (colours.palette.plate, colours.palette.plate_text);
    match label {
        Label::None => {}
        Label::Plate(width) => {
            let size = letters(side);
            let middle = plate_middle(cells, side);
            let rect = Rect::from_center_size(middle, vec2(width, size * 1.7));
            drawing.rect(rect, size * 0.85, plate.gamma_multiply(0.96));
            drawing.frame(rect, size * 0.85, Pen::new(1.0, colours.ink));
            let [x, y] = [rect.left() + size * 0.45, middle.y - size * 0.58];
            Icon::from(tile).draw_at(drawing, x, y, size * 1.15, text);
        }
        Label::Medallion => {
            let large = side >= NAMED_FROM;
            let small_landscape = matches!(tile, Tile::Landscape(_)) && !large;
            if small_landscape || side < MARKED_FROM {
                return;
            }
            let (x, y) = cells.main();
            let middle = pos2((x as f32 + 0.5) * side, (y as f32 + 0.5) * side);
            let (radius, line) = match large {
                true => ((side * 0.36).min(14.0), 1.1),
                false => (side * 0.42, (side / 28.0).max(0.7)),
            };
            draw_medallion(drawing, colours, middle, radius, line, tile.into());
        }
    }
}

/// Draws a round plate with an icon.
pub fn draw_medallion(
    drawing: &mut Drawing,
    colours: &Colours,
    middle: Pos2,
    radius: f32,
    line: f32,
    icon: Icon,
) {
    let (plate, text) = (colours.palette.plate, colours.palette.plate_text);
    drawing.circle(middle, radius, plate);
    drawing.ring(middle, radius, Pen::new(line, colours.ink));
    let half = radius * 0.72;
    icon.draw_at(drawing, middle.x - half, middle.y - half, half * 2.0, text);
}

/// Draws a dashed line around a tile in a place that the rules do not allow, with a pin at
/// its upper right.
pub fn draw_kept(drawing: &mut Drawing, palette: &Palette, cells: &Cells, side: f32) {
    let outline = cells.path(side, side * 0.03, side * 0.05);
    drawing.stroke(&outline, Pen::new(4.0, palette.kept));
    drawing.stroke(&outline, Pen::new(1.6, palette.ink).dashed(4.0, 3.0));
    let top = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    let right = cells.iter().filter(|cell| cell.1 == top);
    let right = right.map(|cell| cell.0 + 1).max().unwrap_or(1);
    let radius = (side * 0.3).min(9.0);
    let at = pos2(right as f32 * side - 4.0, top as f32 * side);
    drawing.circle(at, radius, palette.kept);
    drawing.ring(at, radius, Pen::new(1.0, palette.ink));
    let half = radius * 0.67;
    Icon::Pin.draw_at(drawing, at.x - half, at.y - half, half * 2.0, palette.ink);
}

/// Paints a tile without its name in the middle of `rect`, as large as fits, with squares
/// of at most `most` points. `faint` is for tiles that cannot be chosen.
pub fn paint_in(
    painter: &Painter,
    rect: Rect,
    dark: bool,
    tile: Tile,
    cells: &Cells,
    most: f32,
    faint: bool,
) {
    let cells = cells.at_origin();
    let (width, height) = cells.extent();
    let fit = vec2(width.max(1) as f32, height.max(1) as f32);
    let room = rect.width() / (fit.x + SHADOW[0]);
    let side = room.min(rect.height() / (fit.y + SHADOW[1])).min(most);
    let at = rect.center() - fit * side / 2.0;
    let key = ("tile", tile, &cells, side.to_bits(), dark, faint);
    kept::paint(painter, at, &key, |drawing| {
        let colours = Colours::by(dark);
        let opacity = if faint { 0.35 } else { 1.0 };
        drawing.faint(opacity, |drawing| {
            draw_tile(drawing, colours, tile, &cells, side, Label::None);
        });
    });
}

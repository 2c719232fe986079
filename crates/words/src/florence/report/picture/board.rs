//! A principality in a picture, drawn as on the table: frame, ground, roofs, landscapes,
//! palazzo, with the names of the buildings on plates.

use std::collections::{BTreeMap, BTreeSet};

use kurbo::{BezPath, Point, Rect};

use super::letters::Face;
use super::scene::{Ink, Scene, Side};
use crate::florence::names::Named as _;
use crate::florence::report::Home;
use florence::rules::field::shape::SIDE;
use florence::{Building, Landscape, Squares, Tile};
use table::Item as _;

/// The colours of the roofs, in the order of the buildings, as on the table by day.
pub const ROOFS: [u32; 10] = [
    0xc9_694b, 0xbc_5a4b, 0xad_6740, 0xd9_a94e, 0xcf_9440, 0xe0_bc6c, 0xd8_b27e, 0xc9_8e56,
    0x8e_94bc, 0xa7_93bd,
];
/// The colours of a forest: the ground, and the treetops in shade and light.
pub const FOREST: [u32; 3] = [0x7f_a56a, 0x3f_6b3d, 0x6b_9a57];
/// The colours of a lake: the water, and its deep part.
pub const LAKE: [u32; 2] = [0x8c_bbd3, 0x5b_94b3];
/// The colours of a park: the lawn, the hedges and the gravel.
pub const PARK: [u32; 3] = [0xc3_d594, 0x5f_8744, 0xee_e2c0];
/// The colours of the frame and its edge.
pub const FRAME: [u32; 2] = [0x6e_5a3e, 0xa8_8f66];
/// The colours of the ground and the lines on it.
pub const GROUND: [u32; 2] = [0xf6_eedb, 0xd9_cbad];
/// The colour of stone.
pub const STONE: u32 = 0xe9_dfc6;
/// The colour of the palazzo's roof.
pub const PALAZZO: u32 = 0xcd_b78c;
/// The colour of the lines of tiles.
pub const LINES: u32 = 0x33_261a;
/// The colour of a plate with a name.
const PLATE: u32 = 0xff_fbf2;

type Cell = (i32, i32);

/// The four sides: above, right, below, left.
const WAYS: [Cell; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

const BLACK: Ink = Ink([0, 0, 0, 255]);
const WHITE: Ink = Ink([255, 255, 255, 255]);

/// Returns the width of the frame around squares of this size.
#[must_use]
pub fn frame(side: f64) -> f64 {
    side * 0.13
}

/// Returns the size of a principality, including its frame.
#[must_use]
pub fn size(side: f64) -> f64 {
    f64::from(SIDE) * side + 2.0 * frame(side)
}

/// Draws a principality with the upper left of its frame at the origin.
pub fn draw(scene: &mut Scene, home: &Home, side: f64) {
    let width = frame(side);
    let whole = size(side);
    let outer = Rect::new(0.0, 0.0, whole, whole);
    scene.rect(outer, width * 0.5, Ink::of(FRAME[0]));
    scene.frame(outer.inset(-1.0), width * 0.4, 1.0, Ink::of(FRAME[1]));
    scene.at(width, width, |scene| {
        let across = f64::from(SIDE) * side;
        let ground = Rect::new(0.0, 0.0, across, across);
        scene.rect(ground, 0.0, Ink::of(GROUND[0]));
        for n in 1..SIDE {
            let at = f64::from(n) * side;
            let ink = Ink::of(GROUND[1]);
            scene.line(Point::new(at, 0.0), Point::new(at, across), 0.7, ink);
            scene.line(Point::new(0.0, at), Point::new(across, at), 0.7, ink);
        }
        let landscapes = |tile: &Tile| matches!(tile, Tile::Landscape(_));
        for land in [true, false] {
            for (tile, squares, _) in &home.tiles {
                if landscapes(tile) == land {
                    draw_tile(scene, *tile, &Cells::of(*squares), side);
                }
            }
        }
        if !home.palazzo.is_empty() {
            draw_palazzo(scene, &Cells::of(home.palazzo), side);
        }
    });
}

/// Squares, by column from the left and row from the top.
struct Cells(BTreeSet<Cell>);

impl Cells {
    fn of(squares: Squares) -> Self {
        let top = SIDE as i32 - 1;
        let cells = squares.iter();
        let cells = cells.map(|square| (square.file() as i32, top - square.rank() as i32));
        Self(cells.collect())
    }

    fn has(&self, cell: Cell) -> bool {
        self.0.contains(&cell)
    }

    fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        self.0.iter().copied()
    }

    /// Returns the longest row, the lowest of equal ones: where it begins and its length.
    fn longest_row(&self) -> (Cell, i32) {
        let run = |(x, y): Cell| {
            (0..SIDE as i32)
                .take_while(|n| self.has((x + n, y)))
                .count() as i32
        };
        let best = self.iter().map(|cell| (run(cell), cell.1, -cell.0)).max();
        best.map_or(((0, 0), 0), |(length, y, x)| ((-x, y), length))
    }

    /// Returns the outline, inset by this much, with rounded corners.
    fn outline(&self, side: f64, inset: f64, corner: f64) -> BezPath {
        let mut path = BezPath::new();
        for corners in self.corners() {
            let count = corners.len();
            let placed: Vec<Point> = (0..count)
                .map(|n| {
                    let here = corners[n];
                    let before = corners[(n + count - 1) % count];
                    let after = corners[(n + 1) % count];
                    let come = ((here.0 - before.0).signum(), (here.1 - before.1).signum());
                    let go = ((after.0 - here.0).signum(), (after.1 - here.1).signum());
                    let (right, down) = (-come.1 - go.1, come.0 + go.0);
                    Point::new(
                        f64::from(here.0) * side + inset * f64::from(right),
                        f64::from(here.1) * side + inset * f64::from(down),
                    )
                })
                .collect();
            for n in 0..count {
                let here = placed[n];
                let near = |other: Point| {
                    let way = other - here;
                    here + way.normalize() * corner.min(way.hypot() / 2.0)
                };
                let from = near(placed[(n + count - 1) % count]);
                match n {
                    0 => path.move_to(from),
                    _ => path.line_to(from),
                }
                path.quad_to(here, near(placed[(n + 1) % count]));
            }
            path.close_path();
        }
        path
    }

    /// Returns the corners around each connected part, clockwise.
    fn corners(&self) -> Vec<Vec<Cell>> {
        let mut edges: BTreeMap<Cell, Vec<Cell>> = BTreeMap::new();
        for (x, y) in self.iter() {
            let round = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
            for (n, (dx, dy)) in WAYS.into_iter().enumerate() {
                if !self.has((x + dx, y + dy)) {
                    edges.entry(round[n]).or_default().push(round[(n + 1) % 4]);
                }
            }
        }
        let mut lines = Vec::new();
        while let Some((&start, _)) = edges.first_key_value() {
            let mut line: Vec<Cell> = vec![start];
            let mut here = start;
            while let Some(ends) = edges.get_mut(&here) {
                // Where two parts meet at a corner, the line turns right.
                let come = match line.len() {
                    0 | 1 => (0, 0),
                    n => (here.0 - line[n - 2].0, here.1 - line[n - 2].1),
                };
                let turns = |end: &Cell| {
                    let go = (end.0 - here.0, end.1 - here.1);
                    come.0 * go.1 - come.1 * go.0
                };
                let best = (0..ends.len()).max_by_key(|&at| turns(&ends[at]));
                let Some(best) = best else { break };
                let next = ends.swap_remove(best);
                if ends.is_empty() {
                    edges.remove(&here);
                }
                if next == start {
                    break;
                }
                line.push(next);
                here = next;
            }
            let count = line.len();
            let is_corner = |n: &usize| {
                let (before, here) = (line[(n + count - 1) % count], line[*n]);
                let after = line[(n + 1) % count];
                (here.0 - before.0, here.1 - before.1) != (after.0 - here.0, after.1 - here.1)
            };
            lines.push((0..count).filter(is_corner).map(|n| line[n]).collect());
        }
        lines
    }
}

fn draw_tile(scene: &mut Scene, tile: Tile, cells: &Cells, side: f64) {
    scene.at(side * 0.05, side * 0.075, |scene| {
        let shadow = cells.outline(side, side * 0.03, side * 0.05);
        scene.fill(&shadow, BLACK.faint(0.22));
    });
    match tile {
        Tile::Building(kind) => draw_building(scene, kind, cells, side),
        Tile::Landscape(Landscape::Forest) => draw_forest(scene, cells, side),
        Tile::Landscape(Landscape::Lake) => draw_lake(scene, cells, side),
        Tile::Landscape(Landscape::Park) => draw_park(scene, cells, side),
    }
    draw_name(scene, tile, cells, side);
}

fn draw_building(scene: &mut Scene, kind: Building, cells: &Cells, side: f64) {
    let outline = cells.outline(side, side * 0.03, side * 0.04);
    scene.fill(&outline, Ink::of(ROOFS[kind.index()]));
    draw_roof(scene, cells, side);
    scene.stroke(&outline, (side / 30.0).max(0.9), Ink::of(LINES));
}

/// Divides each square into eight triangles around its centre. At an outer edge, a triangle
/// slopes towards the edge; at an inner one, it continues beside its neighbour or is flat.
fn draw_roof(scene: &mut Scene, cells: &Cells, side: f64) {
    let inwards = |x: i32, y: i32| {
        let (mut right, mut down) = (0, 0);
        for (dx, dy) in [(-1, -1), (1, -1), (-1, 1), (1, 1)] {
            if cells.has(((2 * x + dx).div_euclid(4), (2 * y + dy).div_euclid(4))) {
                right += dx;
                down += dy;
            }
        }
        (f64::from(right.signum()), f64::from(down.signum()))
    };
    let place = |(x, y): Cell| {
        let (right, down) = inwards(x, y);
        Point::new(
            f64::from(x) * side / 2.0 + side * 0.03 * right,
            f64::from(y) * side / 2.0 + side * 0.03 * down,
        )
    };
    let mut faces: [BezPath; 5] = std::array::from_fn(|_| BezPath::new());
    let (mut ridges, mut hips) = (BezPath::new(), BezPath::new());
    for (x, y) in cells.iter() {
        let centre = (2 * x + 1, 2 * y + 1);
        for (way, (dx, dy)) in WAYS.into_iter().enumerate() {
            let middle = (centre.0 + dx, centre.1 + dy);
            let beyond = cells.has((x + dx, y + dy));
            for turn in [(way + 1) % 4, (way + 3) % 4] {
                let (sx, sy) = WAYS[turn];
                let corner = (middle.0 + sx, middle.1 + sy);
                let beside = cells.has((x + sx, y + sy));
                let flat = beside && cells.has((x + dx + sx, y + dy + sy));
                let face = match (beyond, flat) {
                    (false, _) => way,
                    (true, true) => 4,
                    (true, false) => turn,
                };
                let [c, m, q] = [centre, middle, corner].map(place);
                // All triangles have the same orientation, so that the area has no seams.
                let turned = (m - c).cross(q - c) < 0.0;
                let around = if turned { [c, q, m] } else { [c, m, q] };
                faces[face].extend(super::scene::polygon(&around).iter());
                if beyond && !flat && turn == (way + 1) % 4 {
                    ridges.move_to(c);
                    ridges.line_to(m);
                }
                if !(beyond && flat) && beyond == beside {
                    hips.move_to(c);
                    hips.line_to(q);
                }
            }
        }
    }
    let tones = [
        WHITE.faint(0.20),
        BLACK.faint(0.10),
        BLACK.faint(0.21),
        WHITE.faint(0.10),
        Ink::of(STONE).faint(0.45),
    ];
    for (face, tone) in faces.iter().zip(tones) {
        if !face.elements().is_empty() {
            scene.fill(face, tone);
        }
    }
    scene.stroke(&hips, side / 52.0, Ink::of(LINES).faint(0.28));
    scene.stroke(&ridges, side / 18.0, WHITE.faint(0.42));
}

/// Returns a number from 0 to 1 that is always the same for the same seed.
fn scatter(seed: f64) -> f64 {
    let wild = (seed * 127.1 + 311.7).sin() * 43_758.545_3;
    wild - wild.floor()
}

fn draw_forest(scene: &mut Scene, cells: &Cells, side: f64) {
    let [ground, dark, light] = FOREST.map(Ink::of);
    let outline = cells.outline(side, side * 0.03, side * 0.12);
    scene.fill(&outline, ground);
    scene.stroke(&outline, (side / 30.0).max(0.9), dark);
    let mut crowns: Vec<(Point, f64)> = Vec::new();
    for (x, y) in cells.iter() {
        let (x, y) = (f64::from(x), f64::from(y));
        let places = [(0.28, 0.3), (0.72, 0.34), (0.48, 0.72)];
        for (n, (a, b)) in places.into_iter().enumerate() {
            let n = n as f64;
            let right = scatter(x * 7.0 + y * 13.0 + n) - 0.5;
            let down = scatter(x * 5.0 + y * 3.0 + n * 9.0) - 0.5;
            let radius = (0.17 + 0.05 * scatter(x + y * 2.0 + n * 5.0)) * side;
            let at = Point::new((x + a + right * 0.1) * side, (y + b + down * 0.1) * side);
            crowns.push((at, radius));
        }
    }
    crowns.sort_by(|one, other| one.0.y.total_cmp(&other.0.y));
    for (at, radius) in crowns {
        let moved = |dx: f64, dy: f64| Point::new(at.x + dx * radius, at.y + dy * radius);
        scene.circle(moved(0.35, 0.45), radius, BLACK.faint(0.22));
        scene.circle(at, radius, dark);
        scene.circle(moved(-0.2, -0.22), radius * 0.68, light);
    }
}

fn draw_lake(scene: &mut Scene, cells: &Cells, side: f64) {
    let [water, deep] = LAKE.map(Ink::of);
    let outline = cells.outline(side, side * 0.03, side * 0.3);
    scene.fill(&outline, Ink::of(STONE));
    scene.stroke(&outline, (side / 30.0).max(0.9), deep);
    scene.fill(&cells.outline(side, side * 0.1, side * 0.26), water);
    let middle = cells.outline(side, side * 0.2, side * 0.2);
    scene.fill(&middle, deep.faint(0.38));
    let mut waves = BezPath::new();
    for (x, y) in cells.iter() {
        for (a, b) in [(0.3, 0.4), (0.4, 0.7)] {
            let (x, y, q) = (
                (f64::from(x) + a) * side,
                (f64::from(y) + b) * side,
                side * 0.09,
            );
            waves.move_to((x, y));
            waves.quad_to((x + q, y - q), (x + 2.0 * q, y));
            waves.quad_to((x + 3.0 * q, y + q), (x + 4.0 * q, y));
        }
    }
    scene.stroke(&waves, (side / 30.0).max(0.8), WHITE.faint(0.75));
}

fn draw_park(scene: &mut Scene, cells: &Cells, side: f64) {
    let [lawn, hedge, gravel] = PARK.map(Ink::of);
    let outline = cells.outline(side, side * 0.03, side * 0.08);
    scene.fill(&outline, hedge);
    scene.stroke(&outline, (side / 30.0).max(0.9), Ink::of(FOREST[1]));
    scene.fill(&cells.outline(side, side * 0.14, side * 0.06), lawn);
    let centre =
        |x: i32, y: i32| Point::new((f64::from(x) + 0.5) * side, (f64::from(y) + 0.5) * side);
    let mut paths = BezPath::new();
    for (x, y) in cells.iter() {
        for (a, b) in &WAYS[1..3] {
            if cells.has((x + a, y + b)) {
                paths.move_to(centre(x, y));
                paths.line_to(centre(x + a, y + b));
            }
        }
    }
    scene.stroke(&paths, side * 0.17, gravel);
    for (x, y) in cells.iter() {
        let middle = centre(x, y);
        scene.circle(middle, side * 0.2, gravel);
        let basin = match (x + y) % 2 {
            0 => lawn,
            _ => Ink::of(LAKE[0]),
        };
        scene.circle(middle, side * 0.11, basin);
        scene.ring(middle, side * 0.11, side * 0.03, hedge);
        for (a, b) in [(-0.27, -0.27), (0.27, -0.27), (-0.27, 0.27), (0.27, 0.27)] {
            let at = Point::new(middle.x + a * side, middle.y + b * side);
            scene.circle(at, side * 0.09, hedge);
            scene.circle(at, side * 0.05, Ink::of(FOREST[2]));
        }
    }
}

/// Draws the name on a plate in the longest row, where there is room.
fn draw_name(scene: &mut Scene, tile: Tile, cells: &Cells, side: f64) {
    let name = tile.name();
    let ((x, y), length) = cells.longest_row();
    let room = f64::from(length) * side * 0.94;
    let largest = side * 0.27;
    let wide = |size: f64| Scene::width_of(Face::Strong, size, name) + size * 0.9;
    let size = (largest * room / wide(largest)).min(largest);
    if size < side * 0.15 {
        return;
    }
    let middle = Point::new(
        (f64::from(x) + f64::from(length) / 2.0) * side,
        (f64::from(y) + 0.5) * side,
    );
    let half = (wide(size) / 2.0, size * 0.74);
    let plate = Rect::new(
        middle.x - half.0,
        middle.y - half.1,
        middle.x + half.0,
        middle.y + half.1,
    );
    scene.rect(plate, half.1, Ink::of(PLATE).faint(0.96));
    scene.frame(plate, half.1, (side / 45.0).max(0.6), Ink::of(LINES));
    let foot = Point::new(middle.x, middle.y + size * 0.34);
    let ink = Ink::of(LINES);
    scene.text(foot, Side::Middle, Face::Strong, size, name, ink);
}

fn draw_palazzo(scene: &mut Scene, cells: &Cells, side: f64) {
    let ends = |of: fn(Cell) -> i32| {
        let [low, high] = [cells.iter().map(of).min(), cells.iter().map(of).max()];
        (low.unwrap_or(0), high.unwrap_or(0) + 1)
    };
    let ((left, right), (top, bottom)) = (ends(|cell| cell.0), ends(|cell| cell.1));
    let [left, top, right, bottom] = [left, top, right, bottom].map(|at| f64::from(at) * side);
    let outer = Rect::new(left, top, right, bottom).inset(-side * 0.04);
    let inner = outer.inset(-side * 0.44);
    let ink = Ink::of(LINES);
    let shadow = outer + kurbo::Vec2::new(side * 0.05, side * 0.075);
    scene.rect(shadow, 0.0, BLACK.faint(0.22));
    scene.rect(outer, 0.0, Ink::of(PALAZZO));
    let corners = |rect: Rect| {
        [
            Point::new(rect.x0, rect.y0),
            Point::new(rect.x1, rect.y0),
            Point::new(rect.x1, rect.y1),
            Point::new(rect.x0, rect.y1),
        ]
    };
    let (out, within) = (corners(outer), corners(inner));
    let tones = [
        WHITE.faint(0.28),
        BLACK.faint(0.12),
        BLACK.faint(0.22),
        WHITE.faint(0.12),
    ];
    for (n, tone) in tones.into_iter().enumerate() {
        let next = (n + 1) % 4;
        scene.polygon(&[out[n], out[next], within[next], within[n]], tone);
    }
    scene.rect(inner, 0.0, Ink::of(STONE));
    scene.frame(inner, 0.0, (side / 40.0).max(0.7), ink);
    scene.frame(outer, 0.0, (side / 26.0).max(1.0), ink);
    let middle = inner.center();
    let radius = (inner.width().min(inner.height()) * 0.3).min(side * 0.22);
    scene.circle(middle, radius, Ink::of(LAKE[0]));
    scene.ring(middle, radius, side / 35.0, ink);
    scene.circle(middle, radius * 0.36, Ink::of(STONE));
    scene.ring(middle, radius * 0.36, side / 40.0, ink);
}

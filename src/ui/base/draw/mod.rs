//! Drawings baked into meshes: paths with holes, strokes, circles, gradients, all with soft
//! edges one pixel wide, in drawing order.
//!
//! A drawing is made once for its contents, its size and the pixels per point, and kept
//! ([`kept::paint`]); after a while it becomes a picture ([`picture`]), which is
//! made on a thread of its own.

pub mod kept;
pub mod patterns;
pub mod picture;
pub mod still;
pub mod town;

pub use self::still::Still;

use std::collections::HashMap;
use std::f64::consts::TAU;

use eframe::egui::epaint::tessellator::Path as Run;
use eframe::egui::epaint::{Mesh, PathStroke, Vertex};
use eframe::egui::{Color32, Pos2, Rect, Vec2, pos2, vec2};
use kurbo::{Affine, BezPath, Cap, Join, PathEl, Point, StrokeOpts};
use lyon_tessellation::math::point as lyon_point;
use lyon_tessellation::path::Path as LyonPath;
use lyon_tessellation::{
    BuffersBuilder, FillOptions, FillRule, FillTessellator, FillVertex, VertexBuffers,
};

/// The greatest distance of a flattened curve from the true one, in pixels.
const TOLERANCE: f64 = 0.1;

/// Reads the path data of an SVG.
///
/// # Panics
///
/// If the data is not a valid path: it is part of the program.
#[must_use]
pub fn svg(data: &str) -> BezPath {
    BezPath::from_svg(data).expect("path data of a drawing")
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    width: f64,
    colour: Color32,
    round: bool,
    dash: Option<[f64; 2]>,
}

impl Pen {
    /// Creates a line of this width, in the units of the drawing.
    #[must_use]
    pub fn new(width: f32, colour: Color32) -> Self {
        Self {
            width: f64::from(width),
            colour,
            round: false,
            dash: None,
        }
    }

    /// Gives it round ends and corners.
    #[must_use]
    pub fn round(mut self) -> Self {
        self.round = true;
        self
    }

    /// Makes it dashed: this much line, then this much gap.
    #[must_use]
    pub fn dashed(mut self, line: f32, gap: f32) -> Self {
        self.dash = Some([f64::from(line), f64::from(gap)]);
        self
    }
}

/// A drawing in the making.
pub struct Drawing {
    mesh: Mesh,
    feather: f32,
    place: Affine,
}

impl Drawing {
    /// Creates an empty drawing whose edges are as soft as one pixel is wide.
    #[must_use]
    pub fn new(pixels_per_point: f32) -> Self {
        Self {
            mesh: Mesh::default(),
            feather: 1.0 / pixels_per_point,
            place: Affine::IDENTITY,
        }
    }

    /// Returns what was drawn.
    #[must_use]
    pub fn finish(self) -> Mesh {
        self.mesh
    }

    /// Returns the width of a pixel, in points.
    #[must_use]
    pub fn pixel(&self) -> f32 {
        self.feather
    }

    /// Draws something transformed by `change`.
    pub fn with(&mut self, change: Affine, draw: impl FnOnce(&mut Self)) {
        let before = self.place;
        self.place = before * change;
        draw(self);
        self.place = before;
    }

    /// Draws something moved.
    pub fn at(&mut self, x: f32, y: f32, draw: impl FnOnce(&mut Self)) {
        self.with(Affine::translate((f64::from(x), f64::from(y))), draw);
    }

    /// Draws something moved and then scaled by `scale`.
    pub fn scaled(&mut self, x: f32, y: f32, scale: f32, draw: impl FnOnce(&mut Self)) {
        let change = Affine::translate((f64::from(x), f64::from(y)));
        self.with(change * Affine::scale(f64::from(scale)), draw);
    }

    /// Draws something clipped to `rect`. The edge is not soft; draw a line over it.
    pub fn clipped(&mut self, rect: Rect, draw: impl FnOnce(&mut Self)) {
        self.clipped_round(rect, 0.0, draw);
    }

    /// Does the same for a rectangle with corners of this radius.
    pub fn clipped_round(&mut self, rect: Rect, corner: f32, draw: impl FnOnce(&mut Self)) {
        self.clipped_to(&rounded(rect, corner), draw);
    }

    /// Does the same for any convex outline.
    pub fn clipped_to(&mut self, outline: &BezPath, draw: impl FnOnce(&mut Self)) {
        let before = std::mem::take(&mut self.mesh);
        draw(self);
        let inner = std::mem::replace(&mut self.mesh, before);
        let mut edge = self.outline(outline);
        if area_of(&edge) < 0.0 {
            edge.reverse();
        }
        clip(&inner, &edge, &mut self.mesh);
    }

    /// Draws something with the opacity of all its colours multiplied by `opacity`, 0 to 1.
    pub fn faint(&mut self, opacity: f32, draw: impl FnOnce(&mut Self)) {
        let from = self.mesh.vertices.len();
        draw(self);
        for vertex in &mut self.mesh.vertices[from..] {
            vertex.color = vertex.color.gamma_multiply(opacity);
        }
    }

    fn to_screen(&self, point: Point) -> Pos2 {
        let at = self.place * point;
        pos2(at.x as f32, at.y as f32)
    }

    fn scale(&self) -> f64 {
        self.place.determinant().abs().sqrt()
    }

    /// Returns the path as straight lines on the screen, each with whether it is closed.
    fn flat(&self, path: &BezPath) -> Vec<(Vec<Pos2>, bool)> {
        let tolerance = TOLERANCE * f64::from(self.feather);
        let mut lines: Vec<(Vec<Pos2>, bool)> = Vec::new();
        let near = self.feather * 0.02;
        kurbo::flatten(
            (self.place * path).iter(),
            tolerance,
            |element| match element {
                PathEl::MoveTo(at) => lines.push((vec![pos2(at.x as f32, at.y as f32)], false)),
                PathEl::LineTo(at) => {
                    if let Some((points, _)) = lines.last_mut() {
                        let at = pos2(at.x as f32, at.y as f32);
                        if points.last().is_none_or(|&last| last.distance(at) > near) {
                            points.push(at);
                        }
                    }
                }
                PathEl::ClosePath => {
                    if let Some((points, closed)) = lines.last_mut() {
                        *closed = true;
                        while points.len() > 1
                            && points[0].distance(points[points.len() - 1]) <= near
                        {
                            points.pop();
                        }
                    }
                }
                PathEl::QuadTo(..) | PathEl::CurveTo(..) => {}
            },
        );
        lines
    }

    /// Fills the inside of the path, whichever direction it runs in.
    pub fn fill(&mut self, path: &BezPath, colour: Color32) {
        let lines = self.flat(path).into_iter().map(|(points, _)| points);
        let lines = lines.collect();
        self.area(lines, FillRule::NonZero, colour);
    }

    /// Fills the path; areas that it covers twice are holes.
    pub fn fill_even_odd(&mut self, path: &BezPath, colour: Color32) {
        let lines = self.flat(path).into_iter().map(|(points, _)| points);
        let lines = lines.collect();
        self.area(lines, FillRule::EvenOdd, colour);
    }

    /// Fills the path except the inside of `holes`.
    pub fn fill_without(&mut self, path: &BezPath, holes: &BezPath, colour: Color32) {
        let mut lines: Vec<Vec<Pos2>> = self.flat(path).into_iter().map(|line| line.0).collect();
        let solid = lines.clone();
        for (mut hole, _) in self.flat(holes) {
            let Some(&at) = hole.first() else { continue };
            let around = winding(&solid, at + vec2(0.011, 0.007) * self.feather);
            if (area_of(&hole) > 0.0) == (around > 0) {
                hole.reverse();
            }
            lines.push(hole);
        }
        self.area(lines, FillRule::NonZero, colour);
    }

    /// Fills a polygon of any kind.
    pub fn polygon(&mut self, points: &[Pos2], colour: Color32) {
        let points = points.iter().map(|&at| self.to_screen(exact(at)));
        let points = points.collect();
        self.area(vec![points], FillRule::NonZero, colour);
    }

    /// Fills adjacent triangles of the same colour as one area.
    pub fn triangles(&mut self, triangles: &[[Pos2; 3]], colour: Color32) {
        let lines = merged(triangles);
        let lines = lines.into_iter();
        let lines = lines.map(|line| {
            let line = line.into_iter();
            line.map(|at| self.to_screen(exact(at))).collect()
        });
        let lines = lines.collect();
        self.area(lines, FillRule::NonZero, colour);
    }

    /// Fills a circle.
    pub fn circle(&mut self, centre: Pos2, radius: f32, colour: Color32) {
        self.ellipse(centre, vec2(radius, radius), 0.0, colour);
    }

    /// Fills an ellipse, turned by `angle` (in radians).
    pub fn ellipse(&mut self, centre: Pos2, radii: Vec2, angle: f64, colour: Color32) {
        let points = self.round(centre, radii, angle);
        self.convex(&points, colour);
    }

    /// Draws the outline of a circle.
    pub fn ring(&mut self, centre: Pos2, radius: f32, pen: Pen) {
        if pen.dash.is_some() {
            let circle = kurbo::Circle::new(exact(centre), f64::from(radius));
            let path = kurbo::Shape::to_path(&circle, TOLERANCE * f64::from(self.feather));
            self.stroke(&path, pen);
        } else {
            let points = self.round(centre, vec2(radius, radius), 0.0);
            self.run(&points, true, pen);
        }
    }

    fn round(&self, centre: Pos2, radii: Vec2, angle: f64) -> Vec<Pos2> {
        let pixels = f64::from(radii.max_elem()) * self.scale() / f64::from(self.feather);
        // Enough corners that a side deviates from the circle by less than a sixth of a pixel.
        let corners = (TAU / 2.0 / (1.0 - 0.16 / pixels.max(0.3)).acos()).ceil();
        let corners = corners.clamp(6.0, 96.0);
        let place = self.place * Affine::translate(exact(centre).to_vec2());
        let place = place * Affine::rotate(angle);
        (0..corners as u32)
            .map(|n| {
                let (sin, cos) = (TAU * f64::from(n) / corners).sin_cos();
                let at = place * Point::new(f64::from(radii.x) * cos, f64::from(radii.y) * sin);
                pos2(at.x as f32, at.y as f32)
            })
            .collect()
    }

    /// Fills a rectangle with corners of this radius.
    pub fn rect(&mut self, rect: Rect, corner: f32, colour: Color32) {
        let points = self.corners(rect, corner);
        self.convex(&points, colour);
    }

    /// Draws the outline of a rectangle with corners of this radius; the line is half inside
    /// and half outside.
    pub fn frame(&mut self, rect: Rect, corner: f32, pen: Pen) {
        if pen.dash.is_some() {
            self.stroke(&rounded(rect, corner), pen);
        } else {
            let points = self.corners(rect, corner);
            self.run(&points, true, pen);
        }
    }

    fn corners(&self, rect: Rect, corner: f32) -> Vec<Pos2> {
        self.outline(&rounded(rect, corner))
    }

    fn outline(&self, path: &BezPath) -> Vec<Pos2> {
        let lines = self.flat(path);
        lines.into_iter().next().map_or(Vec::new(), |line| line.0)
    }

    /// Fills a rectangle with a gradient from `above` to `below`.
    pub fn gradient(&mut self, rect: Rect, above: Color32, below: Color32) {
        let corners = [
            (rect.left_top(), above),
            (rect.right_top(), above),
            (rect.right_bottom(), below),
            (rect.left_bottom(), below),
        ];
        let first = self.next();
        for (at, colour) in corners {
            let at = self.to_screen(exact(at));
            self.mesh.colored_vertex(at, colour);
        }
        self.mesh.add_triangle(first, first + 1, first + 2);
        self.mesh.add_triangle(first, first + 2, first + 3);
    }

    /// Draws a straight line.
    pub fn line(&mut self, from: Pos2, to: Pos2, pen: Pen) {
        self.lines(&[from, to], pen);
    }

    /// Draws a line along these points.
    pub fn lines(&mut self, points: &[Pos2], pen: Pen) {
        let mut path = BezPath::new();
        for (n, &at) in points.iter().enumerate() {
            match n {
                0 => path.move_to(exact(at)),
                _ => path.line_to(exact(at)),
            }
        }
        self.stroke(&path, pen);
    }

    /// Draws the path as a line.
    pub fn stroke(&mut self, path: &BezPath, pen: Pen) {
        let broken: BezPath;
        let path = match pen.dash {
            None => path,
            Some(dash) => {
                broken = kurbo::dash(path.iter(), 0.0, &dash).collect();
                &broken
            }
        };
        // The round ends of a line this thin are invisible.
        let pixels = pen.width * self.scale() / f64::from(self.feather);
        if pen.round && pixels >= 1.6 {
            let style = kurbo::Stroke::new(pen.width)
                .with_caps(Cap::Round)
                .with_join(Join::Round);
            let tolerance = TOLERANCE * f64::from(self.feather) / self.scale().max(1e-3);
            let outline = kurbo::stroke(path.iter(), &style, &StrokeOpts::default(), tolerance);
            self.fill(&outline, pen.colour);
            return;
        }
        for (points, closed) in self.flat(path) {
            self.run(&points, closed, pen);
        }
    }

    fn run(&mut self, points: &[Pos2], closed: bool, pen: Pen) {
        if points.len() < 2 {
            return;
        }
        let width = (pen.width * self.scale()) as f32;
        let stroke = PathStroke::new(width, pen.colour);
        let mut run = Run::default();
        if closed && points.len() > 2 {
            run.add_line_loop(points);
            run.stroke_closed(self.feather, &stroke, &mut self.mesh);
        } else {
            run.add_open_points(points);
            run.stroke_open(self.feather, &stroke, &mut self.mesh);
        }
    }

    fn next(&self) -> u32 {
        u32::try_from(self.mesh.vertices.len()).expect("a mesh has fewer vertices than 2^32")
    }

    fn convex(&mut self, points: &[Pos2], colour: Color32) {
        if points.len() < 3 || colour == Color32::TRANSPARENT {
            return;
        }
        let out = if area_of(points) > 0.0 { 1.0 } else { -1.0 };
        let first = self.fringe(points, out, colour);
        for n in 2..points.len() as u32 {
            self.mesh
                .add_triangle(first, first + (n - 1) * 2, first + n * 2);
        }
    }

    /// Adds the soft edge of an area, half a pixel to each side: two vertices per point, the
    /// inner one first. Returns the index of the first vertex.
    fn fringe(&mut self, points: &[Pos2], out: f32, colour: Color32) -> u32 {
        let first = self.next();
        let count = points.len() as u32;
        for (point, normal) in points.iter().zip(normals(points)) {
            let half = normal * (out * self.feather / 2.0);
            self.mesh.colored_vertex(*point - half, colour);
            self.mesh
                .colored_vertex(*point + half, Color32::TRANSPARENT);
        }
        for n in 0..count {
            let (here, there) = (first + n * 2, first + (n + 1) % count * 2);
            self.mesh.add_triangle(here, there, here + 1);
            self.mesh.add_triangle(here + 1, there, there + 1);
        }
        first
    }

    fn area(&mut self, mut lines: Vec<Vec<Pos2>>, rule: FillRule, colour: Color32) {
        lines.retain(|line| line.len() > 2);
        if lines.is_empty() || colour == Color32::TRANSPARENT {
            return;
        }
        if let [line] = &lines[..]
            && is_convex(line)
        {
            let line = line.clone();
            self.convex(&line, colour);
            return;
        }
        let mut path = LyonPath::builder();
        let place = |at: Pos2| (at.x.to_bits(), at.y.to_bits());
        let mut inner: HashMap<(u32, u32), u32> = HashMap::new();
        for line in &lines {
            let out = outwards(&lines, line, rule, self.feather * 0.05);
            let first = self.fringe(line, out, colour);
            for n in 0..line.len() as u32 {
                let vertex = first + 2 * n;
                let at = self.mesh.vertices[vertex as usize].pos;
                inner.insert(place(at), vertex);
                let at = lyon_point(at.x, at.y);
                match n {
                    0 => drop(path.begin(at)),
                    _ => drop(path.line_to(at)),
                }
            }
            path.end(true);
        }
        let mut found: VertexBuffers<Pos2, u32> = VertexBuffers::new();
        let mut out = BuffersBuilder::new(&mut found, |vertex: FillVertex<'_>| {
            pos2(vertex.position().x, vertex.position().y)
        });
        let options = FillOptions::default()
            .with_fill_rule(rule)
            .with_tolerance(self.feather * TOLERANCE as f32);
        if FillTessellator::new()
            .tessellate_path(&path.build(), &options, &mut out)
            .is_err()
        {
            return;
        }
        // Most of them are on the soft edge and already exist.
        let mut known = Vec::with_capacity(found.vertices.len());
        for at in found.vertices {
            known.push(inner.get(&place(at)).copied().unwrap_or_else(|| {
                let next = self.next();
                self.mesh.colored_vertex(at, colour);
                next
            }));
        }
        let indices = found.indices.into_iter();
        let indices = indices.map(|index| known[index as usize]);
        self.mesh.indices.extend(indices);
    }
}

/// Returns a point in the type that paths use.
fn exact(at: Pos2) -> Point {
    Point::new(f64::from(at.x), f64::from(at.y))
}

/// Returns the path of a rectangle with round corners.
#[must_use]
pub fn rounded(rect: Rect, corner: f32) -> BezPath {
    let [left, top, right, bottom] =
        [rect.left(), rect.top(), rect.right(), rect.bottom()].map(f64::from);
    let corner = f64::from(corner.min(rect.width() / 2.0).min(rect.height() / 2.0));
    let shape = kurbo::RoundedRect::new(left, top, right, bottom, corner.max(0.0));
    match corner > 0.0 {
        true => kurbo::Shape::to_path(&shape, 0.02),
        false => kurbo::Shape::to_path(&shape.rect(), 0.02),
    }
}

/// Returns, for each point of a closed line, the offset that widens the line by one: outwards
/// if the line runs clockwise on the screen.
fn normals(points: &[Pos2]) -> impl Iterator<Item = Vec2> + '_ {
    let count = points.len();
    let side = move |from: usize, to: usize| {
        let way = (points[to] - points[from]).normalized();
        vec2(way.y, -way.x)
    };
    (0..count).map(move |n| {
        let come = side((n + count - 1) % count, n);
        let go = side(n, (n + 1) % count);
        let middle = (come + go) / 2.0;
        // Limits the offset at sharp corners, which would become spikes.
        middle / middle.length_sq().max(0.25)
    })
}

/// Returns twice the area, positive if the line runs clockwise on the screen.
fn area_of(points: &[Pos2]) -> f32 {
    let next = points.iter().cycle().skip(1);
    let parts = points.iter().zip(next);
    parts.map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

fn is_convex(points: &[Pos2]) -> bool {
    let count = points.len();
    let (mut left, mut right, mut turned) = (false, false, 0.0);
    for n in 0..count {
        let come = points[(n + 1) % count] - points[n];
        let go = points[(n + 2) % count] - points[(n + 1) % count];
        let turn = come.x * go.y - come.y * go.x;
        left |= turn < -1e-5;
        right |= turn > 1e-5;
        turned += turn.atan2(come.dot(go));
    }
    !(left && right) && turned.abs() < 6.5
}

/// Returns how often the lines run around a point, clockwise on the screen.
fn winding(lines: &[Vec<Pos2>], at: Pos2) -> i32 {
    let mut times = 0;
    for line in lines {
        for (from, to) in line.iter().zip(line.iter().cycle().skip(1)) {
            if (from.y <= at.y) != (to.y <= at.y) {
                let x = from.x + (at.y - from.y) / (to.y - from.y) * (to.x - from.x);
                if x > at.x {
                    times += if to.y > from.y { 1 } else { -1 };
                }
            }
        }
    }
    times
}

/// Returns 1 if the normals of this line lead out of the area, -1 if they lead into it.
fn outwards(lines: &[Vec<Pos2>], line: &[Pos2], rule: FillRule, step: f32) -> f32 {
    let is_in = |at: Pos2| match rule {
        FillRule::NonZero => winding(lines, at) != 0,
        FillRule::EvenOdd => winding(lines, at) % 2 != 0,
    };
    let next = line.iter().cycle().skip(1);
    let longest = line
        .iter()
        .zip(next)
        .max_by(|a, b| a.0.distance_sq(*a.1).total_cmp(&b.0.distance_sq(*b.1)));
    let by_area = if area_of(line) > 0.0 { 1.0 } else { -1.0 };
    let Some((from, to)) = longest else {
        return by_area;
    };
    let way = (*to - *from).normalized();
    let right = vec2(way.y, -way.x) * step;
    // Not exactly in the middle, where symmetric drawings meet.
    let middle = *from + (*to - *from) * 0.47;
    match (is_in(middle + right), is_in(middle - right)) {
        (true, false) => -1.0,
        (false, true) => 1.0,
        _ => by_area,
    }
}

/// Returns the outlines of adjacent triangles; an edge that two of them share is not part
/// of an outline. Corners that meet must have exactly the same coordinates.
fn merged(triangles: &[[Pos2; 3]]) -> Vec<Vec<Pos2>> {
    type Corner = (u32, u32);
    let corner = |at: Pos2| (at.x.to_bits(), at.y.to_bits());
    let mut edges: Vec<(Corner, Corner)> = Vec::new();
    let mut places: HashMap<Corner, Pos2> = HashMap::new();
    for triangle in triangles {
        let mut points = *triangle;
        if area_of(&points) < 0.0 {
            points.swap(1, 2);
        }
        for n in 0..3 {
            let (from, to) = (points[n], points[(n + 1) % 3]);
            places.insert(corner(from), from);
            let edge = (corner(from), corner(to));
            match edges.iter().position(|other| *other == (edge.1, edge.0)) {
                Some(n) => drop(edges.swap_remove(n)),
                None => edges.push(edge),
            }
        }
    }
    let mut lines = Vec::new();
    while let Some((first, mut at)) = edges.pop() {
        let mut line = vec![places[&first]];
        while at != first {
            line.push(places[&at]);
            let here = places[&at];
            let come = here - line[line.len() - 2];
            // Where two areas touch in a corner, stay with the same area: turn as far to the
            // right as possible.
            let next = (0..edges.len()).filter(|&n| edges[n].0 == at);
            let turn = |n: &usize| {
                let go = places[&edges[*n].1] - here;
                (come.x * go.y - come.y * go.x).atan2(come.dot(go))
            };
            let Some(next) = next.max_by(|a, b| turn(a).total_cmp(&turn(b))) else {
                break;
            };
            at = edges.swap_remove(next).1;
        }
        lines.push(line);
    }
    lines
}

/// An edge of a convex outline, clockwise on the screen.
struct Edge {
    start: Pos2,
    way: Vec2,
}

impl Edge {
    /// Returns how far inside a point is, times the length of the edge; it is negative outside.
    #[allow(
        clippy::inline_always,
        reason = "built for size, it would be a call for each point and edge"
    )]
    #[inline(always)]
    fn depth(&self, at: Pos2) -> f32 {
        self.way.x * (at.y - self.start.y) - self.way.y * (at.x - self.start.x)
    }
}

/// Adds the part of a mesh inside a convex outline, clockwise on the screen, to another
/// mesh.
// Plain loops: built for size, iterators become calls, and a frame waits for every new drawing.
fn clip(mesh: &Mesh, outline: &[Pos2], out: &mut Mesh) {
    let next = |out: &Mesh| u32::try_from(out.vertices.len()).expect("a mesh has few vertices");
    let mut edges = Vec::with_capacity(outline.len());
    let mut bounds = Rect::NOTHING;
    for (number, &start) in outline.iter().enumerate() {
        let end = outline[(number + 1) % outline.len()];
        let way = end - start;
        edges.push(Edge { start, way });
        bounds.extend_with(start);
    }
    // The new indices of the vertices that are kept unchanged.
    let mut moved: Vec<Option<u32>> = Vec::with_capacity(mesh.vertices.len());
    for vertex in &mesh.vertices {
        let mut is_in = bounds.contains(vertex.pos);
        for edge in &edges {
            if !is_in {
                break;
            }
            is_in = edge.depth(vertex.pos) >= 0.0;
        }
        if is_in {
            moved.push(Some(next(out)));
            out.vertices.push(*vertex);
        } else {
            moved.push(None);
        }
    }
    let (mut corners, mut kept): (Vec<Vertex>, Vec<Vertex>) = (Vec::new(), Vec::new());
    for three in mesh.indices.chunks_exact(3) {
        let [a, b, c] = [three[0] as usize, three[1] as usize, three[2] as usize];
        if let (Some(a), Some(b), Some(c)) = (moved[a], moved[b], moved[c]) {
            out.add_triangle(a, b, c);
            continue;
        }
        let [a, b, c] = [mesh.vertices[a], mesh.vertices[b], mesh.vertices[c]];
        let mut around = Rect::from_two_pos(a.pos, b.pos);
        around.extend_with(c.pos);
        if !around.intersects(bounds) {
            continue;
        }
        corners.clear();
        corners.extend_from_slice(&[a, b, c]);
        for edge in &edges {
            let mut is_in = true;
            for corner in &corners {
                is_in &= edge.depth(corner.pos) >= 0.0;
            }
            if is_in {
                continue;
            }
            kept.clear();
            for number in 0..corners.len() {
                let here = corners[number];
                let next = corners[(number + 1) % corners.len()];
                let (from, to) = (edge.depth(here.pos), edge.depth(next.pos));
                if from >= 0.0 {
                    kept.push(here);
                }
                if (from >= 0.0) != (to >= 0.0) {
                    let part = from / (from - to);
                    kept.push(Vertex {
                        pos: here.pos.lerp(next.pos, part),
                        uv: here.uv,
                        color: here.color.lerp_to_gamma(next.color, part),
                    });
                }
            }
            std::mem::swap(&mut corners, &mut kept);
            if corners.len() < 3 {
                break;
            }
        }
        if corners.len() < 3 {
            continue;
        }
        let first = next(out);
        out.vertices.extend_from_slice(&corners);
        for n in 2..corners.len() as u32 {
            out.add_triangle(first, first + n - 1, first + n);
        }
    }
}

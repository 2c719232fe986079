//! A mesh as the pixels it covers, the way a graphics card without smoothing
//! covers them: a pixel belongs to the triangle that its middle lies in, colours
//! lie over each other premultiplied and in gamma space, as egui's do.

use eframe::egui::epaint::{Mesh, Vertex};
use eframe::egui::{Color32, ColorImage, Pos2, Rect, Vec2, vec2};

/// Corners are taken to the next of so many parts of a pixel: whole numbers say
/// exactly on which side of an edge a pixel lies.
const PARTS: i64 = 256;

/// The pixels of a mesh, and where they lie.
#[derive(Clone, Debug)]
pub struct Picture {
    /// In points, from the origin of the mesh, which is the corner of a pixel.
    pub rect: Rect,
    /// As many pixels as the rectangle has.
    pub image: ColorImage,
}

/// How many pixels the mesh covers, in x and y, empty ones between included.
#[must_use]
pub fn size_of(mesh: &Mesh, pixels_per_point: f32) -> [usize; 2] {
    let (_, size) = pixels_of(mesh, pixels_per_point);
    size
}

/// Draws the mesh, which has no texture.
#[must_use]
pub fn of(mesh: &Mesh, pixels_per_point: f32) -> Picture {
    let (corner, [width, height]) = pixels_of(mesh, pixels_per_point);
    let mut canvas = Canvas {
        corner: corner * pixels_per_point,
        pixels_per_point,
        width,
        pixels: vec![[0.0; 4]; width * height],
    };
    for triangle in mesh.triangles() {
        canvas.triangle(triangle.map(|index| mesh.vertices[index as usize]));
    }
    let pixels = canvas.pixels.iter();
    let pixels = pixels.map(|pixel| {
        let [r, g, b, a] = pixel.map(|part| part.round().clamp(0.0, 255.0) as u8);
        Color32::from_rgba_premultiplied(r, g, b, a)
    });
    let size = vec2(width as f32, height as f32) / pixels_per_point;
    Picture {
        rect: Rect::from_min_size(corner.to_pos2(), size),
        image: ColorImage::new([width, height], pixels.collect()),
    }
}

/// The pixels around all vertices: their corner in points, how many there are.
fn pixels_of(mesh: &Mesh, pixels_per_point: f32) -> (Vec2, [usize; 2]) {
    if mesh.vertices.is_empty() {
        return (Vec2::ZERO, [0, 0]);
    }
    let bounds = mesh.calc_bounds() * pixels_per_point;
    let (min, max) = (bounds.min.floor(), bounds.max.ceil());
    let size = max - min;
    let corner = min.to_vec2() / pixels_per_point;
    (corner, [size.x as usize, size.y as usize])
}

struct Canvas {
    /// In pixels.
    corner: Vec2,
    pixels_per_point: f32,
    width: usize,
    /// Red, green, blue and what is covered, premultiplied, 0 to 255.
    pixels: Vec<[f32; 4]>,
}

impl Canvas {
    /// Where a point lies, in parts of a pixel.
    fn place(&self, at: Pos2) -> [i64; 2] {
        let at = at.to_vec2() * self.pixels_per_point - self.corner;
        [at.x, at.y].map(|part| (part * PARTS as f32).round() as i64)
    }

    fn triangle(&mut self, [a, mut b, mut c]: [Vertex; 3]) {
        let double_area = |[a, b, c]: [[i64; 2]; 3]| {
            (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        };
        if double_area([a, b, c].map(|vertex| self.place(vertex.pos))) < 0 {
            std::mem::swap(&mut b, &mut c);
        }
        let corners = [a, b, c].map(|vertex| self.place(vertex.pos));
        let area = double_area(corners);
        if area == 0 {
            return;
        }
        let colours = [a, b, c].map(|vertex| vertex.color);
        let rows = corners.map(|corner| corner[1]);
        let height = (self.pixels.len() / self.width) as i64;
        let first = rows.into_iter().min().unwrap_or(0).div_euclid(PARTS);
        let last = rows.into_iter().max().unwrap_or(0).div_euclid(PARTS);
        let edges = [
            Edge::new(corners[1], corners[2]),
            Edge::new(corners[2], corners[0]),
            Edge::new(corners[0], corners[1]),
        ];
        for row in first.max(0)..=last.min(height - 1) {
            let middle = row * PARTS + PARTS / 2;
            let (mut from, mut to) = (0, self.width as i64);
            for edge in &edges {
                edge.narrow(middle, &mut from, &mut to);
            }
            if from >= to {
                continue;
            }
            let at = row as usize * self.width;
            let span = at + from as usize..at + to as usize;
            if colours[0] == colours[1] && colours[1] == colours[2] {
                let over = colours[0].to_array().map(f32::from);
                for pixel in &mut self.pixels[span] {
                    cover(pixel, over);
                }
                continue;
            }
            // How much each corner counts, here and a pixel further.
            let mut over = [0.0; 4];
            let mut step = [0.0; 4];
            for (edge, colour) in edges.iter().zip(colours) {
                let first = from * PARTS + PARTS / 2;
                let share = edge.side([first, middle]) as f32 / area as f32;
                let more = edge.along() as f32 / area as f32;
                for (part, colour) in colour.to_array().into_iter().enumerate() {
                    over[part] += share * f32::from(colour);
                    step[part] += more * f32::from(colour);
                }
            }
            for pixel in &mut self.pixels[span] {
                cover(pixel, over);
                for (part, step) in over.iter_mut().zip(step) {
                    *part += step;
                }
            }
        }
    }
}

/// Lays a colour over a pixel.
fn cover(pixel: &mut [f32; 4], over: [f32; 4]) {
    let through = 1.0 - over[3] / 255.0;
    for (part, over) in pixel.iter_mut().zip(over) {
        *part = *part * through + over;
    }
}

/// The edge of a triangle that runs clockwise on the screen.
struct Edge {
    from: [i64; 2],
    way: [i64; 2],
    /// Whether a pixel whose middle lies exactly on it is the triangle's: one of the
    /// two that share it has that pixel.
    has_middle: bool,
}

impl Edge {
    fn new(from: [i64; 2], to: [i64; 2]) -> Self {
        let way = [to[0] - from[0], to[1] - from[1]];
        Self {
            from,
            way,
            has_middle: way[1] < 0 || (way[1] == 0 && way[0] > 0),
        }
    }

    /// Positive within, zero on the edge; twice an area, in parts of a pixel.
    fn side(&self, at: [i64; 2]) -> i64 {
        self.way[0] * (at[1] - self.from[1]) - self.way[1] * (at[0] - self.from[0])
    }

    /// What a pixel to the right adds to that.
    fn along(&self) -> i64 {
        -self.way[1] * PARTS
    }

    /// Leaves of the pixels `from..to` of a row, with their middles at `y`, those
    /// that are within.
    fn narrow(&self, y: i64, from: &mut i64, to: &mut i64) {
        // Within are the pixels x with `start + along * x >= 0`.
        let least = i64::from(!self.has_middle);
        let start = self.side([PARTS / 2, y]) - least;
        let along = self.along();
        if along > 0 {
            // Rounded up: the first of them.
            *from = (*from).max(-start.div_euclid(along));
        } else if along < 0 {
            *to = (*to).min(start.div_euclid(-along) + 1);
        } else if start < 0 {
            *to = *from;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::epaint::{TessellationOptions, Tessellator};
    use eframe::egui::{Shape, pos2};

    fn triangle(corners: [(f32, f32); 3], colour: Color32) -> Mesh {
        let mut mesh = Mesh::default();
        for (x, y) in corners {
            mesh.colored_vertex(pos2(x, y), colour);
        }
        mesh.add_triangle(0, 1, 2);
        mesh
    }

    /// Whether the middle of a pixel lies within, as the definition has it; unknown
    /// if it lies on an edge.
    fn is_within(corners: [(f32, f32); 3], x: usize, y: usize) -> Option<bool> {
        let [one, two, three] = corners;
        let side = |from: (f32, f32), to: (f32, f32)| {
            (to.0 - from.0) * (y as f32 + 0.5 - from.1)
                - (to.1 - from.1) * (x as f32 + 0.5 - from.0)
        };
        let sides = [side(one, two), side(two, three), side(three, one)];
        let is = sides.iter().all(|&side| side > 0.0) || sides.iter().all(|&side| side < 0.0);
        (!sides.contains(&0.0)).then_some(is)
    }

    #[test]
    fn a_triangle_has_the_pixels_whose_middles_are_in_it() {
        let mut rng = fastrand::Rng::with_seed(3);
        let mut many = 0;
        for _ in 0..300 {
            let mut corner = || [rng.u32(..160), rng.u32(..160)].map(|at| at as f32 / 8.0);
            let corners = [corner(), corner(), corner()].map(|[x, y]| (x, y));
            let picture = of(&triangle(corners, Color32::RED), 1.0);
            let from = picture.rect.min;
            let [width, height] = picture.image.size;
            for (x, y) in (0..20).flat_map(|y| (0..20).map(move |x| (x, y))) {
                let (left, above) = (x - from.x as isize, y - from.y as isize);
                let is_there = left >= 0
                    && above >= 0
                    && (left as usize) < width
                    && (above as usize) < height
                    && picture.image.pixels[above as usize * width + left as usize] == Color32::RED;
                if let Some(expected) = is_within(corners, x as usize, y as usize) {
                    assert_eq!(is_there, expected, "{x}, {y} in {corners:?}");
                    many += u32::from(is_there);
                }
            }
        }
        assert!(many > 5000, "{many}");
    }

    #[test]
    fn pixels_between_two_triangles_are_drawn_once() {
        // A square of two halves, its corners on middles of pixels.
        let half = Color32::from_rgba_premultiplied(0, 0, 100, 100);
        for turned in [false, true] {
            let mut mesh = Mesh::default();
            for (x, y) in [(0.5, 0.5), (8.5, 0.5), (8.5, 8.5), (0.5, 8.5)] {
                mesh.colored_vertex(pos2(x, y), half);
            }
            let [first, second] = match turned {
                false => [[0, 1, 2], [2, 3, 0]],
                true => [[0, 3, 1], [1, 3, 2]],
            };
            mesh.add_triangle(first[0], first[1], first[2]);
            mesh.add_triangle(second[0], second[1], second[2]);
            let image = of(&mesh, 1.0).image;
            let drawn = image.pixels.iter().filter(|&&pixel| pixel == half).count();
            let empty = image.pixels.iter();
            let empty = empty.filter(|&&pixel| pixel == Color32::TRANSPARENT);
            assert_eq!((drawn, empty.count()), (64, 81 - 64));
        }
    }

    #[test]
    fn colours_change_evenly_and_lie_over_each_other() {
        let mut mesh = Mesh::default();
        let (left, right) = (Color32::BLACK, Color32::from_rgb(200, 100, 0));
        for (x, y, colour) in [
            (0.0, 0.0, left),
            (100.0, 0.0, right),
            (100.0, 4.0, right),
            (0.0, 4.0, left),
        ] {
            mesh.colored_vertex(pos2(x, y), colour);
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(2, 3, 0);
        let image = of(&mesh, 1.0).image;
        for row in image.pixels.chunks(100) {
            for (x, pixel) in row.iter().enumerate() {
                let share = (x as f32 + 0.5) / 100.0;
                let expected = Color32::from_rgb(
                    (200.0 * share).round() as u8,
                    (100.0 * share).round() as u8,
                    0,
                );
                let near = pixel.to_array().into_iter().zip(expected.to_array());
                assert!(near.into_iter().all(|(one, other)| one.abs_diff(other) < 2));
            }
        }
        // Half of white over it.
        let over = Color32::from_white_alpha(128);
        mesh.append(triangle([(-9.0, -9.0), (400.0, -9.0), (-9.0, 400.0)], over));
        let picture = of(&mesh, 1.0);
        let [width, _] = picture.image.size;
        let at = |x: f32, y: f32| {
            let at = pos2(x, y) - picture.rect.min;
            picture.image.pixels[at.y as usize * width + at.x as usize]
        };
        assert_eq!(
            at(0.0, 0.0).r(),
            128 + (1.0_f32 * 127.0 / 255.0).round() as u8
        );
        assert_eq!(
            at(99.0, 1.0).r(),
            128 + (199.0_f32 * 127.0 / 255.0).round() as u8
        );
        assert_eq!(at(99.0, 1.0).a(), 255);
        assert_eq!(at(200.0, 20.0), over);
    }

    #[test]
    fn it_lies_where_the_mesh_lay_at_any_zoom() {
        for pixels_per_point in [1.0, 1.25, 1.5, 2.0] {
            let mut shapes = Mesh::default();
            let options = TessellationOptions::default();
            let mut tessellator = Tessellator::new(pixels_per_point, options, [1, 1], Vec::new());
            let shape = Shape::circle_filled(pos2(-7.3, 12.4), 20.0, Color32::GREEN);
            tessellator.tessellate_shape(shape, &mut shapes);
            let picture = of(&shapes, pixels_per_point);
            let bounds = shapes.calc_bounds();
            assert!(picture.rect.contains_rect(bounds));
            let pixel = 1.0 / pixels_per_point;
            assert!(bounds.expand(1.01 * pixel).contains_rect(picture.rect));
            let corner = picture.rect.min * pixels_per_point;
            assert!((corner - corner.round()).length() < 1e-3, "{corner:?}");
            assert_eq!(picture.image.size, size_of(&shapes, pixels_per_point));
            let covered: f32 = picture
                .image
                .pixels
                .iter()
                .map(|pixel| f32::from(pixel.a()))
                .sum();
            let area = covered / 255.0 * pixel * pixel;
            let expected = std::f32::consts::PI * 400.0;
            assert!(
                (area / expected - 1.0).abs() < 0.01,
                "{area} is not {expected}"
            );
        }
    }

    #[test]
    fn nothing_is_a_picture_without_pixels() {
        assert_eq!(of(&Mesh::default(), 2.0).image.size, [0, 0]);
    }
}

//! Turns a mesh into pixels, the way a graphics card without anti-aliasing does: a pixel
//! belongs to the triangle that contains its centre, and colours are blended premultiplied
//! and in gamma space, as in egui.

use eframe::egui::epaint::{Mesh, Vertex};
use eframe::egui::{Color32, ColorImage, Pos2, Rect, Vec2, vec2};

/// Corners are rounded to this fraction of a pixel: with integers it is exact on which side
/// of an edge a pixel lies.
const PARTS: i64 = 256;

/// The pixels of a mesh, and where they lie.
#[derive(Clone, Debug)]
pub struct Picture {
    /// In points, from the origin of the mesh, which is at a pixel corner.
    pub rect: Rect,
    /// As large as the rectangle, in pixels.
    pub image: ColorImage,
}

/// Returns how many pixels the mesh spans in x and y, including empty ones in between.
#[must_use]
pub fn size_of(mesh: &Mesh, pixels_per_point: f32) -> [usize; 2] {
    let (_, size) = pixels_of(mesh, pixels_per_point);
    size
}

/// Draws a mesh without a texture.
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
    let pixels = pixels.map(|&[r, g, b, a]| {
        // A cast rounds down and stays between 0 and 255.
        let whole = |part: f32| (part + 0.5) as u8;
        Color32::from_rgba_premultiplied(whole(r), whole(g), whole(b), whole(a))
    });
    let size = vec2(width as f32, height as f32) / pixels_per_point;
    Picture {
        rect: Rect::from_min_size(corner.to_pos2(), size),
        image: ColorImage::new([width, height], pixels.collect()),
    }
}

/// Returns the pixels around all vertices: the corner in points, and the size in pixels.
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
    /// Red, green, blue and alpha, premultiplied, 0 to 255.
    pixels: Vec<[f32; 4]>,
}

impl Canvas {
    /// Returns the position of a point, in fractions of a pixel.
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
                let pixels = &mut self.pixels[span];
                if colours[0].is_opaque() {
                    pixels.fill(over);
                } else {
                    for pixel in pixels {
                        cover(pixel, over);
                    }
                }
                continue;
            }
            // The weight of each corner, here and one pixel further.
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
                over[0] += step[0];
                over[1] += step[1];
                over[2] += step[2];
                over[3] += step[3];
            }
        }
    }
}

/// Blends a colour over a pixel.
#[allow(
    clippy::inline_always,
    reason = "built for size, it would be a call for each pixel, and an iterator one for each part"
)]
#[inline(always)]
fn cover(pixel: &mut [f32; 4], over: [f32; 4]) {
    let through = 1.0 - over[3] / 255.0;
    pixel[0] = pixel[0] * through + over[0];
    pixel[1] = pixel[1] * through + over[1];
    pixel[2] = pixel[2] * through + over[2];
    pixel[3] = pixel[3] * through + over[3];
}

/// The edge of a triangle that runs clockwise on the screen.
struct Edge {
    from: [i64; 2],
    way: [i64; 2],
    /// Whether a pixel whose centre lies exactly on the edge belongs to this triangle: it
    /// belongs to one of the two that share the edge.
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

    /// Returns on which side a point lies: positive inside, zero on the edge. The value is
    /// twice an area, in fractions of a pixel.
    fn side(&self, at: [i64; 2]) -> i64 {
        self.way[0] * (at[1] - self.from[1]) - self.way[1] * (at[0] - self.from[0])
    }

    /// Returns how much that changes one pixel further right.
    fn along(&self) -> i64 {
        -self.way[1] * PARTS
    }

    /// Narrows the pixels `from..to` of a row, with centres at `y`, to those inside.
    fn narrow(&self, y: i64, from: &mut i64, to: &mut i64) {
        // A pixel x is inside if `start + along * x >= 0`.
        let least = i64::from(!self.has_middle);
        let start = self.side([PARTS / 2, y]) - least;
        let along = self.along();
        if along > 0 {
            // Rounded up to the first pixel inside.
            *from = (*from).max(-start.div_euclid(along));
        } else if along < 0 {
            *to = (*to).min(start.div_euclid(-along) + 1);
        } else if start < 0 {
            *to = *from;
        }
    }
}

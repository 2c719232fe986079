//! A drawing as areas and lines in drawing order, for a file that looks the same
//! everywhere: as SVG, or as the pixels of a PNG. Letters are outlines. A letter that our
//! fonts lack becomes text in an SVG and an empty box in a PNG.

use std::fmt::Write as _;

use kurbo::{Affine, BezPath, Circle, PathEl, Point, Rect, RoundedRect, Shape};

use super::letters::{self, Face};

/// The greatest distance of a flattened curve from the true one.
const NEAR: f64 = 0.05;

/// A colour: red, green, blue and opacity, each 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink(pub [u8; 4]);

impl Ink {
    /// Creates an opaque colour in the usual form `0xRRGGBB`.
    #[must_use]
    pub const fn of(rgb: u32) -> Self {
        let [_, r, g, b] = rgb.to_be_bytes();
        Self([r, g, b, 255])
    }

    /// Returns the colour at an opacity from 0 to 1.
    #[must_use]
    pub fn faint(self, opacity: f64) -> Self {
        let [r, g, b, a] = self.0;
        Self([r, g, b, (f64::from(a) * opacity).round() as u8])
    }
}

/// Something drawn.
#[derive(Clone, Debug)]
enum Mark {
    Fill(BezPath, Ink),
    Stroke(BezPath, f64, Ink),
    /// Letters that our fonts lack: the start of the baseline, the width, the size.
    Foreign(String, Point, f64, f64, Ink),
}

/// How a text is aligned to a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The text begins at the point.
    Left,
    /// The text is centred on the point.
    Middle,
    /// The text ends at the point.
    Right,
}

/// A drawing.
#[derive(Clone, Debug)]
pub struct Scene {
    width: f64,
    height: f64,
    marks: Vec<Mark>,
    place: Affine,
}

impl Scene {
    /// Creates an empty drawing.
    #[must_use]
    pub fn new(width: f64, height: f64) -> Self {
        Self {
            width,
            height,
            marks: Vec::new(),
            place: Affine::IDENTITY,
        }
    }

    /// Draws something at an offset.
    pub fn at(&mut self, x: f64, y: f64, draw: impl FnOnce(&mut Self)) {
        let before = self.place;
        self.place = before * Affine::translate((x, y));
        draw(self);
        self.place = before;
    }

    /// Fills a path.
    pub fn fill(&mut self, path: &BezPath, ink: Ink) {
        self.marks.push(Mark::Fill(self.place * path.clone(), ink));
    }

    /// Draws a path as a line.
    pub fn stroke(&mut self, path: &BezPath, width: f64, ink: Ink) {
        let path = self.place * path.clone();
        self.marks.push(Mark::Stroke(path, width, ink));
    }

    /// Fills a rectangle with corners of this radius.
    pub fn rect(&mut self, rect: Rect, corner: f64, ink: Ink) {
        self.fill(&rounded(rect, corner), ink);
    }

    /// Draws the edge of a rectangle.
    pub fn frame(&mut self, rect: Rect, corner: f64, width: f64, ink: Ink) {
        self.stroke(&rounded(rect, corner), width, ink);
    }

    /// Fills a circle.
    pub fn circle(&mut self, centre: Point, radius: f64, ink: Ink) {
        self.fill(&Circle::new(centre, radius).to_path(NEAR), ink);
    }

    /// Draws the edge of a circle.
    pub fn ring(&mut self, centre: Point, radius: f64, width: f64, ink: Ink) {
        self.stroke(&Circle::new(centre, radius).to_path(NEAR), width, ink);
    }

    /// Draws a straight line.
    pub fn line(&mut self, from: Point, to: Point, width: f64, ink: Ink) {
        let mut path = BezPath::new();
        path.move_to(from);
        path.line_to(to);
        self.stroke(&path, width, ink);
    }

    /// Fills a polygon.
    pub fn polygon(&mut self, points: &[Point], ink: Ink) {
        self.fill(&polygon(points), ink);
    }

    /// Writes a text with its baseline at this point.
    pub fn text(&mut self, at: Point, side: Side, face: Face, size: f64, text: &str, ink: Ink) {
        let letters = letters::set(face, size, text);
        let begin = match side {
            Side::Left => at.x,
            Side::Middle => at.x - letters.width / 2.0,
            Side::Right => at.x - letters.width,
        };
        let place = self.place * Affine::translate((begin, at.y));
        if !letters.path.elements().is_empty() {
            self.marks.push(Mark::Fill(place * letters.path, ink));
        }
        for (run, from, to) in letters.foreign {
            let at = place * Point::new(from, 0.0);
            self.marks
                .push(Mark::Foreign(run, at, to - from, size, ink));
        }
    }

    /// Writes a text in smaller letters if it would be wider than `room`, and cuts it off
    /// if that is not enough.
    pub fn text_within(
        &mut self,
        at: Point,
        (side, room): (Side, f64),
        (face, size): (Face, f64),
        text: &str,
        ink: Ink,
    ) {
        let whole = letters::set(face, size, text).width;
        let smaller = (size * room / whole.max(1.0)).clamp(size * 0.6, size);
        let mut shown = text.to_owned();
        let mut most = text.chars().count();
        while most > 1 && letters::set(face, smaller, &shown).width > room {
            most -= 1;
            shown = crate::text::cut(text, most);
        }
        self.text(at, side, face, smaller, &shown, ink);
    }

    /// Returns the width of a text.
    #[must_use]
    pub fn width_of(face: Face, size: f64, text: &str) -> f64 {
        letters::set(face, size, text).width
    }

    /// Cuts the drawing off at this height.
    pub fn end_at(&mut self, height: f64) {
        self.height = height;
    }

    /// Returns the drawing as SVG, with a description in words. It has no XML declaration,
    /// because it may be part of a page.
    #[must_use]
    pub fn svg(&self, told: &str) -> String {
        let (width, height) = (short(self.width), short(self.height));
        let mut text = String::new();
        let _ = write!(
            text,
            r"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' "
        );
        let _ = write!(text, r"width='{width}' height='{height}' role='img'>");
        let _ = write!(text, "<title>{}</title>", escaped(told));
        for mark in &self.marks {
            match mark {
                Mark::Fill(path, ink) => {
                    let _ = write!(text, r"<path d='{}' fill='{}'", data(path), rgb(*ink));
                    text.push_str(&opacity(r"fill-opacity", *ink));
                }
                Mark::Stroke(path, width, ink) => {
                    let (path, width) = (data(path), short(*width));
                    let _ = write!(text, r"<path d='{path}' fill='none' ");
                    let _ = write!(text, r"stroke='{}' stroke-width='{width}'", rgb(*ink));
                    text.push_str(&opacity(r"stroke-opacity", *ink));
                }
                Mark::Foreign(run, at, wide, size, ink) => {
                    let (x, y, size) = (short(at.x), short(at.y), short(size * 0.86));
                    let wide = short(*wide);
                    let _ = write!(text, r"<text x='{x}' y='{y}' font-size='{size}' ");
                    let _ = write!(
                        text,
                        r"textLength='{wide}' lengthAdjust='spacingAndGlyphs' "
                    );
                    let _ = write!(text, r"fill='{}'>{}</text>", rgb(*ink), escaped(run));
                    continue;
                }
            }
            text.push_str("/>");
        }
        text.push_str("</svg>");
        text.replace('\'', "\"")
    }

    /// Returns the drawing as PNG, with this many pixels per unit.
    #[must_use]
    pub fn png(&self, scale: f64) -> Vec<u8> {
        use image::{ExtendedColorType, ImageEncoder as _};
        use vello_cpu::peniko::color::AlphaColor;
        use vello_cpu::{Pixmap, RenderContext, Resources};

        let pixels = |length: f64| (length * scale).round().clamp(1.0, 16_000.0) as u16;
        let (width, height) = (pixels(self.width), pixels(self.height));
        let mut context = RenderContext::new(width, height);
        context.set_transform(Affine::scale(scale));
        for mark in &self.marks {
            let ink = match mark {
                Mark::Fill(_, ink) | Mark::Stroke(_, _, ink) | Mark::Foreign(.., ink) => *ink,
            };
            let [red, green, blue, alpha] = ink.0;
            context.set_paint(AlphaColor::from_rgba8(red, green, blue, alpha));
            match mark {
                Mark::Fill(path, _) => context.fill_path(path),
                Mark::Stroke(path, width, _) => {
                    context.set_stroke(kurbo::Stroke::new(*width));
                    context.stroke_path(path);
                }
                Mark::Foreign(run, at, wide, size, _) => {
                    let letters = run.chars().count().max(1) as f64;
                    let step = (wide / letters).max(size * 0.5);
                    context.set_stroke(kurbo::Stroke::new(size / 14.0));
                    let mut x = at.x;
                    while x + step * 0.8 < at.x + wide {
                        let from = Point::new(x + step * 0.12, at.y);
                        let to = Point::new(x + step * 0.88, at.y - size * 0.66);
                        context.stroke_path(&Rect::from_points(from, to).to_path(NEAR));
                        x += step;
                    }
                }
            }
        }
        context.flush();
        let mut pixmap = Pixmap::new(width, height);
        context.render(&mut pixmap, &mut Resources::new());
        let pixels = pixmap.take_unpremultiplied();
        let bytes: Vec<u8> = pixels
            .iter()
            .flat_map(|pixel| [pixel.r, pixel.g, pixel.b, pixel.a])
            .collect();
        let mut png = Vec::new();
        // Writing to memory does not fail.
        let _ = image::codecs::png::PngEncoder::new(&mut png).write_image(
            &bytes,
            width.into(),
            height.into(),
            ExtendedColorType::Rgba8,
        );
        png
    }
}

/// Returns a closed line through these points.
pub fn polygon(points: &[Point]) -> BezPath {
    let mut path = BezPath::new();
    for (at, point) in points.iter().enumerate() {
        match at {
            0 => path.move_to(*point),
            _ => path.line_to(*point),
        }
    }
    path.close_path();
    path
}

fn rounded(rect: Rect, corner: f64) -> BezPath {
    match corner > 0.0 {
        true => RoundedRect::from_rect(rect, corner).to_path(NEAR),
        false => rect.to_path(NEAR),
    }
}

/// Writes a number with at most two decimals.
fn short(number: f64) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    match text {
        "-0" => "0".to_owned(),
        text => text.to_owned(),
    }
}

fn rgb(ink: Ink) -> String {
    let [r, g, b, _] = ink.0;
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn opacity(name: &str, ink: Ink) -> String {
    match ink.0[3] {
        255 => String::new(),
        alpha => format!(" {name}='{}'", short(f64::from(alpha) / 255.0)),
    }
}

/// Writes a path in SVG syntax.
fn data(path: &BezPath) -> String {
    let mut text = String::new();
    for element in path.elements() {
        let (letter, points): (char, &[Point]) = match element {
            PathEl::MoveTo(a) => ('M', &[*a]),
            PathEl::LineTo(a) => ('L', &[*a]),
            PathEl::QuadTo(a, b) => ('Q', &[*a, *b]),
            PathEl::CurveTo(a, b, c) => ('C', &[*a, *b, *c]),
            PathEl::ClosePath => ('Z', &[]),
        };
        text.push(letter);
        for (at, point) in points.iter().enumerate() {
            if at > 0 {
                text.push(' ');
            }
            let _ = write!(text, "{} {}", short(point.x), short(point.y));
        }
    }
    text
}

/// Escapes a text for XML and HTML.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter if letter.is_control() => safe.push(' '),
            '\u{fffe}' | '\u{ffff}' => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

//! Letters of our two typefaces as outlines, so that a picture looks the same wherever it
//! is opened. Letters that the typeface lacks keep their place.

use std::sync::LazyLock;

use kurbo::{Affine, BezPath};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider as _};

use crate::fonts::{DISPLAY, STRONG, TEXT};

/// A typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// For running text.
    Text,
    /// For numbers and names.
    Strong,
    /// For headings.
    Display,
}

fn font(face: Face) -> &'static FontRef<'static> {
    static FONTS: LazyLock<[FontRef<'static>; 3]> = LazyLock::new(|| {
        [&TEXT, &STRONG, &DISPLAY].map(|font| FontRef::new(font.bytes()).expect("the font is ours"))
    });
    match face {
        Face::Text => &FONTS[0],
        Face::Strong => &FONTS[1],
        Face::Display => &FONTS[2],
    }
}

/// A line of text, starting at the origin.
#[derive(Debug, Default)]
pub(super) struct Letters {
    /// Its outlines.
    pub(super) path: BezPath,
    /// Its width.
    pub(super) width: f64,
    /// Runs without outlines, with the positions where they begin and end.
    pub(super) foreign: Vec<(String, f64, f64)>,
}

/// Sets a line of text.
pub(super) fn set(face: Face, size: f64, text: &str) -> Letters {
    let font = font(face);
    let size_of = Size::new(size as f32);
    let glyphs = font.outline_glyphs();
    let metrics = font.glyph_metrics(size_of, LocationRef::default());
    let charmap = font.charmap();
    let mut letters = Letters::default();
    for letter in text.chars() {
        let glyph = charmap.map(letter);
        let Some(glyph) = glyph else {
            // Adjacent letters stay in one run, because the viewer knows how to join them.
            let begin = letters.width;
            letters.width += size * width_of_foreign(letter);
            match letters.foreign.last_mut() {
                Some((run, _, end)) if *end == begin => {
                    run.push(letter);
                    *end = letters.width;
                }
                _ => {
                    let run = (letter.to_string(), begin, letters.width);
                    letters.foreign.push(run);
                }
            }
            continue;
        };
        if let Some(outline) = glyphs.get(glyph) {
            let mut pen = Pen(BezPath::new());
            let settings = DrawSettings::unhinted(size_of, LocationRef::default());
            // A letter that cannot be drawn is left out.
            let _ = outline.draw(settings, &mut pen);
            let place = Affine::translate((letters.width, 0.0)) * Affine::FLIP_Y;
            letters.path.extend((place * pen.0).iter());
        }
        letters.width += f64::from(metrics.advance_width(glyph).unwrap_or_default());
    }
    letters
}

/// Returns the approximate width of a letter that our typefaces lack, relative to the font
/// size.
fn width_of_foreign(letter: char) -> f64 {
    match letter {
        '\u{200b}'..='\u{200f}' | '\u{fe00}'..='\u{fe0f}' => 0.0,
        '\u{1100}'.. => 1.0,
        _ => 0.6,
    }
}

struct Pen(BezPath);

fn point(x: f32, y: f32) -> (f64, f64) {
    (x.into(), y.into())
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(point(x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(point(x, y));
    }

    fn quad_to(&mut self, ax: f32, ay: f32, x: f32, y: f32) {
        self.0.quad_to(point(ax, ay), point(x, y));
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.0.curve_to(point(ax, ay), point(bx, by), point(x, y));
    }

    fn close(&mut self) {
        self.0.close_path();
    }
}

//! Lines of text in which a name may run from right to left.
//!
//! egui 0.37 turns a whole section of text around when it contains a letter of such a
//! script. So every run is its own section here: the name turns around, the sentence around
//! it does not.

use std::sync::Arc;

use eframe::egui::text::{ByteIndex, LayoutJob, LayoutSection, TextFormat, TextWrapping};
use eframe::egui::{Align2, Color32, FontId, Galley, Pos2, Rect, Ui};

use super::theme::size;
use words::text::{SHORT_NAME, cut};

/// The smallest size of letters that do not fit at their own size: this fraction of it, and
/// at least this many points.
const LEAST_PART: f32 = 0.75;
const LEAST_SIZE: f32 = 10.0;

/// Lays out a single line in one font and colour.
#[must_use]
pub fn line(text: &str, font: FontId, colour: Color32) -> LayoutJob {
    let mut end = 0;
    // Not with `append`, which joins sections of the same format.
    let sections = runs(text).into_iter().map(|run| {
        let start = end;
        end += run.len();
        LayoutSection {
            leading_space: 0.0,
            byte_range: ByteIndex(start)..ByteIndex(end),
            format: TextFormat::simple(font.clone(), colour),
        }
    });
    LayoutJob {
        sections: sections.collect(),
        text: text.to_owned(),
        break_on_newline: false,
        ..LayoutJob::default()
    }
}

/// Lays out a line in this much room: in somewhat smaller letters if it does not fit, as in
/// languages with longer words, and cut if it still does not fit.
pub fn in_room(ui: &Ui, font: FontId, room: f32, lay: impl Fn(FontId) -> LayoutJob) -> Arc<Galley> {
    let cut = |font: FontId| {
        let mut job = lay(font);
        job.wrap = TextWrapping::truncate_at_width(room.max(1.0));
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let galley = cut(font.clone());
    if !galley.elided {
        return galley;
    }
    let wide = ui.fonts_mut(|fonts| fonts.layout_job(lay(font.clone())));
    let least = (font.size * LEAST_PART).max(LEAST_SIZE).min(font.size);
    // In steps of half a point, to limit the number of sizes drawn.
    let points = (font.size * room / wide.size().x * 2.0).floor() / 2.0;
    match points >= least {
        true => cut(FontId::new(points, font.family)),
        false => galley,
    }
}

/// Paints a line from a point, cut to this much room. Returns its place.
pub fn paint(
    ui: &Ui,
    at: Pos2,
    anchor: Align2,
    text: &str,
    (font, colour): (FontId, Color32),
    room: f32,
) -> Rect {
    let galley = in_room(ui, font, room, |font| line(text, font, colour));
    let rect = anchor.anchor_size(at, galley.size());
    ui.painter().galley(rect.min, galley, colour);
    rect
}

/// Paints a sentence from its left centre: in the largest size that fits, and in two lines
/// if even the smallest does not. Returns its place.
pub fn in_one_or_two(
    ui: &Ui,
    at: Pos2,
    text: &str,
    (face, colour): (fn(f32) -> FontId, Color32),
    [least, most]: [f32; 2],
    room: f32,
) -> Rect {
    let font = fitting(ui, text, face, [least, most], room);
    if width(ui, text, font.clone()) <= room {
        return paint(ui, at, Align2::LEFT_CENTER, text, (font, colour), room);
    }
    let mut job = line(text, face(least), colour);
    for section in &mut job.sections {
        section.format.line_height = Some(least + 1.0);
    }
    job.wrap.max_width = room;
    job.wrap.max_rows = 2;
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let rect = Align2::LEFT_CENTER.anchor_size(at, galley.size());
    ui.painter().galley(rect.min, galley, colour);
    rect
}

/// Returns the width of a line, in points.
#[must_use]
pub fn width(ui: &Ui, text: &str, font: FontId) -> f32 {
    let job = line(text, font, Color32::PLACEHOLDER);
    ui.fonts_mut(|fonts| fonts.layout_job(job)).size().x
}

/// Returns a font in the largest size in which a text fits this room, from `most` down to
/// `least` points.
#[must_use]
pub fn fitting(
    ui: &Ui,
    text: &str,
    face: fn(f32) -> FontId,
    [least, most]: [f32; 2],
    room: f32,
) -> FontId {
    let wanted = width(ui, text, face(most));
    if wanted <= room {
        return face(most);
    }
    // Text width grows almost linearly with size, so measuring once is enough.
    let points = size::within((most * room / wanted).floor(), least, most);
    face(points)
}

/// Returns a name in the first of these sizes in which it fits; if it fits in none, as much
/// of its beginning as fits in the last.
///
/// It measures a name of `n` letters about `log2(n)` times, because egui keeps every text
/// it lays out for a frame.
#[must_use]
pub fn name_in_room(
    ui: &Ui,
    name: &str,
    face: fn(f32) -> FontId,
    sizes: &[f32],
    room: f32,
) -> (String, FontId) {
    // No letter is narrower than a point, so a longer name cannot fit.
    let name = &cut(name, (room.max(0.0) as usize).max(1));
    for &points in sizes {
        let font = face(points);
        if width(ui, name, font.clone()) <= room {
            return (name.clone(), font);
        }
    }
    let font = face(sizes.last().copied().unwrap_or(LEAST_SIZE));
    let (mut fits, mut too_many) = (1, name.chars().count().max(2));
    while too_many - fits > 1 {
        let most = usize::midpoint(fits, too_many);
        match width(ui, &cut(name, most), font.clone()) <= room {
            true => fits = most,
            false => too_many = most,
        }
    }
    (cut(name, fits), font)
}

/// Returns a sentence whose names are shortened until all of it fits in `least` points.
/// `say` gets the most letters that a name may have.
#[must_use]
pub fn giving_way(
    ui: &Ui,
    (face, least): (fn(f32) -> FontId, f32),
    room: f32,
    say: impl Fn(usize) -> String,
) -> String {
    let mut said = say(usize::MAX);
    for most in [SHORT_NAME, 12, 8, 5] {
        if width(ui, &said, face(least)) <= room {
            break;
        }
        said = say(most);
    }
    said
}

/// Splits the text where its direction changes. Blanks between two right-to-left words
/// belong to them.
pub fn runs(text: &str) -> Vec<&str> {
    let mut runs = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.find(runs_leftwards) {
        let (before, from) = rest.split_at(first);
        let other = |c: char| !runs_leftwards(c) && c.is_alphanumeric();
        let end = from.find(other).unwrap_or(from.len());
        let run = from[..end].trim_end_matches(|c| !runs_leftwards(c));
        runs.extend((!before.is_empty()).then_some(before));
        runs.push(run);
        rest = &from[run.len()..];
    }
    runs.extend((!rest.is_empty()).then_some(rest));
    runs
}

/// Returns whether a letter belongs to a script written from right to left: Hebrew, Arabic
/// and their neighbours in Unicode's blocks.
fn runs_leftwards(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

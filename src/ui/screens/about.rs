//! *About*: the version, the licence, and the licences of everything the program is made
//! of.
//!
//! The licences are a list that scrolls, also with the arrow and page keys; the buttons are
//! `Close` and, for reports, `Copy the version`.

use std::ops::Range;

use eframe::egui::{self, Key, RichText, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::super::Intent;
use super::super::base::text;
use super::super::base::theme::{Palette, face, size};
use super::super::parts::dialog_parts;
use super::super::parts::widgets::Press;
use words::fl;
use words::notices::{LICENCE, NOTICES};

/// The size of the type in points, and the height of a line.
const POINTS: f32 = 13.0;
const LINE: f32 = 17.0;
/// The least height of the list.
const LEAST: f32 = 60.0;

/// The page.
#[derive(Debug, Default)]
pub struct AboutDialog {
    /// The lines of the list for the current width.
    lines: Vec<Line>,
    width: f32,
}

/// A line of the list.
#[derive(Debug)]
enum Line {
    /// A range of bytes in one of the two texts: the notices if `is_notice`.
    Text {
        is_notice: bool,
        bytes: Range<usize>,
    },
    /// A line between two licences.
    Rule,
}

impl AboutDialog {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui) -> Option<Intent> {
        let palette = Palette::of(ui);
        let version = fl!(about_version, version = env!("CARGO_PKG_VERSION"));
        ui.label(RichText::new(&version).font(face::display(24.0)));
        ui.label(fl!(about_what));
        ui.label(RichText::new(fl!(about_need)).color(palette.weak));
        ui.add_space(size::GAP);
        ui.label(RichText::new(fl!(about_licences)).font(face::strong(14.0)));
        let foot = size::BUTTON + size::SPACE + 2.0 * (size::SPACE + size::GAP) + 24.0;
        let window = ui.ctx().content_rect();
        let above = ui.cursor().top() - ui.max_rect().top();
        // The page is below the header.
        let high = (window.height() - size::HEADER - above - foot).max(LEAST);
        self.list(ui, high);
        ui.add_space(size::SPACE);
        ui.horizontal(|ui| {
            let wanted = dialog_parts::closes(ui, fl!(close));
            if ui.add(Press::new(fl!(about_copy))).clicked() {
                let system = [std::env::consts::OS, std::env::consts::ARCH].join(" ");
                ui.ctx().copy_text(format!("{version} ({system})"));
            }
            wanted
        })
        .inner
    }

    fn list(&mut self, ui: &mut Ui, high: f32) {
        let width = ui.available_width() - 16.0;
        if (self.width - width).abs() > 0.5 {
            self.lines = lines(ui, width);
            self.width = width;
        }
        let by = scrolled(ui, high);
        let palette = Palette::of(ui);
        let area = ScrollArea::vertical()
            .id_salt("licences")
            .max_height(high)
            .auto_shrink([false, true]);
        ui.spacing_mut().item_spacing.y = 0.0;
        area.show_rows(ui, LINE, self.lines.len(), |ui, rows| {
            if by != 0.0 {
                ui.scroll_with_delta(vec2(0.0, by));
            }
            for line in &self.lines[rows] {
                let (rect, response) = ui.allocate_exact_size(vec2(width, LINE), Sense::hover());
                match line {
                    Line::Rule => {
                        let stroke = egui::Stroke::new(1.0, palette.line);
                        ui.painter().hline(rect.x_range(), rect.center().y, stroke);
                    }
                    Line::Text { is_notice, bytes } => {
                        let said = &of(*is_notice)[bytes.clone()];
                        let style = (face::text(POINTS), palette.ink);
                        let left = egui::Align2::LEFT_CENTER;
                        text::paint(ui, rect.left_center(), left, said, style, f32::INFINITY);
                        response.widget_info(|| {
                            WidgetInfo::labeled(egui::Role::Label, true, said.trim())
                        });
                    }
                }
            }
        });
    }
}

fn of(is_notice: bool) -> &'static str {
    match is_notice {
        true => NOTICES.text(),
        false => LICENCE,
    }
}

/// Returns how far the keys scroll the list.
fn scrolled(ui: &Ui, high: f32) -> f32 {
    let all = NOTICES.text().len() as f32 * LINE;
    let keys = [
        (Key::ArrowDown, -LINE),
        (Key::ArrowUp, LINE),
        (Key::PageDown, LINE - high),
        (Key::PageUp, high - LINE),
        (Key::End, -all),
        (Key::Home, all),
    ];
    let keys = keys.map(|(key, by)| ui.input(|input| input.num_presses(key) as f32 * by));
    keys.into_iter().sum()
}

/// Breaks both texts into lines no wider than this.
fn lines(ui: &Ui, width: f32) -> Vec<Line> {
    let font = face::text(POINTS);
    // The texts have 300,000 letters, nearly all of them these.
    let mut widths = [0.0; 128];
    ui.fonts_mut(|fonts| {
        for (letter, width) in (0_u8..).zip(&mut widths) {
            *width = fonts.glyph_width(&font, letter.into());
        }
    });
    let mut lines = Vec::new();
    for is_notice in [false, true] {
        let all = of(is_notice);
        let mut start = 0;
        for line in all.split_inclusive('\n') {
            let bare = line.trim_end();
            if bare.len() > 40 && bare.chars().all(|letter| matches!(letter, '=' | '-')) {
                lines.push(Line::Rule);
            } else {
                let breaks = ui.fonts_mut(|fonts| {
                    breaks(bare, width, |letter| match widths.get(letter as usize) {
                        Some(width) => *width,
                        None => fonts.glyph_width(&font, letter),
                    })
                });
                lines.extend(breaks.into_iter().map(|bytes| Line::Text {
                    is_notice,
                    bytes: start + bytes.start..start + bytes.end,
                }));
            }
            start += line.len();
        }
        if !is_notice {
            lines.push(Line::Rule);
        }
    }
    lines
}

/// Returns the parts into which a line is broken so that each fits, at blanks where
/// possible.
pub fn breaks(line: &str, width: f32, mut wide: impl FnMut(char) -> f32) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let (mut start, mut blank, mut used) = (0, None, 0.0);
    for (at, letter) in line.char_indices() {
        used += wide(letter);
        if letter == ' ' {
            blank = Some(at);
        }
        if used > width && at > start {
            let end = blank.filter(|&blank| blank > start).unwrap_or(at);
            parts.push(start..end);
            start = match line[end..].starts_with(' ') {
                true => end + 1,
                false => end,
            };
            let rest = line.get(start..=at).unwrap_or_default();
            used = rest.chars().map(&mut wide).sum();
            blank = None;
        }
    }
    parts.push(start.min(line.len())..line.len());
    parts
}

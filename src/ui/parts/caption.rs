//! The heading of a group, in small capitals.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{self, Color32, Response, Role, TextFormat, Ui, WidgetInfo};

use super::super::base::explain;
use super::super::base::theme::{Palette, face};

/// A heading of a group, in small capitals.
#[must_use]
pub fn caption_job(text: &str, colour: Color32) -> LayoutJob {
    let format = TextFormat {
        font_id: face::strong(11.0),
        extra_letter_spacing: 0.9,
        color: colour,
        ..TextFormat::default()
    };
    LayoutJob::single_section(text.to_uppercase(), format)
}

/// Long words of a caption stand closer, and are written smaller; at last they are cut.
pub fn fit_caption(ui: &Ui, job: &mut LayoutJob, room: f32) {
    for points in [10.0, 9.0, 8.0] {
        let wide = ui.fonts_mut(|fonts| fonts.layout_job(job.clone())).size().x;
        if wide <= room {
            return;
        }
        for section in &mut job.sections {
            section.format.extra_letter_spacing = 0.2;
            section.format.font_id = face::strong(points);
        }
    }
    job.wrap = TextWrapping::truncate_at_width(room);
}

/// A heading of a group, in small capitals; called by its text as it is written.
pub fn caption(ui: &mut Ui, text: &str) -> Response {
    let mut job = caption_job(text, Palette::of(ui).weak);
    fit_caption(ui, &mut job, ui.available_width());
    let response = ui.add(egui::Label::new(job).truncate());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    explain::says(&response, text);
    response
}

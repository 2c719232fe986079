//! What was just done, told quietly at the foot of the log, where it covers
//! nothing: it goes with the next decision.
//!
//! Buttons: `Undo: …` with what it takes back, `Dismiss: …`.

use eframe::egui::{self, RichText, Ui};

use super::Intent;
use super::state::{Notice, State};
use super::theme;
use super::theme::Palette;
use crate::fl;

/// Draws what there is to say below the log.
pub fn show(ui: &mut Ui, state: &State) -> Option<Intent> {
    let told = state.notices.iter().filter(|notice| notice.passing);
    let told: Vec<&Notice> = told.collect();
    if told.is_empty() {
        return None;
    }
    let panel = egui::Panel::bottom("toasts")
        .frame(egui::Frame::NONE)
        .show_separator_line(false);
    panel
        .show(ui, |ui| {
            let mut wanted = None;
            for notice in told {
                wanted = wanted.or(toast(ui, notice));
            }
            wanted
        })
        .inner
}

fn toast(ui: &mut Ui, notice: &Notice) -> Option<Intent> {
    let palette = Palette::of(ui);
    let mut wanted = None;
    ui.add_space(theme::size::GAP);
    theme::toast(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let text = RichText::new(&notice.text).color(palette.ink);
        ui.add(egui::Label::new(text).wrap());
        ui.horizontal_wrapped(|ui| {
            for (what, intent) in &notice.offers {
                let button = ui.button(fl!(undo));
                if button
                    .accessible_name(fl!(undo_this, what = what))
                    .clicked()
                {
                    wanted = Some(intent.clone());
                }
            }
            let button = egui::Button::new(fl!(dismiss)).frame_when_inactive(false);
            let button = ui.add(button);
            let name = fl!(dismiss_this, what = &notice.text);
            if button.accessible_name(name).clicked() {
                wanted = Some(Intent::Dismiss(notice.id));
            }
        });
    });
    wanted
}

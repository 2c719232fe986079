//! The dialog for the languages, and what happens when they are chosen. Texts are made anew
//! in every frame; whatever keeps texts (lists of games, the log, the shelf) makes them
//! anew after a change of the languages.
//!
//! In the dialog, two groups of choices, named like `Window: Deutsch` and `Components: Same
//! as window`, and the button `Done`.

use eframe::egui::{self, Align, Layout, RichText, Ui, UiBuilder, vec2};

use super::super::Intent;
use super::super::base::theme::{Palette, face, size};
use super::super::parts::widgets::Press;
use super::super::parts::{controls, page};
use super::super::session::state::State;
use words::{fl, language};

/// The height of a choice.
const LINE: f32 = 28.0;

/// Draws the dialog.
pub(in crate::ui) fn show(ui: &mut Ui, state: &State) -> Option<Intent> {
    let mut wanted = None;
    ui.heading(fl!(language_title));
    ui.add_space(size::GAP);
    let chosen = |tag: &Option<String>| {
        let tag = tag.as_deref();
        language::all().find(|known| Some(*known) == tag)
    };
    let sentences = chosen(&state.preferences.language);
    let components = chosen(&state.preferences.components);
    let first = language::called(language::at_first());
    let as_system = fl!(language_of_system, language = first);
    let asked = [
        (
            fl!(language_of_window),
            fl!(language_of_window_hint),
            as_system.as_str(),
            sentences,
        ),
        (
            fl!(language_of_components),
            fl!(language_of_components_hint),
            fl!(language_as_window),
            components,
        ),
    ];
    let gap = size::SPACE;
    let wide = (ui.available_width() - gap) / 2.0;
    let lines = language::all().count() + 1;
    let high = 74.0 + lines as f32 * LINE;
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), egui::Sense::hover());
    for (at, (title, hint, none, chosen)) in asked.into_iter().enumerate() {
        let left = whole.left() + at as f32 * (wide + gap);
        let column = egui::Rect::from_min_size(egui::pos2(left, whole.top()), vec2(wide, high));
        let mut inside = ui.new_child(
            UiBuilder::new()
                .id_salt(("tongue", at))
                .max_rect(column)
                .layout(Layout::top_down(Align::Min)),
        );
        let ui = &mut inside;
        ui.label(RichText::new(title).font(face::strong(15.0)));
        let weak = Palette::of(ui).weak;
        let about = RichText::new(hint).color(weak).font(face::text(13.0));
        ui.add(egui::Label::new(about).wrap());
        let top = column.top() + 74.0;
        let tags = std::iter::once(None).chain(language::all().map(Some));
        for (line, tag) in tags.enumerate() {
            let text = match tag {
                Some(tag) => language::called(tag),
                None => none,
            };
            let corner = egui::pos2(column.left(), top + line as f32 * LINE);
            let rect = egui::Rect::from_min_size(corner, vec2(wide, LINE));
            let name = fl!(language_choice, of = title, language = text);
            let choice = page::radio_with(ui, rect, tag == chosen, text, (tag, &name));
            if choice.clicked() {
                let (sentences, components) = match at {
                    0 => (tag, components),
                    _ => (sentences, tag),
                };
                wanted = Some(Intent::Speak {
                    sentences,
                    components,
                });
            }
        }
    }
    ui.add_space(size::SPACE);
    let done = ui.add(Press::new(fl!(language_done)).main().enter());
    let free = ui.memory(|memory| memory.focused().is_none());
    if done.clicked() || free && controls::fresh_enter(ui) {
        wanted = Some(Intent::CloseDialog);
    }
    wanted
}

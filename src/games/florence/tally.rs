//! Cards and points: prestige cards against the players, live and with assumptions; where
//! all 21 professions are and who has what they want. All of it is visible at once if there
//! is room.
//!
//! Accessible names: `Assume for Anna` and then `Assume Park`, `Assume a jester` …; `As if
//! Anna held Most Parks` counts a card for her; `Clear all assumptions` clears them. `Known
//! cards` shows [`KnownCards`] in the place of the professions. `Copy the sheet` copies a
//! sheet of the points as text.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    self, Align, Color32, Label, Layout, RichText, ScrollArea, Ui, UiBuilder, vec2,
};

use super::known_cards::KnownCards;
use super::points::Copied;
use super::prestige::PrestigePage;
use super::{Intent, View, known_cards};
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::page;
use crate::ui::parts::widgets::Press;
use words::fl;

/// The width from which the professions are next to the prestige cards.
const WIDE: f32 = 660.0;
/// The gap between the two.
const GAP: f32 = 14.0;
/// The height of the row below the professions.
const BELOW: f32 = 34.0;
/// The least height of a column before the panel scrolls.
const LEAST: f32 = 500.0;

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct TallyPanel {
    prestige: PrestigePage,
    known_cards: KnownCards,
    shows_known: bool,
    copied: Copied,
}

impl TallyPanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        ScrollArea::both()
            .id_salt("tally")
            .auto_shrink([false, false])
            .show(ui, |ui| self.contents(ui, view))
            .inner
    }

    fn contents(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        let room = ui.available_rect_before_wrap();
        let height = (room.height() - 2.0).max(LEAST);
        if room.width() < WIDE {
            self.prestige.show(ui, view, LEAST);
            ui.add_space(GAP);
            return self.professions(ui, view, LEAST);
        }
        let left = (room.width() * 0.455).clamp(296.0, 560.0).round();
        let mut wanted = None;
        let column = |ui: &mut Ui, from: f32, wide: f32, add: &mut dyn FnMut(&mut Ui)| {
            let rect = egui::Rect::from_min_size(egui::pos2(from, room.top()), vec2(wide, height));
            let mut inside = page::part(ui, rect, ("column", from as i32));
            add(&mut inside);
            inside.min_rect()
        };
        let one = column(ui, room.left(), left, &mut |ui| {
            self.prestige.show(ui, view, height);
        });
        let from = room.left() + left + GAP;
        let other = column(ui, from, room.right() - 2.0 - from, &mut |ui| {
            wanted = self.professions(ui, view, height);
        });
        ui.allocate_rect(one.union(other), egui::Sense::hover());
        wanted
    }

    /// Draws the professions, or what is known about face-down cards.
    fn professions(&mut self, ui: &mut Ui, view: &View<'_>, height: f32) -> Option<Intent> {
        let may = KnownCards::is_possible(view);
        self.shows_known &= may;
        let mut wanted = None;
        let told = if self.shows_known {
            let known = &mut self.known_cards;
            let area = ScrollArea::vertical()
                .id_salt("known cards")
                .max_height(height - BELOW)
                .auto_shrink([false, false]);
            wanted = area.show(ui, |ui| known.show(ui, view)).inner;
            fl!(known_cards_hint).to_owned()
        } else {
            known_cards::professions(ui, view, height - BELOW)
        };
        ui.add_space(4.0);
        let (rect, _) = ui.allocate_exact_size(
            vec2(ui.available_width(), BELOW - 4.0),
            egui::Sense::hover(),
        );
        let mut inside = ui.new_child(
            UiBuilder::new()
                .max_rect(rect)
                .layout(Layout::right_to_left(Align::Min)),
        );
        let ui = &mut inside;
        ui.spacing_mut().item_spacing.x = 6.0;
        self.copied.button(ui, view);
        if may {
            let button = Press::new(fl!(known_cards)).small();
            if button.chosen(self.shows_known).pressed(ui) {
                self.shows_known ^= true;
            }
        }
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            let wide = ui.available_width();
            // There is room for two lines here.
            let rows = |size: f32| {
                let job = LayoutJob::simple(told.clone(), face::text(size), Color32::BLACK, wide);
                ui.fonts_mut(|fonts| fonts.layout_job(job)).rows.len()
            };
            let sizes = [12.0, 11.5, 11.0, 10.5, 10.0];
            let size = sizes.into_iter().find(|&size| rows(size) <= 2);
            let text = RichText::new(&told).font(face::text(size.unwrap_or(10.0)));
            let label = ui.add(Label::new(text.color(Palette::of(ui).weak)).wrap());
            label.on_hover_text(fl!(professions_note));
        });
        wanted
    }
}

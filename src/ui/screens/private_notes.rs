//! The players' private notes. On a shared screen they are covered until their owner asks
//! for them; they are saved in the file of the game, and in no copy for others.
//!
//! Buttons: `Show Anna’s notes`, `Anna’s notes`, `Close`; the field is called `Anna’s
//! private notes`.

use eframe::egui::{RichText, ScrollArea, TextEdit, Ui};

use super::super::Intent;
use super::super::base::theme::{Palette, face, size};
use super::super::parts::widgets::Press;
use super::super::session::state::State;
use table::Seat;
use table::save::limits::Part;
use words::fl;

/// The height of the field.
const HEIGHT: f32 = 200.0;

/// The dialog.
#[derive(Debug)]
pub struct NotesDialog {
    /// Who can write now, with their names.
    writers: Vec<(Seat, String)>,
    /// Whose notes are visible, and their text.
    shown: Option<(Seat, String)>,
    /// Whether they have just become visible: then they get the keyboard.
    is_fresh: bool,
}

impl NotesDialog {
    /// Creates the dialog for those who can write now. Nothing is visible until someone asks
    /// for it.
    #[must_use]
    pub fn new(writers: Vec<(Seat, String)>) -> Self {
        Self {
            writers,
            shown: None,
            is_fresh: false,
        }
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, state: &State) -> Option<Intent> {
        let mut wanted = None;
        ui.heading(fl!(private_notes_title));
        let palette = Palette::of(ui);
        let explained = match self.writers.is_empty() {
            true => fl!(private_notes_nobody),
            false => fl!(private_notes_explained),
        };
        ui.label(RichText::new(explained).color(palette.weak));
        ui.add_space(size::GAP);
        let Some(game) = &state.game else {
            return Some(Intent::CloseDialog);
        };
        ui.horizontal_wrapped(|ui| {
            for (seat, name) in &self.writers {
                let is_shown = self.shown.as_ref().is_some_and(|(of, _)| of == seat);
                let called = match is_shown {
                    true => fl!(private_notes_of, name = name),
                    false => fl!(private_notes_show, name = name),
                };
                let button = Press::new(name).chosen(is_shown).name(&called);
                if ui.add(button).clicked() && !is_shown {
                    let text = game.occasion().private(*seat).to_owned();
                    self.shown = Some((*seat, text));
                    self.is_fresh = true;
                }
            }
        });
        if let Some((seat, text)) = &mut self.shown {
            let seat = *seat;
            let mut writers = self.writers.iter();
            let name = writers.find(|(of, _)| *of == seat);
            let name = name.map_or("", |(_, name)| name);
            let called = fl!(private_notes_field, name = name);
            ui.add_space(size::GAP);
            ScrollArea::vertical().max_height(HEIGHT).show(ui, |ui| {
                let field = TextEdit::multiline(text)
                    .font(face::text(14.0))
                    .char_limit(Part::PrivateNote.most())
                    .desired_rows(8)
                    .desired_width(f32::INFINITY);
                let field = ui.add(field);
                let said = text.clone();
                let is_nowhere = ui.memory(|memory| memory.focused().is_none());
                let is_fresh = std::mem::take(&mut self.is_fresh);
                if is_fresh || is_nowhere && !field.lost_focus() {
                    field.request_focus();
                }
                if field.changed() {
                    wanted = Some(Intent::WritePrivately(seat, said));
                }
                field.accessible_name(called);
            });
        }
        ui.add_space(size::SPACE);
        if ui.add(Press::new(fl!(close))).clicked() {
            wanted = Some(Intent::CloseDialog);
        }
        wanted
    }
}

//! Who is who: all names on the shelf, and which of them belong to the same person.
//!
//! Controls: for each name `Anna is also …`, a list of the others; for each further name of
//! a person `Annie is someone else`; `Close`.

use eframe::egui::{Popup, RichText, ScrollArea, Ui};

use super::dialogs::closes;
use crate::ui::Intent;
use crate::ui::base::focus;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::size;
use crate::ui::parts::widgets::Press;
use crate::ui::session::intent::Wish;
use table::fold::person;
use table::{Alike, Saying};
use words::fl;
use words::text::cut;

/// The most letters of a name on a button.
const LETTERS: usize = 24;

/// A name, and its number of games.
pub type Name = (String, usize);

/// Draws who is who. `names` are all names on the shelf.
pub fn show(ui: &mut Ui, names: &[Name], known: &Alike) -> Option<Intent> {
    ui.heading(fl!(people_title));
    ui.label(RichText::new(fl!(people_explained)).weak());
    ui.add_space(size::GAP);
    if names.is_empty() {
        ui.label(RichText::new(fl!(people_none)).weak());
    }
    let mut said = None;
    ScrollArea::vertical()
        .max_height(size::VERSIONS)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            for (name, games) in names {
                // Further names are listed below the one they belong to.
                if known
                    .group(name)
                    .iter()
                    .skip(1)
                    .any(|it| person(it) == person(name))
                {
                    continue;
                }
                ui.push_id(("person", person(name)), |ui| {
                    said = said.take().or(row(ui, (name, *games), names, known));
                });
            }
            // A person's main name may occur in no game.
            let is_there = |name: &String| names.iter().any(|(it, _)| person(it) == person(name));
            for group in known.groups() {
                if let Some(first) = group.first().filter(|first| !is_there(first)) {
                    ui.push_id(("person", person(first)), |ui| {
                        said = said.take().or(row(ui, (first, 0), names, known));
                    });
                }
            }
            focus::scrolls_by_keys(ui);
        });
    ui.add_space(size::SPACE);
    let close = closes(ui);
    said.map(|saying| Intent::from(Wish::Say(saying))).or(close)
}

/// Draws a person, with all other names.
fn row(ui: &mut Ui, (name, games): (&str, usize), all: &[Name], known: &Alike) -> Option<Saying> {
    let mut said = None;
    ui.horizontal(|ui| {
        ui.label(cut(name, LETTERS));
        ui.label(RichText::new(fl!(people_games, games = games)).weak());
        let also = fl!(people_is_also, name = name);
        let button = Press::new(fl!(people_also)).small().icon(Icon::Down);
        let button = ui.add(button.name(&also));
        Popup::menu(&button).show(|ui| {
            ui.set_min_width(140.0);
            ScrollArea::vertical().max_height(300.0).show(ui, |ui| {
                let others = all.iter().filter(|(other, _)| !known.is_same(other, name));
                for (other, _) in others {
                    if ui.selectable_label(false, cut(other, 40)).clicked() {
                        said = Some(Saying::Join(name.to_owned(), other.clone()));
                        ui.close();
                    }
                }
            });
        });
    });
    for other in known.group(name).iter().skip(1) {
        ui.horizontal(|ui| {
            ui.add_space(size::SPACE);
            ui.label(RichText::new(fl!(people_called, name = cut(other, LETTERS))).weak());
            let parts = fl!(people_is_another, name = other.as_str());
            let button = Press::new(fl!(people_another)).small().name(&parts);
            if button.pressed(ui) {
                said = Some(Saying::Part(vec![other.clone()]));
            }
        });
    }
    said
}

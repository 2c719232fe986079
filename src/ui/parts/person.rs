//! Who sits in a seat, as a few lines of a menu: another name, another colour and
//! shape. It belongs to no game.
//!
//! The field is called `Name of Anna`, the colours `Colour 2: Ben has it` where somebody
//! has it and `Colour 5` where nobody does.

use eframe::egui::{self, Role, Sense, Stroke, TextEdit, Ui, Vec2, WidgetInfo, vec2};

use super::super::Intent;
use super::super::base::theme::{Palette, size};
use super::super::base::{focus, icons};
use super::widgets;
use super::widgets::caption;
use table::{Colour, People, Seat};
use words::{fl, frame};

/// The side of a colour to choose, in points.
const CHOICE: f32 = 34.0;

/// What is typed in the field.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    of: Option<Seat>,
    name: String,
}

/// Draws field and colours. Says what a person wants with this seat.
pub fn show(
    ui: &mut Ui,
    (seat, called): (Seat, &str),
    people: &People,
    draft: &mut Draft,
) -> Option<Intent> {
    let is_new = draft.of != Some(seat);
    if is_new {
        *draft = Draft {
            of: Some(seat),
            name: people.name(seat).to_owned(),
        };
    }
    let mut wanted = None;
    let name = fl!(name_of_player, name = called);
    let field = widgets::field(ui, |ui| {
        let field = TextEdit::singleline(&mut draft.name)
            .align(egui::Align2::LEFT_CENTER)
            .frame(egui::Frame::NONE)
            .desired_width(5.0 * (CHOICE + 4.0) - 22.0);
        field.show(ui).response.response
    });
    let typed = draft.name.clone();
    field.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::TextInput, true, &name);
        info.current_text_value = Some(typed.clone());
        info
    });
    if field.lost_focus() && draft.name.trim() != people.name(seat) {
        let name = draft.name.clone();
        wanted = Some(Intent::Rename { seat, name });
        draft.of = None;
    }
    ui.add_space(size::GAP);
    caption(ui, fl!(colour_of_player));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for colour in Colour::ALL {
            let chosen = people.colour(seat) == colour;
            if choice(ui, colour, chosen, &said(people, colour)).clicked() && !chosen {
                wanted = Some(Intent::Recolour { seat, colour });
            }
        }
    });
    wanted
}

/// What a colour is called: its number, and who has it.
fn said(people: &People, colour: Colour) -> String {
    let mut seats = Seat::first(people.seats.len()).iter();
    let owner = seats.find(|&seat| people.colour(seat) == colour);
    frame::colour(colour.index() + 1, owner.map(|seat| people.name(seat)))
}

fn choice(ui: &mut Ui, colour: Colour, is_chosen: bool, name: &str) -> egui::Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(CHOICE), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name));
    if response.has_focus() {
        focus::focus_ring(ui, rect);
    }
    let ground = match (is_chosen, response.hovered()) {
        (true, _) => (palette.chosen, palette.gold_edge),
        (_, true) => (palette.chosen, palette.weak),
        _ => (palette.card, palette.line),
    };
    let round = f32::from(size::ROUND_BUTTON);
    let edge = Stroke::new(1.0, ground.1);
    let inside = egui::StrokeKind::Inside;
    ui.painter().rect(rect, round, ground.0, edge, inside);
    let mark = egui::Rect::from_center_size(rect.center(), vec2(17.0, 17.0));
    icons::paint_colour(ui.painter(), mark, colour, palette);
    response.on_hover_text(name)
}

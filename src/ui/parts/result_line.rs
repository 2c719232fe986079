//! Common parts of the lines in which the result of an auction is entered at once: buttons
//! with a picture, and the field for the price.

use eframe::egui::{
    Align2, Color32, Id, Rect, Response, Role, Sense, TextEdit, Ui, Vec2, WidgetInfo, vec2,
};

use super::super::base::icons;
use super::super::base::theme::{Palette, face, size};
use super::widgets::Weight;
use super::{small, widgets};
use table::Seat;

/// The side of a picture.
const PICTURE: f32 = 15.0;

/// Adds a button with a picture instead of a text.
pub fn painted(
    ui: &mut Ui,
    wanted: Vec2,
    (name, chosen): (&str, bool),
    weight: Weight,
    paint: impl FnOnce(&Ui, Rect, Color32),
) -> Response {
    let enabled = ui.is_enabled();
    let sense = match enabled {
        true => Sense::click(),
        false => Sense::hover(),
    };
    let (rect, response) = ui.allocate_exact_size(wanted, sense);
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, chosen, name));
    if ui.is_rect_visible(rect) {
        let state = (enabled, chosen);
        let (rect, colour) = widgets::paint_ground(ui, rect, &response, weight, state);
        paint(ui, small::around(rect.center(), PICTURE), colour);
    }
    response
}

/// Adds the button of a player who may have won, with a marker of this size; pale if that
/// is impossible.
pub fn winner(
    ui: &mut Ui,
    (seat, side): (Seat, f32),
    name: &str,
    (chosen, may): (bool, bool),
) -> Response {
    let button = ui.add_enabled_ui(may, |ui| {
        let wanted = vec2(30.0, size::BUTTON);
        painted(ui, wanted, (name, chosen), Weight::Usual, |ui, rect, _| {
            let mut painter = ui.painter().clone();
            if !may {
                painter.multiply_opacity(0.5);
            }
            let marker = small::around(rect.center(), side);
            icons::paint_seat(&painter, marker, seat, Palette::of(ui));
        })
    });
    button.inner
}

/// Adds the field for a price of at most this many characters; `hint` is the value that
/// counts while nothing is typed.
pub fn price(
    ui: &mut Ui,
    (id, name): (Id, &str),
    (typed, signs): (&mut String, usize),
    hint: String,
) -> Response {
    let field = TextEdit::singleline(typed)
        .id(id)
        .desired_width(44.0)
        .min_size(vec2(0.0, size::BUTTON))
        .align(Align2::RIGHT_CENTER)
        .background_color(Palette::of(ui).card)
        .font(face::strong(14.0))
        .char_limit(signs)
        .hint_text(hint);
    ui.add(field).accessible_name(name)
}

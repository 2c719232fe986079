//! The curtain over the middle while the screen goes from one person to another, so that
//! secrets stay hidden; the seats and the log stay visible next to it.
//!
//! Buttons: `Open the curtain for Anna` (Enter).

use eframe::egui::{Id, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::{Intent, View, art};
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::parts::now_block::inside;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, small};
use table::Seat;
use words::fl;

/// Draws it, for this seat to open.
pub fn show(ui: &mut Ui, rect: Rect, view: &View<'_>, seat: Seat) -> Option<Intent> {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    art::cloth(ui, rect, [32.0, 150.0]);
    let wanted = vec2(
        430.0_f32.min(rect.width() - 24.0),
        250.0_f32.min(rect.height() - 16.0),
    );
    let card = Rect::from_center_size(rect.center(), wanted);
    let edge = Stroke::new(1.5, palette.gold);
    painter.rect(card, 12.0, palette.card, edge, StrokeKind::Inside);
    let name = view.words.seat(seat);
    let marker = pos2(card.center().x, card.top() + 48.0);
    let marker = Rect::from_center_size(marker, vec2(44.0, 44.0));
    icons::paint_seat(ui.painter(), marker, seat, palette);
    let room = card.width() - 40.0;
    let title = fl!(prince_curtain_title, name = &name);
    let font = text::fitting(ui, &title, face::display, [16.0, 30.0], room);
    let at = pos2(card.center().x, card.top() + 102.0);
    let said = small::centred(ui, at, &title, (font, palette.ink), room);
    let line = fl!(prince_curtain_line, name = &name);
    let font = text::fitting(ui, &line, face::text, [11.0, 14.0], room);
    let at = pos2(card.center().x, card.top() + 136.0);
    small::centred(ui, at, &line, (font, palette.weak), room);
    let response = ui.interact(
        said,
        ui.scope_id().with("curtain"),
        eframe::egui::Sense::hover(),
    );
    response.widget_info(|| {
        let both = format!("{title}. {line}");
        eframe::egui::WidgetInfo::labeled(eframe::egui::Role::Label, true, &both)
    });
    let place = Rect::from_center_size(
        pos2(
            card.center().x,
            card.bottom() - 20.0 - size::GREAT_BUTTON / 2.0,
        ),
        vec2(room.min(300.0), size::GREAT_BUTTON),
    );
    let for_whom = fl!(prince_curtain_open_for, name = &name);
    let button = Press::new(fl!(prince_curtain_open))
        .main()
        .great()
        .enter()
        .name(&for_whom);
    let pressed = inside(ui, place, |ui| ui.add(button.at_least(place.size()))).clicked();
    let free = ui.memory(|memory| memory.focused().is_none());
    let entered = free && controls::enter_of_cover(ui, Id::unique(("curtain", seat)));
    (pressed || entered).then_some(Intent::Look(Some(seat)))
}

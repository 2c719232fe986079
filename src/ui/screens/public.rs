//! The window for everyone at the table, in addition to the main window: for a television
//! or a second screen. The game draws its content.
//!
//! Its own close button, Escape, and the command that opened it close it; F11 switches full
//! screen on and off. It leaves the keyboard to the main window. On a system without second
//! windows it is drawn inside the main window, with a button `Close the public screen`.

use eframe::egui::{
    Align2, Context, Key, Rect, Ui, ViewportBuilder, ViewportClass, ViewportCommand, ViewportId,
    vec2,
};

use super::super::base::icons::Icon;
use super::super::parts::widgets::Press;
use super::super::session::commands;
use super::super::session::state::State;
use super::at_table::TableScreen;
use words::fl;

/// The size of the window when it opens, in points.
const SIZE: [f32; 2] = [1280.0, 720.0];
/// The share of the main window that it takes if there is no second one.
const EMBEDDED: f32 = 0.8;

/// Draws it. Returns whether to close it.
pub fn show(ctx: &Context, screen: &dyn TableScreen, state: &State) -> bool {
    let embedded = ctx.content_rect().size() * EMBEDDED;
    let is_alone = ctx.embed_viewports();
    let size = if is_alone { embedded } else { SIZE.into() };
    let builder = ViewportBuilder::default()
        .with_title(fl!(public_screen))
        .with_app_id("studiolo")
        .with_active(false)
        .with_inner_size(size);
    let id = ViewportId::from_hash_of("public");
    ctx.show_viewport_immediate(id, builder, |ui, class| {
        let is_embedded = class == ViewportClass::EmbeddedWindow;
        if is_embedded {
            ui.set_min_size(size - vec2(40.0, 60.0));
        }
        let whole = ui.available_rect_before_wrap();
        screen.public(ui, state);
        if is_embedded {
            return close(ui, whole);
        }
        if ui.input(|input| input.key_pressed(Key::F11)) {
            let full = ui.input(|input| input.viewport().fullscreen.unwrap_or(false));
            ui.ctx()
                .send_viewport_cmd(ViewportCommand::Fullscreen(!full));
        }
        let again = commands::PUBLIC_SCREEN.consume(ui.ctx());
        let escaped = ui.input(|input| input.key_pressed(Key::Escape));
        again || escaped || ui.input(|input| input.viewport().close_requested())
    })
}

/// Draws the button that closes it, if it has none of its own.
fn close(ui: &mut Ui, whole: Rect) -> bool {
    let rect = Align2::RIGHT_TOP.align_size_within_rect(vec2(34.0, 30.0), whole);
    let button = Press::new("")
        .icon(Icon::Cross)
        .name(fl!(close_public_screen));
    ui.put(rect, button).clicked()
}

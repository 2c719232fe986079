//! Everything the window draws, side by side, to be looked at: tiles, boards, piles,
//! cards, seals, icons. `cargo run --example gallery -- [dark]`.

use eframe::egui::{self, Rect, Theme, Ui, Vec2, pos2, vec2};
use studiolo::app::florence::art::glyphs;
use studiolo::app::shell::icons::{self, Icon};
use studiolo::app::shell::theme::{self, Palette};
use studiolo::table::{Item, Seat};

fn main() -> eframe::Result {
    let dark = std::env::args().any(|argument| argument == "dark");
    let viewport = egui::ViewportBuilder::default().with_inner_size(vec2(1280.0, 760.0));
    let options = eframe::NativeOptions {
        viewport,
        ..Default::default()
    };
    eframe::run_native(
        "studiolo-gallery",
        options,
        Box::new(move |context| {
            theme::apply(&context.egui_ctx);
            let theme = if dark { Theme::Dark } else { Theme::Light };
            context.egui_ctx.set_theme(theme);
            Ok(Box::new(Gallery))
        }),
    )
}

struct Gallery;

impl eframe::App for Gallery {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        egui::CentralPanel::default().show(ui, |ui| {
            show_icons(ui, 24.0, 640.0);
        });
    }
}

fn show_icons(ui: &mut Ui, left: f32, top: f32) {
    let palette = Palette::of(ui);
    let own = [
        glyphs::BUILDER,
        glyphs::JESTER,
        glyphs::FOREST,
        glyphs::LAKE,
        glyphs::PARK,
        glyphs::PRESTIGE,
        glyphs::RECRUIT,
        glyphs::UNIVERSITY,
        glyphs::LABORATORY,
        glyphs::WORKSHOP,
        glyphs::LIBRARY,
        glyphs::OPERA,
        glyphs::STUDIO,
        glyphs::HOSPITAL,
        glyphs::THEATRE,
        glyphs::TOWER,
        glyphs::CHAPEL,
        glyphs::PALAZZO,
        glyphs::TRAVEL,
        glyphs::RELIGION,
        glyphs::OPINION,
        glyphs::CARDINAL,
        glyphs::PRINCESS,
        glyphs::MERCHANT,
        glyphs::PROFESSOR,
        glyphs::BANKER,
    ];
    let all: Vec<Icon> = own.into_iter().chain(Icon::ALL.iter().copied()).collect();
    for (n, icon) in all.into_iter().enumerate() {
        let (x, y) = ((n % 38) as f32, (n / 38) as f32);
        let at = pos2(left + x * 32.0, top + y * 32.0);
        let rect = Rect::from_min_size(at, Vec2::splat(20.0));
        icons::paint(ui.painter(), rect, icon, palette.ink);
    }
    for (n, &seat) in Seat::ALL.iter().enumerate() {
        let at = pos2(left + n as f32 * 44.0, top + 76.0);
        let rect = Rect::from_min_size(at, Vec2::splat(26.0));
        icons::paint_seat(ui.painter(), rect, seat, palette);
    }
}

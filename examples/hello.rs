//! A window of egui with a heading, a field and a slider, and nothing of ours: what our own
//! window is measured beside by `cargo bench --bench first_frame`.
//!
//! It prints `frame` after its first frame and stays open until it is closed or, with an
//! argument, closes itself.

use std::io::Write as _;

use eframe::egui::{self, ViewportCommand};

struct Hello {
    name: String,
    age: u32,
    has_shown: bool,
    closes: bool,
}

impl eframe::App for Hello {
    fn logic(&mut self, ctx: &egui::Context, _: &mut eframe::Frame) {
        // A frame may take two passes: it is over when the next one begins.
        if ctx.cumulative_frame_nr() == 0 || self.has_shown {
            return;
        }
        self.has_shown = true;
        println!("frame");
        // Nothing is lost if the caller has closed its end.
        let _ = std::io::stdout().flush();
        if self.closes {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        ui.heading("Hello");
        ui.text_edit_singleline(&mut self.name);
        ui.add(egui::Slider::new(&mut self.age, 0..=120));
        ui.label(format!("{} is {}.", self.name, self.age));
        if !self.has_shown {
            ui.ctx().request_repaint();
        }
    }
}

fn main() -> eframe::Result {
    let closes = std::env::args_os().len() > 1;
    eframe::run_native(
        "hello",
        eframe::NativeOptions::default(),
        Box::new(move |_| {
            Ok(Box::new(Hello {
                name: "Anna".to_owned(),
                age: 42,
                has_shown: false,
                closes,
            }))
        }),
    )
}

//! Fonts for letters that our fonts lack.

use std::sync::{Arc, Mutex};
use std::thread::{ThreadId, current, yield_now};

use eframe::egui::{Context, FallbackRequest, FontInsert, FontProvider, RawInput};

use studiolo::ui::base::letters::look_in;

/// The letters that were asked for, each with the thread.
static ASKED: Mutex<Vec<(String, ThreadId)>> = Mutex::new(Vec::new());

fn nothing() -> Arc<dyn FontProvider> {
    Arc::new(|request: &FallbackRequest<'_>| {
        let asked = (request.cluster.to_owned(), current().id());
        ASKED.lock().unwrap().push(asked);
        None::<FontInsert>
    })
}

#[test]
fn faces_are_looked_for_when_a_letter_is_missing_and_not_where_frames_are_drawn() {
    let ctx = Context::default();
    studiolo::ui::base::theme::apply(&ctx);
    look_in(&ctx, nothing);
    let show = |text: &str| {
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            ui.label(text);
        });
        output.textures_delta.clear();
    };
    let asked = || ASKED.lock().unwrap().clone();
    show("Anna, Ben and Zoë raise to 1,200");
    assert_eq!(asked(), []);
    let fox = "\u{1f98a}".to_owned();
    show(&fox);
    while asked().is_empty() {
        yield_now();
    }
    let here = current().id();
    assert_eq!(asked()[0].0, fox);
    assert_ne!(asked()[0].1, here);
    // Once known, the provider is asked directly.
    while !asked().contains(&(fox.clone(), here)) {
        show(&fox);
    }
}

//! The check of layouts: real faults are found, and other things are not reported.

use eframe::egui::{Align2, FontId, Pos2, Rect, ScrollArea, Ui, pos2, vec2};
use egui_kittest::Harness;

use crate::layout_faults::{faults, fixed};

/// Returns the faults of a window in which this is painted.
fn faults_of(paint: impl Fn(&mut Ui)) -> Vec<String> {
    let mut window = Harness::builder()
        .with_size(vec2(200.0, 100.0))
        .build_ui(paint);
    window.run();
    let (mut faults, cut) = faults(&window);
    faults.extend(fixed(&mut window, cut));
    faults.into_iter().collect()
}

fn write(ui: &Ui, at: Pos2, text: &str) {
    let font = FontId::proportional(14.0);
    let ink = ui.visuals().text_color();
    ui.painter().text(at, Align2::LEFT_TOP, text, font, ink);
}

#[test]
fn texts_on_one_another_and_past_an_edge_are_seen() {
    let one = pos2(20.0, 20.0);
    let found = faults_of(|ui| {
        write(ui, one, "zusammen");
        write(ui, one + vec2(30.0, 2.0), "300");
    });
    assert!(
        found.len() == 1 && found[0].contains("lies on"),
        "{found:?}"
    );
    let found = faults_of(|ui| {
        write(ui, one, "zusammen");
        let card = Rect::from_min_size(one, vec2(100.0, 40.0));
        ui.painter().rect_filled(card, 0.0, ui.visuals().panel_fill);
        write(ui, one + vec2(30.0, 2.0), "300");
    });
    assert!(
        found.is_empty(),
        "a card hides what lies under it: {found:?}"
    );
    for at in [pos2(20.0, 92.0), pos2(20.0, -9.0), pos2(165.0, 20.0)] {
        let found = faults_of(|ui| write(ui, at, "Zugabe"));
        assert!(
            found.len() == 1 && found[0].contains("stands out"),
            "{at:?}: {found:?}"
        );
    }
    let found = faults_of(|ui| {
        ScrollArea::vertical().show(ui, |ui| {
            for line in 0..9 {
                ui.label(format!("line {line}"));
            }
        });
    });
    assert!(found.is_empty(), "that is scrolled: {found:?}");
}

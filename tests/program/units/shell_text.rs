//! Texts that are shortened and laid out.

use eframe::egui;
use eframe::egui::{Color32, FontId};

use studiolo::ui::base::text::{giving_way, line, runs, width};
use words::text::cut;

#[test]
fn only_names_that_run_leftwards_are_pieces_of_their_own() {
    assert_eq!(runs("5. Anna passes"), ["5. Anna passes"]);
    assert_eq!(
        runs("5. אברהם בן יוסף bids 300 florins"),
        ["5. ", "אברהם בן יוסף", " bids 300 florins"]
    );
    assert_eq!(runs("ابن"), ["ابن"]);
    assert_eq!(runs("ابن و Anna, دان"), ["ابن و", " Anna, ", "دان"]);
    assert!(runs("").is_empty());
}

#[test]
fn names_give_way_before_what_is_said_of_them() {
    egui::__run_test_ui(|ui| {
        let name = "Maximiliane Hohenberger-Fürstenwalder von";
        let leads = |most: usize| format!("{} leads", cut(name, most));
        let font = FontId::proportional;
        let whole = width(ui, &leads(usize::MAX), font(12.0));
        assert_eq!(
            giving_way(ui, (font, 12.0), whole, leads),
            leads(usize::MAX)
        );
        for part in [0.7, 0.5, 0.4] {
            let said = giving_way(ui, (font, 12.0), whole * part, leads);
            assert!(
                said.starts_with("Max") && said.ends_with("… leads"),
                "{said}"
            );
            assert!(width(ui, &said, font(12.0)) <= whole * part, "{said}");
        }
    });
}

#[test]
fn pieces_of_one_format_stay_apart() {
    let text = "5. דנה passes";
    let job = line(text, FontId::default(), Color32::BLACK);
    let pieces = job.sections.iter();
    let pieces = pieces.map(|section| &text[section.byte_range.start.0..section.byte_range.end.0]);
    assert_eq!(pieces.collect::<Vec<_>>(), ["5. ", "דנה", " passes"]);
}

//! Arms and pictures stay within their places.

use eframe::egui::{Color32, Rect, pos2};

use prince::rules::CardType;
use studiolo::games::prince::art::colours::Colours;
use studiolo::games::prince::art::{arms, card, sort_icon};
use studiolo::ui::base::draw::Drawing;
use studiolo::ui::base::icons;
use table::{Item as _, Seat};

/// Asserts that the drawing is not empty and lies in its place.
fn lies_in(drawing: Drawing, place: Rect) {
    let mesh = drawing.finish();
    assert!(mesh.is_valid() && !mesh.is_empty());
    let bounds = mesh.calc_bounds();
    assert!(place.expand(2.0).contains_rect(bounds), "{bounds:?}");
}

#[test]
fn every_family_has_arms_and_every_sort_a_picture_within_its_place() {
    for &seat in Seat::ALL {
        for dark in [false, true] {
            let mut drawing = Drawing::new(1.0);
            arms::draw_arms(&mut drawing, Colours::by(dark), seat);
            lies_in(drawing, Rect::from_min_size(pos2(0.0, 0.0), arms::DRAWN));
        }
    }
    for &sort in CardType::ALL {
        let mut drawing = Drawing::new(1.0);
        sort_icon(sort).draw(&mut drawing, Color32::BLACK);
        let place = eframe::egui::vec2(icons::SIDE, icons::SIDE);
        lies_in(drawing, Rect::from_min_size(pos2(0.0, 0.0), place));
        for number in 0..12 {
            let mut drawing = Drawing::new(1.0);
            let size = eframe::egui::vec2(50.0, 62.0);
            card::draw_picture(&mut drawing, Colours::by(false), sort, number, size);
            assert!(drawing.finish().is_valid(), "{sort:?} {number}");
        }
    }
}

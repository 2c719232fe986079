//! Icons and markers stay within their squares.

use eframe::egui::{Color32, Rect, Vec2, pos2};

use studiolo::ui::base::draw::Drawing;
use studiolo::ui::base::icons::{Icon, SIDE, draw_marker};
use table::{Item as _, Seat};

#[test]
fn every_icon_and_marker_is_drawn_within_its_square() {
    for icon in Icon::ALL {
        let mut drawing = Drawing::new(1.0);
        icon.draw(&mut drawing, Color32::BLACK);
        let mesh = drawing.finish();
        assert!(mesh.is_valid() && !mesh.is_empty(), "{icon:?}");
        let square = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(SIDE));
        let around = square.expand(2.0);
        assert!(around.contains_rect(mesh.calc_bounds()), "{icon:?}");
    }
    for &seat in Seat::ALL {
        let mut drawing = Drawing::new(1.0);
        draw_marker(&mut drawing, [0.0, 0.0], 14.0, seat, Color32::BLACK);
        assert!(!drawing.finish().is_empty(), "{seat:?}");
    }
}

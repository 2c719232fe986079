//! The position of a card of the guide.

use eframe::egui::{Rect, pos2, vec2};

use studiolo::ui::screens::guide::beside;

#[test]
fn a_card_lies_in_the_room_and_never_on_what_it_is_about() {
    let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(853.0, 480.0));
    for x in 0..8 {
        for y in 0..4 {
            let at = pos2(x as f32 * 100.0, y as f32 * 100.0);
            let target = Rect::from_min_size(at, vec2(150.0, 90.0));
            let card = beside(target, vec2(240.0, 160.0), room).expect("there is room");
            assert!(room.contains_rect(card) && !card.intersects(target));
        }
    }
    assert_eq!(beside(room, vec2(240.0, 160.0), room), None);
}

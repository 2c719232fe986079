//! The position of a card of the guide.

use eframe::egui::{Rect, Vec2, pos2, vec2};

use studiolo::ui::base::places::Free;
use studiolo::ui::screens::guide::beside;

/// The sizes a card may have.
const SIZES: [Vec2; 2] = [vec2(240.0, 160.0), vec2(200.0, 190.0)];

#[test]
fn a_card_lies_in_the_room_and_never_on_what_it_is_about() {
    let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(853.0, 480.0));
    for x in 0..8 {
        for y in 0..4 {
            let at = pos2(x as f32 * 100.0, y as f32 * 100.0);
            let target = Rect::from_min_size(at, vec2(150.0, 90.0));
            let card = beside(target, &SIZES, room, &[]);
            let (_, card) = card.expect("there is room");
            assert!(room.contains_rect(card) && !card.intersects(target));
        }
    }
    assert_eq!(beside(room, &SIZES, room, &[]), None);
}

#[test]
fn a_card_is_narrow_and_far_away_before_it_covers_what_is_to_be_done() {
    let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(1000.0, 600.0));
    // The log on the right; the decision beside it; a free strip only below the log.
    let log = Rect::from_min_max(pos2(780.0, 0.0), pos2(1000.0, 300.0));
    let decision = Rect::from_min_max(pos2(200.0, 0.0), pos2(780.0, 120.0));
    let middle = Rect::from_min_max(pos2(200.0, 120.0), pos2(780.0, 600.0));
    let seats = Rect::from_min_max(pos2(0.0, 0.0), pos2(200.0, 600.0));
    let free = [
        (decision, Free::Always),
        (middle, Free::Much),
        (seats, Free::Much),
    ];
    let (at, card) = beside(log, &SIZES, room, &free).expect("there is room");
    assert_eq!(at, 1, "{card}");
    for taken in [log, decision, middle, seats] {
        assert!(!card.intersects(taken.shrink(0.5)), "{card} on {taken}");
    }
    // Where there is no strip, it covers what matters less.
    let log = log.with_max_y(600.0);
    let (_, card) = beside(log, &SIZES, room, &free).expect("there is room");
    assert!(
        !card.intersects(log) && !card.intersects(decision),
        "{card}"
    );
}

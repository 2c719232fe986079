//! Where the plate with a player's name lies on the joined field: on the frame of the board or
//! on squares where nothing is, so that it hides as little as there can be.

use eframe::egui::{Pos2, Rect, Vec2, vec2};

use florence::rules::field::shape::SIDE;

/// Where a plate of this size lies on a board, which is so many points high and wide; `sides`:
/// whether the frame is above it and below it. `taken` is what it is not to lie on.
#[must_use]
pub fn place(size: Vec2, board: Rect, sides: [bool; 2], taken: &[Rect]) -> Rect {
    let side = board.width() / SIDE as f32;
    let [above, below] = sides;
    let middle = SIDE as f32 / 2.0;
    // On the frame first, then where a square is, from the top.
    let frame = [(above, 0.0), (below, SIDE as f32)].into_iter();
    let frame = frame.filter_map(|(is_there, y)| is_there.then_some(y));
    let rows = (0..SIDE).map(|row| row as f32 + 0.5);
    let heights: Vec<f32> = frame.chain(rows).collect();
    // From the middle of the board outwards.
    let steps = (0..2 * SIDE).map(|step| {
        let away = step.div_ceil(2) as f32 * 0.5;
        middle + if step % 2 == 0 { away } else { -away }
    });
    let steps: Vec<f32> = steps.collect();
    let all = heights
        .iter()
        .flat_map(|y| steps.iter().map(move |x| (*x, *y)));
    let mut best: Option<(f32, Rect)> = None;
    for (x, y) in all {
        let at: Pos2 = board.min + vec2(x, y) * side;
        let plate = Rect::from_center_size(at, size);
        let is_inside = plate.left() >= board.left() && plate.right() <= board.right();
        if !is_inside && x != middle {
            continue;
        }
        let hidden = taken.iter().map(|rect| {
            let both = plate.intersect(*rect);
            if both.is_positive() { both.area() } else { 0.0 }
        });
        let hidden: f32 = hidden.sum();
        if best.is_none_or(|(least, _)| hidden < least) {
            best = Some((hidden, plate));
        }
        if hidden == 0.0 {
            break;
        }
    }
    best.map_or(
        Rect::from_center_size(board.center(), size),
        |(_, plate)| plate,
    )
}

//! A curtain: cloth in folds, threads in arcs above, a fringe below.

use eframe::egui::epaint::QuadraticBezierShape;
use eframe::egui::{Color32, Rect, Shape, Stroke, Ui, pos2};

use super::colours::Colours;

/// Paints it over `rect`, with folds and arcs of about these widths.
pub fn paint(ui: &Ui, rect: Rect, [fold, arc]: [f32; 2]) {
    let [cloth, trim] = Colours::of(ui).back;
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, 3.0, cloth);
    let folds = (rect.width() / fold).round().max(1.0);
    let wide = rect.width() / folds;
    for n in 0..folds as usize {
        let left = rect.left() + n as f32 * wide;
        let band = |from: f32, part: f32| {
            let from = left + wide * from;
            Rect::from_x_y_ranges(from..=from + wide * part, rect.y_range())
        };
        painter.rect_filled(band(0.0, 0.32), 0.0, Color32::BLACK.gamma_multiply(0.24));
        painter.rect_filled(band(0.32, 0.2), 0.0, Color32::BLACK.gamma_multiply(0.1));
        painter.rect_filled(band(0.72, 0.14), 0.0, Color32::WHITE.gamma_multiply(0.08));
    }
    let arcs = (rect.width() / arc).round().max(1.0);
    let wide = rect.width() / arcs;
    let thread = Stroke::new(1.8, trim);
    for n in 0..arcs as usize {
        let left = rect.left() + n as f32 * wide;
        let top = rect.top() + 1.0;
        let points = [
            pos2(left, top),
            pos2(left + wide / 2.0, top + arc * 0.26),
            pos2(left + wide, top),
        ];
        let none = Color32::TRANSPARENT;
        let arc = QuadraticBezierShape::from_points_stroke(points, false, none, thread);
        painter.add(arc);
    }
    let hem = rect.bottom() - 5.0;
    painter.hline(rect.x_range(), hem, thread);
    let ends = [pos2(rect.left(), hem + 3.0), pos2(rect.right(), hem + 3.0)];
    let fringe = Stroke::new(3.0, trim);
    painter.extend(Shape::dashed_line(&ends, fringe, 2.0, 2.0));
}

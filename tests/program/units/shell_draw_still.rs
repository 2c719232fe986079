//! Triangles of unchanged shapes are made only once.

use eframe::egui::epaint::{
    ClippedPrimitive, ClippedShape, Mesh, Primitive, TessellationOptions, Tessellator,
};
use eframe::egui::{
    Color32, Context, CornerRadius, Pos2, RawInput, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2,
};

use studiolo::ui::base::draw::still::{FORGOTTEN_AFTER, Still};

/// Shows the same with and without kept triangles, for this many frames, and returns the
/// number of shapes of each frame with them.
fn show(frames: usize, mut draw: impl FnMut(&mut Ui, usize)) -> Vec<usize> {
    let [plain, still] = [Context::default(), Context::default()];
    still.add_plugin(Still::default());
    let mut counts = Vec::new();
    for frame in 0..frames {
        let mut primitives = [&plain, &still].map(|ctx| {
            let input = RawInput {
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(400.0, 300.0))),
                ..RawInput::default()
            };
            let mut output = ctx.run_ui(input, |ui| draw(ui, frame));
            output.textures_delta.clear();
            counts.push(output.shapes.len());
            ctx.tessellate(output.shapes, output.pixels_per_point)
        });
        let [plain, still] = primitives.each_mut().map(|them| triangles(them));
        assert!(plain.len() > 100, "{} triangles", plain.len());
        assert_eq!(plain, still, "frame {frame}");
    }
    counts.into_iter().skip(1).step_by(2).collect()
}

/// Returns all corners of all triangles in drawing order, with the clip rectangle.
fn triangles(primitives: &[ClippedPrimitive]) -> Vec<String> {
    let mut all = Vec::new();
    for ClippedPrimitive {
        clip_rect,
        primitive,
    } in primitives
    {
        let Primitive::Mesh(mesh) = primitive else {
            panic!("nothing else is drawn");
        };
        let corners = mesh.indices.iter().map(|&at| mesh.vertices[at as usize]);
        all.extend(corners.map(|corner| format!("{clip_rect:?} {corner:?}")));
    }
    all
}

fn page(ui: &mut Ui, chosen: usize) {
    for n in 0..40 {
        let at = pos2(10.0 + 30.0 * (n % 8) as f32, 200.0 + 15.0 * (n / 8) as f32);
        let rect = Rect::from_min_size(at, vec2(25.0, 12.0));
        let fill = if n == chosen {
            Color32::RED
        } else {
            Color32::GRAY
        };
        let stroke = Stroke::new(1.0, Color32::WHITE);
        let painter = ui.painter();
        painter.rect(
            rect,
            CornerRadius::same(4),
            fill,
            stroke,
            StrokeKind::Inside,
        );
        painter.line_segment([rect.left_top(), rect.right_bottom()], stroke);
    }
    ui.heading("Principalities");
    ui.horizontal(|ui| {
        for name in ["Anna", "Ben", "Clara"] {
            let _ = ui.button(name);
        }
    });
    ui.label("Łucja und ein längerer Satz, der umbrochen wird ".repeat(5));
}

/// Draws something different in every frame.
fn anew(ui: &Ui) {
    for n in 0..3 {
        let at = pos2(10.0 + 30.0 * n as f32, 180.3);
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(Rect::from_min_size(at, vec2(9.0, 9.0)), Color32::GREEN);
        ui.painter().add(mesh);
    }
}

#[test]
fn what_is_kept_has_the_triangles_that_egui_makes() {
    let counts = show(6, |ui, _| page(ui, 1));
    assert!(counts[5] < counts[0] / 4, "{counts:?}");
    let counts = show(6, |ui, _| {
        ui.label("Nothing changes here, and much is written. ".repeat(4));
    });
    assert_eq!(counts[2..], [counts[2]; 4]);
    assert!(counts[2] <= 2, "{counts:?}");
}

#[test]
fn what_changes_is_seen_at_once() {
    show(16, |ui, frame| {
        page(ui, frame / 2);
        anew(ui);
        ui.label("After it");
    });
    // A shape that appears in every second frame.
    show(8, |ui, frame| {
        page(ui, 3);
        if frame % 2 == 0 {
            ui.label("Now!");
        }
    });
}

#[test]
fn new_letters_and_another_zoom_are_drawn_right() {
    show(14, |ui, frame| {
        page(ui, 3);
        // The font's image grows, so all text has other positions in it.
        let letter = char::from_u32(0x100 + frame as u32).unwrap();
        let font = eframe::egui::FontId::proportional(20.0 + 9.0 * frame as f32);
        let text = eframe::egui::RichText::new(letter.to_string()).font(font);
        ui.label(text);
        if frame == 8 {
            ui.ctx().set_zoom_factor(1.5);
        }
    });
}

#[test]
fn what_is_no_longer_shown_is_forgotten() {
    let mut still = Still::default();
    let stroke = Stroke::new(1.0, Color32::RED);
    let line = |at: f32| {
        let line = Shape::line_segment([pos2(at, 0.0), pos2(at, 9.0)], stroke);
        ClippedShape::new(Rect::EVERYTHING, line)
    };
    let tessellator = || Tessellator::new(1.0, TessellationOptions::default(), [1, 1], Vec::new());
    for frame in 0..1000 {
        let mut shapes = vec![line(frame as f32), line(-1.0)];
        still.output(&mut shapes, (), tessellator);
        assert!(still.kept() <= 4 * FORGOTTEN_AFTER as usize);
    }
}

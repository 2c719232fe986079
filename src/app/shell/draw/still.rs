//! What stands still is cut into triangles once: egui does that anew for every text,
//! frame and line of every frame. Neighbours that were on the screen in the same
//! places a frame ago are drawn as the one mesh that they made then.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use ahash::AHasher;
use eframe::egui::emath::TSTransform;
use eframe::egui::epaint::{ClippedShape, Mesh, TessellationOptions, Tessellator, TextShape};
use eframe::egui::{Context, FullOutput, Plugin, Pos2, Rect, Shape, TextureId};

/// After a shape whose hash has these bits a new mesh begins, wherever it stands
/// among the others: what changes somewhere changes one mesh of some thirty shapes.
const CUT: u64 = 0b1_1111;
/// Meshes are thrown away after so many frames without them.
const FORGOTTEN_AFTER: u64 = 8;

/// Keeps the triangles of what stands still. Added to a context once.
#[derive(Default)]
pub struct Still {
    runs: HashMap<u64, Run>,
    now: u64,
    tidied: u64,
}

/// Neighbours that were drawn.
struct Run {
    /// Made when they are seen again.
    mesh: Option<Arc<Mesh>>,
    used: u64,
    /// What is told apart by its address stays where it is.
    shapes: Vec<ClippedShape>,
}

impl Plugin for Still {
    fn debug_name(&self) -> &'static str {
        "still"
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let pixels_per_point = output.pixels_per_point;
        let font_image = ctx.fonts(|fonts| fonts.font_image_size());
        let options = ctx.tessellation_options(|options| *options);
        let tessellator = || Tessellator::new(pixels_per_point, options, font_image, Vec::new());
        let before = (pixels_per_point.to_bits(), font_image, bits_of(&options));
        self.output(&mut output.shapes, before, tessellator);
    }
}

impl Still {
    /// Replaces what stands still. `around` is whatever else the triangles depend on.
    fn output(
        &mut self,
        shapes: &mut Vec<ClippedShape>,
        around: impl Hash,
        tessellator: impl Fn() -> Tessellator,
    ) {
        self.now += 1;
        let mut old = std::mem::take(shapes);
        if old.iter().any(|it| matches!(it.shape, Shape::Vec(_))) {
            let mut flat = Vec::with_capacity(2 * old.len());
            for shape in old {
                flatten(shape, &mut flat);
            }
            old = flat;
        }
        let runs = neighbours(&old, around);
        let mut old = old.into_iter();
        let mut at = 0;
        for (end, key) in runs {
            let these = old.by_ref().take(end - at);
            match key {
                None => shapes.extend(these),
                Some(key) => self.show(key, these, shapes, &tessellator),
            }
            at = end;
        }
        if self.now > self.tidied + FORGOTTEN_AFTER {
            self.tidied = self.now;
            let now = self.now;
            self.runs.retain(|_, run| run.used + FORGOTTEN_AFTER > now);
        }
    }

    /// Draws neighbours, in one if they have stood here before.
    fn show(
        &mut self,
        key: u64,
        shapes: impl Iterator<Item = ClippedShape>,
        drawn: &mut Vec<ClippedShape>,
        tessellator: &impl Fn() -> Tessellator,
    ) {
        let Some(known) = self.runs.get_mut(&key) else {
            let from = drawn.len();
            drawn.extend(shapes);
            let new = Run {
                mesh: None,
                used: self.now,
                shapes: drawn[from..].to_vec(),
            };
            self.runs.insert(key, new);
            return;
        };
        shapes.for_each(drop);
        known.used = self.now;
        let clip_rect = known.shapes[0].clip_rect;
        let mesh = known.mesh.get_or_insert_with(|| {
            let mut tessellator = tessellator();
            tessellator.set_clip_rect(clip_rect);
            let mut mesh = Mesh::default();
            for shape in &known.shapes {
                tessellator.tessellate_shape(shape.shape.clone(), &mut mesh);
            }
            Arc::new(mesh)
        });
        drawn.push(ClippedShape::new(clip_rect, Shape::Mesh(mesh.clone())));
    }
}

/// Shapes one by one, in the order in which they are drawn.
fn flatten(shape: ClippedShape, flat: &mut Vec<ClippedShape>) {
    match shape.shape {
        Shape::Vec(shapes) => {
            for inner in shapes {
                flatten(
                    ClippedShape {
                        shape: inner,
                        ..shape
                    },
                    flat,
                );
            }
        }
        _ => flat.push(shape),
    }
}

/// Where neighbours end that can be drawn in one, with their key; none for what is
/// drawn as it is.
fn neighbours(shapes: &[ClippedShape], around: impl Hash) -> Vec<(usize, Option<u64>)> {
    let begin = |clip_rect: Rect| {
        let mut hasher = AHasher::default();
        around.hash(&mut hasher);
        hash_rect(clip_rect, &mut hasher);
        hasher
    };
    let mut runs = Vec::new();
    let mut run: Option<(Rect, AHasher)> = None;
    for (at, shape) in shapes.iter().enumerate() {
        let is_moved = shape.transform_after_tessellation != TSTransform::IDENTITY;
        let key = key_of(&shape.shape).filter(|_| !is_moved);
        let goes_on =
            |(clip_rect, _): &(Rect, AHasher)| key.is_some() && *clip_rect == shape.clip_rect;
        if !run.as_ref().is_some_and(goes_on)
            && let Some((_, ended)) = run.take()
        {
            runs.push((at, Some(ended.finish())));
        }
        let Some(key) = key else {
            runs.push((at + 1, None));
            continue;
        };
        let (_, hasher) = run.get_or_insert_with(|| (shape.clip_rect, begin(shape.clip_rect)));
        key.hash(hasher);
        if key & CUT == CUT
            && let Some((_, ended)) = run.take()
        {
            runs.push((at + 1, Some(ended.finish())));
        }
    }
    runs.extend(run.map(|(_, ended)| (shapes.len(), Some(ended.finish()))));
    runs
}

/// What tells a shape from all others, if it can be kept: it has egui's own texture,
/// and what it is made of can be compared cheaply.
fn key_of(shape: &Shape) -> Option<u64> {
    let mut hasher = AHasher::default();
    match shape {
        Shape::Noop => (),
        Shape::LineSegment { points, stroke } => {
            for &at in points {
                hash_point(at, &mut hasher);
            }
            stroke.hash(&mut hasher);
        }
        Shape::Rect(rect) if rect.brush.is_none() => {
            hash_rect(rect.rect, &mut hasher);
            let [blur, angle] = [rect.blur_width, rect.angle].map(f32::to_bits);
            (rect.corner_radius, rect.fill, rect.stroke, blur, angle).hash(&mut hasher);
            (rect.stroke_kind as u8, rect.round_to_pixels).hash(&mut hasher);
        }
        Shape::Text(TextShape {
            pos,
            galley,
            underline,
            fallback_color,
            override_text_color,
            opacity_factor,
            angle,
        }) => {
            hash_point(*pos, &mut hasher);
            Arc::as_ptr(galley).hash(&mut hasher);
            (underline, fallback_color, override_text_color).hash(&mut hasher);
            [*opacity_factor, *angle]
                .map(f32::to_bits)
                .hash(&mut hasher);
        }
        Shape::Mesh(mesh) if mesh.texture_id == TextureId::default() => {
            Arc::as_ptr(mesh).hash(&mut hasher);
        }
        _ => return None,
    }
    std::mem::discriminant(shape).hash(&mut hasher);
    Some(hasher.finish())
}

fn hash_point(at: Pos2, hasher: &mut AHasher) {
    [at.x, at.y].map(f32::to_bits).hash(hasher);
}

fn hash_rect(rect: Rect, hasher: &mut AHasher) {
    hash_point(rect.min, hasher);
    hash_point(rect.max, hasher);
}

/// The options that a person can change.
fn bits_of(options: &TessellationOptions) -> impl Hash {
    let sizes = [
        options.feathering_size_in_pixels,
        options.bezier_tolerance,
        options.epsilon,
    ];
    let switches = [
        options.feathering,
        options.coarse_tessellation_culling,
        options.round_text_to_pixels,
        options.round_line_segments_to_pixels,
        options.round_rects_to_pixels,
        options.debug_paint_text_rects,
    ];
    (sizes.map(f32::to_bits), switches)
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::epaint::{ClippedPrimitive, Primitive};
    use eframe::egui::{Color32, CornerRadius, RawInput, Stroke, StrokeKind, Ui, pos2, vec2};

    /// Shows the same with and without what is kept, for so many frames, and gives
    /// the number of shapes of each frame where they were kept.
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

    /// All corners of all triangles in the order in which they are drawn, with the
    /// clip rectangle.
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

    /// Something that is made anew for every frame: never the same.
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
        // One that comes and goes every frame.
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
            // The font's image grows, and all that is written lies elsewhere in it.
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
        let tessellator =
            || Tessellator::new(1.0, TessellationOptions::default(), [1, 1], Vec::new());
        for frame in 0..1000 {
            let mut shapes = vec![line(frame as f32), line(-1.0)];
            still.output(&mut shapes, (), tessellator);
            assert!(still.runs.len() <= 4 * FORGOTTEN_AFTER as usize);
        }
    }
}

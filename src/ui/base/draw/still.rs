//! Tessellates what does not change once: egui would do it again for every text, frame and
//! line in every frame. Neighbouring shapes that were on the screen in the same places a
//! frame ago are drawn as one mesh that is kept.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use ahash::AHasher;
use eframe::egui::emath::TSTransform;
use eframe::egui::epaint::{ClippedShape, Mesh, TessellationOptions, Tessellator, TextShape};
use eframe::egui::{Context, FullOutput, Plugin, Pos2, Rect, Shape, TextureId};

/// A new mesh begins after a shape whose hash has these bits, wherever it stands among the
/// others. So a change somewhere replaces one mesh of about thirty shapes.
const CUT: u64 = 0b1_1111;
/// Meshes unused for this many frames are dropped.
pub const FORGOTTEN_AFTER: u64 = 8;

/// Keeps the meshes of what does not change. Added to a context once.
#[derive(Default)]
pub struct Still {
    runs: HashMap<u64, Run>,
    now: u64,
    tidied: u64,
}

/// Neighbouring shapes that were drawn.
struct Run {
    /// Made when the shapes appear a second time.
    mesh: Option<Arc<Mesh>>,
    used: u64,
    /// Keeps alive the shapes that are told apart by their address.
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
    /// Replaces shapes that have not changed by meshes. `around` is whatever else the triangles
    /// depend on.
    pub fn output(
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

    /// Returns how many runs are kept.
    #[must_use]
    pub fn kept(&self) -> usize {
        self.runs.len()
    }

    /// Draws neighbouring shapes, as one mesh if they have been drawn here before.
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

/// Adds shapes one by one, in drawing order.
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

/// Returns where runs of shapes that can be drawn as one mesh end, with their keys; no key
/// for shapes that are drawn unchanged.
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

/// Returns what identifies a shape, if it can be kept: it uses egui's own texture, and its
/// contents can be compared cheaply.
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

/// Returns the options that the user can change.
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

//! Drawings that are kept from frame to frame.

use std::sync::Arc;

use eframe::egui::epaint::Mesh;
use eframe::egui::{Color32, Context, Pos2, RawInput, Shape, pos2, vec2};

use studiolo::ui::base::draw::kept::{Drawings, STANDS_AFTER, WORTH_A_PICTURE, paint};

/// Paints a drawing of this many circles for this many frames, and returns the mesh of the
/// last one.
fn stand(ctx: &Context, circles: u32, frames: u32) -> Arc<Mesh> {
    let mut last = None;
    for _ in 0..frames {
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            paint(ui.painter(), pos2(10.0, 20.0), &circles, |drawing| {
                for n in 0..circles {
                    let at = pos2(n as f32 * 3.0, 9.0);
                    drawing.circle(at, 8.0, Color32::RED);
                }
            });
        });
        // There is no graphics card to load them.
        output.textures_delta.clear();
        let mut meshes = output.shapes.into_iter();
        last = meshes.find_map(|clipped| match clipped.shape {
            Shape::Mesh(mesh) => Some(mesh),
            _ => None,
        });
    }
    last.expect("it was painted")
}

#[test]
fn what_stands_becomes_a_picture_where_it_stood() {
    let ctx = Context::default();
    // The first frame is empty.
    let before = stand(&ctx, 40, 1 + STANDS_AFTER);
    assert!(before.vertices.len() > WORTH_A_PICTURE);
    let after = stand(&ctx, 40, 2);
    assert_eq!(after.vertices.len(), 4);
    assert!(after.calc_bounds().contains_rect(before.calc_bounds()));
    let around = before.calc_bounds().expand(1.0);
    assert!(around.contains_rect(after.calc_bounds()));
    // From then on it is the same mesh.
    assert!(Arc::ptr_eq(&after, &stand(&ctx, 40, 1)));
    let size = ctx
        .tex_manager()
        .read()
        .meta(after.texture_id)
        .map(|it| it.size);
    let pixels = after.calc_bounds().size() * ctx.pixels_per_point();
    let [width, height] = size.expect("it has a texture");
    assert_eq!(vec2(width as f32, height as f32), pixels);
}

#[test]
fn what_is_small_or_too_wide_for_a_card_or_changes_stays_a_mesh() {
    let ctx = Context::default();
    let small = stand(&ctx, 1, 3 * STANDS_AFTER);
    assert!(small.vertices.len() > 4);
    let wide = stand(&ctx, 900, 3 * STANDS_AFTER);
    assert!(wide.vertices.len() > 4);
    for circles in 40..80 {
        assert!(stand(&ctx, circles, 1).vertices.len() > 4);
    }
}

#[test]
fn drawings_that_several_contexts_keep_have_no_picture_of_one_of_them() {
    let [one, other] = [Context::default(), Context::default()];
    let drawings = Drawings::default();
    drawings.clone().keep_in(&one);
    drawings.keep_in(&other);
    let first = stand(&one, 40, 3 * STANDS_AFTER);
    assert!(first.vertices.len() > WORTH_A_PICTURE);
    assert!(Arc::ptr_eq(&first, &stand(&other, 40, 1)));
}

#[test]
fn only_so_many_pictures_are_made_in_a_frame() {
    let ctx = Context::default();
    let mut last = Vec::new();
    for _ in 0..STANDS_AFTER + 8 {
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            for n in 0..6 {
                paint(ui.painter(), Pos2::ZERO, &("far", n), |drawing| {
                    for n in 0..30 {
                        let at = pos2(n as f32 * 20.0, n as f32 * 20.0);
                        drawing.circle(at, 8.0, Color32::RED);
                    }
                });
            }
        });
        output.textures_delta.clear();
        let meshes = output.shapes.iter();
        let pictures =
            meshes.filter(|it| matches!(&it.shape, Shape::Mesh(mesh) if mesh.vertices.len() == 4));
        last.push(pictures.count());
    }
    let most = last.windows(2).map(|two| two[1] - two[0]).max();
    assert_eq!(most, Some(1), "{last:?}");
    assert_eq!(last.last(), Some(&6));
}

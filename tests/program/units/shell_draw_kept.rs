//! Drawings that are kept from frame to frame.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use eframe::egui::epaint::Mesh;
use eframe::egui::{Color32, Context, Pos2, RawInput, Shape, pos2, vec2};

use studiolo::ui::base::draw::kept::{Drawings, MOST_BYTES, STANDS_AFTER, WORTH_A_PICTURE, paint};

/// How long a picture may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

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

/// Paints it until the other thread has made its picture, and returns the mesh with it.
fn until_picture(ctx: &Context, circles: u32) -> Arc<Mesh> {
    let begun = Instant::now();
    loop {
        let mesh = stand(ctx, circles, 1);
        if mesh.vertices.len() == 4 {
            return mesh;
        }
        assert!(begun.elapsed() < PATIENCE, "no picture is made");
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn what_stands_becomes_a_picture_where_it_stood() {
    let ctx = Context::default();
    // The first frame is empty.
    let before = stand(&ctx, 40, 1 + STANDS_AFTER);
    assert!(before.vertices.len() > WORTH_A_PICTURE);
    let after = until_picture(&ctx, 40);
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
    for circles in [1, 900] {
        stand(&ctx, circles, 3 * STANDS_AFTER);
        // A picture would be there by now.
        thread::sleep(Duration::from_millis(200));
        assert!(stand(&ctx, circles, 2).vertices.len() > 4, "{circles}");
    }
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
fn only_so_many_pictures_are_loaded_in_a_frame() {
    let ctx = Context::default();
    let mut last = Vec::new();
    let begun = Instant::now();
    while last.last() != Some(&6) {
        assert!(begun.elapsed() < PATIENCE, "{last:?}");
        // All of them may be there before the first is loaded.
        thread::sleep(Duration::from_millis(1));
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
}

#[test]
fn sizes_that_come_and_go_take_no_more_memory_than_is_kept() {
    let ctx = Context::default();
    let one = {
        stand(&ctx, 4000, 2);
        Drawings::of(&ctx).bytes()
    };
    assert!(one > 100_000, "{one} bytes");
    // As many as would take four times what is kept.
    let frames = (4 * MOST_BYTES / one) as u32;
    let mut most = 0;
    for frame in 1..frames {
        stand(&ctx, 4000 + frame, 1);
        most = most.max(Drawings::of(&ctx).bytes());
    }
    // Some frames' drawings come before it is looked again.
    assert!(most < MOST_BYTES + 10 * one, "{most} bytes");
    assert!(most > MOST_BYTES / 2, "{most} bytes");
}

//! Meshes that are turned into pictures.

use eframe::egui::epaint::{Mesh, TessellationOptions, Tessellator};
use eframe::egui::{Color32, Shape, pos2};

use studiolo::ui::base::draw::picture::{of, size_of};

fn triangle(corners: [(f32, f32); 3], colour: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    for (x, y) in corners {
        mesh.colored_vertex(pos2(x, y), colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh
}

/// Returns whether the middle of a pixel is inside, by the definition; unknown if it is on
/// an edge.
fn is_within(corners: [(f32, f32); 3], x: usize, y: usize) -> Option<bool> {
    let [one, two, three] = corners;
    let side = |from: (f32, f32), to: (f32, f32)| {
        (to.0 - from.0) * (y as f32 + 0.5 - from.1) - (to.1 - from.1) * (x as f32 + 0.5 - from.0)
    };
    let sides = [side(one, two), side(two, three), side(three, one)];
    let is = sides.iter().all(|&side| side > 0.0) || sides.iter().all(|&side| side < 0.0);
    (!sides.contains(&0.0)).then_some(is)
}

#[test]
fn a_triangle_has_the_pixels_whose_middles_are_in_it() {
    let mut rng = fastrand::Rng::with_seed(3);
    let mut many = 0;
    for _ in 0..300 {
        let mut corner = || [rng.u32(..160), rng.u32(..160)].map(|at| at as f32 / 8.0);
        let corners = [corner(), corner(), corner()].map(|[x, y]| (x, y));
        let picture = of(&triangle(corners, Color32::RED), 1.0);
        let from = picture.rect.min;
        let [width, height] = picture.image.size;
        for (x, y) in (0..20).flat_map(|y| (0..20).map(move |x| (x, y))) {
            let (left, above) = (x - from.x as isize, y - from.y as isize);
            let is_there = left >= 0
                && above >= 0
                && (left as usize) < width
                && (above as usize) < height
                && picture.image.pixels[above as usize * width + left as usize] == Color32::RED;
            if let Some(expected) = is_within(corners, x as usize, y as usize) {
                assert_eq!(is_there, expected, "{x}, {y} in {corners:?}");
                many += u32::from(is_there);
            }
        }
    }
    assert!(many > 5000, "{many}");
}

#[test]
fn pixels_between_two_triangles_are_drawn_once() {
    // A square made of two halves, with its corners in the middles of pixels.
    let half = Color32::from_rgba_premultiplied(0, 0, 100, 100);
    for turned in [false, true] {
        let mut mesh = Mesh::default();
        for (x, y) in [(0.5, 0.5), (8.5, 0.5), (8.5, 8.5), (0.5, 8.5)] {
            mesh.colored_vertex(pos2(x, y), half);
        }
        let [first, second] = match turned {
            false => [[0, 1, 2], [2, 3, 0]],
            true => [[0, 3, 1], [1, 3, 2]],
        };
        mesh.add_triangle(first[0], first[1], first[2]);
        mesh.add_triangle(second[0], second[1], second[2]);
        let image = of(&mesh, 1.0).image;
        let drawn = image.pixels.iter().filter(|&&pixel| pixel == half).count();
        let empty = image.pixels.iter();
        let empty = empty.filter(|&&pixel| pixel == Color32::TRANSPARENT);
        assert_eq!((drawn, empty.count()), (64, 81 - 64));
    }
}

#[test]
fn colours_change_evenly_and_lie_over_each_other() {
    let mut mesh = Mesh::default();
    let (left, right) = (Color32::BLACK, Color32::from_rgb(200, 100, 0));
    for (x, y, colour) in [
        (0.0, 0.0, left),
        (100.0, 0.0, right),
        (100.0, 4.0, right),
        (0.0, 4.0, left),
    ] {
        mesh.colored_vertex(pos2(x, y), colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(2, 3, 0);
    let image = of(&mesh, 1.0).image;
    for row in image.pixels.chunks(100) {
        for (x, pixel) in row.iter().enumerate() {
            let share = (x as f32 + 0.5) / 100.0;
            let expected = Color32::from_rgb(
                (200.0 * share).round() as u8,
                (100.0 * share).round() as u8,
                0,
            );
            let near = pixel.to_array().into_iter().zip(expected.to_array());
            assert!(near.into_iter().all(|(one, other)| one.abs_diff(other) < 2));
        }
    }
    // Half-transparent white over it.
    let over = Color32::from_white_alpha(128);
    mesh.append(triangle([(-9.0, -9.0), (400.0, -9.0), (-9.0, 400.0)], over));
    let picture = of(&mesh, 1.0);
    let [width, _] = picture.image.size;
    let at = |x: f32, y: f32| {
        let at = pos2(x, y) - picture.rect.min;
        picture.image.pixels[at.y as usize * width + at.x as usize]
    };
    assert_eq!(
        at(0.0, 0.0).r(),
        128 + (1.0_f32 * 127.0 / 255.0).round() as u8
    );
    assert_eq!(
        at(99.0, 1.0).r(),
        128 + (199.0_f32 * 127.0 / 255.0).round() as u8
    );
    assert_eq!(at(99.0, 1.0).a(), 255);
    assert_eq!(at(200.0, 20.0), over);
}

#[test]
fn it_lies_where_the_mesh_lay_at_any_zoom() {
    for pixels_per_point in [1.0, 1.25, 1.5, 2.0] {
        let mut shapes = Mesh::default();
        let options = TessellationOptions::default();
        let mut tessellator = Tessellator::new(pixels_per_point, options, [1, 1], Vec::new());
        let shape = Shape::circle_filled(pos2(-7.3, 12.4), 20.0, Color32::GREEN);
        tessellator.tessellate_shape(shape, &mut shapes);
        let picture = of(&shapes, pixels_per_point);
        let bounds = shapes.calc_bounds();
        assert!(picture.rect.contains_rect(bounds));
        let pixel = 1.0 / pixels_per_point;
        assert!(bounds.expand(1.01 * pixel).contains_rect(picture.rect));
        let corner = picture.rect.min * pixels_per_point;
        assert!((corner - corner.round()).length() < 1e-3, "{corner:?}");
        assert_eq!(picture.image.size, size_of(&shapes, pixels_per_point));
        let covered: f32 = picture
            .image
            .pixels
            .iter()
            .map(|pixel| f32::from(pixel.a()))
            .sum();
        let area = covered / 255.0 * pixel * pixel;
        let expected = std::f32::consts::PI * 400.0;
        assert!(
            (area / expected - 1.0).abs() < 0.01,
            "{area} is not {expected}"
        );
    }
}

#[test]
fn nothing_is_a_picture_without_pixels() {
    assert_eq!(of(&Mesh::default(), 2.0).image.size, [0, 0]);
}

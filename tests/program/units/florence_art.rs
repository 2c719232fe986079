//! Every drawing is sound at every size in which it appears, and is made only once.

use std::cell::Cell;
use std::sync::Arc;

use eframe::egui::{Color32, Context, Mesh, Pos2, RawInput, Rect, Shape, Ui, epaint, pos2, vec2};

use florence::rules::Edition;
use florence::{Building, Freedom, Landscape, Object, Squares, Tile};
use studiolo::games::florence::art::board::Board;
use studiolo::games::florence::art::cards::{Profession, SMALL_CARD};
use studiolo::games::florence::art::cells::Cells;
use studiolo::games::florence::art::colours::Colours;
use studiolo::games::florence::art::palazzo::{Court, draw_palazzo};
use studiolo::games::florence::art::pile::{Pile, PileState, RISE};
use studiolo::games::florence::art::tile;
use studiolo::games::florence::art::tile::{Label, draw_tile};
use studiolo::ui::base::draw::Drawing;
use studiolo::ui::base::draw::kept;
use studiolo::ui::base::{draw, theme};
use table::Item;

/// The widths of squares that occur, and those around which something changes.
const SIDES: [f32; 12] = [
    6.0, 7.6, 11.0, 14.0, 15.0, 18.0, 25.9, 26.0, 33.9, 34.0, 47.0, 90.0,
];
const PIXELS: [f32; 3] = [1.0, 1.5, 2.0];

fn drawn(pixels: f32, make: impl FnOnce(&mut Drawing)) -> Mesh {
    let mut drawing = Drawing::new(pixels);
    make(&mut drawing);
    drawing.finish()
}

/// Returns whether the whole mesh is visible, in `rect` and at most this far around it.
fn is_sound(mesh: &Mesh, rect: Rect, around: f32) -> bool {
    let finite = mesh.vertices.iter().all(|vertex| vertex.pos.is_finite());
    let bounds = mesh.calc_bounds();
    mesh.is_valid() && !mesh.is_empty() && finite && rect.expand(around).contains_rect(bounds)
}

#[test]
fn every_tile_of_the_edition_is_drawn_where_it_lies_at_every_size() {
    let colours = Colours::by(false);
    for tile in Tile::all() {
        let shape = Edition::studiolo().shape(tile);
        for orientation in 0..shape.orientations() {
            let cells = Cells::of(shape.oriented(orientation)).at_origin();
            let (w, h) = cells.extent();
            for side in SIDES {
                let room = cells.longest_row().1 as f32 * side - 1.0;
                let labels = [Label::None, Label::Medallion, Label::Plate(room)];
                let labels = labels
                    .into_iter()
                    .filter(|label| side >= tile::NAMED_FROM || !matches!(label, Label::Plate(_)));
                for (pixels, label) in labels.flat_map(|label| PIXELS.map(|pixels| (pixels, label)))
                {
                    let mesh = drawn(pixels, |drawing| {
                        draw_tile(drawing, colours, tile, &cells, side, label);
                    });
                    let rect = Rect::from_min_size(Pos2::ZERO, vec2(w as f32, h as f32) * side);
                    // The shadow, and the crowns of a forest.
                    let sound = is_sound(&mesh, rect, side * 0.12 + 2.0);
                    assert!(sound, "{tile:?} {orientation} {side} {pixels} {label:?}");
                }
            }
        }
    }
}

#[test]
fn any_set_of_squares_can_be_a_tile() {
    let colours = Colours::by(true);
    let ring = Cells::new(Cells::block(4, 4).iter().filter(|&cell| cell != (1, 2)));
    let apart = Cells::new([(0, 0), (1, 1), (3, 3)]);
    let comb = Cells::new(
        Cells::block(7, 2)
            .iter()
            .filter(|(x, y)| *y == 0 || x % 2 == 0),
    );
    for cells in [ring, apart, comb] {
        for tile in Tile::all() {
            let mesh = drawn(1.0, |drawing| {
                draw_tile(drawing, colours, tile, &cells, 40.0, Label::Medallion);
            });
            let (w, h) = cells.extent();
            let rect = Rect::from_min_size(Pos2::ZERO, vec2(w as f32, h as f32) * 40.0);
            assert!(is_sound(&mesh, rect, 8.0), "{tile:?} {cells:?}");
        }
    }
}

#[test]
fn a_roof_covers_its_squares_whole() {
    // The middle of each half of a square's edges is covered by a face: its colour is not
    // that of the bare roof.
    for squares in ["a1 b1 c1 c2", "a1 b1 a2 b2 a3", "a1"] {
        let squares: Squares = squares.parse().expect("squares");
        let cells = Cells::of(squares).at_origin();
        let mesh = drawn(1.0, |drawing| {
            tile::draw_roof(drawing, Colours::by(false), &cells, 20.0);
        });
        let inside = |at: Pos2| {
            mesh.triangles().any(|corners| {
                let [a, b, c] = corners.map(|n| mesh.vertices[n as usize].pos);
                let side =
                    |a: Pos2, b: Pos2| (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
                let sides = [side(a, b), side(b, c), side(c, a)];
                sides.iter().all(|side| *side >= 0.0) || sides.iter().all(|side| *side <= 0.0)
            })
        };
        for (x, y) in cells.iter() {
            for (dx, dy) in [
                (3.0, 8.0),
                (8.0, 3.0),
                (17.0, 8.0),
                (8.0, 17.0),
                (12.0, 12.5),
            ] {
                let at = pos2(x as f32 * 20.0 + dx, y as f32 * 20.0 + dy);
                assert!(inside(at), "{squares} at {at:?}");
            }
        }
    }
}

#[test]
fn a_palazzo_holds_everyone_who_works_there() {
    let all = 0..=6_u8;
    for (builders, jesters) in all.clone().flat_map(|b| all.clone().map(move |j| (b, j))) {
        let court = Court { builders, jesters };
        for (size, side) in [([3.0, 2.0], 47.0), ([2.0, 3.0], 11.0), ([3.0, 2.0], 6.0)] {
            let mesh = drawn(1.0, |drawing| {
                let colours = Colours::by(false);
                draw_palazzo(drawing, colours, [0.0, 0.0], size, side, court);
            });
            let rect = Rect::from_min_size(Pos2::ZERO, vec2(size[0], size[1]) * side);
            assert!(is_sound(&mesh, rect, side * 0.15 + 2.0), "{court:?} {side}");
        }
    }
}

#[test]
fn an_area_with_a_hole_leaves_the_hole_open() {
    let mesh = drawn(1.0, |drawing| {
        let path = draw::svg("M0 0h30v30h-30zM10 10h10v10h-10z");
        drawing.fill_even_odd(&path, Color32::BLACK);
    });
    let area: f32 = mesh
        .triangles()
        .map(|corners| {
            let corners = corners.map(|n| mesh.vertices[n as usize]);
            if corners
                .iter()
                .any(|corner| corner.color == Color32::TRANSPARENT)
            {
                return 0.0;
            }
            let [a, b, c] = corners.map(|corner| corner.pos);
            ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).abs() / 2.0
        })
        .sum();
    // 30 x 30 minus half a pixel around, without 10 x 10 and half a pixel around.
    let expected = 29.0 * 29.0 - 11.0 * 11.0;
    assert!((area - expected).abs() < 2.0, "{area} is not {expected}");
}

#[test]
fn a_drawing_is_made_once_for_its_key() {
    let ctx = Context::default();
    let times = Cell::new(0);
    let make = |drawing: &mut Drawing| {
        times.set(times.get() + 1);
        drawing.circle(pos2(5.0, 5.0), 5.0, Color32::BLACK);
    };
    let bake = |side: u32| kept::baked(&ctx, &("circle", side), make);
    let (first, second) = (bake(5), bake(5));
    assert!(Arc::ptr_eq(&first, &second));
    assert_eq!(times.get(), 1);
    bake(6);
    assert_eq!(times.get(), 2);

    // A different drawing with the same key is not confused with this one.
    let square = kept::baked(&ctx, &("circle", 5_u32), |drawing: &mut Drawing| {
        let square = Rect::from_min_size(Pos2::ZERO, vec2(10.0, 10.0));
        drawing.rect(square, 0.0, Color32::BLACK);
    });
    assert_ne!(square.vertices.len(), first.vertices.len());
}

/// Returns the meshes of one frame.
fn frame(ctx: &Context, show: fn(&mut Ui)) -> Vec<Arc<Mesh>> {
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(1920.0, 1080.0));
    let input = RawInput {
        screen_rect: Some(screen),
        ..RawInput::default()
    };
    let mut output = ctx.run_ui(input, show);
    // It is not painted.
    output.textures_delta.clear();
    let shapes = output.shapes.into_iter();
    let meshes = shapes.filter_map(|clipped: epaint::ClippedShape| match clipped.shape {
        Shape::Mesh(mesh) => Some(mesh),
        _ => None,
    });
    meshes.collect()
}

/// Shows the most that an auction with five players can contain: five principalities full
/// of tiles, all piles, five cards in the hand.
fn fullest(ui: &mut Ui) {
    let squares = |names: &str| -> Squares { names.parse().expect("squares") };
    let tiles = [
        (Building::University, "a3 a4 a5 b3 c3 c4 c5"),
        (Building::Opera, "f7 g7 f6 g6 f5"),
        (Building::Tower, "d3 d4 d5"),
        (Building::Chapel, "g5 f4 g4"),
    ];
    let tiles = tiles.map(|(kind, names)| (Tile::Building(kind), squares(names)));
    let lands = [
        (Landscape::Lake, "c7 d7 d6"),
        (Landscape::Park, "e3 f3"),
        (Landscape::Forest, "e1 f1 e2 f2"),
        (Landscape::Park, "g1 g2"),
        (Landscape::Park, "a7 b7"),
    ];
    let lands = lands.map(|(kind, names)| (Tile::Landscape(kind), squares(names)));
    let tiles: Vec<(Tile, Squares)> = tiles.into_iter().chain(lands).collect();
    for seat in 0..5u8 {
        let board = Board {
            tiles: &tiles,
            palazzo: squares("a1 b1 c1 a2 b2 c2"),
            court: Court {
                builders: 3,
                jesters: 3,
            },
            side: 26.0,
            names: None,
        };
        board.paint(ui.painter(), false, pos2(8.0, f32::from(seat) * 205.0));
    }
    let piles = [
        (Object::Forest, 6),
        (Object::Lake, 6),
        (Object::Park, 6),
        (Object::Jester, 6),
        (Object::Builder, 6),
        (Object::PrestigeCard, 25),
        (Object::RecruitingCard, 12),
    ];
    for (n, (object, left)) in piles.into_iter().enumerate() {
        let pile = Pile {
            object,
            left,
            name: "a",
            below: "6",
            state: PileState::Rest,
        };
        let at = pos2(460.0 + 130.0 * n as f32, 200.0);
        pile.paint(ui, Rect::from_min_size(at, vec2(120.0, 150.0 + RISE)));
    }
    for n in 0..5u8 {
        let card = Profession {
            name: "a",
            wants: (
                Building::ALL[usize::from(n)],
                Landscape::Lake,
                Freedom::Travel,
            ),
            there: [true; 3],
            value: "19",
            verdict: "3",
            reaches: true,
        };
        let at = pos2(460.0 + 140.0 * f32::from(n), 800.0);
        card.paint(ui, Rect::from_min_size(at, SMALL_CARD));
    }
}

/// Returns a window that has shown its first frame, which has no drawings.
fn opened() -> Context {
    let ctx = Context::default();
    theme::apply(&ctx);
    assert!(frame(&ctx, fullest).is_empty());
    ctx
}

#[test]
fn at_rest_a_frame_shows_the_meshes_of_the_one_before() {
    let ctx = opened();
    let first = frame(&ctx, fullest);
    let second = frame(&ctx, fullest);
    assert!(first.len() >= 5 + 7 + 5, "{} meshes", first.len());
    assert_eq!(first.len(), second.len());
    let same = first.iter().zip(&second);
    assert!(same.into_iter().all(|(one, other)| Arc::ptr_eq(one, other)));
}

#[test]
fn the_fullest_auction_has_less_than_two_megabytes_of_corners() {
    let ctx = opened();
    let meshes = frame(&ctx, fullest);
    let vertices: usize = meshes.iter().map(|mesh| mesh.vertices.len()).sum();
    let bytes = vertices * size_of::<epaint::Vertex>();
    assert!(bytes < 2 << 20, "{vertices} vertices, {bytes} bytes");
}

#[test]
fn a_name_plate_lies_where_it_hides_nothing() {
    use studiolo::games::florence::art::name_plate::place;
    let board = Rect::from_min_size(pos2(100.0, 100.0), vec2(140.0, 140.0));
    let square = |x: u8, y: u8| {
        let at = board.min + vec2(f32::from(x), f32::from(y)) * 20.0;
        Rect::from_min_size(at, vec2(20.0, 20.0))
    };
    let size = vec2(70.0, 16.0);
    // On the frame above, in its middle, if nothing is there.
    let top = place(size, board, [true, false], &[]);
    assert_eq!(top.center(), pos2(170.0, 100.0));
    // Aside where a tile is in the middle.
    let tile = [square(3, 0), square(4, 0)];
    let aside = place(vec2(50.0, 16.0), board, [true, false], &tile);
    assert!(
        tile.iter()
            .all(|rect| !aside.intersect(*rect).is_positive())
    );
    assert_eq!(aside.center().y, 100.0);
    // Without a frame above or below: on squares that are empty.
    let row = (0..7).map(|x| square(x, 0));
    let row: Vec<Rect> = row.collect();
    let below = place(size, board, [false, false], &row);
    assert_eq!(below.center(), pos2(170.0, 130.0));
    // Where all is full it hides as little as there can be, and is there all the same.
    let full = (0..7).flat_map(|x| (0..7).map(move |y| square(x, y)));
    let full: Vec<Rect> = full.collect();
    let there = place(size, board, [true, true], &full);
    assert_eq!(
        there.center(),
        pos2(170.0, 100.0),
        "half of it on the frame"
    );
    // Names that are longer than the board stay in its middle.
    let long = place(vec2(160.0, 16.0), board, [false, true], &[]);
    assert_eq!(long.center(), pos2(170.0, 240.0));
}

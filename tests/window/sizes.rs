//! The window in every size and with every name: at 150 % of a small screen all controls
//! are in the window, long names are shortened in favour of other texts, and a name without
//! letters is visible.

use std::path::Path;

use eframe::egui::accesskit::Role;
use eframe::egui::{
    Event, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, Rect, TouchPhase, Vec2, pos2, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use florence::{BonusCard, Character};
use studiolo::app::App;
use studiolo::app::screens::{Opens, Screen, opens};
use studiolo::app::shot::Scene;
use studiolo::ui::base::theme::{LIGHT, size};
use studiolo::ui::io::preferences::Geometry;
use studiolo::ui::screens::new_game::Begins;
use table::{Game as _, Item as _};
use words::figures::grouped;
use words::fl;
use words::florence::Named as _;
use words::florence::board;

use crate::access::focus;
use crate::views::{self, View, presses};
use crate::{layout_faults, prince_views, tiletum_views};

/// 1280×720 and 1000×700 at 150 %, in points.
const ZOOMED: [Vec2; 2] = [vec2(853.0, 480.0), vec2(667.0, 467.0)];

/// What the taskbar and the title bar leave of 1024×600 at 100 %, of 1366×768 at 150 % and
/// of 1920×1080 at 175 %, in points.
const SMALL: [Vec2; 3] = [vec2(1024.0, 528.0), vec2(910.0, 440.0), vec2(1097.0, 545.0)];

/// Opens the window with one of the pictured tables and these names of the players.
fn window(
    table: &str,
    scene: Scene,
    size: Vec2,
    names: [(&str, &str); 2],
) -> Harness<'static, App> {
    window_at(table, scene, size, names, None)
}

/// Opens it after this many entries of the log.
fn window_at(
    table: &str,
    scene: Scene,
    size: Vec2,
    names: [(&str, &str); 2],
    entry: Option<usize>,
) -> Harness<'static, App> {
    let tables = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/look");
    let text = std::fs::read_to_string(tables.join(table).with_extension("ron"));
    let mut text = text.expect("a table");
    for (old, new) in names {
        text = text.replace(&format!("{old:?}"), &format!("\"{new}\""));
    }
    let data = tempfile::tempdir().expect("a directory").keep();
    let file = data.join("table.ron");
    std::fs::write(&file, text).expect("it can be written");
    let mut harness = Harness::builder()
        .with_size(size)
        .with_max_steps(40)
        .allow_missing_glyphs()
        .build_eframe(|creation| {
            let mut app = App::new(&creation.egui_ctx, data, Some(file));
            app.wait_for_file();
            app
        });
    harness.run();
    let arranged = harness.state_mut().arrange(scene, entry);
    arranged.expect("the table is open");
    harness.run();
    harness
}

const USUAL: [(&str, &str); 2] = [("Anna", "Anna"), ("Ben", "Ben")];
const LONG: [(&str, &str); 2] = [
    ("Anna", "Maximiliane Hohenberger-Fürstenwalder v."),
    ("Ben", "Przemysław Wiśniewski-Brzęczyszczykiewic"),
];

/// Returns all controls that can be clicked, with their names.
fn buttons(window: &Harness<'_, App>) -> Vec<(String, Rect)> {
    let pressed = |role| matches!(role, Role::Button | Role::Tab | Role::TextInput);
    let nodes = window.query_all_by(|node| pressed(node.role()));
    let named = nodes.map(|node| {
        let name = node.accesskit_node().label().unwrap_or_default();
        (name, node.rect())
    });
    named.collect()
}

#[test]
fn nothing_lies_beside_a_window_at_150_percent() {
    let tables = [
        ("auction", Scene::Table),
        ("opening", Scene::Table),
        ("five", Scene::Table),
        ("action", Scene::Table),
        ("work", Scene::Tab("work-value")),
        ("auction", Scene::Tab("tally")),
        ("end", Scene::Table),
        ("prestige", Scene::Table),
        ("round-end", Scene::Table),
        ("curtain", Scene::Table),
        ("auction", Scene::Start),
        ("auction", Scene::NewGame),
    ];
    for size in ZOOMED {
        for names in [USUAL, LONG] {
            for (table, scene) in tables {
                let window = window(table, scene, size, names);
                let all = buttons(&window);
                assert!(all.len() > 6, "{table} {size}: {all:?}");
                for (name, rect) in all {
                    let inside = rect.left() > -1.0 && rect.right() < size.x + 1.0;
                    assert!(inside, "{table} {scene:?} {size}: {name} {rect}");
                }
            }
        }
    }
}

#[test]
fn all_five_columns_of_a_score_sheet_are_in_a_window_at_150_percent() {
    let [size, _] = ZOOMED;
    let window = window("five", Scene::Sheet, size, USUAL);
    let fields = window.query_all_by(|node| node.role() == Role::TextInput);
    let rects: Vec<Rect> = fields.map(|field| field.rect()).collect();
    assert!(rects.len() >= 5 * 9, "{rects:?}");
    for rect in &rects {
        let inside = rect.left() >= 0.0 && rect.right() <= size.x;
        assert!(inside && rect.width() >= 24.0, "{rect}");
    }
    let covers = |one: &Rect, other: &Rect| one.shrink(1.0).intersects(other.shrink(1.0));
    for (at, one) in rects.iter().enumerate() {
        let covered = rects[..at].iter().find(|other| covers(one, other));
        assert!(covered.is_none(), "{one} {covered:?}");
    }
}

#[test]
fn the_payment_of_a_work_is_in_sight_against_the_computer() {
    for size in [vec2(1280.0, 720.0), vec2(1366.0, 768.0)] {
        // Anna's turn in round five.
        let scene = Scene::Tab("work-value");
        let mut window = window_at("prestige", scene, size, USUAL, Some(156));
        let foot = window.get_by_label(fl!(pane_foot)).rect();
        let above = |window: &Harness<'_, App>, role, name: &str| {
            let rect = window.get_by_role_and_label(role, name).rect();
            assert!(rect.bottom() <= foot.top(), "{name} {rect} above {foot}");
            assert!(rect.height() > 20.0, "{name} {rect}");
        };
        above(&window, Role::Slider, fl!(points_tried_out));
        // So are the works to choose from and the bonus card, while it is completed.
        window
            .get_by_role_and_label(Role::Button, fl!(action_complete_a_work))
            .click_accesskit();
        window.run();
        above(&window, Role::Slider, fl!(points_from_payment));
        above(
            &window,
            Role::Button,
            &fl!(work_lay_down, card = "Sculptor"),
        );
        let card = board::play_card(BonusCard::BuildersAndLakes);
        above(&window, Role::Button, &card);
    }
}

#[test]
fn the_payment_of_a_work_is_in_sight_at_150_percent() {
    let [size, _] = ZOOMED;
    let window = window("work", Scene::Tab("work-value"), size, USUAL);
    let slider = window.get_by_role_and_label(Role::Slider, fl!(points_tried_out));
    let whole = Rect::from_min_size(Pos2::ZERO, size);
    assert!(whole.contains_rect(slider.rect()), "{}", slider.rect());
    // Against the computer, on Anna's turn in round five.
    let scene = Scene::Tab("work-value");
    let mut window = window_at("prestige", scene, size, USUAL, Some(156));
    let is_above = |window: &Harness<'_, App>, name: &str| {
        let foot = window.get_by_label(fl!(pane_foot)).rect();
        let slider = window.get_by_role_and_label(Role::Slider, name).rect();
        assert!(slider.bottom() <= foot.top(), "{slider} above {foot}");
    };
    is_above(&window, fl!(points_tried_out));
    window
        .get_by_role_and_label(Role::Button, fl!(action_complete_a_work))
        .click_accesskit();
    window.run();
    is_above(&window, fl!(points_from_payment));
}

#[test]
fn all_characters_and_their_fields_are_in_sight() {
    let [zoomed, _] = ZOOMED;
    let usual = vec2(1280.0, 720.0);
    let tables = [
        ("characters", usual),
        ("solo-characters", usual),
        ("characters", zoomed),
    ];
    for (table, size) in tables {
        let window = window(table, Scene::Table, size, USUAL);
        let whole = Rect::from_min_size(Pos2::ZERO, size);
        let foot = window.query_by_label(fl!(pane_foot));
        let end = foot.map_or(size.y, |foot| foot.rect().top());
        for &character in Character::ALL {
            let [first, last] = character.fields().map(grouped);
            for price in [first, last] {
                let name = fl!(character_field, character = character.id(), price = price);
                let field = window.get_by_role_and_label(Role::Button, &name).rect();
                assert!(whole.contains_rect(field), "{table}: {name} {field}");
                assert!(field.bottom() <= end, "{table}: {name} {field} above {end}");
                assert!(field.width() > 10.0 && field.height() > 15.0, "{field}");
            }
        }
    }
}

#[test]
fn reasons_without_room_are_shown_to_whoever_goes_there() {
    let told = |window: &Harness<'_, App>| {
        let nodes = window.query_all_by_label_contains(": B2: ");
        nodes.map(|node| node.rect()).collect::<Vec<_>>()
    };
    let more = |window: &Harness<'_, App>| {
        let is_more = |name: &str| (1..9).any(|number| name == fl!(more_reasons, number));
        let all = buttons(window).into_iter();
        all.map(|(name, _)| name).find(|name| is_more(name))
    };
    let size = vec2(1280.0, 720.0);
    let mut window = window("action", Scene::Table, size, USUAL);
    let whole = Rect::from_min_size(Pos2::ZERO, size);
    let mut seen = told(&window);
    assert_eq!(seen.len(), 1, "it is heard");
    if let Some(name) = more(&window) {
        window.get_by_role_and_label(Role::Button, &name).focus();
        window.run();
        seen = told(&window);
        assert_eq!(seen.len(), 2, "{seen:?}");
    }
    assert!(
        seen.iter().all(|rect| whole.contains_rect(*rect)),
        "{seen:?}"
    );
}

#[test]
fn what_is_next_is_in_sight_at_150_percent() {
    for size in ZOOMED {
        let auction = window("auction", Scene::Table, size, LONG);
        let raise = fl!(auction_raise_to, price = 700);
        let action = window("action", Scene::Table, size, LONG);
        let window_of = Rect::from_min_size(Pos2::ZERO, size);
        for (window, name) in [
            (&auction, raise.as_str()),
            (&auction, fl!(auction_pass)),
            (&action, fl!(end_turn)),
        ] {
            let rect = window.get_by_role_and_label(Role::Button, name).rect();
            assert!(window_of.contains_rect(rect), "{name} {rect} in {size}");
        }
    }
}

#[test]
fn a_name_stays_on_its_seat_and_is_seen() {
    let fox = [("Anna", LONG[0].1), ("Ben", "🦊")];
    for size in [
        vec2(1280.0, 720.0),
        vec2(1920.0, 1080.0),
        ZOOMED[0],
        ZOOMED[1],
    ] {
        let window = window("auction", Scene::Table, size, fox);
        for name in [fox[0].1, fox[1].1] {
            let seat = window
                .get_by_label(&format!("Principality of {name}"))
                .rect();
            let mut names = window.query_all_by_role_and_label(Role::Label, name);
            let on_seat = names.find(|node| seat.contains(node.rect().left_center()));
            let rect = on_seat.expect("the name is on the seat").rect();
            assert!(seat.contains_rect(rect), "{name} {rect} on {seat}");
            assert!(rect.width() > 6.0, "{name} is seen: {rect}");
        }
    }
}

#[test]
fn the_log_ends_at_the_foot_of_the_window() {
    // A toast about the copy has covered it, and has disappeared.
    let window = window("auction", Scene::Table, vec2(1280.0, 720.0), USUAL);
    let change = fl!(change_entry_number, number = 64);
    let change = window.get_by_role_and_label(Role::Button, &change);
    assert!(change.rect().bottom() > 690.0, "{}", change.rect());
}

#[test]
fn nobody_is_to_act_while_the_table_rests() {
    let window = window("round-end", Scene::Table, vec2(1280.0, 720.0), USUAL);
    assert!(window.query_by_label(fl!(round_end_heading)).is_some());
    assert!(window.query_by_label(fl!(seat_opens)).is_none());
    assert!(window.query_by_label_contains("Round 3 of 7").is_some());
}

/// Returns the screens other than the table, and tables of five.
fn views_of_a_small_screen() -> Vec<View> {
    let names = [
        "start",
        "new game",
        "new game on the screen",
        "sheet of five",
        "auction of five",
    ];
    let florence = views::all().into_iter();
    let mut all: Vec<View> = florence.filter(|view| names.contains(&view.name)).collect();
    for view in &mut all {
        if view.name == "new game" {
            let then = |window: &mut views::Window| {
                views::does(window, Begins::AtATable.in_game(florence::Game::ID));
                presses(window, &fl!(players, number = 5));
            };
            *view =
                views::view("new game of five", "saves/four-players", Scene::NewGame).then(then);
        }
    }
    let names = [
        "start",
        "new game of five",
        "new game of five on the screen",
        "check of five",
        "deck of one's own",
    ];
    let prince = prince_views::all().into_iter();
    all.extend(prince.filter(|view| names.contains(&view.name) || view.name == "auction of five"));
    let names = ["wheel, long names", "board, long names"];
    let tiletum = tiletum_views::all().into_iter();
    all.extend(tiletum.filter(|view| names.contains(&view.name)));
    all
}

/// Returns what the pointer cannot reach: it is outside of the window, and the wheel does
/// not scroll it in.
fn out_of_reach(window: &mut views::Window) -> Vec<String> {
    let whole = Rect::from_min_size(Pos2::ZERO, window.ctx.content_rect().size());
    let out = |window: &views::Window| {
        let out = buttons(window).into_iter();
        out.filter(|(_, rect)| !whole.contains(rect.center()))
            .collect::<Vec<_>>()
    };
    let mut lost = out(window);
    let ways = [
        vec2(0.0, -1.0),
        vec2(0.0, 1.0),
        vec2(-1.0, 0.0),
        vec2(1.0, 0.0),
    ];
    for (x, way) in (0..8).flat_map(|at| ways.map(|way| (at, way))) {
        if lost.is_empty() {
            break;
        }
        // Places for the wheel, from left to right.
        let at = pos2(whole.width() * (x as f32 + 0.5) / 8.0, whole.height() * 0.6);
        window.hover_at(at);
        for _ in 0..12 {
            window.event(Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: way * whole.height() / 4.0,
                phase: TouchPhase::Move,
                source: MouseWheelSource::Wheel,
                modifiers: Modifiers::NONE,
            });
            window.run();
            let still = out(window);
            lost.retain(|(name, _)| still.iter().any(|(other, _)| other == name));
        }
    }
    let told = lost.into_iter();
    told.map(|(name, rect)| format!("{name:?} {rect}: no pointer reaches it"))
        .collect()
}

#[test]
fn everything_is_reached_on_a_small_screen() {
    let mut all = Vec::new();
    for (at, view) in views_of_a_small_screen().into_iter().enumerate() {
        // The next view in the next size; with `STUDIOLO_LONG=1` each view in all sizes.
        let is_turn = |n: usize| views::is_long() || n == at % SMALL.len();
        let sizes = SMALL.into_iter().enumerate();
        for (_, size) in sizes.filter(|(n, _)| is_turn(*n)) {
            let mut window = views::open(&view, size, "(theme: Light, reduce_motion: true)");
            let (mut faults, cut) = layout_faults::faults(&window);
            faults.extend(layout_faults::fixed(&mut window, cut));
            let mut walked = focus::walk(&mut window, &LIGHT);
            // The upper edge may cut the first line of the log.
            let is_cut =
                |fault: &String| fault.starts_with("Button \"60. ") && fault.contains("not seen");
            walked.retain(|fault| !is_cut(fault));
            faults.extend(walked);
            faults.extend(out_of_reach(&mut window));
            let faults = faults.into_iter();
            all.extend(faults.map(|fault| format!("{} {size}: {fault}", view.name)));
        }
    }
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}

/// Returns a screen of this size in points, with its corner at this place.
fn screen(left: f32, top: f32, width: f32, height: f32, scale: f32) -> Screen {
    let corner = pos2(left, top) * scale;
    Screen {
        rect: Rect::from_min_size(corner, vec2(width, height) * scale),
        scale,
    }
}

#[test]
fn the_smallest_window_fits_every_screen_with_its_bars() {
    for small in SMALL {
        assert!(size::WINDOW[0] <= small.x && size::WINDOW[1] <= small.y);
        let [width, height] = Vec2::from(size::OF_SYSTEM).into();
        let screen = screen(0.0, 0.0, small.x + width, small.y + height, 1.5);
        let first = opens(None, 1.0, &[screen]).expect("there is a screen");
        assert!(first.maximized, "{first:?}: the system knows what is free");
        let inside = first.size.expect("another size") / 1.5;
        assert!(inside.x <= small.x && inside.y <= small.y, "{inside}");
        let place = first.place.expect("a place");
        assert!(screen.rect.contains(place), "{place}");
    }
    let large = screen(0.0, 0.0, 1920.0, 1080.0, 1.0);
    let first = opens(None, 1.0, &[large]).expect("there is a screen");
    assert_eq!((first.size, first.maximized), (None, false));
}

#[test]
fn a_window_opens_where_it_is_seen() {
    let geometry = |place, size| Geometry {
        size,
        place,
        maximized: false,
    };
    let main = screen(0.0, 0.0, 1920.0, 1080.0, 1.0);
    let right = screen(1920.0, 0.0, 1920.0, 1080.0, 1.0);
    // The second screen is gone.
    let kept = Some(geometry(Some([2600.0, 300.0]), [1000.0, 700.0]));
    let as_it_was = Opens {
        place: None,
        size: None,
        maximized: false,
    };
    assert_eq!(opens(kept, 1.0, &[main, right]), Some(as_it_was));
    let alone = opens(kept, 1.0, &[main]).expect("there is a screen");
    let place = alone.place.expect("the middle");
    let window = Rect::from_min_size(place, vec2(1000.0, 700.0));
    assert!(main.rect.contains_rect(window), "{window}");
    assert!((window.center().x - main.rect.center().x).abs() < 2.0);
    // In points of the zoom, with a scale, above and left of the screen, and hardly on it.
    let sharp = screen(0.0, 0.0, 1280.0, 720.0, 1.5);
    for (place, zoom, screen, seen) in [
        ([1000.0, 100.0], 1.5, main, true),
        ([1000.0, 100.0], 2.0, main, false),
        ([1000.0, 100.0], 1.0, sharp, true),
        ([1400.0, 100.0], 1.0, sharp, false),
        ([300.0, -400.0], 1.0, main, false),
        ([-950.0, 100.0], 1.0, main, false),
        ([-100.0, 0.0], 1.0, main, true),
        ([300.0, 1075.0], 1.0, main, false),
    ] {
        let kept = Some(geometry(Some(place), [1000.0, 600.0]));
        let opens = opens(kept, zoom, &[screen]).expect("there is a screen");
        assert_eq!(opens.place.is_none(), seen, "{place:?} {zoom} {opens:?}");
    }
    // No larger than the screen, and at a place the system chooses if none is stored.
    let kept = Some(geometry(None, [3000.0, 900.0]));
    let opens = opens(kept, 1.0, &[sharp]).expect("there is a screen");
    assert_eq!(
        (opens.place, opens.size),
        (None, Some(vec2(1920.0, 1080.0)))
    );
}

//! Keyboard navigation: Tab reaches everything that can be used, the focus is visible in
//! every theme, and it returns to its earlier place when an overlay closes.

use std::collections::HashSet;

use ::florence::{Decision, Moment, Object, Setup, Squares};
use eframe::egui::accesskit::{Action, Role};
use eframe::egui::epaint::ClippedShape;
use eframe::egui::{Color32, Key, Modifiers, Rect, Shape, Vec2, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use studiolo::app::Intent;
use studiolo::games::florence;
use studiolo::ui::base::theme::{CLEAR_DARK, CLEAR_LIGHT, DARK, LIGHT, Palette};
use studiolo::ui::session::commands;
use table::{Card, Seat};
use words::fl;

use crate::views::{self, Window};

const USUAL: Vec2 = vec2(1280.0, 720.0);
/// More steps than there are controls on any screen.
const MOST_STEPS: usize = 700;

/// Returns whether a shape contains this colour, as a line or an area.
fn has(shape: &Shape, colour: Color32) -> bool {
    match shape {
        Shape::Vec(shapes) => shapes.iter().any(|shape| has(shape, colour)),
        Shape::Rect(rect) => {
            rect.stroke.color == colour && rect.stroke.width >= 1.5 || rect.fill == colour
        }
        Shape::Circle(circle) => circle.stroke.color == colour && circle.stroke.width >= 1.5,
        Shape::LineSegment { stroke, .. } => stroke.color == colour && stroke.width >= 1.5,
        Shape::Path(path) => {
            path.stroke.color == eframe::egui::epaint::ColorMode::Solid(colour)
                && path.stroke.width >= 1.5
        }
        Shape::Mesh(mesh) => mesh.vertices.iter().any(|vertex| vertex.color == colour),
        Shape::Noop
        | Shape::Band(_)
        | Shape::Ellipse(_)
        | Shape::Text(_)
        | Shape::QuadraticBezier(_)
        | Shape::CubicBezier(_)
        | Shape::Callback(_) => false,
    }
}

/// Returns what is drawn in the colour of the next action, near a place and visible.
fn marks(shapes: &[ClippedShape], near: Rect, palette: &Palette) -> Vec<String> {
    let marks = shapes.iter().filter(
        |ClippedShape {
             clip_rect, shape, ..
         }| {
            let rect = shape.visual_bounding_rect().intersect(*clip_rect);
            rect.is_positive() && near.intersects(rect) && has(shape, palette.accent)
        },
    );
    let mut marks: Vec<String> = marks.map(|mark| format!("{:?}", mark.shape)).collect();
    marks.sort();
    marks
}

/// Returns the role, the name and the place of the control with the keyboard.
#[expect(clippy::cast_possible_truncation, reason = "places in a window")]
pub(super) fn focused(window: &Window) -> Option<(Role, String, Rect)> {
    let mut nodes = window.root().children_recursive();
    let node = nodes.find(|node| node.accesskit_node().is_focused())?;
    let it = node.accesskit_node();
    let at = it.bounding_box()?;
    let [left, top, right, bottom] = [at.x0, at.y0, at.x1, at.y1].map(|side| side as f32);
    let rect = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
    Some((it.role(), it.label().unwrap_or_default(), rect))
}

/// Returns everything that can have the keyboard.
fn focusable(window: &Window) -> HashSet<(String, String)> {
    let nodes = window.root().children_recursive();
    let nodes = nodes.filter(|node| {
        let it = node.accesskit_node();
        let can = it.data().supports_action(Action::Focus) && !it.is_disabled();
        // Scroll bars follow the keyboard, and arrows go from square to square.
        let name = it.label().unwrap_or_default();
        let is_square = Squares::ALL
            .iter()
            .any(|square| name.starts_with(&square.to_string()));
        can && !it.is_hidden() && it.role() != Role::ScrollBar && !is_square
    });
    let named = nodes.map(|node| {
        let it = node.accesskit_node();
        (format!("{:?}", it.role()), it.label().unwrap_or_default())
    });
    named.collect()
}

/// Goes through a view with Tab. Returns what is wrong on the way.
pub(crate) fn walk(window: &mut Window, palette: &Palette) -> Vec<String> {
    walked(window, palette).0
}

/// Returns the same, and the places of the keyboard on the way, in order.
pub(super) fn walked(window: &mut Window, palette: &Palette) -> (Vec<String>, Vec<(String, Rect)>) {
    let mut way = Vec::new();
    let whole = Rect::from_min_size(eframe::egui::Pos2::ZERO, window.ctx.content_rect().size());
    let mut faults = Vec::new();
    let mut seen = HashSet::new();
    let mut wanted = focusable(window);
    for _ in 0..MOST_STEPS {
        let before = window.output().shapes.clone();
        let had = focused(window).map(|(.., rect)| rect);
        window.key_press(Key::Tab);
        window.run();
        let Some((role, name, rect)) = focused(window) else {
            continue;
        };
        if !seen.insert((format!("{role:?}"), name.clone(), format!("{rect}"))) {
            break;
        }
        wanted.remove(&(format!("{role:?}"), name.clone()));
        way.push((name.clone(), rect));
        let around = rect.expand(9.0);
        if !whole.intersects(rect) {
            faults.push(format!(
                "{role:?} {name:?} {rect}: has the keyboard out of sight"
            ));
            continue;
        }
        let with = marks(&window.output().shapes, around, palette);
        // The previous control with the keyboard may have been here and scrolled away.
        let is_new = had.is_none_or(|had| !had.intersects(around));
        if with.is_empty() || is_new && with == marks(&before, around, palette) {
            faults.push(format!(
                "{role:?} {name:?} {rect}: is not seen to have the keyboard"
            ));
        }
    }
    let covered = window
        .ctx
        .memory(|memory| memory.top_modal_layer().is_some());
    if covered {
        // What is covered cannot have the keyboard.
        wanted.clear();
    }
    faults.extend(
        wanted
            .into_iter()
            .map(|(role, name)| format!("{role} {name:?}: Tab never comes there")),
    );
    faults.sort();
    (faults, way)
}

#[test]
fn tab_comes_to_everything_and_is_seen_there() {
    let mut all = Vec::new();
    for view in views::some(views::all()) {
        let mut window = views::open(&view, USUAL, "(theme: Light, reduce_motion: true)");
        let faults = walk(&mut window, &LIGHT);
        all.extend(faults.iter().map(|fault| format!("{}: {fault}", view.name)));
    }
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}

#[test]
fn what_has_the_keyboard_is_seen_in_every_theme() {
    let themes: [(&str, &Palette); 3] = [
        ("(theme: Dark, reduce_motion: true)", &DARK),
        (
            "(theme: Light, high_contrast: true, reduce_motion: true)",
            &CLEAR_LIGHT,
        ),
        (
            "(theme: Dark, high_contrast: true, reduce_motion: true)",
            &CLEAR_DARK,
        ),
    ];
    let mut all = Vec::new();
    for (preferences, palette) in themes {
        for name in ["auction", "sheet", "new game"] {
            let views = views::all();
            let view = views.iter().find(|view| view.name == name);
            let mut window = views::open(view.expect("a view"), USUAL, preferences);
            let faults = walk(&mut window, palette);
            all.extend(
                faults
                    .iter()
                    .map(|fault| format!("{preferences} {name}: {fault}")),
            );
        }
    }
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}

#[test]
fn the_keyboard_comes_back_to_where_it_was() {
    let views = views::all();
    let auction = views.iter().find(|view| view.name == "auction");
    let mut window = views::open(auction.expect("a view"), USUAL, "()");
    let pass = |window: &Window| {
        let button = window.get_by_role_and_label(Role::Button, fl!(auction_pass));
        button.accesskit_node().is_focused()
    };
    window
        .get_by_role_and_label(Role::Button, fl!(auction_pass))
        .focus();
    window.run();
    assert!(pass(&window));
    for row in [
        &commands::COMMAND_LINE,
        &commands::KEYS,
        &commands::OPEN,
        &commands::ABOUT,
        &commands::EXPORT,
        &commands::PRIVATE_NOTES,
        &commands::NOTE_ENTRY,
    ] {
        window
            .state_mut()
            .carry_out(studiolo::app::Intent::Do(row.id));
        window.run();
        window.key_press(Key::Tab);
        window.run();
        assert!(!pass(&window), "{}: the keyboard is over it", row.id.name());
        // The first Escape may only leave a field.
        for _ in 0..2 {
            if !pass(&window) {
                window.key_press(Key::Escape);
                window.run();
            }
        }
        assert!(pass(&window), "{}: {:?}", row.id.name(), focused(&window));
    }
    // A menu returns the keyboard to what opened it.
    window
        .get_by_role_and_label(Role::Button, fl!(menu))
        .focus();
    window.run();
    window.key_press_modifiers(Modifiers::NONE, Key::Enter);
    window.run();
    window.key_press(Key::ArrowDown);
    window.run();
    window.key_press(Key::Escape);
    window.run();
    let menu = window.get_by_role_and_label(Role::Button, fl!(menu));
    assert!(menu.accesskit_node().is_focused(), "{:?}", focused(&window));
}

/// Opens a view and gives the map of the joined field the keyboard.
fn focus_map(window: &mut Window) {
    let nodes = window.root().children_recursive();
    let map = nodes.into_iter().find(|node| {
        let it = node.accesskit_node();
        let name = it.label().unwrap_or_default();
        it.role() == Role::Group && name.starts_with("The joined boards")
    });
    map.expect("the map").focus();
    window.run();
}

fn can_press(window: &Window, button: &str) -> bool {
    let button = window.get_by_role_and_label(Role::Button, button);
    !button.accesskit_node().is_disabled()
}

fn shapes(window: &Window) -> Vec<String> {
    let shapes = window.output().shapes.iter();
    shapes
        .map(|clipped| format!("{:?}", clipped.shape))
        .collect()
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

#[test]
fn the_joined_map_is_zoomed_and_pushed_by_keys() {
    let views = views::all();
    let view = views.iter().find(|view| view.name == "joined map");
    let mut window = views::open(view.expect("a view"), USUAL, "(reduce_motion: true)");
    let (more, less) = (fl!(map_zoom_in), fl!(map_zoom_out));
    // Without the keyboard it does nothing.
    press(&mut window, Key::Plus);
    assert!(!can_press(&window, less));
    focus_map(&mut window);
    for _ in 0..3 {
        assert!(can_press(&window, more));
        press(&mut window, Key::Plus);
    }
    assert!(!can_press(&window, more) && can_press(&window, less));
    for (there, back) in [
        (Key::ArrowRight, Key::ArrowLeft),
        (Key::ArrowDown, Key::ArrowUp),
    ] {
        let before = shapes(&window);
        press(&mut window, there);
        assert!(shapes(&window) != before, "{there:?} pushes it");
        press(&mut window, back);
        assert!(shapes(&window) == before, "{back:?} pushes it back");
    }
    press(&mut window, Key::Minus);
    assert!(can_press(&window, more) && can_press(&window, less));
    // An overlay gets the keys.
    let before = shapes(&window);
    window.state_mut().carry_out(Intent::Do(commands::ABOUT.id));
    window.run();
    for key in [Key::Plus, Key::ArrowRight, Key::Num0] {
        press(&mut window, key);
    }
    press(&mut window, Key::Escape);
    focus_map(&mut window);
    assert!(shapes(&window) == before, "the map is as it was");
    press(&mut window, Key::Num0);
    assert!(can_press(&window, more) && !can_press(&window, less));
    // The open offer was not refused.
    let session = window.state().session().expect("a game");
    assert!(session.game().talk().is_some());
}

#[test]
fn keys_of_the_map_bid_nothing() {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.options.cooperative = true;
    setup.moment = Moment::Auction(1);
    let views = views::all();
    let view = views.iter().find(|view| view.name == "auction");
    let mut window = views::open(view.expect("a view"), USUAL, "(reduce_motion: true)");
    let start = florence::Intent::Start(Box::new(setup));
    window.state_mut().carry_out(start);
    window.run();
    let name = Decision::Name(Object::Jester);
    let name = ::florence::Command::new(Seat::A, name);
    window
        .state_mut()
        .carry_out(florence::Intent::Play(vec![name]));
    window.run();
    let joined = Intent::Do(florence::commands::JOINED_FIELD.id);
    window.state_mut().carry_out(joined);
    window.run();
    let entries = |window: &Window| window.state().session().expect("a game").cursor();
    let before = entries(&window);
    focus_map(&mut window);
    for key in [Key::Plus, Key::Minus, Key::Num0] {
        press(&mut window, key);
    }
    assert_eq!(entries(&window), before);
    press(&mut window, Key::Escape);
    press(&mut window, Key::Minus);
    assert_eq!(entries(&window), before + 1);
}

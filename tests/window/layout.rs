//! Every text in its place: each view in every language, at 100 % and 150 % of a small
//! screen, at 80 % and 200 % of a large one. Nothing that is read is cut off, by dots or by
//! an edge, and no two texts lie on one another. A text may go on above or below an edge
//! if the wheel moves it there.

#[path = "access/views.rs"]
mod views;

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use eframe::egui::epaint::{ClippedShape, TextShape};
use eframe::egui::{
    Align2, Event, FontId, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, Rect, ScrollArea,
    Shape, TouchPhase, Ui, Vec2, pos2, vec2,
};
use egui_kittest::Harness;
use studiolo::fl;
use studiolo::words::language;

/// 1280×720 at 100 % and at 150 %, 1920×1080 at 200 % and at 80 %, in points.
const SIZES: [(&str, Vec2); 4] = [
    ("100 %", vec2(1280.0, 720.0)),
    ("150 %", vec2(853.0, 480.0)),
    ("200 % of 1920", vec2(960.0, 540.0)),
    ("80 % of 1920", vec2(2400.0, 1350.0)),
];

/// What is cut all the same, by how it begins: it is told whole to whoever points at it.
/// The button that takes something back says what, and that has any length; so have
/// the reasons in the log.
fn may_be_cut(said: &str) -> bool {
    let undo = fl!(undo_this, what = "");
    let is_step = said.starts_with(undo.trim());
    // The list of the rules has each in a line, and the chosen one whole beside it.
    let is_rule = said.split_once(": ").is_some_and(|(number, _)| {
        let mut signs = number.chars();
        let first = signs.next().is_some_and(|sign| sign.is_ascii_uppercase());
        let rest = signs.as_str();
        first && !rest.is_empty() && rest.chars().all(|sign| sign.is_ascii_alphanumeric())
    });
    is_step || said.contains(": O1: ") || is_rule
}

/// How far a letter may stand out of where it belongs, in points.
const SLACK: f32 = 2.0;

/// How far letters may stand in one another: a line has more height than its letters.
const OVERLAP: f32 = 4.0;

/// A shape in the order in which they are painted.
enum Painted<'s> {
    Text(&'s TextShape),
    /// Something that hides what lies under it.
    Cover(Rect),
    /// What dims the window below a dialog.
    Veil(Rect),
}

fn painted<'s>(shape: &'s Shape, clip: Rect, found: &mut Vec<(Painted<'s>, Rect)>) {
    let cover = match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                painted(shape, clip, found);
            }
            return;
        }
        Shape::Text(text) => {
            found.push((Painted::Text(text), clip));
            return;
        }
        Shape::Rect(rect) if rect.fill.is_opaque() => rect.rect,
        Shape::Rect(rect) if rect.fill.a() > 0 => {
            found.push((Painted::Veil(rect.rect), clip));
            return;
        }
        Shape::Path(path) if path.fill.is_opaque() => path.visual_bounding_rect(),
        Shape::Circle(circle) if circle.fill.is_opaque() => circle.visual_bounding_rect(),
        Shape::Mesh(mesh) if mesh.vertices.iter().all(|at| at.color.is_opaque()) => {
            mesh.calc_bounds()
        }
        Shape::Noop
        | Shape::Rect(_)
        | Shape::Path(_)
        | Shape::Circle(_)
        | Shape::Mesh(_)
        | Shape::Ellipse(_)
        | Shape::Band(_)
        | Shape::LineSegment { .. }
        | Shape::QuadraticBezier(_)
        | Shape::CubicBezier(_)
        | Shape::Callback(_) => return,
    };
    found.push((Painted::Cover(cover.intersect(clip)), clip));
}

/// What is left in sight of a rectangle under another one, as far as that is one.
fn without(under: Rect, cover: Rect) -> Rect {
    let mut rest = under;
    if cover.top() <= under.top() && cover.bottom() >= under.bottom() {
        if cover.left() <= under.left() {
            rest.min.x = rest.min.x.max(cover.right());
        } else if cover.right() >= under.right() {
            rest.max.x = rest.max.x.min(cover.left());
        }
    } else if cover.left() <= under.left() && cover.right() >= under.right() {
        if cover.top() <= under.top() {
            rest.min.y = rest.min.y.max(cover.bottom());
        } else if cover.bottom() >= under.bottom() {
            rest.max.y = rest.max.y.min(cover.top());
        }
    }
    rest
}

/// Where the letters of each line are.
fn lines(text: &TextShape) -> Vec<Rect> {
    if text.angle != 0.0 {
        return Vec::new();
    }
    let rows = text.galley.rows.iter();
    let rows = rows.map(|row| {
        let letters = row.row.visuals.mesh_bounds;
        letters.translate(text.pos.to_vec2() + row.pos.to_vec2())
    });
    rows.filter(Rect::is_positive).collect()
}

/// A text that goes on past an edge: where it is, and which way it would have to be moved.
struct Cut {
    fault: String,
    at: Pos2,
    way: Vec2,
}

/// What has dots, and how much room; what cannot be read for another text; and what goes
/// on past an edge.
fn faults<S>(window: &Harness<'_, S>) -> (BTreeSet<String>, Vec<Cut>) {
    let mut found = Vec::new();
    for ClippedShape {
        clip_rect, shape, ..
    } in &window.output().shapes
    {
        painted(shape, *clip_rect, &mut found);
    }
    let whole = Rect::from_min_size(Pos2::ZERO, window.ctx.content_rect().size());
    let mut faults = BTreeSet::new();
    let mut cut = Vec::new();
    // What is in sight so far, and its letters.
    let mut seen: Vec<(&str, Rect)> = Vec::new();
    for (shape, clip) in &found {
        let text = match shape {
            Painted::Text(text) => *text,
            Painted::Cover(cover) => {
                for (_, letters) in &mut seen {
                    *letters = without(*letters, cover.expand(SLACK));
                }
                seen.retain(|(_, letters)| letters.is_positive());
                cut.retain(|cut: &Cut| !cover.contains(cut.at));
                continue;
            }
            Painted::Veil(veil) => {
                // Nothing is scrolled there now, and it is looked at without the dialog.
                if veil.contains_rect(whole) {
                    cut.clear();
                }
                continue;
            }
        };
        let said = text.galley.job.text.trim();
        let rect = text.visual_bounding_rect();
        let clip = clip.intersect(whole);
        if said.is_empty() || !rect.is_positive() || !clip.intersects(rect) {
            continue;
        }
        let at = format!("({:.0}, {:.0})", rect.left(), rect.top());
        if text.galley.elided && !may_be_cut(said) {
            let room = text.galley.job.wrap.max_width;
            faults.insert(format!("{said:?} has dots at {at}, room {room:.0}"));
        }
        let sides = [
            (vec2(1.0, 0.0), clip.left() - rect.left()),
            (vec2(-1.0, 0.0), rect.right() - clip.right()),
            (vec2(0.0, 1.0), clip.top() - rect.top()),
            (vec2(0.0, -1.0), rect.bottom() - clip.bottom()),
        ];
        for (way, out) in sides {
            if out > SLACK {
                let fault = format!("{said:?} stands out by {out:.0} at {at}");
                // The edge itself may be wider than what is scrolled within it.
                let inside = clip.shrink2((clip.size() / 2.0).min(Vec2::splat(8.0)));
                let at = inside.clamp(clip.intersect(rect).center());
                cut.push(Cut { fault, at, way });
            }
        }
        for letters in lines(text) {
            let letters = letters.intersect(clip);
            for (other, of_other) in &seen {
                let both = letters.intersect(*of_other);
                if both.is_positive() && both.size().min_elem() > OVERLAP && *other != said {
                    faults.insert(format!("{said:?} lies on {other:?} at {at}"));
                }
            }
        }
        let letters = lines(text)
            .into_iter()
            .map(|letters| letters.intersect(clip));
        seen.extend(letters.map(|letters| (said, letters)));
    }
    (faults, cut)
}

/// What goes on past an edge although it cannot be scrolled: the wheel moves none of it.
fn fixed<S>(window: &mut Harness<'_, S>, cut: Vec<Cut>) -> BTreeSet<String> {
    let mut fixed = BTreeSet::new();
    for Cut { fault, at, way } in cut {
        window.hover_at(at);
        window.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: 30.0 * way,
            phase: TouchPhase::Move,
            source: MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        });
        window.run();
        if faults(window).1.iter().any(|other| other.fault == fault) {
            fixed.insert(fault);
        }
    }
    fixed
}

fn check(language: &str, sizes: &[(&str, Vec2)]) -> Vec<String> {
    // As on a system of this language.
    language::begin(language);
    let all = views::all();
    let next = AtomicUsize::new(0);
    let found = Mutex::new(Vec::new());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(view) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                    for (zoom, size) in sizes {
                        let mut window = views::open(view, *size, "(reduce_motion: true)");
                        let (mut faults, cut) = faults(&window);
                        faults.extend(fixed(&mut window, cut));
                        for fault in faults {
                            let line = format!("{language} {zoom} {}: {fault}", view.name);
                            println!("{line}");
                            found.lock().expect("nothing failed").push(line);
                        }
                    }
                }
            });
        }
    });
    let mut found = found.into_inner().expect("nothing failed");
    found.sort();
    found
}

#[test]
fn no_text_is_cut_in_any_language() {
    let mut all = Vec::new();
    for language in language::all() {
        all.extend(check(language, &SIZES));
    }
    assert!(all.is_empty(), "{} texts:\n{}", all.len(), all.join("\n"));
}

/// What a window has in which this is painted.
fn faults_of(paint: impl Fn(&mut Ui)) -> Vec<String> {
    let mut window = Harness::builder()
        .with_size(vec2(200.0, 100.0))
        .build_ui(paint);
    window.run();
    let (mut faults, cut) = faults(&window);
    faults.extend(fixed(&mut window, cut));
    faults.into_iter().collect()
}

fn write(ui: &Ui, at: Pos2, text: &str) {
    let font = FontId::proportional(14.0);
    let ink = ui.visuals().text_color();
    ui.painter().text(at, Align2::LEFT_TOP, text, font, ink);
}

#[test]
fn texts_on_one_another_and_past_an_edge_are_seen() {
    let one = pos2(20.0, 20.0);
    let found = faults_of(|ui| {
        write(ui, one, "zusammen");
        write(ui, one + vec2(30.0, 2.0), "300");
    });
    assert!(
        found.len() == 1 && found[0].contains("lies on"),
        "{found:?}"
    );
    let found = faults_of(|ui| {
        write(ui, one, "zusammen");
        let card = Rect::from_min_size(one, vec2(100.0, 40.0));
        ui.painter().rect_filled(card, 0.0, ui.visuals().panel_fill);
        write(ui, one + vec2(30.0, 2.0), "300");
    });
    assert!(
        found.is_empty(),
        "a card hides what lies under it: {found:?}"
    );
    for at in [pos2(20.0, 92.0), pos2(20.0, -9.0), pos2(165.0, 20.0)] {
        let found = faults_of(|ui| write(ui, at, "Zugabe"));
        assert!(
            found.len() == 1 && found[0].contains("stands out"),
            "{at:?}: {found:?}"
        );
    }
    let found = faults_of(|ui| {
        ScrollArea::vertical().show(ui, |ui| {
            for line in 0..9 {
                ui.label(format!("line {line}"));
            }
        });
    });
    assert!(found.is_empty(), "that is scrolled: {found:?}");
}

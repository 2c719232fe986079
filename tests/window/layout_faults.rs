//! What is wrong with the texts of a window: cut off by dots or by an edge, or overlapping.
//! A text may continue above or below an edge if the wheel scrolls it.

use std::collections::BTreeSet;

use eframe::egui::accesskit::Role;
use eframe::egui::epaint::{ClippedShape, TextShape};
use eframe::egui::{
    Event, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, Rect, Shape, TouchPhase, Vec2, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use studiolo::ui::base::theme::size;
use words::fl;

/// Returns whether a text may be cut, by its beginning: its tooltip shows all of it. The
/// undo button says what it undoes, which can have any length; so can the reasons in the
/// log.
fn may_be_cut(said: &str) -> bool {
    let undo = fl!(undo_this, what = "");
    let is_step = said.starts_with(undo.trim());
    // The list of the rules has each in a line, and the full text of the selected one next
    // to it.
    let is_rule = said.split_once(": ").is_some_and(|(number, _)| {
        let mut signs = number.chars();
        let first = signs.next().is_some_and(|sign| sign.is_ascii_uppercase());
        let rest = signs.as_str();
        first && !rest.is_empty() && rest.chars().all(|sign| sign.is_ascii_alphanumeric())
    });
    is_step || said.contains(": O1: ") || is_rule
}

/// Names of the greatest length, which are cut where they stand alone: nothing else is
/// lost.
pub(crate) const LONG: [&str; 5] = [
    "Maximiliane Hohenberger-Fürstenwalder v.",
    "Przemysław Wiśniewski-Brzęczyszczykiewic",
    "Lady Wilhelmina Featherstonehaugh-Chol.",
    "Zdzisława Szczebrzeszyńska-Grzęda",
    "Bartholomäus Freiherr von Hohenlohe",
];

/// The least visible part of such a name, in points.
const OF_NAME: f32 = 60.0;

/// The height of a drawn key, in points: next to the text of a button, and on its own.
const KEYS: [f32; 2] = [17.0, 22.0];

/// How far a letter may stick out of its area, in points.
const SLACK: f32 = 2.0;

/// How far lines may overlap: a line is higher than its letters.
const OVERLAP: f32 = 4.0;

/// A shape, in painting order.
enum Painted<'s> {
    Text(&'s TextShape),
    /// Something that hides what is under it.
    Cover(Rect),
    /// The layer that dims the window below a dialog.
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

/// Returns the visible part of a rectangle under another one, if that part is a rectangle.
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

/// Returns where keys are drawn on the controls of a window.
pub(crate) fn keys<S>(window: &Harness<'_, S>) -> Vec<Pos2> {
    fn look(shape: &Shape, found: &mut Vec<Pos2>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| look(shape, found)),
            Shape::Rect(rect) => {
                let is_high = KEYS.contains(&rect.rect.height());
                let is_round = rect.corner_radius.nw.abs_diff(size::ROUND_KEY) <= 1;
                if is_high && is_round && rect.stroke.width > 0.0 {
                    found.push(rect.rect.center().round());
                }
            }
            _ => {}
        }
    }
    let whole = Rect::from_min_size(Pos2::ZERO, window.ctx.content_rect().size());
    let mut found = Vec::new();
    for seen in &window.output().shapes {
        if seen.clip_rect.intersect(whole).is_positive() {
            look(&seen.shape, &mut found);
        }
    }
    found
}

/// Returns whether this text is painted somewhere.
pub(crate) fn is_read<S>(window: &Harness<'_, S>, text: &str) -> bool {
    let mut found = Vec::new();
    for ClippedShape {
        clip_rect, shape, ..
    } in &window.output().shapes
    {
        painted(shape, *clip_rect, &mut found);
    }
    found.iter().any(|(shape, _)| match shape {
        Painted::Text(painted) => painted.galley.job.text.contains(text),
        Painted::Cover(_) | Painted::Veil(_) => false,
    })
}

/// Returns where the letters of each line are.
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

/// A text that continues beyond an edge: its place, and the direction in which it would
/// have to move.
pub(crate) struct Cut {
    fault: String,
    at: Pos2,
    way: Vec2,
}

/// Returns the contents of the fields of a window, which the keyboard scrolls.
fn written<S>(window: &Harness<'_, S>) -> BTreeSet<String> {
    let nodes = window.root().children_recursive();
    let fields = nodes.filter_map(|node| {
        let it = node.accesskit_node();
        (it.role() == Role::TextInput).then(|| it.value())?
    });
    fields.collect()
}

/// Returns what has dots, and how much room; what is unreadable because of another text;
/// and what continues beyond an edge.
pub(crate) fn faults<S>(window: &Harness<'_, S>) -> (BTreeSet<String>, Vec<Cut>) {
    let mut found = Vec::new();
    for ClippedShape {
        clip_rect, shape, ..
    } in &window.output().shapes
    {
        painted(shape, *clip_rect, &mut found);
    }
    let whole = Rect::from_min_size(Pos2::ZERO, window.ctx.content_rect().size());
    let written = written(window);
    let mut faults = BTreeSet::new();
    let mut cut = Vec::new();
    // The texts visible so far, and their letters.
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
                // Nothing can be scrolled there now, and the view is also checked without
                // the dialog.
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
            if LONG.contains(&said) && room >= OF_NAME {
                continue;
            }
            faults.insert(format!("{said:?} has dots at {at}, room {room:.0}"));
        }
        let sides = [
            (vec2(1.0, 0.0), clip.left() - rect.left()),
            (vec2(-1.0, 0.0), rect.right() - clip.right()),
            (vec2(0.0, 1.0), clip.top() - rect.top()),
            (vec2(0.0, -1.0), rect.bottom() - clip.bottom()),
        ];
        for (way, out) in sides {
            let is_typed = way.y == 0.0 && written.contains(said);
            if out > SLACK && !is_typed {
                let fault = format!("{said:?} stands out by {out:.0} at {at}");
                // The edge itself may be wider than the scrolled content.
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

/// Returns what continues beyond an edge and cannot be scrolled: the wheel does not move
/// it.
pub(crate) fn fixed<S>(window: &mut Harness<'_, S>, cut: Vec<Cut>) -> BTreeSet<String> {
    let mut fixed = BTreeSet::new();
    for Cut { fault, at, way } in cut {
        // A text that moved with another one is scrolled, too.
        if !faults(window).1.iter().any(|other| other.fault == fault) {
            continue;
        }
        window.hover_at(at);
        window.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            // Not the height of a row: the next one would take its place.
            delta: 19.0 * way,
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

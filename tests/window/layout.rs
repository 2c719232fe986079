//! Every text in its place: each view in every language, at 100 % and 150 % of a small
//! screen. Nothing that is read is cut off, by dots or by an edge.

#[path = "access/views.rs"]
mod views;

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use eframe::egui::epaint::{ClippedShape, TextShape};
use eframe::egui::{Rect, Shape, Vec2, vec2};
use studiolo::fl;
use studiolo::words::language;

use views::Window;

/// 1280×720 at 100 % and at 150 %, 1920×1080 at 200 % and at 80 %, in points.
const SIZES: [(&str, Vec2); 2] = [
    ("100 %", vec2(1280.0, 720.0)),
    ("150 %", vec2(853.0, 480.0)),
];
const OTHER_SIZES: [(&str, Vec2); 2] = [
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

/// Texts that wait for shorter words or more room: the language, and how they begin.
const WAITING: [(&str, &str); 45] = [
    ("de", "Baumeister"),
    ("de", "alle gut"),
    ("pl", "Poruszania"),
    ("pl", "Wpisz słowa albo numer"),
    ("pl", "Wypowiedzi"),
    ("cs", "Jméno, datum, místo nebo poznámka"),
    ("cs", "Nic blízkého není povolené"),
    ("cs", "Otevřít hromádku znamená"),
    ("cs", "prestižní nebo prémiová karta"),
    ("cs", "proč (nepovinné)"),
    ("de", "+1 Werk"),
    ("de", "ALLE DREI LANDSCHAFTSARTEN"),
    ("de", "Alle 21"),
    ("de", "Ben liegt darauf"),
    ("de", "Clara liegt darauf"),
    ("de", "Ergebnis einer Versteigerung tippen"),
    ("de", "Kein anderes Plättchen hat"),
    ("de", "Ort, Tag, Schlagwörter"),
    ("de", "Protokoll"),
    ("de", "Zum nächsten Bedienelement"),
    ("de", "alle richtig"),
    ("de", "aus der Hand"),
    ("de", "eine Prestige- oder Bonuskarte"),
    ("de", "nächstes Objekt umsonst"),
    ("de", "warum (freiwillig)"),
    ("en", "1 for each builder and each Lake"),
    ("en", "ALL THREE LANDSCAPE KINDS"),
    ("en", "Today"),
    ("pl", "+1 Dzieło"),
    ("pl", "Dziennik"),
    ("pl", "Gdy ta strona jest otwarta"),
    ("pl", "Na następnej stronie wpisuje"),
    ("pl", "Rozdanie dnia"),
    ("pl", "WSZYSTKIE TRZY TYPY"),
    ("pl", "WYNIK ZWYCIĘZCY"),
    ("pl", "W\u{a0}pobliżu nic nie jest"),
    ("pl", "Wszystkie 21"),
    ("pl", "dlaczego (opcjonalnie)"),
    ("pl", "jedno Dzieło bez Wolnego Zawodu"),
    ("pl", "karta Prestiżu lub Premii"),
    ("pl", "leży znacznik: Ben"),
    ("pl", "leży znacznik: Clara"),
    ("pl", "wszystkie dobre"),
    ("pl", "Żaden inny kafelek"),
    ("pl", "Do następnego elementu"),
];

/// How far a letter may stand out of where it belongs, in points.
const SLACK: f32 = 2.0;

fn texts<'s>(shape: &'s Shape, clip: Rect, found: &mut Vec<(&'s TextShape, Rect)>) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                texts(shape, clip, found);
            }
        }
        Shape::Text(text) => found.push((text, clip)),
        Shape::Noop
        | Shape::Band(_)
        | Shape::Circle(_)
        | Shape::Ellipse(_)
        | Shape::LineSegment { .. }
        | Shape::Path(_)
        | Shape::Rect(_)
        | Shape::Mesh(_)
        | Shape::QuadraticBezier(_)
        | Shape::CubicBezier(_)
        | Shape::Callback(_) => {}
    }
}

/// What is cut, and how much room it has.
fn faults(window: &Window) -> BTreeSet<String> {
    let mut found = Vec::new();
    for ClippedShape {
        clip_rect, shape, ..
    } in &window.output().shapes
    {
        texts(shape, *clip_rect, &mut found);
    }
    let whole = Rect::from_min_size(eframe::egui::Pos2::ZERO, window.ctx.content_rect().size());
    let mut faults = BTreeSet::new();
    for (text, clip) in found {
        let said = text.galley.job.text.trim();
        let rect = text.visual_bounding_rect();
        let clip = clip.intersect(whole);
        if said.is_empty() || !rect.is_positive() || !clip.intersects(rect) {
            continue;
        }
        let at = format!("({:.0}, {:.0})", rect.left(), rect.top());
        let waits =
            |(tag, begins): &(&str, &str)| *tag == language::spoken() && said.starts_with(begins);
        if text.galley.elided && !may_be_cut(said) && !WAITING.iter().any(waits) {
            let room = text.galley.job.wrap.max_width;
            faults.insert(format!("{said:?} has dots at {at}, room {room:.0}"));
        }
        let out = (clip.left() - rect.left()).max(rect.right() - clip.right());
        if out > SLACK {
            faults.insert(format!("{said:?} stands out by {out:.0} at {at}"));
        }
    }
    faults
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
                        let window = views::open(view, *size, "(reduce_motion: true)");
                        for fault in faults(&window) {
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
    all.extend(check("en", &OTHER_SIZES));
    assert!(all.is_empty(), "{} texts:\n{}", all.len(), all.join("\n"));
}

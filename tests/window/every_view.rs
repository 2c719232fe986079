//! Every view of all games, laid out in each language and size and checked for everything
//! that must hold there: no text to read is cut off, by dots or by an edge; no two texts
//! overlap; every control has a name and a role, and is the same control in another
//! language. A text may continue above or below an edge if the wheel scrolls it.
//!
//! A view is laid out in English and in one other language, the next view in the next one;
//! with `STUDIOLO_LONG=1` each is laid out in all languages, and in large windows. To check
//! only some views: `LAID="de,bidding,ballot" cargo test --test window every_view`.

use std::collections::BTreeSet;
use std::panic::catch_unwind;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use eframe::egui::{Vec2, vec2};
use words::language;

use crate::access::tree;
use crate::layout_faults::{faults, fixed};
use crate::prince_views;
use crate::tiletum_views;
use crate::views::{self, View, Window};

/// 1280×720 at 100 % and at 150 %, 1920×1080 at 200 % and at 80 %, in points.
const SIZES: [(&str, Vec2); 4] = [
    ("100 %", vec2(1280.0, 720.0)),
    ("150 %", vec2(853.0, 480.0)),
    ("200 % of 1920", vec2(960.0, 540.0)),
    ("80 % of 1920", vec2(2400.0, 1350.0)),
];

/// What is missing in a language because its words need the room: a small button next to
/// another one shows no key then. The overview of the keys has more lines in some
/// languages, and fewer of them visible.
const NARROW: [(&str, &str, &str); 1] = [("cs", "arrival alone", "keys are at")];

/// The end of the fault that a family is not named in a seat.
const FAMILY: &str = " is missing";

/// A view, and the sizes it is laid out in.
type Laid = (View, &'static [(&'static str, Vec2)]);

/// Views in the usual sizes, or in all.
fn laid(views: Vec<View>) -> Vec<Laid> {
    let sizes = match views::is_long() {
        true => &SIZES[..],
        false => &SIZES[..2],
    };
    views.into_iter().map(|view| (view, sizes)).collect()
}

#[test]
fn of_the_princes_of_florence_is_whole_in_every_language() {
    look_at(laid(views::all()));
}

#[test]
fn of_the_prince_is_whole_in_every_language() {
    let all = prince_views::all().into_iter();
    // Long names need the most room, so the other views are checked only in the smallest
    // size.
    let laid = all.map(|view| {
        let sizes = match views::is_long() && view.file.ends_with("five") {
            true => &SIZES[..],
            false => &SIZES[..2],
        };
        (view, sizes)
    });
    look_at(laid.collect());
}

#[test]
fn of_tiletum_is_whole_in_every_language() {
    look_at(laid(tiletum_views::all()));
}

/// Fails with everything that is wrong with these views.
fn look_at(all: Vec<Laid>) {
    let only = std::env::var("LAID").unwrap_or_default();
    let (tongues, names): (Vec<&str>, Vec<&str>) = only
        .split(',')
        .filter(|word| !word.is_empty())
        .partition(|word| language::all().any(|tongue| tongue == *word));
    let is_wanted =
        |all: &[&str], name: &str| all.is_empty() || all.iter().any(|word| name.contains(word));
    let is_turn = |tongue: &str, at: usize| {
        let others = language::all().filter(|other| *other != "en");
        let mut others = others.collect::<Vec<_>>().into_iter().cycle().skip(at);
        views::is_long() || !tongues.is_empty() || tongue == "en" || others.next() == Some(tongue)
    };
    let all: Vec<(&str, &Laid)> = all
        .iter()
        .filter(|(view, _)| is_wanted(&names, view.name))
        .enumerate()
        .flat_map(|(at, laid)| language::all().map(move |tongue| (tongue, at, laid)))
        .filter(|(tongue, at, _)| is_wanted(&tongues, tongue) && is_turn(tongue, *at))
        .map(|(tongue, _, laid)| (tongue, laid))
        .collect();
    let next = AtomicUsize::new(0);
    let found = Mutex::new(Vec::new());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((tongue, (view, sizes))) =
                    all.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    let look =
                        || language::within(tongue, tongue, || faults_of(tongue, view, sizes));
                    // A panic is a fault like others, so that all faults are reported.
                    let broke = |_| BTreeSet::from(["it breaks, as told above".to_owned()]);
                    for fault in catch_unwind(look).unwrap_or_else(broke) {
                        let line = format!("{tongue} {}: {fault}", view.name);
                        println!("{line}");
                        found.lock().expect("nothing failed").push(line);
                    }
                }
            });
        }
    });
    let mut found = found.into_inner().expect("nothing failed");
    found.sort();
    assert!(
        found.is_empty(),
        "{} faults:\n{}",
        found.len(),
        found.join("\n")
    );
}

/// Returns what is wrong with a view in the current language. The window is opened once and
/// takes each size in turn; with `STUDIOLO_LONG=1` it is opened in each.
fn faults_of(tongue: &str, view: &View, sizes: &[(&str, Vec2)]) -> BTreeSet<String> {
    let open = |size| views::open(view, size, "(theme: Light, reduce_motion: true)");
    let mut all = BTreeSet::new();
    let mut window = open(sizes[0].1);
    for (at, (zoom, size)) in sizes.iter().enumerate() {
        if at > 0 && views::is_long() {
            window = open(*size);
        } else if at > 0 {
            window.set_size(*size);
            window.run();
        }
        let (mut faults, cut) = faults(&window);
        faults.extend(fixed(&mut window, cut));
        all.extend(faults.into_iter().map(|fault| format!("{zoom}: {fault}")));
        match tongue {
            "en" if at == 0 => all.extend(of_controls(view, &mut window)),
            "en" => {}
            _ => {
                let missing = tree::missing(&mut window).into_iter();
                let missing = missing.filter(|fault| {
                    let is_known = |(language, name, begins): &&(&str, &str, &str)| {
                        *language == tongue && *name == view.name && fault.starts_with(begins)
                    };
                    // A family's name, which is not a control, fits only next to short
                    // words.
                    let is_family = at > 0 && fault.ends_with(FAMILY) && !fault.starts_with('(');
                    let is_list = view.name == "keys";
                    !is_list && !is_family && !NARROW.iter().any(|known| is_known(&known))
                });
                all.extend(missing.map(|fault| format!("{zoom}: {fault}")));
            }
        }
    }
    all
}

/// Returns what is wrong with its controls.
fn of_controls(view: &View, window: &mut Window) -> Vec<String> {
    // The public screen is a window of its own without controls.
    let mut wrong = match view.name.starts_with("public") {
        true => Vec::new(),
        false => tree::faults(window),
    };
    // Five players have the same controls as four, with longer names.
    if !view.name.ends_with(" of five") {
        wrong.extend(tree::changed_by_language(window));
        window.run();
    }
    wrong
}

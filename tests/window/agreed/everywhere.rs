//! Everything that is told about a game: each tab of the window, overlays, the answers of
//! the palette, the hint, the public screen, the lists of games, what is copied and
//! exported, and tooltips.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

use eframe::egui::accesskit::Role;
use eframe::egui::epaint::ClippedShape;
use eframe::egui::{Event, Key, Modifiers, Rect, Shape, TextureId, pos2, vec2};
use egui_kittest::kittest::NodeT as _;
use studiolo::app::Intent;
use studiolo::app::shot::Scene;
use studiolo::ui::base::outgoing::Paste;
use studiolo::ui::session::commands;
use studiolo::ui::session::intent::Copied;
use studiolo::ui::session::intent::Screen;
use studiolo::ui::session::state;
use table::{Game, Save, Session};
use words::fl;

use crate::views::{self, Window, does, waits};

/// Places, and what is told there.
pub(crate) type Told = Vec<(String, String)>;

/// The questions to a game besides those to any game: what is typed in the palette, the
/// number of its tabs, and its hint.
pub(crate) struct Asks {
    pub typed: &'static [&'static str],
    pub tabs: usize,
    pub hint: &'static state::Row,
    pub closes_hint: fn() -> Intent,
}

/// Saves a game in a file of its own.
pub(crate) fn kept<G: Game + Copy>(session: &Session<G>) -> PathBuf
where
    Save<G>: Sized,
{
    let directory = tempfile::tempdir().expect("a directory").keep();
    let file = directory.join("evening.ron");
    let save = Save::from_session(session);
    save.write(&file).expect("it can be written");
    file
}

/// Opens a window with this file.
pub(crate) fn opens(file: &Path, preferences: &str) -> Window {
    views::open_file(file, (Scene::Table, None), vec2(1280.0, 720.0), preferences)
}

fn of_bytes(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}

/// Collects what is painted: texts with their places, and the look of everything else.
fn painted(shape: &Shape, is_left_out: &dyn Fn(Rect) -> bool, found: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                painted(shape, is_left_out, found);
            }
        }
        other if is_left_out(other.visual_bounding_rect()) => {}
        Shape::Text(text) => {
            let job = &text.galley.job;
            found.push(format!("at {:.0?}: {}", text.pos, job.text));
        }
        // Letters have other places in the texture of each window.
        Shape::Mesh(mesh) if mesh.texture_id == TextureId::default() => {
            let mut looks = DefaultHasher::new();
            for vertex in &mesh.vertices {
                let at = [vertex.pos.x, vertex.pos.y].map(|at| (at * 4.0).round().to_bits());
                (at, vertex.color).hash(&mut looks);
            }
            let looks = looks.finish();
            found.push(format!("at {:.0?}: drawing {looks:x}", mesh.calc_bounds()));
        }
        Shape::Mesh(mesh) => found.push(format!("at {:.0?}: picture", mesh.calc_bounds())),
        Shape::Noop => {}
        other => found.push(format!(
            "at {:.0?}: {other:?}",
            other.visual_bounding_rect()
        )),
    }
}

fn is_told_of_its_file(node: &egui_kittest::Node<'_>) -> bool {
    let it = node.accesskit_node();
    let mut told = [it.label(), it.value()].into_iter().flatten();
    told.any(|told| is_of_its_file(&told))
}

/// Returns what is seen and heard of a window now, without information about its file.
pub(crate) fn seen(window: &Window) -> Vec<String> {
    let mut found = Vec::new();
    let nodes = window.root().children_recursive();
    let of_file = nodes.filter(is_told_of_its_file);
    let of_file: Vec<Rect> = of_file.filter_map(|node| rect_of(&node)).collect();
    let is_of_file = |at: Rect| {
        of_file
            .iter()
            .any(|rect| rect.expand(8.0).contains_rect(at))
    };
    for ClippedShape { shape, .. } in &window.output().shapes {
        painted(shape, &is_of_file, &mut found);
    }
    for node in window.root().children_recursive() {
        let it = node.accesskit_node();
        let told = [it.label(), it.value(), it.description()];
        let told = told.into_iter().flatten().collect::<Vec<_>>();
        if !told.is_empty() {
            let state = [it.is_disabled(), it.is_selected() == Some(true)];
            found.push(format!("{:?} {state:?} {}", it.role(), told.join(" | ")));
        }
    }
    found.retain(|said| !is_of_its_file(said));
    found
}

/// Returns whether this differs between any two windows: where and when something was
/// written.
fn is_of_its_file(said: &str) -> bool {
    let of_files = [fl!(saved), fl!(saving), fl!(not_saved)];
    let of_files = of_files.iter().any(|it| said.contains(it));
    of_files || said.contains("/tmp") || said.contains("today, ")
}

/// Returns the text without times and ids of plays, which differ between any two games.
fn without_numbers(said: &str) -> String {
    let is_own = |word: &str| {
        let signs = word.bytes().filter(|sign| *sign == b'-').count();
        let digits = word.bytes().filter(u8::is_ascii_digit).count();
        let is_time = digits >= 4 && word.contains(':');
        (signs == 4 && word.len() == 36) || (signs == 2 && digits >= 8) || is_time
    };
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || "-:".contains(sign);
    let mut all = String::new();
    let mut rest = said;
    while !rest.is_empty() {
        let end = rest.find(|sign| !is_part(sign)).unwrap_or(rest.len());
        let (word, others) = rest.split_at(end);
        all.push_str(if is_own(word) { "…" } else { word });
        let between = others.find(is_part).unwrap_or(others.len());
        let (between, others) = others.split_at(between);
        all.push_str(between);
        rest = others;
    }
    all
}

/// Records what is told.
struct Notes(Told);

impl Notes {
    fn takes(&mut self, place: &str, window: &Window) {
        let seen = seen(window).into_iter();
        self.0.extend(seen.map(|said| (place.to_owned(), said)));
    }

    /// Records only words, because their places depend on the width of a time.
    fn takes_words(&mut self, place: &str, window: &Window) {
        let words = seen(window).into_iter().filter_map(|said| {
            let is_look = said.contains("Shape") || said.contains(": drawing");
            let is_painted = said.starts_with("at [");
            match said.split_once("]: ") {
                _ if is_look && is_painted => None,
                Some((_, text)) if is_painted => Some(text.to_owned()),
                _ => Some(said),
            }
        });
        self.0.extend(words.map(|said| (place.to_owned(), said)));
    }

    fn takes_text(&mut self, place: &str, text: &str) {
        let lines = text.lines().map(without_numbers);
        self.0.extend(lines.map(|line| (place.to_owned(), line)));
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a place in a window is an f32"
)]
pub(crate) fn rect_of(node: &egui_kittest::Node<'_>) -> Option<Rect> {
    let at = node.accesskit_node().bounding_box()?;
    let [x0, y0, x1, y1] = [at.x0, at.y0, at.x1, at.y1].map(|at| at as f32);
    Some(Rect::from_min_max(pos2(x0, y0), pos2(x1, y1)))
}

fn key(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run();
}

fn buttons(window: &Window) -> Vec<String> {
    let nodes = window.root().children_recursive();
    let nodes = nodes.filter(|node| node.accesskit_node().role() == Role::Button);
    let names = nodes.filter_map(|node| node.accesskit_node().label());
    names.collect()
}

/// Returns what is told at the table only.
pub(crate) fn at_the_table(window: &mut Window) -> Told {
    let mut notes = Notes(Vec::new());
    notes.takes("the table", window);
    let state = window.state().state();
    let game = state.game.as_deref();
    if let Some(outgoing) = game.and_then(|game| game.outgoing(state.hides_money())) {
        notes.takes_text("to paste", &outgoing.told().text(Paste::Markdown));
    }
    notes.0
}

/// Returns everything that is told about the open game. Tooltips take longest and need
/// `points`.
pub(crate) fn everywhere(window: &mut Window, asks: &Asks, points: bool) -> Told {
    let mut notes = Notes(Vec::new());
    window
        .state_mut()
        .carry_out(Intent::Do(commands::FIRST_ENTRY.id));
    window.run();
    notes.takes("at the first entry", window);
    does(window, Intent::Do(commands::BACK_TO_NOW.id));
    notes.takes("the table", window);
    if points {
        tooltips(window, &mut notes, "the table");
    }
    for tab in 0..asks.tabs {
        does(window, Intent::ShowTab(tab));
        notes.takes(&format!("tab {tab}"), window);
        if points && views::is_long() {
            tooltips(window, &mut notes, &format!("tab {tab}"));
        }
    }
    over_the_table(window, &mut notes, asks);
    goes_out(window, &mut notes);
    beside_the_table(window, &mut notes);
    notes.0
}

/// Opens and closes every overlay of the table.
fn over_the_table(window: &mut Window, notes: &mut Notes, asks: &Asks) {
    for row in [
        &commands::PUBLIC_SCREEN,
        &commands::CORRECT,
        &commands::KEYS,
        asks.hint,
    ] {
        if row.is_possible(window.state().state()) {
            does(window, Intent::Do(row.id));
            waits(window, |window| window.state().thinking().is_none());
            notes.takes(row.id.name(), window);
            match row.id {
                id if id == commands::KEYS.id => key(window, Modifiers::NONE, Key::Escape),
                id if id == asks.hint.id => does(window, (asks.closes_hint)()),
                _ => does(window, Intent::Do(row.id)),
            }
        }
    }
    for row in [&commands::PRIVATE_NOTES, &commands::EXPORT] {
        if row.is_possible(window.state().state()) {
            does(window, Intent::Do(row.id));
            notes.takes(row.id.name(), window);
            // The drawing of a link, which is compared as text.
            notes.0.retain(|(place, said)| {
                place != commands::EXPORT.id.name() || !said.contains(": drawing")
            });
            does(window, Intent::CloseDialog);
        }
    }
    for name in buttons(window) {
        // The menus of the window and of each seat.
        let is_menu = name == fl!(menu) || name.contains(MENU);
        if is_menu {
            let Some(node) = named(window, &name) else {
                continue;
            };
            node.click_accesskit();
            window.run();
            notes.takes(&format!("{name}, unfolded"), window);
            key(window, Modifiers::NONE, Key::Escape);
        }
    }
    for text in ["", "undo", "a", "b", "0", "?"].iter().chain(asks.typed) {
        does(window, Intent::Do(commands::COMMAND_LINE.id));
        key(window, Modifiers::COMMAND, Key::A);
        window.event(Event::Text((*text).to_owned()));
        window.run();
        notes.takes(&format!("the palette, {text:?}"), window);
        key(window, Modifiers::NONE, Key::Escape);
        key(window, Modifiers::NONE, Key::Escape);
    }
    let entries = window
        .state()
        .state()
        .game
        .as_deref()
        .map_or(0, |game| game.extent().legal);
    // The last entries represent the others.
    let first = match views::is_long() {
        true => 0,
        false => entries.saturating_sub(2),
    };
    for entry in [0].into_iter().filter(|_| first > 0).chain(first..entries) {
        does(window, Intent::WriteNote(entry));
        notes.takes(&format!("the note on entry {entry}"), window);
        does(window, Intent::CloseDialog);
        does(window, Intent::GoTo(entry));
        waits(window, |window| window.state().thinking().is_none());
        notes.takes(&format!("at entry {entry}"), window);
        does(window, Intent::Do(commands::BACK_TO_NOW.id));
    }
    if entries > 0 {
        does(window, Intent::Do(commands::UNDO.id));
        notes.takes("undone", window);
        does(window, Intent::Do(commands::REDO.id));
        notes.takes("done again", window);
        does(window, Intent::Change(entries - 1));
        notes.takes("changing", window);
        does(window, Intent::CancelChange);
        does(window, Intent::Remove(entries - 1));
        notes.takes("removed", window);
        does(window, Intent::Do(commands::UNDO.id));
        notes.takes("removed, and that taken back", window);
    }
}

/// A part of the names of menus.
const MENU: &str = "Menu";

fn named<'w>(window: &'w Window, name: &str) -> Option<egui_kittest::Node<'w>> {
    let mut nodes = window.root().children_recursive();
    nodes.find(|node| node.accesskit_node().label().as_deref() == Some(name))
}

/// Records what leaves the window.
fn goes_out(window: &Window, notes: &mut Notes) {
    let state = window.state().state();
    let Some(game) = state.game.as_deref() else {
        return;
    };
    if let Some(outgoing) = game.outgoing(state.hides_money()) {
        let told = outgoing.told();
        for (at, format) in told.formats().iter().enumerate() {
            // Its drawing shows the same as a picture and costs less.
            if format.ending == "png" && !views::is_long() {
                continue;
            }
            let bytes = told.file(at);
            let text = match String::from_utf8(bytes) {
                Ok(text) => text,
                Err(bytes) => format!("{:x}", of_bytes(bytes.as_bytes())),
            };
            let place = format!("export {}", format.ending);
            notes.takes_text(&place, &text);
        }
        for paste in [Paste::Board, Paste::Markdown, Paste::Link] {
            // Signs in a link are encoded.
            let text = told.text(paste).replace("%20", " ").replace("%22", "\"");
            notes.takes_text(&format!("to paste {paste:?}"), &text);
        }
        notes.takes_text("verdict", &told.verdict());
    }
    for entry in 0..game.extent().legal {
        if let Some(text) = game.written(Copied::One(entry), state.hides_money()) {
            notes.takes_text(&format!("entry {entry}, copied"), &text);
        }
    }
    let heard = game.stands(state.hides_money());
    notes.takes_text("what is heard", &heard.unwrap_or_default());
}

/// Records the screens that list the game among others.
fn beside_the_table(window: &mut Window, notes: &mut Notes) {
    does(window, Intent::Show(Screen::Start));
    notes.takes_words("the start", window);
    does(window, Intent::Show(Screen::Games));
    waits(window, |window| window.state().is_shelf_settled());
    notes.takes_words("the shelf", window);
    does(window, Intent::Show(Screen::Table));
}

/// Records the tooltips everywhere.
fn tooltips(window: &mut Window, notes: &mut Notes, place: &str) {
    window.ctx.all_styles_mut(|style| {
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
    });
    let nodes = window.root().children_recursive();
    let mut rects: Vec<_> = nodes
        .filter(|node| !node.accesskit_node().is_hidden() && node.children().next().is_none())
        .filter(|node| !is_told_of_its_file(node))
        .filter_map(|node| rect_of(&node))
        .filter(|rect| rect.is_positive() && rect.area() < 200_000.0)
        .collect();
    rects.dedup();
    let before = seen(window);
    for rect in rects {
        window.hover_at(rect.center());
        window.run();
        let new = seen(window).into_iter();
        let new = new.filter(|said| !before.contains(said));
        let at = format!("{place}, pointing at {:.0?}", rect.center());
        notes.0.extend(new.map(|said| (at.clone(), said)));
    }
    window.remove_cursor();
    window.run();
}

/// Returns what is told in only one of two windows.
pub(crate) fn differences(one: &Told, other: &Told) -> Vec<String> {
    let only = |one: &Told, other: &Told, mark: &str| {
        let other: std::collections::HashSet<_> = other.iter().collect();
        let only = one.iter().filter(|said| !other.contains(said));
        only.map(|(place, said)| format!("{place} {mark} {said}"))
            .collect::<Vec<_>>()
    };
    let mut all = only(one, other, "<");
    all.extend(only(other, one, ">"));
    all
}

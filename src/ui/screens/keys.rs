//! The keys of panels in tables, which the panels read and the overview shows, and the
//! overview itself: a page with all keys, made from the tables. A key pressed there does
//! nothing; the foot of the page says what it would do.
//!
//! The overview is opened with `?` or F1. Its lines are named like `Ctrl+Z: Undo`; the
//! field is `Find a key or a command`, the button `Close`.

use std::collections::HashMap;

use eframe::egui::{
    self, Align, Align2, Area, Context, Event, FontId, Id, Key, KeyboardShortcut, Layout, Modal,
    Modifiers, Order, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use super::super::base::focus::SCROLL;
use super::super::base::panel_keys::{
    Examples, KeyList, LETTERS, PanelKey, PanelKeys, SHOW_MONEY, in_words,
};
use super::super::base::theme::{Palette, face, size};
use super::super::base::{focus, input, text};
use super::super::parts::widgets::{KeyCap, Press, paint_card, paint_text};
use super::super::session::commands;
use super::super::session::intent::Screen;
use super::super::session::state::{Group, Row, State};
use super::guide;
use words::find::{fits, fold};
use words::{BETWEEN, fl};

/// Explains what has the keyboard or lies under the pointer; otherwise lists the keys.
const EXPLAIN: PanelKey = PanelKey::new(&[], || "F1", fl!(fn rules_explain_hint));
/// Moves through a list, or moves the tile in hand.
const ARROWS: PanelKey = PanelKey::new(&[], fl!(fn keys_written_arrows), fl!(fn key_arrows));
/// Carries out the chosen item.
const ENTER: PanelKey = PanelKey::new(&[Key::Enter], fl!(fn keys_written_enter), fl!(fn key_enter));
/// Cancels.
const ESCAPE: PanelKey = PanelKey::new(
    &[Key::Escape],
    fl!(fn keys_written_escape),
    fl!(fn key_escape),
);
/// Moves from control to control.
const TAB: PanelKey = PanelKey::new(&[Key::Tab], fl!(fn keys_written_tab), fl!(fn key_tab));

/// The keys that are the same in every game.
const EVERYWHERE: [PanelKey; 6] = [TAB, ARROWS, ENTER, ESCAPE, EXPLAIN, SCROLL];
/// The keys that are the same at the table of every game.
const AT_TABLE: [PanelKey; 1] = [SHOW_MONEY];
/// The keys of the tutorial cards.
const GUIDE: [PanelKey; 1] = [guide::NEXT];

/// The keys of the shelf.
const SHELF: [PanelKey; 6] = [
    PanelKey::new(&[], fl!(fn keys_written_arrows), fl!(fn shelf_key_arrows)),
    PanelKey::new(
        &[Key::PageDown, Key::PageUp],
        fl!(fn shelf_keys_written_pages),
        fl!(fn shelf_key_pages),
    ),
    PanelKey::new(
        &[Key::Enter],
        fl!(fn keys_written_enter),
        fl!(fn shelf_key_enter),
    ),
    PanelKey::new(
        &[Key::Delete],
        fl!(fn shelf_keys_written_delete),
        fl!(fn shelf_key_delete),
    ),
    PanelKey::new(&[Key::F2], || "F2", fl!(fn shelf_key_edit)),
    PanelKey::new(&[Key::Slash], || "/", fl!(fn shelf_key_search)),
];

/// Returns the keys of the panels by where they are read, and examples of what can be
/// typed: at the table those of the open game, elsewhere those of the page.
#[must_use]
pub fn of_panels(state: &State) -> (PanelKeys, Examples) {
    let at_table = state
        .game
        .as_ref()
        .filter(|_| state.screen == Screen::Table);
    let open = at_table.map(|game| game.game());
    let at = state.known.iter().position(|game| Some(game.id()) == open);
    let offer = at.and_then(|at| state.offers.get(at));
    let (mut keys, examples) = offer.map(|offer| (offer.keys)()).unwrap_or_default();
    match state.screen {
        Screen::Table => keys.push((fl!(fn keys_everywhere), &AT_TABLE)),
        Screen::Games => keys.push((fl!(fn shelf_title), &SHELF)),
        Screen::Start | Screen::Sheet | Screen::Of(..) => {}
    }
    if state.preferences.evening.way.is_some() {
        keys.push((fl!(fn guide_title), &GUIDE));
    }
    keys.push((fl!(fn keys_everywhere), &EVERYWHERE));
    (keys, examples)
}

/// Returns the commands whose keys are listed: at the table all of the open game, elsewhere
/// those available on this page.
fn rows(state: &State) -> Vec<&'static Row> {
    let of_game = match state.screen {
        Screen::Table => return state.commands(),
        Screen::Of(game, _) => state.known.iter().position(|it| it.id() == game),
        Screen::Start | Screen::Games | Screen::Sheet => None,
    };
    let offer = of_game.and_then(|at| state.offers.get(at..=at));
    let mut rows = commands::all(offer.unwrap_or_default());
    rows.retain(|row| row.is_possible(state));
    rows
}

/// The held keys, by their position on the keyboard.
///
/// A player who releases Shift before `+` releases `=`: without this, `+` would count as
/// held from then on, and every later press as a repetition.
#[derive(Debug, Default)]
pub struct Held(HashMap<Key, Key>);

impl Held {
    /// Updates the held keys from the events of this frame.
    pub fn follow(&mut self, ctx: &Context) {
        ctx.input_mut(|input| {
            for event in &input.events {
                let egui::Event::Key {
                    key,
                    physical_key: Some(place),
                    pressed,
                    ..
                } = event
                else {
                    continue;
                };
                if *pressed {
                    self.0.insert(*place, *key);
                } else if let Some(pressed) = self.0.remove(place).filter(|held| held != key) {
                    input.keys_down.remove(&pressed);
                }
            }
        });
    }
}

/// The least width of a column of the page.
const COLUMN: f32 = 284.0;
/// The gap between two columns, and the margin around all of them.
const AROUND: [f32; 2] = [10.0, 14.0];
/// The usual and the greatest height of a line, and the height of a heading.
const LINE: [f32; 2] = [25.0, 32.0];
const HEADING: f32 = 28.0;
/// The fewest columns if there is width for more.
const FEWEST: usize = 3;
/// The height of the foot.
const FOOT: f32 = 62.0;
/// The greatest share of a column for the keys.
const KEYS: f32 = 0.46;

/// The page of the keys.
#[derive(Debug, Default)]
pub struct KeysPage {
    filter: String,
    /// What was pressed last, in words.
    pressed: Option<String>,
    /// What it does, and where.
    does: Vec<(String, String)>,
}

/// Keys that belong together, and what they do.
struct Card {
    heading: String,
    lines: Vec<(Vec<String>, String)>,
}

impl Card {
    fn height(&self, line: f32) -> f32 {
        HEADING + 14.0 + self.lines.len() as f32 * line
    }
}

/// Places cards in this many columns, each below the shortest column. Returns the column
/// and the vertical position of each, and the total height.
fn laid_out(cards: &[Card], columns: usize, (line, gap): (f32, f32)) -> (Vec<(usize, f32)>, f32) {
    let mut ends = vec![0.0_f32; columns];
    let places = cards.iter().map(|card| {
        // The first of the columns that are about equally short.
        let lowest = ends.iter().copied().fold(f32::INFINITY, f32::min);
        let at = ends.iter().position(|end| *end < lowest + 12.0);
        let at = at.unwrap_or_default();
        let top = ends[at];
        ends[at] += card.height(line) + gap;
        (at, top)
    });
    let places = places.collect();
    (places, ends.into_iter().fold(0.0, f32::max))
}

impl KeysPage {
    /// Draws the page over the whole window. Returns whether to close it.
    pub fn show(&mut self, ctx: &Context, state: &State, page: &[KeyList]) -> bool {
        let again = commands::KEYS.consume(ctx);
        self.listen(ctx, state, page);
        let room = ctx.content_rect();
        let id = Id::unique("keys");
        let area = Area::new(id)
            .kind(egui::UiKind::Modal)
            .sense(Sense::hover())
            .fixed_pos(room.min)
            .order(Order::Foreground)
            .interactable(true);
        let modal = Modal::new(id).area(area).frame(egui::Frame::NONE);
        let modal = modal.show(ctx, |ui| {
            ui.set_min_size(room.size());
            ui.set_max_size(room.size());
            let palette = Palette::of(ui);
            ui.painter().rect_filled(room, 0.0, palette.desk);
            let (header, rest) = room.split_top_bottom_at_y(room.top() + size::HEADER);
            let closed = self.header(ui, header);
            let rest = rest.shrink2(vec2(AROUND[1], 0.0));
            let (cards, foot) = rest.split_top_bottom_at_y(rest.bottom() - FOOT - 12.0);
            self.cards(ui, state, page, cards);
            self.foot(ui, foot.with_max_y(foot.bottom() - 12.0));
            closed
        });
        modal.should_close() || modal.inner || again
    }

    fn header(&mut self, ui: &mut Ui, rect: Rect) -> bool {
        let palette = Palette::of(ui);
        ui.painter().rect_filled(rect, 0.0, palette.paper);
        let line = Stroke::new(1.0, palette.line);
        ui.painter()
            .hline(rect.x_range(), rect.bottom() - 0.5, line);
        let mut inside = ui.new_child(
            UiBuilder::new()
                .max_rect(rect.shrink2(vec2(AROUND[1], 0.0)))
                .layout(Layout::left_to_right(Align::Center)),
        );
        let ui = &mut inside;
        ui.spacing_mut().item_spacing.x = 14.0;
        let close = Press::new(fl!(keys_back)).name(fl!(close));
        let close = ui.add(close.key(fl!(button_escape)));
        let title = egui::RichText::new(fl!(keys_title)).font(face::display(21.0));
        ui.label(title);
        let wide = (ui.available_width() - 30.0).min(260.0);
        let field = TextEdit::singleline(&mut self.filter)
            .hint_text(fl!(keys_find))
            .desired_width(wide)
            .margin(egui::Margin::symmetric(9, 6));
        let field = ui.add(field);
        field.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::TextInput, true, fl!(keys_find));
            info.current_text_value = Some(self.filter.clone());
            info
        });
        if ui.available_width() > 200.0 {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let hint = egui::RichText::new(fl!(keys_page_hint));
                let hint = hint.font(face::text(13.0)).color(palette.weak);
                ui.add(egui::Label::new(hint).truncate());
            });
        }
        close.clicked()
    }

    /// Draws the cards in columns, each below the shortest column.
    fn cards(&self, ui: &mut Ui, state: &State, page: &[KeyList], rect: Rect) {
        let mut inside = ui.new_child(
            UiBuilder::new()
                .max_rect(rect)
                .layout(Layout::top_down(Align::Min)),
        );
        let area = ScrollArea::vertical()
            .id_salt("keys")
            .auto_shrink([false, false]);
        area.show(&mut inside, |ui| {
            let [gap, _] = AROUND;
            let room = ui.available_width();
            let most = ((room + gap) / (COLUMN + gap)).floor().clamp(1.0, 6.0) as usize;
            let high = rect.height() - 2.0 * gap;
            let cards = self.all(ui.ctx(), state, page);
            // No more columns than needed, and lines as high as possible.
            let [least, largest] = LINE;
            let fits = |&columns: &usize| laid_out(&cards, columns, (least, gap)).1 <= high;
            let number = (FEWEST.min(most)..=most).find(fits).unwrap_or(most);
            let lines = [largest, 30.0, 28.0, 26.5, least].into_iter();
            let mut lines = lines.filter(|&line| laid_out(&cards, number, (line, gap)).1 <= high);
            let line = lines.next().unwrap_or(least);
            let (places, lowest) = laid_out(&cards, number, (line, gap));
            let columns = number as f32;
            let wide = ((room - gap * (columns - 1.0)) / columns).floor();
            let origin = ui.cursor().min + vec2(0.0, gap);
            for (card, (at, top)) in cards.iter().zip(places) {
                let corner = origin + vec2(at as f32 * (wide + gap), top);
                let place = Rect::from_min_size(corner, vec2(wide, card.height(line)));
                show_card(ui, card, place, line);
            }
            ui.allocate_space(vec2(room, lowest + gap));
            focus::scrolls_by_keys(ui);
        });
    }

    /// Returns all keys, by where they are read, filtered by the search.
    fn all(&self, ctx: &Context, state: &State, page: &[KeyList]) -> Vec<Card> {
        let (panels, examples) = of_panels(state);
        let rows = rows(state);
        let page = page.iter();
        let page = page.map(|listed| (listed.heading.to_owned(), listed.lines.clone()));
        let mut cards: Vec<_> = page.collect();
        for (heading, keys) in panels {
            let lines = keys.iter();
            let lines =
                lines.map(|key| (vec![(key.written)().to_owned()], (key.does)().to_owned()));
            cards.push((heading().to_owned(), lines.collect::<Vec<_>>()));
        }
        for group in Group::ALL {
            let rows = rows.iter().filter(|row| row.group == group);
            let rows = rows.filter(|row| !row.keys.is_empty());
            let lines = rows.map(|row| {
                let keys = row.keys.iter().map(|keys| in_words(ctx, keys));
                (keys.collect(), row.name_now(state).to_owned())
            });
            cards.push((group.name().to_owned(), lines.collect()));
        }
        if !examples.lines.is_empty() {
            let lines = examples.lines.iter();
            let lines = lines.map(|example| (Vec::new(), (*example).to_owned()));
            cards.push((fl!(notation_title).to_owned(), lines.collect()));
        }
        let folded = fold(&self.filter);
        let tokens: Vec<&str> = folded.split_whitespace().collect();
        let mut cards: Vec<Card> = cards
            .into_iter()
            .map(|(heading, mut lines)| {
                let whole = fits(&tokens, &heading);
                lines.retain(|(keys, does)| {
                    let has = |key: &String| fold(key).contains(folded.trim());
                    tokens.is_empty() || whole || fits(&tokens, does) || keys.iter().any(has)
                });
                Card { heading, lines }
            })
            .filter(|card| !card.lines.is_empty())
            .collect();
        // The longest first, so that the columns end at similar heights.
        cards.sort_by_key(|card| std::cmp::Reverse(card.lines.len()));
        cards
    }

    /// Draws what the key pressed last would do.
    fn foot(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let edge = Stroke::new(1.5, palette.accent);
        let round = f32::from(size::ROUND_CARD);
        ui.painter()
            .rect(rect, round, palette.halo, edge, StrokeKind::Inside);
        let middle = rect.center().y;
        let put = |x: f32, y: f32, anchor, text: &str, font: FontId, colour, room| {
            paint_text(ui, pos2(x, y), anchor, text, font, colour, room)
        };
        let Some(pressed) = &self.pressed else {
            let text = fl!(keys_press_one);
            let left = rect.left() + 18.0;
            let room = rect.width() - 36.0;
            let font = face::text(14.0);
            put(
                left,
                middle,
                Align2::LEFT_CENTER,
                text,
                font,
                palette.weak,
                room,
            );
            return;
        };
        let galley = ui
            .painter()
            .layout_no_wrap(pressed.clone(), face::display(22.0), palette.ink);
        let cap = vec2((galley.size().x + 22.0).max(42.0), 42.0);
        let cap = Rect::from_min_size(pos2(rect.left() + 14.0, middle - 21.0), cap);
        let line = Stroke::new(1.0, palette.line);
        ui.painter()
            .rect(cap, round, palette.card, line, StrokeKind::Inside);
        let at = cap.center() - galley.size() / 2.0;
        ui.painter().galley(at, galley, palette.ink);
        let left = cap.right() + 16.0;
        let [main, rest @ ..] = self.does.as_slice() else {
            let room = rect.right() - left - 16.0;
            let font = face::display(19.0);
            let text = fl!(keys_does_nothing);
            put(
                left,
                middle,
                Align2::LEFT_CENTER,
                text,
                font,
                palette.ink,
                room,
            );
            hear(ui, rect, pressed, text);
            return;
        };
        let half = if rest.is_empty() { 1.0 } else { 0.5 };
        let room = (rect.right() - left) * half - 16.0;
        let font = face::display(19.0);
        put(
            left,
            middle - 10.0,
            Align2::LEFT_CENTER,
            &main.1,
            font,
            palette.ink,
            room,
        );
        let font = face::text(13.0);
        put(
            left,
            middle + 13.0,
            Align2::LEFT_CENTER,
            &main.0,
            font,
            palette.weak,
            room,
        );
        let mut heard = fl!(keys_does_there, does = &main.1, place = &main.0);
        let right = rect.right() - 18.0;
        for (at, (place, does)) in rest.iter().take(2).enumerate() {
            let other = fl!(keys_does_there, does = does, place = place);
            let y = middle + (at as f32 - 0.5) * 20.0;
            let font = face::text(13.0);
            put(
                right,
                y,
                Align2::RIGHT_CENTER,
                &other,
                font,
                palette.weak,
                room,
            );
            heard = format!("{heard}; {other}");
        }
        hear(ui, rect, pressed, &heard);
    }

    /// Handles keys, unless the player types in the field. Escape closes, Tab and Enter reach
    /// the controls of the page.
    fn listen(&mut self, ctx: &Context, state: &State, page: &[KeyList]) {
        if ctx.text_edit_focused() {
            return;
        }
        let pressed = ctx.input(|input| {
            let events = input.events.iter().rev();
            let mut pressed = events.filter_map(|event| match event {
                Event::Key {
                    key,
                    pressed: true,
                    repeat: false,
                    modifiers,
                    ..
                } => Some((*key, *modifiers)),
                Event::Copy => Some((input::COPY.logical_key, input::COPY.modifiers)),
                Event::Paste(_) => {
                    let keys = commands::PASTE_ENTRIES.keys.first()?;
                    Some((keys.logical_key, keys.modifiers))
                }
                _ => None,
            });
            pressed.next()
        });
        let Some((key, modifiers)) = pressed else {
            return;
        };
        if matches!(key, Key::Escape | Key::Tab) {
            return;
        }
        let shortcut = KeyboardShortcut::new(modifiers, key);
        let pressed = in_words(ctx, &shortcut);
        let page = page.iter().flat_map(|listed| {
            let its = listed
                .lines
                .iter()
                .filter(|(keys, _)| keys.contains(&pressed));
            its.map(|(_, does)| (listed.heading.to_owned(), does.clone()))
        });
        self.does = page.chain(meanings(state, key, modifiers)).collect();
        self.does.dedup_by(|one, other| one.1 == other.1);
        self.pressed = Some(pressed);
    }
}

/// Draws a card.
fn show_card(ui: &mut Ui, card: &Card, rect: Rect, high: f32) {
    let palette = Palette::of(ui);
    if !ui.is_rect_visible(rect) {
        // Screen readers can still read it.
        for (at, (keys, does)) in card.lines.iter().enumerate() {
            let (top, bottom) = (rect.top(), rect.bottom());
            let line = Rect::from_x_y_ranges(rect.x_range(), top..=bottom);
            tell(ui, line, (&card.heading, at), keys, does);
        }
        return;
    }
    paint_card(ui, rect, palette.card, Stroke::new(1.0, palette.line));
    let inner = rect.shrink2(vec2(13.0, 6.0));
    let at = pos2(inner.left(), inner.top() + HEADING / 2.0);
    let font = face::display(17.0);
    let room = inner.width();
    let heading = paint_text(
        ui,
        at,
        Align2::LEFT_CENTER,
        &card.heading,
        font,
        palette.ink,
        room,
    );
    let id = ui.scope_id().with(("heading", &card.heading));
    let response = ui.interact(heading, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &card.heading));
    let hair = Stroke::new(1.0, palette.hair);
    let widths = card.lines.iter().map(|(keys, _)| width(ui, keys));
    let widest = widths.fold(0.0, f32::max) + 12.0;
    let fits = |does: &str| text::width(ui, does, face::text(13.0)) <= room - widest;
    // Long keys indent only their own line, unless all descriptions fit next to them.
    let wide = match card.lines.iter().all(|(_, does)| fits(does)) {
        true => widest,
        false => widest.min(room * KEYS),
    };
    for (at, (keys, does)) in card.lines.iter().enumerate() {
        let top = inner.top() + HEADING + at as f32 * high;
        let line = Rect::from_min_size(pos2(inner.left(), top), vec2(room, high));
        ui.painter().hline(line.x_range(), line.top(), hair);
        let middle = line.center().y;
        let mut x = line.left();
        for keys in keys {
            for part in parts(keys) {
                x = match part {
                    Part::Cap(key) => KeyCap::paint(ui, pos2(x, middle), &key) + 3.0,
                    Part::Word(word) => {
                        let at = pos2(x + 1.0, middle);
                        let font = face::text(12.0);
                        let colour = palette.weak;
                        let anchor = Align2::LEFT_CENTER;
                        let word = paint_text(ui, at, anchor, &word, font, colour, 60.0);
                        word.right() + 4.0
                    }
                };
            }
        }
        let left = match keys.is_empty() {
            true => line.left(),
            false => (line.left() + wide).max(x + 6.0),
        };
        let font = face::text(13.0);
        let place = pos2(left, middle);
        let room = line.right() - left;
        paint_text(
            ui,
            place,
            Align2::LEFT_CENTER,
            does,
            font,
            palette.ink,
            room,
        );
        tell(ui, line, (&card.heading, at), keys, does);
    }
}

/// Reads the text of the foot to screen readers.
fn hear(ui: &Ui, rect: Rect, pressed: &str, does: &str) {
    let id = ui.scope_id().with("foot");
    let response = ui.interact(rect, id, Sense::hover());
    let told = fl!(keys_pressed, keys = pressed, does = does);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
}

/// Returns what a key does, and where: in the panels, and everywhere.
fn meanings(state: &State, key: Key, modifiers: Modifiers) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let rows = rows(state).into_iter();
    let rows = rows.filter(|row| {
        let mut keys = row.keys.iter();
        keys.any(|keys| {
            keys.logical_key == key && modifiers.matches_exact(keys.modifiers)
                || keys.logical_key == key
                    && keys.modifiers.is_none()
                    && modifiers == Modifiers::SHIFT
                    && key == Key::Questionmark
        })
    });
    found.extend(rows.map(|row| (row.group.name().to_owned(), row.name_now(state).to_owned())));
    if modifiers.command || modifiers.ctrl || modifiers.alt {
        return found;
    }
    let letter = key.name().chars().count() == 1 && key.name().chars().all(char::is_alphabetic);
    for (heading, keys) in of_panels(state).0 {
        for one in keys {
            let is_letters = one.keys.is_empty() && (one.written)() == (LETTERS.written)();
            if one.keys.contains(&key) || (letter && is_letters) {
                found.push((heading().to_owned(), (one.does)().to_owned()));
            }
        }
    }
    // A specific key comes before the letters that start any word.
    let types = (LETTERS.does)();
    found.sort_by_key(|(_, does)| does == types);
    found.dedup_by(|one, other| one.1 == other.1);
    found
}

/// Describes a line to screen readers.
fn tell(
    ui: &Ui,
    rect: Rect,
    id: impl std::hash::Hash + std::fmt::Debug,
    keys: &[String],
    does: &str,
) {
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::hover());
    let name = match keys.is_empty() {
        true => does.to_owned(),
        false => fl!(key_line, keys = keys.join(BETWEEN), does = does),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response.on_hover_text(name);
}

/// Returns the width of keys, cap by cap.
fn width(ui: &Ui, keys: &[String]) -> f32 {
    let wide = |text: &str, size| {
        let painter = ui.painter();
        let galley = painter.layout_no_wrap(text.to_owned(), size, egui::Color32::PLACEHOLDER);
        galley.size().x
    };
    let part = |part: Part| match part {
        Part::Cap(key) => (wide(&key, face::strong(12.0)) + 12.0).max(24.0) + 3.0,
        Part::Word(word) => wide(&word, face::text(12.0)) + 5.0,
    };
    keys.iter().flat_map(|keys| parts(keys)).map(part).sum()
}

/// A part of written keys.
enum Part {
    Cap(String),
    Word(String),
}

/// Splits written keys into caps: a row of more than four is shown as its first and its
/// last.
fn parts(keys: &str) -> Vec<Part> {
    let tokens: Vec<&str> = keys.split_whitespace().collect();
    let cap = |token: &str| Part::Cap(spaced(token));
    if tokens.len() > 4
        && let [first, .., last] = tokens.as_slice()
    {
        return vec![cap(first), Part::Word(fl!(keys_to).to_owned()), cap(last)];
    }
    let part = |token: &&str| {
        let word = token.chars().count() > 1 && token.chars().all(char::is_lowercase);
        if word {
            Part::Word((*token).to_owned())
        } else {
            cap(token)
        }
    };
    tokens.iter().map(part).collect()
}

/// Returns `Ctrl+Z` as written on a cap: `Ctrl Z`.
fn spaced(keys: &str) -> String {
    match keys.strip_suffix('+') {
        Some(rest) if !rest.is_empty() => {
            format!("{} +", rest.trim_end_matches('+').replace('+', " "))
        }
        Some(_) => keys.to_owned(),
        None => keys.replace('+', " "),
    }
}

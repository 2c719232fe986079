//! Rules on demand: a card next to whatever the player asks about, and a page with all
//! rules that can be searched. The explanations come from the game ([`Reference`]); this
//! module draws them and makes their rule ids links.
//!
//! The card is opened by a link (`Rule A5: …`) or by F1 over something with an explanation,
//! the page by Shift+F1. Buttons: `Back`, `All rules`, `Close`; the field of the page is
//! `Find a rule, a thing or a card`.

use std::any::TypeId;
use std::cell::RefCell;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::ops::Range;

use eframe::egui::{
    self, Align, Align2, Area, Color32, Context, Id, Key, Layout, Modal, Modifiers, Order, Rect,
    Role, ScrollArea, Sense, Stroke, TextEdit, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::super::base::explain::{Explained, Reference, linked_to, press_over, reference};
use super::super::base::theme::{Palette, face, size};
use super::super::base::{explain, focus, text};
use super::super::parts::widgets;
use super::super::parts::widgets::Press;
use super::super::session::commands;
use words::book::{Ruled as _, Subject};
use words::fl;
use words::language::Tongues;

/// Returns the card for what F1 asks about now: what has the keyboard, or lies under the
/// pointer. Consumes the key if there is something to explain.
#[must_use]
pub fn pressed(ctx: &Context) -> Option<Card> {
    Card::about(explain::pressed(ctx)?)
}

/// Returns the card that was asked for in this frame.
#[must_use]
pub fn asked(ctx: &Context) -> Option<Card> {
    Card::about(explain::asked(ctx)?)
}

/// Adds a rule id on a plate of its own, which opens a card.
pub fn tag(ui: &mut Ui, rule: &str, colour: Color32) {
    let response = widgets::tag(ui, rule, colour);
    let rect = response.rect;
    let Some(all) = reference(ui.ctx()) else {
        return;
    };
    let Some((_, id)) = all.cited(rule).into_iter().next() else {
        return;
    };
    if press_over(ui, rect, &id) {
        explain::ask(ui.ctx(), &id, rect);
    }
}

/// The width of a card, and the space around it.
const WIDTH: f32 = 400.0;
const AROUND: f32 = 12.0;

/// A card next to a place.
#[derive(Clone, Debug)]
pub struct Card {
    /// The topics opened one after the other; the last is shown.
    trail: Vec<String>,
    /// Other topics explained at the same place.
    others: Vec<String>,
    beside: Rect,
}

/// The result of drawing a card.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// It stays open.
    Open,
    /// It is closed.
    Closed,
    /// The player wants the page with all rules, at this one.
    All(String),
}

impl Card {
    fn about((mut topics, beside): (Vec<String>, Rect)) -> Option<Self> {
        if topics.is_empty() {
            return None;
        }
        let first = topics.remove(0);
        Some(Self {
            trail: vec![first],
            others: topics,
            beside,
        })
    }

    /// Creates a card that is not next to anything.
    #[must_use]
    pub fn alone(ctx: &Context, topic: &str) -> Self {
        let room = ctx.content_rect();
        let at = pos2(room.center().x - WIDTH / 2.0, room.top() + size::HEADER);
        Self {
            trail: vec![topic.to_owned()],
            others: Vec::new(),
            beside: Rect::from_min_size(at, vec2(0.0, 0.0)),
        }
    }

    /// Draws it below or above its place, never over it.
    pub fn show(&mut self, ctx: &Context) -> Outcome {
        let topic = self.trail.last().cloned().unwrap_or_default();
        let explained = reference(ctx).and_then(|all| all.explained(&topic));
        let Some(mut said) = explained else {
            return Outcome::Closed;
        };
        if self.trail.len() == 1 {
            let others = self.others.iter().filter(|id| !said.see.contains(id));
            let others: Vec<String> = others.cloned().collect();
            said.see.splice(0..0, others);
        }
        let room = ctx.content_rect().shrink(AROUND);
        let wide = WIDTH.min(room.width());
        let left = self.beside.left().min(room.right() - wide).max(room.left());
        let above = self.beside.top() - room.top();
        let below = room.bottom() - self.beside.bottom();
        let (pivot, top, high) = match below >= above {
            true => (Align2::LEFT_TOP, self.beside.bottom() + 8.0, below),
            false => (Align2::LEFT_BOTTOM, self.beside.top() - 8.0, above),
        };
        let palette = Palette::of_context(ctx);
        let frame = egui::Frame::new()
            .fill(palette.card)
            .stroke(Stroke::new(1.0, palette.line))
            .corner_radius(8)
            .inner_margin(egui::Margin::symmetric(16, 12))
            .shadow(egui::Shadow {
                offset: [0, 6],
                blur: 24,
                spread: 0,
                color: palette.shadow,
            });
        let id = Id::unique("card of a rule");
        let area = Area::new(id)
            .kind(egui::UiKind::Modal)
            .sense(Sense::hover())
            .pivot(pivot)
            .fixed_pos(pos2(left, top))
            .order(Order::Foreground)
            .interactable(true);
        let modal = Modal::new(id)
            .area(area)
            .frame(frame)
            .backdrop_color(Color32::TRANSPARENT);
        let mut outcome = Outcome::Open;
        let shown = modal.show(ctx, |ui| {
            ui.set_width(wide - 34.0);
            let mut open = None;
            let most = (high - 96.0).max(120.0);
            ScrollArea::vertical()
                .id_salt("explained")
                .max_height(most)
                .auto_shrink([false, true])
                .show(ui, |ui| {
                    body(ui, &said, &mut open);
                    focus::scrolls_by_keys(ui);
                });
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                let close = Press::new(fl!(close)).key(fl!(button_escape)).small();
                if ui.add(close).clicked() {
                    outcome = Outcome::Closed;
                }
                if self.trail.len() > 1 && ui.add(Press::new(fl!(rules_back)).small()).clicked() {
                    self.trail.pop();
                    ui.ctx().request_repaint();
                }
                let keys = commands::RULES.keys_in_words(ui.ctx()).unwrap_or_default();
                let all = Press::new(fl!(rules_all)).quiet().small().key(keys);
                if ui.add(all).clicked() {
                    outcome = Outcome::All(said.id.clone());
                }
            });
            if let Some(id) = open {
                self.trail.push(id);
                ui.ctx().request_repaint();
            }
        });
        if commands::RULES.consume(ctx) {
            return Outcome::All(said.id);
        }
        let again = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F1));
        if shown.should_close() || again {
            return Outcome::Closed;
        }
        outcome
    }
}

/// Draws an explanation with its links.
pub(crate) fn body(ui: &mut Ui, said: &Explained, open: &mut Option<String>) {
    let palette = Palette::of(ui);
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    ui.horizontal_wrapped(|ui| {
        widgets::tag(ui, &said.mark, palette.weak);
        let title = egui::RichText::new(&said.title).font(face::display(19.0));
        ui.add(egui::Label::new(title).wrap());
    });
    for (caption, text) in &said.paragraphs {
        if let Some(caption) = caption {
            ui.add_space(3.0);
            widgets::caption(ui, caption);
        }
        linked_to(ui, text, face::text(14.0), palette.ink, open);
    }
    if said.see.is_empty() {
        return;
    }
    ui.add_space(3.0);
    widgets::caption(ui, fl!(rules_see));
    let Some(all) = reference(ui.ctx()) else {
        return;
    };
    for id in &said.see {
        let Some(other) = all.explained(id) else {
            continue;
        };
        let text = fl!(rules_listed, rule = &other.mark, title = &other.title);
        if row(ui, &other, &text, false) {
            *open = Some(id.clone());
        }
    }
}

/// Draws a row that opens a rule. Returns whether it was clicked.
fn row(ui: &mut Ui, said: &Explained, text: &str, is_chosen: bool) -> bool {
    let palette = Palette::of(ui);
    let wanted = vec2(ui.available_width(), 22.0);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    let name = fl!(rules_link, rule = &said.mark, title = &said.title);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &name));
    focus::comes_by_keyboard(ui, &response);
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let fill = match (is_chosen, response.hovered()) {
        (true, _) => palette.chosen,
        (false, true) => palette.sunk,
        (false, false) => Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(rect, 4.0, fill);
    if response.has_focus() {
        focus::focus_ring(ui, rect.shrink(2.0));
    }
    let at = pos2(rect.left() + 6.0, rect.center().y);
    let room = rect.width() - 12.0;
    let left = Align2::LEFT_CENTER;
    let shown = widgets::paint_text(ui, at, left, text, face::text(13.0), palette.ink, room);
    let cut = shown.width() >= room - 1.0;
    let clicked = response.clicked();
    if cut {
        response.on_hover_text(text);
    }
    clicked
}

/// The page with all rules.
#[derive(Clone, Debug, Default)]
pub struct RulesPage {
    filter: String,
    chosen: Option<String>,
    trail: Vec<String>,
    is_old: bool,
}

impl RulesPage {
    /// Creates the page at a rule.
    #[must_use]
    pub fn at(topic: String) -> Self {
        Self {
            chosen: Some(topic),
            ..Self::default()
        }
    }

    /// Draws the page over the whole window. Returns whether to close it.
    pub fn show(&mut self, ctx: &Context) -> bool {
        let Some(all) = reference(ctx) else {
            return true;
        };
        let again = commands::RULES.consume(ctx);
        let room = ctx.content_rect();
        let id = Id::unique("rules");
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
            let listed = self.listed(all);
            self.arrows(ui, &listed);
            let closed = self.header(ui, header);
            let wide = (rest.width() * 0.42).clamp(280.0, 560.0).round();
            let (left, right) = rest.split_left_right_at_x(rest.left() + wide);
            self.list(ui, all, left, &listed);
            self.text(ui, all, right);
            closed
        });
        modal.should_close() || modal.inner || again
    }

    /// Returns what is listed: what the words find, or everything.
    fn listed(&mut self, all: &dyn Reference) -> Vec<(Option<String>, Vec<String>)> {
        let listed: Vec<(Option<String>, Vec<String>)> = match self.filter.trim().is_empty() {
            true => {
                let sections = all.sections().into_iter();
                sections.map(|(name, ids)| (Some(name), ids)).collect()
            }
            false => vec![(None, all.find(&self.filter))],
        };
        let mut ids = listed.iter().flat_map(|(_, ids)| ids);
        let is_there = |chosen: &String| listed.iter().any(|(_, ids)| ids.contains(chosen));
        if !self.chosen.as_ref().is_some_and(is_there) && self.trail.is_empty() {
            self.chosen = ids.next().cloned();
        }
        listed
    }

    /// Moves through the list with the arrow keys.
    fn arrows(&mut self, ui: &Ui, listed: &[(Option<String>, Vec<String>)]) {
        let by = ui.input_mut(|input| {
            let down = input.consume_key(Modifiers::NONE, Key::ArrowDown);
            let up = input.consume_key(Modifiers::NONE, Key::ArrowUp);
            isize::from(down) - isize::from(up)
        });
        if by == 0 {
            return;
        }
        let ids: Vec<&String> = listed.iter().flat_map(|(_, ids)| ids).collect();
        let at = ids.iter().position(|id| Some(*id) == self.chosen.as_ref());
        let next = at.map_or(Some(0), |at| at.checked_add_signed(by));
        if let Some(id) = next.and_then(|at| ids.get(at)) {
            self.chosen = Some((*id).clone());
            self.trail.clear();
            let id = Id::unique("rule of the list in sight");
            ui.data_mut(|data| data.insert_temp(id, true));
        }
    }

    fn header(&mut self, ui: &mut Ui, rect: Rect) -> bool {
        let palette = Palette::of(ui);
        ui.painter().rect_filled(rect, 0.0, palette.paper);
        let line = Stroke::new(1.0, palette.line);
        ui.painter()
            .hline(rect.x_range(), rect.bottom() - 0.5, line);
        let mut inside = ui.new_child(
            UiBuilder::new()
                .max_rect(rect.shrink2(vec2(14.0, 0.0)))
                .layout(Layout::left_to_right(Align::Center)),
        );
        let ui = &mut inside;
        ui.spacing_mut().item_spacing.x = 14.0;
        let close = Press::new(fl!(keys_back)).name(fl!(close));
        let close = ui.add(close.key(fl!(button_escape)));
        let title = egui::RichText::new(fl!(rules_title)).font(face::display(21.0));
        ui.label(title);
        let wide = (ui.available_width() - 30.0).min(300.0);
        let field = TextEdit::singleline(&mut self.filter)
            .hint_text(fl!(rules_find))
            .char_limit(80)
            .desired_width(wide)
            .margin(egui::Margin::symmetric(9, 6));
        let field = ui.add(field);
        field.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::TextInput, true, fl!(rules_find));
            info.current_text_value = Some(self.filter.clone());
            info
        });
        if !std::mem::replace(&mut self.is_old, true) {
            field.request_focus();
        }
        if field.changed() {
            self.chosen = None;
            self.trail.clear();
        }
        if ui.available_width() > 200.0 {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let room = ui.available_width();
                let hint = fl!(rules_page_hint);
                let font = text::fitting(ui, hint, face::text, [10.5, 13.0], room);
                let hint = egui::RichText::new(hint).font(font).color(palette.weak);
                ui.add(egui::Label::new(hint).truncate());
            });
        }
        close.clicked()
    }

    fn list(
        &mut self,
        ui: &mut Ui,
        all: &dyn Reference,
        rect: Rect,
        listed: &[(Option<String>, Vec<String>)],
    ) {
        let palette = Palette::of(ui);
        let seen = Id::unique("rule of the list in sight");
        let into_sight = ui.data_mut(|data| data.remove_temp::<bool>(seen)).is_some();
        let mut inside = ui.new_child(
            UiBuilder::new()
                .id_salt("list of rules")
                .max_rect(rect.shrink2(vec2(14.0, 8.0)))
                .layout(Layout::top_down(Align::Min)),
        );
        let area = ScrollArea::vertical()
            .id_salt("list of rules")
            .auto_shrink([false, false]);
        area.show(&mut inside, |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            if listed.iter().all(|(_, ids)| ids.is_empty()) {
                ui.add_space(8.0);
                ui.label(egui::RichText::new(fl!(rules_nothing_found)).color(palette.weak));
            }
            for (heading, ids) in listed {
                if let Some(heading) = heading {
                    ui.add_space(8.0);
                    widgets::caption(ui, heading);
                }
                for id in ids {
                    let Some(said) = all.explained(id) else {
                        continue;
                    };
                    let text = fl!(rules_listed, rule = &said.mark, title = &said.title);
                    let is_chosen = self.chosen.as_ref() == Some(id);
                    let top = ui.cursor().top();
                    if row(ui, &said, &text, is_chosen) {
                        self.chosen = Some(id.clone());
                        self.trail.clear();
                    }
                    if is_chosen && into_sight {
                        let rect = Rect::from_x_y_ranges(ui.max_rect().x_range(), top..=top + 22.0);
                        ui.scroll_to_rect(rect, None);
                    }
                }
            }
        });
    }

    fn text(&mut self, ui: &mut Ui, all: &dyn Reference, rect: Rect) {
        let palette = Palette::of(ui);
        let rect = rect.shrink2(vec2(14.0, 14.0)).with_min_x(rect.left());
        widgets::paint_card(ui, rect, palette.card, Stroke::new(1.0, palette.line));
        let Some(said) = self.chosen.as_ref().and_then(|id| all.explained(id)) else {
            return;
        };
        let inner = rect.shrink2(vec2(22.0, 16.0));
        let mut inside = ui.new_child(
            UiBuilder::new()
                .id_salt("text of a rule")
                .max_rect(inner)
                .layout(Layout::top_down(Align::Min)),
        );
        let mut open = None;
        ScrollArea::vertical()
            .id_salt("text of a rule")
            .auto_shrink([false, false])
            .show(&mut inside, |ui| {
                ui.set_max_width(ui.available_width().min(620.0));
                body(ui, &said, &mut open);
                focus::scrolls_by_keys(ui);
                if let Some(before) = self.trail.last().cloned() {
                    ui.add_space(10.0);
                    if ui.add(Press::new(fl!(rules_back)).small()).clicked() {
                        self.trail.pop();
                        ui.ctx().request_repaint();
                        self.chosen = Some(before);
                    }
                }
            });
        if let Some(id) = open {
            self.trail.push(said.id);
            self.chosen = Some(id);
            ui.ctx().request_repaint();
        }
    }
}

/// The rules of a game, and the things they are about.
#[derive(Debug)]
pub struct Rules<T>(PhantomData<fn() -> T>);

impl<T> Rules<T> {
    /// All of them.
    pub const ALL: Self = Self(PhantomData);
}

/// The kind of subject, the languages and the words of a search.
type Asked = (TypeId, Tongues, String);

thread_local! {
    /// The last search, and the ids that it found.
    static FOUND: RefCell<Option<(Asked, Vec<String>)>> = const { RefCell::new(None) };
}

/// How many things are explained at most for a text that names more.
const MOST_ABOUT: usize = 2;

impl<T: Subject + Debug> Reference for Rules<T> {
    fn explained(&self, id: &str) -> Option<Explained> {
        let topic = T::called(id)?;
        let rules = topic.rules();
        let mark = rules.first().map(T::Rule::to_string).unwrap_or_default();
        let see = topic.see().into_iter().map(|rule| T::from(rule).id());
        Some(Explained {
            id: topic.id(),
            mark,
            title: topic.title(),
            paragraphs: topic.paragraphs(),
            see: see.collect(),
        })
    }

    /// Returns each section of the rules under its heading, then the things.
    fn sections(&self) -> Vec<(String, Vec<String>)> {
        let rules = |letter| {
            let rules = T::Rule::of_section(letter);
            rules.map(|rule| T::from(rule).id()).collect()
        };
        let sections = T::Rule::sections().into_iter();
        let sections =
            sections.map(|letter| (T::Rule::section(letter).0.to_owned(), rules(letter)));
        let things = T::things().map(T::id).collect();
        let things = (fl!(rules_things).to_owned(), things);
        sections.chain([things]).collect()
    }

    fn find(&self, words: &str) -> Vec<String> {
        // The page and the command line ask this in every frame.
        let asked = (TypeId::of::<T>(), Tongues::now(), words.to_owned());
        FOUND.with_borrow_mut(|found| match found {
            Some((before, ids)) if *before == asked => ids.clone(),
            _ => {
                let ids: Vec<String> = T::find(words).into_iter().map(T::id).collect();
                *found = Some((asked, ids.clone()));
                ids
            }
        })
    }

    fn about(&self, text: &str) -> Vec<String> {
        let cited = self.cited(text).into_iter().map(|(_, id)| id);
        let mut about: Vec<String> = cited.collect();
        about.extend(T::named_in(text).into_iter().map(T::id));
        if about.is_empty() {
            // Numbers and short words do not say what a text is about.
            let means = |word: &&str| {
                word.chars().count() > 2 && !word.contains(|sign: char| sign.is_ascii_digit())
            };
            let words: Vec<&str> = text.split_whitespace().filter(means).collect();
            about.extend(T::with_all(&words.join(" ")).into_iter().map(T::id));
        }
        about.truncate(MOST_ABOUT);
        about
    }

    fn cited(&self, text: &str) -> Vec<(Range<usize>, String)> {
        let cited = T::Rule::cited(text).into_iter();
        cited.map(|(at, rule)| (at, T::from(rule).id())).collect()
    }
}

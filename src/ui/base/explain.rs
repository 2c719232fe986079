//! What F1 explains, and texts whose rule ids are links. The explanations come from the
//! game ([`Reference`]); `at_hand` draws the cards.

use std::fmt::Debug;
use std::ops::Range;
use std::sync::Arc;

use eframe::egui;
use eframe::egui::text::{CCursor, LayoutJob, TextFormat};
use eframe::egui::{
    Color32, Context, FontId, Galley, Id, Key, Modifiers, Pos2, Rect, Response, Role, Sense,
    Stroke, Ui, WidgetInfo, pos2,
};

use super::focus;
use words::fl;

/// What a game can explain.
pub trait Reference: Debug + Sync {
    /// Returns the explanation of this id.
    fn explained(&self, id: &str) -> Option<Explained>;

    /// Returns the headings of all explanations, with the ids below each.
    fn sections(&self) -> Vec<(String, Vec<String>)>;

    /// Returns the ids that these words are about, the likeliest first.
    fn find(&self, words: &str) -> Vec<String>;

    /// Returns what a text on the screen is about, the likeliest first: the rules it cites, the
    /// things it names, or else what its words are about.
    fn about(&self, text: &str) -> Vec<String>;

    /// Returns the ids that a text cites, and where.
    fn cited(&self, text: &str) -> Vec<(Range<usize>, String)>;
}

/// The explanation of a rule, a thing or a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained {
    /// Its unique id.
    pub id: String,
    /// The identifier of the rule itself, or of the rules that explain it.
    pub mark: String,
    /// Its heading.
    pub title: String,
    /// Its paragraphs, some with a caption.
    pub paragraphs: Vec<(Option<&'static str>, String)>,
    /// The ids of related explanations.
    pub see: Vec<String>,
}

/// What is kept from frame to frame.
#[derive(Clone, Default)]
struct Hand {
    reference: Option<&'static dyn Reference>,
    /// The places with an explanation, in this frame and the one before.
    places: Vec<Place>,
    before: Vec<Place>,
    asked: Option<(Vec<String>, Rect)>,
    /// The text under the pointer or with the keyboard, in this frame and the one before; the
    /// smallest if there are several.
    said: Option<(Rect, String)>,
    said_before: Option<(Rect, String)>,
}

#[derive(Clone)]
struct Place {
    widget: Option<Id>,
    rect: Rect,
    topics: Vec<String>,
}

/// Runs this with what is kept from frame to frame. The data is taken out of the context
/// first: asking the context for anything while its data is held would deadlock.
fn hand<T>(ctx: &Context, with: impl FnOnce(&mut Hand) -> T) -> T {
    let id = Id::unique("rules at hand");
    let kept = ctx.data_mut(|data| data.remove_temp::<Hand>(id));
    let mut kept = kept.unwrap_or_default();
    let told = with(&mut kept);
    ctx.data_mut(|data| data.insert_temp(id, kept));
    told
}

/// Begins a frame of a window with this game.
pub fn begin(ctx: &Context, reference: Option<&'static dyn Reference>) {
    hand(ctx, |hand| {
        hand.reference = reference;
        hand.before = std::mem::take(&mut hand.places);
        hand.said_before = hand.said.take();
    });
}

/// Records that this text is shown here. F1 explains what it is about if nothing else here
/// has an explanation.
pub fn says(response: &Response, text: &str) {
    if !response.contains_pointer() && !response.has_focus() {
        return;
    }
    let (rect, has_focus) = (response.rect, response.has_focus());
    hand(&response.ctx, |hand| {
        let is_smaller = |(before, _): &(Rect, String)| rect.area() <= before.area() || has_focus;
        if hand.said.as_ref().is_none_or(is_smaller) {
            hand.said = Some((rect, text.to_owned()));
        }
    });
}

pub(crate) fn reference(ctx: &Context) -> Option<&'static dyn Reference> {
    hand(ctx, |hand| hand.reference)
}

/// Asks for a card about this topic next to a place.
pub fn ask(ctx: &Context, topic: &str, rect: Rect) {
    hand(ctx, |hand| {
        hand.asked = Some((vec![topic.to_owned()], rect));
    });
    ctx.request_repaint();
}

/// Lets F1 explain this topic here, with a hover text that says so.
pub fn explains(response: Response, topic: impl Into<String>) -> Response {
    explains_all(response, vec![topic.into()])
}

/// Lets F1 explain this topic where it is drawn and where this widget has the keyboard,
/// without a hover text.
pub fn explains_at(ctx: &Context, rect: Rect, widget: Option<Id>, topic: String) {
    let topics = vec![topic];
    let place = Place {
        widget,
        rect,
        topics,
    };
    hand(ctx, |hand| hand.places.push(place));
}

/// Lets F1 explain a refusal: the rules that `why` cites, then a topic.
pub fn explains_refusal(response: Response, why: Option<&str>, topic: Option<String>) -> Response {
    let reference = reference(&response.ctx);
    let cited = reference.zip(why).map(|(all, why)| all.cited(why));
    let cited = cited.unwrap_or_default().into_iter().map(|(_, id)| id);
    explains_all(response, cited.chain(topic).collect())
}

fn explains_all(response: Response, topics: Vec<String>) -> Response {
    if topics.is_empty() {
        return response;
    }
    let place = Place {
        widget: Some(response.id),
        rect: response.interact_rect,
        topics,
    };
    let says = response.contains_pointer();
    let topics = says.then(|| place.topics.clone());
    hand(&response.ctx, |hand| hand.places.push(place));
    let marks = topics.and_then(|topics| {
        let all = reference(&response.ctx)?;
        let marks = topics.iter().filter_map(|id| all.explained(id));
        let marks: Vec<String> = marks.map(|it| it.mark).collect();
        (!marks.is_empty()).then(|| marks.join(", "))
    });
    match marks {
        Some(rules) => response.on_hover_text(fl!(rules_explain_key, rules = rules)),
        None => response,
    }
}

/// Adds the links of a text drawn at a point: each is underlined, can be clicked, and opens
/// a card.
pub fn links(ui: &Ui, at: Pos2, galley: &Arc<Galley>, colour: Color32, open: &mut Option<String>) {
    let Some(all) = reference(ui.ctx()) else {
        return;
    };
    let text = galley.text();
    for (number, (bytes, id)) in all.cited(text).into_iter().enumerate() {
        let letters = |end: usize| CCursor::new(text[..end].chars().count());
        let from = galley.pos_from_cursor(letters(bytes.start));
        let to = galley.pos_from_cursor(letters(bytes.end));
        // For a truncated or broken line, the visible part.
        let right = if to.top() > from.top() + 1.0 {
            galley.rect.right()
        } else {
            to.left()
        };
        let rect = Rect::from_min_max(from.min, pos2(right, from.bottom())).translate(at.to_vec2());
        if !rect.is_positive() {
            continue;
        }
        let widget = ui
            .scope_id()
            .with(("rule", number, &id, at.y as i32, at.x as i32));
        let response = ui.interact(rect.expand(1.5), widget, Sense::click());
        let explained = all.explained(&id);
        let name = explained.map_or_else(
            || id.clone(),
            |it| fl!(rules_link, rule = &it.mark, title = &it.title),
        );
        response.widget_info(|| WidgetInfo::labeled(Role::Link, true, &name));
        let heavy = response.hovered() || response.has_focus();
        let line = Stroke::new(if heavy { 1.5 } else { 1.0 }, colour);
        ui.painter()
            .hline(rect.x_range(), rect.bottom() - 1.0, line);
        if response.has_focus() {
            focus::focus_ring(ui, rect);
        }
        if response.hovered() {
            ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
        }
        if response.clicked() {
            *open = Some(id.clone());
        }
        response.on_hover_text(name);
    }
}

/// Draws a text in lines, with its rule ids as links to cards.
pub fn linked(ui: &mut Ui, text: &str, font: FontId, colour: Color32) -> Response {
    let mut open = None;
    let response = linked_to(ui, text, font, colour, &mut open);
    if let Some(id) = open {
        ask(ui.ctx(), &id, response.rect);
    }
    response
}

pub(crate) fn linked_to(
    ui: &mut Ui,
    text: &str,
    font: FontId,
    colour: Color32,
    open: &mut Option<String>,
) -> Response {
    let mut job = LayoutJob::default();
    job.append(text, 0.0, TextFormat::simple(font, colour));
    job.wrap.max_width = ui.available_width();
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    ui.painter().galley(rect.min, galley.clone(), colour);
    links(ui, rect.min, &galley, colour, open);
    response
}

/// Makes a rect clickable for the rule it cites. Returns whether it was clicked.
pub fn press_over(ui: &Ui, rect: Rect, id: &str) -> bool {
    let Some(said) = reference(ui.ctx()).and_then(|all| all.explained(id)) else {
        return false;
    };
    let widget = ui.scope_id().with(("tag_of_a_rule", id));
    let response = ui.interact(rect, widget, Sense::click());
    let name = fl!(rules_link, rule = &said.mark, title = &said.title);
    response.widget_info(|| WidgetInfo::labeled(Role::Link, true, &name));
    if response.has_focus() {
        focus::focus_ring(ui, rect);
    }
    if response.hovered() {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    response.on_hover_text(name).clicked()
}

/// Why something cannot be done, as a sentence with its rule.
pub type Refusal = String;

/// Returns what F1 asks about now, and its place: what has the keyboard, or lies under the
/// pointer. Consumes the key if there is something to explain.
#[must_use]
pub fn pressed(ctx: &Context) -> Option<(Vec<String>, Rect)> {
    if !ctx.input(|input| input.key_pressed(Key::F1) && input.modifiers.is_none()) {
        return None;
    }
    let focused = ctx.memory(|memory| memory.focused());
    let pointer = ctx.input(|input| input.pointer.latest_pos());
    let asked = hand(ctx, |hand| {
        let all = || hand.before.iter().rev();
        let has_keyboard = all().find(|place| place.widget.is_some() && place.widget == focused);
        let under = || all().find(|place| pointer.is_some_and(|at| place.rect.contains(at)));
        let place = has_keyboard.or_else(under);
        let said = || {
            let (rect, text) = hand.said_before.as_ref()?;
            let topics = hand.reference?.about(text);
            (!topics.is_empty()).then_some((topics, *rect))
        };
        place
            .map(|place| (place.topics.clone(), place.rect))
            .or_else(said)
    })?;
    ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F1));
    Some(asked)
}

/// Takes the topics that a card was asked for in this frame.
#[must_use]
pub fn asked(ctx: &Context) -> Option<(Vec<String>, Rect)> {
    hand(ctx, |hand| hand.asked.take())
}

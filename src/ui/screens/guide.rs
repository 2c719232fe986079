//! The tutorial for a first evening: cards next to the controls that say what can be done
//! now, for a first round at a real table or against the computer. The game is a real one.
//! A card disappears when its task is done, uses no keys except F3 and Escape, and never
//! covers what it is about or, if there is any other room, the next action.
//!
//! Buttons: `At a real table`, `Against the computer`, `Not now`; on a card `Next` and
//! `Leave the guide`.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    self, Area, Context, Id, Key, Layout, Modifiers, Order, Pos2, Rect, Role, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::super::base::evening::{Evening, Way};
use super::super::base::icons::Icon;
use super::super::base::panel_keys::PanelKey;
use super::super::base::places;
use super::super::base::places::{Free, Shown};
pub use super::super::base::places::{place, shown};
use super::super::base::theme::{Palette, face};
use super::super::io::kept::Listed;
use super::super::parts::widgets::Press;
use super::super::session::commands::is_at_table;
use super::super::session::intent::Screen;
use super::super::session::lessons::{Lesson, Lessons};
use super::super::session::state::State;
use table::{Item as _, Seat};
use words::fl;
use words::language::Tongues;

/// Shows the next card of the tutorial.
pub const NEXT: PanelKey = PanelKey::new(&[Key::F3], || "F3", fl!(fn key_guide_next));

/// What the window has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Start the tutorial.
    Begin(Way),
    /// Remember the progress.
    Remember,
}

/// The tutorial in the window.
#[derive(Debug, Default)]
pub struct Guide {
    /// Whether the two ways are offered even if they have been before.
    pub offers: bool,
    /// The card that is shown, and the number of entries when it appeared.
    shown: Option<(&'static str, usize)>,
    /// Its text, with what that was made from.
    text: Option<((&'static str, usize, Tongues), String)>,
}

/// The possible widths of a card, widest first.
const WIDTHS: [f32; 5] = [320.0, 280.0, 240.0, 216.0, 200.0];
/// The margin inside a card, and its distance from what it is about.
const INSIDE: Vec2 = Vec2::new(14.0, 11.0);
const AWAY: f32 = 10.0;
/// The height of the row of buttons, and of the title.
const BUTTONS: f32 = 30.0;
const TITLE: f32 = 26.0;
/// The cost of each step to a narrower card.
const NARROW: f32 = 4.0;

/// Returns the cost of each square point that a card covers.
fn weight(free: Free) -> f32 {
    match free {
        Free::Little => 1.0,
        Free::Much => 3.0,
        Free::Always => 1000.0,
    }
}

/// Returns the place of a card about `target`: never on it, covering as little as possible
/// of what must stay free, and as near as possible. `sizes` are sorted widest first.
#[must_use]
pub fn beside(
    target: Rect,
    sizes: &[Vec2],
    room: Rect,
    free: &[(Rect, Free)],
) -> Option<(usize, Rect)> {
    let around: Vec<Rect> = free.iter().map(|it| it.0).chain([target, room]).collect();
    let mut best: Option<(f32, usize, Rect)> = None;
    for (at, &size) in sizes.iter().enumerate() {
        let inside = Rect::from_min_max(room.min, room.max - size);
        if inside.is_negative() {
            continue;
        }
        // Candidates along all edges, inside and outside.
        let edges = |edges: &dyn Fn(&Rect) -> [f32; 2], long: f32, least: f32, most: f32| {
            let all = around.iter().flat_map(|rect| {
                let [from, to] = edges(rect);
                [from, from - AWAY - long, to + AWAY, to - long]
            });
            let all = all.map(|it| it.clamp(least, most));
            let mut all: Vec<f32> = all.collect();
            all.sort_by(f32::total_cmp);
            all.dedup();
            all
        };
        let across = |rect: &Rect| [rect.left(), rect.right()];
        let down = |rect: &Rect| [rect.top(), rect.bottom()];
        let all_y = edges(&down, size.y, inside.top(), inside.bottom());
        for x in edges(&across, size.x, inside.left(), inside.right()) {
            for &y in &all_y {
                let card = Rect::from_min_size(pos2(x, y), size);
                if !room.contains_rect(card) || card.intersects(target) {
                    continue;
                }
                let covered = free.iter().map(|&(rect, free)| {
                    let both = card.intersect(rect);
                    if both.is_positive() {
                        both.area() * weight(free)
                    } else {
                        0.0
                    }
                });
                let [from, to] = between(card, target);
                let cost = covered.sum::<f32>() * 0.1 + from.distance(to) + at as f32 * NARROW;
                if best.is_none_or(|(least, ..)| cost < least) {
                    best = Some((cost, at, card));
                }
            }
        }
    }
    best.map(|(_, at, card)| (at, card))
}

/// The content of a card.
struct Said<'a> {
    title: &'a str,
    text: &'a str,
    buttons: &'a [(&'a str, bool)],
}

impl Guide {
    /// Draws the current card of the tutorial, if there is one.
    pub fn show(
        &mut self,
        ctx: &Context,
        state: &State,
        evening: &mut Evening,
        lessons: Option<&'static Lessons>,
        is_covered: bool,
        example: impl FnOnce() -> Option<String>,
    ) -> Option<Wanted> {
        let is_first = !evening.is_offered && state.games.as_ref().is_some_and(Vec::is_empty);
        let may_offer = (is_first || is_new(state, evening)) && evening.way.is_none();
        if state.screen == Screen::Start && (self.offers || may_offer) {
            let chosen = state.preferences.game.as_deref();
            return match is_covered {
                true => None,
                false => self.offer(ctx, evening, chosen),
            };
        }
        let lessons = lessons?;
        let mut wanted = None;
        let mut over = |evening: &mut Evening, id: &str| {
            if !evening.said.iter().any(|said| said == id) {
                evening.said.push(id.to_owned());
            }
            wanted = Some(Wanted::Remember);
        };
        // A card that was shown and no longer applies has been completed, unless the player has
        // only looked away.
        let is_now = is_at_table(state)
            && (lessons.of)(state)
            && state.extent().is_some_and(|log| log.cursor == log.legal);
        let entries = state.extent().map_or(0, |log| log.legal);
        if let Some((id, before)) = self.shown
            && let Some(lesson) = lessons.all.iter().find(|it| it.id == id)
            && is_now
            && (!(lesson.when)(state)
                // Any decision completes a card, except against bots, which decide in the
                // meantime. The last card has no task.
                || is_at_table(state)
                    && only_people(state)
                    && entries > before
                    && lessons.all.last().is_some_and(|last| last.id != id))
        {
            over(evening, lesson.id);
            self.shown = None;
        }
        let is_said = |lesson: &&Lesson| evening.said.iter().any(|said| said == lesson.id);
        let may = is_now || !is_at_table(state);
        let mut lessons_now = lessons.all.iter().filter(|_| may);
        let Some(lesson) = lessons_now.find(|it| !is_said(it) && (it.when)(state)) else {
            return wanted;
        };
        if self.shown.is_none_or(|(id, _)| id != lesson.id) {
            self.shown = Some((lesson.id, entries));
        }
        let made_of = (lesson.id, entries, Tongues::now());
        if self.text.as_ref().is_none_or(|(of, _)| *of != made_of) {
            let typed = lesson.typed.and_then(|typed| Some(typed(&example()?)));
            let mut text = (lesson.say)().to_owned();
            if let Some(more) = typed {
                text.push(' ');
                text.push_str(&more);
            }
            self.text = Some((made_of, text));
        }
        if is_covered {
            return wanted;
        }
        // If its place is not visible, such as the log, the card is shown next to the decision.
        let target = places::of(ctx, lesson.place).or_else(|| places::of(ctx, "now"));
        let Some(target) = target else {
            return wanted;
        };
        let is_last = lessons.all.last().is_some_and(|last| last.id == lesson.id);
        // Cards come when it is their time, so they are counted as they come; with the last
        // one it is known how many have come.
        let number = lessons.all.iter().filter(is_said).count() + 1;
        let all = if is_last { number } else { lessons.all.len() };
        let title = fl!(guide_step, number, all = all);
        let next = if is_last {
            fl!(guide_done)
        } else {
            fl!(guide_next)
        };
        let buttons: &[(&str, bool)] = match is_last {
            true => &[(next, false)],
            false => &[(next, false), (fl!(guide_leave), false)],
        };
        let said = Said {
            title: &title,
            text: self.text.as_ref().map_or("", |(_, text)| text),
            buttons,
        };
        let pressed = card(ctx, target, &said).or_else(|| went_on(ctx).then_some(0));
        let escaped = pressed.is_none() && escaped(ctx);
        match pressed {
            Some(0) => over(evening, lesson.id),
            Some(_) => {
                evening.way = None;
                wanted = Some(Wanted::Remember);
            }
            None => {}
        }
        if escaped {
            evening.way = None;
            wanted = Some(Wanted::Remember);
        }
        if is_last && pressed == Some(0) {
            *evening = Evening {
                is_offered: true,
                offered: std::mem::take(&mut evening.offered),
                ..Evening::default()
            };
            wanted = Some(Wanted::Remember);
        }
        if wanted.is_some() {
            self.shown = None;
        }
        wanted
    }

    /// Offers both ways to play the chosen game.
    fn offer(
        &mut self,
        ctx: &Context,
        evening: &mut Evening,
        chosen: Option<&str>,
    ) -> Option<Wanted> {
        let target = places::of(ctx, "ways")?;
        let said = Said {
            title: fl!(guide_title),
            text: match evening.said.is_empty() {
                true => fl!(guide_offer),
                false => fl!(guide_offer_again),
            },
            buttons: &[
                (fl!(guide_at_a_table), true),
                (fl!(guide_against_computer), true),
                (fl!(guide_not_now), false),
            ],
        };
        let pressed = card(ctx, target, &said);
        let pressed = pressed.or(escaped(ctx).then_some(2))?;
        self.offers = false;
        evening.is_offered = true;
        evening.offered.extend(chosen.map(str::to_owned));
        Some(match pressed {
            0 => Wanted::Begin(Way::Table),
            1 => Wanted::Begin(Way::Computer),
            _ => Wanted::Remember,
        })
    }
}

/// Returns whether a player who has played other games has chosen one with no saved games
/// and for which no tutorial has been offered yet.
fn is_new(state: &State, evening: &Evening) -> bool {
    let (Some(chosen), Some(games)) = (&state.preferences.game, &state.games) else {
        return false;
    };
    // An unread game may be one of this kind.
    let is_other = |game: &Listed| game.game().is_some_and(|game| game != chosen);
    !games.is_empty() && games.iter().all(is_other) && !evening.offered.contains(chosen)
}

/// Returns whether people play all seats of the open game.
fn only_people(state: &State) -> bool {
    let game = state.game.as_deref();
    game.is_some_and(|game| {
        Seat::ALL
            .iter()
            .all(|&seat| game.people().bot(seat).is_none())
    })
}

/// Returns whether Escape was pressed and nothing else used it.
fn escaped(ctx: &Context) -> bool {
    let free = ctx.memory(|memory| memory.top_modal_layer().is_none());
    let free = free && !egui::Popup::is_any_open(ctx) && !ctx.text_edit_focused();
    free && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}

/// Returns whether the key for the next card was pressed; it is never used for typing.
fn went_on(ctx: &Context) -> bool {
    let free = ctx.memory(|memory| memory.top_modal_layer().is_none());
    let mut keys = NEXT.keys.iter();
    free && keys.any(|&key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key)))
}

/// Draws a card next to a place, with a line to it. Returns the button that was pressed.
fn card(ctx: &Context, target: Rect, said: &Said<'_>) -> Option<usize> {
    let palette = Palette::of_context(ctx);
    let room = ctx.content_rect().shrink(6.0);
    let target = target.intersect(ctx.content_rect());
    let is_tall = said.buttons.iter().any(|(_, is_large)| *is_large);
    let lay = |wide: f32| {
        let mut job = LayoutJob::default();
        job.append(
            said.text,
            0.0,
            TextFormat::simple(face::text(14.0), palette.ink),
        );
        job.wrap.max_width = wide - 2.0 * INSIDE.x;
        ctx.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let rows = if is_tall {
        said.buttons.len() as f32
    } else {
        1.0
    };
    let texts = WIDTHS.map(lay);
    let size = |(&wide, text): (&f32, &std::sync::Arc<egui::Galley>)| {
        let high = 2.0 * INSIDE.y + TITLE + text.size().y + 8.0 + rows * BUTTONS;
        vec2(wide, high)
    };
    let sizes: Vec<Vec2> = WIDTHS.iter().zip(&texts).map(size).collect();
    let decision = places::of(ctx, "now");
    let mut free = places::free(ctx);
    free.extend(decision.map(|rect| (rect, Free::Always)));
    let (at, rect) = beside(target, &sizes, room, &free)?;
    let text = texts.get(at)?.clone();
    let shown = Shown {
        card: rect,
        target,
        decision,
    };
    places::show(ctx, shown);
    // The frame around the target, and the line to it.
    let painter = ctx.layer_painter(egui::LayerId::new(Order::Middle, Id::unique("guide line")));
    let accent = Stroke::new(1.5, palette.accent);
    painter.rect_stroke(target.shrink(1.0), 6.0, accent, StrokeKind::Inside);
    let [from, to] = between(rect, target);
    painter.line_segment([from, to], accent);
    painter.circle_filled(to, 3.5, palette.accent);
    let area = Area::new(Id::unique("guide"))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .constrain(false)
        .interactable(true);
    let shown = area.show(ctx, |ui| {
        ui.set_min_size(rect.size());
        ui.set_max_size(rect.size());
        let shadow = egui::Shadow {
            offset: [0, 4],
            blur: 16,
            spread: 0,
            color: palette.shadow,
        };
        ui.painter().add(shadow.as_shape(rect, 8.0));
        ui.painter()
            .rect(rect, 8.0, palette.card, accent, StrokeKind::Inside);
        let inner = rect.shrink2(INSIDE);
        let title = egui::Align2::LEFT_CENTER;
        let at = pos2(inner.left(), inner.top() + TITLE / 2.0 - 3.0);
        let font = face::display(17.0);
        let ink = palette.ink;
        super::super::parts::widgets::paint_text(
            ui,
            at,
            title,
            said.title,
            font,
            ink,
            inner.width(),
        );
        let at = pos2(inner.left(), inner.top() + TITLE);
        let words = Rect::from_min_size(at, text.size());
        ui.painter().galley(at, text.clone(), palette.ink);
        let heard = ui.interact(words, ui.scope_id().with("words"), egui::Sense::hover());
        let name = fl!(guide_said, title = said.title, text = said.text);
        heard.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        let foot = inner.with_min_y(words.bottom() + 8.0);
        buttons(ui, foot, said, is_tall)
    });
    shown.inner
}

fn buttons(ui: &mut Ui, foot: Rect, said: &Said<'_>, is_tall: bool) -> Option<usize> {
    let layout = match is_tall {
        true => Layout::top_down(egui::Align::Min),
        false => Layout::left_to_right(egui::Align::Center),
    };
    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(foot).layout(layout));
    inside.spacing_mut().item_spacing = vec2(6.0, 4.0);
    let mut pressed = None;
    for (at, (name, is_large)) in said.buttons.iter().enumerate() {
        let mut button = Press::new(name).small();
        if *is_large {
            button = button.at_least(vec2(foot.width(), 26.0));
        }
        let is_leave = at + 1 == said.buttons.len() && said.buttons.len() > 1;
        if is_leave {
            button = button.quiet().key(fl!(button_escape));
        } else if !is_tall {
            button = button.icon(Icon::Check).key((NEXT.written)());
        }
        if inside.add(button).clicked() {
            pressed = Some(at);
        }
    }
    pressed
}

/// Returns the line from a card to what it is about.
fn between(card: Rect, target: Rect) -> [Pos2; 2] {
    let to = card.center().clamp(target.min, target.max);
    let from = to.clamp(card.min, card.max);
    // Extended a little into the target, so that its end is visible.
    let into = (target.center() - to).normalized() * 4.0;
    let into = if into.is_finite() { into } else { Vec2::ZERO };
    [from, to + into]
}

//! A first evening: cards that say beside the thing concerned what can be done now, for a
//! first round on a real table or against the computer. The game is a real one; a card goes
//! when what it speaks of has been done, takes no key but Escape, and never lies over what
//! it is about.
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
use super::super::base::theme::{Palette, face};
use super::super::io::kept::Listed;
use super::super::parts::widgets::Press;
use super::super::session::commands::is_at_table;
use super::super::session::intent::Screen;
use super::super::session::lessons::{Lesson, Lessons};
use super::super::session::state::State;
use table::{Item as _, Seat};
use words::fl;

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// To begin.
    Begin(Way),
    /// To remember what has been said.
    Remember,
}

/// The guide in the window.
#[derive(Debug, Default)]
pub struct Guide {
    /// Whether the two ways are offered although they have been before.
    pub offers: bool,
    /// The card that is shown, and how many entries there were when it came.
    shown: Option<(&'static str, usize)>,
}

/// Where things are that cards are about, in this frame.
#[derive(Clone, Default)]
struct Places {
    frame: u64,
    all: Vec<(&'static str, Rect)>,
    card: Option<(Rect, Rect)>,
}

fn places<T>(ctx: &Context, with: impl FnOnce(&mut Places) -> T) -> T {
    let frame = ctx.cumulative_frame_nr();
    let id = Id::unique("places of the guide");
    // Taken out meanwhile: whoever asks the context would wait for its data.
    let kept = ctx.data_mut(|data| data.remove_temp::<Places>(id));
    let mut places = kept.filter(|places| places.frame == frame);
    let places = places.get_or_insert_with(|| Places {
        frame,
        ..Places::default()
    });
    let told = with(places);
    ctx.data_mut(|data| data.insert_temp(id, std::mem::take(places)));
    told
}

/// Something that cards are about is here.
pub fn place(ctx: &Context, name: &'static str, rect: Rect) {
    places(ctx, |places| places.all.push((name, rect)));
}

/// Where the card of this frame lies, and what it is about.
#[must_use]
pub fn shown(ctx: &Context) -> Option<(Rect, Rect)> {
    let id = Id::unique("places of the guide");
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Places>(id).card)
}

/// The ways in which a card may be as wide, the first that has room.
const WIDTHS: [f32; 4] = [320.0, 280.0, 240.0, 200.0];
/// Within a card, and between it and what it is about.
const INSIDE: Vec2 = Vec2::new(14.0, 11.0);
const AWAY: f32 = 14.0;
/// The line of the buttons.
const BUTTONS: f32 = 30.0;
const TITLE: f32 = 26.0;

/// Where a card of a size goes beside a place: where it has room without lying on it.
#[must_use]
pub fn beside(target: Rect, size: Vec2, room: Rect) -> Option<Rect> {
    let clamp = |at: f32, least: f32, most: f32| at.min(most).max(least);
    let x = clamp(
        target.center().x - size.x / 2.0,
        room.left(),
        room.right() - size.x,
    );
    let y = clamp(target.top(), room.top(), room.bottom() - size.y);
    let places = [
        pos2(target.right() + AWAY, y),
        pos2(target.left() - AWAY - size.x, y),
        pos2(x, target.bottom() + AWAY),
        pos2(x, target.top() - AWAY - size.y),
    ];
    let mut cards = places.into_iter().map(|at| Rect::from_min_size(at, size));
    cards.find(|card| room.contains_rect(*card))
}

/// What is on a card.
struct Said<'a> {
    title: &'a str,
    text: &'a str,
    buttons: &'a [(&'a str, bool)],
}

impl Guide {
    /// Draws the card there is now, if any, out of the lessons of the way that goes on.
    pub fn show(
        &mut self,
        ctx: &Context,
        state: &State,
        evening: &mut Evening,
        lessons: Option<&'static Lessons>,
        is_covered: bool,
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
        // What was shown and is not the case any more has been done, if one has not only
        // looked away.
        let is_now = is_at_table(state)
            && (lessons.of)(state)
            && state.extent().is_some_and(|log| log.cursor == log.legal);
        let entries = state.extent().map_or(0, |log| log.legal);
        if let Some((id, before)) = self.shown
            && let Some(lesson) = lessons.all.iter().find(|it| it.id == id)
            && is_now
            && (!(lesson.when)(state)
                // Something was decided, in whatever way: a bot decides meanwhile, too. Nothing
                // has to be done for the last.
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
        if is_covered {
            return wanted;
        }
        let target = places(ctx, |places| {
            let here = |name| places.all.iter().find(|it| it.0 == name);
            // Where there is no room for it, as for the log, it is told beside the decision.
            here(lesson.place).or_else(|| here("now")).map(|it| it.1)
        });
        let Some(target) = target else {
            return wanted;
        };
        let is_last = lessons.all.last().is_some_and(|last| last.id == lesson.id);
        // Cards come when it is their time, so they are counted as they come.
        let number = match is_last {
            true => lessons.all.len(),
            false => lessons.all.iter().filter(is_said).count() + 1,
        };
        let title = fl!(guide_step, number, all = lessons.all.len());
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
            text: (lesson.say)(),
            buttons,
        };
        let pressed = card(ctx, target, &said);
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

    /// Offers both ways of the chosen game.
    fn offer(
        &mut self,
        ctx: &Context,
        evening: &mut Evening,
        chosen: Option<&str>,
    ) -> Option<Wanted> {
        let target = places(ctx, |places| {
            let mut all = places.all.iter();
            all.find(|(name, _)| *name == "ways").map(|it| it.1)
        })?;
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

/// Whether somebody who has played other games has chosen one of which none is kept, and for
/// which nothing was offered yet.
fn is_new(state: &State, evening: &Evening) -> bool {
    let (Some(chosen), Some(games)) = (&state.preferences.game, &state.games) else {
        return false;
    };
    // What has not been read yet may be one of it.
    let is_other = |game: &Listed| game.game().is_some_and(|game| game != chosen);
    !games.is_empty() && games.iter().all(is_other) && !evening.offered.contains(chosen)
}

/// Whether people play all seats of the open game.
fn only_people(state: &State) -> bool {
    let game = state.game.as_deref();
    game.is_some_and(|game| {
        Seat::ALL
            .iter()
            .all(|&seat| game.people().bot(seat).is_none())
    })
}

/// Whether Escape was pressed and nobody else had it.
fn escaped(ctx: &Context) -> bool {
    let free = ctx.memory(|memory| memory.top_modal_layer().is_none());
    let free = free && !egui::Popup::is_any_open(ctx) && !ctx.text_edit_focused();
    free && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}

/// Draws a card beside a place, with a line to it. Says which button was pressed.
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
    let mut cards = WIDTHS.iter().filter_map(|&wide| {
        let text = lay(wide);
        let high = 2.0 * INSIDE.y + TITLE + text.size().y + 8.0 + rows * BUTTONS;
        let rect = beside(target, vec2(wide, high), room)?;
        Some((rect, text))
    });
    let (rect, text) = cards.next()?;
    places(ctx, |places| places.card = Some((rect, target)));
    // What it is about, and the way there.
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
            button = button.icon(Icon::Check);
        }
        if inside.add(button).clicked() {
            pressed = Some(at);
        }
    }
    pressed
}

/// A line from a card to what it is about.
fn between(card: Rect, target: Rect) -> [Pos2; 2] {
    let to = card.center().clamp(target.min, target.max);
    let from = to.clamp(card.min, card.max);
    // A little into the target, so that it is seen where it ends.
    let into = (target.center() - to).normalized() * 4.0;
    let into = if into.is_finite() { into } else { Vec2::ZERO };
    [from, to + into]
}

//! Toasts: what was just done, on a quiet card over the foot of the log, where it takes no
//! room. It disappears with the next decision.
//!
//! Buttons: `Undo: …` with what it undoes, `Note…` if something was kept against the rules,
//! `Dismiss: …`.

use std::sync::Arc;

use eframe::egui::{
    self, Context, CornerRadius, Galley, Id, Rect, Sense, Shadow, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::super::Intent;
use super::super::base::icons;
use super::super::base::icons::Icon;
use super::super::base::places;
use super::super::base::places::Free;
use super::super::base::theme::{Palette, face, size};
use super::super::session::state::{Notice, State};
use super::widgets::Press;
use words::fl;

/// The margins around a card and within it.
const AROUND: f32 = 8.0;
const INSIDE: Vec2 = Vec2::new(10.0, 8.0);
/// The icon before the words.
const SIGN: f32 = 14.0;
/// The cross that dismisses a card.
const CROSS: f32 = 22.0;
/// The most rows of words; the rest is in the tooltip.
const MOST_ROWS: usize = 6;
/// The most cards at a time.
const MOST: usize = 3;

/// The current cards.
pub struct Toasts<'a> {
    cards: Vec<Toast<'a>>,
}

struct Toast<'a> {
    notice: &'a Notice,
    words: Arc<Galley>,
    // Whether Escape takes it away.
    is_latest: bool,
    // Whether the button is next to the words.
    is_line: bool,
    height: f32,
}

impl<'a> Toasts<'a> {
    /// Makes the cards for a pane of this width.
    #[must_use]
    pub fn of(ui: &Ui, state: &'a State, width: f32) -> Self {
        let told: Vec<_> = state.notices.iter().filter(|it| it.passing).collect();
        // The latest ones: earlier ones return when these are dismissed.
        let told = &told[told.len().saturating_sub(MOST)..];
        let latest = state.notices.last().map(|notice| notice.id);
        let cards = told.iter().map(|notice| Toast {
            is_latest: latest == Some(notice.id),
            ..Toast::of(ui, notice, width - 2.0 * AROUND)
        });
        Self {
            cards: cards.collect(),
        }
    }

    /// Returns how much of the foot they cover.
    #[must_use]
    pub fn height(&self) -> f32 {
        self.cards.iter().map(|card| card.height + AROUND).sum()
    }

    /// Draws them over the foot of this pane.
    pub fn show(&self, ui: &mut Ui, pane: Rect) -> Option<Intent> {
        let mut wanted = None;
        let mut bottom = pane.bottom();
        for card in self.cards.iter().rev() {
            bottom -= AROUND;
            let rect = Rect::from_min_max(
                pos2(pane.left() + AROUND, bottom - card.height),
                pos2(pane.right() - AROUND, bottom),
            );
            places::keep_free(ui.ctx(), rect, Free::Much);
            wanted = wanted.or(card.show(ui, rect));
            bottom = rect.top();
        }
        wanted
    }
}

/// The id for the notices that the pointer is over in this frame.
fn looked_at() -> Id {
    Id::unique("notices that are looked at")
}

/// Records that the pointer is over a notice, so that it counts as looked at.
pub fn look_at(ui: &Ui, rect: Rect, notice: u64) {
    if ui.rect_contains_pointer(rect) {
        ui.data_mut(|data| {
            let all = data.get_temp_mut_or_default::<Vec<u64>>(looked_at());
            all.push(notice);
        });
    }
}

/// Takes the ids of the notices looked at in this frame.
pub fn take_looked_at(ctx: &Context) -> Vec<u64> {
    ctx.data_mut(|data| data.remove_temp(looked_at()))
        .unwrap_or_default()
}

/// Returns the label of an offer's button if it undoes something; `None` for writing a
/// note.
#[must_use]
pub fn undoes(what: &str, intent: &Intent) -> Option<String> {
    let notes = matches!(intent, Intent::WriteNote(_));
    (!notes).then(|| fl!(undo_this, what = what))
}

impl<'a> Toast<'a> {
    fn of(ui: &Ui, notice: &'a Notice, width: f32) -> Self {
        let palette = Palette::of(ui);
        let room = width - 2.0 * INSIDE.x - SIGN - 6.0 - CROSS;
        let has_offers = !notice.offers.is_empty();
        let button = if has_offers { 58.0 } else { 0.0 };
        let lay = |room: f32| {
            let mut job =
                super::super::base::text::line(&notice.text, face::text(13.5), palette.ink);
            job.wrap.max_width = room.max(40.0);
            job.wrap.max_rows = MOST_ROWS;
            ui.fonts_mut(|fonts| fonts.layout_job(job))
        };
        let beside = lay(room - button);
        let is_line = beside.rows.len() == 1;
        let words = if is_line { beside } else { lay(room) };
        let below = if has_offers && !is_line { 32.0 } else { 0.0 };
        let least = if is_line && has_offers { 26.0 } else { CROSS };
        let height = words.size().y.max(least) + below + 2.0 * INSIDE.y;
        Self {
            notice,
            words,
            is_latest: false,
            is_line,
            height,
        }
    }

    fn show(&self, ui: &mut Ui, rect: Rect) -> Option<Intent> {
        let palette = Palette::of(ui);
        let notice = self.notice;
        let round = CornerRadius::same(size::ROUND_CARD);
        let shadow = Shadow {
            offset: [0, 4],
            blur: 14,
            spread: 0,
            color: palette.shadow,
        };
        // Clicks must not reach what lies below; the keyboard does not stop at it.
        let ground = ui.interact(rect, ui.scope_id().with(("toast", notice.id)), Sense::CLICK);
        look_at(ui, rect, notice.id);
        let painter = ui.painter();
        painter.add(shadow.as_shape(rect, round));
        let edge = Stroke::new(1.0, palette.line);
        painter.rect(rect, round, palette.card, edge, StrokeKind::Inside);
        let inner = rect.shrink2(INSIDE);
        let row = self.words.rows.first().map_or(18.0, |row| row.size.y);
        let top = match self.is_line {
            true => inner.center().y - row / 2.0,
            false => inner.top() + 2.0,
        };
        let sign = pos2(inner.left() + SIGN / 2.0, top + row / 2.0);
        let sign = Rect::from_center_size(sign, Vec2::splat(SIGN));
        match notice.seat {
            Some(seat) => icons::paint_seat(painter, sign, seat, palette),
            None => icons::paint(painter, sign, Icon::Check, palette.right),
        }
        let at = pos2(sign.right() + 6.0, top);
        painter.galley(at, self.words.clone(), palette.ink);
        let words = Rect::from_min_size(at, self.words.size());
        let heard = ui.interact(
            words,
            ui.scope_id().with(("said", notice.id)),
            Sense::hover(),
        );
        heard.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &notice.text));
        if self.words.elided {
            ground.on_hover_text(&notice.text);
        }
        let corner = pos2(rect.right() - 4.0 - CROSS, rect.top() + 4.0);
        let corner = if self.is_line {
            pos2(corner.x, rect.center().y - CROSS / 2.0)
        } else {
            corner
        };
        let cross = Rect::from_min_size(corner, Vec2::splat(CROSS));
        let right = match self.is_line {
            true => cross.left() - 4.0,
            false => inner.right(),
        };
        let strip = Rect::from_min_max(
            pos2(words.left(), inner.bottom() - 26.0),
            pos2(right, inner.bottom()),
        );
        let layout = egui::Layout::right_to_left(egui::Align::Center);
        let builder = UiBuilder::new()
            .id_salt(("offers", notice.id))
            .max_rect(strip)
            .layout(layout);
        let mut inside = ui.new_child(builder);
        let mut wanted = None;
        for (what, intent) in &notice.offers {
            let name = undoes(what, intent);
            let button = name.as_deref().map_or(what.as_str(), |_| fl!(undo));
            if Press::new(button)
                .small()
                .name(name.as_deref().unwrap_or(what))
                .pressed(&mut inside)
            {
                wanted = Some(intent.clone());
            }
        }
        dismiss(ui, cross, notice, self.is_latest).or(wanted)
    }
}

fn dismiss(ui: &Ui, rect: Rect, notice: &Notice, is_latest: bool) -> Option<Intent> {
    let palette = Palette::of(ui);
    let name = fl!(dismiss_this, what = &notice.text);
    let response = ui.interact(
        rect,
        ui.scope_id().with(("dismiss", notice.id)),
        Sense::click(),
    );
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
    let colour = if response.hovered() || response.has_focus() {
        palette.ink
    } else {
        palette.weak
    };
    if response.has_focus() {
        super::super::base::focus::focus_ring(ui, rect.shrink(2.0));
    }
    let sign = Rect::from_center_size(rect.center(), vec2(9.0, 9.0));
    icons::paint(ui.painter(), sign, Icon::Cross, colour);
    let hint = match is_latest {
        true => fl!(
            hint_with_keys,
            hint = fl!(dismiss),
            keys = fl!(button_escape)
        ),
        false => fl!(dismiss).to_owned(),
    };
    let clicked = response.on_hover_text(hint).clicked();
    clicked.then_some(Intent::Dismiss(notice.id))
}

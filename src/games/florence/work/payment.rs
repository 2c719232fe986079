//! The bank's payment for a work, and the slider that takes prestige points from it.

use eframe::egui::{
    self, Align2, CornerRadius, EventFilter, Key, Rect, RichText, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::super::View;
use super::super::art::coin::paint_laurel;
use super::super::plan::Lacking;
use super::super::turn::coin;
use super::{LOW_PAYMENT, WorkValuePanel, inside, label};
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{focus, text};
use crate::ui::parts::{small, widgets};
use florence::Profession;
use table::Seat;
use words::fl;
use words::florence::{board, planning};

impl WorkValuePanel {
    /// Draws the bank's payment, or what is missing.
    pub(super) fn payment(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (rect, seat): (Rect, Seat),
        card: Option<Profession>,
        [now, imagined]: [u16; 2],
        name: &str,
    ) {
        small::card(ui, rect);
        let minimum = view.game.minimum();
        let total = match self.completes {
            Some(_) => now,
            None => imagined,
        };
        let edge = if rect.height() > LOW_PAYMENT {
            8.0
        } else {
            6.0
        };
        let mut rect = rect.shrink2(vec2(16.0, edge));
        if now < minimum {
            let of_princess = fl!(princess_lacks, missing = minimum - now);
            let missing = match card {
                Some(profession) => self.ways.of(
                    view,
                    &Lacking {
                        game: *view.game,
                        seat,
                        profession,
                        bonus: self.bonus,
                    },
                ),
                None => Some(of_princess.as_str()),
            };
            if let Some(missing) = missing {
                let mut inside = inside(ui, rect);
                inside.spacing_mut().item_spacing.y = 4.0;
                if total < minimum {
                    widgets::caption(&mut inside, fl!(missing_caption));
                }
                let text = RichText::new(missing).font(face::text(13.0));
                let label = inside.add(egui::Label::new(text).wrap());
                rect.min.y = label.rect.bottom() + 2.0;
            }
        }
        if total < minimum || rect.height() < 78.0 && now < minimum {
            return;
        }
        pay(ui, view, (rect, seat), total, &mut self.prestige, name);
    }
}

/// Draws the bank's payment for a work of this value, and the prestige points taken from it
/// (W9): each step from the left takes the florins it costs.
pub(super) fn pay(
    ui: &mut Ui,
    view: &View<'_>,
    (rect, seat): (Rect, Seat),
    total: u16,
    prestige: &mut u16,
    name: &str,
) {
    let palette = Palette::of(ui);
    let variant = view.game.variant();
    let player = view.game.player(seat);
    let most = variant.most_prestige(total);
    *prestige = (*prestige).min(most);
    // The slider comes first, so that the numbers match its new position.
    let [high, track] = match rect.height() < LOW_PAYMENT {
        true => [26.0, 32.0],
        false => [30.0, 44.0],
    };
    let head = rect.with_max_y(rect.top() + high);
    let track = Rect::from_min_size(
        pos2(rect.left(), head.bottom() + 6.0),
        vec2(rect.width(), track),
    );
    slide(
        ui,
        track,
        (most, variant.payment(total, 0)),
        variant.point_costs,
        prestige,
        name,
    );
    let taken = *prestige;
    let pays = variant.payment(total, taken);
    let money = view.words.money(player.money() + pays);
    let told = planning::payment(pays, taken, &money, player.prestige() + taken);
    let middle = head.center().y;
    let all = fl!(
        bank_pays_caption,
        money = board::amount(variant.payment(total, 0))
    );
    let caption = widgets::caption_job(&all, palette.weak);
    let caption = ui.fonts_mut(|fonts| fonts.layout_job(caption));
    let at = pos2(head.left(), middle - caption.size().y / 2.0);
    let mut left = head.left() + caption.size().x;
    ui.painter().galley(at, caption, palette.weak);
    let name = view.words.with_names_of(14).seat(seat);
    let points = player.prestige() + taken;
    let words = match view.words.hides_money() {
        true => fl!(then_has_points, player = name, points = points),
        false => fl!(then_has, player = name, money = money, points = points),
    };
    let numbers = [taken.to_string(), board::amount(pays)];
    let widths = numbers.each_ref().map(|number| {
        let font = face::display(22.0);
        let galley = ui
            .painter()
            .layout_no_wrap(number.clone(), font, palette.ink);
        galley.size().x
    });
    let together = widths[0] + widths[1] + 150.0;
    let at = pos2(head.right(), middle);
    let room = head.right() - left - together - 24.0;
    let font = face::text(13.0);
    if text::width(ui, &words, font.clone()) <= room {
        let words = small::right(ui, at, &words, (font, palette.weak), room);
        left = words.left() - 16.0 - together;
    } else {
        left += 16.0;
    }
    let mark = |left: f32, side: f32| small::around(pos2(left + side / 2.0, middle), side);
    let units = [fl!(unit_points), fl!(unit_florins)];
    for (at, number) in numbers.iter().enumerate() {
        let square = mark(left, 20.0);
        match at {
            0 => paint_laurel(ui.painter(), square, Palette::of(ui).leaf),
            _ => coin(ui, square),
        }
        left = square.right() + 6.0;
        let font = face::display(22.0);
        let text = small::left(ui, pos2(left, middle), number, (font, palette.ink), 90.0);
        left = text.right() + 5.0;
        let at_text = pos2(left, middle + 1.0);
        let unit = units[at];
        let text = small::left(ui, at_text, unit, (face::text(13.5), palette.weak), 60.0);
        left = text.right() + 12.0;
    }
    label(ui, head, "payment", &told).on_hover_text(&told);
}

/// Draws the slider: florins in a row, of which each point from the left takes some.
pub(super) fn slide(
    ui: &Ui,
    rect: Rect,
    (most, florins): (u16, u32),
    costs: u32,
    value: &mut u16,
    name: &str,
) {
    let palette = Palette::of(ui);
    let step = florence::rules::components::florins::STEP;
    let coins = (florins / step).max(1);
    let each = rect.width() / coins as f32;
    let per_point = each * (costs / step).max(1) as f32;
    let enabled = ui.is_enabled() && most > 0;
    let sense = if enabled {
        Sense::click_and_drag()
    } else {
        Sense::hover()
    };
    let id = ui.scope_id().with("payment_slider");
    let response = ui.interact(rect.expand2(vec2(0.0, 6.0)), id, sense);
    if enabled && let Some(at) = response.interact_pointer_pos() {
        let point = ((at.x - rect.left()) / per_point).round();
        *value = point.clamp(0.0, f32::from(most)) as u16;
    }
    if response.has_focus() {
        let filter = EventFilter {
            horizontal_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let presses = |key| ui.input(|input| input.num_presses(key)) as i32;
        let by = presses(Key::ArrowRight) - presses(Key::ArrowLeft);
        let to = i32::from(*value) + by + presses(Key::PageUp) - presses(Key::PageDown);
        *value = to.clamp(0, i32::from(most)) as u16;
    }
    let requests =
        |action| ui.input(|input| input.accesskit_action_requests(id, action).count() as i32);
    use egui::accesskit::{Action, ActionData};
    let by = requests(Action::Increment) - requests(Action::Decrement);
    let set = ui.input(|input| {
        let requests = input.accesskit_action_requests(id, Action::SetValue);
        let values = requests.filter_map(|request| match request.data {
            Some(ActionData::NumericValue(value)) => Some(value),
            _ => None,
        });
        values.last()
    });
    if enabled {
        let to = set.map_or(i32::from(*value), |value| value.round() as i32) + by;
        *value = to.clamp(0, i32::from(most)) as u16;
    }
    response.widget_info(|| WidgetInfo::slider(enabled, f64::from(*value), name));
    let current = *value;
    ui.ctx().accesskit_node_builder(id, |builder| {
        builder.set_min_numeric_value(0.0);
        builder.set_max_numeric_value(f64::from(most));
        builder.set_numeric_value_step(1.0);
        builder.add_action(Action::SetValue);
        if current < most {
            builder.add_action(Action::Increment);
        }
        if current > 0 {
            builder.add_action(Action::Decrement);
        }
    });
    // Its look.
    let painter = ui.painter();
    let round = CornerRadius::same((rect.height() / 2.0) as u8);
    let line = Stroke::new(1.0, palette.line);
    painter.rect(rect, round, palette.sunk, line, StrokeKind::Inside);
    let cut = rect.left() + per_point * f32::from(current);
    if current > 0 {
        let taken = CornerRadius {
            nw: round.nw,
            sw: round.sw,
            ..CornerRadius::ZERO
        };
        let taken_rect = rect.with_max_x(cut).shrink2(vec2(0.0, 1.0));
        painter.rect_filled(taken_rect, taken, palette.chosen);
    }
    let middle = rect.center().y;
    let side = (each - 5.0).clamp(6.0, 30.0).min(rect.height() - 8.0);
    let spent = u32::from(current) * (costs / step).max(1);
    for n in spent..coins {
        let centre = pos2(rect.left() + each * (n as f32 + 0.5), middle);
        coin(ui, small::around(centre, side));
    }
    let radius = 17.0_f32
        .min(per_point / 2.0 - 1.0)
        .min(rect.height() / 2.0 - 2.0);
    for n in 0..current {
        let centre = pos2(rect.left() + per_point * (f32::from(n) + 0.5), middle);
        let edge = Stroke::new(1.2, palette.gold_edge);
        painter.circle(centre, radius, palette.card, edge);
        if radius > 9.0 {
            paint_laurel(
                ui.painter(),
                small::around(centre, radius * 1.7),
                Palette::of(ui).leaf,
            );
            let font = face::display(14.0);
            painter.text(centre, Align2::CENTER_CENTER, 1, font, palette.ink);
        }
    }
    let handle = vec2(14.0, rect.height() + 12.0);
    let handle = Rect::from_center_size(pos2(cut, middle), handle);
    if response.has_focus() {
        focus::focus_ring(ui, handle);
    }
    let edge = Stroke::new(2.0, palette.card);
    let fill = if enabled {
        palette.accent
    } else {
        palette.weak
    };
    painter.rect(handle, 7, fill, edge, StrokeKind::Outside);
    let grip = Stroke::new(1.3, palette.on_accent);
    for x in [-2.0, 2.0] {
        painter.vline(cut + x, middle - 8.0..=middle + 8.0, grip);
    }
    for point in 0..=most {
        let x = rect.left() + per_point * f32::from(point);
        let tick = Stroke::new(1.0, palette.weak);
        painter.vline(x, rect.bottom() + 6.0..=rect.bottom() + 11.0, tick);
        let (font, colour) = match point == current {
            true => (face::strong(12.0), palette.ink),
            false => (face::text(12.0), palette.weak),
        };
        let nudge = if point == 0 { 4.0 } else { 0.0 };
        let at = pos2((x + nudge).min(rect.right() - 4.0), rect.bottom() + 19.0);
        painter.text(at, Align2::CENTER_CENTER, point, font, colour);
    }
}

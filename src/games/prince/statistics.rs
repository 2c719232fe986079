//! The tab `Statistics`: ducats and points over the turns, and the prices and buyers of the
//! cards of each auction. Players differ by the shapes of their markers as well as by their
//! colours. If ducats are hidden, their curve is not shown.

use eframe::egui::{FontId, Rect, Ui, Vec2, pos2, vec2};

use super::curves::Curve;
use super::{View, curves};
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{icons, text};
use crate::ui::parts::small::{hear_next, tell_next};
use crate::ui::parts::{page, small};
use crate::ui::session::read_of::ReadOf;
use prince::{CardId, CardType, Event};
use table::{BySeat, Item as _, Seat};
use words::prince::names;
use words::{figures, fl};

/// The gap between two pictures, and the least height of one.
const GAP: f32 = 10.0;
const LEAST: f32 = 190.0;
/// The width from which two are side by side.
const BESIDE: f32 = 600.0;

/// A card that was sold: after which entry, what, to whom, for how much.
#[derive(Clone, Copy, Debug)]
struct Sale {
    entry: usize,
    card: CardId,
    to: Seat,
    price: u32,
}

/// The facts read from a log, until the log changes.
#[derive(Debug, Default)]
pub struct StatisticsPanel {
    of: ReadOf,
    /// Every player's ducats after each entry, from the start on.
    money: Vec<BySeat<u32>>,
    /// Every player's points after each entry.
    points: Vec<BySeat<u16>>,
    sales: Vec<Sale>,
    /// The entries after which a turn was over.
    ends: Vec<usize>,
}

impl StatisticsPanel {
    /// Reads the log again if it has changed.
    fn read(&mut self, view: &View<'_>) {
        let session = view.session;
        if !self.of.is_another(session, view.viewer) {
            return;
        }
        *self = Self {
            of: std::mem::take(&mut self.of),
            ..Self::default()
        };
        let cursor = session.cursor();
        for entry in 0..=cursor {
            let Some(game) = session.game_at(entry) else {
                break;
            };
            let mut money = BySeat::all(0);
            let mut points = BySeat::all(0);
            for seat in game.seats() {
                money[seat] = game.money(seat);
                points[seat] = game.points(seat);
            }
            self.money.push(money);
            self.points.push(points);
        }
        for entry in 0..cursor {
            for event in session.events_of(entry) {
                match *event {
                    Event::Sold(to, card, price) => self.sales.push(Sale {
                        entry: entry + 1,
                        card,
                        to,
                        price,
                    }),
                    Event::TurnBegan(_) | Event::Over => self.ends.push(entry + 1),
                    _ => {}
                }
            }
        }
    }

    /// Draws the tab.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.read(view);
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        let room = ui.available_size();
        let is_wide = room.x >= BESIDE;
        let rows = if is_wide { 2.0 } else { 3.0 };
        let high = ((room.y - GAP * (rows - 1.0)) / rows).max(LEAST);
        let upper = page::room(ui, if is_wide { high } else { 2.0 * high + GAP });
        let (points, money) = match is_wide {
            true => {
                let wide = (upper.width() - GAP) / 2.0;
                let left = upper.with_max_x(upper.left() + wide);
                (left, upper.with_min_x(left.right() + GAP))
            }
            false => {
                let above = upper.with_max_y(upper.top() + high);
                (above, upper.with_min_y(above.bottom() + GAP))
            }
        };
        let turns = self.turns();
        let curves = self.curves(view, |at, seat| f32::from(self.points[at][seat]));
        curves::show(ui, view, points, fl!(prince_stats_points), &curves, &turns);
        match view.hides_money {
            true => {
                let frame = curves::frame(ui, money, fl!(prince_stats_money));
                let style = (face::text(13.0), Palette::of(ui).weak);
                let said = fl!(prince_stats_money_hidden);
                small::centred(ui, frame.center(), said, style, frame.width());
                hear_next(ui, money, said);
            }
            false => {
                let curves = self.curves(view, |at, seat| self.money[at][seat] as f32);
                curves::show(ui, view, money, fl!(prince_stats_money), &curves, &turns);
            }
        }
        ui.add_space(GAP);
        let lower = page::room(ui, high);
        self.prices(ui, view, lower, &turns);
    }

    /// Returns the ends of the turns, as parts of the width.
    fn turns(&self) -> Vec<f32> {
        let all = (self.money.len().max(2) - 1) as f32;
        let mut turns: Vec<f32> = self.ends.iter().map(|&end| end as f32 / all).collect();
        if turns.last().is_none_or(|&last| last < 0.999) {
            turns.push(1.0);
        }
        turns
    }

    fn curves(&self, view: &View<'_>, value: impl Fn(usize, Seat) -> f32) -> Vec<Curve> {
        let all = (self.money.len().max(2) - 1) as f32;
        let seats = view.game.seats();
        let curve = |seat: Seat| {
            let mut points: Vec<(f32, f32)> = Vec::new();
            for at in 0..self.money.len() {
                let y = value(at, seat);
                let x = at as f32 / all;
                // The value changes at once and then stays until the next change.
                match points.last() {
                    Some(&(_, before)) if before == y && at + 1 < self.money.len() => {}
                    Some(&(_, before)) => {
                        points.push((x, before));
                        points.push((x, y));
                    }
                    None => points.push((x, y)),
                }
            }
            Curve { seat, points }
        };
        seats.map(curve).collect()
    }

    /// Draws the sales in their order: a marker of the buyer at the price, above the icon
    /// of the sort of card; on the right the prices of each sort.
    fn prices(&self, ui: &mut Ui, view: &View<'_>, rect: Rect, turns: &[f32]) {
        let palette = Palette::of(ui);
        let means = rect.with_min_x(rect.right() - (rect.width() * 0.3).max(200.0));
        let whole = curves::frame(ui, rect, fl!(prince_stats_prices));
        let frame = whole.with_max_x(means.left() - 18.0);
        if self.sales.is_empty() {
            let style = (face::text(13.0), palette.weak);
            let said = fl!(prince_stats_no_sales);
            small::centred(ui, whole.center(), said, style, whole.width());
            hear_next(ui, rect, said);
            return;
        }
        let most = self.sales.iter().map(|sale| sale.price).max().unwrap_or(1);
        let (step, top) = curves::scale_of(most as f32);
        curves::scale(ui, frame, step, top);
        curves::turn_lines(ui, frame, turns);
        let all = (self.money.len().max(2) - 1) as f32;
        for sale in &self.sales {
            let x = frame.left() + sale.entry as f32 / all * frame.width();
            let y = frame.bottom() - sale.price as f32 / top * frame.height();
            let marker = small::around(pos2(x, y), 11.0);
            icons::paint_seat(ui.painter(), marker, sale.to, palette);
            let sort = view.game.type_of(sale.card);
            // Above it if there is no room below.
            let below = if frame.bottom() - y < 18.0 {
                -13.0
            } else {
                13.0
            };
            small::icon(ui, pos2(x, y + below), 11.0, sort.into(), palette.weak);
            let told = fl!(
                prince_stats_sale,
                card = view.words.card(sale.card),
                name = view.words.seat(sale.to),
                price = names::ducats(sale.price)
            );
            tell_next(ui, marker.expand(3.0), &told);
        }
        self.means(ui, view, means.shrink2(vec2(14.0, 12.0)));
    }

    /// Draws how many cards of each sort were sold, and for how much on average.
    fn means(&self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        let palette = Palette::of(ui);
        let sorts = CardType::ALL.iter().filter_map(|&sort| {
            let sold = self.sales.iter();
            let sold = sold.filter(|sale| view.game.type_of(sale.card) == sort);
            let (count, sum) = sold.fold((0_u32, 0), |(count, sum), sale| {
                (count + 1, sum + sale.price)
            });
            (count > 0).then_some((sort, count, sum))
        });
        let sorts: Vec<(CardType, u32, u32)> = sorts.collect();
        let head = pos2(rect.right(), rect.top() + 6.0);
        let style = (face::text(12.0), palette.weak);
        small::right(ui, head, fl!(prince_stats_mean), style, rect.width());
        let high = ((rect.height() - 18.0) / sorts.len().max(1) as f32).min(25.0);
        for (n, (sort, count, sum)) in sorts.into_iter().enumerate() {
            let y = rect.top() + 18.0 + high * (n as f32 + 0.5);
            let icon = small::around(pos2(rect.left() + 8.0, y), 14.0);
            icons::paint(ui.painter(), icon, sort.into(), palette.weak);
            let name = names::card_types(sort);
            let at = pos2(icon.right() + 8.0, y);
            let room = rect.width() - 98.0;
            let style = (face::text as fn(f32) -> FontId, palette.ink);
            text::in_one_or_two(ui, at, &name, style, [11.0, 12.5], room);
            let times = fl!(prince_stats_times, number = count);
            let at = pos2(rect.right() - 40.0, y);
            small::right(ui, at, &times, (face::text(12.0), palette.weak), 34.0);
            let mean = figures::decimal((f64::from(sum) / f64::from(count) * 10.0).round() / 10.0);
            let at = pos2(rect.right(), y);
            small::right(ui, at, &mean, (face::strong(13.0), palette.ink), 40.0);
            let told = fl!(
                prince_stats_mean_told,
                sort = name,
                number = count,
                mean = mean
            );
            let row = Rect::from_center_size(pos2(rect.center().x, y), vec2(rect.width(), high));
            hear_next(ui, row, &told);
        }
    }
}

//! The bids of the running auction as a ladder: a step for each price, the markers of the
//! bidders on their last bids, the next bid, and below it how much each of them can pay.
//!
//! Accessible names. A seat by its state: `Clara is still in, last bid 200 florins`, `Dana
//! has passed`, `Ben has the Lake for 400 florins`. The next step is a button, `Step 700`;
//! what a bidder can pay is a label, `Ben can pay 1,000 florins`.

use eframe::egui::{
    Align2, CornerRadius, FontId, Id, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::View;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{focus, icons, motion, text};
use crate::ui::parts::small::{hear, tell};
use crate::ui::parts::{small, widgets};
use florence::rules::game::{Auction, Bidding};
use florence::{Decision, Object};
use table::{BySeat, Item, Seat};
use words::figures::grouped;
use words::fl;
use words::florence::{Named, florins, shortened};

/// The least number of steps.
const STEPS: u32 = 15;
/// The least width of a step.
const LEAST_STEP: f32 = 30.0;
/// The rise from one step to the next, unless there is much room.
const STEEP: f32 = 14.0;
/// The height of the first step.
const FIRST_STEP: f32 = 22.0;
/// Below this height the ladder is low: there is less above its last step, and nothing
/// below it.
pub const LOW: f32 = 170.0;
/// The height of the line with the bidders.
pub const HEADING: f32 = 22.0;
/// The opacity of the marker of a player who is out.
const GONE: f32 = 0.45;

/// The last bid of each seat in the running auction.
#[derive(Clone, Copy, Debug)]
pub struct Bids {
    last: BySeat<Option<u32>>,
    /// The entry with which the auction began.
    began: usize,
}

impl Bids {
    /// Returns no bids, for when nothing is auctioned yet.
    #[must_use]
    pub fn none() -> Self {
        Self {
            last: BySeat::all(None),
            began: 0,
        }
    }

    /// Returns the bids of an auction.
    #[must_use]
    pub fn of(view: &View<'_>, bidding: &Bidding) -> Self {
        let mut bids = Self::none();
        let played = &view.session.log()[..view.session.cursor()];
        for (at, entry) in played.iter().enumerate().rev() {
            let command = entry.command;
            let last = &mut bids.last[command.seat];
            match command.decision {
                Decision::Raise(price) => *last = last.or(Some(price)),
                Decision::Name(_) => {
                    *last = last.or(Some(view.game.opening_bid()));
                    bids.began = at;
                    break;
                }
                // Players can give up points and show cards during an auction.
                Decision::Pass | Decision::Sell(_) | Decision::Reveal(_) => {}
                Decision::Return(_)
                | Decision::Decline
                | Decision::Win(..)
                | Decision::Sit(_)
                | Decision::SitAt(..)
                | Decision::Take(_)
                | Decision::Bid(..)
                | Decision::Princess(_)
                | Decision::Merchant(_)
                | Decision::Professor(_)
                | Decision::LetGo
                | Decision::Exchange(_)
                | Decision::Offer(_)
                | Decision::Accept
                | Decision::Refuse
                | Decision::Agree(_)
                | Decision::Place(..)
                | Decision::Build(..)
                | Decision::Recruit(..)
                | Decision::Hold
                | Decision::Hire
                | Decision::Introduce(_)
                | Decision::AcquireBonus
                | Decision::Complete(_)
                | Decision::EndTurn
                | Decision::Keep(..)
                | Decision::Correct(_) => break,
            }
        }
        bids.last[bidding.highest] = Some(bidding.price);
        bids
    }

    fn of_seat(&self, seat: Seat) -> Option<u32> {
        self.last[seat]
    }
}

/// The state of a seat.
pub(crate) struct Standing {
    /// The text next to the marker.
    text: String,
    /// The object it has acquired.
    object: Option<Object>,
    is_in_phase: bool,
    /// Whether it may still bid.
    is_in: bool,
    /// The whole state in words.
    told: String,
}

impl Standing {
    fn of(view: &View<'_>, auction: &Auction, bids: &Bids, seat: Seat) -> Self {
        let name = view.words.seat(seat);
        let bid = bids.of_seat(seat);
        let leads = auction.bidding.is_some_and(|now| now.highest == seat);
        let bids_here = |bidding: Bidding| bidding.bidders.contains(seat);
        let in_auction = auction.bidding.is_none_or(bids_here);
        let is_in_phase = auction.remaining.contains(seat);
        // A player still in the phase may bid, even if an object is set aside (Z1).
        let acquired = auction.acquired_by(seat).last().filter(|_| !is_in_phase);
        let told = match (acquired, bid) {
            (Some((object, price)), _) => fl!(
                auction_has,
                name = &name,
                object = object.id(),
                price = florins(price)
            ),
            _ if !is_in_phase => fl!(auction_is_out, name = &name),
            _ if !in_auction => fl!(auction_has_passed, name = &name),
            (_, Some(price)) if leads => fl!(auction_leads, name = &name, price = florins(price)),
            (_, Some(price)) => fl!(auction_is_in_with, name = &name, price = florins(price)),
            _ => fl!(auction_is_in, name = &name),
        };
        let short = shortened(&name);
        Self {
            text: match acquired {
                None if !is_in_phase => fl!(auction_out_of_phase, name = &short),
                _ => short,
            },
            object: acquired.map(|(object, _)| object),
            is_in_phase,
            is_in: is_in_phase && in_auction,
            told,
        }
    }
}

/// Draws the line above the ladder: what is auctioned, and the state of all seats,
/// clockwise from the opener.
pub fn heading(ui: &mut Ui, rect: Rect, view: &View<'_>, auction: &Auction, bids: &Bids) {
    let palette = Palette::of(ui);
    let title = match auction.bidding {
        Some(bidding) => fl!(auction_bids_for, object = bidding.object.id()),
        // No player is left to bid.
        None if auction.remaining.is_empty() => String::new(),
        None => fl!(auction_nobody_has_bid).to_owned(),
    };
    let caption = ui
        .painter()
        .layout_job(widgets::caption_job(&title, palette.weak));
    let (room, width) = (rect.width(), caption.size().x);
    let seated = view.game.player_count();
    let order = std::iter::successors(Some(auction.opener), |&seat| Some(view.game.left(seat)));
    let standings: Vec<(Seat, Standing)> = order
        .take(seated)
        .map(|seat| (seat, Standing::of(view, auction, bids, seat)))
        .collect();
    let font = |standing: &Standing| match standing.is_in {
        true => face::strong(13.0),
        false => face::text(13.0),
    };
    let side = 12.0;
    let between = 10.0;
    let wide = |standing: &Standing| {
        let icon = if standing.object.is_some() { 17.0 } else { 0.0 };
        side + 4.0 + icon + text::width(ui, &standing.text, font(standing))
    };
    let widths: Vec<f32> = standings
        .iter()
        .map(|(_, standing)| wide(standing))
        .collect();
    let all: f32 = widths.iter().sum::<f32>() + between * (seated as f32 - 1.0);
    // All names are shortened alike; the title gives way to the names.
    let shows_title = all + width + 12.0 <= room || all <= room * 0.7;
    let room = if shows_title {
        room - width - 12.0
    } else {
        room
    };
    let part = ((room + between) / seated as f32 - between).max(30.0);
    let squeeze = all > room;
    if shows_title {
        let at = pos2(rect.left(), rect.center().y - caption.size().y / 2.0);
        ui.painter().galley(at, caption, palette.weak);
    }
    let shown: f32 = widths
        .iter()
        .map(|width| if squeeze { width.min(part) } else { *width })
        .sum();
    let mut x = rect.right() - shown - between * (seated as f32 - 1.0);
    for ((seat, standing), width) in standings.iter().zip(&widths) {
        let width = if squeeze { width.min(part) } else { *width };
        let place = Rect::from_min_size(pos2(x, rect.top()), vec2(width, rect.height()));
        stands(ui, place, *seat, standing, font(standing));
        x += width + between;
    }
}

fn stands(ui: &Ui, rect: Rect, seat: Seat, standing: &Standing, font: eframe::egui::FontId) {
    let palette = Palette::of(ui);
    let response = hear(ui, rect, ("stands", seat.index()), &standing.told);
    let colour = if standing.is_in {
        palette.ink
    } else {
        palette.weak
    };
    let side = 12.0;
    let square = |x: f32, side: f32| {
        let middle = pos2(x + side / 2.0, rect.center().y);
        small::around(middle, side)
    };
    let painter = fading(ui, if standing.is_in { 1.0 } else { GONE });
    icons::paint_seat(&painter, square(rect.left(), side), seat, palette);
    let mut x = rect.left() + side + 4.0;
    if let Some(object) = standing.object {
        icons::paint(ui.painter(), square(x, 13.0), Icon::from(object), colour);
        x += 17.0;
    }
    let at = pos2(x, rect.center().y);
    let said = &standing.text;
    let written = small::left(ui, at, said, (font, colour), rect.right() - x + 1.0);
    if !standing.is_in && standing.is_in_phase {
        let line = Stroke::new(1.2, palette.weak);
        ui.painter()
            .hline(written.x_range().expand(1.0), rect.center().y + 1.0, line);
    }
    response.on_hover_text(&standing.told);
}

fn fading(ui: &Ui, opacity: f32) -> Painter {
    let mut painter = ui.painter().clone();
    painter.multiply_opacity(opacity);
    painter
}

/// The ladder with everything it is drawn from.
pub struct Ladder<'a> {
    /// The view of the game.
    pub view: &'a View<'a>,
    /// The auction phase.
    pub auction: &'a Auction,
    /// The bids so far.
    pub bids: &'a Bids,
    /// Whether the next step can be taken at this screen.
    pub may: bool,
}

/// The places of the steps.
#[derive(Clone, Copy)]
struct Steps {
    left: f32,
    width: f32,
    base: f32,
    rise: f32,
    first: f32,
    start: u32,
    raise: u32,
    number: u32,
}

impl Steps {
    /// Returns the upper edge of a step, from 0; a moving marker is between two steps.
    fn top(&self, step: f32) -> f32 {
        self.base - self.first - step * self.rise
    }

    fn middle(&self, step: f32) -> f32 {
        self.left + (step + 0.5) * self.width
    }

    fn step(&self, price: u32) -> f32 {
        (f64::from(price) - f64::from(self.start)) as f32 / self.raise as f32
    }

    /// Returns the end of a line that reaches as far as this price.
    fn end(&self, price: u32) -> f32 {
        let right = self.left + self.number as f32 * self.width;
        let end = self.left + (self.step(price) + 1.0) * self.width - 2.0;
        end.clamp(self.left, right)
    }
}

impl Ladder<'_> {
    fn steps(&self, rect: Rect) -> Steps {
        let game = self.view.game;
        let raise = game.variant().raise.max(1);
        let opening = game.opening_bid();
        let most = (rect.width() / LEAST_STEP).floor().max(4.0) as u32;
        let richest = game.seats().map(|seat| game.player(seat).money()).max();
        let wanted = richest
            .filter(|_| !self.view.words.hides_money())
            .map_or(STEPS, |money| money.saturating_sub(opening) / raise + 2);
        let number = wanted.clamp(STEPS.min(most), (STEPS + 5).min(most).max(1));
        // A high price moves the ladder on.
        let next = self
            .auction
            .bidding
            .map_or(opening, |now| now.price + raise);
        let last = opening + (number - 1) * raise;
        let beyond = next.saturating_sub(last).div_ceil(raise);
        let low = rect.height() < LOW;
        let below = if low { 2.0 } else { self.below() };
        let base = rect.bottom() - below;
        let above = if low { 26.0 } else { 52.0 };
        let first = if low { FIRST_STEP + 2.0 } else { FIRST_STEP };
        let rise = (base - first - above - rect.top()) / (number - 1).max(1) as f32;
        Steps {
            left: rect.left(),
            width: rect.width() / number as f32,
            base,
            // In a high window the ladder is steeper.
            rise: rise.clamp(1.0, STEEP.max(rise * 0.6)),
            first,
            start: opening + beyond * raise,
            raise,
            number,
        }
    }

    /// Returns the height below the steps for what can be paid.
    fn below(&self) -> f32 {
        // One line for every player except the highest bidder.
        match self.view.game.seats().skip(1).count() {
            0..=2 => 62.0,
            3 => 68.0,
            _ => 78.0,
        }
    }

    /// Draws the ladder. Returns whether the next step was clicked.
    pub fn show(&self, ui: &mut Ui, rect: Rect) -> bool {
        let steps = self.steps(rect);
        let pressed = self.draw_steps(ui, &steps);
        self.markers(ui, rect, &steps);
        if rect.height() >= LOW && !self.view.words.hides_money() {
            let below = rect.with_min_y(steps.base + 4.0);
            self.limits(ui, below, &steps);
        }
        pressed
    }

    fn next(&self) -> u32 {
        let game = self.view.game;
        let raised = |now: Bidding| now.price + game.variant().raise;
        self.auction.bidding.map_or(game.opening_bid(), raised)
    }

    fn draw_steps(&self, ui: &Ui, steps: &Steps) -> bool {
        let palette = Palette::of(ui);
        let price_now = self.auction.bidding.map(|now| now.price);
        let next = self.next();
        let mut pressed = false;
        for at in 0..steps.number {
            let price = steps.start + at * steps.raise;
            let step = at as f32;
            let rect = Rect::from_x_y_ranges(
                steps.left + step * steps.width + 1.0
                    ..=steps.left + (step + 1.0) * steps.width - 1.0,
                steps.top(step)..=steps.base,
            );
            let is_next = price == next && self.may;
            let is_done = price_now.is_some_and(|now| price <= now);
            let mut fill = match (is_next, is_done) {
                (true, _) => palette.halo,
                (_, true) => palette.chosen,
                _ => palette.sunk,
            };
            let round = CornerRadius::same(2);
            if is_next {
                let id = ui.scope_id().with("next_step");
                let response = ui.interact(rect, id, Sense::click());
                let name = fl!(auction_step, price = price);
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
                pressed = response.clicked();
                if response.hovered() {
                    fill = palette.chosen;
                }
                if response.has_focus() {
                    focus::focus_ring(ui, rect);
                }
            }
            let painter = ui.painter();
            painter.rect_filled(rect, round, fill);
            let top = rect.with_max_y(rect.top() + 4.0);
            let edge = match (is_next, is_done) {
                (true, _) => palette.accent,
                (_, true) => palette.gold,
                _ => palette.line,
            };
            painter.rect_filled(top, round, edge);
            if is_next {
                let line = Stroke::new(2.0, palette.accent);
                painter.rect_stroke(rect, round, line, StrokeKind::Middle);
            }
            let (face, most, colour): (fn(f32) -> FontId, _, _) =
                match (is_next, price_now == Some(price), is_done) {
                    (true, ..) => (face::strong, 13.5, palette.accent),
                    (_, true, _) => (face::strong, 13.5, palette.ink),
                    (_, _, true) => (face::text, 12.5, palette.ink),
                    _ => (face::text, 12.5, palette.weak),
                };
            let sum = grouped(price);
            let font = text::fitting(ui, &sum, face, [9.5, most], steps.width - 3.0);
            let at = pos2(rect.center().x, steps.base - 11.0);
            painter.text(at, Align2::CENTER_CENTER, sum, font, colour);
        }
        pressed
    }

    fn markers(&self, ui: &Ui, rect: Rect, steps: &Steps) {
        let palette = Palette::of(ui);
        let low = rect.height() < LOW;
        let on = |step: f32, side: f32| {
            let bottom = steps.top(step) - 2.0;
            let middle = pos2(steps.middle(step), bottom - side / 2.0);
            small::around(middle, side)
        };
        let acting = match self.auction.bidding {
            Some(bidding) => bidding.turn,
            None => self.auction.opener,
        };
        // A player who has acquired something, or still has to do something with it, does
        // not bid.
        let waits = self.view.game.pending().is_some() || self.auction.remaining.is_empty();
        if self.auction.acquired_by(acting).next().is_none() && !waits {
            let ghost = if low { 24.0 } else { 28.0 };
            let ghost = on(steps.step(self.next()), ghost);
            icons::paint_ghost_seat(ui.painter(), ghost, acting, palette);
        }
        let Some(bidding) = self.auction.bidding else {
            return;
        };
        for seat in self.view.game.seats() {
            let Some(bid) = self.bids.of_seat(seat) else {
                continue;
            };
            if bid < steps.start {
                continue;
            }
            let id = Id::unique(("climbs", seat.index(), self.bids.began, steps.start));
            let step = steps.step(bid);
            let step = motion::towards(ui.ctx(), id, step);
            let is_in = bidding.bidders.contains(seat);
            let leads = seat == bidding.highest;
            let side = match (leads, is_in) {
                (true, _) => 28.0,
                (_, true) => 24.0,
                _ => 18.0,
            };
            let side = if low && is_in { side - 2.0 } else { side };
            let place = on(step, side);
            let painter = fading(ui, if is_in { 1.0 } else { GONE });
            icons::paint_seat(&painter, place, seat, palette);
            if leads {
                let at = pos2(place.center().x, place.top() - 10.0);
                small::icon(ui, at, 15.0, Icon::Crown, palette.leaf);
            } else if !is_in && !low {
                let at = pos2(place.center().x, place.top() - 3.0);
                let font = face::text(11.5);
                let passed = fl!(auction_passed);
                small::whole(ui, at, Align2::CENTER_BOTTOM, passed, (font, palette.weak));
            }
        }
    }

    /// Draws how much each remaining bidder can pay: with money, and beyond that by giving
    /// up points (G4).
    fn limits(&self, ui: &Ui, rect: Rect, steps: &Steps) {
        let game = self.view.game;
        let bidders = match self.auction.bidding {
            Some(bidding) => bidding.bidders,
            None => self.auction.remaining,
        };
        let rows = bidders.len();
        let pitch = ((rect.height() - 4.0) / rows.max(1) as f32).clamp(13.0, 21.0);
        for (row, seat) in bidders.iter().enumerate() {
            let y = rect.top() + 8.0 + row as f32 * pitch;
            let money = game.player(seat).money();
            let means = game.means(seat);
            self.limit(ui, y, pitch, seat, (money, means), steps);
        }
    }

    fn limit(
        &self,
        ui: &Ui,
        y: f32,
        pitch: f32,
        seat: Seat,
        (money, means): (u32, u32),
        steps: &Steps,
    ) {
        let palette = Palette::of(ui);
        let colour = palette.seat(ui.ctx(), seat);
        let name = self.view.words.seat(seat);
        let short = shortened(&name);
        let told = match means > money {
            true => fl!(
                auction_can_pay_with_points,
                name = &name,
                money = florins(money),
                means = florins(means)
            ),
            false => fl!(auction_can_pay, name = &name, money = florins(money)),
        };
        let (left, right) = (steps.left + 2.0, steps.end(u32::MAX));
        let row = Rect::from_x_y_ranges(left..=right, y - pitch / 2.0..=y + pitch / 2.0);
        tell(ui, row, ("can_pay", seat.index()), &told);
        let painter = ui.painter();
        let end = steps.end(money).max(left + 4.0);
        let line = Stroke::new(2.5, colour);
        let far = steps.end(means);
        if far > end + 2.0 {
            let dots = [pos2(end + 3.0, y), pos2(far, y)];
            painter.extend(eframe::egui::Shape::dotted_line(&dots, colour, 5.0, 1.2));
        }
        painter.hline(left..=end, y, line);
        let reaches = steps.step(money) < steps.number as f32;
        if reaches {
            let tick = (pitch / 2.0 - 2.0).min(6.0);
            painter.vline(end, y - tick..=y + tick, line);
        }
        let text = fl!(auction_pays, name = &short, money = grouped(money));
        let font = face::text(12.5);
        let width = text::width(ui, &text, font.clone());
        let side = 11.0;
        let whole = side + 8.0 + width + 5.0;
        let start = match end - 8.0 - whole > left {
            true => end - 8.0 - whole,
            false => end + 8.0,
        };
        let ground = Rect::from_min_size(pos2(start, y - 8.0), vec2(whole, 16.0));
        painter.rect_filled(ground, 0.0, palette.paper);
        let marker = small::around(pos2(start + 5.0 + side / 2.0, y), side);
        icons::paint_seat(painter, marker, seat, palette);
        let at = pos2(marker.right() + 5.0, y);
        small::left(ui, at, &text, (font, palette.ink), width + 2.0);
    }
}

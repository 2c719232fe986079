//! The bids on a scale of ducats, how far every player's money reaches, and next to it what
//! having the card would mean. Every player keeps a line during the whole auction, even
//! after passing. A click on the scale bids that amount.

use eframe::egui::{Mesh, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use super::{Intent, View, means};
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{icons, text};
use crate::ui::parts::small::hear;
use crate::ui::parts::{small, widgets};
use prince::rules::state::Bidding;
use prince::{CardType, Command, Decision};
use table::Seat;
use words::fl;

/// The width of the block about having the card.
const BESIDE: f32 = 172.0;
/// The least height of the steps with their margins, and of the block about having the
/// card.
const LEAST_STEPS: f32 = 136.0;
const LEAST_BESIDE: f32 = 250.0;
/// The height of a line for a player's money.
const REACH: f32 = 24.0;

/// Returns the least height in which everything fits.
#[must_use]
pub fn least_height(view: &View<'_>) -> f32 {
    let lines = match view.hides_money {
        true => 0.0,
        false => REACH * view.game.player_count() as f32,
    };
    (LEAST_STEPS + lines).max(LEAST_BESIDE)
}

/// Draws it. Returns the bid of a click on the scale.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    view: &View<'_>,
    (bidding, typed): (&Bidding, Option<u32>),
) -> Option<Intent> {
    let palette = Palette::of(ui);
    let game = view.game;
    let seat = bidding.turn;
    let (left, beside) = rect.split_left_right_at_x(rect.right() - BESIDE);
    let left = left.with_max_x(left.right() - 14.0);
    let heading = fl!(prince_bids_for, card = view.words.card(bidding.card));
    let above = Rect::from_min_size(left.min, vec2(left.width(), 20.0));
    let mut top = ui.new_child(UiBuilder::new().max_rect(above));
    widgets::caption(&mut top, &heading);
    let fee = u32::from(match game.type_of(bidding.card) {
        CardType::Artist => game.figures(bidding.card).fee,
        _ => 0,
    });
    // The order never changes, so that no line moves when a player passes.
    let opened = game.active().unwrap_or(seat);
    let seats: Vec<Seat> = game.clockwise(opened).collect();
    // Hidden money must not determine the scale.
    let high = bidding.high.map_or(0, |(_, bid)| bid);
    let richest = seats.iter().map(|&seat| game.money(seat)).max();
    let most = match view.hides_money {
        true => (high + 20).div_ceil(10) * 10,
        false => richest.unwrap_or(0).max(high + 1).max(10),
    };
    let lines = match view.hides_money {
        true => 0.0,
        false => REACH * seats.len() as f32,
    };
    let foot = left.bottom() - lines - 6.0;
    let ground = Rect::from_min_max(
        pos2(left.left() + 6.0, above.bottom() + 46.0),
        pos2(left.right() - 6.0, (foot - 18.0).max(above.bottom() + 80.0)),
    );
    let x = |ducats: f32| ground.left() + ducats / most as f32 * ground.width();
    let step = ground.width() / most as f32;
    let height = |ducats: u32| {
        let part = 0.25 + 0.75 * ducats as f32 / most as f32;
        ground.bottom() - part * ground.height()
    };
    // The steps, as one mesh.
    let mut mesh = Mesh::default();
    for ducat in 1..=most {
        let colour = match ducat <= high {
            true => palette.gold_light,
            false => palette.sunk,
        };
        let bar = Rect::from_min_max(
            pos2(x(ducat as f32 - 1.0), height(ducat)),
            pos2(
                x(ducat as f32 - 1.0) + (step * 0.86).max(0.6),
                ground.bottom(),
            ),
        );
        mesh.add_colored_rect(bar, colour);
        let cap = bar.with_max_y(bar.top() + 2.0);
        mesh.add_colored_rect(
            cap,
            if ducat <= high {
                palette.gold
            } else {
                palette.line
            },
        );
    }
    ui.painter().add(mesh);
    let ticks = if most > 120 { 20 } else { 10 };
    for ducats in (ticks..=most).step_by(ticks as usize) {
        let at = pos2(x(ducats as f32 - 0.5), ground.bottom() + 9.0);
        let style = (face::text(11.0), palette.weak);
        small::centred(ui, at, &ducats.to_string(), style, 40.0);
    }
    // The next bid, and the current bids.
    let next = typed.unwrap_or(bidding.least());
    if (1..=most).contains(&next) {
        let bar = Rect::from_min_max(
            pos2(x(next as f32 - 1.0), height(next)),
            pos2(x(next as f32), ground.bottom()),
        );
        let edge = Stroke::new(1.5, palette.accent);
        let painter = ui.painter();
        painter.rect_stroke(bar, 1.0, edge, StrokeKind::Outside);
    }
    // Markers that are close to each other are stacked.
    let mut right: Option<(f32, f32)> = None;
    for (bidder, bid) in bids(view) {
        let middle = x(bid as f32 - 0.5);
        let rise = match right {
            Some((before, rise)) if before - middle < 16.0 => rise + 16.0,
            _ => 12.0,
        };
        right = Some((middle, rise));
        let at = pos2(middle, height(bid) - rise);
        let leads = bidding.high.is_some_and(|(seat, _)| seat == bidder);
        let side = if leads { 18.0 } else { 13.0 };
        small::seat(ui, at, side, bidder);
    }
    let mut y = foot + 4.0;
    for &bidder in seats.iter().filter(|_| !view.hides_money) {
        let has_passed = bidding.passed.contains(bidder);
        let of = (bidder, fee, has_passed);
        reach(ui, (pos2(ground.left(), y), ground.width(), &x), view, of);
        y += REACH;
    }
    let means = means::show(ui, beside, view, (seat, bidding.card, next), fee);
    let wanted = on_scale(ui, ground, view, seat, most);
    wanted.or(means)
}

/// Draws how far the money of a bidder reaches: a line that is dotted from where the fee
/// would be lacking, and faint if the bidder has passed.
fn reach(
    ui: &Ui,
    (at, wide, x): (Pos2, f32, &dyn Fn(f32) -> f32),
    view: &View<'_>,
    (seat, fee, has_passed): (Seat, u32, bool),
) {
    let palette = Palette::of(ui);
    let money = view.game.money(seat);
    let own = palette.seat(ui.ctx(), seat);
    let colour = match has_passed {
        true => own.gamma_multiply(0.3),
        false => own,
    };
    let painter = ui.painter();
    let whole = money.saturating_sub(fee);
    let line = Stroke::new(2.0, colour);
    painter.hline(at.x..=x(whole as f32), at.y, line);
    let ends = [pos2(x(whole as f32), at.y), pos2(x(money as f32), at.y)];
    painter.extend(Shape::dotted_line(&ends, colour, 5.0, 1.0));
    painter.vline(x(money as f32), at.y - 4.0..=at.y + 4.0, line);
    let marker = small::around(at + vec2(5.0, 11.0), 9.0);
    icons::paint_seat(painter, marker, seat, palette);
    let told = |most: usize| {
        let name = view.words.with_names_of(most).seat(seat);
        match (has_passed, fee) {
            (true, _) => fl!(prince_by, name = name, what = fl!(prince_seat_passed)),
            (false, 0) => fl!(prince_reaches, name = name, money = money),
            (false, _) => fl!(prince_reaches_fee, name = name, money = money, less = whole),
        }
    };
    let ink = if has_passed {
        palette.weak
    } else {
        palette.ink
    };
    let room = wide - 14.0;
    let said = text::giving_way(ui, (face::text, 12.0), room, told);
    let at = at + vec2(14.0, 11.0);
    let said = small::left(ui, at, &said, (face::text(12.0), ink), room);
    hear(ui, said, ("money", seat), &told(usize::MAX));
}

/// Bids the amount under the pointer with a click on the scale.
fn on_scale(ui: &Ui, ground: Rect, view: &View<'_>, seat: Seat, most: u32) -> Option<Intent> {
    // Without a pointer, the player types the bid.
    let response = ui.interact(ground, ui.scope_id().with("scale"), Sense::CLICK);
    let pointer = response.hover_pos()?;
    let part = (pointer.x - ground.left()) / ground.width();
    let bid = ((part * most as f32).ceil() as u32).clamp(1, most);
    let may = view.may(seat, Decision::Bid(bid));
    if may {
        let label = fl!(prince_bid_here, price = bid);
        response.clone().on_hover_text(label);
    }
    let commands = || vec![Command::new(seat, Decision::Bid(bid))];
    (may && response.clicked()).then(|| Intent::Play(commands()))
}

/// Returns the last bid of each player on the auctioned card.
pub(super) fn bids(view: &View<'_>) -> Vec<(Seat, u32)> {
    let session = view.session;
    let mut bids: Vec<(Seat, u32)> = Vec::new();
    for entry in session.log()[..session.cursor()].iter().rev() {
        match entry.command.decision {
            Decision::Bid(bid) => {
                let seat = entry.command.seat;
                if bids.iter().all(|(other, _)| *other != seat) {
                    bids.push((seat, bid));
                }
            }
            Decision::Pass => {}
            _ => break,
        }
    }
    bids
}

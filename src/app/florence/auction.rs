//! The auction phase, bid by bid or by its results: the stage with the price and
//! whose turn it is, in letters to be read from across the table; the seats that
//! are still in; the stacks ([`stacks`]); the line for results
//! ([`result_line`](super::result_line)).
//!
//! Buttons: one for each stack, `Name Jester` (keys 1 to 7); in an auction
//! `Raise to 300` (+) and `Pass` (-); `Decline` (0) for the player who
//! opens. What is not possible is greyed and says why. A seat in the row below
//! is called by where it stands: `Clara is still in, last bid 200 florins`,
//! `Dana has passed`, `Ben has Lake for 400 florins`.

use eframe::egui::{
    self, Align, Color32, FontId, Label, Layout, Rect, RichText, Sense, Stroke, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::keys;
use super::result_line::ResultLine;
use super::stacks;
use super::stacks::Sold;
use super::{Intent, View, Viewer};
use crate::app::shell::commands::plain_key;
use crate::app::shell::icons;
use crate::app::shell::icons::Icon;
use crate::app::shell::theme::{Palette, size};
use crate::fl;
use crate::florence::rules::game::{Auction, Bidding};
use crate::florence::{Command, Decision, Fact, Object};
use crate::table::{BySeat, Item, Seat};
use crate::words::florence::florins;
use crate::words::florence::{Named, cut, shortened};
use crate::words::language::grouped;

/// The panel and the result that is being entered in it.
#[derive(Debug, Default)]
pub struct AuctionPanel {
    result: ResultLine,
}

impl AuctionPanel {
    /// There is no auction now: nothing is being entered.
    pub fn leave(&mut self) {
        self.result = ResultLine::default();
    }

    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>, auction: &Auction) -> Option<Intent> {
        // Against the computer every bid is made.
        let results = view.viewer == Viewer::Table;
        let sold = Sold::of(view);
        let mut wanted = match auction.bidding {
            Some(bidding) => {
                let bids = Bids::of(view, &bidding);
                price(ui, view, &bidding, &bids);
                let wanted = bid(ui, view, &bidding);
                standing(ui, view, auction, &bids);
                wanted
            }
            None => {
                let wanted = opening(ui, view, auction);
                standing(ui, view, auction, &Bids::default());
                wanted
            }
        };
        ui.add_space(size::GAP);
        wanted = wanted.or(stacks::show(ui, view, auction, &sold));
        if results {
            ui.add_space(size::GAP);
            ui.separator();
            wanted = wanted.or(self.result.show(ui, view, auction));
        }
        wanted.map(|command| {
            self.result = ResultLine::default();
            Intent::Play(vec![command])
        })
    }
}

/// The last bid of each seat in the auction that is running.
#[derive(Clone, Copy, Debug, Default)]
struct Bids(BySeat<Option<u32>>);

impl Bids {
    fn of(view: &View<'_>, bidding: &Bidding) -> Self {
        let mut bids = BySeat::all(None);
        let played = &view.session.log()[..view.session.cursor()];
        for entry in played.iter().rev() {
            let command = entry.command;
            let last = &mut bids[command.seat];
            match command.decision {
                Decision::Raise(price) => *last = last.or(Some(price)),
                Decision::Name(_) => {
                    *last = last.or(Some(view.game.opening_bid()));
                    break;
                }
                // Points can be given up, and cards shown, in the middle of it.
                Decision::Pass | Decision::Sell(_) | Decision::Reveal(_) => {}
                Decision::Return(_)
                | Decision::Decline
                | Decision::Win(..)
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
        bids[bidding.highest] = Some(bidding.price);
        Self(bids)
    }

    fn of_seat(&self, seat: Seat) -> Option<u32> {
        self.0[seat]
    }

    /// Who would have had it, and for how much.
    fn second(&self, highest: Seat) -> Option<(Seat, u32)> {
        let others = Seat::ALL.iter().filter(|&&seat| seat != highest);
        let bids = others.filter_map(|&seat| Some((seat, self.of_seat(seat)?)));
        bids.max_by_key(|&(_, price)| price)
    }
}

/// What is auctioned, the price, whose bid it is and whose it was before.
fn price(ui: &mut Ui, view: &View<'_>, bidding: &Bidding, bids: &Bids) {
    let name = |seat| view.words.seat(seat);
    row(ui, size::GREAT_ROW, |ui| {
        let side = size::GREAT_MARKER;
        let (rect, icon) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        let palette = Palette::of(ui);
        icons::paint(ui.painter(), rect, bidding.object.into(), palette.ink);
        let all = fl!(
            auction_heading,
            object = bidding.object.id(),
            price = florins(bidding.price),
            name = name(bidding.highest)
        );
        icon.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &all));
        ui.label(RichText::new(bidding.object.name()).size(20.0));
        let sum = RichText::new(grouped(bidding.price));
        ui.label(sum.size(size::GREAT_NUMBER).strong());
        ui.label(
            RichText::new(fl!(auction_florins))
                .size(size::MIDDLE_TEXT)
                .weak(),
        );
        great_marker(ui, bidding.highest);
        let great = |text: String| RichText::new(text).size(size::GREAT_NAME);
        ui.add(Label::new(great(shortened(&name(bidding.highest)))).truncate());
        let second = bids.second(bidding.highest);
        // The row below tells it as well, where there is no room here.
        if let Some((seat, bid)) = second.filter(|_| ui.available_width() > 190.0) {
            ui.add_space(size::GAP);
            ui.label(RichText::new(fl!(auction_before)).weak());
            middle_marker(ui, seat);
            let text = format!("{} {}", grouped(bid), shortened(&name(seat)));
            let text = RichText::new(text).size(size::MIDDLE_TEXT);
            ui.add(Label::new(text).truncate());
        }
    });
}

/// Whose turn it is: raise or pass.
fn bid(ui: &mut Ui, view: &View<'_>, bidding: &Bidding) -> Option<Command> {
    let seat = bidding.turn;
    let price = bidding.price + view.game.variant().raise;
    let raise = Command::new(seat, Decision::Raise(price));
    let pass = Command::new(seat, Decision::Pass);
    let refused = view.game.check(&raise).err();
    let may = view.may_decide(seat);
    let mut wanted = None;
    row(ui, size::GREAT_ROW, |ui| {
        great_marker(ui, seat);
        // The buttons stay where they are, however long the name is.
        let room = (ui.available_width() - 290.0).max(60.0);
        whole_name(ui, &view.words.seat(seat), room);
        let raised = may && plain_key(ui, keys::RAISE.keys);
        let raise_button = main_button(
            ui,
            &fl!(auction_raise_to, price = price),
            refused.is_none() && may,
        );
        if raise_button
            .on_hover_text(fl!(auction_raise_hint))
            .clicked()
            || (raised && refused.is_none())
        {
            wanted = Some(raise);
        }
        let text = RichText::new(fl!(auction_pass)).size(17.0);
        let button = egui::Button::new(text).min_size(vec2(100.0, size::MAIN_BUTTON));
        let button = ui
            .add_enabled(may, button)
            .on_hover_text(fl!(auction_pass_hint));
        if button.clicked() || (may && plain_key(ui, keys::PASS.keys)) {
            wanted = Some(pass);
        }
    });
    if let Some(refused) = refused {
        let price = matches!(refused.fact, Fact::NotEnoughMoney { .. }).then_some(price);
        let why = view.words.about(seat).cited(&refused);
        let why = super::turn::with_points(view, seat, price, why);
        crate::app::shell::controls::refusal(ui, &why);
    }
    wanted
}

/// Who opens, and what that means.
fn opening(ui: &mut Ui, view: &View<'_>, auction: &Auction) -> Option<Command> {
    let price = view.game.opening_bid();
    let alone = auction.remaining.len() == 1;
    let command = Command::new(auction.opener, Decision::Decline);
    let may = view.may_decide(auction.opener);
    let mut wanted = None;
    row(ui, size::GREAT_ROW, |ui| {
        great_marker(ui, auction.opener);
        let room = (ui.available_width() - 120.0).max(60.0);
        let name = view.words.seat(auction.opener);
        let heading = |most: usize| match alone {
            true => fl!(auction_alone, name = cut(&name, most)),
            false => fl!(auction_opens, name = cut(&name, most)),
        };
        // The name gives way, not what it is about.
        let fits = |most: &usize| {
            let font = FontId::proportional(size::GREAT_NAME);
            let text = ui
                .painter()
                .layout_no_wrap(heading(*most), font, Color32::PLACEHOLDER);
            text.size().x <= room
        };
        let most = (4..=name.chars().count().max(4)).rev().find(fits);
        let heading = heading(most.unwrap_or(4));
        whole_name(ui, &heading, room);
        let text = RichText::new(fl!(auction_decline)).size(17.0);
        let button = egui::Button::new(text).min_size(vec2(100.0, size::MAIN_BUTTON));
        let button = ui.add_enabled(may, button);
        let button = button.on_hover_text(fl!(auction_decline_hint));
        if button.clicked() || (may && plain_key(ui, keys::DECLINE.keys)) {
            wanted = Some(command);
        }
    });
    let (explained, declining) = match alone {
        true => (
            fl!(auction_alone_explained, price = florins(price)),
            fl!(auction_decline_alone),
        ),
        false => (
            fl!(auction_opens_explained, price = florins(price)),
            fl!(auction_decline_explained),
        ),
    };
    crate::app::shell::controls::remark(ui, format!("{explained} {declining}"));
    wanted
}

/// How a seat stands, for the row of all seats.
struct Standing {
    /// Beside the marker.
    text: String,
    /// The object it has acquired.
    object: Option<Object>,
    /// Whether it may still bid.
    is_in: bool,
    leads: bool,
    /// The whole of it in words.
    told: String,
}

impl Standing {
    fn of(view: &View<'_>, auction: &Auction, bids: &Bids, seat: Seat) -> Self {
        let name = view.words.seat(seat);
        let bid = bids.of_seat(seat);
        let leads = auction.bidding.is_some_and(|now| now.highest == seat);
        let bids_here = |bidding: Bidding| bidding.bidders.contains(seat);
        let in_auction = auction.bidding.is_none_or(bids_here);
        let in_phase = auction.remaining.contains(seat);
        let acquired = auction.acquired_by(seat).last();
        let short = shortened(&name);
        let with = |price: u32| format!("{} {short}", grouped(price));
        let told = match (acquired, bid) {
            (Some((object, price)), _) => fl!(
                auction_has,
                name = &name,
                object = object.id(),
                price = florins(price)
            ),
            _ if !in_phase => fl!(auction_is_out, name = &name),
            _ if !in_auction => fl!(auction_has_passed, name = &name),
            (_, Some(price)) if leads => fl!(auction_leads, name = &name, price = florins(price)),
            (_, Some(price)) => fl!(auction_is_in_with, name = &name, price = florins(price)),
            _ => fl!(auction_is_in, name = &name),
        };
        Self {
            text: match (acquired, bid) {
                (Some((_, price)), _) => with(price),
                _ if !in_phase => format!("{} {short}", fl!(auction_out)),
                (_, Some(price)) => with(price),
                _ => short,
            },
            object: acquired.map(|(object, _)| object),
            is_in: in_phase && in_auction,
            leads,
            told,
        }
    }
}

/// All seats from the opener clockwise: who is still in, and at what; those who
/// are not are struck out.
fn standing(ui: &mut Ui, view: &View<'_>, auction: &Auction, bids: &Bids) {
    let players = view.game.player_count();
    let order = std::iter::successors(Some(auction.opener), |seat| Some(seat.left(players)));
    row(ui, size::LINE, |ui| {
        let gap = ui.spacing().item_spacing.x;
        let most = (ui.available_width() + gap) / players as f32 - gap;
        for seat in order.take(players) {
            let standing = Standing::of(view, auction, bids, seat);
            stands(ui, seat, &standing, most);
            ui.add_space(size::GAP.min(most * 0.04));
        }
    });
}

fn stands(ui: &mut Ui, seat: Seat, standing: &Standing, most: f32) {
    let palette = Palette::of(ui);
    let side = size::MIDDLE_MARKER;
    let icon = if standing.object.is_some() {
        side + 3.0
    } else {
        0.0
    };
    let colour = if standing.is_in {
        palette.ink
    } else {
        palette.weak
    };
    let font = FontId::proportional(size::MIDDLE_TEXT);
    let mut job = crate::app::shell::text::line(&standing.text, font, colour);
    let room = (most - side - 5.0 - icon - size::GAP).max(20.0);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let wanted = vec2(side + 5.0 + icon + galley.size().x, size::LINE);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &standing.told));
    let painter = ui.painter();
    let square = |x: f32| Rect::from_center_size(pos2(x, rect.center().y), Vec2::splat(side));
    let mut x = rect.left() + side / 2.0;
    icons::paint_seat(painter, square(x), seat, palette);
    if let Some(object) = standing.object {
        x += icon;
        icons::paint(painter, square(x), Icon::from(object), colour);
    }
    let text = pos2(
        x + side / 2.0 + 5.0,
        rect.center().y - galley.size().y / 2.0,
    );
    let under = pos2(text.x, rect.center().y + galley.size().y / 2.0 + 1.0);
    let end = under + vec2(galley.size().x, 0.0);
    painter.galley(text, galley, colour);
    if standing.leads {
        painter.line_segment([under, end], Stroke::new(2.5, palette.accent));
    }
    if !standing.is_in && standing.object.is_none() {
        let across = rect.shrink2(vec2(-2.0, 0.0));
        let line = [across.left_center(), across.right_center()];
        painter.line_segment(line, Stroke::new(1.5, palette.ink));
    }
    response.on_hover_text(&standing.told);
}

/// A row as high as its highest part, so that all of them are centred in it.
pub fn row(ui: &mut Ui, height: f32, content: impl FnOnce(&mut Ui)) {
    let layout = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), layout, content);
}

fn great_marker(ui: &mut Ui, seat: Seat) {
    let side = Vec2::splat(size::GREAT_MARKER);
    let (rect, _) = ui.allocate_exact_size(side, Sense::hover());
    icons::paint_seat(ui.painter(), rect, seat, Palette::of(ui));
}

fn middle_marker(ui: &mut Ui, seat: Seat) {
    let side = Vec2::splat(size::MIDDLE_MARKER);
    let (rect, _) = ui.allocate_exact_size(side, Sense::hover());
    icons::paint_seat(ui.painter(), rect, seat, Palette::of(ui));
}

/// A name in great letters, as much of it as there is room for.
fn whole_name(ui: &mut Ui, name: &str, room: f32) {
    let text = RichText::new(name).size(size::GREAT_NAME);
    let layout = Layout::left_to_right(Align::Center);
    ui.scope(|ui| {
        ui.set_max_width(room);
        ui.with_layout(layout, |ui| ui.add(Label::new(text).truncate()));
    });
}

fn main_button(ui: &mut Ui, text: &str, possible: bool) -> egui::Response {
    let palette = Palette::of(ui);
    let text = RichText::new(text).size(17.0).color(palette.on_accent);
    let button = egui::Button::new(text)
        .fill(palette.accent)
        .min_size(vec2(150.0, size::MAIN_BUTTON));
    ui.add_enabled(possible, button)
}

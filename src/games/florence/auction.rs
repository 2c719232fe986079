//! The auction phase, entered bid by bid or by its results. "Now" shows what is auctioned,
//! the price and the leader, and next to it whose turn it is; or who opens. The tab shows
//! the piles ([`stacks`]), the ladder of the bids ([`ladder`]), and the line for results
//! ([`result_line`]).
//!
//! Buttons: one for each pile, `Name Jester` (keys 1 to 7), and `Name the Jester` for the
//! selected one; in an auction `Raise to 300` (+) and `Pass` (-); `Decline` (0) for the
//! player who opens. Anything that is impossible is greyed out and explains why.

use eframe::egui::{FontId, Rect, Sense, Ui, Vec2, pos2, vec2};

use super::art::colours::Colours;
use super::art::palazzo::{Pawn, draw_pawn};
use super::block::{LARGE, button_in, sides};
use super::ladder::{Bids, Ladder};
use super::read::is_another;
use super::result_line::ResultLine;
use super::stacks::Sold;
use super::turn::{points_to_sell, selling};
use super::{Intent, View, Viewer, keys, ladder, result_line, stacks};
use crate::ui::base::draw::kept;
use crate::ui::base::icons::Icon;
use crate::ui::base::input::plain_key;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::parts::now_block::{block, who};
use crate::ui::parts::small;
use crate::ui::parts::small::{hear, tell};
use crate::ui::parts::widgets::Press;
use crate::ui::session::read_of::ReadOf;
use florence::rules::game::{Auction, Bidding};
use florence::{Command, Decision, Deck, Fact, Object};
use table::Seat;
use words::figures::grouped;
use words::florence::names::cut;
use words::florence::{Named, florins, points};
use words::{fl, window};

/// Below this width there is no room for a picture.
const NARROW: f32 = 230.0;
/// The number of seconds after a bid, a result or a placed tile during which a click does
/// not open, decline or enter: a player who clicks quickly would hit another button that
/// has just appeared in the same place.
const APART: f64 = 0.4;
/// The least width of the name of what is auctioned.
const LEAST_NAME: f32 = 44.0;
/// The least height of the tab.
const LEAST: f32 = 200.0;
/// Below this height there is no line above the ladder.
const NO_HEADING: f32 = 300.0;

/// The panel, with the result being entered in it.
#[derive(Debug, Default)]
pub struct AuctionPanel {
    result: ResultLine,
    /// When the last click raised, passed, entered a result or placed a tile, in seconds.
    clicked_at: Option<f64>,
    sold: Sold,
    // What the result was parsed from.
    read_of: ReadOf,
}

impl AuctionPanel {
    /// Discards the result being entered, because there is no auction now.
    pub fn leave(&mut self) {
        self.result = ResultLine::default();
    }

    /// Draws "now". Where the computer decides, `thinks` draws its progress in the given
    /// part; `marked` is the decision that a hint points at.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        auction: &Auction,
        marked: Option<Command>,
        thinks: impl FnOnce(&mut Ui, Rect) -> Option<Intent>,
    ) -> Option<Intent> {
        let rect = ui.max_rect();
        let [left, right] = sides(rect);
        let wanted = match auction.bidding {
            Some(bidding) => {
                price(ui, left, view, auction, &bidding);
                if view.computer_decides() {
                    return thinks(ui, right);
                }
                let wanted = bid(ui, right, view, &bidding, marked);
                if wanted.is_some() {
                    self.clicked_at = clicked_at(ui);
                }
                wanted
            }
            None if view.computer_decides() => {
                opens(ui, left, view, auction);
                return thinks(ui, right);
            }
            None => self.opening(ui, rect, view, auction, marked),
        };
        self.decided(wanted)
    }

    /// Draws the tab: the piles, the ladder, the line for results.
    pub fn show_stage(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        auction: &Auction,
    ) -> Option<Intent> {
        // Against the computer every bid is entered.
        let results = view.viewer == Viewer::Table;
        let below = if results {
            result_line::HEIGHT + 10.0
        } else {
            0.0
        };
        let room = ui.available_size().max(vec2(0.0, LEAST + below));
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        let (above, entry) = rect.split_top_bottom_at_y(rect.bottom() - below);
        let chosen = match auction.bidding {
            None if !view.computer_decides() => self.chosen(view, auction),
            _ => None,
        };
        let bids = auction.bidding.map(|bidding| Bids::of(view, &bidding));
        let bids = bids.unwrap_or_else(Bids::none);
        let Heights { piles, heading } = Heights::of(above.size());
        let (top, rest) = above.split_top_bottom_at_y(above.top() + piles);
        if is_another(&mut self.read_of, view) {
            self.sold = Sold::of(view);
        }
        let touched = stacks::show(ui, top, view, auction, &self.sold, chosen);
        if touched.focused.is_some() && auction.bidding.is_none() {
            self.result.choose(touched.focused);
        }
        let mut wanted = touched.named;
        let (line, steps) = rest.split_top_bottom_at_y(rest.top() + heading);
        if heading > 0.0 {
            ladder::heading(ui, line, view, auction, &bids);
        }
        wanted = wanted.or(bid_on_ladder(ui, steps, view, auction, &bids, chosen));
        if auction.bidding.is_none() && !self.is_meant(ui) {
            wanted = None;
        }
        if results {
            let entry = entry.with_min_y(entry.top() + 10.0);
            let entered = self.result.show(ui, entry, view, auction);
            let entered = entered.filter(|_| self.is_meant(ui));
            if entered.is_some() {
                self.clicked_at = clicked_at(ui);
            }
            wanted = wanted.or(entered);
        }
        self.decided(wanted.map(|command| vec![command]))
    }

    /// Records that something was decided in another panel. If it was by a click, a second
    /// click there is not meant for the button that appears below the pointer.
    pub fn decided_elsewhere(&mut self, ui: &Ui) {
        self.clicked_at = clicked_at(ui).or(self.clicked_at);
    }

    /// Returns whether a click is separate from a series of clicks that began with a
    /// decision.
    #[must_use]
    pub fn is_meant(&self, ui: &Ui) -> bool {
        match (clicked_at(ui), self.clicked_at) {
            (Some(now), Some(before)) => now - before > APART,
            (Some(_), None) | (None, _) => true,
        }
    }

    /// Returns the pile that the button next to the opener names: the last one selected, or
    /// the first that can be named.
    fn chosen(&self, view: &View<'_>, auction: &Auction) -> Option<Object> {
        let may = |object: &Object| {
            let command = Command::new(auction.opener, Decision::Name(*object));
            view.game.check(&command).is_ok()
        };
        let chosen = self.result.object().filter(may);
        chosen.or_else(|| view.game.objects().iter().find(may))
    }

    /// Draws who opens and what that means.
    fn opening(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        view: &View<'_>,
        auction: &Auction,
        marked: Option<Command>,
    ) -> Option<Vec<Command>> {
        let seat = auction.opener;
        let may = view.may_decide(seat);
        let palette = Palette::of(ui);
        block(ui, rect, true);
        let alone = auction.remaining.len() == 1;
        let price = florins(view.game.opening_bid());
        let (explained, declining) = match alone {
            true => (
                fl!(auction_alone_explained, price = &price),
                fl!(auction_decline_alone),
            ),
            false => (
                fl!(auction_opens_explained, price = &price),
                fl!(auction_decline_explained),
            ),
        };
        // A recruiting card is worth more then. The price is on the ladder.
        let is_empty = view.game.cards_left(Deck::Professions) == 0;
        let explained = match is_empty {
            true => fl!(auction_no_professions).to_owned(),
            false => explained,
        };
        let inner = rect.shrink2(vec2(18.0, 16.0));
        let name = view.words.seat(seat);
        let wide = rect.width() >= 600.0;
        let [main, other] = if wide { [236.0, 122.0] } else { [144.0, 106.0] };
        let buttons = main + other + 14.0;
        let heading = inner.with_max_x(inner.right() - buttons - 14.0);
        let side = 34.0;
        let marker = small::around(pos2(heading.left() + side / 2.0, heading.center().y), side);
        icons::paint_seat(ui.painter(), marker, seat, palette);
        let told = match alone {
            true => fl!(auction_alone, name = &name),
            false => fl!(auction_opens, name = &name),
        };
        let told = match is_empty {
            true => format!("{told}. {explained}"),
            false => told,
        };
        let left = marker.right() + 14.0;
        let room = heading.right() - left;
        let shown = text::giving_way(ui, (face::display, 16.0), room, |most| {
            let name = cut(&name, most);
            match alone {
                true => fl!(auction_alone, name = &name),
                false => fl!(auction_opens_shown, name = &name),
            }
        });
        let font = text::fitting(ui, &shown, face::display, [16.0, 30.0], room);
        // If the explanation needs two lines, both move apart.
        let font_below = text::fitting(ui, &explained, face::text, [12.0, 14.0], room);
        let mut below = text::line(&explained, font_below, palette.weak);
        below.wrap.max_width = room.max(1.0);
        below.wrap.max_rows = 2;
        let below = ui.fonts_mut(|fonts| fonts.layout_job(below));
        let more = (below.rows.len() as f32 - 1.0) * 6.0;
        let at = pos2(left, heading.center().y - 10.0 - more);
        small::left(ui, at, &shown, (font, palette.ink), room);
        let top = heading.center().y + 18.0 + more - below.size().y / 2.0;
        ui.painter().galley(pos2(left, top), below, palette.weak);
        hear(ui, heading, "opens", &told).on_hover_text(window::lines(&told, &explained));
        let mut wanted = None;
        let is_meant = self.is_meant(ui);
        let row = Rect::from_min_max(pos2(inner.right() - buttons, inner.top()), inner.max);
        let (first, second) = row.split_left_right_at_x(row.left() + main);
        if let Some(object) = self.chosen(view, auction) {
            let command = Command::new(seat, Decision::Name(object));
            let all = fl!(auction_name_the, object = object.id());
            let short = if wide { all.as_str() } else { object.name() };
            let objects = view.game.objects();
            let at = objects.iter().position(|other| other == object);
            let key = at.map_or(String::new(), |at| (at + 1).to_string());
            let button = Press::new(short).main().great().key(key).name(&all);
            let response = button_in(ui, first, button, may, marked == Some(command));
            wanted = (response.clicked() && is_meant).then(|| vec![command]);
        } else if let Some((number, object)) = sold_to_open(view, seat) {
            let given = points(number);
            let text = fl!(sell_and_open, given = &given);
            let all = fl!(
                sell_and,
                given = &given,
                what = fl!(auction_name_the, object = object.id())
            );
            let button = Press::new(&text).main().great().name(&all);
            let response = button_in(ui, first, button, may, false);
            let pressed = response.on_hover_text(&all).clicked() && is_meant;
            wanted = pressed.then(|| selling(seat, number, Decision::Name(object)));
        }
        let command = Command::new(seat, Decision::Decline);
        let second = second.with_min_x(second.left() + 14.0);
        let button = Press::new(fl!(auction_decline))
            .great()
            .key((keys::DECLINE.written)());
        let response = button_in(ui, second, button, may, marked == Some(command));
        let hint = window::lines(declining, fl!(auction_decline_hint));
        let pressed = response.on_hover_text(hint).clicked() && is_meant;
        if pressed || (may && plain_key(ui, keys::DECLINE.keys)) {
            wanted = Some(vec![command]);
        }
        // This works whatever tab is in front.
        for (object, key) in view.game.objects().iter().zip(keys::STACKS.keys) {
            let command = Command::new(seat, Decision::Name(object));
            if may && plain_key(ui, &[*key]) && view.game.check(&command).is_ok() {
                wanted = Some(vec![command]);
            }
        }
        wanted
    }

    fn decided(&mut self, wanted: Option<Vec<Command>>) -> Option<Intent> {
        wanted.map(|commands| {
            self.result = ResultLine::default();
            Intent::Play(commands)
        })
    }
}

/// Returns the time if something is clicked now.
fn clicked_at(ui: &Ui) -> Option<f64> {
    ui.input(|input| input.pointer.any_click().then_some(input.time))
}

/// Draws the ladder; its next step is the next bid.
fn bid_on_ladder(
    ui: &mut Ui,
    rect: Rect,
    view: &View<'_>,
    auction: &Auction,
    bids: &Bids,
    chosen: Option<Object>,
) -> Option<Command> {
    let next = match auction.bidding {
        Some(bidding) => {
            let price = bidding.price + view.game.variant().raise;
            Some(Command::new(bidding.turn, Decision::Raise(price)))
        }
        None => chosen.map(|object| Command::new(auction.opener, Decision::Name(object))),
    };
    let may = |command: &Command| {
        let checked = view.shown(view.game.check(command));
        view.may_decide(command.seat) && checked.is_ok()
    };
    let next = next.filter(may);
    let ladder = Ladder {
        view,
        auction,
        bids,
        may: next.is_some(),
    };
    ladder.show(ui, rect).then_some(next).flatten()
}

/// The heights of the parts of the tab.
struct Heights {
    piles: f32,
    heading: f32,
}

impl Heights {
    fn of(room: Vec2) -> Self {
        let heading = if room.y < NO_HEADING {
            0.0
        } else {
            ladder::HEADING + 8.0
        };
        let pile = (room.y - heading) * if heading > 0.0 { 0.28 } else { 0.4 };
        // The piles are slightly higher than wide.
        let most = 70.0 + (room.x / 7.0 - 8.0);
        let pile = pile.clamp(70.0, most.max(80.0)).round();
        Self {
            piles: pile + super::art::pile::RISE + stacks::PRICES,
            heading,
        }
    }
}

/// Draws what is auctioned, who opened, the price and the leader.
fn price(ui: &Ui, rect: Rect, view: &View<'_>, auction: &Auction, bidding: &Bidding) {
    let palette = Palette::of(ui);
    block(ui, rect, false);
    let name = |seat| view.words.seat(seat);
    let all = fl!(
        auction_heading,
        object = bidding.object.id(),
        price = florins(bidding.price),
        name = name(bidding.highest)
    );
    tell(ui, rect, "price", &all);
    let large = rect.height() >= LARGE;
    let inner = rect.shrink2(vec2(14.0, 0.0));
    let middle = rect.center().y;
    // From the right: the price, with the leader below it.
    let sum = grouped(bidding.price);
    let points = match rect.width() {
        _ if large => 66.0,
        ..NARROW => 44.0,
        _ => 54.0,
    };
    let font = face::display(points);
    let at = pos2(inner.right(), middle - 13.0);
    let sum = small::right(ui, at, &sum, (font, palette.ink), inner.width());
    let taken = sum.width().max(86.0);
    let leads_room = (inner.width() * 0.55).max(taken) - 18.0;
    let leads = text::giving_way(ui, (face::text, 12.0), leads_room, |most| {
        fl!(auction_leader, name = cut(&name(bidding.highest), most))
    });
    let below = middle + 29.0;
    let font = text::fitting(ui, &leads, face::text, [12.0, 13.0], leads_room);
    let at = pos2(inner.right(), below);
    let leads = small::right(ui, at, &leads, (font, palette.ink), leads_room);
    marker_before(ui, leads, 12.0, bidding.highest);
    // From the left: the picture, the name, and who opened.
    let mut left = inner.left() - 6.0;
    if rect.width() >= NARROW {
        let picture = if large {
            vec2(56.0, 62.0)
        } else {
            vec2(40.0, 46.0)
        };
        let at = pos2(left + picture.x / 2.0, middle);
        picture_of(ui, Rect::from_center_size(at, picture), bidding.object);
        left += picture.x + 8.0;
    } else {
        left += 4.0;
    }
    let object = bidding.object.name();
    let room = inner.right() - taken - 12.0 - left;
    if room < LEAST_NAME {
        // The picture is better than two letters of the name.
        let at = pos2(rect.left() + 26.0, middle - 12.0);
        picture_of(
            ui,
            Rect::from_center_size(at, vec2(34.0, 40.0)),
            bidding.object,
        );
        return;
    }
    let object = match text::width(ui, object, face::display(16.0)) <= room {
        true => object,
        false => stacks::short_name(bidding.object),
    };
    let font = text::fitting(ui, object, face::display, [13.0, 23.0], room);
    let at = pos2(left, middle - 10.0);
    small::left(ui, at, object, (font, palette.ink), room);
    let room = leads.left() - 24.0 - left - 14.0;
    if room > 40.0 {
        let room = room.min(inner.right() - taken - 26.0 - left);
        let opened = text::giving_way(ui, (face::text, 12.5), room, |most| {
            fl!(auction_opened, name = cut(&name(auction.opener), most))
        });
        // The line is shown whole or not at all; the log has it, too.
        if text::width(ui, &opened, face::text(12.5)) > room {
            return;
        }
        let y = middle + 14.0;
        small::seat(ui, pos2(left + 5.0, y), 10.0, auction.opener);
        let at = pos2(left + 14.0, y);
        small::left(ui, at, &opened, (face::text(12.5), palette.weak), room);
    }
}

fn marker_before(ui: &Ui, text: Rect, side: f32, seat: Seat) {
    let at = pos2(text.left() - 5.0 - side / 2.0, text.center().y);
    small::seat(ui, at, side, seat);
}

/// Draws the picture of an object: builders and jesters in person, everything else by its
/// icon.
fn picture_of(ui: &Ui, rect: Rect, object: Object) {
    let pawn = match object {
        Object::Builder => Pawn::Builder,
        Object::Jester => Pawn::Jester,
        _ => {
            let side = rect.width().min(rect.height()) * 0.82;
            let square = small::around(rect.center(), side);
            let ink = Palette::of(ui).ink;
            icons::paint(ui.painter(), square, Icon::from(object), ink);
            return;
        }
    };
    let dark = ui.visuals().dark_mode;
    let side = rect.width().min(rect.height());
    let at = small::around(rect.center(), side).min;
    let key = ("pawn_of_the_auction", pawn, side.to_bits(), dark);
    kept::paint(ui.painter(), at, &key, |drawing| {
        draw_pawn(drawing, Colours::by(dark), pawn, pos2(0.0, 0.0), side);
    });
}

/// Draws that a player opens for whom this screen does not decide.
fn opens(ui: &Ui, rect: Rect, view: &View<'_>, auction: &Auction) {
    let palette = Palette::of(ui);
    block(ui, rect, false);
    let name = view.words.seat(auction.opener);
    let told = fl!(auction_opens, name = &name);
    hear(ui, rect, "opens", &told);
    let inner = rect.shrink2(vec2(18.0, 0.0));
    let shown = text::giving_way(ui, (face::display, 14.0), inner.width(), |most| {
        fl!(auction_opens_shown, name = cut(&name, most))
    });
    let font = text::fitting(ui, &shown, face::display, [14.0, 26.0], inner.width());
    let at = pos2(inner.left(), inner.center().y - 11.0);
    let room = inner.width();
    small::left(ui, at, &shown, (font, palette.ink), room);
    let price = florins(view.game.opening_bid());
    let explained = fl!(auction_opens_explained, price = &price);
    let at = pos2(inner.left(), inner.center().y + 15.0);
    small::left(ui, at, &explained, (face::text(13.0), palette.weak), room);
}

/// Returns whether this decision is legal once this many points are sold.
fn holds(view: &View<'_>, seat: Seat, number: u16, decision: Decision) -> bool {
    let mut game = *view.game;
    let mut commands = selling(seat, number, decision).into_iter();
    commands.all(|command| game.play(&command).is_ok())
}

/// Returns what a player can open only after selling points, and how many points, if
/// nothing can be opened otherwise.
fn sold_to_open(view: &View<'_>, seat: Seat) -> Option<(u16, Object)> {
    let number = points_to_sell(view, seat, view.game.opening_bid())?;
    let mut objects = view.game.objects().iter();
    let object = objects.find(|&object| holds(view, seat, number, Decision::Name(object)))?;
    Some((number, object))
}

/// Draws whose turn it is, with buttons to raise or pass.
fn bid(
    ui: &mut Ui,
    rect: Rect,
    view: &View<'_>,
    bidding: &Bidding,
    marked: Option<Command>,
) -> Option<Vec<Command>> {
    let seat = bidding.turn;
    let palette = Palette::of(ui);
    let price = bidding.price + view.game.variant().raise;
    let raise = Command::new(seat, Decision::Raise(price));
    let pass = Command::new(seat, Decision::Pass);
    let refused = view.shown(view.game.check(&raise)).err().map(|refused| {
        let price = matches!(refused.fact, Fact::NotEnoughMoney { .. }).then_some(price);
        let why = view.words.about(seat).cited(&refused);
        super::turn::with_points(view, seat, price, why)
    });
    let (refused, short) = match refused {
        Some((why, short)) => (Some(why), short),
        None => (None, None),
    };
    let may = view.may_decide(seat);
    block(ui, rect, true);
    let inner = rect.shrink2(vec2(14.0, (rect.height() - size::GREAT_BUTTON) / 2.0));
    // In a narrow window the buttons do not show their keys.
    let narrow = rect.width() < 362.0;
    let [main, other] = match rect.width() {
        _ if narrow => [178.0, 66.0],
        ..480.0 => [184.0, 96.0],
        _ => [244.0, 100.0],
    };
    // The buttons stay in place however long the name is.
    let left = inner.right() - main - other - 10.0;
    let name = view.words.seat(seat);
    let column = Rect::from_min_max(inner.min, pos2(left - 10.0, inner.bottom()));
    who(ui, column, seat, &name);
    tell(ui, column, "bids", &name);
    let first = Rect::from_min_size(pos2(left, inner.top()), vec2(main, inner.height()));
    let second = Rect::from_min_max(pos2(first.right() + 10.0, inner.top()), inner.max);
    // If points have to be sold to pay for the bid, the same button sells them.
    let sold = refused
        .as_ref()
        .and_then(|_| points_to_sell(view, seat, price));
    let sold = sold.filter(|&number| holds(view, seat, number, raise.decision));
    let (text, all) = match sold {
        None => (fl!(auction_raise_to, price = price), None),
        Some(number) => {
            let given = points(number);
            let what = fl!(auction_raise_to, price = price);
            let all = fl!(sell_and, given = &given, what);
            (fl!(sell_and_raise, given), Some(all))
        }
    };
    let allowed = match sold {
        Some(_) => Ok(()),
        None => refused.clone().map_or(Ok(()), Err),
    };
    let button = Press::new(&text).main().great().allowed(&allowed);
    let button = match (&all, narrow) {
        (Some(all), _) => button.name(all),
        (None, true) => button,
        (None, false) => button.key((keys::RAISE.written)()),
    };
    let response = button_in(ui, first, button, may, marked == Some(raise));
    let mut wanted = None;
    let raised = may && plain_key(ui, keys::RAISE.keys);
    let clicked = response
        .on_hover_text(fl!(
            auction_raise_hint,
            raise = florins(view.game.variant().raise)
        ))
        .clicked();
    if refused.is_none() && (clicked || raised) {
        wanted = Some(vec![raise]);
    }
    if let Some(number) = sold.filter(|_| clicked) {
        wanted = Some(selling(seat, number, raise.decision));
    }
    let button = Press::new(fl!(auction_pass)).great();
    let button = match narrow {
        true => button,
        false => button.key((keys::PASS.written)()),
    };
    let response = button_in(ui, second, button, may, marked == Some(pass));
    let clicked = response.on_hover_text(fl!(auction_pass_hint)).clicked();
    if may && (clicked || plain_key(ui, keys::PASS.keys)) {
        wanted = Some(vec![pass]);
    }
    if let Some(why) = refused {
        // In the free room below the buttons.
        let line = Rect::from_min_max(pos2(inner.left(), inner.bottom()), rect.max);
        let wide = text::width(ui, &why, face::text(11.0));
        let few = short.filter(|_| wide > inner.width());
        let said = few.as_ref().unwrap_or(&why);
        let font: FontId = text::fitting(ui, said, face::text, [11.0, 12.5], inner.width());
        let at = line.left_center() + vec2(0.0, -1.0);
        small::left(ui, at, said, (font, palette.wrong), inner.width());
        tell(ui, line, "refused", &why);
    }
    wanted
}

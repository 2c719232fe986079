//! The tab of the auctions: the display with what its cards went for, the bids on a scale of
//! ducats, what it would mean to have the card, and the line in which a whole auction is
//! entered at once.
//!
//! Buttons: `Turn up card 3` (3); at a real table the cards nobody has seen, to name the one
//! that is turned up; in the line `Won by Anna`, the field `Price in ducats`, and `Enter
//! result` (R).

use eframe::egui::{
    Align, Align2, Id, Key, Layout, Pos2, Rect, Role, Sense, Stroke, TextEdit, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::art;
use super::art::CardState;
use super::choices;
use super::choices::Legal;
use super::now::is_bidding;
use super::{Intent, View, keys};
use crate::app::shell::commands::plain_key;
use crate::app::shell::theme::{Palette, face, size};
use crate::app::shell::widgets::{self, Press};
use crate::app::shell::{icons, text};
use crate::fl;
use crate::prince::rules::state::Bidding;
use crate::prince::{CardId, CardType, Command, Decision, Event, Game, Phase, Place, Step};
use crate::table::{Seat, Set};

/// The height of a card of the display, with what stands below it.
const CARD: f32 = 90.0;
/// The height of the line for results.
const LINE: f32 = 52.0;
/// The width of what it means to have the card.
const BESIDE: f32 = 172.0;

/// What is entered in the line.
#[derive(Debug, Default)]
pub struct AuctionPanel {
    card: Option<CardId>,
    slot: Option<u8>,
    winner: Option<Seat>,
    price: String,
}

/// A card of this turn's display that is gone.
struct Gone {
    slot: u8,
    card: CardId,
    sold: Option<(Seat, u32)>,
}

/// The cards that were turned up in this turn, with who has them at which price.
fn gone(view: &View<'_>) -> Vec<Gone> {
    let session = view.session;
    let turn = view.game.turn();
    let mut gone: Vec<Gone> = Vec::new();
    for entry in 0..session.cursor() {
        let of_turn = session
            .game_at(entry)
            .is_some_and(|game| game.turn() == turn);
        for event in session.events_of(entry).iter().filter(|_| of_turn) {
            match *event {
                Event::Displayed(_) => gone.clear(),
                Event::TurnedUp(slot, card) => gone.push(Gone {
                    slot,
                    card,
                    sold: None,
                }),
                Event::Sold(seat, card, price) => {
                    let mut of_card = gone.iter_mut().filter(|gone| gone.card == card);
                    if let Some(gone) = of_card.next_back() {
                        gone.sold = Some((seat, price));
                    }
                }
                _ => {}
            }
        }
    }
    gone
}

/// What everybody has bid on the card that is auctioned, the last bid of each.
fn bids(view: &View<'_>) -> Vec<(Seat, u32)> {
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

impl AuctionPanel {
    /// Draws the tab.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        legal: &Legal,
        typed: Option<u32>,
    ) -> Option<Intent> {
        let room = ui.available_rect_before_wrap();
        let takes_results = !view.is_digital && may_enter(view);
        let below = if takes_results { LINE + 10.0 } else { 0.0 };
        let heading = fl!(prince_display);
        let mut wanted = None;
        widgets::caption(ui, heading);
        ui.add_space(4.0);
        let top = ui.cursor().top();
        let cards = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), CARD));
        wanted = wanted.or(self.display(ui, cards, view));
        let rest = Rect::from_min_max(
            pos2(room.left(), cards.bottom() + 12.0),
            pos2(room.right(), room.bottom() - below),
        );
        let mut inner = ui.new_child(UiBuilder::new().max_rect(rest).id_salt("rest"));
        let part = match *view.game.phase() {
            Phase::Bidding(bidding) if view.game.arrival().is_none() => {
                scale(&mut inner, rest, view, (&bidding, typed))
            }
            _ => choices::scrolled(&mut inner, "cards", |ui| self.named(ui, view, legal)),
        };
        wanted = wanted.or(part);
        if takes_results {
            let line = Rect::from_min_max(pos2(room.left(), room.bottom() - LINE), room.max);
            wanted = wanted.or(self.line(ui, line, view));
        }
        ui.advance_cursor_after_rect(room);
        if wanted.is_some() {
            *self = Self::default();
        }
        wanted
    }

    /// The display. Says which card is turned up.
    fn display(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>) -> Option<Intent> {
        let palette = Palette::of(ui);
        let game = view.game;
        let slots = crate::prince::rules::options::displayed(game.player_count());
        let there: Vec<u8> = game.display().map(|(slot, _)| slot).collect();
        let gone = gone(view);
        let gap = 8.0;
        let width = (rect.width() - gap * (slots as f32 - 1.0)) / slots as f32;
        let height = rect.height().min(width * 1.5);
        let mut wanted = None;
        let auctioned = match game.phase() {
            Phase::Bidding(bidding) => Some(bidding.card),
            _ => None,
        };
        for slot in 0..slots as u8 {
            let left = rect.left() + f32::from(slot) * (width + gap);
            let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, height));
            let id = ui.scope_id().with(("slot", slot));
            if there.contains(&slot) {
                let seat = view.asked;
                let may = seat.is_some_and(|seat| view.may(seat, Decision::TurnUp(slot)));
                let is_turning = *game.phase() == Phase::Turning(slot);
                let sense = if may { Sense::click() } else { Sense::hover() };
                let response = ui.interact(place, id, sense);
                let state = match (may && response.hovered()) || response.has_focus() || is_turning
                {
                    true => CardState::Acts,
                    false => CardState::Rest,
                };
                art::numbered_back(ui, place, slot + 1, state);
                let name = fl!(prince_turn_up, slot = slot + 1);
                response.widget_info(|| WidgetInfo::labeled(Role::Button, may, &name));
                let key = keys::of_card(slot);
                let is_digit = usize::from(slot) < keys::DIGITS.keys.len();
                let typed = key.is_some_and(|(keys, _)| match is_digit {
                    true => plain_key(ui, keys),
                    false => keys::sign_key(ui, keys),
                });
                let typed = may && typed;
                let response = response.on_hover_text(&name);
                if (response.clicked() || typed)
                    && may
                    && let Some(seat) = seat
                {
                    let turn_up = Command::new(seat, Decision::TurnUp(slot));
                    // Where the card was named before, it is turned up as that one.
                    let turned = self
                        .card
                        .map(|card| Command::new(seat, Decision::Turned(card)));
                    wanted = Some(Intent::Play(
                        std::iter::once(turn_up).chain(turned).collect(),
                    ));
                }
                continue;
            }
            let of_slot = gone.iter().rev().find(|gone| gone.slot == slot);
            let Some(gone) = of_slot else {
                widgets::dashed(ui.painter(), place, palette.line);
                continue;
            };
            let name = view.words.card(gone.card);
            let state = match auctioned == Some(gone.card) {
                true => CardState::Acts,
                false => CardState::Gone,
            };
            let edition = game.edition();
            art::named_card(ui, place, edition, gone.card, state);
            let told = match gone.sold {
                Some((seat, price)) => {
                    sold_label(ui, place, seat, price);
                    let player = view.words.seat(seat);
                    fl!(prince_went_to, card = &name, name = &player, price = price)
                }
                None => view.words.card_with_worth(gone.card),
            };
            let response = ui.interact(place, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
            response.on_hover_text(told);
        }
        wanted
    }

    /// The cards that nobody has seen: one of them is turned up, or entered with its
    /// result. Elsewhere, what may be moved.
    fn named(&mut self, ui: &mut Ui, view: &View<'_>, legal: &Legal) -> Option<Intent> {
        let seat = view.asked?;
        let is_turning = matches!(view.game.phase(), Phase::Turning(_));
        if is_turning || (!view.is_digital && may_enter(view)) {
            let cards: Set<CardId> = view.game.unseen();
            ui.label(fl!(prince_name_card));
            ui.add_space(size::GAP);
            if let Some(card) = choices::cards(ui, view, cards, self.card) {
                if is_turning {
                    return Some(Intent::Play(vec![Command::new(
                        seat,
                        Decision::Turned(card),
                    )]));
                }
                self.card = (self.card != Some(card)).then_some(card);
            }
        }
        super::playing::moves(ui, view, legal, seat)
    }

    /// The line in which an auction is entered at once.
    fn line(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>) -> Option<Intent> {
        let palette = Palette::of(ui);
        ui.painter().rect_filled(rect, 8.0, palette.sunk);
        let row = rect.shrink2(vec2(12.0, (rect.height() - size::BUTTON) / 2.0));
        let layout = Layout::left_to_right(Align::Center);
        let builder = UiBuilder::new().max_rect(row).layout(layout);
        let mut inner = ui.new_child(builder.id_salt("line"));
        let ui = &mut inner;
        ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
        let game = view.game;
        let bidding = match game.phase() {
            Phase::Bidding(bidding) => Some(*bidding),
            _ => None,
        };
        widgets::caption(ui, fl!(prince_one_line));
        let card = bidding.map(|bidding| bidding.card).or(self.card);
        let name = card.map_or_else(
            || fl!(prince_which_card).to_owned(),
            |card| view.words.card(card),
        );
        let mut chip = Press::new(&name).chosen(card.is_some());
        if let Some(card) = card {
            chip = chip.icon(art::sort_icon(game.type_of(card)));
        }
        ui.add(chip);
        let leads = bidding
            .and_then(|bidding| bidding.high)
            .map(|(seat, _)| seat);
        let winner = self.winner.or(leads).or(game.active())?;
        for seat in game.seats() {
            let told = fl!(prince_won_by, name = view.words.seat(seat));
            let (place, response) =
                ui.allocate_exact_size(vec2(32.0, size::BUTTON), Sense::click());
            let chosen = seat == winner;
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &told));
            let state = (true, chosen);
            let (ground, _) =
                widgets::paint_ground(ui, place, &response, widgets::Weight::Usual, state);
            let marker = Rect::from_center_size(ground.center(), Vec2::splat(15.0));
            icons::paint_seat(ui.painter(), marker, seat, palette);
            if response.on_hover_text(told).clicked() {
                self.winner = Some(seat);
            }
        }
        let least = match bidding {
            Some(bidding) if leads == Some(winner) => bidding.high.map_or(1, |(_, bid)| bid),
            Some(bidding) => bidding.least(),
            None => 1,
        };
        let id = Id::unique("price of the prince's result");
        let field = TextEdit::singleline(&mut self.price)
            .id(id)
            .desired_width(44.0)
            .min_size(vec2(0.0, size::BUTTON))
            .align(Align2::RIGHT_CENTER)
            .background_color(palette.card)
            .font(face::strong(14.0))
            .char_limit(5)
            .hint_text(least.to_string());
        let field = ui.add(field);
        let field_name = fl!(prince_price);
        field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, field_name));
        self.price.retain(|sign| sign.is_ascii_digit());
        ui.label(fl!(prince_unit_ducats));
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let price = self.price.parse().unwrap_or(least);
        let commands = card.map(|card| self.result(view, card, winner, price));
        let allowed = match &commands {
            None => Err(fl!(prince_which_card_first).to_owned()),
            Some(Err(why)) => Err(why.clone()),
            Some(Ok(_)) => Ok(()),
        };
        // Before a card is turned up R begins a word, such as the name of a card.
        let has_key = is_bidding(view.game);
        let button = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let mut button = Press::new(fl!(prince_enter_result));
            if has_key {
                button = button.key("R");
            }
            ui.add(button.allowed(&allowed))
        });
        let typed = has_key && plain_key(ui, &[Key::R]);
        let wanted = button.inner.clicked() || entered || typed;
        match commands {
            Some(Ok(commands)) if wanted => Some(Intent::Play(commands)),
            _ => None,
        }
    }

    /// What is entered when this seat has the card at this price: the auction in one entry,
    /// or the bids and passes that are missing of one.
    fn result(
        &self,
        view: &View<'_>,
        card: CardId,
        winner: Seat,
        price: u32,
    ) -> Result<Vec<Command>, String> {
        let game = view.game;
        let refused = |command: &Command| {
            let why = game.check(command).err();
            why.map(|why| view.words.refusal(command, &why))
        };
        if !matches!(game.phase(), Phase::Bidding(_)) {
            let first = game.display().next().map(|(slot, _)| slot);
            let slot = self.slot.or(first).unwrap_or(0);
            let command = Command::new(winner, Decision::Sold(slot, card, price));
            return refused(&command).map_or(Ok(vec![command]), Err);
        }
        missing(game, winner, price).map_err(|command| {
            refused(&command).unwrap_or_else(|| view.words.decision(None, &command))
        })
    }
}

/// Whether a whole auction, or the rest of one, can be entered.
fn may_enter(view: &View<'_>) -> bool {
    let before = view.game.trade().is_some() || view.game.arrival().is_some();
    let is_phase = matches!(
        view.game.phase(),
        Phase::Step(Step::Acquire) | Phase::Bidding(_)
    );
    !before && is_phase && view.asked.is_some()
}

/// The bids and passes that are missing until this seat has the card that is auctioned at
/// this price.
///
/// # Errors
/// The bid that is not possible.
fn missing(game: &Game, winner: Seat, price: u32) -> Result<Vec<Command>, Command> {
    let mut game = *game;
    let mut commands = Vec::new();
    while let Phase::Bidding(bidding) = *game.phase() {
        let has_it =
            bidding.high == Some((winner, price)) || (price == 0 && bidding.high.is_none());
        let decision = match bidding.turn == winner && !has_it {
            true => Decision::Bid(price),
            false => Decision::Pass,
        };
        let command = Command::new(bidding.turn, decision);
        if commands.len() > 16 || game.play(&command).is_err() {
            return Err(Command::new(winner, Decision::Bid(price)));
        }
        commands.push(command);
        if game.arrival().is_some() {
            break;
        }
    }
    Ok(commands)
}

/// Who has a card at which price, on a pill across it.
fn sold_label(ui: &Ui, card: Rect, seat: Seat, price: u32) {
    let palette = Palette::of(ui);
    let place = Rect::from_center_size(
        pos2(card.center().x, card.top() + card.height() * 0.46),
        vec2((card.width() - 4.0).min(48.0), 20.0),
    );
    let edge = Stroke::new(1.0, palette.ink);
    ui.painter().rect(
        place,
        10.0,
        palette.card,
        edge,
        eframe::egui::StrokeKind::Inside,
    );
    let marker = pos2(place.left() + 11.0, place.center().y);
    let marker = Rect::from_center_size(marker, Vec2::splat(10.0));
    icons::paint_seat(ui.painter(), marker, seat, palette);
    let at = pos2(place.right() - 8.0, place.center().y);
    let style = (face::strong(12.5), palette.ink);
    text::paint(
        ui,
        at,
        Align2::RIGHT_CENTER,
        &price.to_string(),
        style,
        30.0,
    );
}

/// The bids on a scale of ducats, how far everybody's money reaches, and beside it what it
/// would mean to have the card. Says what is bid by a click on the scale.
fn scale(
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
    let in_it: Vec<Seat> = game
        .clockwise(seat)
        .filter(|&seat| !bidding.passed.contains(seat))
        .collect();
    // The money that is hidden sets no scale.
    let high = bidding.high.map_or(0, |(_, bid)| bid);
    let richest = in_it
        .iter()
        .map(|&seat| game.money(seat))
        .max()
        .unwrap_or(0);
    let most = match view.hides_money {
        true => (high + 20).div_ceil(10) * 10,
        false => richest.max(high + 1).max(10),
    };
    let lines = if view.hides_money {
        0.0
    } else {
        24.0 * in_it.len() as f32
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
    let mut mesh = eframe::egui::Mesh::default();
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
        text::paint(
            ui,
            at,
            Align2::CENTER_CENTER,
            &ducats.to_string(),
            style,
            40.0,
        );
    }
    // The next bid, and the bids there are.
    let next = typed.unwrap_or(bidding.least());
    if (1..=most).contains(&next) {
        let bar = Rect::from_min_max(
            pos2(x(next as f32 - 1.0), height(next)),
            pos2(x(next as f32), ground.bottom()),
        );
        let edge = Stroke::new(1.5, palette.accent);
        let painter = ui.painter();
        painter.rect_stroke(bar, 1.0, edge, eframe::egui::StrokeKind::Outside);
    }
    // Those that are close stand above each other.
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
        let marker = Rect::from_center_size(at, Vec2::splat(side));
        icons::paint_seat(ui.painter(), marker, bidder, palette);
    }
    let mut y = foot + 4.0;
    for &bidder in in_it.iter().filter(|_| !view.hides_money) {
        let money = game.money(bidder);
        money_line(ui, (pos2(ground.left(), y), &x), view, (bidder, money, fee));
        y += 24.0;
    }
    let means = super::means::show(ui, beside, view, (seat, bidding.card, next), fee);
    let wanted = on_scale(ui, ground, view, seat, most);
    wanted.or(means)
}

/// How far the money of a bidder reaches: as a line that is dotted from where the fee would
/// be lacking.
fn money_line(
    ui: &Ui,
    (at, x): (Pos2, &dyn Fn(f32) -> f32),
    view: &View<'_>,
    (seat, money, fee): (Seat, u32, u32),
) {
    let palette = Palette::of(ui);
    let colour = palette.seat(ui.ctx(), seat);
    let painter = ui.painter();
    let whole = money.saturating_sub(fee);
    let line = Stroke::new(2.0, colour);
    painter.hline(at.x..=x(whole as f32), at.y, line);
    let dots = eframe::egui::Shape::dotted_line(
        &[pos2(x(whole as f32), at.y), pos2(x(money as f32), at.y)],
        colour,
        5.0,
        1.0,
    );
    painter.extend(dots);
    painter.vline(x(money as f32), at.y - 4.0..=at.y + 4.0, line);
    let marker = Rect::from_center_size(at + vec2(5.0, 11.0), Vec2::splat(9.0));
    icons::paint_seat(painter, marker, seat, palette);
    let name = view.words.seat(seat);
    let told = match fee {
        0 => fl!(prince_reaches, name = &name, money = money),
        _ => fl!(
            prince_reaches_fee,
            name = &name,
            money = money,
            less = whole
        ),
    };
    let style = (face::text(12.0), palette.ink);
    let said = at + vec2(14.0, 11.0);
    let said = text::paint(ui, said, Align2::LEFT_CENTER, &told, style, 320.0);
    let response = ui.interact(said, ui.scope_id().with(("money", seat)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
}

/// A click on the scale bids what stands there.
fn on_scale(ui: &Ui, ground: Rect, view: &View<'_>, seat: Seat, most: u32) -> Option<Intent> {
    let response = ui.interact(ground, ui.scope_id().with("scale"), Sense::click());
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

/// The places under which a card could be put, with how strong they would be.
#[must_use]
pub fn free_places(game: &Game, seat: Seat, card: CardId) -> Vec<(Place, u16)> {
    let sort = game.type_of(card);
    if !sort.goes_under() {
        return Vec::new();
    }
    let places = game.free_places(seat, sort).into_iter();
    places
        .map(|place| {
            let defence = match place {
                Place::Base(seat) => game.defence(crate::prince::Target::Base(seat)),
                Place::Holding(holding) => game.defence(crate::prince::Target::Card(holding)),
            };
            (place, defence)
        })
        .collect()
}

//! What a player can pay for, and what is missing: contracts in the storehouse, cathedrals
//! with an own pillar, the goods, and the market of contracts. Missing goods are bought for
//! gold in the same step (J1).
//!
//! Buttons: `Fulfil: …`, `Build in Praha`, each with what is bought before it.

use eframe::egui::{FontId, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::{Intent, View, art};
use crate::ui::base::focus;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::small;
use crate::ui::parts::small::{hair, hear};
use crate::ui::parts::widgets;
use crate::ui::parts::widgets::{Press, dashed};
use table::{Item as _, Seat};
use tiletum::rules::Cost;
use tiletum::{CityId, Command, Decision, Good, Goods, Pay, Printed, Rule, Slot, Spot, TileId};
use words::fl;
use words::tiletum::names;

/// The height of a line to pay, of a line of goods, and of a tile on offer.
const LINE: f32 = 58.0;
const GOOD: f32 = 26.0;
const OFFER: f32 = 106.0;
/// The width of the goods on the side.
const GOODS: f32 = 196.0;
/// The price of a good (J1).
pub const PRICE: u16 = 2;

/// Something to pay.
struct Due {
    picture: Pictured,
    /// What it costs, and what of it is missing.
    price: Goods,
    missing: Goods,
    name: String,
    about: String,
    points: String,
    is_short: bool,
    /// The commands that pay for it, including purchases; empty if it cannot be paid now.
    commands: Vec<Command>,
}

/// The picture of something to pay.
#[derive(Clone, Copy)]
enum Pictured {
    /// A contract.
    Tile(TileId),
    /// A cathedral with the tile on top.
    Cathedral(u8),
}

/// What is missing of a price, and the gold to buy it, if it can be bought.
struct Missing {
    goods: Goods,
    gold: Option<u16>,
}

fn missing(has: Goods, price: Goods) -> Missing {
    let mut goods = Goods::default();
    let mut gold = Some(0);
    for &good in Good::ALL {
        let short = price[good].saturating_sub(has[good]);
        goods[good] = short;
        gold = match (gold, good, short) {
            (gold, _, 0) => gold,
            // Gold itself cannot be bought.
            (_, Good::Gold, _) | (None, ..) => None,
            (Some(gold), _, short) => Some(gold + PRICE * short),
        };
    }
    let left = has[Good::Gold].saturating_sub(price[Good::Gold]);
    let gold = gold.filter(|&gold| gold <= left);
    Missing { goods, gold }
}

/// Returns the price of a contract in the kind of goods that is nearest to being paid.
fn cheapest(has: Goods, pay: Pay) -> (Goods, Option<Good>) {
    if pay.identical == 0 {
        return (pay.goods, None);
    }
    let short = |&&kind: &&Good| {
        let missing = missing(has, pay.with(kind));
        (
            missing.gold.is_none(),
            missing.goods.total(),
            kind == Good::Gold,
        )
    };
    let kind = Good::ALL.iter().min_by_key(short).copied();
    let kind = kind.unwrap_or(Good::Wool);
    (pay.with(kind), Some(kind))
}

/// Draws the tab about a player.
pub fn show(ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Intent> {
    let mut wanted = None;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 8.0);
        let top = ui.cursor().min;
        let whole = ui.available_width();
        let beside = Rect::from_min_size(
            pos2(top.x + whole - GOODS, top.y),
            vec2(GOODS - 2.0, 62.0 + GOOD * 5.0),
        );
        let name = view.words.seat(seat);
        ui.set_max_width(whole - GOODS - 12.0);
        let contracts = contracts(view, seat);
        let heading = fl!(tiletum_pay_contracts, name = &name);
        let none = fl!(tiletum_pay_no_contract);
        wanted = dues(ui, view, (&heading, none), &contracts);
        let cathedrals = cathedrals(view, seat);
        let heading = fl!(tiletum_pay_cathedrals);
        let none = fl!(tiletum_pay_no_pillar);
        let built = dues(ui, view, (heading, none), &cathedrals);
        wanted = wanted.take().or(built);
        goods(ui, view, seat, beside);
        ui.set_max_width(whole);
        if ui.cursor().top() < beside.bottom() {
            ui.add_space(beside.bottom() - ui.cursor().top());
        }
        let taken = market(ui, view, seat);
        wanted = wanted.take().or(taken);
    });
    wanted
}

/// Draws what there is to pay, line by line.
fn dues(
    ui: &mut Ui,
    view: &View<'_>,
    (heading, none): (&str, &str),
    dues: &[Due],
) -> Option<Intent> {
    let palette = Palette::of(ui);
    let lines = dues.len().max(1) as f32;
    let size = vec2(ui.available_width(), 34.0 + LINE * lines);
    let (_, rect) = ui.allocate_space(size);
    small::card(ui, rect);
    let inner = rect.shrink2(vec2(14.0, 8.0));
    let at = pos2(inner.left(), inner.top() + 9.0);
    let shown = small::caption(ui, at, heading, inner.width());
    hear(ui, shown, ("heading", heading), heading);
    if dues.is_empty() {
        let at = pos2(inner.left(), inner.top() + 24.0 + LINE / 2.0);
        let style = (face::text(13.5), palette.weak);
        let shown = small::left(ui, at, none, style, inner.width());
        hear(ui, shown, ("none", heading), none);
    }
    let mut wanted = None;
    for (at, due) in dues.iter().enumerate() {
        let y = inner.top() + 22.0 + LINE * (at as f32 + 0.5);
        hair(ui, inner.x_range(), y - LINE / 2.0);
        let wide = (inner.width() * 0.34).min(190.0);
        let style = (face::display(18.0), palette.right);
        let at = pos2(inner.right(), y);
        let points = small::right(ui, at, &due.points, style, 60.0);
        let button = Rect::from_center_size(
            pos2(points.left() - 12.0 - wide / 2.0, y),
            vec2(wide, size::BUTTON),
        );
        let picture = small::square(inner.left(), y, LINE - 10.0);
        let left = picture.right() + 10.0;
        let room = button.left() - left - 10.0;
        let mut goods_from = left;
        match due.picture {
            Pictured::Tile(tile) => art::tile(ui, picture, view.edition(), tile),
            Pictured::Cathedral(value) => {
                art::cathedral_tile(ui, picture, value);
                let room = room * 0.5;
                let font = text::fitting(ui, &due.name, face::display, [13.0, 18.0], room);
                let at = pos2(left, y - 11.0);
                let name = small::left(ui, at, &due.name, (font, palette.ink), room);
                goods_from = name.right() + 12.0;
            }
        }
        price(ui, due, (goods_from, y - 11.0), button.left() - 10.0);
        let colour = if due.is_short {
            palette.wrong
        } else {
            palette.weak
        };
        let at = pos2(left, y + 12.0);
        let style: (fn(f32) -> FontId, _) = (face::text, colour);
        let shown = text::in_one_or_two(ui, at, &due.about, style, [9.0, 13.0], room);
        let mut told = vec![due.name.clone()];
        if due.price != Goods::NONE && matches!(due.picture, Pictured::Cathedral(_)) {
            told.push(names::goods(due.price));
        }
        told.extend([due.about.clone(), due.points.clone()]);
        let told = told.join(". ");
        hear(ui, shown, ("due", &due.name), &told);
        if !due.commands.is_empty() {
            let said = match due.commands.len() {
                1 => fl!(tiletum_pay_now).to_owned(),
                more => fl!(tiletum_pay_buy_first, number = more - 1),
            };
            let called = format!("{said}: {}", due.name);
            let press = Press::new(&said)
                .small()
                .name(&called)
                .at_least(button.size());
            if widgets::inside(ui, button, |ui| ui.add(press)).clicked() {
                wanted = Some(Intent::Play(due.commands.clone()));
            }
        }
    }
    wanted
}

/// Draws the goods that something costs, one by one; missing ones are dashed.
fn price(ui: &Ui, due: &Due, (left, y): (f32, f32), right: f32) {
    let palette = Palette::of(ui);
    let number = due.price.total() as f32;
    let each = ((right - left) / number.max(1.0)).min(21.0);
    let mut x = left;
    for &good in Good::ALL {
        let has = due.price[good].saturating_sub(due.missing[good]);
        for at in 0..due.price[good] {
            let place = small::square(x, y, (each - 2.0).min(18.0));
            art::good(ui, place, good);
            if at >= has {
                let veil = palette.card.gamma_multiply(0.6);
                ui.painter().rect_filled(place.expand(1.0), 3.0, veil);
                dashed(ui.painter(), place.expand(1.5), palette.wrong);
            }
            x += each;
        }
    }
}

/// Returns the commands that buy what is missing and then make this decision, if all of
/// them are possible.
fn paid(view: &View<'_>, seat: Seat, missing: &Missing, decision: Decision) -> Vec<Command> {
    if view.asked != Some(seat) {
        return Vec::new();
    }
    let bought = Good::ALL.iter().flat_map(|&good| {
        let short = usize::from(missing.goods[good]);
        std::iter::repeat_n(Decision::BuyGood(good), short)
    });
    let all = bought.chain([decision]).map(|it| Command::new(seat, it));
    let all: Vec<Command> = all.collect();
    let mut game = *view.game;
    let possible = all.iter().all(|command| game.play(command).is_ok());
    if possible { all } else { Vec::new() }
}

/// Returns what can be paid after buying what is missing: the commands, and the missing
/// goods.
#[must_use]
pub fn with_purchases(view: &View<'_>, seat: Seat) -> Vec<(Vec<Command>, Goods)> {
    let all = contracts(view, seat)
        .into_iter()
        .chain(cathedrals(view, seat));
    let bought = all.filter(|due| due.commands.len() > 1);
    bought.map(|due| (due.commands, due.missing)).collect()
}

/// Describes what is missing.
fn said(missing: &Missing) -> String {
    match (missing.goods.total(), missing.gold) {
        (0, _) => fl!(tiletum_pay_nothing_missing).to_owned(),
        (_, Some(gold)) => fl!(
            tiletum_pay_missing_gold,
            goods = names::goods(missing.goods),
            gold = names::amount(Good::Gold, gold)
        ),
        (_, None) => fl!(tiletum_pay_missing, goods = names::goods(missing.goods)),
    }
}

/// Returns the contracts in a player's storehouse.
fn contracts(view: &View<'_>, seat: Seat) -> Vec<Due> {
    let player = view.game.player(seat);
    let spaces = view.edition().data().board.contract_vp;
    let space = spaces.get(usize::from(player.fulfilled())).copied();
    let stored = player.storehouse().filter_map(|(slot, tile)| {
        let Some(Printed::Contract { pay, vp, .. }) = view.edition().tile(tile) else {
            return None;
        };
        let has = player.goods();
        let (price, kind) = cheapest(has, pay);
        let missing = missing(has, price);
        let decision = Decision::FulfilContract(slot, kind);
        let about = match space {
            Some(_) => said(&missing),
            None => fl!(tiletum_pay_no_space).to_owned(),
        };
        let points = u16::from(vp) + space.map_or(0, u16::from);
        Some(Due {
            picture: Pictured::Tile(tile),
            price,
            missing: missing.goods,
            name: view.words.tile(Some(tile)),
            about,
            points: format!("+{points}"),
            is_short: missing.goods.total() > 0 || space.is_none(),
            commands: paid(view, seat, &missing, decision),
        })
    });
    stored.collect()
}

/// Returns the cathedrals at which a player has a pillar.
fn cathedrals(view: &View<'_>, seat: Seat) -> Vec<Due> {
    let game = view.game;
    let player = game.player(seat);
    let all = view.edition().cathedrals().iter().copied().enumerate();
    let own = all.filter(|&(at, _)| player.has_pillar(at));
    let due = own.filter_map(|(at, city): (usize, CityId)| {
        let (stones, of_cost) = match game.cost(at) {
            Cost::Build { stones, vp } => (stones, vp),
            Cost::NotBuilt => return None,
        };
        let name = names::city(view.edition(), city);
        if let Some(value) = player.cathedral_tiles()[at] {
            return Some(Due {
                picture: Pictured::Cathedral(value),
                price: Goods::NONE,
                missing: Goods::NONE,
                name,
                about: fl!(tiletum_pay_built).to_owned(),
                points: (u16::from(value) + u16::from(of_cost)).to_string(),
                is_short: false,
                commands: Vec::new(),
            });
        }
        let top = game.cathedral_left(at).first().copied();
        let price = Goods::of(Good::Stone, u16::from(stones));
        let missing = missing(player.goods(), price);
        let about = match top {
            Some(_) => said(&missing),
            None => fl!(tiletum_pay_no_tile).to_owned(),
        };
        let points = top.map_or(0, u16::from) + u16::from(of_cost);
        Some(Due {
            picture: Pictured::Cathedral(top.unwrap_or(0)),
            price,
            missing: missing.goods,
            name,
            about,
            points: format!("+{points}"),
            is_short: missing.goods.total() > 0 || top.is_none(),
            commands: paid(view, seat, &missing, Decision::BuildCathedral(city)),
        })
    });
    due.collect()
}

/// Draws the goods of a player, and what they score at the end (E3).
fn goods(ui: &Ui, view: &View<'_>, seat: Seat, rect: Rect) {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let inner = rect.shrink2(vec2(14.0, 8.0));
    let heading = text::giving_way(ui, (face::strong, 10.5), inner.width(), |most| {
        let name = view.with_names_of(most).words.seat(seat);
        fl!(tiletum_pay_goods, name)
    });
    let font = text::fitting(ui, &heading, face::strong, [10.5, 12.0], inner.width());
    let at = pos2(inner.left(), inner.top() + 9.0);
    small::left(ui, at, &heading, (font, palette.weak), inner.width());
    let has = view.game.player(seat).goods();
    for (line, &good) in Good::ALL.iter().enumerate() {
        let y = inner.top() + 22.0 + GOOD * (line as f32 + 0.5);
        let picture = small::square(inner.left(), y, 18.0);
        art::good(ui, picture, good);
        let style = (face::text(14.0), palette.ink);
        let at = pos2(picture.right() + 8.0, y);
        let shown = small::left(ui, at, names::good(good), style, 90.0);
        let style = (face::strong(15.0), palette.ink);
        let amount = has[good].to_string();
        let number = small::right(ui, pos2(inner.right(), y), &amount, style, 50.0);
        let told = names::amount(good, has[good]);
        hear(ui, shown.union(number), ("has", line), &told);
    }
    let end = view.game.end_vp(seat, tiletum::Source::Goods);
    let said = fl!(
        tiletum_pay_goods_end,
        number = has.total(),
        points = names::vp(end)
    );
    let at = pos2(inner.left(), inner.bottom() - 10.0);
    let font = text::fitting(ui, &said, face::text, [10.0, 12.5], inner.width());
    let shown = small::left(ui, at, &said, (font, palette.weak), inner.width());
    hear(ui, shown, "end", &said);
}

/// Draws the market of contracts, with the cost of each and what is missing.
fn market(ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Intent> {
    let palette = Palette::of(ui);
    let prices = view.edition().data().prices;
    widgets::caption(ui, fl!(tiletum_pay_market));
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), OFFER));
    let each = (rect.width() - 8.0 * 4.0) / 5.0;
    let mut wanted = None;
    for (at, price) in (0_u8..).zip(prices) {
        let left = rect.left() + (each + 8.0) * f32::from(at);
        let card = Rect::from_min_size(pos2(left, rect.top()), vec2(each, OFFER));
        small::card(ui, card);
        let inner = card.shrink2(vec2(8.0, 6.0));
        let slot = view.game.slot(Spot::Contract(at)).unwrap_or_default();
        let tile: Option<TileId> = slot.tile();
        let name = match slot {
            Slot::Empty => fl!(tiletum_pay_no_offer).to_owned(),
            Slot::Unknown | Slot::Tile(_) => view.words.tile(tile),
        };
        let command = Command::new(seat, Decision::TakeContract(at));
        let refused = view.game.check(&command).err();
        let about = match (tile.and_then(|tile| view.edition().tile(tile)), &refused) {
            (_, None) => fl!(tiletum_pay_takes, points = names::ap(price)),
            (Some(Printed::Contract { pay, .. }), Some(_)) => {
                let has = view.game.player(seat).goods();
                let (price, _) = cheapest(has, pay);
                said(&missing(has, price))
            }
            _ if slot == Slot::Empty => name.clone(),
            // Another action is in progress.
            (_, Some(why)) if matches!(why.rule, Rule::T6 | Rule::H2) => name.clone(),
            (_, Some(why)) => view.words.refusal(Some(view.game), &command, why),
        };
        let side = inner.height() - 30.0;
        // The price is next to it.
        let middle = pos2(inner.center().x - 12.0, inner.top() + side / 2.0);
        let picture = small::around(middle, side);
        art::slot(ui, picture, view.edition(), slot);
        let pill = pos2(picture.right() + 18.0, picture.top() + 9.0);
        let pill = Rect::from_center_size(pill, vec2(32.0, 18.0));
        ui.painter().rect_filled(pill, 9.0, palette.ink);
        let style = (face::strong(12.5), palette.card);
        let figure = pill.center() - vec2(6.0, 0.0);
        small::centred(ui, figure, &price.to_string(), style, 14.0);
        let glass = pill.center() + vec2(7.0, 0.0);
        small::icon(ui, glass, 10.0, art::glyphs::AP, palette.card);
        let style: (fn(f32) -> FontId, _) = (face::text, palette.weak);
        let room = inner.width();
        let font = text::fitting(ui, &about, face::text, [10.0, 12.0], room);
        let wide = text::width(ui, &about, font.clone());
        let below = pos2(inner.center().x, inner.bottom() - 13.0);
        match wide <= room {
            true => {
                small::centred(ui, below, &about, (font, palette.weak), room);
            }
            false => {
                let at = pos2(inner.left(), below.y);
                text::in_one_or_two(ui, at, &about, style, [10.0, 12.0], room);
            }
        }
        let told = format!("{name}, {}. {about}", names::ap(price));
        let response = ui.interact(card, ui.scope_id().with(("offer", at)), Sense::click());
        let enabled = refused.is_none();
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &told));
        focus::comes_by_keyboard(ui, &response);
        if response.has_focus() {
            focus::focus_ring(ui, card);
        }
        if enabled && response.clicked() {
            wanted = Some(Intent::Play(vec![command]));
        }
    }
    wanted
}

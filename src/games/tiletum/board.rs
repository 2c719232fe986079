//! A player's board: the six buildings with what each lacks, the storehouse with what each
//! tile waits for, the contracts fulfilled, and the characters on offer.
//!
//! Buttons: a free room into which a stored character can move now, a crest space that can be
//! paid, the tiles of the storehouse that can be used, the characters on offer, `All new`.

use eframe::egui::{
    CornerRadius, FontId, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::choices::Legal;
use super::{Intent, View, art};
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use crate::ui::parts::small::{hear, tell};
use crate::ui::parts::widgets::dashed;
use table::Seat;
use tiletum::rules::edition::Reward;
use tiletum::rules::state::OCCUPIED;
use tiletum::{Action, Command, Decision, Printed, Slot, Spot, TileId};
use words::fl;
use words::language::capital;
use words::tiletum::names;

/// The width of the storehouse beside the buildings.
const STORE: f32 = 172.0;
/// The height of a room, of a roof, of what is said of a building.
const ROOM: f32 = 52.0;
const ROOF: f32 = 34.0;
const SAID: f32 = 36.0;
/// The height of the fulfilled contracts and of the characters on offer.
const CONTRACTS: f32 = 74.0;
const OFFERS: f32 = 84.0;

/// Draws the tab, about a player.
pub fn show(ui: &mut Ui, view: &View<'_>, legal: &Legal, seat: Seat) -> Option<Intent> {
    let rect = ui.available_rect_before_wrap();
    let left = rect.with_max_x(rect.right() - STORE - 14.0);
    let store = rect.with_min_x(rect.right() - STORE);
    let mut wanted = None;
    let board = Board { view, legal, seat };
    let high = ROOF + ROOM * 4.0 + SAID;
    let buildings = Rect::from_min_size(left.min, vec2(left.width(), high));
    let each = buildings.width() / 6.0;
    for building in 0..6 {
        let x = buildings.left() + each * f32::from(building);
        let place = Rect::from_min_size(pos2(x, buildings.top()), vec2(each - 8.0, high));
        wanted = wanted.or(board.building(ui, building, place));
    }
    let below = left.with_min_y(buildings.bottom() + 6.0);
    board.contracts(ui, below.with_max_y(below.top() + CONTRACTS));
    let offers = below.with_min_y(below.top() + CONTRACTS + 6.0);
    wanted = wanted.or(board.offers(ui, offers.with_max_y(offers.top() + OFFERS)));
    wanted = wanted.or(board.store(ui, store));
    ui.allocate_rect(rect, Sense::hover());
    wanted
}

/// What is drawn, and what can be decided.
struct Board<'a> {
    view: &'a View<'a>,
    legal: &'a Legal,
    seat: Seat,
}

/// A place that is a button where something can be done there. Says whether it was pressed.
fn place(ui: &Ui, rect: Rect, id: impl eframe::egui::AsIdSalt, told: &str, enabled: bool) -> bool {
    let sense = if enabled {
        Sense::click()
    } else {
        Sense::hover()
    };
    let response = ui.interact(rect, ui.scope_id().with(id), sense);
    response.widget_info(|| match enabled {
        true => WidgetInfo::labeled(Role::Button, true, told),
        false => WidgetInfo::labeled(Role::Label, true, told),
    });
    if enabled {
        let palette = Palette::of(ui);
        let strong = response.hovered() || response.has_focus();
        let edge = Stroke::new(if strong { 2.0 } else { 1.5 }, palette.accent);
        let round = CornerRadius::same(4);
        ui.painter()
            .rect_stroke(rect, round, edge, StrokeKind::Outside);
    }
    response.on_hover_text(told).clicked()
}

/// A tile, as large as it fits, in the middle.
fn tile(ui: &Ui, view: &View<'_>, rect: Rect, tile: TileId) {
    let side = rect.width().min(rect.height());
    art::tile(ui, small::around(rect.center(), side), view.edition(), tile);
}

/// What a crest brings, in a few words.
fn reward(reward: Reward) -> String {
    match reward {
        Reward::House => fl!(tiletum_board_reward_house).to_owned(),
        Reward::Pillar => fl!(tiletum_board_reward_pillar).to_owned(),
        Reward::Merchant => fl!(tiletum_board_reward_merchant).to_owned(),
        Reward::Architect => fl!(tiletum_board_reward_architect).to_owned(),
        Reward::Goods(number) => fl!(tiletum_board_reward_goods, number),
        Reward::Vp(points) => names::vp(points.into()),
    }
}

impl Board<'_> {
    fn play(&self, decision: Decision) -> Intent {
        Intent::Play(vec![Command::new(self.seat, decision)])
    }

    /// The decision of this kind that is possible now, on the board of whoever is asked.
    fn find(&self, is_it: impl Fn(&Decision) -> bool) -> Option<Decision> {
        let mut all = self.legal.iter().filter(|it| it.seat == Some(self.seat));
        all.find(|it| is_it(&it.decision)).map(|it| it.decision)
    }

    /// A building: roof, rooms from above, the space for a crest, and what it lacks.
    fn building(&self, ui: &Ui, building: u8, rect: Rect) -> Option<Intent> {
        let palette = Palette::of(ui);
        let at = usize::from(building);
        let data = self.view.edition().building(at);
        let player = self.view.game.player(self.seat);
        let is_filled = player.is_filled(at, self.view.edition());
        let ground = rect.bottom() - SAID;
        let rooms = f32::from(data.floors) + 1.0;
        let walls = Rect::from_x_y_ranges(rect.x_range(), ground - ROOM * rooms..=ground);
        let is_done = player.is_completed(at);
        let edge = match is_done {
            true => Stroke::new(2.5, palette.gold_edge),
            false => Stroke::new(1.0, palette.ink),
        };
        ui.painter()
            .rect(walls, 0.0, palette.sunk, edge, StrokeKind::Inside);
        let roof = [
            walls.left_top(),
            pos2(walls.center().x, walls.top() - ROOF),
            walls.right_top(),
        ];
        let has_house = !is_filled;
        let tiles = match has_house {
            true => palette.wrong_ground,
            false => palette.sunk,
        };
        ui.painter()
            .add(Shape::convex_polygon(roof.to_vec(), tiles, edge));
        if has_house {
            let house = pos2(walls.center().x, walls.top() - 12.0);
            art::house(ui, small::around(house, 20.0), Some(self.seat));
        }
        let mut wanted = None;
        for floor in 1..=data.floors {
            let top = ground - ROOM * (f32::from(floor) + 1.0);
            let room = Rect::from_x_y_ranges(walls.x_range(), top..=top + ROOM).shrink(5.0);
            wanted = wanted.or(self.room(ui, building, floor, room));
        }
        let crest = Rect::from_x_y_ranges(walls.x_range(), ground - ROOM..=ground).shrink(5.0);
        wanted = wanted.or(self.crest(ui, building, crest));
        let said = self.lacks(building, is_filled, is_done);
        let style: (fn(f32) -> FontId, _) = (face::text, palette.ink);
        let below = pos2(rect.left(), ground + SAID / 2.0);
        text::in_one_or_two(ui, below, &said, style, [9.5, 12.5], rect.width());
        let place = Rect::from_x_y_ranges(rect.x_range(), ground..=rect.bottom());
        let told = fl!(tiletum_board_building, number = building + 1, about = said);
        tell(ui, place, ("building", building), &told);
        wanted
    }

    /// What a building lacks, or what it gives.
    fn lacks(&self, building: u8, is_filled: bool, is_done: bool) -> String {
        let at = usize::from(building);
        let player = self.view.game.player(self.seat);
        let data = self.view.edition().building(at);
        if is_done {
            return match player.kind_in(at, self.view.edition()) {
                Some(kind) => {
                    let action = capital(names::action(kind));
                    fl!(tiletum_board_done, action, points = names::ap(data.ap))
                }
                None => fl!(tiletum_board_done_plain).to_owned(),
            };
        }
        let needs_crest = player.crests()[at].is_none();
        let free = (1..=data.floors).filter(|&floor| player.room(building, floor).is_none());
        let free = if at == OCCUPIED { 0 } else { free.count() };
        match (is_filled, needs_crest) {
            (true, _) => fl!(tiletum_board_needs_crest).to_owned(),
            (false, true) => fl!(tiletum_board_needs_both, rooms = free),
            (false, false) => fl!(tiletum_board_needs_rooms, rooms = free),
        }
    }

    fn room(&self, ui: &Ui, building: u8, floor: u8, rect: Rect) -> Option<Intent> {
        let palette = Palette::of(ui);
        if usize::from(building) == OCCUPIED {
            ui.painter().rect_filled(rect, 4.0, palette.line);
            return None;
        }
        if let Some(there) = self.view.game.player(self.seat).room(building, floor) {
            tile(ui, self.view, rect, there);
            let told = self.view.words.tile(Some(there));
            // Its bonus once more, or its building (H6).
            let again = self.find(|it| match *it {
                Decision::Trigger(of) => {
                    let frame = self.view.game.frames().top();
                    let here =
                        matches!(frame, Some(tiletum::Frame::Triggers(at, _)) if at == building);
                    here && of == floor
                }
                Decision::ChooseBuilding(of) => of == building,
                _ => false,
            });
            let pressed = place(ui, rect, ("room", building, floor), &told, again.is_some());
            return again.filter(|_| pressed).map(|again| self.play(again));
        }
        dashed(ui.painter(), rect, palette.weak);
        let said = names::ap(floor);
        small::centred(
            ui,
            rect.center(),
            &said,
            (face::strong(12.5), palette.weak),
            rect.width(),
        );
        let moves = self.find(
            |it| matches!(*it, Decision::MoveCharacter(_, to, on) if to == building && on == floor),
        );
        let told = match moves {
            Some(Decision::MoveCharacter(slot, ..)) => {
                let stored = self.view.game.player(self.seat).stored(slot);
                fl!(
                    tiletum_board_moves_in,
                    tile = self.view.words.tile(stored),
                    number = building + 1,
                    floor
                )
            }
            _ => fl!(tiletum_board_room, number = building + 1, floor),
        };
        let pressed = place(ui, rect, ("room", building, floor), &told, moves.is_some());
        moves.filter(|_| pressed).map(|moves| self.play(moves))
    }

    fn crest(&self, ui: &Ui, building: u8, rect: Rect) -> Option<Intent> {
        let palette = Palette::of(ui);
        let at = usize::from(building);
        let data = self.view.edition().building(at);
        if let Some(there) = self.view.game.player(self.seat).crests()[at] {
            tile(ui, self.view, rect, there);
            tell(
                ui,
                rect,
                ("crest", building),
                &self.view.words.tile(Some(there)),
            );
            return None;
        }
        dashed(ui.painter(), rect, palette.weak);
        let price = names::amount(tiletum::Good::Food, data.food.into());
        let said = format!("{price}: {}", reward(data.reward));
        let style: (fn(f32) -> FontId, _) = (face::text, palette.ink);
        let at = pos2(rect.left() + 4.0, rect.center().y);
        text::in_one_or_two(ui, at, &said, style, [8.5, 11.5], rect.width() - 8.0);
        let places = self.find(|it| matches!(*it, Decision::PlaceCrest(_, to) if to == building));
        let told = fl!(tiletum_board_crest, number = building + 1, about = said);
        let pressed = place(ui, rect, ("crest", building), &told, places.is_some());
        places.filter(|_| pressed).map(|places| self.play(places))
    }

    /// The storehouse: what each tile waits for, and what it does.
    fn store(&self, ui: &Ui, rect: Rect) -> Option<Intent> {
        let palette = Palette::of(ui);
        let player = self.view.game.player(self.seat);
        let spaces = self.view.edition().data().board.storehouse;
        let stored = player.storehouse().count();
        let at = pos2(rect.left(), rect.top() + 8.0);
        let style = (face::strong(12.0), palette.weak);
        small::left(ui, at, fl!(tiletum_board_store), style, rect.width() * 0.6);
        let full = stored >= usize::from(spaces);
        let colour = if full { palette.wrong } else { palette.weak };
        let count = fl!(tiletum_board_store_count, stored, spaces);
        let at = pos2(rect.right(), rect.top() + 8.0);
        let shown = small::right(ui, at, &count, (face::strong(12.5), colour), 70.0);
        hear(ui, shown, "stored", &count);
        let mut wanted = None;
        let each = 62.0;
        for slot in 0..spaces {
            let top = rect.top() + 20.0 + each * f32::from(slot);
            let card = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), each - 6.0));
            wanted = wanted.or(self.stored(ui, slot, card));
        }
        let below = rect.with_min_y(rect.top() + 26.0 + each * f32::from(spaces));
        let said = fl!(
            tiletum_board_supply,
            houses = player.house_supply(),
            pillars = player.pillar_supply()
        );
        let style: (fn(f32) -> FontId, _) = (face::text, palette.ink);
        let at = pos2(below.left(), below.top() + 18.0);
        text::in_one_or_two(ui, at, &said, style, [10.5, 13.0], below.width());
        let dice: Vec<String> = player.dice().map(names::die).collect();
        let said = match dice.is_empty() {
            true => fl!(tiletum_board_no_dice).to_owned(),
            false => fl!(tiletum_board_dice, dice = dice.join(", ")),
        };
        let at = pos2(below.left(), below.top() + 54.0);
        text::in_one_or_two(ui, at, &said, style, [10.5, 13.0], below.width());
        wanted
    }

    fn stored(&self, ui: &Ui, slot: u8, card: Rect) -> Option<Intent> {
        let palette = Palette::of(ui);
        let Some(there) = self.view.game.player(self.seat).stored(slot) else {
            dashed(ui.painter(), card, palette.line);
            let style = (face::text(12.5), palette.weak);
            small::centred(
                ui,
                card.center(),
                fl!(tiletum_board_free),
                style,
                card.width(),
            );
            return None;
        };
        small::card(ui, card);
        let side = card.height() - 8.0;
        let square = Rect::from_min_size(card.min + vec2(4.0, 4.0), vec2(side, side));
        tile(ui, self.view, square, there);
        let uses = self.find(|it| match *it {
            Decision::UseHelper(of) | Decision::FulfilContract(of, _) => of == slot,
            _ => false,
        });
        let about = self.waits_for(slot, there, uses);
        let left = square.right() + 8.0;
        let style: (fn(f32) -> FontId, _) = (face::text, palette.ink);
        let at = pos2(left, card.center().y);
        text::in_one_or_two(
            ui,
            at,
            &about,
            style,
            [9.5, 12.5],
            card.right() - left - 6.0,
        );
        let told = format!("{}. {about}", self.view.words.tile(Some(there)));
        let pressed = place(ui, card, ("stored", slot), &told, uses.is_some());
        uses.filter(|_| pressed).map(|uses| self.play(uses))
    }

    /// What a tile in the storehouse waits for.
    fn waits_for(&self, slot: u8, there: TileId, uses: Option<Decision>) -> String {
        match (self.view.edition().tile(there), uses) {
            (Some(Printed::Helper(_)), Some(_)) => fl!(tiletum_board_use).to_owned(),
            (Some(Printed::Helper(_)), None) => fl!(tiletum_board_keeps).to_owned(),
            (Some(Printed::Contract { .. }), Some(_)) => fl!(tiletum_board_fulfil).to_owned(),
            (Some(Printed::Contract { .. }), None) => fl!(tiletum_board_short).to_owned(),
            (Some(Printed::Crest(_)), _) => {
                let placed =
                    self.find(|it| matches!(*it, Decision::PlaceCrest(of, _) if of == slot));
                match placed {
                    Some(_) => fl!(tiletum_board_crest_now).to_owned(),
                    None => fl!(tiletum_board_crest_food).to_owned(),
                }
            }
            (Some(Printed::Character { kind, .. }), _) => self.rooms_for(kind),
            (None, _) => String::new(),
        }
    }

    /// Where a character of a kind could live, and the AP of the cheapest room.
    fn rooms_for(&self, kind: Action) -> String {
        let game = self.view.game;
        let rooms = (0..5_u8).flat_map(|building| (1..=3_u8).map(move |floor| (building, floor)));
        let mut free = rooms
            .filter(|&(building, floor)| game.check_room(self.seat, kind, building, floor).is_ok());
        let best = free.by_ref().min_by_key(|&(_, floor)| floor);
        match best {
            Some((building, floor)) => fl!(
                tiletum_board_room_for,
                number = building + 1,
                floor,
                points = names::ap(floor)
            ),
            None => fl!(tiletum_board_no_room).to_owned(),
        }
    }

    /// The contracts fulfilled, and what the next space brings.
    fn contracts(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let player = self.view.game.player(self.seat);
        let points = self.view.edition().data().board.contract_vp;
        let at = pos2(rect.left(), rect.top() + 8.0);
        let style = (face::strong(12.0), palette.weak);
        small::left(ui, at, fl!(tiletum_board_contracts), style, rect.width());
        let each = rect.width() / 6.0;
        for (number, (contract, vp)) in player.contracts().iter().zip(points).enumerate() {
            let left = rect.left() + each * number as f32;
            let place = Rect::from_min_size(
                pos2(left, rect.top() + 20.0),
                vec2(each - 8.0, rect.height() - 24.0),
            );
            let told = match contract {
                Some(there) => {
                    tile(ui, self.view, place, *there);
                    self.view.words.tile(Some(*there))
                }
                None => {
                    dashed(ui.painter(), place, palette.weak);
                    let has_pillar = number < 5;
                    let said = names::vp(vp.into());
                    let style = (face::strong(13.0), palette.ink);
                    small::centred(ui, place.center(), &said, style, place.width());
                    if has_pillar {
                        let pillar = pos2(place.left() + 16.0, place.center().y);
                        art::pillar(ui, small::around(pillar, 22.0), Some(self.seat));
                    }
                    match has_pillar {
                        true => fl!(tiletum_board_space_pillar, points = said),
                        false => fl!(tiletum_board_space, points = said),
                    }
                }
            };
            tell(ui, place, ("contract", number), &told);
        }
    }

    /// The characters on offer, and a button for all new ones.
    fn offers(&self, ui: &Ui, rect: Rect) -> Option<Intent> {
        let palette = Palette::of(ui);
        let at = pos2(rect.left(), rect.top() + 8.0);
        let style = (face::strong(12.0), palette.weak);
        small::left(ui, at, fl!(tiletum_board_offers), style, rect.width());
        let each = rect.width() / 6.0;
        let mut wanted = None;
        for number in 0..5_u8 {
            let left = rect.left() + each * f32::from(number);
            let card = Rect::from_min_size(
                pos2(left, rect.top() + 20.0),
                vec2(each - 8.0, rect.height() - 24.0),
            );
            let slot = self
                .view
                .game
                .slot(Spot::Character(number))
                .unwrap_or_default();
            let Slot::Tile(there) = slot else {
                dashed(ui.painter(), card, palette.line);
                let told = self.view.words.tile(None);
                let told = if slot == Slot::Unknown {
                    told
                } else {
                    fl!(tiletum_pay_no_offer).to_owned()
                };
                small::centred(
                    ui,
                    card.center(),
                    &told,
                    (face::text(11.0), palette.weak),
                    card.width(),
                );
                tell(ui, card, ("offer", number), &told);
                continue;
            };
            let upper = card.with_max_y(card.bottom() - 18.0);
            tile(ui, self.view, upper, there);
            let about = match self.view.edition().tile(there) {
                Some(Printed::Character { kind, .. }) => self.rooms_for(kind),
                _ => String::new(),
            };
            let below = pos2(card.left(), card.bottom() - 8.0);
            let font = text::fitting(ui, &about, face::text, [8.5, 11.5], card.width());
            small::left(ui, below, &about, (font, palette.weak), card.width());
            let takes = self.find(|it| matches!(*it, Decision::TakeCharacter(at) if at == number));
            let told = format!("{}. {about}", self.view.words.tile(Some(there)));
            if place(ui, upper, ("offer", number), &told, takes.is_some()) {
                wanted = takes.map(|takes| self.play(takes));
            }
        }
        let all = Rect::from_min_size(
            pos2(rect.left() + each * 5.0, rect.top() + 20.0),
            vec2(each - 8.0, rect.height() - 42.0),
        );
        let new = self.find(|it| *it == Decision::RefreshCharacters);
        dashed(ui.painter(), all, palette.weak);
        let said = fl!(tiletum_board_all_new);
        small::centred(
            ui,
            all.center(),
            said,
            (face::strong(12.5), palette.ink),
            all.width(),
        );
        if place(ui, all, "refresh", said, new.is_some()) {
            wanted = new.map(|new| self.play(new));
        }
        wanted
    }
}

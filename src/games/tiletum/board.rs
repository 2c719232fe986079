//! A player's board: the six buildings with what each lacks, the storehouse with what each
//! tile waits for, the fulfilled contracts, and the characters on offer.
//!
//! Buttons: a free room into which a stored character can move now, a crest space that can
//! be paid for, the usable tiles of the storehouse, the characters on offer, `Refresh`.

use eframe::egui::{
    CornerRadius, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::about::about;
use super::choices::Legal;
use super::{Intent, View, art, pay};
use crate::ui::base::focus;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use crate::ui::parts::small::{hear, tell};
use crate::ui::parts::widgets::dashed;
use table::Seat;
use tiletum::rules::COMPLETED_VP;
use tiletum::rules::edition::{BUILDINGS, Reward};
use tiletum::rules::state::OCCUPIED;
use tiletum::{Action, Command, Decision, Die, Printed, Slot, Spot, Stack, TileId};
use words::fl;
use words::language::capital;
use words::tiletum::names;
use words::tiletum::rulebook::Thing;

/// The width of the storehouse next to the buildings.
const STORE: f32 = 172.0;
/// The least height of the buildings with their text, and of the text.
const LEAST: f32 = 170.0;
const SAID: f32 = 36.0;
/// The height of a heading.
const CAPTION: f32 = 20.0;
/// The height of the fulfilled contracts and of the characters on offer.
const CONTRACTS: f32 = 88.0;
const OFFERS: f32 = 96.0;

/// Draws the tab about a player.
pub fn show(ui: &mut Ui, view: &View<'_>, legal: &Legal, seat: Seat) -> Option<Intent> {
    let rect = ui.available_rect_before_wrap();
    let left = rect.with_max_x(rect.right() - STORE - 14.0);
    let store = rect.with_min_x(rect.right() - STORE);
    let mut wanted = None;
    let board = Board { view, legal, seat };
    let caption = left.with_max_y(left.top() + CAPTION);
    board.heading(ui, caption);
    // The buildings take the height that the tiles below them leave.
    let below = CONTRACTS + OFFERS + 12.0;
    let high = left.height() - CAPTION - below;
    let most = (left.width() / 6.0) * 4.1 + SAID;
    let high = high.clamp(LEAST, most.max(LEAST));
    let buildings = Rect::from_min_size(caption.left_bottom(), vec2(left.width(), high));
    let each = buildings.width() / 6.0;
    let stands = buildings.bottom() - SAID;
    let line = Stroke::new(2.5, art::Colours::of(ui).ink);
    ui.painter().hline(buildings.x_range(), stands, line);
    for building in 0..6 {
        let x = buildings.left() + each * f32::from(building);
        let place = Rect::from_min_size(pos2(x, buildings.top()), vec2(each, high));
        let place = place.shrink2(vec2(3.0, 0.0));
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

/// Draws a place that is a button if something can be done there. Returns whether it was
/// clicked.
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
        focus::comes_by_keyboard(ui, &response);
        if response.has_focus() {
            focus::focus_ring(ui, rect);
        }
        let palette = Palette::of(ui);
        let strong = response.hovered() || response.has_focus();
        let edge = Stroke::new(if strong { 2.0 } else { 1.5 }, palette.accent);
        let round = CornerRadius::same(4);
        ui.painter()
            .rect_stroke(rect, round, edge, StrokeKind::Middle);
    }
    response.on_hover_text(told).clicked()
}

/// Draws a tile, as large as it fits, in the middle.
fn tile(ui: &Ui, view: &View<'_>, rect: Rect, tile: TileId) {
    let side = rect.width().min(rect.height());
    art::tile(ui, small::around(rect.center(), side), view.edition(), tile);
}

/// Describes what a crest is worth, in a few words.
#[must_use]
pub fn reward(reward: Reward) -> String {
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
    /// Draws whose buildings they are, how many are completed, and what the next one adds
    /// (E1).
    fn heading(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let player = self.view.game.player(self.seat);
        let at = pos2(rect.left(), rect.top() + 8.0);
        let room = rect.width() * 0.42;
        let heading = text::giving_way(ui, (face::strong, 11.0), room, |most| {
            let name = self.view.with_names_of(most).words.seat(self.seat);
            fl!(tiletum_board_of, name)
        });
        let said = small::caption(ui, at, &heading, room);
        let done = (0..BUILDINGS).filter(|&at| player.is_completed(at)).count();
        let points = |done: usize| COMPLETED_VP[done.min(BUILDINGS)];
        let told = fl!(
            tiletum_board_heading,
            done,
            points = names::vp(points(done)),
            more = done + 1,
            next = names::vp(points(done + 1))
        );
        let room = rect.right() - said.right() - 16.0;
        let font = text::fitting(ui, &told, face::text, [9.0, 13.0], room);
        let at = pos2(rect.right(), rect.top() + 8.0);
        let shown = small::right(ui, at, &told, (font, palette.weak), room);
        hear(ui, shown, "completed", &told);
    }

    fn play(&self, decision: Decision) -> Intent {
        Intent::Play(vec![Command::new(self.seat, decision)])
    }

    /// Returns the decision of this kind that is possible now on the board of the player to
    /// act.
    fn find(&self, is_it: impl Fn(&Decision) -> bool) -> Option<Decision> {
        let mut all = self.legal.iter().filter(|it| it.seat == Some(self.seat));
        all.find(|it| is_it(&it.decision)).map(|it| it.decision)
    }

    /// Draws a building: roof, rooms from above, the space for a crest, and what it lacks.
    fn building(&self, ui: &Ui, building: u8, rect: Rect) -> Option<Intent> {
        let palette = Palette::of(ui);
        let at = usize::from(building);
        let (edition, player) = (self.view.edition(), self.view.game.player(self.seat));
        let (is_filled, is_done) = (player.is_filled(at, edition), player.is_completed(at));
        let stands = rect.with_max_y(rect.bottom() - SAID);
        let parts = art::building(ui, stands, edition, player, self.seat, at);
        let mut wanted = None;
        for (floor, room) in (1..).zip(&parts.rooms) {
            wanted = wanted.or(self.room(ui, building, floor, *room));
        }
        wanted = wanted.or(self.crest(ui, building, parts.crest));
        let (first, second) = self.lacks(building, is_filled, is_done);
        let colour = match is_done {
            true => palette.leaf,
            false => palette.ink,
        };
        let x = parts.walls.center().x;
        // Side by side with a gap, unless there is no room for one.
        let apart = rect.width() - 4.0;
        let least = text::width(ui, &first, face::strong(8.0));
        let least = least.max(text::width(ui, &second, face::text(8.0)));
        let room = if least <= apart {
            apart
        } else {
            rect.width() + 4.0
        };
        let font = text::fitting(ui, &first, face::strong, [8.0, 12.5], room);
        small::centred(
            ui,
            pos2(x, stands.bottom() + 11.0),
            &first,
            (font, colour),
            room,
        );
        let font = text::fitting(ui, &second, face::text, [8.0, 12.5], room);
        let below = pos2(x, stands.bottom() + 26.0);
        small::centred(ui, below, &second, (font, palette.weak), room);
        let place = Rect::from_x_y_ranges(rect.x_range(), stands.bottom()..=rect.bottom());
        about(ui, place, Thing::Building);
        let about = format!("{first}, {second}");
        let told = fl!(tiletum_board_building, number = building + 1, about);
        tell(ui, place, ("building", building), &told);
        wanted
    }

    /// Describes what a building lacks, or what it gives, in two lines.
    fn lacks(&self, building: u8, is_filled: bool, is_done: bool) -> (String, String) {
        let at = usize::from(building);
        let player = self.view.game.player(self.seat);
        let data = self.view.edition().building(at);
        let gives = match (player.kind_in(at, self.view.edition()), data.ap) {
            (Some(kind), 1..) => {
                let action = capital(names::action(kind));
                fl!(tiletum_board_done, action, points = names::ap(data.ap))
            }
            (None, 1..) => fl!(tiletum_board_gives, points = names::ap(data.ap)),
            (_, 0) => fl!(tiletum_board_counts).to_owned(),
        };
        if is_done {
            return (gives, fl!(tiletum_board_completed).to_owned());
        }
        let free = (1..=data.floors).filter(|&floor| player.room(building, floor).is_none());
        let free = if at == OCCUPIED { 0 } else { free.count() };
        let needs = match (is_filled, player.crests()[at].is_none()) {
            (true, _) => fl!(tiletum_board_needs_crest).to_owned(),
            (false, true) => fl!(tiletum_board_needs_both, rooms = free),
            (false, false) => fl!(tiletum_board_needs_rooms, rooms = free),
        };
        (needs, gives)
    }

    fn room(&self, ui: &Ui, building: u8, floor: u8, rect: Rect) -> Option<Intent> {
        if usize::from(building) == OCCUPIED {
            return None;
        }
        let id = ("room", building, floor);
        let inner = rect.shrink(rect.width() * 0.07);
        if let Some(there) = self.view.game.player(self.seat).room(building, floor) {
            let told = self.view.words.tile(Some(there));
            // The bonus of this room, or the bonuses of this building, again (H6).
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
            let pressed = place(ui, inner, id, &told, again.is_some());
            return again.filter(|_| pressed).map(|again| self.play(again));
        }
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
        let pressed = place(ui, inner, id, &told, moves.is_some());
        moves.filter(|_| pressed).map(|moves| self.play(moves))
    }

    fn crest(&self, ui: &Ui, building: u8, rect: Rect) -> Option<Intent> {
        let at = usize::from(building);
        let data = self.view.edition().building(at);
        let inner = rect.shrink(rect.width() * 0.07);
        if let Some(there) = self.view.game.player(self.seat).crests()[at] {
            let told = self.view.words.tile(Some(there));
            tell(ui, inner, ("crest", building), &told);
            return None;
        }
        let price = names::amount(tiletum::Good::Food, data.food.into());
        let said = format!("{price}: {}", reward(data.reward));
        let places = self.find(|it| matches!(*it, Decision::PlaceCrest(_, to) if to == building));
        let told = fl!(tiletum_board_crest, number = building + 1, about = said);
        let pressed = place(ui, inner, ("crest", building), &told, places.is_some());
        places.filter(|_| pressed).map(|places| self.play(places))
    }

    /// Draws the storehouse: what each tile waits for, and what it does.
    fn store(&self, ui: &Ui, rect: Rect) -> Option<Intent> {
        let palette = Palette::of(ui);
        about(ui, rect, Thing::Storehouse);
        let player = self.view.game.player(self.seat);
        let spaces = self.view.edition().data().board.storehouse;
        let stored = player.storehouse().count();
        let at = pos2(rect.left(), rect.top() + 8.0);
        small::caption(ui, at, fl!(tiletum_board_store), rect.width() * 0.6);
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
        let (houses, pillars) = (player.house_supply(), player.pillar_supply());
        let said = fl!(tiletum_board_supply, houses, pillars);
        let at = pos2(below.left(), below.top());
        small::caption(ui, at, fl!(tiletum_board_supply_short), below.width());
        let thing = |number: u8, top: f32| {
            let left = below.left() + 25.0 * f32::from(number);
            small::around(pos2(left + 10.0, below.top() + top), 20.0)
        };
        for number in 0..houses {
            art::house(ui, thing(number, 24.0), Some(self.seat));
        }
        for number in 0..pillars {
            art::pillar(ui, thing(number, 50.0), Some(self.seat));
        }
        let next = [self.next_house(), self.next_pillar()];
        for (line, said) in next.iter().enumerate() {
            let Some(said) = said else { continue };
            let at = pos2(below.right(), below.top() + [24.0, 50.0][line]);
            let room = below.width() - 25.0 * f32::from([houses, pillars][line]) - 6.0;
            let font = text::fitting(ui, said, face::text, [9.0, 12.0], room);
            small::right(ui, at, said, (font, palette.weak), room);
        }
        let said = [Some(said)].into_iter().chain(next).flatten();
        let said: Vec<String> = said.collect();
        let place = Rect::from_min_size(below.min, vec2(below.width(), 64.0));
        tell(ui, place, "supply", &said.join(". "));
        let dice: Vec<Die> = player.dice().collect();
        let said = match dice.is_empty() {
            true => fl!(tiletum_board_no_dice).to_owned(),
            false => {
                let names: Vec<String> = dice.iter().copied().map(names::die).collect();
                fl!(tiletum_board_dice, dice = names.join(", "))
            }
        };
        let below = below.with_min_y(below.top() + 76.0);
        small::caption(ui, below.min, fl!(tiletum_board_dice_short), below.width());
        for number in 0..usize::from(self.view.edition().data().board.dice) {
            let middle = pos2(
                below.left() + 14.0 + 36.0 * number as f32,
                below.top() + 30.0,
            );
            let place = small::around(middle, 30.0);
            match dice.get(number) {
                Some(die) => art::die(ui, place, *die, art::DieLook::Plain),
                None => art::no_die(ui, place),
            }
        }
        let place = Rect::from_min_size(below.min, vec2(below.width(), 48.0));
        tell(ui, place, "dice", &said);
        wanted
    }

    /// Returns the building that will be the next to give its house to the supply (B7).
    fn next_house(&self) -> Option<String> {
        let (edition, player) = (self.view.edition(), self.view.game.player(self.seat));
        let lacks = |building: usize| {
            let floors = edition.building(building).floors;
            let number = building as u8;
            let free = (1..=floors).filter(|&floor| player.room(number, floor).is_none());
            free.count() + usize::from(player.crests()[building].is_none())
        };
        let open = (0..OCCUPIED).filter(|&building| !player.is_filled(building, edition));
        let next = open.min_by_key(|&building| lacks(building))?;
        Some(fl!(tiletum_board_next_house, number = next + 1))
    }

    /// Returns the contract that gives the next pillar to the supply (J3).
    fn next_pillar(&self) -> Option<String> {
        let next = usize::from(self.view.game.player(self.seat).fulfilled());
        (next < 5).then(|| fl!(tiletum_board_next_pillar, number = next + 1))
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
        let bought = pay::with_purchases(self.view, self.seat).into_iter();
        let bought = bought.filter(|_| uses.is_none()).find(|(commands, _)| {
            let last = commands.last().map(|last| last.decision);
            matches!(last, Some(Decision::FulfilContract(of, _)) if of == slot)
        });
        let about = match &bought {
            Some((commands, missing)) => {
                let gold = pay::PRICE * (commands.len() as u16 - 1);
                fl!(
                    tiletum_pay_missing_gold,
                    goods = names::goods(*missing),
                    gold = names::amount(tiletum::Good::Gold, gold)
                )
            }
            None => self.waits_for(slot, there, uses),
        };
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
        let is_button = uses.is_some() || bought.is_some();
        let pressed = place(ui, card, ("stored", slot), &told, is_button);
        let wanted = match bought {
            Some((commands, _)) => Some(Intent::Play(commands)),
            None => uses.map(|uses| self.play(uses)),
        };
        wanted.filter(|_| pressed)
    }

    /// Describes what a tile in the storehouse waits for.
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
                    Some(Decision::PlaceCrest(_, building)) => {
                        let food = self.view.edition().building(building.into()).food;
                        let price = names::amount(tiletum::Good::Food, food.into());
                        fl!(tiletum_board_crest_now, price, number = building + 1)
                    }
                    _ => fl!(tiletum_board_crest_food).to_owned(),
                }
            }
            (Some(Printed::Character { kind, .. }), _) => self.rooms_for(kind),
            (None, _) => String::new(),
        }
    }

    /// Returns the building and floor of the cheapest room for a character of a kind.
    fn room_for(&self, kind: Action) -> Option<(u8, u8)> {
        let game = self.view.game;
        let rooms = (0..5_u8).flat_map(|building| (1..=3_u8).map(move |floor| (building, floor)));
        let free = rooms
            .filter(|&(building, floor)| game.check_room(self.seat, kind, building, floor).is_ok());
        free.min_by_key(|&(_, floor)| floor)
    }

    /// Describes where a character of a kind could live, and the AP of the cheapest room.
    fn rooms_for(&self, kind: Action) -> String {
        match self.room_for(kind) {
            Some((building, floor)) => fl!(
                tiletum_board_room_for,
                number = building + 1,
                floor,
                points = names::ap(floor)
            ),
            None => fl!(tiletum_board_no_room).to_owned(),
        }
    }

    /// Draws the fulfilled contracts, and what the next space is worth.
    fn contracts(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let player = self.view.game.player(self.seat);
        let points = self.view.edition().data().board.contract_vp;
        let at = pos2(rect.left(), rect.top() + 8.0);
        small::caption(ui, at, fl!(tiletum_board_contracts), rect.width());
        let each = rect.width() / 6.0;
        let next = player.contracts().iter().position(Option::is_none);
        for (number, (contract, vp)) in player.contracts().iter().zip(points).enumerate() {
            let x = rect.left() + each * (number as f32 + 0.5);
            let side = (rect.height() - 38.0).min(each - 10.0);
            let square = small::around(pos2(x, rect.top() + 20.0 + side / 2.0), side);
            let space = names::vp(vp.into());
            let has_pillar = number < 5;
            let (said, told) = match contract {
                Some(there) => {
                    tile(ui, self.view, square, *there);
                    let worth = match self.view.edition().tile(*there) {
                        Some(Printed::Contract { vp: worth, .. }) => worth,
                        _ => 0,
                    };
                    let said = fl!(tiletum_board_worth, worth, points = &space);
                    (said, self.view.words.tile(Some(*there)))
                }
                None => {
                    let is_next = Some(number) == next;
                    let edge = if is_next {
                        palette.accent
                    } else {
                        palette.weak
                    };
                    dashed(ui.painter(), square, edge);
                    let pillar = pos2(square.left() + side * 0.3, square.center().y);
                    let mut figure = square.center();
                    if has_pillar {
                        let size = vec2(side * 0.32, side * 0.5);
                        let pillar = Rect::from_center_size(pillar, size);
                        art::pillar(ui, pillar, Some(self.seat));
                        figure.x = square.left() + side * 0.68;
                    }
                    let ink = if is_next { palette.accent } else { palette.ink };
                    let style = (face::display(19.0), ink);
                    small::centred(ui, figure, &vp.to_string(), style, side);
                    let told = match has_pillar {
                        true => fl!(tiletum_board_space_pillar, points = &space),
                        false => fl!(tiletum_board_space, points = &space),
                    };
                    (space, told)
                }
            };
            let below = pos2(x, square.bottom() + 10.0);
            let font = text::fitting(ui, &said, face::text, [9.5, 12.5], each);
            small::centred(ui, below, &said, (font, palette.weak), each);
            let place = square;
            tell(ui, place, ("contract", number), &told);
        }
    }

    /// Draws the characters on offer, and a button that replaces all of them.
    fn offers(&self, ui: &Ui, rect: Rect) -> Option<Intent> {
        let palette = Palette::of(ui);
        let at = pos2(rect.left(), rect.top() + 8.0);
        small::caption(ui, at, fl!(tiletum_board_offers), rect.width());
        let each = rect.width() / 6.0;
        let mut wanted = None;
        for number in 0..5_u8 {
            let x = rect.left() + each * (f32::from(number) + 0.5);
            let side = (rect.height() - 50.0).min(each - 10.0);
            let card = small::around(pos2(x, rect.top() + 20.0 + side / 2.0), side);
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
            tile(ui, self.view, card, there);
            let room = match self.view.edition().tile(there) {
                Some(Printed::Character { kind, .. }) => self.room_for(kind),
                _ => None,
            };
            let (first, second, colour) = match room {
                Some((building, floor)) => (
                    fl!(tiletum_board_in, number = building + 1),
                    fl!(tiletum_board_floor, floor, points = names::ap(floor)),
                    palette.ink,
                ),
                None => (
                    fl!(tiletum_board_full).to_owned(),
                    fl!(tiletum_board_blocks).to_owned(),
                    palette.wrong,
                ),
            };
            // The words under one card must not run into those under the next.
            let wide = each - 6.0;
            for (line, said) in [&first, &second].into_iter().enumerate() {
                let at = pos2(x, card.bottom() + 9.0 + 14.0 * line as f32);
                let font = text::fitting(ui, said, face::text, [8.5, 12.0], wide);
                small::centred(ui, at, said, (font, colour), wide);
            }
            let about = format!("{first}, {second}");
            let takes = self.find(|it| matches!(*it, Decision::TakeCharacter(at) if at == number));
            let told = format!("{}. {about}", self.view.words.tile(Some(there)));
            if place(ui, card, ("offer", number), &told, takes.is_some()) {
                wanted = takes.map(|takes| self.play(takes));
            }
        }
        let side = (rect.height() - 50.0).min(each - 10.0);
        let x = rect.left() + each * 5.5;
        let all = small::around(pos2(x, rect.top() + 20.0 + side / 2.0), side);
        let new = self.find(|it| *it == Decision::RefreshCharacters);
        dashed(ui.painter(), all, palette.weak);
        small::icon(ui, all.center(), side * 0.5, art::glyphs::TURN, palette.ink);
        let said = fl!(tiletum_board_all_new);
        let left = fl!(
            tiletum_board_left,
            number = self.view.game.left_in(Stack::Character)
        );
        for (line, said) in [said, &left].into_iter().enumerate() {
            let at = pos2(x, all.bottom() + 9.0 + 14.0 * line as f32);
            let font = text::fitting(ui, said, face::text, [8.5, 12.0], each);
            small::centred(ui, at, said, (font, palette.ink), each);
        }
        if place(ui, all, "refresh", said, new.is_some()) {
            wanted = new.map(|new| self.play(new));
        }
        wanted
    }
}

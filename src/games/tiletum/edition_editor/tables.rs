//! The tables of an edition: fairs, build costs, tiles, the board.
//!
//! Accessible names: a number is named after its row and its column, `Fair 3: VP`; a row of
//! tiles is a button with what is printed on it, and its properties are next to the rows.

use eframe::egui::{self, Sense, Ui, Vec2, pos2, vec2};

use super::super::board::reward;
use super::super::fairs::condition;
use super::{EditionPanel, NUMBER, number, number_at, small_button, word};
use crate::games::tiletum::art;
use crate::games::tiletum::edition_faults::rows_mut;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{page, small, widgets};
use crate::ui::screens::editor;
use table::Item as _;
use tiletum::rules::Cost;
use tiletum::rules::TileData;
use tiletum::rules::edition::{MOST_PRINTED, Reward};
use tiletum::{
    Action, ActionPlace, Condition, Effect, Effects, Family, Good, Goods, Pay, Printed, Stack,
};
use words::fl;
use words::language::capital;
use words::tiletum::names;

/// The width of the part next to rows of tiles.
const BESIDE: f32 = 310.0;
/// The most rows of a stack.
const MOST_ROWS: usize = 60;

/// The conditions of fairs.
const CONDITIONS: [Condition; 11] = [
    Condition::HousePillar,
    Condition::ContractCathedral,
    Condition::Contract,
    Condition::King,
    Condition::CrestContract,
    Condition::House,
    Condition::UpperFloors,
    Condition::Crest,
    Condition::Pillar,
    Condition::FullBuildings,
    Condition::Cathedral,
];

/// Draws a list with one selected.
fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    what: &str,
    all: &[T],
    now: &mut T,
    named: impl Fn(T) -> String,
    is_own: bool,
) {
    ui.add_enabled_ui(is_own, |ui| {
        let list = egui::ComboBox::from_id_salt(what)
            .selected_text(named(*now))
            .width(190.0)
            .show_ui(ui, |ui| {
                for &one in all {
                    ui.selectable_value(now, one, named(one));
                }
            });
        list.response.accessible_name(what);
    });
}

fn of(what: &str, value: &str) -> String {
    fl!(tiletum_editor_of, what, value)
}

/// Draws numbers side by side, each named after its place.
fn numbers(ui: &mut Ui, what: &str, values: &mut [u8], is_own: bool) {
    widgets::caption(ui, what);
    ui.horizontal_wrapped(|ui| {
        for (at, value) in values.iter_mut().enumerate() {
            let name = of(what, &(at + 1).to_string());
            number(ui, &name, value, MOST_PRINTED, is_own);
        }
    });
    ui.add_space(6.0);
}

impl EditionPanel {
    /// Draws the values printed under the fairs, and the tiles.
    pub(super) fn fairs(&mut self, ui: &mut Ui) {
        let is_own = self.desk.is_own();
        let fairs = &mut self.desk.data.fairs;
        ui.horizontal_wrapped(|ui| {
            for (round, value) in (1..).zip(&mut fairs.printed) {
                let what = fl!(tiletum_editor_printed, round);
                word(ui, &what);
                number(ui, &what, value, MOST_PRINTED, is_own);
            }
        });
        ui.add_space(8.0);
        for (at, tile) in fairs.tiles.iter_mut().enumerate() {
            let what = fl!(tiletum_editor_number, number = at + 1);
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(30.0), Sense::hover());
                art::fair_tile(ui, rect, tile);
                let kind = fl!(tiletum_editor_kind);
                let named = |one| capital(condition(one));
                let condition = &mut tile.condition;
                choice(ui, &of(&what, kind), &CONDITIONS, condition, named, is_own);
                let vp = fl!(tiletum_editor_reward_vp);
                word(ui, vp);
                number(ui, &of(&what, vp), &mut tile.value, MOST_PRINTED, is_own);
            });
        }
    }

    /// Draws what building costs and scores (S5).
    pub(super) fn costs(&mut self, ui: &mut Ui) {
        let is_own = self.desk.is_own();
        for (at, cost) in self.desk.data.costs.iter_mut().enumerate() {
            let what = fl!(tiletum_editor_number, number = at + 1);
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(30.0), Sense::hover());
                art::cost_tile(ui, rect, *cost);
                let mut is_out = *cost == Cost::NotBuilt;
                let text = fl!(tiletum_editor_not_built);
                let name = of(&what, text);
                let tick =
                    ui.add_enabled_ui(is_own, |ui| page::tick_called(ui, &mut is_out, text, &name));
                if tick.inner.changed() {
                    *cost = match is_out {
                        true => Cost::NotBuilt,
                        false => Cost::Build { stones: 2, vp: 2 },
                    };
                }
                if let Cost::Build { stones, vp } = cost {
                    let stone = fl!(tiletum_good_stone);
                    word(ui, stone);
                    number(ui, &of(&what, stone), stones, MOST_PRINTED, is_own);
                    let points = fl!(tiletum_editor_reward_vp);
                    word(ui, points);
                    number(ui, &of(&what, points), vp, MOST_PRINTED, is_own);
                }
            });
        }
    }

    /// Draws the rows of a stack, and next to them the properties of the selected one.
    pub(super) fn tiles(&mut self, ui: &mut Ui, stack: Stack) {
        let is_own = self.desk.is_own();
        let rows = rows_mut(&mut self.desk.data, stack);
        self.chosen = self.chosen.min(rows.len().saturating_sub(1));
        let whole = ui.available_width() - 8.0;
        let is_wide = whole >= 660.0;
        let width = if is_wide {
            whole - BESIDE - 14.0
        } else {
            whole
        };
        let columns = if width >= 560.0 { 2 } else { 1 };
        let top = ui.cursor().min;
        let each = (width - 10.0 * (columns as f32 - 1.0)) / columns as f32;
        let down = rows.len().div_ceil(columns).max(1);
        let mut bottom = top.y;
        for (at, row) in rows.iter().enumerate() {
            let by = vec2(
                (at / down) as f32 * (each + 10.0),
                (at % down) as f32 * 31.0,
            );
            let rect = egui::Rect::from_min_size(top + by, vec2(each, 30.0));
            bottom = bottom.max(rect.bottom());
            let what = fl!(tiletum_editor_number, number = at + 1);
            if tile_row(ui, rect, row, &what, at == self.chosen) {
                self.chosen = at;
            }
        }
        let place = match is_wide {
            true => pos2(top.x + width + 14.0, top.y),
            false => pos2(top.x, bottom + 10.0),
        };
        let beside = egui::Rect::from_min_size(place, vec2(BESIDE, 560.0));
        let mut inside = page::part(ui, beside, "tile");
        inside.spacing_mut().item_spacing = vec2(6.0, 5.0);
        let mut gone = false;
        if is_own {
            inside.horizontal(|ui| {
                let add = fl!(tiletum_editor_cure_tile);
                if rows.len() < MOST_ROWS && Press::new(add).icon(Icon::Plus).small().pressed(ui) {
                    let new = rows.get(self.chosen).copied().unwrap_or(TileData {
                        tile: Printed::Crest(Family::Burgundy),
                        copies: [1, 0, 0],
                    });
                    let at = (self.chosen + 1).min(rows.len());
                    rows.insert(
                        at,
                        TileData {
                            copies: [1, 0, 0],
                            ..new
                        },
                    );
                    self.chosen = at;
                }
                let remove = fl!(tiletum_editor_cure_remove);
                gone = Press::new(remove).icon(Icon::Bin).small().pressed(ui);
            });
        }
        let what = fl!(tiletum_editor_number, number = self.chosen + 1);
        if let Some(row) = rows.get_mut(self.chosen) {
            inside.add_enabled_ui(is_own, |ui| one(ui, row, stack, &what));
        }
        if gone && rows.len() > 1 {
            rows.remove(self.chosen);
        }
        let all = egui::Rect::from_min_max(top, pos2(top.x + width, bottom));
        ui.allocate_rect(all.union(inside.min_rect()), Sense::hover());
    }

    /// Draws what is printed on boards, on the wheel and next to the tracks.
    pub(super) fn board(&mut self, ui: &mut Ui) {
        let is_own = self.desk.is_own();
        let data = &mut self.desk.data;
        for (at, building) in data.board.buildings.iter_mut().enumerate() {
            let what = fl!(tiletum_editor_building, number = at + 1);
            ui.horizontal_wrapped(|ui| {
                word(ui, &what);
                let columns: [(&str, &mut u8, u8); 3] = [
                    (fl!(tiletum_editor_floors), &mut building.floors, 3),
                    (fl!(tiletum_good_food), &mut building.food, MOST_PRINTED),
                    (fl!(tiletum_editor_ap), &mut building.ap, 9),
                ];
                for (name, value, most) in columns {
                    word(ui, name);
                    number(ui, &of(&what, name), value, most, is_own);
                }
                let rewards = [
                    Reward::House,
                    Reward::Pillar,
                    Reward::Merchant,
                    Reward::Architect,
                    Reward::Goods(goods_of(building.reward)),
                    Reward::Vp(vp_of(building.reward)),
                ];
                let name = fl!(tiletum_editor_reward, number = at + 1);
                choice(ui, &name, &rewards, &mut building.reward, reward, is_own);
                let amount = of(&name, fl!(tiletum_editor_amount));
                match &mut building.reward {
                    Reward::Goods(number_of) => number(ui, &amount, number_of, 3, is_own),
                    Reward::Vp(points) => number(ui, &amount, points, MOST_PRINTED, is_own),
                    Reward::House | Reward::Pillar | Reward::Merchant | Reward::Architect => {}
                }
            });
        }
        ui.add_space(8.0);
        let contracts = fl!(tiletum_editor_contract_spaces);
        numbers(ui, contracts, &mut data.board.contract_vp, is_own);
        numbers(
            ui,
            fl!(tiletum_editor_corruption),
            &mut data.corruption,
            is_own,
        );
        numbers(ui, fl!(tiletum_editor_prices), &mut data.prices, is_own);
        let store = fl!(tiletum_editor_store);
        widgets::caption(ui, store);
        number(ui, store, &mut data.board.storehouse, 6, is_own);
        ui.add_space(6.0);
        let places = fl!(tiletum_editor_places);
        widgets::caption(ui, places);
        ui.horizontal_wrapped(|ui| {
            for (at, place) in data.wheel.places.iter_mut().enumerate() {
                let what = of(places, &(at + 1).to_string());
                let named = |place| capital(names::place(place));
                choice(ui, &what, ActionPlace::ALL, place, named, is_own);
            }
        });
        ui.add_space(6.0);
        let king = fl!(tiletum_editor_king_vp);
        widgets::caption(ui, king);
        ui.horizontal_wrapped(|ui| {
            for (space, vp) in (i64::from(data.king.lowest)..).zip(&mut data.king.vp) {
                let (rect, _) = ui.allocate_exact_size(NUMBER, Sense::hover());
                let name = of(king, &words::figures::below_zero(space));
                let now = editor::number(ui, rect, (&name, &name), (*vp).into(), -99..=99, is_own);
                *vp = i8::try_from(now).unwrap_or(*vp);
            }
        });
    }
}

fn goods_of(reward: Reward) -> u8 {
    match reward {
        Reward::Goods(number) => number,
        _ => 2,
    }
}

fn vp_of(reward: Reward) -> u8 {
    match reward {
        Reward::Vp(points) => points,
        _ => 5,
    }
}

/// Draws a row of a stack: what is printed on the tile, and how many there are. Returns
/// whether it was clicked.
fn tile_row(ui: &mut Ui, rect: egui::Rect, row: &TileData, what: &str, is_chosen: bool) -> bool {
    let palette = Palette::of(ui);
    let id = ui.scope_id().with(("row", what));
    let response = ui.interact(rect, id, Sense::click());
    let printed = names::printed(row.tile);
    let told = of(what, &printed);
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, is_chosen, &told));
    let (fill, edge) = match (is_chosen, response.hovered()) {
        (true, _) => (palette.chosen, palette.gold_edge),
        (false, true) => (palette.chosen, palette.hair),
        (false, false) => (palette.card, palette.hair),
    };
    small::boxed(ui, rect, 5, fill, edge);
    if response.has_focus() {
        crate::ui::base::focus::focus_ring(ui, rect);
    }
    let picture = small::square(rect.left() + 3.0, rect.center().y, 25.0);
    art::tile::paint(ui, picture, row.tile);
    let marks = [
        ("", row.copies[0]),
        ("3+ ", row.copies[1]),
        ("4 ", row.copies[2]),
    ];
    let marks = marks.iter().filter(|(_, copies)| *copies > 0);
    let marks: Vec<String> = marks
        .map(|(mark, copies)| format!("{mark}×{copies}"))
        .collect();
    let style = (face::text(12.0), palette.weak);
    let at = rect.right_center() - vec2(6.0, 0.0);
    let copies = small::right(ui, at, &marks.join(" "), style, 110.0);
    let room = copies.left() - picture.right() - 12.0;
    let at = pos2(picture.right() + 7.0, rect.center().y);
    small::left(ui, at, &printed, (face::text(13.0), palette.ink), room);
    response.on_hover_text(&printed).clicked()
}

/// Draws the properties of a tile.
fn one(ui: &mut Ui, row: &mut TileData, stack: Stack, what: &str) {
    widgets::caption(ui, fl!(tiletum_editor_copies));
    ui.horizontal(|ui| {
        let marks = [fl!(tiletum_editor_mark_all), "3+", "4"];
        for (mark, copies) in marks.into_iter().zip(&mut row.copies) {
            word(ui, mark);
            let (rect, place) = ui.allocate_exact_size(vec2(60.0, NUMBER.y), Sense::hover());
            let name = of(&of(what, fl!(tiletum_editor_copies)), mark);
            number_at(ui, rect, (place.id, &name), copies, (20, true));
        }
    });
    let effects = match row.tile {
        Printed::Helper(effects)
        | Printed::Contract { effects, .. }
        | Printed::Character { effects, .. } => effects,
        Printed::Crest(_) => Effects::default(),
    };
    // The possible kinds of this tile in this stack.
    let (pay, vp) = match row.tile {
        Printed::Contract { pay, vp, .. } => (pay, vp),
        _ => (
            Pay {
                identical: 3,
                goods: Goods::NONE,
            },
            3,
        ),
    };
    let family = match row.tile {
        Printed::Crest(family) => family,
        _ => Family::Burgundy,
    };
    let contract = Printed::Contract { pay, vp, effects };
    let sorts: &[Printed] = &match stack {
        Stack::Bonus => [Printed::Helper(effects), contract, Printed::Crest(family)],
        Stack::Contract => [contract, contract, Printed::Crest(family)],
        Stack::Character => [row.tile; 3],
    };
    let sort = |tile: Printed| match tile {
        Printed::Helper(_) => fl!(tiletum_editor_bonus),
        Printed::Contract { .. } => fl!(tiletum_fair_contract),
        Printed::Crest(_) => fl!(tiletum_fair_crest),
        Printed::Character { .. } => fl!(tiletum_report_characters),
    };
    if stack != Stack::Character {
        let name = of(what, fl!(tiletum_editor_kind));
        let skip = usize::from(stack == Stack::Contract);
        choice(
            ui,
            &name,
            &sorts[skip..],
            &mut row.tile,
            |it| capital(sort(it)),
            true,
        );
    }
    match &mut row.tile {
        Printed::Crest(family) => {
            let named = |it| names::family(it).to_owned();
            let name = of(what, fl!(tiletum_fair_crest));
            choice(ui, &name, Family::ALL, family, named, true);
        }
        Printed::Helper(effects) => bonuses(ui, what, effects),
        Printed::Character { kind, effects } => {
            let name = of(what, fl!(tiletum_editor_kind));
            let named = |it| capital(names::action(it));
            choice(ui, &name, Action::ALL, kind, named, true);
            bonuses(ui, what, effects);
        }
        Printed::Contract { pay, vp, effects } => {
            widgets::caption(ui, fl!(tiletum_editor_pay));
            ui.horizontal(|ui| {
                let text = fl!(tiletum_editor_identical);
                word(ui, text);
                number(ui, &of(what, text), &mut pay.identical, 20, true);
            });
            goods(ui, what, &mut pay.goods);
            ui.horizontal(|ui| {
                let text = fl!(tiletum_editor_reward_vp);
                word(ui, text);
                number(ui, &of(what, text), vp, MOST_PRINTED, true);
            });
            bonuses(ui, what, effects);
        }
    }
}

/// Draws goods, a number for each kind.
fn goods(ui: &mut Ui, what: &str, goods: &mut Goods) {
    ui.horizontal_wrapped(|ui| {
        for &good in Good::ALL {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(17.0), Sense::hover());
            art::good(ui, rect, good);
            hear(ui, rect, ("good", what, good), names::good(good));
            let mut few = u8::try_from(goods[good]).unwrap_or(u8::MAX);
            number(ui, &of(what, names::good(good)), &mut few, 20, true);
            goods[good] = few.into();
        }
    });
}

/// Draws up to two effects, in their order.
fn bonuses(ui: &mut Ui, what: &str, effects: &mut Effects) {
    let mut list: Vec<Effect> = effects.iter().collect();
    let mut gone = None;
    for (at, effect) in list.iter_mut().enumerate() {
        let name = fl!(tiletum_editor_effect, number = at + 1);
        ui.horizontal(|ui| {
            widgets::caption(ui, &name);
            let remove = fl!(tiletum_editor_remove, what = name.as_str());
            if small_button(ui, Icon::Bin, &remove) {
                gone = Some(at);
            }
        });
        bonus(ui, &of(what, &name), effect);
    }
    if let Some(gone) = gone {
        list.remove(gone);
    }
    if list.len() < 2 {
        let name = fl!(tiletum_editor_effect, number = list.len() + 1);
        let add = fl!(tiletum_editor_add, what = name.as_str());
        if Press::new(&name)
            .icon(Icon::Plus)
            .small()
            .name(&add)
            .pressed(ui)
        {
            list.push(Effect::Vp(1));
        }
    }
    if let Ok(new) = Effects::try_from(list) {
        *effects = new;
    }
}

/// Draws an effect: what it does, and how much.
fn bonus(ui: &mut Ui, what: &str, effect: &mut Effect) {
    let walk = |merchant, architect, house, pillar| Effect::Walk {
        merchant,
        architect,
        house,
        pillar,
    };
    let actions = Action::ALL.iter().map(|&action| Effect::Action(action, 2));
    let others = [
        Effect::Goods(Goods::of(Good::Gold, 1)),
        Effect::Choice(2),
        Effect::Vp(2),
        Effect::AnyAction(1),
        walk(1, 0, false, false),
        walk(0, 1, false, false),
        walk(1, 0, true, false),
        walk(0, 1, false, true),
        walk(0, 0, true, false),
        walk(0, 0, false, true),
        walk(1, 1, false, false),
        Effect::KingSteps(1),
        Effect::Retrigger,
        Effect::BonusAp(1),
        Effect::OtherKind,
    ];
    let mut all: Vec<Effect> = others.into_iter().chain(actions).collect();
    // The current effect replaces the listed one of its kind, with its own numbers.
    match all.iter_mut().find(|other| is_like(**other, *effect)) {
        Some(like) => *like = *effect,
        None => all.push(*effect),
    }
    choice(ui, what, &all, effect, names::effect, true);
    let amount = of(what, fl!(tiletum_editor_amount));
    match effect {
        Effect::Goods(all) => goods(ui, what, all),
        Effect::Choice(few) => number(ui, &amount, few, 3, true),
        Effect::Vp(few)
        | Effect::Action(_, few)
        | Effect::AnyAction(few)
        | Effect::KingSteps(few)
        | Effect::BonusAp(few) => number(ui, &amount, few, 20, true),
        Effect::Walk {
            merchant,
            architect,
            ..
        } => {
            ui.horizontal(|ui| {
                let merchants = (Action::Merchant, merchant);
                for (piece, few) in [merchants, (Action::Architect, architect)] {
                    word(ui, names::action(piece));
                    number(ui, &of(what, names::action(piece)), few, 9, true);
                }
            });
        }
        Effect::Retrigger | Effect::OtherKind => {}
    }
}

/// Returns whether two effects differ only by their numbers.
fn is_like(one: Effect, other: Effect) -> bool {
    match (one, other) {
        (Effect::Action(one, _), Effect::Action(other, _)) => one == other,
        (
            Effect::Walk {
                merchant,
                architect,
                house,
                pillar,
            },
            Effect::Walk {
                merchant: merchants,
                architect: architects,
                house: houses,
                pillar: pillars,
            },
        ) => {
            let walks = |one: u8, other: u8| (one > 0) == (other > 0);
            walks(merchant, merchants)
                && walks(architect, architects)
                && (house, pillar) == (houses, pillars)
        }
        (one, other) => std::mem::discriminant(&one) == std::mem::discriminant(&other),
    }
}

//! The names of goods, actions, effects, tiles and map spaces. Cities have the names on the
//! map in every language.

use crate::figures::{below_zero, nth};
use crate::fl;
use crate::safe;
use crate::text::listed;
use table::Item as _;
use tiletum::rules::{Count, Slot};
use tiletum::{
    Action, ActionPlace, CityId, Correction, Dice, Die, Edition, Effect, Effects, Family, Frame,
    Good, Goods, Pay, Piece, Printed, Source, SpaceId, Spot, TileId,
};

/// Writes victory points: `12 VP`.
#[must_use]
pub fn vp(number: i32) -> String {
    fl!(tiletum_vp, number)
}

/// Writes action points: `3 AP`.
#[must_use]
pub fn ap(number: u8) -> String {
    fl!(tiletum_ap, number)
}

/// Returns the name of a kind of goods.
#[must_use]
pub fn good(good: Good) -> &'static str {
    match good {
        Good::Gold => fl!(tiletum_good_gold),
        Good::Food => fl!(tiletum_good_food),
        Good::Wool => fl!(tiletum_good_wool),
        Good::Stone => fl!(tiletum_good_stone),
        Good::Iron => fl!(tiletum_good_iron),
    }
}

/// Writes an amount of a kind: `wool`, `wool ×3`.
#[must_use]
pub fn amount(of: Good, amount: u16) -> String {
    match amount {
        1 => good(of).to_owned(),
        amount => fl!(tiletum_amount, good = good(of), amount),
    }
}

fn parts_of(goods: Goods) -> Vec<String> {
    let kinds = Good::ALL.iter().filter(|&&kind| goods[kind] > 0);
    kinds.map(|&kind| amount(kind, goods[kind])).collect()
}

/// Lists goods: `wool ×3 and iron`.
#[must_use]
pub fn goods(goods: Goods) -> String {
    match parts_of(goods).as_slice() {
        [] => fl!(tiletum_nothing).to_owned(),
        parts => listed(parts),
    }
}

/// Returns the name of an action.
#[must_use]
pub fn action(action: Action) -> &'static str {
    match action {
        Action::Architect => fl!(tiletum_action_architect),
        Action::Merchant => fl!(tiletum_action_merchant),
        Action::Character => fl!(tiletum_action_character),
        Action::Contract => fl!(tiletum_action_contract),
        Action::King => fl!(tiletum_action_king),
    }
}

/// Returns the name of an action place.
#[must_use]
pub fn place(place: ActionPlace) -> &'static str {
    place.action().map_or(fl!(tiletum_action_universal), action)
}

/// Returns the name of a piece, as something that is moved.
#[must_use]
pub fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Merchant => fl!(tiletum_piece_merchant),
        Piece::Architect => fl!(tiletum_piece_architect),
    }
}

/// Returns the name of a family.
#[must_use]
pub fn family(family: Family) -> &'static str {
    match family {
        Family::Burgundy => fl!(tiletum_family_burgundy),
        Family::Este => fl!(tiletum_family_este),
        Family::Fugger => fl!(tiletum_family_fugger),
        Family::Medici => fl!(tiletum_family_medici),
        Family::Valois => fl!(tiletum_family_valois),
        Family::Welser => fl!(tiletum_family_welser),
    }
}

/// Returns a die: `food 2`.
#[must_use]
pub fn die(die: Die) -> String {
    fl!(tiletum_die, good = good(die.good), value = die.value)
}

/// Lists all dice by their goods, the lowest value first: `wool 1 1 4, iron 2`.
#[must_use]
pub fn dice(dice: &Dice) -> String {
    let values = |of: Good| {
        let kinds = dice.kinds().filter(move |kind| kind.good == of);
        let each = kinds.flat_map(|kind| {
            let count = usize::from(dice.count(kind));
            std::iter::repeat_n(kind.value.to_string(), count)
        });
        each.collect::<Vec<_>>()
    };
    let all = Good::ALL.iter().map(|&of| (good(of), values(of)));
    let there = all.filter(|(_, values)| !values.is_empty());
    let each = there.map(|(good, values)| format!("{good} {}", values.join(" ")));
    each.collect::<Vec<_>>().join(", ")
}

/// Returns the name of a city, as on the map.
#[must_use]
pub fn city(edition: &Edition, city: CityId) -> String {
    safe(edition.city_name(city))
}

/// Returns the name of a map space: a city, or the road between two, with its number if the
/// road has several spaces.
#[must_use]
pub fn space(edition: &Edition, space: SpaceId) -> String {
    if let Some(at) = edition.city_at(space) {
        return city(edition, at);
    }
    let mut next = edition.cities();
    for link in &edition.data().map.links {
        let (from, to) = (safe(&link.from), safe(&link.to));
        for number in 1..=link.roads {
            if next == space.index() {
                return match link.roads {
                    1 => fl!(tiletum_road, from, to),
                    _ => fl!(tiletum_road_space, from, to, number),
                };
            }
            next += 1;
        }
    }
    String::new()
}

/// Describes an effect in a few words: `king 2 AP`, `merchant 1 step + house`.
#[must_use]
pub fn effect(effect: Effect) -> String {
    match effect {
        Effect::Goods(these) => goods(these),
        Effect::Choice(number) => fl!(tiletum_effect_choice, number),
        Effect::Vp(number) => vp(number.into()),
        Effect::Action(of, points) => {
            fl!(
                tiletum_effect_action,
                action = action(of),
                points = ap(points)
            )
        }
        Effect::AnyAction(points) => fl!(tiletum_effect_any_action, points = ap(points)),
        Effect::Walk {
            merchant,
            architect,
            house,
            pillar,
        } => walk(merchant, architect, house, pillar),
        Effect::KingSteps(number) => fl!(tiletum_effect_king, number),
        Effect::Retrigger => fl!(tiletum_effect_retrigger).to_owned(),
        Effect::BonusAp(points) => fl!(tiletum_effect_bonus_ap, points = ap(points)),
        Effect::OtherKind => fl!(tiletum_effect_other_kind).to_owned(),
    }
}

fn walk(merchant: u8, architect: u8, house: bool, pillar: bool) -> String {
    let parts = [
        (merchant > 0).then(|| fl!(tiletum_effect_merchant, number = merchant)),
        (architect > 0).then(|| fl!(tiletum_effect_architect, number = architect)),
        house.then(|| fl!(tiletum_effect_house).to_owned()),
        pillar.then(|| fl!(tiletum_effect_pillar).to_owned()),
    ];
    together(parts.into_iter().flatten())
}

/// Joins several things that come one after the other: `gold + wool`.
fn together(parts: impl Iterator<Item = String>) -> String {
    let both = |first: String, second: String| fl!(tiletum_and, first, second);
    parts.reduce(both).unwrap_or_default()
}

/// Describes the effects of a tile.
#[must_use]
pub fn effects(effects: Effects) -> String {
    together(effects.iter().map(effect))
}

/// Says what a contract costs: `3 identical goods`, `wool ×2 and iron ×2`.
#[must_use]
pub fn pay(pay: Pay) -> String {
    let identical = (pay.identical > 0).then(|| fl!(tiletum_identical, amount = pay.identical));
    let parts: Vec<String> = identical.into_iter().chain(parts_of(pay.goods)).collect();
    listed(&parts)
}

/// Describes what is printed on a tile: `contract (iron ×5 → 7 VP, king 1 space)`.
#[must_use]
pub fn printed(printed: Printed) -> String {
    match printed {
        Printed::Helper(of) => fl!(tiletum_tile_helper, effect = effects(of)),
        Printed::Contract {
            pay: price,
            vp: points,
            effects: more,
        } => {
            let (pay, points) = (pay(price), vp(points.into()));
            match effects(more) {
                more if more.is_empty() => fl!(tiletum_tile_contract, pay, points),
                effect => fl!(tiletum_tile_contract_and, pay, points, effect),
            }
        }
        Printed::Crest(of) => fl!(tiletum_tile_crest, family = family(of)),
        Printed::Character { kind, effects: of } => {
            let effect = effects(of);
            fl!(tiletum_tile_character, action = action(kind), effect)
        }
    }
}

/// Returns the kind of a tile, such as “helper”, without what it brings.
#[must_use]
pub fn tile_kind(edition: &Edition, tile: Option<TileId>) -> &'static str {
    match tile.and_then(|tile| edition.tile(tile)) {
        Some(Printed::Helper(_)) => fl!(tiletum_thing_helper),
        Some(Printed::Contract { .. }) => fl!(tiletum_thing_contract),
        Some(Printed::Crest(_)) => fl!(tiletum_thing_crest),
        Some(Printed::Character { .. }) => fl!(tiletum_thing_character),
        None => fl!(tiletum_tile_unknown),
    }
}

/// Describes a tile of an edition; `None` is an unknown tile.
#[must_use]
pub fn tile(edition: &Edition, tile: Option<TileId>) -> String {
    let known = tile.and_then(|tile| edition.tile(tile));
    known.map_or_else(|| fl!(tiletum_tile_unknown).to_owned(), printed)
}

/// Describes what is left of an open effect.
#[must_use]
pub fn frame(frame: Frame) -> String {
    match frame {
        Frame::Action(of, points) => effect(Effect::Action(of, points)),
        Frame::AnyAction(points) => effect(Effect::AnyAction(points)),
        Frame::Walk {
            merchant,
            architect,
            house,
            pillar,
        } => walk(merchant, architect, house, pillar),
        Frame::HouseAnywhere => fl!(tiletum_frame_house).to_owned(),
        Frame::PillarAnywhere => fl!(tiletum_frame_pillar).to_owned(),
        Frame::Relocate(Piece::Merchant) => fl!(tiletum_frame_merchant).to_owned(),
        Frame::Relocate(Piece::Architect) => fl!(tiletum_frame_architect).to_owned(),
        Frame::Choice(number) => fl!(tiletum_effect_choice, number),
        Frame::Retrigger => fl!(tiletum_frame_building).to_owned(),
        Frame::Triggers(building, floors) => fl!(
            tiletum_frame_triggers,
            number = floors.count_ones(),
            building = nth(building)
        ),
    }
}

/// Says where a face-up tile is; `places` are the action places around the wheel.
#[must_use]
pub fn spot(spot: Spot, places: &[ActionPlace; 6]) -> String {
    match spot {
        Spot::Character(at) => fl!(tiletum_spot_character, place = nth(at)),
        Spot::Contract(at) => fl!(tiletum_spot_contract, place = nth(at)),
        Spot::Wheel(at) => {
            let at = places.get(usize::from(at)).copied();
            let action = at.map_or("", place);
            fl!(tiletum_spot_wheel, action)
        }
        Spot::King => fl!(tiletum_spot_king).to_owned(),
        Spot::Map(_) => fl!(tiletum_spot_map).to_owned(),
    }
}

/// Describes a value that is set by hand; `places` are the action places around the wheel.
#[must_use]
pub fn correction(edition: &Edition, places: &[ActionPlace; 6], value: Correction) -> String {
    let or_empty = |what: Option<TileId>| match what {
        Some(_) => tile(edition, what),
        None => fl!(tiletum_value_empty).to_owned(),
    };
    match value {
        Correction::Vp(points) => vp(points.into()),
        Correction::Goods(of, amount) => fl!(tiletum_amount, good = good(of), amount),
        Correction::King(space, height) => {
            fl!(
                tiletum_value_king,
                space = below_zero(space),
                number = nth(height)
            )
        }
        Correction::Ap(points) => ap(points),
        Correction::Stands(piece, at) => {
            let of = match piece {
                Piece::Merchant => Action::Merchant,
                Piece::Architect => Action::Architect,
            };
            fl!(
                tiletum_value_stands,
                piece = action(of),
                space = space(edition, at)
            )
        }
        Correction::House(at, Some(space)) => {
            fl!(
                tiletum_value_house,
                city = city(edition, at),
                space = nth(space)
            )
        }
        Correction::House(at, None) => fl!(tiletum_value_no_house, city = city(edition, at)),
        Correction::Pillar(at, true) => fl!(tiletum_value_pillar, city = city(edition, at)),
        Correction::Pillar(at, false) => {
            fl!(tiletum_value_no_pillar, city = city(edition, at))
        }
        Correction::Cathedral(at, Some(points)) => {
            let points = vp(points.into());
            fl!(tiletum_value_cathedral, city = city(edition, at), points)
        }
        Correction::Cathedral(at, None) => {
            fl!(tiletum_value_no_cathedral, city = city(edition, at))
        }
        Correction::Stored(slot, tile) => {
            fl!(
                tiletum_value_stored,
                slot = nth(slot),
                tile = or_empty(tile)
            )
        }
        Correction::Contract(space, tile) => {
            fl!(
                tiletum_value_contract,
                space = nth(space),
                tile = or_empty(tile)
            )
        }
        Correction::Crest(building, tile) => {
            fl!(
                tiletum_value_crest,
                building = nth(building),
                tile = or_empty(tile)
            )
        }
        Correction::Room(building, floor, tile) => {
            let building = nth(building);
            fl!(tiletum_value_room, building, floor, tile = or_empty(tile))
        }
        Correction::Order(place) => fl!(tiletum_value_order, place = nth(place)),
        Correction::Turn => fl!(tiletum_value_turn).to_owned(),
        Correction::Lies(at, slot) => {
            let tile = match slot {
                Slot::Empty => fl!(tiletum_value_empty).to_owned(),
                Slot::Unknown => tile(edition, None),
                Slot::Tile(it) => tile(edition, Some(it)),
            };
            fl!(tiletum_value_lies, spot = spot(at, places), tile)
        }
        Correction::Wheel(all) if all.total() == 0 => fl!(tiletum_value_no_dice).to_owned(),
        Correction::Wheel(all) => fl!(tiletum_chance_roll, dice = dice(&all)),
        Correction::Token(number, value) => {
            fl!(tiletum_value_token, number = nth(number), value)
        }
        Correction::Rotation(number) => fl!(tiletum_value_rotation, number),
        Correction::Round(round) => fl!(tiletum_value_round, round),
        Correction::Step(number) => fl!(tiletum_value_step, number),
        Correction::Swapped(true) => fl!(tiletum_value_swapped).to_owned(),
        Correction::Swapped(false) => fl!(tiletum_value_not_swapped).to_owned(),
    }
}

/// Returns the source of points, a line of the score sheet.
#[must_use]
pub fn source(source: Source) -> String {
    match source {
        Source::Fair(round) => fl!(tiletum_source_fair, round),
        Source::King(round) => fl!(tiletum_source_king, round),
        Source::Contracts => fl!(tiletum_source_contracts).to_owned(),
        Source::Cathedrals => fl!(tiletum_source_cathedrals).to_owned(),
        Source::Tiles => fl!(tiletum_source_tiles).to_owned(),
        Source::Crests => fl!(tiletum_source_crests).to_owned(),
        Source::Buildings => fl!(tiletum_source_buildings).to_owned(),
        Source::HousesByPillars => fl!(tiletum_source_houses).to_owned(),
        Source::Goods => fl!(tiletum_source_goods).to_owned(),
    }
}

/// Returns the name of a count on the score sheet.
#[must_use]
pub fn count(count: Count) -> String {
    match count {
        Count::Fair(round) => source(Source::Fair(round)),
        Count::King(round) => source(Source::King(round)),
        Count::Contracts => source(Source::Contracts),
        Count::ContractVp => fl!(tiletum_count_contract_vp).to_owned(),
        Count::Cathedrals => source(Source::Cathedrals),
        Count::CathedralVp => fl!(tiletum_count_cathedral_vp).to_owned(),
        Count::Tiles => source(Source::Tiles),
        Count::Crests => fl!(tiletum_count_crests).to_owned(),
        Count::Completed => source(Source::Buildings),
        Count::Houses => fl!(tiletum_report_houses).to_owned(),
        Count::Pillars => fl!(tiletum_report_pillars).to_owned(),
        Count::Left(of) => good(of).to_owned(),
        Count::Track => fl!(tiletum_count_track).to_owned(),
    }
}

//! Decisions and outcomes of chance as sentences: chooses the message and its arguments.
//! Tiles are named as far as the position before is known.

use super::names;
use crate::figures::nth;
use crate::fl;
use crate::sentences::{self, Spoken};
use crate::text::listed;
use table::{Seat, Set};
use tiletum::{Command, Correction, Decision, Edition, Game, Good, Setup, Slot, Spot, TileId};

/// Makes sentences about one game, with the players' names and the edition.
pub type Words<'a> = sentences::Words<'a, Game>;

impl Spoken for Game {
    type Start = Setup;
    /// The edition.
    type Own = &'static Edition;

    fn typed_name(start: &Setup, seat: Seat) -> &str {
        let player = start.players.get(table::Item::index(seat));
        player.map_or("", |player| &player.name)
    }

    // Nothing is hidden (G4).
    fn amount(amount: Option<u32>) -> String {
        names::amount(Good::Gold, amount.map_or(0, |gold| gold.min(999) as u16))
    }
}

/// Returns the price of changing the value of a die: 2 gold per step, the shorter way round
/// (T2). A value that no die has costs nothing: it is refused anyway.
pub fn price_of(from: u8, to: u8) -> u16 {
    let apart = u16::from(from.abs_diff(to));
    2 * apart.min(6_u16.saturating_sub(apart))
}

impl<'a> Words<'a> {
    /// Creates sentences about the game with this start.
    #[must_use]
    pub fn new(setup: &'a Setup) -> Self {
        // An unsound edition has no tiles that could be named.
        let edition = Edition::load(&setup.edition);
        let edition = edition.unwrap_or_else(|_| Edition::studiolo());
        Self::all(setup, false, edition)
    }

    /// Returns the edition.
    #[must_use]
    pub fn edition(&self) -> &'static Edition {
        self.own
    }

    /// Lists several names: `Anna, Ben and Clara`.
    #[must_use]
    pub fn seats(&self, seats: Set<Seat>) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.seat(seat)).collect();
        listed(&names)
    }

    /// Describes a tile; `None` is an unknown tile.
    #[must_use]
    pub fn tile(&self, tile: Option<TileId>) -> String {
        names::tile(self.own, tile)
    }

    /// Says what was decided, or what chance brought: `Anna takes a die: wool 3`.
    #[must_use]
    pub fn played(&self, before: Option<&Game>, command: &Command) -> String {
        match command.seat {
            Some(seat) => fl!(
                tiletum_by,
                name = self.seat(seat),
                what = self.done(before, command)
            ),
            None => self.brought(before, command.decision),
        }
    }

    /// Says what chance brought.
    fn brought(&self, before: Option<&Game>, decision: Decision) -> String {
        match decision {
            Decision::Roll(dice) => fl!(tiletum_chance_roll, dice = names::dice(&dice)),
            Decision::Corruption(number) => fl!(tiletum_chance_corruption, number),
            Decision::Deal(spot, tile) => {
                let spot = self.spot(before, spot);
                match tile {
                    Some(_) => fl!(tiletum_chance_deal, spot, tile = self.tile(tile)),
                    None => fl!(tiletum_chance_deal_unnamed, spot),
                }
            }
            _ => self.done(before, &Command::chance(decision)),
        }
    }

    /// Says where a face-up tile is. The places around the wheel are the printed ones if
    /// the position is unknown.
    #[must_use]
    pub fn spot(&self, game: Option<&Game>, spot: Spot) -> String {
        let places = game.map_or(&self.own.data().wheel.places, Game::places);
        names::spot(spot, places)
    }

    /// Describes a value that is set by hand: `wool ×3`.
    #[must_use]
    pub fn correction(&self, game: Option<&Game>, value: Correction) -> String {
        let places = game.map_or(&self.own.data().wheel.places, Game::places);
        names::correction(self.own, places, value)
    }

    /// Says what was decided, without the name: `takes a die: wool 3`.
    #[must_use]
    #[allow(clippy::too_many_lines, reason = "one arm for each decision")]
    pub fn done(&self, before: Option<&Game>, command: &Command) -> String {
        let edition = self.own;
        let stored = |slot: u8| {
            let player = before
                .zip(command.seat)
                .map(|(game, seat)| game.player(seat));
            let tile = player.and_then(|player| player.stored(slot));
            tile.map(|tile| self.tile(Some(tile)))
        };
        let lying = |spot: Spot| {
            let slot = before.and_then(|game| game.slot(spot));
            let tile = slot.and_then(Slot::tile);
            tile.map(|tile| self.tile(Some(tile)))
        };
        match command.decision {
            Decision::TakeDie(die, value) => {
                let good = names::good(die.good);
                match price_of(die.value, value) {
                    0 => fl!(tiletum_did_take_die, good, value),
                    price => fl!(
                        tiletum_did_take_die_changed,
                        good,
                        from = die.value,
                        value,
                        price = names::amount(Good::Gold, price)
                    ),
                }
            }
            Decision::TakeTile => {
                let place = before.and_then(|game| Some(game.turn()?.place));
                match place.and_then(|place| lying(Spot::Wheel(place))) {
                    Some(tile) => fl!(tiletum_did_take_tile_named, tile),
                    None => fl!(tiletum_did_take_tile).into(),
                }
            }
            Decision::TakeGoods(None) => match before.and_then(Game::turn) {
                Some(turn) => {
                    let goods = names::amount(turn.die.good, turn.die.value.into());
                    fl!(tiletum_did_take_goods_named, goods)
                }
                None => fl!(tiletum_did_take_goods).into(),
            },
            Decision::TakeGoods(Some((_, good))) => {
                let good = match before.and_then(Game::turn) {
                    Some(turn) => names::amount(good, turn.die.value.into()),
                    None => names::good(good).to_owned(),
                };
                fl!(tiletum_did_take_goods_other, good)
            }
            Decision::ChooseAction(action) => {
                fl!(tiletum_did_choose_action, action = names::action(action))
            }
            Decision::Move(piece, space) => fl!(
                tiletum_did_move,
                piece = names::piece(piece),
                space = names::space(edition, space)
            ),
            Decision::Relocate(piece, space) => fl!(
                tiletum_did_relocate,
                piece = names::piece(piece),
                space = names::space(edition, space)
            ),
            Decision::PlacePillar(city) => {
                fl!(tiletum_did_place_pillar, city = names::city(edition, city))
            }
            Decision::PlaceHouse(city, _) => {
                fl!(tiletum_did_place_house, city = names::city(edition, city))
            }
            Decision::TakeMapTile(_, at) => match lying(Spot::Map(at)) {
                Some(tile) => fl!(tiletum_did_take_map_tile_named, tile),
                None => fl!(tiletum_did_take_map_tile).into(),
            },
            Decision::TakeCharacter(at) => match lying(Spot::Character(at)) {
                Some(tile) => fl!(tiletum_did_take_character_named, tile),
                None => fl!(tiletum_did_take_character).into(),
            },
            Decision::RefreshCharacters => fl!(tiletum_did_refresh).into(),
            Decision::MoveCharacter(slot, building, floor) => {
                let building = nth(building);
                match stored(slot) {
                    Some(tile) => fl!(tiletum_did_move_in_named, tile, building, floor),
                    None => fl!(tiletum_did_move_in, building, floor),
                }
            }
            Decision::TakeContract(at) => match lying(Spot::Contract(at)) {
                Some(tile) => fl!(tiletum_did_take_contract_named, tile),
                None => fl!(tiletum_did_take_contract).into(),
            },
            Decision::Exchange(give, get, extra) => {
                let (give, get) = (names::good(give), names::good(get));
                match extra {
                    None => fl!(tiletum_did_exchange, give, get),
                    Some(extra) => {
                        fl!(
                            tiletum_did_exchange_extra,
                            give,
                            get,
                            extra = names::good(extra)
                        )
                    }
                }
            }
            Decision::AdvanceKing => fl!(tiletum_did_advance).into(),
            Decision::BuyGood(good) => fl!(
                tiletum_did_buy,
                good = names::good(good),
                price = names::amount(Good::Gold, 2)
            ),
            Decision::FulfilContract(slot, kind) => match (stored(slot), kind) {
                (None, _) => fl!(tiletum_did_fulfil).into(),
                (Some(tile), None) => fl!(tiletum_did_fulfil_named, tile),
                (Some(tile), Some(kind)) => {
                    fl!(tiletum_did_fulfil_with, tile, good = names::good(kind))
                }
            },
            Decision::PlaceCrest(slot, building) => {
                let building = nth(building);
                match stored(slot) {
                    Some(tile) => fl!(tiletum_did_crest_named, tile, building),
                    None => fl!(tiletum_did_crest, building),
                }
            }
            Decision::BuildCathedral(city) => {
                fl!(tiletum_did_build, city = names::city(edition, city))
            }
            Decision::UseHelper(slot) => match stored(slot) {
                Some(tile) => fl!(tiletum_did_use_helper_named, tile),
                None => fl!(tiletum_did_use_helper).into(),
            },
            Decision::ChooseGoods(goods) => {
                fl!(tiletum_did_choose_goods, goods = names::goods(goods))
            }
            Decision::ChooseBuilding(building) => {
                fl!(tiletum_did_choose_building, building = nth(building))
            }
            Decision::Trigger(floor) => match self.bonus(before, command.seat, floor) {
                Some(effect) => fl!(tiletum_did_trigger_named, floor, effect),
                None => fl!(tiletum_did_trigger, floor),
            },
            Decision::EndEffect => fl!(tiletum_did_end_effect).into(),
            Decision::EndTurn => fl!(tiletum_did_end_turn).into(),
            Decision::KingTile(true) => fl!(tiletum_did_king_tile).into(),
            Decision::KingTile(false) => fl!(tiletum_did_king_tile_discard).into(),
            Decision::Correct(value) => {
                fl!(tiletum_did_correct, value = self.correction(before, value))
            }
            chance @ (Decision::Roll(_) | Decision::Corruption(_) | Decision::Deal(..)) => {
                self.brought(before, chance)
            }
        }
    }

    /// Returns the bonus on a floor of the building that is being triggered again.
    fn bonus(&self, before: Option<&Game>, seat: Option<Seat>, floor: u8) -> Option<String> {
        let game = before?;
        let tiletum::Frame::Triggers(building, _) = game.frames().top()? else {
            return None;
        };
        let tile = game.player(seat?).room(building, floor)?;
        match self.own.tile(tile)? {
            tiletum::Printed::Character { effects, .. } => Some(names::effects(effects)),
            _ => None,
        }
    }
}

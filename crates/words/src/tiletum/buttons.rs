//! Decisions as something to do, in as few words as fit on a button.

use super::names;
use super::sentences::{Words, price_of};
use crate::fl;
use tiletum::{Command, Decision, Game, Printed, Slot, Spot};

impl Words<'_> {
    /// Says what to do, on one button for several decisions: `Go to Bordeaux`.
    #[must_use]
    pub fn doing(&self, before: &Game, commands: &[Command]) -> String {
        let edition = self.edition();
        let steps = |it: &Command| matches!(it.decision, Decision::Move(..));
        let is_bought = |it: &Command| matches!(it.decision, Decision::BuyGood(_));
        match commands {
            [.., last] if commands.iter().all(steps) => match last.decision {
                Decision::Move(_, space) => {
                    fl!(tiletum_do_walk, space = names::space(edition, space))
                }
                _ => self.button(Some(before), last),
            },
            // The purchased goods are needed for what follows.
            [bought @ .., last] if bought.iter().all(is_bought) => self.pictured(before, last),
            _ => {
                let all = commands.iter().map(|it| self.button(Some(before), it));
                all.collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// Says what to do, beside a picture of its object: `Place Fugger`.
    fn pictured(&self, before: &Game, command: &Command) -> String {
        let stored = |slot: u8| {
            let tile = before.player(command.seat?).stored(slot)?;
            self.edition().tile(tile)
        };
        match command.decision {
            Decision::FulfilContract(_, None) => fl!(tiletum_do_fulfil_short).into(),
            Decision::FulfilContract(_, Some(good)) => {
                fl!(tiletum_do_fulfil_short_with, good = names::good(good))
            }
            Decision::TakeMapTile(..) | Decision::TakeContract(_) => {
                fl!(tiletum_do_take_tile).into()
            }
            Decision::TakeCharacter(_) => fl!(tiletum_do_take_character_short).into(),
            Decision::PlaceCrest(slot, building) => match stored(slot) {
                Some(Printed::Crest(family)) => fl!(
                    tiletum_do_crest_short,
                    family = names::family(family),
                    building = building + 1
                ),
                _ => self.button(Some(before), command),
            },
            _ => self.button(Some(before), command),
        }
    }

    /// Says what to do, on a button: `Take wool 3`.
    #[must_use]
    #[allow(clippy::too_many_lines, reason = "one arm for each decision")]
    pub fn button(&self, before: Option<&Game>, command: &Command) -> String {
        let edition = self.edition();
        let stored = |slot: u8| {
            let player = before
                .zip(command.seat)
                .map(|(game, seat)| game.player(seat));
            self.tile(player.and_then(|player| player.stored(slot)))
        };
        let lying = |spot: Spot| {
            let slot = before.and_then(|game| game.slot(spot));
            self.tile(slot.and_then(Slot::tile))
        };
        match command.decision {
            Decision::TakeDie(die, value) => {
                let good = names::good(die.good);
                match price_of(die.value, value) {
                    0 => fl!(tiletum_do_take_die, good, value),
                    _ => fl!(tiletum_do_take_die_changed, good, from = die.value, value),
                }
            }
            Decision::TakeTile => fl!(tiletum_do_take_tile).into(),
            Decision::TakeGoods(None) => fl!(tiletum_do_take_goods).into(),
            Decision::TakeGoods(Some((_, good))) => {
                fl!(tiletum_do_take_goods_other, good = names::good(good))
            }
            Decision::ChooseAction(action) => {
                fl!(tiletum_do_choose_action, action = names::action(action))
            }
            Decision::Move(piece, space) | Decision::Relocate(piece, space) => {
                let piece = crate::language::capital(names::piece(piece));
                let space = names::space(edition, space);
                fl!(tiletum_do_move, piece, space)
            }
            Decision::PlacePillar(city) => {
                fl!(tiletum_do_place_pillar, city = names::city(edition, city))
            }
            Decision::PlaceHouse(city, _) => {
                fl!(tiletum_do_place_house, city = names::city(edition, city))
            }
            Decision::TakeMapTile(_, at) => {
                fl!(tiletum_do_take_map_tile, tile = lying(Spot::Map(at)))
            }
            Decision::TakeCharacter(at) => {
                fl!(tiletum_do_take_character, tile = lying(Spot::Character(at)))
            }
            Decision::RefreshCharacters => fl!(tiletum_do_refresh).into(),
            Decision::MoveCharacter(_, building, floor) => {
                fl!(tiletum_do_move_in, building = building + 1, floor)
            }
            Decision::TakeContract(at) => {
                fl!(tiletum_do_take_contract, tile = lying(Spot::Contract(at)))
            }
            Decision::Exchange(give, get, extra) => {
                let (give, get) = (names::good(give), names::good(get));
                match extra {
                    None => fl!(tiletum_do_exchange, give, get),
                    Some(extra) => {
                        fl!(
                            tiletum_do_exchange_extra,
                            give,
                            get,
                            extra = names::good(extra)
                        )
                    }
                }
            }
            Decision::AdvanceKing => fl!(tiletum_do_advance).into(),
            Decision::BuyGood(good) => fl!(tiletum_do_buy, good = names::good(good)),
            Decision::FulfilContract(slot, kind) => match kind {
                None => fl!(tiletum_do_fulfil, tile = stored(slot)),
                Some(kind) => {
                    let good = names::good(kind);
                    fl!(tiletum_do_fulfil_with, tile = stored(slot), good)
                }
            },
            Decision::PlaceCrest(slot, building) => {
                fl!(
                    tiletum_do_crest,
                    tile = stored(slot),
                    building = building + 1
                )
            }
            Decision::BuildCathedral(city) => {
                fl!(tiletum_do_build, city = names::city(edition, city))
            }
            Decision::UseHelper(slot) => fl!(tiletum_do_use_helper, tile = stored(slot)),
            Decision::ChooseGoods(goods) => {
                fl!(tiletum_do_choose_goods, goods = names::goods(goods))
            }
            Decision::ChooseBuilding(building) => {
                fl!(tiletum_do_choose_building, building = building + 1)
            }
            Decision::Trigger(floor) => fl!(tiletum_do_trigger, floor),
            Decision::EndEffect => fl!(tiletum_do_end_effect).into(),
            Decision::EndTurn => fl!(tiletum_do_end_turn).into(),
            Decision::KingTile(true) => fl!(tiletum_do_king_tile).into(),
            Decision::KingTile(false) => fl!(tiletum_do_king_tile_discard).into(),
            Decision::Correct(value) => {
                fl!(tiletum_do_correct, value = self.correction(before, value))
            }
            Decision::Roll(_) | Decision::Corruption(_) | Decision::Deal(..) => {
                self.played(before, command)
            }
        }
    }
}

//! Why something is not allowed, and what is wrong with a setup: a short sentence for each
//! fact, after the identifier of the rule.

use super::names::{self, ap, vp};
use super::sentences::Words;
use crate::figures::nth;
use crate::fl;
use crate::language::capital;
use table::{Seat, Set};
use tiletum::rules::Misfit;
use tiletum::{CityId, Command, Decision, Fact, Game, Phase, Problem, Rule, Spot, Step, Violation};

/// The context of a refusal.
struct About<'a> {
    /// The position, if known.
    game: Option<&'a Game>,
    /// The deciding player; empty if none is named.
    player: String,
    /// Whether a pillar is placed rather than a house.
    places_pillar: bool,
    /// What comes before what is decided too early, if that is known.
    first: Option<String>,
}

impl Words<'_> {
    /// Says why a command is not allowed in this position, with the rule:
    /// `T2: There is no die …`.
    #[must_use]
    pub fn refusal(&self, game: Option<&Game>, command: &Command, why: &Violation) -> String {
        let player = command.seat.map(|seat| self.seat(seat));
        let about = About {
            game,
            player: player.unwrap_or_default(),
            places_pillar: matches!(command.decision, Decision::PlacePillar(_)),
            first: game.and_then(|game| self.first(game, command)),
        };
        self.cited(&about, why)
    }

    /// Describes a problem of a setup, with the player and the rule.
    #[must_use]
    pub fn problem(&self, problem: &Problem) -> String {
        let player = problem.seat.map(|seat| self.seat(seat));
        let about = About {
            game: None,
            player: player.clone().unwrap_or_default(),
            places_pillar: false,
            first: None,
        };
        let said = self.cited(&about, &problem.violation);
        match player {
            Some(player) => fl!(problem_of_player, player, problem = said),
            None => said,
        }
    }

    /// Says why something on a score sheet is impossible, with the rule.
    #[must_use]
    pub fn misfit(&self, misfit: Misfit) -> String {
        let (rule, sentence) = (misfit.rule().to_string(), sheet(misfit));
        fl!(cited, rule, sentence)
    }

    fn cited(&self, about: &About<'_>, why: &Violation) -> String {
        let sentence = self.fact(about, why.rule, &why.fact);
        fl!(cited, rule = why.rule.to_string(), sentence)
    }

    #[allow(clippy::too_many_lines, reason = "one arm for each fact")]
    fn fact(&self, about: &About<'_>, rule: Rule, fact: &Fact) -> String {
        let (game, player) = (about.game, about.player.as_str());
        let city = |city: &CityId| names::city(self.edition(), *city);
        let spot = |spot: &Spot| self.spot(game, *spot);
        match fact {
            Fact::NoSuchSeat(seat) => fl!(fact_nobody_in_seat, seat = format!("{seat:?}")),
            Fact::NotYourTurn(seats) => self.others_turn(player, *seats),
            Fact::NoSeat => fl!(tiletum_fact_no_seat).into(),
            Fact::NotByASeat => fl!(tiletum_fact_not_by_a_seat).into(),
            Fact::NotNow => match &about.first {
                Some(first) => first.clone(),
                None => fl!(tiletum_fact_not_now).into(),
            },
            Fact::NothingChanges => fl!(tiletum_fact_nothing_changes).into(),
            Fact::TurnsLeft => fl!(tiletum_fact_turns_left).into(),
            Fact::GameOver => fl!(fact_game_over).into(),
            Fact::EffectOpen => match game.and_then(|game| game.frames().top()) {
                Some(frame) => fl!(tiletum_fact_effect_open, effect = names::frame(frame)),
                None => fl!(tiletum_fact_effect_open_unnamed).into(),
            },
            Fact::NoEffect => fl!(tiletum_fact_no_effect).into(),
            Fact::TooManyEffects => fl!(tiletum_fact_too_many_effects).into(),
            Fact::NoSuchDie(die) => {
                let good = names::good(die.good);
                fl!(tiletum_fact_no_such_die, good, value = die.value)
            }
            Fact::NoSuchValue(value) => fl!(tiletum_fact_no_such_value, value),
            Fact::NotThisAction(action) => {
                fl!(
                    tiletum_fact_not_this_action,
                    action = names::action(*action)
                )
            }
            Fact::ChooseFirst => fl!(tiletum_fact_choose_first).into(),
            Fact::Chosen => fl!(tiletum_fact_chosen).into(),
            Fact::NotEnoughAp { needed, has } => fl!(
                tiletum_fact_not_enough_ap,
                player,
                needed = ap(*needed),
                has = ap(*has)
            ),
            Fact::NoSuchSpace(_) => fl!(tiletum_fact_no_such_space).into(),
            Fact::NotAdjacent { from, to } => {
                let [from, to] = [from, to].map(|space| names::space(self.edition(), *space));
                fl!(tiletum_fact_not_adjacent, from, to)
            }
            Fact::NotThere(at) => fl!(tiletum_fact_not_there, city = city(at)),
            Fact::NothingThere(at) => fl!(tiletum_fact_nothing_there, city = city(at)),
            Fact::NotBuilt(at) => fl!(tiletum_fact_not_built, city = city(at)),
            Fact::HasOne(at) if rule == Rule::A2 => {
                fl!(tiletum_fact_has_pillar, player, city = city(at))
            }
            Fact::HasOne(at) => fl!(tiletum_fact_has_house, player, city = city(at)),
            Fact::NoFreeSpace(at) => fl!(tiletum_fact_no_free_space, city = city(at)),
            Fact::Occupied(at, space) => {
                fl!(tiletum_fact_occupied, city = city(at), space = nth(*space))
            }
            Fact::NoSuchHouseSpace(at, space) => {
                fl!(
                    tiletum_fact_no_such_house_space,
                    city = city(at),
                    space = nth(*space)
                )
            }
            Fact::NoSupply if about.places_pillar => fl!(tiletum_fact_no_pillar_left, player),
            Fact::NoSupply => fl!(tiletum_fact_no_house, player),
            Fact::NoPillar(at) => fl!(tiletum_fact_no_pillar, player, city = city(at)),
            Fact::HasBuilt(at) => fl!(tiletum_fact_has_built, player, city = city(at)),
            Fact::NoCathedralTile(at) => fl!(tiletum_fact_no_cathedral_tile, city = city(at)),
            Fact::NoSuchTile(_) => fl!(tiletum_fact_no_such_tile).into(),
            Fact::NoTile(at) => fl!(tiletum_fact_no_tile, spot = spot(at)),
            Fact::Unnamed(at) => fl!(tiletum_fact_unnamed, spot = spot(at)),
            Fact::Named(at) => fl!(tiletum_fact_named, spot = spot(at)),
            Fact::StorehouseFull => fl!(tiletum_fact_storehouse_full, player),
            Fact::HasCrest(family) => {
                fl!(
                    tiletum_fact_has_crest,
                    player,
                    family = names::family(*family)
                )
            }
            Fact::NoContractSpace => fl!(tiletum_fact_no_contract_space, player),
            Fact::EmptySlot(slot) => fl!(tiletum_fact_empty_slot, slot = nth(*slot)),
            Fact::WrongTile(tile) => {
                fl!(tiletum_fact_wrong_tile, tile = self.tile(Some(*tile)))
            }
            Fact::NoCharacters => fl!(tiletum_fact_no_characters).into(),
            Fact::NoSuchBuilding(at) => fl!(tiletum_fact_no_such_building, building = nth(*at)),
            Fact::NoSuchRoom(at, floor) => {
                fl!(
                    tiletum_fact_no_such_room,
                    building = nth(*at),
                    floor = *floor
                )
            }
            Fact::RoomTaken(at, floor) => {
                fl!(tiletum_fact_room_taken, building = nth(*at), floor = *floor)
            }
            Fact::NoRooms(at) => fl!(tiletum_fact_no_rooms, building = nth(*at)),
            Fact::LivesElsewhere(at) => fl!(tiletum_fact_lives_elsewhere, building = nth(*at)),
            Fact::OtherKind(at) => fl!(tiletum_fact_other_kind, building = nth(*at)),
            Fact::NoCharacterIn(at) => fl!(tiletum_fact_no_character_in, building = nth(*at)),
            Fact::HasCrestThere(at) => fl!(tiletum_fact_has_crest_there, building = nth(*at)),
            Fact::NotLeft(floor) => fl!(tiletum_fact_not_left, floor = *floor),
            Fact::NotEnoughGoods { needed, has } => fl!(
                tiletum_fact_not_enough_goods,
                player,
                needed = names::goods(*needed),
                missing = names::goods(needed.minus(*has))
            ),
            Fact::Gold => fl!(tiletum_fact_gold).into(),
            Fact::SameKind(good) => {
                let good = capital(names::good(*good));
                fl!(tiletum_fact_same_kind, good)
            }
            Fact::ExtraMissing => fl!(tiletum_fact_extra_missing).into(),
            Fact::NoExtra => fl!(tiletum_fact_no_extra).into(),
            Fact::KindOfIdentical => fl!(tiletum_fact_kind).into(),
            Fact::WrongAmount { named, due } => {
                fl!(tiletum_fact_wrong_amount, named = *named, due = *due)
            }
            Fact::MustChoose => fl!(tiletum_fact_must_choose).into(),
            Fact::WrongDice { named, due } => {
                fl!(tiletum_fact_wrong_dice, named = *named, due = *due)
            }
            Fact::NotInBag(good) => fl!(tiletum_fact_not_in_bag, good = names::good(*good)),
            Fact::NoSuchToken(value) => fl!(tiletum_fact_no_such_token, value = *value),
            Fact::NextGap(at) => fl!(tiletum_fact_next_gap, spot = spot(at)),
            Fact::OtherStack(tile, _) => {
                fl!(tiletum_fact_other_stack, tile = self.tile(Some(*tile)))
            }
            Fact::NoneLeft(tile) => fl!(tiletum_fact_none_left, tile = self.tile(Some(*tile))),
            Fact::Edition(_) => fl!(tiletum_fact_edition).into(),
            Fact::WrongPlayers(found) => fl!(tiletum_fact_wrong_players, found = *found),
            Fact::Sheet(misfit) => sheet(*misfit),
            Fact::NoLayout => fl!(tiletum_fact_no_layout).into(),
            Fact::WrongCount { found, due } => {
                fl!(tiletum_fact_wrong_count, found = *found, due = *due)
            }
            Fact::OutOfRange { found, most } => {
                fl!(tiletum_fact_out_of_range, found = *found, most = *most)
            }
            Fact::Twice(number) => fl!(tiletum_fact_twice, number = *number),
            Fact::OtherPlaces => fl!(tiletum_fact_other_places).into(),
            Fact::WrongSeats => fl!(tiletum_fact_wrong_seats).into(),
            Fact::WrongHeights => fl!(tiletum_fact_wrong_heights).into(),
            Fact::WrongCathedralTiles(at) => {
                fl!(tiletum_fact_wrong_cathedral_tiles, city = city(at))
            }
            Fact::TooMany { found, there } => {
                fl!(tiletum_fact_too_many, found = *found, there = *there)
            }
        }
    }

    /// Says what comes before what a player decides too early, if anything is known of it.
    fn first(&self, game: &Game, command: &Command) -> Option<String> {
        command.seat?;
        let is_helper = match command.decision {
            Decision::Correct(_) => return None,
            Decision::UseHelper(_) => true,
            _ => false,
        };
        let player = self.seat(game.may_decide().first()?);
        match game.phase() {
            Phase::King => Some(fl!(tiletum_first_king, player)),
            Phase::Turn(Step::Before) => Some(fl!(tiletum_first_die, player)),
            Phase::Turn(Step::Die) if !is_helper => Some(fl!(tiletum_first_goods, player)),
            _ => None,
        }
    }

    fn others_turn(&self, player: &str, seats: Set<Seat>) -> String {
        match seats.is_empty() {
            true => fl!(tiletum_fact_nobodys_turn, player),
            false => fl!(tiletum_fact_not_your_turn, player, turn = self.seats(seats)),
        }
    }
}

/// Says why something on a score sheet is impossible.
fn sheet(misfit: Misfit) -> String {
    match misfit {
        Misfit::Range {
            count,
            found,
            least,
            most,
        } => {
            let what = capital(&names::count(count));
            fl!(tiletum_fact_sheet_range, what, found, least, most)
        }
        Misfit::Fair(round, points) => {
            fl!(tiletum_fact_sheet_fair, points = vp(points.into()), round)
        }
        Misfit::Fairs(round) => fl!(tiletum_fact_sheet_fairs, round),
        Misfit::King(_, points) => fl!(tiletum_fact_sheet_king, points = vp(points.into())),
        Misfit::NoLeader => fl!(tiletum_fact_sheet_no_leader).to_owned(),
        Misfit::Pillars { found, most } => fl!(tiletum_fact_sheet_pillars, found, most),
        Misfit::NoPillar(number) => fl!(tiletum_fact_sheet_no_pillar, number),
    }
}

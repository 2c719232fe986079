//! Facts that support a plan, so that a hint can give reasons. They are found by playing
//! the plan on a copy of the game; none of them is a guess.

use super::chance::Random;
use crate::rules::command::{Command, Decision, Event, Spot};
use crate::rules::game::Game;
use crate::rules::parts::{Action, CityId, Good, Piece, SpaceId, TileId};
use crate::rules::tally::Source;
use crate::rules::{AtFair, ROUNDS};
use table::Seat;

/// A fact about a plan for the rest of a turn. Points are VP, AP are action points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The die brings these goods (T5).
    Goods {
        /// Their kind.
        good: Good,
        /// How many.
        amount: u8,
    },
    /// Changing the die has a cost (T2).
    DieCosts {
        /// Gold.
        gold: u16,
    },
    /// The AP available for the action, including bonus AP (T6, B9).
    Strength {
        /// The action.
        action: Action,
        /// AP.
        ap: u8,
    },
    /// A tile goes to the storehouse (B1).
    Takes {
        /// The tile.
        tile: TileId,
        /// Its place.
        from: Spot,
    },
    /// A piece moves there.
    Goes {
        /// The piece.
        piece: Piece,
        /// The space.
        to: SpaceId,
    },
    /// A house is placed (M2).
    House {
        /// The city.
        city: CityId,
    },
    /// A pillar is placed (A2).
    Pillar {
        /// The city.
        city: CityId,
    },
    /// A contract is fulfilled (J2).
    Contract {
        /// The contract.
        tile: TileId,
    },
    /// A cathedral tile is taken (J7).
    Cathedral {
        /// The city.
        city: CityId,
        /// The value of the tile, in VP.
        value: u8,
    },
    /// A crest is placed (J5).
    Crest {
        /// The crest.
        tile: TileId,
        /// The building (0 to 5).
        building: u8,
    },
    /// A character moves in (C3).
    MovesIn {
        /// The character.
        tile: TileId,
        /// The building (0 to 4).
        building: u8,
        /// The floor (1 to 3).
        floor: u8,
    },
    /// The last room of a building is filled, and its house becomes free (B8).
    Fills {
        /// The building (0 to 4).
        building: u8,
    },
    /// A building is completed (B9).
    Completes {
        /// The building (0 to 5).
        building: u8,
        /// The action that it strengthens from now on, and the AP it adds.
        strengthens: Option<(Action, u8)>,
    },
    /// The marker on the king track moves to this space (K2).
    King {
        /// The space.
        space: i8,
        /// The place in the next turn order, 1 for the first (K3).
        place: u8,
    },
    /// Points that are scored immediately.
    Points {
        /// The source.
        source: Source,
        /// VP; negative if they are lost.
        vp: i16,
    },
    /// The player takes part in a fair that would otherwise bring nothing (F1).
    TakesPart {
        /// The round of the fair.
        round: u8,
        /// The VP it would bring now.
        vp: i32,
    },
    /// A fair in which the player takes part brings more (F2).
    Fair {
        /// The round of the fair.
        round: u8,
        /// The additional VP.
        vp: i32,
    },
    /// Houses times pillars are worth more at the end (E2).
    ByPillars {
        /// The additional VP.
        vp: i32,
    },
    /// Completed buildings are worth more at the end (E1).
    Buildings {
        /// The additional VP.
        vp: i32,
    },
    /// AP of the die are forfeited (G6).
    Lapses {
        /// AP.
        ap: u8,
    },
}

/// Returns the facts about a plan of a seat.
pub(super) fn reasons(game: &Game, seat: Seat, plan: &[Command], seed: u64) -> Vec<Reason> {
    let mut after = *game;
    let mut random = Random::new(seed);
    let mut found = Vec::new();
    let mut way: [Option<SpaceId>; 2] = [None; 2];
    for command in plan {
        let turn = after.turn().copied();
        if let Some(turn) = turn
            && command.decision == Decision::EndTurn
            && turn.ap > 0
        {
            found.push(Reason::Lapses { ap: turn.ap });
        }
        if let Some(turn) = turn
            && let Decision::TakeGoods(other) = command.decision
        {
            let good = other.map_or(turn.die.good, |(_, good)| good);
            let amount = turn.die.value;
            found.push(Reason::Goods { good, amount });
        }
        let Ok(events) = after.play(command) else {
            break;
        };
        for event in events {
            if let Event::Moved(who, piece, to) = event
                && who == seat
            {
                way[piece as usize] = Some(to);
            }
            found.extend(of_event(&after, seat, event));
        }
        if let Some(now) = after.turn()
            && let Some(action) = now.action
            && turn.is_none_or(|turn| turn.action != Some(action))
        {
            let ap = now.ap;
            found.push(Reason::Strength { action, ap });
        }
        random.settle_turn(&mut after);
    }
    for piece in [Piece::Merchant, Piece::Architect] {
        if let Some(to) = way[piece as usize] {
            found.push(Reason::Goes { piece, to });
        }
    }
    found.extend(of_ends(game, &after, seat));
    found
}

/// Converts an event to a fact about the seat.
fn of_event(game: &Game, seat: Seat, event: Event) -> Option<Reason> {
    let reason = match event {
        Event::DieTaken(who, _, _, gold) if who == seat && gold > 0 => Reason::DieCosts { gold },
        Event::TileTaken(who, from, tile) if who == seat => Reason::Takes { tile, from },
        Event::HousePlaced(who, city, _) if who == seat => Reason::House { city },
        Event::PillarPlaced(who, city) if who == seat => Reason::Pillar { city },
        Event::Fulfilled(who, tile, _) if who == seat => Reason::Contract { tile },
        Event::Built(who, city, value) if who == seat => Reason::Cathedral { city, value },
        Event::CrestPlaced(who, tile, building) if who == seat => Reason::Crest { tile, building },
        Event::MovedIn(who, tile, building, floor) if who == seat => Reason::MovesIn {
            tile,
            building,
            floor,
        },
        Event::Filled(who, building) if who == seat => Reason::Fills { building },
        Event::Completed(who, building, strengthens) if who == seat => Reason::Completes {
            building,
            strengthens,
        },
        Event::KingMoved(who, space) if who == seat => {
            let place = game.ranked().position(|other| other == seat);
            let place = place.map_or(1, |place| place as u8 + 1);
            Reason::King { space, place }
        }
        Event::Scored(who, source, vp) if who == seat => Reason::Points { source, vp },
        _ => return None,
    };
    Some(reason)
}

/// Returns what is worth more after the plan than before: fairs to come and the final
/// scoring.
fn of_ends(before: &Game, after: &Game, seat: Seat) -> Vec<Reason> {
    let mut found = Vec::new();
    if after.is_over() {
        return found;
    }
    for round in before.round()..=ROUNDS {
        let (was, is): (AtFair, AtFair) = (before.at_fair(round, seat), after.at_fair(round, seat));
        match (was.takes_part(), is.takes_part()) {
            (false, true) => found.push(Reason::TakesPart { round, vp: is.vp }),
            (true, true) if is.vp > was.vp => found.push(Reason::Fair {
                round,
                vp: is.vp - was.vp,
            }),
            _ => {}
        }
    }
    let more = |source| after.end_vp(seat, source) - before.end_vp(seat, source);
    let by_pillars = more(Source::HousesByPillars);
    if by_pillars > 0 {
        found.push(Reason::ByPillars { vp: by_pillars });
    }
    let buildings = more(Source::Buildings);
    if buildings > 0 {
        found.push(Reason::Buildings { vp: buildings });
    }
    found
}

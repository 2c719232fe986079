//! The evaluation: the worth of a position to a seat, in VP of the final score.
//!
//! It consists of the points so far, the fairs to come, the king track, unfinished
//! buildings, the content of the storehouse, goods, and the positions of the pieces.

use super::outlook::Outlook;
use super::projects;
use super::tiles;
use super::weights::Weights;
use crate::rules::COMPLETED_VP;
use crate::rules::ROUNDS;
use crate::rules::command::{Command, Decision, Spot};
use crate::rules::edition::{BUILDINGS, Condition, HouseBonus, MOST_CITIES};
use crate::rules::game::Game;
use crate::rules::parts::{CityId, Piece};
use crate::rules::state::{Frame, OCCUPIED, Phase, Slot};
use table::Seat;

/// Returns the worth of a position to a seat, in VP of the final score.
pub(in crate::mind) fn worth(game: &Game, seat: Seat, weights: &Weights) -> f32 {
    if game.is_over() {
        // Being further left on the turn order track wins a tie (E4).
        let place = game.order().iter().position(|&other| other == seat);
        return f32::from(game.player(seat).vp()) - 0.01 * place.unwrap_or(0) as f32;
    }
    let outlook = Outlook::of(game, seat, weights);
    parts(game, seat, &outlook, weights).iter().sum()
}

/// Returns the parts of the worth of a position before the end: points so far, fairs,
/// houses by pillars, king track, buildings, supply, storehouse, goods, and the pieces on
/// the map.
pub(super) fn parts(game: &Game, seat: Seat, outlook: &Outlook, weights: &Weights) -> [f32; 9] {
    [
        f32::from(game.player(seat).vp()),
        outlook.fairs,
        outlook.by_pillars,
        king_track(game, seat, outlook, weights),
        buildings(game, seat, outlook, weights),
        supply(game, seat, outlook, weights),
        tiles::storehouse(game, seat, outlook, weights),
        projects::goods(game, seat, outlook, weights),
        position(game, seat, outlook, weights),
    ]
}

/// Decides whether the leader takes the tile beside the king track (K4).
pub(super) fn king_tile(game: &Game, seat: Seat, weights: &Weights) -> Decision {
    let worth = |take| king_worth(game, seat, take, weights);
    Decision::KingTile(worth(true) >= worth(false))
}

/// Returns the worth of the position after the leader has taken or discarded that tile, in
/// VP.
fn king_worth(game: &Game, seat: Seat, take: bool, weights: &Weights) -> f32 {
    let mut after = *game;
    after.play_legal(&Command::new(seat, Decision::KingTile(take)));
    worth(&after, seat, weights)
}

/// Returns the expected worth of open effects while a turn is being planned.
pub(super) fn open_effects(game: &Game, seat: Seat, weights: &Weights) -> f32 {
    let of = |frame: &Frame| match *frame {
        Frame::Action(action, ap) => f32::from(ap) * weights.action[action as usize],
        Frame::AnyAction(ap) => f32::from(ap) * weights.action[0],
        Frame::Walk {
            merchant,
            architect,
            house,
            pillar,
        } => {
            f32::from(merchant + architect) * weights.step
                + f32::from(u8::from(house) + u8::from(pillar)) * weights.placing
        }
        Frame::HouseAnywhere => match game.player(seat).house_supply() {
            0 => 0.0,
            _ => weights.placing,
        },
        Frame::PillarAnywhere => match game.player(seat).pillar_supply() {
            0 => 0.0,
            _ => weights.placing,
        },
        Frame::Relocate(_) => weights.relocate,
        Frame::Choice(amount) => f32::from(amount) * weights.choice,
        Frame::Retrigger => weights.again * weights.again_count,
        Frame::Triggers(_, floors) => floors.count_ones() as f32 * weights.again,
    };
    // This is less than for a helper that is kept, so that AP of the die are spent first.
    game.frames().all().iter().map(of).sum::<f32>() * weights.helper * weights.begun_effect
}

/// Returns the VP of the king track in this round and those to come (K5), its fair (F6),
/// and the turn order.
fn king_track(game: &Game, seat: Seat, outlook: &Outlook, weights: &Weights) -> f32 {
    let edition = game.edition();
    let king = &edition.data().king;
    let (lowest, highest) = (f32::from(king.lowest), f32::from(king.highest));
    let tokens: f32 = edition
        .data()
        .corruption
        .iter()
        .copied()
        .map(f32::from)
        .sum();
    let a_round = tokens / 2.0;
    let revealed = game.revealed().count();
    let left: f32 = game.tokens_left().map(f32::from).sum();
    let left = left / (6 - revealed).max(1) as f32 * 3_usize.saturating_sub(revealed) as f32;
    let mut at = f32::from(game.king(seat).0);
    let mut total = 0.0;
    for round in outlook.next_fair..=ROUNDS {
        let (drop, gain) = match round == game.round() {
            true => {
                let turns = f32::from(outlook.this_round) / 3.0;
                (left, weights.king_rate * turns)
            }
            false => (a_round, weights.king_rate),
        };
        at = (at - drop + gain).clamp(lowest, highest);
        let (below, part) = (at.floor(), at - at.floor());
        let vp = |space: f32| edition.king_vp(space as i8) as f32;
        let vp = vp(below) * (1.0 - part) + vp((below + 1.0).min(highest)) * part;
        total += vp;
        let (_, tile, each) = game.fair(round);
        if tile.condition == Condition::King {
            total += outlook.part[usize::from(round) - 1] * (f32::from(each) + vp);
        }
        at = at.max(0.0);
    }
    // The certainty of the places: the current ranking becomes that of the round's end.
    let sure = match outlook.next_fair == game.round() && game.phase() != Phase::Over {
        true => 1.0 / f32::from(1 + outlook.this_round),
        false => 0.0,
    };
    let place = game.ranked().position(|other| other == seat).unwrap_or(0);
    let behind = place as f32;
    let order = match outlook.turns > outlook.this_round {
        true => weights.order,
        false => weights.last_order,
    };
    let leads = f32::from(u8::from(place == 0)) * weights.leader;
    total + sure * (leads - behind * order)
}

/// Returns the progress of a building towards completion: 0 to 1.
fn progress(game: &Game, seat: Seat, building: usize, weights: &Weights) -> f32 {
    let player = game.player(seat);
    if player.is_completed(building) {
        return 1.0;
    }
    let floors = game.edition().building(building).floors;
    let housed = (1..=floors).filter(|&floor| player.room(building as u8, floor).is_some());
    let part = match building == OCCUPIED {
        true => 1.0,
        false => housed.count() as f32 / f32::from(floors),
    };
    let crest = player.crests()[building].is_some();
    weights.rooms * part + f32::from(u8::from(crest)) * weights.crest
}

/// Returns the VP for completed buildings (E1) and the AP they give until the end (B9),
/// including unfinished ones.
fn buildings(game: &Game, seat: Seat, outlook: &Outlook, weights: &Weights) -> f32 {
    let turns = f32::from(outlook.turns);
    let feasible = (turns / weights.building_turns).min(1.0);
    let mut sum = 0.0;
    let mut strength = 0.0;
    for building in 0..BUILDINGS {
        let done = progress(game, seat, building, weights);
        let counted = if done < 1.0 { done * feasible } else { 1.0 };
        sum += counted;
        let ap = f32::from(game.edition().building(building).ap);
        strength += ap * counted * counted;
    }
    let (below, part) = (sum.floor(), sum - sum.floor());
    let vp = |count: f32| COMPLETED_VP[(count as usize).min(BUILDINGS)] as f32;
    let end = vp(below) * (1.0 - part) + vp(below + 1.0) * part;
    let action = weights.action[0] * weights.strengthened;
    end + strength * turns * action
}

/// Returns the worth of houses and pillars in the supply, which coming turns may place.
fn supply(game: &Game, seat: Seat, outlook: &Outlook, weights: &Weights) -> f32 {
    let player = game.player(seat);
    let turns = f32::from(outlook.turns);
    let of = |count: u8, each: f32| -> f32 {
        let counted = weights.supply.iter().take(usize::from(count)).enumerate();
        let parts = counted.map(|(at, part)| part * (turns / (at + 1) as f32 / 2.0).min(1.0));
        parts.sum::<f32>() * each
    };
    of(player.house_supply(), outlook.more.houses)
        + of(player.pillar_supply(), outlook.more.pillars)
}

/// Returns the additional worth of a house in a city, besides being one more; `None` if
/// none can be placed there.
pub(super) fn house_there(
    game: &Game,
    seat: Seat,
    city: CityId,
    outlook: &Outlook,
    weights: &Weights,
) -> Option<f32> {
    if game.player(seat).has_house(city) {
        return None;
    }
    let free = game.house_spaces(city);
    let free = free.filter(|&(space, _)| game.house_on(city, space).is_none());
    let bonus = free.map(|(_, space)| match space.bonus {
        HouseBonus::Plain => 0.0,
        HouseBonus::Vp(vp) => f32::from(vp),
        HouseBonus::Retrigger => weights.again_space,
    });
    let bonus = bonus.fold(None, |most: Option<f32>, bonus| {
        Some(most.map_or(bonus, |most| most.max(bonus)))
    })?;
    let fairs = (outlook.next_fair..=ROUNDS).map(|round| {
        let at = usize::from(round) - 1;
        match game.fair(round).0 == city {
            true => outlook.at_stake[at] * (1.0 - outlook.part[at]),
            false => 0.0,
        }
    });
    Some(bonus + fairs.sum::<f32>())
}

/// Returns the additional worth of a pillar in a city, besides being one more: the
/// cathedral that can then be built. `None` if none can be placed there.
fn pillar_there(game: &Game, seat: Seat, city: CityId, weights: &Weights) -> Option<f32> {
    let cathedral = game.edition().cathedral_of(city)?;
    let left = game.cathedral_left(cathedral);
    let free = game.pillars_at(cathedral) < game.edition().pillar_spaces(cathedral);
    if game.player(seat).has_pillar(cathedral) || !free {
        return None;
    }
    let vp = left.first().copied()?;
    Some(projects::cathedral_promise(game, cathedral, vp, weights))
}

/// Returns the worth of the positions of merchant and architect: being near something
/// counts while turns are left.
fn position(game: &Game, seat: Seat, outlook: &Outlook, weights: &Weights) -> f32 {
    if outlook.turns == 0 {
        return 0.0;
    }
    let player = game.player(seat);
    let edition = game.edition();
    let mut offers = [0.0_f32; MOST_CITIES];
    for (at, (city, _)) in edition.map_places().iter().enumerate() {
        if let Some(Slot::Tile(_)) = game.slot(Spot::Map(at as u8)) {
            offers[city.index()] += weights.map_tile;
        }
    }
    let mut total = 0.0;
    for piece in [Piece::Merchant, Piece::Architect] {
        let from = player.piece(piece);
        let supply = match piece {
            Piece::Merchant => player.house_supply(),
            Piece::Architect => player.pillar_supply(),
        };
        let (mut best, mut second) = (0.0_f32, 0.0_f32);
        for (number, tiles) in (0..).zip(&offers[..edition.cities()]) {
            let city = CityId::new(number);
            let placing = match piece {
                Piece::Merchant => house_there(game, seat, city, outlook, weights)
                    .map(|bonus| bonus + outlook.more.houses * weights.far_piece),
                Piece::Architect => pillar_there(game, seat, city, weights)
                    .map(|bonus| bonus + outlook.more.pillars * weights.far_piece),
            };
            let placing = placing.unwrap_or(0.0);
            let placing = if supply > 0 {
                placing
            } else {
                placing * weights.no_supply
            };
            let offer = placing + tiles;
            if offer <= 0.0 {
                continue;
            }
            let steps = f32::from(edition.steps(from, city.space()));
            let near = offer * (1.0 - weights.position_step * steps).max(0.0);
            if near > best {
                (best, second) = (near, best);
            } else if near > second {
                second = near;
            }
        }
        total += weights.position * best + weights.second_position * second;
    }
    total * (f32::from(outlook.turns) / 3.0).min(1.0)
}

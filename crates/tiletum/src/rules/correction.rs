//! Correcting a value by hand, for what a table cannot trace back.
//!
//! Each correction is carried out through `Game → Position → Game`. It either leads to a
//! legal position or is refused with the reason. Values that depend on the corrected one
//! (supplies, completed buildings, the bag, the stacks) are derived anew.

use super::command::{Correction, Event, Spot};
use super::game::{Events, Game};
use super::parts::{Piece, TileId};
use super::phase::round::TURNS;
use super::position::{Position, SeatPosition};
use super::rule::{Fact, Rule, Violation};
use super::state::{Phase, Slot, Step};
use table::{Item as _, Seat};

/// A number that is too large, or a place that does not exist.
fn out_of_range(rule: Rule, found: u8, most: usize) -> Violation {
    let found = usize::from(found);
    rule.broken(Fact::OutOfRange { found, most })
}

/// Returns the rule that a value belongs to.
fn rule_of(correction: Correction) -> Rule {
    match correction {
        Correction::Vp(_) => Rule::G2,
        Correction::Goods(..) => Rule::G3,
        Correction::King(..) => Rule::K2,
        Correction::Ap(_) => Rule::T6,
        Correction::Stands(Piece::Merchant, _) => Rule::M1,
        Correction::Stands(Piece::Architect, _) => Rule::A1,
        Correction::House(..) => Rule::M2,
        Correction::Pillar(..) => Rule::A2,
        Correction::Cathedral(..) => Rule::J7,
        Correction::Stored(..) => Rule::B1,
        Correction::Contract(..) => Rule::J4,
        Correction::Crest(..) => Rule::J5,
        Correction::Room(..) => Rule::C3,
        Correction::Order(_) => Rule::K7,
        Correction::Turn | Correction::Step(_) => Rule::T1,
        Correction::Lies(..) => Rule::X5,
        Correction::Wheel(_) => Rule::P1,
        Correction::Token(..) => Rule::S7,
        Correction::Rotation(_) => Rule::S2,
        Correction::Round(_) => Rule::G1,
        Correction::Swapped(_) => Rule::D2,
    }
}

impl Game {
    /// Returns the current value; `None` if there is no such place.
    fn value(&self, seat: Seat, correction: Correction) -> Option<Correction> {
        let player = &self.players[seat];
        let place = |at: u8| usize::from(at);
        Some(match correction {
            Correction::Vp(_) => Correction::Vp(player.vp),
            Correction::Goods(good, _) => Correction::Goods(good, player.goods[good]),
            Correction::King(..) => Correction::King(self.king[seat], self.height[seat]),
            Correction::Ap(_) => Correction::Ap(self.turn.ap),
            Correction::Stands(piece, _) => Correction::Stands(piece, player.piece(piece)),
            Correction::House(city, _) => {
                let mut spaces = self.house_spaces(city).map(|(at, _)| at);
                let space = spaces.find(|&at| self.house_on(city, at) == Some(seat));
                Correction::House(city, space)
            }
            Correction::Pillar(city, _) => {
                let cathedral = self.edition.cathedral_of(city)?;
                Correction::Pillar(city, player.has_pillar(cathedral))
            }
            Correction::Cathedral(city, _) => {
                let cathedral = self.edition.cathedral_of(city)?;
                Correction::Cathedral(city, player.cathedral_tiles[cathedral])
            }
            Correction::Stored(slot, _) => {
                Correction::Stored(slot, *player.storehouse.get(place(slot))?)
            }
            Correction::Contract(space, _) => {
                Correction::Contract(space, *player.contracts.get(place(space))?)
            }
            Correction::Crest(building, _) => {
                Correction::Crest(building, *player.crests.get(place(building))?)
            }
            Correction::Room(building, floor, _) => {
                let rooms = player.rooms.get(place(building))?;
                let tile = rooms.get(place(floor).checked_sub(1)?)?;
                Correction::Room(building, floor, *tile)
            }
            Correction::Order(_) => {
                let at = self.order().iter().position(|&other| other == seat)?;
                Correction::Order(at as u8)
            }
            // The turn has no value that belongs to the seat.
            Correction::Turn => Correction::Turn,
            Correction::Lies(spot, _) => Correction::Lies(spot, self.slot(spot)?),
            Correction::Wheel(_) => Correction::Wheel(self.wheel),
            Correction::Token(at, _) => Correction::Token(at, self.revealed().nth(place(at))?),
            Correction::Rotation(_) => Correction::Rotation(self.rotation),
            Correction::Round(_) => Correction::Round(self.round),
            Correction::Step(_) => Correction::Step(self.step),
            Correction::Swapped(_) => Correction::Swapped(self.swapped),
        })
    }

    /// Returns the reason why there is no such value.
    fn no_such_value(&self, correction: Correction) -> Violation {
        let rule = rule_of(correction);
        match correction {
            Correction::Pillar(city, _) | Correction::Cathedral(city, _) => {
                rule.broken(Fact::NothingThere(city))
            }
            Correction::Crest(building, _) => rule.broken(Fact::NoSuchBuilding(building)),
            Correction::Room(building, floor, _) => rule.broken(Fact::NoSuchRoom(building, floor)),
            Correction::Lies(spot, _) => rule.broken(Fact::NoTile(spot)),
            Correction::Stored(slot, _) => {
                let spaces = self.edition.data().board.storehouse;
                out_of_range(rule, slot.saturating_add(1), usize::from(spaces))
            }
            Correction::Contract(space, _) => {
                let spaces = self.edition.data().board.contract_vp.len();
                out_of_range(rule, space.saturating_add(1), spaces)
            }
            Correction::Token(at, _) => {
                out_of_range(rule, at.saturating_add(1), self.revealed().count())
            }
            _ => rule.broken(Fact::NotNow),
        }
    }

    /// Returns the position with the value changed.
    fn corrected(&self, seat: Seat, correction: Correction) -> Result<Game, Violation> {
        let rule = rule_of(correction);
        let was = self.value(seat, correction);
        let was = was.ok_or_else(|| self.no_such_value(correction))?;
        let is_turn = self.phase == Phase::Turn(Step::Before) && self.active() == Some(seat);
        if was == correction && (correction != Correction::Turn || is_turn) {
            return Err(rule.broken(Fact::NothingChanges));
        }
        let mut position = Position::from(self);
        self.put(&mut position, seat, correction)?;
        let changed = position.instead_of(self);
        let after = changed.map_err(|problems| match problems.into_iter().next() {
            Some(problem) => problem.violation,
            None => rule.broken(Fact::NotNow),
        })?;
        // A typed position may already lack something.
        match !self.can_be_played_out() || after.can_be_played_out() {
            true => Ok(after),
            false => Err(rule.broken(Fact::TurnsLeft)),
        }
    }

    /// Puts a value into the position of this game.
    fn put(
        &self,
        position: &mut Position,
        seat: Seat,
        correction: Correction,
    ) -> Result<(), Violation> {
        let rule = rule_of(correction);
        self.check_moment(correction)?;
        let board = &mut position.seats[seat.index()];
        match correction {
            Correction::Vp(vp) => board.vp = vp,
            Correction::Goods(good, amount) => board.goods[good] = amount,
            Correction::King(space, height) => {
                return put_marker(&mut position.seats, seat, (space, height));
            }
            Correction::Ap(ap) => match &mut position.turn {
                Some(turn) if self.active() == Some(seat) => turn.ap = ap,
                _ => return Err(rule.broken(Fact::NotYourTurn(self.may_decide()))),
            },
            Correction::Stands(Piece::Merchant, space) => board.merchant = space,
            Correction::Stands(Piece::Architect, space) => board.architect = space,
            Correction::House(city, space) => {
                board.houses.retain(|(other, _)| *other != city);
                board.houses.extend(space.map(|space| (city, space)));
            }
            Correction::Pillar(city, stands) => {
                board.pillars.retain(|other| *other != city);
                board.pillars.extend(stands.then_some(city));
            }
            Correction::Cathedral(city, value) => {
                board.cathedrals.retain(|(other, _)| *other != city);
                board.cathedrals.extend(value.map(|value| (city, value)));
            }
            Correction::Stored(slot, tile) => {
                let at = usize::from(slot);
                if board.storehouse.len() <= at {
                    board.storehouse.resize(at + 1, None);
                }
                board.storehouse[at] = tile;
            }
            Correction::Contract(space, tile) => {
                let at = usize::from(space);
                let filled = board.contracts.len();
                match tile {
                    Some(tile) if at < filled => board.contracts[at] = tile,
                    Some(tile) if at == filled => board.contracts.push(tile),
                    None if at + 1 == filled => drop(board.contracts.pop()),
                    // Only the last contract can be removed, and none can be placed after a
                    // gap.
                    Some(_) => return Err(out_of_range(rule, space + 1, filled + 1)),
                    None => {
                        return Err(rule.broken(Fact::WrongCount {
                            found: at + 1,
                            due: filled,
                        }));
                    }
                }
            }
            Correction::Crest(building, tile) => board.crests[usize::from(building)] = tile,
            Correction::Room(building, floor, tile) => {
                board.rooms[usize::from(building)][usize::from(floor) - 1] = tile;
            }
            Correction::Order(place) => {
                let active = self.order[usize::from(self.at)];
                position.order.retain(|&other| other != seat);
                let most = position.order.len();
                if usize::from(place) > most {
                    return Err(out_of_range(rule, place.saturating_add(1), most + 1));
                }
                position.order.insert(usize::from(place), seat);
                // The turn stays with the same player.
                let at = position.order.iter().position(|&other| other == active);
                if matches!(self.phase, Phase::Turn(_) | Phase::Refill) {
                    position.at = at.unwrap_or(0) as u8;
                }
            }
            Correction::Turn => {
                let at = position.order.iter().position(|&other| other == seat);
                position.at = at.unwrap_or(0) as u8;
                position.phase = Phase::Turn(Step::Before);
                position.turn = None;
                position.frames.clear();
                position.swapped = false;
            }
            Correction::Lies(spot, slot) => {
                if !self.is_used(spot) {
                    return Err(rule.broken(Fact::NoTile(spot)));
                }
                position.put_slot(spot, slot);
            }
            Correction::Wheel(dice) => position.wheel = dice,
            Correction::Token(at, value) => position.revealed[usize::from(at)] = value,
            Correction::Rotation(segments) => position.rotation = segments,
            Correction::Round(round) => position.round = round,
            Correction::Step(step) => position.step = step,
            Correction::Swapped(swapped) => position.swapped = swapped,
        }
        self.account_for(position, seat, correction);
        Ok(())
    }

    /// Checks that this value matters in the current part of the round.
    fn check_moment(&self, correction: Correction) -> Result<(), Violation> {
        let counts = match correction {
            Correction::Ap(_) => self.phase == Phase::Turn(Step::Act),
            Correction::Swapped(_) => matches!(self.phase, Phase::Turn(_)),
            Correction::Wheel(_) => {
                !matches!(self.phase, Phase::Prepare | Phase::Tidy | Phase::Over)
            }
            Correction::Turn | Correction::Round(_) | Correction::Step(_) => !self.is_over(),
            _ => true,
        };
        match (counts, self.is_over()) {
            (true, _) => Ok(()),
            (false, true) => Err(rule_of(correction).broken(Fact::GameOver)),
            (false, false) => Err(rule_of(correction).broken(Fact::NotNow)),
        }
    }

    /// Accounts for tiles. A tile that a correction removes without replacement leaves the
    /// game (G7); a tile it adds comes back into the game if no unseen copy is left.
    fn account_for(&self, position: &mut Position, seat: Seat, correction: Correction) {
        let was = self.value(seat, correction).and_then(tile_in);
        match (was, tile_in(correction)) {
            (Some(gone), None) if !is_unknown(correction) => position.out.push(gone),
            (_, Some(came)) if self.unseen(came) == 0 => {
                if let Some(at) = position.out.iter().position(|&tile| tile == came) {
                    position.out.remove(at);
                }
            }
            _ => {}
        }
    }

    /// Returns whether a place for tiles is in use at this number of players (S1).
    fn is_used(&self, spot: Spot) -> bool {
        let Spot::Map(at) = spot else { return true };
        let place = self.edition.map_places().get(usize::from(at));
        place.is_some_and(|(_, mark)| mark.is_used_by(self.player_count()))
    }

    /// Returns whether there are dice, die spaces and corruption tokens for all remaining
    /// turns of the round (T1, T3, S7).
    fn can_be_played_out(&self) -> bool {
        let later = TURNS - self.step.min(TURNS);
        let (turns, tokens): (&dyn Fn(u8) -> u8, u8) = match self.phase {
            Phase::Prepare | Phase::King | Phase::Tidy | Phase::Over => return true,
            Phase::Corruption => (&|_| later + 1, later + 1),
            Phase::Turn(Step::Before) => (&|at| later + u8::from(at >= self.at), later),
            Phase::Turn(Step::Die | Step::Act) | Phase::Refill => {
                (&|at| later + u8::from(at > self.at), later)
            }
        };
        let turns: Vec<(Seat, usize)> = (0_u8..)
            .zip(self.order())
            .map(|(at, &seat)| (seat, usize::from(turns(at))))
            .collect();
        let due: usize = turns.iter().map(|(_, turns)| turns).sum();
        let fits = |&(seat, turns): &(Seat, usize)| {
            let dice = self.players[seat].dice();
            dice.count() + turns <= usize::from(TURNS)
        };
        due <= self.wheel.total()
            && turns.iter().all(fits)
            && self.revealed().count() + usize::from(tokens) <= self.revealed.len()
    }

    pub(super) fn check_correction(
        &self,
        seat: Seat,
        correction: Correction,
    ) -> Result<(), Violation> {
        self.corrected(seat, correction).map(drop)
    }

    pub(super) fn correct(&mut self, seat: Seat, correction: Correction, events: &mut impl Events) {
        let was = self.value(seat, correction);
        let Ok(after) = self.corrected(seat, correction) else {
            return;
        };
        *self = after;
        events.push(Event::Corrected(
            seat,
            was.unwrap_or(correction),
            correction,
        ));
        if correction == Correction::Turn {
            events.push(Event::TurnBegan(seat));
        }
    }
}

/// Returns the tile that a correction names.
fn tile_in(correction: Correction) -> Option<TileId> {
    match correction {
        Correction::Stored(_, tile)
        | Correction::Contract(_, tile)
        | Correction::Crest(_, tile)
        | Correction::Room(_, _, tile) => tile,
        Correction::Lies(_, slot) => slot.tile(),
        _ => None,
    }
}

fn is_unknown(correction: Correction) -> bool {
    matches!(correction, Correction::Lies(_, Slot::Unknown))
}

/// Puts a king marker at a height of the stack on a space. Markers above its old place move
/// down, markers from its new place up move up.
fn put_marker(
    seats: &mut [SeatPosition],
    seat: Seat,
    (space, height): (i8, u8),
) -> Result<(), Violation> {
    let at = seat.index();
    let (from, old) = (seats[at].king, seats[at].height);
    let others = || (0..).zip(seats.iter()).filter(|(other, _)| *other != at);
    let there = others().filter(|(_, other)| other.king == space).count();
    if usize::from(height) > there {
        return Err(out_of_range(Rule::K3, height.saturating_add(1), there + 1));
    }
    for (other, board) in seats.iter_mut().enumerate() {
        if other == at {
            continue;
        }
        if board.king == from && board.height > old {
            board.height -= 1;
        }
        if board.king == space && board.height >= height {
            board.height += 1;
        }
    }
    seats[at].king = space;
    seats[at].height = height;
    Ok(())
}

//! A legal position of the game, and the way commands carry it forward.
//!
//! The only way in is through [`Setup`]. A game is flat and [`Copy`]: bots, the window
//! and the log copy it instead of taking moves back. What each part of a round allows and
//! does is in `phase/`, one file a topic.

// A new decision or phase must be answered, and not fall through.
#![deny(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

use std::convert::Infallible;
use std::mem::discriminant;

use super::atlas::Edition;
use super::command::{Command, Decision, Event, Spot};
use super::edition::{CATHEDRALS, MOST_CITIES, MOST_HOUSES, MOST_MAP_TILES, MOST_TILES};
use super::parts::{ActionPlace, CityId, Dice, Goods};
use super::phase::{chance, character, contract, die, effect, king, round, task, travel};
use super::rule::{Fact, Rule, Violation};
use super::setup::{Problem, Setup};
use super::state::{Frames, Phase, Player, Slot, Turn};
use super::tally::Source;
use table;
use table::save::limits::Part;
use table::{BySeat, Item as _, Kept, People, Seat, Set};

/// A legal position.
///
/// ```
/// use table::Seat;
/// use tiletum::{Command, Decision, Game, Setup};
///
/// let game = Game::try_from(&Setup::digital(["Anna", "Ben"], 7)).unwrap();
/// let early = Command::new(Seat::A, Decision::EndTurn);
/// assert_eq!(game.check(&early).unwrap_err().rule.to_string(), "T1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    pub(super) edition: &'static Edition,
    /// Whether the computer rolls and deals.
    pub(super) digital: bool,
    pub(super) count: u8,
    /// 1 to 4.
    pub(super) round: u8,
    /// Which of the three turns of a round (1 to 3).
    pub(super) step: u8,
    /// Whose turn it is, in `order`.
    pub(super) at: u8,
    /// The turn order; of places beyond the number of players nobody asks.
    pub(super) order: [Seat; 4],
    pub(super) phase: Phase,
    pub(super) turn: Turn,
    pub(super) frames: Frames,
    /// Whether goods were swapped in this turn (D2).
    pub(super) swapped: bool,
    /// How many segments the wheel is turned (0 to 5).
    pub(super) rotation: u8,
    pub(super) places: [ActionPlace; 6],
    pub(super) wheel: Dice,
    pub(super) bag: [u8; 5],
    pub(super) wheel_tiles: [Slot; 6],
    pub(super) king_tile: Slot,
    pub(super) map_tiles: [Slot; MOST_MAP_TILES],
    pub(super) contracts: [Slot; 5],
    pub(super) characters: [Slot; 5],
    /// Characters discarded that are not shuffled back yet (C2).
    pub(super) aside: [Slot; 5],
    /// How many of each tile nobody has seen (X4).
    pub(super) unseen: [u8; MOST_TILES],
    /// Tiles left in the stacks.
    pub(super) left: [u8; 3],
    /// The cost tiles under the cathedrals, by their numbers in the edition.
    pub(super) costs: [u8; CATHEDRALS],
    /// How many tiles of each cathedral are taken.
    pub(super) built: [u8; CATHEDRALS],
    pub(super) fair_cities: [CityId; 4],
    /// The fair tiles by their numbers in the edition.
    pub(super) fair_tiles: [u8; 4],
    /// The corruption tokens revealed in this round.
    pub(super) revealed: [Option<u8>; 3],
    /// Where the king markers are, and how high in their stack (0 is lowest).
    pub(super) king: BySeat<i8>,
    pub(super) height: BySeat<u8>,
    pub(super) house_spaces: [[Option<Seat>; MOST_HOUSES]; MOST_CITIES],
    pub(super) players: BySeat<Player>,
}

const _: () = assert!(size_of::<Game>() <= 2048, "a game is below 2 KiB");

impl TryFrom<&Setup> for Game {
    type Error = Vec<Problem>;

    /// The position a person typed, or everything that is wrong with it.
    fn try_from(setup: &Setup) -> Result<Game, Vec<Problem>> {
        setup.to_game()
    }
}

impl table::Game for Game {
    const ID: &'static str = "tiletum";
    const VERSION: u32 = 1;

    type Start = Setup;
    type Problem = Problem;
    type Command = Command;
    type Event = Event;
    type Violation = Violation;
    type Sealed = Infallible;

    fn start(start: &Setup) -> Result<Self, Vec<Problem>> {
        Game::try_from(start)
    }

    fn check(&self, command: &Command) -> Result<(), Violation> {
        Game::check(self, command)
    }

    fn play(&mut self, command: &Command) -> Result<Vec<Event>, Violation> {
        Game::play(self, command)
    }

    fn take_people(start: &mut Setup) -> People {
        start.take_people()
    }

    fn put_people(start: &mut Setup, people: People) {
        start.put_people(people);
    }

    fn amounts(start: &Setup) -> Vec<(Part, usize)> {
        vec![
            (Part::Name, start.edition.longest_name()),
            (Part::Cards, start.edition.longest_list()),
        ]
    }

    fn play_anyway(&mut self, command: &Command) -> Result<Vec<Event>, Vec<Problem>> {
        let (after, events) = Game::play_anyway(self, command).map_err(|violation| {
            let seat = command.seat;
            vec![Problem { seat, violation }]
        })?;
        *self = after;
        Ok(events)
    }

    fn is_same_reason(one: &Violation, other: &Violation) -> bool {
        one.rule == other.rule && discriminant(&one.fact) == discriminant(&other.fact)
    }

    fn kept(violation: &Violation) -> Kept {
        Kept {
            rule: violation.rule.to_string(),
            fact: format!("{:?}", violation.fact),
            allowed_by: None,
        }
    }

    fn may_decide(&self) -> Set<Seat> {
        Game::may_decide(self)
    }

    fn is_over(&self) -> bool {
        Game::is_over(self)
    }

    fn decided_by(command: &Command) -> Option<Seat> {
        command.seat
    }

    fn chance(&self, below: &mut dyn FnMut(u32) -> u32) -> Option<Command> {
        match self.digital {
            true => self.draw(below),
            false => None,
        }
    }

    /// Nothing is private (G4), and nobody knows the order of a stack.
    fn seen_from(&self, _viewer: Option<Seat>) -> Self {
        *self
    }

    fn sealed(_: &Command) -> Option<Infallible> {
        None
    }

    fn is_revealed_by(_: &Command, _: &Command) -> bool {
        true
    }

    fn chapter(&self) -> u32 {
        u32::from(self.round)
    }
}

/// Where the events of a command go: a list, or nowhere when nobody asks.
pub(super) trait Events {
    /// Hears of the next event.
    fn push(&mut self, event: Event);
}

impl Events for Vec<Event> {
    fn push(&mut self, event: Event) {
        Vec::push(self, event);
    }
}

/// Nobody asks what happened.
struct Unheard;

impl Events for Unheard {
    #[inline]
    fn push(&mut self, _: Event) {}
}

/// Carrying a position forward.
impl Game {
    /// Whether a command is legal now.
    ///
    /// # Errors
    /// The rule it breaks, and how.
    pub fn check(&self, command: &Command) -> Result<(), Violation> {
        if let Some(seat) = command.seat
            && seat.index() >= self.player_count()
        {
            return Err(Rule::G1.broken(Fact::NoSuchSeat(seat)));
        }
        if self.is_over() {
            return Err(Rule::G1.broken(Fact::GameOver));
        }
        match (command.seat, command.decision.is_chance()) {
            (Some(_), true) => Err(Rule::X1.broken(Fact::NotByASeat)),
            (None, true) => chance::check(self, &command.decision),
            (None, false) => Err(Rule::X1.broken(Fact::NoSeat)),
            (Some(seat), false) => {
                let deciders = self.may_decide();
                if !deciders.contains(seat) {
                    return Err(Rule::T1.broken(Fact::NotYourTurn(deciders)));
                }
                self.check_decision(seat, &command.decision)
            }
        }
    }

    fn check_decision(&self, seat: Seat, decision: &Decision) -> Result<(), Violation> {
        if let Decision::KingTile(_) = decision {
            return king::check_tile(self);
        }
        let Phase::Turn(step) = self.phase else {
            return Err(Rule::T1.broken(Fact::NotNow));
        };
        match *decision {
            Decision::TakeDie(die, to) => die::check_take(self, seat, step, die, to),
            Decision::TakeTile => die::check_tile(self, seat, step),
            Decision::TakeGoods(other) => die::check_goods(self, seat, step, other),
            Decision::ChooseAction(_) => die::check_action(self, step),
            Decision::EndTurn => die::check_end(self, step),
            Decision::Move(piece, to) => travel::check_move(self, seat, piece, to),
            Decision::Relocate(piece, to) => travel::check_relocate(self, piece, to),
            Decision::PlacePillar(city) => travel::check_pillar(self, seat, city),
            Decision::PlaceHouse(city, space) => travel::check_house(self, seat, city, space),
            Decision::TakeMapTile(piece, at) => travel::check_tile(self, seat, piece, at),
            Decision::TakeCharacter(at) => character::check_take(self, seat, at),
            Decision::RefreshCharacters => character::check_refresh(self),
            Decision::MoveCharacter(slot, building, floor) => {
                character::check_move_in(self, seat, slot, building, floor)
            }
            Decision::TakeContract(at) => contract::check_take(self, seat, at),
            Decision::Exchange(give, get, extra) => {
                contract::check_exchange(self, seat, give, get, extra)
            }
            Decision::FulfilContract(slot, kind) => contract::check_fulfil(self, seat, slot, kind),
            Decision::AdvanceKing => king::check_advance(self),
            Decision::BuyGood(good) => task::check_buy(self, seat, good),
            Decision::PlaceCrest(slot, building) => task::check_crest(self, seat, slot, building),
            Decision::BuildCathedral(city) => task::check_build(self, seat, city),
            Decision::UseHelper(slot) => task::check_helper(self, seat, step, slot),
            Decision::ChooseGoods(goods) => effect::check_goods(self, goods),
            Decision::ChooseBuilding(building) => effect::check_building(self, seat, building),
            Decision::Trigger(floor) => effect::check_trigger(self, floor),
            Decision::EndEffect => effect::check_end(self),
            Decision::KingTile(_)
            | Decision::Roll(_)
            | Decision::Corruption(_)
            | Decision::Deal(..) => Err(Rule::T1.broken(Fact::NotNow)),
        }
    }

    /// Carries a command out and says what happened.
    ///
    /// # Errors
    /// As [`Game::check`]; the game is unchanged then.
    pub fn play(&mut self, command: &Command) -> Result<Vec<Event>, Violation> {
        self.check(command)?;
        let mut events = Vec::new();
        self.apply(command, &mut events);
        Ok(events)
    }

    /// Carries out a command that is known to be legal, because it comes from
    /// [`Game::legal`], from [`Game::draw`], or has been checked. For bots: nothing is
    /// checked again and nothing allocated.
    pub fn play_legal(&mut self, command: &Command) {
        debug_assert_eq!(self.check(command), Ok(()), "{command:?}");
        self.apply(command, &mut Unheard);
    }

    pub(super) fn apply(&mut self, command: &Command, events: &mut impl Events) {
        match command.seat {
            Some(seat) => self.carry_out(seat, &command.decision, events),
            None => chance::bring(self, &command.decision, events),
        }
        round::settle(self, events);
    }

    fn carry_out(&mut self, seat: Seat, decision: &Decision, events: &mut impl Events) {
        match *decision {
            Decision::TakeDie(die, to) => die::take(self, seat, die, to, events),
            Decision::TakeTile => die::take_tile(self, seat, events),
            Decision::TakeGoods(other) => die::take_goods(self, seat, other, events),
            Decision::ChooseAction(action) => die::choose(self, seat, action),
            Decision::EndTurn => die::end(self),
            Decision::Move(piece, to) => travel::step(self, seat, piece, to, events),
            Decision::Relocate(piece, to) => travel::relocate(self, seat, piece, to, events),
            Decision::PlacePillar(city) => travel::place_pillar(self, seat, city, events),
            Decision::PlaceHouse(city, space) => {
                travel::place_house(self, seat, city, space, events);
            }
            Decision::TakeMapTile(_, at) => {
                self.spend(1);
                self.take_tile(seat, Spot::Map(at), events);
            }
            Decision::TakeCharacter(at) => {
                self.spend(1);
                self.take_tile(seat, Spot::Character(at), events);
            }
            Decision::RefreshCharacters => character::refresh(self, seat, events),
            Decision::MoveCharacter(slot, building, floor) => {
                character::move_in(self, seat, slot, building, floor, events);
            }
            Decision::TakeContract(at) => {
                self.spend(self.edition.data().prices[usize::from(at)]);
                self.take_tile(seat, Spot::Contract(at), events);
            }
            Decision::Exchange(give, get, extra) => {
                contract::exchange(self, seat, give, get, extra, events);
            }
            Decision::FulfilContract(slot, kind) => {
                contract::fulfil(self, seat, slot, kind, events);
            }
            Decision::AdvanceKing => king::advance(self, seat, events),
            Decision::BuyGood(good) => task::buy(self, seat, good, events),
            Decision::PlaceCrest(slot, building) => {
                task::place_crest(self, seat, slot, building, events);
            }
            Decision::BuildCathedral(city) => task::build(self, seat, city, events),
            Decision::UseHelper(slot) => task::use_helper(self, seat, slot, events),
            Decision::ChooseGoods(goods) => effect::choose_goods(self, seat, goods, events),
            Decision::ChooseBuilding(building) => effect::choose_building(self, seat, building),
            Decision::Trigger(floor) => effect::trigger(self, seat, floor, events),
            Decision::EndEffect => self.frames.pop(),
            Decision::KingTile(take) => king::decide_tile(self, seat, take, events),
            Decision::Roll(_) | Decision::Corruption(_) | Decision::Deal(..) => {}
        }
    }

    /// Points are gained or lost, netted; the total never goes below 0 (G2).
    pub(super) fn gain_vp(
        &mut self,
        seat: Seat,
        source: Source,
        vp: i32,
        events: &mut impl Events,
    ) {
        let player = &mut self.players[seat];
        let before = i32::from(player.vp);
        let after = before.saturating_add(vp).clamp(0, i32::from(u16::MAX));
        player.vp = after as u16;
        let applied = (after - before) as i16;
        player.score.add(source, applied);
        if applied != 0 {
            events.push(Event::Scored(seat, source, applied));
        }
    }

    /// Goods come from the general supply (G3).
    pub(super) fn gain(&mut self, seat: Seat, goods: Goods, events: &mut impl Events) {
        let player = &mut self.players[seat];
        player.goods = player.goods.plus(goods);
        if goods != Goods::NONE {
            events.push(Event::Gained(seat, goods));
        }
    }

    /// Goods go back; it was checked that they are there.
    pub(super) fn pay(&mut self, seat: Seat, goods: Goods, events: &mut impl Events) {
        let player = &mut self.players[seat];
        player.goods = player.goods.minus(goods);
        if goods != Goods::NONE {
            events.push(Event::Paid(seat, goods));
        }
    }

    /// That a player has these goods.
    pub(super) fn check_goods(
        &self,
        seat: Seat,
        needed: Goods,
        rule: Rule,
    ) -> Result<(), Violation> {
        let has = self.players[seat].goods;
        match has.cover(needed) {
            true => Ok(()),
            false => Err(rule.broken(Fact::NotEnoughGoods { needed, has })),
        }
    }
}

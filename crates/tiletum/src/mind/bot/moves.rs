//! The options a bot tries in a turn: short runs of decisions that belong together, such as
//! walking to a city and placing a house there, or buying what a contract lacks and
//! fulfilling it. Single steps that lead nowhere and useless swaps are left out.

use super::outlook::Outlook;
use super::projects::nearest_kind;
use super::tiles::finds_room;
use super::weights::Weights;
use super::worth::house_there;
use crate::rules::command::{Decision, Spot};
use crate::rules::edition::{BUILDINGS, Cost};
use crate::rules::game::Game;
use crate::rules::parts::{Action, CityId, Good, Goods, Piece, SpaceId};
use crate::rules::state::{Frame, OCCUPIED, Phase, Slot, Step};
use crate::rules::tile::{Effect, Pay, Printed};
use table::{Item as _, Seat};

/// The price of a good in gold (J1).
const GOLD_A_GOOD: u16 = 2;

/// A list of runs of decisions, kept in one allocation.
#[derive(Debug, Default)]
pub(super) struct Moves {
    steps: Vec<Decision>,
    ends: Vec<usize>,
    legal: Vec<Decision>,
}

impl Moves {
    /// Iterates over the runs.
    pub(super) fn iter(&self) -> impl Iterator<Item = &[Decision]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        let ranges = starts.zip(&self.ends);
        ranges.map(|(start, &end)| &self.steps[start..end])
    }

    fn clear(&mut self) {
        self.steps.clear();
        self.ends.clear();
    }

    /// Adds a run.
    fn add(&mut self, run: &[Decision]) {
        self.steps.extend_from_slice(run);
        self.end();
    }

    /// Ends the run whose decisions have been pushed.
    fn end(&mut self) {
        self.ends.push(self.steps.len());
    }
}

/// The turn of a seat whose options are listed.
pub(super) struct Lister<'a> {
    pub(super) game: &'a Game,
    pub(super) seat: Seat,
    pub(super) weights: &'a Weights,
    /// The places in the market of characters whose tile was only simulated, as bits.
    pub(super) blind: u8,
}

impl Lister<'_> {
    /// Lists the options to try next; clears the list first.
    pub(super) fn list(&self, out: &mut Moves) {
        out.clear();
        let Phase::Turn(step) = self.game.phase() else {
            return;
        };
        if let Some(frame) = self.game.frames().top() {
            self.frame(frame, out);
            return;
        }
        match step {
            Step::Before => self.dice(out),
            Step::Die => self.goods_of_die(out),
            Step::Act => {
                let Some(turn) = self.game.turn() else {
                    return;
                };
                match turn.action {
                    Some(action) => {
                        self.action(action, turn.ap, out);
                        self.tasks(step, out);
                    }
                    // Tasks can wait until then.
                    None => {
                        for &action in Action::ALL {
                            out.add(&[Decision::ChooseAction(action)]);
                        }
                    }
                }
            }
        }
    }

    fn dice(&self, out: &mut Moves) {
        let mut legal = std::mem::take(&mut out.legal);
        self.game.legal_into(&mut legal);
        for decision in &legal {
            if let Decision::TakeDie(..) = decision {
                out.add(&[*decision]);
            }
        }
        out.legal = legal;
    }

    fn goods_of_die(&self, out: &mut Moves) {
        let Some(turn) = self.game.turn() else {
            return;
        };
        let player = self.game.player(self.seat);
        let spaces = self.game.edition().data().board.storehouse;
        let tile = self.game.slot(Spot::Wheel(turn.place)).and_then(Slot::tile);
        let takeable = tile.filter(|&tile| self.game.check_tile(self.seat, tile).is_ok());
        let changes = |tile| match self.game.edition().tile(tile) {
            Some(Printed::Helper(effects)) => effects.single() == Some(Effect::OtherKind),
            _ => false,
        };
        let mut with: Vec<u8> = player
            .storehouse()
            .filter(|&(_, tile)| changes(tile))
            .map(|(slot, _)| slot)
            .take(1)
            .collect();
        if let Some(tile) = takeable
            && with.is_empty()
            && changes(tile)
        {
            let free = (0..spaces).find(|&slot| player.stored(slot).is_none());
            with.extend(free);
        }
        let stored_before = |slot: u8| player.stored(slot).is_some();
        for take in [true, false] {
            if take && takeable.is_none() {
                continue;
            }
            let before: &[Decision] = if take { &[Decision::TakeTile] } else { &[] };
            out.steps.extend_from_slice(before);
            out.add(&[Decision::TakeGoods(None)]);
            for &slot in with.iter().filter(|&&slot| take || stored_before(slot)) {
                for &good in Good::ALL.iter().filter(|&&good| good != turn.die.good) {
                    out.steps.extend_from_slice(before);
                    out.add(&[Decision::TakeGoods(Some((slot, good)))]);
                }
            }
        }
        // Make room for the tile. Once there is room, no further tasks are listed before
        // taking it.
        let is_full = player.storehouse().count() == usize::from(spaces);
        if tile.is_some() && is_full {
            self.stored_tasks(Step::Die, out);
        }
    }

    /// Lists the options of an action with this many AP.
    fn action(&self, action: Action, ap: u8, out: &mut Moves) {
        if ap == 0 {
            return;
        }
        match action {
            Action::Architect => self.travel(Piece::Architect, ap, true, true, true, out),
            Action::Merchant => self.travel(Piece::Merchant, ap, true, true, true, out),
            Action::Character => self.characters(ap, out),
            Action::Contract => self.contracts(ap, out),
            Action::King => out.add(&[Decision::AdvanceKing]),
        }
    }

    /// Pushes the steps of a shortest route, at most `most` of them.
    fn way(&self, piece: Piece, to: SpaceId, most: u8, out: &mut Moves) {
        let edition = self.game.edition();
        let mut at = self.game.player(self.seat).piece(piece);
        for _ in 0..most {
            let left = edition.steps(at, to);
            let next = edition.neighbours(at);
            let mut next = next.filter(|&next| edition.steps(next, to) < left);
            let Some(next) = next.next() else {
                break;
            };
            out.steps.push(Decision::Move(piece, next));
            at = next;
        }
    }

    /// Lists walks and what can be done at their ends, with a budget of `steps`. If `paid`,
    /// placing and taking a tile cost a step as well.
    fn travel(
        &self,
        piece: Piece,
        steps: u8,
        places: bool,
        takes: bool,
        paid: bool,
        out: &mut Moves,
    ) {
        let (game, seat) = (self.game, self.seat);
        let edition = game.edition();
        let outlook = Outlook::of(game, seat, self.weights);
        let player = game.player(seat);
        let from = player.piece(piece);
        let supply = match piece {
            Piece::Merchant => player.house_supply(),
            Piece::Architect => player.pillar_supply(),
        };
        for number in 0..edition.cities() {
            let city = CityId::new(number as u8);
            let distance = edition.steps(from, city.space());
            let acts = distance + u8::from(paid) <= steps;
            let mut is_goal = false;
            let could_place = match piece {
                Piece::Merchant => house_there(game, seat, city, &outlook, self.weights).is_some(),
                Piece::Architect => supply > 0 && game.check_pillar_space(seat, city).is_ok(),
            };
            if could_place && places && supply > 0 {
                is_goal = true;
                if acts {
                    match piece {
                        Piece::Merchant => self.houses(city, steps, out),
                        Piece::Architect => {
                            self.way(piece, city.space(), steps, out);
                            out.add(&[Decision::PlacePillar(city)]);
                        }
                    }
                }
            }
            if takes {
                let tiles = (0_u8..).zip(edition.map_places());
                for (at, _) in tiles.filter(|(_, place)| place.0 == city) {
                    let tile = game.slot(Spot::Map(at)).and_then(Slot::tile);
                    if tile.is_some_and(|tile| game.check_tile(seat, tile).is_ok()) {
                        is_goal = true;
                        if acts {
                            self.way(piece, city.space(), steps, out);
                            out.add(&[Decision::TakeMapTile(piece, at)]);
                        }
                    }
                }
            }
            let is_fair = piece == Piece::Merchant
                && (outlook.next_fair..=crate::rules::ROUNDS)
                    .any(|round| game.fair(round).0 == city);
            // Move closer for next time.
            if distance > 0 && steps > 0 && (is_goal || could_place || is_fair) {
                self.way(piece, city.space(), steps, out);
                out.end();
            }
        }
    }

    fn houses(&self, city: CityId, steps: u8, out: &mut Moves) {
        for (space, _) in self.game.house_spaces(city) {
            if self.game.check_house_space(self.seat, city, space).is_ok() {
                self.way(Piece::Merchant, city.space(), steps, out);
                out.add(&[Decision::PlaceHouse(city, space)]);
            }
        }
    }

    fn characters(&self, ap: u8, out: &mut Moves) {
        let game = self.game;
        for at in (0..5).filter(|at| self.blind & (1 << at) == 0) {
            let tile = game.slot(Spot::Character(at)).and_then(Slot::tile);
            let Some(tile) = tile.filter(|&tile| game.check_tile(self.seat, tile).is_ok()) else {
                continue;
            };
            if let Some(Printed::Character { kind, .. }) = game.edition().tile(tile)
                && finds_room(game, self.seat, kind)
            {
                out.add(&[Decision::TakeCharacter(at)]);
            }
        }
        for (slot, tile) in game.player(self.seat).storehouse() {
            let Some(Printed::Character { kind, .. }) = game.edition().tile(tile) else {
                continue;
            };
            for building in 0..OCCUPIED as u8 {
                let floors = game.edition().building(usize::from(building)).floors;
                for floor in 1..=floors.min(ap) {
                    if game.check_room(self.seat, kind, building, floor).is_ok() {
                        out.add(&[Decision::MoveCharacter(slot, building, floor)]);
                    }
                }
            }
        }
    }

    fn contracts(&self, ap: u8, out: &mut Moves) {
        let game = self.game;
        for (at, price) in (0_u8..).zip(game.edition().data().prices) {
            let tile = game.slot(Spot::Contract(at)).and_then(Slot::tile);
            if price <= ap && tile.is_some_and(|tile| game.check_tile(self.seat, tile).is_ok()) {
                out.add(&[Decision::TakeContract(at)]);
            }
        }
        let swapped = game.has_swapped();
        self.exchanges(swapped, out);
    }

    /// Lists swaps that trade plentiful goods for lacking ones.
    fn exchanges(&self, swapped: bool, out: &mut Moves) {
        let player = self.game.player(self.seat);
        let has = player.goods();
        let mut lacking = Goods::NONE;
        let mut needed = Goods::NONE;
        for_each_pay(self.game, self.seat, |pay| {
            let goods = match pay.identical {
                0 => pay.goods,
                _ => pay.with(nearest_kind(pay, has)),
            };
            needed = needed.plus(goods);
            lacking = lacking.plus(goods.minus(has));
        });
        let plenty = has.minus(needed);
        let most = |goods: Goods, other_than: Option<Good>| {
            let kinds = Good::ALL.iter().copied();
            let kinds = kinds.filter(|&good| goods[good] > 0 && Some(good) != other_than);
            kinds.max_by_key(|&good| goods[good])
        };
        let Some(give) = most(plenty, None).or(most(has, None)) else {
            return;
        };
        let other = most(plenty, Some(give));
        for give in [Some(give), other].into_iter().flatten() {
            let wanted = Good::ALL.iter().copied();
            let wanted = wanted.filter(|&good| good != give && lacking[good] > 0);
            let mut any = false;
            for get in wanted {
                any = true;
                match swapped {
                    true => out.add(&[Decision::Exchange(give, get, None)]),
                    false => {
                        for &extra in Good::ALL {
                            if lacking[extra] > 0 {
                                out.add(&[Decision::Exchange(give, get, Some(extra))]);
                            }
                        }
                    }
                }
            }
            if !any && !swapped {
                let get = if give == Good::Gold {
                    Good::Iron
                } else {
                    Good::Gold
                };
                for extra in [Good::Gold, Good::Iron, Good::Wool, Good::Food, Good::Stone] {
                    out.add(&[Decision::Exchange(give, get, Some(extra))]);
                }
            }
        }
    }

    /// Pushes the purchases of missing goods (J1). Pushes nothing if there is not enough
    /// gold.
    fn purchases(&self, needed: Goods, out: &mut Moves) -> bool {
        let has = self.game.player(self.seat).goods();
        let missing = needed.minus(has);
        if missing[Good::Gold] > 0 {
            return false;
        }
        let gold = has[Good::Gold] - needed[Good::Gold];
        if u32::from(gold) < missing.total() * u32::from(GOLD_A_GOOD) {
            return false;
        }
        for &good in Good::ALL {
            for _ in 0..missing[good] {
                out.steps.push(Decision::BuyGood(good));
            }
        }
        true
    }

    /// Lists tasks (J), with the purchases they need.
    fn tasks(&self, step: Step, out: &mut Moves) {
        self.stored_tasks(step, out);
        let game = self.game;
        let player = game.player(self.seat);
        for (cathedral, &city) in game.edition().cathedrals().iter().enumerate() {
            let built = player.cathedral_tiles()[cathedral].is_some();
            if built || !player.has_pillar(cathedral) || game.cathedral_left(cathedral).is_empty() {
                continue;
            }
            if let Cost::Build { stones, .. } = game.cost(cathedral)
                && self.purchases(Goods::of(Good::Stone, u16::from(stones)), out)
            {
                out.add(&[Decision::BuildCathedral(city)]);
            }
        }
    }

    /// Lists the tasks that free a space in the storehouse: contracts, crests, helpers.
    fn stored_tasks(&self, step: Step, out: &mut Moves) {
        let game = self.game;
        let player = game.player(self.seat);
        let has = player.goods();
        for (slot, tile) in player.storehouse() {
            match game.edition().tile(tile) {
                Some(Printed::Helper(effects)) => match effects.single() {
                    Some(Effect::OtherKind) => {}
                    Some(Effect::BonusAp(_)) if step != Step::Act => {}
                    _ => out.add(&[Decision::UseHelper(slot)]),
                },
                Some(Printed::Contract { pay, .. }) => {
                    if usize::from(player.fulfilled()) == BUILDINGS {
                        continue;
                    }
                    if pay.identical == 0 {
                        if self.purchases(pay.goods, out) {
                            out.add(&[Decision::FulfilContract(slot, None)]);
                        }
                        continue;
                    }
                    let nearest = nearest_kind(pay, has);
                    for &kind in Good::ALL {
                        let payable = has.cover(pay.with(kind));
                        let near = kind == nearest && !payable;
                        if (payable || near) && self.purchases(pay.with(kind), out) {
                            out.add(&[Decision::FulfilContract(slot, Some(kind))]);
                        }
                    }
                }
                Some(Printed::Crest(_)) => {
                    for building in 0..BUILDINGS {
                        let food = game.edition().building(building).food;
                        let food = Goods::of(Good::Food, u16::from(food));
                        if player.crests()[building].is_none() && self.purchases(food, out) {
                            out.add(&[Decision::PlaceCrest(slot, building as u8)]);
                        }
                    }
                }
                Some(Printed::Character { .. }) | None => {}
            }
        }
    }

    /// Lists the options of the newest effect, including giving up the rest of it.
    fn frame(&self, frame: Frame, out: &mut Moves) {
        let game = self.game;
        match frame {
            Frame::Action(action, ap) => self.action(action, ap, out),
            Frame::Walk {
                merchant,
                architect,
                house,
                pillar,
            } => {
                if merchant > 0 || house {
                    self.travel(Piece::Merchant, merchant, house, false, false, out);
                }
                if architect > 0 || pillar {
                    self.travel(Piece::Architect, architect, pillar, false, false, out);
                }
            }
            Frame::Relocate(piece) => {
                for number in 0..game.edition().cities() {
                    let space = CityId::new(number as u8).space();
                    out.add(&[Decision::Relocate(piece, space)]);
                }
            }
            Frame::AnyAction(_)
            | Frame::HouseAnywhere
            | Frame::PillarAnywhere
            | Frame::Choice(_)
            | Frame::Retrigger
            | Frame::Triggers(..) => {
                let mut legal = std::mem::take(&mut out.legal);
                game.legal_into(&mut legal);
                let is_of_frame = |decision: &&Decision| {
                    matches!(
                        decision,
                        Decision::ChooseAction(_)
                            | Decision::PlaceHouse(..)
                            | Decision::PlacePillar(_)
                            | Decision::ChooseGoods(_)
                            | Decision::ChooseBuilding(_)
                            | Decision::Trigger(_)
                    )
                };
                for decision in legal.iter().filter(is_of_frame) {
                    out.add(&[*decision]);
                }
                out.legal = legal;
            }
        }
        if !matches!(frame, Frame::Choice(_)) {
            out.add(&[Decision::EndEffect]);
        }
    }
}

/// Calls `each` with the cost of each project of a seat: contracts and crests in the
/// storehouse, cathedrals with a pillar.
fn for_each_pay(game: &Game, seat: Seat, mut each: impl FnMut(Pay)) {
    let player = game.player(seat);
    let of = |good, amount: u8| Pay {
        identical: 0,
        goods: Goods::of(good, u16::from(amount)),
    };
    for (_, tile) in player.storehouse() {
        match game.edition().tile(tile) {
            Some(Printed::Contract { pay, .. }) => each(pay),
            Some(Printed::Crest(_)) => {
                let free = (0..BUILDINGS).filter(|&at| player.crests()[at].is_none());
                if let Some(food) = free.map(|at| game.edition().building(at).food).min() {
                    each(of(Good::Food, food));
                }
            }
            _ => {}
        }
    }
    for cathedral in 0..game.edition().cathedrals().len() {
        let built = player.cathedral_tiles()[cathedral].is_some();
        if !built
            && player.has_pillar(cathedral)
            && let Cost::Build { stones, .. } = game.cost(cathedral)
        {
            each(of(Good::Stone, stones));
        }
    }
}

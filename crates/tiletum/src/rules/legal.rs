//! The legal commands of a position: everything the deciding seat can choose.
//!
//! Outcomes of chance are not included; [`Game::draw`] draws them.

use super::command::{Command, Decision};
use super::edition::BUILDINGS;
use super::game::Game;
use super::parts::{Action, CityId, Good, Goods, Piece, SpaceId};
use super::phase::contract;
use super::phase::die::gold_for;
use super::state::{Frame, Phase, Player, Slot, Step};
use super::tile::{Effect, Printed, Stack};
use table::{Item as _, Seat};

impl Game {
    /// Returns everything that can be decided now; empty while chance is due or when the
    /// game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<Command> {
        let mut decisions = Vec::new();
        self.legal_into(&mut decisions);
        let seat = self.may_decide().first();
        let commands = decisions.into_iter();
        commands
            .map(|decision| Command { seat, decision })
            .collect()
    }

    /// Lists the same as decisions of the deciding seat, in a list that is cleared first.
    /// Nothing is allocated once the list is long enough.
    pub fn legal_into(&self, out: &mut Vec<Decision>) {
        out.clear();
        let Some(seat) = self.may_decide().first() else {
            return;
        };
        match self.phase {
            Phase::King => out.extend([true, false].map(Decision::KingTile)),
            Phase::Turn(step) => {
                match self.frames.top() {
                    Some(frame) => self.of_frame(seat, frame, out),
                    None => self.of_step(seat, step, out),
                }
                self.tasks(seat, step, out);
            }
            _ => {}
        }
    }

    fn of_step(&self, seat: Seat, step: Step, out: &mut Vec<Decision>) {
        let player = &self.players[seat];
        match step {
            Step::Before => {
                let gold = player.goods[Good::Gold];
                for die in self.wheel.kinds() {
                    let payable = (1..=6).filter(|&to| gold_for(die.value, to) <= gold);
                    out.extend(payable.map(|to| Decision::TakeDie(die, to)));
                }
            }
            Step::Die => {
                if let Slot::Tile(tile) = self.wheel_tiles[usize::from(self.turn.place)]
                    && self.check_tile(seat, tile).is_ok()
                {
                    out.push(Decision::TakeTile);
                }
                out.push(Decision::TakeGoods(None));
                for (slot, tile) in player.storehouse() {
                    if let Printed::Helper(effects) = self.printed(tile)
                        && effects.single() == Some(Effect::OtherKind)
                    {
                        let kinds = Good::ALL.iter();
                        out.extend(kinds.map(|&good| Decision::TakeGoods(Some((slot, good)))));
                    }
                }
            }
            Step::Act => {
                match self.turn.action {
                    Some(action) => self.of_action(seat, action, self.turn.ap, out),
                    None => out.extend(Action::ALL.iter().copied().map(Decision::ChooseAction)),
                }
                out.push(Decision::EndTurn);
            }
        }
    }

    fn of_frame(&self, seat: Seat, frame: Frame, out: &mut Vec<Decision>) {
        let player = &self.players[seat];
        match frame {
            Frame::Action(action, ap) => self.of_action(seat, action, ap, out),
            Frame::AnyAction(_) => {
                out.extend(Action::ALL.iter().copied().map(Decision::ChooseAction));
            }
            Frame::Walk {
                merchant,
                architect,
                house,
                pillar,
            } => {
                if merchant > 0 {
                    self.steps(player, Piece::Merchant, out);
                }
                if architect > 0 {
                    self.steps(player, Piece::Architect, out);
                }
                if house {
                    self.houses(seat, self.edition.city_at(player.merchant), out);
                }
                if pillar {
                    self.pillars(seat, self.edition.city_at(player.architect), out);
                }
            }
            Frame::HouseAnywhere => {
                let cities = 0..self.edition.cities() as u8;
                self.houses(seat, cities.map(CityId::new), out);
            }
            Frame::PillarAnywhere => {
                self.pillars(seat, self.edition.cathedrals().iter().copied(), out);
            }
            Frame::Relocate(piece) => {
                let spaces = self.edition.spaces();
                out.extend(spaces.map(|to| Decision::Relocate(piece, to)));
            }
            Frame::Choice(amount) => {
                goods_of_choice(0, u16::from(amount), Goods::NONE, out);
                return;
            }
            Frame::Retrigger => {
                let lived_in =
                    (0..BUILDINGS).filter(|&at| player.kind_in(at, self.edition).is_some());
                out.extend(lived_in.map(|at| Decision::ChooseBuilding(at as u8)));
            }
            Frame::Triggers(_, floors) => {
                if self.frames.have_room() {
                    let left = (1..=3).filter(|floor| floors & (1 << (floor - 1)) != 0);
                    out.extend(left.map(Decision::Trigger));
                }
            }
        }
        out.push(Decision::EndEffect);
    }

    fn of_action(&self, seat: Seat, action: Action, ap: u8, out: &mut Vec<Decision>) {
        if ap == 0 {
            return;
        }
        let player = &self.players[seat];
        match action {
            Action::Architect => {
                self.steps(player, Piece::Architect, out);
                self.pillars(seat, self.edition.city_at(player.architect), out);
                self.map_tiles(seat, Piece::Architect, out);
            }
            Action::Merchant => {
                self.steps(player, Piece::Merchant, out);
                self.houses(seat, self.edition.city_at(player.merchant), out);
                self.map_tiles(seat, Piece::Merchant, out);
            }
            Action::Character => self.of_characters(seat, ap, out),
            Action::Contract => self.of_contracts(seat, ap, out),
            Action::King => out.push(Decision::AdvanceKing),
        }
    }

    fn steps(&self, player: &Player, piece: Piece, out: &mut Vec<Decision>) {
        let next = self.edition.neighbours(player.piece(piece));
        out.extend(next.map(|to: SpaceId| Decision::Move(piece, to)));
    }

    fn houses(
        &self,
        seat: Seat,
        cities: impl IntoIterator<Item = CityId>,
        out: &mut Vec<Decision>,
    ) {
        let player = &self.players[seat];
        if player.house_supply == 0 {
            return;
        }
        for city in cities {
            if !player.has_house(city) {
                let spaces = self.house_spaces(city).map(|(space, _)| space);
                let free = spaces.filter(|&space| self.house_on(city, space).is_none());
                out.extend(free.map(|space| Decision::PlaceHouse(city, space)));
            }
        }
    }

    fn pillars(
        &self,
        seat: Seat,
        cities: impl IntoIterator<Item = CityId>,
        out: &mut Vec<Decision>,
    ) {
        let cities = cities.into_iter();
        let open = cities.filter(|&city| self.check_pillar_space(seat, city).is_ok());
        out.extend(open.map(Decision::PlacePillar));
    }

    fn map_tiles(&self, seat: Seat, piece: Piece, out: &mut Vec<Decision>) {
        let there = self.players[seat].piece(piece);
        let places = (0_u8..).zip(self.edition.map_places());
        for (at, (city, _)) in places {
            if city.space() == there
                && let Slot::Tile(tile) = self.map_tiles[usize::from(at)]
                && self.check_tile(seat, tile).is_ok()
            {
                out.push(Decision::TakeMapTile(piece, at));
            }
        }
    }

    fn of_characters(&self, seat: Seat, ap: u8, out: &mut Vec<Decision>) {
        for (at, slot) in (0_u8..).zip(self.characters) {
            if let Slot::Tile(tile) = slot
                && self.check_tile(seat, tile).is_ok()
            {
                out.push(Decision::TakeCharacter(at));
            }
        }
        let in_market = self.characters.iter().any(|slot| *slot != Slot::Empty);
        if in_market || self.left_in(Stack::Character) > 0 {
            out.push(Decision::RefreshCharacters);
        }
        if !self.frames.have_room() {
            return;
        }
        for (slot, tile) in self.players[seat].storehouse() {
            let Printed::Character { kind, .. } = self.printed(tile) else {
                continue;
            };
            for building in 0..BUILDINGS as u8 {
                let floors = self.edition.building(usize::from(building)).floors.min(ap);
                let free = (1..=floors)
                    .filter(|&floor| self.check_room(seat, kind, building, floor).is_ok());
                out.extend(free.map(|floor| Decision::MoveCharacter(slot, building, floor)));
            }
        }
    }

    fn of_contracts(&self, seat: Seat, ap: u8, out: &mut Vec<Decision>) {
        let prices = self.edition.data().prices;
        for ((at, slot), price) in (0_u8..).zip(self.contracts).zip(prices) {
            if let Slot::Tile(tile) = slot
                && price <= ap
                && self.check_tile(seat, tile).is_ok()
            {
                out.push(Decision::TakeContract(at));
            }
        }
        let has = self.players[seat].goods;
        for &give in Good::ALL.iter().filter(|&&give| has[give] > 0) {
            for &get in Good::ALL.iter().filter(|&&get| get != give) {
                let exchange = |extra| Decision::Exchange(give, get, extra);
                match self.swapped {
                    true => out.push(exchange(None)),
                    false => out.extend(Good::ALL.iter().map(|&extra| exchange(Some(extra)))),
                }
            }
        }
    }

    fn tasks(&self, seat: Seat, step: Step, out: &mut Vec<Decision>) {
        let player = &self.players[seat];
        if player.goods[Good::Gold] >= 2 {
            let goods = Good::ALL.iter().filter(|&&good| good != Good::Gold);
            out.extend(goods.map(|&good| Decision::BuyGood(good)));
        }
        let can_open = self.frames.have_room();
        for (slot, tile) in player.storehouse().filter(|_| can_open) {
            match self.printed(tile) {
                Printed::Helper(effects) => match effects.single() {
                    Some(Effect::OtherKind) => {}
                    Some(Effect::BonusAp(_)) if step != Step::Act => {}
                    _ => out.push(Decision::UseHelper(slot)),
                },
                Printed::Contract { pay, .. } if pay.identical > 0 => {
                    let kinds = Good::ALL.iter().map(|&kind| Some(kind));
                    let payable = kinds
                        .filter(|&kind| contract::check_fulfil(self, seat, slot, kind).is_ok());
                    out.extend(payable.map(|kind| Decision::FulfilContract(slot, kind)));
                }
                Printed::Contract { .. } => {
                    if contract::check_fulfil(self, seat, slot, None).is_ok() {
                        out.push(Decision::FulfilContract(slot, None));
                    }
                }
                Printed::Crest(_) => {
                    let food = player.goods[Good::Food];
                    let free = (0..BUILDINGS).filter(|&at| {
                        player.crests[at].is_none()
                            && u16::from(self.edition.building(at).food) <= food
                    });
                    out.extend(free.map(|at| Decision::PlaceCrest(slot, at as u8)));
                }
                Printed::Character { .. } => {}
            }
        }
        for &city in self.edition.cathedrals() {
            if super::phase::task::check_build(self, seat, city).is_ok() {
                out.push(Decision::BuildCathedral(city));
            }
        }
    }
}

/// Lists all ways to choose this many goods, from this kind on.
fn goods_of_choice(from: usize, amount: u16, chosen: Goods, out: &mut Vec<Decision>) {
    let last = Good::ALL.len() - 1;
    if from == last {
        let all = chosen.plus(Goods::of(Good::ALL[last], amount));
        out.push(Decision::ChooseGoods(all));
        return;
    }
    for of_this in 0..=amount {
        let more = chosen.plus(Goods::of(Good::ALL[from], of_this));
        goods_of_choice(from + 1, amount - of_this, more, out);
    }
}

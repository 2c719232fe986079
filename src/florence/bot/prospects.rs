//! What a seat can still make of the game: its final points, estimated from
//! what it has, the actions and auctions that are left, and the professions in
//! hand. Other seats' plans are not in here.

use arrayvec::ArrayVec;

use super::super::cards::{BonusCard, PrestigeCard, Profession};
use super::super::components::{Building, Freedom, Landscape, ROUNDS, Size, Tile, florins, points};
use super::super::game::{Game, Phase};
use super::weights::Weights;
use crate::table::{Item, Seat, Set};

/// Works that are planned at most.
const MOST_WORKS: usize = 10;
/// Professions that are planned to be hired at most.
const MOST_HIRES: u8 = 3;
/// Work value that a point of prestige costs (W9).
const VALUE_PER_POINT: f32 = 2.0;
/// Florins for a point of prestige (W9).
pub const FLORINS_PER_POINT: f32 = florins::PRESTIGE_FROM_WORK as f32;

/// What a seat has, in a form in which "what if" is one changed field.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    pub money: f32,
    pub points: f32,
    pub jesters: u8,
    pub builders: u8,
    /// Profession and recruiting cards, in hand and on the table (W7).
    pub cards: u8,
    pub works: u8,
    pub recruits: u8,
    /// Professions in hand of which nobody knows which they are.
    pub unknown: u8,
    pub hand: Set<Profession>,
    pub buildings: Set<Building>,
    pub landscapes: [u8; Landscape::COUNT],
    pub freedoms: Set<Freedom>,
    pub prestige_cards: Set<PrestigeCard>,
    /// The wanted buildings that have a place.
    pub fits: Set<Building>,
    /// Squares a building may cover.
    pub room: f32,
    pub covered: u8,
    /// The values of the bonus cards in hand, best first.
    pub bonus: Bonuses,
    /// Actions left in the game.
    pub actions: u8,
    /// Auction phases to come, this one included while the seat takes part.
    pub auctions: u8,
    /// Turns in which a profession can still be hired.
    pub hires: u8,
    /// The round of the next action.
    pub next: u8,
}

/// The values of bonus cards, best first; 0 where there is none. Beyond six
/// they do not matter.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bonuses([f32; 6]);

impl Bonuses {
    /// A card more.
    pub fn push(&mut self, value: f32) {
        let Bonuses(values) = self;
        let mut value = value;
        for slot in values {
            if value > *slot {
                std::mem::swap(slot, &mut value);
            }
        }
    }

    fn iter(&self) -> impl Iterator<Item = f32> + '_ {
        self.0.iter().copied()
    }
}

/// What a seat may expect of the cards that it does not hold.
#[derive(Clone, Copy, Debug)]
pub struct Chances {
    /// How well the best of five professions matches, in work value.
    pub hire: f32,
    /// How well the best profession on the other tables matches.
    pub recruit: Option<f32>,
    /// The value of the best of five bonus cards.
    pub bonus: f32,
    pub buildings: Set<Building>,
    pub freedoms: Set<Freedom>,
    /// For the "most …" cards, the best amount of another seat.
    rivals: [u8; PrestigeCard::COUNT],
    stack: u8,
    minimum: [f32; ROUNDS as usize + 1],
}

/// What a profession finds of what it wants, in work value (W3 to W5).
pub fn matching(o: &Outlook, profession: Profession) -> f32 {
    let mut value = 0.0;
    if o.buildings.contains(profession.building()) {
        value += 4.0;
    }
    if o.landscapes[profession.landscape().index()] > 0 {
        value += 3.0;
    }
    if o.freedoms.contains(profession.freedom()) {
        value += 3.0;
    }
    value
}

/// The expected best of five of these, drawn without looking.
pub fn best_of_five(values: &mut [f32]) -> f32 {
    let count = values.len();
    if count == 0 {
        return 0.0;
    }
    values.sort_unstable_by(|a, b| b.total_cmp(a));
    if count <= 5 {
        return values[0];
    }
    // The chance that none of the better ones is drawn, and this one is.
    let mut none_better = 1.0;
    let mut expected = 0.0;
    for (at, value) in values.iter().enumerate() {
        let rest = (count - at) as f32;
        let drawn = (5.0 / rest).min(1.0);
        expected += none_better * drawn * value;
        none_better *= 1.0 - drawn;
        if drawn >= 1.0 {
            break;
        }
    }
    expected
}

impl Outlook {
    pub fn of(game: &Game, seat: Seat) -> Outlook {
        let player = game.player(seat);
        let home = player.principality();
        let round = game.round();
        let later = 2 * (ROUNDS - round.min(ROUNDS));
        let (actions, hires, next) = match game.phase() {
            Phase::Actions => {
                let turn = game.turn;
                if turn.seat == seat {
                    let hire = u8::from(!turn.hired && turn.actions > 0);
                    let next = if turn.actions > 0 { round } else { round + 1 };
                    (turn.actions + later, hire + later / 2, next)
                } else if has_turn_to_come(game, seat) {
                    (2 + later, 1 + later / 2, round)
                } else {
                    (later, later / 2, round + 1)
                }
            }
            Phase::Reveal | Phase::Over => (0, 0, round),
            _ => (2 + later, 1 + later / 2, round),
        };
        let auctions = match game.phase() {
            Phase::StartingHands => ROUNDS,
            Phase::Auction => ROUNDS - round + u8::from(game.auction.remaining.contains(seat)),
            Phase::Actions => ROUNDS - round,
            Phase::Reveal | Phase::Over => 0,
        };
        let hand = player.hand().known();
        let mut bonus = Bonuses::default();
        for card in player.bonus_cards().known() {
            bonus.push(f32::from(card.value(player)));
        }
        for _ in 0..player.bonus_cards().hidden() {
            bonus.push(4.0);
        }
        let mut outlook = Outlook {
            money: player.money() as f32,
            points: f32::from(player.prestige()),
            jesters: player.jesters(),
            builders: player.builders(),
            cards: player.cards_in_hand() + player.works(),
            works: player.works(),
            recruits: player.recruiting_in_hand(),
            unknown: player.hand().hidden(),
            hand,
            buildings: home.buildings(),
            landscapes: std::array::from_fn(|at| home.landscape_count(Landscape::ALL[at])),
            freedoms: player.freedoms(),
            prestige_cards: player.prestige_cards().known(),
            fits: Set::EMPTY,
            room: 0.0,
            covered: home.covered().len() as u8,
            bonus,
            actions,
            auctions,
            hires,
            next: next.min(ROUNDS),
        };
        outlook.see_room(game, seat);
        outlook
    }

    /// Looks again which buildings have a place.
    pub fn see_room(&mut self, game: &Game, seat: Seat) {
        let home = game.player(seat).principality();
        self.fits = Set::EMPTY;
        let wanted = self.hand.iter().map(Profession::building);
        for building in wanted.chain([Building::Tower, Building::Chapel]) {
            let tile = Tile::Building(building);
            if !self.fits.contains(building) && home.fits(tile, self.builders, game.edition) {
                self.fits.insert(building);
            }
        }
        let open = home.open_to(Tile::Building(Building::Tower), self.builders);
        self.room = open.len() as f32;
    }

    /// Points of work value that every work has (W6, W7).
    pub fn base(&self) -> f32 {
        f32::from(2 * self.jesters + self.cards)
    }

    /// A building more; where it stands is not asked.
    pub fn build(&mut self, building: Building) {
        let size = building.size().squares();
        self.buildings.insert(building);
        self.fits.remove(building);
        self.points += f32::from(points::BUILDING);
        self.money -= florins::building(self.builders) as f32;
        self.covered += size as u8;
        self.room -= room_taken(size, self.builders);
    }

    /// A landscape more, with the points it brings (O2).
    pub fn plant(&mut self, kind: Landscape) {
        let count = &mut self.landscapes[kind.index()];
        *count += 1;
        if *count > 1 {
            self.points += f32::from(points::FURTHER_LANDSCAPE);
        }
        self.covered += 3;
    }
}

/// Squares that a building takes from the room for others.
fn room_taken(size: usize, builders: u8) -> f32 {
    let size = size as f32;
    if builders >= 2 { size } else { 1.6 * size }
}

/// Whether a seat's turn of this action phase is still to come.
pub fn has_turn_to_come(game: &Game, seat: Seat) -> bool {
    let players = game.player_count();
    let start = game.start_player().index();
    let place = |seat: Seat| (seat.index() + players - start) % players;
    place(seat) > place(game.turn.seat)
}

impl Chances {
    pub fn of(game: &Game, seat: Seat, o: &Outlook) -> Chances {
        let player = game.player(seat);
        let mut matches: ArrayVec<f32, { Profession::COUNT }> = ArrayVec::new();
        let mut elsewhere = player.hand().known().union(player.table());
        let mut recruit: Option<f32> = None;
        for other in game.others(seat) {
            elsewhere = elsewhere.union(other.table());
            for profession in other.table() {
                let value = matching(o, profession);
                recruit = Some(recruit.map_or(value, |best| best.max(value)));
            }
        }
        for profession in Set::<Profession>::all().minus(elsewhere) {
            matches.push(matching(o, profession));
        }
        let mut bonus: ArrayVec<f32, { BonusCard::COUNT }> = ArrayVec::new();
        let gone = game.used_bonus_cards().union(player.bonus_cards().known());
        if !game.bonus_cards.is_empty() {
            for card in Set::<BonusCard>::all().minus(gone) {
                bonus.push(f32::from(card.value(player)));
            }
        }
        let mut rivals = [0; PrestigeCard::COUNT];
        for other in game.others(seat) {
            for (card, most) in PrestigeCard::ALL.iter().zip(&mut rivals) {
                *most = (*most).max(card.amount(other).unwrap_or(0));
            }
        }
        let buildings = Building::ALL.iter().copied();
        let freedoms = Freedom::ALL.iter().copied();
        let edition = game.edition;
        Chances {
            hire: best_of_five(&mut matches),
            recruit,
            bonus: best_of_five(&mut bonus),
            buildings: buildings
                .filter(|&b| game.tiles_left(Tile::Building(b)) > 0)
                .collect(),
            freedoms: freedoms.filter(|&f| game.freedoms_left(f) > 0).collect(),
            rivals,
            stack: game.professions.len() as u8,
            minimum: std::array::from_fn(|round| f32::from(edition.minimum(round as u8))),
        }
    }

    /// PP that a prestige card may be expected to bring this seat in the end.
    pub fn prestige(&self, o: &Outlook, card: PrestigeCard, w: &Weights) -> f32 {
        use PrestigeCard as P;
        let left = f32::from(o.auctions.max(o.actions / 2));
        let full = f32::from(card.value());
        let tied = f32::from(card.tied_value().unwrap_or(0));
        let landscapes: u8 = o.landscapes.iter().sum();
        let large = |o: &Outlook| {
            let large = o.buildings.iter().filter(|b| b.size() == Size::Large);
            large.count() as u8
        };
        // Steps that are missing, and how likely one is made in a round.
        let missing = |steps: u8, ease: f32| {
            if steps == 0 {
                return full;
            }
            let chance = (left * ease / f32::from(steps)).min(1.0);
            full * chance * chance * w.prestige_trust
        };
        let kinds = o.landscapes.iter().filter(|&&n| n > 0).count() as u8;
        let freedoms = o.freedoms.len() as u8;
        let buildings = o.buildings.len() as u8;
        match card {
            P::TwoLargeBuildings => missing(2u8.saturating_sub(large(o)), 0.5),
            P::AllLandscapeKinds => missing(3 - kinds, 0.35),
            P::AllFreedoms => missing(3 - freedoms, 0.4),
            P::BuildingsFreedomsWorks => missing(
                4u8.saturating_sub(buildings)
                    + 2u8.saturating_sub(freedoms)
                    + 4u8.saturating_sub(o.works),
                1.6,
            ),
            P::BuilderJesterLandscapes => missing(
                u8::from(o.builders == 0)
                    + u8::from(o.jesters == 0)
                    + 2u8.saturating_sub(landscapes),
                0.45,
            ),
            _ => {
                let own = match card {
                    P::MostBuildings => buildings,
                    P::FewestEmptySquares => o.covered,
                    P::MostLandscapes => landscapes,
                    P::MostForests => o.landscapes[0],
                    P::MostLakes => o.landscapes[1],
                    P::MostParks => o.landscapes[2],
                    P::MostJesters => o.jesters,
                    P::MostBuilders => o.builders,
                    _ => o.works,
                };
                let step = if card == P::FewestEmptySquares {
                    5.0
                } else {
                    1.0
                };
                let rival = self.rivals[card.index()];
                let ahead = (f32::from(own) - f32::from(rival)) / step;
                if left == 0.0 {
                    return match own.cmp(&rival) {
                        _ if own == 0 => 0.0,
                        std::cmp::Ordering::Greater => full,
                        std::cmp::Ordering::Equal => tied,
                        std::cmp::Ordering::Less => 0.0,
                    };
                }
                let spread = 0.8 + 0.35 * left;
                let chance = (0.5 + 0.5 * ahead / spread).clamp(0.0, 1.0);
                (full * chance + 0.5 * tied * (1.0 - (2.0 * chance - 1.0).abs()) * 0.3)
                    * w.prestige_trust
            }
        }
    }
}

/// A work that is planned.
#[derive(Clone, Copy)]
struct Planned {
    value: f32,
    profession: Option<Profession>,
}

/// PP that this much money is worth when so much is going to be spent.
pub fn money_points(money: f32, expenses: f32, needed: f32, w: &Weights) -> f32 {
    let useful = money.min(expenses);
    let spare = (money - expenses).max(0.0) * w.spare_money;
    let missing = (needed - money).max(0.0) * w.missing_money;
    (useful + spare - missing) / FLORINS_PER_POINT
}

/// The expected final points of a seat, and what it expects to spend.
#[derive(Clone, Copy, Debug)]
pub struct Prospects {
    pub points: f32,
    pub expenses: f32,
    pub needed: f32,
}

/// Final points that may be expected of this outlook, prestige cards included.
pub fn prospects(o: &Outlook, c: &Chances, w: &Weights) -> Prospects {
    let mut best = Prospects {
        points: f32::NEG_INFINITY,
        expenses: 0.0,
        needed: 0.0,
    };
    let most_hires = MOST_HIRES.min(o.hires).min(c.stack).min(o.actions / 2);
    for hires in 0..=most_hires {
        let plan = plan(o, c, w, hires);
        if plan.points > best.points {
            best = plan;
        }
    }
    let cards = o.prestige_cards.iter();
    best.points += cards.map(|card| c.prestige(o, card, w)).sum::<f32>();
    if o.actions > 0 {
        let landscapes = o.landscapes.iter().filter(|&&n| n > 0).count();
        let variety = (landscapes + o.freedoms.len()) as f32;
        let rounds = f32::from(ROUNDS + 1 - o.next) / f32::from(ROUNDS);
        best.points += variety * w.variety * rounds;
    }
    best
}

fn plan(o: &Outlook, c: &Chances, w: &Weights, hires: u8) -> Prospects {
    let base = o.base() + f32::from(hires);
    let mut works: ArrayVec<Planned, MOST_WORKS> = ArrayVec::new();
    for profession in o.hand {
        let value = base + matching(o, profession);
        let profession = Some(profession);
        let _ = works.try_push(Planned { value, profession });
    }
    let last = o.next >= ROUNDS;
    if let Some(matching) = c.recruit {
        let later = if last { 0.0 } else { w.recruit_potential };
        for _ in 0..o.recruits {
            let value = base + (matching + later).min(10.0);
            let profession = None;
            let _ = works.try_push(Planned { value, profession });
        }
    }
    let later = if last { 0.0 } else { w.hire_potential };
    for _ in 0..o.unknown + hires {
        let value = base + (c.hire + later).min(10.0);
        let profession = None;
        let _ = works.try_push(Planned { value, profession });
    }
    works.sort_unstable_by(|a, b| b.value.total_cmp(&a.value));
    let actions = usize::from(o.actions - hires);
    works.truncate(actions);
    let slack = actions - works.len();

    // The best works come last, two a round; how much they grow until then, and
    // whether they reach the minimum.
    let rounds = f32::from(ROUNDS - o.next.min(ROUNDS));
    let ramp = w.ramp * rounds / f32::from(ROUNDS - 1);
    let count = works.len();
    let mut growth = [0.0; MOST_WORKS];
    let mut minimum = [0.0; MOST_WORKS];
    let this_phase = f32::from(o.auctions.saturating_sub(ROUNDS - o.next.min(ROUNDS)));
    for at in 0..count {
        let round = (usize::from(ROUNDS) - at / 2).max(usize::from(o.next));
        let waits = round as f32 - f32::from(o.next);
        growth[at] = w.growth * (waits + this_phase.min(1.0));
        minimum[at] = c.minimum[round];
    }
    let now = c.minimum[usize::from(o.next)];
    let gain = |at: usize, value: f32| -> f32 {
        let grown = value + growth[at];
        let above = grown - minimum[at];
        let likely = if ramp <= 0.0 {
            if above >= 0.0 { 1.0 } else { 0.0 }
        } else {
            (0.9 + above / ramp).clamp(0.0, 1.0)
        };
        let later = likely * grown;
        let at_once = if value >= now { value } else { 0.0 };
        later.max(at_once) / VALUE_PER_POINT
    };

    // Bonus cards lift the lowest works first.
    for (planned, bonus) in works.iter_mut().rev().zip(o.bonus.iter()) {
        planned.value += bonus;
    }
    let mut total = 0.0;
    for (at, planned) in works.iter().enumerate() {
        total += gain(at, planned.value);
    }

    // What to do with the other actions.
    let mut uses: ArrayVec<(f32, f32), 24> = ArrayVec::new();
    let price = florins::building(o.builders) as f32;
    let mut room = o.room;
    let wanted: Set<Building> = o.hand.iter().map(Profession::building).collect();
    for building in wanted.intersection(o.fits).intersection(c.buildings) {
        let size = room_taken(building.size().squares(), o.builders);
        if o.buildings.contains(building) || room < 0.6 * size {
            continue;
        }
        let mut points = f32::from(points::BUILDING);
        for (at, planned) in works.iter().enumerate() {
            if planned.profession.is_some_and(|p| p.building() == building) {
                points += gain(at, planned.value + 4.0) - gain(at, planned.value);
            }
        }
        room -= size;
        uses.push((points - price / FLORINS_PER_POINT, price));
    }
    // Buildings nobody wants bring their points.
    let others = points::BUILDING as f32 - price / FLORINS_PER_POINT;
    if others > 0.0 {
        let size = room_taken(5, o.builders);
        for _ in 0..3 {
            if room > size && uses.len() < 12 {
                room -= size;
                uses.push((others, price));
            }
        }
    }
    let small = florins::SMALL_ACTION as f32;
    for freedom in c.freedoms.minus(o.freedoms) {
        let mut points = 0.0;
        for (at, planned) in works.iter().enumerate() {
            if planned.profession.is_some_and(|p| p.freedom() == freedom) {
                points += gain(at, planned.value + 3.0) - gain(at, planned.value);
            }
        }
        if points > 0.0 {
            uses.push((points - small / FLORINS_PER_POINT, small));
        }
    }
    // Bonus cards, for the works that need them most.
    if c.bonus > 0.0 {
        for at in (0..count).rev().take(4) {
            let value = works[at].value;
            let points = gain(at, value + c.bonus) - gain(at, value);
            uses.push((points - small / FLORINS_PER_POINT, small));
        }
    }
    uses.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
    let mut expenses = f32::from(hires) * small;
    total -= expenses / FLORINS_PER_POINT;
    for &(points, cost) in uses.iter().take(slack) {
        if points <= 0.0 {
            break;
        }
        total += points;
        expenses += cost;
    }
    let auctions = f32::from(o.auctions) * w.auction_cost;
    let needed = if o.auctions > 0 { w.reserve } else { 0.0 };
    let all = expenses + auctions;
    let money = money_points(o.money, all, needed.min(all), w);
    Prospects {
        points: o.points + total + money,
        expenses: all,
        needed: needed.min(all),
    }
}

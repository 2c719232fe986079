//! The facts of a position as one seat sees it: the inputs of the network that judges
//! positions. They are listed here and nowhere else.
//!
//! All cards are known: of a position with hidden cards, the network judges deals that agree
//! with what is known.

use value::Facts;

use super::harm;
use super::worth::{Yard, target};
use crate::rules::card::{CardId, CardType, Place, Spot};
use crate::rules::game::Game;
use crate::rules::state::{Phase, Step};
use table::{BySeat, Item as _, Seat, Set};

/// What is counted once for all seats.
pub struct Base {
    yard: Yard,
    /// The final points that the yardstick expects for each seat.
    pub points: BySeat<f32>,
    seats: BySeat<Counted>,
    /// What is at stake at each place of each seat.
    stakes: BySeat<Stakes>,
    /// Who has the last phase of the turn.
    last: Option<Seat>,
}

/// The most places of a seat that are looked at.
const PLACES: usize = 8;

/// What is at stake at the places of one seat: the strength of each, and the points that
/// what is there brings.
#[derive(Clone, Copy, Default)]
struct Stakes {
    places: [(u16, f32); PLACES],
    count: usize,
    /// The points that the best unprotected card brings.
    open: f32,
}

impl Stakes {
    fn of(game: &Game, yard: &Yard, seat: Seat) -> Self {
        let mut stakes = Self::default();
        let brings = |card: CardId| yard.brings(game, card) as f32;
        for place in game.places(seat).take(PLACES) {
            let there = game.all_under(place).iter().map(brings);
            let mut worth: f32 = there.sum();
            if let Place::Holding(card) = place {
                worth += brings(card);
            }
            stakes.places[stakes.count] = (game.defence(target(place)), worth);
            stakes.count += 1;
        }
        let open = game.unprotected(seat).iter().map(brings);
        stakes.open = open.fold(0.0, f32::max);
        stakes
    }

    fn iter(&self) -> impl Iterator<Item = (u16, f32)> {
        self.places[..self.count].iter().copied()
    }
}

/// What is counted of one seat.
#[derive(Clone, Copy, Default)]
struct Counted {
    /// Points if the turn ended now, without those of the Pope.
    now: f32,
    /// Strength and number of the condottieri in the hand.
    power: u16,
    /// Cards in the hand by type, from [`CardType::ALL`].
    hand: [u8; 12],
    /// Phases left in this turn.
    phases: i32,
    income: u32,
    /// Points a turn on the table.
    vp: u16,
}

impl Base {
    /// Counts what all seats have in a position in which all cards are known.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let yard = Yard::of(game);
        let (phases, last) = harm::phases(game, game.skips());
        let mut stakes = BySeat::from_fn(|_| Stakes::default());
        let mut seats = BySeat::from_fn(|_| Counted::default());
        let mut points = BySeat::from_fn(|_| 0.0);
        for seat in game.seats() {
            let mut hand = [0; 12];
            let mut power = 0;
            for card in game.hand(seat).known() {
                let figures = game.figures(card);
                hand[figures.card_type.index()] += 1;
                power += match figures.card_type {
                    CardType::Condottiere => u16::from(figures.power),
                    _ => 0,
                };
            }
            let mut vp = 0;
            for card in game.laid(seat) {
                vp += u16::from(game.figures(card).vp);
            }
            let now = match game.is_over() {
                true => game.points(seat),
                false => game.points(seat) + game.score_at_end(seat, false).total(),
            };
            seats[seat] = Counted {
                now: f32::from(now),
                power,
                hand,
                phases: phases[seat.index()],
                income: game.income(seat),
                vp,
            };
            points[seat] = yard.standing(seat) as f32;
            stakes[seat] = Stakes::of(game, &yard, seat);
        }
        Self {
            yard,
            points,
            seats,
            stakes,
            last,
        }
    }
}

/// Lists the facts of a position in which all cards are known, as this seat sees it.
pub fn facts(game: &Game, seat: Seat, base: &Base, facts: &mut Facts) {
    facts.clear();
    moment(game, seat, base, facts);
    purse(game, seat, base, facts);
    table_cards(game, seat, base, facts);
    hand(base, seat, facts);
    rivals(game, seat, base, facts);
}

/// Where the game is.
fn moment(game: &Game, seat: Seat, base: &Base, facts: &mut Facts) {
    let players = game.player_count();
    facts.one_of(players - 3, 3);
    let later = usize::from(game.turns().saturating_sub(game.turn()));
    facts.one_of(later, 4);
    let kind = match game.phase() {
        Phase::Offices | Phase::Shuffle | Phase::Cardinals => 1,
        Phase::Ballot(_) | Phase::OpenBallot(_) => 2,
        Phase::Step(Step::Play) => 3,
        _ => 0,
    };
    facts.one_of(kind, 4);
    // With each turn things differ, so the last one has facts of its own.
    let cards = game.displayed();
    for is_last in [false, true] {
        facts.up_to(if (later == 0) == is_last { cards } else { 0 }, 12);
    }
    let behind = |of: Seat| (seat.index() + players - of.index()) % players;
    facts.one_of(behind(game.pope()), 5);
    facts.one_of(game.active().map_or(5, behind), 6);
    facts.up_to(base.seats[seat].phases.max(0) as usize, 5);
    facts.flag(base.last == Some(seat));
    facts.flag(game.skips() > 0);
    facts.flag(game.savonarola_lies());
    facts.flag(game.is_silenced(seat));
    facts.flag(!game.spouses(seat).is_empty());
    facts.flag(game.grievance(seat).is_some());
}

/// Points, money, votes.
fn purse(game: &Game, seat: Seat, base: &Base, facts: &mut Facts) {
    let own = &base.seats[seat];
    let later = game.turns().saturating_sub(game.turn());
    facts.steps(f32::from(game.points(seat)), 0.0, 2.0, 40);
    facts.up_to(game.money(seat) as usize / 5, 48);
    // What the last turn makes of money.
    let last = if later == 0 {
        game.money(seat) + own.income
    } else {
        0
    };
    facts.up_to(last as usize / 10, 24);
    facts.up_to(own.income as usize / 4, 20);
    facts.up_to(usize::from(own.vp), 24);
    facts.up_to(usize::from(game.cardinals(seat)), 12);
    let votes = base.yard.votes(seat);
    facts.steps(f32::from(votes), 9.0, 1.0, 30);
    facts.steps(base.yard.elected(seat, 0) as f32, 0.0, 0.05, 20);
    facts.steps(base.points[seat], 10.0, 2.0, 50);
    facts.steps(own.now, 0.0, 2.0, 48);
}

/// What is on the table, and how well it is protected.
fn table_cards(game: &Game, seat: Seat, base: &Base, facts: &mut Facts) {
    let yard = &base.yard;
    let laid = game.laid(seat);
    let of = |card_type: CardType| laid.intersection(game.edition().of_type(card_type));
    facts.up_to(of(CardType::Holding).len(), 7);
    facts.up_to(of(CardType::Office).len(), 6);
    facts.up_to(of(CardType::Artist).len(), 7);
    facts.up_to(of(CardType::Family).len(), 4);
    let open = game.unprotected(seat);
    let brings = |cards: Set<CardId>| -> f32 {
        let cards = cards.iter();
        cards.map(|card| yard.brings(game, card) as f32).sum()
    };
    facts.up_to(open.len(), 5);
    facts.steps(brings(open), 0.0, 2.0, 12);
    facts.up_to(usize::from(game.power_of(of(CardType::Artist))), 2);
    let lone = open.intersection(game.edition().of_type(CardType::Family));
    facts.up_to(lone.len(), 2);
    // What is at stake behind walls of this strength or less.
    let mut at_stake = [0.0; 9];
    for (defence, worth) in base.stakes[seat].iter() {
        for stake in &mut at_stake[usize::from(defence).min(8)..] {
            *stake += worth;
        }
    }
    for stake in &at_stake[1..] {
        facts.steps(*stake, 0.0, 3.0, 10);
    }
    facts.steps(brings(laid), 0.0, 3.0, 30);
    let base_wall = game.defence(target(Place::Base(seat)));
    facts.steps(f32::from(base_wall), 3.0, 1.0, 5);
    for free in [CardType::Office, CardType::Artist, CardType::Family] {
        facts.up_to(game.free_places(seat, free).len(), 4);
    }
    let arriving = game.edition().table_cards().iter();
    let arriving = arriving.filter(|&card| game.spot(card) == Spot::Arriving(seat));
    facts.up_to(arriving.count(), 3);
}

/// The cards in the hand.
fn hand(base: &Base, seat: Seat, facts: &mut Facts) {
    let own = &base.seats[seat];
    facts.up_to(usize::from(own.power), 12);
    let counts = [
        (CardType::Condottiere, 5),
        (CardType::Spy, 5),
        (CardType::Bravo, 2),
        (CardType::Poison, 2),
        (CardType::Doctor, 1),
        (CardType::Marriage, 1),
        (CardType::Savonarola, 1),
        (CardType::Simony, 2),
    ];
    for (card_type, most) in counts {
        facts.up_to(usize::from(own.hand[card_type.index()]), most);
    }
    let all: u8 = own.hand.iter().sum();
    facts.up_to(usize::from(all), 10);
}

/// How the seat stands beside the others.
fn rivals(game: &Game, seat: Seat, base: &Base, facts: &mut Facts) {
    let own = &base.seats[seat];
    let others = || game.seats().filter(move |&other| other != seat);
    let ahead = others().filter(|&other| base.points[other] > base.points[seat]);
    facts.one_of(ahead.count(), 5);
    let ranks = |of: &dyn Fn(Seat) -> f32| {
        let mut all = [f32::NEG_INFINITY; 4];
        for (slot, other) in all.iter_mut().zip(others()) {
            *slot = of(other);
        }
        all.sort_by(|a, b| b.total_cmp(a));
        all
    };
    for lead in ranks(&|other| base.points[other] - base.points[seat]) {
        facts.steps(lead, -24.0, 2.0, 24);
    }
    for lead in &ranks(&|other| base.seats[other].now - own.now)[..2] {
        facts.steps(*lead, -24.0, 2.0, 24);
    }
    let votes = |of: Seat| f32::from(base.yard.votes(of));
    for lead in &ranks(&|other| votes(other) - votes(seat))[..2] {
        facts.steps(*lead, -12.0, 1.0, 24);
    }
    let money = |of: Seat| game.money(of) as f32;
    facts.steps(
        ranks(&|other| money(other) - money(seat))[0],
        -100.0,
        10.0,
        20,
    );
    facts.steps(ranks(&money)[0], 0.0, 10.0, 24);
    facts.steps(
        ranks(&|other| f32::from(base.seats[other].power))[0],
        0.0,
        1.0,
        12,
    );
    let of_others = |card_type: CardType| {
        let all = others().map(|other| usize::from(base.seats[other].hand[card_type.index()]));
        all.sum::<usize>()
    };
    facts.up_to(of_others(CardType::Condottiere), 8);
    facts.up_to(of_others(CardType::Spy), 6);
    facts.up_to(of_others(CardType::Bravo) + of_others(CardType::Poison), 4);
    facts.up_to(of_others(CardType::Doctor), 1);
    let income = |other: Seat| base.seats[other].income as f32 - own.income as f32;
    facts.steps(ranks(&income)[0], -40.0, 4.0, 20);
    let vp = |other: Seat| f32::from(base.seats[other].vp) - f32::from(own.vp);
    facts.steps(ranks(&vp)[0], -12.0, 1.0, 24);
    // What can be taken from the others with the strength in the hand.
    let power = own.power;
    let places = others().flat_map(|other| base.stakes[other].iter());
    let prey = places.filter(|(defence, _)| *defence < power);
    let prey = prey.fold(0.0, |most, (_, worth)| f32::max(most, worth));
    facts.steps(prey, 0.0, 2.0, 12);
    let open = others().map(|other| base.stakes[other].open);
    facts.steps(open.fold(0.0, f32::max), 0.0, 2.0, 8);
}

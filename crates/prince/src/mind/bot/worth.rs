//! The yardstick: what things are worth, in victory points.
//!
//! With k scorings to come a ducat is worth k/10 points, a point a turn k, a ducat a turn
//! k(k + 1)/20, and votes ten points times the rise in the chance of being Pope. From
//! that goes the risk of losing what is defended badly.

use crate::rules::card::{CardId, CardType, MOST_CARDS, Place, Spot};
use crate::rules::command::Target;
use crate::rules::game::Game;
use crate::rules::options::{BASE_POWER, VOTES_OF_CARDINAL, displayed};
use crate::rules::state::Phase;
use table::{BySeat, Item as _, Seat, Set};

/// The chance that something is lost until the end of the game, by its defence.
const LOST: [f64; 10] = [0.8, 0.52, 0.41, 0.3, 0.21, 0.13, 0.08, 0.05, 0.02, 0.01];

/// Votes by which somebody can be behind and still be elected, and how many more while a
/// whole turn is to come.
const REACH: [f64; 2] = [16.0, 4.0];

/// What is left of the points of a Pope who gives away all offices (P1).
const PAPACY: f64 = 0.6;

/// What a ducat counts for who stands where, beside what it buys: money in hand is not
/// counted points yet.
const PURSE: f64 = 0.7;

/// How much a rival's loss helps, shared by all of them, and how much more that of the
/// one who leads.
const RIVALRY: [f64; 2] = [0.35, 0.21];

/// What a place for other cards is worth at most.
const SHELTER: f64 = 2.1;

/// What one later election is worth beside the next one: offices and cardinals change.
const LATER: f64 = 0.3;

/// A place as what can be attacked.
pub(in crate::mind) fn target(place: Place) -> Target {
    match place {
        Place::Base(seat) => Target::Base(seat),
        Place::Holding(card) => Target::Card(card),
    }
}

/// What a position is worth to each seat.
#[derive(Clone, Copy, Debug)]
pub(in crate::mind) struct Yard {
    players: usize,
    /// Scorings to come.
    scorings: f64,
    /// Incomes to come.
    incomes: f64,
    /// What is left of the game's player phases, as a part of it.
    left: f64,
    /// Whether there is any phase left in which something can be seized.
    danger: f64,
    /// Votes by which somebody can be behind and still be elected.
    reach: f64,
    points_of_pope: f64,
    votes: BySeat<u16>,
    standing: BySeat<f64>,
}

impl Yard {
    /// The yardstick for this position.
    pub(in crate::mind) fn of(game: &Game) -> Self {
        let scorings = match game.is_over() {
            true => 0.0,
            false => f64::from((game.turns() + 1).saturating_sub(game.turn())),
        };
        let is_paid = matches!(game.phase(), Phase::Ballot(_) | Phase::OpenBallot(_));
        let incomes = if is_paid { scorings - 1.0 } else { scorings };
        let part = game.displayed() as f64 / displayed(game.player_count()) as f64;
        let turns = (scorings - 1.0).max(0.0) + part;
        let mut yard = Self {
            players: game.player_count(),
            scorings,
            incomes,
            left: turns / f64::from(game.turns()),
            danger: turns.min(1.0),
            reach: REACH[0] + REACH[1] * part.min(1.0),
            points_of_pope: f64::from(game.options().points_of_pope),
            votes: BySeat::from_fn(|_| 0),
            standing: BySeat::from_fn(|_| 0.0),
        };
        yard.count(game);
        yard
    }

    fn count(&mut self, game: &Game) {
        let mut at_base = [(0.0, BASE_POWER); 5];
        let mut at_holding = [(0.0, 0_u16); MOST_CARDS];
        for card in game.edition().table_cards() {
            let Some(owner) = game.owner(card) else {
                continue;
            };
            let worth = self.printed(game, card);
            self.standing[owner] += worth;
            let figures = game.figures(card);
            let power = u16::from(figures.power);
            if figures.card_type == CardType::Office {
                self.votes[owner] += u16::from(figures.votes);
            }
            match game.spot(card) {
                Spot::Under(Place::Base(seat)) => {
                    at_base[seat.index()].0 += worth;
                    at_base[seat.index()].1 += power;
                }
                Spot::Under(Place::Holding(holding)) => {
                    at_holding[holding.index()].0 += worth;
                    at_holding[holding.index()].1 += power;
                }
                Spot::Before(_) if figures.card_type == CardType::Holding => {
                    at_holding[card.index()].0 += worth;
                    at_holding[card.index()].1 += power;
                }
                Spot::Before(_) => {
                    let is_family = figures.card_type == CardType::Family;
                    let defence = if is_family { power } else { 0 };
                    self.standing[owner] -= self.lost(defence) * worth;
                }
                Spot::Concealed
                | Spot::Auctioned
                | Spot::Arriving(_)
                | Spot::InPlay
                | Spot::Wedding(..)
                | Spot::Aside
                | Spot::Out => {}
            }
        }
        for card in game.edition().of_type(CardType::Holding) {
            if let Spot::Before(owner) = game.spot(card) {
                let (worth, defence) = at_holding[card.index()];
                self.standing[owner] -= self.lost(defence) * worth;
            }
        }
        for seat in game.seats() {
            let (worth, defence) = at_base[seat.index()];
            self.standing[seat] -= self.lost(defence) * worth;
            self.standing[seat] += f64::from(game.points(seat));
            self.standing[seat] += PURSE * self.ducats(game.money(seat));
            self.votes[seat] += VOTES_OF_CARDINAL * u16::from(game.cardinals(seat));
            let hand = game.hand(seat);
            for card in hand.known() {
                self.standing[seat] += self.in_hand(game, card);
            }
            self.standing[seat] += f64::from(hand.hidden()) * self.unknown_in_hand();
        }
        for seat in game.seats() {
            self.standing[seat] += self.papacy(self.chance(seat, seat, 0));
        }
    }

    /// Turns that are still counted, this one included.
    pub(in crate::mind) fn scorings(&self) -> u8 {
        self.scorings as u8
    }

    /// What is left of the game's player phases, as a part of it.
    pub(in crate::mind) fn left(&self) -> f64 {
        self.left
    }

    /// The votes of a seat.
    pub(in crate::mind) fn votes(&self, seat: Seat) -> u16 {
        self.votes[seat]
    }

    /// What so many ducats are worth.
    pub(in crate::mind) fn ducats(&self, ducats: u32) -> f64 {
        f64::from(ducats) * self.scorings / 10.0
    }

    /// How many ducats are worth so much.
    pub(in crate::mind) fn price(&self, worth: f64) -> u32 {
        (worth * 10.0 / self.scorings.max(1.0)).max(0.0) as u32
    }

    /// The part of what is defended like this that will be lost.
    pub(in crate::mind) fn lost(&self, defence: u16) -> f64 {
        LOST[usize::from(defence).min(LOST.len() - 1)] * self.danger
    }

    /// What a table card is worth where nobody takes it away, without its votes.
    pub(in crate::mind) fn printed(&self, game: &Game, card: CardId) -> f64 {
        let figures = game.figures(card);
        let power = f64::from(figures.power);
        let use_of_it = match figures.card_type {
            // A place for others.
            CardType::Holding => 1.0 + 0.3 * power,
            CardType::Artist | CardType::Family => power,
            _ => 0.0,
        };
        self.brings(game, card) + SHELTER * use_of_it * self.left
    }

    /// What the points and the income on a card are worth in all turns to come.
    pub(in crate::mind) fn brings(&self, game: &Game, card: CardId) -> f64 {
        let figures = game.figures(card);
        let points = self.scorings * f64::from(figures.vp);
        points + f64::from(figures.income) * self.incomes * (self.incomes + 1.0) / 20.0
    }

    /// What a card in the hand is worth.
    pub(in crate::mind) fn in_hand(&self, game: &Game, card: CardId) -> f64 {
        let figures = game.figures(card);
        self.left
            * match figures.card_type {
                CardType::Condottiere => 1.6 + 2.0 * f64::from(figures.power),
                CardType::Spy => 4.2,
                CardType::Bravo | CardType::Poison => 4.0,
                CardType::Doctor => 1.0,
                CardType::Marriage => 1.5,
                CardType::Savonarola | CardType::Simony => 2.0,
                CardType::Holding | CardType::Office | CardType::Artist | CardType::Family => 0.0,
            }
    }

    /// What a card in a hand is worth that one does not know.
    pub(in crate::mind) fn unknown_in_hand(&self) -> f64 {
        3.0 * self.left
    }

    /// What a card from the display is worth to whoever receives it for nothing.
    pub(in crate::mind) fn received(&self, game: &Game, seat: Seat, card: CardId) -> f64 {
        let figures = game.figures(card);
        let worth = self.printed(game, card);
        match figures.card_type {
            CardType::Holding => {
                let shelters: f64 = game
                    .unprotected(seat)
                    .iter()
                    .map(|card| self.printed(game, card))
                    .sum();
                let risk = self.risk(game, seat, card);
                let safer = (self.lost(0) - risk).max(0.0);
                worth * (1.0 - risk) + shelters * safer
            }
            CardType::Office | CardType::Artist | CardType::Family => {
                let kept = 1.0 - self.risk(game, seat, card);
                let votes = i32::from(figures.votes);
                let fee = match figures.card_type {
                    CardType::Artist => self.ducats(u32::from(figures.fee)),
                    _ => 0.0,
                };
                (worth + self.more_votes(seat, votes)) * kept - fee
            }
            _ => self.in_hand(game, card),
        }
    }

    /// The chance that a table card which a seat receives is lost to it again, at the
    /// best place there is for it.
    pub(in crate::mind) fn risk(&self, game: &Game, seat: Seat, card: CardId) -> f64 {
        let figures = game.figures(card);
        match figures.card_type {
            CardType::Holding => self.lost(u16::from(figures.power)),
            card_type => {
                let places = game.free_places(seat, card_type).into_iter();
                let defences = places.map(|place| game.defence(target(place)));
                self.lost(defences.max().unwrap_or(0))
            }
        }
    }

    /// The chance of a seat to be elected next if it has so many votes more, or less.
    pub(in crate::mind) fn elected(&self, seat: Seat, by: i32) -> f64 {
        self.chance(seat, seat, by)
    }

    /// The chance of `who` to be elected next if the votes of `seat` change by that.
    fn chance(&self, who: Seat, seat: Seat, by: i32) -> f64 {
        let votes = |of: Seat| {
            let votes = f64::from(self.votes[of]);
            if of == seat {
                votes + f64::from(by)
            } else {
                votes
            }
        };
        let seats = || Seat::ALL.iter().copied().take(self.players);
        let most = seats().map(votes).fold(0.0, f64::max);
        let weight = |of: Seat| {
            let near = ((votes(of) - most + self.reach) / self.reach).max(0.0);
            near * near * near
        };
        let all: f64 = seats().map(weight).sum();
        weight(who) / all.max(1e-9)
    }

    /// What a chance to be Pope is worth.
    fn papacy(&self, chance: f64) -> f64 {
        let elections = match self.scorings {
            left if left >= 1.0 => 1.0 + LATER * (left - 1.0),
            _ => 0.0,
        };
        PAPACY * self.points_of_pope * chance * elections
    }

    /// What it is worth to a seat that it has so many votes more, or less.
    pub(in crate::mind) fn more_votes(&self, seat: Seat, by: i32) -> f64 {
        match by {
            0 => 0.0,
            by => self.papacy(self.chance(seat, seat, by) - self.chance(seat, seat, 0)),
        }
    }

    /// What cards on the table are worth to who has them.
    pub(in crate::mind) fn laid(&self, game: &Game, owner: Seat, cards: Set<CardId>) -> f64 {
        let printed: f64 = cards.iter().map(|card| self.printed(game, card)).sum();
        let votes: i32 = cards
            .iter()
            .map(|card| i32::from(game.figures(card).votes))
            .sum();
        printed - self.more_votes(owner, -votes)
    }

    /// What the position is worth to a seat by itself: its points, and those to come.
    pub(in crate::mind) fn standing(&self, seat: Seat) -> f64 {
        self.standing[seat]
    }

    /// The other seats, the one that stands best first.
    pub(in crate::mind) fn rivals(&self, seat: Seat) -> Vec<Seat> {
        let all = Seat::ALL.iter().copied().take(self.players);
        let mut rivals: Vec<Seat> = all.filter(|&other| other != seat).collect();
        rivals.sort_by(|&one, &other| self.standing[other].total_cmp(&self.standing[one]));
        rivals
    }

    /// How much it helps a seat that another one loses a point: most if that one leads.
    pub(in crate::mind) fn rivalry(&self, seat: Seat, other: Seat) -> f64 {
        let share = RIVALRY[0] / (self.players as f64 - 1.0);
        match self.rivals(seat).first() {
            Some(&best) if best == other => share + RIVALRY[1],
            _ => share,
        }
    }

    /// What the position is worth to a seat that wants to be first.
    pub(in crate::mind) fn lead(&self, seat: Seat) -> f64 {
        let others = self.rivals(seat).into_iter();
        let theirs: f64 = others
            .map(|other| self.rivalry(seat, other) * self.standing[other])
            .sum();
        self.standing[seat] - theirs
    }
}

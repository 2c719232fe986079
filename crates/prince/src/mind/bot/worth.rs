//! The yardstick: what things are worth, in victory points.
//!
//! With k scorings to come, a ducat is worth k/10 points, a point a turn k, a ducat a turn
//! k(k + 1)/20, and votes ten points times the increase in the chance of being Pope. The
//! risk of losing poorly defended cards is subtracted.

use super::errors::Errors;
use crate::rules::card::{CardId, CardType, MOST_CARDS, Place, Spot};
use crate::rules::command::Target;
use crate::rules::game::Game;
use crate::rules::options::{BASE_POWER, VOTES_OF_CARDINAL, displayed};
use crate::rules::state::Phase;
use table::{BySeat, Item as _, Seat, Set};

/// The probability that a card is lost before the end of the game, by its defence.
const LOST: [f64; 10] = [0.8, 0.52, 0.41, 0.3, 0.21, 0.13, 0.08, 0.05, 0.02, 0.01];

/// By how many votes a player can be behind and still be elected, and how many more while a
/// whole turn is to come.
const REACH: [f64; 2] = [16.0, 4.0];

/// The fraction that remains of the points of a Pope who gives away all offices (P1).
const PAPACY: f64 = 0.6;

/// How much a ducat counts for a player's standing, apart from what it buys: money in hand
/// is not points yet.
const PURSE: f64 = 0.7;

/// How much a rival's loss helps, shared by all rivals, and how much more the leader's loss
/// helps.
const RIVALRY: [f64; 2] = [0.35, 0.21];

/// The maximum worth of a place for other cards.
const SHELTER: f64 = 2.1;

/// What a later election is worth compared with the next one: offices and cardinals change.
const LATER: f64 = 0.3;

/// Returns a place as a target of an attack.
pub(in crate::mind) fn target(place: Place) -> Target {
    match place {
        Place::Base(seat) => Target::Base(seat),
        Place::Holding(card) => Target::Card(card),
    }
}

/// What a position is worth to each seat.
#[derive(Clone, Copy, Debug)]
pub(in crate::mind) struct Yard {
    errors: Errors,
    players: usize,
    /// Scorings to come.
    scorings: f64,
    /// Incomes to come.
    incomes: f64,
    /// The remaining fraction of the game's player phases.
    left: f64,
    /// The remaining fraction of phases in which something can be seized.
    danger: f64,
    /// By how many votes a player can be behind and still be elected.
    reach: f64,
    points_of_pope: f64,
    votes: BySeat<u16>,
    standing: BySeat<f64>,
}

impl Yard {
    /// Creates the yardstick for this position.
    pub(in crate::mind) fn of(game: &Game) -> Self {
        Self::misjudged(game, Errors::NONE)
    }

    /// Creates the yardstick of a seat that errs for another position.
    pub(in crate::mind) fn again(&self, game: &Game) -> Self {
        Self::misjudged(game, self.errors)
    }

    /// Creates the yardstick of a seat that makes these errors.
    pub(in crate::mind) fn misjudged(game: &Game, errors: Errors) -> Self {
        let scorings = match game.is_over() {
            true => 0.0,
            false => f64::from((game.turns() + 1).saturating_sub(game.turn())),
        };
        let is_paid = matches!(game.phase(), Phase::Ballot(_) | Phase::OpenBallot(_));
        let incomes = if is_paid { scorings - 1.0 } else { scorings };
        let part = game.displayed() as f64 / displayed(game.player_count()) as f64;
        let turns = (scorings - 1.0).max(0.0) + part;
        let mut yard = Self {
            errors,
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

    /// Returns the number of turns still to be scored, including this one.
    pub(in crate::mind) fn scorings(&self) -> u8 {
        self.scorings as u8
    }

    /// Returns the remaining fraction of the game's player phases.
    pub(in crate::mind) fn left(&self) -> f64 {
        self.left
    }

    /// Returns the votes of a seat.
    pub(in crate::mind) fn votes(&self, seat: Seat) -> u16 {
        self.votes[seat]
    }

    /// Returns the worth of this many ducats.
    pub(in crate::mind) fn ducats(&self, ducats: u32) -> f64 {
        f64::from(ducats) * self.scorings / 10.0
    }

    /// Returns the number of ducats with this worth.
    pub(in crate::mind) fn price(&self, worth: f64) -> u32 {
        (worth * 10.0 / self.scorings.max(1.0)).max(0.0) as u32
    }

    /// Returns the probability that something with this defence will be lost.
    pub(in crate::mind) fn lost(&self, defence: u16) -> f64 {
        LOST[usize::from(defence).min(LOST.len() - 1)] * self.danger
    }

    /// Returns the worth of a table card if it is never taken away, without its votes.
    pub(in crate::mind) fn printed(&self, game: &Game, card: CardId) -> f64 {
        let figures = game.figures(card);
        let power = f64::from(figures.power);
        let use_of_it = match figures.card_type {
            // A place for other cards.
            CardType::Holding => 1.0 + 0.3 * power,
            CardType::Artist | CardType::Family => power,
            _ => 0.0,
        };
        self.errors.factor(card) * (self.brings(game, card) + SHELTER * use_of_it * self.left)
    }

    /// Returns what the points and the income on a card are worth in all future turns.
    pub(in crate::mind) fn brings(&self, game: &Game, card: CardId) -> f64 {
        let figures = game.figures(card);
        let points = self.scorings * f64::from(figures.vp);
        points + f64::from(figures.income) * self.incomes * (self.incomes + 1.0) / 20.0
    }

    /// Returns what a card in the hand is worth.
    pub(in crate::mind) fn in_hand(&self, game: &Game, card: CardId) -> f64 {
        let figures = game.figures(card);
        self.errors.factor(card)
            * self.left
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

    /// Returns the worth of an unknown card in a hand.
    pub(in crate::mind) fn unknown_in_hand(&self) -> f64 {
        3.0 * self.left
    }

    /// Returns the worth of a card from the display to the player who receives it for free.
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

    /// Returns the probability that a seat loses a table card again after receiving it, at
    /// the best place for it.
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

    /// Returns the probability that a seat is elected next if it has this many more or
    /// fewer votes.
    pub(in crate::mind) fn elected(&self, seat: Seat, by: i32) -> f64 {
        self.chance(seat, seat, by)
    }

    /// Returns the probability that `who` is elected next if the votes of `seat` change by
    /// this.
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

    /// Returns the worth of a probability to be Pope.
    fn papacy(&self, chance: f64) -> f64 {
        let elections = match self.scorings {
            left if left >= 1.0 => 1.0 + LATER * (left - 1.0),
            _ => 0.0,
        };
        PAPACY * self.points_of_pope * chance * elections
    }

    /// Returns what this many more or fewer votes are worth to a seat.
    pub(in crate::mind) fn more_votes(&self, seat: Seat, by: i32) -> f64 {
        match by {
            0 => 0.0,
            by => self.papacy(self.chance(seat, seat, by) - self.chance(seat, seat, 0)),
        }
    }

    /// Returns what cards on the table are worth to their owner.
    pub(in crate::mind) fn laid(&self, game: &Game, owner: Seat, cards: Set<CardId>) -> f64 {
        let printed: f64 = cards.iter().map(|card| self.printed(game, card)).sum();
        let votes: i32 = cards
            .iter()
            .map(|card| i32::from(game.figures(card).votes))
            .sum();
        printed - self.more_votes(owner, -votes)
    }

    /// Returns what the position is worth to a seat by itself: its points, and those to
    /// come.
    pub(in crate::mind) fn standing(&self, seat: Seat) -> f64 {
        self.standing[seat]
    }

    /// Returns the other seats, the one with the best standing first.
    pub(in crate::mind) fn rivals(&self, seat: Seat) -> Vec<Seat> {
        let all = Seat::ALL.iter().copied().take(self.players);
        let mut rivals: Vec<Seat> = all.filter(|&other| other != seat).collect();
        rivals.sort_by(|&one, &other| self.standing[other].total_cmp(&self.standing[one]));
        rivals
    }

    /// Returns how much it helps a seat that another one loses a point: most if that one
    /// leads.
    pub(in crate::mind) fn rivalry(&self, seat: Seat, other: Seat) -> f64 {
        let share = RIVALRY[0] / (self.players as f64 - 1.0);
        match self.rivals(seat).first() {
            Some(&best) if best == other => share + RIVALRY[1],
            _ => share,
        }
    }

    /// Returns what the position is worth to a seat that wants to be first.
    pub(in crate::mind) fn lead(&self, seat: Seat) -> f64 {
        let others = self.rivals(seat).into_iter();
        let theirs: f64 = others
            .map(|other| self.rivalry(seat, other) * self.standing[other])
            .sum();
        self.standing[seat] - theirs
    }
}

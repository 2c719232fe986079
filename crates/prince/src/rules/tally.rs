//! What can be counted in a position: income, votes, strength, points, ranking.
//!
//! This module reads only what is public on the table.

use super::card::{CardId, CardType, Place, Spot};
use super::command::Target;
use super::game::Game;
use super::options::{BASE_INCOME, BASE_POWER, START_CARDINALS, START_MONEY, VOTES_OF_CARDINAL};
pub use super::score::{Score, Source};
use super::state::Phase;
use table::{Item as _, Seat, Set};

/// How an attack would end (Z4 to Z7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Strength of the attack (Z4).
    pub attack: u16,
    /// Strength of the defence (Z5).
    pub defence: u16,
    /// Whether the attacker wins (Z6).
    pub wins: bool,
    /// What the attacker pays for condottieri (Z7).
    pub attacker_pays: u32,
    /// What the defender pays for condottieri.
    pub defender_pays: u32,
    /// What an artist among the spoils costs, if the attacker wins (Z9).
    pub patronage: u32,
}

/// Why a player may accuse the Pope of Simony (C9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grievance {
    /// The Pope shuffled the offices.
    Shuffle,
    /// No office was received.
    NoOffice {
        /// No cardinal either.
        no_cardinal: bool,
    },
    /// No cardinal was received.
    NoCardinal,
}

/// A player's final rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The player.
    pub seat: Seat,
    /// The rank, from 1 on; equal points share it (V2).
    pub rank: u8,
    /// All points.
    pub points: u16,
}

/// Returns the number of cardinals that each player has been given by then (S1, P4).
#[must_use]
pub fn cardinals_each(turn: u8, phase: &Phase) -> u8 {
    let given = match phase {
        Phase::Drawing(_)
        | Phase::Upkeep
        | Phase::Offices
        | Phase::Shuffle
        | Phase::Dealing
        | Phase::Accusing(_)
        | Phase::Cardinals => turn.saturating_sub(2),
        Phase::Judging(judging) if judging.at_shuffle => turn.saturating_sub(2),
        _ => turn.saturating_sub(1),
    };
    START_CARDINALS + given
}

/// Counting.
impl Game {
    /// Returns the offices that count for no player yet: a killed one that can be given
    /// away (C5), and those on their way to a player (H1, P5).
    #[must_use]
    pub fn offices_on_the_way(&self) -> Set<CardId> {
        let offices = self.edition.of_type(CardType::Office).iter();
        let killed = match self.phase {
            Phase::OfficeGift(office, _) => Some(office),
            _ => None,
        };
        let waits = |office: &CardId| {
            killed == Some(*office) || matches!(self.spot(*office), Spot::Arriving(_))
        };
        offices.filter(waits).collect()
    }

    /// Returns what a player would receive now at the end of the turn (I1).
    #[must_use]
    pub fn income(&self, seat: Seat) -> u32 {
        let cards = self.laid(seat).iter();
        cards.map(|card| u32::from(self.figures(card).income)).sum()
    }

    /// Returns the money of a player when the next turn begins, if this one ended now: with
    /// its income, if that is to come, and what everyone receives (I1, T4c). `None` in the
    /// last turn.
    #[must_use]
    pub fn money_next_turn(&self, seat: Seat, income_to_come: bool) -> Option<u32> {
        let income = if income_to_come { self.income(seat) } else { 0 };
        (!self.is_last_turn()).then(|| self.money(seat) + income + BASE_INCOME)
    }

    /// Returns the cardinals of all players together by now (S1, P4).
    #[must_use]
    pub fn cardinals_by_now(&self) -> u32 {
        u32::from(self.count) * u32::from(cardinals_each(self.turn, &self.phase))
    }

    /// Returns the most ducats that all players together can have by now: what everyone
    /// began with and has received since, and the income on all cards of the deck for every
    /// turn that has paid it (S1, I1, T4c).
    #[must_use]
    pub fn most_money_by_now(&self) -> u32 {
        let begun = u32::from(self.turn.saturating_sub(1));
        let paid = begun + u32::from(!self.is_income_to_come());
        let cards = self.edition.cards().iter();
        let income: u32 = cards.map(|card| u32::from(self.figures(card).income)).sum();
        u32::from(self.count) * (START_MONEY + begun * BASE_INCOME) + paid * income
    }

    /// Returns the money of all players together.
    #[must_use]
    pub fn money_of_all(&self) -> u32 {
        let seats = self.seats();
        seats.fold(0, |sum, seat| sum.saturating_add(self.money(seat)))
    }

    /// Returns the cardinals of all players together.
    #[must_use]
    pub fn cardinals_of_all(&self) -> u32 {
        self.seats()
            .map(|seat| u32::from(self.cardinals(seat)))
            .sum()
    }

    /// Returns the part of the income from cards of one type.
    #[must_use]
    pub fn income_of(&self, seat: Seat, card_type: CardType) -> u32 {
        let cards = self.laid_of(seat, card_type).iter();
        cards.map(|card| u32::from(self.figures(card).income)).sum()
    }

    /// Returns the unpaid income of this turn (T3a): all of it, or nothing.
    #[must_use]
    pub fn income_to_come(&self, seat: Seat) -> u32 {
        match self.is_income_to_come() {
            true => self.income(seat),
            false => 0,
        }
    }

    /// Returns the votes of a player (E1).
    #[must_use]
    pub fn votes(&self, seat: Seat) -> u16 {
        let offices = self.laid_of(seat, CardType::Office).iter();
        let on_offices: u16 = offices
            .map(|card| u16::from(self.figures(card).votes))
            .sum();
        VOTES_OF_CARDINAL * u16::from(self.cardinals(seat)) + on_offices
    }

    /// Returns the votes of all (E1).
    #[must_use]
    pub fn all_votes(&self) -> u16 {
        self.seats().map(|seat| self.votes(seat)).sum()
    }

    /// Returns the fewest votes that win an election (E3): more than half.
    #[must_use]
    pub fn majority(&self) -> u16 {
        self.all_votes() / 2 + 1
    }

    /// Returns the smallest winning coalitions: groups of players who can elect together,
    /// but not without any one member.
    #[must_use]
    pub fn coalitions(&self) -> Vec<Set<Seat>> {
        let majority = self.majority();
        let votes = |seats: Set<Seat>| seats.iter().map(|seat| self.votes(seat)).sum::<u16>();
        let groups = self.all_seats().subsets();
        let elect = groups.filter(|&group| votes(group) >= majority);
        elect
            .filter(|&group| {
                let mut members = group.iter();
                members.all(|seat| votes(group.without(seat)) < majority)
            })
            .collect()
    }

    /// Returns whether the income of this turn is still to come (T3a).
    #[must_use]
    pub fn is_income_to_come(&self) -> bool {
        self.is_first_election()
            || !matches!(
                self.phase(),
                Phase::Ballot(_) | Phase::OpenBallot(_) | Phase::Over
            )
    }

    /// Returns the points a player would get if the turn were counted now, with the current
    /// money (V1).
    #[must_use]
    pub fn score_now(&self, seat: Seat, as_pope: bool) -> Score {
        self.score_with(seat, as_pope, self.money(seat))
    }

    /// Returns the same after the income of the turn.
    #[must_use]
    pub fn score_after_income(&self, seat: Seat, as_pope: bool) -> Score {
        self.score_with(seat, as_pope, self.money(seat) + self.income(seat))
    }

    /// Returns the points a player would get for this turn if it ended with the current
    /// table: after its income, whether that has been paid or not.
    #[must_use]
    pub fn score_at_end(&self, seat: Seat, as_pope: bool) -> Score {
        let money = self.money(seat).saturating_add(self.income_to_come(seat));
        self.score_with(seat, as_pope, money)
    }

    fn score_with(&self, seat: Seat, as_pope: bool, money: u32) -> Score {
        let on = |sort| {
            let cards = self.laid_of(seat, sort).iter();
            cards.map(|card| u16::from(self.figures(card).vp)).sum()
        };
        let for_money = money / u32::from(self.options.ducats_for_point.max(1));
        Score {
            money: u16::try_from(for_money).unwrap_or(u16::MAX),
            pope: if as_pope {
                self.options.points_of_pope
            } else {
                0
            },
            holdings: on(CardType::Holding),
            artists: on(CardType::Artist),
            offices: on(CardType::Office),
            told: 0,
        }
    }

    /// Returns the points of a player in each turn counted so far.
    #[must_use]
    pub fn scores(&self, seat: Seat) -> &[Score] {
        let turns = usize::from(self.options.turns);
        &self.scores[seat][..turns.min(self.scores[seat].len())]
    }

    /// Returns the number of turns (G1).
    #[must_use]
    pub fn turns(&self) -> u8 {
        self.options.turns
    }

    /// Returns whether this is the last turn (G1).
    #[must_use]
    pub fn is_last_turn(&self) -> bool {
        self.turn >= self.options.turns
    }

    /// Returns whether the first Pope is being elected, before the first turn (S2).
    #[must_use]
    pub fn is_first_election(&self) -> bool {
        matches!(
            self.phase(),
            Phase::Ballot(ballot) | Phase::OpenBallot(ballot) if ballot.first
        )
    }

    /// Returns the points of a player so far.
    #[must_use]
    pub fn points(&self, seat: Seat) -> u16 {
        let turns = self.scores[seat].iter();
        turns.fold(0, |sum, score| sum.saturating_add(score.total()))
    }

    /// Returns the ranking, the best first; equal points share a rank (V2).
    #[must_use]
    pub fn ranking(&self) -> Vec<Ranked> {
        self.ranked(|seat| self.points(seat))
    }

    /// Returns the same if this turn were counted now with that seat elected;
    /// `income_to_come` adds the turn's income (V1, V2).
    #[must_use]
    pub fn ranking_with(&self, pope: Seat, income_to_come: bool) -> Vec<Ranked> {
        self.ranked(|seat| {
            let now = match income_to_come {
                true => self.score_after_income(seat, seat == pope),
                false => self.score_now(seat, seat == pope),
            };
            self.points(seat).saturating_add(now.total())
        })
    }

    fn ranked(&self, points_of: impl Fn(Seat) -> u16) -> Vec<Ranked> {
        let mut ranking: Vec<Ranked> = self
            .seats()
            .map(|seat| {
                let points = points_of(seat);
                let better = self.seats().filter(|&other| points_of(other) > points);
                Ranked {
                    seat,
                    rank: better.count() as u8 + 1,
                    points,
                }
            })
            .collect();
        ranking.sort_by_key(|ranked| (ranked.rank, ranked.seat));
        ranking
    }

    /// Returns the total cost of condottieri (Z7).
    #[must_use]
    pub fn fees(&self, with: Set<CardId>) -> u32 {
        self.edition.mercenary_fee() * with.len() as u32
    }

    /// Returns the total strength of cards.
    #[must_use]
    pub fn power_of(&self, cards: Set<CardId>) -> u16 {
        let cards = cards.iter();
        cards.map(|card| u16::from(self.figures(card).power)).sum()
    }

    /// Returns the strength of an attack (Z4). Ruling: an artist like da Vinci adds his
    /// power, and several add theirs.
    #[must_use]
    pub fn attack(&self, attacker: Seat, with: Set<CardId>) -> u16 {
        match with.is_empty() {
            true => 0,
            false => {
                let artists = self.laid_of(attacker, CardType::Artist);
                self.power_of(with) + self.power_of(artists)
            }
        }
    }

    /// Returns the strength of a target without condottieri (Z5).
    #[must_use]
    pub fn defence(&self, target: Target) -> u16 {
        match target {
            Target::Base(seat) => BASE_POWER + self.power_under(Place::Base(seat)),
            Target::Card(card) => match self.type_of(card) {
                CardType::Holding => {
                    self.power_of(Set::only(card)) + self.power_under(Place::Holding(card))
                }
                CardType::Family => self.power_of(Set::only(card)),
                // Unprotected offices and artists have no strength.
                _ => 0,
            },
        }
    }

    fn power_under(&self, place: Place) -> u16 {
        self.power_of(self.all_under(place))
    }

    /// Returns how an attack with these against those would end (Z4 to Z7, Z9).
    #[must_use]
    pub fn outcome(
        &self,
        attacker: Seat,
        target: Target,
        with: Set<CardId>,
        against: Set<CardId>,
    ) -> Outcome {
        let attack = self.attack(attacker, with);
        let defence = self.defence(target) + self.power_of(against);
        let artists: u32 = self
            .spoils(target)
            .intersection(self.edition.of_type(CardType::Artist))
            .iter()
            .map(|card| u32::from(self.figures(card).fee))
            .sum();
        Outcome {
            attack,
            defence,
            wins: defence == 0 || attack > defence,
            attacker_pays: self.fees(with),
            defender_pays: self.fees(against),
            patronage: artists,
        }
    }

    /// Returns the cards that change owners with a target (Z1).
    #[must_use]
    pub fn spoils(&self, target: Target) -> Set<CardId> {
        match target {
            Target::Base(seat) => self.all_under(Place::Base(seat)),
            Target::Card(card) => match self.type_of(card) {
                CardType::Holding => self.all_under(Place::Holding(card)).with(card),
                _ => Set::only(card),
            },
        }
    }

    /// Returns why a player may accuse the Pope of Simony in this turn (C9); `None` if that
    /// player may not.
    #[must_use]
    pub fn grievance(&self, seat: Seat) -> Option<Grievance> {
        if self.turn == 1 || seat == self.pope {
            return None;
        }
        let no_office = !self.got_office.contains(seat);
        let no_cardinal = !self.got_cardinal.contains(seat);
        match (self.shuffled, no_office, no_cardinal) {
            (true, _, _) => Some(Grievance::Shuffle),
            (false, true, no_cardinal) => Some(Grievance::NoOffice { no_cardinal }),
            (false, false, true) => Some(Grievance::NoCardinal),
            (false, false, false) => None,
        }
    }

    /// Returns the fewest votes, one per cardinal, that convict the Pope of Simony (C10):
    /// more than half of those of all others.
    #[must_use]
    pub fn to_convict(&self) -> u16 {
        self.votes_of_judges() / 2 + 1
    }

    /// Returns the votes of all who judge the Pope, one per cardinal (C10).
    #[must_use]
    pub fn votes_of_judges(&self) -> u16 {
        self.cardinals_in(self.all_seats().without(self.pope))
    }

    /// Returns the votes for and against an accusation so far (C10); `None` if there is no
    /// accusation.
    #[must_use]
    pub fn judged_so_far(&self) -> Option<[u16; 2]> {
        let Phase::Judging(judging) = &self.phase else {
            return None;
        };
        let answers = judging.answers;
        let against = answers.answered.minus(answers.yes);
        Some([self.cardinals_in(answers.yes), self.cardinals_in(against)])
    }

    fn cardinals_in(&self, seats: Set<Seat>) -> u16 {
        let seats = seats.iter();
        seats.map(|seat| u16::from(self.cardinals(seat))).sum()
    }

    /// Returns the most cardinals the Pope may take if the others get these (P4).
    #[must_use]
    pub fn most_for_pope(&self, to: [u8; 5]) -> u8 {
        let others = self.seats().filter(|&seat| seat != self.pope);
        let most = others.map(|seat| to[seat.index()]).max().unwrap_or(0);
        most.saturating_add(1)
    }

    /// Returns the number of unseen cards of a type: in the deck, the display and hands.
    #[must_use]
    pub fn unseen_of(&self, card_type: CardType) -> usize {
        let all = self.edition.of_type(card_type);
        self.unseen().intersection(all).len()
    }
}

//! Reads a setup: the result is its position, or everything that is wrong with it. What the
//! rules demand of each part is in the file of that part.

use super::{Counts, PlayerSetup, Problem, Setup};
use crate::rules::components::Freedom;
use crate::rules::edition::Edition;
use crate::rules::game::{Game, RULES};
use crate::rules::phase::actions;
use crate::rules::player::Player;
use crate::rules::progress::{Auction, Moment, Phase};
use crate::rules::rule::{Count, Fact, Rule};
use crate::rules::variant::Variant;
use table::{BySeat, Item, Seat, Set};

/// The most starting money, in florins.
const MOST_PURSE: i64 = 10_000;

/// The first version of the rules that refuses a position with unexplained points, an
/// unexplained best work or unexplained bonus cards (G3, W1, W8, W10).
const EXPLAINED_SINCE: u32 = 3;

impl Problem {
    /// Returns the first version of the rules that refuses a position for this; 1 if all
    /// do.
    fn since(&self) -> u32 {
        match self.violation.fact {
            Fact::PrestigeUnexplained { .. }
            | Fact::WorkWithoutCard { .. }
            | Fact::BonusWithoutWork
            | Fact::TooMany {
                what: Count::BestWork,
                ..
            } => EXPLAINED_SINCE,
            _ => 1,
        }
    }
}

impl Setup {
    /// Prepares the start of a game that was played under an earlier version of the rules.
    /// Automatic events happen as they did then, and a position that was accepted then but
    /// is refused now is irregular.
    pub(in crate::rules) fn played_by(&mut self, rules: u32) {
        let variant = self.variant();
        if variant.characters || variant.last_freedoms_leave() {
            let rules = u8::try_from(rules).unwrap_or(RULES);
            self.by_rules = Some(self.by_rules.unwrap_or(rules).min(rules));
        }
        if self.irregular {
            return;
        }
        let Err(problems) = self.to_unsettled_game() else {
            return;
        };
        self.irregular = problems.iter().all(|problem| problem.since() > rules);
    }

    /// Returns the legal position of this setup, or everything that is wrong with it; the
    /// position may leave nothing to decide.
    pub(in crate::rules) fn to_unsettled_game(&self) -> Result<Game, Vec<Problem>> {
        Reading::of(self).game()
    }
}

/// A setup being read, with the problems found so far.
pub(super) struct Reading<'a> {
    pub(super) setup: &'a Setup,
    pub(super) variant: Variant,
    pub(super) problems: Vec<Problem>,
    /// Whether the edition is unusable: then the legal places of tiles and the minimum work
    /// values are unknown.
    pub(super) is_without_edition: bool,
    /// What each player has, if tiles and works are only counted, without positions.
    pub(super) counts: Option<&'a [Counts]>,
}

/// The cards of one kind in all places except the stack.
pub(super) struct Dealt<T: Item> {
    pub(super) known: Set<T>,
    pub(super) hidden: usize,
}

impl<T: Item> Default for Dealt<T> {
    fn default() -> Self {
        Self {
            known: Set::EMPTY,
            hidden: 0,
        }
    }
}

impl<'a> Reading<'a> {
    pub(super) fn of(setup: &'a Setup) -> Self {
        Self {
            setup,
            variant: setup.variant(),
            problems: Vec::new(),
            is_without_edition: false,
            counts: None,
        }
    }

    pub(super) fn wrong(&mut self, seat: impl Into<Option<Seat>>, rule: Rule, fact: Fact) {
        self.problems.push(Problem {
            seat: seat.into(),
            violation: rule.broken(fact),
        });
    }

    pub(super) fn most(
        &mut self,
        seat: impl Into<Option<Seat>>,
        rule: Rule,
        what: Count,
        found: usize,
        most: usize,
    ) {
        if found > most {
            let (found, most) = (found as u32, most as u32);
            self.wrong(seat, rule, Fact::TooMany { what, found, most });
        }
    }

    pub(super) fn must_be(
        &mut self,
        seat: impl Into<Option<Seat>>,
        rule: Rule,
        what: Count,
        found: i64,
        must: i64,
    ) {
        self.wrong(seat, rule, Fact::MustBe { what, found, must });
    }

    pub(super) fn count(&self) -> usize {
        self.setup.players.len()
    }

    pub(super) fn seated(&self) -> impl Iterator<Item = (Seat, &'a PlayerSetup)> + use<'a> {
        Seat::ALL.iter().copied().zip(&self.setup.players)
    }

    pub(super) fn game(mut self) -> Result<Game, Vec<Problem>> {
        let setup = self.setup;
        let (what, found) = (Count::Players, self.count());
        let (least, most) = (*Variant::PLAYERS.start(), *Variant::PLAYERS.end());
        self.most(None, Rule::G1, what, found, most);
        if found < least {
            let (found, least) = (found as u32, least as u32);
            self.wrong(None, Rule::G1, Fact::TooFew { what, found, least });
        }
        if !self.problems.is_empty() {
            return Err(self.problems);
        }
        let edition = Edition::load(&setup.edition).unwrap_or_else(|wrong| {
            for bad in wrong {
                self.wrong(None, bad.rule(), Fact::Edition(bad));
            }
            self.is_without_edition = true;
            Edition::studiolo()
        });
        for violation in self.variant.problems() {
            self.problems.push(Problem {
                seat: None,
                violation,
            });
        }
        if !self.problems.is_empty() && !setup.options.house_rules.is_none() {
            // Further checks would count with impossible numbers.
            return Err(self.problems);
        }
        let seats = Seat::first(self.count());
        if !seats.contains(setup.start_player) {
            let fact = Fact::SeatNotAtTable(setup.start_player);
            self.wrong(None, Rule::S5, fact);
        }
        let round = self.round(seats);
        let players = self.players(edition);
        if setup.moment == Moment::StartingHands {
            self.check_start();
        }
        let supply = self.supply();
        let professions = self.professions(&players);
        let bonus_cards = self.bonus_cards(&players);
        let prestige_cards = self.prestige_cards(&players);
        let reshuffle = self.reshuffle(&players, &professions);
        if !setup.irregular {
            self.check_best_works(round, &players);
            self.check_history(&players);
        }
        if !self.problems.is_empty() {
            return Err(self.problems);
        }
        let start_player = setup.start_player;
        let (phase, turn) = match setup.moment {
            Moment::StartingHands if self.auctions_seats() => (Phase::Seats, start_player),
            Moment::StartingHands => (Phase::StartingHands, start_player),
            Moment::Auction(_) => (Phase::Auction, start_player),
            Moment::Characters(_) => (Phase::Characters, start_player),
            Moment::Actions(_, seat) => (Phase::Actions, seat),
            Moment::End => (Phase::Reveal, start_player),
        };
        let mut given_back_unseen = BySeat::all(Set::EMPTY);
        for ((_, slot), typed) in given_back_unseen.iter_mut().zip(&setup.players) {
            *slot = typed.gave_back;
        }
        let mut game = Game {
            edition,
            variant: self.variant.keep(),
            players,
            count: self.count() as u8,
            round,
            start_player,
            next: self.order(),
            seating: self.seating(),
            phase,
            auction: (setup.auction).unwrap_or_else(|| Auction::begin(start_player, self.count())),
            turn: setup.turn.unwrap_or_else(|| self.whole_turn(turn)),
            pending: setup.pending,
            characters: (setup.characters).unwrap_or_else(|| self.characters_begun(start_player)),
            supply,
            professions,
            given_back: setup.given_back,
            given_back_unseen,
            reshuffle,
            bonus_cards,
            used_bonus_cards: setup.used_bonus_cards.iter().copied().collect(),
            prestige_cards,
            irregular: setup.irregular,
            by_rules: setup.by_rules.unwrap_or(RULES),
        };
        if actions::last_freedoms_are_gone(&game) {
            game.supply.freedoms = [0; Freedom::COUNT];
        }
        self.check_midway(&game);
        if !self.problems.is_empty() {
            return Err(self.problems);
        }
        Ok(game)
    }

    /// Returns the round (G1), with a seat of the table whose turn it is (B1).
    fn round(&mut self, seats: Set<Seat>) -> u8 {
        let rounds = self.variant.rounds;
        let round = self.setup.moment.round(rounds);
        if !(1..=rounds).contains(&round) {
            let fact = Fact::OutOfRange {
                what: Count::Round,
                found: i64::from(round),
                least: 1,
                most: i64::from(rounds),
            };
            self.wrong(None, Rule::G1, fact);
        }
        if let Moment::Actions(_, seat) = self.setup.moment
            && !seats.contains(seat)
        {
            self.wrong(None, Rule::B1, Fact::SeatNotAtTable(seat));
        }
        round.clamp(1, rounds)
    }

    /// Returns the number of past auction phases.
    pub(super) fn auctions(&self) -> usize {
        let rounds = self.variant.rounds;
        usize::from(match self.setup.moment {
            Moment::StartingHands => 0,
            Moment::Auction(round) => round.clamp(1, rounds) - 1,
            Moment::Characters(round) | Moment::Actions(round, _) => round.clamp(1, rounds),
            Moment::End => rounds,
        })
    }

    /// Returns the number of action turns that a seat has had.
    pub(super) fn turns(&self, seat: Seat) -> usize {
        let players = self.count();
        // A start player who is not at the table (S5) counts as seat A.
        let next = self.order();
        let start_player = match Seat::first(players).contains(self.setup.start_player) {
            true => self.setup.start_player,
            false => Seat::A,
        };
        let around = |seat: &Seat| Some(next[*seat]);
        let after_start = |seat: Seat| {
            let mut order = std::iter::successors(Some(start_player), around).take(players);
            order.position(|other| other == seat).unwrap_or(0)
        };
        match self.setup.moment {
            Moment::Actions(_, turn) if after_start(seat) >= after_start(turn) => {
                self.auctions().saturating_sub(1)
            }
            Moment::Characters(_) => self.auctions().saturating_sub(1),
            _ => self.auctions(),
        }
    }

    pub(super) fn number(
        &mut self,
        seat: impl Into<Option<Seat>>,
        rule: Rule,
        what: Count,
        found: i64,
        most: i64,
    ) -> i64 {
        if !(0..=most).contains(&found) {
            let fact = Fact::OutOfRange {
                what,
                found,
                least: 0,
                most,
            };
            self.wrong(seat, rule, fact);
        }
        found.clamp(0, most)
    }

    pub(super) fn start_money(&self) -> i64 {
        i64::from(self.variant.start_money)
    }

    fn players(&mut self, edition: &Edition) -> BySeat<Player> {
        let palazzo = edition.palazzo_of(&self.variant);
        let mut players = BySeat::all(Player::new(palazzo));
        for ((seat, typed), (_, player)) in self.seated().zip(players.iter_mut()) {
            self.player(seat, typed, player, edition);
        }
        if !self.is_without_edition && self.counts.is_none() {
            self.join(&mut players, edition);
        }
        players
    }

    /// Checks what a game begins with (S1, S2).
    fn check_start(&mut self) {
        let money = self.start_money();
        let rule = self.variant.cites.start_money;
        for (seat, typed) in self.seated() {
            let most = i64::from(self.variant.dealt - self.variant.kept);
            let what = Count::ProfessionCards;
            let returned = self.number(seat, Rule::S2, what, typed.returned, most);
            let must = i64::from(self.variant.dealt) - returned;
            let found = typed.hand.as_ref().map_or(0, Vec::len) as i64;
            if found != must {
                self.must_be(seat, Rule::S2, Count::ProfessionCards, found, must);
            }
            if self.setup.irregular {
                continue;
            }
            // A table may give a player more or less to begin with (H1).
            let found = typed.money.unwrap_or(money);
            let most = MOST_PURSE - self.paid_for_seat(seat);
            self.number(seat, rule, Count::Money, found, most);
            let things = [
                (Count::Prestige, typed.prestige),
                (Count::BestWork, typed.best_work),
                (Count::Jesters, typed.jesters),
                (Count::Builders, typed.builders),
                (Count::RecruitingInHand, typed.recruiting_in_hand),
                (Count::RecruitingOnTable, typed.recruiting_on_table),
                (Count::Buildings, typed.buildings.len() as i64),
                (Count::Landscapes, typed.landscapes.len() as i64),
                (Count::Freedoms, typed.freedoms.len() as i64),
                (Count::BonusCards, typed.bonus_cards.len() as i64),
                (Count::PrestigeCards, typed.prestige_cards.len() as i64),
                (Count::ProfessionsOnTable, typed.table.len() as i64),
            ];
            for (what, found) in things {
                if found != 0 {
                    self.must_be(seat, Rule::S1, what, found, 0);
                }
            }
        }
        if !self.setup.irregular && !self.setup.used_bonus_cards.is_empty() {
            let found = self.setup.used_bonus_cards.len() as i64;
            self.must_be(None, Rule::S4, Count::UsedBonusCards, found, 0);
        }
    }
}

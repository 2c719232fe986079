//! A setup is any position a person can type: the start of a game, a score
//! sheet at the end of an evening, a position from the middle, nonsense.
//!
//! `Game::try_from(&setup)` is the one door to a legal position; it reports
//! everything that is wrong, each with its rule.

mod counted;
pub(super) mod from_game;
mod history;
mod joining;
mod midway;
mod players;
mod seats;
mod stacks;

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

pub use counted::Counts;

use super::cards::{BonusCard, PrestigeCard, Profession};
use super::characters::{Character, Characters};
use super::components::{Building, Freedom, Landscape, Piece};
use super::edition::{Edition, EditionData};
use super::field::shape::Squares;
use super::game::{Game, RULES};
use super::phase::actions;
use super::player::Player;
use super::progress::{Auction, Moment, Pending, Phase, Seating, Turn};
use super::rule::{Count, Fact, Rule, Violation};
use super::variant::{Options, Variant};
use table::{Bot, Colour, Level, People, Person, Temperament};
use table::{BySeat, Card, Item, Seat, Set};

/// More florins than anybody can type by intention.
pub(super) const MOST_TYPED: i64 = 1_000_000;
/// More points than anybody can.
pub(super) const MOST_POINTS_TYPED: i64 = 1000;

/// The version of the rules since which a position is refused that has points, a best
/// work or used bonus cards that nothing explains (G3, W1, W8, W10).
const EXPLAINED_SINCE: u32 = 3;

/// A position as a person types it. What is left out is as at the start of a
/// game, and stacks are face down: they hold the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The players in clockwise order, from seat A.
    pub players: Vec<PlayerSetup>,
    /// When in the game this is.
    pub moment: Moment,
    /// The start player of the round.
    pub start_player: Seat,
    /// The players clockwise as they have bought their seats (H11), from anyone on; as
    /// the letters go if left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<Seat>,
    /// The auction of the seats, as far as it has come; its beginning if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seating: Option<Seating>,
    /// What the table agreed on.
    pub options: Options,
    /// Two players: the freedoms of which there are two tiles (T4).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub doubled_freedoms: Vec<Freedom>,
    /// The profession stack from the top; face down if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub professions: Option<Vec<Profession>>,
    /// All professions in the order in which those returned and undealt are
    /// shuffled into the stack (S2); on a real table that is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reshuffle: Option<Vec<Profession>>,
    /// The bonus cards from the top; face down if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_cards: Option<Vec<BonusCard>>,
    /// The bonus cards that have been played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub used_bonus_cards: Vec<BonusCard>,
    /// The prestige cards from the top; face down if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prestige_cards: Option<Vec<PrestigeCard>>,
    /// The number this deal was shuffled from, if it was: the same number gives
    /// the same players the same deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<u64>,
    /// The auction phase of the round, as far as it has come; its beginning if
    /// left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auction: Option<Auction>,
    /// Phase A2, as far as it has come, and what lies on the Banker; as at the start
    /// if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub characters: Option<Characters>,
    /// The turn, as far as it has come; its beginning if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    /// The decision that must come before anything else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending: Option<Pending>,
    /// The professions returned at the start that all have seen, while the stack
    /// is face down.
    #[serde(skip_serializing_if = "Set::is_empty")]
    pub given_back: Set<Profession>,
    /// Pieces of the supplies that are not in this game, and how many of each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub missing: Vec<(Piece, u8)>,
    /// Prestige cards that have left the game unseen (Z8).
    #[serde(skip_serializing_if = "is_zero")]
    pub prestige_cards_left_out: i64,
    /// The table has set or kept something here that the rules do not explain:
    /// what lies where must be possible, and nobody asks how it came about.
    #[serde(skip_serializing_if = "is_false")]
    pub irregular: bool,
    /// The version of the rules by which what happens by itself happens, if it is an
    /// earlier one: the log of such a game relies on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_rules: Option<u8>,
    /// Shapes, board and minimum work values.
    pub edition: EditionData,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            players: Vec::new(),
            moment: Moment::StartingHands,
            start_player: Seat::A,
            order: Vec::new(),
            seating: None,
            options: Options::default(),
            doubled_freedoms: Vec::new(),
            professions: None,
            reshuffle: None,
            bonus_cards: None,
            used_bonus_cards: Vec::new(),
            prestige_cards: None,
            deal: None,
            auction: None,
            characters: None,
            turn: None,
            pending: None,
            given_back: Set::EMPTY,
            missing: Vec::new(),
            prestige_cards_left_out: 0,
            irregular: false,
            by_rules: None,
            edition: EditionData::default(),
        }
    }
}

/// What a person typed about one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerSetup {
    /// What the others call this player.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// How well the computer plays this seat, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// What the computer likes, if it plays this seat.
    #[serde(skip_serializing_if = "Temperament::is_plain")]
    pub temperament: Temperament,
    /// The colour this player chose; that of the seat if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// Money in florins; that of the start if left out (S1, T1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub money: Option<i64>,
    /// Points on the fame track, without prestige cards.
    #[serde(skip_serializing_if = "is_zero")]
    pub prestige: i64,
    /// The buildings and where they stand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub buildings: Vec<(Building, Squares)>,
    /// With whom those of the buildings are shared that lie across a border (C2); of
    /// each the squares in one's own field are told.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub partners: Vec<(Building, Seat)>,
    /// The landscapes and where they lie.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub landscapes: Vec<(Landscape, Squares)>,
    /// The freedoms introduced.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub freedoms: Vec<Freedom>,
    /// Jesters.
    #[serde(skip_serializing_if = "is_zero")]
    pub jesters: i64,
    /// Builders.
    #[serde(skip_serializing_if = "is_zero")]
    pub builders: i64,
    /// Profession cards in hand. Left out, it holds as few hidden cards as
    /// possible: they do not matter for the final score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card<Profession>>>,
    /// Those of the professions in hand that all have seen.
    #[serde(skip_serializing_if = "Set::is_empty")]
    pub shown: Set<Profession>,
    /// How many of the hidden cards in hand may have been hired.
    #[serde(skip_serializing_if = "is_zero")]
    pub drawn: i64,
    /// How many professions have been returned already, while the starting hands
    /// are chosen (S2).
    #[serde(skip_serializing_if = "is_zero")]
    pub returned: i64,
    /// The professions returned at the start that only this player has seen.
    #[serde(skip_serializing_if = "Set::is_empty")]
    pub gave_back: Set<Profession>,
    /// Profession cards on the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub table: Vec<Profession>,
    /// Recruiting cards in hand.
    #[serde(skip_serializing_if = "is_zero")]
    pub recruiting_in_hand: i64,
    /// Recruiting cards on the table.
    #[serde(skip_serializing_if = "is_zero")]
    pub recruiting_on_table: i64,
    /// Bonus cards in hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bonus_cards: Vec<Card<BonusCard>>,
    /// Prestige cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prestige_cards: Vec<Card<PrestigeCard>>,
    /// The best work of this round, in points (W10).
    #[serde(skip_serializing_if = "is_zero")]
    pub best_work: i64,
    /// The character that lies there unused (M5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub character: Option<Character>,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(number: &i64) -> bool {
    *number == 0
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(value: &bool) -> bool {
    !*value
}

/// Something that is wrong with a setup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{seat:?}: {violation}")]
pub struct Problem {
    /// Whose part of the setup it is in, if it is in one.
    pub seat: Option<Seat>,
    /// The rule it breaks, and how.
    pub violation: Violation,
}

impl Problem {
    /// The version of the rules since which a position is refused for this; 1 if it
    /// always was.
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
    /// A game that is being played on a real table, at its first deal: all cards
    /// are face down to us. With two players, say also which freedoms are
    /// doubled (T4).
    #[must_use]
    pub fn tracked<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Setup {
        let players = names.into_iter().map(|name| PlayerSetup {
            name: name.into(),
            ..PlayerSetup::default()
        });
        let mut setup = Setup {
            players: players.collect(),
            ..Setup::default()
        };
        let dealt = vec![Card::Hidden; usize::from(setup.variant().dealt)];
        for player in &mut setup.players {
            player.hand = Some(dealt.clone());
        }
        setup
    }

    /// A game against the computer, at its first deal: shuffled, and nothing
    /// hidden from the engine. The same generator state gives the same deal.
    #[must_use]
    pub fn digital<N: Into<String>>(
        names: impl IntoIterator<Item = N>,
        rng: &mut fastrand::Rng,
    ) -> Setup {
        let mut setup = Setup::tracked(names);
        let variant = setup.variant();
        let mut professions = shuffled(Profession::ALL, rng).into_iter();
        for player in &mut setup.players {
            let dealt = professions.by_ref().take(usize::from(variant.dealt));
            player.hand = Some(dealt.map(Card::Known).collect());
        }
        setup.professions = Some(professions.collect());
        setup.reshuffle = Some(shuffled(Profession::ALL, rng));
        setup.bonus_cards = Some(shuffled(BonusCard::ALL, rng));
        setup.prestige_cards = Some(shuffled(PrestigeCard::ALL, rng));
        if variant.doubled_freedoms > 0 {
            let mut freedoms = shuffled(Freedom::ALL, rng);
            freedoms.truncate(usize::from(variant.doubled_freedoms));
            setup.doubled_freedoms = freedoms;
        }
        setup
    }

    /// The table plays by these options: of the freedoms doubled by the deal as many
    /// stay so as they ask for, and so many professions are dealt.
    pub fn agree(&mut self, options: Options) {
        let before = usize::from(self.variant().dealt);
        self.options = options;
        let variant = self.variant();
        let doubled = usize::from(variant.doubled_freedoms);
        self.doubled_freedoms.truncate(doubled);
        if self.is_digital() {
            let others = Freedom::ALL.iter();
            let others = others.filter(|freedom| !self.doubled_freedoms.contains(freedom));
            let missing = doubled - self.doubled_freedoms.len();
            let others: Vec<Freedom> = others.copied().take(missing).collect();
            self.doubled_freedoms.extend(others);
        }
        let dealt = usize::from(variant.dealt);
        if dealt != before && self.moment == Moment::StartingHands {
            self.deal_so_many(dealt.min(Profession::COUNT));
        }
    }

    /// Of the professions everybody has so many from the same deal (S2): what is dealt
    /// more comes from the top of the stack, what is dealt less goes there.
    fn deal_so_many(&mut self, dealt: usize) {
        let mut stack = self.professions.take().map(VecDeque::from);
        for player in &mut self.players {
            let hand = player.hand.get_or_insert_default();
            while hand.len() > dealt {
                if let (Some(Card::Known(card)), Some(stack)) = (hand.pop(), &mut stack) {
                    stack.push_front(card);
                }
            }
        }
        for player in &mut self.players {
            let hand = player.hand.get_or_insert_default();
            while hand.len() < dealt {
                let card = stack.as_mut().and_then(VecDeque::pop_front);
                hand.push(card.map_or(Card::Hidden, Card::Known));
            }
        }
        self.professions = stack.map(Vec::from);
    }

    /// The game against the computer of this number: [`Setup::digital`], shuffled
    /// from it.
    #[must_use]
    pub fn dealt<N: Into<String>>(names: impl IntoIterator<Item = N>, number: u64) -> Setup {
        let mut setup = Setup::digital(names, &mut fastrand::Rng::with_seed(number));
        setup.deal = Some(number);
        setup
    }

    /// The numbers this game is played by; those of the edition that Studiolo
    /// brings along where its own cannot be used.
    #[must_use]
    pub fn variant(&self) -> Variant {
        let edition = Edition::load(&self.edition).unwrap_or(Edition::studiolo());
        Variant::of(self.players.len(), self.options, edition)
    }

    /// Whether the cards were shuffled by us, so that nothing is hidden from the
    /// engine and what a seat sees is less.
    #[must_use]
    pub fn is_digital(&self) -> bool {
        self.professions.is_some() && self.bonus_cards.is_some() && self.prestige_cards.is_some()
    }

    /// What plays a seat; nothing if a person does.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        let player = self.players.get(seat.index())?;
        let temperament = player.temperament;
        player.bot.map(|level| Bot { level, temperament })
    }

    /// The name of a seat's player, or nothing if there is no such player.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        let player = self.players.get(seat.index());
        player.map_or("", |player| player.name.as_str())
    }

    /// The players and the number of the deal; then it says nothing of them.
    pub(super) fn take_people(&mut self) -> People {
        let seats = self.players.iter_mut().map(|player| Person {
            name: std::mem::take(&mut player.name),
            plays: player.bot.take().into(),
            temperament: std::mem::take(&mut player.temperament),
            colour: player.colour.take(),
        });
        People {
            seats: seats.collect(),
            deal: self.deal.take(),
        }
    }

    /// Seats these people. Of whom nothing else is typed, they have what a player
    /// has at the start of a game.
    pub(super) fn put_people(&mut self, people: People) {
        let typed = self.players.len();
        let count = typed.max(people.seats.len());
        self.players.resize(count, PlayerSetup::default());
        if self.moment == Moment::StartingHands {
            let dealt = vec![Card::Hidden; usize::from(self.variant().dealt)];
            for player in &mut self.players[typed..] {
                player.hand = Some(dealt.clone());
            }
        }
        for (player, person) in self.players.iter_mut().zip(people.seats) {
            player.bot = person.plays.level();
            player.temperament = person.temperament;
            player.colour = person.colour;
            player.name = person.name;
        }
        self.deal = people.deal.or(self.deal);
    }

    /// Readies the start of a game that was played by an earlier version of the rules:
    /// what happens by itself happens as it did then, and a position that was accepted
    /// then, and is refused now, is irregular.
    pub(super) fn played_by(&mut self, rules: u32) {
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

    /// The legal position this is, or everything that is wrong with it; it may leave
    /// nothing to decide.
    pub(super) fn to_unsettled_game(&self) -> Result<Game, Vec<Problem>> {
        Reading::of(self).game()
    }
}

impl PlayerSetup {
    /// With whom a building is shared that lies across a border (C2).
    #[must_use]
    pub fn partner(&self, building: Building) -> Option<Seat> {
        let mut partners = self.partners.iter();
        let shared = partners.find(|(kind, _)| *kind == building);
        shared.map(|&(_, partner)| partner)
    }

    /// Takes a building away, and says with whom it was shared.
    pub(super) fn take_building(&mut self, building: Building) -> Option<Seat> {
        let partner = self.partner(building);
        self.buildings.retain(|(kind, _)| *kind != building);
        self.partners.retain(|(kind, _)| *kind != building);
        partner
    }
}

/// A deal is the same on every machine, however large its numbers are.
fn shuffled<T: Copy>(cards: &[T], rng: &mut fastrand::Rng) -> Vec<T> {
    let mut cards = cards.to_vec();
    for at in 1..cards.len() {
        cards.swap(at, rng.u64(..=at as u64) as usize);
    }
    cards
}

/// A setup while it is read, with what has been found wrong so far.
struct Reading<'a> {
    setup: &'a Setup,
    variant: Variant,
    problems: Vec<Problem>,
    /// The edition is unusable: nobody can say where tiles may lie and what the
    /// minimum work values are.
    is_without_edition: bool,
    /// What each player has, if tiles and works are only counted: nothing lies anywhere.
    counts: Option<&'a [Counts]>,
}

/// The cards of one kind in all places but the stack.
struct Dealt<T: Item> {
    known: Set<T>,
    hidden: usize,
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
    fn of(setup: &'a Setup) -> Self {
        Self {
            setup,
            variant: setup.variant(),
            problems: Vec::new(),
            is_without_edition: false,
            counts: None,
        }
    }

    fn wrong(&mut self, seat: impl Into<Option<Seat>>, rule: Rule, fact: Fact) {
        self.problems.push(Problem {
            seat: seat.into(),
            violation: rule.broken(fact),
        });
    }

    fn most(
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

    fn must_be(
        &mut self,
        seat: impl Into<Option<Seat>>,
        rule: Rule,
        what: Count,
        found: i64,
        must: i64,
    ) {
        self.wrong(seat, rule, Fact::MustBe { what, found, must });
    }

    fn count(&self) -> usize {
        self.setup.players.len()
    }

    fn seated(&self) -> impl Iterator<Item = (Seat, &'a PlayerSetup)> + use<'a> {
        Seat::ALL.iter().copied().zip(&self.setup.players)
    }

    fn game(mut self) -> Result<Game, Vec<Problem>> {
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
            // Whatever else is counted would be counted by numbers that cannot be.
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

    /// The round (G1), with a seat of the table whose turn it is (B1).
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

    /// Auction phases that are over.
    fn auctions(&self) -> usize {
        let rounds = self.variant.rounds;
        usize::from(match self.setup.moment {
            Moment::StartingHands => 0,
            Moment::Auction(round) => round.clamp(1, rounds) - 1,
            Moment::Characters(round) | Moment::Actions(round, _) => round.clamp(1, rounds),
            Moment::End => rounds,
        })
    }

    /// Turns of the action phase that a seat has had.
    fn turns(&self, seat: Seat) -> usize {
        let players = self.count();
        // A start player who does not sit here (S5) counts as one who does.
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

    fn number(
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

    fn start_money(&self) -> i64 {
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

    /// What a game begins with (S1, S2).
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
            let found = typed.money.unwrap_or(money);
            let paid = self.paid_for_seat(seat);
            if self.has_sold_seats() {
                self.number(seat, rule, Count::Money, found, money);
            } else if found != money - paid {
                self.must_be(seat, rule, Count::Money, found, money - paid);
            }
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

//! A setup is any position that a person can type: the start of a game, a score sheet at
//! the end of an evening, a position from the middle, nonsense.
//!
//! `Game::try_from(&setup)` is the only way to a legal position; it reports everything that
//! is wrong, each with its rule.

mod counted;
pub(super) mod from_game;
mod history;
mod joining;
mod midway;
mod players;
mod reading;
mod seats;
mod stacks;

use std::collections::{BTreeMap, VecDeque};

use serde::{Deserialize, Serialize};

use super::cards::{BonusCard, PrestigeCard, Profession};
use super::characters::{Character, Characters};
use super::components::{Building, Freedom, Landscape, Piece};
use super::edition::{Edition, EditionData};
use super::field::shape::Squares;
use super::progress::{Auction, Moment, Pending, Seating, Turn};
use super::rule::Violation;
use super::variant::{Options, Variant};
use table::{Bot, Colour, Level, People, Person, Temperament};
use table::{Card, Item, Scores, Seat, Set};

/// More florins than anyone types on purpose.
pub(super) const MOST_TYPED: i64 = 1_000_000;
/// More points than anyone types on purpose.
pub(super) const MOST_POINTS_TYPED: i64 = 1000;

/// A position as a person types it. Omitted values are as at the start of a game; stacks
/// are face down and hold the remaining cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The players in clockwise order, from seat A.
    pub players: Vec<PlayerSetup>,
    /// The moment of the game.
    pub moment: Moment,
    /// The start player of the round.
    pub start_player: Seat,
    /// The players clockwise in the seats they bought (H11), beginning with any of them; in
    /// the order of the letters if left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<Seat>,
    /// The state of the seat auctions; their beginning if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seating: Option<Seating>,
    /// What the table agreed on.
    pub options: Options,
    /// Two players: the freedoms with two tiles (T4).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub doubled_freedoms: Vec<Freedom>,
    /// The profession stack from the top; face down if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub professions: Option<Vec<Profession>>,
    /// All professions in the order in which the returned and the undealt ones are shuffled
    /// into the stack (S2); left out at a real table.
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
    /// The number that seeded the shuffling of this deal, if there is one: the same number
    /// gives the same players the same deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<u64>,
    /// The state of the round's auction phase; its beginning if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auction: Option<Auction>,
    /// The state of phase A2, and the money on the Banker; as at the start if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub characters: Option<Characters>,
    /// The state of the turn; its beginning if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    /// The decision that must come before anything else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending: Option<Pending>,
    /// The professions returned at the start that all players have seen, while the stack is
    /// face down.
    #[serde(skip_serializing_if = "Set::is_empty")]
    pub given_back: Set<Profession>,
    /// Pieces missing from the supplies of this game, and how many of each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub missing: Vec<(Piece, u8)>,
    /// Prestige cards that have left the game unseen (Z8).
    #[serde(skip_serializing_if = "is_zero")]
    pub prestige_cards_left_out: i64,
    /// Whether the table has set or kept something that the rules do not explain: then the
    /// position must only be possible, not explainable.
    #[serde(skip_serializing_if = "is_false")]
    pub irregular: bool,
    /// The version of the rules that governs automatic events, if it is an earlier one: the
    /// log of such a game relies on it.
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
    /// The player's name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The level of the bot in this seat, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// The preferences of the bot in this seat, if there is one.
    #[serde(skip_serializing_if = "Temperament::is_plain")]
    pub temperament: Temperament,
    /// The colour this player chose; the seat's colour if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// Money in florins; the starting money if left out (S1, T1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub money: Option<i64>,
    /// Points on the fame track, without prestige cards.
    #[serde(skip_serializing_if = "is_zero")]
    pub prestige: i64,
    /// The buildings and their squares.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub buildings: Vec<(Building, Squares)>,
    /// The partners with whom buildings across a border are shared (C2); of each building
    /// only the squares in this player's field are listed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub partners: Vec<(Building, Seat)>,
    /// The landscapes and their squares.
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
    /// Profession cards in hand. If left out, there are as few hidden cards as possible:
    /// they do not matter for the final score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card<Profession>>>,
    /// The professions in hand that all players have seen.
    #[serde(skip_serializing_if = "Set::is_empty")]
    pub shown: Set<Profession>,
    /// How many of the hidden cards in hand may have been hired.
    #[serde(skip_serializing_if = "is_zero")]
    pub drawn: i64,
    /// How many professions this player has already returned, while the starting hands are
    /// chosen (S2).
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
    /// The unused character in front of the player (M5).
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

/// Counts of a player's possessions, in place of tiles on a board and cards on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The buildings, wherever they stand.
    pub buildings: Vec<Building>,
    /// How many landscapes of each kind.
    pub landscapes: [u8; Landscape::COUNT],
    /// How many works: profession and recruiting cards on the table (O9).
    pub works: u8,
}

impl Counts {
    /// Counts what is on a board and on the table.
    #[must_use]
    pub fn of(player: &PlayerSetup) -> Self {
        let mut counts = Self::default();
        for &(kind, _) in &player.buildings {
            if !counts.buildings.contains(&kind) {
                counts.buildings.push(kind);
            }
        }
        for &(kind, _) in &player.landscapes {
            let count = &mut counts.landscapes[kind.index()];
            *count = count.saturating_add(1);
        }
        let works = player.table.len() as i64 + player.recruiting_on_table.max(0);
        counts.works = u8::try_from(works).unwrap_or(u8::MAX);
        counts
    }

    /// Returns the key of a player's counts in the file of a sheet.
    #[must_use]
    pub fn called(seat: Seat) -> String {
        format!("{seat:?}_Counted")
    }

    /// Returns the counts of this many players from the file of a sheet; `None` if it has
    /// boards.
    #[must_use]
    pub fn kept(typed: &BTreeMap<String, String>, players: usize) -> Option<Vec<Self>> {
        let seats = Seat::ALL.iter().take(players);
        let texts = seats.map(|&seat| typed.get(&Self::called(seat)));
        let texts: Vec<Option<&String>> = texts.collect();
        let read =
            |text: Option<&String>| text.map_or_else(Self::default, |it| Self::from_text(it));
        let is_counted = texts.iter().any(Option::is_some);
        is_counted.then(|| texts.into_iter().map(read).collect())
    }

    /// Returns the counts of a player as in a file: `Library Opera, 1 0 2, 5`.
    #[must_use]
    pub fn to_text(&self) -> String {
        let buildings = self.buildings.iter();
        let buildings: Vec<String> = buildings.map(|kind| format!("{kind:?}")).collect();
        let landscapes: Vec<String> = self.landscapes.iter().map(u8::to_string).collect();
        let parts = [
            buildings.join(" "),
            landscapes.join(" "),
            self.works.to_string(),
        ];
        parts.join(", ")
    }

    /// Reads the counts from a file; unreadable parts count as nothing.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let mut parts = text.split(',').map(str::trim);
        let buildings = parts.next().unwrap_or_default();
        let named = |name: &str| {
            let mut all = Building::ALL.iter().copied();
            all.find(|kind| format!("{kind:?}") == name)
        };
        let mut counts = Self {
            buildings: buildings.split(' ').filter_map(named).collect(),
            ..Self::default()
        };
        let landscapes = parts.next().unwrap_or_default();
        for (count, text) in counts.landscapes.iter_mut().zip(landscapes.split(' ')) {
            *count = text.parse().unwrap_or(0);
        }
        counts.works = parts.next().and_then(|text| text.parse().ok()).unwrap_or(0);
        counts
    }

    /// Returns what was typed about the player, with these things in place of those that
    /// have a position. What need not be typed at the end of a game is left out.
    pub(super) fn instead_of(&self, typed: &PlayerSetup) -> PlayerSetup {
        let landscapes = Landscape::ALL.iter();
        let landscapes = landscapes.flat_map(|&kind| {
            let count = usize::from(self.landscapes[kind.index()]);
            std::iter::repeat_n((kind, Squares::EMPTY), count)
        });
        let is_known = |card: &&Card<_>| matches!(card, Card::Known(_));
        let buildings = self.buildings.iter();
        PlayerSetup {
            name: typed.name.clone(),
            colour: typed.colour,
            money: typed.money,
            prestige: typed.prestige,
            buildings: buildings.map(|&kind| (kind, Squares::EMPTY)).collect(),
            landscapes: landscapes.collect(),
            freedoms: typed.freedoms.clone(),
            jesters: typed.jesters,
            builders: typed.builders,
            prestige_cards: typed
                .prestige_cards
                .iter()
                .filter(is_known)
                .copied()
                .collect(),
            ..PlayerSetup::default()
        }
    }
}

/// Something that is wrong with a setup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{seat:?}: {violation}")]
pub struct Problem {
    /// The player whose part of the setup it is in, if it is in one.
    pub seat: Option<Seat>,
    /// The broken rule, and how it is broken.
    pub violation: Violation,
}

impl Setup {
    /// Returns the start of a game tracked at a real table: the engine knows no cards. With
    /// two players, set also which freedoms are doubled (T4).
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

    /// Returns the start of a game against the computer: shuffled, with nothing hidden from
    /// the engine. The same generator state gives the same deal.
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

    /// Makes the table play by these options: it keeps as many doubled freedoms of the deal
    /// and deals as many professions as they ask for.
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

    /// Gives everyone this many professions from the same deal (S2): additional ones come
    /// from the top of the stack, superfluous ones go there.
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

    /// Returns the game against the computer with this number: [`Setup::digital`], shuffled
    /// from it.
    #[must_use]
    pub fn dealt<N: Into<String>>(names: impl IntoIterator<Item = N>, number: u64) -> Setup {
        let mut setup = Setup::digital(names, &mut fastrand::Rng::with_seed(number));
        setup.deal = Some(number);
        setup
    }

    /// Returns the numbers this game is played by; those of the edition that comes with
    /// Studiolo if its own edition cannot be used.
    #[must_use]
    pub fn variant(&self) -> Variant {
        let edition = Edition::load(&self.edition).unwrap_or(Edition::studiolo());
        Variant::of(self.players.len(), self.options, edition)
    }

    /// Returns whether Studiolo shuffled the cards, so that nothing is hidden from the
    /// engine and a seat sees less than the engine.
    #[must_use]
    pub fn is_digital(&self) -> bool {
        self.professions.is_some() && self.bonus_cards.is_some() && self.prestige_cards.is_some()
    }

    /// Returns the bot of a seat; `None` if a person plays it.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        let player = self.players.get(seat.index())?;
        let temperament = player.temperament;
        player.bot.map(|level| Bot { level, temperament })
    }

    /// Returns the name of a seat's player, or an empty string if there is no such player.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        let player = self.players.get(seat.index());
        player.map_or("", |player| player.name.as_str())
    }

    /// Takes the players and the number of the deal out of the setup.
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

    /// Returns only the points at the end, if nothing that brings points is typed for any
    /// player and no position explains them.
    pub(super) fn only_scores(&self) -> Option<Scores> {
        let points = self.players.iter().map(|player| {
            let bare = PlayerSetup {
                name: player.name.clone(),
                bot: player.bot,
                temperament: player.temperament,
                colour: player.colour,
                money: player.money,
                prestige: player.prestige,
                // Bought pieces bring no points; they may be left over from an attempt to
                // explain the points.
                jesters: player.jesters,
                builders: player.builders,
                ..PlayerSetup::default()
            };
            let points = u16::try_from(player.prestige).ok()?;
            (*player == bare).then_some(points)
        });
        let points: Vec<u16> = points.collect::<Option<_>>()?;
        let says_more = self.irregular || points.iter().all(|&points| points == 0);
        if self.moment != Moment::End || says_more || self.to_unsettled_game().is_ok() {
            return None;
        }
        Some(Scores {
            points: points.into_iter().map(Some).collect(),
            ties: Vec::new(),
        })
    }

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
}

impl PlayerSetup {
    /// Returns the partner who shares a building across a border (C2).
    #[must_use]
    pub fn partner(&self, building: Building) -> Option<Seat> {
        let mut partners = self.partners.iter();
        let shared = partners.find(|(kind, _)| *kind == building);
        shared.map(|&(_, partner)| partner)
    }

    /// Takes a building away, and returns the partner who shared it.
    pub(super) fn take_building(&mut self, building: Building) -> Option<Seat> {
        let partner = self.partner(building);
        self.buildings.retain(|(kind, _)| *kind != building);
        self.partners.retain(|(kind, _)| *kind != building);
        partner
    }
}

/// Shuffles with 64-bit random numbers, so that a deal is the same on every machine.
fn shuffled<T: Copy>(cards: &[T], rng: &mut fastrand::Rng) -> Vec<T> {
    let mut cards = cards.to_vec();
    for at in 1..cards.len() {
        cards.swap(at, rng.u64(..=at as u64) as usize);
    }
    cards
}

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

/// More florins than anybody can type by intention.
pub(super) const MOST_TYPED: i64 = 1_000_000;
/// More points than anybody can.
pub(super) const MOST_POINTS_TYPED: i64 = 1000;

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

/// What is counted of a player instead of tiles on a board and cards on the table.
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
    /// Of what lies on a board and on the table.
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

    /// By which name the counts of a player stand in the file of a sheet.
    #[must_use]
    pub fn called(seat: Seat) -> String {
        format!("{seat:?}_Counted")
    }

    /// The counts of so many players that stand in the file of a sheet; nothing if it has
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

    /// As the counts of a player stand in a file: `Library Opera, 1 0 2, 5`.
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

    /// The counts that stand in a file; what cannot be read counts as nothing.
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

    /// What is typed of the player, with these things instead of those that have a place.
    /// What need not be told at the end of a game is left out.
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
    /// Whose part of the setup it is in, if it is in one.
    pub seat: Option<Seat>,
    /// The rule it breaks, and how.
    pub violation: Violation,
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
    /// The points at the end, if nothing that brings points is said of anybody, and no
    /// position explains them.
    pub(super) fn only_scores(&self) -> Option<Scores> {
        let points = self.players.iter().map(|player| {
            let bare = PlayerSetup {
                name: player.name.clone(),
                bot: player.bot,
                temperament: player.temperament,
                colour: player.colour,
                money: player.money,
                prestige: player.prestige,
                // What is bought brings none, and is left over from a try to explain them.
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

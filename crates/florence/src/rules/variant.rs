//! The variant of the game: every number that depends on the players, the options, the
//! edition or a house rule, in one value that the rules read.
//!
//! An expansion or another printed variant is a row of numbers here, with its other effects
//! in its phase. No rule asks for the number of players: it asks for the number that
//! follows from it.

use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::cards::Profession;
use super::components::{Freedom, MOST_EACH, MOST_ROUNDS, OFFER, Object, PLAYERS, florins};
use super::edition::Edition;
use super::field::principality::Beside;
use super::field::shape::Squares;
use super::house::{HouseRule, Placement, Purses, Takes, Ties, Value, is_of_numbers, says};
use super::rule::{Count, Fact, Rule, Violation};
use table::Set;

/// The number of different prices by builders: for none to three.
const PRICES: usize = 4;

/// The agreed options, explicit and stored with every game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a box to tick")]
pub struct Options {
    /// Two players: four freedom tiles instead of five (T4).
    pub harder: bool,
    /// Two players: the older variant, with two objects per phase (Z).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub older: bool,
    /// The expansion *Muse & Princess* (M).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub muse: bool,
    /// The expansion *Cooperative Building* (C).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cooperative: bool,
    /// Players still equal in points and money are ranked by the lowest numbered
    /// profession card on display, as in tournaments (E4).
    pub lowest_profession_breaks_ties: bool,
    /// Numbers that this table uses instead of the printed ones.
    #[serde(skip_serializing_if = "HouseRules::is_none")]
    pub house_rules: HouseRules,
}

/// Lists the numbers once: as fields of a [`Variant`] and as what [`HouseRules`] may
/// change.
macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident: $type:ty,)+) => {
        /// The variant in numbers. Amounts of money are florins.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Variant {
            /// What the table agreed on, from which the numbers follow.
            pub options: Options,
            /// The number of players (2 to 5).
            pub players: u8,
            /// The rules that state the numbers which differ with the players.
            pub cites: Cites,
            /// Whether the principalities are joined (C1).
            pub joined: bool,
            $($(#[$doc])* pub $name: $type,)+
        }

        /// The numbers that a table uses instead of the printed ones; omitted ones are as
        /// printed.
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize,
        )]
        #[serde(default, deny_unknown_fields)]
        pub struct HouseRules {
            $(
                $(#[$doc])*
                #[serde(skip_serializing_if = "Option::is_none")]
                pub $name: Option<$type>,
            )+
        }

        impl HouseRules {
            /// The names of the numbers, as in saves.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            /// Returns whether the table uses the printed numbers.
            #[must_use]
            #[inline]
            pub fn is_none(&self) -> bool {
                *self == Self::default()
            }

            /// Returns what the table uses instead of this printed number; `None` if it
            /// uses the printed one, or if there is no number of this name.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<Value> {
                match name {
                    $(stringify!($name) => self.$name.map(Takes::value),)+
                    _ => None,
                }
            }

            /// Sets this instead of the printed number, or goes back to the printed one.
            /// Returns whether there is a number of this name that can have this value.
            pub fn set(&mut self, name: &str, value: Option<Value>) -> bool {
                match name {
                    $(stringify!($name) => {
                        let taken = value.map(<$type as Takes>::take);
                        let fits = taken.is_none_or(|taken| taken.is_some());
                        if fits {
                            self.$name = taken.flatten();
                        }
                        fits
                    })+
                    _ => false,
                }
            }
        }

        impl Variant {
            fn change(&mut self, house: &HouseRules) {
                $(self.$name = house.$name.unwrap_or(self.$name);)+
            }

            /// Returns the number of this name that is in use.
            #[must_use]
            pub fn value(&self, name: &str) -> Option<Value> {
                match name {
                    $(stringify!($name) => Some(self.$name.value()),)+
                    _ => None,
                }
            }
        }
    };
}

numbers! {
    /// Rounds of the game (1 to 7; G1).
    rounds: u8,
    /// Money at the start (S1, T1).
    start_money: u32,
    /// Profession cards dealt to each player (2 or more; S2).
    dealt: u8,
    /// How many of them are kept (1 or more; S2).
    kept: u8,
    /// Tiles of each kind of building (S4).
    buildings_each: u8,
    /// Tiles of each kind of landscape (S3).
    landscapes_each: u8,
    /// Jesters in the game (S3).
    jesters: u8,
    /// Builders in the game (S3).
    builders: u8,
    /// Recruiting cards in the game (S3).
    recruiting_cards: u8,
    /// Tiles of each freedom (S4, T4).
    freedoms_each: u8,
    /// Freedoms with one more tile (0 to 3; T4).
    doubled_freedoms: u8,
    /// Whether the remaining freedoms leave the game when every player has one (Z6).
    last_freedoms_leave: bool,
    /// What is auctioned: the landscapes as one object or separately (T3).
    objects: Set<Object>,
    /// Whether there are characters (M1).
    characters: bool,
    /// Objects that a player acquires in an auction phase (1 or 2; A1).
    objects_each: u8,
    /// Whether they are set aside, and one of them is kept at the end of the phase (Z1,
    /// Z3).
    sets_aside: bool,
    /// The opening bid (A4, T2).
    opening_bid: u32,
    /// A raise (A5).
    raise: u32,
    /// Builders a player can have (O6).
    most_builders: u8,
    /// Cards looked at when one is chosen (1 to 5; O7, B4, B6).
    offered: u8,
    /// Actions in a turn (1 to 10; B1).
    actions: u8,
    /// The most professions hired in a turn (B2).
    hires: u8,
    /// The most freedoms introduced in a turn (B2).
    introductions: u8,
    /// The price of a building for an owner of no, one, two, three and more
    /// builders (B3, O5).
    building_prices: [u32; PRICES],
    /// The price of hiring a profession (B4).
    hire_price: u32,
    /// The price of introducing a freedom (B5).
    freedom_price: u32,
    /// The price of acquiring a bonus card (B6).
    bonus_price: u32,
    /// What a prestige point sells for; 0 if points cannot be sold (G4).
    point_sells_for: u32,
    /// What the bank pays for a point of work value (W9).
    value_pays: u32,
    /// What a prestige point costs as part of the payment of a work (W9).
    point_costs: u32,
    /// The minimum work value of each round (W2).
    minimum: [u16; MOST_ROUNDS as usize],
    /// Work value of the matching building (W3).
    value_of_building: u16,
    /// Work value of the matching landscape (W4).
    value_of_landscape: u16,
    /// Work value of the matching freedom (W5).
    value_of_freedom: u16,
    /// Work value of each jester (W6).
    value_of_jester: u16,
    /// Work value of each profession or recruiting card (W7).
    value_of_card: u16,
    /// Prestige points for a building (B3).
    points_for_building: u16,
    /// Prestige points for the second and every further landscape of the same kind (O2).
    points_for_further_landscape: u16,
    /// Prestige points for the second and every further builder (O5).
    points_for_further_builder: u16,
    /// Prestige points for the best work of a round (R1).
    points_for_best_work: u16,
    /// Where buildings may touch buildings and the palazzo (P3).
    placement: Placement,
    /// What decides between players of equal points (E4).
    ties: Ties,
    /// Whether the players see how much money the others have (G5).
    purses: Purses,
    /// Whether the seats are auctioned before the game begins (S5).
    seats_auctioned: bool,
}

impl HouseRules {
    /// Returns the house rules of this table, in the order of the digest.
    pub fn in_force(&self) -> impl Iterator<Item = (HouseRule, Value)> + '_ {
        HouseRule::all().filter_map(|house| Some((house, self.get(house.name)?)))
    }

    /// Returns the house rule of this table that has changed the rule cited by a violation;
    /// `None` if the rule applies as printed.
    #[must_use]
    pub fn behind(&self, violation: &Violation) -> Option<HouseRule> {
        if self.is_none() || !is_of_numbers(violation) {
            return None;
        }
        let mut in_force = self.in_force();
        let changes = |house: &HouseRule| house.changes.contains(&violation.rule);
        let found = in_force.find(|(house, _)| changes(house) && says(house, violation));
        found.map(|(house, _)| house)
    }
}

/// The rules to cite for numbers that differ with the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cites {
    /// Money at the start (S1, T1).
    pub start_money: Rule,
    /// The opening bid (A4, T2).
    pub opening_bid: Rule,
    /// The tiles of the freedoms (S4, T4, Z6).
    pub freedoms: Rule,
    /// How many objects a player acquires in an auction phase (A1, Z1).
    pub objects: Rule,
    /// Who opens the next auction (A7, Z2).
    pub opener: Rule,
    /// How high a bid may be (A11, Z5).
    pub means: Rule,
    /// What the last player in the phase pays (A9, Z7).
    pub last: Rule,
    /// Whether points can be sold (G4, M12).
    pub sale: Rule,
}

impl Cites {
    /// The rules for three to five players.
    const OF_MORE: Cites = Cites {
        start_money: Rule::S1,
        opening_bid: Rule::A4,
        freedoms: Rule::S4,
        objects: Rule::A1,
        opener: Rule::A7,
        means: Rule::A11,
        last: Rule::A9,
        sale: Rule::G4,
    };
}

impl Edition {
    /// Returns the squares of the palazzo on the boards in use: on the other side if they
    /// are joined (C7b).
    #[must_use]
    pub fn palazzo_of(&self, variant: &Variant) -> Squares {
        match variant.joined {
            true => self.joined_palazzo(),
            false => self.palazzo(),
        }
    }
}

impl Variant {
    /// The possible numbers of players (G1).
    pub const PLAYERS: RangeInclusive<usize> = PLAYERS;

    /// Returns whether this many players can agree on the older variant (Z).
    #[must_use]
    pub fn may_be_older(players: usize) -> bool {
        players == 2
    }

    /// Returns the printed game for this many players (2 to 5), with these options and the
    /// minimum work values of this edition; house rules are in the options.
    #[must_use]
    pub fn of(players: usize, options: Options, edition: &Edition) -> Variant {
        let mut variant = Variant {
            options,
            ties: match options.lowest_profession_breaks_ties {
                true => Ties::LowestProfession,
                false => Ties::Money,
            },
            minimum: edition.data().minimum,
            joined: options.cooperative,
            ..match players {
                players if options.older && Variant::may_be_older(players) => {
                    Variant::of_two_older()
                }
                2 => Variant::of_two(options.harder),
                _ => Variant::of_more(players as u8),
            }
        };
        if options.muse {
            variant.characters = true;
            variant.point_sells_for = 0;
            variant.cites.sale = match variant.sets_aside {
                true => Rule::Z9,
                false => Rule::M12,
            };
        }
        variant.change(&options.house_rules);
        variant
    }

    /// Returns the variant for three to five players.
    fn of_more(players: u8) -> Variant {
        use Object::{Builder, Forest, Jester, Lake, Park, PrestigeCard, RecruitingCard};
        let objects = [
            Forest,
            Lake,
            Park,
            Jester,
            Builder,
            PrestigeCard,
            RecruitingCard,
        ];
        Variant {
            options: Options::default(),
            players,
            cites: Cites::OF_MORE,
            joined: false,
            rounds: 7,
            start_money: 3500,
            dealt: 4,
            kept: 3,
            buildings_each: 3,
            landscapes_each: 6,
            jesters: 7,
            builders: 6,
            recruiting_cards: 5,
            freedoms_each: players.saturating_sub(1),
            doubled_freedoms: 0,
            last_freedoms_leave: false,
            objects: objects.into_iter().collect(),
            characters: false,
            objects_each: 1,
            sets_aside: false,
            opening_bid: 200,
            raise: 100,
            most_builders: 3,
            offered: OFFER as u8,
            actions: 2,
            hires: 1,
            introductions: 1,
            building_prices: [700, 300, 300, 0],
            hire_price: 300,
            freedom_price: 300,
            bonus_price: 300,
            point_sells_for: 100,
            value_pays: 100,
            point_costs: 200,
            minimum: [0; MOST_ROUNDS as usize],
            value_of_building: 4,
            value_of_landscape: 3,
            value_of_freedom: 3,
            value_of_jester: 2,
            value_of_card: 1,
            points_for_building: 3,
            points_for_further_landscape: 3,
            points_for_further_builder: 3,
            points_for_best_work: 3,
            placement: Placement::ByBuilders,
            ties: Ties::Money,
            purses: Purses::AsOneLikes,
            seats_auctioned: false,
        }
    }

    /// Returns the variant for two players (T).
    fn of_two(harder: bool) -> Variant {
        use Object::{Builder, Jester, Landscape, PrestigeCard, RecruitingCard};
        let objects = [Landscape, Jester, Builder, PrestigeCard, RecruitingCard];
        Variant {
            cites: Cites {
                start_money: Rule::T1,
                opening_bid: Rule::T2,
                freedoms: Rule::T4,
                ..Cites::OF_MORE
            },
            start_money: 2500,
            opening_bid: 300,
            objects: objects.into_iter().collect(),
            doubled_freedoms: if harder { 1 } else { 2 },
            ..Variant::of_more(2)
        }
    }

    /// Returns the older variant for two players (Z).
    fn of_two_older() -> Variant {
        Variant {
            cites: Cites {
                freedoms: Rule::Z6,
                objects: Rule::Z1,
                opener: Rule::Z2,
                means: Rule::Z5,
                last: Rule::Z7,
                ..Cites::OF_MORE
            },
            freedoms_each: 1,
            last_freedoms_leave: true,
            objects_each: 2,
            sets_aside: true,
            ..Variant::of_more(2)
        }
    }

    /// Returns the most objects that a player has at the end of an auction phase (A1, Z3).
    #[must_use]
    pub fn objects_kept(&self) -> u8 {
        match self.sets_aside {
            true => self.objects_each.min(1),
            false => self.objects_each,
        }
    }

    /// Returns the same value with the lifetime of the program, so that a game refers to it
    /// with a single reference. Equal values are stored once.
    pub(super) fn keep(self) -> &'static Variant {
        static KEPT: LazyLock<Mutex<HashSet<&'static Variant>>> = LazyLock::new(Mutex::default);
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(variant) = kept.get(&self) {
            return variant;
        }
        let variant: &'static Variant = Box::leak(Box::new(self));
        kept.insert(variant);
        variant
    }

    /// Returns the minimum work value in a round (1 to 7), in points (W2).
    #[must_use]
    #[inline]
    pub fn minimum(&self, round: u8) -> u16 {
        self.minimum[usize::from(round.clamp(1, MOST_ROUNDS) - 1)]
    }

    /// Returns the price of any building for an owner of `builders` (B3, O5).
    #[must_use]
    #[inline]
    pub fn building_price(&self, builders: u8) -> u32 {
        self.building_prices[usize::from(builders).min(PRICES - 1)]
    }

    /// Returns what buildings of an owner with this many builders may touch (P3, C6).
    #[must_use]
    #[inline]
    pub fn beside(&self, builders: u8) -> Beside {
        self.placement.beside(builders)
    }

    /// Returns the same game with the printed numbers.
    #[must_use]
    pub fn printed(players: usize, options: Options, edition: &Edition) -> Variant {
        let house_rules = HouseRules::default();
        Variant::of(
            players,
            Options {
                house_rules,
                ..options
            },
            edition,
        )
    }

    /// Returns the lowest and the highest value of a number, if it has bounds.
    #[must_use]
    pub fn range(&self, name: &str) -> Option<RangeInclusive<i64>> {
        let ranges = self.ranges().into_iter();
        let mut of_this = ranges.filter(|(other, ..)| *other == name);
        of_this.next().map(|(.., least, most)| least..=most)
    }

    /// Returns the most prestige points that the payment of a work of this value covers
    /// (W9).
    #[must_use]
    #[inline]
    pub fn most_prestige(&self, value: u16) -> u16 {
        let points = u32::from(value) * self.value_pays / self.point_costs;
        points.min(u32::from(u16::MAX)) as u16
    }

    /// Returns what the bank pays for a work of this value if this many prestige points are
    /// taken (W9).
    #[must_use]
    pub fn payment(&self, value: u16, taken: u16) -> u32 {
        let all = u32::from(value) * self.value_pays;
        all.saturating_sub(u32::from(taken) * self.point_costs)
    }

    /// Returns how many points must be sold for this many more florins; `None` if points
    /// cannot be sold (G4).
    #[must_use]
    pub fn points_to_sell(&self, florins: u32) -> Option<u32> {
        match (florins, self.point_sells_for) {
            (0, _) => Some(0),
            (_, 0) => None,
            (florins, each) => Some(florins.div_ceil(each)),
        }
    }

    /// Returns the numbers with which the game cannot be played.
    #[must_use]
    pub fn problems(&self) -> Vec<Violation> {
        let mut problems = Vec::new();
        for (name, rule, found, least, most) in self.ranges() {
            if !(least..=most).contains(&found) {
                let what = Count::HouseRule(name);
                problems.push(rule.broken(Fact::OutOfRange {
                    what,
                    found,
                    least,
                    most,
                }));
            }
        }
        for amount in self.amounts() {
            if !amount.is_multiple_of(florins::STEP) {
                let amount = i64::from(amount);
                problems.push(Rule::G2.broken(Fact::NotAStep { amount }));
            }
        }
        let joint = self.objects.contains(Object::Landscape);
        let kind = self
            .objects
            .iter()
            .find(|object| joint && object.landscapes().len() == 1);
        problems.extend(kind.map(|kind| Rule::T3.broken(Fact::NotAuctioned(kind))));
        problems
    }

    /// Returns whether the remaining freedoms leave the game when every player has one
    /// (Z6).
    pub(super) fn last_freedoms_leave(&self) -> bool {
        self.last_freedoms_leave
    }

    /// Returns every number that a house rule may change, with its rule and its range.
    fn ranges(&self) -> Vec<(&'static str, Rule, i64, i64, i64)> {
        const FLORINS: i64 = 10_000;
        const POINTS: i64 = 20;
        const TILES: i64 = 20;
        const TIMES: i64 = 10;
        let step = i64::from(florins::STEP);
        let players = i64::from(self.players);
        let dealt = Profession::COUNT as i64 / players.max(1);
        let kept = (i64::from(self.dealt) - 1).max(1);
        let mut ranges = vec![
            (
                "rounds",
                Rule::G1,
                i64::from(self.rounds),
                1,
                i64::from(MOST_ROUNDS),
            ),
            ("dealt", Rule::S2, i64::from(self.dealt), 2, dealt),
            ("kept", Rule::S2, i64::from(self.kept), 1, kept),
        ];
        let limits = [
            (
                "objects_each",
                self.cites.objects,
                self.objects_each,
                1,
                MOST_EACH as i64,
            ),
            ("offered", Rule::O7, self.offered, 1, OFFER as i64),
            ("actions", Rule::B1, self.actions, 1, TIMES),
            ("hires", Rule::B2, self.hires, 0, TIMES),
            ("introductions", Rule::B2, self.introductions, 0, TIMES),
            ("most_builders", Rule::O6, self.most_builders, 0, TIMES),
            (
                "doubled_freedoms",
                Rule::T4,
                self.doubled_freedoms,
                0,
                Freedom::COUNT as i64,
            ),
            ("buildings_each", Rule::S4, self.buildings_each, 0, TILES),
            ("landscapes_each", Rule::S3, self.landscapes_each, 0, TILES),
            ("jesters", Rule::S3, self.jesters, 0, TILES),
            ("builders", Rule::S3, self.builders, 0, TILES),
            (
                "recruiting_cards",
                Rule::S3,
                self.recruiting_cards,
                0,
                TILES,
            ),
            ("freedoms_each", Rule::S4, self.freedoms_each, 0, TILES),
        ];
        for (name, rule, found, least, most) in limits {
            ranges.push((name, rule, i64::from(found), least, most));
        }
        let prices = [
            ("start_money", Rule::S1, self.start_money, 0),
            ("opening_bid", Rule::A4, self.opening_bid, step),
            ("raise", Rule::A5, self.raise, step),
            ("hire_price", Rule::B4, self.hire_price, 0),
            ("freedom_price", Rule::B5, self.freedom_price, 0),
            ("bonus_price", Rule::B6, self.bonus_price, 0),
            ("point_sells_for", Rule::G4, self.point_sells_for, 0),
            ("value_pays", Rule::W9, self.value_pays, 0),
            ("point_costs", Rule::W9, self.point_costs, step),
        ];
        for (name, rule, found, least) in prices {
            ranges.push((name, rule, i64::from(found), least, FLORINS));
        }
        for price in self.building_prices {
            ranges.push(("building_prices", Rule::B3, i64::from(price), 0, FLORINS));
        }
        let points = [
            ("value_of_building", Rule::W3, self.value_of_building),
            ("value_of_landscape", Rule::W4, self.value_of_landscape),
            ("value_of_freedom", Rule::W5, self.value_of_freedom),
            ("value_of_jester", Rule::W6, self.value_of_jester),
            ("value_of_card", Rule::W7, self.value_of_card),
            ("points_for_building", Rule::B3, self.points_for_building),
            (
                "points_for_further_landscape",
                Rule::O2,
                self.points_for_further_landscape,
            ),
            (
                "points_for_further_builder",
                Rule::O5,
                self.points_for_further_builder,
            ),
            ("points_for_best_work", Rule::R1, self.points_for_best_work),
        ];
        for (name, rule, found) in points {
            ranges.push((name, rule, i64::from(found), 0, POINTS));
        }
        let objects = self.objects.len() as i64;
        ranges.push(("objects", Rule::A4, objects, 1, Object::COUNT as i64));
        ranges
    }

    /// Returns every amount of money.
    fn amounts(&self) -> impl Iterator<Item = u32> {
        let one_by_one = [
            self.start_money,
            self.opening_bid,
            self.raise,
            self.hire_price,
            self.freedom_price,
            self.bonus_price,
            self.point_sells_for,
            self.value_pays,
            self.point_costs,
        ];
        one_by_one.into_iter().chain(self.building_prices)
    }
}

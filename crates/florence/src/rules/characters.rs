//! The characters of *Muse & Princess* (M2): which fields their cards have, and
//! what lies on them while players bid for them. What each of them does stands with
//! what it changes: works, turns, auctions; when they come and go is in
//! `phase`.

use serde::{Deserialize, Serialize};

use super::components::florins;
use table::{Item, Seat, Set, items};

/// The six characters (M2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Character {
    /// Adds the number of the round to every work (M6).
    Muse,
    /// Gives a third action (M7).
    Cardinal,
    /// Completes a work without a profession card (M8).
    Princess,
    /// Waives a price of the next auction phase, or brings points by the position on
    /// the fame track (M9).
    Merchant,
    /// Brings a prestige card or a bonus card for nothing (M10).
    Professor,
    /// Brings money (M11).
    Banker,
}

items!(Character: Muse, Cardinal, Princess, Merchant, Professor, Banker);

impl Character {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// The lowest and the highest field of the card, in florins (M2).
    #[must_use]
    pub fn fields(self) -> [u32; 2] {
        match self {
            Character::Banker => [0, 500],
            Character::Muse
            | Character::Cardinal
            | Character::Princess
            | Character::Merchant
            | Character::Professor => [300, 1500],
        }
    }

    /// The fields from this one upwards, in florins.
    pub fn fields_from(self, least: u32) -> impl Iterator<Item = u32> + use<> {
        let [first, last] = self.fields();
        (first.max(least)..=last).step_by(florins::STEP as usize)
    }
}

/// What lies on the Banker in the first round, and after somebody took it, in
/// florins (M11).
pub const BANKER: u32 = 600;
/// What is added in every round in which nobody takes it, in florins (M11).
pub const BANKER_GROWS: u32 = 100;

/// What a Merchant is used for (M9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Favour {
    /// The object won costs nothing.
    Free,
    /// Points by the position on the fame track; an object won is paid for.
    Points,
}

/// Phase A2 as far as it has come, and what lasts from one to the next. Which
/// character lies in front of whom stands with the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Characters {
    /// Whose marker lies on each card, and on which field in florins, in the order
    /// of [`Character::ALL`](table::Item::ALL).
    pub markers: [Option<(Seat, u32)>; Character::COUNT],
    /// The players who have neither passed nor taken a character in this A2.
    pub remaining: Set<Seat>,
    /// Whose turn it is in A2.
    pub turn: Seat,
    /// The characters used in this A2: they are not on offer again in it (M5).
    pub away: Set<Character>,
    /// What lies on the Banker, in florins.
    pub banker: u32,
    /// Who took the Banker in the last round, and may turn money into points when
    /// the game ends.
    pub last_banker: Option<Seat>,
}

impl Default for Characters {
    fn default() -> Self {
        Self {
            markers: [None; Character::COUNT],
            remaining: Set::EMPTY,
            turn: Seat::A,
            away: Set::EMPTY,
            banker: BANKER,
            last_banker: None,
        }
    }
}

impl Characters {
    /// Phase A2 of a new round, as a setup that says nothing of it means it.
    pub(super) fn begin(start_player: Seat, players: usize) -> Characters {
        Characters {
            remaining: Seat::first(players),
            turn: start_player,
            ..Characters::default()
        }
    }

    /// Whose marker lies on a card, and on which field in florins.
    #[must_use]
    pub fn marker(&self, character: Character) -> Option<(Seat, u32)> {
        self.markers[character.index()]
    }

    /// The card that a seat's marker lies on, and on which field in florins.
    #[must_use]
    pub fn bid_of(&self, seat: Seat) -> Option<(Character, u32)> {
        Character::ALL.iter().find_map(|&character| {
            let (of, bid) = self.marker(character)?;
            (of == seat).then_some((character, bid))
        })
    }
}

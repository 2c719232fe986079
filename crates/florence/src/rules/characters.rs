//! The characters of *Muse & Princess* (M2): the fields on their cards, and the markers on
//! them while players bid. What each character does is in the code it affects: works,
//! turns, auctions. When they come and go is in `phase`.

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
    /// Brings a free prestige card or bonus card (M10).
    Professor,
    /// Brings money (M11).
    Banker,
}

items!(Character: Muse, Cardinal, Princess, Merchant, Professor, Banker);

impl Character {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// Returns the lowest and the highest field of the card, in florins (M2).
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

    /// Returns the fields from this one upwards, in florins.
    pub fn fields_from(self, least: u32) -> impl Iterator<Item = u32> + use<> {
        let [first, last] = self.fields();
        (first.max(least)..=last).step_by(florins::STEP as usize)
    }
}

/// The money on the Banker in the first round, and after a player took it, in florins
/// (M11).
pub const BANKER: u32 = 600;
/// The money added in every round in which no player takes it, in florins (M11).
pub const BANKER_GROWS: u32 = 100;

/// What a Merchant is used for (M9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Favour {
    /// The object won costs nothing.
    Free,
    /// Points by the position on the fame track; a won object is then paid for.
    Points,
}

/// The state of phase A2, and what lasts beyond it. Which character a player has is stored
/// with the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Characters {
    /// For each card, whose marker is on it and on which field in florins, in the order of
    /// [`Character::ALL`](table::Item::ALL).
    pub markers: [Option<(Seat, u32)>; Character::COUNT],
    /// The players who have neither passed nor taken a character in this A2.
    pub remaining: Set<Seat>,
    /// The seat whose turn it is in A2.
    pub turn: Seat,
    /// The characters used in this A2: they are not offered again in it (M5).
    pub away: Set<Character>,
    /// The money on the Banker, in florins.
    pub banker: u32,
    /// The player who took the Banker in the last round, and who may turn money into points
    /// when the game ends.
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
    /// Returns phase A2 of a new round; a setup that does not mention it means this.
    pub(super) fn begin(start_player: Seat, players: usize) -> Characters {
        Characters {
            remaining: Seat::first(players),
            turn: start_player,
            ..Characters::default()
        }
    }

    /// Returns whose marker is on a card, and on which field in florins.
    #[must_use]
    pub fn marker(&self, character: Character) -> Option<(Seat, u32)> {
        self.markers[character.index()]
    }

    /// Returns the card with a seat's marker, and on which field in florins it is.
    #[must_use]
    pub fn bid_of(&self, seat: Seat) -> Option<(Character, u32)> {
        Character::ALL.iter().find_map(|&character| {
            let (of, bid) = self.marker(character)?;
            (of == seat).then_some((character, bid))
        })
    }
}

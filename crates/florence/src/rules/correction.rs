//! Corrections: they set a value of the position to what it is on the table. How they are
//! carried out is in `correcting`.

use serde::{Deserialize, Serialize};

use super::cards::{BonusCard, PrestigeCard, Profession};
use super::characters::Character;
use super::components::{Freedom, Object, Piece, Tile};
use super::field::joint::Joint;
use super::field::site::Site;
use super::house::Agreed;
use super::progress::Moment;
use table::{Seat, Set};

/// One value of a position, and its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Correction {
    // --- of one player ---
    /// Money in florins (0 to 1,000,000).
    Money(u32),
    /// Points on the fame track (0 to 1000).
    Prestige(u16),
    /// The best work of the round in points; 0 for none (W10).
    BestWork(u16),
    /// Jesters (0 to 7).
    Jesters(u8),
    /// Builders (0 to 3).
    Builders(u8),
    /// Recruiting cards in hand (0 to 5).
    RecruitingInHand(u8),
    /// Recruiting cards on the table in front of the player (0 to 5).
    RecruitingOnTable(u8),
    /// All freedoms introduced.
    Freedoms(Set<Freedom>),
    /// A tile covers these squares. A building that stands elsewhere in this principality
    /// is moved; without squares it is taken away.
    Lies(Tile, Site),
    /// A building stands across a border, wherever it stood before, and is shared with that
    /// neighbour; nothing is paid. Without squares it is taken away from both.
    Joins(Joint),
    /// These squares are empty: the tiles on them go back to the supply.
    Clear(Site),
    /// All profession cards in hand: the known ones, and the number of face-down ones.
    Hand(Set<Profession>, u8),
    /// All profession cards on the table.
    Table(Set<Profession>),
    /// All bonus cards in hand: the known ones, and the number of face-down ones.
    BonusCards(Set<BonusCard>, u8),
    /// All prestige cards: the known ones, and the number of face-down ones.
    PrestigeCards(Set<PrestigeCard>, u8),
    /// The unused character in front of the player, if there is one (M5).
    Character(Option<Character>),
    /// Whether the player may still acquire something in this auction phase.
    InAuction(bool),

    // --- of the table ---
    /// The round (1 to 7); everything else stays.
    Round(u8),
    /// The moment of the game: this phase or turn begins.
    Moment(Moment),
    /// The start player of the round.
    StartPlayer(Seat),
    /// Whose turn it is: to bid, to open, or to take a whole turn of actions.
    Turn(Seat),
    /// Actions left in the turn (0 to 2).
    ActionsLeft(u8),
    /// The objects with a marker in this auction phase (A6).
    Sold(Set<Object>),
    /// The minimum work value of this round in points (W2).
    Minimum(u16),
    /// The bonus cards that have been played.
    UsedBonusCards(Set<BonusCard>),
    /// How many of a piece are left in the supply.
    Supply(Piece, u8),
    /// A house rule that applies from now on (H).
    House(Agreed),
}

impl Correction {
    /// Returns whether this is a value of the table, so that the command's seat has no
    /// meaning.
    #[must_use]
    pub fn is_of_table(self) -> bool {
        match self {
            Self::Money(_)
            | Self::Prestige(_)
            | Self::BestWork(_)
            | Self::Jesters(_)
            | Self::Builders(_)
            | Self::RecruitingInHand(_)
            | Self::RecruitingOnTable(_)
            | Self::Freedoms(_)
            | Self::Lies(..)
            | Self::Joins(_)
            | Self::Clear(_)
            | Self::Hand(..)
            | Self::Table(_)
            | Self::BonusCards(..)
            | Self::PrestigeCards(..)
            | Self::Character(_)
            | Self::InAuction(_) => false,
            Self::Round(_)
            | Self::Moment(_)
            | Self::StartPlayer(_)
            | Self::Turn(_)
            | Self::ActionsLeft(_)
            | Self::Sold(_)
            | Self::Minimum(_)
            | Self::UsedBonusCards(_)
            | Self::Supply(..)
            | Self::House(_) => true,
        }
    }

    /// Returns the owner of a player's value: a field's contents belong to the owner of the
    /// field.
    pub(super) fn owner(self, seat: Seat) -> Seat {
        match self {
            Self::Lies(_, site) | Self::Clear(site) => site.owner(seat),
            _ => seat,
        }
    }

    /// Returns the same correction from this seat's side: its own field needs no name.
    pub(super) fn said_by(self, seat: Seat) -> Self {
        match self {
            Self::Lies(tile, site) => Self::Lies(tile, site.said_by(seat)),
            Self::Clear(site) => Self::Clear(site.said_by(seat)),
            _ => self,
        }
    }
}

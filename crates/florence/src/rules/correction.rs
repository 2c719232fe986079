//! Corrections: a value of the position is set to what it is on the table. How that is
//! done is in `correcting`.

use serde::{Deserialize, Serialize};

use super::cards::{BonusCard, PrestigeCard, Profession};
use super::characters::Character;
use super::components::{Freedom, Object, Piece, Tile};
use super::field::joint::Joint;
use super::field::site::Site;
use super::house::Agreed;
use super::progress::Moment;
use table::{Seat, Set};

/// One value of a position, and what it is to be.
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
    /// A tile lies here. A building that stands elsewhere in this principality is
    /// moved, and taken away if there are no squares.
    Lies(Tile, Site),
    /// A building stands across a border, wherever it stood before, and is shared with
    /// that neighbour; nothing is paid. It is taken away from both if there are no
    /// squares.
    Joins(Joint),
    /// Nothing lies here: the tiles on these squares go back to the supply.
    Clear(Site),
    /// All profession cards in hand: the known ones, and how many face down.
    Hand(Set<Profession>, u8),
    /// All profession cards on the table.
    Table(Set<Profession>),
    /// All bonus cards in hand: the known ones, and how many face down.
    BonusCards(Set<BonusCard>, u8),
    /// All prestige cards: the known ones, and how many face down.
    PrestigeCards(Set<PrestigeCard>, u8),
    /// The character that lies in front of the player unused, if one does (M5).
    Character(Option<Character>),
    /// Whether the player may still acquire something in this auction phase.
    InAuction(bool),

    // --- of the table ---
    /// The round (1 to 7); everything else stays.
    Round(u8),
    /// When in the game this is: that phase or turn begins.
    Moment(Moment),
    /// The start player of the round.
    StartPlayer(Seat),
    /// Whose turn it is: to bid, to open, or for a whole turn of actions.
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
    /// A house rule from now on (H).
    House(Agreed),
}

impl Correction {
    /// Whether it is a value of the table, so that the seat of the command says
    /// nothing.
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

    /// Whose value it is when it is a player's: what lies in a field is that of
    /// whose field it is.
    pub(super) fn owner(self, seat: Seat) -> Seat {
        match self {
            Self::Lies(_, site) | Self::Clear(site) => site.owner(seat),
            _ => seat,
        }
    }

    /// The same correction as this seat says it: its own field needs no name.
    pub(super) fn said_by(self, seat: Seat) -> Self {
        match self {
            Self::Lies(tile, site) => Self::Lies(tile, site.said_by(seat)),
            Self::Clear(site) => Self::Clear(site.said_by(seat)),
            _ => self,
        }
    }
}

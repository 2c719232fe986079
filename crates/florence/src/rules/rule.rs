//! The identifiers of the rules, and violations that cite them.
//!
//! A violation has the rule and the facts (who, what, how much is missing) but no prose:
//! `words` makes the sentences.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::cards::Profession;
use super::cards::any::{AnyCard, Deck};
use super::characters::Character;
use super::components::{Building, Freedom, Landscape, Object, Piece, Tile};
use super::edition::BadEdition;
use super::field::shape::Squares;
use table::Seat;

macro_rules! rules {
    ($($(#[$doc:meta])* $rule:ident)+) => {
        /// A rule by the identifier it has in the [rules digest](super::digest): G
        /// general, S setup, A auction phase, O objects, B action phase, W works,
        /// P placing, R end of a round, E end of the game, T two players, Z the older
        /// variant for two, M *Muse & Princess*, C *Cooperative Building*, H house rules.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $($(#[$doc])* $rule,)+
        }

        impl Rule {
            /// All rules in the order of the digest.
            pub const ALL: &'static [Rule] = &[$(Rule::$rule),+];

            /// Returns its identifier.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Rule::$rule => stringify!($rule),)+
                }
            }
        }
    };
}

rules! {
    /// [G1](super::digest#g1): two to five players, seven rounds of auction and actions.
    G1
    /// [G2](super::digest#g2): money in florins, multiples of 100; the bank never runs out.
    G2
    /// [G3](super::digest#g3): prestige points and work value are two things.
    G3
    /// [G4](super::digest#g4): at any time 100 florins for a prestige point.
    G4
    /// [G5](super::digest#g5): money may be kept secret.
    G5
    /// [G6](super::digest#g6): cards in hand are secret, their number is public.
    G6
    /// [S1](super::digest#s1): each player's start: principality, money, no points.
    S1
    /// [S2](super::digest#s2): four professions dealt, three kept.
    S2
    /// [S3](super::digest#s3): the auction stacks.
    S3
    /// [S4](super::digest#s4): the action supply.
    S4
    /// [S5](super::digest#s5): who begins.
    S5
    /// [A1](super::digest#a1): one object per player and auction phase.
    A1
    /// [A2](super::digest#a2): one object per stack and auction phase.
    A2
    /// [A3](super::digest#a3): empty stacks.
    A3
    /// [A4](super::digest#a4): naming a stack is the opening bid.
    A4
    /// [A5](super::digest#a5): raise by exactly 100 or pass, clockwise.
    A5
    /// [A6](super::digest#a6): the highest bidder pays; player and stack are out.
    A6
    /// [A7](super::digest#a7): who opens next.
    A7
    /// [A8](super::digest#a8): declining to open.
    A8
    /// [A9](super::digest#a9): the last player in the phase.
    A9
    /// [A10](super::digest#a10): the end of the phase.
    A10
    /// [A11](super::digest#a11): no bid above the money in hand.
    A11
    /// [A12](super::digest#a12): no bid for a fourth builder.
    A12
    /// [A13](super::digest#a13): no bid for a landscape without a place.
    A13
    /// [O1](super::digest#o1): landscapes are placed at once.
    O1
    /// [O2](super::digest#o2): further landscapes of a kind give points.
    O2
    /// [O3](super::digest#o3): a landscape adds to a work once.
    O3
    /// [O4](super::digest#o4): jesters.
    O4
    /// [O5](super::digest#o5): builders.
    O5
    /// [O6](super::digest#o6): at most three builders.
    O6
    /// [O7](super::digest#o7): prestige cards: five to choose from.
    O7
    /// [O8](super::digest#o8): recruiting cards.
    O8
    /// [O9](super::digest#o9): recruiting cards count like professions.
    O9
    /// [O10](super::digest#o10): recruited professions work again.
    O10
    /// [B1](super::digest#b1): up to two actions a turn.
    B1
    /// [B2](super::digest#b2): how often each action.
    B2
    /// [B3](super::digest#b3): build.
    B3
    /// [B4](super::digest#b4): hire a profession.
    B4
    /// [B5](super::digest#b5): introduce a freedom.
    B5
    /// [B6](super::digest#b6): acquire a bonus card.
    B6
    /// [W1](super::digest#w1): works come from professions in hand.
    W1
    /// [W2](super::digest#w2): the minimum work value.
    W2
    /// [W3](super::digest#w3): the building adds 4.
    W3
    /// [W4](super::digest#w4): the landscape adds 3.
    W4
    /// [W5](super::digest#w5): the freedom adds 3.
    W5
    /// [W6](super::digest#w6): each jester adds 2.
    W6
    /// [W7](super::digest#w7): each card adds 1.
    W7
    /// [W8](super::digest#w8): bonus cards.
    W8
    /// [W9](super::digest#w9): the payment, and points out of it.
    W9
    /// [W10](super::digest#w10): the best single work is marked.
    W10
    /// [P1](super::digest#p1): tiles lie on the grid and may be rotated and flipped.
    P1
    /// [P2](super::digest#p2): tiles never overlap.
    P2
    /// [P3](super::digest#p3): buildings do not touch.
    P3
    /// [P4](super::digest#p4): landscapes may touch.
    P4
    /// [P5](super::digest#p5): each kind of building once.
    P5
    /// [P6](super::digest#p6): tiles are never moved.
    P6
    /// [R1](super::digest#r1): the best work of the round.
    R1
    /// [R2](super::digest#r2): start player and round move on.
    R2
    /// [E1](super::digest#e1): prestige cards are revealed after round seven.
    E1
    /// [E2](super::digest#e2): what a prestige card scores.
    E2
    /// [E3](super::digest#e3): having none never counts as having the most.
    E3
    /// [E4](super::digest#e4): who wins.
    E4
    /// [T1](super::digest#t1): two players: money.
    T1
    /// [T2](super::digest#t2): two players: opening bid.
    T2
    /// [T3](super::digest#t3): two players: one landscape per phase.
    T3
    /// [T4](super::digest#t4): two players: freedom tiles.
    T4
    /// [Z1](super::digest#z1): older variant: two objects per player are set aside.
    Z1
    /// [Z2](super::digest#z2): older variant: who opens.
    Z2
    /// [Z3](super::digest#z3): older variant: one is kept, the other leaves the game.
    Z3
    /// [Z4](super::digest#z4): older variant: the higher price is paid.
    Z4
    /// [Z5](super::digest#z5): older variant: bids up to the money in hand.
    Z5
    /// [Z6](super::digest#z6): older variant: freedom tiles.
    Z6
    /// [Z7](super::digest#z7): older variant: rulings on the auctions.
    Z7
    /// [Z8](super::digest#z8): older variant: what leaves the game.
    Z8
    /// [Z9](super::digest#z9): older variant: with the expansions.
    Z9
    /// [M1](super::digest#m1): Muse & Princess: phase A2.
    M1
    /// [M2](super::digest#m2): the fields of the cards.
    M2
    /// [M3](super::digest#m3): how markers move and cards are taken.
    M3
    /// [M4](super::digest#m4): the end of A2.
    M4
    /// [M5](super::digest#m5): how long a character stays.
    M5
    /// [M6](super::digest#m6): the Muse.
    M6
    /// [M7](super::digest#m7): the Cardinal.
    M7
    /// [M8](super::digest#m8): the Princess.
    M8
    /// [M9](super::digest#m9): the Merchant.
    M9
    /// [M10](super::digest#m10): the Professor.
    M10
    /// [M11](super::digest#m11): the Banker.
    M11
    /// [M12](super::digest#m12): points are not sold.
    M12
    /// [C1](super::digest#c1): the principalities are one field.
    C1
    /// [C2](super::digest#c2): building with a neighbour.
    C2
    /// [C3](super::digest#c3): who pays what.
    C3
    /// [C4](super::digest#c4): it counts for both.
    C4
    /// [C5](super::digest#c5): where a joint building may lie.
    C5
    /// [C6](super::digest#c6): building along a border.
    C6
    /// [C7](super::digest#c7): empty squares belong to their owner.
    C7
    /// [C7a](super::digest#c7a): the talks.
    C7a
    /// [C7b](super::digest#c7b): two fields, one tile.
    C7b
    /// [C8](super::digest#c8): no agreement.
    C8
    /// [H1](super::digest#h1): house rule: money at the start.
    H1
    /// [H2](super::digest#h2): house rule: the opening bid.
    H2
    /// [H3](super::digest#h3): house rule: the raise.
    H3
    /// [H4](super::digest#h4): house rule: the tiles of the freedoms.
    H4
    /// [H5](super::digest#h5): house rule: the minimum work values.
    H5
    /// [H6](super::digest#h6): house rule: what sold points bring.
    H6
    /// [H7](super::digest#h7): house rule: whether money is visible.
    H7
    /// [H8](super::digest#h8): house rule: where buildings may touch.
    H8
    /// [H9](super::digest#h9): house rule: what breaks a tie.
    H9
    /// [H10](super::digest#h10): house rule: how many rounds.
    H10
    /// [H11](super::digest#h11): house rule: seats are auctioned.
    H11
    /// [H12](super::digest#h12): house rule: any other number.
    H12
}

impl Rule {
    /// Returns a violation of this rule.
    #[must_use]
    pub fn broken(self, fact: Fact) -> Violation {
        Violation { rule: self, fact }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Rule {
    type Err = ();

    fn from_str(name: &str) -> Result<Rule, ()> {
        let rule = Rule::ALL.iter().find(|rule| rule.name() == name);
        rule.copied().ok_or(())
    }
}

/// A broken rule and its facts. As an error it prints both by their identifiers; the
/// sentence needs the names of the players.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{rule}: {fact:?}")]
pub struct Violation {
    /// The broken rule.
    pub rule: Rule,
    /// Who, what, how much.
    pub fact: Fact,
}

/// What is wrong. Amounts of money are florins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Fact {
    // --- whose turn, which moment ---
    /// Another seat decides now.
    NotYourTurn {
        /// The seat that decides now.
        to_act: Seat,
    },
    /// There is no such seat at this table.
    NoSuchSeat(Seat),
    /// This cannot be decided at this moment of the game.
    NotNow,
    /// Something else must be decided first.
    FirstDecide(Open),
    /// The game is over.
    GameOver,
    /// The computer shuffled the cards: only games tracked at a real table can be
    /// corrected.
    OnlyTracked,

    // --- money and points ---
    /// Too little money in hand.
    NotEnoughMoney {
        /// What it costs.
        needed: u32,
        /// What the player has.
        has: u32,
    },
    /// Fewer prestige points than are to be given up.
    NotEnoughPrestige {
        /// How many are to be given up.
        needed: u16,
        /// How many the player has.
        has: u16,
    },
    /// Round seven is over: points can no longer be sold.
    TooLateToSell,
    /// The amount is not a multiple of 100.
    NotAStep {
        /// The amount.
        amount: i64,
    },
    /// The number is out of range.
    OutOfRange {
        /// What it counts.
        what: Count,
        /// The number.
        found: i64,
        /// The lowest possible number.
        least: i64,
        /// The highest possible number.
        most: i64,
    },

    // --- auction ---
    /// The player has acquired an object in this phase.
    HasAcquired,
    /// The player declined to open and is out of the phase.
    HasDeclined,
    /// The player has passed in this auction.
    HasPassed,
    /// The player has already won a seat.
    HasSeat,
    /// Another player already has this seat.
    SeatSold {
        /// Its number, 1 for the start player's.
        place: u8,
        /// The player who has it.
        owner: Seat,
    },
    /// A player has acquired this object in this phase.
    Taken(Object),
    /// The stack is empty.
    StackEmpty(Object),
    /// This object is not auctioned with this number of players.
    NotAuctioned(Object),
    /// The price is below the opening bid.
    BelowOpening {
        /// The price named.
        price: u32,
        /// The opening bid.
        opening: u32,
    },
    /// The raise must be to exactly this price.
    WrongRaise {
        /// The bid made.
        bid: u32,
        /// The only possible price.
        next: u32,
    },
    /// No sequence of legal bids ends with this winner at this price.
    PriceNotReachable {
        /// The price.
        price: u32,
        /// The nearest lower price at which one does.
        below: Option<u32>,
        /// The nearest higher price at which one does.
        above: Option<u32>,
    },
    /// Another object is being auctioned.
    OtherAuction(Object),
    /// The last player in the phase takes an object at the opening bid.
    LastPaysOpening {
        /// The opening bid.
        opening: u32,
    },
    /// The player has three builders.
    ThreeBuilders,
    /// The landscape has no legal place in the principality.
    NoPlace(Object),

    // --- supplies and limits ---
    /// No tile of this kind is left.
    NoTileLeft(Tile),
    /// No freedom tile of this kind is left.
    NoFreedomLeft(Freedom),
    /// The card stack is empty.
    NoCardLeft,
    /// Both actions are used.
    NoActionLeft,
    /// This is limited to a number of times per turn.
    OncePerTurn,
    /// The freedom has already been introduced.
    HasFreedom(Freedom),
    /// There are more of a thing than possible.
    TooMany {
        /// What there is too much of.
        what: Count,
        /// How many there are.
        found: u32,
        /// How many there can be.
        most: u32,
    },
    /// There are more prestige points than everything present can have brought.
    PrestigeUnexplained {
        /// The points on the fame track.
        found: u16,
        /// The most that can have been gained.
        most: u16,
        /// The most likely reason.
        likely: Likely,
    },
    /// There are fewer of a thing than required.
    TooFew {
        /// What there is too little of.
        what: Count,
        /// How many there are.
        found: u32,
        /// How many there must be.
        least: u32,
    },

    // --- cards ---
    /// The card is elsewhere, either visible to all or known to the engine.
    CardElsewhere {
        /// The card.
        card: AnyCard,
        /// Where it is.
        place: CardPlace,
    },
    /// The seat holds no hidden card that it could be.
    NoHiddenCard {
        /// The card.
        card: AnyCard,
    },
    /// The profession was returned at the start, and no card of this hand has come from the
    /// stack since.
    GivenBack(Profession),
    /// The card is already known to be there.
    AlreadyKnown(AnyCard),
    /// The card is in two places.
    CardTwice(AnyCard),
    /// The card is not among those to choose from.
    NotOffered(AnyCard),
    /// The cards put under the stack are not the rest of those looked at.
    NotTheRest,
    /// The cards to choose from are face down here.
    FaceDown,
    /// The player has no recruiting card in hand.
    NoRecruitingCard,
    /// Players cannot recruit from themselves.
    OwnProfession,
    /// The profession is not in front of that player.
    NotOnTable {
        /// The profession.
        profession: Profession,
        /// The player from whom it should come.
        from: Seat,
    },

    // --- works ---
    /// The work value does not reach the minimum.
    BelowMinimum {
        /// The work value in points.
        value: u16,
        /// The minimum of the round.
        minimum: u16,
    },
    /// A best work is marked for a player who has had no turn in this round.
    WorkBeforeTurn {
        /// The value that is marked.
        value: i64,
    },
    /// A best work is marked, but the player has no card with which it was completed.
    WorkWithoutCard {
        /// The value that is marked.
        value: i64,
    },
    /// Bonus cards have been played, but no work has been completed.
    BonusWithoutWork,
    /// A best work is marked although round seven is over and counted.
    WorkAfterEnd {
        /// The value that is marked.
        value: i64,
    },
    /// More prestige points than the payment covers.
    TooMuchPrestige {
        /// The points wanted.
        wanted: u16,
        /// The points the payment covers.
        most: u16,
    },

    // --- placing ---
    /// The building already stands.
    AlreadyBuilt(Building),
    /// These squares do not form this tile in any orientation.
    NotThisShape {
        /// The tile.
        tile: Tile,
        /// The squares.
        squares: Squares,
    },
    /// These squares are not free.
    Overlaps {
        /// The occupied squares.
        squares: Squares,
    },
    /// The tile has no place at all; with P3, none where it touches nothing.
    NoRoom(Tile),
    /// These squares share an edge with a building or the palazzo.
    Touches {
        /// The squares that do.
        squares: Squares,
    },
    /// Tiles go in the player's own field, not in that of this seat.
    OtherField(Seat),
    /// These squares share an edge with a building or a palazzo across a border.
    TouchesAcross {
        /// The squares that do.
        squares: Squares,
    },
    /// These squares share an edge with the field of a player who does not take part in the
    /// building.
    LiesAlong {
        /// The squares that do.
        squares: Squares,
    },
    /// This is wrong with those squares in the field of that seat.
    There(Seat, Amiss, Squares),
    /// The building already stands in the field of this seat.
    BuiltBy(Seat, Building),
    /// The tile is on one side of the border only.
    OnOneSide(Tile),

    // --- building together ---
    /// The principalities are not joined in this game.
    NotJoined,
    /// The field of this seat does not border the player's field.
    NotNeighbours(Seat),
    /// The partner has too little money.
    PartnerShort {
        /// The partner.
        partner: Seat,
        /// What the partner would pay.
        needed: u32,
        /// What the partner has.
        has: u32,
    },
    /// The other part of the building is missing, or does not fit it.
    NoOtherPart(Building),
    /// The landscape is not of the acquired kind.
    OtherLandscape(Landscape),
    /// The player has not set this object aside.
    NotSetAside(Object),

    // --- characters ---
    /// The player already has a character.
    HasCharacter,
    /// The character is not on offer in this A2.
    CharacterGone(Character),
    /// The card has no such field: its fields are amounts of florins.
    NoSuchField {
        /// The character of the card.
        character: Character,
        /// What was bid, in florins.
        bid: u32,
        /// The lowest field, in florins.
        least: u32,
        /// The highest field, in florins.
        most: u32,
    },
    /// The marker must go to a higher field than the one already there.
    LowerField {
        /// What was bid, in florins.
        bid: u32,
        /// The next field, in florins.
        least: u32,
    },
    /// A marker is on the highest field of the card and cannot be outbid.
    TopField {
        /// The highest field, in florins.
        most: u32,
    },
    /// The character is not in front of the player.
    NotInFront(Character),
    /// Points cannot be sold in this game.
    PointsNotSold,

    // --- setup ---
    /// The edition data cannot be used.
    Edition(BadEdition),
    /// The order of the stack is missing although all hands are known, or the other way
    /// round.
    StackOrder,
    /// A seat is named that is not at the table.
    SeatNotAtTable(Seat),
    /// There must be exactly this many.
    MustBe {
        /// What is counted.
        what: Count,
        /// The number there is.
        found: i64,
        /// The required number.
        must: i64,
    },
}

/// What is wrong with a building's squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Amiss {
    /// They are not free.
    Overlaps,
    /// They share an edge with a building or the palazzo.
    Touches,
    /// They share an edge with a building or a palazzo across a border.
    TouchesAcross,
    /// They share an edge with the field of a player who does not take part in the
    /// building.
    LiesAlong,
}

impl Fact {
    /// Returns what is wrong with which squares, if the fact is about squares.
    #[must_use]
    pub fn amiss(&self) -> Option<(Amiss, Squares)> {
        match *self {
            Fact::Overlaps { squares } => Some((Amiss::Overlaps, squares)),
            Fact::Touches { squares } => Some((Amiss::Touches, squares)),
            Fact::TouchesAcross { squares } => Some((Amiss::TouchesAcross, squares)),
            Fact::LiesAlong { squares } => Some((Amiss::LiesAlong, squares)),
            _ => None,
        }
    }
}

// Millions of positions are checked, so a fact must need no cleanup.
const _: () = assert!(!std::mem::needs_drop::<Fact>());

/// What is pending and must be decided first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Open {
    /// A landscape is to be placed.
    Placing,
    /// One of several cards is to be kept.
    Choosing,
    /// The recruiting card just acquired is to be used or kept.
    Recruiting,
    /// One of the objects set aside is to be kept.
    Taking,
    /// How the Merchant is used.
    Merchant,
    /// Whether a character is used before it goes back.
    LastCall,
    /// How much money the Banker turns into points.
    Exchange,
    /// An offer to build together awaits an answer.
    Talk,
    /// An auction is running.
    Bidding,
}

/// The most likely reason for more points on the fame track than possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Likely {
    /// One thing was counted twice: the excess is no more than it brings.
    CountedTwice,
    /// The prestige cards were already counted on the track.
    CardsOnTrack,
    /// Something was not typed in.
    LeftOut,
}

/// What there can be too much or too little of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub enum Count {
    Players,
    /// The number of the round.
    Round,
    /// Florins.
    Money,
    /// Points on the fame track.
    Prestige,
    /// Points to be turned into money.
    PrestigeSold,
    /// Points to be bought for money.
    PrestigeBought,
    /// The work value marked in this round.
    BestWork,
    Tiles(Tile),
    Buildings,
    Landscapes,
    Jesters,
    Builders,
    RecruitingCards,
    RecruitingInHand,
    RecruitingOnTable,
    RecruitingCardsLeft,
    PrestigeCards,
    ProfessionCards,
    ProfessionsOnTable,
    ProfessionsHad,
    BonusCards,
    UsedBonusCards,
    /// The cards in a stack, as its order gives them.
    Stack(Deck),
    FreedomTiles(Freedom),
    Freedoms,
    /// Freedoms with two tiles.
    DoubledFreedoms,
    Objects,
    Actions,
    /// The number of a house rule, by its name in saves.
    HouseRule(&'static str),
}

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum CardPlace {
    /// Known to be in the hand of a seat.
    Hand(Seat),
    /// Face up in front of a seat.
    Table(Seat),
    /// In the stack, or just drawn from it and not kept yet.
    Stack,
    /// Used and out of the game.
    Used,
}

impl Piece {
    /// Returns the rule that limits how many there are.
    #[must_use]
    pub fn rule(self) -> Rule {
        match self {
            Piece::Building(_) | Piece::Freedom(_) => Rule::S4,
            Piece::Landscape(_) | Piece::Jester | Piece::Builder | Piece::RecruitingCard => {
                Rule::S3
            }
        }
    }

    /// Returns what there is too much of when there are too many.
    #[must_use]
    pub fn count(self) -> Count {
        match self {
            Piece::Building(kind) => Count::Tiles(Tile::Building(kind)),
            Piece::Landscape(kind) => Count::Tiles(Tile::Landscape(kind)),
            Piece::Freedom(kind) => Count::FreedomTiles(kind),
            Piece::Jester => Count::Jesters,
            Piece::Builder => Count::Builders,
            Piece::RecruitingCard => Count::RecruitingCards,
        }
    }
}

impl BadEdition {
    /// Returns the rule that an edition breaks by this.
    #[must_use]
    pub fn rule(&self) -> Rule {
        match self {
            BadEdition::Missing(_)
            | BadEdition::Drawing(_)
            | BadEdition::Shape(..)
            | BadEdition::Size { .. }
            | BadEdition::SameShape(..) => Rule::P1,
            BadEdition::Board | BadEdition::Palazzo { .. } => Rule::S1,
            BadEdition::JoinedPalazzo { .. } | BadEdition::Layout { .. } => Rule::C1,
            BadEdition::FallingMinimum { .. } => Rule::W2,
        }
    }
}

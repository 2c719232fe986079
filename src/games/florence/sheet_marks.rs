//! The place of a problem on a score sheet: the field, the cards or the board that is
//! marked and gets the keyboard.

use super::placement::wrong_squares;
use super::sheet_fields::Field;
use florence::rules::command::AnyCard;
use florence::rules::rule::Count;
use florence::{Fact, Landscape, PlayerSetup, Problem, Square, Squares, Tile};
use table::Item as _;

/// A part of a player's column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A number.
    Field(Field),
    /// The freedoms.
    Freedoms,
    /// The works on the table.
    Works,
    /// The prestige cards.
    Prestige,
    /// The board, at this square.
    Board(Option<Square>),
    /// The buildings as checkboxes, on a sheet without boards.
    Buildings,
}

impl From<Field> for Target {
    fn from(field: Field) -> Self {
        Self::Field(field)
    }
}

/// Returns what a problem is about on a sheet without boards, the main part first.
#[must_use]
pub fn targets_counted(problem: &Problem) -> Vec<Target> {
    let of_tile = |tile: Tile| match tile {
        Tile::Landscape(kind) => Target::Field(Field::of_landscape(kind)),
        Tile::Building(_) => Target::Buildings,
    };
    let all = match problem.violation.fact {
        Fact::TooMany {
            what: Count::Tiles(tile),
            ..
        }
        | Fact::NoRoom(tile) => vec![of_tile(tile)],
        Fact::TooMany {
            what: Count::Landscapes,
            ..
        } => {
            let kinds = Landscape::ALL.iter();
            kinds.map(|&kind| of_tile(Tile::Landscape(kind))).collect()
        }
        _ => targets(problem),
    };
    let there = |target| match target {
        Target::Board(_) => Target::Buildings,
        Target::Works => Target::Field(Field::Works),
        // Professions are counted by the works they have completed.
        Target::Field(field) if !field.is_in_sight(true) => Target::Field(Field::Works),
        target => target,
    };
    all.into_iter().map(there).collect()
}

/// Returns what a problem is about, the main part first.
#[must_use]
pub fn targets(problem: &Problem) -> Vec<Target> {
    let field = |field| vec![Target::Field(field)];
    let board = |squares: Squares| Target::Board(squares.iter().next());
    match problem.violation.fact {
        Fact::OutOfRange { what, .. } | Fact::TooMany { what, .. } | Fact::TooFew { what, .. } => {
            of_count(what)
        }
        Fact::NotAStep { .. } => field(Field::Money),
        Fact::PrestigeUnexplained { .. } => field(Field::Prestige),
        Fact::ThreeBuilders => field(Field::Builders),
        Fact::WorkBeforeTurn { .. } | Fact::WorkAfterEnd { .. } | Fact::WorkWithoutCard { .. } => {
            field(Field::BestWork)
        }
        Fact::BonusWithoutWork => field(Field::BonusCards),
        Fact::NoRecruitingCard => field(Field::RecruitingInHand),
        Fact::HasFreedom(_) | Fact::NoFreedomLeft(_) => vec![Target::Freedoms],
        Fact::CardTwice(card)
        | Fact::CardElsewhere { card, .. }
        | Fact::AlreadyKnown(card)
        | Fact::NoHiddenCard { card } => vec![of_card(card)],
        Fact::Touches { squares }
        | Fact::TouchesAcross { squares }
        | Fact::LiesAlong { squares } => vec![board(squares), Target::Field(Field::Builders)],
        Fact::Overlaps { squares } | Fact::NotThisShape { squares, .. } => vec![board(squares)],
        Fact::AlreadyBuilt(_)
        | Fact::NoTileLeft(_)
        | Fact::NoRoom(_)
        | Fact::NoOtherPart(_)
        | Fact::NotNeighbours(_)
        | Fact::NotJoined => vec![Target::Board(None)],
        _ => Vec::new(),
    }
}

fn of_count(what: Count) -> Vec<Target> {
    let field = |field| vec![Target::Field(field)];
    match what {
        Count::Money => field(Field::Money),
        Count::Prestige | Count::PrestigeSold | Count::PrestigeBought => field(Field::Prestige),
        Count::BestWork => field(Field::BestWork),
        Count::Jesters => field(Field::Jesters),
        Count::Builders => field(Field::Builders),
        Count::RecruitingCards | Count::RecruitingInHand | Count::RecruitingCardsLeft => {
            field(Field::RecruitingInHand)
        }
        Count::RecruitingOnTable => field(Field::RecruitingOnTable),
        Count::ProfessionCards | Count::ProfessionsHad => field(Field::Hand),
        Count::BonusCards | Count::UsedBonusCards => field(Field::BonusCards),
        Count::PrestigeCards => vec![Target::Prestige, Target::Field(Field::PrestigeFaceDown)],
        Count::ProfessionsOnTable => vec![Target::Works],
        Count::FreedomTiles(_) | Count::Freedoms => vec![Target::Freedoms],
        Count::Tiles(_) | Count::Buildings | Count::Landscapes => vec![Target::Board(None)],
        Count::Players
        | Count::Round
        | Count::Stack(_)
        | Count::DoubledFreedoms
        | Count::Objects
        | Count::Actions
        | Count::HouseRule(_) => Vec::new(),
    }
}

fn of_card(card: AnyCard) -> Target {
    match card {
        AnyCard::Profession(_) => Target::Works,
        AnyCard::Bonus(_) => Target::Field(Field::BonusCards),
        AnyCard::Prestige(_) => Target::Prestige,
    }
}

/// Returns the wrong squares of a player's principality.
#[must_use]
pub fn squares<'p>(
    problems: impl Iterator<Item = &'p Problem>,
    tiles: &[(Tile, Squares)],
) -> Squares {
    let squares = problems.map(|problem| match problem.violation.fact {
        Fact::NotThisShape { squares, .. } => squares,
        // Any of them may be the one too many.
        Fact::AlreadyBuilt(kind) => {
            let same = tiles
                .iter()
                .filter(|(tile, _)| *tile == Tile::Building(kind));
            let squares = same.map(|&(_, squares)| squares);
            squares.fold(Squares::EMPTY, Squares::union)
        }
        _ => wrong_squares(&problem.violation),
    });
    squares.fold(Squares::EMPTY, Squares::union)
}

/// Returns the tiles of a player as they are checked, landscapes first.
#[must_use]
pub fn placed(player: &PlayerSetup) -> Vec<(Tile, Squares)> {
    let landscapes = player.landscapes.iter();
    let landscapes = landscapes.map(|&(kind, at)| (Tile::Landscape(kind), at));
    let buildings = player.buildings.iter();
    let buildings = buildings.map(|&(kind, at)| (Tile::Building(kind), at));
    landscapes.chain(buildings).collect()
}

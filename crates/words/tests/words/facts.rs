//! The names of facts in saves. An id that has been written once must stay.

use std::collections::BTreeSet;

use serde::Serialize;
use table::Kept;

use crate::{sweep, tiletum_words};

/// The facts of The Princes of Florence.
const FLORENCE: &str = "
    NotYourTurn NoSuchSeat NotNow FirstDecide GameOver OnlyTracked NotEnoughMoney
    NotEnoughPrestige TooLateToSell NotAStep OutOfRange HasAcquired HasDeclined
    HasPassed HasSeat Taken StackEmpty NotAuctioned BelowOpening WrongRaise
    PriceNotReachable OtherAuction LastPaysOpening ThreeBuilders NoPlace NoTileLeft
    NoFreedomLeft NoCardLeft NoActionLeft OncePerTurn HasFreedom TooMany
    PrestigeUnexplained TooFew CardElsewhere NoHiddenCard GivenBack AlreadyKnown
    CardTwice NotOffered NotTheRest FaceDown NoRecruitingCard OwnProfession NotOnTable
    BelowMinimum WorkBeforeTurn WorkWithoutCard BonusWithoutWork WorkAfterEnd
    TooMuchPrestige AlreadyBuilt NotThisShape Overlaps NoRoom Touches OtherField
    TouchesAcross LiesAlong There BuiltBy OnOneSide NotJoined NotNeighbours PartnerShort
    NoOtherPart OtherLandscape NotSetAside HasCharacter CharacterGone NoSuchField
    LowerField TopField NotInFront PointsNotSold Edition StackOrder SeatNotAtTable
    MustBe SeatSold
";

/// The facts of The Prince.
const PRINCE: &str = "
    NoSuchSeat NotYourTurn NotNow GameOver HasAnswered Dealt NoSuchCard NotInHand
    Elsewhere NoneInHand NotA TableCard NotPlayedHere WrongAim WrongVictim EmptyHand
    NotAlike StillToLay MustBeNamed NotEnoughMoney BidTooLow EmptySlot NotForNothing
    Occupied NotOwnPlace NotOwn NotArriving LiesThere Stays IsProtected NothingDue
    Oneself Spouse IsPope NotPope Silenced FirstTurn NoGrievance HeldIt NoDoctorLeft
    NoTarget HasSeized NeedsCondottiere WrongVotes WrongOffices WrongCount NoOffices
    WrongCardinals TooManyForPope NoTrade NotWithActive NotForSale EmptyOffer Deck
    WrongPlayers DeckTooSmall OutOfRange CardTwice TooManyCards CannotLieThere
    NothingChanges
";

/// The facts of Tiletum.
const TILETUM: &str = "
    NoSuchSeat NotYourTurn NoSeat NotByASeat NotNow GameOver NothingChanges TurnsLeft
    EffectOpen NoEffect TooManyEffects NoSuchDie NoSuchValue NotThisAction ChooseFirst
    Chosen NotEnoughAp NoSuchSpace NotAdjacent NotThere NothingThere NotBuilt HasOne
    NoFreeSpace Occupied NoSuchHouseSpace NoSupply NoPillar HasBuilt NoCathedralTile
    NoSuchTile NoTile Unnamed Named StorehouseFull HasCrest NoContractSpace EmptySlot
    WrongTile NoCharacters NoSuchBuilding NoSuchRoom RoomTaken NoRooms LivesElsewhere
    OtherKind NoCharacterIn HasCrestThere NotLeft NotEnoughGoods Gold SameKind
    ExtraMissing NoExtra KindOfIdentical WrongAmount MustChoose WrongDice NotInBag
    NoSuchToken NextGap OtherStack NoneLeft Edition WrongPlayers Sheet NoLayout
    WrongCount OutOfRange Twice OtherPlaces WrongSeats WrongHeights WrongCathedralTiles
    TooMany
";

/// Asserts that each fact in a save begins with its id, and that these are all ids.
fn are_called<F: Serialize>(facts: &[F], ids: &str) {
    let written: BTreeSet<String> = facts
        .iter()
        .map(|fact| Kept::by("A1", fact).fact)
        .map(|text| text.split('(').next().unwrap_or_default().to_owned())
        .collect();
    let ids: BTreeSet<String> = ids.split_whitespace().map(str::to_owned).collect();
    assert_eq!(written, ids);
}

#[test]
fn a_fact_is_called_in_a_save_what_it_was_always_called() {
    are_called(&sweep::facts(), FLORENCE);
    are_called(&sweep::prince::facts(), PRINCE);
    are_called(&tiletum_words::facts(), TILETUM);
}

#[test]
fn what_is_kept_is_written_with_who_and_how_much() {
    let fact = florence::Fact::NotEnoughMoney {
        needed: 600,
        has: 500,
    };
    let kept = Kept::by(florence::Rule::A11, &fact);
    assert_eq!(kept.rule, "A11");
    assert_eq!(kept.fact, "NotEnoughMoney(needed: 600, has: 500)");
    let fact = prince::Fact::NotYourTurn(table::Set::only(table::Seat::B));
    assert_eq!(Kept::by(prince::Rule::C1, &fact).fact, "NotYourTurn([B])");
}

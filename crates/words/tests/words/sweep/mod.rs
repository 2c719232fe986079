//! Everything a sentence can be about: every fact, problem, decision, event, reason of a
//! hint and error of a file, with every noun and with none, one and several of it; and what
//! is said about all of it in the current language.

#![allow(clippy::cast_possible_truncation, reason = "the numbers are small")]
#![allow(dead_code, reason = "not everybody who uses it needs all of it")]

pub(crate) mod prince;

use std::path::PathBuf;

use florence::mind::bot::{Reason, Wants};
use florence::rules::HouseRules;
use florence::rules::command::Deck;
use florence::rules::edition::BadEdition;
use florence::rules::field::layout::BadLayout;
use florence::rules::field::shape::BadShape;
use florence::rules::rule::{Amiss, CardPlace, Count, Likely, Open};
use florence::rules::{Correction, Piece};
use florence::{
    AnyCard, BonusCard, Building, Character, Command, Decision, Event, Fact, Favour, Freedom, Game,
    Joint, Landscape, Moment, Object, PrestigeCard, Problem, Profession, Rule, Setup, Size, Source,
    Squares, Tile, Under, Violation, Work,
};
use table::save::format::{Thing, Wrong};
use table::save::limits::{Part, TooMuch};
use table::{Card, Item, SaveError, Seat, Set};
use words::florence::{Words, advice};
use words::save_error;

/// None, one, two, and more.
const NUMBERS: [u32; 4] = [0, 1, 2, 5];

pub(crate) fn tiles() -> Vec<Tile> {
    let buildings = Building::ALL.iter().map(|&kind| Tile::Building(kind));
    let landscapes = Landscape::ALL.iter().map(|&kind| Tile::Landscape(kind));
    buildings.chain(landscapes).collect()
}

pub(crate) fn cards() -> Vec<AnyCard> {
    let professions = Profession::ALL.iter().map(|&card| card.into());
    let bonus = BonusCard::ALL.iter().map(|&card| card.into());
    let prestige = PrestigeCard::ALL.iter().map(|&card| card.into());
    professions.chain(bonus).chain(prestige).collect()
}

pub(crate) fn squares() -> [Squares; 2] {
    ["c4", "c4 d4"].map(|names| names.parse().expect("squares"))
}

pub(crate) fn counts() -> Vec<Count> {
    use Count as C;
    let mut counts = vec![
        C::Players,
        C::Round,
        C::Money,
        C::Prestige,
        C::PrestigeSold,
        C::PrestigeBought,
        C::BestWork,
        C::Buildings,
        C::Landscapes,
        C::Jesters,
        C::Builders,
        C::RecruitingCards,
        C::RecruitingInHand,
        C::RecruitingOnTable,
        C::RecruitingCardsLeft,
        C::PrestigeCards,
        C::ProfessionCards,
        C::ProfessionsOnTable,
        C::ProfessionsHad,
        C::BonusCards,
        C::UsedBonusCards,
        C::Freedoms,
        C::DoubledFreedoms,
        C::Objects,
        C::Actions,
    ];
    counts.extend(tiles().into_iter().map(C::Tiles));
    counts.extend(HouseRules::NAMES.iter().map(|&name| C::HouseRule(name)));
    counts.extend([Deck::Professions, Deck::Bonus, Deck::Prestige].map(C::Stack));
    counts.extend(Freedom::ALL.iter().map(|&freedom| C::FreedomTiles(freedom)));
    for what in &counts {
        // A new one has to be listed above.
        match what {
            C::Players
            | C::Round
            | C::Money
            | C::Prestige
            | C::PrestigeSold
            | C::PrestigeBought
            | C::BestWork
            | C::Tiles(_)
            | C::Buildings
            | C::Landscapes
            | C::Jesters
            | C::Builders
            | C::RecruitingCards
            | C::RecruitingInHand
            | C::RecruitingOnTable
            | C::RecruitingCardsLeft
            | C::PrestigeCards
            | C::ProfessionCards
            | C::ProfessionsOnTable
            | C::ProfessionsHad
            | C::BonusCards
            | C::UsedBonusCards
            | C::Stack(_)
            | C::FreedomTiles(_)
            | C::Freedoms
            | C::DoubledFreedoms
            | C::Objects
            | C::Actions
            | C::HouseRule(_) => {}
        }
    }
    counts
}

pub(crate) fn editions() -> Vec<BadEdition> {
    let mut bad = vec![BadEdition::Board];
    let some = squares();
    bad.push(BadEdition::Palazzo { found: some[0] });
    bad.push(BadEdition::Palazzo {
        found: Squares::EMPTY,
    });
    bad.push(BadEdition::JoinedPalazzo { found: some[0] });
    for players in [2, 5] {
        for wrong in [
            BadLayout::Boards(1),
            BadLayout::Far(Seat::B),
            BadLayout::Overlap(Seat::A, Seat::B),
            BadLayout::Neighbours {
                seat: Seat::A,
                found: 0,
            },
        ] {
            bad.push(BadEdition::Layout { players, wrong });
        }
    }
    bad.push(BadEdition::FallingMinimum {
        round: 3,
        found: 9,
        before: 10,
    });
    for tile in tiles() {
        bad.push(BadEdition::Missing(tile));
        bad.push(BadEdition::Drawing(tile));
        for shape in [
            BadShape::Empty,
            BadShape::TooLarge(9),
            BadShape::NotConnected,
        ] {
            bad.push(BadEdition::Shape(tile, shape));
        }
        for found in NUMBERS {
            bad.push(BadEdition::Size {
                tile,
                found: found as usize,
                expected: 3,
            });
        }
        bad.push(BadEdition::SameShape(tile, Tile::Building(Building::Opera)));
    }
    bad
}

/// Returns every fact, with every noun and number.
#[allow(clippy::too_many_lines)]
pub(crate) fn facts() -> Vec<Fact> {
    let (a, b) = (Seat::A, Seat::B);
    let mut facts = vec![
        Fact::NotYourTurn { to_act: b },
        Fact::NoSuchSeat(Seat::E),
        Fact::OnlyTracked,
        Fact::OtherField(b),
        Fact::NotNow,
        Fact::GameOver,
        Fact::HasAcquired,
        Fact::HasDeclined,
        Fact::HasPassed,
        Fact::HasSeat,
        Fact::SeatSold { place: 2, owner: b },
        Fact::ThreeBuilders,
        Fact::NoCardLeft,
        Fact::NoActionLeft,
        Fact::OncePerTurn,
        Fact::NotTheRest,
        Fact::FaceDown,
        Fact::NoRecruitingCard,
        Fact::OwnProfession,
        Fact::StackOrder,
        Fact::SeatNotAtTable(Seat::D),
        Fact::TooLateToSell,
    ];
    facts.extend(
        [
            Open::Placing,
            Open::Choosing,
            Open::Recruiting,
            Open::Bidding,
            Open::Taking,
            Open::Merchant,
            Open::LastCall,
            Open::Exchange,
            Open::Talk,
        ]
        .map(Fact::FirstDecide),
    );
    for number in NUMBERS {
        let value = i64::from(number);
        facts.push(Fact::WorkBeforeTurn { value });
        facts.push(Fact::WorkAfterEnd { value });
        facts.push(Fact::WorkWithoutCard { value });
        for most in NUMBERS {
            for likely in [Likely::CountedTwice, Likely::CardsOnTrack, Likely::LeftOut] {
                facts.push(Fact::PrestigeUnexplained {
                    found: (number + most + 1) as u16,
                    most: most as u16,
                    likely,
                });
            }
        }
        let (more, points) = (number + 1, number as u16);
        let (has, needed) = (100 * number, 100 * more);
        facts.push(Fact::NotEnoughMoney { needed, has });
        facts.push(Fact::NotEnoughPrestige {
            needed: points + 1,
            has: points,
        });
        facts.push(Fact::TooMuchPrestige {
            wanted: points + 1,
            most: points,
        });
        facts.push(Fact::BelowMinimum {
            value: points,
            minimum: points + 1,
        });
        facts.push(Fact::NotAStep {
            amount: i64::from(number) + 50,
        });
        for what in counts() {
            let found = i64::from(number);
            facts.push(Fact::OutOfRange {
                what,
                found: found + 1,
                least: 0,
                most: found,
            });
            for other in NUMBERS {
                let (found, most, least) = (number, other, other);
                facts.push(Fact::TooMany { what, found, most });
                facts.push(Fact::TooFew { what, found, least });
                let (found, must) = (i64::from(number), i64::from(other));
                facts.push(Fact::MustBe { what, found, must });
            }
        }
    }
    let (price, opening, bid, next) = (100, 200, 500, 400);
    facts.push(Fact::BelowOpening { price, opening });
    facts.push(Fact::WrongRaise { bid, next });
    for (below, above) in [
        (None, None),
        (Some(600), None),
        (None, Some(800)),
        (Some(600), Some(800)),
    ] {
        facts.push(Fact::PriceNotReachable {
            price: 700,
            below,
            above,
        });
    }
    facts.push(Fact::LastPaysOpening { opening });
    for &object in Object::ALL {
        facts.push(Fact::Taken(object));
        facts.push(Fact::StackEmpty(object));
        facts.push(Fact::NotAuctioned(object));
        facts.push(Fact::OtherAuction(object));
        facts.push(Fact::NoPlace(object));
        facts.push(Fact::NotSetAside(object));
    }
    facts.push(Fact::HasCharacter);
    facts.push(Fact::PointsNotSold);
    facts.push(Fact::BonusWithoutWork);
    facts.push(Fact::TopField { most: 1_500 });
    facts.push(Fact::LowerField {
        bid: 300,
        least: 500,
    });
    for &character in Character::ALL {
        let [least, most] = character.fields();
        facts.push(Fact::CharacterGone(character));
        facts.push(Fact::NotInFront(character));
        facts.push(Fact::NoSuchField {
            character,
            bid: 1_600,
            least,
            most,
        });
    }
    for tile in tiles() {
        facts.push(Fact::NoTileLeft(tile));
        facts.push(Fact::NoRoom(tile));
        for squares in squares().into_iter().chain([Squares::EMPTY]) {
            facts.push(Fact::NotThisShape { tile, squares });
        }
    }
    for squares in squares() {
        facts.push(Fact::Overlaps { squares });
        facts.push(Fact::Touches { squares });
        let along = [
            Fact::TouchesAcross { squares },
            Fact::LiesAlong { squares },
            Fact::Overlaps { squares },
            Fact::Touches { squares },
        ];
        facts.extend(along);
        let amiss = [
            Amiss::Overlaps,
            Amiss::Touches,
            Amiss::TouchesAcross,
            Amiss::LiesAlong,
        ];
        facts.extend(amiss.map(|amiss| Fact::There(b, amiss, squares)));
    }
    for &kind in Building::ALL {
        facts.push(Fact::AlreadyBuilt(kind));
        facts.push(Fact::BuiltBy(b, kind));
        facts.push(Fact::OnOneSide(Tile::Building(kind)));
        facts.push(Fact::NoOtherPart(kind));
    }
    facts.push(Fact::NotJoined);
    facts.push(Fact::NotNeighbours(b));
    for has in NUMBERS {
        facts.push(Fact::PartnerShort {
            partner: b,
            needed: 100 * (has + 1),
            has: 100 * has,
        });
    }
    for &kind in Landscape::ALL {
        facts.push(Fact::OtherLandscape(kind));
    }
    for &freedom in Freedom::ALL {
        facts.push(Fact::NoFreedomLeft(freedom));
        facts.push(Fact::HasFreedom(freedom));
    }
    for card in cards() {
        let places = [
            CardPlace::Hand(b),
            CardPlace::Table(a),
            CardPlace::Stack,
            CardPlace::Used,
        ];
        for place in places {
            facts.push(Fact::CardElsewhere { card, place });
        }
        facts.push(Fact::NoHiddenCard { card });
        facts.push(Fact::AlreadyKnown(card));
        facts.push(Fact::CardTwice(card));
        facts.push(Fact::NotOffered(card));
    }
    for &profession in Profession::ALL {
        facts.push(Fact::GivenBack(profession));
        facts.push(Fact::NotOnTable {
            profession,
            from: b,
        });
    }
    facts.extend(editions().into_iter().map(Fact::Edition));
    facts
}

/// The number of facts. A new fact needs a number here, and then [`facts`] must contain it.
pub(crate) const FACTS: usize = 80;

pub(crate) fn number(fact: &Fact) -> usize {
    match fact {
        Fact::NotYourTurn { .. } => 0,
        Fact::NoSuchSeat(_) => 1,
        Fact::NotNow => 2,
        Fact::FirstDecide(_) => 3,
        Fact::GameOver => 4,
        Fact::NotEnoughMoney { .. } => 5,
        Fact::NotEnoughPrestige { .. } => 6,
        Fact::NotAStep { .. } => 7,
        Fact::OutOfRange { .. } => 8,
        Fact::HasAcquired => 9,
        Fact::HasDeclined => 10,
        Fact::HasPassed => 11,
        Fact::Taken(_) => 12,
        Fact::StackEmpty(_) => 13,
        Fact::NotAuctioned(_) => 14,
        Fact::BelowOpening { .. } => 15,
        Fact::WrongRaise { .. } => 16,
        Fact::PriceNotReachable { .. } => 17,
        Fact::OtherAuction(_) => 18,
        Fact::LastPaysOpening { .. } => 19,
        Fact::ThreeBuilders => 20,
        Fact::NoPlace(_) => 21,
        Fact::NoTileLeft(_) => 22,
        Fact::NoFreedomLeft(_) => 23,
        Fact::NoCardLeft => 24,
        Fact::NoActionLeft => 25,
        Fact::OncePerTurn => 26,
        Fact::HasFreedom(_) => 27,
        Fact::TooMany { .. } => 28,
        Fact::TooFew { .. } => 29,
        Fact::CardElsewhere { .. } => 30,
        Fact::NoHiddenCard { .. } => 31,
        Fact::AlreadyKnown(_) => 32,
        Fact::CardTwice(_) => 33,
        Fact::NotOffered(_) => 34,
        Fact::NotTheRest => 35,
        Fact::FaceDown => 36,
        Fact::NoRecruitingCard => 37,
        Fact::OwnProfession => 38,
        Fact::NotOnTable { .. } => 39,
        Fact::BelowMinimum { .. } => 40,
        Fact::TooMuchPrestige { .. } => 41,
        Fact::AlreadyBuilt(_) => 42,
        Fact::NotThisShape { .. } => 43,
        Fact::Overlaps { .. } => 44,
        Fact::Touches { .. } => 45,
        Fact::OtherLandscape(_) => 46,
        Fact::Edition(_) => 47,
        Fact::StackOrder => 48,
        Fact::SeatNotAtTable(_) => 49,
        Fact::MustBe { .. } => 50,
        Fact::TooLateToSell => 51,
        Fact::WorkBeforeTurn { .. } => 52,
        Fact::WorkAfterEnd { .. } => 53,
        Fact::PrestigeUnexplained { .. } => 54,
        Fact::GivenBack(_) => 55,
        Fact::OnlyTracked => 56,
        Fact::OtherField(_) => 57,
        Fact::NoRoom(_) => 58,
        Fact::NotSetAside(_) => 59,
        Fact::HasCharacter => 60,
        Fact::CharacterGone(_) => 61,
        Fact::NoSuchField { .. } => 62,
        Fact::LowerField { .. } => 63,
        Fact::NotInFront(_) => 64,
        Fact::PointsNotSold => 65,
        Fact::TouchesAcross { .. } => 66,
        Fact::LiesAlong { .. } => 67,
        Fact::There(..) => 68,
        Fact::BuiltBy(..) => 69,
        Fact::OnOneSide(_) => 70,
        Fact::NotJoined => 71,
        Fact::NotNeighbours(_) => 72,
        Fact::PartnerShort { .. } => 73,
        Fact::NoOtherPart(_) => 74,
        Fact::HasSeat => 75,
        Fact::WorkWithoutCard { .. } => 76,
        Fact::BonusWithoutWork => 77,
        Fact::TopField { .. } => 78,
        Fact::SeatSold { .. } => 79,
    }
}

pub(crate) fn decisions() -> Vec<Decision> {
    let at = squares()[1];
    let mut decisions = vec![
        Decision::Return(Card::Hidden),
        Decision::Raise(300),
        Decision::Sit(300),
        Decision::SitAt(3, 300),
        Decision::Pass,
        Decision::Decline,
        Decision::Hold,
        Decision::Hire,
        Decision::AcquireBonus,
        Decision::EndTurn,
        Decision::LetGo,
        Decision::Merchant(Favour::Free),
        Decision::Merchant(Favour::Points),
        Decision::Professor(Deck::Prestige),
        Decision::Professor(Deck::Bonus),
        Decision::Accept,
        Decision::Refuse,
    ];
    for joint in joints() {
        decisions.push(Decision::Offer(joint));
        decisions.push(Decision::Agree(joint));
    }
    decisions.extend([0, 1, 2].map(Decision::Princess));
    decisions.extend([0, 1, 2].map(Decision::Exchange));
    for &character in Character::ALL {
        decisions.push(Decision::Bid(character, 1_200));
    }
    for &object in Object::ALL {
        decisions.push(Decision::Name(object));
        decisions.push(Decision::Win(object, 1_200));
        decisions.push(Decision::Take(object));
    }
    for &kind in Landscape::ALL {
        decisions.push(Decision::place(kind, at));
    }
    for &kind in Building::ALL {
        decisions.push(Decision::build(kind, at));
    }
    for &freedom in Freedom::ALL {
        decisions.push(Decision::Introduce(freedom));
    }
    for card in cards() {
        decisions.push(Decision::Keep(card, Under::default()));
        decisions.push(Decision::Reveal(card));
    }
    for &profession in Profession::ALL {
        decisions.push(Decision::Return(Card::Known(profession)));
        decisions.push(Decision::Recruit(Seat::B, profession));
        for prestige in [0, 1, 2] {
            let bonus = match prestige {
                0 => Set::EMPTY,
                _ => BonusCard::ALL.iter().copied().take(prestige).collect(),
            };
            decisions.push(Decision::Complete(Work {
                profession,
                bonus,
                prestige: prestige as u16,
            }));
        }
    }
    decisions.extend([1, 2, 5].map(Decision::Sell));
    decisions.extend(corrections().map(Decision::Correct));
    for decision in &decisions {
        // A new one has to be listed above.
        match decision {
            Decision::Return(_)
            | Decision::Name(_)
            | Decision::Raise(_)
            | Decision::Pass
            | Decision::Decline
            | Decision::Win(..)
            | Decision::Sit(_)
            | Decision::SitAt(..)
            | Decision::Take(_)
            | Decision::Bid(..)
            | Decision::Princess(_)
            | Decision::Merchant(_)
            | Decision::Professor(_)
            | Decision::LetGo
            | Decision::Exchange(_)
            | Decision::Offer(_)
            | Decision::Accept
            | Decision::Refuse
            | Decision::Agree(_)
            | Decision::Place(..)
            | Decision::Keep(..)
            | Decision::Recruit(..)
            | Decision::Hold
            | Decision::Build(..)
            | Decision::Hire
            | Decision::Introduce(_)
            | Decision::AcquireBonus
            | Decision::Complete(_)
            | Decision::EndTurn
            | Decision::Sell(_)
            | Decision::Reveal(_)
            | Decision::Correct(_) => {}
        }
    }
    decisions
}

/// Iterates over every building across a border, for free and for a payment.
pub(crate) fn joints() -> impl Iterator<Item = Joint> {
    let [own, others] = squares();
    let free = Building::ALL
        .iter()
        .map(move |&kind| Joint::new(kind, own, Seat::B, others));
    free.flat_map(|joint| [joint, joint.paying(1_200)])
}

/// Iterates over every value that can be corrected.
pub(crate) fn corrections() -> impl Iterator<Item = Correction> {
    let squares = squares()[1];
    let pieces = Piece::all().map(|piece| Correction::Supply(piece, 2));
    let tiles = Tile::all().map(move |tile| Correction::Lies(tile, squares.into()));
    let moments = [
        Moment::StartingHands,
        Moment::Auction(2),
        Moment::Actions(2, Seat::B),
        Moment::End,
    ];
    let others = [
        Correction::Money(1_200),
        Correction::Prestige(1),
        Correction::BestWork(12),
        Correction::Jesters(1),
        Correction::Builders(2),
        Correction::RecruitingInHand(1),
        Correction::RecruitingOnTable(2),
        Correction::Freedoms(Set::all()),
        Correction::Clear(squares.into()),
        Correction::Hand(Set::only(Profession::Poet), 2),
        Correction::Table(Set::EMPTY),
        Correction::BonusCards(Set::EMPTY, 1),
        Correction::PrestigeCards(Set::EMPTY, 0),
        Correction::Character(Some(Character::Muse)),
        Correction::Character(None),
        Correction::InAuction(true),
        Correction::InAuction(false),
        Correction::Round(3),
        Correction::StartPlayer(Seat::B),
        Correction::Turn(Seat::B),
        Correction::ActionsLeft(1),
        Correction::Sold(Set::only(Object::Lake)),
        Correction::Minimum(12),
        Correction::UsedBonusCards(Set::only(BonusCard::Lakes)),
    ];
    let moments = moments.map(Correction::Moment);
    let nowhere = Joint::new(Building::Opera, Squares::EMPTY, Seat::B, Squares::EMPTY);
    let joined = joints().chain([nowhere]).map(Correction::Joins);
    let others = others.into_iter().chain(moments).chain(joined);
    others.chain(tiles).chain(pieces)
}

pub(crate) fn events() -> Vec<Event> {
    let seat = Seat::A;
    let card = Profession::Alchemist.into();
    let mut events = vec![
        Event::HandsChosen,
        Event::DrewHidden {
            seat,
            deck: Deck::Bonus,
        },
        Event::Revealed { seat, card },
        Event::AuctionsEnded { round: 1 },
        Event::TurnBegan { seat },
        Event::RoundBegan {
            round: 2,
            start_player: Seat::B,
        },
        Event::GameEnded,
    ];
    events.push(Event::Seated {
        seat,
        place: 2,
        price: 300,
    });
    for &object in Object::ALL {
        events.push(Event::Acquired {
            seat,
            object,
            price: 1_300,
        });
        events.push(Event::SetAside {
            seat,
            object,
            price: 1_300,
        });
        events.push(Event::Left { seat, object });
    }
    events.extend(Freedom::ALL.iter().map(|&it| Event::FreedomLeft(it)));
    let partner = Seat::B;
    events.extend(Building::ALL.iter().map(|&building| Event::BuiltTogether {
        seat,
        partner,
        building,
    }));
    events.extend([100, 1_200].map(|florins| Event::Paid {
        from: partner,
        to: seat,
        florins,
    }));
    events.push(Event::CharactersOffered { round: 1 });
    for &character in Character::ALL {
        events.push(Event::TookCharacter {
            seat,
            character,
            price: 1_300,
        });
        events.push(Event::UsedCharacter { seat, character });
    }
    for number in NUMBERS {
        let (points, florins) = (number as u16, 100 * i64::from(number));
        for &source in Source::ALL {
            events.push(Event::Gained {
                seat,
                points,
                source,
            });
        }
        events.push(Event::Money { seat, florins });
        events.push(Event::Money {
            seat,
            florins: -florins,
        });
        events.push(Event::Completed {
            seat,
            value: points,
        });
        events.push(Event::RoundEnded {
            round: 1,
            best_work: points,
        });
    }
    for after in corrections() {
        let game = Game::try_from(&Setup::tracked(["Anna", "Ben", "Clara"]));
        let before = after.as_it_is(&game.expect("a legal start"), seat);
        events.push(Event::Corrected {
            seat,
            before,
            after,
        });
    }
    for event in &events {
        // A new one has to be listed above.
        match event {
            Event::HandsChosen
            | Event::Seated { .. }
            | Event::Acquired { .. }
            | Event::SetAside { .. }
            | Event::CharactersOffered { .. }
            | Event::TookCharacter { .. }
            | Event::UsedCharacter { .. }
            | Event::BuiltTogether { .. }
            | Event::Paid { .. }
            | Event::Left { .. }
            | Event::FreedomLeft(_)
            | Event::Gained { .. }
            | Event::Money { .. }
            | Event::DrewHidden { .. }
            | Event::Completed { .. }
            | Event::Revealed { .. }
            | Event::AuctionsEnded { .. }
            | Event::TurnBegan { .. }
            | Event::RoundEnded { .. }
            | Event::RoundBegan { .. }
            | Event::Corrected { .. }
            | Event::GameEnded => {}
        }
    }
    events
}

/// Returns every reason for a choice, with every noun.
pub(crate) fn reasons() -> Vec<Reason> {
    let mut reasons = vec![
        Reason::BestWork,
        Reason::SitsOut,
        Reason::ToRecruit { best: None },
        Reason::WaivesNext,
        Reason::NoCharacter,
        Reason::Unused,
    ];
    for number in NUMBERS {
        let (points, florins) = (number as u16, 100 * number);
        let (few, value, minimum) = (number as u8, points, points + 1);
        reasons.extend([
            Reason::Gains { points },
            Reason::Earns { florins },
            Reason::Costs { florins },
            Reason::Sells { points },
            Reason::Value { value, minimum },
            Reason::Opens { florins },
            Reason::Forgoes { actions: few },
            Reason::Leaves { squares: few },
            Reason::Muse {
                adds: 4,
                works: few,
            },
            Reason::Turn { actions: few },
            Reason::Princess { value, minimum },
            Reason::FameTrack { points },
            Reason::Waives { florins },
            Reason::OnBanker { florins },
            Reason::MoneyLeft { florins },
        ]);
        let decks = [Deck::Professions, Deck::Bonus, Deck::Prestige];
        reasons.extend(decks.map(|deck| Reason::ChoosesFrom { cards: few, deck }));
        let by = value;
        reasons.extend([1, 2, 5].map(|works| Reason::Raises { works, by }));
        let building = Some((Building::Opera, few));
        let landscape = Some((Landscape::Lake, few));
        let freedom = Some((Freedom::Opinion, few));
        for (landscape, freedom) in [(landscape, freedom), (landscape, None), (None, None)] {
            reasons.push(Reason::Together {
                building,
                landscape,
                freedom,
            });
        }
    }
    for &profession in Profession::ALL {
        let wants = Wants {
            building: Some(profession.building()),
            landscape: Some(profession.landscape()),
            freedom: Some(profession.freedom()),
        };
        let value = 7;
        reasons.extend([
            Reason::Enables { profession, value },
            Reason::Matches { profession, value },
            Reason::ToRecruit {
                best: Some((profession, value)),
            },
            Reason::Parts {
                other: profession,
                wants,
            },
        ]);
        for hidden in [0, 1] {
            reasons.push(Reason::Alone {
                profession,
                wants,
                hidden,
            });
        }
        let sizes = Size::ALL.iter();
        reasons.extend(sizes.map(|&size| Reason::WantsSize { profession, size }));
    }
    for &object in Object::ALL {
        let (seat, florins) = (Seat::B, 1_200);
        reasons.push(Reason::HasBid {
            seat,
            object,
            florins,
        });
    }
    for &character in Character::ALL {
        reasons.extend([None, Some(700)].map(|worth_up_to| Reason::Promises {
            character,
            points: 3.25,
            worth_up_to,
        }));
    }
    for &building in Building::ALL {
        reasons.push(Reason::KeepsPlace { building });
        reasons.push(Reason::LosesPlace { building });
    }
    let value = 2;
    reasons.extend(
        BonusCard::ALL
            .iter()
            .map(|&card| Reason::Adds { card, value }),
    );
    let points = 4;
    let prestige = PrestigeCard::ALL.iter();
    reasons.extend(prestige.map(|&card| Reason::Scores { card, points }));
    reasons
}

/// Returns everything that can be in a save or is expected there, except brackets.
pub(crate) fn things() -> Vec<Thing> {
    let text = || "Ben".to_owned();
    let mut things = vec![
        Thing::Comma,
        Thing::Colon,
        Thing::Value,
        Thing::ValuesOf(text()),
        Thing::Truth,
        Thing::TruthOrNull,
        Thing::Text,
        Thing::ThisText(text()),
        Thing::Number,
        Thing::WholeNumber,
        Thing::ThisNumber("7".into()),
        Thing::ThisTruth("true".into()),
        Thing::Word,
        Thing::List,
        Thing::Fields,
        Thing::Nothing,
        Thing::Other(text()),
        Thing::Opening('['),
        Thing::CommaOr(')'),
    ];
    things.extend(NUMBERS.map(|number| Thing::Values(number as usize)));
    for name in TYPES {
        things.push(Thing::Kind(name.into()));
    }
    for thing in &things {
        // A new one has to be listed above.
        match thing {
            Thing::Comma
            | Thing::Colon
            | Thing::Value
            | Thing::Values(_)
            | Thing::ValuesOf(_)
            | Thing::Truth
            | Thing::TruthOrNull
            | Thing::Text
            | Thing::ThisText(_)
            | Thing::Number
            | Thing::WholeNumber
            | Thing::ThisNumber(_)
            | Thing::ThisTruth(_)
            | Thing::Word
            | Thing::List
            | Thing::Fields
            | Thing::Nothing
            | Thing::Kind(_)
            | Thing::Other(_)
            | Thing::Opening(_)
            | Thing::CommaOr(_) => {}
        }
    }
    things
}

/// The types that parsers of saves name.
const TYPES: [&str; 17] = [
    "AnyCard",
    "BonusCard",
    "Building",
    "Card",
    "Decision",
    "EditionData",
    "Freedom",
    "Landscape",
    "Moment",
    "Object",
    "PlayerSetup",
    "PrestigeCard",
    "Profession",
    "Seat",
    "Set",
    "Setup",
    "Work",
];

/// Returns every possible error at a place in a save.
pub(crate) fn wrongs() -> Vec<Wrong> {
    let text = || "Poet".to_owned();
    let mut wrongs = vec![
        Wrong::Missing { field: text() },
        Wrong::Twice { field: text() },
        Wrong::Misplaced { found: text() },
        Wrong::OutOfRange,
        Wrong::TooEarly,
        Wrong::TooLate,
        Wrong::TooDeep,
        Wrong::OpenText,
        Wrong::OpenComment,
        Wrong::Attribute,
        Wrong::LastComma,
        Wrong::Unlike,
    ];
    for why in ["", "NoSquare", "NoOffer", "TooManyUnder", "Repeated"] {
        let (why, value) = (why.into(), text());
        wrongs.push(Wrong::Refused { why, value });
    }
    for kind in TYPES.map(Some).into_iter().chain([None]) {
        let known = ["Poet", "Lawyer"].map(str::to_owned).to_vec();
        for (found, known) in [("Poot", &known), ("x", &known), ("x", &vec![])] {
            wrongs.push(Wrong::Unknown {
                found: found.into(),
                kind: kind.map(str::to_owned),
                known: known.clone(),
            });
        }
    }
    for thing in things() {
        for found in [None, Some(Thing::Nothing), Some(thing.clone())] {
            let wanted = thing.clone();
            wrongs.push(Wrong::Expected { wanted, found });
        }
    }
    wrongs
}

/// Returns every error of a save, with every possible error at a place.
pub(crate) fn errors() -> Vec<SaveError> {
    let path = PathBuf::from("Games/tuesday.ron");
    let reason = || std::io::Error::from(std::io::ErrorKind::NotFound);
    let mut errors = vec![
        SaveError::Read {
            path: path.clone(),
            reason: reason(),
        },
        SaveError::Write {
            path: path.clone(),
            reason: reason(),
        },
        SaveError::NotAFile { path: path.clone() },
        SaveError::InUse { path: path.clone() },
        SaveError::ChangedElsewhere { path },
        SaveError::TooBig,
        SaveError::Empty,
        SaveError::NotText,
        SaveError::NotASave,
        SaveError::Newer {
            found: 9,
            supported: 2,
        },
        SaveError::NewerGame {
            game: "pebbles",
            found: 2,
            supported: 1,
        },
        SaveError::OtherGame {
            found: "chess".into(),
            expected: "pebbles",
        },
        SaveError::Unwritable {
            reason: "too deep".into(),
        },
    ];
    errors.extend(Part::ALL.map(|part| {
        let found = part.most() + 1;
        SaveError::TooMuch(TooMuch { part, found })
    }));
    for wrong in wrongs() {
        for entry in [None, Some(12)] {
            errors.push(SaveError::Syntax {
                line: 1_234,
                column: 5,
                entry,
                wrong: wrong.clone(),
            });
        }
    }
    errors
}

/// Returns everything that is said about these, in all its variants: under a heading, each
/// sentence once.
pub(crate) fn said() -> Vec<(&'static str, Vec<String>)> {
    let setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    let plain = Words::of(&setup);
    let of_all = [plain, plain.about(Seat::A), plain.hiding_money(true)];
    let rule = Rule::A5;
    let refusals = facts().into_iter().flat_map(|fact| {
        let violation = Violation { rule, fact };
        let problem = Problem {
            seat: Some(Seat::C),
            violation: violation.clone(),
        };
        let [one, about, hiding] = of_all.map(|words| words.violation(&violation));
        [one, about, hiding, plain.problem(&problem)]
    });
    let refusals: Vec<String> = refusals.collect();
    let rules = Rule::ALL.iter().map(|&rule| {
        let fact = Fact::NotNow;
        plain.cited(&Violation { rule, fact })
    });
    let rules: Vec<String> = rules.collect();
    let of_log = [plain, plain.hiding_money(true), plain.for_eyes_of(None)];
    let log = of_log.into_iter().flat_map(|words| {
        let decisions = decisions().into_iter();
        let done = decisions.map(move |it| words.command(&Command::new(Seat::A, it)));
        let happened = events().into_iter().filter_map(move |it| words.event(&it));
        done.chain(happened).collect::<Vec<_>>()
    });
    let log: Vec<String> = log.collect();
    let buttons = decisions().into_iter();
    let buttons = buttons.map(|it| plain.on_a_button(None, &Command::new(Seat::A, it)));
    let buttons: Vec<String> = buttons.collect();
    let to_do = decisions().into_iter().map(|it| plain.to_do(&it));
    let to_do: Vec<String> = to_do.collect();
    let hints = reasons();
    let hints: Vec<String> = hints.iter().map(|it| advice::reason(&plain, it)).collect();
    let files: Vec<String> = errors().iter().map(save_error).collect();
    let all = [
        ("refusals", refusals),
        ("rules", rules),
        ("log", log),
        ("buttons", buttons),
        ("to do", to_do),
        ("hints", hints),
        ("files", files),
    ];
    all.map(|(heading, lines)| {
        let mut seen = std::collections::BTreeSet::new();
        let mut lines = lines;
        lines.retain(|line| seen.insert(line.clone()));
        (heading, lines)
    })
    .into_iter()
    .chain(prince::said())
    .collect()
}

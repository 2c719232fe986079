//! Everything a sentence about The Prince can be about: every fact with every card, every
//! decision and event, every fault of a deck, and what is said about all of it.

#![allow(dead_code, reason = "not everybody who uses it needs all of it")]

use prince::rules::edition::Field;
use prince::rules::tally::Score;
use prince::{
    Aim, BadEdition, CardId, CardType, Command, Correction, Decision, Edition, Event, Fact, Lot,
    Place, Problem, Rule, Setup, Spot, Target, Violation, Why,
};
use table::{Card, Colour, Item as _, Seat, Set, Told};
use words::prince::{Words, edition_text, names};

use super::NUMBERS;

/// Returns all cards with different names.
pub(crate) fn cards() -> Vec<CardId> {
    let edition = Edition::studiolo();
    let cards = edition.cards().iter();
    let first = |card: &CardId| edition.entry(*card).is_some_and(|(_, copy)| copy == 1);
    cards.filter(first).collect()
}

fn named(name: &str) -> CardId {
    Edition::studiolo().named(name).expect("a card of the deck")
}

fn set(names: &[&str]) -> Set<CardId> {
    names.iter().map(|name| named(name)).collect()
}

/// Returns none, one and several condottieri.
fn bands() -> [Set<CardId>; 3] {
    [&[][..], &["K3"], &["K3", "K6", "K8"]].map(set)
}

fn places() -> Vec<Option<Place>> {
    let holding = |name| Some(Place::Holding(named(name)));
    vec![
        None,
        Some(Place::Base(Seat::B)),
        holding("H1"),
        holding("H11"),
    ]
}

fn lots() -> Vec<Lot> {
    let lot = |money, cards: &[&str], hidden| Lot {
        money,
        cards: set(cards),
        hidden,
    };
    vec![
        lot(0, &[], 0),
        lot(1, &[], 0),
        lot(20, &["A3"], 0),
        lot(0, &["O2", "F1", "S1"], 1),
        lot(5, &["K3"], 2),
    ]
}

fn offices() -> Vec<[Set<CardId>; 5]> {
    let none: [Set<CardId>; 5] = [Set::EMPTY; 5];
    let mut one = none;
    one[1] = set(&["O2"]);
    let mut more = one;
    more[2] = set(&["O5", "O8"]);
    vec![none, one, more]
}

fn corrections() -> Vec<Correction> {
    let mut all = vec![Correction::Pope(true), Correction::Pope(false)];
    for number in [0, 1, 5] {
        all.push(Correction::Money(u32::from(number)));
        all.push(Correction::Cardinals(number));
        all.push(Correction::Skips(number));
        all.push(Correction::Hidden(number));
    }
    let spots = [
        Spot::Concealed,
        Spot::Auctioned,
        Spot::Arriving(Seat::B),
        Spot::Before(Seat::B),
        Spot::Under(Place::Base(Seat::B)),
        Spot::Under(Place::Holding(named("H1"))),
        Spot::InPlay,
        Spot::Wedding(Seat::A, Seat::B),
        Spot::Aside,
        Spot::Out,
    ];
    all.extend(spots.map(|spot| Correction::Lies(named("O2"), spot)));
    all.extend(
        cards()
            .into_iter()
            .map(|card| Correction::Lies(card, Spot::Aside)),
    );
    all
}

/// Returns every possible fault of a deck.
pub(crate) fn decks() -> Vec<BadEdition> {
    let id = || "H1".to_owned();
    let mut bad = vec![
        BadEdition::Unnamed(2),
        BadEdition::SameId(id()),
        BadEdition::NoCard(id()),
        BadEdition::Powerless(id()),
        BadEdition::TooMany {
            found: 120,
            most: 96,
        },
        BadEdition::TooFew {
            found: 40,
            needed: 57,
        },
    ];
    for found in [0, 1, 5] {
        let (id, first) = (id(), 7);
        bad.push(BadEdition::UnequalFees { id, found, first });
    }
    for field in Field::ALL {
        bad.push(BadEdition::NotOn { id: id(), field });
        bad.push(BadEdition::TooLarge {
            id: id(),
            field,
            found: 120,
            most: 99,
        });
    }
    bad
}

/// Returns the number of a fact; a new fact has to be added here.
#[allow(clippy::too_many_lines, reason = "one arm for each fact")]
pub(crate) fn number(fact: &Fact) -> usize {
    match fact {
        Fact::NoSuchSeat(_) => 0,
        Fact::NotYourTurn(_) => 1,
        Fact::NotNow => 2,
        Fact::GameOver => 3,
        Fact::HasAnswered => 4,
        Fact::Dealt => 5,
        Fact::NoSuchCard(_) => 6,
        Fact::NotInHand(_) => 7,
        Fact::Elsewhere(_) => 8,
        Fact::NoneInHand(_) => 9,
        Fact::NotA(..) => 10,
        Fact::TableCard(_) => 11,
        Fact::NotPlayedHere(_) => 12,
        Fact::WrongAim(_) => 13,
        Fact::WrongVictim(_) => 14,
        Fact::EmptyHand(_) => 15,
        Fact::NotAlike { .. } => 16,
        Fact::StillToLay(_) => 17,
        Fact::MustBeNamed => 18,
        Fact::NotEnoughMoney { .. } => 19,
        Fact::BidTooLow { .. } => 20,
        Fact::EmptySlot(_) => 21,
        Fact::NotForNothing => 22,
        Fact::Occupied(_) => 23,
        Fact::NotOwnPlace(_) => 24,
        Fact::NotOwn(_) => 25,
        Fact::NotArriving(_) => 26,
        Fact::LiesThere(_) => 27,
        Fact::Stays(_) => 28,
        Fact::IsProtected(_) => 29,
        Fact::NothingDue(_) => 30,
        Fact::Oneself => 31,
        Fact::Spouse(_) => 32,
        Fact::IsPope => 33,
        Fact::NotPope => 34,
        Fact::Silenced => 35,
        Fact::FirstTurn => 36,
        Fact::NoGrievance => 37,
        Fact::HeldIt(_) => 38,
        Fact::NoDoctorLeft => 39,
        Fact::NoTarget(_) => 40,
        Fact::HasSeized => 41,
        Fact::NeedsCondottiere => 42,
        Fact::WrongVotes { .. } => 43,
        Fact::WrongOffices(_) => 44,
        Fact::WrongCount { .. } => 45,
        Fact::NoOffices => 46,
        Fact::WrongCardinals { .. } => 47,
        Fact::TooManyForPope { .. } => 48,
        Fact::NoTrade => 49,
        Fact::NotWithActive => 50,
        Fact::NotForSale(_) => 51,
        Fact::EmptyOffer => 52,
        Fact::Deck(_) => 53,
        Fact::WrongPlayers(_) => 54,
        Fact::DeckTooSmall { .. } => 55,
        Fact::OutOfRange { .. } => 56,
        Fact::CardTwice(_) => 57,
        Fact::TooManyCards { .. } => 58,
        Fact::CannotLieThere(_) => 59,
        Fact::NothingChanges => 60,
    }
}

/// The number of facts.
pub(crate) const FACTS: usize = 61;

/// Returns every fact, in all its variants.
pub(crate) fn facts() -> Vec<Fact> {
    let mut facts = vec![
        Fact::NoSuchSeat(Seat::E),
        Fact::NotNow,
        Fact::GameOver,
        Fact::HasAnswered,
        Fact::Dealt,
        Fact::MustBeNamed,
        Fact::NotForNothing,
        Fact::Oneself,
        Fact::Spouse(Seat::B),
        Fact::IsPope,
        Fact::NotPope,
        Fact::Silenced,
        Fact::FirstTurn,
        Fact::NoGrievance,
        Fact::HeldIt(Seat::B),
        Fact::NoDoctorLeft,
        Fact::HasSeized,
        Fact::NeedsCondottiere,
        Fact::NoOffices,
        Fact::NoTrade,
        Fact::NotWithActive,
        Fact::EmptyOffer,
        Fact::NothingChanges,
        Fact::EmptyHand(Seat::B),
        Fact::NoTarget(Target::Base(Seat::B)),
        Fact::EmptySlot(2),
    ];
    let groups = [&[][..], &[Seat::B], &[Seat::B, Seat::C]];
    let groups = groups.map(|seats| seats.iter().copied().collect::<Set<Seat>>());
    facts.extend(groups.map(Fact::NotYourTurn));
    for card in cards() {
        facts.extend([
            Fact::NoSuchCard(card),
            Fact::NotInHand(card),
            Fact::Elsewhere(card),
            Fact::TableCard(card),
            Fact::NotPlayedHere(card),
            Fact::WrongAim(card),
            Fact::WrongVictim(card),
            Fact::StillToLay(card),
            Fact::NotOwn(card),
            Fact::NotArriving(card),
            Fact::LiesThere(card),
            Fact::Stays(card),
            Fact::IsProtected(card),
            Fact::NothingDue(card),
            Fact::NoTarget(Target::Card(card)),
            Fact::WrongOffices(Set::only(card)),
            Fact::NotForSale(card),
            Fact::CardTwice(card),
            Fact::CannotLieThere(card),
            Fact::Occupied(Place::Holding(card)),
            Fact::NotOwnPlace(Place::Holding(card)),
        ]);
    }
    facts.push(Fact::WrongOffices(set(&["O2", "O5", "O8"])));
    for &sort in CardType::ALL {
        facts.push(Fact::NoneInHand(sort));
        facts.push(Fact::NotA(named("O2"), sort));
    }
    facts.push(Fact::Occupied(Place::Base(Seat::B)));
    facts.push(Fact::NotOwnPlace(Place::Base(Seat::B)));
    for small in NUMBERS {
        let (number, signed) = (small as usize, i64::from(small));
        let seat = Seat::B;
        let one = u8::try_from(small).expect("small");
        facts.extend([
            Fact::NotAlike {
                found: number,
                needed: 3,
            },
            Fact::NotEnoughMoney {
                needed: 25,
                has: small,
            },
            Fact::NotEnoughMoney {
                needed: 1,
                has: small,
            },
            Fact::BidTooLow {
                bid: small,
                least: small + 1,
            },
            Fact::WrongVotes {
                given: small,
                has: small + 1,
            },
            Fact::WrongCount {
                seat,
                given: number + 1,
                before: number,
            },
            Fact::WrongCardinals {
                given: small,
                there: small + 1,
            },
            Fact::TooManyForPope {
                given: one + 1,
                most: one,
            },
            Fact::WrongPlayers(number),
            Fact::DeckTooSmall {
                found: 50 + number,
                needed: 60,
            },
            Fact::OutOfRange {
                found: 100 + signed,
                least: 0,
                most: 99,
            },
            Fact::TooManyCards {
                found: number + 1,
                there: number,
            },
        ]);
    }
    facts.extend(decks().into_iter().map(Fact::Deck));
    facts
}

/// Returns the rules for which a fact is worded differently.
pub(crate) fn rules_of(fact: &Fact) -> &'static [Rule] {
    match fact {
        Fact::NotNow => Rule::ALL,
        Fact::WrongVictim(_) => &[Rule::C3, Rule::C4],
        Fact::NotOwnPlace(_) | Fact::IsProtected(_) => &[Rule::H3, Rule::H9],
        Fact::Stays(_) => &[Rule::H5, Rule::H6],
        Fact::Oneself => &[Rule::Z1, Rule::C2],
        Fact::IsPope => &[Rule::C8, Rule::C9, Rule::C10, Rule::P2],
        Fact::OutOfRange { .. } => &[Rule::G1, Rule::G2, Rule::S1, Rule::V1, Rule::E1],
        Fact::CardTwice(_) => &[Rule::X2, Rule::G6],
        Fact::TooManyCards { .. } => &[Rule::G6, Rule::S6, Rule::T1, Rule::G4],
        _ => &[Rule::A1],
    }
}

/// Returns every decision, in all its variants.
pub(crate) fn decisions() -> Vec<Decision> {
    let mut all = vec![
        Decision::Keep,
        Decision::Redeal,
        Decision::PayPatron,
        Decision::Decline,
        Decision::Done,
        Decision::TurnUp(0),
        Decision::TurnUp(11),
        Decision::Spy,
        Decision::Bid(1),
        Decision::Bid(12),
        Decision::Pass,
        Decision::EndPlay,
        Decision::Doctor,
        Decision::NoDoctor,
        Decision::Give(None),
        Decision::Give(Some(Seat::B)),
        Decision::Judge(true),
        Decision::Judge(false),
        Decision::EndPhase,
        Decision::Vote([0; 5]),
        Decision::Vote([6, 0, 1, 0, 0]),
        Decision::Shuffle,
        Decision::NoShuffle,
        Decision::Accuse,
        Decision::NoAccuse,
        Decision::Distribute([0; 5]),
        Decision::Distribute([2, 1, 0, 0, 0]),
        Decision::Accept,
        Decision::Refuse,
        Decision::Consent(true),
        Decision::Consent(false),
        Decision::Draw(Card::Hidden),
        Decision::Steal(Card::Hidden),
    ];
    for card in cards() {
        all.extend(
            places()
                .into_iter()
                .map(|place| Decision::Place(card, place)),
        );
        all.extend(
            places()
                .into_iter()
                .map(|place| Decision::Move(card, place)),
        );
        let aims = [Aim::None, Aim::Seat(Seat::B), Aim::Card(named("O2"))];
        all.extend(aims.map(|aim| Decision::Play(card, aim)));
        all.extend([
            Decision::Place(named("O2"), Some(Place::Holding(card))),
            Decision::Play(named("B1"), Aim::Card(card)),
            Decision::Seize(Target::Card(card), Set::EMPTY),
            Decision::Turned(card),
            Decision::Sold(3, card, 0),
            Decision::Sold(3, card, 1),
            Decision::Sold(3, card, 19),
            Decision::Draw(Card::Known(card)),
            Decision::Steal(Card::Known(card)),
            Decision::Show(card),
        ]);
    }
    for band in bands() {
        all.push(Decision::Seize(Target::Card(named("H11")), band));
        all.push(Decision::Seize(Target::Base(Seat::B), band));
        all.push(Decision::Defend(band));
    }
    for to in offices() {
        all.push(Decision::Assign(to));
        all.push(Decision::Dealt(to));
    }
    for give in lots() {
        let takes = lots().into_iter();
        all.extend(takes.map(|take| Decision::Offer(Seat::B, give, take)));
    }
    all.extend(corrections().into_iter().map(Decision::Correct));
    for decision in &all {
        // A new one has to be listed above.
        match decision {
            Decision::Keep
            | Decision::Redeal
            | Decision::PayPatron
            | Decision::Decline
            | Decision::Place(..)
            | Decision::Done
            | Decision::TurnUp(_)
            | Decision::Spy
            | Decision::Move(..)
            | Decision::Bid(_)
            | Decision::Pass
            | Decision::Play(..)
            | Decision::EndPlay
            | Decision::Doctor
            | Decision::NoDoctor
            | Decision::Give(_)
            | Decision::Judge(_)
            | Decision::Seize(..)
            | Decision::EndPhase
            | Decision::Defend(_)
            | Decision::Vote(_)
            | Decision::Assign(_)
            | Decision::Shuffle
            | Decision::NoShuffle
            | Decision::Accuse
            | Decision::NoAccuse
            | Decision::Distribute(_)
            | Decision::Offer(..)
            | Decision::Accept
            | Decision::Refuse
            | Decision::Consent(_)
            | Decision::Turned(_)
            | Decision::Sold(..)
            | Decision::Draw(_)
            | Decision::Steal(_)
            | Decision::Show(_)
            | Decision::Dealt(_)
            | Decision::Correct(_) => {}
        }
    }
    all
}

/// Returns every event, in all its variants.
#[allow(clippy::too_many_lines, reason = "one line for each event")]
pub(crate) fn events() -> Vec<Event> {
    let [one, other] = [Seat::A, Seat::B];
    let score = Score {
        money: 3,
        ..Score::default()
    };
    let mut all = vec![
        Event::Redealt(one),
        Event::PhaseBegan(one),
        Event::PhaseSkipped(one),
        Event::PassedOver(one),
        Event::Received(one, Card::Hidden),
        Event::Stolen(one, other, Card::Hidden),
        Event::Accused(one),
        Event::Judged(8, 6, true),
        Event::Judged(4, 10, false),
        Event::Fought(6, 5, true),
        Event::Fought(5, 5, false),
        Event::Counted([12, 0, 13, 0, 0]),
        Event::Elected(one, false),
        Event::Elected(one, true),
        Event::Scored(one, score),
        Event::TurnBegan(2),
        Event::Traded(one, other),
        Event::Refused(one),
        Event::Over,
    ];
    for number in [0, 1, 2, 5] {
        let ducats = u32::from(number) + 1;
        all.extend([
            Event::Displayed(number),
            Event::Reshuffled(number),
            Event::Cardinals(one, number),
            Event::Paid(one, ducats, Why::Mercenaries(number)),
            Event::Paid(one, ducats, Why::Trade(other)),
            Event::Earned(one, ducats, Why::Trade(other)),
            Event::Earned(one, ducats, Why::Income),
            Event::Earned(one, ducats, Why::Base),
            Event::Sold(one, named("O2"), u32::from(number)),
        ]);
    }
    for card in cards() {
        all.extend([
            Event::TurnedUp(3, card),
            Event::Sold(one, card, 19),
            Event::Received(one, Card::Known(card)),
            Event::Paid(one, 12, Why::Bid(card)),
            Event::Paid(one, 12, Why::Patron(card)),
            Event::Paid(one, 12, Why::Doctor(card)),
            Event::Declined(one, card, None),
            Event::Declined(one, card, Some(other)),
            Event::Played(one, card, Aim::None),
            Event::Played(one, card, Aim::Seat(other)),
            Event::Played(one, named("Q1"), Aim::Card(card)),
            Event::Stolen(one, other, Card::Known(card)),
            Event::Healed(one, card),
            Event::Died(card),
            Event::Given(card, one),
            Event::Assigned(card, one),
            Event::DealtOffice(card, one),
            Event::WentOut(card),
            Event::Shown(one, card),
        ]);
        all.extend(
            places()
                .into_iter()
                .map(|place| Event::Arrived(one, card, place)),
        );
        all.extend(
            places()
                .into_iter()
                .map(|place| Event::Moved(one, card, place)),
        );
    }
    for band in bands() {
        all.push(Event::Attacked(one, Target::Base(other), band));
        all.push(Event::Defended(one, band));
    }
    for pair in corrections().windows(2) {
        all.push(Event::Corrected(one, pair[0], pair[1]));
    }
    for event in &all {
        // A new one has to be listed above.
        match event {
            Event::Redealt(_)
            | Event::Displayed(_)
            | Event::PhaseBegan(_)
            | Event::PhaseSkipped(_)
            | Event::TurnedUp(..)
            | Event::PassedOver(_)
            | Event::Sold(..)
            | Event::Received(..)
            | Event::Paid(..)
            | Event::Earned(..)
            | Event::Arrived(..)
            | Event::Declined(..)
            | Event::Moved(..)
            | Event::Played(..)
            | Event::Stolen(..)
            | Event::Healed(..)
            | Event::Died(_)
            | Event::Given(..)
            | Event::Accused(_)
            | Event::Judged(..)
            | Event::Attacked(..)
            | Event::Defended(..)
            | Event::Fought(..)
            | Event::Counted(_)
            | Event::Elected(..)
            | Event::Scored(..)
            | Event::TurnBegan(_)
            | Event::Reshuffled(_)
            | Event::Assigned(..)
            | Event::DealtOffice(..)
            | Event::Cardinals(..)
            | Event::Traded(..)
            | Event::Refused(_)
            | Event::WentOut(_)
            | Event::Shown(..)
            | Event::Corrected(..)
            | Event::Over => {}
        }
    }
    all
}

/// Returns the decisions after which a fact is worded differently.
pub(crate) fn refused() -> [Command; 3] {
    let decisions = [
        Decision::Bid(12),
        Decision::Accept,
        Decision::Steal(Card::Hidden),
    ];
    decisions.map(|decision| Command::new(Seat::A, decision))
}

/// Returns everything that is said about these: under a heading, each sentence once.
pub(crate) fn said() -> Vec<(&'static str, Vec<String>)> {
    let setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    let plain = Words::new(&setup);
    let hiding = plain.hiding_money(true);
    let mut refusals = Vec::new();
    for fact in facts() {
        for &rule in rules_of(&fact) {
            let violation = Violation {
                rule,
                fact: fact.clone(),
            };
            for command in refused() {
                refusals.push(plain.refusal(Told::own(&command), &violation));
            }
            refusals.push(hiding.refusal(Told::own(&refused()[0]), &violation));
            refusals.push(hiding.refusal(Told::own(&refused()[1]), &violation));
            let problem = |seat| Problem {
                seat,
                violation: violation.clone(),
            };
            refusals.push(plain.problem(&problem(Some(Seat::C))));
            refusals.push(plain.problem(&problem(None)));
        }
    }
    let command = |decision| Command::new(Seat::A, decision);
    let mut log = Vec::new();
    for words in [plain, hiding, plain.for_eyes_of(None)] {
        log.extend(
            decisions()
                .into_iter()
                .map(|it| words.decision(None, Told::own(&command(it)))),
        );
        log.extend(events().iter().map(|event| words.event(event)));
    }
    let buttons = decisions().into_iter();
    let buttons = buttons.map(|it| plain.button(None, &command(it))).collect();
    let decks = decks().iter().map(edition_text).collect();
    let mut things: Vec<String> = cards().into_iter().map(|card| plain.card(card)).collect();
    things.extend(CardType::ALL.iter().map(|&sort| names::card_type(sort)));
    things.extend(CardType::ALL.iter().map(|&sort| names::card_types(sort)));
    things.extend(Colour::ALL.iter().map(|&it| names::family(it).to_owned()));
    let all = [
        ("The Prince: refusals", refusals),
        ("The Prince: log", log),
        ("The Prince: buttons", buttons),
        ("The Prince: decks", decks),
        ("The Prince: names", things),
    ];
    all.map(|(heading, mut lines): (&str, Vec<String>)| {
        let mut seen = std::collections::BTreeSet::new();
        lines.retain(|line| seen.insert(line.clone()));
        (heading, lines)
    })
    .to_vec()
}

//! What future games need of a table, shown with a small game: a fair at which all players
//! secretly bid at the same time for what the dealer turns over, from an editable deck that
//! contains cards several times.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use table::save::limits::Part;
use table::{
    BadKinds, Card, Cards, Entry, Format, Game, Item, Kept, Kind, Kinds, Line, People, Person,
    Save, SaveError, Seat, Session, Set,
};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Start {
    deck: Kinds,
    rounds: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    people: Vec<Person>,
}

/// A command that is not a tuple: in a save it begins with its own word.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Order {
    /// The dealer turns this over.
    Turn(Kind),
    /// A seat bids this much, face down.
    Bid(Seat, u8),
}

use Order::{Bid, Turn};

#[derive(Clone, Debug, PartialEq)]
enum Refusal {
    NotNow,
    NoSuchKind,
}

#[derive(Clone, Debug, PartialEq)]
enum Happened {
    Turned(Kind),
    /// A seat has bid; the amount is hidden.
    Bid(Seat),
    /// All bids are shown, and this seat gets the card.
    Sold(Seat, Kind),
}

/// A bid on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stake {
    Known(u8),
    FaceDown,
}

#[derive(Clone, Debug, PartialEq)]
struct Fair {
    players: usize,
    kinds: Set<Kind>,
    left: u8,
    on_sale: Option<Kind>,
    bids: [Option<Stake>; 5],
    hands: [Cards<Kind, 128>; 5],
}

impl Game for Fair {
    const ID: &'static str = "fair";
    const VERSION: u32 = 1;
    type Start = Start;
    type Problem = Refusal;
    type Command = Order;
    type Event = Happened;
    type Violation = Refusal;
    type Sealed = std::convert::Infallible;

    fn start(start: &Start) -> Result<Self, Vec<Refusal>> {
        let kinds = start.deck.all();
        if kinds.is_empty() || !(2..=5).contains(&start.people.len()) {
            return Err(vec![Refusal::NotNow]);
        }
        Ok(Self {
            players: start.people.len(),
            kinds,
            left: start.rounds,
            on_sale: None,
            bids: [None; 5],
            hands: [Cards::default(); 5],
        })
    }

    fn take_people(start: &mut Start) -> People {
        People {
            seats: std::mem::take(&mut start.people),
            deal: None,
        }
    }

    fn put_people(start: &mut Start, people: People) {
        start.people = people.seats;
    }

    fn amounts(_: &Start) -> Vec<(Part, usize)> {
        Vec::new()
    }

    fn check(&self, order: &Order) -> Result<(), Refusal> {
        self.clone().play(order).map(|_| ())
    }

    fn play(&mut self, order: &Order) -> Result<Vec<Happened>, Refusal> {
        match *order {
            Turn(kind) if self.on_sale.is_some() || self.left == 0 => {
                let _ = kind;
                Err(Refusal::NotNow)
            }
            Turn(kind) if !self.kinds.contains(kind) => Err(Refusal::NoSuchKind),
            Turn(kind) => {
                self.on_sale = Some(kind);
                self.left -= 1;
                Ok(vec![Happened::Turned(kind)])
            }
            Bid(seat, _) if !self.may_decide().contains(seat) => Err(Refusal::NotNow),
            Bid(seat, stake) => {
                self.bids[seat.index()] = Some(Stake::Known(stake));
                let mut events = vec![Happened::Bid(seat)];
                if let (Some(kind), true) = (self.on_sale, self.may_decide().is_empty()) {
                    // The first of the highest bidders; a face-down bid counts as the
                    // lowest.
                    let stake = |seat: &Seat| match self.bids[seat.index()] {
                        Some(Stake::Known(stake)) => Some(stake),
                        Some(Stake::FaceDown) | None => None,
                    };
                    let seats = Seat::first(self.players).iter();
                    let best = seats.reduce(|best, seat| match stake(&seat) > stake(&best) {
                        true => seat,
                        false => best,
                    });
                    let best = best.unwrap_or(seat);
                    self.hands[best.index()].put_shown(kind);
                    self.bids = [None; 5];
                    self.on_sale = None;
                    events.push(Happened::Sold(best, kind));
                }
                Ok(events)
            }
        }
    }

    fn play_anyway(&mut self, _: &Order) -> Result<Vec<Happened>, Vec<Refusal>> {
        Err(vec![Refusal::NotNow])
    }

    fn is_same_reason(one: &Refusal, other: &Refusal) -> bool {
        one == other
    }

    fn kept(refusal: &Refusal) -> Kept {
        Kept {
            rule: "F1".to_owned(),
            fact: format!("{refusal:?}"),
            allowed_by: None,
        }
    }

    fn may_decide(&self) -> Set<Seat> {
        let all = Seat::first(self.players).iter();
        let waits = |seat: &Seat| self.on_sale.is_some() && self.bids[seat.index()].is_none();
        all.filter(waits).collect()
    }

    fn passes(&self, seat: Seat) -> Option<Order> {
        self.may_decide().contains(seat).then_some(Bid(seat, 0))
    }

    fn is_over(&self) -> bool {
        self.left == 0 && self.on_sale.is_none()
    }

    fn decided_by(order: &Order) -> Option<Seat> {
        match order {
            Turn(_) => None,
            Bid(seat, _) => Some(*seat),
        }
    }

    fn chance(&self, below: &mut dyn FnMut(u32) -> u32) -> Option<Order> {
        if self.on_sale.is_some() || self.left == 0 {
            return None;
        }
        let kinds: Vec<Kind> = self.kinds.iter().collect();
        let at = below(u32::try_from(kinds.len()).ok()?);
        kinds.get(at as usize).map(|&kind| Turn(kind))
    }

    fn seen_from(&self, viewer: Option<Seat>) -> Self {
        let mut seen = self.clone();
        for seat in Seat::first(self.players)
            .iter()
            .filter(|&it| Some(it) != viewer)
        {
            let bid = &mut seen.bids[seat.index()];
            *bid = bid.map(|_| Stake::FaceDown);
            let hand = &mut seen.hands[seat.index()];
            *hand = hand.from_outside();
        }
        seen
    }

    fn face_down(&self) -> Set<Seat> {
        let all = Seat::first(self.players).iter();
        all.filter(|seat| self.bids[seat.index()].is_some())
            .collect()
    }

    fn sealed(_: &Order) -> Option<Self::Sealed> {
        None
    }

    fn is_revealed_by(_: &Order, _: &Order) -> bool {
        true
    }

    fn chapter(&self) -> u32 {
        u32::from(self.left)
    }
}

fn person(name: &str) -> Person {
    Person {
        name: name.to_owned(),
        ..Person::default()
    }
}

/// Starts with sixty kinds: more than fit in 32 bits.
fn start() -> Start {
    let names = (0..60).map(|n| format!("Lot {n}"));
    Start {
        deck: Kinds::new(names).expect("each is there once"),
        rounds: 3,
        people: ["Ada", "Ben", "Cid"].map(person).to_vec(),
    }
}

fn kind(number: u8) -> Kind {
    Kind::try_from(number).expect("a kind")
}

fn session() -> Session<Fair> {
    Session::new(start()).expect("it can begin")
}

fn play(session: &mut Session<Fair>, orders: &[Order]) {
    for order in orders {
        session.play(order.clone()).expect("it is allowed");
    }
}

// Several players decide at once.

#[test]
fn all_may_decide_at_once_in_any_order_and_only_once() {
    let mut session = session();
    assert!(session.game().may_decide().is_empty(), "the dealer does");
    assert_eq!(
        session
            .play(Bid(Seat::A, 1))
            .expect_err("nothing is on sale"),
        Refusal::NotNow
    );
    play(&mut session, &[Turn(kind(7)), Bid(Seat::C, 4)]);
    let waiting: Set<Seat> = [Seat::A, Seat::B].into_iter().collect();
    assert_eq!(session.game().may_decide(), waiting);
    session.play(Bid(Seat::C, 5)).expect_err("C has bid");
    session
        .play(Bid(Seat::D, 5))
        .expect_err("nobody sits there");
    play(&mut session, &[Bid(Seat::A, 4)]);
    let events = session.play(Bid(Seat::B, 2)).expect("the last one");
    assert_eq!(
        events,
        [Happened::Bid(Seat::B), Happened::Sold(Seat::A, kind(7))]
    );
    assert!(!session.game().is_over());
}

#[test]
fn what_is_decided_secretly_is_seen_by_nobody_else_before_all_have_decided() {
    let mut session = session();
    play(
        &mut session,
        &[Turn(kind(7)), Bid(Seat::C, 4), Bid(Seat::A, 9)],
    );
    let seats = [None, Some(Seat::A), Some(Seat::B), Some(Seat::C)];
    let seen = |session: &Session<Fair>, viewer| {
        let line = |entry| match session.line(entry, viewer).expect("it is there") {
            Line::Entry(entry) => Ok(entry.command.clone()),
            Line::FaceDown(seat) => Err(seat),
        };
        [line(0), line(1), line(2)]
    };
    let (by_a, by_c) = (Ok(Bid(Seat::A, 9)), Ok(Bid(Seat::C, 4)));
    let (a_hidden, c_hidden) = (Err(Seat::A), Err(Seat::C));
    let turned = Ok(Turn(kind(7)));
    for (viewer, third, second) in [
        (None, &a_hidden, &c_hidden),
        (Some(Seat::A), &by_a, &c_hidden),
        (Some(Seat::B), &a_hidden, &c_hidden),
        (Some(Seat::C), &a_hidden, &by_c),
    ] {
        let expected = [turned.clone(), second.clone(), third.clone()];
        assert_eq!(seen(&session, viewer), expected, "{viewer:?}");
        let shown = session.seen_from(viewer);
        let bids = shown.game().bids;
        let of = |seat: Seat| bids[seat.index()].expect("a bid lies there");
        let known = |seat, stake| match Some(seat) == viewer {
            true => Stake::Known(stake),
            false => Stake::FaceDown,
        };
        assert_eq!(of(Seat::A), known(Seat::A, 9), "{viewer:?}");
        assert_eq!(of(Seat::C), known(Seat::C, 4), "{viewer:?}");
    }
    // Undone before it was shown, so the others do not learn what it was.
    session.undo();
    assert_eq!(seen(&session, Some(Seat::C))[2], a_hidden);
    session.redo();
    play(&mut session, &[Bid(Seat::B, 1)]);
    for viewer in seats {
        assert_eq!(
            seen(&session, viewer),
            [turned.clone(), by_c.clone(), by_a.clone()]
        );
    }
    // What everyone has seen is not hidden again by going back.
    session.go_to(2);
    assert_eq!(seen(&session, None)[2], by_a);
    assert_eq!(session.line(4, None), None);
}

// Chance.

#[test]
fn what_chance_decides_is_an_entry_and_comes_out_the_same_for_ever() {
    let mut session = session();
    let mut number = 0;
    let mut rolls = |below: u32| {
        number = (number * 5 + 3) % below;
        number
    };
    while !session.game().is_over() {
        match session.game().chance(&mut rolls) {
            Some(order) => {
                assert_eq!(Fair::decided_by(&order), None);
                play(&mut session, &[order]);
            }
            None => {
                let seat = session.game().may_decide().first().expect("somebody");
                play(&mut session, &[Bid(seat, 2)]);
            }
        }
    }
    assert_eq!(session.log().len(), 3 * 4);
    assert_eq!(session.game().chance(&mut rolls), None, "it is over");
    let turned = session
        .log()
        .iter()
        .filter_map(|entry| match entry.command {
            Turn(kind) => Some(kind.index()),
            Bid(..) => None,
        });
    assert_eq!(turned.collect::<Vec<_>>(), [3, 18, 33]);
    for format in [Format::Ron, Format::Json] {
        let text = Save::from_session(&session).to_text(format).expect("text");
        let again = Save::<Fair>::parse(&text, format).expect("read");
        let again = again.into_session().expect("legal");
        assert_eq!(again, session);
        assert_eq!(again.game(), session.game());
    }
}

#[test]
fn an_order_that_is_one_word_with_values_is_saved_bare_and_with_a_note() {
    let mut session = session();
    play(&mut session, &[Turn(kind(59)), Bid(Seat::B, 0)]);
    session.annotate(1, "why?");
    let save = Save::from_session(&session);
    let ron = save.to_ron().expect("text");
    assert!(ron.contains("\n        Turn(59),\n"), "{ron}");
    let noted = "\n        (command: Bid(B, 0), note: \"why?\"),\n";
    assert!(ron.contains(noted), "{ron}");
    assert_eq!(Save::parse(&ron, Format::Ron).expect("read"), save);
    let json = save.to_json().expect("text");
    assert!(json.contains("\n        {\"Turn\": 59},\n"), "{json}");
    assert_eq!(Save::parse(&json, Format::Json).expect("read"), save);
    assert_eq!(save.log[0], Entry::new(Turn(kind(59))));
}

// Editable decks.

#[test]
fn kinds_have_a_name_each_and_no_name_twice() {
    assert_eq!(
        Kinds::new(["Silk", "Salt", "Silk"]),
        Err(BadKinds::Twice("Silk".to_owned()))
    );
    assert_eq!(Kinds::new(["Silk", " "]), Err(BadKinds::Unnamed(1)));
    let many = (0..129).map(|n| n.to_string());
    assert_eq!(Kinds::new(many), Err(BadKinds::TooMany(129)));
    let kinds = Kinds::new(["Silk", "Salt"]).expect("two kinds");
    let salt = kinds.named("Salt").expect("it is one");
    assert_eq!((salt, kinds.name(salt)), (kind(1), Some("Salt")));
    assert_eq!((kinds.name(kind(2)), kinds.named("Wool")), (None, None));
    assert_eq!(kinds.all().iter().collect::<Vec<_>>(), [kind(0), kind(1)]);
    let text = ron::to_string(&kinds).expect("text");
    assert_eq!(text, "[\"Silk\",\"Salt\"]");
    assert_eq!(ron::from_str::<Kinds>(&text), Ok(kinds));
    ron::from_str::<Kinds>("[\"a\", \"a\"]").expect_err("twice");
    ron::from_str::<Kind>("128").expect_err("too large");
}

#[test]
fn an_edited_deck_is_part_of_the_start_and_a_wrong_one_is_told() {
    let text = r#"(studiolo: 3, game: "fair", people: [(name: "Ada"), (name: "Ben")],
        start: (deck: ["Silk", "Salt"], rounds: 1), log: [Turn(1), Bid(A, 1), Bid(B, 2)])"#;
    let session = Save::<Fair>::parse(text, Format::Ron).expect("read");
    let session = session.into_session().expect("legal");
    let salt = session.start().deck.named("Salt").expect("it is there");
    assert_eq!(session.game().hands[1].count(salt), 1);
    let twice = text.replace("Salt", "Silk");
    let error = Save::<Fair>::parse(&twice, Format::Ron).expect_err("twice");
    assert!(
        matches!(error, SaveError::Syntax { line: 2, .. }),
        "{error}"
    );
    let unknown = text.replace("Turn(1)", "Turn(2)");
    let session = Save::<Fair>::parse(&unknown, Format::Ron).expect("read");
    let session = session.into_session().expect("it begins");
    let broken = session.broken().expect("there is no third kind");
    assert_eq!((broken.entry, &broken.violation), (0, &Refusal::NoSuchKind));
}

// Many kinds, and identical cards.

#[test]
fn sets_of_more_kinds_than_32_do_what_sets_do() {
    let some = [0u8, 31, 32, 63, 64, 100, 127];
    let set: Set<Kind> = some.into_iter().map(kind).collect();
    let slow: BTreeSet<u8> = some.into_iter().collect();
    assert_eq!(set.len(), slow.len());
    assert!(set.iter().map(u8::from).eq(slow.iter().copied()));
    assert_eq!(Set::<Kind>::all().len(), 128);
    for number in 0..128 {
        let without: BTreeSet<u8> = slow.iter().copied().filter(|&n| n != number).collect();
        assert_eq!(set.contains(kind(number)), slow.contains(&number));
        let found = set.without(kind(number));
        assert!(found.iter().map(u8::from).eq(without.iter().copied()));
        assert_eq!(
            set.with(kind(number)).minus(set).len(),
            usize::from(!slow.contains(&number))
        );
    }
    let subsets: Vec<_> = set.subsets().collect();
    assert_eq!(subsets.len(), 1 << 7);
    let distinct: BTreeSet<Vec<Kind>> = subsets.iter().map(|it| it.iter().collect()).collect();
    assert_eq!(distinct.len(), 1 << 7);
    let pairs = set.subsets_up_to(2).filter(|it| it.len() == 2);
    assert_eq!(pairs.count(), 21);
    assert_eq!(std::mem::size_of::<Set<Seat>>(), 4);
    assert_eq!(std::mem::size_of::<Set<Kind>>(), 16);
}

#[test]
fn equal_cards_are_counted_and_leave_one_by_one() {
    let (silk, salt) = (kind(0), kind(1));
    let cards = [
        Card::Known(silk),
        Card::Hidden,
        Card::Known(silk),
        Card::Known(salt),
    ];
    let mut hand: Cards<Kind, 128> = cards.into_iter().collect();
    assert_eq!(
        (hand.count(silk), hand.count(salt), hand.hidden()),
        (2, 1, 1)
    );
    assert_eq!(hand.iter().collect::<Vec<_>>(), [(silk, 2), (salt, 1)]);
    assert_eq!((hand.len(), hand.kinds().len()), (4, 2));
    assert!(hand.put_shown(silk));
    let outside = hand.from_outside();
    assert_eq!((outside.count(silk), outside.hidden()), (1, 4));
    assert_eq!(outside.from_outside(), outside);
    assert_eq!(outside.len(), hand.len());
    // The others know one of three identical cards; when one leaves, it may be that one.
    assert!(hand.take(Card::Known(silk)));
    assert_eq!((hand.count(silk), hand.count_shown(silk)), (2, 0));
    assert!(hand.take(Card::Known(silk)) && hand.take(Card::Known(silk)));
    assert_eq!((hand.count(silk), hand.hidden()), (0, 1));
    assert!(hand.take(Card::Known(silk)), "it was the hidden one");
    assert!(!hand.take(Card::Known(silk)) && !hand.take(Card::Hidden));
    assert!(!hand.reveal(salt), "none is hidden");
    hand.put(Card::Hidden);
    assert!(hand.reveal(salt));
    assert_eq!((hand.count(salt), hand.hidden()), (2, 0));
    hand.show_all();
    assert_eq!(hand.from_outside(), hand);
    for _ in 2..255 {
        assert!(hand.put(Card::Known(salt)));
    }
    assert!(!hand.put(Card::Known(salt)) && !hand.put_shown(salt));
    assert_eq!((hand.count(salt), hand.count_shown(salt)), (255, 2));
}

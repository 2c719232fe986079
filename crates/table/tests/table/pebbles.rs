//! A game unrelated to the real ones: heaps of pebbles, and face-down cards that take a
//! whole heap. Also helpers that several tests use.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::{Deserialize, Deserializer, Serialize};
use table::save::limits::Part;
use table::{
    Card, Entry, Format, Game, Hand, Item, Kept, People, Person, Save, SaveError, Seat, Session,
    Set, Stack,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Scoop {
    Left,
    Middle,
    Right,
}

pub(crate) use Scoop::{Left, Middle, Right};

impl Item for Scoop {
    type Bits = u32;
    const ALL: &'static [Self] = &[Left, Middle, Right];

    fn index(self) -> usize {
        self as usize
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Start {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) names: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) deal: Option<u64>,
    pub(crate) heaps: Vec<u8>,
    /// The cards from the top; `None` if only their number is known.
    pub(crate) stack: Option<Vec<Scoop>>,
    #[serde(default)]
    pub(crate) note: Option<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) marks: BTreeMap<(u8, u8), Vec<String>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) says: BTreeMap<(u8, u8), String>,
    /// A number that need not be whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) share: Option<f32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) refused: Option<Refused>,
}

/// A type that refuses every text and gives that text as the reason.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) enum Refused {}

impl<'de> Deserialize<'de> for Refused {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Err(serde::de::Error::custom(text))
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Move {
    Take {
        heap: usize,
        pebbles: u8,
    },
    Draw,
    Lay(Scoop),
    Say(String),
    /// Sets the number of pebbles in a heap, whatever was counted before.
    Put {
        heap: usize,
        pebbles: u8,
    },
}

pub(crate) use Move::{Draw, Lay, Put, Say, Take};

pub(crate) type Order = (Seat, Move);

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Problem {
    Seats(usize),
    EmptyHeap(usize),
    NoCard,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Happened {
    Took(Seat, u8),
    Drew(Seat, Card<Scoop>),
    Said,
    Put(usize, u8),
    Emptied(usize),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Refusal {
    Turn(Seat),
    Pebbles { there: u8 },
    NoCard,
}

/// A chapter ends when a heap is gone.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pebbles {
    pub(crate) players: usize,
    pub(crate) turn: Seat,
    pub(crate) heaps: [u8; 3],
    pub(crate) stack: Stack<Scoop, 3>,
    pub(crate) hands: [Hand<Scoop>; 5],
}

impl Game for Pebbles {
    const ID: &'static str = "pebbles";
    const VERSION: u32 = 3;
    const RULES: u32 = 2;
    type Start = Start;
    type Problem = Problem;
    type Command = Order;
    type Event = Happened;
    type Violation = Refusal;
    type Sealed = std::convert::Infallible;

    fn start(start: &Start) -> Result<Self, Vec<Problem>> {
        let players = start.names.len();
        let mut problems = Vec::new();
        if !(2..=5).contains(&players) {
            problems.push(Problem::Seats(players));
        }
        let heaps = std::array::from_fn(|heap| start.heaps.get(heap).copied().unwrap_or(0));
        for (heap, &pebbles) in heaps.iter().enumerate() {
            if pebbles == 0 {
                problems.push(Problem::EmptyHeap(heap));
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        Ok(Self {
            players,
            turn: Seat::A,
            heaps,
            stack: match &start.stack {
                Some(cards) => Stack::order(cards.iter().copied()),
                None => Stack::count(3),
            },
            hands: [Hand::default(); 5],
        })
    }

    fn take_people(start: &mut Start) -> People {
        let names = std::mem::take(&mut start.names).into_iter();
        let seats = names.map(|name| Person {
            name,
            ..Person::default()
        });
        People {
            seats: seats.collect(),
            deal: start.deal.take(),
        }
    }

    fn put_people(start: &mut Start, people: People) {
        let names = people.seats.into_iter().map(|person| person.name);
        start.names = names.collect();
        start.deal = people.deal;
    }

    fn amounts(_: &Start) -> Vec<(Part, usize)> {
        Vec::new()
    }

    fn check(&self, command: &Order) -> Result<(), Refusal> {
        self.clone().play(command).map(|_| ())
    }

    fn play(&mut self, (seat, what): &Order) -> Result<Vec<Happened>, Refusal> {
        match what {
            Say(_) => return Ok(vec![Happened::Said]),
            Put { heap, pebbles } => {
                let there = self.heaps.get_mut(*heap);
                *there.ok_or(Refusal::Pebbles { there: 0 })? = *pebbles;
                return Ok(vec![Happened::Put(*heap, *pebbles)]);
            }
            Take { .. } | Draw | Lay(_) => {}
        }
        if *seat != self.turn {
            return Err(Refusal::Turn(self.turn));
        }
        let (heap, pebbles) = match what {
            Take { heap, pebbles } => (*heap, *pebbles),
            Draw => {
                let card = self.stack.draw().ok_or(Refusal::NoCard)?;
                self.hands[seat.index()].put(card);
                self.turn = self.turn.left(self.players);
                return Ok(vec![Happened::Drew(*seat, card)]);
            }
            Lay(card) => {
                let there = self.heaps[card.index()];
                if there == 0 || !self.hands[seat.index()].take(Card::Known(*card)) {
                    return Err(Refusal::NoCard);
                }
                (card.index(), there)
            }
            Say(_) | Put { .. } => return Ok(Vec::new()),
        };
        let there = self.heaps.get(heap).copied().unwrap_or(0);
        if pebbles == 0 || pebbles > there {
            return Err(Refusal::Pebbles { there });
        }
        self.heaps[heap] -= pebbles;
        self.turn = self.turn.left(self.players);
        let mut events = vec![Happened::Took(*seat, pebbles)];
        if there == pebbles {
            events.push(Happened::Emptied(heap));
        }
        Ok(events)
    }

    /// Ignores whose turn it is, and taking more than there is empties the heap. A card
    /// that the player does not have cannot be laid.
    fn play_anyway(&mut self, (seat, what): &Order) -> Result<Vec<Happened>, Vec<Problem>> {
        let turn = std::mem::replace(&mut self.turn, *seat);
        let order = match what {
            Take { heap, .. } if self.heaps.get(*heap).is_none_or(|&there| there == 0) => {
                self.turn = turn;
                return Err(vec![Problem::EmptyHeap(*heap)]);
            }
            Take { heap, pebbles } => take(*seat, *heap, self.heaps[*heap].min(*pebbles).max(1)),
            Draw | Lay(_) | Say(_) | Put { .. } => (*seat, what.clone()),
        };
        self.play(&order).map_err(|_| {
            self.turn = turn;
            vec![Problem::NoCard]
        })
    }

    /// By the first rules, anyone took pebbles at any time.
    fn refused_since(refusal: &Refusal) -> u32 {
        match refusal {
            Refusal::Turn(_) => 2,
            Refusal::Pebbles { .. } | Refusal::NoCard => 1,
        }
    }

    fn is_same_reason(one: &Refusal, other: &Refusal) -> bool {
        one == other
    }

    fn kept(refusal: &Refusal) -> Kept {
        let (rule, fact) = match refusal {
            Refusal::Turn(seat) => ("P1", format!("Turn({seat:?})")),
            Refusal::Pebbles { there } => ("P2", format!("Pebbles(there: {there})")),
            Refusal::NoCard => ("P3", String::new()),
        };
        Kept {
            rule: rule.to_owned(),
            fact,
            allowed_by: None,
        }
    }

    fn is_correction((_, what): &Order) -> bool {
        matches!(what, Put { .. })
    }

    fn may_decide(&self) -> Set<Seat> {
        match self.is_over() {
            true => Set::EMPTY,
            false => Set::only(self.turn),
        }
    }

    fn passes(&self, seat: Seat) -> Option<Order> {
        let heap = self.heaps.iter().position(|&there| there > 0)?;
        (self.turn == seat).then_some(take(seat, heap, 1))
    }

    fn is_over(&self) -> bool {
        self.heaps == [0; 3]
    }

    fn decided_by((seat, _): &Order) -> Option<Seat> {
        Some(*seat)
    }

    fn seen_from(&self, viewer: Option<Seat>) -> Self {
        let mut seen = self.clone();
        seen.stack = seen.stack.face_down();
        for (seat, hand) in Seat::ALL.iter().zip(&mut seen.hands) {
            if Some(*seat) != viewer {
                *hand = hand.from_outside();
            }
        }
        seen
    }

    fn sealed(_: &Order) -> Option<Self::Sealed> {
        None
    }

    fn is_revealed_by(_: &Order, _: &Order) -> bool {
        true
    }

    #[expect(clippy::naive_bytecount, reason = "there are a few heaps")]
    fn chapter(&self) -> u32 {
        self.heaps.iter().filter(|&&heap| heap == 0).count() as u32
    }
}

pub(crate) fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

pub(crate) fn start() -> Start {
    Start {
        deal: None,
        names: names(&["Ada", "Béla \"the\nbold\"", "Çelik [(,"]),
        heaps: vec![3, 5, 4],
        stack: Some(vec![Right, Left]),
        note: None,
        marks: BTreeMap::new(),
        says: BTreeMap::new(),
        share: None,
        refused: None,
    }
}

pub(crate) fn take(seat: Seat, heap: usize, pebbles: u8) -> Order {
    (seat, Take { heap, pebbles })
}

/// A log in which every entry is legal.
pub(crate) fn some_log() -> Vec<Order> {
    vec![
        take(Seat::A, 0, 2),
        (Seat::B, Draw),
        take(Seat::C, 1, 1),
        take(Seat::A, 0, 1),
        (Seat::B, Lay(Right)),
        (Seat::C, Say("that's \u{301}\0\u{7f}'(\"\\\n".to_owned())),
        take(Seat::C, 1, 4),
    ]
}

pub(crate) fn entries(log: &[Order]) -> Vec<Entry<Order>> {
    log.iter().cloned().map(Entry::new).collect()
}

pub(crate) fn session(log: Vec<Order>) -> Session<Pebbles> {
    let end = log.len();
    Session::restore(start(), log, end).expect("the start is legal")
}

pub(crate) fn replayed(session: &Session<Pebbles>, n: usize) -> Pebbles {
    let mut game = Pebbles::start(session.start()).expect("the start is legal");
    for entry in &session.log()[..n] {
        if game.play(&entry.command).is_err() {
            assert!(entry.is_kept(), "the log is legal so far");
            game.play_anyway(&entry.command).expect("it was possible");
        }
    }
    game
}

pub(crate) fn saved(session: &Session<Pebbles>) -> Save<Pebbles> {
    Save::from_session(session)
}

pub(crate) fn parsed(text: &str, format: Format) -> Result<Save<Pebbles>, SaveError> {
    Save::parse(text, format)
}

/// The version of the program that writes these saves.
pub(crate) const PROGRAM: &str = env!("CARGO_PKG_VERSION");

pub(crate) const BOTH: [Format; 2] = [Format::Ron, Format::Json];

pub(crate) fn content(path: &Path) -> String {
    fs::read_to_string(path).expect("readable")
}

pub(crate) fn files(dir: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(dir)
        .expect("readable")
        .map(|entry| entry.expect("an entry").file_name().into_string())
        .map(|name| name.expect("UTF-8"))
        .collect();
    names.sort();
    names
}

//! What is true of any game, shown with one that has nothing to do with the
//! others: heaps of pebbles, and face-down cards that can be laid to take a
//! whole heap.

#![allow(clippy::cast_possible_truncation, reason = "the numbers are small")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command as Process;

use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use studiolo::table::save::disk::System;
use studiolo::table::save::files::set_aside;
use studiolo::table::save::format::{MAX_BYTES, Thing, VERSION, Wrong};
use studiolo::table::save::shelf::MAX_BACKUPS;
use studiolo::table::{
    Amended, Broken, Card, Colour, Entry, Format, Game, Hand, Header, Inserted, Item, Kept, Level,
    NotAmended, People, Person, Plays, Removed, Rewrites, Save, SaveError, Seat, Session, Set,
    Shelf, Stack,
};
use studiolo::words::save_error;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Scoop {
    Left,
    Middle,
    Right,
}

use Scoop::{Left, Middle, Right};

impl Item for Scoop {
    type Bits = u32;
    const ALL: &'static [Self] = &[Left, Middle, Right];

    fn index(self) -> usize {
        self as usize
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Start {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    names: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deal: Option<u64>,
    heaps: Vec<u8>,
    /// The cards from the top; without them their number is all one knows.
    stack: Option<Vec<Scoop>>,
    #[serde(default)]
    note: Option<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    marks: BTreeMap<(u8, u8), Vec<String>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Move {
    Take {
        heap: usize,
        pebbles: u8,
    },
    Draw,
    Lay(Scoop),
    Say(String),
    /// So many pebbles lie in a heap, whatever was counted.
    Put {
        heap: usize,
        pebbles: u8,
    },
}

use Move::{Draw, Lay, Put, Say, Take};

type Order = (Seat, Move);

#[derive(Clone, Debug, PartialEq)]
enum Problem {
    Seats(usize),
    EmptyHeap(usize),
    NoCard,
}

#[derive(Clone, Debug, PartialEq)]
enum Happened {
    Took(Seat, u8),
    Drew(Seat, Card<Scoop>),
    Said,
    Put(usize, u8),
    Emptied(usize),
}

#[derive(Clone, Debug, PartialEq)]
enum Refusal {
    Turn(Seat),
    Pebbles { there: u8 },
    NoCard,
}

/// A chapter ends when a heap is gone.
#[derive(Clone, Debug, PartialEq)]
struct Pebbles {
    players: usize,
    turn: Seat,
    heaps: [u8; 3],
    stack: Stack<Scoop, 3>,
    hands: [Hand<Scoop>; 5],
}

impl Game for Pebbles {
    const ID: &'static str = "pebbles";
    const VERSION: u32 = 3;
    type Start = Start;
    type Problem = Problem;
    type Command = Order;
    type Event = Happened;
    type Violation = Refusal;

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

    /// Whose turn it is matters to nobody, and a heap is emptied by whoever wants
    /// more than there is. A card nobody has cannot be laid.
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

    fn kept(refusal: &Refusal) -> Kept {
        let (rule, fact) = match refusal {
            Refusal::Turn(seat) => ("P1", format!("Turn({seat:?})")),
            Refusal::Pebbles { there } => ("P2", format!("Pebbles(there: {there})")),
            Refusal::NoCard => ("P3", String::new()),
        };
        Kept {
            rule: rule.to_owned(),
            fact,
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

    #[expect(clippy::naive_bytecount, reason = "there are a few heaps")]
    fn chapter(&self) -> u32 {
        self.heaps.iter().filter(|&&heap| heap == 0).count() as u32
    }
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

fn start() -> Start {
    Start {
        deal: None,
        names: names(&["Ada", "Béla \"the\nbold\"", "Çelik [(,"]),
        heaps: vec![3, 5, 4],
        stack: Some(vec![Right, Left]),
        note: None,
        marks: BTreeMap::new(),
    }
}

fn take(seat: Seat, heap: usize, pebbles: u8) -> Order {
    (seat, Take { heap, pebbles })
}

/// A log in which every entry is legal.
fn some_log() -> Vec<Order> {
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

fn entries(log: &[Order]) -> Vec<Entry<Order>> {
    log.iter().cloned().map(Entry::new).collect()
}

fn session(log: Vec<Order>) -> Session<Pebbles> {
    let end = log.len();
    Session::restore(start(), log, end).expect("the start is legal")
}

fn replayed(session: &Session<Pebbles>, n: usize) -> Pebbles {
    let mut game = Pebbles::start(session.start()).expect("the start is legal");
    for entry in &session.log()[..n] {
        if game.play(&entry.command).is_err() {
            assert!(entry.is_kept(), "the log is legal so far");
            game.play_anyway(&entry.command).expect("it was possible");
        }
    }
    game
}

// The session.

#[test]
fn a_session_starts_only_from_a_legal_start_and_says_all_that_is_wrong() {
    let nonsense = Start {
        names: names(&["Ada"]),
        deal: None,
        heaps: vec![1, 0],
        stack: None,
        note: None,
        marks: BTreeMap::new(),
    };
    assert_eq!(
        Session::<Pebbles>::new(nonsense).expect_err("alone, without heaps"),
        [
            Problem::Seats(1),
            Problem::EmptyHeap(1),
            Problem::EmptyHeap(2)
        ]
    );
    let session = Session::<Pebbles>::new(start()).expect("the start is legal");
    assert_eq!(session.game().heaps, [3, 5, 4]);
    assert_eq!((session.cursor(), session.log().len()), (0, 0));
}

#[test]
fn a_command_is_played_with_its_events_kept_or_changes_nothing() {
    let mut session = session(vec![]);
    let events = session.play(take(Seat::A, 0, 3)).expect("legal");
    assert_eq!(events, [Happened::Took(Seat::A, 3), Happened::Emptied(0)]);
    let before = session.clone();
    assert_eq!(
        session.play(take(Seat::A, 1, 1)),
        Err(Refusal::Turn(Seat::B))
    );
    assert_eq!(
        session.check(&take(Seat::B, 1, 9)),
        Err(Refusal::Pebbles { there: 5 })
    );
    assert_eq!(session, before);
    assert_eq!(session.game(), before.game());
    session.play((Seat::B, Draw)).expect("legal");
    assert_eq!(session.events_of(0)[1], Happened::Emptied(0));
    assert_eq!(
        session.events_of(1),
        [Happened::Drew(Seat::B, Card::Known(Right))]
    );
    assert!(session.events_of(2).is_empty());
}

#[test]
fn undo_and_redo_name_what_they_take_back_and_bring_back() {
    let log = some_log();
    let mut session = session(log.clone());
    assert_eq!(session.next_redo(), None);
    assert_eq!(session.redo(), None);
    for n in (0..log.len()).rev() {
        assert_eq!(session.next_undo(), Some(&log[n]));
        assert_eq!(session.undo(), Some(&log[n]));
        assert_eq!(session.next_redo(), Some(&log[n]));
        assert_eq!(*session.game(), replayed(&session, n));
    }
    assert_eq!(session.next_undo(), None);
    assert_eq!(session.undo(), None);
    assert_eq!(session.tail_len(), log.len());
    for entry in &log {
        assert_eq!(session.redo(), Some(entry));
    }
    assert_eq!(*session.game(), replayed(&session, log.len()));
}

#[test]
fn a_jump_goes_to_any_entry_and_not_past_the_end() {
    let mut session = session(some_log());
    assert!(session.go_to(2));
    assert_eq!(session.game(), session.game_at(2).expect("it exists"));
    assert!(!session.go_to(8));
    assert_eq!(session.cursor(), 2);
    assert!(session.go_to(7));
    assert!(session.game_at(7).is_some() && session.game_at(8).is_none());
}

#[test]
fn playing_after_an_undo_drops_the_tail_but_a_refused_command_keeps_it() {
    let mut session = session(some_log());
    session.go_to(2);
    assert_eq!(session.tail_len(), 5);
    session.play(take(Seat::B, 0, 1)).expect_err("not B's turn");
    assert_eq!(session.log(), some_log());
    session.play(take(Seat::C, 2, 4)).expect("legal");
    assert_eq!(session.log().len(), 3);
    assert_eq!((session.tail_len(), session.legal_len()), (0, 3));
    assert_eq!(session.events_of(2)[1], Happened::Emptied(2));
    assert!(session.events_of(3).is_empty());
}

#[test]
fn replaced_entries_come_back_and_go_again_with_what_followed_them() {
    let mut session = session(some_log());
    session.go_to(2);
    session.play(take(Seat::C, 2, 4)).expect("legal");
    session.play(take(Seat::A, 1, 1)).expect("legal");
    let replaced = session.clone();
    assert!(session.revert());
    assert_eq!(session.log(), some_log());
    assert_eq!(session.cursor(), 2);
    assert!(session.redo().is_some() && !session.reapply(), "not there");
    session.undo();
    assert!(session.reapply());
    assert_eq!((session.log(), session.cursor()), (replaced.log(), 3));
    assert!(session.revert() && !session.revert());
    assert_eq!(session.log(), some_log());
    // Something new instead: what was taken back is gone.
    session.go_to(7);
    let seat = session.game().turn;
    session.play((seat, Say("on".to_owned()))).expect("legal");
    assert_eq!(session.next_reapply(), None);
}

#[test]
fn changed_inserted_and_removed_entries_and_an_earlier_version_are_taken_back_one_by_one() {
    let mut session = session(some_log());
    let now = |session: &mut Session<Pebbles>| assert!(session.go_to(session.legal_len()));
    let mut states = vec![session.clone()];
    session.amend(0, take(Seat::A, 0, 1)).expect("legal");
    now(&mut session);
    states.push(session.clone());
    session.remove(6).expect("there is one");
    now(&mut session);
    states.push(session.clone());
    let seat = session.game().turn;
    let said = (seat, Say("on".to_owned()));
    session.insert(6, said).expect("legal");
    now(&mut session);
    states.push(session.clone());
    session.adopt(entries(&some_log()[..4]));
    assert_eq!(session.log(), &some_log()[..4]);
    assert_eq!(session.cursor(), 4);
    states.push(session.clone());
    let kept = Save::from_session(&session).to_ron().expect("written");
    let kept = Save::<Pebbles>::parse(&kept, Format::Ron).expect("read");
    let mut session = kept.into_session().expect("legal");
    for state in states.iter().rev().skip(1) {
        assert!(session.revert());
        assert_eq!(&session, state);
    }
    assert!(!session.revert());
    for state in states.iter().skip(1) {
        assert!(session.reapply());
        assert_eq!(&session, state);
    }
    assert!(!session.reapply());
}

#[test]
fn changes_that_do_not_fit_the_log_of_a_save_are_left_out() {
    let mut session = session(some_log());
    session.go_to(2);
    session.play(take(Seat::C, 2, 4)).expect("legal");
    session.amend(0, take(Seat::A, 0, 1)).expect("legal");
    let mut save = Save::from_session(&session);
    // Somebody took the first entry out of the file.
    save.log.remove(0);
    let read = save.into_session().expect("the start is legal");
    assert_eq!(read.rewrites().done(), []);
}

#[test]
fn a_broken_log_is_kept_whole_and_played_as_far_as_it_goes() {
    let mut log = some_log();
    log[3] = take(Seat::A, 0, 2);
    let mut session = session(log.clone());
    assert_eq!(session.log(), log);
    let broken = Broken {
        entry: 3,
        violation: Refusal::Pebbles { there: 1 },
        problems: vec![],
    };
    assert_eq!(session.broken(), Some(&broken));
    assert_eq!((session.cursor(), session.legal_len()), (3, 3));
    assert_eq!(session.tail_len(), 4);
    assert_eq!(session.next_redo(), None);
    assert_eq!(session.redo(), None);
    assert!(!session.go_to(4));
    assert!(session.go_to(1) && session.redo().is_some() && session.redo().is_some());
    assert_eq!(session.redo(), None);
    // Playing on is a decision to leave the broken tail behind.
    session.play(take(Seat::A, 0, 1)).expect("legal");
    assert_eq!(session.broken(), None);
    assert_eq!(session.log().len(), 4);
}

#[test]
fn a_broken_entry_is_mended_by_amending_it() {
    let mut log = some_log();
    log[3] = take(Seat::A, 0, 2);
    let mut session = session(log.clone());
    assert_eq!(
        session.amend(3, take(Seat::A, 0, 1)),
        Ok(Amended {
            replaced: log[3].clone().into(),
            holding: 3,
            broken: None,
        })
    );
    assert_eq!(session.log(), some_log());
    assert_eq!((session.broken(), session.legal_len()), (None, 7));
    assert_eq!(session.cursor(), 3);
}

#[test]
fn amending_the_past_replays_what_follows_and_loses_none_of_it() {
    let mut session = session(some_log());
    let before = session.clone();
    // With all of the first heap gone, A's next entry fails.
    let amended = session.amend(0, take(Seat::A, 0, 3)).expect("legal");
    let broken = Broken {
        entry: 3,
        violation: Refusal::Pebbles { there: 0 },
        problems: vec![],
    };
    assert_eq!(
        amended,
        Amended {
            replaced: some_log()[0].clone().into(),
            holding: 2,
            broken: Some(broken),
        }
    );
    assert_eq!(session.log()[1..], some_log()[1..]);
    assert_eq!(session.cursor(), 3);
    assert_eq!(*session.game(), replayed(&session, 3));
    assert_eq!(
        session.events_of(0),
        [Happened::Took(Seat::A, 3), Happened::Emptied(0)]
    );
    // Taken back, everything is there again.
    session.amend(0, amended.replaced.command).expect("legal");
    assert!(session.go_to(7));
    assert_eq!(session, before);
    assert_eq!(session.game(), before.game());
}

#[test]
fn an_amendment_that_is_not_legal_there_changes_nothing() {
    let mut log = some_log();
    log[3] = take(Seat::A, 0, 2);
    let mut session = session(log);
    session.go_to(1);
    let before = session.clone();
    for (entry, why) in [
        (0, NotAmended::Illegal(Refusal::Pebbles { there: 3 })),
        (1, NotAmended::Illegal(Refusal::Turn(Seat::B))),
        (4, NotAmended::OutOfReach),
        (7, NotAmended::OutOfReach),
        (usize::MAX, NotAmended::OutOfReach),
    ] {
        assert_eq!(session.amend(entry, take(Seat::A, 0, 9)), Err(why));
    }
    assert_eq!(session, before);
    assert_eq!(session.broken(), before.broken());
}

#[test]
fn removing_an_entry_replays_what_followed_and_keeps_all_of_it() {
    let mut log = some_log();
    log.insert(3, take(Seat::A, 0, 2));
    let mut session = session(log.clone());
    assert_eq!(session.broken().map(|broken| broken.entry), Some(3));
    assert_eq!(
        session.remove(3),
        Some(Removed {
            removed: log[3].clone().into(),
            holding: 4,
            broken: None,
        }),
        "an entry that is not legal can be taken out"
    );
    assert_eq!(session.log(), some_log());
    assert_eq!((session.legal_len(), session.cursor()), (7, 3));

    session.go_to(5);
    let removed = session.remove(0).expect("there is a first entry");
    assert_eq!(session.log(), &some_log()[1..]);
    let broken = removed.broken.expect("it is not the turn of B");
    assert_eq!(broken.violation, Refusal::Turn(Seat::A));
    assert_eq!((broken.entry, removed.holding), (0, 0));
    assert_eq!(session.cursor(), 0, "no further than it holds");
    assert_eq!(*session.game(), replayed(&session, 0));
    let before = session.clone();
    assert_eq!(session.remove(1), None, "nobody knows the position there");
    assert_eq!(session, before);
}

#[test]
fn a_forgotten_entry_is_put_in_and_what_follows_is_replayed() {
    let mut log = some_log();
    let forgotten = log.remove(3);
    let mut session = session(log);
    assert_eq!(session.broken().map(|broken| broken.entry), Some(3));
    assert_eq!(
        session.insert(3, take(Seat::B, 0, 1)),
        Err(NotAmended::Illegal(Refusal::Turn(Seat::A)))
    );
    assert_eq!(
        session.insert(4, forgotten.clone()),
        Err(NotAmended::OutOfReach)
    );
    session.go_to(2);
    assert_eq!(
        session.insert(3, forgotten),
        Ok(Inserted {
            holding: 3,
            broken: None,
        })
    );
    assert_eq!(session.log(), some_log());
    assert_eq!((session.cursor(), session.legal_len()), (2, 7));
    assert_eq!(*session.game(), replayed(&session, 2));

    // With one pebble less there, a later entry no longer holds.
    session.go_to(7);
    let inserted = session.insert(3, take(Seat::A, 0, 1)).expect("legal");
    let broken = inserted.broken.expect("it is B's turn then");
    assert_eq!((broken.entry, inserted.holding), (4, 0));
    assert_eq!((session.log().len(), session.cursor()), (8, 4));
}

#[test]
fn the_cursor_stays_at_its_decision_when_an_entry_before_it_is_removed() {
    let mut session = session(some_log());
    assert_eq!(session.remove(6).map(|removed| removed.holding), Some(0));
    assert_eq!(session.cursor(), 6);
    session.go_to(2);
    session.remove(5).expect("there is such an entry");
    assert_eq!(session.cursor(), 2);
}

#[test]
fn a_cursor_past_the_end_is_set_to_the_end() {
    let session = Session::<Pebbles>::restore(start(), some_log(), usize::MAX);
    assert_eq!(session.expect("legal").cursor(), 7);
}

#[test]
fn sessions_differ_by_start_log_and_cursor() {
    let one = session(some_log());
    assert_eq!(one, session(some_log()));
    let mut undone = session(some_log());
    undone.undo();
    assert_ne!(one, undone);
    assert_ne!(one, session(some_log()[..6].to_vec()));
    let mut other = start();
    other.note = Some("rainy".to_owned());
    assert_ne!(one, Session::restore(other, some_log(), 7).expect("legal"));
}

// Exceptions, corrections and notes.

#[test]
fn what_the_rules_refuse_is_played_anyway_and_says_what_they_said() {
    let mut session = session(some_log()[..2].to_vec());
    let wanted = take(Seat::A, 1, 9);
    session.play(wanted.clone()).expect_err("it is C's turn");
    let events = session.play_anyway(wanted.clone()).expect("possible");
    assert_eq!(events, [Happened::Took(Seat::A, 5), Happened::Emptied(1)]);
    let kept = Kept {
        rule: "P1".to_owned(),
        fact: "Turn(C)".to_owned(),
    };
    assert_eq!(session.log()[2].kept, Some(kept));
    assert_eq!(session.refusal_of(2), Some(&Refusal::Turn(Seat::C)));
    assert_eq!(session.game().heaps, [1, 0, 4]);
    assert_eq!(session.exceptions().collect::<Vec<_>>(), [2]);
    session.undo();
    assert_eq!(session.exceptions().count(), 0, "it is not on the table");
    session.redo();

    // What cannot be is refused, and nothing has changed.
    let before = session.clone();
    let problems = session.play_anyway(take(Seat::A, 1, 1));
    assert_eq!(problems, Err(vec![Problem::EmptyHeap(1)]));
    assert_eq!(session, before);
    // What is allowed is no exception.
    session.play_anyway(take(Seat::B, 2, 1)).expect("legal");
    assert!(session.log()[3].is_plain());
    assert_eq!(session.exceptions().count(), 1);
}

#[test]
fn an_exception_that_has_become_legal_is_played_as_any_other_and_keeps_its_mark() {
    let mut session = session(vec![]);
    session.play_anyway(take(Seat::B, 0, 1)).expect("possible");
    assert_eq!(session.refusal_of(0), Some(&Refusal::Turn(Seat::A)));
    session.insert(0, take(Seat::A, 1, 1)).expect("legal");
    assert_eq!(session.log().len(), 2);
    assert!(session.log()[1].is_kept());
    assert_eq!(session.refusal_of(1), None);
    assert_eq!(session.exceptions().collect::<Vec<_>>(), [1]);
}

#[test]
fn a_broken_entry_is_kept_as_it_was_played() {
    let mut log = some_log();
    log[3] = take(Seat::A, 0, 2);
    let mut session = session(log.clone());
    assert_eq!(session.broken().map(|broken| broken.entry), Some(3));
    let amended = session.amend_anyway(3, log[3].clone()).expect("possible");
    assert_eq!((amended.holding, amended.broken), (3, None));
    assert!(session.log()[3].is_kept());
    assert_eq!(session.log()[3].command, log[3]);
    // Amended to what the rules allow, it is no exception any more.
    session.amend(3, take(Seat::A, 0, 1)).expect("legal");
    assert_eq!(session.log(), some_log());
    assert!(session.revert());
    assert!(session.log()[3].is_kept());

    // With the heap gone before, it cannot be kept either; the log says why.
    session.amend(0, take(Seat::A, 0, 3)).expect("legal");
    let broken = session.broken().expect("there is nothing to take");
    assert_eq!(broken.problems, [Problem::EmptyHeap(0)]);
    assert_eq!(
        session.insert_anyway(1, take(Seat::A, 0, 1)),
        Err(NotAmended::CannotBe(vec![Problem::EmptyHeap(0)]))
    );
    assert_eq!(
        session.amend_anyway(5, take(Seat::A, 1, 1)),
        Err(NotAmended::OutOfReach)
    );
    let said = (Seat::B, Say("wait".to_owned()));
    session.insert_anyway(1, said).expect("legal");
    assert!(session.log()[1].is_plain());
}

#[test]
fn a_correction_is_an_entry_as_any_other_and_counted() {
    let mut session = session(some_log()[..1].to_vec());
    let put = (
        Seat::A,
        Put {
            heap: 2,
            pebbles: 9,
        },
    );
    session.play(put.clone()).expect("it is always allowed");
    assert_eq!(session.game().heaps[2], 9);
    assert_eq!(session.events_of(1), [Happened::Put(2, 9)]);
    assert!(session.log()[1].is_plain(), "the rules do not refuse it");
    assert_eq!(session.exceptions().collect::<Vec<_>>(), [1]);
    session.undo();
    assert_eq!(session.game().heaps[2], 4);
}

#[test]
fn a_note_stays_with_its_entry_and_is_taken_back_as_any_change() {
    let mut session = session(some_log());
    session.go_to(4);
    assert!(session.annotate(5, "she laughed"));
    assert!(!session.annotate(5, "she laughed"), "it is there");
    assert!(!session.annotate(7, "nobody"), "there is no such entry");
    assert!(session.annotate(5, "she laughed aloud"));
    assert_eq!((session.cursor(), session.legal_len()), (4, 7));
    assert_ne!(session.log(), some_log());
    assert_eq!(session.log()[5].command, some_log()[5]);
    // It goes along with its entry.
    session.remove(0).expect("there is one");
    assert!(session.revert());
    session
        .amend(5, (Seat::C, Say("oh".to_owned())))
        .expect("legal");
    assert_eq!(session.log()[5].note, "she laughed aloud");
    for note in ["she laughed aloud", "she laughed", ""] {
        assert!(session.revert());
        assert_eq!(session.log()[5].note, note);
    }
    assert_eq!(session.log(), some_log());
    assert!(session.reapply() && session.reapply());
    assert_eq!(session.log()[5].note, "she laughed aloud");
}

thread_local! {
    static COPIED: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

/// Pebbles that count how often a position is copied.
#[derive(Debug, PartialEq)]
struct Counted(Pebbles);

impl Clone for Counted {
    fn clone(&self) -> Self {
        COPIED.set(COPIED.get() + 1);
        Self(self.0.clone())
    }
}

impl Game for Counted {
    const ID: &'static str = Pebbles::ID;
    const VERSION: u32 = Pebbles::VERSION;
    type Start = Start;
    type Problem = Problem;
    type Command = Order;
    type Event = Happened;
    type Violation = Refusal;

    fn start(start: &Start) -> Result<Self, Vec<Problem>> {
        Pebbles::start(start).map(Self)
    }

    fn check(&self, order: &Order) -> Result<(), Refusal> {
        self.0.check(order)
    }

    fn play(&mut self, order: &Order) -> Result<Vec<Happened>, Refusal> {
        self.0.play(order)
    }

    fn play_anyway(&mut self, order: &Order) -> Result<Vec<Happened>, Vec<Problem>> {
        self.0.play_anyway(order)
    }

    fn kept(refusal: &Refusal) -> Kept {
        Pebbles::kept(refusal)
    }

    fn may_decide(&self) -> Set<Seat> {
        self.0.may_decide()
    }

    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    fn decided_by(order: &Order) -> Option<Seat> {
        Pebbles::decided_by(order)
    }

    fn seen_from(&self, viewer: Option<Seat>) -> Self {
        Self(self.0.seen_from(viewer))
    }

    fn chapter(&self) -> u32 {
        self.0.chapter()
    }
}

#[test]
fn a_session_is_cloned_without_copying_a_position() {
    let mut session = Session::<Counted>::restore(start(), some_log(), 7).expect("legal");
    COPIED.set(0);
    let worker = session.clone();
    assert_eq!(COPIED.get(), 0);
    let seat = session.game().0.turn;
    session.play((seat, Say("on".to_owned()))).expect("legal");
    assert_eq!(COPIED.get(), 1, "the new position, from the last one");
    assert_eq!(worker.log().len(), 7);
    assert_eq!(session.log().len(), 8);
}

fn any_entry() -> impl Strategy<Value = Order> {
    let seat = prop::sample::select(&Seat::ALL[..3]);
    let what = prop_oneof![
        5 => (0..4usize, 0..4u8).prop_map(|(heap, pebbles)| Take { heap, pebbles }),
        2 => Just(Draw),
        2 => prop::sample::select(Scoop::ALL).prop_map(Lay),
        1 => any::<String>().prop_map(Say),
    ];
    (seat, what)
}

#[derive(Clone, Debug)]
enum Step {
    Play(Order),
    PlayAnyway(Order),
    Annotate(usize),
    Undo,
    Redo,
    GoTo(usize),
    Amend(usize, Order),
    Remove(usize),
    Insert(usize, Order),
    Adopt(usize),
    Revert,
    Reapply,
}

fn any_step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => any_entry().prop_map(Step::Play),
        2 => any_entry().prop_map(Step::PlayAnyway),
        1 => (0..20usize).prop_map(Step::Annotate),
        2 => Just(Step::Undo),
        1 => Just(Step::Redo),
        1 => (0..20usize).prop_map(Step::GoTo),
        2 => (0..20usize, any_entry()).prop_map(|(n, entry)| Step::Amend(n, entry)),
        1 => (0..20usize).prop_map(Step::Remove),
        1 => (0..20usize, any_entry()).prop_map(|(n, entry)| Step::Insert(n, entry)),
        1 => (0..20usize).prop_map(Step::Adopt),
        2 => Just(Step::Revert),
        1 => Just(Step::Reapply),
    ]
}

proptest! {
    #[test]
    fn whatever_one_does_the_game_is_the_replay_of_the_log_up_to_the_cursor(
        known in any::<bool>(),
        steps in prop::collection::vec(any_step(), 0..120),
    ) {
        let mut from = start();
        if !known {
            from.stack = None;
        }
        let mut session = Session::<Pebbles>::new(from).expect("the start is legal");
        for step in steps {
            let before = session.log().len();
            match step {
                Step::Adopt(n) => session.adopt(session.log()[..n.min(before)].to_vec()),
                Step::Revert => {
                    let old = session.clone();
                    if session.revert() {
                        let back = session.next_reapply().map(|rewrite| rewrite.before);
                        // Unless that was a broken log, made again it is as it was.
                        if back.is_some() && session.reapply() {
                            prop_assert_eq!(session.log(), old.log());
                            prop_assert!(session.revert());
                        }
                    }
                }
                Step::Reapply => drop(session.reapply()),
                // Whose turn it is is not worth guessing.
                Step::Play((_, what)) => {
                    let seat = session.game().turn;
                    let _ = session.play((seat, what));
                }
                Step::PlayAnyway(order) => {
                    let refused = session.check(&order).is_err();
                    let was_at = session.cursor();
                    if session.play_anyway(order).is_ok() {
                        prop_assert_eq!(session.log()[was_at].is_kept(), refused);
                    }
                }
                Step::Annotate(n) => {
                    let noted = session.annotate(n, before.to_string());
                    prop_assert!(n < before || !noted);
                }
                Step::Undo => drop(session.undo().cloned()),
                Step::Redo => drop(session.redo().cloned()),
                Step::GoTo(n) => drop(session.go_to(n)),
                Step::Insert(n, (_, what)) => {
                    let seat = session.game_at(n).map_or(Seat::A, |game| game.turn);
                    let inserted = session.insert(n, (seat, what)).is_ok();
                    prop_assert_eq!(session.log().len(), before + usize::from(inserted));
                }
                Step::Remove(n) => {
                    let there = n < before && n <= session.legal_len();
                    prop_assert_eq!(session.remove(n).is_some(), there);
                    prop_assert_eq!(session.log().len(), before - usize::from(there));
                }
                Step::Amend(n, (_, what)) => {
                    let seat = session.game_at(n).map_or(Seat::A, |game| game.turn);
                    let _ = session.amend(n, (seat, what));
                    prop_assert_eq!(session.log().len(), before);
                }
            }
            prop_assert_eq!(session.game(), &replayed(&session, session.cursor()));
            prop_assert_eq!(session.tail_len(), session.log().len() - session.cursor());
            match session.broken() {
                None => prop_assert_eq!(session.legal_len(), session.log().len()),
                Some(Broken { entry, violation, .. }) => {
                    prop_assert_eq!(*entry, session.legal_len());
                    let mut game = replayed(&session, *entry);
                    let refused = game.play(&session.log()[*entry].command);
                    prop_assert_eq!(refused, Err(violation.clone()));
                }
            }
        }
        let text = Save::from_session(&session).to_ron().expect("it can be written");
        let read = Save::<Pebbles>::parse(&text, Format::Ron).expect("it can be read");
        let read = read.into_session().expect("the start is legal");
        prop_assert_eq!(read.rewrites(), session.rewrites());
        let again = Session::restore(
            session.start().clone(),
            session.log().to_vec(),
            session.cursor(),
        );
        prop_assert_eq!(again.expect("the start is legal"), session);
    }
}

// The text of a save.

fn saved(session: &Session<Pebbles>) -> Save<Pebbles> {
    Save::from_session(session)
}

fn parsed(text: &str, format: Format) -> Result<Save<Pebbles>, SaveError> {
    Save::parse(text, format)
}

/// The version of the program that writes these saves.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

const BOTH: [Format; 2] = [Format::Ron, Format::Json];

#[test]
fn a_ron_save_has_one_entry_of_the_log_a_line() {
    let mut start = start();
    start.deal = Some(4711);
    let mut session = Session::<Pebbles>::restore(start, some_log(), 6).expect("legal");
    assert!(session.annotate(1, "from the top"));
    let expected = r#"(
    studiolo: 2,
    game: "pebbles",
    version: 3,
    program: "PROGRAM",
    people: [(name: "Ada"), (name: "Béla \"the\nbold\""), (name: "Çelik [(,")],
    deal: 4711,
    cursor: 6,
    start: (heaps: [3, 5, 4], stack: [Right, Left], note: None),
    log: [
        (A, Take(heap: 0, pebbles: 2)),
        (command: (B, Draw), note: "from the top"),
        (C, Take(heap: 1, pebbles: 1)),
        (A, Take(heap: 0, pebbles: 1)),
        (B, Lay(Right)),
        (C, Say("that\'s \u{301}\0\u{7f}\'(\"\\\n")),
        (C, Take(heap: 1, pebbles: 4)),
    ],
)
"#;
    let text = saved(&session).to_ron().expect("writable");
    let (text, _) = text.split_once("    rewrites: ").expect("the note");
    assert_eq!(format!("{text})\n"), expected.replace("PROGRAM", PROGRAM));
}

#[test]
fn a_json_save_has_one_entry_of_the_log_a_line() {
    let mut session = session(some_log()[..2].to_vec());
    session.play_anyway(take(Seat::A, 1, 1)).expect("possible");
    let expected = r#"{
    "studiolo": 2,
    "game": "pebbles",
    "version": 3,
    "program": "PROGRAM",
    "people": [{"name": "Ada", "colour": "D"}, {"name": "Béla \"the\nbold\""}, {"name": "Çelik [(,"}],
    "cursor": 3,
    "start": {"heaps": [3, 5, 4], "stack": ["Right", "Left"], "note": null},
    "log": [
        ["A", {"Take": {"heap": 0, "pebbles": 2}}],
        ["B", "Draw"],
        {"command": ["A", {"Take": {"heap": 1, "pebbles": 1}}], "kept": {"rule": "P1", "fact": "Turn(C)"}}
    ]
}
"#;
    let expected = expected.replace("PROGRAM", PROGRAM);
    assert_eq!(saved(&session).to_json().expect("writable"), expected);
    let empty = Save::<Pebbles> {
        log: vec![],
        ..saved(&session)
    };
    let text = empty.to_json().expect("writable");
    assert!(text.ends_with("    \"log\": []\n}\n"), "{text}");
}

#[test]
fn a_saved_session_opens_as_the_same_session() {
    let mut session = session(some_log());
    session.go_to(3);
    for format in BOTH {
        let text = saved(&session).to_text(format).expect("writable");
        let again = parsed(&text, format).expect("readable");
        assert_eq!(again.into_session().expect("legal"), session);
    }
}

#[test]
fn a_broken_log_and_an_illegal_start_survive_a_save() {
    let mut save = saved(&session(some_log()));
    save.log[0] = take(Seat::E, 9, 9).into();
    save.start.heaps = vec![];
    for format in BOTH {
        let text = save.to_text(format).expect("writable");
        assert_eq!(parsed(&text, format).expect("readable"), save);
    }
}

proptest! {
    #[test]
    fn any_save_comes_back_as_it_was(
        names in prop::collection::vec(any::<String>(), 0..6),
        heaps in prop::collection::vec(any::<u8>(), 0..60),
        note in any::<Option<String>>(),
        log in prop::collection::vec(any_entry(), 0..20),
        cursor in any::<usize>(),
    ) {
        let lines = log.len();
        let deal = heaps.first().copied().map(u64::from);
        let start = Start { names, deal, heaps, stack: None, note, marks: BTreeMap::new() };
        let rewrites = Rewrites::default();
        let log = entries(&log);
        let save = Save::<Pebbles> { start, log, cursor, marks: Vec::new(), rewrites, sheet: None };
        for format in BOTH {
            let text = save.to_text(format).expect("writable");
            let again = parsed(&text, format);
            prop_assert_eq!(again.expect("readable"), save.clone());
            let is_log =
                |line: &&str| line.starts_with("    log: [") || line.starts_with("    \"log\": [");
            let log = text.lines().skip_while(|line| !is_log(line));
            let entries = log.filter(|line| {
                line.starts_with("        (") || line.starts_with("        [\"")
            });
            prop_assert_eq!(entries.count(), lines);
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>(), at in 0..400usize) {
        let _ = parsed(&text, Format::Ron);
        let _ = parsed(&text, Format::Json);
        // Nonsense in the middle of something sensible gets further.
        let save = saved(&session(some_log()));
        for format in BOTH {
            let mut sensible = save.to_text(format).expect("writable");
            let at = sensible.floor_char_boundary(at);
            sensible.insert_str(at, &text);
            let _ = parsed(&sensible, format);
        }
    }
}

#[test]
fn a_hand_typed_save_needs_neither_log_nor_cursor_nor_some() {
    let save = parsed(
        "\u{feff}// Tuesday\r\n(studiolo: 1, game: \"pebbles\", start: (names: [\"A\", \"B\"], \
         heaps: [1, 2, 3], stack: [Left], note: \"late\"))",
        Format::Ron,
    )
    .expect("readable");
    assert_eq!((save.cursor, save.log.len()), (0, 0));
    assert_eq!(save.start.stack, Some(vec![Left]));
    assert_eq!(save.start.note.as_deref(), Some("late"));
}

#[test]
fn what_a_save_of_format_2_may_hold_can_be_typed_by_hand() {
    let ron = r#"// A Tuesday in spring.
(
    studiolo: 2,
    game: "pebbles",
    version: 3,
    people: [(name: "Ada"), (name: "Ben", plays: Bot(Easy)), (name: "Cid")],
    deal: 12,
    start: (heaps: [3, 5, 4], stack: [Right, Left]),
    log: [
        (A, Take(heap: 0, pebbles: 2)), // with both hands
        // The cards:
        (command: (B, Draw), note: "(\"slowly\")"),
        ( /* a /* block */ comment */ note : "it was her turn", kept: (rule: "P1"),
          command: (A, Take(heap: 1, pebbles: 1))),
        (B, Say("command: (")),
    ],
    cursor: 3,
)
"#;
    let json = r#"{
    "studiolo": 2, "game": "pebbles", "version": 3, "deal": 12,
    "people": [{"name": "Ada"}, {"name": "Ben", "plays": {"Bot": "Easy"}}, {"name": "Cid"}],
    "start": {"heaps": [3, 5, 4], "stack": ["Right", "Left"]},
    "log": [
        ["A", {"Take": {"heap": 0, "pebbles": 2}}],
        { "note": "(\"slowly\")", "command": ["B", "Draw"]},
        {"command": ["A", {"Take": {"heap": 1, "pebbles": 1}}], "kept": {"rule": "P1"},
         "note": "it was her turn"},
        ["B", {"Say": "command: ("}]
    ],
    "cursor": 3
}"#;
    for (text, format) in [(ron, Format::Ron), (json, Format::Json)] {
        let save = parsed(text, format).expect("readable");
        assert_eq!(save.start.names, ["Ada", "Ben", "Cid"]);
        assert_eq!((save.start.deal, save.cursor), (Some(12), 3));
        let noted = |n: usize| save.log[n].note.as_str();
        assert_eq!(
            [noted(0), noted(1), noted(2)],
            ["", "(\"slowly\")", "it was her turn"]
        );
        assert_eq!(
            save.log[2].kept.as_ref().map(|kept| &*kept.rule),
            Some("P1")
        );
        assert_eq!(save.log[3], (Seat::B, Say("command: (".to_owned())));

        let mut session = save.into_session().expect("legal");
        assert_eq!(session.refusal_of(2), Some(&Refusal::Turn(Seat::C)));
        assert_eq!((session.broken(), session.game().heaps), (None, [1, 4, 4]));
        session.play(take(Seat::B, 2, 4)).expect("it goes on");
        let again = saved(&session).to_text(format).expect("writable");
        assert_eq!(parsed(&again, format).expect("readable"), saved(&session));
    }
}

#[test]
fn a_mistake_in_an_entry_with_a_note_is_told_at_its_place() {
    let mut session = session(some_log());
    session.annotate(3, "Übermut");
    let text = saved(&session).to_ron().expect("writable");
    for (from, to, place, entry) in [
        ("(command: (A, Take", "(command: (A, Tkae", (13, 23), 4),
        ("note: \"Übermut\"", "note: Übermut", (13, 57), 4),
        ("(command: (A", "(comand: (A", (13, 10), 4),
        ("(C, Take(heap: 1", "(C, Take(heap: -1", (12, 25), 3),
    ] {
        let error = parsed(&text.replacen(from, to, 1), Format::Ron).expect_err(to);
        let SaveError::Syntax { line, column, .. } = &error else {
            panic!("{error}");
        };
        assert_eq!((*line, *column), place, "{error}");
        let told = format!("in entry {entry}, ");
        assert!(save_error(&error).contains(&told), "{error}");
    }
}

#[test]
fn a_save_of_a_later_version_of_the_game_is_told_and_one_without_a_version_is_the_first() {
    for (text, format) in [
        (
            "(studiolo: 2, game: \"pebbles\", version: 4, start: Quarry(7))",
            Format::Ron,
        ),
        (
            r#"{"studiolo": 2, "version": 4, "game": "pebbles", "start": ?"#,
            Format::Json,
        ),
    ] {
        let error = parsed(text, format).expect_err("newer");
        let told = matches!(
            error,
            SaveError::NewerGame {
                game: "pebbles",
                found: 4,
                supported: 3,
            }
        );
        assert!(told, "{error}");
    }
    let text = "(studiolo: 2, game: \"pebbles\")";
    let header = Header::parse(text, Format::Ron).expect("a header");
    assert_eq!((header.format, header.version), (2, 1));
}

#[test]
fn the_header_is_read_whatever_game_it_is_and_whatever_follows() {
    let people = vec![
        Person {
            name: "Ada".to_owned(),
            colour: Some(Colour(Seat::D)),
            ..Person::default()
        },
        Person {
            name: "Ben".to_owned(),
            plays: Plays::Bot(Level::Strong),
            colour: None,
        },
    ];
    for (text, format) in [
        (
            "(studiolo: 2, game: \"marbles\", version: 8, program: \"9.0.1\", deal: 5, \
             people: [(name: \"Ada\", colour: D), (name: \"Ben\", plays: Bot(Strong))], start: <<?>>",
            Format::Ron,
        ),
        (
            r#"{"deal": 5, "studiolo": 2, "marks": [[1], "x"], "game": "marbles", "version": 8,
               "people": [{"name": "Ada"}, {"name": "Ben", "plays": {"Bot": "Strong"}}],
               "program": "9.0.1", "log": [?"#,
            Format::Json,
        ),
    ] {
        let header = Header::parse(text, format).expect("a header");
        let expected = Header {
            format: 2,
            game: "marbles".to_owned(),
            version: 8,
            program: Some("9.0.1".to_owned()),
            people: People {
                seats: people.clone(),
                deal: Some(5),
            },
        };
        assert_eq!(header, expected);
    }
    let old = "(studiolo: 1, game: \"pebbles\", start: (names: [\"Ada\"]))";
    let header = Header::parse(old, Format::Ron).expect("a header");
    assert_eq!((header.format, header.people), (1, People::default()));
    assert!(matches!(
        Header::parse("", Format::Ron),
        Err(SaveError::Empty)
    ));
}

#[test]
fn without_a_cursor_one_stands_at_the_end_of_the_log() {
    for format in BOTH {
        let text = saved(&session(some_log())).to_text(format).expect("fine");
        let lines: Vec<&str> = text.lines().filter(|l| !l.contains("cursor")).collect();
        let save = parsed(&lines.join("\n"), format).expect("readable");
        assert_eq!(save.cursor, 7);
    }
}

#[test]
fn long_lines_of_the_start_are_broken_at_their_brackets() {
    let mut save = saved(&session(vec![]));
    save.start.names = vec!["n".repeat(60), "m)],(".repeat(15)];
    for (format, last) in [(Format::Ron, ","), (Format::Json, "")] {
        let text = save.to_text(format).expect("writable");
        let (n, m) = (&save.start.names[0], &save.start.names[1]);
        let [name, close] = match format {
            Format::Ron => ["(name: ", ")"],
            Format::Json => ["{\"name\": ", "}"],
        };
        let broken = format!(
            "[\n        {name}\"{n}\"{close},\n        {name}\"{m}\"{close}{last}\n    ],\n"
        );
        assert!(text.contains(&broken), "{text}");
        assert_eq!(parsed(&text, format).expect("readable"), save);
    }
}

#[test]
fn a_map_with_keys_of_several_parts_is_broken_into_lines_too() {
    let mut save = saved(&session(vec![]));
    let words = vec!["w".repeat(50); 2];
    save.start.marks.insert((1, 2), words.clone());
    save.start.marks.insert((3, 4), vec![]);
    let text = save.to_ron().expect("writable");
    let word = &words[0];
    let broken = format!(
        "marks: {{\n            (1, 2): [\n                \"{word}\",\n                \"{word}\",\n            ],\n            (3, 4): [],\n        }},\n"
    );
    assert!(text.contains(&broken), "{text}");
    assert_eq!(parsed(&text, Format::Ron).expect("readable"), save);
}

#[test]
fn what_a_format_cannot_hold_is_an_error_and_leaves_the_file() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.json");
    let mut save = saved(&session(vec![]));
    save.write(&path).expect("writable");
    let before = content(&path);
    // Keys in JSON are strings.
    save.start.marks.insert((1, 2), vec![]);
    let error = save.write(&path).expect_err("no string");
    assert!(matches!(error, SaveError::Unwritable { .. }), "{error}");
    assert_eq!(content(&path), before);
}

#[test]
fn a_newer_version_is_told_even_if_the_rest_is_another_language() {
    for (text, format) in [
        (
            "(studiolo: 3, game: \"pebbles\", start: <<new syntax>>",
            Format::Ron,
        ),
        (
            "( // by hand\n studiolo: 3, seats: [1, (2)], \u{1}",
            Format::Ron,
        ),
        ("(title: \"x\", studiolo: 3)", Format::Ron),
        (r#"{"studiolo": 3, "game": 7, "start": ?"#, Format::Json),
        (r#"{"title": [], "studiolo": 3}"#, Format::Json),
    ] {
        let error = parsed(text, format).expect_err("newer");
        assert!(
            matches!(
                error,
                SaveError::Newer {
                    found: 3,
                    supported: VERSION
                }
            ),
            "{error}"
        );
    }
}

#[test]
fn a_save_of_another_game_is_told_even_if_it_cannot_be_read() {
    for (text, format) in [
        (
            "(studiolo: 1, game: \"marbles\", start: Marbles)",
            Format::Ron,
        ),
        (
            r#"{"studiolo": 1, "game": "marbles", "start": ?"#,
            Format::Json,
        ),
    ] {
        let error = parsed(text, format).expect_err("another game");
        let SaveError::OtherGame { found, expected } = &error else {
            panic!("{error}");
        };
        assert_eq!((found.as_str(), *expected), ("marbles", "pebbles"));
    }
}

#[test]
fn what_does_not_say_that_it_is_a_save_is_none() {
    for (text, format) in [
        ("()", Format::Ron),
        ("(title: \"x\")", Format::Ron),
        ("(studiolo: 1)", Format::Ron),
        ("(game: \"pebbles\")", Format::Ron),
        ("(studiolo: 0, game: \"pebbles\")", Format::Ron),
        ("{}", Format::Json),
        (r#"{"studiolo": 1}"#, Format::Json),
    ] {
        let error = parsed(text, format).expect_err("no header");
        assert!(matches!(error, SaveError::NotASave), "{text}: {error}");
    }
}

#[test]
fn a_syntax_error_says_where_and_what() {
    let text = saved(&session(some_log())).to_ron().expect("writable");
    for (from, to, place, reason) in [
        (
            "(B, Draw)",
            "(B, Drew)",
            (11, 13),
            "in entry 2, \"Drew\" is not a word Studiolo knows (did you mean \"Draw\"?)",
        ),
        (
            "cursor: 6",
            "curser: 6",
            (7, 5),
            "\"curser\" is not known here (did you mean \"cursor\"?)",
        ),
        (
            "heaps: [3, 5",
            "heaps: [3, 500",
            (8, 24),
            "the number is out of range",
        ),
        ("log: [", "log: {", (9, 10), "expected an opening \"[\""),
        (
            "    game: \"pebbles\",\n",
            "    game: pebbles,\n",
            (3, 11),
            "a text in quotation marks",
        ),
    ] {
        let text = text.replace("cursor: 7", "cursor: 6").replace(from, to);
        let error = parsed(&text, Format::Ron).expect_err(to);
        let SaveError::Syntax { line, column, .. } = &error else {
            panic!("{error}");
        };
        assert_eq!((*line, *column), place, "{error}");
        assert!(save_error(&error).contains(reason), "{error}");
    }
    let json = "{\"studiolo\": 1, \"game\": \"pebbles\",\n\"start\": {\"é\": 0, \"names\": 1}}";
    let error = parsed(json, Format::Json).expect_err("names is a number");
    let SaveError::Syntax {
        line: 2,
        column: 28,
        wrong,
        ..
    } = &error
    else {
        panic!("{error}");
    };
    let found = Some(Thing::ThisNumber("1".into()));
    let wanted = Thing::List;
    assert_eq!(*wrong, Wrong::Expected { wanted, found });
}

#[test]
fn a_message_never_shows_control_characters_or_a_whole_file() {
    let long = "\u{1b}[31m".repeat(100_000);
    for text in [
        serde_json::json!({"studiolo": 1, "game": long}).to_string(),
        serde_json::json!({"studiolo": 1, "game": "pebbles", long: 1}).to_string(),
    ] {
        let message = save_error(&parsed(&text, Format::Json).expect_err("hostile"));
        assert!(message.len() < 1000, "{}", message.len());
        assert!(!message.contains(char::is_control), "{message:?}");
    }
}

#[test]
fn a_file_cut_off_anywhere_is_an_error_and_never_another_game() {
    let save = saved(&session(some_log()));
    for format in BOTH {
        let text = save.to_text(format).expect("writable");
        let dir = tempfile::tempdir().expect("a directory");
        let name = if format == Format::Ron {
            "g.ron"
        } else {
            "g.json"
        };
        let path = dir.path().join(name);
        for end in 0..text.len() - 1 {
            fs::write(&path, &text.as_bytes()[..end]).expect("writable");
            let error = Save::<Pebbles>::read(&path).expect_err("cut off");
            let fits = match &error {
                SaveError::Empty => end == 0,
                SaveError::NotText => !text.is_char_boundary(end),
                SaveError::Syntax { .. } => true,
                _ => false,
            };
            assert!(fits, "cut at {end}: {error}");
        }
        // Only the line break at the end is missing.
        let text = text.trim_end();
        assert_eq!(parsed(text, format).expect("whole"), save);
    }
}

#[test]
fn deep_nesting_is_an_error_and_no_overflow() {
    let inside = |open: &str, close: &str, depth: usize| {
        let nest = open.repeat(depth) + &close.repeat(depth);
        [
            (nest.clone(), Format::Ron),
            (nest.clone(), Format::Json),
            (format!("(x: {nest}, studiolo: 1)"), Format::Ron),
            (
                format!("(studiolo: 1, game: \"pebbles\", start: (unknown: {nest}))"),
                Format::Ron,
            ),
            (
                format!("(studiolo: 1, game: \"pebbles\", start: {nest})"),
                Format::Ron,
            ),
            (
                format!("(studiolo: 1, game: \"pebbles\", log: [{nest}])"),
                Format::Ron,
            ),
            (format!(r#"{{"x": {nest}}}"#), Format::Json),
            (
                format!(r#"{{"studiolo": 1, "game": "pebbles", "start": {{"unknown": {nest}}}}}"#),
                Format::Json,
            ),
            (
                format!(r#"{{"studiolo": 1, "game": "pebbles", "log": [{nest}]}}"#),
                Format::Json,
            ),
        ]
    };
    for (open, close) in [
        ("(", ")"),
        ("[", "]"),
        ("{", "}"),
        ("[", ""),
        ("(", ""),
        ("Some(", ")"),
        ("(a:", ")"),
        ("{(", ")}"),
        ("{\"a\":", "}"),
        ("/*", "*/"),
        ("#![enable(", ")]"),
        ("'", ""),
        ("\"", ""),
        ("-", ""),
    ] {
        for (text, format) in inside(open, close, 500_000) {
            assert!(parsed(&text, format).is_err(), "{open}");
        }
    }
}

#[test]
fn a_long_log_is_read_in_reasonable_time() {
    let mut save = saved(&session(vec![]));
    save.log = vec![(Seat::C, Say(String::new())).into(); 100_000];
    for format in BOTH {
        let text = save.to_text(format).expect("writable");
        assert_eq!(parsed(&text, format).expect("readable").log.len(), 100_000);
    }
}

// Files.

fn content(path: &Path) -> String {
    fs::read_to_string(path).expect("readable")
}

fn files(dir: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(dir)
        .expect("readable")
        .map(|entry| entry.expect("an entry").file_name().into_string())
        .map(|name| name.expect("UTF-8"))
        .collect();
    names.sort();
    names
}

#[test]
fn a_file_is_read_and_written_in_the_format_of_its_name() {
    let dir = tempfile::tempdir().expect("a directory");
    let save = saved(&session(some_log()));
    for (name, first) in [("g.ron", '('), ("g.JSON", '{'), ("g.txt", '('), ("g", '(')] {
        let path = dir.path().join(name);
        save.write(&path).expect("writable");
        save.write(&path).expect("writable a second time");
        assert!(content(&path).starts_with(first));
        assert_eq!(Save::read(&path).expect("readable"), save);
    }
    assert_eq!(files(dir.path()), ["g", "g.JSON", "g.ron", "g.txt"]);
}

#[test]
fn files_that_are_no_texts_are_told_apart_from_files_with_mistakes() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let zeros = [0; 4096];
    for (bytes, fits) in [
        (&b"\xff\xfe\x00"[..], "NotText"),
        (&zeros[..], "NotText"),
        (b"(studiolo: 1, game: \"pebbles\", start: \xc3", "NotText"),
        (b"(studiolo: 1\0", "NotText"),
        (b"", "Empty"),
        (b" \r\n\t", "Empty"),
        (b"hello", "Syntax"),
    ] {
        fs::write(&path, bytes).expect("writable");
        let error = Save::<Pebbles>::read(&path).expect_err(fits);
        assert!(format!("{error:?}").starts_with(fits), "{error:?}");
    }
}

#[test]
fn a_file_larger_than_any_game_is_not_even_read() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let file = fs::File::create(&path).expect("writable");
    // A file with a hole: it takes no room on the disk.
    file.set_len(1 << 40).expect("a terabyte");
    let error = Save::<Pebbles>::read(&path).expect_err("huge");
    assert!(matches!(error, SaveError::TooBig), "{error}");
    file.set_len(MAX_BYTES + 1).expect("one too many");
    let error = Save::<Pebbles>::read(&path).expect_err("one too many");
    assert!(matches!(error, SaveError::TooBig), "{error}");
    file.set_len(MAX_BYTES).expect("just right");
    let error = Save::<Pebbles>::read(&path).expect_err("zeros");
    assert!(matches!(error, SaveError::NotText), "{error}");

    let mut save = saved(&session(vec![]));
    save.start.note = Some("x".repeat(MAX_BYTES as usize));
    let error = save.write(&path).expect_err("one could not read it again");
    assert!(matches!(error, SaveError::TooBig), "{error}");
}

/// Nobody writes to this pipe: whoever opened it would wait for ever.
#[cfg(unix)]
#[test]
fn what_is_no_file_is_refused_at_once() {
    let dir = tempfile::tempdir().expect("a directory");
    let pipe = dir.path().join("pipe.ron");
    let made = Process::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo is there").success());
    for path in [&pipe, dir.path(), Path::new("/dev/zero")] {
        let error = Save::<Pebbles>::read(path).expect_err("no file");
        assert!(matches!(&error, SaveError::NotAFile { path: p } if p == path));
        assert!(save_error(&error).contains("is not a file"), "{error}");
    }
    Shelf::new(&pipe)
        .save(&session(vec![]))
        .expect_err("there is something already");
}

#[test]
fn errors_with_files_name_the_file_and_what_the_system_says() {
    let dir = tempfile::tempdir().expect("a directory");
    let missing = dir.path().join("missing.ron");
    let error = Save::<Pebbles>::read(&missing).expect_err("missing");
    assert!(matches!(&error, SaveError::Read { path, .. } if *path == missing));
    assert!(save_error(&error).contains("missing.ron"), "{error}");

    let save = saved(&session(some_log()));
    fs::write(dir.path().join("file"), "mine").expect("writable");
    fs::create_dir(dir.path().join("g.ron")).expect("a directory");
    let before = files(dir.path());
    for name in ["file/g.ron", "nowhere/g.ron", "g.ron", "", ".."] {
        let path = dir.path().join(name);
        let error = save.write(&path).expect_err("no place for a file");
        let (SaveError::Write { path: p, .. } | SaveError::NotAFile { path: p }) = &error else {
            panic!("{error}");
        };
        assert_eq!(*p, path);
    }
    assert_eq!(files(dir.path()), before);
    assert_eq!(content(&dir.path().join("file")), "mine");
}

/// A socket of our own stands in for a device: were the program wrong, the test
/// would replace what it writes to.
#[cfg(unix)]
#[test]
fn what_is_no_file_is_not_replaced_by_a_save() {
    use std::os::unix::fs::FileTypeExt;
    use std::os::unix::net::UnixListener;

    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("socket");
    let _socket = UnixListener::bind(&path).expect("a socket");
    saved(&session(vec![])).write(&path).expect_err("a socket");
    let kind = fs::metadata(&path).expect("it is there").file_type();
    assert!(kind.is_socket());
    assert_eq!(files(dir.path()), ["socket"]);
}

#[cfg(unix)]
#[test]
fn a_link_goes_on_pointing_to_the_file_that_is_written() {
    let dir = tempfile::tempdir().expect("a directory");
    let (file, link) = (dir.path().join("g.ron"), dir.path().join("link.ron"));
    fs::write(&file, "old").expect("writable");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    let save = saved(&session(some_log()));
    save.write(&link).expect("writable");
    assert!(link.is_symlink());
    assert_eq!(Save::read(&file).expect("readable"), save);
}

/// A limit on the size of files stands in for a full disk: the write fails half
/// way. A limit is for ever, so the test runs itself a second time under it.
#[cfg(unix)]
#[test]
fn a_write_that_runs_out_of_room_leaves_the_old_file_and_nothing_else() {
    const FILE: &str = "STUDIOLO_TEST_WITHOUT_ROOM";
    let save = saved(&session(some_log()));
    let mut large = save.clone();
    large.start.note = Some("x".repeat(1 << 20));
    if let Some(path) = std::env::var_os(FILE) {
        let error = large.write(path.as_ref()).expect_err("there is no room");
        assert!(matches!(error, SaveError::Write { .. }), "{error}");
        return;
    }
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    save.write(&path).expect("writable");
    let this = "a_write_that_runs_out_of_room_leaves_the_old_file_and_nothing_else";
    let output = Process::new("sh")
        .args([
            "-c",
            "trap '' XFSZ; ulimit -f 64; exec \"$0\" --exact \"$1\"",
        ])
        .arg(std::env::current_exe().expect("this test"))
        .arg(this)
        .env(FILE, &path)
        .output()
        .expect("there is a shell");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("1 passed"), "{said}");
    assert_eq!(Save::read(&path).expect("readable"), save);
    assert_eq!(files(dir.path()), ["g.ron"]);
    large.write(&path).expect("here there is room");
}

#[test]
fn an_unreadable_file_is_set_aside_without_overwriting_any() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let first = dir.path().join("g.ron.unreadable-1");
    fs::write(&first, "of last week").expect("writable");
    for n in [2, 3] {
        fs::write(&path, format!("nonsense {n}")).expect("writable");
        let aside = set_aside(&System, &path).expect("there is a free name");
        assert_eq!(aside, dir.path().join(format!("g.ron.unreadable-{n}")));
        assert_eq!(content(&aside), format!("nonsense {n}"));
        assert!(!path.exists());
    }
    assert_eq!(content(&first), "of last week");
    set_aside(&System, &path).expect_err("there is no file");
    assert_eq!(files(dir.path()).len(), 3);
}

// The shelf.

/// Takes one pebble after the other from the heap.
fn empty_heap(session: &mut Session<Pebbles>, heap: usize) {
    while session.game().heaps[heap] > 0 {
        let turn = session.game().turn;
        session.play(take(turn, heap, 1)).expect("legal");
    }
}

#[test]
fn a_shelf_saves_and_reopens_a_session() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut session = session(some_log());
    session.go_to(5);
    for name in ["g.ron", "g.json"] {
        let path = dir.path().join(name);
        let mut shelf = Shelf::new(&path);
        shelf.save(&session).expect("writable");
        let (again, save) = Shelf::open::<Pebbles>(&path).expect("readable");
        assert_eq!(again.path(), path);
        assert_eq!(save.into_session().expect("legal"), session);
    }
    assert_eq!(files(dir.path()), ["g.json", "g.ron"]);
}

#[test]
fn the_first_entry_and_every_new_chapter_keep_what_was_there_as_a_backup() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut shelf = Shelf::new(dir.path().join("g.ron"));
    let mut session = session(vec![]);
    shelf.save(&session).expect("writable");
    assert_eq!(shelf.backups().expect("readable").len(), 0);
    session.play(take(Seat::A, 0, 1)).expect("legal");
    shelf.save(&session).expect("writable");
    assert_eq!(shelf.backups().expect("readable").len(), 1);
    session.play(take(Seat::B, 0, 1)).expect("legal");
    shelf.save(&session).expect("writable");
    assert_eq!(shelf.backups().expect("readable").len(), 1);
    let before = session.clone();
    session.play(take(Seat::C, 0, 1)).expect("legal");
    shelf.save(&session).expect("writable");
    let backups = shelf.backups().expect("readable");
    assert_eq!(backups[0], dir.path().join("g.2.bak.ron"));
    let backup = Save::<Pebbles>::read(&backups[0]).expect("readable");
    assert_eq!(backup.into_session().expect("legal"), before);

    // A program that starts in the middle of a chapter makes no backup of it.
    let (mut shelf, save) = Shelf::open::<Pebbles>(shelf.path()).expect("readable");
    let mut session = save.into_session().expect("legal");
    let turn = session.game().turn;
    session.play(take(turn, 1, 1)).expect("legal");
    shelf.save(&session).expect("writable");
    assert_eq!(shelf.backups().expect("readable").len(), 2);
    empty_heap(&mut session, 1);
    shelf.save(&session).expect("writable");
    assert_eq!(
        files(dir.path()),
        ["g.1.bak.ron", "g.2.bak.ron", "g.3.bak.ron", "g.ron"]
    );
}

#[test]
fn undoing_and_redoing_the_end_of_a_chapter_does_not_push_other_backups_out() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut shelf = Shelf::new(dir.path().join("g.ron"));
    let mut session = session(vec![]);
    empty_heap(&mut session, 0);
    for _ in 0..20 {
        shelf.save(&session).expect("writable");
        session.undo();
        shelf.save(&session).expect("writable");
        session.redo();
    }
    assert_eq!(shelf.backups().expect("readable").len(), 2);
}

#[test]
fn the_newest_backups_are_kept_and_nothing_else_is_removed() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut shelf = Shelf::new(dir.path().join("g.ron"));
    assert_eq!(shelf.backup_now().expect("no file, no backup"), None);
    let others = [
        "g.bak.ron",
        "g.3.bak.json",
        "g.x.bak.ron",
        "gg.1.bak.ron",
        "g.1.bak.1.bak.ron",
    ];
    for other in others {
        fs::write(dir.path().join(other), other).expect("writable");
    }
    let mut session = session(vec![]);
    for n in 1..=25u64 {
        session.play((Seat::A, Say(n.to_string()))).expect("legal");
        shelf.save(&session).expect("writable");
        let backup = shelf.backup_now().expect("writable").expect("a file");
        assert_eq!(backup, dir.path().join(format!("g.{n}.bak.ron")));
        assert_eq!(content(&backup), content(shelf.path()));
    }
    let backups = shelf.backups().expect("readable");
    let newest: Vec<_> = (16..=25)
        .rev()
        .map(|n| dir.path().join(format!("g.{n}.bak.ron")))
        .collect();
    assert_eq!(newest.len(), MAX_BACKUPS);
    assert_eq!(backups, newest);
    for other in others {
        assert_eq!(content(&dir.path().join(other)), other);
    }
}

#[test]
fn a_file_that_was_changed_elsewhere_is_not_overwritten() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let mut here = session(vec![]);
    let mut shelf = Shelf::new(&path);
    shelf.save(&here).expect("writable");

    let (mut other_shelf, save) = Shelf::open::<Pebbles>(&path).expect("readable");
    let mut there = save.into_session().expect("legal");
    there.play((Seat::A, Draw)).expect("legal");
    other_shelf.save(&there).expect("writable");

    here.play(take(Seat::A, 0, 1)).expect("legal");
    for _ in 0..2 {
        let error = shelf.save(&here).expect_err("changed elsewhere");
        assert!(matches!(&error, SaveError::ChangedElsewhere { path: p } if *p == path));
    }
    let (_, save) = Shelf::open::<Pebbles>(&path).expect("readable");
    assert_eq!(save.into_session().expect("legal"), there);

    // Whoever insists does not destroy it either.
    shelf.save_anyway(&here).expect("writable");
    let backups = shelf.backups().expect("readable");
    assert_eq!(Save::read(&backups[0]).expect("readable"), saved(&there));
    here.play((Seat::B, Draw)).expect("legal");
    shelf.save(&here).expect("known again");
}

#[test]
fn a_change_that_keeps_the_length_and_a_change_to_nonsense_are_noticed_too() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let mut here = session(vec![]);
    let mut shelf = Shelf::new(&path);
    shelf.save(&here).expect("writable");
    let text = content(&path);
    here.play((Seat::A, Draw)).expect("legal");
    let huge = " ".repeat(MAX_BYTES as usize + 1);
    for other in [&text.replace("Ada", "Eva"), "", "nonsense", &huge] {
        fs::write(&path, other).expect("writable");
        let error = shelf.save(&here).expect_err("changed elsewhere");
        assert!(
            matches!(error, SaveError::ChangedElsewhere { .. }),
            "{error}"
        );
        assert_eq!(content(&path), other);
    }
}

#[test]
fn a_new_game_does_not_overwrite_a_file_that_is_already_there() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    fs::write(&path, "precious").expect("writable");
    let error = Shelf::new(&path)
        .save(&session(vec![]))
        .expect_err("there is a file");
    assert!(matches!(error, SaveError::ChangedElsewhere { .. }));
    assert_eq!(content(&path), "precious");
}

#[test]
fn a_file_that_was_deleted_elsewhere_is_written_again() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let mut shelf = Shelf::new(&path);
    let session = session(some_log());
    shelf.save(&session).expect("writable");
    fs::remove_file(&path).expect("it was there");
    shelf.save(&session).expect("writable");
    assert_eq!(Save::read(&path).expect("readable"), saved(&session));
}

#[test]
fn after_a_failed_save_the_next_one_works() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("later").join("g.ron");
    let mut shelf = Shelf::new(&path);
    let session = session(some_log());
    let error = shelf.save(&session).expect_err("no directory");
    assert!(matches!(error, SaveError::Write { .. }), "{error}");
    assert_eq!(shelf.backups().expect("none"), [] as [&Path; 0]);
    fs::create_dir(dir.path().join("later")).expect("a directory");
    shelf.save(&session).expect("writable");
}

// Sets and hidden cards.

#[test]
fn every_subset_comes_once_the_empty_one_first_the_whole_last() {
    let seats: Set<Seat> = [Seat::B, Seat::C, Seat::E].into_iter().collect();
    let subsets: Vec<_> = seats.subsets().collect();
    assert_eq!(subsets.len(), 8);
    assert_eq!((subsets[0], subsets[7]), (Set::EMPTY, seats));
    for (n, one) in subsets.iter().enumerate() {
        assert!(one.is_subset(seats));
        assert!(!subsets[..n].contains(one));
    }
    assert_eq!(Set::<Seat>::EMPTY.subsets().count(), 1);
}

#[test]
fn the_subsets_of_limited_size_are_those_of_all_subsets() {
    let seats = Set::<Seat>::all();
    for set in seats.subsets() {
        for most in 0..=6 {
            let limited: Vec<_> = set.subsets_up_to(most).collect();
            let all = set.subsets().filter(|subset| subset.len() <= most);
            assert_eq!(limited.len(), all.count(), "{set:?} up to {most}");
            assert_eq!(limited.first(), Some(&Set::EMPTY));
            for (n, one) in limited.iter().enumerate() {
                assert!(one.is_subset(set) && one.len() <= most);
                assert!(!limited[..n].contains(one));
            }
        }
    }
}

#[test]
fn a_set_is_saved_as_a_list_without_repetitions() {
    let seats: Set<Seat> = [Seat::E, Seat::A].into_iter().collect();
    let text = ron::to_string(&seats).expect("writable");
    assert_eq!(text, "[A,E]");
    assert_eq!(ron::from_str(&text), Ok(seats));
    ron::from_str::<Set<Seat>>("[A, E, A]").expect_err("A twice");
}

#[test]
fn the_turn_goes_round_the_table_past_empty_seats() {
    assert_eq!(Seat::C.left(3), Seat::A);
    assert_eq!(Seat::C.left(5), Seat::D);
    let bidders: Set<Seat> = [Seat::A, Seat::D].into_iter().collect();
    assert_eq!(Seat::B.next_in(bidders, 5), Seat::D);
    assert_eq!(Seat::D.next_in(bidders, 5), Seat::A);
    assert_eq!(Seat::A.next_in(Set::only(Seat::A), 5), Seat::A);
    assert_eq!(Seat::first(9), Set::all());
}

#[test]
fn a_stack_is_drawn_from_the_top_and_refilled_from_below() {
    let mut stack = Stack::<Scoop, 3>::order([Left, Middle, Right, Left]);
    assert_eq!(stack.len(), 3);
    assert_eq!(stack.draw(), Some(Card::Known(Left)));
    stack.put_under(Card::Known(Left));
    assert_eq!(stack, Stack::order([Middle, Right, Left]));
    for scoop in [Middle, Right, Left] {
        assert_eq!(stack.draw(), Some(Card::Known(scoop)));
    }
    assert_eq!(stack.draw(), None);
    assert_eq!(stack, Stack::order([]));
}

#[test]
fn of_a_counted_stack_nothing_but_the_count_is_known() {
    let mut stack = Stack::<Scoop, 3>::order([Left, Middle]).face_down();
    assert_eq!(stack, Stack::count(2));
    assert!(stack.known().is_empty());
    stack.put_under(Card::Known(Right));
    assert_eq!((stack.len(), stack.iter().count()), (3, 0));
    assert_eq!(stack.draw(), Some(Card::Hidden));
    assert_eq!(stack, Stack::count(2));
}

#[test]
fn a_card_leaves_a_hand_as_a_known_one_or_else_as_a_hidden_one() {
    let mut hand = Hand::new(Set::only(Left), 1);
    assert!(hand.take(Card::Known(Left)));
    assert_eq!((hand.known(), hand.hidden()), (Set::EMPTY, 1));
    assert!(hand.take(Card::Known(Right)), "it was the hidden one");
    assert!(!hand.take(Card::Known(Right)));
    assert!(!hand.take(Card::Hidden));
    assert!(!hand.reveal(Middle));
    hand.put(Card::Hidden);
    assert!(hand.reveal(Middle));
    assert_eq!(hand, Hand::new(Set::only(Middle), 0));
}

#[test]
fn from_outside_a_hand_shows_only_what_everybody_has_seen() {
    let mut hand = Hand::new(Set::only(Left), 1);
    hand.put_shown(Right);
    let outside = hand.from_outside();
    assert_eq!((outside.known(), outside.hidden()), (Set::only(Right), 2));
    assert_eq!(outside.len(), hand.len());
    assert_eq!(outside.from_outside(), outside);
    hand.take(Card::Known(Right));
    assert_eq!(hand.from_outside(), Hand::new(Set::EMPTY, 2));
    hand.show_all();
    assert_eq!(hand.from_outside(), hand);
}

//! Random steps in a session, in any order.

use proptest::prelude::*;
use table::{
    Broken, Failing, Format, Game, Item, Kept, Remedies, Remedy, Save, Seat, Session, Set,
};

use super::pebbles::{
    Draw, Happened, Lay, Order, Pebbles, Problem, Refusal, Say, Scoop, Start, Take, replayed,
    some_log, start,
};

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
    type Sealed = std::convert::Infallible;

    fn start(start: &Start) -> Result<Self, Vec<Problem>> {
        Pebbles::start(start).map(Self)
    }

    fn amounts(_: &Start) -> Vec<(table::save::limits::Part, usize)> {
        Vec::new()
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

    fn is_same_reason(one: &Refusal, other: &Refusal) -> bool {
        one == other
    }

    fn kept(refusal: &Refusal) -> Kept {
        Pebbles::kept(refusal)
    }

    fn may_decide(&self) -> Set<Seat> {
        self.0.may_decide()
    }

    fn passes(&self, seat: Seat) -> Option<Order> {
        self.0.passes(seat)
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

    fn sealed(_: &Order) -> Option<Self::Sealed> {
        None
    }

    fn is_revealed_by(_: &Order, _: &Order) -> bool {
        true
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

pub(crate) fn any_entry() -> impl Strategy<Value = Order> {
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
    Remedy(Vec<u8>),
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
        2 => prop::collection::vec(0..4u8, 0..6).prop_map(Step::Remedy),
        2 => Just(Step::Revert),
        1 => Just(Step::Reapply),
    ]
}

/// For each entry that does not hold: no decision, drop it, keep it, or replace it with
/// what was meant.
fn decided(session: &Session<Pebbles>, choices: &[u8]) -> Remedies<Order> {
    let mut decided = Remedies::new();
    for choice in choices {
        let failing = session.failing(&decided);
        let next = failing.iter().find(|it| !decided.contains_key(&it.entry));
        let Some(failing) = next else {
            break;
        };
        let instead = (failing.before.turn, Say("instead".to_owned()));
        let remedy = match choice {
            0 => continue,
            1 => Remedy::Drop,
            2 => Remedy::Mend(vec![instead]),
            _ if failing.problems.is_some() => continue,
            _ => Remedy::Keep,
        };
        decided.insert(failing.entry, remedy);
    }
    decided
}

/// Returns how many of these entries have a decision.
fn decided_of(failing: &[Failing<Pebbles>], decided: &Remedies<Order>) -> usize {
    let of = failing.iter().filter(|it| decided.contains_key(&it.entry));
    of.count()
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
                        // Unless the log was broken, redoing the change restores it.
                        if back.is_some() && session.reapply() {
                            prop_assert_eq!(session.log(), old.log());
                            prop_assert!(session.revert());
                        }
                    }
                }
                Step::Remedy(choices) => {
                    let decided = decided(&session, &choices);
                    let failing = session.failing(&decided);
                    let first = session.broken().map(|broken| broken.entry);
                    prop_assert_eq!(failing.first().map(|first| first.entry), first);
                    let old = session.clone();
                    let drops = decided.iter().filter(|(at, remedy)| {
                        **remedy == Remedy::Drop && failing.iter().any(|it| it.entry == **at)
                    });
                    let drops = drops.count();
                    if session.remedy(&decided) {
                        prop_assert_eq!(session.log().len(), before - drops);
                        let left = session.failing(&Remedies::new());
                        prop_assert_eq!(left.len(), failing.len() - decided_of(&failing, &decided));
                        prop_assert!(session.revert());
                        prop_assert_eq!(session.log(), old.log());
                        prop_assert_eq!(session.cursor(), old.cursor());
                        session.go_to(session.legal_len());
                        prop_assert!(session.reapply() || session.next_reapply().is_none());
                    } else {
                        prop_assert_eq!(session.log(), old.log());
                    }
                }
                Step::Reapply => drop(session.reapply()),
                // Whose turn it is need not be guessed.
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

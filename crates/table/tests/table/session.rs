//! The session: a log and what is played, undone and changed in it.

use std::collections::BTreeMap;

use table::{
    Amended, Broken, Card, Format, How, Inserted, Kept, NotAmended, Remedies, Remedy, Removed,
    Save, Seat, Session,
};

use super::pebbles::{
    Draw, Happened, Pebbles, Problem, Put, Refusal, Right, Say, Start, entries, names, replayed,
    session, some_log, start, take,
};

#[test]
fn a_session_starts_only_from_a_legal_start_and_says_all_that_is_wrong() {
    let nonsense = Start {
        names: names(&["Ada"]),
        deal: None,
        heaps: vec![1, 0],
        stack: None,
        note: None,
        marks: BTreeMap::new(),
        says: BTreeMap::new(),
        share: None,
        refused: None,
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
    // A new decision discards what was undone.
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
fn another_log_is_taken_whole_and_the_same_one_is_no_change() {
    let whole = some_log();
    for (here, there) in [(4, 7), (7, 4), (0, 7), (7, 0)] {
        let mut session = session(whole[..here].to_vec());
        session.adopt(entries(&whole[..there]));
        assert_eq!(session.log(), &whole[..there]);
        assert_eq!(session.cursor(), there);
        assert_eq!(session.rewrites().done().len(), 1);
        assert!(session.revert());
        assert_eq!(session.log(), &whole[..here]);
    }
    let mut session = session(whole.clone());
    session.go_to(3);
    session.adopt(entries(&whole));
    assert_eq!(session.log(), whole);
    assert_eq!(session.cursor(), 7, "one is where it is told to its end");
    assert_eq!(session.rewrites().done(), []);
}

#[test]
fn the_last_hundred_changes_can_be_taken_back() {
    let mut session = session(some_log());
    for n in 0..120 {
        assert!(session.annotate(0, n.to_string()));
        assert_eq!(session.rewrites().done().len(), (n + 1).min(100));
    }
    while session.revert() {}
    assert_eq!(session.log()[0].note, "19");
}

#[test]
fn changes_that_do_not_fit_the_log_of_a_save_are_left_out() {
    let mut session = session(some_log());
    session.go_to(2);
    session.play(take(Seat::C, 2, 4)).expect("legal");
    session.amend(0, take(Seat::A, 0, 1)).expect("legal");
    let mut save = Save::from_session(&session);
    // The first entry was removed from the file.
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
    // With the whole first heap gone, A's next entry fails.
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
    // Undoing it brings everything back.
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
fn the_cursor_is_one_less_where_an_entry_before_it_is_taken_out_that_nothing_hangs_on() {
    let mut log = some_log();
    log.insert(0, (Seat::A, Say("I begin".to_owned())));
    let mut session = session(log);
    assert!(session.go_to(3));
    session.remove(0).expect("it is there");
    assert_eq!((session.cursor(), session.log().len()), (2, 7));
    assert_eq!(session.game(), &replayed(&session, 2));
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
        allowed_by: None,
    };
    assert_eq!(session.log()[2].kept, Some(kept));
    assert_eq!(session.refusal_of(2), Some(&Refusal::Turn(Seat::C)));
    assert_eq!(session.game().heaps, [1, 0, 4]);
    assert_eq!(session.exceptions().collect::<Vec<_>>(), [2]);
    session.undo();
    assert_eq!(session.exceptions().count(), 0, "it is not on the table");
    session.redo();

    // The impossible is refused, and nothing changes.
    let before = session.clone();
    let problems = session.play_anyway(take(Seat::A, 1, 1));
    assert_eq!(problems, Err(vec![Problem::EmptyHeap(1)]));
    assert_eq!(session, before);
    // What is allowed is not an exception.
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
    // Amended to what the rules allow, it is no longer an exception.
    session.amend(3, take(Seat::A, 0, 1)).expect("legal");
    assert_eq!(session.log(), some_log());
    assert!(session.revert());
    assert!(session.log()[3].is_kept());

    // With the heap already gone, it cannot be kept either; the log says why.
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
    // The note moves with its entry.
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

#[test]
fn each_entry_that_no_longer_holds_is_mended_dropped_or_kept_in_one_step() {
    let mut session = session(some_log());
    let removed = session.remove(0).expect("there");
    assert_eq!(removed.holding, 0);
    let before = session.clone();

    // Everyone is out of turn now, and Cid cannot lay a card he has not drawn.
    let failing = session.failing(&Remedies::new());
    let entries: Vec<usize> = failing.iter().map(|it| it.entry).collect();
    assert_eq!(entries.first(), Some(&0), "{failing:?}");
    assert_eq!(failing[0].violation, Refusal::Turn(Seat::A));
    assert!(failing[0].problems.is_none(), "it can be kept");

    // Without decisions nothing happens.
    assert!(!session.remedy(&Remedies::new()));
    assert_eq!(session, before);

    let put_back = Remedy::Mend(vec![removed.removed.command, (Seat::B, Draw)]);
    let decided = Remedies::from([(0, put_back)]);
    assert_eq!(session.failing(&decided).len(), 1);
    assert!(session.remedy(&decided));
    assert_eq!(session.broken(), None);
    assert_eq!(session.log().len(), some_log().len());
    assert_eq!(session.cursor(), session.log().len());
    let how = session.next_revert().map(|rewrite| rewrite.how);
    assert_eq!(how, Some(How::Mended));
    assert!(session.revert());
    assert_eq!(session, before);
    assert!(session.reapply());
    assert_eq!(session.broken(), None);

    let mut kept = before.clone();
    assert!(kept.remedy(&Remedies::from([(0, Remedy::Keep)])));
    assert!(kept.log()[0].is_kept());
    let mut dropped = before.clone();
    assert!(dropped.remedy(&Remedies::from([(0, Remedy::Drop)])));
    assert_eq!(dropped.log(), &before.log()[1..]);
}

#[test]
fn what_earlier_rules_allowed_opens_as_an_exception() {
    let text = "(studiolo: 3, game: \"pebbles\", version: 3, rules: 1, people: [(name: \"Ada\"), \
        (name: \"Ben\")], cursor: 2, start: (heaps: [3, 5, 4], stack: None, note: None), log: [\
        (B, Take(heap: 0, pebbles: 1)), \
        (command: (B, Take(heap: 0, pebbles: 1)), note: \"again\"), \
        (A, Take(heap: 1, pebbles: 9))])";
    let open = |text: &str| {
        let save = Save::<Pebbles>::parse(text, Format::Ron).expect("readable");
        save.into_session().expect("legal")
    };
    let session = open(text);
    assert_eq!(session.cursor(), 2);
    for at in [0, 1] {
        let kept = session.log()[at].kept.as_ref().expect("an exception");
        assert_eq!((kept.rule.as_str(), kept.allowed_by), ("P1", Some(1)));
    }
    assert_eq!(session.log()[1].note, "again");
    assert_eq!(session.game().heaps, [1, 5, 4]);
    // Taking nine was not allowed by any version.
    let broken = session.broken().expect("nine of five");
    assert_eq!(broken.entry, 2);

    // Written again, it is a game by the current rules with two exceptions.
    let again = Save::from_session(&session).to_ron().expect("writable");
    assert!(again.contains("allowed_by: 1"), "{again}");
    assert_eq!(open(&again), session);
    // It was not allowed by those rules.
    let today = open(&text.replace("rules: 1", "rules: 2"));
    assert_eq!(today.broken().map(|broken| broken.entry), Some(0));
}

#[test]
fn entries_of_one_gesture_go_together_and_are_the_same_entries() {
    let mut session = session(some_log());
    assert!(session.log().len() >= 5);
    let alone = session.clone();
    let gathered = |session: &Session<Pebbles>| -> Vec<bool> {
        (0..5).map(|entry| session.is_gathered(entry)).collect()
    };
    assert_eq!(gathered(&session), [false; 5]);
    session.gather(1..3);
    assert_eq!(gathered(&session), [false, false, true, false, false]);
    assert_eq!(session, alone, "how it came in makes it no other game");
    // Another gesture right after it is another one.
    session.gather(3..5);
    assert_eq!(gathered(&session), [false, false, true, false, true]);
    // One that comes alone leaves the one it was in.
    session.gather(4..5);
    assert_eq!(gathered(&session), [false, false, true, false, false]);
    // What has lost its first entry belongs to nobody else's.
    session.remove(1);
    assert!(!session.is_gathered(1));
    // It comes back as it was.
    session.revert();
    assert!(session.is_gathered(2));
}

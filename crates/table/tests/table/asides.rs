//! A player leaves and another takes over, and the table stops. These events are part of
//! the log, can be undone and redone, are saved, and stay when the past is changed.

use table::{Aside, Format, How, Plays, Remedies, Remedy, Save, Seat, Session, Temperament};

use super::pebbles::{Pebbles, session, some_log, take};

fn takes_over(name: &str) -> Aside {
    Aside::TakesOver(Seat::B, name.into())
}

fn name(session: &Session<Pebbles>) -> &str {
    session.people().name(Seat::B)
}

/// A game in which Karl takes over seat B after three entries.
fn handed_on() -> (Session<Pebbles>, String) {
    let mut session = self::session(some_log());
    let before = name(&session).to_owned();
    session.go_to(3);
    assert!(session.happens(takes_over("Karl")));
    session.go_to(session.legal_len());
    (session, before)
}

#[test]
fn whoever_takes_over_plays_from_there_on() {
    let (mut session, before) = handed_on();
    assert_eq!(name(&session), "Karl");
    assert!(session.is_handed_on());
    session.go_to(2);
    assert_eq!(name(&session), before, "it was another one then");
    let names = &session.start_at(3).names;
    assert_eq!(names[1], "Karl", "the start that sentences are made of");
    assert_eq!(session.began().names[1], before);
    assert!(
        !session.happens(takes_over(&before)),
        "who sits there stays"
    );
}

#[test]
fn it_is_taken_back_and_brought_back_with_all_that_follows() {
    let (mut session, before) = handed_on();
    let log = session.log().to_vec();
    session.go_to(3);
    assert_eq!(session.next_revert().map(|it| it.how), Some(How::Seated));
    assert!(session.revert());
    session.go_to(session.legal_len());
    assert_eq!(name(&session), before);
    assert_eq!(session.log().len(), log.len(), "nothing else has gone");
    session.go_to(3);
    assert!(session.reapply());
    assert_eq!(session.log(), log);
}

#[test]
fn a_new_name_is_that_of_whoever_sits_there_now() {
    let (mut session, before) = handed_on();
    assert!(session.rename(Seat::B, "Carl"));
    assert_eq!(name(&session), "Carl");
    session.go_to(1);
    assert_eq!(name(&session), before, "somebody else was never called so");
    assert!(session.rename(Seat::B, "Berta"));
    assert_eq!(name(&session), "Berta");
    session.go_to(session.legal_len());
    assert_eq!(name(&session), "Carl");
    assert!(session.revert() && session.revert());
    session.go_to(session.legal_len());
    assert_eq!(name(&session), "Karl");
}

#[test]
fn it_stays_when_its_entry_is_changed_removed_or_mended() {
    let (session, _) = handed_on();
    let mut changed = session.clone();
    let there = changed.log()[2].command.clone();
    changed.amend_anyway(2, there).expect("the same as it was");
    assert_eq!(name(&changed), "Karl");

    let mut removed = session.clone();
    removed.remove(2).expect("there is one");
    removed.go_to(removed.legal_len().min(2));
    assert_eq!(name(&removed), "Karl", "after the entry before");
    assert!(removed.revert());
    assert_eq!(removed.log(), session.log());

    let mut mended = session.clone();
    mended.remove(0).expect("there is one");
    while mended.broken().is_some() {
        let failing = mended.failing(&Remedies::new());
        let drop = failing.into_iter().map(|it| (it.entry, Remedy::Drop));
        mended.remedy(&drop.collect());
    }
    mended.go_to(mended.legal_len());
    assert_eq!(name(&mended), "Karl");
}

#[test]
fn a_save_keeps_it_and_one_without_is_read_by_earlier_programs() {
    let (mut session, _) = handed_on();
    session.happens(Aside::Stops);
    for format in [Format::Ron, Format::Json] {
        let text = Save::from_session(&session).to_text(format).unwrap();
        assert!(text.contains("studiolo") && text.contains(": 4,"), "{text}");
        let save = Save::<Pebbles>::parse(&text, format).expect("it is sound");
        assert_eq!(save.people_at_end().name(Seat::B), "Karl");
        let read = save.into_session().unwrap();
        assert_eq!(read.log(), session.log());
        assert!(read.is_stopped());
        assert_eq!(name(&read), "Karl");
    }
    let plain = Save::from_session(&self::session(some_log()));
    let text = plain.to_text(Format::Ron).unwrap();
    assert!(text.contains("studiolo: 3,"), "{text}");
}

#[test]
fn the_table_stops_where_nothing_follows_and_goes_on() {
    let mut session = self::session(some_log());
    let mut empty = Session::<Pebbles>::new(session.began().clone()).unwrap();
    assert!(!empty.happens(Aside::Stops), "nothing has been played");
    assert!(session.happens(Aside::Stops));
    assert!(session.is_stopped());
    assert!(!session.happens(Aside::Stops), "it has");
    assert!(session.goes_on());
    assert!(!session.is_stopped());
    assert!(session.revert());
    assert!(session.is_stopped());
    // If play goes on, the table has not stopped.
    let seat = session.game().turn;
    let heap = session.game().heaps.iter().position(|&there| there > 0);
    if let Some(heap) = heap {
        session.play(take(seat, heap, 1)).expect("a pebble is left");
        assert!(!session.is_stopped());
    }
}

#[test]
fn how_a_seat_is_played_is_a_matter_of_its_own() {
    let mut people = vec![table::Person::default(); 2];
    let bot = Plays::Bot(table::Level::MEDIUM);
    assert!(Aside::Plays(Seat::B, bot, Temperament::Miser).befalls(&mut people));
    assert_eq!(
        (people[1].plays, people[1].temperament),
        (bot, Temperament::Miser)
    );
    assert!(takes_over("Karl").befalls(&mut people));
    assert!(people[1].plays.is_person(), "a person has taken over");
    assert!(!Aside::Stops.befalls(&mut people));
    assert!(!Aside::TakesOver(Seat::E, "Eva".into()).befalls(&mut people));
}

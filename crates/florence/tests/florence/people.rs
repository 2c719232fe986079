//! The people at a table: a name or colour changed in the middle of a game, undone, redone,
//! kept in the file; and games from before colours existed.

use std::path::Path;

use florence::{Command, Decision, Game, Object, Setup};
use table::{Colour, Format, Header, How, People, Person, Save, Seat, Session};

const BOTH: [Format; 2] = [Format::Ron, Format::Json];

fn people(names: &[&str]) -> People {
    let seats = names.iter().map(|name| Person {
        name: (*name).to_owned(),
        ..Person::default()
    });
    People {
        seats: seats.collect(),
        deal: None,
    }
}

/// Returns the sample game after this many entries.
fn game(entries: usize) -> Session<Game> {
    let save = Save::<Game>::read(Path::new("../../saves/four-players.ron")).expect("the sample");
    let mut session = save.into_session().expect("legal");
    assert!(session.go_to(entries));
    session
}

fn again(session: &Session<Game>, format: Format) -> Session<Game> {
    let text = Save::from_session(session).to_text(format).expect("fine");
    let save = Save::<Game>::parse(&text, format).expect("what was written is read");
    save.into_session().expect("legal")
}

#[test]
fn everybody_has_the_colour_of_their_seat_until_they_choose_one() {
    let mut people = people(&["Anna", "Ben", "Clara"]);
    let colours =
        |people: &People| [Seat::A, Seat::B, Seat::C].map(|seat| people.colour(seat).index());
    assert_eq!(colours(&people), [0, 1, 2]);
    assert!(people.recolour(Seat::A, Colour(Seat::E)));
    assert_eq!(colours(&people), [4, 1, 2]);
    // The previous owner of the colour gets the one that is free now.
    assert!(people.recolour(Seat::B, Colour(Seat::E)));
    assert_eq!(colours(&people), [1, 4, 2]);
    assert!(people.recolour(Seat::A, Colour(Seat::A)));
    assert_eq!(colours(&people), [0, 4, 2]);
    assert_eq!(people.seats[0].colour, None, "nothing to write");
    assert!(!people.recolour(Seat::A, Colour(Seat::A)), "it is");
    assert!(
        !people.recolour(Seat::D, Colour(Seat::B)),
        "nobody is there"
    );
    assert_eq!(colours(&people), [0, 4, 2]);
}

#[test]
fn a_person_gets_another_name_at_any_time_and_it_can_be_taken_back() {
    for entries in [0, 30, game(0).legal_len()] {
        let mut session = game(entries);
        let before = session.clone();
        assert!(session.rename(Seat::B, "Bruno"));
        assert!(!session.rename(Seat::B, "Bruno"), "he is");
        assert!(!session.rename(Seat::E, "Emil"), "nobody is there");
        assert_eq!(session.people().name(Seat::B), "Bruno");
        assert_eq!(session.start().name(Seat::B), "Bruno");
        assert_eq!(session.log(), before.log());
        assert_eq!(session.cursor(), entries);
        assert_eq!(session.game(), before.game());

        assert_eq!(
            session.next_revert().map(|rewrite| rewrite.how),
            Some(How::Renamed)
        );
        assert!(session.revert());
        assert_eq!(session, before);
        assert_eq!(session.people().name(Seat::B), "Ben");
        assert!(session.reapply());
        assert_eq!(session.people().name(Seat::B), "Bruno");
        assert_eq!(session.cursor(), entries);
    }
}

#[test]
fn names_and_colours_are_in_the_file_with_the_way_back() {
    for format in BOTH {
        let mut session = game(20);
        assert!(session.rename(Seat::A, "Ada \"the\" Great"));
        assert!(session.recolour(Seat::A, Colour(Seat::C)));
        let text = Save::from_session(&session).to_text(format).expect("fine");
        let header = Header::parse(&text, format).expect("a header");
        assert_eq!(header.people, *session.people());
        assert_eq!(header.people.colour(Seat::C), Colour(Seat::A));

        let mut opened = again(&session, format);
        assert_eq!(opened, session);
        assert_eq!(opened.people(), session.people());
        assert!(opened.revert());
        assert_eq!(opened.people().colour(Seat::A), Colour(Seat::A));
        assert_eq!(opened.people().name(Seat::A), "Ada \"the\" Great");
        let mut opened = again(&opened, format);
        assert!(opened.reapply(), "colours");
        assert!(opened.revert() && opened.revert());
        assert_eq!(opened, game(20));
    }
}

#[test]
fn a_new_name_is_undone_between_the_decisions_it_was_given_between() {
    let setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    let mut session = Session::<Game>::new(setup).expect("legal");
    let give_back = |seat| Command::new(seat, Decision::Return(table::Card::Hidden));
    session.play(give_back(Seat::A)).expect("legal");
    assert!(session.rename(Seat::A, "Ada"));
    session.play(give_back(Seat::B)).expect("legal");
    // Earlier and later decisions are unchanged.
    assert!(session.revert());
    assert_eq!(session.people().name(Seat::A), "Anna");
    assert_eq!(session.log().len(), 2);
    assert_eq!(session.legal_len(), 2);
}

#[test]
fn a_game_of_the_first_format_opens_and_gets_names_and_colours() {
    for entry in std::fs::read_dir("../../tests/data/saves-1").expect("there are some") {
        let path = entry.expect("readable").path();
        if path.extension().is_some_and(|ending| ending == "expected") {
            continue;
        }
        let Ok(mut session) = Save::<Game>::read(&path)
            .expect("it is read")
            .into_session()
        else {
            // A start that breaks rules.
            continue;
        };
        let shown = path.display();
        for seat in session.game().seats() {
            assert_eq!(session.people().colour(seat), Colour(seat), "{shown}");
        }
        let before = session.clone();
        assert!(session.rename(Seat::B, "Somebody Else"), "{shown}");
        let renamed = session.next_revert().and_then(|last| last.people.as_ref());
        let whose: Vec<Seat> = renamed
            .into_iter()
            .flat_map(|seated| seated.changed())
            .collect();
        assert_eq!(whose, [Seat::B], "{shown}");
        assert!(session.recolour(Seat::A, Colour(Seat::B)), "{shown}");
        let mut opened = again(&session, Format::of(&path));
        assert_eq!(opened, session, "{shown}");
        assert_eq!(opened.people().name(Seat::B), "Somebody Else", "{shown}");
        assert_eq!(opened.people().colour(Seat::B), Colour(Seat::A), "{shown}");
        assert!(opened.revert() && opened.revert(), "{shown}");
        assert_eq!(opened, before, "{shown}");
    }
}

#[test]
fn people_that_do_not_fit_the_table_are_not_seated() {
    let mut session =
        Session::<Game>::new(Setup::tracked(["Anna", "Ben", "Clara"])).expect("legal");
    assert!(session.rename(Seat::A, "Ada"));
    let text = Save::from_session(&session).to_ron().expect("fine");
    // Undo would bring back an extra person that was added to the file.
    let wrong = text.replace("(name: \"Anna\")", "(name: \"Anna\"), (name: \"Zoe\")");
    assert_ne!(wrong, text);
    let save = Save::<Game>::parse(&wrong, Format::Ron).expect("it is read");
    let mut opened = save.into_session().expect("legal");
    assert!(opened.revert());
    assert_eq!(opened.people().seats.len(), 3);
    assert_eq!(opened.start().players.len(), 3);
    let name = Command::new(Seat::A, Decision::Name(Object::Jester));
    assert!(opened.check(&name).is_err(), "cards are returned first");
}

#[test]
fn who_is_weaker_than_the_lowest_step_is_told_without_a_figure() {
    use table::rating::Rating;
    use words::shelf::{strength, strength_in_full};
    let rated = |points| Rating {
        points,
        error: 60.0,
        games: 3,
    };
    assert_eq!(strength(&rated(430.0)), "4.3 ± 0.6");
    for points in [-120.0, 0.0, 99.0] {
        assert_eq!(strength(&rated(points)), "below 1");
        let told = strength_in_full("Anna", &rated(points));
        assert!(told.contains("weaker than a level 1 bot"), "{told}");
    }
}

//! Ratings of people from the games of the shelf.

use std::path::PathBuf;
use std::time::SystemTime;

use studiolo::ui::io::kept::Standing;
use studiolo::ui::io::shelf::chronicle::{Chronicle, Outcome};
use studiolo::ui::io::shelf::record::{Entry, Record, Told};
use studiolo::ui::io::shelf::strength::{Strength, strengths};
use table::{Alike, Level, Occasion, Person, Plays, Saying};

/// Returns a finished game: who played, and in which place they ended.
fn game(number: u8, players: &[(&str, Option<Level>, u8)]) -> Entry {
    let people = players.iter().map(|(name, level, _)| Person {
        name: (*name).to_owned(),
        plays: Plays::from(*level),
        ..Person::default()
    });
    let results = players.iter().map(|(_, _, rank)| Outcome {
        rank: *rank,
        ..Outcome::default()
    });
    Entry {
        game: "a game".to_owned(),
        people: people.collect(),
        names: players
            .iter()
            .map(|(name, ..)| (*name).to_owned())
            .collect(),
        deal: Some(u64::from(number)),
        occasion: Occasion {
            begun: format!("2026-01-{:02}T12:00:00Z", number + 1).parse().ok(),
            ..Occasion::default()
        },
        entries: 100,
        handed_on: false,
        standing: Some(Standing {
            round: 7,
            rounds: 7,
            over: true,
            stopped: false,
            undecided: 0,
            leaders: (vec![0], 50),
        }),
        chronicle: Some(Chronicle {
            results: results.collect(),
            first: Some(0),
            ..Chronicle::default()
        }),
    }
}

fn found(entries: impl IntoIterator<Item = Entry>) -> Vec<Strength> {
    found_of(entries, &Alike::default())
}

fn found_of(entries: impl IntoIterator<Item = Entry>, known: &Alike) -> Vec<Strength> {
    let records = entries.into_iter().enumerate().map(|(at, entry)| {
        let file = (
            PathBuf::from(format!("{at}.ron")),
            SystemTime::UNIX_EPOCH,
            1,
        );
        Record::new(file, Told::Game(Box::new(entry)), &jiff::tz::TimeZone::UTC)
    });
    let records: Vec<Record> = records.collect();
    strengths(records.iter(), known)
}

const BOT: Option<Level> = Some(Level::Four);

#[test]
fn everybody_at_the_computer_has_a_rating_of_their_own_however_their_name_is_written() {
    let games = [
        game(1, &[("Anna", None, 1), ("Bot", BOT, 2), ("Ben", None, 3)]),
        game(2, &[("ANNA ", None, 1), ("Bot", BOT, 2)]),
        game(3, &[("Ben", None, 2), ("Bot", BOT, 1)]),
    ];
    let all = found(games);
    let rating = |name: &str| {
        let one = all.iter().find(|one| one.is_called(name)).expect(name);
        one.rating().expect(name)
    };
    assert_eq!(all.len(), 2);
    assert_eq!((rating("anna").games, rating("ben").games), (2, 2));
    assert!(rating("Anna").points > rating("Ben").points + 50.0);
    let anna = &all.iter().find(|one| one.is_called("Anna")).expect("Anna");
    assert_eq!(anna.history.len(), 2);
    assert_eq!((anna.levels[0].met, anna.levels[0].ahead), (2, 2.0));
    let won: usize = anna.kinds.iter().map(|kind| kind.won).sum();
    assert_eq!((anna.kinds.len(), won), (2, 2));
}

#[test]
fn two_names_that_are_one_person_have_one_rating() {
    let games = || {
        [
            game(1, &[("Anna", None, 1), ("Bot", BOT, 2)]),
            game(2, &[("Annie", None, 1), ("Bot", BOT, 2)]),
            game(3, &[("Ben", None, 2), ("Bot", BOT, 1)]),
        ]
    };
    assert_eq!(found(games()).len(), 3);
    let mut known = Alike::default();
    known.say(&Saying::Join("Anna".to_owned(), "ANNIE".to_owned()));
    let all = found_of(games(), &known);
    assert_eq!(all.len(), 2);
    let anna = all.iter().find(|one| one.is_called("annie")).expect("Anna");
    assert_eq!((anna.name.as_str(), anna.history.len()), ("Anna", 2));
    assert!(anna.is_called("Anna"));
}

#[test]
fn a_game_counts_for_nobody_who_asked_for_a_hint_in_it() {
    let played = |number| {
        game(
            number,
            &[("Anna", None, 1), ("Ben", None, 2), ("Bot", BOT, 3)],
        )
    };
    let mut hinted = played(2);
    hinted.occasion.hinted(table::Seat::A);
    let all = found([played(1), hinted.clone()]);
    let of = |name: &str| all.iter().find(|one| one.is_called(name)).expect(name);
    let (anna, ben) = (of("Anna"), of("Ben"));
    assert_eq!((anna.history.len(), anna.hinted), (1, 1));
    assert_eq!((ben.history.len(), ben.hinted), (2, 0), "he asked for none");
    assert_eq!(anna.rating(), found([played(1)])[0].rating());
    let in_full = anna.in_full().expect("rated");
    assert!(
        in_full.ends_with("1 game with hints does not count."),
        "{in_full}"
    );
    // A player who used hints gets no rating, and one who plays the same deal again already
    // knows it.
    hinted.occasion.hinted(table::Seat::B);
    assert!(found([hinted.clone()]).is_empty());
    assert!(found([hinted, played(2)]).is_empty());
}

#[test]
fn only_whole_games_by_the_rules_against_bots_count() {
    let usual = || game(1, &[("Anna", None, 1), ("Bot", BOT, 2)]);
    assert_eq!(found([usual()]).len(), 1);
    let changed = |change: fn(&mut Entry)| {
        let mut entry = usual();
        change(&mut entry);
        found([entry]).len()
    };
    assert_eq!(changed(|entry| entry.people[1].plays = Plays::Person), 0);
    assert_eq!(changed(|entry| entry.deal = None), 0);
    assert_eq!(changed(|entry| entry.chronicle = None), 0);
    let told: fn(&mut Entry, fn(&mut Chronicle)) = |entry, change| {
        if let Some(chronicle) = &mut entry.chronicle {
            change(chronicle);
        }
    };
    let mut exceptional = usual();
    told(&mut exceptional, |chronicle| chronicle.exceptions = 1);
    let mut joined = usual();
    told(&mut joined, |chronicle| chronicle.first = None);
    let mut other = usual();
    told(&mut other, |chronicle| chronicle.is_off_the_ladder = true);
    let mut running = usual();
    running.standing = None;
    for entry in [exceptional, joined, other, running] {
        assert!(found([entry]).is_empty());
    }
    let twice = found([usual(), usual()]);
    assert_eq!(twice[0].history.len(), 1, "the deal is known by then");
}

#[test]
fn a_deal_played_again_is_left_out_and_a_copy_is_not_counted() {
    let played = |rank| game(1, &[("Anna", None, rank), ("Bot", BOT, 3 - rank)]);
    let copied = found([played(1), played(1)]);
    assert_eq!((copied[0].history.len(), copied[0].again), (1, 0));
    let again = found([played(2), played(1)]);
    assert_eq!((again[0].history.len(), again[0].again), (1, 1));
    let in_full = again[0].in_full().expect("rated");
    let said = "1 game of a deal already played does not count.";
    assert!(in_full.ends_with(said), "{in_full}");
}

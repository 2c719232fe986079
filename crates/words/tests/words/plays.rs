//! Plays recorded by other programs are imported as games known by their scores.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use jiff::civil::{Date, date};
use jiff::tz::TimeZone;
use table::{Format, Game, Item as _, Save, Seat};
use words::plays::fate::{Evening, Playable};
use words::plays::{Existing, Fate, Lost, NoPlays, Out, Play, Sorted, read};

const GAMES: [Playable; 3] = [
    Playable::of::<florence::Game, words::florence::report::Own>(),
    Playable::of::<prince::Game, words::prince::report::Own>(),
    Playable::of::<tiletum::Game, words::tiletum::report::Own>(),
];

fn sample(name: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.join("../../tests/data/plays").join(name)
}

fn plays(name: &str) -> Vec<Play> {
    let path = sample(name);
    let bytes = fs::read(&path).expect("a sample");
    read(&path, &bytes).unwrap_or_else(|why| panic!("{name}: {}", why.said()))
}

fn sorted(name: &str, game: Option<&str>) -> Sorted {
    Sorted::of(plays(name), game, &[], &GAMES, &TimeZone::UTC)
}

/// The game, the day and everyone's points, the best first.
type Told = (&'static str, Option<Date>, Vec<(String, u16, u8)>);

fn told(evening: &Evening) -> Told {
    let ranking = evening.scores.ranking().into_iter();
    let lines = ranking.map(|line| {
        let person = &evening.people.seats[line.seat.index()];
        (person.name.clone(), line.points, line.rank)
    });
    (evening.game, evening.day, lines.collect())
}

fn coming(sorted: &Sorted) -> Vec<Told> {
    sorted.coming().map(told).collect()
}

fn line(name: &str, points: u16, rank: u8) -> (String, u16, u8) {
    (name.to_owned(), points, rank)
}

const FLORENCE: &str = "princes-of-florence";
const PRINCE: &str = "the-prince";
const TILETUM: &str = "tiletum";

#[test]
fn a_shared_play_of_bg_stats_comes_in_with_day_place_and_points_after_a_lap() {
    let sorted = sorted("shared-play.bgsplay", None);
    let lines = vec![line("Rita", 62, 1), line("Stefan", 53, 2)];
    assert_eq!(coming(&sorted), [(FLORENCE, Some(date(2019, 5, 1)), lines)]);
    let evening = sorted.coming().next().expect("it comes in");
    let occasion = &evening.occasion;
    assert_eq!(occasion.identity, "44444444-4444-4444-8444-444444444444");
    assert_eq!((&*occasion.place, &*occasion.note), ("Club", "Close"));
    assert_eq!(occasion.minutes(), Some(95));
    let begun = occasion.begun.expect("a moment").to_string();
    assert_eq!(begun, "2019-05-01T20:00:00Z");
}

#[test]
fn a_whole_export_brings_our_games_and_leaves_the_others_out() {
    let sorted = sorted("whole-export.bgsplay", None);
    let day = |year, month, of_month| Some(date(year, month, of_month));
    let expected = [
        (
            FLORENCE,
            day(2007, 9, 11),
            vec![
                line("Rita", 62, 1),
                line("Stefan", 53, 2),
                line("Greta", 49, 3),
                line("Carl", 30, 4),
            ],
        ),
        // The file says who won the tie.
        (
            TILETUM,
            day(2023, 2, 3),
            vec![line("Carl", 101, 1), line("Greta", 101, 2)],
        ),
        (
            PRINCE,
            day(2011, 6, 1),
            vec![
                line("Greta", 31, 1),
                line("Rita", 31, 2),
                line("Stefan", 28, 3),
            ],
        ),
        (
            FLORENCE,
            day(2024, 6, 1),
            vec![line("Rita", 58, 1), line("Ben", 44, 2)],
        ),
    ];
    assert_eq!(coming(&sorted), expected);
    let other = Out::OtherGame("Puerto Rico".to_owned());
    assert_eq!(sorted.out(), [(other, 1), (Out::Unfinished, 1)]);
    let lost = [Lost::Expansions, Lost::Rounds, Lost::Bots];
    assert_eq!(sorted.lost(), BTreeSet::from(lost));
    let bot = sorted.coming().last().expect("a game against a bot");
    assert!(bot.people.bot(Seat::B).is_some() && bot.people.bot(Seat::A).is_none());
}

#[test]
fn what_is_missing_in_a_file_of_bg_stats_is_missed_by_nobody() {
    let sorted = sorted("bare.bgsplay", None);
    let lines = vec![line("Anna", 51, 1), line("Ben", 51, 1)];
    assert_eq!(
        coming(&sorted),
        [(FLORENCE, Some(date(2016, 12, 31)), lines)]
    );
    let evening = sorted.coming().next().expect("it comes in");
    let ranking = evening.scores.ranking();
    assert!(
        ranking.iter().all(|line| line.is_open),
        "nobody says who won"
    );
    assert!(!evening.occasion.identity.is_empty());
}

#[test]
fn one_play_comes_in_once_and_one_person_sits_once() {
    let sorted = sorted("people-twice.bgsplay", None);
    let lines = vec![
        line("Łukasz", 44, 1),
        line("łukasz (2)", 41, 2),
        line("Dana", 40, 3),
    ];
    assert_eq!(
        coming(&sorted),
        [(FLORENCE, Some(date(2020, 2, 29)), lines)]
    );
    assert_eq!(sorted.doubled(), 1);
}

#[test]
fn what_cannot_be_a_game_stays_out_and_says_why() {
    let sorted = sorted("stays-out.bgsplay", None);
    let text = |text: &str| text.to_owned();
    let expected = [
        (Out::NoScore(text("A")), 1),
        (Out::NotAScore(text("A"), text("-4")), 1),
        (Out::NotAScore(text("A"), text("forty")), 1),
        (Out::Players(5), 1),
        (Out::NoGame, 1),
    ];
    assert_eq!(sorted.out(), expected);
    // Points decide, and a winner with fewer points is reported.
    let lines = vec![line("B", 52, 1), line("A", 50, 2), line("C", 48, 3)];
    assert_eq!(coming(&sorted), [(FLORENCE, Some(date(2020, 3, 6)), lines)]);
    assert!(sorted.lost().contains(&Lost::Winner));
}

#[test]
fn a_table_that_names_no_game_asks_for_one() {
    let asked = sorted("semicolons.csv", None);
    assert!(asked.asks_for_game() && asked.coming().next().is_none());
    let sorted = sorted("semicolons.csv", Some(FLORENCE));
    let lines = vec![line("Rita", 62, 1), line("Stefan", 53, 2)];
    assert_eq!(coming(&sorted), [(FLORENCE, Some(date(2019, 5, 1)), lines)]);
}

#[test]
fn tables_are_read_whatever_parts_their_cells_and_whatever_language_heads_them() {
    let may = |day| Some(date(2019, 5, day));
    let expected: [(&str, Vec<Told>); 6] = [
        (
            "bgg.csv",
            vec![
                (
                    FLORENCE,
                    Some(date(2007, 9, 11)),
                    vec![line("Rita", 62, 1), line("Stefan", 53, 2)],
                ),
                (
                    TILETUM,
                    Some(date(2007, 9, 12)),
                    vec![line("Rita", 99, 1), line("Greta", 88, 2)],
                ),
            ],
        ),
        (
            "deutsch.csv",
            vec![
                (
                    FLORENCE,
                    may(1),
                    vec![line("Jörg", 62, 1), line("Ute", 53, 2)],
                ),
                (
                    FLORENCE,
                    may(2),
                    vec![line("Jörg", 44, 1), line("Ute", 44, 2)],
                ),
            ],
        ),
        (
            "polski.tsv",
            vec![(
                FLORENCE,
                may(1),
                vec![line("Łukasz", 62, 1), line("Ewa", 53, 2)],
            )],
        ),
        (
            "cesky.csv",
            vec![(
                TILETUM,
                may(1),
                vec![line("Jiří", 101, 1), line("Božena", 98, 2)],
            )],
        ),
        (
            "wide.csv",
            vec![
                (
                    FLORENCE,
                    may(1),
                    vec![line("Rita", 62, 1), line("Stefan", 53, 2)],
                ),
                (
                    FLORENCE,
                    may(25),
                    vec![
                        line("Greta", 41, 1),
                        line("Stefan", 41, 2),
                        line("Rita", 40, 3),
                    ],
                ),
            ],
        ),
        (
            "in-one-cell.csv",
            vec![(
                PRINCE,
                may(1),
                vec![
                    line("Rita", 31, 1),
                    line("Stefan", 28, 2),
                    line("Greta", 25, 3),
                ],
            )],
        ),
    ];
    for (name, evenings) in expected {
        assert_eq!(coming(&sorted(name, None)), evenings, "{name}");
    }
    let bgg = sorted("bgg.csv", None);
    let first = bgg.coming().next().expect("it comes in");
    assert_eq!(first.occasion.place, "Club, upstairs");
    assert_eq!(first.occasion.note, "He said \"close\"");
    assert_eq!(first.occasion.identity, "101");
    assert!(
        bgg.lost().contains(&Lost::Quantity),
        "one entry was two plays"
    );
}

#[test]
fn a_file_without_plays_says_what_is_missing() {
    let path = sample("not-plays.csv");
    let bytes = fs::read(&path).expect("a sample");
    let headings = ["Datum", "Betrag", "Zweck"].map(str::to_owned);
    assert_eq!(
        read(&path, &bytes),
        Err(NoPlays::NoColumns(headings.to_vec()))
    );
    let of = |name: &str, text: &[u8]| read(Path::new(name), text);
    assert_eq!(of("a.csv", b""), Err(NoPlays::Empty));
    assert_eq!(of("a.csv", b"player;score\n"), Err(NoPlays::Empty));
    assert_eq!(of("a.csv", b"\xff\xfe\x00"), Err(NoPlays::NotText));
    assert_eq!(of("a.bgsplay", b"{}"), Err(NoPlays::Empty));
    assert!(matches!(
        of("a.bgsplay", b"{\"plays\":"),
        Err(NoPlays::NotBgStats(_))
    ));
}

#[test]
fn what_is_there_is_joined_by_its_identity_or_by_what_happened() {
    let by_identity = Existing {
        game: FLORENCE.to_owned(),
        identity: Some("44444444-4444-4444-8444-444444444444".to_owned()),
        day: None,
        points: Vec::new(),
    };
    let points = [("STEFAN ", 53), ("Rita", 62)];
    let points = points.map(|(name, points)| (name.to_owned(), points));
    let by_points = Existing {
        identity: Some("ours".to_owned()),
        day: Some(date(2019, 5, 1)),
        points: points.to_vec(),
        ..by_identity.clone()
    };
    let another_day = Existing {
        day: Some(date(2019, 5, 2)),
        ..by_points.clone()
    };
    let another_game = Existing {
        game: TILETUM.to_owned(),
        ..by_identity.clone()
    };
    for (there, doubled) in [
        (by_identity, 1),
        (by_points, 1),
        (another_day, 0),
        (another_game, 0),
    ] {
        let sorted = Sorted::of(
            plays("shared-play.bgsplay"),
            None,
            std::slice::from_ref(&there),
            &GAMES,
            &TimeZone::UTC,
        );
        assert_eq!(sorted.doubled(), doubled, "{there:?}");
    }
}

#[test]
fn every_play_that_comes_in_is_a_save_that_is_read_again() {
    fn again<G: Game>(text: &str) -> Save<G> {
        Save::parse(text, Format::Ron).unwrap_or_else(|why| panic!("{why}\n{text}"))
    }
    let names = fs::read_dir(sample("")).expect("samples");
    let mut all = 0;
    for name in names {
        let path = name.expect("a file").path();
        let Ok(plays) = read(&path, &fs::read(&path).expect("a file")) else {
            continue;
        };
        let sorted = Sorted::of(plays, Some(FLORENCE), &[], &GAMES, &TimeZone::UTC);
        for (_, fate) in &sorted.all {
            let Fate::Comes(evening) = fate else { continue };
            let game = GAMES.iter().find(|game| game.id() == evening.game);
            let game = game.expect("one of ours");
            let text = game.save(evening).expect("it can be written");
            let scores = match evening.game {
                FLORENCE => again::<florence::Game>(&text).scores,
                PRINCE => again::<prince::Game>(&text).scores,
                _ => again::<tiletum::Game>(&text).scores,
            };
            assert_eq!(scores.as_ref(), Some(&evening.scores), "{text}");
            all += 1;
        }
    }
    assert!(all >= 14, "{all}");
}

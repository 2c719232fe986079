//! What the shelf counts about its games.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use studiolo::ui::io::kept::Standing;
use studiolo::ui::io::shelf::chronicle::{Chronicle, Outcome};
use studiolo::ui::io::shelf::figures::Figures;
use studiolo::ui::io::shelf::find::{Query, find};
use studiolo::ui::io::shelf::record::{Entry, Record, Told};
use table::{Level, Occasion, Person, Plays};

/// Returns a finished game: who played, with how many points, in which place.
fn game(of: &str, number: u8, players: &[(&str, Option<Level>, u16, u8)]) -> Arc<Record> {
    let people = players.iter().map(|(name, level, ..)| Person {
        name: (*name).to_owned(),
        plays: Plays::from(*level),
        ..Person::default()
    });
    let results = players.iter().map(|&(.., points, rank)| Outcome {
        points,
        rank,
        money: 0,
    });
    let entry = Entry {
        game: of.to_owned(),
        people: people.collect(),
        names: players
            .iter()
            .map(|(name, ..)| (*name).to_owned())
            .collect(),
        deal: None,
        occasion: Occasion {
            begun: format!("2026-01-{number:02}T12:00:00Z").parse().ok(),
            ..Occasion::default()
        },
        entries: usize::from(number),
        handed_on: false,
        standing: Some(Standing {
            round: 3,
            rounds: 3,
            over: true,
            stopped: false,
            undecided: 0,
            leaders: (vec![0], 50),
        }),
        chronicle: Some(Chronicle {
            results: results.collect(),
            ..Chronicle::default()
        }),
    };
    let file = (
        PathBuf::from(format!("{number}.ron")),
        SystemTime::UNIX_EPOCH,
        1,
    );
    let told = Told::Game(Box::new(entry));
    Arc::new(Record::new(file, told, &jiff::tz::TimeZone::UTC))
}

#[test]
fn games_of_several_kinds_are_told_apart_and_a_win_is_shared() {
    let bot = Some(Level::Four);
    let all = [
        game("one", 1, &[("Anna", None, 64, 1), ("Ben", None, 64, 1)]),
        game("one", 2, &[("Anna", None, 50, 2), ("Bot", bot, 60, 1)]),
        game("other", 3, &[("Ben", None, 20, 1), ("Bot", bot, 10, 2)]),
    ];
    let found = find(&all, &Query::default(), &table::Alike::default());
    let wins = |figures: &Figures, name: &str| {
        let of = figures.people.iter().find(|one| one.name == name);
        of.map_or(0, |one| one.wins)
    };
    assert_eq!(
        (wins(&found.figures, "Anna"), wins(&found.figures, "Ben")),
        (1, 2)
    );
    assert_eq!(found.figures.kinds.len(), 2);
    assert_eq!(found.choices.games.len(), 2);
    // Bots of different games are different, even with the same names.
    let met = |figures: &Figures| figures.bots.iter().map(|one| one.games).collect::<Vec<_>>();
    assert_eq!(met(&found.figures), [1, 1]);
    let query = Query {
        game: Some("other".to_owned()),
        ..Query::default()
    };
    let found = find(&all, &query, &table::Alike::default());
    assert_eq!((found.games.len(), found.figures.kinds.len()), (1, 1));
    assert_eq!(
        (wins(&found.figures, "Anna"), wins(&found.figures, "Ben")),
        (0, 1)
    );
    assert_eq!(
        found.choices.games.len(),
        2,
        "there is still something to choose"
    );
}

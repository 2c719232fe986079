//! The date of a game, and the words by which it is found.

use std::path::PathBuf;
use std::time::SystemTime;

use jiff::tz::TimeZone;

use studiolo::ui::io::shelf::record::{Entry, Record, Told};
use table::Occasion;

fn record(name: &str, begun: Option<&str>) -> Record {
    let zone = TimeZone::fixed(jiff::tz::offset(1));
    let written = SystemTime::UNIX_EPOCH + std::time::Duration::from_mins(29_500_000);
    let entry = Entry {
        game: String::new(),
        people: Vec::new(),
        names: vec!["Zoë".to_owned()],
        deal: None,
        occasion: Occasion {
            begun: begun.map(|begun| begun.parse().expect("a moment")),
            place: "Anna’s".to_owned(),
            ..Occasion::default()
        },
        entries: 0,
        handed_on: false,
        standing: None,
        chronicle: None,
    };
    let told = Told::Game(Box::new(entry));
    Record::new((PathBuf::from(name), written, 1), told, &zone)
}

#[test]
fn the_day_is_that_of_the_beginning_else_of_the_name_else_of_the_file() {
    let named = "2025-03-04-anna.ron";
    let begun = record(named, Some("2026-11-21T23:30:00Z"));
    assert_eq!(begun.date(), "2026-11-22");
    assert_eq!(begun.evening.to_string(), "2026-11-21");
    assert_eq!(record(named, None).date(), "2025-03-04");
    for other in ["2025-03-04anna.ron", "2025-13-04-anna.ron", "anna.ron"] {
        assert_eq!(record(other, None).date(), "2026-02-02", "{other}");
    }
}

#[test]
fn it_is_found_by_what_people_would_type() {
    let sought = record("2025-03-04-anna.ron", None).sought;
    for word in [
        "Zoë",
        "zoe",
        "anna’s",
        "2025-03-04",
        "4 march 2025",
        "4 mar 2025",
    ] {
        let word = words::find::fold(word);
        assert!(sought.contains(&word), "{word}: {sought}");
    }
}

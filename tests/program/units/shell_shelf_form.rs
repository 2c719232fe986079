//! Typed dates and times of a game.

use jiff::tz::TimeZone;

use studiolo::ui::screens::shelf::form::{Form, Wrong};

fn form(day: &str, from: &str, to: &str) -> Form {
    Form {
        names: Vec::new(),
        place: String::new(),
        day: day.to_owned(),
        hours: [from.to_owned(), to.to_owned()],
        tags: String::new(),
        is_fresh: false,
        was: <_>::default(),
    }
}

#[test]
fn a_game_may_end_after_midnight_and_needs_a_beginning() {
    let moments = form("2026-01-31", "22:30", "0:10").moments(&TimeZone::UTC);
    let moments = moments.map(|moments| moments.map(|moment| moment.map(|m| m.to_string())));
    let said = ["2026-01-31T22:30:00Z", "2026-02-01T00:10:00Z"];
    assert_eq!(moments, Ok(said.map(|moment| Some(moment.to_owned()))));
    let open = form("2026-01-31", "22:30", "").moments(&TimeZone::UTC);
    assert!(matches!(open, Ok([Some(_), None])));
    let wrong = |form: Form| form.moments(&TimeZone::UTC).err();
    assert_eq!(wrong(form("2026-01-31", "", "0:10")), Some(Wrong::Hour(0)));
    assert_eq!(wrong(form("31", "1:00", "")), Some(Wrong::Day));
    assert_eq!(
        wrong(form("2026-01-31", "1:00", "25:00")),
        Some(Wrong::Hour(1))
    );
}

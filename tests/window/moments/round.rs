//! The end of a round against the computer: it is shown, and the game waits.

use eframe::egui::{Key, ViewportId};
use florence::mind::bot::Level;
use florence::{Event, Game, Setup, Source};
use std::time::Duration;
use table::{Seat, Session};
use tempfile::TempDir;
use words::figures::grouped;
use words::fl;
use words::florence::{Named, round_end as texts};

use super::{NAMES, Window, likely, open, played, press, user, wait};

/// Returns the round that an entry (from 0) ends, if another one begins after it.
fn ends(session: &Session<Game>, entry: usize) -> Option<u8> {
    let events = session.events_of(entry);
    let begins = |event: &Event| matches!(event, Event::RoundBegan { .. });
    events.iter().find(|event| begins(event))?;
    events.iter().find_map(|event| match *event {
        Event::RoundEnded { round, best_work } if best_work > 0 => Some(round),
        _ => None,
    })
}

/// Returns a game of Anna against three bots up to the end of a round with a best work, and
/// the round.
fn up_to_the_end() -> (Session<Game>, u8) {
    let mut setup = Setup::dealt(NAMES, 7);
    for player in &mut setup.players[1..] {
        player.bot = Some(Level::EASY);
    }
    let last = |session: &Session<Game>| ends(session, session.cursor().checked_sub(1)?);
    let session = played(setup, |session| last(session).is_some());
    let round = last(&session).expect("it is played until then");
    (session, round)
}

/// Opens the window with the round just over.
fn rests(data: &TempDir, session: &Session<Game>) -> Window {
    let mut window = open(data.path(), session, session.log().len() - 1);
    let acting = window.session().game().to_act().expect("it goes on");
    if window.session().start().bot(acting).is_none() {
        let game = *window.session().game();
        let command = likely(&game, window.session().cursor() as u64);
        window.enter(&game, &command);
    }
    let entries = session.log().len();
    wait(&mut window, |window| {
        window.session().log().len() >= entries
    });
    window.harness.run();
    window
}

#[test]
fn the_end_of_a_round_is_shown_and_waits() {
    let (_, round) = up_to_the_end();
    let (session, _) = up_to_the_end();
    let data = user("Steady");
    let mut window = rests(&data, &session);
    let session = window.session().clone();
    let end = session.log().len() - 1;
    assert_eq!(
        ends(&session, end),
        Some(round),
        "the bots decide as before"
    );

    // Best work, its points, the minimum, the start player.
    let events = session.events_of(end);
    let (best, points) = events
        .iter()
        .fold((0, 0), |(best, points), event| match *event {
            Event::RoundEnded { best_work, .. } => (best_work, points),
            Event::Gained {
                points,
                source: Source::BestWork,
                ..
            } => (best, points),
            _ => (best, points),
        });
    assert!(window.shows_part("Best work: "));
    assert!(
        window.shows_part(&format!(", {best}. +{points}")),
        "{:#?}",
        window.names()
    );
    let variant = *session.game().variant();
    let minimum = [round, round + 1].map(|round| variant.minimum(round));
    assert!(window.shows(&texts::minimum(minimum)));
    let start = session.game().start_player();
    assert!(window.shows(&fl!(round_starts, name = NAMES[start as usize])));

    // What each player has acquired in the round.
    let began = (0..end).rev().find(|&entry| ends_any(&session, entry));
    let began = began.map_or(0, |entry| entry + 1);
    let mut acquired = 0;
    for entry in began..=end {
        for event in session.events_of(entry) {
            if let Event::Acquired {
                seat,
                object,
                price,
            } = *event
            {
                let name = NAMES[seat as usize];
                let said = format!("{} {}", object.name(), grouped(price));
                let names = window.names();
                let row = names.iter().find(|row| {
                    row.starts_with(&format!("{name}: acquired ")) && row.contains(&said)
                });
                assert!(row.is_some(), "{said} of {name} in {names:#?}");
                acquired += 1;
            }
        }
    }
    assert!(acquired >= 3);

    // It waits: no frame is requested, no bot thinks, nothing is played.
    wait(&mut window, |window| {
        let root = &window.harness.output().viewport_output[&ViewportId::ROOT];
        root.repaint_delay > Duration::from_hours(1)
    });
    window.harness.run_steps(20);
    assert_eq!(window.session(), &session);
    assert!(window.shows(&fl!(round_is_over, round)));
    let begin = fl!(round_begin, round = round + 1);
    assert!(window.shows(&begin));

    // Space continues without entering anything.
    press(&mut window, Key::Space);
    assert!(!window.shows(&begin));
    let log = window.session().log();
    assert_eq!(log[..session.log().len()], *session.log());
}

fn ends_any(session: &Session<Game>, entry: usize) -> bool {
    let ended = |event: &Event| matches!(event, Event::RoundEnded { .. });
    session.events_of(entry).iter().any(ended)
}

#[test]
fn the_rest_after_a_round_ends_with_its_button_too() {
    let (session, round) = up_to_the_end();
    let data = user("Steady");
    let mut window = rests(&data, &session);
    window.click(&fl!(round_begin, round = round + 1));
    assert!(!window.shows(&fl!(round_is_over, round)));
    let opener = window.session().game().to_act();
    assert_ne!(opener, None);
    if opener == Some(Seat::A) {
        assert!(window.shows("Name Jester"));
    }
}

#[test]
fn without_a_pause_the_table_does_not_rest() {
    let (session, round) = up_to_the_end();
    let data = user("AtOnce");
    let window = rests(&data, &session);
    assert!(!window.shows(&fl!(round_is_over, round)));
}

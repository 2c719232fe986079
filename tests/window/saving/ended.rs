//! When a game ended, and which play it is, whatever is done with its file later.

use std::path::{Path, PathBuf};

use eframe::egui::Context;
use florence::{Game, Phase};
use jiff::{SignedDuration, Timestamp};
use studiolo::games::florence::Florence;
use studiolo::ui::io::kept::GameId;
use studiolo::ui::session::game_window::Open;
use studiolo::ui::session::open_table::OpenTable as _;
use table::{Occasion, Save, Seat, Session};

fn moment(minutes: i64) -> Timestamp {
    let begun: Timestamp = "2026-11-21T18:00:00Z".parse().expect("a moment");
    begun + SignedDuration::from_mins(minutes)
}

/// Returns a whole evening with its start time.
fn evening() -> Session<Game> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../saves/four-players.ron");
    let save = Save::<Game>::read(Path::new(path)).expect("a save");
    let mut session = save.into_session().expect("it is legal");
    session.go_to(session.legal_len());
    assert!(session.game().is_over());
    session.take_place(Occasion::beginning(moment(0)));
    session
}

fn open(session: Session<Game>, path: Option<&str>) -> Open<Florence> {
    let path = path.map(PathBuf::from);
    Open::new(GameId(1), session, path, &Context::default())
}

/// Returns the evening up to this many entries, without the rest.
fn cut(session: &Session<Game>, entries: usize) -> Session<Game> {
    let log = session.log()[..entries].to_vec();
    let cut = Session::restore(session.start().clone(), log, entries);
    let mut cut = cut.expect("it is legal");
    cut.take_place(session.occasion().clone());
    cut
}

/// Plays the missing entries of the whole evening, the last one at this moment.
fn plays_to_the_end(game: &mut Open<Florence>, minutes: i64) {
    let log = evening().log().to_vec();
    for entry in &log[game.session.log().len()..] {
        game.stamp(moment(minutes));
        game.session.play(entry.command).expect("it was legal");
    }
    game.stamp(moment(minutes));
}

#[test]
fn a_finished_evening_stays_finished_when_it_was() {
    let all = evening().log().len();
    let mut game = open(cut(&evening(), all - 1), None);
    plays_to_the_end(&mut game, 100);
    assert_eq!(game.occasion().ended, Some(moment(100)));
    // The last entry is undone and entered again: at once, and the next morning, after the
    // file was opened.
    for (minutes, path) in [(122, None), (12 * 60, Some("evening.ron"))] {
        game = open(game.session.clone(), path);
        game.session = cut(&game.session, all - 1);
        plays_to_the_end(&mut game, minutes);
        assert_eq!(game.occasion().ended, Some(moment(100)), "{minutes}");
        assert_eq!(game.occasion().minutes(), Some(100));
    }
}

#[test]
fn an_evening_that_goes_on_ends_when_it_ends_again() {
    let session = evening();
    let sixth = (0..session.log().len()).find(|&entry| {
        let game = session.game_at(entry).expect("it is legal");
        game.round() == 6 && game.phase() == Phase::Actions
    });
    let sixth = sixth.expect("a sixth round");
    let mut game = open(session, None);
    game.stamp(moment(100));
    game.session = cut(&game.session, sixth);
    plays_to_the_end(&mut game, 140);
    assert_eq!(game.occasion().ended, Some(moment(140)));
    // Days later it is fixed in the same way.
    game = open(game.session.clone(), Some("evening.ron"));
    game.session = cut(&game.session, sixth);
    plays_to_the_end(&mut game, 5_000);
    assert_eq!(game.occasion().ended, Some(moment(140)));
}

#[test]
fn nobody_knows_the_end_of_an_old_evening_that_is_looked_at() {
    let mut game = open(evening(), Some("evening.ron"));
    game.stamp(moment(24 * 60));
    assert_eq!(game.occasion().ended, None);
}

#[test]
fn a_play_keeps_its_identity_whatever_is_corrected() {
    let mut game = open(evening(), Some("evening.ron"));
    let identity = game.occasion().identity.clone();
    assert!(!identity.is_empty());
    // Hours and place, as the form of the shelf sets them.
    game.take_place(Occasion {
        place: "at home".to_owned(),
        ..Occasion::beginning(moment(-60))
    });
    let name = game.session.people().seats[0].name.clone();
    game.session.rename(Seat::A, format!("{name}e"));
    assert_eq!(game.occasion().identity, identity);
    assert_eq!(game.occasion().known_as(Seat::A, "another"), name);
    // It is in the file.
    let save = Save::from_session(&game.session);
    let ron = save.to_ron().expect("writable");
    let json = save.to_json().expect("writable");
    for (text, format) in [(ron, table::Format::Ron), (json, table::Format::Json)] {
        let read = Save::<Game>::parse(&text, format).expect("readable");
        assert_eq!(&read.occasion, game.occasion());
    }
}

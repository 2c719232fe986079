//! The analysis of a finished game leads back into it: from the decisive moments and the
//! marks to their entries, along the curve with the arrows; and the log shows the marks.

use ::florence::{Command, Decision, Game, Setup};
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use studiolo::games::florence;
use studiolo::games::florence::Florence;
use studiolo::ui::Intent;
use table::{Seat, Session};
use tempfile::TempDir;

use super::{NAMES, Window, likely, open, played, user, wait};

/// Enough deals for the end of a short game, and for a statement about a decision.
const DEALS: u32 = 6;
const OF_DECISIONS: u32 = 24;

/// Returns the start of a game of two over two rounds.
fn start() -> Setup {
    let mut setup = Setup::dealt(NAMES[..2].iter().copied(), 4);
    setup.options.house_rules.rounds = Some(2);
    setup
}

fn short() -> Session<Game> {
    played(start(), |session| session.game().is_over())
}

/// Returns a game in which Anna ends her last turn as soon as she can.
fn lazy() -> Session<Game> {
    let mut session = Session::<Game>::new(start()).expect("a deal is legal");
    while !session.game().is_over() {
        let game = *session.game();
        let ends = Command::new(Seat::A, Decision::EndTurn);
        let is_last = game.round() == 2 && game.to_act() == Some(Seat::A);
        let command = match is_last && game.check(&ends).is_ok() {
            true => ends,
            false => likely(&game, session.cursor() as u64),
        };
        session.play(command).expect("it is legal");
    }
    session
}

fn does(window: &mut Window, intent: impl Into<studiolo::app::Intent>) {
    window.harness.state_mut().carry_out(intent);
    window.harness.run();
}

/// Opens a window with the complete analysis of a game.
fn analysed(session: &Session<Game>, deals: u32) -> (TempDir, Window) {
    let data = user("Steady");
    let mut window = open(data.path(), session, session.log().len());
    does(&mut window, florence::Intent::AnalyseIn(deals));
    wait(&mut window, |window| {
        window.harness.state().thinking().is_none()
    });
    window.harness.run();
    (data, window)
}

fn table(window: &Window) -> &studiolo::ui::session::game_window::Open<Florence> {
    let open = window.harness.state().state().open::<Florence>();
    open.expect("a game is open")
}

#[test]
fn a_moment_that_decided_leads_to_its_entry() {
    let (_data, mut window) = analysed(&short(), DEALS);
    let analysis = table(&window).analysis().expect("it is worked out");
    let moments = analysis.winning.moments.clone();
    assert!(!moments.is_empty(), "somebody has won");
    let names = window.names().into_iter();
    let mut rows: Vec<String> = names
        .filter(|name| name.starts_with("Round ") && name.ends_with('%'))
        .collect();
    rows.dedup();
    assert_eq!(rows.len(), moments.len(), "{rows:#?}");
    for (row, moment) in rows.iter().zip(&moments) {
        assert!(row.starts_with(&format!("Round {}: ", moment.round)));
        window.click(row);
        assert_eq!(window.session().cursor(), moment.entry + 1, "{row}");
    }
}

#[test]
fn a_mark_stands_in_the_log_and_over_the_curve_and_leads_to_its_entry() {
    let (_data, mut window) = analysed(&lazy(), OF_DECISIONS);
    let marks = |window: &Window| -> Vec<(usize, String)> {
        let open = table(window);
        let entries = 0..open.session.log().len();
        let marks = entries.filter_map(|entry| Some((entry, open.mark_of(entry)?.1)));
        marks.collect()
    };
    let all = marks(&window);
    let (entry, said) = all.first().expect("Anna has missed something").clone();
    does(&mut window, Intent::GoTo(entry + 1));
    let names = window.names();
    // In the log, over the curve, and in the text of the current entry.
    let told = names.iter().filter(|name| name.contains(&said)).count();
    assert!(told >= 3, "{said}: {names:#?}");
    does(&mut window, Intent::GoTo(0));
    let over = format!("{}. ", entry + 1);
    let mark = names
        .iter()
        .find(|name| name.starts_with(&over) && name.ends_with(&said));
    window.click(mark.expect("it stands over the curve"));
    assert_eq!(window.session().cursor(), entry + 1);
}

#[test]
fn the_arrows_go_along_the_curve_when_the_keyboard_is_on_it() {
    let (_data, mut window) = analysed(&short(), DEALS);
    let all = window.session().log().len();
    let part = "Chance to win after entry";
    let curve = window.harness.query_all_by_label_contains(part).next();
    curve.expect("it is drawn").focus();
    window.harness.run();
    for (key, to) in [
        (Key::ArrowRight, all),
        (Key::ArrowLeft, all - 1),
        (Key::ArrowLeft, all - 2),
        (Key::ArrowRight, all - 1),
    ] {
        window.harness.key_press_modifiers(Modifiers::NONE, key);
        window.harness.run();
        assert_eq!(window.session().cursor(), to, "{key:?}");
        assert!(window.shows_part(&format!("{part} {to}: ")));
    }
}

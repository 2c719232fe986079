//! What is told in passing goes by itself, also while nobody touches the window, and by a key.

use eframe::egui::ViewportId;
use studiolo::ui::session::intent::Copied;
use table::Seat;

use ::florence::{Moment, Setup};
use studiolo::games::florence::Florence;
use words::fl;

use crate::desk::*;

const ENDED: &str = "Anna’s turn ended with 1 action left.";

/// Anna’s turn has ended early, which can be taken back, and something was copied.
fn two_are_told(data: &TempDir) -> Desk<Florence> {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    setup.moment = Moment::Actions(2, Seat::A);
    setup.players[0].money = Some(3000);
    let mut window = Desk::with(data.path(), setup);
    window.click(fl!(action_hire));
    window.click(fl!(end_turn));
    assert!(window.says(ENDED), "{:#?}", window.names());
    window.does(Shell::CopyEntries(Copied::All));
    assert_eq!(notices(&window), 2);
    window
}

fn notices(window: &Desk<Florence>) -> usize {
    window.harness.state().state().notices.len()
}

#[test]
fn notices_go_one_by_one_while_nobody_touches_the_window() {
    let data = TempDir::new().unwrap();
    let mut window = two_are_told(&data);
    let now = window.harness.ctx.input(|input| input.time);
    let mut at = |later: f64| {
        window.harness.input_mut().time = Some(now + later);
        window.harness.step();
        let output = window.harness.output();
        let again = output.viewport_output[&ViewportId::ROOT].repaint_delay;
        (notices(&window), again.as_secs_f64())
    };
    at(1.0);
    let (left, again) = at(25.0);
    assert_eq!(left, 1, "what only tells");
    // The next frame comes by itself, and in time.
    assert!(again <= 40.0, "{again}");
    assert_eq!(at(58.0).0, 1, "it can be taken back for a minute");
    assert_eq!(at(64.0).0, 0);
}

#[test]
fn escape_takes_the_latest_notice_away() {
    let data = TempDir::new().unwrap();
    let mut window = two_are_told(&data);
    // What lies over the table has Escape first.
    window.held(Modifiers::COMMAND, Key::K);
    window.key(Key::Escape);
    assert_eq!(notices(&window), 2);
    window.key(Key::Escape);
    assert_eq!(notices(&window), 1);
    assert!(window.says(ENDED), "the one before stays");
    window.key(Key::Escape);
    assert_eq!(notices(&window), 0);
    assert!(!window.says(ENDED));
}

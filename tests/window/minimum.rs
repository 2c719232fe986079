//! What the works of a hand need in this round, and what is not said where it says nothing.

use ::florence::{Moment, Setup};
use studiolo::games::florence::Florence;
use table::{Card, Seat};
use words::fl;
use words::florence::board;

use crate::desk::*;

/// Anna's turn in round 1, with three cards that nobody sees; a work needs 7.
fn turn(data: &TempDir) -> Desk<Florence> {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Actions(1, Seat::A);
    Desk::with(data.path(), setup)
}

#[test]
fn the_list_of_works_says_which_minimum_they_need() {
    let data = TempDir::new().unwrap();
    let mut window = turn(&data);
    window.does(Shell::ShowTab(1));
    let flag = fl!(minimum_flag, value = 7);
    let flags = |window: &Desk<Florence>| {
        let texts = window.painted().into_iter();
        texts.filter(|(text, _)| *text == flag).count()
    };
    assert_eq!(flags(&window), 2, "at the list, and at the sum beside it");
    // The same where one is chosen to be completed; each says what it lacks.
    window.click(fl!(action_complete_a_work));
    assert!(flags(&window) > 0);
    let value = window
        .game()
        .work_value(Seat::A, ::florence::Profession::Poet, table::Set::EMPTY);
    let short = board::missing(value.total(), 7);
    let nodes = window.harness.query_all_by(|_| true);
    let told = nodes.filter_map(|node| node.accesskit_node().description());
    assert!(value.total() < 7);
    assert!(told.filter(|told| *told == short).count() > 10, "{short}");
}

#[test]
fn without_a_recruiting_card_nothing_is_said_of_recruiting() {
    let data = TempDir::new().unwrap();
    let window = turn(&data);
    let says = |window: &Desk<Florence>| window.says(fl!(nobody_to_recruit));
    assert!(!says(&window), "{:#?}", window.heard());
    // With one, why it cannot be used is worth knowing.
    let data = TempDir::new().unwrap();
    let mut setup = window.session().start().clone();
    setup.players[0].recruiting_in_hand = 1;
    let window: Desk<Florence> = Desk::with(data.path(), setup);
    assert!(says(&window), "{:#?}", window.heard());
}

//! Everything one key, one button or one line has entered in The Prince is undone and
//! redone in one step, under its own name.

use table::Told;
use words::prince::Words;
use words::window as told_window;

use super::desk::*;

/// Returns a game with an auctioned card without bids.
fn auctioned() -> (Session<Game>, CardId) {
    let is_bare = |game: &Game| match game.phase() {
        Phase::Bidding(bidding) => bidding.high.is_none(),
        _ => false,
    };
    let session = evening(is_bare);
    let card = match session.game().phase() {
        Phase::Bidding(bidding) => bidding.card,
        _ => unreachable!("it is auctioned"),
    };
    (session, card)
}

/// Returns the name of *Undo* when it reverts that Clara has this card at this price.
fn undo_of(session: &Session<Game>, card: CardId, price: u32) -> String {
    let words = Words::new(session.start());
    let log = session.log().iter().rev();
    let mut turned = log.filter_map(|entry| match entry.command.decision {
        Decision::TurnUp(slot) => Some(slot),
        _ => None,
    });
    let slot = turned.next().expect("it was turned up");
    let sold = Command::new(Seat::C, Decision::Sold(slot, card, price));
    let said = words.decision(None, Told::own(&sold));
    told_window::step(fl!(undo), Some(&said))
}

#[track_caller]
fn is_one_step(window: &mut Window, before: usize, undo: &str) {
    let after = window.session().cursor();
    assert!(after > before + 2, "bids and passes: {before} to {after}");
    assert!(!matches!(window.game().phase(), Phase::Bidding(_)));
    let names = window.names();
    assert!(names.iter().any(|name| name == undo), "{undo}: {names:#?}");
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.session().cursor(), before, "one undo");
    window.does(Shell::Do(commands::REDO.id));
    assert_eq!(window.session().cursor(), after, "one redo");
    // Undo then goes back further, one step at a time.
    window.held(Modifiers::COMMAND, Key::Z);
    window.held(Modifiers::COMMAND, Key::Z);
    assert!(window.session().cursor() < before);
}

#[test]
fn the_result_of_an_auction_is_undone_and_redone_in_one_step() {
    let (session, card) = auctioned();
    let data = TempDir::new().unwrap();
    let mut window = Window::with_session(data.path(), &session);
    let before = session.cursor();
    window.click(&fl!(prince_won_by, name = "Clara"));
    window.click(fl!(prince_enter_result));
    let undo = undo_of(&session, card, 1);
    is_one_step(&mut window, before, &undo);
}

#[test]
fn a_result_that_is_typed_is_undone_and_redone_in_one_step() {
    let (session, card) = auctioned();
    let data = TempDir::new().unwrap();
    let mut window = Window::with_session(data.path(), &session);
    let before = session.cursor();
    window.held(Modifiers::COMMAND, Key::K);
    let line = format!("{} clara 4", called(card).to_lowercase());
    window.harness.event(Input::Text(line));
    window.harness.run();
    window.key(Key::Enter);
    let undo = undo_of(&session, card, 4);
    is_one_step(&mut window, before, &undo);
}

#[test]
fn the_steps_of_a_bid_say_so_and_that_another_one_can_be_typed() {
    let (session, _) = auctioned();
    let data = TempDir::new().unwrap();
    let mut window = Window::with_session(data.path(), &session);
    let painted = |window: &Window| {
        let texts = window.painted().into_iter();
        texts.map(|(text, _)| text).collect::<Vec<String>>()
    };
    let bid = |price: u32| fl!(prince_button_bid, number = price);
    let texts = painted(&window);
    for price in [1, 5, 10] {
        assert!(texts.contains(&bid(price)), "{price}: {texts:#?}");
    }
    let typed = fl!(prince_bid_typed).to_owned();
    assert!(texts.contains(&typed), "{texts:#?}");
    // Once it is typed it stands there, and the words below it have done their work.
    window.key(Key::Num1);
    window.key(Key::Num2);
    let texts = painted(&window);
    assert!(texts.contains(&bid(12)), "{texts:#?}");
    assert!(!texts.contains(&typed), "{texts:#?}");
}

#[test]
fn a_bid_that_a_person_enters_alone_is_undone_alone() {
    let (session, _) = auctioned();
    let data = TempDir::new().unwrap();
    let mut window = Window::with_session(data.path(), &session);
    window.click(&fl!(prince_won_by, name = "Clara"));
    window.click(fl!(prince_enter_result));
    window.held(Modifiers::COMMAND, Key::Z);
    // The same bids and passes, one by one.
    let first = session.game().active().expect("somebody is asked");
    let next: Vec<Command> = window.session().log()[session.cursor()..]
        .iter()
        .map(|entry| entry.command)
        .collect();
    assert_eq!(next[0].seat, first);
    window.plays(next[0]);
    window.plays(next[1]);
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.session().cursor(), session.cursor() + 1);
}

//! The auction panel, bid by bid and by results, with keys alone.

use ::florence::rules::game::Phase;
use ::florence::{Command, Decision, Object};
use eframe::egui::Key;
use egui_kittest::kittest::Queryable as _;
use studiolo::games::florence;
use table::Seat;
use tempfile::TempDir;
use words::fl;

use super::bench::*;

const FOUR: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

fn last(window: &Window) -> Command {
    let last = session(window).log().last();
    last.expect("something was decided").command
}

#[test]
fn a_result_is_logged_with_five_strokes() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&FOUR));
    type_signs(&mut window, "/4d7");
    assert!(says(&window, "Dana wins the jester for 700 florins"));
    assert!(session(&window).log().is_empty(), "not before Enter");
    press(&mut window, &[Key::Enter]);
    let won = Decision::Win(Object::Jester, 700);
    assert_eq!(last(&window), Command::new(Seat::D, won));

    // Enter starts it as well, in any order, and 600 means the same as 6.
    press(&mut window, &[Key::Enter]);
    type_signs(&mut window, "600 builder ben");
    press(&mut window, &[Key::Enter]);
    let won = Decision::Win(Object::Builder, 600);
    assert_eq!(last(&window), Command::new(Seat::B, won));
}

#[test]
fn the_pointer_enters_a_result_and_the_arrows_change_its_price() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&FOUR));
    assert!(says(&window, "Anna wins the Forest for 200 florins"));
    click(&mut window, &fl!(auction_result_object, object = "Lake"));
    click(&mut window, &fl!(auction_won_by, name = "Clara"));
    assert!(says(&window, "Clara wins the Lake for 300 florins"));
    window.get_by_label(fl!(auction_result_price)).focus();
    window.run();
    press(&mut window, &[Key::ArrowUp]);
    assert!(says(&window, "Clara wins the Lake for 400 florins"));
    click(&mut window, fl!(auction_enter_result));
    let won = Decision::Win(Object::Lake, 400);
    assert_eq!(last(&window), Command::new(Seat::C, won));
}

#[test]
fn the_signs_of_a_price_lead_past_prices_that_cannot_be() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&FOUR));
    click(&mut window, &fl!(auction_result_object, object = "Jester"));
    // Anna opens, and Ben bids 300 before the others, or passes.
    click(&mut window, &fl!(auction_won_by, name = "Ben"));
    assert!(says(&window, "Ben wins the jester for 300 florins"));
    click(&mut window, fl!(auction_price_up));
    assert!(says(&window, "Ben wins the jester for 500 florins"));
    click(&mut window, fl!(auction_price_down));
    assert!(says(&window, "Ben wins the jester for 300 florins"));
    // There is nothing below that, and the window says so.
    click(&mut window, fl!(auction_price_down));
    assert!(is_greyed(&window, fl!(auction_enter_result)));
}

#[test]
fn a_result_that_breaks_a_rule_is_refused_with_it_and_can_be_mended() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&FOUR));
    type_signs(&mut window, "/4d99");
    assert!(says(&window, "A11: "), "more than the money in hand");
    press(&mut window, &[Key::Enter]);
    assert!(session(&window).log().is_empty());
    // The field still has the keyboard.
    press(&mut window, &[Key::Backspace]);
    press(&mut window, &[Key::Enter]);
    let won = Decision::Win(Object::Jester, 900);
    assert_eq!(last(&window), Command::new(Seat::D, won));
}

#[test]
fn a_result_that_may_be_two_peoples_is_nobodys_until_somebody_says_whose() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&["Anna", "Dora", "Clara", "Dana"]));
    type_signs(&mut window, "dj7");
    assert!(says(&window, "Dora wins the jester for 700 florins"));
    assert!(says(&window, "Dana wins the jester for 700 florins"));
    press(&mut window, &[Key::Enter]);
    assert!(
        session(&window).log().is_empty(),
        "nobody's money is spent on a guess"
    );
    assert!(says(&window, "Several results match"));
    press(&mut window, &[Key::ArrowDown, Key::Enter]);
    let won = Decision::Win(Object::Jester, 700);
    assert_eq!(last(&window), Command::new(Seat::D, won));
    type_signs(&mut window, "dob7");
    press(&mut window, &[Key::Enter]);
    let won = Decision::Win(Object::Builder, 700);
    assert_eq!(last(&window), Command::new(Seat::B, won));
}

#[test]
fn a_result_in_any_order_is_the_one_that_is_logged() {
    for typed in [
        "/ben jester 7",
        "ben jester 7",
        "/7 jester ben",
        "/jester700ben",
        "/4b7",
    ] {
        let data = TempDir::new().unwrap();
        let mut window = window(data.path());
        begin(&mut window, in_auctions(&FOUR));
        type_signs(&mut window, typed);
        press(&mut window, &[Key::Enter]);
        let won = Command::new(Seat::B, Decision::Win(Object::Jester, 700));
        assert_eq!(session(&window).log(), [won], "{typed}");
    }
    for typed in ["/ben jestr 7", "/bxj7", "/ben 7", "benx jester 7"] {
        let data = TempDir::new().unwrap();
        let mut window = window(data.path());
        begin(&mut window, in_auctions(&FOUR));
        type_signs(&mut window, typed);
        press(&mut window, &[Key::Enter]);
        assert!(session(&window).log().is_empty(), "{typed}");
    }
}

#[test]
fn keys_of_the_line_name_no_stack_and_keys_of_bidding_type_no_price() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&FOUR));
    type_signs(&mut window, "/");
    press(&mut window, &[Key::Num4]);
    assert!(game(&window).auction().unwrap().bidding.is_none());
    press(
        &mut window,
        &[Key::Escape, Key::Num4, Key::Plus, Key::Minus],
    );
    let bidding = game(&window).auction().unwrap().bidding.unwrap();
    assert_eq!((bidding.price, bidding.turn), (300, Seat::D));
    // In a running auction the object is known: the winner comes first.
    type_signs(&mut window, "/d8");
    press(&mut window, &[Key::Enter]);
    let won = Decision::Win(Object::Jester, 800);
    assert_eq!(last(&window), Command::new(Seat::D, won));
}

#[test]
fn one_sees_who_is_in_who_has_passed_and_who_has_what() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&FOUR));
    let won = Command::new(Seat::A, Decision::Win(Object::Jester, 700));
    window
        .state_mut()
        .carry_out(florence::Intent::Play(vec![won]));
    window.run();
    press(&mut window, &[Key::Num5, Key::Plus, Key::Minus]);
    assert!(is_there(&window, "Builder: 300 florins, bid by Clara"));
    assert!(is_there(&window, "Clara has the highest bid, 300 florins"));
    assert!(is_there(&window, "Ben is still in, last bid 200 florins"));
    assert!(is_there(&window, &fl!(auction_has_passed, name = "Dana")));
    assert!(is_there(&window, "Anna has the jester for 700 florins"));
    // The tooltip of a stack shows its earlier prices.
    window
        .get_by_label(&fl!(auction_name_object, object = "Jester"))
        .hover();
    window.run();
    assert!(says(&window, "earlier prices: Anna 700 florins (round 1)"));
    assert!(says(&window, "A5: "), "one auction at a time");
}

#[test]
fn who_opens_may_decline_with_a_key() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&FOUR));
    press(&mut window, &[Key::Minus]);
    assert!(session(&window).log().is_empty(), "that is how one passes");
    press(&mut window, &[Key::Num0]);
    assert_eq!(last(&window), Command::new(Seat::A, Decision::Decline));
    assert!(is_there(&window, &fl!(auction_is_out, name = "Anna")));
    assert!(says(&window, "Ben opens an auction"));
}

#[test]
fn the_whole_panel_is_on_a_small_screen_with_five_long_names() {
    let data = TempDir::new().unwrap();
    let names = [
        "Annegret-Katharina von Hohenstein",
        "Bartholom\u{e4}us Wunderlich",
        "Clementine Abernathy-Smythe",
        "Dr. Wolfgang Amadeus Schmidt",
        "Evangelina Montgomery-Fitzgerald",
    ];
    for (width, height) in [(1280.0, 720.0), (1000.0, 640.0)] {
        let mut window = sized(data.path(), width, height);
        begin(&mut window, in_auctions(&names));
        let enter = window.get_by_label(fl!(auction_enter_result)).rect();
        assert!(enter.bottom() < height, "nothing is cut off");
        press(&mut window, &[Key::Num7]);
        let logs = window.get_all_by_label(fl!(log));
        let right = logs.map(|node| node.rect().left()).fold(width, f32::min);
        for shown in [
            "Raise to 300",
            "Pass",
            "Name Recruiting card",
            "Enter result",
        ] {
            let rect = window.get_by_label(shown).rect();
            assert!(rect.right() < right, "{shown} is cut off at {width}");
        }
        assert_eq!(game(&window).phase(), Phase::Auction);
    }
}

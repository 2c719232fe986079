//! What the palette finds for typed text, and the keys of the display: those of every card,
//! on every keyboard.

use super::desk::*;

/// Opens a real table at its first decision: buy a card, or send a Spy.
fn acquiring(data: &TempDir) -> Window {
    let mut window = Window::with(data.path(), tracked());
    let mut steps = 0;
    while !matches!(window.game().phase(), Phase::Step(Step::Acquire)) {
        let before = window.session().cursor();
        window.key(Key::Enter);
        let entered = window.session().cursor() > before;
        assert!(entered && steps < 40, "{:#?}", window.heard());
        steps += 1;
    }
    window
}

/// Types this in the palette and enters it.
fn enters(window: &mut Window, text: &str) {
    window.held(Modifiers::COMMAND, Key::K);
    window.types(text);
    window.key(Key::Enter);
    assert!(!window.palette(), "{text}: {:#?}", window.heard());
}

#[test]
fn what_a_player_types_is_found() {
    let data = TempDir::new().unwrap();
    let mut window = acquiring(&data);
    let send = "Anna sends a Spy to the display";
    for (text, first) in [
        ("spy", send),
        // As the button says it.
        ("send a spy", send),
        ("farnese", "Anna turns up the Farnese"),
        ("farnese dana 12", "Dana buys the Farnese for 12 ducats"),
        ("farnese 12 dana", "Dana buys the Farnese for 12 ducats"),
        ("dana: farnese 12", "Dana buys the Farnese for 12 ducats"),
        ("turn 11", "Anna turns up card 11 of the display"),
        ("set dana money 50", "Corrected for Dana: money 50"),
        ("deutsch", "Language: Deutsch"),
        ("polski", "Language: Polski"),
        ("undo", "Undo"),
    ] {
        let lines = window.offers(text);
        assert_eq!(
            lines.first().map(String::as_str),
            Some(first),
            "{text}: {lines:#?}"
        );
    }
    // An impossible decision is found with its rule.
    let redeal = window.offers("redeal");
    assert!(redeal[0].contains("S4: "), "{redeal:#?}");
}

#[test]
fn a_redeal_is_typed_where_it_is_asked_for() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), tracked());
    enters(&mut window, "redeal");
    assert_eq!(window.last().map(|it| it.decision), Some(Decision::Redeal));
}

#[test]
fn a_card_that_is_named_is_turned_up_as_that_one() {
    let data = TempDir::new().unwrap();
    let mut window = acquiring(&data);
    let before = window.session().cursor();
    enters(&mut window, "farnese");
    let [up, turned] = &window.session().log()[before..] else {
        panic!("{:#?}", window.session().log());
    };
    assert_eq!(up.command.decision, Decision::TurnUp(0));
    let Decision::Turned(card) = turned.command.decision else {
        panic!("{turned:?}");
    };
    assert_eq!(called(card), "Farnese");
    // The rest of the auction in one line.
    enters(&mut window, "12");
    assert_eq!(window.last().map(|it| it.decision), Some(Decision::Bid(12)));
}

#[test]
fn an_auction_is_typed_in_the_order_it_is_said() {
    let data = TempDir::new().unwrap();
    let mut window = acquiring(&data);
    enters(&mut window, "farnese dana 12");
    let sold = window.last().expect("an entry");
    assert_eq!(sold.seat, Seat::D);
    let Decision::Sold(_, card, 12) = sold.decision else {
        panic!("{sold:?}");
    };
    assert_eq!(called(card), "Farnese");
}

#[test]
fn the_result_of_the_auction_that_is_running_ends_it() {
    let data = TempDir::new().unwrap();
    let mut window = acquiring(&data);
    let money = window.game().money(Seat::D);
    enters(&mut window, "gonzaga");
    enters(&mut window, "5");
    // Another card waits until this one is sold, and the line says so.
    let early = window.offers("farnese dana 9");
    assert!(
        early[0].contains("The auction of Francesco Gonzaga is not over"),
        "{early:#?}"
    );
    enters(&mut window, "gonzaga dana 9");
    assert_eq!(window.game().money(Seat::D), money - 9);
    assert!(!matches!(window.game().phase(), Phase::Bidding(_)));
}

#[test]
fn what_is_bought_in_the_next_phase_ends_this_one() {
    let data = TempDir::new().unwrap();
    let mut window = acquiring(&data);
    enters(&mut window, "gonzaga dana 9");
    while window.game().arrival().is_some() {
        window.key(Key::Enter);
    }
    assert_eq!(*window.game().phase(), Phase::Step(Step::Play));
    let active = window.game().active();
    let before = window.session().cursor();
    enters(&mut window, "michelangelo ben 31");
    let log = &window.session().log()[before..];
    let decisions: Vec<Decision> = log.iter().map(|entry| entry.command.decision).collect();
    let [
        Decision::EndPlay,
        Decision::EndPhase,
        Decision::Sold(_, card, 31),
    ] = decisions[..]
    else {
        panic!("{decisions:?}");
    };
    assert_eq!(
        (called(card).as_str(), log[2].command.seat),
        ("Michelangelo", Seat::B)
    );
    assert_ne!(window.game().active(), active);
}

#[test]
fn a_name_is_typed_whatever_letter_it_begins_with() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| matches!(game.phase(), Phase::Bidding(_)));
    let mut window = Window::with_session(data.path(), &session);
    let entries = window.session().log().len();
    for letter in 'a'..='z' {
        window.types(&letter.to_string());
        assert_eq!(window.session().log().len(), entries, "{letter}");
        assert!(window.palette(), "{letter}");
        window.key(Key::Escape);
    }
    window.types("/");
    let entered = window.session().log().len();
    assert!(entered > entries && !window.palette(), "the result");
    let mut window = Window::with_session(data.path(), &session);
    window.key(Key::Minus);
    let last = window.last().map(|it| it.decision);
    assert_eq!(last, Some(Decision::Pass));
}

#[test]
fn every_card_of_the_display_has_a_key() {
    let keys = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
        Key::Num0,
        Key::Minus,
        Key::Plus,
    ];
    for (slot, key) in (0..).zip(keys) {
        let data = TempDir::new().unwrap();
        let mut window = acquiring(&data);
        window.key(key);
        let turned = window.last().map(|it| it.decision);
        assert_eq!(turned, Some(Decision::TurnUp(slot)), "{key:?}");
    }
    // On an English keyboard the last one is on the key of the equals sign.
    let data = TempDir::new().unwrap();
    let mut window = acquiring(&data);
    window.key(Key::Equals);
    assert_eq!(
        window.last().map(|it| it.decision),
        Some(Decision::TurnUp(11))
    );
    // They are in the overview.
    window.held(Modifiers::NONE, Key::F1);
    assert!(
        window.says(fl!(prince_key_last_cards)),
        "{:#?}",
        window.heard()
    );
}

/// Presses a key that types a sign with a digit's key, as on a Czech keyboard.
fn presses_first_digit_as_plus(window: &mut Window) {
    for pressed in [true, false] {
        window.harness.input_mut().events.push(Input::Key {
            key: Key::Plus,
            physical_key: Some(Key::Num1),
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
        window.harness.run();
    }
}

#[test]
fn the_first_digit_of_a_czech_keyboard_is_no_plus() {
    let data = TempDir::new().unwrap();
    let mut window = acquiring(&data);
    presses_first_digit_as_plus(&mut window);
    assert_eq!(
        window.last().map(|it| it.decision),
        Some(Decision::TurnUp(0))
    );
    let farnese = window
        .game()
        .unseen()
        .iter()
        .find(|&card| called(card) == "Farnese");
    window.enters(&[(
        Seat::A,
        Decision::Turned(farnese.expect("nobody has seen it")),
    )]);
    // In an auction it is part of the price.
    let before = window.session().cursor();
    presses_first_digit_as_plus(&mut window);
    assert_eq!(window.session().cursor(), before);
    window.key(Key::Num9);
    window.key(Key::Enter);
    assert_eq!(window.last().map(|it| it.decision), Some(Decision::Bid(19)));
    // A plus by itself bids the lowest possible amount.
    window.key(Key::Plus);
    assert_eq!(window.last().map(|it| it.decision), Some(Decision::Bid(20)));
}

#[test]
fn a_trade_is_found_and_its_words_are_no_cards() {
    let data = TempDir::new().unwrap();
    let mut window = acquiring(&data);
    let trade = window.offers("trade");
    assert!(
        trade.iter().any(|line| line == fl!(prince_trade)),
        "{trade:#?}"
    );
    // Forlì begins like a word.
    let offer = window.offers("offer dana 20 for");
    assert!(
        !offer.iter().any(|line| line.contains("Forlì")),
        "{offer:#?}"
    );
    enters(&mut window, "offer a trade");
    let by = fl!(prince_trade_by, name = "Anna");
    assert!(window.says(&by), "{:#?}", window.heard());
}

/// Opens a game on this screen in which a person can turn up a card.
fn acquiring_on_the_screen(data: &TempDir) -> Window {
    let by_person = |game: &Game| matches!(game.phase(), Phase::Step(Step::Acquire));
    let mut setup = digital(5);
    for player in &mut setup.players {
        player.bot = None;
    }
    let session = played(setup, by_person).expect("it comes to that");
    let mut window = Window::with_session(data.path(), &session);
    // The player to act looks at their cards.
    window.key(Key::Enter);
    window
}

#[test]
fn the_palette_turns_up_no_other_card_than_it_names() {
    let data = TempDir::new().unwrap();
    let mut window = acquiring_on_the_screen(&data);
    let before = window.session().cursor();
    let unseen = window.game().seen_from(None).unseen();
    assert!(unseen.len() > 20, "{unseen:?}");
    for card in unseen {
        let name = called(card);
        let offers = window.offers(&name);
        let turns =
            |line: &&String| line.contains("turns up") && !line.contains("The computer deals");
        let named = offers.iter().find(turns);
        assert_eq!(named, None, "{name}: {offers:#?}");
    }
    assert_eq!(window.session().cursor(), before);
}

#[test]
fn digits_go_into_the_value_that_is_set_by_hand() {
    let data = TempDir::new().unwrap();
    let mut window = acquiring(&data);
    let before = window.session().cursor();
    window.key(Key::F4);
    window.types("37");
    assert_eq!(window.session().cursor(), before, "no card is turned up");
    assert!(
        window.heard().iter().any(|said| said == "37"),
        "{:#?}",
        window.heard()
    );
    window.key(Key::Enter);
    let last = window.last().expect("a correction").decision;
    let set = Decision::Correct(prince::Correction::Money(37));
    assert_eq!(last, set);
}

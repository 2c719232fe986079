//! The log: automatic passes, toasts that undo, changes of the past, what is shown and what
//! is new.

use super::desk::*;
use studiolo::games::florence::Florence;
use studiolo::ui::base::log_line::Telling;
use studiolo::ui::session::game_window::GameWindow as _;
use words::fl;

/// Returns a setup in which Ben and Clara cannot pay more than the opening bid, even with
/// points.
fn two_are_poor() -> Setup {
    let mut setup = four();
    setup.moment = Moment::Auction(4);
    setup.players[1].money = Some(200);
    setup.players[2].money = Some(100);
    setup.players[2].builders = 2;
    setup.players[2].prestige = 1;
    setup
}

const BEN_MUST_PASS: &str = "Ben must pass: 200 florins is not enough for 300 florins";
const CLARA_MUST_PASS: &str =
    "Clara must pass: 100 florins and 1\u{a0}PP are not enough for 300 florins";

#[test]
fn who_cannot_pay_the_next_bid_is_passed_and_the_log_says_so() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), two_are_poor());
    window.click(&fl!(auction_name_object, object = "Jester"));
    let log = window.session().log().to_vec();
    let pass = |seat| Command::new(seat, Decision::Pass);
    assert_eq!(log[1..], [pass(Seat::B), pass(Seat::C)]);
    assert_eq!(window.game().to_act(), Some(Seat::D));
    assert!(window.says(&format!("2. {BEN_MUST_PASS}")));
    assert!(window.says(&format!("3. {CLARA_MUST_PASS}")));

    window.click(&fl!(undo_this, what = "Anna names the jester"));
    assert_eq!(window.session().cursor(), 0, "with the passes it caused");
    window.click("Redo: Anna names the jester");
    assert_eq!(window.session().cursor(), 3);
    assert_eq!(window.session().log(), log);

    window.held(Modifiers::COMMAND, Key::M);
    assert!(window.says("2. Ben passes"));
    assert!(!window.says("must pass"), "that would tell of money");
}

#[test]
fn with_money_hidden_nobody_is_passed_for_lack_of_it() {
    let data = TempDir::new().unwrap();
    let mut setup = two_are_poor();
    setup.players[2].builders = 3;
    let mut window = Window::with(data.path(), setup);
    window.held(Modifiers::COMMAND, Key::M);
    window.click(&fl!(auction_name_object, object = "Builder"));
    assert_eq!(window.session().cursor(), 1);
    assert_eq!(window.game().to_act(), Some(Seat::B), "Ben is asked");
    window.click(fl!(auction_pass));
    assert!(window.says("2. Ben passes"));
    assert_eq!(
        window.game().to_act(),
        Some(Seat::D),
        "builders all can see"
    );
    assert!(window.says("3. Clara must pass: already has the most builders allowed"));
    window.click(&fl!(undo_this, what = "Ben passes"));
    assert_eq!(window.session().cursor(), 1, "Ben decided that himself");
}

#[test]
fn who_can_pay_with_points_is_asked() {
    let data = TempDir::new().unwrap();
    let mut setup = two_are_poor();
    setup.players[2].prestige = 2;
    let mut window = Window::with(data.path(), setup);
    window.click(&fl!(auction_name_object, object = "Jester"));
    assert_eq!(window.session().cursor(), 2, "Ben must pass");
    assert_eq!(window.game().to_act(), Some(Seat::C));
    window.types("sell 2");
    window.key(Key::Enter);
    assert_eq!(window.game().to_act(), Some(Seat::C));
    window.click(&fl!(auction_raise_to, price = 300));
    let bidding = window.game().auction().unwrap().bidding.unwrap();
    assert_eq!((bidding.highest, bidding.turn), (Seat::C, Seat::D));
    // A decision of the player is undone alone.
    window.click("Undo: Clara bids 300 florins");
    assert_eq!(window.session().cursor(), 3);
}

#[test]
fn a_pass_that_nobody_decided_is_taken_back_from_its_toast() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), two_are_poor());
    window.click(&fl!(auction_name_object, object = "Jester"));
    // The buttons of the toasts can be typed as well.
    assert!(window.says(&format!("Undo: {CLARA_MUST_PASS}")));
    window.types("undo clara");
    window.key(Key::Enter);
    assert_eq!(window.session().cursor(), 2, "Ben stays passed");
    assert_eq!(window.game().to_act(), Some(Seat::C));
    let toast = format!("Undo: {CLARA_MUST_PASS}");
    assert!(!window.says(&toast), "toasts go with the next step");
    window.types("sell 1");
    window.key(Key::Enter);
    assert_eq!(window.game().to_act(), Some(Seat::C), "not passed again");
}

#[test]
fn a_position_that_is_opened_or_gone_to_plays_nothing_by_itself() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), two_are_poor());
    window.click(&fl!(auction_name_object, object = "Jester"));
    window.click("1. Anna names the jester");
    assert_eq!(window.session().cursor(), 1);
    assert_eq!(window.game().to_act(), Some(Seat::B));
    window.harness.state_mut().finish_saving();
    drop(window);
    let mut window = Window::open(data.path());
    assert_eq!(window.session().cursor(), 1);
    assert_eq!(window.session().log().len(), 3);
    // Making the decision that comes next anyway replaces nothing.
    window.key(Key::Minus);
    assert_eq!(window.session().cursor(), 3, "and Clara is passed again");
    assert!(!window.says("replaced"));
}

#[test]
fn entries_that_were_replaced_come_back_with_one_click() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.click(&fl!(auction_name_object, object = "Jester"));
    window.click(&fl!(auction_raise_to, price = 300));
    window.click(fl!(auction_pass));
    window.click("1. Anna names the jester");
    let before = window.session().clone();
    window.click(fl!(auction_pass));
    assert_eq!(window.session().log().len(), 2);
    assert!(window.says("2 entries were replaced"));
    let toast = window.harness.get_all_by_label("Undo: replacing 2 entries");
    toast.last().expect("it is there").click_accesskit();
    window.harness.run();
    assert_eq!(*window.session(), before);
    assert!(!window.says("2 entries were replaced"));
}

#[test]
fn a_turn_ended_by_accident_is_taken_back() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_sample(data.path(), 66);
    let before = window.session().clone();
    window.click(fl!(end_turn));
    assert_eq!(window.game().to_act(), Some(Seat::B));
    assert!(window.says("Anna’s turn ended with 1 action left."));
    window.click(&fl!(undo_this, what = "the end of Anna’s turn"));
    assert_eq!(window.game(), before.game());
    window.click(fl!(action_hire));
    assert!(!window.says("Anna’s turn ended with 1 action left."));
}

#[test]
fn an_auction_that_is_over_is_one_line_until_it_is_unfolded() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.click(&fl!(auction_name_object, object = "Jester"));
    window.click(&fl!(auction_raise_to, price = 300));
    assert!(window.says("1. Anna names the jester"), "it goes on");
    for _ in 0..3 {
        window.click(fl!(auction_pass));
    }
    let folded = "1 to 5. Ben: Jester for 300 florins";
    assert!(window.says(folded));
    assert!(!window.says("1. Anna names the jester"));
    assert!(
        window.says("5. Anna passes"),
        "the entry one looks at stays"
    );
    window.click(folded);
    for line in [
        "1. Anna names the jester",
        "2. Ben bids 300 florins",
        "3. Clara passes",
    ] {
        assert!(window.says(line), "{line}");
    }
    window.click("2. Ben bids 300 florins");
    assert_eq!(window.session().cursor(), 2);
    window.click(folded);
    assert!(!window.says("1. Anna names the jester"));
    assert!(window.says("2. Ben bids 300 florins"), "one is there");
    // A search shows each entry on its own.
    window.click(fl!(log_filter));
    let field = window.harness.get_by_label(fl!(log_filter_text));
    field.set_text_value_accesskit("names");
    window.harness.run();
    assert!(window.says("1. Anna names the jester"));
    assert!(!window.says(folded));
}

#[test]
fn a_folded_auction_says_who_sold_points_and_whether_anybody_else_bid() {
    let data = TempDir::new().unwrap();
    let mut setup = four();
    setup.moment = Moment::Auction(4);
    setup.players[1].money = Some(200);
    setup.players[1].builders = 2;
    setup.players[1].prestige = 1;
    let mut window = Window::with(data.path(), setup);
    let play = |window: &mut Window, seat, decision| {
        let commands = vec![Command::new(seat, decision)];
        window
            .harness
            .state_mut()
            .carry_out(florence::Intent::Play(commands));
        window.harness.run();
    };
    play(&mut window, Seat::A, Decision::Name(Object::Jester));
    play(&mut window, Seat::B, Decision::Sell(1));
    play(&mut window, Seat::B, Decision::Raise(300));
    for seat in [Seat::C, Seat::D, Seat::A] {
        play(&mut window, seat, Decision::Pass);
    }
    let fold = |window: &Window, first| {
        let open = window.harness.state().state().open::<Florence>();
        Florence::fold(open.expect("a game is open"), first, Telling::default())
    };
    let sold = fl!(line_sells, number = 1);
    let line = fold(&window, 0).expect("it is over").line;
    assert_eq!(line.aside, format!("Ben: {sold}"));
    assert!(line.sentence.ends_with(&sold), "{line:?}");
    // Anna names the next one, and the others pass: she is not alone in the phase.
    play(&mut window, Seat::A, Decision::Name(Object::Builder));
    for seat in [Seat::C, Seat::D] {
        play(&mut window, seat, Decision::Pass);
    }
    let first = window.session().cursor() - 3;
    let line = fold(&window, first).expect("it is over").line;
    assert_eq!(line.aside, fl!(line_unopposed));
    // One player opens, and the entered result is of another.
    let mut window = Window::with(data.path(), four());
    play(&mut window, Seat::A, Decision::Name(Object::Jester));
    play(&mut window, Seat::B, Decision::Win(Object::Jester, 500));
    let line = fold(&window, 0).expect("it is over").line;
    assert_eq!(line.aside, "");
    assert_eq!(line.markers, [Seat::A, Seat::B]);
}

#[test]
fn what_a_folded_auction_says_is_not_said_again_below_it() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.click(&fl!(auction_name_object, object = "Forest"));
    for _ in 0..3 {
        window.click(fl!(auction_pass));
    }
    let places = |command: &Command| matches!(command.decision, Decision::Place(..));
    let legal = window.game().legal();
    let place = legal.iter().find(places).expect("it is placed");
    window
        .harness
        .state_mut()
        .carry_out(florence::Intent::Play(vec![place]));
    window.harness.run();
    let end = window.session().cursor();
    assert_eq!(end, 5);
    assert!(window.says("1 to 5. Anna: Forest for 200 florins"));
    assert!(
        !window.says("5. Anna places"),
        "one looks at the line itself"
    );
    assert!(window.says(&fl!(change_entry_number, number = end)));
}

#[test]
fn an_entry_of_the_past_is_changed_and_what_follows_is_kept() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.click(&fl!(auction_name_object, object = "Jester"));
    for _ in 0..3 {
        window.click(fl!(auction_pass));
    }
    window.click(&fl!(auction_name_object, object = "Builder"));
    let before = window.session().clone();
    window.click("1 to 4. Anna: Jester for 200 florins");
    window.click("1. Anna names the jester");
    window.key(Key::F2);
    assert!(window.says("Changing entry 1 (Anna names the jester)"));
    assert!(window.says("The 4 later entries are kept and checked again."));
    assert_eq!(window.session().cursor(), 0);
    window.key(Key::Escape);
    assert!(!window.says("You are changing"));
    assert_eq!(window.session().cursor(), 1, "back where one was");

    window.does(Shell::GoTo(5));
    window.does(Shell::Change(0));
    window.click(&fl!(auction_name_object, object = "Recruiting card"));
    assert_eq!(window.session().log().len(), 5);
    assert_eq!(window.session().cursor(), 5);
    let card = Decision::Name(Object::RecruitingCard);
    assert_eq!(window.session().log()[0], Command::new(Seat::A, card));
    assert_eq!(window.game().player(Seat::A).recruiting_in_hand(), 1);
    assert!(window.says(
        "Entry 1 is now: Anna names the recruiting card. It was: Anna names the jester. The 4 later \
         entries still hold."
    ));
    window.click(&fl!(undo_this, what = "the change to the log"));
    assert_eq!(*window.session(), before);
}

#[test]
fn a_change_after_which_an_entry_no_longer_holds_shows_it_and_keeps_it() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.click(&fl!(auction_name_object, object = "Jester"));
    window.click(&fl!(auction_raise_to, price = 300));
    window.click(&fl!(auction_raise_to, price = 400));
    window.click(fl!(auction_pass));
    window.click("2. Ben bids 300 florins");
    window.click(&fl!(change_entry_number, number = 2));
    window.click(fl!(auction_pass));
    // Clara's raise to 400 does not follow a bid of 200.
    assert_eq!(window.session().log().len(), 4, "nothing is thrown away");
    assert_eq!(window.session().cursor(), 2);
    assert!(window.says("3. Clara bids 400 florins A5: "));
    assert!(window.says("The 2 later entries are kept; the first no longer holds."));
    assert!(window.says("3. Clara bids 400 florins"), "struck through");

    // It is fixed like any other entry.
    window.click(&fl!(change_entry_number, number = 3));
    window.click(&fl!(auction_raise_to, price = 300));
    assert!(!window.says(fl!(mending_tab)));
    assert_eq!(window.session().legal_len(), 4);
}

#[test]
fn a_forgotten_entry_is_inserted() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.click(&fl!(auction_name_object, object = "Jester"));
    assert!(
        window
            .harness
            .query_by_label("Insert after entry 1")
            .is_none(),
        "at the end one just goes on"
    );
    window.click(fl!(auction_pass));
    window.click(fl!(auction_pass));
    // Ben's raise was forgotten.
    window.click("1. Anna names the jester");
    window.held(Modifiers::SHIFT, Key::F2);
    assert!(window.says("Inserting entry 2: enter the forgotten decision."));
    window.click(&fl!(auction_raise_to, price = 300));
    let log = window.session().log();
    assert_eq!(log[1], Command::new(Seat::B, Decision::Raise(300)));
    assert_eq!(log.len(), 4);
    assert!(window.says("Entry 2 was inserted: Ben bids 300 florins."));
    // Ben's pass is now on Clara's turn: it is kept and shown.
    assert!(window.says("3. Ben passes A5: It is Clara’s turn"));
    window.click(&fl!(mending_drop_entry, number = 3));
    window.click(fl!(mending_keep_change));
    assert!(!window.says(fl!(mending_tab)));
    assert_eq!(window.session().legal_len(), 3);
}

#[test]
fn an_entry_is_removed_and_comes_back() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.click(&fl!(auction_name_object, object = "Jester"));
    for _ in 0..3 {
        window.click(fl!(auction_pass));
    }
    let before = window.session().clone();
    window.click(&fl!(remove_entry_number, number = 4));
    assert_eq!(window.session().log().len(), 3);
    assert!(window.says("Entry 4 was removed: Dana passes."));
    assert_eq!(window.game().to_act(), Some(Seat::D));
    window.click(&fl!(undo_this, what = "the change to the log"));
    assert_eq!(*window.session(), before);

    window.click("1 to 4. Anna: Jester for 200 florins");
    window.click("2. Ben passes");
    window.held(Modifiers::COMMAND, Key::Delete);
    assert_eq!(window.session().log().len(), 3);
    assert!(window.says("2. Clara passes A5: It is Ben’s turn"));
    window.click(&fl!(mending_drop_entry, number = 2));
    window.click(&fl!(mending_drop_entry, number = 3));
    window.click(fl!(mending_keep_change));
    assert!(!window.says(fl!(mending_tab)));
    assert_eq!(window.session().log().len(), 1);
}

#[test]
fn the_log_is_filtered_by_kind_player_and_text() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_sample(data.path(), 66);
    let entries = |window: &Window| {
        let names = window.names().into_iter();
        let is_entry = |name: &String| {
            let number = name.split_once(". ").map(|(number, _)| number);
            number.is_some_and(|number| number.parse::<usize>().is_ok_and(|n| n > 0))
        };
        names.filter(is_entry).collect::<Vec<_>>()
    };
    window.held(Modifiers::COMMAND, Key::F);
    window.choose("Entries shown", "Tiles placed");
    let shown = entries(&window);
    assert!(shown.len() > 4, "{shown:?}");
    let tile = |name: &String| name.contains(" builds the ") || name.contains(" places a ");
    assert!(shown.iter().all(tile), "{shown:?}");
    assert!(window.says(" of 66 entries"));

    window.choose("Player shown", "Clara");
    let shown = entries(&window);
    assert!(!shown.is_empty());
    let clara = |name: &String| name.contains(". Clara ");
    assert!(shown.iter().all(clara), "{shown:?}");

    window.click(fl!(log_show_all));
    window.held(Modifiers::COMMAND, Key::F);
    window.types("Jester");
    let shown = entries(&window);
    assert!(shown.len() >= 2, "{shown:?}");
    assert!(
        shown
            .iter()
            .all(|name| name.to_lowercase().contains("jester")),
        "{shown:?}"
    );
    window.click(fl!(log_show_all));
    assert!(!window.says(" of 66 entries"));
}

#[test]
fn what_is_new_since_ones_last_turn_is_marked() {
    let data = TempDir::new().unwrap();
    let window = Window::with_sample(data.path(), 23);
    assert!(!window.says("New since"), "the first turn of the game");
    drop(window);
    let data = TempDir::new().unwrap();
    let mut window = Window::with_sample(data.path(), 66);
    assert_eq!(window.game().turn().map(|turn| turn.seat), Some(Seat::A));
    window.held(Modifiers::COMMAND, Key::F);
    window.types("works a");
    assert!(!window.says("New since"), "nothing that is new is shown");
    window.click(fl!(log_show_all));
    window.choose("Entries shown", "Works");
    assert!(window.says("New since Anna’s last turn"));
}

#[test]
fn somebody_who_gets_another_name_has_it_in_the_log_the_palette_and_the_file() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.click(&fl!(auction_name_object, object = "Jester"));
    assert!(window.says("1. Anna names the jester"));
    window.does(Shell::Rename {
        seat: Seat::A,
        name: " Ottilie ".into(),
    });
    assert!(window.says("Anna is now called Ottilie."));
    assert!(window.says("1. Ottilie names the jester"));
    assert!(!window.says("1. Anna names the jester"));
    // The palette understands the new name and uses it.
    window.types("ottilie");
    assert!(window.says("Ottilie"));
    let meant = window.names();
    let meant = meant
        .iter()
        .filter(|name| name.contains("Ottilie's") || name.contains("of Ottilie"));
    assert!(meant.count() > 0, "{:#?}", window.names());
    window.key(Key::Escape);

    window.harness.state_mut().finish_saving();
    let file = std::fs::read_dir(data.path().join("games")).unwrap();
    let file = file.map(|file| file.unwrap().path());
    // Its backups are in the same folder, in any order.
    let mut file = file.filter(|path| !path.to_string_lossy().contains(".bak."));
    let file = file.next().expect("the game has a file");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(
        text.contains("people: [(name: \"Ottilie\"), (name: \"Ben\")"),
        "{text}"
    );
    assert_eq!(Save::<Game>::read(&file).unwrap().log.len(), 1);
}

#[test]
fn another_name_or_colour_is_undone_and_redone_as_any_step() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.does(Shell::Rename {
        seat: Seat::B,
        name: "Bruno".into(),
    });
    window.does(Shell::Recolour {
        seat: Seat::B,
        colour: Colour(Seat::E),
    });
    assert!(window.says("Bruno now has a different colour."));
    let people = |window: &Window| {
        let people = window.session().people();
        (people.name(Seat::B).to_owned(), people.colour(Seat::B))
    };
    assert_eq!(people(&window), ("Bruno".into(), Colour(Seat::E)));
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(people(&window), ("Bruno".into(), Colour(Seat::B)));
    assert!(window.says("Redo: Bruno’s colour"));
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(people(&window), ("Ben".into(), Colour(Seat::B)));
    window.held(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    window.held(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(people(&window), ("Bruno".into(), Colour(Seat::E)));
    // A name cannot be empty.
    window.does(Shell::Rename {
        seat: Seat::B,
        name: "  ".into(),
    });
    assert_eq!(people(&window).0, "Bruno");
}

#[test]
fn with_money_hidden_nothing_tells_that_somebody_cannot_pay_before_it_is_tried() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), two_are_poor());
    window.held(Modifiers::COMMAND, Key::M);
    window.click(&fl!(auction_name_object, object = "Builder"));
    assert_eq!(window.game().to_act(), Some(Seat::B), "Ben is asked");
    let price = window.game().next_bid().expect("there is a next bid");
    let raise = Command::new(Seat::B, Decision::Raise(price));
    assert!(window.game().check(&raise).is_err(), "he cannot pay it");
    let raises = fl!(auction_raise_to, price = price);
    let tells = |window: &Window| window.says("not enough for") || window.says("cannot pay");
    assert!(!tells(&window), "{:#?}", window.names());
    assert!(!window.is_disabled(&raises));
    window.types("raise");
    assert!(!tells(&window), "{:#?}", window.names());
    window.key(Key::Escape);
    window.click(&raises);
    assert_eq!(window.session().log().len(), 1, "the rules refuse it");
    window.held(Modifiers::COMMAND, Key::M);
    assert!(window.is_disabled(&raises), "all can see it again");
}

#[test]
fn what_is_taken_back_is_called_what_it_was() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.does(Shell::Recolour {
        seat: Seat::B,
        colour: Colour(Seat::D),
    });
    assert!(window.says("Ben and Dana have swapped colours."));
    window.held(Modifiers::COMMAND, Key::Z);
    assert!(window.says("Redo: the colours of Ben and Dana"));
    for text in ["anna jester 700", "ben builder 400", "clara park 400"] {
        window.types(text);
        window.key(Key::Enter);
    }
    window.does(Shell::Change(0));
    window.types("ben jester 700");
    window.key(Key::Enter);
    assert!(window.session().broken().is_some());
    let cut = window.session().log().len() - window.session().legal_len();
    window.does(Shell::CutLog);
    let undo = fl!(undo_leaving_out, entries = cut);
    assert!(
        window.says(&fl!(undo_this, what = undo)),
        "{:#?}",
        window.names()
    );
}

#[test]
fn what_was_just_done_is_told_where_there_is_no_log_too() {
    let data = TempDir::new().unwrap();
    let mut window = Window::of_size(data.path(), vec2(853.0, 480.0));
    window.does(florence::Intent::Start(Box::new(four())));
    assert!(!window.says(fl!(log_filter)), "there is no log");
    window.does(Shell::Recolour {
        seat: Seat::B,
        colour: Colour(Seat::E),
    });
    assert!(window.says("Ben now has a different colour."));
    // In the header, and on the card.
    let undo = fl!(undo_this, what = "Ben’s colour");
    assert_eq!(window.harness.query_all_by_label(&undo).count(), 2);
}

//! Decisions that the rules refuse and the table has played, values set by hand, notes, and
//! entries that no longer hold after a change of the past.

use studiolo::ui::session::commands;
use words::fl;

use super::desk::*;
use ::florence::{Landscape, Profession};
use eframe::egui::PointerButton;
use words::florence::board;

/// Returns a setup on Anna's turn in round three; she has a tower and hardly any money.
fn in_actions() -> Setup {
    let mut setup = four();
    setup.moment = Moment::Actions(3, Seat::A);
    setup
}

#[test]
fn what_the_rules_refuse_is_kept_as_an_exception_with_a_note_and_undone_in_one_step() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), in_actions());
    window.types("hire");
    window.key(Key::Enter);
    let before = window.session().clone();
    // A second card in the same turn.
    window.types("hire");
    window.held(Modifiers::COMMAND, Key::Enter);
    let log = window.session().log();
    assert_eq!(log.len(), 2, "{:#?}", window.names());
    assert_eq!(log[1].kept.as_ref().map(|kept| &*kept.rule), Some("B2"));
    let money = |window: &Window| window.game().player(Seat::A).money();
    assert_eq!(money(&window), before.game().player(Seat::A).money() - 300);
    let remark = fl!(
        exception_because,
        why = "B2: This can be done only once per turn."
    );
    assert!(window.says(&remark), "{:#?}", window.names());

    window.click(fl!(write_note));
    window.types("Nobody noticed");
    window.key(Key::Enter);
    assert_eq!(window.session().log()[1].note, "Nobody noticed");
    assert!(window.says("“Nobody noticed”"), "{:#?}", window.names());
    window.click(&fl!(undo_this, what = fl!(undo_annotating, entry = 2)));
    assert_eq!(window.session().log()[1].note, "");
    window.held(Modifiers::COMMAND, Key::Z);
    assert!(window.game() == before.game());
}

#[test]
fn what_was_refused_in_a_panel_can_be_kept_and_what_the_pieces_forbid_cannot() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), in_actions());
    let play = |window: &mut Window, decision| {
        let command = Command::new(Seat::B, decision);
        window.does(florence::Intent::Play(vec![command]));
    };
    play(&mut window, Decision::Hire);
    assert!(window.says(fl!(keep_as_an_exception)), "Ben is not to act");
    window.click(fl!(keep_as_an_exception));
    assert!(window.session().log()[0].is_kept());
    assert_eq!(
        window.game().to_act(),
        Some(Seat::A),
        "it is Anna's turn still"
    );
    assert!(
        !window.says(fl!(keep_as_an_exception)),
        "the refusal is gone"
    );
    // No player has a recruiting card.
    play(&mut window, Decision::Recruit(Seat::A, Profession::Poet));
    assert!(!window.says(fl!(keep_as_an_exception)));
}

#[test]
fn a_value_is_set_by_hand_with_its_reason_as_one_entry() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), in_actions());
    let before = window.session().clone();
    window.key(Key::F4);
    assert!(window.says(fl!(correcting_title)));
    window.fill(fl!(correcting_value), "1200");
    window.fill(fl!(correcting_reason), "paid twice");
    window.click(fl!(correcting_set));
    assert_eq!(window.game().player(Seat::A).money(), 1200);
    let log = window.session().log();
    assert_eq!((log.len(), log[0].note.as_str()), (1, "paid twice"));
    window.held(Modifiers::COMMAND, Key::Z);
    assert!(window.game() == before.game());
    assert_eq!(window.session().cursor(), 0);
    // An impossible value is refused before it is set.
    window.fill(fl!(correcting_value), "1250");
    assert!(window.says("G2"), "{:#?}", window.names());
    assert!(window.is_disabled(fl!(correcting_set)));
}

#[test]
fn entries_that_no_longer_hold_are_settled_together_and_undone_together() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    for (text, entries) in [
        ("anna jester 700", 1),
        ("ben builder 400", 2),
        ("clara park 400", 3),
    ] {
        window.types(text);
        window.key(Key::Enter);
        assert_eq!(window.session().log().len(), entries, "{text}");
    }
    window.types("place park");
    window.key(Key::Enter);
    window.key(Key::Enter);
    let before = window.session().clone();
    let all = before.log().len();
    assert!(all >= 4, "{:#?}", before.log());
    // It was a lake.
    window.does(Shell::Change(2));
    window.types("clara lake 400");
    window.key(Key::Enter);
    let changed = window.session().clone();
    assert!(changed.broken().is_some());
    assert!(window.says(fl!(mending_tab)), "{:#?}", window.names());
    assert!(window.is_disabled(fl!(mending_keep_change)));
    window.click(&fl!(mending_mend_entry, number = 4));
    window.click(fl!(mending_keep_change));
    let session = window.session();
    assert_eq!(session.broken(), None);
    assert_eq!(session.log().len(), all);
    let Decision::Place(kind, _) = session.log()[3].command.decision else {
        panic!("{:?}", session.log()[3]);
    };
    assert_eq!(kind, Landscape::Lake);
    assert!(!window.says(fl!(mending_tab)));
    window.does(Shell::Do(commands::UNDO.id));
    assert_eq!(*window.session(), changed);
    // Another way out: undo the change itself.
    window.click(fl!(mending_take_back));
    assert_eq!(window.session().log(), before.log());
    assert_eq!(window.session().broken(), None);
}

#[test]
fn enter_keeps_a_changed_past_and_escape_closes_what_sets_a_value() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    for text in ["anna jester 700", "ben builder 400", "clara park 400"] {
        window.types(text);
        window.key(Key::Enter);
    }
    window.types("place park");
    window.key(Key::Enter);
    window.key(Key::Enter);
    window.does(Shell::Change(2));
    window.types("clara lake 400");
    window.key(Key::Enter);
    assert!(window.says(fl!(mending_tab)), "{:#?}", window.names());
    window.click(&fl!(mending_mend_entry, number = 4));
    window
        .harness
        .ctx
        .memory_mut(|memory| memory.stop_text_input());
    window.key(Key::Enter);
    assert!(!window.says(fl!(mending_tab)), "{:#?}", window.names());
    assert_eq!(window.session().broken(), None);
    // The values set by hand.
    window.key(Key::F4);
    assert!(window.says(fl!(correcting_title)));
    window.key(Key::Escape);
    assert!(!window.says(fl!(correcting_title)));
}

#[test]
fn as_many_entries_come_after_one_that_was_removed_wherever_that_is_said() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    for text in ["anna jester 700", "ben builder 400", "clara park 400"] {
        window.types(text);
        window.key(Key::Enter);
    }
    window.types("place park");
    window.key(Key::Enter);
    window.key(Key::Enter);
    let all = window.session().log().len();
    window.does(Shell::Remove(0));
    let holding = window.session().legal_len();
    assert!(holding < all - 1, "{:#?}", window.session().log());
    let follows = format!("of the {} later entries", all - 1);
    assert!(window.says(&follows), "{:#?}", window.names());
}

#[test]
fn what_is_so_already_is_not_set_again() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), in_actions());
    window.key(Key::F4);
    window.choose(fl!(correcting_what), fl!(correcting_start));
    assert!(window.is_disabled(fl!(correcting_set)));
    window.choose(fl!(correcting_whose), "Ben");
    window.click(fl!(correcting_set));
    assert_eq!(window.session().log().len(), 1);
    assert_eq!(window.game().start_player(), Seat::B);
    assert!(window.is_disabled(fl!(correcting_set)));
}

#[test]
fn a_letter_leads_to_what_begins_with_it_in_the_list_of_what_can_be_set() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), in_actions());
    window.key(Key::F4);
    window.points(fl!(correcting_what));
    window.types("j");
    assert_eq!(window.focused().as_deref(), Some(fl!(correcting_jesters)));
    window.key(Key::Enter);
    window.fill(fl!(correcting_value), "2");
    window.click(fl!(correcting_set));
    assert_eq!(window.game().player(Seat::A).jesters(), 2);
}

#[test]
fn the_menu_of_a_seat_leads_to_setting_its_values() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), in_actions());
    window.click(&fl!(seat_menu, name = "Clara"));
    window.click(&fl!(correct_by_hand_of, name = "Clara"));
    assert!(window.says(fl!(correcting_title)), "{:#?}", window.names());
    window.fill(fl!(correcting_value), "1200");
    window.click(fl!(correcting_set));
    assert_eq!(window.game().player(Seat::C).money(), 1200);
}

#[test]
fn what_is_set_by_hand_is_nothing_that_was_done_in_the_turn() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), in_actions());
    for text in ["hire", "set jesters 2"] {
        window.types(text);
        window.key(Key::Enter);
    }
    assert_eq!(window.session().log().len(), 2);
    let done = board::done(&[fl!(decision_hire).to_owned()]);
    assert!(window.says(&done), "{:#?}", window.names());
}

#[test]
fn the_second_of_two_clicks_ends_no_turn() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), in_actions());
    let button = window
        .harness
        .get_by_role_and_label(Role::Button, fl!(end_turn));
    let at = button.rect().center();
    window.harness.hover_at(at);
    window.harness.run();
    let now = window.harness.ctx.input(|input| input.time);
    for later in [0.05, 0.15] {
        let input = window.harness.input_mut();
        input.time = Some(now + later);
        let clicks = [true, false].map(|pressed| Input::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        input.events.extend(clicks);
        window.harness.step();
    }
    window.harness.input_mut().time = None;
    window.harness.run();
    assert_eq!(window.game().to_act(), Some(Seat::B));
    window.points_at(at);
    assert_eq!(window.game().to_act(), Some(Seat::C));
}

#[test]
fn the_nearest_fix_keeps_who_did_it() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), in_actions());
    let end = Command::new(Seat::A, Decision::EndTurn);
    let travel = Command::new(Seat::B, Decision::Introduce(::florence::Freedom::Travel));
    window.plays(end);
    window.plays(travel);
    window.does(Shell::Remove(0));
    assert!(window.session().broken().is_some());
    window.click(&fl!(mending_mend_entry, number = 1));
    window.click(fl!(mending_keep_change));
    let log: Vec<Command> = window.session().log().iter().map(|it| it.command).collect();
    assert_eq!(log, [end, travel], "Anna ends her turn, and Ben travels");
}

#[test]
fn a_value_set_by_hand_later_is_said_to_swallow_a_change() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), in_actions());
    for text in ["hire", "set money 1200"] {
        window.types(text);
        window.key(Key::Enter);
    }
    window.does(Shell::Insert(0));
    window.types("set money 2900");
    window.key(Key::Enter);
    let session = window.session();
    assert_eq!(session.log().len(), 3, "{:#?}", window.names());
    assert_eq!(window.game().player(Seat::A).money(), 1200);
    let said = fl!(change_ends_at, number = 3, entry = "");
    let said = said.split('(').next().expect("it begins so").to_owned();
    assert!(window.says(said.trim()), "{:#?}", window.names());
    // If another value was changed, only that value is left out.
    window.does(Shell::Insert(0));
    window.types("set jesters 2");
    window.key(Key::Enter);
    assert_eq!(window.session().log().len(), 4, "{:#?}", window.names());
    assert!(!window.says(&said.replace('3', "4")), "money is as it was");
}

#[test]
fn a_repair_that_is_not_finished_is_no_other_evening_on_the_shelf() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    for text in ["anna jester 700", "ben builder 400", "clara park 400"] {
        window.types(text);
        window.key(Key::Enter);
    }
    window.types("place park");
    window.key(Key::Enter);
    window.key(Key::Enter);
    let whole = window.session().clone();
    window.does(Shell::Change(2));
    window.types("clara lake 400");
    window.key(Key::Enter);
    let session = window.session();
    let fails = session.failing(&table::Remedies::new()).len();
    assert!(fails > 0 && session.legal_len() < whole.log().len());
    window.does(Shell::Show(studiolo::ui::session::intent::Screen::Games));
    let said = fl!(shelf_to_decide, entries = fails);
    window.wait(|window| window.says(&said));
}

#[test]
fn an_auction_is_changed_as_one_thing() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    let bids = [
        (Seat::A, Decision::Name(Object::Jester)),
        (Seat::B, Decision::Raise(300)),
        (Seat::C, Decision::Pass),
        (Seat::D, Decision::Pass),
        (Seat::A, Decision::Pass),
    ];
    for (seat, decision) in bids {
        window.plays(Command::new(seat, decision));
    }
    let after = Command::new(Seat::A, Decision::Win(Object::Builder, 400));
    window.plays(after);
    let before = window.session().clone();
    window.does(Shell::ChangeAsOne(0));
    assert!(window.palette(), "the result can be typed over");
    window.held(Modifiers::COMMAND, Key::A);
    window.types("clara jester 500");
    window.key(Key::Enter);
    let log: Vec<Command> = window.session().log().iter().map(|it| it.command).collect();
    let won = Command::new(Seat::C, Decision::Win(Object::Jester, 500));
    assert_eq!(log, [won, after], "{:#?}", window.heard());
    assert_eq!(window.session().broken(), None);
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.session().log(), before.log());
}

#[test]
fn a_house_rule_is_agreed_on_from_now_on() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), in_actions());
    let printed = window.game().variant().rounds;
    let offers = window.offers("house");
    let agrees = fl!(agree_on_house_rule);
    assert!(offers.iter().any(|it| it.contains(agrees)), "{offers:#?}");
    window.types("set house rounds 6");
    window.key(Key::Enter);
    assert_eq!(window.game().variant().rounds, 6, "{:#?}", window.heard());
    assert_eq!(window.session().log().len(), 1);
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.game().variant().rounds, printed);
    window.does(Shell::Do(commands::AGREE.id));
    assert!(window.says(fl!(correcting_house)), "{:#?}", window.heard());
    window.fill(fl!(correcting_value), "raise 200");
    window.click(fl!(correcting_set));
    assert_eq!(window.game().variant().raise, 200, "{:#?}", window.heard());
}

//! Every change of the log is a step of undo and redo, and a single key does not replace
//! many entries.

use super::desk::*;
use words::fl;

/// Goes to the table as it was after this many entries.
fn go_to(window: &mut Window, entry: usize) {
    window.does(Shell::GoTo(entry));
}

fn undo(window: &mut Window) {
    window.held(Modifiers::COMMAND, Key::Z);
}

fn redo(window: &mut Window) {
    window.held(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
}

#[test]
fn after_a_change_of_the_past_one_is_back_at_now() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_sample(data.path(), 66);
    let log = window.session().log().to_vec();
    go_to(&mut window, 5);
    // The previous bid is changed from 300 to a pass.
    window.does(Shell::Change(5));
    window.types("-");
    assert_eq!(window.session().log()[5].command.decision, Decision::Pass);
    let now = window.session().legal_len();
    assert_eq!(window.session().cursor(), now, "as far as it holds");
    undo(&mut window);
    assert_eq!(
        (window.session().log(), window.session().cursor()),
        (&log[..], 66)
    );
    redo(&mut window);
    assert_eq!(window.session().log()[5].command.decision, Decision::Pass);
    undo(&mut window);

    window.does(Shell::Remove(65));
    assert_eq!(
        (window.session().log(), window.session().cursor()),
        (&log[..65], 65)
    );
    undo(&mut window);
    assert_eq!(
        (window.session().log(), window.session().cursor()),
        (&log[..], 66)
    );
}

#[test]
fn what_is_set_by_hand_takes_the_place_of_what_was_just_taken_back() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_sample(data.path(), 44);
    let log = window.session().log().to_vec();
    let (seat, name) = (Seat::A, "Anna");
    let money = |window: &Window| window.session().game().player(seat).money();
    for amount in [3300, 3400] {
        window.types(&format!("set {name} money {amount}"));
        window.key(Key::Enter);
        assert_eq!(money(&window), amount);
        assert_eq!(window.session().log().len(), 45, "one correction");
        if amount == 3300 {
            undo(&mut window);
        }
    }
    assert_eq!(window.session().log()[..44], log);
    // If the player only looks at the past, the later entries stay.
    go_to(&mut window, 44);
    window.types(&format!("set {name} money 3500"));
    window.key(Key::Enter);
    assert_eq!(window.session().log().len(), 46);
}

#[test]
fn an_entry_is_changed_by_editing_its_line() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_sample(data.path(), 66);
    let log = window.session().log().to_vec();
    let at = log
        .iter()
        .rposition(|entry| matches!(entry.command.decision, Decision::Complete(_)));
    let at = at.expect("a work was completed");
    window.does(Shell::Change(at));
    window.click(fl!(change_as_text));
    // The line is unedited: nothing changes, and the table is back at now.
    window.key(Key::Enter);
    assert_eq!(window.session().log(), log);
    assert_eq!(window.session().cursor(), 66);
    // With a note on it.
    window.does(Shell::Change(at));
    window.click(fl!(change_as_text));
    window.types(" ; counted twice");
    window.key(Key::Enter);
    assert_eq!(window.session().log()[at].note, "counted twice");
    assert_eq!(window.session().log()[at].command, log[at].command);
}

#[test]
fn what_is_typed_after_a_semicolon_is_a_note() {
    let data = TempDir::new().unwrap();
    let mut window = Window::open(data.path());
    window.does(florence::Intent::Start(Box::new(four())));
    let long = "dana jester 700 ; for her birthday; really";
    window.types(long);
    assert!(window.says("“for her birthday; really”"));
    window.key(Key::Enter);
    let [entry] = window.session().log() else {
        panic!("{:?}", window.session().log());
    };
    assert_eq!(entry.command.decision, Decision::Win(Object::Jester, 700));
    assert_eq!(entry.note, "for her birthday; really");
    window.types("set ben hand 2 ; one card given back");
    window.key(Key::Enter);
    let last = window.session().log().last().expect("an entry");
    assert_eq!(last.note, "one card given back");
    assert_eq!(window.session().log().len(), 2);
    undo(&mut window);
    undo(&mut window);
    assert_eq!(window.session().cursor(), 0, "a note is no step of its own");
}

#[test]
fn one_key_in_the_past_replaces_nothing_before_it_was_asked_about() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_sample(data.path(), 44);
    let log = window.session().log().to_vec();
    go_to(&mut window, 4);
    window.types("1");
    assert_eq!(window.session().log(), log, "nothing is lost");
    assert!(window.says("Replace 40 entries?"));
    window.click(fl!(cancel));
    assert_eq!(
        (window.session().log(), window.session().cursor()),
        (&log[..], 4)
    );

    window.types("1");
    window.click(fl!(replace));
    assert_eq!(window.session().log().len(), 5);
    assert!(window.says("Undo: replacing 40 entries"));
    // Entries made after it come back too.
    window.types("+");
    let replaced = window.session().log().to_vec();
    undo(&mut window);
    undo(&mut window);
    assert_eq!(
        (window.session().log(), window.session().cursor()),
        (&log[..], 4)
    );
    redo(&mut window);
    redo(&mut window);
    assert_eq!(window.session().log(), replaced);

    // Also after a restart.
    undo(&mut window);
    window.harness.state_mut().finish_saving();
    drop(window);
    let mut window = Window::open(data.path());
    undo(&mut window);
    assert_eq!(
        (window.session().log(), window.session().cursor()),
        (&log[..], 4)
    );
    // Entering what follows in the log anyway is not asked about.
    let next = log[4].command;
    window.does(florence::Intent::Play(vec![next]));
    assert!(!window.says("Replace "));
    assert_eq!(
        (window.session().log(), window.session().cursor()),
        (&log[..], 5)
    );
}

#[test]
fn the_question_leads_back_to_now_as_well() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_sample(data.path(), 44);
    go_to(&mut window, 4);
    window.types("1");
    let back = window
        .harness
        .get_all_by_role_and_label(Role::Button, "Back to now");
    back.last().expect("it is there").click_accesskit();
    window.harness.run();
    assert_eq!(window.session().cursor(), 44);
    assert!(!window.says("Replace 40 entries?"));
}

#[test]
fn up_to_three_entries_are_replaced_at_once_and_undone_in_one_step() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.types("4+++");
    let log = window.session().log().to_vec();
    go_to(&mut window, 1);
    window.types("-");
    assert_eq!(window.session().log().len(), 2);
    undo(&mut window);
    assert_eq!(
        (window.session().log(), window.session().cursor()),
        (&log[..], 1)
    );
    redo(&mut window);
    assert_eq!(window.session().log()[1].command.decision, Decision::Pass);
}

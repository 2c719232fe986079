//! Replaying a finished game: automatically, by entry, turn and round, with the keys and
//! the buttons; what stops it, and that nothing in the game changes.

use super::desk::*;
use words::fl;

const SHIFT_COMMAND: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// Opens a finished game at an entry in the middle.
fn looking_back(data: &TempDir, entry: usize) -> Window {
    let mut window = Window::with_sample(data.path(), 154);
    assert!(window.game().is_over());
    window.does(Shell::GoTo(entry));
    window
}

fn cursor(window: &Window) -> usize {
    window.session().cursor()
}

/// Draws this many frames, a quarter of a second each.
fn frames(window: &mut Window, number: usize) {
    for _ in 0..number {
        window.harness.step();
    }
}

/// Presses a key without waiting for what is going on.
fn strike(window: &mut Window, key: Key) {
    window.harness.key_press(key);
    frames(window, 4);
}

fn plays(window: &Window) -> bool {
    window.says(fl!(replay_pause))
}

#[test]
fn what_was_played_goes_on_by_itself_until_the_end_and_rests_there() {
    let data = TempDir::new().unwrap();
    let mut window = looking_back(&data, 140);
    let log = window.session().log().to_vec();
    assert!(window.says("140 of 154"));
    window.key(Key::Space);
    assert!(plays(&window));
    let mut seen = vec![cursor(&window)];
    while plays(&window) {
        window.harness.step();
        if seen.last() != Some(&cursor(&window)) {
            seen.push(cursor(&window));
        }
    }
    let first = seen[0];
    assert!((140..143).contains(&first));
    assert_eq!(seen, (first..=154).collect::<Vec<_>>(), "entry by entry");
    assert!(!plays(&window) && window.says("wins with"));
    assert_eq!(window.session().log(), log, "it is only looked at");
    // From the end it starts at the beginning.
    window.click(fl!(replay));
    assert!(plays(&window) && cursor(&window) < 3);
}

#[test]
fn the_pace_is_that_of_the_computer_and_pause_stops_where_one_is() {
    let data = TempDir::new().unwrap();
    let mut window = looking_back(&data, 20);
    let passed = |window: &mut Window, pace: &str| {
        window.click(pace);
        let before = cursor(window);
        strike(window, Key::Space);
        frames(window, 40);
        strike(window, Key::Space);
        cursor(window) - before
    };
    let slow = passed(&mut window, fl!(pace_slow));
    let steady = passed(&mut window, fl!(pace_steady));
    let quick = passed(&mut window, fl!(pace_quick));
    assert!(
        0 < slow && slow < steady && steady < quick,
        "{slow} {steady} {quick}"
    );
    let here = cursor(&window);
    frames(&mut window, 20);
    assert!(!plays(&window));
    assert_eq!(cursor(&window), here);
    // At rest nothing is redrawn.
    let frame = window.harness.ctx.cumulative_frame_nr();
    window.harness.run();
    assert!(window.harness.ctx.cumulative_frame_nr() <= frame + 2);
}

#[test]
fn whatever_changes_the_game_or_covers_it_stops_the_replay() {
    let data = TempDir::new().unwrap();
    let mut window = looking_back(&data, 30);
    let goes_on = |window: &mut Window| {
        window.held(Modifiers::COMMAND, Key::R);
        assert!(plays(window));
        frames(window, 8);
    };
    goes_on(&mut window);
    // A step, a click on an entry, and a dialog stop it.
    window.held(Modifiers::ALT, Key::ArrowLeft);
    assert!(!plays(&window));
    goes_on(&mut window);
    window.does(Shell::GoTo(12));
    frames(&mut window, 8);
    assert!(!plays(&window));
    assert_eq!(cursor(&window), 12);
    goes_on(&mut window);
    window.does(Shell::WriteNote(3));
    let here = cursor(&window);
    frames(&mut window, 8);
    assert_eq!(cursor(&window), here, "behind a dialog nothing goes on");
    window.does(Shell::CloseDialog);
    frames(&mut window, 8);
    assert_eq!(cursor(&window), here);
    goes_on(&mut window);
    window.does(Shell::Change(3));
    frames(&mut window, 8);
    assert!(!plays(&window));
    assert!(window.says("Changing entry 4"));
    window.key(Key::Escape);
    // The window is minimised.
    goes_on(&mut window);
    let viewport = window.harness.ctx.viewport_id();
    let info = window.harness.input_mut().viewports.entry(viewport);
    info.or_default().minimized = Some(true);
    let here = cursor(&window);
    frames(&mut window, 8);
    assert_eq!(cursor(&window), here);
    assert!(!plays(&window));
}

#[test]
fn one_steps_by_entry_by_turn_and_by_round() {
    let data = TempDir::new().unwrap();
    let mut window = looking_back(&data, 94);
    let turn_of = |window: &Window, n: usize| {
        let game = window.session().game_at(n).expect("it is legal");
        (
            game.round(),
            game.phase(),
            game.turn().map(|turn| turn.seat),
        )
    };
    window.held(Modifiers::COMMAND, Key::ArrowRight);
    let next = cursor(&window);
    assert!(next > 94);
    assert_ne!(turn_of(&window, next), turn_of(&window, next - 1));
    for entry in 94..next - 1 {
        assert_eq!(turn_of(&window, entry), turn_of(&window, 94), "{entry}");
    }
    window.held(Modifiers::COMMAND, Key::ArrowLeft);
    assert!(cursor(&window) <= 94);
    window.held(SHIFT_COMMAND, Key::ArrowRight);
    let round = |window: &Window, n: usize| window.session().game_at(n).unwrap().round();
    let begun = cursor(&window);
    assert_eq!((round(&window, begun - 1), round(&window, begun)), (4, 5));
    window.held(SHIFT_COMMAND, Key::ArrowLeft);
    let begun = cursor(&window);
    assert_eq!((round(&window, begun - 1), round(&window, begun)), (3, 4));
    window.held(Modifiers::COMMAND, Key::Home);
    assert_eq!(cursor(&window), 0);
    window.click(fl!(next_entry));
    assert_eq!(cursor(&window), 1);
    window.click(fl!(previous_entry));
    assert_eq!(cursor(&window), 0);
    window.held(Modifiers::COMMAND, Key::End);
    assert_eq!(cursor(&window), 154);
}

#[test]
fn each_round_has_a_segment_which_is_clicked_and_dragged() {
    let data = TempDir::new().unwrap();
    let mut window = looking_back(&data, 10);
    let rounds: Vec<String> = window
        .names()
        .into_iter()
        .filter(|name| name.starts_with("Round ") && name.contains(": entries "))
        .collect();
    assert_eq!(rounds.len(), 7, "{rounds:?}");
    for (at, segment) in rounds.iter().enumerate() {
        window.click(segment);
        assert_eq!(usize::from(window.game().round()), at + 1, "{segment}");
    }
    // The pointer goes to its place, and dragging moves on with it.
    let rect = |window: &Window, at: usize| window.harness.get_by_label(&rounds[at]).rect();
    window.points_at(rect(&window, 2).center());
    let middle = cursor(&window);
    assert_eq!(window.game().round(), 3);
    let (from, to) = (rect(&window, 2).center(), rect(&window, 4).center());
    window.harness.drag_at(from);
    window.harness.run();
    window.harness.hover_at(to);
    window.harness.run();
    assert_eq!(window.game().round(), 5);
    window.harness.drop_at(to);
    window.harness.run();
    assert!(cursor(&window) > middle);
    assert!(!plays(&window));
}

#[test]
fn the_entry_is_told_and_a_tab_that_was_chosen_stays() {
    let data = TempDir::new().unwrap();
    let mut window = looking_back(&data, 94);
    assert!(window.says("Ben completes a work: Bell Maker"));
    assert!(window.says("Dana wins with 62\u{a0}PP"));
    window.held(Modifiers::COMMAND, Key::Num4);
    for _ in 0..12 {
        window.held(Modifiers::COMMAND, Key::ArrowRight);
        assert!(window.says(fl!(statistics_this_game)));
    }
}

#[test]
fn in_a_game_that_goes_on_one_decides_in_the_past_as_before() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.click(&fl!(auction_name_object, object = "Jester"));
    window.click(&fl!(auction_raise_to, price = 300));
    window.click(&fl!(auction_raise_to, price = 400));
    window.does(Shell::GoTo(1));
    assert!(window.says(&fl!(auction_raise_to, price = 300)));
    assert!(!window.says(fl!(replay_decide_here)));
    // The past can be replayed, and deciding resumed.
    window.click(fl!(replay));
    assert!(plays(&window));
    window.click(fl!(replay_pause));
    assert!(!window.says(&fl!(auction_raise_to, price = 300)));
    window.click(fl!(replay_decide_here));
    let bids = u32::try_from(window.session().cursor()).unwrap();
    let next = 200 + 100 * bids;
    assert!(window.says(&fl!(auction_raise_to, price = next)));
    // Undo does not switch to replaying.
    window.held(Modifiers::COMMAND, Key::End);
    window.held(Modifiers::COMMAND, Key::Z);
    assert!(window.says(&fl!(auction_raise_to, price = 400)));
    assert_eq!(window.session().log().len(), 3);
}

#[test]
fn after_the_end_undo_leads_to_the_last_decision_and_not_to_the_replay() {
    let data = TempDir::new().unwrap();
    let mut window = looking_back(&data, 94);
    window.held(Modifiers::COMMAND, Key::End);
    window.held(Modifiers::COMMAND, Key::Z);
    assert!(cursor(&window) < 154);
    assert!(!window.says(fl!(replay_decide_here)));
}

//! What is typed is what is logged, however the keys are spread over frames: a slow machine
//! puts many into one.

use ::florence::{Landscape, Tile};
use words::fl;

use super::desk::*;

/// Returns a key as the system sends it: pressed, its character, released.
fn stroke(sign: char) -> Vec<Input> {
    let key = match sign {
        '\n' => Key::Enter,
        '+' => Key::Plus,
        '-' => Key::Minus,
        '/' => Key::Slash,
        ' ' => Key::Space,
        sign => Key::from_name(&sign.to_uppercase().to_string()).expect("a key"),
    };
    let event = |pressed| Input::Key {
        key,
        physical_key: Some(key),
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let text = (sign != '\n').then(|| Input::Text(sign.to_string()));
    let mut events = vec![event(true)];
    events.extend(text);
    events.push(event(false));
    events
}

/// Starts the game again in the same window.
fn begin(window: &mut Window, setup: &Setup) {
    window.does(florence::Intent::Start(Box::new(setup.clone())));
    let begin = std::time::Instant::now();
    while !window.session().log().is_empty() {
        assert!(begin.elapsed().as_secs() < 20, "waited too long");
        std::thread::sleep(std::time::Duration::from_millis(1));
        window.harness.run();
    }
}

/// Types a text in every way its keys can be spread over frames.
#[track_caller]
fn in_all_frames(setup: &Setup, text: &str, expected: &[Command]) {
    let data = TempDir::new().unwrap();
    let mut window = Window::open(data.path());
    let strokes: Vec<Vec<Input>> = text.chars().map(stroke).collect();
    // If there are very many ways, only every fifth.
    let ways = 1_u32 << (strokes.len() - 1);
    for cuts in (0..ways).step_by(if ways > 200 { 5 } else { 1 }) {
        begin(&mut window, setup);
        for (at, stroke) in strokes.iter().enumerate() {
            let events = &mut window.harness.input_mut().events;
            events.extend(stroke.iter().cloned());
            if cuts & (1 << at) != 0 {
                window.harness.step();
            }
        }
        window.harness.step();
        window.harness.run();
        assert_eq!(
            window.session().log(),
            expected,
            "{text:?}, cut at {cuts:b}"
        );
    }
}

fn win(seat: Seat, object: Object, price: u32) -> Command {
    Command::new(seat, Decision::Win(object, price))
}

#[test]
fn two_results_typed_in_any_frames_are_these_two_results() {
    let expected = [
        win(Seat::A, Object::Jester, 700),
        win(Seat::B, Object::Builder, 200),
    ];
    in_all_frames(&four(), "aj7\nbb2\n", &expected);
}

#[test]
fn two_results_begun_with_their_key_are_these_two_results() {
    let expected = [
        win(Seat::D, Object::Jester, 700),
        win(Seat::B, Object::Builder, 900),
    ];
    in_all_frames(&four(), "/4d7\n\n5b9\n", &expected);
}

#[test]
fn bids_and_results_one_after_the_other_are_what_was_typed() {
    let bid = |seat, decision| Command::new(seat, decision);
    let expected = [
        bid(Seat::A, Decision::Name(Object::Jester)),
        bid(Seat::B, Decision::Raise(300)),
        win(Seat::C, Object::Jester, 700),
        bid(Seat::A, Decision::Name(Object::Builder)),
        bid(Seat::B, Decision::Pass),
    ];
    in_all_frames(&four(), "4+c7\n5-", &expected);
}

#[test]
fn a_landscape_is_put_down_and_the_next_result_typed_in_any_frames() {
    let game = Game::try_from(&four()).unwrap();
    let park = Landscape::Park;
    let first = game
        .places(Seat::A, Tile::Landscape(park))
        .iter()
        .next()
        .unwrap();
    let expected = [
        win(Seat::A, Object::Park, 200),
        Command::new(Seat::A, Decision::place(park, first)),
        win(Seat::D, Object::Jester, 700),
    ];
    in_all_frames(&four(), "ap\n\ndj7\n", &expected);
}

#[test]
fn after_a_placement_the_keyboard_is_the_tables_again() {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Actions(1, Seat::A);
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), setup.clone());
    window.types("1t");
    window.key(Key::Enter);
    let [built] = window.session().log() else {
        panic!("{:?}", window.session().log());
    };
    let built = built.command;
    assert!(matches!(built.decision, Decision::Build(..)));
    window.types("hire");
    window.key(Key::Enter);
    let hires = Command::new(Seat::A, Decision::Hire);
    assert_eq!(window.session().log(), [built, hires]);
    in_all_frames(&setup, "1t\nhire\n", &[built, hires]);

    // One Enter too many leads to the tray. Letters that turn out to be a word become one.
    begin(&mut window, &setup);
    window.key(Key::Enter);
    window.types("hire");
    window.key(Key::Enter);
    assert_eq!(window.session().log(), [hires]);
    in_all_frames(&setup, "\nhire\n", &[hires]);
    begin(&mut window, &setup);
    window.key(Key::Enter);
    // A single initial still picks up a tile.
    window.types("t");
    window.key(Key::Enter);
    assert_eq!(window.session().log(), [built]);

    // With the pointer as well.
    begin(&mut window, &setup);
    window.click(&fl!(tray_build, tile = "Theatre"));
    window.click(fl!(put_tile_down));
    assert_eq!(window.session().log(), [built]);
    window.types("hire");
    window.key(Key::Enter);
    assert_eq!(window.session().log(), [built, hires]);
}

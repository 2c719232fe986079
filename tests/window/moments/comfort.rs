//! Comfort at the table: the clock, the reminder of the minimum, sounds and private notes.
//! In the tests egui's clock advances a quarter of a second per frame.

use std::fs;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use ::florence::{Command, Decision, Event, Game, Moment, Object, Phase, Profession, Setup};
use eframe::egui::{Key, ViewportId};
use studiolo::games::florence;
use studiolo::ui::Intent;
use studiolo::ui::base::outgoing::Paste;
use studiolo::ui::base::sounds::Sound;
use studiolo::ui::io::preferences::Preferences;
use studiolo::ui::session::commands;
use studiolo::ui::session::intent::Copied;
use studiolo::ui::session::state::Row;
use table::{Card, Save, Seat, Session};
use tempfile::TempDir;
use words::fl;
use words::florence::Named as _;
use words::text::clock;

use super::{NAMES, Window, open, played, press, user, wait};

fn act(window: &mut Window, row: &'static Row) {
    window.harness.state_mut().carry_out(Intent::Do(row.id));
    window.harness.run();
}

fn play(window: &mut Window, seat: Seat, decision: Decision) {
    let commands = vec![Command::new(seat, decision)];
    let play = florence::Intent::Play(commands);
    window.harness.state_mut().carry_out(play);
    window.harness.run();
}

/// Lets this many seconds pass while the mouse moves.
fn pass(window: &mut Window, seconds: usize) {
    window.harness.run_steps(4 * seconds);
}

/// Returns when the window wants to be redrawn.
fn next_frame(window: &Window) -> Duration {
    window.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
}

/// Asserts that nothing wants to be redrawn once the entries are saved.
fn rests(window: &mut Window) {
    wait(window, |window| {
        next_frame(window) > Duration::from_hours(1)
    });
}

/// Opens a tracked game in the auctions of round 1.
fn tracked(data: &TempDir) -> Window {
    let mut setup = Setup::tracked(NAMES);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    let mut window = Window::open(data.path());
    let start = florence::Intent::Start(Box::new(setup));
    window.harness.state_mut().carry_out(start);
    window.harness.run();
    window
}

fn shared(data: &TempDir, until: impl Fn(&Session<Game>) -> bool) -> Window {
    let session = played(Setup::dealt(NAMES, 3), until);
    open(data.path(), &session, session.log().len())
}

/// Returns how long a player has thought in all, as shown, in seconds.
fn told(window: &Window, name: &str) -> u32 {
    let names = window.names();
    let told = |total: u32| {
        let total = clock(total);
        let all = fl!(timer_told, name = name, total = &total);
        let turns = fl!(timer_told_turn, name = name, turn = "x", total = &total);
        let end = turns.rsplit('x').next().expect("the end").to_owned();
        names.iter().any(|said| {
            *said == all || said.starts_with(&format!("{name} has thought")) && said.ends_with(&end)
        })
    };
    (0..10_000).find(|&total| told(total)).expect("it is told")
}

#[test]
fn the_clock_counts_turns_and_rests_while_one_looks_back() {
    let data = user("Steady");
    let mut window = tracked(&data);
    pass(&mut window, 30);
    assert!(!window.shows_part("has thought"), "it is off at first");
    rests(&mut window);

    act(&mut window, &commands::TURN_TIMER);
    let begun = told(&window, "Anna");
    pass(&mut window, 60);
    assert!((58..=62).contains(&(told(&window, "Anna") - begun)));
    assert_eq!(told(&window, "Ben"), 0);
    let next = next_frame(&window);
    assert!(
        next <= Duration::from_secs(1) && !next.is_zero(),
        "once a second: {next:?}"
    );

    play(&mut window, Seat::A, Decision::Name(Object::Jester));
    let of_anna = told(&window, "Anna");
    pass(&mut window, 20);
    assert!((18..=22).contains(&told(&window, "Ben")));
    assert_eq!(told(&window, "Anna"), of_anna);

    act(&mut window, &commands::PREVIOUS_ENTRY);
    let of_ben = told(&window, "Ben");
    pass(&mut window, 60);
    rests(&mut window);
    assert_eq!(
        (told(&window, "Anna"), told(&window, "Ben")),
        (of_anna, of_ben)
    );
    act(&mut window, &commands::BACK_TO_NOW);
    pass(&mut window, 5);
    assert!(told(&window, "Ben") > of_ben);

    // The time is saved with the game and shown when it is opened again.
    play(&mut window, Seat::B, Decision::Raise(300));
    let kept = window.session().occasion().clone();
    assert_eq!(kept.thought(Seat::A), told(&window, "Anna"));
    let mut window = window.close_and_open_again();
    wait(&mut window, |window| window.shows_part("Anna has thought"));
    assert_eq!(told(&window, "Anna"), kept.thought(Seat::A));

    act(&mut window, &commands::TURN_TIMER);
    assert!(!window.shows_part("has thought"));
    pass(&mut window, 1);
    rests(&mut window);
}

#[test]
fn nobody_thinks_behind_the_curtain() {
    let data = user("Steady");
    let mut window = shared(&data, |session| {
        session.game().phase() == Phase::Actions && session.game().pending().is_none()
    });
    act(&mut window, &commands::TURN_TIMER);
    let acting = window.session().game().to_act().expect("somebody acts");
    let name = NAMES[acting as usize];
    let before = told(&window, name);
    pass(&mut window, 30);
    assert_eq!(told(&window, name), before);
    press(&mut window, Key::Enter);
    pass(&mut window, 30);
    assert!(told(&window, name) >= before + 28);
}

/// Returns a game of four people one entry before the second round, and that entry.
fn before_the_second_round() -> (Session<Game>, Command) {
    let ends = |session: &Session<Game>| {
        let last = session.cursor().checked_sub(1);
        let events = last.map(|last| session.events_of(last));
        let began = |event: &Event| matches!(event, Event::RoundBegan { round: 2, .. });
        events.is_some_and(|events| events.iter().any(began))
    };
    let session = played(Setup::dealt(NAMES, 5), ends);
    let last = session.log().last().expect("an entry").command;
    (session, last)
}

fn into_the_second_round(data: &TempDir, (session, last): &(Session<Game>, Command)) -> Window {
    let mut window = open(data.path(), session, session.log().len() - 1);
    let show = florence::Intent::ShowCards(Some(last.seat));
    window.harness.state_mut().carry_out(show);
    play(&mut window, last.seat, last.decision);
    assert_eq!(window.session().log().len(), session.log().len());
    window
}

#[test]
fn a_round_begins_with_its_minimum_unless_somebody_does_not_want_that() {
    let game = before_the_second_round();
    let minimum = game.0.game().minimum();
    let reminder = fl!(round_reminder, round = 2, minimum = minimum);
    let data = user("AtOnce");
    let mut window = into_the_second_round(&data, &game);
    assert!(window.shows(&reminder), "{:#?}", window.names());
    // Undo and redo do not show it again, and the next decision removes it.
    let (seat, named) = (Seat::A, Decision::Name(Object::Builder));
    let opens = window.session().game().to_act().unwrap_or(seat);
    play(&mut window, opens, named);
    assert!(!window.shows(&reminder));
    act(&mut window, &commands::UNDO);
    act(&mut window, &commands::REDO);
    assert!(!window.shows(&reminder));

    act(&mut window, &commands::MINIMUM_REMINDER);
    drop(window);
    let kept = fs::read_to_string(data.path().join("preferences.ron")).expect("preferences");
    assert!(kept.contains("omits_minimum: true"), "{kept}");
    let data = user("AtOnce");
    fs::write(
        data.path().join("preferences.ron"),
        "(pace: AtOnce, omits_minimum: true)",
    )
    .expect("preferences");
    assert!(!into_the_second_round(&data, &game).shows(&reminder));

    // The page at the end of a round says it already.
    let data = user("Steady");
    assert!(!into_the_second_round(&data, &game).shows(&reminder));
}

/// Returns the sounds of a window.
fn listen(window: &mut Window) -> Receiver<Sound> {
    let (note, heard) = channel();
    window
        .harness
        .state_mut()
        .play_sounds_with(move |sound| note.send(sound).is_ok());
    heard
}

#[test]
fn nothing_is_heard_before_somebody_asks_for_it() {
    assert!(!Preferences::default().sounds);
    let soon = Duration::from_mins(1);
    let data = user("Steady");
    let mut window = tracked(&data);
    let heard = listen(&mut window);
    play(&mut window, Seat::A, Decision::Win(Object::Jester, 500));
    act(&mut window, &commands::SOUNDS);
    assert_eq!(
        heard.recv_timeout(soon),
        Ok(Sound::Turn),
        "how it sounds, and nothing before"
    );
    play(&mut window, Seat::B, Decision::Win(Object::Builder, 400));
    assert_eq!(heard.recv_timeout(soon), Ok(Sound::Won));
    // Going back and forth makes no sound.
    act(&mut window, &commands::UNDO);
    act(&mut window, &commands::REDO);
    act(&mut window, &commands::SOUNDS);
    play(&mut window, Seat::C, Decision::Win(Object::Builder, 400));
    drop(window);
    assert!(heard.recv_timeout(soon).is_err(), "off again");

    let game = before_the_second_round();
    let data = user("Steady");
    fs::write(data.path().join("preferences.ron"), "(sounds: true)").expect("preferences");
    let (session, last) = &game;
    let mut window = open(data.path(), session, session.log().len() - 1);
    let heard = listen(&mut window);
    let show = florence::Intent::ShowCards(Some(last.seat));
    window.harness.state_mut().carry_out(show);
    play(&mut window, last.seat, last.decision);
    assert_eq!(heard.recv_timeout(soon), Ok(Sound::Round));
}

#[test]
fn a_player_that_hangs_keeps_no_frame_waiting() {
    let data = user("Steady");
    let mut window = tracked(&data);
    let (_held, hangs) = channel::<()>();
    let hang = move |_| hangs.recv().is_ok();
    window.harness.state_mut().play_sounds_with(hang);
    act(&mut window, &commands::SOUNDS);
    play(&mut window, Seat::A, Decision::Win(Object::Jester, 500));
    play(&mut window, Seat::B, Decision::Win(Object::Builder, 400));
    assert_eq!(window.session().log().len(), 2);
}

const SECRET: &str = "The lake is mine";

fn is_told(window: &Window) -> bool {
    window.names().iter().any(|name| name.contains(SECRET))
}

#[test]
fn a_private_note_is_seen_by_whoever_asks_for_it_and_is_in_no_copy() {
    let data = user("Steady");
    let mut window = tracked(&data);
    act(&mut window, &commands::PUBLIC_SCREEN);
    act(&mut window, &commands::PRIVATE_NOTES);
    let field = fl!(private_notes_field, name = "Ben");
    assert!(!window.shows(&field), "nothing is in sight");
    window.click(&fl!(private_notes_show, name = "Ben"));
    assert!(window.shows(&field));
    window
        .harness
        .event(eframe::egui::Event::Text(SECRET.into()));
    window.harness.run();
    assert!(is_told(&window));
    window.click(&fl!(private_notes_show, name = "Anna"));
    assert!(!is_told(&window), "each has their own");
    press(&mut window, Key::Escape);
    assert!(!is_told(&window));
    assert!(!window.shows(fl!(private_notes_title)));
    assert_eq!(window.session().occasion().private(Seat::B), SECRET);

    // A copy has everything else.
    let copy = data.path().join("copy.ron");
    let save = Intent::SaveTo {
        path: copy.clone(),
        replace: false,
    };
    window.harness.state_mut().carry_out(save);
    wait(&mut window, |_| copy.is_file());
    let copied = Save::<Game>::read(&copy).expect("a save");
    assert!(copied.occasion.private.is_empty());
    assert!(!fs::read_to_string(&copy).expect("a text").contains(SECRET));

    // The exports of the game do not contain it either.
    let game = window.harness.state().state().game.as_ref();
    let game = game.expect("a game is open");
    let told = game.outgoing(false).expect("it goes out");
    let told = told.told();
    for (at, format) in told.formats().iter().enumerate() {
        let file = told.file(at);
        let says = file
            .windows(SECRET.len())
            .any(|part| part == SECRET.as_bytes());
        assert!(!says, "{}", format.ending);
    }
    for paste in [Paste::Board, Paste::Markdown, Paste::Link] {
        assert!(!told.text(paste).contains(SECRET), "{paste:?}");
    }
    let log = game.written(Copied::All, false).expect("it is written");
    assert!(!log.contains(SECRET));

    let mut window = window.close_and_open_again();
    wait(&mut window, |window| {
        window.harness.state().session().is_some()
    });
    assert!(!is_told(&window));
    act(&mut window, &commands::PRIVATE_NOTES);
    window.click(&fl!(private_notes_show, name = "Ben"));
    assert!(is_told(&window), "it was kept with the game");
}

#[test]
fn whoever_chooses_their_name_by_keys_goes_on_to_write() {
    let data = user("Steady");
    let mut window = tracked(&data);
    act(&mut window, &commands::PRIVATE_NOTES);
    press(&mut window, Key::Tab);
    press(&mut window, Key::Enter);
    window
        .harness
        .event(eframe::egui::Event::Text(SECRET.into()));
    window.harness.run();
    press(&mut window, Key::Escape);
    assert_eq!(window.session().occasion().private(Seat::A), SECRET);
}

#[test]
fn behind_the_curtain_there_are_no_notes() {
    let data = user("Steady");
    let mut window = shared(&data, |session| {
        session.game().phase() == Phase::Actions && session.game().pending().is_none()
    });
    let acting = window.session().game().to_act().expect("somebody acts");
    let note = Intent::WritePrivately(acting, SECRET.into());
    window.harness.state_mut().carry_out(note);
    window.harness.run();
    act(&mut window, &commands::PRIVATE_NOTES);
    assert!(window.shows(fl!(private_notes_nobody)));
    for name in NAMES {
        assert!(!window.shows(&fl!(private_notes_show, name = name)));
    }
    assert!(!is_told(&window));
    press(&mut window, Key::Escape);
    press(&mut window, Key::Enter);
    act(&mut window, &commands::PRIVATE_NOTES);
    for (seat, name) in NAMES.into_iter().enumerate() {
        let own = fl!(private_notes_show, name = name);
        assert_eq!(
            window.shows(&own),
            seat == acting as usize,
            "one's own and no others"
        );
    }
    window.click(&fl!(private_notes_show, name = NAMES[acting as usize]));
    assert!(is_told(&window));
}

// --- who may hold a card ---

/// Returns the answer of the palette to a typed text.
fn asks(window: &mut Window, text: &str) -> Vec<String> {
    act(window, &commands::COMMAND_LINE);
    window.harness.event(eframe::egui::Event::Text(text.into()));
    window.harness.run();
    let names = window.names();
    press(window, Key::Escape);
    names
}

#[test]
fn who_may_hold_a_card_is_answered_with_what_the_viewer_knows() {
    let data = user("Steady");
    let mut window = tracked(&data);
    let answer = "Poet: may be held by Anna, Ben, Clara or Dana, or be in the stack";
    assert!(
        asks(&mut window, "who poet")
            .iter()
            .any(|said| said == answer)
    );
    let reveal = Decision::Reveal(Profession::Poet.into());
    play(&mut window, Seat::C, reveal);
    let known = "Poet: in Clara’s hand";
    assert!(
        asks(&mut window, "who has the poet")
            .iter()
            .any(|said| said == known)
    );

    // Behind the curtain, any player may hold a card that one of them holds.
    let mut window = shared(&data, |session| {
        session.game().phase() == Phase::Actions && session.game().pending().is_none()
    });
    let game = *window.session().game();
    let acting = game.to_act().expect("somebody acts");
    let own = game
        .player(acting)
        .hand()
        .known()
        .minus(game.player(acting).hand().shown());
    let card = own.iter().next().expect("a card that nobody else has seen");
    let answer = |names: &[String]| {
        let begins = format!("{}: ", card.name());
        let mut said = names.iter().filter(|said| said.starts_with(&begins));
        said.next().cloned().expect("an answer")
    };
    let question = format!("who {}", card.name());
    let covered = answer(&asks(&mut window, &question));
    assert!(
        NAMES.iter().filter(|name| covered.contains(**name)).count() > 1,
        "{covered}"
    );
    press(&mut window, Key::Enter);
    let open = answer(&asks(&mut window, &question));
    assert_eq!(
        open,
        format!("{}: in {}’s hand", card.name(), NAMES[acting as usize])
    );
}

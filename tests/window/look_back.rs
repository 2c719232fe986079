//! The look back at a finished game of The Prince and of Tiletum: it is opened from the end,
//! begins with the only person, adds up what was found, and leads to each decision. It can
//! be stopped. And a try is compared with its game.

use ::prince::mind::bot as princes;
use ::tiletum::mind::bot as builders;
use studiolo::games::prince::Prince;
use studiolo::games::tiletum::Tiletum;
use studiolo::games::tiletum::digital::brought;
use studiolo::ui::session::game_window::{Command, Open};
use studiolo::ui::session::intent::Branch;
use studiolo::ui::session::reviewing::{LooksBack, look_back};
use table::{Level, Seat, Session};
use words::fl;

use crate::desk::*;

const NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

fn open<G: LooksBack>(window: &Desk<G>) -> &Open<G> {
    let open = window.harness.state().state().open::<G>();
    open.expect("a game is open")
}

/// Returns whether everything was judged.
fn is_whole<G: LooksBack>(window: &Desk<G>) -> bool {
    let found = open(window).reviewed().and_then(|(_, found)| found);
    found.is_some_and(|found| found.is_whole)
}

/// Looks back at a game that Anna, the only person, played carelessly.
fn looks_back<G: LooksBack>(session: &Session<G::Rules>) {
    let data = TempDir::new().expect("a directory");
    let mut window = Desk::<G>::with_session(data.path(), session);
    assert!(!window.says(fl!(look_back_about)));
    // The bright button at the end.
    window.key(Key::Enter);
    assert!(window.says(fl!(look_back_about)));
    let at = |name: &str| fl!(look_back_at_player, name = name);
    assert!(NAMES.iter().all(|name| window.says(&at(name))));
    assert_eq!(
        open(&window).reviewed().map(|(seat, _)| seat),
        Some(Seat::A)
    );
    // It can be stopped.
    if open(&window).own.reviewing().progress().is_some() {
        window.click(fl!(look_back_stop));
    }
    window.wait(|window| !window.thinks());
    window.harness.run();
    assert_eq!(window.says(fl!(look_back_cut_short)), !is_whole(&window));
    window.click(&at("Anna"));
    window.wait(is_whole);
    window.harness.run();
    assert!(!window.says(fl!(look_back_cut_short)));

    let (_, found) = open(&window).reviewed().expect("Anna’s");
    let found = found.expect("it is whole");
    let sum = found.sum::<G>();
    let worst: Vec<(usize, String, bool)> = found
        .worst()
        .into_iter()
        .map(|costly| {
            let told = G::tell(open(&window), &costly.cost);
            let told = open(&window).cost_told(costly, &told);
            (costly.entry, told, costly.mark.is_some())
        })
        .collect();
    assert!(window.says(&sum), "{sum}: {:#?}", window.heard());
    let lines = window.names().into_iter();
    let lines = lines.filter(|name| name.starts_with("Go to entry ") && !name.contains(':'));
    assert_eq!(lines.count(), worst.len().min(8), "{:#?}", window.heard());
    let (entry, told, is_marked) = worst.first().expect("she was careless");
    assert!(window.says(told), "{told}: {:#?}", window.heard());
    window.click(&fl!(go_to_entry, number = entry + 1));
    assert_eq!(window.session().cursor(), *entry);
    assert!(window.says(&sum), "the page stays in front");
    // The mark stands in the log, and the line says why.
    if *is_marked {
        window.does(Shell::GoTo(entry + 1));
        let heard = window.heard();
        let marked = heard.iter().filter(|said| said.contains(told.as_str()));
        assert!(marked.count() >= 2, "{told}: {heard:#?}");
    }
    assert!(window.says(&sum), "the page stays in front");
    // What was found is there the next time.
    window.does(Shell::GoTo(session.log().len()));
    window.does(Shell::ShowTab(0));
    let looks = look_back::<G>(open(&window));
    window.does(looks.expect("it is over"));
    assert!(window.says(&sum) && !window.thinks());
}

/// Returns a game of The Prince with this many turns.
fn of_prince(turns: u8) -> Session<::prince::Game> {
    let mut setup = ::prince::Setup::digital(NAMES, 5);
    setup.options = ::prince::Options::with_bots();
    setup.options.turns = turns;
    for player in &mut setup.players[1..] {
        player.bot = Some(Level::EASY);
    }
    let mut session = Session::<::prince::Game>::new(setup).expect("a sound start");
    while let Some(seat) = session.game().may_decide().first() {
        let view = session.game().seen_from(Some(seat));
        let command = princes::decide(&view, seat, princes::Level::One, 5);
        session.play(command).expect("bots keep to the rules");
    }
    assert!(session.game().is_over());
    session
}

/// Returns a game of Tiletum.
fn of_tiletum() -> Session<::tiletum::Game> {
    let mut setup = ::tiletum::Setup::digital(NAMES, 5);
    for player in &mut setup.players[1..] {
        player.bot = Some(Level::EASY);
    }
    let mut session = Session::<::tiletum::Game>::new(setup).expect("a sound start");
    while !session.game().is_over() {
        let game = *session.game();
        let command = match game.may_decide().first() {
            Some(seat) => builders::decide(&game, seat, builders::Level::One, 5),
            None => brought(&session, session.cursor()),
        };
        session
            .play(command.expect("it goes on"))
            .expect("it is legal");
    }
    session
}

#[test]
fn the_prince_looks_back_at_what_the_decisions_cost() {
    looks_back::<Prince>(&of_prince(1));
}

#[test]
fn tiletum_looks_back_at_what_the_turns_cost() {
    looks_back::<Tiletum>(&of_tiletum());
}

/// Tries something else from the middle of a game, and compares it. `otherwise` decides in
/// the try.
fn compares<G: LooksBack>(
    session: &Session<G::Rules>,
    otherwise: fn(&Session<G::Rules>) -> Command<G>,
) {
    let data = TempDir::new().expect("a directory");
    let mut window = Desk::<G>::with_session(data.path(), session);
    let entry = session.log().len() / 2;
    window.does(Shell::GoTo(entry));
    window.does(Shell::Branch(Branch::Try));
    window.wait(|window| {
        let open = open(window);
        let origin = open.session.occasion().origin.as_ref();
        origin.is_some_and(|origin| origin.is_try) && open.file_path().is_some()
    });
    while window.session().cursor() < entry + 20 {
        let command = otherwise(window.session());
        window.plays(command);
    }
    window.does(Shell::Branch(Branch::Compare));
    window.wait(|window| window.says(fl!(branch_compare_title)));
    for name in NAMES {
        let told = format!("{name}: ");
        let lines = window.heard().into_iter();
        let lines = lines.filter(|it| it.starts_with(&told) && it.contains("in the attempt"));
        let lines: Vec<String> = lines.collect();
        assert!(lines.len() >= 2, "{:#?}", window.heard());
        assert!(lines.iter().any(|line| line.contains('%')), "{lines:#?}");
    }
}

#[test]
fn a_try_is_compared_by_points_and_by_what_its_position_is_worth() {
    compares::<Prince>(&of_prince(3), |session| {
        let game = session.game();
        let seat = game.may_decide().first().expect("it goes on");
        let view = game.seen_from(Some(seat));
        princes::decide(&view, seat, princes::Level::Two, 9)
    });
    compares::<Tiletum>(&of_tiletum(), |session| {
        let game = session.game();
        match game.may_decide().first() {
            Some(seat) => builders::decide(game, seat, builders::Level::Two, 9),
            None => brought(session, session.cursor()),
        }
        .expect("it goes on")
    });
}

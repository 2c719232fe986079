//! After a game that the computer has dealt: another one, or the same deal again. And a seat
//! that is handed to a bot of a level and a temperament, and taken back.

use ::florence::mind::bot;
use ::florence::mind::bot::{Level, Thinking};
use ::florence::{Game, Setup};
use studiolo::games::florence::Florence;
use studiolo::games::prince::Prince;
use studiolo::games::tiletum::Tiletum;
use studiolo::ui::session::game_window::GameWindow;
use table::{Bot, Game as _, Seat, Session, Temperament};
use words::fl;
use words::florence::advice;

use crate::desk::*;

const NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

/// Returns a game of Anna against bots, played until this holds.
fn played(until: impl Fn(&Session<Game>) -> bool) -> Session<Game> {
    let mut setup = Setup::dealt(NAMES, 7);
    for player in &mut setup.players[1..] {
        player.bot = Some(Level::One);
    }
    let mut session = Session::<Game>::new(setup).expect("a deal is legal");
    while !until(&session) {
        let seed = session.cursor() as u64;
        let command = bot::decide(session.game(), Level::Two, seed, 0, &Thinking::new());
        let command = command.expect("the game goes on");
        session.play(command).expect("bots keep to the rules");
    }
    session
}

/// Clicks a button that begins a game, and returns the deal before and after.
fn begins<G: GameWindow>(session: &Session<G::Rules>, button: &str) -> [Option<u64>; 2] {
    let data = TempDir::new().expect("a directory");
    let mut window = Desk::<G>::with_session(data.path(), session);
    let people = window.session().people().clone();
    window.click(button);
    window.wait(|window| window.harness.state().state().leaving.is_none());
    let now = window.session().people();
    assert_eq!(now.seats, people.seats, "the same players and bots");
    assert!(!window.game().is_over(), "it has just begun");
    [people.deal, now.deal]
}

fn plays_again<G: GameWindow>(session: &Session<G::Rules>, same: &str) {
    let [before, after] = begins::<G>(session, same);
    assert_eq!(before, after, "the same deal");
    let [before, after] = begins::<G>(session, fl!(another_game));
    assert_ne!(before, after, "another deal");
}

#[test]
fn after_a_game_another_one_begins_or_the_same_deal_again() {
    plays_again::<Florence>(&played(|session| session.game().is_over()), fl!(same_deal));
    let end = crate::prince::desk::played(crate::prince::desk::digital(7), |game| game.is_over());
    plays_again::<Prince>(&end.expect("it ends"), fl!(prince_same_deal));
    let end = crate::tiletum_turn::first(|session| session.game().is_over());
    plays_again::<Tiletum>(&end, fl!(tiletum_same_deal));
}

#[test]
fn a_seat_is_handed_to_a_bot_and_back_and_a_bot_s_seat_is_taken_over() {
    let data = TempDir::new().expect("a directory");
    std::fs::write(data.path().join("preferences.ron"), "(pace: Slow)").expect("written");
    let session = played(|session| {
        let game = session.game();
        game.round() == 2 && game.to_act() == Some(Seat::A)
    });
    let mut window = Desk::<Florence>::with_session(data.path(), &session);
    let four = advice::level(Level::Four);
    let plays_on = fl!(a_bot_plays_on, level = &four);
    window.click(&fl!(seat_menu, name = "Anna"));
    window.click(advice::temperament(Temperament::Miser));
    window.click(&plays_on);
    let miser = Bot {
        level: Level::Four,
        temperament: Temperament::Miser,
    };
    assert_eq!(window.session().people().bot(Seat::A), Some(miser));
    assert!(window.says(&advice::bot(miser)), "{:#?}", window.heard());
    assert!(window.session().is_handed_on(), "it rates nobody");
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.session().people().bot(Seat::A), None);
    assert_eq!(window.session().log(), session.log());
    // The seat of a bot.
    window.click(&fl!(seat_menu, name = "Ben"));
    window.click(&fl!(plays_again, name = "Ben"));
    assert_eq!(window.session().people().bot(Seat::B), None);
    assert!(window.session().people().bot(Seat::C).is_some());
}

//! A bot offers an exchange to the person at the window, who accepts it.

use super::desk::*;

/// Returns a game of Anna against bots in which one of them offers her an exchange.
fn offered() -> Session<Game> {
    let has_offer = |game: &Game| game.trade().is_some_and(|trade| trade.partner == Seat::A);
    let mut sessions = (0..200).filter_map(|seed| {
        let mut setup = digital(seed);
        setup.options.trade = true;
        for player in &mut setup.players[1..] {
            player.bot = Some(table::Level::MEDIUM);
        }
        played(setup, has_offer)
    });
    sessions.next().expect("bots make offers")
}

#[test]
fn a_bot_offers_an_exchange_that_the_person_accepts() {
    let data = TempDir::new().unwrap();
    let session = offered();
    let trade = *session.game().trade().expect("an offer");
    let mut window = Window::with_session(data.path(), &session);
    window.click(fl!(prince_button_accept));
    window.wait(|window| window.game().trade().is_none());
    let log = window.session().log();
    let answer = log[session.cursor()].command;
    assert_eq!(answer, Command::new(Seat::A, Decision::Accept));
    let game = window.session().game_at(session.cursor() + 1);
    let game = game.expect("it was played");
    for card in trade.take.cards {
        assert_eq!(game.owner(card), Some(trade.proposer), "{card:?}");
    }
    assert!(game.asked().contains(Seat::A));
}

#[test]
fn no_stray_enter_answers_an_offer() {
    let data = TempDir::new().unwrap();
    let session = offered();
    let mut window = Window::with_session(data.path(), &session);
    window.key(Key::Enter);
    assert!(window.game().trade().is_some());
    // The digits answer, in the order of the buttons.
    window.key(Key::Num2);
    window.wait(|window| window.game().trade().is_none());
    let answer = window.session().log()[session.cursor()].command;
    assert_eq!(answer, Command::new(Seat::A, Decision::Refuse));
}

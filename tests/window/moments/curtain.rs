//! The curtain between people who share the screen: it covers everything, Escape closes it
//! again, and behind it nothing reveals hidden information, not even to screen readers.

use eframe::egui::Key;
use florence::mind::bot::Level;
use florence::{Game, Phase, Profession, Setup};
use table::{Item as _, Seat, Session};
use tempfile::TempDir;
use words::fl;
use words::florence::Named;

use super::{NAMES, Window, open, played, press, user, wait};

/// Opens a game of four people who share the screen, in the middle of a turn of the action
/// phase, where players know only their own hands.
fn shared(data: &TempDir) -> Window {
    let session = played(Setup::dealt(NAMES, 3), |session| {
        session.game().phase() == Phase::Actions && session.game().pending().is_none()
    });
    open(data.path(), &session, session.log().len())
}

/// Returns the professions in hands that only their owners have seen.
fn secret(game: &Game) -> Vec<Profession> {
    let open = game.seen_from_outside();
    let seats = game.seats();
    let hands = seats.flat_map(|seat| {
        let known = open.player(seat).hand().known();
        game.player(seat).hand().known().minus(known).iter()
    });
    hands.collect()
}

/// Returns which of them are named anywhere.
fn told(window: &Window) -> Vec<Profession> {
    let names = window.names();
    let secret = secret(window.session().game());
    assert!(secret.len() > 4);
    let named = |card: &Profession| names.iter().any(|name| name.contains(card.name()));
    secret.into_iter().filter(named).collect()
}

fn own(window: &Window, seat: Seat) -> Vec<Profession> {
    let hand = window.session().game().player(seat).hand().known();
    hand.iter().collect()
}

#[test]
fn the_curtain_covers_what_is_below_it() {
    let data = user("Steady");
    let mut window = shared(&data);
    let acting = window.session().game().to_act().expect("somebody acts");
    let show = fl!(show_cards_of, name = NAMES[acting as usize]);
    assert!(window.shows(&show));
    assert_eq!(told(&window), []);
    // Neither the decisions nor a tab are there.
    for covered in [
        fl!(end_turn),
        fl!(action_hire),
        fl!(tab_principality),
        fl!(tab_tally),
    ] {
        assert!(!window.shows(covered), "{covered}");
    }
    // The keys of covered controls do nothing.
    let before = window.session().clone();
    for key in [Key::Num3, Key::Num9, Key::R] {
        press(&mut window, key);
        if window.shows(fl!(command_line)) {
            press(&mut window, Key::Escape);
        }
    }
    assert_eq!(window.session(), &before);
    assert!(window.shows(&show));
}

#[test]
fn escape_draws_the_curtain_again_and_nothing_stays_to_be_heard() {
    let data = user("Steady");
    let mut window = shared(&data);
    let acting = window.session().game().to_act().expect("somebody acts");
    for opens in [Key::Enter, Key::Enter] {
        press(&mut window, opens);
        let mut seen = told(&window);
        let mut hand = own(&window, acting);
        seen.sort_by_key(|card| card.index());
        hand.sort_by_key(|card| card.index());
        assert_eq!(seen, hand, "one's own cards and no others");
        assert!(window.shows(fl!(action_hire)));
        press(&mut window, Key::Escape);
        assert_eq!(told(&window), [], "{:#?}", window.names());
        let show = fl!(show_cards_of, name = NAMES[acting as usize]);
        assert!(window.shows(&show));
    }
}

#[test]
fn what_the_log_tells_one_player_it_does_not_tell_behind_the_curtain() {
    let data = user("Steady");
    let mut window = shared(&data);
    // Only its owner has seen a card returned at the start.
    let returned = |window: &Window| {
        let names = window.names();
        let returns = |name: &&String| name.contains("returns the ");
        names.iter().filter(returns).count()
    };
    assert_eq!(returned(&window), 0);
    press(&mut window, Key::Enter);
    assert!(returned(&window) <= 2, "their own, and what undo is called");
    press(&mut window, Key::Home);
    press(&mut window, Key::Escape);
    assert_eq!(returned(&window), 0);
}

#[test]
fn seats_are_bid_for_on_this_screen_and_nobodys_cards_are_seen() {
    let data = user("Steady");
    let mut setup = Setup::dealt(NAMES, 3);
    let mut options = setup.options;
    options.house_rules.seats_auctioned = Some(true);
    setup.agree(options);
    for bot in [1, 3] {
        setup.players[bot].bot = Some(Level::Two);
    }
    let session = Session::<Game>::new(setup).expect("a deal is legal");
    let mut window = open(data.path(), &session, 0);
    let asked = |window: &Window| {
        let game = window.session().game();
        let seat = game.to_act().filter(|_| game.phase() == Phase::Seats);
        seat.filter(|seat| [Seat::A, Seat::C].contains(seat))
    };
    let goes_on = |window: &Window| window.session().game().phase() == Phase::Seats;
    let mut were_asked = Vec::new();
    loop {
        wait(&mut window, |window| {
            !goes_on(window) || asked(window).is_some()
        });
        let Some(seat) = asked(&window) else {
            break;
        };
        let show = fl!(show_cards_of, name = NAMES[seat as usize]);
        assert!(window.shows(&show), "{:#?}", window.names());
        assert_eq!(told(&window), []);
        window.click(&show);
        assert_eq!(told(&window), [], "the cards are dealt for a seat");
        let price = window.session().game().next_bid().expect("it is bid");
        let entries = window.session().log().len();
        // Anna wants the first seat for little, and the others want nothing.
        match seat == Seat::A && price <= 200 {
            true => window.click(&fl!(auction_raise_to, price = price)),
            false => window.click(fl!(auction_pass)),
        }
        assert!(window.session().log().len() > entries);
        were_asked.push(seat);
    }
    assert!(were_asked.contains(&Seat::A) && were_asked.contains(&Seat::C));
    let log = window.session().log();
    let bots = log
        .iter()
        .filter(|entry| [Seat::B, Seat::D].contains(&entry.command.seat));
    assert!(bots.count() > 0, "the bots have bid or passed");
    assert_eq!(window.session().game().phase(), Phase::StartingHands);
}

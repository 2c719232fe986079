//! The public screen: it opens, follows the game, and closes. And messages to players that
//! concern them.

use ::florence::mind::bot::Level;
use ::florence::{Building, Command, Decision, Event, Game, Joint, Moment, Setup};
use eframe::egui::{Key, Modifiers};
use studiolo::games::florence;
use studiolo::games::florence::{Florence, concerns};
use studiolo::ui::base::log_line::Telling;
use studiolo::ui::io::kept::GameId;
use studiolo::ui::session::game_window::Open;
use table::{Card, Seat, Session};
use tempfile::TempDir;
use words::fl;
use words::florence::Named;
use words::language;

use super::{NAMES, Window, likely, open, played, user, wait};
use crate::by_hand::panels::squares;

// --- the screen ---

fn in_auctions(data: &TempDir) -> Window {
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

#[test]
fn the_public_screen_opens_follows_the_game_and_closes() {
    let data = user("Steady");
    let mut window = in_auctions(&data);
    let leads = |price: u32, name: &str| {
        let price = fl!(public_price, object = "Jester", price = price);
        let leads = fl!(public_leads, player = name);
        format!("{price}. {leads}")
    };
    window.click(fl!(menu));
    window.click(fl!(public_screen));
    assert!(window.shows(fl!(close_public_screen)));
    let opens = format!("Anna: {}", fl!(public_opens));
    assert!(window.shows(&opens), "{:#?}", window.names());
    // Auction by auction, bid by bid, and undo.
    window.click(&fl!(auction_name_object, object = "Jester"));
    assert!(window.shows(&leads(200, "Anna")));
    window.click("Raise to 300");
    assert!(window.shows(&leads(300, "Ben")));
    assert!(!window.shows(&leads(200, "Anna")));
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.harness.run();
    assert!(window.shows(&leads(200, "Anna")));
    let earlier = fl!(public_earlier, entry = 1, entries = 2);
    assert!(window.shows(&earlier), "that more was entered is said");
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::Y);
    window.harness.run();
    assert!(window.shows(&leads(300, "Ben")) && !window.shows(&earlier));
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.harness.run();
    // It closes with its button, and with the command that opened it.
    window.click(fl!(close_public_screen));
    assert!(!window.shows(&leads(200, "Anna")));
    for is_open in [true, false] {
        window
            .harness
            .key_press_modifiers(Modifiers::COMMAND, Key::P);
        window.harness.run();
        assert_eq!(window.shows(&leads(200, "Anna")), is_open);
    }
}

#[test]
fn its_numbers_are_written_as_the_language_does() {
    let data = user("Steady");
    let mut window = in_auctions(&data);
    window.click(fl!(menu));
    window.click(fl!(public_screen));
    for (tag, money) in [("en", "3,500"), ("de", "3.500"), ("pl", "3500")] {
        let drawn = language::within(tag, tag, || {
            window.harness.run();
            format!("{:?}", window.harness.output().shapes)
        });
        assert!(drawn.contains(&format!("{money:?}")), "{tag}");
        assert_eq!(drawn.contains("\"3,500\""), tag == "en", "{tag}");
    }
}

#[test]
fn an_offer_to_build_together_stands_on_the_public_screen() {
    let data = user("Steady");
    let mut setup = Setup::tracked(NAMES);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.options.cooperative = true;
    setup.moment = Moment::Actions(2, Seat::A);
    let game = Game::try_from(&setup).expect("a legal start");
    let place = game
        .joint_places(Seat::A, Seat::B, Building::Tower)
        .iter()
        .next();
    let (own, others) = place.expect("it fits across the border");
    let joint = Joint::new(Building::Tower, own, Seat::B, others).paying(400);
    let mut window = Window::open(data.path());
    let start = florence::Intent::Start(Box::new(setup));
    window.harness.state_mut().carry_out(start);
    window.harness.run();
    window.enter(&game, &Command::new(Seat::A, Decision::Offer(joint)));
    window.click(fl!(menu));
    window.click(fl!(public_screen));
    let answers = format!("Ben: {}", fl!(public_answers));
    assert!(window.shows(&answers), "{:#?}", window.names());
    assert!(
        window.shows_part("Anna asks 400: Tower"),
        "{:#?}",
        window.names()
    );
}

// --- messages for a player ---

/// Returns a digital game in the action phase of a round, on the turn of Ben, a bot like
/// Clara; Anna and Dana are people.
fn bens_turn(round: u8, change: impl FnOnce(&mut Setup)) -> Session<Game> {
    let mut setup = Setup::dealt(NAMES, 9);
    setup.moment = Moment::Actions(round, Seat::B);
    setup.reshuffle = None;
    let stack = setup.professions.as_mut().expect("a digital game");
    for player in &mut setup.players {
        let hand = player.hand.as_mut().expect("a digital game");
        if let Some(Card::Known(card)) = hand.pop() {
            stack.push(card);
        }
        player.money = Some(2_000);
    }
    for at in [1, 2] {
        setup.players[at].bot = Some(Level::EASY);
    }
    change(&mut setup);
    Session::new(setup).expect("it is legal")
}

/// Gives Ben a card to recruit with, and this player a work on the table.
fn may_recruit_from(setup: &mut Setup, at: usize) {
    setup.players[1].recruiting_in_hand = 1;
    let hand = setup.players[at].hand.as_mut().expect("a digital game");
    if let Some(Card::Known(card)) = hand.pop() {
        setup.players[at].table.push(card);
    }
}

/// Returns whom an entry concerns and what they are told.
fn concerns_of(session: &Session<Game>, entry: usize) -> Vec<(Seat, String)> {
    let ctx = eframe::egui::Context::default();
    let open = Open::<Florence>::new(GameId(1), session.clone(), None, &ctx);
    concerns::of(&open, entry, Telling::hiding(false))
}

#[test]
fn who_loses_a_profession_to_the_computer_is_told() {
    let mut session = bens_turn(2, |setup| may_recruit_from(setup, 0));
    let card = session.game().player(Seat::A).table().first();
    let card = card.expect("she has completed a work");
    let command = Command::new(Seat::B, Decision::Recruit(Seat::A, card));
    session.play(command).expect("it is legal");
    let told = concerns_of(&session, 0);
    let [(seat, text)] = told.as_slice() else {
        panic!("{told:?}");
    };
    assert_eq!(*seat, Seat::A);
    assert!(text.contains("Ben") && text.contains(card.name()), "{text}");
}

#[test]
fn who_recruits_from_the_computer_disturbs_nobody() {
    let mut session = bens_turn(2, |setup| may_recruit_from(setup, 2));
    let card = session.game().player(Seat::C).table().first();
    let card = card.expect("Clara has completed a work");
    let command = Command::new(Seat::B, Decision::Recruit(Seat::C, card));
    session.play(command).expect("it is legal");
    assert_eq!(concerns_of(&session, 0), []);
}

#[test]
fn those_without_a_building_are_told_that_the_last_is_built() {
    // Two of three Towers are built: Anna has one, Dana has none.
    let mut session = bens_turn(2, |setup| {
        let tower = (Building::Tower, squares("e1 e2 e3"));
        setup.players[0].buildings = vec![tower];
        setup.players[2].buildings = vec![tower];
    });
    let build = Decision::build(Building::Tower, squares("e1 e2 e3"));
    session
        .play(Command::new(Seat::B, build))
        .expect("it is legal");
    let left = session
        .game()
        .tiles_left(::florence::Tile::Building(Building::Tower));
    assert_eq!(left, 0);
    let told = concerns_of(&session, 0);
    let text = fl!(concern_last_building, building = "Tower");
    assert_eq!(told, [(Seat::D, text)], "Anna has hers");
}

/// Returns a game of Anna against three bots, which have people's names.
fn dealt(deal: u64) -> Setup {
    let mut setup = Setup::dealt(NAMES, deal);
    for player in &mut setup.players[1..] {
        player.bot = Some(Level::EASY);
    }
    setup
}

#[test]
fn whose_best_work_is_beaten_by_the_computer_is_told() {
    let mut beaten = 0;
    for deal in 1..30 {
        let session = played(dealt(deal), |session| session.game().is_over());
        for entry in 0..session.log().len() {
            let before = session.game_at(entry).expect("it is legal");
            let best = |seat: Seat| before.player(seat).best_work();
            let most = before.seats().map(best).max().expect("four play");
            let events = session.events_of(entry).iter();
            let mut values = events.filter_map(|event| match *event {
                Event::Completed { seat, value } if seat != Seat::A => Some(value),
                _ => None,
            });
            let Some(value) = values.next() else { continue };
            let text = fl!(
                concern_best_work,
                name = "Anna",
                value = most,
                better = value
            );
            let told = concerns_of(&session, entry).contains(&(Seat::A, text));
            let is_beaten = most > 0 && best(Seat::A) == most && value > most;
            assert_eq!(told, is_beaten, "entry {entry} of deal {deal}");
            beaten += u32::from(is_beaten);
        }
        if beaten > 1 {
            return;
        }
    }
    panic!("nobody beats her");
}

#[test]
fn what_concerns_a_person_stands_in_the_window_until_they_decide() {
    // From the third round on there is less and less left.
    let session = played(dealt(5), |session| session.game().round() == 3);
    let data = user("AtOnce");
    let mut window = open(data.path(), &session, session.log().len());
    let mut seen = session.log().len();
    loop {
        wait(&mut window, |window| {
            let session = window.session();
            let acting = session.game().to_act();
            acting.is_none_or(|seat| session.start().bot(seat).is_none())
        });
        let now = window.session().log().len();
        let told: Vec<(Seat, String)> = (seen..now)
            .flat_map(|entry| concerns_of(window.session(), entry))
            .collect();
        for (_, text) in &told {
            assert!(window.shows(text), "{text}: {:#?}", window.names());
            let state = window.harness.state().state();
            let is_told = state.notices.iter().any(|notice| notice.text == *text);
            assert!(is_told, "not only among the last moves: {text}");
        }
        assert!(!window.session().game().is_over(), "nothing concerns her");
        let game = *window.session().game();
        let command = likely(&game, now as u64);
        let before = window.session().log().len();
        window.enter(&game, &command);
        seen = before + 1;
        if let [(_, text), ..] = told.as_slice() {
            // What has happened since may have the same text.
            let again = (seen..window.session().log().len())
                .flat_map(|entry| concerns_of(window.session(), entry))
                .any(|(_, other)| other == *text);
            // It disappears with the decision.
            let state = window.harness.state().state();
            let stands = state.notices.iter().any(|notice| notice.text == *text);
            assert!(again || !stands, "a decision clears it: {text}");
            return;
        }
    }
}

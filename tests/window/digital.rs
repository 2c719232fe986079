//! Games against the computer in the window, played through its accessibility tree: whole
//! games, what is hidden from whom, undo, repeated deals, thinking bots, hints and the
//! review.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use ::florence::mind::bot;
use ::florence::mind::bot::{Level, Thinking};
use ::florence::rules::Character;
use ::florence::rules::tally;
use ::florence::{
    AnyCard, BonusCard, Command, Decision, Game, Moment, Object, Phase, PrestigeCard, Profession,
    Setup,
};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, Vec2, ViewportId, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use studiolo::app::GAMES;
use studiolo::app::Intent;
use studiolo::games::florence;
use studiolo::games::florence::Florence;
use studiolo::games::prince::Prince;
use studiolo::games::tiletum::Tiletum;
use studiolo::ui::app::registry::kinds;
use studiolo::ui::io::library::Library;
use studiolo::ui::session::game_window::{GameWindow, Start};
use studiolo::ui::session::open_table;
use studiolo::ui::session::steps;
use table::{Card, Item, Save, Seat, Session};
use tempfile::TempDir;
use words::fl;
use words::florence::Named;

use crate::by_hand::{Window, wait};
use crate::desk::Desk;

/// The size of a window with room for everything next to the board.
const LARGE: Vec2 = vec2(1600.0, 1100.0);
const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

/// Returns a user whose last game had these bots, at this pace.
fn user(bots: &str, pace: &str) -> TempDir {
    let data = tempfile::tempdir().expect("a directory");
    let seats = bots.split(", ").count();
    let names = &NAMES[..seats];
    let preferences = format!("(names: {names:?}, bots: [{bots}], pace: {pace})");
    fs::write(data.path().join("preferences.ron"), preferences).expect("it can be written");
    data
}

const ONE_AGAINST_THREE: &str = "None, Some(Easy), Some(Easy), Some(Easy)";

/// Starts a game on this screen, with this deal.
fn begin(data: &TempDir, deal: u64) -> Window {
    let mut window = Window::open(data.path());
    window.click(fl!(start_play));
    type_deal(&mut window, deal);
    window.click(fl!(new_game_start));
    window
}

fn type_deal(window: &mut Window, deal: u64) {
    let field = window
        .harness
        .get_by_role_and_label(Role::TextInput, "Deal");
    field.set_text_value_accesskit(&deal.to_string());
    window.harness.run();
}

/// Returns whether a person has to decide, or the game is over.
fn waits_for_a_person(window: &Window) -> bool {
    let session = window.session();
    let acting = session.game().to_act();
    acting.is_none_or(|seat| session.start().bot(seat).is_none())
}

/// Lets the computer play until a person has to decide.
#[track_caller]
fn let_play(window: &mut Window) {
    wait(window, waits_for_a_person);
}

/// Returns what a player with some experience would do in this seat.
fn policy(window: &Window) -> Command {
    let session = window.session();
    let seed = session.cursor() as u64;
    let game = session.game();
    bot::decide(game, Level::MEDIUM, seed, 0, &Thinking::new()).expect("it is our turn")
}

/// Plays by hand until something holds when a person has to decide.
#[track_caller]
fn play_until(window: &mut Window, holds: impl Fn(&Game) -> bool) {
    let_play(window);
    while !holds(window.session().game()) {
        let game = *window.session().game();
        let command = policy(window);
        window.enter(&game, &command);
        let_play(window);
    }
}

/// Presses and releases a key.
fn press(window: &mut Window, key: Key) {
    window.harness.key_press(key);
    window.harness.run();
}

/// Returns the professions whose places a seat does not know.
fn unknown_to(game: &Game, seat: Seat) -> impl Iterator<Item = Profession> {
    let seen = game.seen_by(seat);
    let all = Profession::ALL.iter().copied();
    all.filter(move |&card| seen.place_of(card.into()).is_none())
}

/// Returns the cards a seat has returned: it has seen them, though it does not know where
/// they are now.
fn given_back(session: &Session<Game>, seat: Seat) -> Vec<AnyCard> {
    let own = session.log()[..session.cursor()].iter();
    let own = own.map(|entry| entry.command);
    let own = own.filter(|command| command.seat == seat);
    let given = own.flat_map(|command| match command.decision {
        Decision::Return(Card::Known(card)) => vec![card.into()],
        Decision::Keep(_, under) => under.iter().collect(),
        _ => vec![],
    });
    given.collect()
}

/// Asserts that the window names no card that a seat cannot know.
#[track_caller]
fn nothing_is_told(window: &Window, seat: Seat) {
    let game = window.session().game();
    let names = window.names();
    let told = |part: &str| names.iter().find(|name| name.contains(part)).cloned();
    let given_back = given_back(window.session(), seat);
    let unseen = |card: &Profession| !given_back.contains(&(*card).into());
    for card in unknown_to(game, seat).filter(unseen) {
        assert_eq!(told(card.name()), None, "{}", card.name());
    }
    let seen = game.seen_by(seat);
    let unknown = |card: AnyCard| seen.place_of(card).is_none();
    for &card in PrestigeCard::ALL
        .iter()
        .filter(|&&card| unknown(card.into()))
    {
        assert_eq!(told(card.name()), None, "{}", card.name());
    }
    // Their names are words that appear elsewhere too.
    for &card in BonusCard::ALL.iter().filter(|&&card| unknown(card.into())) {
        let name = card.name();
        for told_as in [
            format!("{name} +"),
            format!("eeps {name}"),
            format!("Keep {name}"),
        ] {
            assert_eq!(told(&told_as), None, "{told_as}");
        }
        assert!(!names.iter().any(|other| other == name), "{name}");
    }
}

/// Asserts that the page of all professions shows those that a seat cannot know as unseen.
#[track_caller]
fn places_are_not_told(window: &mut Window, seat: Seat) {
    window.click(fl!(tab_tally));
    let names = window.names();
    let game = *window.session().game();
    let mut checked = 0;
    for card in unknown_to(&game, seat) {
        let at = names.iter().position(|name| name == card.name());
        let at = at.expect("all 21 are on the page");
        // The text about it, up to the next card.
        let others = Profession::ALL.iter().map(|card| card.name());
        let others: Vec<&str> = others.filter(|other| *other != card.name()).collect();
        let said = names[at..].iter();
        let said: Vec<&String> = said
            .take_while(|name| !others.contains(&name.as_str()))
            .collect();
        let places = said.iter().filter(|said| {
            let place = [fl!(profession_place_hand), fl!(profession_place_table)];
            place.contains(&said.as_str())
        });
        assert_eq!(places.count(), 0, "{said:?}");
        let hidden = said.iter().any(|said| *said == fl!(profession_hidden));
        assert!(hidden, "{}: {said:?}", card.name());
        checked += 1;
    }
    assert!(checked > 0);
    window.click(fl!(tab_principality));
}

/// Returns the only game in the user's library.
fn saved(data: &Path) -> PathBuf {
    let files = fs::read_dir(data.join("games")).expect("there is a library");
    let files = files.map(|file| file.expect("a directory entry").path());
    let mut files = files.filter(|path| !path.to_string_lossy().contains(".bak."));
    let only = files.next().expect("the game is there");
    assert_eq!(files.next(), None);
    only
}

// --- auctions ---

#[test]
fn a_bot_that_can_pay_with_points_is_asked_and_raises() {
    let data = tempfile::tempdir().expect("a directory");
    let mut setup = Setup::dealt(["Anna", "Ben", "Clara"], 4711);
    setup.moment = Moment::Auction(2);
    setup.reshuffle = None;
    let stack = setup.professions.as_mut().expect("a digital game");
    for player in &mut setup.players {
        let hand = player.hand.as_mut().expect("a digital game");
        if let Some(Card::Known(card)) = hand.pop() {
            stack.push(card);
        }
    }
    setup.players[1].table = stack.pop().into_iter().collect();
    setup.players[1].money = Some(200);
    setup.players[1].prestige = 3;
    // The others cannot bid on: points sold for a bid that is outbid would be lost.
    setup.players[0].money = Some(200);
    setup.players[2].money = Some(200);
    for bot in &mut setup.players[1..] {
        bot.bot = Some(Level::MEDIUM);
    }
    let mut window = Window::open(data.path());
    window
        .harness
        .state_mut()
        .carry_out(florence::Intent::Start(Box::new(setup)));
    window.harness.run();
    window.click(&fl!(auction_name_object, object = "Jester"));
    wait(&mut window, |window| window.session().cursor() > 2);
    let ben = |decision| Command::new(Seat::B, decision);
    let log = window.session().log();
    let raised = [ben(Decision::Sell(1)), ben(Decision::Raise(300))];
    assert_eq!(log[1..3], raised);
}

// --- whole games ---

#[test]
fn a_whole_game_against_three_bots_is_played_by_clicks_and_tells_no_secret() {
    let data = user(ONE_AGAINST_THREE, "AtOnce");
    let mut window = begin(&data, 4711);
    let mut decisions = 0;
    let mut round = 0;
    let_play(&mut window);
    while !window.session().game().is_over() {
        let game = *window.session().game();
        assert_eq!(
            game.to_act(),
            Some(Seat::A),
            "the bots decide for themselves"
        );
        nothing_is_told(&window, Seat::A);
        if game.round() > round {
            round = game.round();
            places_are_not_told(&mut window, Seat::A);
        }
        let entry = window.session().cursor();
        let command = policy(&window);
        window.enter(&game, &command);
        assert_eq!(window.session().log()[entry], command, "entry {entry}");
        decisions += 1;
        let_play(&mut window);
        for name in &NAMES[1..] {
            let told = fl!(undo_this, what = format!("the end of {name}’s turn"));
            assert!(!window.shows_part(&told), "nobody takes that back");
        }
    }
    assert_eq!(round, 7);
    let log = window.session().log().iter().map(|entry| entry.command);
    let own: Vec<Decision> = log
        .filter(|command| command.seat == Seat::A)
        .map(|command| command.decision)
        .collect();
    assert!(own.len() >= decisions, "she decided all of it");
    let did = |kind: fn(&Decision) -> bool| own.iter().filter(|one| kind(one)).count();
    assert!(did(|one| matches!(one, Decision::Complete(_))) > 2);
    assert!(did(|one| matches!(one, Decision::Build(..))) > 0);
    assert!(did(|one| matches!(one, Decision::Keep(..))) > 1);
    for name in NAMES {
        assert!(window.shows_part(name));
    }
    window.click(fl!(tab_statistics));
    assert!(window.shows(fl!(look_back)));
    let session = window.session().clone();
    drop(window);
    let save = Save::<Game>::read(&saved(data.path())).expect("it was saved");
    let opened = save.into_session().expect("the start is legal");
    assert!(opened.broken().is_none(), "every entry is legal");
    assert_eq!(opened, session);
    assert!(opened.game().is_over());
}

#[test]
fn rounds_with_characters_against_the_computer_are_played_by_clicks() {
    let data = user("None, Some(Easy)", "AtOnce");
    let mut window = Window::open(data.path());
    window.click(fl!(start_play));
    window.click(fl!(new_game_muse));
    type_deal(&mut window, 7);
    window.click(fl!(new_game_start));
    let_play(&mut window);
    while window.session().game().round() < 4 {
        let game = *window.session().game();
        let entry = window.session().cursor();
        let command = policy(&window);
        window.enter(&game, &command);
        assert_eq!(window.session().log()[entry], command, "entry {entry}");
        let_play(&mut window);
    }
    let session = window.session();
    let bids = session.log().iter().map(|entry| entry.command);
    let bids = bids.filter(|command| matches!(command.decision, Decision::Bid(..)));
    let seats: Vec<Seat> = bids.map(|command| command.seat).collect();
    assert!(
        seats.contains(&Seat::A) && seats.contains(&Seat::B),
        "{seats:?}"
    );
}

#[test]
fn a_whole_game_on_a_joined_field_is_played_by_clicks_to_the_statistics() {
    let data = user("None, Some(Easy), Some(Easy)", "AtOnce");
    let mut window = Window::open(data.path());
    window.click(fl!(start_play));
    window.click(fl!(new_game_cooperative));
    type_deal(&mut window, 12);
    window.click(fl!(new_game_start));
    let_play(&mut window);
    while !window.session().game().is_over() {
        let game = *window.session().game();
        let entry = window.session().cursor();
        let command = policy(&window);
        window.enter(&game, &command);
        assert_eq!(window.session().log()[entry], command, "entry {entry}");
        let_play(&mut window);
    }
    let log = window.session().log().iter().map(|entry| entry.command);
    let talks = log.filter(|command| matches!(command.decision, Decision::Offer(_)));
    assert!(talks.count() > 0, "somebody has offered something");
    for tab in [fl!(tab_joined), fl!(tab_statistics), fl!(tab_tally)] {
        window.click(tab);
    }
    let session = window.session().clone();
    drop(window);
    let save = Save::<Game>::read(&saved(data.path())).expect("it was saved");
    let opened = save.into_session().expect("the start is legal");
    assert_eq!(opened, session);
}

#[test]
fn markers_lie_in_the_open_but_what_they_would_bring_is_for_who_has_the_cards() {
    let data = user("None, None, Some(Easy)", "AtOnce");
    let mut window = Window::open(data.path());
    window.click(fl!(start_play));
    window.click(fl!(new_game_muse));
    type_deal(&mut window, 12);
    window.click(fl!(new_game_start));
    for name in &NAMES[..2] {
        window.click(&fl!(show_cards_of, name = *name));
        let hand = window.session().game().player(seat_of(name)).hand().known();
        let card = hand.first().expect("there are four");
        window.click(&format!("Return {}", card.name()));
        window.click(fl!(return_this_card));
    }
    let_play(&mut window);
    while window.session().game().phase() == Phase::Auction {
        window.click(fl!(auction_decline));
        let_play(&mut window);
        if window.shows(fl!(curtain_again)) {
            break;
        }
    }
    let game = *window.session().game();
    assert_eq!(game.phase(), Phase::Characters);
    let seat = game.to_act().expect("a person");
    let name = NAMES[seat.index()];
    let brings = format!("would bring {name}");
    assert!(!window.shows(fl!(curtain_again)), "no curtain");
    assert!(!window.shows_part(&brings), "it would speak of the cards");
    window.click(&fl!(show_cards_of, name = name));
    wait(&mut window, |window| window.shows_part(&brings));
    let bid = Command::new(seat, Decision::Bid(Character::Cardinal, 300));
    window.enter(&game, &bid);
    assert!(
        window
            .session()
            .log()
            .iter()
            .any(|entry| entry.command == bid)
    );
}

fn seat_of(name: &str) -> Seat {
    let at = NAMES.iter().position(|other| *other == name);
    Seat::ALL[at.expect("somebody is called so")]
}

// --- what is hidden ---

#[test]
fn the_cards_of_one_person_are_not_there_until_the_other_has_looked_away() {
    let data = user("None, Some(Easy), None", "AtOnce");
    let mut window = begin(&data, 12);
    let hand = |window: &Window, seat: Seat| window.session().game().player(seat).hand().known();
    let shown = |window: &Window, seat: Seat| {
        let names = window.names();
        let named = |card: Profession| names.iter().any(|name| name.contains(card.name()));
        hand(window, seat)
            .iter()
            .filter(|&card| named(card))
            .count()
    };
    // No cards are shown yet.
    assert!(window.shows("Show Anna’s cards"));
    assert!(!window.shows("Show Clara’s cards"));
    for seat in [Seat::A, Seat::B, Seat::C] {
        assert_eq!(shown(&window, seat), 0, "{seat:?}");
    }
    window.click(&fl!(show_cards_of, name = "Anna"));
    assert_eq!(shown(&window, Seat::A), 4);
    assert_eq!(shown(&window, Seat::B) + shown(&window, Seat::C), 0);
    // The curtain can be closed again at any time, and nothing happens while it is closed.
    press(&mut window, Key::Escape);
    assert_eq!(shown(&window, Seat::A), 0);
    press(&mut window, Key::Num1);
    assert!(window.session().log().is_empty());
    press(&mut window, Key::Enter);
    assert_eq!(shown(&window, Seat::A), 4);
    window.click(fl!(hide_cards));
    assert_eq!(shown(&window, Seat::A), 0);
    press(&mut window, Key::Enter);
    let first = hand(&window, Seat::A).first().expect("she has four");
    window.click(&format!("Return {}", first.name()));
    window.click(fl!(return_this_card));
    let_play(&mut window);
    // Now it is Clara's turn.
    assert_eq!(window.session().game().to_act(), Some(Seat::C));
    for seat in [Seat::A, Seat::B, Seat::C] {
        assert_eq!(shown(&window, seat), 0, "{seat:?}");
    }
    assert!(!window.shows_part(first.name()), "nor what was returned");
    press(&mut window, Key::Enter);
    assert_eq!(shown(&window, Seat::C), 4);
    assert_eq!(shown(&window, Seat::A), 0);
    let second = hand(&window, Seat::C).first().expect("she has four");
    window.click(&format!("Return {}", second.name()));
    window.click(fl!(return_this_card));
    let_play(&mut window);
    // Bids are public: no curtain, and no cards.
    assert_eq!(window.session().game().to_act(), Some(Seat::A));
    assert!(window.shows("Name Jester"));
    for seat in [Seat::A, Seat::B, Seat::C] {
        assert_eq!(shown(&window, seat), 0, "{seat:?}");
    }
    // A hint would reveal the cards.
    let hint = window.harness.get_by_role_and_label(Role::Button, "Hint");
    assert!(hint.accesskit_node().is_disabled());
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::H);
    window.harness.run();
    assert!(!window.shows(fl!(hint_title)));
    window.click(&fl!(show_cards_of, name = "Anna"));
    assert_eq!(shown(&window, Seat::A), 3);
    window.click(fl!(hint));
    wait(&mut window, |window| !advised(window).is_empty());
    window.click(fl!(hide_cards));
    assert_eq!(shown(&window, Seat::A), 0);
    assert!(advised(&window).is_empty());
}

#[test]
fn nobody_decides_for_a_bot_or_changes_what_is_in_the_log() {
    let data = user("None, Some(Medium), Some(Medium)", "Slow");
    let mut window = begin(&data, 3);
    play_until(&mut window, |game| game.phase() == Phase::Auction);
    window.click(&fl!(auction_name_object, object = "Jester"));
    let session = window.session().clone();
    assert_eq!(session.game().to_act(), Some(Seat::B), "it is Ben's bid");
    for button in ["Raise to 300", "Pass", "Step 300"] {
        assert!(!window.shows(button), "{button}");
    }
    for button in ["Name Forest", "Sell Ben’s PP"] {
        let node = window.harness.get_by_role_and_label(Role::Button, button);
        assert!(node.accesskit_node().is_disabled(), "{button}");
    }
    for key in [Key::Plus, Key::Minus, Key::Num1] {
        press(&mut window, key);
    }
    for decision in [Decision::Raise(300), Decision::Pass] {
        let command = Command::new(Seat::B, decision);
        assert_eq!(session.game().check(&command), Ok(()));
        let state = window.harness.state_mut();
        state.carry_out(florence::Intent::Play(vec![command]));
    }
    // The result of an auction cannot be entered.
    assert!(!window.shows(fl!(auction_enter_result)));
    let result = Command::new(Seat::A, Decision::Win(Object::Jester, 700));
    let state = window.harness.state_mut();
    state.carry_out(florence::Intent::Play(vec![result]));
    // Entries of the log cannot be changed.
    press(&mut window, Key::F2);
    for intent in [Intent::Change(0), Intent::Insert(0), Intent::Remove(0)] {
        window.harness.state_mut().carry_out(intent);
        window.harness.run();
    }
    assert!(!window.shows("Change entry 1") && !window.shows("Remove entry 1"));
    assert_eq!(window.session(), &session);
    window.click(fl!(menu));
    for command in ["Change entry", "Insert entry", "Remove entry"] {
        let node = window.harness.get_by_role_and_label(Role::Button, command);
        assert!(node.accesskit_node().is_disabled(), "{command}");
    }
}

// --- undo ---

#[test]
fn taking_back_what_was_seen_is_asked_once_and_told_in_the_log_for_ever() {
    const MARK: &str = "Undone here after cards were seen";
    let data = user(ONE_AGAINST_THREE, "AtOnce");
    let mut window = begin(&data, 21);
    play_until(&mut window, |game| {
        game.phase() == Phase::Actions && game.pending().is_none()
    });
    let entry = window.session().cursor();
    window.click(fl!(action_hire));
    window.click(&fl!(undo_this, what = "Anna hires a profession"));
    assert!(window.shows(fl!(undo_seen_title)));
    assert_eq!(
        window.session().cursor(),
        entry + 1,
        "not before it is said"
    );
    window.click(fl!(cancel));
    assert_eq!(window.session().cursor(), entry + 1);
    assert_eq!(window.session().marks().count(), 0);
    window.click(&fl!(undo_this, what = "Anna hires a profession"));
    window.click(fl!(undo_anyway));
    assert_eq!(window.session().cursor(), entry);
    assert_eq!(window.session().marks().collect::<Vec<_>>(), [entry]);
    assert!(window.shows(MARK));
    // One mark is enough; an undo elsewhere is not asked about again.
    window.click(fl!(action_acquire_bonus));
    window.click(&fl!(undo_this, what = "Anna acquires a bonus card"));
    assert!(!window.shows(fl!(undo_seen_title)));
    assert_eq!(window.session().cursor(), entry);
    drop(window);
    let window = Window::open(data.path());
    assert_eq!(window.session().marks().collect::<Vec<_>>(), [entry]);
    assert!(window.shows(MARK));
}

#[test]
fn a_bid_is_taken_back_without_a_word() {
    let data = user(ONE_AGAINST_THREE, "AtOnce");
    let mut window = begin(&data, 21);
    play_until(&mut window, |game| game.phase() == Phase::Auction);
    let entry = window.session().cursor();
    window.click(&fl!(auction_name_object, object = "Prestige card"));
    let_play(&mut window);
    assert!(
        window.session().game().pending().is_none(),
        "another deal is needed: nobody else wants it"
    );
    window.click(&fl!(undo_this, what = "Anna names the prestige card"));
    assert!(!window.shows(fl!(undo_seen_title)));
    assert_eq!(window.session().cursor(), entry);
    assert_eq!(window.session().marks().count(), 0);
    // Another bid in its place is not asked about either.
    window.click(&fl!(auction_name_object, object = "Jester"));
    assert_eq!(
        window.session().log()[entry].command.decision,
        Decision::Name(Object::Jester)
    );
    assert_eq!(window.session().marks().count(), 0);
}

// --- deals ---

#[test]
fn the_same_deal_is_played_again_from_the_menu_and_by_its_number() {
    let data = user(ONE_AGAINST_THREE, "AtOnce");
    let mut window = begin(&data, 987);
    // Above a principality there is room for the last moves only in a large window.
    window.harness.set_size(LARGE);
    window.harness.run();
    assert!(window.shows("deal 987"));
    let dealt = Setup::dealt(NAMES, 987);
    let dealt = Session::<Game>::new(dealt).expect("a deal is legal");
    let same = |window: &Window| {
        let game = window.session().game();
        assert_eq!(window.session().start().deal, Some(987));
        for seat in game.seats() {
            let hand = dealt.game().player(seat).hand();
            assert_eq!(game.player(seat).hand(), hand, "{seat:?}");
        }
        assert_eq!(window.session().cursor(), 0);
    };
    same(&window);
    let start = window.session().start().clone();
    play_until(&mut window, |game| game.phase() == Phase::Auction);
    window.click(fl!(menu));
    window.click(fl!(same_deal));
    wait(&mut window, |window| window.session().cursor() == 0);
    same(&window);
    assert_eq!(window.session().start(), &start, "stacks and all");
    // The bots decide the same then.
    let one = policy(&window);
    let game = *window.session().game();
    window.enter(&game, &one);
    let_play(&mut window);
    window.click(fl!(menu));
    window.click(fl!(new_game));
    window.click(fl!(new_game_on_screen));
    type_deal(&mut window, 987);
    window.click(fl!(new_game_start));
    wait(&mut window, |window| window.session().cursor() == 0);
    same(&window);
}

#[test]
fn a_deal_that_is_no_number_and_a_game_without_people_cannot_begin() {
    let data = user("Some(Easy), Some(Easy)", "AtOnce");
    let mut window = Window::open(data.path());
    let may_start = |window: &Window| {
        let node = window
            .harness
            .get_by_role_and_label(Role::Button, fl!(new_game_start));
        !node.accesskit_node().is_disabled()
    };
    window.click(fl!(start_play));
    assert!(window.shows(fl!(new_game_nobody_plays)));
    assert!(!may_start(&window));
    window.click(&fl!(new_game_person_in, number = 1));
    assert!(may_start(&window));
    let field = window
        .harness
        .get_by_role_and_label(Role::TextInput, "Deal");
    field.set_text_value_accesskit("99999999999999999999999");
    window.harness.run();
    assert!(window.shows(fl!(deal_is_too_large)));
    assert!(!may_start(&window));
}

// --- thinking bots ---

/// Returns how long the window would wait before it draws another frame.
fn until_next_frame(window: &Window) -> Duration {
    window.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
}

#[test]
fn nothing_is_drawn_again_while_a_person_thinks() {
    let data = user(ONE_AGAINST_THREE, "AtOnce");
    let mut window = begin(&data, 5);
    play_until(&mut window, |game| game.phase() == Phase::Auction);
    // The message of the saving thread arrives first.
    let begin = std::time::Instant::now();
    while until_next_frame(&window) < Duration::from_hours(1) {
        assert!(begin.elapsed() < Duration::from_secs(20), "it never rests");
        std::thread::sleep(Duration::from_millis(20));
        window.harness.run();
    }
}

#[test]
fn while_a_bot_thinks_frames_are_drawn_but_seldom_of_themselves() {
    let data = user("Some(Eight), None, Some(Eight)", "AtOnce");
    let mut window = Window::open(data.path());
    window.click(fl!(start_play));
    type_deal(&mut window, 5);
    window.click(fl!(new_game_start));
    // The strongest bot takes its time over the cards it was dealt.
    let cursor = window.session().cursor();
    let mut frames = 0;
    while window.session().cursor() == cursor {
        window.harness.step();
        if window.session().cursor() == cursor
            && window.shows_part("(computer, level 8) is thinking")
        {
            frames += 1;
        }
        assert!(frames < 100_000, "it decides some time");
    }
    assert!(frames >= 5, "{frames} frames while it thought");
    wait(&mut window, waits_for_a_person);
    let game = *window.session().game();
    let command = policy(&window);
    window.enter(&game, &command);
    // At rest in between: the bar moves a few times per second.
    let mut seldom = 0;
    for _ in 0..200 {
        window.harness.step();
        let delay = until_next_frame(&window);
        if waits_for_a_person(&window) {
            break;
        }
        if delay > Duration::ZERO {
            assert!(delay <= Duration::from_millis(150), "{delay:?}");
            assert!(delay >= Duration::from_millis(100), "{delay:?}");
            seldom += 1;
        }
    }
    assert!(seldom > 0);
}

#[test]
fn the_computer_can_be_hurried() {
    let data = user("None, Some(Easy), Some(Easy), Some(Easy)", "Slow");
    let mut window = begin(&data, 8);
    let hand = window.session().game().player(Seat::A).hand().known();
    let first = hand.first().expect("four cards are dealt");
    window.click(&format!("Return {}", first.name()));
    window.click(fl!(return_this_card));
    let begin = Instant::now();
    assert!(!waits_for_a_person(&window), "the bots take their time");
    window.click(fl!(skip_ahead));
    let_play(&mut window);
    // Three decisions that would be shown for 1.8 seconds each.
    assert!(
        begin.elapsed() < Duration::from_secs(4),
        "{:?}",
        begin.elapsed()
    );
    assert_eq!(window.session().cursor(), 4);
    // The next time they take their time again, and Space hurries them.
    window.click(fl!(auction_decline));
    let cursor = window.session().cursor();
    std::thread::sleep(Duration::from_millis(400));
    window.harness.run();
    assert_eq!(window.session().cursor(), cursor);
    press(&mut window, Key::Space);
    wait(&mut window, |window| window.session().cursor() > cursor + 1);
}

#[test]
fn the_computer_does_not_play_on_while_one_looks_at_the_past() {
    let data = user(ONE_AGAINST_THREE, "AtOnce");
    let mut window = begin(&data, 8);
    play_until(&mut window, |game| game.phase() == Phase::Auction);
    let now = window.session().clone();
    window
        .harness
        .key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
    window.harness.run();
    assert_eq!(window.session().game().to_act(), Some(Seat::D), "a bot's");
    std::thread::sleep(Duration::from_millis(300));
    window.harness.run();
    assert_eq!(window.session().cursor(), now.cursor() - 1);
    window.click(fl!(back_to_now));
    assert_eq!(window.session(), &now);
}

#[test]
fn a_game_and_the_window_can_be_closed_while_a_bot_thinks() {
    let data = user("Some(Eight), None", "Slow");
    let mut window = begin(&data, 9);
    assert!(window.shows_part("(computer, level 8) is thinking"));
    window.click(fl!(menu));
    window.click(fl!(close_game));
    wait(&mut window, |window| window.shows(fl!(start_track)));
    assert!(window.harness.state().session().is_none());
    // Its answer comes too late.
    std::thread::sleep(Duration::from_millis(500));
    window.harness.run();
    assert!(window.harness.state().session().is_none());
    window.click(fl!(start_play));
    type_deal(&mut window, 10);
    window.click(fl!(new_game_start));
    assert!(window.shows_part("(computer, level 8) is thinking"));
    drop(window);
    let mut window = Window::open(data.path());
    assert_eq!(window.session().start().deal, Some(10));
    let_play(&mut window);
    assert_eq!(window.session().game().to_act(), Some(Seat::B));
}

// --- hints and the review ---

/// Returns the names of the buttons of a hint, best first.
fn advised(window: &Window) -> Vec<String> {
    let names = window.names().into_iter();
    names.filter(|name| name.starts_with("Do it: ")).collect()
}

#[test]
fn a_hint_is_given_against_the_computer_and_can_be_done() {
    let data = user(ONE_AGAINST_THREE, "AtOnce");
    let mut window = begin(&data, 31);
    play_until(&mut window, |game| game.phase() == Phase::Auction);
    let entry = window.session().cursor();
    window.click(fl!(hint));
    wait(&mut window, |window| !advised(window).is_empty());
    let advice = advised(&window);
    assert!((2..=3).contains(&advice.len()), "{advice:?}");
    assert!(
        window.shows_part("at the end, "),
        "and why: {:#?}",
        window.names()
    );
    nothing_is_told(&window, Seat::A);
    // The first click selects the choice, the second plays it.
    window.click(&advice[0]);
    assert_eq!(window.session().cursor(), entry);
    window.click(&advice[0]);
    let done = window.session().log()[entry].command;
    assert_eq!(done.seat, Seat::A);
    assert!(advised(&window).is_empty(), "it was for then");
    // The button named exactly this decision.
    let words = words::florence::Words::of(window.session().start());
    assert_eq!(advice[0], format!("Do it: {}", words.command(&done)));
}

#[test]
fn the_key_of_the_hint_marks_its_best_choice_and_then_plays_it() {
    let data = user(ONE_AGAINST_THREE, "AtOnce");
    let mut window = begin(&data, 31);
    let ask = |window: &mut Window| {
        let harness = &mut window.harness;
        harness.key_press_modifiers(Modifiers::COMMAND, Key::H);
        harness.run();
    };
    ask(&mut window);
    wait(&mut window, |window| !advised(window).is_empty());
    let best = advised(&window).remove(0);
    // The game records who asked: the strength of players ignores such games.
    let asked = |window: &Window| window.session().occasion().hints.clone();
    assert_eq!(asked(&window), [1]);
    ask(&mut window);
    assert!(window.session().log().is_empty(), "it is marked");
    assert_eq!(asked(&window), [1], "that was the same hint");
    ask(&mut window);
    let done = window.session().log()[0].command;
    let words = words::florence::Words::of(window.session().start());
    assert_eq!(best, format!("Do it: {}", words.command(&done)));
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.harness.run();
    assert!(window.session().cursor() == 0, "it is undone");
    assert_eq!(asked(&window), [1], "what was known stays known");
}

#[test]
fn a_hint_about_the_card_to_return_says_what_the_cards_want() {
    let data = user(ONE_AGAINST_THREE, "AtOnce");
    let mut window = begin(&data, 31);
    window.harness.set_size(LARGE);
    play_until(&mut window, |game| game.phase() == Phase::StartingHands);
    window.click(fl!(hint));
    wait(&mut window, |window| !advised(window).is_empty());
    let choices = advised(&window).len();
    let names = window.names();
    // Each choice is compared with another one.
    let compared = ["Best by ", "Worse by ", "The second best is", "As good as"];
    let compares = |name: &&String| compared.iter().any(|start| name.starts_with(start));
    let why = names.iter().filter(compares);
    let said = why.filter(|name| name.contains(" wants ") || name.contains(" want "));
    assert_eq!(said.count(), choices, "{names:#?}");
    nothing_is_told(&window, Seat::A);
}

#[test]
fn a_hint_is_given_when_tracking_and_can_be_closed() {
    let data = tempfile::tempdir().expect("a directory");
    let mut window = Window::open(data.path());
    window.click(fl!(start_track));
    window.click(&fl!(players, number = 3));
    window.click(fl!(new_game_start));
    window.click(fl!(all_kept));
    let before = window.session().clone();
    window.click(fl!(menu));
    window.click(fl!(hint));
    wait(&mut window, |window| !advised(window).is_empty());
    window.click(fl!(close_hint));
    assert!(advised(&window).is_empty());
    assert_eq!(window.session(), &before, "looking changes nothing");
    window.click(fl!(menu));
    window.click(fl!(hint));
    wait(&mut window, |window| !advised(window).is_empty());
    let advice = advised(&window);
    assert!(advice[0].starts_with("Do it: Anna "), "{advice:?}");
    window.click(&advice[0]);
    window.click(&advice[0]);
    assert_eq!(window.session().cursor(), before.cursor() + 1);
}

#[test]
fn the_look_back_tells_the_costliest_decisions_and_what_was_paid() {
    // A game that Anna loses.
    let behind = |session: &Session<Game>| {
        let accounts = tally(session.game());
        let total = |seat| {
            let account = accounts.iter().find(|account| account.seat == seat);
            i32::from(account.expect("both have one").total)
        };
        total(Seat::B) - total(Seat::A)
    };
    let games = (77..).map(|deal| {
        let mut setup = Setup::dealt(["Anna", "Ben"], deal);
        setup.players[1].bot = Some(Level::EASY);
        let mut session = Session::<Game>::new(setup).expect("a deal is legal");
        while !session.game().is_over() {
            let seed = session.cursor() as u64;
            let level = match session.game().to_act() {
                Some(Seat::A) => Level::One,
                _ => Level::EASY,
            };
            let command = bot::decide(session.game(), level, seed, 0, &Thinking::new());
            let command = command.expect("the game goes on");
            session.play(command).expect("bots keep to the rules");
        }
        session
    });
    let session = games.take(20).find(|session| behind(session) > 0);
    let session = session.expect("the weaker one loses now and then");
    let data = tempfile::tempdir().expect("a directory");
    let path = data.path().join("played.ron");
    let save = Save::from_session(&session);
    save.write(&path).expect("it can be written");
    let mut window = Window::open_file(data.path(), &path);
    // She is the only person, so the review opens with her decisions.
    window.click(fl!(look_back_at));
    assert!(window.shows("Look back at Ben’s decisions"));
    // It can be stopped, and says so.
    wait(&mut window, |window| window.shows(fl!(look_back_stop)));
    window.click(fl!(look_back_stop));
    wait(&mut window, |window| window.shows_part("Stopped early"));
    window.click(&fl!(look_back_at_player, name = "Anna"));
    wait(&mut window, |window| {
        window.shows(fl!(look_back_worst)) && !window.shows_part("Stopped early")
    });
    // The whole distance to Ben is explained, twice.
    let behind = behind(&session);
    assert!(window.shows(&format!("Anna ends {behind}\u{a0}PP behind Ben.")));
    for (start, end) in [("By source: ", ""), ("By cause: the deal ", ".0")] {
        let end = format!(" = −{behind}{end}\u{a0}PP.");
        let explained = |name: &String| name.starts_with(start) && name.ends_with(&end);
        assert!(
            window.names().iter().any(explained),
            "{:#?}",
            window.names()
        );
    }
    let names = window.names();
    let worst = names.iter().filter(|name| name.starts_with("Go to entry "));
    let worst: Vec<&String> = worst.collect();
    assert_eq!(worst.len(), 3, "{names:#?}");
    assert!(
        names
            .iter()
            .any(|name| name.starts_with("Points lost by Anna: "))
    );
    assert!(window.shows_part("\u{a0}PP lost. Better: "));
    let paid = names.iter().filter(|name| name.contains("Anna paid "));
    let bought = (0..session.log().len()).filter(|&entry| {
        let events = session.events_of(entry).iter();
        events
            .clone()
            .any(|event| matches!(event, ::florence::Event::Acquired { seat: Seat::A, .. }))
    });
    assert_eq!(paid.count(), bought.count());
    // A click goes to the moment.
    let entry: usize = worst[0]["Go to entry ".len()..].parse().expect("a number");
    let go = worst[0].clone();
    window.click(&go);
    assert_eq!(window.session().cursor(), entry - 1);
    // The results are still there afterwards.
    window.click(fl!(back_to_now));
    window.click(fl!(look_back_at));
    let again = window.names();
    let again = again.iter().filter(|name| name.starts_with("Go to entry "));
    assert_eq!(again.count(), 3);
}

/// Returns a finished game of two in a file; a bot played the second seat.
fn finished(data: &Path) -> (Session<Game>, PathBuf) {
    let mut setup = Setup::dealt(["Anna", "Ben"], 78);
    setup.players[1].bot = Some(Level::EASY);
    let mut session = Session::<Game>::new(setup).expect("a deal is legal");
    while !session.game().is_over() {
        let seed = session.cursor() as u64;
        let command = bot::decide(session.game(), Level::Four, seed, 0, &Thinking::new());
        let command = command.expect("the game goes on");
        session.play(command).expect("bots keep to the rules");
    }
    let path = data.join("played.ron");
    let save = Save::from_session(&session);
    save.write(&path).expect("it can be written");
    (session, path)
}

#[test]
fn the_chances_are_worked_out_when_asked_and_can_be_stopped() {
    let data = tempfile::tempdir().expect("a directory");
    let (session, path) = finished(data.path());
    let mut window = Window::open_file(data.path(), &path);
    window.click(fl!(tab_statistics));
    assert!(
        !window.shows_part("Chance to win after"),
        "nobody has asked"
    );
    window.click(fl!(chances_begin));
    wait(&mut window, |window| {
        window.shows(fl!(look_back_stop)) && window.shows_part("Chance to win after")
    });
    // The winner has 100 % at the end.
    let all = format!("Chance to win after entry {}: ", session.log().len());
    wait(&mut window, |window| window.shows_part(&all));
    assert!(window.shows_part(" 100%"), "{:#?}", window.names());
    window.click(fl!(look_back_stop));
    wait(&mut window, |window| window.shows(fl!(chances_stopped)));
    assert!(window.shows(fl!(chances_go_on)));
    assert!(window.shows_part(&all), "what is found stays");
    // To the other pages and back.
    window.click(fl!(statistics_points));
    assert!(window.shows_part("Prestige points: Anna"));
    window.click(fl!(statistics_this_game));
    assert!(window.shows_part(&all));
    assert_eq!(
        window.session().log(),
        session.log(),
        "looking changes nothing"
    );
}

// --- earlier versions ---

/// Returns the button that opens the oldest version in the open list.
fn oldest_version(window: &Window) -> Option<String> {
    let mut names = window.names().into_iter();
    names.rfind(|name| name.starts_with("Open the version from "))
}

#[test]
fn an_earlier_version_is_opened_against_the_computer_as_undo_is() {
    let data = user(ONE_AGAINST_THREE, "AtOnce");
    let mut window = begin(&data, 21);
    play_until(&mut window, |game| {
        game.phase() == Phase::Actions && game.pending().is_none()
    });
    window.click(fl!(action_hire));
    let latest = window.session().clone();
    window.click(fl!(menu));
    window.click(fl!(earlier_versions));
    wait(&mut window, |window| oldest_version(window).is_some());
    nothing_is_told(&window, Seat::A);
    let oldest = oldest_version(&window).expect("it is listed");
    window.click(&oldest);
    wait(&mut window, |window| window.shows(fl!(open_seen_title)));
    assert_eq!(window.session(), &latest, "not before it is said");
    window.click(fl!(open_anyway));
    wait(&mut window, |window| {
        window.session().log().len() < latest.log().len()
    });
    let_play(&mut window);
    let mark = window.session().marks().next().expect("the log says so");
    assert_eq!(window.session().log()[..mark], latest.log()[..mark]);
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.harness.run();
    assert_eq!(window.session().log(), latest.log());
}

#[test]
fn an_earlier_version_is_undone_although_the_computer_has_played_on() {
    let mut setup = Setup::dealt(NAMES, 21);
    for player in &mut setup.players[1..] {
        player.bot = Some(Level::EASY);
    }
    let mut session = Session::<Game>::new(setup).expect("a deal is legal");
    let play = |session: &mut Session<Game>| {
        let game = session.game();
        let seat = game.to_act().expect("somebody decides");
        let seen = game.seen_by(seat);
        let decided = bot::decide(&seen, Level::EASY, 1, 0, &Thinking::new());
        session.play(decided.expect("a decision")).expect("legal");
        seat
    };
    // Until the person has decided and a bot has to continue.
    while session.cursor() == 0 || session.game().to_act() == Some(Seat::A) {
        play(&mut session);
    }
    let earlier = session.log().to_vec();
    for _ in 0..12 {
        play(&mut session);
    }
    let latest = session.clone();
    session.adopt(earlier.clone());
    assert_ne!(play(&mut session), Seat::A);
    assert_eq!(
        steps::next_undo::<Florence>(&session, false),
        Some(open_table::Step::Rewrite(earlier.len()))
    );
    assert!(steps::undo::<Florence>(&mut session, false));
    assert_eq!(session, latest);
    // A decision of the person since then comes first.
    session.adopt(earlier);
    while play(&mut session) != Seat::A {}
    let own = session.cursor() - 1;
    assert_eq!(
        steps::next_undo::<Florence>(&session, false),
        Some(open_table::Step::Entry(own))
    );
}

#[test]
fn the_lists_of_games_and_versions_count_no_hidden_prestige_card() {
    let data = TempDir::new().expect("a directory");
    let best = |points: &dyn Fn(Seat) -> u16, game: &Game| game.seats().map(points).max();
    let on_the_track = |game: &Game| best(&|seat| game.player(seat).prestige(), game);
    let with_cards = |game: &Game| tally(game).iter().map(|account| account.total).max();
    // A running game whose hidden cards would reveal who leads.
    let told_by_cards = |deal| {
        let mut setup = Setup::dealt(NAMES, deal);
        for player in &mut setup.players[1..] {
            player.bot = Some(Level::EASY);
        }
        let mut session = Session::<Game>::new(setup).expect("a deal is legal");
        while with_cards(session.game()) == on_the_track(session.game()) {
            let game = session.game();
            let seen = game.seen_by(game.to_act()?);
            let seed = session.cursor() as u64;
            let decided = bot::decide(&seen, Level::EASY, seed, 0, &Thinking::new());
            session.play(decided.expect("a decision")).expect("legal");
        }
        Some(session)
    };
    let session = (21..41).find_map(told_by_cards);
    let session = session.expect("somebody takes a card");
    let library = Library::new(kinds(GAMES), data.path().to_owned());
    fs::create_dir_all(library.games()).expect("it can be made");
    let save = Save::from_session(&session);
    for file in ["game.ron", "game.1.bak.ron"] {
        save.write(&library.games().join(file)).expect("written");
    }
    let on_the_track = on_the_track(session.game());
    let listed = library.list().remove(0);
    let listed = listed.content().expect("it can be read");
    let standing = listed.standing.as_ref();
    assert_eq!(
        Some(standing.expect("it is a game").leaders.1),
        on_the_track
    );
    // Only a file that differs from the game is a version of it.
    let mut shorter = save;
    shorter.log.pop();
    let game = library.games().join("game.ron");
    shorter.write(&game).expect("written");
    let versions = library.versions(&library.games().join("game.ron"));
    let content = versions[0].content.as_ref().expect("it can be read");
    assert_eq!(
        Some(content.standing.as_ref().expect("it is a game").leaders.1),
        on_the_track
    );
}

/// Asserts that the same people in the same seats with the same bots get another deal.
fn another<G: GameWindow>(start: Start<G>) {
    let data = TempDir::new().expect("a directory");
    let mut window = Desk::<G>::with(data.path(), start);
    let before = window.session().start().clone();
    let people = window.session().people().clone();
    window.leaves_for(Intent::AnotherGame);
    let session = window.session();
    assert_ne!(*session.start(), before);
    assert_eq!(G::names(session.start()), G::names(&before));
    assert_ne!(session.people().deal, people.deal);
    for &seat in Seat::ALL {
        assert_eq!(session.people().bot(seat), people.bot(seat));
    }
    assert!(session.log().is_empty());
}

#[test]
fn another_game_has_the_same_players_and_another_deal() {
    let mut setup = Setup::dealt(["Anna", "Ben", "Clara"], 7);
    setup.players[1].bot = Some(table::Level::Three);
    setup.options.older = false;
    another::<Florence>(setup);
    another::<Prince>(::prince::Setup::digital(["Anna", "Ben", "Clara"], 7));
    another::<Tiletum>(::tiletum::Setup::digital(["Anna", "Ben"], 7));
    // A real table has no deal.
    let data = TempDir::new().expect("a directory");
    let window = Desk::<Florence>::with(data.path(), Setup::tracked(["Anna", "Ben", "Clara"]));
    let game = window.harness.state().state().game.as_deref();
    assert!(game.is_some_and(|game| !game.can_be_dealt_anew()));
}

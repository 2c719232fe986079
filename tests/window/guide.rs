//! The rules and the first evening, through the accessibility tree: links, F1, the page and
//! the palette lead to the rules; the cards of both ways continue as their steps are done.

use ::florence::mind::bot;
use ::florence::mind::bot::{Level, Thinking};
use ::florence::{Command, Decision, Moment, Object, Phase, Rule, Setup};
use ::tiletum::mind::bot::Level as TiletumLevel;
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use studiolo::games::florence;
use studiolo::games::prince as prince_window;
use studiolo::games::prince::Prince;
use studiolo::games::tiletum as tiletum_window;
use studiolo::games::tiletum::Tiletum;
use studiolo::ui::Intent;
use studiolo::ui::base::evening::Way;
use studiolo::ui::io::preferences::Preferences;
use studiolo::ui::screens::guide;
use studiolo::ui::session::commands;
use table::save::disk::System;
use table::{Card, Seat, Set};
use tempfile::TempDir;
use words::fl;
use words::florence::rulebook::{Ruled as _, Subject as _, Topic};

use crate::by_hand::{Window, wait};

const NAMES: [&str; 3] = ["Anna", "Ben", "<b>\"|, 😀"];

fn user(evening: Option<Way>) -> TempDir {
    user_of(evening, None)
}

/// Returns a user who has chosen this game.
fn user_of(evening: Option<Way>, game: Option<&str>) -> TempDir {
    let data = TempDir::new().expect("a directory");
    let mut preferences = Preferences::default();
    preferences.game = game.map(str::to_owned);
    preferences.pace = studiolo::ui::io::preferences::Pace::AtOnce;
    preferences.evening.is_offered = evening.is_none();
    preferences
        .save(&System, data.path(), &table::save::known::Known::default())
        .expect("it is written");
    data
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

fn press(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.harness.key_press_modifiers(modifiers, key);
    window.harness.run();
}

fn type_in(window: &mut Window, text: &str) {
    window.harness.event(Event::Text(text.to_owned()));
    window.harness.run();
}

fn says(window: &Window, rule: Rule) -> bool {
    window.shows(rule.text())
}

#[test]
fn f1_explains_what_is_pointed_at_and_elsewhere_lists_the_keys() {
    let mut window = tracked(&user(None));
    let name = fl!(auction_name_object, object = "object-jester");
    let pile = window.harness.get_by_label(&name).rect().center();
    window.harness.event(Event::PointerMoved(pile));
    window.harness.run();
    press(&mut window, Modifiers::NONE, Key::F1);
    assert!(says(&window, Rule::O4), "{:#?}", window.names());
    // From there to another rule, and back.
    let jesters = fl!(
        rules_link,
        rule = "W6",
        title = Topic::Rule(Rule::W6).title()
    );
    let link = window
        .harness
        .get_all_by_label(&jesters)
        .next()
        .expect("a link");
    link.click_accesskit();
    window.harness.run();
    assert!(says(&window, Rule::W6) && !says(&window, Rule::O4));
    window.click(fl!(rules_back));
    assert!(says(&window, Rule::O4));
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!says(&window, Rule::O4));
    assert!(window.session().log().is_empty(), "nothing was decided");
    window
        .harness
        .event(Event::PointerMoved(eframe::egui::pos2(4.0, 4.0)));
    window.harness.run();
    press(&mut window, Modifiers::NONE, Key::F1);
    assert!(window.shows(fl!(keys_title)));
}

#[test]
fn the_page_finds_rules_by_words_and_identifiers() {
    let mut window = tracked(&user(None));
    press(&mut window, Modifiers::SHIFT, Key::F1);
    assert!(window.shows(fl!(rules_title)));
    type_in(&mut window, "bést work");
    let best = fl!(
        rules_link,
        rule = "R1",
        title = Topic::Rule(Rule::R1).title()
    );
    assert!(window.shows(&best), "{:#?}", window.names());
    for _ in 0..10 {
        press(&mut window, Modifiers::NONE, Key::Backspace);
    }
    type_in(&mut window, "c7a");
    assert!(says(&window, Rule::C7a));
    type_in(&mut window, "<b>😀");
    assert!(window.shows(fl!(rules_nothing_found)));
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!window.shows(fl!(rules_title)));
}

#[test]
fn the_palette_leads_to_rules_and_a_refusal_to_its_own() {
    let mut window = tracked(&user(None));
    let act = |window: &mut Window| {
        let palette = Intent::Do(commands::COMMAND_LINE.id);
        window.harness.state_mut().carry_out(palette);
        window.harness.run();
    };
    act(&mut window);
    type_in(&mut window, "a5");
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(says(&window, Rule::A5), "{:#?}", window.names());
    press(&mut window, Modifiers::NONE, Key::Escape);
    act(&mut window);
    type_in(&mut window, "rule best work");
    let title = Topic::Rule(Rule::R1).title();
    assert!(window.shows(&fl!(rules_look_up, rule = "R1", title = title)));
    press(&mut window, Modifiers::NONE, Key::Escape);
    // No player has that much money.
    act(&mut window);
    type_in(&mut window, "anna jester 9000");
    assert!(window.shows_part("A11"), "{:#?}", window.names());
    press(&mut window, Modifiers::NONE, Key::F1);
    assert!(says(&window, Rule::A11), "{:#?}", window.names());
}

/// Returns the current card, and asserts that it covers neither what it is about nor the
/// current decision.
fn step(window: &Window) -> Option<String> {
    let shown = guide::shown(&window.harness.ctx)?;
    let (card, target) = (shown.card, shown.target);
    let room = window.harness.ctx.content_rect();
    assert!(!card.intersects(target), "{card} on {target} in {room}");
    assert!(room.contains_rect(card), "{card} in {room}");
    // Only a small window has no other room.
    if let Some(decision) = shown.decision.filter(|_| room.width() >= 1000.0) {
        assert!(!card.intersects(decision), "{card} on {decision} in {room}");
    }
    let names = window.names().into_iter();
    let mut said = names.filter(|name| name.starts_with("First evening"));
    said.next()
}

/// Asserts that the example of the current card can be typed word for word: it is the first
/// line that the palette offers, and it is legal.
fn types_its_example(window: &mut Window) {
    let Some(card) = step(window) else {
        return;
    };
    let Some((_, example)) = card.split_once('“') else {
        return;
    };
    let (example, _) = example.split_once('”').expect("it ends");
    let palette = Intent::Do(commands::COMMAND_LINE.id);
    window.harness.state_mut().carry_out(palette);
    window.harness.run();
    type_in(window, example);
    assert!(
        !window.shows(fl!(line_no_match)),
        "{example}: {:#?}",
        window.names()
    );
    assert!(
        window.shows(fl!(line_do_it)),
        "{example}: {:#?}",
        window.names()
    );
    press(window, Modifiers::NONE, Key::Escape);
}

/// Asserts that the current card is next to what it is about, in each size.
fn lies_beside(window: &mut Window) {
    let sizes = [
        (1000.0, 700.0, 1.0),
        (1024.0, 700.0, 1.0),
        (1280.0, 720.0, 1.5),
        (1280.0, 720.0, 1.0),
    ];
    let before = step(window);
    for (width, height, zoom) in sizes {
        window.harness.ctx.set_zoom_factor(zoom);
        window.harness.set_size(Vec2::new(width, height) / zoom);
        window.harness.run();
        assert_eq!(step(window), before, "at {width}×{height}, {zoom}");
    }
    covers_nobody(window);
}

/// Asserts that in a window of the usual size the card covers no player and nothing in the
/// tabs, because there is room below the lines of the log.
fn covers_nobody(window: &Window) {
    let Some(shown) = guide::shown(&window.harness.ctx) else {
        return;
    };
    let panes = [fl!(pane_seats), fl!(pane_tabs)];
    let panes = panes.iter().filter_map(|name| {
        let pane = window.harness.query_by_role_and_label(Role::Pane, name);
        pane.map(|pane| pane.rect())
    });
    let log = window
        .harness
        .query_by_role_and_label(Role::Pane, fl!(pane_log));
    let Some(log) = log.map(|log| log.rect()) else {
        return;
    };
    let lines = window.harness.get_all_by_role(Role::Button);
    let lines = lines.map(|line| line.rect());
    let lines = lines.filter(|line| log.contains_rect(line.shrink(1.0)));
    let lowest = lines.map(|line| line.bottom()).fold(log.top(), f32::max);
    // The highest of the narrow cards needs this much room.
    if log.bottom() - lowest < 280.0 {
        return;
    }
    for pane in panes {
        let both = shown.card.intersect(pane);
        assert!(!both.is_positive(), "{} on {pane}", shown.card);
    }
}

/// Makes the decision of a person without the computer's cards.
fn decide(window: &mut Window) {
    let session = window.session();
    let game = *session.game();
    let seat = game.to_act().expect("somebody decides");
    let command = match game.phase() {
        Phase::StartingHands if window.session().people().bot(Seat::B).is_none() => {
            Some(Command::new(seat, Decision::Return(Card::Hidden)))
        }
        _ => bot::decide(&game, Level::Two, 7, 0, &Thinking::new()),
    };
    let command = command.expect("there is something to do");
    let play = florence::Intent::Play(vec![command]);
    window.harness.state_mut().carry_out(play);
    window.harness.run();
}

/// Walks from the offer to the end of round 1. Returns the cards on the way.
fn walk(way: Way) -> Vec<String> {
    let data = user(Some(way));
    let mut window = Window::open(data.path());
    wait(&mut window, |window| {
        guide::shown(&window.harness.ctx).is_some()
    });
    lies_beside(&mut window);
    let button = match way {
        Way::Table => fl!(guide_at_a_table),
        Way::Computer => fl!(guide_against_computer),
    };
    window.click(button);
    let mut seen = Vec::new();
    let note = |window: &mut Window, seen: &mut Vec<String>| {
        if let Some(card) = step(window)
            && seen.last() != Some(&card)
        {
            lies_beside(window);
            seen.push(card);
        }
    };
    note(&mut window, &mut seen);
    for (at, name) in ["Anna", "Ben", "Clara", "Dana"].into_iter().enumerate() {
        let label = fl!(new_game_name_of, number = at + 1);
        if let Some(field) = window
            .harness
            .query_by_role_and_label(Role::TextInput, &label)
        {
            field.set_text_value_accesskit(name);
            window.harness.run();
        }
    }
    press(&mut window, Modifiers::NONE, Key::Tab);
    window.click(fl!(new_game_start));
    for _ in 0..200 {
        wait(&mut window, |window| {
            let session = window.session();
            let asked = session.game().to_act();
            let by_bot = asked.is_some_and(|seat| session.people().bot(seat).is_some());
            !by_bot || session.game().round() > 1
        });
        note(&mut window, &mut seen);
        types_its_example(&mut window);
        if window.session().game().round() > 1 {
            break;
        }
        decide(&mut window);
    }
    note(&mut window, &mut seen);
    // The last card has its key, too.
    press(&mut window, Modifiers::NONE, Key::F3);
    assert_eq!(step(&window), None);
    seen
}

#[test]
fn the_next_card_has_a_key_that_is_written_on_it_and_tab_goes_to_what_is_in_sight() {
    let mut window = Window::open(user(Some(Way::Table)).path());
    wait(&mut window, |window| {
        guide::shown(&window.harness.ctx).is_some()
    });
    window.click(fl!(guide_at_a_table));
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    let start = florence::Intent::Start(Box::new(setup));
    window.harness.state_mut().carry_out(start);
    window.harness.run();
    assert!(step(&window).is_some_and(|card| card.contains(fl!(guide_open_table))));
    press(&mut window, Modifiers::NONE, Key::Tab);
    let shown = guide::shown(&window.harness.ctx).expect("the card is still there");
    let focused = {
        let mut focused = window.harness.query_all_by(|node| node.is_focused());
        focused.next().expect("something has the keyboard").rect()
    };
    assert!(
        !shown.card.intersects(focused),
        "{focused} under {}",
        shown.card
    );
    let next = fl!(guide_next);
    let next = window.harness.get_by_label(next);
    let keyed = next.accesskit_node().data().keyboard_shortcut();
    assert_eq!(keyed, Some("F3"));
    press(&mut window, Modifiers::NONE, Key::F3);
    assert!(!step(&window).is_some_and(|card| card.contains(fl!(guide_open_table))));
    assert!(window.session().log().is_empty(), "nothing was decided");
    press(&mut window, Modifiers::NONE, Key::Questionmark);
    let line = fl!(key_line, keys = "F3", does = fl!(key_guide_next));
    assert!(window.shows(&line), "{:#?}", window.names());
}

#[test]
fn a_first_evening_against_the_computer_goes_to_its_end() {
    let seen = walk(Way::Computer);
    let said = [
        fl!(guide_new_game_computer),
        fl!(guide_open),
        fl!(guide_act),
        fl!(guide_end_computer),
    ];
    were_said(&seen, &said);
    assert!(seen.len() >= 5, "{seen:#?}");
    assert!(
        seen.last()
            .is_some_and(|last| last.contains(fl!(guide_end_computer)))
    );
}

#[test]
fn a_first_evening_at_a_table_goes_to_its_end() {
    let seen = walk(Way::Table);
    count_up(&seen);
    assert!(seen.len() >= 5, "{seen:#?}");
    assert!(
        seen.last()
            .is_some_and(|last| last.contains(fl!(guide_end_table)))
    );
}

#[test]
fn the_guide_is_left_and_taken_up_where_it_stood() {
    let data = user(Some(Way::Table));
    let mut window = Window::open(data.path());
    wait(&mut window, |window| {
        guide::shown(&window.harness.ctx).is_some()
    });
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(guide::shown(&window.harness.ctx), None);
    window = window.close_and_open_again();
    wait(&mut window, |window| {
        window.harness.state().state().games.is_some()
    });
    assert_eq!(
        guide::shown(&window.harness.ctx),
        None,
        "it is offered once"
    );
    let offer = Intent::Do(commands::FIRST_EVENING.id);
    window.harness.state_mut().carry_out(offer);
    window.harness.run();
    window.click(fl!(guide_at_a_table));
    assert!(step(&window).is_some_and(|card| card.contains(fl!(guide_new_game_table))));
    let mut setup = Setup::tracked(NAMES);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    let start = florence::Intent::Start(Box::new(setup));
    window.harness.state_mut().carry_out(start);
    window.harness.run();
    assert!(step(&window).is_some_and(|card| card.contains(fl!(guide_open_table))));
    // The keys belong to the game; naming an object opens the auction, and the next card
    // comes.
    let play = |seat, decision| florence::Intent::Play(vec![Command::new(seat, decision)]);
    let name = play(Seat::A, Decision::Name(Object::Jester));
    window.harness.state_mut().carry_out(name);
    window.harness.run();
    assert!(step(&window).is_some_and(|card| card.contains(fl!(guide_bid_table))));
    window.click(fl!(guide_leave));
    assert_eq!(step(&window), None);
    window = window.close_and_open_again();
    assert_eq!(step(&window), None);
    let offer = Intent::Do(commands::FIRST_EVENING.id);
    window.harness.state_mut().carry_out(offer);
    window.harness.run();
    window.click(fl!(guide_at_a_table));
    // Steps already learned are skipped, and the table is the one that was left.
    assert!(step(&window).is_some_and(|card| card.contains(fl!(guide_bid_table))));
    for seat in [Seat::B, Seat::C] {
        let pass = play(seat, Decision::Pass);
        window.harness.state_mut().carry_out(pass);
        window.harness.run();
    }
    assert!(
        step(&window).is_some_and(|card| card.contains(fl!(guide_log))),
        "how one opens was said before"
    );
}

/// Returns the open game of The Prince.
fn prince(window: &Window) -> Option<(::prince::Game, Set<Seat>)> {
    let open = window.harness.state().state().open::<Prince>()?;
    let people = open.session.people();
    let game = *open.session.game();
    let seats = game.may_decide().iter();
    let asked = seats.filter(|&seat| people.bot(seat).is_none());
    Some((game, asked.collect()))
}

/// Returns the decision of a player who passes, plays nothing, and accepts everything.
fn takes_what_comes(game: &::prince::Game, seat: Seat) -> ::prince::Command {
    use ::prince::Decision;
    let mut legal = game.legal_for(seat).into_iter();
    let decision = legal.find(|decision| {
        !matches!(
            decision,
            Decision::Move(..)
                | Decision::Redeal
                | Decision::Spy
                | Decision::Show(_)
                | Decision::Play(..)
                | Decision::Seize(..)
        )
    });
    ::prince::Command::new(seat, decision.expect("there is something to do"))
}

/// Walks through a first evening of a game as long as there is something to decide. Returns
/// the cards on the way.
fn walk_of(way: Way, game: &str, next: impl Fn(&mut Window) -> Option<Intent>) -> Vec<String> {
    let data = user_of(Some(way), Some(game));
    let mut window = Window::open(data.path());
    wait(&mut window, |window| {
        guide::shown(&window.harness.ctx).is_some()
    });
    window.click(match way {
        Way::Table => fl!(guide_at_a_table),
        Way::Computer => fl!(guide_against_computer),
    });
    let mut seen = Vec::new();
    let note = |window: &mut Window, seen: &mut Vec<String>| {
        if let Some(card) = step(window)
            && seen.last() != Some(&card)
        {
            lies_beside(window);
            seen.push(card);
        }
    };
    note(&mut window, &mut seen);
    for (at, name) in ["Anna", "Ben", "Clara", "Dana"].into_iter().enumerate() {
        let label = fl!(new_game_name_of, number = at + 1);
        let fields = &window.harness;
        if let Some(field) = fields.query_by_role_and_label(Role::TextInput, &label) {
            field.set_text_value_accesskit(name);
            window.harness.run();
        }
    }
    press(&mut window, Modifiers::NONE, Key::Tab);
    window.click(fl!(new_game_start));
    for _ in 0..2000 {
        let wanted = next(&mut window);
        note(&mut window, &mut seen);
        types_its_example(&mut window);
        let Some(wanted) = wanted else {
            break;
        };
        window.harness.state_mut().carry_out(wanted);
        window.harness.run();
    }
    window.click(fl!(guide_done));
    assert_eq!(step(&window), None);
    seen
}

/// Walks through turn 1 of The Prince.
fn walk_prince(way: Way) -> Vec<String> {
    walk_of(way, "the-prince", |window| {
        wait(window, |window| {
            prince(window).is_some_and(|(game, asked)| !asked.is_empty() || game.turn() > 1)
        });
        let (game, asked) = prince(window).expect("the game is open");
        let seat = asked.first().filter(|_| game.turn() == 1)?;
        Some(prince_window::Intent::Play(vec![takes_what_comes(&game, seat)]).into())
    })
}

/// Returns the next step in round 1 of Tiletum, when a person or the table has to decide.
fn next_of_tiletum(window: &mut Window) -> Option<Intent> {
    let now = |window: &Window| {
        let open = window.harness.state().state().open::<Tiletum>()?;
        let game = *open.session.game();
        let asked = game.may_decide().first();
        let by_bot = asked.is_some_and(|seat| open.session.people().bot(seat).is_some());
        let comes = game.is_digital() && asked.is_none() && open.session.cursor() > 0;
        let first = tiletum_window::digital::brought(&open.session, 0);
        let is_still = game.round() > 1 || !by_bot && !comes;
        is_still.then_some((game, asked, first))
    };
    wait(window, |window| now(window).is_some());
    let (game, asked, first) = now(window)?;
    if game.round() > 1 {
        return None;
    }
    let command = match asked {
        Some(seat) => ::tiletum::mind::bot::decide(&game, seat, TiletumLevel::Two, 1),
        None => first.or_else(|| game.draw(&mut |_| 0)),
    };
    let command = command.expect("there is something to do");
    Some(tiletum_window::Intent::Play(vec![command]).into())
}

#[test]
fn a_first_evening_of_the_prince_against_the_computer_goes_to_its_end() {
    let seen = walk_prince(Way::Computer);
    let said = [
        fl!(guide_new_game_computer),
        fl!(prince_guide_hand),
        fl!(prince_guide_buy),
        fl!(prince_guide_bid),
        fl!(prince_guide_play),
        fl!(prince_guide_seize),
        fl!(prince_guide_vote),
        fl!(prince_guide_end_computer),
    ];
    were_said(&seen, &said);
}

#[test]
fn a_first_evening_of_the_prince_at_a_table_goes_to_its_end() {
    let seen = walk_prince(Way::Table);
    let said = [
        fl!(guide_new_game_table),
        fl!(prince_guide_hand_table),
        fl!(prince_guide_arrival_table),
        fl!(prince_guide_buy_table),
        fl!(prince_guide_bid_table),
        fl!(guide_log),
        fl!(prince_guide_seize_table),
        fl!(prince_guide_vote_table),
        fl!(prince_guide_end_table),
    ];
    were_said(&seen, &said);
}

/// That no number is left out, and that the last card is the last.
fn count_up(seen: &[String]) {
    let numbers = seen.iter().map(|card| {
        let (_, numbers) = card.split_once(", ").expect("it is counted");
        let mut words = numbers.split(|sign: char| !sign.is_ascii_digit());
        let mut numbers = words.by_ref().filter_map(|it| it.parse::<usize>().ok());
        [(); 2].map(|()| numbers.next().expect("which of how many"))
    });
    let mut numbers: Vec<[usize; 2]> = numbers.collect();
    numbers.dedup();
    let mut counted = numbers.iter().map(|[number, _]| *number);
    assert!(
        (1..=numbers.len()).all(|number| counted.next() == Some(number)),
        "{seen:#?}"
    );
    let [number, all] = numbers.pop().expect("there was one");
    assert_eq!(number, all, "{seen:#?}");
}

/// Asserts that each of these texts was on a card.
fn were_said(seen: &[String], texts: &[&str]) {
    count_up(seen);
    for text in texts {
        let is_said = seen.iter().any(|card| card.contains(text));
        assert!(is_said, "{text}: {seen:#?}");
    }
}

#[test]
fn a_first_evening_of_tiletum_against_the_computer_goes_to_its_end() {
    let seen = walk_of(Way::Computer, "tiletum", next_of_tiletum);
    let said = [
        fl!(guide_new_game_computer),
        fl!(tiletum_guide_roll),
        fl!(tiletum_guide_die),
        fl!(tiletum_guide_tile),
        fl!(tiletum_guide_act),
        fl!(tiletum_guide_fair),
        fl!(tiletum_guide_end_computer),
    ];
    were_said(&seen, &said);
}

#[test]
fn a_first_evening_of_tiletum_at_a_table_goes_to_its_end() {
    let seen = walk_of(Way::Table, "tiletum", next_of_tiletum);
    let said = [
        fl!(guide_new_game_table),
        fl!(tiletum_guide_roll_table),
        fl!(tiletum_guide_token_table),
        fl!(tiletum_guide_die),
        fl!(tiletum_guide_tile),
        fl!(tiletum_guide_act),
        fl!(guide_log),
        fl!(tiletum_guide_fair),
        fl!(tiletum_guide_end_table),
    ];
    were_said(&seen, &said);
}

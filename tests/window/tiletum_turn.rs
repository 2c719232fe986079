//! A turn of Tiletum at the window: a die is selected with a click and taken with its
//! button, a double click makes one decision, and messages tell what others did meanwhile.

use std::path::Path;

use ::tiletum::mind::bot::{self, Level};
use ::tiletum::{Action, Command, Decision, Event, Game, Phase, Setup, Step};
use eframe::egui::{Color32, FontId, PointerButton, Rect};
use studiolo::games::tiletum::digital::brought;
use studiolo::games::tiletum::{Tiletum, ids};
use table::{Item as _, Save, Seat, Session};
use words::fl;
use words::tiletum::{Words, names};

use crate::desk::*;

type Window = Desk<Tiletum>;

const NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

/// Returns a digital game of people in which bots have decided until this holds.
fn played(seed: u64, is_it: impl Fn(&Session<Game>) -> bool) -> Option<Session<Game>> {
    let mut session: Session<Game> = Session::new(Setup::digital(NAMES, seed)).unwrap();
    while !is_it(&session) {
        let game = *session.game();
        let command = match game.may_decide().first() {
            Some(seat) => bot::decide(&game, seat, Level::Two, seed)?,
            None => brought(&session, session.cursor())?,
        };
        session.play(command).expect("bots keep to the rules");
    }
    Some(session)
}

/// Returns the first of some games in which this holds at the end.
pub(crate) fn first(is_it: impl Fn(&Session<Game>) -> bool) -> Session<Game> {
    let found = (1..200).find_map(|seed| played(seed, &is_it));
    found.expect("it comes to that")
}

/// Opens a turn before its die, with tiles at the places.
fn before_a_die(data: &Path) -> Window {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = root.join("tests/data/look/tiletum-die.ron");
    let save = Save::<Game>::read(&path).expect("a save");
    let mut window = Window::with_save(data, &save);
    window.does(Shell::ShowTab(ids::WHEEL));
    window
}

/// Returns the lines of the unchanged dice, with the command of each.
fn lines(window: &Window) -> Vec<(String, Rect, Command)> {
    let words = Words::new(window.session().start());
    let game = window.game();
    let all = game.legal().into_iter().filter_map(|command| {
        let Decision::TakeDie(die, to) = command.decision else {
            return None;
        };
        let button = words.button(Some(game), &command);
        let begins = format!("{button}: ");
        let mut nodes = window.harness.query_all_by(|node| {
            let is_it = node.label().is_some_and(|label| label.starts_with(&begins));
            node.role() == Role::Button && is_it
        });
        let rect = nodes.next()?.rect();
        (die.value == to).then_some((button, rect, command))
    });
    all.collect()
}

/// Clicks a place this many times, a tenth of a second apart.
fn presses_at_once(window: &mut Window, at: Pos2, times: usize) {
    window.harness.hover_at(at);
    window.harness.run();
    let now = window.harness.ctx.input(|input| input.time);
    for press in 0..times {
        let input = window.harness.input_mut();
        input.time = Some(now + 0.1 * (press as f64 + 1.0));
        input
            .events
            .extend([true, false].map(|pressed| Input::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            }));
        window.harness.step();
        // The result is drawn.
        for later in [0.03, 0.06] {
            window.harness.input_mut().time = Some(now + 0.1 * (press as f64 + 1.0) + later);
            window.harness.step();
        }
    }
    window.harness.input_mut().time = None;
}

#[test]
fn a_die_is_chosen_by_a_press_and_keeps_the_choice_on_the_way_to_its_button() {
    let data = TempDir::new().unwrap();
    let mut window = before_a_die(data.path());
    let before = window.session().cursor();
    let rows = lines(&window);
    let (name, at, command) = rows.last().cloned().expect("dice lie there");
    window.points_at(at.center());
    assert_eq!(window.session().cursor(), before, "it is only chosen");
    assert!(window.names().contains(&name), "{:#?}", window.names());
    // On the way up the pointer stays on each line for a second.
    for (_, passed, _) in rows.iter().rev().skip(1) {
        window.harness.hover_at(passed.center());
        window.harness.run_steps(8);
    }
    assert!(window.names().contains(&name), "{:#?}", window.names());
    window.points(fl!(tiletum_without_tile));
    let log = window.session().log();
    assert_eq!(log[before].command, command);
    let after = log[before..].iter();
    assert!(
        after
            .clone()
            .all(|entry| entry.command.decision != Decision::TakeTile)
    );
}

#[test]
fn a_second_press_takes_the_die_and_enter_takes_the_chosen_one() {
    for by_key in [false, true] {
        let data = TempDir::new().unwrap();
        let mut window = before_a_die(data.path());
        let before = window.session().cursor();
        let (_, at, command) = lines(&window).last().cloned().expect("dice lie there");
        window.points_at(at.center());
        match by_key {
            false => window.points_at(at.center()),
            true => window.key(Key::Enter),
        }
        assert_eq!(window.session().log()[before].command, command);
        // One step of undo.
        window.held(Modifiers::COMMAND, Key::Z);
        assert_eq!(window.session().cursor(), before);
    }
}

#[test]
fn a_double_press_decides_nothing_that_came_under_the_pointer() {
    let mut is_tried = false;
    for row in 0..8 {
        let data = TempDir::new().unwrap();
        let mut window = before_a_die(data.path());
        let rows = lines(&window);
        let Some((_, at, _)) = rows.get(row) else {
            break;
        };
        let at = at.center();
        presses_at_once(&mut window, at, 2);
        let taken = window.session().cursor();
        assert!(window.game().turn().is_some(), "the die is taken");
        // A later click is deliberate, because the player has seen what is there.
        window.harness.run_steps(8);
        window.points_at(at);
        if window.session().cursor() == taken {
            continue;
        }
        let data = TempDir::new().unwrap();
        let mut window = before_a_die(data.path());
        presses_at_once(&mut window, at, 3);
        assert_eq!(window.session().cursor(), taken);
        is_tried = true;
    }
    assert!(is_tried, "something comes under the pointer somewhere");
}

#[test]
fn other_goods_are_offered_with_what_they_cost_and_the_same_ones_are_not() {
    let is_it = |session: &Session<Game>| {
        let legal = session.game().legal();
        let mut all = legal.iter();
        session.game().phase() == Phase::Turn(Step::Die)
            && all.any(|it| matches!(it.decision, Decision::TakeGoods(Some(_))))
    };
    let data = TempDir::new().unwrap();
    let session = first(is_it);
    let mut window = Window::with_session(data.path(), &session);
    window.does(Shell::ShowTab(ids::WHEEL));
    let own = session.game().turn().expect("a die").die.good;
    let mut others = 0;
    for good in ::tiletum::Good::ALL {
        let instead = fl!(tiletum_do_take_goods_other, good = names::good(*good));
        let named = window.names();
        let offered = named.iter().find(|name| name.starts_with(&instead));
        if *good == own {
            assert_eq!(offered, None, "the helper would be wasted");
        } else if let Some(offered) = offered {
            assert!(
                offered.contains(fl!(tiletum_offer_uses_helper)),
                "{offered}"
            );
            others += 1;
        }
    }
    assert_eq!(others, 4);
    let heading = fl!(tiletum_options_die).to_uppercase();
    let texts = window.painted();
    assert!(
        texts.iter().any(|(text, _)| text.to_uppercase() == heading),
        "{heading}"
    );
}

#[test]
fn with_nothing_left_to_choose_enter_ends_the_turn() {
    let is_it = |session: &Session<Game>| {
        let game = session.game();
        let king = game
            .turn()
            .is_some_and(|turn| turn.action == Some(Action::King));
        let legal = game.legal();
        game.phase() == Phase::Turn(Step::Act)
            && game.frames().top().is_none()
            && king
            && legal.iter().any(|it| it.decision == Decision::AdvanceKing)
    };
    let data = TempDir::new().unwrap();
    let session = first(is_it);
    let mut window = Window::with_session(data.path(), &session);
    window.does(Shell::ShowTab(ids::KING));
    let seat = session.game().active().expect("whose turn it is");
    window.plays(Command::new(seat, Decision::AdvanceKing));
    let left = window.game().turn().map(|turn| turn.ap);
    assert_eq!(left, Some(0));
    window.does(Shell::ShowTab(ids::KING));
    assert!(!window.says(fl!(tiletum_choose_below)));
    let cursor = window.session().cursor();
    window.key(Key::Enter);
    let ended = window.session().log()[cursor].command;
    assert_eq!(ended, Command::new(seat, Decision::EndTurn));
}

#[test]
fn the_largest_button_says_what_it_brings_in_print_that_can_be_read() {
    let is_it = |session: &Session<Game>| {
        let game = session.game();
        let king = game
            .turn()
            .is_some_and(|turn| turn.action == Some(Action::King));
        game.phase() == Phase::Turn(Step::Act) && game.frames().top().is_none() && king
    };
    let data = TempDir::new().unwrap();
    let session = first(is_it);
    let mut window = Window::with_session(data.path(), &session);
    window.does(Shell::ShowTab(ids::KING));
    let die = session.game().turn().expect("a die").die;
    let from = fl!(tiletum_ap_of_die, number = 7 - die.value);
    assert!(window.says(&from), "{from}");
    let mut great = window.harness.query_all_by(|node| {
        let begins = fl!(tiletum_do_advance);
        node.role() == Role::Button && node.label().is_some_and(|it| it.starts_with(begins))
    });
    let great = great.next().expect("it is the largest button");
    let line = great.accesskit_node().description().expect("a line below");
    let room = great.rect().width();
    let font = FontId::proportional(11.0);
    let wide = window.harness.ctx.fonts_mut(|fonts| {
        let galley = fonts.layout_no_wrap(line.clone(), font, Color32::BLACK);
        galley.size().x
    });
    assert!(wide <= room, "{line}: {wide} in {room}");
}

#[test]
fn what_a_round_brought_is_told_when_it_is_over() {
    let is_next = |session: &Session<Game>| {
        let game = session.game();
        game.phase() == Phase::King && game.round() == 1
    };
    let data = TempDir::new().unwrap();
    let session = first(is_next);
    let mut window = Window::with_session(data.path(), &session);
    let before = *window.game();
    let leader = before.may_decide().first().expect("the leader");
    window.plays(Command::new(leader, Decision::KingTile(false)));
    let notices = &window.harness.state().state().notices;
    let told = notices
        .iter()
        .find(|notice| notice.text.contains("Round 1"));
    let told = told.map(|notice| notice.text.clone());
    let told = told.unwrap_or_else(|| panic!("{notices:?}"));
    // The points match the markers (K5), and the gain of each player.
    let [_, king, fair, _] = told.split(": ").collect::<Vec<_>>()[..] else {
        panic!("{told}");
    };
    for (at, name) in NAMES.iter().enumerate() {
        let seat = Seat::first(3).iter().nth(at).expect("a seat");
        let points = |part: &str| -> i32 {
            let after = part.split_once(name).expect("everybody is named").1;
            let number = after.trim_start().replace('\u{2212}', "-");
            let ends = number.find([',', '.']).unwrap_or(number.len());
            number[..ends]
                .trim_start_matches('+')
                .parse()
                .expect("a number")
        };
        let more = i32::from(window.game().player(seat).vp()) - i32::from(before.player(seat).vp());
        assert_eq!(points(king) + points(fair), more, "{name}: {told}");
    }
}

#[test]
fn what_the_bots_did_is_told_until_somebody_decides() {
    let data = TempDir::new().unwrap();
    let mut setup = Setup::digital(NAMES, 11);
    for player in &mut setup.players[1..] {
        player.bot = Some(table::Level::EASY);
    }
    let mut window = Window::with(data.path(), setup);
    let told = |window: &Window| -> Vec<(Seat, String)> {
        let notices = window.harness.state().state().notices.iter();
        let told = notices.filter_map(|notice| Some((notice.seat?, notice.text.clone())));
        told.collect()
    };
    let has_ended = |session: &Session<Game>, seat: Seat| {
        let mut log = session.log().iter();
        log.any(|entry| entry.command == Command::new(seat, Decision::EndTurn))
    };
    while !has_ended(window.session(), Seat::B)
        || window.game().may_decide().first() != Some(Seat::A)
    {
        let game = *window.game();
        match game.may_decide().first() {
            Some(Seat::A) => {
                let command = bot::decide(&game, Seat::A, Level::Two, 3).expect("a decision");
                window.plays(command);
            }
            Some(_) => window.wait(|window| {
                let next = window.game().may_decide().first();
                next.is_none_or(|seat| seat == Seat::A)
            }),
            None => {
                let command = brought(window.session(), window.session().cursor());
                window.plays(command.expect("it comes"));
            }
        }
    }
    let told_of = told(&window);
    let of_b = told_of.iter().find(|(seat, _)| *seat == Seat::B);
    let (_, text) = of_b.unwrap_or_else(|| panic!("{told_of:?}"));
    let session = window.session();
    let taken = session
        .log()
        .iter()
        .enumerate()
        .rev()
        .find_map(|(at, entry)| {
            let is_it = entry.command.seat == Some(Seat::B)
                && matches!(entry.command.decision, Decision::TakeDie(..));
            is_it.then(|| session.events_of(at).to_vec())
        });
    let die = taken.expect("a die").iter().find_map(|event| match *event {
        Event::DieTaken(_, die, ..) => Some(names::die(die)),
        _ => None,
    });
    let die = die.expect("it was taken");
    assert!(text.contains("Ben") && text.contains(&die), "{die}: {text}");
}

#[test]
fn the_market_of_contracts_stands_under_the_tab_contracts() {
    let data = TempDir::new().unwrap();
    let mut window = before_a_die(data.path());
    window.points("Contracts");
    assert!(window.says(fl!(tiletum_pay_market)));
}

#[test]
fn words_below_the_characters_do_not_run_into_one_another() {
    let data = TempDir::new().unwrap();
    let mut window = before_a_die(data.path());
    window.does(Shell::ShowTab(ids::BOARD));
    window.harness.run();
    let texts = window.painted();
    let of_characters = |text: &str| {
        let starts = ["building ", "floor ", "blocks "];
        starts.iter().any(|start| text.starts_with(start))
    };
    let below: Vec<_> = texts
        .iter()
        .filter(|(text, _)| of_characters(text))
        .collect();
    assert!(below.len() >= 5, "{texts:#?}");
    for (at, (one, rect)) in below.iter().enumerate() {
        for (other, beside) in &below[at + 1..] {
            let is_same_line = (rect.center().y - beside.center().y).abs() < 4.0;
            let gap = (beside.left() - rect.right()).max(rect.left() - beside.right());
            assert!(
                !is_same_line || gap >= 3.0,
                "{one:?} {rect} {other:?} {beside}"
            );
        }
    }
}

#[test]
fn a_die_under_the_pointer_says_which_tile_comes_with_it() {
    let data = TempDir::new().unwrap();
    let mut window = before_a_die(data.path());
    let (_, at, command) = lines(&window).first().cloned().expect("dice lie there");
    let Decision::TakeDie(die, _) = command.decision else {
        unreachable!("it takes a die");
    };
    let game = *window.game();
    let place = u8::try_from(game.place_of(die)).expect("six places");
    let spot = ::tiletum::Spot::Wheel(place);
    let tile = game.slot(spot).and_then(::tiletum::Slot::tile);
    let words = Words::new(window.session().start());
    let tile = words::language::capital(&words.tile(tile));
    assert!(
        !window
            .painted()
            .iter()
            .any(|(text, _)| text.contains(&tile))
    );
    window.harness.hover_at(at.center());
    window.harness.run_steps(12);
    let texts = window.painted();
    assert!(texts.iter().any(|(text, _)| text.contains(&tile)), "{tile}");
}

//! Announcements of the window: every event once, none again when the window is redrawn,
//! none lost when two come at the same time.

use std::collections::HashMap;
use std::time::Duration;

use ::florence::mind::bot::{self, Level, Thinking};
use ::florence::{Command, Decision, Game, Moment, Object, Setup};
use eframe::egui::accesskit::Live;
use eframe::egui::vec2;
use egui_kittest::kittest::NodeT as _;
use studiolo::app::Intent;
use studiolo::games::florence;
use studiolo::ui::session::commands;
use table::{Card, Seat};
use words::fl;
use words::florence::Named as _;

use crate::views::{self, Window};

/// What a screen reader has read out so far.
#[derive(Default)]
pub(super) struct Reader {
    pub(super) read: HashMap<String, (String, Live)>,
}

impl Reader {
    /// Listens to the frame that was just drawn. Returns what is new.
    pub(super) fn listens(&mut self, window: &Window) -> Vec<String> {
        let mut new = Vec::new();
        for node in window.root().children_recursive() {
            let it = node.accesskit_node();
            let live = it.live();
            if live == Live::Off {
                continue;
            }
            let told = (it.value().unwrap_or_default(), live);
            // A screen reader reads what is new and what has changed.
            let before = self.read.insert(format!("{:?}", it.id()), told.clone());
            if before.as_ref() != Some(&told) {
                new.push(told.0);
            }
        }
        new
    }

    /// Draws some more frames. Returns what is new in them.
    pub(super) fn goes_on(&mut self, window: &mut Window) -> Vec<String> {
        (0..20)
            .flat_map(|_| {
                window.step();
                self.listens(window)
            })
            .collect()
    }

    fn does(&mut self, window: &mut Window, decisions: &[(Seat, Decision)]) -> Vec<String> {
        let commands = decisions.iter();
        let commands = commands.map(|&(seat, decision)| Command::new(seat, decision));
        let play = florence::Intent::Play(commands.collect());
        window.state_mut().carry_out(play);
        self.goes_on(window)
    }
}

fn in_auctions() -> Setup {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    setup
}

/// Returns a game that has just begun, and its announcements.
fn begun(reader: &mut Reader) -> (Window, Vec<String>) {
    let views = views::all();
    let auction = views.iter().find(|view| view.name == "auction");
    let mut window = views::open(auction.expect("a view"), vec2(1280.0, 720.0), "()");
    reader.listens(&window);
    let start = florence::Intent::Start(Box::new(in_auctions()));
    window.state_mut().carry_out(start);
    // The previous game is saved first, on a thread of its own.
    let mut told = Vec::new();
    let is_begun = |window: &Window| {
        let session = window.state().session();
        session.is_some_and(|session| session.start().players.len() == 3)
    };
    while !is_begun(&window) {
        std::thread::sleep(Duration::from_millis(2));
        window.step();
        told.extend(reader.listens(&window));
    }
    told.extend(reader.goes_on(&mut window));
    (window, told)
}

fn game(window: &Window) -> Game {
    *window.state().session().expect("a game is open").game()
}

#[test]
fn every_decision_is_told_once_with_whose_turn_it_is_and_the_price() {
    let mut reader = Reader::default();
    let (mut window, told) = begun(&mut reader);
    assert_eq!(told, [fl!(start_opens, player = "Anna")]);
    let stands = |price: u32, player: &str| {
        let object = Object::Jester.name();
        fl!(
            start_bidding,
            object = object,
            price = price,
            player = player
        )
    };
    let told = reader.does(&mut window, &[(Seat::A, Decision::Name(Object::Jester))]);
    let [named, next] = told.as_slice() else {
        panic!("{told:?}");
    };
    assert!(named.starts_with("Anna"), "{named}");
    assert_eq!(*next, stands(200, "Ben"));
    // Two at the same time: both, and then the situation once.
    let two = [
        (Seat::B, Decision::Raise(300)),
        (Seat::C, Decision::Raise(400)),
    ];
    let told = reader.does(&mut window, &two);
    let [first, second, next] = told.as_slice() else {
        panic!("{told:?}");
    };
    assert!(
        first.starts_with("Ben") && second.starts_with("Clara"),
        "{told:?}"
    );
    assert_eq!(*next, stands(400, "Anna"));
    // The same words again are another event.
    let told = reader.does(&mut window, &[(Seat::A, Decision::Raise(500))]);
    assert_eq!(told.len(), 2, "{told:?}");
    // Nothing is announced again when the window is redrawn, or another view is shown.
    assert_eq!(reader.goes_on(&mut window), [""; 0]);
    window
        .state_mut()
        .carry_out(Intent::Do(florence::commands::TALLY.id));
    assert_eq!(reader.goes_on(&mut window), [""; 0]);
    // What is won is announced with the decision that wins it.
    let passes = [(Seat::B, Decision::Pass), (Seat::C, Decision::Pass)];
    let told = reader.does(&mut window, &passes);
    let won = fl!(
        event_acquired,
        player = "Anna",
        object = Object::Jester.id(),
        price = words::florence::florins(500)
    );
    assert_eq!(
        told.iter().filter(|text| **text == won).count(),
        1,
        "{told:?}"
    );
    assert_eq!(told.last(), Some(&fl!(start_opens, player = "Ben")));
}

#[test]
fn a_refusal_interrupts_and_is_told_each_time() {
    let mut reader = Reader::default();
    let (mut window, _) = begun(&mut reader);
    for _ in 0..2 {
        let dear = [(Seat::A, Decision::Win(Object::Jester, 90_000))];
        let told = reader.does(&mut window, &dear);
        let [refused] = told.as_slice() else {
            panic!("{told:?}");
        };
        let how = reader.read.values().find(|(text, _)| text == refused);
        assert_eq!(
            how.map(|(_, live)| *live),
            Some(Live::Assertive),
            "{refused}"
        );
    }
}

#[test]
fn whoever_goes_back_hears_where_they_are() {
    let mut reader = Reader::default();
    let (mut window, _) = begun(&mut reader);
    reader.does(&mut window, &[(Seat::A, Decision::Name(Object::Jester))]);
    reader.does(&mut window, &[(Seat::B, Decision::Raise(300))]);
    window
        .state_mut()
        .carry_out(Intent::Do(commands::PREVIOUS_ENTRY.id));
    let told = reader.goes_on(&mut window);
    let [entry, _] = told.as_slice() else {
        panic!("{told:?}");
    };
    let begins = fl!(heard_entry, number = 1, all = 2, said = "Anna");
    assert!(entry.starts_with(begins.as_str()), "{told:?}");
    window
        .state_mut()
        .carry_out(Intent::Do(commands::FIRST_ENTRY.id));
    let told = reader.goes_on(&mut window);
    assert_eq!(told.first().map(String::as_str), Some(fl!(heard_beginning)));
}

#[test]
fn a_whole_round_is_told_entry_by_entry_and_its_end_once() {
    let mut reader = Reader::default();
    let (mut window, mut told) = begun(&mut reader);
    let mut decisions = 0;
    while game(&window).round() == 1 {
        let session = window.state().session().expect("a game is open");
        let (game, seed) = (session.game(), session.cursor() as u64);
        let likely = bot::decide(game, Level::EASY, seed, 0, &Thinking::new());
        let command = likely.or_else(|| game.legal().iter().next());
        let command = command.expect("the round goes on");
        let (before, phase) = (session.log().len(), game.phase());
        let new = reader.does(&mut window, &[(command.seat, command.decision)]);
        let session = window.state().session().expect("a game is open");
        let entries = session.log().len() - before;
        assert!(
            entries > 0 && new.len() > entries,
            "{phase:?} {command:?}: {new:?}"
        );
        decisions += entries;
        told.extend(new);
        assert!(decisions < 400, "it ends");
    }
    let ended = |text: &&String| {
        (0..60).any(|best| **text == fl!(event_round_ended, best = best, round = 1))
    };
    assert_eq!(told.iter().filter(ended).count(), 1, "{told:#?}");
    let minimum = game(&window).minimum();
    let began = fl!(round_reminder, round = 2, minimum = minimum);
    let times = told.iter().filter(|text| **text == began).count();
    assert_eq!(times, 1, "{told:#?}");
}

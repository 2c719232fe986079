//! Whole evenings of The Prince in the window. A game played by bots is entered at a real
//! table as four people would, decision by decision, with keys and clicks, and ends with
//! the same ranking. A game on the screen is played against the computer to its end. And
//! secret answers are heard and seen by no other player before all have answered.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::egui::accesskit::Role;
use eframe::egui::{Event as Input, Key, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use prince::mind::bot::{Level, decide};
use prince::rules::state::Vote;
use prince::{CardId, CardType, Command, Decision, Event, Game, Options, Phase, Setup, Step};
use studiolo::app::App;
use studiolo::games::prince::{Intent, Prince};
use studiolo::ui::Intent as Shell;
use table::save::disk::System;
use table::{Card, Item as _, Seat, Session, Set, Told};
use tempfile::TempDir;
use words::fl;
use words::prince::Words;

use crate::prince_told::Table;

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

/// A person at the window.
struct Window {
    harness: Harness<'static, App>,
    /// The number of decisions entered with keys and clicks, and by commands that the
    /// palette would have carried out.
    entered: [usize; 2],
}

impl Window {
    fn open(data: &Path) -> Self {
        let data = data.to_owned();
        let mut harness = Harness::builder()
            .with_size(vec2(1280.0, 720.0))
            .with_max_steps(200)
            .build_eframe(move |cc| App::on_disk(&cc.egui_ctx, Arc::new(System), data, None));
        harness.run();
        Self {
            harness,
            entered: [0; 2],
        }
    }

    fn begin(&mut self, setup: Setup) {
        let begin = Shell::from(Intent::Start(Box::new(setup)));
        self.harness.state_mut().carry_out(begin);
        self.harness.run();
    }

    fn session(&self) -> &Session<Game> {
        let open = self.harness.state().state().open::<Prince>();
        &open.expect("the game is open").session
    }

    fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    /// Returns every word that screen readers hear.
    fn heard(&self) -> Vec<String> {
        let nodes = self.harness.query_all_by(|_| true);
        let said = nodes.flat_map(|node| {
            let node = node.accesskit_node();
            [node.label(), node.value(), node.description()]
                .into_iter()
                .flatten()
                .collect::<Vec<String>>()
        });
        said.collect()
    }

    /// Clicks the control with this name, if it is there and enabled.
    fn clicks(&mut self, name: &str) -> bool {
        let node = self.harness.query_all_by_label(name).find(|node| {
            let node = node.accesskit_node();
            !node.is_disabled() && node.role() == Role::Button
        });
        let Some(node) = node else {
            return false;
        };
        node.click_accesskit();
        self.harness.run();
        true
    }

    /// Enters a decision as a person would: with its key or button.
    fn types(&mut self, command: Command) {
        let before = self.session().cursor();
        let by_hand = self.by_hand(&command) && self.session().cursor() > before;
        if !by_hand {
            let play = Shell::from(Intent::Play(vec![command]));
            self.harness.state_mut().carry_out(play);
            self.harness.run();
        }
        self.entered[usize::from(!by_hand)] += 1;
        let session = self.session();
        assert_eq!(
            session.log().get(before).map(|entry| entry.command),
            Some(command),
            "{:#?}",
            self.heard()
        );
    }

    fn by_hand(&mut self, command: &Command) -> bool {
        let game = self.game();
        let setup = self.session().start().clone();
        let words = Words::new(&setup);
        let button = words.button(Some(&game), command);
        match command.decision {
            Decision::Bid(bid) => {
                let least = game.bids(command.seat).map(|(least, _)| least);
                if least != Some(bid) {
                    for digit in bid.to_string().chars() {
                        let keys = [
                            Key::Num0,
                            Key::Num1,
                            Key::Num2,
                            Key::Num3,
                            Key::Num4,
                            Key::Num5,
                            Key::Num6,
                            Key::Num7,
                            Key::Num8,
                            Key::Num9,
                        ];
                        self.key(keys[digit.to_digit(10).expect("a digit") as usize]);
                    }
                }
                self.key(Key::Enter);
                true
            }
            Decision::Pass => {
                self.key(Key::Minus);
                true
            }
            Decision::TurnUp(slot) => self.clicks(&fl!(prince_turn_up, slot = slot + 1)),
            Decision::Turned(card) | Decision::Show(card) | Decision::Draw(Card::Known(card)) => {
                self.clicks(&words.card(card))
            }
            Decision::Seize(target, with) => {
                let holder = game.holder(target).expect("a target");
                let told = fl!(
                    prince_target_told,
                    target = words.target(target),
                    name = words.seat(holder),
                    defence = game.defence(target)
                );
                self.clicks(&told) && self.commits(&words, with)
            }
            Decision::Defend(with) => self.commits(&words, with),
            Decision::Doctor | Decision::NoDoctor => false,
            Decision::Vote(votes) => {
                // Split votes are set one by one; here all go to one player.
                let to = game
                    .seats()
                    .find(|to| votes[to.index()] == game.votes(command.seat));
                let name = to.map(|to| fl!(prince_ballot_all_to, name = words.seat(to)));
                name.is_some_and(|name| self.clicks(&name)) && {
                    self.key(Key::Enter);
                    true
                }
            }
            // Enter ends the whole phase there.
            Decision::EndPlay if game.only_moves_are_left() => false,
            Decision::EndPlay
            | Decision::EndPhase
            | Decision::Keep
            | Decision::PayPatron
            | Decision::Done
            | Decision::NoShuffle => {
                self.key(Key::Enter);
                true
            }
            _ => self.clicks(&button),
        }
    }

    fn commits(&mut self, words: &Words<'_>, with: Set<CardId>) -> bool {
        let all = with
            .iter()
            .all(|card| self.clicks(&fl!(prince_commit, card = words.card(card))));
        self.key(Key::Enter);
        all
    }

    /// Draws frames until something holds: bots think on another thread.
    #[track_caller]
    fn wait(&mut self, until: impl Fn(&Self) -> bool) {
        let begin = Instant::now();
        while !until(self) {
            let waited = begin.elapsed();
            assert!(waited < Duration::from_mins(3), "{:#?}", self.heard());
            std::thread::sleep(Duration::from_millis(1));
            self.harness.run();
        }
    }
}

impl Table for Window {
    fn game(&self) -> Game {
        *self.session().game()
    }

    fn enter(&mut self, command: Command) {
        self.types(command);
    }
}

/// Plays a digital game of four with Medium bots, decision by decision.
fn played(seed: u64, mut each: impl FnMut(&Game, &Command, &Game, &[Event])) -> Game {
    let mut setup = Setup::digital(NAMES, seed);
    setup.options = Options::with_bots();
    let mut game = Game::try_from(&setup).expect("a sound start");
    loop {
        let may = game.may_decide();
        // If several may decide, the window asks the first clockwise from the Pope.
        let Some(seat) = game.clockwise(game.pope()).find(|&seat| may.contains(seat)) else {
            break;
        };
        let view = game.seen_from(Some(seat));
        let command = decide(&view, seat, Level::Four, seed);
        let before = game;
        let events = game.play(&command).expect("what a bot decides is legal");
        each(&before, &command, &game, &events);
    }
    game
}

#[test]
fn an_evening_of_four_entered_by_hand_ends_as_it_was_played() {
    let data = TempDir::new().expect("a temporary directory");
    let mut window = Window::open(data.path());
    let mut setup = Setup::tracked(NAMES);
    setup.options = Options::with_bots();
    window.begin(setup);
    let end = played(11, |before, command, after, events| {
        window.follows(before, command, after, events);
    });
    let here = window.game();
    assert!(here.is_over(), "all three turns were played");
    assert_eq!(here.ranking(), end.ranking());
    for seat in end.seats() {
        assert_eq!(here.scores(seat), end.scores(seat), "{seat:?}");
        assert_eq!(here.money(seat), end.money(seat), "{seat:?}");
    }
    let [by_hand, otherwise] = window.entered;
    assert!(
        by_hand > 9 * otherwise,
        "{by_hand} by keys and clicks, {otherwise} otherwise"
    );
    // The winner is named.
    let setup = window.session().start().clone();
    let words = Words::new(&setup);
    let winner = words.seat(end.ranking()[0].seat);
    let heard = window.heard();
    let points = end.ranking()[0].points.to_string();
    let told = heard
        .iter()
        .any(|said| said.contains(&winner) && said.contains(&points));
    assert!(told, "{heard:#?}");
    // All of it can be undone and redone.
    let entries = window.session().cursor();
    window
        .harness
        .key_press_modifiers(eframe::egui::Modifiers::COMMAND, Key::Z);
    window.harness.run();
    assert_eq!(window.session().cursor(), entries - 1);
    window
        .harness
        .key_press_modifiers(eframe::egui::Modifiers::COMMAND, Key::Y);
    window.harness.run();
    assert_eq!(window.session().cursor(), entries);
}

#[test]
fn a_game_against_the_computer_is_played_to_its_end() {
    let data = TempDir::new().expect("a temporary directory");
    let mut window = Window::open(data.path());
    let mut setup = Setup::digital(NAMES, 3);
    setup.options = Options::with_bots();
    for player in &mut setup.players[1..] {
        player.bot = Some(table::Level::EASY);
    }
    window.begin(setup);
    let is_asked = |window: &Window| {
        let game = window.game();
        game.is_over() || game.may_decide().contains(Seat::A)
    };
    loop {
        if !is_asked(&window) {
            window.key(Key::Space);
            window.wait(is_asked);
        }
        let game = window.game();
        if game.is_over() {
            break;
        }
        assert!(!window.session().start().players[0].name.is_empty());
        let view = game.seen_from(Some(Seat::A));
        let command = decide(&view, Seat::A, Level::Four, 3);
        let at = window.session().cursor();
        if !window.by_hand(&command) || window.session().cursor() == at {
            let play = Shell::from(Intent::Play(vec![command]));
            window.harness.state_mut().carry_out(play);
            window.harness.run();
        }
        let entry = window.session().log().get(at).map(|entry| entry.command);
        assert_eq!(entry, Some(command), "{:#?}", window.heard());
    }
    let game = window.game();
    assert!(game.seats().all(|seat| game.points(seat) > 0));
    // Every decision of the computer is one of a bot.
    let log = window.session().log();
    assert!(log.iter().any(|entry| entry.command.seat != Seat::A));
}

/// Returns a position of a digital game in which this is asked.
fn until(seed: u64, is_it: impl Fn(&Game) -> bool) -> Option<Session<Game>> {
    let mut setup = Setup::digital(NAMES, seed);
    setup.options = Options::with_bots();
    let mut session: Session<Game> = Session::new(setup).expect("a sound start");
    while let Some(seat) = session.game().may_decide().first() {
        if is_it(session.game()) {
            return Some(session);
        }
        let view = session.game().seen_from(Some(seat));
        let command = decide(&view, seat, Level::Four, seed);
        session.play(command).expect("legal");
    }
    None
}

/// Starts a game of people who share the screen in the window, at this position.
fn shared(window: &mut Window, session: &Session<Game>) {
    window.begin(session.start().clone());
    for entry in session.log() {
        let seat = entry.command.seat;
        let look = Shell::from(Intent::Look(Some(seat)));
        window.harness.state_mut().carry_out(look);
        let play = Shell::from(Intent::Play(vec![entry.command]));
        window.harness.state_mut().carry_out(play);
    }
    // No person is in front of the screen now.
    let nobody = Shell::from(Intent::Look(None));
    window.harness.state_mut().carry_out(nobody);
    window.harness.run();
    assert_eq!(window.session().cursor(), session.cursor());
}

#[test]
fn a_secret_ballot_is_told_to_nobody_before_all_have_voted() {
    let data = TempDir::new().expect("a temporary directory");
    let mut window = Window::open(data.path());
    let session = until(5, |game| matches!(game.phase(), Phase::Ballot(_)));
    shared(&mut window, &session.expect("a ballot"));
    let setup = window.session().start().clone();
    let words = Words::new(&setup);
    for voter in window
        .game()
        .clockwise(window.game().pope())
        .collect::<Vec<_>>()
    {
        // The curtain comes first: nothing can be decided behind it.
        let name = words.seat(voter);
        let open = fl!(prince_curtain_open_for, name = &name);
        let at = window.session().cursor();
        let curtain = window.heard().contains(&open);
        assert!(curtain, "{:#?}", window.heard());
        let votes = window.game().votes(voter);
        let mut all = [0; 5];
        all[Seat::B.index()] = votes;
        let vote = Command::new(voter, Decision::Vote(all));
        let play = Shell::from(Intent::Play(vec![vote]));
        window.harness.state_mut().carry_out(play);
        window.harness.run();
        assert_eq!(window.session().cursor(), at, "the curtain is closed");
        window.key(Key::Enter);
        assert!(!window.heard().contains(&open), "it is open");
        // The selection can be changed until it is confirmed.
        let game = window.game();
        let all_to = |seat| fl!(prince_ballot_all_to, name = words.seat(seat));
        assert!(window.clicks(&all_to(Seat::C)), "{:#?}", window.heard());
        assert_eq!(window.session().cursor(), at, "nothing is confirmed");
        assert!(window.clicks(&all_to(Seat::B)), "{:#?}", window.heard());
        window.key(Key::Enter);
        assert_eq!(window.session().cursor(), at + 1);
        assert_eq!(window.session().log()[at].command, vote);
        let Phase::Ballot(ballot) = *window.game().phase() else {
            // All have voted: now everyone may know.
            let told = words.decision(Some(&game), Told::own(&vote));
            assert!(!told.is_empty());
            break;
        };
        assert!(ballot.votes.contains(&Vote::Cast(all)));
        // Neither the log nor undo nor a label reveals it.
        let told = words.done(Some(&game), Told::own(&vote));
        let sealed = fl!(prince_voted_sealed, name = &name);
        let heard = window.heard();
        assert!(
            heard.iter().any(|said| said.contains(&sealed)),
            "{heard:#?}"
        );
        assert!(
            !heard.iter().any(|said| said.contains(&told)),
            "{told}: {heard:#?}"
        );
    }
    assert!(!matches!(window.game().phase(), Phase::Ballot(_)));
}

#[test]
fn what_an_attacker_commits_is_not_told_to_the_defender() {
    let data = TempDir::new().expect("a temporary directory");
    let mut window = Window::open(data.path());
    let condottieri = |game: &Game| {
        let active = game.active()?;
        let seize = matches!(game.phase(), Phase::Step(Step::Seize { tried: false }));
        let all = game.edition().of_type(CardType::Condottiere);
        let own = game.hand(active).known().intersection(all);
        let may =
            |decision: &Decision| matches!(decision, Decision::Seize(_, with) if !with.is_empty());
        (seize && !own.is_empty())
            .then(|| game.legal_for(active).into_iter().find(may))
            .flatten()
    };
    let session = (0..20).find_map(|seed| until(seed, |game| condottieri(game).is_some()));
    let session = session.expect("somebody can attack");
    shared(&mut window, &session);
    let setup = window.session().start().clone();
    let words = Words::new(&setup);
    let game = window.game();
    let attacker = game.active().expect("a player phase");
    let seize = condottieri(&game).expect("an attack");
    let Decision::Seize(target, with) = seize else {
        panic!("{seize:?}");
    };
    let open = fl!(prince_curtain_open_for, name = words.seat(attacker));
    assert!(window.clicks(&open), "{:#?}", window.heard());
    window.enter(Command::new(attacker, seize));
    let defender = game.holder(target).expect("somebody's");
    let open = fl!(prince_curtain_open_for, name = words.seat(defender));
    let secret = |window: &Window| {
        let heard = window.heard();
        let cards: Vec<String> = with.iter().map(|card| words.card(card)).collect();
        assert!(
            !heard
                .iter()
                .any(|said| cards.iter().any(|card| said.contains(card.as_str()))),
            "{cards:?} in {heard:#?}"
        );
        heard
    };
    // Before the defender's curtain, and behind it.
    assert!(secret(&window).contains(&open));
    window.key(Key::Enter);
    let heard = secret(&window);
    let sealed = fl!(
        prince_seizes_sealed,
        name = words.seat(attacker),
        target = words.target(target)
    );
    assert!(
        heard.iter().any(|said| said.contains(&sealed)),
        "{heard:#?}"
    );
    // The palette does not reveal it either.
    window.harness.event(Input::Text("x".to_owned()));
    window.harness.run();
    secret(&window);
    window.key(Key::Escape);
    window.enter(Command::new(defender, Decision::Defend(Set::EMPTY)));
    let told: Vec<String> = window.heard();
    let cards: Vec<String> = with.iter().map(|card| words.card(card)).collect();
    let now = |card: &String| told.iter().any(|said| said.contains(card.as_str()));
    assert!(cards.iter().all(now), "now everybody knows: {told:#?}");
}

//! One whole evening: the sample game of four is entered by hand through the
//! window, control by control, from "Track a table" to the ranking. Half way the
//! window is closed and opened again, a wrong entry is taken back, and in the
//! end the same save comes out. Who cannot pay the next bid is passed by itself.

use std::path::{Path, PathBuf};

use eframe::egui::accesskit::Role;
use eframe::egui::{Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use studiolo::app::App;
use studiolo::florence::{AnyCard, Command, Decision, Game, Object, Squares, Tile, Work};
use studiolo::locale::Named;
use studiolo::table::save::Save;
use studiolo::table::{Card, Session};

const SIZE: Vec2 = vec2(1280.0, 720.0);
const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

/// The window as a person at the table has it.
struct Window {
    harness: Harness<'static, App>,
    data: PathBuf,
}

impl Window {
    fn open(data: &Path) -> Self {
        let directory = data.to_owned();
        let mut harness = Harness::builder()
            .with_size(SIZE)
            // The worker that saves wakes the window up once more when it is done.
            .with_max_steps(40)
            .build_eframe(move |cc| App::new(&cc.egui_ctx, directory, None));
        harness.run();
        Self {
            harness,
            data: data.to_owned(),
        }
    }

    fn close_and_open_again(self) -> Self {
        let Self { harness, data } = self;
        drop(harness);
        Self::open(&data)
    }

    fn shows(&self, name: &str) -> bool {
        self.harness.query_all_by_label(name).next().is_some()
    }

    fn shows_part(&self, part: &str) -> bool {
        self.harness
            .query_all_by_label_contains(part)
            .next()
            .is_some()
    }

    /// Clicks the control with this name, which must be there and enabled.
    fn click(&mut self, name: &str) {
        let node = self.harness.query_all_by_label(name).find(|node| {
            !node.accesskit_node().is_disabled() && node.accesskit_node().role() != Role::Label
        });
        let Some(node) = node else {
            panic!("{name:?} cannot be clicked; there is {:#?}", self.names());
        };
        node.click_accesskit();
        self.harness.run();
    }

    fn names(&self) -> Vec<String> {
        let nodes = self.harness.query_all_by(|_| true);
        nodes
            .filter_map(|node| node.accesskit_node().label())
            .collect()
    }

    /// Unfolds a form, unless it is open.
    fn unfold(&mut self, name: &str, shown: &str) {
        if !self.shows(shown) {
            self.click(name);
        }
        assert!(
            self.shows(shown),
            "{name:?} unfolds {shown:?}: {:#?}",
            self.names()
        );
    }

    /// Enters one decision of the log as a person would.
    fn enter(&mut self, game: &Game, command: &Command) {
        let who = NAMES[command.seat as usize];
        match command.decision {
            Decision::Return(Card::Hidden) => self.click("Return a card face down"),
            Decision::Return(Card::Known(card)) => self.click(&format!("Return {}", card.name())),
            Decision::Name(object) => self.click(&format!("Name {}", object.name())),
            Decision::Raise(price) => self.click(&format!("Raise to {price}")),
            Decision::Pass => self.click("Pass"),
            Decision::Decline => self.click("Decline"),
            Decision::Win(object, price) => self.enter_result(object, who, price),
            Decision::Place(kind, squares) => {
                self.click("Show the principality");
                self.put_down(game, Tile::Landscape(kind), squares);
            }
            Decision::Build(kind, squares) => {
                self.click("Build");
                self.click(&format!("Build {}", kind.name()));
                self.put_down(game, Tile::Building(kind), squares);
            }
            Decision::Recruit(from, card) => {
                let name = format!("Recruit {} from {}", card.name(), NAMES[from as usize]);
                if game.pending().is_none() {
                    self.unfold("Recruit", &name);
                }
                self.click(&name);
            }
            Decision::Hold => self.click("Keep the recruiting card"),
            Decision::Hire => self.click("Hire a profession"),
            Decision::Introduce(freedom) => {
                self.click(&format!("Introduce {}", freedom.name()));
            }
            Decision::AcquireBonus => self.click("Acquire a bonus card"),
            Decision::Complete(work) => self.complete(&work),
            Decision::EndTurn => self.click("End the turn"),
            Decision::Sell(points) => self.give_up(who, points),
            Decision::Reveal(card) => self.reveal(game, who, card),
            Decision::Keep(..) => unreachable!("on a real table that is decided face down"),
        }
    }

    /// Whether the window has entered this decision of the log by itself: the
    /// pass of a bidder without the money for the next bid. If it has passed one
    /// who gave up points instead, that is taken back.
    fn was_entered_by_itself(&mut self, at: usize, command: &Command) -> bool {
        let session = self.harness.state().session().expect("a game is open");
        let Some(entered) = session.log().get(at) else {
            return false;
        };
        assert_eq!(entered.decision, Decision::Pass, "entry {at}");
        if entered == command {
            return true;
        }
        let game = session.game_at(at).expect("a legal entry");
        let money = game.player(entered.seat).money();
        let next = game.auction().and_then(|auction| auction.bidding);
        let next = next.expect("somebody bids").next_bid();
        let who = NAMES[entered.seat as usize];
        self.click(&format!(
            "Take back: {who} is passed: {money} florins do not reach {next}"
        ));
        false
    }

    fn enter_result(&mut self, object: Object, winner: &str, price: u32) {
        self.click(&format!("Result {}", object.name()));
        self.click(&format!("Won by {winner}"));
        let field = self.harness.get_by_role_and_label(Role::TextInput, "Price");
        field.set_text_value_accesskit(&price.to_string());
        self.harness.run();
        self.click("Enter result");
    }

    /// Turns the tile in hand as it is to lie, and clicks the square under the
    /// first of its squares.
    fn put_down(&mut self, game: &Game, tile: Tile, squares: Squares) {
        let shape = game.edition().shape(tile);
        let orientation = shape.orientation_of(squares).expect("the sample is legal");
        let ways = shape.orientations();
        if ways > 1 {
            self.click(&format!("Orientation {} of {ways}", orientation + 1));
        }
        let first = squares.iter().next().expect("a tile has squares");
        self.click(&format!("{first}, empty"));
    }

    fn complete(&mut self, work: &Work) {
        let card = format!("Lay down {}", work.profession.name());
        self.unfold("Complete a work", &card);
        self.click(&card);
        for bonus in work.bonus {
            let name = format!("Play {}", bonus.name());
            self.unfold("Bonus cards face down", &name);
            self.click(&name);
        }
        let slider = "PP from the payment";
        let slider = self.harness.get_by_role_and_label(Role::Slider, slider);
        slider.set_value_accesskit(f64::from(work.prestige));
        self.harness.run();
        self.click("Complete the work");
    }

    fn give_up(&mut self, who: &str, points: u16) {
        let field = format!("Points of {who} to give up");
        self.unfold(&format!("Give up PP of {who}"), &field);
        let field = self.harness.get_by_role_and_label(Role::SpinButton, &field);
        field.set_value_accesskit(f64::from(points));
        self.harness.run();
        self.click(&format!("Give up {points} PP for {} florins", 100 * points));
    }

    fn reveal(&mut self, game: &Game, who: &str, card: AnyCard) {
        let name = format!("Reveal {} of {who}", card.name());
        if game.phase() != studiolo::florence::Phase::Reveal {
            self.click("Cards & tally");
            self.unfold("Known cards", &format!("Cards of {who}"));
            self.click(&format!("Cards of {who}"));
        }
        self.click(&name);
    }
}

fn sample() -> (Save<Game>, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/four-players.ron");
    let text = std::fs::read_to_string(&path).expect("the sample is there");
    (Save::read(&path).expect("the sample is sound"), text)
}

/// The one file of the one game in the user's library.
fn saved(data: &Path) -> String {
    let files = std::fs::read_dir(data.join("games")).expect("there is a library");
    let files: Vec<PathBuf> = files
        .map(|file| file.expect("a directory entry").path())
        .filter(|path| !path.to_string_lossy().contains(".bak."))
        .collect();
    assert_eq!(files.len(), 1, "{files:?}");
    std::fs::read_to_string(&files[0]).expect("it can be read")
}

#[test]
fn a_game_entered_by_hand_from_the_deal_to_the_ranking_gives_the_same_save() {
    let (save, text) = sample();
    let session: Session<Game> = save.clone().into_session().expect("a legal start");
    let data = tempfile::tempdir().expect("a temporary directory");
    let mut window = Window::open(data.path());
    window.click("Track a table");
    window.click("4 players");
    window.click("Start");
    window.click("Everyone has kept three cards");
    let half = save.log.len() / 2;
    for (at, command) in save.log.iter().enumerate().skip(4) {
        let game = session.game_at(at).expect("the sample is legal");
        if at == half {
            let before = window.names();
            window = window.close_and_open_again();
            let after = window.names();
            let log = |names: &[String]| {
                names
                    .iter()
                    .filter(|name| name.starts_with("Undo: "))
                    .cloned()
                    .collect::<Vec<_>>()
            };
            assert_eq!(log(&before), log(&after), "it goes on where it was");
        }
        if window.was_entered_by_itself(at, command) {
            continue;
        }
        if matches!(command.decision, Decision::Name(_)) && at > half {
            take_back_a_wrong_entry(&mut window, game);
        }
        window.enter(game, command);
    }
    assert!(window.shows_part("Dana"), "{:#?}", window.names());
    assert!(window.shows_part("62 PP"), "{:#?}", window.names());
    drop(window);
    assert_eq!(saved(data.path()), text);
}

/// Names something else than what is named, notices, and takes it back.
fn take_back_a_wrong_entry(window: &mut Window, game: &Game) {
    let auction = game.auction().expect("somebody names something");
    if auction.remaining.len() == 1 {
        return;
    }
    let wrong = game.legal().iter().last().expect("something can be done");
    assert_eq!(wrong.decision, Decision::Decline);
    window.click("Decline");
    let who = NAMES[wrong.seat as usize];
    window.click(&format!("Undo: {who} declines and is out of the auctions"));
}

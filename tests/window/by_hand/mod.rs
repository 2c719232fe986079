//! A person at the window: finds controls by their accessible names and clicks them to
//! enter decisions one after the other. The tests that use it say what is entered, and why.

// Each test uses only a part of it.
#![allow(dead_code)]

pub(crate) mod panels;

use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use eframe::egui::accesskit::{Role, Toggled};
use eframe::egui::{Key, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use florence::rules::Favour;
use florence::rules::game::Pending;
use florence::{AnyCard, Command, Decision, Deck, Game, Joint, Object, Squares, Tile, Work};
use studiolo::app::App;
use studiolo::ui::base::draw::kept::Drawings;
use table::{Card, Seat, Session};
use words::figures::grouped;
use words::fl;
use words::florence::{Named, Words};

const SIZE: Vec2 = vec2(1280.0, 720.0);

/// The shared drawings of the windows of all tests: creating them is much of the cost of
/// opening a window.
static DRAWINGS: LazyLock<Drawings> = LazyLock::new(Drawings::default);

/// The window of a person at the table.
pub(crate) struct Window {
    pub harness: Harness<'static, App>,
    data: PathBuf,
}

/// Draws frames until something holds, as the screen would: reading and writing files, and
/// the thinking of bots, happen on other threads.
#[track_caller]
pub(crate) fn wait(window: &mut Window, until: impl Fn(&Window) -> bool) {
    // Longer than any machine needs, but not endless.
    const LONG: Duration = Duration::from_mins(3);
    let begin = Instant::now();
    window.harness.run();
    while !until(window) {
        assert!(begin.elapsed() < LONG, "{:#?}", window.names());
        std::thread::sleep(Duration::from_millis(2));
        window.harness.run();
    }
}

/// Returns the button of a use of the Professor.
fn button_of(deck: Deck) -> &'static str {
    match deck {
        Deck::Prestige => fl!(use_professor_prestige),
        Deck::Bonus => fl!(use_professor_bonus),
        Deck::Professions => unreachable!("the Professor looks through no professions"),
    }
}

impl Window {
    /// Opens the window of a user with this data directory.
    pub(crate) fn open(data: &Path) -> Self {
        Self::with(data, None)
    }

    /// Opens the same window with a file to show in it.
    pub(crate) fn open_file(data: &Path, file: &Path) -> Self {
        Self::with(data, Some(file.to_owned()))
    }

    fn with(data: &Path, file: Option<PathBuf>) -> Self {
        let directory = data.to_owned();
        let mut harness = Harness::builder()
            .with_size(SIZE)
            // Threads wake the window up when they are done: the saving thread, and bots,
            // one decision per frame.
            .with_max_steps(200)
            .build_eframe(move |cc| {
                DRAWINGS.clone().keep_in(&cc.egui_ctx);
                App::new(&cc.egui_ctx, directory, file)
            });
        harness.run();
        Self {
            harness,
            data: data.to_owned(),
        }
    }

    /// Closes the window and opens it again for the same user.
    pub(crate) fn close_and_open_again(self) -> Self {
        let Self { harness, data } = self;
        drop(harness);
        Self::open(&data)
    }

    /// Returns whether something has this name.
    pub(crate) fn shows(&self, name: &str) -> bool {
        self.harness.query_all_by_label(name).next().is_some()
    }

    /// Returns whether something has this text in its name.
    pub(crate) fn shows_part(&self, part: &str) -> bool {
        self.harness
            .query_all_by_label_contains(part)
            .next()
            .is_some()
    }

    /// Clicks the control with this name, which must be there and enabled.
    pub(crate) fn click(&mut self, name: &str) {
        let node = self.harness.query_all_by_label(name).find(|node| {
            !node.accesskit_node().is_disabled() && node.accesskit_node().role() != Role::Label
        });
        let Some(node) = node else {
            panic!("{name:?} cannot be clicked; there is {:#?}", self.names());
        };
        node.click_accesskit();
        self.harness.run();
    }

    /// Returns the game in the window.
    pub(crate) fn session(&self) -> &Session<Game> {
        self.harness.state().session().expect("a game is open")
    }

    fn name_of(&self, seat: Seat) -> String {
        self.session().start().name(seat).to_owned()
    }

    /// Returns the names and the contents of all controls and labels.
    pub(crate) fn names(&self) -> Vec<String> {
        let nodes = self.harness.query_all_by(|_| true);
        let said = nodes.flat_map(|node| {
            let node = node.accesskit_node();
            [node.label(), node.value(), node.description()]
        });
        said.flatten().collect()
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
    pub(crate) fn enter(&mut self, game: &Game, command: &Command) {
        let who = self.name_of(command.seat);
        match command.decision {
            Decision::Return(Card::Hidden) => self.click(fl!(return_hidden)),
            Decision::Return(Card::Known(card)) => {
                self.click(&format!("Return {}", card.name()));
                // A card of one's own hand is chosen first; others are returned at once.
                if self.shows(fl!(return_this_card)) {
                    self.click(fl!(return_this_card));
                }
            }
            Decision::Name(object) => {
                let name = format!("Name {}", object.name());
                if !self.shows(&name) {
                    self.click(fl!(tab_auction));
                }
                self.click(&name);
            }
            Decision::Raise(price) => self.click(&fl!(auction_raise_to, price = price)),
            Decision::Pass => self.click(fl!(auction_pass)),
            Decision::Decline => self.click(fl!(auction_decline)),
            Decision::Win(object, price) => self.enter_result(object, &who, price),
            Decision::Sit(price) => {
                let price = grouped(price);
                self.click(&fl!(seating_result_of, player = who, price = price));
            }
            Decision::SitAt(place, price) => {
                self.click(fl!(seating_of_choice));
                self.click(&fl!(seating_place, place = place));
                let (player, price) = (who, grouped(price));
                self.click(&fl!(
                    seating_result_at,
                    place = place,
                    player = player,
                    price = price
                ));
            }
            Decision::Take(object) => self.click(&fl!(take_object, object = object.id())),
            Decision::Place(kind, site) => {
                // The tab comes to the front automatically.
                if self.shows(fl!(place_show_principality)) {
                    self.click(fl!(place_show_principality));
                }
                self.put_down(game, Tile::Landscape(kind), site.squares());
            }
            Decision::Build(kind, site) => {
                // Joined fields have a tab of their own, to which the action leads.
                match game.layout() {
                    Some(_) => self.click(fl!(tab_principality)),
                    None => self.click(fl!(action_build)),
                }
                self.click(&format!("Build {}", kind.name()));
                self.put_down(game, Tile::Building(kind), site.squares());
            }
            Decision::Offer(joint) if game.talk().is_some() => {
                self.offer_instead(game, command.seat, joint.payment());
            }
            Decision::Offer(joint) => {
                self.propose(game, command.seat, joint);
                let (name, price) = (self.name_of(joint.other()), joint.payment());
                self.click(&fl!(together_offer, name = name, price = price));
            }
            Decision::Agree(joint) => {
                self.propose(game, command.seat, joint);
                let (name, price) = (self.name_of(joint.other()), joint.payment());
                self.click(&fl!(together_build, name = name, price = price));
            }
            Decision::Accept => {
                let price = game.talk().map_or(0, |talk| talk.joint.payment());
                self.click(&fl!(together_accept, price = price));
            }
            Decision::Refuse => self.click(fl!(together_refuse)),
            Decision::Recruit(from, card) => {
                let name = format!("Recruit {} from {}", card.name(), self.name_of(from));
                if game.pending().is_none() {
                    self.unfold("Recruit", &name);
                }
                self.click(&name);
            }
            Decision::Hold => self.click(fl!(keep_recruiting_card)),
            Decision::Hire => self.click(fl!(action_hire)),
            Decision::Introduce(freedom) => {
                self.click(&format!("Introduce {}", freedom.name()));
            }
            Decision::AcquireBonus => self.click(fl!(action_acquire_bonus)),
            Decision::Complete(work) => self.complete(&work),
            Decision::EndTurn => self.click(fl!(end_turn)),
            Decision::Sell(points) => self.give_up(&who, points),
            Decision::Reveal(card) => self.reveal(game, &who, card),
            Decision::Correct(_) => unreachable!("these evenings have no corrections"),
            Decision::Bid(character, price) => {
                let field = fl!(
                    character_field,
                    character = character.id(),
                    price = grouped(price)
                );
                if !self.shows(&field) {
                    self.click(fl!(tab_characters));
                }
                self.click(&field);
                self.click(&fl!(character_put, price = price));
            }
            Decision::Princess(prestige) => {
                self.unfold(fl!(action_complete_a_work), fl!(work_princess_lay_down));
                self.click(fl!(work_princess_lay_down));
                self.take(prestige);
                self.click(fl!(complete_the_work));
            }
            Decision::Merchant(_) | Decision::Professor(_) if game.pending().is_none() => {
                self.use_character(game, command);
            }
            Decision::Merchant(Favour::Free) => self.click(fl!(merchant_free_button)),
            Decision::Merchant(Favour::Points) => {
                let points = game.position_on_fame_track(command.seat);
                match game.pending() {
                    Some(Pending::Merchant { price, .. }) => {
                        let pay = fl!(merchant_points_button, price = price, points = points);
                        self.click(&pay);
                    }
                    _ => self.click(&fl!(use_merchant_points, points = points)),
                }
            }
            Decision::Professor(deck) => self.click(button_of(deck)),
            Decision::LetGo => self.click(fl!(let_go_button)),
            Decision::Exchange(points) => {
                for _ in 0..points {
                    self.click(fl!(exchange_more));
                }
                let costs = game.variant().point_costs;
                let price = u32::from(points) * costs;
                self.click(&fl!(exchange_button, points = points, price = price));
            }
            Decision::Keep(card, under) => {
                self.click(&format!("Keep {}", card.name()));
                // A single card has no order.
                for other in under.iter().filter(|_| under.iter().count() > 1) {
                    self.click(&format!("Next under the stack: {}", other.name()));
                }
                self.click(fl!(keep_this_card));
            }
        }
    }

    fn enter_result(&mut self, object: Object, winner: &str, price: u32) {
        let name = format!("Result: {}", object.name());
        if !self.shows(&name) {
            self.click(fl!(tab_auction));
        }
        self.click(&name);
        self.click(&format!("Won by {winner}"));
        let field = self.harness.get_by_role_and_label(Role::TextInput, "Price");
        field.set_text_value_accesskit(&price.to_string());
        self.harness.run();
        self.click(fl!(auction_enter_result));
    }

    /// Turns the tile in hand to its orientation, and clicks the square under the first of
    /// its squares.
    fn put_down(&mut self, game: &Game, tile: Tile, squares: Squares) {
        let shape = game.edition().shape(tile);
        let orientation = shape.orientation_of(squares).expect("the sample is legal");
        let ways = shape.orientations();
        if let (Tile::Landscape(kind), Some(Pending::Place { object, .. })) = (tile, game.pending())
            && object.landscapes().len() > 1
        {
            self.click(&format!("Place {}", kind.name()));
        }
        if ways > 1 {
            self.click(&format!("Orientation {} of {ways}", orientation + 1));
        }
        let first = squares.iter().next().expect("a tile has squares");
        self.click(&format!("{first}, empty"));
    }

    /// Selects what is built together, with whom, where and for how much.
    fn propose(&mut self, game: &Game, seat: Seat, joint: Joint) {
        self.click(fl!(tab_joined));
        let (kind, partner) = (joint.building(), joint.other());
        self.click(kind.name());
        let name = self.name_of(partner);
        let places = game.joint_places(seat, partner, kind).len();
        self.click(&fl!(together_places, name = name, places = places));
        let squares = Words::of(self.session().start()).joint_squares(joint);
        for _ in 0..places {
            if self.shows(&squares) {
                break;
            }
            self.click(fl!(together_later));
        }
        assert!(self.shows(&squares), "{squares}: {:#?}", self.names());
        let field = fl!(together_payment);
        let field = self.harness.get_by_role_and_label(Role::SpinButton, field);
        field.set_value_accesskit(f64::from(joint.payment()));
        self.harness.run();
    }

    /// Names another price in a talk.
    fn offer_instead(&mut self, game: &Game, seat: Seat, price: u32) {
        let is_active = game.turn().is_some_and(|turn| turn.seat == seat);
        let standing = game.talk().map_or(0, |talk| talk.joint.payment());
        let (key, name) = match (price > standing, is_active) {
            (true, true) => (Key::ArrowUp, fl!(together_ask, price = grouped(price))),
            (false, true) => (Key::ArrowDown, fl!(together_ask, price = grouped(price))),
            (true, false) => (Key::ArrowUp, fl!(together_bid, price = grouped(price))),
            (false, false) => (Key::ArrowDown, fl!(together_bid, price = grouped(price))),
        };
        for _ in 0..100 {
            if self.shows(&name) {
                break;
            }
            self.harness.key_press(key);
            self.harness.run();
        }
        self.click(&name);
    }

    fn complete(&mut self, work: &Work) {
        let card = format!("Lay down {}", work.profession.name());
        self.unfold("Complete a work", &card);
        // Without a choice it is already laid down.
        let chip = self.harness.get_by_label(&card);
        if chip.accesskit_node().toggled() != Some(Toggled::True) {
            self.click(&card);
        }
        for bonus in work.bonus {
            let name = format!("Play {}", bonus.name());
            self.unfold("Hidden bonus cards", &name);
            self.click(&name);
        }
        self.take(work.prestige);
        self.click(fl!(complete_the_work));
    }

    /// Takes this many points of the payment of a work.
    fn take(&mut self, prestige: u16) {
        let slider = "PP from the payment";
        let slider = self.harness.get_by_role_and_label(Role::Slider, slider);
        slider.set_value_accesskit(f64::from(prestige));
        self.harness.run();
    }

    /// Uses the character with the sign in the seat.
    fn use_character(&mut self, game: &Game, command: &Command) {
        let who = self.name_of(command.seat);
        let character = game.player(command.seat).character().expect("it is there");
        let sign = fl!(seat_character, character = character.id(), name = &who);
        let button = match command.decision {
            Decision::Professor(deck) => button_of(deck).to_owned(),
            _ => {
                let points = game.position_on_fame_track(command.seat);
                fl!(use_merchant_points, points = points)
            }
        };
        self.unfold(&sign, &button);
        self.click(&button);
    }

    fn give_up(&mut self, who: &str, points: u16) {
        let field = format!("{who}’s PP to sell");
        self.unfold(&format!("Sell {who}’s PP"), &field);
        let field = self.harness.get_by_role_and_label(Role::SpinButton, &field);
        field.set_value_accesskit(f64::from(points));
        self.harness.run();
        self.click(&format!(
            "Sell {points}\u{a0}PP for {} florins",
            100 * points
        ));
    }

    fn reveal(&mut self, game: &Game, who: &str, card: AnyCard) {
        let name = format!("Reveal {who}’s {}", card.name());
        if game.phase() != florence::Phase::Reveal {
            self.click(fl!(tab_tally));
            self.unfold("Known cards", &format!("Cards of {who}"));
            self.click(&format!("Cards of {who}"));
        }
        self.click(&name);
    }
}

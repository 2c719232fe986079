//! The words in which these tests tell what happens at the window: a game, what
//! is pressed and typed, what is seen.

use std::path::Path;

pub(crate) use ::florence::rules::game::Phase;
pub(crate) use ::florence::{Command, Decision, Game, Moment, Object, Setup};
pub(crate) use eframe::egui::accesskit::Role;
pub(crate) use eframe::egui::{Event, Key, Modifiers, Pos2, Vec2, vec2};
use eframe::egui::{OutputCommand, PointerButton};
use egui_kittest::Harness;
pub(crate) use egui_kittest::kittest::{NodeT as _, Queryable as _};
pub(crate) use studiolo::app::{App, Intent};
pub(crate) use studiolo::games::florence;
pub(crate) use table::{Card, Colour, Save, Seat, Session};
pub(crate) use tempfile::TempDir;

pub(crate) struct Window {
    pub harness: Harness<'static, App>,
    /// Keys pressed so far, each letter and digit one.
    pub strokes: usize,
    /// Clicks of the pointer so far.
    pub clicks: usize,
}

impl Window {
    /// The window of a user with this data directory.
    pub(crate) fn open(data: &Path) -> Self {
        Self::of_size(data, vec2(1280.0, 720.0))
    }

    pub(crate) fn of_size(data: &Path, size: Vec2) -> Self {
        let data = data.to_owned();
        let mut harness = Harness::builder()
            .with_size(size)
            .with_max_steps(24)
            .build_eframe(move |creation| App::new(&creation.egui_ctx, data, None));
        harness.run();
        Self {
            harness,
            strokes: 0,
            clicks: 0,
        }
    }

    /// A window with this game begun in it.
    pub(crate) fn with(data: &Path, setup: Setup) -> Self {
        let mut window = Self::open(data);
        window.does(florence::Intent::Start(Box::new(setup)));
        window
    }

    /// A window in which the sample game has been played up to an entry.
    pub(crate) fn with_sample(data: &Path, entries: usize) -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves/four-players.ron");
        let mut save: Save<Game> = Save::read(&path).expect("the sample is sound");
        save.log.truncate(entries);
        save.cursor = entries;
        let file = data.join("sample.ron");
        save.write(&file).expect("it can be written");
        let mut window = Self::open(data);
        window.does(Intent::Open(file));
        let begin = std::time::Instant::now();
        while window.harness.state().session().is_none() {
            assert!(begin.elapsed().as_secs() < 20, "waited too long");
            std::thread::sleep(std::time::Duration::from_millis(5));
            window.harness.run();
        }
        window
    }

    pub(crate) fn does(&mut self, intent: impl Into<Intent>) {
        self.harness.state_mut().carry_out(intent);
        self.harness.run();
    }

    pub(crate) fn session(&self) -> &Session<Game> {
        self.harness.state().session().expect("a game is open")
    }

    pub(crate) fn game(&self) -> &Game {
        self.session().game()
    }

    pub(crate) fn says(&self, text: &str) -> bool {
        let mut nodes = self.harness.query_all_by_label_contains(text);
        nodes.next().is_some()
    }

    #[track_caller]
    pub(crate) fn click(&mut self, button: &str) {
        let node = self.harness.get_by_role_and_label(Role::Button, button);
        node.click_accesskit();
        self.harness.run();
    }

    #[track_caller]
    pub(crate) fn fill(&mut self, field: &str, text: &str) {
        self.harness
            .get_by_role_and_label(Role::TextInput, field)
            .focus();
        self.harness.run();
        self.held(Modifiers::COMMAND, Key::A);
        self.types(text);
    }

    #[track_caller]
    pub(crate) fn is_disabled(&self, button: &str) -> bool {
        let node = self.harness.get_by_role_and_label(Role::Button, button);
        node.accesskit_node().is_disabled()
    }

    #[track_caller]
    pub(crate) fn choose(&mut self, field: &str, choice: &str) {
        self.harness.get_by_label(field).click_accesskit();
        self.harness.run();
        self.click(choice);
    }

    /// Presses a key.
    pub(crate) fn key(&mut self, key: Key) {
        self.held(Modifiers::NONE, key);
    }

    /// Presses a key while others are held.
    pub(crate) fn held(&mut self, modifiers: Modifiers, key: Key) {
        self.strokes += 1;
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    /// Types letters and digits, as a keyboard sends them: a key and its text.
    pub(crate) fn types(&mut self, text: &str) {
        for letter in text.chars() {
            self.strokes += 1;
            let key = Key::from_name(&letter.to_uppercase().to_string());
            if let Some(key) = key {
                self.harness.key_down(key);
            }
            self.harness.event(Event::Text(letter.to_string()));
            self.harness.run();
            if let Some(key) = key {
                self.harness.key_up(key);
                self.harness.run();
            }
        }
    }

    /// Clicks the middle of something with the pointer.
    #[track_caller]
    pub(crate) fn points(&mut self, name: &str) {
        let nodes = self.harness.query_all_by_label(name);
        let node = nodes.min_by_key(|node| node.accesskit_node().is_disabled());
        let Some(node) = node else {
            panic!("{name:?} is not among {:#?}", self.names());
        };
        let at = node.rect().center();
        self.points_at(at);
    }

    /// Clicks there with the pointer.
    pub(crate) fn points_at(&mut self, at: Pos2) {
        self.clicks += 1;
        self.harness.hover_at(at);
        self.harness.run();
        // At once, so that it is a click however many passes it takes.
        let now = self.harness.ctx.input(|input| input.time);
        let input = self.harness.input_mut();
        input.time = Some(now);
        input
            .events
            .extend([true, false].map(|pressed| Event::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            }));
        self.harness.step();
        self.harness.input_mut().time = None;
        self.harness.run();
    }

    /// What has been copied in the last frame, if anything has.
    pub(crate) fn copied(&self) -> Option<&str> {
        let commands = &self.harness.output().platform_output.commands;
        commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.as_str()),
            _ => None,
        })
    }

    /// What has the keyboard.
    pub(crate) fn focused(&self) -> Option<String> {
        let mut focused = self.harness.query_all_by(|node| node.is_focused());
        focused
            .next()
            .and_then(|node| node.accesskit_node().label())
    }

    pub(crate) fn names(&self) -> Vec<String> {
        let nodes = self.harness.query_all_by(|_| true);
        nodes
            .filter_map(|node| node.accesskit_node().label())
            .collect()
    }
}

/// The auctions of round 1, cards in hand face down.
pub(crate) fn auctions(names: &[&str]) -> Setup {
    let mut setup = Setup::tracked(names.iter().copied());
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    setup
}

pub(crate) fn four() -> Setup {
    auctions(&["Anna", "Ben", "Clara", "Dana"])
}

//! A driver for the window in any game, in which tests describe what happens: a game is
//! started or opened, keys are pressed, text is typed, controls are clicked, and what is
//! seen and heard is checked.

use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

pub(crate) use eframe::egui::accesskit::Role;
pub(crate) use eframe::egui::{Event as Input, Key, Modifiers, Pos2, Vec2, vec2};
use eframe::egui::{OutputCommand, PointerButton, Rect, Shape};
use egui_kittest::Harness;
pub(crate) use egui_kittest::kittest::{NodeT as _, Queryable as _};
pub(crate) use studiolo::app::{App, Intent as Shell};
use studiolo::ui::base::own::Own;
use studiolo::ui::session::game_window::{Command, GameWindow, Start};
use table::{Game as _, Save, Session};
pub(crate) use tempfile::TempDir;
use words::fl;

/// A person at the window, with a game of this kind.
pub(crate) struct Desk<G> {
    pub harness: Harness<'static, App>,
    /// The keys pressed so far; each letter and digit counts as one.
    pub strokes: usize,
    /// The clicks of the pointer so far.
    pub clicks: usize,
    game: PhantomData<G>,
}

impl<G: GameWindow> Desk<G> {
    /// Opens the window of a user with this data directory.
    pub(crate) fn open(data: &Path) -> Self {
        Self::of(data, None, vec2(1280.0, 720.0))
    }

    pub(crate) fn of_size(data: &Path, size: Vec2) -> Self {
        Self::of(data, None, size)
    }

    fn of(data: &Path, file: Option<PathBuf>, size: Vec2) -> Self {
        let data = data.to_owned();
        let mut harness = Harness::builder()
            .with_size(size)
            // Bots that answer at once draw one frame for each decision, up to a whole round.
            .with_max_steps(5000)
            .build_eframe(move |creation| {
                let mut app = App::new(&creation.egui_ctx, data, file);
                app.wait_for_file();
                app
            });
        harness.run();
        Self {
            harness,
            strokes: 0,
            clicks: 0,
            game: PhantomData,
        }
    }

    /// Opens a window and starts this game in it.
    pub(crate) fn with(data: &Path, start: Start<G>) -> Self {
        let mut window = Self::open(data);
        window.does(Shell::Start(Own::new(G::Rules::ID, start)));
        window
    }

    /// Opens a window with this game.
    pub(crate) fn with_save(data: &Path, save: &Save<G::Rules>) -> Self {
        let path = data.join("played.ron");
        save.write(&path).expect("it can be written");
        let window = Self::of(data, Some(path), vec2(1280.0, 720.0));
        assert_eq!(window.session().cursor(), save.cursor);
        window
    }

    /// Opens a window with this session.
    pub(crate) fn with_session(data: &Path, session: &Session<G::Rules>) -> Self {
        Self::with_save(data, &Save::from_session(session))
    }

    /// Returns whether a bot or a hint is being computed.
    pub(crate) fn thinks(&self) -> bool {
        self.harness.state().thinking().is_some()
    }

    pub(crate) fn does(&mut self, intent: impl Into<Shell>) {
        self.harness.state_mut().carry_out(intent);
        self.harness.run();
    }

    /// Carries out an intent that leaves the open game, and waits until that game is saved.
    #[track_caller]
    pub(crate) fn leaves_for(&mut self, intent: impl Into<Shell>) {
        self.does(intent);
        let begin = Instant::now();
        while self.harness.state().state().leaving.is_some() {
            assert!(begin.elapsed() < Duration::from_secs(20), "not saved");
            std::thread::sleep(Duration::from_millis(2));
            self.harness.run();
        }
    }

    /// Plays a command that must be allowed.
    #[track_caller]
    pub(crate) fn plays(&mut self, command: Command<G>) {
        let before = self.session().cursor();
        let told = format!("{command:?}");
        let play = Own::new(G::Rules::ID, G::play(vec![command]));
        self.does(Shell::Game(play));
        let there = self.session().cursor();
        assert!(there > before, "{told}: {:#?}", self.heard());
    }

    pub(crate) fn session(&self) -> &Session<G::Rules> {
        let open = self.harness.state().state().open::<G>();
        &open.expect("the game is open").session
    }

    pub(crate) fn game(&self) -> &G::Rules {
        self.session().game()
    }

    /// Returns the last decision.
    pub(crate) fn last(&self) -> Option<Command<G>> {
        let session = self.session();
        let at = session.cursor().checked_sub(1)?;
        Some(session.log()[at].command.clone())
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
            self.harness.event(Input::Text(letter.to_string()));
            self.harness.run();
            if let Some(key) = key {
                self.harness.key_up(key);
                self.harness.run();
            }
        }
    }

    /// Clicks the control with this name.
    #[track_caller]
    pub(crate) fn click(&mut self, name: &str) {
        let mut nodes = self.harness.query_all_by_role_and_label(Role::Button, name);
        let Some(node) = nodes.find(|node| !node.accesskit_node().is_disabled()) else {
            panic!("no {name:?} to click: {:#?}", self.heard());
        };
        node.click_accesskit();
        drop(nodes);
        self.harness.run();
    }

    /// Clicks the middle of a control with the pointer.
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

    /// Clicks a place with the pointer.
    pub(crate) fn points_at(&mut self, at: Pos2) {
        self.clicks += 1;
        self.harness.hover_at(at);
        self.harness.run();
        // Both events at the same time, so that it is a click however many passes it takes.
        let now = self.harness.ctx.input(|input| input.time);
        let input = self.harness.input_mut();
        input.time = Some(now);
        input
            .events
            .extend([true, false].map(|pressed| Input::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            }));
        self.harness.step();
        self.harness.input_mut().time = None;
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

    /// Selects this in a list that opens.
    #[track_caller]
    pub(crate) fn choose(&mut self, list: &str, choice: &str) {
        let called = |window: &Self| {
            let nodes = window
                .harness
                .query_all_by_role_and_label(Role::Button, choice);
            nodes.map(|node| node.rect()).collect::<Vec<_>>()
        };
        let before = called(self);
        self.harness
            .get_by_role_and_label(Role::ComboBox, list)
            .click_accesskit();
        self.harness.run();
        let mut nodes = self
            .harness
            .query_all_by_role_and_label(Role::Button, choice);
        let Some(node) = nodes.find(|node| !before.contains(&node.rect())) else {
            panic!("no {choice:?} in {list:?}: {:#?}", self.heard());
        };
        node.click_accesskit();
        drop(nodes);
        self.harness.run();
    }

    #[track_caller]
    pub(crate) fn is_disabled(&self, button: &str) -> bool {
        let node = self.harness.get_by_role_and_label(Role::Button, button);
        node.accesskit_node().is_disabled()
    }

    /// Returns every word that screen readers hear.
    pub(crate) fn heard(&self) -> Vec<String> {
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

    /// Returns whether this is part of anything that screen readers hear.
    pub(crate) fn says(&self, text: &str) -> bool {
        self.heard().iter().any(|said| said.contains(text))
    }

    /// Returns all names.
    pub(crate) fn names(&self) -> Vec<String> {
        let nodes = self.harness.query_all_by(|_| true);
        nodes
            .filter_map(|node| node.accesskit_node().label())
            .collect()
    }

    /// What is painted as text, and where.
    pub(crate) fn painted(&self) -> Vec<(String, Rect)> {
        fn texts(shape: &Shape, into: &mut Vec<(String, Rect)>) {
            match shape {
                Shape::Text(text) => into.push((
                    text.galley.text().to_owned(),
                    text.galley.rect.translate(text.pos.to_vec2()),
                )),
                Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, into)),
                _ => {}
            }
        }
        let mut found = Vec::new();
        for clipped in &self.harness.output().shapes {
            texts(&clipped.shape, &mut found);
        }
        found
    }

    /// Returns what was copied in the last frame, if anything.
    pub(crate) fn copied(&self) -> Option<&str> {
        let commands = &self.harness.output().platform_output.commands;
        commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.as_str()),
            _ => None,
        })
    }

    /// Returns what has the keyboard.
    pub(crate) fn focused(&self) -> Option<String> {
        let mut focused = self.harness.query_all_by(|node| node.is_focused());
        focused
            .next()
            .and_then(|node| node.accesskit_node().label())
    }

    /// Returns what the palette offers for this text, line by line, and what is refused
    /// with its reason. Closes the palette again.
    pub(crate) fn offers(&mut self, text: &str) -> Vec<String> {
        let buttons = |window: &Self| -> Vec<String> {
            let nodes = window
                .harness
                .query_all_by(|node| node.role() == Role::Button);
            let names = nodes.filter_map(|node| node.accesskit_node().label());
            names.collect()
        };
        let mut before = buttons(self);
        self.held(Modifiers::COMMAND, Key::K);
        // As pasted text.
        self.harness.event(Input::Text(text.to_owned()));
        self.harness.run();
        let mut lines = buttons(self);
        lines.retain(|line| match before.iter().position(|it| it == line) {
            Some(at) => {
                before.remove(at);
                false
            }
            None => true,
        });
        self.key(Key::Escape);
        assert!(!self.palette());
        lines
    }

    /// Returns whether the palette is open.
    pub(crate) fn palette(&self) -> bool {
        let field = self
            .harness
            .query_by_role_and_label(Role::TextInput, fl!(line_label));
        field.is_some()
    }

    /// Draws frames until something holds: bots think and files are read on other threads.
    #[track_caller]
    pub(crate) fn wait(&mut self, until: impl Fn(&Self) -> bool) {
        let begin = Instant::now();
        while !until(self) {
            let waited = begin.elapsed();
            assert!(waited < Duration::from_mins(2), "{:#?}", self.heard());
            std::thread::sleep(Duration::from_millis(1));
            self.harness.run();
        }
    }
}

//! The words in which tests tell what happens at the window in a game of The Prince: a
//! position, what is pressed, typed and clicked, what is heard.

use std::path::Path;
use std::time::{Duration, Instant};

pub(crate) use eframe::egui::accesskit::Role;
pub(crate) use eframe::egui::{Event as Input, Key, Modifiers, vec2};
use egui_kittest::Harness;
pub(crate) use egui_kittest::kittest::{NodeT as _, Queryable as _};
use prince::mind::bot;
pub(crate) use prince::{CardId, CardType, Command, Decision, Game, Options, Phase, Setup, Step};
use studiolo::app::App;
pub(crate) use studiolo::app::Intent as Shell;
pub(crate) use studiolo::games::prince::{Intent, Prince};
pub(crate) use studiolo::ui::session::commands;
pub(crate) use table::{Format, Save};
pub(crate) use table::{Item as _, Seat, Session, Set};
pub(crate) use tempfile::TempDir;
pub(crate) use words::fl;
use words::prince::Words;

pub(crate) const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

/// A real table of four.
pub(crate) fn tracked() -> Setup {
    Setup::tracked(NAMES)
}

/// A game of four that the computer deals.
pub(crate) fn digital(seed: u64) -> Setup {
    let mut setup = Setup::digital(NAMES, seed);
    setup.options = Options::with_bots();
    setup
}

/// A digital game that bots have played until this holds.
pub(crate) fn played(setup: Setup, is_it: impl Fn(&Game) -> bool) -> Option<Session<Game>> {
    let seed = setup.seed.unwrap_or(7);
    let mut session: Session<Game> = Session::new(setup).expect("a sound start");
    while !is_it(session.game()) {
        let seat = session.game().may_decide().first()?;
        let view = session.game().seen_from(Some(seat));
        let command = bot::decide(&view, seat, bot::Level::Medium, seed);
        session.play(command).expect("bots keep to the rules");
    }
    Some(session)
}

/// The evening of the sample, up to where this holds for the first time.
pub(crate) fn evening(is_it: impl Fn(&Game) -> bool) -> Session<Game> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves/the-prince.ron");
    let save: Save<Game> = Save::read(&path).expect("the sample is sound");
    let whole = save.into_session().expect("it is legal");
    let at = (0..=whole.legal_len()).find(|&at| whole.game_at(at).is_some_and(&is_it));
    let at = at.expect("it comes to that");
    let log = whole.log()[..at].to_vec();
    Session::restore(whole.start().clone(), log, at).expect("it is legal")
}

/// A person at the window.
pub(crate) struct Window {
    pub harness: Harness<'static, App>,
}

impl Window {
    pub(crate) fn open(data: &Path) -> Self {
        Self::of(data, None)
    }

    fn of(data: &Path, file: Option<std::path::PathBuf>) -> Self {
        let data = data.to_owned();
        let mut harness = Harness::builder()
            .with_size(vec2(1280.0, 720.0))
            .with_max_steps(200)
            .build_eframe(move |creation| {
                let mut app = App::new(&creation.egui_ctx, data, file);
                app.wait_for_file();
                app
            });
        harness.run();
        Self { harness }
    }

    /// A window with this game begun in it.
    pub(crate) fn with(data: &Path, setup: Setup) -> Self {
        let mut window = Self::open(data);
        window.does(Intent::Start(Box::new(setup)));
        window
    }

    /// Whether a bot or a hint is being computed.
    pub(crate) fn thinks(&self) -> bool {
        self.harness.state().thinking().is_some()
    }

    /// A window with this game open in it.
    pub(crate) fn with_session(data: &Path, session: &Session<Game>) -> Self {
        let path = data.join("played.ron");
        let save = Save::from_session(session);
        save.write(&path).expect("it can be written");
        let window = Self::of(data, Some(path));
        assert_eq!(window.session().cursor(), session.cursor());
        window
    }

    pub(crate) fn does(&mut self, intent: impl Into<Shell>) {
        self.harness.state_mut().carry_out(intent);
        self.harness.run();
    }

    /// Enters decisions, which must be allowed.
    #[track_caller]
    pub(crate) fn enters(&mut self, decisions: &[(Seat, Decision)]) {
        for &(seat, decision) in decisions {
            let before = self.session().cursor();
            self.does(Intent::Play(vec![Command::new(seat, decision)]));
            let there = self.session().cursor();
            assert!(there > before, "{decision:?}: {:#?}", self.heard());
        }
    }

    pub(crate) fn session(&self) -> &Session<Game> {
        let open = self.harness.state().state().open::<Prince>();
        &open.expect("the game is open").session
    }

    pub(crate) fn game(&self) -> Game {
        *self.session().game()
    }

    /// What was decided last.
    pub(crate) fn last(&self) -> Option<Command> {
        let session = self.session();
        let at = session.cursor().checked_sub(1)?;
        Some(session.log()[at].command)
    }

    pub(crate) fn key(&mut self, key: Key) {
        self.held(Modifiers::NONE, key);
    }

    pub(crate) fn held(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    /// Types letters and digits, as a keyboard sends them: a key and its text.
    pub(crate) fn types(&mut self, text: &str) {
        for letter in text.chars() {
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

    /// Every word that those who hear the window hear.
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

    /// Whether this is part of anything that is heard.
    pub(crate) fn says(&self, text: &str) -> bool {
        self.heard().iter().any(|said| said.contains(text))
    }

    /// What the palette offers once this is typed in it, line by line, and what is refused
    /// with its reason. It is closed again.
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
        // As a word that is pasted.
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

    /// Whether the palette is open.
    pub(crate) fn palette(&self) -> bool {
        let field = self
            .harness
            .query_by_role_and_label(Role::TextInput, fl!(line_label));
        field.is_some()
    }

    /// Clicks what is called so.
    #[track_caller]
    pub(crate) fn click(&mut self, name: &str) {
        let node = self.harness.query_all_by_label(name).find(|node| {
            let node = node.accesskit_node();
            !node.is_disabled() && node.role() == Role::Button
        });
        let Some(node) = node else {
            panic!("no {name:?} to click: {:#?}", self.heard());
        };
        node.click_accesskit();
        self.harness.run();
    }

    /// Draws frames until something holds: bots think and files are read on threads of their
    /// own.
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

/// What a card is called.
pub(crate) fn called(card: CardId) -> String {
    Words::new(&tracked()).card(card)
}

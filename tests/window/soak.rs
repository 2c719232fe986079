//! The window in the hands of somebody who tries everything: random clicks, keys, texts,
//! pointers, sizes, themes and languages, for a fixed number of steps.
//!
//! After every few steps the log must replay to the position on the screen and survive being
//! written and read; in the end a file on the disk must have the log of the game that is open. A
//! failure names its seed and the last steps. With `STUDIOLO_SOAK` the steps are as many as
//! that says, and `STUDIOLO_SEED` begins with another seed:
//!
//! ```sh
//! STUDIOLO_SOAK=100000 cargo test --locked --test window_languages soak -- --nocapture
//! ```

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use eframe::egui::{PointerButton, Theme, ThemePreference};
use egui_kittest::Harness;
use studiolo::app::App;
use studiolo::games::florence::Florence;
use studiolo::games::prince::Prince;
use studiolo::games::tiletum::Tiletum;
use studiolo::ui::session::game_window::GameWindow;
use table::{Format, Save, Session};

use crate::Speaking;
use crate::desk::*;

/// How many steps a game has if nothing else is said.
const STEPS: u64 = 150;
/// After how many steps the game is checked.
const EACH: u64 = 25;
/// How many of the last steps a failure names.
const TOLD: usize = 12;

/// What may be typed: entries, numbers, names, and what nobody should type.
const TEXTS: [&str; 12] = [
    "7",
    "0",
    "99999999999",
    "anna 500",
    "pass",
    "e2 rf",
    "Ż-śćłóźń",
    "\u{1F47A}\u{1F3FD}\u{200D}\u{2642}",
    "a\tb\nc",
    "../../etc",
    "   ",
    "\u{202E}abc",
];

const KEYS: [Key; 34] = [
    Key::A,
    Key::B,
    Key::C,
    Key::D,
    Key::E,
    Key::F,
    Key::G,
    Key::H,
    Key::K,
    Key::L,
    Key::N,
    Key::P,
    Key::R,
    Key::S,
    Key::T,
    Key::V,
    Key::Y,
    Key::Z,
    Key::Num1,
    Key::Num2,
    Key::Num5,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::Home,
    Key::End,
    Key::Enter,
    Key::Tab,
    Key::Escape,
    Key::Space,
    Key::Backspace,
    Key::F1,
    Key::F6,
];

struct Soak {
    harness: Harness<'static, App>,
    rng: fastrand::Rng,
    /// The last steps, for a failure.
    last: VecDeque<String>,
}

impl Soak {
    fn open(data: &Path, file: &Path, seed: u64) -> Self {
        let (data, file) = (data.to_owned(), file.to_owned());
        let mut harness = Harness::builder()
            .with_size(vec2(1280.0, 720.0))
            .build_eframe(move |creation| {
                let mut app = App::new(&creation.egui_ctx, data, Some(file));
                app.wait_for_file();
                app
            });
        harness.step();
        Self {
            harness,
            rng: fastrand::Rng::with_seed(seed),
            last: VecDeque::new(),
        }
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.rng.usize(..of.len())]
    }

    fn step(&mut self) {
        let (done, frames) = match self.rng.u8(..100) {
            0..45 => (self.clicks(), 3),
            45..65 => (self.presses(), 2),
            65..78 => (self.types(), 2),
            78..90 => (self.points(), 3),
            90..94 => (self.sizes(), 2),
            94..96 => (self.paints(), 2),
            96..98 => (self.speaks(), 2),
            _ => ("waits".to_owned(), 12),
        };
        self.last.push_back(done);
        if self.last.len() > TOLD {
            self.last.pop_front();
        }
        for _ in 0..frames {
            self.harness.step();
        }
    }

    /// Clicks any control.
    fn clicks(&mut self) -> String {
        let root = self.harness.root();
        let all = root.children_recursive().filter(|node| {
            let node = node.accesskit_node();
            let is_pressed = matches!(
                node.role(),
                Role::Button
                    | Role::CheckBox
                    | Role::RadioButton
                    | Role::Tab
                    | Role::Switch
                    | Role::ComboBox
                    | Role::TextInput
            );
            is_pressed && !node.is_hidden() && !node.is_disabled()
        });
        let all: Vec<_> = all.collect();
        if all.is_empty() {
            return "finds nothing to click".to_owned();
        }
        let node = &all[self.rng.usize(..all.len())];
        let name = node.accesskit_node().label().unwrap_or_default();
        let role = node.accesskit_node().role();
        match role {
            Role::TextInput => node.focus(),
            _ => node.click_accesskit(),
        }
        format!("clicks {role:?} {name:?}")
    }

    fn presses(&mut self) -> String {
        let key = self.one(&KEYS);
        let modifiers = match self.rng.u8(..8) {
            0 => Modifiers::COMMAND,
            1 => Modifiers::SHIFT,
            2 => Modifiers::ALT,
            3 => Modifiers::COMMAND | Modifiers::SHIFT,
            _ => Modifiers::NONE,
        };
        self.harness.key_press_modifiers(modifiers, key);
        format!("presses {modifiers:?} {key:?}")
    }

    fn types(&mut self) -> String {
        let mut text = self.one(&TEXTS).to_owned();
        if self.rng.u8(..20) == 0 {
            text = text.repeat(2000);
        }
        let told = format!("types {} bytes of {:?}", text.len(), text.chars().next());
        let event = match self.rng.bool() {
            true => Input::Text(text),
            false => Input::Paste(text),
        };
        self.harness.event(event);
        told
    }

    /// Moves the pointer, and clicks, drags or turns its wheel.
    fn points(&mut self) -> String {
        let size = self.harness.ctx.content_rect().size();
        let mut at = || Pos2::new(self.rng.f32() * size.x, self.rng.f32() * size.y);
        let (from, to) = (at(), at());
        let button = match self.rng.u8(..4) {
            0 => PointerButton::Secondary,
            _ => PointerButton::Primary,
        };
        let pressed = |pos, pressed| Input::PointerButton {
            pos,
            button,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.harness.event(Input::PointerMoved(from));
        self.harness.step();
        match self.rng.u8(..4) {
            0 => {
                self.harness.event(Input::MouseWheel {
                    unit: eframe::egui::MouseWheelUnit::Line,
                    source: eframe::egui::MouseWheelSource::Wheel,
                    delta: vec2(0.0, to.y - from.y),
                    phase: eframe::egui::TouchPhase::Move,
                    modifiers: Modifiers::NONE,
                });
                format!("turns the wheel at {from:?}")
            }
            1 => {
                self.harness.event(pressed(from, true));
                self.harness.step();
                self.harness.event(Input::PointerMoved(to));
                self.harness.step();
                self.harness.event(pressed(to, false));
                format!("drags from {from:?} to {to:?}")
            }
            _ => {
                self.harness.event(pressed(from, true));
                self.harness.event(pressed(from, false));
                format!("clicks {button:?} at {from:?}")
            }
        }
    }

    fn sizes(&mut self) -> String {
        let size = vec2(
            self.rng.f32() * 1200.0 + 720.0,
            self.rng.f32() * 700.0 + 480.0,
        );
        self.harness.set_size(size);
        format!("makes the window {size:?}")
    }

    fn paints(&mut self) -> String {
        let theme = self.one(&[
            ThemePreference::Light,
            ThemePreference::Dark,
            ThemePreference::System,
        ]);
        self.harness.ctx.set_theme(theme);
        let system = self.one(&[Theme::Light, Theme::Dark]);
        self.harness.input_mut().system_theme = Some(system);
        format!("wants {theme:?}")
    }

    fn speaks(&mut self) -> String {
        let all: Vec<&str> = words::language::all().collect();
        let tag = self.one(&all);
        words::language::choose(Some(tag), None);
        format!("speaks {tag}")
    }

    /// Checks the open game, whichever it is.
    fn checks(&self) {
        self.checks_game::<Florence>();
        self.checks_game::<Prince>();
        self.checks_game::<Tiletum>();
    }

    fn checks_game<G: GameWindow>(&self) {
        let Some(open) = self.harness.state().state().open::<G>() else {
            return;
        };
        let session: &Session<G::Rules> = &open.session;
        let save = Save::from_session(session);
        let text = save.to_text(Format::Ron).expect("it can be written");
        let again = Save::<G::Rules>::parse(&text, Format::Ron).expect("it can be read");
        let Ok(again) = again.into_session() else {
            panic!("the log cannot be replayed: {text}");
        };
        assert!(
            again == *session,
            "the log is another game than the one shown"
        );
    }

    /// Waits until everything is saved, and checks that the open game is in one of the files.
    fn is_on_the_disk(&mut self, data: &Path) {
        let begun = Instant::now();
        while !self.harness.state().state().is_saved() {
            assert!(begun.elapsed() < Duration::from_mins(1), "not saved");
            std::thread::sleep(Duration::from_millis(5));
            self.harness.step();
        }
        self.game_is_on_the_disk::<Florence>(data);
        self.game_is_on_the_disk::<Prince>(data);
        self.game_is_on_the_disk::<Tiletum>(data);
    }

    fn game_is_on_the_disk<G: GameWindow>(&self, data: &Path) {
        let Some(open) = self.harness.state().state().open::<G>() else {
            return;
        };
        let log = open.session.log();
        let found = files(data).into_iter().any(|path| {
            let save = Save::<G::Rules>::read(&path).ok();
            let session = save.and_then(|save| save.into_session().ok());
            session.is_some_and(|session| session.log() == log)
        });
        assert!(found, "no file has the {} entries", log.len());
    }
}

/// Returns all files in a folder and in those within.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| match path.is_dir() {
            true => files(&path),
            false => vec![path],
        })
        .collect()
}

/// Returns the number that an environment variable gives.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Tries everything with a game that begins with this file.
fn soaks(name: &str, save: &str) {
    let _speaking = Speaking::of("en");
    let steps = number("STUDIOLO_SOAK").unwrap_or(STEPS);
    let seed = number("STUDIOLO_SEED").unwrap_or(2);
    let data = TempDir::new().expect("a place to write");
    let file = data.path().join("played.ron");
    let original = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(save);
    std::fs::copy(&original, &file).expect("the sample is there");
    let mut soak = Soak::open(data.path(), &file, seed);
    let begun = Instant::now();
    for step in 0..steps {
        let tried = catch_unwind(AssertUnwindSafe(|| {
            soak.step();
            if step % EACH == EACH - 1 {
                soak.checks();
            }
        }));
        if let Err(panic) = tried {
            eprintln!("{name}, seed {seed}, step {step}: {:#?}", soak.last);
            resume_unwind(panic);
        }
    }
    soak.checks();
    println!(
        "{name}: {steps} steps in {:.0} s",
        begun.elapsed().as_secs_f64()
    );
    soak.is_on_the_disk(data.path());
}

#[test]
fn florence_survives_somebody_who_tries_everything() {
    soaks("The Princes of Florence", "saves/four-players.ron");
}

#[test]
fn the_prince_survives_somebody_who_tries_everything() {
    soaks("The Prince", "saves/the-prince.ron");
}

#[test]
fn tiletum_survives_somebody_who_tries_everything() {
    soaks("Tiletum", "saves/tiletum.ron");
}

//! The hint: what to do here, the two best alternatives, and why.
//!
//! It is asked for with `Hint` in the menu (Ctrl+H) and, against the computer,
//! beside whose decision it is; it stands above what may be decided. Buttons: `Do it: …` with the
//! decision in words, one for each choice; `Close the hint`.

use std::time::Duration;

use eframe::egui::{self, Align, Layout, RichText, Ui};

use super::digital;
use super::digital::{About, Answer, Question};
use super::{Intent, Table, View};
use crate::app::shell::theme::size;
use crate::app::shell::{controls, theme};
use crate::fl;
use crate::florence::mind::bot;
use crate::florence::mind::bot::{Choice, Thinking};
use crate::words::florence::advice;

/// The most a hint may take.
const MOST: Duration = Duration::from_secs(3);
/// How many choices are shown: the best and two alternatives.
const CHOICES: usize = 3;

/// Draws the hint, if one was asked for. `thinking` is how far it is.
pub fn show(ui: &mut Ui, game: &Table, view: &View<'_>, thinking: Option<f32>) -> Option<Intent> {
    let hint = game
        .own
        .hint
        .as_ref()
        .filter(|hint| hint.is_of(game) && game.shows_who_decides())?;
    let mut wanted = None;
    theme::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.label(RichText::new(fl!(hint_title)).strong());
            if hint.advice.is_none() {
                digital::progress(ui, thinking.unwrap_or(1.0));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if ui.small_button(fl!(close_hint)).clicked() {
                    wanted = Some(Intent::CloseHint);
                }
            });
        });
        match &hint.advice {
            None => {}
            Some(None) => controls::remark(ui, fl!(no_hint)),
            Some(Some(advice)) => {
                for (at, choice) in advice.choices.iter().take(CHOICES).enumerate() {
                    wanted = wanted.take().or(show_choice(ui, view, choice, at == 0));
                }
            }
        }
    });
    ui.add_space(size::GAP);
    wanted
}

fn show_choice(ui: &mut Ui, view: &View<'_>, choice: &Choice, best: bool) -> Option<Intent> {
    let words = view.words;
    let mut wanted = None;
    ui.add_space(2.0);
    ui.horizontal_wrapped(|ui| {
        let sentence = words.command(&choice.command);
        let text = RichText::new(&sentence);
        let button = egui::Button::new(if best { text.strong() } else { text });
        let button = ui
            .add(button)
            .accessible_name(fl!(hint_do_it, sentence = &sentence));
        if button.clicked() {
            wanted = Some(Intent::Play(vec![choice.command]));
        }
        let why = advice::why(&words, choice, best);
        let label = egui::Label::new(RichText::new(why.join(" ")).weak()).wrap();
        let label = ui.add(label);
        label.on_hover_text(advice::expectation(choice));
    });
    wanted
}

/// A hint that was asked for.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The state of the session it is for.
    pub revision: u64,
    /// The advice, once it is there; nothing in it if there is nothing to choose.
    pub advice: Option<Option<bot::Advice>>,
}

impl Hint {
    /// Whether it is for the game as it is now.
    #[must_use]
    pub fn is_of(&self, game: &Table) -> bool {
        self.revision == game.revision()
    }
}

impl Table {
    /// Asks for a hint, for the position as whoever decides sees it.
    pub(super) fn ask_for_hint(&mut self) {
        if digital::acting_bot(&self.session).is_some() || !self.shows_who_decides() {
            return;
        }
        let game = self.session.game();
        let Some(seat) = game.to_act() else {
            return;
        };
        let seen = match &self.own.digital {
            Some(_) => game.seen_by(seat),
            // What the table knows is all there is.
            None => *game,
        };
        let revision = self.revision();
        let question = Question {
            revision,
            about: About::Advice,
        };
        self.own.hint = Some(Hint {
            revision,
            advice: None,
        });
        let thinking = Thinking::within(MOST);
        self.own.thinker.ask(question, thinking, move |thinking| {
            Answer::Advice(bot::advise(&seen, bot::DEALS, thinking))
        });
    }
}

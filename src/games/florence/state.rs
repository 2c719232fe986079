//! An open game of The Princes of Florence beside its log, and what is told of it to whoever
//! looks.

use super::analysing::Analysing;
use super::opponents::{Answer, Digital, Estimate, Question, Review};
use super::{View, Viewer, digital, view};
use crate::ui::base::log_line::Telling;
use crate::ui::base::thinker::Thinker;
use crate::ui::session::game_window::Open;
use florence::Command;
use florence::mind::bot::Thinking;
use table::Seat;
use words::florence::Words;

/// What is known about an open game beside its log.
#[derive(Debug)]
pub struct Florence {
    /// What a game against the computer has.
    pub digital: Option<Digital>,
    /// The look back at the game that was asked for last.
    pub review: Option<Review>,
    /// The chances to win and the marks, as far as they are worked out.
    pub analysing: Analysing,
    /// What the characters on offer would bring.
    pub estimates: Vec<Estimate>,
    /// The round and the player who asked what the characters would bring. At a real table,
    /// the cards say nothing before.
    pub asks_about_characters: Option<(u8, Seat)>,
    pub(super) thinker: Thinker<Question, Answer, Thinking>,
}

/// An open game.
pub type Table = Open<Florence>;

impl Open<Florence> {
    /// Words about the game as it may be shown, without money if `hides_money`.
    #[must_use]
    pub fn words(&self, hides_money: bool) -> Words<'_> {
        let words = Words::of(self.session.start()).hiding_money(hides_money);
        match &self.own.digital {
            Some(digital) if digital.hides_cards(&self.session) => {
                words.for_eyes_of(digital.view(&self.session))
            }
            _ => words,
        }
    }

    /// The same words for telling something like this. At the end of the game
    /// nothing is secret any more.
    pub(super) fn telling(&self, telling: Telling) -> Words<'_> {
        let hides_money = telling.hides_money && !self.shown().game().is_over();
        let words = self.words(hides_money);
        match telling.letters {
            Some(letters) => words.with_names_of(letters),
            None => words,
        }
    }

    /// The game as it may be shown, without money if `hides_money`.
    #[must_use]
    pub fn view(&self, hides_money: bool) -> View<'_> {
        let eyes = |digital: &Digital| digital.view(&self.session);
        let viewer = match self.own.digital.as_ref().map(eyes) {
            None => Viewer::Table,
            Some(Some(seat)) => Viewer::Seat(seat),
            Some(None) => Viewer::Nobody,
        };
        let view = View {
            words: self.words(false),
            viewer,
            ..View::of(self.shown())
        };
        view.hiding_money(hides_money)
    }

    /// Whether whoever decides sees what is known to them: against the computer
    /// their cards may be hidden from others at the same screen.
    #[must_use]
    pub fn shows_who_decides(&self) -> bool {
        let acting = self.session.game().to_act();
        let eyes = |digital: &Digital| digital.eyes() == acting;
        self.own.digital.as_ref().is_none_or(eyes)
    }

    /// Why a decision cannot be taken at this screen now, in a sentence; nothing if
    /// it can. Against the computer it is made of what lies open and of the cards
    /// that are shown, so that it tells nothing about those that are not.
    #[must_use]
    pub fn refusal(&self, command: &Command, hides_money: bool) -> Option<String> {
        let view = self.view(hides_money);
        if let Some(why) = digital::refusal(self, command) {
            return Some(why);
        }
        let violation = view.game.check(command).err()?;
        let words = view.words.about(command.seat);
        Some(words.refusal(view.game, command, &violation))
    }

    /// Whether cards are hidden from whoever looks that are known here.
    #[must_use]
    pub fn hides_something(&self) -> bool {
        let digital = self.own.digital.as_ref();
        digital.is_some_and(|digital| digital.hides_cards(&self.session))
    }

    /// Whether the game is over at the end of its log, and every card is turned over.
    #[must_use]
    pub fn is_settled_at_end(&self) -> bool {
        let session = &self.session;
        let digital = self.own.digital.as_ref();
        let waits = digital.is_some_and(|digital| digital.chosen(session).is_none());
        let end = session.game_at(session.legal_len());
        !waits && end.is_some_and(view::is_settled)
    }

    /// Whether the result of an auction can be entered now. Against the computer
    /// every bid is made.
    #[must_use]
    pub fn takes_results(&self) -> bool {
        let game = self.session.game();
        self.own.digital.is_none() && game.auction().is_some() && game.pending().is_none()
    }
}

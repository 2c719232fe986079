//! The data of an open game of The Princes of Florence besides its log, and what the viewer
//! is told.

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

/// The data of an open game besides its log.
#[derive(Debug)]
pub struct Florence {
    /// The data of a game against the computer.
    pub digital: Option<Digital>,
    /// The review that was requested last.
    pub review: Option<Review>,
    /// The chances to win and the marks, as far as they are computed.
    pub analysing: Analysing,
    /// The value of the characters on offer.
    pub estimates: Vec<Estimate>,
    /// The round and the player who asked for the value of the characters. At a real table,
    /// the cards do not show it before.
    pub asks_about_characters: Option<(u8, Seat)>,
    pub(super) thinker: Thinker<Question, Answer, Thinking>,
}

/// An open game.
pub type Table = Open<Florence>;

impl Open<Florence> {
    /// Returns the words for the game as it may be shown, without money if `hides_money`.
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

    /// Returns the words for this way of telling. At the end of the game nothing is secret
    /// any more.
    pub(super) fn telling(&self, telling: Telling) -> Words<'_> {
        let hides_money = telling.hides_money && !self.shown().game().is_over();
        let words = self.words(hides_money);
        match telling.letters {
            Some(letters) => words.with_names_of(letters),
            None => words,
        }
    }

    /// Returns the view of the game as it may be shown, without money if `hides_money`.
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

    /// Returns whether the player to act sees what they know: against the computer their
    /// cards may be hidden from others at the same screen.
    #[must_use]
    pub fn shows_who_decides(&self) -> bool {
        let acting = self.session.game().to_act();
        let eyes = |digital: &Digital| digital.eyes() == acting;
        self.own.digital.as_ref().is_none_or(eyes)
    }

    /// Returns why a decision cannot be made at this screen now, in a sentence; `None` if
    /// it can. Against the computer the reason uses only public information and visible
    /// cards, so that it reveals nothing about the others.
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

    /// Returns whether cards known here are hidden from the viewer.
    #[must_use]
    pub fn hides_something(&self) -> bool {
        let digital = self.own.digital.as_ref();
        digital.is_some_and(|digital| digital.hides_cards(&self.session))
    }

    /// Returns whether the game is over at the end of its log, with every card turned over.
    #[must_use]
    pub fn is_settled_at_end(&self) -> bool {
        let session = &self.session;
        let digital = self.own.digital.as_ref();
        let waits = digital.is_some_and(|digital| digital.chosen(session).is_none());
        let end = session.game_at(session.legal_len());
        !waits && end.is_some_and(view::is_settled)
    }

    /// Returns whether the result of an auction can be entered now. Against the computer
    /// every bid is entered.
    #[must_use]
    pub fn takes_results(&self) -> bool {
        let game = self.session.game();
        self.own.digital.is_none() && game.auction().is_some() && game.pending().is_none()
    }
}

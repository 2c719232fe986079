//! The hint that was asked for: what to do here, the two best alternatives, and why.
//! It is drawn in its place below the tabs, or over their foot
//! ([`solo`](super::solo)).

use std::time::Duration;

use super::opponents::{About, Answer, Hint, Question};
use super::{Table, opponents};
use florence::mind::bot;
use florence::mind::bot::Thinking;

/// The most a hint may take.
const MOST: Duration = Duration::from_secs(3);

impl Hint {
    /// Whether it is for the game as it is now.
    #[must_use]
    pub fn is_of(&self, game: &Table) -> bool {
        self.revision == game.revision()
    }
}

impl Table {
    /// Whether there is a hint for what is decided now, or one is being thought of.
    #[must_use]
    pub fn has_hint(&self) -> bool {
        self.own.hint.as_ref().is_some_and(|hint| hint.is_of(self))
    }

    /// Asks for a hint, for the position as whoever decides sees it.
    pub(super) fn ask_for_hint(&mut self, hides_money: bool) {
        if opponents::acting_bot(&self.session).is_some() || !self.shows_who_decides() {
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
        self.session.hinted(seat);
        let seen = match hides_money {
            true => seen.without_purses(seat),
            false => seen,
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

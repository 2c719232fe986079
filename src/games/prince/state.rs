//! The data of an open game of The Prince besides its log, and what the viewer is told.

use super::looking::Looking;
use super::{View, Viewer};
use crate::ui::base::log_line::Telling;
use crate::ui::session::game_window::Open;
use crate::ui::session::reviewing::Reviewing;
use words::prince::Words;

/// The data of an open game besides its log.
#[derive(Debug)]
pub struct Prince {
    /// Who views the game, and what is visible.
    pub looking: Looking,
    /// The look back, once the game is over.
    pub reviewing: Reviewing<Prince>,
}

/// An open game.
pub type Table = Open<Prince>;

/// The most letters of a name on a button where the action matters more.
pub(crate) const ON_A_BUTTON: usize = 10;

impl Open<Prince> {
    /// Returns words about the game that tell what the viewer may know.
    #[must_use]
    pub fn words(&self) -> Words<'_> {
        let words = Words::new(self.session.start());
        let looking = &self.own.looking;
        match looking.is_digital() && !looking.sees_all(&self.session) {
            true => words.for_eyes_of(looking.view(&self.session)),
            false => words,
        }
    }

    /// Returns the words for this way of telling.
    #[must_use]
    pub fn telling(&self, telling: Telling) -> Words<'_> {
        let words = self.words().hiding_money(telling.hides_money);
        match telling.letters {
            Some(letters) => words.with_names_of(letters),
            None => words,
        }
    }

    /// Returns the view of the game as it may be shown, without money if `hides_money`.
    #[must_use]
    pub fn view(&self, hides_money: bool) -> View<'_> {
        let looking = &self.own.looking;
        let session = self.shown();
        let viewer = match (looking.is_digital(), looking.view(&self.session)) {
            (_, Some(seat)) => Viewer::Seat(seat),
            (true, None) => Viewer::Nobody,
            (false, None) => Viewer::Table,
        };
        View {
            session,
            game: session.game(),
            words: self.words(),
            viewer,
            is_digital: looking.is_digital(),
            // At the end nothing is secret any more.
            hides_money: hides_money && !session.game().is_over(),
            asked: looking.asked(&self.session),
        }
    }
}

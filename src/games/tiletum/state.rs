//! The data of an open game of Tiletum besides its log. Nothing in it is hidden (G4).

use super::View;
use super::digital::Bots;
use crate::ui::base::log_line::Telling;
use crate::ui::session::game_window::Open;
use crate::ui::session::reviewing::Reviewing;
use words::tiletum::Words;

/// The data of an open game besides its log.
#[derive(Debug)]
pub struct Tiletum {
    /// The bots at the table, with their plans for the turn.
    pub bots: Bots,
    /// Whether the computer rolls and deals.
    pub is_digital: bool,
    /// The look back, once the game is over.
    pub reviewing: Reviewing<Tiletum>,
}

/// An open game.
pub type Table = Open<Tiletum>;

impl Open<Tiletum> {
    /// Returns words about the game.
    #[must_use]
    pub fn words(&self) -> Words<'_> {
        Words::new(self.session.start())
    }

    /// Returns the words for this way of telling.
    #[must_use]
    pub fn telling(&self, telling: Telling) -> Words<'_> {
        match telling.letters {
            Some(letters) => self.words().with_names_of(letters),
            None => self.words(),
        }
    }

    /// Returns what the panels are drawn from.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        let people = self.session.people();
        let deciding = self.session.game().may_decide();
        let asked = deciding.iter().find(|&seat| people.bot(seat).is_none());
        View {
            session: &self.session,
            game: self.session.game(),
            words: self.words(),
            asked,
        }
    }
}

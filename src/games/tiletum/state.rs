//! An open game of Tiletum beside its log. Nothing in it is hidden from anybody (G4).

use super::View;
use super::digital::Bots;
use crate::ui::base::log_line::Telling;
use crate::ui::session::game_window::Open;
use words::tiletum::Words;

/// What is known about an open game beside its log.
#[derive(Debug)]
pub struct Tiletum {
    /// The bots at the table, with the plans of their turns.
    pub bots: Bots,
    /// Whether the computer rolls and deals.
    pub is_digital: bool,
}

/// An open game.
pub type Table = Open<Tiletum>;

impl Open<Tiletum> {
    /// Words about the game.
    #[must_use]
    pub fn words(&self) -> Words<'_> {
        Words::new(self.session.start())
    }

    /// The same words for telling something like this.
    #[must_use]
    pub fn telling(&self, telling: Telling) -> Words<'_> {
        match telling.letters {
            Some(letters) => self.words().with_names_of(letters),
            None => self.words(),
        }
    }

    /// What the panels are drawn from.
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

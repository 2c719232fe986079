//! The tutorial cards of a game: what each is about and when it applies.

use super::state::State;
use words::fl;

/// A card.
#[derive(Debug)]
pub struct Lesson {
    /// Its id in the preferences.
    pub id: &'static str,
    /// The name of the place it points to, as passed to `screens::guide::place`.
    pub place: &'static str,
    /// Its text, in three sentences at most.
    pub say: fn() -> &'static str,
    /// Its text with an example that can be typed now, word for word, if it has one.
    pub typed: Option<fn(&str) -> String>,
    /// Returns whether it applies now.
    pub when: fn(&State) -> bool,
}

impl Lesson {
    /// Returns the same card with an example of what can be typed.
    #[must_use]
    pub const fn with_example(mut self, typed: fn(&str) -> String) -> Self {
        self.typed = Some(typed);
        self
    }
}

/// Returns the text that a whole auction can be typed.
#[must_use]
pub fn auction_typed(example: &str) -> String {
    fl!(guide_type_auction, example = example)
}

/// Creates a card from its id, the place it points to, its text, and when it applies.
#[must_use]
pub const fn lesson(
    id: &'static str,
    place: &'static str,
    say: fn() -> &'static str,
    when: fn(&State) -> bool,
) -> Lesson {
    Lesson {
        id,
        place,
        say,
        typed: None,
        when,
    }
}

/// The cards of one way to play, in their order.
#[derive(Debug)]
pub struct Lessons {
    /// Returns whether they are about the open game.
    pub of: fn(&State) -> bool,
    /// The cards.
    pub all: &'static [Lesson],
}

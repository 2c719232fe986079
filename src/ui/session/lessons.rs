//! The cards of a first evening, as a game lists them: what each is about and when it can be done.

use super::state::State;
use words::fl;

/// A card.
#[derive(Debug)]
pub struct Lesson {
    /// Its name in the preferences.
    pub id: &'static str,
    /// The name of the place it is about, as `screens::guide::place` is told.
    pub place: &'static str,
    /// What it says, in three sentences at most.
    pub say: fn() -> &'static str,
    /// What it says of an example that can be typed now, word for word, if it gives any.
    pub typed: Option<fn(&str) -> String>,
    /// Whether it can be done now.
    pub when: fn(&State) -> bool,
}

impl Lesson {
    /// The same card, which gives an example of what can be typed.
    #[must_use]
    pub const fn with_example(mut self, typed: fn(&str) -> String) -> Self {
        self.typed = Some(typed);
        self
    }
}

/// That a whole auction can be typed.
#[must_use]
pub fn auction_typed(example: &str) -> String {
    fl!(guide_type_auction, example = example)
}

/// A card: its name, the place it is about, what it says, and when it can be done.
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

/// The cards of a way, in their order.
#[derive(Debug)]
pub struct Lessons {
    /// Whether the open game is one they are about.
    pub of: fn(&State) -> bool,
    /// The cards.
    pub all: &'static [Lesson],
}

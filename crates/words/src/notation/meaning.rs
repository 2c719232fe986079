//! What a typed text may mean.

/// What a text may mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meaning<C> {
    /// What is decided, and by whom.
    pub command: C,
    /// Whether the rules allow it now.
    pub is_legal: bool,
    /// How much of it was not typed as it would be written, or guessed: of two meanings
    /// that of the smaller number is the likelier one.
    pub distance: u32,
}

/// Commands that a text may mean, each once: the legal first, and of those the likeliest.
pub(crate) fn best<C: Clone + PartialEq>(
    said: impl IntoIterator<Item = (C, u32)>,
    is_legal: impl Fn(&C) -> bool,
) -> Vec<Meaning<C>> {
    let mut found: Vec<Meaning<C>> = Vec::new();
    for (command, distance) in said {
        match found.iter_mut().find(|other| other.command == command) {
            Some(other) => other.distance = other.distance.min(distance),
            None => found.push(Meaning {
                is_legal: is_legal(&command),
                command,
                distance,
            }),
        }
    }
    found.sort_by_key(|meaning| (!meaning.is_legal, meaning.distance));
    found
}

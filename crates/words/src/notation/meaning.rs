//! The possible meanings of a typed text.

/// A possible meaning of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meaning<C> {
    /// The decision and who makes it.
    pub command: C,
    /// Whether the rules allow it now.
    pub is_legal: bool,
    /// How far the typed text is from the written form, including guesses; smaller is more
    /// likely.
    pub distance: u32,
}

/// Returns the commands that a text may mean, each once: legal ones first, then by
/// likelihood.
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

//! A game on its way to others: files of several kinds, texts to paste, a link that a
//! phone opens. The window hands it about without knowing what is in it; what it takes
//! time to make is made where files are written.

use std::fmt::Debug;
use std::sync::Arc;

/// A kind of file.
#[derive(Debug)]
pub struct Format {
    /// How its files end, with the full stop.
    pub ending: &'static str,
    /// What it is called.
    pub name: fn() -> &'static str,
    /// What it is good for, in a line.
    pub hint: fn() -> &'static str,
}

/// A text to paste elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paste {
    /// For the boards of `BoardGameGeek`.
    Board,
    /// Markdown.
    Markdown,
    /// The link that a phone opens.
    Link,
}

/// What a game tells others.
pub trait Told: Debug + Send + Sync {
    /// The most important sentence.
    fn verdict(&self) -> String;

    /// The kinds of files there are.
    fn formats(&self) -> &'static [Format];

    /// The content of a file of the n-th kind. It may take a while.
    fn file(&self, format: usize) -> Vec<u8>;

    /// The place among the kinds of the one that is printed.
    fn printed(&self) -> Option<usize>;

    /// A text to paste.
    fn text(&self, paste: Paste) -> String;
}

/// A game on its way to others.
#[derive(Clone, Debug)]
pub struct Outgoing {
    told: Arc<dyn Told>,
    /// How its files are called, without an ending.
    pub stem: String,
}

impl Outgoing {
    /// What this game tells, in files that are called like this.
    pub fn new(told: impl Told + 'static, stem: impl Into<String>) -> Self {
        Self {
            told: Arc::new(told),
            stem: stem.into(),
        }
    }

    /// The same with files called otherwise.
    #[must_use]
    pub fn called(self, stem: impl Into<String>) -> Self {
        let stem = stem.into();
        Self { stem, ..self }
    }

    /// What it tells.
    #[must_use]
    pub fn told(&self) -> &dyn Told {
        &*self.told
    }

    /// The name of a file of the n-th kind.
    #[must_use]
    pub fn file_name(&self, format: usize) -> String {
        let format = self.told.formats().get(format);
        let ending = format.map_or("", |format| format.ending);
        format!("{}{ending}", self.stem)
    }
}

/// Two are the same if they were made at once.
impl PartialEq for Outgoing {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.told, &other.told) && self.stem == other.stem
    }
}

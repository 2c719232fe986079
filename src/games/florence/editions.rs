//! The editions that new games can be played with, as the screens share them.

use std::path::{Path, PathBuf};

use super::edition_files;
use super::edition_files::Kept;
use florence::EditionData;

/// The tile shapes there are beside those that come along.
#[derive(Debug, Default)]
pub struct Editions {
    /// Those with a file, by their names.
    pub kept: Vec<Kept>,
    /// The name of the file that new games begin with.
    pub(super) chosen: Option<PathBuf>,
}

impl Editions {
    /// The edition that new games begin with: the one chosen last, if it is sound,
    /// else the one that comes along.
    #[must_use]
    pub fn edition(&self) -> EditionData {
        let chosen = self.chosen.as_deref();
        let mut kept = self.kept.iter();
        let kept = kept.find(|kept| kept.path.file_name().map(Path::new) == chosen);
        let sound = kept.filter(|kept| kept.data.problems().is_empty());
        sound.map_or_else(EditionData::default, |kept| kept.data.clone())
    }

    pub(crate) fn add(&mut self, kept: Kept) {
        self.kept.push(kept);
        edition_files::sort(&mut self.kept);
    }
}

//! Sets of house rules that this user keeps under names: one file each in
//! `house-rules` below the data directory, so that every new game can be played by
//! them.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::edition_files::{Called, Keeping, keep_or_both, read_all, write_new};
use crate::ui::io::errand::Store;
use florence::rules::HouseRules;
use table::SaveError;

/// The directory of the sets in the data directory.
pub(super) const SETS: &str = "house-rules";
/// What the names of their files begin with.
const STEM: &str = "set";

/// House rules under a name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedRules {
    /// What the set is called.
    pub name: String,
    /// What is played by.
    #[serde(default)]
    pub rules: HouseRules,
}

impl Called for NamedRules {
    fn called(&self) -> &str {
        &self.name
    }
}

/// A set in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptRules {
    /// The file.
    pub path: PathBuf,
    /// What is in it.
    pub set: NamedRules,
}

/// The sets in a data directory by their names, and the files that could not be read
/// and were set aside, by their new names.
#[must_use]
pub fn list(store: &Store<'_>) -> (Vec<KeptRules>, Vec<PathBuf>) {
    let (kept, aside) = read_all(store, SETS, STEM);
    let kept = kept.into_iter().map(|(path, set)| KeptRules { path, set });
    let mut kept: Vec<KeptRules> = kept.collect();
    sort(&mut kept);
    (kept, aside)
}

/// Sets sets in the order in which they are shown.
pub fn sort(kept: &mut [KeptRules]) {
    kept.sort_by_key(|kept| (kept.set.name.to_lowercase(), kept.path.clone()));
}

/// Writes a set to a file that is not there yet, and says to which.
///
/// # Errors
/// If it cannot be written.
pub fn keep_new(store: &Store<'_>, set: &NamedRules) -> Result<PathBuf, SaveError> {
    write_new(store, &store.data.join(SETS), STEM, set)
}

/// Writes a set to its file, as a whole or not at all; to a new one if another window or
/// program has changed it.
///
/// # Errors
/// If it cannot be written.
pub fn keep(
    store: &Store<'_>,
    path: &Path,
    set: &NamedRules,
) -> Result<Keeping<NamedRules>, SaveError> {
    keep_or_both(store, path, STEM, set)
}

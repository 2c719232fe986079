//! The user's named sets of house rules, which every new game can use.

use std::io;

use serde::{Deserialize, Serialize};

use super::editions::text_of;
use crate::ui::io::collection::{Collected, Filed, value};
use crate::ui::session::collecting::Spoken;
use florence::Game;
use florence::rules::HouseRules;
use table::save::limits::{Part, short};
use table::{Game as _, SaveError};
use words::fl;

/// House rules with a name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedRules {
    /// The name of the set.
    pub name: String,
    /// The rules of the set.
    #[serde(default)]
    pub rules: HouseRules,
}

/// A set with its file.
pub type KeptRules = Filed<NamedRules>;

impl Collected for NamedRules {
    const GAME: &'static str = Game::ID;
    const FOLDER: &'static str = "house-rules";
    const STEM: &'static str = "set-";
    const IS_SET_ASIDE: bool = true;
    type Unread = SaveError;

    fn name(&self) -> &str {
        &self.name
    }

    fn of_bytes(bytes: &[u8]) -> Result<Self, SaveError> {
        let set: Self = value(bytes)?;
        short(Part::Name, &set.name)?;
        Ok(set)
    }

    fn text(&self) -> Result<String, io::Error> {
        text_of(self)
    }
}

impl Spoken for NamedRules {
    fn not_kept(why: &str) -> String {
        fl!(edition_not_saved, error = why)
    }

    fn deleted(&self) -> [String; 2] {
        [
            fl!(house_set_deleted, set = &self.name),
            fl!(house_set_restore).to_owned(),
        ]
    }
}

//! An entry of the log: a command, the exception if the table kept it against the rules, a
//! note about it, and what happened at the table after it.
//!
//! Most entries consist of a command alone and are saved as just that.

use std::fmt::Display;
use std::hash::{Hash, Hasher};

use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

use super::aside::Aside;
use crate::save::ron::in_a_line;

/// One line of the log.
#[derive(Clone, Debug)]
pub struct Entry<C> {
    /// What was decided, dealt or corrected.
    pub command: C,
    /// What the rules said, if they refused the command and the table played it anyway.
    pub kept: Option<Kept>,
    /// A note about the entry; empty if there is none.
    pub note: String,
    /// What happened at the table after the entry that is not a decision of the game.
    pub then: Vec<Aside>,
    /// The gesture it was entered by: neighbours with the same number were entered by one
    /// key or button and are taken back by one *Undo*. 0 if it came alone. It is not saved
    /// and makes no entry another one.
    pub gesture: u32,
}

impl<C: PartialEq> PartialEq for Entry<C> {
    fn eq(&self, other: &Self) -> bool {
        let Self {
            command,
            kept,
            note,
            then,
            gesture: _,
        } = self;
        *command == other.command
            && *kept == other.kept
            && *note == other.note
            && *then == other.then
    }
}

impl<C: Eq> Eq for Entry<C> {}

impl<C: Hash> Hash for Entry<C> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self {
            command,
            kept,
            note,
            then,
            gesture: _,
        } = self;
        (command, kept, note, then).hash(state);
    }
}

/// What the rules said against a command that was played anyway.
///
/// It is stored as text so that it survives when the rules change or come from a newer
/// version. Nothing is derived from it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The rule, as its game cites it.
    pub rule: String,
    /// How the command breaks the rule: the id of the fact, with seats and amounts.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub fact: String,
    /// The version of the rules that allowed the command when it was played, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allowed_by: Option<u32>,
}

impl Kept {
    /// Creates the record that this rule refuses a command because of this fact.
    #[must_use]
    pub fn by(rule: impl Display, fact: &impl Serialize) -> Self {
        Self {
            rule: rule.to_string(),
            // A fact contains nothing that RON cannot represent.
            fact: in_a_line(fact).unwrap_or_default(),
            allowed_by: None,
        }
    }
}

impl<C> Entry<C> {
    /// Creates an entry with this command alone.
    #[must_use]
    pub fn new(command: C) -> Self {
        Self {
            command,
            kept: None,
            note: String::new(),
            then: Vec::new(),
            gesture: 0,
        }
    }

    /// Returns whether it was played although the rules refused it.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.kept.is_some()
    }

    /// Returns whether it consists of a command alone.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.kept.is_none() && self.note.is_empty() && self.then.is_empty()
    }
}

impl<C> From<C> for Entry<C> {
    fn from(command: C) -> Self {
        Self::new(command)
    }
}

/// An entry equals a command if it consists of that command alone.
impl<C: PartialEq> PartialEq<C> for Entry<C> {
    fn eq(&self, command: &C) -> bool {
        self.is_plain() && self.command == *command
    }
}

impl<C: Serialize> Serialize for Entry<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_plain() {
            return self.command.serialize(serializer);
        }
        let more = [self.is_kept(), !self.note.is_empty(), !self.then.is_empty()];
        let fields = 1 + more.into_iter().filter(|is_there| *is_there).count();
        let mut entry = serializer.serialize_struct("Entry", fields)?;
        entry.serialize_field("command", &self.command)?;
        match &self.kept {
            Some(kept) => entry.serialize_field("kept", kept)?,
            None => entry.skip_field("kept")?,
        }
        match self.note.as_str() {
            "" => entry.skip_field("note")?,
            note => entry.serialize_field("note", note)?,
        }
        match self.then.as_slice() {
            [] => entry.skip_field("then")?,
            then => entry.serialize_field("then", then)?,
        }
        entry.end()
    }
}

//! An entry of the log: a command, whether the table kept it although the rules
//! refuse it, what somebody noted about it, and what happened at the table after it.
//!
//! Most entries are a command and nothing else, and are saved as just that.

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
    /// If the rules refused the command and the table played it all the same:
    /// what they said then.
    pub kept: Option<Kept>,
    /// What somebody wanted to remember about it; empty if nobody did.
    pub note: String,
    /// What happened at the table after it, and is no decision of the game.
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

/// What the rules said against a command that was played all the same.
///
/// It is text, so that it is still there when the rules have changed or are of
/// a version that knew more: nothing is derived from it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The rule, as its game cites it.
    pub rule: String,
    /// How the command breaks the rule: the id of the fact, with who and how much.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub fact: String,
    /// If it was allowed when it was played: the version of the rules by which it
    /// was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allowed_by: Option<u32>,
}

impl Kept {
    /// That this rule refuses a command because of this fact.
    #[must_use]
    pub fn by(rule: impl Display, fact: &impl Serialize) -> Self {
        Self {
            rule: rule.to_string(),
            // A fact has nothing in it that RON cannot hold.
            fact: in_a_line(fact).unwrap_or_default(),
            allowed_by: None,
        }
    }
}

impl<C> Entry<C> {
    /// An entry that is this command and nothing else.
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

    /// Whether it was played although the rules refused it.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.kept.is_some()
    }

    /// Whether it is a command and nothing else.
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

/// An entry equals a command if it is that and nothing else.
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

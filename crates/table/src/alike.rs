//! The names that belong to one person. People go by several names; the player says which
//! of them are the same person.

use std::collections::BTreeMap;

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use super::fold::{person, spelt};
use super::save::encoding::text_of;
use super::save::limits::{Part, short};
use super::save::{Format, SaveError};

/// The name of the file in the user's data directory that contains these groups.
pub const FILE: &str = "people.ron";

/// Names that belong to the same person, in groups. The first name of a group is the one
/// the person goes by. Spellings that already count as the same person ([`person`]) need no
/// group.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Alike {
    groups: Vec<Vec<String>>,
    /// The index of the group of each name.
    of: BTreeMap<String, usize>,
}

/// The form of `Alike` in a file.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename = "People", deny_unknown_fields)]
struct Written {
    /// The names of one person; the first is the one they go by.
    same: Vec<Vec<String>>,
}

/// A statement about names. Each one can be undone by another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saying {
    /// Both names, and all other names of each, belong to the same person. The person goes
    /// by the first name.
    Join(String, String),
    /// These names belong to a different person than the rest of their group. If there are
    /// several, they all belong to the same person.
    Part(Vec<String>),
}

impl From<Written> for Alike {
    fn from(written: Written) -> Self {
        let mut alike = Self::default();
        for group in written.same {
            alike.put(group);
        }
        alike
    }
}

impl From<Alike> for Written {
    fn from(alike: Alike) -> Self {
        Self { same: alike.groups }
    }
}

impl Alike {
    /// Reads the content of the file.
    ///
    /// # Errors
    /// If it is not text, or not a file of this kind.
    pub fn of_bytes(bytes: &[u8]) -> Result<Self, SaveError> {
        let text = text_of(bytes)?;
        if text.trim().is_empty() {
            return Ok(Self::default());
        }
        let alike: Self = Format::Ron.value(&text)?;
        for name in alike.groups.iter().flatten() {
            short(Part::Name, name)?;
        }
        Ok(alike)
    }

    /// Returns the text to write to the file.
    ///
    /// # Errors
    /// None are known.
    pub fn text(&self) -> Result<String, SaveError> {
        let text = ron::ser::to_string_pretty(self, PrettyConfig::new());
        text.map(|text| text + "\n").map_err(SaveError::unwritable)
    }

    /// Returns a key that all names of a person share.
    #[must_use]
    pub fn key(&self, name: &str) -> String {
        let key = person(name);
        match self.of.get(&key).and_then(|&at| self.groups[at].first()) {
            Some(first) => person(first),
            None => key,
        }
    }

    /// Returns the name the person goes by, or `name` itself if it belongs to no group.
    #[must_use]
    pub fn name<'a>(&'a self, name: &'a str) -> &'a str {
        let name = name.trim();
        match self.group(name).first() {
            Some(first) => first,
            None => name,
        }
    }

    /// Returns the same string, letter by letter, for all names of a person, for programs
    /// that identify people by name.
    #[must_use]
    pub fn spelt(&self, name: &str) -> String {
        spelt(self.name(name))
    }

    /// Returns whether both names belong to the same person.
    #[must_use]
    pub fn is_same(&self, one: &str, other: &str) -> bool {
        self.key(one) == self.key(other)
    }

    /// Returns all names of a person who has several; empty for anyone else.
    #[must_use]
    pub fn group(&self, name: &str) -> &[String] {
        let at = self.of.get(&person(name));
        at.map_or(&[], |&at| &self.groups[at])
    }

    /// Returns the groups of names of everyone who has several.
    #[must_use]
    pub fn groups(&self) -> &[Vec<String>] {
        &self.groups
    }

    /// Records a statement about names. Returns the statement that undoes it, or `None` if
    /// it changed nothing.
    pub fn say(&mut self, saying: &Saying) -> Option<Saying> {
        match saying {
            Saying::Join(name, other) => self.join(name.trim(), other.trim()),
            Saying::Part(names) => self.part(names),
        }
    }

    fn join(&mut self, name: &str, other: &str) -> Option<Saying> {
        let is_empty = |name: &str| person(name).is_empty();
        if is_empty(name) || is_empty(other) || self.is_same(name, other) {
            return None;
        }
        let take = |alike: &mut Self, name: &str| {
            let group = alike.group(name).to_vec();
            alike.remove(&group);
            match group.is_empty() {
                true => vec![name.to_owned()],
                false => group,
            }
        };
        let mut group = take(self, name);
        let others = take(self, other);
        group.extend(others.iter().cloned());
        self.put(group);
        Some(Saying::Part(others))
    }

    fn part(&mut self, names: &[String]) -> Option<Saying> {
        let group = self.group(names.first()?).to_vec();
        let goes = |name: &String| names.iter().any(|it| person(it) == person(name));
        let (parted, rest): (Vec<String>, Vec<String>) = group.iter().cloned().partition(goes);
        let back = match (rest.first(), parted.first()) {
            // The name the person goes by comes first again.
            (Some(rest), Some(parted)) if goes(&group[0]) => {
                Saying::Join(parted.clone(), rest.clone())
            }
            (Some(rest), Some(parted)) => Saying::Join(rest.clone(), parted.clone()),
            _ => return None,
        };
        self.remove(&group);
        self.put(rest);
        self.put(parted);
        Some(back)
    }

    fn remove(&mut self, group: &[String]) {
        self.groups.retain(|other| other != group);
        self.number();
    }

    /// Adds a group with those of the names that are in no other group.
    fn put(&mut self, names: Vec<String>) {
        let mut group: Vec<String> = Vec::new();
        let mut keys: Vec<String> = Vec::new();
        for name in names {
            let key = person(&name);
            if !key.is_empty() && !self.of.contains_key(&key) && !keys.contains(&key) {
                keys.push(key);
                group.push(name.trim().to_owned());
            }
        }
        if group.len() > 1 {
            self.groups.push(group);
            self.groups.sort();
            self.number();
        }
    }

    fn number(&mut self) {
        let groups = self.groups.iter().enumerate();
        let names = groups.flat_map(|(at, group)| group.iter().map(move |name| (person(name), at)));
        self.of = names.collect();
    }
}

#[cfg(test)]
mod tests {
    use super::{Alike, Saying};

    fn join(name: &str, other: &str) -> Saying {
        Saying::Join(name.to_owned(), other.to_owned())
    }

    #[test]
    fn two_names_are_one_person_until_that_is_taken_back() {
        let mut alike = Alike::default();
        let back = alike.say(&join("Anna", "Annie")).expect("it is new");
        assert!(alike.is_same("ANNIE", "anna") && !alike.is_same("Anne", "Anna"));
        assert_eq!((alike.name("annie "), alike.name("Ben ")), ("Anna", "Ben"));
        assert_eq!(alike.spelt("ANNIE"), "Anna");
        assert_eq!(alike.say(&join("annie", "Anna")), None);
        let further = alike.say(&join("Dr. Anna", "Annie")).expect("it is new");
        assert_eq!(alike.group("anna"), ["Dr. Anna", "Anna", "Annie"]);
        alike.say(&further).expect("they are of one group");
        assert_eq!(alike.groups(), [["Anna", "Annie"]]);
        alike.say(&back).expect("they are of one group");
        assert_eq!(alike, Alike::default());
    }

    #[test]
    fn whoever_is_somebody_else_can_be_the_same_again() {
        let mut alike = Alike::default();
        for other in ["Annie", "Ann", "Anka"] {
            alike.say(&join("Anna", other));
        }
        let before = alike.clone();
        for names in [vec!["Ann"], vec!["Anna"], vec!["Annie", "Anka"]] {
            let names: Vec<String> = names.into_iter().map(str::to_owned).collect();
            let back = alike
                .say(&Saying::Part(names.clone()))
                .expect("in the group");
            assert!(
                !alike.is_same(
                    &names[0],
                    before.groups()[0]
                        .iter()
                        .find(|name| !names.contains(name))
                        .expect("another one")
                )
            );
            alike.say(&back).expect("it was taken back");
            for name in &before.groups()[0] {
                assert_eq!(alike.name(name), "Anna");
            }
        }
        assert_eq!(alike.say(&Saying::Part(vec!["Ben".into()])), None);
    }

    #[test]
    fn a_file_that_says_it_twice_says_it_once() {
        let text =
            "(same: [[\"Anna\", \"Annie\", \"anna\"], [\"Annie\", \"Ben\"], [\"\", \"Jan\"]])";
        let alike: Alike = ron::from_str(text).expect("readable");
        assert_eq!(alike.groups(), [["Anna", "Annie"]]);
        let written = ron::to_string(&alike).expect("writable");
        assert_eq!(ron::from_str::<Alike>(&written).expect("readable"), alike);
    }
}

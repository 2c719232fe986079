//! Who is who: people go by several names, and somebody says which are of one person.

use std::collections::BTreeMap;

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use super::fold::{person, spelt};
use super::save::encoding::text_of;
use super::save::limits::{Part, short};
use super::save::{Format, SaveError};

/// The name of the file in the user's data directory that says it.
pub const FILE: &str = "people.ron";

/// Names that are of one person, in groups. The first of a group is the name the person goes
/// by. Spellings that are the same person anyway ([`person`]) need no group.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Alike {
    groups: Vec<Vec<String>>,
    /// The group of each name.
    of: BTreeMap<String, usize>,
}

/// As it is written in a file.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename = "People", deny_unknown_fields)]
struct Written {
    /// Names of one person, the one they go by first.
    same: Vec<Vec<String>>,
}

/// What somebody says about people. Each can be taken back by another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saying {
    /// The second is the first, with all other names of both.
    Join(String, String),
    /// These names are of another person than the rest of their group: of one, if there are
    /// several.
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
    /// What a file says that has been read.
    ///
    /// # Errors
    /// If it is no text, or says nothing of the kind.
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

    /// The text of such a file.
    ///
    /// # Errors
    /// Never, as far as we know.
    pub fn text(&self) -> Result<String, SaveError> {
        let text = ron::ser::to_string_pretty(self, PrettyConfig::new());
        text.map(|text| text + "\n").map_err(SaveError::unwritable)
    }

    /// What all names of somebody have in common.
    #[must_use]
    pub fn key(&self, name: &str) -> String {
        let key = person(name);
        match self.of.get(&key).and_then(|&at| self.groups[at].first()) {
            Some(first) => person(first),
            None => key,
        }
    }

    /// The name somebody goes by: as it is written, if nobody has said anything else.
    #[must_use]
    pub fn name<'a>(&'a self, name: &'a str) -> &'a str {
        let name = name.trim();
        match self.group(name).first() {
            Some(first) => first,
            None => name,
        }
    }

    /// The same letter by letter for all names of somebody, for programs that know people by
    /// their names.
    #[must_use]
    pub fn spelt(&self, name: &str) -> String {
        spelt(self.name(name))
    }

    /// Whether two names are of the same person.
    #[must_use]
    pub fn is_same(&self, one: &str, other: &str) -> bool {
        self.key(one) == self.key(other)
    }

    /// All names of somebody who has several; none of others.
    #[must_use]
    pub fn group(&self, name: &str) -> &[String] {
        let at = self.of.get(&person(name));
        at.map_or(&[], |&at| &self.groups[at])
    }

    /// The names of all who have several.
    #[must_use]
    pub fn groups(&self) -> &[Vec<String>] {
        &self.groups
    }

    /// Somebody says something about people. Gives what takes it back; nothing if it was
    /// known.
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
            // The one they go by comes first again.
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

    /// Adds a group, of the names that are in no other one.
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

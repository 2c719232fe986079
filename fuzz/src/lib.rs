//! What the targets have in common. Each takes any bytes for something that the program
//! reads, and checks what has to be true of it whatever it is.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use serde_json::Value;
use table::save::disk::{About, Disk, Draft, Kind, Lock};
use table::{Format, Game, Header, Save, SaveError};
use words::language;

/// The samples of the repository, one for each kind of game and sheet.
pub const FLORENCE: [&str; 4] = [
    include_str!("../../saves/four-players.ron"),
    include_str!("../../saves/exceptions.ron"),
    include_str!("../../saves/score-sheet.ron"),
    include_str!("../../saves/worked-example-auction.ron"),
];
/// The same of *The Prince*.
pub const PRINCE: [&str; 2] = [
    include_str!("../../saves/the-prince.ron"),
    include_str!("../../saves/prince-position.ron"),
];

/// Says something in the language of this number.
pub fn in_language<T>(number: usize, say: impl FnOnce() -> T) -> T {
    let all: Vec<&str> = language::all().collect();
    let tag = all[number % all.len()];
    language::within(tag, tag, say)
}

/// A refusal has words in this language.
pub fn has_words(number: usize, error: &SaveError) {
    let said = in_language(number, || words::save_error(error));
    assert!(!said.trim().is_empty(), "{error:?}");
}

/// Editions and decks are kept as long as the program runs. A target makes up more of them
/// than anybody has, so that only the first of them are played by.
pub fn may_be_kept(is_ours: bool) -> bool {
    static KEPT: AtomicUsize = AtomicUsize::new(0);
    is_ours || KEPT.fetch_add(1, Ordering::Relaxed) < 2_000
}

/// Any bytes as a save of one game: refused in words, or within the limits, and the same
/// after it was written and read again, in either format.
pub fn save<G>(
    bytes: &[u8],
    may_begin: impl FnOnce(&G::Start) -> bool,
    words_of: impl FnOnce(&G::Start, &[G::Problem]) -> Vec<String>,
) where
    G: Game + Debug + PartialEq,
    Save<G>: PartialEq + Debug,
{
    let format = match bytes.trim_ascii_start().first() {
        Some(b'{') => Format::Json,
        _ => Format::Ron,
    };
    let header = str::from_utf8(bytes).map(|text| Header::parse(text, format));
    let save = match Save::<G>::from_bytes(bytes, format) {
        Ok(save) => save,
        Err(error) => return has_words(bytes.len(), &error),
    };
    let header = header.expect("it is text").expect("it begins as a save");
    assert_eq!(header.game, G::ID);
    assert_eq!(save.within_limits(), Ok(()));
    for format in [Format::Ron, Format::Json] {
        let text = save.to_text(format).expect("what was read can be written");
        let again = Save::parse(&text, format).expect("what was written can be read");
        assert_eq!(again, save, "{text}");
    }
    if !may_begin(&save.start) {
        return;
    }
    let start = save.start.clone();
    match save.into_session() {
        Ok(session) => {
            let save = Save::from_session(&session);
            let again = save.into_session().ok().expect("the start is legal");
            assert!(again == session, "it is another game");
        }
        Err(problems) => {
            assert!(!problems.is_empty());
            let said = in_language(bytes.len(), || words_of(&start, &problems));
            assert!(said.len() == problems.len() && said.iter().all(|it| !it.is_empty()));
        }
    }
}

/// Changes single values of a position: each four bytes say which and how. So what is typed
/// by hand is made up from what is nearly right.
pub fn changed(mut position: Value, changes: &[u8]) -> Value {
    let leaves = count(&position);
    for change in changes.chunks_exact(4).take(8) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % leaves.max(1);
        let other = leaf(&position, &mut usize::from(change[3])).cloned();
        if let Some(found) = leaf_mut(&mut position, &mut { at }) {
            change_leaf(found, change[2], change[3], other);
        }
    }
    position
}

fn change_leaf(leaf: &mut Value, how: u8, by: u8, other: Option<Value>) {
    let small = u64::from(by);
    *leaf = match (how % 10, &*leaf) {
        (0, _) => Value::Null,
        (1, _) => other.unwrap_or(Value::Null),
        (2, Value::Number(number)) => number.as_u64().map_or(0, |it| it ^ (1 << (by % 32))).into(),
        (3, Value::Number(number)) => number.as_u64().unwrap_or(0).wrapping_add(small).into(),
        (4, Value::Number(number)) => number.as_u64().unwrap_or(0).saturating_sub(small).into(),
        (5, Value::Array(all)) if !all.is_empty() => {
            let mut all = all.clone();
            let twice = all[usize::from(by) % all.len()].clone();
            all.push(twice);
            all.into()
        }
        (6, Value::Array(all)) if !all.is_empty() => {
            let mut all = all.clone();
            all.remove(usize::from(by) % all.len());
            all.into()
        }
        (7, Value::Bool(is)) => (!is).into(),
        (8, Value::String(text)) if !text.is_empty() => {
            let mut signs: Vec<char> = text.chars().collect();
            let at = usize::from(by) % signs.len();
            signs[at] = char::from(b'1' + by % 9);
            signs.into_iter().collect::<String>().into()
        }
        (9, Value::Object(fields)) if !fields.is_empty() => {
            let name = fields.keys().nth(usize::from(by) % fields.len()).cloned();
            let mut fields = fields.clone();
            fields.remove(&name.unwrap_or_default());
            fields.into()
        }
        _ => small.into(),
    };
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(all) => all.iter().map(count).sum::<usize>(),
        Value::Object(all) => all.values().map(count).sum::<usize>(),
        _ => 0,
    }
}

fn leaf<'a>(value: &'a Value, at: &mut usize) -> Option<&'a Value> {
    if *at == 0 {
        return Some(value);
    }
    *at -= 1;
    match value {
        Value::Array(all) => all.iter().find_map(|it| leaf(it, at)),
        Value::Object(all) => all.values().find_map(|it| leaf(it, at)),
        _ => None,
    }
}

fn leaf_mut<'a>(value: &'a mut Value, at: &mut usize) -> Option<&'a mut Value> {
    if *at == 0 {
        return Some(value);
    }
    *at -= 1;
    match value {
        Value::Array(all) => all.iter_mut().find_map(|it| leaf_mut(it, at)),
        Value::Object(all) => all.values_mut().find_map(|it| leaf_mut(it, at)),
        _ => None,
    }
}

/// The fields of a sheet in which something is typed: a name and a text in each line.
pub fn fields(text: &str) -> BTreeMap<String, String> {
    let lines = text.lines().filter_map(|line| line.split_once('='));
    lines
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .collect()
}

/// A disk in memory, on which every directory is there.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<BTreeMap<PathBuf, Vec<u8>>>>);

impl Memory {
    /// Writes a file.
    pub fn put(&self, path: &str, bytes: &[u8]) {
        self.all().insert(PathBuf::from(path), bytes.to_owned());
    }

    /// Every file.
    pub fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        self.all().clone()
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<PathBuf, Vec<u8>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The clocks of nowhere in particular.
pub fn utc() -> jiff::tz::TimeZone {
    jiff::tz::TimeZone::UTC
}

/// When everything was written.
fn then() -> SystemTime {
    SystemTime::UNIX_EPOCH
}

impl Disk for Memory {
    fn about(&self, path: &Path) -> io::Result<About> {
        let (kind, len) = match (self.all().get(path), path.extension()) {
            (Some(bytes), _) => (Kind::File, bytes.len() as u64),
            (None, None) => (Kind::Directory, 0),
            (None, Some(_)) => return Err(io::ErrorKind::NotFound.into()),
        };
        let written = then();
        Ok(About { kind, len, written })
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let all = self.all();
        let bytes = all.get(path).ok_or(io::ErrorKind::NotFound)?;
        Ok(bytes.iter().copied().take(most as usize).collect())
    }

    fn list(&self, directory: &Path) -> io::Result<Vec<PathBuf>> {
        let all = self.all();
        let paths = all.keys().filter(|path| path.parent() == Some(directory));
        Ok(paths.cloned().collect())
    }

    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        self.about(path).map(|_| path.to_owned())
    }

    fn make_directory(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn create(&self, path: &Path, _: &Path) -> io::Result<Box<dyn Draft>> {
        if self.all().contains_key(path) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        self.all().insert(path.to_owned(), Vec::new());
        Ok(Box::new(InMemory(self.clone(), path.to_owned())))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut all = self.all();
        let bytes = all.remove(from).ok_or(io::ErrorKind::NotFound)?;
        all.insert(to.to_owned(), bytes);
        Ok(())
    }

    fn sync_directory(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let gone = self.all().remove(path);
        gone.map(drop).ok_or(io::ErrorKind::NotFound.into())
    }

    fn lock(&self, _: &Path) -> io::Result<Option<Box<dyn Lock>>> {
        Ok(Some(Box::new(Held)))
    }
}

#[derive(Debug)]
struct Held;

impl Lock for Held {}

#[derive(Debug)]
struct InMemory(Memory, PathBuf);

impl Draft for InMemory {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut all = self.0.all();
        all.entry(self.1.clone()).or_default().extend(bytes);
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }
}

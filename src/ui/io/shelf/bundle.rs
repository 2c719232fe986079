//! The whole shelf as one archive, and what comes in from one.
//!
//! An archive holds every game with its backups, as they are; what was thrown away is
//! not in it. Whatever an archive says, what comes in is a save under a name of ours in
//! the library: nothing is overwritten, what is there already is skipped, and what is
//! no save, leads out of the archive or is larger than a save stays out. Both go step
//! by step, so that a save of the open game never waits long.

use std::collections::HashMap;
use std::io::{Cursor, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::store::{ending, is_backup, stem};
use crate::ui::io::library::{Library, is_game_file};
use table::SaveError;
use table::save::files;
use table::save::format::MAX_BYTES;
use table::save::limits::{Part, TooMuch, at_most};
use words::{fl, safe, save_error, shelf as texts};

/// The directory of the games in an archive.
const GAMES: &str = "games";
/// So much may come out of one at most, in bytes: an archive may be made to swell.
pub const MOST_UNPACKED: u64 = 1 << 30;
/// So much may stand in one about the files in it, in bytes.
const MOST_ABOUT: usize = 16 << 20;
/// What each file begins with in the list of them, and how long its fixed part is.
const LISTED: (&[u8], usize) = (b"PK\x01\x02", 46);
/// What the record begins with that may count more files than 65,535, and where it does.
const COUNTED: (&[u8], std::ops::Range<usize>) = (b"PK\x06\x06", 32..40);
/// So much room is left in an archive that goes out for the list of its files, in bytes.
const SPARE: usize = MOST_ABOUT;
/// So much is done in a step: files, and bytes.
const STEP: (usize, u64) = (40, 8 << 20);
/// And no longer than this: a game of twenty thousand entries takes a while to read.
const LONGEST_STEP: Duration = Duration::from_millis(250);
/// The longest name that comes in, in characters.
const LONGEST: usize = 100;
/// So many that stayed out are told by name.
const MOST_TOLD: usize = 5;

/// How far it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress {
    /// So many of so many files are done.
    Goes(usize, usize),
    /// The archive is written, with so many games and backups; why each file that is
    /// missing in it is.
    Packed(PathBuf, usize, usize, Vec<String>),
    /// What came in.
    Unpacked(Unpacked),
    /// It was not done, for this reason.
    Failed(String),
}

/// What came of an archive.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unpacked {
    /// The games that came in.
    pub games: usize,
    /// How many were there already.
    pub same: usize,
    /// How many files stayed out.
    pub left_out: usize,
    /// Some of them, with the reason.
    pub told: Vec<String>,
}

/// What is done step by step.
#[derive(Debug)]
pub enum Freight {
    /// The shelf becomes an archive.
    Out(Box<Packing>),
    /// An archive comes in.
    In(Box<Unpacking>),
}

impl Freight {
    /// An archive of everything in this file.
    #[must_use]
    pub fn out(to: PathBuf) -> Self {
        Self::Out(Box::new(Packing {
            to,
            zip: ZipWriter::new(Cursor::new(Vec::new())),
            files: None,
            next: 0,
            packed: [0; 2],
            missing: Vec::new(),
        }))
    }

    /// What is in the archive in this file.
    #[must_use]
    pub fn incoming(from: PathBuf) -> Self {
        Self::In(Box::new(Unpacking {
            from,
            zip: None,
            order: Vec::new(),
            next: 0,
            unpacked: 0,
            there: HashMap::new(),
            came_in: HashMap::new(),
            tally: Unpacked::default(),
        }))
    }

    /// Does the next step.
    pub fn step(&mut self, library: &Library) -> Progress {
        let progress = match self {
            Self::Out(packing) => packing.step(library),
            Self::In(unpacking) => unpacking.step(library),
        };
        progress.unwrap_or_else(|why| Progress::Failed(save_error(&why)))
    }

    /// The file that somebody named.
    #[must_use]
    pub fn file(&self) -> &Path {
        match self {
            Self::Out(packing) => &packing.to,
            Self::In(unpacking) => &unpacking.from,
        }
    }
}

/// An archive that is being made.
pub struct Packing {
    to: PathBuf,
    zip: ZipWriter<Cursor<Vec<u8>>>,
    files: Option<Vec<PathBuf>>,
    next: usize,
    // How many games and backups are in it.
    packed: [usize; 2],
    // What is not, and why.
    missing: Vec<String>,
}

impl std::fmt::Debug for Packing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Packing")
            .field("to", &self.to)
            .finish_non_exhaustive()
    }
}

impl Packing {
    fn step(&mut self, library: &Library) -> Result<Progress, SaveError> {
        if self.files.is_none() {
            let mut files = library.all_with_backups()?;
            // If not all of them fit, what is missing are backups.
            files.sort_by_key(|path| is_backup(path));
            self.files = Some(files);
        }
        let files = self.files.as_deref().unwrap_or_default();
        let to = &self.to;
        let failed = |reason: std::io::Error| SaveError::Write {
            path: to.clone(),
            reason,
        };
        let mut bytes_done = 0;
        let mut done = 0;
        let begun = Instant::now();
        while let Some(path) = files.get(self.next)
            && done < STEP.0
            && bytes_done < STEP.1
            && (done == 0 || begun.elapsed() < LONGEST_STEP)
        {
            self.next += 1;
            done += 1;
            let bytes = match files::read(library.disk(), path) {
                Ok(bytes) => bytes,
                // One that has gone since is not there any more.
                Err(SaveError::Read { reason, .. })
                    if reason.kind() == std::io::ErrorKind::NotFound
                        && !library.disk().is_link(path).unwrap_or(false) =>
                {
                    continue;
                }
                Err(why) => {
                    self.missing.push(texts::missing(path, &why));
                    continue;
                }
            };
            let zip = self.zip.get_ref().map_or(0, |zip| zip.get_ref().len());
            let room = at_most(Part::Archive, mib((zip + bytes.len() + SPARE) as u64));
            let names = self.packed[0] + self.packed[1];
            if let Err(much) = room.and(at_most(Part::Files, names + 1)) {
                self.missing.push(texts::missing(path, &much.into()));
                continue;
            }
            self.packed[usize::from(is_backup(path))] += 1;
            bytes_done += bytes.len() as u64;
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let options = SimpleFileOptions::default();
            let options = options.compression_method(CompressionMethod::Deflated);
            let started = self.zip.start_file(format!("{GAMES}/{name}"), options);
            started.map_err(|error| failed(error.into()))?;
            self.zip.write_all(&bytes).map_err(failed)?;
        }
        if self.next < files.len() {
            return Ok(Progress::Goes(self.next, files.len()));
        }
        let zip = std::mem::replace(&mut self.zip, ZipWriter::new(Cursor::new(Vec::new())));
        let archive = zip.finish().map_err(|error| failed(error.into()))?;
        // What somebody wrote for nobody else is in it.
        files::write_whole_private(library.disk(), to, &archive.into_inner())?;
        let [games, backups] = self.packed;
        let missing = std::mem::take(&mut self.missing);
        Ok(Progress::Packed(to.clone(), games, backups, missing))
    }
}

/// An archive that comes in.
pub struct Unpacking {
    from: PathBuf,
    zip: Option<ZipArchive<Cursor<Vec<u8>>>>,
    // The places of the files in it, the games before their backups.
    order: Vec<usize>,
    next: usize,
    unpacked: u64,
    // The games there are, by their length.
    there: HashMap<u64, Vec<PathBuf>>,
    // Which file a game of the archive has become, by its path there.
    came_in: HashMap<PathBuf, PathBuf>,
    tally: Unpacked,
}

impl std::fmt::Debug for Unpacking {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Unpacking")
            .field("from", &self.from)
            .finish_non_exhaustive()
    }
}

/// What is in a file of an archive.
struct Packed {
    name: String,
    // Where in the archive it lies.
    path: PathBuf,
    bytes: Vec<u8>,
}

impl Unpacking {
    fn step(&mut self, library: &Library) -> Result<Progress, SaveError> {
        if self.zip.is_none()
            && let Some(failed) = self.open(library)?
        {
            return Ok(failed);
        }
        let (mut done, before) = (0, self.unpacked);
        let begun = Instant::now();
        while done < STEP.0
            && self.unpacked - before < STEP.1
            && (done == 0 || begun.elapsed() < LONGEST_STEP)
        {
            let Some(&at) = self.order.get(self.next) else {
                return Ok(Progress::Unpacked(std::mem::take(&mut self.tally)));
            };
            if self.unpacked > MOST_UNPACKED {
                self.tally.left_out += self.order.len() - self.next;
                self.tally.told.push(fl!(shelf_archive_swells).to_owned());
                return Ok(Progress::Unpacked(std::mem::take(&mut self.tally)));
            }
            self.next += 1;
            done += 1;
            match self.unpack(at) {
                Ok(Some(packed)) => self.take_in(library, &packed)?,
                Ok(None) => {}
                Err(why) => self.leave_out(why),
            }
        }
        Ok(Progress::Goes(self.next, self.order.len()))
    }

    /// Looks at what there is. Says why nothing comes of it, if so it is.
    fn open(&mut self, library: &Library) -> Result<Option<Progress>, SaveError> {
        let path = self.from.clone();
        let cannot = |reason| SaveError::Read {
            path: path.clone(),
            reason,
        };
        let about = library.disk().about(&path).map_err(cannot)?;
        at_most(Part::Archive, mib(about.len))?;
        let most = (Part::Archive.most() as u64) << 20;
        let bytes = library.disk().read(&path, most + 1).map_err(cannot)?;
        // It may have grown since.
        at_most(Part::Archive, mib(bytes.len() as u64))?;
        if !is_modest(&bytes)? {
            return Ok(Some(Progress::Failed(fl!(shelf_archive_swells).to_owned())));
        }
        let Ok(mut zip) = ZipArchive::new(Cursor::new(bytes)) else {
            return Ok(Some(Progress::Failed(fl!(shelf_no_archive).to_owned())));
        };
        let mut order: Vec<(bool, usize)> = Vec::new();
        for at in 0..zip.len() {
            let name = zip.by_index_raw(at).ok();
            let name = name.and_then(|file| Some(file.name().ok()?.into_owned()));
            let is_backup = name.is_some_and(|name| is_backup(Path::new(&name)));
            order.push((is_backup, at));
        }
        order.sort_unstable();
        self.order = order.into_iter().map(|(_, at)| at).collect();
        for file in library.files() {
            self.there.entry(file.len).or_default().push(file.path);
        }
        self.zip = Some(zip);
        Ok(None)
    }

    /// What is in a file of the archive; nothing if it is a directory.
    ///
    /// # Errors
    /// Why it stays out.
    fn unpack(&mut self, at: usize) -> Result<Option<Packed>, String> {
        let Some(zip) = &mut self.zip else {
            return Ok(None);
        };
        let unreadable = || fl!(shelf_out_unreadable, file = at + 1);
        let mut file = zip.by_index(at).map_err(|_| unreadable())?;
        let said = file.name().map_err(|_| unreadable())?.into_owned();
        if said.ends_with('/') {
            return Ok(None);
        }
        let shown = safe(&said);
        let path = file.enclosed_name();
        let leads_out = || fl!(shelf_out_leads_out, file = &shown);
        // A drive or a backslash means a way elsewhere on another system.
        let is_odd = said.starts_with('/') || said.contains(['\\', ':']);
        let path = path
            .filter(|_| !is_odd && !file.is_symlink())
            .ok_or_else(leads_out)?;
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.ok_or_else(leads_out)?.to_owned();
        if !is_game_file(Path::new(&name)) && !is_backup(Path::new(&name)) {
            return Err(fl!(shelf_out_no_save, file = &shown));
        }
        let mut bytes = Vec::new();
        let read = (&mut file).take(MAX_BYTES + 1).read_to_end(&mut bytes);
        self.unpacked += bytes.len() as u64;
        match read {
            Err(_) => Err(unreadable()),
            Ok(_) if bytes.len() as u64 > MAX_BYTES => Err(fl!(shelf_out_too_big, file = &shown)),
            Ok(_) => Ok(Some(Packed { name, path, bytes })),
        }
    }

    fn take_in(&mut self, library: &Library, packed: &Packed) -> Result<(), SaveError> {
        let Packed { name, path, bytes } = packed;
        match library.parse(bytes, path) {
            Ok(_) | Err(SaveError::OtherGame { .. }) => {}
            Err(_) => {
                self.leave_out(fl!(shelf_out_no_save, file = safe(name)));
                return Ok(());
            }
        }
        if is_backup(path) {
            return self.take_in_backup(library, path, bytes);
        }
        let there = self.there.get(&(bytes.len() as u64));
        let is_same =
            |path: &PathBuf| files::read(library.disk(), path).is_ok_and(|own| own == *bytes);
        if there.is_some_and(|there| there.iter().any(is_same)) {
            self.tally.same += 1;
            return Ok(());
        }
        let new = library.add_file(&harmless(&stem(path)), &ending(path), bytes)?;
        self.tally.games += 1;
        let there = self.there.entry(bytes.len() as u64).or_default();
        there.push(new.clone());
        self.came_in.insert(path.clone(), new);
        Ok(())
    }

    /// A backup comes in with its game, or not at all.
    fn take_in_backup(
        &mut self,
        library: &Library,
        path: &Path,
        bytes: &[u8],
    ) -> Result<(), SaveError> {
        let stem = stem(path);
        let of = stem
            .strip_suffix(".bak")
            .and_then(|stem| stem.rsplit_once('.'));
        let Some((of, number)) = of.filter(|(_, number)| number.parse::<u32>().is_ok()) else {
            return Ok(());
        };
        // Two games may be called alike: in two folders, or as RON and as JSON.
        let game = path.with_file_name(format!("{of}.{}", ending(path)));
        if let Some(game) = self.came_in.get(&game) {
            let name = format!("{}.{number}.bak.{}", self::stem(game), ending(path));
            let to = game.with_file_name(name);
            // Another file of that name was there before.
            if library.disk().about(&to).is_err() && !library.disk().is_link(&to).unwrap_or(false) {
                files::write_like(library.disk(), &to, game, bytes)?;
            }
        }
        Ok(())
    }

    fn leave_out(&mut self, why: String) {
        self.tally.left_out += 1;
        if self.tally.told.len() < MOST_TOLD {
            self.tally.told.push(why);
        }
    }
}

/// So many bytes in MiB, rounded up.
fn mib(bytes: u64) -> usize {
    usize::try_from(bytes.div_ceil(1 << 20)).unwrap_or(usize::MAX)
}

/// Whether an archive tells no more of the files in it than one of games does. That is
/// counted before the list is read, which takes many times the memory it has in the file.
///
/// # Errors
/// If it names too many files.
fn is_modest(bytes: &[u8]) -> Result<bool, TooMuch> {
    let (mut files, mut about) = (0, 0);
    for (at, begin) in bytes.windows(4).enumerate() {
        if begin[..2] != *b"PK" {
            continue;
        }
        if begin == LISTED.0 {
            files += 1;
            let lengths = bytes.get(at + 28..at + 34).unwrap_or_default();
            let lengths = lengths.chunks_exact(2).map(|it| [it[0], it[1]]);
            about += LISTED.1;
            about += lengths
                .map(|it| usize::from(u16::from_le_bytes(it)))
                .sum::<usize>();
        } else if begin == COUNTED.0 {
            let counted = bytes.get(at..).and_then(|it| it.get(COUNTED.1));
            let counted = counted.and_then(|it| Some(u64::from_le_bytes(it.try_into().ok()?)));
            let counted = counted.map(|it| usize::try_from(it).unwrap_or(usize::MAX));
            at_most(Part::Files, counted.unwrap_or(0))?;
        }
    }
    at_most(Part::Files, files)?;
    Ok(about <= MOST_ABOUT)
}

/// A name no file system stumbles over.
fn harmless(stem: &str) -> String {
    let odd = |c: char| c.is_control() || "<>:\"/\\|?*".contains(c);
    let name: String = stem.chars().map(|c| if odd(c) { '-' } else { c }).collect();
    let name: String = name.chars().take(LONGEST).collect();
    name.trim_end_matches([' ', '.']).to_owned()
}

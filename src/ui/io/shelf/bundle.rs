//! Exporting the whole shelf as one archive, and importing from one.
//!
//! An archive contains every game with its backups, unchanged, but not deleted games.
//! Whatever an archive says, each file is imported as a save in the library under a name
//! that this program chooses: nothing is overwritten, existing games are skipped, and files
//! that are not saves, point outside the archive or are larger than a save are left out.
//! Both directions work in steps, so that a save of the open game never waits long.

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
/// The most that may be unpacked from one archive, in bytes: an archive may be a zip bomb.
pub const MOST_UNPACKED: u64 = 1 << 30;
/// The most that an archive's list of files may take up, in bytes.
const MOST_ABOUT: usize = 16 << 20;
/// The signature of each item in the list of files, and the length of its fixed part.
const LISTED: (&[u8], usize) = (b"PK\x01\x02", 46);
/// The signature of the record that can count more than 65,535 files, and the position of
/// the count.
const COUNTED: (&[u8], std::ops::Range<usize>) = (b"PK\x06\x06", 32..40);
/// The room left for the list of files when exporting an archive, in bytes.
const SPARE: usize = MOST_ABOUT;
/// The most done in one step: files, and bytes.
const STEP: (usize, u64) = (40, 8 << 20);
/// The longest duration of a step: a game of twenty thousand entries takes a while to read.
const LONGEST_STEP: Duration = Duration::from_millis(250);
/// The longest imported name, in characters.
const LONGEST: usize = 100;
/// How many of the files left out are named.
const MOST_TOLD: usize = 5;

/// The progress.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress {
    /// This many of this many files are done.
    Goes(usize, usize),
    /// The archive is written, with this many games and backups; and why each missing file is
    /// missing.
    Packed(PathBuf, usize, usize, Vec<String>),
    /// The archive has been imported.
    Unpacked(Unpacked),
    /// It failed, for this reason.
    Failed(String),
}

/// The result of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unpacked {
    /// The number of imported games.
    pub games: usize,
    /// How many existed already.
    pub same: usize,
    /// How many files were left out.
    pub left_out: usize,
    /// Some of them, with the reason.
    pub told: Vec<String>,
}

/// An export or import in steps.
#[derive(Debug)]
pub enum Freight {
    /// The shelf is exported to an archive.
    Out(Box<Packing>),
    /// An archive is imported.
    In(Box<Unpacking>),
}

impl Freight {
    /// Creates an export of everything to this file.
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

    /// Creates an import of the archive in this file.
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

    /// Returns the file that the player named.
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
    // Why each missing file is missing.
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
            // If not all of them fit, backups are the ones left out.
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
                // A file that has been deleted in the meantime is simply skipped.
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
        // The archive contains private notes.
        files::write_whole_private(library.disk(), to, &archive.into_inner())?;
        let [games, backups] = self.packed;
        let missing = std::mem::take(&mut self.missing);
        Ok(Progress::Packed(to.clone(), games, backups, missing))
    }
}

/// An archive that is being imported.
pub struct Unpacking {
    from: PathBuf,
    zip: Option<ZipArchive<Cursor<Vec<u8>>>>,
    // The indices of its files, games before their backups.
    order: Vec<usize>,
    next: usize,
    unpacked: u64,
    // The existing games, by their length.
    there: HashMap<u64, Vec<PathBuf>>,
    // The new file of each game of the archive, by its path in the archive.
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

/// The content of a file in an archive.
struct Packed {
    name: String,
    // Its path in the archive.
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

    /// Opens the archive and lists its files. Returns the reason if it cannot be imported.
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
        // It may have grown in the meantime.
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

    /// Reads a file of the archive, or returns `None` for a directory.
    ///
    /// # Errors
    /// Why the file is left out.
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
        // A drive or a backslash leads elsewhere on another system.
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

    /// Imports a backup together with its game; without its game it is skipped.
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
        // Two games may have the same name: in two folders, or as RON and as JSON.
        let game = path.with_file_name(format!("{of}.{}", ending(path)));
        if let Some(game) = self.came_in.get(&game) {
            let name = format!("{}.{number}.bak.{}", self::stem(game), ending(path));
            let to = game.with_file_name(name);
            // Skipped if a file of that name exists.
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

/// Returns a number of bytes in MiB, rounded up.
fn mib(bytes: u64) -> usize {
    usize::try_from(bytes.div_ceil(1 << 20)).unwrap_or(usize::MAX)
}

/// Returns whether an archive's list of files is no larger than one of games can be. This
/// is counted before the list is parsed, which takes many times the memory it has in the
/// file.
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

/// Returns a name that is safe on every file system.
fn harmless(stem: &str) -> String {
    let odd = |c: char| c.is_control() || "<>:\"/\\|?*".contains(c);
    let name: String = stem.chars().map(|c| if odd(c) { '-' } else { c }).collect();
    let name: String = name.chars().take(LONGEST).collect();
    name.trim_end_matches([' ', '.']).to_owned()
}

//! `studiolo install`: installs what a desktop and the shells look for next to the program:
//! menu entry, icon, type of the saves, manual, completions, licences. The manual and the
//! completions are made from the same commands as `--help`. Files are noted in a list
//! before they are written. So files of other owners are never replaced or deleted, and a
//! program that was killed halfway recognises its files later.

use std::collections::{BTreeMap, BTreeSet};
use std::env::consts::EXE_SUFFIX;
use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use clap::Args;
use clap_complete::Shell;

use super::answer::{Answer, Failure, print};
use table::save::disk::{Disk, Kind, Rights, System};
use table::save::files;
use table::save::files::{directory_of, meant_for};
use table::save::own::Seen;
use words::installing::{self, Done, not_read, not_written};
use words::notices::{LICENCE, NOTICES};
use words::safe_path;
use words::{fl, language};

/// The name of the program, of its icon and of its menu entry. The window has the same
/// name: on Wayland the desktop finds the icon by it.
const NAME: &str = "studiolo";

/// The list of installed files, below the prefix.
const LIST: &str = "share/studiolo/installed.txt";

/// The first line of the list.
const HEADER: &str = "#studiolo-install";

/// The language of the main files; the other languages are added next to them.
const ENGLISH: &str = "en";

/// How a heading begins in a page of the manual.
const SECTION: &str = ".SH ";

/// How the line of a directory begins in the list.
const DIRECTORY: &str = "directory";

/// Builds the commands of the program in the spoken language.
type Commands = fn() -> clap::Command;

/// What to do.
#[derive(Debug, Args)]
pub(super) struct Call {
    #[arg(long, value_name = "DIR", help = fl!(cli_help_install_prefix))]
    prefix: Option<PathBuf>,
    #[arg(long, help = fl!(cli_help_install_uninstall))]
    uninstall: bool,
}

/// A file to write, by its path below the prefix.
#[derive(Clone, Debug)]
pub struct Piece {
    path: String,
    bytes: Vec<u8>,
    is_program: bool,
}

impl Piece {
    /// Creates a file with this content.
    pub fn new(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self {
            path: path.into(),
            bytes: bytes.into(),
            is_program: false,
        }
    }
}

/// Where Studiolo is installed.
#[derive(Clone, Debug)]
pub struct Place {
    prefix: PathBuf,
    /// Whether the program is copied there too.
    has_program: bool,
}

impl Place {
    /// Returns a prefix that the user chose.
    #[must_use]
    pub fn below(prefix: PathBuf) -> Self {
        Self {
            prefix,
            has_program: true,
        }
    }

    /// Returns the prefix asked for, or the user's own.
    fn of(prefix: Option<PathBuf>) -> Result<Self, Failure> {
        if let Some(prefix) = prefix {
            return Ok(Self::below(prefix));
        }
        if cfg!(windows) {
            return Err(Failure::Call(fl!(install_not_here).to_owned()));
        }
        let home = directories::BaseDirs::new()
            .ok_or_else(|| Failure::Call(fl!(install_no_home).to_owned()))?;
        // This directory takes the place of `share` below a prefix, whatever its name.
        let data = match cfg!(target_os = "macos") {
            true => home.home_dir().join(".local/share"),
            false => home.data_dir().to_owned(),
        };
        Ok(Self {
            prefix: data,
            has_program: false,
        })
    }

    /// Returns a path below the prefix. The user's data directory itself serves as `share`.
    fn path(&self, below: &str) -> PathBuf {
        let inside = below.strip_prefix("share/").filter(|_| !self.has_program);
        self.prefix.join(inside.unwrap_or(below))
    }
}

/// Installs, or removes what was installed.
pub(super) fn run(call: Call, commands: Commands) -> Result<Answer, Failure> {
    let place = Place::of(call.prefix)?;
    match call.uninstall {
        true => uninstall(&place, commands),
        false => install(&place, commands),
    }
}

fn install(place: &Place, commands: Commands) -> Result<Answer, Failure> {
    let program = program(place)?;
    let pieces = all_pieces(place, commands, &program)?;
    let (lines, fine) = put_all(&System, place, &pieces).map_err(Failure::Call)?;
    print(&lines.join("\n")).map_err(|reason| Failure::Call(not_printed(&reason)))?;
    told(place);
    let zsh = place.path("share/zsh/site-functions");
    let text = match place.has_program {
        true => fl!(install_there, mime = safe_path(&place.path("share/mime"))),
        false => fl!(
            install_here,
            program = safe_path(&program),
            zsh = safe_path(&zsh)
        ),
    };
    Ok(Answer { text, fine })
}

fn uninstall(place: &Place, commands: Commands) -> Result<Answer, Failure> {
    // These pieces only help to find half-written files.
    let pieces = program(place).and_then(|program| all_pieces(place, commands, &program));
    let (mut lines, fine) =
        take_all(&System, place, &pieces.unwrap_or_default()).map_err(Failure::Call)?;
    told(place);
    if lines.is_empty() {
        lines.push(fl!(
            install_nothing_there,
            prefix = safe_path(&place.prefix)
        ));
    }
    Ok(Answer {
        text: lines.join("\n"),
        fine,
    })
}

/// Returns the running program: the file to copy, or the one that the menu starts.
fn program(place: &Place) -> Result<PathBuf, Failure> {
    let program = std::env::current_exe().and_then(|path| path.canonicalize());
    let program = program.map_err(|reason| {
        Failure::Call(fl!(
            install_no_program,
            reason = words::disk::reason(&reason)
        ))
    })?;
    Ok(match place.has_program {
        true => program,
        false => image_of(&program).unwrap_or(program),
    })
}

/// Returns the `AppImage` that the program was started from, if any. The program itself is
/// then in a folder that is gone when it ends.
fn image_of(program: &Path) -> Option<PathBuf> {
    let folder = PathBuf::from(std::env::var_os("APPDIR")?);
    let image = PathBuf::from(std::env::var_os("APPIMAGE")?);
    let folder = System.real_path(&folder).ok()?;
    program.starts_with(folder).then_some(image)
}

/// Installs files, and removes those that an earlier version installed and this one does
/// not. Returns what was done, and whether everything succeeded.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or a file of another owner is
/// where the list belongs.
pub fn put_all(
    disk: &dyn Disk,
    place: &Place,
    pieces: &[Piece],
) -> Result<(Vec<String>, bool), String> {
    let mut list = List::read(disk, place)?;
    let mut plan = Vec::new();
    for piece in pieces {
        let path = place.path(&piece.path);
        let done =
            what_to_do(disk, &list, place, piece).map_err(|reason| not_read(&path, &reason))?;
        if matches!(done, Done::Written | Done::Renewed) {
            list.will_have(disk, place, piece);
        }
        plan.push((piece, path, done));
    }
    // From here on the files are known to be ours, whatever happens next.
    list.write(disk, place)?;
    let mut lines = Vec::new();
    let mut fine = true;
    for (piece, path, done) in plan {
        if matches!(done, Done::Written | Done::Renewed) {
            clear_drafts(disk, &path, piece);
            let put = make_directories(disk, place, &piece.path);
            put.map_err(|reason| not_written(&path, &reason))?;
            let rights = match piece.is_program {
                true => Rights::Runnable,
                false => Rights::Readable,
            };
            files::write_with(disk, &path, &piece.bytes, rights)
                .map_err(|error| words::save_error(&error))?;
            list.has(piece);
        }
        fine &= done != Done::NotOurs;
        lines.push(installing::line(done, &path));
    }
    for path in list.left_over(pieces) {
        let done = take_away(disk, &mut list, place, &path);
        lines.push(installing::line(done?, &place.path(&path)));
    }
    list.write(disk, place)?;
    Ok((lines, fine))
}

/// Removes the files on the list that are still as they were written. Returns what was
/// done, and whether everything succeeded.
///
/// # Errors
/// Returns an error if a file cannot be read or deleted, or a file of another owner is
/// where the list belongs.
pub fn take_all(
    disk: &dyn Disk,
    place: &Place,
    pieces: &[Piece],
) -> Result<(Vec<String>, bool), String> {
    let mut list = List::read(disk, place)?;
    let mut lines = Vec::new();
    let mut fine = true;
    for piece in pieces {
        if list.files.contains_key(&piece.path) {
            clear_drafts(disk, &place.path(&piece.path), piece);
        }
    }
    let paths: Vec<String> = list.files.keys().cloned().collect();
    for path in paths {
        let done = take_away(disk, &mut list, place, &path)?;
        fine &= done != Done::NotOurs;
        lines.push(installing::line(done, &place.path(&path)));
    }
    if let Some(own) = &list.seen {
        own.remove(disk)
            .map_err(|reason| not_written(&own.path, &reason))?;
    }
    // Inner directories first. A directory that contains files of others stays.
    for directory in list.directories.iter().rev() {
        let _ = disk.remove_directory(&place.path(directory));
    }
    Ok((lines, fine))
}

/// Returns everything to install.
fn all_pieces(place: &Place, commands: Commands, program: &Path) -> Result<Vec<Piece>, Failure> {
    let mut pieces = pieces(commands, (!place.has_program).then_some(program))?;
    if place.has_program {
        let bytes = System.read(program, u64::MAX);
        let bytes = bytes.map_err(|reason| Failure::Call(not_read(program, &reason)))?;
        let mut piece = Piece::new(format!("bin/{NAME}{EXE_SUFFIX}"), bytes);
        piece.is_program = true;
        pieces.insert(0, piece);
    }
    Ok(pieces)
}

/// Returns everything to install besides the program. The menu entry starts the program by
/// this path, or by its name.
fn pieces(commands: Commands, program: Option<&Path>) -> Result<Vec<Piece>, Failure> {
    let mut pieces = vec![
        Piece::new(
            format!("share/applications/{NAME}.desktop"),
            menu_entry(program),
        ),
        Piece::new(
            format!("share/icons/hicolor/scalable/apps/{NAME}.svg"),
            include_bytes!("../../assets/icon.svg"),
        ),
        Piece::new(
            format!("share/icons/hicolor/128x128/apps/{NAME}.png"),
            include_bytes!("../../assets/icon.png"),
        ),
        Piece::new(
            format!("share/mime/packages/{NAME}.xml"),
            include_bytes!("../../assets/studiolo.xml"),
        ),
        Piece::new(format!("share/doc/{NAME}/LICENSE"), LICENCE),
        Piece::new(format!("share/doc/{NAME}/notices.txt"), NOTICES.bytes()),
    ];
    for (shell, path) in [
        (
            Shell::Bash,
            format!("share/bash-completion/completions/{NAME}"),
        ),
        (Shell::Zsh, format!("share/zsh/site-functions/_{NAME}")),
        (
            Shell::Fish,
            format!("share/fish/vendor_completions.d/{NAME}.fish"),
        ),
    ] {
        let mut script = Vec::new();
        clap_complete::generate(shell, &mut commands(), NAME, &mut script);
        pieces.push(Piece::new(path, script));
    }
    for tag in language::all() {
        let written = language::within(tag, tag, || {
            let mut commands = commands();
            commands.build();
            manual(commands, &section(tag), &mut pieces)
        });
        written.map_err(|reason| Failure::Call(not_printed(&reason)))?;
    }
    Ok(pieces)
}

/// Returns the folder in which `man` looks for pages in this language.
fn section(tag: &str) -> String {
    match tag {
        ENGLISH => String::from("share/man/man1"),
        _ => format!("share/man/{tag}/man1"),
    }
}

/// Adds a page of the manual for the program and one for each command.
fn manual(command: clap::Command, folder: &str, pieces: &mut Vec<Piece>) -> io::Result<()> {
    for command in command.get_subcommands() {
        manual(command.clone(), folder, pieces)?;
    }
    let page = clap_mangen::Man::new(command);
    let name = page.get_filename();
    let mut text = Vec::new();
    page.render(&mut text)?;
    let text = String::from_utf8_lossy(&text);
    let lines = text.lines().map(|line| match line.strip_prefix(SECTION) {
        Some(heading) => format!("{SECTION}{}\n", said(heading)),
        None => format!("{line}\n"),
    });
    let text: String = lines.collect();
    pieces.push(Piece::new(format!("{folder}/{name}"), text));
    Ok(())
}

/// Returns the heading of a manual section in the spoken language.
fn said(heading: &str) -> String {
    let headings = [
        ("NAME", fl!(man_name)),
        ("SYNOPSIS", fl!(man_synopsis)),
        ("DESCRIPTION", fl!(man_description)),
        ("VERSION", fl!(man_version)),
    ];
    let known = headings.iter().find(|(known, _)| *known == heading);
    known.map_or(heading, |(_, said)| said).to_uppercase()
}

/// Returns the menu entry, in all languages. An entry that starts the program by a path
/// hides itself once the program is no longer there.
pub fn menu_entry(program: Option<&Path>) -> String {
    let entry = include_str!("../../assets/studiolo.desktop");
    let path = program.and_then(Path::to_str);
    let lines = entry
        .lines()
        .map(|line| match (line.split_once('='), path) {
            (Some(("Exec", call)), Some(path)) => {
                let rest = call.strip_prefix(NAME).unwrap_or_default();
                format!(
                    "TryExec={}\nExec={}{rest}\n",
                    value(path),
                    value(&word(path))
                )
            }
            (Some((key, _)), _) => format!("{line}\n{}", in_languages(key)),
            (None, _) => format!("{line}\n"),
        });
    lines.collect()
}

/// Returns the lines of a menu entry's key in the other languages, if people read that key.
fn in_languages(key: &str) -> String {
    let said = |tag| {
        language::within(tag, tag, || match key {
            "GenericName" => Some(fl!(menu_entry_what)),
            "Comment" => Some(fl!(menu_entry_comment)),
            "Keywords" => Some(fl!(menu_entry_keywords)),
            _ => None,
        })
    };
    let others = language::all().filter(|tag| *tag != ENGLISH);
    let mut lines = String::new();
    for tag in others {
        if let Some(text) = said(tag) {
            let _ = writeln!(lines, "{key}[{tag}]={}", value(text));
        }
    }
    lines
}

/// Quotes a path as a word of a command in a menu entry.
fn word(path: &str) -> String {
    let mut word = String::from("\"");
    for letter in path.chars() {
        match letter {
            '"' | '`' | '$' | '\\' => word.extend(['\\', letter]),
            '%' => word.push_str("%%"),
            _ => word.push(letter),
        }
    }
    word.push('"');
    match path
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || "/-_.".contains(c))
    {
        true => path.to_owned(),
        false => word,
    }
}

/// Escapes a text as the value of a key in a menu entry.
fn value(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n")
}

/// Decides what to do with a file: nothing if a file of another owner is there.
fn what_to_do(disk: &dyn Disk, list: &List, place: &Place, piece: &Piece) -> io::Result<Done> {
    Ok(match there(disk, &place.path(&piece.path))? {
        There::Nothing => Done::Written,
        // A file that was there before us is not ours, so it stays when we uninstall.
        There::File(bytes) if bytes == piece.bytes => Done::Same,
        There::File(bytes) if list.wrote(&piece.path, &bytes) => Done::Renewed,
        There::File(_) | There::Other => Done::NotOurs,
    })
}

/// Deletes a file's half-written draft, which a killed program left under another name.
fn clear_drafts(disk: &dyn Disk, path: &Path, piece: &Piece) {
    let beside = disk.list(directory_of(path)).unwrap_or_default();
    for draft in beside {
        if meant_for(&draft).as_deref() == Some(path)
            && let Some(seen) = Seen::at(disk, &draft)
            && let Ok(bytes) = disk.read(&draft, u64::MAX)
            && piece.bytes.starts_with(&bytes)
        {
            // If it cannot be deleted, it only takes up space.
            let _ = seen.remove(disk);
        }
    }
}

/// Deletes a file of the list if it is still as it was written.
fn take_away(disk: &dyn Disk, list: &mut List, place: &Place, below: &str) -> Result<Done, String> {
    let path = place.path(below);
    let failed = |reason: &io::Error| not_written(&path, reason);
    let seen = Seen::at(disk, &path);
    let done = match there(disk, &path).map_err(|reason| failed(&reason))? {
        There::Nothing => Done::Gone,
        There::File(bytes) if list.wrote(below, &bytes) => {
            let removed = seen.map_or(Ok(false), |seen| seen.remove(disk));
            match removed.map_err(|reason| failed(&reason))? {
                true => Done::Removed,
                false => Done::NotOurs,
            }
        }
        There::File(_) | There::Other => Done::NotOurs,
    };
    list.files.remove(below);
    Ok(done)
}

/// What is at a path. A link counts as the user's own, wherever it leads.
enum There {
    Nothing,
    File(Vec<u8>),
    Other,
}

fn there(disk: &dyn Disk, path: &Path) -> io::Result<There> {
    match disk.is_link(path) {
        Ok(true) => return Ok(There::Other),
        Err(reason) if reason.kind() == io::ErrorKind::NotFound => return Ok(There::Nothing),
        is_link => is_link?,
    };
    match disk.about(path) {
        Err(reason) if reason.kind() == io::ErrorKind::NotFound => Ok(There::Nothing),
        Err(reason) => Err(reason),
        Ok(about) if about.kind == Kind::File => disk.read(path, u64::MAX).map(There::File),
        Ok(_) => Ok(There::Other),
    }
}

/// The files that were written or are about to be, and the directories made for them, in
/// order.
#[derive(Default)]
struct List {
    // While a file is being replaced, it has either its old or its new content.
    files: BTreeMap<String, BTreeSet<u64>>,
    directories: Vec<String>,
    // The list file itself, as it was last read or written.
    seen: Option<Seen>,
}

impl List {
    /// Reads an earlier list; returns an empty one if there is none.
    fn read(disk: &dyn Disk, place: &Place) -> Result<Self, String> {
        let path = place.path(LIST);
        let seen = Seen::at(disk, &path);
        let foreign = || installing::foreign_list(&path);
        match there(disk, &path) {
            Ok(There::Nothing) => Ok(Self::default()),
            Ok(There::File(bytes)) => {
                let list = str::from_utf8(&bytes).ok().and_then(Self::of_text);
                let list = list.ok_or_else(foreign)?;
                Ok(Self { seen, ..list })
            }
            Ok(There::Other) => Err(foreign()),
            Err(reason) => Err(not_read(&path, &reason)),
        }
    }

    /// Parses a list; returns `None` if the text is not one.
    fn of_text(text: &str) -> Option<Self> {
        let mut list = Self::default();
        let (header, lines) = match text.strip_prefix(HEADER) {
            Some(lines) => (true, lines.strip_prefix('\n')?),
            None => (false, text),
        };
        for line in lines.lines() {
            let known = line.split_once(' ').filter(|(_, path)| is_below(path));
            let (of, path) = match known {
                Some(known) => known,
                // Lines that somebody else added to our list are not ours.
                None if header => continue,
                None => return None,
            };
            if of == DIRECTORY {
                list.directories.push(path.to_owned());
            } else if let Ok(digest) = u64::from_str_radix(of, 16)
                && of.len() == 16
            {
                let digests = list.files.entry(path.to_owned()).or_default();
                digests.insert(digest);
            } else if !header {
                return None;
            }
        }
        let is_empty = list.files.is_empty() && list.directories.is_empty();
        (header || !is_empty).then_some(list)
    }

    fn text(&self) -> String {
        let directories = self.directories.iter();
        let directories = directories.map(|path| format!("{DIRECTORY} {path}\n"));
        let files = self.files.iter().flat_map(|(path, digests)| {
            let digests = digests.iter();
            digests.map(move |digest| format!("{digest:016x} {path}\n"))
        });
        let lines: String = directories.chain(files).collect();
        format!("{HEADER}\n{lines}")
    }

    /// Writes the list as a whole or not at all.
    fn write(&mut self, disk: &dyn Disk, place: &Place) -> Result<(), String> {
        let path = place.path(LIST);
        let failed = |reason: io::Error| not_written(&path, &reason);
        if self.seen.is_none() {
            self.plan_directories(disk, place, LIST);
        } else if Seen::at(disk, &path) != self.seen {
            // The list has been changed meanwhile.
            return Err(installing::foreign_list(&path));
        }
        make_directories(disk, place, LIST).map_err(failed)?;
        files::write_with(disk, &path, self.text().as_bytes(), Rights::Readable)
            .map_err(|error| words::save_error(&error))?;
        self.seen = Seen::at(disk, &path);
        Ok(())
    }

    /// Returns whether this content was written to a file, or was about to be.
    fn wrote(&self, path: &str, bytes: &[u8]) -> bool {
        let digests = self.files.get(path);
        digests.is_some_and(|digests| digests.contains(&digest(bytes)))
    }

    /// Notes that a file is about to be written.
    fn will_have(&mut self, disk: &dyn Disk, place: &Place, piece: &Piece) {
        let digests = self.files.entry(piece.path.clone()).or_default();
        digests.insert(digest(&piece.bytes));
        self.plan_directories(disk, place, &piece.path);
    }

    /// Notes that a file has been written.
    fn has(&mut self, piece: &Piece) {
        let digest = digest(&piece.bytes);
        self.files.insert(piece.path.clone(), [digest].into());
    }

    /// Returns what an earlier version installed and this one does not.
    fn left_over(&self, pieces: &[Piece]) -> Vec<String> {
        let is_known = |path: &&String| pieces.iter().any(|piece| piece.path == **path);
        let files = self.files.keys();
        files.filter(|path| !is_known(path)).cloned().collect()
    }

    /// Notes the directories that have to be made for a file.
    fn plan_directories(&mut self, disk: &dyn Disk, place: &Place, below: &str) {
        for directory in directories(place, below) {
            let there = disk.about(&place.path(directory));
            let is_missing = there.is_err_and(|e| e.kind() == io::ErrorKind::NotFound);
            if is_missing && !self.directories.iter().any(|known| known == directory) {
                self.directories.push(directory.to_owned());
            }
        }
    }
}

/// Makes the directories a file is in.
fn make_directories(disk: &dyn Disk, place: &Place, below: &str) -> io::Result<()> {
    if disk.about(&place.prefix).is_err() {
        files::make_directories(disk, &place.prefix)?;
    }
    for directory in directories(place, below) {
        let path = place.path(directory);
        match disk.make_directory(&path) {
            Err(_) if disk.about(&path).is_ok_and(|it| it.kind == Kind::Directory) => {}
            made => made?,
        }
    }
    Ok(())
}

/// Returns the directories below the prefix that contain a file, outermost first.
fn directories<'a>(place: &Place, below: &'a str) -> Vec<&'a str> {
    let all = below.match_indices('/').map(|(at, _)| &below[..at]);
    // The user's own `share` is the prefix itself.
    all.filter(|path| place.has_program || *path != "share")
        .collect()
}

/// Returns whether a path of the list stays below the prefix.
pub fn is_below(path: &str) -> bool {
    let mut parts = Path::new(path).components();
    !path.is_empty() && parts.all(|part| matches!(part, std::path::Component::Normal(_)))
}

/// Returns a hash of the content (FNV-1a).
fn digest(bytes: &[u8]) -> u64 {
    let mix = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// Tells the desktop to look again, if its tools are installed. With a prefix that the user
/// chose, no tool is started.
fn told(place: &Place) {
    if place.has_program {
        return;
    }
    for (tool, directory) in [
        ("update-mime-database", "share/mime"),
        ("update-desktop-database", "share/applications"),
    ] {
        let directory = place.path(directory);
        if directory.is_dir() {
            // Without these tools the desktop notices by itself, a little later.
            let _ = std::process::Command::new(tool)
                .arg(directory)
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status();
        }
    }
}

fn not_printed(reason: &io::Error) -> String {
    fl!(cli_not_printed, reason = words::disk::reason(reason))
}

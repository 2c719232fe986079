//! `studiolo install`: puts beside the program what a desktop and the shells look for:
//! menu entry, icon, type of the saves, manual, completions, licences. The manual and
//! the completions are made from the same commands as `--help`. What is to be written is
//! noted in a list before it is, so that nothing of anybody else is ever replaced or
//! deleted, and a program that was killed halfway knows its files again.

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

/// The name of the program, of its icon and of its menu entry, which is what the
/// window calls itself: on Wayland a desktop finds the icon by it.
const NAME: &str = "studiolo";

/// The list of what was written, below the prefix.
const LIST: &str = "share/studiolo/installed.txt";

/// The first line of the list.
const HEADER: &str = "#studiolo-install";

/// The language whose texts are in the files that all others come beside.
const ENGLISH: &str = "en";

/// What begins the line of a heading in a page of the manual.
const SECTION: &str = ".SH ";

/// What begins the line of a directory in the list.
const DIRECTORY: &str = "directory";

/// Builds the commands of the program in the language that is spoken.
type Commands = fn() -> clap::Command;

/// What is to be done.
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
    /// A file with this content.
    pub fn new(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self {
            path: path.into(),
            bytes: bytes.into(),
            is_program: false,
        }
    }
}

/// Where it is installed.
#[derive(Clone, Debug)]
pub struct Place {
    prefix: PathBuf,
    /// Whether the program is copied there too.
    has_program: bool,
}

impl Place {
    /// A prefix of somebody's choice.
    #[must_use]
    pub fn below(prefix: PathBuf) -> Self {
        Self {
            prefix,
            has_program: true,
        }
    }

    /// The prefix that is asked for, or the user's own.
    fn of(prefix: Option<PathBuf>) -> Result<Self, Failure> {
        if let Some(prefix) = prefix {
            return Ok(Self::below(prefix));
        }
        if cfg!(windows) {
            return Err(Failure::Call(fl!(install_not_here).to_owned()));
        }
        let home = directories::BaseDirs::new()
            .ok_or_else(|| Failure::Call(fl!(install_no_home).to_owned()))?;
        // This directory is what `share` is below a prefix, whatever its name.
        let data = match cfg!(target_os = "macos") {
            true => home.home_dir().join(".local/share"),
            false => home.data_dir().to_owned(),
        };
        Ok(Self {
            prefix: data,
            has_program: false,
        })
    }

    /// A path below the prefix. The user's directory of data is `share` itself.
    fn path(&self, below: &str) -> PathBuf {
        let inside = below.strip_prefix("share/").filter(|_| !self.has_program);
        self.prefix.join(inside.unwrap_or(below))
    }
}

/// Installs, or takes away what was installed.
pub(super) fn run(call: Call, commands: Commands) -> Result<Answer, Failure> {
    let place = Place::of(call.prefix)?;
    match call.uninstall {
        true => uninstall(&place, commands),
        false => install(&place, commands),
    }
}

fn install(place: &Place, commands: Commands) -> Result<Answer, Failure> {
    let program = program()?;
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
    // Only what was half written is found by them.
    let pieces = program().and_then(|program| all_pieces(place, commands, &program));
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

/// The program that runs.
fn program() -> Result<PathBuf, Failure> {
    std::env::current_exe()
        .and_then(|path| path.canonicalize())
        .map_err(|reason| {
            Failure::Call(fl!(
                install_no_program,
                reason = words::disk::reason(&reason)
            ))
        })
}

/// Puts files where they belong, and takes away what an earlier version has put there
/// and this one does not. Says what was done, and whether all of it could be.
///
/// # Errors
/// If a file cannot be read or written, or somebody else's lies where the list belongs.
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
    // Whatever happens to what follows, it is known to be ours.
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

/// Takes away what is on the list and still as it was written. Says what was done, and
/// whether all of it could be.
///
/// # Errors
/// If a file cannot be read or deleted, or somebody else's lies where the list belongs.
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
    // Those inside others first. What somebody else has put in one keeps it.
    for directory in list.directories.iter().rev() {
        let _ = disk.remove_directory(&place.path(directory));
    }
    Ok((lines, fine))
}

/// Everything to install.
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

/// Everything to install beside the program; the menu entry calls it by this path,
/// or by its name.
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

/// The folder in which `man` looks for pages in this language.
fn section(tag: &str) -> String {
    match tag {
        ENGLISH => String::from("share/man/man1"),
        _ => format!("share/man/{tag}/man1"),
    }
}

/// A page of the manual for the program, and one for each command.
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

/// The heading of a section of a page of the manual, in the language that is spoken.
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

/// The menu entry, in all languages. One that calls the program by a path hides itself when
/// there is no program there any more.
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

/// The lines of a key of the menu entry in the other languages, if it is read by people.
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

/// A path as a word of a command in a menu entry.
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

/// A text as the value of a key in a menu entry.
fn value(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n")
}

/// What is to be done with a file: nothing if something of somebody else is there.
fn what_to_do(disk: &dyn Disk, list: &List, place: &Place, piece: &Piece) -> io::Result<Done> {
    Ok(match there(disk, &place.path(&piece.path))? {
        There::Nothing => Done::Written,
        // Not ours if it was here before us; then it stays when we go.
        There::File(bytes) if bytes == piece.bytes => Done::Same,
        There::File(bytes) if list.wrote(&piece.path, &bytes) => Done::Renewed,
        There::File(_) | There::Other => Done::NotOurs,
    })
}

/// Deletes what a program that was killed had written of a file under another name.
fn clear_drafts(disk: &dyn Disk, path: &Path, piece: &Piece) {
    let beside = disk.list(directory_of(path)).unwrap_or_default();
    for draft in beside {
        if meant_for(&draft).as_deref() == Some(path)
            && let Some(seen) = Seen::at(disk, &draft)
            && let Ok(bytes) = disk.read(&draft, u64::MAX)
            && piece.bytes.starts_with(&bytes)
        {
            // It is only in the way.
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

/// What lies at a path. A link is somebody's wish, whatever it leads to.
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

/// What was written or is about to be, and which directories were made for it, in their
/// order.
#[derive(Default)]
struct List {
    // A file that is being replaced is as it was, or as it will be.
    files: BTreeMap<String, BTreeSet<u64>>,
    directories: Vec<String>,
    // The list itself, as it was read or written.
    seen: Option<Seen>,
}

impl List {
    /// The list of an earlier time; an empty one if there is none.
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

    /// The list in a text; nothing if that is none.
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
                // Whatever somebody has added to a list of ours is nothing of ours.
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

    /// Writes it as a whole or not at all.
    fn write(&mut self, disk: &dyn Disk, place: &Place) -> Result<(), String> {
        let path = place.path(LIST);
        let failed = |reason: io::Error| not_written(&path, &reason);
        if self.seen.is_none() {
            self.plan_directories(disk, place, LIST);
        } else if Seen::at(disk, &path) != self.seen {
            // It is another one by now.
            return Err(installing::foreign_list(&path));
        }
        make_directories(disk, place, LIST).map_err(failed)?;
        files::write_with(disk, &path, self.text().as_bytes(), Rights::Readable)
            .map_err(|error| words::save_error(&error))?;
        self.seen = Seen::at(disk, &path);
        Ok(())
    }

    /// Whether this content was written to a file, or was about to be.
    fn wrote(&self, path: &str, bytes: &[u8]) -> bool {
        let digests = self.files.get(path);
        digests.is_some_and(|digests| digests.contains(&digest(bytes)))
    }

    /// A file is about to be written.
    fn will_have(&mut self, disk: &dyn Disk, place: &Place, piece: &Piece) {
        let digests = self.files.entry(piece.path.clone()).or_default();
        digests.insert(digest(&piece.bytes));
        self.plan_directories(disk, place, &piece.path);
    }

    /// A file is written.
    fn has(&mut self, piece: &Piece) {
        let digest = digest(&piece.bytes);
        self.files.insert(piece.path.clone(), [digest].into());
    }

    /// What an earlier version has written and this one has not.
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

/// The directories below the prefix that a file is in, the outer ones first.
fn directories<'a>(place: &Place, below: &'a str) -> Vec<&'a str> {
    let all = below.match_indices('/').map(|(at, _)| &below[..at]);
    // The user's own `share` is the prefix itself.
    all.filter(|path| place.has_program || *path != "share")
        .collect()
}

/// Whether a path of the list leads nowhere but below the prefix.
pub fn is_below(path: &str) -> bool {
    let mut parts = Path::new(path).components();
    !path.is_empty() && parts.all(|part| matches!(part, std::path::Component::Normal(_)))
}

/// A number that tells a content from others (FNV-1a).
fn digest(bytes: &[u8]) -> u64 {
    let mix = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// Has the desktop look again, where its tools are there. Below a prefix of somebody's
/// choice nothing is started.
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
            // Without them a desktop finds out by itself, a little later.
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

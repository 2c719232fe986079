//! `studiolo install`: puts beside the program what a desktop and the shells look for:
//! menu entry, icon, type of the saves, manual, completions, licences. The manual and
//! the completions are made from the same commands as `--help`. What was written is
//! noted in a list, so that nothing of anybody else is ever replaced or deleted.

use std::collections::BTreeMap;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use clap::Args;
use clap_complete::Shell;

use super::{Answer, Failure, print};
use words::fl;
use words::installing::{self, Done};
use words::notices::{LICENCE, NOTICES};
use words::safe_path;

/// The name of the program, of its icon and of its menu entry, which is what the
/// window calls itself: on Wayland a desktop finds the icon by it.
const NAME: &str = "studiolo";

/// The list of what was written, below the prefix.
const LIST: &str = "share/studiolo/installed.txt";

/// What begins the line of a directory in the list.
const DIRECTORY: &str = "directory";

/// What is to be done.
#[derive(Debug, Args)]
pub(super) struct Call {
    #[arg(long, value_name = "DIR", help = fl!(cli_help_install_prefix))]
    prefix: Option<PathBuf>,
    #[arg(long, help = fl!(cli_help_install_uninstall))]
    uninstall: bool,
}

/// A file to write, by its path below the prefix.
struct Piece {
    path: String,
    bytes: Vec<u8>,
    is_program: bool,
}

impl Piece {
    fn new(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self {
            path: path.into(),
            bytes: bytes.into(),
            is_program: false,
        }
    }
}

/// Where it is installed.
struct Place {
    prefix: PathBuf,
    /// Whether the program is copied there too.
    has_program: bool,
}

impl Place {
    /// The prefix that is asked for, or the user's own.
    fn of(prefix: Option<PathBuf>) -> Result<Self, Failure> {
        if let Some(prefix) = prefix {
            return Ok(Self {
                prefix,
                has_program: true,
            });
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
pub(super) fn run(call: Call, commands: clap::Command) -> Result<Answer, Failure> {
    let place = Place::of(call.prefix)?;
    match call.uninstall {
        true => uninstall(&place),
        false => install(&place, commands),
    }
}

fn install(place: &Place, commands: clap::Command) -> Result<Answer, Failure> {
    let program = std::env::current_exe()
        .and_then(|path| path.canonicalize())
        .map_err(|reason| Failure::Call(installing::no_program(&reason)))?;
    let mut pieces = pieces(commands, (!place.has_program).then_some(program.as_path()))?;
    if place.has_program {
        let bytes = fs::read(&program);
        let bytes = bytes.map_err(|reason| Failure::Call(not_read(&program, &reason)))?;
        let mut piece = Piece::new(format!("bin/{NAME}{EXE_SUFFIX}"), bytes);
        piece.is_program = true;
        pieces.insert(0, piece);
    }
    let mut list = List::read(place)?;
    let mut lines = Vec::new();
    let mut fine = true;
    for piece in &pieces {
        let path = place.path(&piece.path);
        let done = put(&mut list, place, piece)
            .map_err(|reason| Failure::Call(not_written(&path, &reason)))?;
        fine &= done != Done::NotOurs;
        lines.push(installing::line(done, &path));
        // Whatever happens to the next one, this one is known to be ours.
        list.write(place)?;
    }
    for path in list.left_over(&pieces) {
        let done = take_away(&mut list, place, &path);
        lines.push(installing::line(done?, &place.path(&path)));
    }
    list.write(place)?;
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

fn uninstall(place: &Place) -> Result<Answer, Failure> {
    let mut list = List::read(place)?;
    let mut lines = Vec::new();
    let mut fine = true;
    let paths: Vec<String> = list.files.keys().cloned().collect();
    for path in paths {
        let done = take_away(&mut list, place, &path)?;
        fine &= done != Done::NotOurs;
        lines.push(installing::line(done, &place.path(&path)));
    }
    let own = place.path(LIST);
    match fs::remove_file(&own) {
        Err(reason) if reason.kind() != io::ErrorKind::NotFound => {
            return Err(Failure::Call(not_written(&own, &reason)));
        }
        _ => {}
    }
    // Those inside others first. What somebody else has put in one keeps it.
    for directory in list.directories.iter().rev() {
        let _ = fs::remove_dir(place.path(directory));
    }
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

/// Everything to install beside the program; the menu entry calls it by this path,
/// or by its name.
fn pieces(commands: clap::Command, program: Option<&Path>) -> Result<Vec<Piece>, Failure> {
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
        clap_complete::generate(shell, &mut commands.clone(), NAME, &mut script);
        pieces.push(Piece::new(path, script));
    }
    let mut commands = commands.disable_help_subcommand(true);
    commands.build();
    manual(commands, &mut pieces).map_err(|reason| Failure::Call(not_printed(&reason)))?;
    Ok(pieces)
}

/// A page of the manual for the program, and one for each command.
fn manual(command: clap::Command, pieces: &mut Vec<Piece>) -> io::Result<()> {
    for command in command.get_subcommands() {
        manual(command.clone(), pieces)?;
    }
    let page = clap_mangen::Man::new(command);
    let name = page.get_filename();
    let mut text = Vec::new();
    page.render(&mut text)?;
    pieces.push(Piece::new(format!("share/man/man1/{name}"), text));
    Ok(())
}

/// The menu entry. One that calls the program by a path hides itself when there is
/// no program there any more.
pub fn menu_entry(program: Option<&Path>) -> String {
    let entry = include_str!("../../assets/studiolo.desktop");
    let Some(path) = program.and_then(Path::to_str) else {
        return entry.to_owned();
    };
    let lines = entry.lines().map(|line| match line.strip_prefix("Exec=") {
        Some(call) => {
            let rest = call.strip_prefix(NAME).unwrap_or_default();
            format!(
                "TryExec={}\nExec={}{rest}\n",
                value(path),
                value(&word(path))
            )
        }
        None => format!("{line}\n"),
    });
    lines.collect()
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

/// Puts a file where it belongs, unless something of somebody else is there.
fn put(list: &mut List, place: &Place, piece: &Piece) -> io::Result<Done> {
    let path = place.path(&piece.path);
    let digest = digest(&piece.bytes);
    let done = match there(&path)? {
        There::Nothing => Done::Written,
        // Not ours if it was here before us; then it stays when we go.
        There::File(bytes) if bytes == piece.bytes => return Ok(Done::Same),
        There::File(bytes) if list.files.get(&piece.path) == Some(&self::digest(&bytes)) => {
            Done::Renewed
        }
        There::File(_) | There::Other => return Ok(Done::NotOurs),
    };
    list.make_directories(place, &piece.path)?;
    let draft = path.with_file_name(format!(".{NAME}-{}", std::process::id()));
    let written = fs::write(&draft, &piece.bytes)
        .and_then(|()| allow(&draft, piece.is_program))
        .and_then(|()| fs::rename(&draft, &path));
    if let Err(reason) = written {
        let _ = fs::remove_file(&draft);
        return Err(reason);
    }
    list.files.insert(piece.path.clone(), digest);
    Ok(done)
}

/// Everybody may read it, and start it if it is the program.
#[cfg(unix)]
fn allow(path: &Path, is_program: bool) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = if is_program { 0o755 } else { 0o644 };
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
fn allow(_: &Path, _: bool) -> io::Result<()> {
    Ok(())
}

/// Deletes a file of the list if it is still as it was written.
fn take_away(list: &mut List, place: &Place, below: &str) -> Result<Done, Failure> {
    let path = place.path(below);
    let failed = |reason: &io::Error| Failure::Call(not_written(&path, reason));
    let ours = list.files.remove(below);
    match there(&path).map_err(|reason| failed(&reason))? {
        There::Nothing => Ok(Done::Gone),
        There::File(bytes) if ours.is_some_and(|ours| ours == digest(&bytes)) => {
            fs::remove_file(&path).map_err(|reason| failed(&reason))?;
            Ok(Done::Removed)
        }
        There::File(_) | There::Other => Ok(Done::NotOurs),
    }
}

/// What lies at a path. A link is somebody's wish, whatever it leads to.
enum There {
    Nothing,
    File(Vec<u8>),
    Other,
}

fn there(path: &Path) -> io::Result<There> {
    match fs::symlink_metadata(path) {
        Err(reason) if reason.kind() == io::ErrorKind::NotFound => Ok(There::Nothing),
        Err(reason) => Err(reason),
        Ok(about) if about.is_file() => fs::read(path).map(There::File),
        Ok(_) => Ok(There::Other),
    }
}

/// What was written, and which directories were made for it, in their order.
#[derive(Default)]
struct List {
    files: BTreeMap<String, u64>,
    directories: Vec<String>,
}

impl List {
    /// The list of an earlier time; an empty one if there is none.
    fn read(place: &Place) -> Result<Self, Failure> {
        let path = place.path(LIST);
        let text = match fs::read(&path) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(reason) if reason.kind() == io::ErrorKind::NotFound => String::new(),
            Err(reason) => return Err(Failure::Call(not_read(&path, &reason))),
        };
        let mut list = Self::default();
        for line in text.lines() {
            let Some((of, path)) = line.split_once(' ').filter(|(_, path)| is_below(path)) else {
                continue;
            };
            if of == DIRECTORY {
                list.directories.push(path.to_owned());
            } else if let Ok(digest) = u64::from_str_radix(of, 16) {
                list.files.insert(path.to_owned(), digest);
            }
        }
        Ok(list)
    }

    fn write(&mut self, place: &Place) -> Result<(), Failure> {
        let path = place.path(LIST);
        let failed = |reason: io::Error| Failure::Call(not_written(&path, &reason));
        self.make_directories(place, LIST).map_err(failed)?;
        let directories = self.directories.iter();
        let directories = directories.map(|path| format!("{DIRECTORY} {path}\n"));
        let files = self.files.iter();
        let files = files.map(|(path, digest)| format!("{digest:016x} {path}\n"));
        let text: String = directories.chain(files).collect();
        fs::write(&path, text).map_err(failed)
    }

    /// What an earlier version has written and this one has not.
    fn left_over(&self, pieces: &[Piece]) -> Vec<String> {
        let is_known = |path: &&String| pieces.iter().any(|piece| piece.path == **path);
        let files = self.files.keys();
        files.filter(|path| !is_known(path)).cloned().collect()
    }

    /// Makes the directories a file is in, and notes which.
    fn make_directories(&mut self, place: &Place, below: &str) -> io::Result<()> {
        fs::create_dir_all(&place.prefix)?;
        for (at, _) in below.match_indices('/') {
            // The user's own `share` is the prefix itself.
            if !place.has_program && &below[..at] == "share" {
                continue;
            }
            let path = place.path(&below[..at]);
            match fs::create_dir(&path) {
                Ok(()) => self.directories.push(below[..at].to_owned()),
                Err(_) if path.is_dir() => {}
                Err(reason) => return Err(reason),
            }
        }
        Ok(())
    }
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

fn not_written(path: &Path, reason: &io::Error) -> String {
    installing::not_written(path, reason)
}

fn not_read(path: &Path, reason: &io::Error) -> String {
    installing::not_read(path, reason)
}

fn not_printed(reason: &io::Error) -> String {
    words::calls::not_printed(reason)
}

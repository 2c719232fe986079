//! Dependencies between the parts of the source point downwards only. Between crates the
//! compiler guarantees that; within them, this test does.
//!
//! Every path that begins with `crate`, `super`, `self` or the name of one of our crates is
//! followed from its file to the part it leads to, in `use` lines, in code and in macros. A
//! file is named by its crate and its path in it: `florence/rules/game.rs`; files of the
//! program by their path below `src`. What a part may use is in [`may_use`], and how the
//! file system may be reached in [`FILES`].

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A part of the source with one purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Room {
    /// The value of a position, for any game.
    Value,
    /// Any game on any table.
    Table,
    /// The rules of a game.
    Rules,
    /// Plans, bots and advice of a game.
    Mind,
    /// The vocabulary of a game, for other code.
    Game,
    /// Languages, for any game.
    Words,
    /// The words of a game.
    GameWords,
    /// Programs of others as opponents, in all games.
    Programs,
    /// The command line.
    Cli,
    /// The window for any game.
    Shell,
    /// The window of a game.
    GameWindow,
    /// The list of the games in the window.
    App,
    /// What puts the parts together.
    Top,
}

/// Our crates below the program.
const CRATES: [&str; 7] = [
    "florence", "prince", "programs", "table", "tiletum", "value", "words",
];

/// The games of the program; each has the parts that are named after it.
const GAMES: [&str; 3] = ["florence", "prince", "tiletum"];

/// Returns the part that a module belongs to, and its game.
fn room_of(module: &[String]) -> (Room, Option<&str>) {
    let part = |at: usize| module.get(at).map_or("", String::as_str);
    let game = |at: usize| GAMES.into_iter().find(|game| *game == part(at));
    match (part(0), part(1)) {
        ("value", _) => (Room::Value, None),
        ("table", _) => (Room::Table, None),
        // Macros are at the top, whichever file defines them.
        ("commands", _) => (Room::Shell, None),
        ("words", _) if game(1).is_some() => (Room::GameWords, game(1)),
        ("words", _) => (Room::Words, None),
        ("programs", _) => (Room::Programs, None),
        ("cli", _) => (Room::Cli, None),
        ("ui", _) => (Room::Shell, None),
        ("games", _) if game(1).is_some() => (Room::GameWindow, game(1)),
        ("app", _) => (Room::App, None),
        (_, "rules") if game(0).is_some() => (Room::Rules, game(0)),
        (_, "mind") if game(0).is_some() => (Room::Mind, game(0)),
        _ if game(0).is_some() => (Room::Game, game(0)),
        _ => (Room::Top, None),
    }
}

/// Returns what a part may use, besides itself.
fn may_use(room: Room) -> &'static [Room] {
    use Room::{
        Cli, Game, GameWindow, GameWords, Mind, Programs, Rules, Shell, Table, Value, Words,
    };
    match room {
        Value | Table => &[],
        Rules => &[Table],
        Mind => &[Rules, Table, Value],
        Game => &[Mind, Rules, Table],
        Words => &[Table],
        GameWords => &[Words, Game, Mind, Rules, Table],
        Programs => &[GameWords, Words, Game, Mind, Rules, Table],
        Cli => &[Programs, GameWords, Words, Game, Mind, Rules, Table],
        Shell => &[Programs, Words, Table],
        GameWindow => &[Shell, Programs, GameWords, Words, Game, Mind, Rules, Table],
        Room::App => &[
            GameWindow, Shell, Programs, GameWords, Words, Game, Mind, Rules, Table,
        ],
        Room::Top => &[
            Room::App,
            GameWindow,
            Shell,
            Cli,
            Programs,
            GameWords,
            Words,
            Game,
            Mind,
            Rules,
            Table,
        ],
    }
}

/// Names that reach the file system without `table::save::disk::Disk`: modules, methods of
/// paths, and types of other crates that read files.
const FILES: [&str; 12] = [
    "UserDirs",
    "canonicalize",
    "fs",
    "is_dir",
    "is_file",
    "metadata",
    "read_dir",
    "read_link",
    "save_buffer",
    "symlink_metadata",
    "tempdir",
    "try_exists",
];

/// Files that may take the real disk to hand it to a worker. All others use the one they
/// are handed.
const MAY_TAKE_THE_DISK: [&str; 3] = ["app/mod.rs", "ui/io/library.rs", "app/shot.rs"];

/// Exceptions, and their purpose.
const MAY_REACH_FILES: [(&str, &[&str]); 3] = [
    // The disk itself.
    (
        "table/save/disk.rs",
        &[
            "canonicalize",
            "fs",
            "is_dir",
            "is_file",
            "metadata",
            "read_dir",
            "symlink_metadata",
        ],
    ),
    // Used by a worker.
    ("ui/base/folders.rs", &["UserDirs"]),
    // Before the window for a picture exists, and after it.
    ("app/shot.rs", &["fs", "read_dir", "save_buffer", "tempdir"]),
];

/// Returns where the file system is reached without the disk: tests see everything that
/// goes through it, including the thread.
fn reaches_files(file: &Path, room: Room, names: &BTreeSet<String>) -> Vec<String> {
    let has_disk = matches!(
        room,
        Room::Table | Room::Shell | Room::GameWindow | Room::App
    );
    let allowed = MAY_REACH_FILES.iter().find(|(of, _)| Path::new(of) == file);
    let is_allowed = |name: &str| allowed.is_some_and(|(_, names)| names.contains(&name));
    let found = FILES.iter().filter(|name| names.contains(**name));
    let found = found.filter(|name| has_disk && !is_allowed(name));
    found
        .map(|name| format!("{}: {name} past the disk", file.display()))
        .collect()
}

/// Returns what is wrong with one file at this path below `src`.
fn problems_of(file: &Path, source: &str) -> Vec<String> {
    let module = module_of(file);
    let (room, game) = room_of(&module);
    let Names { paths, words, .. } = Names::of(source, &module);
    let mut problems = Vec::new();
    for Named { path, .. } in paths {
        let (to, of) = room_of(&path);
        let arrow = format!("{}: {}", file.display(), path.join("::"));
        if to != room && !may_use(room).contains(&to) {
            problems.push(format!("{arrow}: {room:?} may not use {to:?}"));
        }
        if game.is_some() && of.is_some() && game != of {
            problems.push(format!("{arrow}: another game"));
        }
        let takes_disk = path.ends_with(&["disk".to_owned(), "System".to_owned()]);
        let is_window = matches!(room, Room::Shell | Room::GameWindow | Room::App);
        if takes_disk && is_window && !MAY_TAKE_THE_DISK.iter().any(|of| Path::new(of) == file) {
            problems.push(format!("{arrow}: a disk that nobody handed over"));
        }
    }
    let has_window = matches!(room, Room::Shell | Room::GameWindow | Room::App);
    for name in &words {
        if ["egui", "eframe"].contains(&name.as_str()) && !has_window {
            problems.push(format!("{}: {name} below the window", file.display()));
        }
        let lower = name.to_lowercase();
        let named = GAMES.into_iter().find(|game| lower.contains(game));
        if matches!(room, Room::Table | Room::Words | Room::Shell) && named.is_some() {
            problems.push(format!("{}: {name} names a game", file.display()));
        }
    }
    problems.extend(reaches_files(file, room, &words));
    problems
}

/// Returns the path of a module from its file.
pub(super) fn module_of(file: &Path) -> Vec<String> {
    let parts = file.with_extension("");
    let parts = parts.iter().map(|part| part.to_string_lossy().into_owned());
    let mut parts: Vec<String> = parts.collect();
    let last = parts.last().map(String::as_str);
    if matches!(last, Some("mod" | "lib" | "main")) {
        parts.pop();
    }
    parts
}

/// A path in the source.
pub(super) struct Named {
    pub(super) path: Vec<String>,
    /// The name under which a `use` imports it.
    pub(super) brought_as: Option<String>,
}

/// What a file names, except code that is compiled only for tests.
#[derive(Default)]
pub(super) struct Names {
    /// Paths that begin with `crate`, `super`, `self` or one of our crates, as full paths.
    pub(super) paths: Vec<Named>,
    /// Paths that begin with any other name, unchanged.
    pub(super) loose: Vec<Named>,
    /// Macros defined here.
    pub(super) macros: Vec<String>,
    /// All identifiers.
    words: BTreeSet<String>,
}

impl Names {
    pub(super) fn of(source: &str, module: &[String]) -> Self {
        let mut names = Self::default();
        let tokens = source.parse().expect("the source is Rust");
        names.read(tokens, module);
        names
    }

    /// Collects the names in some tokens of a module.
    fn read(&mut self, tokens: TokenStream, module: &[String]) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            if is_for_tests(&tokens[at..]) {
                at += 2;
                while at < tokens.len() && !ends_item(&tokens[at]) {
                    at += 1;
                }
                at += 1;
                continue;
            }
            match &tokens[at] {
                // `pub(in crate::app)` only says who may see an item.
                TokenTree::Group(_) if at > 0 && is_word(&tokens[at - 1], "pub") => at += 1,
                TokenTree::Group(group) => {
                    let inner = inline_module(&tokens[..at]);
                    let mut module = module.to_vec();
                    module.extend(inner);
                    self.read(group.stream(), &module);
                    at += 1;
                }
                // Module declarations are not uses.
                TokenTree::Ident(_) if at > 0 && is_word(&tokens[at - 1], "mod") => at += 1,
                TokenTree::Ident(name) => {
                    self.words.insert(name.to_string());
                    if at > 1 && is_word(&tokens[at - 2], "macro_rules") {
                        self.macros.push(name.to_string());
                    }
                    let follows = at > 0 && is_colon(&tokens[at - 1]);
                    if follows || !is_colon_pair(&tokens, at + 1) {
                        at += 1;
                        continue;
                    }
                    let brings = at > 0 && is_word(&tokens[at - 1], "use");
                    let start = start_of(&name.to_string(), module);
                    let is_loose = start.is_none();
                    let start = start.unwrap_or_else(|| vec![name.to_string()]);
                    let mut found = Vec::new();
                    at = self.follow(&tokens, at + 1, start, brings, &mut found);
                    match is_loose {
                        true => self.loose.extend(found),
                        false => self.paths.extend(found),
                    }
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => at += 1,
            }
        }
    }

    /// Follows a path from the `::` at `at` to its end; returns the position after it.
    fn follow(
        &mut self,
        tokens: &[TokenTree],
        mut at: usize,
        mut path: Vec<String>,
        brings: bool,
        found: &mut Vec<Named>,
    ) -> usize {
        while is_colon_pair(tokens, at) {
            at += 2;
            match tokens.get(at) {
                Some(TokenTree::Ident(name)) => {
                    self.words.insert(name.to_string());
                    match name.to_string().as_str() {
                        "super" => drop(path.pop()),
                        name => path.push(name.to_owned()),
                    }
                    at += 1;
                }
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    let members: Vec<TokenTree> = group.stream().into_iter().collect();
                    for member in members.split(|token| is_punct(token, ',')) {
                        if let Some(TokenTree::Ident(name)) = member.first() {
                            self.words.insert(name.to_string());
                            let mut inner = path.clone();
                            if name != "self" {
                                inner.push(name.to_string());
                            }
                            self.follow(member, 1, inner, brings, found);
                        }
                    }
                    return at + 1;
                }
                _ => break,
            }
        }
        let other = match tokens.get(at..) {
            Some([word, TokenTree::Ident(name), ..]) if is_word(word, "as") => {
                Some(name.to_string())
            }
            _ => path.last().cloned(),
        };
        let brought_as = other.filter(|_| brings);
        found.push(Named { path, brought_as });
        at
    }
}

/// Returns the top of the crate that a module is in.
pub(super) fn top_of(module: &[String]) -> &[String] {
    let is_crate = |top: &&String| CRATES.contains(&top.as_str());
    &module[..usize::from(module.first().is_some_and(|top| is_crate(&top)))]
}

/// Returns where a path that begins with this name leads.
fn start_of(name: &str, module: &[String]) -> Option<Vec<String>> {
    match name {
        "crate" => Some(top_of(module).to_vec()),
        "studiolo" => Some(Vec::new()),
        _ if CRATES.contains(&name) => Some(vec![name.to_owned()]),
        "self" => Some(module.to_vec()),
        "super" => Some(module[..module.len().saturating_sub(1)].to_vec()),
        _ => None,
    }
}

/// Returns the name of the module whose braces follow these tokens.
fn inline_module(before: &[TokenTree]) -> Option<String> {
    match before {
        [.., TokenTree::Ident(word), TokenTree::Ident(name)] if word == "mod" => {
            Some(name.to_string())
        }
        _ => None,
    }
}

/// Returns whether `#[cfg(test)]` or `#[cfg(all(test, …))]` is here.
fn is_for_tests(tokens: &[TokenTree]) -> bool {
    let [hash, TokenTree::Group(group), ..] = tokens else {
        return false;
    };
    let text = group.stream().to_string().replace(' ', "");
    is_punct(hash, '#') && (text.starts_with("cfg(test") || text.starts_with("cfg(all(test"))
}

fn ends_item(token: &TokenTree) -> bool {
    let braces = matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
    braces || is_punct(token, ';')
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(found) if found == word)
}

fn is_colon(token: &TokenTree) -> bool {
    is_punct(token, ':')
}

fn is_colon_pair(tokens: &[TokenTree], at: usize) -> bool {
    tokens.get(at).is_some_and(is_colon) && tokens.get(at + 1).is_some_and(is_colon)
}

fn is_punct(token: &TokenTree, punct: char) -> bool {
    matches!(token, TokenTree::Punct(found) if found.as_char() == punct)
}

/// Returns all source files, by their crate and their path in it.
pub(super) fn sources() -> Vec<(PathBuf, String)> {
    fn walk(dir: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(dir).expect("a directory of the source") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut read = |src: &Path, name: &str| {
        let mut paths = Vec::new();
        walk(src, &mut paths);
        for path in paths {
            let text = fs::read_to_string(&path).expect("a source file");
            let place = path.strip_prefix(src).expect("below its crate");
            found.push((Path::new(name).join(place), text));
        }
    };
    read(&root.join("src"), "");
    for name in CRATES {
        read(&root.join("crates").join(name).join("src"), name);
    }
    found.sort();
    found
}

#[test]
fn arrows_between_rooms_point_downwards_only() {
    let sources = sources();
    assert!(sources.len() > 100, "the source was not found");
    let problems = sources
        .iter()
        .flat_map(|(file, text)| problems_of(file, text));
    let problems: Vec<String> = problems.collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn one_wrong_use_of_each_kind_is_found() {
    let wrong = [
        ("table/seat.rs", "use florence::Game;"),
        ("table/seat.rs", "use words::safe;"),
        ("table/save/format.rs", "use eframe::egui;"),
        ("table/game.rs", "fn of_florence() {}"),
        ("florence/rules/game.rs", "use crate::mind::bot;"),
        ("florence/rules/game.rs", "use super::super::mind::bot;"),
        ("prince/rules/game.rs", "use crate::mind::bot;"),
        (
            "prince/mind/bot/worth.rs",
            "use florence::mind::bot::Weights;",
        ),
        ("florence/rules/game.rs", "use {table::Seat, words::safe};"),
        (
            "florence/rules/game.rs",
            "fn f() { let _ = studiolo::app::run; }",
        ),
        (
            "florence/rules/phase/mod.rs",
            "mod inner { use super::super::super::mind; }",
        ),
        (
            "florence/mind/planner/fits.rs",
            "use words::florence::names;",
        ),
        ("words/safe.rs", "use florence::Game;"),
        ("words/safe.rs", "use super::florence::names;"),
        ("words/florence/names.rs", "use studiolo::ui::base::theme;"),
        ("cli/mod.rs", "use crate::app::run;"),
        ("ui/screens/log.rs", "use crate::games::florence::turn;"),
        (
            "ui/screens/log.rs",
            "use super::super::super::games::florence::turn;",
        ),
        ("ui/screens/log.rs", "use words::florence::names;"),
        (
            "ui/screens/log.rs",
            "fn f() { println!(\"{}\", florence::ROUNDS); }",
        ),
        ("ui/screens/log.rs", "use crate::app::View;"),
        ("ui/screens/log.rs", "struct FlorenceLog;"),
        ("ui/screens/log.rs", "use std::fs;"),
        ("games/florence/sheet.rs", "fn f() { std::fs::read(x); }"),
        ("app/mod.rs", "fn f(path: &Path) -> bool { path.is_file() }"),
        ("table/save/files.rs", "use std::{fs::File, io};"),
        (
            "ui/screens/dialogs.rs",
            "use table::save::disk::{Disk, System};",
        ),
        (
            "ui/screens/dialogs.rs",
            "fn f() { directories::UserDirs::new(); }",
        ),
    ];
    for (file, source) in wrong {
        let problems = problems_of(Path::new(file), source);
        assert!(!problems.is_empty(), "{file}: {source}");
    }
}

#[test]
fn right_uses_are_let_be() {
    let right = [
        (
            "ui/screens/log.rs",
            "pub(crate) fn f() { words::fl!(undo); }",
        ),
        (
            "table/log/session.rs",
            "use super::super::seat::Seat; use std::fmt;",
        ),
        (
            "florence/rules/game.rs",
            "use table::{Card, Seat}; use super::setup::Setup;",
        ),
        (
            "florence/mind/bot/mod.rs",
            "use crate::rules::{Game, legal};",
        ),
        (
            "words/florence/names.rs",
            "use florence::Game; use crate::safe;",
        ),
        (
            "ui/screens/log.rs",
            "use super::theme; #[cfg(test)] mod tests { use florence::Game; }",
        ),
        (
            "games/florence/turn.rs",
            "use crate::ui::theme; use florence::Game;",
        ),
        (
            "prince/mind/bot/worth.rs",
            "use crate::rules::game::Game; use table::Seat;",
        ),
        ("table/save/disk.rs", "use std::fs;"),
        (
            "ui/screens/log.rs",
            "#[cfg(test)] mod tests { use std::fs; }",
        ),
        (
            "app/mod.rs",
            "use crate::games::florence::window; use crate::ui::Intent;",
        ),
    ];
    for (file, source) in right {
        let problems = problems_of(Path::new(file), source);
        assert!(problems.is_empty(), "{file}: {problems:?}");
    }
}

/// Files that may delete a file by its path alone: the disk, the code in front of it, the
/// code that has just created the file, and the function that all others call.
const MAY_DELETE: [&str; 4] = [
    "crates/table/src/save/disk.rs",
    "crates/table/src/save/files.rs",
    "crates/table/src/save/own.rs",
    "src/ui/io/gate.rs",
];

#[test]
fn files_are_deleted_through_one_door() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![home.join("src"), home.join("crates")];
    let mut seen = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("it is there") {
            let path = entry.expect("an entry").path();
            let below = path.strip_prefix(home).expect("it is in the house");
            let below = below.to_string_lossy().replace('\\', "/");
            let is_source = below.starts_with("src/") || below.contains("/src");
            if path.is_dir() {
                folders.push(path);
            } else if is_source && path.extension().is_some_and(|ending| ending == "rs") {
                let source = fs::read_to_string(&path).expect("text");
                let source: String = source.chars().filter(|c| !c.is_whitespace()).collect();
                let deletes = ["disk.remove(", "disk().remove(", "fs::remove_"];
                let does = deletes.iter().any(|call| source.contains(call));
                assert!(!does || MAY_DELETE.contains(&&*below), "{below}");
                seen += 1;
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

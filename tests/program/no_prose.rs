//! Text for people is in `assets/lang`, not in the code: no literal in `src` is a sentence
//! or a word on a button. Literals for programs (ids of widgets, panic messages, names of
//! types) are allowed in the places listed below.

use std::fs;
use std::path::{Path, PathBuf};

/// Code before a literal that only programmers and programs read: the end of the preceding
/// code, without white space.
const NOT_READ: [&str; 20] = [
    // Panic messages.
    "expect(",
    "panic!(",
    "unreachable!(",
    // What egui distinguishes its widgets by, and why it lays out a frame again.
    "Id::unique(",
    "Id::new(",
    "Grid::new(",
    "Plot::new(",
    "id_salt(",
    "id_salt((",
    "Panel::top(",
    "Panel::bottom(",
    "Panel::left(",
    "Panel::right(",
    "request_discard(",
    // The name of a type in a serde error, which is turned into a message of its own.
    "write_str(",
    "deserialize_struct(",
    "serialize_struct(",
    // Debug output.
    "debug_struct(",
    "debug_tuple(",
    "write!(f,",
];

/// Files with further literals that are not texts, and what they look like.
const IN_FILES: [(&str, &str); 26] = [
    // Why a library refused a file, to recognise the reason.
    ("crates/table/src/save/errors.rs", ""),
    (
        "crates/table/src/save/text.rs",
        " at line {line} column {column}",
    ),
    (
        "crates/words/src/notation/fields.rs",
        " at line {} column {}",
    ),
    // The author of the game, which is a name.
    ("crates/words/src/florence/report/document.rs", "Kramer"),
    ("crates/words/src/prince/report/document.rs", "Berg"),
    ("crates/words/src/tiletum/report/document.rs", "Luciani"),
    // Tags of other formats.
    ("crates/words/src/report/marks.rs", "size=18"),
    // Names of types in a save.
    ("crates/table/src/save/header.rs", "Enough"),
    ("crates/table/src/set.rs", "Repeated: "),
    // An error of a type, which is turned into a message.
    ("crates/prince/src/rules/naming.rs", "DeckAfterCards: "),
    ("crates/prince/src/rules/naming.rs", "NoCard: "),
    // A drawing in a page.
    (
        "crates/words/src/florence/report/document.rs",
        "<svg class=",
    ),
    // What clap begins a line with, to take it away.
    ("src/cli/in_language.rs", "Usage: "),
    // Keys of an entry in the menu of the desktop.
    ("src/cli/install.rs", "Exec"),
    ("src/cli/install.rs", "GenericName"),
    ("src/cli/install.rs", "Comment"),
    ("src/cli/install.rs", "Keywords"),
    // The compiler's message for types with too many values.
    ("crates/table/src/set.rs", "a larger word is needed"),
    ("crates/table/src/cards.rs", "there are more kinds"),
    // What egui distinguishes the panes above the table by.
    ("src/games/florence/panels.rs", "now: "),
    // The file type of a sound, and a key of a menu entry.
    ("src/ui/base/sounds.rs", "WAVEfmt "),
    ("src/cli/install.rs", "Exec="),
    // Names of screens for taking pictures of them.
    ("src/games/florence/ids.rs", "new game"),
    ("src/games/florence/ids.rs", "tile shapes"),
    // Names of Windows settings.
    ("src/ui/base/wishes.rs", "MinAnimate"),
    ("src/ui/base/wishes.rs", "Flags"),
];

/// A literal: its line, the code before it on one line, its text.
struct Literal {
    line: usize,
    before: String,
    text: String,
}

/// Returns the literals of a file, without comments, attributes and tests.
fn literals(source: &str) -> Vec<Literal> {
    let source = source.split("#[cfg(test)]\nmod").next().unwrap_or(source);
    let letters: Vec<char> = source.chars().collect();
    let mut found = Vec::new();
    let mut before = String::new();
    let (mut at, mut line) = (0, 1);
    while at < letters.len() {
        let rest = &letters[at..];
        match rest {
            ['\n', ..] => line += 1,
            ['/', '/', ..] => {
                while at < letters.len() && letters[at] != '\n' {
                    at += 1;
                }
                continue;
            }
            // A character, not a lifetime.
            ['\'', '\\', ..] | ['\'', _, '\'', ..] => {
                at += if rest[1] == '\\' { 3 } else { 2 };
                while letters[at - 1] != '\'' || letters[at - 2] == '\\' && letters[at - 3] != '\\'
                {
                    at += 1;
                }
                continue;
            }
            ['r', '"' | '#', ..] if rest.get(1) == Some(&'"') => {
                let end = rest[2..].iter().position(|&letter| letter == '"');
                let end = end.expect("a raw literal ends");
                line += rest[..end].iter().filter(|&&letter| letter == '\n').count();
                at += end + 3;
                continue;
            }
            ['"', ..] => {
                let begin = line;
                let mut text = String::new();
                at += 1;
                while letters[at] != '"' {
                    if letters[at] == '\\' {
                        at += 1;
                    }
                    line += usize::from(letters[at] == '\n');
                    text.push(letters[at]);
                    at += 1;
                }
                found.push(Literal {
                    line: begin,
                    before: before.chars().rev().take(400).collect::<String>(),
                    text,
                });
            }
            [letter, ..] if !letter.is_whitespace() => before.push(*letter),
            _ => {}
        }
        at += 1;
    }
    for literal in &mut found {
        literal.before = literal.before.chars().rev().collect();
    }
    found
}

/// Returns whether this is for people: several words, or a capitalised one. Words in braces
/// are arguments.
fn is_prose(text: &str) -> bool {
    let mut plain = String::new();
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    let is_word = |word: &&str| {
        let word = word.trim_matches(|letter: char| letter.is_ascii_punctuation());
        word.len() > 1
            && word
                .chars()
                .all(|letter| letter.is_alphabetic() || letter == '\'')
    };
    let words: Vec<&str> = plain.split_whitespace().filter(is_word).collect();
    let is_capitalised = |word: &str| {
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_uppercase) && letters.any(char::is_lowercase)
    };
    match words.as_slice() {
        [] => false,
        [word] => plain.trim() == *word && word.len() > 2 && is_capitalised(word),
        _ => true,
    }
}

/// Returns whether a literal of this file is one that people do not read.
fn is_excused(path: &str, literal: &Literal) -> bool {
    let within = |start: &str, [open, close]: [char; 2]| {
        literal.before.rfind(start).is_some_and(|from| {
            let since = &literal.before[from..];
            since.matches(open).count() > since.matches(close).count()
        })
    };
    within("#[", ['[', ']'])
        || within("#![", ['[', ']'])
        || within("assert!(", ['(', ')'])
        || NOT_READ.iter().any(|end| literal.before.ends_with(end))
        || IN_FILES
            .iter()
            .any(|(file, text)| *file == path && literal.text.contains(text))
}

fn prose(path: &str, source: &str) -> Vec<String> {
    let literals = literals(source).into_iter();
    literals
        .filter(|literal| is_prose(&literal.text) && !is_excused(path, literal))
        .map(|literal| format!("{path}:{}: {:?}", literal.line, literal.text))
        .collect()
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the sources") {
        let path = entry.expect("an entry of it").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "rs") && !path.ends_with("tests.rs") {
            found.push(path);
        }
    }
}

#[test]
fn the_program_has_no_texts_of_its_own() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    files(&root.join("src"), &mut paths);
    for name in ["florence", "prince", "table", "tiletum", "words"] {
        files(&root.join("crates").join(name).join("src"), &mut paths);
    }
    assert!(paths.len() > 400, "the sources are there");
    let mut found = Vec::new();
    for path in paths {
        let source = fs::read_to_string(&path).expect("a source file");
        let name = path.strip_prefix(root).expect("in the repository");
        let name = name.to_string_lossy().replace('\\', "/");
        found.extend(prose(&name, &source));
    }
    let text = found.join("\n");
    assert!(found.is_empty(), "to be messages of assets/lang:\n{text}");
}

#[test]
fn a_text_in_the_program_is_found() {
    for planted in [
        "ui.button(\"Undo the last entry\");",
        "ui.button(\"Undo\");",
        "let c = '\"'; format!(\"{name} passes, {}\", \"Park\")",
        "let why = \"two\\n lines of it\"; // \"nothing here\"",
        "write!(text, \"round {round} of {rounds}\")",
    ] {
        assert!(!prose("src/app/x.rs", planted).is_empty(), "{planted}");
    }
    let found = prose(
        "src/app/x.rs",
        "// a\nlet a = \"one text\";\nlet b = '\\'';\n\"an other\"",
    );
    let expected = [
        "src/app/x.rs:2: \"one text\"",
        "src/app/x.rs:4: \"an other\"",
    ];
    assert_eq!(found, expected);
}

#[test]
fn what_nobody_reads_may_stand_there() {
    for allowed in [
        "// \"a sentence in a comment\"",
        "value.expect(\"the game has begun\")",
        "assert!(a(b) < c, \"there are too many\")",
        "#[expect(lint, reason = \"it is a table\")]",
        "Id::unique(\"command line\")",
        "format!(\"{name}: {value} ({other})\")",
        "\"games\".join(\"a.ron\")",
        "#[cfg(test)]\nmod tests { const A: &str = \"in a test\"; }",
    ] {
        let found = prose("src/app/x.rs", allowed);
        assert!(found.is_empty(), "{found:?}");
    }
}

//! A text is read the same way with any line endings: no comment and no note swallows what
//! is below it.

use std::fs;
use std::path::Path;

use table::{Format, Game, Save, SaveError};

/// Line feed, carriage return, both, and the other characters that end a line.
const ENDS: [&str; 7] = ["\r", "\r\n", "\n\r", "\u{b}", "\u{c}", "\u{2028}", "\u{85}"];

fn saves() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves");
    let files = fs::read_dir(folder).expect("the folder is there");
    let files = files.map(|file| file.expect("it can be read").path());
    let texts = files.filter(|path| path.extension().is_some_and(|ending| ending == "ron"));
    texts
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a text");
            (path.display().to_string(), text)
        })
        .collect()
}

type Print<G> = fn(&Save<G>) -> String;
type Read<G> = fn(&[u8]) -> Result<Save<G>, SaveError>;

/// Reads a save, with and without comments, and its notation, with other line endings.
/// Returns how many entries were compared.
fn is_read_alike<G: Game>(print: Print<G>, read: Read<G>) -> usize {
    let mut compared = 0;
    for (path, text) in saves() {
        let Ok(save) = Save::<G>::parse(&text, Format::Ron) else {
            continue;
        };
        let commented = text.replace(",\n", ", // a comment\n");
        // It has comments between the rounds.
        let notation = print(&save);
        let noted = read(notation.as_bytes()).expect("what was printed can be read");
        assert_eq!(noted.log, save.log);
        for end in ENDS {
            let lines = notation.replace('\n', end);
            let again = read(lines.as_bytes());
            let again = again.unwrap_or_else(|error| panic!("{path} {end:?}: {error}"));
            assert_eq!(again.log, noted.log, "{path} {end:?}");
            assert_eq!(again.start, noted.start, "{path} {end:?}");
            compared += again.log.len();
        }
        // Quoted text may contain the other characters.
        for end in &ENDS[..3] {
            for text in [&text, &commented] {
                let again = Save::<G>::parse(&text.replace('\n', end), Format::Ron);
                let again = again.unwrap_or_else(|error| panic!("{path} {end:?}: {error}"));
                assert_eq!(again, save, "{path} {end:?}");
            }
        }
    }
    compared
}

#[test]
fn every_kind_of_line_end_ends_a_line() {
    use words::{florence as of_florence, prince as of_prince};
    let florence = is_read_alike::<florence::Game>(
        of_florence::record::print,
        of_florence::record::from_bytes,
    );
    let prince =
        is_read_alike::<prince::Game>(of_prince::record::print, of_prince::record::from_bytes);
    assert!(florence > 1000 && prince > 1000, "{florence} {prince}");
}

#[test]
fn one_line_end_of_another_kind_loses_no_entry() {
    let text = "[Game \"princes-of-florence\"]\n[Players \"Anna\", \"Ben\"]\n\
        1. A return ? ; a note\r2. B return ?\n";
    let save = words::florence::record::from_bytes(text.as_bytes()).expect("readable");
    assert_eq!(save.log.len(), 2);
    assert_eq!(save.log[0].note, "a note");
}

#[test]
fn places_in_errors_count_these_lines() {
    let text = "[Game \"princes-of-florence\"]\r[Players \"Anna\", \"Ben\"]\r1. A juggles\r";
    let error = words::florence::record::parse(text).expect_err("nobody juggles");
    assert_eq!((error.line, error.column), (3, 6));
    let text = "(studiolo: 3,\rgame: \"princes-of-florence\",\rstart: (),\rlog: [juggle])\r";
    let error = Save::<florence::Game>::parse(text, Format::Ron).expect_err("nobody juggles");
    let SaveError::Syntax { line, .. } = error else {
        panic!("{error:?}");
    };
    assert_eq!(line, 4);
}

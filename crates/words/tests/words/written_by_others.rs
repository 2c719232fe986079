//! Text in the notation that other programs and other people have written is read as
//! intended, in every game: encodings, quotation marks, dashes, grouped numbers, days. What
//! makes no sense is refused with its place.

use encoding_rs::{Encoding, WINDOWS_1250, WINDOWS_1252};
use table::{Game, Save, SaveError};
use words::language;
use words::notation::encoding::text_of;

type Read<G> = fn(&[u8]) -> Result<Save<G>, SaveError>;

fn florence(bytes: &[u8]) -> Result<Save<florence::Game>, SaveError> {
    words::florence::record::from_bytes(bytes)
}

fn prince(bytes: &[u8]) -> Result<Save<prince::Game>, SaveError> {
    words::prince::record::from_bytes(bytes)
}

fn tiletum(bytes: &[u8]) -> Result<Save<tiletum::Game>, SaveError> {
    words::tiletum::record::from_bytes(bytes)
}

fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    let units = std::iter::once(0xfeff).chain(text.encode_utf16());
    units.flat_map(bytes).collect()
}

/// Returns a game for three with names, a note, an entry of two words and a large number.
fn plain<G: Game>(entry: &str) -> String {
    format!(
        "[Game \"{}\"]\n[Players \"Jürgen\", \"Zoë\", \"Käthe\"]\n[Deal \"302348\"]\n\
         [Begun \"2026-11-20T18:30:00Z\"]\n[Offset \"60\"]\n[Place \"Chez Zoë\"]\n{entry}\n",
        G::ID
    )
}

fn is_read_whoever_wrote_it<G: Game>(read: Read<G>, entry: &str, others: &[&str]) {
    let text = plain::<G>(entry);
    let meant = read(text.as_bytes()).expect("as we write it");
    assert_eq!(meant.log.len(), 1);
    let is_same = |bytes: &[u8], how: &str| {
        let again = read(bytes).unwrap_or_else(|error| panic!("{} {how}: {error}", G::ID));
        assert_eq!(again, meant, "{} {how}", G::ID);
    };
    for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
        is_same(&utf16(&text, bytes), "UTF-16");
    }
    is_same(format!("\u{feff}{text}").as_bytes(), "UTF-8 with a mark");
    is_same(&in_encoding(&text, WINDOWS_1252), "Windows-1252");
    for [open, close] in [
        ["“", "”"],
        ["„", "“"],
        ["„", "”"],
        ["”", "”"],
        ["«", "»"],
        ["»", "«"],
    ] {
        let mut quoted = String::new();
        let mut is_open = false;
        for sign in text.chars() {
            match sign {
                '"' if is_open => quoted.push_str(close),
                '"' => quoted.push_str(open),
                sign => quoted.push(sign),
            }
            is_open ^= sign == '"';
        }
        is_same(quoted.as_bytes(), open);
    }
    for number in ["302.348", "302,348", "302\u{a0}348", "302\u{202f}348"] {
        is_same(text.replace("302348", number).as_bytes(), number);
    }
    for day in [
        "20.11.2026 19:30",
        "20. 11. 2026 19.30",
        "2026-11-20 19:30",
        "20 Nov 2026, 19:30",
        "November 20, 2026, 19:30",
        "20. November 2026, 19:30",
        "20 listopada 2026, 19:30",
        "20. listopadu 2026, 19:30",
    ] {
        is_same(text.replace("2026-11-20T18:30:00Z", day).as_bytes(), day);
    }
    for other in others {
        is_same(text.replace(entry, other).as_bytes(), other);
    }
    // What makes no sense.
    for (was, is, line) in [
        ("302348", "302.34", 3),
        ("302348", "30.2348", 3),
        ("302348", "1.2.3", 3),
        ("2026-11-20T18:30:00Z", "20/11/2026 19:30", 4),
        ("2026-11-20T18:30:00Z", "31.11.2026 19:30", 4),
        ("2026-11-20T18:30:00Z", "20.11.2026 25:30", 4),
        ("2026-11-20T18:30:00Z", "20 Foo 2026", 4),
        ("\"Chez Zoë\"", "„Chez Zoë\"", 6),
    ] {
        let wrong = text.replace(was, is);
        for tag in language::all() {
            let error = language::within(tag, tag, || read(wrong.as_bytes()));
            let Err(SaveError::Notation { wrong: said }) = error else {
                panic!("{} {is}: {error:?}", G::ID);
            };
            assert!(said.contains(&line.to_string()), "{is}: {said}");
            for twice in ["?.", "!.", ".."] {
                assert!(!said.contains(twice), "{said}");
            }
        }
    }
}

#[test]
fn what_others_write_is_read_as_it_was_meant() {
    is_read_whoever_wrote_it(
        florence,
        "A = money 1400 !A1 \"a fact\" \"a note\"",
        &[
            "A = money 1.400 !A1 \"a fact\" \"a note\"",
            "A = money 1,400 !A1 “a fact” ”a note”",
            "A = money 1 400 !A1 \"a fact\" ; a note",
            "A = money 1\u{a0}400 !A1 „a fact“ ; a note",
            "1. A = money 1\u{202f}400 !A1 \"a fact\" ; a note",
        ],
    );
    is_read_whoever_wrote_it(
        prince,
        "A = money 120",
        &["A = money 120", "A: = money 120"],
    );
    is_read_whoever_wrote_it(
        tiletum,
        "B = vp 12 ; said “so”, he – did",
        &["B = vp 12 \"said “so”, he – did\""],
    );
}

#[test]
fn dashes_stand_for_hyphens() {
    for dash in ['‐', '‑', '–', '—', '−'] {
        let text = format!(
            "[Players \"Anna\", \"Ben\", \"Clara\"]\nA return ?\nB return ?\nC return ?\n\
             A jester 700\nB builder 400\nC prestige{dash}card 200\n"
        );
        let read = florence(text.as_bytes()).expect("as with a hyphen");
        let meant = florence(text.replace(dash, "-").as_bytes()).expect("readable");
        assert_eq!(read.log, meant.log, "{dash}");
        let text = format!("[Players \"Anna\", \"Ben\"]\nB = vp {dash}2\n");
        let read = tiletum(text.as_bytes()).map(|save| save.log);
        let meant = tiletum(text.replace(dash, "-").as_bytes()).map(|save| save.log);
        assert_eq!(read.is_ok(), meant.is_ok(), "{dash}");
    }
}

#[test]
fn what_the_clock_shows_is_where_the_game_was() {
    let begun = |offset: &str, ended: &str| {
        let text = format!(
            "[Players \"Anna\", \"Ben\", \"Clara\"]\n[Begun \"20.11.2026 19:30\"]\n\
             [Offset \"{offset}\"]\n[Ended \"{ended}\"]\nA return ?\n"
        );
        let occasion = florence(text.as_bytes()).expect("readable").occasion;
        [occasion.begun, occasion.ended].map(|moment| moment.expect("a moment").to_string())
    };
    assert_eq!(
        begun("60", "22:15"),
        ["2026-11-20T18:30:00Z", "2026-11-20T21:15:00Z"]
    );
    // Past midnight.
    assert_eq!(
        begun("-300", "0.10"),
        ["2026-11-21T00:30:00Z", "2026-11-21T05:10:00Z"]
    );
}

#[test]
fn a_damaged_text_is_not_guessed_at() {
    let text = plain::<florence::Game>("A return ?");
    let mut bytes = text.into_bytes();
    let last = bytes.iter().rposition(|byte| *byte == 0xab).expect("an ë");
    // Half of a letter is missing; the others are complete.
    bytes.remove(last);
    assert!(matches!(text_of(&bytes), Err(SaveError::NotText)));
    assert!(matches!(florence(&bytes), Err(SaveError::NotText)));
}

#[test]
fn an_end_before_the_beginning_is_told() {
    let text = "[Players \"Anna\", \"Ben\"]\n[Begun \"21.11.2026 01:00\"]\n\
        [Offset \"60\"]\n[Ended \"20.11.2026 23:00\"]\n";
    let evening = tiletum(text.as_bytes()).expect("readable").occasion;
    assert!(evening.is_backwards());
    let [begun, ended] = [evening.begun, evening.ended].map(|moment| {
        let there = words::clock::there(moment.expect("a moment"), evening.offset);
        (there.date(), there.time())
    });
    for tag in language::all() {
        language::within(tag, tag, || {
            let told = words::report::document::occasion(&evening, true).expect("a time");
            let right = words::report::document::occasion(
                &table::Occasion {
                    begun: evening.ended,
                    ended: evening.begun,
                    ..evening.clone()
                },
                true,
            );
            let between = |told: &str| told.replace(|sign: char| !sign.is_alphabetic(), "");
            assert_ne!(between(&told), between(&right.expect("a time")), "{told}");
            let hours = [Some(begun.1), Some(ended.1)];
            let shelf = words::shelf::when(begun.0, hours, "", true);
            assert!(!shelf.contains("23:00"), "{shelf}");
            assert!(words::shelf::when(begun.0, hours, "", false).contains("23:00"));
        });
    }
}

fn in_encoding(text: &str, encoding: &'static Encoding) -> Vec<u8> {
    let (bytes, _, has_errors) = encoding.encode(text);
    assert!(!has_errors, "{text}");
    bytes.into_owned()
}

#[test]
fn texts_of_windows_are_read() {
    let page = |names: &str| format!("[Players {names}]\r\n1. A return ? ; für später\r\n");
    let german = page("\"Jürgen\", \"Zoë\", \"Käthe Groß\"");
    let polish = "[Players \"Łukasz\", \"Małgorzata\", \"Józef\"]\r\n; Zażółć gęślą jaźń\r\n";
    let czech = "[Players \"Jiří\", \"Šárka\", \"Matěj\"]\r\n; Příliš žluťoučký kůň\r\n";
    for (language, text, encoding) in [
        ("en", german.as_str(), WINDOWS_1252),
        ("de", &german, WINDOWS_1252),
        ("pl", polish, WINDOWS_1250),
        ("en", polish, WINDOWS_1250),
        ("cs", czech, WINDOWS_1250),
        ("en", czech, WINDOWS_1250),
        ("de", "[Players \"Jörg\", \"Ben\"]\n", WINDOWS_1252),
        ("pl", "[Players \"Łukasz\", \"Ben\"]\n", WINDOWS_1250),
        ("cs", "[Players \"Jiří\", \"Ben\"]\n", WINDOWS_1250),
    ] {
        let bytes = in_encoding(text, encoding);
        let read = language::within(language, language, || {
            text_of(&bytes).map(std::borrow::Cow::into_owned)
        });
        assert_eq!(read.expect("a text"), text, "{language}");
    }
}

#[test]
fn what_is_damaged_is_no_text_in_another_encoding() {
    let damaged = [b"[Players \"J\xc3\xbcrgen\", \"Zo".as_slice(), b"\xeb\"]"].concat();
    for bytes in [damaged.as_slice(), b"\xff\xfe\x00", b"a\0b\xfc"] {
        assert!(text_of(bytes).is_err(), "{bytes:?}");
    }
}

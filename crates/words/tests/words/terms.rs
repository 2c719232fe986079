//! One word for one thing: no message uses a term that `docs/languages.md` rules out, and
//! every message follows the typography of its language.

use crate::languages::messages;

/// Returns each language with the words that its messages must not use. A star stands for
/// any ending.
fn ruled_out() -> Vec<(&'static str, Vec<&'static str>)> {
    let page = include_str!("../../../../docs/languages.md");
    let rows = page.lines().filter_map(|line| {
        let mut cells = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ");
        let language = cells
            .next()
            .filter(|tag| ["en", "de", "pl", "cs"].contains(tag))?;
        let never = cells.nth(1)?.split(", ");
        Some((language, never.collect()))
    });
    rows.collect()
}

/// Returns whether these words appear in a text, one after the other.
fn has(text: &str, words: &str) -> bool {
    let words: Vec<String> = words.split(' ').map(str::to_lowercase).collect();
    let text = text.to_lowercase();
    let said: Vec<&str> = text
        .split(|sign: char| !sign.is_alphanumeric() && sign != '\'' && sign != '’')
        .filter(|word| !word.is_empty())
        .collect();
    said.windows(words.len()).any(|said| {
        let mut pairs = said.iter().zip(&words);
        pairs.all(|(said, word)| match word.strip_suffix('*') {
            Some(begins) => said.starts_with(begins),
            None => said == word,
        })
    })
}

/// Returns whether a message contains words to be recognized. Typed words are understood in
/// all their variants, and a card is found by its old name.
fn is_read_back(id: &str) -> bool {
    let of_words = id.starts_with("word-") || id.contains("-word-");
    of_words || id.starts_with("prince-card-") || id.starts_with("prince-type-")
}

#[test]
fn the_words_that_were_ruled_out_do_not_come_back() {
    let rows = ruled_out();
    assert!(rows.len() > 25, "{rows:?}");
    assert!(has("Nothing gone for nothing, now.", "for nothing"));
    assert!(has("Czyje siedziby?", "siedzib*") && !has("Wednesday", "wed"));
    let mut found = Vec::new();
    for (language, never) in rows {
        for (id, message) in messages(language) {
            for text in message.texts.iter().filter(|_| !is_read_back(&id)) {
                let word = never.iter().find(|words| has(text, words));
                found.extend(word.map(|word| format!("{language}: {id} says {word}: {text}")));
            }
        }
    }
    found.dedup();
    assert!(found.is_empty(), "{found:#?}");
}

/// Returns what in a text violates the typography of this language.
fn slips(language: &str, text: &str) -> Vec<&'static str> {
    let signs: Vec<char> = text.chars().collect();
    let spaced_letters: &[char] = match language {
        "pl" => &['w', 'z', 'i', 'o', 'u', 'a'],
        "cs" => &['k', 's', 'v', 'z', 'o', 'u', 'i', 'a'],
        _ => &[],
    };
    let mut slips = Vec::new();
    let mut note = |is_so: bool, what: &'static str| {
        if is_so {
            slips.push(what);
        }
    };
    note(text.contains('\''), "a straight apostrophe");
    note(text.contains('"'), "a straight quote");
    note(text.contains("..."), "three full stops");
    let foreign = match language {
        "en" => "„",
        "pl" => "“",
        _ => "”",
    };
    note(text.contains(foreign), "a quote of another language");
    let before = |place: usize| signs[..place].last().copied().unwrap_or(' ');
    for (place, &sign) in signs.iter().enumerate() {
        let after = signs.get(place + 1).copied().unwrap_or('.');
        let ends = before(place);
        if sign == '%' {
            let is_close = ends.is_ascii_digit() || ends == '}';
            let is_kept = ends == '\u{a0}' || ends == '\u{202f}';
            note(
                match language {
                    "en" | "pl" => !is_close,
                    _ => !is_kept && is_close,
                },
                "the space before %",
            );
        }
        let alone = ends.is_whitespace() || ends == '(';
        note(
            alone && after == ' ' && spaced_letters.contains(&sign),
            "a line that can end with a single letter",
        );
    }
    slips
}

/// Texts that are not sentences: lists of words to be recognized, notation, and text that
/// appears unchanged in files and on the command line.
const AS_IT_IS: [&str; 9] = [
    "chances-heading",
    "cli-about-simulate",
    "notation-examples",
    "paste-nothing",
    "record-no-players",
    "rules-example-auction",
    "simulate-mean-winning-score",
    "tiletum-dice-letters",
    "who-fills",
];

#[test]
fn each_language_has_its_own_typography() {
    assert_eq!(slips("en", "Don't"), ["a straight apostrophe"]);
    assert_eq!(slips("pl", "dom i ogród, 5 %").len(), 2);
    assert!(slips("de", "„5\u{a0}%“ …").is_empty());
    let mut found = Vec::new();
    for language in ["en", "de", "pl", "cs"] {
        for (id, message) in messages(language) {
            let is_plain = !is_read_back(&id) && !AS_IT_IS.contains(&id.as_str());
            for text in message.texts.iter().filter(|_| is_plain) {
                for slip in slips(language, text) {
                    found.push(format!("{language}: {id} has {slip}: {text}"));
                }
            }
        }
    }
    found.dedup();
    assert!(found.is_empty(), "{found:#?}");
}

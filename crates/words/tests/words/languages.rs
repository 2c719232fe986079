//! Every language besides English: what its files say, message by message; what the program
//! says in it, from everything in the sweep and from random games of every kind told from
//! beginning to end; and what is typed in it. What a language may say as in English, or
//! without an argument, is listed here with the reason.

#[allow(dead_code)]
use crate::candidates;
#[allow(dead_code)]
use crate::chance;
use crate::sweep;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use chance::{Agreed, Table};
use fastrand::Rng;
use florence::rules::game::Pending;
use florence::{Command, Decision, Game, Setup};
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use table::{Format, Item as _, Save, Session};
use words::fl;
use words::florence::notation::{self, Meaning};
use words::florence::report::{Report, Scope, for_programs, formats};
use words::florence::{Named, Words, record};
use words::{find, language};

/// Returns the plural categories of a language according to CLDR.
fn plurals(language: &str) -> &'static [&'static str] {
    match language {
        "en" | "de" => &["one", "other"],
        "pl" | "cs" => &["one", "few", "many", "other"],
        _ => panic!("say which plurals {language} has"),
    }
}

/// Iterates over the languages other than English.
fn others() -> impl Iterator<Item = &'static str> {
    language::all().filter(|&tag| tag != "en")
}

// --- what the files say ---

/// A message in its file.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Message {
    /// Its text in every variant, with its arguments as `{}`.
    pub(crate) texts: Vec<String>,
    /// Its arguments.
    arguments: BTreeSet<String>,
    /// The messages it refers to.
    messages: BTreeSet<String>,
    /// The selector and the keys of each selection.
    choices: Vec<(String, Vec<String>)>,
}

fn folder() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets/lang")
}

/// Returns the messages of a language, and its terms with a leading `-`.
pub(crate) fn messages(language: &str) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for file in fs::read_dir(folder().join(language)).expect("a folder") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
        let resource = parser::parse(text.as_str()).expect("the build has read it");
        for entry in &resource.body {
            let (id, pattern) = match entry {
                Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref()),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value)),
                _ => continue,
            };
            let mut message = Message::default();
            if let Some(pattern) = pattern {
                message.texts = said_by(pattern, &mut message);
            }
            messages.insert(id, message);
        }
    }
    messages
}

/// Returns every variant of a pattern.
fn said_by(pattern: &Pattern<&str>, message: &mut Message) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let ways = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression } => ways_of(expression, message),
        };
        texts = texts
            .iter()
            .flat_map(|text| ways.iter().map(move |way| format!("{text}{way}")))
            .collect();
    }
    texts
}

fn ways_of(expression: &Expression<&str>, message: &mut Message) -> Vec<String> {
    match expression {
        Expression::Inline(inline) => vec![look_at(inline, message)],
        Expression::Select { selector, variants } => {
            look_at(selector, message);
            let of = match selector {
                InlineExpression::VariableReference { id } => id.name.to_owned(),
                _ => String::new(),
            };
            let keys = variants.iter().map(|variant| match variant.key {
                VariantKey::Identifier { name } => name.to_owned(),
                VariantKey::NumberLiteral { value } => value.to_owned(),
            });
            message.choices.push((of, keys.collect()));
            let ways = variants.iter();
            ways.flat_map(|variant| said_by(&variant.value, message))
                .collect()
        }
    }
}

fn look_at(inline: &InlineExpression<&str>, message: &mut Message) -> String {
    let look_at_all = |arguments: &CallArguments<&str>, message: &mut Message| {
        for argument in &arguments.positional {
            look_at(argument, message);
        }
    };
    match inline {
        InlineExpression::StringLiteral { value } => {
            return value.replace("\\u00A0", "\u{a0}");
        }
        InlineExpression::VariableReference { id } => {
            message.arguments.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            message.messages.insert(id.name.to_owned());
        }
        InlineExpression::TermReference { id, .. } => {
            message.messages.insert(format!("-{}", id.name));
        }
        InlineExpression::FunctionReference { arguments, .. } => look_at_all(arguments, message),
        InlineExpression::Placeable { expression } => {
            return ways_of(expression, message).join("");
        }
        InlineExpression::NumberLiteral { value } => return (*value).to_owned(),
    }
    "{}".to_owned()
}

/// Returns the arguments of a message and of those it refers to.
fn arguments(of: &str, messages: &BTreeMap<String, Message>) -> BTreeSet<String> {
    let Some(message) = messages.get(of) else {
        return BTreeSet::new();
    };
    let mut all = message.arguments.clone();
    for other in &message.messages {
        all.extend(arguments(other, messages));
    }
    all
}

fn letters(text: &str) -> String {
    // Remove the marks where a long word may be broken.
    let text = text.replace("{}", "").replace("\\u00AD", "");
    text.chars().filter(|sign| sign.is_alphabetic()).collect()
}

#[test]
fn each_language_is_called_as_it_calls_itself() {
    for tag in words::language::all() {
        let said = words::language::within(tag, tag, || fl!(language_name).to_owned());
        assert_eq!(words::language::called(tag), said, "{tag}");
    }
}

#[test]
fn every_language_has_the_messages_of_english_and_no_others() {
    let english = messages("en");
    for tag in others() {
        let there = messages(tag);
        let missing = english.keys().filter(|id| !there.contains_key(*id));
        let missing: Vec<_> = missing.filter(|id| !id.starts_with('-')).collect();
        assert!(missing.is_empty(), "{tag} does not say {missing:#?}");
        let more = there.keys().filter(|id| !english.contains_key(*id));
        let more: Vec<_> = more.filter(|id| !id.starts_with('-')).collect();
        assert!(more.is_empty(), "{tag} alone says {more:#?}");
    }
}

/// Arguments that a language need not use: `id: argument`.
const LEFT_OUT: [&str; 10] = [
    // Whether there is one thing or several; only English uses “is” and “are” for it.
    "wants-there: count",
    "wants-missing: count",
    // The number is part of the things that are counted.
    "there-is: found",
    "fact-count-out-of-range: found",
    "fact-too-many: found",
    "fact-too-few: found",
    "fact-must-be: found",
    // A language may always say “this player” instead of a name.
    "fact-no-hidden-card: player",
    "fact-no-hidden-card: named",
    // There is a plus before each card, whether one or several.
    "step-play: count",
];

#[test]
fn every_language_says_all_arguments() {
    let english = messages("en");
    for tag in others() {
        let there = messages(tag);
        let mut left_out = Vec::new();
        for id in english.keys().filter(|id| there.contains_key(*id)) {
            let wanted = arguments(id, &english);
            let said = arguments(id, &there);
            // Each language chooses the forms of names itself.
            let lost = wanted.difference(&said).filter(|name| *name != "form");
            let lost = lost.map(|name| format!("{id}: {name}"));
            left_out.extend(lost.filter(|it| !LEFT_OUT.contains(&it.as_str())));
        }
        assert!(left_out.is_empty(), "{tag} leaves out {left_out:#?}");
    }
}

#[test]
fn every_choice_of_a_plural_has_all_plurals_of_the_language() {
    const ALL: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    for tag in language::all() {
        for (id, message) in messages(tag) {
            for (of, keys) in &message.choices {
                let is_plural = |key: &String| key != "other" && ALL.contains(&key.as_str());
                if !keys.iter().any(is_plural) {
                    continue;
                }
                let found = keys
                    .iter()
                    .map(String::as_str)
                    .filter(|key| ALL.contains(key));
                let found: BTreeSet<&str> = found.collect();
                let expected: BTreeSet<&str> = plurals(tag).iter().copied().collect();
                assert_eq!(found, expected, "{tag}: {id} by ${of}");
            }
        }
    }
}

/// Messages that English words differently for one and for several must have a selection in
/// this language too, unless the word after the number does not change.
#[test]
fn what_english_counts_is_counted() {
    let english = messages("en");
    for tag in ["pl", "cs"] {
        let there = messages(tag);
        let mut uncounted = Vec::new();
        for (id, message) in &english {
            let counted = message.choices.iter();
            let counted = counted.filter(|(_, keys)| keys.iter().any(|key| key == "one"));
            for (of, _) in counted {
                let Some(other) = there.get(id) else { continue };
                let chosen = other.choices.iter().any(|(by, _)| by == of);
                // Without a selection, a number must not precede a noun.
                let counts = other.texts.iter().any(|text| {
                    let after = text.split("{}").skip(1);
                    let mut after = after.filter_map(|rest| rest.strip_prefix([' ', '\u{a0}']));
                    after.any(|rest| rest.starts_with(char::is_alphabetic))
                });
                let units = [
                    "PP", "WD", "WZ", "%", "min", "z ", "ze ", "na ", "za ", "w ", "v ", "i ",
                ];
                let is_unit = |text: &String| {
                    units
                        .iter()
                        .any(|unit| text.contains(&format!("{{}}\u{a0}{unit}")))
                };
                let harmless = other.texts.iter().any(is_unit) || other.arguments.len() > 1;
                // “Together” follows the number, not a noun.
                let harmless = harmless || id == "count-actions";
                if !chosen && counts && !harmless {
                    uncounted.push(format!("{id} by ${of}: {}", other.texts.join(" | ")));
                }
            }
        }
        assert!(uncounted.is_empty(), "{tag}: {uncounted:#?}");
    }
}

/// Texts that may be the same as in English.
const SAME: [(&[&str], &str); 12] = [
    (
        &[
            "Studiolo",
            "BG Stats",
            "Markdown",
            "BoardGameGeek",
            "The Princes of Florence",
        ],
        "names",
    ),
    (
        &["Anna", "Ben", "Clara", "Dana", "Emil"],
        "first names that are usual there too",
    ),
    (&["PP", "fl", "min", "Min"], "units of the rulebooks"),
    (
        &[
            "Alt",
            "Ctrl",
            "Shift",
            "Tab",
            "Esc",
            "Escape",
            "Enter",
            "Backspace",
            "Home",
            "End",
            "Delete",
            "Del",
            "Page Up",
            "Page Up/Down",
            "Page Down",
            "PageUp",
            "PageDown",
            "Space",
            "A to Z",
        ],
        "what stands on keys",
    ),
    (
        &[
            "Bot", "Bots", "Bonus", "Muse", "Minimum", "Palazzo", "Park", "Parks", "Prestige",
            "Phase", "Start", "Hand", "Land", "Filter", "Link", "Menu", "Stop", "Tag", "Export",
            "Religion", "Opera", "Name", "Person", "Text", "System", "Import", "Plan", "Partner",
            "Palast", "Quadrat", "Info", "Format", "Version", "Problem", "Test", "Moment", "In",
            "Punkt", "Rang", "Note", "Karte", "Bank", "Total", "Deck", "Decks",
        ],
        "words that both have",
    ),
    (
        &["CSV", "HTML", "PNG", "SVG", "RON", "JSON", "Print"],
        "kinds of files",
    ),
    (&["Kardinal", "Professor"], "names of components"),
    (
        &[
            "Ancona",
            "Andrea Mantegna",
            "Mantegna",
            "Bartolomeo d'Alviano",
            "d'Alviano",
            "Bologna",
            "Ceri",
            "Donato Bramante",
            "Bramante",
            "Ercole Bentivoglio",
            "Bentivoglio",
            "Faenza",
            "Forlì",
            "Francesco Gonzaga",
            "Gonzaga",
            "Giampaolo Baglioni",
            "Baglioni",
            "Gian Giacomo Trivulzio",
            "Trivulzio",
            "Imola",
            "Leonardo da Vinci",
            "Leonardo",
            "Luca Signorelli",
            "Signorelli",
            "Michelangelo",
            "Nepi",
            "Oliverotto da Fermo",
            "Oliverotto",
            "Ostia",
            "Perugia",
            "Pesaro",
            "Pietro Perugino",
            "Perugino",
            "Pinturicchio",
            "Ramiro de Lorca",
            "de Lorca",
            "Rimini",
            "Sandro Botticelli",
            "Botticelli",
            "Savonarola",
            "Urbino",
            "Vitellozzo Vitelli",
            "Vitelli",
            "Medici",
            "della Rovere",
            "Colonna",
            "Orsini",
            "Borgia",
            "Camerlengo",
            "Este",
            "Fugger",
            "Medici",
            "Valois",
            "Welser",
            "Condottiere",
            "Condottieri",
        ],
        "towns, people and families of Italy",
    ),
    (&["AP"], "Aktionspunkte as action points"),
    (&["Tiletum"], "the name of the game, and of the town"),
    (&["Gold", "optional"], "the same in German"),
    (
        &["Program", "python3 bot.py"],
        "the same in Czech and Polish; a command",
    ),
];

#[test]
fn nothing_is_left_in_english() {
    let english = messages("en");
    let same: Vec<String> = SAME
        .iter()
        .flat_map(|(words, _)| words.iter().map(|word| letters(word).to_lowercase()))
        .collect();
    for tag in others() {
        let there = messages(tag);
        let untranslated = english.iter().filter(|(id, message)| {
            let is_word = |part: &str| letters(part).len() > 1;
            let has_words = message
                .texts
                .iter()
                .any(|text| text.split(' ').any(is_word));
            let is_same = there.get(*id).is_some_and(|it| it.texts == message.texts);
            let is_free = message.texts.iter().all(|text| {
                let said = letters(text).to_lowercase();
                said.len() <= 1 || same.contains(&said)
            });
            has_words && is_same && !is_free
        });
        let untranslated: Vec<_> = untranslated
            .map(|(id, message)| format!("{id} = {}", message.texts.join(" | ")))
            .collect();
        assert!(untranslated.is_empty(), "{tag}: {untranslated:#?}");
    }
}

/// The beginnings of messages that are looked up by a name from saves or rules.
const LOOKED_UP: [&str; 6] = [
    "house-rule-",
    "type-",
    "refused-",
    "rule-",
    "rules-",
    "prince-card-",
];

#[test]
fn every_message_is_used() {
    fn read(folder: &Path, source: &mut String) {
        for file in fs::read_dir(folder).expect("a folder") {
            let path = file.expect("a file").path();
            if path.is_dir() {
                read(&path, source);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                source.push_str(&fs::read_to_string(&path).expect("a text"));
            }
        }
    }
    let mut source = String::new();
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    read(&root.join("src"), &mut source);
    read(&root.join("crates/words/src"), &mut source);
    read(&root.join("crates/programs/src"), &mut source);
    let is_name = |sign: char| sign.is_ascii_alphanumeric() || sign == '_' || sign == '-';
    let words: BTreeSet<&str> = source.split(|sign| !is_name(sign)).collect();
    let english = messages("en");
    let referred: BTreeSet<&String> = english.values().flat_map(|it| &it.messages).collect();
    let unused = english.keys().filter(|id| {
        let by_code = words.contains(id.replace('-', "_").as_str()) || words.contains(id.as_str());
        let looked_up = LOOKED_UP.iter().any(|begins| id.starts_with(begins));
        !by_code && !looked_up && !referred.contains(id)
    });
    let unused: Vec<&String> = unused.collect();
    assert!(unused.is_empty(), "nothing says {unused:#?}");
}

/// What is short in English is short in every language; the actual room is measured in the
/// window.
#[test]
fn what_is_short_is_short_in_every_language() {
    let english = messages("en");
    for tag in others() {
        let there = messages(tag);
        let mut long = Vec::new();
        for (id, message) in &english {
            if message.choices.iter().any(|(of, _)| of == "form") {
                continue;
            }
            let [text] = message.texts.as_slice() else {
                continue;
            };
            let length = text.chars().count();
            let Some(other) = there.get(id).filter(|_| length <= 20 && length > 1) else {
                continue;
            };
            let most = (2 * length).max(length + 14);
            let longest = other.texts.iter().map(|text| text.chars().count()).max();
            let parts = [
                "word-",
                "who-",
                "decision-",
                "corrected-",
                "correction-",
                "undo-",
            ];
            let typed = parts.iter().any(|begins| id.starts_with(begins)) || text.contains("{}");
            if longest > Some(most) && !typed {
                long.push(format!("{id} = {text}: {}", other.texts.join(" | ")));
            }
        }
        assert!(long.is_empty(), "{tag}: {long:#?}");
    }
}

#[test]
fn every_letter_is_in_the_fonts_of_the_window() {
    use skrifa::MetadataProvider as _;
    let fonts = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets/fonts");
    let mut letters: BTreeMap<char, String> = BTreeMap::new();
    for tag in language::all() {
        for (id, message) in messages(tag) {
            for sign in message.texts.iter().flat_map(|text| text.chars()) {
                letters
                    .entry(sign)
                    .or_insert_with(|| format!("{tag}: {id}"));
            }
        }
    }
    for file in fs::read_dir(fonts).expect("a folder") {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|ending| ending != "ttf") {
            continue;
        }
        let bytes = fs::read(&path).expect("a font");
        let font = skrifa::FontRef::new(&bytes).expect("a font");
        let has = |sign: char| font.charmap().map(sign).is_some();
        let lost = letters
            .iter()
            .filter(|(sign, _)| !sign.is_control() && !has(**sign));
        // Garamond is a subset, with Source Sans as its fallback.
        let is_subset = !path.to_string_lossy().contains("SourceSans");
        let stands_alone =
            |sign: char| sign.is_alphanumeric() || "„“”‚‘’–…\u{a0}\u{202f}".contains(sign);
        let lost: Vec<_> = lost
            .filter(|(sign, _)| !is_subset || stands_alone(**sign))
            .collect();
        assert!(lost.is_empty(), "{}: {lost:?}", path.display());
    }
}

// --- what the program says ---

/// English words of the game that must not appear in another language.
const ENGLISH: [&str; 58] = [
    "the",
    "and",
    "with",
    "from",
    "not",
    "this",
    "is",
    "are",
    "has",
    "florin",
    "florins",
    "point",
    "points",
    "forest",
    "forests",
    "lake",
    "lakes",
    "jester",
    "jesters",
    "builder",
    "builders",
    "landscape",
    "landscapes",
    "building",
    "buildings",
    "freedom",
    "freedoms",
    "card",
    "cards",
    "prestige",
    "recruiting",
    "bonus",
    "profession",
    "professions",
    "work",
    "works",
    "round",
    "auction",
    "auctions",
    "player",
    "bids",
    "passes",
    "declines",
    "wins",
    "places",
    "places",
    "builds",
    "introduces",
    "completes",
    "recruits",
    "hires",
    "acquires",
    "hospital",
    "tower",
    "library",
    "poet",
    "lawyer",
    "painter",
];

/// Returns those of the words that the language has as well.
fn shared(language: &str) -> &'static [&'static str] {
    match language {
        // Prestigekarte and Bonuskarte; „was“ and „not“ do not occur in these sentences.
        "de" => &["prestige", "bonus", "florin", "hospital"],
        "cs" => &["florin"],
        _ => &[],
    }
}

/// Collects the automatically detectable faults of sentences in a language.
struct Reader {
    ids: BTreeSet<String>,
    bad: BTreeSet<String>,
}

impl Reader {
    fn new() -> Self {
        let ids = messages("en").into_keys();
        Self {
            ids: ids.filter(|id| id.contains('-')).collect(),
            bad: BTreeSet::new(),
        }
    }

    fn read(&mut self, text: &str, tag: &str) {
        if let Some(why) = self.wrong(text, tag) {
            self.bad.insert(format!("{tag}: {why}: {text}"));
        }
    }

    fn wrong(&self, text: &str, tag: &str) -> Option<String> {
        const BAD: [&str; 13] = [
            "  ", " ,", " ;", "{", "}", "$", "()", "„“", "„”", "::", "Some(", "\u{a0}.", " :",
        ];
        if let Some(bad) = BAD.iter().find(|bad| text.contains(**bad)) {
            return Some(format!("{bad:?}"));
        }
        if text.trim() != text || text.is_empty() || text.ends_with(" .") {
            return Some("a blank at an end".into());
        }
        let words = text.split(|sign: char| !sign.is_alphanumeric() && sign != '-');
        for word in words {
            if self.ids.contains(word) {
                return Some(format!("{word} is a message"));
            }
            let word = word.to_lowercase();
            let is_english = tag != "en" && ENGLISH.contains(&word.as_str());
            if is_english && !shared(tag).contains(&word.as_str()) {
                return Some(format!("{word} is English"));
            }
        }
        None
    }

    #[track_caller]
    fn is_content(&self) {
        let some: Vec<&String> = self.bad.iter().take(60).collect();
        assert!(some.is_empty(), "{} of them: {some:#?}", self.bad.len());
    }
}

#[test]
fn whatever_can_be_said_is_sound_in_every_language() {
    let mut reader = Reader::new();
    for tag in language::all() {
        language::within(tag, tag, || {
            for (heading, lines) in sweep::said() {
                // The content of files is quoted unchanged there.
                if heading != "files" {
                    for line in lines {
                        reader.read(&line, tag);
                    }
                }
            }
        });
    }
    reader.is_content();
}

#[test]
fn components_have_the_names_of_their_cards_in_sentences_of_another_language() {
    let setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    let words = Words::of(&setup);
    use florence::{Building, Object};
    use table::Seat;
    for (sentences, components, object, building) in [
        ("de", "pl", "Błazen", "Biblioteka"),
        ("pl", "de", "Gaukler", "Bibliothek"),
        ("cs", "en", "Jester", "Library"),
        ("en", "cs", "Kejklíř", "Knihovna"),
    ] {
        language::within(sentences, components, || {
            let named = words.command(&Command::new(Seat::A, Decision::Name(Object::Jester)));
            assert!(named.contains(object), "{named}");
            assert_eq!(Building::Library.name(), building);
            assert_eq!(Building::Library.id(), "building-library");
        });
    }
}

#[test]
fn a_freedom_is_headed_as_it_is_said_and_found_as_it_is_printed() {
    use florence::Freedom;
    use words::florence::rulebook::{Subject as _, Topic};
    for (tag, heading, printed) in [
        ("en", "Travel", "Travel"),
        ("de", "Reisefreiheit", "Reise"),
        ("pl", "Swoboda Poruszania", "Poruszania"),
        ("cs", "Svoboda pohybu", "Pohyb"),
    ] {
        language::within(tag, tag, || {
            let topic = Topic::Freedom(Freedom::Travel);
            assert_eq!(topic.title(), heading);
            for name in [heading, printed, "freedom-travel"] {
                assert_eq!(Topic::called(name), Some(topic), "{name}");
            }
        });
    }
}

#[test]
fn what_would_be_better_is_said_as_something_to_do() {
    let setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    for (tag, pass) in [
        ("en", "pass"),
        ("de", "passen"),
        ("pl", "zrezygnować"),
        ("cs", "pasovat"),
    ] {
        language::within(tag, tag, || {
            let words = Words::of(&setup);
            assert_eq!(words.to_do(&Decision::Pass), pass);
            for decision in sweep::decisions() {
                let (to_do, done) = (words.to_do(&decision), words.decision(&decision));
                assert_ne!(to_do, done, "{tag}");
            }
        });
    }
}

/// Plays a random game to its end, and returns the state before each command.
fn play(table: Table, agreed: Agreed, seed: u64) -> (Setup, Vec<(Game, Command)>) {
    let mut rng = Rng::with_seed(seed * 10 + agreed.number());
    let setup = chance::start(table, agreed, &mut rng);
    let mut game = Game::try_from(&setup).expect("the start is legal");
    let mut played = Vec::new();
    while !game.is_over() {
        let command = chance::next(&game, table, &mut rng);
        played.push((game, command));
        game.play(&command).expect("players propose legal commands");
    }
    (setup, played)
}

#[test]
fn random_games_are_told_in_every_language() {
    let mut reader = Reader::new();
    let tables = [Table::Digital, Table::Tracked];
    for (agreed, table) in Agreed::all().zip(tables.into_iter().cycle()) {
        {
            let (setup, played) = play(table, agreed, 31);
            let mut rng = Rng::with_seed(agreed.number());
            for tag in language::all() {
                language::within(tag, tag, || {
                    let words = Words::of(&setup);
                    for (game, command) in &played {
                        reader.read(&words.played(Some(game), command), tag);
                        reader.read(&words.on_a_button(Some(game), command), tag);
                        let mut after = *game;
                        let events = after.play(command).expect("it was legal");
                        for event in &events {
                            if let Some(text) = words.event(event) {
                                reader.read(&text, tag);
                            }
                        }
                        if rng.u8(..12) == 0 {
                            let universe = candidates::universe(game, &mut rng);
                            let refused = universe.iter().filter_map(|it| game.check(it).err());
                            for why in refused.step_by(7) {
                                reader.read(&words.cited(&why), tag);
                            }
                        }
                    }
                });
            }
        }
    }
    reader.is_content();
}

#[test]
fn reports_and_tables_are_told_in_every_language_and_saves_are_the_same_in_all() {
    let mut reader = Reader::new();
    for agreed in [
        Agreed::from(3),
        Agreed::from(4).with_muse().joined(),
        Agreed::OLDER,
    ] {
        let (setup, played) = play(Table::Digital, agreed, 32);
        let log: Vec<Command> = played.iter().map(|(_, command)| *command).collect();
        let session = Session::<Game>::restore(setup, log.clone(), log.len());
        let session = session.expect("the start is legal");
        let scope = Scope {
            hides_money: false,
            is_sheet: false,
            written: None,
        };
        let save = Save::from_session(&session);
        let mut same: Option<Vec<String>> = None;
        let mut told = BTreeSet::new();
        for tag in language::all() {
            language::within(tag, tag, || {
                let report = Report::of(&session, &scope);
                let page = formats::page(&report);
                let text = formats::markdown(&report);
                for line in &report.log {
                    reader.read(&line.decided, tag);
                    for event in &line.happened {
                        reader.read(event, tag);
                    }
                }
                reader.read(&report.verdict(), tag);
                assert!(page.contains(&format!("lang=\"{tag}\"")));
                assert!(told.insert(text), "{tag} tells it as another language does");
                for table in [formats::log(&report), formats::auctions(&report)] {
                    assert!(
                        told.insert(table),
                        "{tag} has the table of another language"
                    );
                }
                let data = for_programs(|| {
                    let report = Report::of(&session, &scope);
                    vec![formats::bgsplay(&report), formats::link(&report)]
                });
                let formats = [Format::Ron, Format::Json].map(|format| {
                    let text = save.to_text(format).expect("it can be saved");
                    assert_eq!(Save::parse(&text, format).expect("it is read"), save);
                    text
                });
                let notation = record::print(&save);
                assert_eq!(record::parse(&notation).expect("it is read"), save);
                let all: Vec<String> = data.into_iter().chain(formats).chain([notation]).collect();
                match &same {
                    Some(same) => assert!(*same == all, "{tag} writes something else"),
                    None => same = Some(all),
                }
            });
        }
    }
    reader.is_content();
}

// --- what is typed ---

/// Returns the ways to type a decision in the current language, with everything in it
/// called by each of its names; empty if it is typed differently.
fn typed(game: &Game, command: &Command) -> Vec<String> {
    let verb = |list: &'static str| find::first(list).to_owned();
    let with = |verb: &str, id: &'static str, rest: &str| -> Vec<String> {
        let names = find::names(id);
        names.map(|name| format!("{verb} {name} {rest}")).collect()
    };
    let player = |seat: table::Seat| chance_name(seat);
    match command.decision {
        Decision::Raise(price) => vec![format!("{} {price}", verb(fl!(word_raise)))],
        Decision::Pass => vec![verb(fl!(word_pass))],
        Decision::Decline => vec![verb(fl!(word_decline))],
        Decision::Hire => vec![fl!(word_hire).to_owned()],
        Decision::AcquireBonus => vec![verb(fl!(word_bonus))],
        Decision::Hold => vec![verb(fl!(word_hold))],
        Decision::EndTurn => vec![fl!(word_end).to_owned()],
        Decision::Name(object) => with(&verb(fl!(word_name)), object.id(), ""),
        Decision::Win(object, price) => with(player(command.seat), object.id(), &price.to_string()),
        Decision::Build(kind, site) if !site.squares().is_empty() => with(
            &verb(fl!(word_build)),
            kind.id(),
            &site.squares().to_string(),
        ),
        Decision::Place(kind, site) if !site.squares().is_empty() => with(
            &verb(fl!(word_place)),
            kind.id(),
            &site.squares().to_string(),
        ),
        Decision::Introduce(freedom) => with(&verb(fl!(word_introduce)), freedom.id(), ""),
        Decision::Sell(points) => vec![format!(
            "{} {points} {}",
            verb(fl!(word_sell)),
            player(command.seat)
        )],
        Decision::Recruit(from, card) => with(&verb(fl!(word_recruit)), card.id(), player(from)),
        Decision::Complete(work) if work.bonus.is_empty() => {
            let taken = format!("{}pp", work.prestige);
            with(&verb(fl!(word_work)), work.profession.id(), &taken)
        }
        Decision::Keep(card, _) => match game.pending() {
            Some(Pending::Keep { offer, .. }) if offer.iter().count() < 4 => {
                with(&verb(fl!(word_keep)), card.id(), "")
            }
            _ => Vec::new(),
        },
        Decision::Bid(character, price) => with("", character.id(), &price.to_string()),
        _ => Vec::new(),
    }
}

fn chance_name(seat: table::Seat) -> &'static str {
    ["anna", "ben", "clara", "david", "eva"][seat.index()]
}

#[test]
fn what_is_decided_can_be_typed_in_every_language_and_in_english() {
    for agreed in Agreed::all() {
        let (setup, played) = play(Table::Tracked, agreed, 33);
        let mut kinds = std::collections::HashMap::<_, usize>::new();
        let some = played.iter().filter(|(_, command)| {
            let kind = std::mem::discriminant(&command.decision);
            let seen = kinds.entry(kind).or_insert(0);
            *seen += 1;
            *seen <= 3
        });
        for (game, command) in some {
            for tag in language::all() {
                language::within(tag, tag, || {
                    let words = Words::of(&setup);
                    let own = typed(game, command);
                    let english = language::within("en", "en", || typed(game, command));
                    for text in own.iter().chain(&english) {
                        let found = notation::candidates(text, words, game);
                        let meant = Meaning::Decide(*command);
                        let sentence = words.played(Some(game), command);
                        let all: Vec<_> = found.iter().map(|it| &it.sentence).collect();
                        let is_read = found.iter().any(|it| it.meaning == meant);
                        assert!(is_read, "{tag}: {text:?} is no {sentence:?}, but {all:#?}");
                    }
                });
            }
        }
    }
}

#[test]
fn amounts_are_read_in_the_form_of_every_language() {
    use florence::{Moment, Object};
    use table::Card;
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    let game = Game::try_from(&setup).expect("a legal start");
    for tag in language::all() {
        language::within(tag, tag, || {
            let words = Words::of(&setup);
            let jester = find::names(Object::Jester.id()).next().expect("a name");
            for amount in [
                "1200",
                "1,200",
                "1.200",
                "1\u{a0}200",
                "1\u{202f}200",
                "1 200",
                "12",
            ] {
                let text = format!("ben {jester} {amount}");
                let found = notation::candidates(&text, words, &game);
                let win = Decision::Win(Object::Jester, 1200);
                let meant = Command::new(table::Seat::B, win);
                let is_read = found.iter().any(|it| it.meaning == Meaning::Decide(meant));
                assert!(is_read, "{tag}: {text:?} {found:#?}");
            }
        });
    }
}

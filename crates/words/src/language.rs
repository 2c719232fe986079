//! The languages: which exist, which one is current, and how a message is said in it. A
//! message that a language lacks is said in English. The names of components may be in
//! another language: that of the cards on the table.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::LocalKey;

use ahash::AHasher;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use table::fold::fold;
use unic_langid::LanguageIdentifier;

use super::grouping::Figures;
use super::message;
use super::message::{COMPONENTS, ENGLISH, FORMS, IDS, NAMES, SOURCES};
use super::printed::Printed;
use super::value::Value;

/// Not an index in [`SOURCES`].
const NONE: usize = usize::MAX;

/// The index in [`SOURCES`] of the current language.
static SPOKEN: AtomicUsize = AtomicUsize::new(ENGLISH);
/// The index of the language of the components, if that is another one.
static OF_COMPONENTS: AtomicUsize = AtomicUsize::new(NONE);
/// The index of the initial language: the one on the command line, or otherwise the
/// system's.
static AT_FIRST: AtomicUsize = AtomicUsize::new(ENGLISH);
/// Whether the language was given on the command line.
static IS_ASKED: AtomicBool = AtomicBool::new(false);
/// Whether the language of the components was given on the command line.
static ARE_COMPONENTS_ASKED: AtomicBool = AtomicBool::new(false);
static LOADED: [OnceLock<Language>; SOURCES.len()] = [const { OnceLock::new() }; _];

/// Iterates over the tags of all languages, such as `en`.
pub fn all() -> impl Iterator<Item = &'static str> {
    SOURCES.iter().map(|(tag, _)| *tag)
}

/// The current languages of sentences and of the names of components. Cached texts depend
/// on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tongues {
    sentences: usize,
    components: usize,
    printed: Printed,
}

impl Tongues {
    fn only(number: usize) -> Self {
        Self {
            sentences: number,
            components: number,
            printed: PRINTED.get(),
        }
    }

    /// Returns the current languages.
    #[must_use]
    pub fn now() -> Self {
        if READS_ENGLISH.get() {
            return Self::only(ENGLISH);
        }
        let printed = PRINTED.get();
        if let Some((sentences, components)) = ONLY.get() {
            return Self {
                sentences,
                components,
                printed,
            };
        }
        let sentences = SPOKEN.load(Ordering::Relaxed);
        let components = match OF_COMPONENTS.load(Ordering::Relaxed) {
            NONE => sentences,
            other => other,
        };
        Self {
            sentences,
            components,
            printed,
        }
    }
}

/// Sets the cards whose names this thread uses for components from now on.
pub fn print(cards: Printed) {
    PRINTED.set(cards);
}

/// Runs `say` on this thread with the names on these cards.
pub fn printed_on<T>(cards: Printed, say: impl FnOnce() -> T) -> T {
    while_set(&PRINTED, cards, say)
}

/// Returns the cards whose names are currently used.
#[must_use]
pub fn cards() -> Printed {
    Tongues::now().printed
}

/// Returns the tag of the current language.
#[must_use]
pub fn spoken() -> &'static str {
    SOURCES[Tongues::now().sentences].0
}

/// Returns the tag of the language in which components are named.
#[must_use]
pub fn spoken_of_components() -> &'static str {
    SOURCES[Tongues::now().components].0
}

/// Returns the name of a component as it is printed, by the id of its name.
#[must_use]
pub fn name_of(id: &str) -> String {
    component(Tongues::now(), id, &FluentArgs::new())
}

/// Returns the name of a component for tight spaces, by the id of its name: its form
/// `short`, in any language, with soft hyphens where it may be broken.
#[must_use]
pub fn short_name_of(id: &str) -> String {
    if let Some(name) = cards().name(id) {
        return name.to_owned();
    }
    let form = FluentArgs::from_iter([("form", SHORT)]);
    language(Tongues::now().components).say_or_english(id, Some(&form))
}

/// Sets the language of all threads. If there is no language with this tag, it changes
/// nothing and returns `false`.
pub fn speak(tag: &str) -> bool {
    let found = position(tag);
    if let Some(number) = found {
        SPOKEN.store(number, Ordering::Relaxed);
    }
    found.is_some()
}

/// Returns the tag of the language of component names, if it differs from that of
/// sentences.
#[must_use]
pub fn of_components() -> Option<&'static str> {
    match OF_COMPONENTS.load(Ordering::Relaxed) {
        NONE => None,
        other => Some(SOURCES[other].0),
    }
}

/// Sets the language of component names in all threads; `None` means that of sentences. If
/// there is no language with this tag, it changes nothing and returns `false`.
pub fn call_components(tag: Option<&str>) -> bool {
    let found = match tag {
        None => Some(NONE),
        Some(tag) => position(tag),
    };
    if let Some(number) = found {
        OF_COMPONENTS.store(number, Ordering::Relaxed);
    }
    found.is_some()
}

/// Starts the program in this language, the system's, because none was chosen.
pub fn begin(tag: &str) {
    if let Some(number) = position(tag) {
        AT_FIRST.store(number, Ordering::Relaxed);
        SPOKEN.store(number, Ordering::Relaxed);
    }
}

/// Starts the program in the language from the command line, which takes precedence over a
/// saved choice. Returns `false` if there is no language with this tag.
pub fn ask_for(tag: &str) -> bool {
    let found = position(tag).is_some();
    if found {
        begin(tag);
        IS_ASKED.store(true, Ordering::Relaxed);
    }
    found
}

/// Sets the language of component names from the command line, which takes precedence over
/// a saved choice. Returns `false` if there is no language with this tag.
pub fn ask_for_components(tag: &str) -> bool {
    let found = call_components(Some(tag));
    if found {
        ARE_COMPONENTS_ASKED.store(true, Ordering::Relaxed);
    }
    found
}

/// Applies a saved choice: this language for sentences, or the system's, and that one for
/// components. The command line takes precedence.
pub fn recall(sentences: Option<&str>, components: Option<&str>) {
    if !IS_ASKED.load(Ordering::Relaxed) {
        choose_sentences(sentences);
    }
    if !ARE_COMPONENTS_ASKED.load(Ordering::Relaxed) {
        choose_components(components);
    }
}

/// Applies a choice made now.
pub fn choose(sentences: Option<&str>, components: Option<&str>) {
    choose_sentences(sentences);
    choose_components(components);
}

fn choose_sentences(tag: Option<&str>) {
    let first = AT_FIRST.load(Ordering::Relaxed);
    let number = tag.and_then(position).unwrap_or(first);
    SPOKEN.store(number, Ordering::Relaxed);
}

fn choose_components(tag: Option<&str>) {
    let number = tag.and_then(position).unwrap_or(NONE);
    OF_COMPONENTS.store(number, Ordering::Relaxed);
}

/// Returns the language of this user's system, if it is one of ours.
#[must_use]
pub fn of_system() -> Option<&'static str> {
    // A program that is told to use no language uses English.
    let none = std::env::var("LC_ALL").is_ok_and(|locale| {
        let name = locale.split('.').next();
        matches!(name, Some("C" | "POSIX"))
    });
    if none {
        return None;
    }
    sys_locale::get_locales().find_map(|locale| for_locale(&locale))
}

/// Returns the tag of the initial language.
#[must_use]
pub fn at_first() -> &'static str {
    SOURCES[AT_FIRST.load(Ordering::Relaxed)].0
}

/// Returns the language for a system's name of a place or a language: `de_AT.UTF-8`,
/// `pl-PL`.
#[must_use]
pub fn for_locale(locale: &str) -> Option<&'static str> {
    let tag = locale.split(['-', '_', '.', '@']).next()?;
    all().find(|known| known.eq_ignore_ascii_case(tag))
}

/// Returns the name of a language in that language, its message `language-name`.
#[must_use]
pub fn called(tag: &str) -> &'static str {
    NAMES[position(tag).unwrap_or(ENGLISH)]
}

/// Runs `say` on this thread in these languages, one for sentences and one for component
/// names, whatever the current language is. An unknown tag means English.
pub fn within<T>(sentences: &str, components: &str, say: impl FnOnce() -> T) -> T {
    let number = |tag| position(tag).unwrap_or(ENGLISH);
    let only = (number(sentences), number(components));
    while_set(&ONLY, Some(only), say)
}

/// Runs `read` on this thread so that input is read as English.
pub(super) fn reading_english<T>(read: impl FnOnce() -> T) -> T {
    while_set(&READS_ENGLISH, true, read)
}

/// Runs `say` in the current language, even while input is read as English.
pub(super) fn aloud<T>(say: impl FnOnce() -> T) -> T {
    while_set(&READS_ENGLISH, false, say)
}

/// Runs `does` while a value of this thread is set, and restores the value afterwards.
fn while_set<V: Copy + 'static, T>(
    cell: &'static LocalKey<Cell<V>>,
    value: V,
    does: impl FnOnce() -> T,
) -> T {
    struct Back<V: Copy + 'static>(&'static LocalKey<Cell<V>>, V);
    impl<V: Copy + 'static> Drop for Back<V> {
        fn drop(&mut self) {
            self.0.set(self.1);
        }
    }
    let _back = Back(cell, cell.replace(value));
    does()
}

/// Returns the names a component may have, by the id of its name: all its forms, in the
/// language of the components and in that of sentences, folded and without articles.
pub(super) fn names(id: &str) -> impl Iterator<Item = &'static str> {
    let tongues = Tongues::now();
    let at = IDS.binary_search(&id).ok();
    let both = [Some(tongues.components), Some(tongues.sentences)];
    let both = match tongues.components == tongues.sentences {
        true => [both[0], None],
        false => both,
    };
    let of = move |number: usize| {
        let names = language(number).names();
        at.and_then(|at| names.get(&at)).into_iter().flatten()
    };
    let ours = both.into_iter().flatten().flat_map(of).map(String::as_str);
    tongues.printed.folded(id).into_iter().chain(ours)
}

fn position(tag: &str) -> Option<usize> {
    all().position(|language| language == tag)
}

/// Returns a message without arguments, by its index in [`IDS`].
pub(super) fn fixed(number: usize) -> &'static str {
    let tongues = Tongues::now();
    if COMPONENTS[number]
        && let Some(name) = tongues.printed.name(IDS[number])
    {
        return name;
    }
    let of = match COMPONENTS[number] {
        true => tongues.components,
        false => tongues.sentences,
    };
    language(of).fixed()[number]
}

/// Returns a message with arguments.
pub(super) fn say(id: &str, args: &[(&'static str, Value<'_>)]) -> String {
    let tongues = Tongues::now();
    let key = key_of(tongues, id, args);
    let say = || language(tongues.sentences).say_or_english(id, Some(&for_fluent(args)));
    SAID.with_borrow_mut(|said| said.again(key, say))
}

/// Returns the name of a component in a form.
pub(super) fn name(id: &str, form: &[(&'static str, Value<'_>)]) -> String {
    component(Tongues::now(), id, &for_fluent(form))
}

fn for_fluent<'a>(args: &'a [(&'static str, Value<'_>)]) -> FluentArgs<'a> {
    args.iter()
        .map(|(name, value)| (*name, value.to_fluent()))
        .collect()
}

/// Returns a name for use in a sentence. Forms belong to the language of the sentence;
/// names in another language appear as they are printed.
fn component(tongues: Tongues, id: &str, form: &FluentArgs<'_>) -> String {
    if let Some(name) = tongues.printed.name(id) {
        return name.to_owned();
    }
    let form = (tongues.components == tongues.sentences).then_some(form);
    language(tongues.components).say_or_english(id, form)
}

/// The form of a name for tight spaces.
const SHORT: &str = "short";

thread_local! {
    static SAID: RefCell<Said> = RefCell::default();
    /// The languages this thread uses for a while, independent of the others.
    static ONLY: Cell<Option<(usize, usize)>> = const { Cell::new(None) };
    /// The cards whose names this thread uses.
    static PRINTED: Cell<Printed> = const { Cell::new(Printed::OURS) };
    /// Whether this thread reads input as English.
    static READS_ENGLISH: Cell<bool> = const { Cell::new(false) };
}

/// A cache of recent texts: a frame says mostly what the previous one said.
#[derive(Default)]
struct Said {
    texts: HashMap<u64, String>,
    /// The texts before those.
    earlier: HashMap<u64, String>,
}

impl Said {
    /// The size: a few frames' worth of sentences.
    const MOST: usize = 4096;

    fn again(&mut self, key: u64, say: impl FnOnce() -> String) -> String {
        if let Some(text) = self.texts.get(&key) {
            return text.clone();
        }
        if self.texts.len() >= Self::MOST {
            self.earlier = std::mem::take(&mut self.texts);
        }
        let text = self.earlier.remove(&key).unwrap_or_else(say);
        self.texts.insert(key, text.clone());
        text
    }
}

/// Returns a hash that identifies a sentence.
fn key_of(tongues: Tongues, id: &str, args: &[(&str, Value<'_>)]) -> u64 {
    let mut hasher = AHasher::default();
    (tongues, id).hash(&mut hasher);
    for (name, value) in args {
        name.hash(&mut hasher);
        match value {
            Value::Text(text) => text.hash(&mut hasher),
            // The language alone determines how it is written.
            Value::Number(number) => number.to_bits().hash(&mut hasher),
        }
    }
    hasher.finish()
}

/// Returns how the current language writes numbers.
pub(super) fn figures() -> &'static Figures {
    language(Tongues::now().sentences).figures()
}

/// Returns the id itself if there is such a message, for ids built from names in saves and
/// parsers.
pub(super) fn known(id: &str) -> Option<&'static str> {
    let at = IDS.binary_search(&id).ok()?;
    Some(IDS[at])
}

fn language(number: usize) -> &'static Language {
    LOADED[number].get_or_init(|| {
        let (tag, source) = &SOURCES[number];
        Language::new(tag, source.text(), number)
    })
}

struct Language {
    bundle: FluentBundle<FluentResource>,
    /// The messages without arguments, in the order of [`IDS`], formatted when the first
    /// one is needed: a frame shows hundreds of them.
    fixed: OnceLock<Box<[&'static str]>>,
    /// How numbers are written.
    figures: OnceLock<Figures>,
    /// The names that components may have, by the indices of their names in [`IDS`].
    names: OnceLock<HashMap<usize, Vec<String>>>,
    number: usize,
}

impl Language {
    fn new(tag: &str, source: &str, number: usize) -> Language {
        let tag: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolating marks are for right-to-left text; here they would end up in every file
        // name that is copied.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number)
                if number.value.abs() >= 1000.0 || number.value.fract() != 0.0 =>
            {
                Some(figures().write(&number.as_string()))
            }
            _ => None,
        }));
        // The build script has read it without finding problems.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
        let _ = bundle.add_resource(resource);
        // `NAME($item, form: "the")`: the message whose id is the argument, in this form,
        // so that the sentence chooses the article and the case.
        let _ = bundle.add_function("NAME", move |items, named| match items {
            [FluentValue::String(id)] if IDS.binary_search(&id.as_ref()).is_ok() => {
                let tongues = Tongues::now();
                let is_ours = tongues.printed.name(id).is_none();
                let name = match is_ours && tongues.components == tongues.sentences {
                    true => language(number).say_or_english(id, Some(named)),
                    false => component(tongues, id, named),
                };
                FluentValue::String(name.into())
            }
            [item] => item.clone(),
            _ => FluentValue::Error,
        });
        // `START(..)`: with a capital letter, for the beginning of a sentence. Only for
        // names from these files; people's names are left as written.
        let _ = bundle.add_function("START", |texts, _| match texts {
            [FluentValue::String(text)] => FluentValue::String(capital(text).into()),
            _ => FluentValue::Error,
        });
        // `END(..)`: with a full stop, unless it already ends a sentence.
        let _ = bundle.add_function("END", |texts, _| match texts {
            [FluentValue::String(text)] => FluentValue::String(ended(text).into()),
            _ => FluentValue::Error,
        });
        Language {
            bundle,
            fixed: OnceLock::new(),
            figures: OnceLock::new(),
            names: OnceLock::new(),
            number,
        }
    }

    fn figures(&self) -> &Figures {
        self.figures.get_or_init(|| {
            let say = |id| self.say_or_english(id, None);
            Figures::new(
                &say(message::number_point::ID),
                &say(message::number_groups::ID),
                &say(message::number_groups_from::ID),
            )
        })
    }

    fn names(&self) -> &HashMap<usize, Vec<String>> {
        self.names.get_or_init(|| {
            let articles = fold(&self.say_or_english(message::word_articles::ID, None));
            let articles: Vec<&str> = articles.split_whitespace().collect();
            let components = (0..IDS.len()).filter(|&at| COMPONENTS[at]);
            let names = components.map(|at| {
                let mut names: Vec<String> = Vec::new();
                for form in FORMS[self.number] {
                    let form = FluentArgs::from_iter([("form", *form)]);
                    // Nobody types the quotes around a card's name.
                    let name = fold(&self.say_or_english(IDS[at], Some(&form)));
                    let name = name.replace(['“', '”', '„'], "");
                    let words = name.split_whitespace();
                    let words = words.skip_while(|word| articles.contains(word));
                    let name = words.collect::<Vec<_>>().join(" ");
                    if !names.contains(&name) {
                        names.push(name);
                    }
                }
                (at, names)
            });
            names.collect()
        })
    }

    fn fixed(&self) -> &[&'static str] {
        self.fixed.get_or_init(|| {
            let say = |id: &&str| -> &'static str { self.say_or_english(id, None).leak() };
            IDS.iter().map(say).collect()
        })
    }

    fn say_or_english(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        self.say(id, args)
            .or_else(|| language(ENGLISH).say(id, args))
            .unwrap_or_default()
    }

    fn say(&self, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let text = self.bundle.format_pattern(pattern, args, &mut Vec::new());
        Some(text.into_owned())
    }
}

/// Capitalizes the first letter of a text.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Adds a full stop to a text unless it already ends a sentence.
fn ended(text: &str) -> String {
    match text.ends_with(['.', '?', '!', '…']) {
        true => text.to_owned(),
        false => format!("{text}."),
    }
}

#[cfg(test)]
mod tests {
    use fluent_bundle::FluentArgs;

    use super::{
        ENGLISH, Language, all, call_components, called, for_locale, names, of_components, speak,
        spoken,
    };
    use crate::fl;

    #[test]
    fn what_a_language_does_not_say_is_said_in_english() {
        let source = "title = Das Studierzimmer\n";
        let german = Language::new("de", source, ENGLISH);
        assert_eq!(german.say_or_english("title", None), "Das Studierzimmer");
        assert_eq!(german.say_or_english("menu", None), fl!(menu));
        assert_eq!(german.fixed().len(), super::IDS.len());
    }

    #[test]
    fn a_sentence_chooses_the_form_of_a_name() {
        let source = "by = Near { NAME($what, form: \"a\") }, { $number }\n\
             here = { START(NAME($what, form: \"the\")) } is here\n";
        let language = Language::new("en", source, ENGLISH);
        for (what, said) in [
            ("building-opera", "Near an Opera, 1,234"),
            ("Anna", "Near Anna, 1,234"),
        ] {
            let mut args = FluentArgs::new();
            args.set("what", what);
            args.set("number", 1234);
            assert_eq!(language.say_or_english("by", Some(&args)), said);
        }
        let args = FluentArgs::from_iter([("what", "building-opera")]);
        let said = language.say_or_english("here", Some(&args));
        assert_eq!(said, "The Opera is here");
        assert_eq!(fl!(building_opera), "Opera");
        assert_eq!(fl!(building_opera, form = "the"), "the Opera");
    }

    #[test]
    fn a_language_that_does_not_exist_changes_nothing() {
        assert!(!speak("xx"));
        assert!(!call_components(Some("xx")));
        assert_eq!((spoken(), of_components()), ("en", None));
        assert!(all().any(|tag| tag == "en"));
    }

    #[test]
    fn systems_name_languages_in_many_ways() {
        for (locale, tag) in [
            ("de_AT.UTF-8", Some("de")),
            ("pl-PL", Some("pl")),
            ("cs", Some("cs")),
            ("EN_us@euro", Some("en")),
            ("C", None),
            ("fr_FR.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(for_locale(locale), tag, "{locale}");
        }
        for tag in all() {
            assert!(!called(tag).is_empty());
        }
    }

    #[test]
    fn a_name_is_read_in_all_its_forms_without_articles() {
        let opera: Vec<&str> = names("building-opera").collect();
        assert_eq!(opera, ["opera"]);
        let card: Vec<&str> = names("bonus-card-lakes").collect();
        assert!(card.contains(&"bonus card lakes"), "{card:?}");
        assert_eq!(names("menu").count(), 0);
    }

    #[test]
    fn what_is_said_again_is_the_same_and_is_forgotten_in_time() {
        for _ in 0..2 {
            for count in 0..3 * super::Said::MOST as i64 {
                let args = FluentArgs::from_iter([("count", count)]);
                let anew = super::language(ENGLISH).say_or_english("entries", Some(&args));
                assert_eq!(fl!(entries, count), anew);
            }
        }
        assert_eq!(fl!(turn_of, player = "Anna"), fl!(turn_of, player = "Anna"));
        assert_ne!(fl!(turn_of, player = "Anna"), fl!(turn_of, player = "Ana"));
        let kept = super::SAID.with_borrow(|said| said.texts.len() + said.earlier.len());
        assert!(kept <= 2 * super::Said::MOST, "{kept}");
    }

    #[test]
    fn counts_choose_their_plural() {
        assert_eq!(fl!(entries, count = 1), "1 entry");
        assert_eq!(fl!(entries, count = 21), "21 entries");
    }
}

//! The languages that people read: which there are, which one is spoken, and how
//! a message is said in it. What a language does not say yet is said in English.
//! The names of components may be said in another one: that of the cards on the table.

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
use super::message::{COMPONENTS, ENGLISH, FORMS, IDS, SOURCES};
use super::printed::Printed;
use super::value::Value;

/// No place in [`SOURCES`].
const NONE: usize = usize::MAX;

/// The place in [`SOURCES`] of the language that is spoken.
static SPOKEN: AtomicUsize = AtomicUsize::new(ENGLISH);
/// That of the language of the components, if it is another one.
static OF_COMPONENTS: AtomicUsize = AtomicUsize::new(NONE);
/// That of the language the program began with: as it was called or, without that, the
/// system's.
static AT_FIRST: AtomicUsize = AtomicUsize::new(ENGLISH);
/// Whether the program was called with it.
static IS_ASKED: AtomicBool = AtomicBool::new(false);
/// Whether it was called with a language for the components.
static ARE_COMPONENTS_ASKED: AtomicBool = AtomicBool::new(false);
static LOADED: [OnceLock<Language>; SOURCES.len()] = [const { OnceLock::new() }; _];

/// The tags of the languages there are: `en`.
pub fn all() -> impl Iterator<Item = &'static str> {
    SOURCES.iter().map(|(tag, _)| *tag)
}

/// The languages that are spoken: that of sentences, and that of the names of components.
/// What is kept of texts is of these.
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

    /// Those that are spoken now.
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

/// This thread names components as on these cards from now on.
pub fn print(cards: Printed) {
    PRINTED.set(cards);
}

/// What this thread says in here, it says with the names on these cards.
pub fn printed_on<T>(cards: Printed, say: impl FnOnce() -> T) -> T {
    while_set(&PRINTED, cards, say)
}

/// The names on the cards that are spoken of now.
#[must_use]
pub fn cards() -> Printed {
    Tongues::now().printed
}

/// The tag of the language that is spoken.
#[must_use]
pub fn spoken() -> &'static str {
    SOURCES[Tongues::now().sentences].0
}

/// The tag of the language in which components are named.
#[must_use]
pub fn spoken_of_components() -> &'static str {
    SOURCES[Tongues::now().components].0
}

/// The name of a component as it is printed, by the id of its name.
#[must_use]
pub fn name_of(id: &str) -> String {
    component(Tongues::now(), id, &FluentArgs::new())
}

/// The name of a component where there is little room, by the id of its name: what its
/// form `short` says, in any language, with soft hyphens where it may be broken.
#[must_use]
pub fn short_name_of(id: &str) -> String {
    if let Some(name) = cards().name(id) {
        return name.to_owned();
    }
    let form = FluentArgs::from_iter([("form", SHORT)]);
    language(Tongues::now().components).say_or_english(id, Some(&form))
}

/// Speaks this language from now on, in all threads. If there is none of this
/// tag, nothing changes and the answer is `false`.
pub fn speak(tag: &str) -> bool {
    let found = position(tag);
    if let Some(number) = found {
        SPOKEN.store(number, Ordering::Relaxed);
    }
    found.is_some()
}

/// The tag of the language of the names of components, if it is not that of sentences.
#[must_use]
pub fn of_components() -> Option<&'static str> {
    match OF_COMPONENTS.load(Ordering::Relaxed) {
        NONE => None,
        other => Some(SOURCES[other].0),
    }
}

/// Says the names of components in this language from now on, in all threads, or in
/// that of sentences. If there is none of this tag, nothing changes and the answer is
/// `false`.
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

/// The program begins in this language, for nobody has chosen one: the system's.
pub fn begin(tag: &str) {
    if let Some(number) = position(tag) {
        AT_FIRST.store(number, Ordering::Relaxed);
        SPOKEN.store(number, Ordering::Relaxed);
    }
}

/// The program was called with this language, which goes before what somebody has
/// chosen. If there is none of this tag, the answer is `false`.
pub fn ask_for(tag: &str) -> bool {
    let found = position(tag).is_some();
    if found {
        begin(tag);
        IS_ASKED.store(true, Ordering::Relaxed);
    }
    found
}

/// The program was called with this language for the names of components, which goes
/// before what somebody has chosen. If there is none of this tag, the answer is `false`.
pub fn ask_for_components(tag: &str) -> bool {
    let found = call_components(Some(tag));
    if found {
        ARE_COMPONENTS_ASKED.store(true, Ordering::Relaxed);
    }
    found
}

/// Speaks what somebody has chosen in earlier days: sentences in this language, or in
/// that of the system, and components in that one. What the program was called with
/// goes before.
pub fn recall(sentences: Option<&str>, components: Option<&str>) {
    if !IS_ASKED.load(Ordering::Relaxed) {
        choose_sentences(sentences);
    }
    if !ARE_COMPONENTS_ASKED.load(Ordering::Relaxed) {
        choose_components(components);
    }
}

/// Speaks what somebody chooses now.
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

/// The language this user's system speaks, if it is one of ours.
#[must_use]
pub fn of_system() -> Option<&'static str> {
    // A program that is told to speak no language speaks English.
    let none = std::env::var("LC_ALL").is_ok_and(|locale| {
        let name = locale.split('.').next();
        matches!(name, Some("C" | "POSIX"))
    });
    if none {
        return None;
    }
    sys_locale::get_locales().find_map(|locale| for_locale(&locale))
}

/// The tag of the language the program began with.
#[must_use]
pub fn at_first() -> &'static str {
    SOURCES[AT_FIRST.load(Ordering::Relaxed)].0
}

/// The language for what a system calls a place or a language: `de_AT.UTF-8`, `pl-PL`.
#[must_use]
pub fn for_locale(locale: &str) -> Option<&'static str> {
    let tag = locale.split(['-', '_', '.', '@']).next()?;
    all().find(|known| known.eq_ignore_ascii_case(tag))
}

/// The name of a language, as those call it who speak it.
#[must_use]
pub fn called(tag: &str) -> String {
    let number = position(tag).unwrap_or(ENGLISH);
    language(number).say_or_english(message::language_name::ID, None)
}

/// What this thread says in here, it says in this language, whatever is spoken
/// elsewhere; and names of components in that one. If there is none of a tag, it is
/// English.
pub fn within<T>(sentences: &str, components: &str, say: impl FnOnce() -> T) -> T {
    let number = |tag| position(tag).unwrap_or(ENGLISH);
    let only = (number(sentences), number(components));
    while_set(&ONLY, Some(only), say)
}

/// What is read in here is read as English, by this thread.
pub(super) fn reading_english<T>(read: impl FnOnce() -> T) -> T {
    while_set(&READS_ENGLISH, true, read)
}

/// What is said in here is said as it is spoken, although English is read.
pub(super) fn aloud<T>(say: impl FnOnce() -> T) -> T {
    while_set(&READS_ENGLISH, false, say)
}

/// Does something while a value of this thread is this, and then sets it back.
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

/// What a component may be called, by the id of its name: all forms of it, in the
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

/// A message without arguments, by its place in [`IDS`].
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

/// A message with arguments.
pub(super) fn say(id: &str, args: &[(&'static str, Value<'_>)]) -> String {
    let tongues = Tongues::now();
    let key = key_of(tongues, id, args);
    let say = || language(tongues.sentences).say_or_english(id, Some(&for_fluent(args)));
    SAID.with_borrow_mut(|said| said.again(key, say))
}

/// The name of a component in the form that is asked for.
pub(super) fn name(id: &str, form: &[(&'static str, Value<'_>)]) -> String {
    component(Tongues::now(), id, &for_fluent(form))
}

fn for_fluent<'a>(args: &'a [(&'static str, Value<'_>)]) -> FluentArgs<'a> {
    args.iter()
        .map(|(name, value)| (*name, value.to_fluent()))
        .collect()
}

/// A name in a sentence. A form is one of the sentence's language: names of another
/// one stand as they are printed.
fn component(tongues: Tongues, id: &str, form: &FluentArgs<'_>) -> String {
    if let Some(name) = tongues.printed.name(id) {
        return name.to_owned();
    }
    let form = (tongues.components == tongues.sentences).then_some(form);
    language(tongues.components).say_or_english(id, form)
}

/// The form of a name where there is little room.
const SHORT: &str = "short";

thread_local! {
    static SAID: RefCell<Said> = RefCell::default();
    /// What this thread speaks for a while, whatever others do.
    static ONLY: Cell<Option<(usize, usize)>> = const { Cell::new(None) };
    /// The names on the cards this thread speaks of.
    static PRINTED: Cell<Printed> = const { Cell::new(Printed::OURS) };
    /// Whether this thread reads what somebody typed as English.
    static READS_ENGLISH: Cell<bool> = const { Cell::new(false) };
}

/// What was said of late: a frame says most of what the one before said.
#[derive(Default)]
struct Said {
    texts: HashMap<u64, String>,
    /// What was said before those.
    earlier: HashMap<u64, String>,
}

impl Said {
    /// Some frames' worth of sentences.
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

/// What tells a sentence from all others.
fn key_of(tongues: Tongues, id: &str, args: &[(&str, Value<'_>)]) -> u64 {
    let mut hasher = AHasher::default();
    (tongues, id).hash(&mut hasher);
    for (name, value) in args {
        name.hash(&mut hasher);
        match value {
            Value::Text(text) => text.hash(&mut hasher),
            // How it is written is chosen by the language alone.
            Value::Number(number) => number.to_bits().hash(&mut hasher),
        }
    }
    hasher.finish()
}

/// How the language that is spoken writes numbers.
pub(super) fn figures() -> &'static Figures {
    language(Tongues::now().sentences).figures()
}

/// The id itself if there is such a message: for ids that are made of names which
/// the files of saves and parsers use.
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
    /// The messages without arguments, in the order of [`IDS`], formatted when the
    /// first is wanted: a frame shows hundreds of them.
    fixed: OnceLock<Box<[&'static str]>>,
    /// How numbers are written.
    figures: OnceLock<Figures>,
    /// What components may be called, by the places of their names in [`IDS`].
    names: OnceLock<HashMap<usize, Vec<String>>>,
    number: usize,
}

impl Language {
    fn new(tag: &str, source: &str, number: usize) -> Language {
        let tag: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolating marks are for text that runs right to left; here they would
        // be in every file name somebody copies.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number)
                if number.value.abs() >= 1000.0 || number.value.fract() != 0.0 =>
            {
                Some(figures().write(&number.as_string()))
            }
            _ => None,
        }));
        // The build script has read it and found nothing wrong.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
        let _ = bundle.add_resource(resource);
        // `NAME($item, form: "the")`: the message whose id the argument is, in
        // this form, so that the sentence chooses the article and the case.
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
        // `START(..)`: with a capital letter, as a sentence begins. Only for names
        // out of these files: people write their own as they like.
        let _ = bundle.add_function("START", |texts, _| match texts {
            [FluentValue::String(text)] => FluentValue::String(capital(text).into()),
            _ => FluentValue::Error,
        });
        // `END(..)`: with a full stop, unless it ends as a sentence does.
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
                    let name = fold(&self.say_or_english(IDS[at], Some(&form)));
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

/// A text with a capital letter at its beginning.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// A text with a full stop at its end, unless it ends as a sentence does.
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

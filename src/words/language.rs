//! The languages that people read: which there are, which one is spoken, and how
//! a message is said in it. What a language does not say yet is said in English.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use ahash::AHasher;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::message::{ENGLISH, IDS, SOURCES};

/// The place in [`SOURCES`] of the language that is spoken.
static SPOKEN: AtomicUsize = AtomicUsize::new(ENGLISH);
static LOADED: [OnceLock<Language>; SOURCES.len()] = [const { OnceLock::new() }; _];

/// The tags of the languages there are: `en`.
pub fn all() -> impl Iterator<Item = &'static str> {
    SOURCES.iter().map(|&(tag, _)| tag)
}

/// The tag of the language that is spoken.
#[must_use]
pub fn spoken() -> &'static str {
    SOURCES[SPOKEN.load(Ordering::Relaxed)].0
}

/// Speaks this language from now on, in all threads. If there is none of this
/// tag, nothing changes and the answer is `false`.
pub fn speak(tag: &str) -> bool {
    let found = all().position(|language| language == tag);
    if let Some(number) = found {
        SPOKEN.store(number, Ordering::Relaxed);
    }
    found.is_some()
}

/// A message without arguments, by its place in [`IDS`].
pub(super) fn fixed(number: usize) -> &'static str {
    language(SPOKEN.load(Ordering::Relaxed)).fixed()[number]
}

/// A message with arguments.
pub(super) fn say<const N: usize>(id: &str, args: [(&'static str, FluentValue<'_>); N]) -> String {
    let spoken = SPOKEN.load(Ordering::Relaxed);
    let key = key_of(spoken, id, &args);
    let say = || {
        let args = FluentArgs::from_iter(args);
        language(spoken).say_or_english(id, Some(&args))
    };
    match key {
        Some(key) => SAID.with_borrow_mut(|said| said.again(key, say)),
        None => say(),
    }
}

thread_local! {
    static SAID: RefCell<Said> = RefCell::default();
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

/// What tells a sentence from all others, if it is made of texts and whole numbers.
fn key_of(language: usize, id: &str, args: &[(&str, FluentValue<'_>)]) -> Option<u64> {
    let mut hasher = AHasher::default();
    (language, id).hash(&mut hasher);
    for (name, value) in args {
        name.hash(&mut hasher);
        match value {
            FluentValue::String(text) => text.hash(&mut hasher),
            // How it is written is chosen by the language alone.
            FluentValue::Number(number) => number.value.to_bits().hash(&mut hasher),
            _ => return None,
        }
    }
    Some(hasher.finish())
}

/// A number that may be large: `1,200`.
#[must_use]
pub fn grouped(number: impl Into<i64>) -> String {
    let number: i64 = number.into();
    let digits = number.unsigned_abs().to_string();
    let mut text = String::from(if number < 0 { "-" } else { "" });
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The id itself if there is such a message: for ids that are made of names which
/// the files of saves and parsers use.
pub(super) fn known(id: &str) -> Option<&'static str> {
    let at = IDS.binary_search(&id).ok()?;
    Some(IDS[at])
}

fn language(number: usize) -> &'static Language {
    LOADED[number].get_or_init(|| {
        let (tag, sources) = SOURCES[number];
        Language::new(tag, sources, number)
    })
}

struct Language {
    bundle: FluentBundle<FluentResource>,
    /// The messages without arguments, in the order of [`IDS`], formatted when the
    /// first is wanted: a frame shows hundreds of them.
    fixed: OnceLock<Box<[&'static str]>>,
}

impl Language {
    #[expect(clippy::cast_possible_truncation, reason = "the numbers are whole")]
    fn new(tag: &str, sources: &[&str], number: usize) -> Language {
        let tag: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolating marks are for text that runs right to left; here they would
        // be in every file name somebody copies.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.value.abs() >= 1000.0 => {
                Some(grouped(number.value as i64))
            }
            _ => None,
        }));
        for source in sources {
            // The build script has read them and found nothing wrong.
            let (Ok(resource) | Err((resource, _))) = FluentResource::try_new((*source).to_owned());
            let _ = bundle.add_resource(resource);
        }
        // `NAME($item, form: "the")`: the message whose id the argument is, in
        // this form, so that the sentence chooses the article and the case.
        let _ = bundle.add_function("NAME", move |items, named| match items {
            [FluentValue::String(id)] if IDS.binary_search(&id.as_ref()).is_ok() => {
                let name = language(number).say_or_english(id, Some(named));
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
        Language {
            bundle,
            fixed: OnceLock::new(),
        }
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
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use fluent_bundle::FluentArgs;

    use super::{ENGLISH, Language, all, speak, spoken};
    use crate::fl;

    #[test]
    fn what_a_language_does_not_say_is_said_in_english() {
        let sources = ["title = Das Studierzimmer\n"];
        let german = Language::new("de", &sources, ENGLISH);
        assert_eq!(german.say_or_english("title", None), "Das Studierzimmer");
        assert_eq!(german.say_or_english("menu", None), fl!(menu));
        assert_eq!(german.fixed().len(), super::IDS.len());
    }

    #[test]
    fn a_sentence_chooses_the_form_of_a_name() {
        let sources = ["by = Near { NAME($what, form: \"a\") }, { $number }\n\
             here = { START(NAME($what, form: \"the\")) } is here\n"];
        let language = Language::new("en", &sources, ENGLISH);
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
        assert_eq!(spoken(), "en");
        assert!(all().any(|tag| tag == "en"));
    }

    #[test]
    fn what_is_said_again_is_the_same_and_is_forgotten_in_time() {
        for _ in 0..2 {
            for count in 0..3 * super::Said::MOST as i64 {
                let args = FluentArgs::from_iter([("count", count)]);
                let anew = super::language(ENGLISH).say_or_english("entries", Some(&args));
                assert_eq!(fl!(entries, count = count), anew);
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

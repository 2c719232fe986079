//! The rulebook of any game: its rules as a page of Markdown and as lines on the command
//! line, what they are about, and a search by words. A game provides a table of its rules
//! (`said!`, [`Ruled`]) and the other things that can be explained ([`Subject`]).

use std::fmt::{Display, Write as _};
use std::ops::Range;
use std::str::FromStr;

use crate::find::{fits, fold, names};
use crate::fl;
use crate::language::capital;

/// The greatest number of letters in a line on the command line and in Markdown.
pub const WIDTH: usize = 80;

/// The greatest number of results if nothing contains all of the words.
const MOST_NEAREST: usize = 6;

/// The number of words that a result must share with a question.
const LEAST_COMMON: usize = 2;

/// How much more a word counts if it names a thing.
const NAMED: f64 = 4.0;

/// Finds the citations in a text, and where they are.
pub type Cites = fn(&str) -> Vec<(Range<usize>, String)>;

/// The texts about a rule.
#[derive(Clone, Copy, Debug)]
pub struct Said<R: 'static> {
    /// A summary in a few words, to follow a colon.
    pub brief: fn() -> &'static str,
    /// The rule, in our own words.
    pub text: fn() -> &'static str,
    /// What follows from it.
    pub follows: Option<fn() -> &'static str>,
    /// Our decision where rulebooks are silent or contradict themselves.
    pub ruling: Option<fn() -> &'static str>,
    /// How rulebooks differ.
    pub differs: Option<fn() -> &'static str>,
    /// Related rules.
    pub see: &'static [R],
}

/// Generates the function `said` of a `Rule` from a table: each row has a rule, its
/// messages, and its related rules.
macro_rules! said {
    ($(
        $rule:ident $brief:ident $text:ident $(follows $follows:ident)?
        $(ruling $ruling:ident)? $(differs $differs:ident)? see $($see:ident)+;
    )+) => {
        fn said(rule: Rule) -> $crate::book::Said<Rule> {
            match rule {
                $(Rule::$rule => $crate::book::Said {
                    brief: $crate::fl!(fn $brief),
                    text: $crate::fl!(fn $text),
                    follows: $crate::book::said!(@ $($follows)?),
                    ruling: $crate::book::said!(@ $($ruling)?),
                    differs: $crate::book::said!(@ $($differs)?),
                    see: &[$(Rule::$see),+],
                },)+
            }
        }
    };
    (@) => { None };
    (@ $id:ident) => { Some($crate::fl!(fn $id)) };
}
pub(crate) use said;

/// A chapter of a page of rules: its name, and the function that writes its content.
pub type Chapter = (&'static str, fn(&mut Page));

/// What a page of rules contains in addition to the rules.
#[derive(Debug)]
pub struct Frame {
    /// The name of the game.
    pub title: &'static str,
    /// The paragraphs before all rules.
    pub about: Vec<&'static str>,
    /// The chapters after the rules.
    pub chapters: Vec<Chapter>,
    /// The numbered examples at the end.
    pub examples: Vec<&'static str>,
}

/// A rule of a game, as its rulebook explains it.
pub trait Ruled: Copy + PartialEq + Display + FromStr + 'static {
    /// Returns all rules, section by section.
    fn every() -> &'static [Self];

    /// Returns the texts about it.
    fn said(self) -> Said<Self>;

    /// Returns the name of the section with this letter, and a remark about all of it.
    fn section(letter: char) -> (&'static str, Option<&'static str>);

    /// Returns what the page of all rules contains in addition to them.
    fn frame() -> Frame;

    /// Returns the rule in our own words.
    #[must_use]
    fn text(self) -> &'static str {
        (self.said().text)()
    }

    /// Returns the summary as a heading.
    #[must_use]
    fn heading(self) -> String {
        capital((self.said().brief)())
    }

    /// Returns the remarks on the rule, each with its caption: what follows, what we
    /// decided, and how rulebooks differ.
    #[must_use]
    fn remarks(self) -> Vec<(&'static str, &'static str)> {
        let said = self.said();
        let remarks = [
            (fl!(rules_follows), said.follows),
            (fl!(rules_ruling), said.ruling),
            (fl!(rules_differs), said.differs),
        ];
        let remarks = remarks.into_iter();
        remarks
            .filter_map(|(caption, say)| Some((caption, say?())))
            .collect()
    }

    /// Returns related rules.
    #[must_use]
    fn related(self) -> &'static [Self] {
        self.said().see
    }

    /// Returns the letter of its section.
    #[must_use]
    fn letter(self) -> char {
        self.to_string().chars().next().unwrap_or('G')
    }

    /// Returns the letters of the sections, in their order.
    #[must_use]
    fn sections() -> Vec<char> {
        let mut letters: Vec<char> = Self::every().iter().map(|rule| rule.letter()).collect();
        letters.dedup();
        letters
    }

    /// Iterates over the rules of a section.
    fn of_section(letter: char) -> impl Iterator<Item = Self> {
        let rules = Self::every().iter().copied();
        rules.filter(move |rule| rule.letter() == letter)
    }

    /// Returns the rules that a text cites, and their byte ranges.
    #[must_use]
    fn cited(text: &str) -> Vec<(Range<usize>, Self)> {
        let written = |word: &str| {
            let rule: Option<Self> = word.parse().ok();
            rule.filter(|rule| rule.to_string() == word)
        };
        cited(text, written)
    }

    /// Lists all rules by section, one per line.
    #[must_use]
    fn contents() -> String {
        let mut out = String::new();
        for letter in Self::sections() {
            let _ = writeln!(out, "{}", Self::section(letter).0);
            for rule in Self::of_section(letter) {
                let _ = writeln!(out, "  {:<4} {}", rule.to_string(), rule.heading());
            }
            out.push('\n');
        }
        out.trim_end().to_owned()
    }

    /// Returns all rules as a page of Markdown, in the current language.
    #[must_use]
    fn markdown() -> String {
        let frame = Self::frame();
        let mut page = Page::new(|text| {
            let cited = Self::cited(text).into_iter();
            cited.map(|(at, rule)| (at, rule.to_string())).collect()
        });
        let headed = |letter: char| format!("{letter} — {}", Self::section(letter).0);
        page.heading(1, frame.title);
        for about in frame.about {
            page.text(about);
        }
        let chapters = frame.chapters.iter().map(|(name, _)| (*name).to_owned());
        let chapters = chapters.chain([fl!(rules_examples).to_owned()]);
        let headings = Self::sections().into_iter().map(headed);
        page.contents(fl!(rules_contents), headings.chain(chapters));
        for letter in Self::sections() {
            page.heading(2, &headed(letter));
            if let (_, Some(about)) = Self::section(letter) {
                page.text(about);
            }
            for rule in Self::of_section(letter) {
                page.rule(rule);
            }
        }
        for (name, write) in frame.chapters {
            page.heading(2, name);
            write(&mut page);
        }
        page.heading(2, fl!(rules_examples));
        for (at, example) in frame.examples.into_iter().enumerate() {
            page.text(&format!("{}\\. {example}", at + 1));
        }
        page.finished()
    }
}

/// Something that can be explained: a rule, or a thing that rules are about.
pub trait Subject: Copy + PartialEq + From<Self::Rule> + 'static {
    /// The rules of its game.
    type Rule: Ruled;

    /// Returns the rule, if it is one.
    fn rule(self) -> Option<Self::Rule>;

    /// Iterates over everything except rules.
    fn things() -> impl Iterator<Item = Self>;

    /// Returns the id of a thing, the same in every language.
    fn id_of_thing(self) -> String;

    /// Returns the heading of a thing.
    fn name_of_thing(self) -> String;

    /// Returns the rules that a thing is about. The first of them provides its text.
    fn rules_of_thing(self) -> Vec<Self::Rule>;

    /// Returns what is special about this thing, beyond what its rule says about all of its
    /// kind.
    fn about(self) -> Option<String>;

    /// Returns whether people call it by this folded name.
    fn is_named(self, name: &str) -> bool {
        fold(&self.title()) == name
    }

    /// Iterates over everything, rules first.
    fn every() -> impl Iterator<Item = Self> {
        let rules = Self::Rule::every().iter().map(|&rule| Self::from(rule));
        rules.chain(Self::things())
    }

    /// Returns its unique id, the same in every language: `a5`, `building-opera`.
    #[must_use]
    fn id(self) -> String {
        match self.rule() {
            Some(rule) => rule.to_string().to_lowercase(),
            None => self.id_of_thing(),
        }
    }

    /// Returns its heading, without the identifier of a rule.
    #[must_use]
    fn title(self) -> String {
        match self.rule() {
            Some(rule) => rule.heading(),
            None => self.name_of_thing(),
        }
    }

    /// Returns the rules it is about.
    #[must_use]
    fn rules(self) -> Vec<Self::Rule> {
        match self.rule() {
            Some(rule) => vec![rule],
            None => self.rules_of_thing(),
        }
    }

    /// Finds the subject with this id or name.
    #[must_use]
    fn called(name: &str) -> Option<Self> {
        let name = fold(name.trim());
        let is = |topic: &Self| topic.id() == name;
        let named = |topic: &Self| topic.is_named(&name);
        // “of the Doctor”, or what the Doctor was called before.
        let in_a_form = |topic: &Self| names(&topic.id_of_thing()).any(|form| form == name);
        Self::every()
            .find(is)
            .or_else(|| Self::things().find(named))
            .or_else(|| Self::things().find(in_a_form))
            .or_else(|| Self::only_with(&name))
    }

    /// Returns the only thing whose name has these words, as “Simony” in “Accusation of Simony”.
    #[must_use]
    fn only_with(words: &str) -> Option<Self> {
        let has = |topic: &Self| {
            let title = fold(&topic.title());
            let of_title = |word: &str| {
                title
                    .split(|c: char| !c.is_alphanumeric())
                    .any(|it| it == word)
            };
            !words.is_empty() && words.split_whitespace().all(of_title)
        };
        let mut found = Self::things().filter(has);
        found.next().filter(|_| found.next().is_none())
    }

    /// Returns its text, taken from its first rule, each paragraph with a caption if it
    /// needs one.
    #[must_use]
    fn paragraphs(self) -> Vec<(Option<&'static str>, String)> {
        let mut all: Vec<(Option<&'static str>, String)> = Vec::new();
        all.extend(self.about().map(|about| (None, about)));
        for rule in self.rules().into_iter().take(1) {
            all.push((None, rule.text().to_owned()));
            let remarks = rule.remarks().into_iter();
            all.extend(remarks.map(|(caption, text)| (Some(caption), text.to_owned())));
        }
        all
    }

    /// Returns related rules.
    #[must_use]
    fn see(self) -> Vec<Self::Rule> {
        match self.rule() {
            Some(rule) => rule.related().to_vec(),
            None => self.rules(),
        }
    }

    /// Returns its whole text in one line, for searching.
    fn all_words(self) -> String {
        let mut words = format!("{} {}", self.id(), self.title());
        for (_, text) in self.paragraphs() {
            let _ = write!(words, " {text}");
        }
        words
    }

    /// Searches for words: first subjects with that name, then those with that text.
    /// Accents and case do not matter; each search word must be the beginning of a word.
    #[must_use]
    fn find(words: &str) -> Vec<Self> {
        let found = Self::with_all(words);
        match found.is_empty() {
            true => Self::nearest(&words_of(words)),
            false => found,
        }
    }

    /// Searches for subjects that contain all of these words: first in the name, then in
    /// the text.
    #[must_use]
    fn with_all(words: &str) -> Vec<Self> {
        let folded = fold(words);
        let words: Vec<&str> = folded.split_whitespace().collect();
        if words.is_empty() {
            return Vec::new();
        }
        let begins = |text: &str| begins(&words, text);
        let rank = |topic: &Self| {
            let title = topic.title();
            match topic.rule() {
                _ if topic.id() == folded.trim() => Some(0),
                Some(_) if begins(&title) => Some(2),
                Some(_) => begins(&topic.all_words()).then_some(4),
                None if fits(&words, &title) => Some(1),
                None if begins(&title) => Some(3),
                None => {
                    let about = topic.about().unwrap_or_default();
                    begins(&format!("{title} {about}")).then_some(5)
                }
            }
        };
        let mut found: Vec<(i32, Self)> = Self::every()
            .filter_map(|topic| Some((rank(&topic)?, topic)))
            .collect();
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, topic)| topic).collect()
    }

    /// Returns the things that a text names, as whole words: the longest names first, and
    /// none inside another.
    #[must_use]
    fn named_in(text: &str) -> Vec<Self> {
        let mut text = format!(" {} ", words_of(text).join(" "));
        let things = Self::things().map(|thing| (words_of(&thing.title()).join(" "), thing));
        let mut things: Vec<(String, Self)> = things.filter(|(name, _)| !name.is_empty()).collect();
        things.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        let mut named = Vec::new();
        for (name, thing) in things {
            let name = format!(" {name} ");
            if let Some(at) = text.find(&name) {
                named.push((at, thing));
                text.replace_range(at..at + name.len(), &" ".repeat(name.len()));
            }
        }
        named.sort_by_key(|(at, _)| *at);
        named.into_iter().map(|(_, thing)| thing).collect()
    }

    /// Returns rules and things that contain some of these words, those with the rarest
    /// words first, because a question has words that no rule contains.
    #[must_use]
    fn nearest(words: &[String]) -> Vec<Self> {
        let asked = words.iter().map(|word| stem(word));
        let asked: Vec<&str> = asked.filter(|stem| stem.chars().count() > 2).collect();
        // A rule is also about the things that refer to it.
        let things = Self::things().map(|thing| (thing, words_of(&thing.title())));
        let things: Vec<(Self, Vec<String>)> = things.collect();
        let leads = |stem: &str| -> Vec<Self::Rule> {
            let is_called = |name: &[String]| name.iter().any(|word| word.starts_with(stem));
            let called = things.iter().filter(|(_, name)| is_called(name));
            called.flat_map(|(thing, _)| thing.rules()).collect()
        };
        let lead: Vec<Vec<Self::Rule>> = asked.iter().map(|stem| leads(stem)).collect();
        let all = Self::every().map(|topic| {
            let said = words_of(&topic.all_words());
            let says = |stem: &str| said.iter().any(|word| word.starts_with(stem));
            let is_led_to = |at: usize| topic.rule().is_some_and(|rule| lead[at].contains(&rule));
            let has = asked.iter().enumerate();
            let has = has.map(|(at, stem)| says(stem) || is_led_to(at));
            (topic, has.collect())
        });
        let all: Vec<(Self, Vec<bool>)> = all.collect();
        let weight = |at: usize| {
            let number = all.iter().filter(|(_, has)| has[at]).count();
            // A question is about the things it names.
            let names = if lead[at].is_empty() { 1.0 } else { NAMED };
            names / number.max(1) as f64
        };
        let weights: Vec<f64> = (0..asked.len()).map(weight).collect();
        let weigh = |has: &[bool]| -> f64 {
            let has = has.iter().zip(&weights).filter(|(has, _)| **has);
            has.map(|(_, weight)| weight).sum()
        };
        let mut found: Vec<(f64, Self)> = Vec::new();
        for (topic, has) in &all {
            let number = has.iter().filter(|has| **has).count();
            if number >= LEAST_COMMON {
                found.push((weigh(has), *topic));
            }
        }
        found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let nearest = found.into_iter().take(MOST_NEAREST);
        nearest.map(|(_, topic)| topic).collect()
    }

    /// Returns a rule or a thing in one line: `A5: The others raise …`.
    #[must_use]
    fn line(self) -> String {
        let title = self.title();
        match self.rule() {
            Some(rule) => fl!(rules_listed, rule = rule.to_string(), title),
            None => {
                let rules = self.rules();
                let first = rules.first().map(Self::Rule::to_string);
                fl!(
                    rules_listed,
                    rule = title,
                    title = first.unwrap_or_default()
                )
            }
        }
    }

    /// Returns a rule or a thing as the command line explains it.
    #[must_use]
    fn explained(self) -> String {
        let head = match self.rule() {
            Some(_) => self.line(),
            None => self.title(),
        };
        let mut out = format!("{head}\n");
        for (caption, text) in self.paragraphs() {
            let text = match caption {
                Some(caption) => format!("{caption}: {text}"),
                None => text,
            };
            let _ = write!(out, "\n{}\n", wrapped(&text, "  ", WIDTH));
        }
        let _ = write!(out, "\n  {}: {}", fl!(rules_see), joined(&self.see()));
        out
    }
}

/// Joins the identifiers of rules with commas.
fn joined<R: Ruled>(rules: &[R]) -> String {
    let rules: Vec<String> = rules.iter().map(R::to_string).collect();
    rules.join(", ")
}

/// Returns the citations in a text and where they are; `read` recognizes a cited word.
pub fn cited<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Vec<(Range<usize>, T)> {
    let mut found = Vec::new();
    let mut start = None;
    let ends = text.char_indices().chain([(text.len(), ' ')]);
    for (at, letter) in ends {
        match (letter.is_alphanumeric(), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                start = None;
                if let Some(rule) = read(&text[from..at]) {
                    found.push((from..at, rule));
                }
            }
            (true, Some(_)) | (false, None) => {}
        }
    }
    found
}

/// Returns whether each of these folded words is the beginning of a word in a text.
#[must_use]
pub fn begins(words: &[&str], text: &str) -> bool {
    let said = words_of(text);
    let there = |word: &&str| said.iter().any(|it| it.starts_with(word));
    words.iter().all(there)
}

/// Returns the folded words of a text.
fn words_of(text: &str) -> Vec<String> {
    let text = fold(text);
    let words = text.split(|sign: char| !sign.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Returns the beginning of a word, without the letters that change with its form.
fn stem(word: &str) -> &str {
    let word = word.trim_matches(|sign: char| !sign.is_alphanumeric());
    let letters = word.chars().count();
    let kept = match letters {
        0..5 => letters,
        5 | 6 => letters - 1,
        _ => letters - 2,
    };
    word.char_indices()
        .nth(kept)
        .map_or(word, |(at, _)| &word[..at])
}

/// Wraps a text into lines of at most `width` letters. No line begins with what Markdown
/// would take for a list.
#[must_use]
pub fn wrapped(text: &str, before: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let is_list = matches!(word, "-" | "+" | "*")
            || word.strip_suffix('.').is_some_and(|number| {
                !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit())
            });
        match lines.last_mut() {
            Some(line) if is_list || line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(format!("{before}{word}")),
        }
    }
    lines.join("\n")
}

/// Returns the anchor of a heading, as sites that show Markdown create it.
#[must_use]
pub fn anchor(heading: &str) -> String {
    let heading = heading.to_lowercase();
    let kept = heading.chars().filter_map(|letter| match letter {
        ' ' => Some('-'),
        '-' => Some('-'),
        letter if letter.is_alphanumeric() => Some(letter),
        _ => None,
    });
    kept.collect()
}

/// A page that is being written, with the cited rules as links.
#[derive(Debug)]
pub struct Page {
    text: String,
    cites: Cites,
}

impl Page {
    /// Creates an empty page; `cites` finds the rules to link.
    #[must_use]
    pub fn new(cites: Cites) -> Self {
        Self {
            text: String::new(),
            cites,
        }
    }

    /// Adds a paragraph.
    pub fn text(&mut self, text: &str) {
        let text = self.with_links(text);
        let _ = write!(self.text, "{}\n\n", wrapped(&text, "", WIDTH));
    }

    /// Adds an indented paragraph.
    pub fn set_in(&mut self, text: &str) {
        let text = self.with_links(text);
        let _ = write!(self.text, "{}\n\n", wrapped(&text, "> ", WIDTH));
    }

    /// Adds text unchanged.
    pub fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Adds a heading.
    pub fn heading(&mut self, level: usize, text: &str) {
        let _ = write!(self.text, "{} {text}\n\n", "#".repeat(level));
    }

    /// Adds the text of a rule under its identifier.
    fn rule<R: Ruled>(&mut self, rule: R) {
        let said = rule.said();
        self.heading(3, &rule.to_string());
        self.text(rule.text());
        for (caption, say) in [
            (fl!(rules_follows), said.follows),
            (fl!(rules_ruling), said.ruling),
        ] {
            if let Some(say) = say {
                self.text(&format!("**{caption}**: {}", say()));
            }
        }
        if let Some(differs) = said.differs {
            self.set_in(differs());
        }
        self.text(&format!("{}: {}.", fl!(rules_see), joined(rule.related())));
    }

    /// Adds a table of contents with links to the headings.
    pub fn contents(&mut self, caption: &str, headings: impl Iterator<Item = String>) {
        let _ = write!(self.text, "{caption}:\n\n");
        for heading in headings {
            let _ = writeln!(self.text, "- [{heading}](#{})", anchor(&heading));
        }
        self.text.push('\n');
    }

    /// Adds a table.
    pub fn table(&mut self, head: &[String], rows: impl Iterator<Item = Vec<String>>) {
        let _ = writeln!(self.text, "| {} |", head.join(" | "));
        let _ = writeln!(self.text, "|{}", "--|".repeat(head.len()));
        for row in rows {
            let _ = writeln!(self.text, "| {} |", row.join(" | "));
        }
        self.text.push('\n');
    }

    /// Returns the whole page.
    #[must_use]
    pub fn finished(self) -> String {
        let mut text = self.text.trim_end().to_owned();
        text.push('\n');
        text
    }

    /// Returns a text with its rules as links.
    fn with_links(&self, text: &str) -> String {
        let mut out = String::new();
        let mut end = 0;
        for (at, rule) in (self.cites)(text) {
            out.push_str(&text[end..at.start]);
            let _ = write!(out, "[{rule}](#{})", anchor(&rule));
            end = at.end;
        }
        out.push_str(&text[end..]);
        out
    }
}

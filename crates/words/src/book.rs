//! The rulebook of any game: its rules as a page of Markdown and as lines on the command
//! line, what they are about, and what is found by words. A game fills in a table of its
//! rules (`said!`, [`Ruled`]) and what else can be explained ([`Subject`]).

use std::fmt::{Display, Write as _};
use std::ops::Range;
use std::str::FromStr;

use crate::find::{fits, fold, names};
use crate::fl;
use crate::language::capital;

/// The most letters of a line on the command line and in Markdown.
pub const WIDTH: usize = 80;

/// So many are told where nothing has all of the words.
const MOST_NEAREST: usize = 6;

/// What is near to a question has so many of its words.
const LEAST_COMMON: usize = 2;

/// How much more a word counts that names a thing.
const NAMED: f64 = 4.0;

/// Finds what a text cites, and where.
pub type Cites = fn(&str) -> Vec<(Range<usize>, String)>;

/// What is said about a rule.
#[derive(Clone, Copy, Debug)]
pub struct Said<R: 'static> {
    /// In a few words, to be read after a colon.
    pub brief: fn() -> &'static str,
    /// What holds, in our own words.
    pub text: fn() -> &'static str,
    /// What follows from it.
    pub follows: Option<fn() -> &'static str>,
    /// What we decided where rulebooks are silent or contradict themselves.
    pub ruling: Option<fn() -> &'static str>,
    /// Where rulebooks differ.
    pub differs: Option<fn() -> &'static str>,
    /// The rules one goes on to from this one.
    pub see: &'static [R],
}

/// The table of what is said about rules, as a function `said` of a `Rule`: a rule, its
/// messages, and where it leads.
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

/// A chapter of a page of rules: its name, and what writes it below that.
pub type Chapter = (&'static str, fn(&mut Page));

/// What a page of rules has beside them.
#[derive(Debug)]
pub struct Frame {
    /// The name of the game.
    pub title: &'static str,
    /// What is said before all rules, in paragraphs.
    pub about: Vec<&'static str>,
    /// What comes after the rules.
    pub chapters: Vec<Chapter>,
    /// What comes last, with a number each.
    pub examples: Vec<&'static str>,
}

/// A rule of a game, as its rulebook explains it.
pub trait Ruled: Copy + PartialEq + Display + FromStr + 'static {
    /// All rules, section by section.
    fn every() -> &'static [Self];

    /// What is said about it.
    fn said(self) -> Said<Self>;

    /// The name of the section with this letter, and what there is to say about all of it.
    fn section(letter: char) -> (&'static str, Option<&'static str>);

    /// What the page of all rules has beside them.
    fn frame() -> Frame;

    /// What holds, in our own words.
    #[must_use]
    fn text(self) -> &'static str {
        (self.said().text)()
    }

    /// In a few words, as a heading.
    #[must_use]
    fn heading(self) -> String {
        capital((self.said().brief)())
    }

    /// What is said beside what holds, each with its caption: what follows, what we
    /// decided, and where rulebooks differ.
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

    /// The rules one goes on to from this one.
    #[must_use]
    fn related(self) -> &'static [Self] {
        self.said().see
    }

    /// The letter of its section.
    #[must_use]
    fn letter(self) -> char {
        self.to_string().chars().next().unwrap_or('G')
    }

    /// The letters of the sections, in their order.
    #[must_use]
    fn sections() -> Vec<char> {
        let mut letters: Vec<char> = Self::every().iter().map(|rule| rule.letter()).collect();
        letters.dedup();
        letters
    }

    /// The rules of a section.
    fn of_section(letter: char) -> impl Iterator<Item = Self> {
        let rules = Self::every().iter().copied();
        rules.filter(move |rule| rule.letter() == letter)
    }

    /// The rules that a text cites, and where: in bytes.
    #[must_use]
    fn cited(text: &str) -> Vec<(Range<usize>, Self)> {
        let written = |word: &str| {
            let rule: Option<Self> = word.parse().ok();
            rule.filter(|rule| rule.to_string() == word)
        };
        cited(text, written)
    }

    /// All rules by their sections, a line each.
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

    /// All rules as a page of Markdown, in the language that is spoken.
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

    /// The rule it is, if it is one.
    fn rule(self) -> Option<Self::Rule>;

    /// Everything but rules.
    fn things() -> impl Iterator<Item = Self>;

    /// The id of a thing, whatever language is spoken.
    fn id_of_thing(self) -> String;

    /// The heading of a thing.
    fn name_of_thing(self) -> String;

    /// The rules a thing is about: what is said of it is said by the first of them.
    fn rules_of_thing(self) -> Vec<Self::Rule>;

    /// What this thing is, beside what its rule says of all of its kind.
    fn about(self) -> Option<String>;

    /// Whether people call it by this folded name.
    fn is_named(self, name: &str) -> bool {
        fold(&self.title()) == name
    }

    /// Everything, rules first.
    fn every() -> impl Iterator<Item = Self> {
        let rules = Self::Rule::every().iter().map(|&rule| Self::from(rule));
        rules.chain(Self::things())
    }

    /// What it is called among all others, whatever language is spoken: `a5`,
    /// `building-opera`.
    #[must_use]
    fn id(self) -> String {
        match self.rule() {
            Some(rule) => rule.to_string().to_lowercase(),
            None => self.id_of_thing(),
        }
    }

    /// Its heading, without the identifier of a rule.
    #[must_use]
    fn title(self) -> String {
        match self.rule() {
            Some(rule) => rule.heading(),
            None => self.name_of_thing(),
        }
    }

    /// The rules it is about.
    #[must_use]
    fn rules(self) -> Vec<Self::Rule> {
        match self.rule() {
            Some(rule) => vec![rule],
            None => self.rules_of_thing(),
        }
    }

    /// What has this id, or is called so by people.
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
    }

    /// What is said of it, by its first rule, each with its caption if it needs one.
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

    /// Where it leads.
    #[must_use]
    fn see(self) -> Vec<Self::Rule> {
        match self.rule() {
            Some(rule) => rule.related().to_vec(),
            None => self.rules(),
        }
    }

    /// Everything that is said, in a line: what is searched.
    fn all_words(self) -> String {
        let mut words = format!("{} {}", self.id(), self.title());
        for (_, text) in self.paragraphs() {
            let _ = write!(words, " {text}");
        }
        words
    }

    /// What fits to words: first what is called so, then what says so. Accents and capitals
    /// do not matter; each word is the beginning of one that is there.
    #[must_use]
    fn find(words: &str) -> Vec<Self> {
        let found = Self::with_all(words);
        match found.is_empty() {
            true => Self::nearest(&words_of(words)),
            false => found,
        }
    }

    /// What has all of these words: first what is called so, then what says so.
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

    /// The things that a text names, as whole words: the longest names first, and none within
    /// another.
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

    /// Rules and things that have some of these words, those with the rarest ones first: a
    /// question has words that no rule has.
    #[must_use]
    fn nearest(words: &[String]) -> Vec<Self> {
        let asked = words.iter().map(|word| stem(word));
        let asked: Vec<&str> = asked.filter(|stem| stem.chars().count() > 2).collect();
        // A rule is also about the things that lead to it.
        let leads = |stem: &str| -> Vec<Self::Rule> {
            let called = Self::things().filter(|thing| begins(&[stem], &thing.title()));
            called.flat_map(Self::rules).collect()
        };
        let lead: Vec<Vec<Self::Rule>> = asked.iter().map(|stem| leads(stem)).collect();
        let all = Self::every().map(|topic| {
            let text = topic.all_words();
            let is_led_to = |at: usize| topic.rule().is_some_and(|rule| lead[at].contains(&rule));
            let has = asked.iter().enumerate();
            let has = has.map(|(at, stem)| begins(&[stem], &text) || is_led_to(at));
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

    /// A rule or a thing in one line: `A5: The others raise …`.
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

    /// A rule or a thing as the command line explains it.
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

/// Rules one after the other.
fn joined<R: Ruled>(rules: &[R]) -> String {
    let rules: Vec<String> = rules.iter().map(R::to_string).collect();
    rules.join(", ")
}

/// What a text cites, and where: words that are read as something.
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

/// Whether each of these words, folded, is the beginning of one in a text.
#[must_use]
pub fn begins(words: &[&str], text: &str) -> bool {
    let said = words_of(text);
    let there = |word: &&str| said.iter().any(|it| it.starts_with(word));
    words.iter().all(there)
}

/// The words of a text, folded.
fn words_of(text: &str) -> Vec<String> {
    let text = fold(text);
    let words = text.split(|sign: char| !sign.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// A word without the letters that change with its form, as a beginning.
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

/// A text in lines of at most so many letters. No line begins with what Markdown would
/// take for a list.
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

/// The anchor of a heading, as places that show Markdown make it.
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

/// A page being written, with the rules it cites as links.
#[derive(Debug)]
pub struct Page {
    text: String,
    cites: Cites,
}

impl Page {
    /// An empty page; its rules are found like this.
    #[must_use]
    pub fn new(cites: Cites) -> Self {
        Self {
            text: String::new(),
            cites,
        }
    }

    /// A paragraph.
    pub fn text(&mut self, text: &str) {
        let text = self.with_links(text);
        let _ = write!(self.text, "{}\n\n", wrapped(&text, "", WIDTH));
    }

    /// A paragraph that is set in.
    pub fn set_in(&mut self, text: &str) {
        let text = self.with_links(text);
        let _ = write!(self.text, "{}\n\n", wrapped(&text, "> ", WIDTH));
    }

    /// Text as it is.
    pub fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// A heading.
    pub fn heading(&mut self, level: usize, text: &str) {
        let _ = write!(self.text, "{} {text}\n\n", "#".repeat(level));
    }

    /// What is said about a rule, below its identifier.
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

    /// What is on the page, with links to the headings.
    pub fn contents(&mut self, caption: &str, headings: impl Iterator<Item = String>) {
        let _ = write!(self.text, "{caption}:\n\n");
        for heading in headings {
            let _ = writeln!(self.text, "- [{heading}](#{})", anchor(&heading));
        }
        self.text.push('\n');
    }

    /// A table.
    pub fn table(&mut self, head: &[String], rows: impl Iterator<Item = Vec<String>>) {
        let _ = writeln!(self.text, "| {} |", head.join(" | "));
        let _ = writeln!(self.text, "|{}", "--|".repeat(head.len()));
        for row in rows {
            let _ = writeln!(self.text, "| {} |", row.join(" | "));
        }
        self.text.push('\n');
    }

    /// The whole page.
    #[must_use]
    pub fn finished(self) -> String {
        let mut text = self.text.trim_end().to_owned();
        text.push('\n');
        text
    }

    /// A text with its rules as links.
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

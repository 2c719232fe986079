//! Rules as a page of Markdown and as lines on the command line, whatever game they are
//! of: breaking lines, headings with their anchors, identifiers that become links, and
//! finding what fits to words.

use std::fmt::Write as _;
use std::ops::Range;

use super::find::fold;

/// The most letters of a line on the command line and in Markdown.
pub const WIDTH: usize = 80;

/// Finds what a text cites, and where.
pub type Cites = fn(&str) -> Vec<(Range<usize>, String)>;

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
    let text = fold(text);
    let said = text.split(|sign: char| !sign.is_alphanumeric());
    let said: Vec<&str> = said.filter(|word| !word.is_empty()).collect();
    let there = |word: &&str| said.iter().any(|it| it.starts_with(word));
    words.iter().all(there)
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

//! A game on its way to others: files of several kinds, texts to paste, a link for phones.
//! The window passes it around without knowing its contents; anything slow to make is made
//! where files are written.

use std::fmt::Debug;
use std::sync::Arc;

use table::Alike;
use words::printed::Printed;
use words::report::told::{self, Report};
use words::report::{for_programs, formats};
use words::{fl, language};

/// A kind of file.
#[derive(Debug)]
pub struct Format {
    /// The file extension, with the full stop.
    pub ending: &'static str,
    /// Its name.
    pub name: fn() -> &'static str,
    /// What it is good for, in one line.
    pub hint: fn() -> &'static str,
}

/// A text to paste elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paste {
    /// For the forums of `BoardGameGeek`.
    Board,
    /// Markdown.
    Markdown,
    /// The link for phones.
    Link,
}

impl Paste {
    /// Returns the label of the button that copies it, and its accessible name.
    #[must_use]
    pub fn copies(self) -> (&'static str, &'static str) {
        match self {
            Self::Board => (fl!(share_bgg_text), fl!(share_copy_bgg_text)),
            Self::Markdown => (fl!(share_markdown), fl!(share_copy_markdown)),
            Self::Link => (fl!(share_link), fl!(share_copy_link)),
        }
    }
}

/// The kinds of files made from a report.
const FORMATS: [Format; 8] = [
    Format {
        ending: ".bgsplay",
        name: fl!(fn format_bg_stats),
        hint: fl!(fn format_bg_stats_hint),
    },
    Format {
        ending: ".html",
        name: fl!(fn format_page),
        hint: fl!(fn format_page_hint),
    },
    Format {
        ending: ".png",
        name: fl!(fn format_png),
        hint: fl!(fn format_png_hint),
    },
    Format {
        ending: ".svg",
        name: fl!(fn format_svg),
        hint: fl!(fn format_svg_hint),
    },
    Format {
        ending: ".md",
        name: fl!(fn format_markdown),
        hint: fl!(fn format_markdown_hint),
    },
    Format {
        ending: ".bgg",
        name: fl!(fn format_board),
        hint: fl!(fn format_board_hint),
    },
    Format {
        ending: ".csv",
        name: fl!(fn format_log),
        hint: fl!(fn format_log_hint),
    },
    Format {
        ending: ".auctions.csv",
        name: fl!(fn format_auctions),
        hint: fl!(fn format_auctions_hint),
    },
];

/// How a kind of file is made from a report, and whether it is for programs.
type Written<G> = (fn(&Report<G>) -> Vec<u8>, bool);

/// Returns how the files of [`FORMATS`] are written.
const fn written<G: told::Told>() -> [Written<G>; FORMATS.len()] {
    [
        (|report| formats::bgsplay(report).into_bytes(), true),
        (|report| formats::page(report).into_bytes(), false),
        (formats::png, false),
        (|report| formats::svg(report).into_bytes(), false),
        (|report| formats::markdown(report).into_bytes(), false),
        (|report| formats::bgg(report).into_bytes(), false),
        (|report| formats::log(report).into_bytes(), false),
        (|report| formats::auctions(report).into_bytes(), false),
    ]
}

/// The index of the page to print.
const PAGE: usize = 1;

/// A report for people, the same for programs, and how cards are named.
#[derive(Debug)]
struct Reported<G: told::Told>(Report<G>, Report<G>, Printed);

impl<G: told::Told> Told for Reported<G>
where
    Report<G>: Send + Sync,
    G: 'static,
{
    fn verdict(&self) -> String {
        self.0.verdict()
    }

    fn formats(&self) -> &'static [Format] {
        &FORMATS
    }

    fn file(&self, format: usize) -> Vec<u8> {
        language::printed_on(self.2, || match written().get(format) {
            None => Vec::new(),
            Some((write, true)) => for_programs(|| write(&self.1)),
            Some((write, false)) => write(&self.0),
        })
    }

    fn printed(&self) -> Option<usize> {
        Some(PAGE)
    }

    fn known_by(&self, people: &Alike) -> Arc<dyn Told> {
        let known = |report: &Report<G>| {
            let mut report = report.clone();
            report.known_by(people);
            report
        };
        Arc::new(Self(known(&self.0), known(&self.1), self.2))
    }

    fn text(&self, paste: Paste) -> String {
        language::printed_on(self.2, || match paste {
            Paste::Board => formats::bgg(&self.0),
            Paste::Markdown => formats::markdown(&self.0),
            Paste::Link => for_programs(|| formats::link(&self.1)),
        })
    }
}

/// What a game tells others.
pub trait Told: Debug + Send + Sync {
    /// Returns the most important sentence.
    fn verdict(&self) -> String;

    /// Returns the available kinds of files.
    fn formats(&self) -> &'static [Format];

    /// Returns the content of a file of the n-th kind. This may take a while.
    fn file(&self, format: usize) -> Vec<u8>;

    /// Returns the index of the kind that is printed.
    fn printed(&self) -> Option<usize>;

    /// Returns a text to paste.
    fn text(&self, paste: Paste) -> String;

    /// Returns the same, with these names known to belong to one person.
    fn known_by(&self, people: &Alike) -> Arc<dyn Told>;
}

/// A game on its way to others.
#[derive(Clone, Debug)]
pub struct Outgoing {
    told: Arc<dyn Told>,
    /// The name of its files, without an extension.
    pub stem: String,
}

impl Outgoing {
    /// Returns a game to send out, from a report for people and one for programs, with cards
    /// named as they are now.
    pub fn reported<G: told::Told + 'static>(
        stem: &str,
        people: Report<G>,
        programs: Report<G>,
    ) -> Self
    where
        Report<G>: Send + Sync,
    {
        Self::new(Reported(people, programs, language::cards()), stem)
    }

    /// Creates a game to send out, with files of this name.
    pub fn new(told: impl Told + 'static, stem: impl Into<String>) -> Self {
        Self {
            told: Arc::new(told),
            stem: stem.into(),
        }
    }

    /// Returns the same with another file name.
    #[must_use]
    pub fn called(self, stem: impl Into<String>) -> Self {
        let stem = stem.into();
        Self { stem, ..self }
    }

    /// Returns the same, with these names known to belong to one person.
    #[must_use]
    pub fn known_by(self, people: &Alike) -> Self {
        match people.groups().is_empty() {
            true => self,
            false => Self {
                told: self.told.known_by(people),
                ..self
            },
        }
    }

    /// Returns what it tells.
    #[must_use]
    pub fn told(&self) -> &dyn Told {
        &*self.told
    }

    /// Returns the name of a file of the n-th kind.
    #[must_use]
    pub fn file_name(&self, format: usize) -> String {
        let format = self.told.formats().get(format);
        let ending = format.map_or("", |format| format.ending);
        format!("{}{ending}", self.stem)
    }
}

/// Two are equal if they share one report and have the same file name.
impl PartialEq for Outgoing {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.told, &other.told) && self.stem == other.stem
    }
}

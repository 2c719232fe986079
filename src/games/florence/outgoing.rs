//! A game of this kind on its way to others: what its report is written as.

use jiff::Timestamp;

use super::sheet_state::SheetPanel;
use crate::ui::base::outgoing::{Format, Outgoing, Paste, Told};
use florence::Game;
use table::{Game as _, Session};
use words::fl;
use words::florence::report::{Report, Scope, for_programs, formats};

/// What a kind of file is made of a report.
type Written = fn(&Report) -> Vec<u8>;

/// The kinds of files, and what is in them.
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

const WRITTEN: [Written; FORMATS.len()] = [
    |report| formats::bgsplay(report).into_bytes(),
    |report| formats::page(report).into_bytes(),
    formats::png,
    |report| formats::svg(report).into_bytes(),
    |report| formats::markdown(report).into_bytes(),
    |report| formats::bgg(report).into_bytes(),
    |report| formats::log(report).into_bytes(),
    |report| formats::auctions(report).into_bytes(),
];

/// What other programs read.
const FOR_PROGRAMS: [&str; 3] = [".bgsplay", ".csv", ".auctions.csv"];

/// The place of the page to print.
const PAGE: usize = 1;

/// A game on its way out.
#[must_use]
pub fn of_game(session: &Session<Game>, hides_money: bool, written: Option<Timestamp>) -> Outgoing {
    let scope = Scope {
        hides_money,
        is_sheet: false,
        written,
    };
    Outgoing::new(Reported::by(|| Report::of(session, &scope)), Game::ID)
}

/// A score sheet on its way out; nothing as long as something on it is wrong.
#[must_use]
pub fn of_sheet(sheet: &SheetPanel, written: Option<Timestamp>) -> Option<Outgoing> {
    if !sheet.has_only_numbers() {
        return None;
    }
    let reported = match sheet.typed.counted() {
        Some(_) if !sheet.typed.is_sound_counted() => return None,
        Some(counted) => Reported::by(|| {
            let occasion = sheet.occasion.clone();
            Report::counted(&sheet.typed.setup, &counted, occasion, written)
        }),
        None => {
            let scope = Scope {
                hides_money: false,
                is_sheet: true,
                written,
            };
            let mut session = Session::new(sheet.typed.setup.clone()).ok()?;
            session.take_place(sheet.occasion.clone());
            Reported::by(|| Report::of(&session, &scope))
        }
    };
    Some(Outgoing::new(reported, Game::ID))
}

/// A report for people, and the same for programs.
#[derive(Debug)]
struct Reported(Report, Report);

impl Reported {
    fn by(report: impl Fn() -> Report) -> Self {
        Self(report(), for_programs(report))
    }
}

impl Told for Reported {
    fn verdict(&self) -> String {
        self.0.verdict()
    }

    fn formats(&self) -> &'static [Format] {
        &FORMATS
    }

    fn file(&self, format: usize) -> Vec<u8> {
        let Some(write) = WRITTEN.get(format) else {
            return Vec::new();
        };
        let ending = FORMATS[format].ending;
        match FOR_PROGRAMS.contains(&ending) {
            true => for_programs(|| write(&self.1)),
            false => write(&self.0),
        }
    }

    fn printed(&self) -> Option<usize> {
        Some(PAGE)
    }

    fn text(&self, paste: Paste) -> String {
        match paste {
            Paste::Board => formats::bgg(&self.0),
            Paste::Markdown => formats::markdown(&self.0),
            Paste::Link => for_programs(|| formats::link(&self.1)),
        }
    }
}

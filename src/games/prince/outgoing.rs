//! A game of The Prince on its way to others: what its report is written as.

use jiff::Timestamp;

use super::score_state::CheckPanel;
use crate::ui::base::outgoing::{Format, Outgoing, Paste, Told};
use prince::Game;
use table::{Game as _, Session};
use words::fl;
use words::prince::report::{Report, Scope, formats};
use words::report::for_programs;

/// What a kind of file is made of a report.
type Written = fn(&Report) -> Vec<u8>;

/// The kinds of files, what is in them, and whether programs read them.
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

const WRITTEN: [(Written, bool); FORMATS.len()] = [
    (|report| formats::bgsplay(report).into_bytes(), true),
    (|report| formats::page(report).into_bytes(), false),
    (formats::png, false),
    (|report| formats::svg(report).into_bytes(), false),
    (|report| formats::markdown(report).into_bytes(), false),
    (|report| formats::bgg(report).into_bytes(), false),
    (|report| formats::log(report).into_bytes(), true),
    (|report| formats::auctions(report).into_bytes(), true),
];

/// The place of the page to print.
const PAGE: usize = 1;

/// A game on its way out.
#[must_use]
pub fn of_game(session: &Session<Game>, hides_money: bool, written: Option<Timestamp>) -> Outgoing {
    let scope = Scope {
        hides_money,
        written,
    };
    let report = || Report::of(session, &scope);
    Outgoing::new(Reported(report(), for_programs(report)), Game::ID)
}

/// The sheet of a position on its way out; nothing as long as something on it is wrong.
#[must_use]
pub fn of_sheet(sheet: &CheckPanel, written: Option<Timestamp>) -> Option<Outgoing> {
    let report = || sheet.report(written);
    let reported = Reported(report()?, for_programs(report)?);
    Some(Outgoing::new(reported, Game::ID))
}

/// A report for people, and the same for programs.
#[derive(Debug)]
struct Reported(Report, Report);

impl Told for Reported {
    fn verdict(&self) -> String {
        self.0.verdict()
    }

    fn formats(&self) -> &'static [Format] {
        &FORMATS
    }

    fn file(&self, format: usize) -> Vec<u8> {
        match WRITTEN.get(format) {
            None => Vec::new(),
            Some((write, true)) => for_programs(|| write(&self.1)),
            Some((write, false)) => write(&self.0),
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

//! Lines of text in which a name may run from right to left.
//!
//! egui 0.37 turns a whole piece of text around when it meets a letter of such a
//! script. So every run is a piece of its own here: the name turns around, the
//! sentence about it does not.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{Color32, FontId};

/// A single line in one font and colour.
#[must_use]
pub fn line(text: &str, font: FontId, colour: Color32) -> LayoutJob {
    let mut job = LayoutJob {
        break_on_newline: false,
        ..LayoutJob::default()
    };
    for run in runs(text) {
        job.append(run, 0.0, TextFormat::simple(font.clone(), colour));
    }
    job
}

/// The text cut where its direction changes. Blanks between two words that run
/// from right to left belong to them.
fn runs(text: &str) -> Vec<&str> {
    let mut runs = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.find(runs_leftwards) {
        let (before, from) = rest.split_at(first);
        let other = |c: char| !runs_leftwards(c) && c.is_alphanumeric();
        let end = from.find(other).unwrap_or(from.len());
        let run = from[..end].trim_end_matches(|c| !runs_leftwards(c));
        runs.extend((!before.is_empty()).then_some(before));
        runs.push(run);
        rest = &from[run.len()..];
    }
    runs.extend((!rest.is_empty()).then_some(rest));
    runs
}

/// Whether a letter belongs to a script written from right to left: Hebrew,
/// Arabic and their neighbours in Unicode's blocks.
fn runs_leftwards(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::runs;

    #[test]
    fn only_names_that_run_leftwards_are_pieces_of_their_own() {
        assert_eq!(runs("5. Anna passes"), ["5. Anna passes"]);
        assert_eq!(
            runs("5. אברהם בן יוסף bids 300 florins"),
            ["5. ", "אברהם בן יוסף", " bids 300 florins"]
        );
        assert_eq!(runs("ابن"), ["ابن"]);
        assert_eq!(runs("ابن و Anna, دان"), ["ابن و", " Anna, ", "دان"]);
        assert!(runs("").is_empty());
    }
}

//! Any text as a game of *The Princes of Florence* in the notation: what is read is written and
//! read again as the same game, and what is not is refused with a place in the text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use studiolo_fuzz::{has_words, in_language, may_be_kept};
use words::florence::record;

/// What ends a line beside the control characters that do.
const ENDS: [char; 2] = ['\u{2028}', '\u{2029}'];
/// Begins the tag.
const TAG: &str = "edition";

fuzz_target!(|text: &str| {
    // A deck or tile shapes stand in a tag of their own.
    if text.to_lowercase().contains(TAG) && !may_be_kept(false) {
        return;
    }
    match record::parse(text) {
        Ok(save) => {
            let again = record::print(&save);
            assert_eq!(record::parse(&again).as_ref(), Ok(&save), "{again}");
            match record::from_bytes(text.as_bytes()) {
                Ok(read) => assert_eq!(read.within_limits(), Ok(())),
                Err(error) => has_words(text.len(), &error),
            }
        }
        Err(error) => {
            let lines = 1 + text.matches(char::is_control).count() + text.matches(ENDS).count();
            assert!((1..=lines).contains(&error.line));
            assert!(!in_language(text.len(), || error.sentence()).is_empty());
        }
    }
});

//! Any text as a game in the notation: what is read is written and read again as the
//! same game, and what is not is refused with a place in the text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use words::florence::record;

fuzz_target!(|text: &str| {
    match record::parse(text) {
        Ok(save) => {
            let again = record::print(&save);
            assert_eq!(record::parse(&again).as_ref(), Ok(&save), "{again}");
        }
        Err(error) => {
            assert!((1..=text.split('\n').count()).contains(&error.line));
            assert!(!error.sentence().is_empty());
        }
    }
});

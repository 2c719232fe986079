//! Any text as a game in the notation: the same when it is written and read again, or
//! refused with its place in the text.

use std::fmt::Debug;

use table::{Game, Save, SaveError};
use words::notation::error::ParseError;

use crate::common::{has_words, in_language, may_be_kept, text};

/// What ends a line besides control characters.
const ENDS: [char; 2] = ['\u{2028}', '\u{2029}'];
/// The beginning of the tag that contains a deck, tile shapes or a map.
const TAG: &str = "edition";

/// Reads a game of *The Princes of Florence*.
pub fn record_florence(bytes: &[u8]) {
    use words::florence::record::{from_bytes, parse, print};
    record::<florence::Game>(bytes, parse, print, from_bytes);
}

/// Reads a game of *The Prince*.
pub fn record_prince(bytes: &[u8]) {
    use words::prince::record::{from_bytes, parse, print};
    record::<prince::Game>(bytes, parse, print, from_bytes);
}

/// Reads a game of *Tiletum*.
pub fn record_tiletum(bytes: &[u8]) {
    use words::tiletum::record::{from_bytes, parse, print};
    record::<tiletum::Game>(bytes, parse, print, from_bytes);
}

fn record<G: Game>(
    bytes: &[u8],
    parse: fn(&str) -> Result<Save<G>, ParseError>,
    print: fn(&Save<G>) -> String,
    from_bytes: fn(&[u8]) -> Result<Save<G>, SaveError>,
) where
    Save<G>: PartialEq + Debug,
{
    let text = text(bytes);
    if text.to_lowercase().contains(TAG) && !may_be_kept(false) {
        return;
    }
    match parse(text) {
        Ok(save) => {
            let again = print(&save);
            assert_eq!(parse(&again).as_ref(), Ok(&save), "{again}");
            match from_bytes(text.as_bytes()) {
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
}

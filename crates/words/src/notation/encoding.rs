//! The text in a file in the notation. People write it with any editor, and some of them save
//! it in an encoding of Windows, which nothing in the file names.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};

use crate::language;
use table::SaveError;
use table::save::encoding;

/// The text in a file that has been read: in UTF-8, in UTF-16 where a mark says so, or in the
/// encoding that fits its letters and the language that is spoken.
///
/// # Errors
/// If it is none, or damaged.
pub fn text_of(bytes: &[u8]) -> Result<Cow<'_, str>, SaveError> {
    encoding::text_of(bytes).or_else(|error| guessed(bytes).ok_or(error))
}

/// The text in an encoding with a byte for a letter.
fn guessed(bytes: &[u8]) -> Option<Cow<'_, str>> {
    let is_binary = |byte: &u8| *byte < b' ' && !matches!(byte, b'\t' | b'\n' | b'\r' | 0xb | 0xc);
    // A text in UTF-8 of which a part is damaged is no text in another encoding.
    let is_utf8 = || bytes.utf8_chunks().any(|chunk| !chunk.valid().is_ascii());
    if bytes.iter().any(is_binary) || is_utf8() {
        return None;
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let country = country(language::spoken());
    let encoding = detector.guess(country, Utf8Detection::Deny);
    let text = encoding.decode_without_bom_handling_and_without_replacement(bytes)?;
    // Bytes that stand for no letter there.
    let is_odd = |sign: char| matches!(sign, '\u{80}'..='\u{9f}' | '\u{fffd}');
    (!text.contains(is_odd)).then_some(text)
}

/// Where a language is spoken: most of the letters of a short text could be those of several
/// encodings.
fn country(language: &str) -> Option<&'static [u8]> {
    match language {
        "de" => Some(b"de"),
        "pl" => Some(b"pl"),
        "cs" => Some(b"cz"),
        _ => None,
    }
}

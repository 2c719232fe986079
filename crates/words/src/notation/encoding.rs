//! The text encoding of files in the notation. People write them with any editor, and some
//! editors save in a Windows encoding that the file does not name.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};

use crate::language;
use table::SaveError;
use table::save::encoding;

/// Decodes the content of a file: as UTF-8, as UTF-16 if it has a byte order mark, or in
/// the encoding that fits its letters and the current language.
///
/// # Errors
/// If it is not text, or damaged.
pub fn text_of(bytes: &[u8]) -> Result<Cow<'_, str>, SaveError> {
    encoding::text_of(bytes).or_else(|error| guessed(bytes).ok_or(error))
}

/// Decodes a text with one byte per letter.
fn guessed(bytes: &[u8]) -> Option<Cow<'_, str>> {
    let is_binary = |byte: &u8| *byte < b' ' && !matches!(byte, b'\t' | b'\n' | b'\r' | 0xb | 0xc);
    // A damaged UTF-8 text is not a text in another encoding.
    let is_utf8 = || bytes.utf8_chunks().any(|chunk| !chunk.valid().is_ascii());
    if bytes.iter().any(is_binary) || is_utf8() {
        return None;
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let country = country(language::spoken());
    let encoding = detector.guess(country, Utf8Detection::Deny);
    let text = encoding.decode_without_bom_handling_and_without_replacement(bytes)?;
    // Bytes that stand for no letter in that encoding.
    let is_odd = |sign: char| matches!(sign, '\u{80}'..='\u{9f}' | '\u{fffd}');
    (!text.contains(is_odd)).then_some(text)
}

/// Returns the country of a language, because most letters of a short text could belong to
/// several encodings.
fn country(language: &str) -> Option<&'static [u8]> {
    match language {
        "de" => Some(b"de"),
        "pl" => Some(b"pl"),
        "cs" => Some(b"cz"),
        _ => None,
    }
}

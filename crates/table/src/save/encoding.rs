//! The text encoding of files. Files are UTF-8; UTF-16 from another editor is accepted if
//! it starts with a byte order mark. Encodings are never guessed, because a damaged save
//! must not turn into a different text.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8};

use super::errors::SaveError;

/// Decodes the content of a file, without its byte order mark.
///
/// # Errors
/// If it is not text.
pub fn text_of(bytes: &[u8]) -> Result<Cow<'_, str>, SaveError> {
    let (encoding, rest) = marked(bytes);
    let text = encoding.decode_without_bom_handling_and_without_replacement(rest);
    text.ok_or(SaveError::NotText)
}

/// Decodes the beginning of a text; the last character may be cut off.
pub(super) fn begin_of(bytes: &[u8]) -> Cow<'_, str> {
    let (encoding, rest) = marked(bytes);
    if encoding != UTF_8 {
        return encoding.decode_without_bom_handling(rest).0;
    }
    let valid = rest.utf8_chunks().next().map_or("", |chunk| chunk.valid());
    Cow::Borrowed(valid)
}

/// Returns the encoding named by a byte order mark (UTF-8 if there is none) and the bytes
/// after the mark.
fn marked(bytes: &[u8]) -> (&'static Encoding, &[u8]) {
    let (encoding, mark) = Encoding::for_bom(bytes).unwrap_or((UTF_8, 0));
    (encoding, &bytes[mark..])
}

#[cfg(test)]
mod tests {
    use super::{begin_of, text_of};

    fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        let units = std::iter::once(0xfeff).chain(text.encode_utf16());
        units.flat_map(bytes).collect()
    }

    #[test]
    fn a_mark_at_the_start_says_that_a_text_is_utf_16() {
        let text = "[Players \"Anna\", \"Łukasz\", \"🎲\"]\r\n";
        for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
            let marked = utf16(text, bytes);
            assert_eq!(text_of(&marked).expect("a text"), text);
            // Half of the last character is missing.
            let cut = &marked[..marked.len() - 1];
            assert!(text_of(cut).is_err());
            assert!(begin_of(cut).starts_with("[Players \"Anna\", \"Łukasz\""));
        }
        let marked = format!("\u{feff}{text}");
        for bytes in [text, &marked] {
            assert_eq!(text_of(bytes.as_bytes()).expect("a text"), text);
        }
    }

    #[test]
    fn nothing_is_guessed() {
        for bytes in [
            &b"J\xfcrgen"[..],
            b"\xff\xfe\x00",
            b"\xff\xfe\x00\xd8",
            b"\xff",
        ] {
            assert!(text_of(bytes).is_err(), "{bytes:?}");
        }
        assert_eq!(begin_of("Jü".as_bytes()), "Jü");
        assert_eq!(begin_of(b"J\xc3"), "J");
    }
}

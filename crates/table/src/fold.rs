//! Normalization of words and names for comparison. Unicode has several ways to write an
//! accented letter, and several spaces, that look the same to people.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Converts text to lower case without accents, for comparing typed and searched text.
#[must_use]
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    for letter in text.nfd().flat_map(char::to_lowercase) {
        match letter {
            // Only the accents of Latin, Greek and Cyrillic letters are dropped. Marks of
            // other scripts make letters of their own.
            '\u{300}'..='\u{36f}' => {}
            // Letters that Unicode does not decompose into a letter and an accent.
            'đ' => folded.push('d'),
            'ı' => folded.push('i'),
            'ł' => folded.push('l'),
            'ø' => folded.push('o'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            // Non-breaking spaces match normal spaces.
            '\u{a0}' | '\u{202f}' => folded.push(' '),
            // A soft hyphen.
            '\u{ad}' => {}
            _ => folded.push(letter),
        }
    }
    folded
}

/// Returns what all spellings of a person's name have in common. Composed or decomposed
/// letters, case and spaces make no difference; accents do.
///
/// Two names belong to the same person if this is equal. The shelf, the statistics and the
/// exports all use this function and nothing else.
#[must_use]
pub fn person(name: &str) -> String {
    let in_words = |name: &str| name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_ascii() {
        return in_words(&name.to_ascii_lowercase());
    }
    let letters = name.nfd().filter(|letter| !is_unseen(*letter));
    // Go through upper case, because ß becomes SS and all forms of sigma become one.
    let small = letters
        .flat_map(char::to_uppercase)
        .flat_map(char::to_lowercase);
    let small: String = small.nfc().collect();
    in_words(&small)
}

/// Returns whether a character of a name is invisible: break and join hints, and direction
/// marks.
fn is_unseen(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}' | '\u{feff}'
    )
}

/// Returns whether both names belong to the same person.
#[must_use]
pub fn is_same_person(one: &str, other: &str) -> bool {
    one == other || person(one) == person(other)
}

/// Returns one spelling for all names of the same person, for programs that compare names
/// letter by letter. Each word gets one capital letter.
#[must_use]
pub fn spelt(name: &str) -> String {
    let mut spelt = String::new();
    let mut begins = true;
    for letter in person(name).chars() {
        match begins {
            true => spelt.extend(letter.to_uppercase()),
            false => spelt.push(letter),
        }
        begins = !letter.is_alphanumeric() && !is_combining_mark(letter) && letter != '\'';
    }
    spelt.nfc().collect()
}

#[cfg(test)]
mod tests {
    use super::{fold, is_same_person, spelt};

    #[test]
    fn accents_and_the_way_they_are_written_make_no_difference_to_what_is_typed() {
        for (text, folded) in [
            ("Zoë", "zoe"),
            ("Zoe\u{308}", "zoe"),
            ("Łódź", "lodz"),
            ("Příliš žluťoučký kůň", "prilis zlutoucky kun"),
            ("Straße, Ærø, Œuvre", "strasse, aero, oeuvre"),
            ("10\u{a0}000\u{202f}PP", "10 000 pp"),
            ("Ti\u{ad}le", "tile"),
            ("Nguyễn", "nguyen"),
            // Readers see two different letters here.
            ("か", "か"),
        ] {
            assert_eq!(fold(text), folded);
        }
        assert_ne!(fold("が"), fold("か"));
    }

    #[test]
    fn one_person_may_be_written_in_several_ways() {
        for (one, other) in [
            ("Zoë", "Zoe\u{308}"),
            ("anna", "ANNA"),
            (" Anna  Maria", "Anna Maria"),
            ("Anna\u{a0}Maria", "Anna Maria "),
            ("Strauß", "STRAUSS"),
            ("ΝΙΚΟΣ", "Νικος"),
            ("Łukasz", "łukasz"),
            ("An\u{200d}na", "Anna"),
        ] {
            assert!(is_same_person(one, other), "{one} {other}");
            assert_eq!(spelt(one), spelt(other));
        }
        for (one, other) in [
            ("Zoë", "Zoe"),
            ("Anna", "Anne"),
            ("Annamaria", "Anna Maria"),
        ] {
            assert!(!is_same_person(one, other), "{one} {other}");
        }
    }

    #[test]
    fn a_name_that_is_written_as_usual_is_spelt_as_it_is() {
        for name in [
            "Anna",
            "Anna Maria",
            "Zoë",
            "Łukasz",
            "Hans-Peter",
            "Šárka",
            "D'arcy",
        ] {
            assert_eq!(spelt(name), name);
        }
        assert_eq!(spelt("  anna  MARIA "), "Anna Maria");
    }
}

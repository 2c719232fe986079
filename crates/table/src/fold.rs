//! Words and names as they are compared. Unicode has several ways to write a letter with
//! an accent, and several blanks; people see one.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Lower case, without accents: for what is typed and looked for.
#[must_use]
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    for letter in text.nfd().flat_map(char::to_lowercase) {
        match letter {
            // The accents of Latin, Greek and Cyrillic letters. Marks of other scripts are
            // letters of their own.
            '\u{300}'..='\u{36f}' => {}
            // Letters that are no other letter with an accent to Unicode.
            'đ' => folded.push('d'),
            'ı' => folded.push('i'),
            'ł' => folded.push('l'),
            'ø' => folded.push('o'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            // Blanks that do not break are typed as others.
            '\u{a0}' | '\u{202f}' => folded.push(' '),
            // Where a word may be broken.
            '\u{ad}' => {}
            _ => folded.push(letter),
        }
    }
    folded
}

/// What all spellings of a person's name have in common: letters composed or not, large or
/// small, and blanks make no difference; accents do.
///
/// Two names are of the same person where this is the same. Shelf, statistics and what is
/// exported ask here and nowhere else.
#[must_use]
pub fn person(name: &str) -> String {
    let in_words = |name: &str| name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_ascii() {
        return in_words(&name.to_ascii_lowercase());
    }
    let letters = name.nfd().filter(|letter| !is_unseen(*letter));
    // By the capital letter: ß is SS, and all sigmas are one.
    let small = letters
        .flat_map(char::to_uppercase)
        .flat_map(char::to_lowercase);
    let small: String = small.nfc().collect();
    in_words(&small)
}

/// What nobody sees in a name: where it may be broken or joined, and marks of direction.
fn is_unseen(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}' | '\u{feff}'
    )
}

/// Whether two names are of the same person.
#[must_use]
pub fn is_same_person(one: &str, other: &str) -> bool {
    one == other || person(one) == person(other)
}

/// A name in one spelling of all those that are of the same person, for programs that know
/// people by their names letter by letter: each word with one capital letter.
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
            // Two letters to those who read them.
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

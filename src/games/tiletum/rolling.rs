//! A roll typed in one line: the letter of a colour and values, `s135` for three stone dice,
//! `5:ysp` for three dice of one value, in any order (P1).

use table::Item as _;
use tiletum::{Dice, Die, Good};
use words::fl;

/// The part of a roll typed so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// The dice.
    pub dice: Dice,
    /// The first word that is not dice.
    pub wrong: Option<String>,
}

/// Returns the good of a letter: the letter of the language, or the one that is always
/// accepted.
fn good_of(letter: char) -> Option<Good> {
    let letter = letter.to_lowercase().next()?;
    let local = fl!(tiletum_roll_letters).chars();
    let mut all = Good::ALL.iter().copied().zip(local);
    let found = all.find(|(good, local)| *local == letter || good.letter() == letter);
    found.map(|(good, _)| good)
}

fn value_of(digit: char) -> Option<u8> {
    let value = digit
        .to_digit(10)
        .and_then(|digit| u8::try_from(digit).ok());
    value.filter(|value| (1..=6).contains(value))
}

/// Returns the dice of a word; `None` if it is not dice.
fn word(word: &str) -> Option<Vec<Die>> {
    let die = |good: char, value: char| {
        Some(Die {
            good: good_of(good)?,
            value: value_of(value)?,
        })
    };
    let mut letters = word.chars();
    let first = letters.next()?;
    let rest = letters.as_str();
    if let Some(colours) = rest.strip_prefix(':') {
        return colours.chars().map(|good| die(good, first)).collect();
    }
    let dice: Option<Vec<Die>> = rest.chars().map(|value| die(first, value)).collect();
    dice.filter(|dice| !dice.is_empty())
}

/// Parses a line.
#[must_use]
pub fn read(line: &str) -> Typed {
    let mut typed = Typed::default();
    for part in line.split([' ', ',', ';']).filter(|part| !part.is_empty()) {
        match word(part) {
            Some(dice) => dice.into_iter().for_each(|die| typed.dice.put(die)),
            None => {
                typed.wrong.get_or_insert_with(|| part.to_owned());
            }
        }
    }
    typed
}

/// Returns a colour of which more dice were typed than there are in the bag.
#[must_use]
pub fn too_many(typed: &Typed, bag: [u8; 5]) -> Option<Good> {
    let colours = typed.dice.colours().into_iter().zip(bag);
    let mut colours = colours.zip(Good::ALL);
    let found = colours.find(|((found, there), _)| found > there);
    found.map(|(_, &good)| good)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(good: Good, value: u8) -> Die {
        Die { good, value }
    }

    #[test]
    fn letters_and_values_are_read_in_any_order() {
        let typed = read("s135 5:ysp  w2,b6");
        assert_eq!(typed.wrong, None);
        assert_eq!(typed.dice.total(), 8);
        assert_eq!(typed.dice.count(die(Good::Stone, 5)), 2);
        assert_eq!(typed.dice.count(die(Good::Gold, 5)), 1);
        assert_eq!(typed.dice.count(die(Good::Iron, 6)), 1);
    }

    #[test]
    fn the_first_word_that_is_no_dice_is_told_and_the_rest_is_kept() {
        let typed = read("s5 s7 y3 q1 5");
        assert_eq!(typed.wrong.as_deref(), Some("s7"));
        assert_eq!(typed.dice.total(), 2);
        assert_eq!(read("5").wrong.as_deref(), Some("5"));
        assert_eq!(read(""), Typed::default());
    }

    #[test]
    fn no_colour_has_more_dice_than_the_bag() {
        let typed = read("y123 s1");
        assert_eq!(too_many(&typed, [2, 2, 2, 2, 2]), Some(Good::Gold));
        assert_eq!(too_many(&typed, [3, 2, 2, 2, 2]), None);
    }
}

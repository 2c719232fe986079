//! Errors in a text in the notation: where, what is there, and what should be. The
//! sentences are messages; words of the notation are quoted unchanged.

use crate::fl;
use crate::nearest::nearest;
use crate::safe;
use crate::text::cut;
use table::SaveError;

use super::place;
use super::tags::{Bad, BadTag};

/// The greatest number of words that are listed if none is near.
const MOST_NAMED: usize = 8;
/// The greatest number of letters quoted from a text.
const MOST_QUOTED: usize = 40;

/// Why a text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {wrong:?}")]
pub struct ParseError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in letters.
    pub column: usize,
    /// What is wrong there.
    pub wrong: Wrong,
}

/// An error at a place in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Something else is expected there.
    Expected {
        /// What is there; empty if the line ends.
        found: String,
        /// What would be valid.
        expected: Vec<Expected>,
    },
    /// What is there can be read in several ways.
    Several {
        /// What is there.
        found: String,
        /// The possible readings, as they would be written.
        words: Vec<String>,
    },
    /// A word, a square or a tag appears a second time.
    Twice(String),
    /// A number is too large.
    OutOfRange,
    /// A text or a tag has no end.
    Unclosed,
    /// An unknown tag.
    UnknownTag {
        /// Its name.
        tag: String,
        /// The known tags.
        known: Vec<&'static str>,
    },
    /// A tag has the wrong number of texts.
    Items(String),
    /// The fields in a tag are not those of a save.
    Fields(String),
    /// This is not a point in time.
    Moment(String),
    /// Some squares of a tile are given, and this many placements contain them.
    Places(usize),
    /// Squares are left out and the position needed to find them is unknown, because this
    /// entry (from 1) is not possible, with the reason; or because the start is not legal.
    NoPosition(Option<(usize, String)>),
    /// Something is left out that depends on the position, and the position is unknown.
    LeftOut,
    /// The notation is of a later version.
    Newer(u32),
    /// It is the record of another game.
    OtherGame {
        /// The game that the text names.
        found: String,
        /// The expected game.
        expected: &'static str,
    },
    /// No player is named.
    NoPlayers,
    /// An event that follows an entry comes before the first one.
    NoEntryBefore,
}

/// Something that could stand at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The kind of thing.
    pub thing: Thing,
    /// The possible words; empty if it is not a word.
    pub(super) words: Vec<String>,
}

/// The kinds of things in the notation, each with the message that names it, including an
/// article.
macro_rules! things {
    ($($thing:ident $name:ident),+ $(,)?) => {
        /// A kind of thing in the notation.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum Thing {
            /// Exactly this word.
            Word(&'static str),
            $($thing),+
        }

        impl Thing {
            fn name(self) -> &'static str {
                match self {
                    Thing::Word(word) => word,
                    $(Thing::$thing => fl!($name),)+
                }
            }
        }
    };
}

things! {
    Seat record_thing_seat,
    Player record_thing_player,
    Decision record_thing_decision,
    Value record_thing_value,
    Object record_thing_object,
    Building record_thing_building,
    Landscape record_thing_landscape,
    Tile record_thing_tile,
    Freedom record_thing_freedom,
    Profession record_thing_profession,
    BonusCard record_thing_bonus_card,
    PrestigeCard record_thing_prestige_card,
    Card record_thing_card,
    Character record_thing_character,
    Deck record_thing_deck,
    Piece record_thing_piece,
    Level record_thing_level,
    Temperament record_thing_temperament,
    Moment record_thing_moment,
    Rule record_thing_rule,
    Option record_thing_option,
    Number record_thing_number,
    Amount record_thing_amount,
    Square record_thing_square,
    Hidden record_thing_hidden,
    Good record_thing_good,
    Space record_thing_space,
    Die record_thing_die,
    Action record_thing_action,
    Note record_thing_note,
    End record_thing_end,
}

impl ParseError {
    pub(crate) fn at(text: &str, at: usize, wrong: Wrong) -> Self {
        let (line, column) = place(text, at);
        Self {
            line,
            column,
            wrong,
        }
    }

    /// Converts an error in a tag.
    pub(crate) fn bad(text: &str, bad: Bad) -> Self {
        let wrong = match bad.why {
            BadTag::Unclosed => Wrong::Unclosed,
            BadTag::Items(tag) => Wrong::Items(tag),
            BadTag::Fields(why) => Wrong::Fields(why),
            BadTag::Moment(found) => Wrong::Moment(found),
        };
        Self::at(text, bad.at, wrong)
    }

    /// Returns the error as a sentence that says where it is.
    #[must_use]
    pub fn sentence(&self) -> String {
        // Editors show line numbers without thousands separators.
        let [line, column] = [self.line, self.column].map(|number| number.to_string());
        fl!(record_wrong_at, line, column, wrong = self.wrong.sentence())
    }
}

impl From<ParseError> for SaveError {
    fn from(error: ParseError) -> Self {
        match error.wrong {
            Wrong::OtherGame { found, expected } => SaveError::OtherGame { found, expected },
            _ => SaveError::Notation {
                wrong: error.sentence(),
            },
        }
    }
}

impl Wrong {
    /// Returns what is wrong, without the place and without a full stop.
    #[must_use]
    pub fn sentence(&self) -> String {
        match self {
            Wrong::Expected { found, expected } => expected_text(found, expected),
            Wrong::Several { found, words } => {
                let words: Vec<String> = words.iter().map(|word| safe(word)).collect();
                fl!(record_several, word = said(found), words = one_of(&words))
            }
            Wrong::Twice(word) => fl!(record_twice, word = said(word)),
            Wrong::OutOfRange => fl!(record_out_of_range).into(),
            Wrong::Unclosed => fl!(record_unclosed).into(),
            Wrong::UnknownTag { tag, known } => {
                match nearest(&tag.to_lowercase(), known.iter().copied()) {
                    Some(near) => fl!(record_tag_meant, tag = said(tag), near),
                    None => fl!(record_tag, tag = said(tag), known = known.join(", ")),
                }
            }
            Wrong::Items(tag) => fl!(record_items, tag = said(tag)),
            Wrong::Fields(why) => fl!(record_fields, why = said(why)),
            Wrong::Moment(found) => fl!(record_moment, found = said(found)),
            Wrong::Places(number) => fl!(record_places, number),
            Wrong::NoPosition(None) => fl!(record_no_position).into(),
            Wrong::NoPosition(Some((entry, why))) => {
                fl!(record_no_position_since, entry = entry.to_string(), why)
            }
            Wrong::LeftOut => fl!(record_left_out).into(),
            Wrong::Newer(version) => fl!(record_newer, version = version.to_string()),
            Wrong::OtherGame { found: game, .. } => fl!(record_other_game, game = said(game)),
            Wrong::NoPlayers => fl!(record_no_players).into(),
            Wrong::NoEntryBefore => fl!(record_no_entry_before).into(),
        }
    }
}

/// Returns a piece of text in the form in which it is quoted.
pub(crate) fn said(text: &str) -> String {
    cut(&safe(text), MOST_QUOTED)
}

/// Joins alternatives: `a, b or c`.
fn one_of(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [before @ .., last] => fl!(record_or, before = before.join(", "), last = last.as_str()),
    }
}

fn expected_text(found: &str, expected: &[Expected]) -> String {
    let things: Vec<String> = expected.iter().map(Expected::sentence).collect();
    let things = one_of(&things);
    if found.is_empty() {
        return fl!(record_expected_at_end, things);
    }
    let wrong = fl!(record_expected, found = said(found), things);
    let known = expected.iter().flat_map(Expected::words);
    match nearest(&found.to_lowercase(), known.filter(|word| word.len() > 1)) {
        Some(near) => fl!(record_meant, wrong, near),
        None => wrong,
    }
}

impl Expected {
    /// Returns the possible words.
    #[must_use]
    pub fn words(&self) -> Vec<&str> {
        match self.thing {
            Thing::Word(word) => vec![word],
            _ => self.words.iter().map(String::as_str).collect(),
        }
    }

    fn sentence(&self) -> String {
        if let Thing::Word(word) = self.thing {
            return fl!(record_thing_word, word);
        }
        let kind = self.thing.name();
        match self.words.len() {
            2..=MOST_NAMED => {
                let words: Vec<String> = self.words.iter().map(|word| said(word)).collect();
                fl!(record_thing_of, kind, words = one_of(&words))
            }
            _ => kind.to_owned(),
        }
    }
}

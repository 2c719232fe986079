//! What is wrong with a text in the notation: where, what stands there, and what
//! should. The sentences are messages; words of the notation are quoted as they are.

use crate::fl;
use crate::nearest::nearest;
use crate::notation::tags::{Bad, BadTag};
use crate::safe;
use crate::text::cut;
use table::SaveError;

/// So many words are named where none is near.
const MOST_NAMED: usize = 8;
/// So much is quoted of what stands in a text.
const MOST_QUOTED: usize = 40;

/// Why a text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {wrong:?}")]
pub struct ParseError {
    /// From 1.
    pub line: usize,
    /// From 1, in letters.
    pub column: usize,
    /// What is wrong there.
    pub wrong: Wrong,
}

/// What is wrong at a place of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Something else should stand there.
    Expected {
        /// What stands there; nothing if the line ends.
        found: String,
        /// What could.
        expected: Vec<Expected>,
    },
    /// A word that several begin with.
    Several {
        /// The word.
        found: String,
        /// Those that begin with it.
        words: Vec<String>,
    },
    /// A word, a square or a tag stands there a second time.
    Twice(String),
    /// A number is too large.
    OutOfRange,
    /// A text or a tag has no end.
    Unclosed,
    /// A tag that nobody knows, and those that there are.
    UnknownTag(String),
    /// A tag that needs so many texts has others.
    Items(String),
    /// The fields in a tag are not those of a save.
    Fields(String),
    /// A tile is to lie on some squares, and so many places have them.
    Places(usize),
    /// Nobody knows the position in which squares are left out: this entry (from 1) is
    /// not possible, and why; or the start is not.
    NoPosition(Option<(usize, String)>),
    /// The notation is of a later version.
    Newer(u32),
    /// It is the record of another game.
    OtherGame(String),
    /// No player is named.
    NoPlayers,
}

/// Something that could stand at a place.
#[derive(Clone, Copy)]
pub struct Expected {
    /// What it is.
    pub thing: Thing,
    /// The words it could be; none if it is no word.
    pub(super) words: fn() -> Vec<&'static str>,
}

impl PartialEq for Expected {
    fn eq(&self, other: &Self) -> bool {
        self.thing == other.thing
    }
}

impl Eq for Expected {}

impl std::fmt::Debug for Expected {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.thing.fmt(f)
    }
}

impl Expected {
    /// The words it could be.
    #[must_use]
    pub fn words(&self) -> Vec<&'static str> {
        match self.thing {
            Thing::Word(word) => vec![word],
            _ => (self.words)(),
        }
    }
}

/// A kind of thing that stands in the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Thing {
    /// Exactly this.
    Word(&'static str),
    Seat,
    Player,
    Decision,
    Value,
    Object,
    Building,
    Landscape,
    Tile,
    Freedom,
    Profession,
    BonusCard,
    PrestigeCard,
    Card,
    Character,
    Deck,
    Piece,
    Level,
    Temperament,
    Moment,
    Rule,
    Option,
    Tag,
    Number,
    Amount,
    Square,
    Hidden,
    Text,
    Note,
    End,
}

impl ParseError {
    pub(super) fn at(text: &str, at: usize, wrong: Wrong) -> Self {
        let (line, column) = crate::notation::place(text, at);
        Self {
            line,
            column,
            wrong,
        }
    }

    /// A tag that is no tag.
    pub(super) fn bad(text: &str, bad: Bad) -> Self {
        let wrong = match bad.why {
            BadTag::Unclosed => Wrong::Unclosed,
            BadTag::Items(tag) => Wrong::Items(tag),
            BadTag::Fields(why) => Wrong::Fields(why),
        };
        Self::at(text, bad.at, wrong)
    }

    /// What is wrong, in a sentence that says where.
    #[must_use]
    pub fn sentence(&self) -> String {
        // Editors count lines without a comma in their numbers.
        let [line, column] = [self.line, self.column].map(|number| number.to_string());
        fl!(
            record_wrong_at,
            line = line,
            column = column,
            wrong = self.wrong.sentence()
        )
    }
}

impl From<ParseError> for SaveError {
    fn from(error: ParseError) -> Self {
        match error.wrong {
            Wrong::OtherGame(found) => SaveError::OtherGame {
                found,
                expected: <florence::Game as table::Game>::ID,
            },
            _ => SaveError::Notation {
                wrong: error.sentence(),
            },
        }
    }
}

impl Wrong {
    /// What is wrong, without the place and without a full stop.
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
            Wrong::UnknownTag(tag) => {
                let known = super::head::tags();
                match nearest(&tag.to_lowercase(), known.iter().copied()) {
                    Some(near) => fl!(record_tag_meant, tag = said(tag), near = near),
                    None => fl!(record_tag, tag = said(tag), known = known.join(", ")),
                }
            }
            Wrong::Items(tag) => fl!(record_items, tag = said(tag)),
            Wrong::Fields(why) => fl!(record_fields, why = said(why)),
            Wrong::Places(number) => fl!(record_places, number = *number),
            Wrong::NoPosition(None) => fl!(record_no_position).into(),
            Wrong::NoPosition(Some((entry, why))) => {
                fl!(
                    record_no_position_since,
                    entry = entry.to_string(),
                    why = why
                )
            }
            Wrong::Newer(version) => fl!(record_newer, version = version.to_string()),
            Wrong::OtherGame(game) => fl!(record_other_game, game = said(game)),
            Wrong::NoPlayers => fl!(record_no_players).into(),
        }
    }
}

fn said(text: &str) -> String {
    cut(&safe(text), MOST_QUOTED)
}

/// Several words of which one is meant: `a, b or c`.
fn one_of(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [before @ .., last] => fl!(record_or, before = before.join(", "), last = last.as_str()),
    }
}

fn expected_text(found: &str, expected: &[Expected]) -> String {
    let known: Vec<&str> = expected.iter().flat_map(Expected::words).collect();
    let things: Vec<String> = expected.iter().map(Expected::sentence).collect();
    let things = one_of(&things);
    if found.is_empty() {
        return fl!(record_expected_at_end, things = things);
    }
    let wrong = fl!(record_expected, found = said(found), things = things);
    match nearest(
        &found.to_lowercase(),
        known.into_iter().filter(|word| word.len() > 1),
    ) {
        Some(near) => fl!(record_meant, wrong = wrong, near = near),
        None => wrong,
    }
}

impl Expected {
    fn sentence(&self) -> String {
        if let Thing::Word(word) = self.thing {
            return fl!(record_thing_word, word = word);
        }
        let words = self.words();
        let kind = self.thing.name();
        match words.len() {
            2..=MOST_NAMED => {
                let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
                fl!(record_thing_of, kind = kind, words = one_of(&words))
            }
            _ => kind.to_owned(),
        }
    }
}

impl Thing {
    /// What it is called, with an article.
    fn name(self) -> &'static str {
        match self {
            Thing::Word(word) => word,
            Thing::Seat => fl!(record_thing_seat),
            Thing::Player => fl!(record_thing_player),
            Thing::Decision => fl!(record_thing_decision),
            Thing::Value => fl!(record_thing_value),
            Thing::Object => fl!(record_thing_object),
            Thing::Building => fl!(record_thing_building),
            Thing::Landscape => fl!(record_thing_landscape),
            Thing::Tile => fl!(record_thing_tile),
            Thing::Freedom => fl!(record_thing_freedom),
            Thing::Profession => fl!(record_thing_profession),
            Thing::BonusCard => fl!(record_thing_bonus_card),
            Thing::PrestigeCard => fl!(record_thing_prestige_card),
            Thing::Card => fl!(record_thing_card),
            Thing::Character => fl!(record_thing_character),
            Thing::Deck => fl!(record_thing_deck),
            Thing::Piece => fl!(record_thing_piece),
            Thing::Level => fl!(record_thing_level),
            Thing::Temperament => fl!(record_thing_temperament),
            Thing::Moment => fl!(record_thing_moment),
            Thing::Rule => fl!(record_thing_rule),
            Thing::Option => fl!(record_thing_option),
            Thing::Tag => fl!(record_thing_tag),
            Thing::Number => fl!(record_thing_number),
            Thing::Amount => fl!(record_thing_amount),
            Thing::Square => fl!(record_thing_square),
            Thing::Hidden => fl!(record_thing_hidden),
            Thing::Text => fl!(record_thing_text),
            Thing::Note => fl!(record_thing_note),
            Thing::End => fl!(record_thing_end),
        }
    }
}

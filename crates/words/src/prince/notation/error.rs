//! What is wrong with a text in the notation: what stands at a place, and what should. The
//! sentences are messages; words of the notation are quoted as they are.

use crate::fl;
use crate::nearest::nearest;
use crate::safe;
use crate::text::cut;

/// So many words are named where none is near.
const MOST_NAMED: usize = 8;
/// So much is quoted of what stands in a text.
const MOST_QUOTED: usize = 40;

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
    /// What stands there can be read in several ways: as these.
    Several {
        /// What stands there.
        found: String,
        /// As it would be written.
        words: Vec<String>,
    },
    /// A tag stands there a second time.
    Twice(String),
    /// A number is too large.
    OutOfRange,
    /// A text or a tag has no end.
    Unclosed,
    /// A tag that nobody knows.
    UnknownTag(String),
    /// A tag that needs so many texts has others.
    Items(String),
    /// The fields in a tag are not those of a save.
    Fields(String),
    /// Something is left out that is found in the position, and nobody knows that.
    NoPosition,
    /// The notation is of a later version.
    Newer(u32),
    /// It is the record of another game.
    OtherGame(String),
    /// No player is named.
    NoPlayers,
}

/// Something that could stand at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// What it is.
    pub thing: Thing,
    /// The words it could be; none if it is no word.
    pub(super) words: Vec<String>,
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
    Card,
    Level,
    Temperament,
    Rule,
    Option,
    Number,
    Hidden,
    Note,
    End,
}

impl Expected {
    /// The words it could be.
    #[must_use]
    pub fn words(&self) -> Vec<&str> {
        match self.thing {
            Thing::Word(word) => vec![word],
            _ => self.words.iter().map(String::as_str).collect(),
        }
    }

    fn sentence(&self) -> String {
        if let Thing::Word(word) = self.thing {
            return fl!(record_thing_word, word = word);
        }
        let kind = self.thing.name();
        match self.words.len() {
            2..=MOST_NAMED => fl!(
                record_thing_of,
                kind = kind,
                words = one_of(&harmless(&self.words))
            ),
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
            Thing::Card => fl!(record_thing_card),
            Thing::Level => fl!(record_thing_level),
            Thing::Temperament => fl!(record_thing_temperament),
            Thing::Rule => fl!(record_thing_rule),
            Thing::Option => fl!(record_thing_option),
            Thing::Number => fl!(record_thing_number),
            Thing::Hidden => fl!(record_thing_hidden),
            Thing::Note => fl!(record_thing_note),
            Thing::End => fl!(record_thing_end),
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
                let words = one_of(&harmless(words));
                fl!(record_several, word = said(found), words = words)
            }
            Wrong::Twice(word) => fl!(record_twice, word = said(word)),
            Wrong::OutOfRange => fl!(record_out_of_range).into(),
            Wrong::Unclosed => fl!(record_unclosed).into(),
            Wrong::UnknownTag(tag) => {
                let known = crate::prince::record::tags();
                match nearest(&tag.to_lowercase(), known.iter().copied()) {
                    Some(near) => fl!(record_tag_meant, tag = said(tag), near = near),
                    None => fl!(record_tag, tag = said(tag), known = known.join(", ")),
                }
            }
            Wrong::Items(tag) => fl!(record_items, tag = said(tag)),
            Wrong::Fields(why) => fl!(record_fields, why = said(why)),
            Wrong::NoPosition => fl!(prince_record_no_position).into(),
            Wrong::Newer(version) => fl!(record_newer, version = version.to_string()),
            Wrong::OtherGame(game) => fl!(record_other_game, game = said(game)),
            Wrong::NoPlayers => fl!(record_no_players).into(),
        }
    }
}

fn said(text: &str) -> String {
    cut(&safe(text), MOST_QUOTED)
}

fn harmless(words: &[String]) -> Vec<String> {
    words.iter().map(|word| said(word)).collect()
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
    let things: Vec<String> = expected.iter().map(Expected::sentence).collect();
    let things = one_of(&things);
    if found.is_empty() {
        return fl!(record_expected_at_end, things = things);
    }
    let wrong = fl!(record_expected, found = said(found), things = things);
    let known = expected.iter().flat_map(Expected::words);
    match nearest(&found.to_lowercase(), known.filter(|word| word.len() > 1)) {
        Some(near) => fl!(record_meant, wrong = wrong, near = near),
        None => wrong,
    }
}

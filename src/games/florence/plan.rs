//! The questions of the tab of a work value: which bonus cards can be counted, and in words
//! how to get what is missing.

use super::View;
use florence::mind::planner;
use florence::{BonusCard, Game, Profession};
use table::{Seat, Set};
use words::fl;
use words::florence::planning;
use words::language::Tongues;

/// The most ways to get what is missing that are listed.
const MOST_WAYS: usize = 3;

/// Returns the bonus cards that can be in a seat's hand: the known ones, and those that
/// hidden ones may be.
#[must_use]
pub fn bonus_cards(view: &View<'_>, seat: Seat) -> (Set<BonusCard>, Set<BonusCard>) {
    let hand = view.game.player(seat).bonus_cards();
    let unknown = match hand.hidden() {
        0 => Set::EMPTY,
        _ => view.game.unknown_bonus_cards(),
    };
    (hand.known(), unknown)
}

/// Returns a message if more bonus cards are selected than can be in hand.
#[must_use]
pub fn too_many(view: &View<'_>, seat: Seat, cards: Set<BonusCard>) -> Option<&'static str> {
    let hand = view.game.player(seat).bonus_cards();
    let imagined = cards.minus(hand.known()).len();
    (imagined > usize::from(hand.hidden())).then(|| fl!(work_too_many_bonus))
}

/// A work that lacks something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lacking {
    /// The position.
    pub game: Game,
    /// Whose work it is.
    pub seat: Seat,
    /// Its profession.
    pub profession: Profession,
    /// The bonus cards counted.
    pub bonus: Set<BonusCard>,
}

/// The description of what is missing, computed once for each question.
#[derive(Debug, Default)]
pub struct Ways {
    known: Option<(Box<Lacking>, Tongues, Option<String>)>,
}

impl Ways {
    /// Returns what a work lacks and the cheapest legal ways to get it; `None` if it lacks
    /// nothing.
    pub fn of(&mut self, view: &View<'_>, lacking: &Lacking) -> Option<&str> {
        if self
            .known
            .as_ref()
            .is_none_or(|(asked, tongues, _)| **asked != *lacking || *tongues != Tongues::now())
        {
            let found = missing(view, lacking);
            self.known = Some((Box::new(*lacking), Tongues::now(), found));
        }
        let known = self.known.as_ref();
        known.and_then(|(.., found)| found.as_deref())
    }
}

fn missing(view: &View<'_>, lacking: &Lacking) -> Option<String> {
    let Lacking {
        game,
        seat,
        profession,
        bonus,
    } = lacking;
    let missing = planner::missing(game, *seat, *profession, *bonus)?;
    let hides_bonus = game.player(*seat).bonus_cards().hidden() > 0;
    let mut text = planning::missing(&missing, hides_bonus);
    let ways = missing.ways.iter().take(MOST_WAYS);
    for (at, way) in ways.enumerate() {
        let way = planning::way(&view.words, way);
        let way = match at {
            0 => way,
            _ => fl!(missing_or_else, way = &way),
        };
        text.push_str(if at == 0 { " " } else { "; " });
        text.push_str(&way);
    }
    if missing.why.is_none() {
        text.push('.');
    }
    Some(text)
}

//! What the tab of a work value asks about it: which bonus cards may be counted, and
//! the ways to what is missing, in words.

use super::View;
use florence::mind::planner;
use florence::{BonusCard, Game, Profession};
use table::{Seat, Set};
use words::fl;
use words::florence::planning;
use words::language::Tongues;

/// The most ways to what is missing that are told.
const MOST_WAYS: usize = 3;

/// The bonus cards that can be in a seat's hand: those known there, and those that
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

/// That more bonus cards are chosen than can be in hand, if there are.
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
    /// Whose work.
    pub seat: Seat,
    /// Which.
    pub profession: Profession,
    /// With these bonus cards.
    pub bonus: Set<BonusCard>,
}

/// What is missing, in words: found once for each question.
#[derive(Debug, Default)]
pub struct Ways {
    known: Option<(Box<Lacking>, Tongues, Option<String>)>,
}

impl Ways {
    /// What a work lacks, and the cheapest legal ways to get it; nothing if it
    /// lacks nothing.
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

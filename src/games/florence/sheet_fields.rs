//! The numbers of a score sheet: the typed text, and the value in the setup. A text that is
//! not a number stays in its field, and the page says so.

use super::sheet_state::Typed;
use crate::ui::parts::page;
use crate::ui::screens::sheet::Number;
use florence::Landscape;
use table::{Card, Item as _};
use words::florence::board;
use words::{figures, fl};

/// A number typed for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// Money in florins.
    Money,
    /// Points on the fame track.
    Prestige,
    /// Jesters.
    Jesters,
    /// Builders.
    Builders,
    /// Recruiting cards in hand.
    RecruitingInHand,
    /// Recruiting cards on the table.
    RecruitingOnTable,
    /// The best work of the round.
    BestWork,
    /// Profession cards in hand.
    Hand,
    /// Bonus cards in hand.
    BonusCards,
    /// Face-down prestige cards.
    PrestigeFaceDown,
    /// Forests, on a sheet without boards.
    Forests,
    /// Lakes, on a sheet without boards.
    Lakes,
    /// Parks, on a sheet without boards.
    Parks,
    /// Works, if it is not said which.
    Works,
}

impl Field {
    pub(crate) const ALL: [Field; 7] = [
        Field::Money,
        Field::Prestige,
        Field::Jesters,
        Field::Builders,
        Field::RecruitingInHand,
        Field::RecruitingOnTable,
        Field::BestWork,
    ];

    /// The fields of unknown cards, of which only the number is given.
    pub(crate) const CARDS: [Field; 3] = [Field::PrestigeFaceDown, Field::Hand, Field::BonusCards];

    /// The fields of a sheet without boards.
    pub(crate) const COUNTED: [Field; 8] = [
        Field::Money,
        Field::Prestige,
        Field::Builders,
        Field::Jesters,
        Field::Forests,
        Field::Lakes,
        Field::Parks,
        Field::Works,
    ];

    /// Returns whether it is on a sheet with boards, or on one without them.
    pub(crate) fn is_in_sight(self, without_boards: bool) -> bool {
        match without_boards {
            true => Self::COUNTED.contains(&self),
            false => Self::ALL.contains(&self) || Self::CARDS.contains(&self),
        }
    }

    /// Returns the field for landscapes of a kind.
    pub(crate) fn of_landscape(kind: Landscape) -> Self {
        match kind {
            Landscape::Forest => Field::Forests,
            Landscape::Lake => Field::Lakes,
            Landscape::Park => Field::Parks,
        }
    }

    /// Returns its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Field::Money => fl!(sheet_money),
            Field::Prestige => fl!(sheet_pp),
            Field::Jesters => fl!(sheet_jesters),
            Field::Builders => fl!(sheet_builders),
            Field::RecruitingInHand => fl!(sheet_recruiting_in_hand),
            Field::RecruitingOnTable => fl!(sheet_recruiting_on_table),
            Field::BestWork => fl!(sheet_best_work),
            Field::Hand => fl!(sheet_cards_in_hand),
            Field::BonusCards => fl!(sheet_bonus_cards_in_hand),
            Field::PrestigeFaceDown => fl!(sheet_hidden_prestige_cards),
            Field::Forests => fl!(sheet_forests),
            Field::Lakes => fl!(sheet_lakes),
            Field::Parks => fl!(sheet_parks),
            Field::Works => fl!(sheet_works),
        }
    }
}

impl Number for Field {
    type On = Typed;

    const SIGNS: usize = usize::MAX;

    fn all() -> impl Iterator<Item = Self> {
        let with_boards = Self::ALL.into_iter().chain(Self::CARDS);
        with_boards.chain(Self::COUNTED.into_iter().skip(4))
    }

    fn name_of(self, player: &str) -> String {
        match self {
            Field::Forests => fl!(sheet_forests_of, player = player),
            Field::Lakes => fl!(sheet_lakes_of, player = player),
            Field::Parks => fl!(sheet_parks_of, player = player),
            Field::Works => fl!(sheet_works_of, player = player),
            field => fl!(sheet_field_of, field = field.name(), player = player),
        }
    }

    fn get(self, on: &Typed, player: usize) -> Option<i64> {
        let counts = on.counts_of(player);
        let lying = |kind: Landscape| Some(counts?.landscapes[kind.index()].into());
        let player = on.setup.players.get(player)?;
        match self {
            Field::Money => Some(player.money.unwrap_or_default()),
            Field::Prestige => Some(player.prestige),
            Field::Jesters => Some(player.jesters),
            Field::Builders => Some(player.builders),
            Field::RecruitingInHand => Some(player.recruiting_in_hand),
            Field::RecruitingOnTable => Some(player.recruiting_on_table),
            Field::BestWork => Some(player.best_work),
            Field::Hand => player.hand.as_deref().map(hidden),
            Field::BonusCards => Some(hidden(&player.bonus_cards)),
            Field::PrestigeFaceDown => Some(hidden(&player.prestige_cards)),
            Field::Forests => lying(Landscape::Forest),
            Field::Lakes => lying(Landscape::Lake),
            Field::Parks => lying(Landscape::Park),
            Field::Works => Some(counts?.works.into()),
        }
    }

    fn set(self, on: &mut Typed, player: usize, value: Option<i64>) {
        let counts = on.counts.as_mut();
        let counts = counts.and_then(|counts| counts.get_mut(player));
        let Some(player) = on.setup.players.get_mut(player) else {
            return;
        };
        let Some(number) = value else {
            if self == Field::Hand {
                player.hand = None;
            }
            return;
        };
        match self {
            Field::Money => player.money = Some(number),
            Field::Prestige => player.prestige = number,
            Field::Jesters => player.jesters = number,
            Field::Builders => player.builders = number,
            Field::RecruitingInHand => player.recruiting_in_hand = number,
            Field::RecruitingOnTable => player.recruiting_on_table = number,
            Field::BestWork => player.best_work = number,
            Field::Hand => hide(player.hand.get_or_insert_default(), number),
            Field::BonusCards => hide(&mut player.bonus_cards, number),
            Field::PrestigeFaceDown => hide(&mut player.prestige_cards, number),
            Field::Forests | Field::Lakes | Field::Parks | Field::Works => {
                let Some(counts) = counts else { return };
                let few = u8::try_from(number.max(0)).unwrap_or(u8::MAX);
                match self {
                    Field::Forests => counts.landscapes[Landscape::Forest.index()] = few,
                    Field::Lakes => counts.landscapes[Landscape::Lake.index()] = few,
                    Field::Parks => counts.landscapes[Landscape::Park.index()] = few,
                    _ => counts.works = few,
                }
            }
        }
    }

    fn refused(self, player: &str, text: &str) -> String {
        board::no_number(&self.name_of(player), text)
    }

    /// Parses `3,500`, `3.500`, `3 500`, `50+12`; empty for 0.
    fn read(self, text: &str) -> Option<Option<i64>> {
        let negative = text
            .trim()
            .strip_prefix(page::MINUS)
            .and_then(figures::typed);
        // A negative number is a number too; a rule refuses it.
        let negative = negative.map(|number| -i64::from(number));
        let number = figures::sum(text).or(negative)?;
        let most = match self {
            // An empty field means that the number does not matter.
            Field::Hand if text.trim().is_empty() => return Some(None),
            Field::Hand | Field::BonusCards | Field::PrestigeFaceDown => MOST_CARDS,
            Field::Forests | Field::Lakes | Field::Parks | Field::Works => u8::MAX.into(),
            _ => return Some(Some(number)),
        };
        (0..=most).contains(&number).then_some(Some(number))
    }

    fn room(self) -> f32 {
        match self {
            Field::Money => 46.0,
            _ => page::DIGITS,
        }
    }

    fn step(self) -> i64 {
        match self {
            Field::Money => 100,
            _ => 1,
        }
    }
}

/// More cards than a player can hold.
const MOST_CARDS: i64 = 99;

fn hidden<T>(cards: &[Card<T>]) -> i64 {
    let hidden = cards.iter().filter(|card| matches!(card, Card::Hidden));
    hidden.count() as i64
}

/// Sets the number of hidden cards; the known ones stay.
fn hide<T>(cards: &mut Vec<Card<T>>, number: i64) {
    cards.retain(|card| matches!(card, Card::Known(_)));
    cards.extend((0..number.clamp(0, MOST_CARDS)).map(|_| Card::Hidden));
}

//! The numbers of a score sheet: what is typed, and what stands in the setup
//! for it. What is no number stays in its field and is told.

use eframe::egui::{FocusDirection, Response, Ui};

use super::sheet_state::SheetPanel;
use crate::ui::parts::{controls, page};
use crate::ui::screens::sheet::{Change, Number, Numbers, Place};
use florence::rules::Counts;
use florence::{Landscape, PlayerSetup};
use table::{Card, Item, Seat};
use words::florence::{Words, board};
use words::{figures, fl};

/// A number that is typed for each player.
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
    /// Prestige cards that nobody has seen yet.
    PrestigeFaceDown,
    /// Forests, where nothing has a place.
    Forests,
    /// Lakes, where nothing has a place.
    Lakes,
    /// Parks, where nothing has a place.
    Parks,
    /// Works, where nobody says which.
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

    /// Those of cards: a number of cards, nobody knows which.
    pub(crate) const CARDS: [Field; 3] = [Field::PrestigeFaceDown, Field::Hand, Field::BonusCards];

    /// Those on a sheet without boards.
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

    /// All of them.
    pub(crate) fn every() -> impl Iterator<Item = Field> {
        let with_boards = Self::ALL.into_iter().chain(Self::CARDS);
        with_boards.chain(Self::COUNTED.into_iter().skip(4))
    }

    /// Whether it is on a sheet with boards, or on one without them.
    pub(crate) fn is_in_sight(self, without_boards: bool) -> bool {
        match without_boards {
            true => Self::COUNTED.contains(&self),
            false => Self::ALL.contains(&self) || Self::CARDS.contains(&self),
        }
    }

    /// The field for landscapes of a kind.
    pub(crate) fn of_landscape(kind: Landscape) -> Self {
        match kind {
            Landscape::Forest => Field::Forests,
            Landscape::Lake => Field::Lakes,
            Landscape::Park => Field::Parks,
        }
    }

    /// What it is called where it is a player's.
    pub(crate) fn name_of(self, player: &str) -> String {
        match self {
            Field::Forests => fl!(sheet_forests_of, player = player),
            Field::Lakes => fl!(sheet_lakes_of, player = player),
            Field::Parks => fl!(sheet_parks_of, player = player),
            Field::Works => fl!(sheet_works_of, player = player),
            field => fl!(sheet_field_of, field = field.name(), player = player),
        }
    }

    /// What it is called.
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

    /// The number of a player; none where nothing has to be typed.
    pub(crate) fn of(self, player: &PlayerSetup, counts: Option<&Counts>) -> Option<i64> {
        let lying = |kind: Landscape| counts.map(|counts| counts.landscapes[kind.index()].into());
        Some(match self {
            Field::Money => player.money.unwrap_or_default(),
            Field::Prestige => player.prestige,
            Field::Jesters => player.jesters,
            Field::Builders => player.builders,
            Field::RecruitingInHand => player.recruiting_in_hand,
            Field::RecruitingOnTable => player.recruiting_on_table,
            Field::BestWork => player.best_work,
            Field::Hand => hidden(player.hand.as_deref()?),
            Field::BonusCards => hidden(&player.bonus_cards),
            Field::PrestigeFaceDown => hidden(&player.prestige_cards),
            Field::Forests => lying(Landscape::Forest)?,
            Field::Lakes => lying(Landscape::Lake)?,
            Field::Parks => lying(Landscape::Park)?,
            Field::Works => counts?.works.into(),
        })
    }

    /// Sets the number of a player; none is that nothing has to be typed.
    pub(crate) fn set(
        self,
        player: &mut PlayerSetup,
        counts: Option<&mut Counts>,
        number: Option<i64>,
    ) {
        let Some(number) = number else {
            if self == Field::Hand {
                player.hand = None;
            }
            return;
        };
        let few = u8::try_from(number.max(0)).unwrap_or(u8::MAX);
        let lie = |counts: Option<&mut Counts>, kind: Landscape| {
            if let Some(counts) = counts {
                counts.landscapes[kind.index()] = few;
            }
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
            Field::Forests => lie(counts, Landscape::Forest),
            Field::Lakes => lie(counts, Landscape::Lake),
            Field::Parks => lie(counts, Landscape::Park),
            Field::Works => {
                if let Some(counts) = counts {
                    counts.works = few;
                }
            }
        }
    }
}

impl Number for Field {
    const SIGNS: usize = usize::MAX;

    /// `3,500`, `3.500`, `3 500`, `50+12`, nothing for 0.
    fn read(self, text: &str) -> Option<Option<i64>> {
        let negative = text.trim().strip_prefix('-').and_then(figures::typed);
        // Less than nothing is a number, too; a rule refuses it.
        let negative = negative.map(|number| -i64::from(number));
        let number = figures::sum(text).or(negative)?;
        let most = match self {
            // Then it does not matter how many there are.
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

/// More cards than anybody can hold.
const MOST_CARDS: i64 = 99;

fn hidden<T>(cards: &[Card<T>]) -> i64 {
    let hidden = cards.iter().filter(|card| matches!(card, Card::Hidden));
    hidden.count() as i64
}

/// So many of the cards are hidden from now on; those known stay.
fn hide<T>(cards: &mut Vec<Card<T>>, number: i64) {
    cards.retain(|card| matches!(card, Card::Known(_)));
    cards.extend((0..number.clamp(0, MOST_CARDS)).map(|_| Card::Hidden));
}

/// The visible fields whose text is not a number: the player, the field, and a sentence.
pub fn nonsense(
    numbers: &Numbers<Field>,
    words: Words<'_>,
    without_boards: bool,
) -> Vec<(usize, Field, String)> {
    let unread = numbers.unread();
    let in_sight = unread.filter(|((_, field), _)| field.is_in_sight(without_boards));
    in_sight
        .map(|((player, field), text)| {
            let name = words.seat(Seat::ALL[player]);
            (player, field, board::no_number(&field.name_of(&name), text))
        })
        .collect()
}

impl SheetPanel {
    /// The field for a number of a player.
    pub(crate) fn number(&mut self, ui: &mut Ui, key: (usize, Field), place: &Place<'_>) {
        let (at, field) = key;
        let player = &mut self.setup.players[at];
        let counts = self.counts.as_mut();
        let counts = counts.and_then(|counts| counts.get_mut(at));
        let value = field.of(player, counts.as_deref());
        let (response, change) = self.numbers.field(ui, key, place, value);
        go_on(ui, &response);
        if let Some(Change::To(number)) = change {
            field.set(player, counts, number);
        }
        response.on_hover_text(place.name);
    }
}

/// Whoever presses Enter in a field goes on to the next one.
pub(crate) fn go_on(ui: &Ui, field: &Response) {
    // What comes next is not pressed by it.
    if field.lost_focus() && controls::fresh_enter(ui) {
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
        ui.ctx().request_repaint();
    }
}

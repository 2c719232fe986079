//! The numbers of a score sheet: what is typed, and what stands in the setup
//! for it. What is no number stays in its field and is told.

use std::collections::BTreeMap;

use eframe::egui::{FocusDirection, Rect, Response, Ui};

use crate::app::shell::controls;
use crate::app::shell::page;
use florence::PlayerSetup;
use table::{Card, Item, Seat};
use words::fl;
use words::florence::{Words, board};

/// Numbers as they stand in the fields of the players while they are typed, and those
/// that are none.
pub type Typed = BTreeMap<(usize, Field), String>;

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
}

impl Field {
    pub(in crate::app) const ALL: [Field; 7] = [
        Field::Money,
        Field::Prestige,
        Field::Jesters,
        Field::Builders,
        Field::RecruitingInHand,
        Field::RecruitingOnTable,
        Field::BestWork,
    ];

    /// Those of cards: a number of cards, nobody knows which.
    pub(in crate::app) const CARDS: [Field; 3] =
        [Field::PrestigeFaceDown, Field::Hand, Field::BonusCards];

    /// Both.
    pub(in crate::app) fn every() -> impl Iterator<Item = Field> {
        Self::ALL.into_iter().chain(Self::CARDS)
    }

    /// What it is called.
    pub(in crate::app) fn name(self) -> &'static str {
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
        }
    }

    /// The room its digits need.
    fn room(self) -> f32 {
        match self {
            Field::Money => 46.0,
            _ => page::DIGITS,
        }
    }

    /// What a step makes of it.
    fn step(self) -> i64 {
        match self {
            Field::Money => 100,
            _ => 1,
        }
    }

    /// The number of a player; none where nothing has to be typed.
    fn of(self, player: &PlayerSetup) -> Option<i64> {
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
        })
    }

    fn set(self, player: &mut PlayerSetup, number: i64) {
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
        }
    }

    /// What is typed, as a number: `3,500`, `3.500`, `3 500`, nothing for 0.
    pub(in crate::app) fn number(self, text: &str) -> Option<i64> {
        let number = number(text)?;
        let cards = Field::CARDS.contains(&self);
        (!cards || (0..=MOST_CARDS).contains(&number)).then_some(number)
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

/// What has been typed and is no number: whose, which, and in words.
pub fn nonsense(typed: &Typed, words: Words<'_>) -> Vec<(usize, Field, String)> {
    let wrong = typed.iter();
    let wrong = wrong.filter(|((_, field), text)| field.number(text).is_none());
    wrong
        .map(|(&(player, field), text)| {
            let name = words.seat(Seat::ALL[player]);
            let called = fl!(sheet_field_of, field = field.name(), player = &name);
            (player, field, board::no_number(&called, text))
        })
        .collect()
}

/// Where a number is typed.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// Where the field lies.
    pub rect: Rect,
    /// What it is called.
    pub name: &'a str,
    /// Whether the number breaks a rule.
    pub is_wrong: bool,
    /// Whether the keyboard is wanted there.
    pub is_called: bool,
}

/// The field for a number of a player, of which `typed` may hold the text.
pub fn show(
    ui: &mut Ui,
    player: &mut PlayerSetup,
    typed: &mut Typed,
    key: (usize, Field),
    place: &Place<'_>,
) {
    let field = key.1;
    let value = field.of(player);
    let as_text = || value.map_or(String::new(), |value| value.to_string());
    let mut text = typed.get(&key).cloned().unwrap_or_else(as_text);
    let nonsense = field.number(&text).is_none();
    let wrong = nonsense || place.is_wrong;
    let place_of_digits = (place.rect, field.room());
    let (response, steps) = page::stepper(ui, place_of_digits, place.name, &mut text, wrong);
    if place.is_called {
        response.request_focus();
    }
    go_on(ui, &response);
    if steps != 0 {
        let by = i64::from(steps) * field.step();
        field.set(player, (value.unwrap_or(0) + by).max(0));
        typed.remove(&key);
    } else if response.changed() {
        match field.number(&text) {
            // Then it does not matter how many there are.
            Some(_) if field == Field::Hand && text.trim().is_empty() => player.hand = None,
            Some(number) => field.set(player, number),
            None => {}
        }
        typed.insert(key, text);
    } else if !response.has_focus() && !nonsense {
        typed.remove(&key);
    }
}

/// Whoever presses Enter in a field goes on to the next one.
pub(in crate::app) fn go_on(ui: &Ui, field: &Response) {
    // What comes next is not pressed by it.
    if field.lost_focus() && controls::fresh_enter(ui) {
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
        ui.ctx().request_repaint();
    }
}

/// A number as people type it: `3,500`, `3.500`, `3 500`, nothing for 0.
fn number(text: &str) -> Option<i64> {
    let separators = [',', '.', ' ', '\'', '\u{a0}', '\u{202f}'];
    let digits: String = text.chars().filter(|c| !separators.contains(c)).collect();
    if digits.is_empty() {
        return Some(0);
    }
    digits.parse().ok()
}

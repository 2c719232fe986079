//! Who may hold a card, as a sentence, and how to ask for it.

use super::names::Named;
use super::sentences::Words;
use crate::find::{fold, is_called, is_one};
use crate::language;
use crate::sentences::tell;
use crate::{either, fl};
use florence::mind::whereabouts::Whereabouts;
use florence::rules::rule::CardPlace;
use florence::{AnyCard, BonusCard, PrestigeCard, Profession};
use table::Item as _;

/// Says where a card is, or may be.
#[must_use]
pub fn said(words: &Words<'_>, card: AnyCard, told: Whereabouts) -> String {
    let place = match told {
        Whereabouts::Known(CardPlace::Hand(seat)) => tell!(words, who_hand, players = seat),
        Whereabouts::Known(CardPlace::Table(player)) => tell!(words, who_table, player),
        Whereabouts::Known(CardPlace::Used) => fl!(who_used).to_owned(),
        Whereabouts::Known(CardPlace::Stack) => fl!(who_stack).to_owned(),
        Whereabouts::Hidden { seats, stacked } => {
            let names: Vec<String> = seats.iter().map(|seat| words.seat(seat)).collect();
            match (names.split_last(), stacked) {
                (None, _) => fl!(who_stack).to_owned(),
                (Some((only, [])), false) => fl!(who_hand, players = only),
                (Some((only, [])), true) => fl!(who_may_hand_or_stack, players = only),
                (Some((last, before)), stacked) => {
                    let players = fl!(who_one_or_other, before = before.join(", "), last);
                    either!(stacked, who_may_hand_or_stack | who_may_hand, players)
                }
            }
        }
    };
    fl!(who_said, card = card.name(), place)
}

/// Returns the cards that a text such as `who poet` asks about; empty if it is not such a
/// question.
#[must_use]
pub fn asked(text: &str) -> Vec<AnyCard> {
    match asked_here(text) {
        cards if cards.is_empty() => language::reading_english(|| asked_here(text)),
        cards => cards,
    }
}

fn asked_here(text: &str) -> Vec<AnyCard> {
    let folded = fold(text);
    let mut tokens = folded.split_whitespace();
    if !tokens
        .next()
        .is_some_and(|first| is_one(first, fl!(who_asks)))
    {
        return Vec::new();
    }
    let tokens: Vec<&str> = tokens
        .filter(|token| !is_one(token, fl!(who_fills)))
        .collect();
    let professions = Profession::ALL.iter().map(|&card| AnyCard::from(card));
    let bonus = BonusCard::ALL.iter().map(|&card| AnyCard::from(card));
    let prestige = PrestigeCard::ALL.iter().map(|&card| AnyCard::from(card));
    let all = professions.chain(bonus).chain(prestige);
    all.filter(|card| is_called(&tokens, card.id())).collect()
}

//! What is wrong with a deck, and how to fix it.

use prince::rules::edition::Field;
use prince::{CardType, EditionData};
use studiolo::games::prince::deck_faults::{Column, Cure, faults};

fn at(deck: &EditionData, id: &str) -> usize {
    let mut cards = deck.cards.iter();
    cards.position(|card| card.id == id).expect("it is there")
}

/// Returns a deck with one number changed.
fn with(id: &str, column: Column, value: u8) -> EditionData {
    let mut deck = EditionData::default();
    let at = at(&deck, id);
    column.set(&mut deck.cards[at], value);
    deck
}

#[test]
fn what_is_offered_mends_the_deck() {
    let power = Column::Printed(Field::Power);
    let mut decks = vec![
        with("K8", Column::Printed(Field::Fee), 6),
        with("H3", power, 0),
        with("F2", power, 0),
        with("K1", power, 0),
        with("S", power, 2),
        with("A1", Column::Printed(Field::Vp), 120),
        with("S", Column::Count, 2),
        with("S", Column::Count, 50),
        with("M1", Column::Count, 0),
    ];
    let mut same = EditionData::default();
    let marriage = at(&same, "M1");
    same.cards[marriage].id = "H1".to_owned();
    decks.push(same.clone());
    same.cards[marriage].id = " ".to_owned();
    decks.push(same);
    for deck in decks {
        assert!(!deck.problems().is_empty());
        let faults = faults(&deck);
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(!faults[0].cures.is_empty(), "{faults:?}");
        for (_, cure) in &faults[0].cures {
            let mut mended = deck.clone();
            cure.apply(&mut mended);
            assert_eq!(mended.problems(), [], "{cure:?} of {faults:?}");
        }
    }
}

#[test]
fn the_fee_of_most_condottieri_is_offered_first() {
    let fee = Column::Printed(Field::Fee);
    let deck = with("K1", fee, 6);
    let faults = faults(&deck);
    let cures: Vec<Cure> = faults[0].cures.iter().map(|(_, cure)| *cure).collect();
    assert_eq!(cures, [Cure::Fees(5), Cure::Fees(6)]);
    let odd = at(&deck, "K1");
    assert_eq!(faults[0].cells, [(odd, fee)]);
    assert_eq!(deck.cards[odd].card_type, CardType::Condottiere);
}

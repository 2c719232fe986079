//! Who may hold a card: the question and the answer.

use florence::mind::whereabouts::Whereabouts;
use florence::rules::rule::CardPlace;
use florence::{AnyCard, Profession, Setup};
use table::{Item as _, Seat, Set};
use words::florence::whereabouts::{asked, said};
use words::florence::{Named as _, Words};

#[test]
fn a_question_is_understood_with_few_letters() {
    let poet = AnyCard::from(Profession::Poet);
    for text in ["who poet", "Who has the Poet", "WHO po", "where is poet"] {
        assert!(asked(text).contains(&poet), "{text}");
    }
    for text in ["", "poet", "who", "who has", "anna poet", "whole poet"] {
        assert_eq!(asked(text), [], "{text}");
    }
    for &card in Profession::ALL {
        assert!(asked(&format!("who {}", card.name())).contains(&card.into()));
    }
}

#[test]
fn everybody_who_may_hold_a_card_is_named() {
    let setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    let words = Words::of(&setup);
    let poet = AnyCard::from(Profession::Poet);
    let may = |seats: &[Seat], stacked| {
        let seats: Set<Seat> = seats.iter().copied().collect();
        said(&words, poet, Whereabouts::Hidden { seats, stacked })
    };
    let told = may(&[Seat::A, Seat::C], true);
    assert_eq!(
        told,
        "Poet: may be held by Anna or Clara, or be in the stack"
    );
    assert_eq!(may(&[Seat::B], false), "Poet: in Ben’s hand");
    assert_eq!(may(&[], true), "Poet: in the stack, not in anyone’s hand");
    let known = Whereabouts::Known(CardPlace::Table(Seat::B));
    assert_eq!(
        said(&words, poet, known),
        "Poet: on the table in front of Ben"
    );
}

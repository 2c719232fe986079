//! Cards that are typed for the score.

use prince::{Edition, Place, Position, Spot};
use studiolo::games::prince::score_cards::{Goal, Lying, Unread, give, go, goals, lying, read};
use table::Seat;

fn card(id: &str) -> prince::CardId {
    Edition::studiolo().named(id).expect("there is such a card")
}

#[test]
fn cards_are_typed_by_beginnings_of_their_names() {
    let edition = Edition::studiolo();
    let position = Position::of_players(3);
    let read = |text| read(edition, &position, text);
    let cards = ["H1", "O2", "A1", "O4"].map(card);
    assert_eq!(
        read("bolo, camer, michel, dep gen"),
        Ok(cards.to_vec()),
        "in their order"
    );
    assert_eq!(read("H4"), Ok(vec![card("H4")]));
    assert_eq!(read("spy, spy"), Ok(vec![card("S1"), card("S2")]));
    assert_eq!(read("bologna, zzz"), Err(Unread::Nothing("zzz".to_owned())));
    assert!(matches!(read("death"), Err(Unread::Several(_, cards)) if cards.len() > 1));
}

#[test]
fn cards_go_under_the_last_holding_that_has_room() {
    let edition = Edition::studiolo();
    let mut position = Position::of_players(3);
    for id in ["O2", "H1", "A1", "O4", "O5", "S1"] {
        give(edition, &mut position, Seat::B, card(id));
    }
    let lie = |place, ids: &[&str]| Lying {
        place,
        cards: ids.iter().map(|id| card(id)).collect(),
    };
    let bologna = Place::Holding(card("H1"));
    assert_eq!(
        lying(edition, &position, Seat::B),
        [
            lie(Some(Place::Base(Seat::B)), &["O2"]),
            lie(Some(bologna), &["O4", "A1"]),
            lie(None, &["O5"]),
        ]
    );
    assert_eq!(position.holder(card("S1")), Some(Seat::B));
    // The player who gets the holding gets the cards under it; cards left behind are
    // unprotected.
    go(&mut position, card("H1"), Goal::Lie(Spot::Before(Seat::C)));
    assert_eq!(position.owner(card("A1")), Some(Seat::C));
    go(&mut position, card("H1"), Goal::Forget);
    assert_eq!(position.spot(card("A1")), Some(Spot::Before(Seat::C)));
    let there = goals(edition, &position, card("A1"), Some(Seat::C));
    assert!(there.contains(&Goal::Lie(Spot::Under(Place::Base(Seat::C)))));
    assert!(there.contains(&Goal::Lie(Spot::Out)));
    assert!(!there.contains(&Goal::Lie(Spot::Before(Seat::C))));
}

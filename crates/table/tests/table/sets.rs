//! Sets, seats, stacks and hands with hidden cards.

use table::{BySeat, Card, Hand, Item as _, Seat, Set, Stack};

use super::pebbles::Scoop::{self, Left, Middle, Right};

#[test]
fn what_there_is_for_each_seat_is_found_by_the_seat() {
    let mut letters = BySeat::from_fn(|seat| format!("{seat:?}"));
    assert_eq!(letters[Seat::D], "D");
    letters[Seat::B].push('!');
    let all: Vec<_> = letters
        .iter()
        .map(|(seat, letter)| (seat, letter.as_str()))
        .collect();
    assert_eq!(all[1], (Seat::B, "B!"));
    assert_eq!(all.len(), Seat::ALL.len());
    for (seat, length) in letters.map(|letter| letter.len()).iter_mut() {
        assert_eq!(*length, if seat == Seat::B { 2 } else { 1 });
        *length = 0;
    }
    assert_eq!(BySeat::all(7).values().sum::<i32>(), 35);
    assert_eq!(
        format!("{:?}", BySeat::new([1, 2, 3, 4, 5])),
        "[1, 2, 3, 4, 5]"
    );
}

#[test]
fn every_subset_comes_once_the_empty_one_first_the_whole_last() {
    let seats: Set<Seat> = [Seat::B, Seat::C, Seat::E].into_iter().collect();
    let subsets: Vec<_> = seats.subsets().collect();
    assert_eq!(subsets.len(), 8);
    assert_eq!((subsets[0], subsets[7]), (Set::EMPTY, seats));
    for (n, one) in subsets.iter().enumerate() {
        assert!(one.is_subset(seats));
        assert!(!subsets[..n].contains(one));
    }
    assert_eq!(Set::<Seat>::EMPTY.subsets().count(), 1);
}

#[test]
fn the_subsets_of_limited_size_are_those_of_all_subsets() {
    let seats = Set::<Seat>::all();
    for set in seats.subsets() {
        for most in 0..=6 {
            let limited: Vec<_> = set.subsets_up_to(most).collect();
            let all = set.subsets().filter(|subset| subset.len() <= most);
            assert_eq!(limited.len(), all.count(), "{set:?} up to {most}");
            assert_eq!(limited.first(), Some(&Set::EMPTY));
            for (n, one) in limited.iter().enumerate() {
                assert!(one.is_subset(set) && one.len() <= most);
                assert!(!limited[..n].contains(one));
            }
        }
    }
}

#[test]
fn a_set_is_saved_as_a_list_without_repetitions() {
    let seats: Set<Seat> = [Seat::E, Seat::A].into_iter().collect();
    let text = ron::to_string(&seats).expect("writable");
    assert_eq!(text, "[A,E]");
    assert_eq!(ron::from_str(&text), Ok(seats));
    ron::from_str::<Set<Seat>>("[A, E, A]").expect_err("A twice");
}

#[test]
fn the_turn_goes_round_the_table_past_empty_seats() {
    assert_eq!(Seat::C.left(3), Seat::A);
    assert_eq!(Seat::C.left(5), Seat::D);
    let bidders: Set<Seat> = [Seat::A, Seat::D].into_iter().collect();
    assert_eq!(Seat::B.next_in(bidders, 5), Seat::D);
    assert_eq!(Seat::D.next_in(bidders, 5), Seat::A);
    assert_eq!(Seat::A.next_in(Set::only(Seat::A), 5), Seat::A);
    assert_eq!(Seat::first(9), Set::all());
}

#[test]
fn a_stack_is_drawn_from_the_top_and_refilled_from_below() {
    let mut stack = Stack::<Scoop, 3>::order([Left, Middle, Right, Left]);
    assert_eq!(stack.len(), 3);
    assert_eq!(stack.draw(), Some(Card::Known(Left)));
    stack.put_under(Card::Known(Left));
    assert_eq!(stack, Stack::order([Middle, Right, Left]));
    for scoop in [Middle, Right, Left] {
        assert_eq!(stack.draw(), Some(Card::Known(scoop)));
    }
    assert_eq!(stack.draw(), None);
    assert_eq!(stack, Stack::order([]));
}

#[test]
fn of_a_counted_stack_nothing_but_the_count_is_known() {
    let mut stack = Stack::<Scoop, 3>::order([Left, Middle]).face_down();
    assert_eq!(stack, Stack::count(2));
    assert!(stack.known().is_empty());
    stack.put_under(Card::Known(Right));
    assert_eq!((stack.len(), stack.iter().count()), (3, 0));
    assert_eq!(stack.draw(), Some(Card::Hidden));
    assert_eq!(stack, Stack::count(2));
}

#[test]
fn a_card_leaves_a_hand_as_a_known_one_or_else_as_a_hidden_one() {
    let mut hand = Hand::new(Set::only(Left), 1);
    assert!(hand.take(Card::Known(Left)));
    assert_eq!((hand.known(), hand.hidden()), (Set::EMPTY, 1));
    assert!(hand.take(Card::Known(Right)), "it was the hidden one");
    assert!(!hand.take(Card::Known(Right)));
    assert!(!hand.take(Card::Hidden));
    assert!(!hand.reveal(Middle));
    hand.put(Card::Hidden);
    assert!(hand.reveal(Middle));
    assert_eq!(hand, Hand::new(Set::only(Middle), 0));
}

#[test]
fn from_outside_a_hand_shows_only_what_everybody_has_seen() {
    let mut hand = Hand::new(Set::only(Left), 1);
    hand.put_shown(Right);
    let outside = hand.from_outside();
    assert_eq!((outside.known(), outside.hidden()), (Set::only(Right), 2));
    assert_eq!(outside.len(), hand.len());
    assert_eq!(outside.from_outside(), outside);
    hand.take(Card::Known(Right));
    assert_eq!(hand.from_outside(), Hand::new(Set::EMPTY, 2));
    hand.show_all();
    assert_eq!(hand.from_outside(), hand);
}

//! House rules, each at a table where it matters.

use florence::rules::tally::TieBreak;
use florence::rules::{HouseRules, Placement, Purses, Ties, tally};

use crate::telling::*;

fn under(house: HouseRules, start: Start) -> Start {
    start.where_(|setup| setup.options.house_rules = house)
}

#[test]
fn h1_holds_everybody_begins_with_the_money_agreed_on() {
    let house = HouseRules {
        start_money: Some(2800),
        ..HouseRules::default()
    };
    for players in 2..=5 {
        let play = under(house, deal(players)).begins();
        assert!(play.seats().all(|seat| play.money(seat) == 2800));
    }
}

#[test]
fn h1_holds_some_begin_with_more_or_less_and_nothing_is_irregular() {
    let start = deal(4)
        .with(A, |player| player.money = Some(3400))
        .with(C, |player| player.money = Some(3300));
    let play = start.begins();
    let held = [A, B, C, D].map(|seat| play.money(seat));
    assert_eq!(held, [3400, 3500, 3300, 3500]);
    assert!(!play.is_irregular());
    let odd = deal(4).with(A, |player| player.money = Some(3450));
    odd.is_refused(A, Rule::G2, Fact::NotAStep { amount: 3450 });
}

#[test]
fn h2_holds_for_naming_for_results_and_for_the_last_player() {
    let house = HouseRules {
        opening_bid: Some(500),
        ..HouseRules::default()
    };
    let mut play = under(house, auction(3, 1)).begins();
    play.wins(A, Object::Jester, 500);
    play.does(B, Decision::Name(Object::Builder));
    assert_eq!(play.bidding().unwrap().price, 500);
    play.does(C, Decision::Pass);
    play.does(C, Decision::Name(Object::Forest));
    assert_eq!([A, B, C].map(|seat| play.money(seat)), [3000; 3]);
}

#[test]
fn h3_holds_bid_by_bid_and_for_results() {
    let house = HouseRules {
        raise: Some(300),
        ..HouseRules::default()
    };
    let mut play = under(house, auction(3, 1)).begins();
    play.does(A, Decision::Name(Object::Jester));
    play.goes(&[(B, Decision::Raise(500)), (C, Decision::Raise(800))]);
    play.goes(&[(A, Decision::Pass), (B, Decision::Pass)]);
    assert_eq!(play.money(C), 2700);
    play.wins(B, Object::Builder, 500);
}

#[test]
fn h4_holds_the_last_freedom_tile_is_the_last() {
    let house = HouseRules {
        freedoms_each: Some(1),
        ..HouseRules::default()
    };
    let mut play = under(house, actions(4, 1, A)).begins();
    play.does(A, Decision::Introduce(Freedom::Travel));
    play.does(A, Decision::EndTurn);
    assert_eq!(play.freedoms_left(Freedom::Travel), 0);
    play.allows(B, Decision::Introduce(Freedom::Religion));
}

#[test]
fn h5_holds_a_work_may_be_worth_less_where_the_table_says_so() {
    let poet = |player: &mut PlayerSetup| {
        player.hand = Some(vec![
            Card::Known(Profession::Poet),
            Card::Hidden,
            Card::Hidden,
        ]);
    };
    let easy = HouseRules {
        minimum: Some([1, 1, 1, 1, 1, 1, 1]),
        ..HouseRules::default()
    };
    for (house, may) in [(HouseRules::default(), false), (easy, true)] {
        let play = under(house, actions(3, 1, A)).with(A, poet).begins();
        let work = Command::new(A, work(Profession::Poet));
        assert_eq!(play.check(&work).is_ok(), may);
    }
}

#[test]
fn h6_holds_where_nothing_is_sold_a_bid_is_payable_by_money_alone() {
    let house = HouseRules {
        point_sells_for: Some(0),
        ..HouseRules::default()
    };
    let poor = |player: &mut PlayerSetup| {
        tower(player);
        player.money = Some(200);
    };
    let play = under(house, auction(3, 2)).with(B, poor).begins();
    assert_eq!((play.means(B), play.points_for_sale(B)), (200, 0));
}

#[test]
fn h7_holds_the_agreement_is_kept_and_no_payment_depends_on_it() {
    for purses in [Purses::Open, Purses::Hidden] {
        let house = HouseRules {
            purses: Some(purses),
            ..HouseRules::default()
        };
        let mut play = under(house, auction(3, 1)).begins();
        assert_eq!(play.variant().purses, purses);
        play.wins(A, Object::Jester, 200);
        assert_eq!(play.seen_by(B).player(A).money(), 3300);
    }
}

#[test]
fn h8_holds_buildings_touch_always_or_never_whatever_the_builders() {
    let touching = Decision::build(Building::Chapel, at("f5 g5 g6"));
    let apart = Decision::build(Building::Chapel, at("d5 d6 c6"));
    for (placement, touches) in [
        (Placement::ByBuilders, [false, false, true, true]),
        (Placement::Free, [true; 4]),
        (Placement::Strict, [false; 4]),
    ] {
        let house = HouseRules {
            placement: Some(placement),
            ..HouseRules::default()
        };
        for (builders, may) in touches.into_iter().enumerate() {
            let start = under(house, actions(3, 5, A)).with(A, |player| {
                tower(player);
                player.builders = builders as i64;
                player.money = Some(700);
            });
            let play = start.begins();
            let chapel = Tile::Building(Building::Chapel);
            play.allows(A, apart);
            let checked = play.check(&Command::new(A, touching));
            assert_eq!(checked.is_ok(), may, "{placement:?}, {builders} builders");
            let place = play.places(A, chapel).iter().find(|&p| p == at("f5 g5 g6"));
            assert_eq!(place.is_some(), may);
            let legal = play
                .legal()
                .iter()
                .any(|command| command.decision == touching);
            assert_eq!(legal, may);
            assert_eq!(play.building_price(A), [700, 300, 300, 0][builders]);
        }
    }
}

#[test]
fn h8_holds_along_borders_too() {
    let along = Decision::build(Building::Tower, at("g5 g6 g7"));
    for (placement, needed) in [
        (Placement::ByBuilders, 1),
        (Placement::Free, 0),
        (Placement::Strict, 1),
    ] {
        for builders in 0..=1 {
            let start = actions(2, 2, A).where_(|setup| {
                setup.options.cooperative = true;
                setup.options.house_rules.placement = Some(placement);
            });
            let play = start.with(A, |player| player.builders = builders).begins();
            let checked = play.check(&Command::new(A, along));
            assert_eq!(checked.is_ok(), builders >= needed, "{placement:?}");
        }
    }
}

/// Returns the ranks of a table on which A has most money, B and C have equal points, and C
/// shows the lower profession; D equals C in everything but has no profession.
fn ranks(ties: Ties) -> Vec<(Seat, u8, Option<TieBreak>)> {
    let start = end(4).where_(|setup| setup.options.house_rules.ties = Some(ties));
    let start = start
        .with(A, |player| {
            (player.money, player.prestige) = (Some(900), 10);
        })
        .with(B, |player| {
            (player.money, player.prestige) = (Some(500), 10);
        })
        .with(C, |player| {
            (player.money, player.prestige) = (Some(500), 10);
            player.table = vec![Profession::Botanist];
        })
        .with(D, |player| (player.money, player.prestige) = (Some(100), 3));
    let game = start.where_(|setup| setup.irregular = true).begins();
    let accounts = tally(&game).into_iter();
    accounts
        .map(|account| (account.seat, account.rank, account.tie))
        .collect()
}

#[test]
fn h9_holds_equals_share_or_money_decides_or_then_the_lowest_profession() {
    let money = Some(TieBreak::Money);
    let shared = Some(TieBreak::Shared);
    let lowest = Some(TieBreak::LowestProfession);
    let expected = [(A, 1, None), (B, 1, shared), (C, 1, shared), (D, 4, None)];
    assert_eq!(ranks(Ties::Shared), expected);
    let expected = [(A, 1, None), (B, 2, money), (C, 2, shared), (D, 4, None)];
    assert_eq!(ranks(Ties::Money), expected);
    let expected = [(A, 1, None), (C, 2, money), (B, 3, lowest), (D, 4, None)];
    assert_eq!(ranks(Ties::LowestProfession), expected);
}

#[test]
fn h10_holds_after_the_last_round_agreed_on_prestige_is_counted() {
    let house = HouseRules {
        rounds: Some(2),
        ..HouseRules::default()
    };
    let start = under(house, actions(3, 2, C))
        .with(A, |player| player.best_work = 12)
        .where_(|setup| setup.irregular = true)
        .with(C, |player| player.prestige_cards = vec![Card::Hidden]);
    let mut play = start.begins();
    assert_eq!(play.minimum(), 10);
    play.does(C, Decision::EndTurn);
    assert_eq!(play.phase(), Phase::Reveal);
    assert_eq!(play.prestige(A), 3);
    play.does(C, Decision::Reveal(PrestigeCard::ALL[0].into()));
    assert!(play.is_over());
}

/// A table that bids for seats.
fn seats(players: usize) -> Play {
    let house = HouseRules {
        seats_auctioned: Some(true),
        ..HouseRules::default()
    };
    under(house, deal(players)).begins()
}

#[test]
fn h11_holds_seats_are_sold_one_after_another_and_the_last_is_free() {
    let mut play = seats(4);
    assert_eq!((play.phase(), play.to_act()), (Phase::Seats, Some(B)));
    // A holds the first bid, of zero.
    play.goes(&[(B, Decision::Raise(100)), (C, Decision::Pass)]);
    play.goes(&[(D, Decision::Raise(200)), (A, Decision::Pass)]);
    let events = play.does(B, Decision::Pass);
    let place = |seat, place, price| Event::Seated { seat, place, price };
    assert_eq!(events[0], place(D, 1, 200));
    // The bids go to the bank, and A opens again.
    assert_eq!(
        [A, B, C, D].map(|seat| play.money(seat)),
        [3500, 3500, 3500, 3300]
    );
    assert_eq!(play.seating().unwrap().highest, A);
    assert_eq!(play.to_act(), Some(B));
    play.goes(&[(B, Decision::Pass), (C, Decision::Pass)]);
    assert_eq!(play.seating().unwrap().place(), 3);
    // A opened and now has a seat: the next player opens.
    assert_eq!(play.seating().unwrap().highest, B);
    let events = play.does(C, Decision::Raise(100));
    assert_eq!(events, []);
    let events = play.does(B, Decision::Pass);
    assert_eq!(events[0], place(C, 3, 100));
    assert_eq!(*events.last().unwrap(), place(B, 4, 0));
    assert_eq!(play.phase(), Phase::StartingHands);
    assert_eq!(play.turn_order().collect::<Vec<_>>(), [D, A, C, B]);
}

#[test]
fn h11_holds_it_goes_round_by_the_seats_for_the_whole_game() {
    let mut play = seats(4);
    play.goes(&[(D, Decision::Sit(200)), (A, Decision::Sit(0))]);
    play.does(C, Decision::Sit(100));
    let order = [D, A, C, B];
    for seat in order {
        play.does(seat, Decision::Return(Card::Hidden));
    }
    assert_eq!(play.to_act(), Some(D));
    play.does(D, Decision::Name(Object::Jester));
    play.goes(&[(A, Decision::Pass), (C, Decision::Raise(300))]);
    play.goes(&[(B, Decision::Pass), (D, Decision::Pass)]);
    for seat in [D, A, B] {
        play.does(seat, Decision::Decline);
    }
    assert_eq!(play.phase(), Phase::Actions);
    for seat in order {
        play.does(seat, Decision::EndTurn);
    }
    assert_eq!((play.round(), play.start_player()), (2, A));
    assert_eq!(play.turn_order().collect::<Vec<_>>(), [A, C, B, D]);
}

#[test]
fn h11_holds_a_result_is_what_the_bids_that_were_entered_can_end_in() {
    let mut play = seats(3);
    play.does(B, Decision::Raise(100));
    // C answers next: C can win at 200, then A at 300, or C passes and B wins.
    for (seat, price) in [(B, 100), (C, 200), (A, 200), (B, 300), (A, 300)] {
        play.allows(seat, Decision::Sit(price));
        play.allows(seat, Decision::SitAt(1, price));
    }
    for refused in [(A, 0), (A, 100), (C, 100), (B, 200)] {
        let (seat, price) = refused;
        let command = Command::new(seat, Decision::Sit(price));
        assert!(play.check(&command).is_err(), "{refused:?}");
    }
    // Another seat waits until this one is sold.
    let first = Fact::FirstDecide(Open::Bidding);
    play.refuses(C, Decision::SitAt(2, 0), Rule::H11, first);
}

#[test]
fn h11_holds_everybody_has_the_seat_of_their_choice() {
    // As at a tournament: the seats are entered in any order, each with its price.
    let mut play = seats(4);
    play.does(C, Decision::SitAt(3, 200));
    play.does(A, Decision::SitAt(1, 100));
    let events = play.does(B, Decision::Sit(0));
    let place = |seat, place, price| Event::Seated { seat, place, price };
    assert_eq!(events[0], place(B, 2, 0), "the first seat that is left");
    assert!(events.contains(&place(D, 4, 0)), "the last is free");
    let held = [A, B, C, D].map(|seat| play.money(seat));
    assert_eq!(held, [3400, 3500, 3300, 3500]);
    assert_eq!(play.turn_order().collect::<Vec<_>>(), [A, B, C, D]);
    assert_eq!((play.start_player(), play.to_act()), (A, Some(A)));
}

#[test]
fn h11_holds_the_last_seat_may_be_entered_until_something_else_happens() {
    let sold = || {
        let mut play = seats(3);
        play.goes(&[(C, Decision::SitAt(3, 100)), (A, Decision::SitAt(1, 0))]);
        assert_eq!(play.phase(), Phase::StartingHands);
        play
    };
    for said in [Decision::Sit(0), Decision::SitAt(2, 0)] {
        let mut play = sold();
        let before = [A, B, C].map(|seat| play.money(seat));
        assert_eq!(play.does(B, said), []);
        assert_eq!([A, B, C].map(|seat| play.money(seat)), before);
        assert_eq!(play.to_act(), Some(A));
        play.refuses(B, said, Rule::H11, Fact::NotNow);
    }
    let mut play = sold();
    play.refuses(B, Decision::Sit(100), Rule::H11, Fact::HasSeat);
    play.refuses(B, Decision::SitAt(3, 0), Rule::H11, Fact::HasSeat);
    play.refuses(A, Decision::Sit(0), Rule::H11, Fact::HasSeat);
    play.does(A, Decision::Return(Card::Hidden));
    play.refuses(B, Decision::Sit(0), Rule::H11, Fact::NotNow);
}

#[test]
fn h11_refused_when_the_seat_of_choice_is_sold_or_there_is_none() {
    let mut play = seats(3);
    play.does(C, Decision::SitAt(3, 200));
    let sold = Fact::SeatSold { place: 3, owner: C };
    play.refuses(A, Decision::SitAt(3, 300), Rule::H11, sold);
    play.refuses(C, Decision::SitAt(1, 0), Rule::H11, Fact::HasSeat);
    let (what, least, most) = (Count::Players, 1, 3);
    for place in [0, 4] {
        let found = place.into();
        let fact = Fact::OutOfRange {
            what,
            found,
            least,
            most,
        };
        play.refuses(A, Decision::SitAt(place, 0), Rule::H11, fact);
    }
    let odd = Fact::NotAStep { amount: 250 };
    play.refuses(A, Decision::SitAt(1, 250), Rule::G2, odd);
}

#[test]
fn h11_holds_nobody_looks_at_cards_before_the_seats_are_sold() {
    let start = deal(3).where_(|setup| setup.options.house_rules.seats_auctioned = Some(true));
    let own = vec![
        Card::Known(Profession::Poet),
        Card::Hidden,
        Card::Hidden,
        Card::Hidden,
    ];
    let mut play = start.with(B, |player| player.hand = Some(own)).begins();
    assert_eq!(play.seen_by(B).player(B).hand().hidden(), 4);
    play.goes(&[(A, Decision::Sit(0)), (B, Decision::Sit(0))]);
    assert_eq!(play.seen_by(B).player(B).hand().hidden(), 3);
}

#[test]
fn h11_refused_when_somebody_has_a_seat_has_passed_or_it_is_anothers_turn() {
    let mut play = seats(4);
    play.refuses(
        C,
        Decision::Raise(100),
        Rule::H11,
        Fact::NotYourTurn { to_act: B },
    );
    play.refuses(B, Decision::Hire, Rule::H11, Fact::NotNow);
    play.does(B, Decision::Pass);
    play.refuses(B, Decision::Raise(100), Rule::H11, Fact::HasPassed);
    play.does(D, Decision::Sit(300));
    play.refuses(D, Decision::Sit(0), Rule::H11, Fact::HasSeat);
    let printed = auction(3, 1).begins();
    printed.refuses(A, Decision::Sit(0), Rule::H11, Fact::NotNow);
}

#[test]
fn h11_refused_when_an_order_of_seats_is_typed_that_cannot_be() {
    let order = |order: &[Seat], agreed| {
        auction(3, 2).where_(|setup| {
            setup.order = order.to_vec();
            setup.options.house_rules.seats_auctioned = agreed;
        })
    };
    let (what, found, must) = (Count::Players, 2, 3);
    let short = Fact::MustBe { what, found, must };
    order(&[C, A], Some(true)).is_refused(None, Rule::H11, short);
    order(&[C, A, B], None).is_refused(None, Rule::H11, Fact::NotNow);
    let play = order(&[C, B, A], Some(true)).begins();
    assert_eq!(play.turn_order().collect::<Vec<_>>(), [A, C, B]);
}

#[test]
fn h12_holds_every_number_stays_within_the_range_in_which_one_can_play() {
    let house = HouseRules {
        actions: Some(10),
        hires: Some(10),
        ..HouseRules::default()
    };
    let mut play = under(house, actions(3, 1, A)).begins();
    for _ in 0..9 {
        play.does(A, Decision::Hire);
    }
    let house = HouseRules {
        actions: Some(11),
        ..house
    };
    let what = Count::HouseRule("actions");
    let (found, least, most) = (11, 1, 10);
    let fact = Fact::OutOfRange {
        what,
        found,
        least,
        most,
    };
    under(house, actions(3, 1, A)).is_refused(None, Rule::B1, fact);
}

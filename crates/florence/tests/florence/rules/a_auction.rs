//! A: the auction phase, bid by bid and by results.

use crate::telling::*;
use florence::rules::Correction;

const JESTER: Decision = Decision::Name(Object::Jester);
const BUILDER: Decision = Decision::Name(Object::Builder);

/// Three players; A has just won a jester for 200.
fn a_has_a_jester() -> Play {
    let mut play = auction(3, 4).begins();
    play.goes(&[(A, JESTER), (B, Decision::Pass), (C, Decision::Pass)]);
    play
}

#[test]
fn a1_holds_who_has_acquired_an_object_is_not_asked_again() {
    let mut play = a_has_a_jester();
    play.does(B, Decision::Name(Object::Builder));
    assert_eq!(play.to_act(), Some(C));
    play.does(C, Decision::Raise(300));
    assert_eq!(play.to_act(), Some(B));
}

#[test]
fn a1_refused_when_one_wants_a_second_object_in_a_phase() {
    let mut play = a_has_a_jester();
    play.refuses(
        A,
        Decision::Name(Object::Builder),
        Rule::A1,
        Fact::HasAcquired,
    );
    play.refuses(
        A,
        Decision::Win(Object::Builder, 300),
        Rule::A1,
        Fact::HasAcquired,
    );
    play.does(B, Decision::Name(Object::Builder));
    play.refuses(A, Decision::Raise(300), Rule::A1, Fact::HasAcquired);
}

#[test]
fn a1_refused_when_somebody_has_more_objects_than_there_were_auction_phases() {
    let what = Count::Objects;
    let start = auction(3, 3).with(B, |player| {
        player.jesters = 2;
        player.builders = 1;
    });
    start.is_refused(
        B,
        Rule::A1,
        Fact::TooMany {
            what,
            found: 3,
            most: 2,
        },
    );
    let start = auction(3, 2).with(B, |player| {
        player.jesters = 1;
        player.recruiting_in_hand = 1;
    });
    start.is_refused(
        B,
        Rule::A1,
        Fact::TooMany {
            what,
            found: 2,
            most: 1,
        },
    );
}

#[test]
fn a1_refused_when_all_together_have_more_objects_than_the_phases_gave() {
    let start = auction(3, 2)
        .with(A, |player| player.jesters = 1)
        .with(B, |player| player.builders = 1)
        .with(C, |player| player.prestige_cards = hidden(1))
        .with(A, |player| player.recruiting_on_table = 1);
    let what = Count::Objects;
    start.is_refused(
        None,
        Rule::A1,
        Fact::TooMany {
            what,
            found: 4,
            most: 3,
        },
    );
}

#[test]
fn a2_holds_the_marker_lies_on_the_stack_until_the_phase_ends() {
    let play = a_has_a_jester();
    assert_eq!(play.objects_left(Object::Jester), 6);
    assert!(play.auction().unwrap().taken.contains(Object::Jester));
    assert!(
        play.legal()
            .iter()
            .all(|command| command.decision != JESTER)
    );
}

#[test]
fn a2_refused_when_a_second_object_is_wanted_from_the_same_stack() {
    let play = a_has_a_jester();
    let fact = Fact::Taken(Object::Jester);
    play.refuses(B, JESTER, Rule::A2, fact.clone());
    play.refuses(C, Decision::Win(Object::Jester, 300), Rule::A2, fact);
}

#[test]
fn a2_refused_when_more_was_acquired_from_a_stack_than_there_were_phases() {
    let jester = |player: &mut PlayerSetup| player.jesters = 1;
    let start = auction(3, 2).with(A, jester).with(B, jester);
    let what = Count::Jesters;
    start.is_refused(
        None,
        Rule::A2,
        Fact::TooMany {
            what,
            found: 2,
            most: 1,
        },
    );
}

#[test]
fn a3_holds_an_object_is_named_as_long_as_there_is_one() {
    let two = |player: &mut PlayerSetup| player.recruiting_on_table = 2;
    let mut play = auction(3, 7).with(A, two).with(B, two).begins();
    assert_eq!(play.objects_left(Object::RecruitingCard), 1);
    play.wins(A, Object::RecruitingCard, 200);
    assert_eq!(play.objects_left(Object::RecruitingCard), 0);
}

#[test]
fn a3_refused_when_the_stack_is_empty() {
    let start = auction(3, 7)
        .with(A, |player| player.recruiting_on_table = 3)
        .with(B, |player| player.recruiting_on_table = 2);
    let play = start.begins();
    let fact = Fact::StackEmpty(Object::RecruitingCard);
    play.refuses(
        A,
        Decision::Name(Object::RecruitingCard),
        Rule::A3,
        fact.clone(),
    );
    play.refuses(
        A,
        Decision::Win(Object::RecruitingCard, 200),
        Rule::A3,
        fact,
    );
}

#[test]
fn a4_holds_the_start_player_opens_and_naming_is_a_bid_of_200() {
    let mut play = auction(3, 1)
        .where_(|setup| setup.start_player = B)
        .begins();
    assert_eq!(play.to_act(), Some(B));
    play.does(B, JESTER);
    let bidding = play.auction().unwrap().bidding.unwrap();
    assert_eq!((bidding.price, bidding.highest), (200, B));
    assert_eq!(bidding.object, Object::Jester);
}

#[test]
fn a4_refused_when_somebody_bids_before_an_object_is_named_or_pays_less_than_200() {
    let play = auction(3, 1).begins();
    play.refuses(A, Decision::Raise(200), Rule::A4, Fact::NotNow);
    play.refuses(A, Decision::Pass, Rule::A4, Fact::NotNow);
    let fact = Fact::BelowOpening {
        price: 100,
        opening: 200,
    };
    play.refuses(A, Decision::Win(Object::Jester, 100), Rule::A4, fact);
}

#[test]
fn a5_holds_a_raise_is_exactly_100_florins() {
    let mut play = auction(3, 1).begins();
    play.does(A, JESTER);
    for bid in (0..=3500).step_by(50) {
        let command = Command::new(B, Decision::Raise(bid));
        assert_eq!(play.check(&command).is_ok(), bid == 300, "{bid}");
    }
}

#[test]
fn a5_holds_it_goes_round_clockwise_until_one_bidder_is_left() {
    let mut play = auction(4, 1).begins();
    play.goes(&[
        (A, JESTER),
        (B, Decision::Raise(300)),
        (C, Decision::Pass),
        (D, Decision::Raise(400)),
        (A, Decision::Raise(500)),
        (B, Decision::Pass),
    ]);
    assert_eq!(play.to_act(), Some(D));
    play.goes(&[(D, Decision::Raise(600)), (A, Decision::Pass)]);
    assert_eq!(play.player(D).jesters(), 1);
    assert_eq!(play.money(D), 2900);
}

#[test]
fn a5_holds_who_passed_is_out_of_this_auction_but_not_out_of_the_phase() {
    let mut play = a_has_a_jester();
    play.does(B, Decision::Name(Object::Builder));
    play.does(C, Decision::Raise(300));
    assert_eq!(
        play.auction().unwrap().remaining,
        [B, C].into_iter().collect()
    );
}

#[test]
fn a5_refused_when_the_raise_is_not_the_next_step() {
    let mut play = auction(3, 1).begins();
    play.does(A, JESTER);
    for bid in [0, 200, 250, 400, u32::MAX] {
        let fact = Fact::WrongRaise { bid, next: 300 };
        play.refuses(B, Decision::Raise(bid), Rule::A5, fact);
    }
}

#[test]
fn a5_refused_when_it_is_not_ones_turn_or_one_has_passed() {
    let mut play = auction(3, 1).begins();
    play.does(A, JESTER);
    let turn = Fact::NotYourTurn { to_act: B };
    play.refuses(C, Decision::Raise(300), Rule::A5, turn.clone());
    play.refuses(A, Decision::Pass, Rule::A5, turn);
    play.goes(&[(B, Decision::Pass), (C, Decision::Raise(300))]);
    play.refuses(B, Decision::Raise(400), Rule::A5, Fact::HasPassed);
    play.refuses(
        B,
        Decision::Win(Object::Jester, 400),
        Rule::A5,
        Fact::HasPassed,
    );
}

#[test]
fn a5_refused_when_another_object_is_named_while_one_is_auctioned() {
    let mut play = auction(3, 1).begins();
    play.does(A, JESTER);
    let fact = Fact::FirstDecide(Open::Bidding);
    play.refuses(B, Decision::Name(Object::Builder), Rule::A5, fact.clone());
    play.refuses(B, Decision::Decline, Rule::A5, fact);
    let fact = Fact::OtherAuction(Object::Jester);
    play.refuses(B, Decision::Win(Object::Builder, 300), Rule::A5, fact);
}

#[test]
fn a5_refused_when_no_bids_can_end_with_that_winner_at_that_price() {
    let poor = |player: &mut PlayerSetup| player.money = Some(100);
    let play = auction(3, 4).with(C, poor).begins();
    // Only A can have opened, and only A and B can bid against each other.
    let fact = |price, below, above| Fact::PriceNotReachable {
        price,
        below,
        above,
    };
    let wins = |price| Decision::Win(Object::Jester, price);
    play.refuses(B, wins(200), Rule::A5, fact(200, None, Some(300)));
    play.refuses(A, wins(300), Rule::A5, fact(300, Some(200), Some(400)));
    play.refuses(B, wins(400), Rule::A5, fact(400, Some(300), Some(500)));
    play.allows(B, Decision::Win(Object::Jester, 300));
    play.allows(A, Decision::Win(Object::Jester, 400));
}

#[test]
fn a6_holds_only_the_highest_bidder_pays_and_is_out_with_the_stack() {
    let mut play = auction(3, 1).begins();
    let events = play.goes(&[
        (A, JESTER),
        (B, Decision::Raise(300)),
        (C, Decision::Pass),
        (A, Decision::Pass),
    ]);
    assert_eq!([A, B, C].map(|seat| play.money(seat)), [3500, 3200, 3500]);
    let auction = play.auction().unwrap();
    assert_eq!(auction.remaining, [A, C].into_iter().collect());
    assert_eq!(auction.taken, Set::only(Object::Jester));
    assert!(auction.acquired_by(B).eq([(Object::Jester, 300)]));
    let (seat, object, price) = (B, Object::Jester, 300);
    let acquired = Event::Acquired {
        seat,
        object,
        price,
    };
    assert_eq!(
        events,
        [
            acquired,
            Event::Money {
                seat: B,
                florins: -300
            }
        ]
    );
}

#[test]
fn a7_holds_the_next_opens_if_the_opener_won_else_the_same_opens_again() {
    let mut play = a_has_a_jester();
    assert_eq!(play.to_act(), Some(B));
    play.goes(&[
        (B, Decision::Name(Object::PrestigeCard)),
        (C, Decision::Raise(300)),
        (B, Decision::Pass),
    ]);
    assert_eq!(play.to_act(), Some(B));
    let mut play = auction(3, 1).begins();
    play.wins(B, Object::Jester, 300);
    assert_eq!(play.to_act(), Some(A));
    play.wins(A, Object::Builder, 200);
    assert_eq!(play.to_act(), Some(C), "B has an object and is passed over");
}

#[test]
fn a7_refused_when_somebody_else_opens() {
    let play = auction(3, 1).begins();
    let fact = Fact::NotYourTurn { to_act: A };
    play.refuses(B, JESTER, Rule::A7, fact.clone());
    play.refuses(C, Decision::Decline, Rule::A7, fact);
}

#[test]
fn a8_holds_who_declines_to_open_takes_no_part_in_the_auctions_of_others() {
    let mut play = auction(3, 1).begins();
    play.does(A, Decision::Decline);
    assert_eq!(
        play.auction().unwrap().remaining,
        [B, C].into_iter().collect()
    );
    play.does(B, JESTER);
    let bidders = play.auction().unwrap().bidding.unwrap().bidders;
    assert_eq!(bidders, [B, C].into_iter().collect());
}

#[test]
fn a8_refused_when_one_bids_after_declining() {
    let mut play = auction(3, 1).begins();
    play.does(A, Decision::Decline);
    play.refuses(A, JESTER, Rule::A8, Fact::HasDeclined);
    play.refuses(
        A,
        Decision::Win(Object::Jester, 300),
        Rule::A8,
        Fact::HasDeclined,
    );
    play.does(B, JESTER);
    play.refuses(A, Decision::Raise(300), Rule::A8, Fact::HasDeclined);
}

#[test]
fn a9_holds_the_last_one_takes_an_object_for_200_or_nothing_for_nothing() {
    let mut play = auction(3, 1).begins();
    play.goes(&[(A, Decision::Decline), (B, Decision::Decline)]);
    let mut modest = play;
    play.does(C, JESTER);
    assert_eq!((play.money(C), play.player(C).jesters()), (3300, 1));
    assert_eq!(play.phase(), Phase::Actions);
    modest.does(C, Decision::Decline);
    assert_eq!((modest.money(C), modest.phase()), (3500, Phase::Actions));
}

#[test]
fn a9_refused_when_the_last_one_would_pay_more() {
    let mut play = auction(3, 1).begins();
    play.goes(&[(A, Decision::Decline), (B, Decision::Decline)]);
    let fact = Fact::LastPaysOpening { opening: 200 };
    play.refuses(C, Decision::Win(Object::Jester, 300), Rule::A9, fact);
    play.allows(C, Decision::Win(Object::Jester, 200));
}

#[test]
fn a10_holds_the_phase_ends_when_all_have_an_object_or_are_out_and_markers_come_back() {
    let mut play = a_has_a_jester();
    play.does(B, Decision::Decline);
    let events = play.does(C, Decision::Name(Object::Builder));
    assert!(events.contains(&Event::AuctionsEnded { round: 4 }));
    assert_eq!(play.phase(), Phase::Actions);
    for seat in [A, B, C] {
        play.does(seat, Decision::EndTurn);
    }
    assert_eq!(play.auction().unwrap().taken, Set::EMPTY);
    assert_eq!(play.auction().unwrap().remaining, Seat::first(3));
    play.allows(B, JESTER);
}

#[test]
fn a10_refused_when_one_bids_after_the_phase_has_ended() {
    let play = actions(3, 1, A).begins();
    let bids = [
        JESTER,
        Decision::Raise(300),
        Decision::Pass,
        Decision::Decline,
    ];
    for bid in bids.into_iter().chain([Decision::Win(Object::Jester, 200)]) {
        play.refuses(A, bid, Rule::A10, Fact::NotNow);
    }
}

#[test]
fn a11_holds_one_may_bid_all_the_money_in_hand() {
    let mut play = auction(3, 2)
        .with(B, |player| player.money = Some(300))
        .begins();
    play.does(A, JESTER);
    play.goes(&[
        (B, Decision::Raise(300)),
        (C, Decision::Pass),
        (A, Decision::Pass),
    ]);
    assert_eq!(play.money(B), 0);
}

#[test]
fn a11_refused_when_the_bid_is_more_than_the_money_in_hand() {
    let poor = |player: &mut PlayerSetup| player.money = Some(100);
    let mut play = auction(3, 2).with(B, poor).begins();
    let fact = |needed| Fact::NotEnoughMoney { needed, has: 100 };
    let win = Decision::Win(Object::Jester, 300);
    play.refuses(B, win, Rule::A11, fact(300));
    play.does(A, JESTER);
    play.refuses(B, Decision::Raise(300), Rule::A11, fact(300));
    let play = auction(3, 2).with(A, poor).begins();
    play.refuses(A, JESTER, Rule::A11, fact(200));
    play.allows(A, Decision::Decline);
}

#[test]
fn a11_holds_a_bidder_is_left_a_pass_only_if_money_and_points_do_not_reach_the_next_bid() {
    let start = auction(3, 2).with(B, |player| {
        tower(player);
        player.money = Some(300);
        player.prestige = 1;
    });
    let mut play = start.begins();
    assert_eq!(play.forced_pass(), None, "nobody bids yet");
    play.does(A, JESTER);
    assert_eq!(play.forced_pass(), None, "300 reach 300");
    play.goes(&[(B, Decision::Raise(300)), (C, Decision::Raise(400))]);
    play.does(A, Decision::Pass);
    let pass = Command::new(B, Decision::Pass);
    let why = NoRaise::OutOfReach { next: 500 };
    assert_eq!(play.forced_pass(), Some((pass, why)), "300 + 100 < 500");
    play.does(B, Decision::Sell(1));
    assert_eq!(play.forced_pass(), Some((pass, why)), "nor does 400");
}

#[test]
fn g4_holds_a_bidder_who_can_give_up_points_for_the_next_bid_is_not_left_a_pass() {
    let start = auction(3, 2).with(B, |player| {
        tower(player);
        player.money = Some(200);
        player.prestige = 1;
    });
    let mut play = start.begins();
    play.does(A, JESTER);
    assert_eq!(play.forced_pass(), None, "200 + 100 reach 300");
    play.does(B, Decision::Sell(1));
    play.allows(B, Decision::Raise(300));
}

#[test]
fn a12_holds_a_bidder_with_three_builders_is_left_a_pass() {
    let start = auction(3, 4).with(B, |player| player.builders = 3);
    let mut play = start.begins();
    play.does(A, BUILDER);
    let pass = Command::new(B, Decision::Pass);
    let why = NoRaise::Useless(Useless::ThreeBuilders);
    assert_eq!(play.forced_pass(), Some((pass, why)));
}

#[test]
fn a13_holds_a_bidder_without_a_place_for_the_landscape_is_left_a_pass() {
    let mut play = auction(3, 7).with(B, crowded).begins();
    play.does(A, Decision::Name(Object::Forest));
    let pass = Command::new(B, Decision::Pass);
    let why = NoRaise::Useless(Useless::NoPlace(Object::Forest));
    assert_eq!(play.forced_pass(), Some((pass, why)));
}

#[test]
fn a12_holds_with_two_builders_one_may_bid_for_the_third() {
    let play = auction(3, 4).with(A, |player| player.builders = 2).begins();
    play.allows(A, Decision::Name(Object::Builder));
}

#[test]
fn a12_refused_when_one_has_three_builders() {
    let three = |player: &mut PlayerSetup| player.builders = 3;
    let builder = Decision::Name(Object::Builder);
    let play = auction(3, 4).with(A, three).begins();
    play.refuses(A, builder, Rule::A12, Fact::ThreeBuilders);
    play.allows(A, JESTER);
    let mut play = auction(3, 4).with(B, three).begins();
    play.does(A, builder);
    play.refuses(B, Decision::Raise(300), Rule::A12, Fact::ThreeBuilders);
    let win = Decision::Win(Object::Builder, 300);
    play.refuses(B, win, Rule::A12, Fact::ThreeBuilders);
}

/// A principality in which a Park has a place and a Forest and a Lake have none.
fn crowded(player: &mut PlayerSetup) {
    fixture(player);
    player.landscapes.push((Landscape::Park, at("e3 f3")));
}

#[test]
fn a13_holds_one_may_bid_for_a_landscape_that_has_a_place() {
    let play = auction(3, 7).with(A, crowded).begins();
    assert_eq!(play.player(A).principality().empty(), at("c3 c4 b5 b6 g6"));
    play.allows(A, Decision::Name(Object::Park));
}

#[test]
fn a13_holds_an_eighth_landscape_has_a_place_while_there_is_room() {
    let mut play = auction(3, 2).begins();
    for kind in [Landscape::Forest, Landscape::Lake, Landscape::Park].repeat(3) {
        let tile = Tile::Landscape(kind);
        let Some(place) = play.places(A, tile).nth(0) else {
            break;
        };
        play.allows(A, Decision::Name(Object::of_landscape(kind)));
        let lies = Correction::Lies(tile, Site::own(place));
        play.does(A, Decision::Correct(lies));
    }
    assert!(play.player(A).principality().landscapes_total() > 7);
}

#[test]
fn a13_refused_when_the_landscape_has_no_place() {
    for object in [Object::Forest, Object::Lake] {
        let play = auction(3, 7).with(A, crowded).begins();
        let fact = Fact::NoPlace(object);
        play.refuses(A, Decision::Name(object), Rule::A13, fact.clone());
        let mut play = auction(3, 7).with(B, crowded).begins();
        play.does(A, Decision::Name(object));
        play.refuses(B, Decision::Raise(300), Rule::A13, fact.clone());
        play.refuses(B, Decision::Win(object, 300), Rule::A13, fact);
    }
}

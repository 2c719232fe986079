//! O: the seven objects of the auction.

use crate::telling::*;

#[test]
fn o1_holds_a_landscape_is_placed_at_once_and_may_touch_anything() {
    let mut play = auction(3, 1).begins();
    play.wins(A, Object::Forest, 200);
    assert_eq!(play.to_act(), Some(A));
    play.does(A, Decision::place(Landscape::Forest, at("d1 e1 d2 e2")));
    let home = play.player(A).principality();
    assert_eq!(home.landscape_count(Landscape::Forest), 1);
    assert_eq!(play.objects_left(Object::Forest), 5);
    assert_eq!(play.to_act(), Some(B));
}

#[test]
fn o1_refused_when_something_else_is_done_before_placing() {
    let mut play = auction(3, 1).begins();
    play.wins(A, Object::Forest, 200);
    let fact = Fact::FirstDecide(Open::Placing);
    play.refuses(B, Decision::Name(Object::Jester), Rule::O1, fact.clone());
    play.refuses(A, Decision::Hold, Rule::O1, fact);
    let lake = Decision::place(Landscape::Lake, at("d1 e1 d2"));
    play.refuses(A, lake, Rule::O1, Fact::OtherLandscape(Landscape::Lake));
    let forest = Decision::place(Landscape::Forest, at("d1 e1 d2 e2"));
    play.refuses(B, forest, Rule::O1, Fact::NotYourTurn { to_act: A });
}

#[test]
fn o1_refused_when_a_landscape_is_placed_that_was_not_acquired() {
    let forest = Decision::place(Landscape::Forest, at("d1 e1 d2 e2"));
    auction(3, 1)
        .begins()
        .refuses(A, forest, Rule::O1, Fact::NotNow);
    actions(3, 1, A)
        .begins()
        .refuses(A, forest, Rule::O1, Fact::NotNow);
}

#[test]
fn o2_holds_the_second_and_every_further_landscape_of_a_kind_gives_3_points() {
    let parks = ["d1 d2", "e1 e2", "f1 f2"];
    for before in 0..3 {
        let start = auction(3, 5).with(A, |player| {
            player.landscapes = vec![(Landscape::Lake, at("a3 b3 a4"))];
            let there = parks.iter().take(before);
            let there = there.map(|park| (Landscape::Park, at(park)));
            player.landscapes.extend(there);
        });
        let mut play = start.begins();
        play.wins(A, Object::Park, 200);
        let events = play.does(A, Decision::place(Landscape::Park, at("g1 g2")));
        let points = if before == 0 { 0 } else { 3 };
        assert_eq!(play.prestige(A), points, "with {before} before");
        let (seat, source) = (A, Source::FurtherLandscape);
        let gained = Event::Gained {
            seat,
            points,
            source,
        };
        assert_eq!(events.contains(&gained), before > 0);
    }
}

#[test]
fn o3_holds_a_landscape_counts_once_however_many_there_are() {
    let forests = ["d1 e1 d2 e2", "f1 g1 f2 g2"];
    for count in 0..=2 {
        let start = actions(3, 4, A).with(A, |player| {
            let there = forests.iter().take(count);
            player.landscapes = there.map(|at_| (Landscape::Forest, at(at_))).collect();
        });
        let play = start.begins();
        let value = play.work_value(A, Profession::Lawyer, Set::EMPTY);
        assert_eq!(value.landscape, if count > 0 { 3 } else { 0 });
        let other = play.work_value(A, Profession::Composer, Set::EMPTY);
        assert_eq!(other.landscape, 0, "a Composer wants a Lake");
    }
}

#[test]
fn o4_holds_a_jester_takes_no_square_and_adds_2_to_every_work() {
    let mut play = auction(3, 4).with(A, |player| player.jesters = 2).begins();
    play.wins(A, Object::Jester, 200);
    let player = play.player(A);
    assert_eq!(player.jesters(), 3);
    assert_eq!(player.principality().empty().len(), 43);
    assert_eq!(play.prestige(A), 0);
    assert_eq!(play.objects_left(Object::Jester), 4);
    for &profession in Profession::ALL {
        assert_eq!(play.work_value(A, profession, Set::EMPTY).jesters, 6);
    }
}

#[test]
fn o4_holds_one_player_may_have_all_seven() {
    let mut play = auction(3, 7).with(A, |player| player.jesters = 6).begins();
    play.wins(A, Object::Jester, 200);
    assert_eq!(play.player(A).jesters(), 7);
}

#[test]
fn o5_holds_builders_lower_the_price_to_300_and_to_nothing_and_give_0_3_and_3_points() {
    let prices = [(700, 0), (300, 0), (300, 3), (0, 3)];
    let start = auction(3, 4).begins();
    assert_eq!(start.building_price(A), 700);
    for before in 0..3u8 {
        let start = auction(3, 4).with(A, |player| player.builders = i64::from(before));
        let mut play = start.begins();
        play.wins(A, Object::Builder, 200);
        let (price, points) = prices[usize::from(before) + 1];
        assert_eq!(play.player(A).builders(), before + 1);
        assert_eq!(play.building_price(A), price);
        assert_eq!(play.prestige(A), points);
        play.nobody_wants_more();
        let money = play.money(A);
        play.does(A, Decision::build(Building::Tower, at("e4 f4 g4")));
        assert_eq!(money - play.money(A), price);
    }
}

#[test]
fn o6_holds_three_builders_are_possible() {
    let play = auction(3, 4).with(A, |player| player.builders = 3).begins();
    assert_eq!(play.player(A).builders(), 3);
}

#[test]
fn o6_refused_when_somebody_has_four_builders() {
    let four = auction(3, 7).with(A, |player| player.builders = 4);
    let fact = Fact::OutOfRange {
        what: Count::Builders,
        found: 4,
        least: 0,
        most: 3,
    };
    four.is_refused(A, Rule::O6, fact);
}

/// A wins a prestige card from a stack in the order of the component table.
fn five_prestige_cards() -> Play {
    let start =
        auction(3, 1).where_(|setup| setup.prestige_cards = Some(PrestigeCard::ALL.to_vec()));
    let mut play = start.begins();
    play.wins(A, Object::PrestigeCard, 200);
    play
}

#[test]
fn o7_holds_of_the_top_five_one_is_kept_and_the_others_go_under_the_stack_in_any_order() {
    let cards = PrestigeCard::ALL;
    let mut play = five_prestige_cards();
    assert_eq!(play.legal().len(), 120, "5 × 4 × 3 × 2 × 1");
    play.does(A, keep(cards[2], &[cards[4], cards[0], cards[1], cards[3]]));
    assert_eq!(play.player(A).prestige_cards().known(), Set::only(cards[2]));
    assert_eq!(play.objects_left(Object::PrestigeCard), 13);
    play.passes_the_round();
    play.wins(B, Object::PrestigeCard, 200);
    play.does(B, keep(cards[5], &cards[6..10]));
    play.passes_the_round();
    play.wins(C, Object::PrestigeCard, 200);
    play.does(C, keep(cards[4], &cards[10..14]));
    play.passes_the_round();
    play.wins(A, Object::PrestigeCard, 200);
    let next = [cards[1], cards[3], cards[6], cards[7]];
    play.does(A, keep(cards[0], &next));
}

#[test]
fn o7_holds_from_a_face_down_stack_a_hidden_card_is_kept() {
    let mut play = auction(3, 1).begins();
    let events = play.wins(A, Object::PrestigeCard, 200);
    let (seat, deck) = (A, Deck::Prestige);
    assert!(events.contains(&Event::DrewHidden { seat, deck }));
    assert_eq!(play.player(A).prestige_cards().hidden(), 1);
    assert_eq!(play.objects_left(Object::PrestigeCard), 13);
}

#[test]
fn o7_refused_when_a_card_is_kept_that_was_not_looked_at_or_others_go_under_the_stack() {
    let cards = PrestigeCard::ALL;
    let play = five_prestige_cards();
    let fact = Fact::NotOffered(cards[5].into());
    play.refuses(A, keep(cards[5], &cards[..4]), Rule::O7, fact);
    play.refuses(A, keep(cards[0], &cards[1..4]), Rule::O7, Fact::NotTheRest);
    let twice = [cards[1], cards[2], cards[3], cards[3]];
    play.refuses(A, keep(cards[0], &twice), Rule::O7, Fact::NotTheRest);
    let with_kept = [cards[0], cards[1], cards[2], cards[3]];
    play.refuses(A, keep(cards[0], &with_kept), Rule::O7, Fact::NotTheRest);
    let turn = Fact::NotYourTurn { to_act: A };
    play.refuses(B, keep(cards[0], &cards[1..5]), Rule::O7, turn);
    let first = Fact::FirstDecide(Open::Choosing);
    play.refuses(B, Decision::Name(Object::Jester), Rule::O7, first);
    play.seen_by(B)
        .check(&Command::new(A, keep(cards[0], &cards[1..5])))
        .unwrap_err();
}

#[test]
fn o7_refused_when_there_is_nothing_to_choose_from() {
    let keep = keep(PrestigeCard::ALL[0], &[]);
    auction(3, 1)
        .begins()
        .refuses(A, keep, Rule::O7, Fact::NotNow);
    actions(3, 1, A)
        .begins()
        .refuses(A, keep, Rule::O7, Fact::NotNow);
}

/// A's turn with a recruiting card; B has completed a Poet and a Lawyer.
fn recruiter() -> Start {
    actions(3, 4, A)
        .with(A, |player| player.recruiting_in_hand = 1)
        .with(B, |player| {
            player.table = vec![Profession::Lawyer, Profession::Poet];
        })
        .with(C, |player| player.table = vec![Profession::Painter])
}

#[test]
fn o8_holds_a_recruiting_card_takes_a_profession_and_stays_in_its_place_without_an_action() {
    let mut play = recruiter().begins();
    play.does(A, Decision::Recruit(B, Profession::Poet));
    assert_eq!(play.turn().unwrap().actions, 2);
    assert!(play.player(A).hand().known().contains(Profession::Poet));
    assert_eq!(play.player(A).recruiting_in_hand(), 0);
    assert_eq!(play.player(B).table(), Set::only(Profession::Lawyer));
    assert_eq!(play.player(B).recruiting_on_table(), 1);
}

#[test]
fn o8_holds_it_is_used_at_once_or_kept_for_later() {
    let table = |player: &mut PlayerSetup| player.table = vec![Profession::Poet];
    let mut play = auction(3, 4).with(B, table).begins();
    play.wins(A, Object::RecruitingCard, 200);
    assert_eq!(play.objects_left(Object::RecruitingCard), 4);
    let mut later = play;
    play.does(A, Decision::Recruit(B, Profession::Poet));
    assert!(play.player(A).hand().known().contains(Profession::Poet));
    later.does(A, Decision::Hold);
    assert_eq!(later.player(A).recruiting_in_hand(), 1);
    later.nobody_wants_more();
    later.does(A, Decision::Recruit(B, Profession::Poet));
}

#[test]
fn o8_holds_with_nobody_to_recruit_it_is_simply_kept() {
    let mut play = auction(3, 1).begins();
    play.wins(A, Object::RecruitingCard, 200);
    assert_eq!(play.pending(), None);
    assert_eq!(play.player(A).recruiting_in_hand(), 1);
}

#[test]
fn o8_holds_a_turn_goes_on_after_two_actions_while_somebody_can_be_recruited() {
    let mut play = recruiter().begins();
    play.goes(&[(A, Decision::AcquireBonus), (A, Decision::AcquireBonus)]);
    assert_eq!(play.to_act(), Some(A));
    play.does(A, Decision::Recruit(C, Profession::Painter));
    assert_eq!(play.to_act(), Some(B));
}

#[test]
fn o8_refused_when_there_is_no_recruiting_card_or_the_profession_is_not_there() {
    let play = recruiter().begins();
    let elsewhere = |from| Fact::NotOnTable {
        profession: Profession::Poet,
        from,
    };
    play.refuses(
        A,
        Decision::Recruit(C, Profession::Poet),
        Rule::O8,
        elsewhere(C),
    );
    let without = recruiter()
        .with(A, |player| player.recruiting_in_hand = 0)
        .begins();
    let recruit = Decision::Recruit(B, Profession::Poet);
    without.refuses(A, recruit, Rule::O8, Fact::NoRecruitingCard);
    play.refuses(
        A,
        Decision::Recruit(E, Profession::Poet),
        Rule::G1,
        Fact::NoSuchSeat(E),
    );
    play.refuses(A, Decision::Hold, Rule::O8, Fact::NotNow);
}

#[test]
fn o8_refused_when_one_recruits_from_oneself_or_out_of_a_hand() {
    let own = |player: &mut PlayerSetup| player.table = vec![Profession::Physician];
    let play = recruiter().with(A, own).begins();
    let own = Decision::Recruit(A, Profession::Physician);
    play.refuses(A, own, Rule::O8, Fact::OwnProfession);
    let hand = |player: &mut PlayerSetup| player.hand = Some(known(&[Profession::Composer]));
    let play = recruiter().with(B, hand).begins();
    let (profession, from) = (Profession::Composer, B);
    let fact = Fact::NotOnTable { profession, from };
    play.refuses(A, Decision::Recruit(from, profession), Rule::O8, fact);
}

#[test]
fn o8_refused_when_an_auction_runs_or_something_else_comes_before_it() {
    let table = |player: &mut PlayerSetup| player.table = vec![Profession::Poet];
    let holder = |player: &mut PlayerSetup| player.recruiting_in_hand = 1;
    let mut play = auction(3, 4).with(B, table).with(C, holder).begins();
    let recruit = Decision::Recruit(B, Profession::Poet);
    play.refuses(C, recruit, Rule::O8, Fact::NotNow);
    play.wins(A, Object::RecruitingCard, 200);
    let first = Fact::FirstDecide(Open::Recruiting);
    play.refuses(B, Decision::Name(Object::Jester), Rule::O8, first);
    play.refuses(C, recruit, Rule::O8, Fact::NotYourTurn { to_act: A });
    play.refuses(B, Decision::Hold, Rule::O8, Fact::NotYourTurn { to_act: A });
}

#[test]
fn o9_holds_a_recruiting_card_counts_like_a_profession_wherever_it_lies() {
    let start = actions(3, 5, A).with(A, |player| {
        player.table = vec![Profession::Poet];
        player.recruiting_in_hand = 1;
        player.recruiting_on_table = 2;
    });
    let play = start.begins();
    let player = play.player(A);
    assert_eq!((player.cards_in_hand(), player.works()), (4, 3));
    let value = play.work_value(A, Profession::Lawyer, Set::EMPTY);
    assert_eq!(value.cards, 7);
    assert_eq!(BonusCard::CardsInHand.value(player), 3);
    assert_eq!(BonusCard::CardsOnTable.value(player), 4);
    assert_eq!(PrestigeCard::MostWorks.amount(player), Some(3));
}

#[test]
fn o10_holds_a_recruited_profession_works_again_in_the_same_phase_and_when_recruited_back() {
    let recruiter = |player: &mut PlayerSetup| player.recruiting_in_hand = 1;
    let start = actions(3, 3, A)
        .with(A, |player| {
            player.hand = Some(known(&[
                Profession::Poet,
                Profession::Lawyer,
                Profession::Painter,
            ]));
        })
        .with(A, recruiter)
        .with(B, recruiter)
        .where_(|setup| setup.edition.minimum = [0; 7]);
    let mut play = start.begins();
    let poet = work(Profession::Poet);
    let recruit = |from| Decision::Recruit(from, Profession::Poet);
    play.goes(&[(A, poet), (A, Decision::EndTurn)]);
    play.goes(&[(B, recruit(A)), (B, poet), (B, Decision::EndTurn)]);
    assert_eq!((play.player(A).works(), play.player(B).works()), (1, 1));
    play.does(C, Decision::EndTurn);
    play.nobody_wants_more();
    play.goes(&[(B, Decision::EndTurn), (C, Decision::EndTurn)]);
    play.goes(&[(A, recruit(B)), (A, poet)]);
    assert_eq!((play.player(A).works(), play.player(B).works()), (2, 1));
    assert!(play.player(A).table().contains(Profession::Poet));
}

//! B: the action phase.

use crate::telling::*;

const TOWER: Decision = Decision::Build(Building::Tower, Site::own(Squares::EMPTY));

#[test]
fn b1_holds_clockwise_from_the_start_player_everyone_takes_up_to_two_actions() {
    let mut play = auction(3, 1)
        .where_(|setup| setup.start_player = B)
        .begins();
    play.nobody_wants_more();
    play.goes(&[(B, Decision::AcquireBonus), (B, Decision::Hire)]);
    assert_eq!(play.to_act(), Some(C), "two actions end the turn");
    play.does(C, Decision::Introduce(Freedom::Travel));
    assert_eq!(play.to_act(), Some(C), "one action does not");
    play.does(C, Decision::EndTurn);
    play.does(A, Decision::EndTurn);
    assert_eq!((play.round(), play.phase()), (2, Phase::Auction));
}

#[test]
fn b1_refused_when_it_is_not_ones_turn() {
    let play = actions(3, 1, A).begins();
    let fact = Fact::NotYourTurn { to_act: A };
    play.refuses(B, Decision::Hire, Rule::B1, fact.clone());
    play.refuses(C, Decision::EndTurn, Rule::B1, fact);
    let play = auction(3, 1).begins();
    play.refuses(A, Decision::Hire, Rule::B1, Fact::NotNow);
}

#[test]
fn b1_refused_when_a_third_action_is_wanted() {
    let start = actions(3, 4, A)
        .with(A, |player| player.recruiting_in_hand = 1)
        .with(B, |player| player.table = vec![Profession::Poet]);
    let mut play = start.begins();
    play.goes(&[(A, Decision::AcquireBonus), (A, Decision::AcquireBonus)]);
    play.refuses(A, Decision::Hire, Rule::B1, Fact::NoActionLeft);
    play.allows(A, Decision::EndTurn);
}

#[test]
fn b1_refused_when_more_was_done_than_there_were_actions() {
    let what = Count::Actions;
    let start = auction(3, 2).with(B, |player| player.bonus_cards = hidden(3));
    start.is_refused(
        B,
        Rule::B1,
        Fact::TooMany {
            what,
            found: 3,
            most: 2,
        },
    );
    let used = auction(3, 2).where_(|setup| setup.used_bonus_cards = BonusCard::ALL[..7].to_vec());
    used.is_refused(
        None,
        Rule::B1,
        Fact::TooMany {
            what,
            found: 7,
            most: 6,
        },
    );
    let before = actions(3, 1, B).with(B, |player| player.bonus_cards = hidden(1));
    before.is_refused(
        B,
        Rule::B1,
        Fact::TooMany {
            what,
            found: 1,
            most: 0,
        },
    );
    let start = actions(3, 1, A).where_(|setup| setup.moment = Moment::Actions(1, D));
    start.is_refused(None, Rule::B1, Fact::SeatNotAtTable(D));
}

#[test]
fn b2_holds_works_buildings_and_bonus_cards_are_possible_twice_a_turn() {
    let start = actions(3, 1, A)
        .where_(|setup| setup.edition.minimum = [0; 7])
        .with(A, |player| player.hand = Some(known(&Profession::ALL[..3])));
    let play = start.begins();
    let mut works = play;
    works.goes(&[(A, work(Profession::ALL[0])), (A, work(Profession::ALL[1]))]);
    assert_eq!(works.player(A).works(), 2);
    let mut buildings = play;
    buildings.goes(&[
        (A, Decision::build(Building::Tower, at("e1 f1 g1"))),
        (A, Decision::build(Building::Chapel, at("f7 g7 g6"))),
    ]);
    assert_eq!(buildings.player(A).principality().buildings().len(), 2);
    let mut cards = play;
    cards.goes(&[(A, Decision::AcquireBonus), (A, Decision::AcquireBonus)]);
    assert_eq!(cards.player(A).bonus_cards().len(), 2);
}

#[test]
fn b2_holds_the_limits_are_for_one_turn_only() {
    let mut play = actions(3, 1, A).begins();
    play.goes(&[
        (A, Decision::Hire),
        (A, Decision::Introduce(Freedom::Travel)),
    ]);
    play.goes(&[(B, Decision::EndTurn), (C, Decision::EndTurn)]);
    play.nobody_wants_more();
    play.goes(&[(B, Decision::EndTurn), (C, Decision::EndTurn)]);
    play.goes(&[
        (A, Decision::Hire),
        (A, Decision::Introduce(Freedom::Opinion)),
    ]);
    assert_eq!(play.player(A).hand().len(), 5);
}

#[test]
fn b2_refused_when_a_second_profession_or_freedom_is_wanted_in_a_turn() {
    let mut play = actions(3, 1, A).begins();
    let mut freedoms = play;
    play.does(A, Decision::Hire);
    play.refuses(A, Decision::Hire, Rule::B2, Fact::OncePerTurn);
    freedoms.does(A, Decision::Introduce(Freedom::Travel));
    let second = Decision::Introduce(Freedom::Opinion);
    freedoms.refuses(A, second, Rule::B2, Fact::OncePerTurn);
}

#[test]
fn b2_refused_when_more_was_introduced_or_hired_than_once_a_turn() {
    let start = auction(3, 2).with(B, |player| {
        player.freedoms = vec![Freedom::Travel, Freedom::Opinion];
    });
    let what = Count::Freedoms;
    start.is_refused(
        B,
        Rule::B2,
        Fact::TooMany {
            what,
            found: 2,
            most: 1,
        },
    );
    let what = Count::ProfessionsHad;
    let start = auction(3, 2).with(B, |player| player.hand = Some(hidden(5)));
    start.is_refused(
        B,
        Rule::B2,
        Fact::TooMany {
            what,
            found: 5,
            most: 4,
        },
    );
}

#[test]
fn b3_holds_a_building_costs_700_whatever_its_size_and_gives_3_points() {
    let buildings = [
        (Building::Tower, "e1 f1 g1"),
        (Building::Hospital, "f3 e4 f4 g4 f5"),
        (Building::Workshop, "d3 e3 f3 g3 d4 e4 f4"),
    ];
    for (building, place) in buildings {
        let mut play = actions(3, 1, A).begins();
        let events = play.does(A, Decision::build(building, at(place)));
        assert_eq!((play.money(A), play.prestige(A)), (2800, 3));
        assert_eq!(play.tiles_left(Tile::Building(building)), 2);
        let (seat, points, source) = (A, 3, Source::Building);
        let gained = Event::Gained {
            seat,
            points,
            source,
        };
        assert_eq!(
            events,
            [
                Event::Money {
                    seat,
                    florins: -700
                },
                gained
            ]
        );
        let home = play.player(A).principality();
        assert_eq!(
            home.tiles().collect::<Vec<_>>(),
            [(Tile::Building(building), at(place))]
        );
    }
}

#[test]
fn b3_refused_when_no_tile_is_left_or_the_money_does_not_suffice() {
    let tower =
        |player: &mut PlayerSetup| player.buildings = vec![(Building::Tower, at("e4 f4 g4"))];
    let start = actions(4, 2, D)
        .with(A, tower)
        .with(B, tower)
        .with(C, tower);
    let tile = Tile::Building(Building::Tower);
    start
        .begins()
        .refuses(D, TOWER, Rule::B3, Fact::NoTileLeft(tile));
    let poor = |player: &mut PlayerSetup| player.money = Some(600);
    let play = actions(4, 2, A).with(A, poor).begins();
    let build = Decision::build(Building::Tower, at("e1 f1 g1"));
    let fact = Fact::NotEnoughMoney {
        needed: 700,
        has: 600,
    };
    play.refuses(A, build, Rule::B3, fact);
}

/// A's turn, with all professions known and the stack in numerical order.
fn known_professions(stack: usize) -> Start {
    let held = Profession::COUNT - stack;
    actions(3, 4, A).where_(|setup| {
        let mut cards = Profession::ALL.iter().copied();
        setup.professions = Some(cards.by_ref().take(stack).collect());
        for (n, player) in setup.players.iter_mut().enumerate() {
            let share = held / 3 + usize::from(n < held % 3);
            player.hand = Some(cards.by_ref().take(share).map(Card::Known).collect());
        }
    })
}

#[test]
fn b4_holds_300_florins_buy_a_look_at_five_professions_of_which_one_is_kept() {
    let cards = Profession::ALL;
    let mut play = known_professions(9).begins();
    play.does(A, Decision::Hire);
    assert_eq!(play.money(A), 3200);
    play.does(A, keep(cards[1], &[cards[4], cards[3], cards[2], cards[0]]));
    assert!(play.player(A).hand().known().contains(cards[1]));
    assert_eq!(play.cards_left(Deck::Professions), 8);
    assert_eq!(play.turn().unwrap().actions, 1);
    play.does(A, Decision::EndTurn);
    play.does(B, Decision::Hire);
    let next = [cards[5], cards[6], cards[7], cards[8], cards[4]];
    play.allows(B, keep(next[4], &next[..4]));
}

#[test]
fn b4_holds_the_card_may_be_used_in_the_same_turn() {
    let start = known_professions(9).where_(|setup| setup.edition.minimum = [0; 7]);
    let mut play = start.begins();
    let cards = Profession::ALL;
    play.goes(&[
        (A, Decision::Hire),
        (A, keep(cards[1], &[cards[0], cards[2], cards[3], cards[4]])),
    ]);
    play.does(A, work(cards[1]));
}

#[test]
fn b4_holds_of_fewer_than_five_cards_all_are_looked_at() {
    let cards = Profession::ALL;
    let mut play = known_professions(3).begins();
    play.does(A, Decision::Hire);
    play.does(A, keep(cards[2], &[cards[0], cards[1]]));
    assert_eq!(play.cards_left(Deck::Professions), 2);
}

#[test]
fn b4_refused_when_the_stack_is_empty_or_the_money_does_not_suffice() {
    let play = known_professions(0).where_(|setup| setup.moment = Moment::Actions(5, A));
    play.begins()
        .refuses(A, Decision::Hire, Rule::B4, Fact::NoCardLeft);
    let poor = |player: &mut PlayerSetup| player.money = Some(200);
    let play = actions(3, 2, A).with(A, poor).begins();
    let fact = Fact::NotEnoughMoney {
        needed: 300,
        has: 200,
    };
    play.refuses(A, Decision::Hire, Rule::B4, fact);
}

#[test]
fn b4_refused_when_something_else_is_done_before_a_card_is_kept() {
    let cards = Profession::ALL;
    let mut play = known_professions(9).begins();
    play.does(A, Decision::Hire);
    let fact = Fact::FirstDecide(Open::Choosing);
    play.refuses(A, Decision::EndTurn, Rule::B4, fact);
    let fact = Fact::NotOffered(cards[5].into());
    play.refuses(A, keep(cards[5], &cards[..4]), Rule::B4, fact);
}

#[test]
fn b5_holds_300_florins_introduce_a_freedom_and_take_its_tile() {
    let mut play = actions(3, 1, A).begins();
    play.does(A, Decision::Introduce(Freedom::Religion));
    assert_eq!(play.money(A), 3200);
    assert_eq!(play.freedoms_left(Freedom::Religion), 1);
    assert_eq!(play.player(A).freedoms(), Set::only(Freedom::Religion));
    assert_eq!(
        play.work_value(A, Profession::Astronomer, Set::EMPTY)
            .freedom,
        3
    );
    assert_eq!(play.work_value(A, Profession::Poet, Set::EMPTY).freedom, 0);
}

#[test]
fn b5_refused_when_one_has_it_or_its_tiles_are_gone_or_the_money_does_not_suffice() {
    let travel = |player: &mut PlayerSetup| player.freedoms = vec![Freedom::Travel];
    let introduce = Decision::Introduce(Freedom::Travel);
    let play = actions(3, 2, A).with(A, travel).begins();
    play.refuses(A, introduce, Rule::B5, Fact::HasFreedom(Freedom::Travel));
    let play = actions(3, 2, A).with(B, travel).with(C, travel).begins();
    play.refuses(A, introduce, Rule::B5, Fact::NoFreedomLeft(Freedom::Travel));
    let play = actions(3, 2, A)
        .with(A, |player| player.money = Some(200))
        .begins();
    let fact = Fact::NotEnoughMoney {
        needed: 300,
        has: 200,
    };
    play.refuses(A, introduce, Rule::B5, fact);
    let twice = |player: &mut PlayerSetup| player.freedoms = vec![Freedom::Travel; 2];
    let start = actions(3, 4, A).with(B, twice);
    start.is_refused(B, Rule::B5, Fact::HasFreedom(Freedom::Travel));
}

#[test]
fn b6_holds_300_florins_buy_a_look_at_five_bonus_cards_and_the_card_may_be_used_at_once() {
    let cards = BonusCard::ALL;
    let start = actions(3, 1, A)
        .where_(|setup| {
            setup.bonus_cards = Some(cards.to_vec());
            setup.edition.minimum = [0; 7];
        })
        .with(A, |player| player.hand = Some(known(&Profession::ALL[..3])));
    let mut play = start.begins();
    play.does(A, Decision::AcquireBonus);
    assert_eq!(play.money(A), 3200);
    play.does(A, keep(cards[4], &cards[..4]));
    assert_eq!(play.player(A).bonus_cards().known(), Set::only(cards[4]));
    assert_eq!(play.cards_left(Deck::Bonus), 19);
    play.does(A, work_with(Profession::ALL[0], &[cards[4]], 0));
    assert_eq!(play.used_bonus_cards(), Set::only(cards[4]));
}

#[test]
fn b6_refused_when_the_stack_is_empty_or_the_money_does_not_suffice() {
    let start = actions(5, 7, E).where_(|setup| {
        setup.used_bonus_cards = BonusCard::ALL.to_vec();
    });
    let start = start.with(A, |player| {
        player.hand = Some(hidden(2));
        player.table = vec![Profession::Poet];
    });
    start
        .begins()
        .refuses(E, Decision::AcquireBonus, Rule::B6, Fact::NoCardLeft);
    let poor = |player: &mut PlayerSetup| player.money = Some(0);
    let play = actions(3, 2, A).with(A, poor).begins();
    let fact = Fact::NotEnoughMoney {
        needed: 300,
        has: 0,
    };
    play.refuses(A, Decision::AcquireBonus, Rule::B6, fact);
}

#[test]
fn b6_refused_when_a_bonus_card_is_kept_that_was_not_looked_at() {
    let cards = BonusCard::ALL;
    let start = actions(3, 1, A).where_(|setup| setup.bonus_cards = Some(cards.to_vec()));
    let mut play = start.begins();
    play.does(A, Decision::AcquireBonus);
    let fact = Fact::NotOffered(cards[9].into());
    play.refuses(A, keep(cards[9], &cards[..4]), Rule::B6, fact);
    play.refuses(A, keep(cards[0], &[]), Rule::B6, Fact::NotTheRest);
}

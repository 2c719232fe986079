//! T: what is different with two players.

use crate::telling::*;

#[test]
fn t1_holds_two_players_begin_with_2500_florins() {
    let play = deal(2).begins();
    assert_eq!([A, B].map(|seat| play.money(seat)), [2500, 2500]);
}

#[test]
fn t1_refused_when_two_players_begin_with_more_than_can_be() {
    let start = deal(2).with(A, |player| player.money = Some(10_100));
    start.is_refused(
        A,
        Rule::T1,
        Fact::OutOfRange {
            what: Count::Money,
            found: 10_100,
            least: 0,
            most: 10_000,
        },
    );
}

#[test]
fn t2_holds_the_opening_bid_is_300_also_for_the_last_player() {
    let mut play = auction(2, 1).begins();
    play.does(A, Decision::Name(Object::Jester));
    assert_eq!(play.auction().unwrap().bidding.unwrap().price, 300);
    play.does(B, Decision::Pass);
    assert_eq!(play.money(A), 2200);
    play.does(B, Decision::Name(Object::Builder));
    assert_eq!(play.money(B), 2200);
}

#[test]
fn t2_refused_when_an_object_is_bought_for_200() {
    let play = auction(2, 1).begins();
    let fact = Fact::BelowOpening {
        price: 200,
        opening: 300,
    };
    play.refuses(A, Decision::Win(Object::Jester, 200), Rule::T2, fact);
    play.allows(A, Decision::Win(Object::Jester, 300));
}

#[test]
fn t3_holds_who_wins_the_landscape_chooses_which_and_places_it() {
    let mut play = auction(2, 1).begins();
    assert_eq!(play.objects_left(Object::Landscape), 18);
    play.wins(A, Object::Landscape, 300);
    for (kind, place) in [
        (Landscape::Forest, "d1 e1 d2 e2"),
        (Landscape::Lake, "d1 e1 d2"),
        (Landscape::Park, "d1 e1"),
    ] {
        let mut play = play;
        play.does(A, Decision::place(kind, at(place)));
        assert_eq!(play.player(A).principality().landscape_count(kind), 1);
        assert_eq!(play.objects_left(Object::Landscape), 17);
    }
}

#[test]
fn t3_refused_when_a_kind_is_named_or_a_second_landscape_wanted() {
    let mut play = auction(2, 1).begins();
    let fact = Fact::NotAuctioned(Object::Lake);
    play.refuses(A, Decision::Name(Object::Lake), Rule::T3, fact);
    play.wins(A, Object::Landscape, 300);
    play.does(A, Decision::place(Landscape::Park, at("d1 e1")));
    let fact = Fact::Taken(Object::Landscape);
    play.refuses(B, Decision::Name(Object::Landscape), Rule::T3, fact);
    let play = auction(3, 1).begins();
    let fact = Fact::NotAuctioned(Object::Landscape);
    play.refuses(A, Decision::Name(Object::Landscape), Rule::T3, fact);
    let start = auction(2, 2)
        .with(A, |player| {
            player.landscapes = vec![(Landscape::Park, at("d1 e1"))];
        })
        .with(B, |player| {
            player.landscapes = vec![(Landscape::Lake, at("d1 e1 d2"))];
        });
    let what = Count::Landscapes;
    start.is_refused(
        None,
        Rule::T3,
        Fact::TooMany {
            what,
            found: 2,
            most: 1,
        },
    );
}

#[test]
fn t4_holds_there_are_five_freedom_tiles_or_four_in_the_harder_game() {
    let play = deal(2).begins();
    assert_eq!(
        Freedom::ALL
            .iter()
            .map(|&kind| play.freedoms_left(kind))
            .collect::<Vec<_>>(),
        [2, 2, 1]
    );
    let harder = deal(2).where_(|setup| {
        setup.options.harder = true;
        setup.doubled_freedoms = vec![Freedom::Opinion];
    });
    let play = harder.begins();
    assert_eq!(
        Freedom::ALL
            .iter()
            .map(|&kind| play.freedoms_left(kind))
            .collect::<Vec<_>>(),
        [1, 1, 2]
    );
}

#[test]
fn t4_refused_when_other_freedoms_are_doubled_than_the_table_agreed_on() {
    let doubled = |freedoms: &[Freedom]| {
        let freedoms = freedoms.to_vec();
        move |setup: &mut Setup| setup.doubled_freedoms = freedoms
    };
    let what = Count::DoubledFreedoms;
    let fact = |found, must| Fact::MustBe { what, found, must };
    deal(2)
        .where_(doubled(&[]))
        .is_refused(None, Rule::T4, fact(0, 2));
    deal(2)
        .where_(doubled(Freedom::ALL))
        .is_refused(None, Rule::T4, fact(3, 2));
    let same = deal(2).where_(doubled(&[Freedom::Travel; 2]));
    same.is_refused(None, Rule::T4, fact(1, 2));
    let harder = deal(2).where_(|setup| setup.options.harder = true);
    harder.is_refused(None, Rule::T4, fact(2, 1));
    deal(3)
        .where_(doubled(&[Freedom::Travel]))
        .is_refused(None, Rule::T4, fact(1, 0));
}

#[test]
fn t4_refused_when_both_have_a_freedom_of_which_there_is_one_tile() {
    let opinion = |player: &mut PlayerSetup| player.freedoms = vec![Freedom::Opinion];
    let start = auction(2, 4).with(A, opinion).with(B, opinion);
    let what = Count::FreedomTiles(Freedom::Opinion);
    start.is_refused(
        None,
        Rule::T4,
        Fact::TooMany {
            what,
            found: 2,
            most: 1,
        },
    );
}

#[test]
fn t4_refused_when_a_score_sheet_shows_six_freedoms() {
    let all = |player: &mut PlayerSetup| player.freedoms = Freedom::ALL.to_vec();
    let start = end(2)
        .with(A, all)
        .with(B, all)
        .where_(|setup| setup.doubled_freedoms.clear());
    let what = Count::Freedoms;
    start.is_refused(
        None,
        Rule::T4,
        Fact::TooMany {
            what,
            found: 6,
            most: 5,
        },
    );
}

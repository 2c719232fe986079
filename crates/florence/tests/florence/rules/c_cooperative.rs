//! C: the expansion Cooperative Building, with buildings across borders.

use crate::telling::*;
use florence::Joint;
use florence::rules::game::Talk;
use florence::rules::rule::Amiss;

fn joined(start: Start) -> Start {
    start.where_(|setup| setup.options.cooperative = true)
}

/// A's turn in an action phase of the third round. With two players, B's board is to the
/// right of A's; with three, it is above it and three squares to the right; with four,
/// directly above it.
fn acting(players: usize) -> Start {
    joined(actions(players, 3, A))
}

fn builders(number: i64) -> impl Fn(&mut PlayerSetup) {
    move |player| {
        player.builders = number;
        player.prestige += (number - 1).max(0) * 3;
    }
}

/// Returns a building shared with B, from A's side.
fn with_b(kind: Building, own: &str, others: &str) -> Joint {
    Joint::new(kind, at(own), B, at(others))
}

/// Across the border between two players: g2 | a2 b2.
fn tower() -> Joint {
    with_b(Building::Tower, "g2", "a2 b2")
}

fn money(florins: i64) -> impl Fn(&mut PlayerSetup) {
    move |player| player.money = Some(florins)
}

/// Returns a change that adds this building for one player alone.
fn stands(kind: Building, squares: &str) -> impl FnOnce(&mut PlayerSetup) {
    let squares = at(squares);
    move |player| {
        player.buildings.push((kind, squares));
        player.prestige += 3;
    }
}

fn there(seat: Seat, amiss: Amiss, squares: &str) -> Fact {
    Fact::There(seat, amiss, at(squares))
}

#[test]
fn c1_holds_every_principality_has_two_neighbours_and_one_of_two_has_one() {
    let all: [&[[Seat; 2]]; 3] = [
        &[[B, C], [A, C], [A, B]],
        &[[B, D], [A, C], [B, D], [A, C]],
        &[[B, E], [A, C], [B, D], [C, E], [A, D]],
    ];
    let two = acting(2).begins();
    assert_eq!(two.neighbours(A).collect::<Vec<_>>(), [B]);
    assert_eq!(two.neighbours(B).collect::<Vec<_>>(), [A]);
    for (players, neighbours) in (3..).zip(all) {
        let game = acting(players).begins();
        for (seat, expected) in game.seats().zip(neighbours) {
            let found: Vec<Seat> = game.neighbours(seat).collect();
            assert_eq!(found, expected, "{seat:?} of {players}");
        }
    }
    let home = *two.player(A).principality();
    assert_eq!(home.palazzo(), at("c3 d3 e3 c4 d4 e4"));
    assert_eq!(home.empty().len(), 43);
    assert_eq!(actions(2, 3, A).begins().neighbours(A).count(), 0);
}

#[test]
fn c1_refused_when_principalities_are_not_joined() {
    let play = actions(2, 3, A).begins();
    play.refuses(A, Decision::Offer(tower()), Rule::C1, Fact::NotJoined);
    let typed = actions(2, 3, A).with(A, |player| {
        player.buildings = vec![(Building::Tower, at("g3"))];
        player.partners = vec![(Building::Tower, B)];
    });
    typed.is_refused(A, Rule::C1, Fact::NotJoined);
}

#[test]
fn c2_holds_a_neighbour_accepts_and_the_building_lies_across_the_border() {
    let mut play = acting(2).begins();
    play.does(A, Decision::Offer(tower().paying(400)));
    let talk = Talk {
        joint: tower().paying(400),
        answers: B,
    };
    assert_eq!((play.talk(), play.to_act()), (Some(talk), Some(B)));
    let events = play.does(B, Decision::Accept);
    let built = Event::BuiltTogether {
        seat: A,
        partner: B,
        building: Building::Tower,
    };
    assert!(events.contains(&built), "{events:?}");
    let part = |seat| play.player(seat).principality().squares_of(Building::Tower);
    assert_eq!((part(A), part(B)), (at("g2"), at("a2 b2")));
    assert_eq!((play.to_act(), play.actions_left()), (Some(A), 1));
}

#[test]
fn c2_holds_what_was_agreed_on_is_entered_at_once() {
    let mut talked = acting(2).begins();
    talked.does(A, Decision::Offer(tower().paying(400)));
    talked.does(B, Decision::Accept);
    let mut entered = acting(2).begins();
    entered.does(A, Decision::Agree(tower().paying(400)));
    assert_eq!(entered.game, talked.game);
}

#[test]
fn c2_refused_when_the_partner_is_no_neighbour() {
    let play = acting(4).begins();
    let far = Joint::new(Building::Tower, at("g3"), C, at("a3 b3"));
    play.refuses(A, Decision::Offer(far), Rule::C2, Fact::NotNeighbours(C));
    play.refuses(A, Decision::Agree(far), Rule::C2, Fact::NotNeighbours(C));
    let own = Joint::new(Building::Tower, at("g3"), A, at("a3 b3"));
    play.refuses(A, Decision::Offer(own), Rule::C2, Fact::NotNeighbours(A));
}

#[test]
fn c3_holds_the_active_player_pays_by_the_own_builders_and_the_partner_pays_first() {
    let mut play = acting(2).with(A, money(300)).with(B, builders(1)).begins();
    let events = play.does(A, Decision::Agree(tower().paying(400)));
    let paid = Event::Paid {
        from: B,
        to: A,
        florins: 400,
    };
    assert!(events.contains(&paid), "{events:?}");
    assert_eq!(play.player(A).money(), 0);
    assert_eq!(play.player(B).money(), 2500 - 400);
}

#[test]
fn c3_refused_when_money_and_payment_do_not_reach_the_price() {
    let mut play = acting(2).with(A, money(200)).begins();
    let (needed, has) = (700, 600);
    let fact = Fact::NotEnoughMoney { needed, has };
    play.refuses(A, Decision::Offer(tower().paying(400)), Rule::C3, fact);
    play.does(A, Decision::Offer(tower().paying(500)));
}

#[test]
fn c4_holds_both_get_points_and_the_building_counts_for_both() {
    let start = acting(2).with(B, |player| {
        player.hand = Some(known(&[
            Profession::Watchmaker,
            Profession::Poet,
            Profession::Physician,
        ]));
    });
    let mut play = start.begins();
    let wants = Profession::Watchmaker.building();
    let before = play
        .work_value(B, Profession::Watchmaker, Set::EMPTY)
        .total();
    let place = play.joint_places(A, B, wants).iter().next();
    let (own, others) = place.expect("there is room");
    play.does(A, Decision::Agree(Joint::new(wants, own, B, others)));
    for seat in [A, B] {
        assert_eq!(play.player(seat).prestige(), 3);
        assert!(play.player(seat).principality().buildings().contains(wants));
    }
    let after = play
        .work_value(B, Profession::Watchmaker, Set::EMPTY)
        .total();
    assert_eq!(after, before + 4);
    // It costs an action only for the player whose turn it is.
    assert_eq!(play.actions_left(), 1);
    play.does(A, Decision::EndTurn);
    assert_eq!((play.to_act(), play.actions_left()), (Some(B), 2));
}

#[test]
fn c5_holds_each_side_is_judged_by_the_builders_of_its_owner() {
    // On B's side it touches a building.
    let beside = with_b(Building::Studio, "g4", "a4 a5 b5 b6");
    let start = || {
        acting(2)
            .with(A, builders(0))
            .with(B, stands(Building::Tower, "c6 d6 e6"))
    };
    let play = start().begins();
    play.refuses(
        A,
        Decision::Offer(beside),
        Rule::C5,
        there(B, Amiss::Touches, "b6"),
    );
    let mut play = start().with(B, builders(2)).begins();
    play.does(A, Decision::Agree(beside));
}

#[test]
fn c5_refused_when_it_stands_there_already_or_lies_on_something() {
    let start = acting(2).with(B, stands(Building::Chapel, "b6 c6 b7"));
    let play = start.begins();
    let fact = Fact::BuiltBy(B, Building::Chapel);
    let chapel = with_b(Building::Chapel, "g2", "a2 a1");
    play.refuses(A, Decision::Offer(chapel), Rule::C5, fact);
    let on_it = with_b(Building::Tower, "g6", "a6 b6");
    play.refuses(
        A,
        Decision::Offer(on_it),
        Rule::C5,
        there(B, Amiss::Overlaps, "b6"),
    );
    let own = acting(2).with(A, stands(Building::Tower, "e6 d6 c6"));
    let fact = Fact::AlreadyBuilt(Building::Tower);
    own.begins()
        .refuses(A, Decision::Offer(tower()), Rule::P5, fact);
    let fact = Fact::NotThisShape {
        tile: Tile::Building(Building::Tower),
        squares: at("g2"),
    };
    let bent = with_b(Building::Tower, "g2", "a2 a1");
    acting(2)
        .begins()
        .refuses(A, Decision::Offer(bent), Rule::P1, fact);
}

#[test]
fn c6_holds_a_builder_builds_along_a_border_and_two_beside_a_building() {
    let along = Decision::build(Building::Tower, at("g1 g2 g3"));
    acting(2).with(A, builders(1)).begins().does(A, along);
    let start = acting(2)
        .with(B, builders(1))
        .with(B, stands(Building::Chapel, "a1 a2 b1"));
    start.clone().with(A, builders(2)).begins().does(A, along);
    // Next to the partner's empty field no builder is needed.
    acting(2).begins().does(A, Decision::Offer(tower()));
    // A landscape is not a building.
    let planted = acting(2).with(A, builders(1)).with(B, |player| {
        player.landscapes = vec![(Landscape::Park, at("a1 a2"))];
    });
    planted.begins().does(A, along);
}

#[test]
fn c6_refused_when_builders_are_missing_at_the_border() {
    let along = Decision::build(Building::Tower, at("g1 g2 g3"));
    let squares = at("g1 g2 g3");
    let play = acting(2).begins();
    play.refuses(A, along, Rule::C6, Fact::LiesAlong { squares });
    let start = acting(2)
        .with(B, builders(1))
        .with(B, stands(Building::Chapel, "a1 a2 b1"));
    let play = start.clone().with(A, builders(1)).begins();
    let squares = at("g1 g2");
    play.refuses(A, along, Rule::C6, Fact::TouchesAcross { squares });
    // A joint building next to the field of a third player: A's right border is D's.
    let play = acting(4).begins();
    let joint = with_b(Building::Tower, "g7 g6", "g1");
    let squares = at("g6 g7");
    play.refuses(
        A,
        Decision::Offer(joint),
        Rule::C6,
        Fact::LiesAlong { squares },
    );
    let play = acting(4).with(A, builders(1)).begins();
    play.refuses(
        A,
        Decision::Offer(joint),
        Rule::C6,
        there(B, Amiss::LiesAlong, "g1"),
    );
    // Buildings along a border in a typed position must have been possible.
    let typed = acting(2).with(A, stands(Building::Tower, "g1 g2 g3"));
    let squares = at("g1 g2 g3");
    typed.is_refused(A, Rule::C6, Fact::LiesAlong { squares });
}

#[test]
fn c7_holds_a_joint_building_fills_squares_on_each_side_for_its_owner() {
    let mut play = acting(2).begins();
    play.does(A, Decision::Agree(tower()));
    let empty = |seat| play.player(seat).principality().empty().len();
    assert_eq!((empty(A), empty(B)), (42, 41));
}

#[test]
fn c7a_holds_offers_are_changed_and_go_back_and_forth_for_nothing() {
    let mut play = acting(3).begins();
    let places = |seat, kind| {
        let places = acting(3).begins().joint_places(A, seat, kind);
        let (own, others) = places.iter().next().expect("there is room");
        Joint::new(kind, own, seat, others)
    };
    let chapel = places(B, Building::Chapel);
    play.goes(&[
        (A, Decision::Offer(chapel.paying(500))),
        (B, Decision::Offer(chapel.turned(A).paying(100))),
        (A, Decision::Offer(chapel.paying(300))),
        (B, Decision::Refuse),
    ]);
    assert_eq!((play.to_act(), play.actions_left()), (Some(A), 2));
    let other = places(C, Building::Tower);
    play.does(A, Decision::Offer(other.paying(9_000)));
    // More than C has: it can be offered, but not accepted.
    let (needed, has) = (9_000, 3_500);
    let fact = Fact::PartnerShort {
        partner: C,
        needed,
        has,
    };
    play.refuses(C, Decision::Accept, Rule::C7a, fact);
    play.goes(&[
        (C, Decision::Offer(other.turned(A).paying(100))),
        (A, Decision::Accept),
    ]);
    assert_eq!(play.player(C).money(), 3_400);
}

#[test]
fn c7a_holds_points_are_given_up_to_be_able_to_accept() {
    let start = acting(2).with(B, money(0)).with(B, |player| {
        player.landscapes = vec![
            (Landscape::Park, at("d1 e1")),
            (Landscape::Park, at("f1 f2")),
        ];
        player.prestige = 3;
    });
    let mut play = start.begins();
    play.goes(&[
        (A, Decision::Offer(tower().paying(200))),
        (B, Decision::Sell(2)),
        (B, Decision::Accept),
    ]);
    assert_eq!((play.player(B).money(), play.player(B).prestige()), (0, 4));
}

#[test]
fn c7a_refused_when_an_offer_is_open_or_the_payment_is_no_multiple_of_100() {
    let mut play = acting(2).begins();
    let fact = Fact::NotAStep { amount: 150 };
    play.refuses(A, Decision::Offer(tower().paying(150)), Rule::C7a, fact);
    play.does(A, Decision::Offer(tower()));
    let open = Fact::FirstDecide(Open::Talk);
    play.refuses(A, Decision::Hire, Rule::C7a, open.clone());
    play.refuses(B, Decision::Agree(tower().turned(A)), Rule::C7a, open);
    let fact = Fact::NotYourTurn { to_act: B };
    play.refuses(A, Decision::Accept, Rule::C7a, fact);
}

#[test]
fn c7b_holds_one_tile_leaves_the_supply() {
    let mut play = acting(2).begins();
    play.does(A, Decision::Agree(tower()));
    assert_eq!(play.tiles_left(Tile::Building(Building::Tower)), 2);
    // A landscape may lie along a border.
    let mut planted = joined(auction(2, 1)).begins();
    planted.wins(A, Object::Landscape, 300);
    planted.does(A, Decision::place(Landscape::Park, at("g1 g2")));
}

#[test]
fn c7b_refused_when_it_lies_on_one_side_only() {
    let play = acting(2).with(A, builders(1)).begins();
    let fact = Fact::OnOneSide(Tile::Building(Building::Tower));
    for joint in [
        with_b(Building::Tower, "g1 g2 g3", ""),
        with_b(Building::Tower, "", "a1 a2 a3"),
    ] {
        play.refuses(A, Decision::Offer(joint), Rule::C7b, fact.clone());
    }
    let elsewhere = Decision::Build(Building::Tower, Site::of(B, at("a1 a2 a3")));
    play.refuses(A, elsewhere, Rule::B3, Fact::OtherField(B));
}

#[test]
fn c8_holds_without_an_agreement_one_builds_alone() {
    let mut play = acting(2).begins();
    play.does(A, Decision::Offer(tower().paying(900)));
    play.does(B, Decision::Refuse);
    assert!(play.turn().unwrap().asked.contains(B));
    play.does(A, Decision::build(Building::Tower, at("d6 e6 f6")));
    assert_eq!(play.actions_left(), 1);
}

#[test]
fn c8_refused_when_nothing_has_been_offered() {
    let mut play = acting(2).begins();
    play.does(A, Decision::Offer(tower()));
    play.does(B, Decision::Refuse);
    for answer in [Decision::Accept, Decision::Refuse] {
        play.refuses(A, answer, Rule::C8, Fact::NotNow);
    }
}

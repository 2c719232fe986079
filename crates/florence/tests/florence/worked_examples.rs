//! The worked examples 1 to 4 of the rules digest with their exact numbers, and the
//! checksums of the component tables.

use crate::telling::*;
use florence::Joint;
use florence::{Character, Favour};

/// Asserts what the four players of example 1 have got and paid in the end.
fn everyone_has_what_the_example_says(play: &Play) {
    let player = |seat| play.player(seat);
    assert_eq!(
        [A, B, C, D].map(|seat| play.money(seat)),
        [3300, 2900, 3300, 2800]
    );
    let parks = player(A).principality().landscape_count(Landscape::Park);
    let forests = player(B).principality().landscape_count(Landscape::Forest);
    assert_eq!((parks, forests), (1, 1));
    assert_eq!((player(C).builders(), player(D).jesters()), (1, 1));
    assert_eq!(play.phase(), Phase::Actions);
}

const PARK: &str = "d1 e1";
const FOREST: &str = "d1 e1 d2 e2";

#[test]
fn example_1_an_auction_phase_bid_by_bid() {
    use Decision::{Name, Pass, Raise};
    let mut play = auction(4, 1).begins();
    play.goes(&[
        (A, Name(Object::Park)),
        (B, Pass),
        (C, Pass),
        (D, Pass),
        (A, Decision::place(Landscape::Park, at(PARK))),
    ]);
    assert_eq!(play.money(A), 3300);
    play.goes(&[
        (B, Name(Object::Jester)),
        (C, Raise(300)),
        (D, Raise(400)),
        (B, Raise(500)),
        (C, Raise(600)),
        (D, Raise(700)),
        (B, Pass),
        (C, Pass),
    ]);
    assert_eq!(play.money(D), 2800);
    assert_eq!(play.to_act(), Some(B), "B opens again");
    play.goes(&[
        (B, Name(Object::Forest)),
        (C, Raise(300)),
        (B, Raise(400)),
        (C, Raise(500)),
        (B, Raise(600)),
        (C, Pass),
        (B, Decision::place(Landscape::Forest, at(FOREST))),
    ]);
    assert_eq!(play.to_act(), Some(C));
    let named: Vec<Object> = play
        .legal()
        .iter()
        .filter_map(|command| match command.decision {
            Name(object) => Some(object),
            _ => None,
        })
        .collect();
    let left = [
        Object::Lake,
        Object::Builder,
        Object::PrestigeCard,
        Object::RecruitingCard,
    ];
    assert_eq!(named, left);
    play.does(C, Name(Object::Builder));
    everyone_has_what_the_example_says(&play);
}

#[test]
fn example_1_the_same_phase_by_its_results() {
    let mut play = auction(4, 1).begins();
    play.wins(A, Object::Park, 200);
    play.does(A, Decision::place(Landscape::Park, at(PARK)));
    play.wins(D, Object::Jester, 700);
    assert_eq!(play.to_act(), Some(B), "B opens again");
    play.wins(B, Object::Forest, 600);
    play.does(B, Decision::place(Landscape::Forest, at(FOREST)));
    play.wins(C, Object::Builder, 200);
    everyone_has_what_the_example_says(&play);
}

#[test]
fn example_2_the_poets_work_is_worth_15_and_buys_7_points_with_100_left() {
    let start = actions(3, 3, A).with(A, |player| {
        player.money = Some(0);
        player.hand = Some(known(&[Profession::Poet, Profession::Lawyer]));
        player.table = vec![Profession::Physician];
        player.recruiting_in_hand = 1;
        player.buildings = vec![(Building::Theatre, at("e4 f4 g4 e5 e6"))];
        player.freedoms = vec![Freedom::Travel];
        player.jesters = 2;
    });
    let play = start.begins();
    assert_eq!(play.minimum(), 12);
    let value = play.work_value(A, Profession::Poet, Set::EMPTY);
    let lines = [
        value.building,
        value.landscape,
        value.freedom,
        value.jesters,
        value.cards,
    ];
    assert_eq!(
        (lines, value.bonus(), value.total()),
        ([4, 0, 3, 4, 4], 0, 15)
    );
    let mut paid = play;
    paid.does(A, work(Profession::Poet));
    assert_eq!((paid.money(A), paid.prestige(A)), (1500, 0));
    let mut turned = play;
    turned.does(A, work_with(Profession::Poet, &[], 7));
    assert_eq!((turned.money(A), turned.prestige(A)), (100, 7));
    let fact = Fact::TooMuchPrestige { wanted: 8, most: 7 };
    play.refuses(A, work_with(Profession::Poet, &[], 8), Rule::W9, fact);
}

/// Example 3: two professions are on the table and the Poet is next; another profession and
/// a recruiting card remain in hand.
fn before_the_third_work(player: &mut PlayerSetup) {
    fixture(player);
    player.hand = Some(known(&[Profession::Poet, Profession::Lawyer]));
    player.recruiting_in_hand = 1;
    player.table = vec![Profession::Physician, Profession::Painter];
    player.prestige_cards = hidden(1);
}

#[test]
fn example_3_every_bonus_card_on_the_fixture() {
    let values = [5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3];
    let start = end(3).with(A, before_the_third_work).begins();
    let counted: Vec<u8> = BonusCard::ALL
        .iter()
        .map(|card| card.value(start.player(A)))
        .collect();
    assert_eq!(counted, values);
    let numbers: Vec<u8> = BonusCard::ALL.iter().map(|card| card.number()).collect();
    assert_eq!(numbers, (1..=20).collect::<Vec<u8>>());
}

#[test]
fn example_3_every_bonus_card_adds_its_value_to_a_work_that_is_completed() {
    let values = [5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3];
    for (&card, value) in BonusCard::ALL.iter().zip(values) {
        let start = actions(3, 7, A)
            .with(A, before_the_third_work)
            .with(A, |player| player.bonus_cards = known(&[card]))
            .with(A, |player| player.prestige_cards.truncate(1))
            .where_(|setup| setup.edition.minimum = [0; 7]);
        let mut play = start.begins();
        // No Theatre; a Lake, the freedom of Travel, no jester, five cards.
        let plain = 3 + 3 + 5;
        let events = play.does(A, work_with(Profession::Poet, &[card], 0));
        let value = plain + value;
        assert_eq!(events[0], Event::Completed { seat: A, value }, "{card:?}");
    }
}

/// Example 4: the owner of the card and two players without anything.
fn owner_of(card: PrestigeCard) -> Start {
    end(3).with(A, fixture).with(A, |player| {
        player.hand = Some(known(&[Profession::Lawyer]));
        player.table = vec![Profession::Physician, Profession::Painter, Profession::Poet];
        player.recruiting_on_table = 1;
        player.prestige_cards = known(&[card]);
    })
}

fn points(start: Start, card: PrestigeCard) -> u8 {
    start.begins().prestige_card_points(A, card)
}

#[test]
fn example_4_every_prestige_card_on_the_fixture() {
    use PrestigeCard as P;
    // The other players have nothing, so the fixture leads in everything but jesters and
    // Parks.
    let values = [6, 5, 8, 0, 7, 7, 6, 0, 6, 0, 6, 0, 0, 7];
    for (&card, value) in P::ALL.iter().zip(values) {
        assert_eq!(points(owner_of(card), card), value, "{card:?}");
    }
    let numbers: Vec<u8> = P::ALL.iter().map(|card| card.number()).collect();
    assert_eq!(numbers, (1..=14).collect::<Vec<u8>>());
}

#[test]
fn example_4_card_1_with_a_rival_at_five_buildings_scores_3() {
    let rival = |player: &mut PlayerSetup| {
        fixture(player);
        player.landscapes.clear();
    };
    let card = PrestigeCard::MostBuildings;
    assert_eq!(points(owner_of(card).with(C, rival), card), 3);
}

#[test]
fn example_4_card_3_compares_empty_squares() {
    let card = PrestigeCard::FewestEmptySquares;
    let equal = owner_of(card).with(B, fixture);
    assert_eq!(points(equal, card), 4);
    let fewer = owner_of(card).with(B, |player| {
        fixture(player);
        player.landscapes.push((Landscape::Park, at("e3 f3")));
    });
    assert_eq!(points(fewer, card), 0);
    let more = owner_of(card).with(B, |player| {
        fixture(player);
        player.landscapes.pop();
    });
    assert_eq!(points(more, card), 8);
}

#[test]
fn card_3_is_about_squares_and_not_about_tiles() {
    let card = PrestigeCard::FewestEmptySquares;
    let owner = |player: &mut PlayerSetup| {
        player.prestige_cards = known(&[card]);
        player.landscapes = vec![
            (Landscape::Park, at("d1 e1")),
            (Landscape::Park, at("d2 e2")),
        ];
    };
    let forest = |player: &mut PlayerSetup| {
        player.landscapes = vec![(Landscape::Forest, at(FOREST))];
    };
    let lake =
        |player: &mut PlayerSetup| player.landscapes = vec![(Landscape::Lake, at("d1 e1 d2"))];
    assert_eq!(points(end(3).with(A, owner).with(B, forest), card), 4);
    assert_eq!(points(end(3).with(A, owner).with(B, lake), card), 8);
    let empty = |player: &mut PlayerSetup| player.prestige_cards = known(&[card]);
    assert_eq!(
        points(end(3).with(A, empty), card),
        4,
        "all are empty: nobody has fewer empty squares"
    );
}

#[test]
fn example_4_card_5_with_a_rival_at_three_landscapes_scores_4() {
    let rival = |player: &mut PlayerSetup| {
        let parks = ["d1 e1", "d2 e2", "d3 e3"];
        player.landscapes = parks.map(|park| (Landscape::Park, at(park))).to_vec();
    };
    let card = PrestigeCard::MostLandscapes;
    assert_eq!(points(owner_of(card).with(B, rival), card), 4);
}

#[test]
fn example_4_card_6_alone_with_two_forests_scores_7() {
    let rival = |player: &mut PlayerSetup| {
        player.landscapes = vec![(Landscape::Forest, at(FOREST))];
    };
    let card = PrestigeCard::MostForests;
    assert_eq!(
        points(owner_of(card).with(B, rival).with(C, rival), card),
        7
    );
}

#[test]
fn example_4_card_7_with_two_rivals_at_one_lake_scores_3() {
    let rival = |player: &mut PlayerSetup| {
        player.landscapes = vec![(Landscape::Lake, at("d1 e1 d2"))];
    };
    let card = PrestigeCard::MostLakes;
    assert_eq!(
        points(owner_of(card).with(B, rival).with(C, rival), card),
        3
    );
}

#[test]
fn example_4_card_14_with_a_rival_at_five_works_scores_nothing_and_at_four_4() {
    let works = [
        Profession::Botanist,
        Profession::Theologian,
        Profession::Composer,
        Profession::Dramatist,
        Profession::Astronomer,
    ];
    let card = PrestigeCard::MostWorks;
    for (count, value) in [(5, 0), (4, 4), (3, 7)] {
        let rival = |player: &mut PlayerSetup| player.table = works[..count].to_vec();
        assert_eq!(points(owner_of(card).with(B, rival), card), value);
    }
}

#[test]
fn example_4_card_12_when_nobody_has_a_park_scores_nothing() {
    let card = PrestigeCard::MostParks;
    assert_eq!(points(owner_of(card), card), 0);
    let rival = |player: &mut PlayerSetup| player.landscapes = vec![(Landscape::Park, at(PARK))];
    assert_eq!(points(owner_of(card).with(B, rival), card), 0);
}

#[test]
fn the_cards_that_look_at_their_owner_ask_for_every_part_of_their_condition() {
    use PrestigeCard as P;
    let with = |card, change: fn(&mut PlayerSetup)| points(owner_of(card).with(A, change), card);
    let three: fn(&mut PlayerSetup) = |player| player.freedoms = Freedom::ALL.to_vec();
    assert_eq!(with(P::AllFreedoms, three), 8);
    let park: fn(&mut PlayerSetup) =
        |player| player.landscapes.push((Landscape::Park, at("e3 f3")));
    assert_eq!(with(P::AllLandscapeKinds, park), 8);
    let jester: fn(&mut PlayerSetup) = |player| player.jesters = 1;
    assert_eq!(with(P::BuilderJesterLandscapes, jester), 7);
    let one_landscape: fn(&mut PlayerSetup) = |player| {
        player.jesters = 1;
        player.landscapes.truncate(1);
    };
    assert_eq!(with(P::BuilderJesterLandscapes, one_landscape), 0);
    let three_works: fn(&mut PlayerSetup) = |player| player.recruiting_on_table = 0;
    assert_eq!(with(P::BuildingsFreedomsWorks, three_works), 0);
    let one_freedom: fn(&mut PlayerSetup) = |player| player.freedoms.truncate(1);
    assert_eq!(with(P::BuildingsFreedomsWorks, one_freedom), 0);
    let three_buildings: fn(&mut PlayerSetup) = |player| player.buildings.truncate(3);
    assert_eq!(with(P::BuildingsFreedomsWorks, three_buildings), 0);
    let one_large: fn(&mut PlayerSetup) = |player| player.buildings.truncate(1);
    assert_eq!(with(P::TwoLargeBuildings, one_large), 0);
}

#[test]
fn the_values_of_the_prestige_cards_are_those_of_the_component_table() {
    let printed = "6 (3), 5, 8 (4), 8, 7 (4), 7 (4), 6 (3), 8, 6, 6 (3), 6 (3), 5 (3), 7, 7 (4)";
    let values = PrestigeCard::ALL
        .iter()
        .map(|card| match card.tied_value() {
            Some(tied) => format!("{} ({tied})", card.value()),
            None => card.value().to_string(),
        });
    assert_eq!(values.collect::<Vec<_>>().join(", "), printed);
}

#[test]
fn nine_professions_want_a_forest_seven_a_lake_five_a_park_and_seven_each_freedom() {
    let want = |landscape| {
        Profession::ALL
            .iter()
            .filter(|p| p.landscape() == landscape)
            .count()
    };
    let landscapes = [Landscape::Forest, Landscape::Lake, Landscape::Park];
    assert_eq!(landscapes.map(want), [9, 7, 5]);
    for &freedom in Freedom::ALL {
        let want = Profession::ALL.iter().filter(|p| p.freedom() == freedom);
        assert_eq!(want.count(), 7);
    }
    let numbers: Vec<u8> = Profession::ALL.iter().map(|p| p.number()).collect();
    assert_eq!(numbers, (1..=21).collect::<Vec<u8>>());
}

#[test]
fn the_professions_want_what_the_component_table_says() {
    // Initials of building (Lab and Lib, The and Tow apart), landscape, freedom.
    let printed = "Uni L R,Uni P T,Uni F O,Lab P R,Lab L O,Lab F T,Wor L T,Wor P O,Wor F R,Lib L R,\
                   Lib F O,Ope F T,Ope L O,Stu F R,Stu L T,Hos P O,Hos F T,The P R,The L T,Tow F R,\
                   Cha F O";
    let initials = |name: String, letters: usize| name[..letters].to_owned();
    let wants = Profession::ALL.iter().map(|profession| {
        let building = initials(format!("{:?}", profession.building()), 3);
        let landscape = initials(format!("{:?}", profession.landscape()), 1);
        let freedom = initials(format!("{:?}", profession.freedom()), 1);
        format!("{building} {landscape} {freedom}")
    });
    assert_eq!(wants.collect::<Vec<_>>().join(","), printed);
}

#[test]
fn three_buildings_are_large_five_medium_and_two_small() {
    let sizes: Vec<usize> = Building::ALL.iter().map(|b| b.size().squares()).collect();
    assert_eq!(sizes, [7, 7, 7, 5, 5, 5, 5, 5, 3, 3]);
}

fn with_muse(start: Start) -> Start {
    start.where_(|setup| setup.options.muse = true)
}

fn bid(character: Character, florins: u32) -> Decision {
    Decision::Bid(character, florins)
}

/// Adds these buildings wherever they fit: they are only counted.
fn with_buildings(mut start: Start, buildings: &[Building]) -> Start {
    for &kind in buildings {
        let game = start.clone().begins().game;
        let place = game.places(A, Tile::Building(kind)).nth(0);
        let player = &mut start.setup.players[0];
        player.buildings.push((kind, place.expect("it fits")));
        player.prestige += 3;
    }
    start
}

#[test]
fn example_5_the_princess_completes_a_work_worth_13() {
    for (round, reaches) in [(3, true), (4, false)] {
        let start = with_muse(actions(3, round, A)).with(A, |player| {
            player.character = Some(Character::Princess);
            player.landscapes = vec![
                (Landscape::Lake, at("a3 a4 b3")),
                (Landscape::Lake, at("a5 a6 b5")),
            ];
            player.prestige = 3;
        });
        let start = with_buildings(start, &[Building::University, Building::Studio]);
        let mut play = start.begins();
        let value = play.princess_value(A);
        assert_eq!((value.landscapes, value.buildings), (6, 4));
        assert_eq!((value.cards, value.builders, value.total()), (3, 0, 13));
        if reaches {
            play.does(A, Decision::Princess(0));
            assert_eq!(play.player(A).best_work(), 13);
        } else {
            let (value, minimum) = (13, 14);
            let fact = Fact::BelowMinimum { value, minimum };
            play.refuses(A, Decision::Princess(0), Rule::W2, fact);
        }
    }
}

#[test]
fn example_6_what_lies_on_the_banker_grows_until_somebody_takes_it() {
    let mut play = with_muse(auction(3, 1)).begins();
    let mut seen = Vec::new();
    for round in 1..=4 {
        play.nobody_opens();
        assert_eq!(play.round(), round);
        seen.push(play.on_banker());
        if round == 3 {
            let seat = play.to_act().unwrap();
            let before = play.money(seat);
            play.does(seat, bid(Character::Banker, 0));
            play.nobody_bids_for_characters();
            assert_eq!(play.money(seat), before + 800);
        } else {
            play.nobody_bids_for_characters();
        }
        play.passes_the_round_from_actions();
    }
    assert_eq!(seen, [600, 700, 800, 600]);
}

#[test]
fn example_7_the_last_of_four_gets_4_points_with_the_merchant() {
    let points = |prestige| {
        move |player: &mut PlayerSetup| {
            player.prestige = prestige;
        }
    };
    let start = with_muse(auction(4, 3))
        .with(A, points(9))
        .with(B, points(6))
        .with(C, points(6))
        .with(D, |player| {
            player.prestige = 3;
            player.character = Some(Character::Merchant);
        });
    let mut play = start.begins();
    let positions = [A, B, C, D].map(|seat| play.position_on_fame_track(seat));
    assert_eq!(positions, [1, 2, 2, 4]);
    play.does(D, Decision::Merchant(Favour::Points));
    assert_eq!(play.prestige(D), 7);
}

#[test]
fn example_8_a_character_phase_of_four() {
    let start = with_muse(auction(4, 1)).where_(|setup| setup.moment = Moment::Characters(1));
    let mut play = start.begins();
    play.goes(&[
        (A, bid(Character::Cardinal, 300)),
        (B, bid(Character::Merchant, 400)),
        (C, bid(Character::Cardinal, 500)),
        (D, bid(Character::Princess, 300)),
    ]);
    assert_eq!(play.to_act(), Some(A));
    assert_eq!(play.characters().unwrap().bid_of(A), None);
    let events = play.does(A, bid(Character::Banker, 0));
    let taken = events.iter().filter_map(|event| match *event {
        Event::TookCharacter {
            seat,
            character,
            price,
        } => Some((seat, character, price)),
        _ => None,
    });
    assert_eq!(
        taken.collect::<Vec<_>>(),
        [
            (B, Character::Merchant, 400),
            (C, Character::Cardinal, 500),
            (D, Character::Princess, 300),
            (A, Character::Banker, 0),
        ]
    );
    let money = [A, B, C, D].map(|seat| play.money(seat));
    assert_eq!(money, [4100, 3100, 3000, 3200]);
    assert_eq!(play.phase(), Phase::Actions);
}

#[test]
fn example_9_green_pays_red_who_is_200_up() {
    let (red, green) = (A, B);
    let start = actions(2, 5, red)
        .where_(|setup| setup.options.cooperative = true)
        .with(red, |player| {
            player.builders = 1;
            player.buildings = vec![(Building::Tower, at("f5 f6 f7"))];
            player.prestige = 3;
        })
        .with(green, |player| {
            player.builders = 3;
            player.buildings = vec![(Building::Chapel, at("b5 c5 b6"))];
            player.prestige = 9;
        });
    let play = start.clone().begins();
    // In Red's principality it may not share an edge with a building.
    let places = play.joint_places(red, green, Building::Workshop);
    let near_tower = at("g5 g6 g7");
    let chapel = at("b5 c5 b6");
    let mut beside_chapel = None;
    for (own, others) in places.iter() {
        assert!(own.intersection(near_tower).is_empty(), "{own}");
        if !others.neighbours().intersection(chapel).is_empty() {
            beside_chapel = Some((own, others));
        }
    }
    // In Green's it may.
    let (own, others) = beside_chapel.expect("Green has three builders");
    let mut play = start.begins();
    let before = (play.player(red).money(), play.player(green).money());
    let joint = Joint::new(Building::Workshop, own, green, others).paying(500);
    let events = play.does(red, Decision::Agree(joint));
    let florins = -300;
    assert!(events.contains(&Event::Money { seat: red, florins }));
    assert_eq!(play.player(red).money(), before.0 + 200);
    assert_eq!(play.player(green).money(), before.1 - 500);
}

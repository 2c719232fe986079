//! S: the starting equipment, the stacks, the supplies, the start player.

use crate::telling::*;

#[test]
fn s1_holds_everyone_begins_with_3500_florins_no_points_and_43_free_squares() {
    for players in 3..=5 {
        let play = deal(players).begins();
        for seat in play.seats() {
            let player = play.player(seat);
            assert_eq!((player.money(), player.prestige()), (3500, 0));
            let home = player.principality();
            assert_eq!(home.palazzo(), at("a1 b1 c1 a2 b2 c2"));
            assert_eq!(home.empty().len(), 43);
            assert_eq!(home.tiles().count(), 0);
        }
    }
}

#[test]
fn s1_refused_when_a_game_begins_with_more_than_can_be_or_with_anything_already_there() {
    let rich = deal(3).with(B, |player| player.money = Some(10_100));
    rich.is_refused(
        B,
        Rule::S1,
        Fact::OutOfRange {
            what: Count::Money,
            found: 10_100,
            least: 0,
            most: 10_000,
        },
    );
    type Change = (Count, fn(&mut PlayerSetup));
    let changes: [Change; 12] = [
        (Count::Prestige, |player| player.prestige = 1),
        (Count::BestWork, |player| player.best_work = 1),
        (Count::Jesters, |player| player.jesters = 1),
        (Count::Builders, |player| player.builders = 1),
        (Count::Freedoms, |player| {
            player.freedoms = vec![Freedom::Travel];
        }),
        (Count::Buildings, |player| {
            player.buildings = vec![(Building::Tower, at("e4 f4 g4"))];
        }),
        (Count::Landscapes, |player| {
            player.landscapes = vec![(Landscape::Park, at("f4 g4"))];
        }),
        (Count::BonusCards, |player| player.bonus_cards = hidden(1)),
        (Count::PrestigeCards, |player| {
            player.prestige_cards = hidden(1);
        }),
        (Count::RecruitingInHand, |player| {
            player.recruiting_in_hand = 1;
        }),
        (Count::RecruitingOnTable, |player| {
            player.recruiting_on_table = 1;
        }),
        (Count::ProfessionsOnTable, |player| {
            player.table = vec![Profession::Poet];
        }),
    ];
    for (what, change) in changes {
        let start = deal(3).with(C, change);
        let (found, must) = (1, 0);
        start.is_refused(C, Rule::S1, Fact::MustBe { what, found, must });
    }
}

#[test]
fn s1_refused_when_jesters_and_missing_builders_would_cancel_each_other_out() {
    let start = deal(3).with(C, |player| {
        player.jesters = 1;
        player.builders = -1;
    });
    let fact = Fact::MustBe {
        what: Count::Jesters,
        found: 1,
        must: 0,
    };
    start.is_refused(C, Rule::S1, fact);
}

#[test]
fn s2_holds_four_are_dealt_one_is_returned_and_the_rest_becomes_the_stack() {
    let mut rng = fastrand::Rng::with_seed(7);
    for players in 2..=5 {
        let names = ["Anna", "Ben", "Clara", "David", "Eva"];
        let setup = Setup::digital(names.into_iter().take(players), &mut rng);
        let mut play = Start { setup }.begins();
        let mut kept = Set::EMPTY;
        for seat in Seat::first(players) {
            assert_eq!(play.to_act(), Some(seat));
            let dealt = play.player(seat).hand().known();
            assert_eq!(dealt.len(), 4);
            let first = dealt.first().unwrap();
            play.does(seat, Decision::Return(Card::Known(first)));
            kept = kept.union(dealt.without(first));
        }
        assert_eq!(play.phase(), Phase::Auction);
        assert_eq!(play.cards_left(Deck::Professions), 21 - 3 * players);
        for seat in play.seats() {
            assert_eq!(play.player(seat).hand().len(), 3);
            assert!(play.player(seat).hand().known().is_subset(kept));
        }
    }
}

#[test]
fn s2_holds_the_stack_is_shuffled_anew_with_the_returned_cards_in_it() {
    let order: Vec<Profession> = Profession::ALL.iter().rev().copied().collect();
    let start = deal(3).where_(|setup| {
        for (player, dealt) in setup.players.iter_mut().zip(Profession::ALL.chunks(4)) {
            player.hand = Some(known(dealt));
        }
        setup.professions = Some(Profession::ALL[12..].to_vec());
        setup.reshuffle = Some(order.clone());
    });
    let mut play = start.begins();
    for (at, seat) in [A, B, C].into_iter().enumerate() {
        play.does(
            seat,
            Decision::Return(Card::Known(Profession::ALL[4 * at + 1])),
        );
    }
    play.nobody_wants_more();
    play.does(A, Decision::Hire);
    // The reversed order without the nine cards kept begins with 21, 20, …, 17.
    play.allows(A, keep(order[0], &order[1..5]));
}

#[test]
fn s2_refused_when_one_returns_a_card_one_does_not_hold_or_returns_twice() {
    let dealt = &Profession::ALL[..4];
    let mut play = deal(3)
        .with(A, |player| player.hand = Some(known(dealt)))
        .begins();
    let card = AnyCard::Profession(Profession::OrganMaker);
    let strange = Decision::Return(Card::Known(Profession::OrganMaker));
    play.refuses(A, strange, Rule::S2, Fact::NoHiddenCard { card });
    play.refuses(A, Decision::Return(Card::Hidden), Rule::S2, Fact::FaceDown);
    play.refuses(A, Decision::Decline, Rule::S2, Fact::NotNow);
    play.does(A, Decision::Return(Card::Known(dealt[0])));
    let again = Decision::Return(Card::Known(dealt[1]));
    play.refuses(A, again, Rule::S2, Fact::NotYourTurn { to_act: B });
}

#[test]
fn s2_holds_a_profession_given_back_can_come_into_a_hand_by_hiring_only() {
    let mut play = deal(3).begins();
    let poet = Decision::Return(Card::Known(Profession::Poet));
    play.goes(&[(A, poet), (B, Decision::Return(Card::Hidden))]);
    // It was A's from the deal on, so C cannot have it either.
    play.refuses(C, poet, Rule::S2, Fact::GivenBack(Profession::Poet));
    play.does(C, Decision::Return(Card::Hidden));
    let shown = Decision::Reveal(Profession::Poet.into());
    for seat in [A, B, C] {
        play.refuses(seat, shown, Rule::G6, Fact::GivenBack(Profession::Poet));
        play.allows(seat, Decision::Reveal(Profession::Lawyer.into()));
    }
    play.nobody_wants_more();
    play.does(A, Decision::Hire);
    for seat in [B, C] {
        play.refuses(seat, shown, Rule::G6, Fact::GivenBack(Profession::Poet));
    }
    play.does(A, shown);
    assert!(play.player(A).hand().known().contains(Profession::Poet));
}

#[test]
fn s2_holds_of_two_professions_given_back_one_hire_brings_one() {
    let mut play = deal(3).begins();
    let back = |card| Decision::Return(Card::Known(card));
    play.goes(&[
        (A, back(Profession::Poet)),
        (B, back(Profession::Lawyer)),
        (C, Decision::Return(Card::Hidden)),
    ]);
    play.nobody_wants_more();
    play.does(A, Decision::Hire);
    play.allows(A, Decision::Reveal(Profession::Poet.into()));
    play.does(A, Decision::Reveal(Profession::Lawyer.into()));
    let poet = Decision::Reveal(Profession::Poet.into());
    play.refuses(A, poet, Rule::G6, Fact::GivenBack(Profession::Poet));
    play.does(A, Decision::Reveal(Profession::Painter.into()));
}

#[test]
fn s2_refused_when_a_work_is_completed_with_a_profession_given_back() {
    let mut play = deal(3)
        .where_(|setup| setup.edition.minimum = [0; 7])
        .begins();
    let poet = Decision::Return(Card::Known(Profession::Poet));
    let hidden = Decision::Return(Card::Hidden);
    play.goes(&[(A, poet), (B, hidden), (C, hidden)]);
    play.nobody_wants_more();
    let given_back = Fact::GivenBack(Profession::Poet);
    play.refuses(A, work(Profession::Poet), Rule::W1, given_back);
    play.allows(A, work(Profession::Painter));
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..200 {
        let imagined = play.imagine(&mut rng);
        let holds = |seat| {
            imagined
                .player(seat)
                .hand()
                .known()
                .contains(Profession::Poet)
        };
        assert!(![A, B, C].into_iter().any(holds));
        assert!(
            imagined
                .seats()
                .all(|seat| imagined.player(seat).hand().hidden() == 0)
        );
    }
    play.does(A, Decision::Hire);
    let with_poet = (0..2_000).filter(|_| {
        let imagined = play.imagine(&mut rng);
        imagined.player(A).hand().known().contains(Profession::Poet)
    });
    // One of A's four cards came from the stack of twelve, each equally likely.
    let expected = 2_000 / 12;
    let found = with_poet.count();
    assert!((expected / 2..expected * 2).contains(&found), "{found}");
}

#[test]
fn s2_refused_when_a_hand_is_not_four_or_a_profession_is_in_two_places() {
    let three = deal(3).with(B, |player| player.hand = Some(hidden(3)));
    let fact = Fact::MustBe {
        what: Count::ProfessionCards,
        found: 3,
        must: 4,
    };
    three.is_refused(B, Rule::S2, fact);
    let poet = |player: &mut PlayerSetup| player.table = vec![Profession::Poet];
    let twice = auction(3, 4).with(A, poet).with(B, poet);
    twice.is_refused(B, Rule::S2, Fact::CardTwice(Profession::Poet.into()));
    let few = auction(3, 4).with(C, |player| player.hand = Some(Vec::new()));
    few.is_refused(
        C,
        Rule::S2,
        Fact::TooFew {
            what: Count::ProfessionsHad,
            found: 0,
            least: 3,
        },
    );
    let what = Count::ProfessionCards;
    let many = auction(3, 4).with(C, |player| player.hand = Some(hidden(16)));
    many.is_refused(
        None,
        Rule::S2,
        Fact::TooMany {
            what,
            found: 22,
            most: 21,
        },
    );
}

#[test]
fn s2_refused_when_a_stack_is_given_for_hands_that_nobody_knows() {
    let start = deal(3).where_(|setup| setup.reshuffle = Some(Profession::ALL.to_vec()));
    start.is_refused(None, Rule::S2, Fact::StackOrder);
    let start = auction(3, 2).where_(|setup| setup.professions = Some(vec![Profession::Poet]));
    let fact = Fact::MustBe {
        what: Count::Stack(Deck::Professions),
        found: 1,
        must: 12,
    };
    start.is_refused(None, Rule::S2, fact);
}

#[test]
fn s3_holds_the_auction_stacks_have_6_6_6_7_6_14_and_5() {
    let play = deal(4).begins();
    let left = |object| play.objects_left(object);
    let stacks = [
        (Object::Forest, 6),
        (Object::Lake, 6),
        (Object::Park, 6),
        (Object::Jester, 7),
        (Object::Builder, 6),
        (Object::PrestigeCard, 14),
        (Object::RecruitingCard, 5),
    ];
    for (object, most) in stacks {
        assert_eq!(left(object), most, "{object:?}");
    }
    let objects: Set<Object> = stacks.into_iter().map(|(object, _)| object).collect();
    assert_eq!(play.objects(), objects);
}

#[test]
fn s3_refused_when_there_are_more_objects_than_in_the_box() {
    let fact = Fact::OutOfRange {
        what: Count::Jesters,
        found: 8,
        least: 0,
        most: 7,
    };
    end(5)
        .with(A, |player| player.jesters = 8)
        .is_refused(A, Rule::S3, fact);
    let jesters = |player: &mut PlayerSetup| player.jesters = 4;
    let fact = Fact::TooMany {
        what: Count::Jesters,
        found: 8,
        most: 7,
    };
    end(5)
        .with(A, jesters)
        .with(B, jesters)
        .is_refused(None, Rule::S3, fact);
    let cards = |player: &mut PlayerSetup| player.recruiting_on_table = 3;
    let fact = Fact::TooMany {
        what: Count::RecruitingCards,
        found: 6,
        most: 5,
    };
    end(5)
        .with(A, cards)
        .with(B, cards)
        .is_refused(None, Rule::S3, fact);
    let card = AnyCard::Prestige(PrestigeCard::MostLakes);
    let owner =
        |player: &mut PlayerSetup| player.prestige_cards = known(&[PrestigeCard::MostLakes]);
    end(3)
        .with(A, owner)
        .with(B, owner)
        .is_refused(B, Rule::S3, Fact::CardTwice(card));
    let what = Count::PrestigeCards;
    let cards = |player: &mut PlayerSetup| player.prestige_cards = hidden(5);
    let many = end(3).with(A, cards).with(B, cards).with(C, cards);
    many.is_refused(
        None,
        Rule::S3,
        Fact::TooMany {
            what,
            found: 15,
            most: 14,
        },
    );
}

#[test]
fn s4_holds_three_of_each_building_and_one_tile_fewer_of_each_freedom_than_players() {
    for players in 3..=5 {
        let play = deal(players).begins();
        for &building in Building::ALL {
            assert_eq!(play.tiles_left(Tile::Building(building)), 3);
        }
        for &freedom in Freedom::ALL {
            assert_eq!(usize::from(play.freedoms_left(freedom)), players - 1);
        }
        assert_eq!(play.cards_left(Deck::Bonus), 20);
        assert_eq!(play.cards_left(Deck::Professions), 21 - 4 * players);
    }
}

#[test]
fn s4_refused_when_a_building_stands_four_times_or_all_have_the_same_freedom() {
    let tower =
        |player: &mut PlayerSetup| player.buildings = vec![(Building::Tower, at("e4 f4 g4"))];
    let four = end(4)
        .with(A, tower)
        .with(B, tower)
        .with(C, tower)
        .with(D, tower);
    let what = Count::Tiles(Tile::Building(Building::Tower));
    four.is_refused(
        None,
        Rule::S4,
        Fact::TooMany {
            what,
            found: 4,
            most: 3,
        },
    );
    let travel = |player: &mut PlayerSetup| player.freedoms = vec![Freedom::Travel];
    let three = end(3).with(A, travel).with(B, travel).with(C, travel);
    let what = Count::FreedomTiles(Freedom::Travel);
    three.is_refused(
        None,
        Rule::S4,
        Fact::TooMany {
            what,
            found: 3,
            most: 2,
        },
    );
}

#[test]
fn s4_refused_when_a_bonus_card_is_used_and_in_a_hand() {
    let start = end(3)
        .with(B, |player| player.bonus_cards = known(&[BonusCard::Lakes]))
        .where_(|setup| setup.used_bonus_cards = vec![BonusCard::Lakes]);
    let card = AnyCard::Bonus(BonusCard::Lakes);
    start.is_refused(None, Rule::S4, Fact::CardTwice(card));
}

#[test]
fn s5_holds_the_start_player_the_table_names_begins() {
    let play = auction(4, 1)
        .where_(|setup| setup.start_player = C)
        .begins();
    assert_eq!(play.start_player(), C);
    assert_eq!(play.to_act(), Some(C));
    assert_eq!(play.turn_order().collect::<Vec<_>>(), [C, D, A, B]);
}

#[test]
fn s5_refused_when_the_start_player_does_not_sit_at_the_table() {
    for moment in [
        Moment::StartingHands,
        Moment::Auction(2),
        Moment::Actions(2, A),
    ] {
        let start = deal(3).where_(|setup| {
            setup.start_player = E;
            setup.moment = moment;
        });
        start.is_refused(None, Rule::S5, Fact::SeatNotAtTable(E));
    }
}

//! Corrected values in a tracked game, and actions that the table takes although the rules
//! refuse them. Both lead to positions that can be written back, read again and played to
//! the end.

#[allow(dead_code)]
use crate::chance;

use std::collections::{BTreeMap, BTreeSet};

use crate::telling::*;
use chance::{Agreed, Table};
use fastrand::Rng;
use florence::mind::mend::mends;
use florence::rules::rule::Amiss;
use florence::rules::tally;
use florence::rules::{Correction, Piece};
use florence::{Character, Joint};
use table::{Entry, Format, Remedies, Remedy, Save, Session};
use words::florence::Words;
use words::florence::notation::{Meaning, candidates};

/// Ben's turn in round three of a game for three.
fn turn() -> Play {
    let start = actions(3, 3, B).with(B, |player| {
        tower(player);
        player.money = Some(900);
    });
    start.begins()
}

fn correct(correction: Correction) -> Decision {
    Decision::Correct(correction)
}

fn only<T: Item>(things: &[T]) -> Set<T> {
    things.iter().copied().collect()
}

#[test]
fn every_value_of_a_player_is_set_and_reported_from_what_it_was() {
    use Correction as C;
    let tower_at = |names| C::Lies(Tile::Building(Building::Tower), at(names).into());
    let cases = [
        (C::Money(900), C::Money(1_200)),
        (C::Prestige(3), C::Prestige(40)),
        (C::BestWork(0), C::BestWork(9)),
        (C::Jesters(0), C::Jesters(5)),
        (C::Builders(0), C::Builders(3)),
        (C::RecruitingInHand(0), C::RecruitingInHand(2)),
        (C::RecruitingOnTable(0), C::RecruitingOnTable(1)),
        (
            C::Freedoms(Set::EMPTY),
            C::Freedoms(only(&[Freedom::Travel, Freedom::Opinion])),
        ),
        (tower_at("e4 f4 g4"), tower_at("e7 f7 g7")),
        (tower_at("e4 f4 g4"), tower_at("")),
        (
            C::Hand(Set::EMPTY, 3),
            C::Hand(only(&[Profession::Poet]), 4),
        ),
        (C::Table(Set::EMPTY), C::Table(only(&[Profession::Lawyer]))),
        (
            C::BonusCards(Set::EMPTY, 0),
            C::BonusCards(only(&[BonusCard::Lakes]), 2),
        ),
        (
            C::PrestigeCards(Set::EMPTY, 0),
            C::PrestigeCards(Set::EMPTY, 3),
        ),
        (C::Round(3), C::Round(6)),
        (C::StartPlayer(A), C::StartPlayer(C)),
        (C::Turn(B), C::Turn(C)),
        (C::ActionsLeft(2), C::ActionsLeft(1)),
        (C::Minimum(12), C::Minimum(11)),
        (
            C::UsedBonusCards(Set::EMPTY),
            C::UsedBonusCards(only(&[BonusCard::Parks])),
        ),
        (C::Supply(Piece::Jester, 7), C::Supply(Piece::Jester, 4)),
        (
            C::Moment(Moment::Actions(3, B)),
            C::Moment(Moment::Auction(4)),
        ),
    ];
    for (before, after) in cases {
        let mut play = turn();
        assert_eq!(after.as_it_is(&play.game, B), before);
        let events = play.does(B, correct(after));
        let said = Event::Corrected {
            seat: B,
            before,
            after,
        };
        assert_eq!(events[..1], [said], "{after:?}");
        assert_eq!(after.as_it_is(&play.game, B), after);
        assert_eq!(Game::try_from(&Setup::from(&play.game)), Ok(play.game));
    }
}

#[test]
fn what_lies_in_the_field_of_a_named_seat_is_looked_for_there() {
    use Correction as C;
    let game = turn().game;
    let site = |field, names| Site::of(field, at(names));
    let tower = |field, names| C::Lies(Tile::Building(Building::Tower), site(field, names));
    let bens = tower(B, "e7 f7 g7").as_it_is(&game, A);
    assert_eq!(bens, tower(B, "e4 f4 g4"));
    let claras = tower(C, "e7 f7 g7").as_it_is(&game, B);
    assert_eq!(claras, tower(C, ""));
    let empty = C::Clear(site(B, "e4 f4 g4 g5")).as_it_is(&game, A);
    assert_eq!(empty, C::Clear(site(B, "g5")));
}

#[test]
fn what_cannot_be_is_refused_with_its_rule() {
    use Correction as C;
    let play = turn();
    let range = |what, found, most| Fact::OutOfRange {
        what,
        found,
        least: 0,
        most,
    };
    let many = |what, found, most| Fact::TooMany { what, found, most };
    let building = |kind, names| C::Lies(Tile::Building(kind), at(names).into());
    let squares = at("e4");
    let cases = [
        (C::Money(1_250), Rule::G2, Fact::NotAStep { amount: 1_250 }),
        (
            C::Money(1_000_100),
            Rule::G2,
            range(Count::Money, 1_000_100, 1_000_000),
        ),
        (
            C::Prestige(1_001),
            Rule::G4,
            range(Count::Prestige, 1_001, 1_000),
        ),
        (
            C::BestWork(1_001),
            Rule::W10,
            range(Count::BestWork, 1_001, 1_000),
        ),
        (C::Jesters(8), Rule::S3, range(Count::Jesters, 8, 7)),
        (C::Builders(4), Rule::O6, range(Count::Builders, 4, 3)),
        (
            C::RecruitingInHand(6),
            Rule::S3,
            range(Count::RecruitingInHand, 6, 5),
        ),
        (
            C::RecruitingOnTable(6),
            Rule::S3,
            range(Count::RecruitingOnTable, 6, 5),
        ),
        (
            C::Hand(Set::all(), 1),
            Rule::S2,
            many(Count::ProfessionCards, 28, 21),
        ),
        (
            C::BonusCards(Set::EMPTY, 21),
            Rule::S4,
            many(Count::BonusCards, 21, 20),
        ),
        (
            C::PrestigeCards(Set::EMPTY, 15),
            Rule::S3,
            many(Count::PrestigeCards, 15, 14),
        ),
        (
            building(Building::Chapel, "e4 e5 f5"),
            Rule::P2,
            Fact::Overlaps { squares },
        ),
        (
            building(Building::Tower, "d7 f7 g7"),
            Rule::P1,
            Fact::NotThisShape {
                tile: Tile::Building(Building::Tower),
                squares: at("d7 f7 g7"),
            },
        ),
        (
            C::Round(8),
            Rule::G1,
            Fact::OutOfRange {
                what: Count::Round,
                found: 8,
                least: 1,
                most: 7,
            },
        ),
        (C::StartPlayer(D), Rule::S5, Fact::SeatNotAtTable(D)),
        (C::Turn(E), Rule::B1, Fact::SeatNotAtTable(E)),
        (C::ActionsLeft(3), Rule::B1, many(Count::Actions, 3, 2)),
        (
            C::Supply(Piece::Jester, 8),
            Rule::S3,
            many(Count::Jesters, 8, 7),
        ),
        (C::InAuction(true), Rule::A10, Fact::NotNow),
        (C::Sold(only(&[Object::Lake])), Rule::A10, Fact::NotNow),
    ];
    for (correction, rule, fact) in cases {
        play.refuses(B, correct(correction), rule, fact);
    }
    play.refuses(E, correct(C::Money(0)), Rule::G1, Fact::NoSuchSeat(E));
    let lower = play.check(&Command::new(B, correct(C::Minimum(9))));
    assert_eq!(lower.map_err(|violation| violation.rule), Err(Rule::W2));
}

#[test]
fn nothing_is_corrected_where_the_computer_has_shuffled() {
    let setup = Setup::dealt(["Anna", "Ben"], 3);
    let game = Game::try_from(&setup).expect("the deal is legal");
    let command = Command::new(A, correct(Correction::Money(3_600)));
    let violation = Rule::G1.broken(Fact::OnlyTracked);
    assert_eq!(game.check(&command), Err(violation));
    let refused = game.check(&Command::new(A, Decision::Pass)).unwrap_err();
    let anyway = game.play_anyway(&Command::new(A, Decision::Pass));
    assert_eq!(anyway, Err(refused));
}

#[test]
fn buildings_that_touch_are_left_where_the_table_has_them() {
    let mut play = turn();
    let chapel = Tile::Building(Building::Chapel);
    play.does(B, correct(Correction::Lies(chapel, at("e5 f5 e6").into())));
    assert!(play.is_irregular());
    let there = play.player(B).principality().tile_at("e5".parse().unwrap());
    assert_eq!(there, Some((chapel, at("e5 f5 e6"))));
    play.does(B, correct(Correction::Clear(at("e5 f4").into())));
    assert!(play.player(B).principality().covered().is_empty());
    assert_eq!(play.tiles_left(chapel), 3);
}

/// Anna's turn on a joined field of two players. Across the border, files g and a, are the
/// squares of a Tower: g2 | a2 b2.
fn at_the_border() -> Play {
    let start = actions(2, 3, A).where_(|setup| setup.options.cooperative = true);
    start.begins()
}

fn tower_on(own: &str, others: &str) -> Joint {
    Joint::new(Building::Tower, at(own), B, at(others))
}

#[test]
fn a_joint_building_is_set_moved_and_cleared_on_both_sides() {
    use Correction as C;
    let mut play = at_the_border();
    let is = |play: &mut Play, seat: Seat, correction: Correction, own: &str, others: &str| {
        play.does(seat, correct(correction));
        for (seat, with, squares) in [(A, B, own), (B, A, others)] {
            let home = play.player(seat).principality();
            assert_eq!(
                home.squares_of(Building::Tower),
                at(squares),
                "{correction:?}"
            );
            let partner = (!squares.is_empty()).then_some(with);
            assert_eq!(home.partner(Building::Tower), partner);
        }
        let left = if own.is_empty() { 3 } else { 2 };
        assert_eq!(play.tiles_left(Tile::Building(Building::Tower)), left);
        // Written back, and to a file.
        let setup = Setup::from(&play.game);
        assert_eq!(Game::try_from(&setup), Ok(play.game));
        let text = ron::to_string(&setup).expect("it can be written");
        assert_eq!(ron::from_str::<Setup>(&text), Ok(setup));
    };
    is(
        &mut play,
        A,
        C::Joins(tower_on("g2", "a2 b2")),
        "g2",
        "a2 b2",
    );
    is(
        &mut play,
        A,
        C::Joins(tower_on("f6 g6", "a6")),
        "f6 g6",
        "a6",
    );
    // The other player describes it from the other side.
    let turned = tower_on("g7", "a7 b7").turned(A);
    is(&mut play, B, C::Joins(turned), "g7", "a7 b7");
    // Clearing one part also clears the other, which is part of the same tile.
    is(&mut play, A, C::Clear(at("g7").into()), "", "");
    is(
        &mut play,
        A,
        C::Joins(tower_on("g2", "a2 b2")),
        "g2",
        "a2 b2",
    );
    is(&mut play, B, C::Joins(tower_on("", "").turned(A)), "", "");
    // A building that stands alone is no longer shared, and the other way round.
    is(
        &mut play,
        A,
        C::Joins(tower_on("g2", "a2 b2")),
        "g2",
        "a2 b2",
    );
    let tower = Tile::Building(Building::Tower);
    play.does(A, correct(C::Lies(tower, at("a7 b7 c7").into())));
    assert!(play.player(B).principality().buildings().is_empty());
    assert_eq!(play.player(A).principality().partner(Building::Tower), None);
    is(
        &mut play,
        B,
        C::Joins(tower_on("g2", "a2 b2").turned(A)),
        "g2",
        "a2 b2",
    );
    // A shape that is not a Tower is not a Tower in two parts either.
    let bent = C::Joins(tower_on("f2 g2", "a3"));
    let (tile, squares) = (tower, at("f2 g2"));
    play.refuses(
        A,
        correct(bent),
        Rule::P1,
        Fact::NotThisShape { tile, squares },
    );
    let far = Joint::new(Building::Tower, at("g2"), C, at("a2 b2"));
    play.refuses(A, correct(C::Joins(far)), Rule::G1, Fact::NoSuchSeat(C));
}

#[test]
fn an_agreement_is_kept_against_what_the_border_asks_for() {
    let chapel = |player: &mut PlayerSetup| {
        player.buildings = vec![(Building::Chapel, at("b1 b2 c1"))];
        player.prestige = 3;
        player.money = Some(300);
    };
    let start = actions(2, 3, A).where_(|setup| setup.options.cooperative = true);
    let mut play = start.with(B, chapel).begins();
    let before = play.money(A);
    // On Ben's side it shares an edge with his Chapel, and he has too few builders.
    let agreed = Decision::Agree(tower_on("f2 g2", "a2").paying(500));
    let fact = Fact::There(B, Amiss::Touches, at("a2"));
    play.refuses(A, agreed, Rule::C5, fact);
    let events = anyway(&mut play, A, agreed);
    let is_built = |event: &Event| matches!(event, Event::BuiltTogether { .. });
    assert!(events.iter().any(is_built), "{events:?}");
    let part = |seat: Seat| {
        let home = play.player(seat).principality();
        home.squares_of(Building::Tower)
    };
    assert_eq!((part(A), part(B)), (at("f2 g2"), at("a2")));
    // Ben pays all he has, and the missing amount is noted.
    assert_eq!((play.money(A), play.money(B)), (before + 500 - 700, 0));
    // There is still only one of each kind.
    let again = Decision::Agree(tower_on("f7 g7", "a7"));
    assert!(play.play_anyway(&Command::new(A, again)).is_err());
}

#[test]
fn a_bidder_cannot_be_left_without_the_money_that_is_bid() {
    let mut play = auction(3, 1).begins();
    play.goes(&[(A, Decision::Name(Object::Lake)), (B, Decision::Raise(300))]);
    let (needed, has) = (300, 200);
    let poor = correct(Correction::Money(has));
    play.refuses(B, poor, Rule::A11, Fact::NotEnoughMoney { needed, has });
    play.does(A, poor);
    play.does(A, correct(Correction::Turn(A)));
    play.does(A, Decision::Pass);
    assert_eq!(play.to_act(), Some(C));
    play.does(C, correct(Correction::InAuction(true)));
    let out = correct(Correction::InAuction(false));
    play.refuses(C, out, Rule::A8, Fact::HasDeclined);
}

#[test]
fn the_last_action_taken_back_ends_the_turn_and_all_is_told() {
    let mut play = actions(2, 1, B).begins();
    let events = play.does(A, correct(Correction::ActionsLeft(0)));
    assert!(events.contains(&Event::RoundBegan {
        round: 2,
        start_player: B
    }));
    assert_eq!(play.round(), 2);
}

#[test]
fn corrections_are_saved_undone_and_counted_by_source() {
    let mut setup = turn_setup();
    setup.players[0].prestige = 3;
    let mut session: Session<Game> = Session::new(setup).expect("a legal start");
    let before = *session.game();
    let command = Command::new(A, correct(Correction::Prestige(10)));
    session.play(command).expect("corrections are possible");
    let text = ron::to_string(&command).expect("it can be written");
    assert_eq!(text, "(A,Correct(Prestige(10)))");
    assert_eq!(ron::from_str::<Command>(&text), Ok(command));
    let points = florence::by_source(&session);
    let anna = points.iter().find(|points| points.seat == A).unwrap();
    assert_eq!((anna.before, anna.corrected, anna.total()), (3, 7, 10));
    assert_eq!(session.undo(), Some(&command));
    assert_eq!(*session.game(), before);
}

fn turn_setup() -> Setup {
    let start = actions(3, 3, B).with(A, tower);
    start.setup
}

#[test]
fn corrections_are_typed_and_read_as_sentences() {
    use Correction as C;
    let setup = turn_setup();
    let game = Game::try_from(&setup).expect("a legal start");
    let typed = [
        (
            "set anna money 1200",
            A,
            C::Money(1_200),
            "Anna’s money from 3,500 florins to 1,200 florins",
        ),
        (
            "set c money 12",
            C,
            C::Money(1_200),
            "Clara’s money from 3,500 florins to 1,200 florins",
        ),
        (
            "set jesters 2",
            B,
            C::Jesters(2),
            "Ben’s jesters from 0 to 2",
        ),
        (
            "set anna tower e7 f7 g7",
            A,
            C::Lies(Tile::Building(Building::Tower), at("e7 f7 g7").into()),
            "Anna’s Tower from e4 f4 g4 to e7 f7 g7",
        ),
        (
            "set ben hand poet lawyer 2",
            B,
            C::Hand(only(&[Profession::Poet, Profession::Lawyer]), 2),
            "Ben’s professions in hand from 3 hidden to Lawyer, Poet and 2 hidden",
        ),
        ("set round 4", B, C::Round(4), "round from 3 to 4"),
        ("set clara turn", C, C::Turn(C), "turn from Ben to Clara"),
        (
            "set supply jester 3",
            B,
            C::Supply(Piece::Jester, 3),
            "Jester left from 7 to 3",
        ),
        (
            "set phase auctions",
            B,
            C::Moment(Moment::Auction(3)),
            "phase from Ben’s turn in round 3 to the auctions of round 3",
        ),
    ];
    for (text, seat, correction, sentence) in typed {
        let found = candidates(text, Words::of(&setup), &game);
        let meant = Meaning::Decide(Command::new(seat, correct(correction)));
        let candidate = found.iter().find(|candidate| candidate.meaning == meant);
        let candidate = candidate.unwrap_or_else(|| panic!("{text}: {found:#?}"));
        assert_eq!(candidate.sentence, format!("Corrected: {sentence}"));
        assert_eq!(candidate.refused, None, "{text}");
    }
}

/// Carries out what the rules refuse.
#[track_caller]
fn anyway(play: &mut Play, seat: Seat, decision: Decision) -> Vec<Event> {
    let command = Command::new(seat, decision);
    assert!(play.check(&command).is_err(), "{command:?} is legal");
    let (game, events) = play.play_anyway(&command).expect("the table did it");
    assert!(game.is_irregular());
    assert_eq!(Game::try_from(&Setup::from(&game)), Ok(game));
    play.game = game;
    events
}

#[test]
fn who_cannot_pay_gives_all_there_is() {
    let mut play = actions(3, 3, B)
        .with(B, |player| player.money = Some(500))
        .begins();
    let events = anyway(
        &mut play,
        B,
        Decision::build(Building::Tower, at("e4 f4 g4")),
    );
    assert_eq!((play.money(B), play.prestige(B)), (0, 3));
    let (before, after) = (Correction::Money(500), Correction::Money(700));
    assert_eq!(
        events[0],
        Event::Corrected {
            seat: B,
            before,
            after
        }
    );
}

#[test]
fn an_action_out_of_turn_leaves_the_turn_to_whose_it_is() {
    let mut play = turn();
    anyway(&mut play, C, Decision::Introduce(Freedom::Travel));
    assert_eq!((play.to_act(), play.actions_left()), (Some(B), 2));
    assert!(play.player(C).freedoms().contains(Freedom::Travel));
    play.does(B, Decision::Hire);
    anyway(&mut play, B, Decision::Hire);
    // The second was the last action of the turn.
    assert_eq!(play.to_act(), Some(C));
    anyway(&mut play, B, Decision::AcquireBonus);
    assert_eq!((play.to_act(), play.actions_left()), (Some(C), 2));
    assert_eq!(play.money(B), 0);
}

#[test]
fn an_action_in_the_auction_phase_interrupts_it() {
    let mut play = auction(3, 2).begins();
    play.does(A, Decision::Name(Object::Jester));
    anyway(&mut play, C, Decision::AcquireBonus);
    assert_eq!((play.phase(), play.to_act()), (Phase::Auction, Some(B)));
    assert_eq!(play.player(C).bonus_cards().len(), 1);
}

#[test]
fn auctions_go_as_the_table_has_them() {
    let mut play = auction(3, 2).begins();
    play.wins(A, Object::Jester, 200);
    // Once more, from the same stack, below the opening bid.
    anyway(&mut play, A, Decision::Win(Object::Jester, 100));
    assert_eq!((play.player(A).jesters(), play.money(A)), (2, 3_200));
    anyway(&mut play, C, Decision::Name(Object::Builder));
    anyway(&mut play, B, Decision::Raise(600));
    assert_eq!(play.bidding().map(|bidding| bidding.price), Some(600));
    play.does(C, Decision::Pass);
    assert_eq!(play.money(B), 2_900);
}

#[test]
fn works_below_the_minimum_and_buildings_that_touch_are_possible() {
    let mut play = actions(3, 3, B).with(B, tower).begins();
    anyway(&mut play, B, work(Profession::Poet));
    assert_eq!((play.player(B).works(), play.player(B).best_work()), (1, 3));
    anyway(
        &mut play,
        B,
        Decision::build(Building::Chapel, at("e5 f5 e6")),
    );
    assert_eq!(play.player(B).principality().buildings().len(), 2);
}

#[test]
fn what_the_pieces_do_not_allow_stays_refused() {
    let play = actions(3, 3, B)
        .with(B, tower)
        .with(C, tower)
        .with(A, |player| {
            tower(player);
            player.builders = 3;
        })
        .where_(|setup| setup.irregular = true)
        .begins();
    let refused = |seat, decision, rule, fact: Fact| {
        let command = Command::new(seat, decision);
        assert_eq!(play.play_anyway(&command), Err(Violation { rule, fact }));
    };
    let tower = Tile::Building(Building::Tower);
    let twice = Decision::build(Building::Tower, at("e7 f7 g7"));
    refused(B, twice, Rule::B3, Fact::NoTileLeft(tower));
    let overlap = Decision::build(Building::Chapel, at("e4 e5 f5"));
    refused(B, overlap, Rule::P2, Fact::Overlaps { squares: at("e4") });
    let recruit = Decision::Recruit(A, Profession::Poet);
    refused(B, recruit, Rule::O8, Fact::NoRecruitingCard);
    let (needed, has) = (4, 3);
    refused(
        B,
        Decision::Sell(4),
        Rule::G4,
        Fact::NotEnoughPrestige { needed, has },
    );
    refused(B, Decision::Pass, Rule::A10, Fact::NotNow);
    refused(E, Decision::EndTurn, Rule::G1, Fact::NoSuchSeat(E));
    let (wanted, most) = (2, 1);
    let greedy = work_with(Profession::Poet, &[], 2);
    refused(B, greedy, Rule::W9, Fact::TooMuchPrestige { wanted, most });
}

fn some<T: Item>(rng: &mut Rng, most: usize) -> Set<T> {
    (0..rng.usize(..=most))
        .map(|_| chance::one_of(T::ALL, rng))
        .collect()
}

/// Returns a building across a border, usually in a legal place, sometimes in an impossible
/// one.
fn any_joint(game: &Game, rng: &mut Rng) -> Joint {
    let [seat, partner] = [(); 2].map(|()| chance::one_of(&Seat::ALL[..4], rng));
    let kind = chance::one_of(Building::ALL, rng);
    let nowhere = Joint::new(kind, Squares::EMPTY, partner, Squares::EMPTY);
    if seat.index() >= game.player_count() || rng.u8(..8) == 0 {
        return nowhere;
    }
    let places = game.joint_places(seat, partner, kind);
    let place = places.iter().nth(rng.usize(..places.len().max(1)));
    place.map_or(nowhere, |(own, others)| {
        Joint::new(kind, own, partner, others)
    })
}

/// Returns any correction, sensible or not.
fn any_correction(game: &Game, rng: &mut Rng) -> Correction {
    use Correction as C;
    let seat = chance::one_of(&Seat::ALL[..4], rng);
    let place = |tile: Tile, rng: &mut Rng| {
        let places = game.places(seat, tile);
        match places.len() {
            0 => at("d4 d5"),
            len => places.nth(rng.usize(..len)).unwrap_or_default(),
        }
    };
    match rng.u8(..29) {
        25 | 26 => C::Joins(any_joint(game, rng)),
        27 => C::Character(Some(chance::one_of(Character::ALL, rng)).filter(|_| rng.bool())),
        0 => C::Money(100 * rng.u32(..60) + 50 * u32::from(rng.u8(..9) == 0)),
        1 => C::Money(1_000_000),
        2 => C::Prestige(rng.u16(..60)),
        3 => C::BestWork(rng.u16(..40)),
        4 => C::Jesters(rng.u8(..9)),
        5 => C::Builders(rng.u8(..5)),
        6 => C::RecruitingInHand(rng.u8(..4)),
        7 => C::RecruitingOnTable(rng.u8(..4)),
        8 => C::Freedoms(some(rng, 3)),
        9 => {
            let kind = chance::one_of(Building::ALL, rng);
            C::Lies(
                Tile::Building(kind),
                place(Tile::Building(kind), rng).into(),
            )
        }
        10 | 11 => {
            let kind = chance::one_of(Landscape::ALL, rng);
            C::Lies(
                Tile::Landscape(kind),
                place(Tile::Landscape(kind), rng).into(),
            )
        }
        12 => C::Lies(
            Tile::Building(chance::one_of(Building::ALL, rng)),
            Squares::EMPTY.into(),
        ),
        13 => C::Clear(place(Tile::Building(Building::University), rng).into()),
        14 => C::Hand(some(rng, 2), rng.u8(..5)),
        15 => C::Table(some(rng, 3)),
        16 => C::BonusCards(some(rng, 2), rng.u8(..4)),
        17 => C::PrestigeCards(some(rng, 2), rng.u8(..4)),
        18 => C::InAuction(rng.bool()),
        19 => C::Round(rng.u8(..9)),
        20 => C::Moment(match rng.u8(..8) {
            0 => Moment::StartingHands,
            1 => Moment::End,
            2..5 => Moment::Auction(rng.u8(..9)),
            _ => Moment::Actions(rng.u8(..9), seat),
        }),
        21 => C::StartPlayer(seat),
        22 => C::Turn(seat),
        23 => C::ActionsLeft(rng.u8(..4)),
        24 => C::Sold(some(rng, 4)),
        _ => match rng.u8(..3) {
            0 => C::Minimum(rng.u16(..20)),
            1 => C::UsedBonusCards(some(rng, 3)),
            _ => {
                let pieces: Vec<Piece> = Piece::all().collect();
                C::Supply(chance::one_of(&pieces, rng), rng.u8(..5))
            }
        },
    }
}

/// Returns a decision as a table may take it, whatever the rules say.
fn any_decision(game: &Game, rng: &mut Rng) -> Decision {
    let legal = game.legal();
    match rng.u8(..10) {
        8 => Decision::Agree(any_joint(game, rng).paying(100 * rng.u32(..20))),
        9 => Decision::Offer(any_joint(game, rng)),
        0 => Decision::Win(chance::one_of(Object::ALL, rng), 100 * rng.u32(..50)),
        1 => Decision::Raise(100 * rng.u32(..20)),
        2 => Decision::build(chance::one_of(Building::ALL, rng), at("e4 f4 g4")),
        3 => work_with(chance::one_of(Profession::ALL, rng), &[], rng.u16(..3)),
        4 => [Decision::Hire, Decision::AcquireBonus][rng.usize(..2)],
        5 => Decision::Introduce(chance::one_of(Freedom::ALL, rng)),
        6 => Decision::Name(chance::one_of(Object::ALL, rng)),
        _ => match legal.len() {
            0 => Decision::EndTurn,
            len => {
                legal
                    .nth(rng.usize(..len))
                    .expect("below the length")
                    .decision
            }
        },
    }
}

#[test]
fn random_corrections_and_exceptions_never_lead_to_what_cannot_be_played() {
    let (mut held, mut refused) = (BTreeSet::new(), BTreeSet::new());
    let mut exceptions = 0;
    let games = chance::games(600, 6);
    let kind = |correction: Correction| {
        let text = format!("{correction:?}");
        text.split('(').next().unwrap_or_default().to_owned()
    };
    for seed in 0..games {
        let mut rng = Rng::with_seed(seed);
        let players = rng.usize(2..=5);
        let agreed = match seed % 3 {
            0 => Agreed::from(players).joined(),
            1 => Agreed::from(players).with_muse(),
            _ => Agreed::from(players),
        };
        let setup = chance::start(Table::Tracked, agreed, &mut rng);
        let mut game = Game::try_from(&setup).expect("a legal start");
        for step in 0..600 {
            if game.is_over() {
                break;
            }
            let seat = chance::one_of(&Seat::ALL[..players], &mut rng);
            // Towards the end, only legal commands, so that the game ends.
            let chance = if step < 300 { rng.u8(..10) } else { u8::MAX };
            if chance == 0 {
                let correction = any_correction(&game, &mut rng);
                let command = Command::new(seat, correct(correction));
                let checked = game.check(&command);
                let mut after = game;
                assert_eq!(after.play(&command).err(), checked.clone().err());
                match checked {
                    Ok(()) => held.insert(kind(correction)),
                    Err(_) => {
                        assert_eq!(after, game);
                        refused.insert(kind(correction))
                    }
                };
                game = after;
            } else if chance == 1 {
                let command = Command::new(seat, any_decision(&game, &mut rng));
                if let Ok((after, _)) = game.play_anyway(&command) {
                    exceptions += u64::from(game.check(&command).is_err());
                    game = after;
                }
            } else {
                let legal = game.legal();
                let command = match legal.len() {
                    0 => panic!("nothing is left to decide: {game:#?}"),
                    _ => chance::next(&game, Table::Tracked, &mut rng),
                };
                game.play(&command).expect("it is legal");
            }
            let again = Game::try_from(&Setup::from(&game));
            assert!(again == Ok(game), "seed {seed}: {:#?}", again.err());
            assert_eq!(tally(&game).len(), players);
        }
    }
    assert_eq!(held.len(), 26, "{held:?}");
    assert!(refused.len() >= 16, "{refused:?}");
    assert!(3 * exceptions > 5 * games, "{exceptions}");
}

/// Plays a game at a real table, to its end or not, and returns its log.
fn played(seed: u64, rng: &mut Rng) -> Session<Game> {
    let all: Vec<Agreed> = Agreed::all().collect();
    let agreed = all[usize::try_from(seed).expect("small") % all.len()];
    let setup = chance::start(Table::Tracked, agreed, rng);
    let mut session = Session::<Game>::new(setup).expect("a legal start");
    let length = rng.usize(20..400);
    while !session.game().is_over() && session.log().len() < length {
        let command = chance::next(session.game(), Table::Tracked, rng);
        session.play(command).expect("it is legal");
    }
    session
}

/// Decides about broken entries, one by one, as a player would. Returns how many are
/// dropped, and how many are replaced by other commands.
fn any_remedies(session: &Session<Game>, rng: &mut Rng) -> (Remedies<Command>, isize) {
    let mut decided = Remedies::new();
    let mut longer = 0;
    for _ in 0..rng.usize(1..8) {
        let failing = session.failing(&decided);
        let open = failing.iter().find(|it| !decided.contains_key(&it.entry));
        let Some(failing) = open else {
            break;
        };
        let command = &session.log()[failing.entry].command;
        assert!(failing.before.check(command).is_err());
        let mends = mends(&failing.before, command);
        for commands in &mends {
            let mut now = failing.before;
            for command in commands {
                now.play(command).expect("a mend is legal");
            }
        }
        let remedy = match (mends.first(), &failing.problems) {
            (Some(mend), _) if rng.bool() => Remedy::Mend(mend.clone()),
            (_, None) if rng.bool() => Remedy::Keep,
            _ => Remedy::Drop,
        };
        longer += match &remedy {
            Remedy::Mend(commands) => commands.len() as isize - 1,
            Remedy::Drop => -1,
            Remedy::Keep => 0,
        };
        decided.insert(failing.entry, remedy);
    }
    (decided, longer)
}

/// Returns whether `all` contains the entries of `part`, with some more.
fn is_within(part: &[Entry<Command>], all: &[Entry<Command>]) -> bool {
    let mut all = all.iter();
    part.iter().all(|entry| all.any(|other| other == entry))
}

#[test]
fn whatever_is_changed_in_a_log_nothing_else_is_lost_and_undo_brings_the_game_back() {
    let games = chance::games(400, 10);
    let mut done = BTreeMap::<&str, u32>::new();
    for seed in 0..games {
        let mut rng = Rng::with_seed(seed);
        let mut session = played(seed, &mut rng);
        for _ in 0..50 {
            let before = session.clone();
            let (log, all) = (before.log(), before.log().len());
            let at = rng.usize(..=session.legal_len());
            let there = *session.game_at(at).expect("it is legal up to there");
            let seat = chance::one_of(&Seat::ALL[..there.player_count()], &mut rng);
            let decision = match rng.u8(..3) {
                0 => correct(any_correction(&there, &mut rng)),
                _ => any_decision(&there, &mut rng),
            };
            let command = Command::new(seat, decision);
            let what = match rng.u8(..8) {
                0 if at < all => match session.amend_anyway(at, command) {
                    Ok(amended) => {
                        assert_eq!(amended.replaced, log[at]);
                        assert_eq!(session.log()[..at], log[..at]);
                        assert_eq!(session.log()[at + 1..], log[at + 1..]);
                        "changed"
                    }
                    Err(_) => "refused",
                },
                1 if at < all => {
                    let removed = session.remove(at).expect("it is there");
                    assert_eq!(removed.removed, log[at]);
                    assert_eq!(session.log()[..at], log[..at]);
                    assert_eq!(session.log()[at..], log[at + 1..]);
                    "removed"
                }
                2 | 3 => match session.insert_anyway(at, command) {
                    Ok(_) => {
                        assert_eq!(session.log()[..at], log[..at]);
                        assert_eq!(session.log()[at + 1..], log[at..]);
                        "inserted"
                    }
                    Err(_) => "refused",
                },
                4 if at < all => match session.annotate(at, "we counted again") {
                    true => "annotated",
                    false => "refused",
                },
                5 => {
                    session.go_to(session.legal_len());
                    let at = session.cursor();
                    match session.enter(command, "as we played it", true) {
                        Ok(_) => {
                            assert_eq!(session.log()[..at], log[..at]);
                            assert_eq!(session.log()[at].note, "as we played it");
                            "played"
                        }
                        Err(_) => "refused",
                    }
                }
                _ => {
                    let (decided, longer) = any_remedies(&session, &mut rng);
                    match session.remedy(&decided) {
                        true => {
                            let now = session.log().len() as isize;
                            assert_eq!(now, all as isize + longer);
                            let undecided: Vec<Entry<Command>> = (0..all)
                                .filter(|at| !decided.contains_key(at))
                                .map(|at| log[at].clone())
                                .collect();
                            assert!(is_within(&undecided, session.log()));
                            "remedied"
                        }
                        false => "refused",
                    }
                }
            };
            *done.entry(what).or_default() += 1;
            if what == "refused" {
                assert_eq!(session.log(), before.log());
                continue;
            }
            let after = session.clone();
            match what {
                // No later entry existed that it would have replaced.
                "played" if before.broken().is_none() => assert!(session.undo().is_some()),
                _ => assert!(session.revert(), "{what}"),
            }
            if what != "played" {
                assert_eq!(session.log(), before.log(), "{what}");
                let rewrites = session.rewrites().done().len();
                assert!(rewrites + 1 >= before.rewrites().done().len().min(99));
            }
            session.go_to(before.cursor());
            assert_eq!(session.game(), before.game(), "{what}");
            assert_eq!(session.broken(), before.broken(), "{what}");
            session = after;
            let game = *session.game();
            assert_eq!(Game::try_from(&Setup::from(&game)), Ok(game));
        }
        let save = Save::from_session(&session);
        let text = save.to_ron().expect("every log can be saved");
        let read = Save::<Game>::parse(&text, Format::Ron).expect("what was saved can be read");
        assert_eq!(read.into_session().as_ref(), Ok(&session));
    }
    let enough = u32::try_from(games).expect("few");
    for what in [
        "changed",
        "removed",
        "inserted",
        "annotated",
        "played",
        "remedied",
    ] {
        assert!(
            done.get(what).is_some_and(|&times| times > enough),
            "{done:?}"
        );
    }
}

#[test]
fn a_house_rule_is_agreed_on_from_now_on() {
    use florence::rules::Placement;
    use florence::rules::house::{Agreed as House, Value};
    let start = actions(3, 3, B);
    let mut session: Session<Game> = Session::new(start.setup).expect("a sound start");
    let printed = *session.game().variant();
    let agreed = [
        ("rounds", Some(Value::Number(6))),
        ("raise", Some(Value::Number(200))),
        ("building_prices", Some(Value::Prices([600, 500, 400, 100]))),
        ("minimum", Some(Value::Rounds([1, 2, 3, 4, 5, 6, 70]))),
        ("placement", Some(Value::Placement(Placement::Free))),
        ("raise", None),
    ];
    for (name, value) in agreed {
        let house = House::new(name, value).expect("it can be agreed on");
        let command = Command::new(B, correct(Correction::House(house)));
        session.play(command).expect("it can be so");
        let now = session.game().variant().value(name);
        assert_eq!(now, value.or(printed.value(name)), "{name}");
    }
    assert_eq!(session.game().round(), 3, "nothing else has changed");
    let save = Save::from_session(&session);
    for format in [Format::Ron, Format::Json] {
        let text = save.to_text(format).expect("it can be written");
        let read = Save::<Game>::parse(&text, format).expect("it can be read");
        assert_eq!(read.log, save.log);
    }
    let text = words::florence::record::print(&save);
    assert!(
        text.contains("B = house building-prices 600 500 400 100"),
        "{text}"
    );
    let read = words::florence::record::parse(&text).expect("it can be read");
    assert_eq!(read.log, save.log);
    // A rule for the time before anything can be agreed on, and an impossible value.
    assert_eq!(House::new("dealt", Some(Value::Number(5))), None);
    let far = House::new("rounds", Some(Value::Number(99))).expect("it is a number");
    let far = Command::new(B, correct(Correction::House(far)));
    assert!(session.check(&far).is_err());
}

//! Positions of played games, typed in as a person would, are all accepted. Positions that
//! no game can lead to are each refused for their actual fault.

#![allow(clippy::cast_possible_truncation, reason = "the numbers are small")]

#[allow(dead_code)]
use crate::chance;

use crate::telling::*;
use chance::{Agreed, Table};
use fastrand::Rng;
use florence::mind::bot;
use florence::mind::bot::{Level, Thinking};
use florence::rules::Counts;
use florence::rules::rule::Likely;

/// Random games for each number of players.
const GAMES: u64 = 1_000;
/// Games of bots for each number of players.
const GAMES_OF_BOTS: u64 = 30;

/// Returns the cards of a hand as typed.
fn typed<T: Item>(hand: &table::Hand<T>) -> Vec<Card<T>> {
    let known = hand.known().iter().map(Card::Known);
    known.chain(hidden(usize::from(hand.hidden()))).collect()
}

/// Returns a position as typed by a person who sees all that the game knows.
fn as_typed(start: &Setup, game: &Game, moment: Moment) -> Setup {
    let mut setup = Setup {
        moment,
        start_player: game.start_player(),
        options: start.options,
        doubled_freedoms: start.doubled_freedoms.clone(),
        used_bonus_cards: game.used_bonus_cards().iter().collect(),
        edition: start.edition.clone(),
        ..Setup::default()
    };
    for seat in game.seats() {
        let player = game.player(seat);
        let mut here = PlayerSetup {
            name: start.name(seat).to_owned(),
            money: Some(player.money().into()),
            prestige: player.prestige().into(),
            freedoms: player.freedoms().iter().collect(),
            jesters: player.jesters().into(),
            builders: player.builders().into(),
            hand: Some(typed(player.hand())),
            table: player.table().iter().collect(),
            recruiting_in_hand: player.recruiting_in_hand().into(),
            recruiting_on_table: player.recruiting_on_table().into(),
            bonus_cards: typed(player.bonus_cards()),
            prestige_cards: typed(player.prestige_cards()),
            best_work: player.best_work().into(),
            ..PlayerSetup::default()
        };
        for (tile, squares) in player.principality().tiles() {
            match tile {
                Tile::Building(kind) => {
                    here.buildings.push((kind, squares));
                    let partner = player.principality().partner(kind);
                    here.partners.extend(partner.map(|partner| (kind, partner)));
                }
                Tile::Landscape(kind) => here.landscapes.push((kind, squares)),
            }
        }
        setup.players.push(here);
    }
    setup
}

/// Returns the moment that begins with these events, if it is one that can be typed.
fn begins(game: &Game, events: &[Event]) -> Option<Moment> {
    match (game.phase(), events.last()?) {
        (Phase::Reveal | Phase::Over, Event::RoundEnded { .. } | Event::GameEnded) => {
            Some(Moment::End)
        }
        (Phase::Reveal, _) => events
            .iter()
            .any(|event| matches!(event, Event::RoundEnded { .. }))
            .then_some(Moment::End),
        (_, Event::RoundBegan { round, .. }) => Some(Moment::Auction(*round)),
        (_, Event::HandsChosen) => Some(Moment::Auction(1)),
        (_, Event::TurnBegan { seat }) => Some(Moment::Actions(game.round(), *seat)),
        _ => None,
    }
}

/// Asserts that the position is accepted, also without hands and, on a score sheet, without
/// the played bonus cards.
fn is_accepted(start: &Setup, game: &Game, moment: Moment) {
    let whole = as_typed(start, game, moment);
    let mut without_hands = whole.clone();
    for player in &mut without_hands.players {
        player.hand = None;
    }
    let mut sheets = vec![whole, without_hands];
    if moment == Moment::End {
        let mut short = sheets[1].clone();
        short.used_bonus_cards.clear();
        short.doubled_freedoms.clear();
        sheets.push(short);
    }
    for setup in sheets {
        let problems = Game::try_from(&setup).err();
        assert_eq!(problems, None, "{moment:?} {setup:#?}");
        if moment == Moment::End {
            let counts: Vec<Counts> = setup.players.iter().map(Counts::of).collect();
            let problems = setup.problems_counted(&counts);
            assert_eq!(problems, [], "only counted: {setup:#?}");
        }
    }
}

#[test]
fn what_is_only_counted_breaks_the_rules_that_ask_for_no_square() {
    let mut start = end(4).setup;
    for player in &mut start.players {
        player.hand = None;
    }
    start.players[2].builders = 7;
    start.players[0].prestige = 41;
    let mut counts = vec![Counts::default(); 4];
    for counts in &mut counts {
        counts.buildings = vec![Building::University];
    }
    let problems = start.problems_counted(&counts);
    let told = |seat: Option<Seat>, rule: Rule, fact: Fact| {
        let violation = Violation { rule, fact };
        let problem = Problem { seat, violation };
        assert!(problems.contains(&problem), "{problem:?}: {problems:#?}");
    };
    // Three builders a player (O6), three of each building for four players (S4), and a
    // University brings 3 PP (B3).
    let what = Count::Builders;
    let (found, least, most) = (7, 0, 3);
    let seven = Fact::OutOfRange {
        what,
        found,
        least,
        most,
    };
    told(Some(C), Rule::O6, seven);
    let university = Count::Tiles(Tile::Building(Building::University));
    told(None, Rule::S4, too_many(university, 4, 3));
    let unexplained = Fact::PrestigeUnexplained {
        found: 41,
        most: 3,
        likely: Likely::LeftOut,
    };
    told(Some(A), Rule::G3, unexplained);

    // The same with boards, apart from problems of places.
    for player in &mut start.players {
        player.buildings = vec![(Building::University, Squares::EMPTY)];
    }
    let of_places = [Rule::P1, Rule::P2, Rule::P3, Rule::P4];
    let with_boards = Game::try_from(&start).expect_err("it is impossible");
    let with_boards = with_boards.into_iter();
    let with_boards = with_boards.filter(|it| !of_places.contains(&it.violation.rule));
    let with_boards: Vec<Problem> = with_boards.collect();
    assert_eq!(with_boards, problems);
}

#[test]
fn works_that_are_only_counted_are_bounded_too() {
    let mut start = end(3).setup;
    for player in &mut start.players {
        player.hand = None;
    }
    let of = |works: [u8; 3]| {
        let counts = works.map(|works| Counts {
            works,
            ..Counts::default()
        });
        start.problems_counted(&counts)
    };
    // Seven turns of two actions: three professions kept and seven hired, seven actions left.
    assert_eq!(of([7, 0, 0]), []);
    assert!(!of([15, 0, 0]).is_empty(), "fifteen actions in seven turns");
    // Twenty-one professions and five recruiting cards.
    assert!(!of([9, 9, 9]).is_empty(), "27 cards on the table");
    // As many as can be typed.
    assert!(!of([u8::MAX; 3]).is_empty());
}

#[test]
fn tiles_that_are_only_counted_need_room() {
    let start = end(3).setup;
    let counts = |buildings: &[Building]| {
        let mut counts = vec![Counts::default(); 3];
        counts[1].buildings = buildings.to_vec();
        start.problems_counted(&counts)
    };
    let is_room = |problem: &Problem| matches!(problem.violation.fact, Fact::NoRoom(_));
    // All ten cover more squares than the palazzo leaves free.
    assert!(counts(Building::ALL).iter().any(is_room));
    assert!(!counts(&Building::ALL[..5]).iter().any(is_room));
}

#[test]
fn nothing_is_wrong_with_positions_of_random_games() {
    let mut positions = 0;
    let games = chance::games(GAMES, 50);
    for agreed in Agreed::all() {
        for seed in 0..chance::games_of(agreed, games) {
            let mut rng = Rng::with_seed(seed * 10 + agreed.number());
            let table = match seed % 2 {
                0 => Table::Digital,
                _ => Table::Tracked,
            };
            let start = chance::start(table, agreed, &mut rng);
            let mut game = Game::try_from(&start).expect("the start is legal");
            while !game.is_over() {
                let command = chance::next(&game, table, &mut rng);
                let events = game.play(&command).expect("it is legal");
                if let Some(moment) = begins(&game, &events) {
                    is_accepted(&start, &game, moment);
                    positions += 1;
                }
            }
        }
    }
    assert!(positions > 80 * games, "{positions}");
}

#[test]
fn nothing_is_wrong_with_positions_of_games_of_bots() {
    let mut positions = 0;
    for players in 2..=5 {
        for deal in 0..GAMES_OF_BOTS {
            let mut rng = Rng::with_seed(deal);
            let names = ["Anna", "Ben", "Clara", "David", "Eva"];
            let start = Setup::digital(names.into_iter().take(players), &mut rng);
            let mut game = Game::try_from(&start).expect("the deal is legal");
            while let Some(seat) = game.to_act() {
                let level = [Level::EASY, Level::MEDIUM][(seat as usize + deal as usize) % 2];
                let command = bot::decide(&game, level, rng.u64(..), 0, &Thinking::new());
                let command = command.expect("there is something to decide");
                let events = game.play(&command).expect("bots decide what is legal");
                if let Some(moment) = begins(&game, &events) {
                    is_accepted(&start, &game, moment);
                    positions += 1;
                }
            }
        }
    }
    assert!(positions > 3_000, "{positions}");
}

// --- what no game can lead to ---

/// Returns the fact that there is too much of a thing.
fn too_many(what: Count, found: u32, most: u32) -> Fact {
    Fact::TooMany { what, found, most }
}

fn works(cards: usize) -> Vec<Profession> {
    Profession::ALL[..cards].to_vec()
}

#[test]
fn fourteen_works_take_professions_that_somebody_hired() {
    let start = end(3).with(B, |player| {
        player.table = works(14);
        player.hand = Some(Vec::new());
    });
    start.is_refused(B, Rule::B1, too_many(Count::ProfessionsHad, 14, 3));
}

#[test]
fn a_profession_is_hired_once_a_turn_by_an_action() {
    // Three turns: five works leave one action to hire.
    let five = |player: &mut PlayerSetup| {
        player.table = works(5);
        player.hand = Some(Vec::new());
    };
    let start = auction(3, 4).with(B, five);
    start.is_refused(B, Rule::B1, too_many(Count::ProfessionsHad, 5, 4));
    assert_eq!(auction(3, 5).with(B, five).problems(), []);
    // Two turns, two hires.
    let hand = |cards| move |player: &mut PlayerSetup| player.hand = Some(hidden(cards));
    assert_eq!(auction(3, 3).with(B, hand(5)).problems(), []);
    let start = auction(3, 3).with(B, hand(6));
    start.is_refused(B, Rule::B2, too_many(Count::ProfessionsHad, 6, 5));
}

#[test]
fn what_one_has_hired_too_few_of_the_others_cannot_make_up_for() {
    let start = end(3)
        .with(A, |player| player.hand = Some(hidden(6)))
        .with(B, |player| player.hand = Some(Vec::new()));
    let (what, found, least) = (Count::ProfessionsHad, 0, 3);
    start.is_refused(B, Rule::S2, Fact::TooFew { what, found, least });
}

#[test]
fn a_recruited_profession_leaves_a_card_in_front_of_somebody_else() {
    let recruiter = |player: &mut PlayerSetup| player.hand = Some(hidden(5));
    let start = auction(3, 2).with(A, recruiter);
    start.is_refused(A, Rule::B2, too_many(Count::ProfessionsHad, 5, 4));
    let victim = |player: &mut PlayerSetup| {
        player.hand = Some(hidden(2));
        player.recruiting_on_table = 1;
    };
    assert_eq!(start.with(B, victim).problems(), []);
    // Players cannot recruit from themselves.
    let own = auction(3, 2).with(A, |player| {
        player.hand = Some(hidden(4));
        player.recruiting_on_table = 1;
    });
    own.is_refused(A, Rule::B2, too_many(Count::ProfessionsHad, 5, 4));
}

#[test]
fn an_eighth_object_lies_in_front_of_somebody_else() {
    let seven = |player: &mut PlayerSetup| {
        player.jesters = 4;
        player.builders = 3;
    };
    let victim = |player: &mut PlayerSetup| {
        player.hand = Some(hidden(2));
        player.recruiting_on_table = 1;
    };
    let start = deal(2).where_(|setup| setup.moment = Moment::End);
    let recruiter = |player: &mut PlayerSetup| player.hand = Some(hidden(4));
    let start = start.with(A, recruiter).with(A, seven).with(B, victim);
    start.is_refused(B, Rule::O8, too_many(Count::RecruitingCardsLeft, 1, 0));
    let six = start.with(A, |player| player.jesters = 3);
    assert_eq!(six.problems(), []);
}

#[test]
fn a_recruiting_card_in_hand_replaces_no_profession() {
    let start = actions(3, 3, A).with(A, |player| {
        player.hand = None;
        player.recruiting_in_hand = 1;
        player.table = vec![Profession::Poet];
    });
    let play = start.begins();
    let player = play.player(A);
    assert_eq!((player.hand().hidden(), player.works()), (2, 1));
    assert_eq!(player.cards_in_hand(), 3);
}

#[test]
fn points_on_the_fame_track_come_from_somewhere() {
    let points = |prestige| move |player: &mut PlayerSetup| player.prestige = prestige;
    let unexplained = |found, most, likely| Fact::PrestigeUnexplained {
        found,
        most,
        likely,
    };
    let start = end(3).with(B, points(55));
    start.is_refused(B, Rule::G3, unexplained(55, 0, Likely::LeftOut));
    assert_eq!(start.problems().len(), 1);
    // One of each source of points: two buildings, the second Park, the second and the
    // third builder.
    let sources = |prestige| {
        move |player: &mut PlayerSetup| {
            player.buildings = vec![
                (Building::Tower, at("e4 f4 g4")),
                (Building::Chapel, at("e1 f1 e2")),
            ];
            player.landscapes = vec![
                (Landscape::Park, at("f6 g6")),
                (Landscape::Park, at("f7 g7")),
                (Landscape::Lake, at("d6 d7 e7")),
            ];
            player.builders = 3;
            player.prestige = prestige;
        }
    };
    assert_eq!(end(3).with(B, sources(15)).problems(), []);
    let start = end(3).with(B, sources(16));
    // One thing brings 3 PP: as many points may have been counted twice.
    start.is_refused(B, Rule::G3, unexplained(16, 15, Likely::CountedTwice));
    let start = end(3).with(B, sources(18));
    start.is_refused(B, Rule::G3, unexplained(18, 15, Likely::CountedTwice));
    let start = end(3).with(B, sources(19));
    start.is_refused(B, Rule::G3, unexplained(19, 15, Likely::LeftOut));
    let card = |player: &mut PlayerSetup| {
        player.prestige_cards = known(&[PrestigeCard::MostJesters]);
    };
    let start = end(3).with(B, sources(22)).with(B, card);
    start.is_refused(B, Rule::G3, unexplained(22, 15, Likely::CardsOnTrack));
}

#[test]
fn a_work_brings_no_more_points_than_half_of_what_it_can_have_been_worth() {
    // The Poet with Theatre, Lake and Travel, two jesters and four cards is worth
    // 4 + 3 + 3 + 4 + 4 = 18: 9 PP, 3 for the best work, 3 for the Theatre.
    let poet = |prestige| {
        move |player: &mut PlayerSetup| {
            player.hand = Some(hidden(3));
            player.table = vec![Profession::Poet];
            player.buildings = vec![(Building::Theatre, at("e4 f4 g4 e5 e6"))];
            player.landscapes = vec![(Landscape::Lake, at("d1 e1 d2"))];
            player.freedoms = vec![Freedom::Travel];
            player.jesters = 2;
            player.prestige = prestige;
        }
    };
    assert_eq!(auction(3, 4).with(B, poet(15)).problems(), []);
    let fact = Fact::PrestigeUnexplained {
        found: 16,
        most: 15,
        likely: Likely::CountedTwice,
    };
    auction(3, 4)
        .with(B, poet(16))
        .is_refused(B, Rule::G3, fact);
    // With the bonus card Jesters, which adds 4.
    let played = |setup: &mut Setup| setup.used_bonus_cards = vec![BonusCard::Jesters];
    assert_eq!(
        auction(3, 4).with(B, poet(17)).where_(played).problems(),
        []
    );
}

//! Questions about the future: what fits, what is missing, which bonus cards, what if. The
//! answers are checked by hand and against slow searches that try everything.

use crate::telling::*;
use florence::mind::planner;
use florence::mind::planner::{Imagined, Missing, WhatIf, When, Why};
use florence::rules::Beside;
use florence::{Character, Principality, Square};
use table::BySeat;

// --- what if ---

#[test]
fn who_is_charged_has_that_much_less_and_never_less_than_nothing() {
    let mut game = Game::try_from(&Setup::tracked(["Anna", "Ben", "Clara"])).expect("a table");
    for (florins, left) in [(1200, 2300), (0, 2300), (2200, 100), (500, 0)] {
        game.charge(Seat::B, florins);
        assert_eq!(game.player(Seat::B).money(), left);
    }
    assert_eq!(game.player(Seat::A).money(), 3500);
}

// --- what fits ---

fn is_a_way(game: &Game, seat: Seat, tiles: &[Tile], places: &[(Tile, Squares)]) {
    let player = game.player(seat);
    let asked: Vec<Tile> = places.iter().map(|(tile, _)| *tile).collect();
    assert_eq!(
        asked, tiles,
        "each tile has a place, in the order asked for"
    );
    let home = player.principality();
    let touches = Beside::of(player.builders()).may_touch();
    for (at, &(tile, squares)) in places.iter().enumerate() {
        assert!(game.edition().shape(tile).covers(squares));
        assert_eq!(squares.minus(home.empty()), Squares::EMPTY, "P2");
        for &(other, taken) in &places[..at] {
            assert_eq!(squares.intersection(taken), Squares::EMPTY, "P2");
            let buildings = matches!((tile, other), (Tile::Building(_), Tile::Building(_)));
            let touching = squares.neighbours().intersection(taken);
            assert!(touches || !buildings || touching.is_empty(), "P3");
        }
        let standing = home.built().union(home.palazzo()).neighbours();
        let beside = squares.intersection(standing);
        assert!(
            touches || matches!(tile, Tile::Landscape(_)) || beside.is_empty(),
            "P3"
        );
    }
}

/// Tries every square and orientation for one tile after the other.
fn slow_fits(home: &Principality, game: &Game, builders: u8, tiles: &[Tile]) -> bool {
    fn go(game: &Game, touches: bool, (free, built): (Squares, Squares), tiles: &[Tile]) -> bool {
        let Some((&tile, rest)) = tiles.split_first() else {
            return true;
        };
        let shape = game.edition().shape(tile);
        for orientation in 0..shape.orientations() {
            for corner in Squares::ALL.iter() {
                let Some(squares) = shape.at(orientation, corner) else {
                    continue;
                };
                let building = matches!(tile, Tile::Building(_));
                let beside = squares.neighbours().intersection(built);
                if !squares.minus(free).is_empty() || (building && !touches && !beside.is_empty()) {
                    continue;
                }
                let built = if building {
                    built.union(squares)
                } else {
                    built
                };
                if go(game, touches, (free.minus(squares), built), rest) {
                    return true;
                }
            }
        }
        false
    }
    let mut kinds = home.buildings();
    let twice = tiles.iter().any(|tile| match *tile {
        Tile::Building(kind) => !kinds.insert(kind),
        Tile::Landscape(_) => false,
    });
    let built = home.built().union(home.palazzo());
    !twice
        && go(
            game,
            Beside::of(builders).may_touch(),
            (home.empty(), built),
            tiles,
        )
}

#[test]
fn what_fits_on_random_boards_is_what_trying_everything_finds() {
    let (mut yes, mut no) = (0, 0);
    for seed in 0..40 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let setup = Setup::digital(["Anna", "Ben", "Clara"], &mut rng);
        let mut game = Game::try_from(&setup).expect("it is legal");
        while !game.is_over() {
            let legal = game.legal();
            let command = legal.nth(rng.usize(..legal.len())).expect("a command");
            game.play(&command).expect("it is legal");
            if rng.u8(..) > 30 {
                continue;
            }
            let seat = Seat::ALL[rng.usize(..3)];
            let home = game.player(seat).principality();
            let all: Vec<Tile> = Tile::all().collect();
            let number = 2 + rng.usize(..2);
            let tiles: Vec<Tile> = (0..number).map(|_| all[rng.usize(..13)]).collect();
            let asked = tiles
                .iter()
                .filter(|tile| matches!(tile, Tile::Landscape(_)));
            if usize::from(home.landscapes_total()) + asked.count() > 7 {
                continue;
            }
            let found = planner::fits(&game, seat, &tiles);
            let builders = game.player(seat).builders();
            let expected = slow_fits(home, &game, builders, &tiles);
            assert_eq!(found.is_some(), expected, "{tiles:?} in {home:?}");
            if let Some(places) = found {
                is_a_way(&game, seat, &tiles, &places);
                yes += 1;
            } else {
                no += 1;
            }
        }
    }
    assert!(yes > 50 && no > 50, "{yes} fit and {no} do not");
}

/// Returns a principality in which only a random connected part of the grid is empty, and
/// the number of its empty squares.
fn small(rng: &mut fastrand::Rng, number: usize) -> Principality {
    let all: Vec<Square> = Squares::ALL.iter().collect();
    let mut empty = Squares::EMPTY.with(all[rng.usize(..all.len())]);
    while empty.len() < number {
        let beside: Vec<Square> = empty.neighbours().iter().collect();
        empty = empty.with(beside[rng.usize(..beside.len())]);
    }
    Principality::new(Squares::ALL.minus(empty))
}

#[test]
fn tiles_that_just_fit_and_those_that_just_do_not_are_told_apart_as_by_trying_everything() {
    let game = actions(3, 1, A).begins();
    let all: Vec<Tile> = Tile::all().collect();
    let (mut yes, mut no) = (0, 0);
    for seed in 0..600 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let touch = rng.bool();
        // Buildings that may not touch the palazzo need more room.
        let home = small(&mut rng, if touch { 18 } else { 30 });
        let (beside, builders) = match touch {
            true => (Beside::Anything, 2),
            false => (Beside::Nothing, 0),
        };
        let mut tiles: Vec<Tile> = Vec::new();
        for _ in 0..12 {
            tiles.push(all[rng.usize(..all.len())]);
            let sizes = tiles.iter().map(|&tile| game.edition().shape(tile).size());
            let is_too_much = sizes.sum::<usize>() > home.empty().len();
            let found = planner::fits_in(&home, beside, game.edition(), &tiles);
            if is_too_much || tiles.len() > 4 {
                assert!(!is_too_much || found.is_none());
                tiles.pop();
                continue;
            }
            let expected = slow_fits(&home, &game, builders, &tiles);
            assert_eq!(found.is_some(), expected, "{tiles:?} in {home:?}");
            match expected {
                true => yes += 1,
                false => {
                    no += 1;
                    tiles.pop();
                }
            }
        }
    }
    assert!(yes > 500 && no > 500, "{yes} fit and {no} do not");
}

/// Returns how many squares these tiles can cover: each square in turn stays empty, or any
/// tile covers it.
fn slow_coverable(
    game: &Game,
    touches: bool,
    (free, built): (Squares, Squares),
    tiles: &[Tile],
) -> usize {
    let Some(square) = free.iter().next() else {
        return 0;
    };
    let only = Squares::EMPTY.with(square);
    let mut most = slow_coverable(game, touches, (free.minus(only), built), tiles);
    for (at, &tile) in tiles.iter().enumerate() {
        if tiles[..at].contains(&tile) {
            continue;
        }
        let building = matches!(tile, Tile::Building(_));
        let mut rest = tiles.to_vec();
        rest.remove(at);
        for squares in game.edition().shape(tile).places(free).iter() {
            let beside = squares.neighbours().intersection(built);
            if !squares.contains(square) || (building && !touches && !beside.is_empty()) {
                continue;
            }
            let built = if building {
                built.union(squares)
            } else {
                built
            };
            let others = slow_coverable(game, touches, (free.minus(squares), built), &rest);
            most = most.max(squares.len() + others);
        }
    }
    most
}

#[test]
fn what_can_be_covered_is_what_trying_everything_finds() {
    let game = actions(3, 1, A).begins();
    let all: Vec<Tile> = Tile::all().collect();
    let mut left_over = 0;
    for seed in 0..300 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let touch = rng.bool();
        let home = small(&mut rng, if touch { 13 } else { 17 });
        let beside = if touch {
            Beside::Anything
        } else {
            Beside::Nothing
        };
        let mut tiles: Vec<Tile> = (0..rng.usize(1..7)).map(|_| all[rng.usize(..13)]).collect();
        tiles.sort_unstable();
        let mut kinds = tiles.clone();
        kinds.dedup();
        // Each building once (P5).
        let is_landscape = |tile: &&Tile| matches!(tile, Tile::Landscape(_));
        let again: Vec<Tile> = tiles.iter().filter(is_landscape).copied().collect();
        let tiles: Vec<Tile> = kinds
            .iter()
            .filter(|tile| !is_landscape(tile))
            .copied()
            .chain(again)
            .collect();
        let found = planner::coverable_in(&home, beside, game.edition(), tiles.iter().copied());
        let expected = slow_coverable(&game, touch, (home.empty(), home.palazzo()), &tiles);
        assert_eq!(found.squares, expected, "{tiles:?} in {home:?}");
        let used: Vec<Tile> = found.tiles.iter().map(|(tile, _)| *tile).collect();
        let placed = planner::fits_in(&home, beside, game.edition(), &used);
        assert!(placed.is_some(), "{used:?} in {home:?}");
        left_over += usize::from(expected < home.empty().len());
    }
    assert!(left_over > 100, "{left_over}");
}

#[test]
fn what_can_be_covered_follows_each_rule_of_placing() {
    let game = actions(3, 1, A).begins();
    let covers = |empty: &str, beside, tiles: &[Tile]| {
        let home = Principality::new(Squares::ALL.minus(at(empty)));
        planner::coverable_in(&home, beside, game.edition(), tiles.iter().copied()).squares
    };
    let [tower, chapel] = [Building::Tower, Building::Chapel].map(Tile::Building);
    let [park, lake] = [Landscape::Park, Landscape::Lake].map(Tile::Landscape);
    let row = "a4 b4 c4 d4 e4 f4 g4";
    // P1: the Tower is three in a row, the Lake and the Chapel turn round a corner.
    assert_eq!(covers(row, Beside::Anything, &[tower]), 3);
    assert_eq!(covers(row, Beside::Anything, &[lake, chapel]), 0);
    // P2: three Parks leave one of seven squares.
    assert_eq!(covers(row, Beside::Anything, &[park; 4]), 6);
    // P3: every square of the row touches what stands there; with two builders it may.
    assert_eq!(covers(row, Beside::Nothing, &[tower]), 0);
    // P4: landscapes may touch anything.
    assert_eq!(covers(row, Beside::Nothing, &[tower, park]), 2);
    // P5: no building twice.
    let standing = actions(3, 2, A).with(A, |player| {
        player.buildings = vec![(Building::Tower, at("e5 f5 g5"))];
    });
    let play = standing.begins();
    let all = planner::coverable(&play, A);
    assert!(all.tiles.iter().all(|&(tile, _)| tile != tower));
    // P6: what stands there stays, so 40 squares can be covered at most.
    let home = play.player(A).principality();
    assert_eq!(home.empty().len(), 40);
    assert!(
        all.tiles
            .iter()
            .all(|(_, at)| at.minus(home.empty()).is_empty())
    );
    assert_eq!(all.squares, 40);
}

#[test]
fn a_placement_spoils_what_a_slow_search_says_and_the_best_places_keep_most() {
    let hand = [
        Profession::Poet,
        Profession::Lawyer,
        Profession::Painter,
        Profession::Astronomer,
    ];
    let needed: Vec<Building> = hand.iter().map(|card| card.building()).collect();
    let (mut lost, mut apart) = (0, 0);
    for seed in 0..60 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let start = actions(4, 3, A).with(A, |player| {
            player.hand = Some(known(&hand));
            player.buildings = vec![
                (Building::Tower, at("e1 f1 g1")),
                (Building::Chapel, at("a4 b4 a5")),
            ];
            player.landscapes = vec![(Landscape::Forest, at("f3 g3 f4 g4"))];
        });
        let play = start.begins();
        let tiles: Vec<Tile> = Tile::all().collect();
        let tile = tiles[rng.usize(..tiles.len())];
        let places: Vec<Squares> = play.places(A, tile).iter().collect();
        if places.is_empty() {
            continue;
        }
        let squares = places[rng.usize(..places.len())];
        let home = play.player(A).principality();
        let kinds =
            |of: &[Building]| -> Vec<Tile> { of.iter().copied().map(Tile::Building).collect() };
        // Afterwards: the tile has its place, and the others are tried around it.
        let fits_after = |squares: Squares, of: &[Building]| {
            let mut free = Principality::new(home.palazzo().union(home.built()).union(
                if matches!(tile, Tile::Building(_)) {
                    squares
                } else {
                    Squares::EMPTY
                },
            ));
            let planted = home.covered().minus(home.built());
            let gone = match tile {
                Tile::Building(_) => planted,
                Tile::Landscape(_) => planted.union(squares),
            };
            slow_with(&mut free, gone, &play, &kinds(of))
        };
        let fits_before = |of: &[Building]| slow_fits(home, &play, 0, &kinds(of));
        let wanted: Vec<Building> = needed
            .iter()
            .copied()
            .filter(|&kind| tile != Tile::Building(kind) && !home.buildings().contains(kind))
            .collect();
        let spoilt = planner::spoils(&play, A, tile, squares);
        for &kind in &wanted {
            let expected = fits_before(&[kind]) && !fits_after(squares, &[kind]);
            assert_eq!(
                spoilt.lost.contains(kind),
                expected,
                "{kind:?} after {tile:?} on {squares}"
            );
        }
        lost += spoilt.lost.len();
        let still: Vec<Building> = wanted
            .iter()
            .copied()
            .filter(|&kind| fits_after(squares, &[kind]))
            .collect();
        let pairs = still.iter().enumerate();
        let broken = pairs
            .flat_map(|(n, &one)| still[n + 1..].iter().map(move |&two| [one, two]))
            .any(|pair| fits_before(&pair) && !fits_after(squares, &pair));
        assert_eq!(spoilt.apart.len() == 2, broken, "{tile:?} on {squares}");
        apart += usize::from(broken);
        let best = planner::best_places(&play, A, tile);
        assert!(!best.is_empty() && best.iter().all(|place| places.contains(place)));
        let together = |squares: Squares| {
            let sets = (0..1_u32 << wanted.len()).map(|chosen| {
                let among = wanted.iter().enumerate();
                let among = among.filter(|(n, _)| chosen >> n & 1 == 1);
                among.map(|(_, &kind)| kind).collect::<Vec<_>>()
            });
            let sets = sets.filter(|set| fits_after(squares, set));
            sets.map(|set| set.len()).max()
        };
        let one = best[rng.usize(..best.len())];
        let (here, there) = (together(squares), together(one));
        assert!(here <= there, "{tile:?} on {squares}, best on {one}");
        assert_eq!(here == there, best.contains(&squares));
    }
    assert!(lost > 10 && apart > 2, "{lost} lost, {apart} only together");
}

/// Like `slow_fits` without builders, with these squares taken by landscapes.
fn slow_with(home: &mut Principality, taken: Squares, game: &Game, tiles: &[Tile]) -> bool {
    fn go(game: &Game, (free, built): (Squares, Squares), tiles: &[Tile]) -> bool {
        let Some((&tile, rest)) = tiles.split_first() else {
            return true;
        };
        let mut places = game.edition().shape(tile).places(free).iter();
        places.any(|squares| {
            squares.neighbours().intersection(built).is_empty()
                && go(game, (free.minus(squares), built.union(squares)), rest)
        })
    }
    go(game, (home.empty().minus(taken), home.palazzo()), tiles)
}

#[test]
fn a_card_that_nobody_sees_needs_nothing() {
    let start = actions(4, 3, A).with(A, |player| {
        player.hand = Some(known(&[
            Profession::Poet,
            Profession::Lawyer,
            Profession::Painter,
        ]));
    });
    let play = start.begins();
    let needed =
        [Profession::Poet, Profession::Lawyer, Profession::Painter].map(|card| card.building());
    assert_eq!(planner::wanted(&play, A), needed.into_iter().collect());
    let seen = play.seen_by(Seat::B);
    assert!(planner::wanted(&seen, A).is_empty());
    for tile in Tile::all() {
        let all: Vec<Squares> = seen.places(A, tile).iter().collect();
        assert_eq!(planner::best_places(&seen, A, tile), all);
        for squares in all {
            assert!(planner::spoils(&seen, A, tile, squares).is_nothing());
        }
    }
}

#[test]
fn nothing_fits_twice_and_no_more_landscapes_than_there_is_room() {
    let play = actions(3, 1, A).begins();
    let library = Tile::Building(Building::Library);
    assert_eq!(planner::fits(&play, A, &[library, library]), None, "P5");
    let park = Tile::Landscape(Landscape::Park);
    let eight = planner::fits(&play, A, &[park; 8]).expect("eight Parks fit");
    is_a_way(&play, A, &[park; 8], &eight);
    assert_eq!(
        planner::fits(&play, A, &[park; 15]),
        None,
        "nobody acquires so many"
    );
    assert_eq!(planner::fits(&play, A, &[]), Some(vec![]));
    let standing = actions(3, 2, A).with(A, |player| {
        player.buildings = vec![(Building::Tower, at("e5 f5 g5"))];
    });
    let tower = [Tile::Building(Building::Tower)];
    assert_eq!(planner::fits(&standing.begins(), A, &tower), None, "P5");
}

#[test]
fn with_two_builders_more_fits() {
    let large = [
        Building::University,
        Building::Laboratory,
        Building::Workshop,
    ];
    let mut wanted: Vec<Tile> = large.into_iter().map(Tile::Building).collect();
    wanted.push(Tile::Building(Building::Theatre));
    wanted.push(Tile::Building(Building::Hospital));
    let with = |builders| {
        actions(3, 2, A)
            .with(A, |player| player.builders = builders)
            .begins()
    };
    assert_eq!(planner::fits(&with(1), A, &wanted), None);
    let play = with(2);
    let places = planner::fits(&play, A, &wanted).expect("they fit side by side");
    is_a_way(&play, A, &wanted, &places);
}

// --- bonus cards ---

/// The fixture of worked example 3.
fn fixture() -> Game {
    let start = actions(3, 1, A).with(A, |player| {
        player.landscapes = vec![
            (Landscape::Forest, at("d1 e1 d2 e2")),
            (Landscape::Forest, at("f1 g1 f2 g2")),
            (Landscape::Lake, at("a3 b3 a4")),
        ];
        player.builders = 2;
        player.prestige_cards = hidden(1);
        player.freedoms = vec![Freedom::Travel, Freedom::Religion];
        player.hand = Some(known(&[Profession::Poet, Profession::Lawyer]));
        player.recruiting_in_hand = 1;
        player.table = vec![Profession::Painter, Profession::Pharmacist];
        player.buildings = vec![
            (Building::University, at("e5 e6 e7 f7 g7 g6 g5")),
            (Building::Tower, at("a7 b7 c7")),
        ];
    });
    let start = start.where_(|setup| setup.moment = Moment::Actions(7, A));
    Game::try_from(&start.setup).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

#[test]
fn bonus_cards_come_best_first() {
    let game = fixture();
    // 2 freedoms: 4; 2 Forests: 4; 1 Lake: 2; no Park: 0; 3 landscapes: 3.
    let cards = [
        BonusCard::Landscapes,
        BonusCard::Forests,
        BonusCard::Lakes,
        BonusCard::Parks,
        BonusCard::Freedoms,
    ];
    let order = planner::best_first(game.player(A), cards.into_iter().collect());
    let expected = [
        (BonusCard::Forests, 4),
        (BonusCard::Freedoms, 4),
        (BonusCard::Landscapes, 3),
        (BonusCard::Lakes, 2),
        (BonusCard::Parks, 0),
    ];
    assert_eq!(order, expected);
}

#[test]
fn as_few_bonus_cards_are_played_as_will_do_and_the_better_ones_are_kept() {
    let game = fixture();
    let hand: Set<BonusCard> = [
        BonusCard::Landscapes,
        BonusCard::Forests,
        BonusCard::Lakes,
        BonusCard::Parks,
        BonusCard::Freedoms,
    ]
    .into_iter()
    .collect();
    let fewest = |points| {
        let cards = planner::fewest(game.player(A), hand, points)?;
        Some(cards.iter().collect::<Vec<_>>())
    };
    assert_eq!(fewest(0), Some(vec![]));
    assert_eq!(
        fewest(2),
        Some(vec![BonusCard::Lakes]),
        "the Forests are held"
    );
    assert_eq!(fewest(3), Some(vec![BonusCard::Landscapes]));
    assert_eq!(
        fewest(5),
        Some(vec![BonusCard::Landscapes, BonusCard::Lakes])
    );
    assert_eq!(
        fewest(8),
        Some(vec![BonusCard::Forests, BonusCard::Freedoms])
    );
    assert_eq!(fewest(13).map(|cards| cards.len()), Some(4));
    assert_eq!(fewest(14), None);
}

#[test]
fn no_smaller_or_cheaper_set_of_bonus_cards_reaches_the_points() {
    let game = fixture();
    let player = game.player(A);
    let worth = |cards: Set<BonusCard>| -> u16 {
        cards.iter().map(|card| u16::from(card.value(player))).sum()
    };
    let mut rng = fastrand::Rng::with_seed(5);
    for _ in 0..300 {
        let hand: Set<BonusCard> = BonusCard::ALL
            .iter()
            .copied()
            .filter(|_| rng.u8(..) < 90)
            .collect();
        let points = rng.u16(1..20);
        let enough = hand.subsets().filter(|&cards| worth(cards) >= points);
        let best = enough.map(|cards| (cards.len(), worth(cards))).min();
        let found = planner::fewest(player, hand, points);
        assert_eq!(
            found.map(|cards| (cards.len(), worth(cards))),
            best,
            "{hand:?} {points}"
        );
    }
}

// --- what is missing ---

/// Anna's turn in round 6, with a minimum of 14 instead of the usual one, and the Poet: she
/// can get 3 for Travel or 4 for the Theatre, and holds 3 cards and jesters.
fn poet(jesters: i64, money: i64) -> Start {
    let start = actions(3, 6, A).with(A, |player| {
        let hand = [Profession::Poet, Profession::Lawyer, Profession::Goldsmith];
        player.hand = Some(known(&hand));
        player.jesters = jesters;
        player.money = Some(money);
    });
    start.where_(|setup| setup.edition.minimum = [14; 7])
}

fn lacks(play: &Play) -> Missing {
    planner::missing(play, A, Profession::Poet, Set::EMPTY).expect("something is missing")
}

/// Asserts that the steps of each way are legal one after the other and complete the work.
fn works_out(game: &Game, missing: &Missing) {
    for way in &missing.ways {
        let mut play = Play { game: *game };
        for &step in &way.steps {
            play.does(A, step);
        }
        let paid = i64::from(game.player(A).money()) + 100 * i64::from(way.prestige)
            - i64::from(way.price);
        assert_eq!(i64::from(play.money(A)), paid + 100 * i64::from(way.value));
        assert!(play.player(A).table().contains(Profession::Poet));
    }
}

#[test]
fn the_muse_is_counted_and_the_cardinal_allows_two_actions_before_the_work() {
    let with = |character| {
        let start = poet(2, 2000).where_(|setup| setup.options.muse = true);
        let start = start.with(A, |player| player.character = Some(character));
        start.begins()
    };
    // 4 from jesters and 3 for the cards; the Muse adds 6 in round 6.
    assert_eq!(lacks(&with(Character::Muse)).points, 14 - 7 - 6);
    let cardinal = with(Character::Cardinal);
    let missing = lacks(&cardinal);
    assert_eq!((missing.points, missing.why), (7, None));
    // Travel and the Theatre are enough, in any order.
    let ways = in_short(&missing);
    assert!(ways.iter().all(|(_, _, before)| before.len() == 2));
    let (price, _, before) = &ways[0];
    assert_eq!(*price, 300 + 700);
    assert!(before.contains(&Decision::Introduce(Freedom::Travel)));
    works_out(&cardinal, &missing);
    // Without the character, one action is too few.
    let muse = poet(2, 2000).begins();
    assert!(lacks(&muse).ways.is_empty());
}

#[test]
fn a_work_of_the_princess_is_raised_by_a_building_or_a_card() {
    let start = poet(0, 2000).where_(|setup| {
        setup.options.muse = true;
        setup.edition.minimum = [8; 7];
    });
    let start = start.with(A, |player| {
        player.builders = 1;
        player.landscapes = vec![(Landscape::Park, at("d1 e1"))];
    });
    let without = start.begins();
    assert_eq!(planner::missing_for_princess(&without, A), None);
    let lacks = |builders, minimum| {
        let start = poet(0, 2000).where_(|setup| {
            setup.options.muse = true;
            setup.edition.minimum = [minimum; 7];
        });
        let start = start.with(A, |player| {
            player.builders = builders;
            player.landscapes = vec![(Landscape::Park, at("d1 e1"))];
            player.character = Some(Character::Princess);
        });
        let play = start.begins();
        (planner::missing_for_princess(&play, A), play)
    };
    // 3 for the Park, 2 for the builder, 3 for the cards in hand.
    assert_eq!(lacks(1, 8).0, None);
    let (one, _) = lacks(1, 9);
    let one = one.expect("1 is missing");
    assert_eq!((one.points, one.when, one.why), (1, When::Now, None));
    let (two, play) = lacks(1, 10);
    let two = two.expect("2 are missing");
    assert_eq!(two.points, 2);
    for way in &two.ways {
        let mut play = Play { game: *play };
        for &step in &way.steps {
            play.does(A, step);
        }
        assert_eq!(way.value, 10);
        assert!(matches!(way.before(), [Decision::Build(..)]));
        assert_eq!(play.player(A).character(), None);
    }
    assert!(!two.ways.is_empty());
    let (three, _) = lacks(1, 11);
    assert_eq!(three.expect("3 are missing").why, Some(Why::Short(1)));
}

fn in_short(missing: &Missing) -> Vec<(u32, u16, Vec<Decision>)> {
    let ways = missing.ways.iter();
    ways.map(|way| (way.price, way.prestige, way.before().to_vec()))
        .collect()
}

#[test]
fn the_cheapest_way_comes_first_and_every_step_is_legal() {
    // 10 from jesters and 3 for the cards: 1 is missing.
    let play = poet(5, 2000).begins();
    let missing = lacks(&play);
    assert_eq!(
        (missing.points, missing.when, missing.why),
        (1, When::Now, None)
    );
    let ways = in_short(&missing);
    assert_eq!(
        ways[0],
        (300, 0, vec![Decision::Introduce(Freedom::Travel)])
    );
    assert_eq!(
        ways[1],
        (300, 0, vec![Decision::Hire]),
        "a card is a point (W7)"
    );
    assert!(
        matches!(ways[2], (700, 0, ref steps) if matches!(steps[..], [Decision::Build(Building::Theatre, _)]))
    );
    assert_eq!(ways.len(), 3);
    works_out(&play, &missing);
}

#[test]
fn a_builder_makes_the_building_as_cheap_as_the_freedom_and_three_make_it_free() {
    let start = poet(3, 2000).with(A, |player| player.builders = 1);
    let start = start.where_(|setup| setup.edition.minimum = [12; 7]);
    let play = start.clone().begins();
    // 6 + 3: 3 are missing.
    let prices: Vec<u32> = lacks(&play).ways.iter().map(|way| way.price).collect();
    assert_eq!(prices, [300, 300]);
    let play = start.with(A, |player| player.builders = 3).begins();
    let missing = lacks(&play);
    assert!(matches!(
        missing.ways[0].before(),
        [Decision::Build(Building::Theatre, _)]
    ));
    assert_eq!(missing.ways[0].price, 0);
    works_out(&play, &missing);
}

#[test]
fn prestige_points_are_given_up_where_money_is_missing() {
    let start = poet(4, 100).with(A, tower);
    let play = start.clone().begins();
    let missing = lacks(&play);
    let travel = vec![Decision::Sell(2), Decision::Introduce(Freedom::Travel)];
    assert_eq!(in_short(&missing), [(300, 2, travel)], "700 cannot be had");
    works_out(&play, &missing);
    let broke = start.with(A, |player| player.prestige = 1).begins();
    assert_eq!(
        lacks(&broke).why,
        Some(Why::Short(3)),
        "nobody goes below 0 PP"
    );
}

#[test]
fn the_work_takes_an_action_itself() {
    let mut play = poet(4, 2000).begins();
    play.does(A, Decision::AcquireBonus);
    assert_eq!(lacks(&play).why, Some(Why::Short(3)));
    let mut play = poet(4, 2000)
        .with(A, |player| {
            player.recruiting_in_hand = 1;
        })
        .with(B, |player| {
            player.table = vec![Profession::Painter];
            player.hand = Some(hidden(2));
        })
        .begins();
    // 8 + 4 cards: 2 are missing.
    play.does(A, Decision::AcquireBonus);
    play.does(A, Decision::AcquireBonus);
    assert_eq!(play.to_act(), Some(A), "somebody can be recruited still");
    assert_eq!(lacks(&play).why, Some(Why::NoActionLeft));
    play.does(A, Decision::EndTurn);
    assert_eq!(lacks(&play).why, Some(Why::TurnIsOver));
}

#[test]
fn bonus_cards_in_hand_come_before_what_costs_money() {
    let start = poet(4, 2000).with(A, |player| {
        player.bonus_cards = known(&[BonusCard::Jesters, BonusCard::Kinds]);
    });
    let play = start.begins();
    // 3 are missing: 8 for four jesters, 1 for the kind of thing.
    let missing = lacks(&play);
    assert_eq!(missing.ways[0].price, 0);
    let played = missing.ways[0].bonus.iter().collect::<Vec<_>>();
    assert_eq!(played, [BonusCard::Jesters]);
    let prices: Vec<u32> = missing.ways.iter().map(|way| way.price).collect();
    assert_eq!(prices, [0, 300, 700], "hiring saves no card");
    works_out(&play, &missing);
    // A card that is already counted on is played in any case.
    let counted = Set::only(BonusCard::Kinds);
    let missing = planner::missing(&play, A, Profession::Poet, counted).expect("2 are missing");
    assert_eq!(missing.points, 2);
    for way in &missing.ways {
        let Some(Decision::Complete(work)) = way.steps.last() else {
            panic!("the work is last");
        };
        assert!(work.bonus.contains(BonusCard::Kinds));
    }
}

#[test]
fn a_profession_that_lies_before_another_is_recruited() {
    let start = poet(4, 2000).with(A, |player| {
        let hand = [
            Profession::Painter,
            Profession::Lawyer,
            Profession::Goldsmith,
        ];
        player.hand = Some(known(&hand));
        player.recruiting_in_hand = 1;
    });
    let start = start.with(B, |player| {
        player.table = vec![Profession::Poet];
        player.hand = Some(hidden(2));
    });
    let play = start.clone().begins();
    // 8 + 4 cards, of which the recruiting card becomes the Poet.
    let missing = lacks(&play);
    assert_eq!(missing.points, 2);
    let recruit = Decision::Recruit(B, Profession::Poet);
    let travel = Decision::Introduce(Freedom::Travel);
    assert_eq!(in_short(&missing)[0], (300, 0, vec![recruit, travel]));
    works_out(&play, &missing);
    let without = start.with(A, |player| player.recruiting_in_hand = 0);
    assert_eq!(lacks(&without.begins()).why, Some(Why::NotInHand));
}

#[test]
fn another_work_before_this_one_counts_for_the_card_that_counts_works() {
    let start = poet(2, 2000).with(A, |player| {
        player.bonus_cards = known(&[BonusCard::CardsOnTable]);
        player.buildings = vec![(Building::Library, at("e4 g4 e5 f5 g5"))];
    });
    let play = start
        .where_(|setup| setup.edition.minimum = [9; 7])
        .begins();
    // 4 + 3 cards; with the Lawyer on the table the bonus card adds 2.
    let missing = lacks(&play);
    assert_eq!(missing.points, 2);
    let lawyer = work(Profession::Lawyer);
    assert_eq!(in_short(&missing)[0], (0, 0, vec![lawyer]));
    assert_eq!(
        in_short(&missing)[1].2,
        [Decision::Introduce(Freedom::Travel)]
    );
}

#[test]
fn what_will_be_possible_later_in_the_round_is_told_before_the_turn() {
    let auction_phase = poet(5, 2000).where_(|setup| setup.moment = Moment::Auction(6));
    let missing = lacks(&auction_phase.begins());
    assert_eq!((missing.when, missing.ways[0].price), (When::Later, 300));
    let mut play = poet(5, 2000).begins();
    let of_ben = |play: &Play| planner::missing(play, B, Profession::Painter, Set::EMPTY);
    assert_eq!(of_ben(&play).map(|missing| missing.when), Some(When::Later));
    play.does(A, Decision::EndTurn);
    assert_eq!(of_ben(&play).map(|missing| missing.when), Some(When::Now));
}

#[test]
fn nothing_is_missing_where_the_minimum_is_reached() {
    let play = poet(6, 0).begins();
    assert_eq!(
        planner::missing(&play, A, Profession::Poet, Set::EMPTY),
        None
    );
}

/// Finds the fewest florins and bonus cards that complete the work, by trying every
/// decision. Decisions that depend on unseen cards are left out.
fn cheapest(
    game: &Game,
    work: (Profession, Set<BonusCard>),
    (price, spent): (u32, usize),
) -> Option<(u32, usize)> {
    let seat = game.to_act()?;
    let player = game.player(seat);
    let mut built = Set::<Building>::EMPTY;
    let mut best = None;
    for command in game.legal().iter() {
        let price = price
            + match command.decision {
                Decision::Build(kind, _) if built.insert(kind) => game.building_price(seat),
                Decision::Introduce(_) | Decision::Hire => 300,
                Decision::Recruit(..) => 0,
                Decision::Complete(done) => {
                    let known = player.hand().known().contains(done.profession);
                    if !known || done.prestige > 0 {
                        continue;
                    }
                    let further = done.bonus.minus(work.1);
                    if done.profession == work.0 {
                        if work.1.is_subset(done.bonus) {
                            let cost = (price, spent + further.len());
                            best = Some(best.map_or(cost, |best: (u32, usize)| best.min(cost)));
                        }
                        continue;
                    }
                    let mut after = *game;
                    after.play(&command).expect("it is legal");
                    if after.to_act() == Some(seat) && after.round() == game.round() {
                        let cost = cheapest(&after, work, (price, spent + further.len()));
                        best = best.into_iter().chain(cost).min();
                    }
                    continue;
                }
                _ => continue,
            };
        let mut after = *game;
        after.play(&command).expect("it is legal");
        let still = after
            .turn()
            .is_some_and(|turn| turn.seat == seat && turn.actions > 0);
        if still && after.round() == game.round() {
            best = best
                .into_iter()
                .chain(cheapest(&after, work, (price, spent)))
                .min();
        }
    }
    best
}

#[test]
fn no_sequence_of_decisions_is_cheaper_than_the_cheapest_way() {
    let (mut with, mut without, mut recruited) = (0, 0, 0);
    for seed in 0..150 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut setup = Setup::digital(["Anna", "Ben", "Clara"], &mut rng);
        setup.edition.minimum = [5, 6, 7, 8, 9, 10, 12];
        let mut game = Game::try_from(&setup).expect("it is legal");
        while !game.is_over() {
            let legal = game.legal();
            let command = legal.nth(rng.usize(..legal.len())).expect("a command");
            game.play(&command).expect("it is legal");
            let Some(turn) = game
                .turn()
                .filter(|_| game.pending().is_none() && rng.u8(..) < 60)
            else {
                continue;
            };
            let player = game.player(turn.seat);
            let tables = game
                .others(turn.seat)
                .fold(Set::EMPTY, |all, other| all.union(other.table()));
            let profession = player
                .hand()
                .known()
                .union(tables)
                .iter()
                .nth(rng.usize(..3));
            let Some(profession) = profession else {
                continue;
            };
            let counted = player
                .bonus_cards()
                .known()
                .iter()
                .filter(|_| rng.u8(..) < 30)
                .collect();
            let Some(missing) = planner::missing(&game, turn.seat, profession, counted) else {
                continue;
            };
            // All points are sold first, so that only the price counts.
            let mut rich = game.seen_by(turn.seat);
            let sale = Command::new(turn.seat, Decision::Sell(player.prestige()));
            let _ = rich.play(&sale);
            let expected = match turn.actions {
                0 => None,
                _ => cheapest(&rich, (profession, counted), (0, 0)),
            };
            let found = missing.ways.first().map(|way| {
                let played = way.steps.iter().filter_map(|step| match step {
                    Decision::Complete(work) => Some(work.bonus.minus(counted).len()),
                    _ => None,
                });
                (way.price, played.sum::<usize>())
            });
            assert_eq!(found, expected, "{missing:?}");
            with += usize::from(found.is_some());
            without += usize::from(found.is_none());
            let steps = missing.ways.iter().flat_map(|way| way.before());
            for step in steps {
                recruited += usize::from(matches!(step, Decision::Recruit(..)));
            }
        }
    }
    let seen = [with, without, recruited];
    assert!(with > 100 && without > 100 && recruited > 5, "{seen:?}");
}

// --- what if ---

#[test]
fn what_one_does_not_have_is_imagined_without_touching_the_game() {
    let play = poet(2, 2000).begins();
    let nothing = WhatIf::default();
    assert!(nothing.is_nothing());
    let total = |what: WhatIf| {
        what.work_value(&play, A, Profession::Poet, Set::EMPTY)
            .total()
    };
    assert_eq!(total(nothing), 7);
    let mut what = WhatIf {
        buildings: Set::only(Building::Theatre),
        ..nothing
    };
    assert_eq!(total(what), 11);
    what.landscapes[Landscape::Lake.index()] = 1;
    assert_eq!(total(what), 14);
    what.freedoms = Set::only(Freedom::Travel);
    assert_eq!(total(what), 17);
    what.jesters = 1;
    assert_eq!(total(what), 19);
    what.cards = 2;
    assert_eq!(total(what), 21);
    let bonus: Set<BonusCard> = [BonusCard::Builders, BonusCard::CardsOnTable]
        .into_iter()
        .collect();
    what.builders = 5;
    what.works = 1;
    let value = what.work_value(&play, A, Profession::Poet, bonus);
    assert_eq!(
        value.bonuses.as_slice(),
        [(BonusCard::Builders, 6), (BonusCard::CardsOnTable, 2)]
    );
    what.landscapes[Landscape::Forest.index()] = 2;
    let value = what.work_value(&play, A, Profession::Poet, Set::only(BonusCard::Landscapes));
    assert_eq!(value.bonuses.as_slice(), [(BonusCard::Landscapes, 3)]);
    assert_eq!(play.game, poet(2, 2000).begins().game);
}

#[test]
fn a_building_that_stands_is_not_imagined_twice() {
    let start = poet(2, 2000).with(A, |player| {
        player.buildings = vec![(Building::Theatre, at("e4 f4 g4 e5 e6"))];
    });
    let play = start.begins();
    let what = WhatIf {
        buildings: Set::only(Building::Theatre),
        ..WhatIf::default()
    };
    let count = Set::only(BonusCard::Buildings);
    let value = what.work_value(&play, A, Profession::Poet, count);
    assert_eq!(value.bonuses.as_slice(), [(BonusCard::Buildings, 1)]);
    let filled = |what: &WhatIf| what.player(&play, A).principality().covered().len();
    assert_eq!(filled(&what), 5);
    let large = WhatIf {
        buildings: Set::only(Building::Opera),
        ..what
    };
    assert_eq!(filled(&large), 10, "imagined tiles fill squares too");
}

#[test]
fn prestige_cards_are_counted_with_what_is_imagined_for_anybody() {
    let start = actions(3, 1, A).with(B, |player| player.jesters = 1);
    let play = start.begins();
    let mut what = BySeat::all(WhatIf::default());
    let points =
        |what: &BySeat<WhatIf>, seat, card| Imagined::of(&play, what).card_points(seat, card);
    let jesters = PrestigeCard::MostJesters;
    assert_eq!(
        [A, B, C].map(|seat| points(&what, seat, jesters)),
        [0, 6, 0]
    );
    what[A].jesters = 1;
    assert_eq!(
        [A, B, C].map(|seat| points(&what, seat, jesters)),
        [3, 3, 0]
    );
    what[A].jesters = 2;
    assert_eq!(
        [A, B, C].map(|seat| points(&what, seat, jesters)),
        [6, 0, 0]
    );
    what[C].freedoms = Set::all();
    assert_eq!(points(&what, C, PrestigeCard::AllFreedoms), 8);
    what[B].landscapes = [1, 1, 1];
    assert_eq!(points(&what, B, PrestigeCard::AllLandscapeKinds), 8);
    let squares: Vec<Square> = Imagined::of(&play, &what)
        .player(B)
        .principality()
        .covered()
        .iter()
        .collect();
    assert_eq!(squares.len(), 4 + 3 + 2);
}

//! Score sheets: the evening in the pictures adds up, a wrong figure is found, an
//! impossible count is refused with its rule, and a game counts the same on a sheet as by
//! itself.

use std::collections::BTreeMap;

use table::{Item as _, Seat};
use tiletum::rules::sheet::{Cause, Difference};
use tiletum::rules::{Count, Counts, Misfit, ROUNDS, Sheet};
use tiletum::{Good, Rule, Setup, Source};

use crate::random::{digital, games, walk};

/// The end of the evening in the pictures: fairs, king, contracts, cathedrals, tiles,
/// crest, completed buildings, houses, pillars, goods.
const EVENING: [[i16; 22]; 4] = [
    [
        6, 0, 0, 0, 2, 0, 3, 5, 4, 38, 2, 23, 5, 5, 3, 5, 4, 5, 4, 1, 2, 1,
    ],
    [
        3, 12, 0, 21, 1, 6, 7, 11, 4, 30, 3, 31, 5, 5, 3, 4, 6, 1, 0, 3, 0, 3,
    ],
    [
        6, 8, 18, 21, 0, 3, -1, 4, 4, 34, 3, 27, 3, 5, 4, 5, 4, 4, 1, 5, 4, 3,
    ],
    [
        3, 0, 12, 0, -2, 3, 3, -2, 3, 29, 1, 9, 7, 5, 4, 6, 3, 2, 3, 1, 4, 1,
    ],
];

fn evening() -> (Setup, Sheet) {
    let mut sheet = Sheet::of_players(4);
    for (player, counts) in sheet.players.iter_mut().zip(EVENING) {
        for (count, value) in Count::ALL.into_iter().zip(counts) {
            player.set(count, Some(value));
        }
    }
    let start = Setup::tracked(["Anna", "Ben", "Clara", "Dana"]);
    (start, sheet)
}

fn set(sheet: &mut Sheet, seat: Seat, count: Count, value: i16) {
    sheet.players[seat.index()].set(count, Some(value));
}

/// Returns the only thing that is wrong.
#[track_caller]
fn wrong(sheet: &Sheet, start: &Setup) -> (Option<Seat>, Misfit) {
    let misfits = sheet.misfits(start);
    assert_eq!(misfits.len(), 1, "{misfits:?}");
    misfits[0]
}

#[test]
fn the_evening_of_the_pictures_adds_up_and_the_turn_order_breaks_its_tie() {
    let (start, sheet) = evening();
    assert_eq!(sheet.misfits(&start), []);
    let totals: Vec<u16> = sheet.seats().map(|seat| sheet.total(seat)).collect();
    assert_eq!(totals, [125, 172, 172, 107]);
    // Ben leads the king track with 7 and gets 4 points for it.
    assert_eq!(sheet.leader(), Some(Seat::B));
    assert_eq!(sheet.standing(), [Seat::B, Seat::C, Seat::A, Seat::D]);
    assert_eq!(sheet.undecided(), []);
    let dana = sheet.score(Seat::D);
    let end = [Source::Buildings, Source::HousesByPillars, Source::Goods];
    assert_eq!(end.map(|line| dana.of(line)), [10, 18, 2]);
}

#[test]
fn a_track_that_differs_is_found_with_the_line_that_explains_it() {
    let explained = |seat: Seat, track: i16, count: Count, value: i16| {
        let (start, mut sheet) = evening();
        set(&mut sheet, seat, Count::Track, track);
        if count != Count::Track {
            set(&mut sheet, seat, count, value);
        }
        let found = sheet.differences(&start);
        assert_eq!(found.len(), 1, "{found:?}");
        let Difference { by, cause, .. } = found[0];
        (by, cause)
    };
    let none = Count::Track;
    assert_eq!(
        explained(Seat::D, 109, none, 0),
        (2, Some(Cause::Goods(16)))
    );
    // Five pillars instead of four, with five houses.
    let pillars = Cause::With(Count::Pillars, 5);
    assert_eq!(explained(Seat::A, 130, none, 0), (5, Some(pillars)));
    // 5 completed buildings instead of 4.
    let completed = Cause::With(Count::Completed, 5);
    assert_eq!(explained(Seat::C, 182, none, 0), (10, Some(completed)));
    // The king of round 3 with the wrong sign.
    let sign = Cause::With(Count::King(3), -1);
    assert_eq!(explained(Seat::C, 172, Count::King(3), 1), (-2, Some(sign)));
    // The points everyone begins with.
    let start = (-10, Some(Cause::Start));
    assert_eq!(explained(Seat::D, 97, none, 0), start);
    assert_eq!(explained(Seat::B, 172, Count::Crests, 0).0, 5);
    assert_eq!(explained(Seat::B, 511, none, 0), (339, None));
    let (start, mut sheet) = evening();
    for (seat, track) in sheet.seats().zip([125, 172, 172, 107]) {
        set(&mut sheet, seat, Count::Track, track);
    }
    assert_eq!(sheet.differences(&start), []);
}

#[test]
fn what_cannot_be_is_refused_with_its_rule() {
    let refused = |seat: Seat, count: Count, value: i16| {
        let (start, mut sheet) = evening();
        set(&mut sheet, seat, count, value);
        let (whose, misfit) = wrong(&sheet, &start);
        (whose, misfit.rule())
    };
    let a = Some(Seat::A);
    // The track ends at 15, and only round 4 has four more points.
    assert_eq!(refused(Seat::A, Count::King(1), 16), (a, Rule::K5));
    assert_eq!(refused(Seat::A, Count::King(1), -5), (a, Rule::K5));
    // 1 printed, and 2, 3 or 4 on a tile; the king gives at most 18.
    assert_eq!(refused(Seat::A, Count::Fair(1), 19), (a, Rule::F2));
    // 4 for each of five contracts, and 3 for each of seven houses: no single tile gives
    // both.
    assert_eq!(refused(Seat::A, Count::Fair(1), 20), (None, Rule::F2));
    // Spaces 1, 1, 2, 2 and the most valuable tiles 17, 17, 16, 13.
    assert_eq!(refused(Seat::A, Count::ContractVp, 70), (a, Rule::J3));
    assert_eq!(refused(Seat::A, Count::ContractVp, 5), (a, Rule::J3));
    // Spaces 1, 1, 2 free three pillars in addition to the two in the supply.
    assert_eq!(
        refused(Seat::D, Count::Pillars, 6),
        (Some(Seat::D), Rule::J4)
    );
    assert_eq!(refused(Seat::A, Count::Houses, 9), (a, Rule::S9));
    assert_eq!(refused(Seat::A, Count::Houses, 0), (a, Rule::S9));
    assert_eq!(refused(Seat::A, Count::Completed, 7), (a, Rule::E1));
    assert_eq!(refused(Seat::A, Count::Crests, 6), (a, Rule::J5));
    assert_eq!(refused(Seat::A, Count::Cathedrals, 5), (a, Rule::J7));
    // Without his four points, Ben is no longer ahead of Anna’s 5.
    assert_eq!(refused(Seat::B, Count::King(4), 7), (None, Rule::K4));
}

#[test]
fn a_fair_that_is_known_allows_less() {
    let (mut start, sheet) = evening();
    // Houses 2 at fair 1, pillars 2, crests and contracts 3, cathedrals 3.
    start.layout.fairs = [5, 8, 4, 10];
    assert_eq!(sheet.misfits(&start), []);
    start.layout.fairs = [2, 8, 4, 10];
    // Contracts give 1 + 3 each, so neither 6 nor 3 is possible.
    let seats: Vec<_> = sheet.misfits(&start).iter().map(|found| found.0).collect();
    assert_eq!(seats, [Seat::A, Seat::B, Seat::C, Seat::D].map(Some));
}

#[test]
fn a_sheet_after_a_fair_counts_no_end() {
    let (start, mut sheet) = evening();
    sheet.round = 2;
    assert_eq!(sheet.misfits(&start), []);
    // 10 + 6 + 2 + 38 + 23 + 5 + 5
    assert_eq!(sheet.total(Seat::A), 89);
    assert!(!sheet.is_end() && sheet.leader().is_none());
}

#[test]
fn equals_on_one_space_of_the_king_track_are_asked_about() {
    let (start, mut sheet) = evening();
    // Clara has 7 from the track like Ben; fewer tile points make up for his four points.
    set(&mut sheet, Seat::C, Count::King(4), 7);
    set(&mut sheet, Seat::C, Count::Tiles, 0);
    assert_eq!(sheet.misfits(&start), []);
    assert_eq!(sheet.undecided(), [Seat::B, Seat::C]);
    sheet.put_ahead(Seat::C);
    assert_eq!(sheet.standing()[..2], [Seat::C, Seat::B]);
    sheet.put_ahead(Seat::B);
    assert_eq!(sheet.standing()[..2], [Seat::B, Seat::C]);
}

#[test]
fn what_is_kept_is_read_again() {
    let (_, mut sheet) = evening();
    sheet.round = 3;
    sheet.put_ahead(Seat::C);
    set(&mut sheet, Seat::D, Count::Track, 109);
    let mut kept = BTreeMap::new();
    sheet.keep(&mut kept);
    assert_eq!(Sheet::kept(&kept, 4), Some(sheet));
    // Words of later versions and unknown words are skipped.
    let mut kept = BTreeMap::from([("round".to_owned(), "4".to_owned())]);
    for (field, value) in [
        ("A gold", "3"),
        ("A flags", "2"),
        ("A stone", "x"),
        ("E iron", "1"),
    ] {
        kept.insert(field.to_owned(), value.to_owned());
    }
    let read = Sheet::kept(&kept, 4).expect("a sheet");
    let mut counts = Counts::default();
    counts.set(Count::Left(Good::Gold), Some(3));
    assert_eq!(read.players[0], counts);
    assert_eq!(read.players[1..], vec![Counts::default(); 3]);
    assert_eq!(Sheet::kept(&BTreeMap::new(), 4), None);
}

#[test]
fn a_finished_game_counts_the_same_on_its_sheet() {
    for players in 2..=4_usize {
        for seed in 0..games(40) {
            let start = digital(players, seed);
            let end = walk(start, seed, |_, _, _, _| {});
            let sheet = Sheet::of(&end);
            let start = Setup::from(&end);
            assert_eq!(sheet.round, ROUNDS);
            assert_eq!(sheet.misfits(&start), [], "{players} players, {seed}");
            assert_eq!(sheet.differences(&start), [], "{players} players, {seed}");
            assert_eq!(
                sheet.standing(),
                end.standing(),
                "{players} players, {seed}"
            );
            for seat in end.seats() {
                assert_eq!(sheet.total(seat), end.player(seat).vp());
                assert_eq!(sheet.score(seat), *end.player(seat).score());
            }
        }
    }
}

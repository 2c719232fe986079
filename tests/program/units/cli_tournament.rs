//! Seats, wins and estimates of a tournament of bots.

use florence::mind::tournament::{Estimate, Played, Seating, mirrored, quantile, won};

#[test]
fn in_mirrored_pairs_the_sides_change_seats_and_sit_everywhere() {
    for players in 2..=5 {
        let seatings = mirrored(players, 60, 1);
        let mut sat = [0; 5];
        for pair in seatings.chunks(2) {
            assert_eq!(pair[0].deal, pair[1].deal);
            let brains = pair[0].brains.iter().zip(&pair[1].brains);
            for (sat, (one, other)) in sat.iter_mut().zip(brains) {
                assert_eq!(one + other, 1);
                *sat += one;
            }
        }
        let (least, most) = (sat[..players].iter().min(), sat[..players].iter().max());
        let (least, most) = (least.expect("seats"), most.expect("seats"));
        // With two players, side 1 begins in one seat and gets the other in the mirrored
        // game.
        assert!(players == 2 || most - least <= 10, "{sat:?}");
        assert!(players != 4 || pair_is_even(&seatings[0]));
    }
}

fn pair_is_even(seating: &Seating) -> bool {
    seating.brains[..4].iter().sum::<usize>() == 2
}

#[test]
fn a_shared_first_rank_is_half_a_win() {
    let seating = Seating {
        deal: 1,
        brains: [0, 1, 0, 0, 0],
    };
    let game = |ranks| Played {
        ranks,
        ..Played::default()
    };
    let of = |ranks| won(&[seating], &[game(ranks)], 2);
    assert_eq!(of([2, 1, 0, 0, 0]), 1.0);
    assert_eq!(of([1, 2, 0, 0, 0]), 0.0);
    assert_eq!(of([1, 1, 0, 0, 0]), 0.5);
}

#[test]
fn an_estimate_is_the_mean_and_its_interval() {
    let estimate = Estimate::of(&[1.0, 2.0, 3.0, 4.0]);
    assert_eq!(estimate.mean, 2.5);
    // The standard deviation is the root of 5/3, of four values.
    assert!((estimate.within - 1.96 * (5.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-9);
    assert_eq!(quantile(&[5u32, 1, 3], 0.5), 3);
}

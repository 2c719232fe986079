//! The scores of random play.

use crate::random::{digital, games, walk};

#[test]
fn random_play_scores_as_little_as_expected() {
    for players in 2..=4_usize {
        let games = games(200);
        let (mut vp, mut seats, mut steps) = (0_u64, 0_u64, 0_u64);
        for seed in 0..games {
            let end = walk(digital(players, seed), seed, |_, _, _, _| steps += 1);
            for seat in end.seats() {
                vp += u64::from(end.player(seat).vp());
                seats += 1;
            }
        }
        let mean = vp as f64 / seats as f64;
        println!(
            "{players} players: mean {mean:.2} in {games} games, {} entries a game",
            steps / games
        );
        assert!((30.0..45.0).contains(&mean), "{players} players: {mean}");
    }
}

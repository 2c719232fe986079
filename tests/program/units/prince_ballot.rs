//! The votes of a ballot that is being filled in.

use prince::{Game, Setup};
use studiolo::games::prince::ballot::Draft;
use table::Seat;

#[test]
fn votes_that_are_all_given_go_from_whoever_has_most_to_whoever_gets_more() {
    let game = Game::try_from(&Setup::digital(["Anna", "Ben", "Clara"], 3)).unwrap();
    let mut draft = Draft {
        of: Some((Seat::A, 0)),
        ..Draft::default()
    };
    draft.all_to(&game, Seat::A, Seat::A);
    assert_eq!(draft.left(&game), Some(0));
    draft.step(&game, Seat::B, 1);
    draft.step(&game, Seat::B, 1);
    draft.step(&game, Seat::C, 1);
    let all = game.votes(Seat::A);
    assert_eq!(draft.votes, [all - 3, 2, 1, 0, 0]);
    assert_eq!(draft.left(&game), Some(0));
    // Votes that are taken back must be given again before the ballot counts.
    draft.step(&game, Seat::B, -1);
    assert_eq!(draft.left(&game), Some(1));
    draft.step(&game, Seat::C, 1);
    assert_eq!(draft.votes, [all - 3, 1, 2, 0, 0]);
    assert_eq!(draft.written[0], (all - 3).to_string());
}

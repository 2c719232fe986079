//! What is remembered about a new game, and its levels.

use studiolo::games::prince::new_game::{LEVELS, NewGame, level_name};
use table::Level;

#[test]
fn a_level_beyond_the_last_is_the_last() {
    let names = LEVELS.map(level_name);
    for (level, at) in Level::ALL.into_iter().zip(0..) {
        let name = &names[at.min(LEVELS.len() - 1)];
        assert_eq!(level_name(level), *name, "{level:?}");
    }
    let different: std::collections::BTreeSet<&String> = names.iter().collect();
    assert_eq!(different.len(), LEVELS.len());
}

#[test]
fn what_was_chosen_is_remembered() {
    let mut game = NewGame::default();
    (game.chairs.count, game.chairs.first) = (5, 4);
    game.chairs.all[2].name = "Łucja".to_owned();
    game.chairs.swap(0, 4);
    let text = game.to_remember().expect("it can be written");
    let again = NewGame::recalled(Some(&text), &[]);
    assert_eq!(again.chairs.all, game.chairs.all);
    assert_eq!((again.chairs.count, again.chairs.first), (5, 0));
    assert_eq!(again.options(), game.options());
}

#[test]
fn what_nobody_can_have_chosen_is_forgotten() {
    for text in ["", "(", "(count: 9)", "(pope: 4)", "(chairs: [])"] {
        let game = NewGame::recalled(Some(text), &[]);
        assert_eq!(game.chairs.all, NewGame::default().chairs.all, "{text}");
        assert_eq!((game.chairs.count, game.chairs.first), (4, 0), "{text}");
    }
}

#[test]
fn who_played_another_game_is_proposed() {
    let last = ["Emil", "Řehoř", "Ida"].map(str::to_owned);
    let game = NewGame::recalled(None, &last);
    assert_eq!(game.chairs.count, 3);
    assert_eq!(game.chairs.all[1].name, "Řehoř");
    // Two cannot play, and a player cannot take part twice.
    let twice = ["Emil", "emil ", "Ida"].map(str::to_owned);
    for last in [&last[..2], &twice] {
        assert_eq!(NewGame::recalled(None, last).chairs.all[0].name, "Anna");
    }
}

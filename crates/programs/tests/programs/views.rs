//! A message about a position contains what its seat sees, all of it, and nothing else.

use crate::played::{Tried, for_each_game, wander};
use programs::answer::Choice;
use programs::message;
use programs::view::View;
use std::time::Duration;
use table::Game as _;

const TIME: Duration = Duration::from_secs(5);

mod secrecy {
    use super::*;

    /// Messages of games that differ only in what a seat cannot see are equal, byte by byte.
    fn messages_are_equal<G: Tried>() {
        let mut differ = 0;
        for deal in 0..6 {
            let players = 3 + usize::try_from(deal).expect("few") % 3;
            wander::<G>(players, deal, |game, view| {
                let twin = game.twin(view.seat(), deal);
                differ += usize::from(twin != *game);
                let other = View::of(&twin, view.seat());
                let texts = |view: &View<G>| {
                    let begin = message::begin(view, TIME).to_string();
                    [begin, message::decide(view, 7, TIME).to_string()]
                };
                assert_eq!(texts(view), texts(&other));
            });
        }
        // In Tiletum, everyone sees everything.
        assert!(differ > 500 || G::ID == tiletum::Game::ID, "{differ}");
    }

    for_each_game!(messages_are_equal);

    /// Money that the table has agreed to hide is not in the view.
    #[test]
    fn hidden_money_of_others_is_in_no_message() {
        let mut setup = prince::Setup::digital(["Anna", "Ben", "Clara"], 4);
        setup.options = prince::Options::with_bots();
        setup.options.hide_money = true;
        let mut game = prince::Game::try_from(&setup).expect("a legal start");
        let mut differ = 0;
        for seed in 0..60 {
            let Some(seat) = game.may_decide().first() else {
                break;
            };
            let seen = game.seen_from(Some(seat));
            let view = View::of(&game, seat);
            assert_eq!(*view.seen(), seen.without_treasuries(seat));
            differ += usize::from(*view.seen() != seen);
            let decided =
                prince::mind::bot::decide(&seen, seat, prince::mind::bot::Level::Two, seed);
            game.play(&decided).expect("bots keep to the rules");
        }
        assert!(differ > 10, "{differ}");
    }

    /// The next player is told the same, whatever the one before has sealed.
    #[test]
    fn what_others_have_sealed_is_in_no_message() {
        use prince::{Command, Game};
        let mut compared = 0;
        for deal in 0..12 {
            wander::<Game>(4, deal, |game, view| {
                let sealed = |command: &&Command| Game::sealed(command).is_some();
                let commands: Vec<&Command> = view.decisions().iter().filter(sealed).collect();
                let mut told: Vec<(prince::Sealed, String)> = Vec::new();
                for command in commands {
                    let mut after = *game;
                    after.play(command).expect("a legal decision");
                    let next = after.may_decide().first();
                    let is_closed = after.face_down().contains(view.seat());
                    let (Some(next), true) = (next.filter(|&next| next != view.seat()), is_closed)
                    else {
                        continue;
                    };
                    let text = message::decide(&View::of(&after, next), 1, TIME).to_string();
                    let kind = Game::sealed(command).expect("it is sealed");
                    if let Some((_, other)) = told.iter().find(|(other, _)| *other == kind) {
                        assert_eq!(*other, text, "{command:?}");
                        compared += 1;
                    } else {
                        told.push((kind, text));
                    }
                }
            });
        }
        assert!(compared > 100, "{compared}");
    }

    #[test]
    fn what_will_be_drawn_in_tiletum_is_in_no_message() {
        let mut setup = tiletum::Setup::digital(["Anna", "Ben"], 7);
        let of = |setup: &tiletum::Setup| {
            let game = tiletum::Game::try_from(setup).expect("a legal start");
            let view = View::of(&game, table::Seat::A);
            message::begin(&view, TIME).to_string() + &message::decide(&view, 1, TIME).to_string()
        };
        let one = of(&setup);
        setup.seed = Some(987_654_321);
        assert_eq!(one, of(&setup));
        assert!(!one.contains("987654321"));
    }
}

mod whole {
    use super::*;

    /// The position that a program receives is the one that its seat sees.
    fn positions_arrive<G: Tried>() {
        for deal in 0..4 {
            wander::<G>(4, deal, |game, view| {
                let (fields, edition) = view.fields();
                let received = View::<G>::received(view.seat(), fields.into(), edition);
                let received = received.expect("a legal position");
                assert_eq!(*received.seen(), game.seen_from(Some(view.seat())));
                assert_eq!(received.lines(), view.lines());
            });
        }
    }

    for_each_game!(positions_arrive);
}

mod listed {
    use super::*;

    /// Every listed decision can be made, and is what its line says.
    fn decisions_are_what_they_say<G: Tried>() {
        for deal in 0..4 {
            let decisions = wander::<G>(3, deal, |game, view| {
                let lines = view.lines();
                let sentences = view.sentences();
                assert_eq!(lines.len(), view.decisions().len());
                assert_eq!(lines.len(), sentences.len());
                for (command, line) in view.decisions().iter().zip(lines) {
                    assert!(game.check(command).is_ok(), "{line}");
                    assert_eq!(
                        view.chosen(&Choice::Line(line.clone())).as_ref(),
                        Ok(command)
                    );
                    assert!(!line.contains('\n') && !line.is_empty());
                }
                assert!(sentences.iter().all(|text| text.chars().count() > 3));
            });
            assert!(decisions > 30, "{decisions}");
        }
    }

    for_each_game!(decisions_are_what_they_say);
}

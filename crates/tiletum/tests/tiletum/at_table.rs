//! Games at a real table, where tiles stay unknown until a player takes them; sessions with
//! undo; what a table plays although the rules refuse it.

use table::{Format, Item as _, Save, Seat, Session};
use tiletum::rules::Slot;
use tiletum::{Action, Command, Decision, Event, Fact, Game, Good, Position, Setup, Spot, Stack};

use crate::board::{NAMES, Scene, at, city, goods, helper};
use crate::invariants::{all_decisions, check_legal};
use crate::random::{digital, next, walk};

/// Returns an unseen tile of a stack.
fn unseen(game: &Game, stack: Stack, rng: &mut fastrand::Rng) -> Decision {
    let tiles = game.edition().tiles(stack);
    let left: Vec<_> = tiles.filter(|&tile| game.unseen(tile) > 0).collect();
    let spots = game.spots().filter(|spot| spot.stack() == stack);
    let unknown: Vec<Spot> = spots
        .filter(|&spot| game.slot(spot) == Some(Slot::Unknown))
        .collect();
    let spot = *rng.choice(&unknown).expect("an unknown tile");
    Decision::Deal(spot, rng.choice(&left).copied())
}

/// Returns the next entry at a table: tiles come unknown and are named now and then.
fn next_at_table(game: &Game, rng: &mut fastrand::Rng) -> Option<Command> {
    if let Some(spot) = game.gap()
        && game.slot(spot) == Some(Slot::Empty)
        && rng.bool()
    {
        return Some(Command::chance(Decision::Deal(spot, None)));
    }
    let is_unknown = |spot: &Spot| game.slot(*spot) == Some(Slot::Unknown);
    let unknown: Vec<Spot> = game.spots().filter(is_unknown).collect();
    if !game.is_over() && !unknown.is_empty() && rng.u8(..5) == 0 {
        let stack = rng.choice(&unknown).expect("one").stack();
        return Some(Command::chance(unseen(game, stack, rng)));
    }
    next(game, rng)
}

#[test]
fn a_game_is_played_with_tiles_that_nobody_has_named() {
    let all = all_decisions();
    for seed in 0..30 {
        let players = 2 + usize::try_from(seed % 3).expect("few");
        let setup = Setup::tracked(NAMES.iter().take(players).copied());
        let mut game = Game::try_from(&setup).expect("a start");
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut entries = 0_usize;
        while let Some(command) = next_at_table(&game, &mut rng) {
            game.play(&command).expect("a legal entry");
            entries += 1;
            for &stack in Stack::ALL {
                let known: u8 = game
                    .edition()
                    .tiles(stack)
                    .map(|tile| game.unseen(tile))
                    .sum();
                let slots = game.spots().filter(|spot| spot.stack() == stack);
                let slots = slots.filter_map(|spot| game.slot(spot));
                let aside = game
                    .aside()
                    .iter()
                    .copied()
                    .filter(|_| stack == Stack::Character);
                let unknown = slots
                    .chain(aside)
                    .filter(|slot| *slot == Slot::Unknown)
                    .count();
                assert_eq!(
                    usize::from(known),
                    usize::from(game.left_in(stack)) + unknown
                );
            }
            if entries.is_multiple_of(25) {
                check_legal(&game, &all);
                assert_eq!(Game::try_from(&Setup::from(&game)), Ok(game));
            }
        }
        assert!(game.is_over() && entries > 100);
    }
}

#[test]
fn the_computer_draws_only_in_its_own_games() {
    let below = &mut |_| 0;
    let tracked = Game::try_from(&Setup::tracked(NAMES)).expect("a start");
    assert_eq!(table::Game::chance(&tracked, below), None);
    let roll = tracked.draw(below).expect("a roll");
    let game = digital(4, 3);
    assert_eq!(table::Game::chance(&game, below), Some(roll));
    assert_eq!(<Game as table::Game>::decided_by(&roll), None);
}

#[test]
fn a_session_undoes_and_redoes_all_of_a_game() {
    let start = crate::random::setup(3, 4);
    let mut session = Session::<Game>::new(start).expect("a start");
    let end = walk(digital(3, 4), 4, |before, command, game, events| {
        assert_eq!(session.game(), before);
        assert_eq!(session.play(*command).expect("legal"), events);
        assert_eq!(session.game(), game);
    });
    let entries = session.cursor();
    while session.undo().is_some() {}
    assert_eq!(session.game(), &digital(3, 4));
    while session.redo().is_some() {}
    assert_eq!((session.game(), session.cursor()), (&end, entries));
    for format in [Format::Ron, Format::Json] {
        let text = Save::from_session(&session).to_text(format).expect("text");
        let save = Save::<Game>::parse(&text, format).expect("a save");
        let read = save.into_session().expect("a session");
        assert_eq!((read.game(), read.cursor()), (&end, entries));
    }
}

#[test]
fn a_table_plays_what_the_rules_refuse_as_far_as_pieces_allow() {
    let mut game = Scene::acting(Some(Action::Merchant), 1)
        .has(goods(1, 0, 0, 0, 0))
        .game();
    // The missing gold is granted.
    let buy = Command::new(Seat::A, Decision::BuyGood(Good::Iron));
    let (after, events) = game.play_anyway(&buy).expect("the gold is given");
    assert_eq!(after.player(Seat::A).goods(), goods(0, 0, 0, 0, 1));
    assert!(events.contains(&Event::Gained(Seat::A, goods(1, 0, 0, 0, 0))));
    // A missing AP is granted too.
    let step = |name| Command::new(Seat::A, Decision::Move(tiletum::Piece::Merchant, at(name)));
    game.play(&step("Paris")).expect("one AP");
    let no_ap = game.check(&step("Tiletum")).expect_err("no AP");
    let (after, _) = game.play_anyway(&step("Tiletum")).expect("the AP is given");
    assert_eq!(
        after.player(Seat::A).piece(tiletum::Piece::Merchant),
        at("Tiletum")
    );
    game = Scene::acting(Some(Action::Merchant), 1).game();
    // A piece may go too far, and a house may be placed where no piece was.
    let (after, _) = game.play_anyway(&step("Wien")).expect("it is there");
    let stands = |game: &Game, piece| game.player(Seat::A).piece(piece);
    assert_eq!(stands(&after, tiletum::Piece::Merchant), at("Wien"));
    assert_eq!(after.turn().map(|turn| turn.ap), Some(0));
    let city = game.edition().city_at(at("Lyon")).expect("a city");
    let house = Command::new(Seat::A, Decision::PlaceHouse(city, 0));
    let why = game.check(&house).expect_err("it is elsewhere");
    assert!(matches!(why.fact, Fact::NotThere(_)), "{why:?}");
    let (after, _) = game.play_anyway(&house).expect("it stands there");
    assert!(after.player(Seat::A).has_house(city));
    let merchant = tiletum::Piece::Merchant;
    assert_eq!(stands(&after, merchant), stands(&game, merchant));
    // The turn may have an action other than that of its die.
    let king = Command::new(Seat::A, Decision::AdvanceKing);
    let why = game.check(&king).expect_err("the merchant's action");
    assert!(matches!(why.fact, Fact::NotThisAction(_)));
    let (after, _) = game.play_anyway(&king).expect("it is done");
    assert_eq!(after.king(Seat::A).0, game.king(Seat::A).0 + 1);
    // Nothing can replace a tile that is not there.
    let full = Scene::acting(Some(Action::Merchant), 1).game();
    let none = Command::new(Seat::A, Decision::FulfilContract(0, None));
    full.play_anyway(&none).expect_err("no such tile");
    let refused = game.check(&step("Wien")).expect_err("too far");
    let farther = game.check(&step("Verona")).expect_err("too far");
    assert_ne!(refused, farther);
    assert!(<Game as table::Game>::is_same_reason(&refused, &farther));
    assert!(!<Game as table::Game>::is_same_reason(&refused, &no_ap));
    let kept = <Game as table::Game>::kept(&refused);
    assert_eq!(kept.rule, "M1");
}

#[test]
fn everything_that_can_be_typed_comes_back() {
    let mut scene = Scene::acting(Some(Action::Merchant), 2).store(&[helper("vp(4)")]);
    scene.a().houses = vec![(city("Paris"), 0)];
    scene.a().pillars = vec![city("Praha")];
    scene.a().cathedrals = vec![(city("Praha"), 6)];
    let game = scene.game();
    let text = ron::to_string(&Position::from(&game)).expect("text");
    let typed: Position = ron::from_str(&text).expect("a position");
    assert_eq!(typed, Position::from(&game));
    scene.on = typed;
    assert_eq!(scene.game(), game);
}

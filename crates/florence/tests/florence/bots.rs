//! What the bots promise: they guess only what is hidden, cannot see a secret, decide
//! legally and the same way twice, can be stopped, and get better from level to level.
//! `studiolo simulate` measures how strong they are.

use std::collections::BTreeSet;
use std::time::Duration;

use fastrand::Rng;
use florence::mind::bot;
use florence::mind::bot::{Bot, Level, Mind, Reason, Taste, Temperament, Thinking};
use florence::{
    AnyCard, BonusCard, Character, Command, Decision, Event, Freedom, Game, Options, Phase,
    PrestigeCard, Profession, Setup,
};
use table::{Card, Item, Seat, Session};

const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "Dana", "Emil"];

fn deal(players: usize, seed: u64) -> (Setup, Game) {
    let mut rng = Rng::with_seed(seed);
    let setup = Setup::digital(NAMES[..players].iter().copied(), &mut rng);
    let game = Game::try_from(&setup).expect("a shuffled deal is legal");
    (setup, game)
}

/// Plays a game by the one-ply judgement and shows every position before its
/// decision.
fn played(players: usize, seed: u64, mut look: impl FnMut(&Game, &Command)) -> Game {
    let (_, mut game) = deal(players, seed);
    let mut decision = seed;
    while let Some(command) = bot::judge(&game, Taste::VARIED, decision) {
        look(&game, &command);
        game.play(&command).expect("bots decide legally");
        decision += 1;
    }
    assert!(game.is_over());
    game
}

fn all_cards() -> impl Iterator<Item = AnyCard> {
    let professions = Profession::ALL.iter().copied().map(AnyCard::from);
    let bonus = BonusCard::ALL.iter().copied().map(AnyCard::from);
    let prestige = PrestigeCard::ALL.iter().copied().map(AnyCard::from);
    professions.chain(bonus).chain(prestige)
}

#[test]
fn bots_play_the_older_game_for_two_to_its_end() {
    let mut kept = BTreeSet::new();
    for seed in 0..12 {
        let (mut setup, _) = deal(2, seed);
        setup.agree(Options {
            older: true,
            ..Options::default()
        });
        let mut game = Game::try_from(&setup).expect("what was agreed on is legal");
        let mut decision = seed;
        while game.to_act().is_some() {
            let command = match seed {
                0 => bot::decide(&game, Level::STRONG, decision, 20, &Thinking::new()),
                _ => bot::judge(&game, Taste::VARIED, decision),
            };
            let command = command.expect("there is something to decide");
            if let Decision::Take(object) = command.decision {
                kept.insert(object);
            }
            game.play(&command).expect("bots decide legally");
            decision += 1;
        }
        assert!(game.is_over());
    }
    assert!(kept.len() > 3, "they want different things: {kept:?}");
}

#[test]
fn bots_play_with_every_character_to_the_end() {
    let mut taken = BTreeSet::new();
    let mut used = BTreeSet::new();
    let all = (2..=5).map(|players| (players, false)).chain([(2, true)]);
    for (players, older) in all {
        for seed in 0..6 {
            let (mut setup, _) = deal(players, seed);
            setup.agree(Options {
                muse: true,
                older,
                ..Options::default()
            });
            let mut game = Game::try_from(&setup).expect("what was agreed on is legal");
            let mut decision = seed;
            while game.to_act().is_some() {
                let level = match seed {
                    0 => Some(Level::STRONG),
                    1 => Some(Level::MEDIUM),
                    2 => Some(Level::EASY),
                    3 => Some(Level::Eight),
                    _ => None,
                };
                let command = match level {
                    Some(level) => bot::decide(&game, level, decision, 2, &Thinking::new()),
                    None => bot::judge(&game, Taste::VARIED, decision),
                };
                let command = command.expect("there is something to decide");
                for event in game.play(&command).expect("bots decide legally") {
                    match event {
                        Event::TookCharacter { character, .. } => drop(taken.insert(character)),
                        Event::UsedCharacter { character, .. } => drop(used.insert(character)),
                        _ => {}
                    }
                }
                decision += 1;
            }
            assert!(game.is_over());
        }
    }
    assert_eq!(taken.len(), Character::COUNT, "{taken:?}");
    let used: Vec<Character> = used.into_iter().collect();
    let at_once = [
        Character::Princess,
        Character::Merchant,
        Character::Professor,
    ];
    assert_eq!(used, at_once);
}

#[test]
fn an_imagined_game_looks_the_same_from_the_seat_and_hides_nothing() {
    for players in 2..=5 {
        for seed in 0..3 {
            let mut rng = Rng::with_seed(seed);
            played(players, seed, |game, _| {
                for seat in game.seats() {
                    let seen = game.seen_by(seat);
                    let imagined = seen.imagine(&mut rng);
                    assert_eq!(imagined.seen_by(seat), seen);
                    for card in all_cards() {
                        assert!(imagined.place_of(card).is_some(), "{card:?}");
                    }
                    for other in game.seats() {
                        assert_eq!(imagined.player(other).hand().hidden(), 0);
                        assert_eq!(imagined.player(other).bonus_cards().hidden(), 0);
                        assert_eq!(imagined.player(other).prestige_cards().hidden(), 0);
                    }
                }
            });
        }
    }
}

#[test]
fn an_imagined_game_can_be_played_to_its_end() {
    for players in 2..=5 {
        let mut positions = Vec::new();
        played(players, 3, |game, _| positions.push(*game));
        for (at, game) in positions.iter().enumerate().step_by(15) {
            let mut rng = Rng::with_seed(at as u64);
            let seat = game.to_act().expect("the game goes on");
            let mut imagined = game.seen_by(seat).imagine(&mut rng);
            while !imagined.is_over() {
                let legal = imagined.legal();
                let command = legal.nth(rng.usize(..legal.len()));
                let command = command.expect("the number is below the count");
                imagined.play(&command).expect("a legal command");
            }
        }
    }
}

#[test]
fn a_tracked_game_is_imagined_with_all_that_is_known() {
    let mut game = Game::try_from(&Setup::tracked(["Anna", "Ben", "Clara"])).unwrap();
    let own = [Profession::Poet, Profession::Painter, Profession::Lawyer];
    for card in own {
        let reveal = Decision::Reveal(AnyCard::Profession(card));
        game.play(&Command::new(Seat::B, reveal)).unwrap();
    }
    let mut rng = Rng::with_seed(1);
    for _ in 0..100 {
        let imagined = game.imagine(&mut rng);
        let hand = imagined.player(Seat::B).hand();
        assert!(own.iter().all(|&card| hand.known().contains(card)));
        for seat in game.seats() {
            let hand = imagined.player(seat).hand();
            assert_eq!((hand.len(), hand.hidden()), (4, 0));
        }
        for card in all_cards() {
            assert!(imagined.place_of(card).is_some(), "{card:?}");
        }
    }
}

#[test]
fn every_deal_that_agrees_is_imagined_equally_often() {
    let (_, game) = deal(2, 1);
    let seen = game.seen_by(Seat::A);
    let own = seen.player(Seat::A).hand().known();
    let mut rng = Rng::with_seed(2);
    let mut held = [0u32; Profession::COUNT];
    const TIMES: u32 = 17_000;
    for _ in 0..TIMES {
        for card in seen.imagine(&mut rng).player(Seat::B).hand().known() {
            held[card.index()] += 1;
        }
    }
    for (&card, &times) in Profession::ALL.iter().zip(&held) {
        if own.contains(card) {
            assert_eq!(times, 0, "{card:?}");
        } else {
            // Four of the seventeen others: about 4000 times.
            assert!((3_700..4_300).contains(&times), "{card:?}: {times}");
        }
    }
}

/// Fairness: no level or temperament changes its decision with the hidden hands of others
/// or the order of the stacks.
#[test]
fn no_bot_sees_a_secret() {
    let mut asked = BTreeSet::new();
    for (players, muse) in [(2, false), (3, true), (4, false), (5, true)] {
        let mut rng = Rng::with_seed(players as u64);
        let (mut setup, _) = deal(players, 11);
        setup.agree(Options {
            muse,
            cooperative: muse,
            ..Options::default()
        });
        let mut game = Game::try_from(&setup).expect("what was agreed on is legal");
        let mut at = 0;
        let mut different = 0;
        while let Some(command) = bot::judge(&game, Taste::VARIED, at as u64) {
            let seat = game.to_act().expect("the game goes on");
            let other = game.seen_by(seat).imagine(&mut rng);
            different += u32::from(other != game);
            for (step, level) in Level::ALL.into_iter().enumerate() {
                // Bots that look ahead are slow, so a sample of the decisions has to do.
                let looks_ahead = Mind::of(level.into(), players).simulations > 0;
                let turn = if looks_ahead { at / 12 } else { at };
                if looks_ahead && at % 12 != step {
                    continue;
                }
                let temperament = Temperament::ALL[(turn + players) % Temperament::ALL.len()];
                let bot = Bot { level, temperament };
                let decide = |game: &Game| bot::decide(game, bot, at as u64, 8, &Thinking::new());
                assert_eq!(decide(&game), decide(&other), "{bot:?}, decision {at}");
                asked.insert((level, temperament));
            }
            if at % 41 == 40 {
                let advise = |game: &Game| bot::advise(game, 20, &Thinking::new());
                assert_eq!(advise(&game), advise(&other));
            }
            game.play(&command).expect("bots decide legally");
            at += 1;
        }
        assert!(game.is_over());
        assert!(different > 50, "the other games do differ: {different}");
    }
    assert_eq!(asked.len(), Level::ALL.len() * Temperament::ALL.len());
}

#[test]
fn bots_of_all_levels_finish_their_games_without_a_violation() {
    for players in 2..=5 {
        for seed in 0..60 {
            let (_, mut game) = deal(players, seed);
            let mut decisions = 0;
            while let Some(seat) = game.to_act() {
                let level = match (seat.index() as u64 + seed) % 3 {
                    0 => Level::One,
                    1 => Level::EASY,
                    _ => Level::MEDIUM,
                };
                let command = bot::decide(&game, level, seed + decisions, 0, &Thinking::new());
                let command = command.expect("in a digital game there is always something");
                assert_eq!(command.seat, seat);
                game.play(&command).expect("bots decide legally");
                decisions += 1;
                assert!(decisions < 2_000, "seed {seed} does not end");
            }
        }
    }
    let (_, mut game) = deal(3, 5);
    let mut decisions = 0;
    while let Some(command) = bot::decide(&game, Level::STRONG, decisions, 12, &Thinking::new()) {
        game.play(&command).expect("bots decide legally");
        decisions += 1;
    }
    assert!(game.is_over());
}

#[test]
fn the_same_seed_and_simulations_give_the_same_decision_on_any_number_of_cores() {
    let mut at = 0u64;
    played(4, 21, |game, _| {
        at += 1;
        if at.is_multiple_of(9) {
            let decide = |cores| {
                let thinking = Thinking::new().on_cores(cores);
                bot::decide(game, Level::STRONG, 5, 40, &thinking)
            };
            let one = decide(1);
            assert_eq!((one, one), (decide(1), decide(3)));
        }
    });
}

#[test]
fn a_bot_that_is_stopped_answers_though_it_may_think_for_ever() {
    let (_, game) = deal(4, 2);
    let for_ever = Mind {
        simulations: u32::MAX,
        ..Mind::of(Level::STRONG.into(), 4)
    };
    let stopped = Thinking::new();
    stopped.stop();
    let at_once = bot::decide_as(&game, &for_ever, 1, &stopped);
    assert!(game.check(&at_once.expect("an answer")).is_ok());

    let thinking = Thinking::new().on_all_cores();
    let answer = std::thread::scope(|scope| {
        let bot = scope.spawn(|| bot::decide_as(&game, &for_ever, 1, &thinking));
        while thinking.progress() == 0.0 {
            std::thread::yield_now();
        }
        thinking.stop();
        bot.join().expect("no panic")
    });
    assert!(game.check(&answer.expect("an answer")).is_ok());

    // A time limit stops it as well, and nothing stops it earlier.
    let soon = Thinking::within(Duration::from_millis(20));
    let answer = bot::decide_as(&game, &for_ever, 1, &soon);
    assert!(game.check(&answer.expect("an answer")).is_ok() && soon.is_stopped());
    assert!(!Thinking::within(Duration::from_hours(1)).is_stopped());
}

#[test]
fn people_wait_less_than_a_second_for_a_bid_and_less_than_three_for_anything_else() {
    let mut waits = BTreeSet::new();
    played(4, 3, |game, _| {
        let bids = game.phase() == Phase::Auction && game.pending().is_none();
        let wait = Thinking::patience(game);
        assert!(wait < Duration::from_secs(if bids { 1 } else { 3 }));
        waits.insert(wait);
    });
    assert_eq!(waits.len(), 2, "there are both");
}

#[test]
fn in_the_last_action_of_the_game_a_work_is_paid_in_points() {
    let mut found = 0;
    for seed in 0..12 {
        played(3, seed, |game, _| {
            let Some(turn) = game.turn() else {
                return;
            };
            let last = game.turn_order().last() == Some(turn.seat);
            if game.round() < 7 || !last || turn.actions != 1 || game.pending().is_some() {
                return;
            }
            let seen = game.seen_by(turn.seat);
            let legal = seen.legal();
            let work = legal
                .iter()
                .any(|c| matches!(c.decision, Decision::Complete(_)));
            let decision = bot::decide(game, Level::STRONG, seed, 60, &Thinking::new());
            if !work {
                return;
            }
            if let Some(Decision::Complete(work)) = decision.map(|command| command.decision) {
                found += 1;
                let value = game.work_value(turn.seat, work.profession, work.bonus);
                assert_eq!(
                    work.prestige,
                    game.variant().most_prestige(value.total()),
                    "seed {seed}"
                );
            }
        });
    }
    assert!(found > 3, "the moment came {found} times");
}

#[test]
fn advice_is_legal_best_first_and_gives_reasons() {
    let mut at = 0u64;
    let mut reasons = 0;
    played(3, 8, |game, _| {
        at += 1;
        if !at.is_multiple_of(6) {
            return;
        }
        let thinking = Thinking::new();
        let Some(advice) = bot::advise(game, 12, &thinking) else {
            return;
        };
        assert_eq!(Some(advice.seat), game.to_act());
        for (at, choice) in advice.choices.iter().enumerate() {
            assert!(game.check(&choice.command).is_ok(), "{:?}", choice.command);
            assert!((0.0..=1.0).contains(&choice.win));
            let apart = choice.apart.as_ref();
            assert!(apart.is_none_or(|apart| apart.by >= 0.0 && apart.error >= 0.0));
            let again = advice.choices[..at].iter();
            assert!(
                again
                    .into_iter()
                    .all(|other| other.command != choice.command)
            );
            reasons += choice.reasons.len();
        }
    });
    assert!(reasons > 50, "{reasons} reasons");
}

/// Returns advice from one simulated game for each candidate: quick, and with the same
/// kinds of reasons.
fn quick_advice(game: &Game) -> Option<bot::Advice> {
    let stopped = Thinking::new();
    stopped.stop();
    bot::advise(game, 80, &stopped)
}

/// Returns the kind of a decision: `Raise` for `Raise(300)`.
fn kind(decision: Decision) -> String {
    let text = format!("{decision:?}");
    let end = text.find(|c: char| !c.is_alphanumeric());
    text[..end.unwrap_or(text.len())].to_owned()
}

/// Every advised choice comes with a reason for it or against it.
#[test]
fn every_choice_of_a_hint_has_a_reason() {
    let mut kinds = BTreeSet::new();
    for (players, seed) in (2..=5).cycle().zip(0..8) {
        let (_, mut game) = deal(players, seed);
        let mut rng = Rng::with_seed(seed);
        let mut at = seed;
        while game.to_act().is_some() {
            at += 1;
            // A complete search now and then, a quick one otherwise.
            let advice = match at % 41 {
                0 => bot::advise(&game, 4, &Thinking::new()),
                _ => quick_advice(&game),
            };
            let advice = advice.expect("in a digital game there is always something");
            for choice in &advice.choices {
                let decision = choice.command.decision;
                assert!(!choice.reasons.is_empty(), "{decision:?}");
                kinds.insert(kind(decision));
            }
            // Half of the players play sensibly; the others try everything.
            let command = match rng.usize(..4) {
                0 => bot::at_random(&game, at),
                1 => {
                    let other = advice.choices.last();
                    other.map(|choice| choice.command)
                }
                _ => bot::judge(&game, Taste::VARIED, at),
            };
            let command = command.expect("the game goes on");
            game.play(&command).expect("bots decide legally");
        }
    }
    let all = [
        "AcquireBonus",
        "Build",
        "Complete",
        "Decline",
        "EndTurn",
        "Hire",
        "Hold",
        "Introduce",
        "Keep",
        "Name",
        "Pass",
        "Place",
        "Raise",
        "Recruit",
        "Return",
        "Sell",
    ];
    assert!(kinds.iter().eq(all), "{kinds:?}");
}

#[test]
fn a_hint_says_what_a_returned_card_has_in_common_with_the_others() {
    let wants = |card: Profession, thing: bot::Wants| {
        thing.building.is_none_or(|it| it == card.building())
            && thing.landscape.is_none_or(|it| it == card.landscape())
            && thing.freedom.is_none_or(|it| it == card.freedom())
    };
    // Each thing by itself.
    let single = |wants: bot::Wants| {
        let none = bot::Wants::default();
        let building = wants.building.map(|it| bot::Wants {
            building: Some(it),
            ..none
        });
        let landscape = wants.landscape.map(|it| bot::Wants {
            landscape: Some(it),
            ..none
        });
        let freedom = wants.freedom.map(|it| bot::Wants {
            freedom: Some(it),
            ..none
        });
        [building, landscape, freedom].into_iter().flatten()
    };
    for seed in 0..40 {
        let (_, game) = deal(3, seed);
        let advice = quick_advice(&game).expect("a card is to be returned");
        assert_eq!(advice.choices.len(), 4);
        let hand = game.player(advice.seat).hand().known();
        for choice in &advice.choices {
            let Decision::Return(Card::Known(card)) = choice.command.decision else {
                panic!("{:?}", choice.command);
            };
            let kept = hand.without(card);
            let how_many = |thing| kept.iter().filter(|&other| wants(other, thing)).count();
            // Everything that the card wants is mentioned: no other card wants it, or one
            // other does, or several do.
            let mut spoken_of = 0;
            for reason in &choice.reasons {
                match *reason {
                    Reason::Alone {
                        profession,
                        wants: things,
                        hidden,
                    } => {
                        assert_eq!((profession, hidden), (card, 0));
                        assert!(wants(card, things));
                        for thing in single(things) {
                            assert_eq!(how_many(thing), 0, "{thing:?} {hand:?}");
                            spoken_of += 1;
                        }
                    }
                    Reason::Parts {
                        other,
                        wants: things,
                    } => {
                        assert!(kept.contains(other) && wants(card, things));
                        assert!(wants(other, things));
                        for thing in single(things) {
                            assert_eq!(how_many(thing), 1, "{thing:?} {hand:?}");
                            spoken_of += 1;
                        }
                    }
                    Reason::Together {
                        building,
                        landscape,
                        freedom,
                    } => {
                        let all = bot::Wants {
                            building: building.map(|(it, _)| it),
                            landscape: landscape.map(|(it, _)| it),
                            freedom: freedom.map(|(it, _)| it),
                        };
                        let said = [
                            building.map(|(_, cards)| cards),
                            landscape.map(|(_, cards)| cards),
                            freedom.map(|(_, cards)| cards),
                        ];
                        for (thing, cards) in single(all).zip(said.into_iter().flatten()) {
                            assert_eq!(how_many(thing), usize::from(cards), "{thing:?}");
                            assert!(cards >= 2);
                            spoken_of += usize::from(wants(card, thing));
                        }
                    }
                    Reason::WantsSize { profession, size } => {
                        assert_eq!((profession, size), (card, card.building().size()));
                    }
                    _ => panic!("{reason:?}"),
                }
            }
            assert_eq!(spoken_of, 3, "{card:?} of {hand:?}: {:?}", choice.reasons);
        }
    }
}

#[test]
fn a_hint_says_that_cards_nobody_knows_may_want_the_same() {
    let mut game = Game::try_from(&Setup::tracked(["Anna", "Ben", "Clara"])).unwrap();
    let acting = game.to_act().expect("a card is to be returned");
    for card in [Profession::Poet, Profession::Lawyer, Profession::Botanist] {
        let reveal = Decision::Reveal(AnyCard::Profession(card));
        game.play(&Command::new(acting, reveal)).unwrap();
    }
    let advice = quick_advice(&game).expect("there is a choice of three");
    assert_eq!(advice.choices.len(), 3);
    for choice in &advice.choices {
        let alone = choice
            .reasons
            .iter()
            .find(|it| matches!(it, Reason::Alone { .. }));
        assert!(
            matches!(alone, Some(Reason::Alone { hidden: 1, .. })),
            "{:?}",
            choice.reasons
        );
    }
}

#[test]
fn looking_back_finds_the_blunder() {
    let (setup, mut game) = deal(3, 4);
    let mut session = Session::<Game>::new(setup).expect("the deal is legal");
    let mut blunder = None;
    let mut decision = 0;
    while let Some(mut command) = bot::judge(&game, Taste::TUNED, decision) {
        // In the last round a player ends the turn instead of completing a work.
        if blunder.is_none()
            && game.round() == 7
            && game.phase() == Phase::Actions
            && matches!(command.decision, Decision::Complete(_))
        {
            command.decision = Decision::EndTurn;
            blunder = Some((session.log().len(), command.seat));
        }
        game.play(&command).expect("legal");
        session.play(command).expect("legal");
        decision += 1;
    }
    let (entry, seat) = blunder.expect("there was a work to complete");
    let thinking = Thinking::new();
    let found = bot::look_back(&session, seat, 40, &thinking);
    assert_eq!(thinking.progress(), 1.0);
    let costs = &found.costs;
    let worst = costs.iter().max_by(|a, b| a.lost().total_cmp(&b.lost()));
    let worst = worst.expect("there were decisions");
    assert_eq!(worst.entry, entry, "{worst:?}");
    assert!(worst.lost() > 3.0, "{worst:?}");
    assert!(matches!(worst.best.decision, Decision::Complete(_)));
    assert!(costs.windows(2).all(|two| two[0].entry < two[1].entry));
    assert!(found.is_whole && found.prices.len() > 4);
    let paid = found.prices.iter();
    assert!(
        paid.clone()
            .all(|paid| paid.price >= 200 && paid.seat == seat)
    );

    let stopped = Thinking::new();
    stopped.stop();
    let nothing = bot::look_back(&session, seat, 150, &stopped);
    assert!(nothing.costs.is_empty() && nothing.prices.is_empty());
    assert!(nothing.luck.is_empty() && !nothing.is_whole);
}

#[test]
fn a_tracked_game_gets_advice_about_known_cards_only() {
    let mut game = Game::try_from(&Setup::tracked(["Anna", "Ben", "Clara"])).unwrap();
    for seat in [Seat::A, Seat::B, Seat::C] {
        let back = Decision::Return(Card::Hidden);
        game.play(&Command::new(seat, back)).unwrap();
    }
    let mut rng = Rng::with_seed(9);
    let mut decisions = 0;
    while !game.is_over() && decisions < 400 {
        let thinking = Thinking::new();
        if let Some(advice) = bot::advise(&game, 2, &thinking) {
            for choice in &advice.choices {
                assert!(!matches!(choice.command.decision, Decision::Complete(_)));
                assert!(!choice.reasons.is_empty(), "{:?}", choice.command);
            }
        }
        let legal = game.legal();
        let command = legal
            .nth(rng.usize(..legal.len()))
            .expect("below the count");
        game.play(&command).expect("legal");
        decisions += 1;
    }
}

/// Returns the final points of a seat if the others do nothing more.
fn final_points(game: &Game, seat: Seat) -> u16 {
    let player = game.player(seat);
    let cards = player.prestige_cards().known().iter();
    let cards = cards.map(|card| u16::from(game.prestige_card_points(seat, card)));
    player.prestige() + cards.sum::<u16>()
}

/// Returns the most final points that a seat can reach in the rest of its turn without
/// drawing cards, by trying everything.
fn best_turn(game: &Game, seat: Seat) -> u16 {
    let goes_on = game.turn().is_some_and(|turn| turn.seat == seat);
    let mut best = final_points(game, seat);
    if !goes_on {
        return best;
    }
    let legal = game.legal();
    let mut tried = Vec::new();
    for command in legal.iter() {
        match command.decision {
            Decision::Hire | Decision::AcquireBonus | Decision::EndTurn => continue,
            // The place of a building matters only for the next one.
            Decision::Build(kind, _) if tried.iter().filter(|&&k| k == kind).count() > 8 => {
                continue;
            }
            Decision::Build(kind, _) => tried.push(kind),
            // Money has no use after the last action.
            Decision::Complete(work) => {
                let value = game.work_value(seat, work.profession, work.bonus).total();
                let spare = game.variant().most_prestige(value) - work.prestige;
                if spare > 0 && !(2..=4).contains(&spare) {
                    continue;
                }
            }
            _ => {}
        }
        let mut next = *game;
        next.play_legal(&command);
        best = best.max(best_turn(&next, seat));
    }
    best
}

#[test]
fn the_last_turn_of_the_game_is_played_as_well_as_can_be() {
    let (mut turns, mut missed) = (0, 0);
    for seed in 0..12 {
        let mut last = None;
        played(3, seed, |game, _| {
            let is_last = |seat| game.turn_order().last() == Some(seat);
            let turn = game
                .turn()
                .filter(|turn| game.round() == 7 && is_last(turn.seat));
            if last.is_none() && turn.is_some() {
                last = Some(*game);
            }
        });
        let mut game = last.expect("every game has a last turn");
        let seat = game.to_act().expect("somebody's turn");
        let best = best_turn(&game, seat);
        while let Some(command) = bot::decide(&game, Level::Eight, seed, 400, &Thinking::new()) {
            game.play(&command).expect("legal");
        }
        turns += 1;
        let reached = final_points(&game, seat);
        missed += best.saturating_sub(reached);
    }
    assert!(missed <= 2, "{missed} points missed in {turns} turns");
}

/// Turns over a profession in some hand for the log, now and then (G6).
fn turn_one_over(game: &mut Game, rng: &mut Rng) {
    let seat = Seat::ALL[rng.usize(..game.player_count())];
    let may_be = game.may_be_in_hand(seat);
    if rng.usize(..8) > 0 || may_be.is_empty() {
        return;
    }
    let card = may_be.iter().nth(rng.usize(..may_be.len()));
    let card = AnyCard::Profession(card.expect("there is one"));
    let _ = game.play(&Command::new(seat, Decision::Reveal(card)));
}

#[test]
fn what_a_bot_decides_in_a_tracked_game_is_legal() {
    for seed in 0..500 {
        let players = 2 + (seed % 4) as usize;
        let mut setup = Setup::tracked(NAMES[..players].iter().copied());
        if players == 2 {
            setup.doubled_freedoms = vec![Freedom::Travel, Freedom::Opinion];
        }
        let mut game = Game::try_from(&setup).expect("a table begins");
        let mut rng = Rng::with_seed(seed);
        let mut decision = seed;
        while game.to_act().is_some() {
            decision += 1;
            for level in [Level::EASY, Level::MEDIUM] {
                let decided = bot::decide(&game, level, decision, 0, &Thinking::new());
                if let Some(command) = decided {
                    assert_eq!(
                        game.check(&command),
                        Ok(()),
                        "{level:?}, {seed}: {command:?}"
                    );
                }
            }
            let legal = game.legal();
            let command = legal.nth(rng.usize(..legal.len()));
            game.play(&command.expect("there is one")).expect("legal");
            turn_one_over(&mut game, &mut rng);
        }
    }
}

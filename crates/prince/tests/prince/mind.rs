//! What bots and hints of The Prince may know: only what their seat sees. A hint names
//! legal decisions, and the same question has the same answer.

use std::collections::HashMap;

use prince::mind::Thinking;
use prince::mind::advice::{Choice, Reason, advise};
use prince::mind::bot::{Level, decide};
use prince::mind::review::look_back;
use prince::{CardId, CardType, Command, Decision, Game, Lot, Options, Phase, Setup};
use table::{Item as _, Seat, Session, Set};

const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "David", "Eva"];

fn deal(players: usize, seed: u64) -> Game {
    let mut setup = Setup::digital(NAMES[..players].iter().copied(), seed);
    setup.options = Options::with_bots();
    Game::try_from(&setup).expect("a sound start")
}

/// Returns positions from whole games of bots, each with one of the seats to act.
fn positions(players: usize, seed: u64) -> Vec<(Game, Seat)> {
    let mut game = deal(players, seed);
    let mut found = Vec::new();
    while let Some(seat) = game.may_decide().iter().last() {
        found.push((game, seat));
        let view = game.seen_from(Some(seat));
        let level = [Level::Two, Level::Four][found.len() % 2];
        game.play(&decide(&view, seat, level, seed))
            .expect("a legal decision");
    }
    found
}

#[test]
fn a_hint_is_legal_and_the_same_for_all_that_look_alike() {
    let mut hints = 0;
    for players in 3..=5 {
        for (at, (game, seat)) in positions(players, 3).into_iter().enumerate() {
            if at % 7 > 0 {
                continue;
            }
            let view = game.seen_from(Some(seat));
            let advice = advise(&view, seat, 1);
            // Another game that looks the same from there.
            let other = view.imagine(at as u64).seen_from(Some(seat));
            assert_eq!(advice, advise(&other, seat, 1), "{players}, {at}");
            let Some(advice) = advice else {
                assert!(game.legal_for(seat).len() < 2, "{players}, {at}");
                continue;
            };
            hints += 1;
            assert_eq!(advice.seat, seat);
            for choice in &advice.choices {
                assert_eq!(choice.command.seat, seat);
                assert_eq!(game.check(&choice.command), Ok(()), "{players}, {at}");
            }
            let behind = advice.choices.iter().filter_map(|choice| choice.behind);
            assert!(behind.into_iter().all(|behind| behind >= 0.0));
        }
    }
    assert!(hints > 100, "{hints}");
}

#[test]
fn what_is_hinted_is_what_the_last_level_decides() {
    for (at, (game, seat)) in positions(4, 11).into_iter().enumerate() {
        let view = game.seen_from(Some(seat));
        if at % 9 == 0
            && let Some(advice) = advise(&view, seat, 5)
        {
            let decided = decide(&view, seat, Level::Six, 5);
            assert_eq!(advice.choices[0].command, decided, "{at}");
        }
    }
}

#[test]
fn bots_do_not_see_what_their_seat_cannot() {
    for players in 3..=5 {
        for (at, (game, seat)) in positions(players, 8).into_iter().enumerate() {
            let view = game.seen_from(Some(seat));
            let other = view.imagine(at as u64).seen_from(Some(seat));
            for level in Level::ALL {
                if level.simulations() > 0 && at % 23 > 0 {
                    continue;
                }
                let (one, two) = (
                    decide(&view, seat, level, 4),
                    decide(&other, seat, level, 4),
                );
                assert_eq!(one, two, "{players}, {at}, {level:?}");
                assert_eq!(one, decide(&view, seat, level, 4));
            }
        }
    }
}

#[test]
fn at_a_real_table_only_what_is_known_there_is_advised() {
    let mut game = Game::try_from(&Setup::tracked(NAMES[..3].iter().copied())).expect("a start");
    let mut hinted = Set::<Seat>::EMPTY;
    for _ in 0..60 {
        let Some(seat) = game.may_decide().first() else {
            break;
        };
        let advice = advise(&game.seen_from(Some(seat)), seat, 1);
        if let Some(advice) = advice {
            hinted.insert(seat);
            assert!(
                !matches!(game.phase(), Phase::Redeal(_) | Phase::Turning(_)),
                "nobody has told what is in the hands"
            );
            for choice in advice.choices {
                assert_ne!(
                    choice.command.decision,
                    Decision::Spy,
                    "a Spy nobody has seen"
                );
            }
        }
        let decision = match game.phase() {
            Phase::Bidding(_) => Decision::Pass,
            _ => game.legal_for(seat)[0],
        };
        game.play(&Command::new(seat, decision)).expect("legal");
    }
    assert_eq!(hinted, game.all_seats());
}

/// Returns the first position of a game with trade in which a seat that is not Pope is at a
/// step of its phase and has a card of this type in front of it.
fn table_with(card_type: CardType) -> (Game, Seat, CardId) {
    for seed in 0..50 {
        let mut setup = Setup::digital(NAMES[..4].iter().copied(), seed);
        setup.options.trade = true;
        setup.options.conclave_limit = Options::CONCLAVE_OF_BOTS;
        let mut game = Game::try_from(&setup).expect("a sound start");
        while let Some(seat) = game.may_decide().first() {
            if let (Phase::Step(_), Some(active)) = (game.phase(), game.active())
                && game.arrival().is_none()
                && active != game.pope()
                && let Some(card) = game.laid_of(active, card_type).first()
            {
                return (game, active, card);
            }
            let view = game.seen_from(Some(seat));
            game.play(&decide(&view, seat, Level::Four, 0))
                .expect("a legal decision");
        }
    }
    panic!("nobody has had a card of this sort");
}

#[test]
fn bots_answer_offers_and_never_block_a_table() {
    let (game, seller, artist) = table_with(CardType::Artist);
    let buyer = game.left(seller);
    let cards = Lot {
        cards: Set::only(artist),
        ..Lot::default()
    };
    for level in Level::ALL {
        // The first levels do not trade. For free the fourth accepts it; for all the money
        // nobody does, and an unaffordable purchase is refused.
        for (price, expected) in [(0, level == Level::Four), (game.money(buyer), false)] {
            // The third level errs, and those that look ahead may want to keep the fee.
            if price == 0 && (level == Level::Three || level.simulations() > 0) {
                continue;
            }
            let price = Lot {
                money: price,
                ..Lot::default()
            };
            let mut game = game;
            game.play(&Command::new(seller, Decision::Offer(buyer, cards, price)))
                .expect("an offer");
            let view = game.seen_from(Some(buyer));
            let answer = decide(&view, buyer, level, 1);
            assert_eq!(answer.decision == Decision::Accept, expected, "{level:?}");
            game.play(&answer).expect("a legal answer");
            assert!(game.trade().is_none(), "{level:?}");
        }
    }
}

#[test]
fn no_pope_gives_another_player_more_cardinals_than_the_pope_takes() {
    let mut given = 0;
    for (players, seed) in [(3, 1), (4, 2), (4, 6), (5, 3)] {
        for (game, seat) in positions(players, seed) {
            if *game.phase() != Phase::Cardinals || game.arrival().is_some() {
                continue;
            }
            let view = game.seen_from(Some(seat));
            for level in [Level::Four, Level::Five, Level::Six] {
                let command = decide(&view, seat, level, seed);
                let Decision::Distribute(to) = command.decision else {
                    panic!("{:?}", command.decision);
                };
                let others = game.seats().filter(|&other| other != seat);
                let most = others.map(|other| to[other.index()]).max();
                assert!(most <= Some(to[seat.index()]), "{to:?}");
                given += 1;
            }
        }
    }
    assert!(given > 10, "{given}");
}

#[test]
fn bots_offer_exchanges_that_others_accept_and_ask_nobody_twice_in_a_phase() {
    let (mut offers, mut accepted) = (0, 0);
    let tables = [3, 4, 5].into_iter().cycle();
    let levels = [Level::Three, Level::Four].into_iter().cycle();
    for (seed, (players, level)) in (0..40).zip(tables.zip(levels)) {
        let mut setup = Setup::digital(NAMES[..players].iter().copied(), seed);
        setup.options = Options {
            trade: true,
            ..Options::with_bots()
        };
        let mut game = Game::try_from(&setup).expect("a sound start");
        let mut asked = Vec::new();
        while let Some(seat) = game.may_decide().first() {
            let view = game.seen_from(Some(seat));
            let command = decide(&view, seat, level, seed);
            match command.decision {
                Decision::Offer(partner, give, take) => {
                    let phase = (game.turn(), game.active(), game.displayed(), partner);
                    assert!(!asked.contains(&phase), "{seed}: {phase:?} is asked again");
                    asked.push(phase);
                    assert_eq!(game.active(), Some(seat), "{seed}");
                    // Nothing that others cannot see is for sale.
                    assert!(give.hidden == 0 && take.hidden == 0, "{seed}");
                    let cards = give.cards.union(take.cards);
                    assert!(!cards.is_empty(), "{seed}: only ducats");
                    assert!(cards.iter().all(|card| game.is_laid(card)), "{seed}");
                    offers += 1;
                }
                Decision::Accept => {
                    // Each side has something from it, as far as money and cards tell.
                    let trade = game.trade().expect("an offer");
                    assert!(!trade.give.is_empty() && !trade.take.is_empty(), "{seed}");
                    accepted += 1;
                }
                _ => {}
            }
            game.play(&command).expect("a legal decision");
        }
        assert!(game.is_over(), "{seed}");
    }
    assert!(
        offers > 0 && accepted > 0,
        "{offers} offers, {accepted} accepted"
    );
    // Where the table does not trade, nobody offers anything.
    for (game, seat) in positions(4, 5) {
        let command = decide(&game.seen_from(Some(seat)), seat, Level::Four, 5);
        assert!(!matches!(command.decision, Decision::Offer(..)));
    }
}

#[test]
fn the_pope_is_asked_about_a_sale_of_offices_and_answers() {
    let (game, seller, office) = table_with(CardType::Office);
    let mut others = game.seats().filter(|&seat| seat != seller);
    let buyer = others.find(|&seat| seat != game.pope());
    let buyer = buyer.expect("four sit there");
    let give = Lot {
        cards: Set::only(office),
        ..Lot::default()
    };
    let take = Lot {
        money: 1,
        ..Lot::default()
    };
    let mut game = game;
    game.play(&Command::new(seller, Decision::Offer(buyer, give, take)))
        .expect("an offer");
    game.play(&Command::new(buyer, Decision::Accept))
        .expect("it is accepted");
    for level in Level::ALL {
        let mut game = game;
        let view = game.seen_from(Some(game.pope()));
        let answer = decide(&view, game.pope(), level, 1);
        assert!(matches!(answer.decision, Decision::Consent(_)));
        game.play(&answer).expect("a legal answer");
        assert!(game.trade().is_none());
    }
}

#[test]
fn a_hint_about_an_auction_says_what_the_card_is_worth() {
    let mut seen = 0;
    for (game, seat) in positions(4, 21) {
        let Phase::Bidding(bidding) = *game.phase() else {
            continue;
        };
        let Some(advice) = advise(&game.seen_from(Some(seat)), seat, 1) else {
            continue;
        };
        let figures = game.figures(bidding.card);
        for choice in &advice.choices {
            for reason in &choice.reasons {
                match *reason {
                    Reason::Brings {
                        card, income, vp, ..
                    } => {
                        assert_eq!(card, bidding.card);
                        assert_eq!((income, vp), (figures.income, figures.vp));
                        seen += 1;
                    }
                    Reason::UpTo { ducats } => assert!(ducats <= game.money(seat)),
                    _ => {}
                }
            }
        }
    }
    assert!(seen > 20, "{seen}");
}

/// Returns the limit that a choice of a hint states, in ducats; `None` if the money
/// decides.
fn limit(choice: &Choice) -> Option<u32> {
    let told = choice.reasons.iter().find_map(|reason| match *reason {
        Reason::UpTo { ducats } | Reason::Fair { ducats } | Reason::TooDear { ducats } => {
            Some(ducats)
        }
        _ => None,
    });
    told.or(match choice.command.decision {
        // No more than this.
        Decision::Bid(bid) => Some(bid),
        _ => None,
    })
}

#[test]
fn hints_of_an_auction_tell_one_limit_and_keep_to_it() {
    let (mut bids, mut passes, mut again) = (0, 0, 0);
    for (players, deal) in [(3, 21), (4, 22), (5, 23)] {
        let mut told = HashMap::new();
        for (game, seat) in positions(players, deal) {
            let Phase::Bidding(bidding) = *game.phase() else {
                told.clear();
                continue;
            };
            // Whatever the simulations.
            let seed = u64::from(bidding.least());
            let Some(advice) = advise(&game.seen_from(Some(seat)), seat, seed) else {
                continue;
            };
            let best = &advice.choices[0];
            let Some(most) = limit(best) else {
                continue;
            };
            if let Some(before) = told.insert((bidding.card, seat), most) {
                assert_eq!(most, before, "{players}: {advice:?}");
                again += 1;
            }
            match best.command.decision {
                Decision::Bid(bid) => {
                    assert!(bid <= most, "{advice:?}");
                    bids += 1;
                }
                _ => {
                    assert!(bidding.least() > most, "{advice:?}");
                    passes += 1;
                }
            }
        }
    }
    assert!(
        bids > 20 && passes > 20 && again > 10,
        "{bids}, {passes}, {again}"
    );
}

/// Returns a session of bots of one level to the end.
fn session(players: usize, deal: u64, level: Level) -> Session<Game> {
    let mut setup = Setup::digital(NAMES[..players].iter().copied(), deal);
    setup.options = Options::with_bots();
    let mut session = Session::<Game>::new(setup).expect("a sound start");
    while let Some(seat) = session.game().may_decide().first() {
        let view = session.game().seen_from(Some(seat));
        let command = decide(&view, seat, level, 1);
        session.play(command).expect("a legal decision");
    }
    session
}

#[test]
fn a_look_back_says_what_a_hint_would_have_said() {
    let session = session(3, 5, Level::Two);
    let session = session.up_to(session.cursor() / 4);
    let seat = Seat::B;
    let seed = |entry: usize| entry as u64 * 7;
    let looked = look_back(&session, seat, false, &seed, &Thinking::new());
    assert!(looked.is_whole);
    assert!(looked.costs.len() > 5, "{}", looked.costs.len());
    assert!(looked.costs.iter().any(|cost| cost.command != cost.best));
    for cost in looked.costs {
        let view = session.game_at(cost.entry).expect("an entry");
        let view = view.seen_from(Some(seat));
        let advice = advise(&view, seat, seed(cost.entry)).expect("a choice");
        assert_eq!(cost.best, advice.choices[0].command);
        assert_eq!(cost.reasons, advice.choices[0].reasons);
        let same = advice.choices[1..].iter();
        let mut same = same.filter(|choice| choice.command == cost.command);
        if let Some(behind) = same.next().and_then(|choice| choice.behind) {
            assert!((behind - cost.behind).abs() < 1e-9, "{cost:?}, {behind}");
        }
        assert!(cost.command != cost.best || cost.lost() == 0.0);
        assert!((0.0..=1.0).contains(&cost.win_behind), "{cost:?}");
    }
}

#[test]
fn a_look_back_that_is_stopped_says_so() {
    let session = session(3, 5, Level::Two);
    let thinking = Thinking::new();
    thinking.stop();
    let looked = look_back(&session, Seat::A, false, &|_| 1, &thinking);
    assert!(!looked.is_whole && looked.costs.is_empty());
}

//! Games with house rules: sets that together change every rule that has a house rule.
//! Random games are replayed, saved and written back; bots play two games with each set;
//! results of seat auctions are those that bidding can produce.

#[allow(dead_code)]
use crate::candidates;
#[allow(dead_code)]
use crate::chance;
mod sets;

use std::collections::{BTreeSet, HashSet};

use chance::{Agreed, Table};
use fastrand::Rng;
use florence::mind::bot::{self, Level, Taste, Thinking};
use florence::rules::{HouseRules, tally};
use florence::{Command, Decision, Event, Freedom, Game, Phase, Setup};
use sets::SETS;
use table::{Format, Item as _, Save, Seat, Session};
use words::florence::record;

/// Random games of each set for each table.
const GAMES: u64 = 4;

/// Returns the start of a random game with these house rules.
fn start(rules: HouseRules, agreed: Agreed, table: Table, rng: &mut Rng) -> Setup {
    let mut setup = chance::start(table, agreed, rng);
    let mut options = setup.options;
    options.house_rules = rules;
    if table == Table::Tracked {
        // A known hand was dealt under the printed rules, so all hands become unknown
        // again.
        let dealt = Setup::tracked(["Anna"; 5].into_iter().take(agreed.players));
        for (player, dealt) in setup.players.iter_mut().zip(dealt.players) {
            player.hand = dealt.hand;
        }
    }
    setup.agree(options);
    if table == Table::Tracked {
        let doubled = usize::from(setup.variant().doubled_freedoms);
        setup.doubled_freedoms = Freedom::ALL[..doubled].to_vec();
    }
    setup
}

fn comes_back(game: &Game) {
    let again = Game::try_from(&Setup::from(game));
    assert!(again.as_ref() == Ok(game), "{again:#?} is not {game:#?}");
}

#[test]
fn the_sets_change_every_number_there_is() {
    let changed = |name: &&&str| SETS.iter().any(|(_, set)| set().get(name).is_some());
    let missing: Vec<_> = HouseRules::NAMES
        .iter()
        .filter(|name| !changed(name))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn random_games_by_house_rules_are_legal_told_saved_and_written_back() {
    let mut finished = 0;
    for (name, set) in SETS {
        for (at, agreed) in sets::tables(name).enumerate() {
            for seed in 0..GAMES {
                let mut rng = Rng::with_seed(seed * 100 + at as u64);
                let table = [Table::Digital, Table::Tracked][(seed % 2) as usize];
                let setup = start(set(), agreed, table, &mut rng);
                let begun = Game::try_from(&setup);
                let mut game = begun.unwrap_or_else(|wrong| panic!("{name}: {wrong:#?}"));
                let mut log = Vec::new();
                while !game.is_over() {
                    let command = chance::next(&game, table, &mut rng);
                    let before = game;
                    let events = game.play(&command).expect("what is proposed is legal");
                    money_follows(&events, &before, &game);
                    log.push(command);
                    assert!(log.len() < 3_000, "{name}, {agreed:?}, seed {seed}");
                    if rng.u8(..12) == 0 {
                        comes_back(&game);
                        comes_back(&game.seen_by(Seat::A));
                    }
                }
                comes_back(&game);
                let session = Session::<Game>::restore(setup, log.clone(), log.len());
                let session = session.expect("the start was legal before");
                assert_eq!((session.game(), session.broken()), (&game, None));
                let save = Save::from_session(&session);
                let text = save.to_text(Format::Ron).expect("every game can be saved");
                let read = Save::<Game>::parse(&text, Format::Ron);
                assert_eq!(read.expect("what was saved can be read"), save);
                let text = record::print(&save);
                assert_eq!(
                    record::parse(&text).expect("what was printed can be read"),
                    save
                );
                finished += 1;
            }
        }
    }
    assert!(finished >= SETS.len() as u64 * GAMES);
}

fn money_follows(events: &[Event], before: &Game, after: &Game) {
    for seat in before.seats() {
        let told = events.iter().map(|event| match *event {
            Event::Money { seat: of, florins } if of == seat => florins,
            Event::Paid { from, florins, .. } if from == seat => -i64::from(florins),
            Event::Paid { to, florins, .. } if to == seat => i64::from(florins),
            _ => 0,
        });
        let held = |game: &Game| i64::from(game.player(seat).money());
        assert_eq!(held(before) + told.sum::<i64>(), held(after), "{events:?}");
    }
}

#[test]
fn what_is_legal_by_house_rules_is_enumerated_and_nothing_else() {
    for (name, set) in SETS {
        for agreed in sets::tables(name) {
            let mut rng = Rng::with_seed(7);
            let setup = start(set(), agreed, Table::Digital, &mut rng);
            let mut game = Game::try_from(&setup).expect("the start is legal");
            while !game.is_over() {
                if rng.u8(..40) == 0 || game.phase() == Phase::Seats {
                    enumerates(&game, name, &mut rng);
                }
                let command = chance::next(&game, Table::Digital, &mut rng);
                game.play(&command).expect("what is proposed is legal");
            }
        }
    }
}

fn enumerates(game: &Game, name: &str, rng: &mut Rng) {
    let legal = game.legal();
    if legal.len() > 5_000 {
        return;
    }
    let all = legal.iter().chain(game.results()).chain(game.any_time());
    let all: Vec<Command> = all.collect();
    let allowed: HashSet<Command> = all.iter().copied().collect();
    assert_eq!(allowed.len(), all.len(), "{name}: something is there twice");
    for command in &allowed {
        assert_eq!(game.check(command), Ok(()), "{name}: {command:?}");
    }
    for command in candidates::universe(game, rng) {
        let checked = game.check(&command);
        let enumerated = allowed.contains(&command);
        assert_eq!(
            checked.is_ok(),
            enumerated,
            "{name}: {command:?} {checked:?}"
        );
    }
}

/// Returns which seats can win the auctioned seat, and at which prices, by trying all bids.
fn bid_out(game: &Game) -> BTreeSet<(Seat, u32)> {
    let place = game.seating().expect("seats are auctioned").place();
    let mut won = BTreeSet::new();
    let mut seen = HashSet::new();
    let mut open = vec![*game];
    while let Some(position) = open.pop() {
        let seating = *position.seating().expect("it goes on");
        let key = (
            seating.price,
            seating.highest,
            seating.turn,
            seating.bidders,
        );
        if !seen.insert(key) {
            continue;
        }
        let next = seating.price + position.variant().raise;
        for decision in [Decision::Raise(next), Decision::Pass] {
            let mut after = position;
            let Ok(events) = after.play(&Command::new(seating.turn, decision)) else {
                continue;
            };
            let sold = events.iter().find_map(|event| match *event {
                Event::Seated {
                    seat,
                    place: of,
                    price,
                } if of == place => Some((seat, price)),
                _ => None,
            });
            match sold {
                Some(result) => drop(won.insert(result)),
                None => open.push(after),
            }
        }
    }
    won
}

#[test]
fn once_somebody_has_bid_a_seat_goes_to_whom_some_bids_end_with() {
    let rules = HouseRules {
        seats_auctioned: Some(true),
        raise: Some(300),
        start_money: Some(1400),
        ..HouseRules::default()
    };
    for players in 2..=5 {
        for seed in 0..12 {
            let mut rng = Rng::with_seed(seed);
            let agreed = Agreed::from(players);
            let setup = start(rules, agreed, Table::Tracked, &mut rng);
            let mut game = Game::try_from(&setup).expect("the start is legal");
            while game.phase() == Phase::Seats {
                let seating = *game.seating().expect("seats are auctioned");
                let left: BTreeSet<Seat> = game
                    .seats()
                    .filter(|&seat| !seating.seated().contains(seat))
                    .collect();
                let is_untouched = seating.price == 0 && seating.bidders.len() == left.len();
                let mut possible = bid_out(&game);
                if is_untouched {
                    // It is not yet recorded how it was sold.
                    for &seat in &left {
                        let money = game.player(seat).money();
                        possible.extend((0..=money).step_by(100).map(|price| (seat, price)));
                    }
                }
                let entered: BTreeSet<(Seat, u32)> = game
                    .results()
                    .filter_map(|command| match command.decision {
                        Decision::Sit(price) => Some((command.seat, price)),
                        _ => None,
                    })
                    .collect();
                assert_eq!(entered, possible, "{game:?}");
                for seat in game.seats() {
                    for price in (0..1800).step_by(50) {
                        let command = Command::new(seat, Decision::Sit(price));
                        let checked = game.check(&command).is_ok();
                        assert_eq!(checked, possible.contains(&(seat, price)), "{command:?}");
                    }
                }
                let command = chance::next(&game, Table::Tracked, &mut rng);
                game.play(&command).expect("what is proposed is legal");
            }
            let held: u32 = game.seats().map(|seat| game.player(seat).money()).sum();
            assert!(held <= game.seats().map(|_| 1400).sum());
        }
    }
}

#[test]
fn bots_play_two_games_of_each_set_to_the_end() {
    let mut sold = 0;
    for (name, set) in SETS {
        for (seed, agreed) in sets::tables(name).cycle().take(2).enumerate() {
            let mut rng = Rng::with_seed(seed as u64);
            let setup = start(set(), agreed, Table::Digital, &mut rng);
            let mut game = Game::try_from(&setup).expect("the start is legal");
            let mut decisions = 0;
            loop {
                let strong = decisions % 40 == 0;
                let command = match strong {
                    true => bot::decide(&game, Level::STRONG, decisions, 6, &Thinking::new()),
                    false => bot::judge(&game, Taste::TUNED, decisions),
                };
                let Some(command) = command else { break };
                let events = game.play(&command);
                let events = events.unwrap_or_else(|why| panic!("{name}: {command:?}: {why:?}"));
                let is_sale = |event: &&Event| matches!(event, Event::Seated { price: 1.., .. });
                sold += events.iter().filter(is_sale).count();
                decisions += 1;
                assert!(decisions < 3_000, "{name}");
            }
            assert!(game.is_over(), "{name}");
            assert!(
                tally(&game).iter().any(|account| account.total > 0),
                "{name}"
            );
        }
    }
    assert!(sold > 0, "a bot has paid for a seat");
}

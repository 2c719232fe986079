//! What hints and the look back promise. They share one judge, so the same decision gets
//! the same figures. A difference within the noise is no mistake. The terms explain most of
//! a difference. A fair price does not contradict the advised bid. And the distance to the
//! best rival is explained to the last point.

#![allow(clippy::cast_possible_truncation, reason = "the numbers are small")]

use std::collections::HashMap;
use std::time::Instant;

use fastrand::Rng;
use florence::mind::bot;
use florence::mind::bot::{About, Advice, Apart, LookBack, Reason, Taste, Thinking, Verdict};
use florence::rules::tally;
use florence::{Character, Decision, Game, Object, Options, Phase, Setup};
use table::{Item, Seat, Session};

const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "Dana", "Emil"];

/// Plays a whole game by the one-ply judgement; now and then a player experiments.
fn played(players: usize, deal: u64) -> Session<Game> {
    played_with(players, deal, Options::default())
}

fn played_with(players: usize, deal: u64, options: Options) -> Session<Game> {
    let mut setup = Setup::dealt(NAMES[..players].iter().copied(), deal);
    setup.agree(options);
    setup.players[0].bot = None;
    let mut session = Session::<Game>::new(setup).expect("a deal is legal");
    let mut rng = Rng::with_seed(deal);
    while !session.game().is_over() {
        let game = session.game();
        let taste = match rng.u8(..8) {
            0 => Taste::human(1.0, 0.8, 12.0),
            _ => Taste::VARIED,
        };
        let command = bot::judge(game, taste, rng.u64(..)).expect("the game goes on");
        session.play(command).expect("bots decide legally");
    }
    session
}

fn advice(game: &Game, deals: u32) -> Option<Advice> {
    bot::advise(game, deals, &Thinking::new())
}

/// Returns what this decision bids, in florins.
fn bid(game: &Game, decision: Decision) -> Option<u32> {
    let auction = game.auction()?;
    match (decision, auction.bidding) {
        (Decision::Name(_), _) => Some(game.opening_bid()),
        (Decision::Raise(price), _) => Some(price),
        (Decision::Sell(_), Some(_)) => game.next_bid(),
        _ => None,
    }
}

/// What the tests came across.
#[derive(Debug, Default)]
struct Seen {
    decisions: usize,
    mistakes: usize,
    advised_first: usize,
    bids: usize,
    pushes: usize,
    prices: usize,
    terms: usize,
    own_and_rival: usize,
    missed: f32,
    of: f32,
    slowest: [f64; 2],
    times: [f64; 2],
    counts: [f64; 2],
    errors: f32,
}

/// Compares the look back at a seat of this game with the hints given at the time.
fn hint_and_look_back_agree(session: &Session<Game>, seat: Seat, deals: u32, seen: &mut Seen) {
    let found = bot::look_back(session, seat, deals, &Thinking::new());
    assert!(found.is_whole);
    the_distance_adds_up(session, seat, &found);
    for (entry, line) in session.log().iter().enumerate() {
        let command = &line.command;
        let game = session.game_at(entry).expect("the log is legal");
        if command.seat != seat || game.to_act() != Some(seat) {
            continue;
        }
        let began = Instant::now();
        let Some(advice) = advice(game, deals) else {
            continue;
        };
        let bids = game.phase() == Phase::Auction && game.pending().is_none();
        let took = began.elapsed().as_secs_f64();
        seen.slowest[usize::from(bids)] = seen.slowest[usize::from(bids)].max(took);
        seen.times[usize::from(bids)] += took;
        seen.counts[usize::from(bids)] += 1.0;
        the_advice_is_coherent(game, &advice, seen);
        let price = found.prices.iter().find(|price| price.entry == entry);
        let cost = found.costs.iter().find(|cost| cost.entry == entry);
        let first = &advice.choices[0];
        let Some(cost) = cost else {
            assert_eq!(advice.choices.len(), 1, "entry {entry} {command:?}");
            continue;
        };
        seen.decisions += 1;
        seen.mistakes += usize::from(cost.lost() > 0.0);
        assert_eq!((cost.command, cost.best), (*command, first.command));
        if first.command == *command {
            seen.advised_first += 1;
            assert_eq!(cost.lost(), 0.0, "the hint was followed: {cost:?}");
        }
        let same = advice.choices.iter().find(|it| it.command == *command);
        match same.filter(|_| first.command != *command) {
            Some(same) => assert_eq!(same.apart.as_ref(), Some(&cost.apart)),
            None => assert!(first.command == *command || is_sound(&cost.apart)),
        }
        if let Some(price) = price {
            seen.prices += 1;
            assert_eq!(Some(price.price), bid(game, command.decision));
            // A player who was advised to pay this and did so did not pay too much, unless
            // the advice was to push.
            let advised = first.command == *command && first.push.is_none();
            assert!(!(advised && price.verdict() == Verdict::High), "{price:?}");
            let worth = same.and_then(|same| same.fair);
            assert!(worth.is_none_or(|fair| fair == price.fair));
        }
    }
}

fn is_sound(apart: &Apart) -> bool {
    apart.by >= 0.0 && apart.error >= 0.0
}

/// Asserts that a hint does not contradict itself.
fn the_advice_is_coherent(game: &Game, advice: &Advice, seen: &mut Seen) {
    let first = &advice.choices[0];
    for (at, choice) in advice.choices.iter().enumerate() {
        assert!(game.check(&choice.command).is_ok(), "{choice:?}");
        assert_eq!(choice.deals, first.deals, "all in the same deals");
        assert!(choice.push.is_none() || at == 0);
        let Some(apart) = &choice.apart else {
            assert_eq!(advice.choices.len(), 1);
            continue;
        };
        assert!(is_sound(apart));
        if at > 0 {
            let lead = first.lead - choice.lead;
            assert!((lead.max(0.0) - apart.by).abs() < 1e-3, "{choice:?}");
        }
        if apart.is_clear {
            assert!(apart.by > 2.0 * apart.error);
            the_terms_are_most(apart, seen);
        }
    }
    let Some(bid) = bid(game, first.command.decision) else {
        return;
    };
    seen.bids += 1;
    let Some(worth) = first.fair else {
        panic!("a bid that is advised has a fair price: {advice:?}");
    };
    let is_fair = worth.price.is_some_and(|price| price >= bid);
    assert_eq!(is_fair, first.push.is_none(), "{first:?}");
    if let Some(push) = first.push {
        seen.pushes += 1;
        assert!((0.0..=1.0).contains(&push.chance) && push.loss >= 0.0);
    }
}

/// Asserts that one or two terms come within two fifths of the difference.
fn the_terms_are_most(apart: &Apart, seen: &mut Seen) {
    assert!((1..=2).contains(&apart.terms.len()), "{apart:?}");
    let told: f32 = apart.terms.iter().map(|term| term.by).sum();
    assert!(
        (told - apart.by).abs() <= 0.4 * apart.by + 1e-3,
        "{apart:?}"
    );
    seen.terms += 1;
    seen.own_and_rival += usize::from(apart.terms[0].about == About::Own);
    seen.missed += (told - apart.by).abs();
    seen.of += apart.by;
    seen.errors += apart.error;
}

/// Asserts that the parts of the distance add up to it, and that it is the distance in the
/// ranking.
fn the_distance_adds_up(session: &Session<Game>, seat: Seat, found: &LookBack) {
    let distance = found.distance.as_ref().expect("the game is over");
    let accounts = tally(session.game());
    let total = |seat: Seat| {
        let account = accounts.iter().find(|account| account.seat == seat);
        i32::from(account.expect("every seat has one").total)
    };
    let best = session.game().seats().filter(|&other| other != seat);
    let best = best.map(total).max().expect("there are others");
    assert_eq!(distance.points, total(seat) - best);
    assert_eq!(total(distance.rival), best);
    let sources: i32 = distance.sources.iter().map(|&(_, ahead)| ahead).sum();
    assert_eq!(sources + distance.before, distance.points);
    let causes: i32 = distance.causes.iter().map(|share| share.tenths).sum();
    assert_eq!(causes, 10 * distance.points);
}

/// A clearly better decision is better in other deals too, apart from the few errors that
/// chance makes inevitable.
#[test]
fn what_is_clearly_better_is_better_in_other_deals() {
    let (mut clear, mut confirmed, mut open) = (0, 0, 0);
    for deal in 0..3 {
        let session = played(3, 40 + deal);
        for entry in (0..session.log().len()).step_by(7) {
            let game = session.game_at(entry).expect("the log is legal");
            let Some(advice) = advice(game, 12) else {
                continue;
            };
            let best = advice.choices[0].command;
            for choice in &advice.choices[1..] {
                let apart = choice.apart.as_ref().expect("there is a better one");
                if !apart.is_clear {
                    open += 1;
                    continue;
                }
                clear += 1;
                let margin = bot::compare(game, best, choice.command, 1_000 + deal, 48);
                confirmed += usize::from(margin.expect("both are legal").lead > 0.0);
            }
        }
    }
    assert!(clear > 30 && open > 30, "{clear} clear, {open} open");
    let confirmed = confirmed as f64 / f64::from(clear);
    assert!(confirmed > 0.9, "{confirmed} of {clear}");
}

#[test]
fn the_look_back_is_the_same_however_often_it_is_made() {
    let session = played(3, 9);
    let look = || bot::look_back(&session, Seat::B, 3, &Thinking::new());
    assert_eq!(look(), look());
}

/// A position with a bid that can only be paid by giving up points (G4).
#[test]
fn a_bid_that_needs_points_sold_is_judged() {
    let mut found = 0;
    for deal in 0..6 {
        let session = played(4, 70 + deal);
        for entry in 0..session.log().len() {
            let game = session.game_at(entry).expect("the log is legal");
            let bidding = game.auction().and_then(|auction| auction.bidding);
            let Some(bidding) = bidding.filter(|_| game.pending().is_none()) else {
                continue;
            };
            let player = game.player(bidding.turn);
            let next = bidding.price + 100;
            let all = player.money() + 100 * u32::from(player.prestige());
            if player.money() >= next || all < next {
                continue;
            }
            found += 1;
            let advice = advice(game, 8).expect("somebody bids or passes");
            let kinds = |wanted: fn(Decision) -> bool| {
                let choices = advice.choices.iter();
                choices.filter(|it| wanted(it.command.decision)).count()
            };
            assert_eq!(kinds(|it| it == Decision::Pass), 1);
            assert_eq!(kinds(|it| matches!(it, Decision::Sell(_))), 1);
            assert_eq!(kinds(|it| matches!(it, Decision::Raise(_))), 0);
            the_advice_is_coherent(game, &advice, &mut Seen::default());
        }
    }
    assert!(found >= 3, "{found} such bids");
}

/// What a hint says about an object, by the seat that was told.
type Told = HashMap<(Seat, Object), Option<u32>>;

#[test]
fn hints_of_an_auction_tell_one_price_and_keep_to_it() {
    let (mut again, mut bids, mut passes) = (0, 0, 0);
    let session = played(4, 1);
    let mut told = Told::new();
    for (entry, line) in session.log().iter().enumerate() {
        let game = session.game_at(entry).expect("the log is legal");
        let Some(bidding) = game.bidding().filter(|_| game.pending().is_none()) else {
            told.clear();
            continue;
        };
        // Sold points are gone.
        if matches!(line.command.decision, Decision::Sell(_)) {
            told.clear();
            continue;
        }
        let Some(advice) = advice(game, 12) else {
            continue;
        };
        let first = &advice.choices[0];
        let (Some(fair), Some(next)) = (first.fair, game.next_bid()) else {
            continue;
        };
        if let Some(before) = told.insert((advice.seat, bidding.object), fair.price) {
            assert_eq!(fair.price, before, "entry {entry}: {fair:?}");
            again += 1;
        }
        let is_worth_it = fair.price.is_some_and(|price| price >= next);
        let bid = bid(game, first.command.decision).is_some();
        assert_eq!(bid, is_worth_it, "entry {entry}: {first:?}");
        bids += usize::from(bid);
        passes += usize::from(!bid);
    }
    assert!(
        again > 10 && bids > 10 && passes > 10,
        "{again}, {bids}, {passes}"
    );
}

#[test]
fn hint_and_look_back_say_the_same_about_every_decision() {
    let mut seen = Seen::default();
    for (players, deal) in [(2, 1), (4, 2)] {
        let session = played(players, deal);
        hint_and_look_back_agree(&session, Seat::A, 7, &mut seen);
    }
    assert!(seen.decisions > 60 && seen.bids > 10, "{seen:?}");
    assert!(seen.advised_first > 10 && seen.prices > 8, "{seen:?}");
}

fn with_characters(players: usize, deal: u64) -> Session<Game> {
    let options = Options {
        muse: true,
        ..Options::default()
    };
    played_with(players, deal, options)
}

#[test]
fn hint_and_look_back_say_the_same_about_characters() {
    let mut seen = Seen::default();
    let session = with_characters(2, 5);
    hint_and_look_back_agree(&session, Seat::B, 3, &mut seen);
    let found = bot::look_back(&session, Seat::B, 3, &Thinking::new());
    let judged = found.costs.iter();
    let judged = judged.filter(|it| matches!(it.command.decision, Decision::Bid(..)));
    assert!(judged.count() > 3, "bids for characters are judged");
}

/// A hint for a bid tells its price, what is counted, and what it is worth.
#[test]
fn a_hint_says_what_a_character_brings_and_up_to_which_field() {
    let session = with_characters(3, 11);
    let mut bids = 0;
    for entry in 0..session.log().len() {
        let game = session.game_at(entry).expect("the log is legal");
        let waits = game.phase() == Phase::Characters && game.pending().is_none();
        let Some(advice) = advice(game, 2).filter(|_| waits || game.pending().is_some()) else {
            continue;
        };
        let money = game.player(advice.seat).money();
        for choice in &advice.choices {
            assert!(!choice.reasons.is_empty(), "{:?}", choice.command);
            let Decision::Bid(character, bid) = choice.command.decision else {
                continue;
            };
            bids += 1;
            let costs = Reason::Costs { florins: bid };
            assert_eq!(choice.reasons[0], costs);
            assert!(bid <= money);
            let promise = choice.reasons.last().expect("there are reasons");
            let &Reason::Promises {
                character: about,
                worth_up_to,
                ..
            } = promise
            else {
                panic!("{promise:?}");
            };
            assert_eq!(about, character);
            let [least, most] = character.fields();
            assert!(worth_up_to.is_none_or(|field| (least..=most).contains(&field)));
            let counted = choice.reasons.iter();
            let counted = counted.filter(|it| match character {
                Character::Muse => matches!(it, Reason::Muse { .. }),
                Character::Cardinal => **it == Reason::Turn { actions: 3 },
                Character::Princess => matches!(it, Reason::Princess { .. }),
                Character::Merchant => matches!(it, Reason::FameTrack { .. }),
                Character::Professor => matches!(it, Reason::ChoosesFrom { .. }),
                Character::Banker => {
                    let florins = game.on_banker();
                    **it == Reason::OnBanker { florins }
                }
            });
            assert!(counted.count() > 0, "{:?}", choice.reasons);
        }
    }
    assert!(bids > 30, "{bids}");
}

/// Twenty games with the deals that people get. Takes some minutes: `cargo test --release
/// --test advice -- --ignored --nocapture`.
#[test]
#[ignore = "takes minutes"]
fn hint_and_look_back_say_the_same_in_twenty_games() {
    let mut seen = Seen::default();
    for deal in 0..20 {
        let session = played(2 + deal as usize % 4, 100 + deal);
        let seat = Seat::ALL[deal as usize % session.game().player_count()];
        hint_and_look_back_agree(&session, seat, bot::DEALS, &mut seen);
        println!("{deal}: {seen:?}");
    }
}

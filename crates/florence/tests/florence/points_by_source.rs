//! Where points come from: what every source brought, that all sources add up to the total,
//! and that counted points equal those of the played game.

#![allow(clippy::cast_possible_truncation, reason = "the numbers are small")]

use std::path::Path;

use crate::telling::*;
use florence::rules::Ties;
use florence::rules::characters::{Character, Characters, Favour};
use florence::rules::holds::{Counted, tally_counted};
use florence::rules::tally;
use florence::{Account, by_source};
use table::Session;
use table::save::format::Save;

/// Panics if the sources of any player do not add up to the total.
fn they_add_up(session: &Session<Game>) {
    let sources = by_source(session);
    for account in tally(session.game()) {
        let of_seat = sources[account.seat.index()];
        assert_eq!(of_seat.seat, account.seat);
        assert_eq!(of_seat.total(), account.total, "{of_seat:?}");
    }
}

#[test]
fn in_the_sample_game_every_source_adds_up_to_the_total_after_every_entry() {
    let path =
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("saves/four-players.ron");
    let save = Save::<Game>::read(&path).expect("the sample can be read");
    let mut session = save.into_session().expect("the sample is legal");
    for entry in 0..=session.log().len() {
        assert!(session.go_to(entry));
        they_add_up(&session);
    }
    // At the end every source except the characters has brought some player points.
    let characters = [Source::Merchant, Source::Banker];
    for &source in Source::ALL.iter().filter(|at| !characters.contains(at)) {
        let gained = by_source(&session)
            .iter()
            .map(|of| of.gained(source))
            .sum::<u16>();
        assert!(gained > 0, "{source:?}");
    }
}

#[test]
fn in_random_games_every_source_adds_up_to_the_total() {
    for seed in 0..60 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let names = ["Anna", "Ben", "Clara", "David", "Eva"];
        let players = 2 + seed as usize % 4;
        let mut setup = Setup::digital(names.into_iter().take(players), &mut rng);
        setup.options.muse = seed % 8 >= 4;
        let mut session: Session<Game> = Session::new(setup).expect("it is legal");
        while !session.game().is_over() {
            let game = session.game();
            let sale = game.any_time().find(|_| rng.u8(..) < 4);
            let legal = game.legal();
            let next = sale.or_else(|| legal.nth(rng.usize(..legal.len())));
            session
                .play(next.expect("something is legal"))
                .expect("it is legal");
        }
        they_add_up(&session);
    }
}

#[test]
fn each_point_is_told_from_where_it_comes() {
    let start = actions(3, 7, A).with(A, |player| {
        player.prestige = 5;
        player.money = Some(900);
        player.builders = 2;
        player.jesters = 3;
        player.hand = Some(known(&[Profession::Poet, Profession::Goldsmith]));
        player.landscapes = vec![(Landscape::Park, at("d1 e1"))];
        player.table = vec![Profession::Lawyer, Profession::Painter];
        player.freedoms = vec![Freedom::Travel];
        player.prestige_cards = known(&[PrestigeCard::MostParks]);
    });
    let mut session: Session<Game> = Session::new(start.setup).expect("it is legal");
    for command in [
        (A, Decision::build(Building::Theatre, at("e4 f4 g4 e5 e6"))),
        (A, Decision::Sell(2)),
        (A, work_with(Profession::Poet, &[], 6)),
        (B, Decision::EndTurn),
        (C, Decision::EndTurn),
    ] {
        session.play(command.into()).expect("it is legal");
    }
    let anna = by_source(&session)[0];
    assert_eq!((anna.before, anna.sold, anna.cards), (5, 2, 5));
    let gained = Source::ALL.iter().map(|&source| anna.gained(source));
    // Landscape, builder, building, work, best work, Merchant, Banker.
    assert_eq!(gained.collect::<Vec<_>>(), [0, 0, 3, 6, 3, 0, 0]);
    assert_eq!(anna.total(), 20);
    assert!(
        by_source(&session)[1..]
            .iter()
            .all(|other| other.total() == 0)
    );
}

#[test]
fn what_merchant_and_banker_bring_is_told_apart() {
    let start = actions(3, 7, A).where_(|setup| {
        setup.options.muse = true;
        setup.characters = Some(Characters {
            last_banker: Some(B),
            ..Characters::default()
        });
        setup.players[0].character = Some(Character::Merchant);
    });
    let start = start.with(B, |player| {
        player.prestige = 3;
        player.money = Some(700);
    });
    let mut session: Session<Game> = Session::new(start.setup).expect("it is legal");
    for command in [
        (A, Decision::Merchant(Favour::Points)),
        (A, Decision::EndTurn),
        (B, Decision::EndTurn),
        (C, Decision::EndTurn),
        (B, Decision::Exchange(3)),
    ] {
        session.play(command.into()).expect("it is legal");
    }
    let [anna, ben, _] = &by_source(&session)[..] else {
        panic!("three play");
    };
    // Only one player is ahead of Anna, so she is second.
    assert_eq!(anna.gained(Source::Merchant), 2);
    assert_eq!(ben.gained(Source::Banker), 3);
    assert_eq!((anna.total(), ben.total()), (2, 6));
    they_add_up(&session);
}

fn counted(game: &Game, seat: Seat) -> Counted {
    let player = game.player(seat);
    let mut counted = Counted {
        prestige: player.prestige(),
        money: player.money(),
        buildings: player.principality().buildings(),
        freedoms: player.freedoms(),
        jesters: player.jesters(),
        builders: player.builders(),
        works: player.works(),
        cards: player.prestige_cards().known().iter().collect(),
        ..Counted::default()
    };
    for &kind in Landscape::ALL {
        counted.landscapes[kind.index()] = player.principality().landscape_count(kind);
    }
    counted.cover(game.edition());
    counted
}

#[test]
fn what_is_counted_scores_as_what_was_played() {
    let path =
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("saves/four-players.ron");
    let save = Save::<Game>::read(&path).expect("the sample can be read");
    let session = save.into_session().expect("the sample is legal");
    let mut met = 0;
    for entry in 0..=session.legal_len() {
        let game = session.game_at(entry).expect("it is legal");
        let all: Vec<Counted> = game.seats().map(|seat| counted(game, seat)).collect();
        for seat in game.seats() {
            let player = &all[seat.index()];
            let empty = game.player(seat).principality().empty();
            assert_eq!(usize::from(player.empty()), empty.len());
            for &card in PrestigeCard::ALL {
                let others: Vec<Seat> = game.seats().filter(|&other| other != seat).collect();
                let others = others.into_iter();
                let played = card.points(
                    game.player(seat),
                    others.clone().map(|other| game.player(other)),
                );
                let others = others.map(|other| &all[other.index()]);
                assert_eq!(card.points(player, others), played, "{card:?} at {entry}");
                met += u32::from(played > 0);
            }
        }
        let ranks = |accounts: Vec<Account>| {
            let ranks = accounts.iter();
            let ranks = ranks.map(|account| (account.seat, account.total, account.rank));
            ranks.collect::<Vec<_>>()
        };
        assert_eq!(
            ranks(tally_counted(&all, Ties::Money)),
            ranks(tally(game)),
            "at {entry}"
        );
    }
    assert!(met > 100, "cards are met now and then: {met}");
}

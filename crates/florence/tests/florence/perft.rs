//! Counts all sequences of legal commands from fixed positions, after the perft of chess
//! programs. The numbers are in `perft.txt`; a changed number means that a rule changed.

use crate::telling::*;
use florence::rules::game::Pending;

const FILE: &str = include_str!("perft.txt");

/// Counts the sequences of `depth` commands by the seats to act.
fn perft(game: &Game, depth: u32) -> usize {
    let legal = game.legal();
    if depth <= 1 {
        return legal.len();
    }
    let after = |command: Command| {
        let mut next = *game;
        next.play_legal(&command);
        perft(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}

/// Puts all cards in the order of the component tables.
fn in_order(start: Start) -> Start {
    start.where_(|setup| {
        let mut professions = Profession::ALL.iter().copied();
        for player in &mut setup.players {
            let dealt = player.hand.as_ref().map_or(0, Vec::len);
            let hand = professions.by_ref().take(dealt).map(Card::Known);
            player.hand = Some(hand.collect());
        }
        setup.professions = Some(professions.collect());
        setup.bonus_cards = Some(BonusCard::ALL.to_vec());
        setup.prestige_cards = Some(PrestigeCard::ALL.to_vec());
        if setup.moment == Moment::StartingHands {
            setup.reshuffle = Some(Profession::ALL.to_vec());
        }
    })
}

fn position(name: &str) -> Game {
    let play = match name {
        "starting hands of three" => in_order(deal(3)).begins(),
        "hidden starting hands of two" => deal(2).begins(),
        "auctions of two" => auction(2, 1).begins(),
        "auctions of three" => auction(3, 1).begins(),
        "auctions of five" => auction(5, 1).begins(),
        "a forest to be placed" => {
            let mut play = auction(3, 1).begins();
            play.wins(A, Object::Forest, 200);
            play
        }
        "any landscape to be placed" => {
            let mut play = auction(2, 1).begins();
            play.wins(B, Object::Landscape, 400);
            play
        }
        "a prestige card to be kept" => {
            let mut play = in_order(auction(3, 1)).begins();
            play.wins(A, Object::PrestigeCard, 200);
            play
        }
        "the first turn" => in_order(actions(3, 1, A)).begins(),
        "a turn with three builders" => actions(3, 4, A)
            .with(A, |player| player.builders = 3)
            .begins(),
        "a turn in the fixture" => {
            let start = actions(3, 7, A).with(A, fixture).with(A, |player| {
                player.hand = Some(known(&[Profession::Poet, Profession::Lawyer]));
                player.table = vec![Profession::Physician];
                player.recruiting_in_hand = 1;
                player.bonus_cards = known(&[BonusCard::Buildings, BonusCard::Kinds]);
            });
            let start = start.with(B, |player| player.table = vec![Profession::Painter]);
            start.begins()
        }
        "a turn with hidden cards" => {
            let start = actions(3, 6, A).with(A, |player| {
                player.money = Some(0);
                player.jesters = 4;
                player.bonus_cards = hidden(2);
            });
            start.begins()
        }
        "three hidden prestige cards" => {
            let one = |player: &mut PlayerSetup| player.prestige_cards = hidden(1);
            end(3).with(A, one).with(B, one).with(C, one).begins()
        }
        other => panic!("perft.txt speaks of {other:?}"),
    };
    play.game
}

/// Returns the lines of the file: the position, and the counts at depth 1, 2 …
fn lines() -> impl Iterator<Item = (&'static str, Vec<usize>)> {
    let lines = FILE
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| {
        let (name, counts) = line.split_once(':').expect("a name and a colon");
        let counts = counts
            .split_whitespace()
            .map(|count| count.parse().expect("a count"));
        (name, counts.collect())
    })
}

#[test]
fn the_commands_of_fixed_positions_are_as_many_as_ever() {
    for (name, counts) in lines() {
        let game = position(name);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&game, depth), count, "{name} at depth {depth}");
        }
    }
}

/// Returns every command that could possibly be legal in one of the positions.
fn candidates(game: &Game) -> Vec<Decision> {
    let mut all = vec![
        Decision::Return(Card::Hidden),
        Decision::Pass,
        Decision::Decline,
        Decision::Hold,
        Decision::EndTurn,
        Decision::Hire,
        Decision::AcquireBonus,
    ];
    all.extend(Object::ALL.iter().map(|&object| Decision::Name(object)));
    all.extend(Object::ALL.iter().map(|&object| Decision::Take(object)));
    all.extend((0..50).map(|bid| Decision::Raise(100 * bid)));
    all.extend(
        Freedom::ALL
            .iter()
            .map(|&freedom| Decision::Introduce(freedom)),
    );
    for tile in Tile::all() {
        let places = game.edition().shape(tile).places(Squares::ALL);
        all.extend(places.iter().map(|squares| match tile {
            Tile::Building(kind) => Decision::build(kind, squares),
            Tile::Landscape(kind) => Decision::place(kind, squares),
        }));
    }
    for &profession in Profession::ALL {
        all.push(Decision::Return(Card::Known(profession)));
        all.extend(
            Seat::ALL
                .iter()
                .map(|&from| Decision::Recruit(from, profession)),
        );
        for bonus in Set::<BonusCard>::all().subsets_up_to(2) {
            let work = |prestige| Work {
                profession,
                bonus,
                prestige,
            };
            all.extend((0..30).map(|prestige| Decision::Complete(work(prestige))));
        }
    }
    if game.phase() == Phase::Reveal {
        let cards = PrestigeCard::ALL.iter();
        all.extend(cards.map(|&card| Decision::Reveal(card.into())));
    }
    if let Some(Pending::Keep { offer, .. }) = game.pending() {
        let cards: Vec<AnyCard> = offer.iter().collect();
        for n in 0..5usize.pow(5) {
            let order: Vec<usize> = (0..5).map(|at| n / 5usize.pow(at) % 5).collect();
            let under = order[1..].iter().map(|&at| cards[at]).collect();
            all.push(Decision::Keep(cards[order[0]], under));
        }
    }
    all
}

#[test]
fn the_first_count_is_that_of_all_commands_that_are_not_refused() {
    for (name, counts) in lines() {
        let game = position(name);
        let seat = game.to_act().expect("the position is not the end");
        let allowed = candidates(&game)
            .into_iter()
            .filter(|&decision| game.check(&Command::new(seat, decision)).is_ok());
        assert_eq!(allowed.count(), counts[0], "{name}");
    }
}

//! E: the end of the game. All prestige cards are in `worked_examples.rs`.

use florence::rules::tally;
use florence::rules::tally::TieBreak;

use crate::telling::*;

#[test]
fn e1_holds_after_round_seven_hidden_prestige_cards_are_turned_over_and_then_it_is_over() {
    let start = actions(3, 7, C).with(B, |player| {
        player.prestige_cards = vec![Card::Hidden, Card::Known(PrestigeCard::MostParks)];
    });
    let mut play = start.begins();
    play.does(C, Decision::EndTurn);
    assert_eq!((play.phase(), play.to_act()), (Phase::Reveal, Some(B)));
    let events = play.does(B, Decision::Reveal(PrestigeCard::MostLakes.into()));
    assert_eq!(events.last(), Some(&Event::GameEnded));
    assert!(play.is_over());
    assert_eq!(play.player(B).prestige_cards().known().len(), 2);
}

#[test]
fn e1_holds_everybody_sees_the_prestige_cards_when_the_game_is_over() {
    let mine = |player: &mut PlayerSetup| player.prestige_cards = known(&[PrestigeCard::MostParks]);
    let mut play = actions(3, 7, C).with(B, mine).begins();
    assert_eq!(play.seen_by(A).player(B).prestige_cards().hidden(), 1);
    play.does(C, Decision::EndTurn);
    assert!(play.is_over());
    assert_eq!(play.seen_by(A).player(B).prestige_cards().hidden(), 0);
    assert_eq!(tally(&play.seen_by(A)), tally(&play.game));
}

#[test]
fn e1_refused_when_anything_else_is_done_than_revealing_or_the_game_is_over() {
    let hidden = |player: &mut PlayerSetup| player.prestige_cards = hidden(1);
    let play = end(3).with(B, hidden).begins();
    play.refuses(B, Decision::EndTurn, Rule::E1, Fact::NotNow);
    let over = end(3).with(B, tower).begins();
    for decision in [Decision::EndTurn, Decision::Sell(1)] {
        over.refuses(B, decision, Rule::E1, Fact::GameOver);
    }
}

#[test]
fn e1_refused_when_a_card_is_revealed_that_another_player_owns() {
    let card = PrestigeCard::MostParks;
    let start = end(3)
        .with(A, |player| player.prestige_cards = known(&[card]))
        .with(B, |player| player.prestige_cards = hidden(1));
    let place = CardPlace::Hand(A);
    let card = card.into();
    let fact = Fact::CardElsewhere { card, place };
    start
        .begins()
        .refuses(B, Decision::Reveal(card), Rule::E1, fact);
}

#[test]
fn g4_refused_when_points_would_be_given_up_between_round_seven_and_the_count() {
    let owner = |player: &mut PlayerSetup| {
        tower(player);
        player.prestige_cards = hidden(1);
    };
    let mut play = actions(3, 7, C).with(B, owner).begins();
    play.allows(B, Decision::Sell(1));
    play.does(C, Decision::EndTurn);
    assert_eq!(play.phase(), Phase::Reveal);
    for points in [0, 1, 4] {
        play.refuses(B, Decision::Sell(points), Rule::G4, Fact::TooLateToSell);
    }
    assert_eq!(play.points_for_sale(B), 0);
    let sales = |command: &Command| matches!(command.decision, Decision::Sell(_));
    assert!(!play.any_time().any(|command| sales(&command)));
}

fn jesters(counts: [i64; 3]) -> Start {
    let card =
        |player: &mut PlayerSetup| player.prestige_cards = known(&[PrestigeCard::MostJesters]);
    counts
        .into_iter()
        .zip([A, B, C])
        .fold(end(3), |start, (jesters, seat)| {
            start.with(seat, |player| player.jesters = jesters)
        })
        .with(A, card)
}

#[test]
fn e2_holds_the_most_scores_fully_a_tie_scores_the_value_in_brackets_less_scores_nothing() {
    for (counts, points) in [
        ([2, 1, 1], 6),
        ([2, 2, 1], 3),
        ([2, 2, 2], 3),
        ([1, 2, 0], 0),
    ] {
        let play = jesters(counts).begins();
        assert_eq!(
            play.prestige_card_points(A, PrestigeCard::MostJesters),
            points
        );
        let accounts = tally(&play.game);
        let of = |seat| {
            accounts
                .iter()
                .find(|account| account.seat == seat)
                .unwrap()
        };
        assert_eq!(of(A).total, u16::from(points));
        assert_eq!((of(B).total, of(C).total), (0, 0), "only the owner scores");
    }
}

#[test]
fn e3_holds_nobody_has_the_most_of_what_they_have_none_of() {
    for &card in PrestigeCard::ALL {
        let owner = |player: &mut PlayerSetup| player.prestige_cards = known(&[card]);
        let play = end(3).with(A, owner).begins();
        let points = match card {
            // All players have the same number of empty squares.
            PrestigeCard::FewestEmptySquares => 4,
            _ => 0,
        };
        assert_eq!(play.prestige_card_points(A, card), points, "{card:?}");
    }
    assert_eq!(tally(&jesters([0, 0, 0]).begins().game)[0].total, 0);
}

/// Four players with these points, including those of one work each, and this money.
fn scores(scores: [(i64, i64); 4]) -> Start {
    let works = [
        Profession::Watchmaker,
        Profession::Goldsmith,
        Profession::BellMaker,
        Profession::Cartographer,
    ];
    scores.into_iter().zip(works).zip(Seat::ALL).fold(
        end(4),
        |start, (((prestige, money), work), &seat)| {
            start.with(seat, |player| {
                player.prestige = prestige;
                player.money = Some(money);
                player.table = vec![work];
            })
        },
    )
}

fn ranks(start: Start) -> Vec<(Seat, u8, Option<TieBreak>)> {
    let accounts = tally(&start.begins().game);
    let ranks = accounts
        .iter()
        .map(|account| (account.seat, account.rank, account.tie));
    ranks.collect()
}

#[test]
fn e4_holds_most_points_then_most_money_and_equals_share_the_rank() {
    let start = scores([(5, 100), (7, 0), (5, 500), (5, 100)]);
    let money = Some(TieBreak::Money);
    let shared = Some(TieBreak::Shared);
    let expected = [(B, 1, None), (C, 2, None), (A, 3, money), (D, 3, shared)];
    assert_eq!(ranks(start), expected);
    let start = scores([(4, 0), (4, 0), (4, 0), (3, 0)]);
    let expected = [(A, 1, None), (B, 1, shared), (C, 1, shared), (D, 4, None)];
    assert_eq!(ranks(start), expected);
}

#[test]
fn e4_holds_prestige_cards_count_for_the_rank() {
    let start = scores([(8, 0), (7, 0), (0, 0), (0, 0)]).with(B, |player| {
        player.jesters = 1;
        player.prestige_cards = known(&[PrestigeCard::MostJesters]);
    });
    let accounts = tally(&start.begins().game);
    assert_eq!(
        (accounts[0].seat, accounts[0].prestige, accounts[0].total),
        (B, 7, 13)
    );
}

#[test]
fn e4_holds_tournaments_break_the_last_tie_by_the_lowest_profession_on_display() {
    let nothing = |player: &mut PlayerSetup| player.table = Vec::new();
    let start = scores([(0, 0), (0, 0), (0, 0), (0, 0)])
        .with(A, nothing)
        .with(C, nothing)
        .with(B, |player| {
            player.table = vec![Profession::Poet, Profession::Botanist];
        })
        .with(D, |player| player.table = vec![Profession::Theologian])
        .where_(|setup| setup.options.lowest_profession_breaks_ties = true);
    let lowest = Some(TieBreak::LowestProfession);
    let shared = Some(TieBreak::Shared);
    let expected = [(D, 1, None), (B, 2, lowest), (A, 3, lowest), (C, 3, shared)];
    assert_eq!(ranks(start), expected);
}

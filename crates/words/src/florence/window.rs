//! Texts about the game in the list of games, on the screen of a new game, in the header
//! and beside the seats.

use super::names::{Named, points};
use super::{Words, board};
use crate::fl;
use crate::text::{listed, shortened};
use florence::Game;
use florence::rules::game::Phase;
use florence::rules::tally::Account;

/// Describes a game in the list: who plays, which round, who leads.
#[must_use]
pub fn told<'a>(
    names: impl Iterator<Item = &'a String>,
    (round, rounds): (u8, u8),
    over: bool,
    (leaders, best): (impl Iterator<Item = &'a String>, u16),
) -> String {
    let names: Vec<String> = names.map(|name| shortened(name)).collect();
    let leaders: Vec<String> = leaders.map(|name| shortened(name)).collect();
    let players = names.join(", ");
    let leading = listed(&leaders);
    let points = points(best);
    if over {
        fl!(start_game_over, players, leaders = leading, points)
    } else if leaders.len() == names.len() {
        fl!(start_game_tied, players, round, rounds, points)
    } else {
        fl!(
            start_game,
            players,
            round,
            rounds,
            count = leaders.len(),
            leaders = leading,
            points
        )
    }
}

/// Names the current part of a game: `Round 6, auctions`.
#[must_use]
pub fn moment(game: &Game, phase_seen: Phase) -> String {
    match phase_seen {
        of @ (Phase::Auction | Phase::Characters | Phase::Actions) => {
            fl!(start_moment, round = game.round(), phase = phase(of))
        }
        of @ (Phase::Seats | Phase::StartingHands | Phase::Reveal | Phase::Over) => {
            phase(of).into()
        }
    }
}

/// Says what is happening in a game, in a line, as far as everyone has seen it.
#[must_use]
pub fn happening(
    game: &Game,
    phase_seen: Phase,
    words: &Words<'_>,
    accounts: &[Account],
) -> String {
    if phase_seen == Phase::Over {
        let winners = accounts.iter().filter(|account| account.rank == 1);
        let winners: Vec<String> = winners.map(|account| words.seat(account.seat)).collect();
        return board::winner(
            &winners,
            accounts.first().map_or(0, |account| account.total),
        );
    }
    let acting = game.to_act().map(|seat| words.seat(seat));
    let acting = acting.unwrap_or_default();
    match (game.bidding(), phase_seen) {
        (_, Phase::Reveal | Phase::Over) => fl!(start_turns_over).to_owned(),
        (Some(bidding), _) => fl!(
            start_bidding,
            object = bidding.object.name(),
            price = bidding.price,
            player = acting
        ),
        (None, Phase::Auction) => fl!(start_opens, player = acting),
        (None, Phase::Seats) => fl!(start_seats, player = acting),
        (None, Phase::StartingHands | Phase::Characters | Phase::Actions) => {
            fl!(start_acts, player = acting)
        }
    }
}

/// Says what the best players have, or how far they have got.
#[must_use]
pub fn so_far(game: &Game, phase_seen: Phase, best: u16) -> String {
    match phase_seen == Phase::Over {
        true => points(best),
        false => fl!(
            start_so_far,
            points = points(best),
            round = game.round(),
            rounds = game.variant().rounds
        ),
    }
}

/// Describes a new game on this screen or at a table: who plays, and who begins.
#[must_use]
pub fn new_game(players: usize, bots: Option<usize>, begins: &str) -> String {
    match bots {
        None => fl!(new_game_of, number = players, begins),
        Some(bots) => fl!(new_game_with_bots, people = players - bots, bots, begins),
    }
}

/// Returns the names in the rows of the first game.
#[must_use]
pub fn first_names() -> [&'static str; 5] {
    [
        fl!(first_name_a),
        fl!(first_name_b),
        fl!(first_name_c),
        fl!(first_name_d),
        fl!(first_name_e),
    ]
}

/// Says how many freedoms with two tiles each are to be chosen.
#[must_use]
pub fn doubled(number: usize) -> String {
    fl!(new_game_doubled, number)
}

/// Returns the name of a phase.
#[must_use]
pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Seats => fl!(phase_seats),
        Phase::StartingHands => fl!(phase_starting_hands),
        Phase::Auction => fl!(phase_auctions),
        Phase::Characters => fl!(phase_characters),
        Phase::Actions => fl!(phase_actions),
        Phase::Reveal => fl!(phase_reveal),
        Phase::Over => fl!(phase_over),
    }
}

/// Returns the heading of a part of the log.
#[must_use]
pub fn log_heading(round: u8, of: Phase) -> String {
    match of {
        Phase::Seats | Phase::StartingHands | Phase::Reveal | Phase::Over => phase(of).into(),
        Phase::Auction => fl!(log_heading_auctions, round),
        Phase::Characters => fl!(log_heading_characters, round),
        Phase::Actions => fl!(log_heading_actions, round),
    }
}

/// Returns the cards in a player's hand that count as professions.
#[must_use]
pub fn hand(number: usize, recruiting: usize) -> String {
    match recruiting {
        0 => fl!(seat_hand, cards = number),
        _ => fl!(seat_hand_recruiting, cards = number, recruiting),
    }
}

/// Returns the freedoms a player has introduced.
#[must_use]
pub fn freedoms(names: &[&str]) -> String {
    match names {
        [] => fl!(seat_no_freedom).into(),
        names => fl!(seat_freedoms, freedoms = names.join(", ")),
    }
}

/// Describes an earlier state: the round, the entries, and which of the players led with
/// how many points.
#[must_use]
pub fn stood<'a>(
    entries: usize,
    players: usize,
    (round, rounds): (u8, u8),
    over: bool,
    (leaders, best): (impl Iterator<Item = &'a String>, u16),
) -> String {
    let leaders: Vec<String> = leaders.map(|name| shortened(name)).collect();
    let count = leaders.len();
    let entries = fl!(entries, count = entries);
    let leaders = listed(&leaders);
    let points = points(best);
    if over {
        fl!(versions_over, entries, leaders, points)
    } else if count == players && count > 1 {
        fl!(versions_tied, round, rounds, entries, points)
    } else {
        fl!(versions_led, round, rounds, entries, count, leaders, points)
    }
}

//! The end of a round: the best work, the next start player (R1, R2).

use crate::rules::command::{Event, Events, Source};
use crate::rules::game::Game;
use crate::rules::progress::{Auction, Phase, Turn};

/// Ends the round; begins the next one, or the end of the game.
pub(crate) fn end_round(game: &mut Game, events: &mut impl Events) {
    let round = game.round;
    let best_work = game.seats().map(|seat| game.player(seat).best_work).max();
    let best_work = best_work.unwrap_or(0);
    events.push(Event::RoundEnded { round, best_work });
    for seat in game.seats() {
        if best_work > 0 && game.player(seat).best_work == best_work {
            let points = game.variant.points_for_best_work;
            game.gain(seat, points, Source::BestWork, events);
        }
        let player = game.player_mut(seat);
        player.best_work = 0;
        // Her bonus counts only in this round (M6), though she may stay in front of the
        // player (M5).
        player.muse = 0;
    }
    if game.is_last_round() {
        game.phase = Phase::Reveal;
        game.turn = Turn::of(game.start_player, game.variant);
        return;
    }
    game.round += 1;
    game.start_player = game.left(game.start_player);
    game.phase = Phase::Auction;
    game.turn = Turn::of(game.start_player, game.variant);
    game.auction = Auction::begin(game.start_player, game.player_count());
    events.push(Event::RoundBegan {
        round: game.round,
        start_player: game.start_player,
    });
}

//! The entry of a game of Tiletum in a list of games: its state in a line, and the board of
//! each player.

use eframe::egui::{Rect, Ui};

use super::{View, art, ask};
use crate::ui::base::glimpse::{Glimpse, Glimpsed};
use crate::ui::base::own::Own;
use table::{Colour, Game as _, Item as _, Seat, Session};
use tiletum::Game;
use words::fl;
use words::tiletum::{Words, names};

/// Returns what everyone at the table may see of a game at the end of its log.
#[must_use]
pub fn of(session: &Session<Game>) -> Option<Glimpse> {
    let game = session.game_at(session.legal_len())?;
    let start = session.start();
    let view = View {
        session,
        game,
        words: Words::new(start),
        asked: None,
    };
    let seat = |seat: Seat| Glimpsed {
        points: game.player(seat).vp(),
        colour: start.players[seat.index()]
            .colour
            .map_or(seat.index(), Colour::index),
        is_bot: start.bot(seat).is_some(),
    };
    let best = game.seats().map(|seat| game.player(seat).vp()).max()?;
    let asked = ask::ask(&view);
    Some(Glimpse {
        heading: fl!(tiletum_chapter, round = game.round()),
        line: match (game.is_over(), asked.seat) {
            (true, _) => ask::won_by(&view),
            (false, Some(seat)) => {
                fl!(tiletum_glimpse_turn, name = view.words.seat(seat))
            }
            (false, None) => asked.title,
        },
        best: match game.is_over() {
            true => names::vp(best.into()),
            false => fl!(tiletum_glimpse_best, points = names::vp(best.into())),
        },
        seats: game.seats().map(seat).collect(),
        table: Own::new(Game::ID, *game),
    })
}

/// Draws the place of a player (from 0) as seen from afar.
pub fn paint_place(ui: &Ui, rect: Rect, table: &Own, player: usize) {
    if let Some(game) = table.get::<Game>()
        && let Some(seat) = game.seats().nth(player)
    {
        art::board(ui, rect, game.edition(), game.player(seat), seat);
    }
}

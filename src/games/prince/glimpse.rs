//! The entry of a game of The Prince in a list of games: its state in a line, and for each
//! player the arms with the holdings.

use eframe::egui::{Rect, Ui, pos2, vec2};

use super::{View, Viewer, art, ask};
use crate::ui::base::glimpse::{Glimpse, Glimpsed};
use crate::ui::base::own::Own;
use prince::rules::options::BASE_POWER;
use prince::{Game, Place};
use table::{Colour, Game as _, Item as _, Seat, Session};
use words::fl;
use words::prince::{Words, names};

/// The number of holdings in a row.
const IN_A_ROW: usize = 4;

/// Every player's colour, and the powers of their holdings, the base first.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Places(Vec<(Colour, Vec<u8>)>);

/// Returns what everyone at the table may see of a game at the end of its log.
#[must_use]
pub fn of(session: &Session<Game>) -> Option<Glimpse> {
    let game = &session.game_at(session.legal_len())?.seen_from(None);
    let start = session.start();
    let words = Words::new(start).for_eyes_of(None);
    let seat = |seat: Seat| Glimpsed {
        points: game.points(seat),
        colour: start.players[seat.index()]
            .colour
            .map_or(seat.index(), Colour::index),
        is_bot: start.bot(seat).is_some(),
    };
    let powers = |seat: Seat| {
        let places = game.places(seat).map(|place| match place {
            Place::Base(_) => u8::try_from(BASE_POWER).unwrap_or(0),
            Place::Holding(card) => game.figures(card).power,
        });
        (session.people().colour(seat), places.collect())
    };
    let best = game.ranking().first().map_or(0, |ranked| ranked.points);
    let best = match game.is_over() {
        true => names::points(best),
        false => fl!(prince_glimpse_best, points = best),
    };
    Some(Glimpse {
        heading: words.turn(game),
        line: line(session, game, words),
        best,
        seats: game.seats().map(seat).collect(),
        table: Own::new(Game::ID, Places(game.seats().map(powers).collect())),
    })
}

/// Describes what is happening there.
fn line(session: &Session<Game>, game: &Game, words: Words<'_>) -> String {
    let view = View {
        session,
        game,
        words,
        viewer: Viewer::Nobody,
        is_digital: false,
        hides_money: false,
        asked: None,
    };
    match game.is_over() {
        // It is a heading of its own.
        true => ask::winners(&view).trim_end_matches('.').to_owned(),
        false => ask::stands(&view),
    }
}

/// Draws the place of a player (from 0) as seen from afar.
pub fn paint_place(ui: &Ui, rect: Rect, table: &Own, player: usize) {
    let Some((colour, powers)) = table
        .get::<Places>()
        .and_then(|places| places.0.get(player))
    else {
        return;
    };
    // The arms at the top, the holdings below them; in two rows if they would be too small
    // in one.
    let wide = rect.width().min(rect.height());
    let square = Rect::from_center_size(rect.center(), vec2(wide, wide));
    let rows = if powers.len() > IN_A_ROW { 2 } else { 1 };
    let per_row = powers.len().div_ceil(rows).max(2);
    let each = (wide / per_row as f32).min(wide * 0.46);
    let high = (each * 0.62).min(wide * 0.28);
    let below = high * rows as f32;
    let arms = square.with_max_y(square.bottom() - below - wide * 0.06);
    let arms = arms.with_max_y(arms.bottom().min(square.top() + wide * 0.66));
    art::arms(ui, arms, *colour);
    for (n, &power) in powers.iter().enumerate() {
        let (row, column) = (n / per_row, n % per_row);
        let in_row = (powers.len() - row * per_row).min(per_row) as f32;
        let left = square.center().x + each * (column as f32 - in_row / 2.0);
        let top = square.bottom() - below + high * row as f32;
        let at = Rect::from_min_size(pos2(left, top), vec2(each - 1.0, high - 1.0));
        match high >= 14.0 {
            true => art::fortress(ui, at, u16::from(power), n == 0),
            false => art::fortress::paint(ui, at, None, n == 0),
        }
    }
}

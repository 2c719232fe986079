//! The result of a decision typed in the palette: what its player has then, whose turn it
//! is, and where a tile would go.

use super::View;
use super::boards::Places;
use crate::ui::session::open_table::{Sketch, Then};
use crate::ui::session::typing;
use florence::{Command, Decision, Game, Tile};
use table::{Item as _, Seat};
use words::fl;

/// Returns the result of a decision, and where a tile would go.
pub(super) fn leads_to(view: &View<'_>, command: &Command) -> Then {
    let seat = command.seat;
    let mut then = Then::default();
    let mut after = *view.game;
    if after.play(command).is_ok() {
        let next = after
            .to_act()
            .filter(|next| view.game.to_act() != Some(*next));
        let next = next.map(|next| view.words.seat(next));
        let before = figures(view, view.game, seat);
        let player = view.words.seat(seat);
        let after = figures(view, &after, seat);
        then = typing::then(&player, &before, after, next.as_deref());
    }
    let put = match command.decision {
        Decision::Build(kind, squares) => Some((Tile::Building(kind), squares)),
        Decision::Place(kind, squares) => Some((Tile::Landscape(kind), squares)),
        _ => None,
    };
    then.picture = put.map(|(tile, site)| {
        let squares = site.squares();
        let owner = site.owner(seat);
        let home = Places::of(view.game).0.into_iter().nth(owner.index());
        let mut home = home.unwrap_or_default();
        home.tiles
            .retain(|(_, there)| there.intersection(squares).is_empty());
        home.tiles.push((tile, squares));
        Sketch::new(move |ui, rect| home.paint_with(ui, rect, squares))
    });
    then
}

/// Returns the player's values that decisions change, as far as the viewer may know them.
fn figures(view: &View<'_>, game: &Game, seat: Seat) -> Vec<String> {
    let player = game.player(seat);
    vec![
        view.words.money(player.money()),
        fl!(count_prestige, number = player.prestige()),
        fl!(count_jesters, number = player.jesters()),
        fl!(count_builders, number = player.builders()),
    ]
}

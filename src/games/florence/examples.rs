//! Examples of what can be typed in the palette now.

use super::state::Florence;
use crate::ui::session::game_window::{GameWindow as _, Look};
use crate::ui::session::typing;
use florence::Object;
use table::Item as _;
use words::florence::Named as _;

/// The price in an example, in florins.
const PRICE: u32 = 500;

/// Returns auction results as examples while there is an auction.
pub(super) fn now(look: Look<'_, Florence>) -> Vec<String> {
    let view = look.open.view(look.hides_money);
    let is_auction = view.game.auction().is_some() && view.game.pending().is_none();
    let names = Florence::names(look.open.session.start());
    // A player other than the opener: every player may win.
    let seats = view.game.seats();
    let seats = seats.filter(|&seat| view.game.to_act() != Some(seat));
    let player = typing::player_as_typed(&names, seats).filter(|_| is_auction);
    let results = player.into_iter().flat_map(|player| {
        // Short words come first.
        let first = Some(Object::Jester);
        let all = Object::ALL
            .iter()
            .copied()
            .filter(move |it| Some(*it) != first);
        let objects = first.into_iter().chain(all);
        let objects = objects.filter(|&object| view.game.objects().contains(object));
        let objects = objects.filter_map(|object| typing::as_typed(object.name()));
        objects.map(move |object| format!("{object} {player} {PRICE}"))
    });
    results.collect()
}

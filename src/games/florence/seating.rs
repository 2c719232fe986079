//! The auction of the seats, where the table has agreed on it (H11): which seat is
//! sold, for how much so far, and to whom.
//!
//! By name: `Raise to 300` (`+`), `Pass` (`-`); at a real table, for the result in one
//! entry, `Ben 300` for each price that the next bids can reach.

use eframe::egui::{Ui, vec2};

use super::block::{Block, at_right};
use super::{Intent, View, keys};
use crate::ui::base::input::plain_key;
use crate::ui::parts::widgets::Press;
use florence::{Command, Decision};
use words::fl;
use words::florence::names::grouped;
use words::florence::shortened;

/// How many results are offered as buttons.
const RESULTS: usize = 6;

/// Draws the auction that is running.
pub(super) fn show(ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
    let game = view.game;
    let seating = game.seating()?;
    let seat = seating.turn;
    let block = Block::framed(ui);
    let place = seating.place();
    let highest = view.words.seat(seating.highest);
    let said = fl!(
        seating_heading,
        place = place,
        player = highest,
        price = seating.price
    );
    let may = view.may_decide(seat);
    let price = game.next_bid()?;
    let raise = Command::new(seat, Decision::Raise(price));
    let pass = Command::new(seat, Decision::Pass);
    let refused = game.check(&raise).err();
    let allowed = refused.map_or(Ok(()), |why| Err(view.words.about(seat).cited(&why)));
    let raise_to = fl!(auction_raise_to, price = price);
    let mut room = block.heading;
    let mut wanted = None;
    if may {
        let buttons = vec![
            Press::new(&raise_to)
                .main()
                .key((keys::RAISE.written)())
                .allowed(&allowed),
            Press::new(fl!(auction_pass)).key((keys::PASS.written)()),
        ];
        let (pressed, left) = at_right(ui, block.heading, buttons);
        room.max.x = left;
        let raised = plain_key(ui, keys::RAISE.keys);
        if allowed.is_ok() && (pressed[0].clicked() || raised) {
            wanted = Some(raise);
        }
        if pressed[1].clicked() || plain_key(ui, keys::PASS.keys) {
            wanted = Some(pass);
        }
    }
    block.heading(ui, Some(seat), &said, room);
    if game.is_digital() {
        block.say(ui, &fl!(seating_hint, players = game.player_count()));
        return wanted.map(|command| Intent::Play(vec![command]));
    }
    let mut row = block.row(ui);
    row.spacing_mut().item_spacing = vec2(6.0, 6.0);
    row.horizontal_wrapped(|ui| {
        ui.label(fl!(seating_result));
        for command in game.results().take(RESULTS) {
            let Decision::Sit(price) = command.decision else {
                continue;
            };
            let player = view.words.seat(command.seat);
            let price = grouped(price);
            let name = fl!(seating_result_of, player = &player, price = &price);
            let player = shortened(&player);
            let text = fl!(seating_result_of, player = player, price = price);
            if Press::new(&text).small().quiet().name(&name).pressed(ui) {
                wanted = Some(command);
            }
        }
    });
    wanted.map(|command| Intent::Play(vec![command]))
}

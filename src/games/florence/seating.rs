//! The auction of the seats, if the table has agreed on it (H11): which seat is sold, the
//! price so far, and the buyer.
//!
//! Accessible names: `Raise to 300` (`+`), `Pass` (`-`); at a real table, to enter the
//! result at once, `Ben 300` for each price that the next bids can reach; after `Seat of
//! choice`, the seats that are left, `Price of the seat` and `Seat 3: Ben 200` for each
//! player.

use eframe::egui::{Id, Sense, Ui, vec2};

use super::block::{Block, at_right};
use super::{Intent, View, keys};
use crate::ui::base::input::plain_key;
use crate::ui::parts::page;
use crate::ui::parts::widgets::Press;
use florence::rules::components::florins;
use florence::{Command, Decision};
use words::florence::names::grouped;
use words::florence::shortened;
use words::{figures, fl};

/// The key under which a seat chosen by a player is stored while it is entered.
const OF_CHOICE: &str = "seat_of_choice";
/// The width of a price, and of the digits in it.
const PRICE: f32 = 92.0;
const DIGITS: f32 = 48.0;
/// The number of results offered as buttons.
const RESULTS: usize = 6;

/// Draws the running auction.
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
    let id = Id::unique(OF_CHOICE);
    let mut chosen: Option<Choice> = ui.data(|data| data.get_temp(id)).flatten();
    let mut row = block.row(ui);
    row.spacing_mut().item_spacing = vec2(6.0, 6.0);
    row.horizontal_wrapped(|ui| {
        let now = match &mut chosen {
            Some(choice) => choice.show(ui, view),
            None => in_order(ui, view),
        };
        wanted = now.or(wanted.take());
        let (text, hint) = match chosen {
            Some(_) => (fl!(seating_in_order), fl!(seating_in_order_hint)),
            None => (fl!(seating_of_choice), fl!(seating_of_choice_hint)),
        };
        let toggle = ui.add(Press::new(text).small().quiet());
        if toggle.on_hover_text(hint).clicked() {
            chosen = match chosen {
                Some(_) => None,
                None => Some(Choice::default()),
            };
        }
    });
    ui.data_mut(|data| data.insert_temp(id, chosen));
    wanted.map(|command| Intent::Play(vec![command]))
}

/// Draws the results of the next bids as buttons.
fn in_order(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let mut wanted = None;
    ui.label(fl!(seating_result));
    for command in view.game.results().take(RESULTS) {
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
    wanted
}

/// A seat that a player has chosen, and its price, while they are entered.
#[derive(Clone, Copy, Debug, Default)]
struct Choice {
    /// The number of the seat; the first free one until it is selected.
    place: Option<u8>,
    price: u32,
}

impl Choice {
    /// Draws the seats that are left, the price, and the buyers.
    fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let mut wanted = None;
        let all: Vec<(Command, u8, u32)> = (view.game.results())
            .filter_map(|command| match command.decision {
                Decision::SitAt(place, price) => Some((command, place, price)),
                _ => None,
            })
            .collect();
        let mut places: Vec<u8> = all.iter().map(|&(_, place, _)| place).collect();
        places.sort_unstable();
        places.dedup();
        let place = self.place.filter(|place| places.contains(place));
        let place = place.or(places.first().copied())?;
        for &other in &places {
            let name = fl!(seating_place, place = other);
            let number = other.to_string();
            let press = Press::new(&number)
                .small()
                .name(&name)
                .chosen(other == place);
            if press.pressed(ui) {
                self.place = Some(other);
            }
        }
        let (rect, _) = ui.allocate_exact_size(vec2(PRICE, 26.0), Sense::hover());
        let mut text = self.price.to_string();
        let name = fl!(seating_price);
        let (response, steps) = page::stepper(ui, (rect, DIGITS), name, &mut text, false);
        if steps != 0 {
            let price = i64::from(self.price) + i64::from(steps) * i64::from(florins::STEP);
            self.price = u32::try_from(price).unwrap_or(0);
        } else if response.changed() {
            self.price = figures::typed(&text).unwrap_or(0);
        }
        let here = all
            .iter()
            .filter(|&&(_, at, price)| at == place && price == self.price);
        for &(command, ..) in here {
            let player = view.words.seat(command.seat);
            let (price, place) = (grouped(self.price), place);
            let name = fl!(seating_result_at, place, player = &player, price = &price);
            let player = shortened(&player);
            if Press::new(&player).small().quiet().name(&name).pressed(ui) {
                wanted = Some(command);
            }
        }
        if wanted.is_some() {
            *self = Self::default();
        }
        wanted
    }
}

//! An offer to another player (X), below the cards in front of the players: who offers, to
//! whom, what is given and what is taken.
//!
//! Buttons: `Offer by Anna`, `To Ben`; the cards that can be given and taken, `Give
//! Raphael`, `Take Datary`; the fields `Ducats given` and `Ducats taken`; `Offer`.

use eframe::egui::{Align, Layout, Ui, vec2};

use super::choices::wrapped;
use super::{Intent, View, Viewer, art};
use crate::ui::base::theme::size;
use crate::ui::parts::page::Field;
use crate::ui::parts::widgets;
use crate::ui::parts::widgets::Press;
use prince::{CardId, Command, Decision, Lot, Phase};
use table::{Seat, Set, Told};
use words::fl;

/// The most letters of a name next to four others.
const LETTERS: usize = 14;

/// The offer being put together.
#[derive(Debug, Default)]
pub struct TradePanel {
    is_open: bool,
    /// Whether it is to be scrolled into view.
    is_called: bool,
    by: Option<Seat>,
    to: Option<Seat>,
    sides: [Side; 2],
}

/// What one side gives.
#[derive(Debug, Default)]
struct Side {
    money: String,
    cards: Set<CardId>,
    hidden: bool,
}

impl Side {
    fn lot(&self) -> Lot {
        Lot {
            money: self.money.trim().parse().unwrap_or(0),
            cards: self.cards,
            hidden: u8::from(self.hidden),
        }
    }
}

impl TradePanel {
    /// Opens an offer.
    pub fn open(&mut self) {
        self.is_open = true;
        self.is_called = true;
    }

    /// Returns whether offers can be made now.
    #[must_use]
    pub fn is_there(view: &View<'_>) -> bool {
        let game = view.game;
        let is_free = game.trade().is_none() && game.arrival().is_none();
        let is_phase = matches!(
            game.phase(),
            Phase::Step(_) | Phase::Ballot(_) | Phase::OpenBallot(_)
        );
        game.options().trade && is_free && is_phase && view.viewer != Viewer::Nobody
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        ui.add_space(size::SPACE);
        if std::mem::take(&mut self.is_called) {
            ui.scroll_to_cursor(Some(Align::TOP));
        }
        let open = Press::new(fl!(prince_trade))
            .chosen(self.is_open)
            .pressed(ui);
        if open {
            self.is_open = !self.is_open;
        }
        if !self.is_open {
            return None;
        }
        ui.add_space(size::GAP);
        let game = view.game;
        let own = match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table | Viewer::Nobody => None,
        };
        let by = own.or(self.by).or(view.asked)?;
        let to = self.to.filter(|to| *to != by);
        wrapped(ui, |ui| {
            for seat in game.seats().filter(|_| own.is_none()) {
                let label = fl!(prince_trade_by, name = view.words.seat(seat));
                let short = fl!(prince_trade_by, name = short(view, seat));
                let press = Press::new(&short).name(&label).chosen(seat == by);
                if press.pressed(ui) {
                    *self = Self {
                        is_open: true,
                        by: Some(seat),
                        ..Self::default()
                    };
                }
            }
        });
        ui.add_space(size::GAP);
        wrapped(ui, |ui| {
            for seat in game.seats().filter(|&seat| seat != by) {
                let label = fl!(prince_trade_to, name = view.words.seat(seat));
                let short = fl!(prince_trade_to, name = short(view, seat));
                let press = Press::new(&short).name(&label);
                if press.chosen(to == Some(seat)).pressed(ui) {
                    self.to = Some(seat);
                    self.sides = Default::default();
                }
            }
        });
        let to = to?;
        for at in 0..2 {
            ui.add_space(size::GAP);
            self.side(ui, view, (by, to), at);
        }
        ui.add_space(size::GAP);
        let [give, take] = [self.sides[0].lot(), self.sides[1].lot()];
        let command = Command::new(by, Decision::Offer(to, give, take));
        let allowed = match game.check(&command) {
            Ok(()) => Ok(()),
            Err(why) => Err(view.words.refusal(Told::own(&command), &why)),
        };
        let text = view.words.button(Some(game), &command);
        let offered = ui.add(Press::new(&text).main().allowed(&allowed)).clicked();
        ui.add_space(size::SPACE);
        offered.then(|| {
            *self = Self::default();
            Intent::Play(vec![command])
        })
    }

    /// Draws what one side gives: 0 for the player who offers, 1 for the other.
    fn side(&mut self, ui: &mut Ui, view: &View<'_>, (by, to): (Seat, Seat), at: usize) {
        let game = view.game;
        let giver = if at == 0 { by } else { to };
        let name = short(view, giver);
        widgets::caption(ui, &fl!(prince_trade_gives, name = &name));
        let offer = |lot: Lot| match at {
            0 => Decision::Offer(to, lot, Lot::default()),
            _ => Decision::Offer(to, Lot::default(), lot),
        };
        let may = |lot: Lot| game.check(&Command::new(by, offer(lot))).is_ok();
        let only = |card: CardId| Lot {
            cards: Set::only(card),
            ..Lot::default()
        };
        let hand = game.hand(giver).known();
        let sold = game.laid(giver).union(hand).iter();
        let sold: Vec<CardId> = sold.filter(|&card| may(only(card))).collect();
        let hidden = Lot {
            hidden: 1,
            ..Lot::default()
        };
        let may_hide = may(hidden);
        let side = &mut self.sides[at];
        let layout = Layout::left_to_right(Align::Center);
        let row = vec2(ui.available_width(), size::BUTTON);
        ui.allocate_ui_with_layout(row, layout, |ui| {
            let called = match at {
                0 => fl!(prince_trade_money_given),
                _ => fl!(prince_trade_money_taken),
            };
            let place =
                eframe::egui::Rect::from_min_size(ui.cursor().min, vec2(80.0, size::BUTTON));
            Field::new(called, 80.0)
                .hint("0")
                .most(5)
                .show(ui, place, &mut side.money);
            ui.advance_cursor_after_rect(place);
            side.money.retain(|sign| sign.is_ascii_digit());
            ui.label(fl!(prince_unit_ducats));
        });
        wrapped(ui, |ui| {
            for card in sold {
                let name = view.words.card(card);
                let label = match at {
                    0 => fl!(prince_trade_give, card = &name),
                    _ => fl!(prince_trade_take, card = &name),
                };
                let button = Press::new(&name)
                    .name(&label)
                    .icon(art::sort_icon(game.type_of(card)))
                    .small()
                    .chosen(side.cards.contains(card));
                if button.width(ui) > ui.available_width() {
                    ui.end_row();
                }
                if button.pressed(ui) {
                    side.cards = side.cards.toggled(card);
                }
            }
            if may_hide {
                let label = fl!(prince_trade_hidden);
                if Press::new(label).small().chosen(side.hidden).pressed(ui) {
                    side.hidden = !side.hidden;
                }
            }
        });
    }
}

/// Returns a name short enough for five of them to fit.
fn short(view: &View<'_>, seat: Seat) -> String {
    view.words.with_names_of(LETTERS).seat(seat)
}

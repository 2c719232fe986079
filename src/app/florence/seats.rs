//! Everything public about the players at a glance, and who is to act.
//!
//! Money that is hidden stands as `florins hidden`. Beside the name of a player
//! that is the computer stands how well it plays. Controls: for each player `Sell PP
//! of Anna` opens a line with `PP of Anna to sell` and `Sell 1 PP
//! for 100 florins`.

use eframe::egui::{self, Align, Layout, RichText, ScrollArea, Stroke, Ui, Vec2};

use super::art::glyphs;
use super::{Intent, View};
use crate::app::shell::icons;
use crate::app::shell::icons::Icon;
use crate::app::shell::theme;
use crate::app::shell::theme::{Palette, size};
use crate::fl;
use crate::florence::rules::game::Phase;
use crate::florence::{Command, Decision, Player, Violation};
use crate::table::Seat;
use crate::words::florence::florins;
use crate::words::florence::window;
use crate::words::florence::{Named, Words, advice, play, points};

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct SeatsPanel {
    // Who is about to give points up, and how many.
    selling: Option<(Seat, u16)>,
}

impl SeatsPanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        let mut wanted = None;
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            for seat in view.game.seats() {
                wanted = wanted.take().or(self.seat(ui, view, seat));
                ui.add_space(2.0);
            }
        });
        wanted
    }

    fn seat(&mut self, ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Intent> {
        let palette = Palette::of(ui);
        let acts = view.game.to_act() == Some(seat);
        let mut frame = theme::card(ui);
        if acts {
            frame = frame.stroke(Stroke::new(2.0, palette.accent));
        }
        frame
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing = egui::vec2(7.0, 2.0);
                ui.spacing_mut().interact_size.y = size::LINE;
                let player = view.game.player(seat);
                name(ui, view, seat, acts);
                numbers(ui, view.words, player);
                belongings(ui, player);
                self.last_line(ui, view, seat)
            })
            .inner
    }

    /// What the seat has done in this phase, and points for money (G4).
    fn last_line(&mut self, ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Intent> {
        let one = Command::new(seat, Decision::Sell(1));
        let refused = view.game.check(&one).err();
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                self.sell_button(ui, view, seat, refused.as_ref());
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let status = status(view, seat).unwrap_or_default();
                    let status = RichText::new(status).weak();
                    ui.add(egui::Label::new(status).truncate());
                });
            });
        });
        if refused.is_some() {
            self.selling = self.selling.filter(|(selling, _)| *selling != seat);
        }
        self.sell(ui, view, seat)
    }

    /// Opens and closes the line for giving points up.
    fn sell_button(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        seat: Seat,
        refused: Option<&Violation>,
    ) {
        let name = view.words.seat(seat);
        let open = self.selling.is_some_and(|(selling, _)| selling == seat);
        let may = view.may_decide(seat);
        ui.add_enabled_ui(refused.is_none() && may, |ui| {
            let button = egui::Button::new(RichText::new(fl!(sell_points)).small());
            let button = ui
                .add(button.small().selected(open))
                .accessible_name(fl!(sell_points_of, name = &name))
                .on_hover_text(fl!(sell_points_hint));
            let button = match refused {
                _ if !may => button.on_disabled_hover_text(fl!(computer_decides)),
                Some(refused) => {
                    button.on_disabled_hover_text(view.words.about(seat).cited(refused))
                }
                None => button,
            };
            if button.clicked() {
                self.selling = if open { None } else { Some((seat, 1)) };
            }
        });
    }

    /// How many points, and what they bring.
    fn sell(&mut self, ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Intent> {
        let most = view.game.points_for_sale(seat);
        let name = view.words.seat(seat);
        let mut wanted = None;
        let (selling, amount) = self.selling.as_mut()?;
        if *selling != seat {
            return None;
        }
        *amount = (*amount).clamp(1, most.max(1));
        ui.horizontal_wrapped(|ui| {
            ui.add(egui::DragValue::new(amount).range(1..=most).speed(0.1))
                .accessible_name(fl!(points_to_sell, name = &name));
            let money = u32::from(*amount) * view.game.variant().point_sells_for;
            if ui
                .button(fl!(
                    sell_points_for,
                    number = points(*amount),
                    money = florins(money)
                ))
                .clicked()
            {
                let command = Command::new(seat, Decision::Sell(*amount));
                wanted = Some(Intent::Play(vec![command]));
            }
        });
        if wanted.is_some() {
            self.selling = None;
        }
        wanted
    }
}

fn name(ui: &mut Ui, view: &View<'_>, seat: Seat, acts: bool) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        icons::seat_marker(ui, seat);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if acts {
                ui.label(RichText::new(fl!(seat_to_act)).color(palette.accent));
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(10.0), egui::Sense::hover());
                icons::paint(ui.painter(), rect, Icon::Play, palette.accent);
            }
            // Whoever acts needs the room, and stands above with all this.
            if let Some(level) = view.session.start().bot(seat).filter(|_| !acts) {
                let how = RichText::new(advice::level(level)).small().weak();
                ui.label(how).on_hover_text(play::played_by(Some(level)));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let name = RichText::new(view.words.seat(seat)).size(16.0);
                ui.add(egui::Label::new(name).truncate());
            });
        });
    });
}

fn numbers(ui: &mut Ui, words: Words<'_>, player: &Player) {
    ui.horizontal(|ui| {
        let money = RichText::new(words.money(player.money())).size(16.0);
        if words.hides_money() {
            ui.label(money.weak()).on_hover_text(fl!(money_hidden_hint));
        } else {
            ui.label(money);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(points(player.prestige())).size(16.0));
        });
    });
}

fn belongings(ui: &mut Ui, player: &Player) {
    ui.horizontal_wrapped(|ui| {
        let mut show = |icon: Icon, text: &str, name: String| {
            icons::labelled(ui, icon, text, &name);
        };
        let number = |number: usize| number.to_string();
        let builders = usize::from(player.builders());
        show(
            glyphs::BUILDER,
            &number(builders),
            fl!(seat_builders, number = builders),
        );
        let jesters = usize::from(player.jesters());
        show(
            glyphs::JESTER,
            &number(jesters),
            fl!(seat_jesters, number = jesters),
        );
        let freedoms: Vec<&str> = player.freedoms().iter().map(|f| f.name()).collect();
        let initials = window::initials(&freedoms);
        show(glyphs::RELIGION, &initials, window::freedoms(&freedoms));
        let hand = usize::from(player.cards_in_hand());
        let recruiting = usize::from(player.recruiting_in_hand());
        show(Icon::Card, &number(hand), window::hand(hand, recruiting));
        let bonus = player.bonus_cards().len();
        show(
            Icon::Bonus,
            &number(bonus),
            fl!(seat_bonus_cards, number = bonus),
        );
        let prestige = player.prestige_cards().len();
        show(
            glyphs::PRESTIGE,
            &number(prestige),
            fl!(seat_prestige_cards, number = prestige),
        );
        let works = usize::from(player.works());
        show(Icon::Work, &number(works), fl!(seat_works, number = works));
        if player.best_work() > 0 {
            let best = player.best_work();
            show(
                Icon::Flag,
                &best.to_string(),
                fl!(seat_best_work, value = best),
            );
        }
    });
}

/// What a seat has done in the auction phase.
fn status(view: &View<'_>, seat: Seat) -> Option<String> {
    if view.game.phase() != Phase::Auction {
        return None;
    }
    let auction = view.game.auction()?;
    if let Some((object, price)) = auction.acquired_by(seat).last() {
        return Some(fl!(
            seat_has_acquired,
            object = object.id(),
            price = florins(price)
        ));
    }
    if !auction.remaining.contains(seat) {
        return Some(fl!(seat_has_declined).to_owned());
    }
    let bidding = auction.bidding?;
    if bidding.highest == seat {
        return Some(fl!(seat_bids, price = florins(bidding.price)));
    }
    if !bidding.bidders.contains(seat) {
        return Some(fl!(seat_has_passed).to_owned());
    }
    None
}

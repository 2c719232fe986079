//! The tab of everything in front of the players: a row for each player, a card for each
//! holding with its defence and the cards under it, and the unprotected cards apart. In
//! their own phase players move offices and artists here: a click picks one up, another
//! puts it down. A card that has arrived is placed with a click.
//!
//! Buttons: an own office or artist, `Move Raphael`; then `Put Raphael under Rimini`.

use eframe::egui::{
    Align2, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::art::plate::sorts_under;
use super::choices::Legal;
use super::trade::TradePanel;
use super::{Intent, View, art};
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{focus, text};
use crate::ui::parts::small::hear;
use crate::ui::parts::{small, widgets};
use prince::rules::options::BASE_POWER;
use prince::{CardId, CardType, Command, Decision, Place, Target};
use table::{Seat, Set};
use words::fl;
use words::prince::names::ducats_short;

/// The height of a row with one line of holdings.
const ROW: f32 = 104.0;
/// The width of the arms with the name.
const WHO: f32 = 58.0;
/// The size of a holding.
const HOLDING: [f32; 2] = [158.0, 95.0];
/// The width of the unprotected cards.
const APART: f32 = 112.0;

/// The card picked up to be moved.
#[derive(Debug, Default)]
pub struct TablePanel {
    held: Option<CardId>,
    trade: TradePanel,
}

impl TablePanel {
    /// Opens an offer.
    pub fn offer_trade(&mut self) {
        self.trade.open();
    }

    /// Draws the tab.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>, legal: &Legal) -> Option<Intent> {
        let mut wanted = None;
        let mut offered = None;
        let movable = legal.cards(|decision| match decision {
            Decision::Move(card, _) => Some(*card),
            _ => None,
        });
        if self.held.is_some_and(|card| !movable.contains(card)) {
            self.held = None;
        }
        ScrollArea::vertical()
            .id_salt("table")
            .auto_shrink(false)
            .show(ui, |ui| {
                for seat in view.game.seats() {
                    if let Some(put) = self.row(ui, view, legal, (seat, movable)) {
                        wanted = Some(put);
                    }
                }
                if TradePanel::is_there(view) {
                    offered = self.trade.show(ui, view);
                }
            });
        if wanted.is_some() {
            self.held = None;
        }
        let put = view.asked.zip(wanted);
        let put = put.map(|(asked, decision)| Intent::Play(vec![Command::new(asked, decision)]));
        put.or(offered)
    }

    /// Draws what is in front of the player who receives a card, with the possible places
    /// of the card.
    pub fn arriving(&mut self, ui: &mut Ui, view: &View<'_>, legal: &Legal) -> Option<Intent> {
        let asked = view.asked?;
        let put = self.row(ui, view, legal, (asked, Set::EMPTY))?;
        Some(Intent::Play(vec![Command::new(asked, put)]))
    }

    /// Returns the decision that puts the arrived card, or the one picked up, in a place.
    fn put(&self, view: &View<'_>, legal: &Legal, place: Option<Place>) -> Option<Decision> {
        let arrives = view.game.arrival().map(|(_, card)| card);
        let put = match (arrives, self.held) {
            (Some(card), _) => Decision::Place(card, place),
            (None, held) => Decision::Move(held?, place),
        };
        legal.iter().find(|other| *other == put)
    }

    /// Draws what is in front of a player.
    fn row(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        legal: &Legal,
        (seat, movable): (Seat, Set<CardId>),
    ) -> Option<Decision> {
        let game = view.game;
        let unprotected = game.unprotected(seat);
        let places: Vec<Place> = game.places(seat).collect();
        let whole = ui.available_width();
        let own = view.asked == Some(seat);
        let apart = own && self.put(view, legal, None).is_some();
        let beside = if unprotected.is_empty() && !apart {
            0.0
        } else {
            APART + 8.0
        };
        let columns = ((whole - WHO - beside) / (HOLDING[0] + 8.0))
            .floor()
            .max(1.0) as usize;
        let lines = places.len().div_ceil(columns);
        let height = lines as f32 * (ROW - 8.0) + 8.0;
        let (rect, _) = ui.allocate_exact_size(vec2(whole, height), Sense::hover());
        small::hair(ui, rect.x_range(), rect.bottom() - 1.0);
        who(ui, rect.with_max_x(rect.left() + WHO), view, seat);
        let mut wanted = None;
        for (at, place) in places.into_iter().enumerate() {
            let corner = vec2(
                WHO + (at % columns) as f32 * (HOLDING[0] + 8.0),
                4.0 + (at / columns) as f32 * (ROW - 8.0),
            );
            let holding = Rect::from_min_size(rect.min + corner, vec2(HOLDING[0], HOLDING[1]));
            let put = self.place(ui, view, legal, (holding, place, movable));
            wanted = put.or(wanted);
        }
        if beside > 0.0 {
            let part = Rect::from_min_size(
                pos2(rect.right() - APART, rect.top() + 4.0),
                vec2(APART, height - 9.0),
            );
            let put = self.apart(ui, view, legal, (part, unprotected, movable));
            wanted = put.or(wanted);
        }
        wanted
    }

    /// Draws a holding with the cards under it.
    fn place(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        legal: &Legal,
        (rect, place, movable): (Rect, Place, Set<CardId>),
    ) -> Option<Decision> {
        let palette = Palette::of(ui);
        let game = view.game;
        let put = self.put(view, legal, Some(place));
        let edge = match put {
            Some(_) => Stroke::new(1.5, palette.accent),
            None => Stroke::new(1.0, palette.line),
        };
        widgets::paint_card(ui, rect, palette.card, edge);
        let brings = match place {
            Place::Base(_) => None,
            Place::Holding(card) => {
                let figures = game.figures(card);
                let (income, points) = (figures.income, figures.vp);
                Some(fl!(prince_worth_holding, income = income, points = points))
            }
        };
        let (power, is_base, defence, name) = match place {
            Place::Base(seat) => (
                BASE_POWER,
                true,
                game.defence(Target::Base(seat)),
                fl!(prince_base).to_owned(),
            ),
            Place::Holding(card) => (
                u16::from(game.figures(card).power),
                false,
                game.defence(Target::Card(card)),
                view.words.card(card),
            ),
        };
        let picture = Rect::from_min_size(rect.min + vec2(8.0, 6.0), vec2(42.0, 28.0));
        art::fortress(ui, picture, power, is_base);
        let total = defence.to_string();
        let font = face::display(20.0);
        let wide = text::width(ui, &total, font.clone());
        let at = pos2(rect.right() - 10.0, picture.center().y);
        small::right(ui, at, &total, (font, palette.ink), 40.0);
        let room = rect.right() - 16.0 - wide - picture.right() - 8.0;
        let font = text::fitting(ui, &name, face::display, [12.0, 18.0], room);
        let at = pos2(picture.right() + 8.0, picture.center().y);
        let left = Align2::LEFT_CENTER;
        let lift = if brings.is_some() { 7.0 } else { 0.0 };
        let style = (font, palette.ink);
        text::paint(ui, at - vec2(0.0, lift), left, &name, style, room);
        if let Some(brings) = &brings {
            let style = (face::text(12.0), palette.weak);
            text::paint(ui, at + vec2(0.0, 9.0), left, brings, style, room);
        }
        let told = fl!(
            prince_place_told,
            name = view.words.place(place),
            defence = defence
        );
        let told = match brings {
            Some(brings) => format!("{told}, {brings}"),
            None => told,
        };
        let head = Rect::from_min_max(rect.min, pos2(rect.right(), picture.bottom()));
        let id = ui.scope_id().with(("place", place));
        let mut wanted = None;
        if let Some(put) = put {
            let asked = view.asked?;
            let label = view.words.button(Some(game), &Command::new(asked, put));
            let response = ui.interact(rect, id, Sense::click());
            if response.has_focus() {
                focus::focus_ring(ui, rect.shrink(3.0));
            }
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
            if response.on_hover_text(label).clicked() {
                wanted = Some(put);
            }
        } else {
            let response = ui.interact(head, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
        }
        for (at, sort) in sorts_under().enumerate() {
            let top = picture.bottom() + 3.0 + at as f32 * 19.0;
            let row = Rect::from_min_size(
                pos2(rect.left() + 8.0, top),
                vec2(rect.width() - 18.0, 18.0),
            );
            match game.under(place, sort) {
                Some(card) => self.card(ui, view, (row, card), movable),
                None => {
                    let square = Rect::from_min_size(row.min, Vec2::splat(17.0));
                    art::no_plate(ui, square);
                    let at = pos2(square.right() + 7.0, row.center().y);
                    let style = (face::text(13.0), palette.weak);
                    small::left(ui, at, fl!(prince_no_card), style, 90.0);
                }
            }
        }
        wanted
    }

    /// Draws the unprotected cards.
    fn apart(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        legal: &Legal,
        (rect, cards, movable): (Rect, Set<CardId>, Set<CardId>),
    ) -> Option<Decision> {
        let palette = Palette::of(ui);
        let put = self.put(view, legal, None);
        let colour = if put.is_some() {
            palette.accent
        } else {
            palette.weak
        };
        widgets::dashed(ui.painter(), rect, colour);
        let inner = rect.shrink2(vec2(8.0, 6.0));
        let style = (face::text(12.0), palette.weak);
        let at = inner.min + vec2(0.0, 8.0);
        small::left(ui, at, fl!(prince_unprotected), style, inner.width());
        let mut wanted = None;
        if let Some(put) = put {
            let asked = view.asked?;
            let label = view
                .words
                .button(Some(view.game), &Command::new(asked, put));
            let response = ui.interact(rect, ui.scope_id().with("apart"), Sense::click());
            if response.has_focus() {
                focus::focus_ring(ui, rect.shrink(3.0));
            }
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
            if response.on_hover_text(label).clicked() {
                wanted = Some(put);
            }
        }
        for (at, card) in cards.iter().enumerate() {
            let top = inner.top() + 20.0 + at as f32 * 20.0;
            let row = Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), 18.0));
            self.card(ui, view, (row, card), movable);
        }
        wanted
    }

    /// Draws a card in a line: its sort, its name, its values.
    fn card(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (row, card): (Rect, CardId),
        movable: Set<CardId>,
    ) {
        let palette = Palette::of(ui);
        let game = view.game;
        let figures = game.figures(card);
        let sort = game.type_of(card);
        let square = Rect::from_min_size(row.min, Vec2::splat(17.0));
        art::plate(ui, square, sort, None);
        let worth = match sort {
            CardType::Artist => fl!(prince_worth_points, points = figures.vp),
            CardType::Family => format!("+{}", figures.power),
            CardType::Office => ducats_short(figures.income),
            _ => String::new(),
        };
        let font = face::text(12.0);
        let short = text::width(ui, &view.words.short_card(card), face::text(10.0));
        let room = row.width() - square.width() - 12.0;
        // An office's name takes precedence over its values.
        let worth = match text::width(ui, &worth, font.clone()) + short > room {
            true if sort == CardType::Office => String::new(),
            _ => worth,
        };
        let wide = text::width(ui, &worth, font.clone());
        let at = row.right_center();
        small::right(ui, at, &worth, (font, palette.weak), wide + 2.0);
        let name = view.words.card(card);
        let room = row.width() - square.width() - wide - 12.0;
        // If the full name does not fit, the short one does.
        let shown = match text::width(ui, &name, face::text(10.0)) <= room {
            true => name.clone(),
            false => view.words.short_card(card),
        };
        let font = text::fitting(ui, &shown, face::text, [10.0, 13.5], room);
        let at = pos2(square.right() + 7.0, row.center().y);
        let is_held = self.held == Some(card);
        let ink = if is_held { palette.accent } else { palette.ink };
        small::left(ui, at, &shown, (font, ink), room);
        let may = movable.contains(card);
        let sense = if may { Sense::click() } else { Sense::hover() };
        let response: Response = ui.interact(row, ui.scope_id().with(("card", card)), sense);
        let told = match may {
            true => fl!(prince_take_card, card = &name),
            false => view.words.card_with_worth(card),
        };
        response.widget_info(|| match may {
            true => WidgetInfo::selected(Role::Button, true, is_held, &told),
            false => WidgetInfo::labeled(Role::Label, true, &told),
        });
        if response.has_focus() {
            focus::focus_ring(ui, row);
        }
        if response.clicked() && may {
            self.held = (!is_held).then_some(card);
        }
        response.on_hover_text(told);
    }
}

/// Draws the arms of a player, with marker and name.
fn who(ui: &Ui, rect: Rect, view: &View<'_>, seat: Seat) {
    let palette = Palette::of(ui);
    let arms = Rect::from_center_size(
        pos2(rect.center().x - 4.0, rect.top() + 42.0),
        vec2(30.0, 36.0),
    );
    art::arms(ui, arms, view.session.people().colour(seat));
    let name = view.words.seat(seat);
    let room = rect.width() - 18.0;
    let shown = text::giving_way(ui, (face::display, 11.0), room, |most| {
        view.words.with_names_of(most).seat(seat)
    });
    let font = text::fitting(ui, &shown, face::display, [11.0, 15.0], room);
    let at = pos2(rect.left() + 14.0, arms.bottom() + 13.0);
    small::left(ui, at, &shown, (font, palette.ink), room);
    let at = pos2(rect.left() + 6.0, arms.bottom() + 13.0);
    small::seat(ui, at, 10.0, seat);
    hear(ui, rect, ("who", seat), &name);
}

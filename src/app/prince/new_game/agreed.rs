//! What the table has agreed on, with which deck it plays, and the table from above.

use std::f32::consts::TAU;

use eframe::egui::{
    self, Align, CornerRadius, Id, Layout, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::{ENTERED, NewGame};
use crate::app::prince::art;
use crate::app::prince::deck_editor::deck_name;
use crate::app::prince::deck_files::Decks;
use crate::app::prince::lobby::{DECK, Wish};
use crate::app::shell::Intent as Shell;
use crate::app::shell::page;
use crate::app::shell::page::{Field, let_go, pressed_enter};
use crate::app::shell::state::Screen;
use crate::app::shell::theme::{Palette, face};
use crate::app::shell::widgets;
use crate::app::shell::widgets::Press;
use prince::{EditionData, Game};
use table::{Game as _, Item as _, Seat};
use words::fl;
use words::text::shortened;

/// The height of a line of what was agreed.
const LINE: f32 = 38.0;
/// The most open ballots that can be agreed on.
const MOST_BALLOTS: u8 = 99;
impl NewGame {
    /// The table from above: who sits where, clockwise.
    pub(super) fn table(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let painter = ui.painter();
        let centre = rect.center();
        let radii = vec2(
            (rect.width() * 0.47).min(rect.height() * 1.15),
            rect.height() * 0.46,
        );
        let ellipse = egui::Shape::ellipse_filled;
        painter.add(ellipse(centre + vec2(3.0, 6.0), radii, palette.shadow));
        painter.add(ellipse(centre, radii, palette.wood));
        let top = centre - vec2(0.0, 2.0);
        painter.add(ellipse(top, radii - Vec2::splat(7.0), palette.wood_light));
        if radii.y > 130.0 {
            let deck = Rect::from_center_size(centre, vec2(40.0, 56.0));
            for by in [4.0, 2.0, 0.0] {
                art::back(ui, deck.translate(vec2(by, by)));
            }
        }
        for (at, chair) in self.playing().iter().enumerate() {
            let angle = TAU * (0.25 + at as f32 / self.count as f32);
            let by = vec2(
                angle.cos() * (radii.x - 66.0),
                angle.sin() * (radii.y - 42.0),
            );
            let middle = (centre + by).round();
            let arms = Rect::from_center_size(middle - vec2(0.0, 11.0), vec2(34.0, 40.0));
            art::arms(ui, arms, Seat::ALL[at]);
            if self.pope == at {
                let tiara = arms.right_center() + vec2(17.0, 0.0);
                let ground = Rect::from_center_size(tiara, Vec2::splat(26.0));
                painter.circle_filled(tiara, 13.0, palette.plate);
                art::tiara(ui, ground.shrink(4.0));
            }
            let below = middle + vec2(0.0, 22.0);
            plate(ui, below, &self.called(at), chair.colour);
        }
    }

    /// What the table has agreed on.
    pub(super) fn agreed(&mut self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let rect = page::room(ui, 32.0 + 6.0 * LINE);
        widgets::paint_card(ui, rect, palette.card, Stroke::new(1.0, palette.line));
        let mut inside = page::part(ui, rect.shrink2(vec2(14.0, 3.0)), "agreed");
        let ui = &mut inside;
        ui.spacing_mut().item_spacing.y = 0.0;
        let head = page::room(ui, 26.0);
        widgets::caption(&mut page::row(ui, head, "heading"), fl!(prince_new_agreed));
        let options = self.options();
        line(ui, "trade", |ui| {
            let mut trade = options.trade;
            let tick = page::tick(ui, &mut trade, fl!(prince_new_trade));
            if let_go(tick.on_hover_text(fl!(prince_new_trade_hint))).changed() {
                self.trade = Some(trade);
            }
            remark(ui, fl!(prince_new_trade_short));
        });
        line(ui, "conclave", |ui| {
            let ink = Palette::of(ui).ink;
            let name = fl!(prince_new_conclave);
            let said = egui::RichText::new(name)
                .color(ink)
                .font(face::strong(13.5));
            ui.label(said).on_hover_text(fl!(prince_new_conclave_hint));
            let (rect, _) = ui.allocate_exact_size(vec2(92.0, 28.0), Sense::hover());
            let now = options.conclave_limit;
            let mut text = now.to_string();
            let (field, steps) = page::stepper(ui, (rect, page::DIGITS), name, &mut text, false);
            let field = field.on_hover_text(fl!(prince_new_conclave_hint));
            if steps != 0 {
                let to = i32::from(now) + steps;
                let to = to.clamp(0, i32::from(MOST_BALLOTS));
                self.conclave = u8::try_from(to).ok();
            } else if field.changed() {
                text.retain(|sign| sign.is_ascii_digit());
                let typed = if text.is_empty() { Ok(0) } else { text.parse() };
                self.conclave = typed.ok().map(|typed: u8| typed.min(MOST_BALLOTS));
            }
            remark(ui, &fl!(prince_new_conclave_short, number = now));
        });
        line(ui, "simony", |ui| {
            let simony = &mut self.simony_at_shuffle;
            let tick = page::tick(ui, simony, fl!(prince_new_simony));
            let_go(tick.on_hover_text(fl!(prince_new_simony_hint)));
            remark(ui, fl!(prince_new_simony_short));
        });
        line(ui, "money", |ui| {
            let tick = page::tick(ui, &mut self.hide_money, fl!(prince_new_hide_money));
            let_go(tick.on_hover_text(fl!(prince_new_hide_money_hint)));
            remark(ui, fl!(prince_new_hide_money_short));
        });
        line(ui, "hands", |ui| {
            let hides = &mut self.hide_hand_sizes;
            let tick = page::tick(ui, hides, fl!(prince_new_hide_hands));
            let_go(tick.on_hover_text(fl!(prince_new_hide_hands_hint)));
            remark(ui, fl!(prince_new_hide_hands_short));
        });
        line(ui, "deal", |ui| {
            let ink = Palette::of(ui).ink;
            let said = egui::RichText::new(fl!(deal)).color(ink);
            ui.label(said.font(face::strong(13.5)));
            if !self.is_on_screen() {
                remark(ui, fl!(new_game_you_deal));
                return;
            }
            let width = 130.0;
            let (rect, _) = ui.allocate_exact_size(vec2(width, 30.0), Sense::hover());
            let field = Field::new(fl!(deal), width)
                .hint(fl!(deal_any))
                .most(20)
                .wrong(self.typed().is_err());
            let field = field.show(ui, rect, &mut self.deal);
            if field.lost_focus() && pressed_enter(ui) {
                ui.data_mut(|data| data.insert_temp(Id::unique(ENTERED), true));
            }
            field.on_hover_text(fl!(prince_new_deal_hint));
            remark(ui, fl!(prince_new_deal_short));
        });
    }

    /// The decks there are; the choice is remembered.
    pub(super) fn decks(ui: &mut Ui, decks: &Decks, now: &EditionData) -> Option<Shell> {
        let palette = Palette::of(ui);
        let mut wanted = None;
        let rect = page::room(ui, 50.0);
        widgets::paint_card(ui, rect, palette.card, Stroke::new(1.0, palette.line));
        let mut row = page::row(ui, rect.shrink2(vec2(14.0, 8.0)), "decks");
        row.spacing_mut().item_spacing.x = 8.0;
        widgets::caption(&mut row, fl!(prince_new_deck));
        row.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let edit = ui.add(Press::new(fl!(prince_editor_edit)).quiet());
            if edit.on_hover_text(fl!(prince_editor_edit_hint)).clicked() {
                wanted = Some(Shell::Show(Screen::Of(Game::ID, DECK)));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let studiolo = EditionData::default();
                let own = decks.kept.iter();
                let own = own.map(|kept| (Some(&kept.path), &kept.data));
                for (path, data) in std::iter::once((None, &studiolo)).chain(own) {
                    let sound = match data.problems().len() {
                        0 => Ok(()),
                        number => Err(fl!(prince_editor_wrong, number = number)),
                    };
                    let name = shortened(&deck_name(data));
                    let called = fl!(prince_new_with_deck, name = deck_name(data));
                    let chip = Press::new(&name).small().chosen(data == now).name(&called);
                    if let_go(ui.add(chip.allowed(&sound))).clicked() {
                        wanted = Some(Wish::UseDeck(path.cloned()).into());
                    }
                }
                if decks.kept.is_empty() {
                    remark(ui, fl!(prince_new_deck_hint));
                }
            });
        });
        wanted
    }
}

/// A line of the card of what was agreed, with a hair above it.
fn line(ui: &mut Ui, id: &str, content: impl FnOnce(&mut Ui)) {
    let rect = page::room(ui, LINE);
    let hair = Stroke::new(1.0, Palette::of(ui).hair);
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, hair);
    let mut row = page::row(ui, rect, id);
    row.spacing_mut().item_spacing.x = 10.0;
    content(&mut row);
}

fn remark(ui: &mut Ui, text: &str) {
    let weak = Palette::of(ui).weak;
    // In two lines where one has no room for it.
    let mut job = egui::text::LayoutJob::simple(text.to_owned(), face::text(12.5), weak, 0.0);
    job.wrap.max_rows = 2;
    ui.add(egui::Label::new(job).wrap());
}

/// A player's marker and name.
fn plate(ui: &Ui, middle: egui::Pos2, name: &str, colour: usize) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let ink = palette.plate_text;
    let font = face::strong(13.0);
    let mut job = egui::text::LayoutJob::simple_singleline(name.to_owned(), font, ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(110.0);
    let text = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let rect = Rect::from_center_size(middle, vec2(34.0 + text.size().x, 22.0));
    let round = CornerRadius::same(11);
    let edge = Stroke::new(1.0, palette.wood);
    painter.rect(rect, round, palette.plate, edge, StrokeKind::Inside);
    let marker = pos2(rect.left() + 14.0, middle.y);
    page::paint_marker(painter, marker, 11.0, colour, palette);
    let at = pos2(rect.left() + 24.0, middle.y - text.size().y / 2.0);
    painter.galley(at, text, ink);
}

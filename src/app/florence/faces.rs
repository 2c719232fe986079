//! Cards face up, as large as they are read from: professions with what they want
//! and their work value now, bonus and prestige cards with what they count, and
//! backs. What is on them they are told; they decide no rule.

use eframe::egui::{
    Align2, Color32, CornerRadius, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, text::LayoutJob,
};

use super::View;
use super::art::cards;
use super::art::colours::Colours;
use super::art::glyphs;
use crate::app::shell::icons::{self, Icon};
use crate::app::shell::theme::{Palette, face, size};
use crate::app::shell::widgets;
use crate::fl;
use crate::florence::{AnyCard, BonusCard, Player, Profession, WorkValue};
use crate::table::{Seat, Set};
use crate::words::florence::{Named, board, bonus_card_text};

/// The usual height of a card.
pub const CARD: f32 = 150.0;
/// The usual width of a card.
pub const WIDE: f32 = 128.0;

/// A profession as it is shown.
#[derive(Clone, Copy, Debug)]
pub struct Face<'v> {
    /// Which.
    pub card: Profession,
    /// What its work is worth, line by line.
    pub value: &'v WorkValue,
    /// Its three things: whether each is there.
    pub wants: [bool; 3],
    /// What each adds if it is there.
    pub adds: [u16; 3],
    /// What a work must be worth now.
    pub minimum: u16,
}

impl<'v> Face<'v> {
    /// A profession of this player, whose work is worth that.
    #[must_use]
    pub fn of(view: &View<'_>, player: &Player, card: Profession, value: &'v WorkValue) -> Self {
        let home = player.principality();
        let variant = view.game.variant();
        Self {
            card,
            value,
            wants: [
                home.buildings().contains(card.building()),
                home.landscape_count(card.landscape()) > 0,
                player.freedoms().contains(card.freedom()),
            ],
            adds: [
                variant.value_of_building,
                variant.value_of_landscape,
                variant.value_of_freedom,
            ],
            minimum: view.game.minimum(),
        }
    }

    /// What it wants: icon and name.
    #[must_use]
    pub fn things(&self) -> [(Icon, &'static str); 3] {
        let (building, landscape, freedom) = (
            self.card.building(),
            self.card.landscape(),
            self.card.freedom(),
        );
        [
            (building.into(), building.name()),
            (landscape.into(), landscape.name()),
            (freedom.into(), freedom.name()),
        ]
    }

    /// Draws it.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let adds = self.adds.map(|value| fl!(adds_value, value = value));
        let things = self.things();
        let wish = |at: usize| cards::Wish {
            name: things[at].1,
            points: &adds[at],
            is_there: self.wants[at],
        };
        let total = self.value.total();
        let verdict = board::from_minimum(total, self.minimum);
        // In two lines, beside the value.
        let verdict = match verdict.rsplit_once(' ') {
            Some((first, second)) => format!("{first}\n{second}"),
            None => verdict,
        };
        let card = self.card;
        let face = cards::Profession {
            name: card.name(),
            number: &card.number().to_string(),
            wants: (card.building(), card.landscape(), card.freedom()),
            wishes: [0, 1, 2].map(wish),
            value: &total.to_string(),
            verdict: &verdict,
            reaches: total >= self.minimum,
            is_lifted: false,
        };
        face.paint(ui, rect);
    }
}

/// What a card lies on.
fn ground(ui: &Ui, rect: Rect, fill: Color32) {
    let palette = Palette::of(ui);
    let round = CornerRadius::same(size::ROUND_CARD);
    let shadow = eframe::egui::Shadow {
        offset: [0, 2],
        blur: 5,
        spread: 0,
        color: palette.shadow,
    };
    ui.painter().add(shadow.as_shape(rect, round));
    ui.painter().rect_filled(rect, round, fill);
}

/// What a bonus card counts, as a drawing.
#[must_use]
pub fn counts(card: BonusCard) -> Icon {
    match card {
        BonusCard::Buildings | BonusCard::BuildingSizes => glyphs::PALAZZO,
        BonusCard::LargeBuildings => glyphs::UNIVERSITY,
        BonusCard::SmallBuildingsAndLandscapes => glyphs::TOWER,
        BonusCard::Forests | BonusCard::MediumBuildingsAndForests => glyphs::FOREST,
        BonusCard::Lakes | BonusCard::LandscapeKinds => glyphs::LAKE,
        BonusCard::Parks | BonusCard::Landscapes | BonusCard::Kinds => glyphs::PARK,
        BonusCard::Freedoms => glyphs::OPINION,
        BonusCard::Jesters | BonusCard::JestersAndFreedoms => glyphs::JESTER,
        BonusCard::Builders | BonusCard::BuildersAndLakes => glyphs::BUILDER,
        BonusCard::PrestigeCards | BonusCard::PrestigeCardsAndFreedoms => glyphs::PRESTIGE,
        BonusCard::CardsInHand => Icon::Card,
        BonusCard::CardsOnTable => Icon::Work,
    }
}

/// A card with a golden line inside, what it counts, and a number.
fn gilded(ui: &Ui, rect: Rect, caption: &str, icon: Icon, text: &str, number: &str) {
    let palette = Palette::of(ui);
    ground(ui, rect, palette.card);
    let painter = ui.painter();
    let edge = Stroke::new(1.0, palette.line);
    let round = CornerRadius::same(size::ROUND_CARD);
    painter.rect_stroke(rect, round, edge, StrokeKind::Inside);
    let line = Stroke::new(1.5, palette.gold);
    painter.rect_stroke(rect.shrink(4.0), 5, line, StrokeKind::Inside);
    let room = rect.width() - 20.0;
    let scale = (rect.height() / CARD).clamp(0.75, 1.2);
    let caption = widgets::caption_job(caption, palette.weak);
    let caption = ui.fonts_mut(|fonts| fonts.layout_job(caption));
    let mut job = LayoutJob::simple(text.to_owned(), face::text(12.5), palette.ink, room);
    job.halign = eframe::egui::Align::Center;
    job.wrap.max_rows = if rect.height() < 130.0 { 2 } else { 4 };
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let side = 30.0 * scale;
    let foot = 27.0 * scale;
    let whole = caption.size().y + side + galley.size().y + foot + 4.0;
    let mut top = rect.center().y - whole / 2.0;
    let middle = rect.center().x;
    let at = pos2(middle - caption.size().x / 2.0, top);
    top += caption.size().y + 2.0;
    painter.galley(at, caption, palette.weak);
    let square = Rect::from_center_size(pos2(middle, top + side / 2.0), Vec2::splat(side));
    icons::paint(painter, square, icon, palette.leaf);
    top += side + 1.0;
    let height = galley.size().y;
    painter.galley(pos2(middle, top), galley, palette.ink);
    top += height + 1.0;
    let at = pos2(middle, top + foot / 2.0);
    let font = face::display(25.0 * scale);
    painter.text(at, Align2::CENTER_CENTER, number, font, palette.ink);
}

/// A bonus card that adds this.
pub fn bonus(ui: &Ui, rect: Rect, card: BonusCard, adds: u16) {
    let number = fl!(adds_value, value = adds);
    gilded(
        ui,
        rect,
        fl!(bonus_caption),
        counts(card),
        bonus_card_text(card),
        &number,
    );
}

/// Any card as this seat has it.
pub fn any(ui: &Ui, rect: Rect, view: &View<'_>, seat: Seat, card: AnyCard) {
    let player = view.game.player(seat);
    match card {
        AnyCard::Profession(card) => {
            let value = view.game.work_value(seat, card, Set::EMPTY);
            Face::of(view, player, card, &value).paint(ui, rect);
        }
        AnyCard::Bonus(card) => bonus(ui, rect, card, u16::from(card.value(player))),
        AnyCard::Prestige(prestige) => {
            let points = view.game.prestige_card_points(seat, prestige);
            let number = fl!(adds_value, value = u16::from(points));
            let text = board::card_hint(card);
            gilded(ui, rect, prestige.name(), glyphs::PRESTIGE, &text, &number);
        }
    }
}

/// A card face down.
pub fn back(ui: &Ui, rect: Rect, icon: Icon) {
    let [fill, light] = Colours::of(ui).card_back;
    ground(ui, rect, fill);
    let line = Stroke::new(1.5, light);
    let inner = rect.shrink(4.0);
    ui.painter().rect_stroke(inner, 5, line, StrokeKind::Inside);
    let side = (rect.width() * 0.36).min(rect.height() * 0.4);
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    icons::paint(ui.painter(), square, icon, light);
}

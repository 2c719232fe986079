//! Cards face up, in readable size: professions with what they want and their current work
//! value, bonus and prestige cards with what they count, and backs. Callers pass everything
//! on them; no rules are decided here.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align2, Color32, CornerRadius, Galley, Rect, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::View;
use super::art::colours::Colours;
use super::art::{cards, glyphs, seal};
use crate::ui::base::icons;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::{small, widgets};
use florence::{AnyCard, BonusCard, Player, Profession, WorkValue};
use table::{Seat, Set};
use words::fl;
use words::florence::{Named, board, bonus_card_text};

/// The usual height of a card.
pub const CARD: f32 = 150.0;
/// The height of a line of text on a card.
const ROW: f32 = 15.0;
/// The usual width of a card.
pub const WIDE: f32 = 132.0;

/// A profession as it is shown.
#[derive(Clone, Copy, Debug)]
pub struct Face<'v> {
    /// The profession.
    pub card: Profession,
    /// The value of its work, line by line.
    pub value: &'v WorkValue,
    /// Whether the player has each of the three things it wants.
    pub wants: [bool; 3],
    /// What each of them adds.
    pub adds: [u16; 3],
    /// The current minimum of a work.
    pub minimum: u16,
}

impl<'v> Face<'v> {
    /// Returns a profession of this player with the value of its work.
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

    /// Returns what it wants: icons and names.
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

    /// Draws the card.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let scale = (rect.height() / CARD)
            .min(rect.width() / 122.0)
            .clamp(0.8, 1.34);
        ground(ui, rect, palette.card);
        let clipped = ui.painter().with_clip_rect(ui.clip_rect().intersect(rect));
        let band = rect.with_max_y(rect.top() + 36.0 * scale);
        let dark = ui.visuals().dark_mode;
        let round = f32::from(size::ROUND_CARD);
        cards::paint_band(ui.painter(), band, round, self.card.building(), dark);
        let radius = 12.8 * scale;
        let medallion = band.left_center() + vec2(6.0 * scale + radius, 0.0);
        let icon = small::around(medallion, 2.0 * radius + 1.2);
        let building: Icon = self.card.building().into();
        cards::paint_medallion(ui.painter(), icon, building, dark);
        // The name on a plate.
        let left = medallion.x + radius + 3.0;
        let room = rect.right() - 4.0 - left - 10.0;
        let name = self.card.name();
        let sizes = [16.0, 15.0, 14.0, 13.0, 12.0].map(|points| points * scale);
        let font = super::block::fitting(ui, name, &sizes, room);
        let mut job = LayoutJob::simple_singleline(name.to_owned(), font, palette.plate_text);
        job.wrap = eframe::egui::text::TextWrapping::truncate_at_width(room);
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let plate = Rect::from_min_size(
            pos2(left, band.center().y - 11.0 * scale),
            vec2(galley.size().x + 10.0, 22.0 * scale),
        );
        clipped.rect_filled(plate, plate.height() / 2.0, palette.plate);
        let at = pos2(plate.left() + 5.0, plate.center().y - galley.size().y / 2.0);
        clipped.galley(at, galley, palette.plate_text);
        self.rows(ui, rect, band.bottom() + 4.0 * scale, scale);
        self.foot(ui, rect, scale);
        let edge = Stroke::new(1.0, palette.line);
        let round = CornerRadius::same(size::ROUND_CARD);
        ui.painter()
            .rect_stroke(rect, round, edge, StrokeKind::Inside);
    }

    /// Draws what it wants, and which of that the player has.
    fn rows(&self, ui: &Ui, rect: Rect, top: f32, scale: f32) {
        let palette = Palette::of(ui);
        let left = rect.left() + 8.0 * scale;
        let right = rect.right() - 8.0 * scale;
        let step = 22.0 * scale;
        for (at, (icon, name)) in self.things().into_iter().enumerate() {
            let there = self.wants[at];
            let middle = top + step * (at as f32 + 0.5);
            let colour = if there { palette.ink } else { palette.weak };
            let square = small::around(pos2(left + 7.5 * scale, middle), 15.0 * scale);
            if at == 2 {
                let (seal, dark) = (square.expand(1.0), ui.visuals().dark_mode);
                seal::paint(ui.painter(), seal, dark, self.card.freedom(), there);
            } else {
                icons::paint(ui.painter(), square, icon, colour);
            }
            let mark = small::around(pos2(right - 6.0 * scale, middle), 12.0 * scale);
            let adds = fl!(adds_value, value = self.adds[at]);
            let (font, weight) = match there {
                true => (face::strong(12.5 * scale), palette.ink),
                false => (face::text(12.5 * scale), palette.weak),
            };
            if there {
                icons::paint(ui.painter(), mark, Icon::Check, palette.right);
            } else {
                let line = Stroke::new(1.2, palette.weak);
                let half = vec2(3.5 * scale, 0.0);
                let ends = [mark.center() - half, mark.center() + half];
                ui.painter().line_segment(ends, line);
            }
            let at = pos2(mark.left() - 3.0 * scale, middle);
            let number = small::right(ui, at, &adds, (font, weight), 40.0);
            let at = pos2(square.right() + 5.0 * scale, middle);
            let room = number.left() - 5.0 - at.x;
            small::left(ui, at, name, (face::text(12.5 * scale), colour), room);
        }
    }

    /// Draws the value of the work, and the distance to the minimum.
    fn foot(&self, ui: &Ui, rect: Rect, scale: f32) {
        let palette = Palette::of(ui);
        let total = self.value.total();
        let reaches = total >= self.minimum;
        let foot = rect.with_min_y(rect.bottom() - 38.0 * scale);
        let fill = if reaches {
            palette.right_ground
        } else {
            palette.sunk
        };
        let round = CornerRadius {
            sw: size::ROUND_CARD,
            se: size::ROUND_CARD,
            ..CornerRadius::ZERO
        };
        ui.painter().rect_filled(foot, round, fill);
        small::across(ui, foot.x_range(), foot.top(), palette.line);
        let at = pos2(foot.left() + 8.0 * scale, foot.center().y);
        let font = face::display(27.0 * scale);
        let number = total.to_string();
        let number = small::left(ui, at, &number, (font, palette.ink), 60.0);
        let at = pos2(foot.right() - 8.0 * scale, foot.center().y);
        let font = face::text(11.0 * scale);
        let place = self.card.number().to_string();
        let place = small::right(ui, at, &place, (font, palette.weak), 30.0);
        let (colour, font) = match reaches {
            true => (palette.right, face::strong(11.5 * scale)),
            false => (palette.weak, face::text(11.5 * scale)),
        };
        let left = number.right() + 6.0 * scale;
        let text = board::from_minimum(total, self.minimum);
        let mut job = LayoutJob::simple(text, font, colour, place.left() - 6.0 - left);
        job.wrap.max_rows = 2;
        job.halign = eframe::egui::Align::LEFT;
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let at = pos2(left, foot.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, colour);
    }
}

/// Draws the ground of a card.
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

/// Returns the icon of what a bonus card counts.
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

/// Draws a card with a golden inner line, what it counts, and a number.
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
    let foot = 27.0 * scale;
    let caption = in_rows(ui, 2, room, [11.0, 10.5, 10.0, 9.5], |points| {
        let mut job = widgets::caption_job(caption, palette.weak);
        for section in &mut job.sections {
            section.format.font_id.size = points;
        }
        job
    });
    let rest = rect.height() - caption.size().y - foot - 14.0;
    let beside = |side: f32| {
        let rows = ((rest - side) / ROW).floor().clamp(1.0, 4.0) as usize;
        in_rows(ui, rows, room, [12.5, 12.0, 11.5, 11.0], |points| {
            LayoutJob::simple(text.to_owned(), face::text(points), palette.ink, room)
        })
    };
    // Words take precedence over the picture: it is smaller or left out if there is no room
    // for both.
    let most = rect.height() - 14.0 - caption.size().y - foot - 4.0;
    let fits = |side: f32| {
        let galley = beside(side);
        let is_whole = !galley.elided && side + galley.size().y <= most;
        is_whole.then_some((side, galley))
    };
    let sides = [30.0, 22.0].map(|side| side * scale);
    let (side, galley) = { sides.into_iter().find_map(fits) }.unwrap_or_else(|| (0.0, beside(0.0)));
    let whole = caption.size().y + side + galley.size().y + foot + 4.0;
    let mut top = rect.center().y - whole / 2.0;
    let middle = rect.center().x;
    let at = pos2(middle, top);
    top += caption.size().y + 2.0;
    painter.galley(at, caption, palette.weak);
    if side > 0.0 {
        let square = small::around(pos2(middle, top + side / 2.0), side);
        icons::paint(painter, square, icon, palette.leaf);
    }
    top += side + 1.0;
    let height = galley.size().y;
    painter.galley(pos2(middle, top), galley, palette.ink);
    top += height + 1.0;
    let at = pos2(middle, top + foot / 2.0);
    let font = face::display(25.0 * scale);
    painter.text(at, Align2::CENTER_CENTER, number, font, palette.ink);
}

/// Lays out a centred text in at most this many rows, in the largest of these sizes that
/// fits.
fn in_rows(
    ui: &Ui,
    most: usize,
    room: f32,
    sizes: [f32; 4],
    lay: impl Fn(f32) -> LayoutJob,
) -> Arc<Galley> {
    let laid = sizes.map(|points| {
        let mut job = lay(points);
        job.halign = eframe::egui::Align::Center;
        job.wrap.max_width = room;
        job.wrap.max_rows = most;
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    });
    let [.., least] = &laid;
    Arc::clone(laid.iter().find(|galley| !galley.elided).unwrap_or(least))
}

/// Draws a bonus card that adds this much.
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

/// Draws any card of this seat.
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
            gilded(
                ui,
                rect,
                prestige.name(),
                super::prestige::icon(prestige),
                &text,
                &number,
            );
        }
    }
}

/// Draws a card face down.
pub fn back(ui: &Ui, rect: Rect, icon: Icon) {
    let [cloth, light] = Colours::of(ui).card_back;
    ground(ui, rect, cloth);
    let line = Stroke::new(1.5, light);
    let inner = rect.shrink(4.0);
    ui.painter().rect_stroke(inner, 5, line, StrokeKind::Inside);
    let side = (rect.width() * 0.36).min(rect.height() * 0.4);
    small::icon(ui, rect.center(), side, icon, light);
}

//! The sum of a work: blocks as wide as their points, against the minimum of the round.

use eframe::egui::{
    self, Align2, Color32, CornerRadius, Painter, Rangef, Rect, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::super::View;
use super::super::art::colours::Colours;
use super::super::art::glyphs;
use super::{BLOCKS, label};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, motion, text};
use crate::ui::parts::{small, widgets};
use florence::mind::planner::WhatIf;
use florence::rules::work::PrincessValue;
use florence::{Building, Character, Landscape, Profession, Tile, WorkValue};
use table::{Item, Seat};
use words::fl;
use words::florence::{Named, board, characters as texts, planning};

/// A part of the sum.
pub(super) struct Part {
    icon: Icon,
    /// Its points, and how many of them are real.
    points: u16,
    real: u16,
    text: String,
    colour: Color32,
    /// Whether it would count only if the player had what it wants.
    missing: bool,
}

impl Part {
    /// Returns the points that are in the sum.
    fn real_or_imagined(&self) -> u16 {
        if self.missing { 0 } else { self.points }
    }
}

pub(super) fn parts(
    ui: &Ui,
    view: &View<'_>,
    card: Profession,
    (now, imagined): (&WorkValue, &WorkValue),
) -> Vec<Part> {
    let art = Colours::of(ui);
    let palette = Palette::of(ui);
    let variant = view.game.variant();
    let each = |value: u16, of: u16| usize::from(value.checked_div(of).unwrap_or(0));
    let jesters = each(imagined.jesters, variant.value_of_jester);
    let cards = each(imagined.cards, variant.value_of_card);
    let mut parts = Vec::new();
    let wants = [
        (
            card.building().into(),
            card.building().name(),
            [imagined.building, now.building, variant.value_of_building],
            art.tile(Tile::Building(card.building())),
        ),
        (
            card.landscape().into(),
            card.landscape().name(),
            [
                imagined.landscape,
                now.landscape,
                variant.value_of_landscape,
            ],
            art.tile(Tile::Landscape(card.landscape())),
        ),
        (
            card.freedom().into(),
            card.freedom().name(),
            [imagined.freedom, now.freedom, variant.value_of_freedom],
            palette.gold,
        ),
    ];
    let part = |icon: Icon, text: &str, [points, real]: [u16; 2], colour: Color32| Part {
        icon,
        points,
        real,
        text: text.to_owned(),
        colour,
        missing: false,
    };
    let mut missing = Vec::new();
    for (icon, name, [points, real, printed], colour) in wants {
        match points {
            0 => missing.push(Part {
                missing: true,
                ..part(icon, name, [printed, 0], colour)
            }),
            _ => parts.push(part(icon, name, [points, real], colour)),
        }
    }
    let counted = [
        (
            glyphs::JESTER,
            fl!(seat_jesters, number = jesters),
            [imagined.jesters, now.jesters],
            art.tile(Tile::Building(Building::Library)),
        ),
        (
            Icon::Card,
            fl!(sum_cards, number = cards),
            [imagined.cards, now.cards],
            art.stone,
        ),
        (
            Icon::Bonus,
            fl!(sum_bonus).to_owned(),
            [imagined.bonus(), now.bonus()],
            palette.gold_light,
        ),
    ];
    let muse = (
        Icon::from(Character::Muse),
        fl!(sum_muse).to_owned(),
        [imagined.muse, now.muse],
        art.lake[0],
    );
    for (icon, text, points, colour) in counted.into_iter().chain([muse]) {
        if points[0] > 0 {
            parts.push(part(icon, &text, points, colour));
        }
    }
    parts.extend(missing);
    parts
}

/// The sum of a work.
pub(super) struct Sum {
    parts: Vec<Part>,
    /// Identifies it from frame to frame.
    id: egui::Id,
    /// The value as it is, and with the assumptions.
    now: u16,
    imagined: u16,
    /// The sum line by line, in words.
    lines: String,
    /// The assumptions, in words.
    told: Option<String>,
}

impl Sum {
    pub(super) fn of_work(
        ui: &Ui,
        view: &View<'_>,
        seat: Seat,
        card: Profession,
        (now, imagined): (&WorkValue, &WorkValue),
        what_if: &WhatIf,
    ) -> Self {
        let things = planning::things(what_if);
        let totals = [now.total(), imagined.total()];
        let told = || planning::imagined(&view.words.seat(seat), &things, (card, totals));
        Self {
            parts: parts(ui, view, card, (now, imagined)),
            id: egui::Id::unique(("sum_of_a_work", seat.index(), card.number())),
            now: now.total(),
            imagined: imagined.total(),
            lines: board::breakdown(imagined),
            told: (!things.is_empty()).then(told),
        }
    }

    pub(super) fn of_princess(ui: &Ui, view: &View<'_>, seat: Seat, value: PrincessValue) -> Self {
        let art = Colours::of(ui);
        let player = view.game.player(seat);
        let home = player.principality();
        let landscapes = Landscape::ALL
            .iter()
            .map(|&kind| home.landscape_count(kind));
        let landscapes = landscapes.map(usize::from).sum::<usize>();
        let buildings = home.buildings().len();
        let builders = usize::from(player.builders());
        let parts = [
            (
                glyphs::FOREST,
                fl!(sum_landscapes, number = landscapes),
                value.landscapes,
                art.forest[0],
            ),
            (
                glyphs::BUILDER,
                fl!(seat_builders, number = builders),
                value.builders,
                art.tile(Tile::Building(Building::Library)),
            ),
            (
                glyphs::UNIVERSITY,
                fl!(sum_buildings, number = buildings),
                value.buildings,
                art.tile(Tile::Building(Building::University)),
            ),
            (
                Icon::Card,
                fl!(sum_cards, number = value.cards),
                value.cards,
                art.stone,
            ),
        ];
        let parts = parts.into_iter().filter(|&(_, _, points, _)| points > 0);
        let parts = parts.map(|(icon, text, points, colour)| Part {
            icon,
            points,
            real: points,
            text,
            colour,
            missing: false,
        });
        Self {
            parts: parts.collect(),
            id: egui::Id::unique(("sum_of_the_princess", seat.index())),
            now: value.total(),
            imagined: value.total(),
            lines: texts::princess(value),
            told: None,
        }
    }
}

/// Draws the sum of a work: a block for each source, as wide as its points, with the name
/// of the work if no card shows it.
pub(super) fn sum_of(ui: &Ui, view: &View<'_>, (rect, named): (Rect, Option<&str>), sum: &Sum) {
    let palette = Palette::of(ui);
    let game = view.game;
    let minimum = game.minimum();
    let parts = &sum.parts;
    let best = game
        .seats()
        .map(|seat| (game.player(seat).best_work(), seat));
    // It does not matter which of several equal works this finds: one line stands for all.
    let best = best
        .max_by_key(|&(value, _)| value)
        .filter(|&(value, _)| value > 0);
    let all: u16 = parts.iter().map(|part| part.points).sum();
    let most = all
        .max(minimum + 1)
        .max(best.map_or(0, |(value, _)| value + 1));
    let unit = (rect.width() - 6.0) / f32::from(most);
    let painter = ui.painter();
    let [top, below] = BLOCKS;
    let height = rect.height() - top - below;
    let (top, left) = (rect.top() + top, rect.left() + 2.0);
    let x = |points: u16| left + unit * f32::from(points) - 1.5;
    let mut from = 0;
    // New parts grow out of the existing ones.
    let there: u16 = parts.iter().map(|part| part.real_or_imagined()).sum();
    let grown = motion::towards(ui.ctx(), sum.id, f32::from(there));
    let mut growing = painter.clone();
    if grown < f32::from(there) {
        let clip = painter.clip_rect();
        growing.set_clip_rect(clip.with_max_x(clip.right().min(left + unit * grown)));
    }
    for part in parts {
        let wide = unit * f32::from(part.points) - 3.0;
        let block =
            Rect::from_min_size(pos2(left + unit * f32::from(from), top), vec2(wide, height));
        let painter = if part.missing { painter } else { &growing };
        block_of(ui, painter, block, part, unit);
        from += part.points;
    }
    // The best work of the round. No line crosses its text.
    let under_label = rect.top() + 43.0;
    let mut said = Rangef::NOTHING;
    if let Some((value, seat)) = best {
        let colour = palette.seat(ui.ctx(), seat);
        let points = [
            pos2(x(value), under_label),
            pos2(x(value), top + height + 4.0),
        ];
        let line = Stroke::new(1.5, colour);
        painter.extend(egui::Shape::dashed_line(&points, line, 3.0, 3.0));
        let text = fl!(best_so_far, value = value);
        let galley = painter.layout_no_wrap(text.clone(), face::text(12.5), palette.ink);
        let wide = galley.size().x + 18.0;
        let left = (x(value) - 7.0).min(rect.right() - wide);
        said = Rangef::new(left, left + wide);
        let marker = small::around(pos2(left + 6.5, rect.top() + 33.0), 13.0);
        icons::paint_seat(painter, marker, seat, palette);
        let at = pos2(
            marker.right() + 4.0,
            marker.center().y - galley.size().y / 2.0,
        );
        painter.galley(at, galley, palette.ink);
    }
    // The minimum of the round.
    let line = Stroke::new(2.5, palette.right);
    let at = x(minimum);
    let begin = match said.contains(at) {
        true => under_label,
        false => rect.top() + 12.0,
    };
    painter.vline(at, begin..=top + 7.0, line);
    painter.vline(at, top + height - 14.0..=top + height + 8.0, line);
    let text = fl!(minimum_flag, value = minimum);
    let galley = painter.layout_no_wrap(text, face::strong(12.5), palette.card);
    let wide = galley.size().x + 22.0;
    let begin = if at + 4.0 - wide < rect.left() + 96.0 {
        at - 4.0
    } else {
        at + 4.0 - wide
    };
    let flag = Rect::from_min_size(pos2(begin, rect.top() + 1.0), vec2(wide, 22.0));
    painter.rect_filled(flag, 11.0, palette.right);
    painter.galley(flag.center() - galley.size() / 2.0, galley, palette.card);
    // The total; with assumptions the old one stays next to it.
    let mut at = pos2(rect.left() + 2.0, rect.top() + 14.0);
    if sum.imagined != sum.now {
        let old = sum.now.to_string();
        let old = small::left(ui, at, &old, (face::display(22.0), palette.weak), 40.0);
        let strike = Stroke::new(1.5, palette.weak);
        painter.hline(
            old.left() - 1.0..=old.right() + 1.0,
            old.center().y + 1.0,
            strike,
        );
        at.x = old.right() + 8.0;
    }
    let colour = if sum.imagined == sum.now {
        palette.ink
    } else {
        palette.accent
    };
    let total = sum.imagined.to_string();
    let total = small::left(ui, at, &total, (face::display(27.0), colour), 60.0);
    if let Some(name) = named {
        let at = pos2(total.right() + 8.0, at.y + 1.0);
        let room = flag.left() - 8.0 - at.x;
        let font = text::fitting(ui, name, face::display, [13.0, 19.0], room);
        if text::width(ui, name, font.clone()) <= room {
            small::left(ui, at, name, (font, palette.ink), room);
        }
    }
    let told = board::work_value(sum.imagined, minimum);
    label(ui, total, "total", &told).on_hover_text(&told);
    let whole = rect.with_min_y(top);
    label(ui, whole, "sum", &sum.lines).on_hover_text(&sum.lines);
    if let Some(told) = &sum.told {
        let at = Rect::from_min_max(rect.min, pos2(total.left(), total.bottom()));
        label(ui, at, "imagined", told).on_hover_text(told);
    }
}

/// Draws a block of the sum: its name, its points, and a tick for each point.
pub(super) fn block_of(ui: &Ui, painter: &Painter, block: Rect, part: &Part, unit: f32) {
    let palette = Palette::of(ui);
    let round = CornerRadius::same(size::ROUND_BUTTON);
    let imagined = part.points != part.real;
    let ink = palette.plate_text;
    let outline = Colours::of(ui).ink;
    if part.missing {
        widgets::dashed(painter, block, palette.weak);
    } else {
        painter.rect_filled(block.translate(vec2(1.5, 3.0)), round, palette.soft_shadow);
        painter.rect_filled(block, round, part.colour);
        let light = Stroke::new(2.0, Color32::WHITE.gamma_multiply(0.35));
        painter.hline(
            block.left() + 6.0..=block.right() - 6.0,
            block.top() + 1.5,
            light,
        );
        let edge = match imagined {
            true => Stroke::new(2.0, palette.accent),
            false => Stroke::new(1.3, outline),
        };
        painter.rect_stroke(block, round, edge, StrokeKind::Inside);
        let tick = Stroke::new(1.0, outline.gamma_multiply(0.5));
        for point in 1..part.points {
            let x = block.left() + f32::from(point) * unit - 1.5;
            painter.vline(x, block.bottom() - 10.0..=block.bottom() - 1.0, tick);
        }
    }
    let wide = (block.width() - 4.0).min(46.0);
    let centre = pos2(block.center().x, block.center().y - 3.0);
    let tall = (block.height() - 6.0).min(48.0);
    let plate = Rect::from_center_size(centre, vec2(wide, tall));
    let (text, icon) = match part.missing {
        true => (palette.weak, palette.weak),
        false => {
            let edge = Stroke::new(1.0, outline);
            painter.rect(plate, round, palette.plate, edge, StrokeKind::Inside);
            (ink, ink)
        }
    };
    // Side by side if there is no room for one below the other.
    let is_low = tall < 34.0 && wide >= 40.0;
    let side = match is_low {
        true => 15.0,
        false => 19.0_f32.min(wide - 2.0).min(tall * 0.4),
    };
    let square = match is_low {
        true => pos2(plate.left() + 11.0, plate.center().y),
        false => pos2(plate.center().x, plate.top() + tall * 0.29),
    };
    let square = small::around(square, side);
    icons::paint(painter, square, part.icon, icon);
    let points = fl!(adds_value, value = part.points);
    let font = face::display(if wide < 30.0 {
        15.0
    } else if is_low {
        17.0
    } else if wide < 38.0 || tall < 48.0 {
        19.0
    } else {
        23.0
    });
    let at = match is_low {
        true => pos2(plate.right() - 13.0, plate.center().y),
        false => pos2(plate.center().x, plate.bottom() - tall * 0.27),
    };
    painter.text(at, Align2::CENTER_CENTER, points, font, text);
    let colour = if part.missing {
        palette.weak
    } else {
        palette.ink
    };
    let galley = painter.layout_no_wrap(part.text.clone(), face::text(12.5), colour);
    if galley.size().x <= block.width() + 10.0 {
        let at = pos2(
            block.center().x - galley.size().x / 2.0,
            block.bottom() + 6.0,
        );
        painter.galley(at, galley, colour);
    }
}

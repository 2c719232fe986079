//! Effects as small marks in a row: figures, goods, icons.

use eframe::egui::{Align, Color32};

use super::glyphs;
use super::goods::{draw_good, draw_of_choice};
use super::sheet::Sheet;
use crate::ui::base::icons::{Icon, SIDE};
use crate::ui::base::theme::face;
use table::Item as _;
use tiletum::{Action, Effect, Effects, Good};

/// A mark of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A number.
    Figure(u16),
    /// Goods of a kind.
    Good(Good),
    /// A good of choice.
    Choice,
    /// Victory points.
    Vp,
    /// Anything else.
    Icon(Icon),
}

impl Mark {
    /// Returns its width, for marks of height 1.
    fn width(self) -> f32 {
        match self {
            Mark::Figure(count) if count > 9 => 1.08,
            Mark::Figure(_) => 0.58,
            Mark::Good(_) | Mark::Choice => 1.02,
            Mark::Vp | Mark::Icon(_) => 1.0,
        }
    }
}

/// Returns the marks of effects. On a character of the same kind, the marks do not say
/// whose steps they are.
#[must_use]
pub fn of_effects(effects: Effects, kind: Option<Action>) -> Vec<Mark> {
    let mut marks = Vec::with_capacity(6);
    for effect in effects.iter() {
        of_effect(effect, kind, &mut marks);
    }
    marks
}

fn counted(marks: &mut Vec<Mark>, count: u16, mark: Mark) {
    if count > 1 {
        marks.push(Mark::Figure(count));
    }
    if count > 0 {
        marks.push(mark);
    }
}

/// Adds up to two steps as single marks, more as a number.
fn steps(marks: &mut Vec<Mark>, count: u8) {
    let step = Mark::Icon(glyphs::STEP);
    match count {
        0..=2 => marks.extend((0..count).map(|_| step)),
        _ => counted(marks, count.into(), step),
    }
}

fn of_effect(effect: Effect, kind: Option<Action>, marks: &mut Vec<Mark>) {
    match effect {
        Effect::Goods(goods) => {
            for &good in Good::ALL {
                counted(marks, goods[good], Mark::Good(good));
            }
        }
        Effect::Choice(count) => counted(marks, count.into(), Mark::Choice),
        Effect::Vp(vp) => marks.extend([Mark::Figure(vp.into()), Mark::Vp]),
        Effect::Action(action, ap) => {
            let icon = glyphs::action_icon(action);
            marks.extend([Mark::Icon(icon), Mark::Figure(ap.into())]);
        }
        Effect::AnyAction(ap) => {
            marks.extend([Mark::Icon(glyphs::ANY), Mark::Figure(ap.into())]);
        }
        Effect::Walk {
            merchant,
            architect,
            house,
            pillar,
        } => {
            let both = merchant > 0 && architect > 0;
            if architect > 0 && (both || kind != Some(Action::Architect)) {
                marks.push(Mark::Icon(glyphs::ARCHITECT));
            }
            if merchant > 0 && (both || kind != Some(Action::Merchant)) {
                marks.push(Mark::Icon(glyphs::MERCHANT));
            }
            steps(marks, merchant.max(architect));
            if house {
                marks.push(Mark::Icon(glyphs::HOUSE));
            }
            if pillar {
                marks.push(Mark::Icon(glyphs::PILLAR));
            }
        }
        Effect::KingSteps(count) => {
            marks.push(Mark::Icon(glyphs::KING));
            steps(marks, count);
        }
        Effect::Retrigger => marks.push(Mark::Icon(glyphs::AGAIN)),
        Effect::BonusAp(ap) => {
            marks.extend([Mark::Figure(ap.into()), Mark::Icon(glyphs::AP)]);
        }
        Effect::OtherKind => marks.push(Mark::Icon(Icon::Swap)),
    }
}

/// Returns the one icon that shows what effects are about, if there are any.
#[must_use]
pub fn about(effects: Effects) -> Option<Mark> {
    let marks = of_effects(effects, None);
    let said = |mark: &&Mark| !matches!(mark, Mark::Figure(_));
    marks.iter().find(said).copied()
}

/// Returns the width of marks of this height.
#[must_use]
pub fn width(marks: &[Mark], side: f32) -> f32 {
    marks.iter().map(|mark| mark.width() * side).sum()
}

/// Draws marks of this height, starting at their upper left.
pub fn draw(
    sheet: &mut Sheet<'_>,
    marks: &[Mark],
    [mut x, y]: [f32; 2],
    side: f32,
    colour: Color32,
) {
    for &mark in marks {
        draw_one(sheet, mark, [x, y], side, colour);
        x += mark.width() * side;
    }
}

/// Draws a mark.
pub fn draw_one(sheet: &mut Sheet<'_>, mark: Mark, [x, y]: [f32; 2], side: f32, colour: Color32) {
    match mark {
        Mark::Figure(count) => {
            let at = [x + side * 0.02, y + side * 0.86];
            let style = (face::strong as fn(f32) -> _, side * 1.02);
            sheet.word(at, Align::Min, &count.to_string(), style, colour);
        }
        Mark::Good(good) => sheet.within(x, y, side / SIDE, |sheet| draw_good(sheet, good)),
        Mark::Choice => sheet.within(x, y, side / SIDE, draw_of_choice),
        Mark::Vp => {
            let leaf = sheet.palette.leaf;
            sheet.icon(glyphs::VP, [x, y], side, leaf);
        }
        Mark::Icon(icon) => sheet.icon(icon, [x, y], side, colour),
    }
}

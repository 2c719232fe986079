//! Visible cards, each with what one needs to know about it: what a profession wants and
//! which of that the player has, what a bonus or prestige card counts.
//!
//! By name: a card in hand is called `Poet, work value 7: Lake is in place, Theatre, Travel are missing`,
//! and a profession is a button that shows its work. As other buttons, cards are called
//! by what the button does.

use std::fmt::Debug;
use std::hash::Hash;

use eframe::egui::{
    CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::art::{cards, glyphs};
use super::at_hand::topic;
use super::{Intent, View};
use crate::ui::base::explain::explains;
use crate::ui::base::focus;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::{small, widgets};
use florence::{AnyCard, Player, Profession};
use table::{Seat, Set};
use words::fl;
use words::florence::names::said;
use words::florence::{Named, board, play as texts, points};
use words::window::lines as lines_of;

/// Draws the cards in the viewer's hand in a row as high as `rect`; more than five overlap.
/// A click on a profession shows its work.
pub fn show_small(ui: &Ui, rect: Rect, view: &View<'_>, seat: Seat) -> Option<Intent> {
    const GAP: f32 = 8.0;
    let palette = Palette::of(ui);
    let held = in_hand(view.game.player(seat));
    if held.is_empty() {
        widgets::dashed(ui.painter(), rect, palette.line);
        let style = (face::text(13.0), palette.weak);
        let none = fl!(no_cards_in_hand);
        small::centred(ui, rect.center(), none, style, rect.width());
        return None;
    }
    let width = ((rect.width() - 4.0 * GAP) / 5.0)
        .clamp(100.0, 190.0)
        .floor();
    let number = held.len() as f32;
    let free = (rect.width() - width) / (number - 1.0).max(1.0);
    let step = free.min(width + GAP);
    let mut wanted = None;
    for (at, card) in held.into_iter().enumerate() {
        let left = rect.left() + at as f32 * step;
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        paint_small(ui, place, view, seat, card);
        let seen = place.with_max_x((left + step.min(width)).min(place.right()));
        wanted = wanted.or(press(ui, (("card", at), place, seen), view, seat, card));
    }
    wanted
}

/// Gives a drawn card its name and its click: the card's rect, and the part of it that no
/// other card covers. A click on a profession shows how its value adds up.
pub fn press(
    ui: &Ui,
    (id, rect, seen): (impl Hash + Debug, Rect, Rect),
    view: &View<'_>,
    seat: Seat,
    card: AnyCard,
) -> Option<Intent> {
    let id = ui.scope_id().with(id);
    let name = told(view, seat, card);
    let profession = match card {
        AnyCard::Profession(profession) => profession,
        AnyCard::Bonus(_) | AnyCard::Prestige(_) => {
            let response = ui.interact(seen, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            explains(response.on_hover_text(name), topic(card));
            return None;
        }
    };
    let response = ui.interact(seen, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if response.has_focus() {
        focus::focus_ring(ui, seen);
    } else if response.hovered() {
        let edge = Stroke::new(1.5, Palette::of(ui).weak);
        let painter = ui.painter().with_clip_rect(ui.clip_rect().intersect(seen));
        let round = CornerRadius::same(size::ROUND_CARD);
        painter.rect_stroke(rect, round, edge, StrokeKind::Inside);
    }
    let clicked = response.clicked();
    let response = response.on_hover_text(lines_of(&name, fl!(hand_profession_hint)));
    explains(response, topic(card));
    clicked.then_some(Intent::ShowWork(seat, profession))
}

/// Paints a card in hand, as small as is still readable.
fn paint_small(ui: &Ui, rect: Rect, view: &View<'_>, seat: Seat, card: AnyCard) {
    let game = view.game;
    match card {
        AnyCard::Profession(profession) => {
            let value = game.work_value(seat, profession, Set::EMPTY).total();
            let minimum = game.minimum();
            let verdict = match i32::from(value) - i32::from(minimum) {
                0 => fl!(hand_reached).to_owned(),
                above @ 1.. => fl!(hand_above, points = above),
                below => fl!(hand_below, points = -below),
            };
            let face = cards::Profession {
                name: profession.name(),
                wants: (
                    profession.building(),
                    profession.landscape(),
                    profession.freedom(),
                ),
                there: wants(view, seat, profession).map(|(_, is_there)| is_there),
                value: &value.to_string(),
                verdict: &verdict,
                reaches: value >= minimum,
            };
            face.paint(ui, rect);
        }
        AnyCard::Bonus(bonus) => {
            let value = u16::from(bonus.value(game.player(seat)));
            let face = cards::Bonus {
                icon: Icon::Bonus,
                text: bonus.name(),
                value: &fl!(hand_adds, value = value),
            };
            face.paint(ui, rect);
        }
        AnyCard::Prestige(prestige) => {
            let worth = points(game.prestige_card_points(seat, prestige));
            let face = cards::Bonus {
                icon: glyphs::PRESTIGE,
                text: prestige.name(),
                value: &worth,
            };
            face.paint(ui, rect);
        }
    }
}

/// Returns the known cards in a hand, professions first.
pub(super) fn in_hand(player: &Player) -> Vec<AnyCard> {
    let professions = player.hand().known().iter().map(AnyCard::from);
    let bonus = player.bonus_cards().known().iter().map(AnyCard::from);
    let prestige = player.prestige_cards().known().iter().map(AnyCard::from);
    professions.chain(bonus).chain(prestige).collect()
}

/// Returns what a profession wants, and whether the player has it.
fn wants(view: &View<'_>, seat: Seat, card: Profession) -> [(String, bool); 3] {
    let player = view.game.player(seat);
    let home = player.principality();
    let (building, landscape, freedom) = (card.building(), card.landscape(), card.freedom());
    [
        (said(building), home.buildings().contains(building)),
        (said(landscape), home.landscape_count(landscape) > 0),
        (said(freedom), player.freedoms().contains(freedom)),
    ]
}

/// Returns the name of a card and its current value.
fn headed(view: &View<'_>, seat: Seat, card: AnyCard) -> String {
    let (game, name) = (view.game, card.name());
    match card {
        AnyCard::Profession(card) => {
            fl!(
                hand_profession,
                name = name,
                value = game.work_value(seat, card, Set::EMPTY).total()
            )
        }
        AnyCard::Bonus(card) => fl!(
            hand_bonus_card,
            name = name,
            value = u16::from(card.value(game.player(seat)))
        ),
        AnyCard::Prestige(card) => {
            fl!(
                hand_prestige_card,
                name = name,
                worth = points(game.prestige_card_points(seat, card))
            )
        }
    }
}

/// Describes a whole card in words.
pub(super) fn told(view: &View<'_>, seat: Seat, card: AnyCard) -> String {
    let AnyCard::Profession(profession) = card else {
        return fl!(
            hand_card_explained,
            headed = headed(view, seat, card),
            text = board::card_hint(card)
        );
    };
    let value = view.game.work_value(seat, profession, Set::EMPTY).total();
    let wants = wants(view, seat, profession);
    let those = |is_there: bool| {
        let wants = wants.iter().filter(move |(_, there)| *there == is_there);
        wants.map(|(name, _)| name.clone()).collect::<Vec<_>>()
    };
    texts::profession_told(profession.name(), value, &those(true), &those(false))
}

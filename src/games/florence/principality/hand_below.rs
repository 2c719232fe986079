//! The hand of the current player, below their board.

use eframe::egui::{Rect, Ui, pos2, vec2};

use super::super::art::glyphs;
use super::super::{Intent, View, faces, hand};
use super::{GAP, HAND_LINE, IN_A_ROW, PrincipalityPanel};
use crate::ui::base::icons;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use florence::AnyCard;
use words::fl;

impl PrincipalityPanel {
    /// Returns whether some card in a hand has been visible in this game: from then on the
    /// hand keeps its place, and the board its size.
    pub(super) fn has_seen_a_card(&mut self, view: &View<'_>) -> bool {
        self.has_seen |= knows_a_card(view);
        self.has_seen
    }

    /// Draws the hand of the current player: known cards face up, the rest face down. A
    /// click on a profession shows its work.
    pub(super) fn cards(&self, ui: &mut Ui, view: &View<'_>, rect: Rect) -> Option<Intent> {
        let player = view.game.player(self.shown);
        let known = hand::in_hand(player);
        let hidden = [
            (player.hand().hidden(), Icon::Card),
            (player.bonus_cards().hidden(), Icon::Bonus),
            (player.prestige_cards().hidden(), glyphs::PRESTIGE),
            (player.recruiting_in_hand(), glyphs::RECRUIT),
        ];
        if rect.height() <= HAND_LINE {
            hand_line(ui, rect, &view.words.seat(self.shown), &hidden);
            return None;
        }
        let backs: usize = hidden.iter().map(|&(number, _)| usize::from(number)).sum();
        let number = known.len() + backs;
        let beside = rect.width() < rect.height();
        let gap = GAP;
        let columns = match beside {
            true => ((rect.width() + gap) / (faces::WIDE + gap))
                .floor()
                .max(1.0),
            false => IN_A_ROW,
        };
        let width = ((rect.width() - gap * (columns - 1.0)) / columns).floor();
        let rows = if beside {
            (number as f32 / columns).ceil()
        } else {
            1.0
        };
        let height = match beside {
            true => ((rect.height() - gap * (rows - 1.0)) / rows.max(1.0)).min(faces::CARD * 1.15),
            false => rect.height(),
        };
        let width = width.min(height * 1.25).floor();
        let step = match number as f32 > columns && !beside {
            true => (rect.width() - width) / (number - 1) as f32,
            false => width + gap,
        };
        // Face-up cards do not overlap if there is room; the backs are stacked.
        let free = known.len() as f32 * (width + gap);
        let stacks = step < width && backs > 0 && free + width <= rect.width();
        let [step, of_backs] = match stacks {
            true => {
                let rest = rect.width() - free - width;
                let between = rest / (backs as f32 - 1.0).max(1.0);
                [width + gap, between.min(width + gap)]
            }
            false => [step, step],
        };
        let place = |at: usize| {
            let (left, row) = match beside {
                true => (
                    at as f32 % columns * step,
                    (at as f32 / columns).floor() * (height + gap),
                ),
                false => {
                    let behind = at.saturating_sub(known.len());
                    let left = (at - behind) as f32 * step + behind as f32 * of_backs;
                    (left, 0.0)
                }
            };
            Rect::from_min_size(rect.min + vec2(left, row), vec2(width, height))
        };
        let mut wanted = None;
        for (at, &card) in known.iter().enumerate() {
            let rect = place(at);
            // A covered card reacts to the pointer only where it is visible.
            let last = at + 1 == number;
            let seen = if last {
                rect
            } else {
                rect.with_max_x(rect.left() + step.min(width))
            };
            faces::any(ui, rect, view, self.shown, card);
            let place = (("in_hand", at), rect, seen);
            wanted = wanted.or(hand::press(ui, place, view, self.shown, card));
        }
        let mut at = known.len();
        for (number, icon) in hidden {
            for _ in 0..number {
                faces::back(ui, place(at), icon);
                at += 1;
            }
        }
        wanted
    }
}

/// Draws how many cards of each kind a hand has, if none of them is visible.
pub(super) fn hand_line(ui: &Ui, rect: Rect, name: &str, hidden: &[(u8, Icon)]) {
    let palette = Palette::of(ui);
    let told = fl!(hand_face_down, player = name);
    let at = rect.left_center();
    let font = face::text(12.5);
    let text = small::left(ui, at, &told, (font, palette.weak), rect.width() - 160.0);
    let mut left = text.right() + 12.0;
    for &(number, icon) in hidden.iter().filter(|(number, _)| *number > 0) {
        let square = small::around(pos2(left + 7.5, at.y), 15.0);
        icons::paint(ui.painter(), square, icon, palette.weak);
        let at = pos2(square.right() + 3.0, at.y);
        let number = number.to_string();
        let text = small::left(ui, at, &number, (face::strong(13.0), palette.ink), 30.0);
        left = text.right() + 10.0;
    }
}

/// Returns whether the viewer knows at least one card of a hand.
pub(super) fn knows_a_card(view: &View<'_>) -> bool {
    let mut seats = view.game.seats();
    seats.any(|seat| {
        let cards = hand::in_hand(view.game.player(seat));
        let in_hand = |card: &AnyCard| !matches!(card, AnyCard::Prestige(_));
        cards.iter().any(in_hand)
    })
}

//! Cards one may see, each with what one needs to know of it: what a profession
//! wants and what of that is there, what a bonus or prestige card counts.
//!
//! By name: `Your cards:` heads the row of cards in hand, and a card in it is
//! called `Poet, work value 7: Lake is there, Theatre, Travel are missing`.
//! As buttons, cards are called by what the button does.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{Galley, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::View;
use crate::app::shell::icons;
use crate::app::shell::theme::{Palette, size};
use crate::fl;
use crate::florence::{AnyCard, Player, Profession};
use crate::table::{Seat, Set};
use crate::words::BETWEEN;
use crate::words::florence::points;
use crate::words::florence::{Named, board, play as words};

/// The cards in the hand of whoever looks.
pub fn show(ui: &mut Ui, view: &View<'_>, seat: Seat) {
    let player = view.game.player(seat);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(size::GAP, size::GAP);
        icons::seat_marker(ui, seat);
        ui.label(RichText::new(fl!(your_cards)).weak());
        let cards = in_hand(player);
        let recruiting = player.recruiting_in_hand();
        if cards.is_empty() && recruiting == 0 {
            ui.label(RichText::new(fl!(no_cards_in_hand)).weak());
        }
        for card in cards {
            let text = lines(ui, view, seat, card);
            let room = text.size() + vec2(2.0 * size::GAP, size::GAP);
            let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
            let name = told(view, seat, card);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            let palette = Palette::of(ui);
            let line = Stroke::new(1.0, palette.line);
            let painter = ui.painter();
            painter.rect(rect, 4.0, palette.card, line, StrokeKind::Inside);
            let at = rect.min + vec2(size::GAP, size::GAP / 2.0);
            painter.galley(at, text, palette.ink);
            response.on_hover_text(name);
        }
        if recruiting > 0 {
            ui.label(fl!(hand_recruiting_cards, number = recruiting));
        }
    });
}

/// The known cards in a hand, professions first.
pub(super) fn in_hand(player: &Player) -> Vec<AnyCard> {
    let professions = player.hand().known().iter().map(AnyCard::from);
    let bonus = player.bonus_cards().known().iter().map(AnyCard::from);
    let prestige = player.prestige_cards().known().iter().map(AnyCard::from);
    professions.chain(bonus).chain(prestige).collect()
}

/// The name of a card and its worth now, and below it what it wants or counts.
pub fn lines(ui: &Ui, view: &View<'_>, seat: Seat, card: AnyCard) -> Arc<Galley> {
    use eframe::egui::TextStyle;
    let palette = Palette::of(ui);
    let font = |style: TextStyle| style.resolve(ui.style());
    let small = |there: bool| {
        let colour = if there { palette.ink } else { palette.weak };
        let mut format = TextFormat::simple(font(TextStyle::Small), colour);
        if there {
            format.underline = Stroke::new(1.0, palette.ink);
        }
        format
    };
    let mut job = LayoutJob::default();
    let heading = TextFormat::simple(font(TextStyle::Button), palette.ink);
    job.append(&headed(view, seat, card), 0.0, heading);
    job.append("\n", 0.0, small(false));
    match card {
        AnyCard::Profession(card) => {
            for (at, (wanted, there)) in wants(view, seat, card).into_iter().enumerate() {
                if at > 0 {
                    job.append(BETWEEN, 0.0, small(false));
                }
                job.append(wanted, 0.0, small(there));
            }
        }
        _ => job.append(&board::card_hint(card), 0.0, small(false)),
    }
    job.wrap.max_width = size::CARD_TEXT;
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// What a profession wants, and whether it is there.
fn wants(view: &View<'_>, seat: Seat, card: Profession) -> [(&'static str, bool); 3] {
    let player = view.game.player(seat);
    let home = player.principality();
    let (building, landscape, freedom) = (card.building(), card.landscape(), card.freedom());
    [
        (building.name(), home.buildings().contains(building)),
        (landscape.name(), home.landscape_count(landscape) > 0),
        (freedom.name(), player.freedoms().contains(freedom)),
    ]
}

/// The name of a card and what it is worth now.
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

/// The whole of a card in words.
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
        let names: Vec<&str> = wants.map(|(name, _)| *name).collect();
        names
    };
    words::profession_told(profession.name(), value, &those(true), &those(false))
}

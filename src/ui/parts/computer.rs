//! What is shown of the computer while it decides: who is thinking, and the progress.
//!
//! Buttons: `Skip ahead` (Space) plays the computer's decisions without pauses, up to the
//! next decision of a person. While an earlier position is shown, `Back to now` takes its
//! place.

use eframe::egui::{Key, Rect, Ui, pos2, vec2};

use super::super::Intent;
use super::super::base::panel_keys::PanelKey;
use super::super::base::theme::{Palette, face, size};
use super::super::base::{input, text};
use super::super::session::commands;
use super::super::session::game_window::{GameWindow, Open};
use super::now_block::{block, inside, who};
use super::small::tell;
use super::widgets::Press;
use super::{small, widgets};
use table::Seat;
use words::fl;

/// Plays the computer's decisions without pauses.
pub const SKIP_AHEAD: PanelKey = PanelKey::new(
    &[Key::Space],
    fl!(fn keys_written_space),
    fl!(fn key_skip_ahead),
);

/// The texts about the bot that is thinking.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// Its name.
    pub name: String,
    /// That it is thinking, in a sentence.
    pub told: String,
    /// How long it has been thinking, next to the name.
    pub about: String,
}

/// Says it of the program that plays the seat instead of a bot.
fn by_program<G: GameWindow>(open: &Open<G>, seat: Seat, said: Thinking) -> Thinking {
    let Some(program) = open.guests.name(seat) else {
        return said;
    };
    let (told, about) = match program == said.name {
        true => {
            let told = fl!(program_thinks_shown, program = &program);
            (told, fl!(bot_thinks_shown).to_owned())
        }
        false => {
            let told = fl!(program_thinks, name = &said.name, program = &program);
            (told, fl!(program_thinks_shown, program = &program))
        }
    };
    Thinking {
        told,
        about,
        ..said
    }
}

/// Draws who is thinking and the progress, with the button to skip ahead. While an earlier
/// position is shown, nobody is thinking, and the button leads back to now.
pub fn thinks<G: GameWindow>(
    ui: &mut Ui,
    rect: Rect,
    open: &Open<G>,
    (seat, said): (Seat, Thinking),
) -> Option<Intent> {
    block(ui, rect, false);
    let palette = Palette::of(ui);
    let waits = open.session.next_redo().is_some();
    let said = by_program(open, seat, said);
    let progress = open.computer.progress();
    let (told, about) = match (waits, progress) {
        (true, _) => {
            let told = fl!(bot_waits, name = &said.name);
            (told.clone(), told)
        }
        (false, Some(_)) => (said.told, said.about),
        (false, None) => (said.told, fl!(bot_has_decided).to_owned()),
    };
    let inner = rect.shrink2(vec2(14.0, (rect.height() - size::GREAT_BUTTON) / 2.0));
    let column = inner.with_max_x(inner.left() + (inner.width() * 0.22).max(62.0));
    who(ui, column, seat, &said.name);
    let back = &commands::BACK_TO_NOW;
    let button = match waits {
        true => Press::new((back.name)()).great(),
        false => Press::new(fl!(skip_ahead))
            .great()
            .key((SKIP_AHEAD.written)()),
    };
    let width = button.width(ui).min(inner.width() * 0.45);
    let place = inner.with_min_x(inner.right() - width);
    let middle = Rect::from_min_max(
        pos2(column.right() + 12.0, inner.top()),
        pos2(place.left() - 12.0, inner.bottom()),
    );
    let font = text::fitting(ui, &about, face::text, [12.0, 14.0], middle.width());
    let fits = waits || text::width(ui, &about, font.clone()) <= middle.width();
    // The bar shows the elapsed time, too.
    let about = if fits { &about } else { fl!(bot_thinks_shown) };
    let at = pos2(middle.left(), middle.center().y - 10.0);
    small::left(ui, at, about, (font, palette.ink), middle.width());
    if !waits {
        let line = Rect::from_min_size(
            pos2(middle.left(), middle.center().y + 6.0),
            vec2(middle.width().min(220.0), 8.0),
        );
        widgets::progress(ui, line, progress.unwrap_or(1.0));
    }
    tell(ui, middle, "thinks", &told);
    let response = inside(ui, place, |ui| ui.add(button.at_least(place.size())));
    if waits {
        let clicked = response.on_hover_text((back.hint)()).clicked();
        return clicked.then_some(Intent::Do(back.id));
    }
    let typed = input::plain_key(ui, SKIP_AHEAD.keys);
    let clicked = response.on_hover_text(fl!(skip_ahead_hint)).clicked();
    (clicked || typed).then_some(Intent::SkipAhead)
}

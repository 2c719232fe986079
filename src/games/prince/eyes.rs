//! The controls next to the tabs: the pace of the computer, whether a real table answers
//! behind the curtain, and in a finished game whose cards are shown. Escape closes an
//! opened curtain again.
//!
//! Buttons: `Secret answers behind the curtain`; `See everyone’s cards`, `See the cards
//! Anna sees`, `See no cards`.

use eframe::egui::Ui;

use super::looking::{is_secret, may_seize};
use super::state::Table;
use super::{Intent, View};
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::input;
use crate::ui::io::preferences::Pace;
use crate::ui::parts::whose_cards;
use crate::ui::parts::widgets::Press;
use crate::ui::screens::replay;
use crate::ui::session::open_table::OpenTable as _;
use prince::Game;
use words::fl;

/// Draws the pace of the computer, or whether secret questions are asked behind the
/// curtain.
pub fn beside_tabs(ui: &mut Ui, open: &Table, view: &View<'_>, pace: Pace) -> Option<Intent> {
    let looking = &open.own.looking;
    let may_cover = looking.may_cover(&open.session) && open.changing().is_none();
    if may_cover && input::escaped(ui) {
        return Some(Intent::Look(None));
    }
    if looking.is_digital() {
        // Without bots there is no computer to wait for.
        let plays = !view.game.is_over() && open.has_bots();
        let chosen = plays.then(|| replay::paces(ui, pace, fl!(pace_hint)));
        return chosen
            .flatten()
            .map(|pace| Intent::Shell(Shell::SetPace(pace)));
    }
    if !asks(open, view.game) {
        return None;
    }
    let curtain = |text| {
        let button = curtain(text);
        button.name(fl!(prince_seal)).chosen(looking.seals())
    };
    let button = curtain(fl!(prince_seal_short));
    // If there is no room for the word, only the icon is shown.
    let button = match button.width(ui) <= ui.available_width() {
        true => button,
        false => curtain(""),
    };
    let response = ui.add(button).on_hover_text(fl!(prince_seal_hint));
    response.clicked().then_some(Intent::Seal)
}

/// Returns the least width for these controls: the curtain without its word.
#[must_use]
pub fn least_width_beside_tabs(ui: &Ui, open: &Table, view: &View<'_>) -> f32 {
    match asks(open, view.game) {
        true => curtain("").width(ui) + ui.spacing().item_spacing.x,
        false => 0.0,
    }
}

/// Returns whether secret questions can be asked behind the curtain at a table that hides
/// nothing otherwise.
#[must_use]
pub fn asks(open: &Table, game: &Game) -> bool {
    !open.own.looking.is_digital() && (is_secret(game) || may_seize(game))
}

/// Returns the button of the curtain.
fn curtain(text: &str) -> Press<'_> {
    Press::new(text).icon(Icon::Curtain).small()
}

/// Draws the choice of whose cards are shown in the review of a finished game on this
/// screen.
pub fn choice(ui: &mut Ui, open: &Table, view: &View<'_>) -> Option<Intent> {
    let looking = &open.own.looking;
    let chosen = looking
        .chosen(&open.session)
        .filter(|_| looking.is_digital())?;
    let players = view.game.seats().map(|seat| (seat, view.words.seat(seat)));
    let eyes = whose_cards::choice(ui, players, chosen)?;
    Some(Intent::LookWith(eyes))
}

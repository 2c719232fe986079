//! A mark on a player's card for what the rules did not decide: decisions that the table
//! kept against the rules, and values set by hand.

use eframe::egui::{Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};

use crate::ui::base::icons;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::Palette;
use crate::ui::parts::widgets::HoverSaid as _;
use table::{Game, Seat, Session};
use words::fl;

/// The most entries described per player.
const MOST: usize = 6;

/// The entries (from 0) about a player that the rules did not decide.
#[derive(Debug, Default)]
pub struct Marked {
    /// Entries kept against the rules.
    pub kept: Vec<usize>,
    /// Entries that set a value by hand.
    pub corrected: Vec<usize>,
}

impl Marked {
    /// Returns the marked entries about the player in a seat, up to the shown position; without
    /// sealed ones.
    #[must_use]
    pub fn of<G: Game>(session: &Session<G>, seat: Seat) -> Self {
        let mut found = Self::default();
        for (at, entry) in session.log()[..session.cursor()].iter().enumerate() {
            let command = &entry.command;
            if G::decided_by(command) != Some(seat) || G::sealed(command).is_some() {
                continue;
            }
            if entry.is_kept() {
                found.kept.push(at);
            } else if G::is_correction(command) {
                found.corrected.push(at);
            }
        }
        found
    }

    /// Returns the picture for them, if there are any.
    #[must_use]
    pub fn icon(&self) -> Option<Icon> {
        match (self.kept.is_empty(), self.corrected.is_empty()) {
            (false, _) => Some(Icon::Pin),
            (true, false) => Some(Icon::Pencil),
            (true, true) => None,
        }
    }

    /// Describes them in sentences, latest first. `say` describes an entry.
    fn told(&self, say: impl Fn(usize) -> String) -> String {
        let mut all: Vec<usize> = self.kept.iter().chain(&self.corrected).copied().collect();
        all.sort_unstable();
        let said = all.iter().rev().take(MOST).map(|&at| {
            let what = say(at);
            match self.kept.contains(&at) {
                true => fl!(irregular_kept, number = at + 1, what),
                false => fl!(irregular_corrected, number = at + 1, what),
            }
        });
        let said: Vec<String> = said.collect();
        said.join("\n")
    }

    /// Draws the mark, if there are any entries; `say` describes an entry.
    pub fn show(
        &self,
        ui: &Ui,
        at: Rect,
        (seat, name): (Seat, &str),
        say: impl Fn(usize) -> String,
    ) {
        let Some(icon) = self.icon() else {
            return;
        };
        let palette = Palette::of(ui);
        let edge = Stroke::new(1.0, palette.gold_edge);
        let painter = ui.painter();
        painter.rect(at, 5.0, palette.kept, edge, StrokeKind::Inside);
        icons::paint(painter, at.shrink(at.width() * 0.22), icon, palette.ink);
        let (kept, corrected) = (self.kept.len(), self.corrected.len());
        let name = fl!(irregular_seat, name, kept, corrected);
        let id = Id::unique((ui.layer_id().id, "seat", "irregular", seat));
        let response = ui.interact(at, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        response.on_hover_said(|| self.told(say));
    }
}

//! A score sheet on its way to its file and back: the setup as it is typed,
//! possible or not, and what stands in fields and is no number.

use std::collections::BTreeMap;

use super::sheet_fields::Field;
use super::sheet_state::SheetPanel;
use crate::ui::screens::sheet::Record;
use florence::rules::Counts;
use florence::{Game, Setup};
use table::{Item, Save, Seat};

impl SheetPanel {
    /// A sheet for a setup. One without players is for the end of a game.
    #[must_use]
    pub fn of(setup: Setup) -> Self {
        let mut sheet = Self {
            setup,
            ..Self::default()
        };
        sheet.begin();
        sheet.record = Record::begun(&sheet.setup);
        sheet.changed();
        sheet
    }

    /// The sheet that was kept.
    #[must_use]
    pub fn of_save(save: Save<Game>) -> Self {
        let mut sheet = Self {
            setup: save.start,
            ..Self::default()
        };
        let typed = save.sheet.unwrap_or_default();
        sheet.counts = Counts::kept(&typed, sheet.setup.players.len());
        for (player, seat) in Seat::ALL.iter().enumerate() {
            for field in Field::every() {
                if let Some(text) = typed.get(&name(*seat, field)) {
                    sheet.numbers.put((player, field), text.clone());
                }
            }
        }
        sheet.begin();
        let counted = sheet.counted();
        let counted = counted.map_or_else(String::new, |counted| format!("{counted:?}"));
        sheet.record = Record::of(&sheet.setup, save.occasion, &counted);
        sheet.changed();
        sheet
    }

    /// What is typed in the fields of those who play and is no number.
    fn unread(&self) -> impl Iterator<Item = ((usize, Field), &str)> {
        let players = self.setup.players.len();
        let unread = self.numbers.unread();
        unread.filter(move |((player, _), _)| *player < players)
    }

    /// Whether everything typed in the fields in sight is a number.
    #[must_use]
    pub fn has_only_numbers(&self) -> bool {
        let without_boards = self.counts.is_some();
        let mut unread = self.unread();
        !unread.any(|((_, field), _)| field.is_in_sight(without_boards))
    }

    /// Whether there is something on it that was not there when this was asked last.
    pub fn changed(&mut self) -> bool {
        let now = self.save();
        self.record.is_new(now)
    }

    /// What is to be kept.
    #[must_use]
    pub fn save(&self) -> Save<Game> {
        let unread = self.unread();
        let mut typed: BTreeMap<String, String> = unread
            .map(|((player, field), text)| (name(Seat::ALL[player], field), text.to_owned()))
            .collect();
        for (seat, counts) in Seat::ALL.iter().zip(self.counts.iter().flatten()) {
            typed.insert(Counts::called(*seat), counts.to_text());
        }
        self.record.save(&self.setup, typed)
    }
}

/// The name of a field in a file: `B BestWork`.
fn name(seat: Seat, field: Field) -> String {
    format!("{seat:?} {field:?}")
}

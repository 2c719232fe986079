//! A score sheet on its way to its file and back: the setup as it is typed,
//! possible or not, and what stands in fields and is no number.

use std::collections::BTreeMap;

use super::sheet::SheetPanel;
use super::sheet_fields::Field;
use jiff::Timestamp;

use florence::rules::Counts;
use florence::{Game, Setup};
use table::{Item, Save, Seat};
use words::report::identity;

impl SheetPanel {
    /// A sheet for a setup. One without players is for the end of a game.
    #[must_use]
    pub fn of(setup: Setup) -> Self {
        let mut sheet = Self {
            setup,
            ..Self::default()
        };
        sheet.begin();
        let now = Timestamp::now();
        sheet.occasion.identity = identity::made::<Game>(&sheet.setup, now);
        sheet.kept = Some(sheet.save());
        sheet
    }

    /// The sheet that was kept.
    #[must_use]
    pub fn of_save(save: Save<Game>) -> Self {
        let mut sheet = Self {
            setup: save.start,
            occasion: save.occasion,
            ..Self::default()
        };
        let typed = save.sheet.unwrap_or_default();
        sheet.counts = Counts::kept(&typed, sheet.setup.players.len());
        for (player, seat) in Seat::ALL.iter().enumerate() {
            for field in Field::every() {
                if let Some(text) = typed.get(&name(*seat, field)) {
                    sheet.typed.insert((player, field), text.clone());
                }
            }
        }
        sheet.begin();
        let counted = sheet.counted();
        let counted = counted.map_or_else(String::new, |counted| format!("{counted:?}"));
        // Kept from now on, whatever is corrected.
        let occasion = &mut sheet.occasion;
        occasion.identity = identity::of_sheet::<Game>(&sheet.setup, occasion, &counted);
        sheet.kept = Some(sheet.save());
        sheet
    }

    /// Whether everything typed in the fields in sight is a number.
    #[must_use]
    pub fn has_only_numbers(&self) -> bool {
        let mut typed = self.typed.iter();
        typed.all(|((player, field), text)| {
            *player >= self.setup.players.len()
                || !field.is_in_sight(self.counts.is_some())
                || field.number(text).is_some()
        })
    }

    /// What is to be kept, if it is not what it was when this was asked last.
    pub fn changed(&mut self) -> Option<Save<Game>> {
        let now = self.save();
        if self.kept.as_ref() == Some(&now) {
            return None;
        }
        self.kept = Some(now.clone());
        Some(now)
    }

    /// What is to be kept.
    #[must_use]
    pub fn save(&self) -> Save<Game> {
        let nonsense = self.typed.iter().filter(|((player, field), text)| {
            *player < self.setup.players.len() && field.number(text).is_none()
        });
        let mut typed: BTreeMap<String, String> = nonsense
            .map(|(&(player, field), text)| (name(Seat::ALL[player], field), text.clone()))
            .collect();
        for (seat, counts) in Seat::ALL.iter().zip(self.counts.iter().flatten()) {
            typed.insert(Counts::called(*seat), counts.to_text());
        }
        Save {
            occasion: self.occasion.clone(),
            ..Save::from_sheet(self.setup.clone(), typed)
        }
    }
}

/// The name of a field in a file: `B BestWork`.
fn name(seat: Seat, field: Field) -> String {
    format!("{seat:?} {field:?}")
}

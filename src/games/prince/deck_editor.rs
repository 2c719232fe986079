//! A custom deck: six blocks of cards by kind, whose values are edited in place. Problems
//! are shown next to the deck while typing, with ways to fix them; every change is saved at
//! once, even an unfinished one.
//!
//! Accessible names: `Deck Studiolo` for each deck; `Copy`, `From a file…`, `Share`,
//! `Delete`; the field `Name of the deck`; the fields `Bologna: power` for each value;
//! `Name of Bologna` (F2); `Add a card: Holdings`; `Undo`, `Redo`, `Back`.
//!
//! Keys: Tab goes to the next value, Enter and the arrows to the one below or above, F2 to
//! the name of the card, Ctrl+Z and Ctrl+Y undo and redo, Escape goes back.

mod blocks;

use std::collections::BTreeMap;

use eframe::egui::{Context, Id, Key, Modifiers, Ui};

use super::deck_faults;
use super::deck_faults::{Column, Cure, Fault};
use super::ids::DECK;
use super::typed_number::Typed;
use crate::ui::base::panel_keys::PanelKey;
use crate::ui::parts::controls;
use crate::ui::screens::editor;
use crate::ui::screens::workshop::{Desk, Editor, Texts};
use prince::rules::edition::Field;
use prince::{CardType, Edition, EditionData};
use words::fl;

/// Goes to the name of the card.
pub const NAMES: PanelKey = PanelKey::new(&[Key::F2], || "F2", fl!(fn prince_key_name));

/// The width of the list of decks.
const LIST: f32 = 226.0;
/// A check sum: its name, and the function that computes it.
struct Sum {
    name: &'static str,
    of: fn(&EditionData) -> u32,
}

/// The totals in their order.
fn sums() -> [Sum; 8] {
    use CardType::{Artist, Condottiere, Holding, Office};
    [
        Sum {
            name: fl!(prince_editor_sum_cards),
            of: |deck| u32::try_from(deck.len()).unwrap_or(u32::MAX),
        },
        Sum {
            name: fl!(prince_editor_sum_power),
            of: |deck| deck.sum(Holding, Field::Power),
        },
        Sum {
            name: fl!(prince_editor_sum_income),
            of: |deck| deck.sum(Holding, Field::Income) + deck.sum(Office, Field::Income),
        },
        Sum {
            name: fl!(prince_editor_sum_votes),
            of: |deck| deck.sum(Office, Field::Votes),
        },
        Sum {
            name: fl!(prince_editor_sum_vp_holdings),
            of: |deck| deck.sum(Holding, Field::Vp),
        },
        Sum {
            name: fl!(prince_editor_sum_vp_artists),
            of: |deck| deck.sum(Artist, Field::Vp),
        },
        Sum {
            name: fl!(prince_editor_sum_fees),
            of: |deck| deck.sum(Artist, Field::Fee),
        },
        Sum {
            name: fl!(prince_editor_sum_condottieri),
            of: |deck| deck.sum(Condottiere, Field::Power),
        },
    ]
}

/// The state of the deck editor.
#[derive(Debug, Default)]
pub struct DeckPanel {
    desk: Desk<EditionData>,
    /// Whether the name of the card whose value has the keyboard was requested.
    names: bool,
    /// The value being typed, and those that are not valid numbers.
    typed: BTreeMap<(usize, Column), Typed>,
    /// The entry whose name is being typed, and whether that has just begun.
    naming: Option<(usize, bool)>,
    /// The fields of the last frame, by entry and column.
    cells: BTreeMap<(usize, Column), Id>,
    /// The field whose text is to be selected.
    select: Option<Id>,
}

impl Editor for DeckPanel {
    type Data = EditionData;
    type Drawn = EditionData;
    /// All faults, and how many of these are invalid values.
    type Faults = (Vec<Fault>, usize);

    const SCREEN: &'static str = DECK;

    fn width(&mut self, _: &Ui) -> f32 {
        LIST
    }

    fn texts() -> Texts {
        Texts {
            title: fl!(prince_editor_title),
            field: fl!(prince_editor_name),
            list: fl!(prince_editor_list),
            copy: fl!(prince_editor_copy_hint),
            shared: Some([
                fl!(prince_editor_from_file_hint),
                fl!(prince_editor_copy_first),
            ]),
            open: [fl!(prince_editor_open), fl!(prince_editor_open_explained)],
        }
    }

    fn desk(&self) -> &Desk<EditionData> {
        &self.desk
    }

    fn desk_mut(&mut self) -> &mut Desk<EditionData> {
        &mut self.desk
    }

    fn keys(&mut self, ctx: &Context) {
        let mut keys = NAMES.keys.iter();
        self.names =
            keys.any(|&key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key)));
    }

    fn turned(&mut self) {
        self.typed.clear();
        self.naming = None;
    }

    fn stepped(&mut self) {
        self.typed.clear();
    }

    fn faults(&self) -> Self::Faults {
        let mut faults = deck_faults::typed(&self.desk.data, &self.typed);
        let unread = faults.len();
        faults.extend(deck_faults::faults(&self.desk.data));
        (faults, unread)
    }

    fn wrong((faults, _): &Self::Faults) -> usize {
        faults.len()
    }

    fn said(&self, (faults, unread): &Self::Faults) -> [String; 2] {
        let number = faults.len();
        let is_own = self.desk.is_own();
        let said = match (is_own, number - unread, *unread) {
            (false, ..) => fl!(prince_editor_comes_along).to_owned(),
            (true, 0, 0) => fl!(prince_editor_sound).to_owned(),
            (true, 0, unread) => fl!(prince_editor_unread, number = unread),
            (true, ..) => fl!(prince_editor_wrong, number = number),
        };
        let short = match is_own && number > 0 {
            true => fl!(prince_editor_wrong_short, number = number),
            false => said.clone(),
        };
        [said, short]
    }

    fn copied(name: String) -> String {
        fl!(prince_editor_copy_of, name = name)
    }

    fn card(deck: &EditionData, wrong: usize, is_own: bool) -> String {
        match (is_own, wrong) {
            (false, _) => fl!(prince_editor_comes_along).to_owned(),
            (true, 0) => fl!(prince_editor_own, number = deck.len()),
            (true, number) => fl!(prince_editor_wrong_short, number = number),
        }
    }

    /// Describes a deck; if several have the same name, which of them.
    fn told(names: &[String], at: usize, _said: &str) -> String {
        let name = &names[at];
        let alike = |names: &[String]| names.iter().filter(|it| *it == name).count();
        match alike(names) {
            0 | 1 => fl!(prince_editor_choice, name = name),
            all => fl!(
                prince_editor_choice_of,
                name = name,
                number = alike(&names[..=at]),
                all = all
            ),
        }
    }

    fn below(&mut self, ui: &mut Ui, (faults, _): &Self::Faults) {
        let mut cure = None;
        for fault in faults {
            let pressed = editor::refused(ui, [&fault.title, &fault.text], &fault.cures);
            cure = cure.or(pressed);
        }
        if let Some(cure) = cure.filter(|_| self.desk.is_own()) {
            self.cure(cure);
        }
        ui.add_space(4.0);
        self.check_sums(ui);
    }

    fn middle(&mut self, ui: &mut Ui, (faults, _): &Self::Faults) {
        editor::middle(ui, "cards", 14, |ui| self.blocks(ui, faults));
    }
}

impl DeckPanel {
    /// Fixes the deck. The typed text of other values stays as it is.
    fn cure(&mut self, cure: Cure) {
        cure.apply(&mut self.desk.data);
        match cure {
            Cure::Set(at, column, _) => {
                self.typed.remove(&(at, column));
            }
            Cure::Remove(at) => {
                self.typed.retain(|&(of, _), _| of != at);
                self.shift(at + 1, |of| of - 1);
            }
            Cure::Fees(_) | Cure::Rename(_) => {}
        }
    }

    /// Moves the typed text of the entries from this one on to their new places.
    fn shift(&mut self, from: usize, to: impl Fn(usize) -> usize) {
        let typed = std::mem::take(&mut self.typed);
        let shifted = typed.into_iter().map(|((at, column), typed)| {
            let at = if at < from { at } else { to(at) };
            ((at, column), typed)
        });
        self.typed = shifted.collect();
    }

    /// Draws the sums, each next to that of the built-in deck.
    fn check_sums(&self, ui: &mut Ui) {
        let studiolo = Edition::studiolo().data();
        let sums = sums().into_iter().map(|sum| {
            let (now, usual) = ((sum.of)(&self.desk.data), (sum.of)(studiolo));
            let said = fl!(prince_editor_sum, name = sum.name, now = now, usual = usual);
            editor::Sum {
                name: sum.name,
                now: now.to_string(),
                usual: usual.to_string(),
                fits: (now == usual).then_some(true),
                said,
            }
        });
        let sums: Vec<_> = sums.collect();
        editor::sums(ui, [fl!(prince_editor_sums), &studiolo.name], &sums);
        ui.add_space(8.0);
        controls::remark(ui, deck_faults::suffices(&self.desk.data));
    }
}

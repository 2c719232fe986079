//! A deck of one's own: six blocks of cards by kind, whose values are edited in place.
//! What is wrong stands beside it while one types, with what would mend it; every change
//! is kept at once, also one that is not finished.
//!
//! By name: `Deck Studiolo` for each deck; `Copy`, `From a file…`, `Share`, `Delete`; the
//! field `Name of the deck`; the fields `Bologna: power` for each value; `Name of Bologna`
//! (F2); `Another card: Holdings`; `Undo`, `Redo`, `Back`.
//!
//! With keys: Tab goes to the next value, Enter and the arrows to the one below or above,
//! F2 to the name of the card, Ctrl+Z and Ctrl+Y undo and redo, Escape goes back.

mod blocks;

use std::collections::BTreeMap;
use std::path::PathBuf;

use eframe::egui::{Context, Id, Key, Modifiers, Ui, vec2};

use super::deck_faults;
use super::deck_faults::{Column, Cure, Fault};
use super::decks::{Decks, deck_name};
use super::ids::Wish;
use super::typed_number::Typed;
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::input;
use crate::ui::io::collection::Filed;
use crate::ui::parts::history::{History, Step};
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, widgets};
use crate::ui::screens::editor;
use crate::ui::screens::editor::{Card, Edited};
use crate::ui::session::commands;
use crate::ui::session::intent::Screen;
use crate::ui::session::state::State;
use prince::rules::edition::Field;
use prince::{CardType, Edition, EditionData};
use words::{fl, window};

/// The width of the list of decks.
const LIST: f32 = 226.0;
/// A check sum: what it is of, and what it is.
struct Sum {
    name: &'static str,
    of: fn(&EditionData) -> u32,
}

/// The check sums in their order.
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

/// The screen.
#[derive(Debug)]
pub struct DeckPanel {
    /// The file of the deck shown; none for the one that comes along.
    open: Option<PathBuf>,
    deck: EditionData,
    history: History<EditionData>,
    step: Option<Step>,
    /// Whether the name of the card is asked for whose value has the keyboard.
    names: bool,
    /// The value that is being typed, and those that are none.
    typed: BTreeMap<(usize, Column), Typed>,
    /// The entry whose name is being typed, and whether that has just begun.
    naming: Option<(usize, bool)>,
    /// The fields of the frame before, by entry and column.
    cells: BTreeMap<(usize, Column), Id>,
    /// The field whose text is to be selected.
    select: Option<Id>,
    /// Where one came from.
    pub back: Screen,
}

impl Default for DeckPanel {
    fn default() -> Self {
        Self {
            open: None,
            deck: EditionData::default(),
            history: History::default(),
            step: None,
            names: false,
            typed: BTreeMap::new(),
            naming: None,
            cells: BTreeMap::new(),
            select: None,
            back: Screen::Start,
        }
    }
}

impl DeckPanel {
    /// Shows a deck.
    pub fn open(&mut self, kept: &Filed<EditionData>) {
        self.look_at(Some(kept.path.clone()), &kept.data);
    }

    fn look_at(&mut self, path: Option<PathBuf>, data: &EditionData) {
        self.open = path;
        self.deck = data.clone();
        self.history = History::default();
        self.typed.clear();
        self.naming = None;
    }

    /// Looks whether a change is to be taken back; done before the window looks at the
    /// keys, which take back entries of a game.
    pub fn keys(&mut self, ctx: &Context) {
        self.step = Step::pressed(ctx);
        self.names = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F2));
    }

    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, decks: &Decks, state: &State) -> Option<Shell> {
        let is_there = |path: &PathBuf| decks.kept.iter().any(|kept| kept.path == *path);
        if self.open.as_ref().is_some_and(|path| !is_there(path)) {
            self.look_at(None, Edition::studiolo().data());
        }
        let before = self.deck.clone();
        let mut faults = deck_faults::typed(&before, &self.typed);
        let unread = faults.len();
        faults.extend(deck_faults::faults(&before));
        let mut wanted = None;
        let back = self.bar(ui, [faults.len() - unread, unread], state, &mut wanted);
        let listed = editor::list(ui, "decks", LIST, |ui| self.list(ui, decks, &faults, state));
        wanted = wanted.or(listed);
        editor::middle(ui, "cards", 14, |ui| self.blocks(ui, &faults));
        let step = self.step.take().filter(|_| self.open.is_some());
        if self.deck != before {
            self.history.changed(ui, before.clone());
        } else if let Some(step) = step
            && let Some(there) = self.history.go(step, before.clone())
        {
            self.deck = there;
            self.typed.clear();
        }
        if let Some(path) = &self.open
            && self.deck != before
        {
            ui.ctx().request_repaint();
            let keep = Wish::KeepDeck(path.clone(), Box::new(self.deck.clone()));
            wanted = wanted.or(Some(keep.into()));
        }
        let typing = ui.ctx().text_edit_focused();
        if back || (!typing && input::escaped(ui)) {
            wanted = Some(Shell::Show(self.back));
        }
        wanted
    }

    /// The bar above the page. Says whether one goes back.
    fn bar(
        &mut self,
        ui: &mut Ui,
        wrong: [usize; 2],
        state: &State,
        wanted: &mut Option<Shell>,
    ) -> bool {
        let is_own = self.open.is_some();
        let said = match (is_own, wrong) {
            (false, _) => fl!(prince_editor_comes_along).to_owned(),
            (true, [0, 0]) => fl!(prince_editor_sound).to_owned(),
            (true, [0, unread]) => fl!(prince_editor_unread, number = unread),
            (true, [wrong, unread]) => fl!(prince_editor_wrong, number = wrong + unread),
        };
        let number = wrong.iter().sum::<usize>();
        let short = match is_own && number > 0 {
            true => fl!(prince_editor_wrong_short, number = number),
            false => said.clone(),
        };
        let edited = Edited {
            title: fl!(prince_editor_title),
            field: fl!(prince_editor_name),
            name: &mut self.deck.name,
            is_own,
            is_sound: number == 0,
            said: [said, short],
            can: [Step::Undo, Step::Redo].map(|step| is_own && self.history.can(step)),
        };
        let (back, step) = edited.bar(ui, state, wanted);
        self.step = self.step.or(step);
        back
    }

    /// The decks there are, what is wrong with the one shown, and its check sums.
    fn list(
        &mut self,
        ui: &mut Ui,
        decks: &Decks,
        faults: &[Fault],
        state: &State,
    ) -> Option<Shell> {
        let mut choice = None;
        let mut wanted = None;
        widgets::caption(ui, fl!(prince_editor_list));
        ui.spacing_mut().item_spacing.y = 7.0;
        let kept = decks.kept.iter();
        let kept = kept.map(|kept| (&kept.data, Some(&kept.path)));
        let all: Vec<_> = [(Edition::studiolo().data(), None)]
            .into_iter()
            .chain(kept)
            .collect();
        let names: Vec<String> = all.iter().map(|(data, _)| deck_name(data)).collect();
        for (at, &(data, path)) in all.iter().enumerate() {
            let selected = self.open.as_ref() == path;
            let told = among_alike(&names, at);
            if deck_card(ui, data, &told, (path.is_none(), selected)) && !selected {
                choice = Some((path.cloned(), data.clone()));
            }
        }
        if let Some((path, data)) = choice {
            self.look_at(path, &data);
        }
        for (path, error) in &decks.unreadable {
            editor::unreadable(ui, &window::file_name(path), &error.said());
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            let copy = Press::new(fl!(prince_editor_copy)).small().icon(Icon::Copy);
            let copy = ui.add(copy).on_hover_text(fl!(prince_editor_copy_hint));
            if copy.clicked() {
                let mut data = self.deck.clone();
                data.name = fl!(prince_editor_copy_of, name = deck_name(&data));
                wanted = Some(Wish::BeginDeck(Box::new(data)).into());
            }
            let file = Press::new(fl!(prince_editor_from_file)).small();
            let file = ui.add(file.icon(Icon::Folder));
            if file
                .on_hover_text(fl!(prince_editor_from_file_hint))
                .clicked()
            {
                wanted = Some(Shell::Do(commands::OPEN.id));
            }
            let share = Press::new(fl!(prince_editor_share)).small().quiet();
            let share = ui.add(share.icon(Icon::Arrow));
            if share.on_hover_text(fl!(prince_editor_share_hint)).clicked() {
                let folder = state.folders.for_files();
                wanted = Some(Wish::ShareDeck(folder, Box::new(self.deck.clone())).into());
            }
            if let Some(path) = self.open.clone() {
                let delete = Press::new(fl!(prince_editor_delete)).small().quiet();
                if delete.icon(Icon::Bin).pressed(ui) {
                    wanted = Some(Wish::RemoveDeck(path).into());
                }
            }
        });
        if self.open.is_none() {
            controls::remark(ui, fl!(prince_editor_copy_first));
        }
        let mut cure = None;
        for fault in faults {
            let pressed = editor::refused(ui, [&fault.title, &fault.text], &fault.cures);
            cure = cure.or(pressed);
        }
        if let Some(cure) = cure.filter(|_| self.open.is_some()) {
            self.cure(cure);
        }
        ui.add_space(4.0);
        self.check_sums(ui);
        wanted
    }

    /// Mends the deck. What is typed of other values stays as it is typed.
    fn cure(&mut self, cure: Cure) {
        cure.apply(&mut self.deck);
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

    /// The entries from this one on have another place now, and so has what is typed of
    /// them.
    fn shift(&mut self, from: usize, to: impl Fn(usize) -> usize) {
        let typed = std::mem::take(&mut self.typed);
        let shifted = typed.into_iter().map(|((at, column), typed)| {
            let at = if at < from { at } else { to(at) };
            ((at, column), typed)
        });
        self.typed = shifted.collect();
    }

    /// The sums, each beside that of the deck that comes along.
    fn check_sums(&self, ui: &mut Ui) {
        let studiolo = Edition::studiolo().data();
        let sums = sums().into_iter().map(|sum| {
            let (now, usual) = ((sum.of)(&self.deck), (sum.of)(studiolo));
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
        controls::remark(ui, deck_faults::suffices(&self.deck));
    }
}

/// What a deck of the list is called by those who hear it: of those with one name, which.
fn among_alike(names: &[String], at: usize) -> String {
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

/// A deck in the list; says whether it was pressed.
fn deck_card(
    ui: &mut Ui,
    deck: &EditionData,
    told: &str,
    (comes_along, is_chosen): (bool, bool),
) -> bool {
    let problems = deck.problems().len();
    let said = match (comes_along, problems) {
        (true, _) => fl!(prince_editor_comes_along).to_owned(),
        (false, 0) => fl!(prince_editor_own, number = deck.len()),
        (false, problems) => fl!(prince_editor_wrong_short, number = problems),
    };
    let card = Card {
        name: &deck_name(deck),
        told,
        said: &said,
        is_sound: problems == 0,
        is_chosen,
    };
    card.show(ui, 47.0)
}

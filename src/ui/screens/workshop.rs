//! The screen to make what games are played with: editions, decks. All entries are in a
//! list on the left; every change is saved at once, even an unfinished one. A game adds its
//! own parts as an [`Editor`].
//!
//! Controls: one for each entry; `Copy`, `From a file…`, `Share`, `Delete`; the field with
//! its name; `Undo`, `Redo`, `Back`. Ctrl+Z and Ctrl+Y undo and redo, Escape goes back.

use std::any::Any;
use std::borrow::{Borrow, BorrowMut};
use std::fmt::Debug;
use std::path::{Path, PathBuf};

use eframe::egui::{Context, Ui, vec2};

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::input;
use super::super::base::own::Own;
use super::super::io::collection::{Collected as _, Collection, Found, Work, is_named};
use super::super::io::errand::Errand;
use super::super::parts::history::{History, Step};
use super::super::parts::widgets::Press;
use super::super::parts::{controls, widgets};
use super::super::session::collecting::{Played, Wish};
use super::super::session::commands;
use super::super::session::intent::Screen;
use super::super::session::open_table::Outbox;
use super::super::session::state::State;
use super::editor;
use super::editor::{Card, Edited};
use words::{fl, window};

/// The entry that is open in an editor.
#[derive(Debug)]
pub struct Desk<T> {
    /// Its file; `None` for a built-in one.
    pub path: Option<PathBuf>,
    /// Its current content.
    pub data: T,
    /// The undo history.
    pub history: History<T>,
    step: Option<Step>,
    /// The previous screen.
    back: Screen,
}

impl<T: Default> Default for Desk<T> {
    fn default() -> Self {
        Self {
            path: None,
            data: T::default(),
            history: History::default(),
            step: None,
            back: Screen::Start,
        }
    }
}

impl<T> Desk<T> {
    /// Returns whether it is the player's own and can be changed.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.path.is_some()
    }
}

/// The texts of an editor.
#[derive(Debug)]
pub struct Texts {
    /// The title of the page.
    pub title: &'static str,
    /// The accessible name of the field for the name.
    pub field: &'static str,
    /// The heading of the list.
    pub list: &'static str,
    /// What a copy is for.
    pub copy: &'static str,
    /// What other people's files are for, and that an entry is copied before it is changed;
    /// `None` if entries cannot be shared.
    pub shared: Option<[&'static str; 2]>,
    /// What kind of file is asked for, and what happens to it.
    pub open: [&'static str; 2],
}

/// A game's part of its editor.
pub trait Editor: Default {
    /// What is edited.
    type Data: Played;
    /// The same in the form in which it is drawn.
    type Drawn: Clone + Debug + PartialEq + From<Self::Data> + BorrowMut<Self::Data>;
    /// What is wrong with it.
    type Faults;

    /// Its screen.
    const SCREEN: &'static str;
    /// The height of a card in the list, the gap between two, and the gap between rows of
    /// buttons.
    const CARDS: [f32; 3] = [47.0, 7.0, 4.0];

    /// Returns the width of the list.
    fn width(&mut self, ui: &Ui) -> f32;
    /// Returns its texts.
    fn texts() -> Texts;
    /// Returns the open entry.
    fn desk(&self) -> &Desk<Self::Drawn>;
    /// Returns the open entry, for editing.
    fn desk_mut(&mut self) -> &mut Desk<Self::Drawn>;
    /// Handles keys before the window does.
    fn keys(&mut self, _ctx: &Context) {}
    /// Handles a switch to another entry.
    fn turned(&mut self) {}
    /// Handles undo or redo.
    fn stepped(&mut self) {}
    /// Returns whether a change is in progress that counts as one step.
    fn is_dragging(&self) -> bool {
        false
    }
    /// Returns what is wrong with it.
    fn faults(&self) -> Self::Faults;
    /// Returns how many faults prevent a game from starting.
    fn wrong(faults: &Self::Faults) -> usize;
    /// Returns the state of the entry, in words and in fewer words.
    fn said(&self, faults: &Self::Faults) -> [String; 2] {
        edition_said(self.desk().is_own(), Self::wrong(faults))
    }
    /// Returns the name of a copy of an entry with this name.
    fn copied(name: String) -> String {
        fl!(edition_copy_of, edition = name)
    }
    /// Returns the description of an entry in the list, with its number of faults and whether
    /// it is the player's own.
    fn card(_data: &Self::Data, wrong: usize, is_own: bool) -> String {
        match (is_own, wrong) {
            (false, _) => fl!(edition_comes_along).to_owned(),
            (true, 0) => fl!(edition_own).to_owned(),
            (true, number) => fl!(edition_wrong_short, number),
        }
    }
    /// Returns the description of an entry in the list for screen readers, from its name among
    /// all names and its visible description.
    fn told(names: &[String], at: usize, said: &str) -> String;
    /// Draws what is below the list.
    fn below(&mut self, ui: &mut Ui, faults: &Self::Faults);
    /// Draws the place where the entry is edited.
    fn middle(&mut self, ui: &mut Ui, faults: &Self::Faults);
}

/// Returns the state of an edition, in words and in fewer words.
#[must_use]
pub fn edition_said(is_own: bool, wrong: usize) -> [String; 2] {
    let said = match (is_own, wrong) {
        (false, _) => fl!(edition_comes_along).to_owned(),
        (true, 0) => fl!(edition_is_sound).to_owned(),
        (true, number) => fl!(edition_wrong, number),
    };
    let short = match is_own && wrong > 0 {
        true => fl!(edition_wrong_short, number = wrong),
        false => said.clone(),
    };
    [said, short]
}

/// An editor, and all entries it can edit.
#[derive(Debug, Default)]
pub struct Workshop<E: Editor> {
    /// All entries except the built-in one.
    pub all: Collection<E::Data>,
    editor: E,
}

impl<E: Editor> Workshop<E> {
    fn look_at(&mut self, path: Option<PathBuf>, data: E::Data) {
        let desk = self.editor.desk_mut();
        desk.path = path;
        desk.data = data.into();
        desk.history = History::default();
        self.editor.turned();
    }

    fn open(&mut self, path: &Path) {
        if let Some(kept) = self.all.in_file(path) {
            self.look_at(Some(kept.path.clone()), kept.data.clone());
        }
    }

    fn screen() -> Screen {
        Screen::Of(E::Data::GAME, E::SCREEN)
    }

    /// Returns the errand that reads all entries.
    #[must_use]
    pub fn first_errand() -> Box<dyn Errand> {
        Box::new(Work::<E::Data>::LIST)
    }

    /// Takes over what was found in its files. Returns results that belong to something else.
    pub fn errand_done(
        &mut self,
        found: Box<dyn Any + Send>,
        state: &mut State,
    ) -> Option<Box<dyn Any + Send>> {
        let found = match found.downcast::<Found<E::Data>>() {
            Ok(found) => *found,
            Err(other) => return Some(other),
        };
        let shows = matches!(found, Found::Begun(_)) && E::texts().shared.is_some();
        if let Some(path) = self.all.learn(found, state) {
            self.open(&path);
            if shows && state.screen != Self::screen() {
                self.entered(state.screen);
                state.screen = Self::screen();
            }
        }
        None
    }

    /// Returns the errand for opening a file, if it may contain such an entry.
    #[must_use]
    pub fn opens(path: &Path, on: Screen) -> Option<Box<dyn Errand>> {
        let is_one = on == Self::screen() || is_named::<E::Data>(path);
        is_one.then(|| Box::new(Work::<E::Data>::TakeOver(path.to_owned())) as Box<dyn Errand>)
    }

    /// Returns what files are asked for on that screen, and what happens to them.
    #[must_use]
    pub fn asks_for_file(on: Screen) -> Option<[&'static str; 2]> {
        (on == Self::screen()).then(|| E::texts().open)
    }

    /// Handles a switch to this screen from another one.
    pub fn entered(&mut self, from: Screen) {
        self.editor.desk_mut().back = from;
    }

    /// Handles undo and redo; called before the window handles the same keys for entries of a
    /// game.
    pub fn keys(&mut self, ctx: &Context) {
        self.editor.desk_mut().step = Step::pressed(ctx);
        self.editor.keys(ctx);
    }

    /// Carries out an intent for these entries. Returns whether it was one.
    pub fn carry_out(&mut self, intent: &Own, state: &mut State, out: &mut Outbox) -> bool {
        let Some(wish) = intent.get::<Wish<E::Data>>() else {
            return false;
        };
        if let Some(path) = self.all.carry_out(wish, state, out) {
            self.open(&path);
        }
        true
    }

    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, state: &State) -> Option<Intent> {
        let path = self.editor.desk().path.as_ref();
        if path.is_some_and(|path| self.all.in_file(path).is_none()) {
            self.look_at(None, E::Data::default());
        }
        let before = self.editor.desk().data.clone();
        let faults = self.editor.faults();
        let mut wanted = None;
        let back = self.bar(ui, &faults, state, &mut wanted);
        let width = self.editor.width(ui);
        let listed = editor::list(ui, E::SCREEN, width, |ui| {
            let listed = self.list(ui, state);
            self.editor.below(ui, &faults);
            listed
        });
        wanted = wanted.or(listed);
        self.editor.middle(ui, &faults);
        let is_dragging = self.editor.is_dragging();
        let desk = self.editor.desk_mut();
        let step = desk.step.take().filter(|_| desk.path.is_some());
        if !is_dragging && desk.data != before {
            desk.history.changed(ui, before.clone());
        } else if let Some(step) = step
            && let Some(there) = desk.history.go(step, before.clone())
        {
            desk.data = there;
            self.editor.stepped();
        }
        let desk = self.editor.desk();
        if desk.data != before {
            ui.ctx().request_repaint();
        }
        let data: &E::Data = desk.data.borrow();
        if let Some(path) = &desk.path
            && data != Borrow::<E::Data>::borrow(&before)
        {
            let keep = Wish::Keep(path.clone(), Box::new(data.clone()));
            wanted = wanted.or(Some(keep.into()));
        }
        let typing = ui.ctx().text_edit_focused();
        if back || (!typing && input::escaped(ui)) {
            wanted = Some(Intent::Show(desk.back));
        }
        wanted
    }

    /// Draws the bar above the page. Returns whether the player goes back.
    fn bar(
        &mut self,
        ui: &mut Ui,
        faults: &E::Faults,
        state: &State,
        wanted: &mut Option<Intent>,
    ) -> bool {
        let Texts { title, field, .. } = E::texts();
        let said = self.editor.said(faults);
        let is_sound = E::wrong(faults) == 0;
        let desk = self.editor.desk_mut();
        let is_own = desk.is_own();
        let edited = Edited {
            title,
            field,
            is_own,
            is_sound,
            said,
            can: [Step::Undo, Step::Redo].map(|step| is_own && desk.history.can(step)),
            name: desk.data.borrow_mut().name_mut(),
        };
        let (back, step) = edited.bar(ui, state, wanted);
        desk.step = desk.step.or(step);
        back
    }

    /// Draws all entries, and the actions for the shown one.
    fn list(&mut self, ui: &mut Ui, state: &State) -> Option<Intent> {
        let mut choice = None;
        let mut wanted = None;
        let texts = E::texts();
        let [height, gap, between] = E::CARDS;
        widgets::caption(ui, texts.list);
        ui.spacing_mut().item_spacing.y = gap;
        let studiolo = E::Data::default();
        let all = self.all.all(&studiolo);
        let names: Vec<String> = all.iter().map(|(_, data)| data.called()).collect();
        for (at, &(path, data)) in all.iter().enumerate() {
            let wrong = data.wrong();
            let said = E::card(data, wrong, path.is_some());
            let is_chosen = self.editor.desk().path.as_ref() == path;
            let card = Card {
                name: &names[at],
                told: &E::told(&names, at, &said),
                said: &said,
                is_sound: wrong == 0,
                is_chosen,
            };
            if card.show(ui, height) && !is_chosen {
                choice = Some((path.cloned(), data.clone()));
            }
        }
        if let Some((path, data)) = choice {
            self.look_at(path, data);
        }
        for (path, error) in &self.all.unreadable {
            editor::unreadable(ui, &window::file_name(path), &E::Data::why(error));
        }
        let desk = self.editor.desk();
        let shown: &E::Data = desk.data.borrow();
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, between);
            let copy = Press::new(fl!(edition_copy)).small().icon(Icon::Copy);
            if ui.add(copy).on_hover_text(texts.copy).clicked() {
                let mut data = shown.clone();
                *data.name_mut() = E::copied(data.called());
                wanted = Some(Wish::Begin(Box::new(data)).into());
            }
            if let Some([from_file, _]) = texts.shared {
                let file = Press::new(fl!(edition_from_file)).small();
                let file = ui.add(file.icon(Icon::Folder)).on_hover_text(from_file);
                if file.clicked() {
                    wanted = Some(Intent::Do(commands::OPEN.id));
                }
                let share = Press::new(fl!(edition_share)).small().quiet();
                let share = ui.add(share.icon(Icon::Arrow));
                if share.on_hover_text(fl!(edition_share_hint)).clicked() {
                    let folder = state.folders.for_files();
                    wanted = Some(Wish::Share(folder, Box::new(shown.clone())).into());
                }
            }
            if let Some(path) = &desk.path {
                let delete = Press::new(fl!(edition_delete)).small().quiet();
                if delete.icon(Icon::Bin).pressed(ui) {
                    wanted = Some(Wish::<E::Data>::Remove(path.clone()).into());
                }
            }
        });
        if let Some([_, copy_first]) = texts.shared.filter(|_| !desk.is_own()) {
            controls::remark(ui, copy_first);
        }
        wanted
    }
}

//! Branches of the open game: starting, comparing, keeping and deleting them.

use std::path::PathBuf;

use jiff::Timestamp;

use super::super::Intent;
use super::super::io::clerk::{Job, Way};
use super::super::io::kept::Script;
use super::super::io::shelf::chore::Chore;
use super::super::screens::dialogs::Dialog;
use super::super::session::intent::{Branch, Screen};
use super::App;
use crate::ui::io::clerk::To;
use crate::ui::screens::branch::{Compared, of_try};
use table::{Occasion, Origin};
use words::{clock, fl};

/// Actions on branches.
impl App {
    pub(crate) fn carry_out_branch(&mut self, branch: Branch) {
        match branch {
            // The game that is left or deleted has to be saved first.
            Branch::PlayOn | Branch::Try | Branch::Drop => {
                self.dialog = None;
                self.leave_for(Intent::Branch(branch));
            }
            Branch::Compare => {
                if let Some(path) = self.path_of_origin() {
                    self.clerk.do_soon(Job::Shelf(Chore::Beside(path)));
                }
            }
            Branch::AskForBots => self.dialog = Some(Dialog::Bots(None)),
            Branch::Seat { level, but } => {
                self.dialog = None;
                self.at_table(|game, out| game.seat_bots(level, but, out));
            }
            Branch::Keep => self.keep_branch(),
        }
    }

    /// Starts or drops a branch once the current game is saved.
    pub(crate) fn branch_off(&mut self, branch: Branch) {
        match branch {
            Branch::PlayOn => self.begin_branch(false),
            Branch::Try => self.begin_branch(true),
            Branch::Drop => self.drop_branch(),
            Branch::Compare | Branch::AskForBots | Branch::Seat { .. } | Branch::Keep => {}
        }
    }

    fn begin_branch(&mut self, is_try: bool) {
        let Some(game) = self.state.game.as_ref().filter(|game| game.may_branch()) else {
            return;
        };
        let Some(path) = game.file().path.clone() else {
            return;
        };
        let entry = game.extent().cursor;
        let file = path.strip_prefix(&self.data).unwrap_or(&path);
        let entry_of = u32::try_from(entry).unwrap_or(u32::MAX);
        // A try may be deleted later, so entries that it shares with its original game are
        // attributed to the original.
        let before = of_try(&**game).filter(|origin| entry_of <= origin.entry);
        let file = before.map_or_else(
            || file.to_string_lossy().into_owned(),
            |origin| origin.file.clone(),
        );
        let now = Timestamp::now();
        let mut occasion = Occasion::beginning(now);
        occasion.offset = Some(clock::offset_here(now));
        occasion.place.clone_from(&game.occasion().place);
        occasion.origin = Some(Origin {
            file,
            entry: entry_of,
            is_try,
        });
        let Some(script) = game.branch(occasion) else {
            return;
        };
        let id = self.state.new_game_id();
        let kind = self.game_kind(script.game());
        if let Some(begun) = kind.and_then(|kind| kind.open(id, &script, None, &self.ctx)) {
            self.state.forget_what_passes();
            self.show_game(begun);
            if !is_try {
                let back = (fl!(branch_back).to_owned(), Intent::Open(path));
                self.state
                    .tell_until_decided(fl!(branch_begun, entry = entry), vec![back]);
            }
        }
    }

    /// Returns the file of the game that the open one branched from.
    fn path_of_origin(&self) -> Option<PathBuf> {
        let origin = self.state.game.as_ref()?.occasion().origin.as_ref()?;
        Some(self.data.join(&origin.file))
    }

    fn keep_branch(&mut self) {
        let back = self.path_of_origin();
        let Some(game) = &mut self.state.game else {
            return;
        };
        let mut occasion = game.occasion().clone();
        let Some(origin) = occasion.origin.as_mut().filter(|origin| origin.is_try) else {
            return;
        };
        origin.is_try = false;
        game.take_place(occasion);
        self.game_changed();
        self.save(To::ItsFile);
        let offers = back.map(|path| (fl!(branch_back).to_owned(), Intent::Open(path)));
        let offers = offers.into_iter().collect();
        self.state
            .tell_until_decided(fl!(branch_kept).to_owned(), offers);
    }

    fn drop_branch(&mut self) {
        let origin = self.path_of_origin();
        let Some(game) = &self.state.game else {
            return;
        };
        let Some(path) = game
            .file()
            .path
            .clone()
            .filter(|_| of_try(&**game).is_some())
        else {
            return;
        };
        let id = game.id();
        self.state.game = None;
        self.screen = None;
        self.stop_replay();
        self.state.forget_what_passes();
        self.state.screen = Screen::Start;
        self.clerk.do_soon(Job::Close(id));
        let Some(origin) = origin else {
            return self.clerk.do_soon(Job::Shelf(Chore::Discard(path)));
        };
        let drop = Chore::DropTry(path, origin.clone());
        // The notice about the deletion belongs to the game that is open afterwards.
        self.open(origin, Way::Asked);
        self.clerk.do_soon(Job::Shelf(drop));
    }

    /// Compares the open try with its original game, which has just been read.
    pub(crate) fn compare(&mut self, original: &Script) {
        let hides_money = self.state.hides_money();
        let game = self.state.game.as_ref();
        let found = game.and_then(|game| game.compare(original, hides_money));
        match found {
            Some(comparison) => {
                let compared = Compared::begin(comparison, &self.ctx);
                self.dialog = Some(Dialog::Compare(compared));
            }
            None => self.state.tell(fl!(branch_nothing_to_compare)),
        }
    }
}

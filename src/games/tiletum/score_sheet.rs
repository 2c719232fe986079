//! The score sheet: the points of all players side by side, line by line (E), checked while
//! they are typed, and compared with the score track of the table.
//!
//! Accessible names: `2 players` to `4 players`; `End of the game`, `After fair 1`; `Dana
//! is ahead on the king track` if that breaks a tie. See [`crate::ui::screens::sheet`] for
//! the page, [`super::score_column`] for the columns.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use eframe::egui::{Color32, Frame, Margin, Panel, Rect, RichText, Ui};

use super::score_column;
use super::state::Tiletum;
use crate::ui::Intent;
use crate::ui::base::icons;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::Palette;
use crate::ui::parts::widgets;
use crate::ui::parts::widgets::Press;
use crate::ui::screens::new_game::count_of_players;
use crate::ui::screens::sheet;
use crate::ui::screens::sheet::{Checked, Fault, Form, Seen, Standing};
use table::{Item as _, Save, Seat};
use tiletum::rules::sheet::{Cause, Difference};
use tiletum::rules::{Count, ROUNDS, Sheet};
use tiletum::{Game, Good, Layout, PlayerSetup, Problem, Setup};
use words::figures::below_zero;
use words::fl;
use words::language::capital;
use words::text::listed;
use words::tiletum::{Words, names};

/// The number of players on a new sheet.
const PLAYERS: usize = 4;
/// The width of the buttons on the right of the bar, and the width below which it says
/// less.
const BUTTONS: f32 = 160.0;
const NARROW: f32 = 620.0;

/// The page of the sheet.
pub type SheetPanel = sheet::Page<Typed>;
/// The verdict on what is typed on it.
pub(super) type Judged<'a> = sheet::Judged<'a, Typed>;

/// What is typed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Typed {
    /// The players, the edition and the fairs.
    pub setup: Setup,
    /// The counts of the players.
    pub sheet: Sheet,
}

/// The part of the verdict that only this game has.
pub struct Told<'a> {
    pub(super) words: Words<'a>,
    /// The cities of the fairs, if they are known.
    pub(super) cities: Vec<String>,
}

impl Typed {
    /// Sets the number of players.
    fn seat_players(&mut self, players: usize) {
        let setup = &mut self.setup;
        setup.players.resize(players, PlayerSetup::default());
        self.sheet.players.resize_with(players, Default::default);
        self.sheet.order.retain(|seat| seat.index() < players);
        // Of the layout of the table, only the fairs matter.
        let fairs = (setup.layout.cities, setup.layout.fairs);
        let new = Setup::tracked_with(&setup.edition, vec![""; players]).layout;
        setup.layout = Layout {
            costs: match setup.layout.costs.is_empty() {
                true => new.costs.clone(),
                false => std::mem::take(&mut setup.layout.costs),
            },
            cities: fairs.0,
            fairs: fairs.1,
            ..new
        };
    }

    /// Returns the cities of the fairs; only the first if no others are known (S6).
    fn cities(&self) -> Vec<String> {
        let game = Game::try_from(&self.setup).ok();
        let Some(game) = game else {
            return Vec::new();
        };
        let known = match self.setup.knows_fairs(game.edition()) {
            true => ROUNDS,
            false => 1,
        };
        let rounds = 1..=known;
        rounds
            .map(|round| names::city(game.edition(), game.fair(round).0))
            .collect()
    }
}

impl Form for Typed {
    type Window = Tiletum;
    type Number = Count;
    type Part = Count;
    type Beside = ();
    type Told<'a> = Told<'a>;

    const PLAYERS: RangeInclusive<usize> = 2..=PLAYERS;
    const FIRST: Option<Count> = Some(Count::Fair(1));

    /// Creates a sheet; a position in the setup is counted as it is.
    fn of(mut setup: Setup) -> Self {
        setup.players.truncate(PLAYERS);
        let players = setup.players.len();
        let game = setup.position.as_ref().map(|_| Game::try_from(&setup));
        let sheet = match game {
            Some(Ok(game)) => Sheet::of(&game),
            Some(Err(_)) | None => Sheet::of_players(players),
        };
        setup.position = None;
        setup.seed = None;
        let mut typed = Self { setup, sheet };
        if players > 0 {
            typed.seat_players(players);
        }
        typed
    }

    fn start(&self) -> &Setup {
        &self.setup
    }

    fn begin(&mut self) {
        if self.setup.players.is_empty() {
            *self = Self::of(Setup::tracked([""; PLAYERS]));
        }
    }

    fn players(&self) -> usize {
        self.setup.players.len()
    }

    fn seat_players(page: &mut SheetPanel, players: usize) {
        page.typed.seat_players(players);
        page.numbers.seat(players);
    }

    fn is_blank(&self) -> bool {
        self.sheet.is_blank()
    }

    /// Returns the points of the track, or else of the lines.
    fn points_of(&self, player: usize) -> Option<u16> {
        let counts = self.sheet.players.get(player)?;
        let track = counts
            .get(Count::Track)
            .and_then(|track| u16::try_from(track).ok());
        let total = || self.sheet.total(Seat::ALL[player]);
        track.or_else(|| (!self.sheet.is_blank()).then(total))
    }

    fn colour(&self, player: usize) -> usize {
        let chosen = self.setup.players[player].colour;
        chosen.map_or(player, |colour| colour.index())
    }

    fn name_mut(&mut self, player: usize) -> &mut String {
        &mut self.setup.players[player].name
    }

    fn is_in_sight(&self, number: Count) -> bool {
        number.is_after(self.sheet.round)
    }

    fn paint_number(ui: &Ui, rect: Rect, number: Count) {
        score_column::picture(ui, rect, number);
    }

    fn problems(&self, _: &Checked<Self>) -> Vec<Problem> {
        self.sheet.problems(&self.setup)
    }

    fn judge<'a>(_: &SheetPanel, seen: &'a Seen<Self>) -> Judged<'a> {
        let (typed, _) = seen.judged();
        let words = Words::new(&seen.now.setup);
        let sheet = &typed.sheet;
        let misfits = sheet.misfits(&typed.setup);
        let problems = sheet.problems(&typed.setup);
        let wrong = misfits.iter().zip(&problems);
        let wrong = wrong.map(|(&(seat, misfit), problem)| Fault {
            player: seat.map(Seat::index),
            said: words.misfit(misfit),
            whole: Some(words.problem(problem)),
            parts: vec![misfit.count()],
        });
        let faults: Vec<_> = seen.nonsense.iter().cloned().chain(wrong).collect();
        let differences = sheet.differences(&typed.setup);
        let doubts = differences.iter().map(|one| doubt(sheet, &words, one));
        let is_even = |seat: Seat| {
            let mut others = sheet.seats().filter(|&other| other != seat);
            sheet.is_end() && others.any(|other| sheet.total(other) == sheet.total(seat))
        };
        let standing = sheet.standing();
        let ranked = (1_u8..).zip(&standing).map(|(rank, &seat)| Standing {
            seat,
            rank,
            total: sheet.total(seat),
            tie: is_even(seat).then(|| {
                let first = standing
                    .iter()
                    .find(|&&other| sheet.total(other) == sheet.total(seat));
                match first == Some(&seat) {
                    true => fl!(tiletum_sheet_ahead),
                    false => fl!(tiletum_sheet_behind),
                }
            }),
        });
        let is_sound = faults.is_empty();
        Judged {
            doubts: doubts.filter(|_| is_sound).collect(),
            standings: ranked.filter(|_| is_sound).collect(),
            faults,
            is_half_typed: seen.earlier.is_some(),
            is_blank: seen.now.sheet.is_blank(),
            is_end: sheet.is_end(),
            told: Told {
                words,
                cities: typed.cities(),
            },
        }
    }

    fn winner(names: &[String], points: u16) -> String {
        let count = names.len();
        fl!(tiletum_won_by, names = listed(names), count, points)
    }

    fn doubted(judged: &Judged<'_>) -> String {
        let seats = judged.doubts.iter().filter_map(|doubt| doubt.player);
        let who: Vec<String> = seats
            .map(|at| judged.told.words.seat(Seat::ALL[at]))
            .collect();
        fl!(
            tiletum_sheet_differences,
            number = who.len(),
            names = listed(&who)
        )
    }

    fn hint() -> &'static str {
        fl!(tiletum_sheet_hint)
    }

    fn paint_laurel(ui: &Ui, rect: Rect, colour: Color32) {
        icons::paint(ui.painter(), rect, Icon::Laurel, colour);
    }

    fn title(&self) -> &'static str {
        fl!(start_check)
    }

    fn bar(page: &mut SheetPanel, ui: &mut Ui, _: f32) {
        page.what_it_is_of(ui);
    }

    fn head(page: &mut SheetPanel, ui: &mut Ui, judged: &Judged<'_>) -> Option<Intent> {
        let wanted = page.verdict(ui, judged, None);
        let tied = page.typed.sheet.undecided();
        if judged.faults.is_empty() && !judged.is_blank && !tied.is_empty() {
            page.tie(ui, judged, &tied);
        }
        wanted
    }

    fn columns(page: &mut SheetPanel, ui: &mut Ui, judged: &Judged<'_>) {
        let height = score_column::least_height;
        page.side_by_side(ui, score_column::LEAST, height, |page, ui, columns| {
            for (at, &rect) in columns.iter().enumerate() {
                score_column::show(sheet::Column::of(page, rect, at, judged), ui);
            }
        });
    }

    fn counted(page: &SheetPanel) -> String {
        format!("{:?}", page.typed.sheet)
    }

    fn keep(page: &SheetPanel, kept: &mut BTreeMap<String, String>) {
        page.typed.sheet.keep(kept);
    }

    fn take_up(page: &mut SheetPanel, save: &Save<Game>) {
        let kept = save.sheet.clone().unwrap_or_default();
        if let Some(sheet) = Sheet::kept(&kept, page.typed.players()) {
            page.typed.sheet = sheet;
        }
    }
}

/// Returns the fault that the score track differs, with a possible explanation.
fn doubt(sheet: &Sheet, words: &Words<'_>, difference: &Difference) -> Fault<Count> {
    let seat = difference.seat;
    let total = sheet.total(seat);
    let differs = fl!(
        tiletum_sheet_differs,
        points = difference.by.unsigned_abs(),
        track = i32::from(total) + difference.by,
        total
    );
    let line = |what: &str, value: i64| fl!(tiletum_sheet_cause, what, value = below_zero(value));
    let goods = || Good::ALL.iter().map(|&good| Count::Left(good));
    let (cause, mut parts) = match difference.cause {
        None => (None, Vec::new()),
        Some(Cause::Start) => (None, Vec::new()),
        Some(Cause::With(count, value)) => {
            (Some(line(&names::count(count), value.into())), vec![count])
        }
        Some(Cause::Goods(number)) => {
            let what = fl!(tiletum_count_goods_all);
            (Some(line(what, number.into())), goods().collect())
        }
    };
    parts.push(Count::Track);
    let said = match (difference.cause, cause) {
        (Some(Cause::Start), _) => fl!(tiletum_sheet_differs_start, differs),
        (_, Some(cause)) => fl!(tiletum_sheet_differs_by, differs, cause),
        (_, None) => differs,
    };
    Fault {
        player: Some(seat.index()),
        whole: Some(fl!(
            problem_of_player,
            player = words.seat(seat),
            problem = said.as_str()
        )),
        said,
        parts,
    }
}

impl SheetPanel {
    /// Draws the number of players, and after which fair it is.
    fn what_it_is_of(&mut self, ui: &mut Ui) {
        let players = self.typed.players();
        ui.spacing_mut().item_spacing.x = 10.0;
        let is_wide = ui.available_width() >= NARROW;
        if let Some(count) = count_of_players(ui, Typed::PLAYERS, players) {
            Form::seat_players(self, count);
        }
        if is_wide {
            ui.label(RichText::new(fl!(new_game_players)).color(Palette::of(ui).weak));
        }
        let fairs = (1..ROUNDS).map(|round| fl!(tiletum_sheet_after_fair, round));
        let end = fl!(sheet_at_the_end).to_owned();
        let rounds: Vec<u8> = (1..=ROUNDS).rev().collect();
        let moments: Vec<String> = fairs.chain([end]).rev().collect();
        let moments: Vec<_> = moments.iter().map(|name| (name, name)).collect();
        let now = rounds
            .iter()
            .position(|&round| round == self.typed.sheet.round);
        let room = ui.available_width() - BUTTONS;
        let list = capital(fl!(sheet_moment));
        let chosen = widgets::segments_or_list(ui, &list, &moments, now.unwrap_or(0), room);
        if let Some(at) = chosen {
            self.typed.sheet.round = rounds[at];
        }
    }

    /// Draws the choice of who is ahead on the king track, which decides between equals
    /// (E4).
    fn tie(&mut self, ui: &mut Ui, judged: &Judged<'_>, tied: &[Seat]) {
        let frame = Frame::new()
            .fill(Palette::of(ui).desk)
            .inner_margin(Margin::symmetric(24, 4));
        let panel = Panel::top("tie on the sheet").frame(frame).resizable(false);
        panel.show_separator_line(false).show(ui, |ui| {
            ui.horizontal(|ui| {
                widgets::caption(ui, fl!(tiletum_sheet_tied));
                for &seat in tied {
                    let player = judged.told.words.seat(seat);
                    let name = fl!(tiletum_sheet_tied_by, player = player.as_str());
                    let is_first = self.typed.sheet.order.first() == Some(&seat);
                    let press = Press::new(&player).small().chosen(is_first).name(&name);
                    if press.pressed(ui) {
                        self.typed.sheet.put_ahead(seat);
                    }
                }
            });
        });
    }
}

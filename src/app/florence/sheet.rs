//! The score sheet: a position typed in at the end of an evening, or from the
//! middle of a game, checked while it is typed. Nothing is corrected silently:
//! what is wrong is listed, with whose it is and the rule.
//!
//! By name: `4 players`; `End of the game`, `Before the auctions`, `Before the
//! actions`, `Round 3`, `Turn of Anna`, `Start player Anna`, `Two tiles of
//! Travel`; the fields `Name of player A`, `Money of Anna`, `PP of Anna`,
//! `Jesters of Anna`, `Builders of Anna`, `Recruiting cards in hand of Anna`,
//! `Recruiting cards on the table of Anna`, `Best work of Anna`; `Travel of
//! Anna`, `Hidden prestige cards of Anna`, `Profession cards in hand of Anna`,
//! `Bonus cards in hand of Anna`; `Undo` and `Redo` (Ctrl+Z, Ctrl+Y); `Sheet of
//! Anna` chooses whose cards and tiles are shown: `Poet on the
//! table`, `Prestige card Most Parks`, `Put Library` with the controls of the
//! principality and its keys, `Remove Library on d4 d5 e4 e5 f5` (a right click
//! or Delete on one of its squares); a sentence about a player shows that player's
//! sheet; `Open this position`.

use eframe::egui::{Context, Grid, Label, Panel, RichText, ScrollArea, Sense, TextEdit, Ui};

use super::Intent;
use super::edition_files::Kept;
use super::in_hand::Held;
use super::ranking;
use super::sheet_fields;
use super::sheet_fields::{Field, Typed};
use crate::app::shell::controls;
use crate::app::shell::history::{History, Step};
use crate::app::shell::icons;
use crate::app::shell::icons::Icon;
use crate::app::shell::theme::size;
use crate::fl;
use crate::florence::{
    EditionData, Freedom, Game, Moment, PlayerSetup, PrestigeCard, Problem, Profession, Setup,
};
use crate::table::{Card, Item, Save, Seat};
use crate::words::florence::{Named, Words, board, shortened};

/// Players on a new sheet.
const PLAYERS: usize = 4;
/// From this width on the result stands beside the sheet.
const WIDE: f32 = 1220.0;
/// The width of the result beside the sheet, and its height below it.
const RESULT: [f32; 2] = [340.0, 150.0];

/// A setup being typed.
#[derive(Debug, Default)]
pub struct SheetPanel {
    /// What has been typed so far.
    pub setup: Setup,
    /// Numbers as they stand in their fields while they are typed, and those
    /// that are no numbers.
    pub(in crate::app) typed: Typed,
    /// Whose cards and tiles are shown.
    pub(in crate::app) chosen: usize,
    pub(in crate::app) held: Option<Held>,
    /// The tile shapes to choose from beside those that come along.
    pub(in crate::app) editions: Vec<EditionData>,
    /// What was kept last.
    pub(in crate::app) kept: Option<Save<Game>>,
    pub(in crate::app) history: History<Setup>,
    /// What was asked for, to be done when everything is drawn.
    pub(in crate::app) step: Option<Step>,
}

impl SheetPanel {
    /// Offers tile shapes of one's own.
    pub fn offer(&mut self, editions: &[Kept]) {
        let sound = editions
            .iter()
            .filter(|kept| kept.data.problems().is_empty());
        self.editions = sound.map(|kept| kept.data.clone()).collect();
    }

    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui) -> Option<Intent> {
        self.begin();
        let before = self.setup.clone();
        let words = Words::of(&before);
        let game = Game::try_from(&before);
        let nonsense = sheet_fields::nonsense(&self.typed, words);
        let [width, height] = RESULT;
        let beside = ui.available_width() >= WIDE;
        let panel = match beside {
            true => Panel::right("result of the sheet").exact_size(width),
            false => Panel::bottom("result below the sheet").exact_size(height),
        };
        let wanted = panel.resizable(false).show(ui, |ui| {
            let area = ScrollArea::vertical().id_salt("result").auto_shrink(false);
            let chosen = &mut self.chosen;
            let result = |ui: &mut Ui| result(ui, words, &before, &game, &nonsense, chosen);
            area.show(ui, result).inner
        });
        let area = ScrollArea::both().id_salt("sheet").auto_shrink(false);
        area.show(ui, |ui| self.sheet(ui, words, &game));
        if self.setup != before {
            self.history.changed(ui, before);
            // What was drawn before does not know of it yet.
            ui.ctx().request_repaint();
        }
        if let Some(step) = self.step.take() {
            self.go(step);
            ui.ctx().request_repaint();
        }
        wanted.inner
    }

    /// Looks whether a change is to be taken back; done before the window looks
    /// at the keys, which take back entries of a game.
    pub fn keys(&mut self, ctx: &Context) {
        if let Some(step) = Step::pressed(ctx) {
            self.go(step);
        }
    }

    fn go(&mut self, step: Step) {
        if let Some(setup) = self.history.go(step, self.setup.clone()) {
            self.setup = setup;
            self.typed.clear();
            self.held = None;
        }
    }

    /// A new sheet is one for the end of a game.
    pub(in crate::app) fn begin(&mut self) {
        if self.setup.players.is_empty() {
            self.setup.moment = Moment::End;
            self.seat_players(PLAYERS);
        }
        self.chosen = self.chosen.min(self.setup.players.len() - 1);
    }

    fn seat_players(&mut self, players: usize) {
        let new = || PlayerSetup {
            money: Some(0),
            ..PlayerSetup::default()
        };
        self.setup.players.resize_with(players, new);
        self.typed.retain(|(player, _), _| *player < players);
    }

    fn sheet(&mut self, ui: &mut Ui, words: Words<'_>, game: &Result<Game, Vec<Problem>>) {
        self.moment(ui, words);
        ui.separator();
        self.players(ui, words);
        ui.separator();
        self.tiles(ui, words, game);
        ui.separator();
        self.cards(ui, words);
    }

    fn moment(&mut self, ui: &mut Ui, words: Words<'_>) {
        let count = self.setup.players.len();
        ui.horizontal_wrapped(|ui| {
            for players in 2..=5 {
                let name = fl!(players, number = players);
                if controls::chip(ui, players == count, &name, &name) {
                    self.seat_players(players);
                }
            }
            ui.separator();
            let (round, turn) = match self.setup.moment {
                Moment::Auction(round) => (round, Seat::A),
                Moment::Actions(round, turn) => (round, turn),
                Moment::StartingHands => (1, Seat::A),
                Moment::End => (self.setup.variant().rounds, Seat::A),
            };
            let moments = [
                (fl!(sheet_at_the_end), Moment::End),
                (fl!(sheet_before_auctions), Moment::Auction(round)),
                (fl!(sheet_before_actions), Moment::Actions(round, turn)),
            ];
            for (name, moment) in moments {
                let now = std::mem::discriminant(&self.setup.moment);
                let selected = now == std::mem::discriminant(&moment);
                if controls::chip(ui, selected, name, name) {
                    self.setup.moment = moment;
                }
            }
            ui.separator();
            for (step, icon, name) in [
                (Step::Undo, Icon::Undo, fl!(undo)),
                (Step::Redo, Icon::Redo, fl!(redo)),
            ] {
                let button = ui.add_enabled(self.history.can(step), |ui: &mut Ui| {
                    icons::button(ui, icon, "", name)
                });
                if button.on_hover_text(name).clicked() {
                    self.step = Some(step);
                }
            }
        });
        let seats = || controls::seats(count);
        match self.setup.moment {
            Moment::End => return,
            Moment::StartingHands => {}
            Moment::Auction(now) => self.rounds(ui, now, Moment::Auction),
            Moment::Actions(now, turn) => {
                self.rounds(ui, now, |round| Moment::Actions(round, turn));
                ui.horizontal_wrapped(|ui| {
                    let turn_of = board::sheet_turn_of;
                    if let Some(turn) = labelled_seats(ui, words, seats(), turn, turn_of) {
                        self.setup.moment = Moment::Actions(now, turn);
                    }
                });
            }
        }
        ui.horizontal_wrapped(|ui| {
            let start = self.setup.start_player;
            let name = board::sheet_start_player;
            if let Some(seat) = labelled_seats(ui, words, seats(), start, name) {
                self.setup.start_player = seat;
            }
        });
        if self.setup.variant().doubled_freedoms > 0 {
            ui.horizontal_wrapped(|ui| {
                for &freedom in Freedom::ALL {
                    let doubled = self.setup.doubled_freedoms.contains(&freedom);
                    let name = fl!(sheet_two_tiles_of, freedom = freedom.id());
                    if controls::chip(ui, doubled, &name, &name) {
                        controls::toggle(&mut self.setup.doubled_freedoms, freedom);
                    }
                }
            });
        }
    }

    fn rounds(&mut self, ui: &mut Ui, now: u8, moment: impl Fn(u8) -> Moment) {
        ui.horizontal_wrapped(|ui| {
            for round in 1..=self.setup.variant().rounds {
                let name = fl!(round_number, round = round);
                if controls::chip(ui, round == now, &name, &name) {
                    self.setup.moment = moment(round);
                }
            }
        });
    }

    /// One row a player: name, numbers, freedoms.
    fn players(&mut self, ui: &mut Ui, words: Words<'_>) {
        let middle = matches!(self.setup.moment, Moment::Actions(..));
        // One that was typed stays in sight, so that it can be taken out again.
        let marked = self.setup.players.iter().any(|typed| typed.best_work != 0);
        let fields = Field::ALL.into_iter();
        let fields: Vec<Field> = fields
            .filter(|&field| middle || field != Field::BestWork || marked)
            .collect();
        let grid = Grid::new("players of the sheet")
            .striped(true)
            .spacing([8.0, 4.0]);
        grid.show(ui, |ui| {
            ui.label("");
            ui.strong(fl!(sheet_player));
            for &field in &fields {
                ui.strong(field.heading());
            }
            ui.strong(fl!(sheet_freedoms));
            ui.end_row();
            for (at, &seat) in Seat::ALL.iter().enumerate().take(self.setup.players.len()) {
                let name = words.seat(seat);
                let sheet = fl!(sheet_of, player = &name);
                if controls::chip(ui, self.chosen == at, &sheet, fl!(sheet_show)) {
                    self.chosen = at;
                    self.held = None;
                }
                let typed = &mut self.setup.players[at].name;
                let edit = TextEdit::singleline(typed).hint_text(board::player_letter(seat));
                ui.add_sized([130.0, size::TOUCH], edit)
                    .accessible_name(board::name_of(seat));
                for &field in &fields {
                    sheet_fields::show(
                        ui,
                        &mut self.setup.players[at],
                        &mut self.typed,
                        (at, field),
                        &fl!(sheet_field_of, field = field.name(), player = &name),
                    );
                }
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 3.0;
                    let freedoms = &mut self.setup.players[at].freedoms;
                    for &freedom in Freedom::ALL {
                        let selected = freedoms.contains(&freedom);
                        let full = fl!(sheet_freedom_of, freedom = freedom.id(), player = &name);
                        if controls::chip(ui, selected, &full, freedom.name()) {
                            controls::toggle(freedoms, freedom);
                        }
                    }
                });
                ui.end_row();
            }
        });
    }

    /// Professions on the table and prestige cards of the player chosen.
    fn cards(&mut self, ui: &mut Ui, words: Words<'_>) {
        let name = words.seat(Seat::ALL[self.chosen]);
        ui.horizontal_wrapped(|ui| {
            for field in Field::CARDS {
                ui.label(field.name());
                sheet_fields::show(
                    ui,
                    &mut self.setup.players[self.chosen],
                    &mut self.typed,
                    (self.chosen, field),
                    &fl!(sheet_field_of, field = field.name(), player = &name),
                );
                ui.add_space(size::GAP);
            }
        });
        let player = &mut self.setup.players[self.chosen];
        ui.label(RichText::new(fl!(sheet_table_of, player = &name)).strong());
        ui.horizontal_wrapped(|ui| {
            controls::crowd(ui);
            for &card in Profession::ALL {
                let selected = player.table.contains(&card);
                if controls::chip(
                    ui,
                    selected,
                    &fl!(sheet_card_on_table, card = card.id()),
                    card.name(),
                ) {
                    controls::toggle(&mut player.table, card);
                }
            }
        });
        ui.label(RichText::new(fl!(sheet_prestige_cards_of, player = &name)).strong());
        let player = &mut self.setup.players[self.chosen];
        ui.horizontal_wrapped(|ui| {
            controls::crowd(ui);
            for &card in PrestigeCard::ALL {
                let selected = player.prestige_cards.contains(&Card::Known(card));
                if controls::chip(
                    ui,
                    selected,
                    &fl!(sheet_prestige_card, card = card.id()),
                    card.name(),
                ) {
                    controls::toggle(&mut player.prestige_cards, Card::Known(card));
                }
            }
        });
    }
}

/// What is wrong, or how the game ends; and the way into the game.
fn result(
    ui: &mut Ui,
    words: Words<'_>,
    setup: &Setup,
    game: &Result<Game, Vec<Problem>>,
    nonsense: &[String],
    chosen: &mut usize,
) -> Option<Intent> {
    let wrong = game.as_ref().err().map_or(0, Vec::len) + nonsense.len();
    let nothing_typed = setup.players.iter().all(is_blank);
    match game {
        Ok(_) if wrong == 0 && nothing_typed => {
            ui.label(RichText::new(fl!(sheet_nothing_entered)).heading());
            ui.add_space(4.0);
            controls::remark(ui, fl!(sheet_nothing_entered_hint));
        }
        Ok(game) if wrong == 0 => {
            ui.label(RichText::new(fl!(sheet_all_is_right)).heading());
            ui.add_space(4.0);
            ranking::all(ui, game, words);
        }
        _ => {
            ui.label(RichText::new(board::wrong(wrong)).heading());
            ui.add_space(4.0);
            for line in nonsense {
                controls::refusal(ui, line);
            }
            for problem in game.as_ref().err().into_iter().flatten() {
                let text = RichText::new(words.problem(problem));
                let text = text.color(ui.visuals().error_fg_color);
                let Some(seat) = problem.seat else {
                    ui.add(Label::new(text).wrap());
                    continue;
                };
                let line = Label::new(text).wrap().sense(Sense::click());
                if ui
                    .add(line)
                    .on_hover_text(fl!(sheet_show_problem))
                    .clicked()
                {
                    *chosen = seat.index();
                }
            }
        }
    }
    ui.add_space(8.0);
    let open = match wrong {
        0 => Ok(()),
        wrong => Err(board::wrong(wrong)),
    };
    let open = controls::main_button(ui, fl!(sheet_open_position), &open);
    open.then(|| Intent::Start(Box::new(setup.clone())))
}

/// Whether nothing about a player has been typed, except perhaps a name.
fn is_blank(player: &PlayerSetup) -> bool {
    let blank = PlayerSetup {
        name: player.name.clone(),
        money: player.money.filter(|&money| money == 0),
        ..PlayerSetup::default()
    };
    *player == blank
}

/// Chips for the seats that show the whole of what they mean.
fn labelled_seats(
    ui: &mut Ui,
    words: Words<'_>,
    seats: impl Iterator<Item = Seat>,
    selected: Seat,
    name: impl Fn(&str) -> String,
) -> Option<Seat> {
    let mut pressed = None;
    for seat in seats {
        let player = words.seat(seat);
        let text = name(&shortened(&player));
        if controls::chip(ui, seat == selected, &name(&player), text) {
            pressed = Some(seat);
        }
    }
    pressed
}

//! Who plays, in which order, who begins, what the table has agreed on.
//!
//! Controls: `At a real table` and `On this screen`; `2 players` to `5 players`; for each row `Name of player 1`, `Move
//! player 1 up`, `Move player 1 down`, `Player 1 begins`, and on this screen `Who plays seat 1`; `Deal`; with two players
//! `Harder game` and the freedoms by name; `Tournament tie-break`; `Shapes
//! Studiolo` for each edition and `Edit shapes…`; `Start` (Enter) and `Cancel` (Escape).

use eframe::egui::{self, Key, Modifiers, RichText, TextEdit, Ui};

use super::Intent;
use super::lobby::{Editions, SHAPES};
use crate::app::shell::Intent as Shell;
use crate::app::shell::icons;
use crate::app::shell::icons::Icon;
use crate::app::shell::start;
use crate::app::shell::state::Screen;
use crate::app::shell::theme::{Palette, size};
use crate::fl;
use crate::florence::rules::Variant;
use crate::florence::{Edition, EditionData, Freedom, Game, Options, Setup};
use crate::table::Level;
use crate::table::{Game as _, Item, Seat, Set};
use crate::words::florence::editors;
use crate::words::florence::window as game_words;
use crate::words::florence::{Named, Words, advice, play, shortened};
use crate::words::window;

/// What has been chosen so far.
#[derive(Debug)]
pub struct NewGame {
    names: [String; 5],
    count: usize,
    begins: usize,
    doubled: Set<Freedom>,
    options: Options,
    fresh: bool,
    /// Whether it is played on this screen, and not at a real table.
    on_screen: bool,
    /// How well the computer plays which seat; nothing where a person does.
    bots: [Option<Level>; 5],
    /// The number of the deal as it is typed; empty for any.
    deal: String,
}

impl Default for NewGame {
    fn default() -> Self {
        Self::with_names(&[], &[])
    }
}

impl NewGame {
    /// A game of the players of last time, or of four: the first of them a
    /// person, if it is played against the computer for the first time.
    #[must_use]
    pub fn with_names(remembered: &[String], seats: &[Option<Level>]) -> Self {
        let mut bots = [Some(Level::Medium); 5];
        bots[0] = None;
        for (bot, remembered) in bots.iter_mut().zip(seats) {
            *bot = *remembered;
        }
        let mut names = game_words::first_names().map(str::to_owned);
        let count = match remembered.len() {
            number @ 2..=5 => number,
            _ => 4,
        };
        // A game needs names that differ: what is missing is as at the first start.
        let all_named = remembered.iter().enumerate().all(|(at, name)| {
            let same = |other: &String| other.trim().to_lowercase() == name.trim().to_lowercase();
            !name.trim().is_empty() && !remembered[..at].iter().any(same)
        });
        if all_named {
            for (name, remembered) in names.iter_mut().zip(remembered) {
                remembered.clone_into(name);
            }
        }
        Self {
            names,
            count,
            begins: 0,
            doubled: [Freedom::Travel, Freedom::Religion].into_iter().collect(),
            options: Options::default(),
            fresh: true,
            on_screen: false,
            bots,
            deal: String::new(),
        }
    }

    /// Chooses whether it is a game at a real table or on this screen.
    pub fn play_on_screen(&mut self, on_screen: bool) {
        self.on_screen = on_screen;
        self.fresh = true;
    }

    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, editions: &Editions, back: Screen) -> Option<Intent> {
        start::page(ui, |ui| self.content(ui, editions, back))
    }

    fn content(&mut self, ui: &mut Ui, editions: &Editions, back: Screen) -> Option<Intent> {
        ui.add_space(size::SPACE);
        ui.heading(fl!(new_game_title));
        ui.add_space(size::GAP);
        ui.horizontal(|ui| {
            for (on_screen, name) in [
                (false, fl!(new_game_at_a_table)),
                (true, fl!(new_game_on_screen)),
            ] {
                let choice = ui.selectable_label(self.on_screen == on_screen, name);
                if let_go(choice).clicked() {
                    self.on_screen = on_screen;
                }
            }
        });
        ui.add_space(size::GAP);
        ui.horizontal(|ui| {
            for count in 2..=5 {
                let chosen = self.count == count;
                let choice = ui.selectable_label(chosen, fl!(players, number = count));
                if let_go(choice).clicked() {
                    self.count = count;
                    self.begins = self.begins.min(count - 1);
                }
            }
        });
        ui.add_space(size::GAP);
        ui.label(RichText::new(fl!(new_game_seats_hint)).weak());
        let entered = self.seats(ui);
        ui.add_space(size::SPACE);
        self.options(ui);
        ui.add_space(size::SPACE);
        let mut wanted = shapes(ui, editions);
        ui.add_space(size::SPACE);

        let edition = editions.edition();
        let wrong = self.wrong(&edition);
        if let Some(wrong) = &wrong {
            let colour = Palette::of(ui).wrong;
            ui.label(RichText::new(wrong).color(colour));
        }
        ui.horizontal(|ui| {
            let palette = Palette::of(ui);
            let start = RichText::new(fl!(new_game_start)).color(palette.on_accent);
            let start = egui::Button::new(start)
                .fill(palette.accent)
                .min_size(egui::vec2(120.0, size::MAIN_BUTTON));
            let clicked = ui.add_enabled(wrong.is_none(), start).clicked();
            ui.label(RichText::new(fl!(new_game_start_hint)).weak());
            ui.add_space(size::SPACE);
            let cancel =
                ui.add(egui::Button::new(fl!(cancel)).min_size(egui::vec2(0.0, size::MAIN_BUTTON)));
            if (clicked || entered) && wrong.is_none() {
                let any = fastrand::u64(1..1_000_000);
                let deal = self.deal_number().filter(|&number| number > 0);
                let setup = self.setup(&edition, deal.unwrap_or(any));
                wanted = Some(Intent::Start(Box::new(setup)));
                // The next game is another one, unless its number is typed again.
                self.deal.clear();
            }
            if cancel.clicked()
                || ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
            {
                wanted = Some(Intent::Shell(Shell::Show(back)));
            }
        });
        if matches!(
            wanted,
            Some(Intent::Start(_) | Intent::Shell(Shell::Show(_)))
        ) {
            self.fresh = true;
        }
        wanted
    }

    /// The rows of the players; whether Enter was pressed in one of them.
    fn seats(&mut self, ui: &mut Ui) -> bool {
        let mut entered = false;
        let mut swap = None;
        for at in 0..self.count {
            let seat = Seat::ALL[at];
            let number = at + 1;
            ui.horizontal(|ui| {
                icons::seat_marker(ui, seat);
                let field = TextEdit::singleline(&mut self.names[at])
                    .desired_width(230.0)
                    .char_limit(window::MOST_OF_A_NAME)
                    .hint_text(fl!(new_game_name_of, number = number));
                let field = ui
                    .add(field)
                    .accessible_name(fl!(new_game_name_of, number = number));
                if at == 0 && self.fresh {
                    field.request_focus();
                }
                // By the keyboard one comes to a name in order to replace it.
                if field.gained_focus() && !ui.input(|input| input.pointer.any_click()) {
                    select_all(ui, field.id, &self.names[at]);
                }
                entered |= field.lost_focus() && pressed_enter(ui);
                ui.add_enabled_ui(at > 0, |ui| {
                    if icons::button(ui, Icon::Up, "", &fl!(new_game_move_up, number = number))
                        .clicked()
                    {
                        swap = Some((at, at - 1));
                    }
                });
                ui.add_enabled_ui(number < self.count, |ui| {
                    if icons::button(
                        ui,
                        Icon::Down,
                        "",
                        &fl!(new_game_move_down, number = number),
                    )
                    .clicked()
                    {
                        swap = Some((at, number));
                    }
                });
                let begins = ui.radio(self.begins == at, fl!(new_game_begins));
                let begins = begins.accessible_name(fl!(new_game_player_begins, number = number));
                if let_go(begins).clicked() {
                    self.begins = at;
                }
                if self.on_screen {
                    who_plays(ui, &mut self.bots[at], number);
                }
            });
        }
        self.fresh = false;
        entered |= ui.memory(|memory| memory.focused().is_none()) && pressed_enter(ui);
        if let Some((one, other)) = swap {
            self.names.swap(one, other);
            self.bots.swap(one, other);
            // Whoever begins still begins in the new seat.
            self.begins = match self.begins {
                begins if begins == one => other,
                begins if begins == other => one,
                begins => begins,
            };
        }
        entered
    }

    fn options(&mut self, ui: &mut Ui) {
        if self.on_screen {
            ui.horizontal(|ui| {
                ui.label(fl!(deal));
                let field = TextEdit::singleline(&mut self.deal)
                    .desired_width(140.0)
                    .char_limit(20)
                    .hint_text(fl!(deal_any));
                let field = ui.add(field).accessible_name(fl!(deal));
                field.on_hover_text(fl!(deal_hint));
            });
        }
        if self.most_doubled() > 0 && !self.on_screen {
            ui.label(game_words::doubled(self.most_doubled()));
            ui.horizontal(|ui| {
                for &freedom in Freedom::ALL {
                    let mut chosen = self.doubled.contains(freedom);
                    if let_go(ui.checkbox(&mut chosen, freedom.name())).changed() {
                        if chosen {
                            self.doubled.insert(freedom);
                        } else {
                            self.doubled.remove(freedom);
                        }
                    }
                }
            });
            let harder = ui.checkbox(&mut self.options.harder, fl!(new_game_harder));
            let_go(harder.on_hover_text(fl!(new_game_harder_hint)));
        }
        let tie = &mut self.options.lowest_profession_breaks_ties;
        let tie = ui.checkbox(tie, fl!(new_game_tie_break));
        let_go(tie.on_hover_text(fl!(new_game_tie_break_hint)));
    }

    fn most_doubled(&self) -> usize {
        let variant = Variant::of(self.count, self.options, Edition::studiolo());
        usize::from(variant.doubled_freedoms)
    }

    /// The game as it stands here.
    fn setup(&self, edition: &EditionData, deal: u64) -> Setup {
        let names = self.names[..self.count].iter().map(|name| name.trim());
        let mut setup = match self.on_screen {
            true => Setup::dealt(names, deal),
            false => Setup::tracked(names),
        };
        setup.start_player = Seat::ALL[self.begins];
        setup.options = self.options;
        setup.edition = edition.clone();
        if self.on_screen {
            for (player, bot) in setup.players.iter_mut().zip(self.bots) {
                player.bot = bot;
            }
            setup.doubled_freedoms.truncate(self.most_doubled());
        } else if self.most_doubled() > 0 {
            setup.doubled_freedoms = self.doubled.iter().collect();
        }
        if self.most_doubled() == 0 {
            setup.options.harder = false;
        }
        setup
    }

    /// The number of the deal, 0 for any; nothing if it is none.
    fn deal_number(&self) -> Option<u64> {
        match self.deal.trim() {
            "" => Some(0),
            number => number.parse().ok(),
        }
    }

    /// What stands in the way of a game, in words.
    fn wrong(&self, edition: &EditionData) -> Option<String> {
        let names: Vec<String> = self.names[..self.count]
            .iter()
            .map(|name| name.trim().to_lowercase())
            .collect();
        if let Some(empty) = names.iter().position(String::is_empty) {
            return Some(fl!(new_game_no_name, number = empty + 1));
        }
        for (at, name) in names.iter().enumerate() {
            if let Some(before) = names[..at].iter().position(|other| other == name) {
                return Some(fl!(new_game_same_name, one = before + 1, other = at + 1));
            }
        }
        if self.on_screen {
            if self.bots[..self.count].iter().all(Option::is_some) {
                return Some(fl!(new_game_nobody_plays).to_owned());
            }
            if self.deal_number().is_none() {
                return Some(fl!(deal_is_no_number).to_owned());
            }
        }
        let chooses = self.most_doubled() > 0 && !self.on_screen;
        if chooses && self.doubled.len() != self.most_doubled() {
            return Some(game_words::doubled(self.most_doubled()));
        }
        let setup = self.setup(edition, 0);
        let problems = Game::try_from(&setup).err()?;
        let words = Words::of(&setup);
        problems.first().map(|problem| words.problem(problem))
    }
}

/// The editions to choose from; the choice is remembered.
fn shapes(ui: &mut Ui, editions: &Editions) -> Option<Intent> {
    let mut wanted = None;
    let now = editions.edition();
    let studiolo = EditionData::default();
    ui.horizontal_wrapped(|ui| {
        ui.label(fl!(tile_shapes_title));
        let own = editions.kept.iter();
        let own = own.map(|kept| (Some(&kept.path), &kept.data));
        for (path, data) in std::iter::once((None, &studiolo)).chain(own) {
            let problems = data.problems().len();
            let name = editors::edition_name(&data.name);
            let chip = egui::Button::selectable(*data == now, shortened(&name));
            let chip = ui.add_enabled(problems == 0, chip);
            let chip = chip.accessible_name(editors::shapes_named(&data.name));
            let chip = chip.on_disabled_hover_text(fl!(edition_not_sound, problems = problems));
            if let_go(chip).clicked() {
                wanted = Some(Intent::UseEdition(path.cloned()));
            }
        }
        let edit = ui.button(fl!(edit_shapes));
        if edit.on_hover_text(fl!(tile_shapes_hint)).clicked() {
            wanted = Some(Intent::Shell(Shell::Show(Screen::Of(Game::ID, SHAPES))));
        }
    });
    wanted
}

/// The choice who plays a seat.
fn who_plays(ui: &mut Ui, bot: &mut Option<Level>, number: usize) {
    let choices = [
        None,
        Some(Level::Easy),
        Some(Level::Medium),
        Some(Level::Strong),
    ];
    let choice = egui::ComboBox::from_id_salt(("who plays", number))
        .selected_text(play::played_by(*bot))
        .width(size::WHO_PLAYS)
        .show_ui(ui, |ui| {
            for level in choices {
                let choice = ui.selectable_value(bot, level, play::played_by(level));
                if let Some(level) = level {
                    choice.on_hover_text(advice::level_hint(level));
                }
            }
        });
    choice
        .response
        .accessible_name(fl!(new_game_who_plays, number = number));
}

/// Takes the keyboard back from what was clicked, so that Enter starts the game.
fn let_go(response: egui::Response) -> egui::Response {
    if response.clicked() && response.interact_pointer_pos().is_some() {
        response.surrender_focus();
    }
    response
}

fn select_all(ui: &Ui, field: egui::Id, text: &str) {
    if let Some(mut state) = TextEdit::load_state(ui.ctx(), field) {
        let all = egui::text_selection::CCursorRange::select_all_str(text);
        state.cursor.set_char_range(Some(all));
        state.store(ui.ctx(), field);
    }
}

/// Enter, and not because it is still held from the screen before.
fn pressed_enter(ui: &Ui) -> bool {
    ui.input(|input| {
        input.events.iter().any(|event| {
            matches!(
                event,
                egui::Event::Key {
                    key: Key::Enter,
                    pressed: true,
                    repeat: false,
                    ..
                }
            )
        })
    })
}

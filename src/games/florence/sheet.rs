//! The score sheet: a position typed in at the end of an evening, or from the
//! middle of a game, checked while it is typed. All players stand side by side.
//! Nothing is corrected silently: what is wrong is marked where it is, with the rule.
//!
//! By name: `4 players`; `End of the game`, `Before the auctions`, `Before the
//! actions`, `Round 3`, `Turn of Anna`, `Start player Anna`, `Two tiles of
//! Travel`, `Shapes Studiolo`; `Undo` and `Redo` (Ctrl+Z, Ctrl+Y), `Export…`, `Back`; `Go there`
//! (Enter) leads to what is wrong, `Open this position` into the game. The first Tab goes
//! to the first number, and Enter from one to the next. For the columns
//! see [`sheet_column`], for the tiles
//! [`sheet_tiles`](super::sheet_tiles).

use std::mem::discriminant;

use eframe::egui::{
    self, Align, CentralPanel, Context, FontId, Frame, Key, Label, Layout, Margin, Modifiers,
    Panel, Rect, RichText, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::art::coin;
use super::edition_files::Kept;
use super::ids::HOUSE_RULES;
use super::sheet_fields::Field;
use super::sheet_marks::Target;
use super::sheet_state::{Judged, SheetPanel};
use super::{Intent, new_game, sheet_column, sheet_counts, sheet_fields};
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, icons, input, text};
use crate::ui::parts::small::hear;
use crate::ui::parts::theme_switch::theme_switch;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, page, saved_mark, widgets};
use crate::ui::screens::new_game::{MOST as MOST_PLAYERS, count_of_players};
use crate::ui::session::commands;
use crate::ui::session::intent::Screen;
use crate::ui::session::state::State;
use florence::rules::characters::{BANKER, BANKER_GROWS, Characters};
use florence::rules::holds::tally_counted;
use florence::rules::tally::tally;
use florence::rules::{Counts, HouseRules};
use florence::{Character, EditionData, Freedom, Game, Moment, Phase, PlayerSetup, Problem};
use table::{Item, Seat};
use words::figures::grouped;
use words::fl;
use words::florence::sentences::tie_text;
use words::florence::{Named, Words, board, editors, house_rules, shortened};

/// Players on a new sheet.
const PLAYERS: usize = 4;
/// The height of the verdict.
const VERDICT: f32 = 54.0;
/// Between the columns, and around them.
const BETWEEN: f32 = 10.0;
/// The least width of a column, and of one without its board, and the greatest.
const LEAST: [f32; 2] = [146.0, 118.0];
const MOST: f32 = 460.0;
/// The height of the names that stay in sight, and how far a page is scrolled then.
const NAMES: f32 = 26.0;
const SCROLLED: f32 = 34.0;
/// A name as it stands on a button.
const NAME: f32 = 80.0;
/// From this width on the moment stands in the bar, beside the players.
const WIDE: f32 = 1270.0;
/// With so much room beside the number of players it says what it is of, in points.
const WITH_PLAYERS: f32 = 900.0;

impl SheetPanel {
    /// Offers tile shapes of one's own.
    pub fn offer(&mut self, editions: &[Kept]) {
        let sound = editions
            .iter()
            .filter(|kept| kept.data.problems().is_empty());
        self.editions = sound.map(|kept| kept.data.clone()).collect();
    }

    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, state: &State) -> Option<Intent> {
        self.begin();
        // What Escape is for before it leaves the page.
        let has_tray = self.tray.is_some();
        let was_typing = std::mem::replace(&mut self.types, ui.ctx().text_edit_focused());
        let (before, counts) = (self.setup.clone(), self.counts.clone());
        let words = Words::of(&before);
        let game = Game::try_from(&before);
        let mut nonsense = sheet_fields::nonsense(&self.numbers, words, counts.is_some());
        let mut problems = self.problems(&game);
        let mut counted = self.counted();
        let left;
        let mut told = &game;
        // What is being typed may be the first digits of something.
        let earlier = self.before_typing();
        let is_new = |earlier: &SheetPanel| {
            let earlier = earlier.problems(&Game::try_from(&earlier.setup));
            problems.iter().any(|problem| !earlier.contains(problem))
        };
        let is_typed =
            |(player, field, _): &(usize, Field, String)| self.numbers.is_typing((*player, *field));
        let is_nonsense = nonsense.iter().any(is_typed);
        nonsense.retain(|nonsense| !is_typed(nonsense));
        let earlier = earlier.filter(|earlier| is_nonsense || is_new(earlier));
        let is_half_typed = earlier.is_some();
        if let Some(earlier) = earlier {
            left = Game::try_from(&earlier.setup);
            problems = earlier.problems(&left);
            counted = earlier.counted();
            told = &left;
        }
        let is_sound = problems.is_empty() && nonsense.is_empty();
        let sound = told.as_ref().ok().filter(|_| is_sound);
        let is_end = |game: &Game| matches!(game.phase(), Phase::Reveal | Phase::Over);
        let nothing_counted = counts
            .iter()
            .flatten()
            .all(|counts| *counts == Counts::default());
        let judged = Judged {
            words,
            accounts: match &counted {
                Some(counted) if is_sound => tally_counted(counted, self.setup.variant().ties),
                Some(_) => Vec::new(),
                None => sound.map(tally).unwrap_or_default(),
            },
            is_end: counted.is_some() || told.as_ref().is_ok_and(is_end),
            problems,
            counted,
            is_half_typed,
            game: &game,
            nonsense: &nonsense,
            is_blank: nothing_counted && before.players.iter().all(is_blank),
        };
        let mut wanted = None;
        let back = self.bar(ui, state, &mut wanted);
        if self.has_more() || self.is_crowded(ui) {
            self.more(ui, words);
        }
        wanted = wanted.or(self.verdict(ui, &judged));
        self.columns(ui, &judged);
        if self.setup != before || self.counts != counts {
            self.seat_characters();
        }
        let now = (self.setup.clone(), self.counts.clone());
        if let Some((setup, counts)) = self.record.drawn(ui, (before, counts), now) {
            self.setup = setup;
            self.counts = counts;
            self.numbers.forget();
            self.held = None;
        }
        let free = !ui.ctx().egui_wants_keyboard_input();
        let escape = free && self.held.is_none() && !has_tray && !was_typing && input::escaped(ui);
        if back || escape {
            return Some(Intent::Shell(Shell::Show(Screen::Start)));
        }
        if std::mem::take(&mut self.goes_to_rules) {
            let page = Screen::Of(<Game as table::Game>::ID, HOUSE_RULES);
            return Some(Intent::Shell(Shell::Show(page)));
        }
        wanted
    }

    /// Looks at the keys before the window does.
    pub fn keys(&mut self, ctx: &Context) {
        self.record.keys(ctx);
        // The keyboard begins with the first number.
        let is_free = ctx.memory(|memory| memory.focused().is_none())
            && self.held.is_none()
            && !egui::Popup::is_any_open(ctx);
        if is_free && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Tab)) {
            self.go = Some((0, Target::Field(Field::Money)));
        }
    }

    /// What is wrong with the position, or with what is counted.
    fn problems(&self, game: &Result<Game, Vec<Problem>>) -> Vec<Problem> {
        match &self.counts {
            Some(counts) => self.setup.problems_counted(counts),
            None => game.as_ref().err().cloned().unwrap_or_default(),
        }
    }

    /// The sheet as it was before the number that somebody is typing; nothing if nobody
    /// is.
    fn before_typing(&self) -> Option<Self> {
        let (at, field, value) = self.numbers.typing()?;
        let mut earlier = Self {
            setup: self.setup.clone(),
            counts: self.counts.clone(),
            ..Self::default()
        };
        let counts = earlier.counts.as_mut();
        let counts = counts.and_then(|counts| counts.get_mut(at));
        let player = earlier.setup.players.get_mut(at)?;
        field.set(player, counts, value);
        Some(earlier)
    }

    /// A new sheet is one for the end of a game.
    pub(crate) fn begin(&mut self) {
        if self.setup.players.is_empty() {
            self.setup.moment = Moment::End;
            self.seat_players(PLAYERS);
        }
        self.chosen = self.chosen.min(self.setup.players.len() - 1);
    }

    /// The table has played by these house rules.
    pub(crate) fn agree(&mut self, ui: &Ui, rules: HouseRules) {
        self.begin();
        let before = (self.setup.clone(), self.counts.clone());
        self.setup.options.house_rules = rules;
        self.record.changed(ui, before);
    }

    /// By which house rules was played, and what leads to them.
    fn house_rules(&mut self, ui: &mut Ui) {
        let rules = &self.setup.options.house_rules;
        let press = Press::new(fl!(sheet_house_rules))
            .small()
            .name(fl!(house_rules));
        let button = ui.add(press.chosen(!rules.is_none()));
        let told = house_rules::house_rules(rules).join("\n");
        let button = match told.is_empty() {
            true => button.on_hover_text(fl!(house_rules_none)),
            false => button.on_hover_text(told),
        };
        self.goes_to_rules |= button.clicked();
    }

    fn seat_players(&mut self, players: usize) {
        let new = || PlayerSetup {
            money: Some(0),
            ..PlayerSetup::default()
        };
        self.setup.players.resize_with(players, new);
        self.numbers.seat(players);
        if let Some(counts) = &mut self.counts {
            counts.resize_with(players, Counts::default);
        }
    }

    /// The bar above the page. Says whether one goes back.
    fn bar(&mut self, ui: &mut Ui, state: &State, wanted: &mut Option<Intent>) -> bool {
        let is_wide = !self.is_crowded(ui);
        let title = match self.setup.moment {
            Moment::End => fl!(start_check),
            Moment::StartingHands
            | Moment::Auction(_)
            | Moment::Characters(_)
            | Moment::Actions(..) => {
                fl!(sheet_of_a_table)
            }
        };
        let mut record = std::mem::take(&mut self.record);
        let left = |ui: &mut Ui| {
            if is_wide {
                self.what_it_is_of(ui);
            }
        };
        let right = |ui: &mut Ui| {
            *wanted = theme_switch(ui, state).map(Intent::Shell);
            record.buttons(ui);
            if let Some(open) = &state.sheet {
                saved_mark::show(ui, open.revision, &open.file);
            }
        };
        let back = page::bar(ui, title, left, right);
        self.record = record;
        back
    }

    /// Players, moment, boards and expansions.
    fn what_it_is_of(&mut self, ui: &mut Ui) {
        self.players(ui);
        self.moments(ui);
        self.boards_or_not(ui);
        self.expansions(ui);
    }

    /// Whether what the sheet is about has no room in the bar.
    fn is_crowded(&self, ui: &Ui) -> bool {
        ui.available_width() < WIDE || self.setup.options.muse
    }

    fn players(&mut self, ui: &mut Ui) {
        let now = self.setup.players.len();
        if let Some(count) = count_of_players(ui, new_game::FEWEST..=MOST_PLAYERS, now) {
            self.seat_players(count);
        }
        // What follows needs the room more.
        if ui.available_width() > WITH_PLAYERS {
            let text = RichText::new(fl!(new_game_players)).color(Palette::of(ui).weak);
            ui.label(text);
        }
    }

    fn moments(&mut self, ui: &mut Ui) {
        let (round, turn) = match self.setup.moment {
            Moment::Auction(round) | Moment::Characters(round) => (round, Seat::A),
            Moment::Actions(round, turn) => (round, turn),
            Moment::StartingHands => (1, Seat::A),
            Moment::End => (self.setup.variant().rounds, Seat::A),
        };
        let muse = self.setup.options.muse;
        let characters = (fl!(sheet_before_characters), Moment::Characters(round));
        let moments = [
            Some((fl!(sheet_at_the_end), Moment::End)),
            Some((fl!(sheet_before_auctions), Moment::Auction(round))),
            muse.then_some(characters),
            Some((fl!(sheet_before_actions), Moment::Actions(round, turn))),
        ];
        ui.spacing_mut().item_spacing.x = 4.0;
        for (name, moment) in moments.into_iter().flatten() {
            let selected = discriminant(&self.setup.moment) == discriminant(&moment);
            let button = Press::new(name).chosen(selected);
            let button = if selected { button } else { button.quiet() };
            if button.pressed(ui) {
                self.setup.moment = moment;
            }
        }
    }

    /// Whether the boards are drawn, or left out by whoever only wants the score.
    fn boards_or_not(&mut self, ui: &mut Ui) {
        if self.setup.moment != Moment::End {
            self.counts = None;
            return;
        }
        let now = usize::from(self.counts.is_some());
        let names = [fl!(sheet_boards), fl!(sheet_without_boards)];
        let choices = names.map(|name| (name, name));
        if let Some(chosen) = widgets::segments(ui, &choices, now) {
            self.count(chosen == 1);
            ui.ctx().request_repaint();
        }
    }

    /// The expansions at this table.
    fn expansions(&mut self, ui: &mut Ui) {
        self.expansion(ui);
        let joined = self.setup.options.cooperative;
        let button = Press::new(fl!(sheet_cooperative)).small().chosen(joined);
        let button = ui.add(button.name(fl!(new_game_cooperative)));
        if button
            .on_hover_text(fl!(new_game_cooperative_hint))
            .clicked()
        {
            self.setup.options.cooperative = !joined;
            self.across = None;
        }
        self.house_rules(ui);
    }

    /// Whether there are characters at this table.
    fn expansion(&mut self, ui: &mut Ui) {
        let muse = self.setup.options.muse;
        let button = match muse {
            true => Press::new(fl!(new_game_muse)),
            false => Press::new(fl!(sheet_muse_short)),
        };
        let button = button.name(fl!(new_game_muse)).small().chosen(muse);
        let button = ui.add(button).on_hover_text(fl!(new_game_muse_hint));
        if !button.clicked() {
            return;
        }
        self.setup.options.muse = !muse;
        if muse {
            self.setup.characters = None;
            for player in &mut self.setup.players {
                player.character = None;
            }
            if let Moment::Characters(round) = self.setup.moment {
                self.setup.moment = Moment::Auction(round);
            }
        }
    }

    /// What lies on the Banker, and what lies in front of whom.
    fn characters(&mut self, ui: &mut Ui, words: Words<'_>) {
        let before = self.setup.characters.map_or(BANKER, |now| now.banker);
        let mut banker = before;
        caption(ui, fl!(sheet_banker), 110.0);
        let less = (banker > BANKER).then_some(()).ok_or_else(String::new);
        let press = Press::new("−").small().name(fl!(sheet_banker_less));
        if press.allowed(&less).pressed(ui) {
            banker -= BANKER_GROWS;
        }
        ui.label(RichText::new(grouped(banker)).font(face::strong(14.0)));
        let press = Press::new("+").small().name(fl!(sheet_banker_more));
        if press.pressed(ui) {
            banker += BANKER_GROWS;
        }
        if banker != before {
            self.setup.characters = Some(Characters {
                banker,
                ..Characters::default()
            });
        }
        // All six are on offer again.
        if matches!(self.setup.moment, Moment::Characters(_)) {
            return;
        }
        for (player, seat) in self.setup.players.iter_mut().zip(Seat::ALL) {
            let name = words.seat(*seat);
            caption(ui, &shortened(&name), 120.0);
            let none = fl!(sheet_no_character);
            let now = player.character;
            let choice = egui::ComboBox::from_id_salt(("character", seat.index()))
                .selected_text(now.map_or(none, |it| it.name()))
                .width(112.0)
                .show_ui(ui, |ui| {
                    ui.selectable_value(&mut player.character, None, none);
                    for &character in Character::ALL {
                        // The Banker goes back at once.
                        if character != Character::Banker {
                            let name = character.name();
                            ui.selectable_value(&mut player.character, Some(character), name);
                        }
                    }
                });
            choice
                .response
                .accessible_name(fl!(sheet_character_of, name = &name));
        }
    }

    /// The characters are offered to those who sit there, from whoever begins.
    fn seat_characters(&mut self) {
        let count = self.setup.players.len();
        let start = self.setup.start_player;
        if let Some(characters) = &mut self.setup.characters
            && characters.markers.iter().all(Option::is_none)
        {
            characters.remaining = Seat::first(count);
            characters.turn = start;
        }
    }

    /// Whether there is more to say about the position than its moment.
    fn has_more(&self) -> bool {
        self.setup.moment != Moment::End
            || self.setup.variant().doubled_freedoms > 0
            || !self.editions.is_empty()
    }

    /// Round, turn, start player, freedoms with two tiles, tile shapes.
    fn more(&mut self, ui: &mut Ui, words: Words<'_>) {
        let palette = Palette::of(ui);
        let is_crowded = self.is_crowded(ui);
        let frame = Frame::new()
            .fill(palette.paper)
            .inner_margin(Margin::symmetric(14, 4));
        let panel = Panel::top("about the position")
            .frame(frame)
            .resizable(false);
        panel.show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
                if is_crowded {
                    self.what_it_is_of(ui);
                }
                self.about(ui, words);
            });
        });
    }

    fn about(&mut self, ui: &mut Ui, words: Words<'_>) {
        let count = self.setup.players.len();
        let seats = || controls::seats(count);
        let now = match self.setup.moment {
            Moment::Auction(now) | Moment::Characters(now) | Moment::Actions(now, _) => Some(now),
            Moment::StartingHands | Moment::End => None,
        };
        if let Some(now) = now {
            let rounds: Vec<(String, String)> = (1..=self.setup.variant().rounds)
                .map(|round| (round.to_string(), fl!(round_number, round = round)))
                .collect();
            let choices: Vec<(&str, &str)> = rounds
                .iter()
                .map(|(text, name)| (text.as_str(), name.as_str()))
                .collect();
            let wide = widgets::segments_width(ui, &choices);
            caption(ui, fl!(sheet_round), wide);
            if let Some(at) = widgets::segments(ui, &choices, usize::from(now) - 1) {
                let round = at as u8 + 1;
                self.setup.moment = match self.setup.moment {
                    Moment::Actions(_, turn) => Moment::Actions(round, turn),
                    Moment::Characters(_) => Moment::Characters(round),
                    Moment::StartingHands | Moment::Auction(_) | Moment::End => {
                        Moment::Auction(round)
                    }
                };
            }
        }
        if let Moment::Actions(now, turn) = self.setup.moment {
            caption(ui, fl!(sheet_turn), NAME);
            if let Some(turn) = one_of(ui, words, seats(), turn, board::sheet_turn_of) {
                self.setup.moment = Moment::Actions(now, turn);
            }
        }
        if self.setup.moment != Moment::End {
            caption(ui, fl!(sheet_starts), NAME);
            let start = self.setup.start_player;
            if let Some(seat) = one_of(ui, words, seats(), start, board::sheet_start_player) {
                self.setup.start_player = seat;
            }
        }
        if self.setup.variant().doubled_freedoms > 0 {
            for &freedom in Freedom::ALL {
                let doubled = self.setup.doubled_freedoms.contains(&freedom);
                let name = fl!(sheet_two_tiles_of, freedom = freedom.id());
                if Press::new(&name).small().chosen(doubled).pressed(ui) {
                    controls::toggle(&mut self.setup.doubled_freedoms, freedom);
                }
            }
        }
        self.choose_shapes(ui);
        if self.setup.options.muse && self.setup.moment != Moment::End {
            self.characters(ui, words);
        }
    }

    /// The editions, if there is anything to choose.
    fn choose_shapes(&mut self, ui: &mut Ui) {
        if self.editions.is_empty() {
            return;
        }
        caption(ui, fl!(tile_shapes_title), NAME);
        let studiolo = EditionData::default();
        let mut chosen = None;
        for data in std::iter::once(&studiolo).chain(&self.editions) {
            let text = shortened(&editors::edition_name(&data.name));
            let name = fl!(
                shapes_named,
                edition = words::florence::editors::edition_name(&data.name)
            );
            let now = *data == self.setup.edition;
            if Press::new(&text)
                .small()
                .chosen(now)
                .name(&name)
                .pressed(ui)
            {
                chosen = Some(data.clone());
            }
        }
        if let Some(chosen) = chosen {
            self.setup.edition = chosen;
            self.held = None;
        }
    }

    /// What is wrong, or how the game ends; and the way into the game.
    fn verdict(&mut self, ui: &mut Ui, judged: &Judged<'_>) -> Option<Intent> {
        let palette = Palette::of(ui);
        let frame = Frame::new().fill(palette.desk).inner_margin(Margin {
            left: BETWEEN as i8,
            right: BETWEEN as i8,
            top: 9,
            bottom: 0,
        });
        let panel = Panel::top("verdict of the sheet")
            .frame(frame)
            .resizable(false)
            .show_separator_line(false);
        let shown = panel.show(ui, |ui| {
            let rect = page::room(ui, VERDICT);
            let (fill, edge) = match judged.wrong() {
                0 => (palette.chosen, palette.gold_edge),
                _ => (palette.card, palette.line),
            };
            widgets::paint_card(ui, rect, fill, Stroke::new(1.0, edge));
            let mut row = page::row(ui, rect.shrink2(vec2(14.0, 0.0)), "verdict");
            row.spacing_mut().item_spacing.x = 12.0;
            let mut wanted = None;
            row.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 12.0;
                let allowed = match judged.wrong() {
                    _ if judged.counted.is_some() => Err(fl!(sheet_needs_boards).to_owned()),
                    0 if judged.is_half_typed => Err(fl!(sheet_wrong, number = 1)),
                    0 => Ok(()),
                    wrong => Err(fl!(sheet_wrong, number = wrong)),
                };
                let open = Press::new(fl!(sheet_open_position))
                    .main()
                    .allowed(&allowed);
                if open.pressed(ui) {
                    wanted = Some(Intent::Start(Box::new(self.setup.clone())));
                }
                if judged.wrong() == 0 && !judged.is_half_typed && !judged.is_blank {
                    let export = &commands::EXPORT;
                    let button = Press::new("").icon(Icon::Folder).name((export.name)());
                    if ui.add(button).on_hover_text((export.hint)()).clicked() {
                        wanted = Some(Intent::Shell(Shell::Do(export.id)));
                    }
                }
                if let Some(first) = judged.first() {
                    let button = Press::new(fl!(sheet_go_there)).enter();
                    let nowhere = ui.memory(|memory| memory.focused().is_none());
                    let pressed = button.pressed(ui);
                    if pressed || nowhere && self.held.is_none() && controls::fresh_enter(ui) {
                        self.go = Some(first);
                        ui.ctx().request_repaint();
                    }
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    sentence(ui, judged);
                });
            });
            wanted
        });
        shown.inner
    }

    /// The players side by side.
    fn columns(&mut self, ui: &mut Ui, judged: &Judged<'_>) {
        let frame = Frame::new().fill(Palette::of(ui).desk);
        CentralPanel::no_frame().frame(frame).show(ui, |ui| {
            let count = self.setup.players.len();
            let least = LEAST[usize::from(self.counts.is_some())];
            let wide = ui.available_width() - BETWEEN;
            let fit = (wide / (least + BETWEEN)).floor().clamp(1.0, count as f32);
            let width = (wide / fit - BETWEEN).clamp(least, MOST).floor();
            let whole = fit * (width + BETWEEN) - BETWEEN;
            let fit = fit as usize;
            self.first = self.first.min(count - fit);
            let is_choosing = fit < count && self.choose_columns(ui, fit, judged);
            let first = self.first;
            let room = ui.available_size();
            let least = match self.counts.is_some() {
                true => sheet_counts::least_height(width),
                false => sheet_column::least_height(width),
            };
            let height = (room.y - 2.0 * BETWEEN).max(least);
            let area = ScrollArea::vertical().id_salt("columns").auto_shrink(false);
            let mut columns = Vec::new();
            let shown = area.show(ui, |ui| {
                let size = vec2(room.x, height + 2.0 * BETWEEN);
                let (all, _) = ui.allocate_exact_size(size, Sense::hover());
                let left = (all.center().x - whole / 2.0).round();
                let left = left - first as f32 * (width + BETWEEN);
                let rect = |at: usize| {
                    let left = left + at as f32 * (width + BETWEEN);
                    let top = all.top() + 9.0;
                    Rect::from_min_size(pos2(left, top), vec2(width, height))
                };
                columns.extend((0..count).map(rect));
                if let Some(counted) = &judged.counted {
                    for at in 0..count {
                        sheet_counts::head(self, ui, rect(at), at, judged);
                    }
                    for (at, counted) in counted.iter().enumerate() {
                        sheet_counts::show(self, ui, rect(at), at, judged, counted);
                    }
                    self.go = self.called.take();
                    return;
                }
                // All fields first, so that the keyboard goes through them without
                // the squares of the boards in between.
                let places: Vec<_> = (0..count)
                    .map(|at| sheet_column::show(self, ui, rect(at), at, judged))
                    .collect();
                self.boards(ui, &places, judged);
                self.go = self.called.take();
                focus::follow_keyboard(ui);
            });
            if shown.state.clamped_offset().y > SCROLLED {
                self.names(ui, shown.inner_rect, &columns, judged);
            }
            if fit < count && !is_choosing {
                self.follow_keyboard(ui, fit, &columns);
            }
        });
    }

    /// Names of which some have their columns in sight. Says whether the keyboard is
    /// on one of them.
    fn choose_columns(&mut self, ui: &mut Ui, fit: usize, judged: &Judged<'_>) -> bool {
        let mut is_here = false;
        let mut chosen = None;
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.add_space(BETWEEN);
            for (at, seat) in Seat::ALL.iter().enumerate().take(self.setup.players.len()) {
                let player = judged.words.seat(*seat);
                let text = shortened(&player);
                let name = fl!(sheet_show_column, player = player);
                let in_sight = (self.first..self.first + fit).contains(&at);
                let button = Press::new(&text).small().chosen(in_sight).name(&name);
                let response = ui.add(button);
                is_here |= response.has_focus();
                if response.clicked() {
                    chosen = Some(at);
                }
            }
        });
        if let Some(at) = chosen {
            self.show_column(ui, at, fit);
        }
        is_here
    }

    /// Brings a column in sight.
    fn show_column(&mut self, ui: &Ui, at: usize, fit: usize) {
        let first = self.first.clamp((at + 1).saturating_sub(fit), at);
        if first != self.first {
            self.first = first;
            ui.ctx().request_repaint();
        }
    }

    /// Brings the column in sight in which the keyboard is.
    fn follow_keyboard(&mut self, ui: &Ui, fit: usize, columns: &[Rect]) {
        let focused = ui.memory(|memory| memory.focused());
        let focused = focused.and_then(|id| ui.ctx().read_response(id));
        let Some(at) = focused.map(|response| response.rect.center()) else {
            return;
        };
        if let Some(at) = columns.iter().position(|column| column.contains(at)) {
            self.show_column(ui, at, fit);
        }
    }

    /// Whose columns these are, above what was scrolled.
    fn names(&self, ui: &Ui, room: Rect, columns: &[Rect], judged: &Judged<'_>) {
        let palette = Palette::of(ui);
        let line = room.with_max_y(room.top() + NAMES);
        let painter = ui.painter().with_clip_rect(line);
        painter.rect_filled(line, 0.0, palette.desk);
        let players = columns.iter().zip(&self.setup.players).zip(Seat::ALL);
        for (at, ((column, player), seat)) in players.enumerate() {
            let place = Rect::from_x_y_ranges(column.x_range(), line.y_range());
            let colour = player.colour.map_or(at, |colour| colour.index());
            let ribbon = place.with_max_y(place.top() + 3.0);
            painter.rect_filled(ribbon, 0.0, palette.players[colour]);
            let marker = place.left_center() + vec2(14.0, 1.0);
            page::paint_marker(&painter, marker, 13.0, colour, palette);
            let name = judged.words.seat(*seat);
            let room = place.width() - 32.0;
            let font = text::fitting(ui, &name, face::display, [12.0, 16.0], room);
            let at = place.left_center() + vec2(26.0, 1.0);
            let mut job = text::line(&name, font, palette.ink);
            job.wrap = egui::text::TextWrapping::truncate_at_width(room);
            let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
            let at = at - vec2(0.0, galley.size().y / 2.0);
            painter.galley(at, galley, palette.ink);
        }
        painter.hline(
            line.x_range(),
            line.bottom() - 0.5,
            Stroke::new(1.0, palette.line),
        );
    }
}

/// A caption in one line with what it is for, which is so `wide`.
fn caption(ui: &mut Ui, text: &str, wide: f32) {
    let palette = Palette::of(ui);
    let job = widgets::caption_job(text, palette.weak);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let own = galley.size();
    let whole = 4.0 + own.x + ui.spacing().item_spacing.x + wide;
    let begins = |ui: &Ui| ui.cursor().left() <= ui.max_rect().left();
    if !begins(ui) && ui.available_size_before_wrap().x < whole {
        ui.end_row();
    }
    if !begins(ui) {
        ui.add_space(4.0);
    }
    // As high as what it is for, so that they are in one line at the beginning, too.
    let (rect, response) = ui.allocate_exact_size(vec2(own.x, size::BUTTON), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let at = pos2(rect.left(), rect.center().y - own.y / 2.0);
    ui.painter().galley(at, galley, palette.weak);
}

/// What there is to say about all of the sheet.
fn sentence(ui: &mut Ui, judged: &Judged<'_>) {
    let palette = Palette::of(ui);
    let (icon, colour) = match judged.wrong() {
        0 if judged.is_end && !judged.is_blank => (Icon::Crown, palette.leaf),
        0 => (Icon::Check, palette.right),
        _ => (Icon::Warn, palette.wrong),
    };
    if !judged.is_blank || judged.wrong() > 0 {
        let (rect, _) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
        match icon {
            Icon::Crown => coin::paint_laurel(ui.painter(), rect.expand(5.0), colour),
            _ => icons::paint(ui.painter(), rect, icon, colour),
        }
    }
    let title = |ui: &mut Ui, text: &str, colour| {
        let text = RichText::new(text).font(face::display(24.0)).color(colour);
        ui.add(Label::new(text).truncate());
    };
    let remark = |ui: &mut Ui, text: String| {
        let text = RichText::new(text).color(palette.weak);
        ui.add(Label::new(text).truncate());
    };
    let words = judged.words;
    if judged.wrong() > 0 {
        title(
            ui,
            &fl!(sheet_wrong, number = judged.wrong()),
            palette.wrong,
        );
        // What is in nobody's column.
        for problem in judged.problems() {
            if problem.seat.is_none() {
                remark(ui, words.problem(problem));
            }
        }
    } else if judged.is_blank {
        title(ui, fl!(sheet_nothing_entered), palette.ink);
        remark(ui, fl!(sheet_nothing_entered_hint).to_owned());
    } else if judged.is_end {
        let winners = judged.accounts.iter().filter(|account| account.rank == 1);
        let winners: Vec<String> = winners.map(|account| words.seat(account.seat)).collect();
        let best = judged.accounts.first().map_or(0, |account| account.total);
        let short: Vec<String> = winners.iter().map(|name| shortened(name)).collect();
        let response = {
            let text = board::winner(&short, best);
            let text = RichText::new(text)
                .font(face::display(24.0))
                .color(palette.ink);
            ui.add(Label::new(text).truncate())
        };
        let said = board::winner(&winners, best);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        let others = judged.accounts.iter().filter(|account| account.rank > 1);
        let others: Vec<String> = others
            .map(|account| {
                let name = shortened(&words.seat(account.seat));
                let total = account.total;
                match account.tie {
                    // What has decided is said in the words of the ranking.
                    Some(tie) => {
                        let tie = tie_text(tie);
                        fl!(sheet_place_tied, player = name, total = total, tie = tie)
                    }
                    None => fl!(sheet_place, player = name, total = total),
                }
            })
            .collect();
        let others = others.join(", ");
        let room = ui.available_width();
        let (rect, response) = ui.allocate_exact_size(vec2(room, size::BUTTON), Sense::hover());
        let style = (face::text as fn(f32) -> FontId, palette.weak);
        text::in_one_or_two(ui, rect.left_center(), &others, style, [12.0, 14.0], room);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &others));
        response.on_hover_text(&others);
        let said = fl!(sheet_all_is_right);
        hear(ui, ui.min_rect(), "all_is_right", said);
    } else {
        title(ui, fl!(sheet_all_is_right), palette.ink);
    }
}

/// Whether nothing about a player has been typed, except perhaps who it is.
pub(super) fn is_blank(player: &PlayerSetup) -> bool {
    let blank = PlayerSetup {
        name: player.name.clone(),
        colour: player.colour,
        money: player.money.filter(|&money| money == 0),
        ..PlayerSetup::default()
    };
    *player == blank
}

/// Buttons for the seats of which one holds.
fn one_of(
    ui: &mut Ui,
    words: Words<'_>,
    seats: impl Iterator<Item = Seat>,
    selected: Seat,
    name: impl Fn(&str) -> String,
) -> Option<Seat> {
    let mut pressed = None;
    for seat in seats {
        let player = words.seat(seat);
        let called = name(&player);
        let text = shortened(&player);
        let button = Press::new(&text).small().chosen(seat == selected);
        if button.name(&called).pressed(ui) {
            pressed = Some(seat);
        }
    }
    pressed
}

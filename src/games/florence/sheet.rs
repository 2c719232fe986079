//! The score sheet: a position typed in at the end of an evening, or from the middle of a
//! game, and checked while it is typed. All players are side by side. Nothing is corrected
//! silently: problems are marked in place, with the rule.
//!
//! Accessible names: `4 players`; `End of the game`, `Before the auctions`, `Before the
//! actions`, `Round 3`, `Turn of Anna`, `Start player Anna`, `Two Travel tiles`, `Shapes
//! Studiolo`. The first Tab goes to the first number, and Enter from one to the next. See
//! [`crate::ui::screens::sheet`] for the page, [`sheet_column`] for the columns,
//! [`sheet_tiles`](super::sheet_tiles) for the tiles.

use std::collections::BTreeMap;
use std::mem::discriminant;
use std::ops::RangeInclusive;

use eframe::egui::{
    self, Color32, Frame, Margin, Panel, Rect, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2,
};

use super::art::coin;
use super::ids::HOUSE_RULES;
use super::sheet_fields::Field;
use super::sheet_marks::Target;
use super::sheet_state::{Beside, Column, Judged, SheetPanel, Told, Typed};
use super::state::Florence;
use super::{new_game, sheet_column, sheet_counts, sheet_marks};
use crate::ui::Intent;
use crate::ui::base::focus;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::io::collection::Filed;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, widgets};
use crate::ui::screens::new_game::count_of_players;
use crate::ui::screens::sheet::{Checked, Fault, Form, Seen, Standing};
use crate::ui::session::intent::Screen;
use florence::rules::characters::{BANKER, BANKER_GROWS, Characters};
use florence::rules::holds::tally_counted;
use florence::rules::tally::tally;
use florence::rules::{Counts, HouseRules};
use florence::{Character, EditionData, Freedom, Game, Moment, Phase, Problem, Setup};
use table::{Game as _, Item as _, Save, Seat};
use words::figures::grouped;
use words::fl;
use words::florence::sentences::tie_text;
use words::florence::{Named as _, Words, board, editors, house_rules, shortened};

/// The number of players on a new sheet.
const PLAYERS: usize = 4;
/// The least width of a column, and of one without its board.
const LEAST: [f32; 2] = [146.0, 118.0];
/// The width of a name on a button.
const NAME: f32 = 80.0;
/// The width from which the moment is in the bar, next to the players.
const WIDE: f32 = 1270.0;
/// The width from which the number of players has a caption, in points.
const WITH_PLAYERS: f32 = 900.0;

impl Form for Typed {
    type Window = Florence;
    type Number = Field;
    type Part = Target;
    type Beside = Beside;
    type Told<'a> = Told<'a>;

    const PLAYERS: RangeInclusive<usize> = new_game::PLAYERS;
    const FIRST: Option<Target> = Some(Target::Field(Field::Money));

    fn of(setup: Setup) -> Self {
        Self {
            setup,
            counts: None,
        }
    }

    fn start(&self) -> &Setup {
        &self.setup
    }

    fn begin(&mut self) {
        if self.setup.players.is_empty() {
            self.setup.moment = Moment::End;
            self.seat_players(PLAYERS);
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
        self.has_nothing()
    }

    fn points_of(&self, player: usize) -> Option<u16> {
        let prestige = self.setup.players.get(player)?.prestige;
        u16::try_from(prestige).ok().filter(|&points| points > 0)
    }

    fn colour(&self, player: usize) -> usize {
        let chosen = self.setup.players[player].colour;
        chosen.map_or(player, |colour| colour.index())
    }

    fn name_mut(&mut self, player: usize) -> &mut String {
        &mut self.setup.players[player].name
    }

    fn is_in_sight(&self, number: Field) -> bool {
        number.is_in_sight(self.counts.is_some())
    }

    fn name_of_number(number: Field) -> &'static str {
        number.name()
    }

    fn paint_number(ui: &Ui, rect: Rect, number: Field) {
        sheet_column::paint_picture(ui, rect, number);
    }

    fn problems(&self, checked: &Checked<Self>) -> Vec<Problem> {
        match &self.counts {
            Some(counts) => self.setup.problems_counted(counts),
            None => checked.as_ref().err().cloned().unwrap_or_default(),
        }
    }

    fn judge<'a>(_page: &SheetPanel, seen: &'a Seen<Self>) -> Judged<'a> {
        let (typed, checked) = seen.judged();
        let words = Words::of(&seen.now.setup);
        let problems = typed.problems(checked);
        let counted = typed.counted();
        let is_sound = problems.is_empty() && seen.nonsense.is_empty();
        let accounts = match (&counted, checked) {
            (Some(counted), _) if is_sound => tally_counted(counted, seen.now.setup.variant().ties),
            (None, Ok(game)) if is_sound => tally(game),
            _ => Vec::new(),
        };
        let is_end = |game: &Game| matches!(game.phase(), Phase::Reveal | Phase::Over);
        let wrong = problems.iter().map(|problem| {
            let whole = words.problem(problem);
            let said = problem.seat.map(|seat| words.about(seat));
            let said = said.map(|words| words.cited(&problem.violation));
            Fault {
                player: problem.seat.map(|seat| seat.index()),
                said: said.unwrap_or_else(|| whole.clone()),
                whole: Some(whole),
                parts: match counted {
                    Some(_) => sheet_marks::targets_counted(problem),
                    None => sheet_marks::targets(problem),
                },
            }
        });
        let standings = accounts.iter().map(|account| Standing {
            seat: account.seat,
            rank: account.rank,
            total: account.total,
            tie: account.tie.map(tie_text),
        });
        Judged {
            faults: seen.nonsense.iter().cloned().chain(wrong).collect(),
            doubts: Vec::new(),
            standings: standings.collect(),
            is_half_typed: seen.earlier.is_some(),
            is_blank: seen.now.has_nothing(),
            is_end: counted.is_some() || checked.as_ref().is_ok_and(is_end),
            told: Told {
                words,
                game: &seen.checked,
                problems,
                counted,
                accounts,
            },
        }
    }

    fn winner(names: &[String], points: u16) -> String {
        board::winner(names, points)
    }

    fn paint_laurel(ui: &Ui, rect: Rect, colour: Color32) {
        coin::paint_laurel(ui.painter(), rect, colour);
    }

    fn title(&self) -> &'static str {
        match self.setup.moment {
            Moment::End => fl!(start_check),
            Moment::StartingHands
            | Moment::Auction(_)
            | Moment::Characters(_)
            | Moment::Actions(..) => {
                fl!(sheet_of_a_table)
            }
        }
    }

    fn bar(page: &mut SheetPanel, ui: &mut Ui, width: f32) {
        // A sheet continued from a file may have fewer players than the one before.
        let last = page.typed.setup.players.len() - 1;
        page.beside.chosen = page.beside.chosen.min(last);
        if !page.is_crowded(width) {
            page.what_it_is_of(ui);
        }
    }

    fn head(page: &mut SheetPanel, ui: &mut Ui, judged: &Judged<'_>) -> Option<Intent> {
        if page.has_more() || page.is_crowded(ui.available_width()) {
            page.more(ui, judged.told.words);
        }
        let can_open = match judged.told.counted {
            Some(_) => Some(Err(fl!(sheet_needs_boards).to_owned())),
            None => Some(Ok(())),
        };
        let wanted = page.verdict(ui, judged, can_open);
        let goes_to_rules = std::mem::take(&mut page.beside.goes_to_rules);
        let rules = Intent::Show(Screen::Of(Game::ID, HOUSE_RULES));
        goes_to_rules.then_some(rules).or(wanted)
    }

    fn columns(page: &mut SheetPanel, ui: &mut Ui, judged: &Judged<'_>) {
        let has_boards = page.typed.counts.is_none();
        let least = LEAST[usize::from(!has_boards)];
        let counted = sheet_counts::least_height(ui);
        let height = |width| match has_boards {
            true => sheet_column::least_height(width),
            false => counted(width),
        };
        page.side_by_side(ui, least, height, |page, ui, columns| {
            let columns = || columns.iter().copied().enumerate();
            if let Some(counted) = &judged.told.counted {
                for (at, rect) in columns() {
                    sheet_counts::head(Column::of(page, rect, at, judged), ui);
                }
                for ((at, rect), counted) in columns().zip(counted) {
                    sheet_counts::show(Column::of(page, rect, at, judged), ui, counted);
                }
                return;
            }
            // All fields come first, so that the keyboard goes through them without the
            // squares of the boards in between.
            let places: Vec<_> = columns()
                .map(|(at, rect)| sheet_column::show(Column::of(page, rect, at, judged), ui))
                .collect();
            page.boards(ui, &places, judged);
            focus::follow_keyboard(ui);
        });
    }

    fn is_busy(beside: &Beside) -> bool {
        beside.held.is_some() || beside.tray.is_some()
    }

    fn settle(page: &mut SheetPanel) {
        page.seat_characters();
    }

    fn undone(beside: &mut Beside) {
        beside.held = None;
    }

    fn counted(page: &SheetPanel) -> String {
        let counted = page.typed.counted();
        counted.map_or_else(String::new, |counted| format!("{counted:?}"))
    }

    fn keep(page: &SheetPanel, kept: &mut BTreeMap<String, String>) {
        for (seat, counts) in Seat::ALL.iter().zip(page.typed.counts.iter().flatten()) {
            kept.insert(Counts::called(*seat), counts.to_text());
        }
    }

    fn take_up(page: &mut SheetPanel, save: &Save<Game>) {
        let kept = save.sheet.clone().unwrap_or_default();
        page.typed.counts = Counts::kept(&kept, save.start.players.len());
    }
}

impl SheetPanel {
    /// Offers custom tile shapes.
    pub fn offer(&mut self, editions: &[Filed<EditionData>]) {
        let sound = editions
            .iter()
            .filter(|kept| kept.data.problems().is_empty());
        self.beside.editions = sound.map(|kept| kept.data.clone()).collect();
    }

    /// Sets the house rules of the table.
    pub(crate) fn agree(&mut self, ui: &Ui, rules: HouseRules) {
        self.typed.begin();
        let before = self.typed.clone();
        self.typed.setup.options.house_rules = rules;
        self.history.changed(ui, (before, None));
    }

    /// Draws the house rules that were used, with a button that opens them.
    fn house_rules(&mut self, ui: &mut Ui) {
        let rules = &self.typed.setup.options.house_rules;
        let press = Press::new(fl!(sheet_house_rules))
            .small()
            .name(fl!(house_rules));
        let button = ui.add(press.chosen(!rules.is_none()));
        let told = house_rules::house_rules(rules).join("\n");
        let button = match told.is_empty() {
            true => button.on_hover_text(fl!(house_rules_none)),
            false => button.on_hover_text(told),
        };
        self.beside.goes_to_rules |= button.clicked();
    }

    /// Draws players, moment, boards and expansions.
    fn what_it_is_of(&mut self, ui: &mut Ui) {
        self.players(ui);
        self.moments(ui);
        self.boards_or_not(ui);
        self.expansions(ui);
    }

    /// Returns whether there is no room for these in the bar.
    fn is_crowded(&self, width: f32) -> bool {
        width < WIDE || self.typed.setup.options.muse
    }

    fn players(&mut self, ui: &mut Ui) {
        let now = self.typed.setup.players.len();
        if let Some(count) = count_of_players(ui, new_game::PLAYERS, now) {
            Form::seat_players(self, count);
        }
        // The rest needs the room more.
        if ui.available_width() > WITH_PLAYERS {
            let text = RichText::new(fl!(new_game_players)).color(Palette::of(ui).weak);
            ui.label(text);
        }
    }

    fn moments(&mut self, ui: &mut Ui) {
        let (round, turn) = match self.typed.setup.moment {
            Moment::Auction(round) | Moment::Characters(round) => (round, Seat::A),
            Moment::Actions(round, turn) => (round, turn),
            Moment::StartingHands => (1, Seat::A),
            Moment::End => (self.typed.setup.variant().rounds, Seat::A),
        };
        let muse = self.typed.setup.options.muse;
        let characters = (fl!(sheet_before_characters), Moment::Characters(round));
        let moments = [
            Some((fl!(sheet_at_the_end), Moment::End)),
            Some((fl!(sheet_before_auctions), Moment::Auction(round))),
            muse.then_some(characters),
            Some((fl!(sheet_before_actions), Moment::Actions(round, turn))),
        ];
        ui.spacing_mut().item_spacing.x = 4.0;
        for (name, moment) in moments.into_iter().flatten() {
            let selected = discriminant(&self.typed.setup.moment) == discriminant(&moment);
            let button = Press::new(name).chosen(selected);
            let button = if selected { button } else { button.quiet() };
            if button.pressed(ui) {
                self.typed.setup.moment = moment;
            }
        }
    }

    /// Draws the choice whether boards are drawn, or left out by players who only want the
    /// score.
    fn boards_or_not(&mut self, ui: &mut Ui) {
        if self.typed.setup.moment != Moment::End {
            self.typed.counts = None;
            return;
        }
        let now = usize::from(self.typed.counts.is_some());
        let names = [fl!(sheet_boards), fl!(sheet_without_boards)];
        let choices = names.map(|name| (name, name));
        if let Some(chosen) = widgets::segments(ui, &choices, now) {
            self.leave_boards_out(chosen == 1);
            ui.ctx().request_repaint();
        }
    }

    /// Leaves the boards out, or brings them back.
    fn leave_boards_out(&mut self, without_boards: bool) {
        if without_boards == self.typed.counts.is_some() {
            return;
        }
        self.typed.count(without_boards);
        if without_boards {
            self.beside.held = None;
            self.beside.tray = None;
            self.called = Typed::FIRST.map(|first| (0, first));
        }
    }

    /// Draws the expansions of this table.
    fn expansions(&mut self, ui: &mut Ui) {
        self.expansion(ui);
        let joined = self.typed.setup.options.cooperative;
        let button = Press::new(fl!(sheet_cooperative)).small().chosen(joined);
        let button = ui.add(button.name(fl!(new_game_cooperative)));
        if button
            .on_hover_text(fl!(new_game_cooperative_hint))
            .clicked()
        {
            self.typed.setup.options.cooperative = !joined;
            self.beside.across = None;
        }
        self.house_rules(ui);
    }

    /// Draws whether this table plays with characters.
    fn expansion(&mut self, ui: &mut Ui) {
        let muse = self.typed.setup.options.muse;
        let button = match muse {
            true => Press::new(fl!(new_game_muse)),
            false => Press::new(fl!(sheet_muse_short)),
        };
        let button = button.name(fl!(new_game_muse)).small().chosen(muse);
        let button = ui.add(button).on_hover_text(fl!(new_game_muse_hint));
        if !button.clicked() {
            return;
        }
        self.typed.setup.options.muse = !muse;
        if muse {
            self.typed.setup.characters = None;
            for player in &mut self.typed.setup.players {
                player.character = None;
            }
            if let Moment::Characters(round) = self.typed.setup.moment {
                self.typed.setup.moment = Moment::Auction(round);
            }
        }
    }

    /// Draws the money on the Banker, and who has which character.
    fn characters(&mut self, ui: &mut Ui, words: Words<'_>) {
        let before = self.typed.setup.characters.map_or(BANKER, |now| now.banker);
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
            self.typed.setup.characters = Some(Characters {
                banker,
                ..Characters::default()
            });
        }
        // All six are on offer again.
        if matches!(self.typed.setup.moment, Moment::Characters(_)) {
            return;
        }
        for (player, seat) in self.typed.setup.players.iter_mut().zip(Seat::ALL) {
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

    /// Offers the characters to the players at the table, beginning with the start player.
    fn seat_characters(&mut self) {
        let count = self.typed.setup.players.len();
        let start = self.typed.setup.start_player;
        if let Some(characters) = &mut self.typed.setup.characters
            && characters.markers.iter().all(Option::is_none)
        {
            characters.remaining = Seat::first(count);
            characters.turn = start;
        }
    }

    /// Returns whether the position needs more than its moment.
    fn has_more(&self) -> bool {
        self.typed.setup.moment != Moment::End
            || self.typed.setup.variant().doubled_freedoms > 0
            || !self.beside.editions.is_empty()
    }

    /// Draws round, turn, start player, freedoms with two tiles, tile shapes.
    fn more(&mut self, ui: &mut Ui, words: Words<'_>) {
        let palette = Palette::of(ui);
        let is_crowded = self.is_crowded(ui.available_width());
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
        let count = self.typed.setup.players.len();
        let seats = || controls::seats(count);
        let now = match self.typed.setup.moment {
            Moment::Auction(now) | Moment::Characters(now) | Moment::Actions(now, _) => Some(now),
            Moment::StartingHands | Moment::End => None,
        };
        if let Some(now) = now {
            let rounds = 1..=usize::from(self.typed.setup.variant().rounds);
            let choices = widgets::numbered(rounds, |round| fl!(round_number, round = round));
            let wide = widgets::segments_width(ui, &choices);
            caption(ui, fl!(sheet_round), wide);
            if let Some(at) = widgets::segments(ui, &choices, usize::from(now) - 1) {
                let round = at as u8 + 1;
                self.typed.setup.moment = match self.typed.setup.moment {
                    Moment::Actions(_, turn) => Moment::Actions(round, turn),
                    Moment::Characters(_) => Moment::Characters(round),
                    Moment::StartingHands | Moment::Auction(_) | Moment::End => {
                        Moment::Auction(round)
                    }
                };
            }
        }
        if let Moment::Actions(now, turn) = self.typed.setup.moment {
            caption(ui, fl!(sheet_turn), NAME);
            if let Some(turn) = one_of(ui, words, seats(), turn, board::sheet_turn_of) {
                self.typed.setup.moment = Moment::Actions(now, turn);
            }
        }
        if self.typed.setup.moment != Moment::End {
            caption(ui, fl!(sheet_starts), NAME);
            let start = self.typed.setup.start_player;
            if let Some(seat) = one_of(ui, words, seats(), start, board::sheet_start_player) {
                self.typed.setup.start_player = seat;
            }
        }
        if self.typed.setup.variant().doubled_freedoms > 0 {
            for &freedom in Freedom::ALL {
                let doubled = self.typed.setup.doubled_freedoms.contains(&freedom);
                let name = fl!(sheet_two_tiles_of, freedom = freedom.id());
                if Press::new(&name).small().chosen(doubled).pressed(ui) {
                    controls::toggle(&mut self.typed.setup.doubled_freedoms, freedom);
                }
            }
        }
        self.choose_shapes(ui);
        if self.typed.setup.options.muse && self.typed.setup.moment != Moment::End {
            self.characters(ui, words);
        }
    }

    /// Draws the editions, if there is a choice.
    fn choose_shapes(&mut self, ui: &mut Ui) {
        if self.beside.editions.is_empty() {
            return;
        }
        caption(ui, fl!(tile_shapes_title), NAME);
        let studiolo = EditionData::default();
        let mut chosen = None;
        for data in std::iter::once(&studiolo).chain(&self.beside.editions) {
            let text = shortened(&editors::edition_name(&data.name));
            let edition = words::florence::editors::edition_name(&data.name);
            let name = fl!(shapes_named, edition = edition);
            let now = *data == self.typed.setup.edition;
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
            self.typed.setup.edition = chosen;
            self.beside.held = None;
        }
    }
}

/// Draws a caption in one line with its control, which has this width.
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
    // As high as its control, so that they share a line even at the beginning.
    let (rect, response) = ui.allocate_exact_size(vec2(own.x, size::BUTTON), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let at = pos2(rect.left(), rect.center().y - own.y / 2.0);
    ui.painter().galley(at, galley, palette.weak);
}

/// Draws buttons for the seats with one selected.
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

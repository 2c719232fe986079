//! Everything public about the players at a glance, and who is to act: a card for each
//! player with the principality and possessions.
//!
//! Money that is hidden stands as `florins hidden`. Beside the name of a player
//! that is the computer stands how well it plays. A click on a card shows the
//! principality. Two small buttons are seen where the pointer or the keyboard is:
//! `Anna’s name and colour`, also by a right click, and `Sell Anna’s PP` with
//! `Anna’s PP to sell` and `Sell 1 PP for 100 florins`.

use eframe::egui::{
    self, Align, FontId, Layout, Popup, PopupCloseBehavior, Rect, Response, Role, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::art::board::Board;
use super::art::palazzo::Court;
use super::art::{board, coin, glyphs, seal};
use super::irregular::Irregular;
use super::{Intent, View, characters, irregular, moves, seat_status};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::parts::seat_cards::{
    Cards, FEWEST, Ground, Menu, Status, Time, Weight, hear, is_near, shy,
};
use crate::ui::parts::small::square;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{small, widgets};
use crate::ui::session::game_window::{GameWindow, Look};
use crate::ui::session::timer::Timer;
use florence::rules::tally;
use florence::{Command, Decision, Fact, Freedom, Player};
use table::{Bot, BySeat, Item, Level, Seat, Temperament};
use words::fl;
use words::florence::names::grouped;
use words::florence::{Named, advice, florins, play, points, window};
use words::window::lines;

/// Returns the layout of a button that appears at the right edge of a card.
fn from_right() -> Layout {
    Layout::right_to_left(Align::Center)
}

/// The least height of a card: its five rows and their margins.
const LEAST: f32 = 118.0;
/// The margins within a card: left of the principality, above it, and right of the rows.
const INSIDE: [f32; 3] = [13.0, 7.0, 11.0];
/// The width of the ribbon in the player's colour.
const RIBBON: f32 = 5.0;
/// The gap between the principality and the rows.
const BESIDE: f32 = 10.0;
/// The width of the rows at full size, and their least width.
const ROWS: [f32; 2] = [150.0, 116.0];
/// The height of a card from which its rows grow; the greatest scale of the rows; and their
/// least scale if there is little width.
const USUAL: f32 = 180.0;
const LARGEST: f32 = 1.3;
const SMALLEST: f32 = 0.84;
/// The smallest useful square of a principality.
const LEAST_SQUARE: f32 = 6.0;
/// The heights of the rows: name; points and money; seals, builders and jesters;
/// cards; what the player has done.
const HEIGHTS: [f32; 5] = [22.0, 24.0, 24.0, 18.0, 16.0];

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct SeatsPanel {
    // The number of points about to be given up.
    selling: u16,
    // The chances to win in the current position.
    chances: Option<BySeat<f32>>,
    cards: Cards,
}

impl SeatsPanel {
    /// Shows the chance to win on each card from now on, where it is known.
    pub fn tell_chances(&mut self, chances: Option<BySeat<f32>>) {
        self.chances = chances;
    }

    /// Draws the panel. While the game `rests`, no player is to act. If the clock is shown,
    /// each card has the time of its player.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        rests: bool,
        timer: Option<&Timer>,
    ) -> Option<Intent> {
        let count = usize::from(view.game.variant().players);
        let seats = view.game.seats();
        Cards::list(ui, seats, (count, LEAST), |ui, seat, rect, response| {
            if view.game.to_act() == Some(seat) {
                self.cards.show_acting(ui, seat, rect);
            }
            let mut card = Card::of(view, seat, rect, count);
            if rests {
                card.status = Status::default();
            }
            if let Some(chances) = &self.chances {
                let percent = (100.0 * chances[seat]).round() as i64;
                card.status = Status::weak(fl!(chances_status, percent = percent));
            }
            card.time = Time::of(timer, view.session, seat);
            card.computer = self.cards.computer(seat);
            self.card(ui, view, &card, response)
        })
    }

    fn card(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        card: &Card<'_>,
        response: &Response,
    ) -> Option<Intent> {
        let seat = card.seat;
        let name = view.words.seat(seat);
        let called = fl!(principality_of, player = &name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &called));
        let ground = Ground {
            seat,
            ribbon: RIBBON,
            acts: card.status.weight == Weight::Acts,
            is_out: card.is_out,
            is_focused: response.has_focus(),
        };
        ground.paint(ui, card.rect);
        card.board(ui, view.session.cursor(), view);
        card.rows(ui, view, &name);
        let mut wanted = self.menu(ui, view, (card, &name), response);
        if let Some(place) = card.sign() {
            wanted = wanted.or(characters::sign(ui, view, seat, place));
        }
        wanted.or(self.sell(ui, view, (card, &name), is_near(ui, response)))
    }

    /// Stores whether values can be set by hand.
    pub fn let_correct<G: GameWindow>(&mut self, look: Look<'_, G>) {
        self.cards.let_correct(look);
    }

    /// Draws the menu for the name, the colour, and values set by hand.
    fn menu(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (card, name): (&Card<'_>, &str),
        around: &Response,
    ) -> Option<Intent> {
        let side = HEIGHTS[0];
        // The mark of exceptions keeps its place.
        let right = match Irregular::of(view, card.seat).marked.icon() {
            Some(_) => card.mark().left() - 2.0,
            None => card.rows.right() + 5.0,
        };
        let corner = pos2(right - side, card.rows.top() - 2.0);
        let menu = Menu {
            seat: card.seat,
            name,
            called: fl!(seat_menu, name = name),
            corrects: fl!(correct_by_hand_of, name = name),
            at: (Rect::from_min_size(corner, Vec2::splat(side)), from_right()),
        };
        let shows = Intent::ShowSeat(card.seat);
        self.cards.wanted(ui, view.session, &menu, around, shows)
    }

    /// Draws the sale of points for money (G4).
    fn sell(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (card, name): (&Card<'_>, &str),
        near: bool,
    ) -> Option<Intent> {
        let seat = card.seat;
        let one = Command::new(seat, Decision::Sell(1));
        let refused = view.game.check(&one).err();
        let never = matches!(&refused, Some(refused) if refused.fact == Fact::PointsNotSold);
        if never || view.game.is_over() {
            // Selling is impossible in this game (M12), or the game is over.
            return None;
        }
        let may = view.may_decide(seat);
        let why = match &refused {
            _ if !may => Some(fl!(computer_decides).to_owned()),
            Some(refused) => Some(view.words.about(seat).cited(refused)),
            None => None,
        };
        let allowed = why.map_or(Ok(()), Err);
        let called = fl!(sell_points_of, name = name);
        let wide = card.rows.width().min(96.0);
        let right = card.rows.right() + 3.0;
        let bottom = card.rows.bottom() + 3.0;
        let at = Rect::from_x_y_ranges(right - wide..=right, bottom - size::SMALL_BUTTON..=bottom);
        let button = shy(ui, ("sell", seat), (at, from_right()), near, |ui| {
            let text = fl!(sell_points);
            let press = Press::new(text).small().name(&called).allowed(&allowed);
            ui.add(press)
        });
        let most = view.game.points_for_sale(seat).max(1);
        let selling = &mut self.selling;
        let popup = Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        let sold = popup.show(|ui| {
            *selling = (*selling).clamp(1, most);
            ui.horizontal(|ui| {
                widgets::field(ui, |ui| {
                    let field = egui::DragValue::new(selling).range(1..=most).speed(0.1);
                    ui.add(field)
                        .accessible_name(fl!(points_to_sell, name = name))
                });
                let money = u32::from(*selling) * view.game.variant().point_sells_for;
                let (number, money) = (points(*selling), florins(money));
                let text = fl!(sell_points_for, number = number, money = money);
                let pressed = Press::new(&text).pressed(ui);
                if pressed {
                    ui.close();
                }
                pressed.then_some(*selling)
            })
            .inner
        });
        if allowed.is_ok() {
            button.on_hover_text(fl!(
                sell_points_hint,
                price = florins(view.game.variant().point_sells_for)
            ));
        }
        let sold = sold.and_then(|shown| shown.inner)?;
        self.selling = 1;
        let command = Command::new(seat, Decision::Sell(sold));
        Some(Intent::Play(vec![command]))
    }
}

/// The places of the parts of a card, and their contents.
struct Card<'a> {
    seat: Seat,
    player: &'a Player,
    status: Status,
    /// What stands for the computer that plays it.
    computer: (Icon, Option<String>),
    /// How long the player has been thinking.
    time: Option<Time>,
    is_out: bool,
    rect: Rect,
    /// The upper left of the principality, and the side of its squares; 0 if there is no
    /// room for it.
    board: Rect,
    side: f32,
    rows: Rect,
    is_small: bool,
    /// The scale of the rows relative to a usual window.
    scale: f32,
}

impl<'a> Card<'a> {
    fn of(view: &View<'a>, seat: Seat, rect: Rect, count: usize) -> Self {
        let [left, above, right] = INSIDE;
        let inner = Rect::from_min_max(rect.min + vec2(left, above), rect.max - vec2(right, above));
        let tight = if count > FEWEST { 22.0 } else { 26.0 };
        let by_height = ((rect.height() - tight) / 7.0).floor();
        let room = inner.width() - BESIDE;
        let is_joined = view.game.layout().is_some();
        let is_small = !is_joined && room - board::size(by_height) < ROWS[0];
        let least = ROWS[usize::from(is_small)];
        let by_width = board::side_for((room - least).max(1.0));
        let side = by_height.min(by_width);
        // The joined field shows all principalities.
        let side = if side < LEAST_SQUARE || is_joined {
            0.0
        } else {
            side
        };
        let width = if side > 0.0 { board::size(side) } else { 0.0 };
        let board = Rect::from_min_size(inner.min, Vec2::splat(width));
        let rows = if width > 0.0 {
            inner.with_min_x(board.right() + BESIDE)
        } else {
            inner
        };
        let by_width = rows.width() / ROWS[usize::from(is_small)];
        let scale = (rect.height() / USUAL).max(1.0).min(by_width);
        Self {
            seat,
            player: view.game.player(seat),
            status: seat_status::of(view, seat),
            computer: (Icon::Bot, None),
            time: None,
            is_out: seat_status::is_out(view, seat),
            rect,
            board,
            side,
            rows,
            is_small,
            scale: scale.clamp(SMALLEST, LARGEST),
        }
    }

    fn board(&self, ui: &Ui, step: usize, view: &View<'_>) {
        if self.side <= 0.0 {
            return;
        }
        let home = self.player.principality();
        let tiles: Vec<_> = home.tiles().collect();
        let board = Board {
            tiles: &tiles,
            palazzo: home.palazzo(),
            court: Court {
                builders: self.player.builders(),
                jesters: self.player.jesters(),
            },
            side: self.side,
            names: None,
        };
        let id = egui::Id::unique(("board_of_a_seat", self.seat.index()));
        let settling = moves::settling(ui.ctx(), id, &tiles, step);
        let (dark, frame) = (ui.visuals().dark_mode, board::frame_width(self.side));
        board.paint_settling(ui.painter(), dark, self.board.min, frame, settling);
        let corner = self.board.min + egui::Vec2::splat(frame);
        for squares in Irregular::of(view, self.seat).tiles {
            irregular::outline(ui.painter(), corner, self.side, squares, Palette::of(ui));
        }
    }

    /// Returns the rectangle of a row.
    fn row(&self, at: usize) -> Rect {
        let heights = HEIGHTS.map(|height| height * self.scale);
        let all: f32 = heights.iter().sum();
        let between = ((self.rows.height() - all) / 4.0).max(0.0);
        let above: f32 = heights[..at].iter().map(|height| height + between).sum();
        let top = (self.rows.top() + above).round();
        let size = vec2(self.rows.width(), heights[at]);
        Rect::from_min_size(pos2(self.rows.left(), top), size)
    }

    /// Returns the place of the character's sign, at the end of the last row.
    fn sign(&self) -> Option<Rect> {
        self.player.character()?;
        let row = self.row(4);
        let side = row.height() + 2.0;
        let middle = row.center().y.min(self.rect.bottom() - side / 2.0 - 4.0);
        Some(square(row.right() - side, middle, side))
    }

    /// Returns the place of the mark for exceptions and values set by hand, at the end of
    /// the name.
    fn mark(&self) -> Rect {
        let row = self.row(0);
        let side = 20.0 * self.scale;
        square(row.right() - side, row.center().y, side)
    }

    fn rows(&self, ui: &mut Ui, view: &View<'_>, name: &str) {
        self.name(ui, view, name);
        self.numbers(ui, view);
        self.seals(ui);
        self.cards(ui);
        self.last(ui, view, name);
    }

    fn name(&self, ui: &mut Ui, view: &View<'_>, name: &str) {
        let palette = Palette::of(ui);
        let row = self.row(0);
        let mut left = row.left();
        let mut right = row.right();
        let mark = square(left, row.center().y, 15.0 * self.scale);
        icons::paint_seat(ui.painter(), mark, self.seat, palette);
        left += 15.0 * self.scale + 6.0;
        let marked = Irregular::of(view, self.seat).marked;
        if marked.icon().is_some() {
            let at = self.mark();
            marked.show(ui, at, (self.seat, name), |at| {
                let entry = view.session.log().get(at);
                entry.map_or_else(String::new, |entry| view.words.command(&entry.command))
            });
            right = at.left() - 6.0;
        }
        let starts = view.game.start_player() == self.seat && !view.game.is_over();
        let flag = if starts { 20.0 } else { 0.0 };
        if let Some(bot) = view.session.people().bot(self.seat) {
            // The name comes first, then that it is a bot, then its strength.
            let wanted = text_width(ui, name, face::display(13.0)) + flag;
            let room = right - left - wanted;
            right = self.bot(ui, bot, right, row.center().y, room);
        }
        let sizes = [19.0 * self.scale, 17.0, 15.0, 13.0];
        let room = right - left - flag;
        let (text, font) = text::name_in_room(ui, name, face::display, &sizes, room);
        let at = pos2(left, row.center().y);
        let shown = small::left(ui, at, &text, (font, palette.ink), right - left - flag);
        let bot = view.session.people().bot(self.seat);
        let hint = match (bot, &self.computer.1) {
            (Some(_), Some(program)) => lines(name, program),
            // In a narrow card there is no room for the robot.
            (Some(_), None) => lines(name, &play::played_by(bot)),
            (None, _) => name.to_owned(),
        };
        hear(ui, shown, ("name", self.seat), name, &hint);
        if starts {
            let at = square(shown.right() + 6.0, row.center().y, 14.0);
            icons::paint(ui.painter(), at, Icon::Flag, palette.leaf);
            let told = fl!(header_start_player, name = name);
            hear(ui, at, ("start", self.seat), &told, &told);
        }
    }

    /// Draws the robot and its strength from the right, as far as there is room. Returns
    /// where they begin.
    fn bot(&self, ui: &Ui, bot: Bot, right: f32, middle: f32, room: f32) -> f32 {
        let [robot, steps] = [15.0, 40.0];
        let (icon, program) = &self.computer;
        let with_steps = program.is_none() && room >= steps + 5.0 + robot + 6.0;
        if !with_steps && room < robot + 6.0 {
            return right;
        }
        let mut around = square(right - robot, middle, robot);
        if with_steps {
            let at = pos2(right - steps, middle - 7.0);
            let at = Rect::from_min_size(at, vec2(steps, 13.0));
            widgets::strength(ui, at, bot.level, &Level::ALL, false);
            around = square(at.left() - 5.0 - robot, middle, robot).union(at);
        }
        let at = square(around.left(), middle, robot);
        icons::paint(ui.painter(), at, *icon, Palette::of(ui).weak);
        let told = program
            .clone()
            .unwrap_or_else(|| play::played_by(Some(bot)));
        let name = program.clone().unwrap_or_else(|| advice::bot(bot));
        hear(ui, around, ("level", self.seat), &name, &told);
        around.left() - 6.0
    }

    fn numbers(&self, ui: &mut Ui, view: &View<'_>) {
        let palette = Palette::of(ui);
        let row = self.row(1);
        let middle = row.center().y;
        let sizes = if self.is_small {
            [20.0, 16.0, 17.0]
        } else {
            [25.0, 20.0, 21.0]
        };
        let [large, less, wreath] = sizes.map(|size| size * self.scale);
        let prestige = total(view, self.seat);
        let leaves = square(row.left(), middle, wreath);
        coin::paint_laurel(ui.painter(), leaves, palette.leaf);
        let spot = pos2(leaves.right() + 5.0, middle);
        let style = (face::display(large), palette.ink);
        let number = small::left(ui, spot, &prestige.to_string(), style, row.width());
        let mut end = number.right();
        // A gain is shown next to the number, in the place of its unit.
        let beside = pos2(end + 4.0, middle);
        let id = egui::Id::unique(("points_of", self.seat.index()));
        let step = view.session.cursor();
        let is_told = moves::paint_gain(ui, id, (prestige, step), beside, palette.leaf);
        if is_told && !self.is_small {
            end += 4.0 + text_width(ui, fl!(points_unit), face::text(12.0));
        } else if !self.is_small {
            let at = pos2(end + 4.0, middle + 2.0);
            let style = (face::text(12.0 * self.scale), palette.weak);
            let unit = small::left(ui, at, fl!(points_unit), style, 60.0);
            end = unit.right();
        }
        let all = Rect::from_min_max(pos2(row.left(), row.top()), pos2(end, row.bottom()));
        let told = points(prestige);
        hear(ui, all, ("points", self.seat), &told, &told);
        // Money, from the right.
        let hides = view.words.hides_money();
        let money = if hides {
            let wide = if self.is_small { 36.0 } else { 46.0 } * self.scale;
            let rect =
                Rect::from_x_y_ranges(row.right() - wide..=row.right(), row.top()..=row.bottom());
            for at in [0.2, 0.5, 0.8] {
                let dot = pos2(rect.left() + wide * at, middle + 2.0);
                ui.painter()
                    .circle_filled(dot, 3.2 * self.scale, palette.ink);
            }
            rect
        } else {
            let at = pos2(row.right(), middle);
            let style = (face::display(less), palette.ink);
            small::right(ui, at, &grouped(self.player.money()), style, row.width())
        };
        let round = if self.is_small { 13.0 } else { 16.0 } * self.scale;
        let florin = square(money.left() - 5.0 - round, middle, round);
        coin::paint_coin(ui.painter(), florin, ui.visuals().dark_mode);
        moves::pay(ui, view, self.seat, florin.center());
        let told = view.words.money(self.player.money());
        let hint = match hides {
            true => fl!(money_hidden_hint).to_owned(),
            false => told.clone(),
        };
        hear(ui, florin.union(money), ("money", self.seat), &told, &hint);
    }

    fn seals(&self, ui: &mut Ui) {
        let row = self.row(2);
        let side = if self.is_small { 20.0 } else { 24.0 } * self.scale;
        let gap = if self.is_small { 1.0 } else { 3.0 };
        let mut left = row.left();
        let dark = ui.visuals().dark_mode;
        let freedoms = self.player.freedoms();
        for &freedom in Freedom::ALL {
            let at = square(left, row.center().y, side);
            left = at.right() + gap;
            seal::paint(ui.painter(), at, dark, freedom, freedoms.contains(freedom));
        }
        let names: Vec<&str> = freedoms.iter().map(|freedom| freedom.name()).collect();
        let all = Rect::from_min_max(row.min, pos2(left - gap, row.bottom()));
        let told = window::freedoms(&names);
        hear(ui, all, ("freedoms", self.seat), &told, &told);
        let jesters = usize::from(self.player.jesters());
        let builders = usize::from(self.player.builders());
        let told = fl!(seat_jesters, number = jesters);
        let at = self.figure_from_right(ui, row.right(), row, (glyphs::JESTER, jesters, &told));
        let told = fl!(seat_builders, number = builders);
        let between = if self.is_small { 5.0 } else { 11.0 };
        let right = at.left() - between;
        self.figure_from_right(ui, right, row, (glyphs::BUILDER, builders, &told));
    }

    fn cards(&self, ui: &mut Ui) {
        let row = self.row(3);
        let player = self.player;
        let hand = usize::from(player.cards_in_hand());
        let recruiting = usize::from(player.recruiting_in_hand());
        let bonus = player.bonus_cards().len();
        let prestige = player.prestige_cards().len();
        let works = usize::from(player.works());
        let figures = [
            (Icon::Card, hand, window::hand(hand, recruiting)),
            (Icon::Bonus, bonus, fl!(seat_bonus_cards, number = bonus)),
            (
                glyphs::PRESTIGE,
                prestige,
                fl!(seat_prestige_cards, number = prestige),
            ),
            (Icon::Work, works, fl!(seat_works, number = works)),
        ];
        // Each in a quarter, the first and the last at the edges.
        let wide = self.figure_width(ui, works.max(9));
        let step = (row.width() - wide) / 3.0;
        for (at, (icon, number, told)) in figures.into_iter().enumerate() {
            let left = row.left() + step * at as f32;
            self.figure(ui, left, row, (icon, number, &told));
        }
    }

    fn figure_width(&self, ui: &Ui, number: usize) -> f32 {
        let (icon, font) = self.figure_size(number);
        icon + 3.0 + text_width(ui, &number.to_string(), font)
    }

    fn figure_size(&self, number: usize) -> (f32, FontId) {
        let sizes = if self.is_small {
            [13.0, 13.0]
        } else {
            [15.0, 14.0]
        };
        let [icon, points] = sizes.map(|size| size * self.scale);
        let font = match number {
            0 => face::text(points),
            _ => face::strong(points),
        };
        (icon, font)
    }

    fn figure_from_right(
        &self,
        ui: &mut Ui,
        right: f32,
        row: Rect,
        what: (Icon, usize, &str),
    ) -> Rect {
        let left = right - self.figure_width(ui, what.1);
        self.figure(ui, left, row, what)
    }

    /// Draws an icon and a number.
    fn figure(
        &self,
        ui: &mut Ui,
        left: f32,
        row: Rect,
        (icon, number, told): (Icon, usize, &str),
    ) -> Rect {
        let palette = Palette::of(ui);
        let colour = if number > 0 {
            palette.ink
        } else {
            palette.weak
        };
        let (side, font) = self.figure_size(number);
        let at = square(left, row.center().y, side);
        icons::paint(ui.painter(), at, icon, colour);
        let place = pos2(at.right() + 3.0, row.center().y);
        let text = small::left(ui, place, &number.to_string(), (font, colour), 60.0);
        let all = at.union(text);
        hear(ui, all, ("figure", told, self.seat), told, told);
        all
    }

    /// Draws the time of the player from the right. Returns where it begins.
    fn clock(&self, ui: &Ui, name: &str, right: f32) -> f32 {
        let Some(time) = &self.time else {
            return right;
        };
        let (of_turn, total) = time.texts();
        let told = time.told(name);
        let text = match of_turn {
            Some(turn) if self.is_small => turn,
            Some(turn) => fl!(timer_turn_and_total, turn = turn, total = &total),
            None => total,
        };
        let row = self.row(4);
        let at = pos2(right, row.center().y);
        let font = face::text(12.0 * self.scale.min(1.12));
        let shown = small::right(ui, at, &text, (font, Palette::of(ui).weak), row.width());
        hear(ui, shown, ("time", self.seat), &told, &told);
        shown.left() - 6.0
    }

    /// Draws the name of a bot's temperament from the right, or a sign for it if what the bot
    /// has done leaves no room for the name. Returns where it begins.
    fn liking(&self, ui: &Ui, view: &View<'_>, right: f32) -> f32 {
        let bot = view.session.people().bot(self.seat);
        let liking = bot.map_or(Temperament::Plain, |bot| bot.temperament);
        if liking == Temperament::Plain {
            return right;
        }
        let row = self.row(4);
        let text = advice::temperament(liking);
        let scale = self.scale.min(1.12);
        let font = face::text(12.0 * scale);
        let sign = if self.status.icon.is_some() {
            17.0
        } else {
            0.0
        };
        let (own, _) = self.status.style(ui, self.seat, 12.5 * scale);
        let told = sign + text_width(ui, &self.status.text, own) + 8.0;
        let weak = Palette::of(ui).weak;
        let shown = if text_width(ui, text, font.clone()) > right - row.left() - told {
            let side = 13.0 * scale;
            let at = square(right - side, row.center().y, side);
            icons::paint(ui.painter(), at, sign_of(liking), weak);
            at
        } else {
            let at = pos2(right, row.center().y);
            small::right(ui, at, text, (font, weak), row.width())
        };
        let hint = lines(text, advice::temperament_hint(liking));
        hear(ui, shown, ("temperament", self.seat), text, &hint);
        shown.left() - 6.0
    }

    fn last(&self, ui: &mut Ui, view: &View<'_>, name: &str) {
        let row = self.row(4);
        let right = self.sign().map_or(row.right(), |sign| sign.left() - 4.0);
        let right = self.clock(ui, name, right);
        let right = self.liking(ui, view, right);
        let Status { text, icon, weight } = &self.status;
        if text.is_empty() {
            return;
        }
        let points = 12.5 * self.scale.min(1.12);
        let (font, colour) = self.status.style(ui, self.seat, points);
        let mut left = row.left();
        if let Some(icon) = *icon {
            let side = if *weight == Weight::Acts { 10.0 } else { 13.0 };
            let at = square(left, row.center().y, side);
            icons::paint(ui.painter(), at, icon, colour);
            left = at.right() + 4.0;
        }
        let at = pos2(left, row.center().y);
        let shown = small::left(ui, at, text, (font, colour), right - left);
        hear(ui, shown, ("status", self.seat), text, text);
    }
}

/// Returns the sign of a temperament.
fn sign_of(liking: Temperament) -> Icon {
    match liking {
        Temperament::Plain => Icon::Bot,
        Temperament::Builder => glyphs::BUILDER,
        Temperament::Showman => glyphs::JESTER,
        Temperament::Miser => glyphs::BANKER,
        Temperament::Collector => glyphs::FOREST,
        Temperament::Spoiler => Icon::Up,
    }
}

fn text_width(ui: &Ui, text: &str, font: FontId) -> f32 {
    let colour = egui::Color32::PLACEHOLDER;
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, colour);
    galley.size().x
}

/// Returns the current points of a seat; at the end including its prestige cards.
pub(super) fn total(view: &View<'_>, seat: Seat) -> u16 {
    if view.game.is_over() {
        let accounts = tally(view.game);
        let own = accounts.iter().find(|account| account.seat == seat);
        if let Some(account) = own {
            return account.total;
        }
    }
    view.game.player(seat).prestige()
}

//! The players at a glance: a card for each player with name, points, place on the king
//! track and goods. Nothing is hidden.
//!
//! A click on a card shows the player's board. The button `Anna’s name and colour` is seen
//! where the pointer or the keyboard is, and by a right click.

use eframe::egui::{Rect, Response, Role, Ui, WidgetInfo, pos2, vec2};

use super::{Intent, View, art};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{focus, icons, text};
use crate::ui::parts::marked::Marked;
use crate::ui::parts::seat_cards::{Cards, Ground, Menu, Status, Time, Weight, centred};
use crate::ui::parts::small;
use crate::ui::parts::small::{around, hear, square};
use crate::ui::session::game_window::{GameWindow, Look};
use crate::ui::session::timer::Timer;
use table::{Item as _, Seat};
use tiletum::{Good, Piece};
use words::figures::below_zero;
use words::fl;
use words::tiletum::names;

/// The least height of a card.
const LEAST: f32 = 122.0;
/// The width of the ribbon in the player's colour.
const RIBBON: f32 = 5.0;
/// The ratio of width to height of a small board, and the least width of the figures next
/// to it.
const BOARD: f32 = 1.12;
const LEAST_FIGURES: f32 = 112.0;
/// The height from which a card has five rows.
const FIVE_ROWS: f32 = 124.0;
/// The height of a row.
const ROW: f32 = 24.0;

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct SeatsPanel(Cards);

impl SeatsPanel {
    /// Stores whether values can be set by hand.
    pub fn let_correct<G: GameWindow>(&mut self, look: Look<'_, G>) {
        self.0.let_correct(look);
    }

    /// Draws the panel. If the clock is shown, each card has the time of its player.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>, timer: Option<&Timer>) -> Option<Intent> {
        let (seats, count) = (view.game.seats(), view.game.player_count());
        Cards::list(ui, seats, (count, LEAST), |ui, seat, rect, response| {
            let card = Card {
                view,
                seat,
                rect,
                status: status(view, seat),
                computer: self.0.computer(seat),
                place: place_of(view, seat),
                time: Time::of(timer, view.session, seat),
            };
            if card.status.weight == Weight::Acts {
                self.0.show_acting(ui, seat, rect);
            }
            self.card(ui, &card, response)
        })
    }

    fn card(&mut self, ui: &mut Ui, card: &Card<'_>, response: &Response) -> Option<Intent> {
        let name = card.view.words.seat(card.seat);
        let called = fl!(tiletum_seat_name, name = &name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &called));
        focus::comes_by_keyboard(ui, response);
        card.paint(ui, &name, response.has_focus());
        let corner = pos2(card.rect.right() - 18.0, card.rect.bottom() - 16.0);
        let menu = Menu {
            seat: card.seat,
            name: &name,
            called: fl!(tiletum_seat_menu, name = &name),
            corrects: fl!(correct_by_hand_of, name = &name),
            at: (around(corner, 24.0), centred()),
        };
        let shows = Intent::ShowSeat(card.seat);
        self.0.wanted(ui, card.view.session, &menu, response, shows)
    }
}

/// Returns what a player has to do, or their state.
fn status(view: &View<'_>, seat: Seat) -> Status {
    let game = view.game;
    let place = |number: usize| fl!(tiletum_seat_place, place = number);
    if game.is_over() {
        let rank = game.standing().iter().position(|&other| other == seat);
        let rank = rank.map_or(1, |at| at + 1);
        return Status::place(rank, place(rank));
    }
    if game.may_decide().contains(seat) {
        return Status::acts(fl!(tiletum_seat_acts));
    }
    let player = game.player(seat);
    let spaces = usize::from(game.edition().data().board.storehouse);
    if player.storehouse().count() >= spaces {
        return Status::weak(fl!(tiletum_seat_full));
    }
    let at_fair = game.at_fair(game.round(), seat);
    if at_fair.takes_part() {
        return Status::weak(fl!(tiletum_seat_at_fair));
    }
    let steps = view.edition().steps(
        player.piece(Piece::Merchant),
        game.fair(game.round()).0.space(),
    );
    Status::weak(fl!(tiletum_seat_fair, steps))
}

/// Returns the place in the turn order, from 0, until the game is over.
fn place_of(view: &View<'_>, seat: Seat) -> Option<usize> {
    let game = view.game;
    let at = game.order().iter().position(|&other| other == seat);
    at.filter(|_| !game.is_over())
}

/// A card, and its place.
struct Card<'a> {
    view: &'a View<'a>,
    seat: Seat,
    rect: Rect,
    status: Status,
    /// What stands for the computer that plays it.
    computer: (Icon, Option<String>),
    /// The place in the turn order, from 0.
    place: Option<usize>,
    time: Option<Time>,
}

impl Card<'_> {
    fn paint(&self, ui: &Ui, name: &str, is_focused: bool) {
        let ground = Ground {
            seat: self.seat,
            ribbon: RIBBON,
            acts: self.status.weight == Weight::Acts,
            is_out: false,
            is_focused,
        };
        ground.paint(ui, self.rect);
        let inner = self.rect.shrink2(vec2(14.0, 6.0));
        let mut inner = inner.with_min_x(inner.left() + RIBBON);
        let board = vec2(inner.height() * BOARD, inner.height());
        if inner.width() - board.x >= LEAST_FIGURES {
            let place = Rect::from_min_size(inner.min, board);
            let player = self.view.game.player(self.seat);
            art::board(ui, place, self.view.edition(), player, self.seat);
            inner.min.x = place.right() + 10.0;
        }
        // The status has a line of its own if there is enough height.
        let rows = if inner.height() >= FIVE_ROWS {
            5.0
        } else {
            4.0
        };
        let each = (inner.height() / rows).min(ROW * 1.5);
        let row = |at: usize| {
            let top = inner.top() + each * at as f32;
            Rect::from_x_y_ranges(inner.x_range(), top..=top + each)
        };
        self.name(ui, row(0), name, rows < 5.0);
        self.points(ui, row(1), name);
        self.goods(ui, row(2), name);
        self.supply(ui, row(3), name);
        if rows >= 5.0 {
            self.status(ui, row(4), false);
        }
    }

    /// Draws what the player has to do, or their state. Returns where it begins.
    fn status(&self, ui: &Ui, row: Rect, is_right: bool) -> f32 {
        let icon = self.status.icon;
        let wide = if icon.is_some() { 17.0 } else { 0.0 };
        let said = &self.status.text;
        let font = text::fitting(ui, said, face::text, [8.5, 12.5], row.width() - wide);
        let style = self.status.style(ui, self.seat, font.size);
        let y = row.center().y;
        let text = &self.status.text;
        let shown = match is_right {
            true => small::right(ui, pos2(row.right(), y), text, style.clone(), row.width()),
            false => {
                let at = pos2(row.left() + wide, y);
                small::left(ui, at, text, style.clone(), row.width() - wide)
            }
        };
        hear(ui, shown, ("status", self.seat), text);
        if let Some(icon) = icon {
            let at = square(shown.left() - 17.0, y, 11.0);
            icons::paint(ui.painter(), at, icon, style.1);
            return at.left();
        }
        shown.left()
    }

    fn name(&self, ui: &Ui, row: Rect, name: &str, with_status: bool) {
        let palette = Palette::of(ui);
        let marker = square(row.left(), row.center().y, 14.0);
        icons::paint_seat(ui.painter(), marker, self.seat, palette);
        let mut right = row.right();
        if let Some(time) = &self.time {
            let (of_turn, total) = time.texts();
            let text = of_turn.unwrap_or(total);
            let at = pos2(right, row.center().y);
            let shown = small::right(ui, at, &text, (face::text(12.0), palette.weak), 80.0);
            hear(ui, shown, ("time", self.seat), &time.told(name));
            right = shown.left() - 8.0;
        }
        if with_status {
            let room = row.with_min_x(right - row.width() * 0.45).with_max_x(right);
            right = self.status(ui, room, true) - 6.0;
        } else if let Some(at) = self.place {
            let said = fl!(tiletum_seat_place, place = at + 1);
            let room = row.width() * 0.4;
            let font = text::fitting(ui, &said, face::text, [8.5, 12.5], room);
            let style = (font, palette.weak);
            let shown = small::right(ui, pos2(right, row.center().y), &said, style, room);
            hear(ui, shown, ("order", self.seat), &said);
            right = shown.left() - 6.0;
            if at == 0 {
                let rose = square(right - 16.0, row.center().y, 16.0);
                art::rose(ui, rose);
                right = rose.left() - 6.0;
            }
        }
        let marked = Marked::of(self.view.session, self.seat);
        if marked.icon().is_some() {
            let at = square(right - 16.0, row.center().y, 16.0);
            let view = self.view;
            marked.show(ui, at, (self.seat, name), |at| {
                let entry = view.session.log().get(at);
                let before = view.session.game_at(at);
                entry.map_or_else(String::new, |entry| view.words.done(before, &entry.command))
            });
            right = at.left() - 6.0;
        }
        let left = marker.right() + 6.0;
        let mut room = right - left;
        if let Some(bot) = self.view.session.people().bot(self.seat) {
            let at = square(right - 15.0, row.center().y, 15.0);
            let (icon, program) = &self.computer;
            icons::paint(ui.painter(), at, *icon, palette.weak);
            let bot = || fl!(tiletum_seat_bot, step = bot.level.step());
            let told = program.clone().unwrap_or_else(bot);
            hear(ui, at, ("bot", self.seat), &told);
            room -= 21.0;
        }
        let sizes = [19.0, 17.0, 15.0, 13.0];
        let (said, font) = text::name_in_room(ui, name, face::display, &sizes, room);
        let at = pos2(left, row.center().y);
        let shown = small::left(ui, at, &said, (font, palette.ink), room);
        hear(ui, shown, ("name", self.seat), name);
    }

    fn points(&self, ui: &Ui, row: Rect, name: &str) {
        let palette = Palette::of(ui);
        let game = self.view.game;
        let points = game.player(self.seat).vp();
        let at = row.left_center();
        let style = (face::display(23.0), palette.ink);
        let shown = small::left(ui, at, &points.to_string(), style, 70.0);
        let unit = pos2(shown.right() + 4.0, row.center().y + 2.0);
        let unit = small::left(
            ui,
            unit,
            fl!(tiletum_points_unit),
            (face::text(12.0), palette.weak),
            40.0,
        );
        let told = format!("{name}: {}", names::vp(points.into()));
        hear(ui, shown.union(unit), ("points", self.seat), &told);
        let (space, _) = game.king(self.seat);
        let colour = if space < 0 {
            palette.wrong
        } else {
            palette.ink
        };
        let at = row.right_center();
        let shown = small::right(
            ui,
            at,
            &below_zero(space),
            (face::display(18.0), colour),
            50.0,
        );
        let crown = square(shown.left() - 22.0, row.center().y, 16.0);
        icons::paint(ui.painter(), crown, Icon::Crown, palette.ink);
        let told = fl!(tiletum_seat_king, space = below_zero(space));
        hear(ui, shown.union(crown), ("king", self.seat), &told);
    }

    fn goods(&self, ui: &Ui, row: Rect, name: &str) {
        let palette = Palette::of(ui);
        let goods = self.view.game.player(self.seat).goods();
        let each = row.width() / 5.0;
        for (at, &good) in Good::ALL.iter().enumerate() {
            // If there is little width, the number is below.
            let left = row.left() + each * at as f32;
            let is_narrow = each < 40.0;
            let up = if is_narrow { 7.0 } else { 0.0 };
            let picture = square(left, row.center().y - up, 16.0);
            art::good(ui, picture, good);
            let amount = goods[good].to_string();
            let style = (face::strong(13.5), palette.ink);
            let shown = match is_narrow {
                true => {
                    let below = picture.center_bottom() + vec2(0.0, 8.0);
                    small::centred(ui, below, &amount, style, each)
                }
                false => {
                    let beside = picture.right_center() + vec2(5.0, 0.0);
                    small::left(ui, beside, &amount, style, 30.0)
                }
            };
            let shown = shown.union(picture);
            let told = format!("{name}: {}", names::amount(good, goods[good]));
            hear(ui, shown, ("good", self.seat, at), &told);
        }
    }

    /// Draws houses and pillars in supply, cathedral tiles, contracts.
    fn supply(&self, ui: &Ui, row: Rect, name: &str) {
        let palette = Palette::of(ui);
        let player = self.view.game.player(self.seat);
        let cathedrals = player.cathedral_tiles().iter().flatten().count();
        let said = fl!(
            tiletum_seat_supply,
            houses = player.house_supply(),
            pillars = player.pillar_supply(),
            cathedrals,
            contracts = player.fulfilled()
        );
        let all = [
            (art::glyphs::HOUSE, usize::from(player.house_supply())),
            (art::glyphs::PILLAR, usize::from(player.pillar_supply())),
            (art::glyphs::CATHEDRAL, cathedrals),
            (art::glyphs::CONTRACT, usize::from(player.fulfilled())),
        ];
        let mut x = row.left();
        for (icon, number) in all {
            let place = square(x, row.center().y, 14.0);
            icons::paint(ui.painter(), place, icon, palette.ink);
            let at = pos2(place.right() + 3.0, row.center().y);
            let style = (face::strong(13.0), palette.ink);
            small::left(ui, at, &number.to_string(), style, 30.0);
            x += row.width() / 4.0;
        }
        let shown = row.with_max_x(x);
        hear(ui, shown, ("supply", self.seat), &format!("{name}: {said}"));
    }
}

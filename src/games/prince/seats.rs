//! Everything public about the players at a glance: a card for each player with the arms of
//! the family, possessions, and holdings with the cards under them.
//!
//! A click on a card shows what lies before the player. Ducats that are hidden stand as
//! three dots. The button `Anna’s name and colour` is seen where the pointer or the
//! keyboard is, and by a right click.

use eframe::egui::{Align2, Rect, Response, Role, Ui, WidgetInfo, pos2, vec2};

use super::art::glyphs;
use super::seat_status::{LARGEST, hear, small};
use super::{Intent, View, art, seat_holdings, seat_status};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{focus, icons, text};
use crate::ui::parts::marked::Marked;
use crate::ui::parts::seat_cards::{Cards, Ground, Menu, Status, Time, Weight, centred};
use crate::ui::parts::small;
use crate::ui::parts::small::{around, square};
use crate::ui::session::game_window::{GameWindow, Look};
use crate::ui::session::timer::Timer;
use table::{Colour, Seat, Told};
use words::fl;
use words::prince::names;

/// The least height of a card.
const LEAST: f32 = 122.0;
/// The height above which its rows grow, and by how much at most.
const USUAL: [f32; 2] = [320.0, 132.0];
/// The least width of a name, its marker and a tiara.
const LEAST_NAME: f32 = 106.0;
/// The width of all figures of a player side by side.
const FIGURES: f32 = 204.0;
/// Below this width the figures have no units and are closer together.
const NARROW: f32 = 160.0;
/// The width of the ribbon in the player's colour.
const RIBBON: f32 = 5.0;
/// The margins within a card: left, top, right, bottom.
const INSIDE: [f32; 4] = [13.0, 6.0, 9.0, 5.0];
/// The width of the arms.
const ARMS: f32 = 37.0;
/// The heights of the rows: the name; points and money.
const ROWS: [f32; 2] = [22.0, 24.0];

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
            let mut card = Card::of(view, seat, rect, timer);
            card.computer = self.0.computer(seat);
            if card.status.weight == Weight::Acts {
                self.0.show_acting(ui, seat, rect);
            }
            self.card(ui, &card, response)
        })
    }

    fn card(&mut self, ui: &mut Ui, card: &Card<'_>, response: &Response) -> Option<Intent> {
        let called = fl!(prince_seat_name, name = &card.name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &called));
        focus::comes_by_keyboard(ui, response);
        card.ground(ui, response.has_focus());
        card.first_row(ui);
        card.second_row(ui);
        seat_holdings::show(ui, card.view, card.seat, card.holdings(), card.scale);
        let shows = Intent::ShowSeat(card.seat);
        let menu = Menu {
            seat: card.seat,
            name: &card.name,
            called: fl!(prince_seat_menu, name = &card.name),
            corrects: fl!(prince_seat_correct, name = &card.name),
            at: (around(card.arms().center(), 24.0), centred()),
        };
        self.0.wanted(ui, card.view.session, &menu, response, shows)
    }
}

/// Draws a card as large as it fits, without controls: for a screen that is seen from far
/// away.
pub(super) fn paint_large(ui: &Ui, view: &View<'_>, seat: Seat, rect: Rect) {
    let mut card = Card::of(view, seat, rect, None);
    let scale = (rect.height() / LEAST).min(rect.width() / USUAL[0]);
    card.scale = scale;
    let [left, above, right, below] = INSIDE.map(|inside| inside * scale);
    card.inner = Rect::from_min_max(rect.min + vec2(left, above), rect.max - vec2(right, below));
    card.ground(ui, false);
    card.first_row(ui);
    card.second_row(ui);
    seat_holdings::show(ui, view, seat, card.holdings(), scale);
}

/// A card, and the places of its parts.
struct Card<'a> {
    view: &'a View<'a>,
    seat: Seat,
    name: String,
    status: Status,
    /// What stands for the computer that plays it.
    computer: (Icon, Option<String>),
    /// How long the player has been thinking.
    time: Option<Time>,
    rect: Rect,
    inner: Rect,
    /// The scale of the rows relative to a usual window.
    scale: f32,
}

impl<'a> Card<'a> {
    fn of(view: &'a View<'a>, seat: Seat, rect: Rect, timer: Option<&Timer>) -> Self {
        let [left, above, right, below] = INSIDE;
        let inner = Rect::from_min_max(rect.min + vec2(left, above), rect.max - vec2(right, below));
        Self {
            view,
            seat,
            name: view.words.seat(seat),
            status: seat_status::of(view, seat),
            computer: (Icon::Bot, None),
            time: Time::of(timer, view.session, seat),
            rect,
            inner,
            scale: (rect.height() / USUAL[1])
                .min(rect.width() / USUAL[0])
                .clamp(1.0, LARGEST),
        }
    }

    /// Returns the colour of the player, which determines the family.
    fn colour(&self) -> Colour {
        self.view.session.people().colour(self.seat)
    }

    fn arms(&self) -> Rect {
        let size = vec2(ARMS, ARMS * 1.2) * self.scale;
        Rect::from_min_size(self.inner.min + vec2(0.0, 1.0), size)
    }

    fn row(&self, at: usize) -> Rect {
        let above: f32 = ROWS[..at].iter().sum::<f32>() * self.scale + at as f32;
        let top = self.inner.top() + above;
        let left = self.arms().right() + 9.0;
        Rect::from_x_y_ranges(left..=self.inner.right(), top..=top + ROWS[at] * self.scale)
    }

    /// Returns the place of the holdings, at the bottom.
    fn holdings(&self) -> Rect {
        let high = seat_holdings::HEIGHT * self.scale;
        self.inner.with_min_y(self.inner.bottom() - high)
    }

    fn ground(&self, ui: &Ui, is_focused: bool) {
        let ground = Ground {
            seat: self.seat,
            ribbon: RIBBON * self.scale,
            acts: self.status.weight == Weight::Acts,
            is_out: seat_status::is_out(self.view, self.seat),
            is_focused,
        };
        ground.paint(ui, self.rect);
        art::arms(ui, self.arms(), self.colour());
    }

    /// Draws marker, name, family and tiara; on the right the status.
    fn first_row(&self, ui: &Ui) {
        let palette = Palette::of(ui);
        let row = self.row(0);
        let marker = square(row.left(), row.center().y, 14.0 * self.scale);
        icons::paint_seat(ui.painter(), marker, self.seat, palette);
        let left = marker.right() + 6.0;
        let right = self.status(ui, row);
        let game = self.view.game;
        let is_pope = game.pope() == self.seat;
        let silenced = game.is_silenced(self.seat);
        // In a narrow card the tiara is on the arms, which leaves room for the name.
        let on_arms = is_pope && row.width() < NARROW;
        let marked = Marked::of(self.view.session, self.seat);
        let is_marked = marked.icon().is_some();
        let beside = u8::from(is_pope && !on_arms) + u8::from(silenced) + u8::from(is_marked);
        let signs = 24.0 * self.scale * f32::from(beside);
        let mut right = right;
        if let Some(bot) = self.view.session.people().bot(self.seat) {
            // The name comes first, then that it is a bot.
            let least = text::width(ui, &self.name, face::display(13.0));
            let robot = 15.0 * self.scale;
            if right - signs - left - least > robot + 6.0 {
                let at = square(right - robot, row.center().y, robot);
                let (icon, program) = &self.computer;
                icons::paint(ui.painter(), at, *icon, palette.weak);
                let bot = || fl!(prince_seat_bot, step = bot.level.step());
                let told = program.clone().unwrap_or_else(bot);
                hear(ui, at, ("bot", self.seat), &told);
                right = at.left() - 6.0;
            }
        }
        let right = right - signs;
        // On a screen seen from far away all of them are larger.
        let least = if self.scale > LARGEST {
            self.scale
        } else {
            1.0
        };
        let sizes = [19.0 * self.scale, 17.0 * least, 15.0 * least, 13.0 * least];
        let room = right - left;
        let (said, font) = text::name_in_room(ui, &self.name, face::display, &sizes, room);
        let at = pos2(left, row.center().y);
        let anchor = Align2::LEFT_CENTER;
        let shown = text::paint(ui, at, anchor, &said, (font, palette.ink), right - left);
        hear(ui, shown, ("name", self.seat), &self.name);
        let mut end = shown.right() + 6.0;
        let colour = self.colour();
        let [long, short] = [names::family(colour), names::family_short(colour)];
        let sizes = [(long, 12.5), (short, 12.5), (short, 11.0), (short, 9.5)];
        let mut sizes = sizes
            .map(|(family, points)| (family, points * small(self.scale)))
            .into_iter();
        let has_room = |(family, points): &(&str, f32)| {
            text::width(ui, family, face::text(*points)) <= right - end
        };
        if let Some((family, points)) = sizes.find(has_room) {
            let at = pos2(end, row.center().y + 1.5);
            let ink = (face::text(points), palette.weak);
            let shown = text::paint(ui, at, anchor, family, ink, right - end);
            end = shown.right() + 6.0;
        }
        if is_pope {
            let at = match on_arms {
                true => {
                    let corner = self.arms().right_bottom();
                    square(corner.x - 11.0, corner.y - 4.0, 16.0 * self.scale)
                }
                false => square(end, row.center().y, 18.0 * self.scale),
            };
            art::tiara(ui, at);
            hear(ui, at, ("pope", self.seat), fl!(prince_seat_pope));
            if !on_arms {
                end = at.right() + 4.0;
            }
        }
        if silenced {
            let at = square(end, row.center().y, 16.0 * self.scale);
            icons::paint(ui.painter(), at, glyphs::FLAME, palette.wrong);
            hear(ui, at, ("silenced", self.seat), fl!(prince_seat_silenced));
            end = at.right() + 4.0;
        }
        if is_marked {
            let at = square(end, row.center().y, 18.0 * self.scale);
            let view = self.view;
            let words = view.words.hiding_money(view.hides_money_of(self.seat));
            marked.show(ui, at, (self.seat, &self.name), |at| {
                let entry = view.session.log().get(at);
                let command = entry.map(|entry| Told::own(&entry.command));
                command.map_or_else(String::new, |told| words.decision(None, told))
            });
        }
    }

    /// Draws the status and the time, from the right. Returns where they begin.
    fn status(&self, ui: &Ui, row: Rect) -> f32 {
        let palette = Palette::of(ui);
        let points = 12.5 * small(self.scale);
        let mut right = row.right();
        if let Some(time) = &self.time {
            let (of_turn, total) = time.texts();
            let told = time.told(&self.name);
            let text = of_turn.unwrap_or(total);
            let at = pos2(right, row.center().y);
            let font = face::text(12.0 * small(self.scale));
            let shown = small::right(ui, at, &text, (font, palette.weak), 80.0);
            hear(ui, shown, ("time", self.seat), &told);
            right = shown.left() - 6.0;
        }
        let Status { text, icon, weight } = &self.status;
        if text.is_empty() {
            return right;
        }
        let (font, colour) = self.status.style(ui, self.seat, points);
        let at = pos2(right, row.center().y);
        let room = row.width() * 0.5;
        let anchor = Align2::RIGHT_CENTER;
        // If the name would have no room next to it, the icon alone says that it is their
        // turn: the block of the decision says what to do.
        let wide = text::width(ui, text, font.clone()) + 20.0;
        if let Some(icon) = icon.filter(|_| row.width() - wide < LEAST_NAME) {
            let side = 13.0 * small(self.scale);
            let at = square(right - side, row.center().y, side);
            icons::paint(ui.painter(), at, icon, colour);
            hear(ui, at, ("status", self.seat), text);
            return at.left() - 8.0;
        }
        let shown = text::paint(ui, at, anchor, text, (font, colour), room);
        hear(ui, shown, ("status", self.seat), text);
        let Some(icon) = *icon else {
            return shown.left() - 8.0;
        };
        let side = if *weight == Weight::Acts { 10.0 } else { 13.0 };
        let side = side * small(self.scale);
        let at = square(shown.left() - 4.0 - side, row.center().y, side);
        icons::paint(ui.painter(), at, icon, colour);
        at.left() - 8.0
    }

    /// Returns the scale of the figures: smaller in a narrow card, so that they fit side by
    /// side.
    fn of_figures(&self) -> f32 {
        self.scale * (self.row(1).width() / (FIGURES * self.scale)).clamp(0.7, 1.0)
    }

    /// Draws points, cardinals, hand and marriage; on the right the ducats.
    fn second_row(&self, ui: &Ui) {
        let palette = Palette::of(ui);
        let (game, seat, scale) = (self.view.game, self.seat, self.of_figures());
        let row = self.row(1);
        let middle = row.center().y;
        let leaves = square(row.left(), middle, 19.0 * scale);
        art::laurel(ui, leaves);
        let points = game.points(seat);
        let font = face::display(23.0 * scale);
        // There is always room for two digits, so that nothing moves with the points.
        let two = text::width(ui, "00", font.clone());
        let wide = text::width(ui, &points.to_string(), font.clone()).max(two);
        let at = pos2(leaves.right() + 5.0 + wide, middle);
        let points_said = points.to_string();
        small::right(ui, at, &points_said, (font, palette.ink), row.width());
        let at = pos2(at.x + 4.0, middle + 2.0);
        let font = face::text(12.0 * scale);
        // In a narrow card the laurel alone is the unit.
        let right = match row.width() < NARROW {
            true => at.x,
            false => {
                let unit = fl!(prince_seat_points_unit);
                small::left(ui, at, unit, (font, palette.weak), 60.0).right()
            }
        };
        let all = Rect::from_min_max(leaves.min, pos2(right, leaves.bottom()));
        let told = names::points(points);
        hear(ui, all, ("points", seat), &told);
        let cardinals = game.cardinals(seat);
        let told = names::cardinals(cardinals);
        let gap = if row.width() < NARROW { 8.0 } else { 13.0 } * scale;
        let left = right + gap + scale;
        let cardinals = Some(cardinals.to_string());
        let end = self.figure(ui, left, (glyphs::HAT, cardinals, &told));
        let hand = game.hand(seat).len();
        let hides = self.view.hides_hand_size(seat);
        let (number, told) = match hides {
            true => (None, fl!(prince_seat_hand_hidden).to_owned()),
            false => (Some(hand.to_string()), fl!(prince_seat_hand, number = hand)),
        };
        let end = self.figure(ui, end + gap, (glyphs::HAND, number, &told));
        let right = self.money(ui, row);
        self.marriage(ui, end + gap, right);
    }

    /// Draws an icon with its number, or dots. Returns where it ends.
    fn figure(
        &self,
        ui: &Ui,
        left: f32,
        (icon, number, told): (Icon, Option<String>, &str),
    ) -> f32 {
        let palette = Palette::of(ui);
        let middle = self.row(1).center().y;
        let at = square(left, middle, 16.0 * self.of_figures());
        icons::paint(ui.painter(), at, icon, palette.ink);
        let beside = pos2(at.right() + 4.0, middle);
        let shown = match number {
            Some(number) => {
                let font = face::strong(14.0 * self.of_figures());
                small::left(ui, beside, &number, (font, palette.ink), 60.0)
            }
            None => dots(ui, beside.x, middle, 18.0 * self.of_figures()),
        };
        let all = at.union(shown);
        hear(ui, all, ("figure", icon, self.seat), told);
        all.right()
    }

    /// Draws the ducats, from the right. Returns where they begin.
    fn money(&self, ui: &Ui, row: Rect) -> f32 {
        let palette = Palette::of(ui);
        let middle = row.center().y;
        let money = self.view.game.money(self.seat);
        let hides = self.view.hides_money_of(self.seat);
        let shown = match hides {
            true => {
                let wide = 34.0 * self.of_figures();
                dots(ui, row.right() - wide, middle, wide)
            }
            false => small::right(
                ui,
                pos2(row.right(), middle),
                &money.to_string(),
                (face::display(20.0 * self.of_figures()), palette.ink),
                row.width(),
            ),
        };
        let side = 16.0 * self.of_figures();
        let ducat = square(shown.left() - 5.0 - side, middle, side);
        art::ducat(ui, ducat);
        let told = match hides {
            true => fl!(prince_seat_money_hidden).to_owned(),
            false => names::ducats(money),
        };
        hear(ui, ducat.union(shown), ("money", self.seat), &told);
        ducat.left()
    }

    /// Draws rings, and the markers of the players this one is married to.
    fn marriage(&self, ui: &Ui, left: f32, right: f32) {
        let spouses = self.view.game.spouses(self.seat);
        if spouses.is_empty() {
            return;
        }
        let palette = Palette::of(ui);
        let middle = self.row(1).center().y;
        let rings = square(left, middle, 16.0 * self.scale);
        icons::paint(ui.painter(), rings, glyphs::RINGS, palette.ink);
        let mut all = rings;
        for spouse in spouses {
            let at = square(all.right() + 3.0, middle, 11.0 * self.scale);
            if at.right() > right {
                break;
            }
            icons::paint_seat(ui.painter(), at, spouse, palette);
            all = all.union(at);
        }
        let names = spouses.iter().map(|spouse| self.view.words.seat(spouse));
        let names = names.collect::<Vec<_>>().join(", ");
        let told = fl!(prince_seat_married, name = names);
        hear(ui, all, ("married", self.seat), &told);
    }
}

/// Draws three dots for a hidden value, in this width. Returns their place.
fn dots(ui: &Ui, left: f32, middle: f32, wide: f32) -> Rect {
    let ink = Palette::of(ui).ink;
    let radius = (wide * 0.09).min(3.4);
    for part in [0.2, 0.5, 0.8] {
        let at = pos2(left + wide * part, middle + 1.0);
        ui.painter().circle_filled(at, radius, ink);
    }
    Rect::from_min_size(pos2(left, middle - 8.0), vec2(wide, 16.0))
}

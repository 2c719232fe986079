//! The auction phase, bid by bid or by its results.
//!
//! Buttons: one for each stack, `Name Jester` (keys 1 to 7); in an auction
//! `Raise to 300` (+) and `Pass` (-); `Decline` for the player who opens. In the
//! line for results: the choices `Object` and `Winner`, the number `Price` in
//! florins, `Enter result`. What is not possible is greyed and says why.

use eframe::egui::{
    self, Align, Align2, ComboBox, DragValue, FontId, Key, Layout, Rect, RichText, Sense, Stroke,
    StrokeKind, TextStyle, Ui, Vec2, pos2, vec2,
};

use super::commands::plain_key;
use super::icons::{self, Icon};
use super::keys;
use super::theme::{Palette, size};
use super::{Intent, View};
use crate::florence::components::florins as amounts;
use crate::florence::game::{Auction, Bidding};
use crate::florence::{Command, Decision, Event, Object};
use crate::locale::{Named, cut, florins, shortened, window};
use crate::table::{Item, Seat};

/// How much of a name the choice of a winner shows, so that the line for a
/// result stays a line.
const LETTERS: usize = 12;

/// The state of the panel that is not part of the game: a result that is being
/// entered. What has not been chosen is what is most likely.
#[derive(Debug, Default)]
pub struct AuctionPanel {
    object: Option<Object>,
    winner: Option<Seat>,
    price: Option<u32>,
}

impl AuctionPanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>, auction: &Auction) -> Option<Intent> {
        let mut wanted = match auction.bidding {
            Some(bidding) => heading_of_bidding(ui, view, &bidding),
            None => heading_of_opening(ui, view, auction),
        };
        ui.add_space(size::GAP);
        wanted = wanted.or(stacks(ui, view, auction));
        ui.add_space(size::GAP);
        wanted = wanted.or(match auction.bidding {
            Some(bidding) => bid(ui, view, &bidding),
            None => decline(ui, auction),
        });
        ui.add_space(size::GAP);
        ui.separator();
        wanted = wanted.or(self.result(ui, view, auction));
        wanted.map(|command| {
            *self = Self::default();
            Intent::Play(vec![command])
        })
    }

    /// The result of an auction in one line.
    fn result(&mut self, ui: &mut Ui, view: &View<'_>, auction: &Auction) -> Option<Command> {
        let game = view.game;
        let running = auction.bidding;
        let available =
            |object: &&Object| !auction.taken.contains(**object) && game.objects_left(**object) > 0;
        let first = game.objects().iter().find(available).copied();
        let chosen = self.object.filter(|object| available(&object));
        let mut object = running
            .map(|bidding| bidding.object)
            .or(chosen)
            .or(first)
            .unwrap_or(Object::Jester);
        let mut winner = self
            .winner
            .filter(|seat| auction.remaining.contains(*seat))
            .unwrap_or(running.map_or(auction.opener, |bidding| bidding.highest));
        let least = running.map_or(game.opening_bid(), |bidding| bidding.price);
        let mut price = self.price.unwrap_or(least);

        let mut wanted = None;
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(window::RESULT).weak());
            ui.add_enabled_ui(running.is_none(), |ui| {
                let choice = ComboBox::from_id_salt("object of the result")
                    .selected_text(object.name())
                    .width(size::CHOICE)
                    .show_ui(ui, |ui| {
                        for other in game.objects() {
                            if ui
                                .selectable_value(&mut object, *other, other.name())
                                .clicked()
                            {
                                self.object = Some(*other);
                            }
                        }
                    });
                choice.response.accessible_name(window::RESULT_OBJECT);
            });
            let choice = ComboBox::from_id_salt("winner of the result")
                .selected_text(cut(&view.words.seat(winner), LETTERS))
                .width(size::CHOICE)
                .show_ui(ui, |ui| {
                    for (seat, name) in view.words.seats() {
                        let option = egui::Button::selectable(winner == seat, name);
                        if ui.add(option.truncate()).clicked() {
                            winner = seat;
                            self.winner = Some(seat);
                        }
                    }
                });
            choice.response.accessible_name(window::RESULT_WINNER);
            let field = DragValue::new(&mut price)
                .range(0..=99_900)
                .speed(10.0)
                .suffix(window::FLORINS_SUFFIX);
            let field = ui.add(field).accessible_name(window::RESULT_PRICE);
            if field.changed() {
                // Dragging goes in steps; what is typed stays as it is, so that
                // the rule can say what is wrong with it.
                let dragged = field.dragged();
                let stepped = (price + amounts::STEP / 2) / amounts::STEP * amounts::STEP;
                price = if dragged { stepped } else { price };
                self.price = Some(price);
            }
            for (name, change) in [(window::PRICE_DOWN, -100i64), (window::PRICE_UP, 100)] {
                let button = ui.small_button(if change < 0 { "-" } else { "+" });
                if button.accessible_name(name).clicked() {
                    let changed = (i64::from(price) + change).max(0);
                    self.price = Some(u32::try_from(changed).unwrap_or(price));
                }
            }
            let command = Command::new(winner, Decision::Win(object, price));
            let refused = view.game.check(&command).err();
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let enter = egui::Button::new(window::ENTER_RESULT);
            let enter = ui.add_enabled(refused.is_none(), enter);
            if enter.clicked() || (entered && refused.is_none()) {
                wanted = Some(command);
            }
            if let Some(refused) = refused {
                let why = view.words.cited(&refused);
                let colour = Palette::of(ui).wrong;
                ui.label(RichText::new(why).color(colour));
            }
        });
        wanted
    }
}

/// What is auctioned, at which price, whose turn it is.
fn heading_of_bidding(ui: &mut Ui, view: &View<'_>, bidding: &Bidding) -> Option<Command> {
    let name = |seat| view.words.seat(seat);
    row(ui, size::TITLE, |ui| {
        let icon_size = Vec2::splat(size::TITLE - 4.0);
        let (rect, _) = ui.allocate_exact_size(icon_size, Sense::hover());
        let palette = Palette::of(ui);
        icons::paint(ui.painter(), rect, bidding.object.into(), palette.ink);
        let heading = window::bidding(bidding.object.name(), bidding.price);
        ui.heading(heading);
        icons::seat_marker(ui, bidding.highest);
        ui.heading(window::bid_by(&shortened(&name(bidding.highest))));
    });
    let earlier = earlier_prices(view, bidding.object);
    let mut about = bids_so_far(view, bidding);
    if !earlier.is_empty() {
        about.push_str(window::BETWEEN);
        about.push_str(&window::earlier_prices(&earlier));
    }
    ui.add(egui::Label::new(RichText::new(about).weak()).truncate());
    None
}

/// Who opens, and what that means.
fn heading_of_opening(ui: &mut Ui, view: &View<'_>, auction: &Auction) -> Option<Command> {
    let opener = shortened(&view.words.seat(auction.opener));
    let price = view.game.opening_bid();
    let alone = auction.remaining.len() == 1;
    row(ui, size::TITLE, |ui| {
        icons::seat_marker(ui, auction.opener);
        ui.heading(if alone {
            window::alone(&opener)
        } else {
            window::opens(&opener)
        });
    });
    let explained = if alone {
        window::alone_explained(price)
    } else {
        window::opens_explained(price)
    };
    ui.label(RichText::new(explained).weak());
    None
}

/// The stacks as cards: what is left, who took one, whether it can be named.
fn stacks(ui: &mut Ui, view: &View<'_>, auction: &Auction) -> Option<Command> {
    let opener = view.game.to_act()?;
    let mut wanted = None;
    let objects = view.game.objects();
    let gap = ui.spacing().item_spacing.x;
    let [least, most] = size::STACK_WIDTH;
    // As many in a row as there is room for, all equally wide.
    let room = ui.available_width() + gap;
    let in_a_row = (room / (least + gap)).floor().max(1.0) as usize;
    let in_a_row = in_a_row.min(objects.len());
    let width = (room / in_a_row as f32 - gap).floor();
    let card = vec2(width.clamp(least, most), size::STACK);
    let numbered: Vec<(usize, Object)> = objects.iter().copied().enumerate().collect();
    for cards in numbered.chunks(in_a_row) {
        ui.horizontal(|ui| {
            for &(at, object) in cards {
                let command = Command::new(opener, Decision::Name(object));
                let refused = view.game.check(&command).err();
                let possible = refused.is_none();
                let response = ui
                    .add_enabled_ui(possible, |ui| stack(ui, view, auction, (object, at), card))
                    .inner;
                let about = about_stack(view, object, at);
                let response = match refused {
                    Some(refused) => {
                        let why = view.words.cited(&refused);
                        response.on_disabled_hover_text(window::lines(&why, &about))
                    }
                    None => response.on_hover_text(about),
                };
                let pressed = possible && plain_key(ui, &keys::STACKS.keys[at..=at]);
                if response.clicked() || pressed {
                    wanted = Some(command);
                }
            }
        });
    }
    wanted
}

fn about_stack(view: &View<'_>, object: Object, at: usize) -> String {
    let earlier = earlier_prices(view, object);
    let key = window::stack_key(at + 1);
    if earlier.is_empty() {
        key
    } else {
        window::lines(&window::earlier_prices(&earlier), &key)
    }
}

fn stack(
    ui: &mut Ui,
    view: &View<'_>,
    auction: &Auction,
    (object, at): (Object, usize),
    card: Vec2,
) -> egui::Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(card, Sense::click());
    let name = window::name_object(object.name());
    let enabled = ui.is_enabled();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, &name));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let visuals = *ui.style().interact(&response);
    let on_offer = auction
        .bidding
        .is_some_and(|bidding| bidding.object == object);
    // What is auctioned now is greyed like the others, but has to stand out.
    let painter = if on_offer {
        let mut painter = ui.painter().clone();
        painter.set_opacity(1.0);
        painter
    } else {
        ui.painter().clone()
    };
    let line = if on_offer {
        Stroke::new(2.0, palette.accent)
    } else {
        visuals.bg_stroke
    };
    let fill = if enabled {
        visuals.weak_bg_fill
    } else {
        palette.card
    };
    painter.rect(rect, visuals.corner_radius, fill, line, StrokeKind::Inside);
    let icon_at = Rect::from_min_size(rect.min + vec2(8.0, 6.0), Vec2::splat(22.0));
    icons::paint(&painter, icon_at, Icon::from(object), palette.ink);
    let small = TextStyle::Small.resolve(ui.style());
    let body = FontId::proportional(13.5);
    let left = view.game.objects_left(object);
    painter.text(
        rect.right_top() + vec2(-8.0, 6.0),
        Align2::RIGHT_TOP,
        left.to_string(),
        FontId::proportional(20.0),
        palette.ink,
    );
    let text = |at: egui::Pos2, text: String, font: FontId, colour| {
        let mut job = egui::text::LayoutJob::simple_singleline(text, font, colour);
        job.wrap = egui::text::TextWrapping::truncate_at_width(rect.right() - 6.0 - at.x);
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        painter.galley(at - vec2(0.0, galley.size().y / 2.0), galley, colour);
    };
    let mut name = egui::text::LayoutJob::simple(
        object.name().to_owned(),
        body,
        palette.ink,
        rect.width() - 12.0,
    );
    name.wrap.max_rows = 2;
    let name = ui.fonts_mut(|fonts| fonts.layout_job(name));
    painter.galley(rect.min + vec2(8.0, 28.0), name, palette.ink);
    let below = pos2(rect.left() + 8.0, rect.bottom() - 9.0);
    let mut seats = view.game.seats();
    let taken = seats.find(|seat| {
        let acquired = auction.acquired[seat.index()];
        acquired.is_some_and(|(taken, _)| taken == object)
    });
    if let Some(seat) = taken {
        let marker = Rect::from_center_size(below + vec2(5.0, 0.0), Vec2::splat(11.0));
        icons::paint_seat(&painter, marker, seat, palette);
        let who = view.words.seat(seat);
        text(below + vec2(15.0, 0.0), who, small, palette.weak);
    } else if enabled {
        text(below, window::key(at + 1), small, palette.weak);
    } else if left == 0 {
        text(below, window::EMPTY_STACK.to_owned(), small, palette.weak);
    }
    response
}

/// Raise or pass.
fn bid(ui: &mut Ui, view: &View<'_>, bidding: &Bidding) -> Option<Command> {
    let seat = bidding.turn;
    let price = bidding.price + amounts::RAISE;
    let raise = Command::new(seat, Decision::Raise(price));
    let pass = Command::new(seat, Decision::Pass);
    let refused = view.game.check(&raise).err();
    let mut wanted = None;
    row(ui, size::MAIN_BUTTON, |ui| {
        icons::seat_marker(ui, seat);
        let name = shortened(&view.words.seat(seat));
        ui.label(RichText::new(window::asked(&name)).size(17.0));
        let button = main_button(ui, &window::raise_to(price), refused.is_none());
        let button = button.on_hover_text(window::RAISE_HINT);
        let raised = plain_key(ui, keys::RAISE.keys) && refused.is_none();
        if button.clicked() || raised {
            wanted = Some(raise);
        }
        let button = egui::Button::new(window::PASS).min_size(vec2(84.0, size::MAIN_BUTTON));
        let button = ui.add(button).on_hover_text(window::PASS_HINT);
        if button.clicked() || plain_key(ui, keys::PASS.keys) {
            wanted = Some(pass);
        }
        if let Some(refused) = refused {
            let colour = Palette::of(ui).wrong;
            let why = RichText::new(view.words.cited(&refused)).color(colour);
            ui.add(egui::Label::new(why).wrap());
        }
    });
    wanted
}

/// A row as high as its highest part, so that all of them are centred in it.
fn row(ui: &mut Ui, height: f32, content: impl FnOnce(&mut Ui)) {
    let layout = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), layout, content);
}

fn main_button(ui: &mut Ui, text: &str, possible: bool) -> egui::Response {
    let palette = Palette::of(ui);
    let text = RichText::new(text).color(palette.on_accent);
    let button = egui::Button::new(text)
        .fill(palette.accent)
        .min_size(vec2(120.0, size::MAIN_BUTTON));
    ui.add_enabled(possible, button)
}

/// Not to open, or as the last one to take nothing.
fn decline(ui: &mut Ui, auction: &Auction) -> Option<Command> {
    let command = Command::new(auction.opener, Decision::Decline);
    let mut wanted = None;
    row(ui, size::MAIN_BUTTON, |ui| {
        let button = egui::Button::new(window::DECLINE).min_size(vec2(84.0, size::MAIN_BUTTON));
        let button = ui.add(button).on_hover_text(window::DECLINE_HINT);
        if button.clicked() || plain_key(ui, keys::PASS.keys) {
            wanted = Some(command);
        }
        let alone = auction.remaining.len() == 1;
        let explained = if alone {
            window::DECLINE_ALONE
        } else {
            window::DECLINE_EXPLAINED
        };
        ui.label(RichText::new(explained).weak());
    });
    wanted
}

/// The bids of the auction that is running, the first one first.
fn bids_so_far(view: &View<'_>, bidding: &Bidding) -> String {
    let played = &view.session.log()[..view.session.cursor()];
    let mut bids = Vec::new();
    for command in played.iter().rev() {
        let name = shortened(&view.words.seat(command.seat));
        match command.decision {
            Decision::Raise(price) => bids.push(window::bid_of(&name, price)),
            Decision::Pass => bids.push(window::pass_of(&name)),
            Decision::Name(object) => {
                if object == bidding.object {
                    bids.push(window::bid_of(&name, view.game.opening_bid()));
                }
                break;
            }
            // Points can be given up in the middle of an auction.
            Decision::Sell(_) | Decision::Reveal(_) => {}
            _ => break,
        }
    }
    bids.reverse();
    bids.join(window::BETWEEN)
}

/// What this stack was sold for so far: round, who, price.
fn earlier_prices(view: &View<'_>, wanted: Object) -> String {
    let mut prices = Vec::new();
    for entry in 0..view.session.cursor() {
        let round = view.session.game_at(entry).map_or(0, |game| game.round());
        for event in view.session.events_of(entry) {
            if let Event::Acquired {
                seat,
                object,
                price,
            } = event
                && *object == wanted
            {
                let name = shortened(&view.words.seat(*seat));
                prices.push(window::price_in(round, &name, &florins(*price)));
            }
        }
    }
    prices.join(window::BETWEEN)
}

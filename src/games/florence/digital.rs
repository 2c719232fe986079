//! A game against the computer in the window: who views it, which seats the computer plays
//! and at what pace, and what undo must confirm first.
//!
//! Buttons: `Skip ahead` (Space) plays the computer's decisions at once, up to the next
//! decision of a person; while the past is shown there is `Back to now` instead. `Show the
//! cards of Anna` (Enter) and `Undo the last decision` on the curtain between people who
//! share the screen.

use std::time::Duration;

use eframe::egui::{self, Pos2, Rect, RichText, Shadow, Stroke, StrokeKind, Ui, pos2, vec2};

use super::opponents::{About, Answer, acting_bot};
use super::state::Table;
use super::{Florence, Intent, View, art, concerns, round_end};
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::log_line::Telling;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::thinker::Thought;
use crate::ui::base::{icons, text};
use crate::ui::parts::now_block::{block, inside};
use crate::ui::parts::small::{hear, tell};
use crate::ui::parts::widgets::{KeyCap, Press};
use crate::ui::parts::{computer, controls, small};
use crate::ui::session::commands;
use crate::ui::session::computer::{Task, people, seed_of};
use crate::ui::session::game_window::{Digital, Programs};
use crate::ui::session::open_table::{OpenTable as _, Way};
use florence::mind::bot;
use florence::mind::bot::Thinking;
use florence::rules::game::Pending;
use florence::rules::{Character, Purses};
use florence::{Command, Deal, Decision, Game, Moment, Object, Phase, Setup};
use programs::sitter::Asked;
use table::{Level, Seat, Session};
use words::florence::names::cut;
use words::florence::{Named, shortened};
use words::{fl, window as words_of_window};

impl Thought for Thinking {
    fn stop(&self) {
        Thinking::stop(self);
    }

    fn progress(&self) -> f32 {
        Thinking::progress(self)
    }
}

/// Returns the round that has just ended while the game waits for a person to continue, so
/// that the end of a round is seen. Without a `pause`, or when skipping ahead, the game
/// does not wait.
#[must_use]
pub fn rests(game: &Table, pause: Duration) -> Option<u8> {
    let digital = game.own.digital.as_ref()?;
    let session = &game.session;
    let is_now = session.cursor() == session.log().len() && game.changing().is_none();
    let begun = digital.begun == Some(session.cursor());
    // A try continues to its end without waiting.
    let is_try = session.occasion().is_try();
    let waits = is_now && !begun && !game.computer.is_hurried() && !pause.is_zero() && !is_try;
    round_end::just_ended(session).filter(|_| waits)
}

/// Returns whether deciding again after `n` entries undoes something that a person has seen
/// up to `latest` and could not know at that time.
#[must_use]
pub fn takes_back_what_was_seen(session: &Session<Game>, latest: Option<&Game>, n: usize) -> bool {
    let (Some(then), Some(latest)) = (session.game_at(n), latest) else {
        return false;
    };
    people(session).any(|seat| latest.tells_more_than(then, seat))
}

/// Returns the player whose cards are behind a curtain until they look, so that the other
/// players do not see them.
#[must_use]
pub fn curtain(game: &Table) -> Option<Seat> {
    let digital = game.own.digital.as_ref()?;
    let session = &game.session;
    // In the review of a finished game, the player chooses whose cards are shown.
    if digital.chosen(session).is_some() {
        return None;
    }
    let seat = session.game().to_act()?;
    let person = session.people().bot(seat).is_none();
    // Bids are public, and so are the characters.
    let game = session.game();
    let is_open = match game.pending() {
        None => matches!(game.phase(), Phase::Auction | Phase::Characters),
        Some(
            Pending::Take { .. }
            | Pending::Merchant { .. }
            | Pending::Exchange { .. }
            | Pending::Talk(_),
        ) => true,
        // The Professor looks at cards.
        Some(Pending::LastCall { .. }) => {
            game.player(seat).character() != Some(Character::Professor)
        }
        Some(Pending::Place { .. } | Pending::Keep { .. } | Pending::Recruit { .. }) => false,
    };
    (person && !is_open && digital.eyes != Some(seat)).then_some(seat)
}

/// Returns why a person at this screen cannot make a decision in a game against the
/// computer, whatever the rules say: it is the computer's decision, or the cards involved
/// are hidden. Bids and the sale of points are public.
#[must_use]
pub fn refusal(game: &Table, command: &Command) -> Option<String> {
    let digital = game.own.digital.as_ref()?;
    let seat = command.seat;
    match command.decision {
        _ if game.session.people().bot(seat).is_some() => Some(fl!(computer_decides).to_owned()),
        // The computer knows every card, and every bid is entered.
        Decision::Reveal(_) => Some(fl!(nothing_shown).to_owned()),
        Decision::Win(..) | Decision::Sit(_) | Decision::SitAt(..) => Some(fl!(every_bid_is_made).to_owned()),
        Decision::Agree(_) => Some(fl!(every_offer_is_made).to_owned()),
        Decision::Name(_)
        | Decision::Raise(_)
        | Decision::Pass
        | Decision::Decline
        // Auctioned objects and characters are public.
        | Decision::Take(_)
        | Decision::Bid(..)
        | Decision::Merchant(_)
        | Decision::LetGo
        | Decision::Exchange(_)
        | Decision::Accept
        | Decision::Refuse
        | Decision::Sell(_)
        // The rules refuse it here.
        | Decision::Correct(_) => None,
        Decision::Return(_)
        | Decision::Place(..)
        | Decision::Keep(..)
        | Decision::Recruit(..)
        | Decision::Hold
        | Decision::Build(..)
        | Decision::Hire
        | Decision::Introduce(_)
        | Decision::AcquireBonus
        | Decision::Complete(_)
        | Decision::Princess(_)
        | Decision::Professor(_)
        | Decision::Offer(_)
        | Decision::EndTurn => {
            let over = game.session.game().is_over();
            let name = game.words(false).seat(seat);
            (digital.eyes != Some(seat) && !over && digital.chosen(&game.session).is_none()).then(|| fl!(show_cards_first, name = &name))
        }
    }
}

/// Draws the curtain over the middle; the seats and the log stay visible next to it.
pub fn show_curtain(
    ui: &mut Ui,
    rect: Rect,
    game: &Table,
    view: &View<'_>,
    seat: Seat,
) -> Option<Intent> {
    let palette = Palette::of(ui);
    art::curtain::paint(ui.painter(), rect, ui.visuals().dark_mode);
    let name = view.words.seat(seat);
    let wanted = vec2(
        450.0_f32.min(rect.width() - 24.0),
        400.0_f32.min(rect.height() - 16.0),
    );
    let state = auction_stands(view);
    let free = rect.height() - wanted.y - if state.is_some() { 50.0 } else { 0.0 };
    let top = rect.top() + (free * 0.56).max(8.0);
    let card = Rect::from_center_size(pos2(rect.center().x, top + wanted.y / 2.0), wanted);
    let painter = ui.painter();
    let shadow = Shadow {
        offset: [0, 12],
        blur: 34,
        spread: 0,
        color: palette.shadow,
    };
    painter.add(shadow.as_shape(card, 12));
    let edge = Stroke::new(1.0, palette.plate_text);
    painter.rect(card, 12.0, palette.card, edge, StrokeKind::Outside);
    let inlay = Stroke::new(1.5, palette.gold);
    painter.rect_stroke(card.shrink(5.5), 8.0, inlay, StrokeKind::Inside);
    // In a low window everything shrinks together.
    let scale = (card.height() / 400.0).clamp(0.55, 1.0);
    let inner = card.shrink2(vec2(24.0, 0.0));
    let mut y = card.top() + 30.0 * scale;
    let side = 60.0 * scale;
    let marker = small::around(pos2(card.center().x, y + side / 2.0), side);
    icons::paint_seat(painter, marker, seat, palette);
    y += side + 8.0;
    let line = |ui: &Ui, y: f32, text: &str, (font, colour), height: f32| {
        let at = pos2(card.center().x, y + height / 2.0);
        small::centred(ui, at, text, (font, colour), inner.width());
        y + height
    };
    let style = [20.0, 54.0 * scale];
    let font = text::fitting(ui, &name, face::display, style, inner.width());
    y = line(ui, y, &name, (font, palette.ink), 60.0 * scale);
    let decision = waits_for(view);
    let font = text::fitting(ui, &decision, face::display, [13.0, 22.0], inner.width());
    y = line(ui, y, &decision, (font, palette.ink), 28.0 * scale.max(0.8));
    let explained = fl!(curtain_explained);
    let font = text::fitting(ui, explained, face::text, [12.0, 14.0], inner.width());
    y = line(ui, y + 8.0 * scale, explained, (font, palette.weak), 20.0);
    let heard = Rect::from_x_y_ranges(inner.left()..=inner.right(), card.top() + 10.0..=y);
    let told = fl!(curtain_turn_of, name = &name);
    hear(ui, heard, "curtain", &told);
    y += 18.0 * scale;
    let room = inner.width() - 64.0;
    let shown = text::giving_way(ui, (face::display, 22.0), room, |most| {
        fl!(curtain_show, name = cut(&name, most))
    });
    let told = fl!(show_cards_of, name = &name);
    let button = Press::new(&shown).main().great().enter().name(&told);
    let width = button.width(ui).clamp(180.0, inner.width());
    let place = pos2(card.center().x - width / 2.0, y);
    let place = Rect::from_min_size(place, vec2(width, size::GREAT_BUTTON));
    let pressed = inside(ui, place, |ui| ui.add(button).clicked());
    y = place.bottom() + 10.0 * scale;
    let mut wanted = None;
    let undo = &commands::UNDO;
    let telling = Telling::hiding(true);
    let step = game.next_step(Way::Undo, view.words.hides_money());
    if let Some(step) = step.filter(|_| y + 30.0 < card.bottom()) {
        let said = game.said_of(step, Way::Undo, telling);
        let text = words_of_window::step((undo.name)(), Some(&said));
        let button = Press::new(&text)
            .quiet()
            .icon(Icon::Undo)
            .name(fl!(curtain_undo));
        let width = button.width(ui).min(inner.width());
        let place = pos2(card.center().x - width / 2.0, y);
        let place = Rect::from_min_size(place, vec2(width, size::BUTTON));
        if inside(ui, place, |ui| ui.add(button).clicked()) {
            wanted = Some(Intent::Shell(Shell::Do(undo.id)));
        }
        y = place.bottom() + 6.0;
    }
    if y + 24.0 < card.bottom() {
        let again = fl!(curtain_again);
        let width = text::width(ui, again, face::text(13.0)) + 48.0;
        let left = card.center().x - width / 2.0;
        let place = Rect::from_min_size(pos2(left, y), vec2(width, 24.0));
        inside(ui, place, |ui| {
            KeyCap::show(ui, fl!(key_cap_escape));
            ui.add(egui::Label::new(RichText::new(again).size(13.0).weak()).truncate());
        });
    }
    if let Some((object, price, leader)) = state {
        let middle = pos2(rect.center().x, card.bottom() + 36.0);
        stands_at(ui, rect, middle, view, (object, price, leader));
    }
    let free = ui.memory(|memory| memory.focused().is_none());
    let entered = free && controls::enter_of_cover(ui, egui::Id::unique(("curtain", seat)));
    wanted.or((pressed || entered).then_some(Intent::ShowCards(Some(seat))))
}

/// Returns what the player in front of the curtain has to decide.
fn waits_for(view: &View<'_>) -> String {
    let game = view.game;
    match (game.pending(), game.phase()) {
        (Some(Pending::Place { .. }), _) => fl!(curtain_places).to_owned(),
        (Some(Pending::Keep { .. }), _) => fl!(curtain_keeps).to_owned(),
        (Some(Pending::Recruit { .. }), _) => fl!(curtain_recruits).to_owned(),
        (Some(Pending::Take { .. }), _) => fl!(curtain_takes).to_owned(),
        (None, Phase::Seats) => match (game.seating(), game.next_bid()) {
            (Some(seating), Some(price)) => {
                fl!(curtain_seat, place = seating.place(), price = price)
            }
            _ => String::new(),
        },
        (None, Phase::StartingHands) => fl!(curtain_returns).to_owned(),
        (None, Phase::Auction) => match game.next_bid() {
            Some(price) => fl!(curtain_bids, price = price),
            None => fl!(curtain_opens).to_owned(),
        },
        (None, Phase::Actions) => fl!(curtain_acts, actions = game.actions_left()),
        (Some(Pending::Merchant { .. }), _) => fl!(curtain_merchant).to_owned(),
        (Some(Pending::LastCall { .. }), _) => fl!(curtain_last_call).to_owned(),
        (Some(Pending::Exchange { .. }), _) => fl!(curtain_exchange).to_owned(),
        (Some(Pending::Talk(_)), _) => fl!(curtain_answers).to_owned(),
        (None, Phase::Characters) => fl!(curtain_character).to_owned(),
        (None, Phase::Reveal | Phase::Over) => String::new(),
    }
}

/// Returns what is auctioned, the price, and the leader.
fn auction_stands(view: &View<'_>) -> Option<(Object, u32, Seat)> {
    let bidding = view.game.auction()?.bidding?;
    Some((bidding.object, bidding.price, bidding.highest))
}

/// Draws a pill with the state of the auction.
fn stands_at(
    ui: &mut Ui,
    rect: Rect,
    middle: Pos2,
    view: &View<'_>,
    (object, price, leader): (Object, u32, Seat),
) {
    let palette = Palette::of(ui);
    let name = shortened(&view.words.seat(leader));
    let stands = fl!(curtain_auction, object = object.id(), price = price);
    let leads = fl!(auction_leader, name = &name);
    let font = face::text(14.5);
    let [first, second] = [&stands, &leads].map(|text| text::width(ui, text, font.clone()));
    let width = 18.0 + 17.0 + 9.0 + first + 19.0 + 13.0 + 9.0 + second + 18.0;
    let place = Rect::from_center_size(middle, vec2(width.min(rect.width()), 32.0));
    small::boxed(ui, place, 16.0, palette.plate, palette.plate_text);
    let ink = palette.plate_text;
    let mut x = place.left() + 18.0;
    let square = |x: f32, side: f32| small::around(pos2(x + side / 2.0, middle.y), side);
    icons::paint(ui.painter(), square(x, 17.0), object.into(), ink);
    x += 26.0;
    let at = pos2(x, middle.y);
    small::left(ui, at, &stands, (font.clone(), ink), first + 2.0);
    x += first + 9.0;
    small::down(
        ui,
        x,
        middle.y - 8.0..=middle.y + 8.0,
        ink.gamma_multiply(0.4),
    );
    x += 10.0;
    icons::paint_seat(ui.painter(), square(x, 13.0), leader, palette);
    x += 22.0;
    small::left(ui, pos2(x, middle.y), &leads, (font, ink), second + 2.0);
}

/// Draws "now" while the computer decides outside of auctions: the last decision, and who
/// is thinking.
pub fn watch(ui: &mut Ui, game: &Table, view: &View<'_>) -> Option<Intent> {
    let [left, right] = super::block::sides(ui.max_rect());
    block(ui, left, false);
    let session = view.session;
    if let Some(entry) = session.cursor().checked_sub(1) {
        let palette = Palette::of(ui);
        let command = &session.log()[entry].command;
        let said = view.words.played(session.game_at(entry), command);
        let inner = left.shrink2(vec2(14.0, 10.0));
        let at = inner.left_center() + vec2(11.0, 0.0);
        let marker = small::around(at, 22.0);
        icons::paint_seat(ui.painter(), marker, command.seat, palette);
        let place = inner.with_min_x(marker.right() + 12.0);
        let mut job = text::line(&said, face::display(19.0), palette.ink);
        job.wrap.max_width = place.width();
        job.wrap.max_rows = 3;
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let at = pos2(place.left(), place.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, palette.ink);
        tell(ui, inner, "latest", &said);
    }
    thinks(ui, right, game, view)
}

/// Draws who is thinking, and the progress.
pub fn thinks(ui: &mut Ui, rect: Rect, game: &Table, view: &View<'_>) -> Option<Intent> {
    let (seat, level) = acting_bot(&game.session)?;
    let name = view.words.seat(seat);
    let part = game.computer.progress().unwrap_or_default();
    let level = words::florence::advice::bot(level);
    let said = computer::Thinking {
        told: fl!(bot_thinks, name = &name, level = level),
        about: thinks_since(game.session.game(), part),
        name,
    };
    computer::thinks(ui, rect, game, (seat, said)).map(Intent::Shell)
}

/// Returns for how many seconds a bot has been thinking, out of how many at most.
fn thinks_since(game: &Game, part: f32) -> String {
    let most = Thinking::patience(game).as_secs_f32();
    if most < 1.5 {
        return fl!(bot_thinks_shown).to_owned();
    }
    let done = (part * most).floor() as u32;
    fl!(bot_thinks_since, done = done, most = most.round() as u32)
}

/// How often the progress bar is redrawn.
const MOVES: Duration = Duration::from_millis(150);

/// Returns the same players, seats and options, dealt from this number.
fn dealt_anew(start: &Setup, number: u64) -> Setup {
    let names = start.players.iter().map(|player| player.name.as_str());
    let mut setup = Setup::dealt(names, number);
    setup.start_player = start.start_player;
    let begins = start.moment == Moment::StartingHands && start.order.is_empty();
    for (player, before) in setup.players.iter_mut().zip(&start.players) {
        player.colour = before.colour;
        player.bot = before.bot;
        player.temperament = before.temperament;
        // Money in the middle of a game is no agreement of the table.
        player.money = before.money.filter(|_| begins);
    }
    setup.agree(start.options);
    setup.edition = start.edition.clone();
    setup
}

/// How the computer plays.
pub(super) const DIGITAL: Digital<Florence> = Digital {
    levels: |session| match session.start().is_digital() {
        true => &Level::ALL,
        false => &[],
    },
    acting: |open, pause| {
        open.own.digital.as_ref()?;
        let rests = rests(open, pause).is_some();
        let (seat, _) = acting_bot(&open.session)?;
        (!rests).then_some(seat)
    },
    task: decide,
    concerns: |open, entries, telling| {
        let told = entries.flat_map(|entry| concerns::of(open, entry, telling));
        told.collect()
    },
    dealt_anew,
    programs: Some(Programs {
        decide: Asked::decide,
        end: Asked::end,
    }),
};

/// Returns the decision of the bot in this seat, from what it can see.
fn decide(open: &Table, seat: Seat) -> Task<Option<Command>> {
    let position = open.session.game();
    let seen = position.seen_by(seat);
    let seen = match position.variant().purses {
        Purses::Hidden => seen.without_purses(seat),
        Purses::AsOneLikes | Purses::Open => seen,
    };
    let seed = seed_of(&open.session);
    let plays = open.session.people().bot(seat);
    let thinking = Thinking::within(Thinking::patience(position)).on_all_cores();
    Task::new(thinking, move |thinking| {
        bot::decide(&seen, plays?, seed, u32::MAX, thinking)
    })
}

impl Table {
    /// Turns over the next prestige card, or all of them.
    pub(super) fn turn_over(&mut self, all: bool) {
        if let Some(digital) = &mut self.own.digital {
            digital.turn_over(&self.session, all);
        }
    }

    /// Continues with the next round.
    pub(super) fn begin_round(&mut self) {
        if let Some(digital) = &mut self.own.digital {
            digital.begin_round(&self.session);
        }
    }

    /// Takes the results of computations, and moves the bar while one is running.
    pub(super) fn take_answers(&mut self, ctx: &egui::Context) {
        while let Some((question, answer)) = self.own.thinker.answer() {
            match answer {
                Answer::Characters(brings) => {
                    if let About::Characters(seat) = question.about {
                        self.keep_estimate(question, seat, brings);
                    }
                }
                Answer::Review(found) => {
                    // The player may have gone to another entry in the meantime.
                    let review = self.own.review.as_mut();
                    if let Some(review) = review.filter(|review| review.is_of(&self.session)) {
                        review.found = Some(found);
                    }
                }
            }
        }
        if self.own.thinker.progress().is_some() {
            ctx.request_repaint_after(MOVES);
        }
    }
}

impl Table {
    /// Returns the code of the deal this game began with, if there is one.
    #[must_use]
    pub fn deal_code(&self) -> Option<String> {
        let deal = Deal::of(self.session.start())?;
        Some(deal.to_string())
    }
}

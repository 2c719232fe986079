//! What stands below every tab in a game against the computer: the last decisions, the
//! hint in a place of its own, and the hand of whoever looks. It never moves.
//!
//! Buttons: `Hint` (Ctrl+H); with one `Do it: …` for each choice, of which the first
//! click marks it and the second carries it out (the key does so with the best), and `Close the hint`. Where several
//! people share the window `Hide cards` (Escape) or `Show the cards of Anna`.

use eframe::egui::{
    Align, FontId, Key, Layout, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::{Intent, Table, View, commands as own_commands, hand, opponents};
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, icons, input, text};
use crate::ui::io::preferences::Pace;
use crate::ui::parts::hints::Clicked;
use crate::ui::parts::now_block::inside;
use crate::ui::parts::small::{hear, tell};
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{hints, small, whose_cards, widgets};
use crate::ui::screens::replay;
use florence::mind::bot::{Advice, Choice};
use florence::{Command, Decision, Game, Phase};
use table::{Seat, Session};
use words::figures::decimal;
use words::florence::{Named, advice, play as texts, points, shortened};
use words::language::capital;
use words::{fl, window};

/// The height of the last decisions and of the hint, in a usual room and in a high
/// one, and from which height on it is high.
const ABOVE: [f32; 2] = [134.0, 172.0];
const HIGH: f32 = 760.0;
/// Up to which height there is little room.
const LOW: f32 = 440.0;
/// The same where the tab needs the room.
const STRIP: f32 = 40.0;
/// Between them and the hand.
const BETWEEN: f32 = 10.0;
/// The line above the hand, and the hand.
pub(super) const CAPTION: f32 = 24.0;
pub(super) const HAND: f32 = 92.0;
/// The part of the room that is taken at most where there is little.
const MOST: f32 = 0.53;
/// The width of the last decisions.
const LAST: f32 = 260.0;
/// How many of the last decisions are shown.
const MOVES: usize = 3;
/// How many choices of a hint: the best and two alternatives.
const CHOICES: usize = 3;

/// What the foot knows beside the game.
#[derive(Debug, Default)]
pub struct SoloPanel {
    /// The choice of the hint that was clicked once, and the state it is for.
    marked: Clicked<Command>,
    /// The state in which the best choice is to be pressed by its key.
    presses: Option<u64>,
}

/// How the foot is made up.
#[derive(Clone, Copy)]
struct Parts {
    above: f32,
    hand: bool,
}

impl Parts {
    /// While the table `rests` at the end of a round there is nothing to decide.
    fn of(open: &Table, room: Vec2, rests: bool) -> Self {
        let game = open.session.game();
        if rests {
            return Self {
                above: 0.0,
                hand: true,
            };
        }
        let strip = match game.phase() {
            // The principality and the works need the room for themselves.
            Phase::Actions => true,
            // And so do the cards to choose from above a principality, and six cards with
            // their fields, which are more than seven piles.
            Phase::Seats | Phase::StartingHands | Phase::Characters => room.y < HIGH,
            Phase::Auction | Phase::Reveal | Phase::Over => false,
        };
        let high = usize::from(room.y >= HIGH);
        Self {
            above: if strip { STRIP } else { ABOVE[high] },
            // There the cards themselves are the buttons.
            hand: !matches!(game.phase(), Phase::Seats | Phase::StartingHands),
        }
    }

    fn height(self) -> f32 {
        match self.hand {
            true if self.above <= 0.0 => CAPTION + HAND,
            true => self.above + BETWEEN + CAPTION + HAND,
            false => self.above,
        }
    }
}

impl SoloPanel {
    /// How high the foot is in so much room, in points; 0 where there is none. Where
    /// there is little, a tab that `tells_hand` has the room of the hand.
    #[must_use]
    pub fn height(open: &Table, room: Vec2, rests: bool, tells_hand: bool) -> f32 {
        let phase = open.session.game().phase();
        if open.own.digital.is_none() || matches!(phase, Phase::Reveal | Phase::Over) {
            return 0.0;
        }
        if tells_hand && room.y < LOW && phase == Phase::Actions && !rests {
            return STRIP;
        }
        let wanted = Parts::of(open, room, rests).height();
        wanted.min((room.y * MOST).max(STRIP))
    }

    /// The decision that the hint points at.
    #[must_use]
    pub fn marked(&self, open: &Table) -> Option<Command> {
        self.marked.now(open.revision())
    }

    /// Draws the foot.
    pub fn foot(
        &mut self,
        ui: &mut Ui,
        open: &Table,
        view: &View<'_>,
        rests: bool,
    ) -> Option<Intent> {
        let room = ui.max_rect();
        // What the pane was given says how high the room is.
        let has_hand = Parts::of(open, vec2(room.width(), HIGH), rests).hand;
        let high = match room.height() {
            270.0.. => HIGH,
            60.0.. if !has_hand => HIGH,
            60.0.. => LOW,
            _ => 0.0,
        };
        let mut parts = Parts::of(open, vec2(room.width(), high), rests);
        parts.hand &= room.height() > STRIP;
        let area = ScrollArea::vertical().auto_shrink(false);
        let shown = area.show(ui, |ui| {
            let (rect, _) =
                ui.allocate_exact_size(vec2(room.width(), parts.height()), Sense::hover());
            let (above, below) = rect.split_top_bottom_at_y(rect.top() + parts.above);
            if parts.above <= 0.0 {
                return show_hand(ui, below, open, view);
            }
            let strip = parts.above <= STRIP;
            let last = if strip {
                (rect.width() * 0.4).min(340.0)
            } else {
                (rect.width() * 0.385).min(LAST + (rect.width() - 680.0).max(0.0) * 0.3)
            };
            let (left, right) = above.split_left_right_at_x(above.left() + last);
            last_moves(ui, left, open, view, strip);
            let right = right.with_min_x(right.left() + BETWEEN);
            let mut wanted = self.hint(ui, right, open, view, strip);
            if parts.hand {
                let below = below.with_min_y(below.top() + BETWEEN);
                wanted = wanted.or(show_hand(ui, below, open, view));
            }
            wanted
        });
        // The curtain is drawn again at any time.
        let escaped = may_hide(view) && input::plain_key(ui, &[Key::Escape]);
        shown.inner.or(escaped.then_some(Intent::ShowCards(None)))
    }

    /// The place of the hint.
    fn hint(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        open: &Table,
        view: &View<'_>,
        strip: bool,
    ) -> Option<Intent> {
        let hint = open
            .own
            .hint
            .as_ref()
            .filter(|hint| hint.is_of(open) && open.shows_who_decides());
        match hint {
            Some(hint) => self.advised(ui, rect, open, view, (hint.advice.as_ref(), strip)),
            None => not_asked(ui, rect, open, strip),
        }
    }

    /// Draws a hint, or how far it is. `advice` is what is advised once it is there.
    pub fn advised(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        open: &Table,
        view: &View<'_>,
        (advice, strip): (Option<&Option<Advice>>, bool),
    ) -> Option<Intent> {
        let palette = Palette::of(ui);
        let edge = Stroke::new(1.0, palette.gold_edge);
        widgets::paint_card(ui, rect, palette.card, edge);
        let best = advice.and_then(Option::as_ref);
        let best = best.and_then(|advice| advice.choices.first());
        if self.presses.take() == Some(open.revision())
            && let Some(best) = best
            && let Some(played) = self.press(ui, open, best.command)
        {
            return Some(played);
        }
        let marked = self.marked(open);
        let mut wanted = None;
        if strip {
            return inside(ui, rect.shrink2(vec2(10.0, 4.0)), |ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                lamp(ui, true);
                let close = hints::close(ui).then_some(Intent::CloseHint);
                match advice {
                    None => bar(ui, open.thinking_now()),
                    Some(None) => {
                        ui.label(fl!(no_hint));
                    }
                    Some(Some(advice)) => {
                        wanted = self.choices(ui, open, view, (advice, marked));
                    }
                }
                wanted.or(close)
            });
        }
        let inner = rect.shrink2(vec2(14.0, 6.0));
        let title = inner.with_max_y(inner.top() + 22.0);
        let closed = inside(ui, title, |ui| {
            ui.spacing_mut().item_spacing.x = 7.0;
            lamp(ui, true);
            let caption = widgets::caption(ui, fl!(hint));
            let told = fl!(hint_title);
            caption.widget_info(|| WidgetInfo::labeled(Role::Label, true, told));
            let closed = hints::close(ui).then_some(Intent::CloseHint);
            let layout = Layout::right_to_left(Align::Center);
            ui.with_layout(layout, |ui| {
                ui.add_space(24.0);
                if marked.is_some() {
                    let text = eframe::egui::RichText::new(fl!(hint_marked));
                    ui.add(eframe::egui::Label::new(text.size(12.5).weak()).truncate());
                }
            });
            closed
        });
        let body = inner.with_min_y(title.bottom() + 3.0);
        match advice {
            None => inside(ui, body, |ui| bar(ui, open.thinking_now())),
            Some(None) => inside(ui, body, |ui| {
                ui.label(fl!(no_hint));
            }),
            Some(Some(advice)) => wanted = self.verdict(ui, body, open, view, (advice, marked)),
        }
        wanted.or(closed)
    }

    /// The best choice, why, and what else there is.
    fn verdict(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        open: &Table,
        view: &View<'_>,
        (advice, marked): (&Advice, Option<Command>),
    ) -> Option<Intent> {
        let palette = Palette::of(ui);
        let best = advice.choices.first()?;
        let words = view.words;
        let first = rect.with_max_y(rect.top() + 38.0);
        let mut wanted = inside(ui, first, |ui| {
            ui.set_max_width(rect.width() * 0.62);
            self.choice(ui, open, view, ((advice, 0), marked, true))
        });
        let button = text::width(ui, &in_short(view, &best.command), face::display(20.0)) + 30.0;
        let left = first.left() + button.min(rect.width() * 0.62) + 12.0;
        let room = rect.right() - left;
        let (figure, against) = ahead(best);
        if let Some(figure) = &figure {
            let at = pos2(left, first.center().y - 8.0);
            small::left(ui, at, figure, (face::display(22.0), palette.right), room);
        }
        let y = if figure.is_some() { 12.0 } else { 0.0 };
        let at = pos2(left, first.center().y + y);
        small::left(ui, at, against, (face::text(12.0), palette.weak), room);
        // The reason: what is not said by the figure.
        let why = advice::why(&words, advice, 0);
        let others = rect.with_min_y(rect.bottom() - 28.0);
        let middle =
            Rect::from_min_max(pos2(rect.left(), first.bottom() + 3.0), others.right_top());
        let reasons = best.reasons.iter().map(|this| advice::reason(&words, this));
        let shown = reasons.collect::<Vec<_>>().join(" ");
        // Smaller and closer where it would be cut.
        let laid_out = |ui: &Ui, points: f32, pitch: f32| {
            let mut job = text::line(&shown, face::text(points), palette.ink);
            for section in &mut job.sections {
                section.format.line_height = Some(pitch);
            }
            job.wrap.max_width = middle.width();
            job.wrap.max_rows = ((middle.height() + 4.0) / pitch).floor().max(1.0) as usize;
            ui.fonts_mut(|fonts| fonts.layout_job(job))
        };
        let mut galley = laid_out(ui, 13.0, 18.0);
        if galley.elided {
            galley = laid_out(ui, 12.0, 14.0);
        }
        ui.painter().galley(middle.min, galley, palette.ink);
        let told = why.join(" ");
        hear(ui, middle, "why", &told)
            .on_hover_text(window::lines(&shown, &advice::expectation(best)));
        let rest = 1..advice.choices.len().min(CHOICES);
        wanted = wanted.or(inside(ui, others, |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let text = eframe::egui::RichText::new(fl!(hint_else));
            ui.label(text.size(13.0).weak());
            let mut wanted = None;
            for at in rest {
                let choice = ((advice, at), marked, false);
                wanted = wanted.or(self.choice(ui, open, view, choice));
            }
            wanted
        }));
        wanted
    }

    /// All choices in a row.
    fn choices(
        &mut self,
        ui: &mut Ui,
        open: &Table,
        view: &View<'_>,
        (advice, marked): (&Advice, Option<Command>),
    ) -> Option<Intent> {
        let mut wanted = None;
        for at in 0..advice.choices.len().min(CHOICES) {
            let intent = self.choice(ui, open, view, ((advice, at), marked, false));
            wanted = wanted.or(intent);
            if at == 0 {
                let palette = Palette::of(ui);
                let text = advice::standing(advice, at);
                let text = text.unwrap_or_else(|| fl!(hint_only).to_owned());
                let text = eframe::egui::RichText::new(text).color(palette.right);
                let why = advice::why(&view.words, advice, at).join(" ");
                let label = ui.add(eframe::egui::Label::new(text.size(13.0)).truncate());
                label.on_hover_text(why);
            }
        }
        wanted
    }

    /// A choice: the first click marks it and the control it means, the second carries
    /// it out.
    fn choice(
        &mut self,
        ui: &mut Ui,
        open: &Table,
        view: &View<'_>,
        ((advice, at), marked, great): ((&Advice, usize), Option<Command>, bool),
    ) -> Option<Intent> {
        let words = view.words;
        let choice = advice.choices.get(at)?;
        let sentence = words.command(&choice.command);
        let name = fl!(hint_do_it, sentence = &sentence);
        let short = in_short(view, &choice.command);
        let is_marked = marked == Some(choice.command);
        let response = if great {
            verdict_button(ui, &short, &name, is_marked)
        } else {
            // The best one has its figure beside it.
            let behind = advice::standing(advice, at).filter(|_| at > 0);
            let text = match behind {
                Some(behind) => format!("{short}  {behind}"),
                None => short,
            };
            let button = Press::new(&text).small().chosen(is_marked).name(&name);
            let response = ui.add(button);
            let why = advice::why(&words, advice, at).join(" ");
            response.on_hover_text(why)
        };
        if is_marked {
            focus::focus_ring(ui, response.rect);
        }
        response
            .clicked()
            .then(|| self.press(ui, open, choice.command))?
    }

    /// Marks a choice; or carries it out, if it is marked.
    fn press(&mut self, ui: &Ui, open: &Table, command: Command) -> Option<Intent> {
        let is_done = self.marked.click(ui, open.revision(), command);
        is_done.then(|| Intent::Play(vec![command]))
    }

    /// Presses the best choice of a hint that is there, when it is drawn next.
    pub fn press_best(&mut self, open: &Table) {
        self.presses = Some(open.revision());
    }
}

/// How far the best choice is ahead, if that is more than chance, and of what.
fn ahead(best: &Choice) -> (Option<String>, &'static str) {
    match &best.apart {
        None => (None, fl!(hint_only)),
        Some(apart) if apart.is_clear => {
            let figure = fl!(hint_ahead, points = decimal(apart.by));
            (Some(figure), fl!(hint_against_next))
        }
        Some(_) => (None, fl!(hint_as_good)),
    }
}

/// A decision in as few words as a button has.
fn in_short(view: &View<'_>, command: &Command) -> String {
    match command.decision {
        Decision::Raise(price) => fl!(auction_raise_to, price = price),
        Decision::Pass => fl!(auction_pass).to_owned(),
        Decision::Decline => fl!(auction_decline).to_owned(),
        Decision::Name(object) => fl!(auction_name_the, object = object.id()),
        Decision::EndTurn => fl!(end_turn).to_owned(),
        Decision::Sell(sold) => fl!(hint_sell, points = points(sold)),
        Decision::Bid(character, price) => fl!(
            hint_bid_character,
            character = character.id(),
            price = price
        ),
        // What is chosen from is in sight.
        Decision::Keep(card, _) => card.name().to_owned(),
        ref decision => capital(&view.words.to_do(decision)),
    }
}

/// The button of the best choice.
fn verdict_button(ui: &mut Ui, short: &str, name: &str, is_marked: bool) -> eframe::egui::Response {
    let room = ui.available_width() - 26.0;
    let font = text::fitting(ui, short, face::display, [14.0, 20.0], room);
    let width = text::width(ui, short, font.clone()).min(room) + 26.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, 38.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_marked, name));
    let state = (true, is_marked);
    let (rect, colour) = widgets::paint_ground(ui, rect, &response, widgets::Weight::Usual, state);
    small::centred(ui, rect.center(), short, (font, colour), room);
    response
}

fn lamp(ui: &mut Ui, burns: bool) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
    let colour = if burns { palette.leaf } else { palette.weak };
    icons::paint(ui.painter(), rect, Icon::Lamp, colour);
}

/// How far a hint is.
fn bar(ui: &mut Ui, thinking: Option<f32>) {
    let (rect, _) = ui.allocate_exact_size(vec2(160.0, 8.0), Sense::hover());
    widgets::progress(ui, rect, thinking.unwrap_or(1.0));
}

/// Nobody has asked for a hint: its place stays.
fn not_asked(ui: &mut Ui, rect: Rect, open: &Table, strip: bool) -> Option<Intent> {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let person = opponents::acting_bot(&open.session).is_none();
    let may = person && open.session.game().to_act().is_some() && open.shows_who_decides();
    let inner = rect.shrink2(vec2(if strip { 10.0 } else { 14.0 }, 6.0));
    if !strip {
        let title = inner.with_max_y(inner.top() + 22.0);
        let icon = small::around(title.left_center() + vec2(8.0, 0.0), 16.0);
        icons::paint(ui.painter(), icon, Icon::Lamp, palette.weak);
        let caption = widgets::caption_job(fl!(hint), palette.weak);
        let caption = ui.painter().layout_job(caption);
        let at = pos2(
            icon.right() + 7.0,
            title.center().y - caption.size().y / 2.0,
        );
        ui.painter().galley(at, caption, palette.weak);
    }
    let row = if strip {
        inner
    } else {
        inner.with_min_y(inner.top() + 22.0)
    };
    inside(ui, row, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if strip {
            lamp(ui, false);
        }
        let keys = own_commands::HINT
            .keys_in_words(ui.ctx())
            .unwrap_or_default();
        let button = Press::new(fl!(hint)).quiet().small().key(keys);
        let button = ui.add_enabled_ui(may, |ui| ui.add(button)).inner;
        let about = if person {
            fl!(hint_hint)
        } else {
            fl!(hint_next_time)
        };
        let text = eframe::egui::RichText::new(about).size(13.0).weak();
        ui.add(eframe::egui::Label::new(text).truncate());
        let clicked = button.on_hover_text(fl!(hint_hint)).clicked();
        clicked.then(|| Intent::Shell(Shell::Do(own_commands::HINT.id)))
    })
}

/// The last decisions, so that one can follow while the computer plays.
fn last_moves(ui: &mut Ui, rect: Rect, open: &Table, view: &View<'_>, strip: bool) {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let session = view.session;
    let words = view
        .words
        .with_names_of(if rect.width() > 300.0 { 16 } else { 11 });
    let inner = rect.shrink2(vec2(if strip { 10.0 } else { 14.0 }, 8.0));
    let number = if strip { 1 } else { MOVES };
    // Room for two lines of words, and below all for who is out.
    let line = if strip { 24.0 } else { 27.0 };
    let mut y = inner.top();
    if strip {
        y = inner.center().y - line / 2.0;
    } else {
        let caption = ui
            .painter()
            .layout_job(widgets::caption_job(fl!(last_moves), palette.weak));
        ui.painter().galley(inner.min, caption, palette.weak);
        if let Some(deal) = open.session.people().deal {
            let deal = texts::deal(deal);
            let at = inner.right_top() + vec2(0.0, 7.0);
            let at = small::right(ui, at, &deal, (face::text(12.0), palette.weak), 120.0);
            hear(ui, at, "deal", &deal).on_hover_text(fl!(deal_shown_hint));
        }
        y += 21.0;
    }
    for entry in session.cursor().saturating_sub(number)..session.cursor() {
        let command = &session.log()[entry].command;
        let said = words.played(session.game_at(entry), command);
        let row = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), line));
        let at = row.left_center() + vec2(6.5, 0.0);
        let marker = small::around(at, 13.0);
        icons::paint_seat(ui.painter(), marker, command.seat, palette);
        let is_last = entry + 1 == session.cursor();
        let face = if is_last { face::strong } else { face::text };
        let at = pos2(marker.right() + 8.0, row.center().y);
        let style = (face as fn(f32) -> FontId, palette.ink);
        text::in_one_or_two(ui, at, &said, style, [12.0, 13.5], inner.right() - at.x);
        tell(ui, row, ("move", entry), &said);
        y += line;
    }
    if strip {
        return;
    }
    // Who is out of the phase is told by no marker on the ladder.
    let Some(auction) = view.game.auction() else {
        return;
    };
    let out: Vec<Seat> = view
        .game
        .seats()
        .filter(|&seat| !auction.remaining.contains(seat))
        .collect();
    if out.is_empty() || y + 24.0 > rect.bottom() + 1.0 {
        return;
    }
    ui.painter()
        .hline(inner.x_range(), y + 1.0, Stroke::new(1.0, palette.hair));
    let mut x = inner.left();
    let y = y + 13.0;
    for seat in &out {
        small::seat(ui, pos2(x + 6.0, y), 12.0, *seat);
        x += 17.0;
    }
    let text = match out.as_slice() {
        [only] => fl!(
            auction_out_of_phase,
            name = shortened(&view.words.seat(*only))
        ),
        _ => fl!(auction_are_out).to_owned(),
    };
    let style = (face::text(13.0), palette.weak);
    small::left(ui, pos2(x + 3.0, y), &text, style, inner.right() - x - 3.0);
}

/// The hand of whoever looks, and where nobody does, that it is hidden.
pub(super) fn show_hand(ui: &mut Ui, rect: Rect, open: &Table, view: &View<'_>) -> Option<Intent> {
    let palette = Palette::of(ui);
    let (line, cards) = rect.split_top_bottom_at_y(rect.top() + CAPTION);
    // Who looks back sees the hand of somebody, and decides for nobody or for all.
    let of = view.viewer.seat().filter(|_| !keeps_secrets(&open.session));
    let heading = of.map_or_else(
        || fl!(your_hand).to_owned(),
        |seat| fl!(hand_of, name = shortened(&view.words.seat(seat))),
    );
    let wanted = inside(ui, line, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        widgets::caption(ui, &heading);
        let layout = Layout::right_to_left(Align::Center);
        ui.with_layout(layout, |ui| show_or_hide(ui, open, view))
            .inner
    });
    let caption = text::width(ui, &heading.to_uppercase(), face::strong(11.0)) * 1.12;
    if let Some(seat) = view.viewer.seat() {
        let minimum = view.game.minimum();
        let at = pos2(line.left() + caption + 10.0, line.center().y);
        let mut about = fl!(hand_work_values, minimum = minimum);
        let recruiting = view.game.player(seat).recruiting_in_hand();
        if recruiting > 0 {
            let more = fl!(hand_recruiting_cards, number = recruiting);
            about = fl!(hand_and_more, about = about, more = more);
        }
        let style = (face::text(12.5), palette.weak);
        small::left(ui, at, &about, style, line.right() - at.x - 150.0);
        return wanted.or(hand::show_small(ui, cards, view, seat));
    }
    widgets::dashed(ui.painter(), cards, palette.line);
    let text = fl!(hand_is_hidden);
    let style = (face::text(13.0), palette.weak);
    small::centred(ui, cards.center(), text, style, cards.width());
    wanted
}

/// Whether there is anything that somebody at this screen is not to see: not in a game
/// that is over, nor in a try that branches off from one.
fn keeps_secrets(session: &Session<Game>) -> bool {
    let end = session.game_at(session.legal_len());
    !session.occasion().is_try() && !end.is_some_and(Game::is_over)
}

/// Whether cards are shown that others at this screen are not to see.
#[must_use]
pub fn may_hide(view: &View<'_>) -> bool {
    let several = opponents::people(view.session).nth(1).is_some();
    several && view.viewer.seat().is_some() && keeps_secrets(view.session)
}

/// Shows the cards of whoever decides, or hides those that are shown, where several
/// people share the window.
fn show_or_hide(ui: &mut Ui, open: &Table, view: &View<'_>) -> Option<Intent> {
    opponents::people(&open.session).nth(1)?;
    if !keeps_secrets(&open.session) {
        return None;
    }
    let acting = open.session.game().to_act()?;
    let person = open.session.people().bot(acting).is_none();
    if view.viewer.seat().is_some() {
        let button = Press::new(fl!(hide_cards)).small().key(fl!(key_cap_escape));
        return button.pressed(ui).then_some(Intent::ShowCards(None));
    }
    if !person {
        return None;
    }
    let name = view.words.seat(acting);
    let text = fl!(show_cards_of, name = &name);
    let button = Press::new(&text).small();
    button
        .pressed(ui)
        .then_some(Intent::ShowCards(Some(acting)))
}

/// How fast the computer plays, as a row of choices.
pub fn pace(ui: &mut Ui, now: Pace) -> Option<Intent> {
    let chosen = replay::paces(ui, now, fl!(pace_hint));
    chosen.map(|pace| Intent::Shell(Shell::SetPace(pace)))
}

/// Whose cards are seen by those who look back at a game that is over.
pub fn eyes(ui: &mut Ui, open: &Table, view: &View<'_>) -> Option<Intent> {
    let digital = open.own.digital.as_ref()?;
    let chosen = digital.chosen(&open.session)?;
    let players = view.game.seats().map(|seat| (seat, view.words.seat(seat)));
    let eyes = whose_cards::choice(ui, players, chosen)?;
    Some(Intent::LookWith(eyes))
}

/// The hint in a game on a table, where nothing is below the tab: it lies over its
/// foot.
pub fn over_tab(
    ui: &mut Ui,
    panel: &mut SoloPanel,
    open: &Table,
    view: &View<'_>,
) -> Option<Intent> {
    let hint = open.own.hint.as_ref().filter(|hint| hint.is_of(open))?;
    let room = ui.max_rect();
    let wanted = vec2(room.width().min(560.0), ABOVE[0]);
    let rect = Rect::from_min_size(room.left_bottom() - vec2(0.0, wanted.y), wanted);
    let builder = UiBuilder::new().max_rect(rect);
    let layer = eframe::egui::LayerId::new(
        eframe::egui::Order::Middle,
        eframe::egui::Id::unique("hint over the tab"),
    );
    let mut above = ui.new_child(builder.layer_id(layer));
    above.set_clip_rect(room.expand(8.0));
    let palette = Palette::of(ui);
    let shadow = eframe::egui::Shadow {
        offset: [0, 3],
        blur: 12,
        spread: 0,
        color: palette.shadow,
    };
    above.painter().add(shadow.as_shape(rect, size::ROUND_CARD));
    let ground = above.interact(rect, above.scope_id().with("ground"), Sense::click());
    drop(ground);
    let advice = hint.advice.as_ref();
    panel.advised(&mut above, rect, open, view, (advice, false))
}

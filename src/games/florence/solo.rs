//! The bottom of every tab in a game against the computer: the last decisions, the hint in
//! a place of its own, and the viewer's hand. It never moves.
//!
//! Buttons: `Hint` (Ctrl+H); with a hint `Do it: …` for each choice, where the first click
//! selects it and the second plays it (the key does so with the best), and `Close the
//! hint`. If several people share the screen, `Hide cards` (Escape) or `Show Anna’s cards`.

use eframe::egui::{
    Align, FontId, Key, Layout, Rect, ScrollArea, Sense, Stroke, Ui, Vec2, pos2, vec2,
};

use super::{Florence, Intent, Table, View, hand};
use crate::ui::Intent as Shell;
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{icons, input, text};
use crate::ui::io::preferences::Pace;
use crate::ui::parts::hint_card::HintCard;
use crate::ui::parts::now_block::inside;
use crate::ui::parts::small::{hear, tell};
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{hint_card, small, whose_cards, widgets};
use crate::ui::screens::replay;
use crate::ui::session::computer;
use crate::ui::session::game_window::Look;
use florence::{Game, Phase};
use table::{Seat, Session};
use words::fl;
use words::florence::{play as texts, shortened};

/// The height of the last decisions and the hint, in a usual room and in a high one, and
/// the height from which it is high.
const ABOVE: [f32; 2] = [134.0, 172.0];
const HIGH: f32 = 760.0;
/// The height below which there is little room.
const LOW: f32 = 440.0;
/// Their height if the tab needs the room.
const STRIP: f32 = hint_card::STRIP;
/// The gap between them and the hand.
const BETWEEN: f32 = 10.0;
/// The height of the line above the hand, and of the hand.
pub(super) const CAPTION: f32 = 24.0;
pub(super) const HAND: f32 = 92.0;
/// The greatest share of the room that is taken if there is little.
const MOST: f32 = 0.53;
/// The width of the last decisions.
const LAST: f32 = 260.0;
/// How many of the last decisions are shown.
const MOVES: usize = 3;

/// The state of the bottom besides the game.
#[derive(Debug, Default)]
pub struct SoloPanel {
    /// The hint.
    pub hint: HintCard<Florence>,
}

/// The parts of the bottom.
#[derive(Clone, Copy)]
struct Parts {
    above: f32,
    hand: bool,
}

impl Parts {
    /// Returns the parts. While the game `rests` at the end of a round there is nothing to
    /// decide.
    fn of(open: &Table, room: Vec2, rests: bool) -> Self {
        let game = open.session.game();
        if rests {
            return Self {
                above: 0.0,
                hand: true,
            };
        }
        let strip = match game.phase() {
            // The principality and the works need the room themselves.
            Phase::Actions => true,
            // So do the cards to choose from above a principality, and six characters with
            // their fields, which need more room than seven piles.
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
    /// Returns the height of the bottom in this room, in points; 0 if there is none. If
    /// there is little room, a tab that `tells_hand` gets the room of the hand.
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

    /// Draws the bottom.
    pub fn foot(
        &mut self,
        ui: &mut Ui,
        look: Look<'_, Florence>,
        view: &View<'_>,
        rests: bool,
    ) -> Option<Shell> {
        let open = look.open;
        let room = ui.max_rect();
        // The height of this pane tells whether the room is high.
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
                return show_hand(ui, below, open, view).map(Shell::from);
            }
            let strip = parts.above <= STRIP;
            let last = if strip && open.has_hint() {
                // Its choices need the room.
                0.0
            } else if strip {
                (rect.width() * 0.4).min(340.0)
            } else {
                (rect.width() * 0.385).min(LAST + (rect.width() - 680.0).max(0.0) * 0.3)
            };
            let (left, right) = above.split_left_right_at_x(above.left() + last);
            let mut right = right;
            if last > 0.0 {
                last_moves(ui, left, open, view, strip);
                right.min.x += BETWEEN;
            }
            let mut wanted = self.hint.in_its_place(ui, right, look);
            if parts.hand {
                let below = below.with_min_y(below.top() + BETWEEN);
                let shown = show_hand(ui, below, open, view);
                wanted = wanted.or(shown.map(Shell::from));
            }
            wanted
        });
        // The curtain can be closed again at any time.
        let escaped = may_hide(view) && input::plain_key(ui, &[Key::Escape]);
        let hides = escaped.then(|| Intent::ShowCards(None).into());
        shown.inner.or(hides)
    }
}

/// Draws the last decisions, so that people can follow the computer's.
fn last_moves(ui: &mut Ui, rect: Rect, open: &Table, view: &View<'_>, strip: bool) {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let session = view.session;
    let words = view
        .words
        .with_names_of(if rect.width() > 300.0 { 16 } else { 11 });
    let inner = rect.shrink2(vec2(if strip { 10.0 } else { 14.0 }, 8.0));
    let number = if strip { 1 } else { MOVES };
    // Room for two lines of words, and at the bottom for the players who are out.
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
    // Players who are out have no marker on the ladder.
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

/// Draws the viewer's hand, or that it is hidden.
pub(super) fn show_hand(ui: &mut Ui, rect: Rect, open: &Table, view: &View<'_>) -> Option<Intent> {
    let palette = Palette::of(ui);
    let (line, cards) = rect.split_top_bottom_at_y(rect.top() + CAPTION);
    // In a review the hand is some player's, so it is named.
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

/// Returns whether there is anything to hide at this screen: not in a finished game, nor in
/// a try from one.
fn keeps_secrets(session: &Session<Game>) -> bool {
    let end = session.game_at(session.legal_len());
    !session.occasion().is_try() && !end.is_some_and(Game::is_over)
}

/// Returns whether cards are shown that other people at this screen must not see.
#[must_use]
pub fn may_hide(view: &View<'_>) -> bool {
    let several = computer::people(view.session).nth(1).is_some();
    several && view.viewer.seat().is_some() && keeps_secrets(view.session)
}

/// Shows the cards of the player to act, or hides the visible ones, if several people share
/// the screen.
fn show_or_hide(ui: &mut Ui, open: &Table, view: &View<'_>) -> Option<Intent> {
    computer::people(&open.session).nth(1)?;
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

/// Draws the speed of the computer as a row of choices.
pub fn pace(ui: &mut Ui, now: Pace) -> Option<Intent> {
    let chosen = replay::paces(ui, now, fl!(pace_hint));
    chosen.map(|pace| Intent::Shell(Shell::SetPace(pace)))
}

/// Draws the choice of whose cards are shown in the review of a finished game.
pub fn eyes(ui: &mut Ui, open: &Table, view: &View<'_>) -> Option<Intent> {
    let digital = open.own.digital.as_ref()?;
    let chosen = digital.chosen(&open.session)?;
    let players = view.game.seats().map(|seat| (seat, view.words.seat(seat)));
    let eyes = whose_cards::choice(ui, players, chosen)?;
    Some(Intent::LookWith(eyes))
}

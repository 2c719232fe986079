//! The characters of Muse & Princess on offer. What happens now: the card that is
//! chosen and how it stands, and beside it whose turn it is. The tab: six cards with
//! portrait, effect, a short ladder of their fields with the markers on it, and what
//! each would bring whoever is to act.
//!
//! Buttons: `Choose the Muse` (keys 1 to 6, arrows up and down), on each card its
//! fields, `Muse 700` (arrows left and right); `Put 700 here` (Enter) and `Pass` (-). A
//! field that is not possible proposes nothing.

use super::at_hand::topic;
use super::block::sides;
use super::opponents::Estimate;
use crate::app::shell::explain::explains;

use crate::app::shell::focus;
use crate::app::shell::parts::{self, hear, tell};
use eframe::egui::{
    self, Align2, CornerRadius, EventFilter, Key, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::art::portrait;
use super::block::button_in;
use super::opponents::{About, Answer, Question};
use super::{Intent, Table, View, keys};
use crate::app::shell::icons::{self, Icon};
use crate::app::shell::input::plain_key;
use crate::app::shell::now_block::{block, who};
use crate::app::shell::theme::{Palette, face, size};
use crate::app::shell::widgets::{self, Press};
use crate::app::shell::{controls, text};
use florence::mind::bot::{self, Promise, Thinking};
use florence::rules::Character;
use florence::{Command, Decision, Event, Game, Phase};
use table::{Item, Seat};
use words::figures::grouped;
use words::fl;
use words::florence::names::cut;
use words::florence::{Named, characters as texts};
use words::window;

/// Between two cards.
const BETWEEN: f32 = 10.0;
/// The size of a card in a window of the least usual size: what is on it grows with it.
const CARD: Vec2 = vec2(219.0, 239.0);
/// The least height of a card before the tab scrolls.
const LEAST: f32 = 124.0;
/// The line below the cards.
const RULE: f32 = 24.0;
/// The fields of a card but the Banker's.
const FIELDS: f32 = 13.0;
/// What a card brings in at most so many cards is marked as good.
const BEST: usize = 3;

/// The panel and what is chosen in it.
#[derive(Debug, Default)]
pub struct CharactersPanel {
    /// When what is below was chosen: the entry of the log, and whose turn it is.
    at: Option<(usize, Seat)>,
    chosen: Option<Character>,
    /// The field that is proposed; the lowest one if none.
    field: Option<u32>,
    /// What a hint pointed at last.
    marked: Option<Command>,
}

/// How a player stands among the characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// The marker lies on this card, on this field.
    On(Character, u32),
    /// The player has taken this card for this price.
    Took(Character, u32),
    /// Out of this round's characters.
    Passed,
    /// The marker was handed back.
    Back,
    /// Has not been to act yet.
    Waits,
}

/// How a seat stands in this character phase.
#[must_use]
pub fn stand(view: &View<'_>, seat: Seat) -> Stand {
    let game = view.game;
    let Some(now) = game.characters() else {
        return Stand::Waits;
    };
    if let Some((character, bid)) = now.bid_of(seat) {
        return Stand::On(character, bid);
    }
    let mut has_bid = false;
    let mut took = None;
    for entry in (0..view.session.cursor()).rev() {
        let events = view.session.events_of(entry);
        for event in events {
            if let Event::TookCharacter {
                seat: of,
                character,
                price,
            } = *event
                && of == seat
            {
                took = took.or(Some((character, price)));
            }
        }
        let begins = |event: &Event| matches!(event, Event::CharactersOffered { .. });
        if events.iter().any(begins) {
            break;
        }
        let command = view.session.log()[entry].command;
        has_bid |= command.seat == seat && matches!(command.decision, Decision::Bid(..));
    }
    match (took, now.remaining.contains(seat)) {
        (Some((character, price)), _) => Stand::Took(character, price),
        (None, false) => Stand::Passed,
        (None, true) if has_bid => Stand::Back,
        (None, true) => Stand::Waits,
    }
}

/// What a seat has bid for last in this phase.
fn bid_for_last(view: &View<'_>, seat: Seat) -> Option<Character> {
    for entry in (0..view.session.cursor()).rev() {
        let command = view.session.log()[entry].command;
        if let Decision::Bid(character, _) = command.decision
            && command.seat == seat
        {
            return Some(character);
        }
        let begins = |event: &Event| matches!(event, Event::CharactersOffered { .. });
        if view.session.events_of(entry).iter().any(begins) {
            break;
        }
    }
    None
}

/// Who has taken a card in this phase, if anybody has.
#[must_use]
pub fn taker(view: &View<'_>, character: Character) -> Option<(Seat, u32)> {
    view.game.seats().find_map(|seat| match stand(view, seat) {
        Stand::Took(of, price) if of == character => Some((seat, price)),
        _ => None,
    })
}

/// How a card stands, in words, with names of at most so many letters.
fn stands(view: &View<'_>, character: Character, letters: usize) -> String {
    let name = |seat: Seat| cut(&view.words.seat(seat), letters);
    let game = view.game;
    if let Some((seat, _)) = game.characters().and_then(|now| now.marker(character)) {
        return fl!(character_lies_on, name = name(seat));
    }
    if let Some((seat, price)) = taker(view, character) {
        return fl!(
            character_has_paid,
            name = name(seat),
            price = grouped(price)
        );
    }
    let owner = game
        .seats()
        .find(|&seat| game.player(seat).character() == Some(character));
    match owner {
        Some(seat) => fl!(character_has, name = name(seat)),
        None if !game.characters_on_offer().contains(character) => {
            fl!(character_is_away).to_owned()
        }
        None => {
            let [least, _] = character.fields();
            fl!(character_is_free, price = grouped(least))
        }
    }
}

/// Whether a bid for this card can be paid and is legal, as the rules say.
fn may(view: &View<'_>, seat: Seat, character: Character, field: u32) -> bool {
    let bid = Command::new(seat, Decision::Bid(character, field));
    view.game.check(&bid).is_ok()
}

impl CharactersPanel {
    /// What is chosen belongs to one turn.
    fn forget_what_is_past(&mut self, view: &View<'_>, seat: Seat) {
        let now = Some((view.session.cursor(), seat));
        if self.at != now {
            self.at = now;
            self.chosen = None;
            self.field = None;
        }
    }

    /// The card that is chosen, or the one from which the marker was handed back, or the
    /// first that can be bid for.
    fn card(&self, view: &View<'_>, seat: Seat) -> Character {
        let first = || {
            let offered = view.game.characters_on_offer();
            let payable = |&character: &Character| {
                may(view, seat, character, view.game.least_bid_for(character))
            };
            let back = bid_for_last(view, seat).filter(|back| offered.contains(*back));
            let back = back.filter(payable);
            let payable = back.or_else(|| offered.iter().find(payable));
            let first = offered.iter().next();
            payable.or(first).unwrap_or(Character::Muse)
        };
        self.chosen.unwrap_or_else(first)
    }

    /// The field that is proposed on a card.
    fn proposed(&self, view: &View<'_>, character: Character) -> u32 {
        let least = view.game.least_bid_for(character);
        let [_, most] = character.fields();
        self.field
            .map_or(least, |field| field.max(least).min(most.max(least)))
    }

    fn choose(&mut self, ui: &Ui, character: Character, field: Option<u32>) {
        self.chosen = Some(character);
        self.field = field;
        // What was drawn before does not know of it yet.
        ui.ctx().request_repaint();
    }

    /// Draws what happens now. Where the computer decides, `thinks` draws how it does;
    /// `marked` is the decision that a hint points at.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        marked: Option<Command>,
        is_meant: bool,
        thinks: impl FnOnce(&mut Ui, Rect) -> Option<Intent>,
    ) -> Option<Intent> {
        let seat = view.game.to_act()?;
        self.forget_what_is_past(view, seat);
        let is_new = std::mem::replace(&mut self.marked, marked) != marked;
        if let Some(Decision::Bid(character, field)) = marked.map(|command| command.decision)
            && is_new
        {
            self.choose(ui, character, Some(field));
        }
        let [left, right] = sides(ui.max_rect());
        let acts = view.may_decide(seat);
        if acts {
            self.keys(ui, view, seat);
        }
        let character = self.card(view, seat);
        now(ui, left, view, character);
        if !acts {
            return thinks(ui, right);
        }
        let wanted = self.bid(ui, right, view, seat, character, marked)?;
        is_meant.then(|| Intent::Play(vec![wanted]))
    }

    /// Cards and fields by key, unless something else has the keyboard.
    fn keys(&mut self, ui: &Ui, view: &View<'_>, seat: Seat) {
        for (&character, &key) in Character::ALL.iter().zip(keys::CHARACTERS.keys) {
            if plain_key(ui, &[key]) {
                self.choose(ui, character, None);
            }
        }
        let is_free =
            ui.memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none());
        if !is_free || egui::Popup::is_any_open(ui.ctx()) {
            return;
        }
        let presses = |key: Key| ui.input(|input| input.num_presses(key)).cast_signed();
        let by = presses(Key::ArrowDown) - presses(Key::ArrowUp);
        if by != 0 {
            let last = Character::ALL.len() - 1;
            let at = self.card(view, seat).index();
            let to = at.saturating_add_signed(by).min(last);
            self.choose(ui, Character::ALL[to], None);
        }
        let by = presses(Key::ArrowRight) - presses(Key::ArrowLeft);
        self.go(ui, view, seat, by);
    }

    /// Goes to a higher or a lower field of the card that is chosen.
    fn go(&mut self, ui: &Ui, view: &View<'_>, seat: Seat, by: isize) {
        if by == 0 {
            return;
        }
        let character = self.card(view, seat);
        let now = self.proposed(view, character);
        let fields = character.fields_from(view.game.least_bid_for(character));
        let hides = view.words.hides_money();
        let fields = fields.filter(|&field| hides || may(view, seat, character, field));
        let fields: Vec<u32> = fields.collect();
        let at = fields.iter().position(|&field| field == now).unwrap_or(0);
        let last = fields.len().saturating_sub(1);
        let to = at.saturating_add_signed(by).min(last);
        if let Some(&field) = fields.get(to) {
            self.choose(ui, character, Some(field));
        }
    }

    /// Whose turn it is: put the marker there or pass.
    fn bid(
        &self,
        ui: &mut Ui,
        rect: Rect,
        view: &View<'_>,
        seat: Seat,
        character: Character,
        marked: Option<Command>,
    ) -> Option<Command> {
        let palette = Palette::of(ui);
        let price = self.proposed(view, character);
        let bid = Command::new(seat, Decision::Bid(character, price));
        let pass = Command::new(seat, Decision::Pass);
        let refused = view.game.check(&bid).err();
        let refused = refused.map(|refused| view.words.about(seat).cited(&refused));
        block(ui, rect, true);
        let inner = rect.shrink2(vec2(14.0, (rect.height() - size::GREAT_BUTTON) / 2.0));
        let narrow = rect.width() < 362.0;
        let [main, other] = match rect.width() {
            _ if narrow => [178.0, 66.0],
            ..480.0 => [184.0, 96.0],
            _ => [244.0, 100.0],
        };
        let left = inner.right() - main - other - 10.0;
        let name = view.words.seat(seat);
        let column = Rect::from_min_max(inner.min, pos2(left - 10.0, inner.bottom()));
        who(ui, column, seat, &name);
        tell(ui, column, "bids", &name);
        let first = Rect::from_min_size(pos2(left, inner.top()), vec2(main, inner.height()));
        let second = Rect::from_min_max(pos2(first.right() + 10.0, inner.top()), inner.max);
        let put = fl!(character_put, price = price);
        let allowed = refused.clone().map_or(Ok(()), Err);
        let button = Press::new(&put).main().great().allowed(&allowed);
        let button = if narrow { button } else { button.enter() };
        let response = button_in(ui, first, button, true, marked == Some(bid));
        let clicked = response.on_hover_text(fl!(character_put_hint)).clicked();
        let free = ui.memory(|memory| memory.focused().is_none());
        let entered = free && !ui.ctx().text_edit_focused() && controls::fresh_enter(ui);
        let mut wanted = (refused.is_none() && (clicked || entered)).then_some(bid);
        let button = Press::new(fl!(auction_pass)).great();
        let button = match narrow {
            true => button,
            false => button.key((keys::PASS.written)()),
        };
        let response = button_in(ui, second, button, true, marked == Some(pass));
        let clicked = response.on_hover_text(fl!(character_pass_hint)).clicked();
        if clicked || plain_key(ui, keys::PASS.keys) {
            wanted = Some(pass);
        }
        if let Some(why) = refused {
            // In the room that is below the buttons anyway.
            let line = Rect::from_min_max(pos2(inner.left(), inner.bottom()), rect.max);
            let font = text::fitting(ui, &why, face::text, [11.0, 12.5], inner.width());
            let at = line.left_center() + vec2(0.0, -1.0);
            parts::left(ui, at, &why, (font, palette.wrong), inner.width());
            tell(ui, line, "refused", &why);
        }
        wanted
    }

    /// Draws the tab: the cards, and a line that explains. `open` tells what each
    /// would bring.
    pub fn show_stage(&mut self, ui: &mut Ui, view: &View<'_>, open: &Table) {
        let Some(seat) = view.game.to_act() else {
            return;
        };
        self.forget_what_is_past(view, seat);
        let least = 2.0 * LEAST + BETWEEN + 6.0;
        let room = ui.available_size().max(vec2(420.0, least));
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        // The line gives way to the cards.
        let below = if rect.height() < least + RULE {
            0.0
        } else {
            RULE
        };
        let (cards, rule) = rect.split_top_bottom_at_y(rect.bottom() - below);
        let size = vec2(
            (cards.width() - 2.0 * BETWEEN - 4.0) / 3.0,
            (cards.height() - BETWEEN - 6.0) / 2.0,
        );
        let chosen = self.card(view, seat);
        let estimate = open.estimate(seat);
        for (at, &character) in Character::ALL.iter().enumerate() {
            let [column, row] = [at % 3, at / 3].map(|n| n as f32);
            let corner = cards.min + vec2(2.0, 2.0);
            let corner = corner + vec2(column, row) * (size + Vec2::splat(BETWEEN));
            let brings = estimate.and_then(|found| {
                let mut all = found.brings.iter();
                all.find(|brings| brings.character == character)
            });
            let better = |other: &&Promise| brings.is_some_and(|own| other.points > own.points);
            let better = estimate.map_or(0, |found| found.brings.iter().filter(better).count());
            let card = Card {
                view,
                seat,
                character,
                rect: Rect::from_min_size(corner, size),
                proposed: (character == chosen).then(|| self.proposed(view, character)),
                acts: view.may_decide(seat),
                brings: brings.copied(),
                is_good: better < BEST && brings.is_some_and(|own| own.points >= 0.05),
                has_foot: open.tells_what_characters_bring(),
            };
            match card.show(ui, at) {
                Some(Touched::Card) => {
                    let field = self.field.filter(|_| character == chosen);
                    self.choose(ui, character, field);
                }
                Some(Touched::Field(field)) => self.choose(ui, character, Some(field)),
                Some(Touched::Arrow(by)) => self.go(ui, view, seat, by),
                None => {}
            }
        }
        if below <= 0.0 {
            return;
        }
        let marker = view.game.characters().and_then(|now| now.marker(chosen));
        let room = rule.width() - 8.0;
        let said = text::giving_way(ui, (face::text, 12.0), room, |most| match marker {
            Some((seat, _)) => fl!(
                character_rule_occupied,
                name = cut(&view.words.seat(seat), most)
            ),
            None => fl!(character_rule_free).to_owned(),
        });
        let font = text::fitting(ui, &said, face::text, [11.0, 13.0], room);
        let at = rule.left_center() + vec2(4.0, 1.0);
        let drawn = parts::left(ui, at, &said, (font, Palette::of(ui).weak), room);
        hear(ui, drawn, "rule", &said);
    }
}

/// The card that is chosen, how it stands, and the bid on it.
fn now(ui: &Ui, rect: Rect, view: &View<'_>, character: Character) {
    let palette = Palette::of(ui);
    block(ui, rect, false);
    let stands_now = stands(view, character, usize::MAX);
    let told = fl!(
        character_told,
        character = character.id(),
        effect = texts::effect(view.game, character),
        stands = &stands_now
    );
    let response = hear(ui, rect, "character_now", &told);
    explains(response.on_hover_text(&told), topic(character));
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let mut left = inner.left();
    if rect.width() >= 190.0 {
        let high = (rect.height() - 22.0).clamp(40.0, 82.0);
        let picture = vec2(high * 54.0 / 70.0, high).round();
        let at = pos2(left + picture.x / 2.0, rect.center().y);
        let picture = Rect::from_center_size(at, picture);
        portrait::paint(ui.painter(), picture, ui.visuals().dark_mode, character);
        left = picture.right() + 10.0;
    }
    let marker = view.game.characters().and_then(|now| now.marker(character));
    let mut right = inner.right();
    if let Some((_, bid)) = marker {
        let at = pos2(right, rect.center().y);
        let sum = grouped(bid);
        let font = text::fitting(ui, &sum, face::display, [26.0, 50.0], (right - left) * 0.44);
        let drawn = parts::right(ui, at, &sum, (font, palette.ink), right - left);
        right = drawn.left() - 8.0;
    }
    let room = right - left;
    let name = character.name();
    let font = text::fitting(ui, name, face::display, [14.0, 23.0], room);
    let at = pos2(left, rect.center().y - 11.0);
    parts::left(ui, at, name, (font, palette.ink), room);
    let y = rect.center().y + 13.0;
    let whose = marker.or_else(|| taker(view, character));
    if let Some((seat, _)) = whose {
        parts::seat(ui, pos2(left + 5.5, y), 11.0, seat);
        left += 16.0;
    }
    let room = right - left;
    let said = text::giving_way(ui, (face::text, 11.5), room, |most| {
        stands(view, character, most)
    });
    let font = text::fitting(ui, &said, face::text, [11.0, 12.5], room);
    parts::left(ui, pos2(left, y), &said, (font, palette.weak), room);
}

/// What was done with a card.
enum Touched {
    Card,
    Field(u32),
    /// With the keyboard on it, so many fields higher.
    Arrow(isize),
}

/// A card on offer.
struct Card<'a> {
    view: &'a View<'a>,
    seat: Seat,
    character: Character,
    rect: Rect,
    /// The field that is proposed, if it is the card that is chosen.
    proposed: Option<u32>,
    /// Whether somebody in front of the window is to act.
    acts: bool,
    brings: Option<Promise>,
    is_good: bool,
    has_foot: bool,
}

impl Card<'_> {
    fn show(&self, ui: &Ui, at: usize) -> Option<Touched> {
        let view = self.view;
        let game = view.game;
        let palette = Palette::of(ui);
        let rect = self.rect;
        let id = ui.scope_id().with(("character", at));
        let response = ui.interact(rect, id, Sense::click());
        let name = fl!(character_choose, character = self.character.id());
        let chosen = self.proposed.is_some();
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
        let is_offered = game.characters_on_offer().contains(self.character);
        let fill = match is_offered {
            true => palette.card,
            false => palette.paper,
        };
        let edge = match (chosen, response.hovered()) {
            (true, _) => Stroke::new(2.0, palette.accent),
            (false, true) => Stroke::new(1.0, palette.weak),
            (false, false) => Stroke::new(1.0, palette.line),
        };
        widgets::paint_card(ui, rect, fill, Stroke::new(1.0, palette.line));
        let grown = (rect.width() / CARD.x).min(rect.height() / CARD.y);
        let k = grown.clamp(0.78, 1.5);
        // From below: what it would bring, the ladder; the rest is portrait and words.
        let low = rect.height() < 178.0;
        let foot = match (self.has_foot, low) {
            (false, _) => 0.0,
            (true, true) => 30.0,
            (true, false) => (66.0 * k).round(),
        };
        let foot = rect.with_min_y(rect.bottom() - foot);
        let inner = rect.shrink2(vec2(9.0, 8.0)).with_max_y(foot.top() - 9.0);
        let ladder = match low {
            true => 44.0,
            false => (62.0 * k * k.max(1.0)).min(inner.height() * 0.42),
        };
        let (upper, ladder) = inner.split_top_bottom_at_y(inner.bottom() - ladder);
        self.upper(ui, upper, (k, is_offered));
        let touched = self.ladder(ui, ladder, is_offered);
        if self.has_foot {
            self.foot(ui, foot, (k, low));
        }
        let round = CornerRadius::same(size::ROUND_CARD);
        let kind = match chosen {
            true => StrokeKind::Outside,
            false => StrokeKind::Inside,
        };
        ui.painter().rect_stroke(rect, round, edge, kind);
        let mut arrow = 0;
        if response.has_focus() {
            focus::focus_ring(ui, rect);
            let filter = EventFilter {
                horizontal_arrows: true,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
            let presses = |key: Key| ui.input(|input| input.num_presses(key)).cast_signed();
            arrow = presses(Key::ArrowRight) - presses(Key::ArrowLeft);
        }
        let has_focus = response.gained_focus();
        let clicked = response.clicked();
        let told = fl!(
            character_told,
            character = self.character.id(),
            effect = texts::about(game, self.seat, self.character),
            stands = stands(view, self.character, usize::MAX)
        );
        response.on_hover_text(told);
        match touched {
            Some(touched) => Some(touched),
            None if clicked || (has_focus && !chosen) => Some(Touched::Card),
            None if arrow != 0 => Some(Touched::Arrow(arrow)),
            None => None,
        }
    }

    /// Portrait, name and effect.
    fn upper(&self, ui: &Ui, rect: Rect, (k, is_offered): (f32, bool)) {
        let palette = Palette::of(ui);
        let game = self.view.game;
        let ratio = portrait::DRAWN.x / portrait::DRAWN.y;
        let high = (rect.width() * 0.42 / ratio)
            .min(rect.height() - 4.0)
            .max(28.0);
        let wide = high * ratio;
        let picture = Rect::from_min_size(rect.min, vec2(wide, high).round());
        let mut painter = ui.painter().clone();
        if !is_offered {
            painter.multiply_opacity(0.45);
        }
        portrait::paint(&painter, picture, ui.visuals().dark_mode, self.character);
        let left = picture.right() + 10.0;
        let room = rect.right() - left;
        let ink = if is_offered {
            palette.ink
        } else {
            palette.weak
        };
        let points = (21.0 * k).min(26.0);
        let name = self.character.name();
        let side = 17.0 * k.min(1.2);
        let line = rect.top() + points * 0.57;
        let square = parts::around(pos2(left + side / 2.0, line), side);
        icons::paint(ui.painter(), square, self.character.into(), ink);
        let at = pos2(square.right() + 6.0, line);
        let room_of_name = rect.right() - at.x;
        let font = text::fitting(ui, name, face::display, [13.0, points], room_of_name);
        parts::left(ui, at, name, (font, ink), room_of_name);
        // What it does, or who has it.
        let said = match is_offered {
            true => texts::effect(game, self.character),
            false => stands(self.view, self.character, 16),
        };
        let colour = if is_offered {
            palette.ink
        } else {
            palette.weak
        };
        let below = line + points * 0.62;
        // Longer words are written smaller before they are cut.
        let usual = (13.0 * k).min(15.5);
        let pitch = (16.0 * k).min(19.0);
        let lay = |size: f32| {
            let pitch = (pitch * size / usual).max(size + 1.0);
            let mut job = text::line(&said, face::text(size), colour);
            job.wrap.max_width = room;
            for section in &mut job.sections {
                section.format.line_height = Some(pitch);
            }
            let lines = ((rect.bottom() - below + 3.0) / pitch).floor().max(1.0);
            job.wrap.max_rows = (lines as usize).min(3);
            ui.fonts_mut(|fonts| fonts.layout_job(job))
        };
        let mut galley = lay(usual);
        for smaller in [12.0, 11.0, 10.5] {
            if galley.elided && smaller < usual {
                galley = lay(smaller);
            }
        }
        let end = below + galley.size().y + 6.0;
        ui.painter().galley(pos2(left, below), galley, colour);
        // Where there is much room it is said in sentences as well.
        let about = texts::about(game, self.seat, self.character);
        let mut job = text::line(&about, face::text(13.0), palette.weak);
        job.wrap.max_width = room;
        job.wrap.max_rows = usize::MAX;
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        if end + galley.size().y <= rect.bottom() {
            ui.painter().galley(pos2(left, end), galley, palette.weak);
        }
    }

    /// The fields as a short ladder, in hundreds, with the markers on them.
    fn ladder(&self, ui: &Ui, rect: Rect, is_offered: bool) -> Option<Touched> {
        let palette = Palette::of(ui);
        let view = self.view;
        let [first, last] = self.character.fields();
        let fields: Vec<u32> = self.character.fields_from(first).collect();
        let wide = rect.width() / FIELDS;
        let marker = view
            .game
            .characters()
            .and_then(|now| now.marker(self.character));
        let taken = taker(view, self.character);
        let lies = marker.or(taken);
        let side = (wide + 1.0).min(17.0).min(rect.height() * 0.3);
        let base = 24.0_f32.min(rect.height() * 0.45);
        let rise = (rect.height() - side - 3.0 - base) / (FIELDS - 1.0);
        let rise = rise.clamp(0.3, 2.4 * (rect.width() / CARD.x).clamp(1.0, 1.8));
        let steep = if last < 1000 { rise * 1.7 } else { rise };
        let hides = view.words.hides_money();
        let mut touched = None;
        for (at, &field) in fields.iter().enumerate() {
            let left = rect.left() + at as f32 * wide;
            let top = rect.bottom() - base - at as f32 * steep;
            let step = Rect::from_x_y_ranges(left + 0.7..=left + wide - 0.7, top..=rect.bottom());
            let is_now = lies.is_some_and(|(_, bid)| bid == field);
            let is_done = lies.is_some_and(|(_, bid)| field <= bid);
            let is_next = self.proposed == Some(field) && is_offered && self.acts;
            let can = is_offered && may(view, self.seat, self.character, field);
            // Money that is hidden is not told by what can be paid.
            let possible = self.acts && (can || hides && is_offered && !is_done);
            let id = ui.scope_id().with(("field", self.character.index(), field));
            let place = step.with_min_y(rect.top());
            let response = ui.interact(place, id, Sense::CLICK);
            let name = fl!(
                character_field,
                character = self.character.id(),
                price = grouped(field)
            );
            response.widget_info(|| WidgetInfo::labeled(Role::Button, possible, &name));
            if possible && response.clicked() {
                touched = Some(Touched::Field(field));
            }
            let mut fill = match (is_next, is_done) {
                (true, _) => palette.halo,
                (_, true) => palette.chosen,
                _ => palette.sunk,
            };
            if possible && response.hovered() {
                fill = palette.chosen;
            }
            let edge = match (is_next, is_done) {
                (true, _) => palette.accent,
                (_, true) => palette.gold,
                _ => palette.line,
            };
            let mut painter = ui.painter().clone();
            if !(possible || is_done || hides || !self.acts) || !is_offered && !is_done {
                painter.multiply_opacity(0.45);
            }
            let round = CornerRadius::same(2);
            painter.rect_filled(step, round, fill);
            painter.rect_filled(step.with_max_y(step.top() + 3.0), round, edge);
            if is_next {
                let line = Stroke::new(1.8, palette.accent);
                painter.rect_stroke(step, round, line, StrokeKind::Middle);
            }
            let points = (wide * 0.75).clamp(8.5, 13.5);
            let (font, colour) = match (is_next, is_now) {
                (true, _) => (face::strong(points), palette.accent),
                (_, true) => (face::strong(points), palette.ink),
                _ => (face::text(points), palette.weak),
            };
            let at = pos2(step.center().x, rect.bottom() - base * 0.42);
            painter.text(at, Align2::CENTER_CENTER, field / 100, font, colour);
            let above = parts::around(pos2(step.center().x, step.top() - 2.0 - side / 2.0), side);
            if let Some((seat, _)) = lies.filter(|_| is_now) {
                icons::paint_seat(ui.painter(), above, seat, palette);
            }
            if is_next {
                icons::paint_ghost_seat(ui.painter(), above, self.seat, palette);
            }
        }
        if last < 1000 {
            let left = rect.left() + fields.len() as f32 * wide + 8.0;
            let at = pos2(left, rect.bottom() - base * 0.42);
            let said = fl!(character_hundreds);
            let room = rect.right() - left;
            let font = text::fitting(ui, said, face::text, [10.0, 12.5], room);
            parts::left(ui, at, said, (font, palette.weak), room);
        }
        touched
    }

    /// What it would bring whoever is to act, and why.
    fn foot(&self, ui: &Ui, rect: Rect, (k, low): (f32, bool)) {
        let palette = Palette::of(ui);
        let round = CornerRadius {
            sw: size::ROUND_CARD,
            se: size::ROUND_CARD,
            ..CornerRadius::ZERO
        };
        let (fill, ink) = match self.is_good {
            true => (palette.right_ground, palette.right),
            false => (palette.sunk, palette.ink),
        };
        let painter = ui.painter();
        painter.rect_filled(rect.shrink2(vec2(1.0, 0.0)), round, fill);
        let line = Stroke::new(1.0, palette.line);
        painter.hline(rect.x_range(), rect.top(), line);
        let inner = rect.shrink2(vec2(11.0, 4.0));
        let Some(brings) = self.brings else {
            let thinks = fl!(character_thinking);
            let style = (face::text(12.5), palette.weak);
            parts::left(ui, inner.left_center(), thinks, style, inner.width());
            return;
        };
        let game = self.view.game;
        let unknown = texts::is_unknown(game, self.seat, self.character);
        let figure = match unknown {
            true => fl!(character_brings_unknown).to_owned(),
            false => texts::figure(brings.points),
        };
        let font = face::display(if low { 16.0 } else { (20.0 * k).min(24.0) });
        let at = inner.right_center();
        let drawn = parts::right(ui, at, &figure, (font, ink), inner.width());
        let reason = texts::reason(self.view.game, self.seat, self.character);
        let left = inner.with_max_x(drawn.left() - 8.0);
        let font = match low {
            true => text::fitting(ui, &reason, face::text, [10.5, 13.0], left.width()),
            false => face::text((13.0 * k).clamp(12.0, 15.0)),
        };
        let mut job = text::line(&reason, font, palette.ink);
        job.wrap.max_width = left.width();
        job.wrap.max_rows = if low { 1 } else { 2 };
        for section in &mut job.sections {
            section.format.line_height = Some((16.0 * k).clamp(14.0, 18.0));
        }
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        if low {
            let at = pos2(left.left(), left.center().y - galley.size().y / 2.0);
            painter.galley(at, galley, palette.ink);
        } else {
            let usual = fl!(character_would_bring).to_owned();
            let worth = brings.worth_up_to.filter(|_| !unknown);
            let worth = worth.map(|price| fl!(character_would_bring_up_to, price = grouped(price)));
            let caption = |ui: &Ui, said: &str| {
                let job = widgets::caption_job(said, palette.weak);
                ui.fonts_mut(|fonts| fonts.layout_job(job))
            };
            let worth = worth.map(|said| caption(ui, &said));
            let worth = worth.filter(|said| said.size().x <= left.width());
            let caption = worth.unwrap_or_else(|| caption(ui, &usual));
            let whole = caption.size().y + 2.0 + galley.size().y;
            let top = left.center().y - whole / 2.0;
            let at = pos2(left.left(), top);
            let below = top + caption.size().y + 2.0;
            painter.galley(at, caption, palette.weak);
            painter.galley(pos2(left.left(), below), galley, palette.ink);
        }
        let told = fl!(
            character_brings_told,
            character = self.character.id(),
            name = self.view.words.seat(self.seat),
            points = &figure,
            reason = &reason
        );
        hear(ui, rect, ("brings", self.character.index()), &told);
    }
}

/// How those who do not act stand, at the right of the tabs, from the right.
pub fn legend(ui: &mut Ui, view: &View<'_>) {
    let acting = view.game.to_act();
    let palette = Palette::of(ui);
    let seats: Vec<Seat> = view.game.seats().collect();
    let entry = |seat: Seat| {
        let (said, colour) = match stand(view, seat) {
            Stand::On(character, _) | Stand::Took(character, _) => {
                (character.name().to_owned(), palette.ink)
            }
            Stand::Back => (fl!(character_free_again).to_owned(), palette.weak),
            Stand::Passed => (fl!(character_passed).to_owned(), palette.weak),
            Stand::Waits => return None,
        };
        (Some(seat) != acting).then_some((seat, said, colour))
    };
    let entries: Vec<_> = seats.into_iter().filter_map(entry).collect();
    let font = || face::text(13.0);
    let wide = |ui: &Ui, said: &str| text::width(ui, said, font()) + 11.0 + 4.0 + 12.0;
    let all: f32 = entries.iter().map(|(_, said, _)| wide(ui, said)).sum();
    // Said whole or not at all: the seats say it, too.
    if all > ui.available_width() {
        return;
    }
    for (seat, said, colour) in entries.into_iter().rev() {
        let size = vec2(wide(ui, &said), 20.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let middle = rect.center().y;
        let square = parts::around(pos2(rect.left() + 12.0 + 5.5, middle), 11.0);
        icons::paint_seat(ui.painter(), square, seat, palette);
        let at = pos2(square.right() + 4.0, middle);
        parts::left(ui, at, &said, (font(), colour), rect.right() - at.x + 1.0);
        let told = fl!(
            character_legend_told,
            name = view.words.seat(seat),
            status = &said
        );
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
        response.on_hover_text(&told);
    }
}

impl Table {
    /// What every character would bring a seat, as far as it is known.
    fn estimate(&self, seat: Seat) -> Option<&Estimate> {
        let round = self.session.game().round();
        let mut found = self.own.estimates.iter();
        found.rfind(|found| found.seat == seat && found.round == round)
    }

    /// Whether it may be told what characters would bring whoever is to act: where a
    /// hint could be asked for.
    #[must_use]
    pub fn tells_what_characters_bring(&self) -> bool {
        let game = self.session.game();
        let acting = game.to_act().filter(|_| game.phase() == Phase::Characters);
        let person = |seat: Seat| self.session.people().bot(seat).is_none();
        acting.is_some_and(person) && self.shows_who_decides()
    }

    /// Works out what the characters would bring whoever is to act, where nothing else
    /// is being thought about.
    pub(super) fn estimate_characters(&mut self, hides_money: bool) {
        let game: &Game = self.session.game();
        let Some(seat) = game.to_act() else {
            return;
        };
        let revision = self.revision();
        let is_known = |found: &Estimate| (found.revision, found.seat) == (revision, seat);
        if !self.tells_what_characters_bring()
            || self.own.thinker.question().is_some()
            || self.own.estimates.iter().any(is_known)
        {
            return;
        }
        let seen = match &self.own.digital {
            Some(_) => game.seen_by(seat),
            None => *game,
        };
        let seen = match hides_money {
            true => seen.without_purses(seat),
            false => seen,
        };
        let question = Question {
            revision,
            about: About::Characters(seat),
        };
        let thinking = Thinking::new();
        self.own.thinker.ask(question, thinking, move |_| {
            Answer::Characters(bot::promises(&seen, seat))
        });
    }

    /// Keeps what was found about the characters.
    pub(super) fn keep_estimate(&mut self, question: Question, seat: Seat, brings: Vec<Promise>) {
        let round = self.session.game().round();
        self.own.estimates.retain(|found| found.seat != seat);
        self.own.estimates.push(Estimate {
            revision: question.revision,
            seat,
            round,
            brings,
        });
    }
}

/// What lies in front of a seat as a small sign that unfolds what it does, and what it
/// can be used for now. `place` is where the sign is.
pub fn sign(ui: &mut Ui, view: &View<'_>, seat: Seat, place: Rect) -> Option<Intent> {
    let character = view.game.player(seat).character()?;
    let palette = Palette::of(ui);
    let name = view.words.seat(seat);
    let called = fl!(seat_character, character = character.id(), name = &name);
    let id = egui::Id::unique(("character_of", seat.index()));
    let response = ui.interact(place, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &called));
    let round = CornerRadius::same(size::ROUND_KEY);
    let fill = match response.hovered() {
        true => palette.chosen,
        false => palette.sunk,
    };
    let edge = Stroke::new(1.0, palette.gold_edge);
    let painter = ui.painter();
    painter.rect(place, round, fill, edge, StrokeKind::Inside);
    let side = place.height() - 6.0;
    let square = parts::around(place.center(), side);
    icons::paint(painter, square, Icon::from(character), palette.ink);
    if response.has_focus() {
        focus::focus_ring(ui, place);
    }
    let behavior = egui::PopupCloseBehavior::CloseOnClickOutside;
    let popup = egui::Popup::menu(&response).close_behavior(behavior);
    let shown = popup.show(|ui| {
        ui.set_max_width(260.0);
        let title = egui::RichText::new(character.name()).font(face::display(19.0));
        ui.label(title);
        controls::remark(ui, texts::about(view.game, seat, character));
        let mut wanted = None;
        for (decision, text) in uses(view, seat, character) {
            let legal = may_use(view, seat, decision);
            let button = Press::new(&text).icon(character.into()).allowed(&legal);
            if button.pressed(ui) && legal.is_ok() {
                wanted = Some(Command::new(seat, decision));
                ui.close();
            }
            if let Err(why) = &legal {
                controls::remark(ui, why.clone());
            }
        }
        wanted
    });
    response.on_hover_text(window::lines(
        &called,
        &texts::about(view.game, seat, character),
    ));
    let wanted = shown.and_then(|shown| shown.inner)?;
    Some(Intent::Play(vec![wanted]))
}

/// What a character in front of a seat can be used for at any time (M9, M10), and what
/// stands on its button.
#[must_use]
pub fn uses(view: &View<'_>, seat: Seat, character: Character) -> Vec<(Decision, String)> {
    use florence::Deck;
    use florence::rules::Favour;
    match character {
        Character::Merchant => {
            let points = view.game.position_on_fame_track(seat);
            let text = fl!(use_merchant_points, points = points);
            vec![(Decision::Merchant(Favour::Points), text)]
        }
        Character::Professor => vec![
            (
                Decision::Professor(Deck::Prestige),
                fl!(use_professor_prestige).to_owned(),
            ),
            (
                Decision::Professor(Deck::Bonus),
                fl!(use_professor_bonus).to_owned(),
            ),
        ],
        Character::Muse | Character::Cardinal | Character::Princess | Character::Banker => {
            Vec::new()
        }
    }
}

/// Whether a character can be used so now, or why not.
///
/// # Errors
/// The sentence to show.
pub fn may_use(view: &View<'_>, seat: Seat, decision: Decision) -> Result<(), String> {
    if !view.may_decide(seat) {
        return Err(fl!(computer_decides).to_owned());
    }
    super::rulings::allowed(view.game, view.words, seat, decision)
}

/// What a seat has done among the characters, in a few words.
#[must_use]
pub fn told(stand: Stand) -> String {
    match stand {
        Stand::On(character, price) => fl!(
            seat_on_character,
            character = character.id(),
            price = grouped(price)
        ),
        Stand::Took(character, price) => fl!(
            seat_took_character,
            character = character.id(),
            price = grouped(price)
        ),
        Stand::Passed => fl!(seat_out_of_characters).to_owned(),
        Stand::Back => fl!(seat_marker_back).to_owned(),
        Stand::Waits => String::new(),
    }
}

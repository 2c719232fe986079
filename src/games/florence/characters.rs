//! The characters of Muse & Princess on offer. "Now" shows the selected card and its state,
//! and next to it whose turn it is. The tab shows six cards with portrait, effect, a short
//! ladder of their fields with the markers on it, and the value of each for the player to
//! act.
//!
//! Buttons: `Choose the Muse` (keys 1 to 6, arrows up and down), on each card its fields,
//! `Muse 700` (arrows left and right); `Bid 700 here` (Enter) and `Pass` (-). An impossible
//! field proposes nothing.

use eframe::egui::{
    self, CornerRadius, Key, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::art::portrait;
use super::at_hand::topic;
use super::block::{button_in, sides};
use super::character_card::{Card, Touched};
use super::character_stand::{Stand, bid_for_last, stand, stands, taker};
use super::opponents::{About, Answer, Estimate, Question};
use super::{Intent, Table, View, keys};
use crate::ui::base::explain::explains;
use crate::ui::base::icons::Icon;
use crate::ui::base::input::plain_key;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, icons, text};
use crate::ui::parts::now_block::{block, who};
use crate::ui::parts::small::{hear, tell};
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, small, widgets};
use florence::mind::bot::{self, Promise, Thinking};
use florence::rules::Character;
use florence::{Command, Decision, Game, Phase};
use table::{Item, Seat};
use words::figures::grouped;
use words::florence::names::cut;
use words::florence::{Named, characters as texts};
use words::{fl, window};

/// The gap between two cards.
const BETWEEN: f32 = 10.0;
/// The least height of a card before the tab scrolls.
const LEAST: f32 = 124.0;
/// The height of the line below the cards.
const RULE: f32 = 24.0;
/// The value is marked as good for at most this many cards.
const BEST: usize = 3;

/// The panel with its selection.
#[derive(Debug, Default)]
pub struct CharactersPanel {
    /// When the selection below was made: the log entry, and whose turn it was.
    at: Option<(usize, Seat)>,
    chosen: Option<Character>,
    /// The proposed field; the lowest one if `None`.
    field: Option<u32>,
    /// The last decision a hint pointed at.
    marked: Option<Command>,
}

/// Returns whether a bid on this field is legal and affordable.
pub(super) fn may(view: &View<'_>, seat: Seat, character: Character, field: u32) -> bool {
    let bid = Command::new(seat, Decision::Bid(character, field));
    view.game.check(&bid).is_ok()
}

impl CharactersPanel {
    /// Forgets the selection of an earlier turn.
    fn forget_what_is_past(&mut self, view: &View<'_>, seat: Seat) {
        let now = Some((view.session.cursor(), seat));
        if self.at != now {
            self.at = now;
            self.chosen = None;
            self.field = None;
        }
    }

    /// Returns the selected card, or the one from which the marker was handed back, or the
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

    /// Returns the field that is proposed on a card.
    fn proposed(&self, view: &View<'_>, character: Character) -> u32 {
        let least = view.game.least_bid_for(character);
        let [_, most] = character.fields();
        self.field
            .map_or(least, |field| field.max(least).min(most.max(least)))
    }

    fn choose(&mut self, ui: &Ui, character: Character, field: Option<u32>) {
        self.chosen = Some(character);
        self.field = field;
        // What was already drawn in this frame does not show it yet.
        ui.ctx().request_repaint();
    }

    /// Draws "now". Where the computer decides, `thinks` draws its progress; `marked` is
    /// the decision that a hint points at.
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

    /// Selects cards and fields by key, unless something else has the keyboard.
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

    /// Moves to a higher or a lower field of the selected card.
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

    /// Draws whose turn it is, with buttons to place the marker or pass.
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
            // In the free room below the buttons.
            let line = Rect::from_min_max(pos2(inner.left(), inner.bottom()), rect.max);
            let font = text::fitting(ui, &why, face::text, [11.0, 12.5], inner.width());
            let at = line.left_center() + vec2(0.0, -1.0);
            small::left(ui, at, &why, (font, palette.wrong), inner.width());
            tell(ui, line, "refused", &why);
        }
        wanted
    }

    /// Draws the tab: the cards, and a line that explains. `open` has the value of each
    /// card.
    pub fn show_stage(&mut self, ui: &mut Ui, view: &View<'_>, open: &Table) -> Option<Intent> {
        let seat = view.game.to_act()?;
        self.forget_what_is_past(view, seat);
        let least = 2.0 * LEAST + BETWEEN + 6.0;
        let room = ui.available_size().max(vec2(420.0, least));
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        // The cards take precedence over the line.
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
            return None;
        }
        let marker = view.game.characters().and_then(|now| now.marker(chosen));
        let mut wanted = None;
        let mut rule = rule;
        if open.could_ask_about_characters() {
            let ask = Press::new(fl!(character_ask)).small().tight();
            let (said, button) = rule.split_left_right_at_x(rule.right() - ask.width(ui));
            rule = said.with_max_x(said.right() - 6.0);
            let pressed = widgets::inside(ui, button, |ui| ui.add(ask));
            if pressed.on_hover_text(fl!(character_ask_hint)).clicked() {
                wanted = Some(Intent::AskAboutCharacters);
            }
        }
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
        let drawn = small::left(ui, at, &said, (font, Palette::of(ui).weak), room);
        hear(ui, drawn, "rule", &said);
        wanted
    }
}

/// Draws the selected card, its state, and the bid on it.
pub(super) fn now(ui: &Ui, rect: Rect, view: &View<'_>, character: Character) {
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
        let drawn = small::right(ui, at, &sum, (font, palette.ink), right - left);
        right = drawn.left() - 8.0;
    }
    let room = right - left;
    let name = character.name();
    let font = text::fitting(ui, name, face::display, [14.0, 23.0], room);
    let at = pos2(left, rect.center().y - 11.0);
    small::left(ui, at, name, (font, palette.ink), room);
    let y = rect.center().y + 13.0;
    let whose = marker.or_else(|| taker(view, character));
    if let Some((seat, _)) = whose {
        small::seat(ui, pos2(left + 5.5, y), 11.0, seat);
        left += 16.0;
    }
    let room = right - left;
    let said = text::giving_way(ui, (face::text, 11.5), room, |most| {
        stands(view, character, most)
    });
    let font = text::fitting(ui, &said, face::text, [11.0, 12.5], room);
    small::left(ui, pos2(left, y), &said, (font, palette.weak), room);
}

/// Draws the state of the players who are not to act at the right of the tabs, from the
/// right.
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
    // The line is shown whole or not at all; the seats show it, too.
    if all > ui.available_width() {
        return;
    }
    for (seat, said, colour) in entries.into_iter().rev() {
        let size = vec2(wide(ui, &said), 20.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let middle = rect.center().y;
        let square = small::around(pos2(rect.left() + 12.0 + 5.5, middle), 11.0);
        icons::paint_seat(ui.painter(), square, seat, palette);
        let at = pos2(square.right() + 4.0, middle);
        small::left(ui, at, &said, (font(), colour), rect.right() - at.x + 1.0);
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
    /// Returns the value of every character for a seat, as far as it is known.
    fn estimate(&self, seat: Seat) -> Option<&Estimate> {
        let round = self.session.game().round();
        let mut found = self.own.estimates.iter();
        found.rfind(|found| found.seat == seat && found.round == round)
    }

    /// Returns who may be told the value of the characters: a person whose turn it is.
    fn may_ask_about_characters(&self) -> Option<Seat> {
        let game = self.session.game();
        let acting = game.to_act().filter(|_| game.phase() == Phase::Characters);
        let person = |seat: &Seat| self.session.people().bot(*seat).is_none();
        acting.filter(person).filter(|_| self.shows_who_decides())
    }

    /// Returns whether the cards show the value of each character for the player whose turn it
    /// is. At a real table they do so after a player asks, because everyone sees the screen.
    #[must_use]
    pub fn tells_what_characters_bring(&self) -> bool {
        let round = self.session.game().round();
        self.may_ask_about_characters().is_some_and(|seat| {
            self.own.digital.is_some() || self.own.asks_about_characters == Some((round, seat))
        })
    }

    /// Returns whether a player could ask for the value of the characters and has not.
    #[must_use]
    pub fn could_ask_about_characters(&self) -> bool {
        self.may_ask_about_characters().is_some() && !self.tells_what_characters_bring()
    }

    /// Records that the player whose turn it is asks for the value of the characters.
    pub(super) fn ask_about_characters(&mut self) {
        let round = self.session.game().round();
        self.own.asks_about_characters = self.may_ask_about_characters().map(|seat| (round, seat));
    }

    /// Computes the value of the characters for the player to act, unless another
    /// computation is running.
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

    /// Stores the computed value of the characters.
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

/// Draws the character in front of a seat as a small sign that unfolds its effect and its
/// current uses. `place` is the place of the sign.
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
    let square = small::around(place.center(), side);
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

/// Returns the uses of a character in front of a seat that are possible at any time (M9,
/// M10), with the texts of their buttons.
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

/// Checks whether a character can be used like this now.
///
/// # Errors
///
/// The sentence to show.
pub fn may_use(view: &View<'_>, seat: Seat, decision: Decision) -> Result<(), String> {
    if !view.may_decide(seat) {
        return Err(fl!(computer_decides).to_owned());
    }
    super::rulings::allowed(view.game, view.words, seat, decision)
}

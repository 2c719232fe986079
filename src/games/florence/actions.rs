//! The panel "now" outside of auctions: starting hands, turns of the action phase, and
//! decisions that interrupt a turn.
//!
//! A heading, with the possible actions below it, always in the same place; cards to choose
//! from are shown above the tab. Accessible names: for starting hands `Everyone has kept
//! three cards` (Enter), or for the player to act `Return a hidden card` or `Return Poet`
//! (keys 1 to 4 for the known cards). In a turn: `Build`, `Complete a work`, `Hire a
//! profession`, `Acquire a bonus card`, `Introduce Travel`, …, `Recruit` (with a card for
//! it), `End turn`; keys 1 to 9 do the same in this order. With a tile in hand `Turn`,
//! `Flip`, `Put down` and `Cancel`. While a work is selected in its tab `Complete the work`
//! (Enter) and `Back` (Escape). `Recruit` shows `Recruit Poet from Anna`. Decisions that
//! interrupt: `Keep Poet`, then in any order `Next under the stack: Painter`, then `Keep
//! this card`; `Recruit Poet from Anna` or `Keep the recruiting card`; `Show the
//! principality` for a landscape. At the end: `Reveal Most Parks of Anna`.

use eframe::egui::{
    self, Color32, CornerRadius, Key, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::actions_work::{choose_one, work_block};
use super::block::{Block, GAP, at_right, nothing_focused};
use super::hands_dealt::{returned, starting_hands};
use super::joined::JoinedPanel;
use super::principality::PrincipalityPanel;
use super::profession_choice::recruits;
use super::rulings::allowed;
use super::turn::{Chosen, Next, coin, professions};
use super::work::WorkValuePanel;
use super::{Intent, View, characters, end, faces, keys, ranking, seating, turn};
use crate::ui::base::focus;
use crate::ui::base::icons::Icon;
use crate::ui::base::input::plain_key;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, small, widgets};
use florence::rules::command::{Deck, Offer};
use florence::rules::game::{Pending, Turn};
use florence::rules::{Character, Favour};
use florence::{AnyCard, Command, Decision, Object, Phase, Profession, Tile};
use table::Seat;
use words::florence::{Named, board};
use words::{fl, window};

/// The least width of a heading with its actions.
const LEAST_HEADING: f32 = 330.0;
/// The height of a chip in a group, and the gap between two chips.
pub(super) const CHIP: [f32; 2] = [size::SMALL_BUTTON, 4.0];
/// The approximate width of a chip with the name of a card.
const CHIP_WIDTH: f32 = 128.0;
/// The approximate width of a chip with the name of a card and its owner.
const LONG_CHIP: f32 = 206.0;

/// The other panels that take part in a turn.
#[derive(Debug)]
pub struct Beside<'p> {
    /// The panel where tiles are placed.
    pub principality: &'p mut PrincipalityPanel,
    /// The panel where works are selected.
    pub work: &'p mut WorkValuePanel,
    /// The panel where offers to build together are answered.
    pub joined: &'p mut JoinedPanel,
    /// Whether the principality is visible.
    pub shows_principality: bool,
}

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct ActionsPanel {
    /// The log entry and the seat for which everything below was selected.
    at: Option<(usize, Seat)>,
    /// Whether the professions to recruit are shown.
    recruits: bool,
    /// Whether the first of them gets the keyboard focus.
    calls: bool,
    kept: Option<AnyCard>,
    /// The profession that is about to be returned.
    given: Option<Profession>,
    under: Vec<AnyCard>,
    /// The number of points about to be bought.
    bought: u16,
}

impl ActionsPanel {
    /// Draws the panel.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        beside: &mut Beside<'_>,
    ) -> Option<Intent> {
        let game = view.game;
        self.forget_what_is_past(view, beside.work);
        beside.principality.prepare(view);
        match (game.pending(), game.phase()) {
            (Some(pending), _) => self.pending(ui, view, pending, beside),
            (None, Phase::Seats) => seating::show(ui, view),
            (None, Phase::StartingHands) => starting_hands(ui, view, &mut self.given),
            (None, Phase::Actions) => {
                let turn = game.turn().copied();
                turn.and_then(|turn| self.turn(ui, view, turn, beside))
            }
            (None, Phase::Reveal) => end::choose(ui, view),
            (None, Phase::Over) => {
                ranking::victory(ui, view.game, view.words);
                None
            }
            (None, Phase::Auction | Phase::Characters) => None,
        }
    }

    /// Forgets selections that were made at another moment of the game.
    fn forget_what_is_past(&mut self, view: &View<'_>, work: &mut WorkValuePanel) {
        let seat = view.game.to_act().unwrap_or(Seat::A);
        let now = Some((view.session.cursor(), seat));
        if self.at != now {
            self.at = now;
            self.recruits = false;
            self.calls = false;
            self.kept = None;
            self.given = None;
            self.under.clear();
            self.bought = 0;
            work.leave();
        }
    }

    fn turn(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        turn: Turn,
        beside: &mut Beside<'_>,
    ) -> Option<Intent> {
        let seat = turn.seat;
        if beside.work.is_chosen_for(seat) {
            return work_block(ui, view, seat, beside.work);
        }
        let block = Block::of(ui);
        let name = view.words.seat(seat);
        let own_hand = beside.principality.in_hand_of(seat);
        let said = match own_hand {
            Some(Tile::Building(kind)) => fl!(builds_tile, player = &name, tile = kind.id()),
            _ if self.recruits => fl!(recruits_now, player = &name),
            _ => fl!(turn_of, player = &name),
        };
        let mut intent = None;
        let room = if own_hand.is_some() {
            tile_buttons(ui, view, &block, beside, &said, &mut intent)
        } else {
            let mut room = block.heading;
            if let Some(legal) = turn::may_recruit(view, seat) {
                let recruit = Press::new(fl!(action_recruit))
                    .icon(super::art::glyphs::RECRUIT)
                    .key(turn::recruit_key())
                    .chosen(self.recruits)
                    .allowed(&legal);
                let (pressed, left) = at_right(ui, block.heading, vec![recruit]);
                room.max.x = left;
                if pressed[0].clicked() {
                    self.recruits ^= true;
                }
            }
            room.max.x = uses(ui, view, seat, room, &mut intent);
            room
        };
        let text = block.heading(ui, Some(seat), &said, room);
        let rest = room.with_min_x(text.right() + 12.0);
        actions_left(ui, view, turn, rest, own_hand.is_some());
        let preparing = match own_hand {
            Some(_) => Some(Next::Build),
            None if self.recruits => Some(Next::Recruit),
            None => None,
        };
        let chosen = Chosen { next: preparing };
        let next = turn::buttons(ui, block.row, view, seat, chosen);
        let decided = match next {
            Some(Next::Decide(decision)) => Some(play(seat, decision)),
            Some(Next::SellFirst(number, decision)) => {
                Some(Intent::Play(turn::selling(seat, number, decision)))
            }
            Some(Next::Work) => {
                beside.principality.let_go();
                self.recruits = false;
                beside.work.choose(view, seat);
                Some(Intent::ChooseWork)
            }
            Some(Next::Recruit) => {
                self.recruits ^= true;
                // From here on the arrow keys select among these buttons.
                self.calls = self.recruits;
                beside.principality.let_go();
                None
            }
            Some(Next::Build) if own_hand.is_some() => {
                beside.principality.let_go();
                None
            }
            Some(Next::Build) => {
                self.recruits = false;
                Some(Intent::ChooseTile)
            }
            None => None,
        };
        intent.or(decided)
    }

    fn pending(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        pending: Pending,
        beside: &mut Beside<'_>,
    ) -> Option<Intent> {
        let seat = pending.seat();
        let name = view.words.seat(seat);
        let block = Block::framed(ui);
        match pending {
            Pending::Place { object, .. } => {
                let said = board::places_landscape(&name, object);
                let mut intent = None;
                let mut room = block.heading;
                if beside.principality.in_hand_of(seat).is_some() {
                    room = tile_buttons(ui, view, &block, beside, &said, &mut intent);
                }
                block.heading(ui, Some(seat), &said, room);
                let mut row = block.row;
                if !beside.shows_principality {
                    let show = Press::new(fl!(place_show_principality));
                    let (pressed, left) = at_right(ui, row, vec![show]);
                    row.max.x = left;
                    if pressed[0].clicked() {
                        intent = Some(Intent::ChooseTile);
                    }
                }
                Block { row, ..block }.say(ui, fl!(place_hint));
                intent
            }
            Pending::Keep { deck, offer, .. } => {
                let said = board::keeps_one(&name, deck);
                self.keep(ui, (view, &block), seat, (deck, offer), &said)
            }
            Pending::Take { .. } => {
                let aside: Vec<Object> = view
                    .game
                    .auction()
                    .into_iter()
                    .flat_map(|auction| auction.acquired_by(seat))
                    .map(|(object, _)| object)
                    .collect();
                let named = aside.iter().map(|&object| {
                    let keep = allowed(view.game, view.words, seat, Decision::Take(object));
                    (fl!(take_object, object = object.id()), keep)
                });
                let named: Vec<_> = named.collect();
                let presses = named.iter();
                let numbers = (1..).map(|number: u8| number.to_string());
                let presses = presses
                    .zip(numbers)
                    .map(|((text, keep), number)| Press::new(text).key(number).allowed(keep));
                let (pressed, left) = at_right(ui, block.heading, presses.collect());
                let said = fl!(now_takes, player = &name);
                let room = block.heading.with_max_x(left);
                block.heading(ui, Some(seat), &said, room);
                block.say(ui, fl!(choose_object_kept));
                let chosen = aside.iter().zip(&pressed);
                let mut chosen = chosen.zip(keys::ACTIONS.keys);
                let chosen =
                    chosen.find(|((_, pressed), key)| pressed.clicked() || plain_key(ui, &[**key]));
                chosen.map(|((&object, _), _)| play(seat, Decision::Take(object)))
            }
            Pending::Merchant { object, price, .. } => {
                let brings = view.game.position_on_fame_track(seat);
                let chosen = [Favour::Free, Favour::Points].map(Decision::Merchant);
                let texts = [
                    fl!(merchant_free_button).to_owned(),
                    fl!(merchant_points_button, price = price, points = brings),
                ];
                let choices = chosen.into_iter().zip(texts).collect();
                let said = fl!(
                    merchant_wins,
                    player = view.words.seat(seat),
                    object = object.id()
                );
                let why = fl!(
                    merchant_choose,
                    price = words::florence::florins(price),
                    points = words::florence::points(brings)
                );
                choose_one(ui, view, &block, seat, choices, (&said, &why))
            }
            Pending::LastCall { .. } => {
                let character = view.game.player(seat).character()?;
                let said = match character {
                    Character::Professor => fl!(last_call_professor, player = &name),
                    _ => fl!(last_call_merchant, player = &name),
                };
                let mut choices = characters::uses(view, seat, character);
                choices.push((Decision::LetGo, fl!(let_go_button).to_owned()));
                let why = fl!(last_call_explained);
                choose_one(ui, view, &block, seat, choices, (&said, why))
            }
            Pending::Exchange { .. } => self.exchange(ui, view, &block, seat),
            Pending::Talk(talk) => beside.joined.answer(ui, view, &block, talk),
            Pending::Recruit { .. } => {
                let hold = allowed(view.game, view.words, seat, Decision::Hold);
                let button = Press::new(fl!(keep_recruiting_card)).allowed(&hold);
                let (pressed, left) = at_right(ui, block.heading, vec![button]);
                let said = fl!(may_recruit, player = &name);
                let room = block.heading.with_max_x(left);
                block.heading(ui, Some(seat), &said, room);
                block.say(ui, fl!(choose_recruit));
                pressed[0].clicked().then(|| play(seat, Decision::Hold))
            }
        }
    }

    /// Draws the last exchange of the Banker: how many points the player buys with the
    /// money left (M11).
    fn exchange(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        block: &Block,
        seat: Seat,
    ) -> Option<Intent> {
        let most = view.game.most_exchanged(seat);
        let costs = view.game.variant().point_costs;
        let free = nothing_focused(ui) && !ui.ctx().text_edit_focused();
        if free {
            let presses = |key| ui.input(|input| input.num_presses(key)).cast_signed();
            let by = presses(Key::ArrowRight) + presses(Key::ArrowUp)
                - presses(Key::ArrowLeft)
                - presses(Key::ArrowDown);
            let to = usize::from(self.bought).saturating_add_signed(by);
            self.bought = to.min(most.into()) as u16;
        }
        self.bought = self.bought.min(most);
        let bought = self.bought;
        let decision = Decision::Exchange(bought);
        let legal = allowed(view.game, view.words, seat, decision);
        let price = u32::from(bought) * costs;
        let text = fl!(exchange_button, points = bought, price = price);
        let button = Press::new(&text).main().enter().allowed(&legal);
        let (pressed, left) = at_right(ui, block.heading, vec![button]);
        let clicked = pressed[0].clicked();
        let wide = 150.0;
        let stepper = Rect::from_min_max(
            pos2(left - wide, block.heading.center().y - size::BUTTON / 2.0),
            pos2(left, block.heading.center().y + size::BUTTON / 2.0),
        );
        let less = (bought > 0).then_some(()).ok_or_else(String::new);
        let more = (bought < most).then_some(()).ok_or_else(String::new);
        let mut row = small::from_right(ui, stepper);
        row.spacing_mut().item_spacing.x = 6.0;
        let plus = Press::new("+").name(fl!(exchange_more)).allowed(&more);
        if plus.pressed(&mut row) {
            self.bought += 1;
        }
        widgets::field(&mut row, |ui| {
            let field = egui::DragValue::new(&mut self.bought)
                .range(0..=most)
                .speed(0.1);
            ui.add(field).accessible_name(fl!(exchange_points))
        });
        let minus = Press::new("−").name(fl!(exchange_less)).allowed(&less);
        if minus.pressed(&mut row) {
            self.bought = self.bought.saturating_sub(1);
        }
        if self.bought != bought {
            ui.ctx().request_repaint();
        }
        let said = fl!(exchange_title, player = view.words.seat(seat));
        let room = block.heading.with_max_x(row.min_rect().left() - GAP);
        block.heading(ui, Some(seat), &said, room);
        block.say(ui, &fl!(exchange_explained, each = costs));
        let entered = free && controls::fresh_enter(ui);
        ((clicked || entered) && legal.is_ok()).then(|| play(seat, decision))
    }

    /// Draws the choice of one card to keep; the player chooses the order of the others
    /// under the stack.
    fn keep(
        &mut self,
        ui: &mut Ui,
        (view, block): (&View<'_>, &Block),
        seat: Seat,
        (deck, offer): (Deck, Offer),
        said: &str,
    ) -> Option<Intent> {
        if offer.is_hidden() {
            block.heading(ui, Some(seat), said, block.heading);
            block.say(ui, &fl!(hidden_cards_to_choose, number = offer.len()));
            return None;
        }
        for (at, card) in offer.iter().enumerate() {
            let key = keys::ACTIONS.keys.get(at);
            if key.is_some_and(|&key| plain_key(ui, &[key])) {
                self.choose(card);
            }
        }
        let decision = self.kept.map(|kept| {
            // Cards already put in order come first, the others in the order in which they
            // were drawn.
            let rest = offer.iter().filter(|&card| card != kept);
            let rest: Vec<AnyCard> = rest.filter(|card| !self.under.contains(card)).collect();
            let under = self.under.iter().copied().chain(rest).collect();
            Decision::Keep(kept, under)
        });
        let legal = match decision {
            Some(decision) => allowed(view.game, view.words, seat, decision),
            None => Err(fl!(choose_card).to_owned()),
        };
        let button = Press::new(fl!(keep_this_card))
            .main()
            .enter()
            .allowed(&legal);
        let (pressed, left) = at_right(ui, block.heading, vec![button]);
        let room = block.heading.with_max_x(left);
        block.heading(ui, Some(seat), said, room);
        let hint = match (&legal, self.kept) {
            (_, None) => fl!(choose_card).to_owned(),
            (Err(why), _) => why.clone(),
            (Ok(()), Some(_)) if offer.len() > 2 => fl!(
                under_the_stack,
                stack = words::florence::sentences::deck_text(deck)
            ),
            _ => String::new(),
        };
        block.say(ui, &hint);
        let entered = legal.is_ok() && nothing_focused(ui) && controls::fresh_enter(ui);
        let wanted = pressed[0].clicked() || entered;
        decision
            .filter(|_| wanted && legal.is_ok())
            .map(|decision| play(seat, decision))
    }

    fn choose(&mut self, card: AnyCard) {
        self.kept = Some(card);
        self.under.retain(|&other| other != card);
    }

    /// Returns the height of the cards to choose from, which are shown above the tab in a
    /// pane of this size; 0 if there are none.
    #[must_use]
    pub fn strip_height(&self, view: &View<'_>, room: Vec2) -> f32 {
        let rows = |number: usize, width: f32| {
            let in_a_row = ((room.x + CHIP[1]) / (width + CHIP[1])).floor().max(1.0);
            (number as f32 / in_a_row).ceil() * (CHIP[0] + CHIP[1])
        };
        let game = view.game;
        let height = match (game.pending(), game.phase()) {
            (Some(Pending::Keep { offer, .. }), _) if offer.is_hidden() => 0.0,
            (Some(Pending::Keep { offer, .. }), _) => {
                let order = if offer.len() > 2 {
                    CHIP[0] + CHIP[1]
                } else {
                    0.0
                };
                faces::CARD + order
            }
            (Some(Pending::Recruit { seat }), _) => {
                rows(game.recruitable(seat).count().max(1), LONG_CHIP)
            }
            (
                Some(
                    Pending::Place { .. }
                    | Pending::Take { .. }
                    | Pending::Merchant { .. }
                    | Pending::LastCall { .. }
                    | Pending::Exchange { .. }
                    | Pending::Talk(_),
                ),
                _,
            ) => 0.0,
            (None, Phase::StartingHands) => {
                let Some(seat) = game.to_act().filter(|_| !view.computer_decides()) else {
                    return 0.0;
                };
                let (known, unknown) = professions(view, seat);
                let chips = unknown.minus(known).len() + usize::from(hidden_in_hand(view, seat));
                let cards = if known.is_empty() {
                    0.0
                } else {
                    faces::CARD + GAP
                };
                cards
                    + if chips > 0 {
                        rows(chips, CHIP_WIDTH)
                    } else {
                        0.0
                    }
            }
            (None, Phase::Actions) if self.recruits => match game.to_act() {
                Some(seat) => rows(game.recruitable(seat).count().max(1), LONG_CHIP),
                None => 0.0,
            },
            (
                None,
                Phase::Seats
                | Phase::Actions
                | Phase::Auction
                | Phase::Characters
                | Phase::Reveal
                | Phase::Over,
            ) => 0.0,
        };
        height.min(room.y)
    }

    /// Draws the cards to choose from.
    pub fn show_strip(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        let game = view.game;
        let area = ScrollArea::vertical().id_salt("cards to choose from");
        let shown = area.auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(CHIP[1], CHIP[1]);
            match (game.pending(), game.phase()) {
                (Some(Pending::Keep { seat, offer, .. }), _) => {
                    self.offered(ui, view, seat, offer);
                    None
                }
                (Some(Pending::Recruit { seat }), _) => recruits(ui, view, seat, false),
                (
                    Some(
                        Pending::Place { .. }
                        | Pending::Take { .. }
                        | Pending::Merchant { .. }
                        | Pending::LastCall { .. }
                        | Pending::Exchange { .. }
                        | Pending::Talk(_),
                    ),
                    _,
                ) => None,
                (None, Phase::StartingHands) => returned(ui, view, &mut self.given),
                (None, Phase::Actions) => {
                    let calls = std::mem::take(&mut self.calls);
                    game.to_act()
                        .and_then(|seat| recruits(ui, view, seat, calls))
                }
                (
                    None,
                    Phase::Seats | Phase::Auction | Phase::Characters | Phase::Reveal | Phase::Over,
                ) => None,
            }
        });
        shown.inner
    }

    /// Draws the cards of which the player keeps one, and below them the order in which the
    /// others go under the stack.
    fn offered(&mut self, ui: &mut Ui, view: &View<'_>, seat: Seat, offer: Offer) {
        let number = offer.len().max(1) as f32;
        let width = ((ui.available_width() - GAP * (number - 1.0)) / number).min(faces::WIDE);
        let width = width.floor();
        let orders = offer.len() > 2;
        let height = (ui.available_height() - if orders { CHIP[0] + CHIP[1] } else { 0.0 })
            .clamp(120.0, faces::CARD);
        let (whole, _) = ui.allocate_exact_size(
            vec2(
                ui.available_width(),
                height + if orders { CHIP[0] + CHIP[1] } else { 0.0 },
            ),
            Sense::hover(),
        );
        for (at, card) in offer.iter().enumerate() {
            let left = whole.left() + at as f32 * (width + GAP);
            let rect = Rect::from_min_size(pos2(left, whole.top()), vec2(width, height));
            let chosen = self.kept == Some(card);
            let name = fl!(keep_card, card = card.id());
            let response = card_button(ui, rect, view, seat, card, (&name, chosen));
            if response.on_hover_text(board::card_hint(card)).clicked() {
                self.choose(card);
            }
            let Some(kept) = self.kept.filter(|_| orders) else {
                continue;
            };
            if kept == card {
                continue;
            }
            let place = self.under.iter().position(|&other| other == card);
            let text = match place {
                Some(place) => fl!(under_stack_as, place = place + 1),
                None => fl!(under_stack).to_owned(),
            };
            let at = Rect::from_min_size(pos2(left, rect.bottom() + CHIP[1]), vec2(width, CHIP[0]));
            let name = fl!(next_under_stack, card = card.id());
            let press = Press::new(&text).small().name(&name);
            let press = press.chosen(place.is_some()).at_least(vec2(width, 0.0));
            if ui.put(at, press).clicked() {
                controls::toggle(&mut self.under, card);
            }
        }
    }
}

/// Draws a card that can be clicked.
pub(super) fn card_button(
    ui: &Ui,
    rect: Rect,
    view: &View<'_>,
    seat: Seat,
    card: AnyCard,
    (name, chosen): (&str, bool),
) -> Response {
    let id = ui.scope_id().with(("card", card));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, name));
    let lifted = if chosen {
        rect.translate(vec2(0.0, -2.0))
    } else {
        rect
    };
    faces::any(ui, lifted, view, seat, card);
    let palette = Palette::of(ui);
    let ring = match (chosen, response.hovered()) {
        (true, _) => Some(Stroke::new(2.0, palette.accent)),
        (false, true) => Some(Stroke::new(1.5, palette.weak)),
        (false, false) => None,
    };
    if let Some(ring) = ring {
        let round = CornerRadius::same(size::ROUND_CARD);
        ui.painter()
            .rect_stroke(lifted, round, ring, StrokeKind::Outside);
    }
    if response.has_focus() {
        focus::focus_ring(ui, rect);
    }
    response
}

/// Draws the buttons that turn the tile in hand and put it down. Returns the room left in
/// the line of the heading.
fn tile_buttons(
    ui: &mut Ui,
    view: &View<'_>,
    block: &Block,
    beside: &mut Beside<'_>,
    said: &str,
    intent: &mut Option<Intent>,
) -> Rect {
    let must = beside.principality.must_be_placed(view);
    let checked = beside.principality.checked(view);
    let legal = match &checked {
        Some(Err(why)) => Err(view.words.about(beside.principality.shown()).cited(why)),
        Some(Ok(_)) | None => Ok(()),
    };
    let buttons = |with_text: bool| {
        let text = |text: &'static str| if with_text { text } else { "" };
        let mut buttons = vec![
            Press::new(text(fl!(turn_tile)))
                .icon(Icon::Turn)
                .key(fl!(key_of_turning))
                .name(fl!(turn_tile)),
            Press::new(text(fl!(flip_tile)))
                .icon(Icon::Flip)
                .key(fl!(key_of_flipping))
                .name(fl!(turn_tile_over)),
            Press::new(fl!(put_tile_down))
                .main()
                .enter()
                .allowed(&legal),
        ];
        if !must {
            buttons.push(Press::new("").quiet().icon(Icon::Cross).name(fl!(cancel)));
        }
        buttons
    };
    let wide = |ui: &Ui, buttons: &[Press<'_>]| {
        let widths = buttons.iter().map(|button| button.width(ui) + GAP);
        widths.sum::<f32>()
    };
    let heading = {
        let galley =
            ui.painter()
                .layout_no_wrap(said.to_owned(), face::display(24.0), Color32::PLACEHOLDER);
        galley.size().x + 92.0
    };
    let mut row = buttons(true);
    if wide(ui, &row) + heading > block.heading.width() {
        row = buttons(false);
    }
    let (pressed, left) = at_right(ui, block.heading, row);
    let [turn, over, put] = [0, 1, 2].map(|at: usize| pressed[at].clicked());
    if turn {
        beside.principality.turn(view);
    }
    if over {
        beside.principality.turn_over(view);
    }
    if put && let Some(Ok(command)) = checked {
        beside.principality.let_go();
        // From now on, typed keys are for the table again.
        ui.memory_mut(|memory| memory.stop_text_input());
        *intent = Some(Intent::Play(vec![command]));
    }
    let mut pressed = pressed.into_iter();
    for hint in [fl!(turn_tile_hint), fl!(turn_tile_over_hint)] {
        if let Some(button) = pressed.next() {
            button.on_hover_text(hint);
        }
    }
    if let Some(cancel) = pressed.nth(1) {
        if cancel.clicked() {
            beside.principality.let_go();
            ui.memory_mut(|memory| memory.stop_text_input());
        }
        cancel.on_hover_text(fl!(cancel));
    }
    block.heading.with_max_x(left)
}

/// Draws the uses of the character of the player to act, at the right of the heading; where
/// there is no room, the sign in the player's seat has them. Returns where the buttons
/// begin.
fn uses(ui: &mut Ui, view: &View<'_>, seat: Seat, room: Rect, intent: &mut Option<Intent>) -> f32 {
    let Some(character) = view.game.player(seat).character() else {
        return room.right();
    };
    let uses = characters::uses(view, seat, character);
    let legal = uses.iter();
    let legal: Vec<_> = legal
        .map(|&(decision, _)| characters::may_use(view, seat, decision))
        .collect();
    let presses = uses.iter().zip(&legal);
    let presses = presses.map(|((_, text), legal)| {
        let press = Press::new(text).icon(character.into());
        press.allowed(legal)
    });
    let presses: Vec<Press<'_>> = presses.collect();
    let wide: f32 = presses.iter().map(|press| press.width(ui) + GAP).sum();
    if presses.is_empty() || wide + LEAST_HEADING > room.width() {
        return room.right();
    }
    let (pressed, left) = at_right(ui, room, presses);
    for ((decision, _), pressed) in uses.iter().zip(pressed) {
        if pressed.clicked() {
            *intent = Some(play(seat, *decision));
        }
        pressed.on_hover_text(match character {
            Character::Professor => fl!(use_professor_hint),
            _ => fl!(use_merchant_hint),
        });
    }
    left
}

/// Draws the actions of the turn as florins, the remaining ones in gold, and the number of
/// the current action.
fn actions_left(ui: &mut Ui, view: &View<'_>, turn: Turn, room: Rect, is_short: bool) {
    let all = turn::actions_of(view, &turn);
    let left = turn.actions;
    let palette = Palette::of(ui);
    let step = 19.0;
    let coins = step * f32::from(all);
    if room.width() < coins {
        return;
    }
    for n in 0..all {
        let centre = pos2(room.left() + 8.0 + step * f32::from(n), room.center().y);
        let rect = small::around(centre, 15.0);
        if n < left {
            coin(ui, rect);
        } else {
            let edge = Stroke::new(1.5, palette.gold_edge);
            ui.painter().circle_stroke(centre, 6.5, edge);
        }
    }
    let waits = view.game.turn_waits_for_merchant();
    let text = match waits {
        true => fl!(end_turn_with_merchant).to_owned(),
        false => board::action_of(left, all),
    };
    let at = pos2(room.left() + coins + 7.0, room.center().y);
    let width = room.right() - at.x - 4.0;
    let mut told = Rect::from_min_max(room.min, pos2(room.left() + coins, room.max.y));
    if !is_short || width > 130.0 {
        let rect = small::left(ui, at, &text, (face::text(13.5), palette.weak), width);
        told = told.union(rect);
    }
    let response = ui.interact(told, ui.scope_id().with("actions_left"), Sense::hover());
    let name = match waits {
        true => window::lines(&board::actions_left(left, all), &text),
        false => board::actions_left(left, all),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    let done = turn::done_this_turn(view, turn.seat);
    response.on_hover_text(match done.as_slice() {
        [] => name,
        done => board::done(done),
    });
}

pub(super) fn play(seat: Seat, decision: Decision) -> Intent {
    Intent::Play(vec![Command::new(seat, decision)])
}

pub(super) fn hidden_in_hand(view: &View<'_>, seat: Seat) -> bool {
    view.game.player(seat).hand().hidden() > 0
}

//! What the table knows about cards: where all 21 professions are, who has what they want,
//! and which cards are face down. A table can say which card a hidden one is (G6); from
//! then on Studiolo uses it.
//!
//! Accessible names: each profession by its name and its place, `Anna’s hand`; its
//! description says who has what it wants. `Cards of Anna` selects a player, `Reveal Poet
//! of Anna` says what one of her hidden cards is.

use std::sync::Arc;

use eframe::egui::{Align2, Galley, Pos2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::art::seal::draw_seal;
use super::at_hand::topic;
use super::{Intent, View, Viewer};
use crate::ui::base::draw::kept;
use crate::ui::base::explain::explains;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, chosen_colours, face};
use crate::ui::base::{icons, text};
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::{HoverSaid as _, caption_job};
use crate::ui::parts::{controls, small};
use florence::mind::whereabouts::whereabouts;
use florence::rules::rule::CardPlace;
use florence::{AnyCard, Command, Decision, Game, Phase, Profession};
use table::{Item, Seat, Set};
use words::fl;
use words::florence::{Named, board, planning, whereabouts as whereabouts_words};

/// The height of the heading.
const HEADING: f32 = 25.0;
/// The least and the greatest height of a line.
const LINE: [f32; 2] = [20.0, 38.0];
/// The greatest width of the heading of a want at its usual size.
const WIDEST_WANT: f32 = 68.0;

/// The selected player.
#[derive(Debug, Default)]
pub struct KnownCards {
    chosen: Option<Seat>,
}

impl KnownCards {
    /// Returns whether there is anything to say: in a game against the computer everything
    /// that may be known is known.
    #[must_use]
    pub fn is_possible(view: &View<'_>) -> bool {
        !view.game.is_over() && view.viewer == Viewer::Table
    }

    /// Draws the face-down cards, each with what it may be.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        let game = view.game;
        let known = self
            .chosen
            .filter(|seat| seat.index() < game.player_count());
        let seat = known.or(game.to_act()).unwrap_or(Seat::A);
        ui.horizontal_wrapped(|ui| {
            let pressed = controls::seat_chips(ui, view.words.seats(), seat, board::cards_of);
            if pressed.is_some() {
                self.chosen = pressed;
            }
        });
        ui.add_space(6.0);
        let player = game.player(seat);
        let name = view.words.seat(seat);
        let mut decision = None;
        let hand = player.hand();
        let cards = (hand.known(), hand.hidden(), game.may_be_in_hand(seat));
        decision = reveals(ui, fl!(professions_in_hand), &name, cards).or(decision);
        let bonus = player.bonus_cards();
        let cards = (bonus.known(), bonus.hidden(), game.unknown_bonus_cards());
        decision = reveals(ui, fl!(bonus_cards_in_hand), &name, cards).or(decision);
        // At the end of the game the result panel turns the cards over.
        if game.phase() != Phase::Reveal {
            let prestige = player.prestige_cards();
            let unknown = game.unknown_prestige_cards();
            let cards = (prestige.known(), prestige.hidden(), unknown);
            decision = reveals(ui, fl!(prestige_cards_in_hand), &name, cards).or(decision);
        }
        decision.map(|decision| Intent::Play(vec![Command::new(seat, decision)]))
    }
}

/// What a profession wants, and the seats that have it.
type Want = (Icon, &'static str, u8);

/// Returns the building, the landscape and the freedom that a profession wants, each with
/// the seats that have it, as bits.
fn wants(game: &Game, card: Profession) -> [Want; 3] {
    let seats = |has: &dyn Fn(Seat) -> bool| {
        let bits = game.seats().filter(|&seat| has(seat));
        bits.fold(0, |bits, seat| bits | (1 << seat.index()))
    };
    let home = |seat: Seat| *game.player(seat).principality();
    let [building, landscape, freedom] = [
        card.building().name(),
        card.landscape().name(),
        card.freedom().name(),
    ];
    [
        (
            card.building().into(),
            building,
            seats(&|seat| home(seat).buildings().contains(card.building())),
        ),
        (
            card.landscape().into(),
            landscape,
            seats(&|seat| home(seat).landscape_count(card.landscape()) > 0),
        ),
        (
            card.freedom().into(),
            freedom,
            seats(&|seat| game.player(seat).freedoms().contains(card.freedom())),
        ),
    ]
}

/// The columns of the table.
struct Columns {
    name: f32,
    want: f32,
    wants: f32,
    /// The width of a marker of a seat that has something.
    mark: f32,
}

impl Columns {
    /// Returns the columns; `heading` is the width of the heading of a want.
    fn of(width: f32, seated: usize, heading: f32) -> Self {
        let mark = match seated {
            5.. if width < 420.0 => 7.0,
            _ if width > 480.0 => 10.0,
            _ => 8.0,
        };
        let more = (width - 400.0).clamp(0.0, 90.0) / 6.0;
        let want = (18.0 + seated as f32 * (mark + 1.0) + more).max(heading);
        let place = 72.0 + (width - 400.0).clamp(0.0, 160.0) / 2.0;
        let name = (width - 3.0 * want - place).max(96.0);
        Self {
            name,
            want,
            wants: 3.0 * want,
            mark,
        }
    }

    fn want(&self, row: Rect, at: usize) -> f32 {
        row.left() + self.name + at as f32 * self.want
    }

    fn place(&self, row: Rect) -> f32 {
        row.left() + self.name + self.wants + 5.0
    }
}

/// Draws where each of the 21 professions is, in a column of this height. A face-down card
/// counts as unseen wherever it is, also in the stack. Returns the numbers by place.
pub fn professions(ui: &mut Ui, view: &View<'_>, height: f32) -> String {
    let game = view.game;
    let palette = Palette::of(ui);
    let places: Vec<(Profession, Option<CardPlace>)> = Profession::ALL
        .iter()
        .map(|&card| (card, game.place_of(card.into())))
        .map(|(card, place)| (card, place.filter(|place| *place != CardPlace::Stack)))
        .collect();
    let number = |of: fn(&CardPlace) -> bool| {
        let places = places.iter().filter_map(|(_, place)| place.as_ref());
        places.filter(|place| of(place)).count()
    };
    let table = number(|place| matches!(place, CardPlace::Table(_)));
    let hands = number(|place| matches!(place, CardPlace::Hand(_)));
    let unseen = Profession::COUNT - table - hands;
    let [least, most] = LINE;
    let line = ((height - HEADING) / Profession::COUNT as f32).clamp(least, most);
    let line = line.floor();
    let headings = |points: f32| {
        let texts = [
            fl!(page_professions),
            fl!(professions_building),
            fl!(professions_land),
            fl!(professions_freedom),
            fl!(professions_where),
        ];
        texts.map(|text| {
            let mut job = caption_job(text, palette.weak);
            for section in &mut job.sections {
                section.format.extra_letter_spacing = 0.2;
                section.format.font_id.size = points;
            }
            ui.fonts_mut(|fonts| fonts.layout_job(job))
        })
    };
    let widest_want = |[_, wants @ .., _]: &[Arc<Galley>; 5]| {
        wants.iter().map(|want| want.size().x).fold(0.0, f32::max)
    };
    // Long words get smaller, so that the line below has its room.
    let usual = headings(11.0);
    let headings = match widest_want(&usual) > WIDEST_WANT {
        true => headings(9.5),
        false => usual,
    };
    let widest = widest_want(&headings);
    let [whose, building, land, freedom, place] = headings;
    let columns = Columns::of(ui.available_width(), game.player_count(), widest + 6.0);
    ui.spacing_mut().item_spacing.y = 0.0;
    let wanted = vec2(ui.available_width(), HEADING);
    let (rect, _) = ui.allocate_exact_size(wanted, Sense::hover());
    for (galley, x) in [
        (whose, rect.left() + 4.0),
        (building, columns.want(rect, 0)),
        (land, columns.want(rect, 1)),
        (freedom, columns.want(rect, 2)),
        (place, columns.place(rect)),
    ] {
        let at = pos2(x, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, palette.weak);
    }
    small::across(ui, rect.x_range(), rect.bottom() - 0.5, palette.line);
    let top = ui.cursor().min;
    for (card, place) in &places {
        profession(ui, view, *card, *place, &columns, line);
    }
    let row = Rect::from_min_size(top, vec2(wanted.x, line));
    markers(ui, view, &columns, row);
    fl!(
        professions_summary,
        table = table,
        hands = hands,
        hidden = unseen
    )
}

/// Draws who has what all of the professions want: one drawing, rebuilt when somebody gets
/// something.
fn markers(ui: &Ui, view: &View<'_>, columns: &Columns, row: Rect) {
    let game = view.game;
    let palette = Palette::of(ui);
    let all: Vec<[Want; 3]> = Profession::ALL
        .iter()
        .map(|&card| wants(game, card))
        .collect();
    let shapes = chosen_colours(ui.ctx());
    let colours: Vec<_> = game
        .seats()
        .map(|seat| palette.seat(ui.ctx(), seat))
        .collect();
    let bits: Vec<[u8; 3]> = all.iter().map(|wants| wants.map(|want| want.2)).collect();
    let mark = columns.mark;
    let sizes = [row.height(), columns.name, columns.want, mark].map(f32::to_bits);
    let key = ("wants", bits, sizes, shapes, &colours, palette.ink);
    kept::paint(ui.painter(), row.min, &key, |drawing| {
        for (number, wants) in all.iter().enumerate() {
            let middle = row.height() * (number as f32 + 0.5);
            for (at, (icon, _, bits)) in wants.iter().enumerate() {
                let x = columns.name + at as f32 * columns.want;
                if at == 2 {
                    let freedom = Profession::ALL[number].freedom();
                    drawing.scaled(x - 1.0, middle - 7.5, 15.0 / 28.0, |drawing| {
                        draw_seal(drawing, palette, freedom, true);
                    });
                } else {
                    icon.draw_at(drawing, x, middle - 6.5, 13.0, palette.ink);
                }
                for (seat, &colour_of_seat) in colours.iter().enumerate() {
                    let x = x + 16.0 + seat as f32 * (mark + 1.0);
                    if bits & (1 << seat) == 0 {
                        let dot = pos2(x + mark / 2.0, middle);
                        drawing.circle(dot, 1.1, palette.line);
                        continue;
                    }
                    let shape = Seat::ALL[shapes[seat]];
                    let at = [x, middle - mark / 2.0];
                    icons::draw_marker(drawing, at, mark, shape, colour_of_seat);
                }
            }
        }
    });
}

/// Draws one profession: its number and name, and where it is.
fn profession(
    ui: &mut Ui,
    view: &View<'_>,
    card: Profession,
    place: Option<CardPlace>,
    columns: &Columns,
    line: f32,
) {
    let palette = Palette::of(ui);
    let wanted = vec2(ui.available_width(), line);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    let own = view.viewer.seat();
    if matches!(place, Some(CardPlace::Hand(seat)) if Some(seat) == own) {
        ui.painter().rect_filled(rect, 0.0, palette.chosen);
    }
    small::hair(ui, rect.x_range(), rect.bottom() - 0.5);
    let middle = rect.center().y;
    let put = |x: f32, anchor, text: &str, font, colour, room: f32| {
        text::paint(ui, pos2(x, middle), anchor, text, (font, colour), room)
    };
    let number = card.number().to_string();
    let right = rect.left() + 18.0;
    let small = face::text(11.5);
    put(
        right,
        Align2::RIGHT_CENTER,
        &number,
        small,
        palette.weak,
        18.0,
    );
    let font = match place {
        Some(_) => face::strong(13.0),
        None => face::text(13.0),
    };
    let left = rect.left() + 23.0;
    let room = columns.name - 27.0;
    put(
        left,
        Align2::LEFT_CENTER,
        card.name(),
        font,
        palette.ink,
        room,
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, card.name()));
    let described = || {
        let has = wants(view.game, card).map(|(_, name, bits)| {
            let seats = view.words.seats();
            let seats = seats.filter(|(seat, _)| bits & (1 << seat.index()) != 0);
            let seats: Vec<String> = seats.map(|(_, name)| name).collect();
            match seats.is_empty() {
                true => fl!(professions_nobody_has, thing = name),
                false => fl!(
                    professions_who_has,
                    thing = name,
                    players = seats.join(", ")
                ),
            }
        });
        has.join("\n")
    };
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_description(described());
    });
    explains(response.on_hover_said(described), topic(card));
    place_of(
        ui,
        view,
        card,
        place,
        pos2(columns.place(rect), middle),
        rect,
    );
}

/// Draws where a profession is.
fn place_of(
    ui: &Ui,
    view: &View<'_>,
    card: Profession,
    place: Option<CardPlace>,
    at: Pos2,
    row: Rect,
) {
    let palette = Palette::of(ui);
    let font = face::text(12.0);
    let (seat, text) = match place {
        Some(CardPlace::Hand(seat)) => match was_recruited(view, seat, card) {
            true => (Some(seat), fl!(profession_place_recruited)),
            false => (Some(seat), fl!(profession_place_hand)),
        },
        Some(CardPlace::Table(seat)) => (Some(seat), fl!(profession_place_table)),
        _ => (None, fl!(profession_hidden)),
    };
    let told = || match place {
        Some(CardPlace::Hand(seat)) => {
            let recruited = was_recruited(view, seat, card);
            planning::in_hand_of(&view.words.seat(seat), recruited)
        }
        Some(CardPlace::Table(seat)) => {
            fl!(profession_on_table_of, player = view.words.seat(seat))
        }
        _ => fl!(profession_hidden).to_owned(),
    };
    let (x, colour) = match seat {
        Some(seat) => {
            small::seat(ui, pos2(at.x + 5.5, at.y), 11.0, seat);
            (at.x + 15.0, palette.ink)
        }
        None => (at.x, palette.weak),
    };
    let at = pos2(x, at.y);
    small::left(ui, at, text, (font, colour), row.right() - x);
    let rect = Rect::from_min_max(pos2(at.x, row.top()), row.max);
    let response = hear(ui, rect, ("place", card), &told());
    // Who may hold it is computed only on hover.
    response.on_hover_said(|| match place {
        Some(CardPlace::Hand(_) | CardPlace::Table(_)) => told(),
        Some(CardPlace::Stack | CardPlace::Used) | None => whereabouts_words::said(
            &view.words,
            card.into(),
            whereabouts(view.session, card.into()),
        ),
    });
}

/// Returns whether the card in a hand came there by a recruiting card (O8).
fn was_recruited(view: &View<'_>, seat: Seat, card: Profession) -> bool {
    let played = view.session.log()[..view.session.cursor()].iter().rev();
    let played = played.map(|entry| entry.command);
    let mut moved = played.filter(|command| match command.decision {
        Decision::Recruit(_, recruited) => recruited == card,
        Decision::Complete(work) => work.profession == card,
        Decision::Return(_)
        | Decision::Name(_)
        | Decision::Raise(_)
        | Decision::Pass
        | Decision::Decline
        | Decision::Win(..)
        | Decision::Sit(_)
        | Decision::SitAt(..)
        | Decision::Take(_)
        | Decision::Bid(..)
        | Decision::Princess(_)
        | Decision::Merchant(_)
        | Decision::Professor(_)
        | Decision::LetGo
        | Decision::Exchange(_)
        | Decision::Offer(_)
        | Decision::Accept
        | Decision::Refuse
        | Decision::Agree(_)
        | Decision::Place(..)
        | Decision::Build(..)
        | Decision::Hold
        | Decision::Hire
        | Decision::Introduce(_)
        | Decision::AcquireBonus
        | Decision::EndTurn
        | Decision::Sell(_)
        | Decision::Reveal(_)
        | Decision::Keep(..)
        | Decision::Correct(_) => false,
    });
    let last = moved.next();
    last.is_some_and(|command| {
        command.seat == seat && matches!(command.decision, Decision::Recruit(..))
    })
}

/// Draws the cards of one kind in a hand: the known ones, and a button for each that a
/// hidden one may be.
fn reveals<T: Item + Named + Into<AnyCard>>(
    ui: &mut Ui,
    heading: &str,
    owner: &str,
    (known, hidden, unknown): (Set<T>, u8, Set<T>),
) -> Option<Decision> {
    let mut decision = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(heading);
        let names: Vec<_> = known.iter().map(|card| card.name()).collect();
        ui.label(board::known_and_hidden(&names, hidden));
    });
    if hidden > 0 {
        ui.horizontal_wrapped(|ui| {
            for card in unknown {
                if controls::chip(
                    ui,
                    false,
                    &fl!(reveal_card_of, card = card.id(), owner = owner),
                    card.name(),
                ) {
                    decision = Some(Decision::Reveal(card.into()));
                }
            }
        });
    }
    decision
}

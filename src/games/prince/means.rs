//! What having the auctioned card would mean for the bidder: its cost including the fee,
//! the money left, its income in the remaining turns, and its possible places.

use eframe::egui::{FontId, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::{Intent, View, art};
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small::hear;
use crate::ui::parts::{small, widgets};
use prince::{CardId, CardType, Game, Place};
use table::Seat;
use words::fl;
use words::prince::rulebook;

/// The height of a row.
const ROW: f32 = 21.0;

/// Draws it.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    view: &View<'_>,
    (seat, card, bid): (Seat, CardId, u32),
    fee: u32,
) -> Option<Intent> {
    let game = view.game;
    let figures = game.figures(card);
    let money = game.money(seat);
    let left = u32::from(game.turns().saturating_sub(game.turn())) + 1;
    let mut rows = Vec::new();
    let total = bid + fee;
    let cost = match fee {
        0 => fl!(prince_means_bid),
        _ => fl!(prince_means_bid_fee),
    };
    rows.push(Fact::new(cost, total));
    if !view.hides_money && total <= money {
        let name = fl!(prince_means_left, money = money);
        rows.push(Fact::new(name, money - total));
    }
    if !view.hides_money && total > money {
        // A player who cannot pay the fee gets nothing for the bid (H7).
        rows.push(Fact::wrong(fl!(prince_means_lacking), total - money));
    }
    let is_lacking = !view.hides_money && total > money;
    let brings = [
        (figures.vp, fl!(prince_means_points, turns = left)),
        (figures.income, fl!(prince_means_income, turns = left)),
    ];
    for (value, name) in brings {
        if value > 0 && !is_lacking {
            rows.push(Fact::new(name, format!("+{}", u32::from(value) * left)));
        }
    }
    for (value, name) in [
        (figures.votes, fl!(prince_means_votes)),
        (figures.power, fl!(prince_means_power)),
    ] {
        if value > 0 {
            rows.push(Fact::new(name, value));
        }
    }
    if game.type_of(card) == CardType::Condottiere {
        rows.push(Fact::new(fl!(prince_field_fee), figures.fee));
    }
    let heading = fl!(
        prince_if_has,
        name = view.words.with_names_of(10).seat(seat)
    );
    let below = block(ui, rect, &heading, &rows, "means");
    let rest = rect.with_min_y(below + 10.0);
    if let Some(deed) = rulebook::deed(game.type_of(card)) {
        let palette = Palette::of(ui);
        let mut job = text::line(&deed, face::text(12.5), palette.weak);
        job.wrap.max_width = rest.width() - 12.0;
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        ui.painter()
            .galley(rest.min + vec2(11.0, 0.0), galley, palette.weak);
    }
    match is_lacking && fee > 0 {
        true => warning(ui, rest),
        false => places(ui, rest, view, seat, card),
    }
    None
}

/// Draws what happens to a bid on an artist whose fee cannot be paid (A6).
fn warning(ui: &Ui, rect: Rect) {
    let palette = Palette::of(ui);
    let told = fl!(prince_means_lost);
    let mut job = text::line(told, face::strong(12.5), palette.wrong);
    job.wrap.max_width = rect.width() - 12.0;
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let at = rect.min + vec2(11.0, 0.0);
    let place = Rect::from_min_size(at, galley.size());
    ui.painter().galley(at, galley, palette.wrong);
    hear(ui, place, "lost", told);
}

/// A name and a number.
#[derive(Clone, Debug)]
pub struct Fact {
    name: String,
    value: String,
    is_wrong: bool,
}

impl Fact {
    /// Creates a number with its name.
    #[must_use]
    pub fn new(name: impl Into<String>, value: impl ToString) -> Self {
        Self {
            name: name.into(),
            value: value.to_string(),
            is_wrong: false,
        }
    }

    /// Creates a number that is lacking.
    #[must_use]
    pub fn wrong(name: impl Into<String>, value: impl ToString) -> Self {
        Self {
            is_wrong: true,
            ..Self::new(name, value)
        }
    }
}

/// Returns the height of a card with this many facts.
#[must_use]
pub fn height(rows: usize) -> f32 {
    36.0 + rows as f32 * ROW
}

/// Draws a card with a heading and rows of a name and a number. Returns its end.
pub fn block(ui: &Ui, rect: Rect, heading: &str, rows: &[Fact], id: &'static str) -> f32 {
    let palette = Palette::of(ui);
    let rect = rect.with_max_y(rect.top() + height(rows.len()));
    small::card(ui, rect);
    let inner = rect.shrink2(vec2(11.0, 8.0));
    caption(ui, inner, heading);
    let mut told = vec![heading.to_owned()];
    for (at, fact) in rows.iter().enumerate() {
        let (name, value) = (&fact.name, &fact.value);
        let ink = match fact.is_wrong {
            true => palette.wrong,
            false => palette.ink,
        };
        let y = inner.top() + 31.0 + at as f32 * ROW;
        let font = face::strong(13.5);
        let wide = text::width(ui, value, font.clone());
        let style = (face::text(13.0), ink);
        let room = inner.width() - wide - 6.0;
        small::left(ui, pos2(inner.left(), y), name, style, room);
        small::right(ui, pos2(inner.right(), y), value, (font, ink), wide + 2.0);
        told.push(format!("{name} {value}"));
    }
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::hover());
    let told = told.join(", ");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
    rect.bottom()
}

/// Draws a heading in small capitals at the top of a card.
pub fn caption(ui: &Ui, rect: Rect, heading: &str) {
    let palette = Palette::of(ui);
    let mut job = widgets::caption_job(heading, palette.weak);
    widgets::fit_caption(ui, &mut job, rect.width());
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    ui.painter().galley(rect.min, galley, palette.weak);
}

/// Draws the possible places of the card.
fn places(ui: &Ui, rect: Rect, view: &View<'_>, seat: Seat, card: CardId) {
    let game = view.game;
    let sort = game.type_of(card);
    if sort == CardType::Holding || !sort.is_table() || rect.height() < 60.0 {
        return;
    }
    let free = free_places(game, seat, card);
    let palette = Palette::of(ui);
    let most = ((rect.height() - 60.0) / 38.0).floor().max(1.0) as usize;
    let shown = &free[..free.len().min(most)];
    let height = 62.0 + shown.len() as f32 * 38.0;
    let rect = rect.with_max_y(rect.top() + height);
    small::card(ui, rect);
    let inner = rect.shrink2(vec2(11.0, 8.0));
    caption(ui, inner, fl!(prince_free_places));
    let mut y = inner.top() + 22.0;
    for (place, defence) in shown {
        let picture = Rect::from_min_size(pos2(inner.left(), y), vec2(48.0, 30.0));
        let (power, is_base) = match place {
            Place::Base(_) => (prince::rules::options::BASE_POWER, true),
            Place::Holding(holding) => (u16::from(game.figures(*holding).power), false),
        };
        art::fortress(ui, picture, power, is_base);
        let room = inner.right() - picture.right() - 8.0;
        let name = match place {
            Place::Base(_) => fl!(prince_base).to_owned(),
            Place::Holding(_) => view.words.place(*place),
        };
        let at = pos2(picture.right() + 8.0, y + 8.0);
        small::left(ui, at, &name, (face::strong(13.0), palette.ink), room);
        let told = fl!(prince_defence_of, defence = *defence);
        let at = pos2(picture.right() + 8.0, y + 23.0);
        small::left(ui, at, &told, (face::text(12.0), palette.weak), room);
        y += 38.0;
    }
    let told = match free.is_empty() {
        true => fl!(prince_only_unprotected),
        false => fl!(prince_or_unprotected),
    };
    let at = pos2(inner.left(), y + 8.0);
    let style = (face::text as fn(f32) -> FontId, palette.weak);
    text::in_one_or_two(ui, at, told, style, [11.0, 12.5], inner.width());
}

/// Returns the places under which a card could be put, with their strength afterwards.
#[must_use]
pub fn free_places(game: &Game, seat: Seat, card: CardId) -> Vec<(Place, u16)> {
    let sort = game.type_of(card);
    if !sort.goes_under() {
        return Vec::new();
    }
    let places = game.free_places(seat, sort).into_iter();
    places
        .map(|place| {
            let defence = match place {
                Place::Base(seat) => game.defence(prince::Target::Base(seat)),
                Place::Holding(holding) => game.defence(prince::Target::Card(holding)),
            };
            (place, defence)
        })
        .collect()
}

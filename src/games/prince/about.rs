//! What the current decision is about, at the left of its block: a card and its value, the
//! highest bid, a question. All of it always fits: letters get smaller, rows are added, and
//! in the end names are shortened.

use std::sync::Arc;

use eframe::egui::{Align2, Color32, FontId, Galley, Rect, Ui, pos2, vec2};

use super::ask::{Ask, ask, is_bidding, stands};
use super::{View, art};
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{icons, text};
use crate::ui::parts::now_block::block;
use crate::ui::parts::small;
use crate::ui::parts::small::tell;
use prince::Phase;
use table::Seat;
use words::fl;
use words::text::SHORT_NAME;

/// The possible layouts of a title and of the line below it: the number of rows, and the
/// size.
const TITLES: [(usize, f32); 7] = [
    (1, 24.0),
    (1, 21.0),
    (1, 18.0),
    (2, 18.0),
    (2, 16.0),
    (1, 15.0),
    (2, 14.0),
];
const LINES: [(usize, f32); 6] = [
    (1, 14.0),
    (2, 13.5),
    (3, 13.0),
    (2, 12.0),
    (3, 12.0),
    (4, 12.0),
];
/// The possible lengths of names, from whole ones on.
const NAMES: [usize; 5] = [usize::MAX, SHORT_NAME, 12, 8, 5];

/// Draws it; `missing` is why the current selection cannot be played yet.
pub fn show(ui: &Ui, rect: Rect, view: &View<'_>, asked: &Ask, missing: Option<&str>) {
    let palette = Palette::of(ui);
    block(ui, rect, false);
    let said = match asked.seat {
        Some(_) => stands(view),
        None => asked.line.clone(),
    };
    let said = match missing {
        Some(missing) => format!("{said} {missing}"),
        None => said,
    };
    tell(ui, rect, "about", &said);
    let mut inner = rect.shrink2(vec2(14.0, 8.0));
    if let Some(card) = pictured(view).filter(|_| inner.width() > 200.0) {
        let height = inner.height();
        let picture = Rect::from_min_size(inner.min, vec2((height * 0.78).round(), height));
        art::picture(ui, picture, view.game.edition(), card);
        inner.min.x = picture.right() + 12.0;
    }
    // The effect of a card without figures is shown below, in the tab.
    let figures = pictured(view).map(|card| view.words.figures_of(card));
    let figures = figures.filter(|figures| !figures.is_empty());
    let worth = pictured(view).filter(|_| figures.is_some());
    let worth = worth.map(|card| view.words.worth(card));
    let mut is_led = false;
    if let Phase::Bidding(bidding) = view.game.phase()
        && is_bidding(view.game)
        && let Some(high) = bidding.high
        && inner.width() > 150.0
    {
        inner.max.x = leads(ui, inner, view, high) - 10.0;
        is_led = true;
    }
    let of = |most| {
        let asked = ask(&view.with_names_of(most));
        let lines = match &worth {
            _ if missing.is_some() => vec![missing.unwrap_or_default().to_owned()],
            // The leader is shown on the right.
            _ if is_led => [&worth, &figures]
                .map(|said| said.clone().unwrap_or_default())
                .to_vec(),
            Some(worth) => {
                let line = asked.line.as_str();
                let whole = fl!(prince_asks_with_worth, worth = worth, line = line);
                [whole, asked.line].into_iter().chain(asked.brief).collect()
            }
            None => [asked.line].into_iter().chain(asked.brief).collect(),
        };
        (asked.title, lines)
    };
    let [title, below] = stand(ui, inner.expand2(vec2(0.0, 4.0)), of);
    let high = title.size().y + below.size().y;
    let top = pos2(inner.left(), inner.center().y - high / 2.0);
    let under = top + vec2(0.0, title.size().y);
    ui.painter().galley(top, title, palette.ink);
    let (painter, wrong) = (ui.painter(), palette.wrong);
    match missing {
        Some(_) => painter.galley_with_override_text_color(under, below, wrong),
        None => painter.galley(under, below, palette.weak),
    }
}

/// Returns a title and a line below it, the first that fit of what `of` returns for names
/// of at most this many letters: a title, and lines from the most detailed one on.
fn stand(ui: &Ui, rect: Rect, of: impl Fn(usize) -> (String, Vec<String>)) -> [Arc<Galley>; 2] {
    let palette = Palette::of(ui);
    let room = rect.width();
    let mut last = None;
    for most in NAMES {
        let (title, lines) = of(most);
        for line in lines {
            for way in TITLES {
                let (title, has_room) = lay(ui, &title, face::display, palette.ink, (way, room));
                if !has_room && way != TITLES[TITLES.len() - 1] {
                    continue;
                }
                for way in LINES {
                    let (below, fits) = lay(ui, &line, face::text, palette.weak, (way, room));
                    let is_high = title.size().y + below.size().y > rect.height();
                    if fits && has_room && !is_high {
                        return [title, below];
                    }
                    if !is_high {
                        last = Some([title.clone(), below]);
                    }
                }
            }
        }
    }
    last.unwrap_or_else(|| {
        let nothing = || lay(ui, "", face::text, palette.weak, (LINES[0], room)).0;
        [nothing(), nothing()]
    })
}

/// Lays out a sentence in this many rows of a size. Returns whether all of it fits without
/// breaking a word.
fn lay(
    ui: &Ui,
    said: &str,
    face: fn(f32) -> FontId,
    colour: Color32,
    ((rows, size), room): ((usize, f32), f32),
) -> (Arc<Galley>, bool) {
    let mut job = text::line(said, face(size), colour);
    job.wrap.max_width = room.max(1.0);
    job.wrap.max_rows = rows;
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let mut words = said.split_whitespace();
    let is_whole = words.all(|word| text::width(ui, word, face(size)) <= room);
    let has_room = is_whole && !galley.elided;
    (galley, has_room)
}

/// Draws the highest bid, and below it the bidder. Returns where they begin.
fn leads(ui: &Ui, rect: Rect, view: &View<'_>, (seat, bid): (Seat, u32)) -> f32 {
    let palette = Palette::of(ui);
    let right = Align2::RIGHT_CENTER;
    let at = pos2(rect.right(), rect.top() + 30.0);
    let style = (face::display(46.0), palette.ink);
    let bid = text::paint(ui, at, right, &bid.to_string(), style, 100.0);
    let room = (rect.width() * 0.4).max(70.0);
    let named = |most| view.words.with_names_of(most).seat(seat);
    let leads = |most| fl!(prince_public_leads, name = named(most));
    let style: (fn(f32) -> FontId, f32) = (face::text, 12.5);
    let told = text::giving_way(ui, style, room - 16.0, leads);
    let told = match text::width(ui, &told, face::text(12.5)) <= room - 16.0 {
        true => told,
        // The player whose marker is next to the bid leads.
        false => text::giving_way(ui, style, room - 16.0, named),
    };
    let at = pos2(rect.right(), rect.bottom() - 10.0);
    let style = (face::text(12.5), palette.ink);
    let told = text::paint(ui, at, right, &told, style, room - 16.0);
    let marker = small::around(pos2(told.left() - 9.0, told.center().y), 11.0);
    icons::paint_seat(ui.painter(), marker, seat, palette);
    marker.left().min(bid.left())
}

/// Returns the card that the decision is about.
fn pictured(view: &View<'_>) -> Option<prince::CardId> {
    let game = view.game;
    if game.trade().is_some() {
        return None;
    }
    if let Some((_, card)) = game.arrival() {
        return Some(card);
    }
    match *game.phase() {
        Phase::Bidding(bidding) => Some(bidding.card),
        Phase::Doctors(doctors) => Some(doctors.victim),
        Phase::OfficeGift(office, _) => Some(office),
        Phase::Defence(attack) => match attack.target {
            prince::Target::Card(card) => Some(card),
            prince::Target::Base(_) => None,
        },
        _ => None,
    }
}

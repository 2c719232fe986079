//! Pictures of numbers: curves over the rounds with the players' markers and names at their
//! ends, and bars and towers of points by source. Each source has a colour and a pattern,
//! so that colour alone never has to distinguish two of them.

use eframe::egui::{Color32, Pos2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::View;
use super::art::colours::Colours;
use crate::ui::base::draw::patterns::Pattern;
use crate::ui::base::draw::{Pen, kept};
use crate::ui::base::theme::{Palette, face};
pub use crate::ui::parts::charts::{Frame, Times, card, golden, note};
use crate::ui::parts::towers::{Block, Piece, Stands, Stone};
use crate::ui::parts::{charts, towers};
use florence::rules::history::Standing;
use florence::rules::tally::tally;
use florence::{BySource, Game, Source};
use table::{Seat, Session};
use words::fl;
use words::florence::{points, statistics};

/// The sources of points that a picture distinguishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// Works.
    Works,
    /// Buildings.
    Buildings,
    /// Further landscapes and builders.
    Extras,
    /// The best work of a round.
    BestWork,
    /// Prestige cards.
    Cards,
    /// The Merchant and the Banker.
    Characters,
    /// From before the log began.
    Before,
}

impl Origin {
    /// All sources, from the bottom of a tower up.
    pub const ALL: [Self; 7] = [
        Self::Before,
        Self::Works,
        Self::Buildings,
        Self::Extras,
        Self::BestWork,
        Self::Characters,
        Self::Cards,
    ];

    /// Returns its name, depending on which of these have points from it.
    #[must_use]
    pub fn name(self, of: &[BySource]) -> &'static str {
        match self {
            Self::Works => fl!(statistics_from_works),
            Self::Buildings => fl!(statistics_from_buildings),
            Self::Extras => fl!(statistics_from_extras),
            Self::BestWork => fl!(statistics_from_best_works),
            Self::Cards => fl!(statistics_from_cards),
            Self::Characters => fl!(statistics_from_characters),
            Self::Before => statistics::no_rule(of),
        }
    }

    /// Returns the points that a player has from it.
    #[must_use]
    pub fn points(self, of: &BySource) -> u16 {
        match self {
            Self::Works => of.gained(Source::Work),
            Self::Buildings => of.gained(Source::Building),
            Self::Extras => of.gained(Source::FurtherLandscape) + of.gained(Source::FurtherBuilder),
            Self::BestWork => of.gained(Source::BestWork),
            Self::Cards => of.cards,
            Self::Characters => of.gained(Source::Merchant) + of.gained(Source::Banker),
            Self::Before => of.before + u16::try_from(of.corrected).unwrap_or(0),
        }
    }

    fn colour(self, dark: bool) -> Color32 {
        Colours::by(dark).sources[self as usize]
    }
}

/// Returns the parts of a player's points, without empty ones.
#[must_use]
pub fn pieces(of: &BySource) -> Vec<(Origin, u16)> {
    let pieces = Origin::ALL.map(|origin| (origin, origin.points(of)));
    let there = pieces.into_iter().filter(|(_, points)| *points > 0);
    there.collect()
}

/// Returns the points of all parts together, including points that were given up.
#[must_use]
pub fn height(of: &BySource) -> u16 {
    pieces(of).iter().map(|(_, points)| points).sum()
}

/// Returns the colour and pattern of a source.
fn block(origin: Origin, dark: bool) -> Block {
    Block {
        colour: origin.colour(dark),
        pattern: pattern(origin),
    }
}

fn pattern(origin: Origin) -> Pattern {
    match origin {
        Origin::Works => Pattern::Slanting(0.16, 1.4, 9.9),
        Origin::Buildings => Pattern::Bricks(0.16, 3.5),
        Origin::Extras => Pattern::Dots(0.2, 1.4),
        Origin::BestWork => Pattern::Waves(0.22),
        Origin::Cards => Pattern::Crossed(0.14),
        Origin::Characters => Pattern::Upright(0.18),
        Origin::Before => Pattern::Plain,
    }
}

/// Paints a block of one source.
pub fn swatch(ui: &Ui, rect: Rect, origin: Origin) {
    let dark = ui.visuals().dark_mode;
    towers::swatch(ui, rect, block(origin, dark), Colours::by(dark).ink);
}

/// Returns the seats at the end of a session, the best first.
#[must_use]
pub fn by_rank(session: &Session<Game>) -> Vec<Seat> {
    let end = session.game_at(session.legal_len());
    let accounts = tally(end.unwrap_or_else(|| session.game()));
    accounts.iter().map(|account| account.seat).collect()
}

/// Describes a part of a player's points in words.
fn piece_told(name: &str, origin: Origin, of: &BySource) -> String {
    fl!(
        statistics_piece_of,
        name = name,
        number = points(origin.points(of)),
        source = origin.name(std::slice::from_ref(of))
    )
}

/// Returns the parts of a player's points as they are drawn.
fn drawn(ui: &Ui, of: &BySource, name: &str) -> Vec<Piece> {
    let dark = ui.visuals().dark_mode;
    let pieces = pieces(of).into_iter();
    let pieces = pieces.map(|(origin, points)| Piece {
        block: block(origin, dark),
        points,
        told: piece_told(name, origin, of),
    });
    pieces.collect()
}

/// Draws a player's points as a bar that begins at `left`, with `unit` screen points per
/// prestige point. Returns its end.
pub fn bar(ui: &Ui, left: Pos2, high: f32, unit: f32, of: &BySource, name: &str) -> f32 {
    let ink = Colours::by(ui.visuals().dark_mode).ink;
    let pieces = drawn(ui, of, name);
    towers::bar(ui, left, [high, unit], (of.seat, &pieces), ink)
}

/// Draws a player's points as a tower on `foot`, its lower left corner. Returns its top.
pub fn tower(ui: &Ui, foot: Pos2, stands: Stands, of: &BySource, name: &str) -> f32 {
    let colours = Colours::by(ui.visuals().dark_mode);
    let stone = Stone {
        ink: colours.ink,
        merlon: colours.stone,
        ground: colours.frame[0],
    };
    let pieces = drawn(ui, of, name);
    towers::tower(ui, foot, stands, (of.seat, &pieces), stone)
}

/// Draws the legend of colours and patterns, in lines of the available width, without
/// sources that gave no points.
pub fn legend(ui: &mut Ui, of: &[BySource]) {
    let there = Origin::ALL.into_iter();
    let there = there.filter(|origin| of.iter().any(|of| origin.points(of) > 0));
    let before = ui.spacing().interact_size.y;
    // The height of a line of the legend.
    ui.spacing_mut().interact_size.y = 18.0;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(14.0, 2.0);
        for origin in there {
            let palette = Palette::of(ui);
            let name = origin.name(of).to_owned();
            let font = face::text(12.5);
            let galley = ui.painter().layout_no_wrap(name, font, palette.ink);
            let wanted = vec2(21.0 + galley.size().x, 18.0);
            let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, origin.name(of)));
            let square = Rect::from_min_size(rect.min + vec2(0.0, 3.0), vec2(15.0, 13.0));
            let dark = ui.visuals().dark_mode;
            kept::paint(ui.painter(), square.min, &("source", origin, dark), |d| {
                let rect = Rect::from_min_size(Pos2::ZERO, square.size());
                towers::draw(d, rect, block(origin, dark));
                let edge = Colours::by(dark).ink.gamma_multiply(0.6);
                d.frame(rect.shrink(0.5), 1.0, Pen::new(1.0, edge));
            });
            let at = pos2(rect.left() + 21.0, rect.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, palette.ink);
        }
    });
    ui.spacing_mut().interact_size.y = before;
}

/// A value that changes over the rounds, for every seat.
#[derive(Clone, Copy)]
pub struct Curve<'a> {
    /// The name of the value.
    pub heading: &'static str,
    /// Returns the value of a seat.
    pub of: fn(&Standing, Seat) -> i64,
    /// Describes a point of the curve: name, time in rounds, amount.
    pub label: fn(&str, f64, i64) -> String,
    /// The values over time.
    pub standings: &'a [Standing],
}

impl Curve<'_> {
    /// Draws the curves with names at their ends; `bold` is emphasised.
    pub fn show(&self, ui: &Ui, view: &View<'_>, rect: Rect, bold: Option<Seat>) {
        let Some(now) = self.standings.last() else {
            return;
        };
        let seats: Vec<(Seat, String)> = view.words.seats().collect();
        let of_all = |at: &Standing| {
            let all = seats.iter().map(|(seat, _)| (self.of)(at, *seat));
            (at.time, all.collect())
        };
        let amounts: Vec<(f32, Vec<i64>)> = self.standings.iter().map(of_all).collect();
        let each = seats.iter().cloned();
        let each: Vec<(String, i64)> = each
            .map(|(seat, name)| (name, (self.of)(now, seat)))
            .collect();
        let curve = charts::Curve {
            heading: self.heading,
            seats: &seats,
            amounts: &amounts,
            times: Times::rounds(view.game.variant().rounds, now.time),
            label: &self.label,
            told: statistics::curve(self.heading, &each),
        };
        curve.show(ui, rect, bold);
    }
}

//! The sources of points that pictures distinguish: nine, each with a colour and a pattern.

use eframe::egui::Ui;

use super::View;
use super::art::Colours;
use crate::ui::base::draw::patterns::Pattern;
use crate::ui::parts::towers::{Block, Piece, Stone};
use table::Seat;
use tiletum::{Game, Source};
use words::fl;
use words::tiletum::names;

/// The points every player begins with (G2).
const START_VP: i32 = 10;

/// A source of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The start, and what was set by hand.
    Start,
    /// The king track.
    King,
    /// Fairs.
    Fairs,
    /// Contracts.
    Contracts,
    /// Cathedrals.
    Cathedrals,
    /// Characters, tiles, house spaces and crests.
    Tiles,
    /// Completed buildings.
    Buildings,
    /// Houses by pillars.
    Houses,
    /// Remaining goods.
    Goods,
}

impl Origin {
    /// All sources, from the bottom of a tower up.
    pub const ALL: [Self; 9] = [
        Self::Start,
        Self::King,
        Self::Fairs,
        Self::Contracts,
        Self::Cathedrals,
        Self::Tiles,
        Self::Buildings,
        Self::Houses,
        Self::Goods,
    ];

    fn lines(self) -> &'static [Source] {
        match self {
            Self::Start => &[],
            Self::King => &[
                Source::King(1),
                Source::King(2),
                Source::King(3),
                Source::King(4),
            ],
            Self::Fairs => &[
                Source::Fair(1),
                Source::Fair(2),
                Source::Fair(3),
                Source::Fair(4),
            ],
            Self::Contracts => &[Source::Contracts],
            Self::Cathedrals => &[Source::Cathedrals],
            Self::Tiles => &[Source::Tiles, Source::Crests],
            Self::Buildings => &[Source::Buildings],
            Self::Houses => &[Source::HousesByPillars],
            Self::Goods => &[Source::Goods],
        }
    }

    /// Returns its name in this game.
    #[must_use]
    pub fn name(self, game: &Game) -> String {
        match self {
            Self::Start => {
                let is_usual = |seat| self.points(game, seat) == START_VP;
                match game.seats().all(is_usual) {
                    true => fl!(tiletum_end_start).to_owned(),
                    false => fl!(tiletum_end_start_and_other).to_owned(),
                }
            }
            Self::King => fl!(tiletum_end_king).to_owned(),
            Self::Fairs => fl!(tiletum_end_fairs).to_owned(),
            Self::Tiles => fl!(tiletum_end_tiles).to_owned(),
            Self::Contracts => names::source(Source::Contracts),
            Self::Cathedrals => names::source(Source::Cathedrals),
            Self::Buildings => names::source(Source::Buildings),
            Self::Houses => names::source(Source::HousesByPillars),
            Self::Goods => names::source(Source::Goods),
        }
    }

    /// Returns the points that a player has from it so far.
    #[must_use]
    pub fn points(self, game: &Game, seat: Seat) -> i32 {
        let player = game.player(seat);
        let score = player.score();
        match self {
            Self::Start => i32::from(player.vp()) - score.total(),
            _ => self.lines().iter().map(|&of| i32::from(score.of(of))).sum(),
        }
    }

    /// Returns its colour and pattern.
    #[must_use]
    pub fn block(self, ui: &Ui) -> Block {
        Block {
            colour: Colours::of(ui).sources[self as usize],
            pattern: self.pattern(),
        }
    }

    fn pattern(self) -> Pattern {
        match self {
            Self::Start => Pattern::Plain,
            Self::King => Pattern::Crossed(0.14),
            Self::Fairs => Pattern::Slanting(0.16, 2.5, 9.9),
            Self::Contracts => Pattern::Waves(0.22),
            Self::Cathedrals => Pattern::Bricks(0.16, 3.5),
            Self::Tiles => Pattern::Dots(0.2, 1.4),
            Self::Buildings => Pattern::Slanting(0.12, 1.2, 5.0),
            Self::Houses => Pattern::Upright(0.18),
            Self::Goods => Pattern::Dots(0.14, 2.4),
        }
    }
}

/// Returns the parts of a player's points, without empty ones and losses.
#[must_use]
pub fn pieces(ui: &Ui, view: &View<'_>, seat: Seat) -> Vec<Piece> {
    let name = view.words.seat(seat);
    let pieces = Origin::ALL.into_iter().filter_map(|origin| {
        let points = origin.points(view.game, seat);
        Some(Piece {
            block: origin.block(ui),
            points: u16::try_from(points).ok().filter(|&points| points > 0)?,
            told: fl!(
                tiletum_end_piece,
                name = &name,
                points = names::vp(points),
                source = origin.name(view.game)
            ),
        })
    });
    pieces.collect()
}

/// Returns the colours of the parts of a tower that are not sources.
#[must_use]
pub fn stone(ui: &Ui) -> Stone {
    let colours = Colours::of(ui);
    Stone {
        ink: colours.ink,
        merlon: colours.stone,
        ground: colours.frame[0],
    }
}

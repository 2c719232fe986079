//! The texts of hints: the reasons for a plan as sentences, the most important one first.

use super::names::{self, ap, vp};
use super::sentences::Words;
use crate::figures::{below_zero, decimal};
use crate::fl;
use crate::language::capital;
use tiletum::Game;
use tiletum::mind::advice::{Choice, Reason};

/// The smallest number of VP that makes a difference.
const NO_DIFFERENCE: f64 = 0.05;

impl Words<'_> {
    /// Returns the reasons for a choice, one sentence each.
    #[must_use]
    pub fn reasons(&self, before: &Game, choice: &Choice) -> Vec<String> {
        let reasons = choice.reasons.iter();
        reasons.map(|reason| self.reason(before, reason)).collect()
    }

    /// Returns a fact as a sentence.
    fn reason(&self, before: &Game, reason: &Reason) -> String {
        let edition = self.edition();
        match *reason {
            Reason::Goods { good, amount } => {
                fl!(
                    tiletum_advice_goods,
                    goods = names::amount(good, amount.into())
                )
            }
            Reason::DieCosts { gold } => {
                let gold = names::amount(tiletum::Good::Gold, gold);
                fl!(tiletum_advice_die_costs, gold)
            }
            Reason::Strength { action, ap: points } => {
                let action = capital(names::action(action));
                fl!(tiletum_advice_strength, action, points = ap(points))
            }
            Reason::Takes { tile, from } => fl!(
                tiletum_advice_takes,
                tile = self.tile(Some(tile)),
                spot = self.spot(Some(before), from)
            ),
            Reason::Goes { piece, to } => fl!(
                tiletum_advice_goes,
                piece = capital(names::piece(piece)),
                space = names::space(edition, to)
            ),
            Reason::House { city } => {
                fl!(tiletum_advice_house, city = names::city(edition, city))
            }
            Reason::Pillar { city } => {
                fl!(tiletum_advice_pillar, city = names::city(edition, city))
            }
            Reason::Contract { tile } => {
                fl!(tiletum_advice_contract, tile = self.tile(Some(tile)))
            }
            Reason::Cathedral { city, value } => fl!(
                tiletum_advice_cathedral,
                city = names::city(edition, city),
                points = vp(value.into())
            ),
            Reason::Crest { tile, building } => fl!(
                tiletum_advice_crest,
                tile = self.tile(Some(tile)),
                number = building + 1
            ),
            Reason::MovesIn {
                tile,
                building,
                floor,
            } => fl!(
                tiletum_advice_moves_in,
                tile = self.tile(Some(tile)),
                number = building + 1,
                floor
            ),
            Reason::Fills { building } => fl!(tiletum_advice_fills, number = building + 1),
            Reason::Completes {
                building,
                strengthens,
            } => {
                let number = building + 1;
                match strengthens {
                    None => fl!(tiletum_advice_completes, number),
                    Some((action, points)) => fl!(
                        tiletum_advice_completes_ap,
                        number,
                        action = names::action(action),
                        points = ap(points)
                    ),
                }
            }
            Reason::King { space, place } => {
                fl!(tiletum_advice_king, space = below_zero(space), place)
            }
            Reason::Points { source, vp: points } => fl!(
                tiletum_advice_points,
                source = capital(&names::source(source)),
                points = vp(points.into())
            ),
            Reason::TakesPart { round, vp: points } => {
                fl!(tiletum_advice_takes_part, round, points = vp(points))
            }
            Reason::Fair { round, vp: points } => {
                fl!(tiletum_advice_fair, round, points = vp(points))
            }
            Reason::ByPillars { vp: points } => {
                fl!(tiletum_advice_by_pillars, points = vp(points))
            }
            Reason::Buildings { vp: points } => {
                fl!(tiletum_advice_buildings, points = vp(points))
            }
            Reason::Lapses { ap: points } => fl!(tiletum_advice_lapses, points = ap(points)),
        }
    }
}

/// Says how far the best choice is ahead of the second best.
#[must_use]
pub fn ahead(choices: &[Choice]) -> Option<String> {
    let next = choices.get(1)?.behind;
    (next >= NO_DIFFERENCE).then(|| fl!(tiletum_advice_ahead, number = decimal(next)))
}

/// Says how far a choice is behind the best one.
#[must_use]
pub fn behind(choice: &Choice) -> Option<String> {
    let behind = choice.behind;
    (behind >= NO_DIFFERENCE).then(|| fl!(tiletum_advice_behind, number = decimal(behind)))
}

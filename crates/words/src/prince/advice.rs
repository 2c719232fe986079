//! The texts of hints: what to do as on a button, and the reasons as sentences, the most
//! important one first.

use super::names::ducats_short;
use super::sentences::Words;
use crate::figures::decimal;
use crate::sentences::tell;
use crate::{either, fl};
use prince::mind::advice::{Choice, Reason};
use prince::{CardType, Game};

/// The smallest number of points that makes a difference.
const NO_DIFFERENCE: f64 = 0.05;

/// Writes estimated points: `7.4 VP`.
#[must_use]
pub fn estimate(points: f64) -> String {
    fl!(prince_points, number = decimal(points))
}

/// Writes a chance in percent; what can go wrong is never certain.
fn percent(chance: f64) -> i64 {
    #[allow(clippy::cast_possible_truncation, reason = "a chance is at most 1")]
    let percent = (100.0 * chance).round() as i64;
    percent
}

impl Words<'_> {
    /// Says what to do, in as few words as on a button: `Bid 12, up to 34 D`.
    #[must_use]
    pub fn advised(&self, before: &Game, choice: &Choice) -> String {
        let decision = self.button(Some(before), &choice.command);
        let most = choice.reasons.iter().find_map(|reason| match reason {
            Reason::UpTo { ducats } => Some(*ducats),
            _ => None,
        });
        match most {
            Some(most) => fl!(prince_advice_up_to, decision, most = ducats_short(most)),
            None => decision,
        }
    }

    /// Returns the reasons for or against a choice, one sentence each.
    #[must_use]
    pub fn reasons(&self, before: &Game, choice: &Choice) -> Vec<String> {
        let reasons = choice.reasons.iter();
        reasons
            .filter_map(|reason| self.reason(before, reason))
            .collect()
    }

    /// Returns a fact as a sentence; `None` if it is part of the decision.
    fn reason(&self, before: &Game, reason: &Reason) -> Option<String> {
        Some(match *reason {
            Reason::UpTo { .. } => return None,
            Reason::Fair { ducats } => fl!(prince_advice_fair, price = ducats_short(ducats)),
            Reason::TooDear { ducats: 0 } => fl!(prince_advice_worthless).to_owned(),
            Reason::TooDear { ducats } => fl!(prince_advice_too_dear, price = ducats_short(ducats)),
            Reason::CannotPay { needed } => {
                fl!(prince_advice_cannot_pay, price = ducats_short(needed))
            }
            Reason::Brings {
                card,
                income,
                vp,
                turns,
                points,
            } => {
                let (card, points) = (self.key(card), estimate(points));
                match (income, vp) {
                    (0, vp) => fl!(prince_advice_brings_vp, card, vp, turns, points),
                    (income, 0) => fl!(prince_advice_brings_income, card, income, turns, points),
                    (income, vp) => fl!(prince_advice_brings_both, card, income, vp, turns, points),
                }
            }
            Reason::Use {
                card,
                power,
                points,
            } => return use_of(before.type_of(card), power, &estimate(points)),
            Reason::Votes {
                votes,
                before,
                after,
            } => fl!(
                prince_advice_votes,
                votes,
                before = percent(before),
                after = percent(after)
            ),
            Reason::Risk { chance } => fl!(prince_advice_risk, chance = percent(chance)),
            Reason::Shelters { cards } => fl!(prince_advice_shelters, cards),
            Reason::Rival { seat, points } => tell!(
                self,
                prince_advice_rival,
                player = seat,
                points = estimate(points)
            ),
            Reason::Fee { fee, left: 0 } => fl!(prince_advice_fee_all, fee = ducats_short(fee)),
            Reason::Fee { fee, left } => fl!(
                prince_advice_fee,
                fee = ducats_short(fee),
                left = ducats_short(left)
            ),
            Reason::Safer {
                card,
                before,
                after,
            } => tell!(
                self,
                prince_advice_safer,
                card,
                before = percent(before),
                after = percent(after)
            ),
            Reason::Strength { defence: 0, .. } => fl!(prince_advice_no_defence).to_owned(),
            Reason::Strength { attack, defence } => fl!(prince_advice_strength, attack, defence),
            Reason::Succeeds { chance } => fl!(prince_advice_succeeds, chance = percent(chance)),
            Reason::Spoils { points } => fl!(prince_advice_spoils, points = estimate(points)),
            Reason::Holds { chance } => fl!(prince_advice_holds, chance = percent(chance)),
            Reason::AtStake { points } => fl!(prince_advice_at_stake, points = estimate(points)),
            Reason::Costs { ducats } => fl!(prince_advice_costs, price = ducats_short(ducats)),
            Reason::Harms {
                seat,
                points,
                leads,
            } => {
                let (player, points) = (self.seat(seat), estimate(points));
                either!(
                    leads,
                    prince_advice_harms_leader | prince_advice_harms,
                    player,
                    points
                )
            }
            Reason::Hand { seat, cards } => tell!(self, prince_advice_hand, player = seat, cards),
            Reason::Skips { seat } => tell!(self, prince_advice_skips, player = seat),
            Reason::Verdict { own, needed } => fl!(prince_advice_verdict, own, needed),
            Reason::DealtHand { points, average } => fl!(
                prince_advice_dealt,
                points = estimate(points),
                average = estimate(average)
            ),
            Reason::Average { ducats } => fl!(prince_advice_average, price = ducats_short(ducats)),
            Reason::Elects {
                seat,
                votes,
                majority,
            } => {
                let player = self.seat(seat);
                either!(
                    votes >= majority,
                    prince_advice_elects | prince_advice_elects_nobody,
                    player,
                    votes,
                    majority
                )
            }
            Reason::KeepsFrom { seat } => tell!(self, prince_advice_keeps_from, player = seat),
            Reason::Cardinals { number, votes } => fl!(prince_advice_cardinals, number, votes),
            Reason::AllMayAccuse => fl!(prince_advice_all_may_accuse).to_owned(),
            Reason::Exchange { points } if points < 0.0 => {
                fl!(prince_advice_exchange_loses, points = estimate(-points))
            }
            Reason::Exchange { points } => {
                fl!(prince_advice_exchange_gains, points = estimate(points))
            }
            Reason::NothingPays => fl!(prince_advice_nothing_pays).to_owned(),
        })
    }
}

/// Says what a card for the hand is good for.
fn use_of(card_type: CardType, power: u8, points: &str) -> Option<String> {
    Some(match card_type {
        CardType::Condottiere => fl!(prince_advice_use_condottiere, power, points),
        CardType::Spy => fl!(prince_advice_use_spy, points),
        CardType::Bravo => fl!(prince_advice_use_bravo, points),
        CardType::Poison => fl!(prince_advice_use_poison, points),
        CardType::Doctor => fl!(prince_advice_use_doctor, points),
        CardType::Marriage => fl!(prince_advice_use_marriage, points),
        CardType::Savonarola => fl!(prince_advice_use_savonarola, points),
        CardType::Simony => fl!(prince_advice_use_simony, points),
        CardType::Holding | CardType::Office | CardType::Artist | CardType::Family => {
            return None;
        }
    })
}

/// How far a choice is behind the best one.
enum Behind {
    /// By so much of the chance to win, in percent.
    Wins(f64),
    /// By so many points of the lead, where the chance to win is the same.
    Points(f64),
    /// Not at all.
    Nothing,
}

impl Behind {
    /// Returns it; `None` if the choice was not tested.
    fn of(choice: &Choice) -> Option<Behind> {
        let (behind, wins) = (choice.behind?, 100.0 * choice.win_behind?);
        // What is left is the lead: a share of the win counts this many points.
        let points = behind - wins * prince::mind::advice::PERCENT;
        Some(match (wins >= 1.0, points >= NO_DIFFERENCE) {
            (true, _) => Behind::Wins(wins),
            (false, true) => Behind::Points(points),
            (false, false) => Behind::Nothing,
        })
    }
}

/// Says how far another choice is behind the best one; `None` if that was not tested.
#[must_use]
pub fn behind(choice: &Choice) -> Option<String> {
    Some(match Behind::of(choice)? {
        Behind::Wins(percent) => fl!(prince_advice_fewer_wins, percent = percent.round()),
        Behind::Points(points) => fl!(prince_advice_behind, points = estimate(points)),
        Behind::Nothing => fl!(prince_advice_as_good).to_owned(),
    })
}

/// Says how far the best choice is ahead of the second best, as a sentence.
#[must_use]
pub fn ahead(choices: &[Choice]) -> Option<String> {
    Some(match Behind::of(choices.get(1)?)? {
        Behind::Wins(percent) => fl!(prince_advice_more_wins, percent = percent.round()),
        Behind::Points(points) => fl!(prince_advice_ahead, points = estimate(points)),
        Behind::Nothing => fl!(prince_advice_next_as_good).to_owned(),
    })
}

//! Decisions on buttons: verb first, and as short as possible while still distinct. Only
//! the deciding player sees them, so they hide nothing.

use super::names::ducats;
use super::sentences::{Words, due};
use crate::fl;
use crate::sentences::tell;
use prince::{Command, Decision, Game, Place, Target};
use table::Card;

impl Words<'_> {
    /// Returns a decision as something to do: `Bid 12`.
    #[must_use]
    #[allow(clippy::too_many_lines, reason = "one arm for each decision")]
    pub fn button(&self, before: Option<&Game>, command: &Command) -> String {
        match command.decision {
            Decision::Keep => fl!(prince_button_keep).into(),
            Decision::Redeal => fl!(prince_button_redeal).into(),
            Decision::PayPatron => match due(before) {
                Some((_, fee)) => fl!(prince_button_pay_patron_of, price = ducats(fee)),
                None => fl!(prince_button_pay_patron).into(),
            },
            Decision::Decline => fl!(prince_button_decline).into(),
            Decision::Place(card, _) if before.is_some_and(|game| game.furnishing().is_some()) => {
                tell!(self, prince_button_furnish, card)
            }
            Decision::Place(_, Some(Place::Holding(holding))) => {
                tell!(self, prince_button_place_holding, holding)
            }
            Decision::Place(_, Some(Place::Base(_))) => fl!(prince_button_place_base).into(),
            Decision::Place(_, None) => fl!(prince_button_place_front).into(),
            Decision::Done => match before.and_then(Game::furnishing) {
                Some(_) => fl!(prince_button_done_furnishing).into(),
                None => fl!(prince_button_done).into(),
            },
            Decision::TurnUp(slot) => fl!(prince_button_turn_up, slot = slot + 1),
            Decision::Spy => fl!(prince_button_spy).into(),
            Decision::Move(card, Some(Place::Holding(holding))) => {
                tell!(self, prince_button_move_holding, card, holding)
            }
            Decision::Move(card, Some(Place::Base(_))) => {
                tell!(self, prince_button_move_base, card)
            }
            Decision::Move(card, None) => tell!(self, prince_button_move_front, card),
            Decision::Bid(bid) => fl!(prince_button_bid, number = bid),
            Decision::Pass => fl!(prince_button_pass).into(),
            Decision::Play(card, aim) => self.plays(before, card, aim, false),
            Decision::EndPlay => fl!(prince_button_end_play).into(),
            Decision::Doctor => fl!(prince_button_doctor).into(),
            Decision::NoDoctor => fl!(prince_button_no_doctor).into(),
            Decision::Give(Some(to)) => tell!(self, prince_button_give, player = to),
            Decision::Give(None) => fl!(prince_button_give_none).into(),
            Decision::Judge(true) => fl!(prince_button_judge_yes).into(),
            Decision::Judge(false) => fl!(prince_button_judge_no).into(),
            Decision::Seize(target, with) => {
                let decision = self.seizing(before, target);
                match with.is_empty() {
                    true => fl!(prince_button_seize_alone, decision),
                    false => tell!(self, prince_button_seize_with, decision, cards = with),
                }
            }
            Decision::EndPhase => fl!(prince_button_end_phase).into(),
            Decision::Defend(with) if with.is_empty() => fl!(prince_button_defend_alone).into(),
            Decision::Defend(with) => tell!(self, prince_button_defend, cards = with),
            Decision::Vote(votes) => tell!(self, prince_button_vote, votes),
            Decision::Assign(to) => fl!(prince_button_assign, offices = self.offices(&to)),
            Decision::Shuffle => fl!(prince_button_shuffle).into(),
            Decision::NoShuffle => fl!(prince_button_no_shuffle).into(),
            Decision::Accuse => fl!(prince_button_accuse).into(),
            Decision::NoAccuse => fl!(prince_button_no_accuse).into(),
            Decision::Distribute(to) => {
                let cardinals = self.votes(to.map(u16::from));
                fl!(prince_button_distribute, cardinals)
            }
            Decision::Offer(partner, give, take) => {
                let player = self.seat(partner);
                match (self.lot(give, true), self.lot(take, true)) {
                    (Some(give), Some(take)) => fl!(prince_button_offer, player, give, take),
                    (give, None) => fl!(
                        prince_button_offer_gift,
                        player,
                        give = give.unwrap_or_else(|| fl!(prince_nothing).to_owned())
                    ),
                    (None, Some(take)) => fl!(prince_button_offer_ask, player, take),
                }
            }
            Decision::Accept => fl!(prince_button_accept).into(),
            Decision::Refuse => fl!(prince_button_refuse).into(),
            Decision::Consent(true) => fl!(prince_button_consent).into(),
            Decision::Consent(false) => fl!(prince_button_no_consent).into(),
            Decision::Turned(card) => tell!(self, prince_button_turned, card),
            Decision::Sold(_, card, 0) => tell!(self, prince_button_sold_free, card),
            Decision::Sold(_, card, price) => tell!(self, prince_button_sold, card, number = price),
            Decision::Draw(card) | Decision::Steal(card) => match card {
                Card::Known(card) => tell!(self, prince_button_draw, card),
                Card::Hidden => fl!(prince_button_draw_hidden).into(),
            },
            Decision::Show(card) if self.is_table(card) => tell!(self, prince_button_lay, card),
            Decision::Show(card) => tell!(self, prince_button_show, card),
            Decision::Dealt(to) => fl!(prince_button_dealt, offices = self.offices(&to)),
            Decision::Correct(correction) => tell!(self, prince_button_correct, value = correction),
        }
    }

    /// Returns an attempt to seize something, without the condottieri:
    /// `Seize Bologna from Ben`.
    #[must_use]
    pub fn seizing(&self, before: Option<&Game>, target: Target) -> String {
        self.seizes(before, target, false)
    }
}

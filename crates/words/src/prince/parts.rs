//! Parts of sentences: who gets how many votes, cardinals or offices, a side of an offer, a
//! value that is set, and where a card is.

use super::names::ducats;
use super::sentences::Words;
use crate::fl;
use crate::sentences::tell;
use crate::text::listed;
use prince::rules::command::Agreement;
use prince::rules::state::Votes;
use prince::{CardId, Correction, Lot, Place, Spot};
use table::{Item as _, Seat, Set};

impl Words<'_> {
    /// Lists votes or cardinals of the players who get any: `Anna 6, Ben 12`.
    #[must_use]
    pub fn votes(&self, votes: Votes) -> String {
        let given = Seat::ALL
            .iter()
            .zip(votes)
            .filter(|(_, number)| *number > 0);
        let given = given.map(|(&seat, number)| {
            let player = self.seat(seat);
            fl!(prince_number_of, player, number)
        });
        match given.collect::<Vec<_>>() {
            none if none.is_empty() => fl!(prince_none).into(),
            given => given.join(", "),
        }
    }

    /// Lists who gets which office: `the Datary to Ben, the Protonotary to Clara`.
    #[must_use]
    pub fn offices(&self, to: &[Set<CardId>; 5]) -> String {
        let given = Seat::ALL.iter().zip(to).flat_map(|(&seat, offices)| {
            let player = self.seat(seat);
            offices.iter().map(move |office| {
                let card = self.key(office);
                fl!(prince_office_to, card, player = player.clone())
            })
        });
        match given.collect::<Vec<_>>() {
            none if none.is_empty() => fl!(prince_none).into(),
            given => given.join(", "),
        }
    }

    /// Describes one side of an offer; `None` if it is empty. Cards from a hand are named
    /// only if the viewer `knows` them.
    #[must_use]
    pub fn lot(&self, lot: Lot, knows: bool) -> Option<String> {
        let mut parts = Vec::new();
        if lot.money > 0 {
            parts.push(ducats(lot.money));
        }
        let (told, secret): (Vec<CardId>, Vec<CardId>) = lot
            .cards
            .iter()
            .partition(|&card| knows || self.is_table(card));
        let told = told.into_iter();
        parts.extend(told.map(|card| tell!(self, prince_card_told, card)));
        let hidden = usize::from(lot.hidden) + secret.len();
        if hidden > 0 {
            parts.push(fl!(prince_cards_hidden, number = hidden));
        }
        (!parts.is_empty()).then(|| listed(&parts))
    }

    /// Says what a value is set to: `money 40`.
    #[must_use]
    pub fn value(&self, correction: Correction) -> String {
        match correction {
            Correction::Money(_) if self.hides_money() => fl!(prince_money_hidden).into(),
            Correction::Money(ducats) => fl!(prince_value_money, number = ducats),
            Correction::Cardinals(number) => fl!(prince_value_cardinals, number),
            Correction::Pope(true) => fl!(prince_value_pope).into(),
            Correction::Pope(false) => fl!(prince_value_no_pope).into(),
            Correction::Skips(number) => fl!(prince_value_skips, number),
            Correction::Hidden(number) => fl!(prince_value_hidden, number),
            Correction::Lies(card, spot) => tell!(self, prince_value_lies, card, spot),
            Correction::Agreed(on) => agreed(on),
        }
    }

    /// Says where a card is: `under Bologna`.
    #[must_use]
    pub fn spot(&self, spot: Spot) -> String {
        match spot {
            Spot::Concealed => fl!(prince_spot_concealed).into(),
            Spot::Auctioned => fl!(prince_spot_auctioned).into(),
            Spot::Arriving(player) => tell!(self, prince_spot_arriving, player),
            Spot::Before(player) => tell!(self, prince_spot_before, player),
            Spot::Under(Place::Holding(holding)) => tell!(self, prince_spot_under_holding, holding),
            Spot::Under(Place::Base(player)) => tell!(self, prince_spot_under_base, player),
            Spot::InPlay => fl!(prince_spot_in_play).into(),
            Spot::Wedding(one, other) => tell!(self, prince_spot_wedding, player = one, other),
            Spot::Aside => fl!(prince_spot_aside).into(),
            Spot::Out => fl!(prince_spot_out).into(),
        }
    }
}

/// Says what a table agrees on from now on.
fn agreed(on: Agreement) -> String {
    let whether =
        |is_so: bool, so: &'static str, not: &'static str| if is_so { so } else { not }.to_owned();
    match on {
        Agreement::Turns(turns) => fl!(prince_agreed_turns, turns),
        Agreement::PointsOfPope(points) => fl!(prince_agreed_pope_points, points),
        Agreement::DucatsForPoint(number) => fl!(prince_agreed_ducats, number),
        Agreement::Trade(is_so) => {
            whether(is_so, fl!(prince_agreed_trade), fl!(prince_agreed_no_trade))
        }
        Agreement::Conclave(ballots) => fl!(prince_agreed_conclave, ballots),
        Agreement::SimonyAtShuffle(is_so) => whether(
            is_so,
            fl!(prince_agreed_simony),
            fl!(prince_agreed_no_simony),
        ),
        Agreement::HideMoney(is_so) => whether(
            is_so,
            fl!(prince_agreed_hide_money),
            fl!(prince_agreed_show_money),
        ),
        Agreement::HideHandSizes(is_so) => whether(
            is_so,
            fl!(prince_agreed_hide_hands),
            fl!(prince_agreed_show_hands),
        ),
    }
}

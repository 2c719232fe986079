//! Why something is not allowed, and what is wrong with a setup or a deck: a short sentence
//! for each fact, after the identifier of the rule.

use super::names::{self, cardinals, cards, ducats, offices, type_id, votes};
use super::rulebook::rule_text;
use super::sentences::Words;
use crate::fl;
use crate::safe;
use crate::sentences::tell;
use prince::{
    BadEdition, CardId, CardType, Command, Decision, Fact, Game, Phase, Place, Problem, Rule, Step,
    Target, Violation,
};
use table::{Seat, Set, Told};

impl Words<'_> {
    /// Says why a command is not allowed, with the rule: `A1: The next bid is …`. For a
    /// sealed command it says only that it does not hold, because the reason could reveal
    /// its content.
    #[must_use]
    pub fn refusal(&self, told: Told<'_, Game>, violation: &Violation) -> String {
        let Some(command) = told.open() else {
            let seat = told.seat().map(|seat| self.seat(seat));
            return fl!(prince_sealed_fails, name = seat.unwrap_or_default());
        };
        let player = self.seat(command.seat);
        let trades = matches!(
            command.decision,
            Decision::Offer(..) | Decision::Accept | Decision::Refuse | Decision::Consent(_)
        );
        let about = About {
            player,
            trades,
            steals: matches!(command.decision, Decision::Steal(_)),
        };
        self.cited(&about, violation)
    }

    /// Says why a command is not allowed in this position, with the rule. For a command
    /// that comes too early, it says what comes first.
    #[must_use]
    pub fn refusal_in(&self, game: &Game, command: &Command, violation: &Violation) -> String {
        let is_of_a_phase = matches!(
            command.decision,
            Decision::TurnUp(_)
                | Decision::Turned(_)
                | Decision::Bid(_)
                | Decision::Pass
                | Decision::Sold(..)
                | Decision::Spy
                | Decision::Play(..)
                | Decision::Seize(..)
        );
        let first = self.first(game).filter(|_| is_of_a_phase);
        match (&violation.fact, first) {
            (Fact::NotNow, Some(sentence)) => {
                let rule = violation.rule.to_string();
                fl!(cited, rule, sentence)
            }
            _ => self.refusal(Told::own(command), violation),
        }
    }

    /// Says what must be decided in a player phase before anything else, if anything.
    fn first(&self, game: &Game) -> Option<String> {
        if let Some((_, card)) = game.arrival() {
            return Some(tell!(self, prince_first_arrival, card));
        }
        let player = game.active()?;
        Some(match *game.phase() {
            Phase::Turning(_) => fl!(prince_first_turned).to_owned(),
            Phase::Bidding(bidding) => {
                let (card, player) = (bidding.card, bidding.turn);
                tell!(self, prince_first_bid, card, player)
            }
            Phase::Step(Step::Acquire) => tell!(self, prince_first_acquire, player),
            Phase::Step(Step::Play) => tell!(self, prince_first_play, player),
            Phase::Step(Step::Seize { .. }) => tell!(self, prince_first_phase, player),
            _ => return None,
        })
    }

    /// Describes a problem of a setup, with the player and the rule.
    #[must_use]
    pub fn problem(&self, problem: &Problem) -> String {
        let player = match problem.seat {
            Some(seat) => self.seat(seat),
            None => fl!(prince_this_player).to_owned(),
        };
        let about = About {
            player,
            trades: false,
            steals: false,
        };
        let cited = self.cited(&about, &problem.violation);
        match problem.seat {
            Some(player) => tell!(self, problem_of_player, player, problem = cited),
            None => cited,
        }
    }

    fn cited(&self, about: &About, violation: &Violation) -> String {
        let sentence = self.fact(about, violation.rule, &violation.fact);
        let rule = violation.rule.to_string();
        fl!(cited, rule, sentence)
    }

    #[allow(clippy::too_many_lines, reason = "one arm for each fact")]
    fn fact(&self, about: &About, rule: Rule, fact: &Fact) -> String {
        let player = about.player.as_str();
        match fact {
            Fact::NoSuchSeat(seat) => fl!(fact_nobody_in_seat, seat = format!("{seat:?}")),
            Fact::NotYourTurn(seats) => self.others_turn(player, *seats),
            Fact::NotNow => fl!(prince_fact_not_now, rule = rule_text(rule)),
            Fact::GameOver => fl!(fact_game_over).into(),
            Fact::HasAnswered => fl!(prince_fact_has_answered, player),
            Fact::Dealt => fl!(prince_fact_dealt).into(),
            Fact::NoSuchCard(card) => fl!(prince_fact_no_such_card, number = u8::from(*card)),
            Fact::NotInHand(card) if about.trades || about.steals => {
                tell!(self, prince_fact_not_in_that_hand, card)
            }
            Fact::NotInHand(card) => tell!(self, prince_fact_not_in_hand, player, card),
            Fact::Elsewhere(card) => tell!(self, prince_fact_elsewhere, card),
            Fact::NoneInHand(sort) => fl!(prince_fact_none_in_hand, player, kind = type_id(*sort)),
            Fact::NotA(card, sort) => tell!(self, prince_fact_not_a, card, kind = type_id(*sort)),
            Fact::TableCard(card) => tell!(self, prince_fact_table_card, card),
            Fact::NotPlayedHere(card) => tell!(self, prince_fact_not_played_here, card),
            Fact::WrongAim(card) => self.wrong_aim(*card),
            Fact::WrongVictim(card) if rule == Rule::C4 => {
                tell!(self, prince_fact_wrong_victim_bravo, card)
            }
            Fact::WrongVictim(card) => tell!(self, prince_fact_wrong_victim_poison, card),
            Fact::EmptyHand(other) => tell!(self, prince_fact_empty_hand, other),
            Fact::NotAlike { found, needed } => fl!(prince_fact_not_alike, found, needed),
            Fact::StillToLay(card) => tell!(self, prince_fact_still_to_lay, card),
            Fact::MustBeNamed => fl!(prince_fact_must_be_named).into(),
            Fact::NotEnoughMoney { needed, has } => self.too_dear(about, *needed, *has),
            Fact::BidTooLow { bid, least } => fl!(
                prince_fact_bid_too_low,
                bid = ducats(*bid),
                least = ducats(*least)
            ),
            Fact::EmptySlot(slot) => fl!(prince_fact_empty_slot, slot = u32::from(*slot) + 1),
            Fact::NotForNothing => fl!(prince_fact_not_for_nothing).into(),
            Fact::Occupied(Place::Holding(holding)) => {
                tell!(self, prince_fact_occupied_holding, holding)
            }
            Fact::Occupied(Place::Base(other)) => tell!(self, prince_fact_occupied_base, other),
            Fact::NotOwnPlace(_) if rule == Rule::H3 => fl!(prince_fact_only_new_holding).into(),
            Fact::NotOwnPlace(Place::Holding(holding)) => {
                tell!(self, prince_fact_not_own_holding, player, holding)
            }
            Fact::NotOwnPlace(Place::Base(seat)) => {
                tell!(self, prince_fact_not_own_base, player, other = seat)
            }
            Fact::NotOwn(card) if about.trades => tell!(self, prince_fact_not_the_givers, card),
            Fact::NotOwn(card) => tell!(self, prince_fact_not_own, player, card),
            Fact::NotArriving(card) => tell!(self, prince_fact_not_arriving, card),
            Fact::LiesThere(card) => tell!(self, prince_fact_lies_there, card),
            Fact::Stays(card) if rule == Rule::H6 => tell!(self, prince_fact_stays_family, card),
            Fact::Stays(card) => tell!(self, prince_fact_stays, card),
            Fact::IsProtected(card) if rule == Rule::H3 => {
                tell!(self, prince_fact_under_already, card)
            }
            Fact::IsProtected(card) => tell!(self, prince_fact_protected, card),
            Fact::NothingDue(card) => tell!(self, prince_fact_nothing_due, card),
            Fact::Oneself if rule == Rule::Z1 => fl!(prince_fact_oneself_seize, player),
            Fact::Oneself => fl!(prince_fact_oneself, player),
            Fact::Spouse(other) => tell!(self, prince_fact_spouse, player, other),
            Fact::IsPope => match rule {
                Rule::C8 => fl!(prince_fact_pope_savonarola),
                Rule::C9 => fl!(prince_fact_pope_accuse),
                Rule::C10 => fl!(prince_fact_pope_judge),
                _ => fl!(prince_fact_pope_office),
            }
            .into(),
            Fact::NotPope => fl!(prince_fact_not_pope).into(),
            Fact::Silenced => fl!(prince_fact_silenced, player),
            Fact::FirstTurn => fl!(prince_fact_first_turn).into(),
            Fact::NoGrievance => fl!(prince_fact_no_grievance, player),
            Fact::HeldIt(other) => tell!(self, prince_fact_held_it, other),
            Fact::NoDoctorLeft => fl!(prince_fact_no_doctor_left).into(),
            Fact::NoTarget(Target::Card(card)) => tell!(self, prince_fact_no_target, card),
            Fact::NoTarget(Target::Base(other)) => tell!(self, prince_fact_no_target_base, other),
            Fact::HasSeized => fl!(prince_fact_has_seized, player),
            Fact::NeedsCondottiere => fl!(prince_fact_needs_condottiere).into(),
            Fact::WrongVotes { given, has } => {
                fl!(prince_fact_wrong_votes, player, votes = votes(*has), given)
            }
            Fact::WrongOffices(offices) => tell!(self, prince_fact_wrong_offices, cards = offices),
            Fact::WrongCount {
                seat,
                given,
                before,
            } => tell!(
                self,
                prince_fact_wrong_count,
                other = seat,
                offices = offices(*before),
                given
            ),
            Fact::NoOffices => fl!(prince_fact_no_offices).into(),
            Fact::WrongCardinals { given, there } => fl!(
                prince_fact_wrong_cardinals,
                cardinals = cardinals(*there),
                given
            ),
            Fact::TooManyForPope { given, most } => fl!(prince_fact_too_many_for_pope, most, given),
            Fact::NoTrade => fl!(prince_fact_no_trade).into(),
            Fact::NotWithActive => fl!(prince_fact_not_with_active).into(),
            Fact::NotForSale(card) => tell!(self, prince_fact_not_for_sale, card),
            Fact::EmptyOffer => fl!(prince_fact_empty_offer).into(),
            Fact::Deck(bad) => edition_text(bad),
            Fact::WrongPlayers(number) => fl!(prince_fact_wrong_players, number),
            Fact::DeckTooSmall { found, needed } => fl!(prince_fact_deck_too_small, found, needed),
            Fact::OutOfRange { found, least, most } => out_of_range(rule, *found, *least, *most),
            Fact::CardTwice(card) if rule == Rule::X2 => {
                tell!(self, prince_fact_card_on_both_sides, card)
            }
            Fact::CardTwice(card) => tell!(self, prince_fact_card_twice, card),
            Fact::TooManyCards { found, there } => too_many_cards(rule, *found, *there),
            Fact::CannotLieThere(card) => tell!(self, prince_fact_cannot_lie_there, card),
            Fact::NothingChanges => fl!(prince_fact_nothing_changes).into(),
        }
    }

    fn others_turn(&self, player: &str, seats: Set<Seat>) -> String {
        let turn = self.seats(seats);
        match seats.len() {
            0 => fl!(prince_fact_nobodys_turn).into(),
            1 => fl!(prince_fact_not_your_turn, player, turn),
            _ => fl!(prince_fact_not_your_turn_many, player, turn),
        }
    }

    fn wrong_aim(&self, card: CardId) -> String {
        let name = self.key(card);
        match self.edition().card(card).card_type {
            CardType::Spy | CardType::Marriage => fl!(prince_fact_wrong_aim_player, card = name),
            CardType::Bravo | CardType::Poison => fl!(prince_fact_wrong_aim_card, card = name),
            CardType::Savonarola
            | CardType::Simony
            | CardType::Doctor
            | CardType::Condottiere
            | CardType::Holding
            | CardType::Office
            | CardType::Artist
            | CardType::Family => fl!(prince_fact_wrong_aim_none, card = name),
        }
    }

    fn too_dear(&self, about: &About, needed: u32, has: u32) -> String {
        let price = ducats(needed);
        match (about.trades, self.hides_money()) {
            (true, true) => fl!(prince_fact_short_in_trade_hidden, price),
            (true, false) => fl!(prince_fact_short_in_trade, price, has),
            (false, true) => fl!(
                prince_fact_not_enough_money_hidden,
                player = &about.player,
                price
            ),
            (false, false) => fl!(
                prince_fact_not_enough_money,
                player = &about.player,
                price,
                has
            ),
        }
    }
}

/// The context of a refusal: the player, and whether it is part of a trade or a Spy's
/// theft, where a fact may concern someone else.
struct About {
    player: String,
    trades: bool,
    steals: bool,
}

fn out_of_range(rule: Rule, found: i64, least: i64, most: i64) -> String {
    match rule {
        Rule::G2 => fl!(prince_fact_money_out_of_range, least, most, found),
        Rule::S1 => fl!(prince_fact_cardinals_out_of_range, least, most, found),
        Rule::G1 => fl!(prince_fact_turn_out_of_range, least, most, found),
        Rule::V1 => fl!(prince_fact_points_out_of_range, least, most, found),
        _ => fl!(prince_fact_out_of_range, least, most, found),
    }
}

fn too_many_cards(rule: Rule, found: usize, there: usize) -> String {
    match rule {
        Rule::G6 => fl!(prince_fact_too_many_cards_g6, cards = cards(there), found),
        Rule::S6 => fl!(prince_fact_too_many_cards_s6, cards = cards(there), found),
        Rule::T1 => fl!(prince_fact_too_many_cards_t1, cards = cards(found)),
        _ => fl!(prince_fact_too_many_cards_hand, found, there),
    }
}

/// Says what is wrong with a deck.
#[must_use]
pub fn edition_text(bad: &BadEdition) -> String {
    match bad {
        BadEdition::Unnamed(at) => fl!(prince_deck_unnamed, number = at + 1),
        BadEdition::SameId(id) => fl!(prince_deck_same_id, id = safe(id)),
        BadEdition::Number(at, name) => {
            fl!(prince_deck_number, number = at + 1, name = safe(name))
        }
        BadEdition::NoCard(id) => fl!(prince_deck_no_card, id = safe(id)),
        BadEdition::TooLarge {
            id,
            field,
            found,
            most,
        } => fl!(
            prince_deck_too_large,
            id = safe(id),
            field = names::field(*field),
            found,
            most
        ),
        BadEdition::NotOn { id, field } => fl!(
            prince_deck_not_on,
            id = safe(id),
            field = names::field(*field)
        ),
        BadEdition::Powerless(id) => fl!(prince_deck_powerless, id = safe(id)),
        BadEdition::UnequalFees { id, found, first } => fl!(
            prince_deck_unequal_fees,
            id = safe(id),
            found = ducats(*found),
            first = ducats(*first)
        ),
        BadEdition::TooMany { found, most } => fl!(prince_deck_too_many, found, most),
        BadEdition::TooFew { found, needed } => fl!(prince_deck_too_few, found, needed),
    }
}

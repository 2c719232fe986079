//! Why something is not allowed, and what is wrong with a setup or an edition: one sentence
//! for each fact, after the identifier of the rule.

use crate::fl;
use crate::florence::house_rules::house_rule;
use crate::florence::names::{Named, florins, grouped};
use crate::florence::rulebook::rule_text;
use crate::florence::sentences::Words;
use crate::sentences::tell;
use florence::rules::command::Deck;
use florence::rules::edition::BadEdition;
use florence::rules::field::shape::{BadShape, Shape};
use florence::rules::rule::{Amiss, CardPlace, Count, Likely, Open};
use florence::{
    AnyCard, Command, Decision, Fact, Game, Landscape, Object, Phase, Problem, Rule, Tile,
    Violation,
};

impl Words<'_> {
    /// Says why something is not allowed: a sentence, without the rule's identifier.
    #[must_use]
    pub fn violation(&self, violation: &Violation) -> String {
        self.fact(violation.rule, &violation.fact)
    }

    /// Says why something is not allowed, with the rule: `A5: The next bid is …`, and with
    /// the house rule that changed it: `A5, changed by H3: …`.
    #[must_use]
    pub fn cited(&self, violation: &Violation) -> String {
        self.cited_as(violation, self.violation(violation))
    }

    /// Says why a decision is not allowed in this position, with the rule. For what comes too
    /// early, it says what comes first.
    #[must_use]
    pub fn refusal(&self, game: &Game, command: &Command, violation: &Violation) -> String {
        match (&violation.fact, self.first(game, command.decision)) {
            (Fact::NotNow, Some(first)) => self.cited_as(violation, first),
            _ => self.cited(violation),
        }
    }

    /// Says what comes before a decision of another phase.
    fn first(&self, game: &Game, decision: Decision) -> Option<String> {
        let auctions = match decision {
            Decision::Name(_)
            | Decision::Raise(_)
            | Decision::Pass
            | Decision::Decline
            | Decision::Win(..) => true,
            Decision::Recruit(..)
            | Decision::Build(..)
            | Decision::Hire
            | Decision::Introduce(_)
            | Decision::AcquireBonus
            | Decision::Complete(_)
            | Decision::Princess(_)
            | Decision::EndTurn => false,
            _ => return None,
        };
        let player = || game.to_act().map(|player| self.seat(player));
        match (game.phase(), auctions) {
            (Phase::StartingHands, _) => Some(fl!(fact_first_hands).into()),
            (Phase::Seats, _) => Some(fl!(fact_first_seats).into()),
            (Phase::Characters, _) => Some(fl!(fact_first_characters).into()),
            (Phase::Auction, false) => Some(fl!(fact_first_auctions).into()),
            (Phase::Auction, true) => Some(fl!(fact_first_name, player = player()?)),
            (Phase::Actions, true) => Some(fl!(fact_first_actions).into()),
            (Phase::Actions | Phase::Reveal | Phase::Over, _) => None,
        }
    }

    fn cited_as(&self, violation: &Violation, sentence: String) -> String {
        let rule = violation.rule.to_string();
        match self.setup.options.house_rules.behind(violation) {
            Some(house) => fl!(
                cited_house_rule,
                rule,
                house = house.rule.to_string(),
                sentence
            ),
            None => fl!(cited, rule, sentence),
        }
    }

    /// Describes a problem of a setup, with the player and the rule.
    #[must_use]
    pub fn problem(&self, problem: &Problem) -> String {
        let cited = self.cited(&problem.violation);
        match problem.seat {
            Some(player) => tell!(self, problem_of_player, player, problem = cited),
            None => cited,
        }
    }

    #[allow(clippy::too_many_lines)]
    fn fact(&self, rule: Rule, fact: &Fact) -> String {
        let (named, player) = match self.own {
            Some(seat) => ("yes", self.seat(seat)),
            None => ("no", String::new()),
        };
        // A message that names the refused player, or otherwise says "this player".
        macro_rules! who {
            ($id:ident $(, $argument:ident = $value:expr)*) => {
                fl!($id, named, player = player $(, $argument = $value)*)
            };
        }
        match fact {
            Fact::NotYourTurn { to_act } => who!(fact_not_your_turn, turn = self.seat(*to_act)),
            Fact::NoSuchSeat(seat) | Fact::SeatNotAtTable(seat) => {
                fl!(fact_nobody_in_seat, seat = format!("{seat:?}"))
            }
            Fact::NotNow => fl!(fact_not_now, rule = rule_text(rule)),
            Fact::FirstDecide(open) => match open {
                Open::Placing => fl!(fact_first_place).into(),
                Open::Choosing => fl!(fact_first_choose).into(),
                Open::Recruiting => fl!(fact_first_recruit).into(),
                Open::Taking => fl!(fact_first_take).into(),
                Open::Merchant => fl!(fact_first_merchant).into(),
                Open::LastCall => fl!(fact_first_last_call).into(),
                Open::Exchange => fl!(fact_first_exchange).into(),
                Open::Talk => fl!(fact_first_talk).into(),
                Open::Bidding => fl!(fact_first_bid).into(),
            },
            Fact::HasAcquired if rule == Rule::Z1 => who!(fact_has_set_aside),
            Fact::NotSetAside(object) => who!(fact_not_set_aside, object = object),
            Fact::HasCharacter => who!(fact_has_character),
            Fact::CharacterGone(character) => fl!(fact_character_gone, character),
            Fact::NoSuchField {
                character,
                bid,
                least,
                most,
            } => fl!(
                fact_no_such_field,
                character,
                bid = florins(*bid),
                least = florins(*least),
                most = florins(*most)
            ),
            Fact::LowerField { bid, least } => fl!(
                fact_lower_field,
                bid = florins(*bid),
                least = florins(*least)
            ),
            Fact::TopField { most } => fl!(fact_top_field, most = florins(*most)),
            Fact::NotInFront(character) => who!(fact_not_in_front, character = character),
            Fact::PointsNotSold if rule == Rule::G4 => fl!(fact_points_never_sold).into(),
            Fact::PointsNotSold => fl!(fact_points_not_sold).into(),
            Fact::OnlyTracked => fl!(fact_only_tracked).into(),
            Fact::GameOver => fl!(fact_game_over).into(),
            Fact::NotEnoughMoney { needed, .. } if self.hides_money => {
                who!(fact_not_enough_money_hidden, price = florins(*needed))
            }
            Fact::NotEnoughMoney { needed, has } => {
                who!(fact_not_enough_money, price = florins(*needed), has = has)
            }
            Fact::WorkBeforeTurn { value } => who!(fact_work_before_turn, value = value),
            Fact::WorkWithoutCard { value } => who!(fact_work_without_card, value = value),
            Fact::BonusWithoutWork => fl!(fact_bonus_without_work).into(),
            Fact::WorkAfterEnd { value } => fl!(fact_work_after_end, value),
            Fact::NotEnoughPrestige { has: 0, .. } => who!(fact_no_prestige),
            Fact::NotEnoughPrestige { needed, has } => {
                who!(fact_not_enough_prestige, has = has, needed = needed)
            }
            Fact::TooLateToSell => fl!(fact_too_late_to_sell).into(),
            Fact::NotAStep { amount } => fl!(fact_not_a_step, amount = florins(*amount)),
            Fact::OutOfRange {
                what: Count::PrestigeSold,
                most: ..=0,
                ..
            } => who!(fact_no_prestige),
            Fact::OutOfRange {
                what,
                found,
                least,
                most,
            } => out_of_range(*what, *found, *least, *most),
            Fact::HasAcquired => who!(fact_has_acquired),
            Fact::HasDeclined => who!(fact_has_declined),
            Fact::HasPassed => who!(fact_has_passed),
            Fact::HasSeat => who!(fact_has_seat),
            Fact::SeatSold { place, owner } => {
                fl!(fact_seat_sold, place, player = self.seat(*owner))
            }
            Fact::Taken(object) => fl!(fact_taken, object),
            Fact::StackEmpty(object) => fl!(fact_stack_empty, object),
            Fact::NotAuctioned(Object::Landscape) => fl!(fact_landscapes_apart).into(),
            Fact::NotAuctioned(object) => fl!(fact_landscapes_together, object),
            Fact::BelowOpening { price, opening } => fl!(
                fact_below_opening,
                price = florins(*price),
                opening = florins(*opening)
            ),
            Fact::WrongRaise { bid, next } => {
                let raise = florins(self.setup.variant().raise);
                fl!(fact_wrong_raise, raise, next, bid)
            }
            Fact::PriceNotReachable {
                price,
                below,
                above,
            } => {
                let price = florins(*price);
                // The nearest prices would reveal how much others can pay.
                let near = match self.hides_money() {
                    true => (None, None),
                    false => (*below, *above),
                };
                match near {
                    (None, None) => who!(fact_price_not_reachable, price = price),
                    (Some(at), None) | (None, Some(at)) => {
                        who!(fact_price_reachable_at, price = price, at = florins(at))
                    }
                    (Some(below), Some(above)) => who!(
                        fact_price_reachable_between,
                        price = price,
                        below = grouped(below),
                        above = florins(above)
                    ),
                }
            }
            Fact::OtherAuction(object) => fl!(fact_other_auction, object),
            Fact::LastPaysOpening { opening } => {
                fl!(fact_last_pays_opening, opening = florins(*opening))
            }
            Fact::ThreeBuilders => {
                let most = self.setup.variant().most_builders;
                who!(fact_three_builders, most = most)
            }
            Fact::NoPlace(Object::Landscape) => who!(fact_no_landscape_place),
            Fact::NoPlace(object) => who!(fact_no_place, object = object),
            Fact::NoRoom(tile) if rule == Rule::P3 => fl!(fact_no_room_apart, tile),
            Fact::NoRoom(tile) => fl!(fact_no_room, tile),
            Fact::NoTileLeft(tile) => fl!(fact_no_tile_left, tile),
            Fact::NoFreedomLeft(freedom) => fl!(fact_no_freedom_left, freedom),
            Fact::NoCardLeft => fl!(fact_no_card_left).into(),
            Fact::NoActionLeft => fl!(fact_no_action_left, actions = self.setup.variant().actions),
            Fact::OncePerTurn => {
                let house = &self.setup.options.house_rules;
                match house.hires.or(house.introductions) {
                    Some(_) => fl!(fact_not_again_in_this_turn).into(),
                    None => fl!(fact_once_per_turn).into(),
                }
            }
            Fact::HasFreedom(freedom) => who!(fact_has_freedom, freedom = freedom),
            Fact::TooMany { what, found, most } => fl!(
                fact_too_many,
                found,
                things = counted(*what, (*found).into()),
                most,
                rule = rule_text(rule)
            ),
            Fact::TooFew { what, found, least } => fl!(
                fact_too_few,
                found,
                things = counted(*what, (*found).into()),
                least,
                rule = rule_text(rule)
            ),
            Fact::PrestigeUnexplained {
                found,
                most,
                likely,
            } => {
                let likely = match likely {
                    Likely::CountedTwice => fl!(likely_counted_twice),
                    Likely::CardsOnTrack => fl!(likely_cards_on_track),
                    Likely::LeftOut => fl!(likely_left_out),
                };
                fl!(
                    fact_prestige_unexplained,
                    most,
                    found,
                    other = found - most,
                    likely
                )
            }
            Fact::CardElsewhere { card, place } => self.card_elsewhere(*card, *place),
            Fact::NoHiddenCard { card } => who!(fact_no_hidden_card, card = card),
            Fact::AlreadyKnown(card) => fl!(fact_already_known, card),
            Fact::CardTwice(card) => fl!(fact_card_twice, card),
            Fact::NotOffered(card) => fl!(fact_not_offered, card),
            Fact::GivenBack(card) => fl!(fact_given_back, card),
            Fact::NotTheRest => fl!(fact_not_the_rest).into(),
            Fact::FaceDown if rule == Rule::S2 => fl!(fact_no_card_hidden).into(),
            Fact::FaceDown => fl!(fact_offer_hidden).into(),
            Fact::NoRecruitingCard => who!(fact_no_recruiting_card),
            Fact::OwnProfession => fl!(fact_own_profession).into(),
            Fact::NotOnTable { profession, from } => {
                let from = self.seat(*from);
                fl!(fact_not_on_table, profession, from)
            }
            Fact::BelowMinimum { value, minimum } => fl!(
                fact_below_minimum,
                value,
                short = minimum.saturating_sub(*value),
                minimum
            ),
            Fact::TooMuchPrestige { wanted, most: 0 } => fl!(fact_payment_too_small, wanted),
            Fact::TooMuchPrestige { wanted, most } => fl!(fact_too_much_prestige, most, wanted),
            Fact::AlreadyBuilt(building) => who!(fact_already_built, building = building),
            Fact::NotThisShape { tile, squares } if squares.is_empty() => {
                fl!(fact_no_squares, tile)
            }
            Fact::NotThisShape { tile, squares } => {
                let squares = squares.to_string();
                fl!(fact_not_this_shape, tile, squares)
            }
            Fact::Overlaps { squares } => fl!(fact_overlaps, squares = squares.to_string()),
            Fact::Touches { squares } => fl!(fact_touches, squares = squares.to_string()),
            Fact::TouchesAcross { squares } => {
                fl!(fact_touches_across, squares = squares.to_string())
            }
            Fact::LiesAlong { squares } => fl!(fact_lies_along, squares = squares.to_string()),
            Fact::There(seat, amiss, squares) => {
                let squares = *squares;
                let fact = match amiss {
                    Amiss::Overlaps => Fact::Overlaps { squares },
                    Amiss::Touches => Fact::Touches { squares },
                    Amiss::TouchesAcross => Fact::TouchesAcross { squares },
                    Amiss::LiesAlong => Fact::LiesAlong { squares },
                };
                tell!(
                    self,
                    fact_there,
                    owner = seat,
                    sentence = self.fact(rule, &fact)
                )
            }
            Fact::BuiltBy(owner, building) => tell!(self, fact_built_by, owner, building),
            Fact::OnOneSide(_) => fl!(fact_on_one_side).into(),
            Fact::NotJoined => fl!(fact_not_joined).into(),
            Fact::NotNeighbours(other) => tell!(self, fact_not_neighbours, other),
            Fact::PartnerShort { partner, .. } if self.hides_money => {
                tell!(self, fact_partner_short_hidden, partner)
            }
            Fact::PartnerShort {
                partner,
                needed,
                has,
            } => tell!(
                self,
                fact_partner_short,
                partner,
                needed = florins(*needed),
                has
            ),
            Fact::NoOtherPart(building) => fl!(fact_no_other_part, building),
            Fact::OtherField(owner) => tell!(self, fact_other_field, owner),
            Fact::OtherLandscape(kind) => fl!(fact_other_landscape, landscape = kind),
            Fact::Edition(bad) => edition_text(bad),
            Fact::StackOrder => fl!(fact_stack_order).into(),
            Fact::MustBe { what, found, must } => fl!(
                fact_must_be,
                found,
                things = counted(*what, *found),
                must,
                rule = rule_text(rule)
            ),
        }
    }

    fn card_elsewhere(&self, card: AnyCard, place: CardPlace) -> String {
        let card = card.id();
        match place {
            CardPlace::Hand(seat) => tell!(self, fact_card_in_hand, card, holder = seat),
            CardPlace::Table(seat) => tell!(self, fact_card_on_table, card, holder = seat),
            CardPlace::Stack => fl!(fact_card_in_stack, card),
            CardPlace::Used => fl!(fact_card_used, card),
        }
    }
}

/// Returns a number with what it counts: `1 jester`, `no jesters`.
fn counted(what: Count, number: i64) -> String {
    match what {
        Count::Players => fl!(count_players, number),
        Count::Round => fl!(count_rounds, number),
        Count::Money => fl!(count_florins, number),
        Count::Prestige => fl!(count_prestige, number),
        Count::PrestigeSold => fl!(count_prestige_sold, number),
        Count::PrestigeBought => fl!(count_prestige_bought, number),
        Count::BestWork => fl!(count_best_work, number),
        Count::Tiles(tile) => fl!(count_tiles, number, tile),
        Count::Buildings => fl!(count_buildings, number),
        Count::Landscapes => fl!(count_landscapes, number),
        Count::Jesters => fl!(count_jesters, number),
        Count::Builders => fl!(count_builders, number),
        Count::RecruitingCards => fl!(count_recruiting_cards, number),
        Count::RecruitingInHand => fl!(count_recruiting_in_hand, number),
        Count::RecruitingOnTable => fl!(count_recruiting_on_table, number),
        Count::RecruitingCardsLeft => fl!(count_recruiting_cards_left, number),
        Count::ProfessionsHad => fl!(count_professions_had, number),
        Count::PrestigeCards => fl!(count_prestige_cards, number),
        Count::ProfessionCards => fl!(count_profession_cards, number),
        Count::ProfessionsOnTable => fl!(count_professions_on_table, number),
        Count::BonusCards => fl!(count_bonus_cards, number),
        Count::UsedBonusCards => fl!(count_used_bonus_cards, number),
        Count::Stack(Deck::Professions) => fl!(count_profession_stack, number),
        Count::Stack(Deck::Bonus) => fl!(count_bonus_card_stack, number),
        Count::Stack(Deck::Prestige) => fl!(count_prestige_card_stack, number),
        Count::FreedomTiles(freedom) => fl!(count_freedom_tiles, number, freedom),
        Count::Freedoms => fl!(count_freedoms, number),
        Count::DoubledFreedoms => fl!(count_doubled_freedoms, number),
        Count::Objects => fl!(count_objects, number),
        Count::Actions => fl!(count_actions, number),
        Count::HouseRule(name) => fl!(count_house_rule, number, rule = house_rule(name)),
    }
}

fn out_of_range(what: Count, found: i64, least: i64, most: i64) -> String {
    let what = match what {
        Count::Round => "round",
        Count::Money => "money",
        Count::Prestige => "prestige",
        Count::PrestigeSold => "sold",
        Count::PrestigeBought => "bought",
        Count::BestWork => "best-work",
        Count::HouseRule(name) => {
            return fl!(
                fact_house_rule_out_of_range,
                rule = house_rule(name),
                found,
                least,
                most
            );
        }
        Count::Players
        | Count::Tiles(_)
        | Count::Buildings
        | Count::Landscapes
        | Count::Jesters
        | Count::Builders
        | Count::RecruitingCards
        | Count::RecruitingInHand
        | Count::RecruitingOnTable
        | Count::RecruitingCardsLeft
        | Count::ProfessionsHad
        | Count::PrestigeCards
        | Count::ProfessionCards
        | Count::ProfessionsOnTable
        | Count::BonusCards
        | Count::UsedBonusCards
        | Count::Stack(_)
        | Count::FreedomTiles(_)
        | Count::Freedoms
        | Count::DoubledFreedoms
        | Count::Objects
        | Count::Actions => {
            return fl!(
                fact_count_out_of_range,
                found,
                things = counted(what, found),
                least,
                most
            );
        }
    };
    fl!(fact_out_of_range, what, least, most, found)
}

/// Says what is wrong with an edition.
#[must_use]
pub fn edition_text(bad: &BadEdition) -> String {
    match bad {
        BadEdition::Missing(tile) => fl!(edition_tile_missing, tile),
        BadEdition::Drawing(tile) => fl!(edition_bad_drawing, tile),
        BadEdition::Shape(tile, BadShape::Empty) => fl!(edition_tile_empty, tile),
        BadEdition::Shape(tile, BadShape::TooLarge(squares)) => fl!(
            edition_tile_too_large,
            tile,
            squares,
            most = Shape::MOST_SQUARES
        ),
        BadEdition::Shape(tile, BadShape::NotConnected) => fl!(edition_tile_in_pieces, tile),
        BadEdition::Size {
            tile,
            found,
            expected,
        } => {
            let (id, found, expected) = (tile.id(), *found, *expected);
            match tile {
                Tile::Building(_) => fl!(edition_must_cover, tile = id, found, expected),
                Tile::Landscape(Landscape::Forest) => {
                    fl!(edition_must_cover_more, tile = id, found, expected)
                }
                Tile::Landscape(_) => fl!(edition_must_cover_fewer, tile = id, found, expected),
            }
        }
        BadEdition::SameShape(one, other) => fl!(edition_same_shape, tile = one, other),
        BadEdition::Board => fl!(edition_bad_board).into(),
        BadEdition::Palazzo { found } if found.is_empty() => fl!(edition_no_palazzo).into(),
        BadEdition::Palazzo { found } => fl!(edition_other_palazzo, squares = found.to_string()),
        BadEdition::JoinedPalazzo { .. } => fl!(edition_joined_palazzo).into(),
        BadEdition::Layout { players, .. } => fl!(edition_layout, players),
        BadEdition::FallingMinimum {
            round,
            found,
            before,
        } => fl!(edition_falling_minimum, found, before, round),
    }
}

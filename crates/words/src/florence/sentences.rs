//! What was decided, what happened, and what is wrong, as sentences: which message
//! it is and what is said in it. The messages are in `assets/lang`.

use crate::fl;
use crate::florence::house_rules::house_rule;
use crate::florence::names::{Named, cut, florins, points, said};
use crate::florence::rulebook::rule_text;
use crate::safe;
use florence::rules::command::Deck;
use florence::rules::edition::BadEdition;
use florence::rules::field::shape::{BadShape, Shape};
use florence::rules::rule::{Amiss, CardPlace, Count, Likely, Open};
use florence::rules::tally::TieBreak;
use florence::{
    AnyCard, Command, Decision, Event, Fact, Favour, Game, Joint, Landscape, NoRaise, Object,
    Player, Problem, Rule, Setup, Source, Tile, Useless, Violation,
};
use table::{Card, Eyes, Item, Seat};

/// A card is returned, and nobody says which.
const RETURN_HIDDEN: Decision = Decision::Return(Card::Hidden);

/// Makes sentences about one game: it knows the players' names.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    setup: &'a Setup,
    hides_money: bool,
    most: usize,
    told: Eyes,
    about: Option<Seat>,
}

impl<'a> Words<'a> {
    /// Sentences about the game that began like this.
    #[must_use]
    pub fn of(setup: &'a Setup) -> Self {
        Self {
            setup,
            hides_money: false,
            most: usize::MAX,
            told: Eyes::All,
            about: None,
        }
    }

    /// The same words for somebody who has seen what this seat has, or only what
    /// lies open to everybody.
    #[must_use]
    pub fn for_eyes_of(self, seat: Option<Seat>) -> Self {
        let told = Eyes::of(seat);
        Self { told, ..self }
    }

    /// Whether the cards of a seat are not told.
    #[must_use]
    pub fn hides_cards_of(&self, seat: Seat) -> bool {
        match self.told {
            Eyes::All => false,
            Eyes::None => true,
            Eyes::Seat(own) => own != seat,
        }
    }

    /// The same words without how much money anybody has, if that is hidden (G5).
    /// What is paid is done in the open and stays.
    #[must_use]
    pub fn hiding_money(self, hides_money: bool) -> Self {
        Self {
            hides_money,
            ..self
        }
    }

    /// The same words for refusing something to this seat, which they name.
    #[must_use]
    pub fn about(self, seat: Seat) -> Self {
        let about = Some(seat);
        Self { about, ..self }
    }

    /// The same words with names of at most so many letters, where there is
    /// little room.
    #[must_use]
    pub fn with_names_of(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// Whether these words hide how much money anybody has.
    #[must_use]
    pub fn hides_money(&self) -> bool {
        self.hides_money
    }

    /// How much money somebody has, or that it is not shown.
    #[must_use]
    pub fn money(&self, amount: u32) -> String {
        match self.hides_money {
            true => fl!(money_hidden).into(),
            false => florins(amount),
        }
    }

    /// What the bank pays for so many points sold (G4).
    pub(super) fn paid_for(&self, sold: u16) -> String {
        florins(self.setup.variant().point_sells_for * u32::from(sold))
    }

    /// The name of a seat's player, harmless wherever it is shown, or `Player A`
    /// where none was given.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        cut(&safe(&self.name(seat)), self.most)
    }

    /// The name of a seat's player letter by letter, for programs, or `Player A`
    /// where none was given.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self.setup.name(seat).trim() {
            "" => fl!(player_of_seat, seat = format!("{seat:?}")),
            name => name.to_owned(),
        }
    }

    /// What a seat decided: `Anna raises to 300 florins`.
    #[must_use]
    pub fn command(&self, command: &Command) -> String {
        if let Decision::Correct(correction) = command.decision {
            return self.correction(command.seat, None, correction);
        }
        let player = self.seat(command.seat);
        let decision = self.done(command);
        fl!(log_decision, player = player, decision = decision)
    }

    /// The same without the name: `raises to 300 florins`. A card that nobody sees is not
    /// named.
    #[must_use]
    pub fn done(&self, command: &Command) -> String {
        let hides = self.hides_cards_of(command.seat);
        match command.decision {
            Decision::Return(_) if hides => self.decision(&RETURN_HIDDEN),
            Decision::Keep(card, _) if hides => match card {
                AnyCard::Profession(_) => fl!(decision_keep_profession).into(),
                AnyCard::Bonus(_) => fl!(decision_keep_bonus_card).into(),
                AnyCard::Prestige(_) => fl!(decision_keep_prestige_card).into(),
            },
            ref decision => self.decision(decision),
        }
    }

    /// What a seat decided in this position. Of a bidder who could do nothing but
    /// pass the sentence says why: `Anna must pass: 300 florins and 1 PP cannot pay
    /// 500 florins`. Where money is kept secret it does not (G5).
    #[must_use]
    pub fn played(&self, before: Option<&Game>, command: &Command) -> String {
        if let (Some(before), Decision::Correct(correction)) = (before, command.decision) {
            let was = correction.as_it_is(before, command.seat);
            return self.correction(command.seat, Some(was), correction);
        }
        let forced = before.and_then(|before| {
            let (pass, why) = before.forced_pass()?;
            let reason = self.no_raise(before.player(pass.seat), why)?;
            (pass == *command).then_some(reason)
        });
        match forced {
            Some(reason) => {
                let player = self.seat(command.seat);
                fl!(log_must_pass, player = player, reason = reason)
            }
            None => self.command(command),
        }
    }

    /// Why a bidder cannot raise; nothing if that would tell how much money there
    /// is, and it is kept secret.
    fn no_raise(&self, player: &Player, why: NoRaise) -> Option<String> {
        let money = florins(player.money());
        Some(match why {
            NoRaise::OutOfReach { .. } if self.hides_money => return None,
            NoRaise::OutOfReach { next } if player.prestige() > 0 => {
                let points = points(player.prestige());
                let price = florins(next);
                fl!(
                    no_raise_points,
                    money = money,
                    points = points,
                    price = price
                )
            }
            NoRaise::OutOfReach { next } => {
                fl!(no_raise_money, money = money, price = florins(next))
            }
            NoRaise::Useless(Useless::ThreeBuilders) => fl!(no_raise_builders).into(),
            NoRaise::Useless(Useless::NoPlace(object)) => {
                fl!(no_raise_place, object = object.id())
            }
        })
    }

    /// What was decided, without who: `raises to 300 florins`. It names every card: of
    /// what somebody did [`Words::done`] tells what may be seen.
    #[must_use]
    pub fn decision(&self, decision: &Decision) -> String {
        match *decision {
            Decision::Return(Card::Known(card)) => fl!(decision_return, card = card.id()),
            Decision::Return(Card::Hidden) => fl!(decision_return_hidden).into(),
            Decision::Name(object) => fl!(decision_name, object = object.id()),
            Decision::Raise(bid) => fl!(decision_raise, price = florins(bid)),
            Decision::Pass => fl!(decision_pass).into(),
            Decision::Decline => fl!(decision_decline).into(),
            Decision::Win(object, price) => {
                fl!(decision_win, object = object.id(), price = florins(price))
            }
            Decision::Sit(price) => fl!(decision_sit, price = florins(price)),
            Decision::Take(object) => fl!(decision_take, object = object.id()),
            Decision::Place(kind, squares) => {
                let squares = squares.to_string();
                fl!(decision_place, landscape = kind.id(), squares = squares)
            }
            Decision::Keep(card, _) => fl!(decision_keep, card = card.id()),
            Decision::Recruit(from, card) => {
                let player = self.seat(from);
                fl!(decision_recruit, profession = card.id(), player = player)
            }
            Decision::Hold => fl!(decision_hold).into(),
            Decision::Build(kind, squares) => {
                let squares = squares.to_string();
                fl!(decision_build, building = kind.id(), squares = squares)
            }
            Decision::Hire => fl!(decision_hire).into(),
            Decision::Introduce(freedom) => fl!(decision_introduce, freedom = freedom.id()),
            Decision::AcquireBonus => fl!(decision_acquire_bonus).into(),
            Decision::Complete(work) => {
                let bonus = work.bonus.iter().map(said);
                let cards = [said(work.profession)].into_iter().chain(bonus);
                let cards: Vec<String> = cards.collect();
                let cards = cards.join(" + ");
                match work.prestige {
                    0 => fl!(decision_complete, cards = cards),
                    taken => {
                        fl!(
                            decision_complete_taking,
                            cards = cards,
                            points = points(taken)
                        )
                    }
                }
            }
            Decision::Bid(character, price) => fl!(
                decision_bid,
                character = character.id(),
                price = florins(price)
            ),
            Decision::Princess(0) => fl!(decision_princess).into(),
            Decision::Princess(taken) => fl!(decision_princess_taking, points = points(taken)),
            Decision::Merchant(Favour::Free) => fl!(decision_merchant_free).into(),
            Decision::Merchant(Favour::Points) => fl!(decision_merchant_points).into(),
            Decision::Professor(deck) => fl!(decision_professor, deck = deck_id(deck)),
            Decision::LetGo => fl!(decision_let_go).into(),
            Decision::Exchange(0) => fl!(decision_exchange_none).into(),
            Decision::Exchange(bought) => fl!(
                decision_exchange,
                points = points(bought),
                price = florins(u32::from(bought) * self.setup.variant().point_costs)
            ),
            Decision::Offer(joint) => fl!(
                decision_offer,
                building = joint.building().id(),
                player = self.seat(joint.other()),
                squares = self.joint_squares(joint),
                price = florins(joint.payment())
            ),
            Decision::Accept => fl!(decision_accept).into(),
            Decision::Refuse => fl!(decision_refuse).into(),
            Decision::Agree(joint) => fl!(
                decision_agree,
                building = joint.building().id(),
                player = self.seat(joint.other()),
                squares = self.joint_squares(joint),
                price = florins(joint.payment())
            ),
            Decision::EndTurn => fl!(decision_end_turn).into(),
            Decision::Sell(sold) => {
                fl!(
                    decision_sell,
                    points = points(sold),
                    price = self.paid_for(sold)
                )
            }
            Decision::Correct(_) => fl!(decision_correct).into(),
            Decision::Reveal(card) => fl!(decision_reveal, card = card.id()),
        }
    }

    /// A decision as something to do, in no person: `bid 300 florins`.
    #[must_use]
    pub fn to_do(&self, decision: &Decision) -> String {
        match *decision {
            Decision::Return(Card::Known(card)) => fl!(todo_return, card = card.id()),
            Decision::Return(Card::Hidden) => fl!(todo_return_hidden).into(),
            Decision::Name(object) => fl!(todo_name, object = object.id()),
            Decision::Raise(bid) => fl!(todo_raise, price = florins(bid)),
            Decision::Pass => fl!(todo_pass).into(),
            Decision::Decline => fl!(todo_decline).into(),
            Decision::Win(object, price) => {
                fl!(todo_win, object = object.id(), price = florins(price))
            }
            Decision::Sit(price) => fl!(todo_sit, price = florins(price)),
            Decision::Take(object) => fl!(todo_take, object = object.id()),
            Decision::Place(kind, squares) => {
                let squares = squares.to_string();
                fl!(todo_place, landscape = kind.id(), squares = squares)
            }
            Decision::Keep(card, _) => fl!(todo_keep, card = card.id()),
            Decision::Recruit(from, card) => {
                let player = self.seat(from);
                fl!(todo_recruit, profession = card.id(), player = player)
            }
            Decision::Hold => fl!(todo_hold).into(),
            Decision::Build(kind, squares) => {
                let squares = squares.to_string();
                fl!(todo_build, building = kind.id(), squares = squares)
            }
            Decision::Hire => fl!(todo_hire).into(),
            Decision::Introduce(freedom) => fl!(todo_introduce, freedom = freedom.id()),
            Decision::AcquireBonus => fl!(todo_acquire_bonus).into(),
            Decision::Complete(work) => {
                let bonus = work.bonus.iter().map(said);
                let cards = [said(work.profession)].into_iter().chain(bonus);
                let cards: Vec<String> = cards.collect();
                let cards = cards.join(" + ");
                match work.prestige {
                    0 => fl!(todo_complete, cards = cards),
                    taken => {
                        fl!(todo_complete_taking, cards = cards, points = points(taken))
                    }
                }
            }
            Decision::Bid(character, price) => {
                fl!(todo_bid, character = character.id(), price = florins(price))
            }
            Decision::Princess(0) => fl!(todo_princess).into(),
            Decision::Princess(taken) => fl!(todo_princess_taking, points = points(taken)),
            Decision::Merchant(Favour::Free) => fl!(todo_merchant_free).into(),
            Decision::Merchant(Favour::Points) => fl!(todo_merchant_points).into(),
            Decision::Professor(deck) => fl!(todo_professor, deck = deck_id(deck)),
            Decision::LetGo => fl!(todo_let_go).into(),
            Decision::Exchange(0) => fl!(todo_exchange_none).into(),
            Decision::Exchange(bought) => fl!(
                todo_exchange,
                points = points(bought),
                price = florins(u32::from(bought) * self.setup.variant().point_costs)
            ),
            Decision::Offer(joint) => fl!(
                todo_offer,
                building = joint.building().id(),
                player = self.seat(joint.other()),
                squares = self.joint_squares(joint),
                price = florins(joint.payment())
            ),
            Decision::Accept => fl!(todo_accept).into(),
            Decision::Refuse => fl!(todo_refuse).into(),
            Decision::Agree(joint) => fl!(
                todo_agree,
                building = joint.building().id(),
                player = self.seat(joint.other()),
                squares = self.joint_squares(joint),
                price = florins(joint.payment())
            ),
            Decision::EndTurn => fl!(todo_end_turn).into(),
            Decision::Sell(sold) => {
                fl!(
                    todo_sell,
                    points = points(sold),
                    price = self.paid_for(sold)
                )
            }
            Decision::Correct(_) => fl!(todo_correct).into(),
            Decision::Reveal(card) => fl!(todo_reveal, card = card.id()),
        }
    }

    /// The squares of a joint building on both sides: `e1 e2, Ben: e7`.
    #[must_use]
    pub fn joint_squares(&self, joint: Joint) -> String {
        fl!(
            joint_squares,
            own = joint.own().to_string(),
            player = self.seat(joint.other()),
            others = joint.others().to_string()
        )
    }

    /// What happened because of a command, if it is worth a word.
    #[must_use]
    pub fn event(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Seated { seat, place, price } => {
                let (player, price) = (self.seat(seat), florins(price));
                fl!(event_seated, player = player, place = place, price = price)
            }
            Event::Acquired {
                seat,
                object,
                price,
            } => {
                let (player, price) = (self.seat(seat), florins(price));
                fl!(
                    event_acquired,
                    player = player,
                    object = object.id(),
                    price = price
                )
            }
            Event::SetAside {
                seat,
                object,
                price,
            } => {
                let (player, price) = (self.seat(seat), florins(price));
                fl!(
                    event_set_aside,
                    player = player,
                    object = object.id(),
                    price = price
                )
            }
            Event::TookCharacter {
                seat,
                character,
                price,
            } => fl!(
                event_took_character,
                player = self.seat(seat),
                character = character.id(),
                price = florins(price)
            ),
            Event::UsedCharacter { seat, character } => fl!(
                event_used_character,
                player = self.seat(seat),
                character = character.id()
            ),
            Event::BuiltTogether {
                seat,
                partner,
                building,
            } => fl!(
                event_built_together,
                player = self.seat(seat),
                partner = self.seat(partner),
                building = building.id()
            ),
            Event::Paid { .. } if self.hides_money => return None,
            Event::Paid {
                from,
                to,
                florins: sum,
            } => fl!(
                event_paid,
                player = self.seat(from),
                partner = self.seat(to),
                money = florins(sum)
            ),
            Event::Left { object, .. } => fl!(event_left, thing = object.id()),
            Event::FreedomLeft(freedom) => fl!(event_left, thing = freedom.id()),
            Event::Gained {
                seat,
                points: gained,
                source,
            } => {
                let (player, points) = (self.seat(seat), points(gained));
                let source = source_text(source);
                fl!(
                    event_gained,
                    player = player,
                    points = points,
                    source = source
                )
            }
            Event::Money { seat, florins: sum } if sum > 0 && self.hides_money => {
                fl!(event_receives_hidden, player = self.seat(seat))
            }
            Event::Money { seat, florins: sum } if sum > 0 => {
                fl!(
                    event_receives,
                    player = self.seat(seat),
                    money = florins(sum)
                )
            }
            Event::Money { seat, florins: sum } => {
                fl!(event_pays, player = self.seat(seat), money = florins(-sum))
            }
            Event::Completed { seat, value } => {
                fl!(event_completed, player = self.seat(seat), value = value)
            }
            Event::RoundEnded { round, best_work } => {
                fl!(event_round_ended, round = round, best = best_work)
            }
            Event::RoundBegan {
                round,
                start_player,
            } => {
                let player = self.seat(start_player);
                fl!(event_round_began, round = round, player = player)
            }
            Event::Corrected {
                seat,
                before,
                after,
            } => self.correction(seat, Some(before), after),
            Event::GameEnded => fl!(event_game_ended).into(),
            Event::HandsChosen
            | Event::CharactersOffered { .. }
            | Event::DrewHidden { .. }
            | Event::Revealed { .. }
            | Event::AuctionsEnded { .. }
            | Event::TurnBegan { .. } => return None,
        })
    }

    /// Why something is not allowed: a sentence, without the rule's identifier.
    #[must_use]
    pub fn violation(&self, violation: &Violation) -> String {
        self.fact(violation.rule, &violation.fact)
    }

    /// Why something is not allowed, with the rule: `A5: The next bid is …`, and the
    /// house rule that has changed it: `A5, changed by H3: …`.
    #[must_use]
    pub fn cited(&self, violation: &Violation) -> String {
        let sentence = self.violation(violation);
        let rule = violation.rule.to_string();
        match self.setup.options.house_rules.behind(violation) {
            Some(house) => fl!(
                cited_house_rule,
                rule = rule,
                house = house.rule.to_string(),
                sentence = sentence
            ),
            None => fl!(cited, rule = rule, sentence = sentence),
        }
    }

    /// Something that is wrong with a setup, with whose and the rule.
    #[must_use]
    pub fn problem(&self, problem: &Problem) -> String {
        let cited = self.cited(&problem.violation);
        match problem.seat {
            Some(seat) => fl!(problem_of_player, player = self.seat(seat), problem = cited),
            None => cited,
        }
    }

    #[allow(clippy::too_many_lines)]
    fn fact(&self, rule: Rule, fact: &Fact) -> String {
        let (named, player) = match self.about {
            Some(seat) => ("yes", self.seat(seat)),
            None => ("no", String::new()),
        };
        // A message that names whoever is refused, or else says "this player".
        macro_rules! who {
            ($id:ident $(, $argument:ident = $value:expr)*) => {
                fl!($id, named = named, player = player $(, $argument = $value)*)
            };
        }
        match fact {
            Fact::NotYourTurn { to_act } => {
                who!(fact_not_your_turn, turn = self.seat(*to_act))
            }
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
            Fact::NotSetAside(object) => who!(fact_not_set_aside, object = object.id()),
            Fact::HasCharacter => who!(fact_has_character),
            Fact::CharacterGone(character) => {
                fl!(fact_character_gone, character = character.id())
            }
            Fact::NoSuchField {
                character,
                bid,
                least,
                most,
            } => fl!(
                fact_no_such_field,
                character = character.id(),
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
            Fact::NotInFront(character) => {
                who!(fact_not_in_front, character = character.id())
            }
            Fact::PointsNotSold if rule == Rule::G4 => fl!(fact_points_never_sold).into(),
            Fact::PointsNotSold => fl!(fact_points_not_sold).into(),
            Fact::OnlyTracked => fl!(fact_only_tracked).into(),
            Fact::GameOver => fl!(fact_game_over).into(),
            Fact::NotEnoughMoney { needed, .. } if self.hides_money => {
                who!(fact_not_enough_money_hidden, price = florins(*needed))
            }
            Fact::NotEnoughMoney { needed, has } => {
                who!(fact_not_enough_money, price = florins(*needed), has = *has)
            }
            Fact::WorkBeforeTurn { value } => who!(fact_work_before_turn, value = *value),
            Fact::WorkWithoutCard { value } => who!(fact_work_without_card, value = *value),
            Fact::BonusWithoutWork => fl!(fact_bonus_without_work).into(),
            Fact::WorkAfterEnd { value } => fl!(fact_work_after_end, value = *value),
            Fact::NotEnoughPrestige { has: 0, .. } => who!(fact_no_prestige),
            Fact::NotEnoughPrestige { needed, has } => {
                who!(fact_not_enough_prestige, has = *has, needed = *needed)
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
            Fact::Taken(object) => fl!(fact_taken, object = object.id()),
            Fact::StackEmpty(object) => fl!(fact_stack_empty, object = object.id()),
            Fact::NotAuctioned(Object::Landscape) => fl!(fact_landscapes_apart).into(),
            Fact::NotAuctioned(object) => fl!(fact_landscapes_together, object = object.id()),
            Fact::BelowOpening { price, opening } => fl!(
                fact_below_opening,
                price = florins(*price),
                opening = florins(*opening)
            ),
            Fact::WrongRaise { bid, next } => {
                let raise = florins(self.setup.variant().raise);
                fl!(fact_wrong_raise, raise = raise, next = *next, bid = *bid)
            }
            Fact::PriceNotReachable { price } => {
                who!(fact_price_not_reachable, price = florins(*price))
            }
            Fact::OtherAuction(object) => fl!(fact_other_auction, object = object.id()),
            Fact::LastPaysOpening { opening } => {
                fl!(fact_last_pays_opening, opening = florins(*opening))
            }
            Fact::ThreeBuilders => {
                let most = self.setup.variant().most_builders;
                who!(fact_three_builders, most = most)
            }
            Fact::NoPlace(Object::Landscape) => who!(fact_no_landscape_place),
            Fact::NoPlace(object) => who!(fact_no_place, object = object.id()),
            Fact::NoRoom(tile) if rule == Rule::P3 => fl!(fact_no_room_apart, tile = tile.id()),
            Fact::NoRoom(tile) => fl!(fact_no_room, tile = tile.id()),
            Fact::NoTileLeft(tile) => fl!(fact_no_tile_left, tile = tile.id()),
            Fact::NoFreedomLeft(freedom) => fl!(fact_no_freedom_left, freedom = freedom.id()),
            Fact::NoCardLeft => fl!(fact_no_card_left).into(),
            Fact::NoActionLeft => {
                fl!(fact_no_action_left, actions = self.setup.variant().actions)
            }
            Fact::OncePerTurn => {
                let house = &self.setup.options.house_rules;
                match house.hires.or(house.introductions) {
                    Some(_) => fl!(fact_not_again_in_this_turn).into(),
                    None => fl!(fact_once_per_turn).into(),
                }
            }
            Fact::HasFreedom(freedom) => who!(fact_has_freedom, freedom = freedom.id()),
            Fact::TooMany { what, found, most } => fl!(
                fact_too_many,
                found = *found,
                things = counted(*what, (*found).into()),
                most = *most,
                rule = rule_text(rule)
            ),
            Fact::TooFew { what, found, least } => fl!(
                fact_too_few,
                found = *found,
                things = counted(*what, (*found).into()),
                least = *least,
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
                    most = *most,
                    found = *found,
                    other = found - most,
                    likely = likely
                )
            }
            Fact::CardElsewhere { card, place } => self.card_elsewhere(*card, *place),
            Fact::NoHiddenCard { card } => who!(fact_no_hidden_card, card = card.id()),
            Fact::AlreadyKnown(card) => fl!(fact_already_known, card = card.id()),
            Fact::CardTwice(card) => fl!(fact_card_twice, card = card.id()),
            Fact::NotOffered(card) => fl!(fact_not_offered, card = card.id()),
            Fact::GivenBack(card) => fl!(fact_given_back, card = card.id()),
            Fact::NotTheRest => fl!(fact_not_the_rest).into(),
            Fact::FaceDown if rule == Rule::S2 => fl!(fact_no_card_hidden).into(),
            Fact::FaceDown => fl!(fact_offer_hidden).into(),
            Fact::NoRecruitingCard => who!(fact_no_recruiting_card),
            Fact::OwnProfession => fl!(fact_own_profession).into(),
            Fact::NotOnTable { profession, from } => {
                let from = self.seat(*from);
                fl!(fact_not_on_table, profession = profession.id(), from = from)
            }
            Fact::BelowMinimum { value, minimum } => fl!(
                fact_below_minimum,
                value = *value,
                short = minimum.saturating_sub(*value),
                minimum = *minimum
            ),
            Fact::TooMuchPrestige { wanted, most: 0 } => {
                fl!(fact_payment_too_small, wanted = *wanted)
            }
            Fact::TooMuchPrestige { wanted, most } => {
                fl!(fact_too_much_prestige, most = *most, wanted = *wanted)
            }
            Fact::AlreadyBuilt(building) => who!(fact_already_built, building = building.id()),
            Fact::NotThisShape { tile, squares } if squares.is_empty() => {
                fl!(fact_no_squares, tile = tile.id())
            }
            Fact::NotThisShape { tile, squares } => {
                let squares = squares.to_string();
                fl!(fact_not_this_shape, tile = tile.id(), squares = squares)
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
                fl!(
                    fact_there,
                    owner = self.seat(*seat),
                    sentence = self.fact(rule, &fact)
                )
            }
            Fact::BuiltBy(seat, building) => fl!(
                fact_built_by,
                owner = self.seat(*seat),
                building = building.id()
            ),
            Fact::OnOneSide(_) => fl!(fact_on_one_side).into(),
            Fact::NotJoined => fl!(fact_not_joined).into(),
            Fact::NotNeighbours(seat) => fl!(fact_not_neighbours, other = self.seat(*seat)),
            Fact::PartnerShort { partner, .. } if self.hides_money => {
                fl!(fact_partner_short_hidden, partner = self.seat(*partner))
            }
            Fact::PartnerShort {
                partner,
                needed,
                has,
            } => fl!(
                fact_partner_short,
                partner = self.seat(*partner),
                needed = florins(*needed),
                has = *has
            ),
            Fact::NoOtherPart(building) => fl!(fact_no_other_part, building = building.id()),
            Fact::OtherField(seat) => fl!(fact_other_field, owner = self.seat(*seat)),
            Fact::OtherLandscape(kind) => fl!(fact_other_landscape, landscape = kind.id()),
            Fact::Edition(bad) => edition_text(bad),
            Fact::StackOrder => fl!(fact_stack_order).into(),
            Fact::MustBe { what, found, must } => fl!(
                fact_must_be,
                found = *found,
                things = counted(*what, *found),
                must = *must,
                rule = rule_text(rule)
            ),
        }
    }

    fn card_elsewhere(&self, card: AnyCard, place: CardPlace) -> String {
        let card = card.id();
        match place {
            CardPlace::Hand(seat) => {
                fl!(fact_card_in_hand, card = card, holder = self.seat(seat))
            }
            CardPlace::Table(seat) => {
                fl!(fact_card_on_table, card = card, holder = self.seat(seat))
            }
            CardPlace::Stack => fl!(fact_card_in_stack, card = card),
            CardPlace::Used => fl!(fact_card_used, card = card),
        }
    }

    /// All names, in seat order.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, String)> + 'a {
        let words = *self;
        let seats = Seat::ALL.iter().take(words.setup.players.len());
        seats.map(move |&seat| (seat, words.seat(seat)))
    }
}

/// The id of a stack's name.
pub(super) fn deck_id(deck: Deck) -> &'static str {
    match deck {
        Deck::Professions => "professions",
        Deck::Bonus => "bonus",
        Deck::Prestige => "prestige",
    }
}

/// What the points came from.
#[must_use]
pub fn source_text(source: Source) -> &'static str {
    match source {
        Source::FurtherLandscape => fl!(source_further_landscape),
        Source::FurtherBuilder => fl!(source_further_builder),
        Source::Building => fl!(source_building),
        Source::Work => fl!(source_work),
        Source::BestWork => fl!(source_best_work),
        Source::Merchant => fl!(source_merchant),
        Source::Banker => fl!(source_banker),
    }
}

/// What set a player apart from the one before.
#[must_use]
pub fn tie_text(tie: TieBreak) -> &'static str {
    match tie {
        TieBreak::Money => fl!(tie_money),
        TieBreak::LowestProfession => fl!(tie_lowest_profession),
        TieBreak::Shared => fl!(tie_shared),
    }
}

/// The same as a sentence about the two.
#[must_use]
pub fn tie_between(tie: TieBreak, name: &str, before: &str) -> String {
    match tie {
        TieBreak::Money => fl!(tie_between_money, player = name, before = before),
        TieBreak::LowestProfession => {
            fl!(
                tie_between_lowest_profession,
                player = name,
                before = before
            )
        }
        TieBreak::Shared => fl!(tie_between_shared, player = name, before = before),
    }
}

/// What a number counts, with the number: `1 jester`, `no jesters`.
fn counted(what: Count, number: i64) -> String {
    match what {
        Count::Players => fl!(count_players, number = number),
        Count::Round => fl!(count_rounds, number = number),
        Count::Money => fl!(count_florins, number = number),
        Count::Prestige => fl!(count_prestige, number = number),
        Count::PrestigeSold => fl!(count_prestige_sold, number = number),
        Count::PrestigeBought => fl!(count_prestige_bought, number = number),
        Count::BestWork => fl!(count_best_work, number = number),
        Count::Tiles(tile) => fl!(count_tiles, number = number, tile = tile.id()),
        Count::Buildings => fl!(count_buildings, number = number),
        Count::Landscapes => fl!(count_landscapes, number = number),
        Count::Jesters => fl!(count_jesters, number = number),
        Count::Builders => fl!(count_builders, number = number),
        Count::RecruitingCards => fl!(count_recruiting_cards, number = number),
        Count::RecruitingInHand => fl!(count_recruiting_in_hand, number = number),
        Count::RecruitingOnTable => fl!(count_recruiting_on_table, number = number),
        Count::RecruitingCardsLeft => fl!(count_recruiting_cards_left, number = number),
        Count::ProfessionsHad => fl!(count_professions_had, number = number),
        Count::PrestigeCards => fl!(count_prestige_cards, number = number),
        Count::ProfessionCards => fl!(count_profession_cards, number = number),
        Count::ProfessionsOnTable => fl!(count_professions_on_table, number = number),
        Count::BonusCards => fl!(count_bonus_cards, number = number),
        Count::UsedBonusCards => fl!(count_used_bonus_cards, number = number),
        Count::Stack(Deck::Professions) => fl!(count_profession_stack, number = number),
        Count::Stack(Deck::Bonus) => fl!(count_bonus_card_stack, number = number),
        Count::Stack(Deck::Prestige) => fl!(count_prestige_card_stack, number = number),
        Count::FreedomTiles(freedom) => {
            fl!(count_freedom_tiles, number = number, freedom = freedom.id())
        }
        Count::Freedoms => fl!(count_freedoms, number = number),
        Count::DoubledFreedoms => fl!(count_doubled_freedoms, number = number),
        Count::Objects => fl!(count_objects, number = number),
        Count::Actions => fl!(count_actions, number = number),
        Count::HouseRule(name) => {
            fl!(count_house_rule, number = number, rule = house_rule(name))
        }
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
                found = found,
                least = least,
                most = most
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
                found = found,
                things = counted(what, found),
                least = least,
                most = most
            );
        }
    };
    fl!(
        fact_out_of_range,
        what = what,
        least = least,
        most = most,
        found = found
    )
}

/// What is wrong with an edition.
#[must_use]
pub fn edition_text(bad: &BadEdition) -> String {
    match bad {
        BadEdition::Missing(tile) => fl!(edition_tile_missing, tile = tile.id()),
        BadEdition::Drawing(tile) => fl!(edition_bad_drawing, tile = tile.id()),
        BadEdition::Shape(tile, BadShape::Empty) => fl!(edition_tile_empty, tile = tile.id()),
        BadEdition::Shape(tile, BadShape::TooLarge(squares)) => fl!(
            edition_tile_too_large,
            tile = tile.id(),
            squares = *squares,
            most = Shape::MOST_SQUARES
        ),
        BadEdition::Shape(tile, BadShape::NotConnected) => {
            fl!(edition_tile_in_pieces, tile = tile.id())
        }
        BadEdition::Size {
            tile,
            found,
            expected,
        } => {
            let (id, found, expected) = (tile.id(), *found, *expected);
            match tile {
                Tile::Building(_) => {
                    fl!(
                        edition_must_cover,
                        tile = id,
                        found = found,
                        expected = expected
                    )
                }
                Tile::Landscape(Landscape::Forest) => {
                    fl!(
                        edition_must_cover_more,
                        tile = id,
                        found = found,
                        expected = expected
                    )
                }
                Tile::Landscape(_) => {
                    fl!(
                        edition_must_cover_fewer,
                        tile = id,
                        found = found,
                        expected = expected
                    )
                }
            }
        }
        BadEdition::SameShape(one, other) => {
            fl!(edition_same_shape, tile = one.id(), other = other.id())
        }
        BadEdition::Board => fl!(edition_bad_board).into(),
        BadEdition::Palazzo { found } if found.is_empty() => fl!(edition_no_palazzo).into(),
        BadEdition::Palazzo { found } => {
            fl!(edition_other_palazzo, squares = found.to_string())
        }
        BadEdition::JoinedPalazzo { .. } => fl!(edition_joined_palazzo).into(),
        BadEdition::Layout { players, .. } => fl!(edition_layout, players = *players),
        BadEdition::FallingMinimum {
            round,
            found,
            before,
        } => fl!(
            edition_falling_minimum,
            found = *found,
            before = *before,
            round = *round
        ),
    }
}

/// The stack a card was drawn from.
#[must_use]
pub fn deck_text(deck: Deck) -> &'static str {
    match deck {
        Deck::Professions => fl!(stack_of_professions),
        Deck::Bonus => fl!(stack_of_bonus_cards),
        Deck::Prestige => fl!(stack_of_prestige_cards),
    }
}

/// `3 entries`, for what a jump back leaves out.
#[must_use]
pub fn entries(number: usize) -> String {
    fl!(entries, count = number)
}

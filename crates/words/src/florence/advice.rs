//! The names of bots, and the texts of their hints and of the review of a game.

use crate::figures::{signed, signed_tenths, tenths};
use crate::fl;
use crate::florence::names::{
    Named, bonus_card_text, decimal, florins, listed, points, prestige_card_text, wanted,
};
use crate::florence::sentences::Words;
use crate::sentences::tell;
use florence::mind::bot::{
    About, Advice, Apart, Bot, Cause, Choice, Cost, Distance, Fair, Level, Mark, NextWork, Part,
    Price, Push, Reason, Share, Temperament, Term, Verdict, Wants,
};
use florence::{Decision, Deck, Size};
use table::Seat;

/// Returns the name of a level, for use in the middle of a sentence: `step 4`.
#[must_use]
pub fn level(level: Level) -> String {
    fl!(level_step, step = level.step())
}

/// Returns the name of a bot, for use in the middle of a sentence: `step 4, miser`.
#[must_use]
pub fn bot(bot: Bot) -> String {
    let level = level(bot.level);
    match bot.temperament {
        Temperament::Plain => level,
        other => fl!(
            level_and_temperament,
            level,
            temperament = temperament(other)
        ),
    }
}

/// Returns the name of a temperament, for use in the middle of a sentence.
#[must_use]
pub fn temperament(temperament: Temperament) -> &'static str {
    match temperament {
        Temperament::Plain => fl!(temperament_plain),
        Temperament::Builder => fl!(temperament_builder),
        Temperament::Showman => fl!(temperament_showman),
        Temperament::Miser => fl!(temperament_miser),
        Temperament::Collector => fl!(temperament_collector),
        Temperament::Spoiler => fl!(temperament_spoiler),
    }
}

/// Describes what a bot with this temperament likes.
#[must_use]
pub fn temperament_hint(temperament: Temperament) -> &'static str {
    match temperament {
        Temperament::Plain => fl!(temperament_hint_plain),
        Temperament::Builder => fl!(temperament_hint_builder),
        Temperament::Showman => fl!(temperament_hint_showman),
        Temperament::Miser => fl!(temperament_hint_miser),
        Temperament::Collector => fl!(temperament_hint_collector),
        Temperament::Spoiler => fl!(temperament_hint_spoiler),
    }
}

/// Describes how a level plays.
#[must_use]
pub fn level_hint(level: Level) -> &'static str {
    match level {
        Level::One => fl!(level_hint_one),
        Level::Two => fl!(level_hint_two),
        Level::Three => fl!(level_hint_three),
        Level::Four => fl!(level_hint_four),
        Level::Five => fl!(level_hint_five),
        Level::Six => fl!(level_hint_six),
        Level::Seven => fl!(level_hint_seven),
        Level::Eight => fl!(level_hint_eight),
    }
}

/// Writes estimated points, which are rarely whole: `7.4 PP`.
fn estimate(points: f32) -> String {
    fl!(points, number = decimal(points))
}

/// Describes what a choice is expected to lead to.
#[must_use]
pub fn expectation(choice: &Choice) -> String {
    let lead = match choice.lead {
        lead if lead >= 0.05 => fl!(advice_ahead, points = estimate(lead)),
        lead if lead <= -0.05 => fl!(advice_behind, points = estimate(-lead)),
        _ => fl!(advice_level).into(),
    };
    let wins = (100.0 * choice.win).round();
    fl!(
        advice_expectation,
        end = estimate(choice.points),
        lead,
        wins
    )
}

/// Writes points with their standard error: `2.3 ± 0.4 PP`.
fn uncertain(apart: &Apart) -> String {
    fl!(
        points,
        number = format!("{} ± {}", decimal(apart.by), decimal(apart.error))
    )
}

/// Compares a choice of a hint (from 0, the best) with the others, in a few words.
#[must_use]
pub fn standing(advice: &Advice, at: usize) -> Option<String> {
    let apart = advice.choices.get(at)?.apart.as_ref()?;
    match (at, apart.is_clear) {
        (0, true) => Some(fl!(hint_best_by, points = decimal(apart.by))),
        (0, false) => Some(fl!(hint_as_good).into()),
        (_, true) if apart.by > 0.0 => Some(fl!(hint_worse_by, points = decimal(apart.by))),
        _ => None,
    }
}

/// Returns everything to say about a choice of a hint (from 0, the best).
#[must_use]
pub fn why(words: &Words<'_>, advice: &Advice, at: usize) -> Vec<String> {
    let Some(choice) = advice.choices.get(at) else {
        return Vec::new();
    };
    let is_first = at == 0;
    let mut said = Vec::new();
    said.extend(choice.apart.as_ref().map(|apart| match is_first {
        true => ahead(apart),
        false => behind(apart),
    }));
    said.extend(choice.push.as_ref().map(push));
    said.extend(facts(words, choice));
    if is_first {
        said.push(expectation(choice));
    }
    said
}

/// Says how far the best choice is ahead of the second best.
fn ahead(apart: &Apart) -> String {
    if !apart.is_clear {
        return fl!(advice_next_as_good).into();
    }
    let terms = told(&apart.terms, 1.0);
    fl!(advice_best_by, points = uncertain(apart), terms)
}

/// Says how far a choice is behind the best one.
fn behind(apart: &Apart) -> String {
    if !apart.is_clear {
        return fl!(advice_as_good).into();
    }
    let terms = told(&apart.terms, -1.0);
    fl!(advice_worse_by, points = uncertain(apart), terms)
}

/// Lists what makes a difference, from the viewpoint of the better decision (1) or the
/// worse one (-1).
fn told(terms: &[Term], side: f32) -> String {
    let terms = terms.iter().map(|this| term(this.about, side * this.by));
    terms.collect::<Vec<_>>().join(", ")
}

fn term(about: About, by: f32) -> String {
    let points = estimate(by.abs());
    let side = if by < 0.0 { "less" } else { "more" };
    match about {
        About::Own => fl!(advice_term_own, side, points),
        About::Part(Part::Rival) => fl!(advice_term_rival, side, points),
        About::Part(Part::Sold) => fl!(advice_term_sold, side, points),
        About::Part(part) => fl!(advice_term, side, points, source = source(part)),
    }
}

/// Returns the source of points, for use in the middle of a sentence.
fn source(part: Part) -> &'static str {
    match part {
        Part::Works => fl!(advice_source_works),
        Part::BestWorks => fl!(advice_source_best_works),
        Part::Buildings => fl!(advice_source_buildings),
        Part::Landscapes => fl!(advice_source_landscapes),
        Part::Builders => fl!(advice_source_builders),
        Part::PrestigeCards => fl!(advice_source_prestige_cards),
        Part::Sold => fl!(advice_source_sold),
        Part::Money => fl!(advice_source_money),
        Part::Characters => fl!(advice_source_characters),
        Part::Rival => fl!(advice_source_rival),
    }
}

/// Returns the worth of an object: `about 600 florins (± 100)`.
fn fair_price(fair: &Fair) -> Option<String> {
    let price = florins(fair.price?);
    Some(match fair.at_least {
        true => fl!(advice_fair_at_least, price),
        false => fl!(advice_fair_about, price, error = fair.error),
    })
}

/// Says what an object is worth to the deciding player, and how far to bid.
fn worth(choice: &Choice, fair: &Fair) -> String {
    let Some(price) = fair.price else {
        return fl!(advice_not_worth_it, object = fair.object.id());
    };
    let price = florins(price);
    let amount = match fair.at_least {
        true => fl!(advice_fair_at_least, price),
        false => fl!(advice_worth_about, price),
    };
    let bids = matches!(
        choice.command.decision,
        Decision::Name(_) | Decision::Raise(_) | Decision::Sell(_)
    );
    match (bids, fair.covers_bid()) {
        (true, true) => fl!(advice_worth_stop, amount),
        (false, false) => fl!(advice_worth_less, amount),
        (true, false) | (false, true) => fl!(advice_worth, amount),
    }
}

/// Describes the work that a choice leads to.
fn next_work(words: &Words<'_>, work: &NextWork) -> String {
    let (profession, value) = (work.profession.id(), work.value);
    match work.recruited {
        Some(player) => tell!(words, advice_next_work_recruited, player, profession, value),
        None => fl!(advice_next_work, profession, value),
    }
}

/// Returns the facts about a choice, one sentence each: what the object is worth, the work
/// that the choice leads to, and everything countable.
#[must_use]
pub fn facts(words: &Words<'_>, choice: &Choice) -> Vec<String> {
    let worth = choice.fair.as_ref().map(|fair| worth(choice, fair));
    // The button already shows the bid.
    let is_bid = worth.is_some() && matches!(choice.command.decision, Decision::Raise(_));
    let reasons = choice.reasons.iter();
    let reasons = reasons.filter(|reason| !(is_bid && matches!(reason, Reason::Costs { .. })));
    let work = choice.work.iter().map(|work| next_work(words, work));
    let said = worth.into_iter().chain(work);
    said.chain(reasons.map(|this| reason(words, this)))
        .collect()
}

fn push(push: &Push) -> String {
    let times = (100.0 * push.chance).round();
    fl!(advice_push, loss = estimate(push.loss), times)
}

/// Returns a reason for or against a choice as a sentence.
#[must_use]
pub fn reason(words: &Words<'_>, reason: &Reason) -> String {
    match *reason {
        Reason::Gains { points: gained } => fl!(reason_gains, points = points(gained)),
        Reason::Earns { florins: amount } => fl!(reason_earns, money = florins(amount)),
        Reason::Costs { florins: amount } => fl!(reason_costs, money = florins(amount)),
        Reason::Sells { points: sold } => {
            let money = words.paid_for(sold);
            fl!(reason_sells, points = points(sold), money)
        }
        Reason::Value { value, minimum } => fl!(reason_value, value, minimum),
        Reason::BestWork => fl!(reason_best_work).into(),
        Reason::Enables { profession, value } => fl!(reason_enables, profession, value),
        Reason::Raises { works: 1, by } => fl!(reason_raises_one, by),
        Reason::Raises { works, by } => fl!(reason_raises, works, by),
        Reason::Opens { florins: price } => fl!(reason_opens, price = florins(price)),
        Reason::HasBid {
            seat,
            object,
            florins: price,
        } => tell!(
            words,
            reason_has_bid,
            player = seat,
            price = florins(price),
            object
        ),
        Reason::SitsOut => fl!(reason_sits_out).into(),
        Reason::KeepsPlace { building } => fl!(reason_keeps_place, building),
        Reason::LosesPlace { building } => fl!(reason_loses_place, building),
        Reason::Matches { profession, value } => fl!(reason_matches, profession, value),
        Reason::Adds { card, value } => fl!(reason_adds, value, card = bonus_card_text(card)),
        Reason::Scores {
            card,
            points: scored,
        } => {
            let card = prestige_card_text(card);
            fl!(reason_scores, points = points(scored), card)
        }
        Reason::Forgoes { actions } => fl!(reason_forgoes, actions),
        Reason::Alone {
            profession,
            wants,
            hidden,
        } => {
            let (card, things) = (profession.id(), things(wants));
            match hidden {
                0 => fl!(reason_alone, profession = card, things),
                _ => fl!(reason_alone_of_known, profession = card, things),
            }
        }
        Reason::WantsSize { profession, size } => {
            let name = match size {
                Size::Large => "large",
                Size::Medium => "medium",
                Size::Small => "small",
            };
            fl!(
                reason_wants_size,
                size = name,
                profession,
                squares = size.squares()
            )
        }
        Reason::Together {
            building,
            landscape,
            freedom,
        } => {
            let building = building.map(|(it, cards)| (it.id(), cards));
            let landscape = landscape.map(|(it, cards)| (it.id(), cards));
            let freedom = freedom.map(|(it, cards)| (it.id(), cards));
            let wanted = [building, landscape, freedom].into_iter().flatten();
            let wanted: Vec<String> = wanted
                .map(|(thing, cards)| fl!(reason_cards_want, cards, thing))
                .collect();
            fl!(reason_together, wanted = listed(&wanted))
        }
        Reason::Parts { other, wants } => {
            fl!(reason_parts, profession = other, things = things(wants))
        }
        Reason::ToRecruit { best: None } => fl!(reason_none_to_recruit).into(),
        Reason::ToRecruit {
            best: Some((profession, value)),
        } => fl!(reason_to_recruit, profession, value),
        Reason::Leaves { squares } => fl!(reason_leaves, squares),
        Reason::Promises {
            character,
            points,
            worth_up_to: None,
        } => fl!(
            reason_promises_too_little,
            character,
            points = estimate(points)
        ),
        Reason::Promises {
            character,
            points,
            worth_up_to: Some(price),
        } => fl!(
            reason_promises,
            character,
            points = estimate(points),
            price = florins(price)
        ),
        Reason::Muse { adds, works } => fl!(reason_muse, adds, works),
        Reason::Turn { actions } => fl!(reason_turn, actions),
        Reason::Princess { value, minimum } => fl!(reason_princess, value, minimum),
        Reason::FameTrack { points: position } => fl!(reason_fame_track, points = points(position)),
        Reason::Waives { florins: price } => fl!(reason_waives, price = florins(price)),
        Reason::WaivesNext => fl!(reason_waives_next).into(),
        Reason::ChoosesFrom { cards, deck } => {
            let deck = match deck {
                Deck::Professions => "professions",
                Deck::Bonus => "bonus",
                Deck::Prestige => "prestige",
            };
            fl!(reason_chooses_from, cards, deck)
        }
        Reason::OnBanker { florins: amount } => fl!(reason_on_banker, money = florins(amount)),
        Reason::NoCharacter => fl!(reason_no_character).into(),
        Reason::Unused => fl!(reason_unused).into(),
        Reason::MoneyLeft { florins: left } => fl!(reason_money_left, money = florins(left)),
    }
}

/// Lists what a profession wants, or a part of it: `a Theatre, a Lake and Travel`.
fn things(wants: Wants) -> String {
    let building = wants.building.map(wanted);
    let landscape = wants.landscape.map(wanted);
    let freedom = wants.freedom.map(wanted);
    let names = [building, landscape, freedom].into_iter().flatten();
    listed(&names.collect::<Vec<_>>())
}

/// Says what a decision cost, and what would have been better.
#[must_use]
pub fn cost(words: &Words<'_>, cost: &Cost) -> String {
    let done = words.command(&cost.command);
    if cost.lost() <= 0.0 {
        return fl!(review_as_good, done);
    }
    let better = words.to_do(&cost.best.decision);
    let (lost, terms) = (uncertain(&cost.apart), told(&cost.apart.terms, 1.0));
    let said = fl!(review_lost, done, points = lost, better, terms);
    with_line(words, said, cost)
}

/// Adds to a sentence about a decision what the better one leads to, and in auctions the
/// price to stop at.
fn with_line(words: &Words<'_>, said: String, cost: &Cost) -> String {
    let work = cost.work.as_ref().map(|work| next_work(words, work));
    let fair = cost.fair.as_ref().map(|fair| match fair_price(fair) {
        Some(fair) => fl!(review_fair, fair),
        None => fl!(advice_not_worth_it, object = fair.object.id()),
    });
    let all = std::iter::once(said).chain(work).chain(fair);
    all.collect::<Vec<_>>().join(" ")
}

/// Explains the mark of a decision, if it has one.
#[must_use]
pub fn marked(words: &Words<'_>, cost: &Cost) -> Option<String> {
    let better = words.to_do(&cost.best.decision);
    let lost = || uncertain(&cost.apart);
    let terms = told(&cost.apart.terms, 1.0);
    Some(match cost.mark()? {
        Mark::Strong => {
            let found = cost.found.as_ref()?;
            let terms = told(&found.terms, 1.0);
            fl!(mark_strong_of, points = uncertain(found), terms)
        }
        Mark::Weak => {
            let said = fl!(mark_weak_of, points = lost(), better, terms);
            with_line(words, said, cost)
        }
        Mark::Lost => {
            let said = fl!(mark_lost_of, points = lost(), better, terms);
            with_line(words, said, cost)
        }
    })
}

/// Compares what a player paid with what the object was worth to them.
#[must_use]
pub fn price(words: &Words<'_>, price: &Price) -> String {
    let (player, object) = (words.seat(price.seat), price.object.id());
    let paid = florins(price.price);
    macro_rules! say {
        ($id:ident $(, fair = $fair:expr)?) => {
            fl!($id, player, object, price = paid $(, fair = $fair)?)
        };
    }
    let verdict = price.verdict();
    let told = match (verdict, fair_price(&price.fair)) {
        (Verdict::Low, Some(fair)) => say!(review_price_low, fair = fair),
        (Verdict::High, Some(fair)) => say!(review_price_high, fair = fair),
        (Verdict::High, None) => say!(review_price_not_worth),
        (Verdict::Fair | Verdict::Low, _) => say!(review_price_fair),
    };
    match price.better.filter(|_| verdict == Verdict::High) {
        Some(better) => {
            let better = words.to_do(&better.decision);
            fl!(review_price_better, told, better)
        }
        None => told,
    }
}

/// Says how far a player ended ahead of the best of the others, or behind.
#[must_use]
pub fn distance(words: &Words<'_>, own: Seat, distance: &Distance) -> String {
    let (player, rival) = (words.seat(own), words.seat(distance.rival));
    match distance.points {
        0 => fl!(review_equal, player, rival),
        ahead @ 1.. => {
            let points = points(ahead);
            fl!(review_ahead, player, points, rival)
        }
        behind => {
            let points = points(-behind);
            fl!(review_behind, player, points, rival)
        }
    }
}

/// Returns the lead by source of points.
#[must_use]
pub fn by_source(distance: &Distance) -> String {
    let before = (fl!(advice_source_before), distance.before);
    let sources = distance.sources.iter();
    let sources = sources.map(|&(part, ahead)| (source(part), ahead));
    let told = sources.chain([before]).filter(|&(_, ahead)| ahead != 0);
    let told = told.map(|(name, ahead)| format!("{name} {}", signed(ahead)));
    let told: Vec<String> = told.collect();
    let whole = signed(distance.points);
    match told.is_empty() {
        true => fl!(review_by_source_whole, whole),
        false => fl!(review_by_source, parts = told.join(", "), whole),
    }
}

/// Returns the lead by cause.
#[must_use]
pub fn by_cause(distance: &Distance) -> String {
    let told = distance.causes.iter().map(|share| {
        let amount = signed_tenths(share.tenths);
        match share.error {
            0 => format!("{} {amount}", cause(share)),
            error => format!("{} {amount} ± {}", cause(share), tenths(error)),
        }
    });
    let parts = told.collect::<Vec<_>>().join(", ");
    let whole = signed_tenths(10 * distance.points);
    fl!(review_by_cause, parts, whole)
}

fn cause(share: &Share) -> &'static str {
    match share.cause {
        Cause::Deal => fl!(review_cause_deal),
        Cause::Draws => fl!(review_cause_draws),
        Cause::Auctions => fl!(review_cause_auctions),
        Cause::Actions => fl!(review_cause_actions),
        Cause::Cards => fl!(review_cause_cards),
        Cause::Others => fl!(review_cause_others),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use florence::{Building, Command, Freedom, Landscape, Object, Profession, Setup};

    #[test]
    fn reasons_are_sentences_with_units() {
        let setup = Setup::tracked(["Anna", "Ben"]);
        let words = Words::of(&setup);
        let bid = Reason::HasBid {
            seat: Seat::B,
            object: Object::Jester,
            florins: 1_200,
        };
        assert_eq!(
            reason(&words, &bid),
            "Ben has bid 1,200 florins for the jester."
        );
        let sells = Reason::Sells { points: 3 };
        assert_eq!(reason(&words, &sells), "Sells 3\u{a0}PP for 300 florins.");
        let enables = Reason::Enables {
            profession: Profession::Poet,
            value: 14,
        };
        let text = "Lets the Poet reach the minimum with a work value of 14.";
        assert_eq!(reason(&words, &enables), text);
    }

    fn apart(is_clear: bool) -> Apart {
        let term = |part, by| Term {
            about: About::Part(part),
            by,
        };
        Apart {
            by: 2.34,
            error: 0.41,
            is_clear,
            terms: vec![term(Part::Works, 4.2), term(Part::Sold, -2.0)],
        }
    }

    const WORTH: Fair = Fair {
        object: Object::Jester,
        price: Some(600),
        at_least: false,
        error: 90,
        bid: 700,
        gain: -0.5,
    };

    #[test]
    fn what_decides_is_told_from_both_sides() {
        let better =
            "Best by 2.3 ± 0.4\u{a0}PP: 4.2\u{a0}PP more from works, 2.0\u{a0}PP more sold.";
        assert_eq!(ahead(&apart(true)), better);
        let worse =
            "Worse by 2.3 ± 0.4\u{a0}PP: 4.2\u{a0}PP less from works, 2.0\u{a0}PP fewer sold.";
        assert_eq!(behind(&apart(true)), worse);
        assert_eq!(behind(&apart(false)), "As good as the best move.");
    }

    #[test]
    fn a_pushed_price_says_what_it_risks() {
        let risk = Push {
            chance: 0.18,
            loss: 1.26,
        };
        let text = "This drives up the price. If nobody raises, the bid loses 1.3\u{a0}PP; that happens in \
                    18 of 100 simulated games.";
        assert_eq!(push(&risk), text);
    }

    fn choice(decision: Decision, bid: u32, work: Option<NextWork>) -> Choice {
        Choice {
            command: Command::new(Seat::A, decision),
            points: 0.0,
            lead: 0.0,
            win: 0.0,
            apart: None,
            fair: Some(Fair { bid, ..WORTH }),
            push: None,
            work,
            deals: 0,
            reasons: vec![Reason::Costs { florins: bid }],
        }
    }

    #[test]
    fn a_bid_says_what_the_object_is_worth_and_where_to_stop() {
        let setup = Setup::tracked(["Anna", "Ben", "Clara"]);
        let words = Words::of(&setup);
        let said = |decision, bid| facts(&words, &choice(decision, bid, None)).remove(0);
        let stop = "Worth about 600 florins to you; stop there.";
        assert_eq!(said(Decision::Raise(500), 500), stop);
        let less = "Worth about 600 florins to you, less than the next bid.";
        assert_eq!(said(Decision::Pass, 700), less);
        let raise = choice(Decision::Raise(500), 500, None);
        assert_eq!(
            facts(&words, &raise).len(),
            1,
            "what it costs is on the button"
        );
        let work = |recruited| {
            let work = NextWork {
                profession: Profession::Physician,
                value: 17,
                recruited,
            };
            facts(&words, &choice(Decision::Raise(500), 500, Some(work))).remove(1)
        };
        assert_eq!(work(None), "Then the Physician is worth 17.");
        let text = "Then the Physician, recruited from Clara, is worth 17.";
        assert_eq!(work(Some(Seat::C)), text);
    }

    #[test]
    fn prices_and_costs_within_the_error_are_neither_good_nor_bad() {
        let setup = Setup::tracked(["Anna", "Ben"]);
        let words = Words::of(&setup);
        let paid = |amount| Price {
            entry: 0,
            round: 1,
            seat: Seat::A,
            object: Object::Jester,
            price: amount,
            fair: WORTH,
            better: Some(Command::new(Seat::A, Decision::Pass)),
        };
        let text = "Anna paid 700 florins for the jester, about the fair price.";
        assert_eq!(price(&words, &paid(700)), text);
        let text = "Anna paid 900 florins for the jester, too much: the fair price was about 600 \
                    florins (± 90). Better: pass.";
        assert_eq!(price(&words, &paid(900)), text);
        let text = "Anna paid 300 florins for the jester, a bargain: the fair price was about 600 \
                    florins (± 90).";
        assert_eq!(price(&words, &paid(300)), text);
        let passed = |is_clear| Cost {
            entry: 0,
            round: 1,
            command: Command::new(Seat::A, Decision::Pass),
            best: Command::new(Seat::A, Decision::Raise(300)),
            found: None,
            apart: apart(is_clear),
            work: None,
            fair: None,
        };
        let text = "Anna passes: as good as anything else.";
        assert_eq!(cost(&words, &passed(false)), text);
        let text = "Anna passes: 2.3 ± 0.4\u{a0}PP lost. Better: bid 300 florins (4.2\u{a0}PP more from \
                    works, 2.0\u{a0}PP more sold).";
        assert_eq!(cost(&words, &passed(true)), text);
        let with_line = Cost {
            work: Some(NextWork {
                profession: florence::Profession::Physician,
                value: 17,
                recruited: Some(Seat::B),
            }),
            fair: Some(WORTH),
            ..passed(true)
        };
        let text = format!(
            "{text} Then the Physician, recruited from Ben, is worth 17. Fair price: about 600 \
             florins (± 90)."
        );
        assert_eq!(cost(&words, &with_line), text);
    }

    #[test]
    fn the_distance_is_told_with_its_signs() {
        let share = |cause, tenths, error| Share {
            cause,
            tenths,
            error,
        };
        let behind = Distance {
            rival: Seat::B,
            points: -13,
            sources: vec![(Part::Works, -15), (Part::Buildings, 0), (Part::Sold, 2)],
            before: 0,
            causes: [
                share(Cause::Deal, 12, 7),
                share(Cause::Draws, 0, 0),
                share(Cause::Auctions, -40, 9),
                share(Cause::Actions, -101, 12),
                share(Cause::Cards, 0, 0),
                share(Cause::Others, -1, 17),
            ],
        };
        let text = "By source: works −15, PP sold +2 = −13\u{a0}PP.";
        assert_eq!(by_source(&behind), text);
        let text = "By cause: the deal +1.2 ± 0.7, cards drawn 0.0, bids and prices −4.0 ± 0.9, \
                    actions and works −10.1 ± 1.2, cards kept 0.0, the others and everything \
                    else −0.1 ± 1.7 = −13.0\u{a0}PP.";
        assert_eq!(by_cause(&behind), text);
    }

    #[test]
    fn a_starting_card_is_returned_in_words() {
        let setup = Setup::tracked(["Anna", "Ben"]);
        let words = Words::of(&setup);
        let wants = Wants {
            building: Some(Building::Theatre),
            landscape: Some(Landscape::Lake),
            freedom: Some(Freedom::Travel),
        };
        let alone = |hidden| Reason::Alone {
            profession: Profession::Poet,
            wants,
            hidden,
        };
        let text = "Only the Poet wants a Theatre, a Lake and Travel.";
        assert_eq!(reason(&words, &alone(0)), text);
        let text = "Of the known cards, only the Poet wants a Theatre, a Lake and Travel.";
        assert_eq!(reason(&words, &alone(1)), text);
        let together = Reason::Together {
            building: None,
            landscape: Some((Landscape::Forest, 3)),
            freedom: Some((Freedom::Opinion, 2)),
        };
        let text = "Of the cards kept, 3 want a Forest and 2 want Opinion.";
        assert_eq!(reason(&words, &together), text);
    }
}

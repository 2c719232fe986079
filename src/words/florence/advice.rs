//! What bots are called, and what their hints and their look back at a game say.

use crate::florence::Size;
use crate::florence::mind::bot::{
    About, Apart, Cause, Choice, Cost, Distance, Fair, Level, Part, Price, Push, Reason, Share,
    Term, Verdict, Wants,
};
use crate::table::Seat;
use crate::words::florence::names::{
    Named, bonus_card_text, count, florins, points, prestige_card_text,
};
use crate::words::florence::sentences::Words;

/// What a level is called, in the middle of a sentence.
#[must_use]
pub fn level(level: Level) -> &'static str {
    match level {
        Level::Random => "at random",
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Strong => "strong",
    }
}

/// How a level plays.
#[must_use]
pub fn level_hint(level: Level) -> &'static str {
    match level {
        Level::Random => "Does anything the rules allow.",
        Level::Easy => "Looks no further than the round, and often misjudges.",
        Level::Medium => "Plans its works and knows what objects are worth.",
        Level::Strong => "Plays every choice on in imagined games before it decides.",
    }
}

/// Points of an estimate, which are seldom whole: `7.4 PP`.
fn estimate(points: f32) -> String {
    format!("{points:.1} PP")
}

/// What a choice is expected to lead to.
#[must_use]
pub fn expectation(choice: &Choice) -> String {
    let end = estimate(choice.points);
    let lead = match choice.lead {
        lead if lead >= 0.05 => format!("{} ahead of the best rival", estimate(lead)),
        lead if lead <= -0.05 => format!("{} behind the best rival", estimate(-lead)),
        _ => "level with the best rival".into(),
    };
    let wins = (100.0 * choice.win).round();
    format!("{end} at the end, {lead}; wins {wins} of 100 imagined games.")
}

/// Points with their standard error: `2.3 ± 0.4 PP`.
fn uncertain(apart: &Apart) -> String {
    format!("{:.1} ± {:.1} PP", apart.by, apart.error)
}

/// Everything that is said about a choice of a hint, the first one or another.
#[must_use]
pub fn why(words: &Words<'_>, choice: &Choice, is_first: bool) -> Vec<String> {
    let mut said = Vec::new();
    said.extend(choice.apart.as_ref().map(|apart| match is_first {
        true => ahead(apart),
        false => behind(apart),
    }));
    said.extend(choice.push.as_ref().map(push));
    said.extend(choice.fair.as_ref().filter(|_| is_first).map(fair));
    said.extend(choice.reasons.iter().map(|this| reason(words, this)));
    if is_first {
        said.push(expectation(choice));
    }
    said
}

/// How far the best choice is ahead of the next one.
fn ahead(apart: &Apart) -> String {
    if !apart.is_clear {
        return "The next choice is as good.".into();
    }
    let terms = told(&apart.terms, 1.0);
    format!("Best by {}: {terms}.", uncertain(apart))
}

/// How far a choice is behind the best one.
fn behind(apart: &Apart) -> String {
    if !apart.is_clear {
        return "As good as the first.".into();
    }
    let terms = told(&apart.terms, -1.0);
    format!("Worse by {}: {terms}.", uncertain(apart))
}

/// What makes a difference, seen from the better decision (1) or from the worse
/// one (-1).
fn told(terms: &[Term], side: f32) -> String {
    let terms = terms.iter().map(|this| term(this.about, side * this.by));
    terms.collect::<Vec<_>>().join(", ")
}

fn term(about: About, by: f32) -> String {
    let amount = estimate(by.abs());
    let more = if by < 0.0 { "less" } else { "more" };
    let from = match about {
        About::Own => {
            let higher = if by < 0.0 { "lower" } else { "higher" };
            return format!("own score {amount} {higher}");
        }
        About::Part(Part::Rival) => {
            let lower = if by < 0.0 { "higher" } else { "lower" };
            return format!("best rival {amount} {lower}");
        }
        About::Part(Part::Sold) => {
            let fewer = if by < 0.0 { "more" } else { "less" };
            return format!("{amount} {fewer} sold");
        }
        About::Part(part) => source(part),
    };
    format!("{amount} {more} from {from}")
}

/// Where points come from, in the middle of a sentence.
fn source(part: Part) -> &'static str {
    match part {
        Part::Works => "works",
        Part::BestWorks => "best works",
        Part::Buildings => "buildings",
        Part::Landscapes => "landscapes",
        Part::Builders => "builders",
        Part::PrestigeCards => "prestige cards",
        Part::Sold => "PP sold",
        Part::Money => "money",
        Part::Rival => "the best rival",
    }
}

/// What an object is worth: `about 600 florins (± 100)`.
fn fair_price(fair: &Fair) -> Option<String> {
    let price = florins(fair.price?);
    Some(match fair.at_least {
        true => format!("at least {price}"),
        false => format!("about {price} (± {})", fair.error),
    })
}

fn fair(fair: &Fair) -> String {
    let object = fair.object.name();
    match fair_price(fair) {
        Some(price) => format!("Fair price for {object}: {price}."),
        None => format!("{object} is not worth the lowest price here."),
    }
}

fn push(push: &Push) -> String {
    let times = (100.0 * push.chance).round();
    let loss = estimate(push.loss);
    format!(
        "This pushes the price. If nobody raises, it costs {loss}, as in {times} of 100 imagined \
         games."
    )
}

/// A reason for or against a choice, as a sentence.
#[must_use]
pub fn reason(words: &Words<'_>, reason: &Reason) -> String {
    match *reason {
        Reason::Gains { points: gained } => format!("Gains {} at once.", points(gained)),
        Reason::Earns { florins: amount } => format!("Brings {}.", florins(amount)),
        Reason::Costs { florins: amount } => format!("Costs {}.", florins(amount)),
        Reason::Sells { points: sold } => {
            format!(
                "Sells {} for {}.",
                points(sold),
                florins(100 * i64::from(sold))
            )
        }
        Reason::Value { value, minimum } => {
            format!("Work value {value}; the minimum is {minimum}.")
        }
        Reason::BestWork => "The best work of the round so far.".into(),
        Reason::Enables { profession, value } => format!(
            "Lets the {} reach the minimum, with work value {value}.",
            profession.name()
        ),
        Reason::Raises { works: 1, by } => {
            let by = count(by, "point", "points");
            format!("A work in hand gains {by} of work value.")
        }
        Reason::Raises { works, by } => {
            format!("{works} works in hand gain {by} points of work value together.")
        }
        Reason::Opens { florins: price } => format!("Opens at {}.", florins(price)),
        Reason::HasBid {
            seat,
            object,
            florins: price,
        } => {
            let (who, object) = (words.seat(seat), object.name());
            format!("{who} has bid {} for {object}.", florins(price))
        }
        Reason::SitsOut => "No more bids in this round.".into(),
        Reason::KeepsPlace { building } => {
            format!("{} still fits.", building.name())
        }
        Reason::LosesPlace { building } => {
            format!("{} no longer fits.", building.name())
        }
        Reason::Matches { profession, value } => format!(
            "The {} scores {value} of 10 points for what it wants.",
            profession.name()
        ),
        Reason::Adds { card, value } => {
            format!("Adds {value} to a work now ({}).", bonus_card_text(card))
        }
        Reason::Scores {
            card,
            points: scored,
        } => format!(
            "Scores {} as things stand ({}).",
            points(scored),
            prestige_card_text(card)
        ),
        Reason::Forgoes { actions: 0 } => "Forgoes nothing: no action is left.".into(),
        Reason::Forgoes { actions } => {
            format!("Forgoes {}.", count(actions, "action", "actions"))
        }
        Reason::Alone {
            profession,
            wants,
            hidden,
        } => {
            let (card, wanted) = (profession.name(), things(wants));
            match hidden {
                0 => format!("Only the {card} wants {wanted}."),
                _ => format!("Of the known cards, only the {card} wants {wanted}."),
            }
        }
        Reason::WantsSize { profession, size } => {
            let (card, squares) = (profession.name(), size.squares());
            let size = match size {
                Size::Large => "large",
                Size::Medium => "medium",
                Size::Small => "small",
            };
            format!("The {card} wants a {size} building ({squares} squares).")
        }
        Reason::Together {
            building,
            landscape,
            freedom,
        } => {
            let building = building.map(|(it, cards)| (it.name(), cards));
            let landscape = landscape.map(|(it, cards)| (it.name(), cards));
            let freedom = freedom.map(|(it, cards)| (it.name(), cards));
            let wanted = [building, landscape, freedom].into_iter().flatten();
            let wanted = wanted.map(|(name, cards)| format!("{cards} want {name}"));
            format!("Of the cards kept, {}.", listed(wanted.collect()))
        }
        Reason::Parts { other, wants } => {
            format!("The {} wants {} too.", other.name(), things(wants))
        }
        Reason::ToRecruit { best: None } => "There is no profession to recruit now.".into(),
        Reason::ToRecruit {
            best: Some((profession, value)),
        } => format!(
            "The best to recruit now is the {}, with {value} of 10 points for what it wants.",
            profession.name()
        ),
        Reason::Leaves { squares } => format!(
            "Leaves {} for buildings.",
            count(squares, "square", "squares")
        ),
    }
}

/// What a profession wants, or some of it: `Theatre, Lake and Travel`.
fn things(wants: Wants) -> String {
    let building = wants.building.map(|it| it.name());
    let landscape = wants.landscape.map(|it| it.name());
    let freedom = wants.freedom.map(|it| it.name());
    let names = [building, landscape, freedom].into_iter().flatten();
    listed(names.map(str::to_owned).collect())
}

/// Several things one after the other: `one, another and a third`.
fn listed(mut things: Vec<String>) -> String {
    let last = things.pop().unwrap_or_default();
    match things.as_slice() {
        [] => last,
        before => format!("{} and {last}", before.join(", ")),
    }
}

/// What a decision cost, and what would have been better.
#[must_use]
pub fn cost(words: &Words<'_>, cost: &Cost) -> String {
    let done = words.command(&cost.command);
    if cost.lost() <= 0.0 {
        return format!("{done}: as good as anything else.");
    }
    let better = words.decision(&cost.best.decision);
    let (lost, terms) = (uncertain(&cost.apart), told(&cost.apart.terms, 1.0));
    format!("{done}: {lost} lost. Better: {better} ({terms}).")
}

/// What somebody paid, against what the object was worth to them.
#[must_use]
pub fn price(words: &Words<'_>, price: &Price) -> String {
    let (buyer, object) = (words.seat(price.seat), price.object.name());
    let paid = format!("{buyer} paid {} for {object}", florins(price.price));
    match (price.verdict(), fair_price(&price.fair)) {
        (Verdict::Low, Some(fair)) => format!("{paid}, a bargain: the fair price was {fair}."),
        (Verdict::High, Some(fair)) => format!("{paid}, too much: the fair price was {fair}."),
        (Verdict::High, None) => format!("{paid}, too much: it was not worth the lowest price."),
        (Verdict::Fair | Verdict::Low, _) => format!("{paid}, about the fair price."),
    }
}

/// How far somebody ended ahead of the best of the others, or behind.
#[must_use]
pub fn distance(words: &Words<'_>, own: Seat, distance: &Distance) -> String {
    let (who, rival) = (words.seat(own), words.seat(distance.rival));
    match distance.points {
        0 => format!("{who} and {rival} end with equal PP."),
        ahead @ 1.. => format!("{who} ends {} ahead of {rival}.", points(ahead)),
        behind => format!("{who} ends {} behind {rival}.", points(-behind)),
    }
}

/// The distance by where the points come from.
#[must_use]
pub fn by_source(distance: &Distance) -> String {
    let before = ("before the log", distance.before);
    let sources = distance.sources.iter();
    let sources = sources.map(|&(part, ahead)| (source(part), ahead));
    let told = sources.chain([before]).filter(|&(_, ahead)| ahead != 0);
    let told = told.map(|(name, ahead)| format!("{name} {}", signed(10 * ahead, false)));
    let told: Vec<String> = told.collect();
    let whole = signed(10 * distance.points, false);
    match told.is_empty() {
        true => format!("By source: {whole} PP."),
        false => format!("By source: {} = {whole} PP.", told.join(", ")),
    }
}

/// The distance by what was the cause.
#[must_use]
pub fn by_cause(distance: &Distance) -> String {
    let told = distance.causes.iter().map(|share| {
        let amount = signed(share.tenths, true);
        match share.error {
            0 => format!("{} {amount}", cause(share)),
            error => format!("{} {amount} ± {}", cause(share), decimal(error)),
        }
    });
    let whole = signed(10 * distance.points, true);
    format!(
        "By cause: {} = {whole} PP.",
        told.collect::<Vec<_>>().join(", ")
    )
}

fn cause(share: &Share) -> &'static str {
    match share.cause {
        Cause::Deal => "the deal",
        Cause::Draws => "cards drawn",
        Cause::Auctions => "bids and prices",
        Cause::Actions => "actions and works",
        Cause::Cards => "cards kept",
        Cause::Others => "the others and all else",
    }
}

/// Tenths with a decimal point: `1.3`.
fn decimal(tenths: i32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Tenths with their sign, as decimals or whole: `+1.3`, `−4`.
fn signed(tenths: i32, decimals: bool) -> String {
    let sign = match tenths {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let amount = match decimals {
        true => decimal(tenths.abs()),
        false => (tenths.abs() / 10).to_string(),
    };
    format!("{sign}{amount}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::florence::{
        Building, Command, Decision, Freedom, Landscape, Object, Profession, Setup,
    };

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
            "Ben has bid 1,200 florins for Jester."
        );
        let sells = Reason::Sells { points: 3 };
        assert_eq!(reason(&words, &sells), "Sells 3 PP for 300 florins.");
        let enables = Reason::Enables {
            profession: Profession::Poet,
            value: 14,
        };
        let text = "Lets the Poet reach the minimum, with work value 14.";
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
        let better = "Best by 2.3 ± 0.4 PP: 4.2 PP more from works, 2.0 PP more sold.";
        assert_eq!(ahead(&apart(true)), better);
        let worse = "Worse by 2.3 ± 0.4 PP: 4.2 PP less from works, 2.0 PP less sold.";
        assert_eq!(behind(&apart(true)), worse);
        assert_eq!(behind(&apart(false)), "As good as the first.");
    }

    #[test]
    fn a_pushed_price_says_what_it_risks() {
        let risk = Push {
            chance: 0.18,
            loss: 1.26,
        };
        let text = "This pushes the price. If nobody raises, it costs 1.3 PP, as in 18 of 100 \
                    imagined games.";
        assert_eq!(push(&risk), text);
        let text = "Fair price for Jester: about 600 florins (± 90).";
        assert_eq!(fair(&WORTH), text);
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
        };
        let text = "Anna paid 700 florins for Jester, about the fair price.";
        assert_eq!(price(&words, &paid(700)), text);
        let text = "Anna paid 900 florins for Jester, too much: the fair price was about 600 \
                    florins (± 90).";
        assert_eq!(price(&words, &paid(900)), text);
        let text = "Anna paid 300 florins for Jester, a bargain: the fair price was about 600 \
                    florins (± 90).";
        assert_eq!(price(&words, &paid(300)), text);
        let passed = |is_clear| Cost {
            entry: 0,
            round: 1,
            command: Command::new(Seat::A, Decision::Pass),
            best: Command::new(Seat::A, Decision::Raise(300)),
            apart: apart(is_clear),
        };
        let text = "Anna passes: as good as anything else.";
        assert_eq!(cost(&words, &passed(false)), text);
        let text = "Anna passes: 2.3 ± 0.4 PP lost. Better: bids 300 florins (4.2 PP more from \
                    works, 2.0 PP more sold).";
        assert_eq!(cost(&words, &passed(true)), text);
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
        let text = "By source: works −15, PP sold +2 = −13 PP.";
        assert_eq!(by_source(&behind), text);
        let text = "By cause: the deal +1.2 ± 0.7, cards drawn 0.0, bids and prices −4.0 ± 0.9, \
                    actions and works −10.1 ± 1.2, cards kept 0.0, the others and all else −0.1 \
                    ± 1.7 = −13.0 PP.";
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
        let text = "Only the Poet wants Theatre, Lake and Travel.";
        assert_eq!(reason(&words, &alone(0)), text);
        let text = "Of the known cards, only the Poet wants Theatre, Lake and Travel.";
        assert_eq!(reason(&words, &alone(1)), text);
        let together = Reason::Together {
            building: None,
            landscape: Some((Landscape::Forest, 3)),
            freedom: Some((Freedom::Opinion, 2)),
        };
        let text = "Of the cards kept, 3 want Forest and 2 want Opinion.";
        assert_eq!(reason(&words, &together), text);
    }
}

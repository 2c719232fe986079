//! What bots are called, and what their hints and their look back at a game say.

use super::names::{Named, bonus_card_text, count, florins, points, prestige_card_text};
use super::sentences::Words;
use crate::florence::Size;
use crate::florence::bot::{Choice, Cost, Level, Price, Reason, Wants};

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
        Level::Easy => "Looks no further than the round and misjudges much.",
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

/// By how much a choice is worse than the best one.
#[must_use]
pub fn behind(choice: &Choice) -> String {
    if choice.behind <= choice.error {
        return "About as good as the best.".into();
    }
    let (behind, error) = (choice.behind, choice.error);
    format!("Worse than the best by {behind:.1} ± {error:.1} PP.")
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
                "Gives up {} for {}.",
                points(sold),
                florins(100 * i64::from(sold))
            )
        }
        Reason::Value { value, minimum } => {
            format!("Work value {value}; the minimum is {minimum}.")
        }
        Reason::BestWork => "The best work of the round so far.".into(),
        Reason::Enables { profession, value } => format!(
            "The {} reaches the minimum by it, with work value {value}.",
            profession.name()
        ),
        Reason::Raises { works: 1, by } => {
            let by = count(by, "point", "points");
            format!("A work in hand gains {by} of work value.")
        }
        Reason::Raises { works, by } => {
            format!("{works} works in hand gain {by} points of work value together.")
        }
        Reason::Worth {
            object,
            points,
            florins: most,
        } => {
            let (name, worth) = (object.name(), estimate(points.max(0.0)));
            match most {
                0 => format!("{name} is worth nothing here."),
                _ => format!(
                    "{name} is worth {worth} here: fair up to {}.",
                    florins(most)
                ),
            }
        }
        Reason::Denies {
            seat,
            object,
            points,
        } => {
            let (rival, name) = (words.seat(seat), object.name());
            format!("{rival} would gain {} from {name}.", estimate(points))
        }
        Reason::Saves { object, points } => {
            format!(
                "{} is still to be had, worth {}.",
                object.name(),
                estimate(points)
            )
        }
        Reason::KeepsPlace { building } => {
            format!("{} still has a place.", building.name())
        }
        Reason::LosesPlace { building } => {
            format!("{} has no place any more.", building.name())
        }
        Reason::Matches { profession, value } => format!(
            "The {} finds {value} of the 10 points it may find here.",
            profession.name()
        ),
        Reason::Adds { card, value } => {
            format!("Adds {value} to a work now ({}).", bonus_card_text(card))
        }
        Reason::Promises { card, points } => format!(
            "Promises {} at the end ({}).",
            estimate(points),
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
                _ => format!("Of the cards that are known, only the {card} wants {wanted}."),
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
        Reason::ToRecruit { best: None } => "No profession is there to be recruited now.".into(),
        Reason::ToRecruit {
            best: Some((profession, value)),
        } => format!(
            "Now it could recruit the {} at best, who finds {value} of the 10 points here.",
            profession.name()
        ),
        Reason::Leaves { squares } => format!(
            "Leaves {} on which buildings may stand.",
            count(squares, "square", "squares")
        ),
        Reason::NothingWorth => "No object that is left is worth anything here.".into(),
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

/// A decision that cost something, and what would have been better.
#[must_use]
pub fn cost(words: &Words<'_>, cost: &Cost) -> String {
    let done = words.command(&cost.command);
    if cost.lost <= 0.0 {
        return format!("{done}: nothing better was found.");
    }
    let better = words.decision(&cost.best.decision);
    let (lost, error) = (cost.lost, cost.error);
    format!("{done}: about {lost:.1} ± {error:.1} PP lost. Better: {better}.")
}

/// What somebody paid, against what the object was worth to them.
#[must_use]
pub fn price(words: &Words<'_>, price: &Price) -> String {
    let (buyer, object) = (words.seat(price.seat), price.object.name());
    let (paid, fair) = (florins(price.price), florins(price.fair));
    let verdict = match price.price.cmp(&price.fair) {
        std::cmp::Ordering::Less => {
            format!("{} below", florins(price.fair - price.price))
        }
        std::cmp::Ordering::Equal => "exactly".into(),
        std::cmp::Ordering::Greater => {
            format!("{} above", florins(price.price - price.fair))
        }
    };
    format!("{buyer} paid {paid} for {object}: {verdict} the fair price of {fair}.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::florence::{Building, Freedom, Landscape, Object, Profession, Setup};
    use crate::table::Seat;

    #[test]
    fn reasons_are_sentences_with_units() {
        let setup = Setup::tracked(["Anna", "Ben"]);
        let words = Words::of(&setup);
        let denies = Reason::Denies {
            seat: Seat::B,
            object: Object::Jester,
            points: 6.25,
        };
        assert_eq!(
            reason(&words, &denies),
            "Ben would gain 6.2 PP from Jester."
        );
        let sells = Reason::Sells { points: 3 };
        assert_eq!(reason(&words, &sells), "Gives up 3 PP for 300 florins.");
        let enables = Reason::Enables {
            profession: Profession::Poet,
            value: 14,
        };
        let text = "The Poet reaches the minimum by it, with work value 14.";
        assert_eq!(reason(&words, &enables), text);
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
        let text = "Of the cards that are known, only the Poet wants Theatre, Lake and Travel.";
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

//! What the shelf tells about a finished game of The Princes of Florence.

use super::view;
use crate::ui::base::icons::Icon;
use crate::ui::io::shelf::chronicle::{Chronicle, Deed, Outcome, Sold, Thing};
use florence::rules::HouseRules;
use florence::rules::history::History;
use florence::rules::tally::tally;
use florence::{Character, Game, Moment, Object, Profession, Setup};
use table::{Item as _, Session};
use words::fl;
use words::florence::Named as _;
use words::florence::house_rules::{in_short, purses_in_short};

/// The most house rules that are named.
const MOST_RULES: usize = 3;

/// Returns the chronicle of a game, once every card has been turned over.
#[must_use]
pub fn of(session: &Session<Game>) -> Option<Chronicle> {
    let mut session = session.clone();
    session.go_to(session.legal_len());
    let game = session.game();
    if session.broken().is_some() || !view::is_settled(game) {
        return None;
    }
    let accounts = tally(game);
    let result = |seat| {
        let account = accounts.iter().find(|account| account.seat == seat);
        account.map_or_else(Outcome::default, |account| Outcome {
            points: account.total,
            rank: account.rank,
            money: account.money,
        })
    };
    let start = session.start();
    // Later entries know only the start player of that round.
    let is_whole = matches!(start.moment, Moment::StartingHands | Moment::Auction(1));
    let history = History::of(&session);
    let deeds = history.works.iter().map(|work| Deed {
        by: work.seat.index(),
        what: match work.profession {
            Some(profession) => profession.id(),
            None => Character::Princess.id(),
        }
        .to_owned(),
        worth: work.value,
    });
    let sales = history.sales.iter().map(|sale| Sold {
        to: sale.seat.index(),
        what: sale.object.id().to_owned(),
        price: sale.price,
    });
    Some(Chronicle {
        results: game.seats().map(result).collect(),
        first: is_whole.then(|| start.start_player.index()),
        deeds: deeds.collect(),
        sales: sales.collect(),
        rules: rules(start),
        exceptions: session.exceptions().count(),
        is_off_the_ladder: false,
        ..Chronicle::default()
    })
}

/// Returns how the setup differs from the printed game.
fn rules(start: &Setup) -> Vec<String> {
    let options = &start.options;
    let said = [
        (options.muse, fl!(new_game_muse)),
        (options.cooperative, fl!(new_game_cooperative)),
        (options.older, fl!(shelf_rules_older)),
        (options.harder, fl!(shelf_rules_harder)),
        (
            options.lowest_profession_breaks_ties,
            fl!(shelf_rules_tie_break),
        ),
    ];
    let said = said.into_iter().filter(|(holds, _)| *holds);
    let said = said.map(|(_, text)| text.to_owned());
    let said = said.chain(house_rules(&options.house_rules));
    said.chain(purses_in_short(start)).collect()
}

/// Returns the house rules of the game, as far as there is room to name them.
fn house_rules(rules: &HouseRules) -> Option<String> {
    let mut told = in_short(rules);
    if told.is_empty() {
        return None;
    }
    let more = told.len().saturating_sub(MOST_RULES);
    told.truncate(MOST_RULES);
    if more > 0 {
        told.push(fl!(house_short_more, number = more));
    }
    Some(fl!(house_rules_summary, rules = told.join(", ")))
}

/// Returns the name and the drawing of a thing in a chronicle.
#[must_use]
pub fn thing(id: &str) -> Option<Thing> {
    let mut objects = Object::ALL.iter().copied();
    if let Some(object) = objects.find(|object| object.id() == id) {
        return Some(Thing {
            name: object.name().into(),
            icon: object.into(),
        });
    }
    let mut professions = Profession::ALL.iter().copied();
    if let Some(profession) = professions.find(|profession| profession.id() == id) {
        return Some(Thing {
            name: profession.name().into(),
            icon: Icon::Work,
        });
    }
    (Character::Princess.id() == id).then(|| Thing {
        name: Character::Princess.name().into(),
        icon: Character::Princess.into(),
    })
}

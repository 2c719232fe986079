//! A deal code always gives the same cards and the same bots, and a mistake in it is
//! detected.

use std::collections::BTreeSet;

use florence::rules::house::Value;
use florence::rules::{HouseRule, HouseRules, Placement, Purses, Ties};
use florence::{Deal, Game, Moment, NotADeal, Object, Options, Profession, Setup};
use table::{Bot, Card, Level, Seat, Session, Temperament};

const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "Dana", "Emil"];

const fn bot(level: Level, temperament: Temperament) -> Bot {
    Bot { level, temperament }
}

fn usual() -> Deal {
    Deal {
        seats: vec![
            None,
            Some(bot(Level::Four, Temperament::Miser)),
            Some(bot(Level::Five, Temperament::Showman)),
            Some(bot(Level::Four, Temperament::Spoiler)),
        ],
        begins: Seat::C,
        options: Options::default(),
        number: 4711,
    }
}

fn of_two() -> Deal {
    Deal {
        seats: vec![Some(bot(Level::Eight, Temperament::Plain)), None],
        begins: Seat::A,
        options: Options {
            harder: true,
            muse: true,
            lowest_profession_breaks_ties: true,
            ..Options::default()
        },
        number: u64::MAX,
    }
}

fn of_five() -> Deal {
    let mut house = HouseRules::default();
    for (name, value) in [
        ("dealt", Value::Number(3)),
        ("kept", Value::Number(2)),
        ("minimum", Value::Rounds([7, 10, 12, 14, 15, 16, 18])),
        ("purses", Value::Purses(Purses::Hidden)),
        ("placement", Value::Placement(Placement::Strict)),
        ("ties", Value::Ties(Ties::Shared)),
        ("building_prices", Value::Prices([600, 400, 300, 100])),
        ("seats_auctioned", Value::Is(true)),
    ] {
        assert!(house.set(name, Some(value)), "{name}");
    }
    Deal {
        seats: vec![
            None,
            None,
            Some(bot(Level::One, Temperament::Builder)),
            None,
            None,
        ],
        begins: Seat::E,
        options: Options {
            cooperative: true,
            house_rules: house,
            ..Options::default()
        },
        number: 0,
    }
}

fn begun(deal: &Deal) -> Setup {
    deal.setup(NAMES.into_iter().take(deal.seats.len()))
}

/// Returns the cards of each hand, the first of each stack, and the start player.
fn cards(setup: &Setup) -> String {
    let hands = setup.players.iter().map(|player| {
        let cards = player.hand.iter().flatten().map(|card| match card {
            Card::Known(card) => format!("{card:?}"),
            Card::Hidden => "?".to_owned(),
        });
        cards.collect::<Vec<_>>().join(" ")
    });
    let hands: Vec<String> = hands.collect();
    let first = |card: Option<String>| card.expect("the computer has dealt");
    let stacks = [
        first(
            setup
                .professions
                .as_ref()
                .and_then(|all| Some(format!("{:?}", all.first()?))),
        ),
        first(
            setup
                .reshuffle
                .as_ref()
                .and_then(|all| Some(format!("{:?}", all.first()?))),
        ),
        first(
            setup
                .bonus_cards
                .as_ref()
                .and_then(|all| Some(format!("{:?}", all.first()?))),
        ),
        first(
            setup
                .prestige_cards
                .as_ref()
                .and_then(|all| Some(format!("{:?}", all.first()?))),
        ),
    ];
    format!("{} | {}", hands.join(" / "), stacks.join(" "))
}

// Codes that were given to people: these lines must never change.
const GIVEN: [(&str, &str); 3] = [
    (
        "SJ05-KRAT-K4K7-B8",
        "Goldsmith Mathematician Dramatist Physicist / Poet Painter Theologian Composer / Philosopher Cartographer Lawyer Watchmaker / BellMaker Astronomer Choreographer Sculptor | Alchemist Botanist Builders MostBuildings",
    ),
    (
        "S0NF-0TZZ-ZZZZ-ZZZZ-ZZY5-7",
        "Alchemist Sculptor Cartographer Watchmaker / Pharmacist Theologian Physicist BellMaker | Astronomer BellMaker Parks MostBuilders",
    ),
    (
        "SW2J-0GG6-89RN-1C2W-5WC0-S27H-6RNG-CJD0-8SR1-2EJA-B0K4-14P2-3403-W",
        "Dramatist Alchemist Watchmaker / Poet Goldsmith Mathematician / Philosopher Sculptor Composer / Cartographer Botanist Physician / Choreographer Physicist Painter | Astronomer Cartographer Parks MostParks",
    ),
];

#[test]
fn a_code_deals_the_cards_it_dealt_when_it_was_given() {
    for (deal, (code, dealt)) in [usual(), of_two(), of_five()].iter().zip(GIVEN) {
        assert_eq!(deal.to_string(), code);
        assert_eq!(code.parse::<Deal>().as_ref(), Ok(deal));
        assert_eq!(cards(&begun(deal)), dealt, "{code}");
    }
}

#[test]
fn a_game_of_a_code_has_the_code() {
    for deal in [usual(), of_two(), of_five()] {
        let setup = begun(&deal);
        assert_eq!(Deal::of(&setup), Some(deal.clone()));
        let session = Session::<Game>::new(setup).expect("a deal is legal");
        assert_eq!(
            Deal::of(session.start()),
            Some(deal),
            "also once it has begun"
        );
    }
    let mut setup = begun(&usual());
    setup.players[0].hand = Some(vec![Card::Hidden; 4]);
    assert_eq!(Deal::of(&setup), None, "other cards");
    let mut setup = begun(&usual());
    setup.moment = Moment::Auction(3);
    assert_eq!(Deal::of(&setup), None, "from the middle");
    assert_eq!(Deal::of(&Setup::tracked(NAMES)), None, "dealt by people");
}

#[test]
fn every_mistake_of_a_sign_and_every_change_of_two_neighbours_is_found() {
    let signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    for deal in [usual(), of_two(), of_five()] {
        let code: Vec<char> = deal
            .to_string()
            .chars()
            .filter(|&sign| sign != '-')
            .collect();
        let read = |code: &[char]| code.iter().collect::<String>().parse::<Deal>();
        assert_eq!(read(&code), Ok(deal));
        for at in 1..code.len() {
            for sign in signs.chars().filter(|&sign| sign != code[at]) {
                let mut other = code.clone();
                other[at] = sign;
                assert_eq!(read(&other), Err(NotADeal::Mistyped), "{other:?}");
            }
            let mut fewer = code.clone();
            fewer.remove(at);
            assert!(read(&fewer).is_err(), "{fewer:?}");
            if at + 1 < code.len() && code[at] != code[at + 1] {
                let mut other = code.clone();
                other.swap(at, at + 1);
                assert_eq!(read(&other), Err(NotADeal::Mistyped), "{other:?}");
            }
        }
    }
}

#[test]
fn a_code_is_read_however_it_was_written_down() {
    let code = usual().to_string();
    let small = code.to_lowercase().replace('-', " ");
    for written in [small.clone(), format!("  {small}\n"), code.replace('-', "")] {
        assert_eq!(written.parse::<Deal>(), Ok(usual()), "{written}");
    }
    let alike = code.replace('0', "O").replace('1', "l");
    assert_eq!(alike.parse::<Deal>(), Ok(usual()), "{alike}");
}

#[test]
fn what_is_no_code_is_refused_and_nothing_breaks() {
    for (text, why) in [
        ("", NotADeal::TooShort),
        (" - ", NotADeal::TooShort),
        ("S", NotADeal::TooShort),
        ("S0", NotADeal::TooShort),
        ("S00", NotADeal::TooShort),
        ("4711", NotADeal::Beginning),
        ("hello", NotADeal::Beginning),
        ("S4K2-<b>", NotADeal::Sign('<')),
        ("SÉZ9", NotADeal::Sign('É')),
        ("S😀", NotADeal::Sign('😀')),
        ("S000000", NotADeal::Mistyped),
    ] {
        assert_eq!(text.parse::<Deal>(), Err(why), "{text}");
    }
    let mut rng = fastrand::Rng::with_seed(1);
    let signs: Vec<char> = "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars().collect();
    let mut whole = 0;
    for _ in 0..200_000 {
        let long = rng.usize(3..40);
        let text: String = (0..long).map(|_| signs[rng.usize(..32)]).collect();
        whole += i32::from(format!("S{text}").parse::<Deal>() != Err(NotADeal::Mistyped));
    }
    assert!(whole < 400, "one in a thousand: {whole}");
    assert_eq!(
        format!("S{}", "0".repeat(100_000)).parse::<Deal>(),
        Err(NotADeal::Mistyped)
    );
}

#[test]
fn every_house_rule_comes_back() {
    let variant = Options::default();
    let setup = begun(&usual());
    for house in HouseRule::all() {
        let value = setup
            .variant()
            .value(house.name)
            .expect("every rule has one");
        let mut options = variant;
        assert!(options.house_rules.set(house.name, Some(value)));
        let deal = Deal { options, ..usual() };
        assert_eq!(deal.to_string().parse::<Deal>(), Ok(deal), "{}", house.name);
    }
    // No number may cause a failure.
    for house in HouseRule::all() {
        for number in [0, 1, 7, 255, 65_535, i64::from(u32::MAX)] {
            let mut options = variant;
            if options
                .house_rules
                .set(house.name, Some(Value::Number(number)))
            {
                let deal = Deal { options, ..usual() };
                assert_eq!(deal.to_string().parse::<Deal>(), Ok(deal.clone()));
                let _ = Game::try_from(&begun(&deal));
            }
        }
    }
    let mut options = variant;
    let objects = [Object::Jester, Object::RecruitingCard]
        .into_iter()
        .collect();
    options
        .house_rules
        .set("objects", Some(Value::Objects(objects)));
    let deal = Deal { options, ..usual() };
    assert_eq!(deal.to_string().parse::<Deal>(), Ok(deal));
}

#[test]
fn a_day_has_a_deal_of_its_own_with_bots_that_differ() {
    let first = jiff::civil::date(2026, 1, 1);
    let days: Vec<_> = first.series(jiff::ToSpan::days(1)).take(400).collect();
    let levels = [Level::Three, Level::Four, Level::Four];
    let of = |day| Deal::of_day(day, levels);
    let numbers: BTreeSet<u64> = days.iter().map(|&day| of(day).number).collect();
    assert_eq!(numbers.len(), days.len());
    for &day in &days {
        let deal = of(day);
        let likes: BTreeSet<Temperament> = deal
            .seats
            .iter()
            .flatten()
            .map(|bot| bot.temperament)
            .collect();
        assert_eq!(likes.len(), 3);
        assert_eq!(deal.seats[0], None);
        assert!(Game::try_from(&begun(&deal)).is_ok());
        assert_eq!(deal.to_string().parse::<Deal>(), Ok(deal));
    }
    let begin: BTreeSet<Seat> = days.iter().map(|&day| of(day).begins).collect();
    assert_eq!(begin.len(), 4);
    let hands: BTreeSet<Vec<Profession>> = days
        .iter()
        .map(|&day| {
            let setup = begun(&of(day));
            let hand = setup.players[0].hand.clone().unwrap_or_default();
            let known = hand.into_iter().filter_map(|card| match card {
                Card::Known(card) => Some(card),
                Card::Hidden => None,
            });
            known.collect()
        })
        .collect();
    assert!(hands.len() > 380, "{}", hands.len());
}

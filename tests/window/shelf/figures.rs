//! The numbers of the shelf, compared with a second computation that reads the saves itself
//! and counts in another way: a table with a row for each person and game.

use std::sync::Arc;

use florence::rules::History;
use studiolo::app::GAMES;
use studiolo::ui::app::registry::kinds;
use studiolo::ui::io::kind;
use studiolo::ui::io::shelf::figures::Figures;
use studiolo::ui::io::shelf::find::{Query, find};
use studiolo::ui::io::shelf::record::{Entry, Record, Told};
use table::{Alike, Session};

use super::*;

fn records(data: &Path) -> Vec<Arc<Record>> {
    let records = saves(data).into_iter().map(|path| {
        let bytes = fs::read(&path).expect("a file");
        let read = kind::parse(&kinds(GAMES), &bytes, Path::new("evening.ron")).expect("a save");
        let entry = Entry::of(&*read).expect("it can be played");
        let about = fs::metadata(&path).expect("a file");
        let written = about.modified().expect("a time");
        let told = Told::Game(Box::new(entry));
        Arc::new(Record::new(
            (path, written, about.len()),
            told,
            &jiff::tz::TimeZone::UTC,
        ))
    });
    records.collect()
}

/// A person in a game.
struct Row {
    name: String,
    is_person: bool,
    points: u16,
    won: bool,
    margin: Option<u16>,
    work: u16,
    paid: u32,
    began: bool,
    when: String,
}

fn rows(sessions: &[Session<Game>]) -> Vec<Row> {
    let mut rows = Vec::new();
    for session in sessions {
        let accounts = florence::tally(session.game());
        let history = History::of(session);
        let winners = accounts.iter().filter(|account| account.rank == 1).count();
        for account in &accounts {
            let player = &session.start().players[account.seat as usize];
            let next = accounts
                .iter()
                .filter(|other| other.rank > 1)
                .map(|other| other.total)
                .max();
            let works = history
                .works
                .iter()
                .filter(|work| work.seat == account.seat);
            let sales = history
                .sales
                .iter()
                .filter(|sale| sale.seat == account.seat);
            rows.push(Row {
                name: player.name.clone(),
                is_person: player.bot.is_none(),
                points: account.total,
                won: account.rank == 1,
                margin: next
                    .filter(|_| winners == 1 && account.rank == 1)
                    .map(|next| account.total - next),
                work: works.map(|work| work.value).max().unwrap_or(0),
                paid: sales.map(|sale| sale.price).sum(),
                began: session.start().start_player == account.seat,
                when: session.occasion().begun.expect("known").to_string(),
            });
        }
    }
    rows
}

#[test]
fn the_figures_are_those_of_the_games() {
    let data = TempDir::new().expect("a temporary directory");
    many::fill(&data.path().join("games"), 21, 21, Level::EASY);
    let records = records(data.path());
    let figures = Figures::of(records.iter().map(|record| &**record), &Alike::default());
    let sessions: Vec<Session<Game>> = saves(data.path())
        .iter()
        .map(|path| save(path).into_session().expect("legal"))
        .collect();
    let rows = rows(&sessions);
    let of = |name: &str| {
        let mut own: Vec<&Row> = rows
            .iter()
            .filter(|row| row.is_person && row.name == name)
            .collect();
        own.sort_by(|one, other| one.when.cmp(&other.when));
        own
    };

    assert_eq!(figures.games, sessions.len());
    assert_eq!(figures.people.len(), many::PEOPLE.len());
    for account in &figures.people {
        let own = of(&account.name);
        assert_eq!(account.games, own.len());
        assert_eq!(account.wins, own.iter().filter(|row| row.won).count());
        let mean = |numbers: Vec<f64>| numbers.iter().sum::<f64>() / numbers.len() as f64;
        let points = mean(own.iter().map(|row| f64::from(row.points)).collect());
        assert!((account.points.value().expect("there are some") - points).abs() < 1e-9);
        assert_eq!(Some(account.best), own.iter().map(|row| row.points).max());
        let margins: Vec<f64> = own
            .iter()
            .filter(|row| row.won)
            .filter_map(|row| row.margin.map(f64::from))
            .collect();
        match account.margin.value() {
            None => assert!(margins.is_empty()),
            Some(margin) => assert!((margin - mean(margins)).abs() < 1e-9),
        }
        let worked: Vec<f64> = own
            .iter()
            .filter(|row| row.work > 0)
            .map(|row| f64::from(row.work))
            .collect();
        if let Some(deeds) = account.deeds.value() {
            assert!((deeds - mean(worked)).abs() < 1e-9);
        }
        let paid = mean(own.iter().map(|row| f64::from(row.paid)).collect());
        assert!((account.paid.value().expect("there are some") - paid).abs() < 1e-9);
        // The longest run of wins, as the longest piece between losses.
        let runs: String = own
            .iter()
            .map(|row| if row.won { 'w' } else { ' ' })
            .collect();
        let longest = runs.split(' ').map(str::len).max().unwrap_or(0);
        let now = runs.len() - runs.trim_end_matches('w').len();
        assert_eq!(account.streak, [now, longest], "{}", account.name);
    }

    let began = rows.iter().filter(|row| row.began);
    let first = [began.clone().filter(|row| row.won).count(), began.count()];
    assert_eq!(figures.first, first);
    let most = rows.iter().map(|row| u32::from(row.points)).max();
    assert_eq!(figures.most_points.as_ref().map(|feat| feat.amount), most);
    let work = rows.iter().map(|row| u32::from(row.work)).max();
    assert_eq!(figures.best_deed.as_ref().map(|feat| feat.amount), work);
    let shortest = sessions
        .iter()
        .filter_map(|session| session.occasion().minutes())
        .min();
    assert_eq!(figures.shortest.as_ref().map(|feat| feat.amount), shortest);
    let mut sold: Vec<(String, u32)> = Vec::new();
    for session in &sessions {
        use words::florence::Named as _;
        let sales = History::of(session).sales.into_iter();
        sold.extend(sales.map(|sale| (sale.object.id().to_owned(), sale.price)));
    }
    let dearest = sold.iter().map(|(_, price)| *price).max();
    assert_eq!(figures.dearest.as_ref().map(|feat| feat.amount), dearest);
    for price in &figures.prices {
        let of: Vec<u32> = sold
            .iter()
            .filter(|(what, _)| *what == price.what)
            .map(|(_, paid)| *paid)
            .collect();
        assert_eq!(price.paid.of, of.len() as u64);
        assert_eq!(
            price.paid.sum,
            of.iter().map(|&paid| u64::from(paid)).sum::<u64>()
        );
        assert_eq!(Some(price.most), of.iter().copied().max());
    }
    let against = sessions.iter().filter(|session| {
        let players = &session.start().players;
        players
            .iter()
            .any(|player| player.bot == Some(Level::MEDIUM))
    });
    let against: Vec<&Session<Game>> = against.collect();
    let level = figures
        .bots
        .iter()
        .find(|one| one.level == Level::MEDIUM)
        .expect("there are some");
    assert_eq!(level.games, against.len());
    let won = against.iter().filter(|session| {
        let accounts = florence::tally(session.game());
        let mut best = accounts.iter().filter(|account| account.rank == 1);
        best.any(|account| session.start().players[account.seat as usize].bot.is_none())
    });
    assert_eq!(level.won, won.count());
}

#[test]
fn every_order_keeps_all_games_and_what_it_says() {
    use studiolo::ui::io::shelf::find::Order;

    let data = user(9);
    let records = records(data.path());
    for order in Order::ALL {
        let query = Query {
            order,
            ..Query::default()
        };
        let found = find(&records, &query, &Alike::default());
        assert_eq!(found.games.len(), records.len(), "{order:?}");
        let pairs = found.games.windows(2).map(|pair| {
            let [one, other] = [&pair[0], &pair[1]].map(|game| game.over().expect("all are over"));
            let (one, other) = ((&pair[0], one), (&pair[1], other));
            (one, other)
        });
        for ((first, one), (second, other)) in pairs {
            let margin = |entry: &Entry| entry.chronicle.as_ref().and_then(|told| told.margin());
            assert!(match order {
                Order::Newest => first.when >= second.when,
                Order::Oldest => first.when <= second.when,
                Order::MostPoints => one.best() >= other.best(),
                Order::Closest => margin(one) <= margin(other),
                Order::Longest => one.occasion.minutes() >= other.occasion.minutes(),
                Order::Winner => {
                    let name = |entry: &Entry| entry.names[entry.winners()[0]].to_lowercase();
                    name(one) <= name(other)
                }
            });
        }
    }
}

#[test]
fn a_copy_of_a_game_counts_once_and_its_file_tells_it_apart() {
    let data = TempDir::new().expect("a temporary directory");
    let games = data.path().join("games");
    many::fill(&games, 4, 21, Level::EASY);
    let once = find(&records(data.path()), &Query::default(), &Alike::default());
    let file = &saves(data.path())[0];
    let copy = games.join("a-copy.ron");
    fs::copy(file, &copy).expect("a file");
    let twice = find(&records(data.path()), &Query::default(), &Alike::default());
    assert_eq!(twice.games.len(), once.games.len() + 1);
    let told = |figures: &Figures| (figures.games, figures.people.clone());
    assert_eq!(told(&twice.figures), told(&once.figures));
    assert!(once.copies.is_empty());
    assert_eq!(twice.copies, [file.clone(), copy].into());
}

#[test]
fn nothing_is_counted_of_nothing() {
    let found = find(&[], &Query::default(), &Alike::default());
    assert_eq!(found.figures, Figures::default());
    assert!(found.games.is_empty());
}

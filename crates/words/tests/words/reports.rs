//! Studiolo's exports, read back: BG Stats with its list of fields, tables with a table
//! reader, pages and drawings with a markup reader that is implemented here. Nothing face
//! down is revealed, no game is exported as two, and no name acts as markup.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::Value;

use florence::rules::{Correction, tally};
use florence::{
    Command, Decision, Event, Game, Moment, Object, Options, PlayerSetup, Profession, Setup,
};
use table::{Card, Item as _, Occasion, Save, Seat, Session};
use words::florence::Named as _;
use words::florence::report::{Report, Scope, formats, played_under};

/// Names that mean something to other programs.
const HOSTILE: [&str; 5] = [
    "<b>Anna</b>\"|\\",
    "=cmd|' /C calc'!A0",
    "😀 [b]Ben[/b] `x` & _y_",
    "-- ](http://a.b) */ {0} %s\u{202e}",
    "Sixty letters and not one fewer, because somebody will try it",
];

fn file(name: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(name)
}

fn save(name: &str) -> Save<Game> {
    Save::read(&file(name)).expect("a save")
}

fn session(name: &str) -> Session<Game> {
    save(name).into_session().expect("a legal start")
}

fn scope() -> Scope {
    Scope {
        written: Some("2026-11-21T20:41:00Z".parse().expect("a moment")),
        ..Scope::default()
    }
}

fn report(session: &Session<Game>) -> Report {
    Report::of(session, &scope())
}

fn of_sheet(setup: &Setup) -> Report {
    let session = Session::new(setup.clone()).expect("a legal sheet");
    let scope = Scope {
        is_sheet: true,
        ..scope()
    };
    Report::of(&session, &scope)
}

/// Returns the end of a typed game with these points and amounts of money.
fn ended(players: &[(&str, i64, i64)]) -> Setup {
    let players = players.iter().map(|&(name, prestige, money)| PlayerSetup {
        name: name.to_owned(),
        prestige,
        money: Some(money),
        ..PlayerSetup::default()
    });
    Setup {
        players: players.collect(),
        moment: Moment::End,
        // The sources of the points are not checked.
        irregular: true,
        ..Setup::default()
    }
}

fn hostile() -> Report {
    let players: Vec<(&str, i64, i64)> = HOSTILE.iter().map(|name| (*name, 40, 300)).collect();
    of_sheet(&ended(&players))
}

/// Returns all text formats, with their file extensions.
fn texts(report: &Report) -> [(&'static str, String); 8] {
    [
        ("md", formats::markdown(report)),
        ("bgg", formats::bgg(report)),
        ("csv", formats::log(report)),
        ("auctions.csv", formats::auctions(report)),
        ("bgsplay", formats::bgsplay(report)),
        ("link", formats::link(report)),
        ("html", formats::page(report)),
        ("svg", formats::svg(report)),
    ]
}

/// Saves of every kind that can be reported.
const GAMES: [&str; 12] = [
    "saves/four-players.ron",
    "saves/worked-example-auction.ron",
    "saves/exceptions.ron",
    "tests/data/look/end.ron",
    "tests/data/look/five.ron",
    "tests/data/look/together.ron",
    "tests/data/look/characters.ron",
    "tests/data/look/curtain.ron",
    "tests/data/saves-1/digital-5-bots-of-all-levels-finished.ron",
    "tests/data/saves-1/digital-3-keeps-a-prestige-card.ron",
    "tests/data/saves-1/tracked-5-strange-names-in-a-turn.ron",
    "tests/data/saves-1/broken-by-a-change.ron",
];

// --- BG Stats ---

/// The content of a field.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Text,
    Number,
    Bool,
    List,
    Record,
    /// A moment in the form `YYYY-MM-DD HH:mm:ss`.
    Moment,
    /// A name that never changes.
    Uuid,
}

use Kind::{Bool, List, Moment as When, Number, Record, Text, Uuid};

/// The fields of a file, as its readers expect them.
const FILE: [(&str, &[(&str, Kind)]); 7] = [
    (
        "",
        &[
            ("about", Text),
            ("players", List),
            ("locations", List),
            ("games", List),
            ("plays", List),
            ("userInfo", Record),
        ],
    ),
    (
        "/players",
        &[
            ("id", Number),
            ("uuid", Uuid),
            ("name", Text),
            ("isAnonymous", Bool),
            ("modificationDate", When),
            ("bggUsername", Text),
        ],
    ),
    (
        "/games",
        &[
            ("id", Number),
            ("uuid", Uuid),
            ("name", Text),
            ("modificationDate", When),
            ("cooperative", Bool),
            ("highestWins", Bool),
            ("noPoints", Bool),
            ("usesTeams", Bool),
            ("bggId", Number),
            ("bggName", Text),
            ("bggYear", Number),
            ("designers", Text),
            ("isBaseGame", Bool),
            ("isExpansion", Bool),
            ("minPlayerCount", Number),
            ("maxPlayerCount", Number),
            ("minPlayTime", Number),
            ("maxPlayTime", Number),
            ("minAge", Number),
            ("urlThumb", Text),
            ("urlImage", Text),
        ],
    ),
    (
        "/plays",
        &[
            ("uuid", Uuid),
            ("gameRefId", Number),
            ("locationRefId", Number),
            ("playDate", When),
            ("playDateYmd", Number),
            ("entryDate", When),
            ("modificationDate", When),
            ("durationMin", Number),
            ("rounds", Number),
            ("board", Text),
            ("comments", Text),
            ("ignored", Bool),
            ("manualWinner", Bool),
            ("scoringSetting", Number),
            ("usesTeams", Bool),
            ("playerScores", List),
            ("expansionPlays", List),
        ],
    ),
    (
        "/plays/0/playerScores",
        &[
            ("playerRefId", Number),
            ("score", Text),
            ("winner", Bool),
            ("startPlayer", Bool),
            ("newPlayer", Bool),
            ("rank", Number),
            ("seatOrder", Number),
            ("role", Text),
            ("team", Text),
            ("startPosition", Text),
            ("metaData", Text),
        ],
    ),
    (
        "/locations",
        &[
            ("id", Number),
            ("uuid", Uuid),
            ("name", Text),
            ("modificationDate", When),
        ],
    ),
    ("/userInfo", &[("meRefId", Number)]),
];

/// Fields by name.
type Fields = &'static [(&'static str, Kind)];

/// The fields of a link; the last ones may be left out.
const LINK: [(&str, Fields, Fields); 3] = [
    (
        "",
        &[
            ("sourceName", Text),
            ("sourcePlayId", Uuid),
            ("playDate", When),
            ("game", Record),
            ("players", List),
        ],
        &[
            ("durationMin", Number),
            ("location", Text),
            ("comments", Text),
            ("board", Text),
        ],
    ),
    (
        "/game",
        &[
            ("name", Text),
            ("sourceGameId", Text),
            ("bggId", Number),
            ("highestWins", Bool),
            ("noPoints", Bool),
        ],
        &[],
    ),
    (
        "/players",
        &[
            ("name", Text),
            ("sourcePlayerId", Text),
            ("startPlayer", Bool),
            ("winner", Bool),
            ("score", Number),
            ("rank", Number),
        ],
        &[("role", Text)],
    ),
];

fn is(value: &Value, kind: Kind) -> bool {
    let shape = |text: &str, pattern: &str| {
        text.len() == pattern.len()
            && text
                .chars()
                .zip(pattern.chars())
                .all(|(letter, wanted)| match wanted {
                    '0' => letter.is_ascii_digit(),
                    'x' => letter.is_ascii_hexdigit() && !letter.is_ascii_uppercase(),
                    other => letter == other,
                })
    };
    match kind {
        Text => value.is_string(),
        Number => value.is_u64(),
        Bool => value.is_boolean(),
        List => value.is_array(),
        Record => value.is_object(),
        When => value
            .as_str()
            .is_some_and(|text| shape(text, "0000-00-00 00:00:00")),
        Uuid => value
            .as_str()
            .is_some_and(|text| shape(text, "xxxxxxxx-xxxx-5xxx-xxxx-xxxxxxxxxxxx")),
    }
}

/// Returns the records at a place, of which there may be several.
fn records<'v>(of: &'v Value, place: &str) -> Vec<&'v Value> {
    match of.pointer(place).expect("the place is there") {
        Value::Array(records) => records.iter().collect(),
        record => vec![record],
    }
}

fn check(record: &Value, must: &[(&str, Kind)], may: &[(&str, Kind)]) {
    let record = record.as_object().expect("a record");
    for (name, kind) in must {
        let value = record
            .get(*name)
            .unwrap_or_else(|| panic!("{name} is there"));
        assert!(is(value, *kind), "{name}: {value} is a {kind:?}");
    }
    for (name, value) in record {
        let known = must.iter().chain(may).find(|(known, _)| known == name);
        let (_, kind) = known.unwrap_or_else(|| panic!("nobody knows {name}"));
        assert!(is(value, *kind), "{name}: {value} is a {kind:?}");
    }
}

fn play_file(report: &Report) -> Value {
    serde_json::from_str(&formats::bgsplay(report)).expect("JSON")
}

/// Decodes the content of a link as browsers do.
fn carried(link: &str) -> Value {
    let query = link.strip_prefix("https://app.bgstatsapp.com/createPlay.html?data=");
    let query = query.expect("the address of the app");
    assert!(link.is_ascii(), "an address");
    let mut bytes = Vec::new();
    let mut letters = query.bytes();
    while let Some(letter) = letters.next() {
        match letter {
            b'%' => {
                let two = [letters.next(), letters.next()].map(|digit| digit.expect("two digits"));
                let two = str::from_utf8(&two).expect("digits").to_owned();
                bytes.push(u8::from_str_radix(&two, 16).expect("a hexadecimal number"));
            }
            b'&' | b'#' | b'+' | b'=' | b'"' | b' ' | b'<' | b'>' => {
                panic!("{} ends a part of an address", char::from(letter))
            }
            letter => bytes.push(letter),
        }
    }
    serde_json::from_slice(&bytes).expect("JSON")
}

#[test]
fn a_file_for_bg_stats_has_the_fields_its_readers_know() {
    for name in GAMES {
        let file = play_file(&report(&session(name)));
        for (place, fields) in FILE {
            for record in records(&file, place) {
                check(record, fields, &[]);
            }
        }
        assert_eq!(file["games"][0]["bggId"], 555, "{name}");
        let play = &file["plays"][0];
        assert_eq!(play["gameRefId"], file["games"][0]["id"]);
        let ids: BTreeSet<u64> = records(&file, "/players")
            .iter()
            .filter_map(|player| player["id"].as_u64())
            .collect();
        assert_eq!(ids.len(), records(&file, "/players").len());
        for score in records(&file, "/plays/0/playerScores") {
            let of = score["playerRefId"].as_u64().expect("a number");
            assert!(ids.contains(&of), "{name}: {of} is a player");
        }
    }
}

#[test]
fn a_link_for_bg_stats_has_the_fields_its_readers_know() {
    for name in GAMES {
        let link = formats::link(&report(&session(name)));
        let play = carried(&link);
        for (place, must, may) in LINK {
            for record in records(&play, place) {
                check(record, must, may);
            }
        }
        assert_eq!(play["game"]["bggId"], 555);
    }
    let link = formats::link(&hostile());
    assert!(
        link.len() < 2953,
        "{} letters fit a square code",
        link.len()
    );
    let play = carried(&link);
    assert_eq!(play["players"][0]["name"], HOSTILE[0]);
    // Letters that take up twelve characters of an address each.
    let long = "😀".repeat(60);
    let players = [(long.as_str(), 40, 300); 5];
    let link = formats::link(&of_sheet(&ended(&players)));
    assert!(
        link.len() <= 2953,
        "{} letters fit a square code",
        link.len()
    );
    carried(&link);
}

#[test]
fn scores_winners_and_places_are_those_of_the_game() {
    let session = session("tests/data/look/end.ron");
    let accounts = tally(session.game());
    let report = report(&session);
    let file = play_file(&report);
    let link = carried(&formats::link(&report));
    for account in &accounts {
        let at = account.seat as usize;
        let score = &file["plays"][0]["playerScores"][at];
        assert_eq!(score["score"], account.total.to_string());
        assert_eq!(score["rank"], account.rank);
        assert_eq!(score["winner"], account.rank == 1);
        let player = &link["players"][at];
        assert_eq!(player["score"], account.total);
        assert_eq!(player["winner"], account.rank == 1);
    }
    let starts = records(&file, "/plays/0/playerScores");
    let starts = starts.iter().filter(|score| score["startPlayer"] == true);
    assert_eq!(starts.count(), 1);
}

#[test]
fn bots_are_one_nameless_player_and_say_which_they_are() {
    let session = session("tests/data/saves-1/digital-5-bots-of-all-levels-finished.ron");
    let file = play_file(&report(&session));
    let nameless: Vec<&Value> = records(&file, "/players")
        .into_iter()
        .filter(|player| player["isAnonymous"] == true)
        .collect();
    assert_eq!(nameless.len(), 1);
    let scores = records(&file, "/plays/0/playerScores");
    for (score, seat) in scores.iter().zip(Seat::ALL) {
        let bot = session.people().bot(*seat);
        assert_eq!(score["playerRefId"] == nameless[0]["id"], bot.is_some());
        let meta = score["metaData"].as_str().expect("text");
        match bot {
            Some(_) => {
                let meta: Value = serde_json::from_str(meta).expect("JSON in a text");
                assert_eq!(meta["isNpc"], 1);
                let role = score["role"].as_str().expect("text");
                assert!(role.contains(session.people().name(*seat)), "{role}");
            }
            None => assert_eq!(meta, ""),
        }
    }
}

#[test]
fn two_people_of_one_name_are_two_people() {
    let report = of_sheet(&ended(&[("Anna", 40, 300), ("Anna", 42, 300)]));
    let file = play_file(&report);
    let uuids: BTreeSet<String> = records(&file, "/players")
        .iter()
        .map(|player| player["uuid"].to_string())
        .collect();
    assert_eq!(uuids.len(), 2);
}

#[test]
fn a_game_imported_twice_is_there_once() {
    let game = session("tests/data/look/end.ron");
    let uuid = |session: &Session<Game>| report(session).identity;
    assert_eq!(uuid(&game), uuid(&game));
    // The cursor is elsewhere, and it is written on another day.
    let mut looked_back = game.clone();
    looked_back.go_to(3);
    assert_eq!(uuid(&looked_back), uuid(&game));
    let mut played_then = game.clone();
    let begun = Some("2026-11-21T19:05:00Z".parse().expect("a moment"));
    played_then.take_place(Occasion {
        begun,
        ..Occasion::default()
    });
    let of_evening = uuid(&played_then);
    // A mistake that is corrected later does not make it another game.
    played_then.go_to(2);
    let money = florence::rules::Correction::Money(700);
    let corrected = played_then.play(Command::new(Seat::A, Decision::Correct(money)));
    corrected.expect("a value is set");
    assert_eq!(uuid(&played_then), of_evening);
    // The same people on another evening play another game.
    let mut next = game.clone();
    let begun = Some("2026-11-28T19:05:00Z".parse().expect("a moment"));
    next.take_place(Occasion {
        begun,
        ..Occasion::default()
    });
    assert_ne!(uuid(&next), of_evening);
    let others: BTreeSet<String> = GAMES.iter().map(|name| uuid(&session(name))).collect();
    assert_eq!(others.len(), GAMES.len());
}

/// Three scores, typed by hand.
fn typed_by_hand(second: &str, points: u16) -> Session<Game> {
    let text = format!(
        "(
            studiolo: 3,
            game: \"princes-of-florence\",
            people: [(name: \"Rita\"), (name: \"{second}\"), (name: \"Greta\")],
            occasion: (
                begun: \"2026-11-21T00:00:00Z\", ended: \"2026-11-21T03:30:00Z\", place: \"Club\",
            ),
            start: (
                players: [
                    (money: 500, prestige: {points}),
                    (money: 500, prestige: 60),
                    (money: 400, prestige: 55),
                ],
                moment: End, irregular: true,
            ),
            log: [],
        )"
    );
    let save = Save::parse(&text, table::Format::Ron).expect("a save");
    save.into_session().expect("a legal start")
}

#[test]
fn the_day_of_a_play_is_the_day_on_which_it_began_where_it_was() {
    // From four in the afternoon to half past ten at night in New York, which is the next
    // day in London.
    for (offset, day, told) in [
        (-300, 20_261_120, "2026-11-20 19:00:00"),
        (0, 20_261_121, "2026-11-21 00:00:00"),
        (780, 20_261_121, "2026-11-21 13:00:00"),
    ] {
        let mut game = typed_by_hand("Stefan", 62);
        let mut occasion = game.occasion().clone();
        occasion.offset = Some(offset);
        game.take_place(occasion);
        let file = play_file(&report(&game));
        let play = &file["plays"][0];
        assert_eq!(play["playDateYmd"], day, "{offset}");
        assert_eq!(play["playDate"], told);
        assert_eq!(play["durationMin"], 210);
        let link = carried(&formats::link(&report(&game)));
        assert_eq!(link["playDate"], told);
    }
}

#[test]
fn a_play_and_its_people_stay_the_same_when_something_is_corrected() {
    let play = |session: &Session<Game>| {
        let file = play_file(&report(session));
        let people = file["players"].as_array().expect("people").clone();
        let people = people.iter().map(|person| {
            let text = |field: &str| person[field].as_str().expect("a text").to_owned();
            (text("uuid"), text("name"))
        });
        let people: Vec<(String, String)> = people.collect();
        (file["plays"][0]["uuid"].clone(), people)
    };
    // Two files of one evening that contain only when it began.
    let (before, _) = play(&typed_by_hand("Stefan", 62));
    assert_eq!(play(&typed_by_hand("Stephan", 63)).0, before);

    // Corrected here: name, times and place.
    let mut game = typed_by_hand("Stefan", 62);
    words::report::identity::keep(&mut game);
    let (_, people) = play(&game);
    assert!(game.rename(Seat::B, "Stephan"));
    let hours = Occasion {
        begun: Some("2026-11-20T20:00:00Z".parse().expect("a moment")),
        place: "at home".to_owned(),
        ..Occasion::default()
    };
    game.take_place(hours.still(game.occasion()));
    let (after, corrected) = play(&game);
    assert_eq!(after, before);
    let uuids = |people: &[(String, String)]| {
        let mut uuids: Vec<String> = people.iter().map(|(uuid, _)| uuid.clone()).collect();
        uuids.sort();
        uuids
    };
    assert_eq!(uuids(&corrected), uuids(&people));
    assert!(corrected.iter().any(|(_, name)| name == "Stephan"));
    // Another name is another person.
    assert!(game.rename(Seat::B, "Clara"));
    assert_ne!(uuids(&play(&game).1), uuids(&people));
}

#[test]
fn what_lies_face_down_is_not_in_the_identity() {
    let identity = |decision: &str| {
        let text = format!(
            "(studiolo: 3, game: \"the-prince\", version: 1,
            people: [(name: \"Anna\"), (name: \"Ben\"), (name: \"Clara\")],
            start: (players: [(), (), ()], position: (turn: 1, pope: A, active: A,
            phase: Step(Play), seats: [(money: 100, cardinals: 5, hidden: 5),
            (money: 100, cardinals: 5, hidden: 5), (money: 100, cardinals: 5, hidden: 5)],
            table: [(\"H1\", Before(B)), (\"A1\", Under(Holding(\"H1\"))),
            (\"H2\", Before(A)), (\"H3\", Before(C))], deck: Rest)),
            log: [(A, Play(53, Card(21))), (B, {decision})])"
        );
        let save = Save::<prince::Game>::parse(&text, table::Format::Ron).expect("a save");
        let session = save.into_session().expect("a legal start");
        assert_eq!(session.legal_len(), 2);
        words::report::identity::of(&session)
    };
    assert_eq!(identity("Doctor"), identity("NoDoctor"));
}

#[test]
fn the_evening_is_told() {
    let mut game = session("tests/data/look/end.ron");
    game.take_place(Occasion {
        begun: Some("2026-11-21T19:05:00Z".parse().expect("a moment")),
        ended: Some("2026-11-21T20:41:30Z".parse().expect("a moment")),
        offset: Some(60),
        place: "at Anna's <home>".to_owned(),
        note: "Ben was *one* point short.".to_owned(),
        ..Occasion::default()
    });
    let report = report(&game);
    let file = play_file(&report);
    let play = &file["plays"][0];
    assert_eq!(play["playDate"], "2026-11-21 20:05:00");
    assert_eq!(play["playDateYmd"], 20_261_121);
    assert_eq!(play["durationMin"], 96);
    assert_eq!(file["locations"][0]["name"], "at Anna's <home>");
    assert_eq!(play["locationRefId"], file["locations"][0]["id"]);
    let link = carried(&formats::link(&report));
    assert_eq!(link["location"], "at Anna's <home>");
    assert_eq!(link["durationMin"], 96);
    let [(_, markdown), ..] = texts(&report);
    assert!(markdown.contains("at Anna's \\<home\\>"));
    assert!(markdown.contains("Ben was \\*one\\* point short."));
}

// --- tables ---

fn table(text: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let mut reader = ::csv::Reader::from_reader(text.as_bytes());
    let head = reader.headers().expect("a first line");
    let head = head.iter().map(str::to_owned).collect();
    let rows = reader.records().map(|row| {
        let row = row.expect("as many cells in every line");
        row.iter().map(str::to_owned).collect()
    });
    (head, rows.collect())
}

#[test]
fn the_log_is_a_table_with_a_line_for_every_entry() {
    for name in GAMES {
        let session = session(name);
        let (head, rows) = table(&formats::log(&report(&session)));
        assert_eq!(head[0], "entry");
        assert_eq!(rows.len(), session.legal_len(), "{name}");
        let at = |column: &str| {
            head.iter()
                .position(|name| name == column)
                .expect("a column")
        };
        for (number, row) in rows.iter().enumerate() {
            assert_eq!(row[at("entry")], (number + 1).to_string());
            let command = session.log()[number].command;
            assert_eq!(row[at("seat")], format!("{:?}", command.seat));
            let round = session.game_at(number).expect("a position").round();
            assert_eq!(row[at("round")], round.to_string());
            let kept = session.log()[number].kept.as_ref();
            assert_eq!(row[at("against rule")], kept.map_or("", |kept| &kept.rule));
            let florins: i64 = row[at("florins")].parse().expect("a number");
            let paid = session.events_of(number).iter();
            let paid: i64 = paid
                .map(|event| match event {
                    Event::Money { seat, florins } if *seat == command.seat => *florins,
                    _ => 0,
                })
                .sum();
            assert_eq!(florins, paid);
        }
    }
}

/// Reads a table as the spreadsheet of a language does: its cells, with the numbers in
/// them.
fn opened(text: &str, separator: u8) -> Vec<Vec<String>> {
    let text = text.strip_prefix('\u{feff}').expect("the mark of UTF-8");
    let mut reader = ::csv::ReaderBuilder::new()
        .delimiter(separator)
        .has_headers(false)
        .from_reader(text.as_bytes());
    let rows = reader.records().map(|row| {
        let row = row.expect("as many cells in every line");
        row.iter().map(str::to_owned).collect()
    });
    rows.collect()
}

#[test]
fn the_spreadsheet_of_each_language_opens_the_tables() {
    let mut session = session(GAMES[0]);
    let note = "Łukasz: „kůň”; “Zoë”, 1,5\nJürgen\t½";
    session.annotate(0, note);
    for (tag, separator, entry, player) in [
        ("en", b',', "entry", "player"),
        ("de", b';', "eintrag", "spieler"),
        ("pl", b';', "wpis", "gracz"),
        ("cs", b';', "zápis", "hráč"),
    ] {
        words::language::within(tag, tag, || {
            let report = report(&session);
            let log = opened(&formats::log(&report), separator);
            let at = |head: &[String], name: &str| {
                let found = head.iter().position(|column| column == name);
                found.unwrap_or_else(|| panic!("{tag} has no column {name}: {head:?}"))
            };
            assert_eq!(log.len(), 1 + session.legal_len(), "{tag}");
            let (entry, player) = (at(&log[0], entry), at(&log[0], player));
            let [happened, note_at] = [6, log[0].len() - 1];
            for (row, line) in log[1..].iter().zip(&report.log) {
                assert_eq!(row[entry], line.number.to_string(), "{tag}");
                let name = line.seat.and_then(|seat| report.player(seat));
                assert_eq!(row[player], name.map_or("", |player| &player.name), "{tag}");
                // Whole sentences in the language.
                assert_eq!(row[happened], line.happened.join("; "), "{tag}");
            }
            assert_eq!(log[1][note_at], note, "{tag}");
            let auctions = opened(&formats::auctions(&report), separator);
            assert_eq!(auctions.len(), 1 + report.sales.len(), "{tag}");
        });
    }
}

#[test]
fn the_auctions_are_a_table_with_a_line_for_every_object() {
    for name in GAMES {
        let session = session(name);
        let (head, rows) = table(&formats::auctions(&report(&session)));
        let at = |column: &str| {
            head.iter()
                .position(|name| name == column)
                .expect("a column")
        };
        let mut sold = Vec::new();
        for entry in 0..session.legal_len() {
            for event in session.events_of(entry) {
                match *event {
                    Event::Acquired {
                        seat,
                        object,
                        price,
                    } => sold.push((seat, object.name().to_owned(), price)),
                    Event::TookCharacter {
                        seat,
                        character,
                        price,
                    } => sold.push((seat, character.name().to_owned(), price)),
                    _ => {}
                }
            }
        }
        let told = rows.iter().map(|row| {
            let seat = Seat::ALL
                .iter()
                .find(|seat| format!("{seat:?}") == row[at("seat")]);
            let price = row[at("price")].parse().expect("a price");
            (*seat.expect("a seat"), row[at("object")].clone(), price)
        });
        assert_eq!(told.collect::<Vec<_>>(), sold, "{name}");
    }
}

#[test]
fn no_cell_is_a_formula_and_names_come_back() {
    let names = [1, 3, 0, 2, 4].map(|at| HOSTILE[at]);
    let mut setup = Setup::tracked(names);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    let mut session = Session::<Game>::new(setup).expect("a legal start");
    let won = [Object::Jester, Object::Builder, Object::RecruitingCard];
    for (&seat, object) in Seat::ALL.iter().zip(won) {
        let win = Command::new(seat, Decision::Win(object, 200));
        session.play(win).expect("it is allowed");
    }
    session.annotate(0, "=1+1\n\"said\", he");
    let report = report(&session);
    for text in [formats::log(&report), formats::auctions(&report)] {
        let (head, rows) = table(&text);
        let player = head
            .iter()
            .position(|name| name == "player")
            .expect("a column");
        assert_eq!(rows.len(), won.len());
        for (row, name) in rows.iter().zip(names) {
            for cell in row {
                assert!(!cell.starts_with(['=', '+', '@', '\t']), "{cell:?}");
                assert!(
                    !cell.starts_with('-') || cell.parse::<i64>().is_ok(),
                    "{cell:?}"
                );
            }
            assert_eq!(row[player].trim_start_matches('\''), name);
        }
    }
    let (head, rows) = table(&formats::log(&report));
    let note = head
        .iter()
        .position(|name| name == "note")
        .expect("a column");
    assert_eq!(rows[0][note], "'=1+1\n\"said\", he");
}

// --- pages and drawings ---

/// Reads markup to its end and asserts that every element is closed, in order. Returns the
/// texts between the tags, without style sheets.
fn well_formed(text: &str) -> String {
    const EMPTY: [&str; 1] = ["meta"];
    let mut open: Vec<String> = Vec::new();
    let mut between = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        let (before, mark) = rest.split_at(at);
        assert!(!before.contains('>'), "a loose end: {before}");
        if open.last().is_none_or(|name| name != "style") {
            read_entities(before);
            between.push_str(before);
            between.push('\n');
        }
        let end = mark.find('>').expect("a mark ends");
        let inside = &mark[1..end];
        rest = &mark[end + 1..];
        if inside.starts_with(['?', '!']) {
            assert!(open.is_empty(), "only before everything else");
        } else if let Some(name) = inside.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name));
        } else {
            let is_whole = inside.ends_with('/');
            let inside = inside.trim_end_matches('/');
            let name = inside.split_whitespace().next().expect("a name");
            attributes(&inside[name.len()..]);
            if !is_whole && !EMPTY.contains(&name) {
                open.push(name.to_owned());
            }
        }
    }
    assert_eq!(open, [""; 0], "all is closed");
    assert_eq!(rest.trim(), "");
    between
}

fn read_entities(text: &str) {
    for part in text.split('&').skip(1) {
        let name = part.split(';').next().expect("a name");
        assert!(["amp", "lt", "gt", "quot", "#39"].contains(&name), "{part}");
    }
}

fn attributes(text: &str) {
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (name, value) = rest.split_once("=\"").expect("a name and a value");
        assert!(
            name.chars()
                .all(|c| c.is_ascii_alphanumeric() || ":-".contains(c)),
            "{name}"
        );
        assert!(!name.starts_with("on"), "{name} would be carried out");
        let (value, after) = value.split_once('"').expect("a value ends");
        read_entities(value);
        rest = after.trim_start();
    }
}

#[test]
fn pages_and_drawings_are_well_formed_and_ask_for_nothing() {
    let reports = GAMES.iter().map(|name| report(&session(name)));
    for report in reports.chain([hostile()]) {
        for text in [formats::page(&report), formats::svg(&report)] {
            let told = well_formed(&text);
            assert!(!text.to_lowercase().contains("<script"));
            let elsewhere = text.replace("http://www.w3.org/2000/svg", "");
            for mark in ["src=", "href=", "url(", "@import", "<link"] {
                assert!(!elsewhere.contains(mark), "{mark}");
            }
            assert!(
                told.contains("PP") || told.contains("counted as if"),
                "{told}"
            );
        }
        let page = formats::page(&report);
        assert!(page.contains("@page { size: A4"));
    }
}

#[test]
fn names_are_told_as_they_are_and_become_no_marks() {
    let report = hostile();
    let [(_, markdown), (_, board), ..] = texts(&report);
    let page = well_formed(&formats::page(&report));
    assert!(page.contains("&lt;b&gt;Anna&lt;/b&gt;&quot;|\\"));
    // Every row of the table has as many cells as the first.
    let lines: Vec<&str> = markdown
        .lines()
        .filter(|line| line.starts_with('|'))
        .collect();
    let cells = |line: &str| {
        let line = line.replace("\\\\", "");
        line.replace("\\|", "").matches('|').count()
    };
    assert!(lines.len() > 5);
    assert!(
        lines.iter().all(|line| cells(line) == cells(lines[0])),
        "{markdown}"
    );
    assert!(markdown.contains("\\[b\\]Ben\\[/b\\]"));
    // In the forum text, only our own markup has brackets.
    let mut rest = board.as_str();
    while let Some((_, mark)) = rest.split_once('[') {
        let (mark, after) = mark.split_once(']').expect("a mark ends");
        let ours = ["b", "/b", "c", "/c", "size=18", "/size"];
        assert!(ours.contains(&mark), "{mark}");
        rest = after;
    }
    assert!(board.contains("(b)Ben(/b)"));
    for (ending, text) in texts(&report) {
        assert!(!text.contains('\u{202e}') || ending == "bgsplay" || ending.ends_with("csv"));
    }
}

#[test]
fn the_picture_in_pixels_is_as_large_as_the_drawing_says() {
    for report in [report(&session("tests/data/look/five.ron")), hostile()] {
        let svg = formats::svg(&report);
        let size = svg.split_once("viewBox=\"0 0 ").expect("a size").1;
        let size = size.split('"').next().expect("it ends");
        let size: Vec<f64> = size
            .split(' ')
            .map(|side| side.parse().expect("a number"))
            .collect();
        let png = formats::png(&report);
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        let side = |at: usize| {
            let bytes: [u8; 4] = png[at..at + 4].try_into().expect("four bytes");
            f64::from(u32::from_be_bytes(bytes))
        };
        assert!((side(16) - size[0] * 2.0).abs() <= 1.0);
        assert!((side(20) - size[1] * 2.0).abs() <= 1.0);
    }
}

// --- what is told ---

#[test]
fn nothing_that_lies_face_down_is_told() {
    // Two games that differ only in the cards no one has seen.
    let begin = |number: u64| {
        let mut start = Setup::dealt(["Anna", "Ben", "Clara"], number);
        start.deal = None;
        let mut session = Session::<Game>::new(start).expect("a legal start");
        for seat in Seat::first(3) {
            let card = session.game().player(seat).hand().known().first();
            let card = Card::Known(card.expect("a dealt card"));
            let command = Command::new(seat, Decision::Return(card));
            session.play(command).expect("it is allowed");
        }
        session
    };
    let told = |number: u64| {
        let mut report = report(&begin(number));
        assert!(!report.is_over);
        // The identity depends on everything and reveals nothing.
        report.identity = String::new();
        texts(&report)
    };
    let first = told(1);
    for number in 2..12 {
        for ((ending, one), (_, other)) in first.iter().zip(told(number)) {
            assert_eq!(*one, other, "{ending}");
        }
    }
}

#[test]
fn a_refusal_does_not_tell_in_whose_hand_a_card_is() {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    setup.moment = Moment::StartingHands;
    let hands = [
        vec![Card::Hidden; 4],
        Profession::ALL[..4]
            .iter()
            .map(|&card| Card::Known(card))
            .collect(),
        vec![Card::Hidden; 4],
    ];
    for (player, hand) in setup.players.iter_mut().zip(hands) {
        player.hand = Some(hand);
    }
    let card = Profession::ALL[0];
    let command = Command::new(Seat::A, Decision::Return(Card::Known(card)));
    let session = Session::<Game>::restore(setup, vec![command], 1).expect("a legal start");
    assert!(session.broken().is_some());
    for (ending, text) in texts(&report(&session)) {
        assert!(!text.contains(card.name()), "{ending}: {text}");
    }
}

#[test]
fn cards_kept_in_secret_are_not_named_before_the_end() {
    for name in [
        "tests/data/saves-1/digital-3-keeps-a-prestige-card.ron",
        "tests/data/saves-1/digital-2-keeps-a-bonus-card.ron",
        "tests/data/saves-1/tracked-3-own-hand-known-before-revealing.ron",
    ] {
        let session = session(name);
        let report = report(&session);
        assert!(!report.is_over, "{name}");
        let hidden = session
            .log()
            .iter()
            .filter_map(|entry| match entry.command.decision {
                Decision::Keep(card, _) => Some(card.name()),
                _ => None,
            });
        let shown: BTreeSet<&str> = session
            .log()
            .iter()
            .flat_map(|entry| match entry.command.decision {
                Decision::Complete(work) => {
                    let bonus = work.bonus.iter().map(|card| card.name());
                    bonus.chain([work.profession.name()]).collect()
                }
                Decision::Reveal(card) => vec![card.name()],
                _ => Vec::new(),
            })
            .collect();
        for card in hidden.filter(|card| !shown.contains(card)) {
            for (ending, text) in texts(&report) {
                assert!(!text.contains(card), "{name}: {card} in {ending}");
            }
        }
    }
}

#[test]
fn a_game_that_goes_on_says_so_and_has_no_winner() {
    let report = report(&session("tests/data/look/auction.ron"));
    let said = "Not finished: round";
    for (ending, text) in texts(&report) {
        let says = match ending {
            "csv" | "auctions.csv" => continue,
            "link" => carried(&text)["comments"].to_string(),
            _ => text,
        };
        assert!(says.contains(said), "{ending}");
    }
    let file = play_file(&report);
    for score in records(&file, "/plays/0/playerScores") {
        assert_eq!(score["winner"], false);
    }
}

#[test]
fn ties_and_shared_places_are_told() {
    let report = of_sheet(&ended(&[
        ("Anna", 50, 900),
        ("Ben", 60, 400),
        ("Clara", 60, 400),
        ("Dana", 50, 300),
    ]));
    let ranks: Vec<(&str, u8)> = report
        .players
        .iter()
        .map(|player| (player.shown.as_str(), player.rank))
        .collect();
    assert_eq!(ranks, [("Ben", 1), ("Clara", 1), ("Anna", 3), ("Dana", 4)]);
    assert_eq!(report.ties().count(), 2);
    let file = play_file(&report);
    let winners = records(&file, "/plays/0/playerScores");
    let winners: Vec<bool> = winners
        .iter()
        .map(|score| score["winner"] == true)
        .collect();
    assert_eq!(winners, [false, true, true, false]);
    let [(_, markdown), ..] = texts(&report);
    assert!(markdown.contains("Ben and Clara"), "{markdown}");
    for tie in report.ties() {
        assert!(markdown.contains(tie), "{tie}");
    }
}

#[test]
fn the_columns_of_points_add_up_to_the_total() {
    for name in GAMES {
        for player in report(&session(name)).players {
            let sum: i32 = player.has.sources.iter().sum();
            assert_eq!(sum, i32::from(player.total), "{name}: {}", player.shown);
        }
    }
}

#[test]
fn exceptions_and_corrections_are_told_with_their_sentences() {
    let session = session("saves/exceptions.ron");
    let report = report(&session);
    assert_eq!(report.exceptions.len(), session.exceptions().count());
    assert!(!report.exceptions.is_empty());
    for exception in &report.exceptions {
        for (ending, text) in [
            ("md", formats::markdown(&report)),
            ("bgg", formats::bgg(&report)),
            ("html", formats::page(&report)),
        ] {
            let done = exception
                .done
                .replace('\'', if ending == "html" { "&#39;" } else { "'" });
            assert!(text.contains(&done), "{done} in {ending}");
        }
    }
    let kept = report
        .exceptions
        .iter()
        .find_map(|one| one.against.as_ref());
    assert!(kept.is_some_and(|against| against.starts_with("B2: ")));
    for entry in session.log().iter().filter(|entry| !entry.note.is_empty()) {
        assert!(
            formats::markdown(&report).contains(&entry.note),
            "{}",
            entry.note
        );
    }
}

#[test]
fn the_rules_played_under_are_told() {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    assert!(played_under(&setup).is_empty());
    setup.options = Options {
        muse: true,
        cooperative: true,
        lowest_profession_breaks_ties: true,
        ..Options::default()
    };
    setup.options.house_rules.raise = Some(200);
    let rules = played_under(&setup);
    assert_eq!(rules.len(), 4);
    assert!(rules.iter().any(|rule| rule.contains("(A5)")), "{rules:?}");
    let both = [
        report(&session("tests/data/look/together.ron")),
        report(&session("tests/data/look/characters.ron")),
    ];
    for (report, expansion) in both.iter().zip(["Cooperative Building", "Muse & Princess"]) {
        assert!(formats::bgg(report).contains(expansion));
        let file = play_file(report);
        let board = file["plays"][0]["board"].as_str().expect("text");
        assert!(board.contains(expansion), "{board}");
    }
}

#[test]
fn a_log_that_does_not_hold_is_told_as_far_as_it_does() {
    let session = session("tests/data/saves-1/broken-by-a-change.ron");
    let broken = session.broken().expect("an entry does not hold").entry;
    let report = report(&session);
    assert_eq!(report.log.len(), broken);
    let sentence = report.broken.clone().expect("it is said");
    assert!(
        sentence.contains(&format!("Entry {}", broken + 1)),
        "{sentence}"
    );
    for (ending, text) in texts(&report) {
        if ["md", "bgg", "html"].contains(&ending) {
            assert!(text.contains("breaks the rules"), "{ending}");
        }
    }
}

#[test]
fn the_principalities_in_letters_show_every_tile() {
    for name in GAMES {
        let session = session(name);
        let report = report(&session);
        let markdown = formats::markdown(&report);
        let pictures: Vec<&str> = markdown.split("```text\n").skip(1).collect();
        assert_eq!(pictures.len(), report.players.len());
        for (picture, player) in pictures.iter().zip(&report.players) {
            let picture = picture.split("\n```").next().expect("it ends");
            let rows: Vec<&str> = picture.lines().take(7).collect();
            let squares = rows.iter().flat_map(|row| row[2..].split(' '));
            let covered = squares
                .filter(|square| *square != "." && *square != "#")
                .count();
            let home = session.game_at(session.legal_len()).expect("a position");
            let home = home.player(player.seat).principality();
            assert_eq!(covered, home.covered().len(), "{name}: {picture}");
        }
    }
}

#[test]
fn a_sheet_that_is_only_counted_is_told_without_boards() {
    use florence::rules::holds::Counted;
    let setup = ended(&[("Anna", 50, 900), ("Ben", 60, 400)]);
    let counted = |prestige, money| Counted {
        prestige,
        money,
        ..Counted::default()
    };
    let report = Report::counted(
        &setup,
        &[counted(50, 900), counted(60, 400)],
        Occasion::default(),
        None,
    );
    assert_eq!(report.players[0].shown, "Ben");
    for (ending, text) in texts(&report) {
        if ["html", "svg"].contains(&ending) {
            well_formed(&text);
        }
        assert!(!text.contains("```"), "{ending} has no boards");
    }
}

#[test]
fn whoever_was_set_as_start_player_by_hand_has_begun() {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    let mut session = Session::new(setup).expect("a legal start");
    let starts = Decision::Correct(Correction::StartPlayer(Seat::C));
    session
        .play(Command::new(Seat::C, starts))
        .expect("it can be set");
    let report = report(&session);
    let begin = report.players.iter().filter(|player| player.begins);
    let begin: Vec<Seat> = begin.map(|player| player.seat).collect();
    assert_eq!(begin, [Seat::C]);
}

#[test]
fn no_part_of_a_name_is_a_formula_or_obeyed() {
    for (name, shown) in [
        ("Anna", "Anna"),
        ("=1+1", "'=1+1"),
        ("Anna;=1+1", "Anna;'=1+1"),
        ("Anna;Ben;-2", "Anna;Ben;'-2"),
        ("Anna,=1+1", "Anna,'=1+1"),
        ("a\t@b", "a\t'@b"),
        ("\u{1b}[31mred", "\\u{1b}[31mred"),
        ("\u{9b}2J", "\\u{9b}2J"),
    ] {
        assert_eq!(words::report::csv::text(name), shown);
    }
}

//! A game for BG Stats: a file to import, and a link that a phone opens.
//!
//! Booleans are always written out, and the game's number is a number, because readers fail
//! otherwise. A play imported twice is recognized by its identity and appears once.

use jiff::{Timestamp, Zoned};
use serde::Serialize;

use super::identity;
use crate::clock;
use crate::fl;
use table::fold::spelt;
use table::{Item as _, Occasion, Seat};

/// A game as other programs know it.
#[derive(Clone, Copy, Debug)]
pub struct Published {
    /// Our identifier, for programs.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its number at `BoardGameGeek`.
    pub bgg_id: u32,
    /// The year of publication and the designers.
    pub year: u16,
    /// See [`year`](Self::year).
    pub designers: &'static str,
    /// The number of players, the duration in minutes, and the minimum age.
    pub players: [u8; 2],
    /// See [`players`](Self::players).
    pub minutes: [u8; 2],
    /// See [`players`](Self::players).
    pub age: u8,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Play<'a> {
    /// The game.
    pub game: Published,
    /// Its unique identity.
    pub identity: &'a str,
    /// When and where it was played.
    pub occasion: &'a Occasion,
    /// When it began, or a guess.
    pub day: Option<Timestamp>,
    /// Whether it is over.
    pub is_over: bool,
    /// Whether the table stopped before the end; the play then counts for no one.
    pub is_stopped: bool,
    /// The most important sentence.
    pub verdict: String,
    /// What was used besides the base game.
    pub board: String,
    /// The text below the scores.
    pub comments: String,
    /// The number of rounds that were played.
    pub rounds: u8,
    /// The players, in the order of the seats.
    pub players: Vec<Player>,
}

/// One of the players.
#[derive(Clone, Debug)]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// The exact name.
    pub name: String,
    /// The level of the computer in words, if it plays the seat.
    pub bot: Option<String>,
    /// Whether this player began the game.
    pub begins: bool,
    /// The rank, from 1.
    pub rank: u8,
    /// The total points.
    pub total: u16,
}

/// The address that creates a play.
pub const LINK: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Linked<'a> {
    source_name: &'a str,
    source_play_id: &'a str,
    play_date: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    duration_min: Option<u32>,
    #[serde(skip_serializing_if = "str::is_empty")]
    location: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    comments: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    board: &'a str,
    game: LinkedGame<'a>,
    players: Vec<LinkedPlayer>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct LinkedGame<'a> {
    name: &'a str,
    source_game_id: &'a str,
    bgg_id: u32,
    highest_wins: bool,
    no_points: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct LinkedPlayer {
    name: String,
    source_player_id: String,
    start_player: bool,
    winner: bool,
    score: u16,
    rank: u8,
    #[serde(skip_serializing_if = "String::is_empty")]
    role: String,
}

/// The greatest numbers of letters in a name; if the link does not fit a QR code, the next
/// one is tried.
const NAMES: [usize; 4] = [40, 24, 12, 6];
/// The greatest number of letters in a QR code.
const MOST: usize = 2953;

/// Returns the link that creates a play from a report; it fits a QR code.
#[must_use]
pub fn link(report: &Play<'_>) -> String {
    let links = NAMES.map(|most| link_with(report, most));
    let fits = links.iter().find(|link| link.len() <= MOST);
    fits.or(links.last()).cloned().unwrap_or_default()
}

fn link_with(report: &Play<'_>, most: usize) -> String {
    let cut = |name: &str| crate::text::cut(name, most);
    let board = report.board.clone();
    let comments = match report.is_over {
        true => String::new(),
        false => report.verdict.clone(),
    };
    let place = cut(report.occasion.place.trim());
    let players = report.players.iter().map(|player| LinkedPlayer {
        name: cut(&called(player)),
        source_player_id: person(report, player).chars().take(8).collect(),
        start_player: player.begins,
        winner: wins(report, player),
        score: player.total,
        rank: player.rank,
        role: role(player),
    });
    let play = Linked {
        source_name: fl!(product),
        source_play_id: report.identity,
        play_date: clock::local(&day(report)),
        duration_min: minutes(report),
        location: &place,
        comments: &comments,
        board: &board,
        game: LinkedGame {
            name: report.game.name,
            source_game_id: report.game.id,
            bgg_id: report.game.bgg_id,
            highest_wins: true,
            no_points: false,
        },
        players: players.collect(),
    };
    // Texts and numbers can always be serialized.
    let json = serde_json::to_string(&play).unwrap_or_default();
    format!("{LINK}{}", encoded(&json))
}

/// Returns the name of a player: all bots are one nameless player, whose role says which
/// bot it is.
fn called(player: &Player) -> String {
    match &player.bot {
        Some(_) => fl!(bg_stats_bot).to_owned(),
        None => player.name.clone(),
    }
}

fn person(report: &Play<'_>, player: &Player) -> String {
    match &player.bot {
        Some(_) => identity::uuid("bot", ""),
        None => identity::uuid("player", &spelt(name_known(report, player))),
    }
}

/// Returns the name by which other programs know a person.
fn name_known<'a>(report: &'a Play<'_>, player: &'a Player) -> &'a str {
    let name = player.name.trim();
    report.occasion.known_as(player.seat, name)
}

fn role(player: &Player) -> String {
    match &player.bot {
        Some(level) => fl!(
            bg_stats_role,
            name = player.name.as_str(),
            level = level.as_str()
        ),
        None => String::new(),
    }
}

/// Returns whether a player has won; no one wins a game that is not over.
fn wins(report: &Play<'_>, player: &Player) -> bool {
    report.is_over && player.rank == 1
}

/// Returns when the game began, in local time there. A missing date must not make the file
/// unreadable.
fn day(report: &Play<'_>) -> Zoned {
    let day = report.day.unwrap_or(Timestamp::UNIX_EPOCH);
    clock::there(day, report.occasion.offset)
}

/// Returns how long the game took in minutes, if it is over and the duration is known.
fn minutes(report: &Play<'_>) -> Option<u32> {
    let minutes = report.occasion.minutes().filter(|_| report.is_over);
    minutes.filter(|&minutes| minutes > 0)
}

/// Encodes a text for the query of an address. Only what needs encoding is encoded, to keep
/// the QR code small.
fn encoded(text: &str) -> String {
    let mut address = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' => address.push(char::from(byte)),
            b'-' | b'.' | b'_' | b'~' | b':' | b',' => address.push(char::from(byte)),
            byte => address.push_str(&format!("%{byte:02X}")),
        }
    }
    address
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct File {
    about: String,
    players: Vec<FilePlayer>,
    locations: Vec<Location>,
    games: Vec<FileGame>,
    plays: Vec<FilePlay>,
    user_info: UserInfo,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct UserInfo {
    me_ref_id: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct FilePlayer {
    id: u32,
    uuid: String,
    name: String,
    is_anonymous: bool,
    modification_date: String,
    bgg_username: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Location {
    id: u32,
    uuid: String,
    name: String,
    modification_date: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "readers want each of them")]
struct FileGame {
    id: u32,
    uuid: String,
    name: String,
    modification_date: String,
    cooperative: bool,
    highest_wins: bool,
    no_points: bool,
    uses_teams: bool,
    bgg_id: u32,
    bgg_name: String,
    bgg_year: u16,
    designers: String,
    is_base_game: bool,
    is_expansion: bool,
    min_player_count: u8,
    max_player_count: u8,
    min_play_time: u8,
    max_play_time: u8,
    min_age: u8,
    url_thumb: String,
    url_image: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct FilePlay {
    uuid: String,
    game_ref_id: u32,
    location_ref_id: u32,
    play_date: String,
    play_date_ymd: u32,
    entry_date: String,
    modification_date: String,
    duration_min: u32,
    rounds: u8,
    board: String,
    comments: String,
    ignored: bool,
    manual_winner: bool,
    scoring_setting: u8,
    uses_teams: bool,
    player_scores: Vec<Score>,
    expansion_plays: Vec<()>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(
    clippy::struct_field_names,
    reason = "readers know them by these names"
)]
struct Score {
    player_ref_id: u32,
    score: String,
    winner: bool,
    start_player: bool,
    new_player: bool,
    rank: u8,
    seat_order: u8,
    role: String,
    team: String,
    start_position: String,
    meta_data: String,
}

/// Returns the content of a `.bgsplay` file.
#[must_use]
pub fn file(report: &Play<'_>) -> String {
    let day = day(report);
    let moment = clock::utc(day.timestamp());
    let mut players: Vec<FilePlayer> = Vec::new();
    let mut scores = Vec::new();
    for (at, player) in report.players.iter().enumerate() {
        let mut uuid = person(report, player);
        let known = players.iter().find(|known| known.uuid == uuid);
        if known.is_some() && player.bot.is_none() {
            // Two players with the same name are two people.
            let known_name = name_known(report, player);
            uuid = identity::uuid("player", &format!("{known_name}\n{at}"));
        }
        let known = known.filter(|known| known.uuid == uuid);
        let id = match known {
            Some(known) => known.id,
            None => {
                let id = players.len() as u32 + 1;
                players.push(FilePlayer {
                    id,
                    uuid,
                    name: called(player),
                    is_anonymous: player.bot.is_some(),
                    modification_date: moment.clone(),
                    bgg_username: String::new(),
                });
                id
            }
        };
        let meta = match &player.bot {
            Some(_) => r"{'isNpc':1}".replace('\'', "\""),
            None => String::new(),
        };
        scores.push(Score {
            player_ref_id: id,
            score: player.total.to_string(),
            winner: wins(report, player),
            start_player: player.begins,
            new_player: false,
            rank: player.rank,
            seat_order: at as u8 + 1,
            role: role(player),
            team: String::new(),
            start_position: (player.seat.index() + 1).to_string(),
            meta_data: meta,
        });
    }
    let place = report.occasion.place.trim();
    let locations: Vec<Location> = match place {
        "" => Vec::new(),
        place => vec![Location {
            id: 1,
            uuid: identity::uuid("location", place),
            name: place.to_owned(),
            modification_date: moment.clone(),
        }],
    };
    let file = File {
        about: fl!(bg_stats_about).to_owned(),
        players,
        games: vec![game(&report.game, &moment)],
        plays: vec![FilePlay {
            uuid: report.identity.to_owned(),
            game_ref_id: 1,
            location_ref_id: locations.len() as u32,
            play_date: clock::local(&day),
            play_date_ymd: clock::ymd(&day),
            entry_date: moment.clone(),
            modification_date: moment.clone(),
            duration_min: minutes(report).unwrap_or(0),
            rounds: report.rounds,
            board: report.board.clone(),
            comments: report.comments.clone(),
            ignored: report.is_stopped,
            // Ties are broken by money, which points do not show.
            manual_winner: true,
            scoring_setting: 0,
            uses_teams: false,
            player_scores: scores,
            expansion_plays: Vec::new(),
        }],
        locations,
        user_info: UserInfo { me_ref_id: 0 },
    };
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    text
}

fn game(published: &Published, moment: &str) -> FileGame {
    FileGame {
        id: 1,
        uuid: identity::uuid("bgg", published.id),
        name: published.name.to_owned(),
        modification_date: moment.to_owned(),
        cooperative: false,
        highest_wins: true,
        no_points: false,
        uses_teams: false,
        bgg_id: published.bgg_id,
        bgg_name: published.name.to_owned(),
        bgg_year: published.year,
        designers: published.designers.to_owned(),
        is_base_game: true,
        is_expansion: false,
        min_player_count: published.players[0],
        max_player_count: published.players[1],
        min_play_time: published.minutes[0],
        max_play_time: published.minutes[1],
        min_age: published.age,
        url_thumb: String::new(),
        url_image: String::new(),
    }
}

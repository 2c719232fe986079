//! The command line's answers about a file of any game: whether it can be replayed, and
//! which formats it can be written in. Each game supplies what differs as [`InFiles`].

use std::io::ErrorKind;
use std::path::Path;

use super::answer::{Answer, Failure, in_file, may_be_written};
use serde_json::{Value, json};
use table::save::disk::{Disk as _, System};
use table::save::files;
use table::save::format::{Save, SaveError};
use table::{Alike, Broken, Game, Scores, Session, alike};
use words::fl;
use words::notation::is_notation;
use words::plays;
use words::printed::OnCards;
use words::report::alone::{self, Alone};
use words::report::told::{Report, Told};
use words::report::{for_programs, formats};
use words::text::listed;
use words::{calls, language, safe, safe_json, safe_path};

/// A format in which a game can be reported.
enum Target<T: Told> {
    /// Text for people.
    Text(fn(&Report<T>) -> String),
    /// Data for programs.
    Data(fn(&Report<T>) -> String),
    /// A picture.
    Picture(fn(&Report<T>) -> Vec<u8>),
}

/// Writes a whole game.
type Whole<G> = fn(&Save<G>) -> Result<Vec<u8>, SaveError>;

/// Lists the endings of files that hold a whole game, and how each is written.
const fn wholes<G: InFiles>() -> [(&'static str, Whole<G>); 3] {
    [
        (".ron", ron),
        (".json", json),
        (NOTATION, |save| Ok(G::to_notation(save).into_bytes())),
    ]
}

/// The ending of files in the notation.
const NOTATION: &str = ".txt";

/// Lists the endings of report files and their formats; the first match counts.
const fn targets<T: Told>() -> [(&'static str, Target<T>); 8] {
    [
        (".md", Target::Text(formats::markdown)),
        (".bgg", Target::Text(formats::bgg)),
        (".auctions.csv", Target::Text(formats::auctions)),
        (".csv", Target::Text(formats::log)),
        (".bgsplay", Target::Data(formats::bgsplay)),
        (".html", Target::Text(formats::page)),
        (".svg", Target::Text(formats::svg)),
        (".png", Target::Picture(formats::png)),
    ]
}

impl<T: Told> Target<T> {
    /// Returns the bytes to write. The report is requested in the language it is written
    /// in.
    fn bytes(&self, report: impl Fn() -> Result<Report<T>, Failure>) -> Result<Vec<u8>, Failure> {
        match self {
            Self::Text(write) => Ok(write(&report()?).into_bytes()),
            Self::Data(write) => {
                // Problems are reported to people, in their language.
                report()?;
                let people = who_is_who()?;
                let data = for_programs(|| {
                    let mut report = report()?;
                    report.known_by(&people);
                    Ok::<_, Failure>(write(&report))
                });
                Ok(data?.into_bytes())
            }
            Self::Picture(draw) => Ok(draw(&report()?)),
        }
    }
}

/// Finds the entry of a list whose ending this name has.
fn ending_of<T>(name: &str, list: impl IntoIterator<Item = (&'static str, T)>) -> Option<T> {
    let mut list = list.into_iter();
    let found = list.find(|(ending, _)| name.ends_with(ending));
    found.map(|(_, target)| target)
}

/// Something that is wrong with a start.
pub(super) struct Wrong {
    /// The player it concerns, if it concerns one.
    pub(super) player: Option<String>,
    pub(super) rule: String,
    /// A sentence for programs.
    pub(super) text: String,
    /// The same for people, with the player and the rule.
    pub(super) line: String,
}

impl Wrong {
    /// Creates a problem that is one sentence for both people and programs.
    pub(super) fn said(player: Option<String>, rule: &impl ToString, line: String) -> Self {
        Self {
            player,
            rule: rule.to_string(),
            text: line.clone(),
            line,
        }
    }
}

/// Separates a broken rule from the reason, for JSON, where the rule has its own key.
pub(super) fn apart(rule: &impl ToString, why: &str) -> (String, String) {
    let rule = rule.to_string();
    let text = why.strip_prefix(&rule);
    let text = text.and_then(|text| text.strip_prefix(": "));
    let text = text.unwrap_or(why).to_owned();
    (rule, text)
}

/// A game on the command line.
pub(super) trait InFiles: OnCards + 'static {
    /// What only this game reports.
    type Told: Told;

    /// Reads its notation.
    fn from_notation(bytes: &[u8]) -> Result<Save<Self>, SaveError>;

    /// Writes its notation.
    fn to_notation(save: &Save<Self>) -> String;

    /// Returns the round or turn in which a position is.
    fn round(&self) -> u8;

    /// The key for it in answers for programs.
    const ROUND: &'static str;

    /// Whether answers for programs name their game.
    const IS_SAID: bool = true;

    /// Returns the sentence, for people, that a replay reached its end.
    fn replayed(file: &str, entries: usize, round: u8, over: bool) -> String;

    /// Returns what is wrong with a start.
    fn wrong(start: &Self::Start, problem: &Self::Problem) -> Wrong;

    /// Returns all problems of the position in a save.
    fn problems(save: &Save<Self>) -> Vec<Self::Problem>;

    /// Returns why an entry is not allowed, for people. The file is the user's own, so it
    /// may name secrets.
    fn why(session: &Session<Self>, broken: &Broken<Self>) -> String;

    /// Returns the rule that refuses an entry and, separately, the reason, for programs.
    fn refused(session: &Session<Self>, broken: &Broken<Self>) -> (String, String);

    /// Returns the report about a save.
    fn told(input: &Path, save: Save<Self>) -> Result<Report<Self::Told>, Failure>;
}

/// Returns JSON on one line, without terminal control characters. Its sentences are in
/// English, whatever language is spoken. Keys may be added, never renamed.
pub(super) fn printable(answer: impl FnOnce() -> Value) -> String {
    safe_json(&for_programs(answer).to_string())
}

/// Adds the game's identifier to an answer for programs.
fn for_game<G: InFiles>(mut answer: Value) -> Value {
    if G::IS_SAID {
        answer["game"] = json!(G::ID);
    }
    answer
}

/// Returns all that is wrong with a start.
fn all_wrong<G: InFiles>(start: &G::Start, problems: &[G::Problem]) -> Vec<Wrong> {
    let problems = problems.iter();
    problems.map(|problem| G::wrong(start, problem)).collect()
}

/// Returns the sentence, for people, that a game cannot begin.
fn illegal<G: InFiles>(file: &str, start: &G::Start, problems: &[G::Problem]) -> String {
    let wrong = all_wrong::<G>(start, problems).into_iter();
    let lines: Vec<String> = wrong.map(|wrong| wrong.line).collect();
    calls::start_illegal(file, &lines)
}

/// Returns problems as JSON: the player, the rule and a sentence.
fn in_json(wrong: Vec<Wrong>) -> Value {
    let wrong = wrong.into_iter();
    wrong
        .map(|it| json!({ "player": it.player, "rule": it.rule, "text": it.text }))
        .collect()
}

/// Reads a file, as a save or in the notation of the game.
pub(super) fn read<G: InFiles>(file: &Path) -> Result<Save<G>, Failure> {
    let save = match is_notation(file) {
        true => files::read(&System, file).and_then(|bytes| G::from_notation(&bytes)),
        false => Save::read(file),
    };
    let save: Save<G> = save.map_err(|error| {
        let is_read = !matches!(error, SaveError::Read { .. });
        Failure::Call(match is_read && plays::is_of_others(file) {
            true => fl!(cli_of_others, path = safe_path(file)),
            false => in_file(file, &error),
        })
    })?;
    // From here on, messages use the values printed on this game's cards.
    language::print(G::printed(&save.start));
    Ok(save)
}

/// A start and all its problems.
type Illegal<G> = Box<(<G as Game>::Start, Vec<<G as Game>::Problem>)>;

/// Opens the session, or returns the start with all its problems.
fn open<G: InFiles>(save: Save<G>) -> Result<Session<G>, Illegal<G>> {
    let start = save.start.clone();
    save.into_session()
        .map_err(|problems| Box::new((start, problems)))
}

/// Opens a game, and fails if it cannot begin.
pub(super) fn begun<G: InFiles>(file: &Path, save: Save<G>) -> Result<Session<G>, Failure> {
    open(save).map_err(|found| {
        let (start, problems) = *found;
        Failure::Game(illegal::<G>(&safe_path(file), &start, &problems))
    })
}

/// Opens a game, and fails unless all its entries are legal.
pub(super) fn sound<G: InFiles>(file: &Path) -> Result<Session<G>, Failure> {
    let session = begun(file, read(file)?)?;
    match session.broken() {
        None => Ok(session),
        Some(broken) => {
            let why = G::why(&session, broken);
            let text = fl!(
                cli_replay_broken,
                file = &words::safe_path(file),
                entry = broken.entry + 1,
                why = &why
            );
            Err(Failure::Game(text))
        }
    }
}

/// Replays a file.
pub(super) fn replay<G: InFiles>(file: &Path, json: bool) -> Result<Answer, Failure> {
    let name = safe_path(file);
    let save = read::<G>(file)?;
    if let Some(known) = save.by_scores() {
        return Ok(alone_is_fine(file, &known, json));
    }
    let log = save.log.len();
    let session = match open(save) {
        Ok(session) => session,
        Err(found) => {
            let (start, problems) = *found;
            let text = match json {
                true => illegal_for_programs::<G>(file, log, &start, &problems),
                false => illegal::<G>(&name, &start, &problems),
            };
            return Ok(Answer { text, fine: false });
        }
    };
    let end = session.game_at(session.legal_len());
    let entries = &session.log()[..session.legal_len()];
    let corrections = entries
        .iter()
        .filter(|entry| G::is_correction(&entry.command));
    let corrections = corrections.count();
    let exceptions = entries.iter().filter(|entry| entry.is_kept()).count();
    let round = end.map_or(1, G::round);
    let text = match (session.broken(), json) {
        (broken, true) => printable(|| {
            let violation = broken.map(|broken| {
                let (rule, text) = G::refused(&session, broken);
                json!({ "entry": broken.entry + 1, "rule": rule, "text": text })
            });
            let mut answer = json!({
                "file": file.display().to_string(),
                "ok": violation.is_none(),
                "entries": log,
                "exceptions": exceptions,
                "corrections": corrections,
                "violation": violation,
            });
            answer[G::ROUND] = json!(round);
            for_game::<G>(answer)
        }),
        (None, false) => {
            let over = end.is_some_and(G::is_over);
            let ok = G::replayed(&name, log, round, over);
            ok + &calls::irregular(exceptions, corrections)
        }
        (Some(broken), false) => fl!(
            cli_replay_broken,
            file = &name,
            entry = broken.entry + 1,
            why = &G::why(&session, broken)
        ),
    };
    let fine = session.broken().is_none();
    Ok(Answer { text, fine })
}

/// Answers that a replay cannot begin, for programs: the violation is at entry 0.
fn illegal_for_programs<G: InFiles>(
    file: &Path,
    entries: usize,
    start: &G::Start,
    problems: &[G::Problem],
) -> String {
    printable(|| {
        let wrong = all_wrong::<G>(start, problems);
        let first = wrong.first();
        let first = first.map(|it| json!({ "entry": 0, "rule": it.rule, "text": it.text }));
        let mut answer = json!({
            "file": file.display().to_string(),
            "ok": false,
            "entries": entries,
            "violation": first,
            "problems": in_json(wrong),
        });
        answer[G::ROUND] = Value::Null;
        for_game::<G>(answer)
    })
}

/// Checks the position in a file.
pub(super) fn check<G: InFiles>(file: &Path, json: bool) -> Result<Answer, Failure> {
    let name = safe_path(file);
    let save = read::<G>(file)?;
    if let Some(known) = save.by_scores() {
        return Ok(alone_is_fine(file, &known, json));
    }
    let problems = G::problems(&save);
    let fine = problems.is_empty();
    let text = match (json, fine) {
        (true, _) => printable(|| {
            let answer = json!({
                "file": file.display().to_string(),
                "ok": fine,
                "problems": in_json(all_wrong::<G>(&save.start, &problems)),
            });
            for_game::<G>(answer)
        }),
        (false, true) => fl!(cli_position_ok, file = name),
        (false, false) => illegal::<G>(&name, &save.start, &problems),
    };
    Ok(Answer { text, fine })
}

/// Writes a file in another format; replaces an existing file only if `force` is set.
pub(super) fn convert<G: InFiles>(
    input: &Path,
    output: &Path,
    force: bool,
) -> Result<Answer, Failure> {
    let name = output.file_name().unwrap_or_default().to_string_lossy();
    let name = name.to_lowercase();
    let whole = ending_of(&name, wholes::<G>());
    let is_told = ending_of(&name, targets::<G::Told>()).is_some();
    if whole.is_none() && !is_told {
        let wholes = wholes::<G>().map(|(ending, _)| ending);
        let targets = targets::<G::Told>().map(|(ending, _)| ending);
        return Err(Failure::Call(fl!(
            cli_cannot_convert,
            path = safe_path(output),
            endings = [&wholes[..], &targets].concat().join(" ")
        )));
    }
    let mut save = read::<G>(input)?;
    save.occasion = save.occasion.for_others();
    may_be_written(input, output, force)?;
    let not_written = |error: SaveError| Failure::Call(in_file(output, &error));
    if let Some(whole) = whole {
        if save.scores.is_some() && name.ends_with(NOTATION) {
            return Err(Failure::Call(fl!(
                scores_no_notation,
                path = safe_path(input)
            )));
        }
        let bytes = whole(&save).map_err(not_written)?;
        files::write(&System, output, &bytes).map_err(not_written)?;
    } else {
        let bytes = match save.by_scores() {
            Some(known) => ending_of(&name, targets::<Alone<G::Told>>())
                .map(|target| target.bytes(|| told_by_scores::<G>(input, &known))),
            None => ending_of(&name, targets::<G::Told>())
                .map(|target| target.bytes(|| G::told(input, save.clone()))),
        };
        let bytes = bytes.unwrap_or_else(|| Ok(Vec::new()))?;
        // Only a save has to be read again.
        files::write_whole(&System, output, &bytes).map_err(not_written)?;
    }
    let text = String::new();
    Ok(Answer { text, fine: true })
}

/// Returns which names this user treats as the same person.
fn who_is_who() -> Result<Alike, Failure> {
    let Some(home) = directories::ProjectDirs::from("", "", "studiolo") else {
        return Ok(Alike::default());
    };
    let path = home.data_dir().join(alike::FILE);
    let read = match files::read(&System, &path) {
        Err(SaveError::Read { reason, .. }) if reason.kind() == ErrorKind::NotFound => {
            return Ok(Alike::default());
        }
        read => read.and_then(|bytes| Alike::of_bytes(&bytes)),
    };
    read.map_err(|error| Failure::Call(in_file(&path, &error)))
}

/// Reports on a game of which only the points are known.
fn told_by_scores<G: InFiles>(
    input: &Path,
    save: &Save<G>,
) -> Result<Report<Alone<G::Told>>, Failure> {
    alone::of(save, written(input)).ok_or_else(|| Failure::Game(missing(input, save)))
}

/// Returns the sentence that some players' points are missing.
fn missing<G: InFiles>(file: &Path, save: &Save<G>) -> String {
    let points = save.scores.iter().flat_map(|scores| &scores.points);
    let names = alone::names(save).into_iter().zip(points);
    let names: Vec<String> = names
        .filter(|(_, points)| points.is_none())
        .map(|(name, _)| safe(&name))
        .collect();
    let said = fl!(scores_missing, names = listed(&names));
    fl!(cli_in_file, path = safe_path(file), sentence = said)
}

/// Answers about a game of which only the points are known: there is nothing to replay or
/// to check.
fn alone_is_fine<G: InFiles>(file: &Path, save: &Save<G>, json: bool) -> Answer {
    let is_complete = save.scores.as_ref().is_some_and(Scores::is_complete);
    let text = match (json, is_complete) {
        (true, _) => printable(|| {
            let answer = json!({
                "file": file.display().to_string(),
                "ok": is_complete,
                "entries": 0,
                "by_scores": true,
                "violation": Value::Null,
                "problems": [],
            });
            for_game::<G>(answer)
        }),
        (false, true) => fl!(cli_scores_alone, file = safe_path(file)),
        (false, false) => missing(file, save),
    };
    Answer {
        text,
        fine: is_complete,
    }
}

/// Answers with the ranking of a game of which only the points are known; returns `None`
/// for any other game.
///
/// # Errors
/// Returns an error if the file cannot be read or points are missing.
pub(super) fn score_alone<G: InFiles>(file: &Path, json: bool) -> Result<Option<Answer>, Failure> {
    let Some(save) = read::<G>(file)?.by_scores() else {
        return Ok(None);
    };
    let report = told_by_scores::<G>(file, &save)?;
    let ranking = save
        .scores
        .as_ref()
        .map(Scores::ranking)
        .unwrap_or_default();
    let text = match json {
        true => printable(|| {
            let players = report.players.iter().zip(&ranking).map(|(player, line)| {
                json!({
                    "name": player.name,
                    "total": line.points,
                    "rank": line.rank,
                    "tie_open": line.is_open,
                })
            });
            let players: Value = players.collect();
            for_game::<G>(json!({ "by_scores": true, "over": true, "players": players }))
        }),
        false => {
            let lines = report.players.iter().map(|player| {
                let (rank, name) = (player.rank, player.shown.as_str());
                fl!(cli_scores_line, rank, player = name, points = player.total)
            });
            let said = report.ties().map(str::to_owned);
            let lines = lines.chain(said).chain([fl!(scores_alone).to_owned()]);
            lines.collect::<Vec<_>>().join("\n")
        }
    };
    Ok(Some(Answer { text, fine: true }))
}

/// Returns when a file was written, if known.
pub(super) fn written(file: &Path) -> Option<jiff::Timestamp> {
    let written = System.about(file).ok();
    written.and_then(|about| about.written.try_into().ok())
}

fn ron<G: InFiles>(save: &Save<G>) -> Result<Vec<u8>, SaveError> {
    save.to_ron().map(String::into_bytes)
}

fn json<G: InFiles>(save: &Save<G>) -> Result<Vec<u8>, SaveError> {
    save.to_json().map(String::into_bytes)
}

//! What the command line answers about the file of any game: whether it can be replayed, and
//! as what it can be written. A game says what differs as [`InFiles`].

use std::io::ErrorKind;
use std::path::Path;

use super::answer::{Answer, Failure, in_file, may_be_written};
use serde_json::{Value, json};
use table::save::disk::{Disk as _, System};
use table::save::files;
use table::save::format::{Save, SaveError};
use table::{Alike, Broken, Game, Session, alike};
use words::fl;
use words::notation::is_notation;
use words::printed::OnCards;
use words::report::told::{Report, Told};
use words::report::{for_programs, formats};
use words::{calls, language, safe_json, safe_path};

/// What a file can be written as.
enum Target<G: InFiles> {
    /// The whole game.
    Save(fn(&Save<G>) -> Result<Vec<u8>, SaveError>),
    /// Text about it.
    Text(fn(&Report<G::Told>) -> String),
    /// What programs read about it.
    Data(fn(&Report<G::Told>) -> String),
    /// A picture of it.
    Picture(fn(&Report<G::Told>) -> Vec<u8>),
}

/// What is written to a file whose name ends like this; the first one counts.
const fn targets<G: InFiles>() -> [(&'static str, Target<G>); 11] {
    [
        (".ron", Target::Save(ron)),
        (".json", Target::Save(json)),
        (
            ".txt",
            Target::Save(|save| Ok(G::to_notation(save).into_bytes())),
        ),
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

/// Something that is wrong with a start.
pub(super) struct Wrong {
    /// Whose, if it is somebody's.
    pub(super) player: Option<String>,
    pub(super) rule: String,
    /// A sentence for programs.
    pub(super) text: String,
    /// The same for people, with whose and the rule.
    pub(super) line: String,
}

impl Wrong {
    /// What is said in one sentence to both.
    pub(super) fn said(player: Option<String>, rule: &impl ToString, line: String) -> Self {
        Self {
            player,
            rule: rule.to_string(),
            text: line.clone(),
            line,
        }
    }
}

/// A rule that is broken, and why without it, which has a key of its own.
pub(super) fn apart(rule: &impl ToString, why: &str) -> (String, String) {
    let rule = rule.to_string();
    let text = why.strip_prefix(&rule);
    let text = text.and_then(|text| text.strip_prefix(": "));
    let text = text.unwrap_or(why).to_owned();
    (rule, text)
}

/// A game on the command line.
pub(super) trait InFiles: OnCards + 'static {
    /// What only this game tells in a report.
    type Told: Told;

    /// Reads its notation.
    fn from_notation(bytes: &[u8]) -> Result<Save<Self>, SaveError>;

    /// Writes its notation.
    fn to_notation(save: &Save<Self>) -> String;

    /// The round or turn in which a position is.
    fn round(&self) -> u8;

    /// What programs know that as.
    const ROUND: &'static str;

    /// Whether answers for programs say of which game they are.
    const IS_SAID: bool = true;

    /// That a replay came to its end, for people.
    fn replayed(file: &str, entries: usize, round: u8, over: bool) -> String;

    /// What is wrong with a start.
    fn wrong(start: &Self::Start, problem: &Self::Problem) -> Wrong;

    /// All that is wrong with the position in a save.
    fn problems(save: &Save<Self>) -> Vec<Self::Problem>;

    /// Why an entry is not allowed, for people. The file is their own: nothing in it is
    /// secret from them.
    fn why(session: &Session<Self>, broken: &Broken<Self>) -> String;

    /// The rule that refuses an entry, and why without it, for programs.
    fn refused(session: &Session<Self>, broken: &Broken<Self>) -> (String, String);

    /// What there is to tell about a save.
    fn told(input: &Path, save: Save<Self>) -> Result<Report<Self::Told>, Failure>;
}

/// JSON on one line that a terminal does not obey. What is said in it is said in English,
/// whatever language is spoken. Keys may be added, never renamed.
pub(super) fn printable(answer: impl FnOnce() -> Value) -> String {
    safe_json(&for_programs(answer).to_string())
}

/// The answer of a game for programs.
fn for_game<G: InFiles>(mut answer: Value) -> Value {
    if G::IS_SAID {
        answer["game"] = json!(G::ID);
    }
    answer
}

/// All that is wrong with a start.
fn all_wrong<G: InFiles>(start: &G::Start, problems: &[G::Problem]) -> Vec<Wrong> {
    let problems = problems.iter();
    problems.map(|problem| G::wrong(start, problem)).collect()
}

/// That a game cannot begin, for people.
fn illegal<G: InFiles>(file: &str, start: &G::Start, problems: &[G::Problem]) -> String {
    let wrong = all_wrong::<G>(start, problems).into_iter();
    let lines: Vec<String> = wrong.map(|wrong| wrong.line).collect();
    calls::start_illegal(file, &lines)
}

/// Problems as JSON: whose, which rule, and a sentence.
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
    let save: Save<G> = save.map_err(|error| Failure::Call(in_file(file, &error)))?;
    // What is said from here on is said of this file.
    language::print(G::printed(&save.start));
    Ok(save)
}

/// A start, and all that is wrong with it.
type Illegal<G> = Box<(<G as Game>::Start, Vec<<G as Game>::Problem>)>;

/// The session, or the start with all that is wrong with it.
fn open<G: InFiles>(save: Save<G>) -> Result<Session<G>, Illegal<G>> {
    let start = save.start.clone();
    save.into_session()
        .map_err(|problems| Box::new((start, problems)))
}

/// A game that can begin.
pub(super) fn begun<G: InFiles>(file: &Path, save: Save<G>) -> Result<Session<G>, Failure> {
    open(save).map_err(|found| {
        let (start, problems) = *found;
        Failure::Game(illegal::<G>(&safe_path(file), &start, &problems))
    })
}

/// A game all of whose entries are legal.
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

/// A replay that cannot begin, for programs: the violation is at entry 0.
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

/// Writes a file as another one, in place of one that is there if so told.
pub(super) fn convert<G: InFiles>(
    input: &Path,
    output: &Path,
    force: bool,
) -> Result<Answer, Failure> {
    let name = output.file_name().unwrap_or_default().to_string_lossy();
    let name = name.to_lowercase();
    let targets = targets::<G>();
    let target = targets.iter().find(|(ending, _)| name.ends_with(ending));
    let Some((_, target)) = target else {
        let endings: Vec<&str> = targets.iter().map(|(ending, _)| *ending).collect();
        return Err(Failure::Call(fl!(
            cli_cannot_convert,
            path = safe_path(output),
            endings = endings.join(" ")
        )));
    };
    let mut save = read::<G>(input)?;
    save.occasion = save.occasion.for_others();
    may_be_written(input, output, force)?;
    let bytes = match target {
        Target::Save(write) => write(&save),
        Target::Text(write) => Ok(write(&G::told(input, save)?).into_bytes()),
        Target::Data(write) => {
            // What is wrong is for people.
            G::told(input, save.clone())?;
            let people = who_is_who()?;
            let data = for_programs(|| {
                let mut report = G::told(input, save)?;
                report.known_by(&people);
                Ok::<_, Failure>(write(&report))
            });
            Ok(data?.into_bytes())
        }
        Target::Picture(draw) => Ok(draw(&G::told(input, save)?)),
    };
    // Only a save has to be read again.
    let write = match target {
        Target::Save(_) => files::write,
        Target::Text(_) | Target::Data(_) | Target::Picture(_) => files::write_whole,
    };
    bytes
        .and_then(|bytes| write(&System, output, &bytes))
        .map_err(|error| Failure::Call(in_file(output, &error)))?;
    let text = String::new();
    Ok(Answer { text, fine: true })
}

/// Which names this user knows to be of one person.
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

/// When a file was written, if that is known.
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

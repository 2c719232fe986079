//! What the command line answers about the file of any game: whether it can be replayed, and
//! as what it can be written. A game says what differs as [`InFiles`].

use std::path::Path;

use super::{Answer, Failure, Irregular, in_file, may_be_written};
use table::save::disk::{Disk as _, System};
use table::save::files;
use table::save::format::{Save, SaveError};
use table::{Broken, Game, Session};
use words::fl;
use words::notation::is_notation;
use words::report::for_programs;
use words::{calls, safe_path};

/// What a file can be written as.
pub(super) enum Target<G: InFiles> {
    /// The whole game.
    Save(fn(&Save<G>) -> Result<Vec<u8>, SaveError>),
    /// Text about it.
    Text(fn(&G::Report) -> String),
    /// What programs read about it.
    Data(fn(&G::Report) -> String),
    /// A picture of it.
    Picture(fn(&G::Report) -> Vec<u8>),
}

/// What a replay has come to.
pub(super) struct Replayed<'a, G: InFiles> {
    pub(super) session: &'a Session<G>,
    /// The round or turn at its end.
    pub(super) round: u8,
    /// What it has kept against the rules and set by hand.
    pub(super) irregular: Irregular,
}

/// A game on the command line.
pub(super) trait InFiles: Game + 'static {
    /// What there is to tell about a save.
    type Report;

    /// What is written to a file whose name ends like this; the first one counts.
    const TARGETS: &'static [(&'static str, Target<Self>)];

    /// Reads its notation.
    fn from_notation(bytes: &[u8]) -> Result<Save<Self>, SaveError>;

    /// The round or turn in which a position is.
    fn round(&self) -> u8;

    /// That a replay came to its end, for people.
    fn replayed(file: &str, entries: usize, round: u8, over: bool) -> String;

    /// The same for programs, or where it broke.
    fn replayed_for_programs(file: &Path, replayed: &Replayed<'_, Self>) -> String;

    /// That a game cannot begin, for people.
    fn illegal(file: &str, start: &Self::Start, problems: &[Self::Problem]) -> String;

    /// The same of a replay for programs, with the number of its entries.
    fn illegal_for_programs(
        file: &Path,
        entries: usize,
        start: &Self::Start,
        problems: &[Self::Problem],
    ) -> String;

    /// Why an entry is not allowed, for people. The file is their own: nothing in it is
    /// secret from them.
    fn why(session: &Session<Self>, broken: &Broken<Self>) -> String;

    /// What there is to tell about a save.
    fn told(input: &Path, save: Save<Self>) -> Result<Self::Report, Failure>;
}

/// Reads a file, as a save or in the notation of the game.
pub(super) fn read<G: InFiles>(file: &Path) -> Result<Save<G>, Failure> {
    let save = match is_notation(file) {
        true => files::read(&System, file).and_then(|bytes| G::from_notation(&bytes)),
        false => Save::read(file),
    };
    save.map_err(|error| Failure::Call(in_file(file, &error)))
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
    open(save).map_err(|illegal| {
        let (start, problems) = *illegal;
        Failure::Game(G::illegal(&safe_path(file), &start, &problems))
    })
}

/// A game all of whose entries are legal.
pub(super) fn sound<G: InFiles>(file: &Path) -> Result<Session<G>, Failure> {
    let session = begun(file, read(file)?)?;
    match session.broken() {
        None => Ok(session),
        Some(broken) => {
            let why = G::why(&session, broken);
            let text = calls::broken(&safe_path(file), broken.entry + 1, &why);
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
        Err(illegal) => {
            let (start, problems) = *illegal;
            let text = match json {
                true => G::illegal_for_programs(file, log, &start, &problems),
                false => G::illegal(&name, &start, &problems),
            };
            return Ok(Answer { text, fine: false });
        }
    };
    let end = session.game_at(session.legal_len());
    let entries = &session.log()[..session.legal_len()];
    let corrections = entries
        .iter()
        .filter(|entry| G::is_correction(&entry.command));
    let replayed = Replayed {
        session: &session,
        round: end.map_or(1, G::round),
        irregular: Irregular {
            exceptions: entries.iter().filter(|entry| entry.is_kept()).count(),
            corrections: corrections.count(),
        },
    };
    let text = match (session.broken(), json) {
        (_, true) => G::replayed_for_programs(file, &replayed),
        (None, false) => {
            let over = end.is_some_and(G::is_over);
            let Irregular {
                exceptions,
                corrections,
            } = replayed.irregular;
            let ok = G::replayed(&name, log, replayed.round, over);
            ok + &calls::irregular(exceptions, corrections)
        }
        (Some(broken), false) => calls::broken(&name, broken.entry + 1, &G::why(&session, broken)),
    };
    let fine = session.broken().is_none();
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
    let target = G::TARGETS.iter().find(|(ending, _)| name.ends_with(ending));
    let Some((_, target)) = target else {
        let endings: Vec<&str> = G::TARGETS.iter().map(|(ending, _)| *ending).collect();
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
            let data = for_programs(|| G::told(input, save).map(|report| write(&report)));
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

/// Problems as JSON: whose, which rule, and a sentence.
pub(super) fn problems(
    problems: impl Iterator<Item = (Option<String>, String, String)>,
) -> serde_json::Value {
    let each = |(player, rule, text): (Option<String>, String, String)| serde_json::json!({ "player": player, "rule": rule, "text": text });
    problems.map(each).collect()
}

/// When a file was written, if that is known.
pub(super) fn written(file: &Path) -> Option<jiff::Timestamp> {
    let written = System.about(file).ok();
    written.and_then(|about| about.written.try_into().ok())
}

/// A save as RON.
pub(super) fn ron<G: InFiles>(save: &Save<G>) -> Result<Vec<u8>, SaveError> {
    save.to_ron().map(String::into_bytes)
}

/// A save as JSON.
pub(super) fn json<G: InFiles>(save: &Save<G>) -> Result<Vec<u8>, SaveError> {
    save.to_json().map(String::into_bytes)
}

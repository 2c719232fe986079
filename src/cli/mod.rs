//! The same library without a window: for scripts, for tests, for people who
//! like it. Answers go to standard output, errors to standard error; the exit
//! status is 0 when all is fine, 1 when the game or the answer is not, 2 when
//! the call or a file could not be understood or an answer not be printed.

mod install;
mod report;
mod rules;
mod simulate;
pub mod tournament;

use std::ffi::{OsStr, OsString};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

use crate::fl;
use crate::florence::mind::planner;
use crate::florence::rules::rule::CardPlace;
use crate::florence::{BonusCard, Character, Game, Problem, Profession, Setup, Tile};
use crate::table::save::disk::{Disk as _, System};
use crate::table::save::files;
use crate::table::save::format::{Save, SaveError};
use crate::table::{Item, Seat, Session, Set};
use crate::words::florence::report::{
    Report, Scope, bg_stats, csv, for_programs, html, marks, picture,
};
use crate::words::florence::terminal::Wanted;
use crate::words::florence::{Named, Words, planning};
use crate::words::florence::{record, terminal};
use crate::words::nearest::nearest;
use crate::words::{find, language, safe, safe_path, save_error, shot};

#[derive(Debug, Parser)]
#[command(name = "studiolo", version, about = fl!(cli_about), long_about = fl!(cli_about_long))]
struct Arguments {
    #[arg(help = fl!(cli_help_file))]
    file: Option<PathBuf>,
    #[arg(long, global = true, value_parser = language,
        help = fl!(cli_help_lang, languages = languages()))]
    lang: Option<String>,
    #[arg(long, global = true, value_name = "LANG", value_parser = components,
        help = fl!(cli_help_components))]
    components: Option<String>,
    #[command(subcommand)]
    call: Option<Call>,
}

#[derive(Debug, Subcommand)]
enum Call {
    #[command(about = fl!(cli_about_replay))]
    Replay {
        #[arg(required = true, help = fl!(cli_help_replay_files))]
        files: Vec<PathBuf>,
        #[arg(long, help = fl!(cli_help_json_lines))]
        json: bool,
    },
    #[command(about = fl!(cli_about_check))]
    Check {
        #[arg(required = true, help = fl!(cli_help_check_files))]
        files: Vec<PathBuf>,
        #[arg(long, help = fl!(cli_help_json_lines))]
        json: bool,
    },
    #[command(about = fl!(cli_about_score))]
    Score {
        #[arg(help = fl!(cli_help_position))]
        file: PathBuf,
        #[arg(long, help = fl!(cli_help_json))]
        json: bool,
    },
    #[command(about = fl!(cli_about_work))]
    Work {
        #[arg(help = fl!(cli_help_position))]
        file: PathBuf,
        #[arg(long, help = fl!(cli_help_player))]
        player: String,
        #[arg(long, help = fl!(cli_help_profession))]
        profession: String,
        #[arg(long, help = fl!(cli_help_bonus))]
        bonus: Vec<String>,
        #[arg(long, help = fl!(cli_help_json))]
        json: bool,
    },
    #[command(about = fl!(cli_about_places))]
    Places {
        #[arg(help = fl!(cli_help_position))]
        file: PathBuf,
        #[arg(long, help = fl!(cli_help_player))]
        player: String,
        #[arg(long, help = fl!(cli_help_tile))]
        tile: String,
        #[arg(long, help = fl!(cli_help_json))]
        json: bool,
    },
    #[command(about = fl!(cli_about_fits))]
    Fits {
        #[arg(help = fl!(cli_help_position))]
        file: PathBuf,
        #[arg(long, help = fl!(cli_help_player))]
        player: String,
        #[arg(long, required = true, value_delimiter = ',', help = fl!(cli_help_tiles))]
        tiles: Vec<String>,
        #[arg(long, help = fl!(cli_help_json))]
        json: bool,
    },
    #[command(about = fl!(cli_about_simulate), long_about = fl!(cli_about_simulate_long))]
    Simulate(simulate::Call),
    #[command(about = fl!(cli_about_convert))]
    Convert {
        #[arg(help = fl!(cli_help_input))]
        input: PathBuf,
        #[arg(help = fl!(cli_help_output))]
        output: PathBuf,
        #[arg(long, help = fl!(cli_help_force))]
        force: bool,
    },
    #[command(about = fl!(cli_about_rules))]
    Rules {
        #[arg(help = fl!(cli_help_rules_names))]
        names: Vec<String>,
        #[arg(long, num_args = 1.., conflicts_with_all = ["names", "markdown"],
            help = fl!(cli_help_rules_search))]
        search: Vec<String>,
        #[arg(long, conflicts_with = "names", help = fl!(cli_help_rules_markdown))]
        markdown: bool,
        #[arg(long, value_parser = rules::games(), help = fl!(cli_help_rules_game))]
        game: Option<String>,
    },
    #[command(about = fl!(cli_about_install), long_about = fl!(cli_about_install_long))]
    Install(install::Call),
    #[command(about = fl!(cli_about_shot))]
    Shot {
        #[arg(help = fl!(cli_help_shot_file))]
        file: PathBuf,
        #[arg(long, help = fl!(cli_help_shot_out))]
        out: PathBuf,
        #[arg(long, default_value = "table", help = fl!(cli_help_shot_view))]
        view: String,
        #[arg(long, default_value = "1280x720", value_parser = size, help = fl!(cli_help_shot_size))]
        size: [u16; 2],
        #[arg(long, default_value = "light", value_parser = ["light", "dark"],
            help = fl!(cli_help_shot_theme))]
        theme: String,
        #[arg(long, help = fl!(cli_help_shot_high_contrast))]
        high_contrast: bool,
        #[arg(long, help = fl!(cli_help_shot_hide_money))]
        hide_money: bool,
        #[arg(long, default_value = "100", value_parser = clap::value_parser!(u16).range(50..=300),
            help = fl!(cli_help_shot_zoom))]
        zoom: u16,
        #[arg(long, help = fl!(cli_help_shot_entry))]
        entry: Option<usize>,
        #[arg(long, help = fl!(cli_help_shot_shelf))]
        shelf: bool,
    },
}

/// Reads a size such as `1280x720`.
fn size(text: &str) -> Result<[u16; 2], String> {
    let sides = text.split_once('x').and_then(|(width, height)| {
        let side = |text: &str| text.parse().ok().filter(|side| (200..=8000).contains(side));
        Some([side(width)?, side(height)?])
    });
    sides.ok_or_else(|| shot::bad_size(text))
}

/// A picture of the window that is asked for.
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
#[derive(Debug)]
pub struct Picture {
    /// The game or position to show.
    pub file: PathBuf,
    /// The PNG file to write.
    pub out: PathBuf,
    /// The name of the view.
    pub view: String,
    /// Width and height in points.
    pub size: [u16; 2],
    /// Whether in the dark theme.
    pub dark: bool,
    /// Whether with more contrast.
    pub high_contrast: bool,
    /// Whether it is hidden how much money the players have.
    pub hides_money: bool,
    /// How large everything is, in percent of the usual size.
    pub zoom: u16,
    /// How many entries of the log there are, if not all of the file's.
    pub entry: Option<usize>,
    /// Whether the games beside it are on the shelf.
    pub shelf: bool,
}

/// What the program is asked to do.
#[derive(Debug)]
pub enum Request {
    /// Save a picture of the window.
    Picture(Picture),
    /// Open the window, on this file if there is one.
    Window(Option<PathBuf>),
    /// The command line has answered; this is its exit status.
    Done(ExitCode),
}

/// Reads the language of the answers, which is spoken from then on.
fn language(tag: &str) -> Result<String, String> {
    match language::ask_for(tag) {
        true => Ok(tag.into()),
        false => Err(fl!(cli_unknown_language, languages = languages())),
    }
}

/// Reads the language of the names of components, which are called so from then on.
fn components(tag: &str) -> Result<String, String> {
    match language::ask_for_components(tag) {
        true => Ok(tag.into()),
        false => Err(fl!(cli_unknown_language, languages = languages())),
    }
}

/// The languages there are: `en, de`.
fn languages() -> String {
    language::all().collect::<Vec<_>>().join(", ")
}

/// Reads the arguments (the program's name first) and answers, unless a window
/// is wanted.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Request {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    speak_as_asked(&arguments);
    if let Some(word) = no_call(&arguments) {
        let commands = Arguments::command();
        let known = commands.get_subcommands().map(clap::Command::get_name);
        let meant = nearest(&word.to_string_lossy(), known);
        complain(&terminal::no_call(Path::new(word), meant));
        return Request::Done(ExitCode::from(2));
    }
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) if error.use_stderr() => {
            // It quotes the call, but its own lines are kept.
            error
                .render()
                .to_string()
                .lines()
                .for_each(|line| complain(&safe(line)));
            return Request::Done(ExitCode::from(2));
        }
        // Help and version are answers.
        Err(error) => return Request::Done(printed(error.print().map(|()| 0))),
    };
    match (arguments.call, arguments.file) {
        (None, file) => Request::Window(file),
        (Some(call), None) => answer(call),
        (Some(_), Some(file)) => {
            complain(&fl!(cli_file_before_call, path = safe_path(&file)));
            Request::Done(ExitCode::from(2))
        }
    }
}

/// An option that chooses a language, and what asks for it.
type OfLanguage = (&'static str, fn(&str) -> bool);

/// The options that choose languages.
const OF_LANGUAGES: [OfLanguage; 2] = [
    ("--lang", language::ask_for),
    ("--components", language::ask_for_components),
];

/// Speaks the languages that are asked for, before help and errors are made. What
/// cannot be spoken is refused when the arguments are read.
fn speak_as_asked(arguments: &[OsString]) {
    let mut words = arguments.iter().filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        let (option, value) = match word.split_once('=') {
            Some((option, value)) => (option, Some(value)),
            None => (word, None),
        };
        let asked = OF_LANGUAGES.iter().find(|(name, _)| *name == option);
        if let Some((_, ask_for)) = asked
            && let Some(tag) = value.or_else(|| words.next())
        {
            ask_for(tag);
        }
    }
}

/// The first word of a call if it is neither a command nor a file.
fn no_call(arguments: &[OsString]) -> Option<&OsStr> {
    let mut words = arguments.iter().skip(1);
    let mut word = words.next()?;
    while OF_LANGUAGES.iter().any(|(name, _)| word == *name) {
        words.next();
        word = words.next()?;
    }
    let is_option = word.as_encoded_bytes().starts_with(b"-");
    let is_command = |name: &str| word == name;
    let commands = Arguments::command();
    let mut known = commands.get_subcommands().map(clap::Command::get_name);
    let known = word == "help" || known.any(is_command);
    (!is_option && !known && !Path::new(word).is_file()).then_some(word)
}

/// The exit status, unless the answer could not be printed.
fn printed(status: io::Result<u8>) -> ExitCode {
    ExitCode::from(match status {
        Ok(status) => status,
        // Whoever reads the answers has seen enough, as `head` has.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(error) => {
            complain(&terminal::not_printed(&error));
            2
        }
    })
}

fn answer(call: Call) -> Request {
    let result = match call {
        Call::Shot {
            file,
            out,
            view,
            size,
            theme,
            high_contrast,
            hide_money,
            zoom,
            entry,
            shelf,
        } => {
            return Request::Picture(Picture {
                file,
                out,
                view,
                size,
                dark: theme == "dark",
                high_contrast,
                hides_money: hide_money,
                zoom,
                entry,
                shelf,
            });
        }
        Call::Replay { files, json } => each(&files, |file| replay(file, json)),
        Call::Check { files, json } => each(&files, |file| check(file, json)),
        Call::Score { file, json } => each(&[file], |file| score(file, json)),
        Call::Work {
            file,
            player,
            profession,
            bonus,
            json,
        } => each(&[file], |file| {
            work(file, &player, &profession, &bonus, json)
        }),
        Call::Places {
            file,
            player,
            tile,
            json,
        } => each(&[file], |file| places(file, &player, &tile, json)),
        Call::Fits {
            file,
            player,
            tiles,
            json,
        } => each(&[file], |file| fits(file, &player, &tiles, json)),
        Call::Simulate(call) => simulate::run(&call),
        Call::Rules {
            names,
            search,
            markdown,
            game,
        } => once(rules::rules(&rules::Asked {
            names: &names,
            search: &search.join(" "),
            markdown,
            game: game.as_deref(),
        })),
        Call::Install(call) => once(install::run(call, Arguments::command())),
        Call::Convert {
            input,
            output,
            force,
        } => each(&[input], |input| convert(input, &output, force)),
    };
    Request::Done(printed(result))
}

/// An answer to print, and whether the game or the answer is fine.
struct Answer {
    text: String,
    fine: bool,
}

/// What the rules did not decide in a log.
#[derive(Clone, Copy)]
struct Irregular {
    /// Entries kept against the rules.
    exceptions: usize,
    /// Values set by hand.
    corrections: usize,
}

/// Why there is no answer.
enum Failure {
    /// The game breaks a rule: exit status 1.
    Game(String),
    /// The call or the file could not be understood: exit status 2.
    Call(String),
}

/// Answers for each file, and gives the worst exit status.
///
/// # Errors
/// If an answer cannot be printed; no further file is looked at then.
fn each(files: &[PathBuf], answer: impl Fn(&Path) -> Result<Answer, Failure>) -> io::Result<u8> {
    let mut status = 0;
    for file in files {
        status = status.max(once(answer(file))?);
    }
    Ok(status)
}

/// Prints an answer, or why there is none, and gives the exit status.
///
/// # Errors
/// If the answer cannot be printed.
fn once(answer: Result<Answer, Failure>) -> io::Result<u8> {
    Ok(match answer {
        Ok(answer) => {
            print(&answer.text)?;
            u8::from(!answer.fine)
        }
        Err(Failure::Game(error)) => {
            complain(&error);
            1
        }
        Err(Failure::Call(error)) => {
            complain(&error);
            2
        }
    })
}

/// Prints an answer. Names and paths in it are [`safe`] already.
fn print(text: &str) -> io::Result<()> {
    if text.is_empty() {
        return Ok(());
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()
}

/// Says on standard error what is wrong. Who does not listen is not told.
fn complain(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}

/// The exit status, after a sentence if something did not work. What stands in
/// the sentence is made harmless.
#[must_use]
pub fn done(result: Result<(), impl std::fmt::Display>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&safe(&error.to_string()));
            ExitCode::from(2)
        }
    }
}

fn read(file: &Path) -> Result<Save<Game>, Failure> {
    let save = match record::is_notation(file) {
        true => files::read(&System, file).and_then(|bytes| record::from_bytes(&bytes)),
        false => Save::read(file),
    };
    save.map_err(|error| Failure::Call(in_file(file, &error)))
}

/// Sentences that do not name the file get its name in front.
fn in_file(file: &Path, error: &SaveError) -> String {
    let sentence = save_error(error);
    let name = safe_path(file);
    if sentence.starts_with(&name) {
        sentence
    } else {
        fl!(cli_in_file, path = name, sentence = sentence)
    }
}

/// The session, or the start with all that is wrong with it.
fn open(save: Save<Game>) -> Result<Session<Game>, Box<(Setup, Vec<Problem>)>> {
    let start = save.start.clone();
    save.into_session()
        .map_err(|problems| Box::new((start, problems)))
}

/// A game all of whose entries are legal.
fn sound(file: &Path) -> Result<Session<Game>, Failure> {
    let name = safe_path(file);
    let session = open(read(file)?).map_err(|illegal| {
        let (start, problems) = *illegal;
        Failure::Game(terminal::start_illegal(
            &name,
            &Words::of(&start),
            &problems,
        ))
    })?;
    match session.broken() {
        None => Ok(session),
        Some(broken) => {
            let words = Words::of(session.start()).about(session.log()[broken.entry].command.seat);
            let text = terminal::replay_broken(&name, broken.entry + 1, &words, &broken.violation);
            Err(Failure::Game(text))
        }
    }
}

fn replay(file: &Path, json: bool) -> Result<Answer, Failure> {
    let name = safe_path(file);
    let save = read(file)?;
    let log = save.log.len();
    let session = match open(save) {
        Ok(session) => session,
        Err(illegal) => {
            let (start, problems) = *illegal;
            let words = Words::of(&start);
            let text = if json {
                report::replay_of_illegal(file, log, &words, &problems)
            } else {
                terminal::start_illegal(&name, &words, &problems)
            };
            return Ok(Answer { text, fine: false });
        }
    };
    let words = Words::of(session.start());
    let words = match session.broken() {
        Some(broken) => words.about(session.log()[broken.entry].command.seat),
        None => words,
    };
    let end = session.game_at(session.legal_len());
    let round = end.map_or(1, Game::round);
    let entries = session.log()[..session.legal_len()].iter();
    let irregular = Irregular {
        exceptions: entries.clone().filter(|entry| entry.is_kept()).count(),
        corrections: entries
            .filter(|entry| entry.command.decision.is_correction())
            .count(),
    };
    let text = match (session.broken(), json) {
        (broken, true) => {
            let broken = broken.map(|broken| (broken.entry + 1, &broken.violation));
            report::replay(file, log, round, &words, (broken, irregular))
        }
        (None, false) => {
            let over = end.is_some_and(Game::is_over);
            let ok = terminal::replay_ok(&name, log, round, over);
            ok + &terminal::irregular(irregular.exceptions, irregular.corrections)
        }
        (Some(broken), false) => {
            terminal::replay_broken(&name, broken.entry + 1, &words, &broken.violation)
        }
    };
    let fine = session.broken().is_none();
    Ok(Answer { text, fine })
}

fn check(file: &Path, json: bool) -> Result<Answer, Failure> {
    let name = safe_path(file);
    let start = read(file)?.start;
    let words = Words::of(&start);
    let problems = Game::try_from(&start).err().unwrap_or_default();
    let fine = problems.is_empty();
    let text = if json {
        report::check(file, &words, &problems)
    } else if fine {
        fl!(cli_position_ok, file = name)
    } else {
        terminal::start_illegal(&name, &words, &problems)
    };
    Ok(Answer { text, fine })
}

fn score(file: &Path, json: bool) -> Result<Answer, Failure> {
    let session = sound(file)?;
    let words = Words::of(session.start());
    let accounts = crate::florence::rules::tally(session.game());
    let over = session.game().is_over();
    let text = if json {
        report::score(&words, &accounts, over)
    } else {
        terminal::score(&words, &accounts, over)
    };
    Ok(Answer { text, fine: true })
}

fn work(
    file: &Path,
    player: &str,
    profession: &str,
    bonus: &[String],
    json: bool,
) -> Result<Answer, Failure> {
    let session = sound(file)?;
    let words = Words::of(session.start());
    let game = session.game();
    let seat = seat(&words, player)?;
    if is_called(Character::Princess, &plain(profession)) && bonus.is_empty() {
        return Ok(work_of_princess(&words, game, seat, json));
    }
    let profession = named(
        Wanted::Profession,
        profession,
        Profession::ALL.iter().copied(),
        |card| Some(card.number()),
    )?;
    let mut cards = Set::EMPTY;
    for given in bonus {
        cards.insert(bonus_card(given)?);
    }
    let value = game.work_value(seat, profession, cards);
    let minimum = game.minimum();
    let fine = value.total() >= minimum;
    let hidden = game.player(seat).hand().hidden();
    let imagined = match game.place_of(profession.into()) {
        Some(CardPlace::Hand(holder)) => holder != seat,
        Some(CardPlace::Table(_) | CardPlace::Stack | CardPlace::Used) => true,
        // It may be one of the hidden cards.
        None => hidden == 0,
    };
    let text = if json {
        report::work(&value, minimum, imagined)
    } else {
        let imagined = imagined.then_some(hidden == 0);
        let pays = game.variant().payment(value.total(), 0);
        let against = (minimum, pays);
        terminal::work(&words.seat(seat), profession, &value, against, imagined)
    };
    Ok(Answer { text, fine })
}

/// A work of the Princess, whether she lies there or not (M8).
fn work_of_princess(words: &Words<'_>, game: &Game, seat: Seat, json: bool) -> Answer {
    let value = game.princess_value(seat);
    let minimum = game.minimum();
    let imagined = game.player(seat).character() != Some(Character::Princess);
    let pays = game.variant().payment(value.total(), 0);
    let text = if json {
        report::work_of_princess(&value, minimum, imagined)
    } else {
        let against = (minimum, pays);
        terminal::work_of_princess(&words.seat(seat), &value, against, imagined)
    };
    let fine = value.total() >= minimum;
    Answer { text, fine }
}

fn places(file: &Path, player: &str, tile: &str, json: bool) -> Result<Answer, Failure> {
    let session = sound(file)?;
    let words = Words::of(session.start());
    let seat = seat(&words, player)?;
    let tile = named(Wanted::Tile, tile, Tile::all(), |_| None)?;
    let places = session.game().places(seat, tile);
    let fine = !places.is_empty();
    let text = if json {
        report::places(tile, places.iter())
    } else {
        let places: Vec<String> = places.iter().map(|squares| squares.to_string()).collect();
        terminal::places(&words.seat(seat), tile, &places)
    };
    Ok(Answer { text, fine })
}

fn fits(file: &Path, player: &str, tiles: &[String], json: bool) -> Result<Answer, Failure> {
    let session = sound(file)?;
    let words = Words::of(session.start());
    let seat = seat(&words, player)?;
    let tiles = tiles.iter();
    let tiles: Result<Vec<Tile>, Failure> = tiles
        .map(|tile| named(Wanted::Tile, tile, Tile::all(), |_| None))
        .collect();
    let tiles = tiles?;
    let way = planner::fits(session.game(), seat, &tiles);
    let fine = way.is_some();
    let text = if json {
        report::fits(way.as_deref())
    } else {
        planning::fits(&words.seat(seat), &tiles, way.as_deref())
    };
    Ok(Answer { text, fine })
}

/// What a file can be written as.
#[derive(Clone, Copy)]
enum Target {
    /// The whole game.
    Save(fn(&Save<Game>) -> Result<Vec<u8>, SaveError>),
    /// Text about it.
    Text(fn(&Report) -> String),
    /// What programs read about it.
    Data(fn(&Report) -> String),
    /// A picture of it.
    #[cfg(feature = "gui")]
    Picture(fn(&Report) -> Vec<u8>),
}

/// What is written to a file whose name ends like this; the longest ending counts.
const TARGETS: &[(&str, Target)] = &[
    (
        ".ron",
        Target::Save(|save| save.to_ron().map(String::into_bytes)),
    ),
    (
        ".json",
        Target::Save(|save| save.to_json().map(String::into_bytes)),
    ),
    (
        ".txt",
        Target::Save(|save| Ok(record::print(save).into_bytes())),
    ),
    (".md", Target::Text(marks::markdown)),
    (".bgg", Target::Text(marks::bgg)),
    (".auctions.csv", Target::Data(csv::auctions)),
    (".csv", Target::Data(csv::log)),
    (".bgsplay", Target::Data(bg_stats::file)),
    (".html", Target::Text(html::page)),
    (".svg", Target::Text(picture::svg)),
    #[cfg(feature = "gui")]
    (".png", Target::Picture(picture::png)),
];

/// What a file is to be, by its name.
fn target(output: &Path) -> Option<Target> {
    let name = output.file_name()?.to_string_lossy().to_lowercase();
    let target = TARGETS.iter().find(|(ending, _)| name.ends_with(ending));
    target.map(|(_, target)| *target)
}

fn convert(input: &Path, output: &Path, force: bool) -> Result<Answer, Failure> {
    let Some(target) = target(output) else {
        let endings: Vec<&str> = TARGETS.iter().map(|(ending, _)| *ending).collect();
        return Err(Failure::Call(fl!(
            cli_cannot_convert,
            path = safe_path(output),
            endings = endings.join(" ")
        )));
    };
    let mut save = read(input)?;
    save.occasion = save.occasion.for_others();
    if System.about(output).is_ok() {
        let same = System.real_path(input).ok() == System.real_path(output).ok();
        if same {
            return Err(Failure::Call(fl!(cli_same_file, path = safe_path(output))));
        }
        if !force {
            return Err(Failure::Call(fl!(
                cli_file_exists,
                path = safe_path(output)
            )));
        }
    }
    let bytes = match target {
        Target::Save(write) => write(&save),
        Target::Text(write) => Ok(write(&told(input, save)?).into_bytes()),
        Target::Data(write) => {
            // What is wrong is for people.
            told(input, save.clone())?;
            let data = for_programs(|| told(input, save).map(|report| write(&report)));
            Ok(data?.into_bytes())
        }
        #[cfg(feature = "gui")]
        Target::Picture(draw) => Ok(draw(&told(input, save)?)),
    };
    bytes
        .and_then(|bytes| files::write(&System, output, &bytes))
        .map_err(|error| Failure::Call(in_file(output, &error)))?;
    let text = String::new();
    Ok(Answer { text, fine: true })
}

/// What there is to tell about a save.
fn told(input: &Path, save: Save<Game>) -> Result<Report, Failure> {
    let written = System.about(input).ok();
    let written = written.and_then(|about| about.written.try_into().ok());
    let scope = Scope {
        hides_money: false,
        is_sheet: save.sheet.is_some(),
        written,
    };
    if save.sheet.as_ref().is_some_and(|typed| !typed.is_empty()) {
        let path = safe_path(input);
        return Err(Failure::Game(fl!(cli_sheet_is_counted, path = path)));
    }
    let session = open(save).map_err(|illegal| {
        let (start, problems) = *illegal;
        let words = Words::of(&start);
        Failure::Game(terminal::start_illegal(
            &safe_path(input),
            &words,
            &problems,
        ))
    })?;
    Ok(Report::of(&session, &scope))
}

/// A player by name, or by the letter of the seat if nobody is called so.
fn seat(words: &Words<'_>, given: &str) -> Result<Seat, Failure> {
    let same = |name: &str| plain(name) == plain(given);
    let by_name = words.seats().find(|&(seat, _)| same(&words.name(seat)));
    let by_letter = || words.seats().find(|(seat, _)| same(&format!("{seat:?}")));
    match by_name.or_else(by_letter) {
        Some((seat, _)) => Ok(seat),
        None => {
            let names: Vec<String> = words.seats().map(|(_, name)| name).collect();
            Err(Failure::Call(terminal::unknown(
                Wanted::Player,
                given,
                &names,
            )))
        }
    }
}

fn bonus_card(given: &str) -> Result<BonusCard, Failure> {
    let number = |card: BonusCard| Some(card.number());
    let cards = BonusCard::ALL.iter().copied();
    named(Wanted::BonusCard, given, cards, number).map_err(|_| {
        let cards = BonusCard::ALL.iter().copied();
        let known: Vec<String> = cards.map(terminal::bonus_card).collect();
        Failure::Call(terminal::unknown(Wanted::BonusCard, given, &known))
    })
}

/// Whether this, which is plain, is a name of it: in any form and, in any language,
/// in English or the word in saves.
fn is_called<T: Named + std::fmt::Debug>(item: T, typed: &str) -> bool {
    let is_name = || find::names(item.id()).any(|name| plain(name) == typed);
    is_name() || find::in_english(is_name) || plain(&format!("{item:?}")) == typed
}

/// The thing with this name or number.
fn named<T: Named + Copy + std::fmt::Debug>(
    wanted: Wanted,
    given: &str,
    all: impl Iterator<Item = T> + Clone,
    number: impl Fn(T) -> Option<u8>,
) -> Result<T, Failure> {
    let typed = plain(given);
    let by_number = |&item: &T| {
        let number = number(item);
        number.is_some_and(|number| number.to_string() == typed)
    };
    let found = all.clone().find(|&item| is_called(item, &typed));
    found
        .or_else(|| all.clone().find(by_number))
        .ok_or_else(|| {
            let known: Vec<String> = all.map(|item| item.name().to_owned()).collect();
            Failure::Call(terminal::unknown(wanted, given, &known))
        })
}

/// A name without what people type differently: case, accents, blanks, hyphens.
fn plain(name: &str) -> String {
    let name = name
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '-' | '_'));
    find::fold(&name.collect::<String>())
}

//! Studiolo without a window: for scripts, for tests, for people who like it. Answers go to
//! standard output, errors to standard error. The exit status is 0 when all is fine, 1 when
//! the game or the answer is not, and 2 when the command line or a file could not be
//! understood or an answer could not be printed.

mod answer;
pub mod console;
mod engine;
mod florence;
mod game_file;
mod games;
mod in_language;
pub mod install;
mod prince;
mod rules;
mod simulation;
mod tiletum;

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use answer::{complain, each, once};
pub use answer::{done, told};
use words::fl;
use words::nearest::nearest;
use words::{calls, language, safe, safe_path};

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
    Simulate(games::Simulation),
    #[command(about = fl!(cli_about_engine), long_about = fl!(cli_about_engine_long))]
    Engine(engine::Asked),
    #[command(about = fl!(cli_about_convert))]
    Convert {
        #[arg(help = fl!(cli_help_input))]
        input: PathBuf,
        #[arg(help = fl!(cli_help_output))]
        output: PathBuf,
        #[arg(long, help = fl!(cli_help_force))]
        force: bool,
    },
    #[command(about = fl!(cli_about_import))]
    Import {
        #[arg(required = true, help = fl!(cli_help_import_files))]
        files: Vec<PathBuf>,
        #[arg(long, help = fl!(cli_help_import_list))]
        list: bool,
        #[arg(long, value_parser = games::ids(), help = fl!(cli_help_import_game))]
        game: Option<String>,
        #[arg(long, value_name = "FOLDER", help = fl!(cli_help_import_to))]
        to: Option<PathBuf>,
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
    sides.ok_or_else(|| fl!(picture_bad_size, size = format!("{text:?}")))
}

/// A picture of the window to take.
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
    /// Whether to use the dark theme.
    pub dark: bool,
    /// Whether to use more contrast.
    pub high_contrast: bool,
    /// Whether the players' money is hidden.
    pub hides_money: bool,
    /// The zoom, in percent of the usual size.
    pub zoom: u16,
    /// How many entries of the log to play, if not all of them.
    pub entry: Option<usize>,
    /// Whether the games next to it are on the shelf.
    pub shelf: bool,
}

/// Plays of other programs to import to the shelf.
#[derive(Debug)]
pub struct Plays {
    /// The files they are in.
    pub files: Vec<PathBuf>,
    /// Whether to list the plays without importing them.
    pub only_lists: bool,
    /// The game of plays that name none.
    pub game: Option<String>,
    /// The data folder, if it is not this user's.
    pub to: Option<PathBuf>,
}

/// What the program is asked to do.
#[derive(Debug)]
pub enum Request {
    /// Save a picture of the window.
    Picture(Picture),
    /// Import plays to the shelf.
    Plays(Plays),
    /// Open the window, on this file if there is one.
    Window(Option<PathBuf>),
    /// The command line has answered; this is its exit status.
    Done(ExitCode),
}

/// Reads the language of the answers and speaks it from then on.
fn language(tag: &str) -> Result<String, String> {
    match language::ask_for(tag) {
        true => Ok(tag.into()),
        false => Err(fl!(cli_unknown_language, languages = languages())),
    }
}

/// Reads the language of the component names and uses it from then on.
fn components(tag: &str) -> Result<String, String> {
    match language::ask_for_components(tag) {
        true => Ok(tag.into()),
        false => Err(fl!(cli_unknown_language, languages = languages())),
    }
}

/// Lists the available languages: `en, de`.
fn languages() -> String {
    language::all().collect::<Vec<_>>().join(", ")
}

/// Builds the command line, explained in the spoken language.
fn commands() -> clap::Command {
    in_language::spoken(Arguments::command())
}

/// Reads the arguments (the program's name first) and answers, unless a window
/// is wanted.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Request {
    let mut arguments: Vec<OsString> = arguments.into_iter().collect();
    let refuse = |why: &str| {
        complain(why);
        Request::Done(ExitCode::from(2))
    };
    if let Err(why) = speak_as_asked(&arguments) {
        return refuse(&why);
    }
    ask_for_help(&mut arguments);
    let commands = commands();
    if let Some(word) = no_call(&commands, &arguments) {
        let known = commands.get_subcommands().map(clap::Command::get_name);
        let meant = nearest(&word.to_string_lossy(), known);
        return refuse(&calls::unknown_call(Path::new(word), meant));
    }
    let read = commands.try_get_matches_from(arguments);
    let arguments = read.and_then(|read| Arguments::from_arg_matches(&read));
    let arguments = match arguments {
        Ok(arguments) => arguments,
        Err(error) if error.use_stderr() => return refuse(&in_language::refused(&error)),
        // Help and version are answers.
        Err(error) => return Request::Done(printed(error.print().map(|()| 0))),
    };
    match (arguments.call, arguments.file) {
        (None, file) => Request::Window(file),
        (Some(call), None) => answer(call),
        (Some(_), Some(file)) => refuse(&fl!(cli_file_before_call, path = safe_path(&file))),
    }
}

/// Turns `studiolo help call` into `studiolo call --help`.
fn ask_for_help(arguments: &mut Vec<OsString>) {
    let place = first_word(arguments);
    if place.is_some_and(|place| arguments[place] == "help") {
        arguments.remove(place.unwrap_or_default());
        arguments.push(OsString::from("--help"));
    }
}

/// An option that chooses a language, and the function that applies it.
type OfLanguage = (&'static str, fn(&str) -> bool);

/// The options that choose languages.
const OF_LANGUAGES: [OfLanguage; 2] = [
    ("--lang", language::ask_for),
    ("--components", language::ask_for_components),
];

/// Switches to the requested languages before help and errors are produced.
///
/// # Errors
/// Returns a sentence if a requested language does not exist, whatever else the command
/// line contains.
fn speak_as_asked(arguments: &[OsString]) -> Result<(), String> {
    let mut words = arguments.iter().filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        let (option, value) = match word.split_once('=') {
            Some((option, value)) => (option, Some(value)),
            None => (word, None),
        };
        let asked = OF_LANGUAGES.iter().find(|(name, _)| *name == option);
        if let Some((_, ask_for)) = asked
            && let Some(value) = value.or_else(|| words.next())
            && !ask_for(value)
        {
            let why = fl!(cli_unknown_language, languages = languages());
            return Err(fl!(cli_wrong_value, option, value = safe(value), why));
        }
    }
    Ok(())
}

/// Returns the position of the first word that is not part of a language option.
fn first_word(arguments: &[OsString]) -> Option<usize> {
    let mut words = (1..arguments.len()).peekable();
    let mut place = words.next()?;
    while OF_LANGUAGES
        .iter()
        .any(|(name, _)| arguments[place] == *name)
    {
        words.next();
        place = words.next()?;
    }
    Some(place)
}

/// Returns the first word if it is neither a command nor a file.
fn no_call<'a>(commands: &clap::Command, arguments: &'a [OsString]) -> Option<&'a OsStr> {
    let word = &arguments[first_word(arguments)?];
    let is_option = word.as_encoded_bytes().starts_with(b"-");
    let known = commands.find_subcommand(word).is_some();
    (!is_option && !known && !Path::new(word).is_file()).then_some(word)
}

/// Returns the exit status, unless the answer could not be printed.
fn printed(status: io::Result<u8>) -> ExitCode {
    ExitCode::from(match status {
        Ok(status) => status,
        // The reader has seen enough and closed the pipe, as `head` does.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(error) => {
            complain(&fl!(cli_not_printed, reason = words::disk::reason(&error)));
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
        Call::Import {
            files,
            list,
            game,
            to,
        } => {
            return Request::Plays(Plays {
                files,
                only_lists: list,
                game,
                to,
            });
        }
        Call::Replay { files, json } => each(&files, |file| (games::of(file).replay)(file, json)),
        Call::Check { files, json } => each(&files, |file| (games::of(file).check)(file, json)),
        Call::Score { file, json } => each(&[file], |file| (games::of(file).score)(file, json)),
        Call::Work {
            file,
            player,
            profession,
            bonus,
            json,
        } => each(&[file], |file| {
            florence::work(file, &player, &profession, &bonus, json)
        }),
        Call::Places {
            file,
            player,
            tile,
            json,
        } => each(&[file], |file| florence::places(file, &player, &tile, json)),
        Call::Fits {
            file,
            player,
            tiles,
            json,
        } => each(&[file], |file| florence::fits(file, &player, &tiles, json)),
        Call::Simulate(call) => games::simulate(&call),
        Call::Engine(asked) => engine::run(&asked),
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
        Call::Install(call) => once(install::run(call, commands)),
        Call::Convert {
            input,
            output,
            force,
        } => each(&[input], |input| {
            (games::of(input).convert)(input, &output, force)
        }),
    };
    Request::Done(printed(result))
}

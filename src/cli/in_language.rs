//! The command line in the spoken language: the headings of the help, the texts that clap
//! adds, and why a command line is refused. Clap speaks only English, so nothing it writes
//! is printed unchanged.

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, Error};
use std::error::Error as _;
use words::{fl, safe};

/// Clap's names for its own help and version flags.
const HELP: &str = "help";
const VERSION: &str = "version";

/// How clap begins the usage line, and its placeholder for options.
const USAGE: &str = "Usage: ";
const OPTIONS: &str = "[OPTIONS]";
const COMMAND: &str = "[COMMAND]";

/// What clap puts after an argument that may be given several times.
const MORE: &str = "...";

/// The placeholder for a value: as in the source, and as displayed.
type ValueName = (&'static str, fn() -> &'static str);

const VALUE_NAMES: [ValueName; 34] = [
    ("BONUS", fl!(fn cli_value_bonus)),
    ("BOT", fl!(fn cli_value_bot)),
    ("BOTS", fl!(fn cli_value_bots)),
    ("DIR", fl!(fn cli_value_folder)),
    ("ENTRY", fl!(fn cli_value_entry)),
    ("FILE", fl!(fn cli_value_file)),
    ("FILES", fl!(fn cli_value_file)),
    ("FOLDER", fl!(fn cli_value_folder)),
    ("GAME", fl!(fn cli_value_game)),
    ("GAMES", fl!(fn cli_value_number)),
    ("INPUT", fl!(fn cli_value_input)),
    ("JOBS", fl!(fn cli_value_number)),
    ("LANG", fl!(fn cli_value_language)),
    ("NAMES", fl!(fn cli_value_name)),
    ("NAME=VALUE", fl!(fn cli_value_setting)),
    ("OUT", fl!(fn cli_value_file)),
    ("OUTPUT", fl!(fn cli_value_output)),
    ("PLAYER", fl!(fn cli_value_player)),
    ("PLAYERS", fl!(fn cli_value_number)),
    ("PREFIX", fl!(fn cli_value_folder)),
    ("PROFESSION", fl!(fn cli_value_profession)),
    ("PROGRAM", fl!(fn cli_value_program)),
    ("RULES", fl!(fn cli_value_rule)),
    ("SEARCH", fl!(fn cli_value_words)),
    ("SECONDS", fl!(fn cli_value_seconds)),
    ("SEED", fl!(fn cli_value_number)),
    ("SIMS", fl!(fn cli_value_number)),
    ("SIZE", fl!(fn cli_value_size)),
    ("THEME", fl!(fn cli_value_theme)),
    ("TILE", fl!(fn cli_value_tile)),
    ("TILES", fl!(fn cli_value_tiles)),
    ("VIEW", fl!(fn cli_value_view)),
    ("WITH", fl!(fn cli_value_addition)),
    ("ZOOM", fl!(fn cli_value_percent)),
];

/// Returns the same command line, read and explained in the spoken language.
pub(super) fn spoken(command: Command) -> Command {
    let mut command = headed(command);
    let mut built = command.clone();
    built.build();
    command = shown(command, &mut built);
    command
}

/// Adds headings and explains the flags and arguments.
fn headed(command: Command) -> Command {
    let options = fl!(cli_heading_options);
    let header = *command.get_styles().get_header();
    let usage = fl!(cli_heading_usage);
    let has_version = command.get_version().is_some();
    let mut command = command
        .help_template(format!(
            "{{about-with-newline}}\n{header}{usage}{header:#} {{usage}}\n\n{{all-args}}"
        ))
        .subcommand_help_heading(fl!(cli_heading_commands))
        .subcommand_value_name(fl!(cli_value_command))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .mut_args(argument)
        .mut_subcommands(headed);
    let help = match command.get_long_about() {
        Some(_) => fl!(cli_help_help_long),
        None => fl!(cli_help_help),
    };
    let flag = |id: &'static str, letter, action, help: &'static str| {
        let arg = Arg::new(id).short(letter).long(id).action(action);
        arg.help(help).help_heading(options)
    };
    command = command.arg(flag(HELP, 'h', ArgAction::Help, help));
    if has_version {
        let help = fl!(cli_help_version);
        command = command.arg(flag(VERSION, 'V', ArgAction::Version, help));
    }
    command
}

/// Puts an argument under its heading, with its possible values and its default.
fn argument(arg: Arg) -> Arg {
    let heading = match arg.is_positional() {
        true => fl!(cli_heading_arguments),
        false => fl!(cli_heading_options),
    };
    let arg = arg.help_heading(heading);
    if !arg.get_action().takes_values() {
        return arg;
    }
    let usual = arg.get_default_values().iter();
    let usual: Vec<_> = usual.map(|value| value.to_string_lossy()).collect();
    let possible = arg.get_possible_values();
    let possible: Vec<_> = possible.iter().map(|value| value.get_name()).collect();
    let mut help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    if !possible.is_empty() {
        let values = possible.join(", ");
        help = fl!(cli_help_values, help, values);
    }
    if !usual.is_empty() {
        help = fl!(cli_help_default, help, value = usual.join(", "));
    }
    let given = arg.get_value_names().unwrap_or_default();
    let id = arg.get_id().as_str().to_ascii_uppercase();
    let name = given.first().map_or(id.as_str(), |name| name.as_str());
    let name = VALUE_NAMES.iter().find(|(known, _)| *known == name);
    let arg = match name {
        Some((_, say)) => arg.value_name(say()),
        None => arg,
    };
    arg.help(help)
        .hide_possible_values(true)
        .hide_default_value(true)
}

/// Sets the usage line of this command and its subcommands. `built` is the same command,
/// which knows its full name.
fn shown(command: Command, built: &mut Command) -> Command {
    let usage = built.render_usage();
    command
        .override_usage(said(&usage))
        .mut_subcommands(|below| {
            let name = below.get_name().to_owned();
            match built.find_subcommand_mut(&name) {
                Some(built) => shown(below, built),
                None => below,
            }
        })
}

/// Returns the usage line without its heading.
fn said(usage: &StyledStr) -> String {
    let usage = usage.to_string();
    let usage = usage.strip_prefix(USAGE).unwrap_or(&usage);
    usage
        .replace(OPTIONS, &format!("[{}]", fl!(cli_value_options)))
        .replace(COMMAND, &format!("[{}]", fl!(cli_value_command)))
}

/// Returns why a command line is refused, in one sentence.
pub(super) fn refused(error: &Error) -> String {
    let reason = reason(error).unwrap_or_else(|| {
        let text = error.render().to_string();
        safe(text.lines().next().unwrap_or_default())
    });
    match error.get(ContextKind::Usage) {
        Some(ContextValue::StyledStr(usage)) => {
            fl!(cli_refused, reason, usage = safe(said(usage).trim()))
        }
        _ => reason,
    }
}

/// Returns what is wrong with a command line.
fn reason(error: &Error) -> Option<String> {
    let all = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(safe(text)),
        Some(ContextValue::Strings(texts)) => Some(safe(&texts.join(", "))),
        _ => None,
    };
    let number = |kind| match error.get(kind) {
        Some(ContextValue::Number(number)) => Some(*number),
        _ => None,
    };
    let option = all(ContextKind::InvalidArg);
    Some(match error.kind() {
        ErrorKind::ValueValidation => {
            let why = error.source()?.to_string();
            let value = all(ContextKind::InvalidValue)?;
            fl!(cli_wrong_value, option = option?, value, why)
        }
        ErrorKind::InvalidValue => {
            let value = all(ContextKind::InvalidValue)?;
            if value.is_empty() {
                return Some(fl!(cli_no_value, option = option?));
            }
            let values = all(ContextKind::ValidValue)?;
            let why = fl!(cli_choose_from, values);
            fl!(cli_wrong_value, option = option?, value, why)
        }
        ErrorKind::UnknownArgument => {
            let option = option?;
            match all(ContextKind::SuggestedArg) {
                Some(meant) => fl!(cli_no_option_but, option, meant),
                None if option.starts_with('-') => fl!(cli_no_option, option),
                None => fl!(cli_too_many, word = option),
            }
        }
        ErrorKind::ArgumentConflict => {
            let (option, other) = (option?, all(ContextKind::PriorArg)?);
            match option == other {
                true => fl!(cli_given_twice, option),
                false => fl!(cli_not_together, option, other),
            }
        }
        ErrorKind::MissingRequiredArgument => {
            let options = option?.replace(MORE, "");
            fl!(cli_missing, options)
        }
        ErrorKind::TooManyValues => {
            let word = all(ContextKind::InvalidValue)?;
            fl!(cli_too_many, word)
        }
        ErrorKind::TooFewValues => {
            let least = number(ContextKind::MinValues)?;
            let least = usize::try_from(least).ok()?;
            fl!(cli_too_few, option = option?, least)
        }
        ErrorKind::WrongNumberOfValues => {
            let needed = number(ContextKind::ExpectedNumValues)?;
            let least = usize::try_from(needed).ok()?;
            fl!(cli_too_few, option = option?, least)
        }
        ErrorKind::InvalidUtf8 => fl!(cli_not_text).to_owned(),
        _ => return None,
    })
}

//! Turns the texts under `assets/lang` into Rust: one module per message, so that an
//! unknown message, or one with the wrong arguments, does not compile. English defines the
//! messages; other languages may leave some out. The texts themselves, the fonts and the
//! notices are compressed for `src/packed.rs`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
    VariantKey,
};
use fluent_syntax::parser;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib;

/// The language that has every message.
const ENGLISH: &str = "en";
/// The functions that messages may call.
const FUNCTIONS: [&str; 3] = ["END", "NAME", "START"];
/// A message whose only argument has this name is the name of a component. It also has a
/// version without the argument, and may be in another language than the sentence around
/// it.
const FORM: &str = "form";
/// The message that is the name of its language.
const NAME: &str = "language-name";

/// The files from `assets` that are packed in addition to the texts.
const PACKED: [&str; 5] = [
    "fonts/EBGaramond-MediumItalic.ttf",
    "fonts/EBGaramond-SemiBold.ttf",
    "fonts/SourceSans3-Regular.ttf",
    "fonts/SourceSans3-SemiBold.ttf",
    "notices.txt",
];

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    let assets = root.join("../../assets");
    println!("cargo:rerun-if-changed=../../assets/lang");
    let files = read_all(&assets.join("lang")).expect("assets/lang can be read");
    match generate(&files) {
        Ok(code) => {
            fs::write(out.join("messages.rs"), code).expect("OUT_DIR can be written");
            for (language, text) in texts(&files) {
                pack(&out.join(format!("{language}.packed")), text.as_bytes());
            }
            for path in PACKED {
                println!("cargo:rerun-if-changed=../../assets/{path}");
                let bytes = fs::read(assets.join(path)).expect("it can be read");
                let name = path.rsplit('/').next().unwrap_or(path);
                pack(&out.join(format!("{name}.packed")), &bytes);
            }
        }
        Err(problems) => {
            for problem in problems {
                println!("cargo:error={problem}");
            }
            process::exit(1);
        }
    }
}

/// Writes `bytes` compressed, unless the file already contains them.
fn pack(to: &Path, bytes: &[u8]) {
    let before = fs::read(to).ok();
    let before = before.and_then(|packed| decompress_to_vec_zlib(&packed).ok());
    if before.as_deref() != Some(bytes) {
        let packed = compress_to_vec_zlib(bytes, 9);
        fs::write(to, packed).expect("OUT_DIR can be written");
    }
}

/// Concatenates all messages of each language.
fn texts(files: &[File]) -> BTreeMap<&str, String> {
    let mut texts: BTreeMap<&str, String> = BTreeMap::new();
    for file in files {
        let text = texts.entry(&file.language).or_default();
        text.push_str(&file.text);
        text.push('\n');
    }
    texts
}

/// A file of messages.
pub(crate) struct File {
    /// The name of its folder.
    pub(crate) language: String,
    /// Its path from the top of the repository.
    pub(crate) path: String,
    /// Its content.
    pub(crate) text: String,
}

/// Reads all files of all languages, in a fixed order.
#[allow(
    clippy::case_sensitive_file_extension_comparisons,
    reason = "the files are ours"
)]
fn read_all(folder: &Path) -> std::io::Result<Vec<File>> {
    let mut files = Vec::new();
    for language in fs::read_dir(folder)? {
        let language = language?;
        for file in fs::read_dir(language.path())? {
            let name = file?.file_name().to_string_lossy().into_owned();
            if !name.ends_with(".ftl") {
                continue;
            }
            let language_name = language.file_name().to_string_lossy().into_owned();
            files.push(File {
                path: format!("assets/lang/{language_name}/{name}"),
                text: fs::read_to_string(language.path().join(&name))?,
                language: language_name,
            });
        }
    }
    files.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(files)
}

/// The messages of one language, with the problems found in its files.
#[derive(Default)]
struct Language<'a> {
    messages: BTreeMap<&'a str, Text<'a>>,
    terms: BTreeMap<&'a str, Text<'a>>,
    problems: Vec<String>,
}

/// A message or a term.
struct Text<'a> {
    /// File and line, in the form a compiler uses.
    place: String,
    /// Its text in the file.
    source: &'a str,
    uses: Uses,
}

/// What a text needs from outside.
#[derive(Default)]
struct Uses {
    arguments: BTreeSet<String>,
    messages: BTreeSet<String>,
    terms: BTreeSet<String>,
    // The forms it distinguishes.
    forms: BTreeSet<String>,
    problems: Vec<String>,
}

/// Generates the Rust code for these files.
///
/// # Errors
///
/// Everything that is wrong in them, each with file and line: invalid Fluent, duplicates,
/// attributes, references to nothing; and in other languages, messages and arguments that
/// English does not have.
pub(crate) fn generate(files: &[File]) -> Result<String, Vec<String>> {
    let mut languages: BTreeMap<&str, Language<'_>> = BTreeMap::new();
    for file in files {
        read(languages.entry(&file.language).or_default(), file);
    }
    let english = languages.remove(ENGLISH).unwrap_or_default();
    let mut problems = check(&english);
    for other in languages.values() {
        problems.extend(check(other));
        for (id, text) in &other.messages {
            if !english.messages.contains_key(id) {
                problems.push(format!("{}: {id} is unknown in English", text.place));
                continue;
            }
            for argument in arguments(other, id).difference(&arguments(&english, id)) {
                problems.push(format!("{}: ${argument} is unknown in English", text.place));
            }
        }
    }
    match problems.is_empty() {
        true => Ok(code(files, &english, &languages)),
        false => Err(problems),
    }
}

/// Adds the messages of a file to those of its language.
fn read<'a>(language: &mut Language<'a>, file: &'a File) {
    let at = |offset: usize| {
        let line = file.text[..offset].matches('\n').count() + 1;
        format!("{}:{line}", file.path)
    };
    let resource = match parser::parse_runtime(file.text.as_str()) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                let problem = format!("{}: {error}", at(error.pos.start));
                language.problems.push(problem);
            }
            resource
        }
    };
    for entry in &resource.body {
        let (id, pattern, attributes) = match entry {
            Entry::Message(Message {
                id,
                value,
                attributes,
                ..
            }) => (id.name, value.as_ref(), attributes),
            Entry::Term(term) => (term.id.name, Some(&term.value), &term.attributes),
            _ => continue,
        };
        // The parser returns slices of the file's text, so the name shows where the message
        // is.
        let offset = id.as_ptr() as usize - file.text.as_ptr() as usize;
        let place = at(offset);
        let mut uses = Uses::default();
        match pattern {
            Some(pattern) => look_through(pattern, &mut uses),
            None => uses.problems.push(format!("{id} says nothing")),
        }
        if !attributes.is_empty() {
            let problem = format!("{id} has an attribute, which nothing would show");
            uses.problems.push(problem);
        }
        for problem in &uses.problems {
            language.problems.push(format!("{place}: {problem}"));
        }
        let text = Text {
            place: place.clone(),
            source: until_next(&file.text[offset..]),
            uses,
        };
        let twice = match entry {
            Entry::Message(_) => language.messages.insert(id, text),
            _ => language.terms.insert(id, text),
        };
        if let Some(first) = twice {
            let problem = format!("{place}: {id} is in {} as well", first.place);
            language.problems.push(problem);
        }
    }
}

/// Returns a message without what follows it in its file: up to the first line that is
/// neither indented nor the end of a selection.
fn until_next(text: &str) -> &str {
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        if end > 0 && !line.starts_with([' ', '}', '\n']) {
            break;
        }
        end += line.len();
    }
    text[..end].trim_end()
}

fn look_through(pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            look_into(expression, uses);
        }
    }
}

fn look_into(expression: &Expression<&str>, uses: &mut Uses) {
    match expression {
        Expression::Inline(inline) => look_at(inline, uses),
        Expression::Select { selector, variants } => {
            look_at(selector, uses);
            let is_form = matches!(
                selector,
                InlineExpression::VariableReference { id } if id.name == FORM
            );
            for variant in variants {
                if let (true, VariantKey::Identifier { name }) = (is_form, &variant.key) {
                    uses.forms.insert((*name).to_owned());
                }
                look_through(&variant.value, uses);
            }
        }
    }
}

fn look_at(inline: &InlineExpression<&str>, uses: &mut Uses) {
    let look_at_all = |arguments: &CallArguments<&str>, uses: &mut Uses| {
        for argument in &arguments.positional {
            look_at(argument, uses);
        }
        for argument in &arguments.named {
            look_at(&argument.value, uses);
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            let name = id.name;
            if name.contains(|letter: char| !letter.is_ascii_lowercase() && letter != '_') {
                uses.problems.push(format!("${name} is no name in Rust"));
            }
            uses.arguments.insert(name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute } => {
            if attribute.is_some() {
                uses.problems.push(format!("{} has no attributes", id.name));
            }
            uses.messages.insert(id.name.to_owned());
        }
        InlineExpression::TermReference { id, arguments, .. } => {
            uses.terms.insert(id.name.to_owned());
            if let Some(arguments) = arguments {
                look_at_all(arguments, uses);
            }
        }
        InlineExpression::FunctionReference { id, arguments } => {
            if !FUNCTIONS.contains(&id.name) {
                uses.problems.push(format!("there is no {}()", id.name));
            }
            look_at_all(arguments, uses);
        }
        InlineExpression::Placeable { expression } => look_into(expression, uses),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

/// Returns what is wrong in a language by itself.
fn check(language: &Language<'_>) -> Vec<String> {
    let mut problems = language.problems.clone();
    for text in language.messages.values().chain(language.terms.values()) {
        for id in &text.uses.messages {
            if !language.messages.contains_key(id.as_str()) {
                problems.push(format!("{}: there is no message {id}", text.place));
            }
        }
        for id in &text.uses.terms {
            if !language.terms.contains_key(id.as_str()) {
                problems.push(format!("{}: there is no term -{id}", text.place));
            }
        }
    }
    problems
}

/// Returns the arguments of a message and of those it refers to. A term has only the
/// arguments that the message passes to it.
fn arguments(language: &Language<'_>, id: &str) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut open = vec![id.to_owned()];
    let mut arguments = BTreeSet::new();
    while let Some(id) = open.pop() {
        if let Some(text) = language.messages.get(id.as_str())
            && seen.insert(id)
        {
            arguments.extend(text.uses.arguments.iter().cloned());
            open.extend(text.uses.messages.iter().cloned());
        }
    }
    arguments
}

/// Generates the modules of the messages and the lists needed to say them.
fn code(files: &[File], english: &Language<'_>, others: &BTreeMap<&str, Language<'_>>) -> String {
    let mut code = String::new();
    let tags: BTreeSet<&str> = files.iter().map(|file| file.language.as_str()).collect();
    let english_at = tags.iter().position(|&tag| tag == ENGLISH);
    let english_at = english_at.unwrap_or_default();
    let _ = writeln!(
        code,
        "pub(crate) static SOURCES: [(&str, crate::packed::Packed); {}] = [",
        tags.len()
    );
    for tag in &tags {
        let packed = format!("crate::packed::packed!(\"{tag}\")");
        let _ = writeln!(code, "    ({tag:?}, {packed}),");
    }
    code.push_str("];\n\n");
    code.push_str("/// What each language calls itself: known without reading its texts.\n");
    code.push_str("pub(crate) static NAMES: &[&str] = &[\n");
    for tag in &tags {
        let language = others.get(tag).unwrap_or(english);
        let said = language.messages.get(NAME).map(|text| text.source);
        let said = said.and_then(|source| source.split_once('='));
        let name = said.map_or(*tag, |(_, name)| name.trim());
        let _ = writeln!(code, "    {name:?},");
    }
    code.push_str("];\n\n");
    code.push_str("/// The forms that the names of components have, language by language.\n");
    code.push_str("pub(crate) static FORMS: &[&[&str]] = &[\n");
    for tag in &tags {
        let language = others.get(tag).unwrap_or(english);
        let names = language.messages.iter().filter(|(id, _)| {
            let english = arguments(english, id);
            english.len() == 1 && english.contains(FORM)
        });
        let forms = names.flat_map(|(_, text)| &text.uses.forms);
        let forms: BTreeSet<&String> = forms.collect();
        let forms: Vec<&String> = forms.into_iter().collect();
        let _ = writeln!(code, "    &{forms:?},");
    }
    code.push_str("];\n\n");
    let _ = writeln!(code, "pub(crate) const ENGLISH: usize = {english_at};");
    code.push_str("pub(crate) static IDS: &[&str] = &[\n");
    for id in english.messages.keys() {
        let _ = writeln!(code, "    {id:?},");
    }
    code.push_str("];\n\n");
    code.push_str("/// Which of them are names of components.\n");
    code.push_str("pub(crate) static COMPONENTS: &[bool] = &[\n");
    for id in english.messages.keys() {
        let arguments = arguments(english, id);
        let is_component = arguments.len() == 1 && arguments.contains(FORM);
        let _ = writeln!(code, "    {is_component},");
    }
    code.push_str("];\n\n");
    for (number, (id, text)) in english.messages.iter().enumerate() {
        let arguments = arguments(english, id);
        let doc = format!("```ftl\n{}\n```", text.source);
        let _ = writeln!(code, "#[doc = {doc:?}]");
        let _ = writeln!(code, "pub mod {} {{", id.replace('-', "_"));
        let _ = writeln!(code, "    pub const ID: &str = {id:?};");
        if arguments.iter().all(|name| name == FORM) {
            let _ = writeln!(
                code,
                "    pub fn say() -> &'static str {{ crate::language::fixed({number}) }}"
            );
        }
        if !arguments.is_empty() {
            code.push_str("    pub struct Args<'a> {\n");
            for name in &arguments {
                let _ = writeln!(code, "        pub {name}: crate::message::Value<'a>,");
            }
            code.push_str("    }\n    impl Args<'_> {\n        pub fn say(self) -> String {\n");
            let say = match arguments.iter().all(|name| name == FORM) {
                true => "name",
                false => "say",
            };
            let _ = writeln!(code, "            crate::language::{say}({id:?}, &[");
            for name in &arguments {
                let _ = writeln!(code, "                ({name:?}, self.{name}),");
            }
            code.push_str("            ])\n        }\n    }\n");
        }
        code.push_str("}\n");
    }
    code
}

//! Prints everything that can be said about refusals, decisions, events, hints and files in
//! a language, with every noun and number, for reading from top to bottom:
//! `cargo run --example words_sweep -- de`. A second language is that of the names of
//! components: `-- de pl`. The default is English.

#[path = "../tests/words/sweep/mod.rs"]
mod sweep;

use std::process::ExitCode;

use words::language;

fn main() -> ExitCode {
    let tags: Vec<String> = std::env::args().skip(1).collect();
    let known = |tag: &String| language::all().any(|known| known == tag);
    if !tags.iter().all(known) {
        let all: Vec<&str> = language::all().collect();
        eprintln!("languages: {}", all.join(", "));
        return ExitCode::from(2);
    }
    let sentences = tags.first().map_or("en", String::as_str);
    let components = tags.get(1).map_or(sentences, String::as_str);
    language::within(sentences, components, || {
        for (heading, lines) in sweep::said() {
            println!("## {heading}\n");
            for line in lines {
                println!("{line}");
            }
            println!();
        }
    });
    ExitCode::SUCCESS
}

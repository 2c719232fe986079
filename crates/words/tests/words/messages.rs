//! What the build script rejects in the texts of `assets/lang`.

#[path = "../../build.rs"]
#[allow(dead_code)]
mod build;

use build::{File, generate};

fn file(path: &str, text: &str) -> File {
    let language = path.split('/').next().unwrap_or_default();
    File {
        language: language.into(),
        path: path.into(),
        text: text.into(),
    }
}

fn problems(files: &[File]) -> Vec<String> {
    generate(files).expect_err("something is wrong")
}

#[test]
fn a_message_in_two_files_is_refused_with_both_places() {
    let files = [
        file("en/florence.ftl", "# Ends it.\nclose = Close\n"),
        file("en/shell.ftl", "open = Open\n\nclose = Shut\n"),
    ];
    let expected = "en/shell.ftl:3: close is in en/florence.ftl:2 as well";
    assert_eq!(problems(&files), [expected]);
}

#[test]
fn what_is_not_fluent_and_attributes_are_refused() {
    let problems = problems(&[file("en/shell.ftl", "open = Open\nclose\n")]);
    assert_eq!(problems.len(), 1);
    assert!(problems[0].starts_with("en/shell.ftl:"), "{problems:?}");
    let attribute = [file("en/shell.ftl", "open = Open\n    .hint = A file\n")];
    let expected = "en/shell.ftl:1: open has an attribute, which nothing would show";
    assert_eq!(self::problems(&attribute), [expected]);
}

#[test]
fn references_to_nothing_are_refused() {
    for (text, expected) in [
        ("a = { b }", "en/x.ftl:1: there is no message b"),
        ("a = { -b }", "en/x.ftl:1: there is no term -b"),
        ("a = { SUM($b) }", "en/x.ftl:1: there is no SUM()"),
        ("a = { $b-c }", "en/x.ftl:1: $b-c is no name in Rust"),
    ] {
        assert_eq!(problems(&[file("en/x.ftl", text)]), [expected]);
    }
}

#[test]
fn other_languages_know_what_english_knows() {
    let english = || file("en/x.ftl", "a = { $n } things\nb = B\n");
    let files = [
        english(),
        file("de/x.ftl", "a = { $n } von { $all }\nc = C\n"),
    ];
    let expected = [
        "de/x.ftl:1: $all is unknown in English",
        "de/x.ftl:2: c is unknown in English",
    ];
    assert_eq!(problems(&files), expected);
    assert!(generate(&[english(), file("de/x.ftl", "b = Be\n")]).is_ok());
}

#[test]
fn arguments_of_messages_referred_to_count() {
    let text = "a = { b } { -t(x: 1) }\nb = { $n }\n-t = { $x }\nf = { $form ->\n *[name] F\n }\n";
    let code = generate(&[file("en/x.ftl", text)]).expect("nothing is wrong");
    let module = |name: &str| {
        let from = code.find(&format!("pub mod {name} {{")).expect("a module");
        let to = code[from..].find("\n}\n").expect("its end");
        code[from..from + to].to_owned()
    };
    assert!(module("a").contains("pub n:"));
    assert!(!module("a").contains("pub x:"));
    assert!(!module("a").contains("pub fn say() ->"));
    assert!(module("f").contains("pub fn say() -> &'static str"));
    assert!(module("f").contains("pub form:"));
}

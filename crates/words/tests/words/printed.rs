//! The names on a player's own cards are kept with the edition, replace ours, and are read
//! in addition to ours.

use florence::{Building, Command, EditionData, Profession, Setup};
use table::{Entry, Format, Save, Session};
use words::florence::{Named as _, editors, record};
use words::printed::Printed;
use words::{find, fl, language};

fn edition() -> EditionData {
    let mut edition = EditionData::default();
    let called = &mut edition.called;
    called
        .buildings
        .insert(Building::Library, "Grande Biblioteca".into());
    called
        .professions
        .insert(Profession::Pharmacist, "Farmaceuta".into());
    edition
}

fn session(edition: EditionData) -> Session<florence::Game> {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    setup.edition = edition;
    Session::new(setup).expect("a legal start")
}

#[test]
fn a_component_is_called_as_on_the_cards_in_every_language() {
    let cards = editors::printed(&edition());
    for tag in language::all() {
        language::within(tag, tag, || {
            let ours = Building::Library.name();
            language::printed_on(cards, || {
                assert_eq!(Building::Library.name(), "Grande Biblioteca");
                assert_eq!(language::name_of(Profession::Pharmacist.id()), "Farmaceuta");
                let said = fl!(edition_draw_tile, tile = Building::Library.id());
                assert!(said.contains("Grande Biblioteca"), "{tag}: {said}");
                // Both names are read; other cards keep theirs.
                let is_it = |typed: &[&str], thing: Building| find::is_called(typed, thing.id());
                assert!(is_it(&["gra", "bib"], Building::Library));
                assert!(
                    is_it(&[&find::fold(ours)], Building::Library),
                    "{tag}: {ours}"
                );
                assert!(find::is_called(&["farm"], Profession::Pharmacist.id()));
                assert_ne!(Building::Tower.name(), "Grande Biblioteca");
            });
            assert_eq!(Building::Library.name(), ours);
        });
    }
    assert_eq!(
        editors::printed(&EditionData::default()),
        Printed::default()
    );
    assert_eq!(
        editors::printed(&edition()),
        cards,
        "the same names are the same"
    );
}

#[test]
fn the_notation_reads_the_names_on_the_cards_beside_ours() {
    let first = |session: &Session<florence::Game>, line: &str| {
        let text = record::print(&Save::from_session(session)) + line;
        let read = record::parse(&text).map(|save| save.log);
        read.map(|log: Vec<Entry<Command>>| log[0].command)
    };
    let (own, ours) = (session(edition()), session(EditionData::default()));
    let meant = first(&ours, "A return pharmacist\n").expect("ours");
    for line in [
        "A return farmaceuta",
        "A return FARM",
        "A return pharmacist",
        "A return \"Farmaceuta\"",
    ] {
        assert_eq!(first(&own, line), Ok(meant), "{line}");
    }
    assert!(
        first(&ours, "A return farmaceuta\n").is_err(),
        "nobody else has it"
    );
    let meant = first(&ours, "A build library d3 e3 f3 d4 f4\n").expect("ours");
    for line in [
        "A build Grande Biblioteca d3 e3 f3 d4 f4",
        "A build „Grande Biblioteca“ d3 e3 f3 d4 f4",
        "A build lib d3 e3 f3 d4 f4",
    ] {
        assert_eq!(first(&own, line), Ok(meant), "{line}");
    }
    // The written form uses our words, which everyone can read.
    let mut save = Save::from_session(&own);
    save.log = record::parse(&(record::print(&save) + "A return farmaceuta"))
        .expect("read")
        .log;
    assert!(record::print(&save).contains("A return pharmacist"));
}

#[test]
fn the_names_are_kept_with_the_edition() {
    let save = Save::from_session(&session(edition()));
    for format in [Format::Ron, Format::Json] {
        let text = save.to_text(format).expect("writable");
        assert!(text.contains("Grande Biblioteca"));
        assert_eq!(Save::parse(&text, format).expect("readable"), save);
    }
    assert_eq!(
        record::parse(&record::print(&save))
            .expect("readable")
            .start,
        save.start
    );
    let usual = Save::from_session(&session(EditionData::default()));
    assert!(
        !usual
            .to_text(Format::Ron)
            .expect("writable")
            .contains("called")
    );
    // As long as a name may be anywhere.
    let mut long = edition();
    long.called
        .buildings
        .insert(Building::Opera, "x".repeat(20_000));
    let mut save = save;
    save.start.edition = long;
    let text = save.to_text(Format::Ron);
    assert!(
        text.is_err()
            || Save::<florence::Game>::parse(&text.expect("a text"), Format::Ron).is_err()
    );
}

#[test]
fn polish_tables_say_farmaceuta() {
    for (tag, typed, thing) in [
        ("pl", "farmaceuta", Profession::Pharmacist.id()),
        ("pl", "aptekarz", Profession::Pharmacist.id()),
        ("de", "anwerbekarte", florence::Object::RecruitingCard.id()),
        ("cs", "lakaci", florence::Object::RecruitingCard.id()),
    ] {
        language::within(tag, tag, || {
            assert!(find::is_called(&[typed], thing), "{typed}");
        });
    }
}

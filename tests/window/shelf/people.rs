//! People: one person however the name is stored, and two names of one person.

use super::*;
use studiolo::ui::io::shelf::strength::Strength;
use table::Alike;
use words::report::formats;

/// Sets the names of the first players of all files, from the first file on.
fn name_first(data: &Path, names: &[&str]) {
    for (path, name) in saves(data).iter().zip(names) {
        let mut other = save(path);
        for (seat, player) in other.start.players.iter_mut().enumerate() {
            let own = ["", "Beate", "Carla", "Dora", "Edda"][seat];
            let name = if seat == 0 { *name } else { own };
            name.clone_into(&mut player.name);
        }
        other.write(path).expect("it can be written");
    }
}

fn known(data: &Path) -> Alike {
    let bytes = fs::read(data.join("people.ron")).unwrap_or_default();
    Alike::of_bytes(&bytes).expect("readable")
}

/// Returns the entries in the list of a filter.
fn offered(window: &mut Window, filter: &str) -> Vec<String> {
    window.click(filter);
    let all = window.harness.query_all_by_role(Role::Button);
    let named = all.filter_map(|node| node.accesskit_node().label());
    let named = named.collect();
    window.key(Key::Escape);
    named
}

#[test]
fn one_person_is_one_however_the_name_is_stored() {
    let data = user(4);
    name_first(data.path(), &["Zoë", "Zoe\u{308}", " zoë ", "ZOË"]);
    let mut window = Window::at_shelf(data.path());
    let spelt = offered(&mut window, fl!(shelf_filter_with));
    let is_it = |name: &&String| table::fold::is_same_person(name, "Zoë");
    assert_eq!(spelt.iter().filter(is_it).count(), 1, "{spelt:?}");
    let name = spelt.iter().find(is_it).expect("she plays").clone();
    window.choose(fl!(shelf_filter_with), &name);
    window.finds(4);
    // With another accent it is another name.
    name_first(data.path(), &["Zoë", "Zoe"]);
    let mut window = Window::at_shelf(data.path());
    window.choose(fl!(shelf_filter_with), "Zoe");
    window.finds(1);
}

#[test]
fn two_names_become_one_person_and_two_again() {
    let data = user(3);
    name_first(data.path(), &["Anna", "Annie", "Anna"]);
    let mut window = Window::at_shelf(data.path());
    let ask = |window: &mut Window| {
        window.click(fl!(shelf_more));
        let row = window.harness.get_by_label(fl!(people_open));
        row.click_accesskit();
        window.harness.run();
        window.wait_for(fl!(people_explained));
    };
    ask(&mut window);
    window.click(&fl!(people_is_also, name = "Anna"));
    window.click("Annie");
    window.wait_for(&fl!(people_joined, name = "Anna", other = "Annie"));
    assert_eq!(known(data.path()).groups(), [["Anna", "Annie"]]);
    // The files of the games are unchanged.
    assert_eq!(save(&saves(data.path())[1]).start.players[0].name, "Annie");
    window.click(fl!(close));
    window.choose(fl!(shelf_filter_with), "Anna");
    window.finds(3);
    let people = offered(&mut window, fl!(shelf_filter_won_by));
    assert!(!people.contains(&"Annie".to_owned()), "{people:?}");

    // Another window knows it.
    let mut again = Window::at_shelf(data.path());
    again.choose(fl!(shelf_filter_with), "Anna");
    again.finds(3);
    drop(again);

    // It can be undone in place, or later in the list.
    window.click(fl!(people_undo));
    window.finds(2);
    assert_eq!(known(data.path()), Alike::default());
    ask(&mut window);
    window.click(&fl!(people_is_also, name = "Annie"));
    window.click("Anna");
    window.wait(|window| window.says(&fl!(people_is_another, name = "Anna")));
    assert_eq!(known(data.path()).name("anna"), "Annie");
    window.click(&fl!(people_is_another, name = "Anna"));
    window.wait(|_| known(data.path()) == Alike::default());
}

#[test]
fn strength_and_what_goes_out_know_one_person() {
    let data = user(1);
    name_first(data.path(), &["Nusia"]);
    let mut alike = Alike::default();
    alike.say(&table::Saying::Join("Anna".into(), "Nusia".into()));
    fs::write(
        data.path().join("people.ron"),
        alike.text().expect("a text"),
    )
    .expect("written");
    let session = save(&saves(data.path())[0]).into_session().expect("sound");
    let scope = words::florence::report::Scope {
        hides_money: false,
        is_sheet: false,
        written: None,
    };
    let report = words::florence::report::Report::of(&session, &scope);
    let id_of = |report: &words::florence::report::Report, name: &str| {
        let file = formats::bgsplay(report);
        let file: serde_json::Value = serde_json::from_str(&file).expect("JSON");
        let players = file["players"].as_array().expect("players").clone();
        let found = players.into_iter().find(|player| player["name"] == name);
        found.expect("a player")["uuid"]
            .as_str()
            .expect("a text")
            .to_owned()
    };
    let mut known = report.clone();
    known.known_by(&alike);
    let mut anna = session.clone();
    anna.rename(table::Seat::A, "ANNA");
    let anna = words::florence::report::Report::of(&anna, &scope);
    assert_ne!(id_of(&report, "Nusia"), id_of(&anna, "ANNA"));
    assert_eq!(id_of(&known, "Nusia"), id_of(&anna, "ANNA"));

    let strength = Strength {
        name: "Anna".to_owned(),
        names: alike
            .group("Anna")
            .iter()
            .map(|name| table::fold::person(name))
            .collect(),
        ..Strength::default()
    };
    assert!(strength.is_called("NUSIA") && strength.is_called("anna"));
    assert!(!strength.is_called("Anne"));
}

#[test]
fn a_file_that_cannot_be_read_is_said_and_stays() {
    let data = user(1);
    let file = data.path().join("people.ron");
    fs::write(&file, "(same: [[\"Anna\", \"Annie\"]").expect("it can be written");
    let mut window = Window::at_shelf(data.path());
    window.wait_for("people.ron");
    window.does(studiolo::ui::session::intent::Wish::Say(
        table::Saying::Join("Anna".into(), "Ben".into()),
    ));
    window.wait_for("people.ron");
    let kept = fs::read_to_string(&file).expect("it is there");
    assert_eq!(kept, "(same: [[\"Anna\", \"Annie\"]");
}

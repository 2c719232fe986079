//! Scores a final position that is written as a program, after checking that it is
//! possible.
//!
//! ```sh
//! cargo run --example score_a_sheet
//! ```

use florence::{Building, Landscape, PrestigeCard, Profession};
use florence::{Game, Moment, PlayerSetup, Setup, tally};
use table::Card;
use words::florence::Words;

fn main() {
    let anna = PlayerSetup {
        name: "Anna".into(),
        money: Some(500),
        prestige: 31,
        buildings: vec![(Building::Opera, "e1 e2 f2 e3 f3".parse().expect("squares"))],
        landscapes: vec![(Landscape::Lake, "c4 c5 d5".parse().expect("squares"))],
        jesters: 2,
        builders: 1,
        table: vec![Profession::Composer, Profession::Painter, Profession::Poet],
        prestige_cards: vec![Card::Known(PrestigeCard::MostJesters)],
        ..PlayerSetup::default()
    };
    let ben = PlayerSetup {
        name: "Ben".into(),
        money: Some(1100),
        prestige: 31,
        table: vec![Profession::Lawyer, Profession::Goldsmith],
        jesters: 1,
        ..PlayerSetup::default()
    };
    let clara = PlayerSetup {
        name: "Clara".into(),
        money: Some(200),
        prestige: 24,
        table: vec![Profession::Botanist, Profession::Sculptor],
        ..PlayerSetup::default()
    };
    let sheet = Setup {
        players: vec![anna, ben, clara],
        moment: Moment::End,
        ..Setup::default()
    };
    match Game::try_from(&sheet) {
        Ok(game) => {
            for line in tally(&game) {
                let name = sheet.name(line.seat);
                let (rank, total, money) = (line.rank, line.total, line.money);
                println!("{rank}. {name}: {total} points, {money} florins");
            }
        }
        Err(problems) => {
            for problem in problems {
                println!("{}", Words::of(&sheet).problem(&problem));
            }
        }
    }
}

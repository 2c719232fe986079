//! Plays a digital game by choosing randomly among all legal commands, and shows who has
//! won.
//!
//! ```sh
//! cargo run --example random_game -- 7    # the number of the deal
//! ```

use florence::{Game, Setup, tally};
use words::florence::Words;

fn main() {
    let number = std::env::args()
        .nth(1)
        .and_then(|number| number.parse().ok());
    let number = number.unwrap_or(1);
    let setup = Setup::dealt(["Anna", "Ben", "Clara", "Dana"], number);
    let words = Words::of(&setup);
    let mut game = Game::try_from(&setup).expect("a deal is legal");
    let mut rng = fastrand::Rng::with_seed(number);
    let mut decisions = 0;
    while !game.is_over() {
        let legal = game.legal();
        let command = legal.nth(rng.usize(..legal.len()));
        let command = command.expect("there are so many");
        game.play(&command).expect("it is legal");
        decisions += 1;
    }
    println!("{decisions} decisions");
    for line in tally(&game) {
        let name = words.name(line.seat);
        println!(
            "{}. {name}: {} points, {} florins",
            line.rank, line.total, line.money
        );
    }
}

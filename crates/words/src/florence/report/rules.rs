//! The rules in use: everything the table agreed on beyond the rulebook of the base game,
//! one sentence each.

use crate::fl;
use crate::florence::house_rules::{house_rules, purses};
use florence::{Edition, Setup};

/// Returns the expansions that are in the game, by name.
pub(super) fn expansions(start: &Setup) -> Vec<&'static str> {
    let options = start.options;
    let mut names = Vec::new();
    if options.muse {
        names.push(fl!(new_game_muse));
    }
    if options.cooperative {
        names.push(fl!(new_game_cooperative));
    }
    names
}

/// Returns everything the table agreed on, one sentence each; empty for the game as
/// printed.
#[must_use]
pub fn played_under(start: &Setup) -> Vec<String> {
    let options = start.options;
    let mut rules = Vec::new();
    for (is_on, name, hint) in [
        (options.muse, fl!(new_game_muse), fl!(new_game_muse_short)),
        (
            options.cooperative,
            fl!(new_game_cooperative),
            fl!(new_game_cooperative_short),
        ),
        (
            options.harder,
            fl!(new_game_harder),
            fl!(new_game_harder_short),
        ),
        (
            options.older,
            fl!(new_game_older),
            fl!(new_game_older_short),
        ),
        (
            options.lowest_profession_breaks_ties,
            fl!(new_game_tie_break),
            fl!(new_game_tie_break_short),
        ),
    ] {
        if is_on {
            rules.push(fl!(report_rule, name, what = hint));
        }
    }
    if start.edition != *Edition::studiolo().data() {
        let name = crate::safe(&start.edition.name);
        rules.push(fl!(report_edition, name));
    }
    rules.extend(house_rules(&options.house_rules));
    rules.extend(purses(start));
    rules
}

//! Earlier versions of a game: what tells them apart, and what was done with one.

use crate::words::florence::names::{count, listed, points, shortened};

/// How things stood: the round, the entries, who of so many players led with how
/// many points.
#[must_use]
pub fn stood<'a>(
    entries: usize,
    players: usize,
    round: u8,
    over: bool,
    (leaders, best): (impl Iterator<Item = &'a String>, u16),
) -> String {
    let leaders: Vec<String> = leaders.map(|name| shortened(name)).collect();
    let entries = count(entries as i64, "entry", "entries");
    let leading = listed(&leaders);
    let best = points(i64::from(best));
    if over {
        return format!("Over, {entries}, {leading} won with {best}");
    }
    let standing = match leaders.len() {
        1 => format!("{leading} leads with {best}"),
        number if number == players => format!("all have {best}"),
        _ => format!("{leading} lead with {best}"),
    };
    format!("Round {round} of 7, {entries}, {standing}")
}

/// What differs between a version of so many entries and the game as it is now,
/// which have the first `same` in common.
#[must_use]
pub fn differs(same: usize, entries: usize, now: usize) -> String {
    let number = |entries: usize| count(entries as i64, "entry", "entries");
    match (entries - same, now - same) {
        (0, fewer) => format!("{} fewer than now", number(fewer)),
        (more, 0) => format!("{} more than now", number(more)),
        (others, _) if same == 0 => {
            let others = count(others as i64, "other entry", "other entries");
            format!("{others} from the start")
        }
        (others, _) => {
            let others = count(others as i64, "other entry", "other entries");
            format!("the same up to entry {same}, then {others}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::differs;

    #[test]
    fn what_differs_is_told_in_entries() {
        for (same, entries, now, told) in [
            (5, 5, 17, "12 entries fewer than now"),
            (16, 17, 16, "1 entry more than now"),
            (41, 44, 60, "the same up to entry 41, then 3 other entries"),
            (0, 1, 60, "1 other entry from the start"),
        ] {
            assert_eq!(differs(same, entries, now), told);
        }
    }
}

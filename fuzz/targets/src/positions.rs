//! A position as it could be typed by hand: refused in words, or a game that stays the same
//! when it is turned into a start and back. The first byte chooses a position of a sample
//! game, the next 32 change values of it. Lines that follow are the fields of a score sheet.

use std::sync::LazyLock;

use florence::rules::Counts;
use serde_json::Value;
use tiletum::rules::Sheet;

use crate::changes::changed;
use crate::common::{
    FLORENCE, PRINCE, TILETUM, fields, in_language, may_be_kept, positions, stands, text,
};

static OF_FLORENCE: LazyLock<Vec<Value>> = LazyLock::new(|| positions::<florence::Game>(&FLORENCE));
static OF_PRINCE: LazyLock<Vec<Value>> = LazyLock::new(|| positions::<prince::Game>(&PRINCE));
static OF_TILETUM: LazyLock<Vec<Value>> = LazyLock::new(|| positions::<tiletum::Game>(&TILETUM));

/// Returns the changed position and what is typed on the sheet.
fn typed<'a>(positions: &[Value], bytes: &'a [u8]) -> Option<(Value, &'a str)> {
    let (at, rest) = bytes.split_first()?;
    let (changes, sheet) = rest.split_at_checked(32).unwrap_or((rest, &[]));
    let position = positions[usize::from(*at) % positions.len()].clone();
    Some((changed(position, changes), text(sheet)))
}

/// Reads a position, or a sheet without boards, of *The Princes of Florence*.
pub fn position_florence(bytes: &[u8]) {
    let Some((position, sheet)) = typed(&OF_FLORENCE, bytes) else {
        return;
    };
    let Ok(setup) = serde_json::from_value::<florence::Setup>(position) else {
        return;
    };
    if !may_be_kept(setup.edition == florence::EditionData::default()) {
        return;
    }
    let problems = match Counts::kept(&fields(sheet), setup.players.len()) {
        Some(counts) => {
            for count in &counts {
                assert_eq!(Counts::from_text(&count.to_text()), *count);
            }
            setup.problems_counted(&counts)
        }
        None => {
            let found = stands::<florence::Game>(&setup);
            assert_ne!(found, Err(Vec::new()), "it is refused without a reason");
            found.err().unwrap_or_default()
        }
    };
    in_language(bytes.len(), || {
        let words = words::florence::Words::of(&setup);
        assert!(problems.iter().all(|it| !words.problem(it).is_empty()));
    });
}

/// Reads a position of *The Prince*.
pub fn position_prince(bytes: &[u8]) {
    let Some((position, _)) = typed(&OF_PRINCE, bytes) else {
        return;
    };
    let Ok(setup) = serde_json::from_value::<prince::Setup>(position) else {
        return;
    };
    if !may_be_kept(setup.edition == prince::EditionData::default()) {
        return;
    }
    if let Err(problems) = stands::<prince::Game>(&setup) {
        assert!(!problems.is_empty());
        in_language(bytes.len(), || {
            let words = words::prince::Words::new(&setup);
            assert!(problems.iter().all(|it| !words.problem(it).is_empty()));
        });
    }
}

/// Reads a position, or a score sheet, of *Tiletum*.
pub fn position_tiletum(bytes: &[u8]) {
    let Some((position, sheet)) = typed(&OF_TILETUM, bytes) else {
        return;
    };
    let Ok(setup) = serde_json::from_value::<tiletum::Setup>(position) else {
        return;
    };
    if !may_be_kept(setup.edition == tiletum::EditionData::default()) {
        return;
    }
    let problems = match Sheet::kept(&fields(sheet), setup.players.len()) {
        Some(sheet) => {
            stays(&sheet, setup.players.len());
            adds_up(&sheet, &setup);
            let misfits = sheet.misfits(&setup);
            in_language(bytes.len(), || {
                let words = words::tiletum::Words::new(&setup);
                assert!(misfits.iter().all(|it| !words.misfit(it.1).is_empty()));
            });
            sheet.problems(&setup)
        }
        None => {
            let found = stands::<tiletum::Game>(&setup);
            assert_ne!(found, Err(Vec::new()), "it is refused without a reason");
            found.err().unwrap_or_default()
        }
    };
    in_language(bytes.len(), || {
        let words = words::tiletum::Words::new(&setup);
        assert!(problems.iter().all(|it| !words.problem(it).is_empty()));
    });
}

/// A sheet is the same when it is saved and read again.
fn stays(sheet: &Sheet, players: usize) {
    let mut kept = std::collections::BTreeMap::new();
    sheet.keep(&mut kept);
    assert_eq!(
        Sheet::kept(&kept, players).as_ref(),
        Some(sheet),
        "{kept:?}"
    );
}

/// Everyone has one place in the standing, and nobody with fewer points is ahead of someone
/// with more (E4).
fn adds_up(sheet: &Sheet, setup: &tiletum::Setup) {
    let standing = sheet.standing();
    let mut seats = standing.clone();
    seats.sort_unstable();
    assert_eq!(seats, sheet.seats().collect::<Vec<_>>());
    let is_sorted = standing.is_sorted_by(|&one, &other| sheet.total(one) >= sheet.total(other));
    assert!(is_sorted, "{standing:?}");
    assert!(sheet.differences(setup).iter().all(|it| it.by != 0));
}

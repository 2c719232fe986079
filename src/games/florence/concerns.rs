//! What the computer's decisions mean for a person at the screen: it hired a profession of
//! theirs, beat their best work, handed their marker back, or took the last of something
//! they lack. The message has the colour of the affected player.

use super::state::Table;
use crate::ui::base::log_line::Telling;
use florence::{Building, Decision, Event, Game, Object, Tile};
use table::{Item, Seat};
use words::fl;
use words::florence::Named;

/// Returns whom an entry (from 0) affects, and what it means for them.
pub fn of(open: &Table, entry: usize, telling: Telling) -> Vec<(Seat, String)> {
    // The display follows a moment later. Everything told here is public.
    let session = &open.session;
    let (Some(before), Some(after)) = (session.game_at(entry), session.game_at(entry + 1)) else {
        return Vec::new();
    };
    let Some(command) = session.log().get(entry).map(|entry| entry.command) else {
        return Vec::new();
    };
    let words = open.telling(telling);
    let others = after.seats().filter(|&seat| {
        let is_person = session.people().bot(seat).is_none();
        is_person && seat != command.seat
    });
    let others: Vec<Seat> = others.collect();
    let mut told = Vec::new();
    if let Decision::Recruit(from, _) = command.decision
        && others.contains(&from)
    {
        told.push((from, words.command(&command)));
    }
    if let Decision::Bid(character, _) = command.decision
        && let Some((back, _)) = before.characters().and_then(|now| now.marker(character))
        && others.contains(&back)
    {
        let other = words.seat(command.seat);
        let text = fl!(
            concern_marker_back,
            other = other,
            character = character.id(),
            name = words.seat(back)
        );
        told.push((back, text));
    }
    let best = before.seats().map(|seat| before.player(seat).best_work());
    let best = best.max().unwrap_or(0);
    for event in session.events_of(entry) {
        match *event {
            Event::Completed { value, .. } if value > best && best > 0 => {
                let beaten = others.iter();
                let beaten = beaten.filter(|&&seat| before.player(seat).best_work() == best);
                told.extend(beaten.map(|&seat| {
                    let name = words.seat(seat);
                    let text = fl!(concern_best_work, name = name, value = best, better = value);
                    (seat, text)
                }));
            }
            _ => {}
        }
    }
    // Built alone or together.
    for &kind in Building::ALL {
        let left = |game: &Game| game.tiles_left(Tile::Building(kind));
        if left(before) == 0 || left(after) > 0 {
            continue;
        }
        let without = others.iter().filter(|&&seat| {
            let home = after.player(seat).principality();
            !home.buildings().contains(kind)
        });
        let text = fl!(concern_last_building, building = kind.id());
        told.extend(without.map(|&seat| (seat, text.clone())));
    }
    for &object in Object::ALL {
        let left = |game: &Game| game.objects_left(object);
        if left(before) > 0 && left(after) == 0 {
            let text = fl!(concern_last_object, object = object.id());
            told.extend(others.iter().map(|&seat| (seat, text.clone())));
        }
    }
    told
}

//! Who sits at the table from the start on and from an entry on, and whether the table has
//! stopped.

use std::sync::Arc;

use super::super::aside::Aside;
use super::super::history::{How, Rewrite, Seated};
use super::{Seating, Session};
use crate::{Colour, Game, Item as _, People, Person, Plays, Seat, Temperament};

impl<G: Game> Session<G> {
    /// Returns the people who play after `n` entries.
    #[must_use]
    pub fn people_at(&self, n: usize) -> &People {
        match self.seating_at(n) {
            Some(seating) => &seating.people,
            None => &self.people,
        }
    }

    /// Returns the start of the game, with the people who play after `n` entries.
    #[must_use]
    pub fn start_at(&self, n: usize) -> &G::Start {
        match self.seating_at(n) {
            Some(seating) => &seating.start,
            None => &self.start,
        }
    }

    fn seating_at(&self, n: usize) -> Option<&Seating<G>> {
        let sits = self.seatings.partition_point(|seating| seating.after <= n);
        self.seatings.get(sits.checked_sub(1)?)
    }

    /// Returns whether different people play at the end of the log than at its beginning.
    #[must_use]
    pub fn is_handed_on(&self) -> bool {
        !self.seatings.is_empty()
    }

    /// Returns whether the table has stopped at the end of the log. A broken log has not
    /// stopped.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        let last = self.log.last().filter(|_| self.broken.is_none());
        last.is_some_and(|entry| entry.then.contains(&Aside::Stops))
    }

    /// Adds an event at the cursor, as a change that can be undone. Before the first entry
    /// it changes the people from the start on, and the table cannot stop. Returns whether
    /// anything changed.
    pub fn happens(&mut self, aside: Aside) -> bool {
        let mut people = self.people().clone();
        let is_new = aside.befalls(&mut people.seats);
        let Some(at) = self.cursor.checked_sub(1) else {
            return is_new && self.seat_anew(people, How::Seated);
        };
        let how = match aside {
            Aside::Stops => How::Stopped,
            Aside::TakesOver(..) | Aside::Plays(..) => How::Seated,
        };
        let stops_again = self.log[at].then.contains(&aside);
        if !is_new && (how == How::Seated || stops_again) {
            return false;
        }
        let mut then = self.log[at].then.clone();
        then.push(aside);
        self.change_asides(at, then, how, people);
        true
    }

    /// Resumes a stopped table, as a change that can be undone. Returns whether it had
    /// stopped.
    pub fn goes_on(&mut self) -> bool {
        let stopped = self.is_stopped();
        if let Some(at) = self.log.len().checked_sub(1).filter(|_| stopped) {
            let mut then = self.log[at].then.clone();
            then.retain(|aside| *aside != Aside::Stops);
            let people = People::clone(self.people());
            self.change_asides(at, then, How::Stopped, people);
        }
        stopped
    }

    /// Replaces the events after an entry (from 0) and the people that follow from them.
    fn change_asides(&mut self, at: usize, then: Vec<Aside>, how: How, people: People) {
        let seated = Seated {
            old: self.people().seats.clone(),
            new: people.seats,
        };
        // Undoing it also undoes what was decided for those who have left.
        let end = match how {
            How::Seated => self.log.len(),
            _ => at + 1,
        };
        let old = self.log[at..end].to_vec();
        self.log[at].then = then;
        let new = self.log[at..end].to_vec();
        self.seat_all();
        let cursor = self.cursor;
        Arc::make_mut(&mut self.rewrites).record(Rewrite {
            how,
            at,
            old,
            new,
            before: cursor,
            after: cursor,
            people: Some(seated),
        });
    }

    /// Sets how all seats are played from now on, wherever the cursor is; a person plays the
    /// seat `but`. This is not a step that can be undone.
    pub fn let_play(&mut self, plays: Plays, but: Option<Seat>) {
        for entry in &mut self.log {
            entry
                .then
                .retain(|aside| !matches!(aside, Aside::Plays(..)));
        }
        let mut seats = self.people.seats.clone();
        for (at, person) in seats.iter_mut().enumerate() {
            person.plays = match but {
                Some(seat) if seat.index() == at => Plays::Person,
                Some(_) | None => plays,
            };
            person.temperament = Temperament::default();
        }
        self.seat(&seats);
    }

    /// Renames the person in a seat, from when they sat down there. Returns whether there
    /// is such a person and the name changed.
    pub fn rename(&mut self, seat: Seat, name: impl Into<String>) -> bool {
        let name = name.into();
        let mut people = self.people().clone();
        let before = people.name(seat).to_owned();
        if !people.rename(seat, name.as_str()) {
            return false;
        }
        Arc::make_mut(&mut self.occasion).renamed(seat, &before, &name);
        let is_theirs = |aside: &Aside| aside.seat() == Some(seat) && aside.name().is_some();
        let played = self.log[..self.cursor].iter();
        let Some(at) = { played }.rposition(|entry| entry.then.iter().any(is_theirs)) else {
            let mut people = People::clone(&self.people);
            return people.rename(seat, name) && self.seat_anew(people, How::Renamed);
        };
        let mut then = self.log[at].then.clone();
        if let Some(aside) = then.iter_mut().rev().find(|aside| is_theirs(aside)) {
            *aside = Aside::TakesOver(seat, name);
        }
        self.change_asides(at, then, How::Renamed, people);
        true
    }

    /// Gives a seat another colour, from the start on. The player who had that colour gets
    /// the one that becomes free. Returns whether there is such a person and the colour
    /// changed.
    pub fn recolour(&mut self, seat: Seat, colour: Colour) -> bool {
        let mut people = People::clone(&self.people);
        people.recolour(seat, colour) && self.seat_anew(people, How::Recoloured)
    }

    /// Replaces the people as a change that can be undone.
    fn seat_anew(&mut self, people: People, how: How) -> bool {
        let seated = Seated {
            old: self.people.seats.clone(),
            new: people.seats,
        };
        self.seat(&seated.new);
        // The change concerns no entry, wherever the cursor is.
        let (at, cursor) = (self.log.len(), self.cursor);
        Arc::make_mut(&mut self.rewrites).record(Rewrite {
            how,
            at,
            old: Vec::new(),
            new: Vec::new(),
            before: cursor,
            after: cursor,
            people: Some(seated),
        });
        true
    }

    /// Seats these people at the table from the start on, if their number matches.
    pub(super) fn seat(&mut self, seats: &[Person]) {
        if self.people.seats.len() != seats.len() {
            return;
        }
        let (people, start) = self.with(seats.to_vec());
        self.people = people;
        self.start = start;
        self.seat_all();
    }

    /// Returns the start with these people.
    fn with(&self, seats: Vec<Person>) -> (Arc<People>, Arc<G::Start>) {
        let mut start = G::Start::clone(&self.start);
        let mut people = G::take_people(&mut start);
        people.seats = seats;
        G::put_people(&mut start, people.clone());
        (Arc::new(people), Arc::new(start))
    }

    /// Works out anew who sits where after which entry.
    pub(super) fn seat_all(&mut self) {
        let changes = self.log.iter().enumerate();
        let changes = changes.filter(|(_, entry)| !entry.then.is_empty());
        let mut seats = None;
        let mut seatings = Vec::new();
        for (at, entry) in changes {
            let seats = seats.get_or_insert_with(|| self.people.seats.clone());
            let mut is_new = false;
            for aside in &entry.then {
                is_new |= aside.befalls(seats);
            }
            if is_new {
                let (people, start) = self.with(seats.clone());
                seatings.push(Seating {
                    after: at + 1,
                    start,
                    people,
                });
            }
        }
        self.seatings = seatings;
    }
}

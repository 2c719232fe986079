//! Temperaments: what a bot likes apart from winning, in points. The one-ply judgement adds
//! it when it weighs an object or an action; the search adds it at the end of every
//! simulated game. So it shows at every level of the ladder.
//! `examples/bots_temperaments.rs` measures how well temperaments can be told apart and
//! what they cost.

use crate::rules::command::Decision;
use crate::rules::components::Object;
use crate::rules::game::Game;
use table::{Item as _, Temperament};

/// What a bot likes apart from winning, each in PP.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Likes {
    /// Winning an object of each kind.
    objects: [f32; Object::COUNT],
    /// Naming an object of each kind, whoever gets it.
    names: [f32; Object::COUNT],
    /// A building, whether or not a work wants it, if the bot has builders.
    pub building: f32,
    /// A freedom.
    pub freedom: f32,
    /// A profession hired or recruited.
    pub profession: f32,
    /// A bonus card.
    pub bonus: f32,
    /// A point for the best work of a round, on top of the point itself.
    pub best_work: f32,
    /// A point's worth of money spent in an auction, on top of its cost.
    pub thrift: f32,
    /// A point's worth of money that a rival is expected to pay for what the bot names.
    pub spite: f32,
    /// How many points the bot risks if a rival whose price it drives up stops bidding.
    pub dares: f32,
    /// Up to this many florins above the opening bid, the bot raises any bid, if it takes
    /// the risk.
    pub tease: f32,
    /// How much of a misjudgement remains for things that the bot likes: it judges those
    /// better.
    pub blind: f32,
}

/// The part of a rival's limit up to which the bot is sure that the rival pays.
const SURE: f32 = 0.9;
/// How many points more than its worth a named object may cost at the opening bid.
const STUCK: f32 = 1.0;
/// How much of the spite counts at the end of a simulated game, which counts the money of
/// all auctions.
const GRUDGE: f32 = 0.1;

impl Likes {
    /// No preferences apart from winning.
    pub const NOTHING: Likes = Likes {
        objects: [0.0; Object::COUNT],
        names: [0.0; Object::COUNT],
        building: 0.0,
        freedom: 0.0,
        profession: 0.0,
        bonus: 0.0,
        best_work: 0.0,
        thrift: 0.0,
        spite: 0.0,
        dares: 0.0,
        tease: 0.0,
        blind: 1.0,
    };

    /// Adds a preference for winning these objects, and one for naming them.
    #[must_use]
    fn and(mut self, objects: &[Object], wins: f32, names: f32) -> Self {
        for object in objects {
            self.objects[object.index()] = wins;
            self.names[object.index()] = names;
        }
        self
    }

    /// Returns the preference for winning an object in this round.
    pub(super) fn object(&self, object: Object, game: &Game) -> f32 {
        self.objects[object.index()] * eagerness(object, later(game)) * room_to_win(game)
    }

    /// Returns the preference for naming an object in this round.
    pub(super) fn naming(&self, object: Object, game: &Game) -> f32 {
        let late = match object {
            Object::PrestigeCard => eagerness(object, later(game)),
            Object::Forest
            | Object::Lake
            | Object::Park
            | Object::Landscape
            | Object::Jester
            | Object::Builder
            | Object::RecruitingCard => 1.0,
        };
        self.names[object.index()] * late * room_to_name(game)
    }

    /// Returns the preference for naming an object that costs a rival `theirs` points'
    /// worth of money, if ending up with it costs `stuck` points more than it is worth.
    pub(super) fn asking(&self, object: Object, game: &Game, theirs: f32, stuck: f32) -> f32 {
        match stuck <= STUCK {
            true => self.spite * theirs + self.naming(object, game),
            false => 0.0,
        }
    }

    /// Returns whether to drive up a rival's price to this one, `above` florins over the
    /// opening bid. The rival would pay `most`; ending up with the object costs `stuck`
    /// points more than it is worth.
    pub(super) fn bids_up(&self, price: u32, above: u32, most: u32, stuck: f32) -> bool {
        let dares = self.dares > 0.0 && stuck < self.dares;
        let teases = above as f32 <= self.tease;
        dares && (teases || price as f32 <= SURE * most as f32)
    }

    /// Returns how much of a misjudgement of this object remains.
    pub(super) fn blind_to(&self, object: Object) -> f32 {
        let at = object.index();
        self.blind_if(self.objects[at] > 0.0 || self.names[at] > 0.0)
    }

    /// Returns how much of a misjudgement of this action remains.
    pub(super) fn blind_in(&self, action: Decision) -> f32 {
        let likes = if let Decision::Build(..) = action {
            self.building
        } else if let Decision::Introduce(_) = action {
            self.freedom
        } else if let Decision::Complete(_) = action {
            self.best_work
        } else if let Decision::Hire = action {
            self.profession
        } else if let Decision::AcquireBonus = action {
            self.bonus
        } else {
            0.0
        };
        self.blind_if(likes > 0.0)
    }

    fn blind_if(&self, likes: bool) -> f32 {
        if likes { self.blind } else { 1.0 }
    }

    /// Returns the preference for a building with this many builders.
    pub(super) fn building_with(&self, builders: u8) -> f32 {
        let share = match builders {
            0 | 1 => 0.0,
            2 => 1.0,
            _ => 1.5,
        };
        self.building * share
    }

    /// Returns the preference for this end of a game.
    pub(super) fn of(&self, harvest: &Harvest) -> f32 {
        let objects = self.objects.iter().zip(harvest.objects);
        let objects: f32 = objects.map(|(like, count)| like * count).sum();
        objects
            + self.building_with(harvest.builders) * f32::from(harvest.buildings)
            + self.freedom * f32::from(harvest.freedoms)
            + self.profession * f32::from(harvest.professions)
            + self.best_work * harvest.best_works
            - self.thrift * harvest.spent
            + GRUDGE * self.spite * harvest.rivals_spent
    }
}

/// Returns how much of the game is still to come: 1 in the first round, 0 in the last one.
pub(super) fn later(game: &Game) -> f32 {
    let (round, rounds) = (game.round(), game.variant().rounds);
    f32::from(rounds.saturating_sub(round)) / f32::from((rounds - 1).max(1))
}

/// Returns the factor on a preference for an object by how much of the game is still to
/// come: prestige cards are wanted late, all others early.
pub(super) fn eagerness(object: Object, later: f32) -> f32 {
    match object {
        Object::PrestigeCard => 1.0 - later,
        Object::Forest
        | Object::Lake
        | Object::Park
        | Object::Landscape
        | Object::Jester
        | Object::Builder
        | Object::RecruitingCard => later,
    }
}

/// Returns the factor on preferences for objects by the table: with many bidders, or with
/// bids for characters, overpaying costs more.
fn room_to_win(game: &Game) -> f32 {
    match game.variant().characters {
        true => 0.65,
        // For two, three, four and five players.
        false => [0.65, 0.65, 1.0, 0.65][game.player_count() - 2],
    }
}

/// Returns the same for named objects: with few bidders, the player who names one often has
/// to take it.
fn room_to_name(game: &Game) -> f32 {
    // For two, three, four and five players.
    [0.5, 0.5, 1.0, 1.0][game.player_count() - 2]
}

/// What a simulated game brings that a bot may like.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Harvest {
    /// Objects won, each weighted by the round in which it was won.
    pub objects: [f32; Object::COUNT],
    /// Builders at the end.
    pub builders: u8,
    /// Buildings at the end.
    pub buildings: u8,
    /// Freedoms at the end.
    pub freedoms: u8,
    /// Professions hired or recruited.
    pub professions: u8,
    /// Points for best works.
    pub best_works: f32,
    /// What was paid in auctions, as points.
    pub spent: f32,
    /// What the others paid there on average, as points.
    pub rivals_spent: f32,
}

const LANDSCAPES: [Object; 4] = [
    Object::Forest,
    Object::Lake,
    Object::Park,
    Object::Landscape,
];

/// Returns the preferences of a temperament.
pub(super) fn likes(temperament: Temperament) -> Likes {
    let nothing = Likes::NOTHING;
    let something = Likes {
        blind: 0.3,
        ..nothing
    };
    match temperament {
        Temperament::Plain => nothing,
        Temperament::Builder => Likes {
            building: 0.35,
            ..something.and(&[Object::Builder], 0.3, 3.0)
        },
        Temperament::Showman => Likes {
            best_work: 1.1,
            bonus: 1.0,
            ..something.and(&[Object::Jester], 0.65, 10.0)
        },
        Temperament::Miser => Likes {
            thrift: 0.12,
            ..something.and(&[Object::PrestigeCard], 0.55, 5.5)
        },
        Temperament::Collector => Likes {
            freedom: 2.0,
            profession: 0.3,
            ..something.and(&LANDSCAPES, 0.3, 2.7)
        },
        Temperament::Spoiler => Likes {
            spite: 15.0,
            dares: 0.4,
            tease: 200.0,
            ..something
        },
    }
}

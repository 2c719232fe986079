//! Temperaments: what a bot likes beside winning, in points. The one-ply judgement
//! adds it where an object or an action is weighed, the search at the end of every
//! imagined game, so that it shows on every step of the ladder. How well temperaments
//! are told apart and what they cost is measured by `examples/bots_temperaments.rs`.

use crate::rules::command::Decision;
use crate::rules::components::Object;
use crate::rules::game::Game;
use table::{Item as _, Temperament};

/// What somebody likes beside winning, each in PP.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Likes {
    /// An object of each kind that one wins.
    objects: [f32; Object::COUNT],
    /// An object of each kind that one names: what somebody asks for, whoever gets it.
    names: [f32; Object::COUNT],
    /// A building, whether a work wants it or not, of somebody with builders.
    pub building: f32,
    /// A freedom.
    pub freedom: f32,
    /// A profession hired or recruited.
    pub profession: f32,
    /// A bonus card.
    pub bonus: f32,
    /// A point for the best work of a round, beside the point itself.
    pub best_work: f32,
    /// A point's worth of money that one spends in an auction, beside what it costs.
    pub thrift: f32,
    /// A point's worth of money that a rival is expected to pay for what one names.
    pub spite: f32,
    /// How many points it may cost if a rival who is bid up does not go on.
    pub dares: f32,
    /// Florins above the opening bid up to which it raises whatever others bid, where it
    /// dares to.
    pub tease: f32,
    /// How much remains of what it misjudges where it looks at what it likes: who likes
    /// something knows about it.
    pub blind: f32,
}

/// Up to which part of what a rival would pay one is sure that it is paid.
const SURE: f32 = 0.9;
/// By how many points what is named may be dearer than it is worth at the opening bid.
const STUCK: f32 = 1.0;
/// How much of the spite is felt at the end of an imagined game, where the money of all
/// auctions is counted.
const GRUDGE: f32 = 0.1;

impl Likes {
    /// Nothing but winning.
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

    /// Winning these objects pleases so much, and naming them so much.
    #[must_use]
    fn and(mut self, objects: &[Object], wins: f32, names: f32) -> Self {
        for object in objects {
            self.objects[object.index()] = wins;
            self.names[object.index()] = names;
        }
        self
    }

    /// How much it pleases to win an object in this round.
    pub(super) fn object(&self, object: Object, game: &Game) -> f32 {
        self.objects[object.index()] * eagerness(object, later(game)) * room_to_win(game)
    }

    /// How much it pleases to name an object in this round.
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

    /// How much it pleases to name what costs somebody else so many points' worth of
    /// money, if it costs so much more than it is worth to be left with it.
    pub(super) fn asking(&self, object: Object, game: &Game, theirs: f32, stuck: f32) -> f32 {
        match stuck <= STUCK {
            true => self.spite * theirs + self.naming(object, game),
            false => 0.0,
        }
    }

    /// Whether to bid somebody up to this price, so much above the opening bid, who would
    /// pay `most`, where it costs so much more than it is worth to be left with it.
    pub(super) fn bids_up(&self, price: u32, above: u32, most: u32, stuck: f32) -> bool {
        let dares = self.dares > 0.0 && stuck < self.dares;
        let teases = above as f32 <= self.tease;
        dares && (teases || price as f32 <= SURE * most as f32)
    }

    /// How much remains of a misjudgement of this object.
    pub(super) fn blind_to(&self, object: Object) -> f32 {
        let at = object.index();
        self.blind_if(self.objects[at] > 0.0 || self.names[at] > 0.0)
    }

    /// How much remains of a misjudgement of this action.
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

    /// How much a building pleases somebody with so many builders.
    pub(super) fn building_with(&self, builders: u8) -> f32 {
        let share = match builders {
            0 | 1 => 0.0,
            2 => 1.0,
            _ => 1.5,
        };
        self.building * share
    }

    /// How much it pleases to end like this.
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

/// How much of the game is to come: 1 in the first round, 0 in the last one.
pub(super) fn later(game: &Game) -> f32 {
    let (round, rounds) = (game.round(), game.variant().rounds);
    f32::from(rounds.saturating_sub(round)) / f32::from((rounds - 1).max(1))
}

/// How much of a liking for an object there is when so much of the game is to come:
/// prestige cards are for the end, all others for what comes after them.
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

/// How much of a liking for objects a table leaves room for: where many bid, or bid for
/// characters, too, what one pays too much is missed more.
fn room_to_win(game: &Game) -> f32 {
    match game.variant().characters {
        true => 0.65,
        // For two, three, four and five players.
        false => [0.65, 0.65, 1.0, 0.65][game.player_count() - 2],
    }
}

/// The same for what one names: where few bid, it is often left to the one who names it.
fn room_to_name(game: &Game) -> f32 {
    // For two, three, four and five players.
    [0.5, 0.5, 1.0, 1.0][game.player_count() - 2]
}

/// What an imagined game brings that somebody may like.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Harvest {
    /// Objects won, each as eagerly as in the round it was won in.
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

/// What somebody of a temperament likes.
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

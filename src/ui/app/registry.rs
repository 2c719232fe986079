//! The games that the window can open, each with its screens, commands and saves. Nothing
//! in the layers below knows which games exist.

use std::any::Any;
use std::fmt;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::{Context, Rect, Ui};
use jiff::Timestamp;

use super::super::base::evening::Way;
use super::super::base::explain::Reference;
use super::super::base::outgoing::Outgoing;
use super::super::base::own::Own;
use super::super::base::panel_keys::{Examples, PanelKeys};
use super::super::io::kept::{
    AnySave, Content, GameId, InCommon, NotOpened, Script, Standing, begin_alike,
};
use super::super::io::kind::{Kind, Kinds};
use super::super::io::shelf::chronicle::{Chronicle, Thing};
use super::super::screens::at_table::{AtTable, TableScreen};
use super::super::session::game_window::{GameWindow, Open, Panels, Start};
use super::super::session::lessons::Lessons;
use super::super::session::lobby::{Lobby, Tab};
use super::super::session::open::{content_of, last_whole, names_in};
use super::super::session::open_table::OpenTable;
use super::super::session::state::{Offer, Row, State};
use table::save::disk::Disk;
use table::{
    Format, Game as _, Item as _, Level, Occasion, People, Save, SaveError, Scores, Session, Shelf,
    in_common,
};
use words::plays::fate::Playable;
use words::printed::Printed;
use words::report::identity;
use words::{clock, fl, language};

/// The games that can be opened.
pub type Games = &'static [&'static dyn GameKind];

/// Returns the same games in the form used for listing and reading them.
#[must_use]
pub fn kinds(games: Games) -> Kinds {
    games
        .iter()
        .map(|&game| game as &'static dyn Kind)
        .collect()
}

#[derive(Debug)]
struct SaveOf<G: GameWindow>(Save<G::Rules>);

impl<G: GameWindow> SaveOf<G> {
    /// Returns everyone's points if only points are known and none are missing.
    fn scores(&self) -> Option<Scores> {
        if self.0.sheet.is_some() {
            return None;
        }
        let scores = self.0.by_scores()?.scores;
        scores.filter(Scores::is_complete)
    }
}

/// Returns the final standing of a game of which only the points are known.
fn by_scores(scores: &Scores) -> Standing {
    let ranking = scores.ranking();
    let winners = ranking.iter().filter(|line| line.rank == 1);
    Standing {
        round: 0,
        rounds: 0,
        over: true,
        stopped: false,
        undecided: 0,
        leaders: (
            winners.map(|line| line.seat.index()).collect(),
            ranking.first().map_or(0, |first| first.points),
        ),
    }
}

impl<G: GameWindow> AnySave for SaveOf<G> {
    fn entries(&self) -> usize {
        self.0.log.len()
    }

    fn is_sheet(&self) -> bool {
        self.0.is_typed() || self.0.by_scores().is_some()
    }

    fn people(&self) -> People {
        self.0.people_at_end()
    }

    fn is_handed_on(&self) -> bool {
        let mut asides = self.0.log.iter().flat_map(|entry| &entry.then);
        asides.any(|aside| aside.seat().is_some())
    }

    fn occasion(&self) -> &Occasion {
        &self.0.occasion
    }

    fn content(&self) -> Option<Content> {
        if !self.is_sheet() {
            return content_of::<G>(&self.0.clone().into_session().ok()?);
        }
        Some(Content {
            game: G::Rules::ID,
            names: names_in::<G>(&self.0.start),
            standing: self.scores().as_ref().map(by_scores),
            glimpse: None,
        })
    }

    fn told(&self) -> Option<(Content, Option<Chronicle>)> {
        if self.is_sheet() {
            let chronicle = self.scores().as_ref().map(Chronicle::by_scores);
            return Some((self.content()?, chronicle));
        }
        let session = self.0.clone().into_session().ok()?;
        let content = content_of::<G>(&session)?;
        Some((
            content,
            G::CHRONICLE.and_then(|chronicle| (chronicle.of)(&last_whole(&session).0)),
        ))
    }

    fn script(&self) -> Result<Script, NotOpened> {
        if let Some(known) = self.0.by_scores() {
            return Ok(Script::of_sheet(known));
        }
        let save = self.0.clone();
        if save.is_typed() {
            return Ok(Script::of_sheet(save));
        }
        match save.into_session() {
            Ok(session) => Ok(Script::of_game(session)),
            Err(problems) => {
                let start = self.0.start.clone();
                let problems = G::problems(&start, &problems);
                let start = Own::new(G::Rules::ID, start);
                Err(NotOpened::BadStart { start, problems })
            }
        }
    }

    fn in_common(&self, other: &dyn AnySave) -> Option<InCommon> {
        let other = &other.as_any().downcast_ref::<Self>()?.0;
        Some(InCommon {
            start: begin_alike::<G::Rules>(&self.0.start, &other.start),
            people: self.people() == other.people_at_end(),
            sheet: self.0.sheet == other.sheet && self.0.scores == other.scores,
            entries: in_common(&self.0.log, &other.log),
        })
    }

    fn identity(&self) -> Option<String> {
        identity::of_save(&self.0)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A game that can be opened in the window.
pub trait GameKind: Kind {
    /// Opens a game, or returns `None` if the save is not of this kind.
    fn open(
        &self,
        id: GameId,
        script: &Script,
        path: Option<PathBuf>,
        ctx: &Context,
    ) -> Option<Box<dyn OpenTable>>;

    /// Starts a game.
    ///
    /// # Errors
    /// What is wrong with the start, in sentences.
    fn begin(
        &self,
        id: GameId,
        start: &Own,
        ctx: &Context,
    ) -> Result<Box<dyn OpenTable>, Vec<String>>;

    /// Returns the screen of an open game.
    fn screen(&self) -> Box<dyn TableScreen>;

    /// Returns the game's other screens.
    fn lobby(&self) -> Box<dyn Lobby>;

    /// Returns the game's own commands.
    fn commands(&self) -> &'static [&'static Row];

    /// Returns the tutorial for a first evening.
    fn lessons(&self, way: Way) -> Option<&'static Lessons>;

    /// Returns the game's tabs.
    fn tabs(&self) -> &'static [Tab];

    /// Returns the keys of the game's panels, and examples of what can be typed.
    fn keys(&self) -> fn() -> (PanelKeys, Examples);
}

/// A game as an item in the list of games.
pub struct Registered<G>(PhantomData<fn() -> G>);

impl<G> Registered<G> {
    /// Creates the item.
    #[must_use]
    #[expect(
        clippy::new_without_default,
        reason = "it is for lists that are constants"
    )]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: GameWindow> Debug for Registered<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::Rules::ID)
    }
}

impl<G: GameWindow> Kind for Registered<G> {
    fn id(&self) -> &'static str {
        G::Rules::ID
    }

    fn title(&self) -> &'static str {
        G::title()
    }

    fn playable(&self) -> Option<Playable> {
        G::EXPORTS.map(|exports| exports.plays)
    }

    fn points_unit(&self) -> &'static str {
        G::points_unit()
    }

    fn level(&self, level: Level) -> String {
        G::level(level)
    }

    fn parse(&self, bytes: &[u8], path: &Path) -> Result<Box<dyn AnySave>, SaveError> {
        let save = match G::NOTATION.and_then(|notation| (notation.read_file)(path, bytes)) {
            Some(read) => read?,
            None => Save::<G::Rules>::from_bytes(bytes, Format::of(path))?,
        };
        Ok(Box::new(SaveOf::<G>(save)))
    }

    fn open_shelf(
        &self,
        disk: Arc<dyn Disk>,
        path: &Path,
    ) -> Result<(Shelf, Box<dyn AnySave>), SaveError> {
        let (shelf, save) = Shelf::open_on::<G::Rules>(disk, path)?;
        Ok((shelf, Box::new(SaveOf::<G>(save))))
    }

    fn outgoing(
        &self,
        script: &Script,
        hides_money: bool,
        written: Option<Timestamp>,
    ) -> Option<Outgoing> {
        let exports = G::EXPORTS?;
        let printed = |start: &Start<G>| G::PRINTED.map_or(Printed::default(), |of| of(start));
        match (script.session::<G::Rules>(), script.sheet::<G::Rules>()) {
            (Some(session), _) => language::printed_on(printed(session.start()), || {
                Some((exports.game)(session, hides_money, written))
            }),
            (None, Some(sheet)) => {
                language::printed_on(printed(&sheet.start), || exports.of_sheet(sheet, written))
            }
            (None, None) => None,
        }
    }

    fn looks_back(&self) -> bool {
        G::LOOK_BACK.is_some()
    }

    fn names(&self, start: &Own) -> Vec<String> {
        start.get::<Start<G>>().map(G::names).unwrap_or_default()
    }

    fn told(&self, names: &[String], standing: &Standing) -> String {
        let told = G::told(names, standing);
        match (standing.stopped, standing.undecided) {
            (_, entries @ 1..) => fl!(shelf_undecided, told = told, entries = entries),
            (true, 0) => fl!(shelf_stopped, told = told),
            (false, 0) => told,
        }
    }

    fn stood(&self, entries: usize, names: &[String], standing: &Standing) -> String {
        G::stood(entries, names, standing)
    }

    fn paint_place(&self, ui: &Ui, rect: Rect, table: &Own, player: usize) {
        if let Some(afar) = G::AFAR {
            (afar.paint_place)(ui, rect, table, player);
        }
    }

    fn paint_prize(&self, ui: &Ui, rect: Rect) {
        G::paint_prize(ui, rect);
    }

    fn thing(&self, name: &str) -> Option<Thing> {
        G::CHRONICLE.and_then(|chronicle| (chronicle.thing)(name))
    }

    fn reference(&self) -> Option<&'static dyn Reference> {
        G::reference()
    }
}

impl<G: GameWindow> GameKind for Registered<G> {
    fn open(
        &self,
        id: GameId,
        script: &Script,
        path: Option<PathBuf>,
        ctx: &Context,
    ) -> Option<Box<dyn OpenTable>> {
        let session = script.session::<G::Rules>()?.clone();
        Some(Box::new(Open::<G>::new(id, session, path, ctx)))
    }

    fn begin(
        &self,
        id: GameId,
        start: &Own,
        ctx: &Context,
    ) -> Result<Box<dyn OpenTable>, Vec<String>> {
        let Some(start) = start.get::<Start<G>>() else {
            return Err(Vec::new());
        };
        match Session::new(start.clone()) {
            Ok(mut session) => {
                let now = Timestamp::now();
                session.take_place(Occasion {
                    offset: Some(clock::offset_here(now)),
                    identity: identity::made::<G::Rules>(start, now),
                    ..Occasion::beginning(now)
                });
                Ok(Box::new(Open::<G>::new(id, session, None, ctx)))
            }
            Err(problems) => Err(G::problems(start, &problems)),
        }
    }

    fn screen(&self) -> Box<dyn TableScreen> {
        Box::new(AtTable::<G>::default())
    }

    fn lobby(&self) -> Box<dyn Lobby> {
        Box::new(G::Lobby::default())
    }

    fn commands(&self) -> &'static [&'static Row] {
        G::commands()
    }

    fn lessons(&self, way: Way) -> Option<&'static Lessons> {
        G::lessons(way)
    }

    fn tabs(&self) -> &'static [Tab] {
        G::Panels::tabs()
    }

    fn keys(&self) -> fn() -> (PanelKeys, Examples) {
        G::keys
    }
}

/// Creates the state of a window in which nothing has happened yet and which can open these
/// games.
#[must_use]
pub fn state_with(games: Games) -> State {
    let offers = games.iter().map(|game| Offer {
        rows: game.commands(),
        keys: game.keys(),
    });
    State::new(kinds(games), offers.collect())
}

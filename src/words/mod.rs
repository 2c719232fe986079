//! Texts: the sentences that people read, but for those of bad files, which
//! [`SaveError`](crate::table::SaveError) says itself, and the help of the
//! command line.
//!
//! The engine speaks in identifiers and facts; here they become words. There is
//! one language so far, English; everything a person reads in it is under
//! [`names`] (the words printed on components), [`sentences`] (what happened,
//! what is wrong), [`window`] and [`board`] (what stands in the window, in its
//! frame and in the panels about the game), [`frame`] (the log and the
//! keyboard), [`planning`] (questions about the future, cards and points),
//! [`play`] (games against the computer), [`advice`] (bots and their hints),
//! [`result`] (the sheet of a game), [`versions`] (earlier ones of a game),
//! [`terminal`] and [`tournament`];
//! [`notation`] reads what people type.

pub mod advice;
pub mod auction;
pub mod board;
pub mod editors;
pub mod frame;
pub mod language;
pub mod names;
pub mod notation;
pub mod planning;
pub mod play;
pub mod result;
mod safe;
pub mod sentences;
pub mod shot;
pub mod statistics;
pub mod terminal;
pub mod tournament;
pub mod versions;
pub mod window;

pub use names::{
    Named, SHORT_NAME, bonus_card_text, cut, florins, points, prestige_card_text, shortened,
};
pub use safe::{safe, safe_json, safe_path};
pub use sentences::Words;

/// The messages of `assets/lang`, a module each; [`fl!`](crate::fl) says them.
#[allow(missing_docs)]
pub mod message {
    /// What an argument of a message becomes: text or a number.
    pub type Value<'a> = fluent_bundle::FluentValue<'a>;

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// Says a message in the language that is spoken, by its id with `_` for `-`.
/// A message without arguments is a `&'static str`, one with arguments a
/// `String`; a message that does not exist, or other arguments, do not compile.
/// Numbers are passed as numbers, so that a language can choose its plurals, and
/// names of components by their ids, so that it can choose articles and cases.
/// `fl!(fn menu)` is the function that says it, where nothing can be said yet.
///
/// ```
/// use studiolo::fl;
///
/// assert_eq!(fl!(menu), "Menu");
/// assert_eq!(fl!(entries, count = 2), "2 entries");
/// let say: fn() -> &'static str = fl!(fn menu);
/// assert_eq!(say(), "Menu");
/// ```
///
/// ```compile_fail
/// studiolo::fl!(entries, number = 2);
/// ```
#[macro_export]
macro_rules! fl {
    (fn $id:ident) => {
        $crate::words::message::$id::say as fn() -> &'static str
    };
    ($id:ident) => {
        $crate::words::message::$id::say()
    };
    ($id:ident, $($argument:ident = $value:expr),+ $(,)?) => {
        $crate::words::message::$id::Args {
            $($argument: ::core::convert::Into::into($value)),+
        }
        .say()
    };
}

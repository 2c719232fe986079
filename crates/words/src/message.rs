//! The messages of `assets/lang`, one module each; [`fl!`](crate::fl) says them.

pub use crate::value::Value;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// Says a message in the current language, by its id with `_` for `-`. A message without
/// arguments is a `&'static str`, one with arguments a `String`; a message that does not
/// exist, or other arguments, do not compile. Pass numbers as numbers, so that a language
/// can choose plurals, and names of components as their ids, so that it can choose articles
/// and cases. A variable with the name of its argument is written once, as in a struct.
/// `fl!(fn menu)` is the function that says the message, for places where it cannot be said
/// yet.
///
/// ```
/// use words::fl;
///
/// assert_eq!(fl!(menu), "Menu");
/// assert_eq!(fl!(entries, count = 2), "2 entries");
/// let count = 1;
/// assert_eq!(fl!(entries, count), "1 entry");
/// let say: fn() -> &'static str = fl!(fn menu);
/// assert_eq!(say(), "Menu");
/// ```
///
/// ```compile_fail
/// words::fl!(entries, number = 2);
/// ```
#[macro_export]
macro_rules! fl {
    (fn $id:ident) => {
        $crate::message::$id::say as fn() -> &'static str
    };
    ($id:ident) => {
        $crate::message::$id::say()
    };
    ($id:ident, $($argument:ident $(= $value:expr)?),+ $(,)?) => {
        $crate::message::$id::Args {
            $($argument: ::core::convert::Into::into($crate::fl!(@ $argument $(= $value)?))),+
        }
        .say()
    };
    (@ $argument:ident) => {
        $argument
    };
    (@ $argument:ident = $value:expr) => {
        $value
    };
}

/// Says one of two messages with the same arguments: the first if the condition holds.
macro_rules! either {
    ($is_so:expr, $one:ident | $other:ident $($arguments:tt)*) => {
        match $is_so {
            true => String::from($crate::fl!($one $($arguments)*)),
            false => String::from($crate::fl!($other $($arguments)*)),
        }
    };
}
pub(crate) use either;

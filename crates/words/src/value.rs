//! An argument of a message. It is small because thousands of places create one; Fluent's
//! own value, four times its size, is created only when the message is said.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

/// A text, or a number that determines its plural and is written as the language does.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// A text, or the id of a component's name.
    Text(Cow<'a, str>),
    /// A number.
    Number(f64),
}

impl Value<'_> {
    /// Converts the value for Fluent.
    pub(crate) fn to_fluent(&self) -> FluentValue<'_> {
        match self {
            Value::Text(text) => FluentValue::String(Cow::Borrowed(text)),
            Value::Number(number) => FluentValue::from(*number),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Value::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl From<$number> for Value<'_> {
            #[allow(clippy::cast_lossless, reason = "some of them are wider")]
            fn from(number: $number) -> Self {
                Value::Number(number as f64)
            }
        }

        impl From<&$number> for Value<'_> {
            fn from(number: &$number) -> Self {
                Self::from(*number)
            }
        }
    )+};
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize, f32, f64);

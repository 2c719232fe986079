//! Reads days as people and programs write them: `2026-01-31`, `31.1.2026`, `20260131`,
//! `1/31/2026`, `31 January 2026`, in any of the languages.

use jiff::civil::{Date, Time};

use crate::find::fold;
use crate::language;
use crate::shelf;

/// The order of day and month where neither number is above 12.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// The day before the month.
    #[default]
    DayFirst,
    /// The month before the day.
    MonthFirst,
}

/// Reads a day; `None` if the text is not a day.
#[must_use]
pub fn read(text: &str) -> Option<Date> {
    read_in(text, Order::DayFirst)
}

/// Reads a day, with this order of numbers if both are possible.
#[must_use]
pub fn read_in(text: &str, order: Order) -> Option<Date> {
    let day = parts(text)?.0;
    of_numbers(&day, order).or_else(|| of_words(&day))
}

/// Returns the time of day after a day, if there is one.
#[must_use]
pub fn time(text: &str) -> Option<Time> {
    parts(text)?.1
}

/// Returns the order of numbers that makes all of these texts valid days.
#[must_use]
pub fn order_of<'a>(days: impl Iterator<Item = &'a str> + Clone) -> Order {
    let all = |order| {
        let mut days = days.clone().filter(|day| !day.trim().is_empty());
        days.all(|day| strictly(day, order))
    };
    match all(Order::DayFirst) || !all(Order::MonthFirst) {
        true => Order::DayFirst,
        false => Order::MonthFirst,
    }
}

/// Returns whether a text is a day in exactly this order.
fn strictly(text: &str, order: Order) -> bool {
    let Some((day, _)) = parts(text) else {
        return false;
    };
    match three(&day) {
        Some(numbers) => ordered(numbers, order).is_some(),
        None => read(text).is_some(),
    }
}

/// Splits a text into the day and the time.
fn parts(text: &str) -> Option<(String, Option<Time>)> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    // `2026-01-31T20:05:00Z`, `2026-01-31 20:05`, `31.1.2026, 20:05`.
    let signs = text.char_indices();
    let mut blanks = signs.filter(|(_, sign)| matches!(sign, 'T' | ' ' | ','));
    let split = blanks.find_map(|(at, sign)| {
        let time = hour(text[at + sign.len_utf8()..].trim())?;
        Some((text[..at].trim_end_matches([',', ' ']).to_owned(), time))
    });
    Some(match split {
        Some((day, time)) => (day, Some(time)),
        None => (text.to_owned(), None),
    })
}

/// Reads a time: `20:05`, `20:05:00`, `20:05:00.000Z`, `8:05 pm`.
fn hour(text: &str) -> Option<Time> {
    let text = text.to_ascii_lowercase();
    let (text, later) = match text.strip_suffix("pm") {
        Some(text) => (text.trim(), 12),
        None => (text.strip_suffix("am").unwrap_or(&text).trim(), 0),
    };
    let mut parts = text.split(':');
    let number = |part: &str| {
        let end = part.find(|sign: char| !sign.is_ascii_digit());
        let (digits, rest) = part.split_at(end.unwrap_or(part.len()));
        let is_end = rest.is_empty() || rest.starts_with(['z', '.', '+', '-']);
        digits.parse::<i8>().ok().filter(|_| is_end)
    };
    let (hour, minute) = (number(parts.next()?)?, number(parts.next()?)?);
    let second = parts.next().map_or(Some(0), number)?;
    let hour = match (hour, later) {
        (12, 12) => 12,
        (hour, later) => hour + later,
    };
    Time::new(hour, minute, second, 0).ok()
}

fn of_numbers(text: &str, order: Order) -> Option<Date> {
    if text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        let part = |from, to| text.get(from..to)?.parse::<i16>().ok();
        return date(part(0, 4)?, part(4, 6)?, part(6, 8)?);
    }
    let numbers = three(text)?;
    let other = match order {
        Order::DayFirst => Order::MonthFirst,
        Order::MonthFirst => Order::DayFirst,
    };
    // With dots, the day comes first in every country.
    let only_one = text.contains('.');
    ordered(numbers, order).or_else(|| (!only_one).then(|| ordered(numbers, other))?)
}

/// Reads three numbers separated by the same character.
fn three(text: &str) -> Option<[i16; 3]> {
    let sign = text.chars().find(|sign| matches!(sign, '-' | '/' | '.'))?;
    let mut numbers = text.split(sign).map(|part| part.trim().parse::<i16>().ok());
    let three = [numbers.next()??, numbers.next()??, numbers.next()??];
    // `31.1.2026.` has an extra dot at the end.
    numbers.next().is_none().then_some(three)
}

fn ordered([first, second, third]: [i16; 3], order: Order) -> Option<Date> {
    if first > 31 {
        return date(first, second, third);
    }
    let year = match third {
        // No game here is older than that.
        0..70 => 2000 + third,
        70..100 => 1900 + third,
        year => year,
    };
    match order {
        Order::DayFirst => date(year, second, first),
        Order::MonthFirst => date(year, first, second),
    }
}

fn date(year: i16, month: i16, day: i16) -> Option<Date> {
    let small = |number| i8::try_from(number).ok();
    Date::new(year, small(month)?, small(day)?).ok()
}

/// Reads `31 January 2026`, `January 31, 2026`, `31. ledna 2026`.
fn of_words(text: &str) -> Option<Date> {
    let folded = fold(text);
    let words = folded.split(|sign: char| !sign.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let numbers = words.iter().filter_map(|word| {
        // `1st`, `2nd`.
        let digits = word.trim_end_matches(|sign: char| sign.is_ascii_lowercase());
        digits.parse::<i16>().ok()
    });
    let numbers: Vec<i16> = numbers.collect();
    let &[one, other] = &numbers[..] else {
        return None;
    };
    let mut named = words.iter().filter_map(|word| month(word));
    let month = named.next()?;
    let (year, day) = if one > 31 { (one, other) } else { (other, one) };
    date(year, month.into(), day)
}

/// Returns the month with this name, in any language; three letters are enough.
fn month(word: &str) -> Option<i8> {
    if word.chars().count() < 3 {
        return None;
    }
    let languages: Vec<&str> = language::all().collect();
    (1..=12).find(|&month| {
        let Ok(day) = Date::new(2000, month, 1) else {
            return false;
        };
        languages.iter().any(|language| {
            let (short, long) = language::within(language, language, || {
                (shelf::month(day), shelf::day_in_full(day))
            });
            let short = fold(&short);
            let long = fold(&long);
            let mut long = long.split(|sign: char| !sign.is_alphabetic());
            long.any(|name| name.len() >= 3 && (name == word || name.starts_with(word)))
                || short.len() >= 3 && word.starts_with(short.trim_end_matches('.'))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::{Order, order_of, read, read_in, time};
    use jiff::civil::date;

    #[test]
    fn a_day_is_read_as_people_and_programs_write_it() {
        for text in [
            "2019-05-01",
            "2019/5/1",
            "20190501",
            "1.5.2019",
            "01.05.19",
            "1/5/2019",
            "1 May 2019",
            "May 1st, 2019",
            "1. Mai 2019",
            "1 maja 2019",
            "1. května 2019",
            "2019-05-01 20:00:00",
            "2019-05-01T20:00:00.000Z",
            "1.5.2019, 20:00",
        ] {
            assert_eq!(read(text), Some(date(2019, 5, 1)), "{text}");
        }
        for text in [
            "",
            "yesterday",
            "2019-13-01",
            "31.2.2019",
            "5",
            "1.5",
            "12:30",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read("12/31/1999"), Some(date(1999, 12, 31)));
        assert_eq!(
            read_in("5/1/2019", Order::MonthFirst),
            Some(date(2019, 5, 1))
        );
        assert_eq!(
            time("2019-05-01 20:05:07").map(|time| time.minute()),
            Some(5)
        );
        assert_eq!(time("5/1/2019 8:05 PM").map(|time| time.hour()), Some(20));
        assert_eq!(time("2019-05-01"), None);
    }

    #[test]
    fn one_day_shows_in_which_order_the_numbers_of_all_stand() {
        let order = |days: &[&str]| order_of(days.iter().copied());
        assert_eq!(order(&["1/5/2019", "3/5/2019"]), Order::DayFirst);
        assert_eq!(order(&["1/5/2019", "3/25/2019"]), Order::MonthFirst);
        assert_eq!(order(&["1/5/2019", "25/3/2019"]), Order::DayFirst);
        assert_eq!(order(&["2019-01-05", ""]), Order::DayFirst);
    }
}

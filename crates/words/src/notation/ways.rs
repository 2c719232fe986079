//! All ways to read a line. Where a word may mean several things, all of them are followed,
//! each with its cost.

/// The greatest number of ways that are followed.
const MOST_WAYS: usize = 400;

/// A way to read the words up to a place.
#[derive(Clone, Debug)]
pub(crate) struct Way<T> {
    pub(crate) value: T,
    /// The index of the next word.
    pub(crate) at: usize,
    /// How far this is from the written form.
    pub(crate) cost: u32,
}

/// All ways to read the words up to some places.
#[derive(Clone, Debug)]
pub(crate) struct Ways<T>(pub(crate) Vec<Way<T>>);

impl<T> Ways<T> {
    pub(crate) fn none() -> Self {
        Self(Vec::new())
    }

    pub(crate) fn one(value: T, at: usize) -> Self {
        Self::costing(value, at, 0)
    }

    /// This value, if there is one.
    pub(crate) fn either(value: Option<T>, at: usize) -> Self {
        value.map_or_else(Self::none, |value| Self::one(value, at))
    }

    /// Creates ways from values, each with the next index and its cost.
    pub(crate) fn all(ways: impl Iterator<Item = (T, usize, u32)>) -> Self {
        Self(
            ways.map(|(value, at, cost)| Way { value, at, cost })
                .collect(),
        )
    }

    pub(crate) fn costing(value: T, at: usize, cost: u32) -> Self {
        Self(vec![Way { value, at, cost }])
    }

    /// Adds the other ways after these.
    pub(crate) fn or(mut self, others: Self) -> Self {
        self.0.extend(others.0);
        self.0.truncate(MOST_WAYS);
        self
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Continues each way with `next`.
    pub(crate) fn then<U>(self, next: impl Fn(T, usize) -> Ways<U>) -> Ways<U>
    where
        T: Clone,
    {
        let mut all = Vec::new();
        for Way { value, at, cost } in self.0 {
            let ways = next(value, at).0.into_iter();
            all.extend(ways.map(|way| Way {
                cost: way.cost + cost,
                ..way
            }));
            if all.len() > MOST_WAYS {
                break;
            }
        }
        Ways(all)
    }

    /// Converts the values.
    pub(crate) fn map<U>(self, of: impl Fn(T) -> U) -> Ways<U> {
        let ways = self.0.into_iter();
        Ways::all(ways.map(|Way { value, at, cost }| (of(value), at, cost)))
    }

    /// Adds to the cost of each way.
    pub(crate) fn at_cost(mut self, more: u32) -> Self {
        self.0.iter_mut().for_each(|way| way.cost += more);
        self
    }
}

/// Repeats a step as long as it succeeds. Returns the results after each number of
/// repetitions.
pub(crate) fn many<T: Clone>(start: Ways<T>, step: impl Fn(&T, usize) -> Ways<T>) -> Ways<T> {
    let mut all = start.clone();
    let mut last = start;
    while !last.is_empty() {
        last = last.then(|value, at| step(&value, at));
        all = last.clone().or(all);
    }
    all
}

/// Returns the values of the cheapest ways, each once.
pub(crate) fn likeliest<T: Clone + PartialEq>(ways: Ways<T>) -> Vec<T> {
    let least = ways.0.iter().map(|way| way.cost).min();
    let mut found = Vec::new();
    for way in ways.0.into_iter().filter(|way| Some(way.cost) == least) {
        if !found.contains(&way.value) {
            found.push(way.value);
        }
    }
    found
}

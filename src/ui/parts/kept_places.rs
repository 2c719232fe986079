//! A list from which one thing after another is taken: what is taken keeps its place, so that
//! nothing else comes under the pointer there.

use eframe::egui::{Id, Ui};

/// Which things have places in the list of this name, in their order, and whether each is still
/// there. A list with something new in it begins anew.
#[must_use]
pub fn kept_places<T>(ui: &Ui, of: Id, now: &[T]) -> Vec<(T, bool)>
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let before: Option<Vec<T>> = ui.data(|data| data.get_temp(of));
    let before = before.filter(|all| {
        let is_known = |thing: &T| all.contains(thing);
        !now.is_empty() && now.iter().all(is_known)
    });
    let all = before.unwrap_or_else(|| now.to_vec());
    ui.data_mut(|data| data.insert_temp(of, all.clone()));
    let all = all.into_iter();
    all.map(|thing| (thing, now.contains(&thing))).collect()
}

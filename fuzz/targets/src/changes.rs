//! Typed positions and commands that are almost right: single values of them are changed.

use serde_json::Value;

/// In the place of a way to change a value: it stays as it is.
const NONE: u8 = u8::MAX;

/// Changes up to eight single values: each four bytes say which one and how.
pub(crate) fn changed(mut position: Value, changes: &[u8]) -> Value {
    let leaves = count(&position);
    let changes = changes.chunks_exact(4).take(8);
    for change in changes.filter(|change| change[2] != NONE) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % leaves.max(1);
        let other = leaf(&position, &mut usize::from(change[3])).cloned();
        if let Some(found) = leaf_mut(&mut position, &mut { at }) {
            change_leaf(found, change[2], change[3], other);
        }
    }
    position
}

fn change_leaf(leaf: &mut Value, how: u8, by: u8, other: Option<Value>) {
    let small = u64::from(by);
    *leaf = match (how % 10, &*leaf) {
        (0, _) => Value::Null,
        (1, _) => other.unwrap_or(Value::Null),
        (2, Value::Number(number)) => number.as_u64().map_or(0, |it| it ^ (1 << (by % 32))).into(),
        (3, Value::Number(number)) => number.as_u64().unwrap_or(0).wrapping_add(small).into(),
        (4, Value::Number(number)) => number.as_u64().unwrap_or(0).saturating_sub(small).into(),
        (5, Value::Array(all)) if !all.is_empty() => {
            let mut all = all.clone();
            let twice = all[usize::from(by) % all.len()].clone();
            all.push(twice);
            all.into()
        }
        (6, Value::Array(all)) if !all.is_empty() => {
            let mut all = all.clone();
            all.remove(usize::from(by) % all.len());
            all.into()
        }
        (7, Value::Bool(is)) => (!is).into(),
        (8, Value::String(text)) if !text.is_empty() => {
            let mut signs: Vec<char> = text.chars().collect();
            let at = usize::from(by) % signs.len();
            signs[at] = char::from(b'1' + by % 9);
            signs.into_iter().collect::<String>().into()
        }
        (9, Value::Object(fields)) if !fields.is_empty() => {
            let name = fields.keys().nth(usize::from(by) % fields.len()).cloned();
            let mut fields = fields.clone();
            fields.remove(&name.unwrap_or_default());
            fields.into()
        }
        _ => small.into(),
    };
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(all) => all.iter().map(count).sum::<usize>(),
        Value::Object(all) => all.values().map(count).sum::<usize>(),
        _ => 0,
    }
}

fn leaf<'a>(value: &'a Value, at: &mut usize) -> Option<&'a Value> {
    if *at == 0 {
        return Some(value);
    }
    *at -= 1;
    match value {
        Value::Array(all) => all.iter().find_map(|it| leaf(it, at)),
        Value::Object(all) => all.values().find_map(|it| leaf(it, at)),
        _ => None,
    }
}

fn leaf_mut<'a>(value: &'a mut Value, at: &mut usize) -> Option<&'a mut Value> {
    if *at == 0 {
        return Some(value);
    }
    *at -= 1;
    match value {
        Value::Array(all) => all.iter_mut().find_map(|it| leaf_mut(it, at)),
        Value::Object(all) => all.values_mut().find_map(|it| leaf_mut(it, at)),
        _ => None,
    }
}

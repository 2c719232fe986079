//! What a text costs: one that is always the same, and one with values in it.

use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use words::fl;

fn texts(criterion: &mut Criterion) {
    criterion.bench_function("text without arguments", |bench| {
        bench.iter(|| black_box(fl!(undo)));
    });
    criterion.bench_function("text with a name", |bench| {
        bench.iter(|| fl!(turn_of, player = black_box("Anna")));
    });
    criterion.bench_function("text with a name, a number and a plural", |bench| {
        bench.iter(|| fl!(turn_ended, name = black_box("Anna"), actions = black_box(2)));
    });
}

criterion_group!(benches, texts);
criterion_main!(benches);

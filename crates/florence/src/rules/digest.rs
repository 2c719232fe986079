#![doc = include_str!("../../../../docs/rules/princes-of-florence.md")]

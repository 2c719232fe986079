//! What the things of this game look like, drawn from flat shapes: tiles, boards,
//! piles, cards, seals. Light falls from the upper left. Nothing here knows a rule.

pub mod glyphs;

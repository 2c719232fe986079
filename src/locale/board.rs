//! What stands in the panels about the game: principality, actions, work value,
//! tally, score sheet.

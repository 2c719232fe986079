### Why a command cannot be used now: in the menu, under the pointer, and heard.

why-no-game = No game is open.
why-not-at-table = This works at the table: go back to the game first.
why-nothing-done = Nothing has been entered yet.
why-nothing-undone = Nothing has been undone.
why-no-entry = There is no entry here yet.
why-log-begins = The log begins here.
why-log-ends = This is the end of the log.
# A game dealt on the screen: nobody changes what was decided.
why-past-stays = In a game on the screen, what has been decided stays as it is.
why-changing = An entry is being changed. Finish or cancel that first.
why-to-decide = Decide on the entries that no longer hold first.
why-over-here = The game is over here. Go back in the log first.
why-over = The game is over.
why-not-now = You are looking at an earlier entry. Go *Back to now* first.
why-no-replay = This works only while the game is being replayed.
why-just-enter = This is the end of the log: just enter what happened.
why-no-file = There is no file yet.
why-no-hint = There is nothing to give a hint for now.
why-agreed = The players have agreed on this for the whole game.
why-not-dealt = This game was not dealt on the screen.
why-no-code = This deal has no code.
why-not-over = The game is not over yet.
why-not-joined = In this game, the principalities are not joined.
why-nothing-secret = Nothing secret is to be answered now.
why-no-trade = Nobody can offer a trade now.
why-no-games = There are no games here yet.
why-taken = This one is taken already.

## The shelf: all games there are

shelf-title = The shelf
# The command that leads to it.
shelf-open = All games
shelf-open-hint = Show the shelf: every game, search, statistics, the trash.
shelf-search = Search the shelf
shelf-search-hint = Name, date, place or note
shelf-show-all = Show all
shelf-nothing-found = No games match.
shelf-day-in-full = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
shelf-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
# When a game began and ended.
shelf-from-to = { $day }, { $from } to { $to }
shelf-ends-before = { $day }, from { $from }; the end time entered is earlier
shelf-since = { $day }, from { $from }

## Keys, as the overview writes them, and what they do

shelf-key-arrows = Go from game to game
shelf-keys-written-pages = Page Up/Down
shelf-key-pages = Turn the page
shelf-key-enter = Open the game
shelf-keys-written-delete = Delete
shelf-key-delete = Move the game to the trash
shelf-key-edit = Edit place, date, tags and names
shelf-key-search = Search (also Ctrl+F)

## Filters and order

shelf-filter-players = Players
shelf-filter-game = Game
shelf-filter-won-by = Won by
shelf-filter-with = With
shelf-filter-year = Year
shelf-filter-tag = Tag
shelf-filter-any = Any
# A filter with what was chosen: "With: Anna".
shelf-filter-is = { $filter }: { $chosen }
shelf-with-bots = With bots
shelf-order-newest = Newest first
shelf-order-oldest = Oldest first
shelf-order-most-points = Most points
shelf-order-closest = Closest first
shelf-order-longest = Longest first
shelf-order-winner = By winner
shelf-order-is = Order: { $order }
shelf-more = More actions for all games
shelf-export-all = Export all games…
shelf-import-all = Import games…
# How many games are in the trash.
shelf-trash-of = Trash ({ $games })…

## Pages

shelf-shown-one = 1 game
shelf-shown = { $first } to { $last } of { $all }
shelf-reading = Reading: { $read } of { $all }
shelf-carrying = { $done } of { $all } files
shelf-carrying-begins = Opening the archive…
shelf-page = Page { $number }
shelf-next-page = Next page
shelf-previous-page = Previous page

## The selected game

shelf-score-sheet = Score sheet
shelf-points-of = { $name }: { $points } { $unit }
shelf-look-back = Look back
shelf-again = Play the deal again
shelf-open-sheet = Open the sheet
shelf-open-game = Open game
shelf-edit = Edit…
shelf-duplicate = Duplicate
shelf-discard = Move to trash
shelf-discard-hint = Move this game to the trash, with its earlier versions.
# Why something cannot be done with a game.
shelf-is-open = This game is open: close it first.
shelf-round = Round { $round } of { $rounds }
# A game that was stopped: what is told of it otherwise.
shelf-stopped = { $told } (stopped)
shelf-stopped-mark = stopped
shelf-stopped-in = Stopped in round { $round } of { $rounds }
shelf-games-stopped =
    { $games ->
        [one] 1 game stopped
       *[other] { $games } games stopped
    }
# A game that is being repaired: how it stood when it was whole, and what is left to do.
shelf-undecided = { $told } ({ shelf-to-decide })
shelf-to-decide =
    { $entries ->
        [one] 1 entry to decide
       *[other] { $entries } entries to decide
    }
# How many hints were asked for in a game.
shelf-hints =
    { $number ->
        [one] 1 hint
       *[other] { $number } hints
    }
shelf-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
shelf-short-minutes = { $minutes } min
# Entries against the rules, or values set by hand.
shelf-exceptions =
    { $number ->
        [one] 1 exception
       *[other] { $number } exceptions
    }
shelf-note = Note
shelf-note-hint = What to remember
shelf-place = Place
shelf-day = Date
shelf-from = From
shelf-to = To
shelf-tags = Tags
shelf-name-of = Player { $number }
shelf-keep = Save
shelf-wrong-name = Everyone needs a different name.
shelf-wrong-day = Type the date like this: 2026-01-31.
shelf-wrong-hour = Type times like this: 20:05. If you enter a date, fill in “From” too.

## The rules of a game, in a few words

shelf-rules-older = Older two-player variant
shelf-rules-harder = Harder game for two
shelf-rules-tie-break = Lowest profession breaks ties

## Statistics

shelf-wins = Wins
shelf-players = People
shelf-bots = Bots
shelf-mean = Avg. { $unit }
shelf-no-figures = No finished games yet
# A player's wins.
shelf-wins-of = { $name } has won { $wins } of { $games ->
        [one] 1 game
       *[other] { $games } games
    }, averaging { $mean } { $unit }
shelf-of-games = of { $games }
shelf-only-with = Show games with { $name }
shelf-best = Best
shelf-margin = Margin
shelf-streak = Streak
shelf-deeds = Work
# A player's results.
shelf-account = { $name }: best { $best } { $unit }
shelf-account-margin = won by { $margin } { $unit } on average
shelf-account-streak = longest streak: { $streak }
shelf-account-deeds = best work: { $deeds } on average
shelf-account-paid = { $paid } paid in auctions on average
shelf-level = Level { $step }
shelf-against = Against bots ({ $level }): people have won { $won } of { $games ->
        [one] 1 game
       *[other] { $games } games
    }, averaging { $people } { $unit } against the bots’ { $bots } { $unit }
shelf-points-against = { $people } : { $bots }
shelf-won-of = { $won } of { $games }
shelf-evenings =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } on { $evenings ->
        [one] 1 evening
       *[other] { $evenings } evenings
    } since { $since }
shelf-evenings-long = { shelf-evenings }; { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } per game on average
shelf-curve = Winning score, evening by evening
# The same in words.
shelf-curve-of =
    { $games ->
        [one] Winning score: { $least } { $unit }
       *[other] Winning scores of { $games } games: { $least } to { $most } { $unit }
    }
shelf-won = { $day }: { $name }, { $points } { $unit }
shelf-first =
    { $games ->
        [one] The start player won { $wins } of 1 game.
       *[other] The start player won { $wins } of { $games } games.
    }
shelf-records = Records
shelf-prices = Prices
shelf-best-deed = Best work
shelf-most-points = Most points
shelf-dearest = Most expensive purchase
shelf-dearest-thing = Most expensive { $thing }
shelf-shortest = Shortest game
shelf-widest = Widest margin
shelf-closest = Closest game
shelf-longest-streak = Longest streak
shelf-record-of = { $record }: { $amount } ({ $about })
shelf-price-of =
    { $times ->
        [one] { $thing }: { $mean } florins on average, { $most } at most, auctioned once
       *[other] { $thing }: { $mean } florins on average, { $most } at most, auctioned { $times } times
    }
shelf-price-to = up to { $most }

## The trash

shelf-trash = Trash
shelf-trash-empty = The trash is empty.
shelf-trash-explained = Games stay here, with their earlier versions, until you delete them.
shelf-put-back = Restore
shelf-put-back-one = Restore { $game }
shelf-empty-trash = Empty the trash…
shelf-trash-stays =
    { $files ->
        [one] 1 file is not a game. It stays when you empty the trash.
       *[other] { $files } files are not games. They stay when you empty the trash.
    }
shelf-delete-for-good =
    { $games ->
        [one] Delete 1 game for good
       *[other] Delete { $games } games for good
    }
shelf-emptied =
    { $games ->
        [one] 1 game was deleted.
       *[other] { $games } games were deleted.
    }
shelf-discarded = { $file } is in the trash.
shelf-undo-discard = Undo
shelf-duplicated = Copy created: { $file }
shelf-not-done = This could not be done. { $why }
shelf-not-done-with = This could not be done with { $file }. { $why }

## The archive of all games

shelf-archive = Archive
shelf-archive-kinds = Archives (ZIP)
shelf-archive-name = studiolo-games.zip
shelf-export-title = Export all games
shelf-export-explained = One archive with every game and its earlier versions, including private notes: keep it to yourself. The trash is left out.
shelf-export = Export
shelf-import-title = Import games
shelf-import-explained = Games from an archive are added to yours. Nothing is replaced; games you already have are skipped.
shelf-import = Import
shelf-missing = { $file }: { $why }
shelf-archive-lacks = Missing from the archive: { $named }
shelf-archive-lacks-more =
    { $others ->
        [one] Missing from the archive: { $named } And 1 more file.
       *[other] Missing from the archive: { $named } And { $others } more files.
    }
shelf-packed =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } and { $backups ->
        [one] 1 earlier version
       *[other] { $backups } earlier versions
    } are in { $path }.
shelf-unpacked =
    { $games ->
        [0] No new games
        [one] 1 new game
       *[other] { $games } new games
    }, { $same } already on the shelf.
shelf-left-out =
    { $files ->
        [one] 1 file was left out:
       *[other] { $files } files were left out:
    } { $why }
shelf-archive-failed = The archive could not be opened. { $why }
shelf-no-archive = The file is not a ZIP archive.
shelf-archive-swells = The archive holds more than fits on the shelf.
# Why a file of an archive is left out.
shelf-out-unreadable = { $file } cannot be read
shelf-out-leads-out = { $file } points outside the archive
shelf-out-no-save = { $file } is not a game
shelf-out-too-big = { $file } is too large
points-of-any-game = points

# Who is who: the command, and the window.
people-open = People…
people-title = People
people-explained = Case, spaces and character encoding make no difference. If someone’s name is spelled in two ways, you can count both spellings as one person here, for filters, statistics, strength and BG Stats. The names in the games stay as they are.
people-none = No game has any names.
people-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
# The button, and what it is called.
people-also = Is also
people-is-also = { $name } is also
people-called = also { $name }
people-another = Someone else
people-is-another = { $name } is someone else
people-joined = { $other } now counts as { $name }.
people-parted = { $name } now counts as someone else.
people-undo = Undo

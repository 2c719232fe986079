### Games of which only the final points are known, and old plays that are imported.

## Points alone

scores-only = Points only
scores-only-hint = Enter final points when nothing else is known: no boards, no cards.
# Marks such a game wherever it is shown.
scores-alone = Only the scores are known.
scores-points-of = Points of { $player }
scores-missing = No points yet for { $names }
scores-keep = Add to shelf
scores-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
scores-place = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
scores-tie-known = { $first } was ahead of { $second } on equal points.
scores-tie-open = { $names }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } each; what broke the tie is not known
# $place is a place such as “second”.
scores-place-open = { $place }, tie unresolved
scores-day-hint = Date: 2026-01-31
scores-who-was-ahead = Tie: who was ahead, if known
scores-is-ahead = { $player } was ahead of the others on equal points
scores-no-notation = { $path } contains only scores, but the notation is for logs: save the file as .ron or .json.

cli-scores-alone = { $file }: only the scores are known; there is nothing to check.
cli-scores-line = { $rank }. { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Old plays

plays-not-text = The file is not text.
plays-not-bg-stats = The file is not a BG Stats play file: { $why }.
# $found are the headings of the table.
plays-no-columns = The table needs a column for players and one for points. Its columns: { $found }.
plays-none = The file contains no plays.
plays-too-large = The file is too large, or has more than 100,000 plays.
plays-out-other = other game: { $game }
plays-out-no-game = the file does not say which game
plays-out-players =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }: too few or too many for this game
plays-out-no-score = no points for { $name }
plays-out-not-a-score = “{ $typed }” for { $name } is not a score
plays-out-unfinished = unfinished or not counted
plays-lost-seats = start player and seats
plays-lost-roles = roles, colours, teams
plays-lost-expansions = expansions and boards
plays-lost-rounds = number of rounds
plays-lost-ratings = ratings and first plays
plays-lost-pictures = pictures and tags
plays-lost-winner = a winner with fewer points
plays-lost-bots = strength of bots
plays-lost-quantity = entries that stand for several plays
plays-lost-columns = columns with unknown headings
plays-title = Import old plays
plays-of-game = Plays without a game belong to
plays-bring =
    { $number ->
        [0] Nothing to import
        [one] Import 1 play
       *[other] Import { $number } plays
    }
plays-coming =
    { $number ->
        [0] No new plays
        [one] 1 new play, scores only
       *[other] { $number } new plays, scores only
    }
plays-doubled =
    { $number ->
        [one] 1 already on the shelf
       *[other] { $number } already on the shelf
    }
plays-left-out = { $number } skipped: { $why }
plays-lose = Not imported: { $what }
plays-line = { $day }: { $players }
plays-no-day = no date
plays-and-more = and { $number } more
plays-brought =
    { $number ->
        [0] No plays added to the shelf
        [one] 1 play added to the shelf
       *[other] { $number } plays added to the shelf
    }, { $doubled } already there.
plays-failed = { $file } could not be read. { $why }

cli-about-import = Add plays from BG Stats or a table (.bgsplay, .csv) to the shelf, scores only
cli-help-import-files = Files with plays (.bgsplay, .csv)
cli-help-import-list = Only list what would be imported
cli-help-import-game = Game for plays that do not name one
cli-help-import-to = Data folder to import into, instead of your own
cli-import-asks-game = Some plays do not say which game: add --game { $games }.

# Words that stand above the columns of a table, or in its cells; a blank parts them, and
# a hyphen stands for one in a heading of several words.
plays-heading-identity = playid uuid play-uuid id
plays-heading-day = date playdate day played playedon dateplayed
plays-heading-time = time begin start-time starttime
plays-heading-game = game gamename title boardgame
plays-heading-game-id = bggid objectid bgggameid bgg
plays-heading-player = player playername name username
plays-heading-players = players results
plays-heading-score = score points playerscore result total vp pp
plays-heading-win = win winner won winners iswinner
plays-heading-rank = rank position placement standing
plays-heading-place = location where venue locationname
plays-heading-minutes = duration length minutes durationmin playtime
plays-heading-note = comments comment notes note
plays-heading-bot = bot isbot npc isnpc computer
plays-heading-unfinished = incomplete ignored ignore
plays-heading-quantity = quantity plays count
plays-heading-seat = seat seatorder startposition startplayer starts
plays-heading-role = role team color colour faction
plays-heading-expansion = expansion expansions board
plays-heading-rounds = rounds
plays-heading-rating = rating new newplayer
plays-heading-picture = image images picture tags tag
plays-yes = yes y true x won win winner
plays-no = no n false lost loss

### Games of which only the final points are known, and old plays that are brought along.

## Points alone

scores-only = Points only
scores-only-hint = Enter final points when nothing else is known: no boards, no cards.
# Marks such a game wherever it is told.
scores-alone = Known by its scores alone.
scores-points-of = Points of { $player }
scores-missing = No points yet for { $names }
scores-keep = Keep on the shelf
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
scores-tie-known = { $first } was ahead of { $second } with as many points.
scores-tie-open = { $names }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } each; what broke the tie is not known
# $place is a place such as “second”.
scores-place-open = { $place }, tie open
scores-day-hint = Day: 31.01.2026
scores-who-was-ahead = Tie: who was ahead, if known
scores-is-ahead = { $player } was ahead of the others with as many points
scores-no-notation = { $path } is known by its scores alone, and the notation is for logs. Write it as .ron or .json.

cli-scores-alone = { $file }: known by its scores alone, nothing to check.
cli-scores-line = { $rank }. { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Old plays

plays-not-text = The file is not a text.
plays-not-bg-stats = The file is not a play file of BG Stats: { $why }.
# $found are the headings that are there.
plays-no-columns = The table needs a column for players and one for points. It has: { $found }.
plays-none = There are no plays in the file.
plays-too-large = The file is too large, or has more than 100,000 plays.
plays-out-other = other game: { $game }
plays-out-no-game = the file does not say which game
plays-out-players =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }: this game is not for so many
plays-out-no-score = no points for { $name }
plays-out-not-a-score = “{ $typed }” of { $name } is not a score
plays-out-unfinished = unfinished or not counted
plays-lost-seats = start player and seats
plays-lost-roles = roles, colours, teams
plays-lost-expansions = expansions and boards
plays-lost-rounds = number of rounds
plays-lost-ratings = ratings and first plays
plays-lost-pictures = pictures and tags
plays-lost-winner = a winner who has fewer points
plays-lost-bots = how well programs played
plays-lost-quantity = that an entry stands for several plays
plays-lost-columns = columns with unknown headings
plays-title = Bring old plays along
plays-of-game = Plays that name no game are of
plays-bring =
    { $number ->
        [0] Nothing to bring
        [one] Bring 1 play
       *[other] Bring { $number } plays
    }
plays-coming =
    { $number ->
        [0] No new play
        [one] 1 new play
       *[other] { $number } new plays
    }, known by their scores
plays-doubled =
    { $number ->
        [one] 1 is there already
       *[other] { $number } are there already
    }
plays-left-out = { $number } left out: { $why }
plays-lose = Not kept: { $what }
plays-line = { $day }: { $players }
plays-no-day = no day
plays-and-more = and { $number } more
plays-brought =
    { $number ->
        [0] No new play
        [one] 1 play is on the shelf
       *[other] { $number } plays are on the shelf
    }, { $doubled } there already.
plays-failed = { $file } was not read. { $why }

cli-about-import = Bring plays of BG Stats or a table (.bgsplay, .csv) to the shelf, known by their scores
cli-help-import-files = Play files and tables
cli-help-import-list = Only list what would come in
cli-help-import-game = Game of plays that name none
cli-help-import-to = Folder with the games, instead of your shelf
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

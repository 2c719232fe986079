### The command line.

## Pictures of the window

# The title of the window in the picture.
picture-title = Studiolo: taking a picture
# No picture: the window was closed.
picture-closed = the window was closed before it was drawn

## Help: what the program and its commands do

cli-about = A companion for The Princes of Florence, The Prince and Tiletum
cli-about-long = { cli-about }

    Without a command, Studiolo opens its window; with { cli-value-file }, it opens that game.
cli-about-replay = Check every entry of a log against the rules, stopping at the first violation
cli-about-check = List everything that is wrong with a position, such as a score sheet
cli-about-score = Show the final tally: prestige cards, ranking, tie-break
cli-about-work = Show a work value, line by line, and compare it with the minimum
cli-about-places = List every legal place for a tile
cli-about-fits = Check whether several tiles all fit, and show one way to place them
cli-about-simulate = Let bots and programs play each other and show strength, scores and prices with 95% intervals
cli-about-simulate-long = { cli-about-simulate }

    Each deal is played once with every bot in every seat. Without programs, the results depend only on the seed and the number of simulations, not on the number of jobs. The exit status is 1 if a bot broke a rule.
cli-about-convert = Convert a game to another format: a save, notation, a report, a table or a picture, depending on the extension of the new file
cli-about-shot = Take a picture of the window with a file open in it

## Help: arguments and options

cli-help-file = A saved game to open in the window
cli-help-lang = The language of the output and the window: { $languages } (default: the system’s)
cli-help-components = The language of the component names, as printed on your cards (default: that of the output)
cli-help-replay-files = Saved games
cli-help-check-files = Saved positions or games (only the start of a game is checked)
cli-help-position = A saved game or position
cli-help-json = Print one JSON object
cli-help-json-lines = Print one JSON object per file, each on its own line
cli-help-player = The player’s name or seat letter
cli-help-profession = The profession’s name or number, or princess; assumed if the player does not have it
cli-help-bonus = A bonus card’s number or name; can be repeated
cli-help-tile = The building or landscape
cli-help-tiles = Buildings and landscapes, separated by commas; landscapes can be repeated
cli-help-input = The save to read
cli-help-output = The file to write
cli-help-force = Replace the file if it exists
cli-help-shot-file = The game or position to show
cli-help-shot-out = The PNG file to write; an existing one is replaced
cli-help-shot-view = What to show: table, principality, work-value, tally, statistics, auction, result, round, public, sheet, start, games, new-game, day, puzzles, shapes, palette, keys, rules, evening, language, replay, what-if, correct, about, export, analysis, new-table, new-screen, join, edition, hint, seizure, election, papal, unseen, play
cli-help-shot-size = Width and height
cli-help-shot-theme = The theme of the window
cli-help-shot-high-contrast = Use high contrast
cli-help-shot-hide-money = Hide the players’ money
cli-help-shot-zoom = Zoom level in percent (50 to 300)
cli-help-shot-entry = Show the game as it was after this many log entries
cli-help-shot-shelf = Also put the other games in the same directory on the shelf
cli-help-players = Number of players (2 to 5)
cli-help-games = Number of games to play
cli-help-seed = The first deal’s number
cli-help-bots = The bots at the table, one per player: levels 1 to 8 (easy, medium and strong are 2, 4 and 7) or random; 4-miser adds a temperament (builder, showman, miser, collector, spoiler); 7:N simulates N games per decision; the last bot also takes the remaining seats
cli-help-with = An expansion or variant to play with; can be repeated
cli-help-with-muse = the Muse & Princess expansion
cli-help-with-cooperative = the Cooperative Building expansion
cli-help-with-older-two = the older two-player variant (with --players 2)
cli-help-rule = A house rule, named as in saves: raise=200, placement=free, seats-auctioned=yes, minimum=7,9,11,13,15,16,17; can be repeated
cli-help-jobs = Number of games to run at the same time (default: one per core)
cli-help-sims = Simulated games per decision for bots that look ahead (default: as many as their level uses)

## Calls that fail

cli-unknown =
    { $what ->
        [player] There is no player “{ $given }”: choose one of { $known }.
        [profession] There is no profession “{ $given }”: choose one of { $known }.
        [bonus-card] There is no bonus card “{ $given }”: choose one of { $known }.
       *[tile] There is no tile “{ $given }”: choose one of { $known }.
    }
# $word is neither a command nor a file; $meant is the closest command.
cli-no-call = There is no command or file “{ $word }”: see studiolo --help.
cli-no-call-but = There is no command or file “{ $word }”: did you mean “{ $meant }”?
cli-not-a-file = { $path } is not a file: choose a saved game.
cli-file-before-call = { $path } comes before a command: put the file after it.
cli-cannot-convert = { $path } cannot be written: choose one of the extensions { $endings }.
cli-sheet-is-counted = { $path } is a score sheet that has no boards or contains something that is not a number: export it from Studiolo’s window.
cli-file-exists = { $path } already exists: choose another name, or add --force to replace it.
cli-same-file = { $path } is the file to convert: choose another name for the new one.
cli-unknown-language = choose one of { $languages }
cli-not-printed = The output cannot be written ({ $reason }): send it somewhere else.
# $sentence says what is wrong in the file.
cli-in-file = { $path }: { $sentence }
cli-of-others = { $path } is not a Studiolo game, but may contain plays from another program: studiolo import --list shows them.

## Replays and checks

cli-replay-ok = { $file }: ok, { entries }, round { $round }
cli-replay-over = { $file }: ok, { entries }, the game is over
cli-replay-exceptions =
    { $number ->
        [one] , 1 exception
       *[other] , { $number } exceptions
    }
cli-replay-corrections =
    { $number ->
        [one] , 1 correction
       *[other] , { $number } corrections
    }
cli-replay-broken = { $file }: entry { $entry } breaks { $why }
cli-position-ok = { $file }: ok, no rule is broken
cli-problems =
    { $number ->
        [one] { $file }: 1 problem with the position
       *[other] { $file }: { $number } problems with the position
    }

## Scores

cli-score-so-far = The game is not over; if it ended now:
# The parts are the fame track and the prestige cards.
cli-score = { $rank }. { $player }: { $total } ({ $parts }; { $money })
cli-score-tied = { $rank }. { $player }: { $total } ({ $parts }; { $money }), { $tie }
cli-score-fame = fame track { $points }
cli-score-card = { NAME($card) } { $points }
cli-score-hidden =
    { $number ->
        [one] 1 hidden prestige card
       *[other] { $number } hidden prestige cards
    }

## Work values

cli-work =
    { $imagined ->
        [no] { $player }’s { NAME($profession) }
        [hidden] { $player }’s { NAME($profession) } (assumed although not in hand)
       *[more] { $player }’s { NAME($profession) } (assumed although not in hand, counts as one more card)
    }
cli-work-of-princess = { $player }’s Princess
cli-work-of-princess-imagined = { $player }’s Princess (assumed although { $player } does not have the Princess)
cli-work-landscapes = landscapes
cli-work-builders = builders
cli-work-buildings = buildings
cli-work-building = building: { NAME($building) }
cli-work-landscape = landscape: { NAME($landscape) }
cli-work-freedom = freedom: { NAME($freedom) }
cli-work-jesters = jesters
cli-work-cards = profession and recruiting cards
cli-work-bonus-card = bonus card: { $card }
cli-work-total = work value
cli-work-enough = enough: the minimum is { $minimum }, and the work pays { $money }
cli-work-not-enough = not enough: { $short } short of the minimum of { $minimum }

## Places

cli-places =
    { $number ->
        [one] { NAME($tile) } for { $player }: 1 place
       *[other] { NAME($tile) } for { $player }: { $number } places
    }

## Games of bots

simulate-progress = { $done } of { $all } games
simulate-unknown-bot = the bots are 1 to 8, easy, medium, strong or random; 4-miser adds a temperament, and 7:N simulates N games
simulate-older-is-for-two = The older variant is for two players: add --players 2.
simulate-no-games = play at least one game
# What was played and how fast.
simulate-games =
    { $games ->
        [one] 1 game with { $players } players: { $decisions } decisions in { $seconds } s
       *[other] { $games } games with { $players } players: { $decisions } decisions in { $seconds } s
    }
# Follows the name of a bot.
simulate-bot = won { $won }% of the games; { $score } ± { $within } points, { $works } works per player
simulate-mean-winning-score = mean winning score { $mean } ± { $within } points (95% interval)
simulate-winning-score = winning score: median { $half } points; middle half: { $quarter } to { $three_quarters }, 80%: { $tenth } to { $nine_tenths }, all: { $least } to { $most }
simulate-first-jester = first jester: median { $half } florins; middle half: { $quarter } to { $three_quarters }, 80%: { $tenth } to { $nine_tenths }, all: { $least } to { $most }
simulate-last-prestige-card = prestige card of the last round: median { $half } florins; middle half: { $quarter } to { $three_quarters }, 80%: { $tenth } to { $nine_tenths }, all: { $least } to { $most }
simulate-builder = builder: median { $half } florins; middle half: { $quarter } to { $three_quarters }, 80%: { $tenth } to { $nine_tenths }, all: { $least } to { $most }
# Follows the name of a character.
simulate-character = taken in { $part }% of the rounds for { $half } florins (median); middle half: { $quarter } to { $three_quarters }, all: { $least } to { $most }; players who take it end with { $score } points
simulate-offers = offers to build together: { $offers }, counter-offers: { $counters }, agreements: { $agreed } ({ $part }%)
simulate-agreements = partners paid { $half } florins (median); middle half: { $quarter } to { $three_quarters }, all: { $least } to { $most }; an agreement was worth { $active } points to the active player and { $partner } to the partner
simulate-violations =
    { $number ->
        [0] no rule violations
        [one] 1 game broke a rule
       *[other] { $number } games broke a rule
    }
# An internal error, in its own words.
simulate-fault = A game could not be finished: { $fault }

## Pictures that cannot be taken

# The log has fewer entries.
picture-no-entry =
    { $entries ->
        [one] The log has 1 playable entry: choose a number from 0 to { $entries }.
       *[other] The log has { $entries } playable entries: choose a number from 0 to { $entries }.
    }
picture-not-written = { $path }: the picture cannot be written ({ $reason }).
picture-unknown-view = There is no view “{ $name }”: choose one of { $views }.
picture-bad-size = { $size } is not a size: give the width and height, such as 1280x720 (200 to 8000 each).
simulate-wrong-players = choose a number, such as 4
simulate-players = The Princes of Florence is for 2 to 5 players: add --players 2, 3, 4 or 5.
simulate-wrong-seed = choose a whole number, 0 or more
simulate-at-least-one = at least 1
simulate-too-many-bots = There are { $bots } bots, but only { $seats } seats.
# $why says which values are allowed, such as “at least 1”.
cli-wrong-value = { $option } cannot be “{ $value }”: { $why }.

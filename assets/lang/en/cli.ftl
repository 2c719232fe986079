### What the command line says.

## Pictures of the window

# The title of the window of which a picture is taken.
picture-title = Studiolo: taking a picture
# Why there is no picture if somebody closed the window.
picture-closed = the window was closed before it was drawn

## Help: what the program and its commands do

cli-about = A tabletop companion for The Princes of Florence
cli-about-long = { cli-about }

    Without a command the window opens; with FILE it opens on that game.
cli-about-replay = Check every entry of a log against the rules, up to the first that breaks one
cli-about-check = List everything that is wrong with a position, such as a score sheet
cli-about-score = Show the final tally: prestige cards, ranking, tie-break
cli-about-work = Show a work value, line by line, against the minimum
cli-about-places = List every legal place of a tile
cli-about-fits = Say whether several tiles can all be placed, and show one way to do it
cli-about-simulate = Let bots play each other, and show strength, scores and prices with 95 % intervals
cli-about-simulate-long = { cli-about-simulate }

    The same deal is played once with every bot in every seat. The answer depends on the seed and the number of simulations only, not on the number of jobs. The exit status is 1 if a bot broke a rule.
cli-about-convert = Write a game as something else: a save, notation, a report, a table or a picture, depending on the new file's ending
cli-about-shot = Take a picture of the window with a file open in it

## Help: arguments and options

cli-help-file = A saved game to open in the window
cli-help-lang = The language of the answers and of the window: { $languages }; without it the system’s
cli-help-components = The language of the names of components: that of your cards; without it, that of the answers
cli-help-replay-files = Saved games
cli-help-check-files = Saved positions, or games, of which the start is checked
cli-help-position = A saved game or position
cli-help-json = Print one JSON object
cli-help-json-lines = Print one JSON object per file, each on its own line
cli-help-player = The player's name or the seat's letter
cli-help-profession = The profession's name or number, or princess; what is not there is imagined
cli-help-bonus = A bonus card's number or name; can be repeated
cli-help-tile = The building or landscape
cli-help-tiles = Buildings and landscapes, separated by commas; landscapes can be repeated
cli-help-input = The save to read
cli-help-output = The file to write
cli-help-force = Replace the file if it exists
cli-help-shot-file = The game or position to show
cli-help-shot-out = The PNG file to write; an existing one is replaced
cli-help-shot-view = What to show: table, principality, work-value, tally, statistics, auction, result, round, public, sheet, start, games, new-game, day, puzzles, shapes, palette, keys, rules, evening, language, replay, what-if, correct, about, export, analysis, new-table, new-screen, join, edition, hint, seizure, election, papal, unseen, play
cli-help-shot-size = Width and height
cli-help-shot-theme = Dark ink on light paper, or light on dark
cli-help-shot-high-contrast = Draw everything with more contrast
cli-help-shot-hide-money = Hide how much money the players have
cli-help-shot-zoom = How large everything is, in percent (50 to 300)
cli-help-shot-entry = Show the game after this many entries of the log, without the rest
cli-help-shot-shelf = Put the games in the same directory on the shelf, too
cli-help-players = How many players there are (2 to 5)
cli-help-games = How many games to play
cli-help-seed = The number of the first deal
cli-help-bots = The bots at the table, one for each player: steps 1 to 8 (easy, medium and strong are 2, 4 and 7), 4-miser for a temperament (builder, showman, miser, collector, spoiler), 7:N for N imagined games per decision, random; the last one also takes the remaining seats
cli-help-with = What the table has agreed on; can be given more than once
cli-help-with-muse = the expansion Muse & Princess
cli-help-with-cooperative = the expansion Cooperative Building
cli-help-with-older-two = the older game for two (with --players 2)
cli-help-rule = A house rule, by its name in saves: raise=200, placement=free, seats-auctioned=yes, minimum=7,9,11,13,15,16,17; can be given more than once
cli-help-jobs = How many games to run at the same time; by default one per core
cli-help-sims = How many games bots that look ahead may imagine per decision (default: what their step has)

## Calls that cannot be answered

cli-unknown =
    { $what ->
        [player] There is no player "{ $given }": choose one of { $known }.
        [profession] There is no profession "{ $given }": choose one of { $known }.
        [bonus-card] There is no bonus card "{ $given }": choose one of { $known }.
       *[tile] There is no tile "{ $given }": choose one of { $known }.
    }
# A word that is neither a command nor a file, and the command that was meant.
cli-no-call = There is no command or file "{ $word }": see studiolo --help.
cli-no-call-but = There is no command or file "{ $word }": did you mean "{ $meant }"?
cli-not-a-file = { $path } is not a file: choose a saved game.
cli-file-before-call = { $path } comes before a command: name the file after it.
cli-cannot-convert = { $path } cannot be written: choose an ending from { $endings }.
cli-sheet-is-counted = { $path } is a sheet without boards, or not all on it is a number: export it from the window.
cli-file-exists = { $path } already exists: choose another name, or add --force to replace it.
cli-same-file = { $path } is the file to convert: choose another name for the new one.
cli-unknown-language = this language is not spoken; there are: { $languages }
cli-not-printed = The answer cannot be printed ({ $reason }): print it elsewhere.
# Puts the file in front of what is wrong in it.
cli-in-file = { $path }: { $sentence }
cli-of-others = { $path } is not a game of Studiolo, but may hold plays that another program has noted: studiolo import --list shows them.

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
        [no] { NAME($profession) } of { $player }
        [hidden] { NAME($profession) } of { $player } (imagined: it is not in hand)
       *[more] { NAME($profession) } of { $player } (imagined: it is not in hand and counts as one more card)
    }
cli-work-of-princess = Princess of { $player }
cli-work-of-princess-imagined = Princess of { $player } (imagined: the Princess is not there)
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
        [one] { NAME($tile) } of { $player }: 1 place
       *[other] { NAME($tile) } of { $player }: { $number } places
    }

## Games of bots

simulate-progress = { $done } of { $all } games
simulate-unknown-bot = the bots are 1 to 8, easy, medium, strong, random; 4-miser has a temperament, 7:N imagines N games
simulate-older-is-for-two = The older game is for two: add --players 2.
simulate-no-games = play at least one game
# What was played, and how fast.
simulate-games =
    { $games ->
        [one] 1 game with { $players } players: { $decisions } decisions in { $seconds } s
       *[other] { $games } games with { $players } players: { $decisions } decisions in { $seconds } s
    }
# What stands behind the name of a bot.
simulate-bot = won { $won } % of the games; { $score } ± { $within } points, { $works } works per player
simulate-mean-winning-score = mean winning score { $mean } ± { $within } points (95 % interval)
simulate-winning-score = winning score: median { $half } points; half of them { $quarter } to { $three_quarters }, 80 % { $tenth } to { $nine_tenths }, all { $least } to { $most }
simulate-first-jester = first jester: median { $half } florins; half of them { $quarter } to { $three_quarters }, 80 % { $tenth } to { $nine_tenths }, all { $least } to { $most }
simulate-last-prestige-card = prestige card of the last round: median { $half } florins; half of them { $quarter } to { $three_quarters }, 80 % { $tenth } to { $nine_tenths }, all { $least } to { $most }
simulate-builder = builder: median { $half } florins; half of them { $quarter } to { $three_quarters }, 80 % { $tenth } to { $nine_tenths }, all { $least } to { $most }
# What stands behind the name of a character.
simulate-character = taken in { $part } % of the rounds for { $half } florins (median); half of them { $quarter } to { $three_quarters }, all { $least } to { $most }; takers end with { $score } points
simulate-offers = offers to build together: { $offers }, with { $counters } other prices named; { $agreed } agreements ({ $part } %)
simulate-agreements = partners paid { $half } florins (median); half of them { $quarter } to { $three_quarters }, all { $least } to { $most }; an agreement was worth { $active } points to the player in turn and { $partner } to the partner
simulate-violations =
    { $number ->
        [0] no violation of a rule
        [one] 1 game broke a rule
       *[other] { $number } games broke a rule
    }
# A fault of the program, in its own words.
simulate-fault = A game could not be played to its end: { $fault }

## Pictures that cannot be taken

# The log is shorter than that.
picture-no-entry =
    { $entries ->
        [one] The log has 1 entry that can be played: give a number from 0 to { $entries }.
       *[other] The log has { $entries } entries that can be played: give a number from 0 to { $entries }.
    }
# The picture cannot be written.
picture-not-written = { $path }: the picture cannot be written ({ $reason }).
picture-unknown-view = There is no view { $name }; choose one of: { $views }.
picture-bad-size = { $size } is not a size: give width and height, such as 1280x720 (200 to 8000 each).
simulate-wrong-players = play with 2 to 5
simulate-wrong-seed = the seed is a whole number from 0 up
simulate-at-least-one = at least 1
simulate-too-many-bots = { $bots } bots were named, but there are { $seats } seats.
# $why says which values can be; “at least 1”.
cli-wrong-value = { $option } cannot be “{ $value }”: { $why }.

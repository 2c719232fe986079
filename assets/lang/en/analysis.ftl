### The analysis of a game: chances to win, the moments that decided, luck.

statistics-points = Points
statistics-money-page = Money

chances-heading = Chance to win, per cent
chances-moments = Three moments that decided
chances-luck = PP from
chances-of-luck = luck
chances-of-decisions = decisions

chances-begin = Work out the chances
chances-begin-hint = Everybody's chance to win after every entry, in games imagined from there, and the strong and costly decisions.
chances-explained = How the chance to win changed from entry to entry, the three moments that decided, and luck apart from decisions. It takes a few minutes, and shows what it has on the way.
# The same at a real table, where nobody has to show everything.
chances-explained-hidden = How the chance to win changed from entry to entry, and the three moments that decided. Cards that nobody showed are imagined, so luck is not told apart. It takes a few minutes.
chances-explained-running = How the chance to win has changed so far, from what you see: cards you cannot see are imagined. Moments and marks come after the end.
chances-money-hidden = Chances would tell hidden money. They can be worked out when the game is over.
chances-go-on = Go on
chances-new = Bring up to date
chances-working = Playing imagined games
chances-judging = Judging the decisions of { $name }
# Behind what is done: how long it takes.
chances-doing = { $what }, { $left }
chances-minutes-left = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
chances-seconds-left = about { $seconds } seconds left
chances-stopped = Stopped early
chances-older = Up to entry { $entry }
chances-no-moment = No single moment changed anybody's chance by more than imagined games can be wrong.
chances-when-done = When all is worked out.
chances-luck-unknown = Luck can be told apart only where all cards are known: here some were never shown.

chances-of = { $name } { $percent } %
chances-after = After entry { $entry }: { $each }
chances-before-all = At the beginning: { $each }
chances-curve = Chance to win after entry { $entry }: { $each }
chances-status = chance to win: { $percent } %
chances-up = +{ $percent } %
chances-down = −{ $percent } %
chances-moment = Round { $round }: { $sentence }. { $name }: { $change }
chances-luck-of = Luck: what { $name } draws
chances-error = The change is { $change }, give or take { $error } %.
chances-fortune = { $name }: luck { $luck }, decisions { $decisions }
chances-fortune-parts = Cards dealt and place in turn { $deal }, cards drawn { $draws }, cards of the others { $others } (give or take { $error }). PP above the mean of all players.

mark-strong = strong
mark-weak = weak
mark-lost = lost much
mark-strong-of = Strong: { $points } better than what one would do at a glance ({ $terms }).
mark-weak-of = Weak: { $points } lost. Better: { $better } ({ $terms }).
mark-lost-of = Lost much: { $points }. Better: { $better } ({ $terms }).
mark-on-entry = { $number }. { $text } { $mark }

# A line of the log with what its mark says.
log-marked = { $text }. { $mark }

## A try beside its game

branch-chances = Chance to win
# Whole hundredths, of which there are 100.
branch-per-cent = { $number } %
branch-chances-error = Give or take { $error } %: { $games } imagined games from each.
branch-stop = Stop
# It was stopped before anything was found.
branch-not-found = Stopped before there was anything to tell.

## Keys

keys-on-curve = On the curve of the chances
key-curve = Go along it, entry by entry

## Looking back

# Heads the hand that is seen by those who look back.
hand-of = Hand of { $name }

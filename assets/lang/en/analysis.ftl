### The analysis of a game: chances to win, decisive moments, luck.

statistics-points = Points
statistics-money-page = Money

chances-heading = Chance to win, %
chances-moments = Three decisive moments
chances-luck = PP from
chances-of-luck = luck
chances-of-decisions = decisions

chances-begin = Calculate chances
chances-begin-hint = Simulate games to see everyone’s chance to win after each entry, and the strong and costly decisions.
chances-explained = How the chance to win changed from entry to entry, the three decisive moments, and luck separated from decisions. This takes a few minutes; results appear as they come in.
# The same at a real table, where nobody has to show everything.
chances-explained-hidden = How the chance to win changed from entry to entry, and the three decisive moments. Cards that nobody showed are assumed, so luck cannot be separated from decisions. This takes a few minutes.
chances-explained-running = How the chance to win has changed so far, based on what you see: cards you cannot see are assumed. Moments and marks follow at the end.
chances-money-hidden = Chances would reveal hidden money. You can calculate them when the game is over.
chances-go-on = Continue
chances-new = Update
chances-working = Simulating games
chances-judging = Judging { $name }’s decisions
# Behind what is done: how long it takes.
chances-doing = { $what }, { $left }
chances-minutes-left = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
chances-seconds-left =
    { $seconds ->
        [one] about a second left
       *[other] about { $seconds } seconds left
    }
chances-stopped = Stopped early
chances-older = Up to entry { $entry }
chances-no-moment = No single moment changed anyone’s chance by more than the margin of error of the simulations.
chances-when-done = Appears once everything is calculated.
chances-luck-unknown = Luck can be separated from decisions only if all cards are known; here, some were never shown.

chances-of = { $name } { $percent }%
chances-after = After entry { $entry }: { $each }
chances-before-all = At the beginning: { $each }
chances-curve = Chance to win after entry { $entry }: { $each }
chances-status = chance to win: { $percent }%
chances-up = +{ $percent }%
chances-down = −{ $percent }%
chances-moment = Round { $round }: { $sentence }. { $name }: { $change }
chances-luck-of = Luck: what { $name } draws
chances-error = The change is { $change }, give or take { $error }%.
chances-fortune = { $name }: luck { $luck }, decisions { $decisions }
chances-fortune-parts = Cards dealt and turn order { $deal }, cards drawn { $draws }, other players’ cards { $others } (give or take { $error }). The figures are PP above the average of all players.

mark-strong = strong
mark-weak = weak
mark-lost = costly
mark-strong-of = Strong: { $points } better than the obvious move ({ $terms }).
mark-weak-of = Weak: { $points } lost. Better: { $better } ({ $terms }).
mark-lost-of = Costly: { $points } lost. Better: { $better } ({ $terms }).
mark-on-entry = { $number }. { $text } { $mark }

# A line of the log with what its mark says.
log-marked = { $text }. { $mark }

## An attempt compared with its game

branch-chances = Chance to win
# Whole hundredths, of which there are 100.
branch-per-cent = { $number }%
branch-chances-error = Give or take { $error }%: { $games } simulated games on each side.
branch-stop = Stop
branch-not-found = Stopped before there was a result.

## Keys

keys-on-curve = On the chance curve
key-curve = Move along the curve, entry by entry

## Looking back

# Heads a hand while looking back.
hand-of = { $name }’s hand

## A look back at any game

# What the page is about.
look-back-about = See what decisions cost a player, compared with what a hint would have said. Choose a player.
# What the button does.
look-back-costs-hint = What each decision cost.
# What a decision cost; the reason follows.
look-back-lost = { $points } lost. Better: { $better }.
# A decision with its turn; the sentences above follow.
look-back-line = { $when }: { $done }. { $cost }
# What the costliest decisions add up to.
look-back-sum =
    { $number ->
        [one] 1 decision cost { $least } or more: { $points }.
       *[other] { $number } decisions cost { $least } or more, { $points } together.
    }
look-back-all-small = No decision cost { $least } or more.
look-back-only-chance = Nothing cost more than chance.
# It was stopped on the way.
look-back-cut-short = Stopped early: only some of the decisions were reviewed.

### How the command line is explained: its headings, what help adds to an option, and why a call is refused.

## Headings of the help

cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-help-help = Show this help
cli-help-help-long = Show this help; -h shows a summary
cli-help-version = Show the version
# What an option may be, after what it does.
cli-help-values = { $help } (one of: { $values })
# What an option is if nobody gives it.
cli-help-default = { $help } (default: { $value })

## What stands for a value, in capitals

cli-value-options = OPTIONS
cli-value-command = COMMAND
cli-value-addition = ADDITION
cli-value-bonus = BONUS
cli-value-bots = BOTS
cli-value-entry = ENTRY
cli-value-file = FILE
cli-value-folder = DIR
cli-value-game = GAME
cli-value-input = INPUT
cli-value-language = LANG
cli-value-name = NAME
cli-value-number = NUMBER
cli-value-output = OUTPUT
cli-value-percent = PERCENT
cli-value-player = PLAYER
cli-value-profession = PROFESSION
cli-value-rule = RULE
cli-value-setting = NAME=VALUE
cli-value-size = SIZE
cli-value-theme = THEME
cli-value-tile = TILE
cli-value-tiles = TILES
cli-value-view = VIEW
cli-value-words = WORDS

## Why a call is refused

# The reason, and how the call goes: “studiolo replay [OPTIONS] <FILE>...”.
cli-refused = { $reason } Usage: { $usage }
cli-no-value = { $option } needs a value.
# Follows what cannot be: “--theme cannot be “pink”: choose from light, dark.”
cli-choose-from = choose from { $values }
cli-no-option = There is no option { $option } here.
cli-no-option-but = There is no option { $option } here; did you mean { $meant }?
cli-too-many = “{ $word }” is one word too many.
cli-too-few = { $option } needs { $least ->
        [one] { $least } value
       *[other] { $least } values
    }.
cli-given-twice = { $option } is given twice.
cli-not-together = { $option } cannot be used with { $other }.
cli-missing = Missing: { $options }.
cli-not-text = Part of the command is not valid text (UTF-8).

## Headings of a page of the manual

man-name = Name
man-synopsis = Synopsis
man-description = Description
man-version = Version

## The entry in the menu of the desktop

menu-entry-what = Tabletop companion
menu-entry-comment = Play or keep track of The Princes of Florence, The Prince and Tiletum, and check the score
# Words that lead to the program when somebody searches; each ends with a semicolon.
menu-entry-keywords = board game;Princes of Florence;The Prince;Tiletum;score;companion;

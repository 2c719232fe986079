### What the window says whichever game is played in it, and what all games count.

## Numbers of things

entries =
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }

## The window

# The program's name, and the title of its window.
title = Studiolo
menu = Menu

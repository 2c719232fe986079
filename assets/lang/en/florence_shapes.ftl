### The Princes of Florence: tile shapes.

## Tile shapes

# The screen.
tile-shapes-title = Tile shapes
# Leads to it from the start.
tile-shapes = Tile shapes…
# Leads to it from a choice of shapes.
edit-shapes = Edit shapes…
# What one can do there.
tile-shapes-hint = Draw the tiles of your own copy of the game
# The field for the name of an edition.
edition-name = Name of the edition
# An edition without a name.
edition-unnamed = unnamed
# Makes an edition of one's own.
edition-copy = Copy
# What comes of it.
edition-copy-explained = An edition of your own, for you to draw like your copy of the game. It is saved as you draw; games keep the shapes they began with.
# Deletes an edition.
edition-delete = Delete
# Takes over an edition or a deck that somebody has shared; shares one.
edition-from-file = From a file…
edition-share = Share
edition-share-hint = Save a copy among your documents, to send to somebody
# Takes all squares of a tile away.
edition-clear = Clear
# The edition of Studiolo cannot be changed.
edition-built-in = These shapes are built in and stay as they are. Copy them to draw your own.
# Heads the editions.
edition-list = Editions
# The edition that is not one's own.
edition-comes-along = built in
# One of one's own, without and with something wrong.
edition-own = your own
edition-is-sound = Ready to be chosen for a game
edition-wrong-short =
    { $number ->
        [one] 1 thing to fix
       *[other] { $number } things to fix
    }
edition-wrong =
    { $number ->
        [one] One thing to fix before a game can use it
       *[other] { $number } things to fix before a game can use it
    }
# Turns what is drawn.
edition-turn = Turn
edition-key-pages = Go from tile to tile
edition-key-arrows = Go from square to square
# What makes a tile.
edition-one-piece = One piece
edition-unlike = No other tile has this shape
# In how many ways a tile can lie.
edition-ways =
    { $number ->
        [0] Ways to lie
        [one] One way to lie
       *[other] { $number } ways to lie
    }
# Heads the shape that comes along.
edition-in-studiolo = In the Studiolo set
edition-take = Take this shape
# Heads the tiles.
edition-thirteen = Thirteen tiles
edition-right =
    { $number ->
        [13] all are right
        [one] 1 is right
       *[other] { $number } are right
    }
# What the pointer and the keys do.
edition-click = Click
edition-click-hint = draws a square or takes it away
edition-page = Page Down
edition-page-hint = next tile
edition-place-hint = Where on the grid it is drawn does not matter.
# Nothing is wrong.
edition-shapes-are-right = Every tile has its size, is one piece, and differs from the others of its size.
# What comes of something wrong.
edition-not-yet = The edition is saved, and can be chosen for a game once this is fixed.
# Heads the minimum work values.
edition-minimum = Minimum work value
# What they are.
edition-minimum-hint = As printed on the board of the game, rounds 1 to 7 (W2).
# Heads the names that are printed on cards and tiles.
edition-called = Names on your cards
edition-called-hint = Where a field is empty, our name stands. In a game with these shapes your names are shown, and ours are read as well.
edition-called-of = Name of { $thing }
# Brings a deleted edition back.
edition-restore = Restore
# Shows an edition.
edition-choice = Edition { $name }
# Why an edition cannot be chosen.
edition-not-sound =
    { $problems ->
        [one] Fix 1 problem in this edition first.
       *[other] Fix { $problems } problems in this edition first.
    }
# Shows a tile to be drawn.
edition-draw-tile = Draw { NAME($tile) }
# The minimum work value of a round.
edition-minimum-of = Minimum of round { $round }
# A file of an edition could not be read.
edition-set-aside = A file of tile shapes could not be read and was set aside as { $aside }.
# Chooses an edition for a game.
shapes-named = Shapes { $edition }
edition-copy-of = { $edition }, copy
edition-square-drawn = { $square }, drawn
edition-square-empty = { $square }, empty
# How many squares a tile covers, of how many it must.
edition-squares-of = { $number } of { $all } squares
edition-squares =
    { $number ->
        [one] 1 square
       *[other] { $number } squares
    }
# After the name of a tile.
tile-covers = covers { $number } squares.
forest-covers = covers two to seven squares, more than Lake and Park.
landscape-covers = covers fewer squares than the Forest.
edition-deleted = The edition “{ $edition }” was deleted.
edition-not-saved = The shapes could not be saved. { $error }

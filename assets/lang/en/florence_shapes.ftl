### The Princes of Florence: tile shapes.

## Tile shapes

tile-shapes-title = Tile shapes
# Opens the editor from the start page.
tile-shapes = Tile shapes…
# Opens the editor from a choice of shapes.
edit-shapes = Edit shapes…
tile-shapes-hint = Draw the tiles of your own copy of the game.
edition-name = Name of the edition
# An edition without a name.
edition-unnamed = unnamed
# Makes an edition of your own, and what that is.
edition-copy = Copy
edition-copy-explained = Your own edition, to match your copy of the game. It is saved as you draw; games keep the shapes they started with.
edition-delete = Delete
# Takes over an edition or a deck that someone has shared; shares one.
edition-from-file = From a file…
edition-share = Share
edition-share-hint = Save a copy to your documents so you can send it to someone
# Removes all squares of a tile.
edition-clear = Clear
# The edition of Studiolo cannot be changed.
edition-built-in = These shapes are built in and cannot be changed. Copy them to draw your own.
edition-list = Editions
# The kinds of editions.
edition-comes-along = built in
edition-own = your own
edition-is-sound = Ready to use in a game
edition-wrong-short =
    { $number ->
        [one] 1 thing to fix
       *[other] { $number } things to fix
    }
edition-wrong =
    { $number ->
        [one] 1 thing to fix before a game can use this edition
       *[other] { $number } things to fix before a game can use this edition
    }
edition-turn = Turn
edition-key-pages = Go from tile to tile
edition-key-arrows = Go from square to square
# The conditions that a tile meets.
edition-one-piece = One piece
edition-unlike = No other tile has this shape
# The number of orientations of a tile, as a heading.
edition-ways =
    { $number ->
        [0] Orientations
        [one] 1 orientation
       *[other] { $number } orientations
    }
# Heading of the built-in shape.
edition-in-studiolo = In the Studiolo set
edition-take = Use this shape
# Heading of the tiles, with how many are correct.
edition-thirteen = Thirteen tiles
edition-right =
    { $number ->
        [13] all correct
        [one] 1 correct
       *[other] { $number } correct
    }
# What the mouse and the keys do.
edition-click = Click
edition-click-hint = draws or removes a square
edition-page = Page Down
edition-page-hint = next tile
edition-place-hint = It does not matter where on the grid you draw the tile.
edition-shapes-are-right = Every tile has the right size, is in one piece and differs from the others of its size.
edition-not-yet = The edition is saved. You can use it in a game once this is fixed.
edition-minimum = Minimum work value
edition-minimum-hint = As printed on your game board, rounds 1 to 7 (W2).
# Heading of the names printed on cards and tiles.
edition-called = Names on your cards
edition-called-hint = An empty field keeps the built-in name. Games with these shapes show your names and still understand the built-in ones.
edition-called-of = Name of { $thing }
# Restores a deleted edition.
edition-restore = Restore
edition-choice = Edition { $name }
# Why an edition cannot be chosen.
edition-not-sound =
    { $problems ->
        [one] Fix 1 problem in this edition first.
       *[other] Fix { $problems } problems in this edition first.
    }
edition-draw-tile = Draw { NAME($tile) }
edition-minimum-of = Minimum of round { $round }
# A file of an edition could not be read.
edition-set-aside = A file of tile shapes could not be read and was set aside as { $aside }.
# The button that chooses an edition for a game.
shapes-named = Shapes: { $edition }
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
forest-covers = covers two to seven squares, more than the Lake or the Park.
landscape-covers = covers fewer squares than the Forest.
edition-deleted = The edition “{ $edition }” was deleted.
edition-not-saved = The shapes could not be saved. { $error }

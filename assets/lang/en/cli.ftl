### What the command line says.

## Pictures of the window

# The title of the window of which a picture is taken.
picture-title = Studiolo: taking a picture
# Why there is no picture if somebody closed the window.
picture-closed = the window was closed before it was drawn
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

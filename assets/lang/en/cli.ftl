### What the command line says.

## Pictures of the window

# The title of the window of which a picture is taken.
picture-title = Studiolo: taking a picture
# Why there is no picture if somebody closed the window.
picture-closed = the window was closed before it was drawn

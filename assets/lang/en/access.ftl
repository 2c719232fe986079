# What is told to those who hear the window, and how it is made fit for everybody's eyes.

# Heard when one goes back and forth in the log: an entry, and what it says.
heard-entry = Entry { $number } of { $all }: { $said }
# Heard when one goes back to the position before the first entry.
heard-beginning = The beginning of the log

# Draws everything with more contrast.
high-contrast = High contrast
# Draws everything as usual again.
usual-contrast = Usual contrast
high-contrast-hint = Black and white with clear lines, light or dark like the theme.

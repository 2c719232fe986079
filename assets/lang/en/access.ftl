# For screen readers, and for better contrast.

# Heard when moving through the log: an entry and its text.
heard-entry = Entry { $number } of { $all }: { $said }
# Heard at the position before the first entry.
heard-beginning = The beginning of the log

# Draws everything with more contrast.
high-contrast = High contrast
# Draws everything as usual again.
usual-contrast = Normal contrast
high-contrast-hint = Black and white with clear lines, light or dark like the theme.

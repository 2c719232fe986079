# For screen readers, and for better contrast.
# Heard when moving through the log: an entry and its text.

heard-entry = Eintrag { $number } von { $all }: { $said }
heard-beginning = Der Anfang des Protokolls

high-contrast = Hoher Kontrast
usual-contrast = Normaler Kontrast
high-contrast-hint = Schwarz und Weiß mit klaren Linien, hell oder dunkel wie das Design.

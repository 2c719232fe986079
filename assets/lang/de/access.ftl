# Was denen gesagt wird, die das Fenster hören, und wie es für alle Augen taugt.

heard-entry = Eintrag { $number } von { $all }: { $said }
heard-beginning = Der Anfang des Protokolls

high-contrast = Hoher Kontrast
usual-contrast = Normaler Kontrast
high-contrast-hint = Schwarz und Weiß mit klaren Linien, hell oder dunkel wie das Design.

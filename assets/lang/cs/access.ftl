# For screen readers, and for better contrast.
# Heard when moving through the log: an entry and its text.

heard-entry = Zápis { $number } z celkem { $all }: { $said }
heard-beginning = Začátek záznamu

high-contrast = Vysoký kontrast
usual-contrast = Běžný kontrast
high-contrast-hint = Černobílé zobrazení s výraznými čarami, světlé nebo tmavé podle motivu.

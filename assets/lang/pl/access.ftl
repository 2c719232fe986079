heard-entry = Wpis { $number } z { $all }: { $said }
heard-beginning = Początek dziennika

high-contrast = Wysoki kontrast
usual-contrast = Normalny kontrast
high-contrast-hint = Czerń i biel z wyraźnymi liniami; tło jasne albo ciemne, zależnie od motywu.

# Co slyší ten, komu se okno čte, a co okno přizpůsobí očím.

heard-entry = Zápis { $number } z { $all }: { $said }
heard-beginning = Začátek záznamu

high-contrast = Vysoký kontrast
usual-contrast = Obvyklý kontrast
high-contrast-hint = Černá a bílá s výraznými čarami, světle nebo tmavě podle motivu.

### Tiletum: the reasons for a hint.

tiletum-advice-goods = Daje: { $goods }.
tiletum-advice-die-costs = Zmiana kości kosztuje: { $gold }.
tiletum-advice-strength = { $action }: { $points }.
tiletum-advice-takes = Bierze ({ $spot }): { $tile }.
tiletum-advice-goes = { $piece } przesuwa na: { $space }.
tiletum-advice-house = Umieszcza dom: { $city }.
tiletum-advice-pillar = Umieszcza filar: { $city }.
tiletum-advice-contract = Realizuje { $tile }.
tiletum-advice-cathedral = Buduje, { $city }: { $points }.
tiletum-advice-crest = Umieszcza { $tile } w budynku { $number }.
tiletum-advice-moves-in = Przenosi { $tile } do budynku { $number }, piętro { $floor }.
tiletum-advice-fills = Zapełnia budynek { $number } i uwalnia dom z jego dachu.
tiletum-advice-completes = Kończy budynek { $number }.
tiletum-advice-completes-ap = Kończy budynek { $number }: odtąd { $action } +{ $points }.
tiletum-advice-king = Tor króla: pole { $space }, miejsce { $place } w następnej kolejności.
tiletum-advice-points = { $source }: od razu { $points }.
tiletum-advice-takes-part = Uczestniczy w targu { $round }: obecnie { $points }.
tiletum-advice-fair = Targ { $round } da o { $points } więcej.
tiletum-advice-by-pillars = Domy × filary: na koniec o { $points } więcej.
tiletum-advice-buildings = Ukończone budynki: na koniec o { $points } więcej.
tiletum-advice-lapses = Przepada: { $points }.
tiletum-advice-ahead = W symulowanych partiach o { $number } PZ lepsze od drugiej najlepszej możliwości.
tiletum-advice-behind = gorsze o { $number } PZ

### Tiletum: the reasons for a hint.

tiletum-advice-goods = Bringt { $goods }.
tiletum-advice-die-costs = Den Würfel zu ändern kostet { $gold }.
tiletum-advice-strength = Aktion { $action } mit { $points }.
tiletum-advice-takes = Nimmt das Plättchen ({ $spot }): { $tile }.
tiletum-advice-goes = { $piece } hierhin ziehen: { $space }.
tiletum-advice-house = Setzt ein Haus in { $city }.
tiletum-advice-pillar = Setzt eine Säule in { $city }.
tiletum-advice-contract = Erfüllt einen { $tile }.
tiletum-advice-cathedral = Baut in { $city }: { $points }.
tiletum-advice-crest = Setzt ein { $tile } in Gebäude { $number }.
tiletum-advice-moves-in = Bringt eine { $tile } in Gebäude { $number } unter, { $floor }. Stock.
tiletum-advice-fills = Füllt Gebäude { $number } und gibt das Haus auf seinem Dach frei.
tiletum-advice-completes = Vollendet Gebäude { $number }.
tiletum-advice-completes-ap = Vollendet Gebäude { $number }: ab jetzt { $action } +{ $points }.
tiletum-advice-king = Königsleiste: Feld { $space }, Platz { $place } in der nächsten Spielreihenfolge.
tiletum-advice-points = { $source }: sofort { $points }.
tiletum-advice-takes-part = Nimmt an Messe { $round } teil: nach jetzigem Stand { $points }.
tiletum-advice-fair = Messe { $round } bringt { $points } mehr.
tiletum-advice-by-pillars = Häuser × Säulen: am Ende { $points } mehr.
tiletum-advice-buildings = Vollendete Gebäude: am Ende { $points } mehr.
tiletum-advice-lapses = Lässt { $points } verfallen.
tiletum-advice-ahead = In simulierten Partien { $number } SP vor der zweitbesten Möglichkeit.
tiletum-advice-behind = { $number } SP weniger

### Warum die Hinweise von Tiletum etwas raten.

tiletum-advice-goods = Er bringt { $goods }.
tiletum-advice-die-costs = Den Würfel zu ändern kostet { $gold }.
tiletum-advice-strength = { $action } mit { $points }.
tiletum-advice-takes = Nimmt ({ $spot }): { $tile }.
tiletum-advice-goes = Ziel: { $space } ({ $piece }).
tiletum-advice-house = Ein Haus in { $city }.
tiletum-advice-pillar = Eine Säule in { $city }.
tiletum-advice-contract = Erfüllt: { $tile }.
tiletum-advice-cathedral = Baut in { $city }: { $points }.
tiletum-advice-crest = { $tile } in Gebäude { $number }.
tiletum-advice-moves-in = { $tile } in Gebäude { $number }, Stock { $floor }.
tiletum-advice-fills = Gebäude { $number } ist voll, sein Haus frei.
tiletum-advice-completes = Gebäude { $number } ist vollendet.
tiletum-advice-completes-ap = Gebäude { $number } ist vollendet: ab jetzt { $action } +{ $points }.
tiletum-advice-king = Königsleiste: Feld { $space }, Platz { $place } in der nächsten Reihenfolge.
tiletum-advice-points = { $source }: sofort { $points }.
tiletum-advice-takes-part = Nimmt an Messe { $round } teil: nach jetzigem Stand { $points }.
tiletum-advice-fair = Messe { $round } bringt { $points } mehr.
tiletum-advice-by-pillars = Häuser × Säulen: am Ende { $points } mehr.
tiletum-advice-buildings = Vollendete Gebäude: am Ende { $points } mehr.
tiletum-advice-lapses = { $points } verfallen.
tiletum-advice-ahead = In gedachten Partien { $number } SP vor der nächsten Wahl.
tiletum-advice-behind = { $number } SP schlechter

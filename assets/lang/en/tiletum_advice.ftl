### Tiletum: the reasons for a hint.

tiletum-advice-goods = Brings { $goods }.
tiletum-advice-die-costs = Changing the die costs { $gold }.
tiletum-advice-strength = { $action } action with { $points }.
tiletum-advice-takes = Takes the tile { $spot }: { $tile }.
tiletum-advice-goes = { $piece } to { $space }.
tiletum-advice-house = Places a house in { $city }.
tiletum-advice-pillar = Places a pillar in { $city }.
tiletum-advice-contract = Fulfils a { $tile }.
tiletum-advice-cathedral = Builds in { $city }: { $points }.
tiletum-advice-crest = Places the { $tile } in building { $number }.
tiletum-advice-moves-in = Moves a { $tile } into building { $number }, floor { $floor }.
tiletum-advice-fills = Fills building { $number } and frees the house on its roof.
tiletum-advice-completes = Completes building { $number }.
tiletum-advice-completes-ap = Completes building { $number }: { $action } +{ $points } from now on.
tiletum-advice-king = King track: space { $space }, place { $place } in the next turn order.
tiletum-advice-points = { $source }: { $points } at once.
tiletum-advice-takes-part = Takes part in fair { $round }: { $points } as things stand.
tiletum-advice-fair = Fair { $round } brings { $points } more.
tiletum-advice-by-pillars = Houses × pillars: { $points } more at the end.
tiletum-advice-buildings = Completed buildings: { $points } more at the end.
tiletum-advice-lapses = Leaves { $points } unused.
tiletum-advice-ahead = In simulated games, { $number } VP ahead of the second-best move.
tiletum-advice-behind = { $number } VP worse

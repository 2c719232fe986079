### Why Tiletum's hints advise something.

tiletum-advice-goods = It brings { $goods }.
tiletum-advice-die-costs = Changing the die costs { $gold }.
tiletum-advice-strength = { $action } with { $points }.
tiletum-advice-takes = Takes from { $spot }: { $tile }.
tiletum-advice-goes = { $piece } ends at { $space }.
tiletum-advice-house = A house in { $city }.
tiletum-advice-pillar = A pillar in { $city }.
tiletum-advice-contract = Fulfils: { $tile }.
tiletum-advice-cathedral = Builds in { $city }: { $points }.
tiletum-advice-crest = { $tile } into building { $number }.
tiletum-advice-moves-in = { $tile } into building { $number }, floor { $floor }.
tiletum-advice-fills = Building { $number } is full, its house free.
tiletum-advice-completes = Building { $number } is completed.
tiletum-advice-completes-ap = Building { $number } is completed: { $action } +{ $points } from now on.
tiletum-advice-king = King track: space { $space }, place { $place } in the order to come.
tiletum-advice-points = { $source }: { $points } at once.
tiletum-advice-takes-part = Takes part in fair { $round }: { $points } as things are.
tiletum-advice-fair = Fair { $round } brings { $points } more.
tiletum-advice-by-pillars = Houses × pillars: { $points } more at the end.
tiletum-advice-buildings = Completed buildings: { $points } more at the end.
tiletum-advice-lapses = { $points } lapse.
tiletum-advice-ahead = Ahead of the next choice by { $number } VP in imagined games.
tiletum-advice-behind = { $number } VP worse

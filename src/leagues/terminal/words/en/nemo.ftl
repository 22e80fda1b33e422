### Nemo’s War in the terminal.

book-004 = English rulebook of Nemo’s War
recommended-motive = For a first voyage: Explore.
recommended-difficulty = For a first voyage: Sailor. Officer is the usual one.

nemo-setting-up = Setting up
nemo-where = Act { $act }, turn { $turn }
nemo-level = { $level ->
    [0] Sailor
    [1] Officer
   *[other] Captain
}
nemo-percent = { $number }%
nemo-point = .
nemo-none = none
nemo-no-cards = none
nemo-apart = ;
nemo-nothing = nothing
nemo-legend = ► the Nautilus, ▲ warship, ○ non-warship, ? hidden ship, · open space, ◆ gem, ■ uprising, □ free land. 7/10: attack 7, defence 10. ‡: the voyage may be lost before your next choice.
nemo-more-links = Also joined: { $links }
nemo-legend-adventure = ✧ adventure face down, ✦ adventure.

## Short names

nemo-short-western-pacific = W Pacific
nemo-short-eastern-pacific = E Pacific
nemo-short-north-atlantic = N Atlantic
nemo-short-south-atlantic = S Atlantic
nemo-short-european-seas = Europe
nemo-short-indian-ocean = Indian Oc.
nemo-short-south-pacific = S Pacific
nemo-short-central-pacific = C Pacific
nemo-short-pacific-coast = Pac. Coast
nemo-short-arctic-ocean = Arctic
nemo-short-cape-horn = Cape Horn
nemo-short-cape-of-good-hope = Good Hope
nemo-track = { $track ->
    [0] Nemo
    [1] Crew
   *[other] Hull
}
nemo-initial = { $character ->
    [0] Aronnax
    [1] Conseil
    [2] Ned
    [3] 1st
    [4] 2nd
   *[other] Engineer
}

## Beside the chart

nemo-actions = Actions
nemo-notoriety = Notoriety
nemo-mark-blue = blue
nemo-mark-green = green
nemo-mark-allied = allied
nemo-mark-die = die
nemo-mark-wonder = wonder
nemo-mark-frozen = frozen
nemo-mark-defeat = defeat
nemo-tonnage = Tonnage
nemo-score = Score
nemo-salvage = Salvage
nemo-piles = Draw Pile { $pile }, Adventure Deck { $deck }
nemo-here = Here:
nemo-hidden = { $count } hidden
nemo-aboard = Aboard:
nemo-fitted = Fitted:
nemo-kept = Tableau { $tableau } · Treasure { $treasures } · Salvage { $salvage }/{ $boxes }
nemo-sunk = Sunk { $rows } · Pile { $pile } · Score { $points }

## Choices

nemo-cost = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
nemo-barred-line = { $name }: { $why }
nemo-danger-inside = ‡
nemo-drawn = Drawn: { $ship }.
nemo-white-dice = White dice: { $dice }.
nemo-rolled = Rolled for { $what }: { $one } + { $two }{ $more } = { $total }.
nemo-move = { $count ->
    [one] Move: one ocean
   *[other] Move: { $count } oceans
}
nemo-move-ask = Where to?
nemo-sacrifice = { $count ->
    [one] Sacrifice for action points: one character
   *[other] Sacrifice for action points: { $count } characters
}
nemo-sacrifice-ask = Who?
nemo-treasure = { $count ->
    [one] Use a treasure: one kind
   *[other] Use a treasure: { $count } kinds
}
nemo-treasure-ask = Which treasure?
nemo-useless = { $count ->
    [one] Help that would change nothing: one
   *[other] Help that would change nothing: { $count }
}
nemo-useless-ask = None of these would change the roll.

## Rolls

nemo-roll-for = For { $what }: { $needed } or more
nemo-no-modifiers = , nothing added.
nemo-modifiers = , with { $modifiers }{ $several ->
    [yes] , { $added } in all
   *[no] {""}
}.
nemo-passes = { $never ->
    [yes] No roll passes.
   *[no] { $least } or more on the dice passes: { $passes } of { $of }, { $percent }.
}
nemo-band = { $band ->
    [0] worst
    [1] bad
    [2] fair
    [3] good
   *[other] best
} { $ways }/36: { $does }
nemo-bands = Results: { $bands }.
nemo-failure = { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
}: { $cost }
nemo-fails = Failing: { $failures }.
nemo-more-notoriety = Notoriety +{ $count }
nemo-hits = { $count ->
    [0] hits by another die
    [one] one hit
   *[other] { $count } hits
}
nemo-help = Held for after the roll: { $help }.
nemo-enemy = She fires first; she misses with { $needed } or more: { $chance }.
nemo-she-misses = she misses { $chance }

## What can be read

nemo-pile-play = being played
nemo-pile-tableau = in your tableau
nemo-pile-passed = counts as passed
nemo-pile-failed = counts as failed
nemo-pile-gone = discarded
nemo-other-side = Other side: { $side }
nemo-upgrade-fitted = fitted
nemo-upgrade-destroyed = destroyed, in the FAIL pile
nemo-upgrade-offered = on offer for { $price } salvage
nemo-aboard-where = { $aboard ->
    [true] aboard
   *[false] sacrificed
}
nemo-held = { $count } held
nemo-attribute = { $where }, { $token }
nemo-buried = { $count } buried
nemo-enlisted = row: { $where }
nemo-laid = one at each of { $levels }
nemo-pool-ships = Ships left to draw
nemo-pool-treasures = Treasures left to draw
nemo-pool-wonders = Wonders on the Notoriety track
nemo-pool-adventures = Adventures that nobody has seen
nemo-tokens-unseen = { $count } of them
nemo-pool-count = { $count } in the cup

## In sentences

nemo-say-track = { $name }: { $at } of { $start }; exerted it adds { $exert }.
nemo-say-notoriety = Notoriety: { $at }. Levels: { $marks }.
nemo-say-mark = { $what } at { $at }{ $reached ->
    [true] {" "}(reached)
   *[false] {""}
}
nemo-say-actions = Action points: { $count }.
nemo-say-open = Open ship spaces: { $open } of { $spaces }.
nemo-say-ocean = { $ocean }{ $here ->
    [yes] {" "}(the Nautilus is here)
   *[no] {""}
}. Ships in sight: { $ships };
nemo-token-unknown = An adventure lies here face down.
nemo-token = Adventure: { $treasure }.
nemo-say-waters = hidden: { $hidden }; open spaces: { $open }; gems: { $gem }; uprisings: { $cubes } of { $lands }.
nemo-say-owned = { $name } (captain { $captain })
nemo-say-people = Aboard: { $people }.
nemo-say-fitted = Fitted: { $upgrades }.
nemo-say-offered = On offer, with their prices in salvage: { $upgrades }.
nemo-say-held = Treasures: { $treasures }.
nemo-say-salvage = Salvage: { $count } of { $boxes }.
nemo-say-tonnage = Tonnage, ships in each row: { $rows }.
nemo-say-piles = Tableau: { $tableau }. Passed: { $passed }. Failed: { $failed }. Draw Pile: { $pile ->
        [one] { $pile } card
       *[other] { $pile } cards
    }; Adventure Deck: { $deck } unseen, { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    } on it.
nemo-say-score = If the voyage ended now: { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $parts }). The next level begins at { $next }.

## The end

nemo-end-scores = The scoring sheet and the epilogue
nemo-result = { $scored ->
    [yes] { $motive }: { $total ->
    [one] { $total } point
   *[other] { $total } points
} after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
   *[no] { $motive }: a defeat scores nothing; after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } the sheet stood at { $total }.
}
nemo-result-part = { $name }: { $points }
nemo-result-level = { $level ->
    [1] inconsequential
    [2] adequate
    [3] success
   *[other] triumph
} { $bound }
nemo-result-own = Captain { $captain }: { $points }. Ships { $ships }, cards { $cards }, treasures { $treasures }, characters { $characters }.{ $best ->
        [yes] { " " }Nobody has won more.
       *[no] { "" }
    }
nemo-result-levels = Levels (reconstructed): { $levels }

### Nemo’s War: the ship’s log, in words that can be read aloud. Arguments a, b and c as in the journal; fire is 1 where she
### missed and 2 where she hit; end is 0 for a miss, 1 for two ones, 2 for a ship sunk.

log-start = We surfaced { ocean-b.in }, and the voyage began.
log-act = { $act ->
        [1] The first act began.
        [2] The world had taken notice of us: the second act began.
       *[other] There was no turning back: the third act began.
    }
log-card = This was the time of “{ card-a }”.
log-passed = We came well out of “{ card-a }”.
log-failed = “{ card-a }” went against us.
log-kept = We kept “{ card-a }” for a better hour.
log-used = The hour had come for “{ card-a }”.
log-declined = “{ card-a }” tempted us, but we let it be.
log-sails = { $count ->
        [one] One more sail was seen on the horizon.
        [2] Two more sails were seen on the horizon.
        [3] Three more sails were seen on the horizon.
        [4] Four more sails were seen on the horizon.
       *[other] { $count } more sails were seen on the horizon.
    }
log-hunting = A hunter took station { ocean-b.in }: { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
log-deadly = The sea had something else for us ({ deadly-a }).
log-cyclone = { $hits ->
        [one] A cyclone struck us once.
       *[other] A cyclone struck us { $hits } times.
    }
log-lull = A lull lay over { ocean-b.the }.
log-moved = We sailed { ocean-b.to }.
log-fight = We met { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } { ocean-b.in }. { $fire ->
        [0] { $end ->
            [2] She never saw us, and went down.
            [1] Our own attack was a disaster, and she steamed on.
           *[other] We missed, and she steamed on, warned.
        }
        [1] She fired first and missed; { $end ->
            [2] we sank her.
            [1] our own attack was a disaster.
           *[other] so did we.
        }
       *[other] She hit us first{ $hits ->
            [0] { "" }
            [one] {", once"}
            [2] {", twice"}
           *[other] {", "}{ $hits } times
        }; { $end ->
            [2] then we sank her.
            [1] then our own attack became a disaster.
           *[other] then we missed.
        }
    }
log-declines = We left { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } in peace.
log-found = { $more ->
        [0] We brought a treasure aboard: { treasure-a }.
        [one] We brought treasure aboard: { treasure-a }, and one thing more.
       *[other] We brought treasure aboard: { treasure-a }, and { $more } things more.
    }
log-search-failed = We searched in vain { ocean-b.in }.
log-incite-failed = Nobody rose { ocean-b.in }.
log-rest = The crew rested.
log-rest-failed = The crew found no rest.
log-repair = We mended the hull.
log-repair-failed = The repairs came to nothing.
log-refit = We worked on the Nautilus.
log-refit-failed = The work on the Nautilus came to nothing.
log-raised = A people rose { ocean-b.in }.
log-hearts = We won hearts { ocean-b.in }.
log-crushed = The empires struck at the uprising { ocean-b.in }.
log-sacrificed = One of us was lost: { character-a }.
log-installed = We fitted the Nautilus anew: { upgrade-a }.
log-cost = The price of it: { $nemo ->
        [0] { "" }
       *[other] { $nemo } of Nemo’s resolve{ $crew ->
            [0] { $hull ->
                [0] { "" }
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $crew ->
        [0] { "" }
       *[other] { $crew } of the crew{ $hull ->
            [0] { "" }
           *[other] {", "}
        }
    }{ $hull ->
        [0] { "" }
       *[other] { $hull } of the hull
    }.
log-quiet = Otherwise it was a quiet fortnight.

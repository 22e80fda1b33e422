### Nemo’s War: what a choice would do, told before it is made.

## Rolls

aid-price-notoriety = Notoriety rises by { $count }.
aid-price-track = It costs { $count } { track.lost }.
aid-loses = Lose { $count } { track.lost }.
aid-gains-notoriety = Notoriety rises by { $count }.
aid-hits = { $count ->
        [0] As many hits as another die shows.
        [one] One hit.
       *[other] { $count } hits.
    }
aid-stands-failed = { $total } where { $needed } was needed: failed.
aid-stands-two = Two ones: failed, whatever is added.
aid-stands-band = { $total }: { $band ->
        [0] the worst result
        [1] it comes to nothing
        [2] a fair result
        [3] a good result
       *[other] the best result
    }.
aid-help-passes = That makes { $total }: passed.
aid-help-band = That makes { $total }: { $band ->
        [0] still the worst result
        [1] it comes to nothing
        [2] a fair result
        [3] a good result
       *[other] the best result
    }.
aid-help-not-enough = That makes { $total }, not yet { $needed }.
aid-help-reroll = Roll again: { $lots ->
        [one] { $lots } of { $of } passes.
       *[other] { $lots } of { $of } pass.
    }
aid-help-reroll-band = Roll again, of { $of }: better { $better }, worse { $worse }.
aid-help-mends = The roll stays as it is.
aid-again = { $lots ->
        [one] { $lots } face of { $of } brings more action points.
       *[other] { $lots } faces of { $of } bring more action points.
    }

## Danger

aid-danger-certain = Certain defeat.
aid-danger = The voyage is lost in { $lots } of { $of }.
aid-danger-share = The voyage is lost in about { $percent }% of all cases.
aid-danger-least = The voyage is lost in at least { $percent }% of all cases.
aid-danger-unknown = The voyage may be lost; how likely that is takes too long to work out.
aid-danger-slight = Defeat is all but ruled out: less than 1 in { $cases }.

## Actions and fights

aid-end = { $kept ->
        [0] No action point is kept.
        [one] One action point is kept
       *[other] { $kept } action points are kept
    }{ $lost ->
        [0] { $kept ->
            [0] { "" }
           *[other] .
        }
        [one] , one is lost.
       *[other] , { $lost } are lost.
    }
aid-adventure = { $cards ->
        [one] One card is left in the deck
       *[other] { $cards } cards are left in the deck
    }{ $gems ->
        [0] .
        [one] , with a gem on it.
       *[other] , with { $gems } gems on it.
    }
aid-ship = { $attack ->
        [0] Unarmed, defence { $defence }
       *[other] Attack { $attack }, defence { $defence }
    }; worth { $points }, Notoriety { $notoriety }.
aid-ocean = Ships: { $revealed } in sight{ $warships ->
        [0] { "" }
        [one] , one of them a warship
       *[other] , { $warships } of them warships
    }, { $hidden } hidden; { $open ->
        [0] no open space
        [one] one open space
       *[other] { $open } open spaces
    }{ $gems ->
        [0] { "" }
       *[other] ; a gem
    }{ $cubes ->
        [0] { "" }
        [one] ; one uprising
       *[other] ; { $cubes } uprisings
    }.
aid-hidden = { $count ->
        [one] One ship is hidden here
       *[other] { $count } ships are hidden here
    }: attack to see what you found.
aid-aim = { ship }
aid-aim-back = { ship-back }
aid-aim-hidden = a hidden ship
aid-target = Attack { ship.the }
aid-target-back = Attack { ship-back.the }
aid-follow-up = Going on costs { $count } Notoriety.
aid-chain = If she goes down, you may attack another at once.
aid-stalking = Stalking adds 1 to your attack.
aid-hunter-fights = The Nautilus is there: it is fought at once.
aid-salvage = It makes { $count } salvage, of { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }. The series ends.
aid-tonnage = Ship number { $count } in this row; { $points ->
        [0] no point more
        [one] one point
       *[other] { $points } points
    }.

## Before the voyage, and between the acts

aid-upgrade = { upgrade }.
aid-first-price = It costs { $count ->
        [0] nothing.
        [one] one step of Nemo, Crew or Hull.
       *[other] { $count } steps of Nemo, Crew or Hull.
    }
aid-salvage-price = { $count ->
        [0] It costs nothing.
       *[other] It costs { $count } salvage.
    }
aid-track-then = { track } comes to { $at }.
aid-goodwill = Goodwill mission
aid-motive = The voyage would stand at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and be lost at Notoriety { $defeat }.
aid-motive-lost-never = The voyage would stand at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and no Notoriety would end it.
aid-motive-allies = { $count ->
        [one] { $count } ally goes
       *[other] { $count } allies go
    } into the treasure cup at once.
aid-search-token = { $gems ->
        [0] An adventure token lies face down here, but no gem: a success turns it up, and brings no treasure.
       *[other] An adventure token lies face down here: a success turns it up.
    }
aid-token-ocean = It waits { ocean.in }.
aid-token-adventure = Worth { $count } as adventure.
aid-token-science = Science: { $count }.
aid-token-wonder = Wonder: { $count }.
aid-claims = A success also takes the adventure here: { treasure }.
aid-motive-kept = If you keep it, you may put another upgrade on offer.

## Placement

aid-dice = { $white } white dice{ $black ->
        [0] .
        [one] , one black die.
       *[other] , { $black } black dice.
    }
aid-dice-points = Best action points, of { $of } rolls: none in { $points0 }, 1 in { $points1 }, 2 in { $points2 }, 3 in { $points3 }, 4 in { $points4 }, 5 in { $points5 }.
aid-dice-black = The black dice bring the action points.
aid-dice-none = No action points: there are no two black dice.
aid-keep-dice = Keep { $one } and { $two }, leave out { $out }
aid-keep-both = Go on with { $one } and { $two }
aid-points = { $count ->
        [0] No action point more: you have { $at }.
        [one] One action point: you then have { $at }.
       *[other] { $count } action points: you then have { $at }.
    }
aid-points-wasted = { $kept ->
        [0] { $brings ->
            [one] The action point would be wasted
           *[other] All { $brings } action points would be wasted
        }: you already have { $most }, the most there can be.
       *[other] Of { $brings }, only { $kept } would count: action points go up to { $most }.
    }
aid-lull = A lull: { $count ->
        [0] no action points
        [one] { $count } action point
       *[other] { $count } action points
    }, black dice place nothing, a gem { ocean.in }.
aid-uprising = { $lots ->
        [0] The uprising { ocean.in } is safe.
       *[other] The uprising { ocean.in } is crushed by { $lots } of { $of }, as the sea is now.
    }
aid-no-open = No open space { ocean.in }.
aid-no-spread = No open space next to { ocean.the }.
aid-no-reveal = No hidden ship { ocean.in } or next to it.
aid-no-hostile = No white ship { ocean.in } or next to it.
aid-step-open = open space
aid-step-spread = spread out
aid-step-reveal = reveal
aid-step-hostile = get hostile
aid-step-hunt = go hunting
aid-cubes-left = { $count ->
        [0] No uprising is left { ocean.in }.
        [one] One uprising is left { ocean.in }.
       *[other] { $count } uprisings are left { ocean.in }.
    }
aid-notoriety-then = Notoriety rises by { $count } to { $at }.
aid-notoriety-falls = Notoriety falls by { $count } to { $at }.
aid-keep-treasure = Keep: { treasure }
aid-drawn-ship = Otherwise it is { ship.the }.
aid-two-dice = { $one } and { $two }
aid-shot-misses = That makes { $total }: the shot misses.
aid-shot-hits = That makes { $total }: { $count ->
        [one] one hit
       *[other] { $count } hits
    }.
aid-shot-disaster = Two ones: a die says how many hits.
aid-relations = Ship number { $count } in this row, still afloat; { $points ->
        [0] no point more
        [one] one point
       *[other] { $points } points
    }.
aid-support = A cube for goodwill { ocean.in }.
aid-support-none = No cube can be placed { ocean.in }.
aid-quarters = It scores nothing, but can train a new hand after a rest. The series ends.

## Cards and tokens

aid-gems = The gems on the deck, { $count }, are then drawn as treasures.
aid-worth = { $points ->
        [0] The score stays the same.
       *[other] The score changes by { $points }.
    }

## What holds for the moment

aid-note-lull = Lull: what costs 2 action points costs 1
aid-note-lull-adventure = Lull: actions cost what they always do, but cards that cost 2 action points cost 1
aid-note-homeward = { $turns ->
        [one] This is the last turn to get { ocean.to }
       *[other] { $turns } turns are left to get { ocean.to }
    }
aid-note-coda = The last turn of the voyage
aid-note-no-actions = The dice bring no action points this turn
aid-note-gains = Notoriety that you gain now counts { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }
aid-note-frozen = Nothing changes Notoriety any more; the black dice bring the action points
aid-note-allies = Your allies can be called upon here
aid-note-full = The sea is full!

## The rows of cards, tokens and results

row-nemo = { $sign ->
        [less] lose { $count } Nemo
       *[more] gain { $count } Nemo
    }
row-crew = { $sign ->
        [less] lose { $count } Crew
       *[more] gain { $count } Crew
    }
row-hull = { $sign ->
        [less] lose { $count } Hull
       *[more] gain { $count } Hull
    }
row-notoriety = { $sign ->
        [less] Notoriety falls by { $count }
       *[more] Notoriety rises by { $count }
    }
row-actions = { $sign ->
        [less] { $count ->
            [one] lose { $count } action point
           *[other] lose { $count } action points
        }
       *[more] action points: { $count } more
    }
row-actions-over = { $sign ->
        [less] { $count ->
            [one] lose { $count } action point
           *[other] lose { $count } action points
        }
       *[more] action points: { $count } more, beyond the limit too
    }
row-no-actions = the dice bring no action points this turn
row-treasure = { $sign ->
        [less] no treasure
       *[more] { $count ->
            [one] draw a treasure
           *[other] draw { $count } treasures
        }
    }
row-gem = a gem { ocean.in }, or next to it
row-gem-on-deck = { $sign ->
        [less] no gem
       *[more] gems on the Adventure Deck: { $count } more
    }
row-gems-missing = a gem { ocean.in }, if it has none
row-gems-missing-too = one { ocean.in }, if it has none
row-gems-chosen = { $sign ->
        [less] no gem
       *[more] gems for up to { $count ->
        [one] { $count } ocean
       *[other] { $count } oceans
    } of your choice
    }
row-cube-here = an uprising where the Nautilus is
row-cube-anywhere = an uprising on a land of your choice
row-ships-rolled = { $sign ->
        [less] no ship
       *[more] ships by the dice: { $count }
    }
row-ships-rising = ships by the dice, more with Notoriety
row-ships-in = hidden ships { ocean.in }: { $count }
row-reveal-in = a hidden ship { ocean.in } is revealed
row-remove-hidden = { $sign ->
        [less] no ship goes
       *[more] hidden ships taken off the map: { $count }
    }
row-group = the { group-a } ships join the cup
row-fight = { ship.the } meets the Nautilus and must be attacked
row-fight-drawn = the next warship drawn meets the Nautilus and must be attacked
row-trap = two warships are drawn and must be attacked, one after the other
row-scout = reveal a hidden ship in an ocean next to yours, once a turn
row-exhibit = { $count ->
        [one] give a treasure if you like
       *[other] give up to { $count } treasures
    }
row-if-exhibited = { $count ->
        [one] if a treasure was given
       *[other] if { $count } treasures were given
    }
row-unless-exhibited = { $count ->
        [one] if no treasure was given
       *[other] if fewer than { $count } treasures were given
    }
row-lose-upgrade = lose an installed upgrade
row-choose = one of these:
row-or = or
row-done = and then
row-none = nothing
row-if-in = if the Nautilus is { ocean.in }
row-if-in-too = or { ocean.in }
row-if-sunk = if she was sunk
row-unless-sunk = if she was not sunk
row-if-hull = { $sign ->
        [less] in any case
       *[more] with a Hull of { $count } or more
    }
row-unless-hull = { $sign ->
        [less] in any case
       *[more] with a Hull of less than { $count }
    }
row-if-sound = if no track is worn
row-unless-sound = if a track is worn
row-sacrifice = { $who ->
        [any] sacrifice a character for nothing
        [captives] sacrifice a captive for nothing
        [officers] sacrifice an officer for nothing
       *[one] sacrifice for nothing: { character }
    }
row-restore = { $who ->
        [any] a character comes back
        [captives] a captive comes back
        [officers] an officer comes back
       *[one] back aboard: { character }
    }
row-or-character = or { character }
row-move = { $sign ->
        [less] no move
       *[more] free moves: up to { $count }
    }
row-move-to = the Nautilus goes { ocean.to }
row-nadeen = Nadeen Dakkar comes aboard
row-if-land-there = if there is room for an uprising there:
row-cube-there = an uprising there
row-leave = leave them in peace
row-cyclone = a cyclone attacks, then takes every ship of your ocean
row-breakdown = lose all action points and the actions of this turn
row-red-sky = keep a Red Sky at Night
row-adventure = draw a card from the Adventure Deck for nothing
row-tunnel = the Arabian Tunnel opens
row-offer = on offer from now on: { upgrade }
row-reveal-upgrade = an upgrade that was set aside comes on offer
row-hull-die = lose as much Hull as a die shows
row-found = the gem here is found
row-mend = { $sign ->
        [less] nothing mended
       *[more] gain { $count } Hull
    }
row-expensive = discard a treasure, if you have one
row-install = { $sign ->
        [less] install nothing
       *[more] { $count ->
            [0] install an upgrade
           *[other] install an upgrade, { $count } cheaper
        }
    }
row-repair-card = roll for repairs: a success ends this card
row-reroll = roll both dice again
row-add = { $sign ->
        [less] { $count } less after a roll
       *[more] { $count } more after a roll
    }
row-token = the adventure here is turned up
row-homeward = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    } without events to reach { ocean.the }
row-coda = { $sign ->
        [less] one more turn
       *[more] one more turn with { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }
    }
row-go-on = the voyage goes on
row-end = the voyage ends
row-to-pass = the card counts as passed
row-to-fail = the card counts as failed
row-to-tableau = the card stays in your tableau
row-discard = the card leaves the game

## Cards and treasures that an owner’s file has changed

aid-card-test = Test { $needed }{ $tracks ->
        [0] ; nothing may be exerted.
        [1] { " with Nemo." }
        [2] { " with Crew." }
        [3] { " with Nemo and Crew." }
        [4] { " with Hull." }
        [5] { " with Nemo and Hull." }
        [6] { " with Crew and Hull." }
       *[other] { " with Nemo, Crew and Hull." }
    }
aid-card-margin = It is rolled with 1 more for every { $count ->
        [one] { $count } full point
       *[other] { $count } full points
    } between your Notoriety and your defeat.
aid-card-passed = Passed:
aid-card-failed = Failed:
aid-card-kept = Keep it in your tableau.
aid-card-used = { $count ->
        [0] Used:
        [one] Used for one action point:
       *[other] Used for { $count } action points:
    }
aid-card-rerolls = Given up after a roll, it lets you roll both dice again.
aid-card-adds = Given up after a roll, it adds { $count } to it.
aid-card-for = It helps with { $test ->
        [card] the test of a card.
        [search] a search.
        [incite] an incitement.
        [rest] a rest ashore.
        [repair] repairs.
        [refit] a refit.
        [attack] your own attack.
        [enemy] the enemy’s fire.
        [torpedo] a torpedo.
       *[diplomacy] a parley.
    }
aid-card-held = Held to the end, it counts as passed.
aid-card-left = Left in your tableau at the end, it changes the score by { $points }.
aid-card-lost = Counted as failed, it changes the score by { $points }.
aid-treasure-worth = Its treasure is worth { $count }.
aid-treasure-wonder = It counts as 1 Wonder.
aid-treasure-used = Discarded:
aid-ally-warship = On the tonnage track a warship worth { $points }; Notoriety { $notoriety }.
aid-ally-non-warship = On the tonnage track a non-warship worth { $points }; Notoriety { $notoriety }.
aid-asks-owner = Captain { $seat } must agree.
aid-commands = In command: captain { $seat }.
aid-may-muster = The Imperialists may still choose from two ships in this act.
aid-own-score = Captain { $seat }: { $points }.

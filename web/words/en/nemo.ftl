### Nemo’s War: what its page says around the game’s own words.

## The chart

nemo-page-chart = The chart of the world
nemo-page-oceans = The twelve oceans
nemo-page-to-indian = to the Indian Ocean
nemo-page-to-pacific = to 1 ›
nemo-page-nautilus = The Nautilus lies { ocean.in }
nemo-page-near = Near us
nemo-page-world = The world
nemo-page-ocean = { $ocean }. { $count ->
        [0] No ship in sight
       *[other] In sight: { $ships }
    }; { $hidden ->
        [0] none hidden
        [one] one hidden
       *[other] { $hidden } hidden
    }; { $spaces ->
        [one] one ship space
       *[other] { $spaces } ship spaces
    }. { $gem ->
        [yes] A gem.
       *[no] No gem.
    } { $lands ->
        [0] { "" }
       *[other] Uprisings: { $cubes } of { $lands }.
    } { $here ->
        [yes] The Nautilus is here.
       *[no] { "" }
    }
nemo-page-ship = { $ship }, { $kind }: { $attack ->
        [0] { "" }
       *[other] attack { $attack },{ " " }
    }defence { $defence }, { $points } points, { $notoriety } Notoriety
nemo-page-ship-line = { $kind }, { $group }: { $attack ->
        [0] { "" }
       *[other] attack { $attack },{ " " }
    }defence { $defence }, { $points } points, { $notoriety } Notoriety
nemo-page-other-side = Other side: { $attack ->
        [0] { "" }
       *[other] attack { $attack },{ " " }
    }defence { $defence }, { $points } points
nemo-page-full = { $ships }/{ $spaces } full
nemo-page-here = the Nautilus is here
nemo-page-sea = { $ships } of { $spaces } ship spaces taken, { $hidden } by hidden ships; { $gem ->
        [yes] a gem
       *[no] no gem
    }{ $lands ->
        [0] { "" }
       *[other] ; uprisings: { $cubes } of { $lands }
    }.
nemo-page-links = Sailing to: { $oceans }.
nemo-page-dotted = Ships also spread to: { $oceans }.
nemo-page-prologue = Prologue
nemo-page-act = Act { $act ->
        [1] I
        [2] II
       *[other] III
    }, turn { $turn }
nemo-page-open = { $open } of { $spaces } ship spaces open
nemo-page-lull = Lull: costs of 2 are 1
nemo-page-homeward = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    } left to reach { ocean.the }
nemo-page-dice = White dice { $white }; black dice { $black }

## Notoriety and tracks

nemo-page-notoriety = Notoriety
nemo-page-notoriety-at = Notoriety { $at }; the voyage is lost at { $defeat }.
nemo-page-next-level = { $left } to { $what ->
        [blue] the blue fleet
        [green] the green fleet
        [allied] the alliance
        [die] a black die
       *[defeat] defeat
    }
nemo-page-level = { $what ->
        [blue] Blue fleet
        [green] Green fleet
        [allied] Navies unite
        [die] Black die
       *[defeat] Pariah: defeat
    }
nemo-page-tracks = The Nautilus
nemo-page-at-stake = hatched: at stake
nemo-page-exert-adds = exerted { $amount }{ $points ->
        [0] { "" }
       *[other] , { $points } points
    }
nemo-page-track-at = at { $at } of { $start }
nemo-page-track = { $track ->
        [0] Nemo
        [1] Crew
       *[other] Hull
    }
nemo-page-track-short = { $track ->
        [0] Nemo
        [1] Crew
       *[other] Hull
    }
nemo-page-actions = Actions
nemo-page-actions-left = { $count ->
        [0] none left
        [one] one action point
       *[other] { $count } action points
    }
nemo-page-tonnage = Tonnage
nemo-page-row = Ocean
nemo-page-filled = a ship
nemo-page-empty = empty
nemo-page-missing = { $count ->
        [one] Missing for { $points }: { $oceans }
        [2] Missing for { $points }: { $oceans }
       *[other] { $count } oceans are missing for { $points }
    }
nemo-page-score = Score
nemo-page-now = now
nemo-page-total = Total
nemo-page-next-victory = { $level ->
        [1] Little consequence
        [2] Worth it
        [3] Success
       *[other] Triumph
    } from { $points }
nemo-page-refit = Refit
nemo-page-salvage = salvage { $count } of { $boxes }
nemo-page-fitted = aboard
nemo-page-price = { $price }{ $reach ->
        [yes] , in reach
       *[no] { "" }
    }
nemo-page-aboard = Aboard
nemo-page-sacrificed = sacrificed
nemo-page-treasures = Treasures
nemo-page-no-treasures = none yet
nemo-page-piles = Cards and cups
nemo-page-draw-pile = Draw pile { $count }
nemo-page-deck = Adventure deck { $count }
nemo-page-deck-gems = { $count ->
        [0] no gem on it
        [one] one gem on it
       *[other] { $count } gems on it
    }
nemo-page-pile = { $pile ->
        [tableau] Tableau
        [passed] Passed
        [failed] Failed
       *[below] Below the deck
    } { $count }
nemo-page-cup = Ship cup { $count }
nemo-page-cup-title = The ship cup
nemo-page-cup-about = Which ship comes next nobody knows; how many of each group are left, everybody may.
nemo-page-cup-group = { $group }: { $count }
nemo-page-discarded = Discarded
nemo-page-treasure-cup = Treasure cup { $count }
nemo-page-sheet-of-state = The Nautilus, score, refit, piles and log
nemo-page-parts = The state of the voyage
nemo-page-part = { $part ->
        [seas] Seas
        [tracks] The Nautilus
        [aboard] Aboard
        [piles] Cards
        [score] Score
       *[log] Log
    }

## The decision

nemo-page-moment = One moment.
nemo-page-watching = You are looking on.
nemo-page-lost = The line is broken; we keep trying.
nemo-page-question = The question
nemo-page-choices = Choices
nemo-page-kicker = { $turn ->
        [0] Before the voyage
       *[other] Turn { $turn }, { $ocean }
    }
nemo-page-kicker-roll = Roll for { $what }, { $ocean }
nemo-page-kicker-place = A ship for { $ocean }
nemo-page-ask-exert = Choose your wager.
nemo-page-ask-act = What does the Nautilus do?
nemo-page-test = Test
nemo-page-modifiers = Modifiers
nemo-page-look-at-roll = Point at a choice to see its roll.
nemo-page-her-fire = Her fire first
nemo-page-needs = { $enemy ->
        [yes] she hits below { $needed }
       *[no] { $needed } needed
    }
nemo-page-least = { $least ->
        [13] no throw is enough
       *[other] { $least } or more on { $dice ->
            [1] one die
           *[other] two dice
        }
    }
nemo-page-ways = { $ways } of { $of } { $enemy ->
        [yes] miss us
       *[no] pass
    }
nemo-page-nothing = nothing happens
nemo-page-if-fails = If it fails
nemo-page-of = { $ways } of { $of }
nemo-page-cost = { $loss ->
        [0] { "" }
       *[other] { $loss } of each resource wagered.
    } { $notoriety ->
        [0] { "" }
       *[other] Notoriety rises by { $notoriety }.
    } { $hits ->
        [-1] { "" }
        [0] A broadside: another die says how many hits.
        [one] One hit.
       *[other] { $hits } hits.
    }
nemo-page-then = then
nemo-page-help-held = Help held
nemo-page-after = for after the roll
nemo-page-wager-several = Wager any of these
nemo-page-wager-one = Wager one of these, or none
nemo-page-wager-at = at { $at }
nemo-page-wager-barred = not on this roll
nemo-page-wager-none = none
nemo-page-combinations = The chance of every wager
nemo-page-rolled = { $dice } { $added } is { $total }
nemo-page-change = { $change ->
        [passes] passes
        [better] better
        [not-enough] not enough alone
        [reroll] roll again
        [mends] mends
       *[nothing] changes nothing
    }
nemo-page-costs = { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
nemo-page-barred = not now
nemo-page-sail-to = Sail, or click an ocean
nemo-page-also = Also possible
nemo-page-danger = { $lots } of { $of } end the voyage
nemo-page-danger-small = { $chance } end the voyage
nemo-page-ladder = Why it comes here
nemo-page-step = { $step ->
        [open] An open space
        [spread] Spread out
        [reveal] Reveal
        [hostile] Get hostile
       *[hunt] Go hunting
    }
nemo-page-attack = attack { $value }
nemo-page-defence = defence { $value }
nemo-page-points = points { $value }
nemo-page-infamy = Notoriety { $value }
nemo-page-do-roll = Roll the dice
nemo-page-do-spend = Go on
nemo-page-do-choose = Choose something
nemo-page-final-choice = cannot be taken back
nemo-page-undoable = can be taken back
nemo-page-odds-said = { $chance }, { $ways } of { $of }.

## The end

nemo-page-sheet = The scoring sheet, { $motive }
nemo-page-levels = Little consequence from { $one }, worth it from { $two }, success from { $three }, triumph from { $four }.
nemo-page-again = Another voyage
nemo-page-look-back = Look back
nemo-page-check = Check the dice
nemo-page-look = Look at the table

## Keys

nemo-page-key-wager = Wager Nemo, the Crew or the Hull, or take it back
nemo-page-key-roll = Roll the dice
nemo-page-key-go = Press the filled button
nemo-page-key-enter = Press the filled button, unless dice are rolled
nemo-page-key-ocean = Go to an ocean
nemo-page-key-arrows = Walk along the choices
nemo-page-key-decision = Go to the decision
nemo-page-key-rule = Open the rule
nemo-page-key-escape = Choose nothing

## The first voyage

nemo-page-guide = Your first voyage
nemo-page-guide-at = Lesson { $at } of { $of }
nemo-page-guide-next = Go on
nemo-page-guide-skip = Skip this lesson
nemo-page-guide-leave = Leave the lessons
nemo-page-guide-end = Play on alone
nemo-page-guide-open = Open the lesson
nemo-page-guide-fold = Fold the lesson away
nemo-page-guide-working = The Nautilus is being made ready.
nemo-page-guide-retry = Try again
nemo-page-guide-welcome = This is the world in 1870. Every ocean has room for a few ships; when the seas are full, the voyage is lost. The brass spindle is you.
nemo-page-guide-upgrade = Before you sail, the yard offers upgrades. Read what each does when you point at it, choose, and press the filled button.
nemo-page-guide-tracks = Nemo, Crew and Hull are what you live on. If one of them falls to the wreck sign, the voyage is over. The further one falls, the worse it counts at the end.
nemo-page-guide-event = Each turn begins with a card. Some are done at once, some you keep, and some are tests with two dice. Here you see the card; answer it, then roll for the ships.
nemo-page-guide-wager = Wagering a resource adds to the roll, and costs it in part if the roll fails. Tick the boxes: target, modifiers and chance change at once. Then roll.
nemo-page-guide-ships = The dice brought ships into the oceans with their numbers, and action points: the difference between the white dice. Equal dice are a lull.
nemo-page-guide-act = Now act. Each action shows its price and its chance; what is barred says why. A click on a glowing ocean sails there.
nemo-page-guide-notoriety = Sinking ships makes you notorious. The bar under the chart shows what that brings, and where the world turns against you.
nemo-page-guide-score = Your motive weighs everything. The sheet shows what each part of the voyage is worth now; the log tells how it came about, with the rules behind every line.
nemo-page-guide-farewell = That is all you need. Sail where you like; the wreck sign warns before a choice that could end the voyage.

### Nemo’s War: what its page says around the game’s own words.

## The chart

nemo-page-chart = The chart of the world
nemo-page-oceans = The twelve oceans
nemo-page-to-indian = to the Indian Ocean
nemo-page-to-pacific = to 1 ›
nemo-page-nautilus = The Nautilus lies { ocean.in }
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
    } { $unknown ->
        [yes] An adventure, face down.
       *[no] { "" }
    } { $adventures ->
        [0] { "" }
       *[other] Adventure: { $names }.
    } { $here ->
        [yes] The Nautilus is here.
       *[no] { "" }
    }
nemo-page-ship-line = { $kind }, { $group }: { $attack ->
        [0] { "" }
       *[other] attack { $attack },{ " " }
    }defence { $defence }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $notoriety } Notoriety
nemo-page-other-side = Other side: { $attack ->
        [0] { "" }
       *[other] attack { $attack },{ " " }
    }defence { $defence }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
nemo-page-full = { $ships }/{ $spaces } full
nemo-page-here = (the Nautilus is here)
nemo-page-sea = { $ships } of { $spaces ->
        [one] { $spaces } ship space
       *[other] { $spaces } ship spaces
    } taken, { $hidden } by hidden ships; { $gem ->
        [yes] a gem
       *[no] no gem
    }{ $lands ->
        [0] { "" }
       *[other] ; uprisings: { $cubes } of { $lands }
    }.
nemo-page-token-unknown = An adventure lies here face down.
nemo-page-token = Adventure: { $treasure }.
nemo-page-links = Sailing to: { $oceans }.
nemo-page-dotted = Ships also spread to: { $oceans }.
nemo-page-prologue = Prologue
nemo-page-act = Act { $act ->
        [1] I
        [2] II
       *[other] III
    }, turn { $turn }
nemo-page-open = { $open } of { $spaces ->
        [one] { $spaces } ship space
       *[other] { $spaces } ship spaces
    } open
nemo-page-lull = { $motive ->
        [7] Lull: 2-point cards cost 1
       *[other] Lull: 2-point actions cost 1
    }
nemo-page-homeward = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    } left to reach { ocean.the }
nemo-page-dice = White dice { $white }; black dice { $black }

## Notoriety and tracks

nemo-page-notoriety = Notoriety
nemo-page-notoriety-at = Notoriety { $at }; the voyage is lost at { $defeat }.
nemo-page-notoriety-frozen = Notoriety { $at }; at { $end } it goes no further, and the voyage goes on.
nemo-page-next-level = { $left } to { $what ->
        [blue] the blue fleet
        [green] the green fleet
        [allied] the alliance
        [die] a black die
        [wonder] a wonder in the cup
        [frozen] the end of the track
       *[defeat] defeat
    }
nemo-page-level = { $what ->
        [blue] Blue fleet
        [green] Green fleet
        [allied] Navies unite
        [die] Black die
        [wonder] Wonder
        [frozen] Notoriety freezes
       *[defeat] Pariah: defeat
    }
nemo-page-tracks = The Nautilus
nemo-page-at-stake = hatched: at stake
nemo-page-track-state = { $state }, { $amount }{ $points ->
        [0] { "" }
        [one] ; { $signed } point
       *[other] ; { $signed ->
        [one] { $signed } point
       *[other] { $signed } points
    }
    }
nemo-page-state-nemo = { $at ->
        [6] At his height
        [5] Strong
        [4] Determined
        [3] Steady
        [2] Erratic
        [1] Unstable
       *[other] Broken
    }
nemo-page-state-crew = { $at ->
        [10] Full strength
        [9] Fresh
        [8] Fresh
        [7] Fit
        [6] Fit
        [5] Fit
        [4] Tired
        [3] Tired
        [2] Spent
        [1] Spent
       *[other] Killed
    }
nemo-page-state-hull = { $at ->
        [10] As new
        [9] Shipshape
        [8] Fighting trim
        [7] Fighting trim
        [6] Fighting trim
        [5] Seaworthy
        [4] Seaworthy
        [3] Listing
        [2] Listing
        [1] Listing
       *[other] Shattered
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
nemo-page-track-letter = { $track ->
        [0] N
        [1] C
       *[other] H
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
nemo-page-afloat = a ship still afloat
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
        [1] Inconsequential
        [2] Adequate
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
nemo-page-person = { $character ->
        [0] Aronnax
        [1] Conseil
        [2] Ned Land
        [3] First Officer
        [4] Second Officer
       *[other] Engineer
    }
nemo-page-sacrifice = Sacrifice: { $who }
nemo-page-sacrificed = sacrificed
nemo-page-treasures = Treasures
nemo-page-no-treasures = none yet
nemo-page-buried = Buried: { $treasure }
nemo-page-piles = Cards and cups
nemo-page-piles-open = underlined: open to look at
nemo-page-draw-pile = Draw Pile { $count }
nemo-page-deck = Adventure Deck { $count }
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
nemo-page-cup-about = Which ship comes next nobody knows; which are left, everybody may.
nemo-page-cup-group = { $group } ({ $count }):
nemo-page-discarded = Discarded
nemo-page-treasure-cup = Treasure cup { $count }
nemo-page-treasure-cup-title = The treasure cup
nemo-page-treasure-cup-about = Which treasure comes next nobody knows; which are left, everybody may.
nemo-page-cup-treasure = { $count ->
        [1] { $treasure }
       *[other] { $treasure }: { $count }
    }
nemo-page-wrecked = Destroyed upgrades
nemo-page-sheet-of-state = The Nautilus, score, refit, piles and log
nemo-page-parts = The state of the voyage
nemo-page-part = { $part ->
        [seas] Seas
        [tracks] The Nautilus
        [aboard] Aboard
        [piles] Cards
        [score] Score
        [odds] Chances
        [dice] Dice and rules
        [story] The whole voyage
       *[log] Log
    }

nemo-page-log = Ship’s log
nemo-page-log-turn = Turn
nemo-page-log-story = Read as a story
nemo-page-log-dice = Dice and rules
nemo-page-story-title = The voyage of the Nautilus
nemo-page-story-file = voyage-of-the-nautilus
nemo-page-story-keep = Keep as a file
nemo-page-story-print = Print

## The decision

nemo-page-moment = One moment.
nemo-page-waiting = { $who } decides.
nemo-page-kicker-seat = { $who } decides
nemo-page-owner = captain { $number }
nemo-page-winner = { $won ->
        [yes] Nemo wins.
       *[no] The Imperialists win.
    }
nemo-page-captains = Each captain’s own score
nemo-page-best = wins
nemo-page-own = { $kind ->
        [ships] Ships
        [cards] Cards
        [treasures] Treasures
       *[characters] Characters
    }
nemo-page-watching = You are watching.
nemo-page-lost = The line is broken; we keep trying.
nemo-page-question = The question
nemo-page-choices = Choices
nemo-page-follows = What follows
nemo-page-kicker = { $turn ->
        [0] Before the voyage
       *[other] { $act ->
            [1] Act I, turn { $turn }
            [2] Act II, turn { $turn }
            [3] Act III, turn { $turn }
           *[other] Turn { $turn }
        }, { $ocean }
    }
nemo-page-kicker-roll = Roll for { $what }, { $ocean }
nemo-page-kicker-place = A ship for: { $ocean }
nemo-page-ask-exert = What do you exert?
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
        [13] no roll is enough
       *[other] { $least } or more on { $dice ->
            [1] one die
           *[other] two dice
        }
    }
nemo-page-ways = { $ways } of { $of } { $enemy ->
        [yes] { $ways ->
            [one] misses us
           *[other] miss us
        }
       *[no] { $ways ->
            [one] passes
           *[other] pass
        }
    }
nemo-page-nothing = nothing happens
nemo-page-if-fails = If it fails
nemo-page-of = { $ways } of { $of }
nemo-page-cost = { $loss ->
        [0] { "" }
       *[other] { $loss } of each resource exerted.
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
nemo-page-wager-several = Exert any of these
nemo-page-wager-one = Exert one of these, or none
nemo-page-wager-at = { $at }, { $state }
nemo-page-wager-barred = not on this roll
nemo-page-wager-none = none
nemo-page-combinations = The chance of every combination
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
nemo-page-sail-to = Sail to
nemo-page-aims = { $style ->
        [bold] Boldly
        [stalk] By stalking
        [torpedo] Torpedo
       *[other] Flag of truce
    }
nemo-page-also = Also possible
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
nemo-page-hidden-ship = A hidden ship
nemo-page-do-roll = Roll the dice
nemo-page-do-choose = Choose something
nemo-page-final-choice = cannot be undone
nemo-page-undoable = can be undone
nemo-page-odds-said = { $chance }, { $ways } of { $of }.
nemo-page-spend = Spend a treasure?
nemo-page-spend-none = none
nemo-page-result = What the roll meant
nemo-page-result-sum = { $added } = { $total }
nemo-page-result-verdict = { $two ->
        [yes] Two ones: failed, whatever is added.
       *[no] { $band ->
            [-1] { $passed ->
                [1] { $what ->
                    [attack] Sunk: { $needed } was needed.
                    [torpedo] Sunk: { $needed } was needed.
                   *[other] Passed: { $needed } was needed.
                }
               *[other] { $what ->
                    [attack] Missed, { $short } short of { $needed }.
                    [torpedo] Missed, { $short } short of { $needed }.
                   *[other] Failed, { $short } short of { $needed }.
                }
            }
            [0] The worst result.
            [1] It comes to nothing.
            [2] A fair result.
            [3] A good result.
           *[other] The best result.
        }
    }
nemo-page-what-changed = What changed
nemo-page-from-to = { $from } →
nemo-page-how-added = How it was added up
nemo-page-what-followed = What followed, and how it was added up
nemo-page-band-reached = What was reached
nemo-page-reach = { $good ->
        [yes] { $attack ->
            [yes] sunk
           *[no] passed
        }
       *[no] { $two ->
            [yes] two ones
           *[no] { $attack ->
                [yes] missed
               *[no] failed
            }
        }
    }
nemo-page-help = Help
nemo-page-help-would = that would change it
nemo-page-help-declined = No help held would have changed it: all of it stays.
nemo-page-help-ask = Call for it all the same
nemo-page-help-idle = { $others ->
        [0] { $count ->
            [one] Help: one held. It would not change this roll; going on keeps it.
           *[other] Help: { $count } held. None would change this roll; going on keeps them all.
        }
       *[other] { $count ->
            [one] One more that would change nothing
           *[other] { $count } more that would change nothing
        }
    }
nemo-page-if-it-stands = If it stands

## A fight

nemo-page-fight = { $style ->
        [1] Bold attack
        [2] Stalking attack
        [3] Torpedo attack
       *[other] Attack
    }
nemo-page-fight-steps = The steps of the fight
nemo-page-fight-step = { $step ->
        [target] Target
        [fire] Her fire
        [attack] Your attack
       *[spoils] Spoils
    }{ $state ->
        [done] { " " }✓
        [none] : none
       *[open] { "" }
    }
nemo-page-when-sunk = Notoriety +{ $value } when sunk
nemo-page-bonus = And { $bonus ->
        [treasure] a treasure
        [crew] 1 Crew
       *[nemo] 1 Nemo
    } when sunk
nemo-page-stand-by = { $count ->
        [one] { $ships } stands by: −1 to your rolls
       *[other] { $ships } stand by: −1 to your rolls
    }
nemo-page-her-guns = Her fire
nemo-page-fired = { $how ->
        [missed] she missed
        [broadside] a broadside
       *[hit] she hit
    }
nemo-page-hit-track = { $track }{ $left ->
        [-1] { "" }
       *[other] { " " }→ { $left }
    }
nemo-page-hit-nothing = glanced off
nemo-page-hit-upgrade = taken by: { $upgrade }
nemo-page-outcomes = Outcomes
nemo-page-of-rolls = of { $of } rolls
nemo-page-sunk = sunk
nemo-page-missed = missed

## Acts and finales

nemo-page-tale = The tale
nemo-page-test-of = Test { $test }
nemo-page-to-chart = To the chart
nemo-page-tale-act-1 = In the year 1870 something long and shining is met with in every ocean, faster than any whale. The papers quarrel over it. Aboard, a man who has done with the land orders the lamps to be lit.
nemo-page-tale-act-2 = Now the ministries believe in us. Ships are fitted out that carry neither mail nor cotton, and their captains have sealed orders. The sea has grown smaller by one fleet.
nemo-page-tale-act-3 = Every voyage has its reckoning. The navies of the world have our description, our haunts and our habits. Nemo walks the saloon at night and asks what all of it was for.
nemo-page-tale-rising = A dull blow runs through the water, as if the sea had been struck from below. Then the horizon is full of smoke, and the smoke is full of masts.
nemo-page-tale-finale-a = Off the coast of Norway the water begins to turn. No pilot has come back to tell how wide it is, and the Nautilus is already inside the ring.
nemo-page-tale-finale-b = There is an island on no chart, with a grotto that only one ship can enter. If the Nautilus has a home, it lies there.
nemo-page-tale-finale-c = The log shows its last blank page. One more sheet is sewn in, one more watch is called: nobody has let the sea know that we are done.
nemo-page-tale-finale-d = The tanks are filled, the planes are set, and the needle of the gauge goes where it has never been. The plates will have to answer for us.
nemo-page-tale-finale-e = The men have buried too many friends in coral. They do not shout; they stand in the passage, and they do not step aside.
nemo-page-tale-finale-f = A white flag on a steam launch, and a letter with three seals. Somebody up there would rather talk than count his dead.
nemo-page-tale-finale-g = The captain reads the log from its first line, and laughs for the first time in a month. Then he gives a course. It is not the course home.
nemo-page-tale-finale-h = A hull lies across the seabed, as large as a street. Whoever sank her left the strongroom shut, and the current is already pulling at our screws.
nemo-page-tale-finale-i = Under a roof of glass stand the machines of all nations. One stand has no flag; the crowd is thickest there.
nemo-page-tale-finale-j = Two plumes of smoke, one on each side, and a sea that has grown too narrow. Somebody has learned how we hunt.

## The end

nemo-page-sheet = The scoring sheet, { $motive }
nemo-page-levels = Inconsequential from { $one }, adequate from { $two }, success from { $three }, triumph from { $four }.
nemo-page-again = Another voyage
nemo-page-look-back = Look back
nemo-page-course = The track of the voyage
nemo-page-picture = The picture
nemo-page-course-said = The track of the voyage: { $passages ->
    [0] no passage
    [one] one passage
   *[other] { $passages } passages
  }, { $sunk ->
    [0] no ship sunk
    [one] one ship sunk
   *[other] { $sunk } ships sunk
  }, { $wonders ->
    [0] no Wonder found
    [one] one Wonder found
   *[other] { $wonders } Wonders found
  }.
nemo-page-check = Check the dice
nemo-page-look = Look at the table

## Keys

nemo-page-key-wager = Exert Nemo, the Crew or the Hull, or leave it out
nemo-page-key-roll = Roll the dice
nemo-page-key-go = Press the filled button
nemo-page-key-enter = Choose the active element; elsewhere press the filled button, unless dice are rolled
nemo-page-key-ocean = Go to an ocean
nemo-page-key-arrows = Walk along the choices
nemo-page-key-links = On the chart, follow the lines from ocean to ocean
nemo-page-key-decision = Go to the decision
nemo-page-key-rule = Open the rule
nemo-page-key-escape = Choose nothing, and go back to the chart

## The first voyage

nemo-page-guide = Your first voyage
nemo-page-guide-at = Lesson { $at } of { $of }
nemo-page-guide-next = Go on
nemo-page-guide-skip = Skip this lesson
nemo-page-guide-leave = Leave the lessons
nemo-page-guide-open = Open the lesson
nemo-page-guide-fold = Fold the lesson away
nemo-page-guide-working = The Nautilus is being made ready.
nemo-page-guide-retry = Try again
nemo-page-guide-welcome = This is the world in 1870. Every ocean has room for a few ships; when the seas are full, the voyage is lost. The brass spindle is you.
nemo-page-guide-yard = The yard shows five upgrades, and four of them stay on offer. Point at each to read what it does, choose the one that you want least, and press the filled button.
nemo-page-guide-upgrade = Your motive is to explore, and it brings an upgrade of its own. Fit it now: it is worth its price.
nemo-page-guide-pay = You pay with two steps of Nemo, Crew or Hull, one after the other, as you choose. Spread them, so that none runs low.
nemo-page-guide-tracks = Nemo, Crew and Hull are what you live on. Every step has a name, a bonus for rolls and, further down, a price in points. If one of them falls to the wreck sign, the voyage is over.
nemo-page-guide-wager = Each turn begins with a card. This one is a test with two dice. An exerted resource adds its bonus, and suffers if the roll fails. Tick a box: modifiers and chance change at once. Then roll.
nemo-page-guide-help = Too little! After the roll somebody can still help. Only what would change something is offered, with its price and what comes of it. Take help, or let the roll stand.
nemo-page-guide-ships = Now the dice for the ships. Each brings one to the ocean with its number, and their difference is your action points. Roll.
nemo-page-guide-act = Act. Each action shows its price and its chance; what is barred says why when you press it. This time choose “Seek adventure”, and confirm.
    .aside = That ended the turn, which does no harm: a point was saved, and the next turn comes. Adventures can wait.
nemo-page-guide-adventure = A card of the Adventure Deck. Undertake it, or put it below the deck for another day. The gems on the deck come with it, as treasures.
nemo-page-guide-score = Your motive weighs everything. The sheet says what each part of the voyage is worth now, and how far away the next victory is. Go on, and some months will have passed.
nemo-page-guide-fight = Act II, and the North Atlantic is full of prey. Attack boldly: an enemy fires first, then you.
    .aside = The turn is over. You will come back to these waters.
nemo-page-guide-target = Whom? Each ship shows how strong she is, and what she is worth. Choose the Lord Clyde.
nemo-page-guide-absorb = She hit us. Instead of losing a step, an upgrade can take the hit, and is destroyed. This time let the upgrade have it.
nemo-page-guide-shot = Now it is your turn to fire. Exert Nemo: his bonus counts, and he suffers only if you miss.
nemo-page-guide-dispose = Sunk! As tonnage she counts at the end; as salvage she can be used for upgrades. Take the tonnage.
nemo-page-guide-follow = After tonnage a bold attack may go on to the next ship. Let the others go.
nemo-page-guide-stalk = There is a quieter way: stalking adds 1 to your roll, and you may look before you fight. Attack by stalking.
    .aside = The turn is over. Stalking can wait.
nemo-page-guide-hidden = Choose the hidden ship: she turns up her face first.
nemo-page-guide-press = There she is. Fight her, or let her go: nothing is lost but the action. Let her go.
nemo-page-guide-refit = Your salvage is worth an upgrade. Choose to refit.
    .aside = The turn is over. The yard can wait.
nemo-page-guide-spend = A treasure could be spent on this roll for its points. Exert nothing, spend nothing, and see what comes of it.
nemo-page-guide-worn = A middling refit costs a treasure. Choose the one you will miss least.
nemo-page-guide-install = Choose an upgrade that you can pay for.
nemo-page-guide-salvage = And the wrecks that are used up for it. What is left stays for the next refit.
nemo-page-guide-rest = That was a full turn. End it: one unused action point is saved.
nemo-page-guide-notoriety = Sinking ships makes you notorious. The bar shows what that brings, and where the world turns against you; uprisings bring it down again. Go on to a quieter day.
nemo-page-guide-lull = Roll for the ships once more.
nemo-page-guide-lull-dice = With three dice you choose one to leave out. Equal ones that are left make a lull: no action points, but what costs 2 costs 1.
nemo-page-guide-spread = The ocean is full, so the ship spreads to a neighbour of your choice. Keep room where you want to be.
nemo-page-guide-gem = In a lull a gem comes too. Where one lies already it moves next door, as you choose.
nemo-page-guide-uprising = Every uprising is put to a die, and the one in Europe is crushed: abandon it, or press on and gain Notoriety. Abandon it.
nemo-page-guide-kept = Cards that you keep lie in your tableau until you use them. The Gulf Stream carries you out of the North Atlantic for nothing: use it.
    .aside = The turn is over. The card stays yours.
nemo-page-guide-sail = Choose an ocean beside you, and then the next one.
nemo-page-guide-declined = Three adventures that were declined lie below the deck, and you may look at them. Seek adventure.
    .aside = The turn is over. The adventures stay below the deck.
nemo-page-guide-turn-away = Undertake it: two hidden ships turn away. Choose where, one after the other.
nemo-page-guide-forced = Seek the next adventure and undertake it. A ship comes that must be fought.
    .aside = The turn is over. The ship will wait for you.
nemo-page-guide-style = How you attack her is your choice. Stalk her.
nemo-page-guide-evils = Seek the last adventure, and undertake it. It leaves you a choice of evils.
    .aside = The turn is over. This adventure can wait.
nemo-page-guide-choose = Somebody who sails with you, or men of the Crew. Choose the sacrifice.
nemo-page-guide-whose = Whose? Each of them is worth points at the end, and helps in a way of their own: read before you choose.
nemo-page-guide-log = Everything stands in the log, with the rule behind every line. The wreck sign warns before a choice that could lose the voyage, and before no other. Go on to the third act.
nemo-page-guide-motive = The last turn of Act II. End it; one action point is saved.
nemo-page-guide-change = Act III begins, and Nemo may change his motive. Keep the one you have.
nemo-page-guide-offer = Whoever keeps the motive may put another upgrade on offer.
nemo-page-guide-three = Roll. There are three white dice in Act III, and all of them bring ships.
nemo-page-guide-dice = Leave one of the dice out when the action points are counted.
nemo-page-guide-ladder = The seas are nearly full. A ship without a place spreads out; else a hidden one is revealed; else a white one gets hostile; else she goes hunting. Each step that was passed says why.
nemo-page-guide-hunt = She goes hunting. Choose the ocean next door that she hunts in.
nemo-page-guide-hostile = A white ship gets hostile, and shows her other side. Choose one you would rather not meet, far away.
nemo-page-guide-reveal = A hidden ship is revealed to make room. Choose where.
nemo-page-guide-crowded = Every ship has found a place. When none of these steps is left, the voyage is lost: in Act III, sink more than you seek. Go on to the end of another voyage.
nemo-page-guide-home = Here is a voyage that went well, a few turns before its end. You know every kind of choice: bring it home. “Show me” says what we would do.
nemo-page-guide-sheet = The sheet says what is still worth the trouble: wonders and treasures for an explorer, and no Crew or Hull that is priced in points. Then end your turns.
nemo-page-guide-farewell = A victory. The epilogue tells how good it was, and the sheet where the points came from. Begin a voyage of your own: the recommended one is a click away on the first page.
    .lost = Lost, so near to the end. You know every choice now: try this part again, or begin a voyage of your own.

## The reader

nemo-page-read-ship = { $kind }, { $group }
nemo-page-read-attack = attack
nemo-page-read-defence = defence
nemo-page-read-points = { $points ->
        [one] point
       *[other] points
    }
nemo-page-read-notoriety = Notoriety
nemo-page-read-figures = { $ship }: { $attack ->
        [0] { "" }
       *[other] attack { $attack },{ " " }
    }defence { $defence }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
nemo-page-read-aim = { $style ->
        [stalk] Stalking sinks her in { $chance }.
        [torpedo] The torpedo sinks her in { $chance }.
        [bold] A bold attack sinks her in { $chance }.
       *[other] The roll succeeds in { $chance }.
    }
nemo-page-read-sunk = If sunk
nemo-page-read-ocean = Ocean
nemo-page-read-here = Ocean; the Nautilus is here
nemo-page-read-ships = Ships
nemo-page-read-adventures = Adventures
nemo-page-read-sails = Sailing to
nemo-page-read-spreads = Ships spread to
nemo-page-read-seas = All the seas as a table
nemo-page-read-card = { $kind ->
        [test] Card with a test
        [keep] Card to keep
        [play] Card played at once
       *[other] Card
    }, { $standing ->
        [printed] printed
        [inferred] inferred
        [owner] from your own file
       *[other] reconstructed
    }
nemo-page-read-lies = { $place ->
        [tableau] in the tableau
        [passed] among the passed cards
        [failed] among the failed cards
        [below] below the deck
       *[other] being played
    }
nemo-page-read-upgrade = Upgrade of the Nautilus
nemo-page-read-upgrade-now = { $now ->
        [fitted] Aboard.
        [wrecked] Destroyed.
        [reach] On offer; your Salvage is enough.
        [short] On offer; { $short } Salvage short.
       *[aside] Not in this voyage’s choice.
    }
nemo-page-read-price = { $price } Salvage
nemo-page-read-character = Aboard the Nautilus
nemo-page-read-aboard = { $gone ->
        [yes] Sacrificed.
       *[no] Can still be sacrificed.
    }
nemo-page-read-owner = Belongs to
nemo-page-read-attribute = Attribute
nemo-page-read-deadly = Deadly Seas token
nemo-page-read-motive = Motive of the voyage
nemo-page-read-treasure = { $sort ->
        [map] Treasure, a map
        [wonder] Treasure, a Wonder
        [retain] Treasure to retain
        [event] Treasure with an event
        [ally] Ally
       *[adventure] Adventure
    }
nemo-page-read-held = { $count ->
        [0] Not yours
        [one] You have one
       *[other] You have { $count }
    }; { $cup ->
        [0] none left in the cup
        [one] one left in the cup
       *[other] { $cup } left in the cup
    }.
nemo-page-read-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
nemo-page-read-track = Resource
nemo-page-read-exert = Exerted

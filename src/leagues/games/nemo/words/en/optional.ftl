### Nemo’s War: what is said about the optional rules.

## Options

option-optional_rules = Optional rules
    .about = Which of the manual’s optional rules do you want? A first voyage needs none.
optional_rules-relentless-pursuit = Relentless Pursuit
    .about = At the start of your actions a die says, for each warship around you, if it attacks. It can only make a voyage harder.
optional_rules-realistic-torpedoes = Realistic torpedoes
    .about = No torpedo can be aimed at the Sea Serpent or the airship. Hardly harder.
optional_rules-naval-coordination = Imperialist Naval Coordination
    .about = Where a warship near you takes 1 from a roll, every revealed ship does. It can only make a voyage harder.
optional_rules-not-like-the-captain = “That’s not like the Captain”
    .about = Before Act III, Nemo may turn from an honourable motive to a stern one or back. Nemo or the Crew pays for it. A choice more, so never harder.
optional_rules-buried-treasure = Buried Treasure
    .about = A stern Nemo may bury plain treasure maps; the fewer of the Crew are left, the more of them score twice. It can only add to the score.
optional_rules-at-all-costs = At All Costs!
    .about = Before any roll of two dice you may give an upgrade, aboard or on offer, and 1 Notoriety for 2 more on the dice. A great help near the end.
optional_rules-britannia-rules-the-waves = Britannia Rules the Waves
    .about = Every figure of a British ship is 1 higher, and a sunk one can cover two boxes of the Tonnage or Salvage track. As hard as without it: a risk and a reward.
optional_rules-changing-losses = Failures between turns
    .about = When you end a turn you may change what failed tests cost, as a Sailor, an Officer or a Captain. It is as hard as you make it.
optional_rules-officers-attributes = Officers’ attributes
    .about = Each of the six aboard bears a token face down, good or bad, that changes what they score; their level of difficulty has a choice of its own. All in all it makes hardly any difference.
optional_rules-nadeen-dakkar = Nadeen Dakkar
    .about = Nemo’s son may come aboard in the Indian Ocean. While he is there everybody aboard scores more; losing him is a defeat. It makes a voyage a little easier.
optional_rules-deadly-seas = Deadly Seas
    .about = Thirteen more tokens lie in the ship cup: three groups of ships, and storms, fires, villages and islands that do something at once. A risk, with some gain; all in all it makes a voyage harder.
option-attributes = Officers’ attributes
    .about = Only with that optional rule: how are the tokens laid out?
attributes-same = As the voyage
    .class = whatever the difficulty is
attributes-sailor = Sailor
    .class = you choose one of two
attributes-officer = Officer
    .class = at random
attributes-captain = Captain
    .class = without Brave and Lucky
option-deadly_seas = Deadly Seas
    .about = Only with that optional rule: which of its tokens are in the ship cup?
deadly_seas-same = As the voyage
    .class = whatever the difficulty is
deadly_seas-sailor = Sailor
    .class = one bad one only
deadly_seas-officer = Officer
    .class = all of them
deadly_seas-captain = Captain
    .class = fewer good ones

## Names

character-nadeen = Nadeen Dakkar
character-nadeen-does = He cannot be sacrificed while anybody else is left, and losing him is a defeat. With him aboard each instance of a character scores 1 more.
attribute-brave = Brave
attribute-learned = Learned
attribute-loyal = Loyal
attribute-weary = Weary
attribute-saboteur = Saboteur
attribute-lucky = Lucky
attribute-none = no token
attribute-brave-does = 1 point more
attribute-learned-does = 1 point more, and 1 more on the roll when sacrificed on a card with Science
attribute-loyal-does = 2 points more
attribute-weary-does = 1 point less
attribute-saboteur-does = 2 points less, and 1 Hull when turned up
attribute-lucky-does = once face up, discarded after a roll to roll again
attribute-none-does = nothing
source-learned = learning
deadly-coastal-village = Coastal Village
deadly-cyclone = Cyclone!
deadly-fire-aboard = Fire Aboard!
deadly-nautilus-breakdown = Nautilus Breakdown!
deadly-red-sky = Red Sky at Night
deadly-rogue-wave = Rogue Wave!
deadly-uncharted-island = Uncharted Island
deadly-coastal-village-does = You may raise a people there for nothing, if there is room.
deadly-cyclone-does = It attacks the Nautilus as a warship would; then no ship is left in your ocean.
deadly-fire-aboard-does = It costs 1 Nemo, 1 Crew or 1 Hull, or a character of your choice.
deadly-nautilus-breakdown-does = You lose your action points and the rest of your actions this turn.
deadly-red-sky-does = You keep it; after a roll it adds 2.
deadly-rogue-wave-does = A character of your choice is lost.
deadly-uncharted-island-does = You draw a card from the Adventure Deck for nothing.
source-red-sky = a Red Sky at Night

## Choices

do-tonnage-twice = Tonnage, two boxes in the row of { ocean.the }
do-salvage-twice = Salvage for 2 points
do-relations-twice = Relations, two boxes in the row of { ocean.the }
do-incident-twice = An incident for 2 points of Salvage

decision-at-all-costs = Do you give an upgrade for 2 more, at all costs?
do-pledge-none = Give nothing
do-pledge = Give at all costs: { upgrade }
source-at-all-costs = at all costs

do-draw-deadly = Deadly Seas: { deadly }
do-use-red-sky = Use a Red Sky at Night
aid-red-sky = { $count } more on the roll; the token is gone.
aid-note-deadly = { deadly }: { deadly-does }
aid-note-breakdown = A breakdown: no Action Phase this turn
do-draw-attribute = Attribute: { attribute }
decision-draw-attribute = Which attribute is it?
decision-keep-attribute = Which token do you leave there?
do-keep-attribute = { attribute }
aid-attribute = { attribute-does }.
aid-attribute-of = The tile: { character }. The other token goes back.
do-use-lucky = Discard the Lucky token
aid-lucky = Both dice are rolled again; the token is gone.

do-end-at = { $level ->
        [0] End the turn, with a Sailor’s losses
        [1] End the turn, with an Officer’s losses
       *[other] End the turn, with a Captain’s losses
    }
aid-losses-sailor = From then on a failed test takes 1 of each resource exerted.
aid-losses-officer = From then on a failed test takes 2 of each resource exerted, or 1 if the lowest die is a 1.
aid-losses-captain = From then on a failed test takes as much of each resource exerted as the lowest die shows.

do-bury = Bury treasure
decision-bury = Which treasure do you bury?
do-bury-one = Bury: { treasure }
do-bury-all = Bury all of them
do-bury-done = That is all
aid-bury = { $count ->
        [0] As the Crew stands, none scores twice.
        [one] As the Crew stands, one scores twice.
       *[other] As the Crew stands, { $count } score twice.
    }

decision-pursuer = For which warship do you roll now?
do-pursuer = See if { ship.the } attacks
aid-pursuit = { $lots ->
        [one] { $lots } face of 6 makes it attack.
       *[other] { $lots } faces of 6 make it attack.
    }
aid-change-price = It costs { $count } of { track }.
source-naval-coordination = ships that act together

## The journal

say-pursues = A { $b }: { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } comes at us.
say-no-pursuit = A { $b }: { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } lets us be.
say-no-aim = No torpedo can be aimed at { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-buried = { $b ->
        [one] We bury a treasure: { treasure-a }.
       *[other] We bury { $b } treasures: { treasure-a }.
    }
say-dug-up = { $b ->
        [one] We dig up a treasure: { treasure-a }.
       *[other] We dig up { $b } treasures: { treasure-a }.
    }
say-pledged = We give up an upgrade for this roll: { upgrade-a }.
say-covers-two = Two boxes for { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-losses-changed = { $a ->
        [0] From now on failed tests cost what they cost a Sailor.
        [1] From now on failed tests cost what they cost an Officer.
       *[other] From now on failed tests cost what they cost a Captain.
    }
say-attribute = { $b ->
        [6] { character-a }: no token.
       *[other] { character-a } is turned up: { attribute-b }.
    }
say-attribute-kept = { character-a } bears a token: { attribute-b }.
say-luck-used = { character-a } was lucky: we roll again.
say-nadeen = Nadeen Dakkar, the captain’s son, comes aboard.
say-nadeen-lost = Nobody else is left to be given up: we lose Nadeen Dakkar.
say-deadly = We draw a token of Deadly Seas ({ deadly-a }).
say-broken-down = The engines stand still: no actions are left this turn.
say-red-sky = We keep a Red Sky at Night; { $a ->
        [one] it is the only one.
       *[other] we have { $a } of them.
    }
say-red-sky-used = { $a ->
        [0] The red sky of last night helps us.
        [one] The red sky of last night helps us; one is left.
       *[other] The red sky of last night helps us; { $a } are left.
    }
say-cyclone-hits = { $a ->
        [one] The cyclone strikes us once.
       *[other] The cyclone strikes us { $a } times.
    }
say-cyclone-misses = The cyclone passes without harming us.
say-cyclone-disaster = The cyclone is upon us: a die says how often it strikes.
say-swept = The cyclone sweeps { ocean-a.the } empty: { $b ->
        [0] no hidden ship
        [one] { $b } hidden ship
       *[other] { $b } hidden ships
    } and { $c ->
        [0] no revealed one
        [one] { $c } revealed one
       *[other] { $c } revealed ones
    } are gone.
say-group-brings = { $c ->
        [one] With { ship-a.the } { $c } more ship comes { ocean-b.to }.
       *[other] With { ship-a.the } { $c } more ships come { ocean-b.to }.
    }
say-called-off = There is no battle with { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } any more.

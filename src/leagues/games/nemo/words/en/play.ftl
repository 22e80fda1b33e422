### Nemo’s War: what is said while playing.

game-title = Nemo’s War
game-about = A year aboard the Nautilus: explore, discover, raise the oppressed or make war, before the empires close the seas.
game-luck = Dice
    .the = the dice

## Options

preset-first-voyage = First voyage
    .class = every aspect as a Sailor: the world wakes late and failures cost little
preset-basic-box = The basic box
    .class = as the box is played: every aspect as an Officer, nothing added
preset-everything = Everything
    .class = the expanded box and every optional rule: much to keep in mind, for captains who know the box
option-players = Captains
    .about = How many sail the Nautilus? Several captains take turns in command, and each has officers of their own.
option-company = Company
    .about = Do several captains share one score, or does each have their own?
company-cooperative = Cooperative
    .class = one score for all
company-semi-competitive = Semi-competitive
    .class = each captain’s own score decides, if the voyage succeeds
company-imperialists = The Imperialists
    .class = one against one: the second player places the ships
option-motive = Nemo’s motive
    .about = What the voyage is for. It weighs the score, and says how much Notoriety Nemo can bear.
option-difficulty = Difficulty
    .about = For everything that has no difficulty of its own.
option-box = Box
    .about = Do the upgrades of the expanded box belong to the voyage?
option-deck_gems = Gems on the deck
    .about = How many gems wait on the Adventure Deck at first: 2, 1 or none.
option-first_upgrade = First upgrade
    .about = Can you buy the motive’s own upgrade before the voyage, and at what price?
option-upgrades = Upgrades on offer
    .about = How many more upgrades are on offer: the best four of five, three, or two.
option-reinforcements = Reinforcements
    .about = How soon Notoriety brings the blue and green ships: at 18 and 30, 14 and 26, or 10 and 22.
option-hidden_ships = Hidden ships
    .about = How many ships lie in wait at first: 8, 12 or 16.
option-action_points = First action points
    .about = The action points to begin with: 2, 1 or none.
option-test_loss = Failed tests
    .about = What failure costs each exerted resource: 1; 1 or 2; or as much as the lowest die.
option-epilogue = Epilogue
    .about = What is added to every level of victory: 20 less, nothing, or 20 more.
motive-explore = Explore
    .class = wonders and treasures; the gentlest voyage
    .about = Wonders and treasures count most. Neither easy nor hard.
motive-science = Science
    .class = discoveries; Nemo bears little Notoriety
    .about = Discoveries count most, and Nemo bears little Notoriety. One of the easier voyages.
motive-anti-imperialism = Anti-Imperialism
    .class = uprisings and merchantmen
    .about = Raise the coasts and sink merchantmen. A little harder than most.
motive-war = War!
    .class = warships, whatever the world says
    .about = Warships count most, whatever the world says. Neither easy nor hard.
motive-humanist = Humanist
    .class = goodwill on land; ill deeds travel fast (expanded box)
    .about = Win goodwill on land; ill deeds travel fast. Among the hardest.
motive-piracy = Piracy
    .class = loot, and no shame at all (expanded box)
    .about = Loot counts, and no shame at all. Among the hardest.
motive-world-order = World Order
    .class = allies on every shore, terror on every sea (expanded box)
    .about = Allies on every shore, terror on every sea. Neither easy nor hard.
motive-adventure = Adventure
    .class = never a dull moment, and tales to bring home (expanded box)
    .about = Tales from every ocean, never a dull moment. A little harder than most.
difficulty-sailor = Sailor
    .class = for a first voyage
difficulty-officer = Officer
    .class = the usual one
difficulty-captain = Captain
    .class = the hardest
box-basic = Basic
    .class = eleven upgrades
box-expanded = Expanded
    .class = eighteen more upgrades, more cards and four more motives
deck_gems-same = As the voyage
    .class = whatever the difficulty is
deck_gems-sailor = Sailor
    .class = two
deck_gems-officer = Officer
    .class = one
deck_gems-captain = Captain
    .class = none
first_upgrade-same = As the voyage
    .class = whatever the difficulty is
first_upgrade-sailor = Sailor
    .class = one cheaper
first_upgrade-officer = Officer
    .class = at its price
first_upgrade-captain = Captain
    .class = not for sale
upgrades-same = As the voyage
    .class = whatever the difficulty is
upgrades-sailor = Sailor
    .class = four of five
upgrades-officer = Officer
    .class = three
upgrades-captain = Captain
    .class = two
reinforcements-same = As the voyage
    .class = whatever the difficulty is
reinforcements-sailor = Sailor
    .class = at 18 and 30
reinforcements-officer = Officer
    .class = at 14 and 26
reinforcements-captain = Captain
    .class = at 10 and 22
hidden_ships-same = As the voyage
    .class = whatever the difficulty is
hidden_ships-sailor = Sailor
    .class = eight
hidden_ships-officer = Officer
    .class = twelve
hidden_ships-captain = Captain
    .class = sixteen
action_points-same = As the voyage
    .class = whatever the difficulty is
action_points-sailor = Sailor
    .class = two
action_points-officer = Officer
    .class = one
action_points-captain = Captain
    .class = none
test_loss-same = As the voyage
    .class = whatever the difficulty is
test_loss-sailor = Sailor
    .class = one
test_loss-officer = Officer
    .class = one or two
test_loss-captain = Captain
    .class = the lowest die
epilogue-same = As the voyage
    .class = whatever the difficulty is
epilogue-sailor = Sailor
    .class = 20 points easier
epilogue-officer = Officer
    .class = as it is
epilogue-captain = Captain
    .class = 20 points harder

## Names

track-nemo = Nemo
    .lost = of Nemo’s resolve
track-crew = Crew
    .lost = of the Crew
track-hull = Hull
    .lost = of the Hull
group-white = white
group-pale-yellow = pale yellow
group-blue = blue
group-green = green
group-dark-yellow = dark yellow
group-orange = orange
group-red = red
group-black = black
group-deadly-seas = Ship Groups
test-card = the card’s test
test-search = the search
test-incite = the incitement
test-rest = the rest ashore
test-repair = the repairs
test-refit = the refit
test-attack = the attack
test-enemy = the enemy’s fire
test-torpedo = the torpedo
test-diplomacy = the parley
source-warship = a warship near
source-ships = ships in sight
source-cubes = uprisings already here
source-exert-nemo = Nemo exerted
source-exert-crew = the Crew exerted
source-exert-hull = the Hull exerted
source-double-hull = the Double Hull
source-treasure = a treasure spent
source-arcane-library = the Arcane Library
source-strengthened-prow = the Strengthened Prow
source-reinforced-armor = the Reinforced Armor
source-stalking = stalking
source-margin = the world’s good opinion
source-aronnax = Professor Aronnax
source-ned-land = Ned Land
source-first-officer = the First Officer
source-crew-armor = the Crew Armor
source-card = a card
source-adventurers-league = the Adventurer’s League
source-piracy = hidden ships that know a pirate
source-diving-apparatus = the Diving Apparatus
source-ally = an ally
source-adventure-token = an adventure
source-map-room = the Map Room
source-armory = the Armory
sheet-warships = Warships
sheet-non-warships = Non-warships
sheet-adventure = Adventures
sheet-treasure = Treasures
sheet-liberation = Liberation
sheet-science = Science
sheet-wonder = Wonders
sheet-characters = Characters
sheet-scouring = Scouring the seas
sheet-penalties = Wear and tear

## What is asked

decision-throw = What does the die show?
decision-draw-event = Which card is turned up?
decision-draw-adventure = Which adventure is drawn?
decision-draw-ship = Which ship is drawn?
decision-draw-treasure = Which treasure is drawn?
decision-draw-upgrade = Which upgrade is turned up?
decision-buy-first = Do you fit your motive’s upgrade before you sail?
decision-pay-resource = Which resource pays for it?
decision-set-aside = Which upgrade do you set aside?
decision-change-motive = The third act begins. What drives Nemo now?
decision-add-upgrade = Which upgrade do you put on offer?
decision-prepare = Roll for the ships?
decision-pick-dice = Which white die do you leave out?
decision-spread = Where does the hidden ship spread to?
decision-replace-hidden = Which hidden ship turns out to be the one that was drawn?
decision-turn-hostile = Which white ship gets hostile?
decision-hunt = Where does the hunter go?
decision-place-gem = A gem lies there already. Which ocean next to it gets the new one?
decision-answer-uprising = The empires crush the uprising. Do you abandon it?
decision-act = What does the Nautilus do?
decision-target = Which ship do you attack?
decision-press = Do you fight what you have found?
decision-attack-style = How do you attack?
decision-exert = What do you exert?
decision-spend = Do you spend a treasure on it?
decision-help = Do you call for help, or let the roll stand?
decision-absorb = A hit! Do you take it?
decision-dispose = The ship is yours. What becomes of it?
decision-decipher = Which ship shows its other side?
decision-take-up = Do you make use of it?
decision-enlist = In which row does the ally take a ship’s place?
decision-parley = They hear you. What comes of it?
decision-exhibit = Which treasure do you give to the World’s Fair?
decision-give-up = Which upgrade is lost with the wreck?
decision-spring = Which of the two do you fight first?
decision-draw-adventure-token = Which adventure is turned up?
decision-lay-adventure = An adventure lies there already. Which ocean next to it gets the new one?
decision-claim = Which adventure do you take?
decision-train = After the rest, do you train a new hand?
decision-deal-character = Who is dealt next?
decision-consent = The captain asks for one of your characters. Do you agree?
decision-draw-mustered = Which ship do the Imperialists draw?
decision-muster = A ship is to be placed. Do you draw one, or choose from two?
decision-show-ship = Which ship do you show?
decision-admiralty = Where do you add a Hidden ship?
decision-undertake = Do you undertake this adventure?
decision-forestall = Something that is kept could still change this. Do you use it?
decision-choose = Which do you choose?
decision-pick-character = Who?
decision-pick-ocean = Which ocean?
decision-install = Which upgrade do you install?
decision-pay-salvage = Which salvaged ship do you use up?
decision-discard-treasure = Which treasure do you give up?
decision-sail = Where does the Nautilus go, free of charge?

## What a move does

do-throw = { $die }
do-draw-event = Turn up: { card }
do-draw-adventure = Draw: { card }
do-draw-ship = Draw { ship.the }
do-draw-treasure = Draw: { treasure }
do-draw-upgrade = Turn up: { upgrade }
do-buy-first = Fit it now
do-leave-first = Leave it on offer
do-pay-resource = Pay 1 { track.lost }
do-set-aside = Set aside: { upgrade }
do-motive = { motive }
do-add-upgrade = Put on offer: { upgrade }
do-add-none = Put none on offer
do-roll = Roll the dice
do-use-treasure = Use: { treasure }
do-place-ally = On the tonnage track: { treasure }
do-draw-adventure-token = Turn up: { treasure }
do-lay-adventure = Put it { ocean.in }
do-claim = Take: { treasure }
do-use-card = Play the card “{ card }”
do-pick-dice = Leave out the { $die ->
        [1] first
        [2] second
       *[3] third
    } white die
do-again-white = Roll white die { $die } again
do-again-black = Roll black die { $die } again
do-spread = It goes { ocean.to }
do-replace-hidden = The one { ocean.in }
do-hunt = It hunts { ocean.in }
do-place-gem = Put it { ocean.in }
do-turn-hostile = Let { ship.the } get hostile
do-decipher = Let { ship.the } show the other side
do-abandon = Abandon it: remove a cube
do-press-on = Stand by it: gain Notoriety
do-end = End the turn
do-adventure = Seek adventure
do-bold = Attack boldly
do-stalk = Attack by stalking
do-torpedo = Fire a torpedo
do-diplomacy = Meet a ship under a flag of truce
do-mend = Mend your reputation: give back a cube
do-incite = Incite an uprising
do-rest = Rest
do-repair = Repair
do-refit = Refit
do-search = Search
do-fog = Vanish in the fog
do-horns = Sound the Electric Horns
do-reflect-for-points = Reflect: 1 Nemo for 2 action points
do-reflect-for-nemo = Reflect: action points for 1 Nemo
do-cipher = Use the Clockwork Cipher
do-leave-out-first = Leave out the first die
do-leave-out-second = Leave out the second die
do-leave-out-third = Leave out the third die
do-decline-offer = Leave it at that
do-second-for-notoriety = Draw a second one for 1 Notoriety
do-second-for-nemo = Draw a second one for 1 Nemo
do-keep-the-first = Keep the first treasure
do-keep-the-second = Keep the second treasure
do-return = Put it back into the cup
do-redraw = Draw another ship
do-bolts = Lose 1 Hull and lower Notoriety
do-arm-for-notoriety = Add 1 for 1 Notoriety
do-arm-for-hull = Add 1 for 1 Hull
do-exhibit = Give: { treasure }
do-exhibit-none = Give no other treasure
do-give-up = Lose: { upgrade }
do-give-nemo = Give 1 Nemo
do-give-crew = Give 1 Crew
do-give-hull = Give 1 Hull
do-move = Move { ocean.to }
do-sacrifice = Sacrifice: { character }
do-target = Attack { ship.the }
do-target-hidden = Attack a hidden ship
do-stop = Let the others go
do-decline = Let her go
do-fight = Fight
do-boldly = Boldly
do-stalking = By stalking
do-exert-none = Exert nothing
do-exert = Exert { $tracks ->
        [1] Nemo
        [2] the Crew
        [3] Nemo and the Crew
        [4] the Hull
        [5] Nemo and the Hull
        [6] the Crew and the Hull
       *[other] everything
    }
do-spend = Spend: { treasure }
do-spend-none = Spend nothing
do-accept = Let the roll stand
do-use-armor = Use the Crew Armor
do-destroy-armor = Destroy the Crew Armor
do-plan-first-die = War Room: turn the first die
do-plan-second-die = War Room: turn the second die
do-take-hit = Take it
do-destroy-upgrade = Destroy: { upgrade }
do-tonnage = Tonnage, in the row of { ocean.the }
do-salvage = Salvage
do-relations = Relations, in the row of { ocean.the }
do-incident = An incident: take it as Salvage
do-support = Let it go, and win support on land
do-quarters = Keep it aboard, in the Prize Crew Quarters
do-decline-card = Put it below the deck
do-allow = Let it happen
do-undertake = Undertake it
do-choose = Choose { $number ->
        [1] the first
        [2] the second
        [3] the third
       *[other] the fourth
    }
do-pick-character = { character }
do-pick-none = No more
do-pick-ocean = { ocean }
do-install = Install: { upgrade }
do-install-none = Install nothing
do-pay-salvage = Use up { ship.the }
do-pay-gem = Use up a gem
do-deal-character = Deal { character }
do-agree = Agree to the sacrifice
do-refuse = Refuse
do-draw-one = Draw one ship
do-muster = Draw two and choose
do-show-ship = Show { ship.the }
do-spend-point = A Hidden ship { ocean.in }
do-spend-no-point = Leave the point unspent
do-train-none = Train nobody
do-train = Discard { ship.the } for 1 Crew
do-discard-treasure = Discard: { treasure }
do-discard-nothing = Nothing is left to discard
do-stay = Stay here
do-sail = Sail { ocean.to }

## The ship’s log

say-start = The Nautilus surfaces { ocean-a.in }.
say-upgrade-shown = Now on offer: { upgrade-a }.
say-upgrade-aside = Set aside: { upgrade-a }.
say-first-upgrade = Before we sail, the yard fits: { upgrade-a }.
say-turn = Fortnight { $a }.
say-act = { $a ->
        [1] Act I begins.
        [2] Act II begins. The world has taken notice.
       *[other] Act III begins. There is no turning back.
    }
say-event = “{ card-a }” comes up.
say-motive-changed = “{ motive-a }” is Nemo’s motive from now on.
say-motive-kept = “{ motive-a }” remains Nemo’s motive.
say-card-passed = “{ card-a }” counts as passed.
say-card-failed = “{ card-a }” counts as failed.
say-card-kept = “{ card-a }” is kept for later.
say-card-gone = “{ card-a }” is done with.
say-card-used = “{ card-a }” is put to use.
say-adventure = The adventure “{ card-a }” lies before us.
say-declined = “{ card-a }” goes below the deck: not now.
say-gained = { track-a }: { $b } more, { $c } in all.
say-lost = { $b } { track-a.lost } lost; { $c } left.
say-notoriety-up = Notoriety rises by { $a } to { $b }.
say-notoriety-down = Notoriety falls by { $a } to { $b }.
say-group-added = The { group-a } ships put to sea.
say-allied = The navies of the world unite. Every warship is stronger now.
say-actions-gained = Action points: { $a } more, { $b } in all.
say-no-actions = The dice will bring no action points this turn.
say-rolled = The white dice show { $a }{ $c ->
        [0] { " and " }{ $b }
       *[other] , { $b } and { $c }
    }.
say-rolled-black = { $b ->
        [0] The black die shows { $a }
       *[other] The black dice show { $a } and { $b }
    }.
say-lull = A lull settles on { ocean-a.the }.
say-hidden-placed = A sail { ocean-a.in }.
say-spread = No room { ocean-a.in }: the ship goes on { ocean-b.to }.
say-ship-drawn = The lookout makes out { ship-a.the }.
say-revealed = Sighted { ocean-b.in }: { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-hostile = A merchantman gets hostile { ocean-b.in }: she is { ship-back-a.the }.
say-hunting = A hunter takes station { ocean-b.in }: { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-cup-refilled = Ships return to the sea lanes.
say-cup-dry = There are no more ships to come.
say-gem-placed = Treasure is rumoured { ocean-a.in }.
say-gem-on-deck = Gems on the Adventure Deck: { $a }.
say-gem-forfeit = There is no place for another gem.
say-uprising-safe = The uprising { ocean-a.in } holds: { $b } against { $c }.
say-uprising-crushed = The empires strike { ocean-a.in }: { $b } against { $c }.
say-cube-removed = We abandon the uprising { ocean-a.in }.
say-notoriety-frozen = Notoriety { $a }: the world knows no worse name. From now on nothing changes it, and the black dice decide how much we can do.
say-cubes-returned = { $b ->
    [one] A cube goes
   *[other] { $b } cubes go
} back { ocean-a.in }: we begin anew on land.
say-goodwill-mission = We send doctors and grain ashore { ocean-a.in }.
say-goodwill-won = We have won hearts { ocean-a.in }.
say-cube-placed = An uprising { ocean-a.in }!
say-hidden-removed = A sail turns away { ocean-a.in }.
say-moved = We sail { ocean-b.to }.
say-searches = We search { ocean-a.the }.
say-incites = We carry arms ashore { ocean-a.in }.
say-rests = The Crew rests.
say-repairs = We mend the Hull.
say-refits = We work on the Nautilus.
say-installed = We fit an upgrade: { upgrade-a }.
say-offered = On offer from now on: { upgrade-a }.
say-fogged = The fog takes us. The dice show { $a } and { $b }.
say-upgrade-used = { upgrade-a } is used.
say-turn-ended = { $a ->
        [0] The fortnight ends.
        [one] The fortnight ends; one action point is kept.
       *[other] The fortnight ends; { $a } action points are kept.
    }
say-tunnel = The Arabian Tunnel is ours.
say-exerted = We exert { $a ->
        [1] Nemo
        [2] the Crew
        [3] Nemo and the Crew
        [4] the Hull
        [5] Nemo and the Hull
        [6] the Crew and the Hull
       *[other] everything we have
    }.
say-spent = We spend a treasure on it: { treasure-a }.
say-roll = Rolled for { test-a }: { $b }{ $c ->
        [0] { "" }
       *[other] { " and " }{ $c }
    }.
say-result-passed = That makes { $b }; { $c } was enough.
say-result-failed = That makes { $b }; { $c } was needed.
say-natural-two = Two ones: there is no mending that.
say-band = That makes { $b }: { $c ->
        [0] the worst came of it
        [1] it came to nothing
        [2] it went fairly
        [3] it went well
       *[other] it could not have gone better
    }.
say-sacrificed = Sacrificed: { character-a }.
say-restored = Aboard again: { character-a }.
say-rerolled = The dice are rolled again.
say-die-turned = As planned in the War Room, the { $a } becomes a { $b }.
say-thrown-again = { $a ->
        [0] Our sensors disagree: a white die is rolled again.
       *[other] Our sensors disagree: a black die is rolled again.
    }
say-deciphered = Deceived by our signals, { ship-a.the } shows the other side.
say-treasure-seen = On the chart table: { treasure-a }.
say-treasure-returned = It goes back into the cup: { treasure-a }.
say-ship-put-back = Through the binoculars it is not { ship-a.the } after all.
say-came-along = Free of charge with it: { upgrade-a }.
say-to-quarters = We keep { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } aboard for a prize crew.
say-three-dice = They waver: { $a }, { $b } and { $c }, and two of these count.
say-parleyed = We are heard aboard { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-not-heard = Nobody listens to us aboard { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-diplomacy-worn = Our word counts for little now.
say-to-relations = Treaties, not torpedoes: we befriend { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-incident = An incident! We strip { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-supported = She sails home, and speaks well of us: { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-mended = We give up a cause { ocean-a.in }, and our word is trusted again.
say-captain = Captain { $a ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } takes command.
say-dealt = { $a ->
        [0] Captain 1
        [1] Captain 2
        [2] Captain 3
       *[3] Captain 4
    }: { character-b }.
say-refused = { $a ->
        [0] Captain 1
        [1] Captain 2
        [2] Captain 3
       *[3] Captain 4
    } refuses: { character-b } stays.
say-own-score = { $a ->
        [0] Captain 1
        [1] Captain 2
        [2] Captain 3
       *[3] Captain 4
    } has won { $b ->
        [one] { $b } point
       *[other] { $b } points
    }.
say-best-captain = { $a ->
        [0] Captain 1
        [1] Captain 2
        [2] Captain 3
       *[3] Captain 4
    } is the best, with { $b ->
        [one] { $b } point
       *[other] { $b } points
    }.
say-mustered = The Imperialists draw ships to choose from.
say-ship-offered = To choose from: { ship-a.the }.
say-point-spent = The Imperialists spend an Admiralty point { ocean-a.in }.
say-point-unspent = The Imperialists leave their Admiralty point unspent.
say-imperialists-win = The Imperialists win.
say-nemo-wins = Nemo wins against the Imperialists.
say-trained = The crew of { ship-a.the } joins ours.
say-gem-on-salvage = A gem goes to the Salvage track; Salvage: { $a }.
say-helped = { $b } more, thanks to { source-a }.
say-attacks = { $b ->
        [1] A bold attack on
        [2] We stalk
        [3] A torpedo for
       *[other] Under a flag of truce we meet
    } { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-declines = We leave her undisturbed: { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-enemy-hits = { $b ->
        [one] One shot strikes home.
       *[other] { $b } shots strike home.
    }
say-enemy-misses = Her shots fall short.
say-enemy-disaster = A broadside rakes us!
say-hit = { $b ->
        [0] The blow shakes Nemo.
        [1] The blow falls among the Crew.
       *[other] The blow strikes the Hull.
    }
say-hit-ignored = The Double Hull takes the blow.
say-absorbed = An upgrade takes the blow and is lost: { upgrade-a }.
say-missed = We miss { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-own-disaster = A wretched attack on { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }; the newspapers will laugh.
say-sunk = We have beaten { $b ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-to-tonnage = We sink { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }, to be counted in the row of { ocean-b.the }.
say-to-salvage = We strip { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } for salvage.
say-follow-up = And at once upon the next.
say-torpedo-worn = They know our torpedoes now.
say-treasure = A treasure: { treasure-a }.
say-treasure-event = The chest holds a surprise: { treasure-a }.
say-wonder-added = Notoriety { $b }: a wonder goes into the treasure cup, { treasure-a }.
say-allies-added = { $a ->
    [one] An ally waits
   *[other] { $a } allies wait
} for us among the treasures.
say-ally-placed = { treasure-a }: an ally does a ship’s work, in the row of { ocean-b.the }.
say-adventure-laid = Strange tales are heard { ocean-a.in }: an adventure waits to be found.
say-adventure-forfeit = There is no place for another adventure.
say-adventure-found = { treasure-a }: that is where the trail leads. The adventure waits { ocean-b.in }.
say-adventure-claimed = { treasure-a }: we have seen it with our own eyes.
say-treasure-used = We give up a treasure: { treasure-a }.
say-treasure-lost = It costs us a treasure: { treasure-a }.
say-exhibited = The World’s Fair gets a treasure: { treasure-a }.
say-given-up = An upgrade is lost with the wreck: { upgrade-a }.
say-hidden-guns = Shutters fall, and there are guns behind them: { ship-back-a.the }.
say-treasures-gone = There is no treasure left to find.
say-broken = Nemo is broken.
say-killed = The last of the Crew is gone.
say-shattered = The Hull gives way.
say-pariah = At { $a } Notoriety the whole world is against us.
say-imperialists = There is no open water left: the empires hold the seas.
say-finale-turns = “{ card-a }”: the voyage is not over yet.
say-scored = { sheet-a }: { $b }.
say-level = { $a ->
        [0] { so-many-points }: the world forgets us.
        [1] { so-many-points }: an inconsequential voyage.
        [2] { so-many-points }: an adequate voyage.
        [3] { so-many-points }: a success.
       *[other] { so-many-points }: a triumph!
    }

## Endings

ending-lost-broken = Lost: Nemo’s spirit broke.
ending-lost-killed = Lost: the Crew perished.
ending-lost-shattered = Lost: the Nautilus was shattered.
ending-lost-pariah = Lost: Nemo became a pariah to all the world.
ending-lost-nadeen = Lost: Nemo has lost his son.
ending-lost-imperialists = Lost: the empires closed the seas.
ending-lost-low-score = Lost: the voyage achieved too little.
ending-lost-outplayed = Lost: an inconsequential voyage, and the Imperialists prevail.
ending-won-inconsequential = Home again: an inconsequential voyage.
ending-won-adequate = Home again: an adequate voyage.
ending-won-success = Home again: a success.
ending-won-triumph = Home again: a triumph.
so-many-points = { $b ->
        [one] { $b } point
       *[other] { $b } points
    }

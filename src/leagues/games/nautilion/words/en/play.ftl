### Nautilion: what is said while playing.

game-title = Nautilion
game-about = Bring your submarine to the Abyss with all nine crew aboard, before the Phantom reaches the Happy Isles.
game-luck = Dice
    .the = the dice

## Options

preset-first-dive = First dive
    .class = ship A1, four in reserve, the base game
preset-harpoons-out = Harpoons out
    .class = ship B1, four in reserve, the Mercenaries
preset-whole-deep = The whole deep
    .class = ship C2, four in reserve, all five expansions
option-players = Players
    .about = Play alone, or as two with an Admiral each. Two players start with two more reserve tokens and win or lose together.
option-ship = Ship
    .about = The Nautilion you sail. Class A has many air ducts and is the easiest, C has few and is the hardest.
option-reserve = Starting reserve
    .about = Tokens to pay for spells and for the Darkhouse. Four is normal, more is easier, fewer is harder; two players get two more than you choose.
option-expansions = Expansions
    .about = None, one or as many of the five as you like, in any mixture.
option-harpoons = The Phantom’s harpoons
    .about = Only with the Mercenaries: how many harpoons the Phantom has before it recruits anyone. Two is normal, three is harder.
option-darkhouse_level = Darkhouse level
    .about = Only with the Darkhouse cards: how many of the five cards are against you (red) and how many for you (blue).

ship-a1 = A ring of eight around the 9
    .class = class A, for a first voyage
ship-a2 = A ring of nine with five ducts across
    .class = class A, for a first voyage
ship-b1 = Three rows of three
    .class = class B, for seasoned crews
ship-b2 = A ring of nine with two ducts across
    .class = class B, for seasoned crews
ship-c1 = A ring of nine with one duct across
    .class = class C, the hardest
ship-c2 = A keel of six with branches
    .class = class C, the hardest

expansions-mages = The Mages
    .about = Mages lie on the path, and you need one of each kind in their cabin to win. A Mage with the right partner rolls a die again for you.
expansions-mercenaries = The Mercenaries
    .about = You and the Phantom both gather harpoons. When the two submarines collide, the better armed goes on.
expansions-reefs = The Reefs
    .about = Reefs lie along the path. Where you stop beside one, it may hold you for a turn, but it ends up in your reserve.
expansions-darkhouse = The Darkhouse
    .about = The Darkhouse wanders along a row of five cards, and each turn another of them changes the rules.
expansions-heroics = Heroic Actions
    .about = Three tasks are face up. Each is a strong move that costs one of your crew, and all must be done before you arrive.

darkhouse_level-intro = Introduction
    .class = to get to know the cards
darkhouse_level-normal = Normal
    .class = hardly any help
darkhouse_level-difficult = Difficult
    .class = the hardest

## Names

figure-darkhouse = Darkhouse
figure-phantom = Phantom
figure-nautilion = Nautilion
place-isles = Happy Isles
place-abyss = Abyss
place-cabin = Mages’ cabin
place-phantom-board = Phantom’s board
spell-whirlwind = Repetitive Whirlwind
spell-tide = Artificial Tide
spell-translation = Aquatic Translation
card-darkhouse = Darkhouse card { $card }
card-heroic = Heroic Action { $card }
colour-red = red
colour-blue = blue
reef = Reef { $number }
phase-0 = Machinations
phase-1 = The Currents
phase-2 = The Plan
phase-3 = The Darkhouse
phase-4 = The Phantom
phase-5 = The Nautilion

## Tokens, by their kind

token =
    { $token ->
        [0] green token
        [10] Mage A
        [11] Mage B
        [12] Mage C
        [13] Mercenary
        [14] Reef
       *[other] crew { $token }
    }
    .one =
    { $token ->
        [0] a green token
        [10] Mage A
        [11] Mage B
        [12] Mage C
        [13] a Mercenary
        [14] a Reef
       *[other] crew { $token }
    }
# The same for the journal, whose arguments are called a, b and c.
token-a =
    { $a ->
        [0] a green token
        [10] Mage A
        [11] Mage B
        [12] Mage C
        [13] a Mercenary
        [14] a Reef
       *[other] crew { $a }
    }
    .any =
    { $a ->
        [10] a Mage A
        [11] a Mage B
        [12] a Mage C
        [13] a Mercenary
        [8] an 8
       *[other] a { $a }
    }
token-b =
    { $b ->
        [0] a green token
        [10] Mage A
        [11] Mage B
        [12] Mage C
        [13] a Mercenary
        [14] a Reef
       *[other] crew { $b }
    }
    .any =
    { $b ->
        [10] a Mage A
        [11] a Mage B
        [12] a Mage C
        [13] a Mercenary
        [8] an 8
       *[other] a { $b }
    }
token-c =
    { $c ->
        [0] a green token
        [10] Mage A
        [11] Mage B
        [12] Mage C
        [13] a Mercenary
        [14] a Reef
       *[other] crew { $c }
    }

## What is asked

decision-deal-token = Which token lies on the next place on the path?
decision-deal-admirals = Which Admiral is dealt to which player?
decision-deal-reef = Which Reef lies at the next place that gets one?
decision-deal-card = Which Darkhouse card comes next in the row?
decision-reveal-heroic = Which Heroic Action is turned up?
decision-roll = It is your roll.
decision-roll-die = What does the next die show?
decision-reef-die = What does the die show that must free the Nautilion from its Reef?
decision-toll-die = What does the Darkhouse’s die show the second time?
decision-choose-first = You have seen the dice: which of you plays this first turn?
decision-choose-figure = Which figure gets the first die, whatever it will show?
decision-plan = Give the figures their dice. Spells, and whatever else you may do, come before that.
decision-swap-first = Which token on the path should change places?
decision-swap-second = With which token should it change places?
decision-darkhouse-discard = You have to give up a token: which one?
decision-place-token = Where does the token in your hand go?
decision-pay = Which token from the reserve do you spend?
decision-recover = Which token comes back from the discard pile?
decision-insert = Where does the token go back onto the path?
decision-pay-crew = Which of the crew pays for the Heroic Action?
decision-take = Which crew token on the path comes aboard?
decision-set-die = What should the next die show?
decision-replace = Which open Heroic Action leaves the game?
decision-keep-group = The crew has fallen apart: which group stays aboard?

## What a move does

do-deal-token = Lay { token.one } on the next place
do-deal-admirals =
    { $seat ->
        [1] Deal the first Admiral to player 1, the second to player 2
       *[2] Deal the first Admiral to player 2, the second to player 1
    }
# By its place among the three numbers, as the numbers are in the tables.
do-deal-reef =
    { $reef ->
        [1] Lay a Reef with the first of the three numbers
        [2] Lay a Reef with the second of the three numbers
       *[3] Lay a Reef with the third of the three numbers
    }
do-deal-card = Lay Darkhouse card { $card } next in the row
do-reveal-heroic = Turn up Heroic Action { $card }
do-roll = Roll the dice
do-roll-die = Roll a { $value }
do-reef-die = Roll a { $value } against the Reef
do-toll-die = Roll a { $value } for the Darkhouse
do-choose-first = Let player { $seat } play first
do-choose-figure =
    { $figure ->
        [1] Roll the first die for the Darkhouse
        [2] Roll the first die for the Phantom
       *[3] Roll the first die for the Nautilion
    }
do-give = Give the Darkhouse { $darkhouse }, the Phantom { $phantom }, the Nautilion { $nautilion }
do-give-two = Give the Darkhouse { $darkhouse } and the Phantom { $phantom }
do-give-one =
    { $figure ->
        [1] Give this die to the Darkhouse
        [2] Give this die to the Phantom
       *[3] Give this die to the Nautilion
    }
do-whirlwind = Cast Repetitive Whirlwind: roll every die in hand again
do-tide = Cast Artificial Tide: turn a { $shows } into a { $becomes }
do-translate = Cast Aquatic Translation: swap two tokens on the path
do-reroll = Have the Mages roll a { $shows } again
do-heroic = Play Heroic Action { $card }
do-buy = Give reserve tokens for one from the discard pile, which comes aboard
do-swap-first = Swap the token on place { $place }
do-swap-second = Swap it with the token on place { $place }
do-discard-reserve = Give up a reserve token
# A crew member or a Mercenary.
do-discard-crew = Give up the token on space { $crew } of the ship
do-discard-mage =
    { $mage ->
        [1] Give up Mage A from the cabin
        [2] Give up Mage B from the cabin
       *[3] Give up Mage C from the cabin
    }
do-discard-partner =
    { $mage ->
        [1] Give up the crew at Mage A’s side from the cabin
        [2] Give up the crew at Mage B’s side from the cabin
       *[3] Give up the crew at Mage C’s side from the cabin
    }
do-place = Take it aboard
do-place-mercenary = Put it on space { $space } of the ship
do-cabin = Put it in the Mages’ cabin
do-reserve = Keep it in the reserve
do-pay = Spend { token.one }
do-recover = Take back { token.one }
do-insert =
    { $place ->
        [0] Put it right after the Happy Isles
       *[other] Put it right after place { $place }
    }
do-pay-crew = Sacrifice crew { $crew }
do-take = Bring the crew on place { $place } aboard
do-set-die = Set it to { $value }
do-replace = Remove Heroic Action { $card }
do-keep-group = Keep the group with crew { $crew }

## The ship’s journal

say-path-laid = The path is laid: { $a ->
        [one] { $a } token
       *[other] { $a } tokens
    } between the Happy Isles and the Abyss.
say-admirals =
    { $a ->
        [1] Player 1 gets the first Admiral, player 2 the second.
       *[2] Player 1 gets the second Admiral, player 2 the first.
    }
say-reefs-laid =
    { $a ->
        [1] Reefs are laid beside the path, one at each place.
       *[other] Reefs are laid beside the path, one at the first place, then one every { $a } places.
    }
say-card-laid = Darkhouse card { $a } is laid on place { $b } of the row.
say-heroic-revealed = Heroic Action { $a } is turned up.
# On the first turn of two players nobody is at the helm yet: they choose when they have seen the dice.
say-turn =
    { $c ->
        [1] Turn { $a }.
       *[2] { $a ->
            [1] Turn { $a }.
           *[other] { $b ->
                [0] Turn { $a }: player 1 takes the helm.
               *[1] Turn { $a }: player 2 takes the helm.
            }
        }
    }
say-machinations = The Darkhouse stands on place { $b } of its row: card { $a } holds for this turn.
say-recovered = Back from the discard pile, into the reserve: { token-a }.
say-inserted = Back from the discard pile, onto the path: { token-a }, on place { $b }.
say-reef-rolled =
    { $b ->
        [0] The roll against Reef { $c } is a { $a }.
       *[other] The roll against Reef { $c } is a { $a }, and { $b } more as crew { $c } is aboard.
    }
say-reef-escaped = The Nautilion comes free; Reef { $a } goes into the reserve.
say-reef-holds = Reef { $a } holds the Nautilion.
say-rolled = The dice show { $a }, { $b } and { $c }.
say-rolled-two = The dice show { $a } and { $b }.
say-rolled-one = The die shows { $a }.
say-dice-fixed = Nothing is rolled: the dice are set to { $a }, { $b } and { $c }.
say-figure-chosen =
    { $a ->
        [0] The first die is to go to the Darkhouse.
        [1] The first die is to go to the Phantom.
       *[2] The first die is to go to the Nautilion.
    }
say-first =
    { $a ->
        [0] Player 1 takes the helm first.
       *[1] Player 2 takes the helm first.
    }
say-whirlwind =
    { $a ->
        [one] Repetitive Whirlwind, for { $a } token: every die in hand is rolled again.
       *[other] Repetitive Whirlwind, for { $a } tokens: every die in hand is rolled again.
    }
say-tide =
    { $c ->
        [one] Artificial Tide, for { $c } token: a { $a } becomes a { $b }.
       *[other] Artificial Tide, for { $c } tokens: a { $a } becomes a { $b }.
    }
say-swapped =
    { $c ->
        [one] Aquatic Translation, for { $c } token: { token-a.any } and { token-b.any } change places.
       *[other] Aquatic Translation, for { $c } tokens: { token-a.any } and { token-b.any } change places.
    }
say-mage-reroll =
    { $b ->
        [0] The Mages have a { $a } rolled again.
        [one] The Mages have a { $a } rolled again; { $b } more pair can do so this turn.
       *[other] The Mages have a { $a } rolled again; { $b } more pairs can do so this turn.
    }
say-paid = Spent from the reserve: { token-a }.
say-gave = The Darkhouse gets { $a }, the Phantom { $b }, the Nautilion { $c }.
say-gave-two = The Darkhouse gets { $a }, the Phantom { $b }; the Nautilion stays where it is.
say-gave-one =
    { $a ->
        [0] The Darkhouse gets { $b }.
        [1] The Phantom gets { $b }.
       *[2] The Nautilion gets { $b }.
    }
say-second-pass = Once more from the Plan on, with the same dice: { $a }, { $b } and { $c }.
say-toll-free = The Darkhouse has a { $a } and takes nothing.
say-toll-nothing = The Darkhouse has a { $a }, but there is nothing to take.
say-toll-sheltered = The Darkhouse has a { $a }, but it may take nothing now.
say-toll-rerolled = The Darkhouse rolls its { $a } again and gets a { $b }.
# The Darkhouse takes these, or a Mercenary’s blow.
say-toll-reserve =
    { $a ->
        [0] You give up the last token in the reserve.
       *[other] You give up a token from the reserve; { $a } left.
    }
say-toll-crew = You give up crew { $a } from the ship.
say-toll-mercenary = You give up the Mercenary on space { $a } of the ship.
say-toll-cabin = You give up { token-a } from the cabin.
say-phantom-landed = The Phantom moves { $a } and destroys { token-b }.
say-phantom-recruited = The Phantom moves { $a } and takes { token-b } on its board; its harpoons now: { $c }.
say-phantom-reef = The Phantom destroys Reef { $a }.
say-phantom-stayed = The Phantom has a { $a }, but does not move.
say-phantom-back = The Phantom has to turn back: its { $a } leads to { token-b }.
say-phantom-at-abyss = The Phantom has to turn back: its { $a } leads to the Abyss.
say-phantom-arrived = With a { $a } the Phantom reaches the Happy Isles: the voyage is lost.
say-exchange-taken = The Phantom moves { $a }, but you get { token-b }.
say-exchange-given = The Phantom gets { token-a } from you.
say-mercenary-blow = The Mercenary strikes a blow: you lose a token, if you have one.
say-nautilion-landed = The Nautilion moves { $a } and picks up { token-b }.
say-nautilion-back = The Nautilion moves back { $a } and picks up { token-b }.
say-nautilion-at-isles = The Nautilion moves back { $a } and is at the Happy Isles again.
say-reef-taken = The Nautilion does not move; Reef { $a } goes into the reserve.
say-placed = Crew { $a } comes aboard.
say-placed-cabin = You put { token-a } in the cabin.
say-placed-mercenary = The Mercenary comes aboard, on space { $a }.
say-kept = You keep { token-a } in reserve.
# A neighbour that is not there is 0.
say-hauled = The whole haul goes into the reserve: { token-a }{ $b ->
        [0] { "" }
       *[other] , { token-b }
    }{ $c ->
        [0] { "" }
       *[other] , { token-c }
    }.
say-collision = The submarines collide! Your harpoons: { $a }. The Phantom’s: { $b }.
say-collision-lost = With { $a } against { $b } you are outgunned: the voyage is lost.
say-collision-tied = Neither side wins. The Phantom’s board and your Mercenaries go to the discard pile.
say-collision-won = The Phantom is beaten off. Its board and your Mercenaries go to the discard pile.
say-group-kept = The group with crew { $c } stays aboard; members kept: { $a }, lost: { $b }.
say-heroic-played = Heroic Action { $a }: crew { $b } is sacrificed.
say-heroic-wasted = Heroic Action { $a } has no effect, as crew { $b } was the wrong one to pay.
say-heroic-nothing = Heroic Action { $a } has no effect: there is nothing for it to work on.
say-heroic-replaced = Heroic Action { $a } leaves the game unplayed.
say-taken-from-path = Crew { $a } comes aboard, straight from place { $b } on the path.
say-die-set = A { $a } is set to { $b }.
say-captive-discarded =
    { $a ->
        [0] The Phantom loses its last Mercenary.
       *[other] The Phantom loses a Mercenary; { $a } left.
    }
say-reefs-removed =
    { $b ->
        [0] There is no Reef { $a } on the path.
        [one] The only Reef { $a } leaves the path.
       *[other] All Reefs { $a } leave the path: { $b } of them.
    }
say-won = On turn { $a } the Nautilion reaches the Abyss with all nine aboard: the voyage is won.
say-crew-missing =
    { $a ->
        [0] The Nautilion reaches the Abyss with none of its { $b } crew aboard: the voyage is lost.
       *[other] The Nautilion reaches the Abyss with only { $a } of { $b } crew aboard: the voyage is lost.
    }
say-mage-missing =
    { $a ->
        [0] The Nautilion reaches the Abyss with none of the { $b } Mages in the cabin: the voyage is lost.
       *[other] The Nautilion reaches the Abyss with only { $a } of the { $b } Mages in the cabin: the voyage is lost.
    }
say-heroic-left =
    { $a ->
        [one] The Nautilion reaches the Abyss with { $a } Heroic Action still to be played: the voyage is lost.
       *[other] The Nautilion reaches the Abyss with { $a } Heroic Actions still to be played: the voyage is lost.
    }

## How it ends

ending-won-full-crew = Won: the Nautilion reached the Abyss with all nine crew aboard.
ending-lost-phantom-at-isles = Lost: the Phantom reached the Happy Isles.
ending-lost-crew-missing = Lost: the Nautilion reached the Abyss without its full crew.
ending-lost-mage-missing = Lost: the Nautilion reached the Abyss without a Mage of each kind in the cabin.
ending-lost-heroic-left = Lost: the Nautilion reached the Abyss while a Heroic Action still lay open.
ending-lost-collision = Lost: the Phantom had more harpoons when the submarines collided.

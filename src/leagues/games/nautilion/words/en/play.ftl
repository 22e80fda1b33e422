### Nautilion: what is said while playing.

game-title = Nautilion
game-about = Bring your submarine to the Abyss with all nine crew aboard, before the Phantom reaches the Happy Isles.

## Options

option-players = Players
    .about = Play alone, or as two with an Admiral each. Two players start with two more reserve tokens and win or lose together.
option-ship = Ship
    .about = The Nautilion you sail. Class A has many air ducts and is the easiest, C has few and is the hardest.
option-reserve = Starting reserve
    .about = Tokens to pay for spells and for the Darkhouse. Four is normal, more is easier, fewer is harder; two players get two more than you choose.

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

## Names

figure-darkhouse = Darkhouse
figure-phantom = Phantom
figure-nautilion = Nautilion
place-isles = Happy Isles
place-abyss = Abyss
spell-whirlwind = Repetitive Whirlwind
spell-tide = Artificial Tide
spell-translation = Aquatic Translation
phase-1 = The Currents
phase-2 = The Plan
phase-3 = The Darkhouse
phase-4 = The Phantom
phase-5 = The Nautilion
standing-printed = printed
standing-inferred = inferred
standing-reconstructed = reconstructed
standing-ruling = our ruling

## What is asked

decision-deal-token = Which crew token lies on the next place of the path?
decision-deal-admirals = Which Admiral is dealt to which player?
decision-roll = Roll the three dice to begin the turn.
decision-roll-die = What does the next die show?
decision-choose-first = You have seen the dice: which of you plays this first turn?
decision-plan = Cast a spell, or give a die each to the Darkhouse, the Phantom and the Nautilion.
decision-swap-first = Which token of the path shall change places?
decision-swap-second = With which token shall it change places?
decision-darkhouse-discard = The Darkhouse takes its toll: which token do you give up?
decision-place-token = You have picked up a token: does it come aboard or go into the reserve?

## What a move does

do-deal-token = Lay crew { $token } on the next place
do-deal-admirals =
    { $seat ->
        [1] Deal the first Admiral to player 1, the second to player 2
       *[2] Deal the first Admiral to player 2, the second to player 1
    }
do-roll = Roll the dice
do-roll-die = Roll a { $value }
do-choose-first = Let player { $seat } play first
do-give = Give the Darkhouse { $darkhouse }, the Phantom { $phantom }, the Nautilion { $nautilion }
do-whirlwind = Cast Repetitive Whirlwind: roll all three dice again
do-tide = Cast Artificial Tide: turn a { $shows } into a { $becomes }
do-translate = Cast Aquatic Translation: swap two tokens of the path
do-swap-first = Swap the token on place { $place }
do-swap-second = Swap it with the token on place { $place }
do-discard-reserve = Give up a reserve token
do-discard-crew = Give up crew { $crew } from the ship
do-place = Take it aboard
do-reserve = Keep it in the reserve

## The ship’s journal

say-path-laid = The path is laid: { $a } crew tokens between the Happy Isles and the Abyss.
say-admirals =
    { $a ->
        [1] Player 1 gets the first Admiral, player 2 the second.
       *[2] Player 1 gets the second Admiral, player 2 the first.
    }
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
say-rolled = The dice show { $a }, { $b } and { $c }.
say-first =
    { $a ->
        [0] Player 1 takes the helm first.
       *[1] Player 2 takes the helm first.
    }
say-whirlwind =
    { $a ->
        [one] Repetitive Whirlwind, for { $a } token: all three dice are rolled again.
       *[other] Repetitive Whirlwind, for { $a } tokens: all three dice are rolled again.
    }
say-tide =
    { $c ->
        [one] Artificial Tide, for { $c } token: a { $a } becomes a { $b }.
       *[other] Artificial Tide, for { $c } tokens: a { $a } becomes a { $b }.
    }
say-swapped =
    { $c ->
        [one] Aquatic Translation, for { $c } token: a { $a } and a { $b } change places.
       *[other] Aquatic Translation, for { $c } tokens: a { $a } and a { $b } change places.
    }
say-gave = The Darkhouse gets { $a }, the Phantom { $b }, the Nautilion { $c }.
say-toll-free = The Darkhouse has a { $a } and takes nothing.
say-toll-nothing = The Darkhouse has a { $a }, but there is nothing to take.
say-toll-reserve =
    { $a ->
        [0] The Darkhouse takes the last token of the reserve.
       *[other] The Darkhouse takes a token of the reserve; { $a } left.
    }
say-toll-crew = The Darkhouse takes crew { $a } from the ship.
say-phantom-landed = The Phantom moves { $a } and destroys crew { $b }.
say-phantom-arrived = With a { $a } the Phantom reaches the Happy Isles: the voyage is lost.
say-nautilion-landed = The Nautilion moves { $a } and picks up crew { $b }.
say-placed = Crew { $a } comes aboard.
say-kept = Crew { $a } goes into the reserve.
say-won = On turn { $a } the Nautilion reaches the Abyss with all nine aboard: the voyage is won.
say-crew-missing =
    { $a ->
        [0] The Nautilion reaches the Abyss with none of its { $b } crew aboard: the voyage is lost.
       *[other] The Nautilion reaches the Abyss with only { $a } of { $b } crew aboard: the voyage is lost.
    }

## How it ends

ending-won-full-crew = Won: the Nautilion reached the Abyss with all nine crew aboard.
ending-lost-phantom-at-isles = Lost: the Phantom reached the Happy Isles.
ending-lost-crew-missing = Lost: the Nautilion reached the Abyss without its full crew.
ending-fault = Stopped: the program made a mistake in the rules. Please report it, and add the record of this game.

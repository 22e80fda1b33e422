### Nautilion in the terminal.

book-000 = English rulebook
book-001 = English rulebook with the cards
book-002 = French rulebook

recommended-expansions = For a first game: none of them. For a second: one, the Mages.

nautilion-isles = Isles
nautilion-abyss = Abyss
nautilion-setting-up = Laying the path
nautilion-turn = Turn { $turn }
nautilion-where = Turn { $turn } · { $phase }
nautilion-far = Phantom to Isles { $phantom } · Nautilion to Abyss { $nautilion }
nautilion-player = Player { $number } (Admiral { $crew })
nautilion-ship = Ship { $ship } { $count }/9
nautilion-reconstructed = { " " }· ducts reconstructed
nautilion-ducts-reconstructed = ducts reconstructed
nautilion-dice = Dice { $dice }
nautilion-reserve = { $count ->
    [0] Reserve empty
   *[other] Reserve { $count }: { $tokens }
}
nautilion-discard = { $count ->
    [0] Discard pile empty
   *[other] Discard pile { $count }: { $tokens }
}

nautilion-legend = Path: [3] still wanted,  3  already aboard, · emptied, { $nautilion } your Nautilion, { $phantom } the Phantom. Ship: [3] manned, (3) may board now,  3  has no duct to the crew yet.
nautilion-legend-more = A B C are Mages, M is a Mercenary; M3 holds the space of the 3. A small number, or one after ≈, is a Reef. Press c for the cards.

## Tokens

nautilion-kind = { $kind ->
    [0] a green token
    [10] Mage A
    [11] Mage B
    [12] Mage C
    [13] a Mercenary
    [14] a Reef
   *[other] { $kind }
}

## Beside the board

nautilion-cabin = Cabin
nautilion-captives = { $count ->
    [0] Phantom’s board empty   Harpoons { $ours } : { $theirs }
   *[other] Phantom { $count }/{ $places }: { $tokens }   Harpoons { $ours } : { $theirs }
}
nautilion-collided = The collision is over.
nautilion-cards = Darkhouse
nautilion-heroics = Heroic
nautilion-heroics-none = All Heroic Actions are done.
nautilion-aid-note-stuck = { $reef ->
    [0] A Reef holds the Nautilion
   *[other] Reef { $reef } holds the Nautilion
}
nautilion-aid-note-again = Second pass, same dice
nautilion-aid-note-forwards = Not on turn 1: the card has no effect
nautilion-aid-note-shelter = { $turns ->
    [1] No toll this turn
   *[other] No toll for { $turns } turns
}
nautilion-aid-note-phantom-stays = The Phantom stays
nautilion-aid-note-phantom-back = The Phantom moves back
nautilion-aid-note-haul = Haul: the neighbours come too
nautilion-aid-note-bought = Bought this turn
nautilion-aid-note-figure = { $figure ->
    [darkhouse] First die: Darkhouse
    [phantom] First die: Phantom
   *[nautilion] First die: Nautilion
}
nautilion-aid-note-given = { $figure ->
    [darkhouse] Given: Darkhouse { $die }
    [phantom] Given: Phantom { $die }
   *[nautilion] Given: Nautilion { $die }
}

## The cards in a few words

short-darkhouse-none = changes nothing
short-darkhouse-twice = phases 2 to 5 twice, with the same dice
short-darkhouse-one-by-one = each die is given before the next is rolled
short-darkhouse-insert = a discarded token goes back onto the path
short-darkhouse-exchange = you and the Phantom swap what you land on
short-darkhouse-backwards = the Nautilion moves backwards
short-darkhouse-two-steps = one figure’s die is rolled before the others
short-darkhouse-fixed = dice set to { $dice }, not to be changed
short-darkhouse-recover = a discarded token comes into the reserve
short-darkhouse-buy = { $price ->
        [one] { $price } reserve token
       *[other] { $price } reserve tokens
    } can buy a discarded one
short-darkhouse-toll-tokens = the toll ({ $dice }) is { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
short-darkhouse-toll-dice = the toll is only for { $dice }
short-darkhouse-toll-reroll = the Darkhouse rolls its { $dice } again
short-heroic-none = nothing
    .does = does nothing
short-heroic-shelter = no toll
    .does = { $amount ->
        [1] no toll this turn
        [2] no toll this turn and the next
       *[other] no toll for { $amount } turns
    }
short-heroic-set-dice = set the dice
    .does = the dice show what you like
short-heroic-phantom-stays = Phantom stays
    .does = the Phantom does not move
short-heroic-phantom-back = Phantom back
    .does = the Phantom moves backwards
short-heroic-replace = new card
    .does = another open card is replaced
short-heroic-from-path = from the path
    .does = crew from the path comes aboard
short-heroic-from-discard = from discard
    .does = discarded crew comes aboard
short-heroic-to-reserve = reserve +{ $amount }
    .does = { $amount } discarded into the reserve
short-heroic-haul = haul
    .does = landing brings its neighbours too
short-heroic-cabin = cabin
    .does = discarded crew enters the cabin
short-heroic-mercenary = desertion
    .does = the Phantom loses a Mercenary
short-heroic-reefs = no Reefs
    .does = Reefs of the payer’s number vanish
short-heroic-payers = by { $crew }
    .does = by { $crew }

## The Plan

nautilion-ask-plan = { $again ->
    [1] Second pass: give the same dice again.
   *[0] { $stuck ->
        [1] A Reef holds you: give the Darkhouse and the Phantom a die.
       *[0] Give each figure a die, or cast a spell first.
    }
}
nautilion-ask-one = You have rolled { $die }: which figure gets it?
nautilion-to-isles = Isles
nautilion-to-abyss = Abyss
nautilion-price = { $price ->
    [free] free
    [shelter] sheltered
    [nothing] nothing left
    [reroll] rolls again
    [crew] { $tokens ->
        [1] costs 1 crew
       *[other] costs { $tokens } crew
    }
   *[token] { $tokens ->
        [1] costs 1 token
       *[other] costs { $tokens }
    }
}
nautilion-phantom-does = { $how ->
    [destroys] destroys { $token }
    [recruits] recruits { $token }
    [blow] blow: { $token }
    [yours] yours: { $token }
    [stays] stays
    [abyss] to the Abyss
   *[arrives] Isles: LOST
}
nautilion-collides = { $result ->
    [won] collision { $ours } : { $theirs }, WON
    [tied] collision { $ours } : { $theirs }, held
   *[lost] collision { $ours } : { $theirs }, LOST
}
    .brief = meets { $ours } : { $theirs }
nautilion-nautilion-does = { $how ->
    [takes] takes { $token }
    [gives] gives { $token } away
    [hauls] hauls { $token } and neighbours
    [isles] back to the Isles
    [skipped] does not move
   *[held] held, gets Reef{ $token }
}
nautilion-fate = { $fate ->
    [boards] can board
    [both] ship or cabin
    [cabin] to the cabin
    [aboard] reserve (aboard)
    [held] reserve (taken)
    [duct] reserve (no duct)
    [admiral] reserve (Admiral)
    [reserve] reserve only
   *[depends] depends on toll
}
nautilion-arrives = { $ending ->
    [won-full-crew] the Abyss: WON
    [lost-mage-missing] the Abyss: LOST, Mage missing
    [lost-heroic-left] the Abyss: LOST, Heroic left
   *[other] the Abyss: LOST, crew missing
}
nautilion-depends = depends
nautilion-aid-spell = { $barred ->
    [spell-cost] { $name }, { $price }: you have { $reserve } in reserve
   *[other] { $name }, { $price } of { $reserve } reserve: { $spell ->
        [whirlwind] { $dice ->
            [1] roll the die again
            [2] roll both dice again
           *[other] roll all three dice again
        }
        [tide] turn one die
       *[translation] swap two tokens on the path
    }
}
nautilion-aid-heroic = { $count ->
    [0] Heroic { $card }, nobody can pay: { $does }{ $standing ->
        [reconstructed] { " " }(reconstructed)
       *[other] { "" }
    }
   *[other] Heroic { $card }, by { $crew }: { $does }{ $standing ->
        [reconstructed] { " " }(reconstructed)
       *[other] { "" }
    }
}
nautilion-aid-buy = { $bought ->
    [1] Darkhouse: bought this turn
   *[0] Darkhouse, { $price } of { $reserve } reserve: a discarded token comes aboard
}
nautilion-ask-tide = Artificial Tide: which die is turned, and to what?

## Aquatic Translation

nautilion-aid-swap = Place { $at }: { $token }. { $ahead ->
    [0] None of these ahead of the Nautilion.
   *[other] { $ahead } of these ahead of the Nautilion.
}
nautilion-aid-swapped = { $same ->
    [0] Place { $first } gets { $a }, place { $at } gets { $b }.{ $then }
   *[other] Place { $at } holds { $a } too: nothing would change.
}
nautilion-reach-now = The Nautilion’s dice lead to: { $tokens }.
nautilion-reach-then = Its dice then lead to: { $tokens }.
nautilion-reach-one = { $die } { $token } { $fate ->
    [boards] can board
    [both] ship or cabin
    [cabin] to the cabin
    [aboard] already there
    [held] space taken
    [duct] no duct yet
    [admiral] not your card
   *[other] reserve only
}
nautilion-tokens = Tokens by place: { $tokens }.
nautilion-token-at = place { $place } is { $number }

## Other decisions

nautilion-ask-roll = { $dice ->
    [1] Roll the first die to begin the turn.
    [2] Roll the two dice to begin the turn.
   *[other] Roll the three dice to begin the turn.
}
nautilion-aid-roll = { $dice ->
    [1] Roll the first die
    [2] Roll two dice
   *[other] Roll the dice
}
nautilion-ask-roll-reef = Reef { $reef }: roll one die to come free.
nautilion-aid-roll-reef = Roll: { $need } or more frees you, { $lucky ->
        [one] { $lucky } chance
       *[other] { $lucky } chances
    } in 6{ $bonus ->
    [0] { "" }
   *[other] ; crew { $reef } adds { $bonus }
}
nautilion-ask-place = You have picked up { $token }. Where does it go?
nautilion-aid-board = { $kind ->
    [13] Put { $token } on space { $space }: { $leads ->
        [none] no free space is left
       *[other] ducts to { $leads }
    }
   *[other] Take { $token } aboard: { $count ->
        [9] all nine are there
       *[other] { $count } of 9; { $leads ->
            [none] no free space is left
           *[other] ducts to { $leads }
        }
    }
}
nautilion-then-harpoons = ; harpoons { $ours } : { $theirs }
nautilion-aid-keep = Keep { $token } in the reserve: { $count } there; { $ahead ->
    [0] no other ahead
    [one] { $ahead } more ahead
   *[other] { $ahead } more ahead
}
nautilion-ask-toll = { $why ->
    [blow] The Phantom’s Mercenary strikes: which token do you give up?
   *[toll] { $count ->
        [one] The Darkhouse takes its toll: which token do you give up?
       *[other] The Darkhouse takes { $count } tokens: which goes first?
    }
}
nautilion-aid-toll-cabin = { $token } from the cabin: { $ahead ->
    [0] none ahead to replace it
   *[other] { $ahead } more ahead
}{ $broken ->
    [1] ; breaks a pair
   *[other] { "" }
}
nautilion-ask-pay = { $count ->
    [one] Which token from the reserve do you spend?
   *[other] Which tokens from the reserve do you spend? { $count } are due.
}
nautilion-aid-pay = { $kind ->
    [0] { $token } green: { $count } in reserve; comes back only to the reserve
    [14] { $token } Reef: { $count } in reserve; comes back only to the reserve
   *[other] { $token }: { $count } in reserve; { $ahead } ahead on the path
}
nautilion-ask-recover = { $purpose ->
    [1] Darkhouse: which discarded token goes back onto the path?
    [3] Bought: which discarded token comes aboard?
    [4] After the collision: which discarded token comes into the reserve?
    [5] You won: which discarded token do you take?
    [6] Heroic Action: which discarded crew comes aboard?
   *[other] { $count ->
        [one] Which discarded token comes into the reserve?
       *[other] Which discarded tokens come into the reserve? { $count } may.
    }
}
nautilion-aid-recover = { $kind ->
    [0] { $token } green: { $count } discarded
    [14] { $token } Reef: { $count } discarded
   *[other] { $token }: { $count } discarded, { $ahead } ahead; { $purpose ->
        [1] back onto the path
        [6] comes aboard
       *[other] { $fate ->
            [boards] can board
            [both] ship or cabin
            [cabin] to the cabin
            [aboard] already there
            [held] space taken
            [duct] no duct yet
            [admiral] not on your Admiral
           *[other] for the reserve
        }
    }
}
nautilion-aid-insert = Put { $token } in after place { $at }: between { $before } and { $behind }.
nautilion-aid-take = Place { $at }: { $token } comes aboard; { $ahead } of these ahead of the Nautilion
nautilion-ask-sacrifice = Heroic { $card }, { $does }{ $standing ->
    [reconstructed] { " " }(reconstructed)
   *[other] { "" }
}: who pays?
nautilion-aid-sacrifice = { $effect ->
    [wasted] Crew { $crew }, { $ahead } ahead: the card has NO effect
    [nothing] Crew { $crew }, { $ahead } ahead: nobody can come aboard, NO effect
    [reefs] Crew { $crew }, { $ahead } ahead: removes { $amount } { $amount ->
        [one] Reef
       *[other] Reefs
    }
    [choices] Crew { $crew }, { $ahead } ahead: { $amount } { $amount ->
        [one] token
       *[other] tokens
    } to choose from
   *[works] Crew { $crew }, { $ahead } ahead to replace it
}
nautilion-ask-set = Die { $nth } shows { $shows }: what should it show?
nautilion-do-replace = Heroic { $card }, { $does }, leaves the game
nautilion-aid-first = Player { $seat } (Admiral { $crew }): { $count ->
    [0] could take nothing aboard with these dice
   *[other] could take aboard { $could }
}

## Spoken

nautilion-say-path = The path: { $path }.
nautilion-say-end = { $end ->
    [isles] { $figure ->
        [nautilion] the Happy Isles with the Nautilion
        [phantom] the Happy Isles with the Phantom
       *[none] the Happy Isles
    }
   *[abyss] { $figure ->
        [nautilion] the Abyss with the Nautilion
        [phantom] the Abyss with the Phantom
       *[none] the Abyss
    }
}
nautilion-say-figure = { $figure ->
    [nautilion] the Nautilion
   *[phantom] the Phantom
}
nautilion-say-empty = { $count ->
    [one] an empty place
   *[other] { $count } empty places
}
nautilion-say-far = The Phantom needs { $phantom } to the Happy Isles, the Nautilion { $nautilion } to the Abyss.
nautilion-say-ship = Ship { $ship }: { $about }{ $known ->
    [reconstructed] ; its ducts are reconstructed.
   *[owner] ; its ducts are from your own file.
}
nautilion-say-ducts = Ducts: { $ducts }.
nautilion-say-duct = { $space } to { $others }
nautilion-say-aboard = { $count ->
    [0] Nobody is aboard.
   *[other] Aboard, { $count } of 9: { $crew }.
}
nautilion-say-reserve = { $count ->
    [0] The reserve is empty.
   *[other] Reserve, { $count }: { $tokens }.
}
nautilion-say-reef = { $what } beside Reef { $reef }
nautilion-say-mercenaries = { $count ->
    [one] A Mercenary holds space { $spaces }.
   *[other] Mercenaries hold the spaces { $spaces }.
}
nautilion-say-cabin = { $count ->
    [0] The Mages’ cabin is empty.
   *[other] In the Mages’ cabin: { $tokens }.
}
nautilion-say-pairs = { $count ->
    [one] One pair can roll a die again: { $pairs }.
   *[other] { $count } pairs can roll a die again: { $pairs }.
}
nautilion-say-captives = { $collided ->
    [1] The submarines have collided; that does not happen again.
   *[0] { $count ->
        [0] The Phantom’s board is empty.
       *[other] On the Phantom’s board: { $tokens }.
    }
}
nautilion-say-harpoons = Harpoons: you { $ours }, the Phantom { $theirs }.
nautilion-say-cards = Darkhouse cards: { $cards }. It stands on { $card }: { $does }.
nautilion-say-heroics = { $count ->
    [0] No Heroic Action is open.
    [one] One Heroic Action is open, { $deck } in the deck.
   *[other] { $count } Heroic Actions are open, { $deck } in the deck.
}
nautilion-say-heroic = Heroic { $card }: { $does }{ $standing ->
    [reconstructed] { " " }(reconstructed)
   *[other] { "" }
}; { $count ->
    [0] nobody can pay.
   *[other] { $crew } could pay.
}
nautilion-say-green = { $count } green
nautilion-say-discard = { $count ->
    [0] The discard pile is empty.
   *[other] Discard pile, { $count }: { $tokens }.
}
nautilion-also = { $one }; { $other }
nautilion-card = { $card }: { $name }
nautilion-card-place = { $place ->
    [here] in force now
    [row] in the row
    [open] open
    [deck] in the deck
    [gone] done or gone
   *[box] not in this game
}
nautilion-result-mages = { $count } of 3 Mages in the cabin.
nautilion-result-heroics = { $count ->
    [0] All Heroic Actions done.
    [one] One Heroic Action left.
   *[other] { $count } Heroic Actions left.
}
nautilion-result = { $turns ->
    [one] One turn.
   *[other] { $turns } turns.
} { $count ->
    [9] All nine crew aboard.
    [0] Nobody aboard.
   *[other] { $count } of 9 crew aboard; missing: { $missing }.
}

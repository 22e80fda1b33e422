### Nautilion: what a choice would do, told before it is made.

## Giving the dice

aid-darkhouse =
    { $price ->
        [free] The Darkhouse gets { $die } and takes nothing.
        [shelter] The Darkhouse gets { $die }, but may take nothing now.
        [nothing] The Darkhouse gets { $die }, but there is nothing to take.
        [reroll] The Darkhouse rolls its { $die } again, which may cost a token.
        [depends] What the Darkhouse takes still depends.
        [crew] { $tokens ->
            [1] The Darkhouse gets { $die } and takes a token of the ship or the cabin, as the reserve is empty.
           *[other] The Darkhouse gets { $die } and takes { $tokens } tokens, some of them from the ship or the cabin.
        }
       *[token] { $tokens ->
            [1] The Darkhouse gets { $die } and takes a token.
           *[other] The Darkhouse gets { $die } and takes { $tokens } tokens.
        }
    }
aid-phantom =
    { $how ->
        [destroys] The Phantom moves { $die } and destroys { token.one }.
        [recruits] The Phantom moves { $die } and takes { token.one } on its board.
        [yours] The Phantom moves { $die }, but { token.one } is yours: { $fate ->
            [boards] it can come aboard.
            [both] it can come aboard or enter the cabin.
            [cabin] it can enter the cabin.
           *[other] it goes into the reserve.
        }
        [stays] The Phantom has { $die }, but does not move.
        [abyss] The Phantom moves back to the Abyss.
       *[arrives] With { $die } the Phantom reaches the Happy Isles: the voyage is lost.
    }
aid-phantom-reef = It destroys Reef { $reef } as well.
aid-phantom-left = Then it needs { $left } to the Happy Isles.
aid-phantom-depends = What the Phantom does still depends.
aid-blow = The Mercenary strikes you a blow, which costs a token.
aid-nautilion =
    { $how ->
        [held] The Nautilion does not move.
        [skipped] The turn is over before the Nautilion moves.
        [isles] The Nautilion moves back { $die }, to the Happy Isles.
        [gives] The Nautilion moves { $die }, but the Phantom gets { token.one }.
        [hauls] The Nautilion moves { $die } and hauls { token.one } and its neighbours into the reserve.
       *[takes] The Nautilion moves { $die } and picks up { token.one }, { $fate ->
            [boards] which can come aboard.
            [both] which can come aboard or enter the cabin.
            [cabin] which can enter the cabin.
            [aboard] only for the reserve, as its space is taken already.
            [held] only for the reserve, as a Mercenary holds its space.
            [duct] only for the reserve, as no duct leads to its space yet.
            [admiral] only for the reserve, as your Admiral’s card does not show it.
            [depends] and whether it can come aboard depends on what you give up.
           *[other] only for the reserve.
        }
    }
aid-nautilion-reef = It comes to lie beside Reef { $reef }.
aid-held-reef = Reef { $reef } goes into the reserve.
aid-nautilion-left = Then it needs { $left } to the Abyss.
aid-nautilion-depends = What the Nautilion does still depends.
aid-arrives =
    { $ending ->
        [won-full-crew] With { $die } the Nautilion reaches the Abyss with all nine aboard: the voyage is won!
        [lost-mage-missing] With { $die } the Nautilion reaches the Abyss, but a Mage is missing: the voyage is lost.
        [lost-heroic-left] With { $die } the Nautilion reaches the Abyss, but a Heroic Action is still open: the voyage is lost.
       *[other] With { $die } the Nautilion reaches the Abyss, but crew is missing: the voyage is lost.
    }
aid-collides =
    { $figure ->
        [phantom] With { $die } the Phantom runs into the Nautilion.
       *[nautilion] With { $die } the Nautilion runs into the Phantom.
    } Your harpoons: { $ours }, the Phantom’s: { $theirs }. { $result ->
        [won] You win the collision.
        [tied] You hold out.
       *[lost] The voyage is lost.
    }

## Before the dice are given

aid-spell =
    { $spell ->
        [whirlwind] { $dice ->
            [1] { spell-whirlwind } costs { $price } of { $reserve } in reserve: the die is rolled again.
           *[other] { spell-whirlwind } costs { $price } of { $reserve } in reserve: all dice in hand are rolled again.
        }
        [tide] { spell-tide } costs { $price } of { $reserve } in reserve: a die is turned to a value you like.
       *[translation] { spell-translation } costs { $price } of { $reserve } in reserve: two tokens on the path change places.
    }
aid-reroll =
    { $left ->
        [0] The Mages have rolled again all they can this turn.
        [1] The Mages have a { $die } rolled again, for the last time this turn.
       *[other] The Mages have a { $die } rolled again; they can do so { $left } times this turn.
    }
aid-heroic =
    { $count ->
        [0] Heroic Action { $card }: nobody aboard could usefully pay.
        [1] Heroic Action { $card }: crew { $crew } could pay for it.
       *[other] Heroic Action { $card }: one of { $crew } could pay for it.
    }
aid-buy =
    { $bought ->
        [0] For { $price } of { $reserve } in reserve, a token from the discard pile comes aboard.
       *[other] You have bought a token this turn already.
    }
aid-roll =
    { $dice ->
        [1] Roll the first die.
        [2] Roll two dice.
       *[other] Roll the three dice.
    }
aid-roll-reef =
    { $bonus ->
        [0] { $need } or more frees you from Reef { $reef }: faces that do, { $lucky } of 6.
       *[other] { $need } or more frees you from Reef { $reef }, as crew { $reef } adds { $bonus }: faces that do, { $lucky } of 6.
    }
aid-first =
    { $count ->
        [0] Player { $seat }, whose Admiral shows { $crew }, could take nothing aboard with these dice.
        [1] Player { $seat }, whose Admiral shows { $crew }, could take one of the tokens within reach aboard.
       *[other] Player { $seat }, whose Admiral shows { $crew }, could take any of { $count } kinds within reach aboard.
    }

## The path

aid-swap =
    { $ahead ->
        [0] Swap { token.one }. None of this kind lies ahead of the Nautilion.
        [1] Swap { token.one }. One of this kind lies ahead of the Nautilion.
       *[other] Swap { token.one }. { $ahead } of this kind lie ahead of the Nautilion.
    }
aid-swapped =
    { $same ->
        [0] This place gets { token-b }, the other { token-a }.
       *[other] Both are the same: nothing would change.
    }
aid-reached =
    { $fate ->
        [boards] With { $die } the Nautilion then reaches { token.one }, which can come aboard.
        [both] With { $die } the Nautilion then reaches { token.one }, which can come aboard or enter the cabin.
        [cabin] With { $die } the Nautilion then reaches { token.one }, which can enter the cabin.
       *[other] With { $die } the Nautilion then reaches { token.one }, only for the reserve.
    }
aid-insert =
    { $distance ->
        [1] Put { token.one } right before the Nautilion.
       *[other] Put { token.one } here, { $distance } ahead of the Nautilion.
    }
aid-take =
    { $ahead ->
        [0] Bring { token.one } aboard from here. None of this kind lies ahead of the Nautilion.
        [1] Bring { token.one } aboard from here. One of this kind lies ahead of the Nautilion.
       *[other] Bring { token.one } aboard from here. { $ahead } of this kind lie ahead of the Nautilion.
    }

## Tokens

aid-board =
    { $token ->
        [13] The Mercenary takes space { $space }. { $leads ->
            [none] No free space is left.
           *[other] Ducts then lead to { $leads }.
        }
       *[other] { $count ->
            [9] Crew { $token } comes aboard: all nine are there!
           *[other] Crew { $token } comes aboard, as { $count } of 9. { $leads ->
                [none] No free space is left.
               *[other] Ducts then lead to { $leads }.
            }
        }
    }
aid-harpoons = Your harpoons then: { $ours }, the Phantom’s: { $theirs }.
aid-cabin =
    { $missing ->
        [0] Into the cabin: all three Mages are there. { $pairs ->
            [0] No pair works yet.
            [1] One pair works.
           *[other] { $pairs } pairs work.
        }
        [1] Into the cabin: one Mage is still missing. { $pairs ->
            [0] No pair works yet.
            [1] One pair works.
           *[other] { $pairs } pairs work.
        }
       *[other] Into the cabin: { $missing } Mages are still missing. { $pairs ->
            [0] No pair works yet.
            [1] One pair works.
           *[other] { $pairs } pairs work.
        }
    }
aid-keep =
    { $ahead ->
        [0] Keep { token.one } in the reserve, which then holds { $count }. No other lies ahead.
        [1] Keep { token.one } in the reserve, which then holds { $count }. One more lies ahead.
       *[other] Keep { token.one } in the reserve, which then holds { $count }. { $ahead } more lie ahead.
    }
aid-toll-reserve =
    { $count ->
        [0] Give up the last token in the reserve.
       *[other] Give up a token from the reserve; { $count } left then.
    }
aid-toll-ship =
    { $token ->
        [13] Give up the Mercenary on space { $space }.
       *[other] { $ahead ->
            [0] Give up crew { $token }. None lies ahead to replace it.
            [1] Give up crew { $token }. One more lies ahead.
           *[other] Give up crew { $token }. { $ahead } more lie ahead.
        }
    }
aid-toll-cabin =
    { $ahead ->
        [0] Give up { token.one } from the cabin. None lies ahead to replace it.
        [1] Give up { token.one } from the cabin. One more lies ahead.
       *[other] Give up { token.one } from the cabin. { $ahead } more lie ahead.
    }{ $broken ->
        [0] { "" }
       *[other] { " " }That breaks a pair.
    }
aid-pay =
    { $token ->
        [0] Spend a green token, of { $count }. Once discarded, it can only come back to the reserve.
        [14] Spend a Reef, of { $count }. Once discarded, it can only come back to the reserve.
       *[other] Spend { token.one }, of { $count } in reserve. { $ahead ->
            [0] None lies ahead on the path.
            [1] One more lies ahead on the path.
           *[other] { $ahead } more lie ahead on the path.
        }
    }
aid-recover =
    { $purpose ->
        [1] { $ahead ->
            [0] Put { token.one } back onto the path. None of this kind lies ahead.
            [1] Put { token.one } back onto the path. One of this kind lies ahead.
           *[other] Put { token.one } back onto the path. { $ahead } of this kind lie ahead.
        }
        [6] Crew { $token } comes aboard.
       *[other] { $fate ->
            [boards] Take back { token.one }, which can come aboard.
            [both] Take back { token.one }, which can come aboard or enter the cabin.
            [cabin] Take back { token.one }, which can enter the cabin.
            [aboard] Take back { token.one }, only for the reserve, as its space is taken already.
            [held] Take back { token.one }, only for the reserve, as a Mercenary holds its space.
            [duct] Take back { token.one }, only for the reserve, as no duct leads to its space.
            [admiral] Take back { token.one }, only for the reserve, as your Admiral’s card does not show it.
           *[other] Take back { token.one }, for the reserve.
        }
    }

## Heroic Actions and the collision

aid-sacrifice =
    { $effect ->
        [wasted] Crew { $crew } pays, but is the wrong one: the card has no effect.
        [nothing] Crew { $crew } pays, but there is nothing for the card to work on.
        [reefs] Crew { $crew } pays: { $amount ->
            [0] but no such Reef lies on the path.
            [1] one Reef leaves the path.
           *[other] { $amount } Reefs leave the path.
        }
        [choices] Crew { $crew } pays: { $amount ->
            [1] one token can come for it.
           *[other] you choose among { $amount }.
        }
       *[works] Crew { $crew } pays.
    } { $ahead ->
        [0] None lies ahead to replace it.
        [1] One more lies ahead.
       *[other] { $ahead } more lie ahead.
    }
aid-group = These stay: { $kept }. These go: { $lost }.

## What holds for this turn

aid-note-stuck =
    { $reef ->
        [0] The Nautilion is held.
       *[other] Reef { $reef } holds the Nautilion.
    }
aid-note-again = The same dice are given for the second time.
aid-note-forwards = On the first turn the Darkhouse’s card has no effect.
aid-note-shelter =
    { $turns ->
        [1] The Darkhouse takes nothing this turn.
       *[other] The Darkhouse takes nothing for { $turns } turns.
    }
aid-note-phantom-stays = The Phantom stays where it is.
aid-note-phantom-back = The Phantom moves backwards.
aid-note-haul = The landing brings its neighbours too.
aid-note-bought = A token has been bought this turn.
aid-note-figure =
    { $figure ->
        [darkhouse] The first die goes to the Darkhouse.
        [phantom] The first die goes to the Phantom.
       *[nautilion] The first die goes to the Nautilion.
    }
aid-note-given =
    { $figure ->
        [darkhouse] The Darkhouse has { $die }.
        [phantom] The Phantom has { $die }.
       *[nautilion] The Nautilion has { $die }.
    }

## A hint, one step at a time

hint-part-darkhouse = Look at the Darkhouse first: the die it gets matters most.
hint-part-phantom = Look at the Phantom first: the die it gets matters most.
hint-part-nautilion = Look at the Nautilion first: the die it gets matters most.
hint-part-dice = Look at the dice.
hint-part-grimoire = Look at the spells of the Grimoire.
hint-part-heroics = Look at the Heroic Actions.
hint-part-ship = Look at your ship.
hint-part-cabin = Look at the cabin.
hint-part-reserve = Look at your reserve.
hint-part-discard = Look at the discard pile.
hint-part-isles = Look at the path, nearer to the Happy Isles.
hint-part-abyss = Look at the path, nearer to the Abyss.

### Nautilion in the terminal.

book-000 = English rulebook
book-001 = English rulebook with the cards
book-002 = French rulebook

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

## The Plan

nautilion-ask-plan = Give each figure a die, or cast a spell first.
nautilion-to-isles = Isles
nautilion-to-abyss = Abyss
nautilion-price = { $price ->
    [free] free
    [nothing] nothing left
    [crew] costs 1 crew
   *[token] costs 1 token
}
nautilion-destroys = destroys { $token }
nautilion-phantom-arrives = Isles: LOST
nautilion-takes = takes { $token }
nautilion-fate = { $fate ->
    [boards] can board
    [aboard] reserve (aboard)
    [duct] reserve (no duct)
    [admiral] reserve (Admiral)
   *[depends] depends on the toll
}
nautilion-arrives = { $ending ->
    [won] the Abyss: WON
   *[lost] the Abyss: LOST, crew missing
}
nautilion-depends = depends
nautilion-whirlwind = { $possible ->
    [yes] { $name }, { $price } of { $reserve } reserve: roll all three dice again
   *[no] { $name }, { $price }: you have { $reserve } in reserve
}
nautilion-tide = { $possible ->
    [yes] { $name }, { $price } of { $reserve } reserve: turn one die
   *[no] { $name }, { $price }: you have { $reserve } in reserve
}
nautilion-translation = { $possible ->
    [yes] { $name }, { $price } of { $reserve } reserve: swap two tokens of the path
   *[no] { $name }, { $price }: you have { $reserve } in reserve
}
nautilion-ask-tide = Artificial Tide: which die is turned, and to what?

## Aquatic Translation

nautilion-swap-place = Place { $place }: { $token }. { $ahead ->
    [0] None of these ahead of the Nautilion.
   *[other] { $ahead } of these ahead of the Nautilion.
}
nautilion-swap-barred = Place { $place } is empty.
nautilion-swap-would = Place { $first } gets { $one }, place { $second } gets { $other }.
nautilion-swap-same = Place { $place } holds { $token } too: nothing would change.
nautilion-reach-now = The Nautilion’s dice lead to: { $tokens }.
nautilion-reach-then = Its dice then lead to: { $tokens }.
nautilion-reach-one = { $die } { $token } { $fate ->
    [boards] can board
    [aboard] already aboard
    [duct] no duct yet
    [admiral] not your card
   *[other] depends
}
nautilion-tokens = Tokens by place: { $tokens }.
nautilion-token-at = place { $place } is { $number }

## Other decisions

nautilion-ask-place = You have picked up { $token }. Where does it go?
nautilion-place = Take { $token } aboard: { $count ->
    [9] all nine are there
   *[other] { $count } of 9; ducts then lead to { $leads }
}
nautilion-keep = Keep { $token } in the reserve: { $count } there; { $ahead ->
    [0] no other ahead
    [one] { $ahead } more ahead
   *[other] { $ahead } more ahead
}
nautilion-toll-reserve = A reserve token: { $count } left then
nautilion-toll-crew = { $possible ->
    [yes] Crew { $crew } from the ship: { $ahead ->
        [0] none ahead to replace it
       *[other] { $ahead } more ahead
    }
   *[no] Crew { $crew } from the ship: the others would fall apart
}
nautilion-first = Player { $number } (Admiral { $crew }): { $count ->
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
nautilion-say-green = { $count } green
nautilion-say-discard = { $count ->
    [0] The discard pile is empty.
   *[other] Discard pile, { $count }: { $tokens }.
}
nautilion-say-darkhouse = Darkhouse { $die }: { $price ->
    [free] free.
    [nothing] nothing left to take.
    [crew] costs one of your crew.
   *[token] costs one token.
}
nautilion-say-phantom = Phantom { $die }: destroys { $token }, then { $left } from the Happy Isles.
nautilion-say-phantom-arrives = Phantom { $die }: reaches the Happy Isles, the game is lost.
nautilion-say-nautilion = Nautilion { $die }: takes { $token }, { $fate ->
    [boards] which can come aboard
    [aboard] which goes to the reserve, as this number is aboard already
    [duct] which goes to the reserve, as no duct leads to it yet
    [admiral] which goes to the reserve, as it is not on your Admiral’s card
   *[depends] whose place depends on the crew you give up
}, then { $left } from the Abyss.
nautilion-say-arrives = Nautilion { $die }: reaches the Abyss, the game is { $ending ->
    [won] won.
   *[lost] lost, as crew is missing.
}
nautilion-say-tide = Turn { $shows } into { $becomes }. For the Darkhouse: { $darkhouse }. For the Phantom: { $phantom }. For the Nautilion: { $nautilion }.
nautilion-result = { $turns ->
    [one] One turn.
   *[other] { $turns } turns.
} { $count ->
    [9] All nine crew aboard.
    [0] Nobody aboard.
   *[other] { $count } of 9 crew aboard; missing: { $missing }.
}

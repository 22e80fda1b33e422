### Nautilus Island in the terminal.

book-003 = English rulebook of Nautilus Island

island-reconstructed = (reconstructed)
island-setting-up = Setting up
island-where = { $final ->
    [2] LAST ROUND ({ $round }) · { $side }
   *[other] Round { $round } · { $side }
}
island-you = You are { $castaway }
island-back = back
island-front = front
island-legend = The castaways cross to the side with the double line; [ ] is yours. 3×8: column 3, eight cards a stack. { $hidden }: face down{ $mark }. Sets: cards, tokens, (porthole) = points. ▶ plays now.
island-note-final = { $final ->
    [2] The last round: your last turn
   *[other] A column is empty: the next round is the last
}
island-sample = { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }, { $stacks ->
        [one] { $stacks } stack
       *[other] { $stacks } stacks
    }

## The camps

island-hand-column = hand
island-points-column = points
island-bonus-signs = c x o p
island-bonus-brief = { $kind ->
    [2] { $points } a card
    [3] porthole
    [4] { $points } if odd
    [5] { $points } a pair
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
island-portholes = Portholes { $piles }
island-next-order = Next round: { $order }
island-hand = Hand { $count }
island-hand-empty = Your hand is empty
island-hand-treasures = worth { $points }

## Exploring

island-column-barred = Column { $column }: not now. { $why }.
island-unseen = { $count ->
    [one] one unseen card
   *[other] { $count } unseen cards
}
island-stores = store { $sets }
island-turn-next = { $same ->
    [yes] turn { $low }
   *[no] turn { $low }–{ $high }
}
island-say-column = Column { $column }: { $collect }; { $store }.
island-say-collect = collect { $cards }
island-say-collect-nothing = nothing to collect
island-say-stores = or store { $sets }
island-say-stores-nothing = nothing to store
island-say-could = { $count } of { $colour }, a set of { $size }{ $porthole ->
    [0] { "" }
   *[other] { " " }with a porthole worth { $porthole }
}
island-say-next = { $low ->
    [1] { $high ->
        [1] You would play 1st next round.
        [2] You would play 1st or 2nd next round.
        [3] You would play 1st to 3rd next round.
       *[4] You would play 1st to 4th next round.
    }
    [2] { $high ->
        [2] You would play 2nd next round.
        [3] You would play 2nd or 3rd next round.
       *[4] You would play 2nd to 4th next round.
    }
    [3] { $high ->
        [3] You would play 3rd next round.
       *[4] You would play 3rd or 4th next round.
    }
   *[4] You would play 4th next round.
}

## Collecting and storing

island-ask-act = Column { $column }: collect its cards, or store at your camp?
island-collect = Collect { $cards }
island-collect-nothing = Collect: the column is empty
island-store = Store { $colour }: up to { $most } of the { $held } you hold; your set has { $size }
island-store-one = Store { $colour }: { $cards }
island-store-closed = { $colour }: { $count } in hand, but your set is closed
island-treasures-stay = { $count ->
    [one] A treasure: it stays in your hand
   *[other] { $count } treasures: they stay in your hand
}
island-ask-way = Store which { $colour }? { $bonus }
island-bonus = You get the token: { $bonus }.
island-no-bonus = There is no token for this colour.
island-way = → { $size ->
    [one] 1 card
   *[other] { $size } cards
}, worth { $worth }{ $porthole ->
    [0] , cannot be closed yet
   *[other] , closed ({ $porthole }) { $closed }
}

## Closing

island-ask-close = Close { $colour }, { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }, with the porthole worth { $value }?
island-close = Close it; the set is then worth { $points }
island-leave = Leave it open: gives up size { $size } for good! Next: { $larger ->
        [one] { $larger } card
       *[other] { $larger } cards
    } ({ $value }); you hold { $held }
island-leave-last = Leave it open, worth { $worth }: gives up size { $size } for good, { $why ->
    [last] on the last turn!
   *[none] no larger one is left!
}

## Spoken

island-say-hull = The Nautilus, from back to front. Which stacks lie face up or down is as on our board
island-say-stacks = Column { $column }, { $stacks ->
    [one] one stack
   *[other] { $stacks } stacks
} of { $height }: { $cards }.
island-say-empty = empty
island-say-stands = { $castaway } stands { $side ->
    [above] above
   *[below] below
} it.
island-say-spaces = Bonus tokens at the camp: { $spaces }.
island-say-space = { $colour } ({ $bonus })
island-say-no-bonus = none
island-say-portholes = Portholes: { $piles }
island-say-pile = { $value ->
    [0] none left for { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }
   *[other] { $value } for { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }
}
island-say-player = { $castaway }{ $kind ->
    [you] , you
    [bot] , a bot
   *[person] { "" }
}: { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}, { $points ->
    [one] one point
   *[other] { $points } points
}{ $kind ->
    [you] { "" }
   *[other] { " " }without treasures
}.
island-say-set = { $colour }, { $count ->
    [one] one card
   *[other] { $count } cards
}; tokens: { $bonus }; { $porthole ->
    [0] open
   *[other] closed with { $porthole }
}; worth { $points }.
island-say-watched = Everybody saw these taken: { $cards }.
island-say-hand = Your hand: { $cards }.
island-say-treasures = Your treasures are worth { $points }

## Cards and tokens

island-card-bonus = Bonus token { $sign }: { $bonus }
island-card-spaces = { $count ->
    [0] not at the camp now
   *[other] at the camp: { $spaces }
}
island-card-count = There are { $count } of them
island-card-pile = Portholes for { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }
island-card-left = { $count ->
    [0] all taken
   *[other] left: { $values }
}
island-card-values = From the top they are worth { $values }.
island-card-held = { $count ->
    [0] not in your hand
   *[other] in your hand: { $count }
}
island-card-treasure = { $points ->
    [one] Worth one point at the end.
   *[other] Worth { $points } points at the end.
}
island-card-hand = Your hand

## The result

island-rank = { $place }. { $castaway }: { $points }
island-tie = Of equals, the one nearer to the back wins: { $castaway }.
island-result-castaway = { $castaway }: { $points ->
    [one] one point
   *[other] { $points } points
}
island-result-set = { $colour }, { $count ->
    [one] one card
   *[other] { $count } cards
}: { $parts } = { $points }
island-result-porthole = porthole { $points }
island-result-open = no porthole 0
island-result-part = { $what }: { $points }
island-result-treasures = treasures: { $parts } = { $points }
island-result-left = { $count ->
    [one] one other card left in hand: 0
   *[other] { $count } other cards left in hand: 0
}

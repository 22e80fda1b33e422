### Nautilus Island: what a choice would do, told before it is made.

## Exploring

aid-column = Column { $column } shows { card.one }{ $hidden ->
        [0] { "" }
        [one] , one card face down
       *[other] , { $hidden } cards face down
    }. { $spaces ->
        [one] One card could be stored here.
       *[other] Up to { $spaces } cards could be stored here.
    }
aid-column-several = Column { $column }: { $open ->
        [0] no open card
        [one] one open card
       *[other] { $open } open cards
    }, { $hidden } face down. { $spaces ->
        [one] One card could be stored here.
       *[other] Up to { $spaces } cards could be stored here.
    }
aid-column-empty = Column { $column } is empty. { $spaces ->
        [one] One card could be stored here.
       *[other] Up to { $spaces } cards could be stored here.
    }

## Collecting and storing

aid-collect = Collect { $cards ->
        [one] one card
       *[other] { $cards } cards
    } from column { $column }{ $hidden ->
        [0] .
        [one] , one of them unseen.
       *[other] , { $hidden } of them unseen.
    }
aid-last-round = That empties column { $column }: the next round is the last.
aid-store = Store { $cards ->
        [one] one card
       *[other] { $cards } cards
    }: { colour } comes to { $size }. { $points ->
        [0] No points yet.
        [one] Adds one point.
       *[other] Adds { $points } points.
    }
aid-bonus = The bonus token comes with it: { bonus }.
aid-refill = Then the camp gets new bonus tokens, before you decide about a porthole.
aid-porthole = With { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } the set could take the porthole worth { $value }.

## Closing

aid-close = Close { colour } at { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } with the porthole worth { $value }. Nothing can be added later.
aid-give-up = Leave { colour } open and give up the porthole for exactly { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }, worth { $value } now.
aid-next = The porthole for { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } is worth { $value }: { $missing ->
        [one] one card is missing.
       *[other] { $missing } cards are missing.
    }

## What holds for the round

aid-note-last = This is the last round.
aid-note-last-next = A column is empty: after this round comes the last one.

## A hint, one step at a time

hint-part-back = Look at the columns nearer to the back of the Nautilus.
hint-part-front = Look at the columns nearer to the front of the Nautilus.
hint-part-column = Look at the column that you explore.
hint-part-camp = Look at your camp.
hint-part-portholes = Look at the portholes.

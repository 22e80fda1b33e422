### Nautilus Island: what is said while playing.

game-title = Nautilus Island
game-about = Search the stranded submarine for useful things and bring home the best collections, before the others do.
game-luck = Cards
    .the = the cards

## Options

option-players = Players
    .about = Two to four castaways, each for themself. Bots can take the empty seats.
option-memory = Memory
    .about = Does the table list the cards that everyone has watched each rival take?
memory-off = Off
    .class = remember for yourself
memory-on = On
    .class = the table remembers for all

## Names

place-hull = Nautilus
place-camp = Camp
side-above = above the hull
side-below = below the hull
card-colour-green = green
card-colour-red = red
card-colour-blue = blue
card-colour-purple = purple
card-colour-orange = orange
card-colour-yellow = yellow
castaway =
    { $seat ->
        [0] The blue castaway
        [1] The red castaway
        [2] The yellow castaway
       *[other] The purple castaway
    }
    .inside =
        { $seat ->
            [0] the blue castaway
            [1] the red castaway
            [2] the yellow castaway
           *[other] the purple castaway
        }
card =
    { $card ->
        [0] hat
        [1] boots
        [2] coat
        [3] gloves
        [4] compass
        [5] sextant
        [6] chart
        [7] spyglass
        [8] wrench
        [9] hammer
        [10] rivets
        [11] torch
        [12] rod
        [13] net
        [14] harpoon
        [15] lure
        [16] flask
        [17] tins
        [18] biscuits
        [19] fruit
        [20] pearl
        [21] coins
        [22] chalice
       *[other] idol
    }
    .one =
        { $card ->
            [0] a hat
            [1] boots
            [2] a coat
            [3] gloves
            [4] a compass
            [5] a sextant
            [6] a chart
            [7] a spyglass
            [8] a wrench
            [9] a hammer
            [10] rivets
            [11] a torch
            [12] a rod
            [13] a net
            [14] a harpoon
            [15] a lure
            [16] a flask
            [17] tins
            [18] biscuits
            [19] fruit
            [20] a pearl
            [21] coins
            [22] a chalice
           *[other] an idol
        }
colour =
    { $colour ->
        [0] clothes
        [1] navigation
        [2] repair
        [3] fishing
        [4] supplies
       *[other] treasures
    }
bonus =
    { $kind ->
        [0] two points
        [1] three points
        [2] a point a card
        [3] the porthole again
        [4] four for an odd set
       *[other] five for a pair
    }
# The same for the journal, whose arguments are called a, b and c.
card-a =
    { $a ->
        [0] hat
        [1] boots
        [2] coat
        [3] gloves
        [4] compass
        [5] sextant
        [6] chart
        [7] spyglass
        [8] wrench
        [9] hammer
        [10] rivets
        [11] torch
        [12] rod
        [13] net
        [14] harpoon
        [15] lure
        [16] flask
        [17] tins
        [18] biscuits
        [19] fruit
        [20] pearl
        [21] coins
        [22] chalice
       *[other] idol
    }
    .one =
        { $a ->
            [0] a hat
            [1] boots
            [2] a coat
            [3] gloves
            [4] a compass
            [5] a sextant
            [6] a chart
            [7] a spyglass
            [8] a wrench
            [9] a hammer
            [10] rivets
            [11] a torch
            [12] a rod
            [13] a net
            [14] a harpoon
            [15] a lure
            [16] a flask
            [17] tins
            [18] biscuits
            [19] fruit
            [20] a pearl
            [21] coins
            [22] a chalice
           *[other] an idol
        }
seat-a =
    { $a ->
        [0] The blue castaway
        [1] The red castaway
        [2] The yellow castaway
       *[other] The purple castaway
    }
    .inside =
        { $a ->
            [0] the blue castaway
            [1] the red castaway
            [2] the yellow castaway
           *[other] the purple castaway
        }
colour-a =
    { $a ->
        [0] clothes
        [1] navigation
        [2] repair
        [3] fishing
        [4] supplies
       *[other] treasures
    }
bonus-a =
    { $a ->
        [0] two points
        [1] three points
        [2] a point a card
        [3] the porthole again
        [4] four for an odd set
       *[other] five for a pair
    }
card-b =
    { $b ->
        [0] hat
        [1] boots
        [2] coat
        [3] gloves
        [4] compass
        [5] sextant
        [6] chart
        [7] spyglass
        [8] wrench
        [9] hammer
        [10] rivets
        [11] torch
        [12] rod
        [13] net
        [14] harpoon
        [15] lure
        [16] flask
        [17] tins
        [18] biscuits
        [19] fruit
        [20] pearl
        [21] coins
        [22] chalice
       *[other] idol
    }
    .one =
        { $b ->
            [0] a hat
            [1] boots
            [2] a coat
            [3] gloves
            [4] a compass
            [5] a sextant
            [6] a chart
            [7] a spyglass
            [8] a wrench
            [9] a hammer
            [10] rivets
            [11] a torch
            [12] a rod
            [13] a net
            [14] a harpoon
            [15] a lure
            [16] a flask
            [17] tins
            [18] biscuits
            [19] fruit
            [20] a pearl
            [21] coins
            [22] a chalice
           *[other] an idol
        }
seat-b =
    { $b ->
        [0] The blue castaway
        [1] The red castaway
        [2] The yellow castaway
       *[other] The purple castaway
    }
    .inside =
        { $b ->
            [0] the blue castaway
            [1] the red castaway
            [2] the yellow castaway
           *[other] the purple castaway
        }
colour-b =
    { $b ->
        [0] clothes
        [1] navigation
        [2] repair
        [3] fishing
        [4] supplies
       *[other] treasures
    }
bonus-b =
    { $b ->
        [0] two points
        [1] three points
        [2] a point a card
        [3] the porthole again
        [4] four for an odd set
       *[other] five for a pair
    }
card-c =
    { $c ->
        [0] hat
        [1] boots
        [2] coat
        [3] gloves
        [4] compass
        [5] sextant
        [6] chart
        [7] spyglass
        [8] wrench
        [9] hammer
        [10] rivets
        [11] torch
        [12] rod
        [13] net
        [14] harpoon
        [15] lure
        [16] flask
        [17] tins
        [18] biscuits
        [19] fruit
        [20] pearl
        [21] coins
        [22] chalice
       *[other] idol
    }
    .one =
        { $c ->
            [0] a hat
            [1] boots
            [2] a coat
            [3] gloves
            [4] a compass
            [5] a sextant
            [6] a chart
            [7] a spyglass
            [8] a wrench
            [9] a hammer
            [10] rivets
            [11] a torch
            [12] a rod
            [13] a net
            [14] a harpoon
            [15] a lure
            [16] a flask
            [17] tins
            [18] biscuits
            [19] fruit
            [20] a pearl
            [21] coins
            [22] a chalice
           *[other] an idol
        }
seat-c =
    { $c ->
        [0] The blue castaway
        [1] The red castaway
        [2] The yellow castaway
       *[other] The purple castaway
    }
    .inside =
        { $c ->
            [0] the blue castaway
            [1] the red castaway
            [2] the yellow castaway
           *[other] the purple castaway
        }
colour-c =
    { $c ->
        [0] clothes
        [1] navigation
        [2] repair
        [3] fishing
        [4] supplies
       *[other] treasures
    }
bonus-c =
    { $c ->
        [0] two points
        [1] three points
        [2] a point a card
        [3] the porthole again
        [4] four for an odd set
       *[other] five for a pair
    }

object-first =
    { $colour ->
        [0] hat
        [1] compass
        [2] wrench
        [3] rod
       *[other] flask
    }
object-second =
    { $colour ->
        [0] boots
        [1] sextant
        [2] hammer
        [3] net
       *[other] tins
    }
object-third =
    { $colour ->
        [0] coat
        [1] chart
        [2] rivets
        [3] harpoon
       *[other] biscuits
    }
object-fourth =
    { $colour ->
        [0] gloves
        [1] spyglass
        [2] torch
        [3] lure
       *[other] fruit
    }

## What is asked

decision-reveal-top = Which card is face up on the next stack?
decision-show-space = Which space of the camp gets the next bonus token?
decision-show-bonus = Which bonus token is turned up?
decision-first-player = Who begins?
decision-explore = To which column does your castaway go?
decision-act = Collect from this column, or store at your camp?
decision-draw-card = Which card do you find?
decision-close = Close this set with a porthole?

## What a move does

do-reveal-top = Turn up { card.one }
do-show-space = Fill the space for { colour }
do-show-bonus = Turn up: { bonus }
do-first-player = { castaway } begins
do-explore = Go to column { $column }
do-collect = Collect
do-pass = Pass
do-draw-card = Find { card.one }
do-store = Store { colour }{ $first ->
        [0] { "" }
        [1] { " · " }{ object-first }
       *[other] { " · " }{ object-first } ×{ $first }
    }{ $second ->
        [0] { "" }
        [1] { " · " }{ object-second }
       *[other] { " · " }{ object-second } ×{ $second }
    }{ $third ->
        [0] { "" }
        [1] { " · " }{ object-third }
       *[other] { " · " }{ object-third } ×{ $third }
    }{ $fourth ->
        [0] { "" }
        [1] { " · " }{ object-fourth }
       *[other] { " · " }{ object-fourth } ×{ $fourth }
    }
do-close = Close the set
do-leave = Leave it open

## The journal

say-top-shown = Column { $a } shows { card-b.one }.
say-bonus-shown = A bonus token on the space for { colour-a }: { bonus-b }.
say-begins = { seat-a } begins.
say-round = Round { $a }.
say-last-round = Round { $a } is the last one.
say-explored = { seat-a } goes to column { $b }, { $c ->
        [1] above the hull
       *[other] below the hull
    }.
say-collected = { seat-a } collects { $c ->
        [one] one card
       *[other] { $c } cards
    } from column { $b }.
say-took-open = { seat-a } takes { card-b.one }.
say-found = You find { card-a.one }.
say-column-empty = { $b ->
        [0] Column { $a } is empty: after this round comes the last one.
       *[other] Column { $a } is empty.
    }
say-passed = { seat-a } has nothing to do and passes.
say-stored = { seat-a } stores { $c ->
        [0] a card
        [1] a card
        [2] a card
        [3] a card
        [4] two cards
        [5] two cards
        [6] two cards
        [7] two cards
        [8] two cards
        [9] two cards
        [10] two cards
        [11] two cards
        [12] two cards
        [13] two cards
       *[other] three cards
    }: { colour-b }.
say-bonus-taken = { seat-a } takes the bonus token of { colour-b }: { bonus-c }.
say-closed = { seat-a } closes { colour-b } with a porthole worth { $c }.
say-scored = { seat-a } has { $b ->
        [one] one point
       *[other] { $b } points
    }.
say-won = { seat-a } wins with { $b ->
        [one] one point
       *[other] { $b } points
    }.

## Endings

ending-won-by-seat-0 = The blue castaway won.
ending-won-by-seat-1 = The red castaway won.
ending-won-by-seat-2 = The yellow castaway won.
ending-won-by-seat-3 = The purple castaway won.

### Nautilus Island: what its page says around the game's own words.

## The table

island-page-hull = The stranded Nautilus
island-page-columns = Columns from back to front
island-page-stern = back
island-page-bow = front
island-page-castaway = { $seat ->
    [0] Blue
    [1] Red
    [2] Yellow
   *[other] Purple
}
island-page-you = You
island-page-laying = The stacks are dealt.
island-page-over = The game ended after { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }.
island-page-final = { $final ->
    [1] Last round next
   *[other] Last round
}
island-page-queue = Order of this round
island-page-has-moved = has moved
island-page-direction = { $side ->
    [below] Above to below.
   *[above] Below to above.
}
    .why = Nearest the back goes first next round.
island-page-stands = { $who } stands { $side ->
    [below] below
   *[above] above
}.
island-page-turn-of = { $state ->
    [moving] moves
    [acting] at work
    [moved] in { $column }
   *[waits] waits
}
island-page-slot = { $column }{ $state ->
    [here] , here?
    [open] , open
   *[barred] , barred
}
island-page-yours = your last one
    .short = yours
island-page-barred-short = barred
island-page-place = { $from ->
    [1] { $to ->
        [1] 1st next
        [2] 1st or 2nd
        [3] 1st to 3rd
       *[other] 1st to 4th
    }
    [2] { $to ->
        [2] 2nd next
        [3] 2nd or 3rd
       *[other] 2nd to 4th
    }
    [3] { $to ->
        [3] 3rd next
       *[other] 3rd or 4th
    }
   *[other] 4th next
}
    .short = { $from ->
        [1] { $to ->
            [1] 1st
            [2] 1st–2nd
            [3] 1st–3rd
           *[other] 1st–4th
        }
        [2] { $to ->
            [2] 2nd
            [3] 2nd–3rd
           *[other] 2nd–4th
        }
        [3] { $to ->
            [3] 3rd
           *[other] 3rd–4th
        }
       *[other] 4th
    }
    .next = { $from ->
        [1] { $to ->
            [1] 1st next
            [2] 1st–2nd
            [3] 1st–3rd
           *[other] 1st–4th
        }
        [2] { $to ->
            [2] 2nd next
            [3] 2nd–3rd
           *[other] 2nd–4th
        }
        [3] { $to ->
            [3] 3rd next
           *[other] 3rd–4th
        }
       *[other] 4th next
    }
island-page-unseen = { $count ->
    [one] one unseen
   *[other] { $count } unseen
}
island-page-column-is = Column { $column }, { $stacks ->
    [one] one stack
   *[other] { $stacks } stacks
}{ $height ->
    [0] , empty.
    [one] { " " }of one card: { $tops } on top.
   *[other] { " " }of { $height } cards: { $tops } on top.
}
island-page-column-free = You can go there: { $place }.
island-page-barred = Not allowed: { $rule }

## The sheet

island-page-spaces = Camp
    .note = { $left ->
        [0] no token left in the bag
        [one] one token in the bag
       *[other] { $left } tokens in the bag
    }, filled up at { $refill }
island-page-none-left = none left
island-page-bonus = { $kind ->
    [0] points
    [1] points
    [2] per card
    [3] porthole
    [4] if odd
   *[other] for a pair
}
island-page-piles = Portholes
    .note = for a set of exactly this size
island-page-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
island-page-worth = Porthole worth { $value },
island-page-pile = { $left ->
    [0] all gone
    [one] the last one
   *[other] { $left } left, then { $under }
}
island-page-where = { $column ->
    [0] on the beach
   *[other] { $moved ->
        [yes] in { $column }
       *[no] was in { $column }
    }
}{ $bot ->
    [no] { "" }
    [yes] , bot
   *[other] , bot ({ $bot })
}
island-page-hand-size = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
    .short = + { $count } in hand
island-page-plus-hand = + hand
island-page-known = { $count ->
    [0] Openly taken and still in hand: nothing.
   *[other] Openly taken and still in hand:
}
island-page-next = Next round
    .note = nearest the back first
island-page-tie = If points are equal
    .note = nearest the back wins
island-page-rivals = Rivals
island-page-stock = Portholes and bonus tokens
island-page-journal = Journal
island-page-now = now

## Own cards

island-page-hand = Your hand
    .note = { $count ->
        [0] no cards
        [one] one card, only you see it
       *[other] { $count } cards, only you see them
    }
island-page-hand-empty = Your hand is empty. Collect something first.
island-page-card = { $card }, { $colour }{ $value ->
    [-1] { "" }
    [one] , one point
   *[other] , { $value } points
}
island-page-camp = Your camp
    .note = if it ended now
island-page-camp-empty = Nothing is stored yet.
island-page-set = { $colour }, { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }.{ $porthole ->
    [0] { "" }
   *[other] { " " }Closed with { $porthole }.
}
island-page-closed = closed
island-page-open = still open
island-page-idle = { $source ->
    [double] no porthole to double
    [odd] not odd
    [pair] no pair
   *[other] nothing yet
}
island-page-treasures = Treasures in hand: { $cards }
island-page-times = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

## What is asked

island-page-ask-explore = Choose your column { $side ->
    [below] below
   *[above] above
}.
    .more = { $first ->
        [yes] There you collect: nobody has cards yet.
       *[no] There you collect or store. Barred: where a rival already stands, and your last column.
    }
island-page-ask-act = Collect, or store?
    .more = Collect takes the top card of every stack. To store, lift cards of one colour out of your hand.
island-page-ask-close = Close { $colour } now?
    .more = A porthole fits only its exact size, and only now.
island-page-waiting = { $who } is playing.
island-page-watching = You are watching. Hands stay hidden.
island-page-waits-seats = Waiting for the others to open their links.
island-page-moment = One moment…
island-page-lost = The line is down. Your move goes out as soon as it is back.
island-page-curtain = { $who }: your turn.
    .more = Your hand is turned over until you show it. The others look away.
island-page-uncover = Show my hand
island-page-news = What the others did

## Choosing

island-page-column-head = Column
island-page-collect-head = Collect
island-page-store-head = Or store, and close at
island-page-store-short = or store
island-page-next-head = Next round
island-page-empty = nothing left
island-page-nothing-to-store = nothing to store
island-page-up-to = up to { $spaces }:
island-page-more = +{ $count }
island-page-store-set = { $cards ->
    [one] One to { $colour }
   *[other] { $cards } to { $colour }
}: set of { $size }
island-page-gain = { $closing ->
    [0] +{ $points }
   *[other] +{ $points }, or +{ $closing } closed with { $value }
}
island-page-plus = +{ $points }
island-page-do-explore = { $column ->
    [0] Choose a column
   *[other] Go to column { $column }
}
island-page-do-act = Choose
island-page-do-close = Choose
island-page-do-store = { $cards ->
    [one] Store one card
   *[other] Store { $cards } cards
}
island-page-undoable = can be undone
island-page-final-choice = cannot be undone

## What others did

island-page-to-column = to column { $column }:
island-page-took = took { $what }.
island-page-stored = stored { $count ->
    [one] one card
   *[other] { $count } cards
} in { $colour }.
island-page-got-bonus = Bonus: { $bonus }.
island-page-closed-with = Closed it with { $value }.
island-page-passed = passed.

## The end

island-page-won = You won
island-page-won-by = { $who } won
island-page-result = { $points ->
    [one] One point
   *[other] { $points } points
} after { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }.
island-page-tied = Equal points: { $who } stood nearest to the back.
island-page-results = Every point explained
island-page-set-head = Set
island-page-total = Total
island-page-part = { $source ->
    [porthole] porthole { $amount }
    [two] bonus { $amount }
    [three] bonus { $amount }
    [per_card] per card { $amount }
    [double] porthole again { $amount }
    [odd] odd set { $amount }
    [pair] pair { $amount }
   *[treasure] { $count ->
        [one] { $card } { $amount }
       *[other] { $count } × { $card } { $amount }
    }
}
island-page-again = Play again
island-page-look-back = Watch the replay
island-page-reasons = Where every point comes from
island-page-check = Check the luck
island-page-look = Look at the table

## Another game

island-page-rematch-ready = A rematch is ready.
island-page-rematch-go = To the rematch

## Keys

island-page-key-columns = choose a column
island-page-key-arrows = move over columns, rows and cards
island-page-key-enter = choose the active element; elsewhere press the filled button
island-page-key-go = press the filled button
island-page-key-collect = collect
island-page-key-store = store: the best set, then change it in the hand
island-page-key-close = close the set
island-page-key-leave = leave it open
island-page-key-rule = open the rule
island-page-key-parts = go to the decision, the hand, the hull
island-page-key-escape = leave a half-made choice; skip a movement

## The first game

island-page-guide = Your first landing
island-page-guide-at = Lesson { $at } of { $of }
island-page-guide-next = Go on
island-page-guide-skip = Skip this lesson
island-page-guide-leave = Leave the lessons
island-page-guide-open = Open the lesson
island-page-guide-fold = Fold the lesson away
island-page-guide-retry = Try again
island-page-guide-working = One moment…
island-page-guide-welcome = The Nautilus lies stranded, full of useful things. You and a rival search it column by column. Whoever brings home the best sets wins.
island-page-guide-explore = Each turn begins with a move. Choose a column that glows, then press the button. Columns near the front hold more stacks; near the back you play first next round.
island-page-guide-hand = In the first round everybody collects at once: the top card of every stack in your column is in your hand now. Nobody else sees those that lay face down.
island-page-guide-order = After each round everybody crosses to the other side of the hull, and whoever stands nearest to the back begins.
island-page-guide-barred = Two columns may be barred: where a rival stands on the same side, and the one you have just left. Press a barred one to see its rule; then choose another.
island-page-guide-collect = Now you have a choice: collect again, or store. Collect this time. Cards of one colour make a set; yellow treasures need none, they score in your hand.
    .aside = Storing is fine too. Collecting brings new cards when your hand runs dry.
island-page-guide-store = These cards make a good set: lift them out of your hand, and press the button. You may store as many as the column has stacks.
    .aside = Collecting is fine too. But only what is stored scores, treasures apart.
island-page-guide-bonus = With the first cards of a colour comes its bonus token. Some need a condition: an odd set, a pair, a porthole. Your camp says what each one scores now.
island-page-guide-close = This set has exactly the size of a porthole. Closing it scores many points, but nothing can be added later. Leaving it open gives that size up for this set.
island-page-guide-last = A column has run empty: this is the last round. What you still hold scores nothing, treasures apart, so store what you can.
island-page-guide-farewell = Sets, bonus tokens, portholes and treasures have been counted, and you won. Begin a game of your own: more rivals make it tighter.
    .lost = Your rival was ahead this time. You know every choice now: begin again, or a game of your own.

## The reader

island-page-read-card = Card, { $colour }
island-page-read-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
island-page-read-set = { $size ->
        [0] No set of it yet
        [one] One in your set
       *[other] { $size } in your set
    }; { $held ->
        [0] none in your hand
        [one] one in your hand
       *[other] { $held } in your hand
    }.
island-page-read-copies = In the game
island-page-read-of = { $count ->
        [one] one of it
       *[other] { $count } of it
    }
island-page-read-bonus = Bonus token
island-page-read-spaces = in the camp, with: { $colours }
island-page-read-porthole = Porthole for a set
island-page-read-under = Under it
island-page-read-column = Column of the hull
island-page-read-number = Column { $column }
island-page-read-tops = On top

### Nautilion’s table in the page.

## The sea

nautilion-page-where = Turn { $turn } · { $phase }
nautilion-page-laying = The path is being laid
nautilion-page-over = The voyage is over, after { $turn ->
    [one] one turn
   *[other] { $turn } turns
}
nautilion-page-isles-away = Phantom { $count } away
nautilion-page-abyss-ahead = { $count } ahead
nautilion-page-abyss-name = the Abyss
nautilion-page-sea = The path, from the Happy Isles to the Abyss
nautilion-page-place = Place { $place }: { $what }{ $reef ->
    [0] { "" }
   *[other] , beside Reef { $reef }
}{ $wanted ->
    [yes] , wanted
    [no] , no longer needed
   *[none] { "" }
}{ $distance ->
    [0] { "" }
   *[other] , { $distance } ahead of the Nautilion
}
nautilion-page-place-end = { $end ->
    [isles] The Happy Isles
   *[abyss] The Abyss
}{ $figure ->
    [nautilion] , with the Nautilion
    [phantom] , with the Phantom
   *[none] { "" }
}
nautilion-page-emptied = an emptied place
nautilion-page-here = the { $figure ->
    [nautilion] Nautilion
   *[phantom] Phantom
}
nautilion-page-family = { $kind ->
    [0] green token
    [1] Mechanic 1
    [2] Warrior 2
    [3] Navigator 3
    [4] Mechanic 4
    [5] Warrior 5
    [6] Navigator 6
    [7] Mechanic 7
    [8] Warrior 8
    [9] Navigator 9
    [10] Mage A
    [11] Mage B
    [12] Mage C
    [13] Mercenary
   *[14] Reef
}
    .to = to { nautilion-page-family.the }
    .of = of { nautilion-page-family.the }
    .the =
    { $kind ->
        [0] the green token
        [1] Mechanic 1
        [2] Warrior 2
        [3] Navigator 3
        [4] Mechanic 4
        [5] Warrior 5
        [6] Navigator 6
        [7] Mechanic 7
        [8] Warrior 8
        [9] Navigator 9
        [10] Mage A
        [11] Mage B
        [12] Mage C
        [13] the Mercenary
       *[14] the Reef
    }
nautilion-page-seat-points = Player { $seat } is pointing here
nautilion-page-lens = The stretch that you touch, twice as large

## The sheet

nautilion-page-ship = Ship { $ship }
nautilion-page-ducts = { $standing ->
    [owner] ducts from your own file
   *[reconstructed] ducts reconstructed
}
nautilion-page-ducts-short = { $standing ->
    [owner] your own
   *[reconstructed] reconstructed
}
nautilion-page-ship-list = Ship { $ship }, { $count } of 9 aboard
nautilion-page-space = Space { $space }: { $holds ->
    [crew] manned
    [mercenary] held by a Mercenary
   *[empty] empty
}{ $ducts ->
    [none] { "" }
   *[other] ; ducts to { $ducts }
}
nautilion-page-cabin = Cabin
    .note = { $count ->
        [0] no re-roll yet
        [one] one re-roll left
       *[other] { $count } re-rolls left
    }
    .used = all re-rolls used
nautilion-page-cabin-space = Cabin, { $token }: { $there ->
    [yes] there
   *[no] empty
}
nautilion-page-phantom = Phantom
    .note = harpoons { $theirs } : { $ours } (ours)
    .over = the collision is over
nautilion-page-phantom-board = Phantom’s board: { $tokens }
nautilion-page-nothing = nothing
nautilion-page-reserve = Reserve
    .note = { $count ->
        [0] empty
        [one] one token
       *[other] { $count } tokens
    }
nautilion-page-discard = Discard
    .note = { $count ->
        [0] empty
        [one] one token
       *[other] { $count } tokens
    }
nautilion-page-pile = { $count ->
    [one] { $token }
   *[other] { $count } × { $token }
}
nautilion-page-grimoire = Grimoire
    .note = or cast a spell first
    .closed = before the dice are given
nautilion-page-whirlwind = Whirlwind
    .does = roll again
nautilion-page-tide = Tide
    .does = turn a die
nautilion-page-translation = Translation
    .does = swap two
nautilion-page-costs = { $price ->
    [one] costs one token from the reserve
   *[other] costs { $price } tokens from the reserve
}
nautilion-page-heroics = Heroic Actions
    .brief = Heroics
    .note = { $count ->
        [0] all are done
        [one] one before the Abyss, for one crew
        [2] both before the Abyss, one crew each
       *[other] all three before the Abyss, one crew each
    }
nautilion-page-cards = Darkhouse cards
nautilion-page-card-now = { $title }, in force now
nautilion-page-reconstructed = reconstructed
nautilion-page-journal = Ship’s journal
nautilion-page-admiral = { $name } may place { $crew }
nautilion-page-player = Player { $seat }
nautilion-page-you = you
nautilion-page-at-helm = at the helm
nautilion-page-partner = Crewmates

## What is asked

nautilion-page-ask-plan = { $way ->
    [again] Give the same dice once more.
    [stuck] A Reef holds you: give two dice.
    [one] Who gets this die?
   *[all] Give each figure one die.
}
nautilion-page-ask-plan-more = { $way ->
    [stuck] Darkhouse and Phantom get one each; the Nautilion stays.
    [one] The next is rolled after it.
   *[all] Look at a cell to see what would follow.
}
nautilion-page-ask-roll = { $dice ->
    [1] Roll the first die.
    [2] Roll two dice.
   *[other] Roll the dice.
}
nautilion-page-ask-roll-more = Turn { $turn } begins. Until you roll, the last turn can be undone.
nautilion-page-ask-roll-first = The voyage begins.
nautilion-page-ask-reef = Reef { $reef } must let you go.
nautilion-page-ask-choose-first = Who plays the first turn?
nautilion-page-ask-choose-figure = Whose die is rolled first?
nautilion-page-ask-tide = Tide: turn which die, and to what?
nautilion-page-ask-tide-more = Beside the new die: what the Phantom would reach with it, then the Nautilion.
nautilion-page-ask-swap-first = Translation: choose a token.
nautilion-page-ask-swap-second = Swap it with which token?
nautilion-page-ask-swap-more = Any two tokens that are still on the path.
nautilion-page-do-swap-first = Take this token
nautilion-page-do-swap-second = Swap the two
nautilion-page-ask-discard = { $why ->
    [blow] The Mercenary strikes: give up a token.
   *[toll] The Darkhouse takes a token.
}
nautilion-page-ask-discard-more = Choose it on the ship, in the cabin or in the reserve.
nautilion-page-ask-place = Where does { nautilion-page-family.the } go?
nautilion-page-ask-pay = { $count ->
    [one] Spend which token?
   *[other] Spend which tokens? { $count } are due.
}
nautilion-page-ask-recover = { $purpose ->
    [1] Which token drifts back onto the path?
    [3] Which token do you buy?
    [6] Who is rescued from the discard pile?
   *[other] { $count ->
        [one] Which token comes back?
       *[other] Which tokens come back? { $count } may.
    }
}
nautilion-page-ask-insert = Where does { nautilion-page-family.the } go back in?
nautilion-page-ask-insert-more = In any gap ahead of the Nautilion.
nautilion-page-ask-pay-crew = Who pays for { $title }?
nautilion-page-ask-take = Whom do you bring aboard?
nautilion-page-ask-set-die = What should die { $nth } show?
nautilion-page-ask-replace = Which Heroic Action leaves?
nautilion-page-ask-keep-group = Which group stays aboard?
nautilion-page-waiting = { $seat ->
    [1] Player 1 is deciding.
   *[2] Player 2 is deciding.
}
nautilion-page-replay-end = The voyage goes on from here.
nautilion-page-watching = You are watching.
nautilion-page-lost = The line is down. Your move goes out as soon as it is back.
nautilion-page-waits-seats = Waiting for the other player to open the link.

## Choosing

nautilion-page-give = Give the dice
nautilion-page-give-one = Give the die
nautilion-page-roll = { $dice ->
    [1] Roll the die
    [2] Roll two dice
   *[other] Roll the dice
}
nautilion-page-roll-reef = Roll against the Reef
nautilion-page-buy = Buy from the discard pile
nautilion-page-back = Back
nautilion-page-do-whirlwind = Cast Whirlwind
nautilion-page-do-tide = Turn { $shows } into { $becomes }
nautilion-page-do-translate = Cast Translation
nautilion-page-do-reroll = Roll the { $shows } again
nautilion-page-do-buy = Give tokens for crew
nautilion-page-spells = Cast a spell
nautilion-page-board = Whole table
nautilion-page-propose = Propose
nautilion-page-undoable = can be undone until the next roll
nautilion-page-final = cannot be undone
nautilion-page-undo-what = { $what ->
    [give] the dice
    [whirlwind] Whirlwind
    [tide] Tide
    [swap] Translation
    [place] placing
    [discard] the toll
    [heroic] Heroic Action
    [pay] paying
    [recover] taking back
    [insert] putting in
    [first] who begins
    [figure] the figure
    [buy] buying
   *[other] the last choice
}
nautilion-page-barred = Not allowed: { $rule }
nautilion-page-nothing-here = Nothing to choose here now. { $prompt }
nautilion-page-choose-legal = Choose one that glows.

## The slate

nautilion-page-slate = The plan: rows are figures, columns are dice
nautilion-page-die = Die { $value }
nautilion-page-by-tide = by Tide
nautilion-page-given-before = given
nautilion-page-price = { $price ->
    [free] no toll
    [shelter] sheltered
    [nothing] nothing to take
    [reroll] rolls again
    [depends] depends
    [crew] { $tokens ->
        [1] one crew lost
       *[other] { $tokens } crew lost
    }
   *[token] { $tokens ->
        [1] a token lost
        [2] two tokens lost
       *[other] { $tokens } tokens lost
    }
}
    .short = { $price ->
        [free] no toll
        [shelter] no toll
        [nothing] no toll
        [reroll] re-roll
        [depends] depends
        [crew] { $tokens ->
            [1] lose crew
           *[other] lose { $tokens }
        }
       *[token] { $tokens ->
            [1] lose one
            [2] lose two
           *[other] lose { $tokens }
        }
    }
nautilion-page-phantom-does = { $how ->
    [destroys] lost
    [recruits] joins it
    [blow] strikes you
    [yours] is yours
    [stays] stays
    [abyss] to the Abyss
    [collides] collision { $theirs } : { $ours }
    [arrives] reaches Isles
    [none] has its die
   *[depends] depends
}
    .short = { $how ->
        [destroys] lost
        [recruits] joins
        [blow] strikes
        [yours] yours
        [stays] stays
        [abyss] Abyss
        [collides] { $theirs } : { $ours }
        [arrives] Isles!
        [none] –
       *[depends] depends
    }
nautilion-page-nautilion-does = { $how ->
    [boards] may board
    [both] ship or cabin
    [cabin] to cabin
    [reserve] to reserve
    [depends] depends
    [gives] to Phantom
    [hauls] hauled
    [isles] to the Isles
    [held] gets the Reef
    [skipped] stays
    [collides] collision { $theirs } : { $ours }
    [won] Abyss: won
    [lost] Abyss: lost
   *[none] has its die
}
    .short = { $how ->
        [boards] board
        [both] board
        [cabin] cabin
        [reserve] reserve
        [depends] depends
        [gives] gone
        [hauls] haul
        [isles] Isles
        [held] Reef
        [skipped] stays
        [collides] { $theirs } : { $ours }
        [won] won
        [lost] lost
       *[none] –
    }

## The outcome in a sentence

nautilion-page-say-darkhouse = { $price ->
    [free] No toll.
    [shelter] No toll: you are sheltered.
    [nothing] The Darkhouse finds nothing to take.
    [reroll] The Darkhouse rolls again.
    [depends] The toll depends.
    [crew] { $tokens ->
        [1] The toll is one of the crew.
       *[other] The toll is { $tokens } tokens, crew among them.
    }
   *[token] { $tokens ->
        [1] The toll is one token.
       *[other] The toll is { $tokens } tokens.
    }
}
nautilion-page-say-phantom = Phantom: { $how ->
    [destroys] { nautilion-page-family.the } is lost.
    [recruits] { nautilion-page-family.the } joins it.
    [blow] { nautilion-page-family.the } is lost and strikes you.
    [yours] it stops on { nautilion-page-family.the }, which you get.
    [stays] it stays.
    [abyss] back to the Abyss.
    [collides] it meets you, harpoons { $theirs } : { $ours }.
    [arrives] it reaches the Happy Isles. You lose.
   *[depends] that depends.
}
nautilion-page-say-nautilion = Nautilion: { $how ->
    [boards] { nautilion-page-family.the } may board.
    [both] { nautilion-page-family.the } may board or go to the cabin.
    [cabin] { nautilion-page-family.the } goes to the cabin.
    [aboard] { nautilion-page-family.the } is aboard already: reserve.
    [held] a Mercenary holds the space { nautilion-page-family.of }: reserve.
    [duct] no duct leads { nautilion-page-family.to } yet: reserve.
    [admiral] { nautilion-page-family.the } is not on your card: reserve.
    [reserve] { nautilion-page-family.the } goes to the reserve.
    [depends] that depends.
    [gives] { nautilion-page-family.the } goes to the Phantom.
    [hauls] { nautilion-page-family.the } and its neighbours go to the reserve.
    [isles] back to the Happy Isles.
    [stuck] it stays and gets the Reef.
    [skipped] it does not move.
    [collides] it meets the Phantom, harpoons { $theirs } : { $ours }.
    [won] the Abyss, with everyone aboard. You win!
   *[lost] the Abyss, but somebody is missing. You lose.
}
nautilion-page-say-reef = Reef { $reef } will hold it.

## The cells of other choices

nautilion-page-cell-reserve = Reserve
nautilion-page-cell-keep = Into the reserve
nautilion-page-cell-board = Aboard
nautilion-page-cell-cabin = Into the cabin
nautilion-page-cell-space = Space { $space }
nautilion-page-cell-group = Keep { $crew }
nautilion-page-cell-first = { $name } begins
nautilion-page-cell-set = Show { $value }
nautilion-page-tide-turn = { $shows } becomes { $becomes }
nautilion-page-mages = Mages
nautilion-page-reroll = Roll { $shows } again

## The end

nautilion-page-won = You reached the Abyss
nautilion-page-lost-title = The voyage is lost
nautilion-page-nobody = Nobody at { $spaces }.
nautilion-page-result = { $turns ->
    [one] One turn.
   *[other] { $turns } turns.
} { $count ->
    [9] All nine aboard.
   *[other] { $count } of nine aboard.
}
nautilion-page-look-back = Watch the replay
nautilion-page-new = Play again
nautilion-page-check = Check the dice
nautilion-page-look = Look at the table

## Keys

nautilion-page-key-dice = choose a die
nautilion-page-key-figures = give it to Darkhouse, Phantom or Nautilion
nautilion-page-key-arrows = move over the slate, the path and the ship
nautilion-page-key-enter = choose the active element; elsewhere press the filled button
nautilion-page-key-give = press the filled button
nautilion-page-key-rule = open the rule
nautilion-page-key-path = go to the path, the ship, the decision
nautilion-page-key-point = point at it for the others
nautilion-page-key-escape = leave a half-made choice; skip a movement

## The first game

nautilion-page-guide = Your first voyage
nautilion-page-guide-at = Lesson { $at } of { $of }
nautilion-page-guide-next = Go on
nautilion-page-guide-skip = Skip this lesson
nautilion-page-guide-leave = Leave the lessons
nautilion-page-guide-end = Play on alone
nautilion-page-guide-open = Open the lesson
nautilion-page-guide-fold = Fold the lesson away
nautilion-page-guide-working = One moment…
nautilion-page-guide-retry = Try again
nautilion-page-guide-welcome = This is the sea. Your brass Nautilion starts at the Happy Isles and dives towards the Abyss; the black Phantom comes the other way. Reach the Abyss with all nine crew before it reaches the Isles.
nautilion-page-guide-ship = This is your ship. Numbers 1 to 9 must all come aboard. The first may be anybody; each one after must be joined to somebody by an air duct.
nautilion-page-guide-roll = Every turn begins with three dice. They show 1, 1, 2, 2, 3 or 4. Roll them.
    .aside = The dice are rolled already; go on when you have seen them.
nautilion-page-guide-slate = Each figure gets one die. Give the Darkhouse a low one: a 3 or 4 costs you a token. Phantom and Nautilion move as far as theirs. Look at a cell, and the sea shows what would follow.
nautilion-page-guide-give = Give the Nautilion a die that lands on crew you like, and the Darkhouse a 1. The last die falls by itself; then press “Give the dice”.
    .aside = A spell already: well, it works. Now give the dice.
nautilion-page-guide-place = You have picked up a crew token. Choose its glowing space on the ship, then confirm.
    .aside = It lies in the reserve now, where it can only pay. Undo that, and bring it aboard.
nautilion-page-guide-undo = Until you roll again, nothing is lost. Press Undo (or the key U) to undo your last choice.
    .aside = Once dice are rolled, nothing before them can be undone. Make another choice and undo that.
nautilion-page-guide-again = There it is in your hand again. Place it where you like; then the next turn can begin.
nautilion-page-guide-phantom = Whatever the Phantom lands on is lost for you, so watch its row too: hollow tokens nobody needs. Roll, then give it one of those, or a low die.
nautilion-page-guide-whirlwind = Two spells change dice, one the path. Roll, then cast Whirlwind for one reserve token: all dice are rolled again. What is rolled stays rolled.
    .aside = The dice are given, so Whirlwind must wait for the next roll. Go on, and cast it then.
nautilion-page-guide-after-whirlwind = New dice. Give them as you see fit.
nautilion-page-guide-toll = Now lose something on purpose: give the Darkhouse a 3 or a 4. It takes a token, from the reserve or the ship; on the ship only one that the others can do without.
    .aside = A low die, no toll: good play! But try the toll once, as soon as a 3 or 4 comes.
nautilion-page-guide-tide = Tide costs two tokens and turns one die to the face you want. Roll, choose Tide, then the die and its new face.
    .aside = The dice are given; Tide works only before that. Try it on the next roll.
nautilion-page-guide-after-tide = You made your own luck. Give the dice.
nautilion-page-guide-reserve = The reserve pays for spells and tolls. This time land on something and put it into the reserve, wanted or not.
    .aside = It came aboard, which is even better. Keep the next one in the reserve.
nautilion-page-guide-translation = Translation costs two tokens and swaps any two tokens on the path. Roll, cast it, and bring something you need within reach.
    .aside = That turn is over; cast Translation after the next roll.
nautilion-page-guide-after-translation = The path has changed. Look at the cells again, and give the dice.
nautilion-page-guide-alone = You know all there is. Play this turn alone: the prompt says what would follow, and every § opens its rule.
nautilion-page-guide-farewell = That is the whole base game. Finish this voyage, or begin one of your own; five expansions wait for later. Press ? for the keys.

## The reader

nautilion-page-read-token = { $family ->
    [green] Reserve token
    [crew] Crew
    [mage] Mage
    [mercenary] Mercenary
   *[reef] Reef
}
nautilion-page-read-figure = Submarine
nautilion-page-read-which = { $which ->
    [nautilion] Nautilion
   *[phantom] Phantom
}
nautilion-page-read-end = End of the path
nautilion-page-read-counts = Counts on
nautilion-page-read-beside = Beside it
nautilion-page-read-reef = Reef { $reef }
nautilion-page-read-escape = { $escape } on the die, { $bonus } easier with { $reef } aboard
nautilion-page-read-darkhouse = Darkhouse card{ $colour ->
    [red] , red
    [blue] , blue
   *[other] { "" }
}{ $now ->
    [yes] ; here this turn
   *[no] { "" }
}
nautilion-page-read-next = Next
nautilion-page-read-heroic = Heroic Action
nautilion-page-read-crew = One crew of your choice
nautilion-page-read-spell = Spell of the Grimoire
nautilion-page-read-ship = Your ship

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

nautilion-page-guide =
    { $course ->
       *[first] Your first voyage
        [mages] The Mages
        [mercenaries] The Mercenaries
        [reefs] The Reefs
        [darkhouse] The Darkhouse cards
        [heroics] The Heroic Actions
    }
nautilion-page-guide-at = Lesson { $at } of { $of }
nautilion-page-guide-next = Go on
nautilion-page-guide-skip = Skip this lesson
nautilion-page-guide-leave = Leave the lessons
nautilion-page-guide-open = Open the lesson
nautilion-page-guide-fold = Fold the lesson away
nautilion-page-guide-working = One moment…
nautilion-page-guide-retry = Try again
nautilion-page-guide-welcome = This is the sea. Your brass Nautilion starts at the Happy Isles and dives towards the Abyss; the black Phantom comes the other way. Reach the Abyss with all nine crew before it reaches the Isles.
nautilion-page-guide-ship = This is your ship. Numbers 1 to 9 must all come aboard. The first may be anybody; each one after must be joined to somebody by an air duct.
nautilion-page-guide-roll = Every turn begins with three dice. They show 1, 1, 2, 2, 3 or 4. Roll them.
nautilion-page-guide-slate = Each figure gets one die. Give the Darkhouse a low one: a 3 or 4 costs you a token. Phantom and Nautilion move as far as theirs. Look at a cell, and the sea shows what would follow.
nautilion-page-guide-give = Give the Nautilion a die that lands on crew you like, and the Darkhouse a 1. The last die falls by itself; then press “Give the dice”. “Show me” puts the dice where we would.
    .aside = A spell: good to know, and nothing is lost. Now give the dice.
nautilion-page-guide-place = You have picked up a crew token. Choose its glowing space on the ship, then confirm.
    .aside = Into the reserve is fine too: it pays for spells. The next one can go aboard.
nautilion-page-guide-undo = Until you roll again, nothing is lost. Press Undo (or the key U) to undo your last choice.
    .aside = The dice have been rolled, and no roll is ever undone. There will be another chance.
nautilion-page-guide-again = There it is in your hand again. Place it where you like; then the next turn can begin.
nautilion-page-guide-phantom = Whatever the Phantom lands on is lost for you, so watch its row too: hollow tokens nobody needs. Give it one of those, or a low die.
nautilion-page-guide-toll = The Darkhouse has a 3 or a 4 and takes a token: from the reserve, or from the ship one that the others can do without. The reserve is there for that.
nautilion-page-guide-whirlwind = These dice are bad enough for a spell. Whirlwind costs one reserve token and rolls all dice again. What is rolled stays rolled.
    .aside = That worked without a spell. Whirlwind will wait for worse dice.
nautilion-page-guide-tide = One die is wrong, and Tide can turn it: two tokens for the face you want. Choose Tide, then the die and its new face.
    .aside = You managed without it. Tide is there whenever two tokens are.
nautilion-page-guide-translation = What you need lies out of reach. Translation costs two tokens and swaps any two tokens on the path. Cast it.
    .aside = The path stays as it is. Translation is there whenever two tokens are.
nautilion-page-guide-swap = Choose the two tokens that change places, one after the other.
nautilion-page-guide-reserve = A number that is aboard already goes into the reserve when you land on it. Nothing is wasted: the reserve pays for spells and tolls.
nautilion-page-guide-alone = You know all there is. From here on you decide alone: the prompt says what would follow, every § opens its rule, and “Show me” is still there. Sail home.
nautilion-page-guide-farewell = All nine aboard, and the Abyss reached: that is the whole base game. Each expansion has a short lesson of its own.
    .lost = This voyage is lost; what you have learned is not. Begin again, or go on to the expansions.
nautilion-page-guide-mages = Nine Mages have joined the path: three with an A, three with a B, three with a C. To win, you now also need one of each letter.
nautilion-page-guide-mages-cabin = Mages live in this cabin. It has no air ducts: whoever has a space there may take it, in any order. A 1, a 4 or a 7 may move in too, but then does not count as crew aboard.
nautilion-page-guide-mages-aboard = Here is somebody for the cabin. Choose the cabin, and confirm.
    .aside = That is allowed as well. The cabin waits for the next one.
nautilion-page-guide-mages-pair = A with 1, B with 4, C with 7: a pair that is complete may roll one die again each turn, for nothing. Choose a die to roll it again, or give the dice if they are good.
nautilion-page-guide-mages-home = That is all the Mages do. Bring one of each letter home, and the nine crew aboard.
nautilion-page-guide-mages-farewell = Nine crew and three letters: well sailed. The Mages make the path longer, and the dice kinder.
    .lost = Somebody was missing this time. You know the Mages now: begin again, or go on to another lesson.
nautilion-page-guide-mercenaries = Nine Mercenaries lie on the path, and the Phantom has hired a crew of its own. When the two submarines meet, they fight.
nautilion-page-guide-mercenaries-harpoons = Harpoons decide that fight. A 2, a 5 or an 8 brings one, a Mercenary two. The Phantom starts with some of its own. As many as it has are enough for you.
nautilion-page-guide-mercenaries-hire = A Mercenary takes any free space that an air duct reaches, and carries the ducts on. But the number whose space it is must wait. Choose a space you can spare.
    .aside = It pays for spells as well as anybody. Another Mercenary may come.
nautilion-page-guide-mercenaries-phantom = The Phantom picked somebody up: Mercenaries and the numbers 2, 5 and 8 that it lands on fight on its side. Take them from its way, or arm yourself.
nautilion-page-guide-mercenaries-recover = You held out. All Mercenaries leave, and you take one token back from the discard pile: with more harpoons than the Phantom it may even go aboard. Choose what you miss most.
nautilion-page-guide-mercenaries-after = There is only one fight in a voyage. The submarines now pass each other, and Mercenaries go to the reserve. But if the Phantom lands on one, you lose a token.
nautilion-page-guide-mercenaries-farewell = Home, and with the bruises to show. You know the Mercenaries.
    .lost = The Phantom was stronger, or faster. You know the Mercenaries now: begin again, or go on to another lesson.
nautilion-page-guide-reefs = Reefs lie beside the path, from its first token on every third. Nothing happens when you stop there; leaving is what takes a roll.
nautilion-page-guide-reefs-roll = Your turn began at a Reef, with a single die. A 3 or higher frees you, and crew aboard with the Reef’s number adds 1.
nautilion-page-guide-reefs-stuck = Held! The Nautilion stays where it is, and only two dice were rolled: one for the Darkhouse, one for the Phantom. Give them.
nautilion-page-guide-reefs-reward = The Reef that held you is in your reserve now, and pays like any token. A turn lost, a token gained.
nautilion-page-guide-reefs-free = Free, and the Reef went into your reserve at once. Crew with 3, 6 and 9 is worth having early.
nautilion-page-guide-reefs-farewell = Past all Reefs, and home. With them a rich reserve is certain, and time is short.
    .lost = Too long on the Reefs this time. You know them now: begin again, or go on to another lesson.
nautilion-page-guide-darkhouse = The Darkhouse has cards now. They lie in a circle, and each turn one of them holds: most red ones make trouble, blue ones help. The one that holds now is marked; read it before you roll.
nautilion-page-guide-darkhouse-turn = A new turn, and the Darkhouse has moved on to the next card. You can see what is coming, and plan for it.
nautilion-page-guide-darkhouse-pay = Tokens can come back from the discard pile now, so it matters which one pays. Green ones never come back as crew: spend those first.
nautilion-page-guide-darkhouse-buy = This card trades: two reserve tokens for one of the discard pile, which comes aboard. Nobody must. If somebody you need lies there, buy.
nautilion-page-guide-darkhouse-recover = Choose the token that comes back from the discard pile.
nautilion-page-guide-darkhouse-farewell = The cards have gone round, and you are home. A higher level has more red ones.
    .lost = The Darkhouse had the better cards. You know them now: begin again, or go on to another lesson.
nautilion-page-guide-heroics = Three Heroic Actions are face up. Each is strong, and each must have been played when you reach the Abyss: a card left over is a voyage lost.
nautilion-page-guide-heroics-price = You play them after the roll, before the dice are given. Each costs a crew member aboard, whom the others can do without. Another copy of the number can come aboard again later.
nautilion-page-guide-heroics-play = Now one is worth its price. Choose the card.
    .aside = Not now, then. But remember that all must be played.
nautilion-page-guide-heroics-sacrifice = Who pays for it? Choose somebody whose number still lies on the path ahead.
nautilion-page-guide-heroics-take = Choose a crew member on the path: it comes aboard from there, as far away as it may be.
nautilion-page-guide-heroics-next = The card is gone, and the crew who paid for it. Look at those face up each turn: an early one costs least.
nautilion-page-guide-heroics-farewell = All heroics played, all crew aboard. That is as hard as it sounds.
    .lost = Lost, though not for want of heroism. You know the cards now: begin again, or go on to another lesson.

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

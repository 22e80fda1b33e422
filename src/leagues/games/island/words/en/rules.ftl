### Nautilus Island: the rules, in our own words.

## Setting up

rule-goal = Everyone plays for themself: find useful things in the stranded submarine, bring them to your camp in sets, and end with the most points.
    .title = The goal
rule-setup-castaways = Each player has one castaway, who waits beside the board until the first round.
    .title = One castaway each
rule-setup-bonus = The bonus tokens are mixed face down. Five of them are turned up, one on the camp’s space of each colour.
    .title = Five bonus tokens
rule-setup-portholes = The portholes are sorted into piles by the size of the set that they close. Within a pile the most valuable lies on top.
    .title = The piles of portholes
rule-stack-counts = Two players use 8 stacks, three use 11, four use 12; each stack has eight cards. What is left over stays in the box, unseen.
    .title = How many stacks
rule-setup-stacks = The cards are shuffled and dealt onto the board. Some stacks lie face up, others face down.
    .title = Dealing the stacks
rule-object-cards = There are six colours: clothes, navigation, repair, fishing, supplies and treasures. Each has four different objects, and there are four cards of each object.
    .title = The 96 cards
rule-columns = The stacks stand in columns of one, two or three. With four players there are, from the back: 1, 1, 2, 2, 3, 3; with three: 1, 2, 2, 3, 3; with two: 1, 2, 2, 3.
    .title = The columns
rule-face-map = In every column the first stack lies face up and the others face down. Which stacks lie how is lost with the pictures of the book; this is our reconstruction.
    .title = Face up or face down
rule-first-player = Chance says who begins.
    .title = Who begins
rule-starting-hand = Nobody has cards at the start, so in the first round everyone collects.
    .title = Empty hands

## Turn order

rule-first-round-order = In the first round, play goes around the table from the first player.
    .title = Order of the first round
rule-turn-order = In every later round the castaway nearest to the back of the Nautilus goes first, then the next one, and so on to the front.
    .title = The back goes first
rule-two-parts = A turn has two parts: first move your castaway, then collect or store.
    .title = A turn

## Exploring

rule-explore = Move your castaway in front of a column of your choice.
    .title = Exploring
rule-first-side = In the first round the castaways go above the hull; from then on the side changes every round.
    .title = Above first
rule-hull-sides = Each round everyone crosses to the other side of the hull. A castaway who has not crossed yet bars no column on the new side.
    .title = The two sides
rule-own-column = You cannot go to the column that you stood at in your last turn, not even on its other side.
    .title = Not the same column twice
rule-occupied = You cannot go to a column where another castaway already stands on the same side.
    .title = One castaway a column
rule-empty-column = Nothing can be collected from an empty column. In the last round you may stand there all the same and store as many cards as it has spaces.
    .title = Empty columns
rule-compass = The compass shows which side the castaways are crossing to. It changes nothing else.
    .title = The compass

## Collecting

rule-collect = Collecting takes the top card of every stack in your column into your hand.
    .title = Collecting
rule-collect-all = You take from all stacks of the column, not just from some.
    .title = All or none
rule-face-down-secret = A card from a face-down stack is seen by its taker alone.
    .title = What you find is yours to know
rule-next-card-shown = When an open card is taken, the card below it is turned up at once for all to see.
    .title = The next open card
rule-hand-limit = You may hold any number of cards.
    .title = No limit
rule-hand-size-open = How many cards you hold is no secret; which ones is.
    .title = Hands are counted
rule-open-takes-known = Everybody sees who takes an open card. The table keeps a list of such cards only if it agreed to.
    .title = What everybody saw

## Storing

rule-store = Storing puts one card or more from your hand into your camp.
    .title = Storing
rule-store-limit = You may store as many cards as your column has stacks, or fewer. An empty column counts with all its spaces.
    .title = How many at once
rule-store-one-colour = All cards stored in a turn have the same colour, and you have only one set of each colour.
    .title = One colour, one set
rule-store-from-hand = You can store only cards that you hold.
    .title = From your hand
rule-camp-open = Everybody may look at everything in the camps.
    .title = Open camps
rule-must-act = You must collect or store if you can do either.
    .title = No idling
rule-pass = Only in the last round, at an empty column and with nothing to store, do you pass.
    .title = Passing
rule-pass-proves = Whoever passes shows that their hand holds only treasures and cards of sets they have closed.
    .title = What a pass gives away

## Bonus tokens

rule-bonus-taken = After storing, take the bonus token from the camp’s space of that colour, if one lies there, and put it on your set for good.
    .title = Taking a bonus token
rule-bonus-several = A set can gather any number of bonus tokens.
    .title = More than one
rule-bonus-refill = As soon as at most one bonus token is left in the camp, every empty space gets a new one at random.
    .title = Filling the camp
rule-refill-before-closing = The camp is filled before you decide whether to close your set.
    .title = Fill first, then close
rule-supply-dry = When there are fewer tokens than empty spaces, chance says which spaces get the last ones; after that nothing is filled.
    .title = The last tokens
rule-bonus-tokens = There are 34 bonus tokens of six kinds. How many of each is our reconstruction.
    .title = The bonus tokens
rule-bonus-two-three = A 2 or a 3 on a token is simply added to your points, whatever its set.
    .title = Two and three
rule-bonus-own-set = The four other kinds count for the set they lie on, also if it was never closed.
    .title = For their own set
rule-bonus-per-card = This token is worth a point for every card of its set at the end.
    .title = A point a card
rule-bonus-double = This token is worth as much as the porthole of its set, and nothing without a porthole. It doubles no other token.
    .title = The porthole again
rule-bonus-double-twice = Two such tokens on one set are each worth the porthole: three times its value in all.
    .title = Twice the double
rule-bonus-odd = Count the cards of its set when the game ends: an odd number brings 4 points, an even one nothing.
    .title = Odd sets
rule-bonus-pair = A pair of one object in its set brings 5 points. Every such token needs a pair of its own.
    .title = Pairs

## Portholes

rule-close = Right after storing you may close that set: put the top porthole of the pile for its size on it.
    .title = Closing a set
rule-porthole-exact = A porthole closes a set of exactly its size. Sets of a size without a pile cannot be closed, only enlarged.
    .title = The exact size
rule-porthole-piles = There are three portholes each for sets of 3, 4, 5 and 6 cards. Known are the size 4 with an 8 on top and the size 5; the other values are our reconstruction.
    .title = What portholes are worth
rule-porthole-gone = When a pile is used up, nobody closes a set of that size any more.
    .title = An empty pile
rule-close-now = You can close a set only in the turn in which you stored to it. If you do not, you need more cards and another size.
    .title = Now or bigger
rule-closed-for-good = Nothing is added to a closed set, and you cannot begin another of its colour.
    .title = Closed is closed
rule-closed-may-collect = You may still collect cards of a colour that you have closed.
    .title = Cards of a closed colour

## Treasures

rule-treasures-stay = Treasures are never stored. They stay in your hand to the end.
    .title = Treasures stay in hand
rule-treasures-score = Each treasure in your hand is worth its points at the end.
    .title = Treasures score
rule-treasure-values = The four treasures are worth 1, 2, 2 and 3 points. The true values are lost; these are ours.
    .title = What treasures are worth

## The end

rule-round-end = A round is over when all castaways have crossed. Then the next begins at the back.
    .title = The end of a round
rule-column-empty = Once a column is empty, the end is near. All stacks of a column run out together.
    .title = An empty column
rule-final-round = The round is finished, and then everyone has one last turn, in the usual order.
    .title = The last round
rule-one-final-round = Columns that run out later add no further round.
    .title = Only one last round
rule-scoring = Count your bonus tokens, your portholes and your treasures.
    .title = Counting up
rule-leftover-cards = Other cards left in hand are worth nothing and cost nothing.
    .title = Cards left over
rule-most-points = The most points win.
    .title = The winner
rule-tie-break = Of equals, the castaway nearer to the back of the Nautilus wins.
    .title = Ties

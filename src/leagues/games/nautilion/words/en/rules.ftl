### Nautilion: the rules, in our own words.

## Setting up

rule-objective = Alone or as a team of two, take the Nautilion to the Abyss with all nine crew aboard before the Phantom gets to the Happy Isles.
    .title = The goal of the voyage

rule-setup-path = Shuffle the crew tokens, lay them in one long line of any shape and turn them all up. From the first turn on, nothing on the path is hidden.
    .title = Laying out the path

rule-setup-ends = The path runs from the Happy Isles to the Abyss, one at each end: 38 tokens in the base game.
    .title = The two ends

rule-setup-discard = Keep a spot beside the path for tokens that are lost or spent: the discard pile.
    .title = A place for discards

rule-setup-ship = Pick one of the six Nautilions and take its board and its figure. The board starts empty.
    .title = Choosing your ship

rule-setup-grimoire = The Grimoire and its three spells are yours from the first turn.
    .title = The Grimoire at hand

rule-setup-reserve = A normal game starts with four green tokens in your reserve.
    .title = Your starting reserve

rule-setup-figures = The Nautilion sets out from the Happy Isles and the Phantom from the Abyss. The Darkhouse stays on its card, beside the path.
    .title = Where the figures start

rule-setup-dice = You play with three dice. None of them belongs to anyone before the Plan.
    .title = The three dice

rule-crew-tokens = The 36 crew tokens carry the numbers 1 to 9. The rulebooks give only the total: four of each number is inferred.
    .title = The crew tokens

rule-dice-faces = Each die has the faces 1, 1, 2, 2, 3 and 4. The rulebooks do not list them: they are inferred from a description of the box.
    .title = Faces of the dice

rule-ship-classes = Ships come in three classes: A, best for a first game, then B, and C, the hardest. Two ships to each class is inferred, as there are six.
    .title = Classes of ships

rule-ship-ducts = The drawings of the air ducts are lost, so those of all six ships are reconstructed. Only one detail is known: on one board, the 4 is joined to the 3, the 5 and the 9 and to no other.
    .title = Air ducts of the ships

rule-reserve-levels = Five or six starting tokens make the game easier; three, two or one make it harder.
    .title = Choosing the difficulty

rule-expansions-combine = There are five expansions. Play with none, one or as many as you like: none of them needs another.
    .title = Expansions mix freely

## The turn

rule-turn-phases = Every turn goes through the same five phases: the Currents, the Plan, the Darkhouse, the Phantom, the Nautilion.
    .title = The five phases

rule-order-of-figures = The Darkhouse acts first, then the Phantom, and the Nautilion comes last. If the Phantom arrives, you have lost, even if your own die would have won the game.
    .title = Who acts first

## 1. The Currents

rule-roll = The turn opens with a roll of all three dice.
    .title = Rolling the dice

rule-spells = Once the dice have settled you may cast as many spells as you can pay for, in any order, even one spell again and again. Giving out the dice ends the time for spells.
    .title = Casting spells

rule-spell-cost = Every spell has a price in tokens; they leave your reserve for the discard pile.
    .title = Paying for a spell

rule-spell-prices = Repetitive Whirlwind costs 1 token, Artificial Tide 2, Aquatic Translation 2. The prices were printed as icons, now lost; these are inferred from the gaps they left.
    .title = Prices of the spells

rule-spell-payment = In the reserve every token is worth one, whether you started with it (green) or found it on the way (blue). One payment may mix both.
    .title = Any reserve token pays

rule-spell-not-from-ship = A token aboard the Nautilion cannot be spent on a spell.
    .title = Crew never pays for spells

rule-whirlwind = Repetitive Whirlwind rolls all three dice again; none can be kept back.
    .title = Repetitive Whirlwind

rule-tide = Artificial Tide sets one die to any value found on its faces, from 1 to 4.
    .title = Artificial Tide

rule-tide-same-value = You may set a die to the value it already shows, or swap two tokens with the same number. You pay as usual, and nothing changes.
    .title = Spells that change nothing

rule-translation = Aquatic Translation makes two tokens on the path change places, however far apart they lie.
    .title = Aquatic Translation

rule-translation-ends = The Abyss and the Happy Isles never change places with anything. The rulebooks do not say so; without it the game would fall apart.
    .title = The ends cannot be swapped

rule-translation-present = You can swap only what still lies on the path, ahead of a submarine or behind it. An emptied space and the space under a figure hold nothing to swap.
    .title = Only tokens still there

rule-reserve-alike = In the base game, and with no expansion but Mages and Reefs, nothing comes back out of the discard pile, so it makes no difference which reserve token you spend or lose. They count as alike, and the green ones go first.
    .title = Reserve tokens are alike

## 2. The Plan

rule-plan = Hand out all three dice, one to each figure: Darkhouse, Phantom and Nautilion. Who gets which is your choice.
    .title = Giving out the dice

## 3. The Darkhouse

rule-darkhouse-toll = A 3 or a 4 for the Darkhouse costs you one token, taken from your ship or your reserve as you wish. A 1 or a 2 costs nothing.
    .title = The Darkhouse’s toll

rule-darkhouse-nothing = When your ship and your reserve are empty, and the Mages’ cabin if you play with it, the Darkhouse takes nothing.
    .title = Nothing left to lose

rule-duct-discard = A token may leave the ship only if the rest still hang together through the air ducts. The very last one aboard may always go.
    .title = The crew stays in one piece

rule-toll-always-payable = However your crew is joined up, one of its tokens can always go without splitting it. No rulebook says this; it is inferred from the way crews grow.
    .title = A toll can always be paid

rule-one-discard = Everything lost goes to one discard pile: what the Phantom destroys, what spells cost and what the Darkhouse takes. It is always open to view.
    .title = One open discard pile

## Movement, for both submarines

rule-gaps-skipped = A moving submarine counts only tokens that still lie on the path; it glides over emptied spaces for free.
    .title = Empty spaces do not count

rule-ends-never-skipped = The Abyss and the Happy Isles are never passed over, even with the other submarine on them. To get there is to arrive.
    .title = The ends always count

rule-ends-passed = A die that is too large still brings a submarine home: it stops at the end of the path. There is nothing to pick up there.
    .title = No exact roll needed

rule-die-in-full = A submarine uses every point of its die; it may neither wait nor stop short.
    .title = The die counts in full

## 4. The Phantom

rule-phantom-move = The Phantom travels towards the Happy Isles, one token for each point on its die.
    .title = The Phantom advances

rule-phantom-discards = Wherever the Phantom stops, it sends that token to the discard pile.
    .title = The Phantom destroys a token

rule-phantom-skips = The Phantom passes over the Nautilion without spending a point on it.
    .title = The Phantom passes you

rule-phantom-after-crossing = Once the submarines have passed each other, the Phantom goes on moving and destroying tokens. This is inferred: nothing in the rulebooks stops it.
    .title = After the two have met

rule-phantom-arrives = The moment the Phantom gets to the Happy Isles, the game is lost.
    .title = The Phantom arrives

## 5. The Nautilion

rule-nautilion-move = The Nautilion travels towards the Abyss, one token for each point on its die.
    .title = The Nautilion advances

rule-nautilion-skips = The Nautilion passes over the Phantom without spending a point on it.
    .title = You pass the Phantom

rule-landing = You pick up the token you stop on and put it aboard or in your reserve. You may not leave it there or discard it.
    .title = Picking up a token

rule-place-on-ship = Aboard, a token lies face up on the space with its own number. That space must be free, so no number comes aboard twice.
    .title = Taking crew aboard

rule-duct-placement = A newcomer must be joined by an air duct to someone already aboard.
    .title = Joined by an air duct

rule-first-token = On an empty ship anyone may come aboard: there is nobody to be joined to yet.
    .title = The first one aboard

rule-keep-in-reserve = Any token you pick up may go face down into the reserve; one that cannot come aboard has to. The reserve holds as many as you like.
    .title = Keeping it in reserve

rule-reserve-open = Reserve tokens lie face down, but you may check their numbers whenever you like.
    .title = Looking into the reserve

rule-tokens-stay = Once you have chosen ship or reserve, that is final: no token ever changes from one to the other.
    .title = A token stays put

rule-start-ends-stay = Nobody picks up or destroys the two tokens on which the submarines start.
    .title = The end tokens stay

## The end

rule-victory = Arrive at the Abyss with all nine numbers aboard and the game is won.
    .title = Victory at the Abyss

rule-crew-missing = Arrive at the Abyss with even one number missing and the game is lost.
    .title = Arriving without a full crew

## Two players

rule-two-admirals = Two players follow the solo rules with a few changes. First of all, each of you is dealt one of the two Admirals by chance.
    .title = An Admiral for each player

rule-admiral-cards = One Admiral has the numbers 1 to 5, the other 5 to 9, so both have the 5. This is inferred from scraps of the printed pictures.
    .title = Numbers of the Admirals

rule-two-reserve = With two players, add two tokens to the starting reserve of the level you chose.
    .title = Two more in reserve

rule-two-shared-reserve = You both fill and spend the same reserve.
    .title = One reserve for both

rule-two-first-player = Look at the first roll of the game, then agree which of you takes that turn. That player does all the rest of it, spells included.
    .title = Who plays first

rule-two-alternate = After that you take turns strictly, each playing all five phases, until the end.
    .title = Taking turns

rule-admiral-limit = On your turn you may take aboard only numbers that your Admiral shows; the others have to go to the reserve.
    .title = Your Admiral’s numbers only

rule-admiral-discard = When a token has to go, you may choose any of them, whatever your Admiral shows.
    .title = Discards know no Admiral

rule-admiral-phase-five = Your Admiral limits what you take aboard in phase 5, the Nautilion’s own, and where an expansion names the Admiral. Nothing else you do is restricted, Heroic Actions included.
    .title = The Admiral rules phase 5

## Once the discard pile gives something back

rule-payment-chosen = With the Mercenaries, the Darkhouse cards or the Heroic Actions, lost tokens can come back, so you choose which reserve token you spend or lose. Crew, Mages and Mercenaries come back as what they are; green tokens and Reefs only ever go back to the reserve.
    .title = Choosing which token pays

## Expansion 1: the Mages

rule-mages-setup = Put the Mages’ cabin beside your ship and mix the nine Mages into the path, which grows to 47 tokens, or 56 with the Mercenaries as well. On the path a Mage counts like any other token, swaps included.
    .title = Mages on the path

rule-mage-tokens = The nine Mages bear the letters A, B and C. The rulebooks give only the total and the letters: three of each is inferred.
    .title = The Mage tokens

rule-cabin-place = A Mage, a 1, a 4 or a 7 that you pick up may go face up to its own space in the cabin, if nobody has it yet. The crew may still board the ship instead; a Mage has only the cabin or the reserve.
    .title = Into the cabin

rule-cabin-no-ducts = The cabin has no air ducts: its six spaces may be filled in any order.
    .title = No ducts in the cabin

rule-cabin-apart = Crew in the cabin is not aboard the ship. It is no part of the full crew, brings no harpoon, helps against no Reef and cannot pay for a Heroic Action.
    .title = Cabin crew counts apart

rule-mage-reroll = Each pair in the cabin (A with 1, B with 4, C with 7) lets you roll one die again, once a turn. Several pairs may be used on one die or on several.
    .title = Pairs in the cabin

rule-mage-reroll-any-order = Mages and spells may take turns as you like: roll a die again before a spell, after it or between two.
    .title = Mages and spells in any order

rule-mage-reroll-currents = Mages and spells change only dice rolled in phase 1. They do nothing to the die that frees you from a Reef, to the die rolled again for Darkhouse card 5, or, for the Mages, to the fixed dice of card 9.
    .title = Only the dice of phase 1

rule-cabin-discard = A toll may be paid with any token of the cabin: nothing there can be split. That it has to pay when you have nothing else left is our ruling.
    .title = Paying from the cabin

rule-phantom-mage = A Mage is destroyed like any other token when the Phantom stops there.
    .title = The Phantom meets a Mage

rule-mage-victory = Victory also asks for an A, a B and a C in the cabin. Its three crew spaces may stay empty.
    .title = Three Mages for victory

rule-mage-missing = Arrive at the Abyss without one of the three letters in the cabin and the game is lost. The rulebooks only say what you need to win: the defeat is inferred.
    .title = Arriving without a Mage

rule-mage-admirals = With two players, each of you may put any Mage in the cabin, but only crew that your Admiral shows.
    .title = Admirals and the cabin

## Expansion 2: the Mercenaries

rule-mercenaries-setup = Mix the nine Mercenaries into the path, which grows to 47 tokens, or 56 with the Mages as well, and put out the Phantom’s own board. On the path a Mercenary counts like any other token, swaps included.
    .title = Mercenaries on the path

rule-phantom-harpoons = The Phantom has two harpoons to begin with. If you want a harder game, it has three.
    .title = The Phantom’s own harpoons

rule-mercenary-place = Until the collision, a Mercenary you pick up goes to the reserve or to a free space aboard, whatever its number, if an air duct joins it to the others. There it stays until the collision, unless you have to give it up sooner.
    .title = Hiring a Mercenary

rule-mercenary-ducts = A Mercenary aboard is part of the crew as far as air ducts go: newcomers may join up with it, and its loss must not split the rest. Nobody else can have its space.
    .title = Mercenaries carry ducts

rule-mercenary-admirals = With two players, your Admiral does not limit Mercenaries: you may place them on any number.
    .title = Mercenaries know no Admiral

rule-phantom-recruits = Until the collision, the Phantom does not destroy Mercenaries or the numbers 2, 5 and 8: it takes them on its own board, where they need no ducts.
    .title = The Phantom recruits

rule-phantom-full = The Phantom’s board has room for six. After that, the Phantom destroys whatever it stops on.
    .title = Six at most

rule-collision = When a die would carry one submarine past the other, they collide instead. If the die ends exactly on the last token between them, that is an ordinary stop.
    .title = The two submarines meet

rule-collision-stop = The submarine that moves stops face to face with the other, beyond the last token between them. It picks up or destroys nothing.
    .title = Face to face

rule-collision-ends-turn = Once the collision is settled, the turn is over: points left on the die and phases still to come are lost. If the Phantom ran into you, your own die is wasted.
    .title = A collision ends the turn

rule-collision-before-ends = A submarine that has not left its end of the path yet is run into all the same. The other stops in front of it and does not arrive.
    .title = Collision before arrival

rule-backwards-no-collision = A submarine that moves backwards never collides with the other.
    .title = No collision backwards

rule-harpoons = Each 2, 5 or 8 has one harpoon and each Mercenary two: those aboard your ship count for you, those on the Phantom’s board for the Phantom, besides its own. Nothing in the cabin or the reserve counts.
    .title = Counting harpoons

rule-collision-lost = With fewer harpoons than the Phantom, you have lost the game. As many as the Phantom is enough to go on.
    .title = Outgunned

rule-collision-clears = If you hold out, everyone on the Phantom’s board and every Mercenary aboard your ship goes to the discard pile. The Phantom’s board is not used any more.
    .title = Both sides are cleared

rule-collision-recover = Then take a token of your choice out of the discard pile, even one that has only just gone there, and keep it in reserve. You may not decline; only an empty pile gives nothing.
    .title = A token comes back

rule-collision-board = If you had more harpoons than the Phantom, the token that comes back may go aboard instead.
    .title = The winner’s choice

rule-collision-repair = Crew that comes back may stand where a Mercenary stood, or be joined to that space, as the ducts count as unbroken while it boards. If only Mercenaries were aboard, any number will do.
    .title = In a Mercenary’s place

rule-collision-crew-only = After a collision only crew may board. Any other token goes to the reserve, and none goes to the cabin.
    .title = Only crew comes aboard

rule-collision-admiral = With two players, crew may board after a collision only if the Admiral of whoever has the turn shows its number.
    .title = The Admiral at the collision

rule-collision-group = Last of all, look at the ducts. If the crew has fallen apart without its Mercenaries, you keep one group of your choice and lose everyone else aboard.
    .title = One group stays

rule-collision-once = There is only one collision in a game. Afterwards the submarines pass each other unharmed.
    .title = Only one collision

rule-mercenary-to-reserve = After the collision, a Mercenary you pick up goes to the reserve; it cannot come aboard.
    .title = No more hiring

rule-mercenary-blow = After the collision, when the Phantom stops on a Mercenary and destroys it, you lose a token too. Give up one from ship, reserve or cabin.
    .title = A blow from the Phantom

## Expansion 3: the Reefs

rule-reefs-setup = Shuffle the Reefs and lay them out face up beside the path: one at its first token, counted from the Happy Isles, then at the fourth, the seventh and so on. That takes 12, or 15 with Mages or Mercenaries, or all 18 with both; the Abyss has none.
    .title = Laying the Reefs

rule-reef-tokens = The 18 Reefs carry the numbers 3, 6 and 9. Six of each is inferred from the total; an English example that seems to say three is taken for a slip.
    .title = The Reef tokens

rule-reef-landing = If you stop where a Reef lies, you pick up the token as ever. The Reef stays there and gets in your way next turn.
    .title = Running onto a Reef

rule-reef-roll = A turn that finds you at a Reef starts with a roll of a single die, before phase 1.
    .title = Getting off a Reef

rule-reef-bonus = That die counts one more if crew with the Reef’s number is aboard your ship.
    .title = The navigator’s help

rule-reef-escape = A 3 or higher frees you. The Reef goes to your reserve at once, and the turn is an ordinary one.
    .title = Free of the Reef

rule-reef-stuck = With less than 3 the Nautilion is held and does not move. You play this turn with two dice, for the Darkhouse and the Phantom.
    .title = Held by a Reef

rule-reef-taken = In phase 5 of such a turn the Reef goes to your reserve, and next turn you are rid of it.
    .title = The Reef as a reward

rule-reef-after-machinations = With the Darkhouse cards, phase 0 comes before the roll to get off a Reef.
    .title = First the card, then the Reef

rule-reef-stays = A Reef belongs to its place on the path, whichever token lies there. Swaps, exchanges and tokens put back do not move it, and a token put back brings none.
    .title = A Reef keeps its place

rule-reef-inert = A Reef at an emptied space does nothing more, as nobody stops there.
    .title = A Reef without a token

rule-phantom-reef = The Phantom destroys a Reef it stops at, along with the token. If the token joins the Phantom’s board instead, the Reef goes all the same; that part is our ruling.
    .title = The Phantom at a Reef

rule-reef-spent = In the reserve a Reef is worth one token, like all the others.
    .title = Reefs pay too

rule-reef-collision = If the Phantom collides with you while a Reef holds you, there is no phase 5 and you do not get the Reef. Next turn you roll again to get off.
    .title = Rammed on a Reef

## Expansion 4: the Darkhouse

rule-darkhouse-setup = Five Darkhouse cards, drawn and laid out at random, lie face up in a row and take the place of its usual card. The Darkhouse starts on the leftmost.
    .title = A row of five cards

rule-darkhouse-levels = Your level decides how many cards are red (worse) and how many blue: 3 and 2 to get to know them, 4 and 1 normally, 5 and none for a hard game.
    .title = Red and blue cards

rule-machinations = Before phase 1 comes phase 0: the Darkhouse goes on to the card that follows, and this card holds for the turn.
    .title = Phase 0: Machinations

rule-darkhouse-circle = From the last card of the row the Darkhouse goes back to the first.
    .title = Round and round

rule-darkhouse-first-turn = The Darkhouse does not move on turn 1: its first card holds for that turn.
    .title = The first card

rule-darkhouse-usual-toll = Whatever else a card does, a 3 or a 4 for the Darkhouse costs you one token as usual. Only cards 4 and 10 say otherwise.
    .title = The toll remains

rule-darkhouse-first-player = Two players choose who begins after the very first dice of the game: after one die under Darkhouse cards 2 and 8, once the dice are set under card 9. Under card 8 you pick the first figure together.
    .title = Who plays first, with cards

## Darkhouse card 1

rule-twice = Darkhouse card 1: after one roll, you go through phases 2 to 5 and then through all of them once more.
    .title = Card 1: twice

rule-twice-same-dice = Darkhouse card 1: both times you give out the same values, though not always to the same figures. Spells on the dice belong to phase 1 and cannot be cast between the two.
    .title = Card 1: the same dice

rule-twice-same-player = Darkhouse card 1: with two players, whoever has the turn plays it both times.
    .title = Card 1: one player

rule-twice-stuck = Darkhouse card 1: if a Reef holds you, roll three dice all the same. The first time, give two of them to Darkhouse and Phantom; the second time, give all three, and the Nautilion moves.
    .title = Card 1 on a Reef

rule-twice-collision = Darkhouse card 1: a collision the first time through ends the whole turn; there is no second time.
    .title = Card 1 and the collision

rule-twice-reef-reached = Darkhouse card 1: a Reef where you stop the first time does not hold you the second. You leave it behind, and it does nothing more.
    .title = Card 1: a Reef on the way

## Darkhouse card 2

rule-one-by-one = Darkhouse card 2: you roll one die, give it away, and only then roll another.
    .title = Card 2: die by die

rule-one-by-one-whirlwind = Darkhouse card 2: Repetitive Whirlwind rolls a single die again, the latest one.
    .title = Card 2 and the Whirlwind

rule-one-by-one-spells = Darkhouse cards 2 and 8: Mages and spells may be used after each roll. They change only dice that nobody has yet, and Aquatic Translation may wait until just before the last die is given.
    .title = Spells between the dice

rule-one-by-one-stuck = Darkhouse card 2: if a Reef holds you, only two dice are rolled, still one by one.
    .title = Card 2 on a Reef

## Darkhouse card 3

rule-insert = Darkhouse card 3: in phase 0 a discarded token goes back on the path; which one and where is your choice. If it can be done, it must be.
    .title = Card 3: back on the path

rule-insert-ahead = Darkhouse card 3: the token must lie ahead of the Nautilion, on its way to the Abyss.
    .title = Card 3: only ahead

rule-insert-slots = Darkhouse card 3: the token goes between any two neighbours ahead of the Nautilion, be they tokens or figures, as far as the Abyss itself. Behind the Phantom is fine too.
    .title = Card 3: between neighbours

rule-insert-tokens = Darkhouse card 3: only crew, Mages and Mercenaries can go back on the path. If the discard pile has none, the card does nothing.
    .title = Card 3: which tokens

## Darkhouse cards 4 and 5

rule-toll-of-two = Darkhouse card 4: a 3 or a 4 costs two tokens. You may take both from the same place or mix ship, reserve and cabin.
    .title = Card 4: a double toll

rule-toll-reroll = Darkhouse card 5: a Darkhouse that gets a 2 rolls it again. If that makes a 3 or a 4, you lose a token from ship, reserve or cabin; a 1 or another 2 is free.
    .title = Card 5: the 2 is rolled again

rule-toll-reroll-free = Darkhouse card 5: the 2 is rolled again even if you own nothing or Heroic Action 1 protects you. It just costs nothing then.
    .title = Card 5 with nothing to lose

## Darkhouse card 6

rule-exchange = Darkhouse card 6: the Phantom’s token is yours, and yours is the Phantom’s. When each happens is our ruling: you place what the Phantom stopped on at once, as if in phase 5, and in phase 5 the Phantom gets, or destroys, what you stop on.
    .title = Card 6: the exchange

rule-exchange-reefs = Darkhouse card 6: Reefs take no part. One where the Phantom stops is not destroyed, but stays there and does nothing more.
    .title = Card 6 leaves the Reefs

rule-exchange-stuck = Darkhouse card 6: if a Reef holds you, there is no exchange, and the Phantom destroys token and Reef as usual.
    .title = Card 6 on a Reef

rule-exchange-mercenary = Darkhouse card 6, after the collision: a Mercenary where the Phantom stops goes to your reserve, and you still lose a token, perhaps that very one. A Mercenary where you stop is just discarded.
    .title = Card 6 and Mercenaries

## Darkhouse card 7

rule-backwards = Darkhouse card 7: your die takes the Nautilion back towards the Happy Isles. You pick up the token where it stops as usual.
    .title = Card 7: about turn

rule-backwards-first-turn = Darkhouse card 7: it has no effect on turn 1, when you have nowhere to go back to.
    .title = Card 7 on turn 1

rule-backwards-isles = Darkhouse card 7: a die that is too large only takes you to the Happy Isles. Nothing is picked up there.
    .title = Card 7: back home

rule-backwards-stuck = Darkhouse card 7: it has no effect while a Reef holds you.
    .title = Card 7 on a Reef

## Darkhouse card 8

rule-two-steps = Darkhouse card 8: before rolling, name a figure; it gets the first die, whatever it shows. Then two more are rolled, and you share them out between the others.
    .title = Card 8: one figure first

rule-two-steps-whirlwind = Darkhouse card 8: Repetitive Whirlwind rolls again just the dice of the latest roll, first one, then two. Each time you may cast it as often as you can pay.
    .title = Card 8 and the Whirlwind

rule-two-steps-stuck = Darkhouse card 8: it has no effect while a Reef holds you. You play with two dice, as always on a Reef.
    .title = Card 8 on a Reef

## Darkhouse card 9

rule-fixed-dice = Darkhouse card 9: the dice are not rolled this turn. They show 2, 3 and 4, and you give them out as ever.
    .title = Card 9: 2, 3 and 4

rule-fixed-dice-spells = Darkhouse card 9: no Repetitive Whirlwind, no Artificial Tide, and no die for the Mages to roll again. Aquatic Translation and Heroic Actions are open as ever; that part is our ruling.
    .title = Card 9 and the spells

rule-fixed-dice-stuck = Darkhouse card 9: if a Reef holds you, Darkhouse and Phantom get two of the three dice, and you say which.
    .title = Card 9 on a Reef

## Darkhouse cards 10 to 12, the blue ones

rule-toll-four-only = Darkhouse card 10: this turn a 3 costs nothing; only a 4 takes a token.
    .title = Card 10: a 3 is free

rule-recover-one = Darkhouse card 11: in phase 0 a token of your choice comes back from the discard pile to your reserve. You may not decline; an empty pile gives nothing.
    .title = Card 11: one for the reserve

rule-buy = Darkhouse card 12: once this turn you may give two reserve tokens for one out of the discard pile, which comes aboard. Even one of those two may be chosen.
    .title = Card 12: two for one

rule-buy-placement = Darkhouse card 12: the token you buy needs a place as in phase 5, with a free space and an air duct; it never goes to the reserve. A Mercenary cannot be bought after the collision.
    .title = Card 12: where it goes

rule-buy-admiral = Darkhouse card 12: with two players, you can buy only crew that your Admiral shows.
    .title = Card 12 and the Admirals

rule-buy-cabin = Darkhouse card 12: if you play with the Mages, what you buy may go to its space in the cabin.
    .title = Card 12 and the cabin

rule-buy-window = Darkhouse card 12: you may buy from phase 0 on, until the dice are given out, but only if there is something that finds its place.
    .title = Card 12: when

## Expansion 5: Heroic Actions

rule-heroics-setup = Of twelve shuffled Heroic Actions three are turned face up. The others make a face-down deck.
    .title = Three open cards

rule-heroics-absent = Heroic Actions 10, 11 and 12 belong to Mages, Mercenaries and Reefs. Without that expansion, the card leaves the game as soon as it shows up, and the next one takes its place.
    .title = Cards of other expansions

rule-heroics-window = In phase 1, after the dice are rolled, you may play as many of the open Heroic Actions as you can pay for. Mixing them with spells in any order is our ruling.
    .title = When to be heroic

rule-heroic-cost = Every Heroic Action is paid for with one of the crew aboard your ship, who goes to the discard pile. Mercenaries, cabin and reserve cannot pay.
    .title = A sacrifice for each

rule-heroic-split = Whoever pays for a Heroic Action must leave the others in one piece, Mercenaries included. If none of the crew can go, the card cannot be played.
    .title = A sacrifice that splits nobody

rule-heroic-gone = A Heroic Action holds for the turn in which you play it and is then out of the game.
    .title = Played once

rule-heroics-victory = Victory also asks that no Heroic Action is open any more when you arrive.
    .title = No card left open

rule-heroic-left = Arrive at the Abyss while a Heroic Action is still open and the game is lost.
    .title = Arriving with a card open

rule-heroics-last-roll = Under Darkhouse cards 2 and 8, Heroic Actions have to wait until the last dice are rolled.
    .title = After the last roll

rule-heroic-twice = Under Darkhouse card 1, Heroic Actions 3, 4 and 9 hold both times through the phases.
    .title = Heroic twice over

## The Heroic Actions, one by one

rule-heroic-shelter = Heroic Action 1: until the end of your next turn the Darkhouse takes nothing, whatever its die and its card.
    .title = Heroic 1: shelter

rule-heroic-set-dice = Heroic Action 2: set each die to any value from 1 to 4. The printed text of this card is lost; this one is reconstructed.
    .title = Heroic 2: dice to order

rule-heroic-phantom-stays = Heroic Action 3: the Phantom stays where it is this turn and destroys nothing, whatever its die. The printed text of this card is lost; this one is reconstructed.
    .title = Heroic 3: the Phantom waits

rule-heroic-phantom-back = Heroic Action 4: this turn the Phantom’s die takes it back towards the Abyss. What it stops on is lost as usual.
    .title = Heroic 4: the Phantom retreats

rule-heroic-replace = Heroic Action 5: a second open card of your choice leaves the game unplayed, and the next of the deck takes its place. That one has to be dealt with before you arrive.
    .title = Heroic 5: another task

rule-heroic-from-path = Heroic Action 6: pick any crew token that lies on the path and bring it aboard at once. Air ducts count as ever.
    .title = Heroic 6: crew from the path

rule-heroic-from-discard = Heroic Action 7: pick a crew token in the discard pile and bring it aboard at once. Air ducts count as ever.
    .title = Heroic 7: crew from the discards

rule-heroic-to-reserve = Heroic Action 8: two tokens of your choice come back from the discard pile to your reserve. The printed text of this card is lost; this one is reconstructed.
    .title = Heroic 8: two for the reserve

rule-heroic-haul = Heroic Action 9: this turn you pick up three tokens where the Nautilion stops: its own, the one behind it and the one ahead. All go to the reserve, none aboard.
    .title = Heroic 9: the great haul

rule-heroic-cabin = Heroic Action 10: paid for with one of 1, 4 and 7, it brings the other two numbers to the cabin.
    .title = Heroic 10: mates for the Mages

rule-heroic-mercenary = Heroic Action 11: paid for with a 2, 5 or 8, it sends one Mercenary of the Phantom to the discard pile.
    .title = Heroic 11: one harpooner fewer

rule-heroic-reefs = Heroic Action 12: paid for with a 3, 6 or 9, it clears the path of every Reef with that number.
    .title = Heroic 12: clear waters

rule-heroic-reconnect = Heroic Actions 6 and 7: whoever pays may even split the rest, as long as the newcomer joins them all up again.
    .title = Heroic 6 and 7: joined again

rule-heroic-other-number = Heroic Actions 6 and 7: the newcomer cannot have the number that paid.
    .title = Heroic 6 and 7: a new number

rule-heroic-nothing-to-recover = Heroic Actions 6 and 7: if nobody fits, the card may still be played, without effect, as long as paying splits nothing. If somebody fits, you may not decline.
    .title = Heroic 6 and 7: nobody to bring

rule-heroic-wrong-token = Heroic Actions 10, 11 and 12 may be paid for with another number. They are then gone, but nothing else happens.
    .title = Heroic 10 to 12: the wrong payer

rule-heroic-set-dice-left = Heroic Action 2 changes only dice that no figure has yet. It works with the fixed dice of Darkhouse card 9 too.
    .title = Heroic 2: dice not yet given

rule-heroic-stays-and-back = If you play Heroic Actions 3 and 4 in one turn, the Phantom stays where it is.
    .title = Heroic 3 and 4 together

rule-heroic-stays-exchange = Heroic Action 3 with Darkhouse card 6: a waiting Phantom brings you nothing, but still gets the token you stop on.
    .title = Heroic 3 and Darkhouse card 6

rule-heroic-back-abyss = Heroic Action 4: a Phantom driven back too far stops at the Abyss and destroys nothing there.
    .title = Heroic 4: back in the Abyss

rule-heroic-replace-nothing = Heroic Action 5: if no other card is open, no new one comes either. If the deck is empty, the card you remove is not replaced.
    .title = Heroic 5 with nothing to replace

rule-heroic-paid-back = Heroic Action 8: the crew that has just paid may be one of the two. If there is only one token in the discard pile, you get that one.
    .title = Heroic 8: the payer returns

rule-haul-neighbours = Heroic Action 9: behind and ahead mean the nearest token still on the path. Where only an end of the path is left, you get nothing from that side.
    .title = Heroic 9: the neighbours

rule-haul-exchange = Heroic Action 9 with Darkhouse card 6: you keep all three tokens, and the Phantom’s as well. The Phantom gets none of them.
    .title = Heroic 9 and Darkhouse card 6

rule-haul-no-landing = Heroic Action 9: if the Nautilion stops at no token, because of a Reef, a collision or a return to the Happy Isles, you get nothing.
    .title = Heroic 9 without a stop

rule-heroic-cabin-room = Heroic Action 10: the two come out of the discard pile, each only if it is there and its space in the cabin is free. A pair made this way may roll a die again in the same turn.
    .title = Heroic 10: who comes

rule-heroic-mercenary-after = Heroic Action 11: after the collision there is nobody left to drive off, and the card does nothing.
    .title = Heroic 11 after the collision

rule-heroic-reefs-path = Heroic Action 12: it takes Reefs from the path only, the one beside the Nautilion among them, and never from your reserve. They are out of the game, not in the discard pile.
    .title = Heroic 12: only the path

rule-heroic-reefs-stuck = Heroic Action 12: if the Reef that holds you goes, the Nautilion still does not move this turn, and you get no Reef for it.
    .title = Heroic 12 while held

### Nautilion: the rules, in our own words.

## Setting up

rule-objective = Alone or as a team of two, take the Nautilion to the Abyss with all nine crew aboard before the Phantom gets to the Happy Isles.
    .title = The goal of the voyage

rule-setup-path = Shuffle the crew tokens, lay them in one long line of any shape and turn them all up. From the first turn on, nothing on the path is hidden.
    .title = Laying out the path

rule-setup-ends = The path runs from the Happy Isles to the Abyss, one at each end: 38 tokens in all.
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

rule-translation = Aquatic Translation makes two tokens of the path change places, however far apart they lie.
    .title = Aquatic Translation

rule-translation-ends = The Abyss and the Happy Isles never change places with anything. The rulebooks do not say so; without it the game would fall apart.
    .title = The ends cannot be swapped

rule-translation-present = You can swap only what still lies on the path, ahead of a submarine or behind it. An emptied space and the space under a figure hold nothing to swap.
    .title = Only tokens still there

rule-reserve-alike = In the base game nothing comes back out of the discard pile, so it makes no difference which reserve token you spend or lose. They count as alike, and the green ones go first.
    .title = Reserve tokens are alike

## 2. The Plan

rule-plan = Hand out all three dice, one to each figure: Darkhouse, Phantom and Nautilion. Who gets which is your choice.
    .title = Giving out the dice

## 3. The Darkhouse

rule-darkhouse-toll = A 3 or a 4 for the Darkhouse costs you one token, taken from your ship or your reserve as you wish. A 1 or a 2 costs nothing.
    .title = The Darkhouse’s toll

rule-darkhouse-nothing = When both your ship and your reserve are empty, the Darkhouse takes nothing.
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

rule-landing = You pick up the token you stop on and put it aboard or in your reserve. You may not leave it there or throw it away.
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

rule-admiral-phase-five = Your Admiral limits only what you take aboard in phase 5, the Nautilion’s own. Nothing else you do is restricted.
    .title = The Admiral rules phase 5

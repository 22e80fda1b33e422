### Nautilion: what the cards do, in our own words. Numbers come from the tables, so that an owner’s file is followed.

## Darkhouse cards

darkhouse-none = This card changes nothing.
    .title = Slack Water
darkhouse-twice = Phases 2 to 5 are played, then played once more with the same three values. You may share them out differently the second time.
    .title = Double Watch
darkhouse-one-by-one = The dice are rolled singly. Each must go to a figure before you see the next.
    .title = Wave upon Wave
darkhouse-insert = Before the roll, put a discarded crew, Mage or Mercenary token back onto the path, somewhere ahead of the Nautilion.
    .title = Drifting Wreckage
darkhouse-exchange = What the Phantom stops on is yours, and what you stop on is the Phantom’s.
    .title = Crossed Nets
darkhouse-backwards = Your die takes the Nautilion towards the Happy Isles. It picks up whatever it stops on.
    .title = Undertow
darkhouse-two-steps = Name a figure, then roll its die. Two more dice follow, for the other figures.
    .title = Blind Sounding
darkhouse-fixed = Nobody rolls: the dice show { $dice }. Neither spells nor Mages can change them.
    .title = Frozen Currents
darkhouse-recover = Before the roll, a discarded token of your choice returns to your reserve.
    .title = Flotsam
darkhouse-buy =
    { $price ->
        [one] Once, before the dice are given out, you may trade { $price } reserve token for a discarded one that finds a space aboard.
       *[other] Once, before the dice are given out, you may trade { $price } reserve tokens for a discarded one that finds a space aboard.
    }
    .title = Smugglers’ Bargain
darkhouse-toll-tokens = The Darkhouse takes { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } instead of one. Dice that count: { $dice }.
    .title = Heavy Tribute
darkhouse-toll-dice = Only some dice make the Darkhouse take anything: { $dice }.
    .title = Dimmed Lamp
darkhouse-toll-reroll = Some dice the Darkhouse rolls again: { $dice }. What it rolls then decides the toll.
    .title = Flickering Beam

## Heroic Actions

heroic-none = This action does nothing but cost its price.
    .title = Empty Gesture
heroic-shelter =
    { $amount ->
        [one] The Darkhouse takes nothing for { $amount } turn: this one.
       *[other] The Darkhouse takes nothing for { $amount } turns, counting this one.
    }
    .title = Safe Harbour
heroic-set-dice = Set each die that no figure has yet to the value you like.
    .title = Steady Helm
heroic-phantom-stays = The Phantom stays put this turn, whatever its die, and destroys nothing.
    .title = Dead Calm
heroic-phantom-back = This turn the Phantom’s die drives it towards the Abyss.
    .title = Backwash
heroic-replace = Another open Heroic Action of your choice leaves the game, and the deck’s next card takes its place.
    .title = New Orders
heroic-from-path = A crew token of your choice comes aboard straight from the path, with any number but the one that paid.
    .title = Lifeline
heroic-from-discard = A discarded crew token of your choice comes aboard, with any number but the one that paid.
    .title = Rescued at Sea
heroic-to-reserve =
    { $amount ->
        [one] { $amount } discarded token of your choice returns to your reserve.
       *[other] { $amount } discarded tokens of your choice return to your reserve.
    }
    .title = Salvage
heroic-haul = What the Nautilion stops on this turn goes to the reserve, and so do its nearest neighbours on both sides.
    .title = Bumper Catch
heroic-cabin = The other two cabin numbers come in from the discard pile, where their space is free.
    .title = Aid for the Mages
heroic-mercenary = One Mercenary deserts the Phantom’s board for the discard pile.
    .title = Desertion
heroic-reefs = Every Reef with the number of the crew that paid disappears from the path.
    .title = Clear Channel
heroic-payers = It works only if paid for with one of these crew: { $crew }.
    .title = Who Must Pay

### The terminal: what the program says around a game.

asked = { $who }: { $what }
player = Player { $number }

## The first page

home-title = Leagues: three games
home-count = { $count ->
    [one] One game waits
   *[other] { $count } games wait
}
home-new = New game
home-waiting-title = Go on with
home-waiting = { $game }{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
} (last played { $when })
home-file = From { $file }.
home-guide-title = Guide
home-guide = How each game goes, for a first voyage, and the keys.
home-option = { $name }: { $value }
home-first = Enter begins the recommended voyage at once. { $options }.
home-ask = Your choice, 1 to { $last }, or just Enter for the recommended voyage:
home-plain = Enter alone takes it; another number takes that game. o and a number asks for the options of a new game, g tells how the games go, l changes to { $language }, q quits.
home-wrong = “{ $typed }” is not a choice.
guide-title = How to play
guide-keys = The keys
guide-keys-told = Arrows choose and Enter plays. In a game ? opens the rules behind a choice, r every rule, c what lies on the table, j the journal with the story, s the sheet, o the chances, u undoes, l changes the language, q leaves; the game is saved after every choice.
help-go-on = go on
help-options = options

## Setting up

setup-title = A new game of { $game }
setup-recommended = recommended
setup-recommended-is = Recommended: { $value }.
setup-many = { $name }: any of these, by their numbers, after each other; or { setup-all }, or { setup-none }.
setup-value = { $name }: { $about }.
setup-one = { $number }. { $name }: { $about }
setup-all = all
setup-none = none
setup-wrong = “{ $typed }” is not among them.
setup-luck-fair = { $luck }: fair. The program commits to its secret before the first roll, and you can check every draw afterwards.
setup-luck-seed = { $luck }: from the open seed “{ $seed }”.
setup-luck-own = { $luck }: your own. You type what comes up.
setup-question = { $name }: { $choices }.
option-preset = To begin with
    .about = Presets settle several options at once; with your own every option is asked.
preset-own = Your own
    .class = each option as you choose it
option-people = People
    .about = How many of you share this keyboard. Bots take the other seats; where hands are secret, a curtain falls between two people.
option-bots = Bots
    .about = How the bots play.
bots-deckhand = Deckhand
    .class = new aboard, often takes what only looks good
bots-helmsman = Helmsman
    .class = steady, and errs where choices are close
bots-mate = First mate
    .class = sees at a glance what is best, and takes it
bots-navigator = Navigator
    .class = tries the choices out many times before taking one
bots-greedy = Well
    .class = they weigh what each choice brings
bots-random = Badly
    .class = they do anything that is possible
setup-take = Enter for { $value }, or type another:

## While playing

key-enter = Enter
key-escape = Esc
help-choose = choose
help-change = change
help-begin = begin
help-play = play
help-open = open
help-rule = rule
help-back = undo
help-cards = cards
help-hint = hint
help-odds = odds
help-sheet = sheet
help-chart = chart
pane-asked = What do you do?
pane-sheet = Sheet
help-journal = journal
help-rulebook = rules
help-quit = quit
help-cancel = back
help-feed = confirm
help-draw = draw for me
help-point = point
help-number = place
help-close = close
help-scroll = scroll
help-search = type to search

note-can = Can be undone with u.
note-cannot-draw = Cannot be undone: something is drawn next.
note-cannot-bots = Cannot be undone: the others play next.
note-opens = Opens the choices; nothing is decided yet.
note-barred = Not possible: { $title }. Press ? for the rule.
not-now = { $name }: not now. { $why }.
note-refused = Not possible. { $sentence }
note-taken-back = Undone: { $what }.
note-unsaved = The last entry could not be saved ({ $why }). It is tried again with the next one.
note-resumed = Here is your game again, from { $file }.
note-no-number = There is no choice { $number }.
note-drawn = Drawn for you: { $outcomes }.
note-nothing-typed = Type what came up first.

own-possible = Possible: { $outcomes }. You can type several after each other.
own-meaning = { $outcome }: { $meaning }
own-wrong = “{ $typed }”, number { $nth } of what you typed, cannot come up. Possible: { $outcomes }. Nothing was entered.
own-too-many = “{ $typed }” is too much: { $count ->
    [one] only one is asked.
   *[other] only { $count } are asked.
} Nothing was entered.
own-typed = You typed: { $typed }

fair-commitment = { $luck }: fair. The secret of this game has the SHA-256
fair-keep = Nobody can change it now; after the game you can check every draw with it.
open-seed = Open seed “{ $seed }”: whoever knows it knows { $luck }.
own-dice = { $luck }: your own. Nothing is drawn unless you ask.

scores-title = Every point
news-title = What happened
journal-title = Journal
log-title = The ship’s log
journal-empty = Nothing has happened yet.
rules-title = { $count ->
    [0] No rule
    [one] The rule behind this choice
   *[other] The { $count } rules behind this choice
}
rules-none = No rule stands behind this choice.
cards-title = The cards
cards-none = No cards in this game.
cards-more = Type card and a number for everything about it, with its rules.
cards-wrong = There is no card “{ $typed }”. Type card and a number from 1 to { $last }.
card-standing = Source: { $standing }.
card-rules = Rules: { $rules }.
rulebook-title = Rulebook
rulebook-search = Search: { $typed }
rulebook-found = { $count ->
    [0] No rule matches.
    [one] One rule.
   *[other] { $count } rules.
}
rule-standing = { $standing }: { $sources } ({ $id })
source-lines = { $book }, lines { $lines }
source-ruling = ruling { $ruling }

## Between turns

end-turn-ask = Your turn is over. { $who } is next.
end-turn-do = Let the others play
hand-over-do = Draw the curtain; then pass the keyboard on
curtain-ask = { $who } is next. Nobody else should look at the screen now.
curtain-do = I am there, raise the curtain

## The end

end-prompt = The game is over.
end-new = New game
end-scores = Every point explained
end-chances = What was luck, and what was play
end-journal = Read the journal
end-quit = Quit
end-record = Record: { $file }
end-commitment = Commitment: { $commitment }
end-verify = Check { $luck }: { $command }
end-no-proof = { $kind ->
    [seed] An open seed gave { $luck }, so they prove nothing.
   *[own] There is nothing to check: { $luck } were your own.
}

bye-saved = The game is saved in { $file }. Go on with: leagues play --continue
bye-unsaved = The game could not be saved: { $why }
bye-ended = The input has ended.

secret-missing = The file with the secret of its dice is missing or is another game’s, so the dice cannot go on.

## Plain sentences

plain-help = Type the number of a choice. Also: ? for the rules behind the question (? 2 for those of choice 2), u to undo, b for the whole board, j for the journal, r and words to search the rules, l for { $language }, q to quit. The game is saved after every choice.
plain-help-odds = Type o for the chances of every choice, or h for a hint one step at a time; the record says that you asked.
plain-help-cards = Type cards to hear the cards on the table, card 7 for everything about card 7.
plain-choose = { $last ->
    [1] Your choice, 1 or just Enter:
   *[other] Your choice, 1 to { $last }:
}
plain-place = Your choice, a place from 1 to { $last }:
plain-outcomes = What came up? (d: draw for me)
plain-wrong = “{ $typed }” is not a choice. { $last ->
    [1] Type 1 or just Enter, or one of ? u b j r l q.
   *[other] Type a number from 1 to { $last }, or one of ? u b j r l q. Enter repeats the choices.
}
plain-wrong-place = “{ $typed }” is not a place. Type the number of a place from 1 to { $last }, or one of ? u b j r l q.
plain-inner-back = Type c to go back.
plain-final = { $count ->
    [one] Choice { $numbers } cannot be undone: something is drawn or others play next.
   *[other] Choices { $numbers } cannot be undone: something is drawn or others play next.
}
plain-language = From here on in English.

## Chances

odds-title = Chance to win, 19 times of 20 within what stands after ±:
odds-page = The chances
odds-figure = { $chance } %{ $label ->
    [exact] { "" }
    [estimated] { " " }± { $error }
   *[value] { " " }± { $error } *
}
odds-exact = Without ±: worked out to the end, exactly.
odds-estimated = With ±: from trials.
odds-value = With *: from what was learned, not tried out.
hint-page = Hint
odds-choice = { $move }: { $chance } %{ $label ->
    [exact] , exactly
    [estimated] { " " }± { $error }, from { $trials ->
        [one] { $trials } trial
       *[other] { $trials } trials
    }
   *[value] { " " }± { $error }, from what was learned
}
odds-best = Best: { $move }.
odds-doubt = Figures no further apart than their ± do not tell two choices apart; the best is what the navigator would do.
odds-none = Chances are not known here.
hint-more = Type h once more for the choice itself.
odds-later = Chances can be had while you have something to choose.
odds-together = Chances are for everybody at the table. If all agree, ask for them once more; the record says so.

ledger-sum = The chance to win began at { $start } %. Rolls and draws: { $luck }. Own choices: { $play }.{ $others ->
    [some] { " " }What the others chose: { $rivals }.
   *[none] { "" }
} What nobody could foresee: { $unseen }. It ended at { $result } %.
ledger-item = { $when }. { $kind ->
    [play] Your choice: { $move }: { $change }. Better: { $better }.
   *[luck] Luck: { $move }: { $change }.
}
ledger-change = { $up ->
    [yes] +{ $points }
   *[no] −{ $points }
}

### The page: what it says around a game.

page-tagline = three games under the sea
page-skip = Skip to content
page-skipping = Shortcut
page-navigation = Pages
page-title = { $page } · Leagues
page-title-home = Leagues: board games under the sea
page-title-your-turn = Your turn · { $game }
page-your-turn = Your turn
page-your-turn-asked = Your turn. { $asked }
page-to-home = Home
page-close = Close
page-toasts = Messages
page-opening = Opening the table…
page-turn = Turn { $turn }
page-round = Round { $round }
page-player = Player { $number }
page-recommended = recommended
page-brought = comes with { $what }

## The first page

page-plate-nautilion = Nautilion
    .who = One, or two together · 20 minutes
    .about = Gather a crew of nine along the spiral and reach the Abyss before the Phantom reaches the Happy Isles.
page-plate-island = Nautilus Island
    .who = Two to four rivals · 30 minutes
    .about = Search the stranded hull porthole by porthole and bring home the best collections.
page-plate-nemo = Nemo’s War
    .who = One captain, or two to four together · two hours
    .about = Roam the oceans as Nemo. Explore, study, or make war on the empires above.
page-begin-nautilion = Set sail
page-begin-island = Go ashore
page-begin-nemo = Dive
page-choice-nautilion =
    { $mode ->
        [alone] Solo
        [partner] With a bot
        [together] Two at this screen
       *[link] Two, by a link
    }, ship { $ship }, { $reserve ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $reserve }
    } in reserve, { $count ->
        [0] no expansions
        [5] all five expansions
       *[other] { $expansions }
    }{ $luck ->
        [open] , open seed
        [own] , own dice
       *[fair] { "" }
    }
page-choice-island =
    { $mode ->
        [alone] You and { $bots ->
            [one] one bot
           *[other] { $bots } bots
        }
        [together] { $people } at this screen{ $bots ->
            [0] { "" }
            [one] , and one bot
           *[other] , and { $bots } bots
        }
       *[link] { $people } by links{ $bots ->
            [0] { "" }
            [one] , and one bot
           *[other] , and { $bots } bots
        }
    }{ $luck ->
        [open] , open seed
        [own] , own cards
       *[fair] { "" }
    }
page-choice-nemo =
    { $motive ->
        [science] Science
        [anti-imperialism] Anti-Imperialism
        [world-order] World Order
        [adventure] Adventure
        [piracy] Piracy
        [humanist] Humanist
        [war] War!
       *[explore] Explore
    }, { $difficulty ->
        [sailor] as Sailor
        [captain] as Captain
       *[officer] as Officer
    }{ $captains ->
        [0] { "" }
        [1] { "" }
       *[other] , { $captains } captains{ $bots ->
            [0] { "" }
            [one] , one of them a bot
           *[other] , { $bots } of them bots
        }
    }{ $luck ->
        [open] , open seed
        [own] , own dice
       *[fair] { "" }
    }
page-options = Options
page-options-island = players, bots, memory
page-options-nautilion = ship, reserve, five expansions
page-presets = Three ways to begin
page-preset-own = Your own voyage
page-expanded-box = expanded box
page-more-options = Everything else
    .about = captains, difficulty, box, optional rules, dice
page-options-nemo = captains, motive, difficulty, eight aspects
page-learn = First game? Learn by playing
page-join = Join by a link
    .about = Paste the link that somebody sent you.
page-join-wrong = That is no link to a table. It ends with a slash and 22 letters, digits or hyphens.
page-join-go = Join
page-independent = An independent project. The games’ names belong to their publishers.
page-first-voyage = Your first voyage?
    .about = A guided game shows every move, one at a time. It takes about ten minutes.
page-learn-island = How do you play?
page-first-voyage-go = Learn by playing
page-guide-left = You are in the middle of it, at lesson { $at } of { $of }.
page-guide-go-on = Continue
page-guide-anew = Start over
page-guide-show = Show me
page-guide-between = Nothing new here. Go on as you like; the next lesson comes by itself.
page-guide-onward = That is all there is to learn here.
page-guide-part = On to the next part
page-guide-more = More lessons
page-guide-courses = What would you like to learn?
page-guide-known =
    { $at ->
        [0] Not begun; to learn: { $of }
       *[other] Learned: { $at } of { $of }
    }
page-guide-begin = Begin
page-guide-again = Once more
page-resume-title = The game you left last
page-resume = Resume
page-game-turn = { $game }, turn { $turn }
page-game-round = { $game }, round { $turn }
page-headline-island =
    { $final ->
        [0] { "" }
        [1] The next round is the last.
       *[2] This is the last round.
    }
page-headline-nemo =
    { $act ->
        [0] Before the voyage.
        [1] Act I, Notoriety { $notoriety }.
        [2] Act II, Notoriety { $notoriety }.
       *[other] Act III, Notoriety { $notoriety }.
    }
page-headline-nautilion =
    { $crew ->
        [0] Nobody aboard yet
        [1] One of nine aboard
        [2] Two of nine aboard
        [3] Three of nine aboard
        [4] Four of nine aboard
        [5] Five of nine aboard
        [6] Six of nine aboard
        [7] Seven of nine aboard
        [8] Eight of nine aboard
       *[9] All nine aboard
    }{ $mages ->
        [0] { "" }
        [1] , one Mage in the cabin
       *[other] , { $mages } Mages in the cabin
    }{ $mercenaries ->
        [0] .
        [1] , and a Mercenary.
       *[other] , and { $mercenaries } Mercenaries.
    }
page-not-yours = Another player is deciding.
page-not-begun = It has not begun yet.

## Setting up

page-setup-of = A new game of { $game }
page-recommend = Restore recommended settings
page-ship-is = Ship { $ship }. { $what }: { $for }.
page-hard = How hard
    .about = of 100 voyages, won by a simple player
page-hard-won = { NUMBER($share, maximumFractionDigits: 0) } % won
page-hard-with = with it { NUMBER($share, maximumFractionDigits: 0) } %
page-hard-without = without it { NUMBER($share, maximumFractionDigits: 0) } %
page-hard-waves = Difficulty { $waves } of 5
page-hard-measured = Measured on { NUMBER($games) } voyages of a program that looks one turn ahead, ± { $error }. Who thinks further wins more.
page-hard-unmeasured = Not measured with: { $unlike }. Shown is the nearest: alone, with everything else as usual.
page-hard-mixture = This mixture was not measured. With this ship and reserve the base game is won { NUMBER($none, maximumFractionDigits: 0) } % of the time, all five expansions { NUMBER($all, maximumFractionDigits: 0) } %.
page-hard-two = two aboard
page-mode = Who plays
page-mode-nautilion-alone = Alone
    .about = You against the Phantom.
page-mode-nautilion-partner = With a bot
    .about = An Admiral each; it takes its own turns and knows the same as you.
page-mode-nautilion-together = Two at this screen
    .about = An Admiral each, side by side; you win or lose together.
page-mode-nautilion-link = With a partner elsewhere
    .about = You get a link to send. What both decide together is proposed and agreed.
page-mode-island-alone = Alone
    .about = You against bots that know no more than you do.
page-mode-island-together = Several at this screen
    .about = Hands stay face down until their owner shows them.
page-mode-island-link = With friends elsewhere
    .about = You get one link per friend.
page-mode-nemo-alone = With bots
    .about = You are the first captain; bots are the others.
page-mode-nemo-together = Several at this screen
    .about = Whoever commands sits in front.
page-mode-nemo-link = With friends elsewhere
    .about = You get one link per friend.
page-people = People
    .about = Bots take the seats that are left.
page-level = Bots
    .about = How well they play. None of them knows more than its seat.
page-level-deckhand = Deckhand
    .about = New aboard: often takes what only looks good.
page-level-helmsman = Helmsman
    .about = Steady, and errs where choices are close.
page-level-mate = First mate
    .about = Sees at a glance what is best, and takes it.
page-level-navigator = Navigator
    .about = Tries the choices out many times before taking one.
page-patience = If a player stops answering
    .about = When may the others give a seat to a bot that does not answer? Its owner can return at any time.
page-patience-of = { $seconds ->
    [0] After three days
    [120] After two minutes
    [900] After a quarter of an hour
   *[other] After a day
}
page-luck = Dice
page-luck-fair = Fair dice
    .about = The server commits to its secret before the first roll, and every player’s browser adds a share that nobody can choose after the others. Afterwards your browser checks every roll.
page-luck-open = From an open seed
    .about = The same word gives the same dice again. Whoever knows it knows the dice, so they prove nothing.
page-luck-own = My own dice
    .about = If you have the box in front of you: you roll, and type in what comes up.
page-luck-cards = Shuffling
page-luck-cards-fair = Fair shuffling
    .about = The server commits to its secret before the first card, and every player’s browser adds a share that nobody can choose after the others. Afterwards your browser checks every draw.
page-luck-cards-open = From an open seed
    .about = The same word gives the same cards again. Whoever knows it knows the cards, so they prove nothing.
page-luck-cards-own = My own cards
    .about = If you have the box in front of you: you draw, and type in what comes up.
page-seed = Seed: any word

## Inviting

page-invite = Invite your partner
    .about = Send this link. The game begins when your partner has taken the seat.
page-invite-several = Invite the others
    .about = Send each of them one of these links. The game begins when all have taken their seats.
page-invite-link-of = Link for player { $number }
page-invite-link = Link for your partner
page-invite-secret = Whoever takes the seat first owns it; from then on the link leads nowhere, not even for you. Your own link is the address of this page; keep it to yourself.

## Whose a seat is

page-offer-open = A seat for you
    .about = You are invited to play { $game }.
    .take = Take this seat
    .note = The seat will be yours alone. This browser keeps its link, and nobody can take the seat with the invitation again.
page-offer-taken = This seat is taken
    .about = Somebody has taken up this invitation to { $game }, so the seat is theirs. Ask for another seat, or for a link to watch. If it was you, in another browser or on another device, open your recovery link.
page-offer-people = Who plays
page-offer-you = You
page-offer-you-as = You ({ $name })
page-offer-bot = A bot
page-offer-name = Your name (if you like)
page-recover-open = Your seat
    .about = This link brings you back to your seat in { $game }.
    .take = Sit down here
    .note = From then on your earlier link no longer works, and wherever the seat is open it is closed. You get a new recovery link.
page-recover-taken = This recovery link no longer works
    .about = It was used already, or the seat in { $game } was given up. Open the newest recovery link that you were shown.
page-recovery = Recovery link
    .about = If this browser loses your seat, or you want to go on elsewhere, open this link there. Keep it to yourself: whoever opens it gets your seat.
page-recovery-link = Recovery link of your seat
page-recovery-draw = Show it for a phone
page-recovery-drawn = The recovery link as a QR code
page-seated = The seat is yours
    .about = Keep this recovery link somewhere safe, for example in a message to yourself. You find it again in the settings, as long as this browser keeps it.
page-seated-on = To the table
page-seat-notes = Your seat
page-replaced = You were silent for a while, so a bot plays for you.
page-come-back = Take your seat back
page-asked = { $who } asks to delete this game for everybody.
page-asked-own = You asked to delete this game. It goes when everybody agrees.
page-asked-agree = Agree, delete it
page-places = { $who }’s seat is open in { $count ->
    [one] { $count } place
    [2] two places
   *[other] { $count } places
}.
page-places-own = Your seat is open in { $count ->
    [one] { $count } place
    [2] two places
   *[other] { $count } places
}. If you did not open it there yourself, open your recovery link: that closes it everywhere else.
page-shared = This table is from before seats had owners: whoever made it has the links of all seats, and could play for you.
page-copy = Copy
page-copied = Copied.
page-copy-yourself = The browser does not let us copy. The link is selected: copy it with the keyboard.
page-share = Share

## At the table

page-table-tools = Table
page-undo = Undo
page-undo-what = Undo { $what }
page-undo-turn = Undo the turn
page-undone = Undone.
page-undo-barred = Cannot be undone: { $why }.
page-reconnecting = Connection lost. Trying again…
page-frozen = The rules have changed since this game was played, so it cannot go on. You can look at it, and play on from an earlier position.
page-journal = Journal
page-journal-empty = Nothing has happened yet.
page-journal-before = Before the first turn
page-since = While you were away:
page-skip-replay = Skip
page-refused = The server refused that ({ $code }).
page-barred = That is not possible. { $why }

## Partners

page-silent = { $who } has been silent for a while.
page-replace = Let a bot play there
page-company = The others at the table
page-say = Say something
page-said = { $who }: “{ $what }”
page-you-said = You said: “{ $what }”
page-partner-here = { $who } is here.
page-partner-away = { $who } is away.
page-partner-invited = { $who } has not taken the seat yet.
page-partner-left = { $who } has left for good. A bot plays on.
page-proposal = Proposal
page-proposed = { $who } proposes: { $what }.
page-proposed-own = You propose: { $what }. Waiting for your partner.
page-proposed-seconds =
    { $seconds ->
        [one] Takes effect in { $seconds } second, unless somebody objects.
       *[other] Takes effect in { $seconds } seconds, unless somebody objects.
    }
page-agree = Agree
page-propose-another = Or choose something else on the board, to propose that.
page-phrase-hello = Hello!
page-phrase-your-turn = Your turn.
page-phrase-wait = One moment, please.
page-phrase-good-idea = Good idea.
page-phrase-not-sure = I am not so sure.
page-phrase-look-here = Look here.
page-phrase-well-done = Well done!
page-phrase-bad-luck = Bad luck.
page-phrase-thanks = Thank you.
page-phrase-again = Another game?
page-phrase-bye = Goodbye!

## Rules

page-rules = Rules
    .about = Every rule that the program enforces, in our own words. Each says how sure it is: printed in the rulebook, inferred from it, reconstructed where it is lost, or ruled by this project.
page-rules-of = The rules of { $game }
page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [0] No rule matches.
        [one] One rule.
       *[other] { $count } rules.
    }
page-rule-link = Rule { $number }: { $title }
page-source-lines = { $book }, lines { $lines }
page-source-ruling = ruling { $ruling }
page-book-000 = English rulebook
page-book-001 = English rulebook with the cards
page-book-003 = English rulebook of Nautilus Island
page-book-004 = English rulebook of Nemo’s War
page-book-002 = French rulebook

## Own games

page-mine = My games
    .about = The games that this browser has links to. Nobody else sees this list; to go on elsewhere, open a game’s recovery link there.
page-mine-none = No game yet.
page-mine-away = The server cannot be reached, so nobody knows how your games stand. Their links are safe in this browser.
page-mine-remembered = What this browser remembers
page-mine-opened = Opened here: { $when }
page-mine-unnamed = A game
page-until = Will be removed on { $when }, unless somebody opens it before.
page-unreadable = This game cannot be read any more. It can only be deleted.
page-not-kept = This browser does not keep the links to your games. To come back to one, keep the address of its page.
page-mine-running = Under way
page-mine-ended = Ended
page-mine-records = Records you opened
page-mine-gone = No longer there
    .about =
    { $count ->
        [one] The server does not know one of your links any more.
       *[other] The server does not know { $count } of your links any more.
    }
page-mine-forget = Forget them
page-looking = Looking…
page-changed = Last move: { $when }
page-record-opened = Opened: { $when }
page-watching = watching
page-watch = Watch
page-replay = Replay
page-export = Save the record
page-delete = Delete
page-keep = Keep it
page-delete-game = Delete this game?
    .about = { $game } will be gone for everybody at the table, together with its record. Nobody can bring it back.
page-delete-several = Delete this game for everybody?
    .about = Other people play { $game } with you. You can ask them: when all agree, it is gone together with its record. Or you resign: a bot takes your seat for good, and the game leaves your list.
page-delete-ask = Ask the others
page-delete-asked = The others have been asked. The game goes when everybody agrees.
page-resign = Resign
page-resigned = A bot has your seat now. The game is off your list.
page-delete-record = Delete this record?
    .about = The record of { $game } will be gone from the server, and the link to its replay with it. The file that you opened stays as it is.
page-deleted = Deleted.
page-off-list = Take it off your list?
    .about = { $game } leaves your list. The game itself stays with its players.
page-off-list-ended = Take it off your list?
    .about = { $game } leaves your list, and your link to it no longer works. The others keep the game and its record.
page-off-list-now = Take it off the list
page-off-list-done = It is off your list.
page-records = Records
    .about = A record is a text file with every choice and every roll of a game. Open one to look at it and to play on from any position.
page-upload = Open a record

## Replay

page-replay-of = Replay: { $game }
page-replay-more = More…
page-first = To the beginning
page-previous = Step back
page-play = Play
page-pause = Pause
page-next = Step forward
page-last = To the end
page-speed = Speed: { $speed ->
        [one] { $speed } time
       *[other] { $speed } times
    }
page-position = Position in the game
page-position-of = Entry { $at } of { $length }. { $where }.
page-fork = Play on from here
    .about = A new game that begins with this position. The game you look at stays as it is.
page-fork-frozen = The rules have changed since. Go back to a position from before that, to play on from there.
page-fork-now = New game from here
page-replay-end = The game goes on from here.
page-replay-frozen = The rules have changed since: from here on it is shown as it was kept, and cannot be played on.
page-share-replay = Link to this replay
page-same-sea = The same sea again
page-friend = A friend’s turn at it
    .about = The same options and the same luck, from the beginning. Whoever has seen the first game knows that luck, so the record of the new one says that it is open.
page-friend-link = Link to the same sea
page-sea = The same sea
page-sea-of =
    { $known ->
        [no] Somebody has finished a game of { $game }, and it is your turn at it.
       *[other] { $game }: { $names } played it to its end, and now it is your turn at it.
    }
page-sea-sail = Begin
page-sea-look = Watch how it went
page-onlookers = Spectators
    .about = Anyone with this link can watch, not play.
page-onlookers-make = Make a link for spectators
page-onlookers-link = Link for spectators
page-record = Record
page-result = Show the result
page-receipt = Save the receipt

## Checking the dice

page-check = Check the dice
    .about = Your browser draws every roll again from the secret in the record, and holds the record against what it kept itself. The game must be over, because only then is the secret revealed. You can also do this without us: leagues verify RECORD
page-this-game = This game
page-check-file = A record in a file
page-check-record = Choose a record
page-check-receipt = Choose a receipt
    .about = The receipt holds what your browser added to the luck before the first roll. With it you prove that the secret was not changed afterwards.
page-check-now = Check
page-verdict-bad = Not proven.
page-verdict-fair =
    { $draws ->
        [0] The record is sound; nothing was drawn.
        [one] The one roll matches the secret.
       *[other] All { $draws } rolls match the secret.
    }
    .about = The secret has the published fingerprint, it gives exactly these dice, and by the rules they were due.
page-verdict-receipt = Your receipt fits as well: this is the secret, these are the terms and the shares that were settled before the first draw.
page-verdict-no-receipt = Checked without a receipt: this shows only that the record agrees with itself.
page-verdict-open = The rolls are those of the open seed.
    .about = Whoever knew the seed could know the dice. The record agrees with itself, and that proves nothing more.
page-verdict-own = The dice were the players’ own.
    .about = There is nothing to check: people rolled real dice and typed in what came up.
page-verdict-forked =
    { $forked ->
        [0] The game began in the middle, at a position that was given.
        [one] The first entry was taken over from another game and is not checked here.
       *[other] The first { $forked } entries were taken over from another game and are not checked here.
    }
page-verdict-own-tables = The game was played with values from an owner’s file.
page-check-by-rules = By the rules, on the server
page-proof-here =
    { $kind ->
        [open] { $draws ->
            [one] Checked in this browser: the one draw is that of the open seed, which proves nothing more.
           *[other] Checked in this browser: all { $draws } draws are those of the open seed, which proves nothing more.
        }
       *[fair] { $draws ->
            [one] Checked in this browser: the one draw follows from the secret and the players’ shares.
           *[other] Checked in this browser: all { $draws } draws follow from the secret and the players’ shares.
        }
    }
page-proof-own =
    { $givers ->
        [one] The secret’s fingerprint, the terms and the share are those that this browser kept before the first draw: neither you nor the host could choose the dice.
       *[other] The secret’s fingerprint, the terms, everybody’s promises and your share are those that this browser kept before the first draw: nobody could choose the dice.
    }
page-proof-not-own = This browser keeps nothing of these dice, so this shows only that the record agrees with itself.
page-proof-shown =
    { $shown ->
        [one] One of { $draws } draws stands in the journal that this browser kept, and is the same there.
       *[other] { $shown } of { $draws } draws stand in the journal that this browser kept, and are the same there.
    }
page-proof-rules = That the right things were drawn at the right time follows from the rules: the server says so below, and leagues verify says it on your own machine. The host always knew the draws to come.
page-proof-unreadable = The record cannot be read.
page-proof-no-secret = The secret is not in the record. It is revealed when the game has ended.
page-proof-secret = The secret in the record does not have the fingerprint that was published.
page-proof-terms = The first line of the record says something else than the terms that were settled before the dice were made.
page-proof-promise = The shares in the record are not those that were promised.
page-proof-no-luck = Entry { $entry } does not say what could be drawn, as in records of earlier versions. Check it with leagues verify.
page-proof-count = Entry { $entry } is counted wrongly among the draws of its occasion.
page-proof-draw = Entry { $entry } says { $found }, but the dice give { $right }.
page-proof-kept-commitment = The record has another fingerprint of the secret than this browser was given before the game.
page-proof-kept-share = The record does not have the share that this browser gave.
page-proof-kept-terms = The record has other terms than this browser was given before the game.
page-proof-kept-promises = The record has other promises or shares than this browser was given before the game.
page-proof-kept-draw = Entry { $entry } is not what this browser was shown during the game.
page-verdict-first-protocol =
    { $givers ->
        [one] These dice were made by the first protocol: options, values and bots are not part of the proof.
       *[other] These dice were made by the first protocol, without promises: a host who also played could have chosen them.
    }
page-verdict-anew =
    { $anew ->
        [one] The players promised their shares anew once, because somebody had lost theirs.
       *[other] The players promised their shares anew { $anew } times, because somebody had lost theirs.
    }

## The dice before the game begins

page-dice-waits-promise = Waiting for { $who } to open the game: the dice need everybody’s share.
page-dice-waits-share = Waiting for { $who } to open the game once more: their promised share of the dice is still missing.
page-dice-agree =
    { $why ->
        [rules] The rules of the server have changed, so all shares of the dice have to be made anew. Yours was shown before, so it is only replaced if you agree.
       *[lost] { $who } has lost a share of the dice that was already promised. All shares have to be made anew. Yours was shown before, so it is only replaced if you agree. { $count ->
            [one] If this happens again and again, somebody may be trying out dice: do not agree.
           *[other] Shares were made anew { $count } times: somebody may be trying out dice. If you suspect that, do not agree.
        }
    }
page-dice-anew = Agree, make a new share
page-dice-lost = My share is lost, all promise anew
page-dice-elsewhere = Your share of the dice lies in another browser. Open the game there once, or let all players promise anew.
page-dice-not-lost = The table says that your share of the dice was lost, but it is here. Unless you said so yourself in another browser, the host is not to be trusted.
page-dice-foreign = Your share of these dice was not given from this browser. If you did not give it in another one, the host did: do not trust these dice.
page-dice-changed = What was settled about these dice is no longer what this browser was given before: the secret, the game’s options or somebody’s promise was changed. Do not trust these dice.
page-dice-promised-anew =
    { $why ->
        [rules] The rules of the server have changed, so the shares of the dice are made anew.
       *[lost] { $count ->
            [one] { $who } had lost a share of the dice, so all shares are made anew.
           *[other] { $who } had lost a share of the dice, so all shares are made anew; that makes { $count } times.
        }
    }

## Settings

page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-system = same as system
page-theme-light = light
page-theme-dark = dark
page-motion = Motion
page-motion-slow = slow
page-motion-system = normal
page-motion-off = none
page-roll-at-once = Roll at once
    .about = A new turn rolls by itself. The last choice of a turn can then no longer be undone.
page-notify = Tell me when it is my turn
    .about = A notification from your system, while this page is out of sight.
page-notify-refused = The browser does not allow notifications from this page. Its own settings can change that.
page-notify-cannot = This browser has no notifications.
page-notify-insecure = Browsers allow notifications only for addresses that begin with https, and for localhost.
page-app = As an app
page-app-install = Install
page-app-installed = Leagues is installed here. It opens without a network too: to your games, and to the rules.
page-app-offered = Install Leagues, and it has a window and an icon of its own. It opens without a network too: to your games, and to the rules.
page-app-menu = Your browser’s menu can install Leagues, or put it on the home screen. It opens without a network too: to your games, and to the rules.
page-app-insecure = Leagues cannot be installed from here, nor open without a network: browsers allow that only for addresses that begin with https, and for localhost.
page-app-unable = This browser cannot keep pages for later, or not in a private window. So Leagues needs the network to open.
page-sound = Sound
    .about = What happens is heard too: dice, wood, water, a gong, a hit. It is never the only sign of anything.
page-sound-of = { $sound ->
    [dice] Dice
    [wood] Wood
    [water] Water
    [gong] Gong
   *[hit] Hit
}
page-stepwise = Confirm every choice
    .about = A choice always waits for the filled button, also where its own button says what it does.
page-all-help = Always spread out all help
    .about = After a roll, help that cannot change anything is shown like the rest.
page-single-keys = Single-key shortcuts
    .about = A letter, digit or sign does something by itself, such as U for undo. Without them the whole game can still be played with Tab, Enter, Esc and the arrows.

## Keys

page-keys = Keys
    .about = At a table the key ? lists all that can be pressed. Letters, digits and signs can be switched off in the settings; the whole game can be played with Tab, Enter, Esc and the arrows alone.
page-key-help = Show this list
page-keys-press = A press chooses; pressing the same again changes nothing. Only the filled button confirms. A press on an empty part of the board, or Esc, lets go. Cards of a hand, and what you exert, are put in by one press and taken out by the next.
page-key-tab = Go to what can be chosen next
page-key-choose = Choose what has the focus
page-key-escape = Close what is open
page-key-undo = Undo the last choice
page-key-undo-turn = Undo the turn
page-key-rules = Open the rules
page-key-settings = Open the settings
page-key-replay = In a replay: a step back or forward
page-key-play = In a replay: play or pause
page-key-ends = In a replay: to the beginning or the end
page-key-name-enter = Enter
page-key-name-escape = Esc
page-key-name-space = Space
page-key-name-home = Home
page-key-name-end = End

## About

page-about = About
page-about-what = Leagues plays board games about submarines by their complete rules. Every rule is written once, every refusal names the rule behind it, and nothing here is loaded from anywhere else or looks over your shoulder.
page-about-whose = Who owns these games
    .about = This project is not the publishers’. It was not made, checked or endorsed by them or by the games’ designers, and it holds no text and no art of theirs. The games’ names belong to their publishers. Nautilion was designed by Shadi Torbey.
page-about-dice = The dice
    .about = Before the first roll the server publishes the fingerprint of its secret. Every player’s browser promises bytes of its own, and shows them when all have promised. The dice come from both. When the game is over the secret is revealed, and your browser draws every roll again. The host knows the rolls to come and can abandon a game; it cannot change them.
page-about-links = Links
    .about = There are no accounts. A seat is a private link that cannot be guessed; an invitation becomes one when it is taken up, once. Anyone who has your link can play for you, so show others the link for spectators only. To go on with another device, open your recovery link there.
page-about-type = Typefaces
    .about = Served from here, under the SIL Open Font Licence:

## When something is missing

page-unknown-title = There is nothing here
page-unknown = This address leads nowhere. Perhaps a piece of the link got lost.
page-away-title = The server is not responding
page-away = The server does not answer. Your games are safe there, and the page keeps trying.
page-try-again = Try again

## Chances

page-odds = Chance to win
    .about = Of every choice, while you choose. Off by default; the record says that you used it.
page-odds-together = Everybody at the table must switch this on; the record says so.
page-odds-waits = Waiting until the others at the table switch it on too.
page-odds-nothing = They come when you have something to choose.
page-odds-soon = Being worked out…
page-odds-best = best
page-odds-exact = Exact: everything that can still happen was counted.
page-odds-estimated = Estimated from { $trials ->
    [one] { $trials } trial
   *[other] { $trials } trials
}; ± holds 19 times of 20.
page-odds-value = From what was learned in many games; ± holds 19 times of 20.
page-odds-unknown = Nothing was learned of this game with these values, and it is too long to be counted.
page-odds-percent = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
page-odds-error = ± { NUMBER($error, maximumFractionDigits: 1) }
page-odds-from = { $error } { $label ->
    [exact] exact
    [estimated] estimated
   *[value] learned
}
page-hints = One hint at a time
    .about = No figures: first which part of the board, then which choice.
page-hint = Give me a hint
page-hint-choice = And the choice

## The ledger

page-ledger = Luck and choices
page-ledger-of = Luck and choices: { $game }
page-ledger-soon = Being worked out…
page-ledger-whose = Whose chances
page-ledger-start = chance at the start
page-ledger-part-luck = luck: rolls and draws
page-ledger-part-play = given away by choices
page-ledger-part-rivals = what the others chose
page-ledger-part-unseen = not foreseen
page-ledger-result = the game as it ended
page-ledger-luck = Luck
page-ledger-play = Choices
page-ledger-rivals = The others
page-ledger-unseen = Not foreseen
page-ledger-chance = Chance to win
page-ledger-percent = { $chance } %
page-ledger-percent-fine = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
page-ledger-band = The band of ± { $points ->
    [one] { $points } point
   *[other] { $points } points
} holds it 19 times of 20.
page-ledger-table = As a table
page-ledger-chart = As a chart
page-ledger-drawn = Chance to win: { $start } % at the start, { $result } % at the end, after { $stages } { $stages ->
    [one] turn
   *[other] turns
}. The same figures stand in the table.
page-ledger-turn = Turn
page-ledger-round = Round
page-ledger-before = Start
page-ledger-all = Together
page-ledger-points = Turning points
page-ledger-no-points = No roll and no choice changed anything.
page-ledger-point = { $where }, { $kind ->
    [play] choice
   *[luck] luck
} { $change }
page-ledger-change = { $up ->
    [yes] +{ $points }
    [no] −{ $points }
   *[even] 0
}
page-ledger-change-fine = { $up ->
    [yes] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [no] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[even] 0
}
page-ledger-better = Better: { $move }
page-ledger-look = Look
    .about = Look: { $letter }, { $where }
page-ledger-on = Play on from here
    .about = Play on from here: { $letter }, { $where }
page-ledger-back = Back to the table
page-ledger-save = Save the ledger
page-ledger-none = There is no ledger
page-ledger-how = By the chances as they could be known at each moment, as learned in many games.

## The reader

page-read-about = About: { $title }
page-read-more = More about it
page-read-rule = Rule { $number }, { $standing }
page-read-from = From
page-read-now = Now
page-read-price = Price
page-read-worth = Worth
page-read-where = Where
page-read-other = Other side
page-read-open = press holds · A goes in · Esc closes
page-read-held = press again or Esc closes
page-key-read = Read about what has the focus

### The page: what it says around a game.

page-tagline = three games under the sea
page-skip = Skip to the main part
page-skipping = Shortcut
page-navigation = Pages
page-title = { $page } · Leagues
page-title-home = Leagues: board games under the sea
page-title-your-turn = Your turn · { $game }
page-your-turn = Your turn
page-your-turn-asked = Your turn. { $asked }
page-to-home = To the first page
page-close = Close
page-toasts = Messages
page-opening = Opening the table…
page-turn = Turn { $turn }
page-round = Round { $round }
page-player = Player { $number }
page-recommended = recommended

## The first page

page-plate-nautilion = Nautilion
    .who = One, or two together · 20 minutes
    .about = Gather a crew of nine along the spiral and reach the Abyss before the Phantom reaches the Happy Isles.
page-plate-island = Nautilus Island
    .who = Two to four, each alone · 30 minutes
    .about = Search the stranded hull porthole by porthole and bring home the best collections.
page-plate-nemo = Nemo’s War
    .who = One captain · two hours
    .about = Roam the oceans as Nemo. Explore, study, or make war on the empires above.
page-begin-nautilion = Set sail
page-begin-island = Go ashore
page-begin-nemo = Dive
page-choice-nautilion =
    { $mode ->
        [alone] Solo
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
        [war] War!
       *[explore] Explore
    }, { $difficulty ->
        [sailor] as Sailor
        [captain] as Captain
       *[officer] as Officer
    }{ $luck ->
        [open] , open seed
        [own] , own dice
       *[fair] { "" }
    }
page-options = Options
page-options-island = players, bots, memory
page-options-nautilion = ship, reserve, five expansions
page-options-nemo = motive, difficulty, eight aspects
page-learn = First game? Learn by playing
page-join = Join by a link
    .about = Paste the link that somebody sent you.
page-join-wrong = That is no link to a table. It ends with a slash and 22 letters, digits or hyphens.
page-join-go = Join
page-independent = An independent project. The games’ names belong to their publishers.
page-first-voyage = Your first voyage?
    .about = A guided game shows every move, one at a time. It takes about ten minutes.
page-learn-island = How does one play it?
page-first-voyage-go = Learn by playing
page-guide-left = You have begun a first game, and were at lesson { $at } of { $of }.
page-guide-go-on = Go on with it
page-guide-anew = Begin anew
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
page-not-yours = Your partner is asked.
page-not-begun = It has not begun yet.

## Setting up

page-setup-of = A new game of { $game }
page-recommend = Back to what is recommended
page-mode = Who plays
page-mode-nautilion-alone = Alone
    .about = You against the Phantom.
page-mode-nautilion-together = Two at this screen
    .about = An Admiral each, side by side; you win or lose together.
page-mode-nautilion-link = With a partner elsewhere
    .about = You get a link to send. What both decide together is proposed and agreed.
page-mode-island-alone = Alone
    .about = You against bots that know no more than you do.
page-mode-island-together = Several at this screen
    .about = Hands lie turned over until their owner shows them.
page-mode-island-link = With friends elsewhere
    .about = You get a link for each of them to send.
page-people = People
    .about = Bots take the seats that are left.
page-patience = Silent seats
    .about = Whether the others may give a seat to a bot when it does not answer. Its link takes it back at any time.
page-patience-of = { $seconds ->
    [0] Never
    [120] After two minutes
    [900] After a quarter of an hour
   *[other] After a day
}
page-luck = Dice
page-luck-fair = Fair dice
    .about = The server commits to its secret before the first roll, and your browser adds its share. Afterwards you can check every throw.
page-luck-open = From an open seed
    .about = The same word gives the same dice again. Whoever knows it knows the dice, so they prove nothing.
page-luck-own = My own dice
    .about = For people with the box on the desk: you roll, and type in what comes up.
page-luck-cards = Shuffling
page-luck-cards-fair = Fair shuffling
    .about = The server commits to its secret before the first card, and every browser adds its share. Afterwards you can check every draw.
page-luck-cards-open = From an open seed
    .about = The same word gives the same cards again. Whoever knows it knows the cards, so they prove nothing.
page-luck-cards-own = My own cards
    .about = For people with the box on the desk: you draw, and type in what comes up.
page-seed = Seed: any word

## Inviting

page-invite = Invite your partner
    .about = Send this link. The game begins when your partner opens it.
page-invite-several = Invite the others
    .about = Send each of them one of these links. The game begins when all have opened theirs.
page-invite-link-of = Link for player { $number }
page-invite-link = Link for your partner
page-invite-secret = Whoever has this link plays for your partner. Your own link is the address of this page; keep it to yourself.
page-copy = Copy
page-copied = Copied.
page-copy-yourself = The browser does not let us copy. The link is marked: copy it with the keyboard.
page-share = Share

## At the table

page-table-tools = Table
page-undo = Undo
page-undo-what = Undo { $what }
page-undo-turn = Take back the turn
page-undone = Taken back.
page-undo-barred = Cannot be taken back: { $why }.
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
page-company = Your partners
page-say = Say something
page-said = { $who }: “{ $what }”
page-you-said = You said: “{ $what }”
page-partner-here = { $who } is here.
page-partner-away = { $who } is away.
page-proposal = Proposal
page-proposed = { $who } proposes: { $what }.
page-proposed-own = You propose: { $what }. Waiting for your partner.
page-proposed-seconds = It holds in { $seconds } seconds, unless somebody objects.
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
page-phrase-again = Shall we play again?
page-phrase-bye = Goodbye!

## Rules

page-rules = Rules
    .about = Every rule that the program enforces, in our own words. Each says how sure it is: printed in the rulebook, inferred from it, reconstructed where it is lost, or ruled by this project.
page-rules-of = The rules of { $game }
page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [0] No rule has these words.
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
    .about = The games that this browser has links to. Nobody else sees this list; another device knows a game once you open its link there.
page-mine-none = No game yet.
page-mine-away = The server cannot be reached, so nobody knows how your games stand. Their links are safe in this browser.
page-mine-remembered = What this browser remembers
page-mine-opened = Opened here: { $when }
page-mine-unnamed = A game
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
page-watching = looking on
page-watch = Look on
page-replay = Replay
page-export = Save the record
page-delete = Delete
page-keep = Keep it
page-delete-game = Delete this game?
    .about = { $game } will be gone for everybody at the table, together with its record. Nobody can bring it back.
page-delete-record = Delete this record?
    .about = The record of { $game } will be gone from the server, and the link to its replay with it. The file that you opened stays as it is.
page-deleted = Deleted.
page-off-list = Take it off your list?
    .about = { $game } leaves your list. The game itself stays with its players.
page-off-list-now = Take it off the list
page-off-list-done = It is off your list.
page-records = Records
    .about = A record is a text file with every choice and every throw of a game. Open one to look at it and to play on from any position.
page-upload = Open a record

## Replay

page-replay-of = Replay: { $game }
page-replay-more = More…
page-first = To the beginning
page-previous = Step back
page-play = Play
page-pause = Pause
page-next = Step on
page-last = To the end
page-speed = Speed: { $speed } times
page-position = Position in the game
page-position-of = Entry { $at } of { $length }. { $where }.
page-fork = Play on from here
    .about = A new game that begins with this position. The game you look at stays as it is.
page-fork-frozen = The rules have changed since. Go back to a position from before that, to play on from there.
page-fork-now = New game from here
page-replay-end = The game goes on from here.
page-replay-frozen = The rules have changed since: from here on it is shown as it was kept, and cannot be played on.
page-share-replay = Link to this replay
page-onlookers = Onlookers
    .about = Whoever has this link sees what everybody may see, and plays nothing.
page-onlookers-make = Make a link for onlookers
page-onlookers-link = Link for onlookers
page-record = Record
page-receipt = Save the receipt

## Checking the dice

page-check = Check the dice
    .about = Every throw is drawn again from the secret in the record, and compared. The game must be over, because only then is the secret told. You can also do this without us: leagues verify RECORD
page-this-game = This game
page-check-file = A record in a file
page-check-record = Choose a record
page-check-receipt = Choose a receipt
    .about = The receipt holds what your browser added to the luck before the first throw. With it you prove that the secret was not changed afterwards.
page-check-now = Check
page-check-with-receipt = Check with my receipt
page-verdict-bad = Not proven.
page-verdict-fair =
    { $draws ->
        [0] The record is sound; nothing was drawn.
        [one] The one throw is as the secret gives it.
       *[other] All { $draws } throws are as the secret gives them.
    }
    .about = The secret fits the promise that was published before the first throw, and it gives exactly these dice.
page-verdict-receipt = Your receipt fits as well: the promise was made before your browser gave its share, so nobody could choose the dice.
page-verdict-no-receipt = Checked without a receipt: this shows that the record agrees with itself. With a receipt you would also know that it is the promise you were given.
page-verdict-open = The throws are those of the open seed.
    .about = Whoever knew the seed could know the dice. The record agrees with itself, and that proves nothing more.
page-verdict-own = The dice were the players’ own.
    .about = There is nothing to check: people threw real dice and typed in what came up.
page-verdict-forked =
    { $forked ->
        [0] The game began in the middle, at a position that was given.
        [one] The first entry was taken over from another game and is not checked here.
       *[other] The first { $forked } entries were taken over from another game and are not checked here.
    }
page-verdict-own-tables = The game was played with values from an owner’s file.

## Settings

page-settings = Settings
page-language = Language
page-language-en = English
page-language-fr = Français
page-theme = Colours
page-theme-system = as the system has them
page-theme-light = light
page-theme-dark = dark
page-motion = Motion
page-motion-system = as the system has it
page-motion-off = none
page-roll-at-once = Roll at once
    .about = A new turn rolls by itself. The last choice of a turn can then no longer be taken back.
page-notify = Tell me when it is my turn
    .about = A notice of your system, while this page is out of sight.
page-notify-refused = The browser does not allow notices from this page. Its own settings can change that.
page-notify-cannot = This browser has no notices.
page-single-keys = Keys of one sign
    .about = A letter, digit or sign does something by itself, such as U for undo. Without them the whole game can still be played with Tab, Enter, Esc and the arrows.

## Keys

page-keys = Keys
    .about = At a table the key ? lists all that can be pressed. Letters, digits and signs can be switched off in the settings; the whole game can be played with Tab, Enter, Esc and the arrows alone.
page-key-help = Show this list
page-key-tab = Go to what can be chosen next
page-key-choose = Choose what has the focus
page-key-escape = Close what is open
page-key-undo = Take back the last choice
page-key-undo-turn = Take back the turn
page-key-rules = Open the rules
page-key-settings = Open the settings
page-key-replay = In a replay: a step back or on
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
page-about-whose = Whose games these are
    .about = This project is not the publishers’. It was not made, checked or endorsed by them or by the games’ designers, and it holds no text and no art of theirs. The games’ names belong to their publishers. Nautilion was designed by Shadi Torbey.
page-about-dice = The dice
    .about = Before the first throw the server publishes the fingerprint of its secret; your browser adds bytes of its own. From both come the dice. When the game is over the secret is told, and anybody can draw every throw again.
page-about-links = Links
    .about = There are no accounts. A seat is a link that cannot be guessed: open it on another device and you sit there too. Who has your link can play for you, so show others the link for onlookers only.
page-about-type = Typefaces
    .about = Served from here, under the SIL Open Font Licence:

## When something is missing

page-unknown-title = There is nothing here
page-unknown = This address leads nowhere. Perhaps a piece of the link got lost.
page-away-title = The server is away
page-away = The server does not answer. Your games are safe there, and the page keeps trying.
page-try-again = Try again

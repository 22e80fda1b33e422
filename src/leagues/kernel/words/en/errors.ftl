### Errors: what was wrong, and what would be right. The id is `error-` and the code that programs read.

## Choosing what to do

error-unknown-game = There is no game “{ $game }”. Choose one of: { $games }.
error-unknown-language = There are no words in “{ $language }”. Choose one of: { $languages }.
error-unknown-option = There is no option “{ $option }”. The options are: { $options }.
error-bad-option = “{ $value }” is not possible for the option “{ $option }”. Choose { $many ->
        [1] any of
       *[0] one of
    }: { $choices }.
error-option-form = “{ $option }” is not an option with its value. Write name=value, such as ship=B1.
error-seed-kind = A seed cannot be of the kind “{ $kind }”. Give a text, or a whole number.
error-bad-seed = “{ $seed }” cannot be a seed. A seed has 1 to 100 printable characters, and not only spaces.
error-bad-number = “{ $value }” does not fit. Give a whole number from { $low } to { $high }.
error-bad-flag = “{ $name }” cannot be { $value }. Give True or False.
error-unknown-policy = There is no way of playing called “{ $policy }”. Choose one of: { $policies }.
error-unknown-reward = There is no reward called “{ $reward }”. Choose one of: { $rewards }.
error-policy-seats = That names { $found ->
        [one] { $found } policy
       *[other] { $found } policies
    }, and the table seats { $right }. Name one for all, or one for each seat with commas between.
error-policy-unreadable = There is no policy “{ $policy }”: { $what }. Name a function as { $form }; the module must lie in this folder or be installed.
error-policy-answer = The policy “{ $policy }” gave something that was not among its options, in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. It must give one of the first “count” numbers of “out”.
error-policy-subset = The policy “{ $policy }” cannot be compiled: { $what }. It runs with --backend python; docs/research.md says what can be compiled.
error-unknown-backend = There is no back end “{ $backend }”. Choose one of: { $backends }.
error-unknown-rule = { $game } has no rule “{ $rule }”. Ask for the list of its rules to see every id.
error-bad-fairness = Fair dice cannot be made of this. They need a secret of 32 bytes, and at least 16 bytes from every seat.

## Playing

error-forbidden = “{ $move }” is not allowed now: the rule “{ $rule }” forbids it. Choose one of the legal moves.
error-unknown-move = “{ $move }” is no answer to “{ $decision }”. An answer looks like this: “{ $example }”.
error-move-kind = A move cannot be of the kind “{ $kind }”. Answer “{ $decision }” with a text such as “{ $example }”, a move of “legal”, or the id of a move.
error-rng-kind = Random numbers cannot come from the kind “{ $kind }”. Give a random.Random, or a generator of NumPy.
error-unknown-seat =
    { $seats ->
        [0] There is no seat { $seat }. The only seat is 0.
       *[other] There is no seat { $seat }. Seats are numbered from 0 to { $seats }.
    }
error-not-your-turn = Seat { $seat } cannot answer now. It is the turn of seat { $turn }.
error-chance-decides = “{ $decision }” is decided by chance, not by a player. Give its outcome, where the dice are your own; otherwise wait for it.
error-player-decides = “{ $decision }” is decided by a player, not by chance. Play a move instead of giving an outcome.
error-not-own-dice = This table draws for itself, so it takes no outcomes by hand. Begin a game with your own dice to give them.
error-impossible-outcome = “{ $outcome }” cannot come up for “{ $decision }” now. These can: { $outcomes }.
error-game-over = The game is over ({ $outcome }), so nothing more can be answered. Begin a new game, or take a choice back.

## Taking back

error-undo-nothing = There is nothing to undo: no choice has been made yet. Make one first.
error-undo-draw = That cannot be undone, because something has been rolled or drawn since. Only choices made after the last draw can be.
error-undo-other-seat = That cannot be undone, because the last choice was made at another seat. Only that seat can undo it.
error-undo-started-here = There is nothing to undo: the table began at this position. Only choices made since then can be undone.

# Short reasons, to stand behind a dash or in brackets.
barrier-nothing = no choice has been made yet
barrier-draw = something has been rolled or drawn since
barrier-other-seat = the last choice was made at another seat
barrier-started-here = the table began at this position

## States that are given

error-state-impossible = This state cannot occur in a game. Here is what must be mended:
error-state-not-object = The state is not a JSON object. Give one that holds every field by its name.
error-state-unknown-field = There is no field “{ $field }”. Leave it out, or look for a misspelt name.
error-state-field = “{ $field }” cannot hold { $value }. It takes whole numbers from { $low } to { $high }, and in a set none twice.
error-state-field-length = “{ $field }” is a list of the wrong length: { $length }. The right length is { $wanted }.
error-state-no-decision = Nobody is asked anything here. “frames” must end with a decision that waits, “depth” must count the frames in use, and “fault” must be 0.
error-state-ending = No game ends with { $value }. “ending” must be 0 while the game goes on, and then a number from 1 to { $most }.
error-state-no-option = The decision that waits has no possible answer. It must have at least one.
error-state-option = The state was begun with the option “{ $option }” at { $right }, not { $value }. Leave the option out, or give it the same value.
error-state-crew-split = The crew aboard falls into separate groups. Air ducts must join all of them.
error-state-tokens =
    Tokens of { $number ->
        [10] Mage A
        [11] Mage B
        [12] Mage C
        [13] the Mercenaries
        [14] the Reefs
       *[other] crew { $number }
    }: { $count }. There must be { $right }, counting path, ship, cabin, reserve, discard pile, the Phantom’s board, box, cup and hand.
error-state-token-total =
    { $count ->
        [one] There is { $count } token in all, without the green ones. There must be { $right }.
       *[other] There are { $count } tokens in all, without the green ones. There must be { $right }.
    }
error-state-green =
    { $count ->
        [one] There is { $count } green token in reserve and discard pile together. There must be { $right }.
       *[other] There are { $count } green tokens in reserve and discard pile together. There must be { $right }.
    }
error-state-path-ends = A token lies on an end of the path or beyond it. Tokens may lie only on the places 1 to { $length }.
error-state-figure-off-path = A submarine is off the path. Both must be on a place from 0 to { $length }.
error-state-figures-together = Both submarines are on place { $place }. They must be on different places.
error-state-token-under-figure = A token lies under a submarine. The place of a submarine must be empty.
error-state-seats =
    { $players ->
        [one] Admirals or turn do not fit a game of one. The turn must be that of seat 0, and the Admirals must be 0 and 0.
       *[other] Admirals or turn do not fit a game of two. The turn must be that of seat 0 or 1, and each seat must have an Admiral of its own once the first turn has begun.
    }
error-state-moment = Dice, tokens and frames do not belong to the same moment. They must be as they are when this decision is asked in a game.
error-state-now = “{ $field }” is { $value }. At this moment it must be { $right }.
error-state-absent = “{ $field }” is in use, but the expansion “{ $expansion }” is not in play. It must be 0 or empty.
error-state-space-shared = Crew { $space } and a Mercenary are on the same space. A space must hold one token.
error-state-collision-ahead = The Nautilion is past the Phantom, but “collided” is 0. Before the collision it must be nearer to the Happy Isles.
error-state-captives =
    { $places ->
        [0] There are tokens on the Phantom’s board. It must be empty, as it is after the collision.
       *[other] The Phantom’s board holds what it cannot. There must be only Mercenaries and crew with a harpoon, at most { $places }.
    }
error-state-mercenaries = A Mercenary is aboard after the collision. “mercenaries” must be empty then.
error-state-departing = Mercenaries leave only in the collision, for the discard pile. “departing” must be empty at any other time, and each that it names must lie in the discard pile.
error-state-reef = There cannot be a Reef { $reef } beside place { $place }. Reefs must lie beside the places 1 to { $length } and have one of the numbers { $numbers }.
error-state-reef-copies = Reefs with the number { $reef } on the path and in the box: { $count }. There must be no more than { $right }.
error-state-cards = The row of Darkhouse cards does not fit its level. The cards must be different, at most { $red } red and { $blue } blue.
error-state-heroics = The Heroic Actions are not in order. At most { $most } may be open, none of those in the deck as well, and the cards in play are { $cards }.

## Owners’ files of values

error-data-syntax = Line { $line } is not valid TOML: { $what }. Write it in the manner of the file that comes with the game.
error-data-unknown = Line { $line }: there is no value called “{ $name }”. The values are: { $known }.
error-data-number = Line { $line }: “{ $name }” cannot hold { $value }. It takes whole numbers from { $low } to { $high }.
error-data-list =
    { $length ->
        [0] Line { $line }: “{ $name }” cannot be { $value }. It must be a list of whole numbers.
       *[other] Line { $line }: “{ $name }” cannot be { $value }. It must be a list of { $length } whole numbers.
    }
error-data-ducts = Line { $line }: { $value } is no air duct for “{ $name }”. A duct is a pair of two different crew numbers, such as [1, 2].
error-data-duct-crew = Line { $line }: “{ $name }” has a duct to { $value }, but there is no such crew. Crew numbers go from 1 to 9.
error-data-ducts-apart = Line { $line }: the ducts of “{ $name }” do not reach { $missing }. They must join all nine spaces.

## Files

error-file-unreadable = “{ $file }” cannot be read. It must be a text file in UTF-8 that exists and may be opened.
error-file-unwritable = “{ $file }” cannot be written. Name a file in a folder that exists and that you may write to.
error-no-saved-game = There is no saved game to go on with. Begin a new one.
error-continue-settled = A game that goes on keeps what it was begun with. Leave out --continue, or leave out { $given }.
error-saved-game-damaged = The saved game “{ $file }” is damaged and has been left as it is. Begin a new game, or put back a good copy of the file.

## Records

error-record-empty = The record is empty. It must hold a header and, below it, one entry a line.
error-record-line = Line { $line } of the record cannot be read. Each line must be one JSON object, and a secret must be hexadecimal.
error-record-truncated = The record breaks off at line { $line }. Use a whole copy: its last entry carries the state, and a finished game with fair dice ends with their secret.
error-record-header = The record’s first line has no proper “{ $field }”. Use a copy as the program wrote it.
error-record-entry = Entry { $entry } of the record is not whole. It needs its number, who answered, what was asked and the answer.
error-record-newer = The record has format { $found }, and this version reads formats up to { $known }. Use a newer version of the program.
error-record-rules-newer = The record was written with rules { $found }, and this version knows rules up to { $known }. Use a newer version of the program.
error-record-of-a-seat = This record was written for seat { $seat } alone and leaves out what that seat may not know. Use the whole record instead.
error-record-illegal = Entry { $entry } of the record does not fit: “{ $answer }” cannot answer “{ $asks }” there. Use a copy that nobody has changed.
error-record-differs = After entry { $entry } the game stands differently from what the record says. Use a copy that nobody has changed.
error-record-frozen = Today’s rules part from this older record at entry { $entry } and cannot go on from its last state, so the game is frozen. Open it with the version that wrote it, or begin a new game from an earlier entry.

## Checking the dice of a record

error-verify-no-secret = The record does not hold the secret of its dice, so nothing can be checked. Wait for the end of the game: then the secret is its last line.
error-verify-commitment = The secret in the record is not the one that was promised: its SHA-256 must be the commitment in the first line. These dice cannot be trusted.
error-verify-older-rules = The record was written with older rules and can no longer be played through. Check it with the version that wrote it.
error-verify-draw = Entry { $entry } says { $found }, but the dice give { $right }. This draw was changed; in an honest record both are the same.
error-verify-not-fair = A receipt proves something only for fair dice, and this record has an open seed or dice of its own. Check it without a receipt.
error-verify-receipt-unreadable = The receipt cannot be read. It must be the one line of JSON that the seat was given.
error-verify-receipt-commitment = The receipt is of another game, or the host changed the secret: their commitments must be the same. Make sure that receipt and record belong together.
error-verify-receipt-client = The record does not hold the bytes that seat { $seat } sent. In an honest record they are those of the receipt.
error-verify-promise = The bytes that the record has from seat { $seat } are not those that it promised: their hash must be the promise in the first line. These dice cannot be trusted.
error-verify-terms = The first line says something else about “{ $field }” than the terms that were settled before the dice were made. In an honest record both say the same.
error-verify-weights = Entry { $entry } says something else about its draw than the rules: when it was made, and what could come of it. In an honest record both are the same.
error-verify-receipt-terms = The record’s terms are not those of the receipt: the game, its options, its values, its seats, its bots, or the players who gave to the dice were changed afterwards. Make sure that receipt and record belong together.
error-verify-receipt-promises = The record’s promises are not those of the receipt: somebody’s share of the dice was changed after this player had given theirs. These dice cannot be trusted.
error-record-dice-newer = The dice of this record were made by protocol { $found }, and this program knows them up to { $known }. Check it with a newer version.

## The engine

error-line-too-long = The line is too long and was not read. A line may have up to { $limit } bytes.
error-bad-json = The line is not valid JSON: { $what }. Send one JSON object a line.
error-bad-request = “{ $what }” is missing from the request, or is not what the command takes. Send an object with “do” and the fields of that command, each of its type.
error-unknown-command = There is no command “{ $command }”. Choose one of: { $commands }.
error-no-game = Nothing has been started yet. Begin with “new” or “position”.
error-unavailable = “{ $what }” is not available in this version. Go on without it.

## Machines

error-extra-missing = This needs what is not installed: { $what }. Install it: { $command }
error-gpu-missing = No GPU can be used: { $what } was not found. Use another back end, or install what is missing: pip install "leagues[gpu]"
error-terminal-too-small = The terminal is { $width } × { $height }. Make it at least { $need_width } × { $need_height }.
error-bench-needs-checkout = The benchmarks are not part of what is installed. Run this in a checkout of the source.
error-coverage-needs-checkout = The coverage of the rules is counted from the tests, and they are not here. Run this in a checkout of the source.
error-perft-too-deep = Positions cannot be counted to a depth of { $depth }. Choose a depth from 1 to { $limit }.
error-batch-game = A batch plays a game. Name one first: { $games }.
error-batch-memory = There is not enough memory here for so many games or steps. Ask for fewer.
error-batch-copy = A batch is not copied or pickled as a whole. Make another in the same way, and let it restore what save gives.
error-batch-actions = Game { $index } of the batch cannot answer with { $action }. Give every game one of its legal actions.
error-batch-shape = The actions have the shape { $found }. The shape must be { $right }: one action for each game.
error-batch-whole-numbers = The actions are of the type { $found }. Give action ids: whole numbers.
error-batch-mask = The mask is { $found }. It must be bool { $right }: whether each game begins anew.
error-batch-saved = What was saved has { $found } bytes, and this batch { $right }. It must be made as the one that was saved.
error-batch-states = The states and the places do not go together: { $found } and { $right }, in a batch of { $games }. Give one state for each place, and name no place twice.
error-run-differs = What { $file } was learned with is not what is asked for now: other settings, another seed, ship or reserve, or other rules. Ask as before, or name another folder.
error-run-too-short = Nothing was learned: the time was over while the rules were still being compiled. Give it more.
error-ray-unreachable = There is no Ray cluster at { $address } ({ $what }). Start one (ray start --head), or give its address.
error-simulation-differs = What { $file } holds is of another simulation. Ask for the same game, options, policy, seed and number of games, with the same rules, or name another file.
error-simulation-kept-elsewhere = Another program is writing { $file }. Wait for it, or name another file.
error-keep-needs-ray = What is done is kept for simulations on many machines only. Give --ray too, or leave --keep out.
error-fork-same-dice = A game that goes on cannot be forked with its own dice: that would let one look ahead. Give the fork dice of its own.
error-seat-names-kind = The names of the seats cannot be of the kind “{ $kind }”. Give a list of texts, one for each seat.
error-policies-kind = The policies of the seats cannot be of the kind “{ $kind }”. Give a dict from the number of each seat to its policy.
error-table-kind = A table is asked for here, and not something of the kind “{ $kind }”. leagues.new, leagues.load and leagues.position make tables.
error-seat-names = { $found ->
        [one] { $found } name was
       *[other] { $found } names were
    } given for { $right ->
        [one] { $right } seat
       *[other] { $right } seats
    }. Give one name for each seat, or none.
error-record-tables = The record’s tables cannot be those of a game:
error-verify-not-whole = A receipt proves a whole game, but this one was not all played here: entries were taken over ({ $forked }), or it began in the middle. Verify it without the receipt, or verify the game it came from.
error-tables-faces = A die has { $found ->
        [one] { $found } face
       *[other] { $found } faces
    }. It must have six, each showing 1 to 6.
error-tables-ducts = The ducts of ship { $ship } do not fit. Each must lead both ways, between two different crew spaces, and together they must join all nine.
error-luck-kind = Luck cannot be of the kind “{ $kind }”. Give OpenSeed, FairDice or OwnDice of leagues.kernel.chance, or a seed instead.
error-luck-twice = Choose one: a seed, dice of your own, or luck that is handed in.
error-no-company = { $game } is not played against others. Leave out --people, --bots and --policy.
error-bad-company = { $people } at the keyboard and { $bots } as bots do not make a game: it takes { $low } to { $high ->
        [one] { $high } player
       *[other] { $high } players
    }, one of them a person.
error-company-players = { $people } at the keyboard and { $bots } as bots do not go with players={ $players }. Change one of the three.
error-own-dice-bots = With your own cards there can be no bots, because somebody would see what they draw. Let people take all seats.
error-bad-file-name = The seed “{ $seed }” cannot be part of a file’s name. To save a game, use letters, digits, hyphens or dots.
error-data-word = Line { $line }: { $name } must be one of { $known }, not { $value }.
error-data-different = Line { $line }: { $name } must name three different numbers, not { $value }.
error-data-level = Line { $line }: { $name } must add up to { $right ->
        [one] { $right } card
       *[other] { $right } cards
    }, not { $value }.
error-tables-cards = The Darkhouse cards do not fit its levels, or a card that sets the dice does not say to what. A level must find enough red and blue cards, and such a card needs three dice.
error-tables-tokens = The numbers of the Mages’ partners or of the Reefs are not three different crew numbers. Name three of 1 to 9.
error-path-too-long = With these tokens the path would have { $length ->
        [one] { $length } place
       *[other] { $length } places
    }; with these expansions there is room for { $most }. Use fewer tokens or fewer expansions.
error-data-cards = Line { $line }: level { $level } asks for more cards of a colour than there are: { $red } red, { $blue } blue. Change { $name }.
error-data-fixed = Line { $line }: a card with the effect “fixed” must also say its dice: add dice = [2, 3, 4], with your values, beside { $name }.

## The server

error-stale = The table has moved on (from { $revision } to { $now }) since this was asked. Look at it as it is now, and choose again.
error-not-saved = This could not be saved, so it was not played. Try again in a moment.
error-watching = This link is for watching. Use a seat’s link to play or to change something.
error-not-your-seat = Seat { $seat } is not yours. Answer for your own seat.
error-not-begun = The game has not begun: not every player has come yet. Wait for the others, or send them their links.
error-luck-short = The dice need random bytes, and too few were sent. Send at least { $least } of them.
error-luck-not-asked = This table asks nothing of this seat for its dice, or no longer. Play on.
error-luck-round = This is for round { $round } of the promises, but the table is in round { $now }. Promise new bytes for that one.
error-luck-alone = Nobody else gives to the dice of this table, so nothing need be promised. Send the bytes at once.
error-luck-promised = This seat has promised already, and a promise cannot be changed. If its bytes are lost, say so: then all promise anew.
error-luck-promise-short = A promise is a SHA-256: 64 hexadecimal digits.
error-luck-early = Not everybody has promised yet. Keep the bytes secret until all promises are there.
error-luck-unfit = These bytes are not those that the seat promised. Send those, or say that they are lost.
error-luck-not-lost = This seat cannot have lost its bytes: it has not promised any, or has given them already.
error-luck-rounds = The players have promised { $most ->
        [one] { $most } time
       *[other] { $most } times
    } without giving. Make a new table.
error-undo-ended = Nothing can be undone once the game has ended: the secret of its dice is known. Fork the game to try another way.
barrier-ended = the game has ended, and the secret of its dice is known
error-undo-together = That was decided together, so nobody undoes it alone. Go on from here, or fork the game to try another way.
barrier-together = it was decided together
error-table-frozen = The rules have changed since entry { $entry } of this game, so it cannot go on. It can still be looked at, and forked from an earlier entry.
error-table-gone = This table has been deleted. Begin a new one.
error-bots-seats = { $bots ->
        [one] { $bots } bot does not fit
       *[other] { $bots } bots do not fit
    } at a table of { $seats }. Leave at least one seat to a person.
error-bot-seat = A bot plays seat { $seat }. Wait for its answer.
error-not-asked = Nobody waits for the person at seat { $seat } now, so the seat cannot be given to a bot.
error-not-silent = Seat { $seat } may still think it over for { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }. Wait until then.
error-ledger-not-learned = The chances right after a choice are not known well enough in this game to tell luck from play, so there is no ledger of it.
error-ledger-other-values = The chances were learned with other rules or values than this table’s, so there is no ledger of it.
error-ledger-not-over = The ledger comes after the end. Finish this game first.
error-not-over = A rematch comes after the end. Finish this game first.
error-invitation = This link is an invitation: nobody can sit down by it. Take it up first (in a browser, open it and press “Take this seat”).
error-seat-taken = Somebody has taken up this invitation, so the seat is theirs. Ask for another seat, or for a link to watch; if it was you, use your recovery link.
error-recovery-link = This link recovers a lost seat: nobody can sit down by it. Exchange it for a new private link first (in a browser, open it and press the button).
error-recovery-used = This recovery link no longer works: it was used already, or the seat was given up. Use the newest one that you were shown.
error-link-ended = This link no longer works. Its seat was opened anew with its recovery link, or was given up. If that was not you, use your newest recovery link.
error-not-invited = This link is neither an invitation nor a recovery link, so it cannot be exchanged. To play or watch, simply open it.
error-token-known = These tokens cannot be used. Make two new ones, each of 16 random bytes.
error-resign-alone = Nobody else plays here, so there is nobody to leave the table to. Delete it instead.
error-unknown-link = There is no table behind this link. It may be misspelt, or the table deleted. Ask for the link again.
error-bearer-missing = No link was given. Send its token in the header “Authorization”, after the word “Bearer”.
error-hello-first = The first message must be “hello”, with the token of a link. Send that first.
error-hello-twice = This connection is already at a table. Open another one for another table.
error-bad-message = The message cannot be understood: { $what }. Send one as docs/protocol.md describes it.
error-message-too-large = The message is too large. It may have up to { $limit } bytes.
error-too-fast = That was too much at once. Wait a moment and try again.
error-too-many-tables = More than { $limit ->
        [one] { $limit } table was
       *[other] { $limit } tables were
    } begun from here within an hour. Wait a while, or go on with one of them.
error-too-many-sockets = More than { $limit ->
        [one] { $limit } page is
       *[other] { $limit } pages are
    } open from here. Close some of them.
error-too-many-connections = More than { $limit ->
        [one] { $limit } connection is
       *[other] { $limit } connections are
    } open from here. Close some pages or programs.
error-too-slow = That took too long to arrive. Send it again, at once.
error-head-too-large = A request may have { $limit } bytes and { $headers ->
        [one] { $headers } header
       *[other] { $headers } headers
    } before its body; this one has more.
error-foreign-origin = This page comes from another address than the one of this server.
error-bad-origin = “{ $origin }” is no address of a page. Give one such as { $example }
error-too-many-kept = { $limit ->
        [one] { $limit } game is
       *[other] { $limit } games are
    } kept for you here already. Delete some of them under “My games”.
error-too-much-sent = More than { $limit } kB of records are kept for you here. Delete some of them under “My games”.
error-table-full = This table has seen { $limit } moves, and takes no more. Fork it to play on.
error-server-fault = Something went wrong in the server; what was saved is safe. Try again, and tell whoever runs it if it happens again.
error-table-unreadable = This game cannot be read any more: what is stored of it makes no sense. It can be deleted.
error-database-away = The games cannot be reached at the moment. Nothing is lost; try again in a moment.
error-fork-secrets = A running game with secrets cannot be forked: that would show them. Wait for its end.
error-sea-own-dice = Your own dice fall anew each time: there is no same sea to sail again.
error-record-too-long = The record is too long to be kept here. Look at it with “leagues replay” instead.
error-not-found = There is nothing at this address. docs/protocol.md lists what there is.
error-wrong-method = This address takes other requests than that. docs/protocol.md lists them.
error-database-newer = The database has version { $found }, and this program knows versions up to { $known }. Use a newer version of the program.
error-database-unusable = The database “{ $database }” cannot be used. It must exist or be in a place where it can be made, and be open to you.
error-database-in-use = Another server already uses the database “{ $database }”. Stop that one, or use another file.
error-database-url = That is no database. Give a file for SQLite, or the URL of a PostgreSQL database.
error-port-taken = Port { $port } of { $host } is already taken. Choose another with --port.
error-address-unusable = Nothing can listen at port { $port } of { $host }. Choose an address of this machine and a port that is allowed to you.
error-bad-limit = “{ $limit }” is no limit. Write name=number; the names are: { $limits }.
## Nautilus Island

error-state-island-seat = A seat that nobody sits on has cards, tokens or a castaway. Everything there must be 0.
error-state-island-cards = The cards do not add up. Stacks, hands, camps and the unseen ones must hold every object as often as there are cards of it.
error-state-island-hands = The size of a hand, or what is known of it, does not fit its cards.
error-state-island-stacks = The stacks or their open cards do not stand as the board has them, or the end of the game does not fit an empty column.
error-state-island-tokens = The bonus tokens do not add up, or one lies on a set without cards.
error-state-island-portholes = The portholes on the sets are not those that were taken from the piles, each on a set of its size.
error-state-island-castaways = The castaways do not stand in different columns of a side, or the order of play is not theirs.
error-state-island-taken = Cards in hands and camps: { $count }. As many must be there as have left the stacks: { $right }.
error-state-island-column = Cards that have left each stack of column { $column }: { $count }. There must be { $low } to { $high }: one castaway at most collects there in a round.
error-state-island-emptied = Column { $column } is empty, and nobody can have emptied it. Before the last round, the castaway who took its last cards must still stand there.
error-state-island-turns = Cards, camps and tokens do not fit { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. In each turn a castaway must have collected from one column or stored up to three cards of one colour; only in the last round may one pass.
error-data-hull = Line { $line }: { $name } asks for more cards than there are: for { $players ->
        [one] { $players } player
       *[other] { $players } players
    } the stacks of { $columns } must hold at most { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
error-data-columns = Line { $line }: { $name } must be a list of { $low } to { $high ->
        [one] { $high } column
       *[other] { $high } columns
    } of 1 to 3 stacks, not { $value }.
error-data-pile = Line { $line }: { $name } must be one to { $most ->
        [one] { $most } value
       *[other] { $most } values
    } from the highest to the lowest, not { $value }.
error-tables-hull = The columns for { $players ->
        [one] { $players } player
       *[other] { $players } players
    } are too few, have gaps, or need more cards than there are.
error-tables-portholes = A pile of portholes must fall from the highest value to the lowest, without gaps.
error-tables-faces-up = A stack that no column has lies face up.
error-state-nemo-cards = The cards do not add up. Those that nobody has seen must be as many as the Draw Pile and the Adventure Deck hold, and the declined ones must lie below the deck.
error-state-nemo-ships = The ships do not add up. Each must be in one place, and the counts of every ocean must be those of the ships in it.
error-state-nemo-tokens = There are more gems, cubes, hidden ships or treasures than the box holds, or more cubes than land spaces.
error-state-nemo-stack = The frames do not lie on each other as they do when this decision is asked in a game.
error-data-yes = Line { $line }: “{ $name }” cannot be { $value }. It must be true or false.
error-data-effect = Line { $line }: “{ $name }” must be a list of at most { $most ->
        [one] { $most } row
       *[other] { $most } rows
    }, not { $value }.
error-data-row = Line { $line }: “{ $value }” in “{ $name }” does not have what its word takes. Write it in the manner of the file that comes with the game.
error-data-choose = Line { $line }: in “{ $name }” the words choose, or and done do not belong together. A choice begins with choose, is parted by or, and ends with done.
error-data-choose-most = Line { $line }: “{ $name }” offers too many things to choose from. A choice can offer { $most } at most.
error-data-turns = Line { $line }: the word { $word } cannot stand in “{ $name }”. Only a Finale of the type play or test can bring more turns, in do, pass or fail.
error-data-battle = Line { $line }: the word { $word } cannot stand in “{ $name }”, which can come in the middle of a battle. There no ship can appear and the Nautilus cannot move.
error-data-repair-card = Line { $line }: the word { $word } cannot stand in “{ $name }”. Only a card can be discarded by a repair.
error-data-only-card = Line { $line }: the word { $word } cannot stand in “{ $name }”. It belongs to one card alone.
error-data-deck = Line { $line }: with “{ $name }” the motive { $motive } does not use every event once. The events of the acts, those beside the Finale and the Adventure Deck must be { $right } in all.
error-tables-deck = The events of the acts, those beside the Finale and the Adventure Deck do not add up to all events.
error-tables-links = A line leads from one ocean to another but not back.
error-tables-rows = An ocean has no row on the Tonnage track.
error-data-deadly-seas = Line { $line }: the word { $word } cannot stand in “{ $name }”. Only a token of Deadly Seas can say it.
error-tables-groups = A ship is declared as a Ship Group, or a Ship Group as another ship.
error-tables-adventures = An Adventure token is declared as something else, or something else as one.
error-tables-places = An effect has a word in a place where it cannot stand, or a choice that is not one or offers too much.
error-tables-effects = An effect has a row with a word that does not exist, or without what its word takes.

## Environments

error-env-not-reset = No game has begun. Call reset first.
error-env-options = reset takes no options, and was given { $options }. The options of a game are chosen when its environment is made.
error-env-over = The game is over. Call reset to begin another.
error-env-game = “{ $game }” is no game for one. Choose one of: { $games }; games with rivals are in leagues.envs.zoo and leagues.envs.spiel.
error-env-game-several = “{ $game }” is no game for several. Choose one of: { $games }.
error-action-kind = An action cannot be of the kind “{ $kind }”. Give a whole number from 0 to { $last }: the id of an action.
error-unknown-choice = “{ $value }” does not fit { $name }. Choose one of: { $choices }.
error-unknown-render-mode = Nothing can be shown as “{ $mode }”. Choose one of: { $modes }.

cli-about = Submarine board games: play them, drive them from a program, study them.
cli-play = Play in this terminal.
cli-engine = Play over a pipe: one JSON object a line (see docs/engine.md).
cli-simulate = Play many games with a policy and count how they end.
cli-perft = Count the positions at each depth, to check another implementation against this one.
cli-replay = Tell the game of a record.
cli-verify = Draw every draw of a record again, to prove that the dice were fair.
cli-rules = Show the rulebook, or one rule of it.
cli-games = List the games and their options.
cli-bench = Measure the speed beside other libraries (needs a source checkout).
cli-lang = language of what is said
cli-game = a game, such as nautilion
cli-option = an option of the game, such as ship=B1 or expansions=mages,reefs; can be given several times
cli-any-of = any of { $choices }
cli-tables = a file with the true values of your own box (see docs/tables.md)
cli-json = print JSON for a program
cli-seed = an open seed: the same seed meets the same luck
cli-own-dice = roll real dice and type what they show
cli-plain = plain sentences, for a screen reader or a pipe
cli-ascii = plain signs { $signs } only, for a terminal that draws the others too wide
cli-continue = go on with the game that was left last
cli-roll-at-once = do not wait for a key before the roll that opens a turn
cli-people = how many people share this keyboard, in a game for two or more
cli-bots = how many of the other seats are bots
cli-bots-policy = how the bots play: deckhand, helmsman, mate or navigator; greedy or random
cli-policy = random or greedy, a function of your own as { $form }, or one for each seat: greedy,random
cli-games-count = how many games
cli-backend = python, cpu (compiled) or gpu (compiled, CUDA)
cli-threads = how many cores the cpu back end uses
cli-ray = on the machines of the Ray cluster at this address; auto: the one that this machine is part of
cli-keep = with --ray, keep what is done in this file; the same command again goes on from there
cli-save = write game number I of this simulation as a record
cli-depth = how deep to count, 1 to 8
cli-record = a record file
cli-to = only the first N entries
cli-ledger = the ledger of a finished game as data: what was luck, what was play
cli-receipt = the receipt that a seat kept
cli-rule = the id of one rule
cli-coverage = which rules have tests, and which lines of the books are mapped (needs a source checkout)
cli-bench-gpu = measure on the GPU too
cli-playing = Playing
cli-verified-fair = { $draws ->
        [one] The one draw follows
       *[other] All { $draws } draws follow
    } from the secret and the players’ bytes. Only the receipt of a player shows that they are the secret and the bytes of that game.
cli-verified-fair-receipt = The dice were fair: { $draws ->
        [one] the one draw follows
       *[other] all { $draws } draws follow
    } from the secret and the players’ bytes, and the receipt agrees.
cli-verified-fair-agrees = { $draws ->
        [one] The one draw follows
       *[other] All { $draws } draws follow
    } from the secret and the players’ bytes, and the receipt agrees.
cli-verified-open = { $draws ->
        [one] The one draw follows
       *[other] All { $draws } draws follow
    } from the open seed. Whoever chose the seed could know them, so this proves no more.
cli-verified-own = { $draws ->
        [one] The one draw was fed by hand
       *[other] The { $draws } draws were fed by hand
    }; there is nothing to prove, but every move is legal.
cli-verified-first-protocol =
    { $givers ->
        [one] The dice were made by the first protocol: options, values and bots are not part of the proof.
       *[other] The dice were made by the first protocol, without promises: a host who also played could have chosen them. Options, values and bots are not part of the proof.
    }
cli-verified-anew =
    { $anew ->
        [one] The players promised their shares anew once, because somebody had lost theirs.
       *[other] The players promised their shares anew { $anew } times, because somebody had lost theirs.
    }
cli-verified-forked = { $forked ->
        [one] Its first entry was taken over from another game; its draws are not proven here.
       *[other] Its first { $forked } entries were taken over from another game; their draws are not proven here.
    }
cli-verified-started = It began in the middle of a game; what came before is not proven here.
cli-verified-tables = It was played with values of an owner’s file.
cli-resumed = This record was written under other rules or tables: from entry { $entry } on it can no longer be played again, so the game goes on from its last stored state.
cli-frozen = Shown is the state that the record stored after entry { $entry }.
cli-usage = This cannot be understood ({ $what }). See { $command } --help
cli-serve = Serve the games to browsers on this machine or a network.
cli-host = the address to listen at; 0.0.0.0 for all networks
cli-port = the port to listen at (without it: 8120, or the next one that is free)
cli-database = where the games are kept: a file for SQLite, or the URL of a PostgreSQL database
cli-origin = the address at which browsers find the page, such as { $example }; pages from elsewhere are refused
cli-forget = remove games and records that nobody has opened for so many days
cli-open = open the page in a browser
cli-serving = Leagues is at { $address }  (Ctrl+C ends it; the games stay)

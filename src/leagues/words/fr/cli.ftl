cli-about = Des jeux de sous-marins : y jouer, les piloter par programme, les étudier.
cli-play = Jouer dans ce terminal.
cli-engine = Jouer par un tube : un objet JSON par ligne (voir docs/engine.md).
cli-simulate = Jouer de nombreuses parties avec une politique et compter leurs issues.
cli-perft = Compter les positions à chaque profondeur, pour vérifier une autre implémentation.
cli-replay = Raconter la partie d’un enregistrement.
cli-verify = Refaire chaque tirage d’un enregistrement, pour prouver que les dés étaient honnêtes.
cli-rules = Afficher les règles, ou l’une d’elles.
cli-games = Lister les jeux et leurs options.
cli-bench = Mesurer la vitesse à côté d’autres bibliothèques (il faut les sources).
cli-lang = langue de ce qui est dit
cli-game = un jeu, par exemple nautilion
cli-option = une option du jeu, par exemple ship=B1 ou expansions=mages,reefs ; peut être répétée
cli-any-of = au choix parmi { $choices }
cli-tables = un fichier avec les vraies valeurs de votre boîte (voir docs/tables.md)
cli-json = écrire du JSON pour un programme
cli-seed = une graine ouverte : la même graine donne la même chance
cli-own-dice = lancer de vrais dés et taper leur résultat
cli-plain = des phrases simples, pour un lecteur d’écran ou un tube
cli-ascii = seulement les signes simples { $signs }, si le terminal dessine les autres trop larges
cli-continue = reprendre la dernière partie quittée
cli-roll-at-once = ne pas attendre une touche avant le lancer qui ouvre un tour
cli-people = le nombre de personnes à ce clavier, dans un jeu pour deux ou plus
cli-bots = le nombre de robots aux autres places
cli-bots-policy = la façon de jouer des robots : deckhand, helmsman, mate ou navigator ; greedy ou random
cli-policy = random ou greedy, une fonction à vous ({ $form }), ou une façon par place : greedy,random
cli-games-count = le nombre de parties
cli-backend = python, cpu (compilé) ou gpu (compilé, CUDA)
cli-threads = le nombre de cœurs pour cpu
cli-ray = sur les machines de la grappe Ray à cette adresse ; auto : celle dont cette machine fait partie
cli-keep = avec --ray, garder dans ce fichier ce qui est fait ; la même commande continue à partir de là
cli-save = écrire la partie numéro I de cette simulation comme enregistrement
cli-depth = la profondeur, de 1 à 8
cli-record = un fichier d’enregistrement
cli-to = seulement les N premières entrées
cli-ledger = le bilan d’une partie finie, en données : la chance, et les choix
cli-receipt = le reçu gardé pour une place
cli-rule = l’identifiant d’une règle
cli-coverage = quelles règles ont des tests, quelles lignes des livres sont reliées (il faut les sources)
cli-bench-gpu = mesurer aussi sur le GPU
cli-playing = Parties
cli-verified-fair = { $draws ->
        [one] { $draws } tirage découle
       *[other] Les { $draws } tirages découlent
    } du secret et des octets des joueurs. Seul le reçu d’un joueur montre que ce secret et ces octets sont ceux de cette partie.
cli-verified-fair-receipt = Les dés étaient équitables : { $draws ->
        [one] { $draws } tirage découle
       *[other] les { $draws } tirages découlent
    } du secret et des octets des joueurs, et le reçu concorde.
cli-verified-fair-agrees = { $draws ->
        [one] { $draws } tirage découle
       *[other] Les { $draws } tirages découlent
    } du secret et des octets des joueurs, et le reçu concorde.
cli-verified-open = { $draws ->
        [one] { $draws } tirage découle
       *[other] Les { $draws } tirages découlent
    } de la graine ouverte. Qui l’a choisie pouvait les connaître : cela ne prouve rien de plus.
cli-verified-own = { $draws ->
        [one] { $draws } tirage a été saisi à la main
       *[other] Les { $draws } tirages ont été saisis à la main
    } ; il n’y a rien à prouver, mais chaque coup est légal.
cli-verified-first-protocol =
    { $givers ->
        [one] Les dés suivent le premier protocole : options, valeurs et robots ne font pas partie de la preuve.
       *[other] Les dés suivent le premier protocole, sans promesses : un hôte qui jouait aussi a pu les choisir. Options, valeurs et robots ne font pas partie de la preuve.
    }
cli-verified-anew =
    { $anew ->
        [one] Les joueurs ont promis leurs parts une deuxième fois, parce que l’un d’eux avait perdu la sienne.
       *[other] Les joueurs ont promis leurs parts { $anew } fois de nouveau, parce que l’un d’eux avait perdu la sienne.
    }
cli-verified-forked = { $forked ->
        [one] Sa première entrée vient d’une autre partie ; ses tirages ne sont pas prouvés ici.
       *[other] Ses { $forked } premières entrées viennent d’une autre partie ; leurs tirages ne sont pas prouvés ici.
    }
cli-verified-started = Elle a commencé au milieu d’une partie ; ce qui précède n’est pas prouvé ici.
cli-verified-tables = Elle a été jouée avec les valeurs d’un fichier de propriétaire.
cli-resumed = Cet enregistrement a été écrit avec d’autres règles ou tables : à partir de l’entrée { $entry } il ne peut plus être rejoué, et la partie reprend à son dernier état enregistré.
cli-frozen = Voici l’état que l’enregistrement a gardé après l’entrée { $entry }.
cli-usage = Ceci ne peut pas être compris ({ $what }). Voir { $command } --help
cli-serve = Servir les jeux aux navigateurs, sur cette machine ou un réseau.
cli-host = l’adresse où écouter ; 0.0.0.0 pour tous les réseaux
cli-port = le port où écouter (sans lui : 8120, ou le premier libre ensuite)
cli-database = où garder les parties : un fichier pour SQLite, ou l’URL d’une base PostgreSQL
cli-origin = l’adresse de la page dans les navigateurs, comme { $example } ; les pages venues d’ailleurs sont refusées
cli-forget = supprimer les parties et les enregistrements que personne n’a ouverts depuis ce nombre de jours
cli-open = ouvrir la page dans un navigateur
cli-serving = Leagues est à l’adresse { $address }  (Ctrl+C pour arrêter ; les parties restent)

### Les erreurs : ce qui n’allait pas, et ce qui irait. L’identifiant est `error-` suivi du code que lisent les programmes.

## Choisir quoi faire

error-unknown-game = Il n’y a pas de jeu « { $game } ». Choisissez parmi : { $games }.
error-unknown-language = Il n’y a pas de textes en « { $language } ». Choisissez parmi : { $languages }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Les options sont : { $options }.
error-bad-option = « { $value } » n’est pas possible pour l’option « { $option } ». Choisissez { $many ->
        [1] librement parmi
       *[0] parmi
    } : { $choices }.
error-option-form = « { $option } » n’est pas une option avec sa valeur. Écrivez nom=valeur, par exemple ship=B1.
error-seed-kind = Une graine ne peut pas être du type « { $kind } ». Donnez un texte ou un nombre entier.
error-bad-seed = « { $seed } » ne peut pas servir de graine. Une graine compte de 1 à 100 caractères imprimables, et pas seulement des espaces.
error-bad-number = « { $value } » ne convient pas. Donnez un nombre entier de { $low } à { $high }.
error-bad-flag = « { $name } » ne peut pas valoir { $value }. Donnez True ou False.
error-unknown-policy = Il n’y a pas de façon de jouer nommée « { $policy } ». Choisissez parmi : { $policies }.
error-unknown-reward = Il n’y a pas de récompense nommée « { $reward } ». Choisissez parmi : { $rewards }.
error-policy-seats = Cela nomme { $found ->
        [one] { $found } façon
       *[other] { $found } façons
    } de jouer, et la table a { $right ->
        [one] { $right } place
       *[other] { $right } places
    }. Nommez-en une pour tout le monde, ou une par place, séparées par des virgules.
error-policy-unreadable = Il n’y a pas de façon de jouer « { $policy } » : { $what }. Nommez une fonction ainsi : { $form } ; le module doit se trouver dans ce dossier ou être installé.
error-policy-answer = La façon de jouer « { $policy } » a donné une réponse qui n’était pas parmi ses choix, dans { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }. Elle doit donner l’un des « count » premiers nombres de « out ».
error-policy-subset = La façon de jouer « { $policy } » ne se compile pas : { $what }. Elle tourne avec --backend python ; docs/research.md dit ce qui se compile.
error-unknown-backend = Il n’y a pas de moteur de calcul « { $backend } ». Choisissez parmi : { $backends }.
error-unknown-rule = { $game } n’a pas de règle « { $rule } ». Demandez la liste de ses règles pour voir tous les identifiants.
error-bad-fairness = Impossible d’en faire des dés équitables. Il leur faut un secret de 32 octets, et au moins 16 octets de chaque place.

## Jouer

error-forbidden = « { $move } » n’est pas permis maintenant : la règle « { $rule } » l’interdit. Choisissez l’un des coups permis.
error-unknown-move = « { $move } » ne répond pas à « { $decision } ». Une réponse s’écrit ainsi : « { $example } ».
error-move-kind = Un coup ne peut pas être du genre « { $kind } ». Répondez à « { $decision } » par un texte tel que « { $example } », un coup de « legal », ou l’id d’un coup.
error-rng-kind = Des nombres au hasard ne peuvent pas venir du genre « { $kind } ». Donnez un random.Random, ou un générateur de NumPy.
error-unknown-seat =
    { $seats ->
        [0] Il n’y a pas de place { $seat }. La seule place est la 0.
       *[other] Il n’y a pas de place { $seat }. Les places sont numérotées de 0 à { $seats }.
    }
error-not-your-turn = La place { $seat } ne peut pas répondre maintenant. C’est le tour de la place { $turn }.
error-chance-decides = « { $decision } » dépend du hasard, pas d’un joueur. Donnez le résultat si les dés sont les vôtres ; sinon, attendez-le.
error-player-decides = « { $decision } » dépend d’un joueur, pas du hasard. Jouez un coup au lieu de donner un résultat.
error-not-own-dice = Cette table fait ses tirages elle-même et n’accepte pas de résultats donnés à la main. Pour en donner, commencez une partie avec vos propres dés.
error-impossible-outcome = « { $outcome } » ne peut pas sortir maintenant pour « { $decision } ». Résultats possibles : { $outcomes }.
error-game-over = La partie est finie ({ $outcome }) : il n’y a plus rien à répondre. Commencez une autre partie, ou reprenez un choix.

## Reprendre un choix

error-undo-nothing = Il n’y a rien à annuler : aucun choix n’a encore été fait. Faites-en d’abord un.
error-undo-draw = Ce choix ne s’annule plus : il y a eu un tirage depuis. Seuls les choix faits après le dernier tirage s’annulent.
error-undo-other-seat = Ce choix ne s’annule pas d’ici : il a été fait à une autre place. Seule cette place peut l’annuler.
error-undo-started-here = Il n’y a rien à annuler : la table a commencé à cette position. Seuls les choix faits depuis s’annulent.

# De courtes raisons, à mettre après un tiret ou entre parenthèses.
barrier-nothing = aucun choix n’a encore été fait
barrier-draw = il y a eu un tirage depuis
barrier-other-seat = le dernier choix a été fait à une autre place
barrier-started-here = la table a commencé à cette position

## États donnés

error-state-impossible = Cet état ne peut pas se présenter dans une partie. Voici ce qu’il faut corriger :
error-state-not-object = L’état n’est pas un objet JSON. Donnez-en un qui contient chaque champ sous son nom.
error-state-unknown-field = Il n’y a pas de champ « { $field } ». Retirez-le, ou cherchez une faute dans son nom.
error-state-field = « { $field } » ne peut pas contenir { $value }. Il accepte des nombres entiers de { $low } à { $high }, et dans un ensemble aucun en double.
error-state-field-length = « { $field } » est une liste de mauvaise longueur : { $length }. La bonne longueur est { $wanted }.
error-state-no-decision = Personne n’a rien à décider ici. « frames » doit finir par une décision en attente, « depth » doit compter les cadres utilisés, et « fault » doit valoir 0.
error-state-ending = Aucune partie ne finit par { $value }. « ending » doit valoir 0 tant que la partie continue, puis un nombre de 1 à { $most }.
error-state-no-option = La décision en attente n’a aucune réponse possible. Il lui en faut au moins une.
error-state-option = L’état a été commencé avec l’option « { $option } » à { $right }, et non { $value }. Retirez l’option, ou donnez-lui la même valeur.
error-state-crew-split = L’équipage à bord est en plusieurs morceaux. Des conduits d’aération doivent relier tout le monde.
error-state-tokens =
    Jetons { $number ->
        [10] du Mage A
        [11] du Mage B
        [12] du Mage C
        [13] Mercenaire
        [14] Écueil
       *[other] de l’équipier { $number }
    } : { $count }. Il en faut { $right }, en comptant le parcours, le bord, la cabine, la réserve, la défausse, le plateau du Fantôme, la boîte, le gobelet et la main.
error-state-token-total =
    { $count ->
        [one] Il y a { $count } jeton en tout, sans les verts. Il en faut { $right }.
       *[other] Il y a { $count } jetons en tout, sans les verts. Il en faut { $right }.
    }
error-state-green =
    { $count ->
        [one] Il y a { $count } jeton vert, réserve et défausse réunies. Il en faut { $right }.
       *[other] Il y a { $count } jetons verts, réserve et défausse réunies. Il en faut { $right }.
    }
error-state-path-ends = Un jeton se trouve à une extrémité du parcours ou au-delà. Il ne peut y avoir de jetons que sur les cases 1 à { $length }.
error-state-figure-off-path = Un sous-marin est hors du parcours. Les deux doivent être sur une case de 0 à { $length }.
error-state-figures-together = Les deux sous-marins sont sur la case { $place }. Ils doivent être sur des cases différentes.
error-state-token-under-figure = Un jeton se trouve sous un sous-marin. La case d’un sous-marin doit être vide.
error-state-seats =
    { $players ->
        [one] Les Amiraux ou le tour ne vont pas avec une partie en solo. Ce doit être le tour de la place 0, et les Amiraux doivent valoir 0 et 0.
       *[other] Les Amiraux ou le tour ne vont pas avec une partie à deux. Ce doit être le tour de la place 0 ou 1, et chaque place doit avoir son propre Amiral dès le début du premier tour.
    }
error-state-moment = Les dés, les jetons et les cadres ne sont pas du même moment. Ils doivent être comme dans une partie où cette décision se présente.
error-state-now = « { $field } » vaut { $value }. À ce moment, il faut { $right }.
error-state-absent = « { $field } » sert, alors que l’extension « { $expansion } » n’est pas en jeu. Ce champ doit valoir 0 ou être vide.
error-state-space-shared = L’équipier { $space } et un Mercenaire sont à la même place à bord. Une place ne doit porter qu’un jeton.
error-state-collision-ahead = Le Nautilion a dépassé le Fantôme, mais « collided » vaut 0. Avant l’abordage, il doit être plus près des Îles Bienheureuses.
error-state-captives =
    { $places ->
        [0] Il y a des jetons sur le plateau du Fantôme. Il doit être vide, comme après l’abordage.
       *[other] Le plateau du Fantôme porte ce qu’il ne peut pas porter. Il ne doit y avoir que des Mercenaires et de l’équipage à harpon, sur { $places ->
            [one] { $places } emplacement
           *[other] { $places } emplacements
        } au plus.
    }
error-state-mercenaries = Un Mercenaire est à bord après l’abordage. « mercenaries » doit alors être vide.
error-state-departing = Les Mercenaires ne partent que pendant l’abordage, vers la défausse. À tout autre moment, « departing » doit être vide, et chacun de ceux qu’il nomme doit se trouver dans la défausse.
error-state-reef = Il ne peut pas y avoir d’Écueil { $reef } à côté de la case { $place }. Les Écueils doivent border les cases 1 à { $length } et porter l’un des numéros { $numbers }.
error-state-reef-copies = Écueils de numéro { $reef } sur le parcours et dans la boîte : { $count }. Il ne doit pas y en avoir plus de { $right }.
error-state-cards = La rangée de cartes du Phare ne va pas avec son niveau. Les cartes doivent être différentes : rouges, { $red } au plus ; bleues, { $blue } au plus.
error-state-heroics = Les Actions héroïques ne sont pas en ordre. Visibles : { $most } au plus ; aucune ne doit être aussi dans la pioche, et les cartes en jeu sont { $cards }.

## Fichiers de valeurs des propriétaires

error-data-syntax = La ligne { $line } n’est pas du TOML valable : { $what }. Écrivez-la à la manière du fichier fourni avec le jeu.
error-data-unknown = Ligne { $line } : il n’y a pas de valeur nommée « { $name } ». Les valeurs sont : { $known }.
error-data-number = Ligne { $line } : « { $name } » ne peut pas contenir { $value }. Il faut des nombres entiers de { $low } à { $high }.
error-data-list =
    { $length ->
        [0] Ligne { $line } : « { $name } » ne peut pas être { $value }. Il faut une liste de nombres entiers.
       *[other] Ligne { $line } : « { $name } » ne peut pas être { $value }. Il faut une liste de { $length ->
        [one] { $length } nombre entier
       *[other] { $length } nombres entiers
    }.
    }
error-data-ducts = Ligne { $line } : { $value } n’est pas un conduit pour « { $name } ». Un conduit est une paire de deux numéros d’équipage différents, comme [1, 2].
error-data-duct-crew = Ligne { $line } : « { $name } » a un conduit vers { $value }, qui n’existe pas. Les numéros d’équipage vont de 1 à 9.
error-data-ducts-apart = Ligne { $line } : les conduits de « { $name } » n’atteignent pas { $missing }. Ils doivent relier les neuf places.

## Fichiers

error-file-unreadable = Impossible de lire « { $file } ». Ce doit être un fichier de texte en UTF-8, qui existe et que vous pouvez ouvrir.
error-file-unwritable = Impossible d’écrire « { $file } ». Indiquez un fichier dans un dossier qui existe et où vous pouvez écrire.
error-no-saved-game = Il n’y a pas de partie sauvegardée à continuer. Commencez-en une nouvelle.
error-continue-settled = Une partie qui continue garde ce avec quoi elle a commencé. Retirez --continue, ou retirez { $given }.
error-saved-game-damaged = La sauvegarde « { $file } » est abîmée ; le fichier est resté tel quel. Commencez une nouvelle partie, ou remettez une bonne copie du fichier.

## Enregistrements

error-record-empty = L’enregistrement est vide. Il faut un en-tête puis, en dessous, une entrée par ligne.
error-record-line = La ligne { $line } de l’enregistrement est illisible. Chaque ligne doit être un objet JSON, et un secret doit être en hexadécimal.
error-record-truncated = L’enregistrement s’interrompt à la ligne { $line }. Prenez une copie entière : sa dernière entrée porte l’état, et une partie finie aux dés équitables se termine par leur secret.
error-record-header = La première ligne de l’enregistrement n’a pas de « { $field } » correct. Prenez une copie telle que le programme l’a écrite.
error-record-entry = L’entrée { $entry } de l’enregistrement n’est pas complète. Il lui faut son numéro, qui a répondu, ce qui était demandé et la réponse.
error-record-newer = L’enregistrement est au format { $found }, et cette version lit les formats jusqu’à { $known }. Prenez une version plus récente du programme.
error-record-rules-newer = L’enregistrement suit les règles { $found }, et cette version connaît les règles jusqu’à { $known }. Prenez une version plus récente du programme.
error-record-of-a-seat = Cet enregistrement a été écrit pour la seule place { $seat }, sans ce qu’elle ne doit pas savoir. Prenez plutôt l’enregistrement complet.
error-record-illegal = L’entrée { $entry } de l’enregistrement ne va pas : « { $answer } » ne peut pas y répondre à « { $asks } ». Prenez une copie que personne n’a modifiée.
error-record-differs = Après l’entrée { $entry }, la partie n’est pas dans l’état que dit l’enregistrement. Prenez une copie que personne n’a modifiée.
error-record-frozen = Les règles d’aujourd’hui s’écartent de cet ancien enregistrement à l’entrée { $entry } et ne peuvent pas repartir de son dernier état : la partie est gelée. Ouvrez-la avec la version qui l’a écrite, ou commencez une nouvelle partie à partir d’une entrée antérieure.

## Vérifier les dés d’un enregistrement

error-verify-no-secret = L’enregistrement ne contient pas le secret de ses dés : rien ne peut être vérifié. Attendez la fin de la partie, le secret en sera la dernière ligne.
error-verify-commitment = Le secret de l’enregistrement n’est pas celui qui était promis : son SHA-256 doit être l’engagement de la première ligne. Ces dés ne sont pas dignes de confiance.
error-verify-older-rules = L’enregistrement suit des règles plus anciennes et ne peut plus être rejoué. Vérifiez-le avec la version qui l’a écrit.
error-verify-draw = L’entrée { $entry } dit { $found }, mais les dés donnent { $right }. Ce tirage a été modifié ; dans un enregistrement honnête, les deux sont identiques.
error-verify-not-fair = Un reçu ne prouve quelque chose que pour des dés équitables ; cette partie a une graine ouverte ou ses propres dés. Vérifiez-la sans reçu.
error-verify-receipt-unreadable = Le reçu est illisible. Ce doit être la ligne de JSON remise à la place.
error-verify-receipt-commitment = Le reçu est celui d’une autre partie, ou l’hôte a changé le secret : leurs engagements doivent être identiques. Assurez-vous que le reçu et l’enregistrement vont ensemble.
error-verify-receipt-client = L’enregistrement ne contient pas les octets envoyés par la place { $seat }. Dans un enregistrement honnête, ce sont ceux du reçu.
error-verify-promise = Les octets que l’enregistrement attribue à la place { $seat } ne sont pas ceux qui étaient promis : leur empreinte doit être la promesse de la première ligne. Ces dés ne sont pas dignes de confiance.
error-verify-terms = La première ligne ne dit pas la même chose de « { $field } » que les conditions fixées avant la création des dés. Dans un enregistrement honnête, les deux concordent.
error-verify-weights = L’entrée { $entry } ne décrit pas son tirage comme les règles : quand il a eu lieu, et ce qui pouvait en sortir. Dans un enregistrement honnête, les deux concordent.
error-verify-receipt-terms = Les conditions de l’enregistrement ne sont pas celles du reçu : le jeu, ses options, ses valeurs, ses places, ses robots ou les joueurs qui ont contribué aux dés ont été changés après coup. Assurez-vous que le reçu et l’enregistrement vont ensemble.
error-verify-receipt-promises = Les promesses de l’enregistrement ne sont pas celles du reçu : la part de quelqu’un a été changée après que ce joueur avait donné la sienne. Ces dés ne sont pas dignes de confiance.
error-record-dice-newer = Les dés de cet enregistrement suivent le protocole { $found }, et ce programme les connaît jusqu’au { $known }. Vérifiez-le avec une version plus récente.

## Le protocole

error-line-too-long = La ligne est trop longue et n’a pas été lue. Une ligne peut compter jusqu’à { $limit } octets.
error-bad-json = La ligne n’est pas du JSON valable : { $what }. Envoyez un objet JSON par ligne.
error-bad-request = « { $what } » manque à la demande, ou n’est pas ce que la commande attend. Envoyez un objet avec « do » et les champs de cette commande, chacun de son type.
error-unknown-command = Il n’y a pas de commande « { $command } ». Choisissez parmi : { $commands }.
error-no-game = Rien n’a encore été commencé. Commencez par « new » ou « position ».
error-unavailable = « { $what } » n’est pas disponible dans cette version. Continuez sans.

## Machines

error-extra-missing = Il faut pour cela ce qui n’est pas installé : { $what }. Installez-le : { $command }
error-gpu-missing = Aucun GPU n’est utilisable : { $what } est introuvable. Prenez un autre moteur de calcul, ou installez ce qui manque : pip install "leagues[gpu]"
error-terminal-too-small = Taille du terminal : { $width } × { $height }. Il faut au moins { $need_width } × { $need_height }.
error-bench-needs-checkout = Les mesures de vitesse ne font pas partie de ce qui est installé. Lancez cette commande dans une copie des sources.
error-coverage-needs-checkout = La couverture des règles se compte d’après les tests, qui ne sont pas ici. Lancez cette commande dans une copie des sources.
error-perft-too-deep = Impossible de compter les positions jusqu’à la profondeur { $depth }. Choisissez une profondeur de 1 à { $limit }.
error-batch-game = Un lot joue à un jeu. Nommez-en d’abord un : { $games }.
error-batch-memory = La mémoire ne suffit pas ici pour autant de parties ou de pas. Demandez-en moins.
error-batch-copy = Un lot ne se copie pas et ne se sérialise pas en entier. Créez-en un autre de la même façon, et faites-lui reprendre par restore ce que save donne.
error-batch-actions = La partie { $index } du lot ne peut pas répondre { $action }. Donnez à chaque partie l’une de ses actions permises.
error-batch-shape = Les actions ont la forme { $found }. Il faut la forme { $right } : une action pour chaque partie.
error-batch-whole-numbers = Les actions sont du type { $found }. Donnez des numéros d’action : des nombres entiers.
error-batch-mask = Le masque est { $found }. Il faut bool { $right } : si chaque partie recommence ou non.
error-batch-saved = Ce qui a été enregistré a { $found } octets, et ce lot { $right }. Il faut le créer comme celui qui a été enregistré.
error-batch-states = Les états et les places ne vont pas ensemble : { $found } et { $right }, dans un lot de { $games }. Donnez un état pour chaque place, et ne nommez aucune place deux fois.
error-run-differs = Ce que contient { $file } n’a pas été appris avec ce qui est demandé ici : autres réglages, autre graine, navire ou réserve, ou autres règles. Demandez la même chose, ou nommez un autre dossier.
error-run-too-short = Rien n’a été appris : le temps s’est écoulé pendant que les règles étaient compilées. Donnez-en davantage.
error-ray-unreachable = Il n’y a pas de grappe Ray à { $address } ({ $what }). Lancez-en une (ray start --head), ou donnez son adresse.
error-simulation-differs = Ce que contient { $file } est d’une autre simulation. Demandez le même jeu, les mêmes options, la même façon de jouer, la même graine et le même nombre de parties, avec les mêmes règles, ou nommez un autre fichier.
error-simulation-kept-elsewhere = Un autre programme écrit dans { $file }. Attendez-le, ou nommez un autre fichier.
error-keep-needs-ray = On ne garde ce qui est fait que pour les simulations sur plusieurs machines. Donnez aussi --ray, ou retirez --keep.
error-fork-same-dice = Une partie en cours ne peut pas bifurquer avec ses propres dés : on pourrait voir l’avenir. Donnez à la nouvelle partie des dés à elle.
error-seat-names-kind = Les noms des places ne peuvent pas être du type « { $kind } ». Donnez une liste de textes, un pour chaque place.
error-policies-kind = Les façons de jouer des places ne peuvent pas être du type « { $kind } ». Donnez un dict du numéro de chaque place à sa façon de jouer.
error-table-kind = Il faut ici une table, et non quelque chose du type « { $kind } ». leagues.new, leagues.load et leagues.position font des tables.
error-seat-names = { $found ->
        [one] { $found } nom a été donné
       *[other] { $found } noms ont été donnés
    } pour { $right ->
        [one] { $right } place
       *[other] { $right } places
    }. Donnez un nom par place, ou aucun.
error-record-tables = Les tables de l’enregistrement ne peuvent pas être celles d’un jeu :
error-verify-not-whole = Un reçu prouve une partie entière, mais celle-ci n’a pas été jouée ici en entier : des entrées ({ $forked }) viennent d’une autre, ou elle a commencé au milieu. Vérifiez-la sans le reçu, ou vérifiez la partie d’origine.
error-tables-faces = Un dé a { $found ->
        [one] { $found } face
       *[other] { $found } faces
    }. Il doit en avoir six, chacune de 1 à 6.
error-tables-ducts = Les conduits du vaisseau { $ship } ne conviennent pas. Chacun doit mener dans les deux sens, entre deux places différentes, et ensemble ils doivent relier les neuf.
error-luck-kind = La chance ne peut pas être du type « { $kind } ». Donnez OpenSeed, FairDice ou OwnDice de leagues.kernel.chance, ou bien une graine.
error-luck-twice = Choisissez : une graine, vos propres dés, ou une chance donnée.
error-no-company = { $game } ne se joue pas contre d’autres. Retirez --people, --bots et --policy.
error-bad-company = { $people } au clavier et { $bots } en robots ne font pas une partie : il faut de { $low } à { $high ->
        [one] { $high } joueur
       *[other] { $high } joueurs
    }, dont une personne.
error-company-players = { $people } au clavier et { $bots } en robots ne vont pas avec players={ $players }. Changez l’un des trois.
error-own-dice-bots = Avec vos propres cartes il ne peut pas y avoir de robots : quelqu’un verrait ce qu’ils piochent. Donnez toutes les places à des personnes.
error-bad-file-name = La graine « { $seed } » ne peut pas faire partie d’un nom de fichier. Pour enregistrer une partie, employez lettres, chiffres, tirets ou points.
error-data-word = Ligne { $line } : { $name } doit être l’un de { $known }, et non { $value }.
error-data-different = Ligne { $line } : { $name } doit donner trois numéros différents, et non { $value }.
error-data-level = Ligne { $line } : { $name } doit faire { $right ->
        [one] { $right } carte
       *[other] { $right } cartes
    } en tout, et non { $value }.
error-tables-cards = Les cartes du Phare ne suffisent pas à ses niveaux, ou une carte qui règle les dés ne dit pas leurs valeurs. Chaque niveau doit trouver assez de cartes rouges et bleues, et une telle carte veut trois dés.
error-tables-tokens = Les numéros des partenaires des Mages ou des Écueils ne sont pas trois numéros d’équipage différents. Donnez-en trois de 1 à 9.
error-path-too-long = Avec ces jetons, le parcours aurait { $length ->
        [one] { $length } case
       *[other] { $length } cases
    } ; avec ces extensions, il y en a { $most } au plus. Prenez moins de jetons ou moins d’extensions.
error-data-cards = Ligne { $line } : le niveau { $level } demande plus de cartes d’une couleur qu’il n’y en a : rouges { $red }, bleues { $blue }. Changez { $name }.
error-data-fixed = Ligne { $line } : une carte à l’effet « fixed » doit aussi donner ses dés : ajoutez dice = [2, 3, 4], avec vos valeurs, à côté de { $name }.

## Le serveur

error-stale = La table a avancé (de { $revision } à { $now }) depuis cette demande. Regardez où elle en est, et choisissez à nouveau.
error-not-saved = Ceci n’a pas pu être enregistré, et n’a donc pas été joué. Réessayez dans un instant.
error-watching = Ce lien sert à regarder. Prenez le lien d’une place pour jouer ou changer quelque chose.
error-not-your-seat = La place { $seat } n’est pas la vôtre. Répondez pour votre propre place.
error-not-begun = La partie n’a pas commencé : il manque encore quelqu’un. Attendez les autres, ou envoyez-leur leur lien.
error-luck-short = Les dés ont besoin d’octets au hasard, et il en est arrivé trop peu. Envoyez-en au moins { $least }.
error-luck-not-asked = Cette table ne demande rien à cette place pour ses dés, ou plus rien. Continuez à jouer.
error-luck-round = Ceci concerne le tour { $round } des promesses, mais la table en est au tour { $now }. Promettez de nouveaux octets pour celui-ci.
error-luck-alone = Personne d’autre ne contribue aux dés de cette table : il n’y a rien à promettre. Envoyez les octets tout de suite.
error-luck-promised = Cette place a déjà promis, et une promesse ne change pas. Si ses octets sont perdus, dites-le : tous promettront de nouveau.
error-luck-promise-short = Une promesse est un SHA-256 : 64 chiffres hexadécimaux.
error-luck-early = Tout le monde n’a pas encore promis. Gardez les octets secrets jusqu’à ce que toutes les promesses soient là.
error-luck-unfit = Ces octets ne sont pas ceux que la place a promis. Envoyez ceux-là, ou dites qu’ils sont perdus.
error-luck-not-lost = Cette place ne peut pas avoir perdu ses octets : elle n’en a pas promis, ou les a déjà donnés.
error-luck-rounds = Les joueurs ont promis { $most } fois sans donner. Créez une nouvelle table.
error-undo-ended = On n’annule plus rien après la fin de la partie : le secret de ses dés est connu. Dérivez-en une partie pour essayer autrement.
barrier-ended = la partie est finie, et le secret de ses dés est connu
error-undo-together = Cela a été décidé ensemble : personne ne l’annule de son côté. Continuez à partir d’ici, ou dérivez-en une partie pour essayer autrement.
barrier-together = cela a été décidé ensemble
error-table-frozen = Les règles ont changé depuis l’entrée { $entry } de cette partie, qui ne peut donc continuer. On peut encore la regarder, et en dériver une à partir d’une entrée antérieure.
error-table-gone = Cette table a été supprimée. Commencez-en une autre.
error-bots-seats = { $bots ->
        [one] { $bots } robot ne va pas
       *[other] { $bots } robots ne vont pas
    } à une table de { $seats }. Laissez au moins une place à une personne.
error-bot-seat = Un robot joue à la place { $seat }. Attendez sa réponse.
error-not-asked = Personne n’attend la personne de la place { $seat } en ce moment : elle ne peut pas être donnée à un robot.
error-not-silent = La place { $seat } peut encore réfléchir { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }. Attendez jusque-là.
error-ledger-not-learned = Pour ce jeu, les chances juste après un choix ne sont pas assez bien connues pour distinguer la chance des choix : il n’y a donc pas de bilan.
error-ledger-other-values = Les chances ont été apprises avec d’autres règles ou d’autres valeurs que celles de cette table : il n’y a donc pas de bilan.
error-ledger-not-over = Le bilan vient après la fin. Finissez d’abord cette partie.
error-not-over = Une revanche vient après la fin. Finissez d’abord cette partie.
error-invitation = Ce lien est une invitation : il ne permet pas encore de s’asseoir. Acceptez-la d’abord (dans un navigateur, ouvrez-la et appuyez sur « Prendre cette place »).
error-seat-taken = Quelqu’un a déjà accepté cette invitation : la place est à cette personne. Demandez une autre place, ou un lien pour regarder ; si c’était vous, prenez votre lien de secours.
error-recovery-link = Ce lien sert à retrouver une place perdue : il ne permet pas encore de s’asseoir. Échangez-le d’abord contre un nouveau lien privé (dans un navigateur, ouvrez-le et appuyez sur le bouton).
error-recovery-used = Ce lien de secours ne sert plus : il a déjà été utilisé, ou la place a été abandonnée. Prenez le plus récent qui vous a été montré.
error-link-ended = Ce lien ne sert plus. Sa place a été rouverte avec son lien de secours, ou abandonnée. Si ce n’était pas vous, prenez votre lien de secours le plus récent.
error-not-invited = Ce lien n’est ni une invitation ni un lien de secours : il ne peut être échangé. Pour jouer ou regarder, ouvrez-le simplement.
error-token-known = Ces jetons ne peuvent servir. Faites-en deux nouveaux, chacun de 16 octets au hasard.
error-resign-alone = Personne d’autre ne joue ici : il n’y a personne à qui laisser la table. Supprimez-la plutôt.
error-unknown-link = Il n’y a pas de table derrière ce lien. Il est peut-être mal écrit, ou la table a été supprimée. Redemandez le lien.
error-bearer-missing = Aucun lien n’a été donné. Envoyez son jeton dans l’en-tête « Authorization », après le mot « Bearer ».
error-hello-first = Le premier message doit être « hello », avec le jeton d’un lien. Envoyez-le d’abord.
error-hello-twice = Cette connexion est déjà à une table. Ouvrez-en une autre pour une autre table.
error-bad-message = Le message ne peut être compris : { $what }. Envoyez-le comme docs/protocol.md le décrit.
error-message-too-large = Le message est trop long. Il peut avoir jusqu’à { $limit } octets.
error-too-fast = C’était trop à la fois. Attendez un instant, puis réessayez.
error-too-many-tables = Plus de { $limit ->
        [one] { $limit } table a été commencée
       *[other] { $limit } tables ont été commencées
    } d’ici en une heure. Attendez un peu, ou continuez l’une d’elles.
error-too-many-sockets = Plus de { $limit ->
        [one] { $limit } page est ouverte
       *[other] { $limit } pages sont ouvertes
    } d’ici. Fermez-en quelques-unes.
error-too-many-connections = Plus de { $limit ->
        [one] { $limit } connexion est ouverte
       *[other] { $limit } connexions sont ouvertes
    } d’ici. Fermez quelques pages ou programmes.
error-too-slow = L’envoi a duré trop longtemps. Renvoyez-le, en une fois.
error-head-too-large = Avant son contenu, une requête peut avoir { $limit } octets et { $headers ->
        [one] { $headers } en-tête
       *[other] { $headers } en-têtes
    } ; celle-ci en a plus.
error-foreign-origin = Cette page vient d’une autre adresse que celle de ce serveur.
error-bad-origin = « { $origin } » n’est pas l’adresse d’une page. Donnez-en une comme { $example }
error-too-many-kept = { $limit ->
        [one] { $limit } partie est déjà gardée
       *[other] { $limit } parties sont déjà gardées
    } ici pour vous. Supprimez-en dans « Mes parties ».
error-too-much-sent = Plus de { $limit } ko d’enregistrements sont gardés ici pour vous. Supprimez-en dans « Mes parties ».
error-table-full = Cette table a vu { $limit ->
        [one] { $limit } coup
       *[other] { $limit } coups
    } et n’en prend plus. Dérivez-en une autre pour continuer.
error-server-fault = Quelque chose s’est mal passé dans le serveur ; ce qui est enregistré est à l’abri. Réessayez, et prévenez qui s’en occupe si cela se répète.
error-table-unreadable = Cette partie n’est plus lisible : ce qui en est enregistré n’a pas de sens. On peut la supprimer.
error-database-away = Les parties sont inaccessibles pour le moment. Rien n’est perdu ; réessayez dans un instant.
error-fork-secrets = On ne peut dériver d’une partie en cours qui a des secrets : cela les montrerait. Attendez sa fin.
error-sea-own-dice = Vos propres dés retombent autrement à chaque fois : il n’y a pas de même mer à reprendre.
error-record-too-long = L’enregistrement est trop long pour être gardé ici. Regardez-le plutôt avec « leagues replay ».
error-not-found = Il n’y a rien à cette adresse. docs/protocol.md dit ce qu’il y a.
error-wrong-method = Cette adresse attend d’autres demandes. docs/protocol.md les énumère.
error-database-newer = La base de données a la version { $found }, et ce programme connaît les versions jusqu’à { $known }. Prenez une version plus récente du programme.
error-database-unusable = La base de données « { $database } » est inutilisable. Elle doit exister, ou se trouver là où l’on peut la créer, et vous être ouverte.
error-database-in-use = Un autre serveur utilise déjà la base de données « { $database } ». Arrêtez-le, ou prenez un autre fichier.
error-database-url = Ce n’est pas une base de données. Donnez un fichier pour SQLite, ou l’URL d’une base PostgreSQL.
error-port-taken = Le port { $port } de { $host } est déjà pris. Choisissez-en un autre avec --port.
error-address-unusable = On ne peut écouter au port { $port } de { $host }. Choisissez une adresse de cette machine et un port qui vous est permis.
error-bad-limit = « { $limit } » n’est pas une limite. Écrivez nom=nombre ; les noms sont : { $limits }.
## Nautilus Island

error-state-island-seat = Une place où personne n’est assis a des cartes, des jetons ou un naufragé. Tout doit y valoir 0.
error-state-island-cards = Le compte des cartes n’y est pas. Piles, mains, camps et cartes jamais vues doivent tenir chaque objet autant de fois qu’il a de cartes.
error-state-island-hands = La taille d’une main, ou ce qu’on en sait, ne va pas avec ses cartes.
error-state-island-stacks = Les piles ou leurs cartes visibles ne sont pas comme sur le plateau, ou la fin de la partie ne va pas avec une colonne vide.
error-state-island-tokens = Le compte des jetons bonus n’y est pas, ou l’un d’eux est sur une collection sans cartes.
error-state-island-portholes = Les hublots des collections ne sont pas ceux qui ont été pris aux piles, chacun sur une collection de sa taille.
error-state-island-castaways = Les naufragés ne sont pas dans des colonnes différentes d’un même côté, ou l’ordre du tour n’est pas le leur.
error-state-island-taken = Cartes dans les mains et les camps : { $count }. Il doit y en avoir autant qu’il en a quitté les piles : { $right }.
error-state-island-column = Cartes qui ont quitté chaque pile de la colonne { $column } : { $count }. Il doit y en avoir de { $low } à { $high } : un seul naufragé au plus y récupère des cartes à chaque manche.
error-state-island-emptied = La colonne { $column } est vide, et personne ne peut l’avoir vidée. Avant la dernière manche, le naufragé qui en a pris les dernières cartes doit encore s’y trouver.
error-state-island-turns = Cartes, camps et jetons ne vont pas avec { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }. À chacun, un naufragé doit avoir récupéré les cartes d’une colonne ou rangé jusqu’à trois cartes d’une couleur ; on ne peut passer qu’à la dernière manche.
error-data-hull = Ligne { $line } : { $name } demande plus de cartes qu’il n’y en a : pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, les piles de { $columns } doivent tenir au plus { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
error-data-columns = Ligne { $line } : { $name } doit être une liste de { $low } à { $high ->
        [one] { $high } colonne
       *[other] { $high } colonnes
    } de 1 à 3 piles, et non { $value }.
error-data-pile = Ligne { $line } : { $name } doit donner une à { $most ->
        [one] { $most } valeur
       *[other] { $most } valeurs
    }, de la plus haute à la plus basse, et non { $value }.
error-tables-hull = Pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, les colonnes sont trop peu nombreuses, ont des trous, ou demandent plus de cartes qu’il n’y en a.
error-tables-portholes = Une pile de hublots doit descendre de la plus haute valeur à la plus basse, sans trou.
error-tables-faces-up = Une pile qu’aucune colonne n’a est face visible.
error-state-nemo-cards = Le compte des cartes n’y est pas. Celles que personne n’a vues doivent être autant que la pioche et le paquet d’aventure en contiennent, et les refusées doivent être sous la pioche.
error-state-nemo-ships = Le compte des navires n’y est pas. Chacun doit être à un seul endroit, et les nombres de chaque océan doivent être ceux de ses navires.
error-state-nemo-tokens = Il y a plus de gemmes, de cubes, de navires cachés ou de trésors que la boîte n’en contient, ou plus de cubes que d’espaces à terre.
error-state-nemo-stack = Les cadres ne sont pas l’un sur l’autre comme dans une partie où cette décision se présente.
error-data-yes = Ligne { $line } : « { $name } » ne peut pas être { $value }. Il faut true ou false.
error-data-effect = Ligne { $line } : « { $name } » doit être une liste d’au plus { $most ->
        [one] { $most } ligne
       *[other] { $most } lignes
    }, et non { $value }.
error-data-row = Ligne { $line } : « { $value } » dans « { $name } » n’a pas ce que demande son mot. Écrivez-le à la manière du fichier fourni avec le jeu.
error-data-choose = Ligne { $line } : dans « { $name } », les mots choose, or et done ne vont pas ensemble. Un choix commence par choose, se partage par or et finit par done.
error-data-choose-most = Ligne { $line } : « { $name } » offre trop de choses à choisir. Un choix peut en offrir { $most } au plus.
error-data-turns = Ligne { $line } : le mot { $word } n’a pas sa place dans « { $name } ». Seul un finale du type play ou test peut apporter d’autres tours, dans do, pass ou fail.
error-data-battle = Ligne { $line } : le mot { $word } n’a pas sa place dans « { $name } », qui peut survenir au milieu d’un combat. Là, aucun navire ne peut apparaître et le Nautilus ne peut pas se déplacer.
error-data-repair-card = Ligne { $line } : le mot { $word } n’a pas sa place dans « { $name } ». Seule une carte peut être défaussée par une réparation.
error-data-only-card = Ligne { $line } : le mot { $word } n’a pas sa place dans « { $name } ». Il appartient à une seule carte.
error-data-deck = Ligne { $line } : avec « { $name } », le mobile { $motive } n’emploie pas chaque événement une fois. Les événements des actes, ceux du finale et le paquet d’aventure doivent être { $right } en tout.
error-tables-deck = Les événements des actes, ceux du finale et le paquet d’aventure ne font pas tous les événements.
error-tables-links = Une ligne mène d’un océan à un autre mais ne revient pas.
error-tables-rows = Un océan n’a pas de ligne sur la piste de tonnage.
error-data-deadly-seas = Ligne { $line } : le mot { $word } n’a pas sa place dans « { $name } ». Seul un jeton des Mers mortelles peut le dire.
error-tables-groups = Un navire est donné pour un groupe de navires, ou un groupe de navires pour un autre navire.
error-tables-adventures = Un jeton Aventure est donné pour autre chose, ou autre chose pour un jeton Aventure.
error-tables-places = Un effet a un mot là où il n’a pas sa place, ou un choix qui n’en est pas un ou qui offre trop.
error-tables-effects = Un effet a une ligne dont le mot n’existe pas, ou à laquelle manque ce que demande son mot.

## Environnements

error-env-not-reset = Aucune partie n’a commencé. Appelez d’abord reset.
error-env-options = reset ne prend pas d’options, et a reçu { $options }. Les options d’un jeu se choisissent à la création de son environnement.
error-env-over = La partie est finie. Appelez reset pour en commencer une autre.
error-env-game = « { $game } » n’est pas un jeu en solo. Choisissez parmi : { $games } ; les jeux entre rivaux sont dans leagues.envs.zoo et leagues.envs.spiel.
error-env-game-several = « { $game } » n’est pas un jeu à plusieurs. Choisissez parmi : { $games }.
error-action-kind = Une action ne peut pas être du genre « { $kind } ». Donnez un nombre entier de 0 à { $last } : l’identifiant d’une action.
error-unknown-choice = « { $value } » ne convient pas pour { $name }. Choisissez parmi : { $choices }.
error-unknown-render-mode = Rien ne peut être montré comme « { $mode } ». Choisissez parmi : { $modes }.

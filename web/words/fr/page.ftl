### La page : ce qu’elle dit autour d’une partie.

page-tagline = trois jeux sous la mer
page-skip = Aller au contenu
page-skipping = Raccourci
page-navigation = Pages
page-title = { $page } · Leagues
page-title-home = Leagues : jeux de plateau sous la mer
page-title-your-turn = À vous · { $game }
page-your-turn = À vous de jouer
page-your-turn-asked = À vous de jouer. { $asked }
page-to-home = Accueil
page-close = Fermer
page-toasts = Messages
page-opening = La table s’ouvre…
page-turn = Tour { $turn }
page-round = Manche { $round }
page-player = Joueur { $number }
page-recommended = conseillé
page-brought = vient avec { $what }

## L’accueil

page-plate-nautilion = Nautilion
    .who = En solo, ou à deux ensemble · 20 minutes
    .about = Rassemblez neuf équipiers le long de la spirale et gagnez les Abysses avant que le Fantôme n’atteigne les Îles Bienheureuses.
page-plate-island = Nautilus Island
    .who = De deux à quatre, chacun pour soi · 30 minutes
    .about = Fouillez la coque échouée, hublot après hublot, et rapportez les plus belles collections.
page-plate-nemo = Nemo’s War
    .who = Un capitaine, ou deux à quatre ensemble · deux heures
    .about = Parcourez les océans dans la peau de Nemo : explorez, étudiez, ou faites la guerre aux empires de la surface.
page-begin-nautilion = Prendre la mer
page-begin-island = Débarquer
page-begin-nemo = Plonger
page-choice-nautilion =
    { $mode ->
        [alone] En solo
        [partner] Avec un robot
        [together] À deux sur cet écran
       *[link] À deux, par un lien
    }, navire { $ship }, { $reserve ->
        [1] un jeton
        [2] deux jetons
        [3] trois jetons
        [4] quatre jetons
        [5] cinq jetons
        [6] six jetons
       *[other] { $reserve ->
        [one] { $reserve } jeton
       *[other] { $reserve } jetons
    }
    } en réserve, { $count ->
        [0] sans extension
        [5] les cinq extensions
       *[other] { $expansions }
    }{ $luck ->
        [open] , graine ouverte
        [own] , vos propres dés
       *[fair] { "" }
    }
page-choice-island =
    { $mode ->
        [alone] Vous et { $bots ->
            [one] un robot
           *[other] { $bots } robots
        }
        [together] { $people } sur cet écran{ $bots ->
            [0] { "" }
            [one] , et un robot
           *[other] , et { $bots } robots
        }
       *[link] { $people } par des liens{ $bots ->
            [0] { "" }
            [one] , et un robot
           *[other] , et { $bots } robots
        }
    }{ $luck ->
        [open] , graine ouverte
        [own] , vos propres cartes
       *[fair] { "" }
    }
page-choice-nemo =
    { $motive ->
        [science] Science
        [anti-imperialism] Anti-impérialisme
        [world-order] Ordre mondial
        [adventure] Aventure
        [piracy] Piraterie
        [humanist] Humanisme
        [war] Guerre !
       *[explore] Exploration
    }, { $difficulty ->
        [sailor] en matelot
        [captain] en capitaine
       *[officer] en officier
    }{ $captains ->
        [0] { "" }
        [1] { "" }
       *[other] , { $captains } capitaines{ $bots ->
            [0] { "" }
            [one] , dont un robot
           *[other] , dont { $bots } robots
        }
    }{ $luck ->
        [open] , graine ouverte
        [own] , vos propres dés
       *[fair] { "" }
    }
page-options = Options
page-options-island = joueurs, robots, mémoire
page-options-nautilion = navire, réserve, cinq extensions
page-presets = Trois façons de commencer
page-preset-own = Votre propre voyage
page-expanded-box = boîte augmentée
page-more-options = Tout le reste
    .about = capitaines, difficulté, boîte, règles facultatives, dés
page-options-nemo = capitaines, mobile, difficulté, huit aspects
page-learn = Première partie ? Apprendre en jouant
page-join = Rejoindre par un lien
    .about = Collez le lien que l’on vous a envoyé.
page-join-wrong = Ce lien ne mène à aucune table. Il doit finir par une barre oblique et 22 lettres, chiffres ou traits d’union.
page-join-go = Rejoindre
page-independent = Un projet indépendant. Les noms des jeux appartiennent à leurs éditeurs.
page-first-voyage = Votre premier voyage ?
    .about = Une partie guidée montre tous les coups, un par un. Elle dure une dizaine de minutes.
page-learn-island = Comment y joue-t-on ?
page-first-voyage-go = Apprendre en jouant
page-guide-left = Vous en êtes à la leçon { $at } sur { $of }.
page-guide-go-on = Continuer
page-guide-anew = Tout recommencer
page-guide-show = Montrez-moi
page-guide-between = Rien de nouveau ici. Jouez comme il vous plaît ; la prochaine leçon viendra d’elle-même.
page-guide-onward = C’est tout ce qu’il y a à apprendre ici.
page-guide-part = Passer à la partie suivante
page-guide-more = D’autres leçons
page-guide-courses = Que voulez-vous apprendre ?
page-guide-known =
    { $at ->
        [0] Pas encore commencé ; à apprendre : { $of }
       *[other] Déjà appris : { $at } sur { $of }
    }
page-guide-begin = Commencer
page-guide-again = Encore une fois
page-resume-title = La dernière partie quittée
page-resume = Reprendre
page-game-turn = { $game }, tour { $turn }
page-game-round = { $game }, manche { $turn }
page-headline-island =
    { $final ->
        [0] { "" }
        [1] La prochaine manche sera la dernière.
       *[2] C’est la dernière manche.
    }
page-headline-nemo =
    { $act ->
        [0] Avant le voyage.
        [1] Acte I, notoriété { $notoriety }.
        [2] Acte II, notoriété { $notoriety }.
       *[other] Acte III, notoriété { $notoriety }.
    }
page-headline-nautilion =
    { $crew ->
        [0] Personne à bord pour l’instant
        [1] Un équipier sur neuf à bord
        [2] Deux équipiers sur neuf à bord
        [3] Trois équipiers sur neuf à bord
        [4] Quatre équipiers sur neuf à bord
        [5] Cinq équipiers sur neuf à bord
        [6] Six équipiers sur neuf à bord
        [7] Sept équipiers sur neuf à bord
        [8] Huit équipiers sur neuf à bord
       *[9] Les neuf équipiers à bord
    }{ $mages ->
        [0] { "" }
        [1] , un Mage dans la cabine
       *[other] , { $mages } Mages dans la cabine
    }{ $mercenaries ->
        [0] .
        [1] , et un Mercenaire.
       *[other] , et { $mercenaries } Mercenaires.
    }
page-not-yours = C’est à quelqu’un d’autre de choisir.
page-not-begun = Elle n’a pas encore commencé.

## Préparer une partie

page-setup-of = Nouvelle partie de { $game }
page-recommend = Rétablir les réglages conseillés
page-ship-is = Navire { $ship }. { $what } : { $for }.
page-hard = Difficulté
    .about = sur 100 voyages, gagnés par un joueur simple
page-hard-won = { NUMBER($share, maximumFractionDigits: 0) } % gagnés
page-hard-with = avec { NUMBER($share, maximumFractionDigits: 0) } %
page-hard-without = sans { NUMBER($share, maximumFractionDigits: 0) } %
page-hard-waves = Difficulté { $waves } sur 5
page-hard-measured = Mesuré sur { NUMBER($games) } voyages d’un programme qui prévoit un tour à l’avance, ± { $error }. Qui voit plus loin gagne plus souvent.
page-hard-unmeasured = Non mesuré avec : { $unlike }. Voici le plus proche : en solo, le reste comme d’habitude.
page-hard-mixture = Ce mélange n’a pas été mesuré. Avec ce navire et cette réserve, le jeu de base est gagné { NUMBER($none, maximumFractionDigits: 0) } % du temps, les cinq extensions { NUMBER($all, maximumFractionDigits: 0) } %.
page-hard-two = deux joueurs
page-mode = Qui joue
page-mode-nautilion-alone = En solo
    .about = Vous contre le Fantôme.
page-mode-nautilion-partner = Avec un robot
    .about = Un Amiral chacun ; il joue ses propres tours et n’en sait pas plus que vous.
page-mode-nautilion-together = À deux sur cet écran
    .about = Un Amiral par personne, côte à côte ; vous gagnez ou perdez ensemble.
page-mode-nautilion-link = À deux, à distance
    .about = Vous recevez un lien à envoyer. Ce qui se décide à deux est proposé, puis accepté.
page-mode-island-alone = En solo
    .about = Vous contre des robots qui n’en savent pas plus que vous.
page-mode-island-together = À plusieurs sur cet écran
    .about = Les mains restent retournées jusqu’à ce que chacun montre la sienne.
page-mode-island-link = Avec des amis au loin
    .about = Vous recevez un lien pour chaque personne.
page-mode-nemo-alone = Avec des robots
    .about = Vous êtes le premier capitaine ; les autres sont des robots.
page-mode-nemo-together = À plusieurs sur cet écran
    .about = Qui commande s’assied devant.
page-mode-nemo-link = Avec des amis au loin
    .about = Vous recevez un lien pour chaque personne.
page-people = Personnes
    .about = Des robots prennent les places qui restent.
page-level = Robots
    .about = Leur niveau. Aucun n’en sait plus que sa place.
page-level-deckhand = Matelot
    .about = Nouveau à bord : prend souvent ce qui n’est bon qu’en apparence.
page-level-helmsman = Timonier
    .about = Sûr, et se trompe quand les choix se valent presque.
page-level-mate = Second
    .about = Voit d’un coup d’œil ce qui est le mieux, et le prend.
page-level-navigator = Navigateur
    .about = Essaie les choix de nombreuses fois avant d’en prendre un.
page-patience = Joueur sans réponse
    .about = Quand les autres peuvent-ils donner à un robot une place qui ne répond pas ? La personne absente la reprend à tout moment.
page-patience-of = { $seconds ->
    [0] Après trois jours
    [120] Après deux minutes
    [900] Après un quart d’heure
   *[other] Après un jour
}
page-luck = Dés
page-luck-fair = Dés équitables
    .about = Le serveur s’engage sur son secret avant le premier lancer, et le navigateur de chaque joueur ajoute une part que personne ne peut choisir après les autres. Ensuite, votre navigateur vérifie chaque lancer.
page-luck-open = D’une graine ouverte
    .about = Le même mot redonne les mêmes dés. Qui le connaît connaît les dés : ils ne prouvent donc rien.
page-luck-own = Mes propres dés
    .about = Pour qui a la boîte sur la table : vous lancez les dés et tapez ce qui sort.
page-luck-cards = Mélange
page-luck-cards-fair = Mélange équitable
    .about = Le serveur s’engage sur son secret avant la première carte, et le navigateur de chaque joueur ajoute une part que personne ne peut choisir après les autres. Ensuite, votre navigateur vérifie chaque tirage.
page-luck-cards-open = D’une graine ouverte
    .about = Le même mot redonne les mêmes cartes. Qui le connaît connaît les cartes : elles ne prouvent rien.
page-luck-cards-own = Mes propres cartes
    .about = Pour qui a la boîte sur la table : vous tirez, et vous indiquez ce qui sort.
page-seed = Graine : un mot quelconque

## Inviter

page-invite = Inviter votre partenaire
    .about = Envoyez ce lien. La partie commence quand votre partenaire a pris sa place.
page-invite-several = Inviter les autres
    .about = Envoyez à chacun un de ces liens. La partie commence quand tous ont pris leur place.
page-invite-link-of = Lien pour le joueur { $number }
page-invite-link = Lien pour votre partenaire
page-invite-secret = La place est à qui la prend en premier ; ensuite le lien ne mène plus nulle part, même pour vous. Votre propre lien est l’adresse de cette page ; gardez-le pour vous.

## À qui est une place

page-offer-open = Une place pour vous
    .about = On vous invite à jouer à { $game }.
    .take = Prendre cette place
    .note = La place sera à vous, et à personne d’autre. Ce navigateur garde son lien, et personne ne peut plus la prendre avec l’invitation.
page-offer-taken = Cette place est prise
    .about = Quelqu’un a déjà accepté cette invitation à { $game } : la place est à cette personne. Demandez une autre place, ou un lien pour regarder. Si c’était vous, dans un autre navigateur ou sur un autre appareil, ouvrez votre lien de secours.
page-offer-people = Qui joue
page-offer-you = Vous
page-offer-you-as = Vous ({ $name })
page-offer-bot = Un robot
page-offer-name = Votre nom (si vous voulez)
page-recover-open = Votre place
    .about = Ce lien vous ramène à votre place dans { $game }.
    .take = S’asseoir ici
    .note = Dès lors, votre ancien lien ne sert plus, et la place est fermée partout où elle est ouverte. Vous recevez un nouveau lien de secours.
page-recover-taken = Ce lien de secours ne sert plus
    .about = Il a déjà été utilisé, ou la place dans { $game } a été abandonnée. Ouvrez le lien de secours le plus récent qui vous a été montré.
page-recovery = Lien de secours
    .about = Si ce navigateur perd votre place, ou si vous voulez continuer ailleurs, ouvrez-y ce lien. Gardez-le pour vous : qui l’ouvre obtient votre place.
page-recovery-link = Lien de secours de votre place
page-recovery-draw = Le montrer pour un téléphone
page-recovery-drawn = Le lien de secours en code QR
page-seated = La place est à vous
    .about = Gardez ce lien de secours en lieu sûr, par exemple dans un message à vous-même. Vous le retrouvez dans les réglages, tant que ce navigateur le garde.
page-seated-on = À la table
page-seat-notes = Votre place
page-replaced = Vous n’avez pas répondu depuis un moment : un robot joue pour vous.
page-come-back = Reprendre votre place
page-asked = { $who } demande de supprimer cette partie pour tout le monde.
page-asked-own = Vous avez demandé de supprimer cette partie. Elle disparaît quand tout le monde est d’accord.
page-asked-agree = D’accord, supprimer
page-places = La place (« { $who } ») est ouverte à { $count ->
    [one] { $count } endroit
    [2] deux endroits
   *[other] { $count } endroits
}.
page-places-own = Votre place est ouverte à { $count ->
    [one] { $count } endroit
    [2] deux endroits
   *[other] { $count } endroits
}. Si ce n’est pas vous, ouvrez votre lien de secours : il la ferme partout ailleurs.
page-shared = Cette table date d’avant les places personnelles : qui l’a faite a les liens de toutes les places, et pourrait jouer pour vous.
page-copy = Copier
page-copied = Copié.
page-copy-yourself = Le navigateur ne nous laisse pas copier. Le lien est sélectionné : copiez-le au clavier.
page-share = Partager

## À la table

page-table-tools = Table
page-undo = Annuler
page-undo-what = Annuler : { $what }
page-undo-turn = Annuler tout le tour
page-undone = C’est annulé.
page-undo-barred = Ne peut pas être annulé : { $why }.
page-reconnecting = Connexion perdue. Nouvel essai…
page-frozen = Les règles ont changé depuis cette partie : elle ne peut pas continuer. Vous pouvez la revoir, et jouer à partir d’une position plus ancienne.
page-journal = Journal de bord
page-journal-empty = Il ne s’est encore rien passé.
page-journal-before = Avant le premier tour
page-since = En votre absence :
page-skip-replay = Passer
page-refused = Le serveur a refusé cela ({ $code }).
page-barred = Ce n’est pas possible. { $why }

## Partenaires

page-silent = { $who } se tait depuis un moment.
page-replace = Laisser un robot y jouer
page-company = Les autres à la table
page-say = Dire quelque chose
page-said = { $who } : « { $what } »
page-you-said = Vous avez dit : « { $what } »
page-partner-here = { $who } est là.
page-partner-away = { $who } n’est pas là.
page-partner-invited = { $who } n’a pas encore pris sa place.
page-partner-left = { $who } a quitté la table pour de bon. Un robot continue.
page-proposal = Proposition
page-proposed = { $who } propose : { $what }.
page-proposed-own = Vous proposez : { $what }. Votre partenaire doit encore répondre.
page-proposed-seconds =
    { $seconds ->
        [one] Cela vaudra dans { $seconds } seconde, sauf objection.
       *[other] Cela vaudra dans { $seconds } secondes, sauf objection.
    }
page-agree = D’accord
page-propose-another = Ou choisissez autre chose sur le plateau pour le proposer.
page-phrase-hello = Bonjour !
page-phrase-your-turn = À toi.
page-phrase-wait = Un instant, s’il te plaît.
page-phrase-good-idea = Bonne idée.
page-phrase-not-sure = J’hésite.
page-phrase-look-here = Regarde ici.
page-phrase-well-done = Bien joué !
page-phrase-bad-luck = Pas de chance.
page-phrase-thanks = Merci.
page-phrase-again = On rejoue ?
page-phrase-bye = Au revoir !

## Règles

page-rules = Règles
    .about = Toutes les règles que le programme applique, dans nos propres mots. Chacune dit sur quoi elle repose : imprimée dans le livret, déduite de celui-ci, reconstituée là où elle est perdue, ou tranchée par ce projet.
page-rules-of = Les règles de { $game }
page-rules-search = Chercher dans les règles
page-rules-found =
    { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] Une règle.
       *[other] { $count } règles.
    }
page-rule-link = Règle { $number } : { $title }
page-source-lines = { $book }, l. { $lines }
page-source-ruling = décision { $ruling }
page-book-000 = livret anglais
page-book-001 = livret anglais avec les cartes
page-book-003 = Livret anglais de Nautilus Island
page-book-004 = Livret anglais de Nemo’s War
page-book-002 = livret français

## Mes parties

page-mine = Mes parties
    .about = Les parties dont ce navigateur a les liens. Personne d’autre ne voit cette liste ; pour continuer ailleurs, ouvrez-y le lien de secours d’une partie.
page-mine-none = Aucune partie pour l’instant.
page-mine-away = Le serveur est hors d’atteinte : on ne sait pas où en sont vos parties. Leurs liens sont à l’abri dans ce navigateur.
page-mine-remembered = Ce dont ce navigateur se souvient
page-mine-opened = Ouverte ici : { $when }
page-mine-unnamed = Une partie
page-until = Sera supprimée le { $when }, à moins que quelqu’un ne l’ouvre avant.
page-unreadable = Cette partie n’est plus lisible. On ne peut que la supprimer.
page-not-kept = Ce navigateur ne garde pas les liens de vos parties. Pour revenir à l’une d’elles, gardez l’adresse de sa page.
page-mine-running = En cours
page-mine-ended = Finies
page-mine-records = Enregistrements que vous avez ouverts
page-mine-gone = Disparues
    .about =
    { $count ->
        [one] Le serveur ne connaît plus l’un de vos liens.
       *[other] Le serveur ne connaît plus { $count } de vos liens.
    }
page-mine-forget = Les oublier
page-looking = Recherche…
page-changed = Dernier coup : { $when }
page-record-opened = Ouvert : { $when }
page-watching = en spectateur
page-watch = Regarder
page-replay = Revoir
page-export = Enregistrer la partie
page-delete = Supprimer
page-keep = Garder
page-delete-game = Supprimer cette partie ?
    .about = { $game } disparaîtra pour tous ceux qui sont à la table, et son enregistrement aussi. Personne ne pourra la faire revenir.
page-delete-several = Supprimer cette partie pour tout le monde ?
    .about = D’autres personnes jouent à { $game } avec vous. Vous pouvez leur demander : quand tout le monde est d’accord, elle disparaît avec son enregistrement. Ou vous abandonnez : un robot prend votre place pour de bon, et la partie quitte votre liste.
page-delete-ask = Demander aux autres
page-delete-asked = La question est posée aux autres. La partie disparaît quand tout le monde est d’accord.
page-resign = Abandonner
page-resigned = Un robot a maintenant votre place. La partie n’est plus dans votre liste.
page-delete-record = Supprimer cet enregistrement ?
    .about = L’enregistrement de { $game } disparaîtra du serveur, et avec lui le lien pour le revoir. Le fichier que vous avez ouvert reste tel quel.
page-deleted = C’est supprimé.
page-off-list = Retirer de votre liste ?
    .about = { $game } quitte votre liste. La partie elle-même reste à ses joueurs.
page-off-list-ended = La retirer de votre liste ?
    .about = { $game } quitte votre liste, et votre lien n’y mène plus. Les autres gardent la partie et son enregistrement.
page-off-list-now = Retirer de la liste
page-off-list-done = C’est retiré de votre liste.
page-records = Enregistrements
    .about = Un enregistrement est un fichier texte avec chaque choix et chaque lancer d’une partie. Ouvrez-en un pour le regarder et pour continuer depuis n’importe quelle position.
page-upload = Ouvrir un enregistrement

## Revoir une partie

page-replay-of = Revoir : { $game }
page-replay-more = Plus…
page-first = Au début
page-previous = Un pas en arrière
page-play = Lecture
page-pause = Pause
page-next = Un pas en avant
page-last = À la fin
page-speed = Vitesse : { $speed } fois
page-position = Position dans la partie
page-position-of = Entrée { $at } sur { $length }. { $where }.
page-fork = Continuer à partir d’ici
    .about = Une nouvelle partie qui commence par cette position. Celle que vous regardez reste comme elle est.
page-fork-frozen = Les règles ont changé depuis. Revenez à une position d’avant ce changement pour continuer à partir de là.
page-fork-now = Nouvelle partie à partir d’ici
page-replay-end = La partie se poursuit à partir d’ici.
page-replay-frozen = Les règles ont changé depuis : à partir d’ici, elle est montrée telle qu’elle a été gardée, sans pouvoir être continuée.
page-share-replay = Lien pour revoir cette partie
page-same-sea = La même mer encore une fois
page-friend = Au tour d’un ami
    .about = Les mêmes options et le même hasard, depuis le début. Qui a vu la première partie connaît ce hasard : le fichier de la nouvelle dit donc qu’il est ouvert.
page-friend-link = Lien vers la même mer
page-sea = La même mer
page-sea-of =
    { $known ->
        [no] Quelqu’un a terminé une partie de { $game }, et c’est à vous de l’essayer.
       *[other] { $game } : une partie menée au bout par { $names }, et c’est à vous de l’essayer.
    }
page-sea-sail = Commencer
page-sea-look = Voir comment c’était
page-onlookers = Spectateurs
    .about = Qui possède ce lien voit ce que tout le monde peut voir, et ne joue rien.
page-onlookers-make = Créer un lien pour spectateurs
page-onlookers-link = Lien pour spectateurs
page-record = Enregistrement
page-result = Voir le résultat
page-receipt = Garder le reçu

## Vérifier les dés

page-check = Vérifier les dés
    .about = Votre navigateur refait chaque lancer à partir du secret de l’enregistrement, et compare l’enregistrement à ce qu’il a gardé lui-même. La partie doit être finie, car le secret n’est révélé qu’alors. Vous pouvez aussi le faire sans nous : leagues verify ENREGISTREMENT
page-this-game = Cette partie
page-check-file = Un enregistrement dans un fichier
page-check-record = Choisir un enregistrement
page-check-receipt = Choisir un reçu
    .about = Le reçu contient ce que votre navigateur a ajouté au hasard avant le premier lancer. Il vous sert à prouver que le secret n’a pas été changé après coup.
page-check-now = Vérifier
page-verdict-bad = Rien n’est prouvé.
page-verdict-fair =
    { $draws ->
        [0] L’enregistrement est juste ; rien n’a été tiré.
        [one] Le seul lancer est celui que donne le secret.
       *[other] Les { $draws } lancers sont ceux que donne le secret.
    }
    .about = Le secret a l’empreinte publiée, il donne exactement ces dés, et les règles les demandaient.
page-verdict-receipt = Votre reçu correspond aussi : ce secret, ces conditions et ces parts ont été fixés avant le premier tirage.
page-verdict-no-receipt = Vérifié sans reçu : cela montre seulement que l’enregistrement est cohérent.
page-verdict-open = Les lancers sont ceux de la graine ouverte.
    .about = Qui connaissait la graine pouvait connaître les dés. L’enregistrement est cohérent, et cela ne prouve rien de plus.
page-verdict-own = Les dés étaient ceux des joueurs.
    .about = Il n’y a rien à vérifier : de vrais dés ont été lancés, et leurs valeurs tapées.
page-verdict-forked =
    { $forked ->
        [0] La partie a commencé au milieu, à une position donnée.
        [one] La première entrée vient d’une autre partie et n’est pas vérifiée ici.
       *[other] Les { $forked } premières entrées viennent d’une autre partie et ne sont pas vérifiées ici.
    }
page-verdict-own-tables = La partie a été jouée avec les valeurs du fichier d’un propriétaire.
page-check-by-rules = Selon les règles, par le serveur
page-proof-here =
    { $kind ->
        [open] { $draws ->
            [one] Vérifié dans ce navigateur : le seul tirage est celui de la graine ouverte, ce qui ne prouve rien de plus.
           *[other] Vérifié dans ce navigateur : les { $draws } tirages sont ceux de la graine ouverte, ce qui ne prouve rien de plus.
        }
       *[fair] { $draws ->
            [one] Vérifié dans ce navigateur : le seul tirage découle du secret et des parts des joueurs.
           *[other] Vérifié dans ce navigateur : les { $draws } tirages découlent du secret et des parts des joueurs.
        }
    }
page-proof-own =
    { $givers ->
        [one] L’empreinte du secret, les conditions et la part sont celles que ce navigateur a gardées avant le premier tirage : ni vous ni l’hôte n’avez pu choisir les dés.
       *[other] L’empreinte du secret, les conditions, les promesses de tous et votre part sont celles que ce navigateur a gardées avant le premier tirage : personne n’a pu choisir les dés.
    }
page-proof-not-own = Ce navigateur ne garde rien de ces dés : cela montre seulement que l’enregistrement est cohérent.
page-proof-shown =
    { $shown ->
        [one] Un tirage sur { $draws } se trouve dans le journal gardé par ce navigateur, et il y est le même.
       *[other] { $shown } tirages sur { $draws } se trouvent dans le journal gardé par ce navigateur, et ils y sont les mêmes.
    }
page-proof-rules = Que l’on ait tiré ce qu’il fallait au bon moment découle des règles : le serveur le dit ci-dessous, et leagues verify le dit sur votre propre machine. L’hôte connaissait toujours les tirages à venir.
page-proof-unreadable = L’enregistrement est illisible.
page-proof-no-secret = Le secret n’est pas dans l’enregistrement. Il est révélé quand la partie est finie.
page-proof-secret = Le secret de l’enregistrement n’a pas l’empreinte qui était publiée.
page-proof-terms = La première ligne de l’enregistrement ne dit pas la même chose que les conditions fixées avant la création des dés.
page-proof-promise = Les parts de l’enregistrement ne sont pas celles qui étaient promises.
page-proof-no-luck = L’entrée { $entry } ne dit pas ce qui pouvait être tiré, comme dans les enregistrements de versions antérieures. Vérifiez-la avec leagues verify.
page-proof-count = L’entrée { $entry } est mal comptée parmi les tirages de son moment.
page-proof-draw = L’entrée { $entry } dit { $found }, mais les dés donnent { $right }.
page-proof-kept-commitment = L’enregistrement a une autre empreinte du secret que celle donnée à ce navigateur avant la partie.
page-proof-kept-share = L’enregistrement n’a pas la part que ce navigateur a donnée.
page-proof-kept-terms = L’enregistrement a d’autres conditions que celles données à ce navigateur avant la partie.
page-proof-kept-promises = L’enregistrement a d’autres promesses ou parts que celles données à ce navigateur avant la partie.
page-proof-kept-draw = L’entrée { $entry } n’est pas ce que ce navigateur a montré pendant la partie.
page-verdict-first-protocol =
    { $givers ->
        [one] Ces dés suivent le premier protocole : options, valeurs et robots ne font pas partie de la preuve.
       *[other] Ces dés suivent le premier protocole, sans promesses : un hôte qui jouait aussi a pu les choisir.
    }
page-verdict-anew =
    { $anew ->
        [one] Les joueurs ont promis leurs parts une deuxième fois, parce que l’un d’eux avait perdu la sienne.
       *[other] Les joueurs ont promis leurs parts { $anew } fois de nouveau, parce que l’un d’eux avait perdu la sienne.
    }

## Les dés avant le début de la partie

page-dice-waits-promise = On attend que { $who } ouvre la partie : les dés ont besoin de la part de chacun.
page-dice-waits-share = On attend que { $who } ouvre la partie encore une fois : il manque la part promise pour les dés.
page-dice-agree =
    { $why ->
        [rules] Les règles du serveur ont changé : toutes les parts des dés sont à refaire. La vôtre a déjà été montrée : elle n’est remplacée que si vous êtes d’accord.
       *[lost] { $who } a perdu une part des dés déjà promise. Toutes les parts sont à refaire. La vôtre a déjà été montrée : elle n’est remplacée que si vous êtes d’accord. { $count ->
            [one] Si cela se répète, quelqu’un essaie peut-être plusieurs dés : refusez.
           *[other] Les parts ont été refaites { $count } fois : quelqu’un essaie peut-être plusieurs dés. En cas de doute, refusez.
        }
    }
page-dice-anew = D’accord, refaire ma part
page-dice-lost = Ma part est perdue, tous promettent de nouveau
page-dice-elsewhere = Votre part des dés se trouve dans un autre navigateur. Ouvrez-y la partie une fois, ou faites promettre tout le monde de nouveau.
page-dice-not-lost = La table dit que votre part des dés est perdue, mais elle est ici. Si vous ne l’avez pas dit vous-même dans un autre navigateur, ne faites pas confiance à l’hôte.
page-dice-foreign = Votre part de ces dés n’a pas été donnée depuis ce navigateur. Si vous ne l’avez pas donnée dans un autre, c’est l’hôte qui l’a fait : ne faites pas confiance à ces dés.
page-dice-changed = Ce qui était convenu pour ces dés n’est plus ce qui a été dit à ce navigateur : le secret, les options du jeu ou la promesse de quelqu’un a changé. Ne faites pas confiance à ces dés.
page-dice-promised-anew =
    { $why ->
        [rules] Les règles du serveur ont changé : les parts des dés sont refaites.
       *[lost] { $count ->
            [one] { $who } avait perdu une part des dés : toutes sont refaites.
           *[other] { $who } avait perdu une part des dés : toutes sont refaites ; cela fait { $count } fois.
        }
    }

## Réglages

page-settings = Réglages
page-language = Langue
page-theme = Couleurs
page-theme-system = celles du système
page-theme-light = claires
page-theme-dark = sombres
page-motion = Mouvement
page-motion-slow = lent
page-motion-system = normal
page-motion-off = aucun
page-roll-at-once = Lancer aussitôt
    .about = Un nouveau tour lance les dés de lui-même. Le dernier choix d’un tour ne peut alors plus être annulé.
page-notify = Me prévenir quand c’est à moi
    .about = Une notification de votre système, quand cette page n’est pas visible.
page-notify-refused = Le navigateur n’autorise pas les notifications de cette page. Ses propres réglages peuvent changer cela.
page-notify-cannot = Ce navigateur ne connaît pas les notifications.
page-notify-insecure = Les navigateurs ne permettent les notifications qu’aux adresses en https, et à localhost.
page-app = Comme une application
page-app-install = Installer
page-app-installed = Leagues est installé ici. Il s’ouvre aussi sans réseau : sur vos parties et sur les règles.
page-app-offered = Installez Leagues : il aura sa fenêtre et son icône. Il s’ouvre aussi sans réseau : sur vos parties et sur les règles.
page-app-menu = Le menu de votre navigateur peut installer Leagues, ou le mettre sur l’écran d’accueil. Il s’ouvre aussi sans réseau : sur vos parties et sur les règles.
page-app-insecure = Leagues ne peut ni être installé depuis ici, ni s’ouvrir sans réseau : les navigateurs ne le permettent qu’aux adresses en https, et à localhost.
page-app-unable = Ce navigateur ne peut pas garder de pages, ou pas en navigation privée. Leagues a donc besoin du réseau pour s’ouvrir.
page-sound = Son
    .about = Ce qui arrive s’entend aussi : dés, bois, eau, gong, choc. Rien ne se sait par le son seul.
page-sound-of = { $sound ->
    [dice] Dés
    [wood] Bois
    [water] Eau
    [gong] Gong
   *[hit] Choc
}
page-stepwise = Confirmer chaque choix
    .about = Un choix attend toujours le bouton plein, même quand son propre bouton dit ce qu’il fait.
page-all-help = Toujours étaler toutes les aides
    .about = Après un jet, les aides qui ne changent rien sont montrées comme les autres.
page-single-keys = Raccourcis à une touche
    .about = Une lettre, un chiffre ou un signe agit seul, comme U pour annuler. Sans ces touches, Tab, Entrée, Échap et les flèches suffisent pour jouer toute la partie.

## Touches

page-keys = Touches
    .about = À une table, la touche ? montre toutes les touches. Lettres, chiffres et signes se désactivent dans les réglages ; Tab, Entrée, Échap et les flèches suffisent pour jouer toute la partie.
page-key-help = Montrer cette liste
page-keys-press = Un appui choisit ; appuyer de nouveau au même endroit ne change rien. Seul le bouton plein confirme. Un appui sur un endroit vide du plateau, ou Échap, abandonne le choix. Les cartes d’une main et ce qu’on engage se prennent d’un appui et se reposent d’un autre.
page-key-tab = Aller au prochain choix possible
page-key-choose = Choisir l’élément actif
page-key-escape = Fermer ce qui est ouvert
page-key-undo = Annuler le dernier choix
page-key-undo-turn = Annuler tout le tour
page-key-rules = Ouvrir les règles
page-key-settings = Ouvrir les réglages
page-key-replay = En revoyant une partie : un pas en arrière ou en avant
page-key-play = En revoyant une partie : lecture ou pause
page-key-ends = En revoyant une partie : au début ou à la fin
page-key-name-enter = Entrée
page-key-name-escape = Échap
page-key-name-space = Espace
page-key-name-home = Début
page-key-name-end = Fin

## À propos

page-about = À propos
page-about-what = Leagues joue à des jeux de plateau de sous-marins, avec leurs règles complètes. Chaque règle est écrite une seule fois, chaque refus nomme la règle qui le fonde, et rien ici ne vient d’ailleurs ni ne regarde par-dessus votre épaule.
page-about-whose = À qui sont ces jeux
    .about = Ce projet n’est pas celui des éditeurs. Il n’a été ni fait, ni vérifié, ni approuvé par eux ou par les auteurs des jeux, et il ne contient ni leurs textes ni aucune de leurs images. Les noms des jeux appartiennent à leurs éditeurs. Nautilion a été créé par Shadi Torbey.
page-about-dice = Les dés
    .about = Avant le premier lancer, le serveur publie l’empreinte de son secret. Le navigateur de chaque joueur promet ses propres octets et les montre quand tous ont promis. Les dés viennent des deux. Quand la partie est finie, le secret est révélé, et votre navigateur refait chaque lancer. L’hôte connaît les lancers à venir et peut abandonner une partie ; il ne peut pas les changer.
page-about-links = Liens
    .about = Il n’y a pas de comptes. Une place est un lien privé que l’on ne peut deviner ; une invitation le devient quand on l’accepte, une seule fois. Qui a votre lien peut jouer pour vous : ne montrez aux autres que le lien pour regarder. Pour continuer sur un autre appareil, ouvrez-y votre lien de secours.
page-about-type = Polices
    .about = Servies d’ici, sous la licence libre SIL Open Font :

## Quand quelque chose manque

page-unknown-title = Il n’y a rien ici
page-unknown = Cette adresse ne mène nulle part. Peut-être manque-t-il un bout du lien.
page-away-title = Le serveur ne répond pas
page-away = Le serveur est injoignable. Vos parties y sont à l’abri, et la page continue d’essayer.
page-try-again = Réessayer

## Les chances

page-odds = Chances de gagner
    .about = Pour chaque choix, quand c’est à vous de choisir. Désactivé au départ ; l’enregistrement dit que vous l’avez utilisé.
page-odds-together = Tout le monde à la table doit l’activer ; l’enregistrement le dit.
page-odds-waits = En attente : les autres à la table doivent l’activer aussi.
page-odds-nothing = Elles viennent quand vous avez quelque chose à choisir.
page-odds-soon = Calcul en cours…
page-odds-best = le mieux
page-odds-exact = Exactes : tout ce qui peut encore arriver a été compté.
page-odds-estimated = Estimées d’après { $trials ->
    [one] { $trials } essai
   *[other] { $trials } essais
} ; ± vaut 19 fois sur 20.
page-odds-value = D’après ce qui a été appris dans de nombreuses parties ; ± vaut 19 fois sur 20.
page-odds-unknown = Rien n’a été appris de ce jeu avec ces valeurs, et la partie est trop longue pour tout compter.
page-odds-percent = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
page-odds-error = ± { NUMBER($error, maximumFractionDigits: 1) }
page-odds-from = { $error } { $label ->
    [exact] tout compté
    [estimated] par essais
   *[value] par expérience
}
page-hints = Un indice à la fois
    .about = Sans chiffres : d’abord quelle partie du plateau, puis quel choix.
page-hint = Donnez-moi un indice
page-hint-choice = Et le choix

## Le bilan

page-ledger = Chance et choix
page-ledger-of = Chance et choix : { $game }
page-ledger-soon = Calcul en cours…
page-ledger-whose = Les chances de qui
page-ledger-start = chances au départ
page-ledger-part-luck = le hasard : jets et tirages
page-ledger-part-play = perdu par les choix
page-ledger-part-rivals = les choix des autres
page-ledger-part-unseen = imprévu
page-ledger-result = la partie à la fin
page-ledger-luck = Hasard
page-ledger-play = Choix
page-ledger-rivals = Les autres
page-ledger-unseen = Imprévu
page-ledger-chance = Chances de gagner
page-ledger-percent = { $chance } %
page-ledger-percent-fine = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
page-ledger-band = La bande de ± { $points ->
    [one] { $points } point
   *[other] { $points } points
} les contient 19 fois sur 20.
page-ledger-table = En tableau
page-ledger-chart = En graphique
page-ledger-drawn = Chances de gagner : { $start } % au départ, { $result } % à la fin, après { $stages } { $stages ->
    [one] tour
   *[other] tours
}. Les mêmes chiffres sont dans le tableau.
page-ledger-turn = Tour
page-ledger-round = Manche
page-ledger-before = Départ
page-ledger-all = En tout
page-ledger-points = Tournants de la partie
page-ledger-no-points = Aucun jet et aucun choix n’a rien changé.
page-ledger-point = { $where }, { $kind ->
    [play] choix
   *[luck] hasard
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
page-ledger-better = Mieux : { $move }
page-ledger-look = Regarder
    .about = Regarder : { $letter }, { $where }
page-ledger-on = Continuer à partir d’ici
    .about = Continuer à partir d’ici : { $letter }, { $where }
page-ledger-back = Retour à la table
page-ledger-save = Garder le bilan
page-ledger-none = Il n’y a pas de bilan
page-ledger-how = D’après les chances telles qu’on pouvait les connaître à chaque moment, apprises dans de nombreuses parties.

## La fiche

page-read-about = À propos : { $title }
page-read-more = Pour en savoir plus
page-read-rule = Règle { $number }, { $standing }
page-read-from = Source
page-read-now = Ici
page-read-price = Prix
page-read-worth = Valeur
page-read-where = Où
page-read-other = Autre face
page-read-open = un clic la garde · A pour y entrer · Échap la ferme
page-read-held = un second clic ou Échap la ferme
page-key-read = Lire la fiche de l’élément actif

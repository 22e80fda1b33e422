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
page-to-home = Vers l’accueil
page-close = Fermer
page-toasts = Messages
page-opening = La table s’ouvre…
page-turn = Tour { $turn }
page-round = Manche { $round }
page-player = Joueur { $number }
page-recommended = conseillé

## L’accueil

page-plate-nautilion = Nautilion
    .who = Seul, ou à deux ensemble · 20 minutes
    .about = Rassemblez neuf équipiers le long de la spirale et gagnez les Abysses avant que le Fantôme n’atteigne les Îles Bienheureuses.
page-plate-island = Nautilus Island
    .who = De deux à quatre, chacun pour soi · 30 minutes
    .about = Fouillez la coque échouée, hublot après hublot, et rapportez les plus belles collections.
page-plate-nemo = Nemo’s War
    .who = Un seul capitaine · deux heures
    .about = Parcourez les océans dans la peau de Nemo : explorez, étudiez, ou faites la guerre aux empires de la surface.
page-begin-nautilion = Prendre la mer
page-begin-island = Débarquer
page-begin-nemo = Plonger
page-choice-nautilion =
    { $mode ->
        [alone] En solo
        [together] À deux sur cet écran
       *[link] À deux, par un lien
    }, navire { $ship }, { $reserve ->
        [1] un jeton
        [2] deux jetons
        [3] trois jetons
        [4] quatre jetons
        [5] cinq jetons
        [6] six jetons
       *[other] { $reserve } jetons
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
        [war] Guerre !
       *[explore] Exploration
    }, { $difficulty ->
        [sailor] en matelot
        [captain] en capitaine
       *[officer] en officier
    }{ $luck ->
        [open] , graine ouverte
        [own] , vos propres dés
       *[fair] { "" }
    }
page-options = Options
page-options-island = joueurs, robots, mémoire
page-options-nautilion = navire, réserve, cinq extensions
page-options-nemo = mobile, difficulté, huit aspects
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
page-guide-left = Vous avez commencé une première partie ; vous en étiez à la leçon { $at } sur { $of }.
page-guide-go-on = La continuer
page-guide-anew = Tout recommencer
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
page-not-yours = C’est à votre partenaire.
page-not-begun = Elle n’a pas encore commencé.

## Préparer une partie

page-setup-of = Nouvelle partie de { $game }
page-recommend = Revenir à ce qui est conseillé
page-mode = Qui joue
page-mode-nautilion-alone = Seul
    .about = Vous contre le Fantôme.
page-mode-nautilion-together = À deux sur cet écran
    .about = Un Amiral chacun, côte à côte ; vous gagnez ou perdez ensemble.
page-mode-nautilion-link = Avec un partenaire au loin
    .about = Vous recevez un lien à envoyer. Ce qui se décide à deux est proposé, puis accepté.
page-mode-island-alone = Seul
    .about = Vous contre des robots qui n’en savent pas plus que vous.
page-mode-island-together = À plusieurs sur cet écran
    .about = Les mains restent retournées jusqu’à ce que chacun montre la sienne.
page-mode-island-link = Avec des amis au loin
    .about = Vous recevez un lien à envoyer à chacun.
page-people = Personnes
    .about = Des robots prennent les places qui restent.
page-patience = Places muettes
    .about = Si les autres peuvent confier une place à un robot quand elle ne répond pas. Son lien la reprend à tout moment.
page-patience-of = { $seconds ->
    [0] Jamais
    [120] Après deux minutes
    [900] Après un quart d’heure
   *[other] Après un jour
}
page-luck = Dés
page-luck-fair = Dés loyaux
    .about = Le serveur s’engage sur son secret avant le premier jet, et votre navigateur y ajoute sa part. Ensuite, chaque jet peut être vérifié.
page-luck-open = D’une graine ouverte
    .about = Le même mot redonne les mêmes dés. Qui le connaît connaît les dés : ils ne prouvent donc rien.
page-luck-own = Mes propres dés
    .about = Pour qui a la boîte sur la table : vous lancez les dés et tapez ce qui sort.
page-luck-cards = Mélange
page-luck-cards-fair = Mélange équitable
    .about = Le serveur s’engage sur son secret avant la première carte, et chaque navigateur ajoute sa part. Après coup, chaque tirage se vérifie.
page-luck-cards-open = D’une graine ouverte
    .about = Le même mot redonne les mêmes cartes. Qui le connaît connaît les cartes : elles ne prouvent rien.
page-luck-cards-own = Mes propres cartes
    .about = Pour qui a la boîte sur la table : vous tirez, et vous indiquez ce qui sort.
page-seed = Graine : un mot quelconque

## Inviter

page-invite = Inviter votre partenaire
    .about = Envoyez ce lien. La partie commence quand votre partenaire l’ouvre.
page-invite-several = Inviter les autres
    .about = Envoyez à chacun l’un de ces liens. La partie commence quand tous l’ont ouvert.
page-invite-link-of = Lien pour le joueur { $number }
page-invite-link = Lien pour votre partenaire
page-invite-secret = Qui possède ce lien joue pour votre partenaire. Votre propre lien est l’adresse de cette page : gardez-la pour vous.
page-copy = Copier
page-copied = Copié.
page-copy-yourself = Le navigateur ne nous laisse pas copier. Le lien est sélectionné : copiez-le au clavier.
page-share = Partager

## À la table

page-table-tools = Table
page-undo = Annuler
page-undo-what = Annuler : { $what }
page-undo-turn = Reprendre tout le tour
page-undone = C’est annulé.
page-undo-barred = On ne peut plus revenir en arrière : { $why }.
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
page-company = Vos partenaires
page-say = Dire quelque chose
page-said = { $who } : « { $what } »
page-you-said = Vous avez dit : « { $what } »
page-partner-here = { $who } est là.
page-partner-away = { $who } est absent.
page-proposal = Proposition
page-proposed = { $who } propose : { $what }.
page-proposed-own = Vous proposez : { $what }. Votre partenaire doit encore répondre.
page-proposed-seconds = Cela vaudra dans { $seconds } secondes, sauf objection.
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
page-source-lines = { $book }, lignes { $lines }
page-source-ruling = décision { $ruling }
page-book-000 = livret anglais
page-book-001 = livret anglais avec les cartes
page-book-003 = Livret anglais de Nautilus Island
page-book-004 = Livret anglais de Nemo’s War
page-book-002 = livret français

## Mes parties

page-mine = Mes parties
    .about = Les parties dont ce navigateur a les liens. Personne d’autre ne voit cette liste ; un autre appareil connaît une partie dès que vous y ouvrez son lien.
page-mine-none = Aucune partie pour l’instant.
page-mine-away = Le serveur est hors d’atteinte : on ne sait pas où en sont vos parties. Leurs liens sont à l’abri dans ce navigateur.
page-mine-remembered = Ce dont ce navigateur se souvient
page-mine-opened = Ouverte ici : { $when }
page-mine-unnamed = Une partie
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
page-delete-record = Supprimer cet enregistrement ?
    .about = L’enregistrement de { $game } disparaîtra du serveur, et avec lui le lien pour le revoir. Le fichier que vous avez ouvert reste tel quel.
page-deleted = C’est supprimé.
page-off-list = Retirer de votre liste ?
    .about = { $game } quitte votre liste. La partie elle-même reste à ses joueurs.
page-off-list-now = Retirer de la liste
page-off-list-done = C’est retiré de votre liste.
page-records = Enregistrements
    .about = Un enregistrement est un fichier texte avec chaque choix et chaque jet d’une partie. Ouvrez-en un pour le regarder et pour continuer depuis n’importe quelle position.
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
page-fork = Continuer d’ici
    .about = Une nouvelle partie qui commence par cette position. Celle que vous regardez reste comme elle est.
page-fork-frozen = Les règles ont changé depuis. Revenez à une position d’avant ce changement pour continuer à partir de là.
page-fork-now = Nouvelle partie d’ici
page-replay-end = La partie se poursuit d’ici.
page-replay-frozen = Les règles ont changé depuis : à partir d’ici, elle est montrée telle qu’elle a été gardée, sans pouvoir être reprise.
page-share-replay = Lien pour revoir cette partie
page-onlookers = Spectateurs
    .about = Qui possède ce lien voit ce que tout le monde peut voir, et ne joue rien.
page-onlookers-make = Créer un lien pour spectateurs
page-onlookers-link = Lien pour spectateurs
page-record = Enregistrement
page-receipt = Garder le reçu

## Vérifier les dés

page-check = Vérifier les dés
    .about = Chaque jet est tiré à nouveau du secret contenu dans l’enregistrement, puis comparé. La partie doit être finie, car le secret n’est dit qu’alors. Vous pouvez aussi le faire sans nous : leagues verify ENREGISTREMENT
page-this-game = Cette partie
page-check-file = Un enregistrement dans un fichier
page-check-record = Choisir un enregistrement
page-check-receipt = Choisir un reçu
    .about = Le reçu contient ce que votre navigateur a ajouté au hasard avant le premier jet. Il vous sert à prouver que le secret n’a pas été changé après coup.
page-check-now = Vérifier
page-check-with-receipt = Vérifier avec mon reçu
page-verdict-bad = Rien n’est prouvé.
page-verdict-fair =
    { $draws ->
        [0] L’enregistrement est juste ; rien n’a été tiré.
        [one] Le seul jet est celui que donne le secret.
       *[other] Les { $draws } jets sont ceux que donne le secret.
    }
    .about = Le secret correspond à la promesse publiée avant le premier jet, et il donne exactement ces dés.
page-verdict-receipt = Votre reçu correspond aussi : la promesse a été faite avant que votre navigateur ne donne sa part, personne n’a donc pu choisir les dés.
page-verdict-no-receipt = Vérifié sans reçu : cela montre que l’enregistrement est cohérent. Avec un reçu, vous sauriez aussi que c’est bien la promesse qui vous a été faite.
page-verdict-open = Les jets sont ceux de la graine ouverte.
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

## Réglages

page-settings = Réglages
page-language = Langue
page-language-en = English
page-language-fr = Français
page-theme = Couleurs
page-theme-system = celles du système
page-theme-light = claires
page-theme-dark = sombres
page-motion = Mouvement
page-motion-system = comme le système
page-motion-off = aucun
page-roll-at-once = Lancer aussitôt
    .about = Un nouveau tour lance les dés de lui-même. On ne peut alors plus revenir sur le dernier choix d’un tour.
page-notify = Me prévenir quand c’est à moi
    .about = Un avis de votre système, quand cette page n’est pas visible.
page-notify-refused = Le navigateur n’autorise pas les avis de cette page. Ses propres réglages peuvent changer cela.
page-notify-cannot = Ce navigateur ne connaît pas les avis.
page-single-keys = Touches d’un seul signe
    .about = Une lettre, un chiffre ou un signe agit seul, comme U pour annuler. Sans ces touches, Tab, Entrée, Échap et les flèches suffisent pour jouer toute la partie.

## Touches

page-keys = Touches
    .about = À une table, la touche ? montre tout ce qui peut être pressé. Lettres, chiffres et signes se désactivent dans les réglages ; Tab, Entrée, Échap et les flèches suffisent pour jouer toute la partie.
page-key-help = Montrer cette liste
page-key-tab = Aller au prochain choix possible
page-key-choose = Choisir ce qui a le focus
page-key-escape = Fermer ce qui est ouvert
page-key-undo = Reprendre le dernier choix
page-key-undo-turn = Reprendre tout le tour
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
page-about-what = Leagues joue à des jeux de plateau sur les sous-marins, avec leurs règles complètes. Chaque règle est écrite une seule fois, chaque refus nomme la règle qui le fonde, et rien ici ne vient d’ailleurs ni ne regarde par-dessus votre épaule.
page-about-whose = À qui sont ces jeux
    .about = Ce projet n’est pas celui des éditeurs. Il n’a été ni fait, ni vérifié, ni approuvé par eux ou par les auteurs des jeux, et il ne contient ni texte ni image d’eux. Les noms des jeux appartiennent à leurs éditeurs. Nautilion a été créé par Shadi Torbey.
page-about-dice = Les dés
    .about = Avant le premier jet, le serveur publie l’empreinte de son secret ; votre navigateur y ajoute ses propres octets. Les dés viennent des deux. La partie finie, le secret est dit, et chacun peut tirer à nouveau chaque jet.
page-about-links = Liens
    .about = Il n’y a pas de comptes. Une place est un lien impossible à deviner : ouvrez-le sur un autre appareil, et vous y êtes assis aussi. Qui a votre lien peut jouer pour vous ; ne montrez donc aux autres que le lien des spectateurs.
page-about-type = Caractères
    .about = Servis d’ici, sous la licence libre SIL Open Font :

## Quand quelque chose manque

page-unknown-title = Il n’y a rien ici
page-unknown = Cette adresse ne mène nulle part. Peut-être manque-t-il un bout du lien.
page-away-title = Le serveur est absent
page-away = Le serveur ne répond pas. Vos parties y sont à l’abri, et la page continue d’essayer.
page-try-again = Réessayer

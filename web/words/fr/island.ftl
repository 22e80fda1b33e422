### Nautilus Island : ce que dit la page autour des mots du jeu.

## La table

island-page-hull = Le Nautilus échoué
island-page-columns = Les colonnes, de l’arrière à l’avant
island-page-stern = arrière
island-page-bow = avant
island-page-castaway = { $seat ->
    [0] Bleu
    [1] Rouge
    [2] Jaune
   *[other] Violet
}
island-page-you = Vous
island-page-laying = On distribue les piles.
island-page-over = La partie s’est achevée après { $round ->
        [one] { $round } manche
       *[other] { $round } manches
    }.
island-page-final = { $final ->
    [1] Avant-dernière
   *[other] Dernière manche
}
island-page-queue = Ordre de cette manche
island-page-has-moved = a bougé
island-page-direction = { $side ->
    [below] Du dessus au dessous.
   *[above] Du dessous au dessus.
}
    .why = Le plus près de l’arrière commence la manche suivante.
island-page-stands = { $who } se tient { $side ->
    [below] en dessous
   *[above] au-dessus
}.
island-page-turn-of = { $state ->
    [moving] bouge
    [acting] au travail
    [moved] en { $column }
   *[waits] attend
}
island-page-slot = { $column }{ $state ->
    [here] , ici ?
    [open] , libre
   *[barred] , barrée
}
island-page-yours = votre dernière
    .short = à vous
island-page-barred-short = barrée
island-page-place = { $from ->
    [1] { $to ->
        [1] 1er ensuite
        [2] 1er ou 2e
       *[other] 1er à { $to }e
    }
    [2] { $to ->
        [2] 2e ensuite
        [3] 2e ou 3e
       *[other] 2e à { $to }e
    }
    [3] { $to ->
        [3] 3e ensuite
       *[other] 3e ou 4e
    }
   *[other] 4e ensuite
}
    .short = { $from ->
        [1] { $to ->
            [1] 1er
            [2] 1er–2e
            [3] 1er–3e
           *[other] 1er–4e
        }
        [2] { $to ->
            [2] 2e
            [3] 2e–3e
           *[other] 2e–4e
        }
        [3] { $to ->
            [3] 3e
           *[other] 3e–4e
        }
       *[other] 4e
    }
    .next = { $from ->
        [1] { $to ->
            [1] puis 1er
            [2] 1er–2e
            [3] 1er–3e
           *[other] 1er–4e
        }
        [2] { $to ->
            [2] puis 2e
            [3] 2e–3e
           *[other] 2e–4e
        }
        [3] { $to ->
            [3] puis 3e
           *[other] 3e–4e
        }
       *[other] puis 4e
    }
island-page-unseen = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
island-page-column-is = Colonne { $column }, { $stacks ->
    [one] une pile
   *[other] { $stacks } piles
}{ $height ->
    [0] , vide.
    [one] { " " }d’une carte : { $tops } au sommet.
   *[other] { " " }de { $height } cartes : { $tops } au sommet.
}
island-page-column-free = Vous pouvez y aller : { $place }.
island-page-barred = Interdit : { $rule }

## Le volet

island-page-spaces = Camp
    .note = { $left ->
        [0] plus de jeton dans le sac
        [one] un jeton dans le sac
       *[other] { $left } jetons dans le sac
    }, complété à { $refill }
island-page-none-left = plus rien
island-page-bonus = { $kind ->
    [0] points
    [1] points
    [2] par carte
    [3] hublot
    [4] si impaire
   *[other] pour une paire
}
island-page-piles = Hublots
    .note = pour une collection de cette taille
island-page-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
island-page-worth = Hublot à { $value },
island-page-pile = { $left ->
    [0] plus aucun
    [one] le dernier
   *[other] encore { $left }, puis { $under }
}
island-page-where = { $column ->
    [0] sur la plage
   *[other] { $moved ->
        [yes] en { $column }
       *[no] était en { $column }
    }
}{ $bot ->
    [no] { "" }
    [yes] , robot
   *[other] , robot ({ $bot })
}
island-page-hand-size = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
    .short = + { $count } en main
island-page-plus-hand = + main
island-page-known = { $count ->
    [0] Pris à la vue de tous et encore en main : rien.
   *[other] Pris à la vue de tous et encore en main :
}
island-page-next = Manche suivante
    .note = de l’arrière à l’avant
island-page-tie = À points égaux
    .note = le plus près de l’arrière gagne
island-page-rivals = Rivaux
island-page-stock = Hublots et jetons bonus
island-page-journal = Journal
island-page-now = total

## Ses propres cartes

island-page-hand = Votre main
    .note = { $count ->
        [0] aucune carte
        [one] une carte, visible de vous uniquement
       *[other] { $count } cartes, visibles de vous uniquement
    }
island-page-hand-empty = Votre main est vide. Commencez par récupérer.
island-page-card = { $card }, { $colour }{ $value ->
    [-1] { "" }
    [one] , un point
   *[other] , { $value } points
}
island-page-camp = Votre camp
    .note = si tout s’arrêtait maintenant
island-page-camp-empty = Rien n’est encore rangé.
island-page-set = { $colour }, { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.{ $porthole ->
    [0] { "" }
   *[other] { " " }Fermée à { $porthole }.
}
island-page-closed = fermée
island-page-open = encore ouverte
island-page-idle = { $source ->
    [double] pas de hublot à doubler
    [odd] pas impaire
    [pair] pas de paire
   *[other] rien encore
}
island-page-treasures = Trésors en main : { $cards }
island-page-times = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

## Ce qui est demandé

island-page-ask-explore = Choisissez votre colonne, { $side ->
    [below] en dessous
   *[above] au-dessus
}.
    .more = { $first ->
        [yes] Vous y récupérerez : personne n’a encore de cartes.
       *[no] Vous y récupérerez ou rangerez. Barrées : là où se tient un rival, et votre dernière colonne.
    }
island-page-ask-act = Récupérer ou ranger ?
    .more = Récupérer prend la carte du dessus de chaque pile. Pour ranger, soulevez dans votre main des cartes d’une seule couleur.
island-page-ask-close = Fermer maintenant : { $colour } ?
    .more = Un hublot ne va qu’à sa taille exacte, et seulement maintenant.
island-page-waiting = { $who } joue.
island-page-watching = Vous regardez. Les mains restent cachées.
island-page-waits-seats = On attend que les autres ouvrent leur lien.
island-page-moment = Un instant…
island-page-lost = La ligne est coupée. Votre coup part dès qu’elle revient.
island-page-curtain = { $who } : à vous de jouer.
    .more = Votre main reste retournée jusqu’à ce que vous la montriez. Les autres regardent ailleurs.
island-page-uncover = Montrer ma main
island-page-news = Ce que les autres ont fait

## Choisir

island-page-column-head = Colonne
island-page-collect-head = Récupérer
island-page-store-head = Ou ranger, et fermer à
island-page-store-short = ou ranger
island-page-next-head = Ensuite
island-page-empty = plus rien
island-page-nothing-to-store = rien à ranger
island-page-up-to = jusqu’à { $spaces } :
island-page-more = +{ $count }
island-page-store-set = { $cards ->
    [one] Une en { $colour }
   *[other] { $cards } en { $colour }
} : collection de { $size }
island-page-gain = { $closing ->
    [0] +{ $points }
   *[other] +{ $points }, ou +{ $closing } fermée à { $value }
}
island-page-plus = +{ $points }
island-page-do-explore = { $column ->
    [0] Choisir une colonne
   *[other] Aller en colonne { $column }
}
island-page-do-act = Choisir
island-page-do-close = Choisir
island-page-do-store = { $cards ->
    [one] Ranger une carte
   *[other] Ranger { $cards } cartes
}
island-page-undoable = peut être annulé
island-page-final-choice = ne peut pas être annulé

## Ce que les autres ont fait

island-page-to-column = en colonne { $column } :
island-page-took = a pris { $what }.
island-page-stored = a rangé { $count ->
    [one] une carte
   *[other] { $count } cartes
} en { $colour }.
island-page-got-bonus = Bonus : { $bonus }.
island-page-closed-with = Collection fermée à { $value }.
island-page-passed = a passé.

## La fin

island-page-won = Vous avez gagné
island-page-won-by = { $who } a gagné
island-page-result = { $points ->
    [one] Un point
   *[other] { $points } points
} après { $round ->
        [one] { $round } manche
       *[other] { $round } manches
    }.
island-page-tied = À égalité : { $who } était le plus près de l’arrière.
island-page-results = Chaque point expliqué
island-page-set-head = Collection
island-page-total = Total
island-page-part = { $source ->
    [porthole] hublot { $amount }
    [two] bonus { $amount }
    [three] bonus { $amount }
    [per_card] par carte { $amount }
    [double] hublot encore { $amount }
    [odd] collection impaire { $amount }
    [pair] paire { $amount }
   *[treasure] { $count ->
        [one] { $card } { $amount }
       *[other] { $count } × { $card } { $amount }
    }
}
island-page-again = Rejouer
island-page-look-back = Revoir la partie
island-page-reasons = D’où vient chaque point
island-page-check = Vérifier le hasard
island-page-look = Regarder la table

## Une autre partie

island-page-rematch-ready = La revanche est prête.
island-page-rematch-go = Vers la revanche

## Touches

island-page-key-columns = choisir une colonne
island-page-key-arrows = parcourir colonnes, lignes et cartes
island-page-key-enter = choisir l’élément actif ; ailleurs, appuyer sur le bouton plein
island-page-key-go = presser le bouton plein
island-page-key-collect = récupérer
island-page-key-store = ranger : la meilleure collection, à changer ensuite dans la main
island-page-key-close = fermer la collection
island-page-key-leave = la laisser ouverte
island-page-key-rule = ouvrir la règle
island-page-key-parts = aller au choix, à la main, à la coque
island-page-key-escape = abandonner un choix à moitié fait ; passer un mouvement

## La première partie

island-page-guide = Votre premier débarquement
island-page-guide-at = Leçon { $at } sur { $of }
island-page-guide-next = Continuer
island-page-guide-skip = Passer cette leçon
island-page-guide-leave = Quitter les leçons
island-page-guide-open = Ouvrir la leçon
island-page-guide-fold = Replier la leçon
island-page-guide-retry = Réessayer
island-page-guide-working = Un instant…
island-page-guide-welcome = Le Nautilus est échoué, plein d’objets utiles. Vous et un rival le fouillez colonne par colonne. Qui rapporte les meilleures collections gagne.
island-page-guide-explore = Chaque tour commence par un déplacement. Choisissez une colonne qui brille, puis pressez le bouton. Vers l’avant il y a plus de piles ; vers l’arrière on joue plus tôt à la manche suivante.
island-page-guide-hand = À la première manche tout le monde récupère aussitôt : la carte du dessus de chaque pile de votre colonne est dans votre main. Personne d’autre ne voit celles qui étaient face cachée.
island-page-guide-order = Après chaque manche tout le monde passe de l’autre côté de la coque, et le plus près de l’arrière commence.
island-page-guide-barred = Deux colonnes peuvent être barrées : là où se tient un rival du même côté, et celle que vous quittez. Pressez-en une pour voir sa règle, puis choisissez-en une autre.
island-page-guide-collect = Vous avez maintenant le choix : récupérer encore, ou ranger. Récupérez cette fois. Des cartes d’une même couleur forment une collection ; les trésors jaunes comptent seuls, en main.
    .aside = Ranger convient aussi. Récupérer apporte de nouvelles cartes quand la main se vide.
island-page-guide-store = Ces cartes font une belle collection : soulevez-les dans votre main et pressez le bouton. Pas plus que la colonne n’a de piles.
    .aside = Récupérer convient aussi. Mais, trésors à part, seul ce qui est rangé compte.
island-page-guide-bonus = Avec les premières cartes d’une couleur vient son jeton bonus. Certains posent une condition : collection impaire, paire, hublot. Votre camp dit ce que chacun rapporte.
island-page-guide-close = Cette collection a exactement la taille d’un hublot. La fermer rapporte beaucoup de points, mais plus rien ne s’y ajoute. La laisser ouverte, c’est renoncer à cette taille.
island-page-guide-last = Une colonne est vide : c’est la dernière manche. Ce qui reste en main ne compte pas, trésors à part ; rangez donc ce que vous pouvez.
island-page-guide-farewell = Collections, jetons, hublots et trésors sont comptés, et vous avez gagné. Commencez votre partie : à plusieurs rivaux elle est plus serrée.
    .lost = Votre rival était devant cette fois. Vous connaissez tous les choix : recommencez, ou commencez votre partie.

## La fiche

island-page-read-card = Carte, { $colour }
island-page-read-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
island-page-read-set = { $size ->
        [0] Pas encore de collection
        [one] Une dans votre collection
       *[other] { $size } dans votre collection
    } ; { $held ->
        [0] aucune en main
        [one] une en main
       *[other] { $held } en main
    }.
island-page-read-copies = Dans le jeu
island-page-read-of = { $count ->
        [one] un exemplaire
       *[other] { $count } exemplaires
    }
island-page-read-bonus = Jeton bonus
island-page-read-spaces = au camp, avec : { $colours }
island-page-read-porthole = Hublot pour une collection
island-page-read-under = Dessous
island-page-read-column = Colonne de la coque
island-page-read-number = Colonne { $column }
island-page-read-tops = Visible

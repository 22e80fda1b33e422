### Nautilus Island dans le terminal.

book-003 = Livret anglais de Nautilus Island

island-reconstructed = (valeurs reconstituées)
island-setting-up = Mise en place
island-where = { $final ->
    [2] DERNIÈRE MANCHE ({ $round }) · { $side }
   *[other] Manche { $round } · { $side }
}
island-you = Vous êtes { $castaway }
island-back = arrière
island-front = avant
island-legend = Les naufragés passent du côté à ligne double ; [ ] est le vôtre. 3×8 : colonne 3, huit cartes par pile. { $hidden } : face cachée{ $mark }. Collections : cartes, jetons, (hublot) = points. ▶ joue maintenant.
island-note-final = { $final ->
    [2] Dernière manche : votre dernier tour
   *[other] Une colonne est vide : la manche suivante sera la dernière
}
island-sample = { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    }, { $stacks ->
        [one] { $stacks } pile
       *[other] { $stacks } piles
    }

## Les camps

island-hand-column = main
island-points-column = total
island-bonus-signs = c x i p
island-bonus-brief = { $kind ->
    [2] { $points }/carte
    [3] hublot
    [4] { $points } impair
    [5] { $points } paire
   *[other] { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
}
island-portholes = Hublots { $piles }
island-next-order = Manche suivante : { $order }
island-hand = Main { $count }
island-hand-empty = Votre main est vide
island-hand-treasures = valent { $points }

## Explorer

island-column-barred = Colonne { $column } : pas maintenant. { $why }.
island-unseen = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
island-stores = ranger { $sets }
island-turn-next = { $same ->
    [yes] tour { $low }
   *[no] tour { $low }–{ $high }
}
island-say-column = Colonne { $column } : { $collect } ; { $store }.
island-say-collect = récupérer { $cards }
island-say-collect-nothing = rien à récupérer
island-say-stores = ou ranger { $sets }
island-say-stores-nothing = rien à ranger
island-say-could = { $count } × { $colour }, une collection de { $size }{ $porthole ->
    [0] { "" }
   *[other] { " " }avec un hublot de { $porthole }
}
island-say-next = { $low ->
    [1] { $high ->
        [1] Vous joueriez 1er à la manche suivante.
        [2] Vous joueriez 1er ou 2e à la manche suivante.
        [3] Vous joueriez du 1er au 3e rang à la manche suivante.
       *[4] Vous joueriez du 1er au 4e rang à la manche suivante.
    }
    [2] { $high ->
        [2] Vous joueriez 2e à la manche suivante.
        [3] Vous joueriez 2e ou 3e à la manche suivante.
       *[4] Vous joueriez du 2e au 4e rang à la manche suivante.
    }
    [3] { $high ->
        [3] Vous joueriez 3e à la manche suivante.
       *[4] Vous joueriez 3e ou 4e à la manche suivante.
    }
   *[4] Vous joueriez 4e à la manche suivante.
}

## Récupérer et ranger

island-ask-act = Colonne { $column } : récupérer ses cartes, ou ranger au camp ?
island-collect = Récupérer { $cards }
island-collect-nothing = Récupérer : la colonne est vide
island-store = Ranger { $colour } : jusqu’à { $most } de vos { $held } ; votre collection en a { $size }
island-store-one = Ranger { $colour } : { $cards }
island-store-closed = { $colour } : { $count } en main, mais votre collection est fermée
island-treasures-stay = { $count ->
    [one] Un trésor : il reste dans votre main
   *[other] { $count } trésors : ils restent dans votre main
}
island-ask-way = Ranger quelles cartes ({ $colour }) ? { $bonus }
island-bonus = Vous gagnez le jeton : { $bonus }.
island-no-bonus = Il n’y a pas de jeton pour cette couleur.
island-way = → { $size ->
    [one] 1 carte
   *[other] { $size } cartes
}, vaut { $worth }{ $porthole ->
    [0] , pas encore fermable
   *[other] , fermée ({ $porthole }) { $closed }
}

## Fermer

island-ask-close = Fermer { $colour }, { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }, avec le hublot de { $value } ?
island-close = Fermer ; la collection vaut alors { $points }
island-leave = Laisser ouverte : adieu la taille { $size } ! Ensuite { $larger ->
        [one] { $larger } carte
       *[other] { $larger } cartes
    } ({ $value }) ; en main : { $held }
island-leave-last = Laisser ouverte ({ $worth }) : adieu la taille { $size }, { $why ->
    [last] et c’est le dernier tour !
   *[none] et plus rien de plus grand !
}

## En phrases

island-say-hull = Le Nautilus, de l’arrière à l’avant. Les piles sont visibles ou cachées comme sur notre plateau
island-say-stacks = Colonne { $column }, { $stacks ->
    [one] une pile
   *[other] { $stacks } piles
} de { $height } : { $cards }.
island-say-empty = vide
island-say-stands = { $castaway } se tient { $side ->
    [above] au-dessus
   *[below] au-dessous
}.
island-say-spaces = Jetons bonus au camp : { $spaces }.
island-say-space = { $colour } ({ $bonus })
island-say-no-bonus = aucun
island-say-portholes = Hublots : { $piles }
island-say-pile = { $value ->
    [0] plus aucun pour { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }
   *[other] { $value } pour { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }
}
island-say-player = { $castaway }{ $kind ->
    [you] , vous
    [bot] , un robot
   *[person] { "" }
} : { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $kind ->
    [you] { "" }
   *[other] { " " }sans les trésors
}.
island-say-set = { $colour }, { $count ->
    [one] une carte
   *[other] { $count } cartes
} ; jetons : { $bonus } ; { $porthole ->
    [0] ouverte
   *[other] fermée avec { $porthole }
} ; vaut { $points }.
island-say-watched = Tout le monde a vu prendre : { $cards }.
island-say-hand = Votre main : { $cards }.
island-say-treasures = Vos trésors valent { $points }

## Cartes et jetons

island-card-bonus = Jeton bonus { $sign } : { $bonus }
island-card-spaces = { $count ->
    [0] pas au camp pour l’instant
   *[other] au camp : { $spaces }
}
island-card-count = Il y en a { $count }
island-card-pile = Hublots pour { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }
island-card-left = { $count ->
    [0] tous pris
   *[other] il reste : { $values }
}
island-card-values = Du haut de la pile, ils valent { $values }.
island-card-held = { $count ->
    [0] pas dans votre main
   *[other] dans votre main : { $count }
}
island-card-treasure = { $points ->
    [one] Vaut { $points } point à la fin.
   *[other] Vaut { $points } points à la fin.
}
island-card-hand = Votre main

## Le résultat

island-rank = { $place }. { $castaway } : { $points }
island-tie = À égalité, le plus proche de l’arrière gagne : { $castaway }.
island-result-castaway = { $castaway } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
island-result-set = { $colour }, { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $parts } = { $points }
island-result-porthole = hublot { $points }
island-result-open = pas de hublot 0
island-result-part = { $what } : { $points }
island-result-treasures = trésors : { $parts } = { $points }
island-result-left = { $count ->
    [one] une autre carte en main : 0
   *[other] { $count } autres cartes en main : 0
}

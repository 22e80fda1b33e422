### Nautilus Island : ce qui se dit en jouant.

game-title = Nautilus Island
game-about = Fouillez le sous-marin échoué et rapportez les plus belles collections avant les autres.
game-luck = Cartes
    .the = les cartes

## Options

option-players = Joueurs
    .about = De deux à quatre naufragés, chacun pour soi. Des robots peuvent prendre les places vides.
option-memory = Mémoire
    .about = La table garde-t-elle la liste des cartes que tout le monde a vu prendre à chaque rival ?
memory-off = Sans
    .class = à chacun de s’en souvenir
memory-on = Avec
    .class = la table s’en souvient pour tous

## Noms

place-hull = Nautilus
place-camp = Camp
side-above = au-dessus de la coque
side-below = au-dessous de la coque
card-colour-green = vert
card-colour-red = rouge
card-colour-blue = bleu
card-colour-purple = violet
card-colour-orange = orange
card-colour-yellow = jaune
castaway =
    { $seat ->
        [0] Le naufragé bleu
        [1] Le naufragé rouge
        [2] Le naufragé jaune
       *[other] Le naufragé violet
    }
    .inside =
        { $seat ->
            [0] le naufragé bleu
            [1] le naufragé rouge
            [2] le naufragé jaune
           *[other] le naufragé violet
        }
card =
    { $card ->
        [0] chapeau
        [1] bottes
        [2] manteau
        [3] gants
        [4] boussole
        [5] sextant
        [6] carte marine
        [7] longue-vue
        [8] clé
        [9] marteau
        [10] rivets
        [11] chalumeau
        [12] canne
        [13] filet
        [14] harpon
        [15] leurre
        [16] gourde
        [17] conserves
        [18] biscuits
        [19] fruits
        [20] perle
        [21] pièces
        [22] calice
       *[other] idole
    }
    .one =
        { $card ->
            [0] un chapeau
            [1] des bottes
            [2] un manteau
            [3] des gants
            [4] une boussole
            [5] un sextant
            [6] une carte marine
            [7] une longue-vue
            [8] une clé
            [9] un marteau
            [10] des rivets
            [11] un chalumeau
            [12] une canne
            [13] un filet
            [14] un harpon
            [15] un leurre
            [16] une gourde
            [17] des conserves
            [18] des biscuits
            [19] des fruits
            [20] une perle
            [21] des pièces
            [22] un calice
           *[other] une idole
        }
colour =
    { $colour ->
        [0] vêtements
        [1] navigation
        [2] réparation
        [3] pêche
        [4] vivres
       *[other] trésors
    }
bonus =
    { $kind ->
        [0] deux points
        [1] trois points
        [2] un point par carte
        [3] le hublot encore une fois
        [4] quatre si impaire
       *[other] cinq pour une paire
    }
# The same for the journal, whose arguments are called a, b and c.
card-a =
    { $a ->
        [0] chapeau
        [1] bottes
        [2] manteau
        [3] gants
        [4] boussole
        [5] sextant
        [6] carte marine
        [7] longue-vue
        [8] clé
        [9] marteau
        [10] rivets
        [11] chalumeau
        [12] canne
        [13] filet
        [14] harpon
        [15] leurre
        [16] gourde
        [17] conserves
        [18] biscuits
        [19] fruits
        [20] perle
        [21] pièces
        [22] calice
       *[other] idole
    }
    .one =
        { $a ->
            [0] un chapeau
            [1] des bottes
            [2] un manteau
            [3] des gants
            [4] une boussole
            [5] un sextant
            [6] une carte marine
            [7] une longue-vue
            [8] une clé
            [9] un marteau
            [10] des rivets
            [11] un chalumeau
            [12] une canne
            [13] un filet
            [14] un harpon
            [15] un leurre
            [16] une gourde
            [17] des conserves
            [18] des biscuits
            [19] des fruits
            [20] une perle
            [21] des pièces
            [22] un calice
           *[other] une idole
        }
seat-a =
    { $a ->
        [0] Le naufragé bleu
        [1] Le naufragé rouge
        [2] Le naufragé jaune
       *[other] Le naufragé violet
    }
    .inside =
        { $a ->
            [0] le naufragé bleu
            [1] le naufragé rouge
            [2] le naufragé jaune
           *[other] le naufragé violet
        }
colour-a =
    { $a ->
        [0] vêtements
        [1] navigation
        [2] réparation
        [3] pêche
        [4] vivres
       *[other] trésors
    }
bonus-a =
    { $a ->
        [0] deux points
        [1] trois points
        [2] un point par carte
        [3] le hublot encore une fois
        [4] quatre si impaire
       *[other] cinq pour une paire
    }
card-b =
    { $b ->
        [0] chapeau
        [1] bottes
        [2] manteau
        [3] gants
        [4] boussole
        [5] sextant
        [6] carte marine
        [7] longue-vue
        [8] clé
        [9] marteau
        [10] rivets
        [11] chalumeau
        [12] canne
        [13] filet
        [14] harpon
        [15] leurre
        [16] gourde
        [17] conserves
        [18] biscuits
        [19] fruits
        [20] perle
        [21] pièces
        [22] calice
       *[other] idole
    }
    .one =
        { $b ->
            [0] un chapeau
            [1] des bottes
            [2] un manteau
            [3] des gants
            [4] une boussole
            [5] un sextant
            [6] une carte marine
            [7] une longue-vue
            [8] une clé
            [9] un marteau
            [10] des rivets
            [11] un chalumeau
            [12] une canne
            [13] un filet
            [14] un harpon
            [15] un leurre
            [16] une gourde
            [17] des conserves
            [18] des biscuits
            [19] des fruits
            [20] une perle
            [21] des pièces
            [22] un calice
           *[other] une idole
        }
seat-b =
    { $b ->
        [0] Le naufragé bleu
        [1] Le naufragé rouge
        [2] Le naufragé jaune
       *[other] Le naufragé violet
    }
    .inside =
        { $b ->
            [0] le naufragé bleu
            [1] le naufragé rouge
            [2] le naufragé jaune
           *[other] le naufragé violet
        }
colour-b =
    { $b ->
        [0] vêtements
        [1] navigation
        [2] réparation
        [3] pêche
        [4] vivres
       *[other] trésors
    }
bonus-b =
    { $b ->
        [0] deux points
        [1] trois points
        [2] un point par carte
        [3] le hublot encore une fois
        [4] quatre si impaire
       *[other] cinq pour une paire
    }
card-c =
    { $c ->
        [0] chapeau
        [1] bottes
        [2] manteau
        [3] gants
        [4] boussole
        [5] sextant
        [6] carte marine
        [7] longue-vue
        [8] clé
        [9] marteau
        [10] rivets
        [11] chalumeau
        [12] canne
        [13] filet
        [14] harpon
        [15] leurre
        [16] gourde
        [17] conserves
        [18] biscuits
        [19] fruits
        [20] perle
        [21] pièces
        [22] calice
       *[other] idole
    }
    .one =
        { $c ->
            [0] un chapeau
            [1] des bottes
            [2] un manteau
            [3] des gants
            [4] une boussole
            [5] un sextant
            [6] une carte marine
            [7] une longue-vue
            [8] une clé
            [9] un marteau
            [10] des rivets
            [11] un chalumeau
            [12] une canne
            [13] un filet
            [14] un harpon
            [15] un leurre
            [16] une gourde
            [17] des conserves
            [18] des biscuits
            [19] des fruits
            [20] une perle
            [21] des pièces
            [22] un calice
           *[other] une idole
        }
seat-c =
    { $c ->
        [0] Le naufragé bleu
        [1] Le naufragé rouge
        [2] Le naufragé jaune
       *[other] Le naufragé violet
    }
    .inside =
        { $c ->
            [0] le naufragé bleu
            [1] le naufragé rouge
            [2] le naufragé jaune
           *[other] le naufragé violet
        }
colour-c =
    { $c ->
        [0] vêtements
        [1] navigation
        [2] réparation
        [3] pêche
        [4] vivres
       *[other] trésors
    }
bonus-c =
    { $c ->
        [0] deux points
        [1] trois points
        [2] un point par carte
        [3] le hublot encore une fois
        [4] quatre si impaire
       *[other] cinq pour une paire
    }

object-first =
    { $colour ->
        [0] chapeau
        [1] boussole
        [2] clé
        [3] canne
       *[other] gourde
    }
object-second =
    { $colour ->
        [0] bottes
        [1] sextant
        [2] marteau
        [3] filet
       *[other] conserves
    }
object-third =
    { $colour ->
        [0] manteau
        [1] carte marine
        [2] rivets
        [3] harpon
       *[other] biscuits
    }
object-fourth =
    { $colour ->
        [0] gants
        [1] longue-vue
        [2] chalumeau
        [3] leurre
       *[other] fruits
    }

## Ce qui est demandé

decision-reveal-top = Quelle carte est visible sur la pile suivante ?
decision-show-space = Quelle case du camp reçoit le jeton bonus suivant ?
decision-show-bonus = Quel jeton bonus est retourné ?
decision-first-player = Qui commence ?
decision-explore = À quelle colonne va votre naufragé ?
decision-act = Récupérer dans cette colonne, ou ranger au camp ?
decision-draw-card = Quelle carte trouvez-vous ?
decision-close = Fermer cette collection avec un hublot ?

## Ce que fait un coup

do-reveal-top = Retourner { card.one }
do-show-space = Garnir la case { colour }
do-show-bonus = Retourner : { bonus }
do-first-player = { castaway } commence
do-explore = Aller à la colonne { $column }
do-collect = Récupérer
do-pass = Passer
do-draw-card = Trouver { card.one }
do-store = Ranger ({ colour }){ $first ->
        [0] { "" }
        [1] { " · " }{ object-first }
       *[other] { " · " }{ object-first } ×{ $first }
    }{ $second ->
        [0] { "" }
        [1] { " · " }{ object-second }
       *[other] { " · " }{ object-second } ×{ $second }
    }{ $third ->
        [0] { "" }
        [1] { " · " }{ object-third }
       *[other] { " · " }{ object-third } ×{ $third }
    }{ $fourth ->
        [0] { "" }
        [1] { " · " }{ object-fourth }
       *[other] { " · " }{ object-fourth } ×{ $fourth }
    }
do-close = Fermer la collection
do-leave = La laisser ouverte

## Le journal

say-top-shown = Dans la colonne { $a } on voit { card-b.one }.
say-bonus-shown = Un jeton bonus sur la case { colour-a } : { bonus-b }.
say-begins = { seat-a } commence.
say-round = Manche { $a }.
say-last-round = La manche { $a } est la dernière.
say-explored = { seat-a } va à la colonne { $b }, { $c ->
        [1] au-dessus de la coque
       *[other] au-dessous de la coque
    }.
say-collected = { seat-a } récupère { $c ->
        [one] une carte
       *[other] { $c } cartes
    } dans la colonne { $b }.
say-took-open = { seat-a } prend { card-b.one }.
say-found = Vous trouvez { card-a.one }.
say-column-empty = { $b ->
        [0] La colonne { $a } est vide : après cette manche vient la dernière.
       *[other] La colonne { $a } est vide.
    }
say-passed = { seat-a } n’a rien à faire et passe.
say-stored = { seat-a } range { $c ->
        [0] une carte
        [1] une carte
        [2] une carte
        [3] une carte
        [4] deux cartes
        [5] deux cartes
        [6] deux cartes
        [7] deux cartes
        [8] deux cartes
        [9] deux cartes
        [10] deux cartes
        [11] deux cartes
        [12] deux cartes
        [13] deux cartes
       *[other] trois cartes
    } : { colour-b }.
say-bonus-taken = { seat-a } prend le jeton bonus de la case { colour-b } : { bonus-c }.
say-closed = { seat-a } ferme sa collection ({ colour-b }) avec un hublot de { $c }.
say-scored = { seat-a } a { $b ->
        [one] { $b } point
       *[other] { $b } points
    }.
say-won = { seat-a } gagne avec { $b ->
        [one] { $b } point
       *[other] { $b } points
    }.

## Fins

ending-won-by-seat-0 = Le naufragé bleu a gagné.
ending-won-by-seat-1 = Le naufragé rouge a gagné.
ending-won-by-seat-2 = Le naufragé jaune a gagné.
ending-won-by-seat-3 = Le naufragé violet a gagné.

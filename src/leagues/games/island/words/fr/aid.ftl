### Nautilus Island : ce que ferait un choix, dit avant qu’il soit fait.

## Explorer

aid-column = La colonne { $column } montre { card.one }{ $hidden ->
        [0] { "" }
        [one] , une carte face cachée
       *[other] , { $hidden } cartes face cachée
    }. { $spaces ->
        [one] On peut y ranger une carte.
       *[other] On peut y ranger jusqu’à { $spaces } cartes.
    }
aid-column-several = Colonne { $column } : { $open ->
        [0] aucune carte visible
        [one] une carte visible
       *[other] { $open } cartes visibles
    }, { $hidden } face cachée. { $spaces ->
        [one] On peut y ranger une carte.
       *[other] On peut y ranger jusqu’à { $spaces } cartes.
    }
aid-column-empty = La colonne { $column } est vide. { $spaces ->
        [one] On peut y ranger une carte.
       *[other] On peut y ranger jusqu’à { $spaces } cartes.
    }

## Récupérer et ranger

aid-collect = Récupérer { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } dans la colonne { $column }{ $hidden ->
        [0] .
        [one] , dont une inconnue.
       *[other] , dont { $hidden } inconnues.
    }
aid-last-round = Cela vide la colonne { $column } : la prochaine manche sera la dernière.
aid-store = Ranger { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } : la collection ({ colour }) passe à { $size }. { $points ->
        [0] Aucun point pour l’instant.
        [one] Un point de plus.
       *[other] { $points } points de plus.
    }
aid-bonus = Le jeton bonus vient avec : { bonus }.
aid-refill = Puis de nouveaux jetons bonus arrivent au camp, avant le choix du hublot.
aid-porthole = Avec { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }, la collection pourrait prendre le hublot de { $value }.

## Fermer

aid-close = Fermer la collection ({ colour }) à { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    } avec le hublot de { $value }. On ne pourra plus rien y ajouter.
aid-give-up = Laisser la collection ({ colour }) ouverte et renoncer au hublot pour exactement { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }, qui vaut { $value }.
aid-next = Le hublot pour { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    } vaut { $value } : { $missing ->
        [one] il manque une carte.
       *[other] il manque { $missing } cartes.
    }

## Ce qui vaut pour la manche

aid-note-last = C’est la dernière manche.
aid-note-last-next = Une colonne est vide : après cette manche vient la dernière.

## Un indice, pas à pas

hint-part-back = Regardez les colonnes plus près de l’arrière du Nautilus.
hint-part-front = Regardez les colonnes plus près de l’avant du Nautilus.
hint-part-column = Regardez la colonne que vous explorez.
hint-part-camp = Regardez votre camp.
hint-part-portholes = Regardez les hublots.

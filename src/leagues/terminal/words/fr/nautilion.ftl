### Nautilion dans le terminal.

book-000 = livret anglais
book-001 = livret anglais avec les cartes
book-002 = livret français

recommended-expansions = Pour une première partie : aucune. Pour la deuxième : une seule, les Mages.

nautilion-isles = Îles
nautilion-abyss = Abysses
nautilion-setting-up = Mise en place du parcours
nautilion-turn = Tour { $turn }
nautilion-where = Tour { $turn } · { $phase }
nautilion-far = Fantôme aux Îles { $phantom } · Nautilion aux Abysses { $nautilion }
nautilion-player = Joueur { $number } (Amiral { $crew })
nautilion-ship = { $ship } · { $count }/9
nautilion-reconstructed = { " " }· conduits reconstitués
nautilion-ducts-reconstructed = conduits reconstitués
nautilion-dice = Dés { $dice }
nautilion-reserve = { $count ->
    [0] Réserve vide
   *[other] Réserve { $count } : { $tokens }
}
nautilion-discard = { $count ->
    [0] Défausse vide
   *[other] Défausse { $count } : { $tokens }
}

nautilion-legend = Parcours : [3] encore recherché,  3  déjà à bord, · vide, { $nautilion } votre Nautilion, { $phantom } le Fantôme. Navire : [3] occupé, (3) peut monter,  3  sans conduit vers l’équipage.
nautilion-legend-more = A B C sont des Mages, M un Mercenaire ; M3 occupe l’emplacement du 3. Un petit nombre, ou celui qui suit ≈, est un Écueil. Tapez c pour les cartes.

## Les jetons

nautilion-kind = { $kind ->
    [0] jeton vert
    [10] Mage A
    [11] Mage B
    [12] Mage C
    [13] Mercenaire
    [14] Écueil
   *[other] { $kind }
}

## À côté du plateau

nautilion-cabin = Cabine
nautilion-captives = { $count ->
    [0] Plateau du Fantôme vide   Harpons { $ours } : { $theirs }
   *[other] Fantôme { $count }/{ $places } : { $tokens }   Harpons { $ours } : { $theirs }
}
nautilion-collided = L’abordage a eu lieu.
nautilion-cards = Phare
nautilion-heroics = Héroïques
nautilion-heroics-none = Toutes les Actions héroïques sont accomplies.
nautilion-aid-note-stuck = { $reef ->
    [0] Un Écueil retient le Nautilion
   *[other] L’Écueil { $reef } retient le Nautilion
}
nautilion-aid-note-again = Second passage, mêmes dés
nautilion-aid-note-forwards = Pas au tour 1 : la carte est sans effet
nautilion-aid-note-shelter = { $turns ->
    [1] Pas de tribut ce tour
   *[other] Pas de tribut pendant { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
}
nautilion-aid-note-phantom-stays = Le Fantôme attend
nautilion-aid-note-phantom-back = Le Fantôme recule
nautilion-aid-note-haul = Grande prise : les voisins aussi
nautilion-aid-note-bought = Troc fait ce tour
nautilion-aid-note-figure = { $figure ->
    [darkhouse] Premier dé : Phare
    [phantom] Premier dé : Fantôme
   *[nautilion] Premier dé : Nautilion
}
nautilion-aid-note-given = { $figure ->
    [darkhouse] Donné : Phare { $die }
    [phantom] Donné : Fantôme { $die }
   *[nautilion] Donné : Nautilion { $die }
}

## Les cartes en quelques mots

short-darkhouse-none = ne change rien
short-darkhouse-twice = phases 2 à 5 deux fois, avec les mêmes dés
short-darkhouse-one-by-one = chaque dé est donné avant le suivant
short-darkhouse-insert = un jeton défaussé retourne sur le parcours
short-darkhouse-exchange = vous échangez vos prises avec le Fantôme
short-darkhouse-backwards = le Nautilion recule
short-darkhouse-two-steps = le dé d’une figurine est lancé d’abord
short-darkhouse-fixed = dés fixés à { $dice }, sans changement
short-darkhouse-recover = un jeton défaussé revient en réserve
short-darkhouse-buy = { $price ->
        [one] { $price } jeton
       *[other] { $price } jetons
    } de réserve contre un défaussé
short-darkhouse-toll-tokens = le tribut ({ $dice }) est de { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
short-darkhouse-toll-dice = tribut seulement pour { $dice }
short-darkhouse-toll-reroll = le Phare relance son { $dice }
short-heroic-none = rien
    .does = ne fait rien
short-heroic-shelter = abri
    .does = { $amount ->
        [1] pas de tribut ce tour
        [2] pas de tribut ce tour ni le suivant
       *[other] pas de tribut pendant { $amount ->
        [one] { $amount } tour
       *[other] { $amount } tours
    }
    }
short-heroic-set-dice = dés au choix
    .does = les dés sont au choix
short-heroic-phantom-stays = Fantôme arrêté
    .does = le Fantôme ne bouge pas
short-heroic-phantom-back = Fantôme recule
    .does = le Fantôme recule
short-heroic-replace = autre carte
    .does = une autre carte visible est remplacée
short-heroic-from-path = du parcours
    .does = un équipier du parcours monte
short-heroic-from-discard = de la défausse
    .does = un équipier de la défausse monte
short-heroic-to-reserve = réserve +{ $amount }
    .does = +{ $amount } de la défausse
short-heroic-haul = grande prise
    .does = les voisins de la prise viennent aussi
short-heroic-cabin = Cabine
    .does = des équipiers défaussés vont en Cabine
short-heroic-mercenary = désertion
    .does = le Fantôme perd un Mercenaire
short-heroic-reefs = plus d’Écueils
    .does = les Écueils du numéro qui paie partent
short-heroic-payers = par { $crew }
    .does = par { $crew }

## La Planification

nautilion-ask-plan = { $again ->
    [1] Second passage : donnez de nouveau les mêmes dés.
   *[0] { $stuck ->
        [1] Un Écueil vous retient : donnez un dé au Phare et un au Fantôme.
       *[0] Donnez un dé à chacun, ou lancez d’abord un sort.
    }
}
nautilion-ask-one = Vous avez obtenu { $die } : à qui va ce dé ?
nautilion-to-isles = Îles
nautilion-to-abyss = Abys.
nautilion-price = { $price ->
    [free] gratuit
    [shelter] à l’abri
    [nothing] rien à prendre
    [reroll] relance
    [crew] { $tokens ->
        [1] coûte 1 équip.
       *[other] coûte { $tokens } éq.
    }
   *[token] { $tokens ->
        [1] coûte 1 jeton
       *[other] coûte { $tokens }
    }
}
nautilion-phantom-does = { $how ->
    [destroys] détruit { $token }
    [recruits] recrute { $token }
    [blow] { $token } frappe
    [yours] à vous { $token }
    [stays] attend
    [abyss] aux Abysses
   *[arrives] Îles : PERDU
}
nautilion-collides = { $result ->
    [won] abordage { $ours } : { $theirs }, GAGNÉ
    [tied] abordage { $ours } : { $theirs }, tenu
   *[lost] abordage { $ours } : { $theirs }, PERDU
}
    .brief = aborde { $ours } : { $theirs }
nautilion-nautilion-does = { $how ->
    [takes] prend { $token }
    [gives] cède { $token } au Fantôme
    [hauls] prend { $token } et ses voisins
    [isles] retour aux Îles
    [skipped] n’avance pas
   *[held] retenu, reçoit l’Écueil{ $token }
}
nautilion-fate = { $fate ->
    [boards] peut monter
    [both] à bord ou Cabine
    [cabin] en Cabine
    [aboard] réserve (à bord)
    [held] réserve (occupé)
    [duct] réserve (conduit)
    [admiral] réserve (Amiral)
    [reserve] en réserve
   *[depends] selon le tribut
}
nautilion-arrives = { $ending ->
    [won-full-crew] Abysses : GAGNÉ
    [lost-mage-missing] Abysses : PERDU, Mage absent
    [lost-heroic-left] Abysses : PERDU, Héroïque
   *[other] Abysses : PERDU, incomplet
}
nautilion-depends = selon les dés
nautilion-aid-spell = { $barred ->
    [spell-cost] { $name }, { $price } : vous en avez { $reserve } en réserve
   *[other] { $name }, { $price } sur { $reserve } en réserve : { $spell ->
        [whirlwind] { $dice ->
            [1] relancer le dé
            [2] relancer les deux dés
           *[other] relancer les trois dés
        }
        [tide] changer un dé
       *[translation] échanger deux jetons
    }
}
nautilion-aid-heroic = { $count ->
    [0] Héroïque { $card }, personne ne peut payer : { $does }{ $standing ->
        [reconstructed] { " " }(reconstituée)
       *[other] { "" }
    }
   *[other] Héroïque { $card }, par { $crew } : { $does }{ $standing ->
        [reconstructed] { " " }(reconstituée)
       *[other] { "" }
    }
}
nautilion-aid-buy = { $bought ->
    [1] Phare : troc déjà fait ce tour
   *[0] Phare, { $price } sur { $reserve } en réserve : un jeton défaussé monte
}
nautilion-ask-tide = Marée artificielle : quel dé, et vers quelle valeur ?

## Translation aquatique

nautilion-aid-swap = Case { $at } : { $token }. { $ahead ->
    [0] Aucun de ceux-là devant le Nautilion.
   *[other] { $ahead } de ceux-là devant le Nautilion.
}
nautilion-aid-swapped = { $same ->
    [0] La case { $first } reçoit { $a }, la case { $at } reçoit { $b }.{ $then }
   *[other] La case { $at } porte aussi { $a } : rien ne changerait.
}
nautilion-reach-now = Les dés mènent le Nautilion à : { $tokens }.
nautilion-reach-then = Les dés le mènent alors à : { $tokens }.
nautilion-reach-one = { $die } { $token } { $fate ->
    [boards] peut monter
    [both] à bord ou Cabine
    [cabin] en Cabine
    [aboard] déjà là
    [held] emplacement pris
    [duct] sans conduit
    [admiral] hors Amiral
   *[other] en réserve
}
nautilion-tokens = Jetons par case : { $tokens }.
nautilion-token-at = case { $place } : { $number }

## Autres décisions

nautilion-ask-roll = { $dice ->
    [1] Lancez le premier dé pour commencer le tour.
    [2] Lancez les deux dés pour commencer le tour.
   *[other] Lancez les trois dés pour commencer le tour.
}
nautilion-aid-roll = { $dice ->
    [1] Lancer le premier dé
    [2] Lancer deux dés
   *[other] Lancer les dés
}
nautilion-ask-roll-reef = Écueil { $reef } : lancez un dé pour vous dégager.
nautilion-aid-roll-reef = Lancer : { $need } ou plus vous dégage, { $lucky ->
        [one] { $lucky } chance
       *[other] { $lucky } chances
    } sur 6{ $bonus ->
    [0] { "" }
   *[other]  ; l’équipier { $reef } ajoute { $bonus }
}
nautilion-ask-place = Vous avez ramassé un { $token }. Où va-t-il ?
nautilion-aid-board = { $kind ->
    [13] Poser { $token }, emplacement { $space } : { $leads ->
        [none] aucun emplacement libre
       *[other] conduits { $leads }
    }
   *[other] Prendre { $token } à bord : { $count ->
        [9] les neuf y sont
       *[other] { $count } sur 9 ; { $leads ->
            [none] aucun emplacement libre
           *[other] conduits { $leads }
        }
    }
}
nautilion-then-harpoons =  ; harpons { $ours } : { $theirs }
nautilion-aid-keep = Garder le { $token } en réserve : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} ; { $ahead ->
    [0] aucun autre devant
    [one] { $ahead } autre devant
   *[other] { $ahead } autres devant
}
nautilion-ask-toll = { $why ->
    [blow] Le Mercenaire du Fantôme frappe : quel jeton cédez-vous ?
   *[toll] { $count ->
        [one] Le Phare réclame son tribut : quel jeton cédez-vous ?
       *[other] Le Phare prend { $count } jetons : lequel d’abord ?
    }
}
nautilion-aid-toll-cabin = Le { $token } de la Cabine : { $ahead ->
    [0] aucun devant pour le remplacer
    [one] { $ahead } autre devant
   *[other] { $ahead } autres devant
}{ $broken ->
    [1]  ; rompt une paire
   *[other] { "" }
}
nautilion-ask-pay = { $count ->
    [one] Quel jeton de la réserve dépensez-vous ?
   *[other] Quels jetons de la réserve dépensez-vous ? Il en faut { $count }.
}
nautilion-aid-pay = { $kind ->
    [0] { $token } vert : { $count } en réserve ; ne revient qu’en réserve
    [14] { $token } Écueil : { $count } en réserve ; ne revient qu’en réserve
   *[other] { $token } : { $count } en réserve ; { $ahead } devant sur le parcours
}
nautilion-ask-recover = { $purpose ->
    [1] Le Phare : quel jeton défaussé retourne sur le parcours ?
    [3] Troc : quel jeton défaussé monte à bord ?
    [4] Après l’abordage : quel jeton défaussé revient en réserve ?
    [5] Vous avez gagné : quel jeton défaussé prenez-vous ?
    [6] Action héroïque : quel équipier défaussé monte à bord ?
   *[other] { $count ->
        [one] Quel jeton défaussé revient en réserve ?
       *[other] Quels jetons défaussés reviennent en réserve ? { $count } le peuvent.
    }
}
nautilion-aid-recover = { $kind ->
    [0] { $token } vert : { $count } en défausse
    [14] { $token } Écueil : { $count } en défausse
   *[other] { $token } : { $count } en défausse, { $ahead } devant ; { $purpose ->
        [1] retourne sur le parcours
        [6] monte à bord
       *[other] { $fate ->
            [boards] peut monter
            [both] à bord ou Cabine
            [cabin] en Cabine
            [aboard] déjà là
            [held] emplacement pris
            [duct] sans conduit
            [admiral] hors de votre Amiral
           *[other] pour la réserve
        }
    }
}
nautilion-aid-insert = Mettre { $token } après la case { $at } : entre { $before } et { $behind }.
nautilion-aid-take = Case { $at } : { $token } monte à bord ; { $ahead } de ceux-là devant le Nautilion
nautilion-ask-sacrifice = Héroïque { $card }, { $does }{ $standing ->
    [reconstructed] { " " }(reconstituée)
   *[other] { "" }
} : qui paie ?
nautilion-aid-sacrifice = { $effect ->
    [wasted] L’équipier { $crew }, { $ahead } devant : la carte reste SANS effet
    [nothing] L’équipier { $crew }, { $ahead } devant : personne ne peut monter, SANS effet
    [reefs] L’équipier { $crew }, { $ahead } devant : retire { $amount } { $amount ->
        [one] Écueil
       *[other] Écueils
    }
    [choices] L’équipier { $crew }, { $ahead } devant : { $amount } { $amount ->
        [one] jeton
       *[other] jetons
    } au choix
   *[works] L’équipier { $crew }, { $ahead } devant pour le remplacer
}
nautilion-ask-set = Le dé { $nth } montre { $shows } : que doit-il montrer ?
nautilion-do-replace = Héroïque { $card }, { $does }, quitte la partie
nautilion-aid-first = Joueur { $seat } (Amiral { $crew }) : { $count ->
    [0] ne pourrait rien prendre à bord avec ces dés
   *[other] pourrait prendre à bord { $could }
}

## À voix haute

nautilion-say-path = Le parcours : { $path }.
nautilion-say-end = { $end ->
    [isles] { $figure ->
        [nautilion] les Îles Bienheureuses avec le Nautilion
        [phantom] les Îles Bienheureuses avec le Fantôme
       *[none] les Îles Bienheureuses
    }
   *[abyss] { $figure ->
        [nautilion] les Abysses avec le Nautilion
        [phantom] les Abysses avec le Fantôme
       *[none] les Abysses
    }
}
nautilion-say-figure = { $figure ->
    [nautilion] le Nautilion
   *[phantom] le Fantôme
}
nautilion-say-empty = { $count ->
    [one] une case vide
   *[other] { $count } cases vides
}
nautilion-say-far = Il faut { $phantom } au Fantôme pour les Îles Bienheureuses, { $nautilion } au Nautilion pour les Abysses.
nautilion-say-ship = Navire { $ship } : { $about }{ $known ->
    [reconstructed]  ; ses conduits sont reconstitués.
   *[owner]  ; ses conduits viennent de votre fichier.
}
nautilion-say-ducts = Conduits : { $ducts }.
nautilion-say-duct = { $space } vers { $others }
nautilion-say-aboard = { $count ->
    [0] Personne n’est à bord.
   *[other] À bord, { $count } sur 9 : { $crew }.
}
nautilion-say-reserve = { $count ->
    [0] La réserve est vide.
   *[other] Réserve, { $count } : { $tokens }.
}
nautilion-say-reef = { $what } près de l’Écueil { $reef }
nautilion-say-mercenaries = { $count ->
    [one] Un Mercenaire occupe l’emplacement { $spaces }.
   *[other] Des Mercenaires occupent les emplacements { $spaces }.
}
nautilion-say-cabin = { $count ->
    [0] La Cabine des mages est vide.
   *[other] Dans la Cabine des mages : { $tokens }.
}
nautilion-say-pairs = { $count ->
    [one] Une paire peut relancer un dé : { $pairs }.
   *[other] { $count } paires peuvent relancer un dé : { $pairs }.
}
nautilion-say-captives = { $collided ->
    [1] L’abordage a eu lieu ; il n’y en aura pas d’autre.
   *[0] { $count ->
        [0] Le plateau du Fantôme est vide.
       *[other] Sur le plateau du Fantôme : { $tokens }.
    }
}
nautilion-say-harpoons = Harpons : vous { $ours }, le Fantôme { $theirs }.
nautilion-say-cards = Cartes du Phare : { $cards }. Il est sur la { $card } : { $does }.
nautilion-say-heroics = { $count ->
    [0] Aucune Action héroïque n’est visible.
    [one] Une Action héroïque est visible, { $deck } en pioche.
   *[other] { $count } Actions héroïques sont visibles, { $deck } en pioche.
}
nautilion-say-heroic = Héroïque { $card } : { $does }{ $standing ->
    [reconstructed] { " " }(reconstituée)
   *[other] { "" }
} ; { $count ->
    [0] personne ne peut payer.
    [one] peut payer : { $crew }.
   *[other] peuvent payer : { $crew }.
}
nautilion-say-green = { $count ->
    [one] { $count } vert
   *[other] { $count } verts
}
nautilion-say-discard = { $count ->
    [0] La défausse est vide.
   *[other] Défausse, { $count } : { $tokens }.
}
nautilion-also = { $one } ; { $other }
nautilion-card = { $card } : { $name }
nautilion-card-place = { $place ->
    [here] en vigueur
    [row] dans la rangée
    [open] visible
    [deck] en pioche
    [gone] accomplie ou partie
   *[box] hors de cette partie
}
nautilion-result-mages = { $count ->
    [one] { $count } Mage sur 3 en Cabine.
   *[other] { $count } Mages sur 3 en Cabine.
}
nautilion-result-heroics = { $count ->
    [0] Toutes les Actions héroïques accomplies.
    [one] Il reste { $count } Action héroïque.
   *[other] Il reste { $count } Actions héroïques.
}
nautilion-result = { $turns ->
    [one] Un tour.
   *[other] { $turns } tours.
} { $count ->
    [9] Les neuf équipiers sont à bord.
    [0] Personne à bord.
    [one] { $count } équipier sur 9 à bord ; il manque { $missing }.
   *[other] { $count } équipiers sur 9 à bord ; il manque { $missing }.
}

### Nautilion dans le terminal.

book-000 = livret anglais
book-001 = livret anglais avec les cartes
book-002 = livret français

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

## La Planification

nautilion-ask-plan = Donnez un dé à chacun, ou lancez d’abord un sort.
nautilion-to-isles = Îles
nautilion-to-abyss = Abysses
nautilion-price = { $price ->
    [free] gratuit
    [nothing] rien à prendre
    [crew] coûte 1 équip.
   *[token] coûte 1 jeton
}
nautilion-destroys = détruit { $token }
nautilion-phantom-arrives = Îles : PERDU
nautilion-takes = prend { $token }
nautilion-fate = { $fate ->
    [boards] peut monter
    [aboard] réserve (à bord)
    [duct] réserve (conduit)
    [admiral] réserve (Amiral)
   *[depends] selon le tribut
}
nautilion-arrives = { $ending ->
    [won] Abysses : GAGNÉ
   *[lost] Abysses : PERDU, incomplet
}
nautilion-depends = selon les dés
nautilion-whirlwind = { $possible ->
    [yes] { $name }, { $price } sur { $reserve } en réserve : relancer les trois dés
   *[no] { $name }, { $price } : vous en avez { $reserve } en réserve
}
nautilion-tide = { $possible ->
    [yes] { $name }, { $price } sur { $reserve } en réserve : changer un dé
   *[no] { $name }, { $price } : vous en avez { $reserve } en réserve
}
nautilion-translation = { $possible ->
    [yes] { $name }, { $price } sur { $reserve } en réserve : échanger deux jetons
   *[no] { $name }, { $price } : vous en avez { $reserve } en réserve
}
nautilion-ask-tide = Marée artificielle : quel dé, et vers quelle valeur ?

## Translation aquatique

nautilion-swap-place = Case { $place } : { $token }. { $ahead ->
    [0] Aucun de ceux-là devant le Nautilion.
   *[other] { $ahead } de ceux-là devant le Nautilion.
}
nautilion-swap-barred = La case { $place } est vide.
nautilion-swap-would = La case { $first } reçoit { $one }, la case { $second } reçoit { $other }.
nautilion-swap-same = La case { $place } porte aussi { $token } : rien ne changerait.
nautilion-reach-now = Les dés mènent le Nautilion à : { $tokens }.
nautilion-reach-then = Les dés le mènent alors à : { $tokens }.
nautilion-reach-one = { $die } { $token } { $fate ->
    [boards] peut monter
    [aboard] déjà à bord
    [duct] sans conduit
    [admiral] hors Amiral
   *[other] selon le cas
}
nautilion-tokens = Jetons par case : { $tokens }.
nautilion-token-at = case { $place }, un { $number }

## Autres décisions

nautilion-ask-place = Vous avez ramassé un { $token }. Où va-t-il ?
nautilion-place = Prendre { $token } à bord : { $count ->
    [9] les neuf y sont
   *[other] { $count } sur 9 ; les conduits mènent alors à { $leads }
}
nautilion-keep = Garder { $token } en réserve : { $count } jetons ; { $ahead ->
    [0] aucun autre devant
    [one] { $ahead } autre devant
   *[other] { $ahead } autres devant
}
nautilion-toll-reserve = Un jeton de la réserve : { $count ->
    [0] il n’en reste plus
   *[other] il en reste { $count }
}
nautilion-toll-crew = { $possible ->
    [yes] L’équipier { $crew } : { $ahead ->
        [0] aucun devant pour le remplacer
        [one] { $ahead } autre devant
       *[other] { $ahead } autres devant
    }
   *[no] L’équipier { $crew } : les autres seraient séparés
}
nautilion-first = Joueur { $number } (Amiral { $crew }) : { $count ->
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
nautilion-say-green = { $count ->
    [one] { $count } vert
   *[other] { $count } verts
}
nautilion-say-discard = { $count ->
    [0] La défausse est vide.
   *[other] Défausse, { $count } : { $tokens }.
}
nautilion-say-darkhouse = Phare { $die } : { $price ->
    [free] gratuit.
    [nothing] rien à prendre.
    [crew] coûte un de vos équipiers.
   *[token] coûte un jeton.
}
nautilion-say-phantom = Fantôme { $die } : détruit un { $token }, puis { $left } jusqu’aux Îles Bienheureuses.
nautilion-say-phantom-arrives = Fantôme { $die } : atteint les Îles Bienheureuses, la partie est perdue.
nautilion-say-nautilion = Nautilion { $die } : prend un { $token }, { $fate ->
    [boards] qui peut monter à bord
    [aboard] qui va en réserve, car ce numéro est déjà à bord
    [duct] qui va en réserve, car aucun conduit n’y mène encore
    [admiral] qui va en réserve, car votre Amiral ne l’a pas
   *[depends] dont la place dépend de l’équipier cédé
}, puis { $left } jusqu’aux Abysses.
nautilion-say-arrives = Nautilion { $die } : atteint les Abysses, la partie est { $ending ->
    [won] gagnée.
   *[lost] perdue, car l’équipage est incomplet.
}
nautilion-say-tide = Changer { $shows } en { $becomes }. Pour le Phare : { $darkhouse }. Pour le Fantôme : { $phantom }. Pour le Nautilion : { $nautilion }.
nautilion-result = { $turns ->
    [one] Un tour.
   *[other] { $turns } tours.
} { $count ->
    [9] Les neuf équipiers sont à bord.
    [0] Personne à bord.
    [one] { $count } équipier sur 9 à bord ; il manque { $missing }.
   *[other] { $count } équipiers sur 9 à bord ; il manque { $missing }.
}

### Nemo’s War dans le terminal.

book-004 = Règle anglaise de Nemo’s War
recommended-motive = Pour un premier voyage : Exploration.
recommended-difficulty = Pour un premier voyage : Matelot. Officier est le niveau habituel.

nemo-setting-up = Mise en place
nemo-where = Acte { $act }, tour { $turn }
nemo-level = { $level ->
    [0] Matelot
    [1] Officier
   *[other] Capitaine
}
nemo-percent = { $number } %
nemo-point = ,
nemo-none = aucun
nemo-no-cards = aucune
nemo-apart =  ;
nemo-nothing = rien
nemo-legend = ► le Nautilus, ▲ navire de guerre, ○ navire civil, ? navire caché, · place libre, ◆ gemme, ■ soulèvement, □ terre libre. 7/10 : attaque 7, défense 10. ‡ : le voyage peut être perdu avant votre prochain choix.
nemo-more-links = Reliés aussi : { $links }
nemo-legend-adventure = ✧ aventure face cachée, ✦ aventure.

## Noms courts

nemo-short-western-pacific = Pacif. O
nemo-short-eastern-pacific = Pacif. E
nemo-short-north-atlantic = Atlant. N
nemo-short-south-atlantic = Atlant. S
nemo-short-european-seas = Mers d’Eur.
nemo-short-indian-ocean = Oc. Indien
nemo-short-south-pacific = Pacif. S
nemo-short-central-pacific = Pacif. C
nemo-short-pacific-coast = Côte Pac.
nemo-short-arctic-ocean = Arctique
nemo-short-cape-horn = Cap Horn
nemo-short-cape-of-good-hope = Bonne-Esp.
nemo-track = { $track ->
    [0] Nemo
    [1] Équipage
   *[other] Coque
}
nemo-initial = { $character ->
    [0] Aronnax
    [1] Conseil
    [2] Ned
    [3] second
    [4] lieutenant
   *[other] mécanicien
}

## À côté de la carte

nemo-actions = Points
nemo-notoriety = Notoriété
nemo-mark-blue = bleus
nemo-mark-green = verts
nemo-mark-allied = alliés
nemo-mark-die = dé
nemo-mark-wonder = merveille
nemo-mark-frozen = figée
nemo-mark-defeat = défaite
nemo-tonnage = Tonnage coulé
nemo-score = Points
nemo-salvage = Récupération
nemo-piles = Pioche { $pile }, paquet d’aventure { $deck }
nemo-here = Ici :
nemo-hidden = { $count ->
    [1] un caché
   *[other] { $count ->
        [one] { $count } caché
       *[other] { $count } cachés
    }
}
nemo-aboard = À bord :
nemo-fitted = Installé :
nemo-kept = Tableau { $tableau } · Trésors { $treasures } · Récup. { $salvage }/{ $boxes }
nemo-sunk = Coulés { $rows } · Pioche { $pile } · Pts { $points }

## Choix

nemo-cost = { $count ->
    [1] { $count } pt d’action
   *[other] { $count ->
        [one] { $count } pt d’action
       *[other] { $count } pts d’action
    }
}
nemo-barred-line = { $name } : { $why }
nemo-danger-inside = ‡
nemo-drawn = Tiré : { $ship }.
nemo-white-dice = Dés blancs : { $dice }.
nemo-rolled = Jet pour { $what } : { $one } + { $two }{ $more } = { $total }.
nemo-move = { $count ->
    [1] Se déplacer : un océan
   *[other] Se déplacer : { $count ->
        [one] { $count } océan
       *[other] { $count } océans
    }
}
nemo-move-ask = Vers où ?
nemo-sacrifice = { $count ->
    [1] Sacrifier pour des points d’action : un personnage
   *[other] Sacrifier pour des points d’action : { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
}
nemo-sacrifice-ask = Qui ?
nemo-treasure = { $count ->
    [1] Employer un trésor : une sorte
   *[other] Employer un trésor : { $count ->
        [one] { $count } sorte
       *[other] { $count } sortes
    }
}
nemo-treasure-ask = Quel trésor ?
nemo-useless = { $count ->
    [1] Une aide qui ne changerait rien
   *[other] Aides qui ne changeraient rien : { $count }
}
nemo-useless-ask = Aucune ne changerait le jet.

## Jets

nemo-roll-for = Pour { $what } : { $needed } ou plus
nemo-no-modifiers = , rien ne s’ajoute.
nemo-modifiers = , avec { $modifiers }{ $several ->
    [yes] , soit { $added }
   *[no] {""}
}.
nemo-passes = { $never ->
    [yes] Aucun jet ne réussit.
   *[no] { $least } ou plus aux dés : { $passes ->
        [1] { $passes } jet sur { $of } réussit, { $percent }.
       *[other] { $passes ->
        [one] { $passes } jet sur { $of } réussit
       *[other] { $passes } jets sur { $of } réussissent
    }, { $percent }.
    }
}
nemo-band = { $band ->
    [0] le pire
    [1] mauvais
    [2] passable
    [3] bon
   *[other] le meilleur
} { $ways }/36 : { $does }
nemo-bands = Résultats : { $bands }.
nemo-failure = { $ways } cas : { $cost }
nemo-fails = En cas d’échec : { $failures }.
nemo-more-notoriety = notoriété +{ $count }
nemo-hits = { $count ->
    [0] des coups selon un autre dé
    [1] un coup
   *[other] { $count } coups
}
nemo-help = Gardé pour après le jet : { $help }.
nemo-enemy = Il tire le premier ; il manque avec { $needed } ou plus : { $chance }.
nemo-she-misses = il manque { $chance }

## Ce qu’on peut lire

nemo-pile-play = en jeu
nemo-pile-tableau = dans votre tableau
nemo-pile-passed = pile des réussites
nemo-pile-failed = pile des échecs
nemo-pile-gone = défaussée
nemo-other-side = Autre face : { $side }
nemo-upgrade-fitted = installée
nemo-upgrade-destroyed = détruite, dans la pile ÉCHEC
nemo-upgrade-offered = à l’offre pour { $price } de récupération
nemo-aboard-where = { $aboard ->
    [true] à bord
   *[false] sacrifié
}
nemo-held = en main : { $count }
nemo-attribute = { $where }, { $token }
nemo-buried = sous terre : { $count }
nemo-enlisted = rangée : { $where }
nemo-laid = une à chacun des niveaux { $levels }
nemo-pool-ships = Navires encore à tirer
nemo-pool-treasures = Trésors encore à tirer
nemo-pool-wonders = Merveilles sur la piste de notoriété
nemo-pool-adventures = Aventures que personne n’a vues
nemo-tokens-unseen = encore { $count }
nemo-pool-count = { $count } dans le gobelet

## En phrases

nemo-say-track = { $name } : { $at } sur { $start } ; l’engager ajoute { $exert }.
nemo-say-notoriety = Notoriété : { $at }. Paliers : { $marks }.
nemo-say-mark = { $what } à { $at }{ $reached ->
    [true] {" "}(atteint)
   *[false] {""}
}
nemo-say-actions = Points d’action : { $count }.
nemo-say-open = Places de navires libres : { $open } sur { $spaces }.
nemo-say-ocean = { $ocean }{ $here ->
    [yes] {" "}(le Nautilus est ici)
   *[no] {""}
}. Navires en vue : { $ships } ;
nemo-token-unknown = Une aventure est ici face cachée.
nemo-token = Aventure : { $treasure }.
nemo-say-waters = cachés : { $hidden } ; places libres : { $open } ; gemmes : { $gem } ; soulèvements : { $cubes } sur { $lands }.
nemo-say-owned = { $name } (capitaine { $captain })
nemo-say-people = À bord : { $people }.
nemo-say-fitted = Installé : { $upgrades }.
nemo-say-offered = À l’offre, avec les prix en récupération : { $upgrades }.
nemo-say-held = Trésors : { $treasures }.
nemo-say-salvage = Récupération : { $count } sur { $boxes }.
nemo-say-tonnage = Tonnage, navires de chaque rangée : { $rows }.
nemo-say-piles = Tableau : { $tableau }. Réussies : { $passed }. Ratées : { $failed }. Pioche : { $pile ->
        [one] { $pile } carte
       *[other] { $pile } cartes
    } ; paquet d’aventure : { $deck } jamais vues, { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
    } dessus.
nemo-say-score = Si le voyage finissait maintenant : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $parts }). Le prochain palier commence à { $next }.

## La fin

nemo-end-scores = La feuille de score et l’épilogue
nemo-result = { $scored ->
    [yes] { $motive } : { $total ->
    [one] { $total } point
   *[other] { $total } points
} après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
   *[no] { $motive } : une défaite ne marque rien ; après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, la feuille en était à { $total }.
}
nemo-result-part = { $name } : { $points }
nemo-result-level = { $level ->
    [1] sans conséquence
    [2] honorable
    [3] succès
   *[other] triomphe
} { $bound }
nemo-result-own = Capitaine { $captain } : { $points }. Navires { $ships }, cartes { $cards }, trésors { $treasures }, personnages { $characters }.{ $best ->
        [yes] { " " }Personne n’a mieux fait.
       *[no] { "" }
    }
nemo-result-levels = Paliers (reconstitués) : { $levels }

### Nautilion : ce que ferait un choix, dit avant qu’il soit fait.

## Donner les dés

aid-darkhouse =
    { $price ->
        [free] Le Phare reçoit { $die } et ne prend rien.
        [shelter] Le Phare reçoit { $die }, mais ne peut rien prendre pour l’instant.
        [nothing] Le Phare reçoit { $die }, mais il n’y a rien à prendre.
        [reroll] Le Phare relance son { $die }, ce qui peut coûter un jeton.
        [depends] Ce que prend le Phare dépend encore du reste.
        [crew] { $tokens ->
            [1] Le Phare reçoit { $die } et prend un jeton à bord ou dans la Cabine, car la réserve est vide.
           *[other] Le Phare reçoit { $die } et prend { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, en partie à bord ou dans la Cabine.
        }
       *[token] { $tokens ->
            [1] Le Phare reçoit { $die } et prend un jeton.
           *[other] Le Phare reçoit { $die } et prend { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.
        }
    }
aid-phantom =
    { $how ->
        [destroys] Le Fantôme se déplace de { $die } et détruit { token.one }.
        [recruits] Le Fantôme se déplace de { $die } et prend { token.one } sur son plateau.
        [yours] Le Fantôme se déplace de { $die }, mais vous recevez { token.one } : { $fate ->
            [boards] il peut monter à bord.
            [both] il peut monter à bord ou entrer en Cabine.
            [cabin] il peut entrer en Cabine.
           *[other] il va en réserve.
        }
        [stays] Le Fantôme a { $die }, mais il ne bouge pas.
        [abyss] Le Fantôme recule jusqu’aux Abysses.
       *[arrives] Avec { $die }, le Fantôme atteint les Îles Bienheureuses : le voyage est perdu.
    }
aid-phantom-reef = Il détruit aussi l’Écueil { $reef }.
aid-phantom-left = Il lui faut alors { $left } jusqu’aux Îles Bienheureuses.
aid-phantom-depends = Ce que fait le Fantôme dépend encore du reste.
aid-blow = Le Mercenaire vous porte un coup, qui coûte un jeton.
aid-nautilion =
    { $how ->
        [held] Le Nautilion ne bouge pas.
        [skipped] Le tour finit avant que le Nautilion ne bouge.
        [isles] Le Nautilion recule de { $die }, jusqu’aux Îles Bienheureuses.
        [gives] Le Nautilion se déplace de { $die }, mais le Fantôme reçoit { token.one }.
        [hauls] Le Nautilion se déplace de { $die } et prend en réserve { token.one } avec ses voisins.
       *[takes] Le Nautilion se déplace de { $die } et ramasse { token.one }, { $fate ->
            [boards] qui peut monter à bord.
            [both] qui peut monter à bord ou entrer en Cabine.
            [cabin] qui peut entrer en Cabine.
            [aboard] pour la réserve seulement, car son emplacement est déjà pris.
            [held] pour la réserve seulement, car un Mercenaire occupe son emplacement.
            [duct] pour la réserve seulement, car aucun conduit ne mène encore à sa place.
            [admiral] pour la réserve seulement, car votre Amiral ne le montre pas.
            [depends] qui pourra monter à bord ou non selon ce que vous cédez.
           *[other] pour la réserve seulement.
        }
    }
aid-nautilion-reef = Il s’arrête près de l’Écueil { $reef }.
aid-held-reef = L’Écueil { $reef } va en réserve.
aid-nautilion-left = Il lui faut alors { $left } jusqu’aux Abysses.
aid-nautilion-depends = Ce que fait le Nautilion dépend encore du reste.
aid-arrives =
    { $ending ->
        [won-full-crew] Avec { $die }, le Nautilion atteint les Abysses avec les neuf équipiers à bord : le voyage est gagné !
        [lost-mage-missing] Avec { $die }, le Nautilion atteint les Abysses, mais un Mage manque : le voyage est perdu.
        [lost-heroic-left] Avec { $die }, le Nautilion atteint les Abysses, mais une Action héroïque est encore visible : le voyage est perdu.
       *[other] Avec { $die }, le Nautilion atteint les Abysses, mais l’équipage est incomplet : le voyage est perdu.
    }
aid-collides =
    { $figure ->
        [phantom] Avec { $die }, le Fantôme se heurte au Nautilion.
       *[nautilion] Avec { $die }, le Nautilion se heurte au Fantôme.
    } Vos harpons : { $ours }, ceux du Fantôme : { $theirs }. { $result ->
        [won] Vous gagnez l’abordage.
        [tied] Vous tenez bon.
       *[lost] Le voyage est perdu.
    }

## Avant de donner les dés

aid-spell =
    { $spell ->
        [whirlwind] { $dice ->
            [1] { spell-whirlwind }, pour { $price } sur { $reserve } en réserve : le dé est relancé.
           *[other] { spell-whirlwind }, pour { $price } sur { $reserve } en réserve : tous les dés en main sont relancés.
        }
        [tide] { spell-tide }, pour { $price } sur { $reserve } en réserve : un dé prend la valeur de votre choix.
       *[translation] { spell-translation }, pour { $price } sur { $reserve } en réserve : deux jetons du parcours échangent leurs places.
    }
aid-reroll =
    { $left ->
        [0] Les Mages ont relancé tout ce qu’ils pouvaient ce tour-ci.
        [1] Les Mages font relancer un { $die }, pour la dernière fois ce tour-ci.
       *[other] Les Mages font relancer un { $die } ; ils peuvent le faire { $left } fois ce tour-ci.
    }
aid-heroic =
    { $count ->
        [0] Action héroïque { $card } : personne à bord ne pourrait la payer utilement.
        [1] Action héroïque { $card } : l’équipier { $crew } pourrait la payer.
       *[other] Action héroïque { $card } : l’un de ces équipiers pourrait la payer : { $crew }.
    }
aid-buy =
    { $bought ->
        [0] Pour { $price } sur { $reserve } en réserve, un jeton de la défausse monte à bord.
       *[other] Vous avez déjà fait un troc ce tour-ci.
    }
aid-roll =
    { $dice ->
        [1] Lancer le premier dé.
        [2] Lancer deux dés.
       *[other] Lancer les trois dés.
    }
aid-roll-reef =
    { $bonus ->
        [0] { $need } ou plus vous dégage de l’Écueil { $reef } : faces qui conviennent, { $lucky } sur 6.
       *[other] { $need } ou plus vous dégage de l’Écueil { $reef }, car l’équipier { $reef } ajoute { $bonus } : faces qui conviennent, { $lucky } sur 6.
    }
aid-first =
    { $count ->
        [0] Le joueur { $seat }, dont l’Amiral montre { $crew }, ne pourrait rien prendre à bord avec ces dés.
        [1] Le joueur { $seat }, dont l’Amiral montre { $crew }, pourrait prendre à bord un des jetons à sa portée.
       *[other] Le joueur { $seat }, dont l’Amiral montre { $crew }, pourrait prendre à bord { $count } sortes de jetons à sa portée.
    }

## Le parcours

aid-swap =
    { $ahead ->
        [0] Échanger { token.one }. Il n’y en a aucun autre de cette sorte devant le Nautilion.
        [1] Échanger { token.one }. Il y en a un de cette sorte devant le Nautilion.
       *[other] Échanger { token.one }. Il y en a { $ahead } de cette sorte devant le Nautilion.
    }
aid-swapped =
    { $same ->
        [0] Ici vient { token-b }, là-bas va { token-a }.
       *[other] Les deux sont pareils : rien ne changerait.
    }
aid-reached =
    { $fate ->
        [boards] Avec { $die }, le Nautilion atteint alors { token.one }, qui peut monter à bord.
        [both] Avec { $die }, le Nautilion atteint alors { token.one }, qui peut monter à bord ou entrer en Cabine.
        [cabin] Avec { $die }, le Nautilion atteint alors { token.one }, qui peut entrer en Cabine.
       *[other] Avec { $die }, le Nautilion atteint alors { token.one }, pour la réserve seulement.
    }
aid-insert =
    { $distance ->
        [1] Glisser { token.one } juste devant le Nautilion.
       *[other] Glisser { token.one } ici, à { $distance } devant le Nautilion.
    }
aid-take =
    { $ahead ->
        [0] Faire embarquer { token.one } d’ici. Aucun de cette sorte n’est devant le Nautilion.
        [1] Faire embarquer { token.one } d’ici. Un de cette sorte est devant le Nautilion.
       *[other] Faire embarquer { token.one } d’ici. { $ahead } de cette sorte sont devant le Nautilion.
    }

## Les jetons

aid-board =
    { $token ->
        [13] Le Mercenaire prend l’emplacement { $space }. { $leads ->
            [none] Il ne reste aucun emplacement libre.
           *[other] Les conduits mènent alors à { $leads }.
        }
       *[other] { $count ->
            [9] L’équipier { $token } monte à bord : les neuf y sont !
           *[other] L’équipier { $token } monte à bord : { $count } sur 9. { $leads ->
                [none] Il ne reste aucun emplacement libre.
               *[other] Les conduits mènent alors à { $leads }.
            }
        }
    }
aid-harpoons = Vos harpons alors : { $ours }, ceux du Fantôme : { $theirs }.
aid-cabin =
    { $missing ->
        [0] En Cabine : les trois Mages y sont. { $pairs ->
            [0] Aucune paire n’agit encore.
            [1] Une paire agit.
           *[other] { $pairs } paires agissent.
        }
        [1] En Cabine : il manque encore un Mage. { $pairs ->
            [0] Aucune paire n’agit encore.
            [1] Une paire agit.
           *[other] { $pairs } paires agissent.
        }
       *[other] En Cabine : il manque encore { $missing } Mages. { $pairs ->
            [0] Aucune paire n’agit encore.
            [1] Une paire agit.
           *[other] { $pairs } paires agissent.
        }
    }
aid-keep =
    { $ahead ->
        [0] Garder { token.one } en réserve, qui compte alors { $count }. Il n’y en a pas d’autre devant.
        [1] Garder { token.one } en réserve, qui compte alors { $count }. Il y en a un autre devant.
       *[other] Garder { token.one } en réserve, qui compte alors { $count }. Il y en a { $ahead } autres devant.
    }
aid-toll-reserve =
    { $count ->
        [0] Céder le dernier jeton de la réserve.
       *[other] Céder un jeton de la réserve ; il en reste alors { $count }.
    }
aid-toll-ship =
    { $token ->
        [13] Céder le Mercenaire de l’emplacement { $space }.
       *[other] { $ahead ->
            [0] Céder l’équipier { $token }. Il n’y en a pas devant pour le remplacer.
            [1] Céder l’équipier { $token }. Il y en a un autre devant.
           *[other] Céder l’équipier { $token }. Il y en a { $ahead } autres devant.
        }
    }
aid-toll-cabin =
    { $ahead ->
        [0] Céder { token.one } de la Cabine. Il n’y en a pas devant pour le remplacer.
        [1] Céder { token.one } de la Cabine. Il y en a un autre devant.
       *[other] Céder { token.one } de la Cabine. Il y en a { $ahead } autres devant.
    }{ $broken ->
        [0] { "" }
       *[other] { " " }Cela rompt une paire.
    }
aid-pay =
    { $token ->
        [0] Dépenser un jeton vert, sur { $count }. Une fois défaussé, il ne peut revenir qu’en réserve.
        [14] Dépenser un Écueil, sur { $count }. Une fois défaussé, il ne peut revenir qu’en réserve.
       *[other] Dépenser { token.one }, sur { $count } en réserve. { $ahead ->
            [0] Il n’y en a pas d’autre devant sur le parcours.
            [1] Il y en a un autre devant sur le parcours.
           *[other] Il y en a { $ahead } autres devant sur le parcours.
        }
    }
aid-recover =
    { $purpose ->
        [1] { $ahead ->
            [0] Remettre { token.one } sur le parcours. Il n’y en a aucun autre de cette sorte devant.
            [1] Remettre { token.one } sur le parcours. Il y en a un de cette sorte devant.
           *[other] Remettre { token.one } sur le parcours. Il y en a { $ahead } de cette sorte devant.
        }
        [6] L’équipier { $token } monte à bord.
       *[other] { $fate ->
            [boards] Reprendre { token.one }, qui peut monter à bord.
            [both] Reprendre { token.one }, qui peut monter à bord ou entrer en Cabine.
            [cabin] Reprendre { token.one }, qui peut entrer en Cabine.
            [aboard] Reprendre { token.one }, pour la réserve seulement, car son emplacement est déjà pris.
            [held] Reprendre { token.one }, pour la réserve seulement, car un Mercenaire occupe son emplacement.
            [duct] Reprendre { token.one }, pour la réserve seulement, car aucun conduit ne mène à son emplacement.
            [admiral] Reprendre { token.one }, pour la réserve seulement, car votre Amiral ne le montre pas.
           *[other] Reprendre { token.one }, pour la réserve.
        }
    }

## Les Actions héroïques et l’abordage

aid-sacrifice =
    { $effect ->
        [wasted] L’équipier { $crew } paie, mais il ne convient pas : la carte reste sans effet.
        [nothing] L’équipier { $crew } paie, mais la carte n’a rien sur quoi agir.
        [reefs] L’équipier { $crew } paie : { $amount ->
            [0] mais aucun Écueil de ce numéro n’est sur le parcours.
            [1] un Écueil quitte le parcours.
           *[other] { $amount } Écueils quittent le parcours.
        }
        [choices] L’équipier { $crew } paie : { $amount ->
            [1] un jeton peut venir en échange.
           *[other] vous choisissez parmi { $amount }.
        }
       *[works] L’équipier { $crew } paie.
    } { $ahead ->
        [0] Il n’y en a pas devant pour le remplacer.
        [1] Il y en a un autre devant.
       *[other] Il y en a { $ahead } autres devant.
    }
aid-group = Ceux-ci restent : { $kept }. Ceux-là partent : { $lost }.

## Ce qui vaut pour ce tour

aid-note-stuck =
    { $reef ->
        [0] Le Nautilion est retenu.
       *[other] L’Écueil { $reef } retient le Nautilion.
    }
aid-note-again = Les mêmes dés sont donnés pour la seconde fois.
aid-note-forwards = Au premier tour, la carte du Phare n’a pas d’effet.
aid-note-shelter =
    { $turns ->
        [1] Le Phare ne prend rien ce tour-ci.
       *[other] Le Phare ne prend rien pendant { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
    }
aid-note-phantom-stays = Le Fantôme reste où il est.
aid-note-phantom-back = Le Fantôme recule.
aid-note-haul = L’arrêt rapporte aussi les voisins.
aid-note-bought = Un troc a été fait ce tour-ci.
aid-note-figure =
    { $figure ->
        [darkhouse] Le premier dé va au Phare.
        [phantom] Le premier dé va au Fantôme.
       *[nautilion] Le premier dé va au Nautilion.
    }
aid-note-given =
    { $figure ->
        [darkhouse] Le Phare a { $die }.
        [phantom] Le Fantôme a { $die }.
       *[nautilion] Le Nautilion a { $die }.
    }

## Un indice, pas à pas

hint-part-darkhouse = Regardez d’abord le Phare : le dé qu’il reçoit compte le plus.
hint-part-phantom = Regardez d’abord le Fantôme : le dé qu’il reçoit compte le plus.
hint-part-nautilion = Regardez d’abord le Nautilion : le dé qu’il reçoit compte le plus.
hint-part-dice = Regardez les dés.
hint-part-grimoire = Regardez les sorts du Grimoire.
hint-part-heroics = Regardez les Actions héroïques.
hint-part-ship = Regardez votre sous-marin.
hint-part-cabin = Regardez la cabine.
hint-part-reserve = Regardez votre réserve.
hint-part-discard = Regardez la défausse.
hint-part-isles = Regardez le parcours, plus près des Îles Bienheureuses.
hint-part-abyss = Regardez le parcours, plus près des Abysses.

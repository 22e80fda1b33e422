### Nemo’s War : le journal de bord, en mots qui se lisent à voix haute. Arguments a, b et c comme dans le journal ; fire vaut 1
### si le navire a manqué et 2 s’il a touché ; end vaut 0 pour un coup manqué, 1 pour deux 1, 2 pour un navire coulé.

log-start = Nous avons fait surface { ocean-b.in }, et le voyage a commencé.
log-act = { $act ->
        [1] Le premier acte a commencé.
        [2] Le monde nous avait remarqués : le deuxième acte a commencé.
       *[other] Il n’y avait plus de retour : le troisième acte a commencé.
    }
log-card = C’était le temps de « { card-a } ».
log-passed = Nous nous sommes bien tirés de « { card-a } ».
log-failed = « { card-a } » a tourné contre nous.
log-kept = Nous avons gardé « { card-a } » pour une meilleure heure.
log-used = L’heure de « { card-a } » était venue.
log-declined = « { card-a } » nous tentait, mais nous avons passé notre chemin.
log-sails = { $count ->
        [one] Une voile de plus est apparue à l’horizon.
        [2] Deux voiles de plus sont apparues à l’horizon.
        [3] Trois voiles de plus sont apparues à l’horizon.
        [4] Quatre voiles de plus sont apparues à l’horizon.
       *[other] { $count } voiles de plus sont apparues à l’horizon.
    }
log-hunting = Un chasseur s’est posté { ocean-b.in } : { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
log-deadly = La mer nous réservait autre chose ({ deadly-a }).
log-cyclone = { $hits ->
        [1] Un cyclone nous a frappés une fois.
       *[other] Un cyclone nous a frappés { $hits } fois.
    }
log-lull = Une accalmie s’est étendue sur { ocean-b.the }.
log-moved = Nous avons fait route { ocean-b.to }.
log-fight = Nous avons rencontré { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } { ocean-b.in }. { $fire ->
        [0] { $end ->
            [2] Sans nous avoir vus, il a coulé.
            [1] Notre propre attaque fut un désastre, et il a poursuivi sa route.
           *[other] Nous l’avons manqué ; averti, il a poursuivi sa route.
        }
        [1] Il a tiré le premier et manqué ; { $end ->
            [2] nous l’avons coulé.
            [1] notre propre attaque fut un désastre.
           *[other] nous aussi.
        }
       *[other] Il nous a touchés le premier{ $hits ->
            [0] { "" }
            [one] {", une fois"}
            [2] {", deux fois"}
           *[other] {", "}{ $hits } fois
        } ; { $end ->
            [2] puis nous l’avons coulé.
            [1] puis notre propre attaque tourna au désastre.
           *[other] puis nous l’avons manqué.
        }
    }
log-declines = Nous avons laissé en paix { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
log-found = { $more ->
        [0] Nous avons pris un trésor à bord : { treasure-a }.
        [one] Nous avons pris des trésors à bord : { treasure-a }, et une autre chose.
       *[other] Nous avons pris des trésors à bord : { treasure-a }, et { $more } autres choses.
    }
log-search-failed = Nous avons cherché en vain { ocean-b.in }.
log-incite-failed = Personne ne s’est soulevé { ocean-b.in }.
log-rest = L’équipage s’est reposé.
log-rest-failed = L’équipage n’a pas trouvé le repos.
log-repair = Nous avons réparé la coque.
log-repair-failed = Les réparations n’ont rien donné.
log-refit = Nous avons travaillé au Nautilus.
log-refit-failed = Le travail au Nautilus n’a rien donné.
log-raised = Un peuple s’est soulevé { ocean-b.in }.
log-hearts = Nous avons gagné des cœurs { ocean-b.in }.
log-crushed = Les empires ont frappé le soulèvement { ocean-b.in }.
log-sacrificed = L’un des nôtres est perdu : { character-a }.
log-installed = Le Nautilus a été équipé : { upgrade-a }.
log-cost = Ce qu’il en a coûté : { $nemo ->
        [0] { "" }
       *[other] { $nemo } de la résolution de Nemo{ $crew ->
            [0] { $hull ->
                [0] { "" }
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $crew ->
        [0] { "" }
       *[other] { $crew } de l’équipage{ $hull ->
            [0] { "" }
           *[other] {", "}
        }
    }{ $hull ->
        [0] { "" }
       *[other] { $hull } de la coque
    }.
log-quiet = Pour le reste, ce fut une quinzaine tranquille.

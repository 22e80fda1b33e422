### Nemo’s War : ce qu’un choix ferait, dit avant qu’on le fasse.

## Jets

aid-price-notoriety = La notoriété monte de { $count }.
aid-price-track = Cela coûte { $count } { track.lost }.
aid-loses = Perdez { $count } { track.lost }.
aid-gains-notoriety = La notoriété monte de { $count }.
aid-hits = { $count ->
        [0] Autant de coups qu’un autre dé l’indique.
        [1] Un coup porte.
       *[other] { $count } coups portent.
    }
aid-stands-failed = { $total } quand il fallait { $needed } : échec.
aid-stands-two = Deux uns : échec, quoi qu’on ajoute.
aid-stands-band = { $total } : { $band ->
        [0] le pire résultat
        [1] cela ne donne rien
        [2] un résultat passable
        [3] un bon résultat
       *[other] le meilleur résultat
    }.
aid-help-passes = Cela fait { $total } : réussi.
aid-help-band = Cela fait { $total } : { $band ->
        [0] toujours le pire résultat
        [1] cela ne donne rien
        [2] un résultat passable
        [3] un bon résultat
       *[other] le meilleur résultat
    }.
aid-help-not-enough = Cela fait { $total }, pas encore { $needed }.
aid-help-reroll = Relancer : { $lots ->
        [one] { $lots } jet sur { $of } réussit.
       *[other] { $lots } jets sur { $of } réussissent.
    }
aid-help-reroll-band = Relancer : sur { $of ->
        [one] { $of } jet
       *[other] { $of } jets
    }, { $better ->
        [0] aucun ne donne mieux
        [one] { $better } donne mieux
       *[other] { $better } donnent mieux
    }, { $worse ->
        [0] aucun ne donne pire.
        [one] { $worse } donne pire.
       *[other] { $worse } donnent pire.
    }
aid-help-mends = Le jet reste ce qu’il est.
aid-again = { $lots ->
        [one] { $lots } face sur { $of } apporte plus de points d’action.
       *[other] { $lots } faces sur { $of } apportent plus de points d’action.
    }

## Danger

aid-danger-certain = Défaite certaine.
aid-danger = Le voyage est perdu dans { $lots } cas sur { $of }.
aid-danger-share = Le voyage est perdu dans environ { $percent } % des cas.
aid-danger-least = Le voyage est perdu dans au moins { $percent } % des cas.
aid-danger-unknown = Le voyage peut être perdu ; la probabilité serait trop longue à calculer.
aid-danger-slight = La défaite est presque exclue : moins de 1 cas sur { $cases }.

## Actions et combats

aid-end = { $kept ->
        [0] Aucun point d’action n’est gardé.
        [1] Un point d’action est gardé
       *[other] { $kept } points d’action sont gardés
    }{ $lost ->
        [0] { $kept ->
            [0] { "" }
           *[other] .
        }
        [1] , un est perdu.
       *[other] , { $lost } sont perdus.
    }
aid-adventure = { $cards ->
        [1] Il reste une carte dans le paquet
       *[other] Il reste { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans le paquet
    }{ $gems ->
        [0] .
        [1] , avec une gemme dessus.
       *[other] , avec { $gems } gemmes dessus.
    }
aid-ship = { $attack ->
        [0] Sans canons, défense { $defence }
       *[other] Attaque { $attack }, défense { $defence }
    } ; vaut { $points }, notoriété { $notoriety }.
aid-ocean = Navires : { $revealed } en vue{ $warships ->
        [0] { "" }
        [1] , dont un de guerre
       *[other] , dont { $warships } de guerre
    }, { $hidden ->
        [one] { $hidden } caché
       *[other] { $hidden } cachés
    } ; { $open ->
        [0] aucune place libre
        [1] une place libre
       *[other] { $open } places libres
    }{ $gems ->
        [0] { "" }
       *[other]{ "" } ; une gemme
    }{ $cubes ->
        [0] { "" }
        [1]{ "" } ; un soulèvement
       *[other]{ "" } ; { $cubes } soulèvements
    }.
aid-hidden = { $count ->
        [1] Un navire se cache ici
       *[other] { $count ->
        [one] { $count } navire se cache
       *[other] { $count } navires se cachent
    } ici
    } : on ne saura lequel qu’en l’attaquant.
aid-aim = { ship }
aid-aim-back = { ship-back }
aid-aim-hidden = un navire caché
aid-target = Attaquer { ship.the }
aid-target-back = Attaquer { ship-back.the }
aid-follow-up = Poursuivre coûte { $count } de notoriété.
aid-chain = S’il coule, vous pouvez en attaquer aussitôt un autre.
aid-stalking = L’affût ajoute 1 à votre attaque.
aid-hunter-fights = Le Nautilus s’y trouve : on le combat aussitôt.
aid-salvage = Cela fait { $count } de récupération, pour { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    }. La série s’arrête.
aid-tonnage = Navire numéro { $count } de cette rangée ; { $points ->
        [0] aucun point de plus
        [1] un point
       *[other] { $points } points
    }.

## Avant le voyage, et entre les actes

aid-upgrade = Amélioration : { upgrade }.
aid-first-price = Prix : { $count ->
        [0] rien.
        [1] un cran de Nemo, de l’équipage ou de la coque.
       *[other] { $count } crans de Nemo, de l’équipage ou de la coque.
    }
aid-salvage-price = { $count ->
        [0] Cela ne coûte rien.
       *[other] Prix : { $count } de récupération.
    }
aid-track-then = { track } passe à { $at }.
aid-goodwill = Mission de bonne volonté
aid-motive = Le voyage en serait à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et perdu à { $defeat } de notoriété.
aid-motive-lost-never = Le voyage en serait à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et aucune notoriété n’y mettrait fin.
aid-motive-allies = { $count ->
        [one] { $count } allié rejoint
       *[other] { $count } alliés rejoignent
    } aussitôt le gobelet des trésors.
aid-search-token = { $gems ->
        [0] Un jeton d’aventure est ici face cachée, mais pas de gemme : un succès le révèle et ne rapporte pas de trésor.
       *[other] Un jeton d’aventure est ici face cachée : un succès le révèle.
    }
aid-token-ocean = Elle attend { ocean.in }.
aid-token-adventure = Vaut { $count } comme aventure.
aid-token-science = Science : { $count }.
aid-token-wonder = Merveille : { $count }.
aid-claims = Un succès prend aussi l’aventure qui est ici : { treasure }.
aid-motive-kept = Si vous le gardez, vous pourrez ajouter une amélioration à l’offre.

## Placement

aid-dice = { $white } dés blancs{ $black ->
        [0] .
        [1] , un dé noir.
       *[other] , { $black } dés noirs.
    }
aid-dice-points = Meilleurs points d’action, sur { $of ->
        [one] { $of } jet
       *[other] { $of } jets
    } : aucun pour { $points0 }, 1 pour { $points1 }, 2 pour { $points2 }, 3 pour { $points3 }, 4 pour { $points4 }, 5 pour { $points5 }.
aid-dice-black = Ce sont les dés noirs qui donnent les points d’action.
aid-dice-none = Pas de points d’action : il n’y a pas deux dés noirs.
aid-keep-dice = Garder { $one } et { $two }, laisser { $out }
aid-keep-both = Continuer avec { $one } et { $two }
aid-points = { $count ->
        [0] Aucun point d’action de plus : vous en avez { $at }.
        [1] Un point d’action : vous en aurez { $at }.
       *[other] { $count } points d’action : vous en aurez { $at }.
    }
aid-points-wasted = { $kept ->
        [0] { $brings ->
            [one] Le point d’action serait perdu
           *[other] Les { $brings } points d’action seraient perdus
        } : vous en avez déjà { $most }, le maximum.
       *[other] Sur { $brings }, { $kept ->
            [one] { $kept } compterait
           *[other] { $kept } compteraient
        } : les points d’action vont jusqu’à { $most }.
    }
aid-lull = Une accalmie : { $count ->
        [0] pas de points d’action
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }, les dés noirs ne placent rien, une gemme { ocean.in }.
aid-uprising = { $lots ->
        [0] Le soulèvement { ocean.in } est à l’abri.
       *[other] Le soulèvement { ocean.in } est écrasé { $lots } fois sur { $of }, tel qu’est la mer à présent.
    }
aid-no-open = Pas de place libre { ocean.in }.
aid-no-spread = Aucune place libre dans les mers voisines ({ ocean }).
aid-no-reveal = Pas de navire caché { ocean.in } ni à côté.
aid-no-hostile = Pas de navire blanc { ocean.in } ni à côté.
aid-step-open = place libre
aid-step-spread = se répandre
aid-step-reveal = révéler
aid-step-hostile = s’armer
aid-step-hunt = chasser
aid-cubes-left = { $count ->
        [0] Il ne reste aucun soulèvement { ocean.in }.
        [1] Il reste un soulèvement { ocean.in }.
       *[other] Il reste { $count } soulèvements { ocean.in }.
    }
aid-notoriety-then = La notoriété monte de { $count } et passe à { $at }.
aid-notoriety-falls = La notoriété baisse de { $count } et passe à { $at }.
aid-keep-treasure = Garder : { treasure }
aid-drawn-ship = Sinon, c’est { ship.the }.
aid-two-dice = { $one } et { $two }
aid-shot-misses = Cela fait { $total } : le tir manque.
aid-shot-hits = Cela fait { $total } : { $count ->
        [0] aucun coup
        [1] un coup
       *[other] { $count } coups
    }.
aid-shot-disaster = Deux uns : un dé dit combien de coups portent.
aid-relations = Navire numéro { $count } de cette rangée, toujours à flot ; { $points ->
        [0] aucun point de plus
        [1] un point
       *[other] { $points } points
    }.
aid-support = Un cube de bonne volonté { ocean.in }.
aid-support-none = Aucun cube ne peut être placé { ocean.in }.
aid-quarters = Il ne rapporte rien, mais peut former un marin après un repos. La série s’arrête.

## Cartes et jetons

aid-gems = Les gemmes du paquet, { $count }, sont alors tirées comme trésors.
aid-worth = { $points ->
        [0] Le score ne change pas.
       *[other] Le score change de { $points }.
    }

## Ce qui vaut en ce moment

aid-note-lull = Accalmie : ce qui coûte 2 points d’action en coûte 1
aid-note-lull-adventure = Accalmie : les actions coûtent comme toujours, mais les cartes à 2 points d’action en coûtent 1
aid-note-homeward = { $turns ->
        [1] C’est le dernier tour pour aller { ocean.to }
       *[other] Il reste { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } pour aller { ocean.to }
    }
aid-note-coda = Le dernier tour du voyage
aid-note-no-actions = Les dés ne donnent pas de points d’action ce tour-ci
aid-note-gains = La notoriété gagnée maintenant compte { $times } fois
aid-note-frozen = Plus rien ne change la notoriété ; les dés noirs donnent les points d’action
aid-note-allies = Ici, vous pouvez faire appel à vos alliés
aid-note-full = La mer est pleine !

## Les lignes des cartes, des jetons et des résultats

row-nemo = { $sign ->
        [less] perdez { $count } Nemo
       *[more] gagnez { $count } Nemo
    }
row-crew = { $sign ->
        [less] perdez { $count } d’équipage
       *[more] gagnez { $count } d’équipage
    }
row-hull = { $sign ->
        [less] perdez { $count } de coque
       *[more] gagnez { $count } de coque
    }
row-notoriety = { $sign ->
        [less] la notoriété baisse de { $count }
       *[more] la notoriété monte de { $count }
    }
row-actions = { $sign ->
        [less] { $count ->
            [one] perdez { $count } point d’action
           *[other] perdez { $count } points d’action
        }
       *[more] points d’action : { $count } de plus
    }
row-actions-over = { $sign ->
        [less] { $count ->
            [one] perdez { $count } point d’action
           *[other] perdez { $count } points d’action
        }
       *[more] points d’action : { $count } de plus, même au-delà de la limite
    }
row-no-actions = les dés ne donnent pas de points d’action ce tour-ci
row-treasure = { $sign ->
        [less] pas de trésor
       *[more] { $count ->
            [1] tirez un trésor
           *[other] tirez { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }
        }
    }
row-gem = une gemme { ocean.in }, ou à côté
row-gem-on-deck = { $sign ->
        [less] pas de gemme
       *[more] gemmes sur le paquet d’aventure : { $count } de plus
    }
row-gems-missing = une gemme { ocean.in }, s’il n’y en a pas
row-gems-missing-too = une { ocean.in }, s’il n’y en a pas
row-gems-chosen = { $sign ->
        [less] pas de gemme
       *[more] des gemmes pour { $count ->
        [one] { $count } océan
       *[other] { $count } océans
    } au plus, à votre choix
    }
row-cube-here = un soulèvement là où est le Nautilus
row-cube-anywhere = un soulèvement sur une terre de votre choix
row-ships-rolled = { $sign ->
        [less] pas de navire
       *[more] navires aux dés : { $count }
    }
row-ships-rising = des navires aux dés, plus nombreux avec la notoriété
row-ships-in = navires cachés { ocean.in } : { $count }
row-reveal-in = un navire caché { ocean.in } est révélé
row-remove-hidden = { $sign ->
        [less] aucun navire ne part
       *[more] navires cachés retirés de la carte : { $count }
    }
row-group = les navires { group-a } rejoignent le gobelet
row-fight = le Nautilus rencontre { ship.the } et doit l’attaquer
row-fight-drawn = le Nautilus rencontre le prochain navire de guerre tiré et doit l’attaquer
row-trap = deux navires de guerre sont tirés et doivent être attaqués, l’un après l’autre
row-scout = révélez un navire caché dans un océan voisin du vôtre, une fois par tour
row-exhibit = { $count ->
        [0] ne cédez aucun trésor
        [1] cédez un trésor si vous voulez
       *[other] cédez jusqu’à { $count } trésors
    }
row-if-exhibited = { $count ->
        [0] dans tous les cas
        [1] si un trésor a été cédé
       *[other] si { $count } trésors ont été cédés
    }
row-unless-exhibited = { $count ->
        [0] en aucun cas
        [1] si aucun trésor n’a été cédé
       *[other] si moins de { $count } trésors ont été cédés
    }
row-lose-upgrade = perdez une amélioration installée
row-choose = au choix :
row-or = ou
row-done = et puis
row-none = rien
row-if-in = si le Nautilus est { ocean.in }
row-if-in-too = ou { ocean.in }
row-if-sunk = s’il a été coulé
row-unless-sunk = s’il n’a pas été coulé
row-if-hull = { $sign ->
        [less] dans tous les cas
       *[more] avec une coque de { $count } ou plus
    }
row-unless-hull = { $sign ->
        [less] dans tous les cas
       *[more] avec une coque de moins de { $count }
    }
row-if-sound = si aucune piste n’est usée
row-unless-sound = si une piste est usée
row-sacrifice = { $who ->
        [any] sacrifiez un personnage sans contrepartie
        [captives] sacrifiez un captif sans contrepartie
        [officers] sacrifiez un officier sans contrepartie
       *[one] à sacrifier sans contrepartie : { character }
    }
row-restore = { $who ->
        [any] un personnage revient
        [captives] un captif revient
        [officers] un officier revient
       *[one] de retour à bord : { character }
    }
row-or-character = ou { character }
row-move = { $sign ->
        [less] aucun déplacement
       *[more] déplacements gratuits : jusqu’à { $count }
    }
row-move-to = le Nautilus va { ocean.to }
row-nadeen = Nadeen Dakkar monte à bord
row-if-land-there = s’il y a de la place pour un soulèvement là-bas :
row-cube-there = un soulèvement là-bas
row-leave = laissez ces gens en paix
row-cyclone = un cyclone attaque, puis emporte tous les navires de votre océan
row-breakdown = perdez tous les points d’action et les actions de ce tour
row-red-sky = gardez un Ciel rouge du soir
row-adventure = tirez sans rien payer une carte du paquet d’aventure
row-tunnel = l’Arabian-Tunnel s’ouvre
row-offer = désormais à l’offre : { upgrade }
row-reveal-upgrade = une amélioration écartée rejoint l’offre
row-hull-die = perdez autant de coque qu’un dé l’indique
row-found = vous trouvez la gemme
row-mend = { $sign ->
        [less] rien n’est réparé
       *[more] gagnez { $count } de coque
    }
row-expensive = défaussez un trésor, si vous en avez
row-install = { $sign ->
        [less] n’installez rien
       *[more] { $count ->
            [0] installez une amélioration
           *[other] installez une amélioration, { $count } de moins
        }
    }
row-repair-card = lancez pour des réparations : un succès met fin à cette carte
row-reroll = relancez les deux dés
row-add = { $sign ->
        [less] { $count } de moins après un jet
       *[more] { $count } de plus après un jet
    }
row-token = l’aventure qui est ici est révélée
row-homeward = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    } sans événement pour atteindre { ocean.the }
row-coda = { $sign ->
        [less] un tour de plus
       *[more] un tour de plus avec { $count ->
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }
    }
row-go-on = le voyage continue
row-end = le voyage prend fin
row-to-pass = la carte compte comme une réussite
row-to-fail = la carte compte comme un échec
row-to-tableau = la carte reste dans votre tableau
row-discard = la carte quitte la partie

## Les cartes et les trésors qu’un fichier de propriétaire a changés

aid-card-test = Épreuve { $needed }{ $tracks ->
        [0]{ "" } ; rien ne peut être engagé.
        [1] { ", avec Nemo." }
        [2] { ", avec l’équipage." }
        [3] { ", avec Nemo et l’équipage." }
        [4] { ", avec la coque." }
        [5] { ", avec Nemo et la coque." }
        [6] { ", avec l’équipage et la coque." }
       *[other] { ", avec Nemo, l’équipage et la coque." }
    }
aid-card-margin = Le jet reçoit 1 de plus pour chaque tranche entière de { $count } entre votre notoriété et votre défaite.
aid-card-passed = Réussite :
aid-card-failed = Échec :
aid-card-kept = Gardez-la dans votre tableau.
aid-card-used = { $count ->
        [0] Utilisée :
        [1] Utilisée pour un point d’action :
       *[other] Utilisée pour { $count } points d’action :
    }
aid-card-rerolls = Abandonnée après un jet, elle permet de relancer les deux dés.
aid-card-adds = Abandonnée après un jet, elle y ajoute { $count }.
aid-card-for = Elle sert { $test ->
        [card] à l’épreuve d’une carte.
        [search] à une fouille.
        [incite] à un soulèvement.
        [rest] à un repos à terre.
        [repair] à des réparations.
        [refit] à une refonte.
        [attack] à votre attaque.
        [enemy] contre le tir ennemi.
        [torpedo] à une torpille.
       *[diplomacy] à des pourparlers.
    }
aid-card-held = Gardée jusqu’au bout, elle compte comme une réussite.
aid-card-left = Restée dans votre tableau à la fin, elle change le score de { $points }.
aid-card-lost = Comptée comme un échec, elle change le score de { $points }.
aid-treasure-worth = Son trésor vaut { $count }.
aid-treasure-wonder = Elle compte pour 1 merveille.
aid-treasure-used = Défaussé :
aid-ally-warship = Sur la piste de tonnage, un navire de guerre de { $points } ; notoriété { $notoriety }.
aid-ally-non-warship = Sur la piste de tonnage, un navire civil de { $points } ; notoriété { $notoriety }.
aid-asks-owner = Accord requis : capitaine { $seat }.
aid-commands = Aux commandes : capitaine { $seat }.
aid-may-muster = Les impérialistes peuvent encore choisir entre deux navires dans cet acte.
aid-own-score = Capitaine { $seat } : { $points }.

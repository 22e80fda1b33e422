### Nemo’s War : ce qui se dit des règles facultatives.

## Options

option-optional_rules = Règles facultatives
    .about = Quelles règles facultatives du manuel voulez-vous ? Un premier voyage n’en demande aucune.
optional_rules-relentless-pursuit = Poursuite acharnée
    .about = Au début de vos actions, un dé dit pour chaque navire de guerre autour de vous s’il attaque. Cela ne peut que durcir un voyage.
optional_rules-realistic-torpedoes = Torpilles réalistes
    .about = Aucune torpille ne peut viser le serpent de mer ni le dirigeable. À peine plus dur.
optional_rules-naval-coordination = Coordination navale des impérialistes
    .about = Là où un navire de guerre proche retire 1 à un jet, chaque navire révélé le fait. Cela ne peut que durcir un voyage.
optional_rules-not-like-the-captain = « Cela ne ressemble pas au capitaine »
    .about = Avant l’acte III, Nemo peut passer d’un mobile honorable à un mobile sévère, ou l’inverse. Nemo ou l’équipage en paie le prix. Un choix de plus, donc jamais plus dur.
optional_rules-buried-treasure = Trésor enterré
    .about = Un Nemo sévère peut enterrer de simples cartes au trésor ; moins il reste d’équipage, plus il y en a qui comptent double. Cela ne peut qu’ajouter au score.
optional_rules-at-all-costs = Coûte que coûte !
    .about = Avant tout jet de deux dés, vous pouvez donner une amélioration, installée ou à vendre, et 1 de notoriété pour 2 de plus aux dés. Une aide précieuse vers la fin.
optional_rules-britannia-rules-the-waves = Britannia règne sur les flots
    .about = Chaque valeur d’un navire britannique est plus haute de 1, et un navire coulé peut couvrir deux cases de la piste de tonnage ou de récupération. Ni plus facile ni plus difficile : un risque et un gain.
optional_rules-changing-losses = Échecs d’un tour à l’autre
    .about = À la fin d’un tour, vous pouvez changer ce que coûtent les tests ratés : comme à un matelot, un officier ou un capitaine. La difficulté est celle que vous voulez.
optional_rules-officers-attributes = Traits des officiers
    .about = Les six personnes à bord portent chacune un jeton caché, bon ou mauvais, qui change ce qu’elles rapportent ; sa difficulté se choisit à part. Au total, la différence est minime.
optional_rules-nadeen-dakkar = Nadeen Dakkar
    .about = Le fils de Nemo peut monter à bord dans l’océan Indien. Tant qu’il est là, chaque personne à bord rapporte davantage ; le perdre est une défaite. Le voyage en devient un peu plus facile.
optional_rules-deadly-seas = Mers mortelles
    .about = Le gobelet des navires contient treize jetons de plus : trois groupes de navires, et des tempêtes, des incendies, des villages et des îles qui agissent aussitôt. Un risque, avec quelques gains ; au total, le voyage en devient plus difficile.
option-attributes = Traits des officiers
    .about = Avec cette règle facultative seulement : comment les jetons sont-ils répartis ?
attributes-same = Comme le voyage
    .class = selon la difficulté choisie
attributes-sailor = Matelot
    .class = vous choisissez l’un de deux
attributes-officer = Officier
    .class = au hasard
attributes-captain = Capitaine
    .class = sans Courage ni Chance
option-deadly_seas = Mers mortelles
    .about = Avec cette règle facultative seulement : lesquels de ses jetons sont dans le gobelet des navires ?
deadly_seas-same = Comme le voyage
    .class = selon la difficulté choisie
deadly_seas-sailor = Matelot
    .class = un seul mauvais
deadly_seas-officer = Officier
    .class = tous
deadly_seas-captain = Capitaine
    .class = moins de bons

## Noms

character-nadeen = Nadeen Dakkar
character-nadeen-does = Il ne peut pas être sacrifié tant qu’il reste quelqu’un d’autre, et le perdre est une défaite. Avec lui à bord, chaque symbole de personnage rapporte 1 de plus.
attribute-brave = Courage
attribute-learned = Savoir
attribute-loyal = Loyauté
attribute-weary = Lassitude
attribute-saboteur = Sabotage
attribute-lucky = Chance
attribute-none = aucun jeton
attribute-brave-does = 1 point de plus
attribute-learned-does = 1 point de plus, et 1 de plus au jet en cas de sacrifice sur une carte de Science
attribute-loyal-does = 2 points de plus
attribute-weary-does = 1 point de moins
attribute-saboteur-does = 2 points de moins, et 1 coque une fois révélé
attribute-lucky-does = une fois révélé, se défausse après un jet pour relancer
attribute-none-does = rien
source-learned = le savoir
deadly-coastal-village = Village côtier
deadly-cyclone = Cyclone !
deadly-fire-aboard = Feu à bord !
deadly-nautilus-breakdown = Avarie du Nautilus !
deadly-red-sky = Ciel rouge du soir
deadly-rogue-wave = Vague scélérate !
deadly-uncharted-island = Île inconnue
deadly-coastal-village-does = Vous pouvez y soulever un peuple sans rien payer, s’il y a de la place.
deadly-cyclone-does = Il attaque le Nautilus comme un navire de guerre ; puis il ne reste aucun navire dans votre océan.
deadly-fire-aboard-does = Il coûte 1 à Nemo, à l’équipage ou à la coque, ou un personnage de votre choix.
deadly-nautilus-breakdown-does = Vous perdez vos points d’action et le reste de vos actions de ce tour.
deadly-red-sky-does = Vous le gardez ; après un jet, il ajoute 2.
deadly-rogue-wave-does = Un personnage de votre choix est perdu.
deadly-uncharted-island-does = Vous tirez une carte du paquet d’aventure sans rien payer.
source-red-sky = un Ciel rouge du soir

## Choix

do-tonnage-twice = Tonnage, deux cases dans la rangée : { ocean }
do-salvage-twice = Récupération pour 2 points
do-relations-twice = Relations, deux cases dans la rangée : { ocean }
do-incident-twice = Incident pour 2 points de récupération

decision-at-all-costs = Donnez-vous une amélioration pour 2 de plus, coûte que coûte ?
do-pledge-none = Ne rien donner
do-pledge = Donner coûte que coûte : { upgrade }
source-at-all-costs = coûte que coûte

do-draw-deadly = Mers mortelles : { deadly }
do-use-red-sky = Utiliser un Ciel rouge du soir
aid-red-sky = { $count } de plus au jet ; le jeton est perdu.
aid-note-deadly = { deadly } : { deadly-does }
aid-note-breakdown = Une avarie : pas de phase d’action ce tour-ci
do-draw-attribute = Trait : { attribute }
decision-draw-attribute = Quel est ce trait ?
decision-keep-attribute = Quel jeton laissez-vous là ?
do-keep-attribute = { attribute }
aid-attribute = Effet : { attribute-does }.
aid-attribute-of = La tuile : { character }. L’autre jeton est remis.
do-use-lucky = Défausser le jeton Chance
aid-lucky = Les deux dés sont relancés ; le jeton est perdu.

do-end-at = { $level ->
        [0] Finir le tour, avec les pertes d’un matelot
        [1] Finir le tour, avec les pertes d’un officier
       *[other] Finir le tour, avec les pertes d’un capitaine
    }
aid-losses-sailor = Dès lors, un test raté prend 1 à chaque ressource engagée.
aid-losses-officer = Dès lors, un test raté prend 2 à chaque ressource engagée, ou 1 si le dé le plus bas est un 1.
aid-losses-captain = Dès lors, un test raté prend à chaque ressource engagée ce que montre le dé le plus bas.

do-bury = Enterrer un trésor
decision-bury = Quel trésor enterrez-vous ?
do-bury-one = Enterrer : { treasure }
do-bury-all = Les enterrer tous
do-bury-done = C’est tout
aid-bury = { $count ->
        [0] Avec l’équipage actuel, aucun ne compte double.
        [1] Avec l’équipage actuel, un seul compte double.
       *[other] { $count ->
            [one] Avec l’équipage actuel, { $count } compte double.
           *[other] Avec l’équipage actuel, { $count } comptent double.
        }
    }

decision-pursuer = Pour quel navire de guerre lancez-vous maintenant ?
do-pursuer = Voir si { ship.the } attaque
aid-pursuit = { $lots ->
        [one] { $lots } face sur 6 le fait attaquer.
       *[other] { $lots } faces sur 6 le font attaquer.
    }
aid-change-price = Cela coûte { $count } à { track }.
source-naval-coordination = des navires qui agissent ensemble

## Le journal

say-pursues = Un { $b } : { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } fond sur nous.
say-no-pursuit = Un { $b } : { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } nous laisse en paix.
say-no-aim = Aucune torpille ne peut viser { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-buried = { $b ->
        [one] Nous enterrons { $b } trésor : { treasure-a }.
       *[other] Nous enterrons { $b } trésors : { treasure-a }.
    }
say-dug-up = { $b ->
        [one] Nous déterrons { $b } trésor : { treasure-a }.
       *[other] Nous déterrons { $b } trésors : { treasure-a }.
    }
say-pledged = Nous sacrifions une amélioration pour ce jet : { upgrade-a }.
say-covers-two = Deux cases pour { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-losses-changed = { $a ->
        [0] Désormais, les tests ratés coûtent ce qu’ils coûtent à un matelot.
        [1] Désormais, les tests ratés coûtent ce qu’ils coûtent à un officier.
       *[other] Désormais, les tests ratés coûtent ce qu’ils coûtent à un capitaine.
    }
say-attribute = { $b ->
        [6] { character-a } : aucun jeton.
       *[other] { character-a } se révèle : { attribute-b }.
    }
say-attribute-kept = { character-a } porte un jeton : { attribute-b }.
say-luck-used = { character-a } nous porte chance : nous relançons.
say-nadeen = Nadeen Dakkar, le fils du capitaine, monte à bord.
say-nadeen-lost = Il ne reste personne d’autre à sacrifier : nous perdons Nadeen Dakkar.
say-deadly = Nous tirons un jeton des Mers mortelles ({ deadly-a }).
say-broken-down = Les machines sont arrêtées : plus d’actions ce tour-ci.
say-red-sky = Nous gardons un Ciel rouge du soir ; { $a ->
        [1] c’est le seul.
       *[other] nous en avons { $a }.
    }
say-red-sky-used = { $a ->
        [0] Le ciel rouge d’hier soir nous aide.
        [1] Le ciel rouge d’hier soir nous aide ; il en reste un.
       *[other] Le ciel rouge d’hier soir nous aide ; il en reste { $a }.
    }
say-cyclone-hits = { $a ->
        [1] Le cyclone nous frappe une fois.
       *[other] Le cyclone nous frappe { $a } fois.
    }
say-cyclone-misses = Le cyclone passe sans nous toucher.
say-cyclone-disaster = Le cyclone est sur nous : un dé dit combien de fois il frappe.
say-swept = Le cyclone ne laisse aucun navire ({ ocean-a }) : { $b ->
        [0] aucun caché
        [1] { $b } caché
       *[other] { $b } cachés
    } et { $c ->
        [0] aucun révélé
        [1] { $c } révélé
       *[other] { $c } révélés
    } disparaissent.
say-group-brings = { $c ->
        [one] Avec { ship-a.the } vient { $c } navire de plus ({ ocean-b }).
       *[other] Avec { ship-a.the } viennent { $c } navires de plus ({ ocean-b }).
    }
say-called-off = Il n’y a plus de combat avec { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.

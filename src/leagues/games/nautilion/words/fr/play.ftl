### Nautilion : ce qui se dit en jouant.

game-title = Nautilion
game-about = Menez votre sous-marin jusqu’aux Abysses avec neuf équipiers à bord, avant que le Fantôme n’atteigne les Îles Bienheureuses.
game-luck = Dés
    .the = les dés

## Options

preset-first-dive = Première plongée
    .class = navire A1, quatre en réserve, le jeu de base
preset-harpoons-out = Harpons dehors
    .class = navire B1, quatre en réserve, les Mercenaires
preset-whole-deep = Les grands fonds
    .class = navire C2, quatre en réserve, les cinq extensions
option-players = Joueurs
    .about = Jouez en solo, ou à deux avec un Amiral chacun. À deux, vous avez deux jetons de réserve de plus au départ, et vous gagnez ou perdez ensemble.
option-ship = Navire
    .about = Le Nautilion que vous menez. La classe A a beaucoup de conduits d’aération, c’est la plus facile ; la classe C en a peu, c’est la plus difficile.
option-reserve = Réserve de départ
    .about = Des jetons pour payer les sorts et le Phare. Quatre, c’est normal ; plus, c’est plus facile ; moins, c’est plus difficile. À deux, vous en recevez deux de plus que le nombre choisi.
option-expansions = Extensions
    .about = Aucune, une seule ou autant des cinq que vous voulez, dans toutes les combinaisons.
option-harpoons = Harpons du Fantôme
    .about = Seulement avec les Mercenaires : combien de harpons le Fantôme a avant de recruter qui que ce soit. Deux, c’est normal ; trois, c’est plus difficile.
option-darkhouse_level = Niveau du Phare
    .about = Seulement avec les cartes du Phare : combien des cinq cartes sont contre vous (rouges) et combien pour vous (bleues).

ship-a1 = Un anneau de huit autour du 9
    .class = classe A, pour un premier voyage
ship-a2 = Un anneau de neuf et cinq conduits en travers
    .class = classe A, pour un premier voyage
ship-b1 = Trois rangées de trois
    .class = classe B, pour équipages aguerris
ship-b2 = Un anneau de neuf et deux conduits en travers
    .class = classe B, pour équipages aguerris
ship-c1 = Un anneau de neuf et un conduit en travers
    .class = classe C, la plus difficile
ship-c2 = Une quille de six et ses branches
    .class = classe C, la plus difficile

expansions-mages = Les Mages
    .about = Des Mages se trouvent sur le parcours, et pour gagner il vous en faut un de chaque sorte dans leur Cabine. Un Mage et son équipier relancent un dé pour vous.
expansions-mercenaries = Les Mercenaires
    .about = Le Fantôme et vous rassemblez des harpons. Quand les deux sous-marins se rencontrent, c’est l’abordage, et le mieux armé poursuit sa route.
expansions-reefs = Les Écueils
    .about = Des Écueils bordent le parcours. Si vous vous arrêtez près de l’un d’eux, il peut vous retenir un tour, mais il finit dans votre réserve.
expansions-darkhouse = Le Phare Obscur
    .about = Le Phare parcourt une rangée de cinq cartes, et à chaque tour une autre carte change les règles.
expansions-heroics = Les Actions héroïques
    .about = Trois tâches sont visibles. Chacune est un coup puissant qui coûte un équipier, et toutes doivent être accomplies avant votre arrivée.

darkhouse_level-intro = Découverte
    .class = pour faire connaissance avec les cartes
darkhouse_level-normal = Ordinaire
    .class = presque aucune aide
darkhouse_level-difficult = Difficile
    .class = le plus dur

## Noms

figure-darkhouse = Phare
figure-phantom = Fantôme
figure-nautilion = Nautilion
place-isles = Îles Bienheureuses
place-abyss = Abysses
place-cabin = Cabine des mages
place-phantom-board = plateau du Fantôme
spell-whirlwind = Tourbillon itératif
spell-tide = Marée artificielle
spell-translation = Translation aquatique
card-darkhouse = Carte { $card } du Phare
card-heroic = Action héroïque { $card }
colour-red = rouge
colour-blue = bleue
reef = Écueil { $number }
phase-0 = Les Machinations
phase-1 = Les Courants
phase-2 = La Planification
phase-3 = Le Phare
phase-4 = Le Fantôme
phase-5 = Le Nautilion

## Les jetons, selon leur sorte

token =
    { $token ->
        [0] jeton vert
        [10] Mage A
        [11] Mage B
        [12] Mage C
        [13] Mercenaire
        [14] Écueil
       *[other] équipier { $token }
    }
    .one =
    { $token ->
        [0] un jeton vert
        [10] le Mage A
        [11] le Mage B
        [12] le Mage C
        [13] un Mercenaire
        [14] un Écueil
       *[other] l’équipier { $token }
    }
# De même pour le journal, dont les arguments s’appellent a, b et c.
token-a =
    { $a ->
        [0] un jeton vert
        [10] le Mage A
        [11] le Mage B
        [12] le Mage C
        [13] un Mercenaire
        [14] un Écueil
       *[other] l’équipier { $a }
    }
    .any =
    { $a ->
        [10] un Mage A
        [11] un Mage B
        [12] un Mage C
        [13] un Mercenaire
       *[other] un { $a }
    }
token-b =
    { $b ->
        [0] un jeton vert
        [10] le Mage A
        [11] le Mage B
        [12] le Mage C
        [13] un Mercenaire
        [14] un Écueil
       *[other] l’équipier { $b }
    }
    .any =
    { $b ->
        [10] un Mage A
        [11] un Mage B
        [12] un Mage C
        [13] un Mercenaire
       *[other] un { $b }
    }
token-c =
    { $c ->
        [0] un jeton vert
        [10] le Mage A
        [11] le Mage B
        [12] le Mage C
        [13] un Mercenaire
        [14] un Écueil
       *[other] l’équipier { $c }
    }

## Ce qui est demandé

decision-deal-token = Quel jeton se trouve sur la case suivante du parcours ?
decision-deal-admirals = Quel Amiral revient à quel joueur ?
decision-deal-reef = Quel Écueil se trouve à la prochaine case qui en reçoit un ?
decision-deal-card = Quelle carte du Phare vient ensuite dans la rangée ?
decision-reveal-heroic = Quelle Action héroïque est révélée ?
decision-roll = À vous de lancer.
decision-roll-die = Que montre le dé suivant ?
decision-reef-die = Que montre le dé qui doit libérer le Nautilion de son Écueil ?
decision-toll-die = Que montre le dé du Phare la seconde fois ?
decision-choose-first = Vous avez vu les dés : qui de vous deux joue ce premier tour ?
decision-choose-figure = Quelle figurine reçoit le premier dé, quoi qu’il montre ?
decision-plan = Donnez leurs dés aux figurines. Les sorts, et tout ce que vous pouvez faire d’autre, c’est avant.
decision-swap-first = Quel jeton du parcours doit changer de place ?
decision-swap-second = Avec quel jeton doit-il changer de place ?
decision-darkhouse-discard = Vous devez céder un jeton : lequel ?
decision-place-token = Où va le jeton que vous avez en main ?
decision-pay = Quel jeton de la réserve dépensez-vous ?
decision-recover = Quel jeton revient de la défausse ?
decision-insert = Où le jeton retourne-t-il sur le parcours ?
decision-pay-crew = Quel équipier paie l’Action héroïque ?
decision-take = Quel équipier du parcours monte à bord ?
decision-set-die = Que doit montrer le dé suivant ?
decision-replace = Quelle Action héroïque visible quitte la partie ?
decision-keep-group = L’équipage est morcelé : quel groupe reste à bord ?

## Ce que fait un coup

do-deal-token = Poser { token.one } sur la case suivante
do-deal-admirals =
    { $seat ->
        [1] Donner le premier Amiral au joueur 1, le second au joueur 2
       *[2] Donner le premier Amiral au joueur 2, le second au joueur 1
    }
# D’après son rang parmi les trois numéros, car les numéros sont dans les tables.
do-deal-reef =
    { $reef ->
        [1] Poser un Écueil du premier des trois numéros
        [2] Poser un Écueil du deuxième des trois numéros
       *[3] Poser un Écueil du troisième des trois numéros
    }
do-deal-card = Poser ensuite la carte { $card } du Phare
do-reveal-heroic = Révéler l’Action héroïque { $card }
do-roll = Lancer les dés
do-roll-die = Obtenir un { $value }
do-reef-die = Obtenir un { $value } contre l’Écueil
do-toll-die = Obtenir un { $value } pour le Phare
do-choose-first = Laisser commencer le joueur { $seat }
do-choose-figure =
    { $figure ->
        [1] Lancer le premier dé pour le Phare
        [2] Lancer le premier dé pour le Fantôme
       *[3] Lancer le premier dé pour le Nautilion
    }
do-give = Donner { $darkhouse } au Phare, { $phantom } au Fantôme, { $nautilion } au Nautilion
do-give-two = Donner { $darkhouse } au Phare et { $phantom } au Fantôme
do-give-one =
    { $figure ->
        [1] Donner ce dé au Phare
        [2] Donner ce dé au Fantôme
       *[3] Donner ce dé au Nautilion
    }
do-whirlwind = Lancer le Tourbillon itératif : relancer chaque dé en main
do-tide = Lancer la Marée artificielle : changer un { $shows } en { $becomes }
do-translate = Lancer la Translation aquatique : échanger deux jetons du parcours
do-reroll = Faire relancer un { $shows } par les Mages
do-heroic = Jouer l’Action héroïque { $card }
do-buy = Donner des jetons de la réserve pour un de la défausse, qui monte à bord
do-swap-first = Échanger le jeton de la case { $place }
do-swap-second = L’échanger avec le jeton de la case { $place }
do-discard-reserve = Céder un jeton de la réserve
# Un équipier ou un Mercenaire.
do-discard-crew = Céder le jeton de l’emplacement { $crew } à bord
do-discard-mage =
    { $mage ->
        [1] Céder le Mage A de la Cabine
        [2] Céder le Mage B de la Cabine
       *[3] Céder le Mage C de la Cabine
    }
do-discard-partner =
    { $mage ->
        [1] Céder l’équipier du Mage A dans la Cabine
        [2] Céder l’équipier du Mage B dans la Cabine
       *[3] Céder l’équipier du Mage C dans la Cabine
    }
do-place = Le prendre à bord
do-place-mercenary = Le poser sur l’emplacement { $space } à bord
do-cabin = Le mettre dans la Cabine des mages
do-reserve = Le garder en réserve
do-pay = Dépenser { token.one }
do-recover = Reprendre { token.one }
do-insert =
    { $place ->
        [0] Le glisser juste après les Îles Bienheureuses
       *[other] Le glisser juste après la case { $place }
    }
do-pay-crew = Sacrifier l’équipier { $crew }
do-take = Faire embarquer l’équipier de la case { $place }
do-set-die = Le mettre sur { $value }
do-replace = Retirer l’Action héroïque { $card }
do-keep-group = Garder le groupe de l’équipier { $crew }

## Le journal de bord

say-path-laid = Le parcours est formé : { $a ->
        [one] { $a } jeton
       *[other] { $a } jetons
    } entre les Îles Bienheureuses et les Abysses.
say-admirals =
    { $a ->
        [1] Le joueur 1 reçoit le premier Amiral, le joueur 2 le second.
       *[2] Le joueur 1 reçoit le second Amiral, le joueur 2 le premier.
    }
say-reefs-laid =
    { $a ->
        [1] Des Écueils sont posés le long du parcours, un à chaque case.
       *[other] Des Écueils sont posés le long du parcours, un à la première case, puis un toutes les { $a ->
        [one] { $a } case
       *[other] { $a } cases
    }.
    }
say-card-laid = La carte { $a } du Phare est posée à la place { $b } de la rangée.
say-heroic-revealed = L’Action héroïque { $a } est révélée.
# Au premier tour d’une partie à deux, personne n’est encore à la barre : le choix se fait après avoir vu les dés.
say-turn =
    { $c ->
        [1] Tour { $a }.
       *[2] { $a ->
            [1] Tour { $a }.
           *[other] { $b ->
                [0] Tour { $a } : le joueur 1 prend la barre.
               *[1] Tour { $a } : le joueur 2 prend la barre.
            }
        }
    }
say-machinations = Le Phare est à la place { $b } de sa rangée : la carte { $a } vaut pour ce tour.
say-recovered = De la défausse à la réserve : { token-a }.
say-inserted = De la défausse au parcours : { token-a }, à la case { $b }.
say-reef-rolled =
    { $b ->
        [0] Le dé lancé contre l’Écueil { $c } montre { $a }.
       *[other] Le dé lancé contre l’Écueil { $c } montre { $a }, plus { $b } car l’équipier { $c } est à bord.
    }
say-reef-escaped = Le Nautilion se dégage ; l’Écueil { $a } va en réserve.
say-reef-holds = L’Écueil { $a } retient le Nautilion.
say-rolled = Les dés montrent { $a }, { $b } et { $c }.
say-rolled-two = Les dés montrent { $a } et { $b }.
say-rolled-one = Le dé montre { $a }.
say-dice-fixed = Rien n’est lancé : les dés sont mis sur { $a }, { $b } et { $c }.
say-figure-chosen =
    { $a ->
        [0] Le premier dé ira au Phare.
        [1] Le premier dé ira au Fantôme.
       *[2] Le premier dé ira au Nautilion.
    }
say-first =
    { $a ->
        [0] Le joueur 1 prend la barre en premier.
       *[1] Le joueur 2 prend la barre en premier.
    }
say-whirlwind =
    { $a ->
        [one] Tourbillon itératif, pour { $a } jeton : chaque dé en main est relancé.
       *[other] Tourbillon itératif, pour { $a } jetons : chaque dé en main est relancé.
    }
say-tide =
    { $c ->
        [one] Marée artificielle, pour { $c } jeton : un { $a } devient un { $b }.
       *[other] Marée artificielle, pour { $c } jetons : un { $a } devient un { $b }.
    }
say-swapped =
    { $c ->
        [one] Translation aquatique, pour { $c } jeton : { token-a.any } et { token-b.any } échangent leurs places.
       *[other] Translation aquatique, pour { $c } jetons : { token-a.any } et { token-b.any } échangent leurs places.
    }
say-mage-reroll =
    { $b ->
        [0] Les Mages font relancer un { $a }.
        [one] Les Mages font relancer un { $a } ; { $b } autre paire peut le faire ce tour-ci.
       *[other] Les Mages font relancer un { $a } ; { $b } autres paires peuvent le faire ce tour-ci.
    }
say-paid = Dépensé de la réserve : { token-a }.
say-gave = Le Phare reçoit { $a }, le Fantôme { $b }, le Nautilion { $c }.
say-gave-two = Le Phare reçoit { $a }, le Fantôme { $b } ; le Nautilion reste sur place.
say-gave-one =
    { $a ->
        [0] Le Phare reçoit { $b }.
        [1] Le Fantôme reçoit { $b }.
       *[2] Le Nautilion reçoit { $b }.
    }
say-second-pass = Une fois encore à partir de la Planification, avec les mêmes dés : { $a }, { $b } et { $c }.
say-toll-free = Le Phare a un { $a } et ne prend rien.
say-toll-nothing = Le Phare a un { $a }, mais il n’y a rien à prendre.
say-toll-sheltered = Le Phare a un { $a }, mais il ne peut rien prendre pour l’instant.
say-toll-rerolled = Le Phare relance son { $a } et obtient un { $b }.
# C’est le Phare qui les prend, ou le coup d’un Mercenaire.
say-toll-reserve =
    { $a ->
        [0] Vous cédez le dernier jeton de la réserve.
       *[other] Vous cédez un jeton de la réserve ; il en reste { $a }.
    }
say-toll-crew = Vous cédez l’équipier { $a } du bord.
say-toll-mercenary = Vous cédez le Mercenaire de l’emplacement { $a } à bord.
say-toll-cabin = Vous cédez { token-a } de la Cabine.
say-phantom-landed = Le Fantôme se déplace de { $a } et détruit { token-b }.
say-phantom-recruited = Le Fantôme se déplace de { $a } et prend { token-b } sur son plateau ; ses harpons, désormais : { $c }.
say-phantom-reef = Le Fantôme détruit l’Écueil { $a }.
say-phantom-stayed = Le Fantôme a un { $a }, mais il ne bouge pas.
say-phantom-back = Le Fantôme doit reculer : son { $a } le mène là où se trouve { token-b }.
say-phantom-at-abyss = Le Fantôme doit reculer : son { $a } le mène aux Abysses.
say-phantom-arrived = Avec un { $a }, le Fantôme atteint les Îles Bienheureuses : le voyage est perdu.
say-exchange-taken = Le Fantôme se déplace de { $a }, mais c’est vous qui recevez { token-b }.
say-exchange-given = Le Fantôme reçoit de vous { token-a }.
say-mercenary-blow = Le Mercenaire vous porte un coup : vous perdez un jeton, si vous en avez un.
say-nautilion-landed = Le Nautilion avance de { $a } et ramasse { token-b }.
say-nautilion-back = Le Nautilion recule de { $a } et ramasse { token-b }.
say-nautilion-at-isles = Le Nautilion recule de { $a } et se retrouve aux Îles Bienheureuses.
say-reef-taken = Le Nautilion n’avance pas ; l’Écueil { $a } va en réserve.
say-placed = L’équipier { $a } monte à bord.
say-placed-cabin = La Cabine accueille { token-a }.
say-placed-mercenary = Le Mercenaire monte à bord, sur la place { $a }.
say-kept = La réserve reçoit { token-a }.
# Un voisin qui n’existe pas est 0.
say-hauled = Toute la prise va en réserve : { token-a }{ $b ->
        [0] { "" }
       *[other] , { token-b }
    }{ $c ->
        [0] { "" }
       *[other] , { token-c }
    }.
say-collision = C’est l’abordage ! Vos harpons : { $a }. Ceux du Fantôme : { $b }.
say-collision-lost = À { $a } contre { $b }, le Fantôme l’emporte : le voyage est perdu.
say-collision-tied = Personne ne l’emporte. Le plateau du Fantôme et vos Mercenaires vont à la défausse.
say-collision-won = Le Fantôme est repoussé. Son plateau et vos Mercenaires vont à la défausse.
say-group-kept = Le groupe de l’équipier { $c } reste à bord ; équipiers gardés : { $a }, perdus : { $b }.
say-heroic-played = Action héroïque { $a } : l’équipier { $b } se sacrifie.
say-heroic-wasted = L’Action héroïque { $a } reste sans effet : l’équipier { $b } ne convenait pas pour la payer.
say-heroic-nothing = L’Action héroïque { $a } reste sans effet : elle n’a rien sur quoi agir.
say-heroic-replaced = L’Action héroïque { $a } quitte la partie sans être jouée.
say-taken-from-path = L’équipier { $a } monte à bord, directement de la case { $b } du parcours.
say-die-set = Un { $a } est mis sur { $b }.
say-captive-discarded =
    { $a ->
        [0] Le Fantôme perd son dernier Mercenaire.
       *[other] Le Fantôme perd un Mercenaire ; il lui en reste { $a }.
    }
say-reefs-removed =
    { $b ->
        [0] Il n’y a pas d’Écueil { $a } sur le parcours.
        [one] Le seul Écueil { $a } quitte le parcours.
       *[other] Tous les Écueils { $a } quittent le parcours : il y en avait { $b }.
    }
say-won = Au tour { $a }, le Nautilion atteint les Abysses avec les neuf équipiers à bord : le voyage est gagné.
say-crew-missing =
    { $a ->
        [0] Le Nautilion atteint les Abysses sans aucun des { $b } à bord : le voyage est perdu.
       *[other] Le Nautilion atteint les Abysses avec { $a } à bord sur { $b } seulement : le voyage est perdu.
    }
say-mage-missing =
    { $a ->
        [0] Le Nautilion atteint les Abysses sans aucun des { $b } Mages dans la Cabine : le voyage est perdu.
       *[other] Le Nautilion atteint les Abysses avec seulement { $a } des { $b } Mages dans la Cabine : le voyage est perdu.
    }
say-heroic-left =
    { $a ->
        [one] Le Nautilion atteint les Abysses alors que { $a } Action héroïque reste à jouer : le voyage est perdu.
       *[other] Le Nautilion atteint les Abysses alors que { $a } Actions héroïques restent à jouer : le voyage est perdu.
    }

## Comment cela finit

ending-won-full-crew = Gagné : le Nautilion a atteint les Abysses avec les neuf équipiers à bord.
ending-lost-phantom-at-isles = Perdu : le Fantôme a atteint les Îles Bienheureuses.
ending-lost-crew-missing = Perdu : le Nautilion a atteint les Abysses sans son équipage au complet.
ending-lost-mage-missing = Perdu : le Nautilion a atteint les Abysses sans un Mage de chaque sorte dans la Cabine.
ending-lost-heroic-left = Perdu : le Nautilion a atteint les Abysses alors qu’une Action héroïque était encore visible.
ending-lost-collision = Perdu : le Fantôme avait plus de harpons au moment de l’abordage.

### La table de Nautilion dans la page.

## La mer

nautilion-page-where = Tour { $turn } · { $phase }
nautilion-page-laying = On dispose le parcours
nautilion-page-over = Le voyage est fini, après { $turn ->
    [one] un tour
   *[other] { $turn } tours
}
nautilion-page-isles-away = le Fantôme est à { $count }
nautilion-page-abyss-ahead = à { $count } devant vous
nautilion-page-abyss-name = les Abysses
nautilion-page-sea = Le parcours, des Îles Bienheureuses aux Abysses
nautilion-page-place = Case { $place } : { $what }{ $reef ->
    [0] { "" }
   *[other] , près de l’Écueil { $reef }
}{ $wanted ->
    [yes] , utile
    [no] , inutile désormais
   *[none] { "" }
}{ $distance ->
    [0] { "" }
   *[other] , { $distance } devant le Nautilion
}
nautilion-page-place-end = { $end ->
    [isles] Les Îles Bienheureuses
   *[abyss] Les Abysses
}{ $figure ->
    [nautilion] , avec le Nautilion
    [phantom] , avec le Fantôme
   *[none] { "" }
}
nautilion-page-emptied = une case vidée
nautilion-page-here = le { $figure ->
    [nautilion] Nautilion
   *[phantom] Fantôme
}
nautilion-page-family = { $kind ->
    [0] jeton vert
    [1] Technicien 1
    [2] Guerrier 2
    [3] Navigateur 3
    [4] Technicien 4
    [5] Guerrier 5
    [6] Navigateur 6
    [7] Technicien 7
    [8] Guerrier 8
    [9] Navigateur 9
    [10] Mage A
    [11] Mage B
    [12] Mage C
    [13] Mercenaire
   *[14] Écueil
}
    .the =
    { $kind ->
        [0] le jeton vert
        [1] le Technicien 1
        [2] le Guerrier 2
        [3] le Navigateur 3
        [4] le Technicien 4
        [5] le Guerrier 5
        [6] le Navigateur 6
        [7] le Technicien 7
        [8] le Guerrier 8
        [9] le Navigateur 9
        [10] le Mage A
        [11] le Mage B
        [12] le Mage C
        [13] le Mercenaire
       *[14] l’Écueil
    }
    .to =
    { $kind ->
        [0] au jeton vert
        [1] au Technicien 1
        [2] au Guerrier 2
        [3] au Navigateur 3
        [4] au Technicien 4
        [5] au Guerrier 5
        [6] au Navigateur 6
        [7] au Technicien 7
        [8] au Guerrier 8
        [9] au Navigateur 9
        [10] au Mage A
        [11] au Mage B
        [12] au Mage C
        [13] au Mercenaire
       *[14] à l’Écueil
    }
    .of =
    { $kind ->
        [0] du jeton vert
        [1] du Technicien 1
        [2] du Guerrier 2
        [3] du Navigateur 3
        [4] du Technicien 4
        [5] du Guerrier 5
        [6] du Navigateur 6
        [7] du Technicien 7
        [8] du Guerrier 8
        [9] du Navigateur 9
        [10] du Mage A
        [11] du Mage B
        [12] du Mage C
        [13] du Mercenaire
       *[14] de l’Écueil
    }
nautilion-page-seat-points = Le joueur { $seat } montre ceci
nautilion-page-lens = Le passage que vous touchez, deux fois plus grand

## La feuille

nautilion-page-ship = Navire { $ship }
nautilion-page-ducts = { $standing ->
    [owner] conduits de votre fichier
   *[reconstructed] conduits reconstitués
}
nautilion-page-ducts-short = { $standing ->
    [owner] de vous
   *[reconstructed] reconstitués
}
nautilion-page-ship-list = Navire { $ship }, { $count } à bord sur 9
nautilion-page-space = Emplacement { $space } : { $holds ->
    [crew] occupé
    [mercenary] tenu par un Mercenaire
   *[empty] vide
}{ $ducts ->
    [none] { "" }
   *[other] ; conduits vers { $ducts }
}
nautilion-page-cabin = Cabine
    .note = { $count ->
        [0] pas encore de relance
        [one] encore une relance
       *[other] encore { $count } relances
    }
    .used = relances épuisées
nautilion-page-cabin-space = Cabine, { $token } : { $there ->
    [yes] présent
   *[no] absent
}
nautilion-page-phantom = Fantôme
    .note = harpons { $theirs } : { $ours } à nous
    .over = l’abordage est passé
nautilion-page-phantom-board = Plateau du Fantôme : { $tokens }
nautilion-page-nothing = rien
nautilion-page-reserve = Réserve
    .note = { $count ->
        [0] vide
        [one] un jeton
       *[other] { $count } jetons
    }
nautilion-page-discard = Défausse
    .note = { $count ->
        [0] vide
        [one] un jeton
       *[other] { $count } jetons
    }
nautilion-page-pile = { $count ->
    [one] { $token }
   *[other] { $count } × { $token }
}
nautilion-page-grimoire = Grimoire
    .note = ou d’abord un sort
    .closed = avant de donner les dés
nautilion-page-whirlwind = Tourbillon
    .does = relancer
nautilion-page-tide = Marée
    .does = tourner
nautilion-page-translation = Translation
    .does = échanger
nautilion-page-costs = { $price ->
    [one] coûte un jeton de la réserve
   *[other] coûte { $price } jetons de la réserve
}
nautilion-page-heroics = Actions héroïques
    .brief = Héroïques
    .note = { $count ->
        [0] toutes accomplies
        [one] une avant les Abysses, pour un équipier
        [2] les deux avant les Abysses, un équipier chacune
       *[other] les trois avant les Abysses, un équipier chacune
    }
nautilion-page-cards = Cartes du Phare
nautilion-page-card-now = { $title }, en vigueur
nautilion-page-reconstructed = reconstituée
nautilion-page-journal = Journal
nautilion-page-admiral = { $name } peut placer { $crew }
nautilion-page-player = Joueur { $seat }
nautilion-page-you = vous
nautilion-page-at-helm = à la barre
nautilion-page-partner = Équipage

## Ce qui est demandé

nautilion-page-ask-plan = { $way ->
    [again] Donnez encore les mêmes dés.
    [stuck] Un Écueil vous retient : donnez deux dés.
    [one] Qui reçoit ce dé ?
   *[all] Donnez un dé à chacun.
}
nautilion-page-ask-plan-more = { $way ->
    [stuck] Le Phare et le Fantôme en reçoivent un ; le Nautilion reste.
    [one] Le suivant est lancé après.
   *[all] Regardez une case pour voir ce qui suivrait.
}
nautilion-page-ask-roll = { $dice ->
    [1] Lancez le premier dé.
    [2] Lancez deux dés.
   *[other] Lancez les dés.
}
nautilion-page-ask-roll-more = Le tour { $turn } commence. Avant le lancer, le dernier tour peut être annulé.
nautilion-page-ask-roll-first = Le voyage commence.
nautilion-page-ask-reef = L’Écueil { $reef } doit vous lâcher.
nautilion-page-ask-choose-first = Qui joue le premier tour ?
nautilion-page-ask-choose-figure = Pour qui le premier dé ?
nautilion-page-ask-tide = Marée : quel dé tourner, et sur quoi ?
nautilion-page-ask-tide-more = À côté du nouveau dé : ce que le Fantôme atteindrait avec lui, puis le Nautilion.
nautilion-page-ask-swap-first = Translation : choisissez un jeton.
nautilion-page-ask-swap-second = Avec quel jeton l’échanger ?
nautilion-page-ask-swap-more = Deux jetons encore sur le parcours, au choix.
nautilion-page-do-swap-first = Prendre ce jeton
nautilion-page-do-swap-second = Les échanger
nautilion-page-ask-discard = { $why ->
    [blow] Le Mercenaire frappe : cédez un jeton.
   *[toll] Le Phare prend un jeton.
}
nautilion-page-ask-discard-more = Choisissez-le à bord, dans la Cabine ou dans la réserve.
nautilion-page-ask-place = Où va { nautilion-page-family.the } ?
nautilion-page-ask-pay = { $count ->
    [one] Quel jeton dépenser ?
   *[other] Quels jetons dépenser ? Il en faut { $count }.
}
nautilion-page-ask-recover = { $purpose ->
    [1] Quel jeton revient sur le parcours ?
    [3] Quel jeton achetez-vous ?
    [6] Qui repêchez-vous de la défausse ?
   *[other] { $count ->
        [one] Quel jeton revient ?
       *[other] Quels jetons reviennent ? Encore { $count }.
    }
}
nautilion-page-ask-insert = Où remettre { nautilion-page-family.the } ?
nautilion-page-ask-insert-more = Dans n’importe quel intervalle devant le Nautilion.
nautilion-page-ask-pay-crew = Qui paie pour « { $title } » ?
nautilion-page-ask-take = Qui faites-vous monter à bord ?
nautilion-page-ask-set-die = Que doit montrer le dé { $nth } ?
nautilion-page-ask-replace = Quelle Action héroïque s’en va ?
nautilion-page-ask-keep-group = Quel groupe reste à bord ?
nautilion-page-waiting = { $seat ->
    [1] Le joueur 1 réfléchit.
   *[2] Le joueur 2 réfléchit.
}
nautilion-page-replay-end = Le voyage se poursuit à partir d’ici.
nautilion-page-watching = Vous regardez la partie.
nautilion-page-lost = La liaison est coupée. Votre coup partira dès qu’elle sera rétablie.
nautilion-page-waits-seats = On attend que l’autre joueur ouvre son lien.

## Choisir

nautilion-page-give = Donner les dés
nautilion-page-give-one = Donner le dé
nautilion-page-roll = { $dice ->
    [1] Lancer le dé
    [2] Lancer deux dés
   *[other] Lancer les dés
}
nautilion-page-roll-reef = Lancer contre l’Écueil
nautilion-page-buy = Acheter dans la défausse
nautilion-page-back = Retour
nautilion-page-do-whirlwind = Lancer le Tourbillon
nautilion-page-do-tide = Changer { $shows } en { $becomes }
nautilion-page-do-translate = Lancer la Translation
nautilion-page-do-reroll = Relancer le { $shows }
nautilion-page-do-buy = Donner des jetons pour un équipier
nautilion-page-spells = Lancer un sort
nautilion-page-board = Toute la table
nautilion-page-propose = Proposer
nautilion-page-undoable = peut être annulé jusqu’au prochain lancer
nautilion-page-final = ne peut pas être annulé
nautilion-page-undo-what = { $what ->
    [give] les dés
    [whirlwind] le Tourbillon
    [tide] la Marée
    [swap] la Translation
    [place] le placement
    [discard] le tribut
    [heroic] l’Action héroïque
    [pay] le paiement
    [recover] le retour
    [insert] la remise
    [first] qui commence
    [figure] le choix
    [buy] l’achat
   *[other] le dernier choix
}
nautilion-page-barred = Interdit : { $rule }
nautilion-page-nothing-here = Rien à choisir ici maintenant. { $prompt }
nautilion-page-choose-legal = Choisissez ce qui brille.

## L’ardoise

nautilion-page-slate = Le plan : une ligne par figurine, une colonne par dé
nautilion-page-die = Dé { $value }
nautilion-page-by-tide = par la Marée
nautilion-page-given-before = donné
nautilion-page-price = { $price ->
    [free] sans tribut
    [shelter] à l’abri
    [nothing] rien à prendre
    [reroll] relance
    [depends] cela dépend
    [crew] { $tokens ->
        [1] un équipier perdu
       *[other] { $tokens ->
        [one] { $tokens } équipier perdu
       *[other] { $tokens } équipiers perdus
    }
    }
   *[token] { $tokens ->
        [1] un jeton perdu
        [2] deux jetons perdus
       *[other] { $tokens ->
        [one] { $tokens } jeton perdu
       *[other] { $tokens } jetons perdus
    }
    }
}
    .short = { $price ->
        [free] gratuit
        [shelter] gratuit
        [nothing] gratuit
        [reroll] relance
        [depends] dépend
        [crew] { $tokens ->
            [1] 1 équipier
           *[other] { $tokens ->
        [one] { $tokens } perdu
       *[other] { $tokens } perdus
    }
        }
       *[token] { $tokens ->
            [1] 1 perdu
            [2] 2 perdus
           *[other] { $tokens ->
        [one] { $tokens } perdu
       *[other] { $tokens } perdus
    }
        }
    }
nautilion-page-phantom-does = { $how ->
    [destroys] détruit
    [recruits] le rejoint
    [blow] vous frappe
    [yours] est à vous
    [stays] reste
    [abyss] aux Abysses
    [collides] abordage { $theirs } : { $ours }
    [arrives] aux Îles
    [none] a son dé
   *[depends] cela dépend
}
    .short = { $how ->
        [destroys] détruit
        [recruits] rejoint
        [blow] frappe
        [yours] à vous
        [stays] reste
        [abyss] Abysses
        [collides] { $theirs } : { $ours }
        [arrives] Îles !
        [none] –
       *[depends] dépend
    }
nautilion-page-nautilion-does = { $how ->
    [boards] peut monter
    [both] bord ou Cabine
    [cabin] en Cabine
    [reserve] en réserve
    [depends] cela dépend
    [gives] au Fantôme
    [hauls] ramassé
    [isles] aux Îles
    [held] prend l’Écueil
    [skipped] reste
    [collides] abordage { $theirs } : { $ours }
    [won] Abysses : gagné
    [lost] Abysses : perdu
   *[none] a son dé
}
    .short = { $how ->
        [boards] à bord
        [both] à bord
        [cabin] Cabine
        [reserve] réserve
        [depends] dépend
        [gives] parti
        [hauls] prise
        [isles] Îles
        [held] Écueil
        [skipped] reste
        [collides] { $theirs } : { $ours }
        [won] gagné
        [lost] perdu
       *[none] –
    }

## La suite en une phrase

nautilion-page-say-darkhouse = { $price ->
    [free] Pas de tribut.
    [shelter] Pas de tribut : vous êtes à l’abri.
    [nothing] Le Phare ne trouve rien à prendre.
    [reroll] Le Phare relance.
    [depends] Le tribut dépend de la suite.
    [crew] { $tokens ->
        [1] Le tribut est un équipier.
       *[other] Le tribut est de { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, dont des équipiers.
    }
   *[token] { $tokens ->
        [1] Le tribut est un jeton.
       *[other] Le tribut est de { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.
    }
}
nautilion-page-say-phantom = Fantôme : { $how ->
    [destroys] { nautilion-page-family.the } est détruit.
    [recruits] { nautilion-page-family.the } le rejoint.
    [blow] { nautilion-page-family.the } est détruit et vous frappe.
    [yours] il s’arrête sur { nautilion-page-family.the }, qui est à vous.
    [stays] il reste sur place.
    [abyss] retour aux Abysses.
    [collides] il vous rencontre, harpons { $theirs } : { $ours }.
    [arrives] il atteint les Îles Bienheureuses. Vous perdez.
   *[depends] cela dépend.
}
nautilion-page-say-nautilion = Nautilion : { $how ->
    [boards] { nautilion-page-family.the } peut monter à bord.
    [both] { nautilion-page-family.the } peut aller à bord ou en Cabine.
    [cabin] { nautilion-page-family.the } va en Cabine.
    [aboard] { nautilion-page-family.the } est déjà à bord : réserve.
    [held] un Mercenaire tient l’emplacement { nautilion-page-family.of } : réserve.
    [duct] aucun conduit ne mène encore { nautilion-page-family.to } : réserve.
    [admiral] { nautilion-page-family.the } n’est pas sur votre carte : réserve.
    [reserve] { nautilion-page-family.the } va en réserve.
    [depends] cela dépend.
    [gives] { nautilion-page-family.the } va au Fantôme.
    [hauls] { nautilion-page-family.the } et ses voisins vont en réserve.
    [isles] retour aux Îles Bienheureuses.
    [stuck] il reste et prend l’Écueil.
    [skipped] il ne bouge pas.
    [collides] il rencontre le Fantôme, harpons { $theirs } : { $ours }.
    [won] les Abysses, avec tout l’équipage. Vous gagnez !
   *[lost] les Abysses, mais il manque quelqu’un. Vous perdez.
}
nautilion-page-say-reef = L’Écueil { $reef } le retiendra.

## Les cases des autres choix

nautilion-page-cell-reserve = Réserve
nautilion-page-cell-keep = En réserve
nautilion-page-cell-board = À bord
nautilion-page-cell-cabin = En Cabine
nautilion-page-cell-space = Emplacement { $space }
nautilion-page-cell-group = Garder { $crew }
nautilion-page-cell-first = { $name } commence
nautilion-page-cell-set = Montrer { $value }
nautilion-page-tide-turn = { $shows } devient { $becomes }
nautilion-page-mages = Mages
nautilion-page-reroll = Relancer le { $shows }

## La fin

nautilion-page-won = Vous avez atteint les Abysses
nautilion-page-lost-title = Le voyage est perdu
nautilion-page-nobody = Personne à l’emplacement { $spaces }.
nautilion-page-result = { $turns ->
    [one] Un tour.
   *[other] { $turns } tours.
} { $count ->
    [9] Les neuf sont à bord.
   *[other] { $count } à bord sur neuf.
}
nautilion-page-look-back = Revoir la partie
nautilion-page-new = Rejouer
nautilion-page-check = Vérifier les dés
nautilion-page-look = Regarder la table

## Touches

nautilion-page-key-dice = choisir un dé
nautilion-page-key-figures = le donner au Phare, au Fantôme ou au Nautilion
nautilion-page-key-arrows = parcourir l’ardoise, le parcours et le navire
nautilion-page-key-enter = choisir l’élément actif ; ailleurs, appuyer sur le bouton plein
nautilion-page-key-give = appuyer sur le bouton plein
nautilion-page-key-rule = ouvrir la règle
nautilion-page-key-path = aller au parcours, au navire, à la décision
nautilion-page-key-point = le montrer aux autres
nautilion-page-key-escape = quitter un choix entamé ; passer un mouvement

## La première partie

nautilion-page-guide =
    { $course ->
       *[first] Votre premier voyage
        [mages] Les Mages
        [mercenaries] Les Mercenaires
        [reefs] Les Récifs
        [darkhouse] Les cartes du Phare
        [heroics] Les Actions héroïques
    }
nautilion-page-guide-at = Leçon { $at } sur { $of }
nautilion-page-guide-next = Continuer
nautilion-page-guide-skip = Passer cette leçon
nautilion-page-guide-leave = Quitter les leçons
nautilion-page-guide-open = Ouvrir la leçon
nautilion-page-guide-fold = Replier la leçon
nautilion-page-guide-working = Un instant…
nautilion-page-guide-retry = Réessayer
nautilion-page-guide-welcome = Voici la mer. Votre Nautilion plonge des Îles Bienheureuses vers les Abysses ; le Fantôme noir vient en face. Gagnez les Abysses à neuf avant qu’il n’atteigne les Îles.
nautilion-page-guide-ship = Voici votre navire. Les numéros 1 à 9 doivent tous monter à bord. Le premier est libre ; chacun des suivants doit être relié à quelqu’un par un conduit d’aération.
nautilion-page-guide-roll = Chaque tour commence par trois dés. Ils montrent 1, 1, 2, 2, 3 ou 4. Lancez-les.
nautilion-page-guide-slate = Chaque figurine reçoit un dé. Donnez-en un petit au Phare : un 3 ou un 4 vous coûte un jeton. Le Fantôme et le Nautilion avancent d’autant que le leur. Regardez une case, et la mer montre ce qui suivrait.
nautilion-page-guide-give = Donnez au Nautilion un dé qui mène à un équipier qui vous plaît, et un 1 au Phare. Le dernier dé tombe de lui-même ; appuyez ensuite sur « Donner les dés ». « Montrez-moi » place les dés comme nous le ferions.
    .aside = Un sort : c’est bon à savoir, et rien n’est perdu. Donnez maintenant les dés.
nautilion-page-guide-place = Vous avez ramassé un équipier. Choisissez son emplacement qui brille à bord, puis confirmez.
    .aside = La réserve convient aussi : elle paie les sorts. Le prochain montera à bord.
nautilion-page-guide-undo = Tant que vous ne relancez pas, rien n’est perdu. Appuyez sur Annuler (ou la touche U) pour annuler votre dernier choix.
    .aside = Les dés sont lancés, et un jet ne s’annule jamais. Il y aura une autre occasion.
nautilion-page-guide-again = Le revoilà en main. Placez-le où vous voulez ; le tour suivant pourra commencer.
nautilion-page-guide-phantom = Ce que le Fantôme touche est perdu pour vous. Surveillez donc aussi sa ligne : les jetons évidés ne manquent à personne. Donnez-lui l’un d’eux, ou un petit dé.
nautilion-page-guide-toll = Le Phare a reçu un 3 ou un 4 et prend un jeton : de la réserve, ou du navire quelqu’un dont les autres peuvent se passer. La réserve est là pour ça.
nautilion-page-guide-whirlwind = Ces dés sont assez mauvais pour un sort. Le Tourbillon coûte un jeton de la réserve et relance tous les dés. Ce qui est lancé est lancé.
    .aside = Vous avez fait sans. Le Tourbillon attendra de plus mauvais dés.
nautilion-page-guide-tide = Un dé ne va pas, et la Marée peut le tourner : deux jetons pour la face voulue. Choisissez la Marée, puis le dé et sa nouvelle face.
    .aside = Vous avez fait sans. La Marée est là dès qu’il y a deux jetons.
nautilion-page-guide-translation = Ce qu’il vous faut est hors de portée. La Translation coûte deux jetons et échange deux jetons du parcours. Lancez ce sort.
    .aside = Le parcours reste tel quel. La Translation est là dès qu’il y a deux jetons.
nautilion-page-guide-swap = Choisissez les deux jetons qui changent de place, l’un après l’autre.
nautilion-page-guide-reserve = Un numéro déjà à bord va en réserve quand vous vous arrêtez dessus. Rien n’est gâché : la réserve paie les sorts et le tribut.
nautilion-page-guide-alone = Vous savez tout. La suite est à vous : la consigne dit ce qui suivrait, chaque § ouvre sa règle, et « Montrez-moi » reste là. Menez le navire à bon port.
nautilion-page-guide-farewell = Les neuf à bord, les Abysses atteints : c’est tout le jeu de base. Chaque extension a sa courte leçon.
    .lost = Ce voyage est perdu ; ce que vous avez appris ne l’est pas. Recommencez, ou passez aux extensions.
nautilion-page-guide-mages = Neuf Mages ont rejoint le parcours : trois A, trois B, trois C. Pour gagner, il vous faut aussi un Mage de chaque lettre.
nautilion-page-guide-mages-cabin = Les Mages logent dans cette cabine. Elle n’a pas de conduits : chacun y prend sa place, dans n’importe quel ordre. Un 1, un 4 ou un 7 peut s’y installer aussi, mais ne compte alors plus à bord.
nautilion-page-guide-mages-aboard = Voici quelqu’un pour la cabine. Choisissez la cabine, et confirmez.
    .aside = C’est permis aussi. La cabine attend le prochain.
nautilion-page-guide-mages-pair = A avec 1, B avec 4, C avec 7 : une paire complète relance un dé par tour, gratuitement. Choisissez un dé à relancer, ou donnez les dés s’ils sont bons.
nautilion-page-guide-mages-home = Les Mages ne font rien d’autre. Ramenez-en un de chaque lettre, et les neuf équipiers à bord.
nautilion-page-guide-mages-farewell = Neuf équipiers et trois lettres : bien navigué. Les Mages allongent le parcours et adoucissent les dés.
    .lost = Il manquait quelqu’un cette fois. Vous connaissez les Mages : recommencez, ou passez à une autre leçon.
nautilion-page-guide-mercenaries = Neuf Mercenaires se trouvent sur le parcours, et le Fantôme recrute lui aussi. Quand les deux sous-marins se rencontrent, c’est l’abordage.
nautilion-page-guide-mercenaries-harpoons = Les harpons en décident. Un 2, un 5 ou un 8 en apporte un, un Mercenaire deux. Le Fantôme en a déjà quelques-uns. En avoir autant que lui vous suffit.
nautilion-page-guide-mercenaries-hire = Un Mercenaire prend n’importe quel emplacement libre qu’un conduit atteint, et prolonge les conduits. Mais le numéro de cet emplacement devra attendre. Choisissez-en un dont vous pouvez vous passer.
    .aside = Il paie les sorts comme tout le monde. Un autre Mercenaire viendra peut-être.
nautilion-page-guide-mercenaries-phantom = Le Fantôme a embarqué quelqu’un : les Mercenaires et les 2, 5 et 8 qu’il touche se battent pour lui. Ôtez-les de sa route, ou armez-vous.
nautilion-page-guide-mercenaries-recover = Vous avez tenu bon. Tous les Mercenaires s’en vont, et vous reprenez un jeton de la défausse : avec plus de harpons que le Fantôme, il peut même monter à bord. Choisissez celui qui vous manque le plus.
nautilion-page-guide-mercenaries-after = Il n’y a qu’un abordage par voyage. Les sous-marins se croisent désormais sans dommage, et les Mercenaires vont en réserve. Mais si le Fantôme en touche un, vous perdez un jeton.
nautilion-page-guide-mercenaries-farewell = À bon port, avec quelques bosses. Vous connaissez les Mercenaires.
    .lost = Le Fantôme était plus fort, ou plus rapide. Vous connaissez les Mercenaires : recommencez, ou passez à une autre leçon.
nautilion-page-guide-reefs = Des Récifs bordent le parcours, dès le premier jeton puis de trois en trois. S’y arrêter ne coûte rien ; c’est en repartir qui demande un jet.
nautilion-page-guide-reefs-roll = Votre tour a commencé près d’un Récif, par un seul dé. À partir de 3 vous êtes libre, et un équipier à bord portant le numéro du Récif ajoute 1.
nautilion-page-guide-reefs-stuck = Bloqué ! Le Nautilion ne bouge pas, et deux dés seulement ont été lancés : un pour le Phare, un pour le Fantôme. Donnez-les.
nautilion-page-guide-reefs-reward = Le Récif qui vous retenait est dans votre réserve, et paie comme tout jeton. Un tour de perdu, un jeton de gagné.
nautilion-page-guide-reefs-free = Libre, et le Récif est allé aussitôt dans votre réserve. Mieux vaut avoir tôt les 3, 6 et 9.
nautilion-page-guide-reefs-farewell = Tous les Récifs passés, et à bon port. Avec eux la réserve est riche, et le temps compté.
    .lost = Trop longtemps sur les Récifs cette fois. Vous les connaissez : recommencez, ou passez à une autre leçon.
nautilion-page-guide-darkhouse = Le Phare a maintenant des cartes. Elles forment un cercle, et à chaque tour l’une d’elles s’applique : la plupart des rouges gênent, les bleues aident. Celle qui s’applique est marquée ; lisez-la avant de lancer.
nautilion-page-guide-darkhouse-turn = Un nouveau tour, et le Phare passe à la carte suivante. Vous voyez ce qui vient, et pouvez vous y préparer.
nautilion-page-guide-darkhouse-pay = Des jetons peuvent maintenant revenir de la défausse : celui qui paie n’est donc pas indifférent. Les verts ne reviennent jamais comme équipiers : dépensez-les d’abord.
nautilion-page-guide-darkhouse-buy = Cette carte fait commerce : deux jetons de la réserve contre un de la défausse, qui monte à bord. Rien n’y oblige. Si quelqu’un d’utile s’y trouve, achetez.
nautilion-page-guide-darkhouse-recover = Choisissez le jeton qui revient de la défausse.
nautilion-page-guide-darkhouse-farewell = Les cartes ont tourné, et vous voilà à bon port. Un niveau plus haut en a plus de rouges.
    .lost = Le Phare avait de meilleures cartes. Vous les connaissez : recommencez, ou passez à une autre leçon.
nautilion-page-guide-heroics = Trois Actions héroïques sont ouvertes. Chacune est forte, et chacune doit avoir été jouée quand vous atteignez les Abysses : une carte restante, et le voyage est perdu.
nautilion-page-guide-heroics-price = Elles se jouent après le jet, avant de donner les dés. Chacune coûte un équipier à bord dont les autres peuvent se passer. Un autre du même numéro pourra remonter plus tard.
nautilion-page-guide-heroics-play = L’une d’elles vaut maintenant son prix. Choisissez la carte.
    .aside = Pas maintenant, donc. Mais souvenez-vous que toutes doivent être jouées.
nautilion-page-guide-heroics-sacrifice = Qui paie ? Choisissez quelqu’un dont le numéro se trouve encore devant vous sur le parcours.
nautilion-page-guide-heroics-take = Choisissez un équipier du parcours : il monte à bord de là où il est, si loin que ce soit.
nautilion-page-guide-heroics-next = La carte est partie, et l’équipier qui l’a payée aussi. Regardez à chaque tour les cartes ouvertes : plus tôt elles sont jouées, moins elles coûtent.
nautilion-page-guide-heroics-farewell = Toutes les actions jouées, tout le monde à bord. C’est aussi difficile que cela en a l’air.
    .lost = Perdu, mais avec héroïsme. Vous connaissez les cartes : recommencez, ou passez à une autre leçon.

## La fiche

nautilion-page-read-token = { $family ->
    [green] Jeton de réserve
    [crew] Équipier
    [mage] Mage
    [mercenary] Mercenaire
   *[reef] Récif
}
nautilion-page-read-figure = Sous-marin
nautilion-page-read-which = { $which ->
    [nautilion] Nautilion
   *[phantom] Fantôme
}
nautilion-page-read-end = Bout du parcours
nautilion-page-read-counts = Compte sur
nautilion-page-read-beside = À côté
nautilion-page-read-reef = Récif { $reef }
nautilion-page-read-escape = { $escape } au dé, { $bonus } de moins avec { $reef } à bord
nautilion-page-read-darkhouse = Carte du Phare{ $colour ->
    [red] , rouge
    [blue] , bleue
   *[other] { "" }
}{ $now ->
    [yes]  ; en jeu ce tour-ci
   *[no] { "" }
}
nautilion-page-read-next = Ensuite
nautilion-page-read-heroic = Action héroïque
nautilion-page-read-crew = Un équipier de votre choix
nautilion-page-read-spell = Sort du Grimoire
nautilion-page-read-ship = Votre navire

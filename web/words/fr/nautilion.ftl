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

nautilion-page-guide = Votre premier voyage
nautilion-page-guide-at = Leçon { $at } sur { $of }
nautilion-page-guide-next = Continuer
nautilion-page-guide-skip = Passer cette leçon
nautilion-page-guide-leave = Quitter les leçons
nautilion-page-guide-end = Continuer sans leçons
nautilion-page-guide-open = Ouvrir la leçon
nautilion-page-guide-fold = Replier la leçon
nautilion-page-guide-working = Un instant…
nautilion-page-guide-retry = Réessayer
nautilion-page-guide-welcome = Voici la mer. Votre Nautilion plonge des Îles Bienheureuses vers les Abysses ; le Fantôme noir vient en face. Gagnez les Abysses à neuf avant qu’il n’atteigne les Îles.
nautilion-page-guide-ship = Voici votre navire. Les numéros 1 à 9 doivent tous monter à bord. Le premier est libre ; chacun des suivants doit être relié à quelqu’un par un conduit d’aération.
nautilion-page-guide-roll = Chaque tour commence par trois dés. Ils montrent 1, 1, 2, 2, 3 ou 4. Lancez-les.
    .aside = Les dés sont déjà lancés ; continuez quand vous les avez vus.
nautilion-page-guide-slate = Chaque figurine reçoit un dé. Donnez-en un petit au Phare : un 3 ou un 4 vous coûte un jeton. Le Fantôme et le Nautilion avancent d’autant que le leur. Regardez une case, et la mer montre ce qui suivrait.
nautilion-page-guide-give = Donnez au Nautilion un dé qui mène à un équipier qui vous plaît, et un 1 au Phare. Le dernier dé tombe de lui-même ; appuyez ensuite sur « Donner les dés ».
    .aside = Déjà un sort : soit, il agit. Donnez maintenant les dés.
nautilion-page-guide-place = Vous avez ramassé un équipier. Choisissez son emplacement qui brille à bord, puis confirmez.
    .aside = Il est maintenant dans la réserve, où il ne peut que payer. Annulez ce choix et faites-le monter à bord.
nautilion-page-guide-undo = Tant que vous ne relancez pas, rien n’est perdu. Appuyez sur Annuler (ou la touche U) pour annuler votre dernier choix.
    .aside = Une fois les dés lancés, ce qui précède ne peut plus être annulé. Faites un autre choix et annulez-le.
nautilion-page-guide-again = Le revoilà en main. Placez-le où vous voulez ; le tour suivant pourra commencer.
nautilion-page-guide-phantom = Ce que le Fantôme touche est perdu pour vous. Surveillez donc aussi sa ligne : les jetons évidés ne manquent à personne. Lancez, puis donnez-lui l’un d’eux, ou un petit dé.
nautilion-page-guide-whirlwind = Deux sorts changent les dés, un troisième le parcours. Lancez les dés, puis le Tourbillon pour un jeton de la réserve : tous les dés sont relancés. Ce qui est lancé est lancé.
    .aside = Les dés sont donnés ; le Tourbillon attendra le prochain lancer. Continuez, et lancez-le alors.
nautilion-page-guide-after-whirlwind = De nouveaux dés. Donnez-les comme bon vous semble.
nautilion-page-guide-toll = Perdez maintenant quelque chose exprès : donnez un 3 ou un 4 au Phare. Il prend un jeton, de la réserve ou du navire ; à bord, seulement quelqu’un dont les autres peuvent se passer.
    .aside = Un petit dé, pas de tribut : bien joué ! Payez tout de même le tribut une fois, dès qu’un 3 ou un 4 se présente.
nautilion-page-guide-tide = La Marée coûte deux jetons et tourne un dé sur la face voulue. Lancez les dés, choisissez la Marée, puis le dé et sa nouvelle face.
    .aside = Les dés sont donnés ; la Marée n’agit qu’avant. Essayez-la au prochain lancer.
nautilion-page-guide-after-tide = Vous avez forcé la chance. Donnez les dés.
nautilion-page-guide-reserve = La réserve paie les sorts et le tribut. Cette fois, arrêtez-vous sur un jeton et mettez-le en réserve, utile ou non.
    .aside = Il est monté à bord, c’est encore mieux. Gardez le suivant en réserve.
nautilion-page-guide-translation = La Translation coûte deux jetons et échange deux jetons du parcours. Lancez les dés, puis ce sort, et amenez à portée ce qu’il vous faut.
    .aside = Ce tour est passé ; lancez la Translation après les prochains dés.
nautilion-page-guide-after-translation = Le parcours a changé. Regardez de nouveau les cases, et donnez les dés.
nautilion-page-guide-alone = Vous savez tout. Jouez ce tour sans aide : la consigne dit ce qui suivrait, et chaque § ouvre sa règle.
nautilion-page-guide-farewell = C’est tout le jeu de base. Finissez ce voyage, ou commencez le vôtre ; cinq extensions vous attendent. La touche ? montre les touches.

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

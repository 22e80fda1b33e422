### Nemo’s War : ce que sa page dit autour des mots du jeu.

## La carte

nemo-page-chart = La carte du monde
nemo-page-oceans = Les douze océans
nemo-page-to-indian = vers l’océan Indien
nemo-page-to-pacific = vers 1 ›
nemo-page-nautilus = Le Nautilus se trouve { ocean.in }
nemo-page-near = Alentour
nemo-page-world = Le monde
nemo-page-ocean = { $ocean }. { $count ->
        [0] Aucun navire en vue
       *[other] En vue : { $ships }
    } ; { $hidden ->
        [0] aucun caché
        [one] { $hidden } caché
       *[other] { $hidden } cachés
    } ; { $spaces ->
        [one] { $spaces } place
       *[other] { $spaces } places
    }. { $gem ->
        [yes] Une gemme.
       *[no] Pas de gemme.
    } { $lands ->
        [0] { "" }
       *[other] Soulèvements : { $cubes } sur { $lands }.
    } { $here ->
        [yes] Le Nautilus est ici.
       *[no] { "" }
    }
nemo-page-ship = { $ship }, { $kind } : { $attack ->
        [0] { "" }
       *[other] attaque { $attack },{ " " }
    }défense { $defence }, { $points } points, { $notoriety } de notoriété
nemo-page-ship-line = { $kind }, { $group } : { $attack ->
        [0] { "" }
       *[other] attaque { $attack },{ " " }
    }défense { $defence }, { $points } points, { $notoriety } de notoriété
nemo-page-other-side = Autre face : { $attack ->
        [0] { "" }
       *[other] attaque { $attack },{ " " }
    }défense { $defence }, { $points } points
nemo-page-full = { $ships }/{ $spaces } plein
nemo-page-here = le Nautilus est ici
nemo-page-sea = { $ships } places sur { $spaces } occupées, dont { $hidden } par des navires cachés ; { $gem ->
        [yes] une gemme
       *[no] pas de gemme
    }{ $lands ->
        [0] { "" }
       *[other] ; soulèvements : { $cubes } sur { $lands }
    }.
nemo-page-links = On navigue vers : { $oceans }.
nemo-page-dotted = Les navires débordent aussi vers : { $oceans }.
nemo-page-prologue = Prologue
nemo-page-act = Acte { $act ->
        [1] I
        [2] II
       *[other] III
    }, tour { $turn }
nemo-page-open = { $open } places libres sur { $spaces }
nemo-page-lull = Accalmie : 2 points deviennent 1
nemo-page-homeward = { $turns ->
        [one] Un tour
       *[other] { $turns } tours
    } pour gagner { ocean.the }
nemo-page-dice = Dés blancs { $white } ; dés noirs { $black }

## Notoriété et pistes

nemo-page-notoriety = Notoriété
nemo-page-notoriety-at = Notoriété { $at } ; le voyage est perdu à { $defeat }.
nemo-page-next-level = { $left } avant { $what ->
        [blue] la flotte bleue
        [green] la flotte verte
        [allied] l’alliance
        [die] un dé noir
       *[defeat] la défaite
    }
nemo-page-level = { $what ->
        [blue] Flotte bleue
        [green] Flotte verte
        [allied] Alliance
        [die] Dé noir
       *[defeat] Paria : défaite
    }
nemo-page-tracks = Le Nautilus
nemo-page-at-stake = hachuré : en jeu
nemo-page-exert-adds = engagé { $amount }{ $points ->
        [0] { "" }
       *[other] , { $points } points
    }
nemo-page-track-at = à { $at } sur { $start }
nemo-page-track = { $track ->
        [0] Nemo
        [1] Équipage
       *[other] Coque
    }
nemo-page-track-short = { $track ->
        [0] Nemo
        [1] Équip.
       *[other] Coque
    }
nemo-page-actions = Actions
nemo-page-actions-left = { $count ->
        [0] plus aucun point
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }
nemo-page-tonnage = Tonnage
nemo-page-row = Océan
nemo-page-filled = un navire
nemo-page-empty = vide
nemo-page-missing = { $count ->
        [one] Manque pour { $points } : { $oceans }
        [2] Manque pour { $points } : { $oceans }
       *[other] Il manque { $count } océans pour { $points }
    }
nemo-page-score = Score
nemo-page-now = à présent
nemo-page-total = Total
nemo-page-next-victory = { $level ->
        [1] Sans suite
        [2] Honorable
        [3] Succès
       *[other] Triomphe
    } dès { $points }
nemo-page-refit = Arsenal
nemo-page-salvage = épaves { $count } sur { $boxes }
nemo-page-fitted = à bord
nemo-page-price = { $price }{ $reach ->
        [yes] , à portée
       *[no] { "" }
    }
nemo-page-aboard = À bord
nemo-page-sacrificed = sacrifié
nemo-page-treasures = Trésors
nemo-page-no-treasures = aucun encore
nemo-page-piles = Cartes et gobelets
nemo-page-draw-pile = Pioche { $count }
nemo-page-deck = Aventures { $count }
nemo-page-deck-gems = { $count ->
        [0] sans gemme
        [one] { $count } gemme dessus
       *[other] { $count } gemmes dessus
    }
nemo-page-pile = { $pile ->
        [tableau] Étalage
        [passed] Réussies
        [failed] Échouées
       *[below] Sous les aventures
    } { $count }
nemo-page-cup = Gobelet des navires { $count }
nemo-page-cup-title = Le gobelet des navires
nemo-page-cup-about = Nul ne sait quel navire viendra ; combien il en reste de chaque groupe, chacun peut le savoir.
nemo-page-cup-group = { $group } : { $count }
nemo-page-discarded = Défaussés
nemo-page-treasure-cup = Gobelet des trésors { $count }
nemo-page-sheet-of-state = Le Nautilus, score, arsenal, piles et journal
nemo-page-parts = L’état du voyage
nemo-page-part = { $part ->
        [seas] Mers
        [tracks] Le Nautilus
        [aboard] À bord
        [piles] Cartes
        [score] Score
       *[log] Journal
    }

## La décision

nemo-page-moment = Un instant.
nemo-page-watching = Vous regardez.
nemo-page-lost = La ligne est coupée ; nous essayons encore.
nemo-page-question = La question
nemo-page-choices = Choix
nemo-page-kicker = { $turn ->
        [0] Avant le voyage
       *[other] Tour { $turn }, { $ocean }
    }
nemo-page-kicker-roll = Jet pour { $what }, { $ocean }
nemo-page-kicker-place = Un navire pour : { $ocean }
nemo-page-ask-exert = Que misez-vous ?
nemo-page-ask-act = Que fait le Nautilus ?
nemo-page-test = Test
nemo-page-modifiers = Modificateurs
nemo-page-look-at-roll = Pointez un choix pour voir son jet.
nemo-page-her-fire = D’abord son feu
nemo-page-needs = { $enemy ->
        [yes] il touche sous { $needed }
       *[no] il faut { $needed }
    }
nemo-page-least = { $least ->
        [13] aucun jet ne suffit
       *[other] { $least } ou plus avec { $dice ->
            [1] un dé
           *[other] deux dés
        }
    }
nemo-page-ways = { $ways } sur { $of } { $enemy ->
        [yes] nous manquent
       *[no] réussissent
    }
nemo-page-nothing = rien n’arrive
nemo-page-if-fails = En cas d’échec
nemo-page-of = { $ways } sur { $of }
nemo-page-cost = { $loss ->
        [0] { "" }
       *[other] { $loss } de chaque ressource misée.
    } { $notoriety ->
        [0] { "" }
       *[other] La notoriété monte de { $notoriety }.
    } { $hits ->
        [-1] { "" }
        [0] Une bordée : un autre dé dit combien de coups portent.
        [one] Un coup porte.
       *[other] { $hits } coups portent.
    }
nemo-page-then = puis
nemo-page-help-held = Aides
nemo-page-after = pour après le jet
nemo-page-wager-several = Misez ce que vous voulez
nemo-page-wager-one = Misez l’une d’elles, ou aucune
nemo-page-wager-at = à { $at }
nemo-page-wager-barred = pas pour ce jet
nemo-page-wager-none = rien
nemo-page-combinations = La chance de chaque mise
nemo-page-rolled = { $dice } { $added } font { $total }
nemo-page-change = { $change ->
        [passes] réussit
        [better] mieux
        [not-enough] ne suffit pas seul
        [reroll] relance
        [mends] répare
       *[nothing] ne change rien
    }
nemo-page-costs = { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
nemo-page-barred = pas ici
nemo-page-sail-to = Naviguer, ou cliquer un océan
nemo-page-also = Possible aussi
nemo-page-danger = { $lots } sur { $of } finissent le voyage
nemo-page-danger-small = { $chance } finissent le voyage
nemo-page-ladder = Pourquoi il vient ici
nemo-page-step = { $step ->
        [open] Une place libre
        [spread] Déborder
        [reveal] Se montrer
        [hostile] S’armer
       *[hunt] Chasser
    }
nemo-page-attack = attaque { $value }
nemo-page-defence = défense { $value }
nemo-page-points = points { $value }
nemo-page-infamy = notoriété { $value }
nemo-page-do-roll = Lancer les dés
nemo-page-do-spend = Continuer
nemo-page-do-choose = Choisissez
nemo-page-final-choice = ne peut être repris
nemo-page-undoable = peut être repris
nemo-page-odds-said = { $chance }, { $ways } sur { $of }.

## La fin

nemo-page-sheet = La feuille de score, { $motive }
nemo-page-levels = Sans suite dès { $one }, honorable dès { $two }, succès dès { $three }, triomphe dès { $four }.
nemo-page-again = Un autre voyage
nemo-page-look-back = Revoir
nemo-page-check = Vérifier les dés
nemo-page-look = Voir la table

## Touches

nemo-page-key-wager = Miser Nemo, l’équipage ou la coque, ou reprendre la mise
nemo-page-key-roll = Lancer les dés
nemo-page-key-go = Presser le bouton plein
nemo-page-key-enter = Presser le bouton plein, sauf pour lancer des dés
nemo-page-key-ocean = Aller à un océan
nemo-page-key-arrows = Parcourir les choix
nemo-page-key-decision = Aller à la décision
nemo-page-key-rule = Ouvrir la règle
nemo-page-key-escape = Ne rien choisir

## Le premier voyage

nemo-page-guide = Votre premier voyage
nemo-page-guide-at = Leçon { $at } sur { $of }
nemo-page-guide-next = Continuer
nemo-page-guide-skip = Passer cette leçon
nemo-page-guide-leave = Quitter les leçons
nemo-page-guide-end = Poursuivre sans guide
nemo-page-guide-open = Ouvrir la leçon
nemo-page-guide-fold = Replier la leçon
nemo-page-guide-working = On arme le Nautilus.
nemo-page-guide-retry = Réessayer
nemo-page-guide-welcome = Voici le monde de 1870. Chaque océan a place pour quelques navires ; quand les mers sont pleines, le voyage est perdu. Le fuseau de laiton, c’est vous.
nemo-page-guide-upgrade = Avant le départ, l’arsenal propose des perfectionnements. Lisez ce que fait chacun en le pointant, choisissez, et pressez le bouton plein.
nemo-page-guide-tracks = Nemo, l’équipage et la coque vous font vivre. Si l’un tombe au signe d’épave, le voyage est fini. Plus il est bas, plus il coûte à la fin.
nemo-page-guide-event = Chaque tour commence par une carte. Les unes s’accomplissent aussitôt, d’autres se gardent, d’autres sont des tests à deux dés. Répondez à la carte, puis lancez les dés des navires.
nemo-page-guide-wager = Miser une ressource ajoute au jet, et en coûte une part si le jet échoue. Cochez les cases : cible, modificateurs et chance changent aussitôt. Puis lancez.
nemo-page-guide-ships = Les dés ont amené des navires dans les océans de leurs numéros, et des points d’action : l’écart entre les dés blancs. Deux dés égaux font une accalmie.
nemo-page-guide-act = Agissez. Chaque action montre son prix et sa chance ; ce qui est interdit dit pourquoi. Un clic sur un océan qui luit vous y mène.
nemo-page-guide-notoriety = Couler des navires vous rend célèbre. La barre sous la carte montre ce que cela amène, et où le monde se tourne contre vous.
nemo-page-guide-score = Votre motif pèse tout. La feuille montre ce que vaut à présent chaque part du voyage ; le journal raconte comment, avec la règle de chaque ligne.
nemo-page-guide-farewell = Vous en savez assez. Allez où vous voulez ; le signe d’épave avertit avant un choix qui pourrait finir le voyage.

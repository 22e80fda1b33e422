### Nemo’s War : ce que sa page dit autour des mots du jeu.

## La carte

nemo-page-chart = La carte du monde
nemo-page-oceans = Les douze océans
nemo-page-to-indian = vers l’océan Indien
nemo-page-to-pacific = vers 1 ›
nemo-page-nautilus = Le Nautilus se trouve { ocean.in }
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
    } { $unknown ->
        [yes] Une aventure, face cachée.
       *[no] { "" }
    } { $adventures ->
        [0] { "" }
       *[other] Aventure : { $names }.
    } { $here ->
        [yes] Le Nautilus est ici.
       *[no] { "" }
    }
nemo-page-ship-line = { $kind }, { $group } : { $attack ->
        [0] { "" }
       *[other] attaque { $attack },{ " " }
    }défense { $defence }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $notoriety } de notoriété
nemo-page-other-side = Autre face : { $attack ->
        [0] { "" }
       *[other] attaque { $attack },{ " " }
    }défense { $defence }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
nemo-page-full = { $ships }/{ $spaces } plein
nemo-page-here = (le Nautilus est ici)
nemo-page-sea = Places occupées : { $ships } sur { $spaces } ; navires cachés : { $hidden } ; { $gem ->
        [yes] une gemme
       *[no] pas de gemme
    }{ $lands ->
        [0] { "" }
       *[other] ; soulèvements : { $cubes } sur { $lands }
    }.
nemo-page-token-unknown = Une aventure est ici face cachée.
nemo-page-token = Aventure : { $treasure }.
nemo-page-links = On navigue vers : { $oceans }.
nemo-page-dotted = Les navires se répandent aussi vers : { $oceans }.
nemo-page-prologue = Prologue
nemo-page-act = Acte { $act ->
        [1] I
        [2] II
       *[other] III
    }, tour { $turn }
nemo-page-open = { $open ->
        [one] { $open } place libre
       *[other] { $open } places libres
    } sur { $spaces }
nemo-page-lull = { $motive ->
        [7] Accalmie : cartes à 2 points pour 1
       *[other] Accalmie : 2 points deviennent 1
    }
nemo-page-homeward = { $turns ->
        [one] Un tour
       *[other] { $turns } tours
    } pour gagner { ocean.the }
nemo-page-dice = Dés blancs { $white } ; dés noirs { $black }

## Notoriété et pistes

nemo-page-notoriety = Notoriété
nemo-page-notoriety-at = Notoriété { $at } ; le voyage est perdu à { $defeat }.
nemo-page-notoriety-frozen = Notoriété { $at } ; à { $end } elle ne bouge plus, et le voyage continue.
nemo-page-next-level = { $left } avant { $what ->
        [blue] la flotte bleue
        [green] la flotte verte
        [allied] l’alliance
        [die] un dé noir
        [wonder] une merveille dans le gobelet
        [frozen] le bout de la piste
       *[defeat] la défaite
    }
nemo-page-level = { $what ->
        [blue] Flotte bleue
        [green] Flotte verte
        [allied] Alliance
        [die] Dé noir
        [wonder] Merveille
        [frozen] La notoriété se fige
       *[defeat] Paria : défaite
    }
nemo-page-tracks = Le Nautilus
nemo-page-at-stake = hachuré : en jeu
nemo-page-track-state = { $state }, { $amount }{ $points ->
        [0] { "" }
       *[other]  ; { $signed ->
        [one] { $signed } point
       *[other] { $signed } points
    }
    }
nemo-page-state-nemo = { $at ->
        [6] Souverain
        [5] Fort
        [4] Décidé
        [3] Posé
        [2] Changeant
        [1] Instable
       *[other] Brisé
    }
nemo-page-state-crew = { $at ->
        [10] Au complet
        [9] Dispos
        [8] Dispos
        [7] En forme
        [6] En forme
        [5] En forme
        [4] Fatigué
        [3] Fatigué
        [2] Épuisé
        [1] Épuisé
       *[other] Perdu
    }
nemo-page-state-hull = { $at ->
        [10] Comme neuve
        [9] Impeccable
        [8] Parée
        [7] Parée
        [6] Parée
        [5] Navigable
        [4] Navigable
        [3] Penchée
        [2] Penchée
        [1] Penchée
       *[other] Fracassée
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
nemo-page-track-letter = { $track ->
        [0] N
        [1] É
       *[other] C
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
nemo-page-afloat = un navire encore à flot
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
        [1] Sans conséquence
        [2] Honorable
        [3] Succès
       *[other] Triomphe
    } dès { $points }
nemo-page-refit = Refonte
nemo-page-salvage = récupération { $count } sur { $boxes }
nemo-page-fitted = à bord
nemo-page-price = { $price }{ $reach ->
        [yes] , à portée
       *[no] { "" }
    }
nemo-page-aboard = À bord
nemo-page-person = { $character ->
        [0] Aronnax
        [1] Conseil
        [2] Ned Land
        [3] Second
        [4] Lieutenant
       *[other] Mécanicien
    }
nemo-page-sacrifice = Sacrifier : { $who }
nemo-page-sacrificed = sacrifié
nemo-page-treasures = Trésors
nemo-page-no-treasures = aucun encore
nemo-page-buried = Enterré : { $treasure }
nemo-page-piles = Cartes et gobelets
nemo-page-piles-open = souligné : à consulter
nemo-page-draw-pile = Pioche { $count }
nemo-page-deck = Paquet d’aventure { $count }
nemo-page-deck-gems = { $count ->
        [0] sans gemme
        [one] { $count } gemme dessus
       *[other] { $count } gemmes dessus
    }
nemo-page-pile = { $pile ->
        [tableau] Tableau
        [passed] Réussies
        [failed] Ratées
       *[below] Sous le paquet
    } { $count }
nemo-page-cup = Gobelet des navires { $count }
nemo-page-cup-title = Le gobelet des navires
nemo-page-cup-about = Nul ne sait quel navire viendra ; lesquels restent, chacun peut le savoir.
nemo-page-cup-group = { $group } ({ $count }) :
nemo-page-discarded = Défaussés
nemo-page-treasure-cup = Gobelet des trésors { $count }
nemo-page-treasure-cup-title = Le gobelet des trésors
nemo-page-treasure-cup-about = Nul ne sait quel trésor viendra ; lesquels restent, chacun peut le savoir.
nemo-page-cup-treasure = { $count ->
        [1] { $treasure }
       *[other] { $treasure } : { $count }
    }
nemo-page-wrecked = Améliorations détruites
nemo-page-sheet-of-state = Le Nautilus, score, refonte, piles et journal
nemo-page-parts = L’état du voyage
nemo-page-part = { $part ->
        [seas] Mers
        [tracks] Le Nautilus
        [aboard] À bord
        [piles] Cartes
        [score] Score
        [odds] Chances
        [dice] Dés et règles
        [story] Tout le voyage
       *[log] Journal
    }

nemo-page-log = Journal de bord
nemo-page-log-turn = Tour
nemo-page-log-story = Lire comme un récit
nemo-page-log-dice = Dés et règles
nemo-page-story-title = Le voyage du Nautilus
nemo-page-story-file = voyage-du-nautilus
nemo-page-story-keep = Garder dans un fichier
nemo-page-story-print = Imprimer

## La décision

nemo-page-moment = Un instant.
nemo-page-waiting = Décision en cours : { $who }.
nemo-page-kicker-seat = Décision : { $who }
nemo-page-owner = capitaine { $number }
nemo-page-winner = { $won ->
        [yes] Nemo gagne.
       *[no] Les impérialistes gagnent.
    }
nemo-page-captains = Le score de chaque capitaine
nemo-page-best = l’emporte
nemo-page-own = { $kind ->
        [ships] Navires
        [cards] Cartes
        [treasures] Trésors
       *[characters] Personnages
    }
nemo-page-watching = Vous regardez.
nemo-page-lost = La ligne est coupée ; nous essayons encore.
nemo-page-question = La question
nemo-page-choices = Choix
nemo-page-follows = Ce qui s’ensuit
nemo-page-kicker = { $turn ->
        [0] Avant le voyage
       *[other] { $act ->
            [1] Acte I, tour { $turn }
            [2] Acte II, tour { $turn }
            [3] Acte III, tour { $turn }
           *[other] Tour { $turn }
        }, { $ocean }
    }
nemo-page-kicker-roll = Jet pour { $what }, { $ocean }
nemo-page-kicker-place = Un navire pour : { $ocean }
nemo-page-ask-exert = Qu’engagez-vous ?
nemo-page-ask-act = Que fait le Nautilus ?
nemo-page-test = Épreuve
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
        [yes] { $ways ->
            [one] nous manque
           *[other] nous manquent
        }
       *[no] { $ways ->
            [one] réussit
           *[other] réussissent
        }
    }
nemo-page-nothing = rien n’arrive
nemo-page-if-fails = En cas d’échec
nemo-page-of = { $ways } sur { $of }
nemo-page-cost = { $loss ->
        [0] { "" }
       *[other] { $loss } de chaque ressource engagée.
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
nemo-page-wager-several = Engagez ce que vous voulez
nemo-page-wager-one = Engagez l’une d’elles, ou aucune
nemo-page-wager-at = { $at }, { $state }
nemo-page-wager-barred = pas pour ce jet
nemo-page-wager-none = rien
nemo-page-combinations = La chance de chaque combinaison
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
nemo-page-barred = pas maintenant
nemo-page-sail-to = Naviguer
nemo-page-aims = { $style ->
        [bold] Hardiment
        [stalk] À l’affût
        [torpedo] Torpille
       *[other] Drapeau blanc
    }
nemo-page-also = Possible aussi
nemo-page-ladder = Pourquoi il vient ici
nemo-page-step = { $step ->
        [open] Une place libre
        [spread] Se répandre
        [reveal] Révéler
        [hostile] S’armer
       *[hunt] Chasser
    }
nemo-page-attack = attaque { $value }
nemo-page-defence = défense { $value }
nemo-page-points = points { $value }
nemo-page-infamy = notoriété { $value }
nemo-page-hidden-ship = Un navire caché
nemo-page-do-roll = Lancer les dés
nemo-page-do-choose = Choisissez
nemo-page-final-choice = ne peut pas être annulé
nemo-page-undoable = peut être annulé
nemo-page-odds-said = { $chance }, { $ways } sur { $of }.
nemo-page-spend = Dépenser un trésor ?
nemo-page-spend-none = aucun
nemo-page-result = Ce que dit le jet
nemo-page-result-sum = { $added } = { $total }
nemo-page-result-verdict = { $two ->
        [yes] Deux 1 : échec, quoi qu’on ajoute.
       *[no] { $band ->
            [-1] { $passed ->
                [1] { $what ->
                    [attack] Coulé : il fallait { $needed }.
                    [torpedo] Coulé : il fallait { $needed }.
                   *[other] Réussi : il fallait { $needed }.
                }
               *[other] { $what ->
                    [attack] Manqué : il fallait { $needed }, il manque { $short }.
                    [torpedo] Manqué : il fallait { $needed }, il manque { $short }.
                   *[other] Échec : il fallait { $needed }, il manque { $short }.
                }
            }
            [0] Le pire résultat.
            [1] Cela ne mène à rien.
            [2] Un résultat passable.
            [3] Un bon résultat.
           *[other] Le meilleur résultat.
        }
    }
nemo-page-what-changed = Ce qui a changé
nemo-page-from-to = { $from } →
nemo-page-how-added = Le détail de la somme
nemo-page-what-followed = La suite, et le détail de la somme
nemo-page-band-reached = Ce qui est atteint
nemo-page-reach = { $good ->
        [yes] { $attack ->
            [yes] coulé
           *[no] réussi
        }
       *[no] { $two ->
            [yes] deux 1
           *[no] { $attack ->
                [yes] manqué
               *[no] échec
            }
        }
    }
nemo-page-help = Aides
nemo-page-help-would = qui y changeraient quelque chose
nemo-page-help-declined = Aucune aide à bord n’y aurait rien changé : toutes restent.
nemo-page-help-ask = En appeler une quand même
nemo-page-help-idle = { $others ->
        [0] { $count ->
            [one] Une aide à bord. Elle ne changerait rien à ce jet ; continuer la garde.
           *[other] { $count } aides à bord. Aucune ne changerait ce jet ; continuer les garde toutes.
        }
       *[other] { $count ->
            [one] Une autre, qui ne changerait rien
           *[other] { $count } autres, qui ne changeraient rien
        }
    }
nemo-page-if-it-stands = Si le jet reste

## Un combat

nemo-page-fight = { $style ->
        [1] Attaque hardie
        [2] Attaque à l’affût
        [3] Attaque à la torpille
       *[other] Attaque
    }
nemo-page-fight-steps = Les étapes du combat
nemo-page-fight-step = { $step ->
        [target] Cible
        [fire] Son tir
        [attack] Votre attaque
       *[spoils] Butin
    }{ $state ->
        [done] { " " }✓
        [none]  : aucun
       *[open] { "" }
    }
nemo-page-when-sunk = Notoriété +{ $value } s’il coule
nemo-page-bonus = Et { $bonus ->
        [treasure] un trésor
        [crew] 1 Équipage
       *[nemo] 1 Nemo
    } s’il coule
nemo-page-stand-by = { $count ->
        [one] { $ships } veille : −1 à vos jets
       *[other] { $ships } veillent : −1 à vos jets
    }
nemo-page-her-guns = Son tir
nemo-page-fired = { $how ->
        [missed] manqué
        [broadside] une bordée
       *[hit] touché
    }
nemo-page-hit-track = { $track }{ $left ->
        [-1] { "" }
       *[other] { " " }→ { $left }
    }
nemo-page-hit-nothing = a ricoché
nemo-page-hit-upgrade = encaissé : { $upgrade }
nemo-page-outcomes = Issues
nemo-page-of-rolls = sur { $of ->
        [one] { $of } jet
       *[other] { $of } jets
    }
nemo-page-sunk = coulé
nemo-page-missed = manqué

## Actes et finales

nemo-page-tale = Le récit
nemo-page-test-of = Épreuve { $test }
nemo-page-to-chart = À la carte
nemo-page-tale-act-1 = En l’an 1870, on rencontre dans tous les océans une chose longue et luisante, plus rapide qu’aucune baleine. Les journaux se disputent à son sujet. À bord, un homme qui en a fini avec la terre fait allumer les lampes.
nemo-page-tale-act-2 = À présent, les ministères croient en nous. On arme des navires qui ne portent ni courrier ni coton, et dont les capitaines ont des ordres scellés. La mer a rétréci d’une flotte.
nemo-page-tale-act-3 = Tout voyage a son heure des comptes. Les marines du monde ont notre signalement, nos repaires et nos habitudes. La nuit, Nemo arpente le salon et se demande à quoi tout cela a servi.
nemo-page-tale-rising = Un coup sourd traverse l’eau, comme si l’on avait frappé la mer par-dessous. Puis l’horizon est plein de fumée, et la fumée pleine de mâts.
nemo-page-tale-finale-a = Devant la côte de Norvège, l’eau se met à tourner. Aucun pilote n’est revenu dire jusqu’où, et le Nautilus est déjà dans le cercle.
nemo-page-tale-finale-b = Il est une île qu’aucune carte ne porte, avec une grotte où un seul navire peut entrer. Si le Nautilus a un foyer, il est là.
nemo-page-tale-finale-c = Le journal de bord montre sa dernière page blanche. On y coud encore une feuille, on appelle encore un quart : nul n’a dit à la mer que nous avions fini.
nemo-page-tale-finale-d = Les réservoirs sont pleins, les plans inclinés, et l’aiguille du manomètre va où elle n’est jamais allée. Aux tôles de répondre de nous.
nemo-page-tale-finale-e = Les hommes ont enterré trop d’amis dans le corail. Ils ne crient pas ; ils se tiennent dans la coursive, et ne s’écartent pas.
nemo-page-tale-finale-f = Un drapeau blanc sur une chaloupe à vapeur, et une lettre à trois sceaux. Là-haut, quelqu’un aime mieux parler que compter ses morts.
nemo-page-tale-finale-g = Le capitaine relit le journal depuis sa première ligne et rit, pour la première fois depuis un mois. Puis il donne un cap. Ce n’est pas celui du retour.
nemo-page-tale-finale-h = Une coque barre le fond, longue comme une rue. Qui l’a coulée a laissé la chambre forte close, et le courant tire déjà sur nos hélices.
nemo-page-tale-finale-i = Sous un toit de verre se dressent les machines de toutes les nations. Un stand n’a pas de pavillon ; c’est là que la foule se presse.
nemo-page-tale-finale-j = Deux panaches de fumée, un de chaque bord, et une mer devenue trop étroite. Quelqu’un a appris comment nous chassons.

## La fin

nemo-page-sheet = La feuille de score, { $motive }
nemo-page-levels = Sans conséquence dès { $one }, honorable dès { $two }, succès dès { $three }, triomphe dès { $four }.
nemo-page-again = Un autre voyage
nemo-page-look-back = Revoir
nemo-page-course = La route du voyage
nemo-page-picture = L’image
nemo-page-course-said = La route du voyage : { $passages ->
    [0] aucune traversée
    [one] une traversée
   *[other] { $passages } traversées
  }, { $sunk ->
    [0] aucun navire coulé
    [one] un navire coulé
   *[other] { $sunk } navires coulés
  }, { $wonders ->
    [0] aucune merveille trouvée
    [one] une merveille trouvée
   *[other] { $wonders } merveilles trouvées
  }.
nemo-page-check = Vérifier les dés
nemo-page-look = Voir la table

## Touches

nemo-page-key-wager = Engager Nemo, l’équipage ou la coque, ou s’en passer
nemo-page-key-roll = Lancer les dés
nemo-page-key-go = Presser le bouton plein
nemo-page-key-enter = Choisir l’élément actif ; ailleurs, presser le bouton plein, sauf pour lancer des dés
nemo-page-key-ocean = Aller à un océan
nemo-page-key-arrows = Parcourir les choix
nemo-page-key-links = Sur la carte, suivre les lignes d’océan en océan
nemo-page-key-decision = Aller à la décision
nemo-page-key-rule = Ouvrir la règle
nemo-page-key-escape = Ne rien choisir et revenir à la carte

## Le premier voyage

nemo-page-guide = Votre premier voyage
nemo-page-guide-at = Leçon { $at } sur { $of }
nemo-page-guide-next = Continuer
nemo-page-guide-skip = Passer cette leçon
nemo-page-guide-leave = Quitter les leçons
nemo-page-guide-open = Ouvrir la leçon
nemo-page-guide-fold = Replier la leçon
nemo-page-guide-working = On arme le Nautilus.
nemo-page-guide-retry = Réessayer
nemo-page-guide-welcome = Voici le monde en 1870. Chaque océan a place pour quelques navires ; quand les mers sont pleines, le voyage est perdu. Le fuseau de laiton, c’est vous.
nemo-page-guide-yard = Le chantier montre cinq améliorations, et quatre restent à l’offre. Pointez chacune pour lire ce qu’elle fait, choisissez celle dont vous vous passerez, puis le bouton plein.
nemo-page-guide-upgrade = Votre mobile est l’exploration, et il apporte une amélioration à lui. Installez-la maintenant : elle vaut son prix.
nemo-page-guide-pay = Vous payez deux crans de Nemo, d’Équipage ou de Coque, l’un après l’autre, à votre choix. Répartissez-les, pour qu’aucun ne baisse trop.
nemo-page-guide-tracks = Nemo, l’Équipage et la Coque sont ce dont vous vivez. Chaque cran a un nom, un bonus aux jets et, plus bas, un prix en points. Si l’un d’eux tombe sur le signe du naufrage, le voyage est fini.
nemo-page-guide-wager = Chaque tour commence par une carte. Celle-ci est une épreuve à deux dés. Une ressource engagée ajoute son bonus, et souffre si le jet échoue. Cochez une case : tout change aussitôt. Puis lancez.
nemo-page-guide-help = Trop peu ! Après le jet, on peut encore vous aider. Seul ce qui changerait quelque chose est proposé, avec son prix et son effet. Acceptez une aide, ou laissez le jet tel quel.
nemo-page-guide-ships = Maintenant, les dés des navires. Chacun en amène un dans l’océan de son numéro, et leur écart donne vos points d’action. Lancez.
nemo-page-guide-act = Agissez. Chaque action montre son prix et sa chance ; ce qui est interdit dit pourquoi quand on le presse. Cette fois, choisissez l’aventure, et confirmez.
    .aside = Le tour est fini, sans dommage : un point a été gardé, et le suivant vient. L’aventure peut attendre.
nemo-page-guide-adventure = Une carte du paquet d’aventure. Tentez-la, ou glissez-la sous le paquet pour un autre jour. Les gemmes posées dessus viennent avec elle, en trésors.
nemo-page-guide-score = Votre mobile pèse tout. La feuille dit ce que vaut chaque part du voyage à présent, et combien il manque pour la prochaine victoire. Continuez, et quelques mois auront passé.
nemo-page-guide-fight = Acte II, et l’Atlantique Nord est plein de proies. Attaquez hardiment : l’ennemi tire d’abord, puis vous.
    .aside = Le tour est fini. Vous reviendrez dans ces eaux.
nemo-page-guide-target = Qui attaquer ? Chaque navire montre sa force et ce qu’il vaut. Choisissez le Lord Clyde.
nemo-page-guide-absorb = Il nous a touchés. Au lieu de perdre un cran, une amélioration peut encaisser le coup, et elle est détruite. Cette fois, laissez-la encaisser.
nemo-page-guide-shot = À vous de tirer. Engagez Nemo : son bonus compte, et il ne souffre que si vous manquez.
nemo-page-guide-dispose = Coulé ! En tonnage il compte à la fin ; récupéré, il sert aux améliorations. Prenez le tonnage.
nemo-page-guide-follow = Après le tonnage, l’attaque hardie peut continuer. Laissez partir les autres.
nemo-page-guide-stalk = Il y a plus discret : l’affût ajoute 1 au jet, et permet de voir avant de combattre. Attaquez à l’affût.
    .aside = Le tour est fini. L’affût peut attendre.
nemo-page-guide-hidden = Choisissez le navire caché : il se montre d’abord.
nemo-page-guide-press = Le voilà. Combattez-le, ou laissez-le partir : seule l’action est perdue. Laissez-le partir.
nemo-page-guide-refit = Ce que vous avez récupéré vaut une amélioration. Choisissez la refonte.
    .aside = Le tour est fini. Le chantier peut attendre.
nemo-page-guide-spend = Un trésor pourrait être dépensé pour ce jet. N’engagez rien, ne dépensez rien, et voyez ce qu’il en advient.
nemo-page-guide-worn = Un résultat moyen coûte un trésor. Choisissez celui qui vous manquera le moins.
nemo-page-guide-install = Choisissez une amélioration que vous pouvez payer.
nemo-page-guide-salvage = Et les navires récupérés qu’elle consomme. Le reste servira à la prochaine refonte.
nemo-page-guide-rest = Voilà un tour bien rempli. Finissez-le : un point d’action inutilisé est gardé.
nemo-page-guide-notoriety = Couler des navires vous rend tristement célèbre. La barre montre ce qui s’ensuit, et où le monde se retourne contre vous ; les soulèvements la font redescendre. Continuez vers un jour plus calme.
nemo-page-guide-lull = Lancez encore une fois les dés des navires.
nemo-page-guide-lull-dice = Avec trois dés, vous en écartez un. S’il en reste deux égaux, c’est une accalmie : aucun point d’action, mais ce qui coûte 2 coûte 1.
nemo-page-guide-spread = L’océan est plein : le navire passe chez un voisin de votre choix. Gardez de la place où vous voulez être.
nemo-page-guide-gem = Une accalmie apporte aussi une gemme. S’il y en a déjà une, elle va à côté, à votre choix.
nemo-page-guide-uprising = Un dé éprouve chaque soulèvement, et celui d’Europe est écrasé : abandonnez-le, ou persistez et gagnez en notoriété. Abandonnez-le.
nemo-page-guide-kept = Les cartes que vous gardez restent dans votre tableau jusqu’à leur emploi. Le Gulf Stream vous porte hors de l’Atlantique Nord sans frais : servez-vous-en.
    .aside = Le tour est fini. La carte reste à vous.
nemo-page-guide-sail = Choisissez un océan voisin, puis le suivant.
nemo-page-guide-declined = Trois aventures refusées dorment sous le paquet, et vous pouvez les consulter. Cherchez l’aventure.
    .aside = Le tour est fini. Les aventures restent sous le paquet.
nemo-page-guide-turn-away = Tentez-la : deux navires cachés s’éloignent. Choisissez où, l’un après l’autre.
nemo-page-guide-forced = Cherchez l’aventure suivante et tentez-la. Vient un navire qu’il faut combattre.
    .aside = Le tour est fini. Le navire vous attendra.
nemo-page-guide-style = La manière de l’attaquer vous appartient. Choisissez l’affût.
nemo-page-guide-evils = Cherchez la dernière aventure, et tentez-la. Elle vous laisse entre deux maux.
    .aside = Le tour est fini. Cette aventure peut attendre.
nemo-page-guide-choose = Quelqu’un du bord, ou des hommes d’Équipage. Choisissez le sacrifice.
nemo-page-guide-whose = Qui ? Chaque personne à bord vaut des points à la fin et aide à sa façon : lisez avant de choisir.
nemo-page-guide-log = Tout est dans le journal, avec la règle derrière chaque ligne. Le signe du naufrage prévient avant un choix qui pourrait faire perdre le voyage, et avant nul autre. Continuez vers l’acte III.
nemo-page-guide-motive = Le dernier tour de l’acte II. Finissez-le ; un point d’action est gardé.
nemo-page-guide-change = L’acte III commence, et Nemo peut changer de mobile. Gardez le vôtre.
nemo-page-guide-offer = Qui garde son mobile peut mettre à l’offre une amélioration de plus.
nemo-page-guide-three = Lancez. L’acte III a trois dés blancs, et tous amènent des navires.
nemo-page-guide-dice = Écartez un des dés pour compter les points d’action.
nemo-page-guide-ladder = Les mers sont presque pleines. Un navire sans place se répand ; sinon, un caché est révélé ; sinon, un blanc s’arme ; sinon, il part en chasse. Chaque échelon passé dit pourquoi.
nemo-page-guide-hunt = Il part en chasse. Choisissez l’océan voisin où il chasse.
nemo-page-guide-hostile = Un navire blanc s’arme, et montre son autre face. Choisissez-en un que vous préférez éviter, loin de vous.
nemo-page-guide-reveal = Un navire caché est révélé pour faire place. Choisissez où.
nemo-page-guide-crowded = Chaque navire a trouvé sa place. Quand aucun échelon ne reste, le voyage est perdu : à l’acte III, coulez plus que vous ne cherchez. Continuez vers la fin d’un autre voyage.
nemo-page-guide-home = Voici un voyage bien mené, à quelques tours de sa fin. Vous connaissez tous les choix : menez-le à bon port. « Montrez-moi » dit ce que nous ferions.
nemo-page-guide-sheet = La feuille dit ce qui vaut encore la peine : merveilles et trésors pour qui explore, et ni Équipage ni Coque qui coûtent des points. Puis finissez vos tours.
nemo-page-guide-farewell = Une victoire. L’épilogue en dit la valeur, et la feuille d’où viennent les points. Commencez votre voyage : celui que nous conseillons est à un clic de la première page.
    .lost = Perdu, si près de la fin. Vous connaissez tous les choix : reprenez cette partie, ou commencez votre voyage.

## La fiche

nemo-page-read-ship = { $kind }, { $group }
nemo-page-read-attack = attaque
nemo-page-read-defence = défense
nemo-page-read-points = { $points ->
        [one] point
       *[other] points
    }
nemo-page-read-notoriety = notoriété
nemo-page-read-figures = { $ship } : { $attack ->
        [0] { "" }
       *[other] attaque { $attack },{ " " }
    }défense { $defence }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
nemo-page-read-aim = { $style ->
        [stalk] Attaqué à l’affût, il coule dans { $chance } des cas.
        [torpedo] Torpillé, il coule dans { $chance } des cas.
        [bold] Attaqué hardiment, il coule dans { $chance } des cas.
       *[other] Le jet réussit dans { $chance } des cas.
    }
nemo-page-read-sunk = S’il est coulé
nemo-page-read-ocean = Océan
nemo-page-read-here = Océan ; le Nautilus est ici
nemo-page-read-ships = Navires
nemo-page-read-adventures = Aventures
nemo-page-read-sails = Routes vers
nemo-page-read-spreads = Navires vers
nemo-page-read-seas = Toutes les mers en tableau
nemo-page-read-card = { $kind ->
        [test] Carte avec un test
        [keep] Carte à garder
        [play] Carte jouée aussitôt
       *[other] Carte
    }, { $standing ->
        [printed] imprimée
        [inferred] déduite
        [owner] de votre propre fichier
       *[other] reconstituée
    }
nemo-page-read-lies = { $place ->
        [tableau] au tableau
        [passed] parmi les cartes réussies
        [failed] parmi les cartes ratées
        [below] sous le paquet
       *[other] en cours
    }
nemo-page-read-upgrade = Amélioration du Nautilus
nemo-page-read-upgrade-now = { $now ->
        [fitted] À bord.
        [wrecked] Détruite.
        [reach] Proposée ; vous avez de quoi la payer.
        [short] Proposée ; il vous manque { $short } de récupération.
       *[aside] Pas au choix dans ce voyage.
    }
nemo-page-read-price = { $price } de récupération
nemo-page-read-character = À bord du Nautilus
nemo-page-read-aboard = { $gone ->
        [yes] Déjà sacrifié.
       *[no] Peut encore être sacrifié.
    }
nemo-page-read-owner = Dépend du
nemo-page-read-attribute = Caractère
nemo-page-read-deadly = Jeton Mers mortelles
nemo-page-read-motive = Motif du voyage
nemo-page-read-treasure = { $sort ->
        [map] Trésor, une carte
        [wonder] Trésor, une merveille
        [retain] Trésor à garder
        [event] Trésor à effet
        [ally] Allié
       *[adventure] Aventure
    }
nemo-page-read-held = { $count ->
        [0] Vous n’en avez pas
        [one] Vous en avez un
       *[other] Vous en avez { $count }
    } ; { $cup ->
        [0] il n’en reste pas dans le gobelet
        [one] il en reste un dans le gobelet
       *[other] il en reste { $cup } dans le gobelet
    }.
nemo-page-read-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
nemo-page-read-track = Ressource
nemo-page-read-exert = Engagée

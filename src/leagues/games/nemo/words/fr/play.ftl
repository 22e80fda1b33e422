### Nemo’s War : ce qui se dit pendant la partie.

game-title = Nemo’s War
game-about = Une année à bord du Nautilus : explorer, découvrir, soulever les opprimés ou faire la guerre, avant que les empires ne ferment les mers.
game-luck = Dés
    .the = les dés

## Options

preset-first-voyage = Premier voyage
    .class = tout au niveau Matelot : le monde s’éveille tard, un échec coûte peu
preset-basic-box = La boîte de base
    .class = comme la boîte se joue : tout au niveau Officier, rien de plus
preset-everything = Tout
    .class = la boîte augmentée et toutes les règles facultatives : beaucoup à retenir, pour qui connaît la boîte
option-players = Capitaines
    .about = Combien mènent le Nautilus ? À plusieurs, le commandement tourne, et chacun a ses propres officiers.
option-company = Compagnie
    .about = Les capitaines ont-ils un seul score, ou chacun le sien ?
company-cooperative = Coopérative
    .class = un seul score
company-semi-competitive = Semi-compétitive
    .class = le score de chacun départage, si le voyage réussit
company-imperialists = Les impérialistes
    .class = un contre un, le second joueur place les navires
option-motive = Le mobile de Nemo
    .about = Ce que cherche le voyage. Il dit ce que vaut chaque chose, et combien de notoriété Nemo supporte.
option-difficulty = Difficulté
    .about = Pour tout ce qui n’a pas sa propre difficulté.
option-box = Boîte
    .about = Les améliorations de la boîte augmentée font-elles partie du voyage ?
option-deck_gems = Gemmes du paquet
    .about = Combien de gemmes attendent au début sur le paquet d’aventure : 2, 1 ou aucune.
option-first_upgrade = Première amélioration
    .about = Peut-on acheter avant le départ l’amélioration propre au mobile, et à quel prix ?
option-upgrades = Améliorations offertes
    .about = Combien d’autres améliorations sont offertes : les quatre meilleures sur cinq, trois, ou deux.
option-reinforcements = Renforts
    .about = Quand la notoriété amène les navires bleus et verts : à 18 et 30, 14 et 26, ou 10 et 22.
option-hidden_ships = Navires cachés
    .about = Combien de navires guettent au début : 8, 12 ou 16.
option-action_points = Premiers points d’action
    .about = Les points d’action du départ : 2, 1 ou aucun.
option-test_loss = Épreuves manquées
    .about = Ce que coûte un échec sur chaque ressource engagée : 1 ; 1 ou 2 ; ou autant que le plus petit dé.
option-epilogue = Épilogue
    .about = Ce qui s’ajoute à chaque niveau de victoire : 20 de moins, rien, ou 20 de plus.
motive-explore = Exploration
    .class = merveilles et trésors ; le voyage le plus doux
    .about = Merveilles et trésors comptent le plus. Ni facile ni difficile.
motive-science = Science
    .class = des découvertes ; Nemo supporte peu de notoriété
    .about = Les découvertes comptent le plus, et Nemo supporte peu de notoriété. L’un des voyages les plus faciles.
motive-anti-imperialism = Anti-impérialisme
    .class = soulèvements et navires marchands
    .about = Soulevez les côtes, coulez les navires marchands. Un peu plus dur que la plupart.
motive-war = Guerre !
    .class = les navires de guerre, quoi qu’en dise le monde
    .about = Les navires de guerre comptent le plus, quoi qu’en dise le monde. Ni facile ni difficile.
motive-humanist = Humanisme
    .class = la bonne volonté à terre ; les mauvaises actions se savent vite (boîte augmentée)
    .about = Gagnez la bonne volonté à terre ; les mauvaises actions se savent vite. Parmi les plus durs.
motive-piracy = Piraterie
    .class = du butin, et pas la moindre honte (boîte augmentée)
    .about = Le butin compte, et pas la moindre honte. Parmi les plus durs.
motive-world-order = Ordre mondial
    .class = des alliés sur chaque rivage, la terreur sur chaque mer (boîte augmentée)
    .about = Des alliés sur chaque rivage, la terreur sur chaque mer. Ni facile ni difficile.
motive-adventure = Aventure
    .class = jamais un moment d’ennui, et des récits à rapporter (boîte augmentée)
    .about = Des récits de chaque océan, jamais un moment d’ennui. Un peu plus dur que la plupart.
difficulty-sailor = Matelot
    .class = pour un premier voyage
difficulty-officer = Officier
    .class = l’habituelle
difficulty-captain = Capitaine
    .class = la plus rude
box-basic = De base
    .class = onze améliorations
box-expanded = Augmentée
    .class = dix-huit améliorations, d’autres cartes et quatre mobiles de plus
deck_gems-same = Comme le voyage
    .class = selon la difficulté
deck_gems-sailor = Matelot
    .class = deux
deck_gems-officer = Officier
    .class = une
deck_gems-captain = Capitaine
    .class = aucune
first_upgrade-same = Comme le voyage
    .class = selon la difficulté
first_upgrade-sailor = Matelot
    .class = un de moins
first_upgrade-officer = Officier
    .class = à son prix
first_upgrade-captain = Capitaine
    .class = pas à vendre
upgrades-same = Comme le voyage
    .class = selon la difficulté
upgrades-sailor = Matelot
    .class = quatre sur cinq
upgrades-officer = Officier
    .class = trois
upgrades-captain = Capitaine
    .class = deux
reinforcements-same = Comme le voyage
    .class = selon la difficulté
reinforcements-sailor = Matelot
    .class = à 18 et 30
reinforcements-officer = Officier
    .class = à 14 et 26
reinforcements-captain = Capitaine
    .class = à 10 et 22
hidden_ships-same = Comme le voyage
    .class = selon la difficulté
hidden_ships-sailor = Matelot
    .class = huit
hidden_ships-officer = Officier
    .class = douze
hidden_ships-captain = Capitaine
    .class = seize
action_points-same = Comme le voyage
    .class = selon la difficulté
action_points-sailor = Matelot
    .class = deux
action_points-officer = Officier
    .class = un
action_points-captain = Capitaine
    .class = aucun
test_loss-same = Comme le voyage
    .class = selon la difficulté
test_loss-sailor = Matelot
    .class = un
test_loss-officer = Officier
    .class = un ou deux
test_loss-captain = Capitaine
    .class = le plus petit dé
epilogue-same = Comme le voyage
    .class = selon la difficulté
epilogue-sailor = Matelot
    .class = 20 points plus facile
epilogue-officer = Officier
    .class = tel quel
epilogue-captain = Capitaine
    .class = 20 points plus dur

## Noms

track-nemo = Nemo
    .lost = de la volonté de Nemo
track-crew = Équipage
    .lost = de l’équipage
track-hull = Coque
    .lost = de la coque
group-white = blancs
group-pale-yellow = jaune pâle
group-blue = bleus
group-green = verts
group-dark-yellow = jaune foncé
group-orange = de couleur orange
group-red = rouges
group-black = noirs
group-deadly-seas = groupes de navires
test-card = l’épreuve de la carte
test-search = la fouille
test-incite = le soulèvement
test-rest = le repos à terre
test-repair = les réparations
test-refit = la refonte
test-attack = l’attaque
test-enemy = le tir ennemi
test-torpedo = la torpille
test-diplomacy = les pourparlers
source-warship = un navire de guerre proche
source-ships = des navires en vue
source-cubes = des soulèvements déjà ici
source-exert-nemo = Nemo engagé
source-exert-crew = l’équipage engagé
source-exert-hull = la coque engagée
source-double-hull = la double coque
source-treasure = un trésor dépensé
source-arcane-library = la bibliothèque occulte
source-strengthened-prow = l’éperon renforcé
source-reinforced-armor = le blindage renforcé
source-stalking = l’affût
source-margin = la bonne opinion du monde
source-aronnax = le professeur Aronnax
source-ned-land = Ned Land
source-first-officer = le second
source-crew-armor = les scaphandres
source-card = une carte
source-adventurers-league = la Ligue des aventuriers
source-piracy = des navires cachés qui connaissent le pirate
source-diving-apparatus = l’appareil de plongée
source-ally = un allié
source-adventure-token = une aventure
source-map-room = la salle des cartes
source-armory = l’armurerie
sheet-warships = Navires de guerre
sheet-non-warships = Navires civils
sheet-adventure = Aventures
sheet-treasure = Trésors
sheet-liberation = Libération
sheet-science = Science
sheet-wonder = Merveilles
sheet-characters = Personnages
sheet-scouring = Balayage des mers
sheet-penalties = Usure

## Ce qui est demandé

decision-throw = Que montre le dé ?
decision-draw-event = Quelle carte est retournée ?
decision-draw-adventure = Quelle aventure est piochée ?
decision-draw-ship = Quel navire est tiré ?
decision-draw-treasure = Quel trésor est tiré ?
decision-draw-upgrade = Quelle amélioration est retournée ?
decision-buy-first = Installez-vous l’amélioration de votre mobile avant de partir ?
decision-pay-resource = Quelle ressource la paie ?
decision-set-aside = Quelle amélioration mettez-vous de côté ?
decision-change-motive = Le troisième acte commence. Qu’est-ce qui pousse Nemo désormais ?
decision-add-upgrade = Quelle amélioration ajoutez-vous à l’offre ?
decision-prepare = Lancer les dés des navires ?
decision-pick-dice = Quel dé blanc laissez-vous de côté ?
decision-spread = Vers quel océan se répand le navire caché ?
decision-replace-hidden = Quel navire caché se révèle être celui qui a été tiré ?
decision-turn-hostile = Quel navire blanc s’arme ?
decision-hunt = Où va le chasseur ?
decision-place-gem = Une gemme s’y trouve déjà. Quel océan voisin reçoit la nouvelle ?
decision-answer-uprising = Les empires s’en prennent au soulèvement. L’abandonnez-vous ?
decision-act = Que fait le Nautilus ?
decision-target = Quel navire attaquez-vous ?
decision-press = Combattez-vous ce que vous avez trouvé ?
decision-attack-style = Comment attaquez-vous ?
decision-exert = Qu’engagez-vous ?
decision-spend = Y dépensez-vous un trésor ?
decision-help = Appelez-vous à l’aide, ou gardez-vous ce jet ?
decision-absorb = Touché ! L’encaissez-vous ?
decision-dispose = Le navire est à vous. Qu’en faites-vous ?
decision-decipher = Quel navire montre son autre face ?
decision-take-up = En faites-vous usage ?
decision-enlist = Dans quelle rangée l’allié prend-il la place d’un navire ?
decision-parley = On vous écoute. Qu’en tirez-vous ?
decision-exhibit = Quel trésor cédez-vous à l’Exposition universelle ?
decision-give-up = Quelle amélioration se perd avec l’épave ?
decision-spring = Lequel des deux affrontez-vous d’abord ?
decision-draw-adventure-token = Quelle aventure est révélée ?
decision-lay-adventure = Il y a déjà une aventure. Quel océan voisin reçoit la nouvelle ?
decision-claim = Quelle aventure prenez-vous ?
decision-train = Après le repos, formez-vous un nouveau marin ?
decision-deal-character = Qui est distribué ensuite ?
decision-consent = On vous demande un de vos personnages. Acceptez-vous ?
decision-draw-mustered = Quel navire les impérialistes tirent-ils ?
decision-muster = Un navire doit être placé. En tirez-vous un, ou choisissez-vous entre deux ?
decision-show-ship = Quel navire montrez-vous ?
decision-admiralty = Où ajoutez-vous un navire caché ?
decision-undertake = Tentez-vous cette aventure ?
decision-forestall = Ce que vous avez conservé pourrait encore y changer quelque chose. L’employez-vous ?
decision-choose = Que choisissez-vous ?
decision-pick-character = Qui ?
decision-pick-ocean = Quel océan ?
decision-install = Quelle amélioration installez-vous ?
decision-pay-salvage = Quel navire récupéré employez-vous ?
decision-discard-treasure = Quel trésor cédez-vous ?
decision-sail = Où va le Nautilus, sans frais ?

## Ce que fait un coup

do-throw = Le { $die }
do-draw-event = Retourner : { card }
do-draw-adventure = Piocher : { card }
do-draw-ship = Tirer { ship.the }
do-draw-treasure = Tirer : { treasure }
do-draw-upgrade = Découvrir : { upgrade }
do-buy-first = L’installer tout de suite
do-leave-first = La laisser à l’offre
do-pay-resource = Payer 1 { track.lost }
do-set-aside = Mettre de côté : { upgrade }
do-motive = Mobile : { motive }
do-add-upgrade = Ajouter à l’offre : { upgrade }
do-add-none = N’en ajouter aucune
do-roll = Lancer les dés
do-use-treasure = Employer : { treasure }
do-place-ally = Sur la piste de tonnage : { treasure }
do-draw-adventure-token = Révéler : { treasure }
do-lay-adventure = La placer { ocean.in }
do-claim = Prendre : { treasure }
do-use-card = Jouer la carte « { card } »
do-pick-dice = Laisser de côté le { $die ->
        [1] premier
        [2] deuxième
       *[3] troisième
    } dé blanc
do-again-white = Relancer le dé blanc { $die }
do-again-black = Relancer le dé noir { $die }
do-spread = Il va { ocean.to }
do-replace-hidden = Celui { ocean.in }
do-hunt = Il chasse { ocean.in }
do-place-gem = La poser { ocean.in }
do-turn-hostile = Que { ship.the } s’arme
do-decipher = Que { ship.the } montre son autre face
do-abandon = L’abandonner : retirer un cube
do-press-on = Le soutenir : gagner de la notoriété
do-end = Finir le tour
do-adventure = Chercher l’aventure
do-bold = Attaquer hardiment
do-stalk = Attaquer à l’affût
do-torpedo = Lancer une torpille
do-diplomacy = Aborder un navire sous drapeau blanc
do-mend = Rétablir votre réputation : rendre un cube
do-incite = Soulever un peuple
do-rest = Se reposer
do-repair = Réparer
do-refit = Faire une refonte
do-search = Fouiller
do-fog = Disparaître dans le brouillard
do-horns = Faire sonner les cornes électriques
do-reflect-for-points = Méditer : 1 Nemo contre 2 points d’action
do-reflect-for-nemo = Méditer : des points d’action contre 1 Nemo
do-cipher = Employer le chiffreur mécanique
do-leave-out-first = Écarter le premier dé
do-leave-out-second = Écarter le deuxième dé
do-leave-out-third = Écarter le troisième dé
do-decline-offer = En rester là
do-second-for-notoriety = En tirer un second pour 1 de notoriété
do-second-for-nemo = En tirer un second pour 1 Nemo
do-keep-the-first = Garder le premier trésor
do-keep-the-second = Garder le second trésor
do-return = Le remettre dans le gobelet
do-redraw = Tirer un autre navire
do-bolts = Perdre 1 Coque et baisser la notoriété
do-arm-for-notoriety = Ajouter 1 pour 1 de notoriété
do-arm-for-hull = Ajouter 1 pour 1 Coque
do-exhibit = Céder : { treasure }
do-exhibit-none = Ne plus céder de trésor
do-give-up = Perdre : { upgrade }
do-give-nemo = Donner 1 Nemo
do-give-crew = Donner 1 Équipage
do-give-hull = Donner 1 Coque
do-move = Aller { ocean.to }
do-sacrifice = Sacrifier : { character }
do-target = Attaquer { ship.the }
do-target-hidden = Attaquer un navire caché
do-stop = Laisser filer les autres
do-decline = Le laisser filer
do-fight = Combattre
do-boldly = Hardiment
do-stalking = À l’affût
do-exert-none = Ne rien engager
do-exert = Engager { $tracks ->
        [1] Nemo
        [2] l’équipage
        [3] Nemo et l’équipage
        [4] la coque
        [5] Nemo et la coque
        [6] l’équipage et la coque
       *[other] tout
    }
do-spend = Dépenser : { treasure }
do-spend-none = Ne rien dépenser
do-accept = Garder le jet
do-use-armor = Employer les scaphandres
do-destroy-armor = Sacrifier les scaphandres
do-plan-first-die = Salle de guerre : retourner le premier dé
do-plan-second-die = Salle de guerre : retourner le second dé
do-take-hit = L’encaisser
do-destroy-upgrade = Détruire : { upgrade }
do-tonnage = Tonnage, dans la rangée : { ocean }
do-salvage = Récupération
do-relations = Relations, dans la rangée : { ocean }
do-incident = Un incident : le prendre en récupération
do-support = Le laisser partir et gagner un appui à terre
do-quarters = Le garder à bord, dans les quartiers de prise
do-decline-card = La mettre sous le paquet
do-allow = Laisser faire
do-undertake = La tenter
do-choose = Choisir { $number ->
        [1] la première option
        [2] la deuxième option
        [3] la troisième option
       *[other] la quatrième option
    }
do-pick-character = Choisir : { character }
do-pick-none = Assez
do-pick-ocean = Choisir { ocean.the }
do-install = Installer : { upgrade }
do-install-none = Ne rien installer
do-pay-salvage = Employer { ship.the }
do-pay-gem = Employer une gemme
do-deal-character = Distribuer { character }
do-agree = Accepter le sacrifice
do-refuse = Refuser
do-draw-one = Tirer un navire
do-muster = En tirer deux et choisir
do-show-ship = Montrer { ship.the }
do-spend-point = Un navire caché { ocean.in }
do-spend-no-point = Ne pas dépenser le point
do-train-none = Ne former personne
do-train = Défausser { ship.the } pour 1 Équipage
do-discard-treasure = Défausser : { treasure }
do-discard-nothing = Il ne reste rien à défausser
do-stay = Rester ici
do-sail = Faire route { ocean.to }

## Le journal de bord

say-start = Le Nautilus fait surface { ocean-a.in }.
say-upgrade-shown = Désormais à l’offre : { upgrade-a }.
say-upgrade-aside = Mise de côté : { upgrade-a }.
say-first-upgrade = Avant le départ, le chantier installe : { upgrade-a }.
say-turn = Quinzaine { $a }.
say-act = { $a ->
        [1] L’acte I commence.
        [2] L’acte II commence. Le monde nous a remarqués.
       *[other] L’acte III commence. Il n’y a plus de retour.
    }
say-event = « { card-a } » se présente.
say-motive-changed = « { motive-a } » est désormais le mobile de Nemo.
say-motive-kept = « { motive-a } » reste le mobile de Nemo.
say-card-passed = « { card-a } » compte comme une réussite.
say-card-failed = « { card-a } » compte comme un échec.
say-card-kept = Nous gardons « { card-a } » pour plus tard.
say-card-gone = « { card-a } », c’en est fini.
say-card-used = « { card-a } » va nous servir.
say-adventure = L’aventure « { card-a } » s’offre à nous.
say-declined = « { card-a } » va sous le paquet : pas maintenant.
say-gained = { track-a } : { $b } de plus, { $c } en tout.
say-lost = { track-a } : { $b } de moins ; il en reste { $c }.
say-notoriety-up = La notoriété monte de { $a } et passe à { $b }.
say-notoriety-down = La notoriété baisse de { $a } et passe à { $b }.
say-group-added = Les navires { group-a } prennent la mer.
say-allied = Les marines du monde s’unissent. Tous les navires de guerre sont plus forts.
say-actions-gained = Points d’action : { $a } de plus, { $b } en tout.
say-no-actions = Les dés ne donneront pas de points d’action ce tour-ci.
say-rolled = Les dés blancs montrent { $a }{ $c ->
        [0] { " et " }{ $b }
       *[other] , { $b } et { $c }
    }.
say-rolled-black = { $b ->
        [0] Le dé noir montre { $a }
       *[other] Les dés noirs montrent { $a } et { $b }
    }.
say-lull = Une accalmie s’étend sur { ocean-a.the }.
say-hidden-placed = Une voile { ocean-a.in }.
say-spread = Plus de place { ocean-a.in } : le navire va { ocean-b.to }.
say-ship-drawn = La vigie reconnaît { ship-a.the }.
say-revealed = On aperçoit { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } { ocean-b.in }.
say-hostile = Un marchand s’arme { ocean-b.in } : c’est { ship-back-a.the }.
say-hunting = Un chasseur prend position { ocean-b.in } : { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-cup-refilled = Des navires reviennent sur les routes de mer.
say-cup-dry = Il n’y a plus de navires à venir.
say-gem-placed = On parle d’un trésor { ocean-a.in }.
say-gem-on-deck = Gemmes sur le paquet d’aventure : { $a }.
say-gem-forfeit = Il n’y a pas de place pour une autre gemme.
say-uprising-safe = Le soulèvement tient bon { ocean-a.in } : { $b } contre { $c }.
say-uprising-crushed = Les empires frappent { ocean-a.in } : { $b } contre { $c }.
say-cube-removed = Nous abandonnons le soulèvement { ocean-a.in }.
say-notoriety-frozen = Notoriété { $a } : le monde ne connaît pas de nom plus noir. Plus rien ne la change, et ce sont les dés noirs qui disent ce que nous pouvons faire.
say-cubes-returned = { $b ->
    [one] Un cube est rendu
   *[other] { $b } cubes sont rendus
} { ocean-a.in } : à terre, nous recommençons.
say-goodwill-mission = Nous envoyons à terre des médecins et du grain { ocean-a.in }.
say-goodwill-won = Nous avons gagné des cœurs { ocean-a.in }.
say-cube-placed = Un soulèvement { ocean-a.in } !
say-hidden-removed = Une voile se détourne { ocean-a.in }.
say-moved = Nous faisons route { ocean-b.to }.
say-searches = Nous fouillons { ocean-a.the }.
say-incites = Nous portons des armes à terre { ocean-a.in }.
say-rests = L’équipage se repose.
say-repairs = Nous réparons la coque.
say-refits = Nous mettons le Nautilus en chantier.
say-installed = Nous installons une amélioration : { upgrade-a }.
say-offered = S’ajoute à l’offre : { upgrade-a }.
say-fogged = Le brouillard nous prend. Les dés montrent { $a } et { $b }.
say-upgrade-used = On emploie : { upgrade-a }.
say-turn-ended = { $a ->
        [0] La quinzaine s’achève.
        [1] La quinzaine s’achève ; un point d’action est gardé.
       *[other] La quinzaine s’achève ; { $a } points d’action sont gardés.
    }
say-tunnel = L’Arabian-Tunnel est à nous.
say-exerted = Nous engageons { $a ->
        [1] Nemo
        [2] l’équipage
        [3] Nemo et l’équipage
        [4] la coque
        [5] Nemo et la coque
        [6] l’équipage et la coque
       *[other] tout ce que nous avons
    }.
say-spent = Nous y dépensons un trésor : { treasure-a }.
say-roll = Jet pour { test-a } : { $b }{ $c ->
        [0] { "" }
       *[other] { " et " }{ $c }
    }.
say-result-passed = Cela fait { $b } ; { $c } suffisait.
say-result-failed = Cela fait { $b } ; il fallait { $c }.
say-natural-two = Deux uns : rien n’y fera.
say-band = Cela fait { $b } : { $c ->
        [0] le pire est arrivé
        [1] cela n’a rien donné
        [2] cela s’est fait tant bien que mal
        [3] cela s’est bien passé
       *[other] on ne pouvait mieux faire
    }.
say-sacrificed = Sacrifice : { character-a }.
say-restored = De nouveau à bord : { character-a }.
say-rerolled = Les dés sont relancés.
say-die-turned = Selon le plan de la salle de guerre, le { $a } devient un { $b }.
say-thrown-again = { $a ->
        [0] Nos capteurs en jugent autrement : un dé blanc est relancé.
       *[other] Nos capteurs en jugent autrement : un dé noir est relancé.
    }
say-deciphered = Trompé par nos signaux, { ship-a.the } montre son autre face.
say-treasure-seen = Sur la table des cartes : { treasure-a }.
say-treasure-returned = De retour dans le gobelet : { treasure-a }.
say-ship-put-back = Aux jumelles, ce n’est finalement pas { ship-a.the }.
say-came-along = Gratuitement avec elle : { upgrade-a }.
say-to-quarters = Nous gardons { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } à bord pour un équipage de prise.
say-three-dice = Ils hésitent : { $a }, { $b } et { $c }, dont deux comptent.
say-parleyed = On nous écoute : { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-not-heard = Personne ne nous écoute : { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-diplomacy-worn = Notre parole ne vaut plus grand-chose.
say-to-relations = Des traités, pas des torpilles : amitié avec { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-incident = Un incident ! Nous dépouillons { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-supported = Il rentre au port en parlant bien de nous : { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-mended = Nous renonçons à une cause { ocean-a.in }, et l’on croit de nouveau à notre parole.
say-captain = Capitaine { $a ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } prend le commandement.
say-dealt = { $a ->
        [0] Capitaine 1
        [1] Capitaine 2
        [2] Capitaine 3
       *[3] Capitaine 4
    } : { character-b }.
say-refused = { $a ->
        [0] Capitaine 1
        [1] Capitaine 2
        [2] Capitaine 3
       *[3] Capitaine 4
    } refuse : { character-b } reste.
say-own-score = { $a ->
        [0] Capitaine 1
        [1] Capitaine 2
        [2] Capitaine 3
       *[3] Capitaine 4
    } : { $b ->
        [one] { $b } point
       *[other] { $b } points
    }.
say-best-captain = { $a ->
        [0] Capitaine 1
        [1] Capitaine 2
        [2] Capitaine 3
       *[3] Capitaine 4
    } l’emporte avec { $b ->
        [one] { $b } point
       *[other] { $b } points
    }.
say-mustered = Les impérialistes tirent des navires parmi lesquels choisir.
say-ship-offered = Au choix : { ship-a.the }.
say-point-spent = Les impérialistes dépensent un point d’amirauté { ocean-a.in }.
say-point-unspent = Les impérialistes ne dépensent pas leur point d’amirauté.
say-imperialists-win = Les impérialistes gagnent.
say-nemo-wins = Nemo l’emporte sur les impérialistes.
say-trained = Formés à bord, des marins nous rejoignent : { ship-a }.
say-gem-on-salvage = Une gemme va sur la piste de récupération, qui compte { $a }.
say-helped = { $b } de plus : { source-a }.
say-attacks = { $b ->
        [1] Nous attaquons hardiment
        [2] Nous guettons
        [3] Une torpille pour
       *[other] Sous drapeau blanc, nous abordons
    } { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-declines = Nous laissons { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } en paix.
say-enemy-hits = { $b ->
        [one] Un coup au but.
       *[other] { $b } coups au but.
    }
say-enemy-misses = Ses coups tombent à l’eau.
say-enemy-disaster = Une bordée nous prend de plein fouet !
say-hit = { $b ->
        [0] Le coup ébranle Nemo.
        [1] Le coup tombe sur l’équipage.
       *[other] Le coup frappe la coque.
    }
say-hit-ignored = La double coque encaisse le coup.
say-absorbed = Une amélioration prend le coup et se perd : { upgrade-a }.
say-missed = Nous manquons { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-own-disaster = Une attaque pitoyable contre { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } ; les journaux vont rire.
say-sunk = Nous l’emportons sur { $b ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.
say-to-tonnage = Nous envoyons { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } par le fond ; il compte pour { ocean-b.the }.
say-to-salvage = Nous dépouillons { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } de ses pièces.
say-follow-up = Et aussitôt sur le suivant.
say-torpedo-worn = Ils connaissent nos torpilles, maintenant.
say-treasure = Un trésor : { treasure-a }.
say-treasure-event = Le coffre réserve une surprise : { treasure-a }.
say-wonder-added = Notoriété { $b } : une merveille rejoint le gobelet des trésors, { treasure-a }.
say-allies-added = { $a ->
    [one] Un allié nous attend
   *[other] { $a } alliés nous attendent
} parmi les trésors.
say-ally-placed = { treasure-a } : un allié tient lieu de navire, dans la rangée : { ocean-b }.
say-adventure-laid = On raconte d’étranges choses { ocean-a.in } : une aventure attend d’être trouvée.
say-adventure-forfeit = Il n’y a plus de place pour une aventure.
say-adventure-found = { treasure-a } : voilà où mène la piste. L’aventure attend { ocean-b.in }.
say-adventure-claimed = { treasure-a } : nous l’avons vu de nos yeux.
say-treasure-used = Nous cédons un trésor : { treasure-a }.
say-treasure-lost = Il nous en coûte un trésor : { treasure-a }.
say-exhibited = L’Exposition universelle reçoit un trésor : { treasure-a }.
say-given-up = Une amélioration se perd avec l’épave : { upgrade-a }.
say-hidden-guns = Des volets tombent, et derrière il y a des canons : { ship-back-a.the }.
say-treasures-gone = Il n’y a plus de trésor à trouver.
say-broken = Nemo est brisé.
say-killed = Le dernier de l’équipage n’est plus.
say-shattered = La coque cède.
say-pariah = À { $a } de notoriété, le monde entier est contre nous.
say-imperialists = Il n’y a plus d’eau libre : les empires tiennent les mers.
say-finale-turns = « { card-a } » : le voyage n’est pas encore fini.
say-scored = { sheet-a } : { $b }.
say-level = { $a ->
        [0] { so-many-points } : le monde nous oublie.
        [1] { so-many-points } : un voyage sans conséquence.
        [2] { so-many-points } : un voyage honorable.
        [3] { so-many-points } : un succès.
       *[other] { so-many-points } : un triomphe !
    }

## Fins

ending-lost-broken = Perdu : l’esprit de Nemo s’est brisé.
ending-lost-killed = Perdu : l’équipage a péri.
ending-lost-shattered = Perdu : le Nautilus est en pièces.
ending-lost-pariah = Perdu : Nemo est devenu un paria aux yeux du monde.
ending-lost-nadeen = Perdu : Nemo a perdu son fils.
ending-lost-imperialists = Perdu : les empires ont fermé les mers.
ending-lost-low-score = Perdu : le voyage a trop peu accompli.
ending-lost-outplayed = Perdu : un voyage sans conséquence, les impérialistes l’emportent.
ending-won-inconsequential = De retour : un voyage sans conséquence.
ending-won-adequate = De retour : un voyage honorable.
ending-won-success = De retour : un succès.
ending-won-triumph = De retour : un triomphe.
so-many-points = { $b ->
        [one] { $b } point
       *[other] { $b } points
    }

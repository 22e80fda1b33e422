### Nautilion : les règles, avec nos propres mots.

## Mise en place

rule-objective = En solo ou à deux, menez le Nautilion jusqu’aux Abysses avec neuf équipiers à bord, avant que le Fantôme ne touche les Îles Bienheureuses.
    .title = Le but du voyage

rule-setup-path = Mélangez les jetons Équipage, alignez-les en une seule file, droite ou sinueuse, et retournez-les tous. Dès le premier tour, le parcours n’a plus de secret.
    .title = Former le parcours

rule-setup-ends = Le parcours va des Îles Bienheureuses aux Abysses, un jeton à chaque bout : 38 jetons dans le jeu de base.
    .title = Les deux extrémités

rule-setup-discard = Réservez à côté du parcours un endroit pour les jetons perdus ou dépensés : c’est la défausse.
    .title = La place de la défausse

rule-setup-ship = Choisissez l’un des six Nautilions ; prenez son plateau et sa figurine. Le plateau est vide au départ.
    .title = Choisir votre Nautilion

rule-setup-grimoire = Le Grimoire et ses trois sorts sont à vous dès le premier tour.
    .title = Le Grimoire à votre disposition

rule-setup-reserve = Une partie normale commence avec quatre jetons verts dans votre réserve.
    .title = La réserve de départ

rule-setup-figures = Le Nautilion part des Îles Bienheureuses, le Fantôme part des Abysses. Le Phare reste sur sa carte, à l’écart du parcours.
    .title = Le départ des figurines

rule-setup-dice = Vous jouez avec trois dés. Aucun n’appartient à personne avant la Planification.
    .title = Les trois dés

rule-crew-tokens = Les 36 jetons Équipage portent les numéros 1 à 9. Les livrets ne donnent que le total ; la répartition, quatre par numéro, est une déduction.
    .title = Les jetons Équipage

rule-dice-faces = Chaque dé porte les faces 1, 1, 2, 2, 3 et 4. Les livrets ne les donnent pas : elles sont déduites d’une description de la boîte.
    .title = Les faces des dés

rule-ship-classes = Les Nautilions se rangent en trois classes : A, idéale pour débuter, puis B, et enfin C, la plus ardue. La répartition des six, deux par classe, est une déduction.
    .title = Les classes de Nautilions

rule-ship-ducts = Les dessins des conduits d’aération sont perdus : ceux des six Nautilions sont reconstitués. Un seul détail est connu : sur l’un des plateaux, le 4 est relié au 3, au 5 et au 9, et à rien d’autre.
    .title = Les conduits de chaque Nautilion

rule-reserve-levels = Avec cinq ou six jetons au départ, la partie est plus facile ; avec trois, deux ou un seul, elle est plus dure.
    .title = Choisir la difficulté

rule-expansions-combine = Il y a cinq extensions. Jouez sans elles, avec une ou avec autant que vous voulez : aucune n’a besoin d’une autre.
    .title = Des extensions à la carte

## Le tour

rule-turn-phases = Chaque tour passe par les cinq mêmes phases : les Courants, la Planification, le Phare, le Fantôme, le Nautilion.
    .title = Les cinq phases

rule-order-of-figures = Le Phare agit d’abord, puis le Fantôme, et le Nautilion en dernier. Si le Fantôme arrive, vous avez perdu, quand bien même votre propre dé vous aurait fait gagner.
    .title = Qui agit en premier

## 1. Les Courants

rule-roll = Le tour s’ouvre sur un lancer des trois dés.
    .title = Lancer les dés

rule-spells = Une fois les dés immobiles, vous pouvez lancer autant de sorts que vous pouvez en payer, dans l’ordre de votre choix, y compris le même à répétition. Dès que vous attribuez les dés, il est trop tard.
    .title = Lancer des sorts

rule-spell-cost = Chaque sort a son prix en jetons, qui passent de votre réserve à la défausse.
    .title = Payer un sort

rule-spell-prices = Le Tourbillon itératif coûte 1 jeton, la Marée artificielle 2, la Translation aquatique 2. Les prix étaient des icônes, aujourd’hui perdues : ils sont déduits des blancs qu’elles ont laissés.
    .title = Le prix des sorts

rule-spell-payment = Dans la réserve, chaque jeton compte pour un, qu’il soit de départ (vert) ou trouvé en route (bleu). Un même paiement peut mêler les deux.
    .title = Tout jeton de réserve paie

rule-spell-not-from-ship = Un jeton à bord du Nautilion ne peut pas servir à payer un sort.
    .title = L’équipage ne paie pas

rule-whirlwind = Le Tourbillon itératif relance les trois dés d’un coup ; vous ne pouvez en garder aucun.
    .title = Tourbillon itératif

rule-tide = La Marée artificielle donne à un dé n’importe quelle valeur présente sur ses faces, de 1 à 4.
    .title = Marée artificielle

rule-tide-same-value = Vous pouvez donner à un dé la valeur qu’il montre déjà, ou échanger deux jetons de même numéro. Vous payez comme d’habitude, et rien ne change.
    .title = Les sorts sans effet

rule-translation = La Translation aquatique échange deux jetons du parcours, aussi éloignés soient-ils l’un de l’autre.
    .title = Translation aquatique

rule-translation-ends = Les Abysses et les Îles Bienheureuses ne changent jamais de place. Les livrets n’en disent rien, mais sans cela le jeu perdrait tout son sens.
    .title = Les extrémités ne s’échangent pas

rule-translation-present = Vous ne pouvez échanger que ce qui reste sur le parcours, devant un sous-marin ou derrière lui. Une case vidée ou occupée par une figurine n’offre rien à échanger.
    .title = Seulement les jetons restants

rule-reserve-alike = Dans le jeu de base, et sans autre extension que les Mages et les Écueils, rien ne ressort de la défausse : peu importe donc quel jeton de la réserve vous dépensez ou perdez. Ils se valent tous, et les verts partent en premier.
    .title = Des jetons de réserve équivalents

## 2. La Planification

rule-plan = Distribuez les trois dés, un par figurine : Phare, Fantôme et Nautilion. À vous de décider lequel va à qui.
    .title = Attribuer les dés

## 3. Le Phare

rule-darkhouse-toll = Un 3 ou un 4 donné au Phare vous coûte un jeton, pris à bord ou dans la réserve, comme vous voulez. Un 1 ou un 2 ne coûte rien.
    .title = Le tribut du Phare

rule-darkhouse-nothing = Quand votre Nautilion et votre réserve sont vides, et la Cabine aussi quand les Mages sont du voyage, le Phare ne prend rien.
    .title = Plus rien à perdre

rule-duct-discard = Un jeton ne peut quitter le bord que si les autres restent tous reliés entre eux par les conduits d’aération. Le tout dernier peut toujours partir.
    .title = L’équipage reste d’un seul tenant

rule-toll-always-payable = Quelle que soit la forme de votre équipage, un de ses jetons peut toujours partir sans le couper en deux. Aucun livret ne le dit : c’est une déduction, car l’équipage grandit toujours d’un seul tenant.
    .title = Un tribut toujours possible

rule-one-discard = Tout ce qui est perdu va dans une même défausse : ce que détruit le Fantôme, ce que coûtent les sorts, ce que prend le Phare. Elle reste visible en permanence.
    .title = Une seule défausse, visible

## Déplacement, pour les deux sous-marins

rule-gaps-skipped = Un sous-marin en mouvement ne compte que les jetons encore en place ; il franchit les cases vidées sans rien dépenser.
    .title = Les cases vides ne comptent pas

rule-ends-never-skipped = On ne saute jamais les Abysses ni les Îles Bienheureuses, même si l’autre sous-marin s’y trouve. Y parvenir, c’est être arrivé.
    .title = Les extrémités comptent toujours

rule-ends-passed = Un dé trop grand suffit aussi pour arriver : le sous-marin s’arrête au bout du parcours. Il n’y a là rien à ramasser.
    .title = Pas de compte exact

rule-die-in-full = Un sous-marin utilise tous les points de son dé ; il ne peut ni attendre ni s’arrêter avant.
    .title = Le dé compte en entier

## 4. Le Fantôme

rule-phantom-move = Le Fantôme avance vers les Îles Bienheureuses, d’un jeton par point de son dé.
    .title = Le Fantôme avance

rule-phantom-discards = Là où il s’arrête, le Fantôme envoie le jeton à la défausse.
    .title = Le Fantôme détruit un jeton

rule-phantom-skips = Le Fantôme passe par-dessus le Nautilion sans y dépenser de point.
    .title = Le Fantôme vous croise

rule-phantom-after-crossing = Une fois que les sous-marins se sont croisés, le Fantôme continue d’avancer et de détruire des jetons. C’est une déduction : rien dans les livrets ne l’arrête.
    .title = Après le croisement

rule-phantom-arrives = Dès que le Fantôme parvient aux Îles Bienheureuses, tout est perdu.
    .title = Le Fantôme arrive

## 5. Le Nautilion

rule-nautilion-move = Le Nautilion avance vers les Abysses, d’un jeton par point de son dé.
    .title = Le Nautilion avance

rule-nautilion-skips = Le Nautilion passe par-dessus le Fantôme sans y dépenser de point.
    .title = Vous croisez le Fantôme

rule-landing = Vous ramassez le jeton où vous vous arrêtez, puis le mettez à bord ou en réserve. Vous ne pouvez ni le laisser là ni le défausser.
    .title = Ramasser un jeton

rule-place-on-ship = À bord, un jeton se pose face visible sur l’emplacement qui porte son numéro. Cet emplacement doit être libre : aucun numéro n’embarque deux fois.
    .title = Embarquer un équipier

rule-duct-placement = Tout nouveau venu doit être relié par un conduit d’aération à un équipier déjà à bord.
    .title = Relié par un conduit

rule-first-token = Sur un Nautilion vide, n’importe quel numéro peut embarquer : il n’y a encore personne à qui le relier.
    .title = Le premier à bord

rule-keep-in-reserve = Tout jeton ramassé peut aller dans la réserve, face cachée ; celui qui ne peut pas embarquer y va d’office. La réserve n’a pas de limite.
    .title = Garder en réserve

rule-reserve-open = Les jetons de la réserve sont face cachée, mais vous pouvez consulter leurs numéros à tout moment.
    .title = Regarder dans la réserve

rule-tokens-stay = À bord ou en réserve : votre choix est définitif, et aucun jeton ne passe ensuite de l’un à l’autre.
    .title = Un jeton ne change plus

rule-start-ends-stay = Personne ne ramasse ni ne détruit les deux jetons d’où partent les sous-marins.
    .title = Les jetons d’extrémité restent

## La fin

rule-victory = Arrivez aux Abysses avec les neuf numéros à bord, et la partie est gagnée.
    .title = La victoire aux Abysses

rule-crew-missing = S’il manque ne serait-ce qu’un numéro à bord à votre arrivée aux Abysses, la partie est perdue.
    .title = Arriver sans équipage complet

## À deux

rule-two-admirals = À deux, vous jouez comme en solo, à quelques changements près. Pour commencer, le hasard donne à chacun l’un des deux Amiraux.
    .title = Un Amiral par joueur

rule-admiral-cards = Un Amiral porte les numéros 1 à 5, l’autre 5 à 9 : le 5 leur est commun. C’est une déduction, tirée de bribes des images imprimées.
    .title = Les numéros des Amiraux

rule-two-reserve = À deux, ajoutez deux jetons à la réserve de départ du niveau choisi.
    .title = Deux jetons de plus

rule-two-shared-reserve = Vous remplissez et dépensez tous deux la même réserve.
    .title = Une réserve pour deux

rule-two-first-player = Regardez le premier lancer de la partie, puis convenez de qui joue ce tour. Cette personne fait tout le reste, sorts compris.
    .title = Qui joue en premier

rule-two-alternate = Ensuite, vous jouez strictement à tour de rôle, chacun les cinq phases, jusqu’au bout.
    .title = Chacun son tour

rule-admiral-limit = À votre tour, vous ne pouvez embarquer que les numéros de votre Amiral ; les autres vont forcément en réserve.
    .title = Les seuls numéros de l’Amiral

rule-admiral-discard = Quand un jeton doit partir, choisissez celui que vous voulez, quels que soient les numéros de votre Amiral.
    .title = La défausse ignore l’Amiral

rule-admiral-phase-five = Votre Amiral limite ce que vous embarquez pendant la phase 5, celle du Nautilion, et là où une extension parle de l’Amiral. Le reste de vos actions est libre, Actions héroïques comprises.
    .title = L’Amiral et la phase 5

## Quand la défausse rend des jetons

rule-payment-chosen = Avec les Mercenaires, les cartes du Phare ou les Actions héroïques, des jetons perdus peuvent revenir : vous choisissez donc quel jeton de la réserve vous dépensez ou perdez. Équipiers, Mages et Mercenaires reviennent tels quels ; les jetons verts et les Écueils ne retournent qu’en réserve.
    .title = Choisir le jeton qui paie

## Extension 1 : les Mages

rule-mages-setup = Placez la Cabine des mages à côté de votre Nautilion et mêlez les neuf Mages au parcours, qui passe à 47 jetons, ou 56 avec les Mercenaires en plus. Sur le parcours, un Mage compte comme tout autre jeton, échanges compris.
    .title = Des Mages sur le parcours

rule-mage-tokens = Les neuf Mages portent les lettres A, B et C. Les livrets ne donnent que le total et les lettres ; la répartition, trois par lettre, est une déduction.
    .title = Les jetons Mage

rule-cabin-place = Un Mage, un 1, un 4 ou un 7 que vous ramassez peut aller, face visible, à son emplacement dans la Cabine, s’il est libre. Un équipier peut aussi embarquer comme d’habitude ; un Mage n’a que la Cabine ou la réserve.
    .title = Entrer dans la Cabine

rule-cabin-no-ducts = Il n’y a pas de conduits dans la Cabine des mages : ses six emplacements se remplissent dans n’importe quel ordre.
    .title = Pas de conduits dans la Cabine

rule-cabin-apart = Un équipier dans la Cabine n’est pas à bord. Il ne compte pas dans l’équipage complet, n’apporte pas de harpon, n’aide pas contre un Écueil et ne paie aucune Action héroïque.
    .title = L’équipage de la Cabine est à part

rule-mage-reroll = Chaque paire de la Cabine (A avec 1, B avec 4, C avec 7) vous laisse relancer un dé, une fois par tour. Plusieurs paires peuvent servir à un seul dé ou à plusieurs.
    .title = Les paires de la Cabine

rule-mage-reroll-any-order = Mages et sorts peuvent alterner à votre gré : une relance vient avant un sort, après, ou entre deux.
    .title = Mages et sorts, dans l’ordre voulu

rule-mage-reroll-currents = Mages et sorts ne changent que les dés lancés en phase 1. Ils n’agissent ni sur le dé qui vous libère d’un Écueil, ni sur celui que relance la carte 5 du Phare ; et les Mages ne peuvent rien sur les dés fixés par la carte 9.
    .title = Seulement les dés de la phase 1

rule-cabin-discard = Un tribut peut se payer avec n’importe quel jeton de la Cabine : rien ne peut y être coupé en deux. Qu’elle doive payer quand il ne vous reste qu’elle est notre décision.
    .title = Payer avec la Cabine

rule-phantom-mage = Un Mage est détruit comme tout autre jeton quand le Fantôme s’y arrête.
    .title = Le Fantôme tombe sur un Mage

rule-mage-victory = Pour gagner, il faut aussi un A, un B et un C dans la Cabine. Ses trois emplacements d’équipage peuvent rester vides.
    .title = Trois Mages pour gagner

rule-mage-missing = S’il manque une des trois lettres dans la Cabine à votre arrivée aux Abysses, la partie est perdue. Les livrets disent seulement ce qu’il faut pour gagner : la défaite est une déduction.
    .title = Arriver sans un Mage

rule-mage-admirals = À deux, chacun peut mettre tout Mage dans la Cabine, mais seulement les équipiers de son Amiral.
    .title = Les Amiraux et la Cabine

## Extension 2 : les Mercenaires

rule-mercenaries-setup = Mêlez les neuf Mercenaires au parcours, qui passe à 47 jetons, ou 56 avec les Mages en plus, et sortez le plateau du Fantôme. Sur le parcours, un Mercenaire compte comme tout autre jeton, échanges compris.
    .title = Des Mercenaires sur le parcours

rule-phantom-harpoons = Le Fantôme a deux harpons dès le départ. Si vous voulez une partie plus dure, il en a trois.
    .title = Les harpons du Fantôme

rule-mercenary-place = Jusqu’à l’abordage, un Mercenaire ramassé va en réserve ou sur un emplacement libre à bord, quel que soit son numéro, pourvu qu’un conduit le relie aux autres. Il y reste jusqu’à l’abordage, sauf si vous devez le céder avant.
    .title = Engager un Mercenaire

rule-mercenary-ducts = Pour les conduits, un Mercenaire à bord vaut un équipier : on peut se relier à lui, et sa perte ne doit pas couper le reste en deux. Personne d’autre ne peut prendre son emplacement.
    .title = Les Mercenaires et les conduits

rule-mercenary-admirals = À deux, votre Amiral ne limite pas les Mercenaires : vous pouvez les poser sur n’importe quel numéro.
    .title = Les Mercenaires ignorent l’Amiral

rule-phantom-recruits = Jusqu’à l’abordage, le Fantôme ne détruit ni les Mercenaires ni les numéros 2, 5 et 8 : il les prend sur son plateau, où il n’y a pas de conduits.
    .title = Le Fantôme recrute

rule-phantom-full = Le plateau du Fantôme a six emplacements. Une fois qu’ils sont pris, le Fantôme détruit tout jeton où il s’arrête.
    .title = Six au plus

rule-collision = Quand un dé ferait passer un sous-marin au-delà de l’autre, c’est l’abordage. Si le dé tombe juste sur le dernier jeton entre eux, c’est un arrêt ordinaire.
    .title = Les deux sous-marins se heurtent

rule-collision-stop = Le sous-marin qui avance s’arrête nez à nez avec l’autre, au-delà du dernier jeton qui les sépare. Il ne ramasse ni ne détruit rien.
    .title = Nez à nez

rule-collision-ends-turn = Une fois l’abordage réglé, le tour est fini : les points restants et les phases à venir sont perdus. Si c’est le Fantôme qui vous heurte, votre propre dé ne sert à rien.
    .title = L’abordage finit le tour

rule-collision-before-ends = Un sous-marin qui n’a pas encore quitté son bout du parcours est abordé lui aussi. L’autre s’arrête devant lui et n’arrive pas.
    .title = L’abordage avant l’arrivée

rule-backwards-no-collision = Un sous-marin qui recule n’aborde jamais l’autre.
    .title = Pas d’abordage à reculons

rule-harpoons = Chaque 2, 5 ou 8 a un harpon, chaque Mercenaire en a deux : à bord, ils comptent pour vous ; sur le plateau du Fantôme, pour lui, en plus des siens. Ni la Cabine ni la réserve ne comptent.
    .title = Compter les harpons

rule-collision-lost = Avec moins de harpons que le Fantôme, vous avez perdu. Autant que lui, c’est assez pour continuer.
    .title = Moins de harpons que le Fantôme

rule-collision-clears = Si vous tenez bon, tout le plateau du Fantôme et tous vos Mercenaires à bord vont à la défausse. Le plateau du Fantôme ne sert plus.
    .title = Les deux camps se vident

rule-collision-recover = Prenez ensuite dans la défausse le jeton de votre choix, même s’il vient d’y arriver, et gardez-le en réserve. Vous ne pouvez pas refuser ; seule une défausse vide ne donne rien.
    .title = Un jeton revient

rule-collision-board = Si vous aviez plus de harpons que le Fantôme, le jeton repris peut aussi embarquer.
    .title = Le choix du vainqueur

rule-collision-repair = L’équipier repris peut prendre la place d’un Mercenaire ou s’y relier : les conduits comptent encore comme intacts pendant qu’il embarque. S’il n’y avait que des Mercenaires à bord, tout numéro convient.
    .title = À la place d’un Mercenaire

rule-collision-crew-only = Après un abordage, seul un équipier peut embarquer. Tout autre jeton va en réserve, et aucun ne va dans la Cabine.
    .title = Seul un équipier embarque

rule-collision-admiral = À deux, un équipier n’embarque après un abordage que si l’Amiral de celui dont c’est le tour porte son numéro.
    .title = L’Amiral et l’abordage

rule-collision-group = Pour finir, regardez les conduits. Si l’équipage est morcelé sans ses Mercenaires, gardez le groupe de votre choix ; tous les autres à bord sont perdus.
    .title = Un seul groupe reste

rule-collision-once = Il n’y a qu’un abordage par partie. Ensuite, les sous-marins se croisent sans dommage.
    .title = Un seul abordage

rule-mercenary-to-reserve = Après l’abordage, un Mercenaire ramassé va en réserve ; il ne peut plus embarquer.
    .title = Plus d’engagement

rule-mercenary-blow = Après l’abordage, quand le Fantôme s’arrête sur un Mercenaire et le détruit, vous perdez aussi un jeton. Cédez-en un du bord, de la réserve ou de la Cabine.
    .title = Un coup du Fantôme

## Extension 3 : les Écueils

rule-reefs-setup = Mélangez les Écueils et posez-en un, face visible, au premier jeton après les Îles Bienheureuses, puis au quatrième, au septième et ainsi de suite. Il en faut 12, 15 avec les Mages ou les Mercenaires, et tous les 18 avec les deux ; les Abysses n’en ont pas.
    .title = Poser les Écueils

rule-reef-tokens = Les 18 Écueils portent les numéros 3, 6 et 9. Six par numéro, c’est une déduction à partir du total ; un exemple du livret anglais qui semble dire trois est tenu pour une coquille.
    .title = Les jetons Écueil

rule-reef-landing = Si vous vous arrêtez là où se trouve un Écueil, vous ramassez le jeton comme toujours. L’Écueil reste là et vous gêne au tour suivant.
    .title = S’échouer sur un Écueil

rule-reef-roll = Un tour qui vous trouve sur un Écueil commence par le lancer d’un seul dé, avant la phase 1.
    .title = Se dégager d’un Écueil

rule-reef-bonus = Ce dé compte un de plus si l’équipier du même numéro que l’Écueil est à bord.
    .title = L’aide du navigateur

rule-reef-escape = À partir de 3, vous êtes libre. L’Écueil va aussitôt dans votre réserve, et le tour est un tour ordinaire.
    .title = Libéré de l’Écueil

rule-reef-stuck = En dessous de 3, le Nautilion est retenu et n’avance pas. Vous jouez ce tour avec deux dés, pour le Phare et le Fantôme.
    .title = Retenu par un Écueil

rule-reef-taken = En phase 5 d’un tel tour, l’Écueil va dans votre réserve, et au tour suivant vous en êtes quitte.
    .title = L’Écueil en récompense

rule-reef-after-machinations = Avec les cartes du Phare, la phase 0 vient avant le lancer pour se dégager d’un Écueil.
    .title = La carte d’abord, puis l’Écueil

rule-reef-stays = Un Écueil appartient à son endroit du parcours, quel que soit le jeton qui s’y trouve. Échanges et jetons remis ne le déplacent pas, et un jeton remis n’en amène aucun.
    .title = Un Écueil garde sa place

rule-reef-inert = Un Écueil près d’une case vidée ne fait plus rien : personne ne s’y arrête.
    .title = Un Écueil sans jeton

rule-phantom-reef = Le Fantôme détruit l’Écueil où il s’arrête, en même temps que le jeton. Si le jeton rejoint plutôt le plateau du Fantôme, l’Écueil part quand même : ce point est notre décision.
    .title = Le Fantôme et l’Écueil

rule-reef-spent = Dans la réserve, un Écueil vaut un jeton, comme tous les autres.
    .title = Les Écueils paient aussi

rule-reef-collision = Si le Fantôme vous aborde pendant qu’un Écueil vous retient, il n’y a pas de phase 5 et vous n’obtenez pas l’Écueil. Au tour suivant, vous relancez pour vous dégager.
    .title = Abordé sur un Écueil

## Extension 4 : le Phare Obscur

rule-darkhouse-setup = Cinq cartes du Phare, tirées et disposées au hasard, forment une rangée visible et remplacent sa carte habituelle. Le Phare part de la plus à gauche.
    .title = Une rangée de cinq cartes

rule-darkhouse-levels = Le niveau fixe le nombre de cartes rouges (les pires) et bleues : 3 et 2 pour faire connaissance, 4 et 1 d’ordinaire, 5 et aucune pour une partie dure.
    .title = Cartes rouges et bleues

rule-machinations = Avant la phase 1 vient la phase 0 : le Phare passe à la carte qui suit, et cette carte vaut pour le tour.
    .title = Phase 0 : les Machinations

rule-darkhouse-circle = De la dernière carte de la rangée, le Phare revient à la première.
    .title = En boucle

rule-darkhouse-first-turn = Au tour 1, le Phare ne bouge pas : sa première carte vaut pour ce tour.
    .title = La première carte

rule-darkhouse-usual-toll = Quoi que fasse une carte par ailleurs, un 3 ou un 4 donné au Phare coûte un jeton comme d’habitude. Seules les cartes 4 et 10 en décident autrement.
    .title = Le tribut demeure

rule-darkhouse-first-player = À deux, vous choisissez qui commence après les tout premiers dés de la partie : après un seul dé avec les cartes 2 et 8 du Phare, une fois les dés fixés avec la carte 9. Avec la carte 8, vous désignez ensemble la première figurine.
    .title = Qui commence, avec les cartes

## Carte 1 du Phare

rule-twice = Carte 1 du Phare : après un seul lancer, vous jouez les phases 2 à 5, puis toutes une fois encore.
    .title = Carte 1 : deux fois

rule-twice-same-dice = Carte 1 du Phare : vous donnez deux fois les mêmes valeurs, mais pas forcément aux mêmes figurines. Les sorts sur les dés relèvent de la phase 1 et ne se lancent pas entre les deux.
    .title = Carte 1 : les mêmes dés

rule-twice-same-player = Carte 1 du Phare : à deux, c’est la même personne qui joue les deux fois.
    .title = Carte 1 : un seul joueur

rule-twice-stuck = Carte 1 du Phare : si un Écueil vous retient, lancez tout de même trois dés. La première fois, donnez-en deux au Phare et au Fantôme ; la seconde, donnez les trois, et le Nautilion avance.
    .title = Carte 1 sur un Écueil

rule-twice-collision = Carte 1 du Phare : un abordage dès la première fois finit tout le tour ; il n’y a pas de seconde fois.
    .title = Carte 1 et l’abordage

rule-twice-reef-reached = Carte 1 du Phare : un Écueil où vous vous arrêtez la première fois ne vous retient pas la seconde. Il reste derrière vous et ne fait plus rien.
    .title = Carte 1 : un Écueil en chemin

## Carte 2 du Phare

rule-one-by-one = Carte 2 du Phare : vous lancez un dé, vous l’attribuez, et alors seulement vous en lancez un autre.
    .title = Carte 2 : dé par dé

rule-one-by-one-whirlwind = Carte 2 du Phare : le Tourbillon itératif relance un seul dé, le dernier lancé.
    .title = Carte 2 et le Tourbillon

rule-one-by-one-spells = Cartes 2 et 8 du Phare : Mages et sorts peuvent servir après chaque lancer. Ils ne changent que des dés pas encore attribués, et la Translation aquatique peut attendre, tant que le dernier dé n’est pas attribué.
    .title = Des sorts entre les dés

rule-one-by-one-stuck = Carte 2 du Phare : si un Écueil vous retient, seuls deux dés sont lancés, toujours un par un.
    .title = Carte 2 sur un Écueil

## Carte 3 du Phare

rule-insert = Carte 3 du Phare : en phase 0, vous remettez sur le parcours un jeton de la défausse ; lequel et où, c’est à vous de choisir. Si c’est possible, c’est obligatoire.
    .title = Carte 3 : retour au parcours

rule-insert-ahead = Carte 3 du Phare : le jeton doit se trouver devant le Nautilion, sur sa route vers les Abysses.
    .title = Carte 3 : seulement devant

rule-insert-slots = Carte 3 du Phare : le jeton se glisse entre deux voisins quelconques devant le Nautilion, jetons ou figurines, jusqu’aux Abysses. Derrière le Fantôme, c’est permis aussi.
    .title = Carte 3 : entre deux voisins

rule-insert-tokens = Carte 3 du Phare : seuls équipiers, Mages et Mercenaires peuvent retourner sur le parcours. Si la défausse n’en contient pas, la carte ne fait rien.
    .title = Carte 3 : quels jetons

## Cartes 4 et 5 du Phare

rule-toll-of-two = Carte 4 du Phare : un 3 ou un 4 coûte deux jetons. Prenez-les au même endroit ou mêlez bord, réserve et Cabine.
    .title = Carte 4 : un double tribut

rule-toll-reroll = Carte 5 du Phare : un Phare qui reçoit un 2 le relance. Si cela donne un 3 ou un 4, vous perdez un jeton du bord, de la réserve ou de la Cabine ; un 1 ou un nouveau 2 est gratuit.
    .title = Carte 5 : le 2 est relancé

rule-toll-reroll-free = Carte 5 du Phare : le 2 est relancé même si vous ne possédez rien ou si l’Action héroïque 1 vous protège. Simplement, cela ne coûte rien.
    .title = Carte 5 sans rien à perdre

## Carte 6 du Phare

rule-exchange = Carte 6 du Phare : le jeton du Fantôme est pour vous, et le vôtre pour lui. Le moment est notre décision : vous placez aussitôt, comme en phase 5, le jeton où s’est arrêté le Fantôme ; en phase 5, il reçoit ou détruit celui où vous vous arrêtez.
    .title = Carte 6 : l’échange

rule-exchange-reefs = Carte 6 du Phare : les Écueils n’y participent pas. Celui où s’arrête le Fantôme n’est pas détruit ; il reste là et ne fait plus rien.
    .title = Carte 6 et les Écueils

rule-exchange-stuck = Carte 6 du Phare : si un Écueil vous retient, il n’y a pas d’échange, et le Fantôme détruit jeton et Écueil comme d’habitude.
    .title = Carte 6 sur un Écueil

rule-exchange-mercenary = Carte 6 du Phare, après l’abordage : un Mercenaire où s’arrête le Fantôme va dans votre réserve, et vous perdez tout de même un jeton, peut-être celui-là. Un Mercenaire où vous vous arrêtez est simplement défaussé.
    .title = Carte 6 et les Mercenaires

## Carte 7 du Phare

rule-backwards = Carte 7 du Phare : votre dé ramène le Nautilion vers les Îles Bienheureuses. Vous ramassez comme d’habitude le jeton où il s’arrête.
    .title = Carte 7 : demi-tour

rule-backwards-first-turn = Carte 7 du Phare : elle est sans effet au tour 1, où vous n’avez nulle part où reculer.
    .title = Carte 7 au tour 1

rule-backwards-isles = Carte 7 du Phare : un dé trop grand ne vous ramène qu’aux Îles Bienheureuses. On n’y ramasse rien.
    .title = Carte 7 : retour au port

rule-backwards-stuck = Carte 7 du Phare : elle est sans effet tant qu’un Écueil vous retient.
    .title = Carte 7 sur un Écueil

## Carte 8 du Phare

rule-two-steps = Carte 8 du Phare : avant de lancer, désignez une figurine ; elle reçoit le premier dé, quel qu’il soit. Deux autres sont lancés ensuite, que vous partagez entre les autres.
    .title = Carte 8 : une figurine d’abord

rule-two-steps-whirlwind = Carte 8 du Phare : le Tourbillon itératif ne relance que les dés du dernier lancer, un d’abord, puis deux. Vous pouvez le lancer chaque fois autant que vous pouvez le payer.
    .title = Carte 8 et le Tourbillon

rule-two-steps-stuck = Carte 8 du Phare : elle est sans effet tant qu’un Écueil vous retient. Vous jouez avec deux dés, comme toujours sur un Écueil.
    .title = Carte 8 sur un Écueil

## Carte 9 du Phare

rule-fixed-dice = Carte 9 du Phare : ce tour-ci, pas de lancer. Les dés montrent 2, 3 et 4, et vous les attribuez comme toujours.
    .title = Carte 9 : 2, 3 et 4

rule-fixed-dice-spells = Carte 9 du Phare : ni Tourbillon itératif, ni Marée artificielle, ni relance par les Mages. La Translation aquatique et les Actions héroïques restent ouvertes : ce point est notre décision.
    .title = Carte 9 et les sorts

rule-fixed-dice-stuck = Carte 9 du Phare : si un Écueil vous retient, le Phare et le Fantôme reçoivent deux des trois dés, à vous de dire lesquels.
    .title = Carte 9 sur un Écueil

## Cartes 10 à 12 du Phare, les bleues

rule-toll-four-only = Carte 10 du Phare : ce tour-ci, un 3 ne coûte rien ; seul un 4 prend un jeton.
    .title = Carte 10 : un 3 est gratuit

rule-recover-one = Carte 11 du Phare : en phase 0, un jeton de votre choix revient de la défausse à votre réserve. Vous ne pouvez pas refuser ; une défausse vide ne donne rien.
    .title = Carte 11 : un pour la réserve

rule-buy = Carte 12 du Phare : une fois ce tour-ci, vous pouvez donner deux jetons de la réserve pour en reprendre un dans la défausse, qui monte à bord. Vous pouvez même choisir l’un des deux.
    .title = Carte 12 : deux pour un

rule-buy-placement = Carte 12 du Phare : le jeton acheté doit trouver son emplacement comme en phase 5, libre et relié par un conduit ; il ne va jamais en réserve. Après l’abordage, on ne peut plus acheter de Mercenaire.
    .title = Carte 12 : où il va

rule-buy-admiral = Carte 12 du Phare : à deux, vous ne pouvez acheter que des équipiers de votre Amiral.
    .title = Carte 12 et les Amiraux

rule-buy-cabin = Carte 12 du Phare : si vous jouez avec les Mages, le jeton acheté peut aller à son emplacement dans la Cabine.
    .title = Carte 12 et la Cabine

rule-buy-window = Carte 12 du Phare : vous pouvez acheter dès la phase 0 et jusqu’à l’attribution des dés, mais seulement si un jeton peut trouver son emplacement.
    .title = Carte 12 : quand

## Extension 5 : les Actions héroïques

rule-heroics-setup = Parmi douze Actions héroïques mélangées, trois sont visibles. Les autres forment une pioche.
    .title = Trois cartes visibles

rule-heroics-absent = Les Actions héroïques 10, 11 et 12 vont avec les Mages, les Mercenaires et les Écueils. Sans cette extension, la carte quitte la partie dès qu’elle paraît, et la suivante prend sa place.
    .title = Les cartes d’autres extensions

rule-heroics-window = En phase 1, une fois les dés lancés, vous pouvez jouer autant d’Actions héroïques visibles que vous pouvez en payer. Pouvoir les mêler aux sorts dans n’importe quel ordre est notre décision.
    .title = Quand être héroïque

rule-heroic-cost = Chaque Action héroïque se paie avec un équipier à bord, qui va à la défausse. Mercenaires, Cabine et réserve ne peuvent pas payer.
    .title = Un sacrifice pour chacune

rule-heroic-split = Qui paie une Action héroïque doit laisser les autres d’un seul tenant, Mercenaires compris. Si aucun équipier ne peut partir, la carte ne se joue pas.
    .title = Un sacrifice qui ne coupe rien

rule-heroic-gone = Une Action héroïque vaut pour le tour où vous la jouez, puis elle est hors jeu.
    .title = Jouée une seule fois

rule-heroics-victory = Pour gagner, il faut aussi qu’aucune Action héroïque ne soit encore visible à votre arrivée.
    .title = Plus aucune carte visible

rule-heroic-left = S’il reste une Action héroïque visible à votre arrivée aux Abysses, la partie est perdue.
    .title = Arriver avec une carte visible

rule-heroics-last-roll = Avec les cartes 2 et 8 du Phare, les Actions héroïques doivent attendre que les derniers dés soient lancés.
    .title = Après le dernier lancer

rule-heroic-twice = Avec la carte 1 du Phare, les Actions héroïques 3, 4 et 9 valent les deux fois.
    .title = Héroïque deux fois

## Les Actions héroïques, une par une

rule-heroic-shelter = Action héroïque 1 : jusqu’à la fin du tour suivant, le Phare ne prend rien, quels que soient son dé et sa carte.
    .title = Héroïque 1 : un abri

rule-heroic-set-dice = Action héroïque 2 : donnez à chaque dé la valeur de votre choix, de 1 à 4. Le texte imprimé de cette carte est perdu ; celui-ci est reconstitué.
    .title = Héroïque 2 : des dés sur mesure

rule-heroic-phantom-stays = Action héroïque 3 : ce tour-ci, le Fantôme reste sur place et ne détruit rien, quel que soit son dé. Le texte imprimé de cette carte est perdu ; celui-ci est reconstitué.
    .title = Héroïque 3 : le Fantôme attend

rule-heroic-phantom-back = Action héroïque 4 : ce tour-ci, le dé du Fantôme le ramène vers les Abysses. Le jeton où il s’arrête est perdu comme d’habitude.
    .title = Héroïque 4 : le Fantôme recule

rule-heroic-replace = Action héroïque 5 : une deuxième carte visible, à votre choix, quitte la partie sans être jouée, et la suivante de la pioche prend sa place. Il faudra vous en acquitter avant d’arriver.
    .title = Héroïque 5 : une autre tâche

rule-heroic-from-path = Action héroïque 6 : choisissez n’importe quel équipier du parcours et faites-le embarquer aussitôt. Les conduits comptent comme toujours.
    .title = Héroïque 6 : du parcours à bord

rule-heroic-from-discard = Action héroïque 7 : choisissez un équipier de la défausse et faites-le embarquer aussitôt. Les conduits comptent comme toujours.
    .title = Héroïque 7 : de la défausse à bord

rule-heroic-to-reserve = Action héroïque 8 : deux jetons de votre choix reviennent de la défausse à votre réserve. Le texte imprimé de cette carte est perdu ; celui-ci est reconstitué.
    .title = Héroïque 8 : deux pour la réserve

rule-heroic-haul = Action héroïque 9 : ce tour-ci, là où s’arrête le Nautilion, vous ramassez trois jetons : le sien, celui de derrière et celui de devant. Tous vont en réserve, aucun à bord.
    .title = Héroïque 9 : la grande prise

rule-heroic-cabin = Action héroïque 10 : payée avec un 1, un 4 ou un 7, elle amène les deux autres numéros dans la Cabine.
    .title = Héroïque 10 : de l’aide aux Mages

rule-heroic-mercenary = Action héroïque 11 : payée avec un 2, un 5 ou un 8, elle envoie à la défausse un Mercenaire du Fantôme.
    .title = Héroïque 11 : un Mercenaire de moins

rule-heroic-reefs = Action héroïque 12 : payée avec un 3, un 6 ou un 9, elle débarrasse le parcours de tous les Écueils de ce numéro.
    .title = Héroïque 12 : la voie libre

rule-heroic-reconnect = Actions héroïques 6 et 7 : qui paie peut même couper le reste en deux, pourvu que le nouveau venu relie tout de nouveau.
    .title = Héroïques 6 et 7 : reliés de nouveau

rule-heroic-other-number = Actions héroïques 6 et 7 : le nouveau venu ne peut pas avoir le numéro qui a payé.
    .title = Héroïques 6 et 7 : un autre numéro

rule-heroic-nothing-to-recover = Actions héroïques 6 et 7 : si personne ne convient, la carte peut tout de même se jouer, sans effet, pourvu que le paiement ne coupe rien. Si quelqu’un convient, vous ne pouvez pas refuser.
    .title = Héroïques 6 et 7 : personne ne vient

rule-heroic-wrong-token = Les Actions héroïques 10, 11 et 12 peuvent se payer avec un autre numéro. Elles quittent alors la partie, mais rien d’autre ne se passe.
    .title = Héroïques 10 à 12 : mauvais payeur

rule-heroic-set-dice-left = L’Action héroïque 2 ne change que les dés qu’aucune figurine n’a encore reçus. Elle marche aussi avec les dés fixés par la carte 9 du Phare.
    .title = Héroïque 2 : les dés restants

rule-heroic-stays-and-back = Si vous jouez les Actions héroïques 3 et 4 au même tour, le Fantôme reste sur place.
    .title = Héroïques 3 et 4 ensemble

rule-heroic-stays-exchange = Action héroïque 3 avec la carte 6 du Phare : un Fantôme qui attend ne vous rapporte rien, mais il reçoit quand même le jeton où vous vous arrêtez.
    .title = Héroïque 3 et carte 6 du Phare

rule-heroic-back-abyss = Action héroïque 4 : un Fantôme repoussé trop loin s’arrête aux Abysses et n’y détruit rien.
    .title = Héroïque 4 : retour aux Abysses

rule-heroic-replace-nothing = Action héroïque 5 : si aucune autre carte n’est visible, il n’en vient pas de nouvelle non plus. Si la pioche est vide, la carte retirée n’est pas remplacée.
    .title = Héroïque 5 sans rien à remplacer

rule-heroic-paid-back = Action héroïque 8 : l’équipier qui vient de payer peut être l’un des deux. S’il n’y a qu’un jeton dans la défausse, vous avez celui-là.
    .title = Héroïque 8 : le payeur revient

rule-haul-neighbours = Action héroïque 9 : derrière et devant, c’est chaque fois le jeton le plus proche encore sur le parcours. Là où il ne reste que l’extrémité, vous n’obtenez rien de ce côté.
    .title = Héroïque 9 : les voisins

rule-haul-exchange = Action héroïque 9 avec la carte 6 du Phare : vous gardez les trois jetons, et celui du Fantôme en plus. Le Fantôme n’en reçoit aucun.
    .title = Héroïque 9 et carte 6 du Phare

rule-haul-no-landing = Action héroïque 9 : si le Nautilion ne s’arrête sur aucun jeton, à cause d’un Écueil, d’un abordage ou d’un retour aux Îles Bienheureuses, vous n’avez rien.
    .title = Héroïque 9 sans arrêt

rule-heroic-cabin-room = Action héroïque 10 : les deux viennent de la défausse, chacun seulement s’il s’y trouve et si son emplacement dans la Cabine est libre. Une paire ainsi formée peut relancer un dé dès ce tour.
    .title = Héroïque 10 : qui vient

rule-heroic-mercenary-after = Action héroïque 11 : après l’abordage, il n’y a plus personne à chasser, et la carte ne fait rien.
    .title = Héroïque 11 après l’abordage

rule-heroic-reefs-path = Action héroïque 12 : elle ne prend que les Écueils du parcours, y compris celui du Nautilion, jamais ceux de la réserve. Ils sont hors jeu, et non à la défausse.
    .title = Héroïque 12 : le parcours seul

rule-heroic-reefs-stuck = Action héroïque 12 : si l’Écueil qui vous retient disparaît, le Nautilion n’avance pas pour autant ce tour-ci, et vous ne recevez aucun Écueil.
    .title = Héroïque 12 quand on est retenu

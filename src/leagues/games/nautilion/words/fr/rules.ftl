### Nautilion : les règles, avec nos propres mots.

## Mise en place

rule-objective = En solo ou à deux, menez le Nautilion jusqu’aux Abysses avec neuf équipiers à bord, avant que le Fantôme ne touche les Îles Bienheureuses.
    .title = Le but du voyage

rule-setup-path = Mélangez les jetons Équipage, alignez-les en une seule file, droite ou sinueuse, et retournez-les tous. Dès le premier tour, le parcours n’a plus de secret.
    .title = Former le parcours

rule-setup-ends = Le parcours va des Îles Bienheureuses aux Abysses, un jeton à chaque bout : 38 jetons en tout.
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

rule-reserve-alike = Dans le jeu de base, rien ne ressort de la défausse : peu importe donc quel jeton de la réserve vous dépensez ou perdez. Ils se valent tous, et les verts partent en premier.
    .title = Des jetons de réserve équivalents

## 2. La Planification

rule-plan = Distribuez les trois dés, un par figurine : Phare, Fantôme et Nautilion. À vous de décider lequel va à qui.
    .title = Attribuer les dés

## 3. Le Phare

rule-darkhouse-toll = Un 3 ou un 4 donné au Phare vous coûte un jeton, pris à bord ou dans la réserve, comme vous voulez. Un 1 ou un 2 ne coûte rien.
    .title = Le tribut du Phare

rule-darkhouse-nothing = Quand votre Nautilion et votre réserve sont vides tous les deux, le Phare ne prend rien.
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

rule-landing = Vous ramassez le jeton où vous vous arrêtez, puis le mettez à bord ou en réserve. Vous ne pouvez ni le laisser sur place ni le jeter.
    .title = Ramasser un jeton

rule-place-on-ship = À bord, un jeton se pose face visible sur la place qui porte son numéro. Cette place doit être libre : aucun numéro n’embarque deux fois.
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

rule-admiral-phase-five = Votre Amiral ne limite que ce que vous embarquez pendant la phase 5, celle du Nautilion. Le reste de vos actions est libre.
    .title = L’Amiral et la phase 5

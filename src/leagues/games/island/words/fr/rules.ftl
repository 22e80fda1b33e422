### Nautilus Island : les règles, dans nos mots.

## Mise en place

rule-goal = Chacun pour soi : trouvez des choses utiles dans le sous-marin échoué, rapportez-les à votre camp en collections, et finissez avec le plus de points.
    .title = Le but
rule-setup-castaways = Chaque joueur a un naufragé, qui attend à côté du plateau jusqu’à la première manche.
    .title = Un naufragé chacun
rule-setup-bonus = Les jetons bonus sont mélangés face cachée. Cinq d’entre eux sont retournés, un sur la case du camp de chaque couleur.
    .title = Cinq jetons bonus
rule-setup-portholes = Les hublots sont triés en piles selon la taille de la collection qu’ils ferment. Dans une pile, le plus précieux est au-dessus.
    .title = Les piles de hublots
rule-stack-counts = À deux on joue avec 8 piles, à trois avec 11, à quatre avec 12 ; chaque pile compte huit cartes. Le reste demeure dans la boîte, sans être vu.
    .title = Le nombre de piles
rule-setup-stacks = Les cartes sont mélangées et distribuées sur le plateau. Certaines piles sont face visible, d’autres face cachée.
    .title = Distribuer les piles
rule-object-cards = Il y a six couleurs : vêtements, navigation, réparation, pêche, vivres et trésors. Chacune a quatre objets différents, et chaque objet quatre cartes.
    .title = Les 96 cartes
rule-columns = Les piles forment des colonnes d’une, deux ou trois. À quatre il y a, depuis l’arrière : 1, 1, 2, 2, 3, 3 ; à trois : 1, 2, 2, 3, 3 ; à deux : 1, 2, 2, 3.
    .title = Les colonnes
rule-face-map = Dans chaque colonne, la première pile est visible et les autres cachées. Le livret a perdu ses images et ne dit plus lesquelles ; c’est notre reconstitution.
    .title = Visible ou cachée
rule-first-player = Le hasard dit qui commence.
    .title = Qui commence
rule-starting-hand = Personne n’a de cartes au départ : à la première manche, tout le monde récupère.
    .title = Mains vides

## Ordre du tour

rule-first-round-order = À la première manche, on joue autour de la table à partir du premier joueur.
    .title = L’ordre de la première manche
rule-turn-order = Ensuite, à chaque manche, le naufragé le plus proche de l’arrière du Nautilus joue d’abord, puis le suivant, jusqu’à l’avant.
    .title = L’arrière d’abord
rule-two-parts = Un tour a deux parties : déplacez votre naufragé, puis récupérez ou rangez.
    .title = Un tour

## Explorer

rule-explore = Placez votre naufragé devant une colonne de votre choix.
    .title = Explorer
rule-first-side = À la première manche, les naufragés vont au-dessus de la coque ; ensuite on change de côté à chaque manche.
    .title = Au-dessus d’abord
rule-hull-sides = À chaque manche, chacun passe de l’autre côté de la coque. Un naufragé qui n’a pas encore traversé ne barre aucune colonne du nouveau côté.
    .title = Les deux côtés
rule-own-column = Vous ne pouvez pas aller à la colonne de votre tour précédent, pas même de l’autre côté.
    .title = Pas deux fois la même colonne
rule-occupied = Vous ne pouvez pas aller à une colonne où un autre naufragé se tient déjà du même côté.
    .title = Un naufragé par colonne
rule-empty-column = On ne récupère rien dans une colonne vide. À la dernière manche, vous pouvez tout de même vous y placer et ranger autant de cartes qu’elle a de cases.
    .title = Colonnes vides
rule-compass = La boussole montre de quel côté passent les naufragés. Elle ne change rien d’autre.
    .title = La boussole

## Récupérer

rule-collect = Récupérer, c’est prendre en main la carte du dessus de chaque pile de votre colonne.
    .title = Récupérer
rule-collect-all = On prend de toutes les piles de la colonne, pas seulement de quelques-unes.
    .title = Tout ou rien
rule-face-down-secret = Une carte d’une pile cachée n’est vue que de celui qui la prend.
    .title = Votre trouvaille est secrète
rule-next-card-shown = Quand une carte visible est prise, la suivante est retournée aussitôt devant tous.
    .title = La carte suivante
rule-hand-limit = Vous pouvez tenir autant de cartes que vous voulez.
    .title = Sans limite
rule-hand-size-open = Le nombre de vos cartes n’est pas un secret ; lesquelles, si.
    .title = Les mains se comptent
rule-open-takes-known = Tout le monde voit qui prend une carte visible. La table n’en garde la liste que si elle en a convenu.
    .title = Ce que tous ont vu

## Ranger

rule-store = Ranger, c’est poser dans votre camp une ou plusieurs cartes de votre main.
    .title = Ranger
rule-store-limit = Vous pouvez ranger autant de cartes que votre colonne a de piles, ou moins. Une colonne vide compte avec toutes ses cases.
    .title = Combien à la fois
rule-store-one-colour = Les cartes rangées dans un tour ont toutes la même couleur, et vous n’avez qu’une collection par couleur.
    .title = Une couleur, une collection
rule-store-from-hand = Vous ne rangez que des cartes que vous tenez.
    .title = De votre main
rule-camp-open = Tout ce qui est dans les camps est visible.
    .title = Camps ouverts
rule-must-act = Vous devez récupérer ou ranger si l’un des deux est possible.
    .title = Pas d’oisiveté
rule-pass = On ne passe qu’à la dernière manche, devant une colonne vide et sans rien à ranger.
    .title = Passer
rule-pass-proves = Qui passe montre que sa main ne tient que des trésors et des cartes de collections déjà fermées.
    .title = Ce qu’un passage révèle

## Jetons bonus

rule-bonus-taken = Après avoir rangé, prenez le jeton bonus de la case de cette couleur, s’il y en a un, et posez-le pour de bon sur votre collection.
    .title = Prendre un jeton bonus
rule-bonus-several = Une collection peut réunir autant de jetons bonus qu’on veut.
    .title = Plusieurs jetons
rule-bonus-refill = Dès qu’il reste au plus un jeton bonus dans le camp, chaque case vide en reçoit un nouveau au hasard.
    .title = Regarnir le camp
rule-refill-before-closing = Le camp est regarni avant que vous décidiez de fermer votre collection.
    .title = Regarnir, puis fermer
rule-supply-dry = Quand il y a moins de jetons que de cases vides, le hasard dit lesquelles reçoivent les derniers ; après quoi rien n’est regarni.
    .title = Les derniers jetons
rule-bonus-tokens = Il y a 34 jetons bonus de six sortes. Leur répartition est notre reconstitution.
    .title = Les jetons bonus
rule-bonus-two-three = Le 2 ou le 3 de ces jetons s’ajoute simplement à vos points, quelle que soit leur collection.
    .title = Deux et trois
rule-bonus-own-set = Les quatre autres sortes comptent pour la collection où elles se trouvent, même jamais fermée.
    .title = Pour leur collection
rule-bonus-per-card = Ce jeton vaut un point par carte de sa collection à la fin.
    .title = Un point par carte
rule-bonus-double = Ce jeton vaut autant que le hublot de sa collection, et rien sans hublot. Il ne double aucun autre jeton.
    .title = Le hublot encore une fois
rule-bonus-double-twice = Deux jetons de cette sorte sur une collection valent chacun le hublot : trois fois sa valeur en tout.
    .title = Deux fois le double
rule-bonus-odd = Comptez les cartes de sa collection à la fin : un nombre impair rapporte 4 points, un nombre pair rien.
    .title = Collections impaires
rule-bonus-pair = Une paire du même objet dans sa collection rapporte 5 points. Chaque jeton de cette sorte demande sa propre paire.
    .title = Paires

## Hublots

rule-close = Juste après avoir rangé, vous pouvez fermer cette collection : posez-y le hublot du dessus de la pile de sa taille.
    .title = Fermer une collection
rule-porthole-exact = Un hublot ferme une collection d’exactement sa taille. Une taille sans pile ne se ferme pas, elle ne peut que grandir.
    .title = La taille exacte
rule-porthole-piles = Il y a trois hublots pour chacune des tailles 3, 4, 5 et 6. On connaît la taille 4 avec un 8 au-dessus, et la taille 5 ; les autres valeurs sont notre reconstitution.
    .title = La valeur des hublots
rule-porthole-gone = Quand une pile est épuisée, plus personne ne ferme une collection de cette taille.
    .title = Une pile épuisée
rule-close-now = On ne ferme une collection que dans le tour où l’on y a rangé. Sinon, il faudra plus de cartes et une autre taille.
    .title = Maintenant ou plus grand
rule-closed-for-good = On n’ajoute rien à une collection fermée, et l’on n’en commence pas d’autre de sa couleur.
    .title = Fermé, c’est fermé
rule-closed-may-collect = Vous pouvez encore récupérer des cartes d’une couleur que vous avez fermée.
    .title = Cartes d’une couleur fermée

## Trésors

rule-treasures-stay = Les trésors ne se rangent jamais. Ils restent en main jusqu’à la fin.
    .title = Les trésors restent en main
rule-treasures-score = À la fin, chaque trésor de votre main vaut ses points.
    .title = Les trésors comptent
rule-treasure-values = Les quatre trésors valent 1, 2, 2 et 3 points. Les vraies valeurs sont perdues ; celles-ci sont les nôtres.
    .title = La valeur des trésors

## La fin

rule-round-end = Une manche est finie quand tous les naufragés ont traversé. La suivante commence par l’arrière.
    .title = La fin d’une manche
rule-column-empty = Dès qu’une colonne est vide, la fin est proche. Les piles d’une colonne s’épuisent toutes ensemble.
    .title = Une colonne vide
rule-final-round = On finit la manche, puis chacun a un dernier tour, dans l’ordre habituel.
    .title = La dernière manche
rule-one-final-round = Les colonnes vidées plus tard n’ajoutent pas de manche.
    .title = Une seule dernière manche
rule-scoring = Comptez vos jetons bonus, vos hublots et vos trésors.
    .title = Le décompte
rule-leftover-cards = Les autres cartes restées en main ne valent rien et ne coûtent rien.
    .title = Cartes restantes
rule-most-points = Le plus de points gagne.
    .title = Le vainqueur
rule-tie-break = À égalité, le naufragé le plus proche de l’arrière du Nautilus l’emporte.
    .title = Égalités

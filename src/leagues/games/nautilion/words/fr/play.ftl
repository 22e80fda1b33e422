### Nautilion : ce qui se dit en jouant.

game-title = Nautilion
game-about = Menez votre sous-marin jusqu’aux Abysses avec neuf équipiers à bord, avant que le Fantôme n’atteigne les Îles Bienheureuses.

## Options

option-players = Joueurs
    .about = Jouez en solo, ou à deux avec un Amiral chacun. À deux, vous avez deux jetons de réserve de plus au départ, et vous gagnez ou perdez ensemble.
option-ship = Navire
    .about = Le Nautilion que vous menez. La classe A a beaucoup de conduits d’aération, c’est la plus facile ; la classe C en a peu, c’est la plus difficile.
option-reserve = Réserve de départ
    .about = Des jetons pour payer les sorts et le Phare. Quatre, c’est normal ; plus, c’est plus facile ; moins, c’est plus difficile. À deux, vous en recevez deux de plus que le nombre choisi.

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

## Noms

figure-darkhouse = Phare
figure-phantom = Fantôme
figure-nautilion = Nautilion
place-isles = Îles Bienheureuses
place-abyss = Abysses
spell-whirlwind = Tourbillon itératif
spell-tide = Marée artificielle
spell-translation = Translation aquatique
phase-1 = Les Courants
phase-2 = La Planification
phase-3 = Le Phare
phase-4 = Le Fantôme
phase-5 = Le Nautilion
standing-printed = imprimée
standing-inferred = déduite
standing-reconstructed = reconstituée
standing-ruling = notre décision

## Ce qui est demandé

decision-deal-token = Quel jeton Équipage se trouve sur la case suivante du parcours ?
decision-deal-admirals = Quel Amiral revient à quel joueur ?
decision-roll = Lancez les trois dés pour commencer le tour.
decision-roll-die = Que montre le dé suivant ?
decision-choose-first = Vous avez vu les dés : qui de vous deux joue ce premier tour ?
decision-plan = Lancez un sort, ou donnez un dé au Phare, un au Fantôme et un au Nautilion.
decision-swap-first = Quel jeton du parcours doit changer de place ?
decision-swap-second = Avec quel jeton doit-il changer de place ?
decision-darkhouse-discard = Le Phare réclame son tribut : quel jeton cédez-vous ?
decision-place-token = Vous avez ramassé un jeton : va-t-il à bord ou en réserve ?

## Ce que fait un coup

do-deal-token = Poser un { $token } sur la case suivante
do-deal-admirals =
    { $seat ->
        [1] Donner le premier Amiral au joueur 1, le second au joueur 2
       *[2] Donner le premier Amiral au joueur 2, le second au joueur 1
    }
do-roll = Lancer les dés
do-roll-die = Obtenir un { $value }
do-choose-first = Laisser commencer le joueur { $seat }
do-give = Donner { $darkhouse } au Phare, { $phantom } au Fantôme, { $nautilion } au Nautilion
do-whirlwind = Lancer le Tourbillon itératif : relancer les trois dés
do-tide = Lancer la Marée artificielle : changer un { $shows } en { $becomes }
do-translate = Lancer la Translation aquatique : échanger deux jetons du parcours
do-swap-first = Échanger le jeton de la case { $place }
do-swap-second = L’échanger avec le jeton de la case { $place }
do-discard-reserve = Céder un jeton de la réserve
do-discard-crew = Céder l’équipier { $crew }
do-place = Le prendre à bord
do-reserve = Le garder en réserve

## Le journal de bord

say-path-laid = Le parcours est formé : { $a } jetons Équipage entre les Îles Bienheureuses et les Abysses.
say-admirals =
    { $a ->
        [1] Le joueur 1 reçoit le premier Amiral, le joueur 2 le second.
       *[2] Le joueur 1 reçoit le second Amiral, le joueur 2 le premier.
    }
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
say-rolled = Les dés montrent { $a }, { $b } et { $c }.
say-first =
    { $a ->
        [0] Le joueur 1 prend la barre en premier.
       *[1] Le joueur 2 prend la barre en premier.
    }
say-whirlwind =
    { $a ->
        [one] Tourbillon itératif, pour { $a } jeton : les trois dés sont relancés.
       *[other] Tourbillon itératif, pour { $a } jetons : les trois dés sont relancés.
    }
say-tide =
    { $c ->
        [one] Marée artificielle, pour { $c } jeton : un { $a } devient un { $b }.
       *[other] Marée artificielle, pour { $c } jetons : un { $a } devient un { $b }.
    }
say-swapped =
    { $c ->
        [one] Translation aquatique, pour { $c } jeton : un { $a } et un { $b } échangent leurs places.
       *[other] Translation aquatique, pour { $c } jetons : un { $a } et un { $b } échangent leurs places.
    }
say-gave = Le Phare reçoit { $a }, le Fantôme { $b }, le Nautilion { $c }.
say-toll-free = Le Phare a un { $a } et ne prend rien.
say-toll-nothing = Le Phare a un { $a }, mais il n’y a rien à prendre.
say-toll-reserve =
    { $a ->
        [0] Le Phare prend le dernier jeton de la réserve.
       *[other] Le Phare prend un jeton de la réserve ; il en reste { $a }.
    }
say-toll-crew = Le Phare emporte l’équipier { $a }.
say-phantom-landed = Le Fantôme avance de { $a } et détruit un { $b }.
say-phantom-arrived = Avec un { $a }, le Fantôme atteint les Îles Bienheureuses : le voyage est perdu.
say-nautilion-landed = Le Nautilion avance de { $a } et ramasse un { $b }.
say-placed = L’équipier { $a } monte à bord.
say-kept = L’équipier { $a } va en réserve.
say-won = Au tour { $a }, le Nautilion atteint les Abysses avec les neuf équipiers à bord : le voyage est gagné.
say-crew-missing =
    { $a ->
        [0] Le Nautilion atteint les Abysses sans aucun de ses { $b } équipiers à bord : le voyage est perdu.
       *[other] Le Nautilion atteint les Abysses avec seulement { $a } de ses { $b } équipiers à bord : le voyage est perdu.
    }

## Comment cela finit

ending-won-full-crew = Gagné : le Nautilion a atteint les Abysses avec les neuf équipiers à bord.
ending-lost-phantom-at-isles = Perdu : le Fantôme a atteint les Îles Bienheureuses.
ending-lost-crew-missing = Perdu : le Nautilion a atteint les Abysses sans son équipage au complet.
ending-fault = Arrêté : le programme s’est trompé dans les règles. Merci de le signaler, en joignant l’enregistrement de cette partie.

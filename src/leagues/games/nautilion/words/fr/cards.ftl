### Nautilion : ce que font les cartes, avec nos propres mots. Les nombres viennent des tables, pour suivre aussi le fichier d’un propriétaire.

## Cartes du Phare

darkhouse-none = Cette carte ne change rien.
    .title = Mer étale
darkhouse-twice = Les phases 2 à 5 se jouent, puis se rejouent avec les trois mêmes valeurs. La seconde fois, vous pouvez les répartir autrement.
    .title = Double quart
darkhouse-one-by-one = Les dés se lancent séparément. Chacun doit aller à une figurine avant que vous ne voyiez le suivant.
    .title = Vague après vague
darkhouse-insert = Avant le lancer, remettez sur le parcours un équipier, un Mage ou un Mercenaire de la défausse, quelque part devant le Nautilion.
    .title = Épave à la dérive
darkhouse-exchange = Le jeton où s’arrête le Fantôme est pour vous, et celui où vous vous arrêtez est pour lui.
    .title = Filets croisés
darkhouse-backwards = Votre dé emmène le Nautilion vers les Îles Bienheureuses. Il ramasse le jeton où il s’arrête.
    .title = Contre-courant
darkhouse-two-steps = Désignez une figurine, puis lancez son dé. Deux autres dés suivent, pour les autres figurines.
    .title = Sonde à l’aveugle
darkhouse-fixed = Personne ne lance : les dés montrent { $dice }. Ni sorts ni Mages ne peuvent les changer.
    .title = Courants figés
darkhouse-recover = Avant le lancer, un jeton de la défausse, à votre choix, rejoint votre réserve.
    .title = Bois flotté
darkhouse-buy =
    { $price ->
        [one] Une seule fois, avant de donner les dés, vous pouvez troquer { $price } jeton de la réserve contre un de la défausse qui trouve son emplacement à bord.
       *[other] Une seule fois, avant de donner les dés, vous pouvez troquer { $price } jetons de la réserve contre un de la défausse qui trouve son emplacement à bord.
    }
    .title = Troc de contrebande
darkhouse-toll-tokens = Le Phare prend { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } au lieu d’un. Dés concernés : { $dice }.
    .title = Lourd tribut
darkhouse-toll-dice = Le Phare ne prend quelque chose qu’avec certains dés : { $dice }.
    .title = Lampe voilée
darkhouse-toll-reroll = Le Phare relance certains dés : { $dice }. Le nouveau résultat décide du tribut.
    .title = Feu vacillant

## Actions héroïques

heroic-none = Cette action ne fait rien d’autre que coûter son prix.
    .title = Geste vain
heroic-shelter =
    { $amount ->
        [one] Le Phare ne prend rien pendant { $amount } tour : celui-ci.
       *[other] Le Phare ne prend rien pendant { $amount } tours, celui-ci compris.
    }
    .title = Port abrité
heroic-set-dice = Mettez sur la valeur de votre choix chaque dé qu’aucune figurine n’a encore reçu.
    .title = Barre ferme
heroic-phantom-stays = Ce tour-ci, quel que soit son dé, le Fantôme ne bouge pas et ne détruit rien.
    .title = Calme plat
heroic-phantom-back = Ce tour-ci, le dé du Fantôme le repousse vers les Abysses.
    .title = Ressac
heroic-replace = Une autre Action héroïque visible, à votre choix, quitte la partie, et la suivante de la pioche prend sa place.
    .title = Contrordre
heroic-from-path = Un équipier de votre choix monte à bord directement du parcours, avec tout autre numéro que celui qui a payé.
    .title = Filin de secours
heroic-from-discard = Un équipier de la défausse, à votre choix, monte à bord, avec tout autre numéro que celui qui a payé.
    .title = Repêchage
heroic-to-reserve =
    { $amount ->
        [one] { $amount } jeton de la défausse, à votre choix, rejoint votre réserve.
       *[other] { $amount } jetons de la défausse, à votre choix, rejoignent votre réserve.
    }
    .title = Sauvetage
heroic-haul = Ce tour-ci, le jeton où s’arrête le Nautilion va en réserve, et ses plus proches voisins des deux côtés aussi.
    .title = Pêche miraculeuse
heroic-cabin = Les deux autres numéros de la Cabine y viennent de la défausse, là où leur emplacement est libre.
    .title = Renfort aux Mages
heroic-mercenary = Un Mercenaire déserte le plateau du Fantôme pour la défausse.
    .title = Désertion
heroic-reefs = Tous les Écueils du numéro qui a payé disparaissent du parcours.
    .title = Chenal dégagé
heroic-payers = Elle n’agit que si elle est payée avec l’un de ces équipiers : { $crew }.
    .title = Qui doit payer

### Nemo’s War : ce qui se dit des règles facultatives.

## Options

option-optional_rules = Règles facultatives
    .about = Quelles règles facultatives du manuel voulez-vous ? Un premier voyage n’en demande aucune.
optional_rules-relentless-pursuit = Poursuite acharnée
    .about = Au début de vos actions, un dé dit pour chaque navire de guerre autour de vous s’il attaque.
optional_rules-realistic-torpedoes = Torpilles réalistes
    .about = Aucune torpille ne peut viser le serpent de mer ni le dirigeable.
optional_rules-naval-coordination = Coordination navale des impérialistes
    .about = Là où un navire de guerre proche retire 1 à un jet, chaque navire révélé le fait.
optional_rules-not-like-the-captain = « Cela ne ressemble pas au capitaine »
    .about = Avant l’acte III, Nemo peut passer d’un mobile honorable à un mobile sévère, ou l’inverse. Nemo ou l’équipage en paie le prix.

## Choix

decision-pursuer = Pour quel navire de guerre lancez-vous maintenant ?
do-pursuer = Voir si { ship.the } attaque
aid-pursuit = { $lots ->
        [one] { $lots } face sur 6 le fait attaquer.
       *[other] { $lots } faces sur 6 le font attaquer.
    }
aid-change-price = Cela coûte { $count } à { track }.
source-naval-coordination = des navires qui agissent ensemble

## Le journal

say-pursues = Un { $b } : { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } fond sur nous.
say-no-pursuit = Un { $b } : { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } nous laisse en paix.
say-no-aim = Aucune torpille ne peut viser { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.

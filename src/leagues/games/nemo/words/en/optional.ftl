### Nemo’s War: what is said about the optional rules.

## Options

option-optional_rules = Optional rules
    .about = Which of the manual’s optional rules do you want? A first voyage needs none.
optional_rules-relentless-pursuit = Relentless Pursuit
    .about = At the start of your actions a die says, for each warship around you, if it attacks.
optional_rules-realistic-torpedoes = Realistic torpedoes
    .about = No torpedo can be aimed at the Sea Serpent or the airship.
optional_rules-naval-coordination = Imperialist Naval Coordination
    .about = Where a warship near you takes 1 from a roll, every revealed ship does.
optional_rules-not-like-the-captain = “That’s not like the Captain”
    .about = Before Act III, Nemo may turn from an honourable motive to a stern one or back. Nemo or the Crew pays for it.

## Choices

decision-pursuer = For which warship do you roll now?
do-pursuer = See if { ship.the } attacks
aid-pursuit = { $lots ->
        [one] { $lots } face of 6 makes it attack.
       *[other] { $lots } faces of 6 make it attack.
    }
aid-change-price = It costs { $count } of { track }.
source-naval-coordination = ships that act together

## The journal

say-pursues = A { $b }: { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } comes at us.
say-no-pursuit = A { $b }: { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    } lets us be.
say-no-aim = No torpedo can be aimed at { $c ->
        [1] { ship-back-a.the }
       *[other] { ship-a.the }
    }.

"""Cards of the expanded box that stay in the tableau and change something for the rest of the voyage, each in a file of its
own. A file answers questions of `questions`; its name is its rule's name. What the card does when it is drawn, and what it
scores, are values of the data file.
"""

from __future__ import annotations

from leagues.games.nemo.ongoing import hinomaru, q_ships, war_office_act

ALL = (hinomaru, war_office_act, q_ships)

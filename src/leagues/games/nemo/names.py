"""The names of everything that records and data files call by name, in the order of their numbers. Only ever appended to."""

from __future__ import annotations

OCEANS = (
    "western-pacific", "eastern-pacific", "north-atlantic", "south-atlantic", "european-seas", "indian-ocean",
    "south-pacific", "central-pacific", "pacific-coast", "arctic-ocean", "cape-horn", "cape-of-good-hope",
)  # fmt: skip
TRACKS = ("nemo", "crew", "hull")
MOTIVES = (
    "explore", "science", "anti-imperialism", "war",
    # those of the expanded box
    "humanist", "piracy", "world-order", "adventure",
)  # fmt: skip
BASIC_MOTIVES = 4  # the first of them
CATEGORIES = ("honorable", "stern")
LEVELS = ("sailor", "officer", "captain")
ASPECTS = (
    "deck_gems", "first_upgrade", "upgrades", "reinforcements", "hidden_ships", "action_points", "test_loss", "epilogue",
    "attributes", "deadly_seas",
)  # fmt: skip
GROUPS = (
    "white", "pale-yellow", "blue", "green", "dark-yellow", "orange", "red", "black",
    "deadly-seas",  # only with the optional rule that it belongs to
)  # fmt: skip
FLAGS = (
    "no-flag", "british", "american", "french", "russian", "norwegian", "ottoman", "danish", "peruvian", "italian",
    "spanish", "austrian", "japanese", "confederate-states", "german", "dutch",
)  # fmt: skip
CLASSES = (
    "freighter", "passenger", "clipper", "mail", "whaler", "slaver", "ghost", "frigate", "armored-frigate", "ironclad",
    "ironside", "battleship", "capital", "monster", "raider", "steam-cruiser", "airship", "ram", "pirate",
    "convoy",
)  # fmt: skip
SHIPS = (
    "agamemnon", "alfred", "america", "ariel", "britannia", "chance", "city-of-adelaide", "clyde", "cutty-sark", "donau",
    "ellen-southard", "fulmar", "gange", "general-grant", "hannah-more", "jumna", "mary-celeste", "napoleon-iii",
    "pequod", "rhone", "royal-adelaide", "scotia", "star-of-india", "syria", "taeping", "taitsing", "thermopylae",
    "triumph", "tynwald", "zeeland", "abraham-lincoln", "arapiles", "belliqueuse", "ferdinand-max", "fujiyama",
    "giuseppe-garibaldi", "huascar", "jylland", "lord-clyde", "royal-sovereign", "ryujo", "sea-serpent", "shenandoah",
    "themis", "bellerophon", "idaho", "repulse", "victoria", "friedrich-carl", "kniaz-pozharsky", "la-france", "moshun",
    "borda", "buffel", "kotetsu", "numancia", "captain", "hercules", "konig-wilhelm", "prince-albert", "audacious",
    "devastation", "invincible", "monarch", "omaha", "sinop", "zealous", "cerberus", "glasgow",
    # the Ship Groups of Deadly Seas
    "merchant-convoy", "whaling-fleet", "troop-convoy",
)  # fmt: skip
EARLIER_SHIPS = 69  # those before the Ship Groups; ids of answers were built on these
DEADLY = (  # the other tokens of Deadly Seas
    "coastal-village", "cyclone", "fire-aboard", "nautilus-breakdown", "red-sky", "rogue-wave", "uncharted-island",
)  # fmt: skip
CHARACTERS = ("aronnax", "conseil", "ned-land", "first-officer", "second-officer", "chief-engineer")
ATTRIBUTES = ("brave", "learned", "loyal", "weary", "saboteur", "lucky")
UPGRADES = (
    "arcane-library", "double-hull", "crew-armor", "fog-machine", "hydro-drive", "magnetic-mines", "monstrous-design",
    "periscope-device", "reinforced-armor", "steam-torpedoes", "strengthened-prow",
    # those of the expanded box
    "adventurers-league", "cell-batteries", "electric-horns", "officers-mess", "sanctorum",
    "war-room", "diving-apparatus", "clockwork-cipher", "crystalline-sensors",
    "map-room", "prism-binoculars", "electro-coil-bolts", "manifesto", "prize-crew-quarters", "guilds-deck",
    "hospital-machines", "armory", "gas-turbines",
)  # fmt: skip
BASIC_UPGRADES = 11  # the first of them; ids of answers were built on these
EARLIER_UPGRADES = 26  # those that were there before the Allies, behind whose answers the others come
LATER_UPGRADES = 27  # and those that were there before the Adventure tokens
MARKED_UPGRADES = 16  # those behind them lie aside in a basic voyage too, but are not in the game
COMPANIES = ("cooperative", "semi-competitive", "imperialists")  # how several sail, with or against each other
BOXES = ("basic", "expanded")
OPTIONAL_RULES = (
    "relentless-pursuit", "realistic-torpedoes", "naval-coordination", "not-like-the-captain", "buried-treasure",
    "at-all-costs", "britannia-rules-the-waves",
    "changing-losses", "officers-attributes", "nadeen-dakkar", "deadly-seas",
)  # fmt: skip
TREASURES = (
    "map-0", "map-1", "map-2", "map-3", "map-4", "map-5", "abyss", "bermuda-triangle", "khambhat", "pavlopetri",
    "cleopatras-palace", "deep-sea-vents", "great-barrier-reef", "dwarka", "lost-mayan-city", "mariana-trench",
    "yonaguni", "retain-nemo", "retain-crew", "retain-hull", "retain-action", "retain-reroll", "retain-upgrade",
    "two-more", "misfortune", "rumour", "scandal", "uprising",
    # those of the expanded box
    "sargasso-sea", "port-royal",
    "fenian-brotherhood", "cretan-klephts", "black-flag-army", "maori-king-movement", "cuban-mambises",
    "paraguayan-remnant", "abyssinian-court", "satsuma-ronin",
    "drowned-shrine", "stone-watchers", "ghost-regatta", "whale-song", "roman-galley", "milk-sea", "blue-hole",
    "newborn-island", "kelp-forest", "under-the-ice", "saint-elmos-fire", "flying-dutchman",
)  # fmt: skip
MAPS = 6  # the first of them: plain maps, which can be buried
BASIC_TREASURES = 28  # the first of them; ids of answers were built on these
ALLIES = TREASURES[30:38]  # the Allies of World Order; ids of answers were built on these too
ADVENTURES = TREASURES[38:50]  # the tokens of Adventure, and on these
EVENTS = 51
FINALES = ("a", "b", "c", "d", "e", "f", "g")
BASIC_CARDS = (
    "none", *(f"event {number}" for number in range(1, EVENTS + 1)), "rising", *(f"finale {one}" for one in FINALES),
)  # fmt: skip
CARDS = (
    *BASIC_CARDS,
    # those of the expanded box
    "event 52", "event 53", "event 54", "event 55", "event 56", "event 57", "finale h", "finale i", "finale j",
    "event 58",  # only with the optional rule that it belongs to
)  # fmt: skip


def of_file(module: str) -> str:
    """The name of what a file is about: `upgrades.strengthened_prow` is the file of `strengthened-prow`."""
    return module.rpartition(".")[2].replace("_", "-")


def motive(module: str) -> int:
    """The number of the motive that a file is about."""
    return MOTIVES.index(of_file(module))


def optional_rule(module: str) -> int:
    """The number of the optional rule that a file is about."""
    return OPTIONAL_RULES.index(of_file(module))


def upgrade(module: str) -> int:
    """The number of the upgrade that a file is about."""
    return UPGRADES.index(of_file(module))

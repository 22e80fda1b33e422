"""What the rules of Nemo's War say to the journal. The sentences are in `words/<language>/play.ftl`."""

from __future__ import annotations

from leagues.games.nemo.rulebook import Rule
from leagues.kernel.frames import Message


class Say(Message):
    """The messages, with the rules they rest on. a, b and c are their arguments."""

    # Setting up
    START = 1, Rule.PROLOGUE  # ocean
    UPGRADE_SHOWN = 2, Rule.SETUP_UPGRADES, Rule.MOTIVE_KEPT  # upgrade
    UPGRADE_ASIDE = 3, Rule.SETUP_UPGRADES  # upgrade
    FIRST_UPGRADE = 4, Rule.STARTING_UPGRADE_BOUGHT  # upgrade
    # Turns and cards
    TURN = 10, Rule.TURN_PHASES  # turn, act
    ACT = 11, Rule.ACT_CARDS, Rule.ACT_DICE  # act
    EVENT = 12, Rule.EVENT_PHASE  # card
    MOTIVE_CHANGED = 13, Rule.MOTIVE_CHANGE  # motive
    MOTIVE_KEPT = 14, Rule.MOTIVE_KEPT  # motive
    CARD_PASSED = 15, Rule.PASS_AND_FAIL  # card
    CARD_FAILED = 16, Rule.PASS_AND_FAIL, Rule.PASSED_TO_FAIL  # card
    CARD_KEPT = 17, Rule.KEEP_CARDS, Rule.TABLEAU  # card
    CARD_GONE = 18, Rule.PASS_AND_FAIL  # card
    CARD_USED = 19, Rule.KEEP_WHEN, Rule.KEEP_DONE  # card
    ADVENTURE = 20, Rule.ADVENTURE  # card
    DECLINED = 21, Rule.ADVENTURE_DECLINED  # card
    # Resources
    GAINED = 30, Rule.RESOURCE_GAIN  # track, how much, what it stands at
    LOST = 31, Rule.RESOURCE_LOSS  # track, how much, what it stands at
    NOTORIETY_UP = 32, Rule.NOTORIETY  # how much, what it stands at
    NOTORIETY_DOWN = 33, Rule.NOTORIETY, Rule.NOTORIETY_FLOOR  # how much, what it stands at
    GROUP_ADDED = 34, Rule.BLUE_GROUP, Rule.GREEN_GROUP, Rule.GROUPS_STAY, Rule.ACT_TWO, Rule.ACT_THREE  # group
    ALLIED = 35, Rule.ALLIED_NAVIES
    ACTIONS_GAINED = 36, Rule.ACTION_POINTS, Rule.ACTION_POINT_LIMIT  # how many, what one has
    NO_ACTIONS = 37, Rule.EVENT_13
    # Placement
    ROLLED = 50, Rule.PLACEMENT_ROLL, Rule.ACT_DICE  # the white dice; 0 for a third that there is not
    ROLLED_BLACK = 68, Rule.PLACEMENT_ROLL, Rule.DETERMINATION  # the black dice; 0 for a second that there is not
    LULL = 51, Rule.LULL  # ocean
    HIDDEN_PLACED = 52, Rule.PLACE_HIDDEN  # ocean
    SPREAD = 53, Rule.SPREAD_OUT  # full ocean, ocean
    SHIP_DRAWN = 54, Rule.DRAW_AT_RANDOM  # ship, side
    REVEALED = 55, Rule.REVEAL, Rule.SIDE_SHOWN, Rule.ATTACK_HIDDEN  # ship, ocean, side
    HOSTILE = 56, Rule.GET_HOSTILE  # ship, ocean
    HUNTING = 57, Rule.GO_HUNTING, Rule.HUNTER_GRAY  # ship, ocean, side
    CUP_REFILLED = 58, Rule.CUP_REFILLED, Rule.CUP_REINFORCED
    CUP_DRY = 59, Rule.CUP_DRY
    GEM_PLACED = 60, Rule.LULL_GEM, Rule.ONE_GEM, Rule.GEM_NEXT_DOOR  # ocean
    GEM_ON_DECK = 61, Rule.LULL_DECK_GEM  # gems on the deck
    GEM_FORFEIT = 62, Rule.GEM_NEXT_DOOR, Rule.GEM_STOCK
    UPRISING_SAFE = 63, Rule.UPRISING_CHECK, Rule.UPRISING_SAFE  # ocean, die, sum
    UPRISING_CRUSHED = 64, Rule.UPRISING_CRUSHED  # ocean, die, sum
    CUBE_REMOVED = 65, Rule.UPRISING_CRUSHED  # ocean
    CUBE_PLACED = 66, Rule.INCITE, Rule.CUBE_BY_EVENT  # ocean
    HIDDEN_REMOVED = 67, Rule.EVENT_23  # ocean
    # Actions
    MOVED = 80, Rule.MOVE  # from, to
    SEARCHES = 81, Rule.SEARCH  # ocean
    INCITES = 82, Rule.INCITE  # ocean
    RESTS = 83, Rule.REST
    REPAIRS = 84, Rule.REPAIR
    REFITS = 85, Rule.REFIT
    INSTALLED = 86, Rule.REFIT_COST, Rule.REFIT_ONE  # upgrade
    OFFERED = 87, Rule.EVENT_50, Rule.TREASURE_RETAIN_UPGRADE  # upgrade
    FOGGED = 88, Rule.UPGRADE_FOG_MACHINE  # dice
    TURN_ENDED = 89, Rule.SAVE_ONE_POINT, Rule.SAVE_NEVER_MORE  # saved
    TUNNEL = 90, Rule.EVENT_22
    # Tests
    EXERTED = 100, Rule.EXERT, Rule.EXERT_FIRST  # resources as bits
    SPENT = 101, Rule.TREASURE_AS_MODIFIER  # treasure
    ROLL = 102, Rule.TEST  # what, first die, second die
    RESULT_PASSED = 103, Rule.TEST_PASSED, Rule.EXERT_PASSED  # what, total, needed
    RESULT_FAILED = 104, Rule.TEST_PASSED, Rule.EXERT_FAILED  # what, total, needed
    NATURAL_TWO = 105, Rule.NATURAL_TWO  # what
    BAND = 106, Rule.ACTION_TESTS  # what, total, band
    SACRIFICED = 107, Rule.SACRIFICE  # character
    RESTORED = 108, Rule.EVENT_3, Rule.EVENT_44  # character
    REROLLED = 109, Rule.RE_ROLL
    HELPED = 110, Rule.HELP  # source, how much
    # Combat
    ATTACKS = 120, Rule.ATTACK, Rule.ATTACK_TARGET, Rule.COMBAT_SEQUENCE  # ship, how, side
    DECLINES = 121, Rule.STALK_DECLINED  # ship, nothing, side
    ENEMY_HITS = 122, Rule.ENEMY_HITS  # ship, hits
    ENEMY_MISSES = 123, Rule.ENEMY_MISSES  # ship
    ENEMY_DISASTER = 124, Rule.ENEMY_SNAKE_EYES  # ship, hits
    HIT = 125, Rule.HITS_LAND  # die, track
    HIT_IGNORED = 126, Rule.DOUBLE_HULL_HITS
    ABSORBED = 127, Rule.HIT_ABSORBED, Rule.UPGRADE_DESTROYED  # upgrade
    MISSED = 128, Rule.OWN_MISS  # ship, nothing, side
    OWN_DISASTER = 129, Rule.OWN_SNAKE_EYES  # ship, nothing, side
    SUNK = 130, Rule.OWN_HIT, Rule.ONE_HIT_SINKS, Rule.SUNK_NOTORIETY  # ship, side
    TO_TONNAGE = 131, Rule.TONNAGE  # ship, row, side
    TO_SALVAGE = 132, Rule.SALVAGE, Rule.SALVAGE_ENDS_STREAK  # ship, nothing, side
    FOLLOW_UP = 133, Rule.BOLD_CHAIN, Rule.BOLD_CHAIN_PRICE
    TORPEDO_WORN = 134, Rule.TORPEDO_AFTER_MISS
    # Treasures
    TREASURE = 150, Rule.TREASURE_COLLECTED  # treasure
    TREASURE_EVENT = 151, Rule.TREASURE_X  # treasure
    TREASURE_USED = 152, Rule.TREASURE_RETAIN  # treasure
    TREASURE_LOST = 153, Rule.EXPENSIVE  # treasure
    TREASURES_GONE = 154, Rule.TREASURES_GONE
    # The end
    BROKEN = 170, Rule.BROKEN
    KILLED = 171, Rule.KILLED
    SHATTERED = 172, Rule.SHATTERED
    PARIAH = 173, Rule.PARIAH  # Notoriety
    IMPERIALISTS = 174, Rule.IMPERIALIST_VICTORY
    FINALE_TURNS = 175, Rule.FINALE_B, Rule.FINALE_C, Rule.FINALE_G  # card
    SCORED = 176, Rule.SCORING  # category, points
    TREASURE_SEEN = 190, Rule.UPGRADE_MAP_ROOM, Rule.MAP_ROOM_SECOND  # treasure
    TREASURE_RETURNED = 191, Rule.MAP_ROOM_SECOND, Rule.MAP_ROOM_RETURN  # treasure
    SHIP_PUT_BACK = 192, Rule.UPGRADE_PRISM_BINOCULARS  # ship
    CAME_ALONG = 193, Rule.BINOCULARS_ALONG  # upgrade
    TO_QUARTERS = 194, Rule.UPGRADE_PRIZE_CREW_QUARTERS  # ship, 0, side
    TRAINED = 195, Rule.QUARTERS_TRAIN  # ship
    GEM_ON_SALVAGE = 196, Rule.GUILDS_GEM  # points there now
    DECIPHERED = 180, Rule.UPGRADE_CLOCKWORK_CIPHER, Rule.CIPHER_SHIP  # ship, ocean, side
    THROWN_AGAIN = 181, Rule.UPGRADE_CRYSTALLINE_SENSORS  # 1 for a black die
    DIE_TURNED = 179, Rule.UPGRADE_WAR_ROOM, Rule.WAR_ROOM_DIE  # die, face
    UPGRADE_USED = (
        178,
        Rule.UPGRADE_ELECTRIC_HORNS,
        Rule.UPGRADE_SANCTORUM,
        Rule.UPGRADE_MANIFESTO,
        Rule.BOLTS_COST,
        Rule.UPGRADE_ARMORY,
    )  # upgrade
    LEVEL = 177, Rule.VICTORY_LEVELS, Rule.LOW_SCORE  # level, score
    # The motives of the expanded box
    CUBES_RETURNED = 200, Rule.HUMANIST_CUBES, Rule.HOSPITAL_CUBES  # ocean, how many
    GOODWILL_MISSION = 201, Rule.HUMANIST_GOODWILL, Rule.INCITE  # ocean
    GOODWILL_WON = 202, Rule.HUMANIST_GOODWILL  # ocean
    # Hospital Machines
    THREE_DICE = 210, Rule.THREE_DICE  # die, die, die
    PARLEYED = 211, Rule.PARLEY, Rule.DIPLOMACY_ROLL  # ship, 0, side
    NOT_HEARD = 212, Rule.DIPLOMACY_AFTER_MISS  # ship, 0, side
    DIPLOMACY_WORN = 213, Rule.DIPLOMACY_AFTER_MISS
    TO_RELATIONS = 214, Rule.RELATIONS  # ship, row, side
    INCIDENT = 215, Rule.INCIDENT  # ship, 0, side
    SUPPORTED = 216, Rule.SUPPORT  # ship, ocean, side
    MENDED = 217, Rule.MENDING  # ocean
    NOTORIETY_FROZEN = 203, Rule.PIRACY_FROZEN, Rule.PIRACY_BLACK_DICE  # Notoriety
    WONDER_ADDED = 220, Rule.WORLD_ORDER_WONDERS  # treasure, Notoriety
    ALLIES_ADDED = 221, Rule.WORLD_ORDER_ALLIES, Rule.WORLD_ORDER_CHANGE  # how many
    ALLY_PLACED = 222, Rule.ALLIES_TONNAGE  # treasure, row
    # The cards of the expanded box
    HIDDEN_GUNS = 280, Rule.EVENT_57  # ship, ocean, side
    EXHIBITED = 281, Rule.FINALE_I  # treasure
    GIVEN_UP = 282, Rule.FINALE_H  # upgrade
    # The optional rules
    PURSUES = 240, Rule.RELENTLESS_PURSUIT  # ship, die, side
    NO_PURSUIT = 241, Rule.RELENTLESS_PURSUIT, Rule.PURSUIT_ONE  # ship, die, side
    NO_AIM = 242, Rule.REALISTIC_TORPEDOES, Rule.TORPEDO_WASTED  # ship, nothing, side
    ADVENTURE_LAID = 230, Rule.ADVENTURE_FIRST_TOKEN, Rule.ADVENTURE_LULL_TOKEN, Rule.ADVENTURE_NEXT_DOOR  # ocean
    ADVENTURE_FORFEIT = 231, Rule.ADVENTURE_NEXT_DOOR, Rule.ADVENTURE_TOKENS_LEFT  # ocean
    ADVENTURE_FOUND = 232, Rule.ADVENTURE_FOUND, Rule.ADVENTURE_SPECIFIED  # treasure, ocean
    ADVENTURE_CLAIMED = 233, Rule.ADVENTURE_CLAIMED, Rule.ADVENTURE_CLAIM_AT_ONCE  # treasure
    # Several captains
    CAPTAIN = 320, Rule.CAPTAINCY  # seat
    DEALT = 321, Rule.OFFICERS_DEALT  # seat, character
    REFUSED = 322, Rule.OFFICER_CONSENT  # seat, character
    OWN_SCORE = 323, Rule.OWN_SCORES  # seat, points
    BEST_CAPTAIN = 324, Rule.BEST_CAPTAIN  # seat, points
    MUSTERED = 325, Rule.TWO_DRAWS
    SHIP_OFFERED = 326, Rule.TWO_DRAWS_OWN  # ship
    POINT_SPENT = 327, Rule.ADMIRALTY_POINT  # ocean
    POINT_UNSPENT = 328, Rule.ADMIRALTY_POINT
    IMPERIALISTS_WIN = 329, Rule.IMPERIALISTS_WIN
    NEMO_WINS = 330, Rule.IMPERIALISTS_WIN
    BURIED = 243, Rule.BURIED_TREASURE, Rule.BURY_MAPS  # treasure, how many
    DUG_UP = 244, Rule.BURIED_DUG_UP  # treasure, how many
    PLEDGED = 400, Rule.AT_ALL_COSTS, Rule.AT_ALL_COSTS_GONE  # upgrade
    COVERS_TWO = 401, Rule.BRITANNIA_TONNAGE, Rule.BRITANNIA_SALVAGE  # ship, nothing, side
    ATTRIBUTE = 451, Rule.ATTRIBUTES_TURNED_UP, Rule.ATTRIBUTE_TOKENS, Rule.ATTRIBUTES_BARE  # character, token; 6 for none
    ATTRIBUTE_KEPT = 452, Rule.DIFFICULTY_ATTRIBUTES  # character, token
    NADEEN = 454, Rule.NADEEN_DAKKAR, Rule.EVENT_58
    NADEEN_LOST = 455, Rule.NADEEN_LOST, Rule.NADEEN_LAST
    LUCK_USED = 453, Rule.ATTRIBUTE_LUCKY  # character
    # Deadly Seas
    DEADLY = 500, Rule.DEADLY_SEAS, Rule.DEADLY_TOKENS, Rule.DEADLY_GONE  # token
    BROKEN_DOWN = 501, Rule.NAUTILUS_BREAKDOWN, Rule.BREAKDOWN_EARLY
    RED_SKY = 502, Rule.RED_SKY  # how many are kept
    RED_SKY_USED = 503, Rule.RED_SKY  # how many are left
    CYCLONE_HITS = 504, Rule.CYCLONE, Rule.CYCLONE_SHOT, Rule.ENEMY_HITS  # hits
    CYCLONE_MISSES = 505, Rule.CYCLONE, Rule.CYCLONE_SHOT, Rule.ENEMY_MISSES
    CYCLONE_DISASTER = 506, Rule.CYCLONE, Rule.CYCLONE_SHOT, Rule.ENEMY_SNAKE_EYES
    SWEPT = 507, Rule.CYCLONE  # ocean, Hidden ships, revealed ships
    GROUP_BRINGS = 508, Rule.SHIP_GROUPS, Rule.SHIP_GROUP_FIRST  # ship, ocean, how many
    CALLED_OFF = 509, Rule.SHIP_GROUP_FIRST  # ship, nothing, side
    LOSSES_CHANGED = 450, Rule.CHANGING_LOSSES, Rule.LOSSES_WHO  # level

"""Nautilion's rulebook: every rule that the program enforces, with its standing and where it comes from.

Books: 000 and 001 are the English rulebook, 002 the French one, by line. R1 to R80 are the project's rulings.
The sentences are in `words/<language>/rules.ftl`. Numbers are never used again for another rule.
"""

from __future__ import annotations

from leagues.kernel.rulebook import Entry, Standing

PRINTED = Standing.PRINTED
INFERRED = Standing.INFERRED
RECONSTRUCTED = Standing.RECONSTRUCTED
RULING = Standing.RULING


# The options that whole chapters belong to, by the first and the last number of each.
NEEDS = (
    (120, 129, ("players", "2")),
    (200, 219, ("expansions", "mages")),
    (220, 259, ("expansions", "mercenaries")),
    (260, 279, ("expansions", "reefs")),
    (280, 399, ("expansions", "darkhouse")),
    (400, 499, ("expansions", "heroics")),
)


class Rule(Entry):
    """The entries, in the order of play."""

    @property
    def needs(self) -> tuple[tuple[str, ...], ...]:
        """The expansion, or the number of players, whose chapter it stands in."""
        return tuple(option for first, last, option in NEEDS if first <= self <= last)

    # Setting up
    OBJECTIVE = 1, PRINTED, "000:5-9", "001:87-101", "002:22-26"
    SETUP_PATH = 2, PRINTED, "000:93", "001:180-183", "001:186", "002:105"
    SETUP_ENDS = 3, PRINTED, "000:33", "000:94", "001:77-78", "001:83-84", "001:188-191", "002:54-58", "002:109"
    SETUP_DISCARD = 4, PRINTED, "000:95", "001:193", "002:111"
    SETUP_SHIP = 5, PRINTED, "000:47", "000:96", "001:55", "001:195-198", "002:66", "002:113"
    SETUP_GRIMOIRE = 6, PRINTED, "000:97", "001:55", "001:200", "002:80", "002:115"
    SETUP_RESERVE = 7, PRINTED, "000:39", "000:98", "001:53", "001:202-203", "002:50", "002:117"
    SETUP_FIGURES = (
        8,
        PRINTED,
        "000:51",
        "000:63",
        "000:85",
        "000:96",
        "000:99",
        "001:55",
        "001:65",
        "001:80-81",
        "001:198",
        "001:205-207",
        "002:70",
        "002:79",
        "002:97",
        "002:113",
        "002:119",
    )
    SETUP_DICE = 9, PRINTED, "000:81", "000:100", "001:80", "001:209", "002:96", "002:121"
    CREW_TOKENS = 10, INFERRED, "000:17", "000:93", "001:53", "001:180", "002:34", "002:105"
    DICE_FACES = 11, INFERRED, "000:81", "001:80", "002:96"
    SHIP_CLASSES = (
        12,
        PRINTED,
        "000:47",
        "000:96",
        "000:201",
        "001:55",
        "001:196-197",
        "001:352-353",
        "002:66",
        "002:113",
        "002:240",
    )
    SHIP_DUCTS = 13, RECONSTRUCTED, "000:47", "000:179", "001:55", "001:321-326", "002:66", "002:218"
    RESERVE_LEVELS = 14, PRINTED, "000:39", "000:197-199", "001:53", "001:348-350", "002:50", "002:236-238"
    EXPANSIONS_COMBINE = 15, PRINTED, "000:11", "001:103-105", "002:28"
    # The turn
    TURN_PHASES = 20, PRINTED, "000:106-112", "001:212-218", "002:133-139"
    ORDER_OF_FIGURES = (
        21,
        PRINTED,
        "000:110-112",
        "000:148",
        "001:216-218",
        "001:285-286",
        "002:137-139",
        "002:175",
        "R7",
    )
    # 1. The Currents
    ROLL = 30, PRINTED, "000:108", "000:116", "001:214", "001:221", "002:135", "002:143"
    SPELLS = 31, PRINTED, "000:108", "000:118-120", "001:214", "001:222-224", "001:227", "002:135", "002:145-147", "R10"
    SPELL_COST = 32, PRINTED, "000:118", "001:224-225", "002:145"
    SPELL_PRICES = 33, INFERRED, "000:122-124", "001:229-231", "001:234", "002:149-151"
    SPELL_PAYMENT = 34, PRINTED, "000:126", "001:238-241", "002:153"
    SPELL_NOT_FROM_SHIP = 35, PRINTED, "000:128", "001:243", "002:155"
    WHIRLWIND = 36, PRINTED, "000:122", "001:21-22", "001:110-111", "001:122-123", "001:229", "002:149", "R11"
    TIDE = 37, PRINTED, "000:123", "001:24-25", "001:113-114", "001:125-126", "001:231-232", "002:150"
    TIDE_SAME_VALUE = 38, RULING, "R80"
    TRANSLATION = 39, PRINTED, "000:124", "001:27-29", "001:116-118", "001:128-130", "001:234-236", "002:151"
    TRANSLATION_ENDS = 40, RULING, "R8"
    TRANSLATION_PRESENT = 41, PRINTED, "002:151", "R9"
    RESERVE_ALIKE = 42, RULING, "000:126", "001:238-241", "002:153"
    # 2. The Plan
    PLAN = 50, PRINTED, "000:109", "000:136", "001:215", "001:269-270", "002:136", "002:163"
    # 3. The Darkhouse
    DARKHOUSE_TOLL = 60, PRINTED, "000:140", "001:31-32", "001:142-143", "001:244-248", "001:273-275", "002:167", "R12"
    DARKHOUSE_NOTHING = 61, PRINTED, "000:142", "001:277-278", "002:169"
    DUCT_DISCARD = 62, PRINTED, "000:181", "001:328-330", "002:220", "R13"
    TOLL_ALWAYS_PAYABLE = 63, INFERRED, "000:181", "001:328-330", "002:220", "R14"
    ONE_DISCARD = 64, RULING, "000:95", "001:193", "002:111", "R17"
    # Movement, for both submarines
    GAPS_SKIPPED = 70, RULING, "000:146", "000:154", "001:281-282", "001:292-293", "002:173", "002:181", "R1"
    ENDS_NEVER_SKIPPED = 71, RULING, "R3"
    ENDS_PASSED = (
        72,
        PRINTED,
        "000:148",
        "000:187",
        "000:191-193",
        "001:285-286",
        "001:339",
        "001:343-345",
        "002:175",
        "002:208-210",
        "002:226",
        "002:230-232",
        "R4",
    )
    DIE_IN_FULL = 73, PRINTED, "000:146", "000:154", "001:281-282", "001:292-293", "002:173", "002:181", "R6"
    # 4. The Phantom
    PHANTOM_MOVE = 80, PRINTED, "000:146", "001:281-282", "002:173"
    PHANTOM_DISCARDS = 81, PRINTED, "000:146", "001:282-283", "002:173"
    PHANTOM_SKIPS = 82, PRINTED, "000:150", "001:288-289", "002:177", "R2"
    PHANTOM_AFTER_CROSSING = 83, INFERRED, "000:150", "001:288-289", "002:177", "R5"
    PHANTOM_ARRIVES = 84, PRINTED, "000:148", "000:191", "001:285-286", "001:343", "002:175", "002:230"
    # 5. The Nautilion
    NAUTILION_MOVE = 90, PRINTED, "000:154", "001:292-293", "002:181"
    NAUTILION_SKIPS = 91, PRINTED, "000:167", "001:306-307", "002:206", "R2"
    LANDING = 92, PRINTED, "000:154", "001:293-294", "002:181", "R15"
    PLACE_ON_SHIP = 93, PRINTED, "000:156", "001:296-298", "002:183", "R15"
    DUCT_PLACEMENT = (
        94,
        PRINTED,
        "000:156",
        "000:175-179",
        "001:296-298",
        "001:316-318",
        "001:321-326",
        "002:183",
        "002:214-218",
    )
    FIRST_TOKEN = 95, PRINTED, "000:175", "001:318-319", "002:214"
    KEEP_IN_RESERVE = 96, PRINTED, "000:157", "001:300", "002:184", "R15"
    RESERVE_OPEN = 97, RULING, "R18"
    TOKENS_STAY = (
        98,
        PRINTED,
        "000:165",
        "000:257",
        "000:303",
        "001:302-304",
        "001:418",
        "001:476-477",
        "002:204",
        "002:304",
        "002:362",
        "R16",
    )
    START_ENDS_STAY = 99, RULING, "R20"
    # The end
    VICTORY = (
        110,
        PRINTED,
        "000:9",
        "000:169",
        "000:187",
        "001:99-101",
        "001:309-310",
        "001:339-340",
        "002:26",
        "002:208",
        "002:226",
        "R19",
    )
    CREW_MISSING = 111, PRINTED, "000:171", "000:193", "001:312-313", "001:345", "002:210", "002:232", "R19"
    # Two players
    TWO_ADMIRALS = 120, PRINTED, "000:67", "000:205-207", "001:57-58", "001:356-360", "002:84", "002:248-250"
    ADMIRAL_CARDS = 121, INFERRED, "000:223", "001:34", "001:331", "001:375-378", "002:262"
    TWO_RESERVE = 122, PRINTED, "000:39", "000:207", "001:53", "001:335", "001:360-361", "002:50", "002:250", "R21"
    TWO_SHARED_RESERVE = 123, PRINTED, "000:208", "001:363", "002:251"
    TWO_FIRST_PLAYER = 124, PRINTED, "000:209", "001:365-368", "002:252-253", "R22"
    TWO_ALTERNATE = 125, PRINTED, "000:209", "001:368-370", "002:253", "R22"
    ADMIRAL_LIMIT = 126, PRINTED, "000:219-223", "001:372-378", "002:254", "002:262", "R23"
    ADMIRAL_DISCARD = 127, RULING, "R24"
    ADMIRAL_PHASE_FIVE = (
        128,
        RULING,
        "000:219",
        "000:399",
        "000:512",
        "000:588",
        "001:372-373",
        "001:608",
        "001:808",
        "001:1036",
        "002:254",
        "002:477",
        "002:595",
        "002:677",
        "R25",
    )
    # Which token pays, once the discard pile can give something back
    PAYMENT_CHOSEN = 130, RULING, "000:126", "001:238-241", "002:153", "R17"
    # Expansion 1: the Mages
    MAGES_SETUP = (
        200,
        PRINTED,
        "000:21",
        "000:57",
        "000:233",
        "000:239-241",
        "000:249",
        "001:67",
        "001:71",
        "001:381-383",
        "001:393-398",
        "002:38",
        "002:73",
        "002:278-282",
        "002:286-288",
    )
    MAGE_TOKENS = (
        201,
        INFERRED,
        "000:21",
        "000:245",
        "000:249",
        "001:71",
        "001:383",
        "001:401-402",
        "002:38",
        "002:282",
        "002:292",
    )
    CABIN_PLACE = 202, PRINTED, "000:253-255", "001:409-416", "002:298", "R28"
    CABIN_NO_DUCTS = 203, PRINTED, "000:255", "001:414-416", "002:302", "R28"
    CABIN_APART = 204, RULING, "000:245", "001:401-405", "002:292", "R29"
    MAGE_REROLL = 205, PRINTED, "000:261-263", "001:421-426", "002:308-310", "R26"
    MAGE_REROLL_ANY_ORDER = 206, RULING, "R26"
    MAGE_REROLL_CURRENTS = 207, RULING, "R27"
    CABIN_DISCARD = 208, PRINTED, "000:267", "001:429-430", "002:314", "R28"
    PHANTOM_MAGE = 209, PRINTED, "000:271", "001:433", "002:318"
    MAGE_VICTORY = 210, PRINTED, "000:245", "001:401-405", "002:292", "R28"
    MAGE_MISSING = 211, INFERRED, "000:245", "001:401-403", "002:292"
    MAGE_ADMIRALS = 212, PRINTED, "000:275", "001:436-437", "002:322", "R23"
    # Expansion 2: the Mercenaries
    MERCENARIES_SETUP = (
        220,
        PRINTED,
        "000:25",
        "000:51",
        "000:281",
        "000:285-287",
        "001:65",
        "001:73",
        "001:440-442",
        "001:451-457",
        "002:42",
        "002:70",
        "002:334-338",
        "002:342-344",
    )
    PHANTOM_HARPOONS = (
        221,
        PRINTED,
        "000:285",
        "000:311",
        "000:344",
        "001:451-452",
        "001:494-495",
        "001:544",
        "002:342",
        "002:370",
        "002:412",
    )
    MERCENARY_PLACE = 222, PRINTED, "000:303", "001:474-478", "002:362", "R30"
    MERCENARY_DUCTS = 223, PRINTED, "000:303", "000:326", "001:475-476", "001:523-526", "002:362", "002:392", "R30", "R14"
    MERCENARY_ADMIRALS = 224, RULING, "R23"
    PHANTOM_RECRUITS = 225, PRINTED, "000:297", "001:466-468", "002:354-356", "R31"
    PHANTOM_FULL = 226, PRINTED, "000:299", "001:470-471", "002:356", "R31"
    COLLISION = (
        227,
        PRINTED,
        "000:291",
        "000:307",
        "001:460-462",
        "001:481-487",
        "001:505-511",
        "002:348",
        "002:366",
        "002:383",
        "R32",
    )
    COLLISION_STOP = 228, PRINTED, "000:307-309", "001:481-489", "001:505-511", "002:366-368", "002:383", "R33"
    COLLISION_ENDS_TURN = 229, PRINTED, "000:307", "001:485-487", "002:366", "R33"
    COLLISION_BEFORE_ENDS = 230, RULING, "R63"
    BACKWARDS_NO_COLLISION = 231, RULING, "R38"
    HARPOONS = 232, PRINTED, "000:311-315", "001:491-497", "002:370-372", "R34"
    COLLISION_LOST = 233, PRINTED, "000:317", "001:498", "002:374-375", "R34"
    COLLISION_CLEARS = 234, PRINTED, "000:318", "000:322", "001:500-502", "001:516", "002:376-378", "002:388", "R35"
    COLLISION_RECOVER = 235, PRINTED, "000:318", "001:502-503", "002:379", "R35", "R78"
    COLLISION_BOARD = 236, PRINTED, "000:320", "001:512-514", "002:385-386", "R36"
    COLLISION_REPAIR = 237, PRINTED, "000:326", "001:523-526", "002:392", "R36"
    COLLISION_CREW_ONLY = 238, RULING, "R36", "R78"
    COLLISION_ADMIRAL = 239, PRINTED, "000:340", "001:539-541", "002:408"
    COLLISION_GROUP = 240, PRINTED, "000:324", "001:518-521", "002:390", "R35"
    COLLISION_ONCE = 241, PRINTED, "000:291", "001:460-462", "002:348", "R37"
    MERCENARY_TO_RESERVE = 242, PRINTED, "000:336", "001:535-536", "002:402", "R37"
    MERCENARY_BLOW = 243, PRINTED, "000:332", "001:530-532", "002:398", "R37"
    # Expansion 3: the Reefs
    REEFS_SETUP = (
        260,
        PRINTED,
        "000:29",
        "000:360-362",
        "001:75",
        "001:547",
        "001:556-566",
        "002:46",
        "002:426",
        "002:430-434",
        "R39",
    )
    REEF_TOKENS = (
        261,
        INFERRED,
        "000:29",
        "000:362",
        "000:378",
        "000:584",
        "001:75",
        "001:547",
        "001:564-566",
        "001:582-583",
        "001:1032",
        "002:46",
        "002:426",
        "002:434",
        "002:452",
    )
    REEF_LANDING = 262, PRINTED, "000:372", "001:575-577", "002:444"
    REEF_ROLL = 263, PRINTED, "000:376-378", "001:579-580", "002:450-452", "R40"
    REEF_BONUS = 264, PRINTED, "000:378", "001:580-583", "002:452", "R40"
    REEF_ESCAPE = 265, PRINTED, "000:380", "001:585-586", "002:454", "R40"
    REEF_STUCK = (
        266,
        PRINTED,
        "000:381-383",
        "000:387-389",
        "000:393",
        "001:588-589",
        "001:592",
        "001:595-596",
        "001:599",
        "001:602",
        "002:455",
        "002:459",
        "002:463",
        "002:467",
        "002:471",
        "R40",
    )
    REEF_TAKEN = 267, PRINTED, "000:393", "001:602", "002:471", "R40"
    REEF_AFTER_MACHINATIONS = 268, RULING, "000:429", "001:684-685", "002:496", "R41"
    REEF_STAYS = 269, RULING, "000:474", "001:821-822", "002:555", "R42"
    REEF_INERT = 270, RULING, "R43"
    PHANTOM_REEF = 271, PRINTED, "000:368", "001:570-572", "002:440", "R44"
    REEF_SPENT = 272, PRINTED, "000:395", "001:604-605", "002:473", "R17"
    REEF_COLLISION = 273, RULING, "R68"
    # Expansion 4: the Darkhouse
    DARKHOUSE_SETUP = (
        280,
        PRINTED,
        "000:71",
        "000:413-415",
        "000:423",
        "001:60-61",
        "001:620-621",
        "001:665-668",
        "001:678-681",
        "002:88",
        "002:489-492",
        "002:509-511",
    )
    DARKHOUSE_LEVELS = 281, PRINTED, "000:415-421", "001:667-676", "002:511-517"
    MACHINATIONS = 282, PRINTED, "000:429", "000:433", "001:684-685", "001:688", "002:496", "002:500"
    DARKHOUSE_CIRCLE = 283, PRINTED, "000:438", "001:694-695", "002:505"
    DARKHOUSE_FIRST_TURN = 284, PRINTED, "000:437", "001:692", "002:504"
    DARKHOUSE_USUAL_TOLL = 285, PRINTED, "000:508", "001:804-805", "002:591", "R53"
    DARKHOUSE_FIRST_PLAYER = 286, RULING, "R69"
    # Card 1, phases 2 to 5 twice
    TWICE = 290, PRINTED, "001:36-37", "001:611-614", "001:638-641", "001:703-706", "002:533", "R45"
    TWICE_SAME_DICE = 291, PRINTED, "000:448", "001:36-41", "001:611-618", "001:638-645", "001:703-715", "002:531", "R45"
    TWICE_SAME_PLAYER = 292, PRINTED, "000:450", "001:717", "002:533"
    TWICE_STUCK = 293, RULING, "000:452", "001:719-720", "002:535", "R46"
    TWICE_COLLISION = 294, RULING, "R45"
    TWICE_REEF_REACHED = 295, RULING, "R77"
    # Card 2, one die at a time
    ONE_BY_ONE = 300, PRINTED, "001:630-636", "001:722-728"
    ONE_BY_ONE_WHIRLWIND = 301, PRINTED, "000:456", "001:730-733", "002:539", "R11"
    ONE_BY_ONE_SPELLS = 302, RULING, "R47", "R73"
    ONE_BY_ONE_STUCK = 303, RULING, "R47"
    # Card 3, a token back into the path
    INSERT = 310, PRINTED, "001:748-754", "R48", "R70"
    INSERT_AHEAD = 311, PRINTED, "000:460", "001:753-758", "002:543", "R48"
    INSERT_SLOTS = 312, RULING, "R79"
    INSERT_TOKENS = 313, RULING, "R48"
    # Card 4, two tokens
    TOLL_OF_TWO = 320, PRINTED, "000:464", "001:623-628", "001:735-746", "002:547"
    # Card 5, a 2 is rolled again
    TOLL_REROLL = 325, PRINTED, "000:468", "001:760-776", "002:551", "R27"
    TOLL_REROLL_FREE = 326, RULING, "R71", "R53"
    # Card 6, the exchange
    EXCHANGE = 330, PRINTED, "001:810-819", "R49"
    EXCHANGE_REEFS = 331, PRINTED, "000:474", "001:821-822", "002:555", "R64"
    EXCHANGE_STUCK = 332, PRINTED, "000:474", "001:822-823", "002:555", "R49", "R64"
    EXCHANGE_MERCENARY = 333, RULING, "R65"
    # Card 7, backwards
    BACKWARDS = 340, PRINTED, "001:825-828", "R50"
    BACKWARDS_FIRST_TURN = 341, PRINTED, "000:478", "001:830-831", "002:559", "R50"
    BACKWARDS_ISLES = 342, PRINTED, "000:478", "001:832-833", "002:559", "R50"
    BACKWARDS_STUCK = 343, PRINTED, "000:480", "001:835", "002:561"
    # Card 8, one figure first
    TWO_STEPS = 350, PRINTED, "001:837-845", "R73"
    TWO_STEPS_WHIRLWIND = 351, PRINTED, "000:484", "001:847-850", "002:565", "R11", "R47"
    TWO_STEPS_STUCK = 352, PRINTED, "000:486", "001:852-854", "002:567"
    # Card 9, fixed dice
    FIXED_DICE = 360, PRINTED, "000:490", "001:856-859", "001:865-867", "002:571", "R51"
    FIXED_DICE_SPELLS = 361, PRINTED, "001:861-863", "R27", "R51"
    FIXED_DICE_STUCK = 362, PRINTED, "000:492", "001:869-870", "002:573"
    # Blue cards: 10, only a 4; 11, a token for the reserve; 12, two tokens for one
    TOLL_FOUR_ONLY = 370, PRINTED, "000:498", "001:654-657", "001:779-785", "002:581"
    RECOVER_ONE = 375, PRINTED, "001:647-652", "R52", "R70"
    BUY = 380, PRINTED, "000:502", "001:787-793", "001:796", "002:585", "R52", "R70"
    BUY_PLACEMENT = 381, PRINTED, "000:502", "001:795-796", "002:585", "R70"
    BUY_ADMIRAL = 382, PRINTED, "000:504", "001:798-799", "002:587"
    BUY_CABIN = 383, PRINTED, "000:506", "001:801-802", "002:589"
    BUY_WINDOW = 384, RULING, "R70", "R52"
    # Expansion 5: Heroic Actions
    HEROICS_SETUP = (
        400,
        PRINTED,
        "000:77",
        "000:526",
        "001:63",
        "001:880-881",
        "001:889-890",
        "002:92",
        "002:607-608",
        "002:612-613",
    )
    HEROICS_ABSENT = (
        401,
        PRINTED,
        "000:528",
        "000:572-584",
        "001:892-894",
        "001:997-999",
        "001:1011",
        "001:1021",
        "001:1033",
        "002:615",
        "002:661-673",
        "R57",
    )
    HEROICS_WINDOW = 402, PRINTED, "000:534", "000:538", "001:898-899", "001:905-906", "002:621", "002:625", "R56"
    HEROIC_COST = 403, PRINTED, "000:536-538", "001:901", "001:905-906", "002:623-625", "R54"
    HEROIC_SPLIT = 404, PRINTED, "000:540", "001:908-909", "002:627", "R54"
    HEROIC_GONE = 405, PRINTED, "000:536", "001:902-903", "002:623"
    HEROICS_VICTORY = 406, PRINTED, "000:544", "001:912-913", "002:631", "R62"
    HEROIC_LEFT = 407, PRINTED, "000:544", "001:912-913", "002:631", "R62"
    HEROICS_LAST_ROLL = 408, RULING, "R73"
    HEROIC_TWICE = 409, RULING, "R67"
    HEROIC_SHELTER = 411, PRINTED, "000:536", "001:43-48", "001:873-878", "001:902-903", "002:623", "R53"
    HEROIC_SET_DICE = 412, RECONSTRUCTED, "000:77", "001:63", "001:880-881", "002:92", "002:607-608", "R74"
    HEROIC_PHANTOM_STAYS = 413, RECONSTRUCTED, "000:77", "001:63", "001:880-881", "002:92", "002:607-608", "R74"
    HEROIC_PHANTOM_BACK = 414, PRINTED, "001:919-921"
    HEROIC_REPLACE = 415, PRINTED, "000:556", "001:926-937", "002:645", "R57"
    HEROIC_FROM_PATH = 416, PRINTED, "001:939-942", "R55"
    HEROIC_FROM_DISCARD = 417, PRINTED, "001:951-954", "R55"
    HEROIC_TO_RESERVE = 418, RECONSTRUCTED, "000:77", "001:63", "001:880-881", "002:92", "002:607-608", "R75"
    HEROIC_HAUL = 419, PRINTED, "000:568", "001:963-974", "002:657", "R58"
    HEROIC_CABIN = 420, PRINTED, "000:576", "001:1001-1010", "002:665", "R59", "R75"
    HEROIC_MERCENARY = 421, PRINTED, "001:1014-1019", "R60"
    HEROIC_REEFS = 422, PRINTED, "000:584", "001:1025-1032", "002:673", "R61"
    HEROIC_RECONNECT = 430, PRINTED, "000:560-564", "001:947-949", "001:959-961", "002:649-653", "R55"
    HEROIC_OTHER_NUMBER = 431, PRINTED, "001:944-945", "001:956-957", "R55"
    HEROIC_NOTHING_TO_RECOVER = 432, RULING, "R72"
    HEROIC_WRONG_TOKEN = 433, PRINTED, "000:572", "001:997-999", "002:661", "R60"
    HEROIC_SET_DICE_LEFT = 434, RULING, "R74"
    HEROIC_STAYS_AND_BACK = 435, RULING, "R74"
    HEROIC_STAYS_EXCHANGE = 436, RULING, "R74"
    HEROIC_BACK_ABYSS = 437, PRINTED, "000:552", "001:923-924", "002:641"
    HEROIC_REPLACE_NOTHING = 438, RULING, "R57"
    HEROIC_PAID_BACK = 439, RULING, "R75"
    HAUL_NEIGHBOURS = 440, RULING, "R58"
    HAUL_EXCHANGE = 441, RULING, "R66"
    HAUL_NO_LANDING = 442, RULING, "R67"
    HEROIC_CABIN_ROOM = 443, RULING, "R59", "R75"
    HEROIC_MERCENARY_AFTER = 444, RULING, "R60"
    HEROIC_REEFS_PATH = 445, RULING, "R61", "R76"
    HEROIC_REEFS_STUCK = 446, RULING, "R76"

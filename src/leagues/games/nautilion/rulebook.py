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


class Rule(Entry):
    """The entries, in the order of play."""

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
    TOKENS_STAY = 98, PRINTED, "000:165", "001:302-304", "002:204", "R16"
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
    ADMIRAL_PHASE_FIVE = 128, RULING, "000:219", "001:372-373", "002:254", "R25"

"""Every message between a page and the server, declared once. The page's types and `docs/protocol.md` are made from this
file (`tools/protocol.py`), and a test holds them equal.

Messages over the web socket are JSON objects: `do` names what a client asks, `is` what the server tells. Answers, decisions
and journal lines travel as numbers; a game's `Description` says once what they mean. A seat's first message is `Hello`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from leagues.harbour.limits import LONGEST_PATIENCE

WATCHER = -1  # whoever looks on: sees what everybody may see
ANYONE = -2  # of a question: any seat may answer, the first answer counts
CHANCE = -1  # of a question: the dice are the players' own, and their outcome is typed in
ALL_SEATS = -3  # of a link: several people at one screen

Token = Annotated[str, Meta(min_length=22, max_length=22, pattern="^[A-Za-z0-9_-]+$", description="A link's secret part.")]
MoveId = Annotated[
    str,
    Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$", description="Chosen by the client, new for every move."),
]
Revision = Annotated[int, Meta(ge=0, le=1 << 31, description="Grows with every change of a table, undo included.")]
Answer = Annotated[int, Meta(ge=0, le=4095, description="An answer to a decision: its place in `DecisionAbout.answers`.")]
Seat = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(max_length=24)]
Policy = Annotated[str, Meta(max_length=32, pattern="^[a-z-]*$", description="A way of playing, such as `greedy`.")]
Page = Annotated[str, Meta(max_length=16, pattern="^[A-Za-z0-9_-]*$")]
LinkKind = Literal["shared", "invite", "private", "recovery", "watch"]
Hex = Annotated[str, Meta(pattern="^([0-9a-f]{2})*$", max_length=128)]


# --- what a client asks, over the socket ------------------------------------------------------------------------------


class Asked(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """What every question of a client is."""


class Hello(Asked, tag="hello", frozen=True):
    """The first message: which link this is, and what the page already has."""

    token: Token
    have: Revision = 0  # the revision that the page saw last, on an earlier visit; `Welcome.since` begins there
    luck: Hex = ""  # only heard at tables that were made before dice were promised; at others see `Luck`
    page: Page = ""  # chosen by a page, the same when it comes back
    explain: bool = False  # wants to be told `Explained` after every welcome and update
    advise: bool = False  # wants `Explained.advised`, for lessons


class Luck(Asked, tag="luck", frozen=True):
    """Give to the luck of fair dice, once `Welcome.dice` is known. Where several give: first the promise of one's bytes, and
    the bytes when all have promised. Who gives alone sends the bytes at once."""

    round: Annotated[int, Meta(ge=1, le=1000)] = 1  # as `Dice` has it
    promise: Hex = ""  # the SHA-256 of `leagues/promise/COMMITMENT/ROUND/SEAT/` and the bytes
    bytes: Hex = ""  # 16 random bytes or more, of this round only
    lost: bool = False  # the bytes that this seat promised are lost: all promise anew, with new bytes


class Play(Asked, tag="play", frozen=True):
    """Answer the decision that waits. Where both players decide together in different places, this proposes or agrees."""

    id: MoveId
    revision: Revision  # as this seat was told it
    answer: Answer
    seat: Seat | None = None  # at a screen that several share: whose answer it is


class Feed(Asked, tag="feed", frozen=True):
    """What the players' own dice or cards brought."""

    id: MoveId
    revision: Revision
    answer: Answer


class Undo(Asked, tag="undo", frozen=True):
    """Take back the last choice, or the whole turn as far as undo reaches."""

    id: MoveId
    revision: Revision
    turn: bool = False


class Say(Asked, tag="say", frozen=True):
    """A ready phrase for the others at the table."""

    phrase: Annotated[str, Meta(max_length=32, pattern="^[a-z-]+$")]


class Point(Asked, tag="point", frozen=True):
    """Point at something for the others at the table."""

    what: Annotated[str, Meta(max_length=16, pattern="^[a-z-]+$")]  # such as `path` or `die`
    at: Annotated[int, Meta(ge=0, le=999)]


class Settings(Asked, tag="settings", frozen=True):
    """Change what a seat may change: its name, whether the roll that opens a turn waits for a click, and whether it wants to
    be told its chances."""

    name: Name | None = None
    wait: bool | None = None
    odds: bool | None = None  # they are told once all people at the table want that


class Replace(Asked, tag="replace", frozen=True):
    """Give a seat to a bot that has been silent for longer than the table agreed. Its own link takes it back: by `Return`,
    or by any move."""

    seat: Seat


class Return(Asked, tag="return", frozen=True):
    """Take one's own seat back from the bot that was put there meanwhile."""


class Keep(Asked, tag="keep", frozen=True):
    """Keep a table that others ask to delete: whoever asked must ask anew."""


class Rematch(Asked, tag="rematch", frozen=True):
    """After the end: the same people, bots and options at a new table. Everybody is told `Rematched`."""


class Ping(Asked, tag="ping", frozen=True):
    """Ask for a sign of life, where a line has been silent for long. Answered by `Pong`."""


FromClient = Hello | Luck | Play | Feed | Undo | Say | Point | Settings | Replace | Return | Keep | Rematch | Ping


# --- what the server tells, over the socket ---------------------------------------------------------------------------


class Told(Struct, tag_field="is", frozen=True, omit_defaults=True):
    """What everything that the server tells is."""


class SeatAbout(Struct, frozen=True, omit_defaults=True):
    """One seat of a table."""

    name: str = ""
    joined: bool = False  # has promised its share of the luck, or given it where nobody else gives
    here: bool = False  # has a page open now
    bot: str = ""  # the policy that plays it; empty for a person
    places: int = 0  # in how many places it is open, where that is more than one
    odds: bool = False  # wants chances to be told
    standing: str = ""  # of a person's seat: `invited` until it is taken up, `asks` to delete the table, `left` for good


class Question(Struct, frozen=True, omit_defaults=True):
    """What is asked now."""

    decision: int = 0  # its number; 0 when the game is over or has not begun
    seat: int = 0  # who answers: a seat, ANYONE or CHANCE
    arguments: list[int] = []  # what the rules remember for it
    legal: list[int] = []  # the answers, for those who may answer; with own dice the outcomes
    barrier: str = ""  # why the last choice cannot be taken back; empty if it can
    outcome: str = ""  # how the game ended
    scores: list[int] = []  # of each seat, at the end


class Dice(Told, tag="dice", frozen=True):
    """How far fair dice have come. Told whenever that changes, until the game begins."""

    terms: str  # what is settled before anybody gives, as it goes into the key of all draws
    round: int  # grows when all promise anew; what was promised or given before is void
    givers: list[int]  # the seats that give; at one screen the first person for all
    promises: list[str] = []  # of each giver, empty where it is still missing; none where one gives alone
    given: list[int] = []  # the seats that have given their bytes
    shares: list[str] = []  # the bytes of each giver, once all are there
    anew: list[int] = []  # for each time that all promised anew: the seat that had lost its bytes, -1 when the rules changed


Line = list[int]  # of the journal: the entry that caused it, the message's number, its three arguments


class Welcome(Told, tag="welcome", frozen=True):
    """The whole table, as this link may see it. Answers `Hello`, and comes again whenever changes would not do."""

    table: str  # a public name, no secret
    game: str
    seat: int  # whose link this is: a seat, ALL_SEATS or WATCHER
    revision: int
    options: dict[str, Any]
    seats: list[SeatAbout]
    luck: Literal["fair", "open", "own"]
    question: Question
    view: dict[str, Any]  # the state as this link may know it, without the stack
    lines: list[Line]  # the whole journal
    scenery: dict[str, Any]  # what the page draws and the rules do not change: see the game's `page` module
    since: int = 0  # the lines from this one on are new to a page that said what it has
    wait: bool = True  # the roll that opens a turn waits for a click
    agree: bool = False  # what both decide together is proposed and agreed
    commitment: str = ""  # of fair dice
    dice: Dice | None = None  # of fair dice that are promised
    receipt: str = ""  # for a seat to keep
    secret: str = ""  # of fair dice, once the game has ended and no other table shares it
    seed: str = ""  # of an open seed, where it tells no secret
    forked: int = 0  # the first entries, taken over from another table
    frozen: bool = False  # the rules have changed under it: it can be looked at and forked, not played
    patience: int = 0  # seconds of silence after which a seat can be given to a bot
    silent: int = 0  # seconds since everybody was told what is asked now
    shared: bool = False  # an older table: whoever made it has the links of all seats, and can use them


class Step(Struct, frozen=True, omit_defaults=True):
    """One of the things that an update did, in the order in which they were done: for whoever shows them one by one."""

    entry: int  # the entry of the record that did it, from 0
    changes: dict[str, Any] = {}  # as in `Update`, since the step before; empty where it is the only step


class Update(Told, tag="update", frozen=True):
    """A change of the table."""

    revision: int
    question: Question
    changes: dict[str, Any] = {}  # fields of the view; of a row that changed in few places, {"place": value}
    lines: list[Line] = []  # new in the journal
    keep: int = -1  # after an undo: how many lines of the journal stay; -1 for all
    done: str = ""  # the id of this client's own move
    secret: str = ""  # of fair dice, once the game has ended
    steps: list[Step] = []  # of `changes`, in their order; empty where something was taken back, or nobody knows


class Done(Told, tag="done", frozen=True):
    """A move that was answered before, and was not played again."""

    id: str
    revision: int


class Refused(Told, tag="refused", frozen=True):
    """Something could not be done; the sentence lies in the words under `error-<code>`."""

    code: str
    arguments: dict[str, Any] = {}
    rules: list[str] = []
    id: str = ""  # the move it is about
    revision: int = 0  # of the table now


class Explained(Told, tag="explained", frozen=True, omit_defaults=True):
    """What is asked in this revision, and what every choice would do. For those who said in `Hello` that they want it."""

    revision: int
    explanation: Mapping[str, Any]  # of the game's own shape: `Explanation` in its `aids/shapes.py`
    advised: int | None = None  # the answer that a lesson recommends; only where nobody else plays but bots


class Chance(Struct, frozen=True, omit_defaults=True):
    """What is known of one choice."""

    answer: int
    chance: int  # to win, in ten-thousandths
    error: int  # of that, one standard error
    label: Literal["exact", "estimated", "value", "unknown"]  # where it comes from
    trials: int = 0  # how often it was tried


class Chances(Told, tag="chances", frozen=True, omit_defaults=True):
    """What the choices of this revision are worth, for whoever is asked, where all people at the table want that. Better
    figures follow by themselves, until `last`."""

    revision: int
    choices: list[Chance]
    best: int  # the answer that the navigator would give
    part: str = ""  # of the board, that this is about: the words lie under `hint-part-<part>`; empty where nobody says
    last: bool = False


class Seats(Told, tag="seats", frozen=True):
    """Somebody came, went, or changed a name."""

    seats: list[SeatAbout]


class Waits(Told, tag="waits", frozen=True):
    """Somebody has set whether the roll that opens a turn waits for a click. What is rolled at once comes as an `Update`."""

    wait: bool


class Proposed(Told, tag="proposed", frozen=True):
    """A seat proposes an answer to what both decide together. `seat` -1: the proposal is gone."""

    seat: int
    answer: int = 0
    seconds: int = 0  # until it holds without an answer


class Said(Told, tag="said", frozen=True):
    """A seat says a ready phrase."""

    seat: int
    phrase: str


class Pointed(Told, tag="pointed", frozen=True):
    """A seat points at something."""

    seat: int
    what: str
    at: int


class Rematched(Told, tag="rematched", frozen=True):
    """There is a rematch: an invitation to this link's own seat there, or a link for whoever looks on. Also told to whoever
    comes to the old table later."""

    table: str
    token: str


class Pong(Told, tag="pong", frozen=True):
    """The line is well."""


FromServer = (
    Welcome
    | Dice
    | Update
    | Done
    | Refused
    | Explained
    | Chances
    | Seats
    | Waits
    | Proposed
    | Said
    | Pointed
    | Rematched
    | Pong
)


# --- over HTTP --------------------------------------------------------------------------------------------------------


class Fork(Struct, forbid_unknown_fields=True, frozen=True):
    """Begin as another table did."""

    token: Token
    entries: Annotated[int, Meta(ge=0, le=100_000)]


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """Ask for a table."""

    game: Annotated[str, Meta(max_length=32)]
    options: dict[str, Any] = {}
    luck: Literal["fair", "open", "own"] = "fair"
    seed: Annotated[str, Meta(max_length=64)] = ""
    names: Annotated[list[Name], Meta(max_length=8)] = []
    together: bool = True  # several people at one screen; otherwise each seat has a link
    bots: Annotated[list[Policy], Meta(max_length=8)] = []  # for each seat the policy that plays it; empty for a person
    patience: Annotated[int, Meta(ge=0, le=LONGEST_PATIENCE)] = (
        0  # seconds of silence after which a seat can go to a bot; 0: three days
    )
    fork: Fork | None = None
    sea: Token | None = None  # of a game that is over: the same table once more, with the same luck, which is known then


class Created(Struct, frozen=True):
    """A new table and its links."""

    table: str
    seats: list[str]  # a token for each seat, empty for a bot's; one for all at one screen, and to delete a record sent in
    watch: str  # the token for whoever looks on
    commitment: str = ""  # of fair dice, published before any client answers
    invitations: list[int] = []  # the seats whose token is an invitation; that of the first person is private
    recovery: str = ""  # the token that recovers the private one, if that is lost


class TakeSeat(Struct, forbid_unknown_fields=True, frozen=True):
    """Exchange an invitation or a recovery link for a private link. Both tokens are new random ones of the client's own: if
    the answer gets lost, the same question is answered again."""

    token: Token  # 16 random bytes in base64url: the private link of the seat from now on
    recovery: Token  # 16 others: to be kept somewhere else, in case the private link is lost
    name: Name | None = None


class Seated(Struct, frozen=True):
    """A seat that is one's own."""

    token: str
    recovery: str
    seat: int  # or ALL_SEATS
    table: str


class SeatOffer(Struct, frozen=True, omit_defaults=True):
    """What a link leads to, before anybody sits down by it."""

    table: str
    game: str
    options: dict[str, Any]
    seat: int  # a seat, ALL_SEATS or WATCHER
    kind: LinkKind
    names: list[str]
    bots: list[str]
    taken: bool = False  # somebody has taken the invitation up, or the link has ended


class Onlookers(Struct, frozen=True):
    """A link for those who look on."""

    watch: str


class Lookup(Struct, forbid_unknown_fields=True, frozen=True):
    """Ask how one's tables stand."""

    tokens: Annotated[list[Token], Meta(max_length=100)]


class Summary(Struct, frozen=True, omit_defaults=True):
    """How a table stands, for a list."""

    token: str
    found: bool = False
    game: str = ""
    options: dict[str, Any] = {}
    seat: int = 0
    names: list[str] = []
    revision: int = 0
    yours: bool = False  # this link's seat is asked
    decision: int = 0
    outcome: str = ""
    headline: dict[str, int] = {}  # a few figures of the game, such as the turn
    changed: int = 0  # when, in seconds since 1970
    until: int = 0  # when it is removed unless somebody opens it, in seconds since 1970; 0 for never
    unreadable: bool = False  # it makes no sense any more, and can only be deleted
    others: int = 0  # how many other people have a seat there
    asks: list[int] = []  # the seats that ask to delete it


class Scene(Struct, frozen=True, omit_defaults=True):
    """One entry of a film: who answered what, and what changed. Of a frozen table's later entries only stored states are
    known: `decision` is 0, and what changed is all that did since the scene before."""

    by: int
    decision: int
    answer: int = -1  # -1: not for these eyes
    forced: bool = False
    changes: dict[str, Any] = {}
    lines: list[Line] = []


class Film(Struct, frozen=True, omit_defaults=True):
    """A whole table for the replay: where it began, and every entry."""

    game: str
    options: dict[str, Any]
    seats: list[SeatAbout]
    luck: str
    view: dict[str, Any]
    scenery: dict[str, Any]
    scenes: list[Scene]
    outcome: str = ""
    forked: int = 0
    watch: str = ""  # the token to share, for a record that was sent in
    frozen: int = 0  # the first entry that today's rules do not play as it was played; 0 if there is none


class LedgerItem(Struct, frozen=True, omit_defaults=True):
    """A change of the chance to win."""

    entry: int  # which entry of the record brought it, from 0; of several the last
    since: int  # the first of them
    kind: Literal["luck", "play", "rivals", "unseen"]
    change: float
    chance: float  # after it
    move: str  # what was drawn last, or chosen
    better: str = ""  # of a choice: what would have been worth most, where that is another


class Ledger(Struct, frozen=True):
    """What became of a seat's chance to win: `start` and the four parts together are the `result`."""

    seat: int
    start: float
    luck: float  # what rolls and draws changed
    play: float  # what choices gave away against the best: 0 or below
    rivals: float  # what others chose
    unseen: float  # what nobody could foresee: where the value was wrong without anything having happened
    result: float  # 1 for a win, 0 for a defeat
    error: float  # how far a chance on the way usually is from what trials find, one standard error
    items: list[LedgerItem]


class Ledgers(Struct, frozen=True):
    """The ledger of a finished game: of one's own seat, and for those who look on of every seat. Those who win and lose
    together have one."""

    ledger: int  # the version of this format
    game: str
    rules: int  # the version of the game's rules
    entries: int  # of the record
    outcome: str
    seats: list[Ledger]


class Check(Struct, forbid_unknown_fields=True, frozen=True):
    """Ask whether the dice of a record were fair."""

    record: Annotated[str, Meta(max_length=1 << 21)]
    receipt: Annotated[str, Meta(max_length=4096)] = ""


class Verdict(Struct, frozen=True):
    """What checking a record found."""

    fairness: str
    draws: int  # drawn again, and all equal
    forked: int
    receipt: bool
    whole: bool
    own_tables: bool
    protocol: int  # of fair dice: 1 without promises, 2 with terms in the key, and promises where several give
    givers: int  # how many gave to fair dice
    anew: int  # how often all promised anew


class OptionAbout(Struct, frozen=True, omit_defaults=True):
    """One option of a game. Some values bring others along: `brings` names them."""

    name: str
    default: Any
    choices: list[int | str]
    many: bool
    brings: dict[str, dict[str, int | str]] = {}


class PresetAbout(Struct, frozen=True):
    """Options that are chosen together. Its words lie under `preset-<name>`."""

    name: str
    options: dict[str, Any]


class DecisionAbout(Struct, frozen=True):
    """One decision of a game."""

    number: int
    name: str
    chance: bool
    rules: list[str]
    answers: list[tuple[str, str, dict[str, Any]]]  # notation, the id of its sentence, the sentence's arguments
    targets: list[list[dict[str, Any]]] = []  # what to click for each answer; empty where that depends on the table


class RuleAbout(Struct, frozen=True):
    """One entry of a rulebook; its sentence lies in the words under `rule-<id>`."""

    id: str
    standing: str
    sources: list[str]
    needs: list[list[str]] = []  # the options, each with its values, with which it holds; none for every game


class MessageAbout(Struct, frozen=True):
    """One sentence of the journal."""

    id: str
    rules: list[str]


class Description(Struct, frozen=True):
    """What never changes about a game while the server runs."""

    game: str
    version: str  # changes whenever anything here does
    seats: list[int]  # how many can play
    options: list[OptionAbout]
    decisions: list[DecisionAbout]
    messages: dict[str, MessageAbout]  # by number
    rules: list[RuleAbout]
    endings: list[str]
    phrases: list[str]  # what seats can say to each other
    presets: list[PresetAbout]  # the one for a first game first
    levels: list[str] = []  # policies that bots are offered to play by, from a beginner to the best; none where it is one


class Health(Struct, frozen=True):
    """How the server is."""

    well: bool  # its database answers
    version: str
    database: str  # sqlite or postgresql
    tables: int  # in memory
    sockets: int

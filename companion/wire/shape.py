"""What goes over the wire besides acts: replies, the table, messages. Their fields stand here only.

JSON Schema, the API's description and the front end's types are all made from these.
"""

from typing import Any, Literal, NewType, NotRequired, TypedDict

from companion.words import Sentence

Color = Literal["red", "blue", "green", "yellow", "purple", "orange"]
Phase = Literal["cut", "start-card", "play", "hands", "between-rounds", "over"]
Tower = Literal["U", "N", "O", "!"]
Role = Literal["host", "seat", "camera", "spectator"]
Room = Literal["game", "score", "wheel"]

Act = NewType("Act", dict[str, Any])
"""An act as JSON: `acts` reads and writes it."""


Happened = NewType("Happened", dict[str, Any])
"""Something that an act changed: `events` writes it, `schema` has what belongs to each."""


class Player(TypedDict):
    """One player, as everybody may see them."""

    name: str
    cards: int
    score: int
    uno: Literal["no", "owed", "called"]
    towers: list[Tower]
    vetoed: bool
    playing: bool
    out: NotRequired[bool]


class Waiting(TypedDict):
    """What the table waits for, from whom, and which acts may answer it."""

    id: str
    to: list[str]
    blocking: bool
    options: list[str]


class PlainPrompt(Waiting):
    """A question that needs nothing but its name."""

    ask: Literal["cut", "start-card", "play", "hands", "next-round", "uno"]


class KeepPrompt(Waiting):
    """Keep the card just drawn, or play it; only its player is told which card it is."""

    ask: Literal["keep-or-play"]
    cards: list[str]


class ColorPrompt(Waiting):
    """Which color follows the wild?"""

    ask: Literal["color"]
    colors: list[Color]


class PenaltyPrompt(Waiting):
    """Cards owed, or only a turn lost if `count` is 0."""

    ask: Literal["penalty"]
    count: int
    card: str
    color: NotRequired[Color | None]
    """The color that a challenge is about, where the card may be challenged."""


class ShowHandPrompt(Waiting):
    """A hand has to be shown: to the challenger, or because the wheel says so."""

    ask: Literal["show-hand"]
    count: int
    color: NotRequired[Color | None]
    """The color that was in force when the Wild Draw Four was played."""
    challenger: NotRequired[str]
    face: NotRequired[str]


class SpinPrompt(Waiting):
    """The wheel has to be spun; these are its faces with their weights."""

    ask: Literal["spin"]
    faces: dict[str, int]


class DiscardPrompt(Waiting):
    """Cards have to be discarded: `count` if it is fixed, and how many are done."""

    ask: Literal["discard"]
    done: int
    count: NotRequired[int]
    face: NotRequired[str]
    rule: NotRequired[str]


class DrawUntilPrompt(Waiting):
    """Draw until this color comes."""

    ask: Literal["draw-until"]
    color: Color
    face: NotRequired[str]


class WarPrompt(Waiting):
    """Everybody shows a number card at once, or those who are tied their next."""

    ask: Literal["war"]
    face: str
    tied: NotRequired[dict[str, list[str]]]
    """What those who are tied have shown so far."""
    cards: NotRequired[list[str]]
    """The winner's cards that lie on the pile, where nobody has said yet who that is."""


class ShoutPrompt(Waiting):
    """The first one shouts."""

    ask: Literal["shout"]
    face: str


class GivePrompt(Waiting):
    """A gift has to be given; `receivers` get its cards in this order."""

    ask: Literal["give"]
    receivers: list[str]


class GrabPrompt(Waiting):
    """Towers have to be chosen."""

    ask: Literal["grab"]
    count: int
    towers: list[Tower]


class HouseRulePrompt(Waiting):
    """A house rule that somebody settles by saying how it went."""

    ask: Literal["house-rule"]
    rule: str
    says: str
    said: Sentence | None
    outcomes: list[str]
    count: NotRequired[int]


class DisputePrompt(Waiting):
    """A card that lies there and doesn't fit."""

    ask: Literal["dispute"]
    card: str
    code: str
    cite: str | None
    says: str
    said: Sentence
    seq: int


class QuestionPrompt(Waiting):
    """A question about a card that was seen, where hints leave it in doubt; `amend` the entry `seq`, or play on."""

    ask: Literal["whose", "took-cards"]
    card: str
    seq: int
    count: NotRequired[int]


class MercyPrompt(Waiting):
    """Somebody seems to hold so many cards that the game puts them out: `set` says how many it really is."""

    ask: Literal["mercy"]
    count: int


Prompt = (
    PlainPrompt
    | MercyPrompt
    | KeepPrompt
    | ColorPrompt
    | PenaltyPrompt
    | ShowHandPrompt
    | SpinPrompt
    | DiscardPrompt
    | DrawUntilPrompt
    | WarPrompt
    | ShoutPrompt
    | GivePrompt
    | GrabPrompt
    | HouseRulePrompt
    | DisputePrompt
    | QuestionPrompt
)
"""One thing the table waits for, told apart by `ask`. What can be answered on screen is drawn from these."""


class Piles(TypedDict):
    """How many cards lie where."""

    draw: int
    discard: int
    aside: NotRequired[int]


class Standing(TypedDict):
    """A house rule in force."""

    rule: str
    until: str
    until_said: Sentence
    says: str
    said: Sentence | None
    player: str


class Table(TypedDict):
    """The table, as it stands."""

    game: str
    phase: Phase
    round: int
    dealer: str | None
    turn: str | None
    direction: Literal["left", "right"]
    color: Color | None
    top: str | None
    players: list[Player]
    piles: Piles
    awaiting: list[Prompt]
    standing: list[Standing]
    wheel: str | None
    winner: str | list[str] | None
    veto: str | None
    target: int
    scoring: str
    rulings: dict[str, str]
    seq: int
    redo: bool
    """Whether what was undone last can be done again."""


class Refused(TypedDict):
    """Why an act changed nothing."""

    code: str
    says: str
    said: NotRequired[Sentence]
    cite: NotRequired[str | None]
    options: NotRequired[list[str]]
    """Of a card that may not be played: `allow` lets it stand, `seen` says that it was another player's."""
    players: NotRequired[list[str]]
    """Whose it may have been."""


class Finding(TypedDict):
    """A fact that stands although it doesn't fit."""

    seq: int
    code: str
    says: str
    said: Sentence


class Reply(TypedDict):
    """The answer to an act."""

    ok: bool
    seq: NotRequired[int]
    says: NotRequired[list[str]]
    """The sentences in English; left out for clients that make their own."""
    said: NotRequired[list[Sentence]]
    cites: NotRequired[list[str | None]]
    """What each sentence rests on."""
    events: NotRequired[list[Happened]]
    findings: NotRequired[list[Finding]]
    refused: NotRequired[Refused]
    table: NotRequired[Table | None]


class Preview(TypedDict):
    """What an act or a correction would change."""

    ok: bool
    reply: Reply
    lost: list[Finding]
    """Later acts that would no longer fit."""


# "for" and "from" are words of Python's own, so what has such a field is written as a call.
Row = TypedDict(
    "Row", {"seq": int, "act": Act, "assumed": NotRequired[bool], "for": NotRequired[int]}
)
Row.__doc__ = "One line of the log as the table script has it, without its time."


class Entry(Row):
    """One entry of the log; an assumed one stands before the entry `for` which it was assumed."""

    at: float | None


class ToldLine(TypedDict):
    """One line of a match as the table script tells it, without its time."""

    seq: int
    act: Act
    says: list[str]
    said: list[Sentence]
    cites: list[str | None]
    assumed: bool
    findings: list[Finding]
    undone: bool
    correction: bool
    round: int | None


class Line(ToldLine):
    """One line of the evening, as the Fix page and the replay tell it."""

    at: float | None


WheelTurn = TypedDict(
    "WheelTurn",
    {
        "seq": int,
        "player": str,
        "face": str,
        "faces": list[str],
        "from": int,
        "until": int,
    },
)
WheelTurn.__doc__ = "The companion's wheel while it turns, in the server's milliseconds."


class Hints(TypedDict):
    """What a camera that follows arms noticed together with a card."""

    by: str | None
    drew: int | dict[str, int]
    watched: bool


class Message(TypedDict):
    """What everyone at a table gets after each change: the whole table, numbered."""

    id: str
    code: str | None
    name: str
    match: int
    message: int
    seq: int
    now: int
    said: list[Sentence]
    says: NotRequired[list[str]]
    """The sentences in English; left out for clients that make their own."""
    events: list[Happened]
    findings: list[Finding]
    by: str | None
    act: str | None
    corrected: bool
    hints: NotRequired[Hints]
    """Only of a card that was seen."""
    wheel: WheelTurn | None
    table: Table | None


class Asked(TypedDict):
    """A question that is open at the table, and for whom."""

    ask: str
    to: list[str]


class Posted(TypedDict):
    """What `companion play --hook` posts: one thing that happened, as everyone at the table may know it.

    `id` stays the same when a post is sent again. `says` is all that the caller says of the act; it comes with the
    act's first event only. Everything from `game` on is how the table stands after the act.
    """

    id: str
    event: dict[str, Any]
    says: list[str]
    at: int
    table: str
    name: str
    match: int
    seq: int
    act: str | None
    by: str | None
    game: str
    phase: Phase
    round: int
    turn: str | None
    color: Color | None
    top: str | None
    asked: list[Asked]
    scores: dict[str, int]
    winner: str | list[str] | None
    wheel: WheelTurn | None


class Scored(TypedDict):
    """A player in a list of tables."""

    name: str
    score: int


class ListedRound(TypedDict):
    """A round in a list of tables: who won it, and how everybody stood after it."""

    round: int
    winner: str | None
    points: int
    acts: int
    scores: dict[str, int]


class ListedTable(TypedDict):
    """A table in a list of tables."""

    id: str
    name: str
    code: str | None
    match: int
    created: float
    changed: float
    game: NotRequired[str | None]
    phase: NotRequired[Phase | None]
    round: NotRequired[int | None]
    players: NotRequired[list[Scored]]
    winner: NotRequired[str | list[str] | None]
    rounds: NotRequired[list[ListedRound]]


class Device(TypedDict):
    """A device that joined a table, here now or not."""

    device: int
    role: Role
    seat: str | None
    name: str
    here: bool
    since: float


class Hello(TypedDict):
    """The first message on a socket: its table, and its role there."""

    table: str
    language: str | None
    role: Role
    seat: str | None
    device: int | None
    now: int
    room: Room


class HandShown(TypedDict):
    """A hand that was shown for a challenge; only the challenger gets it."""

    seq: int
    player: str
    cards: list[str]
    to: str


class Ailment(TypedDict):
    """What is wrong with a camera."""

    code: str
    says: str


class SeenToDraw(TypedDict):
    """Hands at the draw pile since the entry `seq` that nobody has told; a hint."""

    seq: int
    count: int


class WhichCard(TypedDict):
    """The faces that the untagged card on top may have, likeliest first."""

    seq: int
    cards: list[str]


class Spots(TypedDict):
    """Where the piles lie, in shares of the picture."""

    pile: tuple[float, float] | None
    draw: tuple[float, float] | None
    wide: float


class LastSeen(TypedDict):
    """The camera's last event, as `companion watch --json` prints it."""

    event: str
    t: float
    card: NotRequired[str]


class CameraState(TypedDict):
    """A camera's state; players and spectators learn only whether it is on and what is wrong.

    `beside`: cards that lie beside the pile. `arms`: from where players reach, in degrees around the pile.
    `waits`: who is asked to touch the pile. `pile`: its cards, undermost first, for who asks.
    """

    on: bool
    source: str | None
    health: list[Ailment]
    beside: list[str]
    drew: SeenToDraw | None
    which: WhichCard | None
    last: LastSeen | None
    arms: dict[str, int]
    waits: str | None
    spots: Spots
    pile: NotRequired[list[str]]


SHAPES: tuple[type, ...] = (
    Player,
    PlainPrompt,
    MercyPrompt,
    KeepPrompt,
    ColorPrompt,
    PenaltyPrompt,
    ShowHandPrompt,
    SpinPrompt,
    DiscardPrompt,
    DrawUntilPrompt,
    WarPrompt,
    ShoutPrompt,
    GivePrompt,
    GrabPrompt,
    HouseRulePrompt,
    DisputePrompt,
    QuestionPrompt,
    Piles,
    Standing,
    Table,
    Refused,
    Finding,
    Reply,
    Preview,
    Entry,
    Line,
    WheelTurn,
    Hints,
    Message,
    Asked,
    Posted,
    Scored,
    ListedRound,
    ListedTable,
    Device,
    Hello,
    HandShown,
    Ailment,
    SeenToDraw,
    WhichCard,
    Spots,
    LastSeen,
    CameraState,
)

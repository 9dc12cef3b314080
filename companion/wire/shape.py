"""What goes over the wire besides acts: replies, the table, messages. Their fields stand here only.

JSON Schema, the API's description and the front end's types are all made from these.
"""

from typing import Any, Literal, NotRequired, TypedDict

GameName = Literal["mod", "nonpartisan", "spin", "power-grab", "classic"]
Color = Literal["red", "blue", "green", "yellow", "purple", "orange"]
Phase = Literal["cut", "start-card", "play", "hands", "between-rounds", "over"]
Tower = Literal["U", "N", "O", "!"]
Ask = Literal[
    "cut",
    "start-card",
    "play",
    "keep-or-play",
    "color",
    "penalty",
    "show-hand",
    "spin",
    "discard",
    "draw-until",
    "war",
    "shout",
    "give",
    "grab",
    "house-rule",
    "hands",
    "next-round",
    "dispute",
    "uno",
]
Role = Literal["host", "seat", "camera", "spectator"]


class Player(TypedDict):
    """One player, as everybody sees them."""

    name: str
    cards: int
    score: int
    uno: Literal["no", "owed", "called"]
    towers: list[Tower]
    vetoed: bool


class Prompt(TypedDict):
    """One thing the table waits for. Everything on screen that can be answered is drawn from these."""

    id: str
    ask: Ask
    to: list[str]
    blocking: bool
    count: NotRequired[int | None]
    face: NotRequired[str | None]
    options: NotRequired[list[str]]
    color: NotRequired[str | None]
    towers: NotRequired[list[Tower]]


class Piles(TypedDict):
    """How many cards lie where."""

    draw: int
    discard: int


class Standing(TypedDict):
    """A house rule in force."""

    rule: str
    until: str
    says: str


class Table(TypedDict):
    """The table, as it stands."""

    game: GameName
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
    wheel: Any
    winner: Any


class Refused(TypedDict):
    """Why an act changed nothing."""

    code: str
    says: str
    cite: NotRequired[str | None]


class Finding(TypedDict):
    """A fact that stands but doesn't fit."""

    seq: int
    code: str
    says: str
    cite: NotRequired[str | None]


class Reply(TypedDict):
    """What comes back for an act."""

    ok: bool
    seq: NotRequired[int]
    says: NotRequired[list[str]]
    events: NotRequired[list[Any]]
    findings: NotRequired[list[Finding]]
    refused: NotRequired[Refused]
    table: NotRequired[Table | None]


class Lost(TypedDict):
    """A later act that would no longer fit."""

    seq: int
    says: str


class Preview(TypedDict):
    """What an act or a correction would change."""

    ok: bool
    reply: Reply
    lost: list[Lost]


class Entry(TypedDict):
    """One line of the log."""

    seq: int
    act: dict[str, Any]
    assumed: NotRequired[bool]
    at: NotRequired[float | None]


class Line(TypedDict):
    """One line of the evening, as the Fix page and the replay tell it."""

    seq: int
    act: dict[str, Any]
    says: list[str] | str
    assumed: NotRequired[bool]
    findings: NotRequired[list[Finding]]
    undone: NotRequired[bool]
    at: NotRequired[float | None]


# "from" is a word of Python's own, so this one is written as a call.
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


class Message(TypedDict):
    """What everyone at a table hears after each change: the whole table, numbered."""

    id: str
    code: str | None
    name: str
    match: int
    message: int
    seq: int
    now: int
    says: list[str]
    events: list[Any]
    findings: list[Finding]
    by: str | None
    act: str | None
    corrected: bool
    wheel: WheelTurn | None
    table: Table | None


class ListedTable(TypedDict):
    """A table in a list of tables."""

    id: str
    name: str
    code: str | None
    match: int
    created: float
    changed: float
    game: NotRequired[GameName | None]
    phase: NotRequired[Phase | None]


class Sighting(TypedDict):
    """What an eye saw."""

    event: Literal[
        "settled",
        "covered",
        "taken-back",
        "moved",
        "beside",
        "missed",
        "token",
        "stranger",
        "health",
        "alive",
    ]
    t: NotRequired[float]
    id: NotRequired[str]
    card: NotRequired[str]
    top: NotRequired[str | None]
    under: NotRequired[str]
    token: NotRequired[str]


SHAPES: tuple[type, ...] = (
    Player,
    Prompt,
    Piles,
    Standing,
    Table,
    Refused,
    Finding,
    Reply,
    Lost,
    Preview,
    Entry,
    Line,
    WheelTurn,
    Message,
    ListedTable,
    Sighting,
)

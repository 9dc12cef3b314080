"""What somebody wants printed, checked as a whole before a line is drawn."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files

from companion.printing.qr import block
from companion.printing.shapes import SHAPES, USUAL
from companion.rules.card_names import design
from companion.rules.game import Game
from companion.rules.games import GAMES
from companion.rules.house import RULES
from companion.tags import DEFAULT_ID, BadDeck, Deck
from companion.words import ENGLISH, CantDo, Words, languages, words_in

KINDS = ("labels", "cards", "tokens", "towers", "wheel", "mat", "sheet", "guide", "all")
PAPERS: Mapping[str, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}

GUIDES = files("companion.printing").joinpath("guides")
"""The folder of guides, one page a game, such as `en/spin.md`."""


@dataclass(frozen=True, slots=True)
class Stock:
    """A sheet of stickers as it is sold: how many there are, how large they are, where the first one begins (mm)."""

    paper: str
    across: int
    down: int
    width: float
    height: float
    left: float
    top: float
    step_x: float
    step_y: float
    tag: float


STOCKS: Mapping[str, Stock] = {
    "L7160": Stock("a4", 3, 7, 63.5, 38.1, 7.2, 15.1, 66.0, 38.1, 25.0),
    "5162": Stock("letter", 2, 7, 101.6, 33.87, 3.97, 21.17, 106.36, 33.87, 26.0),
    "5160": Stock("letter", 3, 10, 66.68, 25.4, 4.76, 12.7, 69.85, 25.4, 20.5),
}
"""Label sheets that two tags of a card fit on; L7160 and 5162 take the larger tags."""

_SETTINGS = (
    *("game", "deck", "paper", "scale", "card", "tag", "stock", "used", "only"),
    *("players", "icons", "custom", "shapes", "hole", "save_ink", "language"),
)

LIMITS: Mapping[str, tuple[float, float]] = {
    "scale": (90, 110),
    "width": (50, 64),
    "height": (80, 92),
    "tag": (16, 28),
}
"""The smallest and largest value of each size in mm; `scale` is what the ruler of 100 mm measured."""

MOST_USED = max(sheet.across * sheet.down for sheet in STOCKS.values()) - 1
"""The largest number of stickers that can be gone from a label sheet."""

SINGLE_CARDS = ("labels", "cards")
"""What can be printed for a few cards instead of the whole deck."""

CARD = (56.0, 87.0)
TAG = 26.0
FREE = 20.0
"""Millimetres that the tags must leave free on a card, for its index and its name."""


class BadOrder(CantDo):
    """An order that can't be printed; its text says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Order:
    """One printing job: which deck, on what paper, in what sizes (mm), with what signs."""

    kind: str
    deck: Deck
    paper: str = "a4"
    scale: float = 100.0  # what the 100 mm ruler of the last print measured
    card: tuple[float, float] = CARD
    tag: float = TAG
    stock: str | None = None  # plain paper, unless a label sheet is named
    used: int = 0  # how many stickers are gone from the first sheet
    only: frozenset[str] | None = None  # print these cards instead of the whole deck
    players: tuple[str, ...] = ()  # who sits where, if known
    custom: Mapping[str, str] | None = None  # the customizable cards in the deck, with their text
    save_ink: bool = False  # print tags as small squares, which takes less ink
    hole: bool = True  # leave a hole in the paper wheel for the spinner's needle
    shapes: Mapping[str, str] = field(default_factory=lambda: dict(USUAL))
    language: str = ENGLISH

    @property
    def words(self) -> Words:
        """The words of the sheets' language."""
        return words_in(self.language)

    @property
    def game(self) -> Game:
        return GAMES[self.deck.game]

    @property
    def size(self) -> tuple[float, float]:
        """The paper, upright."""
        return PAPERS[self.paper]

    @property
    def cards(self) -> list[str]:
        """The physical cards to print for: the named ones, or all except customizable cards that aren't in the deck."""
        left_out = set(self.game.customizable) - set(
            self.game.customizable if self.custom is None else self.custom
        )
        return [
            card
            for card in self.deck.tags
            if (card in self.only if self.only is not None else design(card) not in left_out)
        ]


def kinds_of(game: str) -> tuple[str, ...]:
    """What there is to print for a game."""
    if game not in GAMES:
        raise BadOrder(f"There is no game called “{game}”; there are {', '.join(GAMES)}.")
    lacks = {"towers": not GAMES[game].towers, "wheel": not GAMES[game].wheel}
    return tuple(kind for kind in KINDS if not lacks.get(kind))


def order(kind: str, options: Mapping[str, object]) -> Order:
    """Checks everything that was asked for, because it comes from people and their files."""
    for name in options:
        if name not in _SETTINGS:
            known = ", ".join(_SETTINGS)
            raise BadOrder(f"There is no setting called “{name}”; there are {known}.")
    game = _as_word(options, "game", "")
    if not game:
        raise BadOrder(f"Which game? There are {', '.join(GAMES)}.")
    kinds = kinds_of(game)
    if kind not in kinds:
        raise BadOrder(
            f"There is no “{kind}” to print for {GAMES[game].title}; there are {', '.join(kinds)}."
        )
    stock = _wanted_stock(options)
    paper = _as_word(options, "paper", STOCKS[stock].paper if stock else "a4").lower()
    if paper not in PAPERS:
        raise BadOrder(f"The paper is a4 or letter; “{paper}” is not.")
    if stock and STOCKS[stock].paper != paper:
        raise BadOrder(f"The label sheet {stock} is {STOCKS[stock].paper} paper, not {paper}.")
    language = _as_word(options, "language", ENGLISH)
    if language not in languages():
        raise BadOrder(f"There is no language “{language}”; there are {', '.join(languages())}.")
    deck = _wanted_deck(game, options)
    card = _card_size(options)
    return Order(
        kind=kind,
        deck=deck,
        paper=paper,
        scale=_as_number(
            options, "scale", 100.0, *LIMITS["scale"], "What the 100 mm ruler measured"
        ),
        card=card,
        tag=_tag_size(options, card),
        stock=stock,
        used=_check_used(options, stock),
        only=_only_cards(options, deck),
        players=_check_players(options),
        custom=_check_custom(GAMES[game], options, words_in(language)),
        save_ink=_as_bool(options, "save_ink", usual=False),
        hole=_as_bool(options, "hole", usual=True),
        shapes=_check_shapes(options),
        language=language,
    )


def _wanted_deck(game: str, options: Mapping[str, object]) -> Deck:
    icons = _as_pairs(options, "icons")
    try:
        return Deck(game, (_as_word(options, "deck", "") or DEFAULT_ID).upper(), icons)
    except BadDeck as bad:
        raise BadOrder(str(bad)) from bad


def _card_size(options: Mapping[str, object]) -> tuple[float, float]:
    given = options.get("card") or CARD
    parts = given.lower().split("x") if isinstance(given, str) else given
    says = "A card's size is its width and height in mm, 50x80 to 64x92, such as 56x87"
    if not isinstance(parts, list | tuple) or len(parts) != 2:
        raise BadOrder(f"{says}; “{given}” is not.")
    try:
        width, height = (float(str(part)) for part in parts)
    except ValueError:
        raise BadOrder(f"{says}; “{given}” is not.") from None
    (narrow, wide), (low, high) = LIMITS["width"], LIMITS["height"]
    if not (narrow <= width <= wide and low <= height <= high):
        raise BadOrder(f"{says}; {width:g}x{height:g} is not.")
    return width, height


def _tag_size(options: Mapping[str, object], card: tuple[float, float]) -> float:
    """A tag's size, which must leave the card's index and its name readable."""
    tag = _as_number(options, "tag", TAG, *LIMITS["tag"], "A tag's size in mm")
    room = min(card[0] - FREE, (card[1] - FREE) / 2)
    if block(tag) > room:
        most = int(room / block(1) * 2) / 2
        fill = {"tag": tag, "wide": card[0], "tall": card[1], "most": most}
        told = {name: f"{size:g}" for name, size in fill.items()}
        raise BadOrder(said={"say": "house-tag-too-large", **told})
    return tag


def _wanted_stock(options: Mapping[str, object]) -> str | None:
    name = _as_word(options, "stock", "").upper()
    if name in ("", "PAPER"):
        return None
    if name not in STOCKS:
        raise BadOrder(f"Label sheets known are {', '.join(STOCKS)}; “{name}” is not.")
    return name


def _check_used(options: Mapping[str, object], stock: str | None) -> int:
    if stock is None:
        return 0
    sheet = STOCKS[stock]
    most = sheet.across * sheet.down - 1
    return int(_as_number(options, "used", 0, 0, most, "How many stickers of the sheet are used"))


def _only_cards(options: Mapping[str, object], deck: Deck) -> frozenset[str] | None:
    """The cards that were named; a name without a number means every copy."""
    given = options.get("only")
    if given is None:
        return None
    names = given.replace(",", " ").split() if isinstance(given, str) else given
    if not isinstance(names, list | tuple) or not names:
        raise BadOrder("“only” lists cards, such as red-7#1.")
    chosen: set[str] = set()
    for name in names:
        found = {card for card in deck.tags if name in (card, design(card))}
        if not found:
            raise BadOrder(f"There is no card “{name}” in the {deck.game} deck.")
        chosen |= found
    return frozenset(chosen)


def _check_players(options: Mapping[str, object]) -> tuple[str, ...]:
    given = options.get("players")
    if given is None:
        return ()
    names = given.split(",") if isinstance(given, str) else given
    if not isinstance(names, list | tuple) or len(names) > 10:
        raise BadOrder(said={"say": "house-players"})
    for name in names:
        if not isinstance(name, str) or not 1 <= len(name.strip()) <= 24:
            raise BadOrder(said={"say": "house-name", "name": str(name)})
    return tuple(name.strip() for name in names)


def _check_custom(
    game: Game, options: Mapping[str, object], words: Words
) -> Mapping[str, str] | None:
    given = options.get("custom")
    if given is None:
        return None
    if not game.customizable:
        raise BadOrder(f"There are no customizable cards in {game.title}.")
    if not isinstance(given, Mapping):
        raise BadOrder('Customizable cards are given as {"custom-1": {"text": "Sing!"}}.')
    told: dict[str, str] = {}
    for card, rule in given.items():
        if card not in game.customizable:
            raise BadOrder(f"The customizable cards are custom-1 to custom-3; “{card}” is not.")
        text = rule if isinstance(rule, str) else _text_on_card(rule, words)
        if text is None:
            raise BadOrder(f"The rule of {card} is no rule known, and no text.")
        if len(text) > 140:
            raise BadOrder(f"The text of {card} is too long for a card: 140 letters at most.")
        told[card] = text
    return told


def _text_on_card(rule: object, words: Words) -> str | None:
    """What a house rule says on its card, in our own words; None if there is no such rule."""
    if not isinstance(rule, Mapping):
        return None
    text = rule.get("text")
    if isinstance(text, str):
        return text.strip()
    name = str(rule.get("rule"))
    color = rule.get("color") or "in-force"
    return words(f"paper-rule-{name}", color=color) if name in RULES else None


def _check_shapes(options: Mapping[str, object]) -> Mapping[str, str]:
    shapes = {**USUAL, **(_as_pairs(options, "shapes") or {})}
    for color, shape in shapes.items():
        if color not in USUAL:
            raise BadOrder(f"There is no color called “{color}”; there are {', '.join(USUAL)}.")
        if shape not in SHAPES:
            raise BadOrder(f"There is no shape called “{shape}”; there are {', '.join(SHAPES)}.")
    return shapes


def _as_pairs(options: Mapping[str, object], name: str) -> dict[str, str] | None:
    given = options.get(name)
    if given is None:
        return None
    if not isinstance(given, Mapping) or not all(isinstance(v, str) for v in given.values()):
        raise BadOrder(f"“{name}” is a list of names and what each gets.")
    return {str(key): str(value) for key, value in given.items()}


def _as_bool(options: Mapping[str, object], name: str, *, usual: bool) -> bool:
    given = options.get(name)
    if given is None:
        return usual
    if not isinstance(given, bool):
        raise BadOrder(f"“{name}” is true or false, not {given!r}.")
    return given


def _as_word(options: Mapping[str, object], name: str, usual: str) -> str:
    given = options.get(name)
    if given is None:
        return usual
    if not isinstance(given, str):
        raise BadOrder(f"“{name}” is a word, not {given!r}.")
    return given.strip()


def _as_number(
    options: Mapping[str, object], name: str, usual: float, least: float, most: float, what: str
) -> float:
    given = options.get(name)
    if given is None:
        return usual
    says = f"{what} is a number from {least:g} to {most:g}; “{given}” is not."
    try:
        value = float(str(given).replace(",", "."))
    except ValueError:
        raise BadOrder(says) from None
    if not least <= value <= most:
        raise BadOrder(says)
    return value

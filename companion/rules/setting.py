"""What was agreed before the first card: the game, its deck, rulings, target, house rules."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.rules.deck import Deck
from companion.rules.effects import Effect, NextDraws, PassHands, Reverse, TradeHands
from companion.rules.game import Game

# Where the sheets are silent: a name, its values, the first is the default.
RULINGS: dict[str, tuple[str, ...]] = {
    "two-player-reverse": ("skip", "turn"),
    "wrong-card": ("take-back", "take-back-draw-two"),
    "next-dealer": ("left", "winner"),
    "last-card-challenge": ("never", "allowed"),
    "spin-start-card": ("number", "spins"),
    "discard-on-top-acts": ("no", "yes"),
    "instant-uno-pile": ("under", "on-top"),
    "veto-and-skip": ("next-own-turn", "any-lost-turn"),
    "uno-after-wheel": ("owed", "free"),
    "draw-more": ("one", "until-playable"),
    "stacking": ("off", "same", "up", "value", "any"),
    "jump-in": ("off", "on"),
    "seven-zero": ("off", "on"),
    "force-play": ("off", "on"),
    "must-play": ("off", "on"),
    "equal-cards": ("off", "on"),
    "last-card": ("any", "number"),
    "false-uno": ("free", "draw-two"),
    "draw-two-turn": ("lost", "kept"),
    "hand-size": ("7", "5", "6", "8", "9", "10"),
    "decks": ("one", "two"),
    "wheel-turns": ("spun", "by-itself"),
}


HOUSE_EFFECTS: Mapping[str, Mapping[str, tuple[Effect, ...]]] = {
    "seven-zero": {"7": (TradeHands(),), "0": (PassHands(),)},
}
"""What a ruling makes the cards with a symbol do, where it is `on`."""


def concerned(game: Game) -> dict[str, tuple[str, ...]]:
    """The rulings that the game's own cards can raise, with their values."""
    effects = {effect for card, _ in game.contents for effect in card.does}
    draws = [effect.count for effect in effects if isinstance(effect, NextDraws)]
    doubted = any(isinstance(effect, NextDraws) and effect.challenge for effect in effects)
    parts: dict[str, object] = {
        "two-player-reverse": any(isinstance(effect, Reverse) for effect in effects),
        "last-card-challenge": doubted,
        "spin-start-card": game.wheel,
        "wheel-turns": game.wheel,
        "discard-on-top-acts": game.wheel or game.customizable or game.towers,
        "instant-uno-pile": game.towers,
        "veto-and-skip": game.veto,
        "stacking": draws,
        "draw-two-turn": any(count <= FEW for count in draws),
    }
    numbered = any(card.number is not None for card, _ in game.contents)
    parts |= {"last-card": numbered, "equal-cards": numbered, "jump-in": game.colors}
    for name, symbols in HOUSE_EFFECTS.items():
        parts[name] = any(card.symbol in symbols for card, _ in game.contents)
    return {name: values for name, values in RULINGS.items() if parts.get(name, True)}


DEFAULTS = {name: values[0] for name, values in RULINGS.items()}


def usual(game: Game) -> dict[str, str]:
    """How a game answers every question unless the table says otherwise."""
    return {**DEFAULTS, **game.rulings}


FEW = 2
"""Cards that a Draw card costs at most where the victim may keep the turn."""
FEWEST = 2
"""Players that any game needs."""
SCORINGS = ("winner", "lowest", "none")


@dataclass(frozen=True, slots=True)
class CustomRule:
    """What the players wrote on a customizable card: a known rule, or a text of their own."""

    rule: str  # "" for free text
    text: str = ""
    color: str = ""


@dataclass(frozen=True, slots=True)
class Setting:
    """The agreement, the same for the whole game."""

    game: Game
    deck: Deck
    rulings: Mapping[str, str]
    target: int
    scoring: str
    custom: Mapping[str, CustomRule]
    wheel: Mapping[str, int]
    seed: int | None = None

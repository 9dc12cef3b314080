"""A new game sits down: what `start` must say, and the table it gives."""

from collections.abc import Mapping

from companion.rules.acts import Start
from companion.rules.events import Dealt, Seated
from companion.rules.evolve import evolve
from companion.rules.game import Game
from companion.rules.games import GAMES
from companion.rules.house import RULES
from companion.rules.judge import Param, Refused
from companion.rules.setting import HOUSE_EFFECTS, RULINGS, SCORINGS, CustomRule, Setting, usual
from companion.rules.table import Table, blank

MOST_ALIKE = 8
"""Equal cards in one deck: labels tell no more apart."""


class BadStart(Exception):
    """What is wrong with a `start`."""

    def __init__(self, about: str, **params: Param) -> None:
        self.refused = Refused("bad-input", "script/acts", (("about", about), *params.items()))


def sit_down(act: Start) -> Table | Refused:
    """The table before the first card."""
    try:
        setting = agree(act)
    except BadStart as bad:
        return bad.refused
    t = blank(setting, act.players)
    evolve(t, Seated(act.players))
    if act.dealer is not None:
        evolve(t, Dealt(act.players.index(act.dealer), 1))
    return t


def agree(act: Start) -> Setting:
    game = GAMES.get(act.game)
    if game is None:
        raise BadStart("unknown-game", game=act.game)
    fewest, most = game.players
    if not fewest <= len(act.players) <= most:
        raise BadStart("player-count", count=len(act.players), fewest=fewest, most=most)
    if len(set(act.players)) < len(act.players):
        raise BadStart("same-name", player=next(p for p in act.players if act.players.count(p) > 1))
    if act.dealer is not None and act.dealer not in act.players:
        raise BadStart("unknown-player", player=act.dealer)
    target = game.target if act.target is None else act.target
    if target < 1:
        raise BadStart("target", count=target)
    scoring = act.scoring or game.scoring
    if scoring not in SCORINGS:
        raise BadStart("scoring", value=scoring)
    rulings = {**usual(game), **check_rulings(act.rulings)}
    custom = {name: check_custom(game, name, rule) for name, rule in act.custom.items()}
    return Setting(
        game=game,
        deck=game.box(
            check_icons(game, act.icons),
            tuple(sorted(custom)),
            2 if rulings["decks"] == "two" else 1,
            check_counts(game, act.box, act.counts),
            {
                symbol: does
                for name, symbols in HOUSE_EFFECTS.items()
                if rulings[name] == "on"
                for symbol, does in symbols.items()
            },
        ),
        rulings=rulings,
        target=target,
        scoring=scoring,
        custom=custom,
        wheel=check_wheel(game, act.wheel),
        seed=act.seed,
    )


def check_rulings(rulings: Mapping[str, str]) -> Mapping[str, str]:
    for name, value in rulings.items():
        if name not in RULINGS:
            raise BadStart("unknown-ruling", ruling=name)
        if value not in RULINGS[name]:
            raise BadStart("ruling-value", ruling=name, value=value)
    return rulings


def check_counts(game: Game, size: str | None, counts: Mapping[str, int]) -> Mapping[str, int]:
    """How many of which cards are in the box, where it isn't as usual."""
    if size is not None and size not in game.sizes:
        raise BadStart("box", value=size)
    lacks = game.sizes[size or list(game.sizes)[-1]] if game.sizes else ()
    names = {card.name for card, _ in game.contents}
    for name, count in counts.items():
        if name not in names or not 0 <= count <= MOST_ALIKE:
            raise BadStart("counts", card=name, count=count, most=MOST_ALIKE)
    return {**dict.fromkeys(lacks, 0), **counts}


def check_custom(game: Game, name: str, written: Mapping[str, str]) -> CustomRule:
    if name not in game.customizable:
        raise BadStart("not-customizable", card=name)
    rule, text, color = (written.get(key, "") for key in ("rule", "text", "color"))
    if rule and rule not in RULES:
        raise BadStart("unknown-rule", rule=rule)
    if not rule and not text:
        raise BadStart("no-rule", card=name)
    if rule == "draw-until-color" and color not in game.colors:
        raise BadStart("rule-color", card=name, color=color)
    return CustomRule(rule, text, color)


def check_icons(game: Game, icons: Mapping[str, str] | None) -> Mapping[str, str] | None:
    if icons is None:
        return None
    numbers = {card.name for card, _ in game.contents if card.number is not None and not card.badge}
    for name, icon in icons.items():
        if not game.towers or name not in numbers or icon not in game.towers:
            raise BadStart("icon", card=name, value=icon)
    return icons


def check_wheel(game: Game, weights: Mapping[str, int]) -> Mapping[str, int]:
    for face, weight in weights.items():
        if face not in game.wheel:
            raise BadStart("unknown-face", face=face)
        if weight < 0:
            raise BadStart("weight", face=face)
    wheel = {face: weights.get(face, 1) for face in game.wheel}
    if game.wheel and not any(wheel.values()):
        raise BadStart("no-weight")
    return wheel

"""Acts from and to JSON. Whatever comes in from outside is checked here, field by field."""

import types
import typing
from collections.abc import Mapping
from dataclasses import MISSING, fields
from functools import cache
from typing import Any

from companion.rules import acts
from companion.rules.card_names import BADGES
from companion.rules.judge import Refused
from companion.wire.strict_json import Json, is_visible, speakable

MOST_CHARACTERS = 500
MOST_ITEMS = 200
MOST_NUMBER = 1_000_000


class BadInput(Exception):
    """An act that can't be read: what is wrong with it, and where."""

    def __init__(self, about: str, **params: str) -> None:
        super().__init__(about)
        self.params: dict[str, str] = {"about": about, **params}


@cache
def kebab(name: str) -> str:
    """A class's name as it stands in JSON: `TurnUp` is `turn-up`."""
    return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")


CLASSES: dict[str, type] = {
    kebab(kind.__name__): kind
    for union in (acts.Happening, acts.Correction)
    for kind in typing.get_args(union)
}
NAMES = {kind: name for name, kind in CLASSES.items()}
TOWER_NAMES = {letter: badge for badge, letter in BADGES.items() if letter}


@cache
def _fields_of(kind: Any) -> tuple[tuple[str, str, Any, bool], ...]:
    """Of each field: its name in JSON, its name here, its type, whether it must be there."""
    hints = typing.get_type_hints(kind, vars(acts))
    return tuple(
        (
            field.name.rstrip("_"),
            field.name,
            hints[field.name],
            field.default is MISSING and field.default_factory is MISSING,
        )
        for field in fields(kind)
    )


def read(data: object) -> acts.Act:
    """The act that a JSON object tells; unknown fields are left alone."""
    if not isinstance(data, dict):
        raise BadInput("json")
    name = data.get("act")
    if name is None:
        raise BadInput("missing", field="act")
    if not isinstance(name, str) or not speakable(name):
        raise BadInput("wrong-field", field="act")
    kind = CLASSES.get(name)
    if kind is None:
        raise BadInput("unknown-act", act=f"\u201c{name[:40]}\u201d")
    values: dict[str, Any] = {}
    for outside, inside, hint, needed in _fields_of(kind):
        value = data.get(outside)
        if value is None:
            if needed:
                if outside == "with" and "with" in data:
                    raise BadInput("wrong-field", field=outside)
                raise BadInput("missing", field=outside)
            if outside == "with" and "with" not in data:
                raise BadInput("missing", field=outside)
            continue
        values[inside] = _read_value(value, hint, outside)
    act: acts.Act = kind(**values)
    _check_limits(act)
    return act


def act_of(data: object) -> acts.Act | Refused:
    """The act that a JSON object tells, or what is wrong with it."""
    try:
        act = read(data)
        _check_names(act)
        return act
    except BadInput as bad:
        return Refused("bad-input", "script/acts", tuple(bad.params.items()))


def _check_names(act: acts.Act) -> None:
    """Refuse new names that don't show as what they are; a stored log may hold some, and is read all the same."""
    match act:
        case acts.Start(players=players) if not all(map(is_visible, players)):
            raise BadInput("wrong-field", field="players")
        case acts.Join(player) if not is_visible(player):
            raise BadInput("wrong-field", field="player")
        case acts.Rename(name=name) if not is_visible(name):
            raise BadInput("wrong-field", field="name")
        case acts.Amend(with_=inner) | acts.Insert(with_=inner) if inner is not None:
            _check_names(inner)
        case _:
            pass


def _read_value(value: Any, hint: Any, field: str) -> Any:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        if hint == acts.Act or acts.Undo in args:
            return _read_nested(value, field)
        for option in args:
            if option is not type(None):
                try:
                    return _read_value(value, option, field)
                except BadInput:
                    continue
        raise BadInput("wrong-field", field=field)
    if hint is acts.Play:
        return _read_nested(value, field)
    if origin is tuple:
        if isinstance(value, list) and len(value) <= MOST_ITEMS:
            return tuple(_read_value(item, args[0], field) for item in value)
    elif origin is not None and issubclass(origin, Mapping):
        if isinstance(value, dict) and len(value) <= MOST_ITEMS:
            return {
                _read_value(key, str, field): _read_value(item, args[1], field)
                for key, item in value.items()
            }
    elif hint is str:
        if isinstance(value, str) and len(value) <= MOST_CHARACTERS and speakable(value):
            return value
    elif hint is int:
        if type(value) is int and abs(value) <= MOST_NUMBER:
            return value
    elif hint is bool and type(value) is bool:
        return value
    raise BadInput("wrong-field", field=field)


def _read_nested(value: object, field: str) -> acts.Act:
    act = read(value)
    if isinstance(act, acts.Correction):
        raise BadInput("wrong-field", field=field)
    return act


def _is_name(text: str) -> bool:
    return bool(text.strip()) and len(text) <= 40


def _check_limits(act: acts.Act) -> None:
    """Limits that a type can't say; and the towers' names as people write them."""
    match act:
        case acts.Start(players=players):
            if not all(map(_is_name, players)):
                raise BadInput("wrong-field", field="players")
            if act.icons is not None:
                object.__setattr__(
                    act, "icons", {k: TOWER_NAMES.get(v, v) for k, v in act.icons.items()}
                )
        case acts.Join(player):
            if not _is_name(player):
                raise BadInput("wrong-field", field="player")
        case acts.Rename(name=name):
            if not _is_name(name):
                raise BadInput("wrong-field", field="name")
        case acts.Grab(towers=towers):
            object.__setattr__(
                act, "towers", tuple(TOWER_NAMES.get(tower, tower) for tower in towers)
            )
        case acts.Set(cards=cards, score=score):
            if cards is not None and cards < 0:
                raise BadInput("wrong-field", field="cards")
            if score is not None and score < 0:
                raise BadInput("wrong-field", field="score")
        case acts.Seen(drew=drew):
            if min([drew] if isinstance(drew, int) else [0, *drew.values()]) < 0:
                raise BadInput("wrong-field", field="drew")
        case acts.Hand(points=points) if points is not None and points < 0:
            raise BadInput("wrong-field", field="points")
        case _:
            pass


def write(act: acts.Act) -> Json:
    """The JSON object of an act; fields that say nothing are left out."""
    data: Json = {"act": NAMES[type(act)]}
    kind: type = act.__class__
    unsaid = [field.default for field in fields(act)] + [{}]
    for outside, inside, _, needed in _fields_of(kind):
        value = getattr(act, inside)
        if isinstance(value, acts.Act):
            value = write(value)
        if needed or outside == "with" or value not in unsaid:
            data[outside] = _as_json_value(value)
    if isinstance(act, acts.Allow) and act.play is None:
        data.pop("code", None)
    return data


def _as_json_value(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_as_json_value(item) for item in value]
    if isinstance(value, Mapping):
        return {key: _as_json_value(item) for key, item in value.items()}
    return value

"""The four characters at a tag's end that make a wrong reading impossible in practice.

The alphabet has 43 characters, a prime number, so characters can be added and multiplied like
numbers modulo 43. A tag's ten characters are the heights of one curve of degree five at ten
places: six heights choose the curve, the other four must lie on it. Two different curves meet in
at most five of the ten places, so two tags differ in at least five characters (a Reed-Solomon code
that only detects, never corrects).
"""

from functools import cache

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./"
SAID = 6
LENGTH = 10

_PRIME = len(ALPHABET)
_VALUE = {character: value for value, character in enumerate(ALPHABET)}


def with_check(said: str) -> str:
    """The whole tag for the six characters that say something."""
    if len(said) != SAID:
        raise ValueError(f"a tag says {SAID} characters, not {len(said)}")
    heights = [_VALUE[character] for character in said]
    checks = (
        sum(share * height for share, height in zip(row, heights, strict=True)) % _PRIME
        for row in _check_weights()
    )
    return said + "".join(ALPHABET[check] for check in checks)


def opened(text: str) -> str | None:
    """The six characters that a tag says, or None when its check is wrong."""
    if len(text) != LENGTH or not _VALUE.keys() >= set(text):
        return None
    said = text[:SAID]
    return said if with_check(said) == text else None


@cache
def _check_weights() -> tuple[tuple[int, ...], ...]:
    """How much each of the six characters weighs in each check (Lagrange's formula)."""
    return tuple(
        tuple(_check_weight(place, at) for place in range(SAID)) for at in range(SAID, LENGTH)
    )


def _check_weight(place: int, at: int) -> int:
    above = below = 1
    for other in range(SAID):
        if other != place:
            above = above * (at - other) % _PRIME
            below = below * (place - other) % _PRIME
    return above * pow(below, -1, _PRIME) % _PRIME

"""Join codes, a few letters that lead to a table, longer where there are many; and one-time keys, nine digits.

Guessing either takes days.
"""

import secrets

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word; nothing that looks like a number."""

SHORTEST = 4
LONGEST = 8

SPARSE = 17_280
"""Unused codes for each used one: at a wrong guess every five seconds, a guesser needs a day."""


def new_code(length: int = SHORTEST) -> str:
    """A code by chance."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_key() -> str:
    """A key by chance, short enough to be typed: it is good once, and for minutes only."""
    return f"{secrets.randbelow(10**9):09}"


def length_for(tables: int) -> int:
    """How long a code has to be where so many tables are in use."""
    return next(
        (
            length
            for length in range(SHORTEST, LONGEST)
            if (tables + 1) * SPARSE <= len(LETTERS) ** length
        ),
        LONGEST,
    )

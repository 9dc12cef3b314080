"""One file a game: its deck, what its cards do, and where its sheet differs from the others.

A new game is a new file here, or in a folder of one's own (`companion play --games FOLDER`), or in a package
that names it as an entry point of the group `companion.games`; and nothing else.
"""

import os
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import ModuleType

from companion.rules.game import Game

OWN = "COMPANION_GAMES"
"""Names the folder of the household's own games, for this process and those that it starts."""

if folder := os.environ.get(OWN):
    __path__.append(folder)


def _pages() -> Iterator[Game]:
    """The games in the files of this folder and of the household's own, and those of packages."""
    for file in iter_modules(__path__):
        yield from games_of(import_module(f"{__name__}.{file.name}"))
    for entry in entry_points(group="companion.games"):
        found = entry.load()
        yield from [found] if isinstance(found, Game) else games_of(found)


def games_of(page: ModuleType) -> list[Game]:
    """The games that a file tells."""
    return [told for told in vars(page).values() if isinstance(told, Game)]


GAMES: dict[str, Game] = {
    game.name: game for game in sorted(_pages(), key=lambda game: (game.shelf, game.name))
}
"""Every game, by name."""

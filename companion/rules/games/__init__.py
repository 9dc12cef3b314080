"""One file a game: its deck, what its cards do, and where its sheet differs from the others.

A new game is a new file here, and nothing else.
"""

from importlib import import_module
from pkgutil import iter_modules

from companion.rules.game import Game


def _boxes() -> dict[str, Game]:
    files = [import_module(f"{__name__}.{file.name}") for file in iter_modules(__path__)]
    found = [told for file in files for told in vars(file).values() if isinstance(told, Game)]
    return {game.name: game for game in sorted(found, key=lambda game: (game.shelf, game.name))}


GAMES: dict[str, Game] = _boxes()
"""The games in the files of this folder, by name."""

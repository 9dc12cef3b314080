"""One file a game: its deck, what its cards do, and where its sheet differs from the others.

A new game is a new file here and its line in GAMES.
"""

from companion.rules.game import Game
from companion.rules.games.classic import CLASSIC
from companion.rules.games.mod import MOD
from companion.rules.games.nonpartisan import NONPARTISAN
from companion.rules.games.power_grab import POWER_GRAB
from companion.rules.games.spin import SPIN

GAMES: dict[str, Game] = {game.name: game for game in (MOD, NONPARTISAN, SPIN, POWER_GRAB, CLASSIC)}

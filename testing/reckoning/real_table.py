"""The table as it really is, which no camera and no referee sees whole: all hands, and how people choose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from companion.demo.deed import Act, Deed, Kind, TrueState
from companion.rules.games import GAMES
from companion.rules.setting import usual
from testing.reckoning.tally import (
    COLORS,
    FORTY,
    TOWERS,
    color,
    fits,
    number,
    plain,
    points,
    symbol,
)
from testing.reckoning.temper import Temper

NAMES = ("North", "East", "South", "West", "Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
CARDS = ("custom-1", "custom-2", "custom-3")
RULES = (
    "draw-until-color", "discard-wilds", "draw-three-if-stuck", "extra-turn", "exactly-seven",
    "exactly-three", "hands-up", "joke", "stiff-elbows", "rooster",
)  # fmt: skip


def rules(game: str, rng: Random) -> dict[str, Mapping[str, str]]:
    """Three rules for tonight, chosen before the first deal."""
    if game != "nonpartisan":
        return {}
    chosen: dict[str, Mapping[str, str]] = {}
    for card, rule in zip(CARDS, rng.sample(RULES, 3), strict=True):
        chosen[card] = {"rule": rule}
        if rule == "draw-until-color":
            chosen[card] = {"rule": rule, "color": rng.choice(COLORS[game])}
    return chosen


class RealTable:
    """Real hands, a real deck, piles and scores, and what is said and done with them."""

    def __init__(
        self,
        game: str,
        *,
        seed: int,
        players: int = 4,
        target: int = 500,
        temper: Temper | None = None,
        custom: Mapping[str, Mapping[str, str]] | None = None,
        rulings: Mapping[str, str] | None = None,
        start: str | None = None,
        box: str = "108",
    ) -> None:
        self.game = game
        self.rng = Random(f"{game} {seed}")
        self.temper = temper or Temper()
        self.target = target
        self.players = NAMES[:players]
        self.colors = COLORS[game]
        self.custom = dict(custom) if custom is not None else rules(game, self.rng)
        self.rulings = {**usual(GAMES[game]), **(rulings or {})}
        self.first_card = start
        self.dealer = self.players[-1]
        self.scores = dict.fromkeys(self.players, 0)
        self.box = box
        self.mercy = 25 if game == "no-mercy" else None
        self.gone: set[str] = set()  # who holds too many cards for this round
        self.aside: list[str] = []  # and their cards
        self.round = 0
        self.hands: dict[str, list[str]] = {p: [] for p in self.players}
        self.draw_pile: list[str] = []
        self.pile: list[str] = []
        self.color: str | None = None
        self.color_only = False
        self.direction = 1
        self.turn: str | None = None
        self.towers: dict[str, str | None] = dict.fromkeys(TOWERS) if game == "power-grab" else {}
        self.vetoed: str | None = None
        self.out: str | None = None  # who has emptied their hand first
        self.won: str | None = None
        self.acting: str | None = None  # whose turn has begun and is not over yet
        self.mixed: str | None = (
            None  # who was caught, and holds two cards more than when they played
        )
        self.stuck_three = False  # whoever draws instead of playing takes three

    # -- what is said and done -------------------------------------------------

    @property
    def opening(self) -> dict[str, object]:
        """The act with which this evening starts."""
        act: dict[str, object] = {
            "act": "start",
            "game": self.game,
            "players": list(self.players),
            "dealer": self.dealer,
            "target": self.target,
        }
        chosen = {
            name: value
            for name, value in self.rulings.items()
            if value != usual(GAMES[self.game])[name]
        }
        if chosen:
            act["rulings"] = chosen
        if self.box != "108":
            act["box"] = self.box
        if self.custom:
            act["custom"] = {card: dict(rule) for card, rule in self.custom.items()}
        return act

    def standing(self) -> TrueState:
        """How things really stand just now."""
        turn = self.turn
        if turn is not None and turn == self.vetoed and turn != self.acting:
            turn = self.after(turn)
        return TrueState(
            turn=turn,
            direction="left" if self.direction > 0 else "right",
            color=self.color,
            top=plain(self.pile[-1]) if self.pile else None,
            cards={p: len(hand) for p, hand in self.hands.items()},
            scores=dict(self.scores),
            towers=dict(self.towers),
            vetoed=self.vetoed,
            winner=self.won or self.out,
            round=self.round,
        )

    def deed(
        self,
        kind: Kind,
        player: str | None = None,
        cards: Sequence[str] = (),
        act: Act | None = None,
        note: str = "",
    ) -> Deed:
        """A deed with how things stand after it."""
        return Deed(kind, player, tuple(cards), act, note, self.standing())

    def say(self, what: str, player: str, **more: object) -> Deed:
        """Something spoken that the table has to be told."""
        return self.deed("say", player, act={"act": what, "player": player, **more})

    def after(self, player: str, steps: int = 1) -> str:
        """Who sits `steps` further on in the direction of play."""
        at = self.players.index(player)
        while steps:
            at = (at + self.direction) % len(self.players)
            steps -= self.players[at] not in self.gone
        return self.players[at]

    @property
    def alive(self) -> list[str]:
        """Whoever is still in the round, in seating order."""
        return [player for player in self.players if player not in self.gone]

    def worth(self, card: str) -> int:
        """What a card costs whoever is left with it; a wild that does nothing is cheaper among wilds only."""
        return 20 if card.startswith("wild#") and not self.colors else points(card)

    def plays(self, ruling: str, value: str) -> bool:
        """Whether this table has settled that question so."""
        return self.rulings[ruling] == value

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    def copies(self) -> list[str]:
        """The deck that is shuffled."""
        out = {*CARDS, *(FORTY if self.box == "108" else ())} - set(self.custom)
        deck = GAMES[self.game].box(boxes=2 if self.plays("decks", "two") else 1)
        return [copy for copy in deck.copies if plain(copy) not in out]

    # -- hands and piles -------------------------------------------------------

    def take(self, player: str, count: int) -> Iterator[Deed]:
        """Moves cards from the draw pile into a hand, reshuffling when it runs out."""
        for _ in range(count):
            if not self.draw_pile:
                if len(self.pile) < 2:
                    return
                self.draw_pile = self.pile[:-1] + self.aside
                self.aside = []
                self.rng.shuffle(self.draw_pile)
                self.pile = self.pile[-1:]
                yield self.deed("reshuffle", player)
            self.hands[player].append(self.draw_pile.pop())
            if len(self.hands[player]) == self.mercy:
                self.put_out(player)
                return

    def put_out(self, player: str) -> None:
        """Too many cards: they lie aside, and the last one who is left has won."""
        self.gone.add(player)
        self.aside += self.hands[player]
        self.hands[player] = []
        if len(self.alive) == 1:
            self.out = self.alive[0]

    def draws(self, player: str, count: int, *, owed: bool = True) -> Iterator[Deed]:
        """Draws and says so; now and then it is a card too few or too many."""
        before = len(self.hands[player])
        wrong = 0
        if owed and count > 1 and self.chance(self.temper.miscounts):
            wrong = self.rng.choice((-1, 1))
        yield from self.take(player, count + wrong)
        taken = self.hands[player][before:]
        act: dict[str, object] = {"act": "draw", "player": player}
        if player in self.gone:
            taken = self.aside[before - (self.mercy or 0) :]
            act["count"] = len(taken)
        yield self.deed("draw", player, taken, act, "miscount" if wrong else "")

    def without(self, player: str, card: str) -> None:
        self.hands[player].remove(card)
        if not self.hands[player] and self.out is None:
            self.out = player

    def shed(self, player: str, cards: Sequence[str], act: dict[str, object]) -> Iterator[Deed]:
        """Cards get onto the pile otherwise than by being played, the last one on top."""
        if cards:
            top = cards[-1]
            self.color, self.color_only = color(top), False
            if self.color is None:
                self.color = self.best_color(player, set(cards))
                act = {**act, "color": self.color}
        for nth, card in enumerate(cards, start=1):
            self.without(player, card)
            self.pile.append(card)
            yield self.deed("shed", player, [card], act if nth == len(cards) else None)
        if not cards:
            yield self.deed("say", player, act=act)

    # -- choices ---------------------------------------------------------------

    def best_color(self, player: str, leaving: set[str] | None = None) -> str:
        """The color they hold most of."""
        held = [color(c) for c in self.hands[player] if c not in (leaving or ())]
        return max(self.colors, key=lambda c: (held.count(c), self.rng.random()))

    def fitting(self, player: str) -> list[str]:
        """The cards that may be played as far as anybody can see."""
        return [
            card for card in self.hands[player] if self.fits(card) and self.may_end(player, card)
        ]

    def fits(self, card: str) -> bool:
        """Whether it goes onto the card that lies there."""
        return fits(card, top=self.pile[-1], in_force=self.color, color_only=self.color_only)

    def may_end(self, player: str, card: str) -> bool:
        """Whether this may be the last card of a hand."""
        only_numbers = self.plays("last-card", "number") and len(self.hands[player]) == 1
        return not only_numbers or number(card) is not None

    def honest(self, player: str, card: str) -> bool:
        """Whether a Wild Draw Four is within the rules: no card of the color in force."""
        if symbol(card) != "wild-draw-four" or not self.colors:
            return True
        return not any(color(c) == self.color for c in self.hands[player])

    def choose(self, player: str) -> str | None:
        """The card to play, or None to draw."""
        cards = self.fitting(player)
        allowed = [c for c in cards if self.honest(player, c) or self.chance(self.temper.bluff)]
        may_draw = self.plays("must-play", "off")
        if not allowed or (self.chance(self.temper.draws_anyway) and may_draw):
            return None
        # People like to get rid of plain cards first, and keep their wilds.
        return min(allowed, key=lambda c: (color(c) is None) * 0.6 + self.rng.random())

    def cries_uno(self, player: str) -> Iterator[Deed]:
        """Or forgets to, and is caught or not."""
        if self.out is not None:
            return
        if not self.chance(self.temper.forgets_uno):
            yield self.say("uno", player)
        elif self.chance(self.temper.catches):
            other = self.rng.choice([p for p in self.alive if p != player])
            before = len(self.hands[player])
            yield from self.take(player, 2)
            self.mixed = player
            yield self.deed("say", other, act={"act": "catch", "player": other, "target": player})
            yield self.deed("draw", player, self.hands[player][before:])

"""A camera that knows who laid each card, and how many hands were at the draw pile before it, but not whose.

`python -m benchmarks.proof.counting`: bots with real hands play rounds without a slip. Nobody tells a draw, a pass, a
penalty or a color; blocks, towers and challenges are told. Says in how many rounds every hand is right at the end.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

import click

from companion.demo.deed import Deed
from companion.table.script import Script
from testing.reckoning.evening import Evening
from testing.reckoning.temper import Temper

ENDLESS = 100_000
"""Points that nobody reaches: the rounds go on for as long as they are asked for."""
QUIET = ("draw", "pass", "accept", "color")
"""What nobody tells."""
PAID = ("challenge", "show-hand", "verdict", "catch")
"""What is told before somebody takes cards for it: the referee has counted them by then."""


@dataclass(slots=True)
class Count:
    """What came of the rounds of one game."""

    rounds: int = 0
    right: int = 0
    cards: int = 0
    right_after: int = 0
    """Cards after which every number was right."""
    lost: Counter[str] = field(default_factory=Counter)
    """What had just happened when the numbers became wrong."""
    stopped: Counter[str] = field(default_factory=Counter)
    """Rounds in which the referee asked instead of going on."""


class Watched:
    """One round, as such a camera tells it."""

    def __init__(self, night: Evening, *, one_by_one: bool, verbose: bool = False) -> None:
        self.night = night
        self.referee = Script()
        self.reaches = 0
        self.one_by_one = one_by_one
        self.verbose = verbose
        self.since: list[str] = []
        self.wrong = False
        self.told = ""
        self.color: dict[str, object] | None = None
        self._tell(dict(night.opening))

    def round(self, count: Count) -> None:
        """Plays until somebody is out, or until the referee asks what no camera can tell."""
        for deed in self.night.one_round():
            if deed.kind in ("lay", "turn-up"):
                self._see(deed, count)
            elif deed.kind == "draw" and self.told in PAID:
                self.told = ""  # whoever was told to take cards takes them now
            elif deed.kind == "draw":
                self.reaches += len(deed.cards) if self.one_by_one else 1
                self.since.append(f"draw {len(deed.cards)} {deed.note}".strip())
            elif deed.act is not None and deed.act["act"] == "color":
                self.color = dict(deed.act)
            elif deed.act is not None and deed.act["act"] not in (*QUIET, "hand", "next-round"):
                self.told = str(deed.act["act"])
                self.since.append(self.told)
                if self.told == "challenge" and self.color is not None:
                    self._tell(self.color)  # nobody challenges before they have heard it
                self._tell(dict(deed.act))
            if deed.kind in ("count", "end") or self.night.out is not None:
                break
        count.rounds += 1
        count.right += not self.wrong

    def _see(self, deed: Deed, count: Count) -> None:
        act: dict[str, object] = {"act": "seen", "card": deed.cards[0]}
        if deed.kind == "lay":
            act.update(player=deed.player, drew=self.reaches, watched=True)
        reply = self.referee.act(act)
        table = self.referee.table
        asked = [one["ask"] for one in table["awaiting"]]
        assert deed.standing is not None
        told = {one["name"]: one["cards"] for one in table["players"]}
        right = told == dict(deed.standing.cards)
        count.cards += deed.kind == "lay"
        count.right_after += deed.kind == "lay" and right
        now = " ".join([deed.cards[0].partition("#")[0], "after", *(self.since or ["nothing"])])
        if not right and not self.wrong:
            count.lost[" ".join(sorted(set(self.since))) or "nothing"] += 1
            if self.verbose:
                off = {
                    p: (n, deed.standing.cards[p])
                    for p, n in told.items()
                    if n != deed.standing.cards[p]
                }
                print(
                    f"{self.night.game} {deed.player} {now}, {self.reaches} hands: {off} {reply.get('says')}"
                )
        if "dispute" in asked or not reply["ok"]:
            count.stopped[
                str(table["awaiting"][0].get("code") or reply.get("refused", {}).get("code"))
            ] += 1
            self._tell({"act": "allow"})
        self.wrong = not right
        self.reaches, self.since, self.color = 0, [], None

    def _tell(self, act: dict[str, object]) -> None:
        self.referee.act(act)


def counted(game: str, rounds: int, seed: int, *, one_by_one: bool, verbose: bool = False) -> Count:
    """So many rounds, each at a table of its own with two to six players."""
    count = Count()
    temper = Temper(illegal=0, bluff=0, forgets_uno=0, early_uno=0)
    for number in range(seed, seed + rounds):
        night = Evening(
            game, seed=number, players=2 + number % 5, target=ENDLESS, temper=temper, custom={}
        )
        Watched(night, one_by_one=one_by_one, verbose=verbose).round(count)
    return count


@click.command()
@click.option("--game", "games", multiple=True, default=("classic", "power-grab"))
@click.option("--rounds", default=300, show_default=True)
@click.option("--seed", default=700001, show_default=True)
@click.option("--one-by-one", is_flag=True, help="Two cards are two hands at the draw pile.")
@click.option("--verbose", is_flag=True, help="Say where the numbers became wrong.")
def command(
    games: tuple[str, ...], rounds: int, seed: int, *, one_by_one: bool, verbose: bool
) -> None:
    """Say in how many rounds every hand was right at the end."""
    for game in games:
        count = counted(game, rounds, seed, one_by_one=one_by_one, verbose=verbose)
        share, after = count.right / count.rounds, count.right_after / max(1, count.cards)
        print(
            f"{game}: {share:.1%} of {count.rounds} rounds right at the end, {after:.1%} after a card"
        )
        print(f"  wrong after: {count.lost.most_common(8)}; asked: {dict(count.stopped)}")
    sys.stdout.flush()


if __name__ == "__main__":
    command()

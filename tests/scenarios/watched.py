"""A table with real hands that a camera watches, where not everything is said aloud."""

from collections.abc import Mapping
from typing import Any

from companion.demo.deed import Deed
from companion.rules.games import GAMES
from companion.table.script import Script
from testing.reckoning.comparison import differences
from testing.reckoning.evening import Evening
from tests.scenarios.notation import Act


class Watched:
    """The camera sees what comes onto the pile, and nobody says what it can't see.

    Penalties, skips taken and colors stay unsaid until somebody says something else; then they are
    said first, as players who tap would do. Where it is known whose card it was (`named`), draws
    and passes stay unsaid too.
    """

    def __init__(self, night: Evening, *, named: bool) -> None:
        self.night = night
        self.named = named
        self.referee = Script()
        self.unsaid: list[Act] = []
        self.told: list[Act] = []
        self.bluffs = False
        self.tell(dict(night.opening))

    def play(self, *, rounds: int) -> None:
        for deed in self.night.play():
            if self.night.round > rounds:
                return
            self.happens(deed)
            if deed.kind in ("turn", "count", "end") and not self.unsaid:
                assert deed.standing is not None
                wrong = differences(deed, deed.standing, self.referee.table)
                assert not wrong, self.why(wrong)

    def happens(self, deed: Deed) -> None:
        match deed.kind:
            case "lay":
                if not self.waited(deed) and not self.on_its_twin(deed):
                    self.unsaid.clear()
                self.bluffs |= deed.note == "bluff"
                self.see(deed, named=self.named or deed.note == "out-of-turn")
                assert not self.asked("dispute"), self.why(deed)
            case "wrong":
                self.see(deed, named=self.named)
                assert self.asked("dispute"), self.why("no dispute")
            case "take-back" if self.asked("dispute"):
                self.tell({"act": "seen", "card": self.night.pile[-1]})
                assert not self.asked("dispute"), self.why(deed)
            case "turn-up":
                self.see(deed, named=False)
            case "shed":
                self.see(deed, named=deed.act is not None and deed.act["act"] == "shout")
                assert not self.asked("dispute"), self.why(deed)
                self.close(deed)
            case _ if deed.act is not None and self.kept_quiet(deed, deed.act):
                self.unsaid.append(dict(deed.act))
            case _ if deed.act is not None and (deed.note != "shown" or self.asked("show-hand")):
                self.say(dict(deed.act))
                if deed.note == "shown" and self.asked("show-hand"):
                    # Nobody told on which color it was played: only the two of them know.
                    guilty = len(self.night.hands[str(deed.player)]) > len(deed.cards)
                    self.tell({"act": "verdict", "player": deed.player, "guilty": guilty})
            case _:
                pass

    def see(self, deed: Deed, *, named: bool) -> None:
        self.say_all()
        whose = {"player": deed.player} if named else {}
        card = self.label(deed.cards[0])
        if self.on_its_twin(deed) and deed.kind == "shed":
            left = len(self.night.hands[str(deed.player)])
            self.tell({"act": "set", "player": deed.player, "cards": left})
        elif self.on_its_twin(deed):
            assert deed.act is not None
            self.tell(dict(deed.act))
        else:
            self.tell({"act": "seen", "card": card, **whose})

    def on_its_twin(self, deed: Deed) -> bool:
        """A card on the same card of another box is no news to a camera: somebody has to tell it."""
        *_, under, top = [self.label(copy) for copy in ["", *self.night.pile]]
        return deed.kind in ("lay", "shed") and under == top

    def label(self, copy: str) -> str:
        """What a camera reads on a card: the same in each box."""
        name, _, number = copy.partition("#")
        if not name or not self.night.plays("decks", "two"):
            return copy
        one_box = GAMES[self.night.game].deck.masks[name].bit_count()
        return f"{name}#{(int(number) - 1) % one_box + 1}"

    def close(self, deed: Deed) -> None:
        """After the last of several discards: that it was all, and the color of a wild."""
        if deed.act is not None and self.asked("discard", deed.player):
            self.tell({"act": "discard", "player": deed.player, "count": 0})
        if deed.act is not None and self.asked("color", deed.player):
            self.tell({"act": "color", "player": deed.player, "color": deed.act["color"]})

    def kept_quiet(self, deed: Deed, act: Mapping[str, Any]) -> bool:
        if act["act"] in ("color", "accept"):
            return True
        if act["act"] == "draw" and "count" not in act and self.night.out is None:
            # Where Draw cards are stacked, one that follows a penalty nobody spoke of looks like an answer to it:
            # without a name on the card no camera can tell, so whoever draws says so.
            return self.named or (self.owes(deed) and self.night.plays("stacking", "off"))
        return self.named and act["act"] == "pass"

    def owes(self, deed: Deed) -> bool:
        """Whether it is a penalty; the referee may still wait for a color that comes before it."""
        four = self.referee.table["top"] == "wild-draw-four" and len(deed.cards) == 4
        return self.asked("penalty", deed.player) or (self.asked("color") and four)

    def waited(self, deed: Deed) -> bool:
        """Whether the player drew since the last play: no camera could know of that."""
        unseen = [act for act in self.unsaid if act["act"] != "color"]
        return self.named and any(act["player"] == deed.player for act in unseen)

    def asked(self, ask: str, player: str | None = None) -> bool:
        return any(
            each["ask"] == ask and (player is None or player in each["to"])
            for each in self.referee.table["awaiting"]
        )

    def say(self, act: Act) -> None:
        self.say_all()
        self.tell(act)

    def say_all(self) -> None:
        said, self.unsaid = self.unsaid, []
        for act in said:
            self.tell(act)

    def tell(self, act: Act) -> None:
        act = self.read(act)
        self.told.append(act)
        reply = self.referee.act(act)
        assert reply["ok"], self.why(reply.get("refused"))
        for finding in reply["findings"]:
            assert finding["code"] == "wild-draw-four", self.why(finding)
            assert self.bluffs, self.why(f"accused falsely: {finding}")

    def read(self, told: Any) -> Any:
        """The same with every card by its label: nobody at the table can tell the boxes apart."""
        if isinstance(told, dict):
            return {name: self.read(each) for name, each in told.items()}
        if isinstance(told, list | tuple):
            return [self.read(each) for each in told]
        return self.label(told) if isinstance(told, str) and "#" in told else told

    def why(self, problem: Any) -> str:
        return f"{self.night.game}: {problem}\n" + "\n".join(map(str, self.told[-12:]))

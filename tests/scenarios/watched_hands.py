"""Tables with real hands that a camera watches, where not everything is said aloud."""

from typing import Any

from tests.scenarios.notation import Act
from tests.scenarios.real_hands import Evening, Face


class WatchedEvening(Evening):
    """The same, but the camera sees the plays, and nobody says what it can't see.

    Draws, passes, penalties, skips taken and colors named stay unsaid until somebody says something
    else; then they are said first, as players who tap would do.
    """

    def __init__(self, game: str, players: int, seed: int, **settings: Any) -> None:
        self.unsaid: list[Act] = []
        super().__init__(game, players, seed, **settings)

    def tell(self, **act: Any) -> dict[str, Any]:
        if self.kept_quiet(act):
            self.unsaid.append(act)
            return {}
        if act["act"] == "play" and not self.waited(act):
            self.unsaid.clear()
        self.say_all()
        if act["act"] == "discard" and self.asked("discard", "face"):
            return self.see_discards(act)
        if act["act"] != "play":
            return super().tell(**act)
        reply = super().tell(act="seen", card=act["card"], **self.whose(act))
        asks = [each["ask"] for each in reply["table"]["awaiting"]]
        assert "dispute" not in asks, self.why(reply["table"]["awaiting"])
        counts = [player["cards"] for player in reply["table"]["players"]]
        assert counts == [len(hand) for hand in self.hands], self.why(counts)
        if "color" in act and Face(act["card"]).color is None and "color" in asks:
            self.unsaid.append({"act": "color", "player": act["player"], "color": act["color"]})
        return reply

    def take_turn(self) -> None:
        misfits = [card for card in self.hands[self.turn] if not self.fits(card, self.turn)]
        if misfits and self.chance.random() < 0.05:
            self.slip(self.chance.choice(misfits))
        super().take_turn()

    def slip(self, card: str) -> None:
        """A card that doesn't fit is laid down, noticed, and taken back."""
        self.say_all()
        super().tell(act="seen", card=card, **self.whose({"player": self.names[self.turn]}))
        assert self.asked("dispute"), self.why("no dispute")
        super().tell(act="seen", card=self.pile[-1])
        assert not self.asked("dispute"), self.why(self.referee.table["awaiting"])
        self.check()

    def asked(self, ask: str, field: str = "ask") -> bool:
        awaiting = self.referee.table["awaiting"] if self.told else []
        return any(each["ask"] == ask and field in each for each in awaiting)

    def see_discards(self, act: Act) -> dict[str, Any]:
        """What the wheel makes a player discard is seen card by card; then they say it is all."""
        reply: dict[str, Any] = {}
        for card in act.get("cards", []):
            reply = super().tell(act="seen", card=card)
            assert not self.asked("dispute"), self.why(self.referee.table["awaiting"])
        if self.asked("discard"):
            reply = super().tell(act="discard", player=act["player"], count=0)
        if self.asked("color"):
            reply = super().tell(act="color", player=act["player"], color=act["color"])
        return reply

    def kept_quiet(self, act: Act) -> bool:
        drawn = act["act"] == "draw" and not {"count", "cards"} & set(act) and self.winner is None
        return drawn or act["act"] in ("pass", "accept", "color")

    def whose(self, act: Act) -> Act:
        """What is known of who played."""
        return {"player": act["player"]}

    def waited(self, act: Act) -> bool:
        """Whether the player drew or passed since the last play: no camera could know of that."""
        unseen = [each for each in self.unsaid if each["act"] != "color"]
        return any(each["player"] == act["player"] for each in unseen)

    def say_all(self) -> None:
        said, self.unsaid = self.unsaid, []
        for act in said:
            super().tell(**act)

    def check(self) -> None:
        if not self.unsaid:
            super().check()

    def check_but_turn(self, spinner: int) -> None:
        self.say_all()
        super().check_but_turn(spinner)

    def count_up(self) -> None:
        self.say_all()
        super().count_up()


class NamelessEvening(WatchedEvening):
    """The camera doesn't know whose card it was, but players say when they draw instead of playing."""

    paying = False

    def pay(self, seat: int, count: int) -> None:
        self.paying = True
        super().pay(seat, count)
        self.paying = False

    def kept_quiet(self, act: Act) -> bool:
        quiet = super().kept_quiet(act)
        return quiet and (self.paying or act["act"] in ("color", "accept"))

    def whose(self, act: Act) -> Act:
        return {}

    def waited(self, act: Act) -> bool:
        return False

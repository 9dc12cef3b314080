"""What the camera tells, put into acts: a settled card is a fact, a token is a word, a hint stays a hint.

It knows no rules: it asks the table what it waits for, and the referee decides what a card means.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.table.live import NOBODY, Answer, LiveTable, Sender
from companion.table.tokens import Tokens, asked

log = logging.getLogger(__name__)

Json = dict[str, Any]

SHOWN = ("cut", "hands")
"""While the table waits for these, a card is shown, not played."""

SWAP = 0.5
"""Seconds that it takes at least to take a card up and lay another one down; quicker is one card over the other."""
ONE_HAND = 1.5
"""Seconds within which two reaches into the draw pile's place are one person's."""


@dataclass(frozen=True, slots=True)
class Draws:
    """Hands seen at the draw pile since the table's last entry: nobody told them, they are hints."""

    seq: int
    count: int
    last: float


class Interpreter:
    """Speaks for one camera at one table."""

    def __init__(self, live: LiveTable, sender: Sender = NOBODY) -> None:
        self._live = live
        self._sender = sender
        self._lifted: tuple[str, float] | None = None
        self._tokens = Tokens()
        self._draws: Draws | None = None

    @property
    def beside(self) -> list[str]:
        """The cards that lie beside the pile."""
        return self._tokens.shown

    @property
    def draws(self) -> Draws | None:
        """The draws that were seen and not told, as long as nothing else happened."""
        found = self._draws
        return found if found is not None and found.seq == self._live.seq else None

    def hear(self, event: Mapping[str, Any]) -> list[Json]:
        """Tell the table what was seen; the replies to the acts that came of it."""
        table = self._live.table
        if table is None:
            return []
        match event.get("event"):
            case "settled":
                card = str(event.get("card"))
                if table["phase"] in SHOWN:
                    self._tokens.show(card)
                    return [self._do({"act": "seen", "card": card})]
                return self._settled(card, event)
            case "taken-back":
                return self._taken_back(event, table)
            case "missed":
                return self._missed(str(event.get("card")), str(event.get("under")))
            case "token":
                return [self._do(act) for act in self._tokens.lay(str(event.get("token")), table)]
            case "beside":
                self._tokens.show(str(event.get("card")))
                return []
            case "drew?":
                self._reached(table, moment(event))
                return []
            case _:
                return []

    def _reached(self, table: Json, at: float) -> None:
        """A hand was at the draw pile: whoever owes cards takes them there, else it may be a draw at one's turn."""
        if not asked({"awaiting": table["awaiting"][:1]}, "play"):
            return
        before = self.draws
        if before is None:
            self._draws = Draws(self._live.seq, 1, at)
        elif at - before.last >= ONE_HAND:
            self._draws = Draws(before.seq, before.count + 1, at)

    # Cards

    def _settled(self, card: str, event: Mapping[str, Any]) -> list[Json]:
        replies: list[Json] = []
        lifted, self._lifted = self._lifted, None
        who, color = self._tokens.played(self._live.table)
        if lifted is not None and lifted[0] != card and self._swapped(*lifted, event):
            # The last card was taken up again and another one put down: the player thought better of it.
            replies.append(self._do({"act": "undo"}))
        seen: Json = {"act": "seen", "card": card}
        if who is not None:
            seen["player"] = who
        if (draws := self.draws) is not None:
            seen["drew"] = draws.count
        if isinstance(event.get("id"), str):
            seen["id"] = event["id"]
        replies.append(self._do(seen))
        if color is not None and (ask := asked(self._live.table or {}, "color")):
            replies.append(self._do({"act": "color", "player": ask["to"][0], "color": color}))
        return replies

    def _taken_back(self, event: Mapping[str, Any], table: Json) -> list[Json]:
        card, top = str(event.get("card")), event.get("top")
        if asked(table, "dispute"):
            # The disputed card is gone: what lies there now is what lay there before.
            under = str(top) if top else None
            return [self._do({"act": "seen", "card": under or str(table.get("top"))})]
        if bare(card) == table.get("top"):
            self._lifted = (card, moment(event))
        return []

    def _swapped(self, lifted: str, since: float, event: Mapping[str, Any]) -> bool:
        """Whether the card that was taken up is the last thing that was told, and there was time to change it."""
        if "t" in event and moment(event) - since < SWAP:
            return False
        last = self._live.now.entries()[-1]["act"]
        return last["act"] in ("seen", "play") and last["card"] in (lifted, bare(lifted))

    def _missed(self, card: str, under: str) -> list[Json]:
        """A card nobody saw being played: put in before the one on it, if the evening still fits."""
        now = self._live.now
        last = next(
            (
                line["seq"]
                for line in reversed(now.entries())
                if line["act"].get("card") in (under, bare(under))
                and line["act"].get("act") in ("seen", "play")
            ),
            None,
        )
        if last is None:
            return []
        insert = {"act": "insert", "before": last, "with": {"act": "seen", "card": card}}
        outcome = now.preview(insert)
        reply = outcome.get("reply", {})
        if not outcome.get("ok") or outcome.get("lost") or reply.get("findings"):
            return []
        return [self._do(insert)]

    def _do(self, act: Json) -> Json:
        answer: Answer = self._live.act(act, self._sender).result(timeout=60)
        if not answer.reply.get("ok"):
            log.info("the table did not take %s: %s", act, answer.reply.get("refused"))
            self._tokens.refused(act)
        return answer.reply


def moment(event: Mapping[str, Any]) -> float:
    """When it was, in seconds of the camera's own clock."""
    t = event.get("t")
    return float(t) if isinstance(t, int | float) else 0.0


def bare(card: str) -> str:
    """A card's name without the number of its copy."""
    return card.partition("#")[0]

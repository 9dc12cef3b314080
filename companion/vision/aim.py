"""Helps somebody who places a camera: what to change, until it will do."""

import time
from collections.abc import Callable
from dataclasses import replace

from companion.pile.glance import Glance
from companion.tags import CardTag, Deck, OtherDeck
from companion.vision.cascade import Cascade
from companion.vision.condition import CameraVerdict, Condition, mat_advice, verdict
from companion.vision.overlay import drawn
from companion.vision.pile_tracker import PileTracker, tag_meanings
from companion.vision.reader import NO_ZBAR, zbar
from companion.vision.source import Frame, Lost, frames, is_live

STILL = 24
"""Glances at a single picture."""


class Aim:
    """A camera that is being put up; with a deck, only that deck's codes count."""

    def __init__(self, source: str, deck: Deck | None = None) -> None:
        self.source = source
        self.cascade = Cascade()
        self.condition = Condition()
        self.latest: tuple[Frame, Glance] | None = None
        self.lost: str | None = None
        self._whose = tag_meanings(deck.game if deck else None, deck)
        self._deck = deck
        self._began = time.monotonic()
        for word in PileTracker(self._whose, deck).deal():
            self.cascade.hear(word)

    def judge(self, seconds: float) -> CameraVerdict:
        """Looks for so long (at a film: so far into it), and judges."""
        for frame in frames(self.source, clock=self._seconds_now):
            self.see(frame)
            if frame.t >= seconds:
                break
        if self.latest is not None and self.latest[0].t == 0:  # one picture: look at it well
            picture = self.latest[0].picture
            for turn in range(1, STILL):
                self.see(Frame(turn / 15, picture))
        return self.verdict()

    def follow(self, say: Callable[[CameraVerdict], None]) -> None:
        """Says the verdict each time that it changes, until interrupted or until a film ends."""
        told: CameraVerdict | None = None
        while True:
            try:
                for frame in frames(self.source, clock=self._seconds_now):
                    self.lost = None
                    if not is_live(self.source):  # a film at its own pace
                        time.sleep(max(0.0, min(1.0, frame.t - self._seconds_now())))
                    self.see(frame)
                    now = self.verdict()
                    if told is None or (now.says, now.advice) != (told.says, told.advice):
                        told = now
                        say(now)
            except Lost as lost:
                if not is_live(self.source):
                    raise
                if self.lost != str(lost):
                    self.lost = str(lost)
                    told = self.verdict()
                    say(told)
            else:
                return
            time.sleep(1.0)

    def verdict(self) -> CameraVerdict:
        """What to say now."""
        if self.lost is not None:
            return CameraVerdict(False, self.lost, (), 0, None)
        if self.latest is None:
            return verdict(None)
        meanings = [self._whose(one.text) for one in self.latest[1].sightings if one.ours]
        other = any(isinstance(meaning, OtherDeck) for meaning in meanings)
        measures = self.condition.latest
        if measures is not None and self._deck is not None:
            mine = sum(isinstance(meaning, CardTag) for meaning in meanings)
            measures = replace(measures, tags=mine)
        found = verdict(measures, other_deck=other)
        more = mat_advice(self.cascade.fix) + (() if zbar() else (NO_ZBAR,))
        return replace(found, advice=found.advice + more)

    def picture(self) -> bytes:
        """The newest picture with what is seen drawn in."""
        if self.latest is None:
            raise Lost("There is no picture yet.")
        frame, glance = self.latest
        return drawn(frame.picture, glance, self.cascade.fix)

    def _seconds_now(self) -> float:
        return time.monotonic() - self._began

    def see(self, frame: Frame) -> None:
        """Takes in one frame."""
        glance = self.cascade.glance(frame.picture, frame.t)
        self.condition.see(frame.picture, glance, self.cascade.zone, self.cascade.motion)
        self.latest = frame, glance

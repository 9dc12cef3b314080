"""The camera's own process: frames in, glances out. It knows no cards and decides nothing."""

import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection

from companion.pile.event import Health
from companion.pile.glance import Glance
from companion.vision.cascade import Cascade
from companion.vision.condition import Condition, Measures, says
from companion.vision.film_memory import FilmMemory
from companion.vision.memory_limit import limit_memory
from companion.vision.messages import (
    Alive,
    DeckTags,
    DrawPileAt,
    FacesExpected,
    FilmEnded,
    FilmPart,
    LookFor,
    PictureShown,
    PileChanged,
    PushedPicture,
    ReadyForPicture,
    SendFilm,
    ShowPicture,
    TaughtFaces,
    Word,
)
from companion.vision.overlay import drawn, jpeg_of
from companion.vision.picture import NoPicture, colored, opened
from companion.vision.quiet import alone, quiet
from companion.vision.source import PUSHED, Frame, Lost, frames, is_live, paced

HEADROOM = 2 * 2**30
"""Bytes of address space that cameras and pictures may take beyond what the process starts with."""
BREATH = 1.0
"""Seconds between two signs of life while nothing else is to be said."""
DULL = 0.15
"""Seconds between two glances that say the same."""
TOGETHER = 10
"""Frames of a film that are sent at once: packed, they are in memory twice."""
TRY_AGAIN = (0.5, 1.0, 2.0, 3.0, 5.0)


class Ended(Exception):
    """The table needs no eyes any more."""


class CameraProcess:
    """The process of one camera: it reads frames and sends what it sees."""

    def __init__(self, connection: Connection, source: str, began: float) -> None:
        self.connection = connection
        self.source = source
        self.began = began
        self.cascade = Cascade()
        self.condition = Condition()
        self.memory = FilmMemory()
        self.jpeg: bytes | None = None  # the frame as a phone sent it
        self.blind = True
        self.latest: tuple[Frame, Glance] | None = None
        self.pushed: PushedPicture | None = None
        self.measures: Measures | None = None
        self._lively = 0.0
        self._said = 0.0
        self._texts: frozenset[str] = frozenset()
        says("no-picture")  # the first sentence opens the catalog: better now than between frames

    def clock(self) -> float:
        return time.monotonic() - self.began

    def run(self) -> None:
        """Looks until told to end; an unplugged camera is tried again and again."""
        tries = 0
        while True:
            try:
                for frame in self.frames():
                    if self.blind:
                        self.blind = False
                        says = "The picture is back."
                        self.connection.send(Health(frame.t, "no-picture", ok=True, says=says))
                    tries = 0
                    self.see(frame)
                self.connection.send(FilmEnded(self.clock()))
                return
            except Lost as lost:
                self.blind = True
                self.connection.send(Health(self.clock(), "no-picture", ok=False, says=str(lost)))
                self.pause(TRY_AGAIN[min(tries, len(TRY_AGAIN) - 1)])
                tries += 1

    def frames(self) -> Iterator[Frame]:
        if self.source == PUSHED:
            yield from self._pushed_frames()
            return
        live = is_live(self.source)
        for frame in frames(self.source, clock=self.clock):
            while not live and frame.t > self.clock():  # a film plays at its own pace
                self.pause(min(frame.t - self.clock(), BREATH))
            self.listen()
            yield frame

    def _pushed_frames(self) -> Iterator[Frame]:
        pushed: PushedPicture
        due = paced(lambda: pushed.t)
        while True:
            self.connection.send(ReadyForPicture())
            waited = 0.0
            while self.pushed is None:
                self.listen(BREATH)
                if self.pushed is None:
                    self.connection.send(Alive())
                    waited += BREATH
                    if waited == 5 and not self.blind:
                        raise Lost("No pictures come from the phone: is its page open and awake?")
            pushed, self.pushed = self.pushed, None
            if not due():
                continue
            self.jpeg = pushed.jpeg
            try:
                yield Frame(pushed.t, opened(pushed.jpeg), colored(pushed.jpeg))
            except NoPicture as error:
                self.connection.send(Health(pushed.t, "no-picture", ok=False, says=f"{error}"))
                self.blind = True

    def pause(self, seconds: float) -> None:
        """Waits, listening and breathing."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            self.listen(min(left, BREATH))
            self.breathe()

    def breathe(self) -> None:
        if self.clock() - self._said > BREATH:
            self._said = self.clock()
            self.connection.send(Alive())

    def listen(self, patience: float = 0.0) -> None:
        """Takes in what the table says."""
        while self.connection.poll(patience):
            word: Word = self.connection.recv()
            match word:
                case None:
                    raise Ended
                case (
                    LookFor()
                    | DeckTags()
                    | TaughtFaces()
                    | FacesExpected()
                    | PileChanged()
                    | DrawPileAt()
                ):
                    self.cascade.hear(word)
                case ShowPicture(plain):
                    self.show_picture(plain=plain)
                case SendFilm():
                    frames = self.memory.frames()
                    for first in range(0, len(frames), TOGETHER):
                        self.connection.send(FilmPart(frames[first : first + TOGETHER]))
                    self.connection.send(FilmPart(()))
                case PushedPicture():
                    self.pushed = word
            patience = 0.0

    def see(self, frame: Frame) -> None:
        """One frame: a glance, and the camera's condition."""
        glance = self.cascade.glance(frame.picture, frame.t, frame.colors)
        self.say(glance)
        for health in self.condition.see(
            frame.picture, glance, self.cascade.zone, self.cascade.motion
        ):
            self.connection.send(health)
        if self.condition.latest is not self.measures:
            self.measures = self.condition.latest
            self.connection.send(self.measures)
        for learned in self.cascade.learned():
            self.connection.send(learned)
        self.latest = frame, glance
        self.memory.add(frame, self.jpeg)
        self.breathe()

    def show_picture(self, *, plain: bool) -> None:
        """Sends the newest picture to whoever wants to see it."""
        if self.latest is None:
            return
        frame, glance = self.latest
        if plain:
            jpeg = jpeg_of(frame.picture if frame.colors is None else frame.colors(whole=True))
        else:
            jpeg = drawn(frame.picture, glance, self.cascade.fix)
        self.connection.send(PictureShown(jpeg, self.cascade.spots, plain))

    def say(self, glance: Glance) -> None:
        """Sends a glance, unless nothing stirs and it says the same as the last."""
        texts = frozenset(one.text for one in glance.sightings)
        if glance.knocked or glance.picture_motion > 0.002 or texts != self._texts:
            self._lively = glance.t
        if glance.t - self._lively > 1.0 and glance.t - self._said < DULL:
            return
        self._texts, self._said = texts, glance.t
        self.connection.send(glance)


def run(connection: Connection, source: str, began: float) -> None:
    """Looks through a camera until the table has enough of it."""
    alone()
    limit_memory(HEADROOM)
    with quiet(), suppress(Ended, EOFError, BrokenPipeError, ConnectionError, KeyboardInterrupt):
        CameraProcess(connection, source, began).run()

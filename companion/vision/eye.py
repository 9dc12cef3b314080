"""The eyes of one table: a camera process, watched over, and the pile it sees.

The process only looks; what lies where is decided on this side, so a camera that crashes, hangs or is unplugged loses
nothing. Each mailbox holds one item, a picture or a message; a newer one replaces it.
"""

import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING

from companion.pile.event import Event, Health
from companion.pile.glance import Glance, TagSighting
from companion.pile.quad import quad
from companion.pile.spots import NOWHERE, Spot
from companion.tags import Deck
from companion.vision.condition import Measures
from companion.vision.messages import (
    Alive,
    DrawPileAt,
    FacesExpected,
    FilmEnded,
    FilmPart,
    Learned,
    LookFor,
    PictureShown,
    PileChanged,
    PushedPicture,
    ReadyForPicture,
    SendFilm,
    ShowPicture,
    Sign,
    TaughtFaces,
    Word,
)
from companion.vision.pile_tracker import PileTracker, tag_meanings

if TYPE_CHECKING:
    from multiprocessing.context import SpawnContext

SILENT = 12.0
"""Seconds without a sign of life after which the camera's process is started anew."""
FIRST_BREATH = 30.0
"""Seconds without a sign of life after which a process that is just starting is started anew."""
BACK_OFF = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds to wait before the first, second, third and later restarts."""


class Eye:
    """A camera over the table: it runs the camera's process and keeps what that sees."""

    def __init__(
        self,
        source: str,
        *,
        game: str | None = None,
        deck: Deck | str | None = None,
        bare: TaughtFaces | None = None,
        on_learned: Callable[[str, bytes | None], None] = lambda face, picture: None,
    ) -> None:
        """`on_learned` hears how each face looks that nobody taught, or that it was learned wrong."""
        if isinstance(deck, str):
            if game is None:
                raise ValueError("A deck's name needs its game.")
            deck = Deck(game, deck)
        self.source = source
        self._bare = bare
        self._on_learned = on_learned
        self.game = game if deck is None else deck.game
        self.deck = deck
        self._memory = PileTracker(tag_meanings(self.game, deck), deck, bare)
        self._trouble: dict[str, Health] = {}
        self._began = time.monotonic()
        self._room = threading.Condition()
        self._words: list[Word] = []
        self._pushed: PushedPicture | None = None
        self._hungry = False
        self._jpegs: dict[bool, tuple[int, bytes]] = {}
        self._film: tuple[tuple[float, bytes], ...] = ()
        self._filmed = 0
        self._over = False
        self._ending = threading.Event()
        self._threads: list[threading.Thread] = []
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._tell: Callable[[Event], None] = lambda event: None
        self.restarts = 0
        self._draw: Spot | None = None
        self.spots = NOWHERE
        """Where the piles were in the newest picture that was shown."""
        self.measures: Measures | None = None
        """What was last measured of the camera's picture."""

    def start(self, on_event: Callable[[Event], None]) -> None:
        """Opens the eyes; `on_event` hears every event, one at a time."""
        if self._threads:
            raise RuntimeError("These eyes are open already.")
        self._tell = on_event
        self._began = time.monotonic()
        for work in (self._keep_running, self._send_queued):
            thread = threading.Thread(target=work, name=f"eye {work.__name__}", daemon=True)
            self._threads.append(thread)
            thread.start()

    def stop(self) -> None:
        """Closes the eyes and ends the process; safe to call twice."""
        self._ending.set()
        with self._room:
            self._room.notify_all()
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(5)
        self._end_process()

    def push(self, jpeg: bytes) -> bool:
        """A picture for the source `push:`; true if it takes the place of one not looked at yet."""
        with self._room:
            lost = self._pushed is not None
            self._pushed = PushedPicture(self.now(), jpeg)
            self._room.notify_all()
        return lost

    def push_sightings(
        self,
        sightings: Iterable[tuple[str, Sequence[Sequence[float]]]],
        *,
        t: float | None = None,
        whole: bool = True,
    ) -> None:
        """What a phone that reads tags by itself has read in one frame: texts and four corners each.

        ValueError when a code has not four corners of two numbers.
        """
        seen = tuple(TagSighting(text, quad(corners)) for text, corners in sightings)
        self._take_glance(Glance(self.now() if t is None else t, seen, whole=whole))

    def expect(self, cards: Iterable[str]) -> None:
        """The referee's word, undermost first: these cards lie in the pile (after a reshuffle or a restart)."""
        with self._room:
            swept = self._memory.expect(cards, self.game)
            self._queue_messages(self._memory.attend(), *((swept,) if swept else ()))

    def expect_faces(self, shares: tuple[tuple[str, float], ...]) -> None:
        """How likely each face is to be laid next, by the rules and by what has come."""
        with self._room:
            self._queue_messages(FacesExpected(shares))

    def place_draw(self, spot: Spot | None) -> None:
        """The draw pile lies here, in shares of the picture; the mat, where there is one, knows better."""
        with self._room:
            self._draw = spot
            self._queue_messages(DrawPileAt(spot))

    def pile(self) -> tuple[str, ...]:
        """The cards known to lie in the pile, undermost first."""
        return self._memory.pile.cards

    def health(self) -> tuple[Health, ...]:
        """What is wrong with the camera now."""
        with self._room:
            return tuple(self._trouble.values())

    def now(self) -> float:
        """Seconds since the eyes opened: the `t` of events."""
        return time.monotonic() - self._began

    @property
    def over(self) -> bool:
        """The film has ended; a camera never does."""
        return self._over

    def picture(self, patience: float = 2.0, *, plain: bool = False) -> bytes | None:
        """The newest picture as JPEG, with what is seen drawn in or `plain`; None when there is none in time."""
        until = time.monotonic() + patience
        with self._room:
            before = self._jpegs.get(plain)
            self._words.append(ShowPicture(plain))
            self._room.notify_all()
            while self._jpegs.get(plain) == before and not self._ending.is_set():
                left = until - time.monotonic()
                if left <= 0:
                    return None
                self._room.wait(left)
            found = self._jpegs.get(plain)
            return found[1] if found is not None and found != before else None

    def film(self, patience: float = 10.0) -> tuple[tuple[float, bytes], ...]:
        """The last half minute as JPEGs, each at its time; none when the process doesn't answer."""
        until = time.monotonic() + patience
        with self._room:
            before, self._film = self._filmed, ()
            self._words.append(SendFilm())
            self._room.notify_all()
            while self._filmed == before and not self._ending.is_set():
                left = until - time.monotonic()
                if left <= 0:
                    return ()
                self._room.wait(left)
            found, self._film = self._film, ()
            return found if self._filmed != before else ()

    # -- the two threads ----------------------------------------------------------------------

    def _send_queued(self) -> None:
        """Sends queued messages to the process, one at a time."""
        while not self._ending.is_set():
            with self._room:
                while not self._ending.is_set() and not self._can_send():
                    self._room.wait(1.0)
                if self._ending.is_set():
                    return
                word = self._next_to_send()
                connection = self._connection
            if connection is not None:
                try:
                    connection.send(word)
                except (OSError, ValueError):
                    time.sleep(0.05)  # the process is gone; the other thread starts a new one

    def _can_send(self) -> bool:
        if self._connection is None:
            return False
        return bool(self._words) or (self._pushed is not None and self._hungry)

    def _next_to_send(self) -> Word:
        if self._words:
            return self._words.pop(0)
        word, self._pushed, self._hungry = self._pushed, None, False
        return word

    def _keep_running(self) -> None:
        """Keeps a process running, with longer and longer pauses while it fails."""
        fails = 0
        while not self._ending.is_set():
            began = time.monotonic()
            why = self._run_process_once()
            if self._ending.is_set() or self._over:
                return
            fails = 1 if time.monotonic() - began > 60 else fails + 1
            self.restarts += 1
            self._take_message(Health(self.now(), "no-picture", ok=False, says=why))
            self._ending.wait(BACK_OFF[min(fails, len(BACK_OFF)) - 1])

    def _run_process_once(self) -> str:
        """Runs one process until it ends; gives the sentence that says why it did."""
        context: SpawnContext = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(
            target=_process_main,
            args=(there, self.source, self._began),
            name="companion eye",
            daemon=True,
        )
        try:
            process.start()
        except (OSError, RuntimeError) as error:
            return f"The camera's process can't be started: {error}."
        there.close()
        with self._room:
            self._process, self._connection, self._hungry = process, here, False
            self._words.clear()
            self._queue_messages(
                self._memory.attend(), *self._memory.deal(), DrawPileAt(self._draw)
            )
            if self._bare is not None:
                top = self._memory.pile.top
                self._queue_messages(self._bare, PileChanged(top.card if top else None, "over"))
        last, patience = time.monotonic(), FIRST_BREATH
        why = "The camera's process has ended; it is started again."
        try:
            while not self._ending.is_set():
                if not here.poll(0.25):
                    if time.monotonic() - last > patience:
                        why = "The camera hangs; it is started again."
                        break
                    if not process.is_alive() and not here.poll(0):
                        break
                    continue
                last, patience = time.monotonic(), SILENT
                self._take_message(here.recv())
                if self._over:
                    break
        except (EOFError, OSError):
            pass
        finally:
            self._end_process()
        return why

    def _end_process(self) -> None:
        with self._room:
            process, connection = self._process, self._connection
            self._process = self._connection = None
        if connection is not None:
            with suppress(OSError, ValueError):
                connection.send(None)
        if process is not None:
            process.join(1.0)
            if process.is_alive():
                process.kill()
                process.join(2.0)
        if connection is not None:
            connection.close()

    # -- what the process says ----------------------------------------------------------------

    def _take_message(self, sign: Sign) -> None:
        match sign:
            case Glance():
                self._take_glance(sign)
            case Health():
                self._tell_health(sign)
            case PictureShown(jpeg, spots, plain):
                with self._room:
                    self.spots = spots
                    self._jpegs[plain] = self._jpegs.get(plain, (0, b""))[0] + 1, jpeg
                    self._room.notify_all()
            case FilmPart(frames):
                with self._room:
                    self._film += frames
                    self._filmed += not frames
                    self._room.notify_all()
            case Learned(face, picture):
                self._on_learned(face, picture)
            case ReadyForPicture():
                with self._room:
                    self._hungry = True
                    self._room.notify_all()
            case FilmEnded():
                self._over = True
            case Measures():
                self.measures = sign
            case Alive():
                pass

    def _take_glance(self, glance: Glance) -> None:
        """One more glance at the table."""
        with self._room:
            events, words = self._memory.take(glance)
            self._queue_messages(*words)
        for event in events:
            if isinstance(event, Health):
                self._tell_health(event)
            else:
                self._tell(event)

    def _tell_health(self, health: Health) -> None:
        with self._room:
            known = self._trouble.get(health.code)
            if health.ok:
                self._trouble.pop(health.code, None)
            else:
                self._trouble[health.code] = health
        if (known is not None) == health.ok or (known and known.says != health.says):
            self._tell(health)

    def _queue_messages(self, *words: Word) -> None:
        """Queues messages to the process; a newer `LookFor` replaces an older one."""
        for word in words:
            if isinstance(word, LookFor):
                self._words = [one for one in self._words if not isinstance(one, LookFor)]
            self._words.append(word)
        self._room.notify_all()


def _process_main(connection: Connection, source: str, began: float) -> None:
    """The process's whole life; the heavy libraries are loaded here and nowhere else."""
    with suppress(AttributeError, OSError):
        os.nice(5)  # on a busy machine an act at a table comes before a look at one
    from companion.vision.process import run

    run(connection, source, began)

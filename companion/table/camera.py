"""The cameras of the household: which table each looks at, its state, and what it saw last."""

import logging
import pickle
import shutil
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Protocol

from companion.pile.arm_owners import arm_owners_of
from companion.pile.event import Event, Health, Touched
from companion.pile.spots import NOWHERE, Spot, Spots
from companion.rules.games import GAMES
from companion.table.answer import Answer
from companion.table.expected_faces import expected_faces
from companion.table.hand_scan import Faces, deck_of
from companion.table.interpreter import Doubt, Draws, Interpreter
from companion.table.live import LiveTable
from companion.table.teaching import OneByOne, Opens, here
from companion.tags import BadDeck, Deck
from companion.vision import Eye
from companion.vision.bare.order import NAME
from companion.vision.messages import TaughtFaces
from companion.words import CantDo

log = logging.getLogger(__name__)

KEPT_EVERY = 20.0
"""Seconds between two times that what was learned about arms is saved."""
MOST = 8
"""Cameras that this machine looks through at once; each has a process of its own."""
EACH = 3
"""Cameras that one address may turn on."""
FORGOTTEN = 600.0
"""Seconds without a picture after which a phone's camera is turned off."""
FREE_BYTES = 2 * 2**30
"""Bytes that must be free on the disk for a film to be kept: the log comes first."""
FILMS = 2**30
"""Bytes of films that are kept."""
FAR_SECONDS = 15.0
"""Seconds of silence after which a `companion eye` elsewhere counts as gone."""


@dataclass(frozen=True, slots=True)
class State:
    """A camera's state, for those who look after it."""

    on: bool
    source: str | None
    health: tuple[Health, ...]
    beside: tuple[str, ...]
    drew: Draws | None
    doubt: Doubt | None
    last: Event | None
    arms: Mapping[str, float]
    """The direction from which each player reaches, in degrees around the pile, as far as it is known."""
    waits: str | None
    """The player who is asked to wave in."""
    spots: Spots
    """The piles' places in the picture."""

    @classmethod
    def hidden(cls, *, on: bool) -> "State":
        """The state that everybody else may ask for: only whether the camera is on."""
        return cls(on, None, (), (), None, None, None, {}, None, NOWHERE)

    def for_players(self) -> "State":
        """The state that everybody else gets, without cards beside the pile: they may be a hand shown to one player."""
        return replace(self, source=None, beside=(), last=None, arms={}, waits=None, spots=NOWHERE)


class ArmMemory(Protocol):
    """Saves what a table has learned about arms, so that a restart forgets nothing."""

    def settings(self) -> Mapping[str, object]: ...

    def set(self, name: str, value: object) -> None: ...


class TooMany(CantDo):
    """Raised when there are too many already; says so in one sentence."""


Tell = Callable[[str, State], None]
Taught = Callable[[str], tuple[tuple[str, bytes], ...]]
"""Looks up the faces of a bare deck as small pictures; none if no deck of that name was taught."""
Learn = Callable[[str, str, str, bytes | None], None]
"""Keeps a face of a deck of a game that was learned while people play, or forgets it where there is no picture."""


class Camera:
    """The camera of one table: a webcam here, a phone that sends pictures, or a `companion eye` elsewhere."""

    def __init__(
        self,
        live: LiveTable,
        tell: Tell,
        taught: Taught = lambda deck: (),
        keep: ArmMemory | None = None,
        learn: Learn = lambda deck, game, face, picture: None,
    ) -> None:
        self._live = live
        self._learn = learn
        self._keep = keep
        self._kept_at = 0.0
        self._taught = taught
        self._tell = tell
        self._interpreter = Interpreter(live)
        if keep is not None:
            self._interpreter.reaching.hands = arm_owners_of(
                keep.settings().get(self._kept_directions)
            )
        self._draw: Spot | None = None
        self._eye: Eye | None = None
        self._lock = threading.RLock()
        self._switch = threading.RLock()
        self._deck: tuple[str | None, Deck | None] = (None, None)
        self._named: str | None = None
        self._bare_named: str | None = None
        self._tags, self._any = True, False
        self.teaching: OneByOne | None = None
        """The deck that is being taught under this camera, one card after another."""
        self._health: dict[str, Health] = {}
        self._last: Event | None = None
        self._read: deque[Event] = deque(maxlen=500)
        self.source: str | None = None
        self.by: str | None = None
        """The address that turned it on; None while it is off."""
        self.pushed = time.monotonic()
        """When a phone last sent something."""
        self.shuffles = 0
        """How often the pile was swept up; an eye elsewhere asks for the pile when this number changes."""
        self._far: float | None = None

    def watch(
        self,
        source: str,
        *,
        deck: str | None = None,
        bare: str | None = None,
        tags: bool = True,
        any_cards: bool = False,
    ) -> None:
        """Begins to look, in a process of its own; a camera that fails never stops the table.

        `deck` is the name printed in the tags, `bare` a taught deck; the name of a taught deck works for both.
        With `any_cards` the faces of the game's box that nobody has taught are read, too.
        """
        with self._switch:
            by = self.by
            self.stop()
            self._named, self._deck = deck, self._on_the_table(deck)
            self._bare_named, self._tags, self._any = bare, tags, any_cards
            game, cards = self._deck
            taught = self._required_faces(game, bare or deck)
            eye = Eye(
                source,
                game=game,
                deck=cards,
                bare=taught,
                on_learned=self._keep_learned_faces(game),
            )
            self._read.clear()
            eye.start(self._take_event)
            if pile := self._live.pile(faces=True):
                eye.expect(pile)
            eye.place_draw(self._draw)
            if any_cards and (table := self._live.table) is not None:
                eye.expect_faces(expected_faces(table))
            with self._lock:
                self._eye, self.source, self.by = eye, source, by
        self._tell(self._live.id, self.state())

    def begun(self) -> None:
        """Notes that a match begins, perhaps with another deck than the camera was told to look for."""
        with self._switch:
            if self.source is not None and self._deck != self._on_the_table(self._named):
                self.watch(
                    self.source, deck=self._named, bare=self._bare_named, tags=self._tags,
                    any_cards=self._any,
                )  # fmt: skip

    def _required_faces(self, game: str | None, named: str | None) -> TaughtFaces | None:
        """The faces of the bare deck of that name; BadDeck when nobody may read those that lack.

        A face of which the box on the table holds no card may lack: boxes of one game come in several sizes.
        """
        if self._any and game is not None:
            return TaughtFaces(
                self._taught(named or _learned_deck_name(game)), only=not self._tags, game=game
            )
        faces = self._taught(named) if named else ()
        if not faces:
            return None
        known = {face for face, _ in faces}
        table = self._live.table
        missing = [] if table is None else [f for f in table.setting.deck.masks if f not in known]
        if missing:
            raise BadDeck(f"{named} is not all taught: {', '.join(missing)}.")
        return TaughtFaces(faces, only=not self._tags)

    def _keep_learned_faces(self, game: str | None) -> Callable[[str, bytes | None], None]:
        """Keeps how faces look that are learned while people play, under the deck's name or today's."""
        if not self._any or game is None:
            return lambda face, picture: None
        name = self._bare_named or _learned_deck_name(game)
        return lambda face, picture: self._learn(name, game, face, picture)

    def bare_faces(self, named: str | None) -> Faces:
        """The faces of the bare deck that it looks at, or else of the one with that name; none if some are unknown."""
        with self._switch:
            looked_at = (self._bare_named or self._named) if self.source is not None else None
        try:
            known = self._required_faces(self._game(), looked_at or named)
        except BadDeck:
            return ()
        return () if known is None else known.faces

    def _on_the_table(self, named: str | None) -> tuple[str | None, Deck | None]:
        """The game and the deck on the table."""
        game = self._game()
        tagged = None if named and self._taught(named) else named
        return game, deck_of(self._live.start, tagged)

    def _game(self) -> str | None:
        table = self._live.table
        return None if table is None else table.setting.game.name

    def stop(self) -> None:
        """Stops looking."""
        with self._switch:
            with self._lock:
                eye, self._eye, self.source, self.by = self._eye, None, None, None
                self._health.clear()
            self._remember(now=True)
            if eye is not None:
                eye.stop()
                self._tell(self._live.id, self.state())

    def push(self, picture: bytes) -> bool:
        """Takes a picture from a phone; returns whether the one before was skipped."""
        self.pushed = time.monotonic()
        return self._is_seeing().push(picture)

    def push_readings(self, tags: Sequence[tuple[str, Sequence[tuple[float, float]]]]) -> None:
        """Takes the tags that a phone read by itself in one frame."""
        self.pushed = time.monotonic()
        self._is_seeing().push_sightings(tags)

    def picture(self, *, plain: bool = False) -> bytes | None:
        """The newest picture, with what is seen drawn into it, or `plain` and in color."""
        eye = self._eye
        return None if eye is None else eye.picture(plain=plain)

    def alive(self) -> list[Answer]:
        """Notes a sign of life from an eye elsewhere on the network."""
        first = not self.far_eye
        self._far = time.monotonic()
        if first:
            self._tell(self._live.id, self.state())
        return []

    def sighted(self, event: Event, id_: str | None = None) -> list[Answer]:
        """Takes an event from an eye elsewhere on the network."""
        self._far = time.monotonic()
        return self._take_far_event(event, id_)

    def keep_film(self, folder: Path, opens: Opens = here) -> tuple[Path, float] | None:
        """Keeps the last half minute as a film with what was read; returns the file and its seconds."""
        eye = self._eye
        frames = () if eye is None else eye.film()
        if not frames:
            return None
        folder.mkdir(parents=True, exist_ok=True)
        kept = sum(one.stat().st_size for one in folder.glob("*.avi"))
        if kept > FILMS or shutil.disk_usage(folder).free < FREE_BYTES:
            raise TooMany(said={"say": "house-films"})
        path = folder / f"{datetime.now():%Y-%m-%d-%H%M%S}.avi"
        part = path.with_suffix(".part")
        try:
            with part.open("wb") as file:
                for frame in frames:
                    pickle.dump(frame, file)
            del frames
            return path, opens(_write_film, path, part, list(self._read))
        except BaseException:
            path.unlink(missing_ok=True)
            path.with_suffix(".jsonl").unlink(missing_ok=True)
            raise
        finally:
            part.unlink(missing_ok=True)

    @property
    def far_eye(self) -> bool:
        """Whether an eye elsewhere has been heard of lately."""
        return self._far is not None and time.monotonic() - self._far < FAR_SECONDS

    def expect_faces(self) -> None:
        """The referee's word about which faces may come next, where cards are read that nobody taught."""
        eye, table = self._eye, self._live.table
        if eye is not None and self._any and table is not None:
            eye.expect_faces(expected_faces(table))

    def expect(self) -> None:
        """Tells the eyes what lies in the pile after a reshuffle."""
        self.shuffles += 1
        eye = self._eye
        if eye is not None:
            eye.expect(self._live.pile(faces=True))

    def state(self) -> State:
        """The camera's state."""
        with self._lock:
            here, far = self._eye is not None, self.far_eye
            return State(
                here or far,
                self.source if here or not far else "elsewhere",
                self._all_ailments(),
                tuple(self._interpreter.beside),
                self._interpreter.draws,
                self._interpreter.doubt,
                self._last,
                self._interpreter.reaching.directions(),
                self._interpreter.reaching.waits,
                NOWHERE if self._eye is None else self._eye.spots,
            )

    def _all_ailments(self) -> tuple[Health, ...]:
        """What is wrong with the camera, or with following arms."""
        trouble = self._interpreter.reaching.trouble
        arms = () if trouble is None else (Health(0.0, trouble, ok=False, says=""),)
        return (*self._health.values(), *arms)

    def wave(self, player: str | None) -> None:
        """Takes the next hand at the pile for the named player's; None ends the wave-in."""
        table = self._live.table
        if table is not None:
            self._interpreter.reaching.sit(table.names)
        if player is None or (table is not None and player in table.names):
            self._interpreter.reaching.wave(player)
        self._tell(self._live.id, self.state())

    def place_arm(self, player: str, direction: float) -> None:
        """Notes the direction from which a player reaches, as somebody showed it in the picture."""
        table = self._live.table
        if table is not None:
            self._interpreter.reaching.sit(table.names)
            self._interpreter.reaching.place(player, direction)
        self._remember(now=True)
        self._tell(self._live.id, self.state())

    def place_draw(self, spot: Spot | None) -> None:
        """Notes where the draw pile lies without a mat, in shares of the picture."""
        self._draw = spot
        if (eye := self._eye) is not None:
            eye.place_draw(spot)
        self._tell(self._live.id, self.state())

    @property
    def _kept_directions(self) -> str:
        return f"arms {self._live.id}"

    def _remember(self, *, now: bool = False) -> None:
        """Saves now and then what was learned about arms."""
        hands = self._interpreter.reaching.hands
        if self._keep is None or hands is None or not hands.examples:
            return
        if now or time.monotonic() - self._kept_at > KEPT_EVERY:
            self._kept_at = time.monotonic()
            self._keep.set(self._kept_directions, hands.as_json())

    def pile(self) -> list[str]:
        """The cards that it knows to lie in the pile, from bottom to top."""
        eye = self._eye
        return [] if eye is None else [str(card) for card in eye.pile()]

    def _is_seeing(self) -> "Eye":
        eye = self._eye
        if eye is None:
            with self._switch:
                if self._eye is None:
                    self.watch("push:")
                eye = self._eye
        assert eye is not None
        return eye

    def _take_event(self, event: Event) -> None:
        self._take_far_event(event)

    def _take_far_event(self, event: Event, id_: str | None = None) -> list[Answer]:
        answers: list[Answer] = []
        if isinstance(event, Health):
            with self._lock:
                if event.ok:
                    self._health.pop(event.code, None)
                else:
                    self._health[event.code] = event
            if event.code == "moved" and not event.ok:
                self._interpreter.reaching.turned()
        else:
            try:
                answers = self._interpreter.hear(event, id_)
                self._remember(now=isinstance(event, Touched))
            except Exception:
                log.exception("what the camera saw could not be told: %s", event)
        self._last = event
        self._read.append(event)
        self._tell(self._live.id, self.state())
        return answers


def _learned_deck_name(game: str) -> str:
    """What a deck is called that is learned while people play: its game and the day."""
    title = GAMES[game].title
    return f"{title if NAME.fullmatch(title) else game} {datetime.now():%-d %B}"[:24]


def _write_film(path: Path, part: Path, events: Sequence[Event]) -> float:
    """Writes pictures into a film file; returns how many seconds it lasts."""
    from companion.vision.film_memory import write  # OpenCV is loaded in another process only

    def frames() -> Iterator[tuple[float, bytes]]:
        with part.open("rb") as file, suppress(EOFError):
            while True:
                yield pickle.load(file)

    return write(path, frames(), events)


class Cameras:
    """The camera of each table."""

    def __init__(
        self,
        tell: Tell,
        taught: Taught = lambda deck: (),
        keep: ArmMemory | None = None,
        learn: Learn = lambda deck, game, face, picture: None,
    ) -> None:
        self._tell = tell
        self._learn = learn
        self._taught = taught
        self._keep = keep
        self._cameras: dict[str, Camera] = {}
        self._lock = threading.Lock()

    def of(self, live: LiveTable) -> Camera:
        """The camera that looks at a table, whether it is on or not."""
        with self._lock:
            camera = self._cameras.get(live.id)
            if camera is None:
                camera = Camera(live, self._tell, self._taught, self._keep, self._learn)
                self._cameras[live.id] = camera
            return camera

    def turn_on(self, camera: Camera, by: str) -> None:
        """Counts this camera for an address; raises TooMany if too many are on already."""
        with self._lock:
            others = [one.by for one in self._cameras.values() if one.by is not None]
            if camera.by is None and (len(others) >= MOST or (by and others.count(by) >= EACH)):
                raise TooMany(said={"say": "house-cameras"})
            camera.by, camera.pushed = camera.by or by, time.monotonic()

    def forget(self, table: str) -> None:
        """Forgets a table that is gone."""
        with self._lock:
            camera = self._cameras.pop(table, None)
        if camera is not None:
            camera.stop()

    def rest(self) -> None:
        """Turns off the cameras of phones that have been silent for long."""
        for camera in list(self._cameras.values()):
            if camera.source == "push:" and time.monotonic() - camera.pushed > FORGOTTEN:
                camera.stop()

    def changed(self, table: str) -> None:
        """Something was entered at a table."""
        camera = self._cameras.get(table)
        if camera is not None:
            camera.expect_faces()

    def reshuffled(self, table: str) -> None:
        """Tells a table's camera that the pile has changed."""
        camera = self._cameras.get(table)
        if camera is not None:
            camera.expect()

    def conditions(self) -> dict[str, int]:
        """How many cameras look and are well, and how many look and aren't."""
        on = [state for state in (one.state() for one in list(self._cameras.values())) if state.on]
        unwell = sum(bool(state.health) for state in on)
        return {"well": len(on) - unwell, "unwell": unwell}

    def any_on(self) -> bool:
        """Whether any camera is on."""
        return any(camera.source is not None for camera in list(self._cameras.values()))

    def stop(self) -> None:
        """Turns all cameras off."""
        for camera in list(self._cameras.values()):
            camera.stop()
